"""Pictures of examples, and the pages that links show as cards."""

from __future__ import annotations

import base64
import hashlib
import json
import re
from html import unescape
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

from rondas.pictures.stills import SIZE
from rondas.words.catalogs import LOCALES
from tests.conftest import ADDRESS
from tests.test_site import Head, games_of
from tools import redirects
from tools.about import png_size


def examples(folder: Path) -> list[tuple[str, str]]:
    """Every example: its game and its address."""
    return [
        (game, example["id"])
        for game in games_of(folder)
        for section in json.loads((folder / f"rules/{game}.json").read_text("utf-8"))["sections"]
        for clause in section["clauses"]
        for example in clause["examples"]
    ]


def clauses(folder: Path) -> set[str]:
    """The clauses that have examples."""
    return {example.partition("/")[0] for _, example in examples(folder)}


def test_every_example_has_its_picture(dist: Path) -> None:
    """As PNG. Pictures of openings are SVG."""
    named = examples(dist)
    assert len(named) > 200
    for game, example in named:
        file = dist / f"rules/{game}/{example.replace('/', '-')}.png"
        assert png_size(file) == SIZE
        assert b"tRNS" in file.read_bytes()[:500], "it lies on light and on dark pages"
    styles: set[str] = set()
    for file in (dist / "embed").glob("*/*.svg"):
        drawn = file.read_text("utf-8")
        styles.update(re.findall("<style>(.*?)</style>", drawn))
        assert " style=" not in drawn
    # A picture that is opened by itself has the site's policy: it allows this very style.
    (style,) = styles
    allowed = base64.b64encode(hashlib.sha256(unescape(style).encode()).digest()).decode()
    assert f"style-src 'self' 'sha256-{allowed}'" in (dist / "_headers").read_text("utf-8")


def test_answers_keep_to_oembed(placed: Path) -> None:
    """https://oembed.com, 2.3.4: what is required of every answer, of type rich, and of a
    thumbnail."""
    answers = sorted((placed / "e").rglob("*.json"))
    assert len(answers) == len(clauses(placed)) + 4 * len(games_of(placed))
    for file in answers:
        answer = json.loads(file.read_text("utf-8"))
        assert set(answer) <= {
            "type", "version", "title", "author_name", "author_url", "provider_name",
            "provider_url", "cache_age", "thumbnail_url", "thumbnail_width", "thumbnail_height",
            "html", "width", "height",
        }  # fmt: skip
        assert (answer["version"], answer["type"]) == ("1.0", "rich")
        for size in ("width", "height", "thumbnail_width", "thumbnail_height"):
            assert type(answer[size]) is int
        assert answer["provider_url"] == ADDRESS
        assert answer["thumbnail_url"].startswith(ADDRESS)
        thumbnail = placed / answer["thumbnail_url"].removeprefix(ADDRESS)
        assert png_size(thumbnail) == (answer["thumbnail_width"], answer["thumbnail_height"])
        assert answer["html"].count("<") == 2
        frame = dict(re.findall(r'([\w-]+)="([^"]*)"', unescape(answer["html"])))
        assert answer["html"].startswith("<iframe ")
        assert (frame["width"], frame["height"]) == (str(answer["width"]), str(answer["height"]))
        assert frame["style"] == "max-width:100%"  # also where the page is narrower
        assert frame["title"] == answer["title"]
        assert frame["src"].startswith(f"{ADDRESS}index.html?")
        assert parse_qs(urlsplit(frame["src"]).query)["poster"] == ["1"]


def test_pages_of_examples(dist: Path, placed: Path) -> None:
    """They name their picture and their answer, and have the words of every language once, for the
    script that puts them in place of the English ones. Titles of rulebooks are text there."""
    name = "e/RO-3.1"
    head = Head(placed / f"{name}.html")
    (link,) = head.all("link", type="application/json+oembed")
    assert link["href"] == f"{ADDRESS}{name}.json"
    assert head.meta(property="og:image") == f"{ADDRESS}rules/rounds/RO-3.1.png"
    assert head.meta(name="twitter:card") == "summary_large_image"
    (table,), (picture,) = head.all("rondas-table"), head.all("img")
    assert table["example"] == "RO-3.1"
    words = {head.meta(property="og:image:alt"), head.meta(name="description"), picture["alt"]}
    assert len(words) == 1
    pages = {*(dist / "e").glob("*.html")} - {dist / "e/poster.html"}  # which has no title
    assert len(pages) == len(clauses(dist)) + 5 * len(games_of(dist))
    for page in pages:
        html = page.read_text("utf-8")
        templates = re.findall('<template lang="(..)">(.*?)</template>', html)
        assert [language for language, _ in templates] == [each for each in LOCALES if each != "en"]
        for _, words in templates:
            said = dict(re.findall('<b data-said="([a-z]+)">([^<]+)</b>', words))
            assert set(said) == {"heading", "text", "play", "rules"}
        assert len(re.findall(r"<script", html)) == 2 + page.name.startswith("made-")
        assert "<" not in unescape(re.findall(r"<h1[^>]*>(.*?)</h1>", html)[0])
    french = (dist / "e/RO-3.1.html").read_text("utf-8").split('<template lang="fr"')[1]
    rules = Head(dist / "rules/fr/rounds.html").all("img", **{"class": "still"})
    (picture,) = [each for each in rules if each["src"].endswith("/RO-3.1.png")]
    assert picture["alt"] in unescape(french.split("</template>")[0])


def test_addresses_of_before_lead_on(dist: Path) -> None:
    """Pictures as SVG, and pages for links in one language."""
    rules = redirects.read(dist)
    for game, example in examples(dist):
        name = f"/rules/{game}/{example.replace('/', '-')}"
        assert redirects.target(rules, f"{name}.svg") == f"{name}.png"
        for language in redirects.OTHERS:
            old = f"/e/{language}/{example.replace('/', '-')}.html"
            to, _, query = redirects.target(rules, old).partition("?")
            assert (dist / to[1:]).exists() or redirects.target(rules, to)
            assert query == f"lang={language}"
            assert re.fullmatch(redirects.PAGE, f"/cards{old}")
        if "/" in example:
            old = f"/e/{example.replace('/', '-')}.html"
            assert redirects.target(rules, old) == f"/index.html?example={example}"
            assert re.fullmatch(redirects.EXAMPLE, f"/cards{old}")
        assert re.fullmatch(redirects.PICTURE, f"{name}.svg")
    for file in dist.rglob("*.svg"):
        path = f"/{file.relative_to(dist).as_posix()}"
        assert redirects.target(rules, path) == ""
        assert not re.fullmatch(redirects.PICTURE, path), path


def test_the_site_is_small(dist: Path) -> None:
    sizes = [path.stat().st_size for path in dist.rglob("*") if path.is_file()]
    assert sum(sizes) <= 30_000_000
    assert len(sizes) <= 700
