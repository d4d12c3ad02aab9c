"""Hints: every one has a reason, which comes from what its reader may know, and compares where that
helps to choose."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rondas import bots
from rondas.answers import advice
from rondas.answers.service import Service
from rondas.bots import Rating
from rondas.games import Kit, find
from rondas.rules.game import Game
from rondas.tables.lesson import LessonTable
from tests.playing import GAMES, Start, has_reasons, known, last, starts, text

KITS = [kit for kit in GAMES if has_reasons(kit)]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda kit: kit.id)


def taught(game: str, number: int) -> Game:
    """The table as a lesson asks its first question."""
    table = LessonTable(find(game), [], number)
    while table.goal is None:
        table.step()
    return table.game


def reasons(game: Game, action: str) -> dict[str, dict[str, Any]]:
    """The messages that speak for an action, with what fills them."""
    told = find(game.id).guide(game).reasons(game.index[action])
    return {each["say"]: each["args"] for each in told}


@every_game
@settings(max_examples=25)
@given(data=st.data())
def test_real_cards_make_no_difference(game: Kit, data: st.DataObject) -> None:
    """The text about the real deal is the text about any other deal that fits the knowledge."""
    equal_in_deal(game, data.draw(starts(game)))


def test_of_equal_cards_the_same_one_is_kept() -> None:
    equal_in_deal(find("steere-ronda"), Start(find("steere-ronda"), 3, {"hands": 1}, 12665))


def equal_in_deal(game: Kit, start: Start) -> None:
    state = last(start.turn())
    draw = game.knowledge.determinizer(known(state, state.actor))
    for seed in range(3):
        other = draw(Random(seed))
        for action in state.legal():
            said = text(game.guide(state).reasons(action))
            assert said == text(game.guide(other).reasons(action)), state.actions[action]


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
        ("steere-ronda", 1, "play 1C", {"about-takes": {}, "advice-only": {}}),
        ("steere-ronda", 5, "play 2O", {"about-ahead": {}, "advice-only": {}}),
        ("steere-ronda", 1, "play 5B", {"about-loses": {}, "advice-kept": {"card": "1C"}}),
        ("steere-ronda", 6, "play 5C", {"advice-spared": {}, "advice-lead": {}}),
        ("rounds", 2, "play 2S", {"advice-least": {}, "advice-points": {"n": 4}}),
        ("rounds", 5, "play 5S", {"about-takes": {}, "advice-round": {}}),
        ("rounds", 6, "play 2H", {"about-loses": {}, "advice-gives": {"n": 10}}),
        ("rounds", 6, "play 3D", {"about-loses": {}, "advice-gives-nothing": {}}),
        ("rounds", 7, "play 4C", {"advice-last": {"card": "AS"}}),
        ("baronda", 6, "bid 4", {"advice-takes": {"n": 4, "more": 0}}),
        ("baronda", 7, "play 7G", {"about-takes": {}, "advice-BARONG": {"how": "exact"}}),
        ("baronda", 8, "play PASS", {"about-not-ahead": {}, "advice-RANDA": {"how": "exact"}}),
        ("moroccan-ronda", 2, "play 6E", {"about-captures": {}, "advice-most": {}}),
        ("moroccan-ronda", 5, "play 4C", {"about-stays": {}, "advice-nothing": {}}),
        ("moroccan-ronda", 6, "announce ronda", {"advice-truth": {}}),
        ("moroccan-ronda", 6, "announce tringa", {"advice-bluff": {}}),
    ],
)
def test_what_speaks_for_it(
    game: str, number: int, action: str, expected: dict[str, dict[str, Any]]
) -> None:
    told = reasons(taught(game, number), action)
    for name, args in expected.items():
        found = {key: told.get(name, {}).get(key) for key in args}
        found = {k: v.get("card") if isinstance(v, dict) else v for k, v in found.items()}
        assert name in told, told
        assert found == args


@pytest.mark.parametrize(
    ("game", "number", "action", "expected"),
    [
        ("steere-ronda", 5, "play 2O", {""}),
        ("moroccan-ronda", 5, "play 4C", {"", "safe"}),
        ("moroccan-ronda", 8, "accept", {"", "true"}),
        ("moroccan-ronda", 8, "challenge 1", {"", "false"}),
        ("rounds", 2, "play 2S", {""}),
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


COMPARING = ("advice-chances", "advice-gain")


def compared(game: str, number: int, **values: float) -> list[tuple[str, dict[str, Any]]]:
    """How the first of some cards, each with its chance, is compared with the second."""
    state = known(taught(game, number), 0)
    rated = [Rating(f"play {name}", 9, value) for name, value in values.items()]
    told = advice.why(state, rated, Random(1), lambda: None)
    return [(each["say"], each["args"]) for each in told if each["say"] in COMPARING]


def test_chances_are_told_where_they_help() -> None:
    ((name, args),) = compared("rounds", 6, **{"3D": 0.65, "2H": 0.45})
    assert (name, args["won"], args["less"]) == ("advice-chances", 13, 9)
    assert args["other"]["args"] == {"card": {"card": "2H"}}


@pytest.mark.parametrize("values", [(0.6, 0.58), (0.97, 0.5), (0.03, 0.0)])
def test_else_points_are_told(values: tuple[float, float]) -> None:
    """Where both come to nearly the same, and where all is as good as won or lost."""
    ((name, args),) = compared("rounds", 6, **dict(zip(("3D", "2H"), values, strict=True)))
    assert name == "advice-gain"
    assert args["what"] == "points"
    assert 3 <= args["n"] <= 20


def test_what_is_not_sure_is_not_told() -> None:
    assert compared("rounds", 6, **{"3D": 0.5, "5D": 0.5}) == []
    assert compared("rounds", 6, **{"3D": 0.5}) == []


def test_a_search_is_followed() -> None:
    """The reasons are those of what was found best."""
    state = known(taught("rounds", 2), 0)
    ratings = bots.SearchBot(bots.Settings(iterations=30)).analyse(state, Random(1))
    told = advice.why(state, ratings, Random(1), lambda: None)
    assert told[0]["say"] == "about-takes"
