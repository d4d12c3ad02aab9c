"""Rondas and tringas: announcing, the award, penalties, claims and challenges, MR-6 to MR-8."""

from collections.abc import Callable

from rondas.games.moroccan_ronda.basis.lore import CLASS_NAMES, NONE, TRINGA
from rondas.games.moroccan_ronda.basis.pack import by_rank, members
from rondas.games.moroccan_ronda.scoring import Scoring
from rondas.games.moroccan_ronda.state import ANNOUNCING, CLAIMING, CLASS_POINTS, PLAY, WINDOW
from rondas.rules.game import SILENT, Log


class Announcing(Scoring):
    """From the deal of a batch to its first card, and what the cards then prove."""

    next_batch: Callable[[Log], None]
    """MR-2.4, or the end of the round."""

    # MR-6: announcements and the award.

    def begin_batch(self, log: Log) -> None:
        """The hands are dealt: announcing comes, or in honest mode it is done (MR-6.8)."""
        self.actor = self.house.next_seat[self.dealer]
        if self.house.free:
            self.phase = ANNOUNCING
            return
        for seat in self.house.order[self.dealer]:
            held = self.truth(seat)
            if held != NONE:
                self.said[seat] = held
                self.live |= 1 << seat
                log.tell("said", "MR-6.8", seat, "announcement", said=CLASS_NAMES[held])
        self.begin_play(log)

    def announce(self, said: int, log: Log) -> None:
        """MR-6.2: ask on round the table until all who have not announced have said `none`."""
        seat = self.actor
        bit = 1 << seat
        if said == NONE:
            self.silent |= bit
        else:
            self.said[seat] = said
            self.live |= bit
            self.challengeable |= bit
            self.silent = 0
        if log is not SILENT:
            log.tell("said", "MR-6.2", seat, "announcement", said=CLASS_NAMES[said])
        answered = self.live | self.silent
        for following in self.house.order[seat]:
            if not answered >> following & 1:
                self.actor = following
                return
        self._ask_window(self.house.next_seat[self.dealer], log)

    def _ask_window(self, seat: int, log: Log) -> None:
        """Ask the next player from `seat` on who faces a live announcement of an opponent (MR-6.3).
        When nobody is left, play begins, and with it the contest for the award."""
        order = self.house.order[self.dealer]
        for asked in order[order.index(seat) :]:
            if self.live & self.house.opponents[asked]:
                self.phase = WINDOW
                self.actor = asked
                return
        self.begin_play(log)

    def accept(self, log: Log) -> None:
        """MR-6.3."""
        seat = self.actor
        log.tell("said", "MR-6.3", seat, "accept")
        if seat == self.dealer:
            self.begin_play(log)
        else:
            self._ask_window(self.house.next_seat[seat], log)

    def begin_play(self, log: Log) -> None:
        """MR-3.1; the award, if it is clear already, comes first (MR-6.3)."""
        self.phase = PLAY
        self.actor = self.house.next_seat[self.dealer]
        if self.live:
            self.contested = True
            if self._contest(log):
                self.reached(log)

    def _contest(self, log: Log) -> bool:
        """MR-6.4 to MR-6.6: make the award if it is clear. Whether points were scored."""
        live = self.live
        if not live:
            self.contested = False
            return False
        team_of = self.house.team_of
        said = self.said
        seats = members(live)
        rivals = [seat for seat in seats if said[seat] == TRINGA] or seats
        takers = {team_of[seat] for seat in rivals}
        early = False
        if len(takers) > 1:
            takers = self._best(rivals)
            if not takers:
                return False
            # Edition 2 waited for a shown one: others could win first, or pay otherwise.
            early = all(self.status(at) != "shown" for at in rivals if team_of[at] in takers)
        self._award(sorted(takers), seats, log)
        if early and (self.house.transfer or max(self.points) >= self.house.target):
            self.edition = 3
        return True

    def _best(self, rivals: list[int]) -> set[int]:
        """Return the team whose announcement is certain to beat those of all others, or two whose
        best are certain to be equal (MR-6.6); nobody while that is not clear."""
        lore, nodes, said, team_of = self.lore, self.nodes, self.said, self.house.team_of
        # An announcement that may be a lie is as high as the cards show, and no higher.
        heights = lore.height_shown if self.house.free else lore.height_certain
        certain = [heights[said[seat]][nodes[seat]] for seat in rivals]
        top = max(certain)
        if top < 0:
            return set()
        best = {
            team_of[seat] for seat, height in zip(rivals, certain, strict=True) if height == top
        }
        # An announcement that could still be higher holds it up, and unless two teams share the
        # award, an equal one of another team does too.
        split = len(best) > 1
        for seat in rivals:
            if split or team_of[seat] not in best:
                possible = lore.height_possible[said[seat]][nodes[seat]]
                if possible > top or (possible == top and not split):
                    return set()
        return best

    def _award(self, takers: list[int], seats: list[int], log: Log) -> None:
        """MR-6.4: the points of all live announcements, of these seats; MR-6.6: halved."""
        self.contested = False
        self.award_teams = takers
        self.award_seats = self.live
        total = sum(CLASS_POINTS[self.said[seat]] for seat in seats)
        others = self.house.other_teams
        if len(takers) > 1:
            payments = [(taker, total // 2, others[taker]) for taker in takers]
            self.score(payments, log, "MR-6.6", None, why="split", n=total)
            return
        payment = takers[0], total, others[takers[0]]
        if len(seats) == 1:
            said = CLASS_NAMES[self.said[seats[0]]]
            self.score([payment], log, "MR-6.4", seats[0], why="announced", said=said, n=total)
        elif len({self.house.team_of[seat] for seat in seats}) == 1:
            self.score([payment], log, "MR-6.4", None, why="uncontested", seats=seats, n=total)
        else:
            self.score([payment], log, "MR-6.4", None, why="best", n=total)

    # MR-7: hidden and false announcements.

    def prove(self, seat: int, log: Log) -> bool:
        """Penalties and awards that a card brings (MR-10.3). Whether points were scored."""
        bit = 1 << seat
        lore, node, said = self.lore, self.nodes[seat], self.said[seat]
        if self.live & bit:
            if lore.height_possible[said][node] < 0:
                self.live ^= bit
                self.challengeable &= ~bit
                # MR-7.5: settled without a claim while the award is not made.
                if self.contested and not self.house.auto:
                    self.self_settling |= bit
                log.tell("shown", "MR-7.4", seat, "false", said=CLASS_NAMES[said])
            elif lore.height_shown[said][node] >= 0:
                if log is not SILENT and not self._was_shown(seat):
                    log.tell("shown", "MR-6.5", seat, "true", said=CLASS_NAMES[said])
                self.challengeable &= ~bit
        settles = self.house.auto or self.self_settling & bit
        scored = bool(settles) and self._settle(seat, node, log)
        if self.contested and self._contest(log):
            return True
        return scored

    def _was_shown(self, seat: int) -> bool:
        """Whether the announcement was shown before the seat's last card."""
        before = self.lore.after(0, self.played(seat)[:-1])
        return self.lore.height_shown[self.said[seat]][before] >= 0

    def _settle(self, seat: int, node: int, log: Log) -> bool:
        """MR-7.1 to MR-7.3: what the seat owes by this node, and has not paid. Whether points
        were scored."""
        team = self.house.team_of[seat]
        others = self.house.other_teams
        said = self.said[seat]
        owed = self.lore.owed[said][node]
        rise = owed - self.paid[seat]
        if rise > 0:
            facts = {}
            if log is not SILENT:
                offence = "hidden" if said == NONE else "false"
                facts = {
                    "why": f"{offence}-more" if self.paid[seat] else offence,
                    "said": CLASS_NAMES[said],
                    "held": CLASS_NAMES[self.lore.mildest(said, node)],
                    "n": owed,
                }
            self.paid[seat] = owed
            payments = [(other, rise, (team,)) for other in others[team]]
            self.score(payments, log, "MR-7.1", seat, **facts)
        if not self.award_seats & ~self.live & 1 << seat:  # `award_is_false`, quickly
            return rise > 0
        self._take_back_award(seat, log)
        return True

    def _take_back_award(self, seat: int, log: Log) -> None:
        """MR-7.2: the whole award that held the seat's announcement; what is live is awarded anew,
        if it is clear."""
        others = self.house.other_teams
        takers = self.award_teams
        lost = sum(CLASS_POINTS[self.said[at]] for at in members(self.award_seats)) // len(takers)
        payments = [(taker, -lost, others[taker]) for taker in takers]
        self.award_teams, self.award_seats = (), 0
        self.score(payments, log, "MR-7.2", seat, why="lost")
        if self.live:
            self.contested = True
            self._contest(log)

    def award_is_false(self, seat: int) -> bool:
        """Whether a team still holds points for what this seat announced falsely (MR-7.2)."""
        return bool(self.award_seats & ~self.live & 1 << seat)

    def end_batch(self, log: Log) -> None:
        """All cards of the batch are played: claims (MR-7.5), then on."""
        if self.house.auto:
            self.next_batch(log)
        else:
            self.phase = CLAIMING
            self.claimed = 0
            self.actor = self.house.next_seat[self.dealer]

    def owes(self, seat: int) -> bool:
        """Whether a claim against the seat would be founded."""
        owed = self.lore.owed[self.said[seat]][self.nodes[seat]]
        return owed > self.paid[seat] or self.award_is_false(seat)

    def claim(self, target: int, log: Log) -> None:
        """MR-7.5: what the cards played so far prove is scored, and what is live awarded anew."""
        self.claimed |= 1 << 4 * self.actor + target
        log.tell("said", "MR-7.5", self.actor, "claim", target=target)
        if self._settle(target, self.nodes[target], log):
            self.reached(log)
        else:
            log.tell("said", "MR-7.5", target, "owes-nothing")

    def done(self, log: Log) -> None:
        """MR-7.5: the next player claims; after the dealer the game goes on."""
        seat = self.actor
        log.tell("said", "MR-7.5", seat, "done")
        if seat == self.dealer:
            self.next_batch(log)
        else:
            self.actor = self.house.next_seat[seat]

    # MR-8: challenges.

    def challenge(self, target: int, log: Log) -> None:
        """Show the hand of the announcer; one of the two players has lost something (MR-8.1)."""
        seat = self.actor
        bit = 1 << target
        lore = self.lore
        full = lore.after(self.nodes[target], self.hands[target])
        self.open_hands |= bit
        dealt = sorted(self.played(target) + self.hands[target], key=by_rank)
        log.tell("said", "MR-8.1", seat, "challenge", target=target)
        log.tell("shown", "MR-8.1", target, "hand", cards=dealt)
        if lore.height_possible[self.said[target]][full] >= 0:
            # MR-8.3
            self.won = members(self.house.opponents[seat])
            self.end()
            log.tell("over", "MR-8.3", None, "challenge", seats=self.won, target=target)
            return
        # MR-8.2
        self.live ^= bit
        self.challengeable ^= bit
        self._settle(target, full, log)
        if self.contested:
            self._contest(log)
        if not self.reached(log) and self.phase == WINDOW:
            # MR-6.3: after a right challenge the same player first.
            self._ask_window(seat, log)
