"""Rulebooks in other languages: their files, what of them is shown, and that they say the same."""

from __future__ import annotations

import re
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

import pytest
from babel.messages.pofile import read_po

from rondas.games import find
from rondas.rulebook import RulebookError, load, parse, to_json, translation
from rondas.rulebook.translation import Entry, Translation, read

LOCALE = Path(__file__).parent.parent / "py/rondas/locale"
every_rulebook = pytest.mark.parametrize(
    ("language", "game"),
    [(path.parent.parent.name, path.stem) for path in sorted(LOCALE.glob("*/rulebook/*.po"))],
)

# As editors write it: a header, lines that go on, quotes, comments, what is out of use.
PO = r"""# The rules of Ronda
msgid ""
msgstr ""
"Language: fr\n"
"Content-Type: text/plain; charset=utf-8\n"

#. for the translator
#: ronda.md:3
msgctxt "SR-1.1"
msgid ""
"One "
"\"two\"\n"
"- three \\ four"
msgstr "Un\t« deux »"

#, fuzzy, no-wrap
#| msgid "Two."
msgctxt "SR-1.2"
msgid "2"
msgstr "Deux."

msgctxt "SR-1.3"
msgid "Three"
msgstr ""

#~ msgctxt "SR-1.4"
#~ msgid "Four"
#~ msgstr "Quatre"
"""


def as_babel_reads(text: str) -> dict[str | None, tuple[str, str, bool]]:
    return {
        each.context: (str(each.id), str(each.string), each.fuzzy)
        for each in read_po(BytesIO(text.encode()))
        if each.id
    }


def as_we_read(text: str) -> dict[str | None, tuple[str, str, bool]]:
    return {place: (e.english, e.text, e.fuzzy) for place, e in read(text).items()}


def test_files_are_read_as_gettext_has_them() -> None:
    assert as_we_read(PO) == as_babel_reads(PO)
    assert read(PO)["SR-1.1"] == Entry('One "two"\n- three \\ four', "Un\t« deux »", fuzzy=False)
    assert as_we_read("") == {}


@every_rulebook
def test_rulebook_files(language: str, game: str) -> None:
    text = (LOCALE / language / f"rulebook/{game}.po").read_text("utf-8")
    assert as_we_read(text) == as_babel_reads(text)


@pytest.mark.parametrize(
    ("entry", "fault"),
    [
        ('msgctxt "a"\nmsgid "b"\nmsgstr c', "entry 1: not understood: msgstr c"),
        ('"Stray"', 'entry 1: not understood: "Stray"'),
        ('msgid "b"\nmsgid_plural "c"', 'entry 1: not understood: msgid_plural "c"'),
        ('msgctxt "a"\nmsgid "b"\nmsgstr "c"d"', 'entry 1: not understood: msgstr "c"d"'),
    ],
)
def test_files_that_cannot_be_read(entry: str, fault: str) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(fault)}$"):
        read(entry)


BOOK = """# Ronda

Introduction.

## SR-1 Players
What holds for all.

- SR-1.1 **Decision**: one, see
  SR-1.2.

  More of it.
- SR-1.2 Two.

```example SR-1.2 A title
option hands 1
* dealer 2
* deck 12O 1C 7E …
# First.
0 play 12O
# Second.
```

## Notation
- a
- b
"""
FRENCH = {
    "title": ("Ronda", "La ronda"),
    "intro/1": ("Introduction.", "Une introduction."),
    "SR-1 title": ("Players", "Joueurs"),
    "SR-1/1": ("What holds for all.", "Pour tous."),
    "SR-1.1": ("**Decision**: one, see SR-1.2.", "**Décision** : un (SR-1.2の)."),
    "SR-1.1/2": ("More of it.", "Encore."),
    "SR-1.2": ("Two.", "Deux."),
    "SR-1.2 title": ("A title", "Un titre"),
    "SR-1.2 caption 1": ("First.", "Premier."),
    "SR-1.2 caption 2": ("Second.", "Second."),
    "notation title": ("Notation", "Écriture"),
    "notation/1": ("- a\n- b", "- à\n- bé"),
}


def french(**other: Entry | None) -> Translation:
    """The book in French, but for these: entries by their places, None for one that is missing."""
    entries = {place: Entry(*texts, fuzzy=False) for place, texts in FRENCH.items()}
    entries |= {place: entry for place, entry in other.items() if entry}
    left = {place: each for place, each in entries.items() if other.get(place, each)}
    return Translation("fr", left, "Pas encore traduit.")


def test_a_rulebook_in_another_language() -> None:
    """Words are the language's; addresses, and what is a decision, are the book's."""
    book = parse(BOOK, find("steere-ronda"), french())
    assert [*book.texts] == [*FRENCH]
    assert book.texts == {place: english for place, (english, _) in FRENCH.items()}
    assert book.untranslated == frozenset()
    assert book.title == "La ronda"
    assert book.intro == "<p>Une introduction.</p>"
    first, notation = book.sections
    assert (first.id, first.title, first.html) == ("SR-1", "Joueurs", "<p>Pour tous.</p>")
    assert (notation.id, notation.title) == ("notation", "Écriture")
    assert notation.html == "<ul><li>à</li><li>bé</li></ul>"
    one, two = first.clauses
    assert one.decision
    assert not two.decision
    assert one.html == (
        '<p><strong>Décision</strong> : un (<a href="#SR-1.2">SR-1.2</a>の).</p><p>Encore.</p>'
    )
    (example,) = two.examples
    assert (example.title, [*example.run().captions.values()]) == (
        "Un titre",
        ["Premier.", "Second."],
    )
    assert parse(BOOK, find("steere-ronda")).texts == book.texts
    assert to_json(book)["untranslated"] == []


@pytest.mark.parametrize(
    "entry",
    [
        None,
        Entry("Two.", "", fuzzy=False),
        Entry("Two.", "Deux.", fuzzy=True),
        Entry("Two, or three.", "Deux ou trois.", fuzzy=False),
    ],
    ids=["missing", "empty", "fuzzy", "stale"],
)
def test_what_has_no_words_that_hold_is_english_with_a_mark(entry: Entry | None) -> None:
    book = parse(BOOK, find("steere-ronda"), french(**{"SR-1.2": entry}))
    assert book.untranslated == {"SR-1.2"}
    one, two = book.sections[0].clauses
    assert "Décision" in one.html
    assert two.html == (
        '<p lang="en" dir="ltr">Two.</p>'
        '<p class="untranslated"><small>Pas encore traduit.</small></p>'
    )


def test_a_translation_that_names_a_clause_that_is_not_there() -> None:
    wrong = french(**{"SR-1.2": Entry("Two.", "Voir SR-9.9.", fuzzy=False)})
    with pytest.raises(RulebookError, match=r"SR-1\.2 in line 12: there is no SR-9\.9$"):
        parse(BOOK, find("steere-ronda"), wrong)


def test_a_file_that_is_broken_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "locale/fr/rulebook"
    folder.mkdir(parents=True)
    (folder / "rounds.po").write_text("msgid x\n", "utf-8")
    monkeypatch.setattr(translation, "files", lambda _: tmp_path)
    with pytest.raises(ValueError, match=r"^fr/rulebook/rounds\.po: entry 1: not understood: "):
        translation.load("rounds", "fr")
    assert translation.load("baronda", "fr").entries == {}


# What translations have in common with their English text, each by a pattern.
SAME = {
    "clauses": r"(?<![A-Za-z])[A-Z]{2}-\d+(?:\.\d+)?",
    "links": r"\]\(([^)]*)\)",
    "items of a list": r"(?m)^- ",
    "bold words": r"\*\*",
}


def differences(game: str, language: str) -> Iterator[str]:
    book = load(game, translation.load(game, language))
    entries = translation.load(game, language).entries
    for place, english in book.texts.items():
        if place in book.untranslated:
            continue
        text = entries[place].text
        for what, pattern in SAME.items():
            ours, theirs = (sorted(re.findall(pattern, each, re.ASCII)) for each in (english, text))
            if ours != theirs:
                yield f"{place}: {what}: {ours}, {theirs}"
        code = {*re.findall(r"`[^`]*`", english)} - {*re.findall(r"`[^`]*`", text)}
        if code:
            yield f"{place}: lacks {code}"


@every_rulebook
def test_translations_keep_numbers_links_and_codes(language: str, game: str) -> None:
    assert list(differences(game, language)) == []
