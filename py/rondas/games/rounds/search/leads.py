"""How likely a good player leads each card of a hand, for rollouts of rounds 1 to 3.

A player there knows neither the other hand nor the stock. A rollout in which leads fit the other
hand would flatter whoever has the lead (strategy fusion; Frank and Basin, 1998). So a lead is drawn
at random, with weights that depend on what its player knows. Whole weights let all machines agree.
"""

from collections.abc import Sequence

from rondas.games.rounds.pack import RANK, SUIT, TWO_OF_HEARTS
from rondas.games.rounds.trumps import Trumps

CONTEXTS = 3
"""How the round stands: decided, open, or to be decided by its last trick."""
KINDS = 3
"""Cards of other suits, of the trump suit, and rank trumps."""
RANKS = 14
"""From ace to two, and the two of hearts by itself."""


WEIGHTS = (
    (100, 6, 8, 29, 49, 179, 130, 122, 634, 481, 294, 1799, 1097, 31),
    (5, 8, 19, 31, 32, 58, 153, 81, 74, 234, 100, 100, 293, 100),
    (100, 13, 21, 30, 60, 67, 90, 106, 224, 226, 167, 693, 497, 353),
    (10, 24, 62, 83, 63, 62, 68, 100, 100, 496, 213, 100, 100, 100),
    (100, 64, 114, 182, 29, 200, 483, 448, 560, 202, 276, 272, 670, 331),
    (30, 43, 115, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100),
    (100, 19, 41, 90, 125, 140, 126, 80, 89, 67, 49, 55, 39, 6),
    (12, 76, 99, 282, 161, 170, 133, 97, 57, 100, 78, 100, 100, 100),
    (100, 61, 69, 119, 166, 149, 157, 106, 85, 86, 72, 66, 50, 55),
    (72, 153, 197, 211, 212, 160, 153, 444, 128, 974, 289, 881, 100, 100),
    (100, 152, 140, 185, 146, 168, 155, 258, 212, 186, 212, 200, 244, 530),
    (81, 129, 351, 440, 533, 309, 70, 225, 297, 100, 100, 100, 100, 100),
    (100, 42, 47, 36, 24, 23, 13, 7, 9, 4, 3, 2, 3, 4),
    (38, 148, 161, 298, 56, 221, 34, 100, 73, 100, 106, 100, 100, 100),
    (100, 199, 145, 268, 52, 94, 50, 45, 78, 36, 42, 56, 129, 81),
    (125, 206, 256, 459, 148, 181, 294, 186, 171, 77, 100, 100, 282, 100),
    (100, 617, 910, 536, 343, 192, 425, 277, 445, 1017, 960, 626, 616, 100),
    (401, 532, 100, 250, 100, 100, 312, 187, 100, 100, 100, 100, 100, 100),
)  # fmt: skip
"""Fitted (docs/matches.md). For each context, and in it for each kind, a line while a higher card
of the suit may be out, and a line once none is; in a line the ranks."""


def context(took: Sequence[int]) -> int:
    """Return how the round stands, from the tricks that both have."""
    first, second = took
    if first > 2 or second > 2:
        return 0
    return 2 if first == second == 2 else 1


def weight(fixed: Trumps, card: int, stands: int, highest: bool) -> int:
    """Return how likely a lead is, against other cards of a hand. `stands` is a `context`;
    `highest`: the leader knows that the other holds no higher card of the suit."""
    kind = 2 if card in fixed.rank_trumps else int(SUIT[card] == fixed.suit)
    rank = RANKS - 1 if card == TWO_OF_HEARTS else RANK[card]
    return WEIGHTS[(stands * KINDS + kind) * 2 + highest][rank]
