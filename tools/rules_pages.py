"""Writes what the pages know of the games into the built site.

That is `games.json` (what there is to choose, before the engine has arrived), `rules.html`, and
for every game `rules/<game>.html` (read without scripts) and `rules/<game>.json` (its examples,
frame by frame).

Every clause has an address that stays: `rules/rounds.html#RO-3.4`; `rules.html?game=rounds#RO-3.4`
leads there too. Each example is a `<div class="example" data-example="RO-3.4" data-n="0">` that
tells it in words, with a button that has the page's Python put a diagram there to step through.

The examples have messages in them, for the page to say; all else is in words.
"""

from __future__ import annotations

import json
import re
import sys
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Any

TOP = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(TOP / "py"))

import words  # noqa: E402

from rondas.catalogs import ENGLISH  # noqa: E402
from rondas.games import Kit, all_games  # noqa: E402
from rondas.message import Message, say, seats  # noqa: E402
from rondas.rulebook import load, to_json  # noqa: E402

Json = dict[str, Any]

INDEX_SCRIPT = """// rules.html?game=rounds#RO-3.4 is rules/rounds.html#RO-3.4.
const game = new URLSearchParams(location.search).get('game');
const link = [...document.querySelectorAll('[data-game]')].find(a => a.dataset.game === game);
if (link) location.replace(link.href + location.hash);
"""


def write(dist: Path) -> None:
    """Write all of it below `dist`; ValueError for an example that does not hold."""
    kits = list(all_games().values())
    for language in words.LANGUAGES:
        place = words.place(dist, language)
        place.mkdir(parents=True, exist_ok=True)
        games = words.games(language)
        text = json.dumps({"games": games}, ensure_ascii=False, separators=(",", ":"))
        (place / "games.json").write_text(text, "utf-8")
        (place / "rules.html").write_text(index(language), "utf-8")
    games = words.games(ENGLISH)
    folder = dist / "rules"
    folder.mkdir(parents=True, exist_ok=True)
    front = dist / "index.html"
    loading = Loading.of(front.read_text("utf-8")) if front.exists() else Loading("", "")
    for kit, game in zip(kits, games, strict=True):
        rulebook = to_json(load(kit.id))
        text = json.dumps(rulebook, ensure_ascii=False, separators=(",", ":"))
        (folder / f"{kit.id}.json").write_text(text, "utf-8")
        (folder / f"{kit.id}.html").write_text(page(kit, game, rulebook, games, loading), "utf-8")
    (folder / "index.mjs").write_text(INDEX_SCRIPT, "utf-8")


@dataclass
class Loading:
    """What every page has that may load the page's Python, out of the built front page."""

    ahead: str
    """What that is, not yet asked for; addresses are those from a folder below the site's top."""
    failed: str
    """The words that stand ready for when it does not come."""

    @classmethod
    def of(cls, html: str) -> Loading:
        """Out of the HTML of the front page."""
        ahead, failed = (
            re.search(rf'<(\w+) id="{name}".*?</\1>', html, re.DOTALL)
            for name in ("ahead", "failed")
        )
        if not ahead or not failed:
            raise ValueError("index.html: no #ahead or no #failed")
        return cls(re.sub(r'(href|src)="', r'\1="../', ahead[0]), failed[0])


def names_of(kit: Kit) -> list[str]:
    """What players are called who have no names."""
    seats = range(1, kit.rules.seats[-1] + 1)
    names: list[str] = words.said("rules", [say("seat-name", n=n) for n in seats])
    return names


def labels(language: str, **more: Message) -> Json:
    """The words around a rulebook."""
    names = ("play", "learn", "games", "pages.aria-label", "contents.aria-label", "options",
             "embed", "embed-how", "show-example")  # fmt: skip
    said: Json = words.said("rules", {name: say(name) for name in names} | more, language=language)
    return said


def head(label: Json, up: str, scripts: list[str], game: str = "", ahead: str = "") -> str:
    """The beginning of a page with this title and description, so many folders below the site's
    top (`up`)."""
    styles = ["tokens.css", "page.css", "table.css", "embed.css"]
    if game:
        styles.append(f"games/{game}.css")
    links = [f"static/css/{name}" for name in styles] + ["static/cards/cards.css"]
    lines = [
        f'<link rel="stylesheet" href="{up}{path}">' for path in links if (TOP / path).exists()
    ]
    if ahead:
        lines.append(ahead)
    if (TOP / "static/js/first.js").exists():
        lines.append(f'<script src="{up}static/js/first.js"></script>')
    lines += [f'<script type="module" src="{source}"></script>' for source in scripts]
    linked = "\n".join(lines)
    of = f' data-of="{game}"' if game else ""
    return f"""<!doctype html>
<html lang="en" data-page="rules"{of}>
<head>
<meta charset="utf-8">
<title data-l10n-id="title">{escape(label["title"])}</title>
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="description" data-l10n-id="description" content="{escape(label["description"])}">
<meta name="color-scheme" content="light dark">
<link rel="manifest" href="{up}static/manifest.webmanifest">
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
    html = f"""{head(label, "", ["rules/index.mjs"])}<body class="rules">
<header><h1 data-l10n-id="index-title">{title}</h1>
<nav><a href="index.html" data-l10n-id="play">{play}</a></nav></header>
<main><ul class="rulebooks">
{items}
</ul></main>
</body>
</html>
"""
    return words.opened(html, language)


def page(kit: Kit, game: Json, rulebook: Json, games: list[Json], loading: Loading) -> str:
    """The rule page of one game."""
    named = {name: say(name, game=rulebook["title"]) for name in ("title", "description")}
    label = labels(ENGLISH, **named)
    names = names_of(kit)
    contents = "\n".join(
        f'<li><a href="#{section["id"]}">{heading(section)}</a></li>'
        for section in rulebook["sections"]
    )
    told = Told(label, words.said(kit.id, rulebook, names), results(rulebook, names))
    sections = "\n".join(map(told.section, told.rulebook["sections"]))
    options = options_html(game["options"], label) if game["options"] else ""
    if options:
        contents += f'\n<li><a href="#options">{escape(label["options"])}</a></li>'
    others = " ".join(
        f'<a href="{other["id"]}.html">{escape(other["title"])}</a>'
        for other in games
        if other["id"] != kit.id
    )
    learn = (
        f'<a href="../index.html?lesson={kit.id}">{escape(label["learn"])}</a>\n'
        if game["lesson"]
        else ""
    )
    return f"""{head(label, "../", [], kit.id, loading.ahead)}<body class="rules">
<header>
<h1>{escape(rulebook["title"])}</h1>
<p class="credit">{escape(game["credit"])}</p>
<nav aria-label="{escape(label["pages.aria-label"])}">
<a href="../index.html?game={kit.id}">{escape(label["play"])}</a>
{learn}<a href="../index.html">{escape(label["games"])}</a> {others}</nav>
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


def heading(section: Json) -> str:
    """`Dealing (SR-2)` without its number's letters: `2 Dealing`."""
    number = section["id"].partition("-")[2] if section["clauses"] else ""
    return escape(f"{number} {section['title']}".strip())


def options_html(options: Json, label: Json) -> str:
    """What can be chosen before a game, with the names it has in addresses and records."""
    defaults = words.said("rules", {name: default_of(option) for name, option in options.items()})
    each = [option_html(name, option, defaults[name]) for name, option in options.items()]
    return f"""<section id="options">
<h2>{escape(label["options"])}</h2>
{"".join(each)}
</section>"""


def default_of(option: Json) -> Message:
    """What an option is unless somebody chooses otherwise."""
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
        f"<li>{escape(title)}: <code>{name}={value}</code></li>\n" for value, title in choices
    )
    return f"""<div class="clause">
<a class="number" href="#{option["rule"]}">{option["rule"]}</a>
<p><strong>{escape(option["title"])}</strong>. {escape(option["text"])}</p>
<ul>
{lines}</ul>
</div>
"""


def results(rulebook: Json, names: list[str]) -> dict[str, str]:
    """How each example ends, by its address."""
    messages = {}
    for section in rulebook["sections"]:
        for clause in section["clauses"]:
            for example in clause["examples"]:
                end = example["frames"][-1]["display"]
                scores = ", ".join(map(str, end["scores"]))
                messages[example["id"]] = (
                    say("scores-won", scores=scores, seats=seats(end["winners"]))
                    if end["winners"]
                    else say("scores", scores=scores)
                )
    said: dict[str, str] = words.said("rules", messages, names)
    return said


@dataclass
class Told:
    """A rulebook whose examples are told in words."""

    label: Json
    rulebook: Json
    """Said."""
    results: dict[str, str]
    """How each example ends."""

    def section(self, section: Json) -> str:
        """A section with its clauses."""
        clauses = "\n".join(map(self.clause, section["clauses"]))
        return f"""<section id="{section["id"]}">
<h2>{heading(section)}</h2>
{section["html"]}
{clauses}
</section>"""

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
        first, *frames = example["frames"]
        steps = "\n".join(f"<li>{step_html(example, frame)}</li>" for frame in frames)
        start = example["captions"].get(str(first["move"]))
        line = embed_line(clause, example["n"])
        label = self.label
        return f"""<div class="example" data-example="{clause}" data-n="{example["n"]}">
<h3>{escape(example["title"])}</h3>
<button type="button" class="diagram" data-do="diagram" data-rule="{clause}" data-n="{
            example["n"]
        }">{escape(label["show-example"])}</button>
{f"<p>{escape(start)}</p>" if start else ""}
<ol>
{steps}
</ol>
<p>{escape(self.results[example["id"]])}</p>
<p class="embed-line">{escape(label["embed"])} <code>{escape(line)}</code>
<a href="../embedding.html">{escape(label["embed-how"])}</a></p>
</div>"""


def embed_line(clause: str, number: int) -> str:
    """What shows the example on any other page, see embedding.html; the first has no number."""
    address = clause if number == 0 else f"{clause}/{number + 1}"
    return f'<rondas-table example="{address}"></rondas-table>'


def step_html(example: Json, frame: Json) -> str:
    """What one move brings, with the caption, if it has one."""
    number = frame["move"]
    told = " ".join(event["text"] for event in frame["events"])
    if not told:
        told = example["record"]["moves"][number - 1]
    caption = example["captions"].get(str(number))
    return escape(told) + (f" <em>{escape(caption)}</em>" if caption else "")


if __name__ == "__main__":
    write(Path(sys.argv[1]) if len(sys.argv) > 1 else TOP / "dist")
