"""Examples: small records with what must hold at each point of them."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Any

from rondas.game import OVER, Game, Log
from rondas.games import Kit
from rondas.record import Record, chance, do
from rondas.replay import line

LIMIT = 2000
"""How many moves `~ until` may make."""


class RulebookError(ValueError):
    """A rulebook that does not hold: its file, the line, the clause and the reason, in one line."""


@dataclass(frozen=True, slots=True)
class Played:
    """An example that has been run: everything in it held."""

    record: Record
    start: int
    """After how many moves the diagram begins."""
    captions: dict[int, str]
    """Words under the diagram, by the number of moves made."""


@dataclass(frozen=True, slots=True)
class Example:
    """An example as it is written."""

    game: Kit
    clause: str
    n: int
    """Its place among the examples of the clause, from 0."""
    title: str
    lines: tuple[tuple[int, str], ...]
    """Its lines with their numbers in the file."""

    @property
    def address(self) -> str:
        """`SR-4.2`; further examples of the same clause `SR-4.2/2` and so on."""
        return f"{self.clause}/{self.n + 1}" if self.n else self.clause

    def run(self) -> Played:
        """Play it and check all it says; RulebookError at the first line that does not hold."""
        run = _Run(self)
        at = (0, "")
        try:
            for at in self.lines:
                run.line(at[1])
            return run.finish()
        except ValueError as error:
            where = f"{self.game.id}.md, line {at[0]}: example {self.address}"
            raise RulebookError(f"{where}: {at[1]}: {error}") from None


@dataclass(slots=True)
class _Run:
    """An example on its way."""

    example: Example
    rng: Random = field(init=False)
    players: int = field(init=False)
    options: dict[str, object] = field(default_factory=dict)
    record: Record | None = None
    start: int | None = None
    first_turn: int | None = None
    """After how many moves a player acts for the first time."""
    captions: dict[int, str] = field(default_factory=dict)
    log: Log = field(default_factory=Log)
    """What the last move caused."""
    _game: Game | None = None

    def __post_init__(self) -> None:
        self.rng = Random(self.example.address)
        self.players = self.example.game.rules.seats[0]

    def line(self, text: str) -> None:
        """Do what a line says."""
        kind, _, rest = text.partition(" ")
        if kind in ("players", "option"):
            self._setting(kind, rest)
            return
        game, moves = self._begun()
        match kind:
            case "---":
                if self.start is not None:
                    raise ValueError("the diagram has begun already")
                self.start = len(moves)
            case "#":
                self.captions[len(moves)] = f"{self.captions.get(len(moves), '')} {rest}".strip()
            case "=":
                if difference := self._difference(rest):
                    raise ValueError(difference)
            case "!":
                self._refused(rest)
            case "~":
                self._by_itself(rest)
            case _:
                self._do(_whole(game, text))

    def finish(self) -> Played:
        """The example after its last line."""
        self._begun()
        assert self.record is not None
        start = self.start if self.start is not None else self.first_turn or 0
        if early := [step for step in self.captions if step < start]:
            raise ValueError(f"the caption after move {early[0]} is before the diagram begins")
        return Played(self.record, start, self.captions)

    def _setting(self, kind: str, rest: str) -> None:
        if self.record is not None:
            raise ValueError("settings come first")
        if kind == "players":
            self.players = int(rest)
        else:
            name, _, value = rest.partition(" ")
            self.options[name] = int(value) if value.lstrip("-").isdecimal() else value

    def _begun(self) -> tuple[Game, list[str]]:
        if self._game is None or self.record is None:
            game = self.example.game
            settings = game.rules.settings(self.players, self.options)
            self.record = Record(game, self.players, settings)
            self._game = self.record.start()
        return self._game, self.record.moves

    def _do(self, move: str) -> None:
        game, moves = self._begun()
        self.log = Log()
        do(game, move, self.log)
        moves.append(move)
        if game.actor >= 0 and self.first_turn is None:
            self.first_turn = len(moves)

    def _by_itself(self, rest: str) -> None:
        """`~ 45` and `~ until CONDITION`."""
        word, _, condition = rest.partition(" ")
        if word != "until":
            for _ in range(int(word)):
                self._step()
            return
        for _ in range(LIMIT):
            if not self._difference(condition):
                return
            self._step()
        raise ValueError(f"not within {LIMIT} moves")

    def _step(self) -> None:
        game, _ = self._begun()
        if game.actor == OVER:
            raise ValueError("the game is over")
        if game.actor >= 0:
            self._do(f"{game.actor} {game.legal_names()[0]}")
        else:
            self._do(f"* {chance(game, self.rng)}")

    def _refused(self, rest: str) -> None:
        move, _, words = rest.partition(" :: ")
        game, _ = self._begun()
        try:
            do(game.copy(), _whole(game, move))
        except ValueError as error:
            reason = str(error)
        else:
            raise ValueError("this move is not refused")
        if words not in reason:
            raise ValueError(f"refused for another reason: {reason}")
        if not words and reason.startswith("no such"):
            raise ValueError(f"is this a slip of the pen? {reason}")

    def _difference(self, condition: str) -> str:
        """An empty string if the condition holds, else what is there instead."""
        game, moves = self._begun()
        key, _, rest = condition.partition(" ")
        if key in ("legal+", "legal-"):
            names = game.legal_names()
            return f"legal are {', '.join(names)}" if (rest in names) != (key[-1] == "+") else ""
        if key == "event":
            rule, *facts = rest.split(" ")
            told = self._events(rule)
            return "" if any({*facts} <= {*each} for each in told) else self._told()
        if key == "no" and rest.startswith("event "):
            return self._told() if self._events(rest[6:]) else ""
        if key == "view":
            seat, path, expected = rest.split(" ", 2)
            know = self.example.game.knowledge.information_state
            actual = _at(know(game, None if seat == "-" else int(seat)), path)
        else:
            expected = rest
            values = line(self.example.game, game, len(moves), views=False)
            if key not in values:
                raise ValueError(f"no such key: {key}")
            actual = values[key]
        return "" if _same(actual, json.loads(expected)) else f"it is {json.dumps(actual)}"

    def _events(self, rule: str) -> list[list[str]]:
        pack = self._begun()[0].pack
        return [event.facts(pack) for event in self.log.events if event.rule == rule]

    def _told(self) -> str:
        pack = self._begun()[0].pack
        told = [" ".join([event.rule, *event.facts(pack)]) for event in self.log.events]
        return f"the events are: {'; '.join(told)}" if told else "the last move caused no event"


def _whole(game: Game, move: str) -> str:
    """A deal that ends with `…` completed by the rest of the pack in its own order."""
    *words, last = move.split(" ")
    if last != "…":
        return move
    left = Counter(game.pack.cards())
    left.subtract(game.pack.read(words[2:]))
    return " ".join([*words, *game.pack.write(left.elements())])


def _at(value: Any, path: str) -> Any:
    for part in path.split("."):
        try:
            value = value[int(part) if isinstance(value, list) else part]
        except (LookupError, TypeError, ValueError):
            raise ValueError(f"the view has no {path}") from None
    return value


def _same(a: object, b: object) -> bool:
    """Whether two values are the same JSON: true is not 1."""
    return json.dumps(a, sort_keys=True) == json.dumps(b, sort_keys=True)
