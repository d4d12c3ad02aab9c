"""Exact play of endings in which all cards are known, by search to the very end.

Only for positions that the game's model holds to be short enough (`SearchModel.solvable`); a model
may solve them by means of its own (`SearchModel.solve`). With two teams this is alpha-beta (Knuth
and Moore, 1975) with a transposition table; with more, max^n (Luckhardt and Irani, 1986): every
seat takes the largest share for itself, and takes each of several equally good actions equally
often.
"""

from collections.abc import Hashable, Sequence
from math import fsum
from typing import Any

from rondas.rules.game import Game
from rondas.rules.model import SearchModel

Result = tuple[float, float]
"""The utility of a game to a seat or team, and its share of the win: `SearchModel.utility`
decides, and among equals `SearchModel.returns`."""
LEAST: Result = (-1.0, -1.0)
MOST: Result = (2.0, 2.0)


class Solver:
    """Solves positions of one game; what it has found serves the next position."""

    def __init__(self, model: SearchModel[Any], game: Game) -> None:
        self.model = model
        self.teams = [game.team(seat) for seat in range(game.players)]
        self.bounds: dict[Hashable, tuple[Result, Result]] = {}
        """Least and most for team 0, by transposition key."""
        self.found: dict[Hashable, Sequence[Result]] = {}
        """Each seat's result, by transposition key."""
        self.memory: dict[Hashable, Any] = {}
        """What the model itself has found."""

    def results(self, game: Game) -> Sequence[Result]:
        """Each seat's utility when all play perfectly and see all cards, and its returns."""
        own = self.model.solve(game, self.memory)
        if own is not None:
            return own
        if set(self.teams) == {0, 1}:
            utility, returns = self._alpha_beta(game, LEAST, MOST)
            seats = [self.teams.count(team) for team in (0, 1)]
            teams = ((utility, returns), (1 - utility, 1 - returns))
            return [(teams[t][0] / seats[t], teams[t][1] / seats[t]) for t in self.teams]
        return self._max_n(game)

    def _alpha_beta(self, game: Game, low: Result, high: Result) -> Result:
        """The result of team 0, exact if between `low` and `high`, else a bound on it."""
        model = self.model
        if game.actor < 0:
            own = [seat for seat, team in enumerate(self.teams) if team == 0]
            utility, returns = model.utility(game), model.returns(game)
            return fsum(utility[seat] for seat in own), fsum(returns[seat] for seat in own)
        key = model.transposition_key(game)
        least, most = self.bounds.get(key, (LEAST, MOST))
        if least >= high or least == most:
            return least
        if most <= low:
            return most
        low = floor = max(low, least)
        high = ceiling = min(high, most)
        mine = self.teams[game.actor] == 0
        best = LEAST if mine else MOST
        for action in model.choices(game):
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
        model = self.model
        if game.actor < 0:
            return list(zip(model.utility(game), model.returns(game), strict=True))
        key = model.transposition_key(game)
        known = self.found.get(key)
        if known is not None:
            return known
        seat = game.actor
        best: list[Sequence[Result]] = []
        for action in model.choices(game):
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
    utility, returns = (fsum(each) / len(results) for each in zip(*results, strict=True))
    return utility, returns
