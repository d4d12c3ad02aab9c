"""The two bots that do not calculate."""

from __future__ import annotations

from random import Random

from rondas.game import View
from rondas.games import find


class RandomBot:
    """Any legal action."""

    def choose(self, view: View, rng: Random) -> str:
        legal: list[str] = view["legal"]
        return legal[rng.randrange(len(legal))]


class GreedyBot:
    """The game's own rule of thumb."""

    def choose(self, view: View, rng: Random) -> str:
        return find(view["game"]).rule_of_thumb(view, rng)
