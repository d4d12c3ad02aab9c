"""Card games whose names go round: rules, records, bots and pictures, without a browser.

>>> import rondas
>>> game = rondas.new_game("rounds", seed=7)
>>> game.push(game.legal_actions()[0])

`docs/library.md` shows what can be done with it. `rondas.library` holds what is listed here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

__version__ = "0.1.0"

if TYPE_CHECKING:
    from rondas.library import (
        BadOption,
        Bot,
        Game,
        IllegalAction,
        RecordError,
        UnknownBot,
        UnknownGame,
        bot,
        compare,
        describe,
        game_ids,
        load,
        new_game,
        play,
    )

__all__ = [
    "BadOption",
    "Bot",
    "Game",
    "IllegalAction",
    "RecordError",
    "UnknownBot",
    "UnknownGame",
    "bot",
    "compare",
    "describe",
    "game_ids",
    "load",
    "new_game",
    "play",
]


def __getattr__(name: str) -> object:
    # Imported when it is first used: the browser has the engine without it.
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from rondas import library

    return getattr(library, name)
