"""Undo, redo, a reload and another language lead to where a game played straight on stands."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from rondas.answers.service import Service
from rondas.games import Kit
from tests.playing import Json, Start, assert_same, every_game, starts, text
from tests.samples import NAMES

Choice = tuple[int, str]
"""The number of moves before it, and the action."""
WAYS = {"on": 12, "undo": 6, "redo": 12, "reload": 2, "language": 1}
"""What a person does, and how often."""


class Device:
    """An engine, and a page that shows its frames and writes the log."""

    def __init__(self, setup: Json) -> None:
        self.log: list[Json] = []
        self.open(setup)

    def open(self, setup: Json) -> None:
        self.service = Service()
        self.ask("open", **setup)

    def ask(self, do: str, **keys: Any) -> None:
        self.frame: Json = json.loads(text(self.service.handle({"do": do, **keys})))
        self.log = self.frame.get("past", self.log) + self.frame["events"]

    def on(self, action: str = "") -> None:
        """Uncover the table, let chance or a bot move, or act."""
        if self.frame["status"] == "pass":
            self.ask("lift", seat=self.frame["to"])
        elif self.frame["waits"]:
            self.ask("step")
        else:
            self.ask("act", action=action)

    def place(self) -> Json:
        """Return the log, the table and the record."""
        assert self.service.table
        shown = ("move", "seat", "display", "prompt", "order", "actions", "status", "begun")
        record, saved = self.service.table.record.write(), self.frame["save"]["moves"]
        return {"log": self.log, "record": record, "saved": saved,
                **{key: self.frame[key] for key in shown}}  # fmt: skip


class Player(Device):
    """A device of people who go back and forth, and an account of where they should be."""

    def __init__(self, setup: Json) -> None:
        super().__init__(setup)
        self.setup = setup
        self.choices: list[Choice] = []
        self.undone: list[tuple[Choice, int]] = []
        """Choices that can be made again, and the number of moves to which that leads."""
        self.places: dict[tuple[object, ...], Json] = {}

    def choose(self, rng: Random) -> None:
        action = ""
        if self.frame["status"] == "your-turn":
            action = rng.choice(self.frame["actions"])["action"]
            self.choices.append((self.frame["move"], action))
            self.undone.clear()
        self.on(action)

    def go(self, way: str) -> int:
        """Go back or forth, open what is saved, or change the language; return the number of moves
        at which that should lead."""
        to = int(self.frame["move"])
        if way == "undo":
            self.undone.append((self.choices.pop(), to))
            to = self.undone[-1][0][0]
        elif way == "redo":
            choice, to = self.undone.pop()
            self.choices.append(choice)
        elif way == "reload":
            self.undone.clear()
            self.open({**self.frame["save"], "look": self.frame.get("look", [])})
            return to
        self.ask({"language": "retell"}.get(way, way))
        return to

    def straight(self, moves: int) -> Json:
        """Return the place of another device, on which the same choices have led to so many
        moves."""
        covered = self.frame["status"] == "pass"
        key = (*self.choices, moves, covered)
        if key not in self.places:
            other, choices = Device(self.setup), dict(self.choices)
            while other.frame["move"] < moves:
                other.on(choices.get(other.frame["move"], ""))
            if other.frame["status"] == "pass" and not covered:
                other.on()
            self.places[key] = other.place()
        return self.places[key]


def seated(start: Start, count: int) -> Json:
    """Return the set-up of a game for so many people, and for bots. Every second game
    begins with a chosen move, if it can."""
    first = start.game.rules.first_move
    return {
        "game": start.game.id, "players": start.players, "options": start.options,
        "people": [*range(count)], "seed": str(start.seed), "names": NAMES[: start.players],
        "bots": ["greedy", "random", "greedy", "random"][: start.players - count],
        "opening": [f"{first[0]} 1"] if first and start.seed % 2 else [],
    }  # fmt: skip


@every_game
def test_every_way_leads_to_the_same_place(game: Kit) -> None:
    """Log, table and record equal those of a game without detours, for one person and several."""
    went = dict.fromkeys(WAYS, 0)

    @settings(max_examples=4)
    @given(start=starts(game), people=st.integers(1, game.rules.seats[-1]))
    def look(start: Start, people: int) -> None:
        player = Player(seated(start, min(people, start.players)))
        rng = Random(start.seed)
        for _ in range(60):
            frame = player.frame
            ways = [way for way in WAYS if frame.get(way, True)]
            (way,) = rng.choices(ways, [WAYS[way] for way in ways])
            went[way] += 1
            if way != "on":
                moves = player.go(way)
                assert player.frame["redo"] == bool(player.undone)
                assert_same(player.place(), player.straight(moves), way)
            elif frame["status"] != "over":
                player.choose(rng)

    look()
    assert min(went.values()) > 2, went
