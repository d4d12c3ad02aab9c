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

from page.logic.board.animation_steps import seen
from rondas.games import Kit
from rondas.pictures.plain import score_of
from rondas.pictures.stills import SIZE, close_up, picture_of

TOP = Path(__file__).resolve().parent.parent

__all__ = ["SIZE", "draw", "of_examples", "picture_of", "place"]

KEPT = TOP / ".build/stills"

Json = dict[str, Any]


def place(game: str, example: str) -> str:
    """Return where the picture of an example stands below the site's top, without its ending."""
    return f"rules/{game}/{example.replace('/', '-')}"


def telling(example: Json, rule: str) -> int:
    """Return the number of the frame that shows a clause best: what it decided, else what is
    gathered, else the most cards in a trick, else any cards; of several one with a caption, the
    last."""

    frames, captions = example["frames"], example["captions"]

    def shows(at: int) -> tuple[bool, bool, int, bool, bool]:
        display, marked = seen(frames, at)
        events = frames[at]["events"]
        decided = any(each["rule"] == rule and each["kind"] != "played" for each in events)
        told = str(frames[at]["move"]) in captions
        return decided, bool(marked), len(display["trick"]), lying(display), told

    return max(range(len(frames)), key=lambda at: (shows(at), at))


def accounts(frame: Json, rule: str) -> tuple[list[Json], bool]:
    """Return what stands beside the players' names, bids, tricks and points, where that tells what
    a clause decides or cards break a tie; and whether there is no picture of cards."""
    display, events = frame["display"], frame["events"]
    every = {event["kind"] for event in events}
    own = {event["kind"] for event in events if event["rule"] == rule}
    kinds = own or every
    told = bool(
        kinds & {"round", "over"}
        or ("round" in every and kinds & {"scored", "said"})
        or (own & {"said", "shown"} and any(display["hands"]) and not display["table"])
    )
    taken = "captured" in every and "trick" not in every and "round" not in own
    alone = told and not (taken or "turned" in every or own & {"trick", "played"})
    return plates(display) if alone or (told and "turned" in every) else [], alone


def plates(display: Any) -> list[Json]:
    """Return what stands beside the players' names."""
    return [
        {"seat": seat, "notes": notes, "score": score_of(display, seat),
         "won": seat in display["winners"]}
        for seat, notes in enumerate(display["notes"])
    ]  # fmt: skip


def lying(display: Json) -> bool:
    """Return whether there is any card to see."""
    return any(display["hands"]) or bool(display["table"] or display["trick"])


def of_examples(dist: Path, kit: Kit, book: Json) -> dict[Path, str]:
    """Return the pictures of a rulebook's examples as SVG, by the files to write. `book` as
    `to_json` has it."""
    return {
        dist / f"{place(kit.id, example['id'])}.png": of_example(kit, example)
        for section in book["sections"]
        for clause in section["clauses"]
        for example in clause["examples"]
    }


def of_example(kit: Kit, example: Json) -> str:
    """Return the picture of an example: of what is decided the cards, else the whole table."""
    frames, at = example["frames"], example["still"]
    shown: tuple[Any, list[str]] = seen(frames, at)
    display, marked = shown
    if not marked:
        return picture_of(kit, display)
    cards, best = (marked, marked) if display["trick"] else captured(frames, at)
    return close_up(kit, display, cards, best, laid(frames[: at + 1]))


def captured(frames: list[Json], at: int) -> tuple[list[str], list[str]]:
    """Return the cards of the capture of a frame, and of these the one that captures. A card that
    takes over a capture takes the cards of the frames before it too."""
    event = next(each for each in frames[at]["events"] if each["kind"] == "captured")
    own = [event["card"]] if event.get("card") else []
    before = event["cards"] or (captured(frames, at - 1)[0] if at else [])
    return [*before, *own], own or event["cards"]


def laid(frames: list[Json]) -> dict[str, int]:
    """Return who has laid a card in these frames."""
    events = [event for frame in frames for event in frame["events"]]
    return {event["card"]: event["seat"] for event in events if event["kind"] == "played"}


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
