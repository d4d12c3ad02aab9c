"""Write the pages that links show as cards: `e/<clause>.html` for every example, and of each game
`e/<game>.html`, `e/lesson-<game>.html`, `e/daily-<game>.html` and `e/puzzle-<game>.html`; in other
languages `e/fr/…`.

A chat or a search engine reads the picture and the words in their heads; people see the picture,
and open the table in its place. Where the site's address is known, each page names an oEmbed answer
beside it (`e/<clause>.json`, https://oembed.com), from which WordPress and others make a frame.
"""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

TOP = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(TOP / "py"))

import scenes  # noqa: E402
import stills  # noqa: E402
import words  # noqa: E402

from rondas.games import Kit  # noqa: E402
from rondas.rules.message import say  # noqa: E402
from rondas.words.catalogs import ENGLISH  # noqa: E402

HEIGHTS = {"example": (640, 740), "puzzle": (640, 740), "lesson": (640, 700), "daily": (640, 480),
           "game": (640, 480)}  # fmt: skip
"""Width and height of the frame around each kind of table, in CSS pixels."""
LONGEST = 300
"""Characters of a description."""

Json = dict[str, Any]


def place(name: str, language: str) -> str:
    """Return where a page stands, without its ending. `name` may be the address of an example."""
    folder = "e" if language == ENGLISH else f"e/{language}"
    return f"{folder}/{name.replace('/', '-')}"


@dataclass
class Preview:
    """One page in one language."""

    name: str
    language: str
    game: str
    shows: tuple[str, str]
    """The parameter for what it shows, and its value."""
    title: str
    heading: str
    text: str
    """Says what the picture shows."""
    picture: str
    """Where the picture stands below the site's top, without its ending."""
    rules: str
    """Where the rules stand."""
    play: str
    """The words on the link to the table."""

    @property
    def place(self) -> str:
        """Return where the page stands, without its ending."""
        return place(self.name, self.language)

    @property
    def query(self) -> str:
        """Return the query of the table's address."""
        kind, value = self.shows
        return urlencode({kind: value, **self.lang}, safe="/")

    @property
    def lang(self) -> dict[str, str]:
        return {} if self.language == ENGLISH else {"lang": self.language}

    @property
    def described(self) -> str:
        return self.text if len(self.text) <= LONGEST else f"{self.text[: LONGEST - 1]}…"

    def html(self, address: str) -> str:
        """Return the page. `address`: the site's own, empty if not known."""
        up = "../" * (self.place.count("/"))
        direction = words.tongues()[self.language]["dir"]
        kind, value = self.shows
        found = ""
        if address:
            found = (
                f'<link rel="alternate" type="application/json+oembed" '
                f'href="{escape(address)}{self.place}.json" title="{escape(self.title)}">\n'
            )
        width, height = stills.SIZE
        return f"""<!doctype html>
<html lang="{self.language}" dir="{direction}" data-of="{self.game}">
<head>
<meta charset="utf-8">
<title>{escape(self.title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="description" content="{escape(self.described)}">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="{up}static/icons/favicon.svg" type="image/svg+xml">
<link rel="image_src" href="{up}{self.picture}.png" title="{escape(self.described)}">
{found}<link rel="stylesheet" href="{up}static/css/tokens.css">
<link rel="stylesheet" href="{up}static/css/page.css">
<link rel="stylesheet" href="{up}static/css/embedding.css">
<link rel="stylesheet" href="{up}static/css/games/{self.game}.css">
<script src="{up}static/js/bootstrap.js"></script>
<script async src="{up}embed.js"></script>
</head>
<body class="owners">
<header>
<a class="home" href="{up}index.html"><span class="mark" aria-hidden="true"></span> Rondas</a>
<h1>{escape(self.heading)}</h1>
</header>
<main>
<rondas-table {kind}="{escape(value)}"><img src="{up}{self.picture}.svg" width="{width}" height="{
            height
        }" alt="{escape(self.text)}"><a href="{up}index.html?{escape(self.query)}">{
            escape(self.play)
        }</a></rondas-table>
<p>{escape(self.text)}</p>
<p><a href="{up}index.html?{escape(self.query)}">{escape(self.play)}</a> · <a href="{up}{
            self.rules
        }">{escape(words.said("rules", say("index-title"), language=self.language))}</a></p>
</main>
</body>
</html>
"""

    def oembed(self, address: str) -> Json:
        """Return the answer for programs that ask what to show in place of a link to the page."""
        width, height = HEIGHTS[self.shows[0]]
        source = f"{address}index.html?{self.query}&poster=1"
        frame = (
            f'<iframe title="{escape(self.title)}" src="{escape(source)}" width="{width}" '
            f'height="{height}" style="max-width:100%" sandbox="allow-scripts allow-popups" '
            'loading="lazy" frameborder="0"></iframe>'
        )
        return {
            "version": "1.0",
            "type": "rich",
            "title": self.title,
            "provider_name": "Rondas",
            "provider_url": address,
            "html": frame,
            "width": width,
            "height": height,
            "thumbnail_url": f"{address}{self.picture}.png",
            "thumbnail_width": stills.SIZE[0],
            "thumbnail_height": stills.SIZE[1],
        }


POSTER = """<!doctype html>
<html lang="" data-page="poster">
<head>
<meta charset="utf-8">
<title>Rondas</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="stylesheet" href="../static/css/poster.css">
</head>
<body>
<a class="rondas" href="../index.html">Rondas</a>
<script src="../static/js/embed/poster.js"></script>
<script src="../embed.js"></script>
</body>
</html>
"""
"""The page of a plain frame with `poster=1`, until somebody taps it: static/js/embed/poster.js."""


def write_poster(dist: Path) -> None:
    (dist / "e").mkdir(exist_ok=True)
    (dist / "e/poster.html").write_text(POSTER, "utf-8")


def write(dist: Path, previews: list[Preview], address: str) -> None:
    """Write these pages; their pictures are there already."""
    for preview in previews:
        page = dist / f"{preview.place}.html"
        page.parent.mkdir(parents=True, exist_ok=True)
        page.write_text(preview.html(address), "utf-8")
        if address:
            answer = json.dumps(preview.oembed(address), ensure_ascii=False)
            page.with_suffix(".json").write_text(answer, "utf-8")


def of_game(kit: Kit, game: Json, language: str) -> list[Preview]:
    """Return the pages of a game, its lesson, its deal and its question of the day. `game` as
    games.json has it in this language."""
    title = game["title"]
    texts = words.said("embedding", {
        "play": say("play"), "learn": say("learn"), "learn-title": say("learn-title", title=title),
        "daily": say("maker-daily"), "puzzle": say("maker-puzzle"),
    }, language=language)  # fmt: skip
    picture = f"e/{kit.id}"
    text = f"{title}. {game['credit']}"
    rules = words.rules_of(kit.id, language)
    made = [
        Preview(kit.id, language, kit.id, ("game", kit.id), f"{title} – Rondas", title, text,
                picture, rules, texts["play"]),
        *(Preview(f"{kind}-{kit.id}", language, kit.id, (kind, kit.id),
                  f"{texts[kind]}: {title} – Rondas", f"{texts[kind]}: {title}",
                  f"{texts[kind]}: {text}", picture, rules, texts["play"])
          for kind in ("daily", "puzzle")),
    ]  # fmt: skip
    if game["lesson"]:
        made.append(
            Preview(f"lesson-{kit.id}", language, kit.id, ("lesson", kit.id),
                    f"{texts['learn-title']} – Rondas", texts["learn-title"],
                    f"{texts['learn-title']}. {game['credit']}", picture, rules, texts["learn"])
        )  # fmt: skip
    return made


def draw_games(dist: Path, kits: list[Kit], games: list[Json]) -> None:
    """Write a picture of each game: the fullest moment of one, as seat 0 sees it."""
    (dist / "e").mkdir(exist_ok=True)
    moments: list[Any] = [*map(scenes.moment, games)]
    stills.draw({
        dist / f"e/{kit.id}.svg": stills.still(kit, moment, 0)
        for kit, moment in zip(kits, moments, strict=True)
    })  # fmt: skip
