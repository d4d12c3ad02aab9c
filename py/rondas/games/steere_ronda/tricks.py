"""Tricks of Ronda, fast: tables that say at once what SR-4 says in words.

`ranking` in the rules is the same written plainly; a test holds them equal.
"""

from collections.abc import Sequence
from itertools import permutations

from rondas.games.steere_ronda.state import SUIT

# Hands as numbers with one bit for each card, the lower the rank the lower the bit; a card's
# place is the length of that number: 1 to 48.
BIT = [1 << (card % 12 * 4 + SUIT[card]) for card in range(48)]
PLACE = [bit.bit_length() for bit in BIT]
ROW = [49 * place for place in PLACE]
CARD_AT = {place: card for card, place in enumerate(PLACE)}
HIGHER = [0] * 49
"""For each place: the cards of the same suit and a higher rank."""
THIRD_WINS = [0] * (49 * 49)
"""For the places of the first two cards (the first counts 49): the third cards that win."""
SECOND_WINS = [0] * (49 * 49)
"""The same: the third cards with which the second wins."""


def trick_winner(first: int, second: int, third: int) -> int:
    """Which of three cards has the highest value (SR-4): 0, 1 or 2 in the order of play."""
    at = ROW[first] + PLACE[second]
    if THIRD_WINS[at] & BIT[third]:
        return 2
    return 1 if SECOND_WINS[at] & BIT[third] else 0


def _fill_tables() -> None:
    suits = [sum(BIT[suit * 12 : suit * 12 + 12]) for suit in range(4)]
    for a in range(48):
        HIGHER[PLACE[a]] = sum(BIT[a + 1 : SUIT[a] * 12 + 12])
    for a, b in permutations(range(48), 2):
        x, y = SUIT[a], SUIT[b]
        at = ROW[a] + PLACE[b]
        if x == y:
            THIRD_WINS[at] = HIGHER[PLACE[max(a, b)]]
            SECOND_WINS[at] = (1 << 48) - 1 - THIRD_WINS[at] if b > a else 0
            continue
        third = HIGHER[PLACE[a]] | HIGHER[PLACE[b]]
        second = suits[y]
        for z in {0, 1, 2, 3} - {x, y}:
            # The missing suit breaks the circle: the suit after it heads the chain.
            head = (7 - x - y - z) % 4
            third |= suits[z] * (head == z)
            second |= suits[z] * (head == y)
        THIRD_WINS[at] = third
        SECOND_WINS[at] = second & ~third


_fill_tables()


def beating(trick: Sequence[int]) -> int:
    """The cards over a single one of their suit, or those with which the third wins."""
    if len(trick) == 1:
        return HIGHER[PLACE[trick[0]]]
    return THIRD_WINS[ROW[trick[0]] + PLACE[trick[1]]]


def lowest(hand: Sequence[int], trick: Sequence[int]) -> list[int]:
    """Return the third seat's lowest winner and lowest other card in each suit."""
    wins = beating(trick)
    found = {}
    for card in sorted(hand, reverse=True):
        found[SUIT[card], BIT[card] & wins != 0] = card
    return sorted(found.values(), key=BIT.__getitem__)


def cheapest(hand: Sequence[int], trick: Sequence[int]) -> int:
    """The lowest card that plays over a single one or wins as the third; else the lowest."""
    bits = [BIT[card] for card in hand]
    over = beating(trick) if trick else 0
    return CARD_AT[min([bit for bit in bits if bit & over] or bits).bit_length()]
