"""The search model of High Five: the minimum that every bot needs."""

from __future__ import annotations

from random import Random

from rondas.games._template.rules import HighFive
from rondas.rules.game import OVER
from rondas.rules.knowledge import Any_State
from rondas.rules.model import SearchModel, shares

EVEN = 10
"""How many points for each seat a lead is measured against: the more, the less a lead says."""


class HighFiveModel(SearchModel[HighFive]):
    """Points win."""

    def returns(self, game: HighFive) -> list[float]:
        if game.actor == OVER:
            return shares(game.winners(), 2)
        scores = game.scores()
        return [(score + EVEN) / (sum(scores) + 2 * EVEN) for score in scores]

    def heuristic_action(self, state: Any_State, rng: Random) -> str:
        """The highest card, whether played or taken."""
        legal: list[str] = state["legal"]
        return max(legal, key=lambda action: action.split(" ")[1])
