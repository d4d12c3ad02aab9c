"""Bots by name, search, and exact endings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import chain
from random import Random
from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rondas import bots
from rondas.answers.service import Service
from rondas.bots.endgame import Solver
from rondas.bots.search import Rating, rate
from rondas.games import Kit
from rondas.games.steere_ronda import GAME as STEERE
from rondas.games.steere_ronda.rules import SteereRonda
from rondas.records.record import legal_action
from rondas.rules.game import OVER, Game
from rondas.rules.knowledge import HIDDEN, Any_State
from rondas.rules.model import SearchModel
from tests.playing import PlainRandom, Start, every_game, known, last, starts


def ronda(moves: int) -> SteereRonda:
    """A game of Ronda after so many random moves."""
    return cast(SteereRonda, last(Start(STEERE, 3, {}, 1).played(moves)))


def test_settings() -> None:
    bot = bots.make("search:iterations=7,exploration=0.5,seconds=2")
    assert isinstance(bot, bots.SearchBot)
    assert bot.settings == bots.Settings(iterations=7, exploration=0.5, seconds=2.0)
    for level in bots.LEVELS.values():
        bots.make(level)


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("strong", 'bots: no bot "strong"; there are random, greedy, easy, medium, hard, search'),
        ("ceiling", 'bots: no bot "ceiling"; there are random'),
        ("search:", 'bots: no bot "search:"'),
        ("search:depth=9", 'bots: search has no setting "depth"; there are iterations,'),
        ("search:iterations", 'bots: iterations is a whole number, not ""'),
        ("search:iterations=2,iterations=3", "bots: iterations is there twice"),
        ("search:iterations=0", "bots: iterations is at least 1"),
        ("search:seconds=-1", "bots: a setting is a number from 0"),
        ("search:memory=1.5", "bots: memory is 1 at most"),
        ("search:exploration=nan", "bots: a setting is a number from 0"),
        ("search:lean=-1", "bots: a setting is a number from 0"),
        ("search:manner=loud", "bots: manner is one of steady, bold, careful"),
        ("hard:loud", 'bots: no bot "hard:loud"'),
        ("greedy:bold", 'bots: no bot "greedy:bold"'),
    ],
)
def test_bad_names(name: str, reason: str) -> None:
    with pytest.raises(ValueError) as caught:  # noqa: PT011
        bots.make(name)
    assert str(caught.value).startswith(reason)
    assert "\n" not in str(caught.value)


def analysed(state: Game, settings: bots.Settings, seed: int = 1) -> list[Rating]:
    return bots.SearchBot(settings).analyse(known(state, state.actor), Random(seed))


@every_game
@given(data=st.data())
def test_choices_and_their_analysis(game: Kit, data: st.DataObject) -> None:
    """Bots choose what is legal, the same again, and change nothing of what they are given."""
    start = data.draw(starts(game))
    state = last(start.turn())
    given_to_all = known(state, state.actor)
    for name in ("random", "greedy", "easy", "search:iterations=10,manner=sly,lean=2"):
        choice, again = (
            bots.make(name).choose(given_to_all, PlainRandom(start.seed)) for _ in range(2)
        )
        assert choice == again
        assert choice in state.legal_names()
        assert given_to_all == known(state, state.actor), f"{name} changed what it was given"
    ratings = analysed(state, bots.Settings(iterations=30, solved_worlds=2))
    assert ratings == analysed(state, bots.Settings(iterations=30, solved_worlds=2))
    assert {rating.action for rating in ratings} == {
        state.actions[action] for action in game.model.choices(state)
    }
    assert [r.visits for r in ratings] == sorted((r.visits for r in ratings), reverse=True)
    for rating in ratings:
        assert -1e-9 <= rating.value <= 1 + 1e-9


def test_how_long_a_search_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not at all for one choice; else for its iterations, or its time. Every determinization shows
    that the search goes on, and changes nothing of it."""
    state = ronda(4)
    for iterations in (100, 1000):
        visits = sum(r.visits for r in analysed(state, bots.Settings(iterations=iterations)))
        assert iterations <= visits < iterations + 16
    ratings = analysed(state, bots.Settings(iterations=10**9, seconds=0.05))
    assert sum(r.visits for r in ratings) < 10**6
    beats: list[int] = []
    once = analysed(state, bots.Settings(iterations=100), 0)
    monkeypatch.setattr("rondas.bots.search.pulse", lambda: beats.append(1))
    assert analysed(state, bots.Settings(iterations=100), 0) == once
    assert len(beats) >= 100 / len(STEERE.model.choices(state))
    while len(state.legal()) > 1:
        state.apply(state.legal()[0])
    (rating,) = analysed(state, bots.Settings(iterations=10**9))
    assert rating.visits == 0


@every_game
def test_memory(game: Kit, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot forgets each card by chance, by its memory. Forgotten cards turn up in hidden hands,
    and nothing else changes."""
    players = game.rules.seats[0]
    states = chain.from_iterable(Start(game, players, {}, n).played().states() for n in range(99))
    for state in states:  # a moment of choice with some cards out of sight
        if state.actor >= 0 and len(game.model.choices(state)) > 1:
            mine = known(state, state.actor)
            gone = game.knowledge.gone(mine)
            if len(gone) > 3 and any(HIDDEN in hand for hand in mine["hands"]):
                break
    draw = game.knowledge.determinizer
    determinize = draw(mine, gone)
    found: set[str] = set()
    for number in range(40):
        world = determinize(PlainRandom(number))
        hands = [known(world, seat)["hands"][seat] for seat in range(world.players)]
        assert hands[state.actor] == mine["hands"][state.actor]
        assert [*map(len, hands)] == [*map(len, mine["hands"])]
        found.update(*hands[: state.actor], *hands[state.actor + 1 :])
        game.model.rollout(world, PlainRandom(number))
    assert found & set(gone)
    forgotten: list[int] = []
    monkeypatch.setattr(
        game.knowledge,
        "determinizer",
        lambda state, cards: (forgotten.append(len(cards)), draw(state, cards))[1],
    )
    for memory in (1, 0.5, 0):
        bots.make(f"search:iterations=4,memory={memory}").choose(mine, Random(2))
    assert forgotten[0] == 0 < forgotten[1] < forgotten[2] == len(gone)


def test_haste() -> None:
    """A bot in haste plays what its model calls tempting, whatever it expects of it."""
    state = ronda(2)
    hasty = bots.make("search:iterations=20,haste=99").choose(known(state, 1), Random(1))
    cards = STEERE.model.choices(state)
    lures = STEERE.model.haste(state, cards)
    assert lures[cards.index(state.index[hasty])] == max(lures)


@dataclass
class Matching:
    """Each of two players shows one of two cards; equal cards win for seat 0.

    A player who sees the card of the other always wins; if both choose at the same time nobody can
    do better than half.
    """

    at_once: bool
    shown: tuple[int, ...] = ()
    actions, players = ("play A", "play B"), 2

    @property
    def actor(self) -> int:
        return len(self.shown) if len(self.shown) < 2 else OVER

    def legal(self) -> Sequence[int]:
        return (0, 1)

    def simultaneous(self) -> bool:
        return self.at_once and self.actor >= 0

    def apply(self, action: int) -> None:
        self.shown = (*self.shown, action)

    def copy(self) -> Matching:
        return replace(self)


class MatchingModel(SearchModel[Any]):
    def returns(self, game: Matching) -> list[float]:
        equal = len({*game.shown}) == 1
        return [float(equal), float(not equal)]

    def heuristic_action(self, state: Any_State, rng: Random) -> str:
        return "play A"


def test_others_do_not_see_what_is_chosen_at_the_same_time() -> None:
    settings = bots.Settings(iterations=2000)
    seen = rate(MatchingModel(), lambda _: Matching(False), Random(1), settings)
    unseen = rate(MatchingModel(), lambda _: Matching(True), Random(1), settings)
    assert max(rating.value for rating in seen) < 0.1
    assert sum(rating.value * rating.visits for rating in unseen) / 2000 == pytest.approx(
        0.5, abs=0.1
    )


def brute_force(model: SearchModel[Any], game: Game) -> list[tuple[float, ...]]:
    """Max^n without any cleverness; of equally good actions the mean."""
    if game.actor < 0:
        return list(zip(model.utility(game), model.returns(game), strict=True))
    seat = game.actor
    results = []
    for action in model.choices(game):
        after = game.copy()
        after.apply(action)
        results.append(brute_force(model, after))
    most = max(result[seat] for result in results)
    best = [result for result in results if result[seat] == most]
    return [
        tuple(sum(values) / len(best) for values in zip(*each, strict=True))
        for each in zip(*best, strict=True)
    ]


def solvable(start: Start) -> Game | None:
    """The first position of a random game that can be solved exactly."""
    for state in start.played().states():
        if state.actor >= 0 and start.game.model.solvable(state):
            return state.copy()
    return None


@every_game
@settings(max_examples=6)
@given(data=st.data())
def test_exact_play_equals_brute_force(game: Kit, data: st.DataObject) -> None:
    """Alpha-beta with two teams, max^n with more. Endings last until chance moves, and what search
    finds there is legal; results from before serve later positions of the same game."""
    state = solvable(data.draw(starts(game)))
    solver = None
    while state is not None and state.actor >= 0:
        assert game.model.solvable(state)
        choice = bots.make("search:solved_worlds=2").choose(known(state, state.actor), Random(1))
        action = legal_action(state, choice)
        if len(state.legal()) <= 3 and sum(map(len, state.hands)) <= 9:
            solver = solver or Solver(game.model, state)
            for found, wanted in zip(
                solver.results(state), brute_force(game.model, state), strict=True
            ):
                assert found == pytest.approx(wanted)
            action = game.model.choices(state)[-1]
        state.apply(action)


def test_analyse_request() -> None:
    state = ronda(9)
    request = {"do": "analyse", "state": known(state, state.actor), "iterations": 50}
    answer = Service().handle(request)
    assert answer == Service().handle(request)
    for action in answer["actions"]:
        assert set(action) == {"action", "visits", "value"}
        assert action["action"] in state.legal_names()
    for bad in (
        {"state": None},
        {"state": known(state, None)},
        {"state": {"game": "steere-ronda", "legal": ["x"]}},
        {"iterations": 0},
        {"iterations": True},
        {"iterations": 10**9},
    ):
        with pytest.raises(ValueError, match=f"^{next(iter(bad))}: "):
            Service().handle({**request, **bad})
