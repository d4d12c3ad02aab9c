"""The question of the day: how questions are kept and shown (tools/puzzles.py)."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from page.logic import days
from rondas.answers import inquiries
from rondas.answers.advice import COMPARED
from rondas.answers.puzzles import Puzzle, puzzle
from rondas.answers.service import Service
from rondas.games import Kit
from tests.playing import GAMES as ALL
from tests.playing import Json, assert_same, has_questions
from tests.unseen import Unseen
from tools import puzzles as finding

GAMES = [game for game in ALL if has_questions(game)]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def supply(game: Kit) -> list[str]:
    return (finding.FOLDER / f"{game.id}.txt").read_text("utf-8").splitlines()


def asked(game: Kit, line: str, do: str = "frames", **keys: Any) -> Json:
    return Service().handle({"do": do, "game": game.id, "puzzle": line, **keys})


@every_game
def test_a_date_has_a_question_of_its_own(game: Kit) -> None:
    """Until all have been asked; then they begin again from the first."""
    lines = supply(game)
    first = days.number_of(days.FIRST_QUESTION) or 0
    dates = [days.written(first + at) for at in range(len(lines) + 1)]
    told = [days.question_of(lines, date) for date in dates]
    assert len({*told}) == len(lines) >= 30
    assert told[0] == told[-1] == lines[0]
    # A longer supply asks the same on the same days.
    assert [days.question_of([*lines, "x"], date) for date in dates[:-1]] == told[:-1]
    assert all(len(line) < 500 for line in lines)


@every_game
def test_a_question_has_one_best_action_that_is_not_the_obvious_one(game: Kit) -> None:
    lines = supply(game)
    for line in [*lines[:2], lines[-1]]:
        shown = asked(game, line)
        (move,) = shown["asks"]
        frame = shown["frames"][move]
        found = puzzle(game, line)
        best, names = found.ratings[0], [each["action"] for each in frame["actions"]]
        assert sorted(each.action for each in found.ratings) == names
        assert frame["display"]["actor"] == shown["view"]
        assert shown["start"] <= move == len(shown["frames"]) - 1
        state = game.knowledge.information_state([*found.record.states()][-1], shown["view"])
        obvious = game.model.heuristic_action(state, Random(1))
        for action in (best.action, obvious):
            told = asked(game, line, "answer", move=move, action=action)
            assert told["right"] is (action == best.action)
            assert told["why"]
            assert not any(each in told["why"] for each in told["follows"])
            compared = any(each["say"] in COMPARED for each in told["why"])
            assert told["right"] or told["follows"] or compared, "what holds for one alone"
            assert len([*told["why"], *told["follows"]]) <= 2, "two short lines"
            assert told["record"]["moves"] == found.record.moves
            hands = [each["display"]["hands"][shown["view"]] for each in (frame, told["then"])]
            assert {*hands[0]} - {*hands[1]} == {best.action.removeprefix("play ")}


@every_game
def test_unseen_cards_change_nothing_in_a_question(
    game: Kit, monkeypatch: pytest.MonkeyPatch
) -> None:
    compared = 0
    for line in supply(game)[:3]:
        found = puzzle(game, line)
        record, seat = found.record, found.record.extra["view"]
        shown, best = asked(game, line), found.ratings[0].action
        answered = {"do": "answer", "move": shown["asks"][0], "action": best}
        before = [shown, asked(game, line, **answered)["then"]]
        for swap, changed in Unseen(record).swapped(seat, Random(line), 2):
            other = Puzzle(replace(record, moves=changed.moves), found.ratings)
            with monkeypatch.context() as patched:
                patched.setattr(inquiries, "given_puzzle", lambda _, other=other: other)
                after = [asked(game, line), asked(game, line, **answered)["then"]]
                assert_same(after, before, f"{line}: {swap} change places")
            compared += 1
    assert compared >= 2


@pytest.mark.parametrize(
    "line", ["", "1 0", "1 0 zz 1,2", "x 0 0 1", "1 9 0 1", "1 0 0 1", "A" * 9999]
)
def test_a_bad_line_is_refused(line: str) -> None:
    with pytest.raises(ValueError, match=r"^puzzle: no question of this game") as refused:
        asked(GAMES[0], line)
    assert len(str(refused.value)) < 200
