"""Write the picture of every example into the built site: `rules/<game>/<clause>.png`.

A further example of a clause has its number behind a hyphen: `RO-3.4-2.png`. The pictures have no
words, so one of them serves every language; what they show stands beside them as `alt`. PNGs take
a quarter of a second each (`tools/png.mjs`), so they are kept in .build/ by their content.
"""

from __future__ import annotations

import hashlib
import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

TOP = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(TOP / "py"))

from rondas.games import Kit  # noqa: E402
from rondas.pictures.stills import SIZE, picture_of  # noqa: E402

__all__ = ["SIZE", "draw", "of_examples", "picture_of", "place", "telling"]

KEPT = TOP / ".build/stills"

Json = dict[str, Any]


def place(game: str, example: str) -> str:
    """Return where the picture of an example stands below the site's top, without its ending."""
    return f"rules/{game}/{example.replace('/', '-')}"


def telling(example: Json) -> int:
    """Return the number of the frame to show: before the last move, the last with the most cards in
    a trick, else the last with any cards; without cards, the end."""
    shown = [frame["display"] for frame in example["frames"]]

    def cards(at: int) -> bool:
        return any(shown[at]["hands"]) or bool(shown[at]["table"] or shown[at]["trick"])

    before = range(max(1, len(shown) - 1))
    found = max(before, key=lambda at: (len(shown[at]["trick"]), cards(at), at))
    return found if cards(found) else len(shown) - 1


CLOSE = 3
"""Cards of a trick, with those turned up, that fill a small picture."""


def close_up(display: Json) -> str:
    """Return which part of the table a small picture shows: `middle`, the trick alone; `end`, the
    trick beside the stock; or "", all of it."""
    beside = bool(display["stock"] or display["signs"])
    open_cards = len(display["table"]) + bool(display["turned"])
    if not 0 < len(display["trick"]) <= CLOSE - open_cards or (open_cards and not beside):
        return ""
    return "end" if beside else "middle"


def of_examples(dist: Path, kit: Kit, book: Json) -> dict[Path, str]:
    """Return the pictures of a rulebook's examples as SVG, by the files to write. `book` as
    `to_json` has it."""
    return {
        dist / f"{place(kit.id, example['id'])}.png": picture_of(
            kit, example["frames"][telling(example)]["display"]
        )
        for section in book["sections"]
        for clause in section["clauses"]
        for example in clause["examples"]
    }


def draw(drawings: dict[Path, str]) -> None:
    """Write these drawings, each to its file, as PNG."""
    KEPT.mkdir(parents=True, exist_ok=True)
    tool = hashlib.sha256((TOP / "tools/png.mjs").read_bytes()).hexdigest()
    kept = {
        file: KEPT / f"{hashlib.sha256(f'{tool}{drawn}'.encode()).hexdigest()[:16]}.png"
        for file, drawn in drawings.items()
    }
    jobs = {
        str(png): json.dumps([drawings[file], str(png)])
        for file, png in kept.items()
        if not png.exists()
    }
    if jobs:
        command = ["node", str(TOP / "tools/png.mjs")]
        done = subprocess.run(command, input="\n".join(jobs.values()), text=True, check=False)
        if done.returncode:
            sys.exit("build: tools/png.mjs failed (node_modules/ is old? run npm ci, or make)")
    for file, png in kept.items():
        shutil.copyfile(png, file)
