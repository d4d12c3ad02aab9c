"""Moves that a person laughed at, in games between bots: strong bots play otherwise now."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from rondas import bots
from rondas.records.record import check
from tests.playing import known, last

RECORDS = [
    json.loads(line)
    for line in (Path(__file__).parent / "cases/bots.jsonl").read_text("utf-8").splitlines()
]
"""Each with a note that says what was wrong."""


@pytest.mark.parametrize(
    ("number", "move", "right"),
    [
        # The seat holds a ronda: to announce it is right. To announce a tringa loses 5 points.
        (0, 222, "announce ronda"),
        (0, 231, "announce ronda"),
        (0, 240, "announce none"),
        # Round 4, by exact play; of equally good leads the cheapest.
        (1, 82, "play QD"),
        (1, 83, "play AC"),
        (2, 33, "play 3S"),
        (2, 35, "play TD"),
        (2, 37, "play 3S"),
        (3, 33, "play TH"),
        (4, 86, "play 4S"),
        # Third place: the lowest card of the suit that wins.
        (5, 72, "play 2C"),
        (5, 103, "play 1O"),
        (6, 26, "play 4B"),
    ],
)
def test_played_right(number: int, move: int, right: str) -> None:
    """`move` counts from 1."""
    data = RECORDS[number]
    *moves, wrong = data["moves"][:move]
    assert not wrong.endswith(f" {right}")
    game = last(check({**data, "moves": moves}))
    assert bots.make("hard").choose(known(game, game.actor), Random(1)) == right
