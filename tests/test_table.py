"""Tables: the same seed gives the same game; undo, redo and saved games; and the service on top."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rondas import bots
from rondas.answers import service
from rondas.answers.service import Service, handle
from rondas.games import Kit, find
from rondas.rules.game import OVER
from rondas.tables.table import Table
from tests.playing import Start, ask, every_game, known, starts, text, views


def table(start: Start, *people: int, seed: str = "7", moves: tuple[str, ...] = ()) -> Table:
    """A table where these seats are people and all others greedy bots."""
    others = [seat for seat in range(start.players) if seat not in people]
    return Table(
        start.record(moves), seed, {seat: bots.make("greedy") for seat in others}, ()
    )  # fmt: skip


def advance(at: Table, rng: Random, moves: int) -> None:
    """So many moves, people choosing at random."""
    for _ in range(moves):
        if at.game.actor == OVER:
            return
        if at.waits():
            at.step()
        else:
            names = at.game.legal_names()
            at.act(names[rng.randrange(len(names))])


def state(at: Table) -> tuple[list[str], list[str], list[str]]:
    """All that must be the same again."""
    return views(at.game), list(at.record.moves), list(at.saved)


@every_game
@settings(max_examples=10)
@given(data=st.data(), length=st.integers(0, 150))
def test_the_same_seed_gives_the_same_game(game: Kit, data: st.DataObject, length: int) -> None:
    """Also from `saved` and from the full record, with no deck that the seed gives in what is
    saved."""
    start = data.draw(starts(game))
    at, again, other = table(start, 0), table(start, 0), table(start, 0, seed="8")
    for each in (at, again, other):
        advance(each, Random(1), length)
    assert length <= 20 or at.record.moves != other.record.moves
    tables = [again, *(table(start, 0, moves=tuple(m)) for m in (at.saved, at.record.moves))]
    assert all(state(each) == state(at) for each in tables)
    chance = [move for move in at.saved if move.startswith("* ")]
    assert not any(card in move.split(" ") for move in chance for card in at.game.pack.names)
    for each in (at, *tables):
        advance(each, Random(2), 40)
    assert all(state(each) == state(at) for each in tables)


@every_game
def test_turns_are_kept(game: Kit) -> None:
    at = table(Start(game, game.rules.seats[0], {}, 0), 0)
    assert at.waits()
    with pytest.raises(ValueError, match=r"^no person can move now$"):
        at.act("play 1C")
    while at.waits():
        at.step()
    with pytest.raises(ValueError, match=r"^nobody but a person can move now$"):
        at.step()
    with pytest.raises(ValueError, match=r"^there is nothing to undo$"):
        at.undo()
    with pytest.raises(ValueError, match=r"^nothing was undone$"):
        at.redo()
    before = state(at)
    for wrong in ("", "play", "play 99X", "no such action"):
        with pytest.raises(ValueError, match=r"."):
            at.act(wrong)
    assert state(at) == before


@every_game
def test_the_first_move_that_players_may_settle(game: Kit) -> None:
    """A game names it if its rules leave it to the players, and then they can name any of them;
    else the seed draws each of them."""
    if not game.rules.first_move:
        return
    word, rule = game.rules.first_move
    assert rule.startswith(f"{game.rules.prefix}-")
    for players in game.rules.seats:
        start = Start(game, players, {}, 0)
        found = set()
        for seed in range(60):
            at = table(start, seed=str(seed))
            at.step()
            found |= {*at.record.moves}
        wanted = [f"{word} {seat}" for seat in range(players)]
        assert start.record().start().legal_names() == wanted
        assert found == {f"* {each}" for each in wanted}
        for each in wanted:
            at = Table(start.record(), "1", {}, [each])
            at.step()
            assert at.record.moves == [f"* {each}"]


def test_a_chosen_first_move_is_told() -> None:
    """To everybody at the table, whenever they are told of it, and only if it was chosen."""
    request = {"game": "steere-ronda", "seat": 0, "guests": [1], "seed": "7", "bots": "random"}
    for opening in ([], ["dealer 1"]):
        service = Service()
        service.handle({"do": "open", **request, "opening": opening})
        event = service.handle({"do": "step"})["events"][0]
        told = [event["text"]["say"]]
        guest = service.handle({"do": "frame", "seat": 1, "since": 0})
        assert guest["of"]["opening"] == opening
        told.append(guest["events"][0]["text"]["say"])
        service.handle({"do": "step"})
        told.append(service.handle({"do": "frame", "seat": 1})["past"][0]["text"]["say"])
        told.append(service.handle({"do": "frame", "seat": 1, "since": 0})["since"][0]
                    ["events"][0]["text"]["say"])  # fmt: skip
        assert told == ["opening-chosen" if opening else "said-deals-first"] * 4


def test_the_same_deals_whatever_people_play() -> None:
    """The number of a chance move counts, not what was played before it."""
    start = Start(find("steere-ronda"), 3, {"hands": 3}, 0)
    decks = []
    for choices in (1, 2):
        at = table(start, 0)
        advance(at, Random(choices), 1000)
        decks.append([m for m in at.record.moves if m.startswith("* deck")][:3])
    assert decks[0] == decks[1]
    assert len(set(decks[0])) == 3


@every_game
@settings(max_examples=3)
@given(data=st.data())
def test_a_table_told_anew(game: Kit, data: st.DataObject) -> None:
    """A person is offered what is legal, and gets the record when all is over. Told anew, a table
    is what was told before, and a save gives the same. (`test_people.py` has its secrets.)"""
    start = data.draw(starts(game))
    seat = data.draw(st.sampled_from([None, *range(start.players)]))
    room = Service()
    answer = room.handle({
        "do": "open", "game": game.id, "players": start.players, "options": start.options,
        "seat": seat, "seed": str(start.seed), "bots": "greedy",
    })  # fmt: skip
    rng = Random(start.seed)
    past: list[Any] = answer.pop("past")
    for _ in range(120):
        past += answer["events"]
        if answer["status"] == "over":
            assert answer["record"] == room.handle({"do": "record"})["record"]
            break
        assert "record" not in answer
        with pytest.raises(ValueError, match=r"^the record shows all cards: "):
            room.handle({"do": "record"})
        if answer["status"] == "your-turn":
            legal = [action["action"] for action in answer["actions"]]
            assert legal == known(room.table.game, seat)["legal"]
            answer = room.handle({"do": "act", "action": rng.choice(legal)})
        else:
            answer = room.handle({"do": "step"})
    else:
        past += answer["events"]
    assert room.handle({"do": "retell"}) == {**answer, "events": [], "past": past}
    save = answer["save"]
    again = Service().handle({"do": "open", **save})
    assert text(again["display"]) == text(answer["display"])
    assert again["save"] == save


@pytest.mark.parametrize(
    "request_text",
    [
        "{}",
        '{"do": "dance"}',
        '{"do": ["open"]}',
        '{"do": "open", "game": "whist"}',
        '{"do": "frames", "record": {"format": "rondas-record-1"}}',
        '{"do": "act", "action": {"a": 1}}',
        "[" * 100000,
    ],
)
def test_bad_requests(request_text: str) -> None:
    """Each is answered with one line, and the table that is open stays as it was. (Of set-ups more:
    tests/test_service.py.)"""
    ask(do="open", game="steere-ronda", seat=0, seed="1", bots="greedy")
    opened = service._service.table
    before = state(opened)
    answer = json.loads(handle(request_text))
    assert list(answer) == ["error"]
    assert 0 < len(answer["error"]) < 300
    assert "\n" not in answer["error"]
    assert service._service.table is opened
    assert state(opened) == before
