"""Exact play of endings in which all cards are known, by search to the very end.

Only for positions that the game holds to be short enough (`Game.key`). With two
sides this is alpha-beta with a transposition table; with more, max^n: everybody
takes the largest share for himself, and whoever does not care which of several
actions to take takes each of them equally often.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from rondas.game import Game

Result = tuple[float, float]
"""What the game is worth to a seat or side, and its share of the win: `Game.worth` decides,
and of equal worths `Game.payoff`."""
LEAST: Result = (-1.0, -1.0)
MOST: Result = (2.0, 2.0)


class Solver:
    """Solves positions of one game; what it has found serves the next position."""

    def __init__(self, game: Game) -> None:
        self.sides = [game.side(seat) for seat in range(game.players)]
        self.bounds: dict[Hashable, tuple[Result, Result]] = {}
        """Least and most for side 0, by `Game.key`."""
        self.found: dict[Hashable, Sequence[Result]] = {}
        """Each seat's result, by `Game.key`."""

    def solve(self, game: Game) -> list[float]:
        """What the game is worth to each seat when all play perfectly and see all cards."""
        return [worth for worth, _ in self.results(game)]

    def results(self, game: Game) -> Sequence[Result]:
        """The same, with the shares of the win."""
        if set(self.sides) == {0, 1}:
            worth, share = self._alpha_beta(game, LEAST, MOST)
            seats = [self.sides.count(side) for side in (0, 1)]
            sides = ((worth, share), (1 - worth, 1 - share))
            return [(sides[s][0] / seats[s], sides[s][1] / seats[s]) for s in self.sides]
        return self._max_n(game)

    def _alpha_beta(self, game: Game, low: Result, high: Result) -> Result:
        """The result of side 0, exact if between `low` and `high`, else a bound on it."""
        if game.actor < 0:
            own = [seat for seat, side in enumerate(self.sides) if side == 0]
            worth, share = game.worth(), game.payoff()
            return sum(worth[seat] for seat in own), sum(share[seat] for seat in own)
        key = game.key()
        least, most = self.bounds.get(key, (LEAST, MOST))
        if least >= high or least == most:
            return least
        if most <= low:
            return most
        low = floor = max(low, least)
        high = ceiling = min(high, most)
        mine = self.sides[game.actor] == 0
        best = LEAST if mine else MOST
        for action in game.choices():
            after = game.copy()
            after.apply(action)
            result = self._alpha_beta(after, low, high)
            if mine:
                best = max(best, result)
                low = max(low, best)
            else:
                best = min(best, result)
                high = min(high, best)
            if low >= high:
                break
        self.bounds[key] = (best if best > floor else least, best if best < ceiling else most)
        return best

    def _max_n(self, game: Game) -> Sequence[Result]:
        if game.actor < 0:
            return list(zip(game.worth(), game.payoff(), strict=True))
        key = game.key()
        known = self.found.get(key)
        if known is not None:
            return known
        seat = game.actor
        best: list[Sequence[Result]] = []
        for action in game.choices():
            after = game.copy()
            after.apply(action)
            result = self._max_n(after)
            if not best or result[seat] > best[0][seat]:
                best = [result]
            elif result[seat] == best[0][seat]:
                best.append(result)
        found = (
            best[0] if len(best) == 1 else [_mean(results) for results in zip(*best, strict=True)]
        )
        self.found[key] = found
        return found


def _mean(results: Sequence[Result]) -> Result:
    count = len(results)
    return sum(worth for worth, _ in results) / count, sum(share for _, share in results) / count
