"""The line of a draft for a page: attributes that say all of a record, or the record."""

from __future__ import annotations

import json
import re
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from page.logic.page_line import attributes, element, says_all
from rondas.records.placing import placed

TOP = Path(__file__).resolve().parent.parent
LINES = (TOP / "tools/any-game.html").read_text("utf-8").splitlines()
ROUNDS = {
    "format": "rondas-record-1", "game": "rounds", "players": 2, "options": {"revokes": "allowed"},
    "title": "Follow suit", "names": ["Ana", "Ben"], "view": 0, "end": 1,
    "position": {"turned": "7H", "hand0": "KS 7C 2H 3D 4D 5D 6D 8D 9D", "turn": 1},
    "moves": ["1 play TS", "0 play KS"], "notes": {"0": 'Ben "leads" & waits.'},
}  # fmt: skip
BARONDA = {
    "format": "rondas-record-1", "game": "baronda", "players": 4, "moves": [],
    "position": {"bids": [3, 3, 3, 4], "hand0": "5R 7B"},
}  # fmt: skip


def read(record: dict[str, Any]) -> dict[str, Any]:
    """The record that a page makes of the line."""
    line = element("https://cards.example/", attributes(record), "", "", "Watch")
    pairs = re.findall(r' ([\w.+-]+)="([^"]*)"', line.partition("<rondas-table")[2])
    return placed({name: unescape(value) for name, value in pairs if name not in ("style", "href")})


@pytest.mark.parametrize("line", LINES)
def test_free_tables_come_back(line: str) -> None:
    record = placed(
        {name: unescape(text) for name, text in re.findall(r'([\w.+]+)="([^"]*)"', line)}
    )
    assert says_all(read(record), record)


@pytest.mark.parametrize("record", [ROUNDS, BARONDA], ids=["rounds", "baronda"])
def test_positions_of_our_games_come_back(record: dict[str, Any]) -> None:
    assert says_all(read(record), record)


@pytest.mark.parametrize("change", [
    {"ask": {"0": {"best": ["play KS"]}}}, {"lang": "fr"}, {"places": {"Melds": "AS"}},
    {"position": None}, {"before": [3, 4]},
])  # fmt: skip
def test_attributes_cannot_say_this(change: dict[str, Any]) -> None:
    assert attributes({**ROUNDS, **change}) == []


@pytest.mark.parametrize("change", [
    {"names": ["Ana, Bea", "Ben"]}, {"moves": ["0 say one, 1 two"]}, {"pack": "french-32"},
    {"places": {"b": "AS", "a": "KS"}}, {"view": 1}, {"notes": {"0": "Other"}},
])  # fmt: skip
def test_a_difference_is_found(change: dict[str, Any]) -> None:
    """A comma that ends a name or a move, and anything else that did not come back."""
    record = {"format": "rondas-record-1", "game": "free", "pack": "french-52", "players": 2,
              "names": ["Ana", "Ben"], "places": {"a": "KS", "b": "AS"}, "moves": [],
              "notes": {"0": "One"}}  # fmt: skip
    other = {**record, **change}
    assert says_all(read(record), json.loads(json.dumps(record)))
    assert not says_all(read(record), other)
    if "names" in change or "moves" in change:
        assert not says_all(read(other), other)
