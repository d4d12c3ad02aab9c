"""Writes what the pages know of the games into the built site.

That is `games.json` (what there is to choose, before the engine has arrived), `rules.html`, and
for every game `rules/<game>.html` (read without scripts) and `rules/<game>.json` (its examples,
frame by frame).

Every clause has an address that stays: `rules/rounds.html#RO-3.4`; `rules.html?game=rounds#RO-3.4`
leads there too. Each example is a `<div class="example" data-example="RO-3.4" data-n="0">` that
tells it in words; `static/js/rules.mjs` brings the diagrams that one can step through.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any

TOP = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(TOP / "py"))

from rondas.game import Game, Option  # noqa: E402
from rondas.games import all_games  # noqa: E402
from rondas.rulebook import load, to_json  # noqa: E402
from rondas.service import Service  # noqa: E402

Json = dict[str, Any]

INDEX_SCRIPT = """// rules.html?game=rounds#RO-3.4 is rules/rounds.html#RO-3.4.
const game = new URLSearchParams(location.search).get('game');
const link = [...document.querySelectorAll('[data-game]')].find(a => a.dataset.game === game);
if (link) location.replace(link.href + location.hash);
"""


def write(dist: Path) -> None:
    """Write all of it below `dist`; ValueError for an example that does not hold."""
    games = list(all_games().values())
    (dist / "games.json").write_text(json.dumps(Service().games({}), ensure_ascii=False), "utf-8")
    folder = dist / "rules"
    folder.mkdir(parents=True, exist_ok=True)
    for game in games:
        rulebook = to_json(load(game.id))
        text = json.dumps(rulebook, ensure_ascii=False, separators=(",", ":"))
        (folder / f"{game.id}.json").write_text(text, "utf-8")
        (folder / f"{game.id}.html").write_text(page(game, rulebook, games), "utf-8")
    (folder / "index.mjs").write_text(INDEX_SCRIPT, "utf-8")
    (dist / "rules.html").write_text(index(games), "utf-8")


def head(title: str, up: str, scripts: list[str], game: Game | type[Game] | None = None) -> str:
    """The beginning of a page that lies so many folders below the site's top (`up`)."""
    styles = ["tokens.css", "page.css", "table.css", "embed.css"]
    if game is not None:
        styles.append(f"games/{game.id}.css")
    links = [f"static/css/{name}" for name in styles] + ["static/cards/cards.css"]
    lines = [
        f'<link rel="stylesheet" href="{up}{path}">' for path in links if (TOP / path).exists()
    ]
    if (TOP / "static/js/first.js").exists():
        lines.append(f'<script src="{up}static/js/first.js"></script>')
    lines += [f'<script type="module" src="{source}"></script>' for source in scripts]
    linked = "\n".join(lines)
    of = f' data-of="{game.id}"' if game is not None else ""
    return f"""<!doctype html>
<html lang="en" data-page="rules"{of}>
<head>
<meta charset="utf-8">
<title>{escape(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<link rel="manifest" href="{up}static/manifest.webmanifest">
<link rel="icon" href="{up}static/icons/favicon.svg" type="image/svg+xml">
{linked}
</head>
"""


def index(games: list[type[Game]]) -> str:
    """The list of all rule pages."""
    items = "\n".join(
        f'<li><a href="rules/{g.id}.html" data-game="{g.id}">{escape(g.title)}</a>'
        f" <small>{escape(g.credit)}</small></li>"
        for g in games
    )
    return f"""{head("Rules", "", ["rules/index.mjs"])}<body class="rules">
<header><h1>Rules</h1><nav><a href="index.html">Play</a></nav></header>
<main><ul class="rulebooks">
{items}
</ul></main>
</body>
</html>
"""


def page(game: type[Game], rulebook: Json, games: list[type[Game]]) -> str:
    """The rule page of one game."""
    script = "static/js/rules.mjs"
    scripts = [f"../{script}"] if (TOP / script).exists() else []
    contents = "\n".join(
        f'<li><a href="#{section["id"]}">{heading(section)}</a></li>'
        for section in rulebook["sections"]
    )
    sections = "\n".join(map(section_html, rulebook["sections"]))
    options = options_html(game.options) if game.options else ""
    if options:
        contents += '\n<li><a href="#options">Options</a></li>'
    others = " ".join(
        f'<a href="{g.id}.html">{escape(g.title)}</a>' for g in games if g.id != game.id
    )
    return f"""{head(f"{rulebook['title']}: rules", "../", scripts, game)}<body class="rules">
<header>
<h1>{escape(rulebook["title"])}</h1>
<p class="credit">{escape(rulebook["credit"])}</p>
<nav aria-label="Site"><a href="../index.html?game={game.id}">Play</a>
<a href="../index.html">All games</a> {others}</nav>
</header>
<main>
<div class="intro">{rulebook["intro"]}</div>
<nav class="contents" aria-label="Contents"><ol>
{contents}
</ol></nav>
{sections}
{options}
</main>
</body>
</html>
"""


def heading(section: Json) -> str:
    """`Dealing (SR-2)` without its number's letters: `2 Dealing`."""
    number = section["id"].partition("-")[2] if section["clauses"] else ""
    return escape(f"{number} {section['title']}".strip())


def section_html(section: Json) -> str:
    """A section with its clauses."""
    clauses = "\n".join(map(clause_html, section["clauses"]))
    return f"""<section id="{section["id"]}">
<h2>{heading(section)}</h2>
{section["html"]}
{clauses}
</section>"""


def options_html(options: Sequence[Option]) -> str:
    """What can be chosen before a game, with the names it has in addresses and records."""
    return f"""<section id="options">
<h2>Options</h2>
{"".join(map(option_html, options))}
</section>"""


def option_html(option: Option) -> str:
    """An option, its clause, and what there is to choose."""
    if option.values:
        choices = "".join(
            f"<li>{escape(title)}{' (usual)' if value == option.default else ''}: "
            f"<code>{option.name}={value}</code></li>\n"
            for value, title in option.values.items()
        )
    else:
        choices = (
            f"<li>{option.low} to {option.high}, usually {option.default}: "
            f"<code>{option.name}={option.default}</code></li>\n"
        )
    return f"""<div class="clause">
<a class="number" href="#{option.rule}">{option.rule}</a>
<p><strong>{escape(option.title)}</strong>. {escape(option.text)}</p>
<ul>
{choices}</ul>
</div>
"""


def clause_html(clause: Json) -> str:
    """A clause with its number, which is a link to itself, and its examples."""
    decision = ' data-decision=""' if clause["decision"] else ""
    examples = "\n".join(example_html(clause["id"], example) for example in clause["examples"])
    return f"""<div class="clause" id="{clause["id"]}"{decision}>
<a class="number" href="#{clause["id"]}">{clause["id"]}</a>
{clause["html"]}
{examples}
</div>"""


def example_html(clause: str, example: Json) -> str:
    """An example in words: what happens, move by move, and how it stands in the end."""
    first, *frames = example["frames"]
    captions = example["captions"]
    steps = "\n".join(f"<li>{step_html(example, frame)}</li>" for frame in frames)
    end = (frames or [first])[-1]["view"]
    scores = ", ".join(map(str, end["scores"]))
    won = " and ".join(f"Seat {seat + 1}" for seat in end["winners"])
    result = f"Scores: {scores}. " + (f"Won by {won}." if won else "")
    start = captions.get(str(first["move"]))
    return f"""<div class="example" data-example="{clause}" data-n="{example["n"]}">
<h3>{escape(example["title"])}</h3>
{f"<p>{escape(start)}</p>" if start else ""}
<ol>
{steps}
</ol>
<p>{result.strip()}</p>
<p class="embed-line">On your own page: <code>{escape(embed_line(clause, example["n"]))}</code>
<a href="../embedding.html">How?</a></p>
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
