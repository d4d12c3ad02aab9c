"""Positions in addresses, notes and questions, and every line of their documentation."""

from __future__ import annotations

import json
import re
from typing import Any
from urllib.parse import parse_qsl

import pytest

from page.logic.parameters import KNOWN
from page.logic.table_config import unknown
from rondas import rulebook
from rondas.answers.remarks import answer, remarks
from rondas.answers.service import Service
from rondas.games import all_games
from rondas.records.record import RecordError, check
from rondas.records.replay import replay
from rondas.rules.knowledge import HIDDEN
from tests.node import TOP

PAGE = (TOP / "docs/positions.md").read_text("utf-8")
EMBEDDING = (TOP / "docs/embedding.md").read_text("utf-8")
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```", re.MULTILINE | re.DOTALL)
BLOCKS = BLOCK.findall(PAGE)
RECORD = json.loads(next(text for kind, text in BLOCKS if kind == "record"))


def placed(address: str) -> dict[str, Any]:
    parameters = dict(parse_qsl(address.partition("?")[2]))
    record: dict[str, Any] = Service().handle({"do": "place", "parameters": parameters})["record"]
    return record


def shown(record: dict[str, Any], **keys: Any) -> dict[str, Any]:
    answered = Service().handle({"do": "frames", "record": record, **keys})
    assert "error" not in answered["frames"][-1], answered["frames"][-1]
    return answered


def test_every_address_and_element_for_owners_is_understood() -> None:
    """docs/embedding.md: a table with every parameter and every attribute; parameters that the page
    knows, examples that exist, attributes that the element has, files that the build writes."""
    infos = Service().handle({"do": "games"})["games"]
    addresses = re.findall(r"(?:html|…)\?([^\s`\"<]+)", EMBEDDING)
    elements = re.findall(r"<rondas-table ([^>]*)>", EMBEDDING)
    links = re.findall(r"e/([A-Z]{2}-[\d.]+)\.html", EMBEDDING)
    pictures = re.findall(r"(?:rules/([\w-]+)/)?\b([A-Z]{2}-[\d.]+)(-\d)?\.(?:svg|png)", EMBEDDING)
    assert min(map(len, (addresses, elements, links, pictures))) > 0
    script = (TOP / "static/js/embed/embed.js").read_text("utf-8")
    (own,) = (text.split() for text in re.findall(r"const OWN = '(.*?)'", script))
    table = EMBEDDING.partition("\n## Every option\n")[2].partition("\n\n-")[0]
    told = re.findall(r"`(\w+)`", "".join(re.findall(r"(?m)^\| (`[^|]*)\|", table)))
    assert sorted(told) == sorted({*KNOWN, *own})
    named = [dict(parse_qsl(address)) for address in addresses]
    for each in named:
        assert {"position", "compose"} & each.keys() or not unknown(each, infos), each
    given = [dict(re.findall(r'([\w-]+)(?:="([^"]*)")?', element)) for element in elements]
    for each in given:
        others = {name: value for name, value in each.items() if name not in own}
        assert "position" in each or not unknown(others, infos), each
    divs = re.findall(r'data-example="([^"]+)"', EMBEDDING)
    examples = [each["example"] for each in [*named, *given] if "example" in each]
    there = {each.address: game for game in all_games() for each in rulebook.load(game).examples()}
    assert {*examples, *divs, *links} <= there.keys()
    for game, clause, number in pictures:
        assert game in ("", there[f"{clause}{number.replace('-', '/')}"])


def test_every_line_of_the_documentation_is_a_position() -> None:
    """Addresses, elements and records, and what is refused; with the games of other people."""
    texts = [
        (kind, line) for kind, text in BLOCKS if kind == "address" for line in text.split("\n")
    ]
    texts += [each for each in BLOCKS if each[0] in ("element", "record")]
    examples = (TOP / "tools/any-game.html").read_text("utf-8")
    texts += [("element", line) for line in examples.splitlines()]
    made = []
    for kind, text in filter(lambda each: each[1], texts):
        if kind == "record":
            made.append(json.loads(text))
        elif kind == "address":
            made.append(placed(text))
        else:
            given = dict(re.findall(r'([\w.+]+)="([^"]*)"', text))
            made.append(Service().handle({"do": "place", "parameters": given})["record"])
        remarks(check(made[-1]))
        assert len(shown(made[-1])["frames"]) == len(made[-1]["moves"]) + 1
    assert len(made) > 15
    told = shown(RECORD)
    assert (told["title"], told["notes"]["2"]) == ("Follow suit", "The king takes it.")
    assert [each["action"] for each in told["frames"][1]["actions"]] == ["play KS"]
    refusals = re.findall(r"`(position: [^`]*|move 2: [^`]*)`", PAGE)
    assert len(refusals) == 3
    for more, refusal in zip(("hand1=7H", "trick=2C+3C"), refusals, strict=False):
        with pytest.raises(ValueError, match=re.escape(refusal)):
            placed(f"?position=rounds&turned=7H&{more}")
    address = "?position=rounds&turned=7H&hand0=KS+7C+2H&turn=1&play=1+play+TS,0+play+2H"
    answered = Service().handle({"do": "frames", "record": placed(address)})
    assert answered["frames"][-1]["error"] == refusals[2]
    plain = {key: RECORD[key] for key in ("format", "game", "players", "position", "moves")}
    assert list(replay(json.dumps(RECORD))) == list(replay(json.dumps(plain))), "remarks count"


LIST = json.loads(next(text for kind, text in BLOCKS if kind == "list"))


def course(records: object) -> list[dict[str, Any]]:
    request = {"do": "course", "records": json.dumps(records)}
    told: list[dict[str, Any]] = Service().handle(request)["records"]
    assert [json.loads(each.pop("text")) for each in told] == records
    return told


def test_a_list_of_records_is_checked_as_a_whole() -> None:
    """Its first wrong record is named, in one line, whatever is wrong with it."""
    assert course(LIST) == [
        {"game": "rounds", "title": "Follow suit", "asks": 1},
        {"game": "rounds", "title": "Your lead", "asks": 1},
    ]
    for wrong, error in (
        (5, "record: not a JSON object"),
        ({**RECORD, "moves": ["1 play TS", "0 play 2H"]}, "move 2: play 2H: must follow suit"),
        ({**RECORD, "view": 7}, 'view: a seat or "all", not 7'),
        ({**RECORD, "title": BIG}, "title: at most 100 characters"),
        ({**RECORD, "view": 1}, "ask: at move 1 seat 0 plays, whose hand is not seen"),
        ({}, "format: missing"),
    ):
        with pytest.raises(ValueError, match=f"^record 3: {re.escape(error)}") as caught:
            course([*LIST, wrong, 6])
        assert len(str(caught.value)) < 200
    for wrong in ([], {}, "x", None, [RECORD] * 101):
        with pytest.raises(ValueError, match=r"^records: a list of 1 to 100, not ") as caught:
            course(wrong)
        assert len(str(caught.value)) < 200


def test_addresses_are_read_tolerantly() -> None:
    plain = placed("?position=rounds&turned=7H&hand0=KS+7C+2H&turn=1&play=1+play+TS,0+play+KS")
    assert placed("?position=rounds&turned=7H&hand0=KS+7C+2H&turn=1&play=1 TS,0 KS") == plain
    assert plain == placed(
        "?position=rounds&turned=7h&hand0=ks,%207c,2H%3E&hand1=&turn=1&utm_source=mail"
        "&play=1%20play%20ts;%200%20%20play%20KS,"
    )
    assert placed("?position=rounds&turned=7H&revokes=allowed")["options"]["revokes"] == "allowed"
    for address, error in (
        ("?position=whist", "game: no game"),
        ("?position=rounds&turned=7H&players=3", "players: "),
        ("?position=rounds&turned=7H&target=1", "options: target"),
        ("?position=rounds&turned=" + "7H+" * 10_000, "position: at most"),
    ):
        with pytest.raises(ValueError, match=re.escape(error)) as caught:
            placed(address)
        assert len(str(caught.value)) < 200


BIG = "x" * 10**6


@pytest.mark.parametrize(
    ("remark", "error"),
    [
        ({"notes": []}, "notes: an object"),
        ({"notes": {"0": BIG}}, "notes: 0: at most 2000 characters, not 1000000"),
        ({"notes": {"3": "x"}}, "notes: a move from 0 to 2"),
        ({"notes": {"0": {"html": "x"}}}, "notes: 0: a text"),
        ({"notes": {f"{at:03}": "" for at in range(101)}}, "notes: at most 100"),
        ({"title": BIG}, "title: at most 100 characters"),
        ({"view": 2}, 'view: a seat or "all"'),
        ({"start": 3}, "start: a move from 0 to 2"),
        ({"start": 2, "end": 1}, "end: a move from 2 on"),
        ({"ask": {"1": 5}}, "ask: 1: an object"),
        ({"ask": {"1": {"best": ["play KS", "play AS"]}}}, 'ask: 1: best: "play AS" cannot be'),
        ({"ask": {"1": {"best": [BIG]}}}, "ask: 1: best: at most"),
        ({"view": 1, "ask": {"1": {}}}, "ask: at move 1 seat 0 plays, whose hand is not seen"),
    ],
)
def test_hostile_remarks_are_refused_in_a_line(remark: dict[str, Any], error: str) -> None:
    record = {**RECORD, "ask": {}, **remark}
    with pytest.raises(ValueError, match=f"^{re.escape(error)}") as caught:
        shown(record)
    assert len(str(caught.value)) < 200


HANDS = ("TS QC JC 3C 4C 5C 6C 8C AH", "TS 9S AC 2C 3C 4C 5C 6C 8C")
"""Two hands of seat 1, which plays the ten of spades."""


def with_hand(record: dict[str, Any], hand: str) -> dict[str, Any]:
    return {**record, "position": {**RECORD["position"], "hand1": hand}}


def test_what_is_shown_follows_from_the_view() -> None:
    """Of the record, else of the player who is asked: other hidden cards make no difference, and
    another seat cannot be asked for. Names in place of "you" where the page asks for them."""
    with pytest.raises(ValueError, match="what seat 0 sees"):
        shown(RECORD, seat=1)
    asked = {key: value for key, value in RECORD.items() if key != "view"}
    for record in (RECORD, asked):
        one, other = (shown(with_hand(record, hand)) for hand in HANDS)
        assert json.dumps(one) == json.dumps(other)
        assert {*one["frames"][0]["display"]["hands"][1]} == {HIDDEN}
    for more in ({"view": "all"}, {"ask": {"0": {}, "1": {}}}):
        frames = shown(with_hand({**asked, **more}, HANDS[0]))["frames"]
        assert HIDDEN not in frames[0]["display"]["hands"][1]
    prompts = [shown(RECORD, seat=0, you=you)["frames"][1]["prompt"]["say"] for you in (0, None)]
    assert prompts[0] != prompts[1]


def test_answers() -> None:
    """A card that cannot be played is an answer, too: the author's text, or the reason, and the
    clause."""
    record = {**RECORD, "moves": ["1 play TS"], "notes": {}}
    asked = check({**record, "ask": {
        "0": {}, "1": {"best": ["play KS"], "right": "Yes.", "wrong": {"": "No."}}}})  # fmt: skip
    assert sorted(remarks(asked).questions) == [0, 1]
    assert answer(asked, 1, "play KS") == {
        "seat": 0, "right": True, "text": "Yes.", "why": [], "better": ""}  # fmt: skip
    for move, action in ((1, "play 9H"), (2, "play KS"), (1, "play TS"), ("1", "play KS")):
        with pytest.raises(RecordError, match=r"^ask: "):
            answer(asked, move, action)
    for wrong, text, why in (({"": "No."}, "No.", []), ({}, "", ["refusal-must-follow-suit"])):
        question = {**record, "ask": {"1": {"best": ["play KS"], "wrong": wrong}}}
        told = answer(check(question), 1, "play 2H")
        assert (told["text"], [each["say"] for each in told["why"]]) == (text, why)
        assert (told["right"], told["rule"]) == (False, "RO-3.1")
        assert answer(check(with_hand(question, HANDS[1])), 1, "play 2H") == told


def test_the_search_answers_where_the_author_does_not() -> None:
    """With what the seat knows: other hidden cards give the same answer. It also judges cards that
    it takes for the same: the 8 loses to the ace like the 5, and gives no points like it."""
    told = []
    for hand in HANDS:
        record = check(with_hand({**RECORD, "notes": {}, "ask": {"2": {}}}, hand))
        told.append([answer(record, 2, action) for action in ("play 7C", "play 2H")])
    assert told[0] == told[1]
    assert told[0][0]["right"] != told[0][1]["right"] or told[0][0]["why"]
    record = check({**RECORD, "moves": ["1 play AS"], "notes": {}, "ask": {"1": {}},
                    "position": {"turned": "7H", "hand0": "KS 8S 5S", "turn": 1}})  # fmt: skip
    right = {card: answer(record, 1, f"play {card}")["right"] for card in ("KS", "8S", "5S")}
    assert right == {"KS": False, "8S": True, "5S": True}
    compared = [
        bool(answer(record, 1, "play 8S", (), missed)["worth"]) for missed in (None, "play KS")
    ]
    assert compared == [False, True]
