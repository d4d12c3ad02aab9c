"""Card games whose names go round: rules, records, bots and pictures, without a browser.

>>> import rondas
>>> game = rondas.new_game("rounds", seed=7)
>>> game.push(game.legal_actions()[0])

`docs/library.md` shows what can be done with it; `rondas.library` is where all of it stands, and
is imported when it is first used, because the browser has the engine without it.
"""

__version__ = "1.0.0"
__all__ = [
    "BadOption", "Bot", "Game", "IllegalAction", "RecordError", "UnknownBot", "UnknownGame", "bot",
    "compare", "conformance", "describe", "game_ids", "load", "new_game", "play",
]  # fmt: skip


def __getattr__(name: str) -> object:
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from rondas import library

    value = globals()[name] = getattr(library, name)
    return value
