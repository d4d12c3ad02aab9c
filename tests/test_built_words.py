"""The words of the built pages: no English in other languages, and those of a frame in time."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from html import unescape
from html.parser import HTMLParser
from pathlib import Path

import pytest

from e2e.words import SOME, letters
from rondas.words.catalogs import LOCALES, text_of
from tests.node import TOP
from tests.test_site import games_of
from tools import frame_words, packing

OTHERS = [language for language in LOCALES if language != "en"]


class Words(HTMLParser):
    """Return the words of a page of the site, except English parts, code and exact lines."""

    SPOKEN = ("aria-label", "aria-description", "alt", "title", "placeholder", "content")
    EMPTY = ("area", "base", "br", "col", "hr", "img", "input", "link", "meta", "source", "wbr")
    LEFT_OUT = ("script", "style", "noscript", "code", "pre", "small")

    def __init__(self, html: str) -> None:
        super().__init__()
        self.open: list[tuple[str, bool]] = []
        self.texts: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        away = tag in self.LEFT_OUT or given.get("lang") == "en"
        hidden = away or bool(self.open and self.open[-1][1])
        if not hidden:
            self.texts += [given[name] or "" for name in self.SPOKEN if name in given]
        if tag not in self.EMPTY:
            self.open.append((tag, hidden))

    def handle_endtag(self, tag: str) -> None:
        while self.open and self.open.pop()[0] != tag:
            pass

    def handle_data(self, data: str) -> None:
        if not self.open or not self.open[-1][1]:
            self.texts.append(data)


def controls(html: str) -> list[tuple[str, str]]:
    """Return the words that are seen, and the name, of each control that has both."""
    found = re.findall(r"<(a|button|summary)\b([^>]*)>(.*?)</\1>", html, re.DOTALL)
    named = [(re.sub("<[^>]*>", "", text), re.search(' aria-label="([^"]*)"', attributes))
             for _, attributes, text in found]  # fmt: skip
    return [(unescape(text), unescape(name[1])) for text, name in named if name and letters(text)]


def english_of(html: str) -> list[str]:
    some = re.compile(rf"(?<!\w)({SOME})(?!\w)", re.IGNORECASE)
    return [text for text in Words(html).texts if some.search(text)]


@pytest.mark.parametrize("language", OTHERS)
def test_pages_as_they_are_built(dist: Path, language: str) -> None:
    """All that there are in a language, the rules of every game too."""
    for folder, count in (("locale", 5), ("rules", 4)):
        files = [*(dist / folder / language).glob("*.html")]
        assert len(files) == count
        assert [english_of(file.read_text("utf-8")) for file in files] == [[]] * count
    english = (dist / "rules/rounds.html").read_text("utf-8")
    assert len(english_of(english.replace('lang="en"', "", 1))) > 9


@pytest.mark.parametrize("language", LOCALES)
def test_names_of_controls_begin_with_the_words_that_are_seen(dist: Path, language: str) -> None:
    """A person who speaks to the computer says what they see (WCAG 2.5.3)."""
    pages = dist / "locale" / language if language != "en" else dist
    found = [pair for file in pages.glob("*.html") for pair in controls(file.read_text())]
    assert len(found) >= 7 * len(games_of(dist))
    assert [(text, name) for text, name in found
            if not letters(name).startswith(letters(text))] == []  # fmt: skip


SOURCES = packing.sources(TOP / "py")


def test_bundles_have_each_module_once() -> None:
    """A bundle imports from itself and those before it; an example needs neither table nor
    review."""
    bundles = packing.bundles(SOURCES)
    assert sorted(name for names in bundles.values() for name in names) == sorted(SOURCES)
    there: set[str] = set()
    for bundle, names in bundles.items():
        there |= {*names}
        needed = packing.in_order(f"import {', '.join(names)}", SOURCES)
        assert {*needed} <= there, bundle
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
