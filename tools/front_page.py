"""Write the front page: for every game a tile with a picture, a link to play, and a dialog to set
it up.

Nothing of it waits for a script; `static/js/front/front.js` adds the live parts. Words of a game
are marked by the kind of their place (`choice`, `text`): with their order that is enough to find
them in another language, and weighs less than names. A picture is a moment of a real game, drawn
with the game's own pack, in a separate file.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

from page.logic.levels import FOLLOWS
from rondas.bots import LEVELS
from rondas.rules.message import say
from rondas.words.catalogs import ENGLISH
from tools import scenes, words
from tools.render import render

Json = dict[str, Any]

LEVEL = "medium"
"""Of the bots, until the person chooses another."""


def write(dist: Path) -> None:
    """The pictures into `dist/static/scenes/`, and the tiles into index.html and its twins."""
    (dist / "static/scenes").mkdir()
    for game in words.games(ENGLISH):
        drawn = scenes.scene(game)
        (dist / f"static/scenes/{game['id']}.svg").write_text(drawn, "utf-8")
    for language in words.LANGUAGES:
        games = words.games(language)
        page = words.place(dist, language) / "index.html"
        html = words.bound(page.read_text("utf-8"), "site", language=language)
        told = [shown(game, language) for game in games]
        html = html.replace("<!-- way in -->\n", render("front/way-in.html", **told[0]))
        friends = render("front/friends.html", games=told, say=told[0]["say"])
        html = html.replace("<!-- friends -->\n", friends)
        for part, gap in (("tile", "<!-- tiles -->\n"), ("set-up", "<!-- set-ups -->\n")):
            html = html.replace(gap, "".join(render(f"front/{part}.html", **each) for each in told))
        page.write_text(html, "utf-8")
        frame = page.with_name("viewer.html")
        frame.write_text(words.bound(frame.read_text("utf-8"), "site", language=language), "utf-8")


def ways(game: Json, said: Callable[..., str]) -> list[Json]:
    """The variants of a game; one that has no special ones has the usual one."""
    usual = {
        "id": "usual",
        "title": said("set-up-usual"),
        "text": said("set-up-usual-text"),
        "options": {},
    }
    return game["presets"] or [usual]


def first_way(game: Json, said: Callable[..., str]) -> Json:
    """The way of playing of somebody who has never played it."""
    found = [way for way in ways(game, said) if way["id"] == game["first"]]
    usual = [way for way in ways(game, said) if not way["options"]]
    return (found or usual)[0]


def facts(game: Json, language: str) -> str:
    """Return the words for the numbers of players and minutes of a game."""
    (few, *_, many), (least, most) = (game["players"] * 2, game["minutes"])
    span, lasts = ("span" if low < high else "one" for low, high in ((few, many), (least, most)))
    told = say("tile-facts", few=few, many=many, span=span, least=least, most=most, lasts=lasts)
    return str(words.said("front", told, language=language))


def shown(game: Json, language: str) -> Json:
    """What the tile of a game and its dialog show."""
    said = words.speaker("front", language)
    way = first_way(game, said)
    players = game["usual"]
    seats = {} if players == game["players"][0] else {"players": players}
    companions: list[tuple[str, str, Json]] = [
        (name, said(f"level-{name}"), {}) for name in (*LEVELS, FOLLOWS)
    ]
    companions += [(each["bot"], each["text"], data(only=each["options"]))
                   for each in game["characters"]]  # fmt: skip
    variants = [(each["id"], each["title"], data(options=each["options"], text=each["text"]))
                for each in ways(game, said)]  # fmt: skip
    variants.append(("", said("set-up-own"), data(text=said("set-up-own-text"))))
    options = sorted(game["options"].items(), key=lambda each: clause_key(each[1]["rule"]))
    return {
        "game": game,
        "mark": game["id"],
        "say": said,
        "way": way,
        "facts": facts(game, language),
        "level": LEVEL,
        "rules": words.rules_of(game["id"], language),
        "scene": (scenes.WIDTH, scenes.HEIGHT),
        "address": "index.html?" + urlencode({"game": game["id"], **seats, **way["options"]}),
        "choices": [(n, n, data(told=said("players-n", n=n))) for n in game["players"]],
        "company": companions,
        "variants": variants,
        "options": [
            {**option, "name": name, "value": way["options"].get(name, option["default"]),
             "choices": [*zip(option.get("values", ()), option.get("titles", ()), strict=True)]}
            for name, option in options
        ],
    }  # fmt: skip


def data(**values: Any) -> dict[str, str]:
    """Return the attributes by which the script knows these values."""
    return {
        f"data-{name}": value if isinstance(value, str) else json.dumps(value)
        for name, value in values.items()
    }


def clause_key(rule: str) -> list[int]:
    """Clauses in the order of the rulebook."""
    return [int(part) for part in rule.partition("-")[2].split(".")]
