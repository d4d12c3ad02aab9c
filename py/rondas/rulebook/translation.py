"""Rulebooks in other languages: `locale/<language>/rulebook/<game>.po`, files of gettext.

An entry has the place in the rulebook as its context (`RO-3.4`, `RO-3.4 caption 1`), the English
text it was made from, and that text in the other language. It holds as long as the rulebook says
exactly this, and is not marked as fuzzy: a clause is never shown in an older version.

The files are read here because the build has no Python packages, and the terminal no Node.
"""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib.resources import files

_QUOTED = r'"(?:[^"\\]|\\.)*"'
_STRING = re.compile(rf"(?:(msgctxt|msgid|msgstr)\s+)?({_QUOTED})")
SOURCE = "en"
"""The language in which the rulebooks are written."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A text, and what it was made from."""

    english: str
    text: str
    fuzzy: bool = False
    """Whether somebody has yet to look at it again."""
    previous: str = ""
    """Of one that is fuzzy: the English text that it was made from."""


@dataclass(frozen=True, slots=True)
class Translation:
    """What a rulebook says in a language."""

    language: str
    entries: Mapping[str, Entry]
    """By their places."""
    mark: str = ""
    """Words that stand beside what is still in English."""

    def of(self, place: str, english: str) -> str | None:
        """The text for a place whose English text is this one; None if there is none that holds."""
        entry = self.entries.get(place)
        holds = entry and entry.english == english and entry.text and not entry.fuzzy
        return entry.text if entry and holds else None


def read(text: str) -> dict[str, Entry]:
    """The entries of a PO file by their contexts; ValueError for one that cannot be read."""
    found = {}
    for number, part in enumerate(re.split(r"\n\s*\n", text.strip()), 1):
        entry = {"msgctxt": "", "msgid": "", "msgstr": ""}
        for name, string in _strings(part, number):
            entry[name] += string
        fuzzy = re.search(r"^#,.*\bfuzzy\b", part, re.MULTILINE) is not None
        before = re.findall(rf"^#\| (?:msgid )?({_QUOTED})$", part, re.MULTILINE)
        previous = "".join(map(ast.literal_eval, before)) if fuzzy else ""
        if entry["msgctxt"]:
            found[entry["msgctxt"]] = Entry(entry["msgid"], entry["msgstr"], fuzzy, previous)
    return found


def write(language: str, entries: Mapping[str, Entry]) -> str:
    """A PO file with these entries, in this order."""
    header = f"Content-Type: text/plain; charset=UTF-8\nLanguage: {language}\n"
    parts = [f'msgid ""\nmsgstr {_quoted(header)}\n']
    for place, entry in entries.items():
        marks = f"#, fuzzy\n#| msgid {_quoted(entry.previous)}\n" if entry.fuzzy else ""
        strings = {"msgctxt": place, "msgid": entry.english, "msgstr": entry.text}
        parts.append(marks + "".join(f"{key} {_quoted(text)}\n" for key, text in strings.items()))
    return "\n".join(parts)


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def _strings(part: str, number: int) -> Iterator[tuple[str, str]]:
    name = ""
    for line in part.split("\n"):
        if line.startswith("#") or not line.strip():
            continue
        string = _STRING.fullmatch(line.strip())
        if not string or not (name := string[1] or name):
            raise ValueError(f"entry {number}: not understood: {line}")
        yield name, ast.literal_eval(string[2])


def load(game_id: str, language: str, mark: str = "") -> Translation:
    """What there is of a game's rulebook in a language, which may be nothing."""
    folder = files("rondas").joinpath("locale", language, "rulebook")
    file = folder.joinpath(f"{game_id}.po")
    try:
        entries = read(file.read_text("utf-8")) if file.is_file() else {}
    except ValueError as error:
        raise ValueError(f"{language}/rulebook/{game_id}.po: {error}") from None
    return Translation(language, entries, mark)
