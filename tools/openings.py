"""Openings: what the engine answers when the person's first turn has come, for some seeds of the
usual set-ups and for every idea of a lesson. The page shows one while the engine loads
(`static/js/early.js`). It holds nothing but what the engine tells the person's seat.

python3 tools/openings.py PACKAGE FOLDER    the openings of this engine's package
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

TOP = Path(__file__).resolve().parent.parent

SEEDS = tuple(f"card{a}{b}" for a, b in product("23456789", repeat=2))
"""Those of `static/js/early.js`. They look like the seeds that the site gives out."""
LEVEL = "medium"
"""Of the bots, before the person has chosen another."""

Json = dict[str, Any]


def dealt(request: Json) -> Json:
    """The answer to a request to open a table, played until it is the person's turn."""
    from rondas.service import Service

    service = Service()
    frame = service.handle({"do": "open", **request, "spectator": True})
    while frame["status"] == "waiting":
        frame = service.handle({"do": "step"})
    if frame["status"] != "your-turn":
        raise ValueError(f"{request}: the game is over before the person's turn")
    return service.handle({"do": "retell"})


def set_ups(offer: Json) -> Iterator[tuple[str, Json]]:
    """The names and the options of what a tap on Play brings: at first, and later on."""
    yield "usual", {}
    for way in offer["presets"]:
        if way["id"] == offer["first"]:
            yield "first", way["options"]


def requests(offer: Json, options: Json) -> Iterator[Json]:
    """Yield the `open` request for the address of a set-up, for each seed."""
    from page.logic.table_config import named, request_of
    from rondas.cast import CAST

    cast = list(CAST)
    for seed in SEEDS:
        choice = {"game": offer["id"], "players": str(offer["usual"]), "seed": seed}
        choice.update({name: str(value) for name, value in options.items()})
        yield named(request_of(choice, offer, LEVEL), offer, cast, cast, "")


def write(folder: Path) -> None:
    """One file for each set-up and each lesson, with an answer in each line, and `index.js`."""
    from rondas.service import Service

    index = []
    for offer in Service().handle({"do": "games"})["games"]:
        game, usual, deck = offer["id"], offer["usual"], offer["deck"]
        for name, options in set_ups(offer):
            asked = list(requests(offer, options))
            lines(folder / f"{game}-{name}.txt", asked)
            address = {"game": game, "players": str(usual)}
            address.update({name: str(value) for name, value in options.items()})
            request = {key: asked[0][key] for key in asked[0] if key not in UNTOLD}
            index.append({"file": f"{game}-{name}.txt", "deck": deck, "request": request,
                          "address": address, "least": offer["players"][0]})  # fmt: skip
        if offer["lesson"]:
            ideas = [{"game": game, "lesson": n + 1} for n in range(offer["lesson"])]
            lines(folder / f"{game}-lesson.txt", ideas)
            index.append({"file": f"{game}-lesson.txt", "deck": deck, "request": {"game": game},
                          "address": {"lesson": game}})  # fmt: skip
    (folder / "index.js").write_text(f"export default {json.dumps(index)};\n")


UNTOLD = ("seed", "names", "cast")
"""The keys in which tables of one set-up differ."""


def lines(path: Path, asked: list[Json]) -> None:
    """A file with the answers to these requests."""
    answers = [json.dumps(dealt(request), separators=(",", ":")) for request in asked]
    path.write_text("\n".join(answers))


if __name__ == "__main__":
    package, target = (Path(name).resolve() for name in sys.argv[1:])
    sys.path[:0] = [str(package.parent), str(TOP / "py")]
    target.mkdir(parents=True)
    write(target)
