"""Baronda against its clauses: an independent judge of tricks and of rounds, and properties."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from pathlib import Path
from random import Random
from typing import Any

from hypothesis import assume, given, settings

from rondas.answers.service import Service
from rondas.games.baronda import GAME
from rondas.games.baronda.pack import NAMES, SUIT
from rondas.games.baronda.rollout import MARKS, Worth, joined, play_out
from rondas.games.baronda.rules import Baronda, led_suit, strongest
from rondas.games.baronda.tricks import STRENGTH, trick_winner
from rondas.rules.hands import fitting_hands
from tests.playing import Start, last, starts

TOP = {2: 5, 3: 7, 4: 10, 5: 13}
OPTIONS = ("awake", "plain")


def pack(players: int) -> list[str]:
    numbers = [f"{n}{s}" for s in "RBGY" for n in range(TOP[players] + 1)]
    return [*numbers, *["PASS"] * 3, *["NAGA"] * 3]


# An independent judge: strings only, every clause of BA-4 and BA-5 spelt out.


def is_special(card: str) -> bool:
    return card in ("PASS", "NAGA")


def led_of(trick: list[str]) -> str | None:
    for card in trick:
        if not is_special(card):
            return card[-1]
    return None


def follows(card: str, led: str | None) -> bool:
    return card == "PASS" or (card != "NAGA" and card[-1] == led)


def judge(trick: list[str], option: str) -> int:
    """The place of the winning card."""
    led = led_of(trick)
    strength = []
    for place, card in enumerate(trick):
        others = trick[:place] + trick[place + 1 :]
        everyone = trick if option == "plain" else others
        if (
            card[0] == "0"
            and not is_special(card)
            and ("NAGA" in trick or all(follows(other, led) for other in everyone))
        ):
            strength.append((5, 0))
        elif card == "NAGA":
            strength.append((4, 0))
        elif card == "PASS":
            strength.append((1, 0))
        elif card[-1] == "R":
            strength.append((3, int(card[:-1])))
        elif card[-1] == led:
            strength.append((2, int(card[:-1])))
        else:
            strength.append((0, 0))
    return strength.index(max(strength))


def test_random_tricks_go_as_the_judge_says() -> None:
    """The tables agree with the plain rule."""
    rng = Random(5)
    for players in (2, 3, 4, 5):
        cards = pack(players)
        rich = [card for card in cards if card[0] == "0" or is_special(card)] * 2 + cards
        for number in range(12_000):
            trick = rng.sample(rich if number % 2 else cards, players)
            if max(Counter(card for card in trick if not is_special(card)).values(), default=0) > 1:
                continue
            played = [NAMES.index(card) for card in trick]
            for option in OPTIONS:
                led, plain = led_suit(played), option == "plain"
                winner = judge(trick, option)
                assert trick_winner(played, led, plain) == winner, (trick, option)
                assert strongest(played, led, plain)[0] == winner, (trick, option)


# Determinizations and rollouts.


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
    trick = [NAMES[card] for card in game.trick]
    for card in game.pack.cards():
        wins = judge([*trick, NAMES[card]], garuda) == len(trick)
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


def test_every_card_has_a_face() -> None:
    drawing = (Path(__file__).parents[1] / "py/rondas/drawings/baronda.svg").read_text("utf-8")
    cards = (*NAMES, "BARONG", "RANDA", "LEADER")
    assert not [card for card in cards if f'<g id="face-{card}">' not in drawing]


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
