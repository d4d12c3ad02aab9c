"""Positions in addresses, notes and questions, and every line of their documentation."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl

import pytest

from page.logic.parameters import KNOWN
from page.logic.table_config import unknown
from rondas import rulebook
from rondas.answers.remarks import answer, remarks
from rondas.answers.service import Service
from rondas.records.record import RecordError, check
from rondas.records.replay import replay
from rondas.rules.knowledge import HIDDEN

PAGE = (Path(__file__).parent.parent / "docs/positions.md").read_text("utf-8")
PAGE = PAGE.partition("\n## Any card game\n")[0]
EMBEDDING = (Path(__file__).parent.parent / "docs/embedding.md").read_text("utf-8")
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```", re.MULTILINE | re.DOTALL)
BLOCKS = [(kind, text) for kind, text in BLOCK.findall(PAGE)]
RECORD = json.loads(next(text for kind, text in BLOCKS if kind == "record"))


def placed(address: str) -> dict[str, Any]:
    parameters = dict(parse_qsl(address.partition("?")[2]))
    record: dict[str, Any] = Service().handle({"do": "place", "parameters": parameters})["record"]
    return record


def shown(record: dict[str, Any], **keys: Any) -> dict[str, Any]:
    answered = Service().handle({"do": "frames", "record": record, **keys})
    assert "error" not in answered["frames"][-1], answered["frames"][-1]
    return answered


ADDRESSES = [line for kind, text in BLOCKS if kind == "address" for line in text.splitlines()]


def test_every_address_and_element_for_owners_is_understood() -> None:
    """docs/embedding.md: a table with every parameter and every attribute; parameters that the page
    knows, examples that exist, attributes that the element has, files that the build writes."""
    infos = Service().handle({"do": "games"})["games"]
    addresses = re.findall(r"(?:html|…)\?([^\s`\"<]+)", EMBEDDING)
    elements = re.findall(r"<rondas-table ([^>]*)>", EMBEDDING)
    links = re.findall(r"e/([A-Z]{2}-[\d.]+)\.html", EMBEDDING)
    pictures = re.findall(r"(?:rules/([\w-]+)/)?\b([A-Z]{2}-[\d.]+)(-\d)?\.(?:svg|png)", EMBEDDING)
    assert min(map(len, (addresses, elements, links, pictures))) > 0
    script = (Path(__file__).parent.parent / "static/js/embed/embed.js").read_text("utf-8")
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
    for address in [*examples, *divs, *links]:
        assert rulebook.example(address).address == address
    for game, clause, number in pictures:
        found = rulebook.example(f"{clause}{number.replace('-', '/')}")
        assert game in ("", found.game.id)


@pytest.mark.parametrize("address", ADDRESSES)
def test_every_address_of_the_documentation_is_a_position(address: str) -> None:
    record = placed(address)
    frames = shown(record)["frames"]
    assert len(frames) == len(record["moves"]) + 1
    assert record["moves"]


def test_every_element_and_record_of_the_documentation_is_one() -> None:
    element = next(text for kind, text in BLOCKS if kind == "element")
    attributes = dict(re.findall(r'(\w+)="([^"]*)"', element))
    record = Service().handle({"do": "place", "parameters": attributes})["record"]
    assert record["moves"] == ["1 play TS", "0 play KS"]
    assert record["view"] == 0
    told = shown(RECORD)
    assert told["title"] == "Follow suit"
    assert told["notes"]["2"] == "The king takes it."
    assert [each["action"] for each in told["frames"][1]["actions"]] == ["play KS"]
    refusals = re.findall(r"`(position: [^`]*|move 2: [^`]*)`", PAGE)
    assert len(refusals) == 3
    with pytest.raises(ValueError, match=re.escape(refusals[0])):
        placed("?position=rounds&turned=7H&hand1=7H")
    with pytest.raises(ValueError, match=re.escape(refusals[1])):
        placed("?position=rounds&turned=7H&trick=2C+3C")
    address = "?position=rounds&turned=7H&hand0=KS+7C+2H&turn=1&play=1+play+TS,0+play+2H"
    answered = Service().handle({"do": "frames", "record": placed(address)})
    assert answered["frames"][-1]["error"] == refusals[2]


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
        ({**RECORD, "view": 7}, "view: a seat or 'all', not 7"),
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


def test_the_rules_ignore_remarks() -> None:
    plain = {key: RECORD[key] for key in ("format", "game", "players", "position", "moves")}
    assert list(replay(json.dumps(RECORD))) == list(replay(json.dumps(plain)))


BIG = "x" * 10**6


@pytest.mark.parametrize(
    ("remark", "error"),
    [
        ({"notes": []}, "notes: an object"),
        ({"notes": {"0": BIG}}, "notes: 0: at most 2000 characters, not 1000000"),
        ({"notes": {"3": "x"}}, "notes: a move from 0 to 2"),
        ({"notes": {BIG: "x"}}, "notes: a move from 0 to 2"),
        ({"notes": {"0": {"html": "x"}}}, "notes: 0: a text"),
        ({"notes": {f"{at:03}": "" for at in range(101)}}, "notes: at most 100"),
        ({"title": BIG}, "title: at most 100 characters"),
        ({"view": 2}, "view: a seat or 'all'"),
        ({"view": BIG}, "view: a seat or 'all'"),
        ({"start": 3}, "start: a move from 0 to 2"),
        ({"start": 2, "end": 1}, "end: a move from 2 on"),
        ({"ask": {"1": 5}}, "ask: 1: an object"),
        ({"ask": {"1": {"best": [BIG]}}}, "ask: 1: best: at most"),
        ({"ask": {"1": {"wrong": {"": BIG}}}}, "ask: 1: wrong: at most"),
        ({"view": 1, "ask": {"1": {}}}, "ask: at move 1 seat 0 plays, whose hand is not seen"),
    ],
)
def test_hostile_remarks_are_refused_in_a_line(remark: dict[str, Any], error: str) -> None:
    record = {**RECORD, "ask": {}, **remark}
    with pytest.raises(ValueError, match=f"^{re.escape(error)}") as caught:
        shown(record)
    assert len(str(caught.value)) < 200


def test_a_fixed_view_shows_what_that_seat_sees() -> None:
    """Another seat cannot be asked for, and other hidden cards make no difference."""
    with pytest.raises(ValueError, match="what seat 0 sees"):
        shown(RECORD, seat=1)
    others = ["AS", "QS", "JS", "AH", "KH", "QH", "JH", "TH", "9H"]
    told = []
    for hidden in (others, [*others[::-1][:8], "AC"]):
        hand = " ".join([*hidden[:8], "TS"])
        position = {**RECORD["position"], "hand1": hand}
        told.append(shown({**RECORD, "position": position}))
    assert json.dumps(told[0]) == json.dumps(told[1])
    assert {*told[0]["frames"][0]["display"]["hands"][1]} == {HIDDEN}


def test_answers() -> None:
    record = check({**RECORD, "moves": ["1 play TS"], "notes": {}, "ask": {
        "0": {}, "1": {"best": ["play KS"], "right": "Yes.", "wrong": {"": "No."}}}})  # fmt: skip
    assert sorted(remarks(record).questions) == [0, 1]
    assert answer(record, 1, "play KS") == {
        "seat": 0, "right": True, "text": "Yes.", "why": [], "better": ""}  # fmt: skip
    for move, action in ((1, "play 9H"), (2, "play KS"), (1, "play TS"), ("1", "play KS")):
        with pytest.raises(RecordError, match=r"^ask: "):
            answer(record, move, action)


def test_a_card_that_cannot_be_played_is_an_answer() -> None:
    """The author's text, or the reason, and the clause."""
    told = []
    for wrong in ({"": "No."}, {}):
        ask = {"1": {"best": ["play KS"], "wrong": wrong}}
        record = {**RECORD, "moves": ["1 play TS"], "notes": {}, "ask": ask}
        told.append(answer(check(record), 1, "play 2H"))
        for hand in ("TS 9S AC", "TS QC 2C"):  # other unseen cards make no difference
            position = {**RECORD["position"], "hand1": hand}
            assert answer(check({**record, "position": position}), 1, "play 2H") == told[-1]
    assert [each["text"] for each in told] == ["No.", ""]
    assert [[m["say"] for m in each["why"]] for each in told] == [[], ["refusal-must-follow-suit"]]
    assert {(each["right"], each["rule"]) for each in told} == {(False, "RO-3.1")}


def test_the_search_answers_where_the_author_does_not() -> None:
    """With what the seat knows: other hidden cards give the same answer."""
    told = []
    for hand in ("TS 9S AC", "TS QC 2C"):
        record = check({**RECORD, "notes": {}, "ask": {"2": {}},
                        "position": {**RECORD["position"], "hand1": hand}})  # fmt: skip
        told.append([answer(record, 2, action) for action in ("play 7C", "play 2H")])
    assert told[0] == told[1]
    assert told[0][0]["right"] != told[0][1]["right"] or told[0][0]["why"]


def test_the_search_judges_cards_that_it_takes_for_the_same() -> None:
    """The 8 loses to the ace like the 5, and gives no points like it; the king gives one."""
    record = check({**RECORD, "moves": ["1 play AS"], "notes": {}, "ask": {"1": {}},
                    "position": {"turned": "7H", "hand0": "KS 8S 5S", "turn": 1}})  # fmt: skip
    right = {card: answer(record, 1, f"play {card}")["right"] for card in ("KS", "8S", "5S")}
    assert right == {"KS": False, "8S": True, "5S": True}


def test_a_question_shows_what_its_player_sees() -> None:
    """Unless the record says otherwise. Names in place of "you" where the page asks for them."""
    record = {key: value for key, value in RECORD.items() if key != "view"}
    seen = []
    for hand in ("TS QC JC 3C 4C 5C 6C 8C AH", "TS 9S AC 2C 3C 4C 5C 6C 8C"):
        record["position"] = {**record["position"], "hand1": hand}
        seen.append(json.dumps(shown(record)))
    assert seen[0] == seen[1]  # other unseen cards make no difference
    assert {*shown(record)["frames"][0]["display"]["hands"][1]} == {HIDDEN}
    open_hands = shown({**record, "view": "all"})["frames"][0]["display"]["hands"][1]
    assert HIDDEN not in open_hands
    two = {**record, "ask": {"0": {}, "1": {}}}
    assert HIDDEN not in shown(two)["frames"][0]["display"]["hands"][1]
    prompts = [shown(RECORD, seat=0, you=you)["frames"][1]["prompt"]["say"] for you in (0, None)]
    assert prompts[0] != prompts[1]
