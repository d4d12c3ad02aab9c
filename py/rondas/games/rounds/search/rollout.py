"""Playing a round of Rounds out fast, for search: hands as numbers, and sensible cards."""

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from functools import cache
from random import Random

from rondas.games.rounds.pack import POINTS, RANK, SUIT, TWO_OF_HEARTS
from rondas.games.rounds.revokes import Rounds
from rondas.games.rounds.state import ROUND_POINTS
from rondas.games.rounds.trumps import Trumps
from rondas.rules.game import CHANCE, SILENT

# A hand is a number with one bit for each card, the lower the bit the less the card counts, and
# then the lower its rank; a card's place is that number's length.
_ORDER = sorted(range(52), key=lambda card: (POINTS[card], -RANK[card]))
BIT = [1 << _ORDER.index(card) for card in range(52)]
CARD_AT = dict(enumerate(_ORDER, 1))


def bits(cards: Iterable[int]) -> int:
    return sum([BIT[card] for card in cards])


def cards_of(hand: int) -> list[int]:
    cards = []
    while hand:
        bit = hand & -hand
        cards.append(CARD_AT[bit.bit_length()])
        hand ^= bit
    return cards


HIGHER = [0] + [bits(range(13 * SUIT[card], card)) for card in CARD_AT.values()]
"""For each place, the higher cards of the suit."""
COUNTS_NOTHING = bits(card for card in range(52) if not POINTS[card])

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
"""How likely a good player leads each card of a hand, while there is a stock. For each context, and
in it for each kind, a line while a higher card of the suit may be out, and a line once none is; in
a line the ranks. Whole numbers, so that all machines agree. Fitted (docs/matches.md).

A player there knows neither the other hand nor the stock. A rollout in which leads fit the other
hand would flatter whoever has the lead (strategy fusion; Frank and Basin, 1998). So a lead is drawn
at random, by what its player knows."""


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


class BitTrumps:
    """`Trumps` in bits, and what a sensible player plays by them."""

    def __init__(self, fixed: Trumps) -> None:
        self.beats = [bits(cards) for cards in fixed.beats]
        """For each card led, the cards that beat it."""
        self.lawful = [
            (bits(follow), bits(due)) for follow, due in zip(fixed.follow, fixed.due, strict=True)
        ]
        """For each card led, the cards that follow suit, and those due if none does."""
        self.no_rank_trumps = bits(range(52)) - bits(fixed.rank_trumps)
        trump_suit = range(13 * fixed.suit, 13 * fixed.suit + 13)
        self.no_trumps = self.no_rank_trumps & ~bits(trump_suit)
        self.weights = [
            [
                [0, *(weight(fixed, card, stands, highest) for card in _ORDER)]
                for highest in (False, True)
            ]
            for stands in range(CONTEXTS)
        ]
        """How likely a card is led: by `context`, whether no higher one is out, and its place."""

    def reply(self, hand: int, lead: int) -> int:
        """A sensible card to follow with, as a bit: the cheapest that wins, or else the cheapest.
        Trumps are saved for when nothing else will do."""
        follow, due = self.lawful[lead]
        cards = hand & follow or hand & due or hand
        if winning := cards & self.beats[lead]:
            cards = winning & self.no_trumps or winning & self.no_rank_trumps or winning
        else:
            cards = cards & self.no_trumps & COUNTS_NOTHING or cards & self.no_rank_trumps or cards
        return cards & -cards

    def opening(self, hand: int, other: int) -> int:
        """A sensible card to lead with against the other hand, as a bit: the best that wins
        whatever is played to it, or else the cheapest."""
        left = hand
        while left:
            bit = 1 << left.bit_length() - 1
            left ^= bit
            lead = CARD_AT[bit.bit_length()]
            follow, due = self.lawful[lead]
            if not (other & follow or other & due or other) & self.beats[lead]:
                return bit
        cards = hand & self.no_trumps & COUNTS_NOTHING or hand & self.no_rank_trumps or hand
        return cards & -cards

    def likely_opening(self, hand: int, hidden: int, took: Sequence[int], chance: float) -> int:
        """A card to lead with for a player who does not see the `hidden` cards, as a bit: drawn as
        good players lead, by `chance`, 0 to 1."""
        if not hand & (hand - 1):
            return hand
        out, gone = self.weights[context(took)]
        cards = []
        sums = []
        total = 0
        while hand:
            bit = hand & -hand
            hand ^= bit
            at = bit.bit_length()
            total += (out if HIGHER[at] & hidden else gone)[at]
            cards.append(bit)
            sums.append(total)
        return cards[bisect_right(sums, int(chance * total))]


@cache
def bit_trumps(fixed: Trumps) -> BitTrumps:
    return BitTrumps(fixed)


def play_out(game: Rounds, rng: Random) -> None:
    """To the next deal, or to the count if none comes: the same as `apply` with every card that
    `reply` and `opening` choose, but in bits; `likely_opening` as long as there is a stock, which
    hides the other hand. Without revokes, at a turn to play.

    Leaves what `returns` needs.
    """
    random = rng.random
    stock = bits(game.stock)
    hands = [bits(hand) for hand in game.hands]
    lead, leader = game.lead, game.actor
    if lead >= 0:
        leader = 1 - leader
    points = game.points[:]
    took = game.took()
    for _, first, second, owner in game.tricks:
        points[owner] += POINTS[first] + POINTS[second]
    fixed = bit_trumps(game.trumps)
    beats = fixed.beats
    while True:
        for _ in range(game.length - sum(took)):
            if lead < 0:
                own, other = hands[leader], hands[1 - leader]
                if stock:
                    bit = fixed.likely_opening(own, stock | other, took, random())
                else:
                    bit = fixed.opening(own, other)
                lead = CARD_AT[bit.bit_length()]
                hands[leader] = own ^ bit
            bit = fixed.reply(hands[1 - leader], lead)
            hands[1 - leader] ^= bit
            stake = POINTS[lead] + POINTS[CARD_AT[bit.bit_length()]]
            if beats[lead] & bit:
                leader = 1 - leader
            points[leader] += stake
            took[leader] += 1
            lead = -1
        if game.round == 5:
            took[leader] += 1
            points[leader] += sum([POINTS[card] for card in game.pile])
        points[0 if took[0] > took[1] else 1] += ROUND_POINTS
        if game.round != 4:
            break
        game.round, game.length = 5, 4
        took = [0, 0]
        leader = 1 - game.dealer
    game.tricks = []
    game.lead = -1
    game.points = points
    game.hands = [cards_of(hand) for hand in hands]
    if game.round == 5:
        game.count(SILENT)
    else:
        game.actor = CHANCE
