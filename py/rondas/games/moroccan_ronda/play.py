"""Playing a card and all it brings: MR-3 to MR-5 and MR-9.1."""

from rondas.games.moroccan_ronda.announcing import Announcing
from rondas.games.moroccan_ronda.basis.pack import COUNT, ONE, RANK, RANKS, TAKEN, TWELVE, members
from rondas.games.moroccan_ronda.state import NO_CHAIN, Payment
from rondas.rules.game import SILENT, Log


class Play(Announcing):
    """Captures, calls and missa."""

    # MR-3: play.

    def play(self, card: int, log: Log) -> None:
        """One card and all it brings, in the order of MR-10.3."""
        seat = self.actor
        house = self.house
        rank = RANK[card]
        self.hands[seat].remove(card)
        self.history.append(card)
        left = self.left = self.left - 1
        if log is not SILENT:
            log.tell("played", "MR-3.1", seat, card=card)
        captured = True
        table = self.table_ranks
        if table >> rank & 1:
            if self._capture(seat, card, table, log) and self.reached(log):
                return
        elif self.chain[0] == rank:
            self._take_over(seat, card, log)
            if self.reached(log):
                return
        else:
            captured = False
            self.table_ranks = table | 1 << rank
            self.table[rank] = card
            self.fresh = rank
            self.chain = NO_CHAIN
        if house.duty and not left and not self.stock:
            self._judge_last_card(seat, rank, captured, log)
            if self.reached(log):
                return
        lore = self.lore
        node = self.nodes[seat] = lore.step[self.nodes[seat]][rank]
        if (
            (
                self.contested
                or self.live >> seat & 1
                or lore.owed[self.said[seat]][node] > self.paid[seat]
            )
            and self.prove(seat, log)
            and self.reached(log)
        ):
            return
        if left:
            self.actor = house.next_seat[seat]
        else:
            self.end_batch(log)

    def _capture(self, seat: int, card: int, table: int, log: Log) -> bool:
        """Capture the equal card and the run above it (MR-3.2); return whether points were scored.

        A card taken in a run is not caught, and a capture leaves nothing to catch (MR-4.6).
        """
        rank = RANK[card]
        taken = TAKEN[rank][table]
        rest = self.table_ranks = table ^ taken
        n = COUNT[taken] + 1
        self.piles[self.house.team_of[seat]] += n
        self.last_capturer = seat
        if log is not SILENT:
            cards = [self.table[each] for each in members(taken)]
            log.tell("captured", "MR-3.2", seat, card=card, cards=cards)
        if self.debts:
            self.repay(log)
        caught = self.fresh == rank
        self.fresh = -1
        if caught:
            self._call(seat, rank, 1, n, not rest, log)
            return True
        self.chain = NO_CHAIN
        if rest or not (self.left or self.stock):
            return False
        self.score([self._missa(seat)], log, "MR-5.1", seat, why="missa")
        return True

    # MR-4: one, five, ten; MR-5: missa.

    def _missa(self, seat: int) -> Payment:
        """The point for taking all the cards on the table (MR-5.1)."""
        team = self.house.team_of[seat]
        return team, 1, self.house.other_teams[team]

    def _call(self, seat: int, rank: int, number: int, cards: int, cleared: bool, log: Log) -> None:
        """One, five or ten: equal card `number` + 1 (MR-4.1 to MR-4.4), with missa (MR-5.2).
        `cards` went to the caller. The very last card of the round gets no missa (MR-5.3)."""
        house = self.house
        team_of = house.team_of
        before = (seat - 1) % self.players
        points = house.call_points[number]
        payments: list[Payment] = [(team_of[seat], points, (team_of[before],))]
        missa = cleared and bool(self.left or self.stock)
        if missa:
            payments.append(self._missa(seat))
        if number > 1 and not house.each_keeps:
            self._take_back(before, number - 1, log)
        self.chain = (rank, number, cards, missa) if number < house.calls else NO_CHAIN
        self.score(
            payments,
            log,
            "MR-5.2" if missa else "MR-4.1" if number == 1 else "MR-4.2",
            seat,
            why="call-missa" if missa else "call",
            call=points,
            rank=RANKS[rank],
            equal=number + 1,
        )

    def _take_back(self, caller: int, number: int, log: Log) -> None:
        """MR-4.3: the call before keeps nothing, and its missa point goes with it."""
        house = self.house
        team = house.team_of[caller]
        points = house.call_points[number]
        payer = house.team_of[caller - 1]
        payments: list[Payment] = [(team, -points, (payer,))]
        if self.chain[3]:
            payments.append((team, -1, house.other_teams[team]))
        self.score(payments, log, "MR-4.3", caller, why="taken-back", call=points)

    def _take_over(self, seat: int, card: int, log: Log) -> None:
        """MR-4.2: the third or fourth equal card takes all the cards of the call before."""
        rank, number, cards, missa = self.chain
        team, loser = self.house.team_of[seat], self.house.team_of[seat - 1]
        self.piles[team] += 1
        self.last_capturer = seat
        self.fresh = -1
        other = (seat - 1) % self.players
        log.tell("captured", "MR-4.2", seat, "over", card=card, cards=[], n=cards, other=other)
        if self.house.transfer:
            # The caller before may have paid with these cards already (MR-9.3).
            self.repay(log)
            self.due = (*self.due, (team, cards, (loser,)))
        else:
            self.piles[loser] -= cards
            self.piles[team] += cards
        # A call that cleared the table leaves it clear for the next one.
        self._call(seat, rank, number + 1, cards + 1, missa, log)

    # MR-9.1: the dealer's duty.

    def _judge_last_card(self, seat: int, rank: int, captured: bool, log: Log) -> None:
        """MR-9.1: the very last card of the round, which is the dealer's."""
        team = self.house.team_of[seat]
        others = self.house.other_teams[team]
        if captured and rank == TWELVE:
            self.score([(team, 5, others)], log, "MR-9.1", seat, why="last-twelve")
        elif not captured or rank == ONE:
            why = "last-one" if rank == ONE else "last-nothing"
            self.score([(other, 5, (team,)) for other in others], log, "MR-9.1", seat, why=why)
