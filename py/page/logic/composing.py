"""A draft of a position with its moves, notes and questions: every edit, and its undoing.

A draft is a record that may still be impossible; the engine says so. It is kept as its author has
made it. Numbers of moves are strings in `notes` and `ask`, as in records.
"""

import json
from collections import OrderedDict

from page.logic.constants import FORMAT

SHAPES = (
    ("format", str),
    ("game", str),
    ("players", int),
    ("options", dict),
    ("edition", int),
    ("title", str),
    ("names", list),
    ("lang", str),
    ("pack", str),
    ("position", dict),
    ("places", dict),
    ("moves", list),
    ("view", object),
    ("start", int),
    ("end", int),
    ("notes", dict),
    ("ask", dict),
)
"""The keys of a record that an editor takes along, in the order in which it writes them, with their
types, because records come from anywhere."""
OWN = [key for key, _ in SHAPES]
STEPS = 200
"""Edits that can be undone."""


class Draft:
    def __init__(self, record: dict) -> None:
        self.record = record
        self.given: dict = {}  # what lies there for want of the author's own cards
        self.before: list[str] = []
        self.after: list[str] = []
        self.typing = ""  # the field of the last edit, if it was typed into

    # Reading.

    def key(self) -> str:
        """Return the key of the position: a table without rules has places."""
        return "places" if "places" in self.record else "position"

    def position(self) -> dict:
        """Return the keys of the position; none for a game from its deal."""
        return self.record.get(self.key()) or {}

    def options(self) -> dict:
        """Return the options; those of a table without rules stand beside the other keys."""
        if self.key() == "places":
            return {"pack": self.record["pack"]} if "pack" in self.record else {}
        return dict(self.record.get("options") or {})

    def moves(self) -> list[str]:
        return self.record.get("moves") or []

    def words(self, key: str) -> list[str]:
        found = self.position().get(key)
        return found.split(" ") if isinstance(found, str) and found else []

    def rows(self, pack: list[tuple[str, int]]) -> list[list[tuple[str, bool]]]:
        """Return the whole pack in rows, one for each suit, with whether a card lies nowhere yet.

        `pack`: each card, and how often it is there. The last letter of a card is its suit.
        """
        counts = dict(pack)
        for value in self.position().values():
            for name in value.split(" ") if isinstance(value, str) else ():
                if name in counts:
                    counts[name] -= 1
        rows: list[list[tuple[str, bool]]] = []
        for name, copies in pack:
            if not rows or rows[-1][-1][0][-1] != name[-1]:
                rows.append([])
            rows[-1] += [(name, at < counts[name]) for at in range(copies)]
        return rows

    def note(self, move: int) -> str:
        return (self.record.get("notes") or {}).get(str(move)) or ""

    def question(self, move: int) -> dict | None:
        return (self.record.get("ask") or {}).get(str(move))

    def text(self) -> str:
        """Return the record as JSON, with its keys in their order."""
        kept = [name for name in OWN if name in self.record]
        parts = [json.dumps(name) + ": " + json.dumps(self.record[name]) for name in kept]
        return "{" + ", ".join(parts) + "}"

    # Edits. Each can be undone; typing into one field is one edit.

    def begin(self, typing: str = "") -> None:
        """Note the state before an edit."""
        if not typing or typing != self.typing:
            self.before = self.before[-STEPS:] + [self.text()]
        self.typing = typing
        self.after = []

    def undo(self) -> bool:
        """Take back an edit; return whether there was one."""
        return self.step(self.before, self.after)

    def redo(self) -> bool:
        return self.step(self.after, self.before)

    def step(self, last: list[str], other: list[str]) -> bool:
        if not last:
            return False
        other.append(self.text())
        text = last.pop()
        self.record = in_order(json.loads(text), text)
        self.typing = ""
        return True

    def replace(self, record: dict) -> None:
        self.begin()
        self.record = record
        self.given = {}

    def preset(self) -> None:
        """Let the author's first card at a place replace what lies there now."""
        self.given = dict(self.position())

    def put(self, name: str, key: str) -> None:
        """Lay a card at a place, the last one there, or in place of what a new draft has."""
        self.begin()
        is_given = key in self.given and self.given.pop(key) == self.position().get(key)
        self.write_place(key, [name] if is_given else self.words(key) + [name])

    def take(self, key: str, at: int) -> None:
        self.begin()
        words = self.words(key)
        self.write_place(key, words[:at] + words[at + 1 :])

    def write_place(self, key: str, words: list[str]) -> None:
        is_kept = words or is_row(key) and self.key() == "places"
        self.write_key(key, " ".join(words) if is_kept else None)

    def write_key(self, key: str, value: object) -> None:
        position = OrderedDict(self.position())
        if value is None:
            position.pop(key, None)
        else:
            position[key] = value
        self.record[self.key()] = position

    def name_row(self, name: str) -> None:
        """Name a row, still without cards."""
        self.begin()
        self.write_place(name, self.words(name))

    def set(self, key: str, value: object) -> None:
        """Set a key of the position; None removes it, such as a row with its cards."""
        self.begin()
        self.write_key(key, value)

    def play(self, move: str, at: int) -> None:
        """Make a move after `at` moves; others that were made from there go with their words."""
        moves = self.moves()
        if moves[at : at + 1] == [move]:
            return
        self.cut(at)
        self.record["moves"] = self.moves() + [move]

    def cut(self, at: int) -> None:
        """Keep only the first `at` moves, and their words."""
        self.begin()
        self.record["moves"] = self.moves()[:at]
        for key in ("notes", "ask"):
            marks = self.record.get(key) or {}
            self.keep(key, {n: marks[n] for n in marks if int(n) <= at})
        for key in ("start", "end"):
            if self.record.get(key, 0) > at:
                self.record.pop(key)

    def keep(self, key: str, value: object) -> None:
        """Write a key of the record; an empty one is left out."""
        self.record.pop(key, None)
        if value not in (None, "", {}):
            self.record[key] = value

    def write(self, key: str, value: object, typing: str = "") -> None:
        """Set a key of the record itself, such as the title or whose view it is."""
        self.begin(typing)
        self.keep(key, value)

    def mark(self, key: str, move: int, value: object, typing: str = "") -> None:
        """Set the note or the question at a move; "" or None removes it."""
        self.begin(typing)
        marks = dict(self.record.get(key) or {})
        marks.pop(str(move), None)
        if value not in (None, ""):
            marks[str(move)] = value
        self.keep(key, marks)

    def ask(self, move: int, part: str, value: object, typing: str = "") -> None:
        """Write a part of the question at a move: `best`, `right` or `wrong`."""
        question = dict(self.question(move) or {})
        question.pop(part, None)
        if value:
            question[part] = value
        self.mark("ask", move, question, typing)

    def answer_wrong(self, move: int, action: str, text: str) -> None:
        """Write what is said after a wrong action, or after all others ("")."""
        wrong = dict((self.question(move) or {}).get("wrong") or {})
        wrong.pop(action, None)
        if text:
            wrong[action] = text
        self.ask(move, "wrong", wrong, "wrong" + str(move) + " " + action)

    def choose(self, move: int, action: str, is_best: bool) -> None:
        """Say whether an action is a right answer."""
        best = (self.question(move) or {}).get("best") or []
        best = [each for each in best if each != action]
        self.ask(move, "best", best + [action] if is_best else best)


def fresh(game: str, players: int, key: str = "position") -> dict:
    """Return an empty draft. `key`: of its position."""
    return {"format": FORMAT, "game": game, "players": players, key: {}, "moves": []}


PLACES = ("trick", "table", "stock", "turned")


def is_row(place: str) -> bool:
    """Return whether a place of a table without rules has its name from the author."""
    return place not in PLACES and not (place[:4] in ("hand", "pile") and place[4:].isdigit())


def in_order(record: dict, text: str) -> dict:
    """Return a record that was read from a text with its places in the order of the text, which
    dictionaries of the page do not keep."""
    places = record.get("places")
    if isinstance(places, dict):
        keys = sorted(places, key=lambda key: (text.find(json.dumps(key)), key))
        record["places"] = OrderedDict([(key, places[key]) for key in keys])
    return record


def step_of(cards: list[str], source: str, target: str) -> str:
    """Return the move that carries cards from one place to another at a table without rules."""
    names = " ".join(cards)
    if source[:4] == "hand" and not is_row(source) and len(cards) == 1:
        return source[4:] + " play " + names + ("" if target == "trick" else " to " + target)
    if target[:4] == "pile" and not is_row(target) and source in ("trick", "table"):
        return target[4:] + " take " + names
    if source == "stock" and target[:4] == "hand" and not is_row(target) and len(cards) == 1:
        return target[4:] + " draw " + names
    return "* move " + names + " from " + source + " to " + target


def adopted(record: dict, move: int | None = None) -> dict:
    """Return a record as a draft, without what cannot be edited. `move`: the reader begins
    there."""
    taken = {
        key: record[key] for key, kind in SHAPES if key in record and isinstance(record[key], kind)
    }
    for key in ("notes", "ask"):
        found = taken.get(key)
        if isinstance(found, dict):
            kept = {n: found[n] for n in found if is_number(n)}
            if key == "ask":
                kept = {n: kept[n] for n in kept if is_question(kept[n])}
            taken[key] = kept
    if move:
        taken["start"] = move
    return taken


def is_number(text: str) -> bool:
    """Return whether a text is the number of a move, in figures."""
    return 0 < len(text) < 6 and all([each in "0123456789" for each in text])


def is_question(value: object) -> bool:
    """Return whether a question has parts that can be edited."""
    return (
        isinstance(value, dict)
        and isinstance(value.get("best", []), list)
        and isinstance(value.get("wrong", {}), dict)
    )


def spelled(record: dict) -> str:
    """Return a record as JSON for people: a line for each key, and for each place."""
    rows = []
    for name in [name for name in OWN if name in record]:
        value = record[name]
        text = json.dumps(value)
        if name in ("position", "places", "notes", "ask") and isinstance(value, dict) and value:
            keys = list(value)
            if name != "places":
                keys = sorted(value, key=lambda key: (len(key) if key.isdigit() else 0, key))
            parts = ["    " + json.dumps(key) + ": " + json.dumps(value[key]) for key in keys]
            text = "{\n" + ",\n".join(parts) + "\n  }"
        rows.append("  " + json.dumps(name) + ": " + text)
    return "{\n" + ",\n".join(rows) + "\n}"


def spelled_list(records: list[dict]) -> str:
    return "[" + ",\n".join([spelled(record) for record in records]) + "]"
