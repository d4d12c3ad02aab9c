"""How many tricks a hand of Baronda takes: for guesses at hidden bids, and for search."""

from collections.abc import Sequence
from math import fsum, prod
from random import Random

from rondas.games.baronda.pack import GARUDAS, HIGHEST, NUMBER, PACKS, PASS, RED, SUIT
from rondas.games.baronda.state import TRICKS

# How often each card takes its trick, about; only their ratios count, for they are scaled so
# that all hands together take all tricks. All fitted (docs/matches.md).
PASS_TAKES = 0.03
NAGA_TAKES = 0.75
GARUDA_TAKES = 0.65
RED_TAKES = 0.33
"""A low red card …"""
RED_RISE = 0.45
"""… and how much more the highest one; between them it grows with the square of the number."""
SUIT_TAKES = 0.4
"""The highest card of another suit; lower ones are less likely by the power of how many others
there are to beat it."""

BID_ERROR = 1
"""Tricks: how far at most a bid is away from what the hand is expected to take."""


def _takes(card: int, players: int) -> float:
    if card >= PASS:
        return PASS_TAKES if card == PASS else NAGA_TAKES
    if card in GARUDAS:
        return GARUDA_TAKES
    height = NUMBER[card] / HIGHEST[players]
    if SUIT[card] == RED:
        return RED_TAKES + RED_RISE * height * height
    return SUIT_TAKES * prod([height] * (players - 1))


def _expected_tricks(players: int) -> list[float]:
    pack = PACKS[players]
    takes = [_takes(card, players) for card in range(58)]
    total = fsum(each * copies for each, copies in zip(takes, pack.copies, strict=True))
    scale = pack.size / players / total
    return [each * scale * (n > 0) for each, n in zip(takes, pack.copies, strict=True)]


EXPECTED_TRICKS = {players: _expected_tricks(players) for players in HIGHEST}
"""By the number of players and the card: about how many tricks it takes."""


def estimate(hand: Sequence[int], players: int) -> float:
    """About how many tricks a hand takes."""
    expected = EXPECTED_TRICKS[players]
    return fsum([expected[card] for card in hand])


def plausible_bid(hand: Sequence[int], players: int, rng: Random) -> int:
    """A bid that somebody with this hand might make."""
    tricks = estimate(hand, players) + 2 * BID_ERROR * rng.random() - BID_ERROR
    return min(max(round(tricks), 0), TRICKS)
