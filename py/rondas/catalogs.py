"""The catalogs of messages as they stand in `rondas/locale`, one folder a language, in Fluent.

No package is needed for it: the build reads them too, and says of them what the page has to know.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

ENGLISH = "en"
"""The language that all others are translated from, and that has every message."""
LOCALES = {"en": "en-GB", "fr": "fr-FR", "es": "es-ES", "ar": "ar-MA", "ja": "ja-JP"}
"""The folders of languages, and whose habits each follows in numbers and lists."""

_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=(.*(?:\n(?:[ }].*)?)*)", re.MULTILINE)
_ATTRIBUTE = re.compile(r"\n +\.([\w-]+) *=")

Entry = dict[str, str]
"""A message as it is written: its text by an empty name, if it has one, and its attributes by
theirs."""


def language_of(tag: str) -> str | None:
    """The language of a tag, such as `fr-CA` or `fr_FR.UTF-8`, if there is it."""
    code = re.split(r"[-_.@]", tag)[0].lower()
    return code if code in LOCALES else None


@cache
def entries(language: str, catalog: str) -> dict[str, Entry]:
    """The messages of a catalog by their names; what a language lacks is English, piece by piece.

    KeyError if there is no such language, FileNotFoundError if there is no such catalog.
    """
    found = (
        {} if language == ENGLISH else {k: dict(v) for k, v in entries(ENGLISH, catalog).items()}
    )
    for name, entry in own(language, catalog).items():
        found[name] = {**found.get(name, {}), **entry}
    return found


def own(language: str, catalog: str) -> dict[str, Entry]:
    """What a language has of a catalog itself: of one that it lacks, nothing."""
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


@cache
def text_of(language: str, catalog: str) -> str:
    """A catalog as one text, without comments."""
    return "".join(
        f"{name} ={entry.get('', '')}"
        + "".join(f"\n    .{form} ={text}" for form, text in entry.items() if form)
        + "\n"
        for name, entry in entries(language, catalog).items()
    )
