"""Hidden hands of Moroccan Ronda, dealt so that they fit what was announced.

By rejection sampling (von Neumann, 1951), first simply: whole deals are tried until one fits,
which makes all that fit equally likely. Where `MOST_TRIES` deals fail, hands are built one after
the other, each in one of the ways that are left. Of two results the one whose way left more to
choose from is then too rare, and each is kept with odds in proportion to that, bounded by the
choice there is with a full pool. After `MOST_BUILT` results the last one is taken as it is.
"""

from bisect import bisect_right
from collections.abc import Callable, Sequence
from itertools import accumulate
from math import comb
from random import Random

from rondas.games.moroccan_ronda.basis.lore import NONE, Rest, rest_of
from rondas.games.moroccan_ronda.basis.pack import RANK
from rondas.games.moroccan_ronda.rules import MoroccanRonda
from rondas.rules.cards import shuffled

BELIEF = 0.85
"""The share of deals, 0 to 1, in which an announcement that may be a lie is believed. A
judgement: it depends on who plays."""
MOST_TRIES = 16
"""Whole deals tried before hands are built one after the other."""
MOST_BUILT = 64
"""Sets of hands built before one is taken that may be a little too likely."""

Ranked = Sequence[Sequence[int]]
"""Cards by rank."""


def redeal(
    known: MoroccanRonda, sizes: Sequence[int], stock: int, forgotten: Sequence[int]
) -> Callable[[Random], MoroccanRonda]:
    """Return a source of games that complete one without hidden cards; `sizes` and `stock`: cards
    in the hands and in the stock. After a position, or with `forgotten` cards, there may be more
    unseen cards.

    In honest mode announcements are facts (MR-6.8). In free mode they may be lies, and each is
    believed as often as `BELIEF` says.
    """
    lore = known.lore
    seats = [seat for seat in range(known.players) if len(known.hands[seat]) < sizes[seat]]
    unseen = [*known.unseen(), *forgotten]
    # In the first batch what was shuffled back is in the stock, for all hands were dealt.
    back = {card for card in known.returned if known.batch == 1}
    pool = [card for card in unseen if card not in back]
    bottom = [card for card in unseen if card in back]
    free = known.house.free
    by_rank = [[card for card in pool if RANK[card] == rank] for rank in range(10)]
    wanted = []
    for seat in seats:
        said = known.said[seat]
        if known.announced(seat) and sizes[seat] + len(known.played(seat)) == lore.size:
            hand = Wanted(seat, said == NONE, lore.completions(known.nodes[seat], said), by_rank)
            if hand.count:
                wanted.append(hand)

    def determinize(rng: Random) -> MoroccanRonda:
        new = known.copy()
        believed = [hand for hand in wanted if not free or rng.random() < BELIEF]
        gone: set[int] = set()
        if believed:
            hands = (
                try_hands(rng, pool, by_rank, believed) or build_hands(rng, by_rank, believed) or ()
            )
            for hand, cards in zip(believed, hands, strict=False):
                new.hands[hand.seat] = cards
                gone.update(cards)
        rest = shuffled([card for card in pool if card not in gone], rng)
        at = 0
        for seat in seats:
            if not new.hands[seat]:
                new.hands[seat] = rest[at : at + sizes[seat]]
                at += sizes[seat]
        left = shuffled(rest[at:] + bottom, rng) if bottom else rest[at:]
        new.stock = left[:stock]
        return new

    return determinize


class Wanted:
    """The conditions on a hidden hand."""

    def __init__(self, seat: int, plain: bool, fits: Sequence[Rest], by_rank: Ranked) -> None:
        self.seat = seat
        self.plain = plain
        """Whether most hands will do."""
        self.fits = fits
        """The cards that it may contain."""
        self.rests = frozenset(fits)
        self.size = sum(n for _, n in fits[0]) if fits else 0
        self.sums = list(accumulate(ways(by_rank, rest) for rest in fits))
        """How many hands there are of the first of `fits`, of the first two, and so on."""
        self.count = self.sums[-1] if fits else 0
        """How many hands fit."""

    def draw(self, rng: Random, by_rank: Ranked) -> list[int]:
        """A hand that fits, all equally likely."""
        rest = self.fits[bisect_right(self.sums, rng.randrange(self.count))]
        return [card for rank, n in rest for card in shuffled(by_rank[rank], rng)[:n]]


def try_hands(
    rng: Random, pool: Sequence[int], by_rank: Ranked, wanted: Sequence[Wanted]
) -> list[list[int]] | None:
    """Cards for hands that fit, all ways of it equally likely; None if some tries fail.

    Each try draws what is rare by itself, deals the plain hands from the rest, and is
    dropped whole if anything does not go together.
    """
    for _ in range(MOST_TRIES):
        hands = [[] if hand.plain else hand.draw(rng, by_rank) for hand in wanted]
        gone = {card for cards in hands for card in cards}
        if len(gone) < sum(map(len, hands)):
            continue
        rest = shuffled([card for card in pool if card not in gone], rng)
        for at, hand in enumerate(wanted):
            if hand.plain:
                hands[at], rest = rest[: hand.size], rest[hand.size :]
                if rest_of([RANK[card] for card in hands[at]]) not in hand.rests:
                    break
        else:
            return hands
    return None


def build_hands(rng: Random, by_rank: Ranked, wanted: Sequence[Wanted]) -> list[list[int]] | None:
    """The same where few deals fit; None if there is no way.

    Hands are built one after the other. As the first leave more or less room for the
    next, a result is taken with the odds that even this out.
    """
    spare = None
    for _ in range(MOST_BUILT):
        left = [list(cards) for cards in by_rank]
        count = sum(map(len, by_rank))
        hands: list[list[int]] = []
        odds = 1.0
        for hand in wanted:
            sums = list(accumulate(ways(left, rest) for rest in hand.fits))
            total = sums[-1]
            if not total:
                break
            if hands:
                odds *= total / min(hand.count, comb(count, hand.size))
            fit = hand.fits[bisect_right(sums, rng.randrange(total))]
            each = [left[rank] for rank, n in fit for _ in range(n)]
            hands.append([cards.pop(rng.randrange(len(cards))) for cards in each])
            count -= hand.size
        else:
            if rng.random() < odds:
                return hands
            spare = hands
    return spare or first_hands([list(cards) for cards in by_rank], [hand.fits for hand in wanted])


def ways(left: Ranked, rest: Rest) -> int:
    """How many hands of these ranks there are among the cards left of each rank."""
    product = 1
    for rank, n in rest:
        product *= comb(len(left[rank]), n)
    return product


def first_hands(left: list[list[int]], wanted: Sequence[Sequence[Rest]]) -> list[list[int]] | None:
    """The first hands that fit, found by trying all."""
    if not wanted:
        return []
    for rest in wanted[0]:
        if ways(left, rest):
            fewer = [cards[:] for cards in left]
            hand = [fewer[rank].pop() for rank, n in rest for _ in range(n)]
            others = first_hands(fewer, wanted[1:])
            if others is not None:
                return [hand, *others]
    return None
