"""The knowledge of a seat in High Five: its hand, and all cards that have lain face up."""

from __future__ import annotations

from collections.abc import Callable, Collection
from random import Random

from rondas.games._template.rules import PACK, HighFive
from rondas.rules.game import actor_of
from rondas.rules.given import Given
from rondas.rules.knowledge import Any_State, InformationState, Knowledge, common, masked


class HighFiveKnown(InformationState):
    """The information state of High Five: the keys every game has, and these."""

    first: int
    """The seat that leads first in the first round; -1: not drawn yet."""
    table: list[str]
    stock: int
    trick: list[str]
    taking: bool
    seen: list[str]
    """All cards of this round that have lain face up, in order."""
    points: list[list[int]]
    """For each round that has begun: the points of both."""


def hands(game: HighFive, seat: int | None) -> list[list[str]]:
    """Return both hands as their reader sees them."""
    return [masked(PACK.write(sorted(hand)), at == seat) for at, hand in enumerate(game.hands)]


class HighFiveKnowledge(Knowledge[HighFive]):
    """Hidden are the other hand and the stock."""

    def information_state(self, game: HighFive, seat: int | None) -> HighFiveKnown:
        return {
            **common(game, seat, hands(game, seat)),
            "first": game.first,
            "table": PACK.write(game.table),
            "stock": len(game.stock),
            "trick": PACK.write(game.trick),
            "taking": game.taking,
            "seen": PACK.write(game.seen),
            "points": [points[:] for points in game.points],
        }

    def position(self, game: HighFive, given: Given) -> None:
        game.first = game.actor = given.seat("turn", 0)
        game.table = given.cards("table", 2, "two lie open")
        game.seen = game.table[:]
        game.points = [[0, 0]]
        game.hands, game.stock = given.deal([5, 5], "a hand has five", 5 - len(game.table))

    def gone(self, state: Any_State) -> list[str]:
        return [card for card in state["seen"] if card not in state["table"] + state["trick"]]

    def determinizer(
        self, state: Any_State, forgotten: Collection[str] = ()
    ) -> Callable[[Random], HighFive]:
        known: HighFiveKnown = state
        base = HighFive(2, known["options"])
        base.actor = actor_of(known["actor"])
        base.first = known["first"]
        base.table = PACK.read(known["table"])
        base.trick = PACK.read(known["trick"])
        base.taking = known["taking"]
        base.seen = PACK.read(known["seen"])
        base.points = [points[:] for points in known["points"]]
        me = known["seat"]
        own = PACK.read(known["hands"][me]) if me is not None else []
        seen = {*base.seen, *own}.difference(PACK.read(forgotten))
        unseen = [card for card in PACK.cards() if card not in seen]
        sizes = [0 if seat == me else len(known["hands"][seat]) for seat in range(2)]

        def determinize(rng: Random) -> HighFive:
            new = base.copy()
            rng.shuffle(unseen)
            first, both = sizes[0], sum(sizes)
            new.hands = [unseen[:first], unseen[first:both]]
            if me is not None:
                new.hands[me] = own[:]
            new.stock = unseen[both : both + known["stock"]]
            return new

        return determinize
