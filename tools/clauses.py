"""Write what a frame with one example needs of a rulebook, and of a large pack: the clause in
`e/examples/<clause>.json` (`e/<language>/examples/…`), and cards in `e/examples/<example>.svg`.
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
from stills import telling  # noqa: E402

from rondas.words.catalogs import ENGLISH  # noqa: E402

SVG = "http://www.w3.org/2000/svg"
LARGE = 50_000
"""Compressed bytes of a pack from which examples have drawings of their own cards alone."""

Json = dict[str, Any]


def write(dist: Path) -> None:
    """Write them for all examples; rulebooks, `games.json` and the packs are there already."""
    ElementTree.register_namespace("", SVG)
    for game in words.games(ENGLISH):
        pack = dist / f"static/cards/{game['deck']}.svg"
        large = pack.exists() and len(gzip.compress(pack.read_bytes(), 6)) >= LARGE
        for language in words.LANGUAGES:
            folder = dist / (f"e/{language}/examples" if language != ENGLISH else "e/examples")
            folder.mkdir(parents=True, exist_ok=True)
            book = dist / words.rules_of(game["id"], language)
            for section in json.loads(book.with_suffix(".json").read_text("utf-8"))["sections"]:
                for clause in section["clauses"]:
                    if not clause["examples"]:
                        continue
                    # A frame begins at the moment of the picture that it stands for.
                    examples = [{**each, "still": telling(each)} for each in clause["examples"]]
                    found = {"html": clause["html"], "examples": examples}
                    for each in examples if large else ():
                        each["pack"] = f"e/examples/{each['id'].replace('/', '-')}.svg"
                        if language == ENGLISH:
                            text = cut(pack, texts_in(each["frames"]))
                            (dist / each["pack"]).write_text(text, "utf-8")
                    text = json.dumps(found, ensure_ascii=False, separators=(",", ":"))
                    (folder / f"{clause['id']}.json").write_text(text, "utf-8")


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
