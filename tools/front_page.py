"""Write the front page: for every game a tile with a picture, a link to play, and a dialog to set
it up.

Nothing of it waits for a script; `static/js/front/front.js` adds the live parts. Words of a game
are marked by the kind of their place (`choice`, `text`): with their order that is enough to find
them in another language, and weighs less than names. A picture is a moment of a real game, drawn
with the game's own pack, in a separate file.
"""

from __future__ import annotations

import json
import sys
from html import escape
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import scenes
import words

TOP = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(TOP / "py"))

from page.logic.levels import FOLLOWS  # noqa: E402
from rondas.bots import LEVELS  # noqa: E402
from rondas.rules.message import Message, say  # noqa: E402
from rondas.words.catalogs import ENGLISH  # noqa: E402

Json = dict[str, Any]

LITERAL = 'autocomplete="off" autocapitalize="off" autocorrect="off" spellcheck="false"'
"""Of a field for a code: no phone corrects what is typed there."""

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
        told = [(game, labels(game, language)) for game in games]
        html = html.replace("<!-- tiles -->", "\n".join(tile(*each, language) for each in told))
        html = html.replace("<!-- set-ups -->", "\n".join(set_up(*each, language) for each in told))
        page.write_text(html, "utf-8")


WORDS = (
    "tile-play", "tile-friends", "tile-learn", "tile-daily", "tile-puzzle", "tile-set-up",
    "tile-rules", "close",
    "set-up-players", "set-up-level",
    "set-up-people", "set-up-people-text", "set-up-you", "set-up-bot", "set-up-here", "set-up-far",
    "set-up-lot",
    "set-up-variant", "set-up-own", "set-up-own-text", "set-up-usual", "set-up-usual-text",
    "set-up-options", "set-up-seed", "set-up-seed-text", "set-up-start", "set-up-invite",
)  # fmt: skip
OF_GAME = (
    "tile-play.aria-label",
    "tile-friends.aria-label",
    "tile-learn.aria-label",
    "tile-daily.aria-label",
    "tile-puzzle.aria-label",
    "tile-set-up.aria-label",
    "tile-rules.aria-label",
    "set-up-title",
)


def labels(game: Json, language: str) -> Json:
    """The words of a tile and its dialog, besides the game's own."""
    players = game["players"]
    few, many = players[0], players[-1]
    least, most = game["minutes"]
    messages: dict[str, Message] = {
        **{name: say(name) for name in WORDS},
        **{name: say(name, game=game["title"]) for name in OF_GAME},
        **{f"level-{name}": say(f"level-{name}") for name in (*LEVELS, FOLLOWS)},
        **{f"for-{n}": say("players-n", n=n) for n in players},
        **{f"seat-{n}": say("set-up-seat", n=n) for n in range(1, many + 1)},
        **{f"name-{n}": say("set-up-name", n=n) for n in range(1, many + 1)},
        "facts": say("tile-facts", few=few, many=many, span="span" if many > few else "one",
                     least=least, most=most, lasts="span" if most > least else "one"),
    }  # fmt: skip
    said: Json = words.said("front", messages, language=language)
    return said


def ways(game: Json, label: Json) -> list[Json]:
    """The variants of a game; one that has no special ones has the usual one."""
    usual = {
        "id": "usual",
        "title": label["set-up-usual"],
        "text": label["set-up-usual-text"],
        "options": {},
    }
    return game["presets"] or [usual]


def first_way(game: Json, label: Json) -> Json:
    """The way of playing of somebody who has never played it."""
    found = [way for way in ways(game, label) if way["id"] == game["first"]]
    usual = [way for way in ways(game, label) if not way["options"]]
    return (found or usual)[0]


def tile(game: Json, label: Json, language: str) -> str:
    """A game on the front page: what it is, and one tap to its table."""
    mark = game["id"]
    way = first_way(game, label)
    players = game["usual"]
    seats = {} if players == game["players"][0] else {"players": players}
    address = "index.html?" + urlencode({"game": mark, **seats, **way["options"]})
    told = " · ".join([label[f"for-{players}"], label[f"level-{LEVEL}"], way["title"]])
    size = f'width="{scenes.WIDTH}" height="{scenes.HEIGHT}"'

    return f"""<li class="tile" data-of="{mark}">
<div class="scene"><img src="static/scenes/{mark}.svg" alt="" {size} loading="lazy"></div>
<div class="about">
<h2 data-l10n-id="title">{escape(game["title"])}</h2>
<p data-l10n-id="about">{escape(game["about"])}</p>
<p class="facts" data-l10n-id="tile-facts">{escape(label["facts"])}</p>
</div>
<div class="choose">
<a class="button primary" data-play="{mark}" data-l10n-id="tile-play" href="{
        escape(address)
    }" aria-label="{escape(label["tile-play.aria-label"])}">{escape(label["tile-play"])}</a>
<button type="button" class="friends" data-friends="{
        mark
    }" data-l10n-id="tile-friends" aria-label="{escape(label["tile-friends.aria-label"])}">{
        escape(label["tile-friends"])
    }</button>
{learn(game, label) if game["lesson"] else ""}
<button type="button" data-set-up="{mark}" data-l10n-id="tile-set-up" aria-label="{
        escape(label["tile-set-up.aria-label"])
    }">{escape(label["tile-set-up"])}</button>
<a class="button" href="{words.rules_of(mark, language)}" data-l10n-id="tile-rules" aria-label="{
        escape(label["tile-rules.aria-label"])
    }">{escape(label["tile-rules"])}</a>
<p class="way" data-l10n-id="way">{escape(told)}</p>
<a class="daily" data-daily="{mark}" data-l10n-id="tile-daily" href="index.html?daily={
        mark
    }" aria-label="{escape(label["tile-daily.aria-label"])}">{escape(label["tile-daily"])}</a>
<a class="daily" data-puzzle="{mark}" data-l10n-id="tile-puzzle" href="index.html?puzzle={
        mark
    }" aria-label="{escape(label["tile-puzzle.aria-label"])}">{escape(label["tile-puzzle"])}</a>
</div>
</li>"""


def learn(game: Json, label: Json) -> str:
    """The way to a game's lesson; its script says how far somebody is in it."""
    mark = game["id"]
    return f"""<a class="button learn" data-learn="{mark}" data-ideas="{
        game["lesson"]
    }" data-l10n-id="tile-learn" href="{
        escape("index.html?" + urlencode({"lesson": mark}))
    }" aria-label="{escape(label["tile-learn.aria-label"])}">{escape(label["tile-learn"])}</a>"""


def set_up(game: Json, label: Json, language: str) -> str:
    """The dialog in which a game is set up."""
    mark, rules = game["id"], words.rules_of(game["id"], language)
    players, levels = game["players"], [*LEVELS, FOLLOWS]
    choices: list[Choice] = [(n, str(n), {"told": label[f"for-{n}"]}) for n in players]
    company: list[Choice] = [(name, label[f"level-{name}"], {}) for name in levels]
    company += [(each["bot"], each["text"], {"only": each["options"]})
                for each in game["characters"]]  # fmt: skip
    variants = [(way["id"], way["title"], {"options": way["options"], "text": way["text"]})
                for way in ways(game, label)]  # fmt: skip
    variants.append(("", label["set-up-own"], {"text": label["set-up-own-text"]}))
    way = first_way(game, label)
    shown = f'<small class="way" data-l10n-id="text">{escape(way["text"])}</small>'
    options = game["options"]
    fields = "\n".join(
        option_field(mark, rules, label, name, option, way["options"].get(name, option["default"]))
        for name, option in sorted(options.items(), key=lambda each: clause_key(each[1]["rule"]))
    )
    return f"""<dialog id="set-up-{mark}" class="wide" data-of="{mark}" aria-labelledby="{
        mark
    }-set-up"><form data-game="{mark}" data-first="{game["first"]}" novalidate>
<div class="sheet-head"><h2 id="{mark}-set-up" data-l10n-id="set-up-title">{
        escape(label["set-up-title"])
    }</h2>
<button type="button" data-close data-l10n-id="close" aria-label="{
        escape(label["close"])
    }">×</button></div>
<div class="dialog-body">
<div class="fields">
{select(mark, "players", label["set-up-players"], choices, game["usual"])}
{select(mark, "bots", label["set-up-level"], company, LEVEL)}
{select(mark, "preset", label["set-up-variant"], variants, way["id"], shown)}
</div>
{people(game, label, language)}
<details class="options"><summary data-l10n-id="set-up-options">{
        escape(label["set-up-options"])
    }</summary><div class="fields">
{fields}
<div class="field"><label for="{mark}-seed" data-l10n-id="set-up-seed">{
        escape(label["set-up-seed"])
    }</label>
<input type="text" id="{mark}-seed" name="seed" maxlength="40" {LITERAL} aria-describedby="{
        mark
    }-seed-text">
<small id="{mark}-seed-text" data-l10n-id="set-up-seed-text">{
        escape(label["set-up-seed-text"])
    }</small></div>
</div></details>
<div class="buttons">
<button type="submit" class="primary go" data-start><span data-l10n-id="set-up-start">{
        escape(label["set-up-start"])
    }</span><span data-l10n-id="set-up-invite" hidden>{
        escape(label["set-up-invite"])
    }</span></button></div>
</div></form></dialog>"""


def people(game: Json, label: Json, language: str) -> str:
    """Return the fields for the seats: the person, then bots or friends, with default names; and
    the field for the first player, where the rules leave that to the players. The script hides the
    seats without a player, and the names of bots."""
    mark, most = game["id"], game["players"][-1]
    choices = "".join(
        f"""<option value="{value}" data-l10n-id="choice">{escape(label[name])}</option>"""
        for value, name in (("", "set-up-bot"), ("here", "set-up-here"), ("@", "set-up-far"))
    )

    def name(n: int, more: str) -> str:
        return f"""<input type="text" name="seat{n}" data-seat data-l10n-id="player" placeholder="{
            escape(label[f"seat-{n}"])
        }" autocomplete="off" autocorrect="off" spellcheck="false" maxlength="20" dir="auto" {
            more
        }>"""

    fields = "\n".join(
        f"""<div class="field"><label for="{mark}-who{n}" data-l10n-id="seat">{
            escape(label[f"seat-{n}"])
        }</label>
<select id="{mark}-who{n}" name="who{n}">{choices}</select>{
            name(n, f'aria-label="{escape(label[f"name-{n}"])}" hidden')
        }</div>"""
        for n in range(2, most + 1)
    )
    return f"""<section class="people" aria-labelledby="{mark}-people"><h3 id="{
        mark
    }-people" data-l10n-id="set-up-people">{escape(label["set-up-people"])}</h3>
<p data-l10n-id="set-up-people-text">{escape(label["set-up-people-text"])}</p>
<div class="fields">
<div class="field"><label for="{mark}-you" data-l10n-id="set-up-you">{
        escape(label["set-up-you"])
    }</label>
{name(1, f'id="{mark}-you"')}</div>
{fields}
{begins(game, label, language) if game["opening"] else ""}
</div></section>"""


def begins(game: Json, label: Json, language: str) -> str:
    """Return the choice of the player who makes the first move (such as to deal), where the rules
    leave it to the players: by lot, or a seat; the script offers those in use, by name."""
    mark, opening = game["id"], game["opening"]
    seats = [label["set-up-you"], *(label[f"seat-{n}"] for n in range(2, game["players"][-1] + 1))]
    offered = "".join(
        f"""<option value="{at}" data-l10n-id="choice">{escape(each)}</option>"""
        for at, each in enumerate(seats)
    )
    rule, rules = opening["rule"], words.rules_of(mark, language)
    told = f"""<small><span data-l10n-id="text">{escape(opening["text"])}</span> {
        f'<a class="clause-link" href="{rules}#{rule}">{rule}</a>'
    }</small>"""
    lot = f"""<option value="" data-l10n-id="choice">{escape(label["set-up-lot"])}</option>"""
    return f"""<div class="field"><label for="{mark}-first" data-l10n-id="first">{
        escape(opening["title"])
    }</label>
<select id="{mark}-first" name="first" data-opening="{opening["name"]}">{lot}{offered}</select>{
        told
    }</div>"""


def clause_key(rule: str) -> list[int]:
    """Clauses in the order of the rulebook."""
    return [int(part) for part in rule.partition("-")[2].split(".")]


Choice = tuple[Any, str, Json]
"""A value, what it is called, and what the script needs to know of it."""


def select(
    mark: str, name: str, title: str, choices: list[Choice], chosen: Any, more: str = ""
) -> str:
    """A labelled list of values to choose from; where there is but one nobody is asked."""
    lines = []
    for value, text, data in choices:
        known = "".join(
            f' data-{key}="{escape(each if isinstance(each, str) else json.dumps(each))}"'
            for key, each in data.items()
        )
        on = " selected" if value == chosen else ""
        shown = f'value="{value}"{known}{on} data-l10n-id="choice"'
        lines.append(f"<option {shown}>{escape(text)}</option>")
    settled = " hidden" if len(choices) == 1 else ""
    return f"""<div class="field"{settled}><label for="{mark}-{name}" data-l10n-id="{name}">{
        escape(title)
    }</label>
<select id="{mark}-{name}" name="{name}">{"".join(lines)}</select>{more}</div>"""


def option_field(mark: str, rules: str, label: Json, name: str, option: Json, value: Any) -> str:
    """An option of the game, with its explanation and a link to its clause."""
    at, default = f"{mark}-{name}", option["default"]
    data = f'name="{name}" data-option data-default="{default}" aria-describedby="{at}-text"'
    if "values" in option:
        lines = "".join(
            f'<option value="{each}"{" selected" if each == value else ""} '
            f'data-l10n-id="choice">{escape(title)}</option>'
            for each, title in zip(option["values"], option["titles"], strict=True)
        )
        field = f'<select id="{at}" {data}>{lines}</select>'
    else:
        span = f'min="{option["min"]}" max="{option["max"]}" value="{value}" required'
        field = f'<input type="number" id="{at}" {data} {span}>'
    rule = option["rule"]
    return f"""<div class="field"><label for="{at}" data-l10n-id="option">{
        escape(option["title"])
    }</label>{field}
<small id="{at}-text"><span data-l10n-id="text">{
        escape(option["text"])
    }</span> <a class="clause-link" title="{rule}" href="{rules}#{rule}" data-l10n-id="tile-rules">{
        escape(label["tile-rules"])
    }</a></small></div>"""
