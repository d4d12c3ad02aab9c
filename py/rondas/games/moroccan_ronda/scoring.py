"""How Moroccan Ronda is scored and won: MR-9.3, MR-10.2 and MR-10.3."""

from collections.abc import Sequence
from typing import Any

from rondas.games.moroccan_ronda.state import ENDED, Debt, MoroccanState, Payment
from rondas.rules.game import OVER, SILENT, Log


class Scoring(MoroccanState):
    """The common part of all clauses that score."""

    def score(
        self,
        payments: Sequence[Payment],
        log: Log,
        rule: str,
        seat: int | None,
        /,
        **values: Any,
    ) -> None:
        """Score points, or as many cards that `reached` moves (MR-9.3). `values` say `why`."""
        if not self.house.transfer:
            for team, points, _ in payments:
                self.points[team] += points
            self.gains = (*self.gains, (rule, seat, payments))
        else:
            self.due = (*self.due, *payments)
        if log is not SILENT:
            log.tell("scored", rule, seat, **values, **self._amounts(payments))

    def _amounts(self, payments: Sequence[Payment]) -> dict[str, Any]:
        """The points of every team; in transfer scoring who gives whom how many cards."""
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

    # MR-9.3: cards that change piles.

    def _move_cards(self, log: Log) -> None:
        """Add up what the teams have to pay each other in this step, and pay the balances."""
        owed = [0] * 9  # from each team to each
        for team, points, payers in self.due:
            for payer in payers:
                owed[3 * payer + team] += points
        self.due = ()
        for payer, receiver in self.house.pairs[self.dealer]:
            balance = owed[3 * payer + receiver] - owed[3 * receiver + payer]
            if balance > 0:
                self._pay(payer, receiver, balance, log)

    def _pay(self, payer: int, receiver: int, n: int, log: Log) -> None:
        """Cancel what the receiver owes the payer; then pay, and owe the rest."""
        if self.debts:
            n = self._cancel(receiver, payer, n, log)
        paid = min(n, self.piles[payer])
        if paid < n:
            self.debts = joined(*self.debts, (payer, receiver, n - paid))
            self._tell("owes", payer, receiver, n - paid, log)
        if paid:
            self.piles[payer] -= paid
            self.piles[receiver] += paid
            if self.debts:
                self.repay(log)

    def _cancel(self, debtor: int, creditor: int, n: int, log: Log) -> int:
        """Cancel up to `n` cards of debts, the latest first. Return what is left of `n`."""
        left = n
        for at in reversed(range(len(self.debts))):
            owing, owed_to, owed = self.debts[at]
            if owing == debtor and owed_to == creditor and left:
                cancelled = min(left, owed)
                left -= cancelled
                self._lower(at, cancelled)
        if left < n:
            self._tell("cancels", debtor, creditor, n - left, log)
        return left

    def repay(self, log: Log) -> None:
        """Pay debts, each team's oldest first, until nobody who owes has a card."""
        piles = self.piles
        at = 0
        while at < len(self.debts):
            debtor, creditor, owed = self.debts[at]
            if not piles[debtor]:
                at += 1
                continue
            paid = min(owed, piles[debtor])
            piles[debtor] -= paid
            piles[creditor] += paid
            self._lower(at, paid)
            self._tell("repays", debtor, creditor, paid, log)
            at = 0

    def _lower(self, at: int, n: int) -> None:
        """Lower the debt at this place by `n` cards, which is all of it or less."""
        before, after = self.debts[:at], self.debts[at + 1 :]
        debtor, creditor, owed = self.debts[at]
        if owed > n:
            self.debts = (*before, (debtor, creditor, owed - n), *after)
        elif before and after:
            self.debts = (*joined(*before, after[0]), *after[1:])
        else:
            self.debts = before or after

    def forgive(self, log: Log) -> None:
        if self.debts:
            self.debts = ()
            log.tell("said", "MR-9.3", None, "debts-lapse")

    def _tell(self, what: str, debtor: int, creditor: int, n: int, log: Log) -> None:
        seats_of = self.house.seats_of
        log.tell(
            "said", "MR-9.3", None, what, seats=seats_of[debtor], others=seats_of[creditor],
            n=n,
        )  # fmt: skip

    def reached(self, log: Log) -> bool:
        """MR-10.2 and MR-10.3: the end of a step. Whether one team has the target and has won.
        Cards that the step moves change piles first (MR-9.3)."""
        if self.due:
            self._move_cards(log)
        points = self.points
        most = max(points)
        if most < self.house.target or points.count(most) > 1:
            return False
        winner = points.index(most)
        self.won = [seat for seat in range(self.players) if self.house.team_of[seat] == winner]
        self.end()
        log.tell("over", "MR-10.2", None, seats=self.won, n=most)
        return True

    def end(self) -> None:
        """Nobody moves any more."""
        self.phase = ENDED
        self.actor = OVER

    def scores(self) -> list[int]:
        return self.points[:]

    def winners(self) -> list[int]:
        return self.won[:]


def joined(*debts: Debt) -> tuple[Debt, ...]:
    """These debts, the last two as one if they are between the same two teams."""
    if len(debts) > 1 and debts[-1][:2] == debts[-2][:2]:
        debtor, creditor, n = debts[-1]
        return (*debts[:-2], (debtor, creditor, debts[-2][2] + n))
    return debts
