"""A game as plain text, for programmers: what `str(game)` shows.

It needs no catalog. What a message says is told by its name and its values, so that
`say("fact-hand", n=1, of=3)` reads `hand 1 of 3`.
"""

import re
from collections.abc import Iterable, Sequence
from typing import Any

from rondas.games import Kit
from rondas.rules.cards import Pack
from rondas.rules.display import Display, Play
from rondas.rules.game import CHANCE, NOBODY, OVER, VALUE_TYPES, Event, Game
from rondas.rules.message import Message
from rondas.tables.frames import open_display

_KIND = re.compile(r"^(?:fact|note|sheet|sign|token|mark|usual)-")


def plain_text(message: Message) -> str:
    """Return a message without grammar: its name, then its values."""
    words = [_KIND.sub("", message["say"]).replace("-", " ")]
    for name, value in message["args"].items():
        words += [value_of(value)] if name == "n" else [name, value_of(value)]
    return " ".join(filter(None, words))


def value_of(value: Any) -> str:
    """Return an argument of a message: a seat's number, a card's name, or what it is."""
    if not isinstance(value, dict):
        return str(value)
    if "say" in value:
        return plain_text(value)  # type: ignore[arg-type]
    (inner,) = value.values()
    parts = inner if isinstance(inner, list) else [inner]
    return ", ".join(value_of(part) for part in parts)


def table(kit: Kit, game: Game, names: Sequence[str], reader: int | None = None) -> str:
    """Return a game as lines of text, as the seat `reader` sees it; with all hands open if None.
    `names` has one for each seat."""
    presentation = kit.presentation(game)
    if reader is None:
        display = open_display(kit, game)
        own = [presentation.display(seat)["notes"][seat] for seat in range(game.players)]
    else:
        display = presentation.display(reader)
        own = display["notes"]
    title = ", ".join(map(plain_text, display["facts"]))
    lines = [f"{game.title}: {title}" if title else game.title]
    wide = max(map(len, names))
    scores = [score_of(display, seat) for seat in range(game.players)]
    digits = max(map(len, scores))
    for seat, name in enumerate(names):
        notes = [plain_text(note) for note in own[seat]]
        token = display["tokens"][seat]
        if token:
            notes.append(token["name"].lower())
        if display["dealer"] == seat:
            notes.append("dealer")
        cards = " ".join(display["hands"][seat]) or "no cards"
        parts = f"  {name.ljust(wide)}  {scores[seat].rjust(digits)}  {cards}"
        lines.append(f"{parts}  ({', '.join(notes)})" if notes else parts)
    lines += [f"{what}: {text}" for what, text in middle(display) if text]
    return "\n".join([*lines, turn(game)])


def seat_name(seat: int) -> str:
    """Return what a seat is called that has no name."""
    return f"seat {seat}"


def middle(display: Display) -> Iterable[tuple[str, str]]:
    """Return the things on the table, each with its name; empty where there is nothing."""
    note = display["note"]
    beside = f" ({plain_text(note)})" if note else ""
    last = display["last_trick"]
    cards = [*display["table"], *filter(None, [display["turned"]])]
    yield "signs", ", ".join(sign["name"] for sign in display["signs"])
    yield "stock", str(display["stock"] or "")
    yield "table", " ".join(cards) + beside if cards else ""
    for row in display["spread"]["rows"] if display["spread"] else ():
        label = row["label"]
        name = label["args"].get("name", plain_text(label)) if label else "table"
        yield name, " ".join(row["cards"])
    yield "last trick", plays(last["plays"] if last else ())
    yield "trick", plays(display["trick"])


def plays(trick: Sequence[Play]) -> str:
    """Return who played which card: `0 AS, 1 QS`."""
    return ", ".join(f"{seat} {card}" for seat, card in trick)


def score_of(display: Display, seat: int) -> str:
    """Return the score that a seat holds, of itself or of its team; empty where nobody counts."""
    scores = display["points"] or display["scores"]
    counts = any(scores) or display["actor"] is not None or display["winners"]
    if seat not in display["holders"] or not counts:
        return ""
    return str(scores[display["holders"].index(seat)])


def turn(game: Game) -> str:
    """Return whose turn it is, or who has won."""
    if game.actor == NOBODY:
        return "no rules"
    if game.actor == OVER:
        return f"over, won by seat {' and '.join(map(str, game.winners()))}"
    return "chance to move" if game.actor == CHANCE else f"seat {game.actor} to move"


def facts(event: Event, pack: Pack) -> list[str]:
    """Return `scored-missa`, `seat=1`, `card=7E` and so on: what examples of rules state."""
    told = [event.name] if event.seat is None else [event.name, f"seat={event.seat}"]
    for name, value in event.values.items():
        values = value if isinstance(value, Sequence) and type(value) is not str else [value]
        if VALUE_TYPES.get(name) in ("card", "cards"):
            values = pack.write(values)
        told.append(f"{name}={','.join(map(str, values))}")
    return told
