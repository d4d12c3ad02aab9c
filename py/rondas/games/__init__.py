"""The games, found by looking: every module here that has a `GAME` is one."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module

from rondas.game import Game
from rondas.words import brief


@cache
def all_games() -> dict[str, type[Game]]:
    """The games by id, in the order of their modules' names. Modules with a leading
    underscore are not offered."""
    games: dict[str, type[Game]] = {}
    for module in pkgutil.iter_modules(__path__):
        if not module.name.startswith("_"):
            game: type[Game] = import_module(f"{__name__}.{module.name}").GAME
            games[game.id] = game
    return games


def find(name: object) -> type[Game]:
    """The game with this id; ValueError that lists the ids there are."""
    games = all_games()
    if not isinstance(name, str) or name not in games:
        raise ValueError(f"game: no game {brief(name)}; there are {', '.join(games)}")
    return games[name]
