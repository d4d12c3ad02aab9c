"""The built site as other programs see it: heads of pages, headers, manifest, validators."""

from __future__ import annotations

import gzip
import json
import re
import tomllib
import urllib.error
import urllib.request
from collections import Counter
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from urllib.parse import urljoin
from xml.etree import ElementTree

import pytest

from rondas.words.catalogs import LOCALES
from tests.conftest import ADDRESS, MEETING
from tests.node import TOP, run_node
from tools import headers, words
from tools.about import png_size
from tools.serve import Site


class Head(HTMLParser):
    """Return the description that a page gives of itself."""

    def __init__(self, page: Path) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str]]] = []
        self.texts: dict[str, list[str]] = {}
        self.open = ""
        self.feed(page.read_text("utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, {name: value or "" for name, value in attrs}))
        self.open = tag
        self.texts.setdefault(tag, []).append("")

    def handle_endtag(self, tag: str) -> None:
        self.open = ""

    def handle_data(self, data: str) -> None:
        if self.open:
            self.texts[self.open][-1] += data

    def all(self, tag: str, **wanted: str) -> list[dict[str, str]]:
        named = {name.rstrip("_").replace("_", "-"): value for name, value in wanted.items()}
        return [has for each, has in self.tags if each == tag and named.items() <= has.items()]

    def meta(self, **wanted: str) -> str:
        (found,) = self.all("meta", **wanted)
        return found["content"]

    @property
    def policy(self) -> str:
        return self.meta(http_equiv="Content-Security-Policy")


@cache
def pages(folder: Path) -> dict[str, Head]:
    """Return the pages for people: not the twins from which pages take the words of a language, and
    of the hundreds in e/ a few of each kind."""
    found = {page.relative_to(folder).as_posix(): Head(page) for page in page_files(folder)}
    assert len(found) > 6
    return found


FRAME = "viewer.html"
"""The page in frames of other pages, which nobody opens by itself."""


def page_files(folder: Path) -> list[Path]:
    shown = ["rounds", "lesson-rounds", "daily-rounds"]
    return sorted([
        *(page for page in folder.rglob("*.html")
          if not {folder / "locale", folder / "e"} & {*page.parents}),
        *(folder / f"e/{name}.html" for name in shown), *(folder / "e").rglob("RO-3.1.html"),
    ])  # fmt: skip


def language_of(name: str) -> str:
    """`fr` of `rules/fr/rounds.html`."""
    return name.split("/")[1] if name.count("/") == 2 else "en"


def games_of(folder: Path) -> list[str]:
    """The playable games."""
    return [game["id"] for game in json.loads((folder / "games.json").read_text("utf-8"))["games"]]


def test_every_page_says_what_it_is(dist: Path, placed: Path) -> None:
    """Language, title and description of its own, one heading, colours, a picture for links;
    and its address, if the site knows it."""
    titles, descriptions, addresses = set(), set(), set()
    shown = {name: head for name, head in pages(dist).items() if name != FRAME}
    for name, head in shown.items():
        assert head.tags[0] == ("html", head.tags[0][1])
        assert head.tags[0][1]["lang"] == language_of(name), name
        titles.add(head.texts["title"][0])
        descriptions.add(head.meta(name="description"))
        assert head.all("h1"), name
        for scheme in ("light", "dark"):
            colour = head.meta(name="theme-color", media=f"(prefers-color-scheme: {scheme})")
            assert re.fullmatch(r"#[0-9a-f]{6}", colour)
        known = pages(placed)[name]
        if name == "404.html":
            assert head.meta(name="robots") == "noindex"
            for tag, of in (("link", "href"), ("script", "src"), ("a", "href")):
                assert all(each[of].startswith("/rondas/") for each in known.all(tag))
            continue
        assert head.meta(property="og:title") == head.texts["title"][0]
        assert head.meta(property="og:description") == head.meta(name="description")
        assert head.meta(name="twitter:card") == "summary_large_image"
        picture = (dist / name).parent / head.meta(property="og:image")
        assert png_size(picture) == ((840, 441) if name.startswith("e/") else (1200, 630))
        assert not head.all("link", rel="canonical")
        address = ADDRESS + name.removesuffix("index.html")
        assert [link["href"] for link in known.all("link", rel="canonical")] == [address]
        assert known.meta(property="og:url") == address
        assert known.meta(property="og:image").startswith(ADDRESS)
        addresses |= {address} if "/e/" not in address else set()
    assert "" not in titles | descriptions
    assert len(titles) == len(descriptions) == len(shown)
    sitemap = ElementTree.fromstring((placed / "sitemap.xml").read_text("utf-8"))
    assert {each.text for each in sitemap.iter() if each.tag.endswith("loc")} == addresses
    assert f"Sitemap: {ADDRESS}sitemap.xml" in (placed / "robots.txt").read_text("utf-8")


def rule_page(folder: Path, game: str, code: str) -> Path:
    return folder / f"rules/{code}/{game}.html".replace("en/", "")


def test_rule_pages_name_each_other_in_all_languages(dist: Path, placed: Path) -> None:
    """Each with its address that stays; the one without a language is everybody's."""
    for folder, top in ((placed, ADDRESS), (dist, "")):
        for game in games_of(folder):
            books = {code: rule_page(folder, game, code) for code in LOCALES}
            for code, page in books.items():
                head = pages(folder)[page.relative_to(folder).as_posix()]
                found = {a["hreflang"]: a["href"] for a in head.all("link", rel="alternate")}
                wanted = {**books, "x-default": books["en"]} if top else {}
                assert found == {
                    each: top + other.relative_to(folder).as_posix()
                    for each, other in wanted.items()
                }
                html = head.tags[0][1]
                assert html["data-book"] == game
                assert html["dir"] == ("rtl" if code == "ar" else "ltr")
                ways = {page.parent / a["href"].partition("?")[0]
                        for a in head.all("a") if "hreflang" in a}  # fmt: skip
                assert {way.resolve() for way in ways} == {*books.values()} - {page}
                (manifest,) = head.all("link", rel="manifest")
                app = json.loads((page.parent / manifest["href"]).read_text("utf-8"))
                assert (app["lang"], app["dir"]) == (code, html["dir"])
    assert Head(dist / "e/poster.html").all("link", rel="alternate") == []


@pytest.mark.parametrize("code", LOCALES)
def test_what_rule_pages_show(dist: Path, code: str) -> None:
    """First what to do next, and the rules in short: the help screen of the game, its cards drawn
    without scripts. Then examples: each picture has its room before it has come; all but it and its
    title is folded. Scores stand only where they change. Clauses name options as players know them,
    with a link to their list."""
    for game in games_of(dist):
        file = rule_page(dist, game, code)
        html = file.read_text("utf-8")
        first, _, rest = html.partition('<section class="short"')
        short = rest.partition('<section id="')[0]
        drawn = re.findall(r'<img src="([^"]+)" alt="([^"]*)"', short)
        assert len(drawn) > 1
        for place, alt in drawn:
            name, _, view = place.partition("#")
            assert view.startswith("rtl-") == (code == "ar" and view != "circle")
            views = [each.get("id") for each in ElementTree.parse(file.parent / name).getroot()]
            assert view in views
            assert alt or "circle" in place
        assert ("short.svg#circle" in short) == (game == "steere-ronda")
        for way in (f"?game={game}", f"?lesson={game}", "#options"):
            assert way in first
        head = pages(dist)[file.relative_to(dist).as_posix()]
        pictures = head.all("img", class_="still")
        examples = [tag for tag in head.all("div") if "data-example" in tag]
        assert len(examples) == len(pictures)
        told = re.findall(r'<p class="set"[^>]*>([^<]+)</p>', html)
        assert len(told) == len(pictures), "a picture without a caption"
        drawn_alike = Counter((file.parent / each["src"]).read_bytes() for each in pictures)
        assert max(drawn_alike.values()) == 1, "the same picture twice"
        assert len(head.all("details", class_="moves")) == len(examples)
        assert len(head.all("button", class_="share")) == len(examples) + len(
            head.all("div", class_="clause")
        )
        for plates in re.findall(r'<ul class="plates">(.*?)</ul>', html, re.DOTALL):
            assert plates.count("<small>") in (0, plates.count("<li")), "a total is missing"
        for picture in pictures:
            assert picture["loading"] == "lazy"
            assert len(picture["alt"]) > 5
            assert "<" not in picture["alt"]
            size = int(picture["width"]), int(picture["height"])
            assert png_size(file.parent / picture["src"]) == size
        assert not re.search(r"<p>[^<>\d]+0(, 0)+\.</p>", html)
    linked = 0
    for game in (each for each in words.games(code) if each["id"] in games_of(dist)):
        page = rule_page(dist, game["id"], code)
        book, html = (
            json.loads(page.with_suffix(".json").read_text("utf-8")),
            page.read_text("utf-8"),
        )
        sections = [each for each in book["sections"] if each["id"] != "notation"]
        parts = [part for section in sections for part in (section, *section["clauses"])]
        told = "".join(part["html"] for part in parts)
        for name, option in game["options"].items():
            assert f"<code>{name}</code>" not in told
            if f'<b class="option">{option["title"]}</b>' in told:
                linked += 1
                assert f'<a href="#options">{option["title"]}</a>' in html
    assert linked > 12
    moroccan = rule_page(dist, "moroccan-ronda", code).read_text("utf-8")
    scored = moroccan[moroccan.index('data-example="MR-5.2" data-n="0"') :]
    assert re.search(r"<b>[^<]*4</b>\s+</span> <i [^>]*>\+11</i></li>", scored[:2400])
    assert re.search(r"<b>[^<]*3</b>\s+</span> <i [^>]*>[^<+\d]+6</i></li>", scored[:2400])
    (first,) = re.findall(r'data-example="MR-4.3" data-n="2".*?</ul>', moroccan, re.DOTALL)
    assert re.findall(r'<i dir="ltr">([^<]+)</i>', first) == ["0", "+1", "0"]
    baronda = rule_page(dist, "baronda", code).read_text("utf-8")
    first = baronda[baronda.index('data-example="BA-6.1" data-n="0"') :]
    assert re.findall(r'<i dir="ltr">([^<]+)</i></li>', first)[:2] == ["+3", "+2"]
    called = moroccan[moroccan.index('data-example="MR-8.3" data-n="0"') :]
    assert re.search(r"<b>[^<]*2</b>\s+<q>[^<]+</q></span></li>", called[:2400])
    option = moroccan[moroccan.index('id="MR-9.4"') : moroccan.index('id="MR-10"')]
    assert option.index('<details class="more">') < option.index('class="still"')
    rounds = rule_page(dist, "rounds", code).read_text("utf-8")
    (table,) = re.findall(r'<table class="worth">(.*?)</table>', rounds, re.S)
    assert re.findall(r"<td>(\d+)</td>", table) == ["4", "3", "2", "1", "10", "10"]
    assert len(re.findall(r'<th scope="row">[^<]', table)) == 6


def test_style_sheets(dist: Path) -> None:
    """All are there, and only those that a page asks for; the table's are one, since a browser
    does not look ahead in the middle of a page."""
    poster = "e/poster.html"
    asked = {
        ((dist / name).parent / link["href"].lstrip("/")).resolve()
        for name, head in (pages(dist) | {poster: Head(dist / poster)}).items()
        for link in head.all("link", rel="stylesheet")
    }
    there = {path.resolve() for path in dist.rglob("*.css")}
    # Frames fetch one more, for records and positions.
    assert asked | {(dist / "static/css/of-records.css").resolve()} == there
    _, body = (dist / "index.html").read_text("utf-8").split("</head>")
    assert body.count('rel="stylesheet"') == 1


def test_files_are_as_hosts_and_robots_want_them(dist: Path) -> None:
    """Every page with an element loads the loader: at most as much as the small players of videos.
    Many hosts serve `.mjs` as `application/octet-stream`, which browsers refuse for a module."""
    assert len(gzip.compress((dist / "embed.js").read_bytes(), 9)) <= 5200
    assert not list(dist.rglob("*.mjs"))
    assert not re.findall(r"[\w./-]+\.mjs\b", (dist / "sw.js").read_text("utf-8"))
    assert (dist / "robots.txt").read_text("utf-8") == "User-agent: *\nAllow: /\n"
    assert not (dist / "sitemap.xml").exists()


def bound(page: Path) -> list[tuple[str | None, ...]]:
    """The elements that have words, in their order: what each is, and the mark it is found by."""
    html = re.sub(r"<noscript>.*?</noscript>", "", page.read_text("utf-8"), flags=re.DOTALL)
    found = []
    for tag, rest in re.findall(r"<(\w+)([^<>]* data-l10n-id=[^<>]*)>", html):
        has = dict(re.findall(r' ([\w-]+)="([^"]*)"', rest))
        found.append((tag, *map(has.get, ("data-l10n-id", "id", "for", "value", "data-play"))))
    return found


@pytest.mark.parametrize("name", ["index.html", "embedding.html", "rules.html", "404.html", FRAME])
def test_twins_have_the_same_elements_in_other_words(dist: Path, name: str) -> None:
    """So that a page can take its words out of its twin, element by element."""
    twins = sorted(dist.glob(f"locale/*/{name}"))
    codes = [path.parent.name for path in twins]
    page = Head(dist / name)
    known = dict(each.split(":") for each in page.tags[0][1]["data-languages"].split())
    assert sorted(known) == sorted(["en", *codes])
    assert len(bound(dist / name)) > 3
    for code, path in zip(codes, twins, strict=True):
        twin = Head(path)
        assert (twin.tags[0][1]["lang"], twin.tags[0][1]["dir"]) == (code, known[code])
        assert bound(path) == bound(dist / name)
        assert not twin.all("script")
        assert [(link["rel"], link["href"]) for link in twin.all("link")] == [
            ("manifest", f"locale/{code}/manifest.webmanifest")
        ] * (name not in {"404.html", FRAME})
        assert twin.meta(name="robots") == "noindex"
        assert not re.search("<!-- [a-z]", path.read_text("utf-8")), "a gap is left"
        assert twin.texts["h1"] != page.texts["h1"] or name in {"index.html", FRAME}


# The policy, and what else is sent.


def directives(policy: str) -> dict[str, list[str]]:
    return {words[0]: words[1:] for words in map(str.split, policy.split("; "))}


def with_meeting(policy: str) -> dict[str, list[str]]:
    """With a rendezvous a policy allows connections there, and nothing else."""
    allowed = directives(policy)
    return {**allowed, "connect-src": [*allowed["connect-src"], MEETING]}


def test_policy_of_pages_is_that_of_the_header(dist: Path, placed: Path) -> None:
    """It stands ahead of all it governs, with the site's own addresses beside each 'self'; where
    they are not known, with any server (the first script shuts the others out:
    e2e/test_site.py)."""
    header = directives(headers.policy())
    assert header["default-src"] == ["'none'"]
    for folder, sources in (
        (placed, ["https://cards.example", "https://other.example"]), (dist, ["https:", "http:"]),
    ):  # fmt: skip
        policy = headers.policy().replace("'self'", " ".join(("'self'", *sources)))
        wanted = with_meeting(policy) if folder == placed else directives(policy)
        for name, head in pages(folder).items():
            assert directives(head.policy) == wanted
            first = next(n for n, (tag, _) in enumerate(head.tags) if tag in {"script", "link"})
            (at,) = [n for n, (_, has) in enumerate(head.tags) if "http-equiv" in has]
            assert at < first, name


def test_policy_of_pages_leaves_out_what_only_headers_say(monkeypatch: pytest.MonkeyPatch) -> None:
    closed = f"{headers.policy()}; frame-ancestors 'self'; report-uri https://x.example/"
    monkeypatch.setattr(headers, "rules", lambda *_: [("/*", {headers.POLICY: closed})])
    assert headers.policy_of_pages([]).endswith("form-action 'none'")


def test_what_is_sent(dist: Path, placed: Path) -> None:
    sent = headers.read(placed, ADDRESS)
    (everywhere,) = [values for pattern, values in sent if pattern == "/*"]
    own = headers.policy("https://cards.example", "https://other.example")
    assert directives(everywhere[headers.POLICY]) == with_meeting(own)
    configured = (placed / "static/js/peers/configured.js").read_text("utf-8")
    assert f'address = "{MEETING}{{room}}"' in configured
    assert "stun:stun.example" in configured
    assert "max-age=" in everywhere["Strict-Transport-Security"]
    for feature in ("camera", "microphone", "geolocation", "payment"):
        assert f"{feature}=()" in everywhere["Permissions-Policy"]
    assert not any("\n" in value for _, values in sent for value in values.values())
    local = headers.read(dist, "http://localhost:1/a/")
    (policy,) = [values[headers.POLICY] for pattern, values in local if pattern == "/*"]
    assert policy == headers.policy("http://localhost:1")
    # Only files that are there are kept for ever.
    kept = {path for path, values in local if "immutable" in values.get("Cache-Control", "")}
    files = {path for path in (dist / "vendor").rglob("*.*") if path.is_file()}
    assert kept == {f"/{path.relative_to(dist).as_posix()}" for path in files}


def test_netlify_sends_nothing_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It reads netlify.toml itself; `_headers` adds what only the build knows."""
    config = tomllib.loads((TOP / "netlify.toml").read_text("utf-8"))
    (own,) = config["headers"]
    (tmp_path / "vendor").mkdir()
    (tmp_path / "vendor/x.js").touch()
    monkeypatch.setenv("NETLIFY", "true")
    headers.write(tmp_path, [ADDRESS])
    sent = headers.read(tmp_path, ADDRESS)
    assert {pattern for pattern, _ in sent} == {"/*", "/vendor/x.js"}
    assert not {name for _, values in sent for name in values} & own["values"].keys()


def fetched(url: str) -> tuple[int, dict[str, str], str]:
    try:
        with urllib.request.urlopen(url) as answer:
            return answer.status, dict(answer.headers), answer.read().decode("latin-1")
    except urllib.error.HTTPError as error:
        return error.code, dict(error.headers), error.read().decode()


def test_the_server(dist: Path) -> None:
    """A page that is missing says so in words, with ways home, and nobody keeps it."""
    site = Site(dist).start()
    _, sent, _ = fetched(site.url)
    assert sent["Content-Security-Policy"].startswith("default-src 'none';")
    assert not re.search("'unsafe-(eval|inline)'", sent["Content-Security-Policy"])
    assert (sent["X-Content-Type-Options"], sent["Referrer-Policy"]) == ("nosniff", "no-referrer")
    assert sent["Access-Control-Allow-Origin"] == "*"
    assert "immutable" not in sent["Cache-Control"]
    for path in (dist / "vendor").rglob("*.wasm"):
        _, sent, _ = fetched(site.url + path.relative_to(dist).as_posix())
        assert sent["Content-Type"] == "application/wasm"
        assert "immutable" in sent["Cache-Control"]
        assert sent["Access-Control-Allow-Origin"] == "*"
    for name in ("nothing", "rules/nothing.html", "vendor/pyodide/0/pyodide.js", "x" * 5000):
        status, sent, text = fetched(site.url + name)
        assert status == 404
        assert "immutable" not in sent["Cache-Control"]
        assert sent["Content-Type"].startswith("text/html")
        assert 'href="/index.html"' in text
        assert "There is no page at this address." in text
        assert "Content-Security-Policy" in sent
    site.stop()


def manifest(folder: Path, name: str = "static/manifest.webmanifest") -> dict[str, Any]:
    found: dict[str, Any] = json.loads((folder / name).read_text("utf-8"))
    return found


def test_manifest(dist: Path, placed: Path) -> None:
    """Its addresses lead to what is there, sizes are those of the pictures, all words are said. An
    id is one of the whole host's (it is read against the origin of the start), so without an
    address there is none, and the start stands in for it; the app stays the same with both."""
    app = manifest(dist)
    folder = dist / "static"
    start = urljoin(f"{ADDRESS}static/manifest.webmanifest", app["start_url"])
    assert "id" not in app
    assert urljoin("https://cards.example", manifest(placed)["id"]) == start
    assert start.startswith(ADDRESS)
    assert (app["lang"], app["dir"], app["display"]) == ("en", "ltr", "standalone")
    assert "say" not in str(app)
    assert {icon.get("purpose", "any") for icon in app["icons"]} == {"any", "maskable"}
    for picture in [*app["icons"], *app["screenshots"]]:
        file = folder / picture["src"]
        assert file.is_file()
        if file.suffix == ".png":
            assert picture["sizes"] == "{}x{}".format(*png_size(file))
            assert file.stat().st_size < 300_000
    assert {shot["form_factor"] for shot in app["screenshots"]} == {"narrow", "wide"}
    for shot in app["screenshots"]:
        width, height = png_size(folder / shot["src"])
        assert (width > height) == (shot["form_factor"] == "wide")
        assert 320 <= min(width, height) <= max(width, height) <= 2.3 * min(width, height)
        assert shot["label"]
    assert [each["url"] for each in app["shortcuts"]] == [
        f"../index.html?game={game}" for game in games_of(dist)
    ]
    assert all(each["name"] for each in app["shortcuts"])


@pytest.mark.parametrize("language", [code for code in LOCALES if code != "en"])
def test_the_app_is_the_same_in_every_language(placed: Path, language: str) -> None:
    """In other words."""
    name = f"locale/{language}/manifest.webmanifest"
    ours, theirs = manifest(placed), manifest(placed, name)
    assert ours.keys() == theirs.keys()
    assert ours["id"] == theirs["id"]
    base, other = f"{ADDRESS}static/manifest.webmanifest", ADDRESS + name
    for key in ("start_url", "scope"):
        assert urljoin(base, ours[key]) == urljoin(other, theirs[key])
    for key, address in (("icons", "src"), ("screenshots", "src"), ("shortcuts", "url")):
        for mine, yours in zip(ours[key], theirs[key], strict=True):
            assert urljoin(base, mine[address]) == urljoin(other, yours[address])
    assert ours["description"] != theirs["description"]
    assert ours["screenshots"][0]["label"] != theirs["screenshots"][0]["label"]


def test_pages_are_valid(dist: Path, placed: Path) -> None:
    """As the HTML standard has it (html-validate): each sort with an address in its head and
    without; rule pages of every game, and in every language."""
    games = games_of(dist)
    sorts = [*dist.glob("*.html"), dist / "rules/rounds.html"]
    sorts += [rule_page(placed, games[n % len(games)], code) for n, code in enumerate(LOCALES) if n]
    sorts += [page for page in page_files(placed) if page.parts[-3] != "rules"]
    validator = "node_modules/html-validate/bin/html-validate.mjs"
    run_node(validator, "--formatter", "text", "--config", "tests/htmlvalidate.json", *sorts)
