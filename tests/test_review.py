"""Reviews: what is judged, that only what the seat knew counts, that a mistake is one."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rondas
from rondas import effort
from rondas.answers.review import MOMENTS, Review, decisions
from rondas.answers.service import Service, handle
from rondas.games import Kit
from rondas.records.record import Record, check
from tests.playing import every_game, known, starts, text
from tests.unseen import Unseen


def let_search(monkeypatch: pytest.MonkeyPatch, **numbers: int) -> None:
    """Let bots and reviews search only so far (`rondas/effort.py` has the names)."""
    for name, number in numbers.items():
        monkeypatch.setattr(effort, name, number)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reviews of little effort."""
    monkeypatch.setattr("rondas.answers.review.DOUBTS", 3)
    monkeypatch.setattr("rondas.answers.review.LEAST_WORLDS", 2)
    let_search(monkeypatch, TRIES=300, SEARCHED=60, COMPARED=30)


def played(game: str, players: int, levels: str, **options: Any) -> Record:
    """A whole game between bots of these levels, in turn."""
    names = (levels.split(" ") * players)[:players]
    played_ = rondas.play(names, game=game, seed=1, **options)
    return replace(check(played_.record()), extra={})


def reviewed(record: Record, seat: int) -> Review:
    review = Review(record, seat)
    while review.done < review.steps:
        review.step()
    return review


@every_game
def test_all_decisions_of_a_seat_are_judged(game: Kit, quick: None) -> None:
    """Those with more than one legal action, each by what the seat knew then; always alike."""
    record = played(game.id, game.rules.seats[-1], "greedy")
    for seat in range(record.players):
        found = decisions(record, seat)
        expected = [
            (move, text(known(state, seat)))
            for move, state in enumerate(record.states())
            if state.actor == seat and len(state.legal()) > 1
        ]
        assert [(each.move, text(each.state)) for each in found] == expected
        assert [f"{seat} {each.action}" for each in found] == [
            record.moves[each.move] for each in found
        ]
    review = reviewed(record, 0)
    told = review.progress()
    assert text(told) == text(reviewed(record, 0).progress())
    moves = [each.move for each in review.decisions]
    assert told["judged"] == len(moves) > 0
    assert [move for move, _ in told["curve"]] == moves
    assert all(0 <= share <= 1 for _, share in told["curve"])
    *_, end = record.states()
    assert told["result"] == pytest.approx(game.model.returns(end)[0] * review.mates)
    assert {moment["move"] for moment in told["moments"]} <= set(moves)
    costs = [moment["best"] - moment["chance"] for moment in told["moments"]]
    assert costs == sorted(costs, reverse=True)
    assert len(told["moments"]) <= MOMENTS


@every_game
def test_hidden_cards_change_no_verdict(game: Kit, quick: None) -> None:
    """Two cards that the seat has not seen by its latest decision change places in the deck: all
    its verdicts stay the same, byte for byte."""
    compared = []

    @settings(max_examples=6)
    @given(data=st.data(), pick=st.randoms(use_true_random=False))
    def look(data: st.DataObject, pick: Random) -> None:
        record = data.draw(starts(game)).turn()
        unseen = Unseen(record)
        seat = unseen.state.actor
        # Its current decision is judged as well.
        action = sorted(unseen.state.legal_names())[-1]
        before = verdicts(record, seat, action)
        for swap, changed in unseen.swapped(seat, pick, 3):
            compared.append(swap)
            assert verdicts(changed, seat, action) == before, swap

    look()
    assert len(compared) >= 5


def verdicts(record: Record, seat: int, action: str) -> str:
    """All that is told of a seat's decisions when it has done this. How the game ended is a fact,
    and no verdict."""
    after = replace(record, moves=[*record.moves, f"{seat} {action}"])
    return text({**reviewed(after, seat).progress(), "result": None})


CASES = [
    ("steere-ronda", 3, {"hands": 2}),
    ("moroccan-ronda", 2, {"announcements": "honest"}),
    ("rounds", 2, {"target": 100}),
    ("baronda", 2, {}),
]


@pytest.mark.parametrize(("game", "players", "options"), CASES, ids=str)
def test_bad_play_is_found_and_good_play_is_not_blamed(
    game: str, players: int, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of who plays at random the worst moments are told, with reasons; much less is found in what
    a search has chosen."""
    let_search(monkeypatch, TRIES=1500, SEARCHED=60, COMPARED=30)
    bad, good = (
        reviewed(played(game, players, names, **options), 0)
        for names in ("random", "search:iterations=200 random")
    )
    assert bad.moments
    for moment in bad.moments:
        assert moment["better"] != moment["action"]
        chosen, better, why, *reasons = moment["why"]
        assert [chosen["say"], better["say"]] == ["advice-chose", "advice-better"]
        assert why == {**better, "say": "advice-why"}
        assert reasons
    cost = [sum(each["best"] - each["chance"] for each in review.moments) for review in (bad, good)]
    assert cost[1] < cost[0] / 2, cost


def test_review_by_request(quick: None) -> None:
    """Step by step; asked again for the same it is there at once."""
    service, record = Service(), played("steere-ronda", 3, "random", hands=1)
    record.extra["names"] = ["Ana", "", "Bo"]
    request = {"do": "review", "record": record.write(), "seat": 2}
    answer = service.handle(request)
    while answer["done"] < answer["steps"]:
        assert "moments" not in answer
        done = answer["done"]
        answer = service.handle({"do": "review", "after": done})
        assert answer["done"] > done
    assert answer["game"] == "steere-ronda"
    assert answer["names"] == ["Ana", None, "Bo"]
    assert text(answer) == text(reviewed(record, 2).progress())
    assert service.handle({**request, "record": json.dumps(record.write())}) == answer
    assert service.handle({**request, "seat": 0})["done"] == 0


def test_what_else_is_judged(quick: None) -> None:
    """Games of which little is there, and lies and revokes, which the search would never try."""
    for game, options in [("rounds", {"revokes": "allowed"}), ("moroccan-ronda", {})]:
        review = reviewed(played(game, 2, "fox:random", **options), 0)
        assert len(review.looks) == len(review.decisions)
    record = played("rounds", 2, "random", target=100)
    empty = reviewed(replace(record, moves=[]), 0).progress()
    assert (empty["judged"], empty["curve"], empty["moments"]) == (0, [], [])
    assert empty["result"] is None
    part = reviewed(replace(record, moves=record.moves[:20]), 0).progress()
    assert 0 < part["judged"] <= 10
    assert part["result"] is None


GOOD = {"format": "rondas-record-1", "game": "steere-ronda", "players": 3, "moves": ["* dealer 0"]}


@pytest.mark.parametrize(
    ("request_", "error"),
    [
        ({"after": 0}, "after: no review has come so far"),
        ({"record": {}, "seat": 0}, "format: missing"),
        ({"record": GOOD}, "seat: whose decisions are to be judged"),
        ({"record": GOOD, "seat": 3}, "seat: a number from 0 to 2, not 3"),
        ({"record": {**GOOD, "moves": ["* dealer 0", "0 x"]}, "seat": 0}, "move 2: "),
        (
            {"record": {**GOOD, "moves": GOOD["moves"] * 5001}, "seat": 0},
            "moves: 5000 can",
        ),
    ],
)
def test_bad_requests(request_: dict[str, Any], error: str) -> None:
    answer = json.loads(handle(json.dumps({"do": "review", **request_})))
    assert answer["error"].startswith(error), answer
