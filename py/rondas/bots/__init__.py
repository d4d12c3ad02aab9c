"""Bots by name. A bot chooses from a view, so it knows what its seat knows and nothing else."""

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


def make(name: str) -> Bot:
    """The bot with this name; ValueError if there is none."""
    bots = {"random": RandomBot, "greedy": GreedyBot, "easy": GreedyBot, "medium": GreedyBot, "hard": GreedyBot}
    if name not in bots:
        raise ValueError(f"bots: no bot {name!r}; there are {', '.join(bots)}")
    return bots[name]()
