"""How Moroccan Ronda is scored and won: MR-9.3, MR-10.2 and MR-10.3."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rondas.game import OVER, Log
from rondas.games.moroccan_ronda.state import ENDED, MoroccanState, Payment


class Scoring(MoroccanState):
    """What all clauses that score have in common."""

    __slots__ = ()

    def score(
        self,
        payments: Sequence[Payment],
        log: Log | None,
        rule: str,
        seat: int | None,
        /,
        **values: Any,
    ) -> None:
        """Score points, or move as many cards instead (MR-9.3). `values` say `why`."""
        if not self.house.transfer:
            for team, points, _ in payments:
                self.points[team] += points
            self.gains = (*self.gains, (rule, seat, payments))
        else:
            for team, points, payers in payments:
                for payer in payers:
                    self.piles[payer] -= points
                    self.piles[team] += points
        if log is not None:
            log.tell("scored", rule, seat, **values, **self._amounts(payments))

    def _amounts(self, payments: Sequence[Payment]) -> dict[str, Any]:
        """What every team scores; in transfer scoring which team gives which other how many
        cards, as three lists."""
        if not self.house.transfer:
            points = [0] * self.house.teams
            for team, n, _ in payments:
                points[team] += n
            return {"points": points}
        moved: dict[tuple[int, int], int] = {}
        for team, n, payers in payments:
            for payer in payers:
                pair = (payer, team) if n >= 0 else (team, payer)
                moved[pair] = moved.get(pair, 0) + abs(n)
        return {
            "givers": [giver for giver, _ in moved],
            "takers": [taker for _, taker in moved],
            "given": [*moved.values()],
        }

    def reached(self, log: Log | None) -> bool:
        """MR-10.2 and MR-10.3: after a step, whether one team has reached the target and won."""
        points = self.points
        most = max(points)
        if most < self.house.target or points.count(most) > 1:
            return False
        winner = points.index(most)
        self.won = [seat for seat in range(self.players) if self.house.team_of[seat] == winner]
        self.end()
        if log is not None:
            log.tell("over", "MR-10.2", None, seats=self.won, n=most)
        return True

    def end(self) -> None:
        """Nobody moves any more."""
        self.phase = ENDED
        self.actor = OVER

    def scores(self) -> list[int]:
        """The points of each team."""
        return self.points[:]

    def winners(self) -> list[int]:
        return self.won[:]
