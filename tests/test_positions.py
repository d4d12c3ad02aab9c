"""Records that begin with a position: read, refused, replayed, and shown as far as it is known."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from itertools import islice
from random import Random
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from rondas import bots
from rondas.games import Kit, find
from rondas.games._template.rules import HighFive
from rondas.records.position import Known, Position
from rondas.records.record import Record, RecordError, check
from rondas.records.replay import line, replay
from rondas.rules.game import OVER, SILENT, Log, vocabulary
from rondas.rules.knowledge import HIDDEN
from rondas.tables.frames import frames
from rondas.tables.table import Table
from tests.playing import Start, every_game, starts

some = settings(max_examples=8)


def lines_of(record: dict[str, Any], views: bool = False) -> list[dict[str, Any]]:
    return list(replay(json.dumps(record), views))


def taken(start: Start, length: int) -> tuple[Record, int, dict[str, Any]]:
    """A random game, the number of one of its moves, and a record that begins there and goes on for
    some moves."""
    whole = start.played()
    moments = []
    for number, game in enumerate(whole.states()):
        if (position := start.game.knowledge.written(game)) is not None:
            moments.append((number, position))
    if not moments:
        assume(False)
    at, position = moments[Random(start.seed).randrange(len(moments))]
    moves = whole.moves[at : at + length]
    return whole, at, {**start.record().write(), "position": position, "moves": moves}


def expected(whole: Record, at: int, record: dict[str, Any]) -> list[dict[str, Any]]:
    """Return what the game's own record says of its moves."""
    moves = record["moves"]
    states = islice(replace(whole, moves=whole.moves[:at] + moves).states(), at, None)
    return [line(whole.game, game, number, views=False) for number, game in enumerate(states)]


@every_game
@given(data=st.data())
@some
def test_a_position_goes_on_as_its_game(game: Kit, data: st.DataObject) -> None:
    """With all cards named: the same actor, legal actions, scores and winners after every move, the
    same facts, notes and tokens: how many tricks there have been, too."""
    whole, at, record = taken(data.draw(starts(game)), 30)
    assert lines_of(record) == expected(whole, at, record)
    shown = frames(check(record), None, True, None)
    whole = replace(whole, moves=whole.moves[:at] + record["moves"])
    own = frames(whole, None, True, None)[at:]
    for each in shown + own:  # announcements of before are settled in a position
        for notes in each["display"]["notes"]:
            notes[:] = [note for note in notes if note["say"] != "note-announcement"]
    for key in ("facts", "notes", "tokens", "stock", "scores"):
        assert [each["display"][key] for each in shown] == [each["display"][key] for each in own]


def forgetful(position: dict[str, Any], rng: Random) -> dict[str, Any]:
    """The position with some cards of the hands left out."""
    return {
        key: " ".join(word for word in value.split(" ") if rng.randrange(2))
        if key.startswith("hand") and key != "hand" else value
        for key, value in position.items()
    }  # fmt: skip


@every_game
@given(data=st.data())
@some
def test_unknown_cards_change_nothing_that_is_certain(game: Kit, data: st.DataObject) -> None:
    """Whatever stands for the unknown cards, a game that was really played can be replayed: with
    the same actors and scores, and with all that was legal among what may be legal."""
    start = data.draw(starts(game))
    whole, at, record = taken(start, 5)
    certain = expected(whole, at, record)
    record["position"] = forgetful(record["position"], Random(start.seed))
    lines = lines_of(record)
    if "error" in lines[-1]:
        assert "depends on cards that are not given" in lines.pop()["error"]
    for found, own in zip(lines, certain, strict=False):
        assert {**found, "legal": 0, "depends": 0} == {**own, "legal": 0, "depends": 0}
        plays = {name for name in own["legal"] or () if name.startswith("play ")}
        assert plays <= set(found["legal"] or ())
        assert found.get("depends") or found["legal"] == own["legal"]


@every_game
@given(data=st.data())
@settings(max_examples=5)
def test_cards_that_are_not_given_are_shown_nowhere(game: Kit, data: st.DataObject) -> None:
    """Other cards in place of the unknown ones give the same frames and views, byte for byte."""
    start = data.draw(starts(game))
    *_, record = taken(start, 5)
    record["position"] = {
        key: value for key, value in forgetful(record["position"], Random(start.seed)).items()
        if key != "stock"
    }  # fmt: skip
    seen = []
    for salt in ("", "other"):
        read = check(record)
        assert read.position is not None
        read.position._seed += salt
        shown = [frames(read, seat, False, seat) for seat in (None, *range(read.players))]
        seen.append(json.dumps([shown, frames(read, None, True, None)]))
    assert seen[0] == seen[1]


ROUNDS = {"format": "rondas-record-1", "game": "rounds", "players": 2}
REFUSED: list[tuple[str, int, Any, str]] = [
    ("rounds", 2, {"turned": "7H", "hand0": "KS KS"}, "hand0: KS is there too often"),
    ("rounds", 2, {"turned": "7H", "hand1": "7H"}, "hand1: 7H is in turned already"),
    ("rounds", 2, {"hand0": "KS"}, "turned: missing: the card that fixes the trumps"),
    ("rounds", 2, {"turned": "7H", "hand0": "?10"}, "hand0: 10 cards, at most 9 can be there"),
    ("rounds", 2, {"turned": "7H", "hand0": "1X"}, 'hand0: no such card: "1X"'),
    ("rounds", 2, {"turned": "7H", "hand0": "5R " * 400}, "hand0: cards with a space"),
    ("rounds", 2, {"turned": "7H", "turn": 0, "dealer": 0},
     "turn: seat 1, as seat 0 deals (RO-2.4)"),
    ("rounds", 2, {"turned": "7H", "trump": "H"}, '"trump" is not known; there are dealer,'),
    ("steere-ronda", 3, {"hand0": "…"}, "hand0: 48 cards, at most 16 can be there"),
    ("steere-ronda", 3, {"hand0": "1O …", "hand1": "…"}, "only one place can have the others"),
    ("steere-ronda", 3, {"tricks": [8, 8, 8]}, "tricks: at most 15 can have been played"),
    ("baronda", 4, {"trick": "5R"}, "bids: missing, and cards have been played"),
    ("baronda", 2, {"hand0": "13R"}, 'hand0: no such card: "13R"'),
    ("moroccan-ronda", 2, {"table": "1O 1C"}, "table: two cards of one rank (MR-3.2)"),
    ("moroccan-ronda", 2, {"batch": 1, "table": "1O 2O 4O 6O 7O"},
     "table: 5 cards, at most 4 can lie there"),
    ("moroccan-ronda", 2, {"piles": [1, 1]}, "piles: 4 cards are captured, not 2"),
    ("steere-ronda", 3, {"hand": 2, "tricks": [1, 0, 0], "scores": [9, 5, 4]},
     "scores: 17 tricks have been played, not 18"),
    ("rounds", 2, {"turned": "7H", "round": 3}, "round: not 3, by the number of cards in turned"),
    ("rounds", 2, {"turned": "7H", "points": [4, 0]}, "points: no round of this game is finished"),
    ("rounds", 2, {"turned": "7H", "scores": [150, 200]}, "scores: the match is won (RO-4.2)"),
    ("baronda", 4, {"round": 1, "scores": [0, 2, 0, 0]}, "scores: no round is finished"),
    *(("rounds", 2, hostile, "position: ") for hostile in (
        5, [], {"hand0": 5}, {"hand0": "x" * 10**6}, {"turned": "", "turn": True},
        {"x" * 10**5: 1})),
]  # fmt: skip


@pytest.mark.parametrize(("game", "players", "position", "error"), REFUSED)
def test_impossible_positions_are_refused_in_a_line(
    game: str, players: int, position: Any, error: str
) -> None:
    about = {"game": game, "players": players, "position": position, "moves": []}
    (line,) = lines_of({**ROUNDS, **about})
    assert line["error"].startswith("position: ")
    assert error in line["error"]
    assert len(line["error"]) < 200


def test_moves_that_no_cards_fit_are_refused() -> None:
    record = {**ROUNDS, "position": {"turned": "7H", "hand0": "KS 7C 2H", "turn": 1}}
    must_follow = lines_of({**record, "moves": ["1 play TS", "0 play 2H"]})
    assert must_follow[-1]["error"] == "move 2: play 2H: must follow suit (RO-3.1)"
    # Whoever does not follow shows no trump holds none, and so cannot play one later.
    revoked = [*["1 play 5S", "0 play KS"], *["0 play 7C", "1 play 3D"], "0 play AC"]
    lines = lines_of({**record, "moves": [*revoked, "1 play 4H"]})
    assert lines[-1]["error"].startswith("move 6: play 4H: ")


BLAMED = [("baronda", 35, 9), ("moroccan-ronda", 2, 11), ("rounds", 20, 6), ("rounds", 72, 8)]


@pytest.mark.parametrize(("game", "seed", "impossible"), BLAMED)
def test_the_first_impossible_move_is_blamed(game: str, seed: int, impossible: int) -> None:
    """Cards that are exchanged for a later move may break an earlier one, which is not to blame;
    nor does it depend on the cards with which the search began."""
    kit, rng = find(game), Random(seed)
    start = Start(kit, kit.rules.seats[seed % len(kit.rules.seats)], {}, seed)
    *_, record = taken(start, 12)
    record["position"] = forgetful(record["position"], rng)
    moves = record["moves"]
    changed = rng.randrange(len(moves))
    names = check(record).position.given.pack.names  # type: ignore[union-attr]
    moves[changed] = f"{moves[changed].split()[0]} play {names[rng.randrange(len(names))]}"
    read = check(record)
    assert read.position is not None
    said = set()
    for salt in range(4):
        read.position._seed = str(salt)
        with pytest.raises(RecordError) as caught:
            list(read.states())
        said.add(str(caught.value))
    assert len(said) == 1
    assert said.pop().startswith(f"move {impossible + 1}: ")


def test_what_depends_on_unknown_cards_is_said() -> None:
    """The seven of clubs may be thrown on a spade only by a hand without spades."""
    record = check({**ROUNDS, "position": {"turned": "7H", "hand0": "9C", "turn": 1},
                    "moves": ["1 play TS", "0 play 9C"]})  # fmt: skip
    assert [frame["depends"] for frame in frames(record, 0, False, 0)] == [False, False, True]
    lines = lines_of(record.write())
    assert [line["depends"] for line in lines[:2]] == [True, True]
    assert "play TH" in lines[1]["legal"]
    # The card turned up next is not given: nobody can say what is trump then.
    known = {"turned": "7H", "turn": 1, "hand1": "AS KS QS JS TS", "hand0": "9S 8S 7S 6S 5S"}
    moves = [f"{seat} play {card}" for pair in ("AS 9S", "KS 8S", "QS 6S", "JS 5S", "TS 7S")
             for seat, card in zip((1, 0), pair.split(), strict=True)]  # fmt: skip
    lines = lines_of({**record.write(), "position": known, "moves": moves})
    assert len(lines) < len(moves) + 1 or "error" in lines[-1]


def test_the_others_are_all_that_is_named_nowhere() -> None:
    others = {"hand0": "…", "hand1": "?16", "hand2": "?16"}
    whole = find("steere-ronda").rules.pack.names
    position = {"hand1": " ".join(whole[:16]), "hand2": " ".join(whole[16:32]), "hand0": "…"}
    record = {**ROUNDS, "game": "steere-ronda", "players": 3}
    (line,) = lines_of({**record, "position": position, "moves": []}, views=True)
    assert line["views"][0]["hands"][0] == list(whole[32:])
    assert line["views"][0]["hands"][1] == [HIDDEN] * 16
    assert "error" in lines_of({**record, "position": others, "moves": []})[0]
    dealt = lines_of({**record, "moves": ["* dealer 2", "* deck 12B …"]})
    assert "play 12B" in dealt[-1]["legal"]


ACTIONS, INDEX = vocabulary(
    HighFive.pack, *HighFive.actions[15:], *(f"lay {name}" for name in HighFive.pack.names)
)


class LayFirst(HighFive):
    """The first card of a trick is laid, which is another word than `play`."""

    actions, index, plays = ACTIONS, INDEX, ("play", "lay")

    def legal(self) -> list[int]:
        first = not self.trick and not self.taking and self.actor >= 0
        return [card + INDEX["lay 1O"] * first for card in super().legal()]

    def apply(self, action: int, log: Log = SILENT) -> None:
        super().apply(action % INDEX["lay 1O"], log)


def test_unknown_cards_fit_every_word_that_plays_them(monkeypatch: pytest.MonkeyPatch) -> None:
    kit = find("template")
    monkeypatch.setattr(kit.knowledge, "rules", LayFirst)
    played = replace(kit, rules=LayFirst)
    position = Position(played, 2, LayFirst.settings(2, {}), {"table": "1O 1C", "turn": 0})
    record = Record(played, 2, position.options, ["0 lay 5O", "1 play 5C"], position=position)
    *_, game = record.states()
    assert game.trick == []
    assert not SILENT.events  # it keeps nothing
    assert position.legal(position.place(position.order([])), [], Known(position)) == (
        sorted(f"lay {card}" for card in game.pack.names if card not in ("1O", "1C")), True,
    )  # fmt: skip


@every_game
def test_bots_play_on_from_a_position(game: Kit) -> None:
    """A table draws the unknown cards by its seed; whoever plays there gets views as ever."""
    players = game.rules.seats[0]
    whole = next(position for seed in range(100)
                 for state in Start(game, players, {}, seed).played().states()
                 if (position := game.knowledge.written(state)))  # fmt: skip
    position = {key: each for key, each in whole.items() if not re.fullmatch(r"hand\d|stock", key)}
    about = {"game": game.id, "players": players, "position": position, "moves": []}
    record = check({**ROUNDS, **about})
    assert record.position is not None
    playing = {seat: bots.make("search:iterations=20") for seat in range(players)}
    ends = []
    for seed in ("a", "a", "b"):
        record.position = Position(game, players, record.options, position)
        record.position = record.position.playing_on([], seed)
        table = Table(record, seed, playing)
        while table.game.actor != OVER and len(table.record.moves) < 12:
            table.step()
        ends.append(table.record.write())
    assert ends[0] == ends[1] != ends[2]
    assert "error" not in lines_of(ends[0])[-1]
