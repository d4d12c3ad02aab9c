"""Write the data of the games for the pages into the built site.

That is `games.json` (what there is to choose, before the engine has arrived), `rules.html`, and
for every game `rules/<game>.html` (read without scripts) and `rules/<game>.json` (its examples,
frame by frame); in other languages `rules/fr/<game>.html` and so on.

Every clause has an address that stays: `rules/rounds.html#RO-3.4`; `rules.html?game=rounds#RO-3.4`
leads there too. An address without a language is English; static/js/bootstrap.js leads readers of
other languages from there to theirs.

Each example is a `<div class="example" data-example="RO-3.4" data-n="0">` that tells it in words,
with a button that has the page's Python put a diagram there to step through.

The examples have messages in them, for the page to say; all else is in words.
"""

from __future__ import annotations

import json
import re
import sys
from dataclasses import dataclass
from functools import reduce
from html import escape, unescape
from pathlib import Path
from typing import Any

TOP = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(TOP / "py"))

import about  # noqa: E402
import previews  # noqa: E402
import stills  # noqa: E402
import words  # noqa: E402

from rondas.bots.cast import CAST  # noqa: E402
from rondas.games import Kit, all_games  # noqa: E402
from rondas.rulebook import load, to_json, translation  # noqa: E402
from rondas.rulebook.examples import address_of  # noqa: E402
from rondas.rules.message import Message, say, seats  # noqa: E402
from rondas.words.catalogs import ENGLISH  # noqa: E402

Json = dict[str, Any]

INDEX_SCRIPT = """// rules.html?game=rounds#RO-3.4 is rules/rounds.html#RO-3.4.
const address = new URLSearchParams(location.search);
const game = address.get('game');
address.delete('game');
const link = [...document.querySelectorAll('[data-game]')].find(a => a.dataset.game === game);
if (link) location.replace(`${link.href}${address.size ? `?${address}` : ''}${location.hash}`);
"""


def write(dist: Path) -> list[previews.Preview]:
    """Write all of it below `dist`; ValueError for an example that does not hold. Return the pages
    for links to it."""
    kits = list(all_games().values())
    drawn: dict[Path, str] = {}
    linked: list[previews.Preview] = []
    for language in words.LANGUAGES:
        place = words.place(dist, language)
        place.mkdir(parents=True, exist_ok=True)
        games = words.games(language)
        cast = [{"id": who, "manner": manner} for who, manner in CAST.items()]
        lists = {"games": games, "cast": cast}
        text = json.dumps(lists, ensure_ascii=False, separators=(",", ":"))
        (place / "games.json").write_text(text, "utf-8")
        (place / "rules.html").write_text(index(language), "utf-8")
        (dist / words.rules_of("", language)).parent.mkdir(parents=True, exist_ok=True)
        mark, fold = (
            words.said("rules", say(name), language=language)
            for name in ("untranslated", "decisions")
        )
        loading = Loading.of(dist, language)
        for kit, game in zip(kits, games, strict=True):
            rulebook = to_json(load(kit.id, translation.load(kit.id, language, mark, fold)))
            if language == ENGLISH:
                drawn |= stills.of_examples(dist, kit, rulebook)
            text = json.dumps(rulebook, ensure_ascii=False, separators=(",", ":"))
            file = dist / words.rules_of(kit.id, language)
            file.with_suffix(".json").write_text(text, "utf-8")
            page = Page(language, kit, game, rulebook)
            file.write_text(page.html(games, loading), "utf-8")
            linked += [*previews.of_game(kit, game, language), *page.previews()]
    stills.draw(drawn)
    previews.write_poster(dist)
    previews.draw_games(dist, kits, words.games(ENGLISH))
    folder = dist / "rules"
    (folder / "index.js").write_text(INDEX_SCRIPT, "utf-8")
    return linked


@dataclass
class Loading:
    """Return the elements for every page that may load the page's Python, from the built front
    page; nothing in a build without one."""

    ahead: str = ""
    """Return those elements, inert; addresses are relative to a folder below the site's top."""
    failed: str = ""
    """The words that stand ready for when it does not come."""

    @classmethod
    def of(cls, dist: Path, language: str) -> Loading:
        """Out of the front page and its twin in this language."""
        pages = [dist / "index.html", words.place(dist, language) / "index.html"]
        if not all(page.exists() for page in pages):
            return cls()
        ahead, failed = (
            re.search(rf'<(\w+) id="{name}".*?</\1>', page.read_text("utf-8"), re.DOTALL)
            for name, page in zip(("ahead", "failed"), pages, strict=True)
        )
        if not ahead or not failed:
            raise ValueError("index.html: no #ahead or no #failed")
        template = re.sub(r'(href|src)="', rf'\1="{up(language)}', ahead[0])
        return cls(template.replace(f"locale/{ENGLISH}.json", f"locale/{language}.json"), failed[0])


def up(language: str) -> str:
    """The way from a rule page to the site's top."""
    return "../" * words.rules_of("", language).count("/")


def labels(language: str, **more: Message) -> Json:
    """The words around a rulebook."""
    names = ("play", "learn", "games", "pages.aria-label", "contents.aria-label", "options",
             "embed", "embed-how", "embed-page", "show-example",
             "languages.aria-label")  # fmt: skip
    said: Json = words.said("rules", {name: say(name) for name in names} | more, language=language)
    return said


def head(
    label: Json, up: str, manifest: str, scripts: list[str], game: str = "", ahead: str = ""
) -> str:
    """The beginning of a page with this title and description, so many folders below the site's
    top (`up`)."""
    styles = ["tokens.css", "page.css", "table.css", "viewer.css", "embed.css"]
    if game:
        styles.append(f"games/{game}.css")
    links = [path for name in styles if (TOP / (path := f"static/css/{name}")).exists()]
    links.append("static/cards/cards.css")
    lines = [f'<link rel="stylesheet" href="{up}{path}">' for path in links]
    if ahead:
        lines.append(ahead)
    lines.append(f'<script src="{up}static/js/bootstrap.js"></script>')
    lines += [f'<script type="module" src="{source}"></script>' for source in scripts]
    linked = "\n".join(lines)
    of = f' data-of="{game}" data-book="{game}"' if game else ""
    return f"""<!doctype html>
<html lang="en" data-page="rules"{of}>
<head>
<meta charset="utf-8">
<title data-l10n-id="title">{escape(label["title"])}</title>
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="description" data-l10n-id="description" content="{escape(label["description"])}">
<meta name="color-scheme" content="light dark">
<meta name="darkreader-lock">
<link rel="manifest" href="{up}{manifest}">
<link rel="icon" href="{up}static/icons/favicon.svg" type="image/svg+xml">
{linked}
</head>
"""


def index(language: str) -> str:
    """The list of all rule pages, or its twin."""
    items = "\n".join(
        f'<li><a href="{words.rules_of(game["id"], language)}" data-game="{game["id"]}" '
        f'data-l10n-id="title">{escape(game["title"])}</a>'
        f' <small data-l10n-id="credit">{escape(game["credit"])}</small></li>'
        for game in words.games(language)
    )
    label = labels(language, title=say("index-title"), description=say("index-description"))
    title, play = escape(label["title"]), escape(label["play"])
    html = f"""{head(label, "", about.MANIFEST, ["rules/index.js"])}<body class="rules">
<header><h1 data-l10n-id="index-title">{title}</h1>
<nav><a href="index.html" data-l10n-id="play">{play}</a></nav></header>
<main><ul class="rulebooks">
{items}
</ul></main>
</body>
</html>
"""
    return words.opened(html, language)


def heading(section: Json) -> str:
    """`Dealing (SR-2)` without its number's letters: `2 Dealing`."""
    number = section["id"].partition("-")[2] if section["clauses"] else ""
    return escape(f"{number} {section['title']}".strip())


def default_of(option: Json) -> Message:
    """Return the default of an option."""
    if "values" not in option:
        span = {"low": option["min"], "high": option["max"]}
        return say("range", **span, default=option["default"])
    title = option["titles"][option["values"].index(option["default"])]
    return say("standard", title=title)


def option_html(name: str, option: Json, default: str) -> str:
    """An option, its clause, and what there is to choose; `default` as `default_of` has it."""
    choices = [(option["default"], default)]
    if "values" in option:
        choices = [
            (value, default if value == option["default"] else title)
            for value, title in zip(option["values"], option["titles"], strict=True)
        ]
    lines = "".join(
        f'<li>{escape(title)} <code dir="ltr">{name}={value}</code></li>\n'
        for value, title in choices
    )
    return f"""<div class="clause">
<a class="number" href="#{option["rule"]}">{option["rule"]}</a>
<p><strong>{escape(option["title"])}</strong><br>{escape(option["text"])}</p>
<ul>
{lines}</ul>
</div>
"""


def result(example: Json, beside: str) -> Message:
    """How an example ends; `beside`: how numbers are joined."""
    end = example["frames"][-1]["display"]
    scores = reduce(beside.format, map(str, end["scores"]))
    if not end["winners"]:
        return say("scores", scores=scores)
    return say("scores-won", scores=scores, seats=seats(end["winners"]))


def in_words(rulebook: Json) -> Json:
    """The rulebook as far as a page without scripts tells it: of examples what happens, not what
    is shown."""

    def example(each: Json) -> Json:
        frames = [{name: frame[name] for name in ("move", "events")} for frame in each["frames"]]
        return {**each, "frames": frames, "still": stills.telling(each)}

    def clause(each: Json) -> Json:
        return {**each, "examples": [*map(example, each["examples"])]}

    sections = [
        {**section, "clauses": [*map(clause, section["clauses"])]}
        for section in rulebook["sections"]
    ]
    return {**rulebook, "sections": sections}


def embed_line(clause: str, number: int) -> str:
    """Return the line that shows the example on any other page, see embedding.html; the first
    example has no number."""
    return f'<rondas-table example="{address_of(clause, number)}"></rondas-table>'


class Page:
    """The rule page of a game in a language."""

    def __init__(self, language: str, kit: Kit, game: Json, rulebook: Json) -> None:
        """`rulebook` as `to_json` has it, `game` as games.json has it in this language."""
        self.language, self.kit, self.game = language, kit, game
        named = {name: say(name, game=rulebook["title"]) for name in ("title", "description")}
        self.label = labels(language, **named)
        players = range(1, kit.rules.seats[-1] + 1)
        names = self.said("rules", [say("seat-name", n=n) for n in players])
        self.rulebook = self.said(kit.id, in_words(rulebook), names)
        gaps = {"first": "{0}", "next": "{1}"}
        self.sentences, beside = self.said(
            "page", [say("sentences", **gaps), say("beside", **gaps)]
        )
        """How two sentences follow each other."""
        ends = {
            example["id"]: result(example, beside)
            for section in rulebook["sections"]
            for clause in section["clauses"]
            for example in clause["examples"]
        }
        self.results = self.said("rules", ends, names)

    def said(self, catalog: str, value: Any, names: list[str] | None = None) -> Any:
        """Some JSON in words."""
        return words.said(catalog, value, names or (), self.language)

    def html(self, games: list[Json], loading: Loading) -> str:
        """All of it; `games` are those that have pages like this."""
        label, rulebook, mark = self.label, self.rulebook, self.kit.id
        top = f"{up(self.language)}index.html"
        query = "" if self.language == ENGLISH else f"&amp;lang={self.language}"
        contents = "\n".join(
            f'<li><a href="#{section["id"]}">{heading(section)}</a></li>'
            for section in rulebook["sections"]
        )
        sections = "\n".join(map(self.section, rulebook["sections"]))
        options = self.options() if self.game["options"] else ""
        if options:
            contents += f'\n<li><a href="#options">{escape(label["options"])}</a></li>'
        others = " ".join(
            f'<a href="{other["id"]}.html">{escape(other["title"])}</a>'
            for other in games
            if other["id"] != mark
        )
        learn = f'<a href="{top}?lesson={mark}{query}">{escape(label["learn"])}</a>\n'
        manifest = about.manifest_of(self.language)
        opened = head(label, up(self.language), manifest, [], mark, loading.ahead)
        return f"""{words.spoken(opened, self.language)}<body class="rules">
<header>
<h1>{escape(rulebook["title"])}</h1>
<p class="credit">{escape(self.game["credit"])}</p>
<nav aria-label="{escape(label["pages.aria-label"])}">
<a href="{top}?game={mark}{query}">{escape(label["play"])}</a>
{learn if self.game["lesson"] else ""}<a href="{top}{query.replace("&amp;", "?")}">{
            escape(label["games"])
        }</a> {others}</nav>
<nav class="languages" aria-label="{escape(label["languages.aria-label"])}">{self.languages()}</nav>
</header>
<main>
<div class="intro">{rulebook["intro"]}</div>
<nav class="contents" aria-label="{escape(label["contents.aria-label"])}"><ol>
{contents}
</ol></nav>
{sections}
{options}
</main>
{loading.failed}
</body>
</html>
"""

    def languages(self) -> str:
        """The ways to the same page in other languages, as the reader's own wish."""
        found = []
        for code, tongue in words.tongues().items():
            if code == self.language:
                found.append(f'<span aria-current="page">{tongue["name"]}</span>')
                continue
            address = up(self.language) + words.rules_of(self.kit.id, code)
            found.append(f'<a href="{address}?lang={code}" hreflang="{code}" lang="{code}">'
                         f'{tongue["name"]}</a>')  # fmt: skip
        return " ".join(found)

    def section(self, section: Json) -> str:
        """A section with its clauses."""
        clauses = "\n".join(map(self.clause, section["clauses"]))
        return f"""<section id="{section["id"]}">
<h2{self.lang(f"{section['id']} title")}>{heading(section)}</h2>
{section["html"]}
{clauses}
</section>"""

    def lang(self, place: str) -> str:
        """The attribute of what is still in English."""
        return f' lang="{ENGLISH}"' if place in self.rulebook["untranslated"] else ""

    def clause(self, clause: Json) -> str:
        """A clause with its number, which is a link to itself, and its examples."""
        decision = ' data-decision=""' if clause["decision"] else ""
        examples = "\n".join(self.example(clause["id"], each) for each in clause["examples"])
        return f"""<div class="clause" id="{clause["id"]}"{decision}>
<a class="number" href="#{clause["id"]}">{clause["id"]}</a>
{clause["html"]}
{examples}
</div>"""

    def example(self, clause: str, example: Json) -> str:
        """An example in words: what happens, move by move, and how it stands in the end."""
        start, steps = self.sentences_of(example)
        items = "\n".join(f"<li>{step}</li>" for step in steps)
        line = embed_line(clause, example["n"])
        top, page = up(self.language), previews.place(example["id"], self.language)
        label = self.label
        return f"""<div class="example" data-example="{clause}" data-n="{example["n"]}">
<h3{self.lang(f"{example['id']} title")}>{escape(example["title"])}</h3>
<button type="button" class="diagram" data-do="diagram" data-rule="{clause}" data-n="{
            example["n"]
        }">{escape(label["show-example"])}</button>
{self.picture(example)}
{f"<p{start['lang']}>{escape(start['text'])}</p>" if start else ""}
<ol>
{items}
</ol>
<p>{escape(self.results[example["id"]])}</p>
<p class="embed-line">{escape(label["embed"])} <code dir="ltr">{escape(line)}</code>
<a href="{top}embedding.html">{escape(label["embed-how"])}</a> ·
<a href="{top}{page}.html">{escape(label["embed-page"])}</a></p>
</div>"""

    def sentences_of(self, example: Json) -> tuple[Json | None, list[str]]:
        """Return the caption at the start of an example, and the HTML of each step."""
        first, *frames = example["frames"]
        captions: dict[str, Json] = {
            move: {"lang": self.lang(f"{example['id']} caption {n}"), "text": text}
            for n, (move, text) in enumerate(example["captions"].items(), 1)
        }
        steps = [self.step(example, f, captions.get(str(f["move"]))) for f in frames]
        return captions.get(str(first["move"])), steps

    def alt(self, example: Json) -> str:
        """Return what the picture of an example shows, in words."""
        start, steps = self.sentences_of(example)
        said = [unescape(re.sub(r"<[^>]*>", "", step)) for step in steps]
        before = [*([start["text"]] if start else []), *said[: example["still"]]]
        parts = before or [f"{example['title']}.", *said, self.results[example["id"]]]
        return str(reduce(self.sentences.format, parts))

    def previews(self) -> list[previews.Preview]:
        """Return the pages for links to the examples."""
        watch = self.label["show-example"]
        return [
            previews.Preview(
                example["id"], self.language, self.kit.id,
                ("example", example["id"]),
                f"{example['title']} – {self.rulebook['title']} {example['id']}", example["title"],
                self.alt(example), stills.place(self.kit.id, example["id"]),
                f"{words.rules_of(self.kit.id, self.language)}#{clause['id']}", watch,
            )
            for section in self.rulebook["sections"]
            for clause in section["clauses"]
            for example in clause["examples"]
        ]  # fmt: skip

    def picture(self, example: Json) -> str:
        """Return the picture of an example, which is for paper alone."""
        source = f"{up(self.language)}{stills.place(self.kit.id, example['id'])}.svg"
        return (
            f'<img class="still" src="{source}" loading="lazy" alt="{escape(self.alt(example))}" '
            f'width="{stills.SIZE[0]}" height="{stills.SIZE[1]}">'
        )

    def step(self, example: Json, frame: Json, caption: Json | None) -> str:
        """Return the effects of one move, with the caption, if it has one."""
        told = [escape(event["text"]) for event in frame["events"]]
        if not told:
            told = [escape(example["record"]["moves"][frame["move"] - 1])]
        if caption:
            told.append(f"<em{caption['lang']}>{escape(caption['text'])}</em>")
        return str(reduce(self.sentences.format, told))

    def options(self) -> str:
        """Return the choices before a game, with their names in addresses and records."""
        options = self.game["options"]
        defaults = {name: default_of(option) for name, option in options.items()}
        told = self.said("rules", defaults)
        each = [option_html(name, option, told[name]) for name, option in options.items()]
        return f"""<section id="options">
<h2>{escape(self.label["options"])}</h2>
{"".join(each)}
</section>"""
