"""What manners like in Moroccan Ronda."""

from __future__ import annotations

from collections.abc import Sequence

from rondas.games.moroccan_ronda.captures import COUNT, TAKEN
from rondas.games.moroccan_ronda.pack import RANK
from rondas.games.moroccan_ronda.rules import MoroccanRonda
from rondas.games.moroccan_ronda.state import PLAY
from rondas.manners import BOLD, CAREFUL, SLY, STUBBORN

IN_ORDER = 0.6
"""How much the order of ranks counts: it leaves captures to others."""
MOST_TAKEN = 4
"""Ranks that are many to take at once."""


def leanings(
    game: MoroccanRonda, manner: str, actions: Sequence[int], left: Sequence[int]
) -> list[float]:
    """Bold: large captures, else high ranks laid down. Careful: ranks that few can take. Sly: a
    rank of which he holds another, to take it back. Stubborn: from the low ranks up.

    `left`: how many cards of each rank the actor has not seen.
    """
    if game.phase != PLAY:
        return [0.0] * len(actions)
    table = game.table_ranks
    held = [RANK[card] for card in game.hands[game.actor]]

    def liking(card: int) -> float:
        rank = RANK[card]
        taken = COUNT[TAKEN[rank][table]]
        if manner == BOLD:
            return min(taken / MOST_TAKEN, 1.0) if taken else rank / 9 - 1
        if manner == STUBBORN:
            return IN_ORDER * (1 - rank / 4.5)
        if taken:
            return 0.0
        if manner == CAREFUL:
            return 1 - left[rank] / 1.5
        return float(manner == SLY and held.count(rank) > 1)

    return [liking(action) if action < len(RANK) else 0.0 for action in actions]
