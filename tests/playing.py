"""Playing games at random: what the tests of all games have in common."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from inspect import getfile
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import strategies as st

from rondas.answers.service import handle
from rondas.conform import PlainRandom
from rondas.games import Kit, all_games, find
from rondas.records.record import Record, chance, do
from rondas.rules.display import EventDisplay
from rondas.rules.game import OVER, SILENT, Game, Log, Options
from rondas.rules.guide import Guide
from rondas.rules.knowledge import Any_State
from tools.deflate import parts_of

Json = dict[str, Any]
GAMES = list(all_games().values())
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
every_kit = pytest.mark.parametrize("kit", GAMES, ids=lambda kit: kit.id)
QUESTIONS = Path(__file__).parent.parent / "static/puzzles"


# What the template lacks, and a game that somebody has begun: tests/test_golden.py wants it of a
# game whose rules are settled.


def has_lesson(kit: Kit) -> bool:
    return Path(getfile(kit.rules)).with_name("lesson.md").is_file()


def has_reasons(kit: Kit) -> bool:
    return kit.guide.reasons is not Guide.reasons


def has_questions(kit: Kit) -> bool:
    return (QUESTIONS / f"{kit.id}.txt").is_file()


@dataclass(frozen=True)
class Start:
    """The parameters of a random game."""

    game: Kit
    players: int
    options: Options
    seed: int

    def record(self, moves: Sequence[str] = ()) -> Record:
        settings = self.game.rules.settings(self.players, self.options)
        return Record(self.game, self.players, settings, list(moves))

    def played(self, limit: int | None = None) -> Record:
        """A random game as a record, to its end or for so many moves."""
        record = self.record()
        rng = PlainRandom(self.seed)
        game = record.start()
        while game.actor != OVER and (limit is None or len(record.moves) < limit):
            record.moves.append(step(game, rng))
        return record

    def turn(self) -> Record:
        """The beginning of a random game, up to some moment when a player acts."""
        record = self.played()
        turns = [n for n, move in enumerate(record.moves) if not move.startswith("*")]
        if not turns:  # won as soon as the cards were dealt
            return replace(self, seed=self.seed + 1).turn()
        return self.record(record.moves[: turns[Random(self.seed).randrange(len(turns))]])


def last(record: Record) -> Game:
    """The game after the moves of a record."""
    *_, game = record.states()
    return game


def step(game: Game, rng: Random, log: Log = SILENT) -> str:
    """Make one random move; the move as records have it."""
    if game.actor >= 0:
        names = game.legal_names()
        move = f"{game.actor} {names[rng.randrange(len(names))]}"
    else:
        move = f"* {chance(game, rng)}"
    do(game, move, log)
    return move


def some_values(game: Kit) -> dict[str, list[int | str]]:
    """For each option the values worth testing; of ranges the ends that keep games short."""
    return {
        option.name: list(option.values) or sorted({option.low, min(option.high, option.default)})
        for option in game.rules.options
    }


@st.composite
def starts(draw: st.DrawFn, game: Kit) -> Start:
    """A number of players, options that go together, and a seed."""
    players = draw(st.sampled_from(game.rules.seats))
    options = {name: draw(st.sampled_from(values)) for name, values in some_values(game).items()}
    while not _allowed(game, players, options):  # some do not go together: drop one by one
        options.popitem()
    return Start(game, players, options, draw(st.integers(0, 2**32)))


def starts_of(game: Kit) -> list[Start]:
    """Every number of players with defaults, and every value of every option once."""
    found = [Start(game, players, {}, players) for players in game.rules.seats]
    for name, values in some_values(game).items():
        for number, value in enumerate(values):
            players = next(
                p for p in reversed(game.rules.seats) if _allowed(game, p, {name: value})
            )
            found.append(Start(game, players, {name: value}, number))
    return found


def _allowed(game: Kit, players: int, options: Options) -> bool:
    try:
        game.rules.settings(players, options)
    except ValueError:
        return False
    return True


def seats(game: Game) -> Sequence[int | None]:
    """All who are told something: the seats and a spectator."""
    return (*range(game.players), None)


def text(value: object) -> str:
    """JSON text, keys in the order they are in: for comparisons byte for byte."""
    return json.dumps(value, ensure_ascii=False)


def assert_same(actual: Any, expected: Any, what: object) -> None:
    """Fail unless two values are the same JSON, keys in the same order: with the first path at
    which they differ, since long texts would have to be read."""
    path = ""
    while text(actual) != text(expected):
        kinds, keys = {type(actual), type(expected)}, []
        if kinds == {dict} and [*actual] == [*expected]:
            keys = [*actual]
        elif kinds == {list} and len(actual) == len(expected):
            keys = [*range(len(actual))]
        if not keys:
            raise AssertionError(f"{what}: {path}: {text(actual)}, expected {text(expected)}")
        key = next(key for key in keys if text(actual[key]) != text(expected[key]))
        actual, expected, path = actual[key], expected[key], f"{path}.{key}"


def known(game: Game, seat: int | None) -> Any_State:
    """Return what a seat knows, as another process would get it."""
    state = find(game.id).knowledge.information_state(game, seat)
    return json.loads(text(state))


def views(game: Game) -> list[str]:
    """Return what everybody knows, as text."""
    state = find(game.id).knowledge.information_state
    return [text(state(game, seat)) for seat in seats(game)]


def told(game: Game, log: Log) -> list[EventDisplay]:
    """The events of a log as people are told them."""
    presentation = find(game.id).presentation(game)
    return [presentation.describe_event(event) for event in log.events]


def ask(**request: Any) -> dict[str, Any]:
    """Return the answer to a request of the page."""
    answer: dict[str, Any] = json.loads(handle(json.dumps(request)))
    return answer


def frames_of(
    handle: Callable[[Any], Any], choose: Callable[[Any], str], **set_up: Any
) -> Iterator[dict[str, Any]]:
    """Yield all frames of a game as its service hands them out; a person chooses the actions."""
    frame = handle({"do": "open", **set_up})
    while frame["status"] != "over":
        yield frame
        legal = [action["action"] for action in frame["actions"]]
        is_asked = frame["status"] == "your-turn"
        frame = handle({"do": "act", "action": choose(legal)} if is_asked else {"do": "step"})
    yield frame


def strings(value: object) -> list[str]:
    """All strings anywhere in JSON."""
    return [part for part in parts_of(value) if isinstance(part, str)]
