"""Examples: small records with conditions that must hold at certain points."""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from rondas.games import Kit
from rondas.pictures.plain import facts
from rondas.records.moves import do, whole
from rondas.records.record import Record
from rondas.records.replay import line
from rondas.records.script import Script
from rondas.rules.game import Game

SHOWN = re.compile(r"ring|steps|pack|seats|deal|piles|open|totals|trick|(laid|hand)( \d)+")
"""What `+++` may say that the picture shows."""
LIMIT = 2000
"""Moves that `~ until` may make."""


class RulebookError(ValueError):
    """A line of a rulebook that fails: file, line, clause and reason in one line."""


@dataclass(frozen=True, slots=True)
class Played:
    """An example that has been run, with all its conditions true."""

    record: Record
    start: int
    """The number of moves before the diagram begins."""
    captions: dict[int, str]
    """Words under the diagram, by the number of moves made."""
    turn: int | None
    """The number of moves made at the last condition about whose turn it is."""
    still: int | None
    """The number of moves made at the moment of the picture, where the example says it."""
    shows: list[str]
    """What the picture shows then, where the example says it: `ring`, `trick`, `laid 0 1`."""


@dataclass(frozen=True, slots=True)
class Example:
    """An example as written."""

    game: Kit
    clause: str
    n: int
    """Its place among the examples of the clause, from 0."""
    title: str
    lines: tuple[tuple[int, str], ...]
    """Its lines with their numbers in the file."""
    words: tuple[str, ...]
    """Its captions in the language of the rulebook, in order."""

    @property
    def address(self) -> str:
        """Return `SR-4.2`, or for further examples of the same clause `SR-4.2/2` and so on."""
        return address_of(self.clause, self.n)

    def run(self) -> Played:
        """Play it and check all its conditions; RulebookError at the first line that fails."""
        script = CheckedScript(self.game, self.address, words=iter(self.words))
        at = (0, "")
        try:
            for at in self.lines:
                script.line(at[1])
            return script.finish()
        except ValueError as error:
            where = f"{self.game.id}.md, line {at[0]}: example {self.address}"
            raise RulebookError(f"{where}: {at[1]}: {error}") from None


@dataclass(slots=True)
class CheckedScript(Script):
    """A script with conditions and captions."""

    first_turn: int | None = None
    """The number of moves before a player acts for the first time."""
    turn: int | None = None
    still: int | None = None
    shows: list[str] = field(default_factory=list)
    captions: dict[int, str] = field(default_factory=dict)
    words: Iterator[str] = field(default_factory=lambda: iter(()))
    """The texts of the captions to come."""

    def line(self, text: str) -> None:
        """Run a line."""
        kind, _, rest = text.partition(" ")
        _, moves = self.begun() if kind not in ("players", "option") else (None, [])
        if kind == "#":
            said = f"{self.captions.get(len(moves), '')} {next(self.words)}"
            self.captions[len(moves)] = said.strip()
        elif kind == "+++":
            self.still = len(moves)
            self.shows = rest.split(", ") if rest else []
            if wrong := [each for each in self.shows if not SHOWN.fullmatch(each)]:
                raise ValueError(f"a picture cannot show {wrong[0]}")
        elif kind == "=":
            if rest.startswith("actor "):
                self.turn = len(moves)
            if difference := self._difference(rest):
                raise ValueError(difference)
        elif kind == "!":
            self._refused(rest)
        elif kind == "~" and rest.startswith("until "):
            self._until(rest.removeprefix("until "))
        else:
            Script.line(self, text)

    def do(self, move: str) -> None:
        """Make a move."""
        Script.do(self, move)
        game, moves = self.begun()
        if game.actor >= 0 and self.first_turn is None:
            self.first_turn = len(moves)

    def finish(self) -> Played:
        """Return the example after its last line."""
        _, moves = self.begun()
        assert self.record is not None
        start = self.start if self.start is not None else self.first_turn or 0
        if early := [step for step in self.captions if step < start]:
            raise ValueError(f"the caption after move {early[0]} is before the diagram begins")
        start = min(start, len(moves) - 1)  # there is a step before the moment that it shows
        return Played(self.record, start, self.captions, self.turn, self.still, self.shows)

    def _until(self, condition: str) -> None:
        for _ in range(LIMIT):
            if not self._difference(condition):
                return
            self.step()
        raise ValueError(f"not within {LIMIT} moves")

    def _refused(self, rest: str) -> None:
        move, _, words = rest.partition(" :: ")
        game, _ = self.begun()
        try:
            do(game.copy(), whole(game, move))
        except ValueError as error:
            reason = str(error)
        else:
            raise ValueError("this move is not refused")
        if words not in reason:
            raise ValueError(f"refused for another reason: {reason}")
        if not words and reason.startswith("no such"):
            raise ValueError(f"is this a slip of the pen? {reason}")

    def _difference(self, condition: str) -> str:
        """Return an empty string if the condition holds, else the actual value."""
        game, moves = self.begun()
        key, _, rest = condition.partition(" ")
        if key in ("legal+", "legal-"):
            names = game.legal_names()
            return f"legal are {', '.join(names)}" if (rest in names) != (key[-1] == "+") else ""
        if key == "event":
            rule, *facts = rest.split(" ")
            told = self._events(game, rule)
            return "" if any({*facts} <= {*each} for each in told) else self._told(game, rule)
        if key == "no" and rest.startswith("event "):
            return self._told(game, rest[6:]) if self._events(game, rest[6:]) else ""
        if key == "view":
            seat, path, expected = rest.split(" ", 2)
            know = self.kit.knowledge.information_state
            actual = _at(know(game, None if seat == "-" else int(seat)), path)
        else:
            expected = rest
            values = line(self.kit, game, len(moves), views=False)
            if key not in values:
                raise ValueError(f"no such key: {key}")
            actual = values[key]
        pair = [json.dumps(each, sort_keys=True) for each in (actual, json.loads(expected))]
        return "" if pair[0] == pair[1] else f"it is {json.dumps(actual)}"  # true is not 1

    def _events(self, game: Game, rule: str) -> list[list[str]]:
        return [facts(event, game.pack) for event in self.log.events if event.rule == rule]

    def _told(self, game: Game, rule: str) -> str:
        """The events of the clause, else the first of all."""
        told = [" ".join([event.rule, *facts(event, game.pack)]) for event in self.log.events]
        own = [each for each in told if each.startswith(f"{rule} ")][:3] or told[:1]
        more = f"; and {len(told) - len(own)} more" * (len(told) > len(own))
        return (
            f"the events are: {'; '.join(own)}{more}" if told else "the last move caused no event"
        )


def address_of(clause: str, n: int) -> str:
    """Return the address of a clause's example, counted from 0."""
    return f"{clause}/{n + 1}" if n else clause


def _at(value: Any, path: str) -> Any:
    for part in path.split("."):
        try:
            value = value[int(part) if isinstance(value, list) else part]
        except (LookupError, TypeError, ValueError):
            raise ValueError(f"the view has no {path}") from None
    return value
