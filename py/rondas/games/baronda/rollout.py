"""Playing a round of Baronda out fast, for search: the rules again, without events."""

from collections.abc import Sequence
from functools import cache
from math import fsum, prod
from random import Random

from rondas.games.baronda.bidding import EXPECTED_TRICKS
from rondas.games.baronda.pack import GARUDAS, NAGA, NO_SUIT, PACKS, PASS, SUIT
from rondas.games.baronda.rules import Baronda
from rondas.games.baronda.state import BARONG
from rondas.games.baronda.tricks import FITS, FOLLOWS, STRENGTH, trick_winner
from rondas.rules.game import SILENT

RANDOM_PLAYS = 0.1
"""The part of the cards that a rollout plays at random."""

# Chances against each player still to come in the trick. Fitted (docs/matches.md).
LEAVES_AWAKE = 0.6
"""The player leaves a Garuda awake that is awake so far."""
LEAVES_NAGA = 0.5
"""The player beats no Naga where no suit is led yet, because they wake no Garuda."""
MAY_STRAY = 0.4
"""The player may play a given card although it is not of the led suit."""

# Marks of a trick: with the led suit and the strongest card they decide which card would win it.
HAS_NAGA = 64
HAS_GARUDA = 128
STRAY = 256
STRAY_GARUDA = 512
STRAYS = 1024
"""More than one card strays."""


def _mark(card: int, led: int) -> int:
    if card == NAGA:
        return HAS_NAGA
    garuda = card in GARUDAS
    stray = not FOLLOWS[led][card]
    return HAS_GARUDA * garuda | STRAY * stray | STRAY_GARUDA * (stray and garuda)


MARKS = [[_mark(card, led) for card in range(58)] for led in (0, 1, 2, 3, NO_SUIT)]
"""Of each card, by the led suit: 0 for most."""


@cache
def prospects(players: int) -> tuple[list[list[list[float]]], list[float]]:
    """Return what a card gains if it is the best of the trick so far, and if it is not, in tricks.

    The gain is the chance that it stays the best, as long as nothing is known of the other cards,
    less the tricks that it is expected to take. The tables are indexed by the number of players to
    come, the led suit (NO_SUIT as the last) and the card.
    """
    pack, expected = PACKS[players], EXPECTED_TRICKS[players]

    def stays(card: int, led: int) -> float:
        """The chance against one more player."""
        if card in GARUDAS:
            return LEAVES_AWAKE
        if led == NO_SUIT:
            if card >= PASS:
                return LEAVES_NAGA if card == NAGA else 0.0
            led = SUIT[card]
        strength = STRENGTH[led]
        danger = fsum(
            copies * (1.0 if SUIT[other] == led or other == NAGA else MAY_STRAY)
            for other, copies in enumerate(pack.copies)
            if strength[other] > strength[card]
        )
        return 1 - danger / pack.size

    chances = [[stays(card, led) for card in range(58)] for led in (0, 1, 2, 3, NO_SUIT)]
    gains = [
        [
            [prod([chance] * left) - tricks for chance, tricks in zip(row, expected, strict=True)]
            for row in chances
        ]
        for left in range(players)
    ]
    return gains, [-tricks for tricks in expected]


def joined(marks: int, mark: int) -> int:
    """Return the marks of a trick after a card with this mark."""
    return marks | mark | STRAYS if marks & mark & STRAY else marks | mark


def would_win(trick: Sequence[int], card: int, led: int, plain: bool) -> bool:
    """Whether this card would be the best of the trick so far."""
    if led == NO_SUIT and card < PASS:
        led = SUIT[card]
    return trick_winner([*trick, card], led, plain) == len(trick)


class Worth:
    """What each card is worth in the tricks that rollouts have come across."""

    def __init__(self, players: int, plain: bool) -> None:
        self.gains, self.losses = prospects(players)
        self.plain = plain
        self.rows: list[dict[int, Sequence[float]]] = [{} for _ in range(5)]
        """By the led suit, and then the players to come, the marks and the strongest card."""

    def row(self, trick: Sequence[int], led: int, left: int, key: int) -> Sequence[float]:
        """Return the worth of all cards; the same for all tricks with this key."""
        gain, loss = self.gains[left][led], self.losses
        row = self.rows[led][key] = [
            gain[card] if would_win(trick, card, led, self.plain) else loss[card]
            for card in range(58)
        ]
        return row


@cache
def worth(players: int, plain: bool) -> Worth:
    return Worth(players, plain)


def lying(trick: Sequence[int], led: int) -> tuple[int, int, int]:
    """Return the marks of a trick, the most strength in it, and the place of that card."""
    marks = most = best = 0
    for at, card in enumerate(trick):
        marks = joined(marks, MARKS[led][card])
        if STRENGTH[led][card] > most:
            most, best = STRENGTH[led][card], at
    return marks, most, best


def play_out(game: Baronda, rng: Random) -> None:
    """Play to the end of the round, as `heuristic_action` chooses, with a little chance in it. The
    same as `apply` with each card, but leaves only what `utility` needs."""
    random = rng.random
    n = game.players
    plain = game.plain
    known = worth(n, plain)
    pick = max if game.side == BARONG else min
    hands, spare, tricks, trick = game.hands, game.spare, game.tricks, game.trick
    seat, led = game.actor, game.led
    fits, strengths, mark_of, rows = FITS[led], STRENGTH[led], MARKS[led], known.rows[led]
    marks, most, taker = lying(trick, led)
    taker = (seat - len(trick) + taker) % n
    while game.actor >= 0:
        for left in range(n - 1 - len(trick), -1, -1):
            hand = cards = hands[seat]
            if led != NO_SUIT:
                cards = [card for card in hand if fits[card]]
                # Number cards come first in a hand: without one of the led suit all is free.
                if not cards or cards[0] >= PASS:
                    cards = hand
            if len(cards) < 2:
                card = cards[0]
            elif random() < RANDOM_PLAYS:
                card = cards[int(random() * len(cards))]
            else:
                key = left << 11 | marks | most
                row = rows.get(key) or known.row(trick, led, left, key)
                card = pick(cards, key=row.__getitem__)
            if card < PASS:
                hand.remove(card)
                if led == NO_SUIT:
                    led = SUIT[card]
                    fits, strengths, mark_of = FITS[led], STRENGTH[led], MARKS[led]
                    rows = known.rows[led]
            elif spare[2 * seat + card - PASS]:
                spare[2 * seat + card - PASS] -= 1
            else:
                hand.remove(card)
            trick.append(card)
            if strengths[card] > most:
                most, taker = strengths[card], seat
            mark = mark_of[card]
            if mark:  # `joined`, but faster
                marks |= mark | STRAYS if marks & mark & STRAY else mark
            seat = seat + 1 if seat < n - 1 else 0
        if marks & HAS_GARUDA:
            taker = (seat + trick_winner(trick, led, plain)) % n
        trick.clear()
        led = NO_SUIT
        strengths, mark_of, rows = STRENGTH[led], MARKS[led], known.rows[led]
        most = marks = 0
        seat = taker
        tricks[seat] += 1
        if n == 2 or not hands[seat]:
            game.end_if_over(seat, SILENT)
    game.led = led
