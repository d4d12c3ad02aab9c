"""Properties of every game, including the template, in random games at all kinds of tables."""

from __future__ import annotations

import re
from collections import Counter
from random import Random
from typing import Any, get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rondas import bots
from rondas.games import Kit, find
from rondas.pictures.plain import facts
from rondas.records.record import do, legal_action, read
from rondas.records.replay import line, replay
from rondas.rules.game import CHANCE, OVER, Game, Kind, Log
from rondas.rules.knowledge import HIDDEN
from tests.differences import assert_same
from tests.playing import (
    GAMES,
    PlainRandom,
    Start,
    known,
    last,
    seats,
    starts,
    step,
    text,
    told,
    views,
)

few = settings(max_examples=6)
"""For the tests that look at everything: each example takes long."""
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


Everybody = dict[int | None, dict[str, Any]]
"""What each seat and a spectator know."""


def describe_fault(game: Game) -> str:
    return f"{game.id}, {game.players} players, {game.option}"


@every_game
@given(data=st.data())
def test_games_finish(game: Kit, data: st.DataObject) -> None:
    state = last(data.draw(starts(game)).played())
    assert state.actor == OVER, describe_fault(state)
    assert state.winners() == sorted(set(state.winners())) != []
    assert not list(state.legal())
    assert not state.deals()
    shares = game.model.returns(state)
    share = 1 / len(state.winners())
    assert shares == pytest.approx(
        [share if seat in state.winners() else 0 for seat in range(state.players)]
    )


@every_game
@few
@given(data=st.data())
def test_every_moment(game: Kit, data: st.DataObject) -> None:
    """Cards, legal actions, views and estimates at all moments of a game."""
    start = data.draw(starts(game))
    state = start.record().start()
    rng = PlainRandom(start.seed)
    for _ in range(600):
        everybody = {seat: known(state, seat) for seat in seats(state)}
        check_cards(state, everybody)
        check_actions(game, state, everybody)
        assert all(each["players"] == start.players for each in everybody.values())
        assert all(game.presentation(state).display(seat) for seat in seats(state))
        assert all(type(score) is int for score in state.scores())
        if state.actor == OVER:
            return
        assert state.winners() == []
        if state.actor == CHANCE:
            shares = game.model.returns(state)
            assert sum(shares) == pytest.approx(1)
            assert all(0 <= share <= 1 for share in shares)
        step(state, rng)


def check_cards(state: Game, everybody: Everybody) -> None:
    """No card is in two places, and nobody's hand but one's own is seen."""
    count: Counter[str] = Counter()
    public = everybody[None]
    for seat in range(state.players):
        own = everybody[seat]["hands"]
        assert HIDDEN not in own[seat]
        assert [len(hand) for hand in own] == [len(hand) for hand in public["hands"]]
        count.update(own[seat])
    shown = find(state.id).presentation(state).display(None)
    count.update(card for _, card in shown["trick"])
    count.update(shown["table"])
    pack = Counter(state.pack.write(state.pack.cards()))
    assert count <= pack, f"{describe_fault(state)}: {count - pack} twice"


def check_actions(game: Kit, state: Game, everybody: Everybody) -> None:
    """Each legal action once and possible; all others refused with a reason; prompts, and what
    people are told of the actions."""
    legal = list(state.legal())
    assert len(legal) == len(set(legal))
    deal_due = state.actor == CHANCE and bool(state.deals())
    assert bool(legal) == (state.actor != OVER and not deal_due)
    expected = state.legal_names()
    for seat, own in everybody.items():
        assert own["legal"] == (expected if seat == state.actor else [])
    presentation = game.presentation(state)
    if state.actor < 0:
        assert presentation.prompt(False) is None
        return
    choices = list(game.model.choices(state))
    assert choices
    assert set(choices) <= set(legal)
    assert len(choices) == len(set(choices))
    prior = game.model.prior(state)
    assert prior is None or prior in choices
    hash(game.model.transposition_key(state))
    assert 0 <= state.team(state.actor) < state.players
    for own in (False, True):
        assert presentation.prompt(own) is not None
    actions = presentation.actions()
    assert [action["action"] for action in actions] == expected
    hand = everybody[state.actor]["hands"][state.actor]
    for action in actions:
        assert action["card"] is None or action["card"] in hand
        assert action["card"] or not action["taps"]
        assert set(action["takes"]) <= set(state.pack.names)
    assert sum(action["usual"] for action in actions) <= 1
    for action in range(len(state.actions)):
        if action in legal:
            state.copy().apply(action, Log())
        else:
            with pytest.raises(ValueError, match=r"^\S[^\n]*\S$"):
                legal_action(state, state.actions[action])
            assert presentation.refusal(state.refusal(action))
    assert views(state) == [text(own) for own in everybody.values()]


@every_game
@few
@given(data=st.data())
def test_replay_equals_play(game: Kit, data: st.DataObject) -> None:
    """The record read back gives the same lines; the same seed gives the same record."""
    start = data.draw(starts(game))
    record = start.played()
    assert record.moves == start.played().moves
    read_back = read(text(record.write()))
    assert read_back == record
    assert read_back.write() == record.write()
    rng = PlainRandom(start.seed)
    state = record.start()
    for number, replayed in enumerate(replay(text(record.write()), views=True)):
        assert text(replayed) == text(line(game, state, number, views=True))
        if state.actor != OVER:
            step(state, rng)
    assert number == len(record.moves)


@every_game
@given(data=st.data())
def test_copies_go_their_own_ways(game: Kit, data: st.DataObject) -> None:
    state = last(data.draw(starts(game)).turn())
    before = views(state)
    twin, other = state.copy(), state.copy()
    play_out(other, Random(1))
    assert views(state) == before
    play_out(state, Random(2))
    assert views(twin) == before
    play_out(twin, Random(2))
    assert_same(slots(twin), slots(state), "the game played out and its copy")


def slots(value: object) -> Any:
    """All that a game, or something in it, is made of."""
    if isinstance(value, list | tuple | set):
        return [slots(each) for each in (sorted(value) if isinstance(value, set) else value)]
    names = [name for base in type(value).__mro__ for name in base.__dict__.get("__slots__", ())]
    if not names:
        return repr(value)
    same = ("actions", "index", "pack")
    return {name: slots(getattr(value, name)) for name in names if name not in same}


def play_out(game: Game, rng: Random) -> None:
    for _ in range(20_000):
        if game.actor == OVER:
            return
        step(game, rng)
    raise AssertionError("the game does not end")


@every_game
@given(data=st.data())
def test_rollouts(game: Kit, data: st.DataObject) -> None:
    """A rollout ends where the game can be judged."""
    state = last(data.draw(starts(game)).turn())
    for number in range(3):
        other = state.copy()
        game.model.rollout(other, PlainRandom(number))
        assert sum(game.model.returns(other)) == pytest.approx(1)
        assert sum(game.model.utility(other)) == pytest.approx(1)


@every_game
@given(data=st.data())
def test_events(game: Kit, data: st.DataObject) -> None:
    """Events are of known kinds, name a clause, and are told in messages and JSON."""
    start = data.draw(starts(game))
    log = Log()
    for state in start.played().states(log):
        for event, shown in zip(log.events, told(state, log), strict=True):
            assert event.kind in get_args(Kind)
            assert re.fullmatch(rf"{game.rules.prefix}-\d+\.\d+", event.rule), event
            assert event.seat is None or 0 <= event.seat < start.players
            assert facts(event, state.pack)[0] == event.name
            assert "say" in shown["text"]
            text(shown)
        log.events.clear()


# Secrets.


@every_game
@given(data=st.data())
def test_determinizations_give_the_state_back(game: Kit, data: st.DataObject) -> None:
    """Games drawn to fit an information state give the same one, and can be played to their
    end."""
    state = last(data.draw(starts(game)).turn())
    for seat in range(state.players):
        before = known(state, seat)
        determinize = game.knowledge.determinizer(known(state, seat))
        again = game.knowledge.determinizer(known(state, seat))
        choices = set()
        for number in range(4):
            world = determinize(PlainRandom(number))
            assert_same(known(world, seat), before, f"{describe_fault(state)}: seat {seat}")
            check_cards(world, {other: known(world, other) for other in seats(world)})
            if seat == state.actor:
                assert sorted(world.legal()) == sorted(state.legal())
                choices.add(tuple(sorted(game.model.choices(world))))
        assert len(choices) == (seat == state.actor)
        play_out(world, PlainRandom(7))
        assert known(again(PlainRandom(0)), seat) == before
        sources = [game.knowledge.determinizer(known(state, seat)) for _ in range(2)]
        first, second = (source(Random(5)) for source in sources)
        assert views(first) == views(second)


@every_game
@given(data=st.data())
def test_determinizations_cover_the_truth(game: Kit, data: st.DataObject) -> None:
    """Every card that another really holds, that seat holds in some of them."""
    state = last(data.draw(starts(game)).turn())
    seat = state.actor
    determinize = game.knowledge.determinizer(known(state, seat))
    never = [set(known(state, other)["hands"][other]) for other in range(state.players)]
    rng = PlainRandom(7)
    for _ in range(300):
        world = determinize(rng)
        for other, cards in enumerate(never):
            cards -= set(known(world, other)["hands"][other])
        if not any(never):
            return
    raise AssertionError(f"{describe_fault(state)}: for {seat}, nobody ever holds {never}")


@every_game
@given(data=st.data())
def test_bots_choose_what_is_legal(game: Kit, data: st.DataObject) -> None:
    start: Start = data.draw(starts(game))
    state = last(start.turn())
    state_known = known(state, state.actor)
    for name in ("random", "greedy", "search:iterations=10", "easy"):
        before = text(state_known)
        choice = bots.make(name).choose(state_known, PlainRandom(start.seed))
        assert choice in state.legal_names()
        assert text(state_known) == before, f"{name} changed what it was given"
        again = known(state, state.actor)
        assert choice == bots.make(name).choose(again, PlainRandom(start.seed))
    do(state, f"{state.actor} {choice}")


@every_game
def test_description(game: Kit) -> None:
    rules = game.rules
    described = rules.describe()
    text(described)
    assert described["players"] == list(rules.seats)
    assert find(game.id) is game
    for players in rules.seats:
        settings = rules.settings(players, {})
        assert list(settings) == [option.name for option in rules.options]
        assert rules(players, settings).actor == CHANCE
    for option in rules.options:
        assert re.fullmatch(rf"{rules.prefix}-\d+(\.\d+)?", option.rule)
        for wrong in (None, True, 1.0, "no such value", -1, [1]):
            with pytest.raises(ValueError, match=f"^options: {option.name} is "):
                rules.settings(rules.seats[0], {option.name: wrong})
    with pytest.raises(ValueError, match=r"^options: .* has no option"):
        rules.settings(rules.seats[0], {"no such option": 1})
    for wrong in (None, True, 0, 99, "2", 2.0):
        with pytest.raises(ValueError, match=r"^players: "):
            rules.settings(wrong, {})
