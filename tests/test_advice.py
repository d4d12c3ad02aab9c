"""Hints: every one has a reason, which comes from what its reader may know, and compares where that
helps to choose."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from rondas import bots
from rondas.answers import advice
from rondas.answers.puzzles import puzzle
from rondas.answers.service import Service
from rondas.bots import Rating
from rondas.games import Kit, find
from rondas.rules.game import Game
from rondas.tables.lesson import LessonTable
from tests.playing import GAMES, Start, has_reasons, known, last
from tests.test_puzzles import supply

COMPARING = ("advice-chances", "advice-gain")
KITS = [kit for kit in GAMES if has_reasons(kit)]


def taught(game: str, number: int) -> Game:
    """The table as a lesson asks its first question."""
    table = LessonTable(find(game), [], number)
    while table.goal is None:
        table.step()
    return table.game


@pytest.mark.parametrize("game", KITS, ids=lambda kit: kit.id)
def test_every_hint_has_a_reason(game: Kit) -> None:
    """In whole games: of what the action does, or of what it brings."""
    service = Service()
    request = {"do": "open", "game": game.id, "seat": 0, "seed": "3", "bots": "greedy"}
    frame = service.handle(request)
    for _ in range(25):
        while frame["status"] == "waiting":
            frame = service.handle({"do": "step"})
        if frame["status"] == "over":
            break
        state = service.handle({"do": "known"})["state"]
        answer = service.handle({"do": "analyse", "state": state, "iterations": 20})
        if len(state["legal"]) > 1:
            assert answer["why"], answer["actions"][0]
        frame = service.handle({"do": "act", "action": answer["actions"][0]["action"]})


@pytest.mark.parametrize(
    ("game", "number", "action", "expected"),
    [
        ("steere-ronda", 1, "play 1C", {"advice-only": {}, "about-takes": {}}),
        ("steere-ronda", 5, "play 2O", {"advice-only": {}, "advice-beats": {}}),
        ("steere-ronda", 1, "play 5B", {"advice-kept": {"card": "1C"}, "about-loses": {}}),
        ("steere-ronda", 6, "play 5C", {"advice-spared": {}, "advice-lead": {}}),
        ("steere-ronda", 6, "play 10E", {"advice-beaters": {"n": 1, "of": 4}}),
        ("rounds", 2, "play 2S", {"advice-least": {}, "advice-points": {"n": 4}}),
        ("rounds", 5, "play 5S", {"advice-round": {}, "about-takes": {}}),
        ("rounds", 6, "play 2H", {"advice-none": {}, "advice-gives": {"n": 10}}),
        ("rounds", 6, "play 3D", {"advice-weakest": {}, "advice-gives-nothing": {}}),
        ("rounds", 7, "play 4C", {"advice-last": {"card": "AS"}}),
        ("baronda", 6, "bid 4", {"advice-takes": {"n": 4, "more": 0, "next": 4}}),
        ("baronda", 7, "play 7G", {"advice-only": {}, "about-takes": {}}),
        ("baronda", 8, "play PASS", {"advice-RANDA": {"how": "exact"}, "about-not-ahead": {}}),
        ("moroccan-ronda", 2, "play 6E", {"advice-most": {}, "about-captures": {}}),
        ("moroccan-ronda", 5, "play 4C", {"advice-nothing": {}}),
        ("moroccan-ronda", 6, "announce ronda", {"advice-truth": {}}),
        ("moroccan-ronda", 6, "announce tringa", {"advice-bluff": {}}),
    ],
)
def test_what_speaks_for_it(
    game: str, number: int, action: str, expected: dict[str, dict[str, Any]]
) -> None:
    state = taught(game, number)
    guide = find(game).guide(state)
    reasons = guide.reasons(state.index[action]) + guide.effects(state.index[action])
    told: dict[str, dict[str, Any]] = {each["say"]: each["args"] for each in reasons}
    assert next(iter(told)) == next(iter(expected))  # a hint tells the first alone
    for name, args in expected.items():
        assert name in told, told
        for key, value in args.items():
            found = told[name][key]
            assert value == (found["card"] if isinstance(found, dict) else found)


def test_nothing_is_said_for_a_lead_that_speaks_against_it() -> None:
    """How many cards beat it is a reason where no other card of the hand is beaten by fewer."""
    game = last(Start(find("steere-ronda"), 3, {}, 5).played(2))
    assert len(game.legal()) == 16
    guide = find("steere-ronda").guide(game)
    told = [message for card in game.legal() for message in guide.reasons(card)]
    counts = {each["args"]["n"] for each in told if each["say"] == "advice-beaters"}
    assert len(counts) == 1, counts
    # Where tricks are bad nobody saves strong cards.
    kit = find("baronda")
    for line in supply(kit):
        game = last(puzzle(kit, line).record)
        if game.side == "RANDA" and not game.trick:
            told = [message for card in game.legal() for message in kit.guide(game).reasons(card)]
            assert "advice-spared" not in [each["say"] for each in told], line


def test_a_hint_in_an_ending_takes_no_longer() -> None:
    """Endings of Baronda took ten times as long as all before."""
    game = last(Start(find("baronda"), 3, {}, 1).played(29))
    state = known(game, game.actor)
    told = Service().handle({"do": "analyse", "state": state, "iterations": 300})
    assert max(each["visits"] for each in told["actions"]) <= 8


@pytest.mark.parametrize(
    ("game", "number", "action", "expected"),
    [
        ("moroccan-ronda", 5, "play 4C", {"", "safe"}),
        ("moroccan-ronda", 8, "accept", {"", "true"}),
        ("moroccan-ronda", 8, "challenge 1", {"", "false"}),
        ("baronda", 8, "play PASS", {""}),
    ],
)
def test_what_may_come_of_it(game: str, number: int, action: str, expected: set[str]) -> None:
    """It is looked for in all deals that may be the real one."""
    state = taught(game, number)
    kit = find(game)
    draw = kit.knowledge.determinizer(known(state, state.actor))
    deals = [draw(Random(seed)) for seed in range(60)]
    assert {kit.guide(deal).foreseen(state.index[action]) for deal in deals} == expected


@pytest.mark.parametrize(
    ("values", "expected"),
    [
        ((0.65, 0.45), {"advice-chances": {"won": 13, "less": 9}}),
        # Both come to nearly the same, or all is as good as won or lost.
        ((0.6, 0.58), {"advice-gain": {"what": "points"}}),
        ((0.97, 0.5), {"advice-gain": {"what": "points"}}),
        ((0.03, 0.0), {"advice-gain": {"what": "points"}}),
        ((0.5,), {}),
    ],
)
def test_chances_are_told_where_they_help(
    values: tuple[float, ...], expected: dict[str, dict[str, Any]]
) -> None:
    """Else points; and nothing that is not sure."""
    state = known(taught("rounds", 6), 0)
    rated = [Rating(f"play {n}", 9, v) for n, v in zip(("3D", "2H"), values, strict=False)]
    told = advice.why(state, rated, Random(1))
    found = {each["say"]: each["args"] for each in told if each["say"] in COMPARING}
    assert found.keys() == expected.keys()
    for name, args in expected.items():
        assert args.items() <= found[name].items()


def test_what_is_as_good_is_not_compared() -> None:
    """And the reasons are those of what a search found best."""
    state = known(taught("rounds", 6), 0)
    rated = [Rating("play 3D", 9, 0.5), Rating("play 5D", 9, 0.5)]
    told = advice.why(state, rated, Random(1))
    assert not [each for each in told if each["say"] in COMPARING]
    state = known(taught("rounds", 2), 0)
    ratings = bots.SearchBot(bots.Settings(iterations=30)).analyse(state, Random(1))
    assert advice.why(state, ratings, Random(1))[0]["say"] == "advice-least"
