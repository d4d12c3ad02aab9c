"""Baronda beyond the examples of its rulebook: deals, rollouts, and what is told."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from random import Random
from typing import Any

from hypothesis import assume, given, settings

from rondas.answers.service import Service
from rondas.games.baronda import GAME
from rondas.games.baronda.pack import GARUDAS, NAGA, NAMES, PASS, SUIT
from rondas.games.baronda.rollout import MARKS, Worth, joined, play_out
from rondas.games.baronda.rules import Baronda, led_suit, strongest
from rondas.games.baronda.tricks import STRENGTH, trick_winner
from rondas.rules.hands import fitting_hands
from tests.playing import Start, last, starts


def test_random_tricks() -> None:
    """The tables agree with the plain rule, with many Garudas, Passes and Nagas."""
    rng = Random(5)
    rich = [*GARUDAS, *[PASS, NAGA] * 3, 1, 2, 15, 16, 29, 43]
    for at in range(20_000):
        trick = rng.sample(rich, 2 + at % 4)
        led, plain = led_suit(trick), at % 8 > 3
        assert trick_winner(trick, led, plain) == strongest(trick, led, plain)[0], trick


situations = starts(GAME).map(lambda start: last(start.turn()))


def test_worlds_are_about_equally_likely() -> None:
    """Every deal that fits comes up, none much more often than another."""
    # Red 1 2 3, blue 1 2, a Pass: two cards each for A (no red) and B (no blue), two unused.
    cards = [1, 2, 3, 15, 16, 56]
    rng = Random(3)
    count: Counter[tuple[tuple[int, ...], ...]] = Counter()
    tries = 20_000
    for _ in range(tries):
        hands = fitting_hands(cards, [2, 2], [{0}, {1}], SUIT, rng)
        assert all(card > 13 for card in hands[0])
        assert all(card not in (15, 16) for card in hands[1])
        count[tuple(tuple(sorted(hand)) for hand in hands)] += 1
    fits = {
        (tuple(sorted(p[:2])), tuple(sorted(p[2:4])))
        for p in permutations(cards)
        if not {1, 2, 3} & set(p[:2]) and not {15, 16} & set(p[2:4])
    }
    assert set(count) == fits
    share = tries / len(fits)
    assert all(0.75 * share < times < 1.3 * share for times in count.values()), count

    # Three hands, each void in all but one suit; nothing else fits.
    cards = [1, 2, 3, 15, 16, 17, 29, 30, 31]
    for _ in range(200):
        hands = fitting_hands(cards, [3, 3, 3], [{0, 1}, {0, 2}, {1, 2}], SUIT, rng)
        assert [sorted(hand) for hand in hands] == [[29, 30, 31], [15, 16, 17], [1, 2, 3]]


@settings(max_examples=150)
@given(situations)
def test_rollouts_see_which_cards_win(game: Baronda) -> None:
    """A card is worth what it gains or loses, with any Garudas, Nagas and Passes in the trick; and
    tricks with the same key agree on all cards."""
    assume(game.stage == "play" and game.trick)
    players, garuda = game.players, game.option["offsuit_garuda"]
    led, left = game.led, players - 1 - len(game.trick)
    known = WORTH.setdefault((players, garuda), Worth(players, garuda == "plain"))
    known.losses = [-1.0] * 58
    known.gains = [[[1.0] * 58] * 5] * players
    marks = most = 0
    for card in game.trick:
        marks = joined(marks, MARKS[led][card])
        most = max(most, STRENGTH[led][card])
    key = left << 11 | marks | most
    row = known.rows[led].get(key) or known.row(game.trick, led, left, key)
    for card in game.pack.cards():
        trick = [*game.trick, card]
        wins = strongest(trick, led_suit(trick), game.plain)[0] == len(game.trick)
        assert (row[card] > 0) == wins, (trick, NAMES[card])


WORTH: dict[tuple[int, str], Worth] = {}


@settings(max_examples=60)
@given(situations)
def test_rollouts_follow_the_rules(game: Baronda) -> None:
    """A rollout ends as if each of its cards had been played by the rules."""
    assume(game.stage == "play")
    before = game.copy()
    play_out(game, NoCards(1))
    while before.actor >= 0:
        before.apply(before.legal()[0])
    for name in ("actor", "stage", "leader", "hands", "spare", "score", "trick", "led", "results"):
        assert getattr(game, name) == getattr(before, name), name


class NoCards(Random):
    """Chance that takes the first legal card."""

    def random(self) -> float:
        return 0.0


def test_who_has_missed_the_bid_is_marked() -> None:
    for game in Start(GAME, 4, {}, 1).played().states():
        if game.results and game.actor < 0:
            missed = GAME.presentation(game).display(None)["missed"]
            assert missed == [points < 0 for points in game.results[-1].points]


def test_a_bid_is_helped_by_the_own_hand_alone() -> None:
    for game in Start(GAME, 4, {}, 1).played().states():
        for seat in (*range(4), None):
            tip = GAME.presentation(game).display(seat)["tip"]
            assert (tip is not None) == (game.stage == "bids" and seat == game.actor)
            if tip and seat is not None:
                held = Counter("naga" if name == "NAGA" else name[0] if name[0] == "0" else name[-1]
                               for name in game.seen(seat)[seat])  # fmt: skip
                assert [*tip["args"].values()] == [held["0"], held["naga"], held["R"]]


def notes(answer: dict[str, Any]) -> list[list[str]]:
    """Return the notes beside each player."""
    return [[note["say"] for note in beside] for beside in answer["display"]["notes"]]


def test_a_saved_game_does_not_tell_secret_bids() -> None:
    request = {"game": "baronda", "players": 4, "seat": 2, "seed": "5", "bots": "random"}
    room, again = Service(), Service()
    answer = room.handle({"do": "open", **request, "opening": ["leader 0"]})
    while answer["status"] == "waiting":
        answer = room.handle({"do": "step"})
    assert notes(answer) == [["note-has-bid"], ["note-has-bid"], [], []]
    assert answer["save"]["moves"] == ["* leader 0", "* deck"]
    again.handle({"do": "open", **answer["save"]})
    for table in (room, again):
        table.handle({"do": "act", "action": "bid 5"})
    answer = room.handle({"do": "step"})
    assert answer == again.handle({"do": "step"})
    assert len(answer["save"]["moves"]) == 6
    assert notes(answer) == [["note-bid"]] * 4
