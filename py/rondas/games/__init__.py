"""The games, found by looking: every package here is one, `GAME` its kit, its id the
package's name with hyphens.

A game's package has rooms of its own, and names the five things that the rest of the house
knows it by. The layers point one way: rules know none of the others.
"""

import pkgutil
from collections.abc import Iterator, Mapping, MutableMapping
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


class Games(MutableMapping[str, Kit]):
    """The games by id, in the order of their packages' names; each is imported when it is first
    asked for. Packages with an underscore at an end of their names are not offered."""

    def __init__(self) -> None:
        packages = [module.name for module in pkgutil.iter_modules(__path__)]
        self._kits: dict[str, Kit | None] = {
            name.replace("_", "-"): None for name in packages if name == name.strip("_")
        }

    def __getitem__(self, game_id: str) -> Kit:
        kit = self._kits[game_id]
        if kit is None:
            module = import_module(f"{__name__}.{game_id.replace('-', '_')}")
            kit = self._kits[game_id] = module.GAME
        return kit

    def __setitem__(self, game_id: str, kit: Kit) -> None:
        self._kits[game_id] = kit

    def __delitem__(self, game_id: str) -> None:
        del self._kits[game_id]

    def __contains__(self, game_id: object) -> bool:
        return game_id in self._kits

    def __iter__(self) -> Iterator[str]:
        return iter(self._kits)

    def __len__(self) -> int:
        return len(self._kits)


@cache
def all_games() -> Games:
    return Games()


def find(name: object) -> Kit:
    """The game with this id; ValueError that lists the ids there are."""
    games = all_games()
    if not isinstance(name, str) or name not in games:
        raise ValueError(f"game: no game {brief(name)}; there are {', '.join(games)}")
    return games[name]


@cache
def unlisted() -> dict[str, Kit]:
    """Tables for records and positions that nobody can play, by id: the packages with an underscore
    behind their names."""
    names = [module.name for module in pkgutil.iter_modules(__path__)]
    kits = [import_module(f"{__name__}.{name}").GAME for name in names if name.endswith("_")]
    return {kit.id: kit for kit in kits}


def shown(name: object) -> Kit:
    """The game of a record or a position, which may be an unlisted one."""
    found = unlisted().get(name) if isinstance(name, str) else None
    return found or find(name)
