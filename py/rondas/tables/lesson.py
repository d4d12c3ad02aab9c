"""Lessons: a few deals with one idea each, which a person plays at the table.

A game's lesson is `lesson.md` in its folder: blocks of lines as in the examples of the rulebooks,
with the points where the learner acts. `docs/lessons.md` explains the format.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from pkgutil import get_data
from typing import Any

from rondas.games import Kit
from rondas.records import record
from rondas.records.moves import whole
from rondas.records.record import Record, legal_action
from rondas.records.script import Script
from rondas.rules.game import SILENT, Log, actor_name
from rondas.rules.guide import NO_ORDER
from rondas.rules.message import Message, say
from rondas.tables.table import Status, Table
from rondas.text import within

LEARNER = 0
"""The seat of the learner."""

UNTOLD = ("signs", "tokens", "notes", "order")
"""The parts of a display that an idea may hide."""

_BEGIN = re.compile(r"```lesson ([a-z][a-z0-9-]*)")


class LessonError(ValueError):
    """A line of a lesson that fails: the file, the line and the reason, in one line."""


@dataclass(slots=True)
class Goal:
    """A point at which the learner chooses."""

    actions: tuple[str, ...]
    """The right actions; the lines after it go on with any of them."""
    text: str
    """The message with the question; the one with `-right` follows a right answer."""
    marks: tuple[str, ...]
    """The cards that the question speaks of."""
    wrong: dict[str, str] = field(default_factory=dict)
    """The messages for wrong actions, `*` for all others; else the table says what happens."""


@dataclass(frozen=True, slots=True)
class Idea:
    """A deal with one idea."""

    name: str
    setup: Record
    """The game up to the moment when the learner first sees it."""
    lines: tuple[str | Goal, ...]
    """The lines after that: moves as in records, and goals."""
    untold: tuple[str, ...] = ()
    """The parts of the display that are hidden because they come later in the lesson."""

    @property
    def title(self) -> Message:
        return say(f"lesson-{self.name}.title")


def load(kit: Kit) -> tuple[Idea, ...]:
    """Return the lesson of a game, empty if it has none; LessonError at the first bad line."""
    package = kit.rules.__module__.rpartition(".")[0]
    try:
        text = get_data(package, "lesson.md")
    except OSError:
        return ()
    return tuple(ideas(kit, text.decode())) if text else ()


def ideas(kit: Kit, text: str) -> Iterator[Idea]:
    reader: _Reader | None = None
    for number, line in enumerate(text.split("\n"), 1):
        with within(f"{kit.id}: lesson.md, line {number}", LessonError):
            if reader is None:
                if begin := _BEGIN.fullmatch(line):
                    reader = _Reader(kit, begin[1])
                elif line.startswith("```"):
                    raise ValueError("a block begins with ```lesson NAME")
            elif line == "```":
                yield reader.idea()
                reader = None
            elif line.strip():
                reader.line(line.strip())
    if reader is not None:
        raise LessonError(f"{kit.id}: lesson.md: the block {reader.name} has no end")


class _Reader:
    """A block while it is read. Moves are made at once, so that every line is checked."""

    def __init__(self, kit: Kit, name: str) -> None:
        self.name = name
        self.script = Script(kit, f"{kit.id} {name}")
        self.setup: Record | None = None
        self.lines: list[str | Goal] = []
        self.marks: tuple[str, ...] = ()
        self.untold: tuple[str, ...] = ()

    def line(self, text: str) -> None:
        kind, _, rest = text.partition(" ")
        if self.setup is None:
            if kind == "without":
                self._without(rest.split(" "))
                return
            self.script.line(text)
            if text == "---":
                assert self.script.record is not None
                self.setup = replace(self.script.record, moves=[*self.script.record.moves])
            return
        game, _ = self.script.begun()
        match kind:
            case "@":
                game.pack.read(rest.split(" "))
                self.marks = tuple(rest.split(" "))
            case ">":
                self._goal(tuple(rest.split(" | ")))
            case "?":
                self._wrong(rest)
            case _:
                move = whole(game, text)
                self.script.do(move)
                self.lines.append(move)

    def _without(self, names: list[str]) -> None:
        for name in names:
            if name not in UNTOLD:
                raise ValueError(f"without {name}: there are {', '.join(UNTOLD)}")
        self.untold = tuple(names)

    def _goal(self, actions: tuple[str, ...]) -> None:
        game, _ = self.script.begun()
        if game.actor != LEARNER:
            raise ValueError("it is not the learner's turn")
        for action in actions:
            legal_action(game, action)
        goals = sum(isinstance(each, Goal) for each in self.lines)
        text = f"lesson-{self.name}" + (f"-{goals + 1}" if goals else "")
        self.lines.append(Goal(actions, text, self.marks))
        self.marks = ()
        self.script.do(f"{LEARNER} {actions[0]}")

    def _wrong(self, rest: str) -> None:
        goal = self.lines[-1] if self.lines else None
        if not isinstance(goal, Goal):
            raise ValueError("a wrong answer stands right below its goal")
        action, _, name = rest.rpartition(" ")
        goal.wrong[action] = f"{goal.text}-{name}"

    def idea(self) -> Idea:
        if self.setup is None or not any(isinstance(line, Goal) for line in self.lines):
            raise ValueError(f"{self.name} asks for nothing")
        return Idea(self.name, self.setup, tuple(self.lines), self.untold)


class LessonTable(Table):
    """A table at which a script gives the moves of others and of chance, and the right answers."""

    def __init__(self, kit: Kit, names: Sequence[str], number: int = 1) -> None:
        """Set up the lesson of a game, from idea `number` on, counted from 1; ValueError if there
        is none. `names` is for all seats, or empty."""
        self.ideas = load(kit)
        if not 1 <= number <= len(self.ideas):
            raise ValueError(f"lesson: this game has {len(self.ideas)} parts, not {number}")
        self.names = list(names)
        self._set_up(number)

    def _set_up(self, number: int) -> None:
        self.number = number
        idea = self.ideas[number - 1]
        others: Any = dict.fromkeys({*range(idea.setup.players)} - {LEARNER})  # `step` moves
        super().__init__(replace(idea.setup, extra={"names": self.names}), "", others)
        self.lines = idea.lines
        self.at = 0
        self.before = self.record.game.presentation(self.game).display(LEARNER)["last_trick"]
        """The last trick of the set-up, which nobody has seen."""
        self.last: Goal | None = None
        """The last goal that was reached."""

    @property
    def goal(self) -> Goal | None:
        """Return the current question, if it is the turn of the learner."""
        line = self.lines[self.at] if self.at < len(self.lines) else None
        return line if isinstance(line, Goal) else None

    @property
    def idea_over(self) -> bool:
        return self.at == len(self.lines)

    @property
    def over(self) -> bool:
        return self.idea_over and self.number == len(self.ideas)

    def can_undo(self) -> bool:
        """Return False: a wrong answer changes nothing."""
        return False

    def status(self, seat: int | None) -> Status:
        """Return the status: `your-turn` at a question, `over` after the last idea."""
        return "over" if self.over else "waiting" if self.goal is None else "your-turn"

    def step(self, log: Log = SILENT) -> None:
        """Make the next move of the script, or begin the next idea."""
        if self.over or self.goal is not None:
            raise ValueError("nothing follows by itself")
        if self.idea_over:
            self._set_up(self.number + 1)
        else:
            self._do(str(self.lines[self.at]), log)
            self.at += 1

    def act(self, action: str, log: Log = SILENT) -> None:
        """Make the learner's move, which `answer` has accepted."""
        goal = self.goal
        if goal is None or action not in goal.actions:
            raise ValueError("this is not what the lesson asks for")
        self._do(f"{LEARNER} {action}", log)
        self.last = goal
        self.at += 1

    def answer(self, action: str) -> list[Message] | None:
        """Return None for a right action, else the answer to a wrong one; nothing changes.
        IllegalActionError if the action is not legal."""
        goal = self.goal
        if goal is None:
            raise ValueError("it is not your turn")
        legal_action(self.game, action)
        if action in goal.actions:
            return None
        name = goal.wrong.get(action) or goal.wrong.get("*")
        return [say(name)] if name else self._consequences(action)

    def _consequences(self, action: str) -> list[Message]:
        """Return what would happen until the learner's next choice if the others play as here."""
        game, kit = self.game.copy(), self.record.game
        told: list[Message] = []
        for move in [f"{LEARNER} {action}", *self.lines[self.at + 1 :]]:
            if isinstance(move, Goal) or str(actor_name(game.actor)) != move.partition(" ")[0]:
                break
            log = Log()
            try:
                record.do(game, move, log)
            except ValueError:
                break  # what they did is no longer possible
            presentation = kit.presentation(game)
            told += [
                presentation.describe_event(event)["text"]
                for event in log.events
                if event.kind not in ("played", "dealt", "turned")
            ]
        return [say("lesson-would"), *told] if told else []

    def hide(self, frame: dict[str, Any]) -> None:
        """Remove from a frame what comes later in the lesson, or would compete with its words."""
        untold, players = self.ideas[self.number - 1].untold, self.record.players
        empty = {"signs": [], "tokens": [None] * players, "notes": [[]] * players}
        hidden = {key: empty[key] for key in untold if key in empty}
        frame["display"] |= {"report": None, **hidden}
        if "order" in untold:
            frame["order"] = NO_ORDER
        if frame["display"]["last_trick"] == self.before:
            frame["display"]["last_trick"] = None
        for action in frame["actions"]:  # which is right is for the learner to find
            action["usual"], action["detail"] = False, None

    def shown(self, wrong: Sequence[Message] = ()) -> dict[str, Any]:
        """Return the state of the lesson for the page, as JSON; `wrong` is the answer to the last
        action, with which come the right ones."""
        goal = self.goal
        return {
            "at": self.number,
            "of": len(self.ideas),
            "titles": [idea.title for idea in self.ideas],
            "text": say(goal.text) if goal else say("lesson-end") if self.over else None,
            "right": say(f"{self.last.text}-right") if self.last else None,
            "wrong": list(wrong),
            "answers": list(goal.actions) if goal and wrong else [],
            "marks": list(goal.marks) if goal else [],
            "idea_over": self.idea_over,
        }
