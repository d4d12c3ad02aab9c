"""The rulebooks: every clause is there and has an example, and every example holds."""

from __future__ import annotations

import inspect
import json
import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from rondas.__main__ import main
from rondas.games import Kit, find
from rondas.games._template import GAME as TEMPLATE
from rondas.records.record import read
from rondas.rulebook import DECISION, Example, RulebookError, load, parse, to_json
from rondas.rulebook.markup import block_html, blocks, inline
from rondas.rulebook.translation import SOURCE, Translation
from rondas.rulebook.translation import load as load_translation
from tests.node import TOP
from tests.playing import GAMES, every_game
from tools.deflate import inflated
from tools.explained import marked

DECIDED = {"BA-3.3", "MR-6.4", "MR-6.5", "MR-7.4", "MR-8.1", "RO-5.2", "RO-6.1", "RO-6.3", "RO-6.5"}


def all_examples() -> Iterator[Example]:
    for game in GAMES:
        # A rulebook that cannot be read fails the tests of the game, not their collection.
        with suppress(RulebookError):
            yield from load(game.id).examples()


@every_game
def test_every_clause_has_an_example(game: Kit) -> None:
    """And none is lost: every clause that the code names exists, and the code names the last clause
    of every section. (A gap in the numbers cannot be read; events are those of clauses by conform.)
    """
    rulebook = load(game.id)
    assert rulebook.title == game.rules.title
    *sections, notation = rulebook.sections
    assert notation.id == "notation"
    clauses = {clause.id: clause.examples for clause in rulebook.clauses()}
    assert [name for name, examples in clauses.items() if not examples] == []
    there = {*clauses, *(section.id for section in sections)}
    assert {option.rule for option in game.rules.options} <= there
    folder = Path(inspect.getfile(game.rules)).parent
    code = "".join(path.read_text("utf-8") for path in folder.glob("*.py"))
    named = {*re.findall(rf"\b{game.rules.prefix}-\d+(?:\.\d+)?", code)}
    assert named <= there, "not in the rules"
    last = {section.clauses[-1].id for section in sections}
    assert last <= named, "say in the code where it is kept"


@pytest.mark.parametrize(
    "example", [*all_examples()], ids=lambda each: f"{each.game.id} {each.address}"
)
def test_example(example: Example) -> None:
    played = example.run()
    assert 0 <= played.start <= len(played.record.moves)
    assert played.record.moves, "an example without a move shows nothing"
    assert example.run() == played
    assert read(json.dumps(played.record.write())) == played.record


@every_game
def test_json(game: Kit) -> None:
    """The data for the page: small enough, every frame painted, captions on existing frames."""
    written = to_json(load(game.id))
    assert len(json.dumps(written)) < 4_000_000
    for clause in (clause for section in written["sections"] for clause in section["clauses"]):
        for n, shown in enumerate(clause["examples"]):
            assert shown["n"] == n
            steps = [*range(shown["start"], len(shown["record"]["moves"]) + 1)]
            assert [frame["move"] for frame in shown["frames"]] == steps
            assert {*map(int, shown["captions"])} <= {*steps}


@every_game
def test_clauses_can_be_read(game: Kit) -> None:
    """No paragraph or item of a list is long, and in long clauses the decisions come last. Clauses
    on which the sources are silent, or say two things, tell what was decided."""
    for clause in load(game.id).clauses():
        first, *more = [
            text for place, text in load(game.id).texts.items()
            if re.fullmatch(rf"{re.escape(clause.id)}(/\d+)?", place)
        ]  # fmt: skip
        parts = [part for text in (first, *more) for part in text.split("\n- ")]
        assert max(len(part.split()) for part in parts) <= 100, clause.id
        assert clause.id not in DECIDED or DECISION in " ".join(parts), clause.id
        decisions = [text.startswith(DECISION) for text in more]
        assert decisions == sorted(decisions), clause.id
        if sum(len(part.split()) for part in parts) > 100:
            inside = [text for text in (first, *more) if DECISION in text[1:]]
            assert not inside, clause.id


def test_decisions_are_folded() -> None:
    """From the second paragraph of a clause on, where there is a line that opens them."""
    text = """# Ronda

## SR-1 Players
- SR-1.1 **Decision**: one.

  - case

  **Decision**: two.

  **Decision**: three.
- SR-1.2 Four.
"""

    def html(fold: str) -> list[str]:
        rulebook = parse(text, find("steere-ronda"), Translation(SOURCE, {}, fold=fold))
        return [clause.html for clause in rulebook.clauses()]

    one, two, three = (f"<p><strong>Decision</strong>: {n}.</p>" for n in ("one", "two", "three"))
    visible = f"{one}<ul><li>case</li></ul>"
    assert html("") == [f"{visible}{two}{three}", "<p>Four.</p>"]
    summary = "<summary>See &amp; tell</summary>"
    folded = f'<details class="decisions">{summary}{two}{three}</details>'
    assert html("See & tell") == [f"{visible}{folded}", "<p>Four.</p>"]


def test_what_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(ValueError, match=r'^game: no game "whist"'):
        load("whist")
    assert main(["rulebook", "steere-ronda", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["id"] == "steere-ronda"
    assert main(["rulebook", "whist"]) == 1
    assert 'no game "whist"' in capsys.readouterr().err


@every_game
def test_as_markdown(game: Kit, capsys: pytest.CaptureFixture[str]) -> None:
    """Every text in its order, with the same headings and clauses as the source. A pipe gets what
    a terminal gets."""
    assert main(["rulebook", game.id, "--lang", "fr"]) == 0
    told = capsys.readouterr().out
    translation = load_translation(game.id, "fr")
    for place, english in load(game.id).texts.items():
        for part in (translation.of(place, english) or english).split("\n"):
            at = told.find(part)
            assert at >= 0, place
            told = told[at:]
    assert main(["rulebook", game.id, "--lang", "en"]) == 0
    printed = capsys.readouterr().out
    source = (TOP / "py/rondas/rulebook" / f"{game.id}.md").read_text("utf-8")
    for pattern in (r"^## .*", r"^- [A-Z]{2}-\d+\.\d+ "):
        assert re.findall(pattern, printed, re.M) == re.findall(pattern, source, re.M)


def test_rule_pages(dist: Path) -> None:
    """Every clause has its address, every link leads somewhere, nothing is inline."""
    offered = [game.id for game in GAMES if game is not TEMPLATE]
    index = (dist / "rules.html").read_text("utf-8")
    ways = ("rules/{}.html", "index.html?game={}", "index.html?lesson={}")
    links = {"index.html", *(way.format(game) for game in offered for way in ways)}
    assert {*re.findall(r'<a [^>]*\bhref="([^"]*)"', index)} == links
    for game in offered:
        page = (dist / f"rules/{game}.html").read_text("utf-8")
        written = json.loads((dist / f"rules/{game}.json").read_text("utf-8"))
        assert not re.search(r'<style|<script[^>]*>[^<]| style="| on\w+="', page)
        ids = re.findall(r'\bid="([^"]+)"', page)
        assert len(set(ids)) == len(ids)
        terms = {*re.findall('popovertarget="([^"]+)"', page)}
        assert len(terms) > 3
        clauses = [clause for section in written["sections"] for clause in section["clauses"]]
        links = {*re.findall(r'href="#([^"]+)"', page)}
        assert links | terms | {clause["id"] for clause in clauses} <= set(ids)
        assert '<details class="decisions"><summary>Details' in page
        # Records and frames are the same in every language.
        played = json.loads(inflated((dist / f"rules/{game}.deflate").read_bytes()))
        assert [*played] == [e["id"] for c in clauses for e in c["examples"]]
        assert all(each["frames"] and each["record"] for each in played.values())
        assert not [e for c in clauses for e in c["examples"] if {"frames", "record"} & {*e}]
        shown = re.findall(r'data-example="([^"]+)"[^>]* data-n="(\d+)"', page)
        assert shown == [(c["id"], str(e["n"])) for c in clauses for e in c["examples"]]
    infos = json.loads((dist / "games.json").read_text("utf-8"))["games"]
    assert sorted(info["id"] for info in infos) == offered


def test_terms_in_a_clause() -> None:
    """Each once, and none in links, tags and code."""
    terms = [{"term": name, "also": also, "text": ""} for name, also in
             (("trick", "tricks"), ("hand", "hands"))]  # fmt: skip
    told: list[int] = []
    html = '<p title="trick">A <a href="#T">trick</a> <code>hand</code>, tricks &amp; trick</p>'
    made = marked(html, terms, told)
    button = '<button type="button" class="term" popovertarget="term-0">tricks</button>'
    assert made == html.replace("tricks", button)
    assert marked("<p>Tricks, hands</p>", terms, told).count("<button") == 1
    assert told == [0, 1]


HEAD = """# Ronda

## SR-1 Players
- SR-1.1 One.

```example SR-1.1 A title
option hands 1
* dealer 2
* deck 12O 1C 7E …
"""


def ran(lines: str) -> Example:
    """An example of three players with their hands dealt and these lines."""
    rulebook = parse(f"{HEAD}{lines}\n```\n", find("steere-ronda"))
    (found,) = rulebook.examples()
    found.run()
    return found


@pytest.mark.parametrize(
    ("lines", "fault"),
    [
        ("= actor 1", "= actor 1: it is 0"),
        ("0 play 12O\n= scores [1, 0, 0]", "= scores [1, 0, 0]: it is [0, 0, 0]"),
        ("= over 0", "= over 0: it is false"),
        ("= actor", "= actor: Expecting value"),
        ("= weather 1", "= weather 1: no such key: weather"),
        ("= legal+ play 7E", "= legal+ play 7E: legal are play 10B, "),
        ("= event SR-2.4 dealt seat=0", "the events are: SR-2.4 dealt seat=2 n=16"),
        ("= no event SR-2.4", "the events are: SR-2.4 dealt seat=2"),
        ("~ until over true\n= event SR-9.9 x", "the events are: SR-3.1 played seat="),
        ("= view 1 hands.9 1", "the view has no hands.9"),
        ("! 0 play 12O", "! 0 play 12O: this move is not refused"),
        ("! 0 play 99X", 'is this a slip of the pen? no such action: "play 99X"'),
        ("! 0 play 7E :: turn", "refused for another reason: play 7E: not in hand (SR-3.1)"),
        ("0 play 7E", "0 play 7E: play 7E: not in hand (SR-3.1)"),
        ("* deck 1C", "it is the turn of seat 0, not of *"),
        ("~ until actor 3", "~ until actor 3: the game is over"),
        ("option hands 2", "option hands 2: settings come first"),
        ("---\n---", "---: the diagram has begun already"),
        ("+++ hand", "+++ hand: a picture cannot show hand"),
        ("# words\n0 play 12O\n---", "the caption after move 2 is before the diagram begins"),
    ],
)
def test_lines_that_do_not_hold(lines: str, fault: str) -> None:
    with pytest.raises(RulebookError, match=r"^steere-ronda\.md, line \d+: example SR-1\.1: ") as e:
        ran(lines)
    assert fault in str(e.value)
    assert "\n" not in str(e.value)


def test_where_a_diagram_begins() -> None:
    assert ran("0 play 12O").run().start == 2
    assert ran("0 play 12O\n---\n1 play 1C").run().start == 3
    played = ran("---\n# one\n# two\n0 play 12O\n+++ trick, laid 0 1\n# three").run()
    assert played.shows == ["trick", "laid 0 1"]
    assert played.captions == {2: "one two", 3: "three"}
    assert played.still == 3


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("- SR-1.1 x", "line 1: clause SR-1.1 comes out of order: a section is due"),
        ("## SR-2 x", "line 1: section SR-2 comes out of order"),
        ("## SR-1 X\n- SR-1.2 x", "line 2: clause SR-1.2 comes out of order: SR-1.1 is due"),
        ("## SR-1 X\n- SR-1.1 x\n- SR-1.1 x", "line 3: clause SR-1.1 comes out of order"),
        ("## SR-1 X\n- SR-1.1 see SR-9.9", "SR-1.1 in line 2: there is no SR-9.9"),
        ("## SR-1 X\n```example SR-1.1 x\n```", "line 2: an example of SR-1.1 before the clause"),
        ("## SR-1 X\n- SR-1.1 x\n```example SR-1.1 x\n", "the example of SR-1.1 has no end"),
        ("## SR-1 X\n```python", "line 2: neither section, clause nor example: ```python"),
    ],
)
def test_text_that_is_refused(text: str, fault: str) -> None:
    with pytest.raises(RulebookError, match=rf"^steere-ronda\.md, .*{re.escape(fault)}"):
        parse(text, find("steere-ronda"))


def test_markup() -> None:
    ids = {"SR-4", "SR-4.2"}
    assert inline("`a < b` **bold *both*** SR-4.2", ids) == (
        '<code>a &lt; b</code> <strong>bold <em>both</em></strong> <a href="#SR-4.2">SR-4.2</a>'
    )
    assert inline("(SR-4) & <script>", ids) == '(<a href="#SR-4">SR-4</a>) &amp; &lt;script&gt;'
    assert inline("[a site](https://a.example/?b=c&d)", ids) == (
        '<a href="https://a.example/?b=c&amp;d">a site</a>'
    )
    assert inline("[no](javascript:alert(1)) `SR-9.9`", ids) == (
        "[no](javascript:alert(1)) <code>SR-9.9</code>"
    )
    assert inline("（SR-4.2の）、SR-4。", ids) == (
        '（<a href="#SR-4.2">SR-4.2</a>の）、<a href="#SR-4">SR-4</a>。'
    )
    assert blocks("one\ntwo\n\n- a\n  b\n- c\n") == ["one two", "- a b\n- c"]
    assert block_html("one\u00a0two", ids) == "<p>one\u00a0two</p>"
    assert block_html("- a b\n- c", ids, ' lang="fr"') == (
        '<ul lang="fr"><li>a b</li><li>c</li></ul>'
    )
