"""Exact play of endings in which all cards are known, by search to the very end.

Only for positions that the game holds to be short enough (`Game.key`). With two
sides this is alpha-beta with a transposition table; with more, max^n: everybody
takes the largest share for himself, and whoever does not care which of several
actions to take takes each of them equally often.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from rondas.game import Game

Table = dict[Hashable, "tuple[float, float]"]
"""Bounds on side 0's worth, for positions by `Game.key`."""
Shares = dict[Hashable, Sequence[float]]
"""Each seat's worth, for positions by `Game.key`."""


class Solver:
    """Solves positions of one game; what it has found serves the next position."""

    def __init__(self, game: Game) -> None:
        self.sides = [game.side(seat) for seat in range(game.players)]
        self.bounds: Table = {}
        self.shares: Shares = {}

    def solve(self, game: Game) -> Sequence[float]:
        """What the game is worth to each seat when all play perfectly and see all cards."""
        if set(self.sides) == {0, 1}:
            first = self._alpha_beta(game, 0.0, 1.0)
            partners = self.sides.count(0)
            others = len(self.sides) - partners
            return [(1 - first) / others if side else first / partners for side in self.sides]
        return self._max_n(game)

    def _alpha_beta(self, game: Game, low: float, high: float) -> float:
        """The share of side 0, exact if between `low` and `high`, else a bound on it."""
        if game.actor < 0:
            shares = game.worth()
            return sum(share for share, side in zip(shares, self.sides, strict=True) if not side)
        key = game.key()
        least, most = self.bounds.get(key, (0.0, 1.0))
        if least >= high or least == most:
            return least
        if most <= low:
            return most
        mine = self.sides[game.actor] == 0
        best = -1.0 if mine else 2.0
        floor, ceiling = max(low, least), min(high, most)
        low, high = floor, ceiling
        for action in game.choices():
            after = game.copy()
            after.apply(action)
            value = self._alpha_beta(after, low, high)
            if mine:
                best = max(best, value)
                low = max(low, best)
            else:
                best = min(best, value)
                high = min(high, best)
            if low >= high:
                break
        self.bounds[key] = (
            best if best > floor else least,
            best if best < ceiling else most,
        )
        return best

    def _max_n(self, game: Game) -> Sequence[float]:
        if game.actor < 0:
            return game.worth()
        key = game.key()
        known = self.shares.get(key)
        if known is not None:
            return known
        seat = game.actor
        best: list[Sequence[float]] = []
        for action in game.choices():
            after = game.copy()
            after.apply(action)
            shares = self._max_n(after)
            if not best or shares[seat] > best[0][seat]:
                best = [shares]
            elif shares[seat] == best[0][seat]:
                best.append(shares)
        result = (
            best[0] if len(best) == 1 else [sum(s) / len(best) for s in zip(*best, strict=True)]
        )
        self.shares[key] = result
        return result
