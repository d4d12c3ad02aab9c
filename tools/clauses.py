"""Write what a frame with one example needs of a rulebook, and of a large pack: the clause, in all
languages, in `e/examples/<clause>.deflate`, and cards in `e/examples/<example>.cards.deflate`.
"""

from __future__ import annotations

import gzip
import json
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

TOP = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(TOP / name) for name in ("tools", "py")]

import words  # noqa: E402
from deflate import deflated, inflated  # noqa: E402
from stills import telling  # noqa: E402

from rondas.words.catalogs import ENGLISH  # noqa: E402

SVG = "http://www.w3.org/2000/svg"
LARGE = 50_000
"""Compressed bytes of a pack from which examples have drawings of their own cards alone."""

Json = dict[str, Any]


def write(dist: Path) -> None:
    """Write them for all examples; rulebooks, `games.json` and the packs are there already."""
    ElementTree.register_namespace("", SVG)
    folder = dist / "e/examples"
    folder.mkdir(parents=True, exist_ok=True)
    for game in words.games(ENGLISH):
        pack = dist / f"static/cards/{game['deck']}.svg"
        large = pack.exists() and len(gzip.compress(pack.read_bytes(), 6)) >= LARGE
        played = json.loads(inflated((dist / f"rules/{game['id']}.deflate").read_bytes()))
        told = {
            language: clauses_of((dist / words.rules_of(game["id"], language)).with_suffix(".json"))
            for language in words.LANGUAGES
        }
        for rule, clause in told[ENGLISH].items():
            # A frame begins at the moment of the picture that it stands for.
            own = {
                each["id"]: {**played[each["id"]], "still": telling(played[each["id"]])}
                for each in clause["examples"]
            }
            for name, example in own.items() if large else ():
                example["pack"] = f"e/examples/{name.replace('/', '-')}.cards.deflate"
                text = cut(pack, texts_in(example["frames"]))
                (dist / example["pack"]).write_bytes(deflated(text))
            texts = {
                language: {name: book[rule][name] for name in ("html", "examples")}
                for language, book in told.items()
            }
            found = {"words": texts, "played": own}
            text = json.dumps(found, ensure_ascii=False, separators=(",", ":"))
            (folder / f"{rule}.deflate").write_bytes(deflated(text))


def clauses_of(book: Path) -> dict[str, Json]:
    """Return the clauses of a rulebook that have examples, by their numbers."""
    return {
        clause["id"]: clause
        for section in json.loads(book.read_text("utf-8"))["sections"]
        for clause in section["clauses"]
        if clause["examples"]
    }


def texts_in(value: Any) -> Iterator[str]:
    """Yield all texts of some JSON: the names of cards are among them."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list):
        for each in value.values() if isinstance(value, dict) else value:
            yield from texts_in(each)


def cut(pack: Path, names: Iterable[str]) -> str:
    """Return a pack with the faces of these names alone, and the drawings that they share. Suits
    and ranks stay, since the table shows them by themselves."""
    root = ElementTree.fromstring(pack.read_text("utf-8"))
    faces = {f"face-{name}" for name in names}
    for face in root.findall("*[@id]"):
        if face.get("id", "").startswith("face-") and face.get("id") not in faces:
            root.remove(face)
    (shared,) = root.findall("*[@id='shared']")
    drawn = ElementTree.tostring(root, "unicode")
    used = set(re.findall(r'href="#([\w-]+)"', drawn[drawn.index('id="face-') :]))
    for part in list(shared):
        name = part.get("id", "")
        if name not in used and not re.search(r"-(suit|rank)-", name):
            shared.remove(part)
    return ElementTree.tostring(root, "unicode")
