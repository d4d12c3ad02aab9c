"""The ends of games and of their parts, as people are told them (rondas.rules.report)."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any
from unittest.mock import AsyncMock, Mock

import pytest

from rondas.games import Kit, find
from rondas.records.record import Record
from rondas.rules.game import OVER, Event, Game, Log
from rondas.rules.report import Report, ahead, gained, narrow, verdict
from rondas.words.wording import Wording
from tests.page_module import imported
from tests.playing import Start, every_game, seats, starts_of

NAMES = ["Ana", "Bo", "Cid", "Dunya", "Eli"]


def reports(record: Record) -> Iterator[tuple[Game, list[Event], dict[int | None, Report | None]]]:
    """After every move the game, what happened, and the report for each reader."""
    log = Log()
    for state in record.states(log):
        shown = record.game.presentation(state)
        told = {reader: shown.display(reader)["report"] for reader in seats(state)}
        yield state, log.events[:], told


@every_game
def test_every_end_has_its_report(game: Kit) -> None:
    """After each part, from its last card until the next ones are dealt, and when all is over. Its
    points add up to the scores, as those of all events do where tricks are no points; and except
    for the headline all readers get the same."""
    for start in starts_of(game):
        begun = False
        before = earlier = counted = [0] * len(start.record().start().scores())
        for state, events, told in reports(start.played()):
            points = [e.values["points"] for e in events if "points" in e.values]
            counted = gained(counted, [counted, *points])
            assert counted == state.scores() or game.id in ("steere-ronda", "template")
            over = state.actor == OVER
            due = over or (begun and state.deals() == "deck")
            begun = begun or state.actor >= 0
            assert all((report is not None) == due for report in told.values())
            report, scores = told[None], state.scores()
            if not report:
                continue
            assert all({**each, "headline": report["headline"]} == report
                       for each in told.values() if each)  # fmt: skip
            rows = [row["points"] for row in report["rows"]]
            assert gained(scores, [report["before"], *rows]) == scores
            assert report["before"] in (before, earlier)  # a tiebreak brings no new part
            before, earlier = scores, report["before"]
            assert all(any(points) for points in rows)
            assert len(report["notes"]) in (0, len(scores))
            brought = [now - then for now, then in zip(scores, report["before"], strict=True)]
            winners = sorted({at % len(scores) for at in state.winners()})
            assert report["won"] == (winners if over else ahead(brought))
            headlines_agree(game, state, told)


def headlines_agree(game: Kit, state: Game, told: dict[int | None, Report | None]) -> None:
    """The headline says "you" to those alone who have won the game, or got most in the part as the
    sheet shows it, and fits one short line."""
    for reader, report in told.items():
        assert report
        text = Wording(game.id, NAMES[: state.players], reader).say(report["headline"])
        assert len(text) < 60
        assert not text.endswith(".")
        if reader is None:
            continue
        lost = "You lose" in text or "behind" in text
        if state.actor == OVER:
            assert (reader in state.winners()) == (not lost and text[:3] in ("You", "A w", "A d"))
        else:
            column = reader % len(state.scores())
            assert lost == (bool(report["won"]) and column not in report["won"])
            assert ("You" in text and not lost) == (report["won"] == [column])


def test_the_pile_is_no_part_of_a_trick() -> None:
    """The best trick of a game of Rounds has two cards; the pile that comes with it is named."""
    named = set()
    for seed in range(12):
        for _, _, told in reports(Start(find("rounds"), 2, {"target": 100}, seed).played()):
            report = told[0]
            best = report["best"] if report else None
            if best:
                named.add(best["say"])
                assert (
                    best["say"] == "report-best-with-pile"
                    or len(best["args"]["cards"]["cards"]) < 3
                )
    assert named == {"report-best", "report-best-with-pile"}


def test_what_points_are_for_in_the_middle_of_a_round() -> None:
    """A game won by a call: the row of the calls has it, and the count is not there."""
    game = find("moroccan-ronda")
    for seed in range(40):
        record = Start(game, 2, {"target": 5, "announcements": "honest"}, seed).played()
        *_, (state, events, told) = reports(record)
        report = told[0]
        assert report
        if events[-1].rule == "MR-10.2" and events[-2].rule.startswith("MR-4"):
            labels = [row["label"]["say"] for row in report["rows"]]
            assert "report-calls" in labels
            assert "report-count" not in labels or state.game.round > 1
            return
    pytest.fail("no game was won by a call")


def test_a_round_of_two_says_why_it_stopped() -> None:
    """A bid met in BARONG, or passed in RANDA; nothing if all twelve tricks were played."""
    state: Any
    said = set()
    for seed in range(8):
        for state, _, told in reports(Start(find("baronda"), 2, {}, seed).played()):
            if told[0]:
                best = told[0]["best"]
                assert bool(best) == (sum(state.results[-1].tricks) < 12)
                said.add(best["say"] if best else "")
    assert {"report-stopped-barong", "report-stopped-randa"} <= said


@pytest.mark.parametrize(
    ("scores", "winners", "last", "name"),
    [([17, 16, 15], [0], 0, "report-close-last"), ([17, 16, 15], [0], 1, None),
     ([40, 39], [0], None, "report-close"), ([40, 37], [0], None, None),
     ([16, 16, 16], [2], 2, None), ([20, 20], [0, 1], None, None), ([20, 30], [0], None, None),
     ([20, 30], [], None, None)],
)  # fmt: skip
def test_narrow_ends(
    scores: list[int], winners: list[int], last: int | None, name: str | None
) -> None:
    """The last trick decided, or a twentieth of the points; a tie, a shared win and a win by other
    means are not narrow."""
    told = narrow(scores, winners, last)
    assert (told and told["say"]) == name


def test_a_loss_among_three_says_the_place() -> None:
    """And that the distance is the one to the winner; between two the distance is enough."""
    sides = [[0], [1], [2]]
    names = ["Ana", "Jamal", "Noor"]
    for points, told in (
        ([1, 20, 5], "You come third, 19\u00a0points behind Jamal"),
        ([5, 6, 1], "You come second, 1\u00a0point behind Jamal"),
        ([5, 6, 6], "You come third, 1\u00a0point behind Jamal and Noor"),
        ([3, 6, 3], "Tied for second, 3\u00a0points behind Jamal"),
    ):
        assert Wording("common", names, 0).say(verdict(points, sides, 0)) == told
    wording = Wording("common", names, 0)
    assert wording.say(verdict([1, 20], sides[:2], 0)) == "You lose by 19\u00a0points"
    part = "You come second in this round, 1\u00a0point behind Jamal"
    assert wording.say(verdict([5, 6, 1], sides, 0, "round")) == part
    lost = verdict([5, 6], sides[:2], 0, "round")
    assert wording.say(lost) == "You lose this round by 1\u00a0point"


def test_plates_after_a_part() -> None:
    """Until the next deal they show the cards that were counted in Moroccan Ronda, and in Rounds
    the tricks of the last round, with the pile as the fifth."""
    for game in map(find, ("moroccan-ronda", "rounds")):
        seen = 0
        for start in starts_of(game):
            for state, events, _ in reports(start.played()):
                ended = [event for event in events if event.kind == "round"]
                if state.actor >= 0 or not ended:
                    continue
                shown = game.presentation(state).display(None)
                counts = [
                    {each["say"]: each["args"].get("n") for each in notes}
                    for notes in shown["notes"]
                ]
                took = [each.get("tricks", each.get("note-captured", 0)) for each in counts]
                values, seat = ended[-1].values, ended[-1].seat
                if "piles" in values:
                    sides = values["piles"]  # of partners one holds all that they took
                    assert took == [*sides, *[0] * (state.players - len(sides))]
                    assert [each["say"] for each in shown["facts"]][:2] == [
                        "fact-target",
                        "fact-round",
                    ]
                elif seat is not None:
                    assert (took[seat], took[1 - seat]) == (values["won"], values["lost"])
                seen += state.actor != OVER
        assert seen


@pytest.mark.parametrize(
    ("moments", "told"),
    [
        ([], []),
        ([{"best": 0.62, "chance": 0.53}], []),
        ([{"best": 0.62, "chance": 0.52}, {"best": 0.9, "chance": 0.1}], [(62, 52)]),
    ],
)
def test_a_costly_decision_is_named(
    monkeypatch: pytest.MonkeyPatch, moments: list[dict[str, float]], told: list[tuple[int, int]]
) -> None:
    """From a drop of ten points on, of the first moment of the review; the button keeps its
    words."""
    lines: list[tuple[Any, ...]] = []
    dom = {"button": None, "dialog": None, "find": None, "el": lambda *line: lines.append(line)}
    needed: dict[str, dict[str, Any]] = {
        "page.platform.engine": {"EngineError": RuntimeError},
        "page.platform.i18n": {"figure": str, "word": lambda name, **args: (name, args)},
        "page.platform.tasks": {"task": None},
        "page.table.milestones": {},
        "page.table.board.seats": {"face": None},
        "page.ui.dom": dom,
    }
    conclusion = imported(monkeypatch, "page.table.conclusion", needed)
    engine, leads, table = Mock(), Mock(isConnected=True), Mock(day=None)
    table.page.engine = engine
    engine.ask = AsyncMock(return_value={"record": {}})
    engine.ponder = AsyncMock(
        side_effect=[{"done": 1, "steps": 2}, {"done": 2, "steps": 2, "moments": moments}]
    )
    asyncio.run(conclusion.seek_mistake(table, leads))
    assert lines == [
        ("small", "", leads, ("review-mistake", {"best": best, "chance": chance}))
        for best, chance in told
    ]
