"""The requests of the page, answered as text."""

from __future__ import annotations

import itertools
import json
import re
from pathlib import Path
from typing import Any

import pytest

from rondas import bots
from rondas.answers.request import MOST_MOVES
from rondas.answers.service import LARGEST, Service
from rondas.games import all_games
from rondas.pulse import Pulse, pulse
from tests.playing import ask, frames_of


def played(**set_up: Any) -> tuple[dict[str, Any], dict[str, Any]]:
    """A game to its end: its record, and the last frame."""
    *_, frame = frames_of(lambda request: ask(**request), min, **set_up)
    return ask(do="record")["record"], frame


def test_what_is_told_of_games() -> None:
    """Every card once, and a title for each value of an option."""
    for info in ask(do="games")["games"]:
        names = [name for name, _, _ in info["cards"]]
        assert len(set(names)) == len(names)
        assert {rank for _, rank, _ in info["cards"]} == set(info["ranks"])
        for preset in info["presets"]:
            assert set(preset["options"]) <= set(info["options"])
        for option in info["options"].values():
            assert len(option["titles"]) == len(option.get("values", []))
    for name in bots.NAMES:
        assert ask(do="open", game="rounds", bots=name)["save"]["bots"] == [name]


def test_a_finished_game_is_replayed() -> None:
    """Its frames open all hands; a check says what it came to, or which move cannot be."""
    record, frame = played(game="steere-ronda", seed="8", bots="random")
    assert frame["save"]["moves"][1] == "* deck"  # the seed gives the cards
    display = frame["display"]
    expected = {"scores": display["scores"], "winners": display["winners"], "over": True}
    assert ask(do="check", record=record) == expected
    assert ask(do="check", save=frame["save"]) == expected
    frames = ask(do="frames", record=record, you=0)["frames"]
    assert all("?" not in hand for each in frames for hand in each["display"]["hands"])
    assert ask(do="frames", record=json.dumps(record))["frames"][-1]["display"]["winners"]
    record["moves"][5] = "0 play 99X"
    assert ask(do="check", record=record)["error"].startswith("move 6:")
    frame["save"]["moves"][5] = "0 play 99X"
    assert ask(do="check", save=frame["save"])["error"].startswith("move 6:")


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("players", 9), ("options", [["hands", 1]]), ("bots", [1, 2]), ("bots", "genius"),
        ("cast", ["zoe"]), ("cast", ["amina"] * 9), ("cast", "amina"),
        ("names", "Ana"), ("opening", ["dealer 7"]), ("moves", ["0 play 7E"]), ("seat", 3),
        # Requests that would never end, or fill the memory.
        ("bots", "search:iterations=999999999"), ("bots", ["easy", "fox:hard"]),
        ("bots", ["easy"] * 10**5), ("bots", "x" * 10**6), ("bots", {"easy": 1}),
        ("names", ["A" * 41]), ("seed", "7" * 101), ("seed", [7]), ("opening", ["dealer 0"] * 21),
        ("opening", ["dealer " + "0" * 10**6]), ("moves", ["* dealer 0"] * (MOST_MOVES + 1)),
        ("moves", ["*" * 1001]), ("options", {"hands": 10**9}), ("options", {"x" * 10**6: 1}),
    ],
)  # fmt: skip
def test_bad_set_ups_are_refused(key: str, value: object) -> None:
    """In one line that names the key, whether it is a request or a save."""
    request = {"game": "steere-ronda", key: value}
    error = ask(do="open", **request)["error"]
    assert key.rstrip("s") in error
    assert len(error) < 300
    assert ask(do="check", save=request)["error"] == error


def test_long_requests_are_refused() -> None:
    moves = ["0 play 7E"] * (MOST_MOVES + 1)
    record = {"format": "rondas-record-1", "game": "steere-ronda", "players": 3, "moves": moves}
    for do in ("open", "frames", "check"):
        assert ask(do=do, record=record)["error"].startswith("moves: ")
    assert ask(do="games", more="x" * LARGEST)["error"].startswith("json: ")
    record["moves"] = []
    assert ask(do="frames", record=record, you="x")["error"].startswith("you: ")


def test_long_work_shows_that_it_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """At every move that is replayed, and after every game that a search plays out."""
    beats: list[float] = []
    monkeypatch.setattr(pulse, "tell", lambda: beats.append(pulse.told))
    monkeypatch.setattr("rondas.pulse.BEAT", 0)
    table = {"game": "steere-ronda", "seed": "10", "bots": "random"}
    frames = frames_of(lambda request: ask(**request), min, **table)
    save = next(frame["save"] for frame in frames if frame["actions"] and frame["move"] > 9)

    def beating(**request: Any) -> int:
        beats.clear()
        assert "error" not in ask(**request)
        return len(beats)

    assert beating(do="check", save=save) >= len(save["moves"])
    assert beating(do="open", **save) >= len(save["moves"])
    state = ask(do="known")["state"]
    assert beating(do="analyse", state=state, iterations=300) > 10
    record, _ = played(**table)
    assert beating(do="frames", record=record) >= len(record["moves"])
    assert beating(do="check", record=record) >= len(record["moves"])
    # They are few.
    now = iter([10.0, 10.1, 10.4, 10.6, 10.7, 11.2])
    monkeypatch.setattr("rondas.pulse.perf_counter", lambda: next(now))
    monkeypatch.setattr("rondas.pulse.BEAT", 0.5)
    told: list[float] = []
    beat = Pulse()
    beat()
    beat.tell = lambda: told.append(beat.told)
    for _ in range(6):
        beat()
    assert told == [10.0, 10.6, 11.2]


def test_the_page_about_the_engine_names_every_request() -> None:
    page = (Path(__file__).parent.parent / "docs/engine.md").read_text("utf-8")
    lists = page.partition("\n## Requests\n")[2].partition("\n\n`open` takes")[0]
    told = re.findall(r"`(\w+)`", " ".join(re.findall(r"(?m)^- \*\*.*?: (.*)$", lists)))
    assert sorted(told) == sorted(Service().requests)


@pytest.mark.parametrize("game", all_games())
def test_the_moment_that_mattered(game: str) -> None:
    """Its cards were played or taken in the game, by whom it says, and it names its kind."""
    for players in all_games()[game].rules.seats:
        record, frame = played(game=game, players=players, seat=None, seed="7", bots="greedy")
        told = ask(do="summary", record=record, you=None)
        assert told["headline"] == frame["display"]["report"]["headline"]
        moment = told["moment"]
        assert moment["why"] in ("best", "end", "swing", "last")
        assert {f"{seat} play {card}" for seat, card in moment["plays"]} <= {*record["moves"]}
        cards = [card for _, card in moment["plays"]] + moment["taken"]
        assert cards
        assert len(set(cards)) == len(cards) or game == "baronda"
        if moment["why"] in ("swing", "last"):
            assert moment["points"] == most_at_once(record)


def most_at_once(record: dict[str, Any]) -> int:
    """The largest change of a score in one move in which cards were taken."""
    changes = [0]
    for before, after in itertools.pairwise(ask(do="frames", record=record)["frames"]):
        if {event["kind"] for event in after["events"]} & {"trick", "captured", "shown"}:
            scores = zip(before["display"]["scores"], after["display"]["scores"], strict=True)
            changes += [abs(now - then) for then, now in scores]
    return max(changes)


def test_a_summary_speaks_to_its_reader() -> None:
    """It tells the loser what it tells others of the winner. A game that is not over has no last
    word: one that came otherwise is told as far as it goes."""
    record, frame = played(game="rounds", seat=None, seed="7", bots="greedy")
    (loser,) = {0, 1} - {*frame["display"]["winners"]}
    headline = ask(do="summary", record=record, you=loser)["headline"]
    assert headline["say"] == "report-part-lost"
    cut = {**record, "moves": record["moves"][:3]}
    assert ask(do="summary", record=cut, you=None)["moment"] is None
