"""Write what other sites embed into the built site: `embed.js` at its addresses, made small; the
still pictures in `embed/`; and what stands in `embedding.html`.

`embed/<game>.svg` is a fan of cards out of the game's own pack, and needs no other file. The
starters in `embed/<game>/` are from `tools/starters.py`.
"""

from __future__ import annotations

import base64
import gzip
import hashlib
import json
import re
import shutil
import subprocess
import sys
import textwrap
from pathlib import Path
from typing import Any
from xml.etree.ElementTree import Element, SubElement, tostring

from page.logic.levels import FOLLOWS
from page.logic.parameters import HEIGHT, NUMBER, PASSING, VALUES
from page.logic.table_config import parameters_of
from rondas import __version__
from rondas.bots import NAMES
from rondas.pictures.faces import SIZE, Pack
from rondas.rulebook.examples import address_of
from rondas.rules.message import say
from rondas.words.catalogs import ENGLISH
from tools import TOP, about, stills, words
from tools.deflate import as_json, deflated, inflated
from tools.render import parts

SVG = "http://www.w3.org/2000/svg"
FAN = (-22, -11, 0, 11, 22)  # degrees
DRAWINGS = TOP / "py/rondas/drawings"
RELEASES = TOP / "releases"
DIGEST = "embed.integrity"
"""The file beside a kept script that says its digest: the script never changes again."""
TERSER = TOP / "node_modules/terser/bin/terser"
# The parts of the page, by what a visitor waits for: see `weights`.
ENGINE = ("vendor/pyodide", "vendor/rondas")

# The way from the script to the top of its site.
UP = "__UP__"

# The words of embed.js and the messages with them; it fills in {title} and {number} itself.
WORDS = {
    "example": "example",
    "play": "play",
    "learn": "learn",
    "answer": "answer",
    "watch": "watch",
    "puzzle": "maker-puzzle",
    "more": "more",
}
# Those of what it fetches later.
LATER = {
    "failed": "failed",
    "badValue": "bad-value",
    "badExample": "bad-example",
    "open": "open-there",
    "close": "close",
    "link": "copy-link",
    "code": "copy-line",
}
# Those of what that fetches for positions and records, of two catalogs.
MADE = {"record": "finished-game", "moment": "moment", "badText": "bad-text"}
OF_FREE = {"turned": "turned-up", "cards": "title"}
SOURCES = TOP / "static/js/embed"
MORE = "embed-more.js"
"""What `embed.js` fetches when it is needed, beside it; and what that fetches."""
MADE_FILE = "embed-made.js"

PARTS = parts("embedding.html")

Json = dict[str, Any]
ANY_GAME = ("scopa", "briscola", "hearts", "skat", "gin", "klondike", "truco")
"""Games in tools/any-game.html, in the order of their examples."""


def begin(dist: Path, starters: Path) -> dict[str, Json]:
    """Write all but the page for owners, and return its sizes. `starters` is the folder with the
    pictures of starters. `games.json` and everything else of the site are there already."""
    games = words.games(ENGLISH)
    shutil.copytree(starters, dist / "embed")
    for game in games:
        if pack(game).exists():
            (dist / "embed" / f"{game['id']}.svg").write_text(still(game), "utf-8")
    for path in (dist / "static/js/embed").iterdir():
        if path.name not in ("embedding.js", "host.js", "poster.js"):
            path.unlink()
    scripts(dist, *script(games, starters))
    return {name: size_of(size) for name, size in weights(dist, games).items()}


def write(dist: Path, address: str, sizes: dict[str, Json]) -> None:
    """Write the page for owners, with the sizes of `begin`. `address` is the site's own, empty if
    not known."""
    for language in words.LANGUAGES:
        page = words.place(dist, language) / "embedding.html"
        page.write_text(filled(page.read_text("utf-8"), dist, language, address, sizes), "utf-8")


def scripts(dist: Path, made: str, others: dict[str, str]) -> None:
    """Write embed.js at the site's top, and in `v/`, where addresses name a version: `v/1/` has
    the newest script of all 1.x, `v/1.0.0/` the one that this release had (docs/embedding.md)."""
    (dist / "embed.js").write_text(made.replace(UP, "."), "utf-8")
    for number, kept in releases():
        for name in (number, major(number)):
            (dist / "v" / name).mkdir(parents=True, exist_ok=True)
            for file in kept.parent.glob("embed*.js"):
                (dist / "v" / name / file.name).write_bytes(file.read_bytes())
    newest = dist / "v" / major(__version__)
    newest.mkdir(parents=True, exist_ok=True)
    (newest / "embed.js").write_text(made.replace(UP, "../.."), "utf-8")
    for name, text in others.items():
        (dist / name).write_text(text, "utf-8")
        (newest / name).write_text(text, "utf-8")


def releases() -> list[tuple[str, Path]]:
    """Return the number and the script of each release, oldest first."""
    found = [(path.parent.name, path) for path in RELEASES.glob("*/embed.js")]
    return sorted(found, key=lambda each: [int(part) for part in each[0].split(".")])


def integrity(script: Path) -> str:
    """Return what `integrity` of an element says of a script."""
    return digest_of(script.read_bytes())


def digest_of(content: bytes) -> str:
    return f"sha384-{base64.b64encode(hashlib.sha384(content).digest()).decode()}"


def major(number: str) -> str:
    return number.partition(".")[0]


def script(games: list[Json], starters: Path) -> tuple[str, dict[str, str]]:
    """Return embed.js with the games and the words in it, and the others by name, made small."""
    known = {"__proto__": None} | {
        game["id"]: [
            game["prefix"],
            *about.colours("--accent", f"games/{game['id']}.css"),
            int(pack(game).exists()),
            game["players"][0],
            sorted(path.stem for path in (starters / game["id"]).glob("*.svg")),
        ]
        for game in games
    }
    gaps = {name: f"{{{name}}}" for name in ("number", "name", "value", "known")}
    named = {name: say(each, **gaps) for name, each in (WORDS | LATER).items()}
    said = {
        language: {
            "titles": {"__proto__": None} | {game["id"]: [game["title"], game["credit"]]
                                             for game in words.games(language)},
            **words.said("embedding", named, language=language),
        }
        for language in words.LANGUAGES
    }  # fmt: skip
    # Of a credit there is room for one line.
    brief = {
        game: each and [each[0], textwrap.shorten(each[1], 48, placeholder="…")]
        for game, each in said[ENGLISH]["titles"].items()
    }
    first = {name: text for name, text in said[ENGLISH].items() if name not in LATER}
    of_made = made(games)
    more = small("more.js", {
        "__DIGEST__": digest_of(of_made.encode()),
        "__CODE__;": source("../page/record-code.js").replace("export ", ""),
        "__OPENED__;": source("opened.js"),
        "__PLACES__;": source("places.js"),
        "__WORDS__": said,
        "__VALUES__": {"__proto__": None} | {game["id"]: values_of(game) for game in games},
        "__FREE__": values_of({"players": range(1, 7), "options": {}}),
        "__ANY__": {**VALUES, "lang": words.LANGUAGES, "start": ("now", NUMBER)},
        "__NUMBER__": NUMBER,
    })  # fmt: skip
    first_script = small("embed.js", {
        "'__STYLE__'": f"`{tight(source('element.css'))}`",
        "__GAMES__": known,
        "__PARAMETERS__": " ".join(parameters_of(games)),
        "__PASSING__": " ".join(PASSING),
        "__LANGUAGES__": {name: words.tongues()[name]["dir"] for name in words.LANGUAGES},
        "__WORDS__": first | {"titles": brief},
        "__DIGEST__": digest_of(more.encode()),
    })  # fmt: skip
    return first_script, {MORE: more, MADE_FILE: of_made}


def source(name: str) -> str:
    return (SOURCES / name).read_text("utf-8")


def made(games: list[Json]) -> str:
    """Return what positions and records need, made small."""
    catalogs = (("embedding", MADE), ("free", OF_FREE))
    return small("made.js", {
        "__CONTENT__;": source("content.js"),
        "__PICTURE__;": source("picture.js"),
        "__WORDS__": {
            language: {
                name: text
                for catalog, said in catalogs
                for name, text in words.said(
                    catalog, {name: say(each, why="{why}") for name, each in said.items()},
                    language=language,
                ).items()
            }
            for language in words.LANGUAGES
        },
        "__HEIGHT__": HEIGHT,
        "__DECKS__": {"__proto__": None} | {
            game["id"]: [game["deck"], game["players"][0], game["clockwise"]] for game in games
        },
    })  # fmt: skip


def values_of(game: Json) -> Json:
    """Return what the attributes of a game may be: texts, or the least and the greatest number."""
    options = {name: option.get("values") or [option["min"], option["max"]]
               for name, option in game["options"].items()}  # fmt: skip
    seats = [str(seat) for seat in range(game["players"][-1])]
    return {
        "players": [str(players) for players in game["players"]],
        "seat": ["none", *seats],
        "view": ["all", *seats],
        "turn": seats,
        "bots": [*NAMES, FOLLOWS],
        **options,
    }


def small(name: str, gaps: Json) -> str:
    """Return a script with these gaps filled, text as it is and all else as JSON, without what only
    its readers need."""
    source = (SOURCES / name).read_text("utf-8")
    for gap, value in gaps.items():
        text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
        source = source.replace(gap, text)
    source = re.sub(r"= `\n(.+?)`;", lambda m: f"= `{tight(m[1])}`;", source, flags=re.DOTALL)
    command = ["node", str(TERSER), "--ecma", "2022", "--compress", "passes=2", "--mangle"]
    made = subprocess.run(
        [*command, "--mangle-props", "regex=/^_/"], input=source, capture_output=True, text=True,
        check=False,
    )  # fmt: skip
    if made.returncode:
        sys.exit(f"build: {name}: {made.stderr}")
    return f"/* Rondas, MIT licence: static/js/embed/{name} */\n{made.stdout}"


def tight(css: str) -> str:
    css = re.sub(r"/\*.*?\*/", "", css, flags=re.DOTALL)
    css = re.sub(r"\s+", " ", css)
    return re.sub(r" ?([{};,]) ?|(?<=:) ", lambda m: m[1] or "", css).replace(";}", "}").strip()


def pack(game: Json) -> Path:
    return DRAWINGS / f"{game['deck']}.svg"


def still(game: Json) -> str:
    """The still picture of a game, as SVG."""
    cards = Pack(game["deck"], {})
    picture = Element("svg", {"xmlns": SVG, "viewBox": "-6 13 226 124"})
    shared = SubElement(picture, "defs")
    names = [name for name, *_ in game["cards"] if name in cards]
    for n, angle in enumerate(FAN):
        card = cards.card(names[(2 * n + 1) * len(names) // (2 * len(FAN))], SIZE[0])
        card.set("transform", f"rotate({angle} 107 236)translate(76.5 18)")
        picture.append(card)
    shared.extend(cards.shared)
    return tostring(picture, "unicode")


def packed(*paths: Path) -> int:
    """Bytes that go over the line for these files."""
    files = [p for path in paths for p in (path.rglob("*") if path.is_dir() else [path])]
    return sum(
        p.stat().st_size if p.suffix in {".zip", ".png"} else len(gzip.compress(p.read_bytes(), 6))
        for p in files
        if p.is_file()
    )


def weights(dist: Path, games: list[Json]) -> dict[str, int]:
    """Return the downloads at each moment, in bytes: the script; a still picture; a table; a
    viewer."""
    engine = packed(*(dist / name for name in ENGINE))
    page = packed(
        dist / "index.html", dist / "games.json", dist / "py/page",
        dist / "static/js", dist / "static/css", dist / "static/img",
        dist / "static/cards/cards.css", dist / "vendor/pyscript", dist / "vendor/micropython",
        dist / "vendor/fluent", dist / "locale/en.json",
    )  # fmt: skip
    cards = max(packed(pack(game)) for game in games if pack(game).exists())
    return {
        "script": packed(dist / "embed.js"),
        "still": max(map(packed, (dist / "embed").rglob("*.svg"))),
        "page": page + cards,
        "engine": engine,
    }


def filled(text: str, dist: Path, language: str, address: str, sizes: Json) -> str:
    """The page for owners with its numbers, its games, its lines and tables: nothing moves when its
    scripts come. They put the site's address into the lines where it is not known here."""
    games = words.games(language)
    books = {game["id"]: json.loads((dist / words.rules_of(game["id"], language))
             .with_suffix(".json").read_text("utf-8")) for game in games}  # fmt: skip
    site = address or "https://…/"
    gaps = {**choices(games, books), **lines(games, books, longest(dist, games), site)}
    exact_parts = r"\1" if releases() else ""
    text = re.sub(r"<!-- exact -->(.*?)<!-- /exact -->\n", exact_parts, text, flags=re.DOTALL)
    seats = {
        f"seat-{at}": {"n": at + 1} for at in range(max(max(game["players"]) for game in games))
    }
    text = words.bound(text, "embedding", {**sizes, **seats}, language)
    headings = re.findall(r'<h2 id="([\w-]+)" ([^>]*)>(.*?)</h2>', text)
    gaps["contents"] = PARTS.contents(headings)
    for name, html in gaps.items():
        text = text.replace(f"<!-- {name} -->", html)
    return text


def choices(games: list[Json], books: dict[str, Json]) -> dict[str, str]:
    """Return the gaps of the page in which one of the games, or of their examples, is chosen."""

    return {
        "games": PARTS.games(games, players=True),
        "lessons": PARTS.games([game for game in games if game["lesson"]]),
        "days": PARTS.games(games),
        "composers": PARTS.composers(games),
        "examples": PARTS.examples(games, books, stills.clauses_of, address_of),
    }


def longest(dist: Path, games: list[Json]) -> Json:
    """Return the record of the example with the most moves."""
    files = [dist / f"rules/{game['id']}.deflate" for game in games]
    played = [each for file in files for each in json.loads(inflated(file.read_bytes())).values()]
    record: Json = max(played, key=lambda example: len(example["frames"]))["record"]
    return record


def lines(games: list[Json], books: dict[str, Json], finished: Json, site: str) -> dict[str, str]:
    """Return the gaps of the page with lines to copy, and with the tables that they show."""
    first, last = games[0], games[-1]["id"]
    rule = max(stills.clauses_of(books[last]), key=lambda clause: len(clause["examples"]))
    players = str(first["players"][0])
    record = json.dumps({**finished, "moves": ["…"]}, ensure_ascii=False).replace('"…"', "…")
    shown, counted = of_any_game()
    asking = {"question": documented("record")[0], "list": documented("list")[0],
              "cribbage": counted}  # fmt: skip
    tables = {
        "first": element(game=last, seed="7"),
        "made": element(game=first["id"], players=players),
        "lesson": element(lesson=first["id"]),
        "example": element(example=rule["id"]),
        "record": element(record=code(finished)),
        "puzzle": element(puzzle=last),
        "position": documented("element")[0],
        **shown,
    }
    watch = f"{site}index.html?example={rule['id']}"
    title = rule["examples"][0]["title"]
    picture = f"{site}{stills.place(last, rule['id'])}.png"
    written = {
        "script": PARTS.script(site, major(__version__)),
        "frame": PARTS.frame(site, first["id"], players),
        "inline": PARTS.inline(record),
        "filled": PARTS.filled(rule["id"], watch, title, picture, stills.SIZE),
        "wiki": PARTS.wiki(rule["id"], watch, title),
        "preview": f"{site}e/{rule['id']}.html",
    }
    return {
        "major": major(__version__),
        **exact(site),
        **{name: PARTS.line(name, with_height(html)) for name, html in written.items()},
        **{name: element(record=code(json.loads(text))) for name, text in asking.items()},
        **{f"{name} line": PARTS.line(name, PARTS.inline(text)) for name, text in asking.items()},
        **tables,
        **{f"{name} line": PARTS.line(name, with_height(table)) for name, table in tables.items()},
    }


def exact(site: str) -> dict[str, str]:
    """Return the gaps of the page about the script of the newest release, if there is one."""
    if not releases():
        return {}
    number, kept = releases()[-1]
    html = PARTS.exact(site, number, integrity(kept))
    return {"number": number, "exact line": PARTS.line("exact", html)}


def documented(kind: str) -> list[str]:
    """Return the blocks of a kind in docs/positions.md; all of them are tested."""
    text = (TOP / "docs/positions.md").read_text("utf-8")
    return re.findall(rf"^```{kind}\n(.*?)\n```", text, re.MULTILINE | re.DOTALL)


def of_any_game() -> tuple[dict[str, str], str]:
    """Return the examples of games that are not ours: elements by name, and a record."""
    elements = (TOP / "tools/any-game.html").read_text("utf-8").splitlines()
    return dict(zip(ANY_GAME, elements, strict=True)), documented("record")[-1]


def element(**attributes: str) -> str:
    """The element with these attributes, as one writes it."""
    return str(PARTS.element(attributes))


def with_height(html: str) -> str:
    """The same line with the height of the closed element. (The policy of this site forbids it in
    its own pages.)"""
    return re.sub(r"(<rondas-table[^>]*)>", rf'\1 style="{HEIGHT}">', str(html), count=1)


def code(record: Any) -> str:
    """A record, or a list of records, as links and the element have it."""
    packed = deflated(as_json(record))
    return base64.urlsafe_b64encode(packed).decode().rstrip("=")


def size_of(size: int) -> Json:
    """A size in bytes as the arguments of a message."""
    small = size < 1_000_000
    return {"n": round(size / (1e3 if small else 1e6), 1), "unit": "kb" if small else "mb"}
