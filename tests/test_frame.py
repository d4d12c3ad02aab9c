"""What a frame with an example begins with: its modules, and its words."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from rondas.words.catalogs import LOCALES, text_of
from tests.test_site import dist
from tools import frame_words, packing

__all__ = ["dist"]  # a fixture

TOP = Path(__file__).resolve().parent.parent
SOURCES = packing.sources(TOP / "py")


def test_bundles_have_each_module_once() -> None:
    """A bundle imports from itself and those before it; an example needs neither table nor
    review."""
    bundles = packing.bundles(SOURCES)
    assert sorted(name for names in bundles.values() for name in names) == sorted(SOURCES)
    there: set[str] = set()
    for names in bundles.values():
        there |= {*names}
        for name in names:
            assert {*packing.in_order(SOURCES[name], SOURCES)} <= there, name
    for late in ("page.table.table", "page.replay.review", "page.platform.storage"):
        assert late not in bundles["frame"]
    assert (TOP / "static/js/start/bundles.js").read_text().count(str([*bundles])) == 1


def said(source: str) -> Iterator[str]:
    """Yield the names of messages that a module says, as far as they stand in it."""
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
            continue
        if node.func.id in {"word", "folded"} and isinstance(node.args[0], ast.Constant):
            yield str(node.args[0].value)


@pytest.mark.parametrize("language", LOCALES)
def test_the_words_of_a_frame(dist: Path, language: str) -> None:
    """All that its modules say is in the first part; both parts are the whole catalogs."""
    known = json.loads((dist / f"locale/{language}.json").read_text("utf-8"))
    more = json.loads((dist / f"locale/{language}/more.json").read_text("utf-8"))
    messages = re.compile(r"^-?[a-z][\w-]*(?= =)", re.MULTILINE)
    for name, text in more.items():
        parts = [*messages.findall(known[name]), *messages.findall(text)]
        assert sorted(parts) == sorted(messages.findall(text_of(language, name))), name
    there = {*messages.findall(known["page"]), *messages.findall(known["common"])}
    for module in packing.bundles(SOURCES)["frame"]:
        assert {*said(SOURCES[module])} <= there, module
    assert len(known["page"]) < len(more["page"]) / 4
    games = json.loads((dist / "games.json").read_text("utf-8"))["games"]
    for game, names in frame_words.of_games(dist, games).items():
        own = {*messages.findall(text_of(language, game))}
        assert names & own <= {*messages.findall(known[game])}, game
