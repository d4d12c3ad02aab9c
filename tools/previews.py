"""Write the pages that links show as cards: `e/<clause>.html` for a clause's first example, and of
each game `e/<game>.html`, `e/lesson-<game>.html`, `e/daily-<game>.html` and `e/puzzle-<game>.html`.
`e/made-<game>.html` is for a position or a record that somebody has made: the address goes on as
that of index.html does, and the page says what holds for all of them. No file can answer oEmbed for
those, because the answer would have to repeat the address.

A chat or a search engine reads the picture and the English words in their heads; people see the
picture, read the words in their language (`static/js/bootstrap/locale.js` puts them there), and
open the table in its place. The page of a clause's first example has in it what frames need for all
of the clause's (`tools/clauses.py`). Where the site's address is known, each page names an oEmbed
answer beside it (`e/<clause>.json`, https://oembed.com), from which WordPress and others make a
frame.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

from rondas.games import Kit
from rondas.rules.message import say
from rondas.words.catalogs import ENGLISH
from tools import scenes, stills, words
from tools.render import render

HEIGHTS = {"example": (640, 740), "puzzle": (640, 740), "lesson": (640, 700), "daily": (640, 480),
           "game": (640, 480)}  # fmt: skip
"""Width and height of the frame around each kind of table, in CSS pixels."""
MADE = "position"
LONGEST = 300
"""Characters of a description."""

Json = dict[str, Any]


def place(name: str) -> str:
    """Return where a page stands, without its ending."""
    return f"e/{name}"


def address_of(name: str, language: str) -> str:
    """Return the address of a page that shall be read in a language."""
    return f"{place(name)}.html" + ("" if language == ENGLISH else f"?lang={language}")


@dataclass
class Preview:
    """A page, in English for programs, and with the words of every language for people."""

    name: str
    game: str
    shows: tuple[str, str]
    """The parameter for what it shows, and its value."""
    picture: str
    """Where the picture stands below the site's top, without its ending."""
    rules: str
    """Where the rules stand."""
    said: dict[str, dict[str, str]]
    """By language: `title`, `heading`, `text` (says what the picture shows), `play` and `rules`
    (the words on the links)."""
    clause: str = ""
    """What a frame with an example of this clause needs, see `tools/clauses.py`."""

    @property
    def english(self) -> dict[str, str]:
        return self.said[ENGLISH]

    @property
    def place(self) -> str:
        """Return where the page stands, without its ending."""
        return place(self.name)

    @property
    def is_made(self) -> bool:
        """Return whether its own address says what it shows."""
        return self.shows[0] == MADE

    @property
    def query(self) -> str:
        return urlencode(dict([self.shows]))

    @property
    def described(self) -> str:
        text = self.english["text"]
        return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"

    def html(self, address: str) -> str:
        """Return the page. `address`: the site's own, empty if not known."""
        others = {code: said for code, said in self.said.items() if code != ENGLISH}
        return render(
            "preview.html", page=self, tongue=words.tongue(ENGLISH), up="../", address=address,
            size=stills.SIZE, others=others,
        )  # fmt: skip

    def oembed(self, address: str) -> Json:
        """Return the answer for programs that ask what to show in place of a link to the page."""
        width, height = HEIGHTS[self.shows[0]]
        frame = render(
            "oembed.html", page=self, address=address, width=width, height=height
        ).strip()
        return {
            "version": "1.0",
            "type": "rich",
            "title": self.english["title"],
            "provider_name": "Rondas",
            "provider_url": address,
            "html": frame,
            "width": width,
            "height": height,
            "thumbnail_url": f"{address}{self.picture}.png",
            "thumbnail_width": stills.SIZE[0],
            "thumbnail_height": stills.SIZE[1],
        }


def write_poster(dist: Path) -> None:
    """Write the page of a plain frame with `poster=1`, until somebody taps it."""
    (dist / "e").mkdir(exist_ok=True)
    (dist / "e/poster.html").write_text(render("poster.html"), "utf-8")


def write(dist: Path, previews: list[Preview], address: str) -> None:
    """Write these pages; their pictures are there already."""
    for preview in previews:
        page = dist / f"{preview.place}.html"
        page.parent.mkdir(parents=True, exist_ok=True)
        page.write_text(preview.html(address), "utf-8")
        if address and not preview.is_made:
            answer = json.dumps(preview.oembed(address), ensure_ascii=False)
            page.with_suffix(".json").write_text(answer, "utf-8")


def joined(previews: list[Preview]) -> list[Preview]:
    """Return one page of those that were made of it in several languages."""
    found: dict[str, Preview] = {}
    for preview in previews:
        found.setdefault(preview.name, preview).said.update(preview.said)
    return list(found.values())


def of_game(kit: Kit, game: Json, language: str) -> list[Preview]:
    """Return the pages of a game, its lesson, its deal and its question of the day. `game` as
    games.json has it in this language."""
    title = game["title"]
    texts = words.said("embedding", {
        "play": say("play"), "learn": say("learn"), "learn-title": say("learn-title", title=title),
        "daily": say("maker-daily"), "puzzle": say("maker-puzzle"),
        "made": say("made-title", title=title), "watch": say("watch"),
    }, language=language)  # fmt: skip

    def made(kind: str, name: str, heading: str, before: str, play: str) -> Preview:
        said = {"title": f"{heading} – Rondas", "heading": heading,
                "text": f"{before}{game['credit']}", "play": play,
                "rules": rules_in(language)}  # fmt: skip
        rules = words.rules_of(kit.id, ENGLISH)
        return Preview(name, kit.id, (kind, kit.id), f"e/{kit.id}", rules, {language: said})

    pages = [made("game", kit.id, title, f"{title}. ", texts["play"])]
    for kind in ("daily", "puzzle"):
        heading = f"{texts[kind]}: {title}"
        pages.append(made(kind, f"{kind}-{kit.id}", heading, f"{heading}. ", texts["play"]))
    heading = texts["made"]
    pages.append(made(MADE, f"made-{kit.id}", heading, f"{heading}. ", texts["watch"]))
    if game["lesson"]:
        heading = texts["learn-title"]
        pages.append(made("lesson", f"lesson-{kit.id}", heading, f"{heading}. ", texts["learn"]))
    return pages


def rules_in(language: str) -> str:
    """Return the words on the link to the rules."""
    return str(words.said("rules", say("index-title"), language=language))


def draw_games(dist: Path, kits: list[Kit], games: list[Json]) -> None:
    """Write a picture of each game: the fullest moment of one, as seat 0 sees it."""
    (dist / "e").mkdir(exist_ok=True)
    moments: list[Any] = [*map(scenes.moment, games)]
    stills.draw({
        dist / f"e/{kit.id}.png": stills.picture_of(kit, moment, 0)
        for kit, moment in zip(kits, moments, strict=True)
    })  # fmt: skip
