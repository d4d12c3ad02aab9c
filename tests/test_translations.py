"""Rulebooks in other languages: their files, what of them is shown, and that they say the same."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Sequence
from io import BytesIO
from pathlib import Path

import pytest
from babel.messages.pofile import read_po

from rondas.games import all_games, find
from rondas.rulebook import RulebookError, parse, to_json, translation
from rondas.rulebook.translation import Entry, Translation, read
from rondas.words import catalogs
from rondas.words.wording import bundle_of, resource_of
from tools import catalog_syntax, translations

LOCALE = Path(__file__).parent.parent / "py/rondas/locale"
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
msgstr ""

#~ msgctxt "SR-1.4"
#~ msgid "Four"
#~ msgstr "Quatre"
"""


def as_babel_reads(text: str) -> dict[str | None, tuple[str, str, bool]]:
    found = [each for each in read_po(BytesIO(text.encode())) if each.id]
    return {each.context: (str(each.id), str(each.string), each.fuzzy) for each in found}


def as_we_read(text: str) -> dict[str | None, tuple[str, str, bool]]:
    return {place: (e.english, e.text, e.fuzzy) for place, e in read(text).items()}


def test_files_are_read_as_gettext_has_them() -> None:
    files = [*LOCALE.glob("*/rulebook/*.po")]
    assert len(files) > 12
    for text in (PO, *(file.read_text("utf-8") for file in files)):
        assert as_we_read(text) == as_babel_reads(text)
    assert read(PO)["SR-1.1"] == Entry('One "two"\n- three \\ four', "Un\t« deux »", fuzzy=False)
    assert as_we_read("") == {}


@pytest.mark.parametrize(
    ("entry", "fault"),
    [('msgctxt "a"\nmsgid "b"\nmsgstr c', "msgstr c"), ('"Stray"', '"Stray"'),
     ('msgid "b"\nmsgid_plural "c"', 'msgid_plural "c"'),
     ('msgctxt "a"\nmsgid "b"\nmsgstr "c"d"', 'msgstr "c"d"')],
)  # fmt: skip
def test_files_that_cannot_be_read(
    entry: str, fault: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(f'entry 1: not understood: {fault}')}$"):
        read(entry)
    folder = tmp_path / "locale/fr/rulebook"
    folder.mkdir(parents=True)
    (folder / "rounds.po").write_text(entry, "utf-8")
    monkeypatch.setattr(translation, "files", lambda _: tmp_path)
    with pytest.raises(ValueError, match=r"^fr/rulebook/rounds\.po: entry 1: not understood: "):
        translation.load("rounds", "fr")
    assert translation.load("baronda", "fr").entries == {}


BOOK = """# Ronda

Introduction.

## SR-1 Players
This is for all.

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
    "SR-1/1": ("This is for all.", "Pour tous."),
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
    entries = {**{place: Entry(*texts) for place, texts in FRENCH.items()}, **other}
    left = {place: entry for place, entry in entries.items() if entry}
    return Translation("fr", left, "Pas encore traduit.")


def test_a_rulebook_in_another_language() -> None:
    """Words are the language's; addresses, and what is a decision, are the book's."""
    book = parse(BOOK, find("steere-ronda"), french())
    english = {place: english for place, (english, _) in FRENCH.items()}
    assert [*book.texts.items()] == [*english.items()]
    assert book.untranslated == frozenset()
    assert (book.title, book.intro) == ("La ronda", "<p>Une introduction.</p>")
    first, notation = book.sections
    assert (first.id, first.title, first.html) == ("SR-1", "Joueurs", "<p>Pour tous.</p>")
    assert (notation.id, notation.title) == ("notation", "Écriture")
    assert notation.html == "<ul><li>à</li><li>bé</li></ul>"
    one, two = first.clauses
    assert (one.decision, two.decision) == (True, False)
    assert one.html == (
        '<p><strong>Décision</strong> : un (<a href="#SR-1.2">SR-1.2</a>の).</p><p>Encore.</p>'
    )
    (example,) = two.examples
    assert example.title == "Un titre"
    assert [*example.run().captions.values()] == ["Premier.", "Second."]
    assert parse(BOOK, find("steere-ronda")).texts == book.texts
    assert to_json(book)["untranslated"] == []


@pytest.mark.parametrize("entry", [
    None, Entry("Two.", ""), Entry("Two.", "Deux.", fuzzy=True), Entry("Two, or 3.", "Deux ou 3."),
], ids=["missing", "empty", "fuzzy", "stale"])  # fmt: skip
def test_what_has_no_words_that_hold_is_english_with_a_mark(entry: Entry | None) -> None:
    book = parse(BOOK, find("steere-ronda"), french(**{"SR-1.2": entry}))
    assert book.untranslated == {"SR-1.2"}
    one, two = book.sections[0].clauses
    assert "Décision" in one.html
    assert two.html == (
        '<p lang="en" dir="ltr">Two.</p>'
        '<p class="untranslated"><small>Pas encore traduit.</small></p>'
    )
    wrong = french(**{"SR-1.2": Entry("Two.", "Voir SR-9.9.")})
    with pytest.raises(RulebookError, match=r"SR-1\.2 in line 12: there is no SR-9\.9$"):
        parse(BOOK, find("steere-ronda"), wrong)


@pytest.mark.parametrize("language", translations.OTHERS)
def test_nothing_is_wrong(language: str) -> None:
    """No message is shown in English or asks for what nobody passes; all clauses keep their
    numbers, links and codes."""
    found = [*translations.missing(language), *translations.wrong(language)]
    for game in all_games():
        found += translations.wrong_clauses(game, language)
    assert found == []


SHELF = {
    "en/cards.ftl": "card = { $rank }\n    .the = the { $rank }\n",
    "en/common.ftl": "you = you\npoints = { $n } points\n",
    "en/page.ftl": """
# $seat has won it.
won = { $seat } wins { $n } points with { $card_the }.
undo = Undo
    .title = Take it <code>back</code>
link = See <a data-l10n-name="rules">the rules</a>.
""",
    "fr/cards.ftl": "card = { $rank }\n    .with = au { $rank }\n",
    "fr/common.ftl": "you = vous\npoints = { $n } points\n",
    "fr/page.ftl": """
won = { $seat_is ->
        [you] Gagné, { $n } points { $card_with }.
       *[other] { $seat } gagne { $n } points { $card_with }.
    }
undo = Annuler
    .title = Reprendre (<code>back</code>)
link = Voir <a data-l10n-name="rules">les règles</a>.
""",
}


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., None]]:
    """Puts these catalogs in the place of ours, each of them whole or with one text for another."""
    syntax = catalog_syntax.patterns, catalog_syntax.known, catalog_syntax.closure
    cached = (catalogs.entries, catalogs.text_of, resource_of, bundle_of, *syntax)

    def put(name: str = "", old: str = "", new: str = "") -> None:
        for path, text in SHELF.items():
            file = tmp_path / "locale" / path
            if not file.exists() or path == name:
                file.parent.mkdir(parents=True, exist_ok=True)
                before = file.read_text("utf-8") if file.exists() else text
                assert old in before
                file.write_text(before.replace(old, new), "utf-8")
        for each in cached:
            each.cache_clear()

    monkeypatch.setattr(catalogs, "files", lambda _: tmp_path)
    monkeypatch.setattr(translations, "LOCALE", tmp_path / "locale")
    put()
    yield put
    monkeypatch.undo()
    for each in cached:
        each.cache_clear()


WRONG = [
    ("page", "$n }", "$number }", "won: asks for $number; given is $card_the, $n, $seat"),
    ("page", "{ $card_with }", "{ $card_of }",
     "won: asks for $card_of; given is $card_the, $n, $seat"),
    ("page", "Annuler", "{ $n }", "undo: asks for $n; given is nothing"),
    ("page", "Annuler", "{ redo }", "undo: page: undo mentions redo"),
    ("page", '="rules"', '="rule"', "link: other elements than in English: ['rule', 'rules']"),
    ("page", "<code>back</code>", "back", "undo: other code than in English: ['back']"),
    ("common", "vous", "vous\nthey = ils", "they: English has no such message"),
]  # fmt: skip


@pytest.mark.parametrize(("catalog", "old", "new", "fault"), WRONG)
def test_messages_that_cannot_be_said(
    shelf: Callable[..., None], catalog: str, old: str, new: str, fault: str
) -> None:
    assert list(translations.wrong("fr")) == []
    shelf(f"fr/{catalog}.ftl", old, new)
    assert list(translations.wrong("fr")) == [f"{catalog}:{fault}"]


def test_messages_that_are_missing_or_stale(shelf: Callable[..., None]) -> None:
    def stale(looked_at: Sequence[str] | None = None) -> list[str]:
        """Return what is stale, after an update if given the names of messages that are right."""
        if looked_at is not None:
            found = translations.updated("fr", [*looked_at])
            file = translations.LOCALE / "fr" / translations.SOURCES
            file.write_text(json.dumps(found), "utf-8")
        return list(translations.stale("fr"))

    assert list(translations.missing("fr")) == []
    shelf("fr/page.ftl", "    .title = Reprendre (<code>back</code>)\n", "")
    shelf("fr/common.ftl", "you = vous\n", "")
    assert list(translations.missing("fr")) == ["common:you", "page:undo.title"]
    assert stale([]) == []
    shelf("en/page.ftl", "wins { $n }", "wins\n        { $n }")
    assert stale() == [], "a line that ends elsewhere says the same"
    shelf("en/page.ftl", "with", "by")
    shelf("en/page.ftl", "Undo", "Take back")
    assert stale() == ["page:won", "page:undo"]
    assert stale([]) == ["page:won", "page:undo"], "nobody has looked at them"
    shelf("fr/page.ftl", "Annuler", "Reprendre")
    assert stale() == ["page:won"]
    assert stale(["page:won"]) == []


def test_rulebook_files_brought_up_to_date(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A valid translation stays. One made from another text is fuzzy beside that text, also for
    editors. A clause keeps its translation under another number."""
    texts = {**FRENCH, "SR-1.1": ("**Decision**: one.", "**Décision** : un.")}
    texts["SR-1.1/2"] = texts.pop("SR-1.2")
    file = tmp_path / "fr/rulebook/steere-ronda.po"
    file.parent.mkdir(parents=True)
    parts = [f'msgctxt "{place}"\nmsgid {json.dumps(english)}\nmsgstr "{french}"\n'
             for place, (english, french) in texts.items() if "\n" not in english]  # fmt: skip
    file.write_text("\n".join(parts), "utf-8")
    kit = find("steere-ronda")
    had = Translation("fr", read(file.read_text("utf-8")))
    monkeypatch.setattr(translations, "LOCALE", tmp_path)
    monkeypatch.setattr(translation, "load", lambda game, language: had)
    monkeypatch.setattr(translations, "load", lambda game, made=had: parse(BOOK, kit, made))
    open_clauses = translations.open_clauses("steere-ronda", "fr")
    assert open_clauses == (["SR-1.2", "notation/1"], ["SR-1.1", "SR-1.1/2"])
    text = translations.merged("steere-ronda", "fr")
    assert as_we_read(text) == as_babel_reads(text)
    found = read(text)
    assert [*found] == [*FRENCH]
    assert found["title"] == Entry("Ronda", "La ronda")
    assert found["SR-1.1"] == Entry(FRENCH["SR-1.1"][0], "**Décision** : un.", fuzzy=True)
    assert found["SR-1.2"] == Entry("Two.", "Deux.")
    assert found["SR-1.1/2"] == Entry("More of it.", "Deux.", fuzzy=True)
    assert '#, fuzzy\n#| msgid "**Decision**: one."\nmsgctxt "SR-1.1"\n' in text
    file.write_text(text, "utf-8")
    assert translations.merged("steere-ronda", "fr") == text


def test_clauses_that_do_not_fit(monkeypatch: pytest.MonkeyPatch) -> None:
    book = BOOK.replace("Two.", "Two: `two`, **b**, [site](https://a.example/).")
    english = parse(book, find("steere-ronda")).texts
    entries = {place: Entry(text, text) for place, text in english.items()}
    entries["SR-1.1"] = Entry(english["SR-1.1"], "**Décision** : un.")
    entries["SR-1.2"] = Entry(english["SR-1.2"], "Deux [site](https://b.example/).")
    entries["SR-1.9"] = Entry("Nine", "Neuf")
    made = Translation("fr", entries)
    monkeypatch.setattr(translation, "load", lambda game, language: made)
    monkeypatch.setattr(translations, "load", lambda game, t: parse(book, find("steere-ronda"), t))
    assert list(translations.wrong_clauses("x", "fr")) == [
        "x.po: SR-1.9: the rulebook has no such place",
        "x.po: SR-1.1: other clauses than in English: ['SR-1.2'], []",
        "x.po: SR-1.2: other links than in English: ['https://a.example/'], ['https://b.example/']",
        "x.po: SR-1.2: other bold words than in English: ['**', '**'], []",
        "x.po: SR-1.2: lacks `two`",
    ]
