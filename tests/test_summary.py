"""The summary for the picture of a finished game (py/rondas/answers/summary.py)."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from rondas.answers.service import Service
from rondas.games import all_games

Json = dict[str, Any]


def played(game: str, players: int, seed: str) -> tuple[Json, Json]:
    """A game of quick bots to its end: its record, and the last frame."""
    service = Service()
    bots = ["greedy"] * players
    request = {"game": game, "players": players, "seat": None, "seed": seed, "bots": bots}
    frame = service.handle({"do": "open", **request})
    while frame["status"] != "over":
        frame = service.handle({"do": "step"})
    return service.handle({"do": "record"})["record"], frame


@pytest.mark.parametrize("game", all_games())
def test_the_moment_that_mattered(game: str) -> None:
    """Its cards were played or taken in the game, by whom it says, and it names its kind."""
    for players in all_games()[game].rules.seats:
        record, frame = played(game, players, "7")
        told = Service().handle({"do": "summary", "record": record, "you": None})
        assert told["headline"] == frame["display"]["report"]["headline"]
        moment = told["moment"]
        assert moment["why"] in ("best", "end", "swing", "last")
        moves = set(record["moves"])
        for seat, card in moment["plays"]:
            assert f"{seat} play {card}" in moves
        cards = [card for _, card in moment["plays"]] + moment["taken"]
        assert cards
        assert len(set(cards)) == len(cards) or game == "baronda"
        if moment["why"] in ("swing", "last"):
            assert moment["points"] == most_at_once(record)


def most_at_once(record: Json) -> int:
    """The largest change of a score in one move in which cards were taken."""
    frames = Service().handle({"do": "frames", "record": record})["frames"]
    changes = [0]
    for before, after in itertools.pairwise(frames):
        if {event["kind"] for event in after["events"]} & {"trick", "captured", "shown"}:
            scores = zip(before["display"]["scores"], after["display"]["scores"], strict=True)
            changes += [abs(now - then) for then, now in scores]
    return max(changes)


def test_a_reader_is_spoken_to() -> None:
    """The headline tells the loser what it tells others of the winner."""
    record, frame = played("rounds", 2, "7")
    (loser,) = {0, 1} - {*frame["display"]["winners"]}
    told = Service().handle({"do": "summary", "record": record, "you": loser})
    assert told["headline"]["say"] == "report-part-lost"


def test_an_unfinished_game_has_no_last_word() -> None:
    """A record names every card, so no table gives one away; one that came otherwise is told as far
    as it goes."""
    record, _ = played("steere-ronda", 3, "7")
    cut = {**record, "moves": record["moves"][:3]}
    told = Service().handle({"do": "summary", "record": cut, "you": None})
    assert told["moment"] is None
