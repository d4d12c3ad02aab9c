"""The pictures of closed elements: positions and records as static/js/embed/content.js reads them,
which has no engine, show what the engine shows."""

from __future__ import annotations

import json
import re
from itertools import islice
from random import Random
from typing import Any

import pytest

from rondas.games.free_.rules import FreeTable
from rondas.records.placing import placed
from rondas.records.record import check
from rondas.rules.spread import _plan
from rondas.tables.frames import open_display
from tests.node import TOP, in_node
from tests.test_free import Author, mixed, record

AUTHORS = [Author(seed) for seed in range(12)]


def run(jobs: list[Any]) -> list[Any]:
    answers: list[Any] = in_node("tests/closed.mjs", given=jobs)
    return answers


def contents(of: dict[str, Any]) -> list[dict[str, Any]]:
    """What the engine shows of a record at each move, as pictures have it."""
    made, seat = check(of), of.get("view")
    kit, shown = made.game, []
    for game in made.states():
        display = open_display(kit, game) if seat is None else kit.presentation(game).display(seat)
        last = display["last_trick"]
        shown.append({
            "hands": display["hands"],
            "taken": [len(game.places[f"pile{at}"]) for at in range(game.players)],
            "trick": [[*play] for play in (last["plays"] if last else display["trick"])],
            "stock": display["stock"],
            "turned": game.written("turned"),
            "rows": {name: game.written(name) for name in ("table", *game.rows())
                     if game.is_row(name) or game.places[name]},
        })  # fmt: skip
    return shown


def told(picture: dict[str, Any]) -> dict[str, Any]:
    return {
        "hands": [seat["cards"] for seat in picture["seats"]],
        "taken": [seat["taken"] for seat in picture["seats"]],
        "trick": [[play["seat"], play["card"]] for play in picture["trick"]],
        "stock": picture["stock"],
        "turned": picture["turned"],
        "rows": {row["label"] or "table": row["cards"] for row in picture["rows"]},
    }


def test_records_are_read_as_the_engine_reads_them() -> None:
    """Random tables after random moves, with open hands and from each seat."""
    records = [author.record(12) for author in AUTHORS]
    records += [{**each, "view": each["players"] - 1} for each in records]
    jobs = [["record", json.dumps(each), move]
            for each in records for move in range(len(each["moves"]) + 1)]  # fmt: skip
    answers = [told(picture) for picture in run(jobs)]
    assert answers == [shown for each in records for shown in contents(each)]


def test_attributes_are_read_as_the_engine_reads_them() -> None:
    """The games of the page for owners, whose rows keep the order in which they stand."""
    lines = (TOP / "tools/any-game.html").read_text("utf-8").splitlines()
    given = [re.findall(r'([\w.+-]+)="([^"]*)"', line) for line in lines]
    assert len(given) == 7
    records = [placed(dict(each)) for each in given]
    jobs = [["attributes", each, move] for each, made in zip(given, records, strict=True)
            for move in range(len(made["moves"]) + 1)]  # fmt: skip
    answers = iter(run(jobs))
    for made in records:
        pictures = [*islice(answers, len(made["moves"]) + 1)]
        assert [told(picture) for picture in pictures] == contents(made)
        assert [row["label"] for row in pictures[0]["rows"] if row["label"]] == [
            name for name in made["places"] if FreeTable.is_row(name)
        ]
        names = made.get("names", [""] * made["players"])
        assert [seat["name"] for seat in pictures[0]["seats"]] == names


def test_unseen_cards_are_not_in_the_picture() -> None:
    """Positions that differ only in cards that the view may not see give the same picture."""
    pairs = []
    for author in AUTHORS:
        seat = author.players - 1
        pairs += [
            ["record", json.dumps(record(places, [], author.pack, author.players, view=seat))]
            for places in (author.start, mixed(author, seat, Random(1)))
        ]
    answers = run(pairs)
    assert answers[::2] == answers[1::2]


def test_positions_of_our_games() -> None:
    """They show the cards that they name. A later moment needs the rules, and has no picture. A
    question shows what its seat sees, without a view of the author's, as in the viewer."""
    rounds = [["position", "rounds"], ["turned", "7h"], ["hand0", "KS 7C 2H"], ["trick", "9S"],
              ["turn", "0"], ["play", "0 play KS"]]  # fmt: skip
    finished = {"game": "rounds", "players": 2, "moves": ["* deck AS"]}
    asked = record({"hand0": "AS", "hand1": "KS"}, ["1 play KS"], ask={"0": {"best": ["play KS"]}})
    words = {**asked, "moves": [], "ask": {"0": {"choices": ["1", "2"], "best": ["1"]}}}
    first, later, none, one, two = run([
        ["attributes", [*rounds, ["players", "2"]], 0], ["attributes", rounds, 1],
        *(["record", json.dumps(each), 0] for each in (finished, asked, words)),
    ])  # fmt: skip
    assert (one["below"], told(one)["hands"]) == (1, [["?"], ["KS"]])
    assert (two["below"], told(two)["hands"]) == (0, [["AS"], ["KS"]])
    assert told(first) == {
        "hands": [["KS", "7C", "2H"], ["?"] * 3], "taken": [0, 0], "trick": [[1, "9S"]], "stock": 0,
        "turned": ["7H"], "rows": {},
    }  # fmt: skip
    assert (later, none) == (None, None)


def test_rows_lie_as_in_the_viewer() -> None:
    rng = Random(1)
    made = []
    for _ in range(200):
        sizes = [rng.randint(1, 13) for _ in range(rng.randint(1, 14))]
        made.append((sizes, [rng.randint(0, 20) for _ in sizes], rng.choice([0.6, 1.0, 2.6])))
    for given, plan in zip(made, run([["planOf", *each] for each in made]), strict=True):
        wanted = _plan(*given)
        places = [place for row in plan["cards"] for place in row]
        found = [plan["wide"], plan["high"], *(at for place in places for at in place[:2])]
        places = [place for row in wanted["cards"] for place in row]
        right = [wanted["wide"], wanted["high"], *(at for place in places for at in place[:2])]
        assert found == pytest.approx(right, abs=0.02)


def test_everything_lies_inside() -> None:
    """Of random tables, in closed elements of 280 to 900 px."""
    pictures = run([["record", json.dumps(each.record(9)), 0] for each in AUTHORS])
    words = {"clockwise": True, "said": {"turned": "Turned up"}}
    for wide, high in ((280, 278), (390, 278), (768, 417), (900, 460)):
        for items in run([["layout", each, wide, high, words] for each in pictures]):
            for item in items:
                low = item["y"] + (item["w"] * 95 / 61 if "label" not in item else 17)
                assert item["w"] > 0
                assert min(item["x"], item["y"]) >= -0.5
                assert item["x"] + item["w"] <= wide + 0.5
                assert low <= high + 0.5
