"""The manners in Rounds."""

from collections.abc import Sequence

from rondas.games.rounds.pack import RANK, SUIT
from rondas.games.rounds.revokes import Rounds
from rondas.games.rounds.state import CORRECT
from rondas.rules.model import BOLD, CAREFUL, SLY, STUBBORN

HIGH_LEAD = 0.6
"""How much an ace led counts to the bold, and a two against it …"""
LOW_LEAD = 0.5
"""… and the other way round to the careful."""
TRUMP_LED = 0.4
"""How much a trump led counts to the bold …"""
TRUMP_KEPT = 0.55
"""… and against it to the sly, and for a trump that wins the other's lead."""
SAME_SUIT = 0.8
"""How much the suit led before counts to the stubborn."""


def leanings(game: Rounds, manner: str, actions: Sequence[int]) -> list[float]:
    """Bold: high cards and trumps led; careful: low cards. Sly: trumps to win the other's leads,
    none led. Stubborn: the suit that they led before."""
    lead = game.lead
    led = [SUIT[card] for leader, card, _, _ in game.tricks if leader == game.actor][-1:]

    def liking(action: int) -> float:
        if action >= CORRECT:
            return 0.0
        trump = is_trump(game, action)
        if lead >= 0:
            return TRUMP_KEPT * (manner == SLY and trump and action in game.trumps.beats[lead])
        return {
            BOLD: HIGH_LEAD * height(action) + TRUMP_LED * trump,
            CAREFUL: -LOW_LEAD * height(action),
            SLY: -TRUMP_KEPT * trump,
            STUBBORN: SAME_SUIT * (SUIT[action] in led),
        }.get(manner, 0.0)

    return [liking(action) for action in actions]


def is_trump(game: Rounds, card: int) -> bool:
    """By suit or by rank."""
    return SUIT[card] == game.trumps.suit or card in game.trumps.rank_trumps


def height(card: int) -> float:
    """-1 for a two to 1 for an ace."""
    return 1 - RANK[card] / 6
