"""What manners like in Rounds."""

from __future__ import annotations

from collections.abc import Sequence

from rondas.games.rounds.pack import RANK, SUIT
from rondas.games.rounds.revokes import Rounds
from rondas.games.rounds.state import CALL, CORRECT
from rondas.manners import BOLD, CAREFUL, SLY, STUBBORN

HIGH = 0.7
"""How much high cards count to the bold …"""
LOW = 0.5
"""… and low ones to the careful: in the lead high ones are dear."""
TRUMPS = 0.45
"""How much a trump counts that is kept, or wins."""


def leanings(game: Rounds, manner: str, actions: Sequence[int]) -> list[float]:
    """Bold: high cards, and calls; careful: low cards, no calls. Sly: trumps to win the other's
    leads, none led. Stubborn: the suit that he led before."""
    lead, trumps = game.lead, game.trumps
    if manner in (BOLD, CAREFUL):
        sign = HIGH if manner == BOLD else -LOW
        return [sign * (1.0 if a == CALL else height(a) if a < CORRECT else 0.0) for a in actions]
    if manner == SLY:
        own = {card for card in actions if card in trumps.rank_trumps}
        own |= {card for card in actions if card < CORRECT and SUIT[card] == trumps.suit}
        if lead < 0:
            return [-TRUMPS * (card in own) for card in actions]
        return [TRUMPS * (card in own and card in trumps.beats[lead]) for card in actions]
    led = [card for leader, card, _, _ in game.tricks if leader == game.actor]
    if manner != STUBBORN or lead >= 0 or not led:
        return [0.0] * len(actions)
    return [float(card < CORRECT and SUIT[card] == SUIT[led[-1]]) for card in actions]


def height(card: int) -> float:
    """-1 for a two to 1 for an ace."""
    return 1 - RANK[card] / 6
