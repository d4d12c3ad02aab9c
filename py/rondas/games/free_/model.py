"""A free table has no ends to search for."""

from __future__ import annotations

from random import Random

from rondas.games.free_.rules import FreeTable
from rondas.rules.knowledge import Any_State
from rondas.rules.model import SearchModel, shares


class FreeModel(SearchModel[FreeTable]):
    """Nobody wins, and no bot plays."""

    def returns(self, game: FreeTable) -> list[float]:
        return shares(range(game.players), game.players)

    def heuristic_action(self, state: Any_State, rng: Random) -> str:
        raise ValueError("a free table has no rules that say what can be played")
