"""Clauses and packs for frames with one example."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

from tools import clauses

PACK = Path(__file__).resolve().parent.parent / "py/rondas/drawings/french.svg"


def test_a_pack_of_few_cards() -> None:
    """It has these cards, all that they are drawn with, and every suit and rank."""
    names = [*clauses.texts_in({"frames": [{"hands": [["KS", "?"], ["2H"]], "say": "played"}]})]
    text = clauses.cut(PACK, names)
    ids = {each.get("id") for each in ElementTree.fromstring(text).iter()}
    assert {name for name in ids if name and name.startswith("face-")} == {"face-KS", "face-2H"}
    assert {*re.findall(r'href="#([^"]+)"', text)} <= ids
    whole = {each.get("id") for each in ElementTree.parse(PACK).iter()}
    assert {name for name in whole if name and re.search("-(suit|rank)-", name)} <= ids
    assert len(text) < len(PACK.read_text("utf-8")) / 5
