"""What manners like in Ronda."""

from __future__ import annotations

from collections.abc import Sequence

from rondas.games.steere_ronda.rules import SteereRonda
from rondas.games.steere_ronda.state import SUIT
from rondas.games.steere_ronda.tricks import BIT, HIGHER, PLACE, ROW, THIRD_WINS
from rondas.manners import BOLD, CAREFUL, SLY, STUBBORN

HEIGHT = 0.4
"""How much a high card counts, beside a trick that is within reach."""
BEATEN = 0.85
"""How much it counts to the bold that a card beats what lies there …"""
IN_WAIT = 0.6
"""… and to the sly that it is the last place that does."""
SAME_SUIT = 0.35
"""How much the suit counts: it is dear to stay with one."""


def leanings(game: SteereRonda, manner: str, cards: Sequence[int]) -> list[float]:
    """Bold: to beat what lies there, high cards to lead; careful: low cards. Sly: the trick, but
    only as the last to play. Stubborn: the suit of the card before."""
    trick = game.trick
    if manner == STUBBORN:
        before = game.played[game.actor][-1:]
        return [SAME_SUIT * (SUIT[card] in [SUIT[last] for last in before]) for card in cards]
    if manner == CAREFUL or (manner == BOLD and not trick):
        sign = HEIGHT if manner == BOLD else -HEIGHT
        return [sign * height(card) for card in cards]
    if manner not in (BOLD, SLY) or not trick:
        return [0.0] * len(cards)
    if len(trick) == 1:
        over = HIGHER[PLACE[trick[0]]]
        sign = BEATEN if manner == BOLD else -IN_WAIT
    else:
        sign = BEATEN if manner == BOLD else IN_WAIT
        over = THIRD_WINS[ROW[trick[0]] + PLACE[trick[1]]]
    return [sign * (BIT[card] & over > 0) for card in cards]


def height(card: int) -> float:
    """-1 for an ace to 1 for a king."""
    return card % 12 / 5.5 - 1
