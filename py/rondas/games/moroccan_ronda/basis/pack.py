"""The pack of Moroccan Ronda (MR-1.2), and its ranks as small integers."""

from rondas.rules.cards import SPANISH_40

PACK = SPANISH_40
RANKS = PACK.ranks[:10]
RANK = [card % 10 for card in range(40)]
"""The rank of each card: 0 to 9 for 1 to 7 and 10 to 12, in the order of sequences (MR-1.3)."""
ONE, TWELVE = 0, 9


def by_rank(card: int) -> tuple[int, int]:
    """The order in which cards are shown: by rank, for suits do not matter."""
    return RANK[card], card


def members(mask: int) -> list[int]:
    """The ranks (or seats) in a bit mask, in order."""
    return [at for at in range(mask.bit_length()) if mask >> at & 1]
