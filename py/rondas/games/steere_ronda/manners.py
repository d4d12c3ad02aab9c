"""The manners in Ronda."""

from collections.abc import Sequence

from rondas.games.steere_ronda.rules import SteereRonda
from rondas.games.steere_ronda.state import SUIT
from rondas.games.steere_ronda.tricks import BIT, beating
from rondas.rules.model import BOLD, CAREFUL, SLY, STUBBORN

HIGH_LEAD = 0.22
"""How much a king led counts to the bold, and an ace against it …"""
LOW_LEAD = 0.3
"""… and the other way round to the careful."""
BEATEN = 0.35
"""How much it counts to the bold that a card beats what lies there …"""
IN_WAIT = 0.45
"""… and to the sly that the second card does not, and the third does."""
SUIT_LED = 0.35
"""How much it counts to the stubborn to lead the suit of the card before …"""
SUIT_PLAYED = 0.2
"""… and to stay with it otherwise."""


def leanings(game: SteereRonda, manner: str, actions: Sequence[int]) -> list[float]:
    """Bold: high leads, and to beat what lies there; careful: low leads. Sly: the trick, but only
    as the last to play. Stubborn: the suit of the card before."""
    trick = game.trick
    if manner == STUBBORN:
        before = [SUIT[card] for card in game.played[game.actor][-1:]]
        likes = SUIT_PLAYED if trick else SUIT_LED
        return [likes * (SUIT[card] in before) for card in actions]
    if not trick:
        likes = {BOLD: HIGH_LEAD, CAREFUL: -LOW_LEAD}.get(manner, 0.0)
        return [likes * height(card) for card in actions]
    winners = beating(trick)
    likes = {BOLD: BEATEN, SLY: IN_WAIT if len(trick) == 2 else -IN_WAIT}.get(manner, 0.0)
    return [likes * (BIT[card] & winners > 0) for card in actions]


def height(card: int) -> float:
    """-1 for an ace to 1 for a king."""
    return card % 12 / 5.5 - 1
