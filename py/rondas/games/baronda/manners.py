"""What manners like in Baronda."""

from __future__ import annotations

from collections.abc import Sequence

from rondas.games.baronda.bidding import estimate
from rondas.games.baronda.rules import Baronda
from rondas.games.baronda.state import (
    ADJUST,
    BID,
    BIDS,
    GARUDAS,
    HIGHEST,
    NAGA,
    NUMBER,
    PASS,
    PLAY,
    RAISE,
    RED,
    SUIT,
)
from rondas.manners import BOLD, CAREFUL, SLY, STUBBORN

FAR = 2
"""Tricks: how far from what the hand should take a bid is as bold, or as careful, as can be."""
CARE = 0.65
"""How much a low bid or card counts to the careful, beside high ones to the bold: it is dearer."""
STRENGTH = 0.4
"""How much a strong card counts, beside a bid."""
LAST_CARDS = 5
"""In a hand, when a sly player brings out what he has kept."""


def leanings(game: Baronda, manner: str, actions: Sequence[int]) -> list[float]:
    """Bold: high bids, strong cards; careful: low and weak ones. Sly: Garudas and Nagas late.
    Stubborn: the bid of the round before, the suit of the card before."""
    seat = game.actor
    sign = {BOLD: 1.0, CAREFUL: -CARE}.get(manner, 0.0)
    if game.stage == BIDS:
        if manner == STUBBORN and game.results:
            before = game.results[-1].bids[seat]
            return [max(1 - abs(bid - BID - before) / FAR, -1.0) for bid in actions]
        tricks = estimate(game.cards(seat), game.players)
        return [sign * max(-1.0, min((bid - BID - tricks) / FAR, 1.0)) for bid in actions]
    if game.stage == ADJUST:
        return [sign * (1.0 if action == RAISE else -1.0) for action in actions]
    if game.stage != PLAY:
        return [0.0] * len(actions)
    if manner == STUBBORN:
        mine = [SUIT[card] for trick in game.tricks_played() for at, card in trick if at == seat]
        return [float(SUIT[card] in mine[-1:]) for card in actions]
    if manner == SLY:
        kept = 1.0 if len(game.cards(seat)) <= LAST_CARDS else -1.0
        return [kept if card == NAGA or card in GARUDAS else 0.0 for card in actions]
    return [sign * STRENGTH * strength(card, game.players) for card in actions]


def strength(card: int, players: int) -> float:
    """About how strong a card is, -1 to 1."""
    if card >= PASS or card in GARUDAS:
        return -1.0 if card == PASS else 1.0
    height = NUMBER[card] / HIGHEST[players]
    return height if SUIT[card] == RED else 1.6 * height - 1
