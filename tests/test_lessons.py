"""Lessons: every game has one, its lines hold, and nothing a learner does goes unanswered."""

from __future__ import annotations

import json
from typing import Any

import pytest

from rondas.answers.remarks import answer, asked, choices, remarks
from rondas.answers.service import Service
from rondas.games import Kit
from rondas.records.record import check
from rondas.tables.lesson import LEARNER, UNTOLD, Goal, LessonError, LessonTable, ideas, load
from rondas.tables.lesson_records import records
from rondas.words.catalogs import entries
from tests.playing import GAMES, has_lesson

KITS = [kit for kit in GAMES if has_lesson(kit)]
every_game = pytest.mark.parametrize("kit", KITS, ids=lambda kit: kit.id)


def opened(kit: Kit, number: int = 1) -> tuple[LessonTable, dict[str, Any], Service]:
    service = Service()
    frame = service.handle({"do": "open", "game": kit.id, "lesson": number})
    assert isinstance(service.table, LessonTable)
    return service.table, frame, service


def onward(table: LessonTable, service: Service) -> dict[str, Any]:
    """Do what is right, or let the others do theirs."""
    goal = table.goal
    return service.handle({"do": "act", "action": goal.actions[0]} if goal else {"do": "step"})


def position(frame: dict[str, Any]) -> str:
    """All of a frame but the answer to what was tried."""
    lesson = {**frame["lesson"], "wrong": [], "answers": []}
    return json.dumps({**frame, "lesson": lesson, "past": [], "events": []})


@every_game
def test_played_from_its_beginning(kit: Kit) -> None:
    """Five to eight ideas. Everything wrong is answered and changes nothing; everything right goes
    on."""
    assert 5 <= len(load(kit)) <= 8
    assert len({idea.name for idea in load(kit)}) == len(load(kit))
    for idea in load(kit):
        assert 1 <= sum(isinstance(line, Goal) for line in idea.lines) <= 3
    table, frame, service = opened(kit)
    seen, lasts = [], []
    while frame["status"] != "over":
        lesson = frame["lesson"]
        if frame["status"] == "waiting":
            assert frame["actions"] == []
            frame = service.handle({"do": "step"})
            continue
        seen.append(lesson["at"])
        assert lesson["of"] == len(load(kit))
        goal = table.goal
        assert goal
        right = [each["action"] for each in frame["actions"] if each["action"] in goal.actions]
        assert sorted(right) == sorted(goal.actions)
        before = position(frame)
        for each in frame["actions"]:
            if each["action"] not in right:
                answer = service.handle({"do": "act", "action": each["action"]})
                assert answer["lesson"]["wrong"], each["action"]
                assert answer["lesson"]["answers"] == list(goal.actions)
                assert position(answer) == before
        with pytest.raises(ValueError, match=r"play|bid|announce"):
            service.handle({"do": "act", "action": "play nothing"})
        frame = service.handle({"do": "act", "action": right[-1]})
        assert frame["lesson"]["right"] is not None
        if whole := kit.presentation(table.game).display(LEARNER)["last_trick"]:
            lasts.append(whole == frame["display"]["last_trick"])
    assert any(lasts) or not lasts  # tricks that were played are shown
    assert seen == sorted(seen)
    assert set(seen) == set(range(1, len(load(kit)) + 1))
    assert frame["lesson"]["text"]["say"] == "lesson-end"
    with pytest.raises(ValueError, match="nothing follows"):
        service.handle({"do": "step"})


@every_game
def test_what_comes_later_is_not_shown(kit: Kit) -> None:
    """And what has come is. The order is not there in the deals before it has been taught; from the
    first one that has it on, in all."""
    for number, idea in enumerate(load(kit), 1):
        table, frame, _ = opened(kit, number)
        whole = kit.presentation(table.game).display(LEARNER)
        order = frame["order"]
        assert frame["display"]["last_trick"] is None  # of the set-up, which nobody has played
        assert bool(order["steps"] or order["note"]) is ("order" not in idea.untold)
        for name in set(UNTOLD) - {"order"}:
            shown = frame["display"][name]
            if name in idea.untold:
                assert any(whole[name]), name  # type: ignore[literal-required]
                assert not any(shown)
            else:
                assert shown == whole[name]  # type: ignore[literal-required]
    ordered = ["order" not in idea.untold for idea in load(kit)]
    assert ordered == sorted(ordered)
    assert ordered[-1]


@every_game
def test_any_right_answer_leads_on(kit: Kit) -> None:
    for number, idea in enumerate(load(kit), 1):
        for goal in (line for line in idea.lines if isinstance(line, Goal)):
            for action in goal.actions:
                table, frame, service = opened(kit, number)
                while frame["status"] != "your-turn" or table.goal != goal:
                    frame = onward(table, service)
                frame = service.handle({"do": "act", "action": action})
                while not frame["lesson"]["idea_over"] and frame["status"] == "waiting":
                    frame = service.handle({"do": "step"})


@every_game
def test_what_a_learner_sees(kit: Kit) -> None:
    """As little of the others' cards as in a game, and no answer beforehand: no action is framed,
    and a card that is marked lies on the table, or is none of those to choose from. No idea ends
    with a deal, which would change plates while the last trick still lies there. No report lies in
    the way of the lesson's own words."""
    table, frame, service = opened(kit)
    while frame["status"] != "over":
        display, known = frame["display"], table.known(LEARNER)["hands"]
        for seat, hand in enumerate(display["hands"]):
            assert seat == LEARNER or sorted(hand) == sorted(known[seat])
        assert not [each for each in frame["actions"] if each["usual"] or each["detail"]]
        lying = {card for _, card in display["trick"]} | set(display["table"])
        choices = {each["card"] for each in frame["actions"]}
        marks = set(frame["lesson"]["marks"])
        assert marks <= lying | set(display["hands"][LEARNER])
        assert not marks & choices - lying
        kinds = {event["kind"] for event in frame["events"]}
        assert not (frame["lesson"]["idea_over"] and kinds & {"dealt", "turned"})
        frame = onward(table, service)
        assert frame["display"]["report"] is None


SAID = [
    ("moroccan-ronda", "lesson-capture-right", "always captures"),  # MR-3.2
    ("moroccan-ronda", "lesson-call-right", "With four, a fourth then scores 10"),  # MR-4.2
    ("rounds", "lesson-round-right", "only the points of its cards"),  # RO-4.1
    ("rounds", "lesson-end", "unless your opponent has even more"),  # RO-4.2
    ("baronda", "lesson-awake-right", "A Pass counts as following"),  # BA-5.5
    ("baronda", "lesson-pass", "loses to every other card"),  # BA-5.1, BA-5.7
    ("baronda", "about-pass", "counts as following suit"),
    ("rounds", "help-revokes", "or your opponent calls"),  # RO-5.2
    ("steere-ronda", "lesson-between-right", "A cup, a sword or a higher coin"),  # SR-4.2
]


@pytest.mark.parametrize(("game", "name", "phrase"), SAID)
def test_sentences_agree_with_the_clauses(game: str, name: str, phrase: str) -> None:
    assert phrase in entries("en", game)[name][""]


@every_game
def test_the_end_tells_of_the_first_game(kit: Kit) -> None:
    """The target of the game that "Play your first game" opens."""
    options = dict(kit.presentation.presets).get(kit.presentation.first, {})
    assert str(options.get("target", "")) in entries("en", kit.id)["lesson-end"][""]


@pytest.mark.parametrize(("number", "reason"), [(0, "parts, not 0"), (99, "parts, not 99"),
                                                ("1", "must be a number")])  # fmt: skip
def test_a_part_that_is_not_there(number: object, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        Service().handle({"do": "open", "game": KITS[0].id, "lesson": number})


START = "```lesson one\noption hands 1\n* dealer 2\n* deck 5C 9O 3B …\n---\n"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (START, "has no end"),
        (START + "```", "asks for nothing"),
        (START + "> play 9O\n```", "line 6: play 9O: not in hand"),
        (START + "0 play 5C\n> play 9O\n```", "line 7: it is not the learner's turn"),
        (START + "? play 5C low\n```", "right below its goal"),
        (START + "@ 13C\n> play 5C\n```", "line 6: .*13C"),
        (START + "> play 5C\n2 play 3B\n```", "line 7: .*turn of seat 1"),
        ("```example SR-1.1 x\n```", "begins with"),
        ("```lesson one\nwithout hands\n```", "line 2: without hands: there are signs"),
    ],
)
def test_lessons_that_do_not_hold(text: str, reason: str) -> None:
    kit = next(kit for kit in KITS if kit.rules.prefix == "SR")
    with pytest.raises(LessonError, match=reason):
        list(ideas(kit, text))


@every_game
@pytest.mark.parametrize("language", ["en", "ar"])
def test_a_lesson_is_a_list_of_records(kit: Kit, language: str) -> None:
    """Each idea is a record whose questions are answered as in the lesson, in words."""
    found = records(kit, language)
    assert len(found) == len(load(kit))
    for number, (idea, written) in enumerate(zip(load(kit), found, strict=True), 1):
        record = check(json.loads(json.dumps(written)))
        questions = remarks(record).questions
        assert len(questions) == sum(isinstance(line, Goal) for line in idea.lines)
        assert written["lang"] == language
        assert "lesson-" not in json.dumps(written)
        table = LessonTable(kit, [], number)
        while not table.idea_over:
            at = len(table.record.moves)
            assert (at in questions) == (table.goal is not None)
            if table.goal is None:
                table.step()
                continue
            _, game, known = asked(record, at)
            for action in choices(record, at, game, known):
                told = answer(record, at, action)
                assert told["right"] == (table.answer(action) is None)
                assert told["text"]
            table.act(table.goal.actions[0])
        assert record.moves == table.record.moves
