"""The bots that do not calculate, and one that leaves it to another."""

from random import Random

from rondas.games import find
from rondas.rules.knowledge import Any_State
from rondas.tables.table import Bot

BOLDNESS = 0.35
"""How often a fox gives in to a temptation."""


class RandomBot:
    """Any legal action."""

    def choose(self, state: Any_State, rng: Random) -> str:
        legal: list[str] = state["legal"]
        return legal[rng.randrange(len(legal))]


class GreedyBot:
    """The heuristic action of the game's own model."""

    def choose(self, state: Any_State, rng: Random) -> str:
        return find(state["game"]).model.heuristic_action(state, rng)


class FoxBot:
    """Another bot's play, but now and then a revoke, or whatever the game lets it do."""

    def __init__(self, other: Bot) -> None:
        self.other = other

    def choose(self, state: Any_State, rng: Random) -> str:
        tempting = find(state["game"]).model.temptations(state)
        if tempting and rng.random() < BOLDNESS:
            return tempting[rng.randrange(len(tempting))]
        return self.other.choose(state, rng)
