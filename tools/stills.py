"""Write the picture of every example into the built site: `rules/<game>/<clause>.svg` and `.png`.

A further example of a clause has its number behind a hyphen: `RO-3.4-2.svg`. The pictures have no
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
from rondas.pictures.stills import SIZE, still  # noqa: E402

__all__ = ["SIZE", "draw", "of_examples", "place", "still", "telling"]

KEPT = TOP / ".build/stills"

Json = dict[str, Any]


def place(game: str, example: str) -> str:
    """Return where the picture of an example stands below the site's top, without its ending."""
    return f"rules/{game}/{example.replace('/', '-')}"


def telling(example: Json) -> int:
    """Return the number of the frame to show: the last with the most cards in a trick; without
    tricks, the one before the last move."""
    frames = example["frames"]
    before = frames[:-1] or frames
    return max(range(len(before)), key=lambda at: (len(before[at]["display"]["trick"]), at))


def of_examples(dist: Path, kit: Kit, book: Json) -> dict[Path, str]:
    """Return the pictures of a rulebook's examples as SVG, by their files. `book` as `to_json` has
    it."""
    return {
        dist / f"{place(kit.id, example['id'])}.svg": still(
            kit, example["frames"][telling(example)]["display"]
        )
        for section in book["sections"]
        for clause in section["clauses"]
        for example in clause["examples"]
    }


def draw(drawings: dict[Path, str]) -> None:
    """Write these SVG files, and a PNG beside each of them."""
    for file, drawn in drawings.items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(drawn, "utf-8")
    KEPT.mkdir(parents=True, exist_ok=True)
    tool = hashlib.sha256((TOP / "tools/png.mjs").read_bytes()).hexdigest()
    kept = {
        file: KEPT / f"{hashlib.sha256(f'{tool}{drawn}'.encode()).hexdigest()[:16]}.png"
        for file, drawn in drawings.items()
    }
    jobs = [json.dumps([str(f), str(png)]) for f, png in kept.items() if not png.exists()]
    if jobs:
        command = ["node", str(TOP / "tools/png.mjs")]
        done = subprocess.run(command, input="\n".join(jobs), text=True, check=False)
        if done.returncode:
            sys.exit("build: tools/png.mjs failed (node_modules/ is old? run npm ci, or make)")
    for file, png in kept.items():
        shutil.copyfile(png, file.with_suffix(".png"))
