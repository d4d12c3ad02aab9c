"""Lessons: a few deals with one idea each, which a person plays at the table.

A game's lesson is `lesson.md` in its folder: blocks of lines as in the examples of the rulebooks,
with the places where it is the learner's turn. `docs/lessons.md` tells how they are written.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pkgutil import get_data
from random import Random

from rondas import record
from rondas.game import OVER, Log
from rondas.games import Kit
from rondas.knowledge import Any_State
from rondas.message import Message, say
from rondas.record import Record, legal_action
from rondas.script import Script, whole
from rondas.table import Bot, Table

LEARNER = 0
"""The seat of the person who learns."""

_BEGIN = re.compile(r"```lesson ([a-z][a-z0-9-]*)")


class LessonError(ValueError):
    """A lesson that does not hold: its file, the line, and the reason, in one line."""


@dataclass(slots=True)
class Goal:
    """A place where the learner chooses."""

    actions: tuple[str, ...]
    """What is right; each goes on with the same lines."""
    text: str
    """The message that asks for it; with `-right` that which follows a right answer."""
    marks: tuple[str, ...]
    """The cards it speaks of."""
    wrong: dict[str, str] = field(default_factory=dict)
    """The messages that answer wrong actions, `*` any; without one, what would happen is told."""


@dataclass(frozen=True, slots=True)
class Idea:
    """A deal with one idea."""

    name: str
    setup: Record
    """Up to where the learner sees it first."""
    lines: tuple[str | Goal, ...]
    """What follows: moves as in records, and goals."""

    @property
    def title(self) -> Message:
        """What it is about, in a few words."""
        return say(f"lesson-{self.name}.title")


def load(kit: Kit) -> tuple[Idea, ...]:
    """The lesson of a game, none if it has none. LessonError at the first line that is wrong."""
    package = kit.rules.__module__.rpartition(".")[0]
    try:
        text = get_data(package, "lesson.md")
    except OSError:
        return ()
    return tuple(ideas(kit, text.decode())) if text else ()


def ideas(kit: Kit, text: str) -> Iterator[Idea]:
    """The blocks of a lesson's text."""
    reader: _Reader | None = None
    for number, line in enumerate(text.split("\n"), 1):
        try:
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
        except ValueError as error:
            raise LessonError(f"{kit.id}: lesson.md, line {number}: {error}") from None
    if reader is not None:
        raise LessonError(f"{kit.id}: lesson.md: the block {reader.name} has no end")


class _Reader:
    """A block on its way. Its moves are made as they are read, so that every line is checked."""

    def __init__(self, kit: Kit, name: str) -> None:
        self.name = name
        self.script = Script(kit, f"{kit.id} {name}")
        self.setup: Record | None = None
        self.lines: list[str | Goal] = []
        self.marks: tuple[str, ...] = ()

    def line(self, text: str) -> None:
        if self.setup is None:
            self.script.line(text)
            if text == "---":
                assert self.script.record is not None
                made = self.script.record
                self.setup = Record(made.game, made.players, made.options, [*made.moves])
            return
        game, _ = self.script.begun()
        kind, _, rest = text.partition(" ")
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
        return Idea(self.name, self.setup, tuple(self.lines))


class _Scripted:
    """Sits where others play what the lesson says."""

    def choose(self, state: Any_State, rng: Random) -> str:
        """Never asked: `LessonTable.step` knows the move."""
        raise ValueError("what others play is written down")


class LessonTable(Table):
    """A table at which the others, chance, and what is right for the learner are written down."""

    def __init__(self, idea: Idea, names: Sequence[str]) -> None:
        """Set up one idea; `names` for all seats."""
        made = idea.setup
        others: Mapping[int, Bot] = {
            seat: _Scripted() for seat in range(made.players) if seat != LEARNER
        }
        setup = Record(made.game, made.players, made.options, made.moves, {"names": list(names)})
        super().__init__(setup, "", others)
        self.lines = idea.lines
        self.at = 0
        self.last: Goal | None = None
        """The goal that was reached last."""

    @property
    def goal(self) -> Goal | None:
        """What the learner is asked for, if it is his turn to choose."""
        line = self.lines[self.at] if self.at < len(self.lines) else None
        return line if isinstance(line, Goal) else None

    @property
    def done(self) -> bool:
        """Whether nothing follows."""
        return self.at == len(self.lines)

    def waits(self) -> bool:
        """Whether what follows is written down."""
        return not self.done and self.goal is None

    def step(self, log: Log | None = None) -> None:
        """The next move that is written down."""
        if not self.waits():
            raise ValueError("nothing follows by itself")
        self._do(str(self.lines[self.at]), log)
        self.at += 1

    def act(self, action: str, log: Log | None = None) -> None:
        """What the learner does; only what `answer` finds right."""
        goal = self.goal
        if goal is None or action not in goal.actions:
            raise ValueError("this is not what the lesson asks for")
        self._do(f"{LEARNER} {action}", log)
        self.last = goal
        self.at += 1

    def answer(self, action: str) -> list[Message] | None:
        """None if an action is right; else what is said to it, and nothing changes.

        IllegalActionError if it is not legal.
        """
        goal = self.goal
        if goal is None:
            raise ValueError("it is not your turn")
        legal_action(self.game, action)
        if action in goal.actions:
            return None
        name = goal.wrong.get(action) or goal.wrong.get("*")
        return [say(name)] if name else self._consequences(action)

    def _consequences(self, action: str) -> list[Message]:
        """What would happen until the learner's next choice, if the others do as they do."""
        game, kit = self.game.copy(), self.record.game
        log = Log()
        told: list[Message] = []
        moves = [f"{LEARNER} {action}"]
        for line in self.lines[self.at + 1 :]:
            if isinstance(line, Goal):
                break
            moves.append(line)
        for move in moves:
            actor = move.partition(" ")[0]
            if game.actor == OVER or str(game.actor) != actor:
                break
            try:
                record.do(game, move, log)
            except ValueError:
                break  # what they did is no longer possible
            presentation = kit.presentation(game)
            told += [presentation.told(event)["text"] for event in log.events
                     if event.kind != "played"]  # fmt: skip
            log.events.clear()
        return told
