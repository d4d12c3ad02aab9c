"""Packs in parts, for frames with one example."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

from tools import clauses

PACK = Path(__file__).resolve().parent.parent / "py/rondas/drawings/french.svg"


def test_a_pack_in_parts() -> None:
    """A court card needs its own part and that of the plain cards, which are few bytes."""
    parts = clauses.parts(PACK)
    plain = parts.pop("french")
    assert set(parts) == {rank + suit for rank in "JQK" for suit in "SHDC"}
    assert len(plain) < len(PACK.read_text("utf-8")) / 4
    there = ids(plain)
    assert {*re.findall(r'href="#([^"]+)"', plain)} <= there
    for name, part in parts.items():
        assert {each for each in ids(part) if each.startswith("face-")} == {f"face-{name}"}
        assert {*re.findall(r'href="#([^"]+)"', part)} <= there | ids(part)
        assert not there & ids(part) - {"shared"}
    whole = {each for part in (plain, *parts.values()) for each in ids(part)}
    assert whole == ids(PACK.read_text("utf-8"))


def ids(text: str) -> set[str]:
    return {name for each in ElementTree.fromstring(text).iter() if (name := each.get("id"))}
