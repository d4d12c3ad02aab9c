"""Split catalogs in two: the messages that a frame with an example may say, and all others.

Such a frame says what stands in the frames of examples, in the words of their games, and what its
modules name (`packing.BUNDLES`). A message counts as named if its name, or the part of it up to a
hyphen, is a text in one of them.
"""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import ast as ftl

from rondas.words.catalogs import text_of
from rondas.words.wording import SHARED, resource_of
from tools import TOP, packing
from tools.catalog_syntax import Mentions
from tools.deflate import inflated, parts_of

CARD = "card"
"""The message that names a card, which others mention by their arguments."""


def split(language: str, catalog: str, names: set[str]) -> tuple[str, str]:
    """Return the text of a catalog in two parts: the messages with these names, with all that they
    mention, and the others."""
    text = text_of(language, catalog)
    found = {
        ("-" if isinstance(entry, ftl.Term) else "") + entry.id.name: entry
        for entry in resource_of(language, catalog).body
        if isinstance(entry, ftl.Message | ftl.Term)
    }
    shared = {name for each in SHARED for name in ids(language, each)}
    wanted = [name for name in found if name in names or name in shared or name == CARD]
    for name in wanted:
        mentions = Mentions()
        mentions.visit(found[name])
        wanted += [each for each in mentions.entries if each in found and each not in wanted]
    parts = ["", ""]
    for name, entry in found.items():
        assert entry.span
        entry_text = text[entry.span.start : entry.span.end]
        parts[name not in wanted] += re.sub(r"\n +", "\n ", entry_text) + "\n"
    return parts[0], parts[1]


@cache
def ids(language: str, catalog: str) -> frozenset[str]:
    """Return the names of the messages of a catalog."""
    body = resource_of(language, catalog).body
    return frozenset(entry.id.name for entry in body if isinstance(entry, ftl.Message))


def of_games(dist: Path, games: list[dict[str, Any]]) -> dict[str, set[str]]:
    """Return the names of the messages in the examples of each game of a built site."""
    names = [game["id"] for game in games]
    played = {name: inflated((dist / f"rules/{name}.deflate").read_bytes()) for name in names}
    return {name: {*said(json.loads(text))} for name, text in played.items()}


def said(value: Any) -> Iterator[str]:
    """Yield the names of the messages in some JSON."""
    for part in parts_of(value):
        if isinstance(part, dict) and isinstance(part.get("say"), str):
            yield part["say"].partition(".")[0]


def of_page(language: str, games: list[dict[str, Any]]) -> set[str]:
    """Return the names of the page's messages that a frame with an example may say."""
    texts = {*named()} | {game["counted"] for game in games}
    starts = tuple(text for text in texts if text[1:].endswith("-"))
    return {name for name in ids(language, "page") if name in texts or name.startswith(starts)}


@cache
def named() -> frozenset[str]:
    """Return all texts in the modules of such a frame."""
    sources = packing.sources(TOP / "py")
    trees = [ast.parse(sources[module]) for module in packing.bundles(sources)["frame"]]
    return frozenset(
        node.value
        for tree in trees
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )
