"""The bots that do not calculate, and one that leaves it to another."""

from __future__ import annotations

from random import Random

from rondas.game import View
from rondas.games import find
from rondas.table import Bot


class RandomBot:
    """Any legal action."""

    def choose(self, view: View, rng: Random) -> str:
        legal: list[str] = view["legal"]
        return legal[rng.randrange(len(legal))]


class GreedyBot:
    """The game's own rule of thumb."""

    def choose(self, view: View, rng: Random) -> str:
        return find(view["game"]).rule_of_thumb(view, rng)


class FoxBot:
    """Another bot's play, but now and then mischief where the game lets it."""

    def __init__(self, other: Bot) -> None:
        self.other = other

    def choose(self, view: View, rng: Random) -> str:
        tempting = find(view["game"]).mischief(view)
        if tempting and rng.random() < BOLDNESS:
            return tempting[rng.randrange(len(tempting))]
        return self.other.choose(view, rng)


BOLDNESS = 0.35
"""How often a fox gives in to a temptation."""
