# For type checkers: at run time `rondas.library` is imported when it is first used.

from rondas.library import (
    BadOption as BadOption,
    Bot as Bot,
    Game as Game,
    IllegalAction as IllegalAction,
    RecordError as RecordError,
    UnknownBot as UnknownBot,
    UnknownGame as UnknownGame,
    bot as bot,
    compare as compare,
    describe as describe,
    game_ids as game_ids,
    load as load,
    new_game as new_game,
    play as play,
)

__version__: str
