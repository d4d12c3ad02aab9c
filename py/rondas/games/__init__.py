"""The games, found by looking: every package here is one, `GAME` its kit, its id the
package's name with hyphens.

A game's package has rooms of its own, and names the five things that the rest of the house
knows it by. The layers point one way: rules know none of the others.
"""

import pkgutil
from collections import UserDict
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any

from rondas.rules.game import Game
from rondas.rules.guide import Guide
from rondas.rules.knowledge import Knowledge
from rondas.rules.model import SearchModel
from rondas.rules.presentation import NOTHING, Presentation
from rondas.text import brief


@dataclass(frozen=True, slots=True)
class Kit:
    """All there is to a game."""

    rules: type[Game]
    knowledge: Knowledge[Any]
    model: SearchModel[Any]
    presentation: type[Presentation[Any]]
    guide: type[Guide[Any]]

    def __repr__(self) -> str:
        return f"Kit({self.id})"

    @property
    def id(self) -> str:
        return self.rules.id

    def info(self, chosen: Mapping[str, object] = NOTHING) -> dict[str, Any]:
        """Return what the page needs to show the game; see `Presentation.info`."""
        return {**self.presentation.info(self.rules, chosen), "counted": self.model.counted}


class Games(UserDict[str, Any]):
    """The kits of the games by id; each game is imported when it is first asked for."""

    def __getitem__(self, game_id: str) -> Kit:
        kit: Kit = self.data[game_id] or _kit(game_id.replace("-", "_"))
        self.data[game_id] = kit
        return kit


def _packages() -> list[str]:
    return [module.name for module in pkgutil.iter_modules(__path__)]


def _kit(package: str) -> Kit:
    kit: Kit = import_module(f"{__name__}.{package}").GAME
    return kit


@cache
def all_games() -> Games:
    """The games, in the order of their packages' names; none that begins or ends with `_`."""
    offered = [name for name in _packages() if name == name.strip("_")]
    return Games(dict.fromkeys(name.replace("_", "-") for name in offered))


def find(name: object) -> Kit:
    """The game with this id; ValueError that lists the ids there are."""
    games = all_games()
    if not isinstance(name, str) or name not in games:
        raise ValueError(f"game: no game {brief(name)}; there are {', '.join(games)}")
    return games[name]


@cache
def unlisted() -> dict[str, Kit]:
    """Tables for records and positions that nobody can play: packages that end with `_`."""
    kits = [_kit(name) for name in _packages() if name.endswith("_")]
    return {kit.id: kit for kit in kits}


def shown(name: object) -> Kit:
    """The game of a record or a position, which may be an unlisted one."""
    found = unlisted().get(name) if isinstance(name, str) else None
    return found or find(name)
