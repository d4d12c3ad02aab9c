"""What a seat sees of a free table: everything but the others' hands, the piles and the stock."""

from __future__ import annotations

from collections.abc import Collection

from rondas.games.free_.rules import FreeTable
from rondas.rules.given import Given
from rondas.rules.knowledge import Any_State, Determinizer, Knowledge


class FreeKnowledge(Knowledge[FreeTable]):
    """The places of a free table as they are seen."""

    rules = FreeTable

    def determinizer(
        self, state: Any_State, forgotten: Collection[str] = ()
    ) -> Determinizer[FreeTable]:
        raise ValueError("a free table has no rules that say what the unknown cards can be")

    def position(self, game: FreeTable, given: Given) -> None:
        for place in dict.fromkeys([*game.places, *given.keys()]):
            game.lay(place, given.row(place))
