"""No reader gets anything that they cannot know: no name of a card, no sentence, no difference."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations, islice
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rondas import bots
from rondas.games import Kit, find
from rondas.pictures.plain import facts
from rondas.records.record import Record
from rondas.rules import message
from rondas.rules.game import Game, Log
from rondas.rules.message import card
from rondas.rules.presentation import Presentation
from rondas.words.wording import Wording
from tests.differences import assert_same
from tests.playing import GAMES, Start, known, seats, starts, starts_of, strings, told
from tests.spoken import in_words, words

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
few = settings(max_examples=6)
Reader = int | None

LEAST = {
    "baronda": {"compared": 46, "with actions": 11, "named": 2310, "named with actions": 454},
    "moroccan-ronda": {
        "compared": 56,
        "with actions": 14,
        "named": 1610,
        "named with actions": 420,
    },
    "rounds": {"compared": 23, "with actions": 5, "named": 1120, "named with actions": 350},
    "steere-ronda": {"compared": 51, "with actions": 11, "named": 1400, "named with actions": 350},
    "template": {"compared": 18, "with actions": 5, "named": 230, "named with actions": 70},
}
"""How often each game is looked at in the tests below, at the least: that they mean something.
Usually it is half as often again; which games Hypothesis makes up depends on what is loaded.
A new game begins with the numbers of the template."""

ENDS = {"baronda": 27, "moroccan-ronda": 17}
"""Likewise for ends; in the other games all cards have been seen by then."""


def given_to(
    state: Game, presentation: Presentation[Any], reader: Reader, log: Log
) -> dict[str, Any]:
    """Return all that a reader gets at a moment: knowledge, display, prompt, actions with their
    meanings, the worth of cards, and events."""
    own = reader is not None and reader == state.actor
    guide = find(state.id).guide(state)
    knowledge = known(state, reader)
    hand = knowledge["hands"][reader] if reader is not None else []
    return {
        **knowledge,
        "order": guide.order(),
        "about": [guide.about(state.pack.names.index(name), reader) for name in hand],
        **presentation.display(reader),
        "reasons": [guide.reasons(action) for action in sorted(state.legal())] if own else [],
        "prompt": presentation.prompt(own),
        "actions": presentation.actions() if own else [],
        "events": told(state, log),
    }


# Other cards make no difference.


@every_game
def test_unseen_cards_change_nothing(game: Kit) -> None:
    """If two cards that a reader has not seen change places in the deck, all that they are told,
    and the choices of bots for them, stay the same."""
    count: Counter[str] = Counter()

    @few
    @given(data=st.data(), pick=st.randoms(use_true_random=False))
    def look(data: st.DataObject, pick: Random) -> None:
        compare(data.draw(starts(game)).turn(), pick, count)

    look()
    enough(game, count, "compared", "with actions")


def compare(record: Record, pick: Random, count: Counter[str], most: int = 4) -> None:
    """At most four changes of cards for every reader who can have some."""
    deck = max(n for n, move in enumerate(record.moves) if move.startswith("* deck "))
    *_, (state, _, seen) = watch(record)
    for reader in seats(state):
        before = what_is_told(record, deck, reader)
        for swap, changed in islice(changes(record, deck, state, seen[reader], pick, count), most):
            fault = f"{describe(state)}: seat {reader} sees {swap} change places"
            assert_same(what_is_told(changed, deck, reader), before, fault)
            count["compared"] += 1
            count["with actions"] += reader == state.actor


def changes(
    record: Record, deck: int, state: Game, seen: set[str], pick: Random, count: Counter[str]
) -> Iterator[tuple[tuple[str, str], Record]]:
    """The record with two unseen cards in each other's places, and so in other hands, wherever
    all could have played and had to speak as they did."""
    holder = {
        name: seat for seat in range(record.players) for name in known(state, seat)["hands"][seat]
    }
    unseen = sorted(set(state.pack.names) - seen)
    # When a part is over the hands are put away, and any two may have been in different ones.
    over = not any(hand for hand in known(state, None)["hands"])
    pairs = [(a, b) for a, b in combinations(unseen, 2) if over or holder.get(a) != holder.get(b)]
    pick.shuffle(pairs)
    spoken = said(record)
    for a, b in pairs[:60]:
        count["tried"] += 1
        swap = {a: b, b: a}
        cards = " ".join(swap.get(word, word) for word in record.moves[deck].split(" "))
        moves = [*record.moves[:deck], cards, *record.moves[deck + 1 :]]
        changed = Record(record.game, record.players, record.options, moves)
        if said(changed) == spoken:
            yield (a, b), changed


def said(record: Record) -> list[object] | None:
    """What the rules made players say; None if it cannot be played."""
    log = Log()
    try:
        for _ in record.states(log):
            pass
    except ValueError:
        return None
    return [event for event in log.events if event.kind == "said"]


def what_is_told(record: Record, deck: int, reader: Reader) -> list[Any]:
    """Return all that a reader gets from a deck on, and the choices of bots for them at the end."""
    log = Log()
    shown = []
    for number, state in enumerate(record.states(log)):
        if number > deck:
            shown.append(given_to(state, record.game.presentation(state), reader, log))
        log.events.clear()
    chosen = [
        bots.make(name).choose(known(state, reader), Random(3))
        for name in ("random", "greedy", "search:iterations=20", "easy")
        if reader is not None and reader == state.actor
    ]
    return [*shown, chosen]


@every_game
def test_unseen_cards_change_no_report(game: Kit) -> None:
    """What is told of the end of a part of the game as well: of games in which cards are left then
    that nobody or not everybody has seen."""
    count: Counter[str] = Counter()
    for start in starts_of(game):
        compare_end(start, count)
    assert count["compared"] >= ENDS.get(game.id, 0), count


def compare_end(start: Start, count: Counter[str]) -> None:
    """The last end of a part in a game, with other cards where nobody has seen them."""
    record = start.played()
    ends = [
        number
        for number, state in enumerate(record.states())
        if state.actor < 0 and start.game.presentation(state).display(None)["report"]
    ]
    for end in ends[-1:]:
        compare(start.record(record.moves[:end]), Random(end), count, 2)


# No unseen card is named.


@every_game
def test_no_unseen_card_is_named(game: Kit) -> None:
    """Nothing for a reader ever names a card that they have not seen, neither in notation nor in
    words."""
    count: Counter[str] = Counter()

    @few
    @given(data=st.data())
    def look(data: st.DataObject) -> None:
        find_names(data.draw(starts(game)).played(), count)

    look()
    enough(game, count, "named", "named with actions")


def find_names(record: Record, count: Counter[str]) -> None:
    names = set(record.start().pack.names)
    before: dict[Reader, dict[str, Any]] = {}
    now: dict[Reader, dict[str, Any]] = {}
    for move, (state, log, seen) in zip(["", *record.moves], watch(record), strict=True):
        if move.startswith("* deck "):
            before = now
        presentation = record.game.presentation(state)
        told_last = {} if move.startswith("* deck ") else now
        now = {reader: given_to(state, presentation, reader, log) for reader in seats(state)}
        for reader, all_of_it in now.items():
            # Cards from before the shuffle are no secret. What was told at the last move as well
            # has been looked at.
            old, last = before.get(reader, {}), told_last.get(reader, {})
            new = [
                value
                for key, value in all_of_it.items()
                if old.get(key) != value and last.get(key) != value
            ]
            found = set(re.findall(r"\w+", " ".join(strings(new))))
            found |= in_words(record.game.id, names, words(record.game.id, reader, new))
            leaks = found & names - seen[reader]
            assert not leaks, f"{describe(state)}: seat {reader} sees {leaks}"
            count["named"] += 1
            count["named with actions"] += bool(all_of_it["actions"])


def watch(record: Record) -> Iterator[tuple[Game, Log, dict[Reader, set[str]]]]:
    """Yield a game after each move, with its events, and the cards that each reader has seen since
    the last deck: those they held, those played, and those named by public events."""
    log = Log()
    names = set(record.start().pack.names)
    readers = (*range(record.players), None)
    seen: dict[Reader, set[str]] = {seat: set() for seat in readers}
    for move, state in zip(["", *record.moves], record.states(log), strict=True):
        public = {
            word
            for event in log.events
            for fact in facts(event, state.pack)
            for word in re.split("[=,]", fact)
        }
        if move.startswith("* deck "):
            seen = {seat: set() for seat in readers}
        else:
            public.update(move.split(" "))
        for seat in readers:
            own = known(state, seat)["hands"][seat] if seat is not None else []
            seen[seat] |= names & {*public, *own}
        yield state, log, seen
        log.events.clear()


def enough(game: Kit, count: Counter[str], *names: str) -> None:
    """Fail where a test has looked at too little to mean anything."""
    least = LEAST.get(game.id, LEAST["template"])
    assert all(count[name] >= least[name] for name in names), f"{count}, at least {least}"


def describe(game: Game) -> str:
    return f"{game.id}, {game.players} players, {game.option}"


# And the tests find what leaks.


def next_hand(of: Presentation[Any]) -> list[str]:
    """What the player after the actor holds."""
    other = (of.game.actor + 1) % of.game.players
    return list(known(of.game, other)["hands"][other])


def next_card(of: Presentation[Any]) -> str:
    """The first of these cards, as people call it."""
    hand = next_hand(of)
    if not hand:
        return ""
    return Wording(of.game.id).say(message.say("card-name", card=card(min(hand))))


LEAKS: dict[str, tuple[str, Callable[[Presentation[Any], Any], Any]]] = {
    "a meaning in words": (
        "act", lambda of, action: {**action, "meaning": message.say("points", n=next_card(of))},
    ),
    "a meaning": (
        "act",
        lambda of, action: {**action, "meaning": message.say("x", cards={"cards": next_hand(of)})},
    ),
    "a label": ("act", lambda of, action: {**action, "label": message.say(next_card(of))}),
    "the order of a sort": (
        "act", lambda of, action: {**action, "figure": sum(map(hash_of, next_hand(of)))},
    ),
    "the prompt": (
        "prompt", lambda of, prompt: prompt and message.say("points", n=hash_of(*next_hand(of))),
    ),
}  # fmt: skip


def hash_of(*names: str) -> int:
    return sum(sum(map(ord, name)) * at for at, name in enumerate(sorted(names), 1))


@pytest.mark.parametrize("leak", LEAKS)
def test_planted_leaks_are_found(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of them by the comparison; those that name a card also by its name."""
    game = next(game for game in GAMES if game.id == "steere-ronda")
    method, planted = LEAKS[leak]
    sound = getattr(game.presentation, method)

    def leaking(self: Presentation[Any], *args: Any) -> Any:
        return planted(self, sound(self, *args))

    records = [Start(game, 3, {"hands": 1}, seed).turn() for seed in range(4)]
    for record in records:
        compare(record, Random(1), Counter())
        find_names(record, Counter())
    monkeypatch.setattr(game.presentation, method, leaking)
    with pytest.raises(AssertionError, match="change places"):
        compare(records[0], Random(1), Counter())
    if leak in ("a meaning in words", "a meaning", "a label"):
        with pytest.raises(AssertionError, match=r"sees \{"):
            find_names(records[0], Counter())


def test_a_planted_leak_in_a_report_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of the stock that is left when somebody has enough points."""
    game = next(game for game in GAMES if game.id == "moroccan-ronda")
    display = game.presentation.display

    def leaking(self: Presentation[Any], reader: Reader) -> Any:
        shown = display(self, reader)
        if shown["report"]:
            stock = sum(at * card for at, card in enumerate(self.game.stock))
            shown["report"]["headline"] = message.say("points", n=stock)
        return shown

    start = Start(game, 4, {"target": 11}, 1)
    compare_end(start, Counter())
    monkeypatch.setattr(game.presentation, "display", leaking)
    with pytest.raises(AssertionError, match="change places"):
        compare_end(start, Counter())
