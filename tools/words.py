"""The catalogs of messages as the build needs them: as files of the page, and in words.

`rondas.words.wording` says the messages, as `static/js/words/wording.js` does on the page.

Every page is written once in each language (`place`): in English at its address, in another one as
its twin, which is never shown itself; a page that is to speak that language takes the words out of
it, element by element with `data-l10n-id`.

HTML is bound to messages as in @fluent/dom: `data-l10n-id` names one, whose text becomes the text
of the element, and whose attributes become attributes. A message may mark up words as `<code>`,
and as an element that stands in the HTML, with its attributes, under the same `data-l10n-name`.
`data-l10n-args` names the values that the build passes to the message.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from html import escape
from pathlib import Path
from typing import Any

from babel import Locale

from rondas.answers.service import Service
from rondas.games import unlisted
from rondas.rules.message import say
from rondas.words.catalogs import ENGLISH, LOCALES, entries, text_of
from rondas.words.wording import SHARED, Wording
from tools import frame_words
from tools.deflate import as_json

LANGUAGES = tuple(LOCALES)
OTHERS = tuple(language for language in LANGUAGES if language != ENGLISH)

Json = dict[str, Any]

VIEWER = ("id", "title", "prefix", "credit", "deck", "cards", "ranks", "by_rank", "clockwise",
          "counted", "first_dealt", "keeps_bar", "layout", "packets")  # fmt: skip
"""What a frame with an example knows of a game; `games.json` has all."""

_BOUND = re.compile(r'<(\w+)([^<>]*) data-l10n-id="([\w-]+)"([^<>]*)>')
_ARGS = re.compile(r' data-l10n-args="([\w-]+)"')
# Parts that a twin, which nobody looks at, does not need; the words in other templates are kept.
_LOADED = re.compile(
    r'<template id="ahead">.*?</template>\n|<noscript>.*?</noscript>\n'
    r"|<link [^<>]*>\n|<script [^<>]*></script>\n",
    re.DOTALL,
)
_NAMED = re.compile(r'&lt;(\w+) data-l10n-name="([\w-]+)"&gt;(.*?)&lt;/\1&gt;')


def write(dist: Path) -> None:
    """Of every language `locale/<language>.json`, with the words that a frame with an example
    needs, and `locale/<language>/more.json` with all others. The examples are there already."""
    listed = games(ENGLISH)
    wanted = frame_words.of_games(dist, listed) | {name: set() for name in unlisted()}
    for language in LANGUAGES:
        texts = {name: text_of(language, name) for name in SHARED}
        more = {}
        for name in ("page", *sorted(wanted)):
            names = frame_words.of_page(language, listed) if name == "page" else wanted[name]
            texts[name], more[name] = frame_words.split(language, name, names)
        infos = [{key: info[key] for key in VIEWER} for info in games(language)]
        known = {"locale": LOCALES[language], "dir": tongues()[language]["dir"], **texts,
                 "games": infos}  # fmt: skip
        folder = dist / "locale" / language
        folder.mkdir(parents=True, exist_ok=True)
        for path, value in ((folder.with_suffix(".json"), known), (folder / "more.json", more)):
            path.write_text(as_json(value), "utf-8")


@cache
def tongues() -> dict[str, dict[str, str]]:
    """Of every language its own name for itself, and which way it is written (`rtl`)."""
    found = {}
    for language in LANGUAGES:
        known = Locale.parse(language)
        name = str(known.display_name)
        found[language] = {"name": name[0].upper() + name[1:], "dir": known.text_direction}
    return found


def begin(dist: Path, name: str, html: str) -> None:
    """A page at the site's top, and its twins, all of them still without words."""
    for language in LANGUAGES:
        (place(dist, language) / name).write_text(opened(html, language), "utf-8")


def opened(html: str, language: str) -> str:
    """A page as it is opened in English, or its twin."""
    if language == ENGLISH:
        return spoken(html, language)
    robots = '<meta name="robots" content="noindex">\n'
    html = _LOADED.sub("", spoken(html, language))
    return html if robots in html else html.replace("</head>", f"{robots}</head>", 1)


def spoken(html: str, language: str) -> str:
    """A page that says which language it is in, and which others there are."""
    own = "".join(f' {name}="{value}"' for name, value in tongue(language).items())
    return html.replace('<html lang="en"', f"<html{own}", 1)


def tongue(language: str) -> dict[str, str]:
    """The attributes by which a page says so."""
    way = tongues()[language]["dir"]
    known = " ".join(f"{code}:{each['dir']}" for code, each in tongues().items())
    return {"lang": language, "dir": way, "data-language": language, "data-languages": known}


def place(dist: Path, language: str) -> Path:
    """Where the pages of a language stand that have no address of their own in it."""
    return dist if language == ENGLISH else dist / "locale" / language


def said(catalog: str, value: Any, names: Sequence[str] = (), language: str = ENGLISH) -> Any:
    """Some JSON with the words of the messages in it instead of these."""
    wording = Wording(catalog, names, language=language)

    def told(value: Any) -> Any:
        if isinstance(value, list | tuple):
            return [told(each) for each in value]
        if not isinstance(value, dict):
            return value
        if "say" in value:
            return wording.say(value)  # type: ignore[arg-type]
        return {name: told(each) for name, each in value.items()}

    return told(value)


def speaker(catalog: str, language: str) -> Callable[..., str]:
    """Return what says the messages of a catalog in templates."""
    return lambda name, **values: said(catalog, say(name, **values), language=language)


@cache
def games(language: str) -> list[Json]:
    """Return the choices in games.json, in words, in the order of the whole page: the game with the
    shortest lesson is the one to begin with."""
    infos = Service().handle({"do": "games"})["games"]
    first = min((each for each in infos if each["lesson"]), key=lambda each: each["lesson"])
    infos.sort(key=lambda each: each is not first)
    return [said(each["id"], each, language=language) for each in infos]


def rules_of(game: str, language: str) -> str:
    """The address of a game's rule page, from the site's top."""
    return f"rules/{game}.html" if language == ENGLISH else f"rules/{language}/{game}.html"


def bound(
    html: str,
    catalog: str,
    args: Mapping[str, Mapping[str, Any]] | None = None,
    language: str = ENGLISH,
) -> str:
    """HTML with the words of its messages in it. `args` by the names in `data-l10n-args`."""
    known, wording = entries(language, catalog), Wording(catalog, language=language)
    made, at = [], 0
    for found in _BOUND.finditer(html):
        tag, name = found[1], found[3]
        if name not in known:
            sys.exit(f"build: {catalog}: no message {name}")
        named = _ARGS.search(found[0])
        values = dict((args or {})[named[1]]) if named else {}
        said = {form: wording.say(say(f"{name}.{form}" if form else name, **values))
                for form in known[name]}  # fmt: skip
        attributes = "".join(f' {k}="{escape(v)}"' for k, v in said.items() if k)
        made += [html[at : found.start()], _ARGS.sub("", found[0][:-1]), attributes, ">"]
        at = found.end()
        if "" in said and tag != "meta":
            end = html.index(f"</{tag}>", at)
            made.append(marked_up(said[""], html[at:end]))
            at = end
    return "".join(made) + html[at:]


def marked_up(text: str, named: str) -> str:
    """The text of a message as HTML; `named` are the elements that it puts into their places."""

    def place(found: re.Match[str]) -> str:
        element = re.search(rf'<{found[1]}[^<>]* data-l10n-name="{found[2]}"[^<>]*>', f" {named}")
        if not element:
            sys.exit(f"build: no element {found[2]} in the HTML for: {text}")
        return f"{element[0]}{found[3]}</{found[1]}>"

    html = _NAMED.sub(place, escape(text, quote=False))
    return html.replace("&lt;code&gt;", "<code>").replace("&lt;/code&gt;", "</code>")
