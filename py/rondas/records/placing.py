"""Positions in an address, as people write them: read tolerantly, and made into a record."""

import re
from collections.abc import Collection, Mapping
from typing import Any

from rondas.games import Kit, shown
from rondas.records.position import Position
from rondas.records.record import FORMAT, RecordError, check
from rondas.rules.cards import Pack
from rondas.text import within

_BETWEEN = re.compile(r"[\s+,;]+")
_MOVES = re.compile(r"[,;\n]+")
_NUMBERS = re.compile(r"-?\d+(?:[\s+,;]+-?\d+)*")
_AROUND = "\"'`<>()[]{}.:!*"
LONGEST = 20_000
"""Characters of all parameters."""
NOTES = re.compile(r"note(\d+)")
OWN = ("position", "players", "play", "view", "start", "end", "title", "names", "move", "lang")
ROW = "row."
"""Before the names of rows."""
_PLACE = re.compile(r"(?:hand|pile)\d+|trick|table|stock|turned")
"""The other places of a table without rules."""
_SEATED = re.compile(r"(?:hand|pile)(\d)")


def placed(parameters: Mapping[str, str]) -> dict[str, Any]:
    """Return the record that the parameters of an address describe; RecordError names the one that
    is wrong. Parameters that the game does not take are ignored."""
    if sum(map(len, parameters.values())) > LONGEST:
        raise RecordError(f"position: at most {LONGEST} characters")
    words = _moves(parameters.get("play", ""))
    with within("", RecordError):
        kit = shown(parameters.get("position"))
        rules, usual = kit.rules, _players(kit, parameters, words)
        players = _value(parameters["players"]) if "players" in parameters else usual
        options = {
            option.name: _plain(parameters[option.name], not rules.ruled)
            for option in rules.options
            if option.name in parameters
        }
        settings = rules.settings(players, options)
    pack = rules(players, settings).pack
    given = (_given if rules.ruled else _places)(pack, parameters, options)
    with within(rules.place_key, RecordError):
        taken = Position(kit, players, settings, given, tolerant=True).given.asked
    record = {
        "format": FORMAT,
        "game": kit.id,
        "players": players,
        **({"options": settings} if rules.ruled else settings),
        rules.place_key: {key: value for key, value in given.items() if key in taken},
        "moves": [_move(pack, move, given) for move in words],
        **_remarks(parameters),
    }
    check(record)
    return record


def _players(kit: Kit, parameters: Mapping[str, str], moves: list[list[str]]) -> int:
    """How many players there are, if the address does not say it: as many as have hands. Without
    rules also as many as it names otherwise."""
    rules = kit.rules
    seats = [0, *(int(key[4:]) for key in parameters if re.fullmatch(r"hand\d", key))]
    if not rules.ruled:
        seats += [int(found[1]) for key in parameters if (found := _SEATED.fullmatch(key))]
        seats += [int(move[0]) for move in moves if re.fullmatch(r"\d", move[0], re.ASCII)]
        seats.append(parameters.get("names", "").count(","))
    return next((n for n in rules.seats if n > max(seats)), rules.seats[-1])


def _given(pack: Pack, parameters: Mapping[str, str], options: Collection[str]) -> dict[str, Any]:
    """The keys of a position, and all others that might be some."""
    return {
        key: _cards(pack, text) if not _NUMBERS.fullmatch(text.strip()) else _value(text)
        for key, text in parameters.items()
        if key not in OWN and key not in options and text.strip()
    }


def _places(pack: Pack, parameters: Mapping[str, str], _: Collection[str]) -> dict[str, Any]:
    """The places of a table without rules; ROW stands before the names of rows."""
    rows = {key: " ".join(key.replace("+", " ").partition(ROW)[2].split()) for key in parameters}
    return {
        rows[key] or key: _cards(pack, text)
        for key, text in parameters.items()
        if _PLACE.fullmatch(key) or key.startswith(ROW)
    }


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


def _plain(text: str, is_joined: bool = False) -> int | str:
    """A number or a word. `is_joined`: a space in it was a plus sign."""
    if is_joined:
        return text.strip().replace(" ", "+")
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


def _moves(text: str) -> list[list[str]]:
    """Return the words of each move. A comma in speech ends no move, unless an actor follows."""
    moves: list[list[str]] = []
    for part in _MOVES.split(text):
        words = part.replace("+", " ").split()
        if moves and moves[-1][1:2] == ["say"] and not re.match(r"[\d*]", part.strip()):
            moves[-1][-1] += ","
            moves[-1] += words
        elif words:
            moves.append(words)
    return moves


def _move(pack: Pack, words: list[str], places: Collection[str]) -> str:
    """Return a move of an address: `1 TS` is short for `1 play TS`. Names of places are found in
    any case, because attributes have none."""
    if words[1:2] == ["say"]:
        return " ".join(words)
    cut = next((at for at, word in enumerate(words) if word in ("from", "to")), len(words))
    named = [_word(pack, word) or word for word in words[:cut]]
    if len(named) == 2 and named[1] in pack.index:
        named.insert(1, "play")
    behind = " ".join(words[cut:])
    for place in places:
        named_so = re.compile(rf"(?<= ){re.escape(place)}(?= |$)", re.IGNORECASE)
        behind = named_so.sub(place, behind)
    return " ".join([*named, *behind.split()])
