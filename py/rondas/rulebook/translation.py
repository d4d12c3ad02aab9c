"""Rulebooks in other languages: `locale/<language>/rulebook/<game>.po`, in gettext format.

The context of an entry is its place in the rulebook (`RO-3.4`, `RO-3.4 caption 1`); then come the
English text that was translated, and the translation. It is valid while the rulebook has exactly
this text and the entry is not fuzzy, so readers never see an outdated clause. This module reads the
files itself, because the build has no Python packages and the terminal no Node;
`tools/translations.py` writes them with polib.
"""

import ast
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib.resources import files

from rondas.text import within

_QUOTED = r'"(?:[^"\\]|\\.)*"'
_STRING = re.compile(rf"(?:(msgctxt|msgid|msgstr)\s+)?({_QUOTED})")
SOURCE = "en"
"""The language in which the rulebooks are written."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A text, and its source."""

    english: str
    text: str
    fuzzy: bool = False
    """Whether somebody has yet to check it."""


@dataclass(frozen=True, slots=True)
class Translation:
    """A rulebook in a language."""

    language: str
    entries: Mapping[str, Entry]
    """The entries by place."""
    mark: str = ""
    """A remark beside texts that are still in English."""
    fold: str = ""
    """The line that opens the decisions of a clause. Without one they are not folded."""

    def of(self, place: str, english: str) -> str | None:
        """Return the valid translation of a place with this English text, or None."""
        entry = self.entries.get(place)
        holds = entry and entry.english == english and entry.text and not entry.fuzzy
        return entry.text if entry and holds else None


def read(text: str) -> dict[str, Entry]:
    """Return the entries of a PO file by context; ValueError for an unreadable one."""
    found = {}
    for number, part in enumerate(re.split(r"\n\s*\n", text.strip()), 1):
        entry = {"msgctxt": "", "msgid": "", "msgstr": ""}
        for name, string in _strings(part, number):
            entry[name] += string
        fuzzy = re.search(r"^#,.*\bfuzzy\b", part, re.MULTILINE) is not None
        if entry["msgctxt"]:
            found[entry["msgctxt"]] = Entry(entry["msgid"], entry["msgstr"], fuzzy)
    return found


def _strings(part: str, number: int) -> Iterator[tuple[str, str]]:
    name = ""
    for line in part.split("\n"):
        if line.startswith("#") or not line.strip():
            continue
        string = _STRING.fullmatch(line.strip())
        if not string or not (name := string[1] or name):
            raise ValueError(f"entry {number}: not understood: {line}")
        yield name, ast.literal_eval(string[2])


def load(game_id: str, language: str, mark: str = "", fold: str = "") -> Translation:
    """Return the translation of a game's rulebook, which may be empty."""
    folder = files("rondas").joinpath("locale", language, "rulebook")
    file = folder.joinpath(f"{game_id}.po")
    with within(f"{language}/rulebook/{game_id}.po"):
        entries = read(file.read_text("utf-8")) if file.is_file() else {}
    return Translation(language, entries, mark, fold)
