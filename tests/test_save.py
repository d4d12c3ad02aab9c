"""The shapes of values on the device (static/js/store/storage-schema.js). All else about saving is
told by e2e/test_storage.py."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from rondas.answers.service import Service
from tests.node import in_node
from tests.playing import Json, frames_of


def verdicts(values: list[tuple[str, str]]) -> list[str]:
    """Return the verdicts of the page on keys and texts."""
    found: list[str] = in_node("tests/storage_schema.mjs", given=values)
    return found


def valid() -> dict[str, Json]:
    """One value of each kind, as the page writes them."""
    service = Service()
    request = {"game": "steere-ronda", "seed": "7", "bots": "random", "opening": ["dealer 1"]}
    frame = service.handle({"do": "open", **request})
    save = {**frame["save"], "seat": None, "options": {"hands": 1}}
    kept = {"time": "t", "tab": "1", "session": "s", "save": frame["save"], "scores": [0, 0, 0]}
    shared = {**frame["save"], "people": [0, 2], "seen": [4, 5], "sealed": "7e"}
    assert [*frames_of(service.handle, min, **request, seat=None, options={"hands": 1})]
    record = service.handle({"do": "record"})["record"]
    done = {"game": "g", "players": 3, "level": "easy", "seat": 0, "scores": [1, 2, 3],
            "winners": [2], "time": "2026-11-30T12:00:00.000Z"}  # fmt: skip
    return {
        "settings": {"level": "hard", "theme": "dark"}, "saved:1": kept,
        "saved:2": {**kept, "save": save, "version": 1}, "saved:3": {**kept, "save": shared},
        "done:1": done, "record:1": record,
    }  # fmt: skip


YOUNGER = {"cast", "people", "guests", "seen", "sealed"}
"""Keys that saves of earlier versions lack."""


def damaged(value: Json) -> Iterator[Json]:
    """The value with each of its parts, and those of a save, gone or something else."""
    for name, part in value.items():
        if name not in {"names", "facts", "deals", "edition"}:
            if name not in YOUNGER:
                yield {key: value[key] for key in value if key != name}
            yield {**value, name: [[1]]}
            yield {**value, name: {"a": []}}
        if name == "save":
            yield from ({**value, name: worse} for worse in damaged(part))


def test_sound_and_newer_values() -> None:
    """Newer ones are left alone."""
    sound = [(key, json.dumps(value)) for key, value in valid().items()]
    sound += [("broken:settings", "{"), ("something", "else")]
    newer = [(key, json.dumps({**value, "version": 2})) for key, value in valid().items()]
    newer.append(("record:2", json.dumps({"format": "rondas-record-2"})))
    assert verdicts(sound + newer) == ["valid"] * len(sound) + ["newer"] * len(newer)


@pytest.mark.parametrize("key", ["settings", "saved:1", "saved:3", "done:1", "record:1"])
def test_broken_values(key: str) -> None:
    value = valid()[key]
    texts = ["", "{", "null", "7", '"text"', "[]", json.dumps(value)[:-1]]
    # Settings have no part that must be there.
    worse = list(damaged(value)) if key != "settings" else [{**value, "level": ["hard"]}]
    worse += [{**value, "version": wrong} for wrong in ("1", 0, -1, 1.5)]
    worse += [{**value, "time": odd} for odd in ("", "t", "2026-11-00") if key == "done:1"]
    values = [(key, text) for text in [*texts, *map(json.dumps, worse)]]
    found = zip(values, verdicts(values), strict=True)
    assert [text for (_, text), verdict in found if verdict != "broken"] == []
