"""Rounds by rule of thumb: what a card may win now against what it may win later."""

from collections.abc import Sequence
from math import comb

from rondas.games.rounds.pack import POINTS, RANK, SUIT
from rondas.games.rounds.revokes import Rounds
from rondas.games.rounds.state import ROUND_POINTS

# The value of keeping a card for later tricks of a round, in points. All four are fitted
# (docs/matches.md).
KEPT_RANK_TRUMP = 3.0
"""A rank trump."""
KEPT_TRUMP = 1.0
"""A card of the trump suit, the lowest."""
KEPT_TRUMP_HEIGHT = 5.0
"""How much more the highest one; between them in proportion to rank."""
KEPT_HEIGHT = 9.0
"""The highest card of another suit; lower ones with the square of their height."""


def merit(game: Rounds, card: int, unseen: Sequence[int], held: float) -> float:
    """Return what a card of the actor brings now, in points, less its value for later. `held` is
    the probability that the opponent holds any one of the unseen cards."""
    lead = game.lead
    at_stake = POINTS[card] + ROUND_POINTS * _pivotal(game)
    if _is_last(game):
        at_stake += sum([POINTS[card] for card in game.pile])
    if lead >= 0:
        at_stake += POINTS[lead]
        wins = float(card in game.trumps.beats[lead])
    else:
        wins = _lead_wins(game, card, unseen, held)
    return (2 * wins - 1) * at_stake - _worth_keeping(game, card)


def _is_last(game: Rounds) -> bool:
    """Whether this trick takes the pile and counts as two (RO-2.6)."""
    return game.round == 5 and len(game.tricks) == 3


def _pivotal(game: Rounds) -> float:
    """How likely the round hangs on this trick, if all others are tossed for."""
    took = game.took()
    need, left = 3 - took[game.actor], 4 - sum(took)
    if _is_last(game):
        return float(took[0] < 3 and took[1] < 3)
    return comb(left, need - 1) / 2**left if 0 < need <= left + 1 else 0.0


def _lead_wins(game: Rounds, card: int, unseen: Sequence[int], held: float) -> float:
    """How likely a lead of this card wins, if the unseen cards are held independently."""
    fixed = game.trumps
    if card in fixed.rank_trumps:
        return 1.0
    follow, beats = fixed.follow[card], fixed.beats[card]
    higher = sum([other in beats for other in unseen if other in follow])
    following = sum([other in follow for other in unseen])
    ruffs = sum([other in beats for other in unseen if other not in follow])
    miss = 1 - held
    void = miss**following
    return float(miss**higher - void * (1 - miss**ruffs))


def _worth_keeping(game: Rounds, card: int) -> float:
    """Return the value of keeping the card for later tricks, in points."""
    if card in game.trumps.rank_trumps and len(game.tricks) + 1 < game.length:
        return KEPT_RANK_TRUMP
    height = (12 - RANK[card]) / 12
    if SUIT[card] == game.trumps.suit and len(game.tricks) + 1 < game.length:
        return KEPT_TRUMP + KEPT_TRUMP_HEIGHT * height
    return KEPT_HEIGHT * height * height
