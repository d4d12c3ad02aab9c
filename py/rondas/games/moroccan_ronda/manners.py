"""The manners in Moroccan Ronda."""

from collections.abc import Sequence

from rondas.games.moroccan_ronda.basis.pack import RANK
from rondas.games.moroccan_ronda.rules import MoroccanRonda
from rondas.games.moroccan_ronda.state import PLAY
from rondas.rules.model import BOLD, CAREFUL, STUBBORN

IN_ORDER = 0.15
"""Of ranks only laid down, how much the highest counts to the bold, the lowest to the careful."""
TAKEN = 0.1
"""How much it counts to the bold to take something."""
NEAR = 0.18
"""How much the rank nearest to the one before counts to the stubborn."""


def leanings(game: MoroccanRonda, manner: str, actions: Sequence[int]) -> list[float]:
    """Bold: captures, else high ranks laid down; careful: low ones. Stubborn: the rank nearest to
    the one before. The sly only bluff (`temptations`)."""
    if game.phase != PLAY:
        return [0.0] * len(actions)
    held = [RANK[card] for card in game.hands[game.actor]]
    laid = sorted({rank for rank in held if not game.table_ranks >> rank & 1})
    before = [RANK[card] for card in game.played(game.actor)[-1:]]
    away = sorted({abs(rank - before[0]) for rank in held}) if before else []

    def liking(card: int) -> float:
        if card >= len(RANK):
            return 0.0
        rank = RANK[card]
        if manner == STUBBORN:
            return -NEAR * place(abs(rank - before[0]), away) if before else 0.0
        if rank not in laid:
            return TAKEN * (manner == BOLD)
        return {BOLD: IN_ORDER, CAREFUL: -IN_ORDER}.get(manner, 0.0) * place(rank, laid)

    return [liking(action) for action in actions]


def place(value: int, values: Sequence[int]) -> float:
    """-1 for the first of these values in order to 1 for the last one."""
    last = len(values) - 1
    return 2 * values.index(value) / last - 1 if last else 0.0
