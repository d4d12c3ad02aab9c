"""Make what a frame with one example needs of a rulebook, and of a large pack: the clause, in all
languages, for the page `e/<clause>.html` (`tools/previews.py`), and drawings of few cards:
`e/cards/<pack>.deflate` without the court cards, `e/cards/<card>.deflate` for each of those.
"""

from __future__ import annotations

import base64
import gzip
import json
import re
from collections import Counter
from pathlib import Path
from typing import Any
from xml.etree import ElementTree
from xml.etree.ElementTree import Element, SubElement

from rondas.words.catalogs import ENGLISH
from tools import stills, words
from tools.deflate import as_json, deflated, inflated, parts_of

LARGE = 50_000
"""Compressed bytes of a pack from which examples have drawings of their own cards alone."""
HEAVY = 5_000
"""Bytes of the drawings of a card from which on it has a file of its own."""

Json = dict[str, Any]


def packed(dist: Path) -> dict[str, str]:
    """Return the clauses that have examples, deflated, in base64, by their numbers. Write the parts
    of large packs. Rulebooks, `games.json` and the packs are there already."""
    ElementTree.register_namespace("", "http://www.w3.org/2000/svg")
    found = {}
    for game in words.games(ENGLISH):
        pack = dist / f"static/cards/{game['deck']}.svg"
        large = pack.exists() and len(gzip.compress(pack.read_bytes(), 6)) >= LARGE
        drawings = write_parts(dist, pack) if large else {}
        played = json.loads(inflated((dist / f"rules/{game['id']}.deflate").read_bytes()))
        told = {
            language: clauses_of((dist / words.rules_of(game["id"], language)).with_suffix(".json"))
            for language in words.LANGUAGES
        }
        for rule, clause in told[ENGLISH].items():
            own = {each["id"]: played[each["id"]] for each in clause["examples"]}
            for example in own.values() if large else ():
                texts = {part for part in parts_of(example["frames"]) if isinstance(part, str)}
                named = {*drawings} & texts
                files = [drawings[name] for name in (pack.stem, *sorted(named))]
                example["pack"] = " ".join(files)
            told_in = {
                language: {name: book[rule][name] for name in ("html", "examples")}
                for language, book in told.items()
            }
            text = as_json({"words": told_in, "played": own})
            found[rule] = base64.b64encode(deflated(text)).decode()
    return found


def clauses_of(book: Path) -> dict[str, Json]:
    """Return the clauses of a rulebook that have examples, by their numbers."""
    told = stills.clauses_of(json.loads(book.read_text("utf-8")))
    return {clause["id"]: clause for clause in told if clause["examples"]}


def write_parts(dist: Path, pack: Path) -> dict[str, str]:
    """Write a pack in parts, and return their paths by their names."""
    (dist / "e/cards").mkdir(parents=True, exist_ok=True)
    paths = {}
    for name, text in parts(pack).items():
        paths[name] = f"e/cards/{name}.deflate"
        (dist / paths[name]).write_bytes(deflated(text))
    return paths


def parts(pack: Path) -> dict[str, str]:
    """Return a pack in parts: a heavy card's has that card's name and drawings, the one with the
    name of the pack all else."""
    root = ElementTree.fromstring(pack.read_text("utf-8"))
    (shared,) = root.findall("*[@id='shared']")
    drawn = {part.get("id"): part for part in shared}
    faces = [each for each in root if each.get("id", "").startswith("face-")]
    used = [
        sorted({*re.findall(r'href="#([\w-]+)"', ElementTree.tostring(face, "unicode"))})
        for face in faces
    ]
    times = Counter(name for names in used for name in names)
    found = {}
    for face, names in zip(faces, used, strict=True):
        own = [drawn[name] for name in names if times[name] == 1]
        if sum(len(ElementTree.tostring(part)) for part in own) < HEAVY:
            continue
        alone = Element(root.tag, root.attrib)
        SubElement(alone, shared.tag, shared.attrib).extend(own)
        alone.append(face)
        found[face.get("id", "").removeprefix("face-")] = ElementTree.tostring(alone, "unicode")
        root.remove(face)
        for part in own:
            shared.remove(part)
    return {**found, pack.stem: ElementTree.tostring(root, "unicode")}
