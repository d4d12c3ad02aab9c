"""What holds for every game, the template included: random games of all kinds of tables."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rondas import bots
from rondas.game import CHANCE, HIDDEN, OVER, Event, Game, Log, View
from rondas.games import find
from rondas.record import Record, do, legal_action, read
from rondas.replay import line, replay
from rondas.words import sentence
from tests.playing import (
    GAMES,
    PlainRandom,
    Start,
    clone,
    last,
    seats,
    starts,
    step,
    strings,
    text,
    views,
)

KINDS = {
    "dealt", "turned", "played", "captured", "trick", "said", "shown", "found", "scored",
    "round", "over",
}  # fmt: skip
few = settings(max_examples=8)
"""For the tests that look at everything: each example takes long."""
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def describe_fault(game: Game) -> str:
    return f"{game.id}, {game.players} players, {game.option}"


@every_game
@given(data=st.data())
def test_games_finish(game: type[Game], data: st.DataObject) -> None:
    state = last(data.draw(starts(game)).played())
    assert state.actor == OVER, describe_fault(state)
    assert state.winners() == sorted(set(state.winners())) != []
    assert not list(state.legal())
    assert not state.deals()
    shares = state.payoff()
    share = 1 / len(state.winners())
    assert shares == pytest.approx(
        [share if seat in state.winners() else 0 for seat in range(state.players)]
    )


@every_game
@few
@given(data=st.data())
def test_every_moment(game: type[Game], data: st.DataObject) -> None:
    """Cards, legal actions, views and estimates at all moments of a game."""
    start = data.draw(starts(game))
    state = start.record().start()
    rng = PlainRandom(start.seed)
    for _ in range(600):
        check_cards(state)
        check_actions(state)
        names = [state.view(seat) for seat in seats(state)]
        assert all(view["players"] == start.players for view in names)
        assert all(type(score) is int for score in state.scores())
        if state.actor == OVER:
            return
        assert state.winners() == []
        if state.actor == CHANCE:
            shares = state.payoff()
            assert sum(shares) == pytest.approx(1)
            assert all(0 <= share <= 1 for share in shares)
        step(state, rng)


def check_cards(state: Game) -> None:
    """No card is in two places, and nobody's hand but one's own is seen."""
    count: Counter[str] = Counter()
    public = state.view(None)
    for seat in range(state.players):
        own = state.view(seat)["hands"]
        assert HIDDEN not in own[seat]
        assert [len(hand) for hand in own] == [len(hand) for hand in public["hands"]]
        count.update(own[seat])
    count.update(card for _, card in public.get("trick", []))
    count.update(public.get("table", []))
    pack = Counter(state.pack.write(state.pack.cards()))
    assert count <= pack, f"{describe_fault(state)}: {count - pack} twice"


def check_actions(state: Game) -> None:
    """Each legal action once and possible; all others refused with a reason; prompts and labels."""
    legal = list(state.legal())
    assert len(legal) == len(set(legal))
    deal_due = state.actor == CHANCE and bool(state.deals())
    assert bool(legal) == (state.actor != OVER and not deal_due)
    expected = state.legal_names()
    assert state.view(state.actor if state.actor >= 0 else 0)["legal"] == (
        expected if state.actor >= 0 else []
    )
    others = [seat for seat in seats(state) if seat != state.actor]
    assert not any(state.view(seat)["legal"] for seat in others)
    if state.actor < 0:
        return
    choices = list(state.choices())
    assert choices
    assert set(choices) <= set(legal)
    assert len(choices) == len(set(choices))
    hunch = state.hunch()
    assert hunch is None or hunch in choices
    hash(state.key())
    assert 0 <= state.side(state.actor) < state.players
    assert state.prompt()
    assert all(state.label(action) for action in legal)
    assert state.usual() in (None, *legal)
    assert all(card < len(state.pack.names) for a in legal for card in state.takes(a))
    before = views(state)
    for action in range(len(state.actions)):
        if action in legal:
            state.copy().apply(action, [])
        else:
            with pytest.raises(ValueError, match=r"^\S[^\n]*\S$"):
                legal_action(state, state.actions[action])
    assert views(state) == before


@every_game
@few
@given(data=st.data())
def test_replay_equals_play(game: type[Game], data: st.DataObject) -> None:
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
        assert text(replayed) == text(line(state, number, views=True))
        if state.actor != OVER:
            step(state, rng)
    assert number == len(record.moves)


@every_game
@given(data=st.data())
def test_copies_go_their_own_ways(game: type[Game], data: st.DataObject) -> None:
    state = last(data.draw(starts(game)).turn())
    before = views(state)
    twin, other = state.copy(), state.copy()
    play_out(other, Random(1))
    assert views(state) == before
    play_out(state, Random(2))
    assert views(twin) == before
    play_out(twin, Random(2))
    assert views(twin) == views(state)


def play_out(game: Game, rng: Random) -> None:
    for _ in range(20_000):
        if game.actor == OVER:
            return
        step(game, rng)
    raise AssertionError("the game does not end")


@every_game
@given(data=st.data())
def test_playouts(game: type[Game], data: st.DataObject) -> None:
    """A playout ends where the game can be judged."""
    state = last(data.draw(starts(game)).turn())
    for number in range(3):
        other = state.copy()
        other.playout(PlainRandom(number))
        assert sum(other.payoff()) == pytest.approx(1)
        assert sum(other.worth()) == pytest.approx(1)


@every_game
@given(data=st.data())
def test_sentences(game: type[Game], data: st.DataObject) -> None:
    """Events are of known kinds, name a clause, and read well for everybody."""
    start = data.draw(starts(game))
    log: Log = []
    prompts = [state.prompt() for state in start.played().states(log) if state.actor >= 0]
    for event in log:
        assert event.kind in KINDS
        assert re.fullmatch(rf"{game.prefix}-\d+\.\d+", event.rule), event
        assert event.seat is None or 0 <= event.seat < start.players
        text(event.data)
        assert not {"kind", "rule", "seat", "text"} & set(event.data)
        check_sentence(event.text, start.players, event)
    for prompt in prompts:
        check_sentence(prompt, start.players, prompt)


def check_sentence(template: str, players: int, source: Event | str) -> None:
    assert all(int(seat) < players for seat in re.findall(r"@(\d)", template)), source
    names = [f"Seat {seat + 1}" for seat in range(players)]
    for you in (None, *range(players)):
        words = sentence(template, names, you)
        assert words.strip() == words != "", source
        assert not re.search(r"[@\[\]|\n]|  ", words), source
        assert words[0].isupper() or words[0].isdigit(), source


# Secrets.


@every_game
@given(data=st.data())
def test_worlds_give_the_view_back(game: type[Game], data: st.DataObject) -> None:
    """Games drawn to fit a view give the same view, and can be played to their end."""
    state = last(data.draw(starts(game)).turn())
    for seat in range(state.players):
        view = text(state.view(seat))
        source = game.worlds(clone(state.view(seat)))
        again = game.worlds(clone(state.view(seat)))
        choices = set()
        for number in range(4):
            world = source(PlainRandom(number))
            assert text(world.view(seat)) == view
            check_cards(world)
            if seat == state.actor:
                assert sorted(world.legal()) == sorted(state.legal())
                choices.add(tuple(sorted(world.choices())))
        assert len(choices) == (seat == state.actor)
        play_out(world, PlainRandom(7))
        assert text(again(PlainRandom(0)).view(seat)) == view
        first, second = game.worlds(state.view(seat)), game.worlds(state.view(seat))
        assert views(first(Random(5))) == views(second(Random(5)))


@every_game
@given(data=st.data())
def test_worlds_cover_the_truth(game: type[Game], data: st.DataObject) -> None:
    """Every card that another really holds, that seat holds in some of the worlds."""
    state = last(data.draw(starts(game)).turn())
    seat = state.actor
    source = game.worlds(state.view(seat))
    held: list[Counter[str]] = [Counter() for _ in range(state.players)]
    rng = PlainRandom(7)
    for _ in range(300):
        world = source(rng)
        for other in range(state.players):
            held[other].update(set(world.view(other)["hands"][other]))
    for other in range(state.players):
        truth = set(state.view(other)["hands"][other])
        assert not truth - set(held[other]), f"{describe_fault(state)}: seat {other}, for {seat}"


@every_game
@few
@given(data=st.data(), pick=st.randoms(use_true_random=False))
def test_unseen_cards_change_nothing(game: type[Game], data: st.DataObject, pick: Random) -> None:
    """Two cards that a seat has not seen change places in the deck: all it is told, and
    what bots choose for it, stays the same."""
    record = data.draw(starts(game)).turn()
    decks = [n for n, move in enumerate(record.moves) if move.startswith("* deck ")]
    *_, (state, seen) = watch(record)
    for seat in seats(state):
        unseen = sorted(set(state.pack.names) - seen[seat])
        if len(unseen) < 2:
            continue
        told = what_is_told(record, seat)
        assert told is not None
        for _ in range(6):
            a, b = unseen[pick.randrange(len(unseen))], unseen[pick.randrange(len(unseen))]
            told_now = what_is_told(with_cards_changed(record, decks[-1], a, b), seat)
            fault = f"{describe_fault(state)}: seat {seat} sees {a} and {b} change places"
            # The others may not have been able to play as they did, or have had to say
            # something else.
            assert told_now is None or told_now[0] != told[0] or told_now == told, fault


def watch(record: Record) -> Iterator[tuple[Game, dict[int | None, set[str]]]]:
    """A game after each move, and for each reader the cards he has seen since the last deck:
    those he held, those played, and those that public events name."""
    log: Log = []
    names = set(record.start().pack.names)
    readers = (*range(record.players), None)
    seen: dict[int | None, set[str]] = {seat: set() for seat in readers}
    for move, state in zip(["", *record.moves], record.states(log), strict=True):
        public = {word for event in log for word in strings(dict(event.data))}
        log.clear()
        if move.startswith("* deck "):
            seen = {seat: set() for seat in readers}
        else:
            public.update(move.split(" "))
        for seat in readers:
            own = state.view(seat)["hands"][seat] if seat is not None else []
            seen[seat] |= names & {*public, *own}
        yield state, seen


def with_cards_changed(record: Record, number: int, a: str, b: str) -> Record:
    """The record with two cards of a deck in each other's places."""
    swap = {a: b, b: a}
    deck = " ".join(swap.get(word, word) for word in record.moves[number].split(" "))
    moves = [*record.moves[:number], deck, *record.moves[number + 1 :]]
    return Record(record.game, record.players, record.options, moves)


def what_is_told(record: Record, seat: int | None) -> tuple[str, str] | None:
    """What the rules made players say; and all views and events of a seat from the start to
    the end with what bots choose at the end. None if the record cannot be played."""
    log: Log = []
    told = []
    try:
        for state in record.states(log):
            told.append([state.view(seat), state.prompt() if state.actor >= 0 else ""])
    except ValueError:
        return None
    said = [event.text for event in log if event.kind == "said"]
    events = [[e.kind, e.rule, e.seat, e.text, dict(e.data)] for e in log]
    chosen = [
        bots.make(name).choose(clone(state.view(seat)), Random(3))
        for name in ("random", "greedy", "search:iterations=20")
        if seat is not None and seat == state.actor
    ]
    if chosen:
        chosen += [offered(state)]
    return text(said), text([told, events, chosen])


def offered(state: Game) -> str:
    """All that the actor is told of what can be done."""
    return text(
        [
            state.usual(),
            state.aside(),
            [
                [state.label(action), state.risk(action), list(state.takes(action))]
                for action in sorted(state.legal())
            ],
        ]
    )


@every_game
@few
@given(data=st.data())
def test_no_unseen_card_is_named(game: type[Game], data: st.DataObject) -> None:
    """No view names a card that its reader has not seen, at any moment."""
    record = data.draw(starts(game)).played()
    names = set(record.start().pack.names)
    before: dict[int | None, View] = {}
    views_now: dict[int | None, View] = {}
    for move, (state, seen) in zip(["", *record.moves], watch(record), strict=True):
        if move.startswith("* deck "):
            before = views_now
        views_now = {seat: state.look(seat) for seat in seats(state)}
        for seat, view in views_now.items():
            # What stood there before the cards were shuffled is no secret.
            old = before.get(seat, {})
            new = [value for key, value in view.items() if old.get(key) != value]
            words = {word for string in strings(new) for word in re.findall(r"\w+", string)}
            leaks = words & names - seen[seat]
            assert not leaks, f"{describe_fault(state)}: seat {seat} sees {leaks}"


@every_game
@given(data=st.data())
def test_bots_choose_what_is_legal(game: type[Game], data: st.DataObject) -> None:
    start: Start = data.draw(starts(game))
    state = last(start.turn())
    view = state.view(state.actor)
    for name in ("random", "greedy", "search:iterations=10"):
        before = text(view)
        choice = bots.make(name).choose(view, PlainRandom(start.seed))
        assert choice in state.legal_names()
        assert text(view) == before, f"{name} changed the view"
        assert choice == bots.make(name).choose(clone(view), PlainRandom(start.seed))
    do(state, f"{state.actor} {choice}")


@every_game
def test_description(game: type[Game]) -> None:
    described = game.describe()
    text(described)
    assert described["players"] == list(game.seats)
    assert find(game.id) is game
    for players in game.seats:
        settings = game.settings(players, {})
        assert list(settings) == [option.name for option in game.options]
        assert game(players, settings).actor == CHANCE
    for option in game.options:
        assert re.fullmatch(rf"{game.prefix}-\d+(\.\d+)?", option.rule)
        assert option.text
        for wrong in (None, True, 1.0, "no such value", -1, [1]):
            with pytest.raises(ValueError, match=f"^options: {option.name} is "):
                game.settings(game.seats[0], {option.name: wrong})
    with pytest.raises(ValueError, match=r"^options: .* has no option"):
        game.settings(game.seats[0], {"no such option": 1})
    for wrong in (None, True, 0, 99, "2", 2.0):
        with pytest.raises(ValueError, match=r"^players: "):
            game.settings(wrong, {})
