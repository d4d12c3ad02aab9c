"""The pack of Moroccan Ronda (MR-1.2), its ranks as small integers, and what a card captures."""

from rondas.rules.cards import SPANISH_40
from rondas.rules.schema import members as members  # noqa: PLC0414 (imported from here)

PACK = SPANISH_40
RANKS = PACK.ranks[:10]
RANK = [card % 10 for card in range(40)]
"""The rank of each card: 0 to 9 for 1 to 7 and 10 to 12, in the order of sequences (MR-1.3)."""
ONE, TWELVE = 0, 9


def by_rank(card: int) -> tuple[int, int]:
    """The order in which cards are shown: by rank, for suits do not matter."""
    return RANK[card], card


# The cards that a card captures, plainly and fast: sets of ranks as bit masks.

SETS = 1 << 10
"""The number of sets of ranks."""
COUNT = [bin(ranks).count("1") for ranks in range(SETS)]
"""How many ranks are in a set."""


def run(rank: int, table: int) -> int:
    """The rank, and the ranks on the table that continue the sequence upwards (MR-3.2)."""
    taken = 0
    while table >> rank & 1:
        taken |= 1 << rank
        rank += 1
    return taken


TAKEN = [[run(rank, table) for table in range(SETS)] for rank in range(10)]
"""The results of `run` …"""
SIZES = [[COUNT[taken] for taken in row] for row in TAKEN]
"""… and how many ranks they have."""
