"""Records: one JSON object for a game, checked as it is read. Nothing is guessed or repaired."""

import json
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import count, islice
from math import isfinite
from typing import Any

from rondas.games import Kit, shown
from rondas.pulse import pulse
from rondas.records.moves import IllegalActionError, chance, do, legal_action
from rondas.records.position import Known, Position
from rondas.rules.game import EDITION, FIRST_EDITION, SILENT, Game, Log, Options
from rondas.text import brief, check_number, within

__all__ = [
    "FORMAT", "IllegalActionError", "Record", "RecordError", "chance", "check", "check_edition",
    "do", "given_edition", "legal_action", "options_beside", "parse", "read", "too_deep",
]  # fmt: skip

FORMAT = "rondas-record-1"
DEEPEST = 50
"""Deepest nesting of JSON that is read; a record needs two levels."""

_SPACE = " \t\r\n"
_TOKEN = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*"?|[\[\]{}]', re.DOTALL)
"""A string, which the end of the text may cut, or a bracket."""


class RecordError(ValueError):
    """A refused record: the move's number or the key, and the reason, in one line."""


@dataclass(slots=True)
class Record:
    """A record whose keys are checked, but not its moves."""

    game: Kit
    players: int
    options: Options
    """The value of every option."""
    moves: list[str] = field(default_factory=list)
    extra: dict[str, Any] = field(default_factory=dict)
    """`names` and all other keys, which the rules ignore."""
    edition: int | None = None
    """The edition of the rules of the moves; None if the record names none."""
    position: Position | None = None
    """Where the game begins, if not with the deal."""

    def write(self) -> dict[str, Any]:
        """Return the record as a JSON object."""
        rules = self.game.rules
        return {
            "format": FORMAT,
            "game": self.game.id,
            "players": self.players,
            **({"options": dict(self.options)} if rules.ruled else self.options),
            **self.extra,
            **({"edition": self.edition} if self.edition else {}),
            **({rules.place_key: self.position.write()} if self.position else {}),
            "moves": list(self.moves),
        }

    def start(self) -> Game:
        """Return the game before its first move, with drawn cards for the unknown ones."""
        if self.position:
            return self.position.place(self.position.order(self.moves))
        return self.game.rules(self.players, self.options)

    def states(self, log: Log = SILENT) -> Iterator[Game]:
        """Yield the game at the start and after each move; it is one object that goes on. `log`
        has the events of the latest move. RecordError at the first impossible move."""
        states = self.position.states(self.moves, log) if self.position else self._played(log)
        for number in count():
            pulse()
            log.events.clear()
            with within(f"move {number}", RecordError):
                game = next(states, None)
                if game:
                    check_edition(game, self.edition)
            if game is None:
                return
            yield game

    def _played(self, log: Log) -> Iterator[Game]:
        game = self.start()
        yield game
        for move in self.moves:
            do(game, move, log)
            yield game

    def known_states(self, log: Log = SILENT) -> Iterator[tuple[Game, Known | None]]:
        """Yield the same, with what is known of the hands of a position."""
        known = Known(self.position) if self.position else None
        for number, game in enumerate(self.states(log)):
            if known and number:
                known.note(self.moves[number - 1])
            yield game, known

    def after(self, move: int) -> tuple[Game, Known | None]:
        """Return the game after a move of the record, and what is known then."""
        return next(islice(self.known_states(), move, None))


def read(text: str) -> Record:
    """Read a record from JSON text. RecordError gives the reason and the place."""
    return check(parse(text))


def parse(text: str) -> object:
    """Parse strict JSON: no key twice, no NaN. RecordError with line and column."""
    if too_deep(text):
        raise RecordError("json: nested too deeply")
    if not text.strip(_SPACE):
        raise RecordError("json: nothing there")
    try:
        text.encode()
        return json.loads(
            text, object_pairs_hook=_unique, parse_constant=_no_constant, parse_float=_finite
        )
    except json.JSONDecodeError as error:
        is_cut = error.pos >= len(text.rstrip(_SPACE)) or "nterminated" in error.msg
        what = "incomplete" if is_cut else "not JSON"
        where = f"line {error.lineno}, column {error.colno}"
        raise RecordError(f"json: {what} at {where}") from None
    except UnicodeEncodeError as error:
        raise RecordError(f"json: no UTF-8 at character {error.start + 1}") from None
    except RecordError:
        raise
    except ValueError:  # of more digits than Python reads
        raise RecordError("json: a number is too long") from None


def too_deep(text: str) -> bool:
    """Return whether JSON text is nested too deeply to be parsed. Call it before parsing: in a
    browser the parser overflows the stack at some depth, and the interpreter cannot go on."""
    if text.count("[") + text.count("{") <= DEEPEST:
        return False
    depth = 0
    for token in _TOKEN.finditer(text):
        if token[0] in "[{":
            depth += 1
        elif token[0] in "]}":
            depth -= 1
        if depth > DEEPEST:
            return True
    return False


def check(data: object) -> Record:
    """Check all of a record except its moves. RecordError names the key."""
    if not isinstance(data, Mapping):
        raise RecordError("record: not a JSON object")
    _need(data, "format")
    if data["format"] != FORMAT:
        raise RecordError(f"format: must be {brief(FORMAT)}, not {brief(data['format'])}")
    _need(data, "game", "players", "moves")
    options = data.get("options", {})
    if not isinstance(options, Mapping):
        raise RecordError(f"options: must be an object, not {brief(options)}")
    with within("", RecordError):
        game = shown(data["game"])
        place, beside = game.rules.place_key, options_beside(game)
        given = {name: data[name] for name in beside if name in data}
        for name in given:
            if name in options:
                raise ValueError(f"options: {name} stands beside them")
        settings = game.rules.settings(data["players"], {**options, **given})
        edition = given_edition(data)
    moves = data["moves"]
    if not isinstance(moves, list):
        raise RecordError(f"moves: must be a list, not {brief(moves)}")
    known = ("format", "game", "players", "options", "edition", place, "moves", *beside)
    extra = {key: value for key, value in data.items() if key not in known}
    position = None
    if place in data or not game.rules.ruled:
        with within(place, RecordError):
            position = Position(game, data["players"], settings, data.get(place, {}))
            position.check_moves(moves)
    return Record(game, data["players"], settings, moves, extra, edition, position)


def options_beside(game: Kit) -> list[str]:
    """Return the options that stand beside the other keys of a record: where no rules need any."""
    return [] if game.rules.ruled else [option.name for option in game.rules.options]


def given_edition(data: Mapping[str, Any]) -> int | None:
    """Return the edition of a record or a save, if it names one; ValueError for an unknown one."""
    edition = data.get("edition")
    if edition is not None:
        check_number("edition", edition, EDITION, FIRST_EDITION)
    return edition


def check_edition(game: Game, edition: int | None) -> None:
    """Raise ValueError for a game of an earlier edition whose rules have changed since."""
    if edition and game.edition > edition:
        raise ValueError(
            f"needs edition {edition} of the rules; edition {game.edition} scores this otherwise"
        )


def _need(data: Mapping[str, Any], *keys: str) -> None:
    missing = next((key for key in keys if key not in data), None)
    if missing:
        raise RecordError(f"{missing}: missing")


def _unique(pairs: Sequence[tuple[str, Any]]) -> dict[str, Any]:
    keys = dict(pairs)
    if len(keys) < len(pairs):
        names = Counter(name for name, _ in pairs)
        twice = next(name for name in names if names[name] > 1)
        raise RecordError(f"json: the key {brief(twice)} is there twice")
    return keys


def _finite(digits: str) -> float:
    number = float(digits)
    if not isfinite(number):
        _no_constant(digits)
    return number


def _no_constant(name: str) -> object:
    raise RecordError(f"json: {brief(name)[1:-1]} is no number here")
