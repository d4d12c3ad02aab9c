"""The requests of the page, answered as text."""

from __future__ import annotations

import json
from typing import Any

import pytest

from rondas.games import all_games
from rondas.service import handle


def ask(**request: Any) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(handle(json.dumps(request)))
    return answer


def play(game: str, seed: str, turns: int = 10**6) -> dict[str, Any]:
    """Opens a table and plays the first legal action; gives the last frame."""
    frame = ask(do="open", game=game, seed=seed, bots="random")
    while frame["status"] != "over" and turns:
        if frame["status"] == "waiting":
            frame = ask(do="step")
        else:
            frame = ask(do="act", action=frame["actions"][0]["action"])
            turns -= 1
        assert "error" not in frame
    return frame


def test_offers_name_every_card_once() -> None:
    for offer in ask(do="games")["games"]:
        names = [name for name, _, _ in offer["cards"]]
        assert len(set(names)) == len(names)
        assert {rank for _, rank, _ in offer["cards"]} == set(offer["ranks"])
        for preset in offer["presets"]:
            assert set(preset["options"]) <= set(offer["options"])


def test_offers_have_titles_for_every_value() -> None:
    for offer in ask(do="games")["games"]:
        for option in offer["options"].values():
            assert len(option["titles"]) == len(option.get("values", []))


@pytest.mark.parametrize("game", all_games())
def test_a_saved_game_goes_on(game: str) -> None:
    frame = play(game, "7", turns=4)
    save = frame["save"]
    again = ask(do="open", **save)
    assert {key: again[key] for key in ("move", "display", "save")} == {
        key: frame[key] for key in ("move", "display", "save")
    }


def test_saves_name_no_cards_that_the_seed_gives() -> None:
    frame = play("steere-ronda", "7", turns=2)
    assert frame["save"]["moves"][1] == "* deck"


def test_check_replays_records_and_saves() -> None:
    frame = play("steere-ronda", "8")
    record = ask(do="record")["record"]
    expected = {
        "scores": frame["display"]["scores"],
        "winners": frame["display"]["winners"],
        "over": True,
    }
    assert ask(do="check", record=record) == expected
    assert ask(do="check", save=frame["save"]) == expected
    record["moves"][5] = "0 play 99X"
    assert ask(do="check", record=record)["error"].startswith("move 6:")
    frame["save"]["moves"][5] = "0 play 99X"
    assert ask(do="check", save=frame["save"])["error"].startswith("move 6:")


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("players", 9), ("options", ["hands"]), ("options", {"hands": "3"}), ("bots", [1, 2]),
        ("bots", "genius"), ("names", "Ana"), ("opening", ["dealer 7"]), ("moves", [3]),
        ("moves", ["0 play 7E"]), ("seat", 3),
    ],
)  # fmt: skip
def test_bad_set_ups_are_refused(key: str, value: object) -> None:
    assert key.rstrip("s") in ask(do="open", game="steere-ronda", **{key: value})["error"]


def test_frames_open_all_hands() -> None:
    play("steere-ronda", "9")
    record = ask(do="record")["record"]
    frames = ask(do="frames", record=record, you=0)["frames"]
    assert all("?" not in hand for frame in frames for hand in frame["display"]["hands"])
    assert ask(do="frames", record=json.dumps(record))["frames"][-1]["display"]["winners"]
