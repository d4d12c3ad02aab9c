"""The manners in Baronda."""

from collections.abc import Sequence

from rondas.games.baronda.pack import GARUDAS, HIGHEST, NAGA, NUMBER, PASS, RED, SUIT
from rondas.games.baronda.rules import Baronda
from rondas.games.baronda.state import BID, BIDS, PLAY
from rondas.rules.model import BOLD, CAREFUL, SLY, STUBBORN

SAME_BID = 0.45
"""How much the bid of the round before counts to the stubborn."""
FAR = 2
"""Tricks: how far from it a bid is as bad as can be."""
STRONG_LEAD = 0.25
"""How much a strong card led counts to the bold …"""
WEAK_LEAD = 0.35
"""… and a weak one to the careful."""
NO_PASS = 0.25
"""How much it counts to the bold to play no Pass …"""
A_PASS = 0.25
"""… and to the sly to play one."""
KEPT = 0.25
"""How much it counts to the sly to keep Garudas and Nagas, and at last to bring them."""
LAST_CARDS = 5
"""Cards in hand from which on the sly play them."""
SAME_SUIT = 0.3
"""How much the suit of the card before counts to the stubborn."""


def leanings(game: Baronda, manner: str, actions: Sequence[int]) -> list[float]:
    """Bold: strong cards led, no Pass; careful: weak cards led. Sly: Garudas and Nagas late, a Pass
    gladly. Stubborn: the bid of the round before, the suit of the card before."""
    seat = game.actor
    if game.stage == BIDS and manner == STUBBORN and game.results:
        before = game.results[-1].bids[seat]
        return [SAME_BID * max(1 - abs(bid - BID - before) / FAR, -1.0) for bid in actions]
    if game.stage != PLAY:
        return [0.0] * len(actions)
    mine = [SUIT[card] for trick in game.tricks_played() for at, card in trick if at == seat]
    kept = KEPT if len(game.held(seat)) <= LAST_CARDS else -KEPT
    lead = not game.trick

    def liking(card: int) -> float:
        if manner == STUBBORN:
            return SAME_SUIT * (SUIT[card] in mine[-1:])
        if manner == SLY:
            return A_PASS if card == PASS else kept * (card == NAGA or card in GARUDAS)
        if manner == BOLD and card == PASS:
            return -NO_PASS
        likes = {BOLD: STRONG_LEAD, CAREFUL: -WEAK_LEAD}.get(manner, 0.0)
        return likes * lead * strength(card, game.players)

    return [liking(card) for card in actions]


def strength(card: int, players: int) -> float:
    """About how strong a card is, -1 to 1."""
    if card >= PASS or card in GARUDAS:
        return -1.0 if card == PASS else 1.0
    height = NUMBER[card] / HIGHEST[players]
    return height if SUIT[card] == RED else 1.6 * height - 1
