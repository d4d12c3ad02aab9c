"""The cards that a seat does not see: full games drawn exactly from all that fit.

The ways in which the cards seen can have come with the deals are counted by dynamic programming
over the deals, and a full deal is drawn in proportion to these counts: every one is equally
likely, and none is thrown away. Revokes that a later card would have exposed are sorted out by
rejection sampling, with at most `TRIES` tries.
"""

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from math import perm
from random import Random

from rondas.games.rounds.revokes import Rounds
from rondas.games.rounds.state import HANDS, STOCKS
from rondas.games.rounds.trumps import trumps
from rondas.rules.cards import shuffled
from rondas.rules.knowledge import Determinizer

DEALT = (9, 5, 5, 5)
"""RO-1.4, RO-2.2, RO-2.3: the cards that each deal of a game gives a player."""
TRIES = 20
"""How many games are drawn for one without a revoke that should have been exposed."""
REVOKES_AT_FIRST = 0.04
"""The probability that a player who could follow did not, before anybody has been caught; a
judgement, not fitted, like the next two."""
REVOKES_IF_CAUGHT = 0.2
"""The factor by which each call that found a revoke of the player raises it."""
REVOKES_AT_MOST = 0.8

Void = tuple[int, int, frozenset[int]]
"""Cards that a seat did not hold: the round, its play in the game (from 0), the cards."""


def worlds(base: Rounds, seat: int, forgotten: Sequence[int]) -> Determinizer[Rounds]:
    """A source of games that fit what a seat knows: `base`, where all it has not seen is left
    out. The seat has `forgotten` that these cards are gone."""
    other = 1 - seat
    hidden = [*base.unseen(), *forgotten]
    shown = list(voids(base, other))
    if forgotten or (base.round > 1 and not base.rounds[0]):
        return _of_this_round(base, other, hidden, shown)
    fair = Redeal(base, other, hidden, shown)
    if base.strict is None:
        return fair.draw
    # A player who did not follow may have revoked. That is the likelier, the less likely it is that
    # they could not follow, and the more often they have been caught.
    free = Redeal(base, other, hidden, []) if shown else fair
    caught = sum([entry.points[seat] > 0 for entry in base.sheet if entry.caller == seat])
    doubt = free.weight * min(REVOKES_AT_FIRST + REVOKES_IF_CAUGHT * caught, REVOKES_AT_MOST)
    doubt /= doubt + fair.weight

    def world(rng: Random) -> Rounds:
        for _ in range(TRIES):
            new = (free if rng.random() < doubt else fair).draw(rng)
            # A play that would have exposed a revoke, but did not: there was none.
            if not _overdue(new, other):
                break
        return new

    return world


def _of_this_round(
    base: Rounds, seat: int, hidden: list[int], voids: list[Void]
) -> Determinizer[Rounds]:
    """A source of games where the first rounds are not known, or not remembered: the seat
    holds any unseen cards but those that it has shown not to hold in this round."""
    dealt = min(base.round, 4)
    absent = {card for number, _, cards in voids if min(number, 4) == dealt for card in cards}
    played = sum(number == base.round for number, _, _ in plays(base, seat))
    size = HANDS[base.round - 1] - played - len(base.hands[seat])

    def world(rng: Random) -> Rounds:
        pool = shuffled(hidden, rng)
        pool.sort(key=absent.__contains__)
        new = base.copy()
        new.hands[seat] += pool[:size]
        rest = shuffled(pool[size:], rng)
        new.stock = tuple(rest[: STOCKS[base.round - 1]])
        return new

    return world


def plays(game: Rounds, seat: int) -> Iterator[tuple[int, int, int]]:
    """The seat's plays in this game, in order: the round, the card, the lead or -1."""
    for number, tricks in enumerate((*game.rounds, game.tricks), 1):
        for leader, lead, card, _ in tricks:
            yield (number, lead, -1) if leader == seat else (number, card, lead)
    if game.lead >= 0 and game.actor != seat:
        yield game.round, game.lead, -1


def voids(game: Rounds, seat: int) -> Iterator[Void]:
    """Return the cards that the seat did not hold if it has kept to the rules (RO-3.1, RO-3.4).
    Plays that a later play, or a known card, shows to be revokes are left out."""
    all_plays = list(plays(game, seat))
    for at, (number, card, lead) in enumerate(all_plays):
        fixed = trumps(game.pile[min(number, 4) - 1], game.together)
        if lead < 0 or card in fixed.follow[lead]:
            continue
        absent = fixed.follow[lead]
        if card not in fixed.due[lead]:
            absent |= fixed.due[lead]
        since = [c for n, c, _ in all_plays[at + 1 :] if n == number]
        if game.strict is not None:
            since += game.hands[seat]
        if absent.isdisjoint(since):
            yield number, at, absent


def _overdue(game: Rounds, seat: int) -> bool:
    """Whether the seat has an open revoke that a later play would have exposed."""
    played = {card for number, card, _ in plays(game, seat) if number == game.round}
    return any(not played.isdisjoint(lawful) for _, lawful in game.revokes(seat))


class Redeal:
    """Return a source of full games, each fitting full deal equally likely.

    A card of a hand came with one of the deals of the game, of 9, 5, 5 and 5 cards. It cannot have
    been there when its holder showed to have none of its kind. The number of cards of each deal
    that are still held decides in how many ways the unseen cards can fill the rest.
    """

    def __init__(self, game: Rounds, seat: int, hidden: list[int], voids: list[Void]) -> None:
        """`hidden` are the unseen cards, of which some fill the seat's hand."""
        self.game = game
        self.seat = seat
        self.classes: list[list[int]] = [[] for _ in range(6)]
        """The unseen cards by the earliest deal that they can have come with."""
        for card in hidden:
            self.classes[_earliest(card, voids)].append(card)
        self.splits: list[list[int]] = []
        """The ways to take the hidden cards from the deals; none only after revokes."""
        self.sums: list[int] = []
        """The weight of the first way, of the first two, and so on."""
        self.weight = 0
        """In how many ways the cards can have come."""
        for counts, weight in self._ways(voids).items():
            left = [size - count for size, count in zip(DEALT, counts, strict=False)]
            pool = 0
            for deal, n in enumerate(left, 1):
                pool += len(self.classes[deal])
                weight *= perm(pool, n)
                pool -= n
                if not weight:
                    break
            else:
                self.weight += weight
                self.sums.append(self.weight)
                self.splits.append(left)

    def _ways(self, voids: list[Void]) -> dict[tuple[int, ...], int]:
        """In how many ways the cards seen can have come, by how many came with each deal."""
        deals = min(self.game.round, 4)
        ways = {(0,) * deals: 1}
        played = [
            (card, min(number, 4), at)
            for at, (number, card, _) in enumerate(plays(self.game, self.seat))
        ]
        shown = [(card, deals, len(played)) for card in self.game.hands[self.seat]]
        for card, latest, at in (*played, *shown):
            earliest = _earliest(card, [void for void in voids if void[1] < at])
            more: dict[tuple[int, ...], int] = {}
            for counts, n in ways.items():
                for deal in range(earliest - 1, latest):
                    if counts[deal] < DEALT[deal]:
                        key = (*counts[:deal], counts[deal] + 1, *counts[deal + 1 :])
                        more[key] = more.get(key, 0) + n * (DEALT[deal] - counts[deal])
            ways = more
        return ways

    def draw(self, rng: Random) -> Rounds:
        left = self.splits[bisect_right(self.sums, rng.randrange(self.weight))]
        new = self.game.copy()
        hand = new.hands[self.seat]
        pool: list[int] = []
        for deal, cards in enumerate(self.classes):
            if cards:
                pool += cards
                rng.shuffle(pool)
            if 0 < deal <= len(left):
                n = left[deal - 1]
                hand += pool[:n]
                del pool[:n]
        new.stock = tuple(pool)
        return new


def _earliest(card: int, voids: list[Void]) -> int:
    """The first deal, from 1, that the card can have come with; 5 where none is left."""
    return 1 + max([min(number, 4) for number, _, cards in voids if card in cards], default=0)
