# For type checkers: at run time `rondas.library` is imported when it is first used.

from rondas.library import (
    Bot as Bot,
    Game as Game,
    bot as bot,
    compare as compare,
    conformance as conformance,
    describe as describe,
    game_ids as game_ids,
    load as load,
    new_game as new_game,
    play as play,
)
from rondas.library_errors import (
    BadOption as BadOption,
    IllegalAction as IllegalAction,
    UnknownBot as UnknownBot,
    UnknownGame as UnknownGame,
)
from rondas.records.record import RecordError as RecordError

__version__: str
