"""The rulebooks: numbered clauses, each with examples that run.

`docs/rulebook.md` describes the format of the files beside this one. An example is a test, a
diagram on the rule page, and the answer to "why?" at a table.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from html import escape
from importlib.resources import files
from typing import Any

from rondas.games import Kit, find
from rondas.rulebook.examples import Example, Played, RulebookError, address_of
from rondas.rulebook.markup import block_html, blocks
from rondas.rulebook.translation import SOURCE, Translation
from rondas.rules.message import say
from rondas.tables.frames import frames
from rondas.text import within

__all__ = [
    "Clause", "Example", "Played", "Rulebook", "RulebookError", "Section", "load", "parse",
    "to_json",
]  # fmt: skip

Json = dict[str, Any]

DECISION = "**Decision**"
"""The mark of what a source leaves open. What follows it in a paragraph of a clause can be folded,
but not all of a clause; paragraphs that begin with it come last."""

ENGLISH = Translation(SOURCE, {})
"""The rulebook as written."""

_SECTION = re.compile(r"## (?:([A-Z]{2}-\d+) )?(\S.*)")
_CLAUSE = re.compile(r"- ([A-Z]{2}-\d+\.\d+) (.*)")
_EXAMPLE = re.compile(r"```example ([A-Z]{2}-\d+\.\d+) (\S.*)")


@dataclass(frozen=True, slots=True)
class Clause:
    """One numbered clause."""

    id: str
    html: str
    decision: bool
    """Whether it settles something that the source leaves open."""
    examples: tuple[Example, ...]


@dataclass(frozen=True, slots=True)
class Section:
    """A section: its own text, if any, and its clauses."""

    id: str
    title: str
    html: str
    clauses: tuple[Clause, ...]


@dataclass(frozen=True, slots=True)
class Rulebook:
    """The rules of one game."""

    game: Kit
    title: str
    intro: str
    """HTML."""
    sections: tuple[Section, ...]
    texts: Mapping[str, str]
    """All texts to translate: English, by place, in reading order."""
    untranslated: frozenset[str]
    """The places without a valid translation, where English stands."""

    def clauses(self) -> Iterator[Clause]:
        """All clauses in order."""
        for section in self.sections:
            yield from section.clauses

    def examples(self) -> Iterator[Example]:
        """All examples in the order of their clauses."""
        for clause in self.clauses():
            yield from clause.examples


def load(game_id: str, translation: Translation = ENGLISH) -> Rulebook:
    """The rulebook of a game; ValueError for an unknown game, RulebookError if it has none."""
    game = find(game_id)
    file = files(__name__).joinpath(f"{game.id}.md")
    if not file.is_file():
        raise RulebookError(f"{game.id}.md: there is no rulebook of this game")
    return parse(file.read_text("utf-8"), game, translation)


def parse(text: str, game: Kit, translation: Translation = ENGLISH) -> Rulebook:
    """Read a rulebook. RulebookError names the line; the examples are read, not run."""
    return _Reader(text, game, translation).rulebook()


class _Reader:
    """A reader that gathers the text of each part first, because links need all numbers."""

    def __init__(self, text: str, game: Kit, translation: Translation) -> None:
        self.game = game
        self.translation = translation
        self.english: dict[str, str] = {}
        """All texts requested in another language, by place."""
        self.untranslated: set[str] = set()
        self.number = 0
        self.title = ""
        self.sections: list[tuple[str, str]] = []
        """Id and title of each section."""
        self.of: dict[str, list[str]] = {}
        """The clauses of each section."""
        self.texts: dict[str, tuple[int, list[str]]] = {"": (0, [])}
        """The line at which the text of each section and clause begins, and its lines; "" is the
        intro."""
        self.examples: dict[str, list[tuple[str, tuple[tuple[int, str], ...]]]] = {}
        """For each clause: titles and lines of its examples."""
        self.at = ""
        lines = enumerate(text.split("\n"), 1)
        try:
            for self.number, line in lines:
                self._line(line, lines)
        except ValueError as error:
            raise RulebookError(f"{game.id}.md, line {self.number}: {error}") from None

    def _line(self, line: str, lines: Iterator[tuple[int, str]]) -> None:
        if line.startswith("# "):
            self.title = line[2:].strip()
        elif found := _SECTION.fullmatch(line):
            self._section(found[1], found[2])
        elif found := _CLAUSE.fullmatch(line):
            self._clause(found[1], found[2])
        elif found := _EXAMPLE.fullmatch(line):
            self._example(found[1], found[2], lines)
        elif line.startswith(("#", "```", "- " + self.game.rules.prefix)):
            raise ValueError(f"neither section, clause nor example: {line}")
        else:
            self.texts[self.at][1].append(line)

    def _section(self, number: str | None, title: str) -> None:
        if number and number != f"{self.game.rules.prefix}-{len(self.sections) + 1}":
            raise ValueError(f"section {number} comes out of order")
        name = number or title.lower().replace(" ", "-")
        self.sections.append((name, title))
        self.of[name] = []
        self._begin(name, "")

    def _clause(self, number: str, text: str) -> None:
        section = self.sections[-1][0] if self.sections else ""
        due = f"{section}.{len(self.of[section]) + 1}" if section else "a section"
        if number != due:
            raise ValueError(f"clause {number} comes out of order: {due} is due")
        self.of[section].append(number)
        self.examples[number] = []
        self._begin(number, text)

    def _begin(self, name: str, text: str) -> None:
        self.at = name
        self.texts[name] = (self.number, [text])

    def _example(self, clause: str, title: str, lines: Iterator[tuple[int, str]]) -> None:
        if clause not in self.examples:
            raise ValueError(f"an example of {clause} before the clause itself")
        body = []
        for number, line in lines:
            if line == "```":
                break
            if line.strip():
                body.append((number, line.strip()))
        else:
            raise ValueError(f"the example of {clause} has no end")
        self.examples[clause].append((title, tuple(body)))

    def rulebook(self) -> Rulebook:
        title, intro = self._said("title", self.title), self._html("")
        sections = tuple(
            Section(
                name,
                self._said(f"{name} title", title),
                self._html(name),
                tuple(map(self._clause_made, self.of[name])),
            )
            for name, title in self.sections
        )
        untranslated = frozenset(self.untranslated)
        return Rulebook(self.game, title, intro, sections, self.english, untranslated)

    def _clause_made(self, clause: str) -> Clause:
        decision = any(DECISION in line for line in self.texts[clause][1])
        html = self._html(clause)
        examples = tuple(
            self._example_made(clause, n, title, lines)
            for n, (title, lines) in enumerate(self.examples[clause])
        )
        return Clause(clause, html, decision, examples)

    def _example_made(
        self, clause: str, n: int, title: str, lines: tuple[tuple[int, str], ...]
    ) -> Example:
        address = address_of(clause, n)
        title = self._said(f"{address} title", title)
        parted = [line.partition(" ") for _, line in lines]
        english = [words for kind, _, words in parted if kind == "#"]
        captions = tuple(
            self._said(f"{address} caption {number}", text)
            for number, text in enumerate(english, 1)
        )
        return Example(self.game, clause, n, title, lines, captions)

    def _said(self, place: str, english: str) -> str:
        """A text in the language of the translation, or in English if it has no valid one."""
        self.english[place] = english
        said = self.translation.of(place, english)
        if said is None and self.translation.language != SOURCE:
            self.untranslated.add(place)
        return said or english

    def _html(self, name: str) -> str:
        number, lines = self.texts[name]
        whole, html, decided = name or "intro", "", ""
        folds = name in self.examples and self.translation.fold
        with within(f"{self.game.id}.md, {name} in line {number}", RulebookError):
            for n, english in enumerate(blocks("\n".join(line.strip() for line in lines)), 1):
                place = whole if n == 1 and name in self.examples else f"{whole}/{n}"
                said, mark, decision = self._said(place, english), "", ""
                is_last = english.startswith(DECISION) and n > 1
                if folds and (is_last or 0 < english.find(DECISION) == english.find("**")):
                    said, mark, decision = said.partition("**")
                html += self._block(place, said.rstrip())
                decided += self._block(place, mark + decision)
        if decided:
            fold = escape(self.translation.fold, quote=False)
            decided = f'<details class="decisions"><summary>{fold}</summary>{decided}</details>'
        return html + decided

    def _block(self, place: str, text: str) -> str:
        """Return a paragraph or a list as HTML, marked where it is not translated."""
        if not text:
            return ""
        if place not in self.untranslated:
            return block_html(text, self.texts)
        html = block_html(text, self.texts, f' lang="{SOURCE}" dir="ltr"')
        mark = escape(self.translation.mark, quote=False)
        return html + (mark and f'<p class="untranslated"><small>{mark}</small></p>')


def to_json(rulebook: Rulebook) -> dict[str, Any]:
    """Return the rulebook with its examples played, as the rule page needs it."""
    return {
        "id": rulebook.game.id,
        "title": rulebook.title,
        "untranslated": sorted(rulebook.untranslated),
        "credit": say("credit"),
        "intro": rulebook.intro,
        "sections": [
            {
                "id": section.id,
                "title": section.title,
                "html": section.html,
                "clauses": [
                    {
                        "id": clause.id,
                        "html": clause.html,
                        "decision": clause.decision,
                        "optional": rulebook.texts[clause.id].startswith("Option `"),
                        "examples": [_example_json(example) for example in clause.examples],
                    }
                    for clause in section.clauses
                ],
            }
            for section in rulebook.sections
        ],
    }


def _example_json(example: Example) -> dict[str, Any]:
    numbers = tuple(str(number) for number in range(len(example.words)))
    played, shown = _shown(replace(example, title="", words=numbers))
    return {
        "id": example.address,
        "n": example.n,
        "title": example.title,
        "start": played.start,
        "turn": played.turn,
        "marked": played.still,
        "shows": played.shows,
        "record": played.record.write(),
        "frames": shown,
        "captions": {
            str(step): " ".join(example.words[int(number)] for number in said.split())
            for step, said in played.captions.items()
        },
    }


@cache
def _shown(example: Example) -> tuple[Played, list[Json]]:
    """Play an example whose captions are their numbers, and return what is shown of it. The result
    is the same in every language, and slow to make."""
    played = example.run()
    return played, frames(played.record, None, True, None)[played.start :]
