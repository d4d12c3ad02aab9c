"""The games, found by looking: every package here that has a `GAME` is one.

A game's package has rooms of its own, and names the four things that the rest of the house
knows it by. The layers point one way: rules know none of the others.
"""

from __future__ import annotations

import pkgutil
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any

from rondas.game import Game
from rondas.knowledge import Knowledge
from rondas.model import SearchModel
from rondas.presentation import Presentation
from rondas.text import brief


@dataclass(frozen=True, slots=True)
class Kit:
    """All there is to a game."""

    rules: type[Game]
    knowledge: Knowledge[Any]
    model: SearchModel[Any]
    presentation: type[Presentation[Any]]

    def __repr__(self) -> str:
        return f"Kit({self.id})"

    @property
    def id(self) -> str:
        """The game's id."""
        return self.rules.id


@cache
def all_games() -> dict[str, Kit]:
    """The games by id, in the order of their packages' names. Packages with a leading
    underscore are not offered."""
    games: dict[str, Kit] = {}
    for module in pkgutil.iter_modules(__path__):
        if not module.name.startswith("_"):
            game: Kit = import_module(f"{__name__}.{module.name}").GAME
            games[game.id] = game
    return games


def find(name: object) -> Kit:
    """The game with this id; ValueError that lists the ids there are."""
    games = all_games()
    if not isinstance(name, str) or name not in games:
        raise ValueError(f"game: no game {brief(name)}; there are {', '.join(games)}")
    return games[name]
