"""Positions in an address, as people write them: read tolerantly, and made into a record."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from rondas.games import find
from rondas.records.position import Position
from rondas.records.record import FORMAT, RecordError, check
from rondas.rules.cards import Pack

_BETWEEN = re.compile(r"[\s+,;]+")
_MOVES = re.compile(r"[,;\n]+")
_NUMBERS = re.compile(r"-?\d+(?:[\s+,;]+-?\d+)*")
_AROUND = "\"'`<>()[]{}.:!*"
LONGEST = 20_000
"""Characters of all parameters."""
NOTES = re.compile(r"note(\d+)")
OWN = ("position", "players", "play", "view", "start", "end", "title", "names", "move", "lang")


def placed(parameters: Mapping[str, str]) -> dict[str, Any]:
    """Return the record that the parameters of an address describe; RecordError names the one that
    is wrong. Parameters that the game does not take are ignored."""
    if sum(map(len, parameters.values())) > LONGEST:
        raise RecordError(f"position: at most {LONGEST} characters")
    try:
        kit = find(parameters.get("position"))
    except ValueError as error:
        raise RecordError(str(error)) from None
    seats = [int(key[4:]) for key in parameters if re.fullmatch(r"hand\d", key)]
    usual = next((n for n in kit.rules.seats if n > max(seats, default=0)), kit.rules.seats[-1])
    players = _value(parameters["players"]) if "players" in parameters else usual
    options = {
        option.name: _plain(parameters[option.name])
        for option in kit.rules.options
        if option.name in parameters
    }
    try:
        settings = kit.rules.settings(players, options)
    except ValueError as error:
        raise RecordError(str(error)) from None
    pack = kit.rules(players, settings).pack
    given = {
        key: _cards(pack, text) if not _NUMBERS.fullmatch(text.strip()) else _value(text)
        for key, text in parameters.items()
        if key not in OWN and key not in options and text.strip()
    }
    try:
        taken = Position(kit, players, settings, given, tolerant=True).given.asked
    except ValueError as error:
        raise RecordError(f"position: {error}") from None
    moves = [_move(pack, move) for move in _MOVES.split(parameters.get("play", "")) if move.strip()]
    record = {
        "format": FORMAT,
        "game": kit.id,
        "players": players,
        "options": settings,
        "position": {key: value for key, value in given.items() if key in taken},
        "moves": moves,
        **_remarks(parameters),
    }
    check(record)
    return record


def _remarks(parameters: Mapping[str, str]) -> dict[str, Any]:
    """What the address says of the viewer."""
    found: dict[str, Any] = {
        key: _plain(parameters[key]) for key in ("view", "start", "end") if key in parameters
    }
    if "title" in parameters:
        found["title"] = parameters["title"]
    if "names" in parameters:
        found["names"] = parameters["names"].split(",")
    notes = {name[4:]: text for name, text in parameters.items() if NOTES.fullmatch(name)}
    return {**found, **({"notes": notes} if notes else {})}


def _plain(text: str) -> int | str:
    return int(text) if re.fullmatch(r"\d{1,9}", text.strip()) else text.strip()


def _value(text: str) -> Any:
    """A number, or a list of numbers."""
    numbers = [int(part[:9]) for part in _BETWEEN.split(text.strip()) if part]
    return numbers[0] if len(numbers) == 1 else numbers


def _cards(pack: Pack, text: str) -> str:
    return " ".join(_word(pack, word) for word in _BETWEEN.split(text) if word)


def _word(pack: Pack, word: str) -> str:
    """A card in the notation of records, an unknown one, `…`, or any other word as it is."""
    if word.strip("…") == "" or word.strip(".") == "":
        return "…"
    bare = word.strip(_AROUND)
    return bare.upper() if bare.upper() in pack.index else bare


def _move(pack: Pack, text: str) -> str:
    """Return a move of an address: `1 TS` is short for `1 play TS`."""
    words = [_word(pack, word) for word in text.replace("+", " ").split()]
    if len(words) == 2 and words[1] in pack.index:
        words.insert(1, "play")
    return " ".join(words)
