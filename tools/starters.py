"""Starters: what the engine answers when the person's first turn has come, for some seeds of the
usual set-ups and for every idea of a lesson. The page shows one while the engine loads
(`static/js/start/early.js`). It holds nothing but what the engine tells the person's seat.

A closed embedded table shows some of them as still pictures (`static/js/embed/embed.js`), those of
each game's `Presentation.pictured` and one for its lesson: `stills/<game>/<seed>.svg` and
`stills/<game>/lesson.svg`.

python3 -m tools.starters PACKAGE FOLDER    the starters of this engine's package
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

from tools.deflate import deflated

SEEDS = tuple(f"card{a}{b}" for a, b in product("23456789", repeat=2))
"""Those of `static/js/start/early.js`. They look like the seeds that the site gives out."""
LEVEL = "medium"
"""Of the bots, before the person has chosen another."""
Json = dict[str, Any]


def dealt(request: Json) -> Json:
    """The answer to a request to open a table, played until it is the person's turn."""
    from rondas.answers.service import Service

    service = Service()
    frame = service.handle({"do": "open", **request, "spectator": True})
    while frame["status"] == "waiting":
        frame = service.handle({"do": "step"})
    if frame["status"] != "your-turn":
        raise ValueError(f"{request}: the game is over before the person's turn")
    return service.handle({"do": "retell"})


def set_ups(info: Json) -> Iterator[tuple[str, int, Json]]:
    """Yield names, players and options: of what a tap on Play brings, at first and later on, and of
    an address that says nothing but the game."""
    yield "usual", info["usual"], {}
    for preset in info["presets"]:
        if preset["id"] == info["first"]:
            yield "first", info["usual"], preset["options"]
    if info["players"][0] != info["usual"]:
        yield "fewest", info["players"][0], {}


def requests(info: Json, players: int, options: Json) -> Iterator[Json]:
    """Yield the `open` request for the address of a set-up, for each seed."""
    from page.logic.table_config import named, request_of
    from rondas.bots.cast import CAST

    cast = list(CAST)
    for seed in SEEDS:
        choice = {"game": info["id"], "players": str(players), "seed": seed}
        choice.update({name: str(value) for name, value in options.items()})
        yield named(request_of(choice, info, LEVEL), info, cast, cast, "")


def write(folder: Path) -> None:
    """Write a file for each set-up and each lesson, with an answer in each line; `index.js`; and
    the still pictures."""
    from rondas.answers.service import Service
    from rondas.games import find

    index = []
    for info in Service().handle({"do": "games"})["games"]:
        game, fewest, deck = info["id"], info["players"][0], info["deck"]
        for name, players, options in set_ups(info):
            asked = list(requests(info, players, options))
            answers = lines(folder / f"{game}-{name}.deflate", asked)
            if players == fewest and not options:
                for seed in find(game).presentation.pictured:
                    still(folder, game, seed, answers[SEEDS.index(seed)])
            address = {"game": game, "players": str(players)}
            address.update({name: str(value) for name, value in options.items()})
            request = {key: asked[0][key] for key in asked[0] if key not in UNTOLD}
            index.append({"file": f"{game}-{name}.deflate", "deck": deck, "request": request,
                          "address": address, "least": fewest})  # fmt: skip
        if info["lesson"]:
            ideas = [{"game": game, "lesson": n + 1} for n in range(info["lesson"])]
            first, *_ = lines(folder / f"{game}-lesson.deflate", ideas)
            still(folder, game, "lesson", first)
            index.append({"file": f"{game}-lesson.deflate", "deck": deck, "request": {"game": game},
                          "address": {"lesson": game}})  # fmt: skip
    (folder / "index.js").write_text(f"export default {json.dumps(index)};\n")


UNTOLD = ("seed", "names", "cast")
"""The keys in which tables of one set-up differ."""


def lines(path: Path, asked: list[Json]) -> list[Json]:
    """Write a file with the answers to these requests, and return them."""
    answers = [dealt(request) for request in asked]
    text = "\n".join(json.dumps(answer, separators=(",", ":")) for answer in answers)
    path.write_bytes(deflated(text))
    return answers


def still(folder: Path, game: str, name: str, answer: Json) -> None:
    """Write the picture of an answer."""
    from rondas.games import find
    from rondas.pictures import stills

    place = folder / "stills" / game
    place.mkdir(parents=True, exist_ok=True)
    drawn = stills.still(find(game), answer["display"], 0)
    (place / f"{name}.svg").write_text(drawn, "utf-8")


if __name__ == "__main__":
    package, target = (Path(name).resolve() for name in sys.argv[1:])
    sys.path.insert(0, str(package.parent))
    target.mkdir(parents=True)
    write(target)
