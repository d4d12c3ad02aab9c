"""The catalogs of messages in `rondas/locale`, one folder for each language, in Fluent.

This module needs no package: `rondas.library` imports it.
"""

import re
from functools import cache
from importlib.resources import files

ENGLISH = "en"
"""The source language, which has every message."""
LOCALES = {"en": "en-GB", "fr": "fr-FR", "es": "es-ES", "ar": "ar-MA", "ja": "ja-JP"}
"""The folders of languages, and the country whose numbers and lists each follows."""

_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=(.*(?:\n(?:[ }].*)?)*)", re.MULTILINE)
_CLAUSE = re.compile(r"^- ([A-Z]{2}-[\d.]+\d) ((?:[^.:]|[.:]\S)+[.:])(?=\s)", re.MULTILINE)
"""A clause of a rulebook, and its first sentence."""
_ATTRIBUTE = re.compile(r"\n +\.([\w-]+) *=")

Entry = dict[str, str]
"""A message as written: its text under an empty name, if it has one, and its attributes by name."""


def language_of(tag: str) -> str | None:
    """Return the language of a tag, such as `fr-CA` or `fr_FR.UTF-8`, if it exists here."""
    code = re.split(r"[-_.@]", tag)[0].lower()
    return code if code in LOCALES else None


@cache
def entries(language: str, catalog: str) -> dict[str, Entry]:
    """Return the messages of a catalog by name; English fills the gaps of a language. A game that
    has not been translated yet gets `clause-XX-1-2` for each clause, its first sentence.

    KeyError for an unknown language, FileNotFoundError for an unknown catalog.
    """
    found = (
        _clauses(catalog) if language == ENGLISH
        else {k: dict(v) for k, v in entries(ENGLISH, catalog).items()}
    )  # fmt: skip
    for name, entry in own(language, catalog).items():
        found[name] = {**found.get(name, {}), **entry}
    return found


def own(language: str, catalog: str) -> dict[str, Entry]:
    """The own messages of a language in a catalog, without English; none if it has no such file."""
    path = files("rondas").joinpath("locale", LOCALES[language] and language, f"{catalog}.ftl")
    if language != ENGLISH and not path.is_file():
        return {}
    lines = path.read_text("utf-8").splitlines(keepends=True)
    found = {}
    for name, body in _ENTRY.findall("".join(line for line in lines if not line.startswith("#"))):
        text, *rest = _ATTRIBUTE.split(body.rstrip())
        attributes = dict(zip(rest[::2], rest[1::2], strict=True))
        found[name] = {"": text, **attributes} if text.strip() else attributes
    return found


def stand_ins(name: str, rule: object) -> tuple[str, str, str]:
    """Return the name of a message, and those that stand for it: of its kind, and of its clause."""
    return name, f"usual-{name.partition('-')[0]}", f"clause-{rule}".replace(".", "-")


def _clauses(catalog: str) -> dict[str, Entry]:
    path = files("rondas").joinpath("rulebook", f"{catalog}.md")
    if not path.is_file() or own("fr", catalog):
        return {}
    found = _CLAUSE.findall(re.sub("[*`{}]", "", path.read_text("utf-8")))
    return {stand_ins("", rule)[2]: {"": f" {' '.join(text.split())}"} for rule, text in found}


@cache
def text_of(language: str, catalog: str) -> str:
    """Return a catalog as one text, without comments."""
    return "".join(
        f"{name} ={entry.get('', '')}"
        + "".join(f"\n    .{form} ={text}" for form, text in entry.items() if form)
        + "\n"
        for name, entry in entries(language, catalog).items()
    )
