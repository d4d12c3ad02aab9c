"""Commands for translators (docs/words.md).

.venv/bin/python -m tools.translations check [fr …]   what is missing, stale or wrong; 1 if wrong
.venv/bin/python -m tools.translations update fr      files brought up to today's English
"""

from __future__ import annotations

import argparse
import hashlib
import json
import re
import sys
from collections.abc import Iterable, Iterator
from copy import copy

import polib

from rondas.games import all_games
from rondas.rulebook import load, translation
from rondas.words import catalogs
from rondas.words.catalogs import ENGLISH, LOCALES, own
from tools import TOP
from tools.catalog_syntax import closure, companions, patterns

LOCALE = TOP / "py/rondas/locale"
SOURCES = "sources.json"
OTHERS = [language for language in LOCALES if language != ENGLISH]

Sources = dict[str, dict[str, list[str]]]
"""Of each message of each catalog two digests: of the English text that it was translated from, and
of the translation."""


def names() -> list[str]:
    """Of all catalogs; that of the template for new games is not translated."""
    return sorted(path.stem for path in (LOCALE / ENGLISH).glob("*.ftl") if path.stem != "template")


# Catalogs.


def digest(entry: catalogs.Entry) -> str:
    """Of all that a message says, however its lines are broken."""
    said = sorted((form, " ".join(text.split())) for form, text in entry.items())
    return hashlib.sha256(json.dumps(said).encode()).hexdigest()[:8]


def sources(language: str) -> Sources:
    path = LOCALE / language / SOURCES
    found: Sources = json.loads(path.read_text("utf-8")) if path.exists() else {}
    return found


def updated(language: str, looked_at: Iterable[str] = ()) -> Sources:
    """Return the new sources: a changed message has been translated from the English of today, and
    so has each that somebody has `looked_at` (`page:undo`)."""
    known, fine, made = sources(language), {*looked_at}, {}
    for catalog in names():
        english, made[catalog] = own(ENGLISH, catalog), {}
        for name, entry in own(language, catalog).items():
            before = known.get(catalog, {}).get(name)
            is_new = not before or before[1] != digest(entry) or f"{catalog}:{name}" in fine
            if name in english and is_new:
                made[catalog][name] = [digest(english[name]), digest(entry)]
            elif before:
                made[catalog][name] = before
    return made


def missing(language: str) -> Iterator[str]:
    """Messages and attributes that are shown in English."""
    for catalog in names():
        theirs = own(language, catalog)
        for name, entry in own(ENGLISH, catalog).items():
            # Which forms names have is the language's affair.
            lacks = entry.keys() - theirs.get(name, {}).keys() if name != "card" else set()
            if name not in theirs:
                yield f"{catalog}:{name}"
            else:
                yield from (f"{catalog}:{name}{form and '.'}{form}" for form in sorted(lacks))


def stale(language: str) -> Iterator[str]:
    """Messages whose English has changed since they were translated."""
    known = sources(language)
    for catalog in names():
        english = own(ENGLISH, catalog)
        for name, entry in own(language, catalog).items():
            source = known.get(catalog, {}).get(name)
            # A message that says something else since then has been translated anew.
            is_old = source and source[1] == digest(entry)
            if is_old and name in english and source[0] != digest(english[name]):
                yield f"{catalog}:{name}"


MARKED = {
    "elements": re.compile(r'data-l10n-name="([\w-]+)"'),
    "code": re.compile(r"<code>(.*?)</code>"),
}


def wrong(language: str) -> Iterator[str]:
    """Messages that cannot be said: with arguments that nobody passes, or without what belongs in
    them."""
    for catalog in names():
        try:
            theirs = patterns(language, catalog)
        except AssertionError as error:
            yield f"{catalog}: cannot be read: {str(error).splitlines()[0]}"
            continue
        ours = patterns(ENGLISH, catalog)
        for name in theirs:
            if name not in ours:
                if not re.match(r"(card[\w-]*|seat)\.", name):
                    yield f"{catalog}:{name}: English has no such message"
                continue
            passed = closure(ENGLISH, catalog, name)[0]
            stems = passed | {each.rpartition("_")[0] for each in passed if "_" in each}
            try:
                asked = closure(language, catalog, name)[0]
            except AssertionError as error:
                yield f"{catalog}:{name}: {str(error).splitlines()[0]}"
                continue
            if more := asked - stems - companions(language, stems):
                given = ", ".join(f"${each}" for each in sorted(passed)) or "nothing"
                yield f"{catalog}:{name}: asks for ${', $'.join(sorted(more))}; given is {given}"
        english = own(ENGLISH, catalog)
        for name, entry in own(language, catalog).items():
            for form, text in english.get(name, {}).items():
                for what, pattern in MARKED.items():
                    lost = {*pattern.findall(text)} ^ {*pattern.findall(entry.get(form, text))}
                    if lost:
                        yield f"{catalog}:{name}: other {what} than in English: {sorted(lost)}"


# Rulebooks.

# Parts that a translation must have in common with its English text, each by a pattern.
SAME = {
    "clauses": r"(?<![A-Za-z])[A-Z]{2}-\d+(?:\.\d+)?",
    "links": r"\]\(([^)]*)\)",
    "items of a list": r"(?m)^- ",
    "bold words": r"\*\*",
}


def wrong_clauses(game: str, language: str) -> Iterator[str]:
    """Return what in a translated rulebook does not fit the book, or is missing."""
    made = translation.load(game, language)
    book = load(game, made)
    for place in made.entries.keys() - book.texts.keys():
        yield f"{game}.po: {place}: the rulebook has no such place"
    for place, english in book.texts.items():
        text = made.of(place, english)
        if not text:
            continue
        for what, pattern in SAME.items():
            ours, theirs = (sorted(re.findall(pattern, each, re.ASCII)) for each in (english, text))
            if ours != theirs:
                yield f"{game}.po: {place}: other {what} than in English: {ours}, {theirs}"
        code = {*re.findall(r"`[^`]*`", english)} - {*re.findall(r"`[^`]*`", text)}
        if code:
            yield f"{game}.po: {place}: lacks {', '.join(sorted(code))}"


def open_clauses(game: str, language: str) -> tuple[list[str], list[str]]:
    """The places of a rulebook with no translation, and with one that no longer holds."""
    made = translation.load(game, language)
    book = load(game, made)
    left = [place for place in book.texts if place in book.untranslated]
    had = [place for place in left if place in made.entries and made.entries[place].text]
    return [place for place in left if place not in had], had


def merged(game: str, language: str) -> str:
    """Return the PO file of a rulebook with today's texts. A translation of another text stays, as
    fuzzy, beside that text; a clause with a new number keeps its own."""
    file = LOCALE / language / f"rulebook/{game}.po"
    had = polib.pofile(file.read_text("utf-8") if file.exists() else "")
    entries = {entry.msgctxt: entry for entry in had if entry.msgstr}
    by_english = {entry.msgid: entry for entry in entries.values()}
    made = polib.POFile(wrapwidth=10**6)
    made.metadata = {"Content-Type": "text/plain; charset=UTF-8", "Language": language}
    for place, english in load(game).texts.items():
        found = entries.get(place) or by_english.get(english) or polib.POEntry(msgid=english)
        entry = copy(found)
        if entry.msgid != english:
            entry.previous_msgid, entry.flags = entry.msgid, ["fuzzy"]
        entry.msgid, entry.msgctxt = english, place
        made.append(entry)
    return str(made)


# Commands.


def check(languages: list[str]) -> int:
    """Print what is to be done; 1 if something is wrong."""
    faults = 0
    for language in languages:
        found = {"missing": [*missing(language)], "stale": [*stale(language)],
                 "wrong": [*wrong(language)]}  # fmt: skip
        for game in all_games():
            lacking, old = open_clauses(game, language)
            found["missing"] += [f"{game}.po: {place}" for place in lacking]
            found["stale"] += [f"{game}.po: {place}" for place in old]
            found["wrong"] += wrong_clauses(game, language)
        counts = ", ".join(f"{len(lines)} {what}" for what, lines in found.items())
        print(f"{language}: {counts}")
        for what, lines in found.items():
            for line in lines:
                print(f"  {what}  {line}")
        faults += len(found["wrong"])
    return int(faults > 0)


def update(language: str, looked_at: list[str]) -> int:
    """Bring the rulebooks and the digests of a language up to today's English."""
    unknown = sorted({*looked_at} - {*stale(language)})
    if unknown:
        print(f"not stale: {', '.join(unknown)}", file=sys.stderr)
        return 1
    folder = LOCALE / language / "rulebook"
    folder.mkdir(parents=True, exist_ok=True)
    for game in all_games():
        (folder / f"{game}.po").write_text(merged(game, language), "utf-8")
    lines = [
        f"{json.dumps(catalog)}: {{\n"
        + ",\n".join(f"{json.dumps(k)}: {json.dumps(v)}" for k, v in entries.items())
        + "\n}"
        for catalog, entries in updated(language, looked_at).items()
    ]
    text = "{\n" + ",\n".join(lines) + "\n}\n"
    (LOCALE / language / SOURCES).write_text(text, "utf-8")
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(description="What translators work with.")
    commands = parser.add_subparsers(dest="command", required=True)
    command = commands.add_parser("check", help="what is missing, stale or wrong")
    command.add_argument("languages", nargs="*", choices=[*OTHERS, []], metavar="LANGUAGE")
    command = commands.add_parser("update", help="files brought up to today's English")
    command.add_argument("language", choices=OTHERS)
    command.add_argument("looked_at", nargs="*", metavar="CATALOG:MESSAGE",
                         help="a stale message that says the right thing all the same")  # fmt: skip
    options = parser.parse_args()
    if options.command == "check":
        return check(options.languages or OTHERS)
    return update(options.language, options.looked_at)


if __name__ == "__main__":
    sys.exit(main())
