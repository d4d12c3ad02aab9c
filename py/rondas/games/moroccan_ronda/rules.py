"""The rules of Moroccan Ronda: what may be done when, the deal (MR-2) and the count (MR-10).

`play` has the cards (MR-3 to MR-5), `announcing` the rondas (MR-6 to MR-8), `scoring` the points.
"""

from collections.abc import Sequence

from rondas.games.moroccan_ronda.actions import (
    ACCEPT,
    ANNOUNCE,
    CHALLENGE,
    CLAIM,
    DEALER,
    DONE,
    RETURN,
)
from rondas.games.moroccan_ronda.basis.lore import CLASSES, NONE, RONDA, TRINGA
from rondas.games.moroccan_ronda.basis.pack import PACK, RANK, RANKS, members
from rondas.games.moroccan_ronda.play import Play
from rondas.games.moroccan_ronda.state import (
    ANNOUNCING,
    CHOOSING_DEALER,
    CLAIMING,
    DEALING,
    PLAY,
    RETURNING,
    WINDOW,
)
from rondas.rules.game import CHANCE, SILENT, Log, Refusal

ANNOUNCEMENTS = {
    3: (ANNOUNCE + NONE, ANNOUNCE + RONDA, ANNOUNCE + TRINGA),
    4: tuple(ANNOUNCE + said for said in CLASSES),
}
"""The possible announcements, by the size of the hands (MR-6.2)."""
CHALLENGES = [[CHALLENGE + seat for seat in members(mask)] for mask in range(16)]
CLAIMS = [[CLAIM + seat for seat in members(mask)] for mask in range(16)]
FOURS = frozenset(0b1111 << low for low in range(7))
"""Four ranks in sequence (MR-2.3)."""


class MoroccanRonda(Play):
    """Fishing by equal ranks and runs; calls, announcements true and false, challenges."""

    def legal(self) -> Sequence[int]:
        """The actions of the phase: MR-2.1, MR-2.3, MR-3.1, MR-6.2, MR-6.3, MR-7.5, MR-8.1."""
        actor = self.actor
        phase = self.phase
        if phase == PLAY:
            legal = self.hands[actor]
            if self.challengeable:
                legal = legal + CHALLENGES[self.challengeable & self.house.opponents[actor]]
            if not self.house.auto:
                legal = legal + CLAIMS[self.claimable(actor)]
            return legal
        if actor >= 0:
            if phase == ANNOUNCING:
                return ANNOUNCEMENTS[self.lore.size]
            if phase == WINDOW:
                return [ACCEPT, *CHALLENGES[self.challengeable & self.house.opponents[actor]]]
            return [DONE, *CLAIMS[self.claimable(actor)]]
        if phase == CHOOSING_DEALER:
            return range(DEALER, DEALER + self.players)
        if phase == RETURNING:
            return range(RETURN, RETURN + len(self.stock) + 1)
        return ()

    def apply(self, action: int, log: Log = SILENT) -> None:
        if action < 40:
            self.play(action, log)
        elif action < RETURN:
            self._choose_dealer(action - DEALER, log)
        elif action < ANNOUNCE:
            self._return(action - RETURN, log)
        elif action < ACCEPT:
            self.announce(action - ANNOUNCE, log)
        elif action == ACCEPT:
            self.accept(log)
        elif action < CLAIM:
            self.challenge(action - CHALLENGE, log)
        elif action < DONE:
            self.claim(action - CLAIM, log)
        else:
            self.done(log)

    def refusal(self, action: int) -> Refusal:
        if action < DEALER:
            if self.phase == PLAY:
                return Refusal("MR-3.1", "not-in-hand", {"card": action})
            return Refusal("MR-6.2", "no-card-now")
        if action < RETURN:
            return Refusal("MR-2.1")
        if action < ANNOUNCE:
            return Refusal("MR-2.3")
        if action < ACCEPT:
            if self.phase == ANNOUNCING:
                return Refusal("MR-6.2", "two-rondas-need-four-cards")
            return Refusal("MR-6.2", "no-announcing-now")
        if action == ACCEPT:
            return Refusal("MR-6.3", "nothing-to-accept")
        if action < CLAIM:
            return self._no_challenge(action - CHALLENGE)
        if self.house.auto or self.phase not in (PLAY, CLAIMING):
            return Refusal("MR-7.5", "no-claims-now")
        if action == DONE:
            return Refusal("MR-7.5", "done-comes-later")
        target = action - CLAIM
        if self.house.opponents[self.actor] >> target & 1:
            return Refusal("MR-7.5", "claimed-already", {"target": target})
        return Refusal("MR-7.5", "no-opponent")

    def _no_challenge(self, target: int) -> Refusal:
        if self.phase not in (WINDOW, PLAY):
            return Refusal("MR-8.1", "no-challenge-now")
        if not self.house.free:
            return Refusal("MR-6.8", "announcements-are-true")
        if not self.house.opponents[self.actor] >> target & 1:
            return Refusal("MR-8.1", "no-opponent")
        if not self.live >> target & 1:
            return Refusal("MR-6.3", "no-live-announcement", {"target": target})
        return Refusal("MR-8.1", "shown-already", {"target": target})

    # MR-2: the deal.

    def _choose_dealer(self, seat: int, log: Log) -> None:
        """MR-2.1."""
        self.dealer = seat
        self.phase = DEALING
        log.tell("said", "MR-2.1", seat, "deals-first")

    def deals(self) -> str:
        return "deck" if self.phase == DEALING else ""

    def deal(self, cards: Sequence[int], log: Log = SILENT) -> None:
        """A new round: the first batch and the table (MR-2.2, MR-9.2)."""
        PACK.check_deck(cards)
        self.round += 1
        self.gains = ()
        self.stock = list(cards)
        self._deal_hands(log)
        if self.house.table_opening:
            self._turn_up(log)
        else:
            self.begin_batch(log)

    def _deal_hands(self, log: Log) -> None:
        """MR-2.2 and MR-2.4: a batch at a time, beginning at the dealer's right."""
        size = self.lore.size
        stock = self.stock
        for place, seat in enumerate(self.house.order[self.dealer]):
            self.hands[seat] = stock[place * size : (place + 1) * size]
        self.left = size * self.players
        self.stock = stock[self.left :]
        self.batch += 1
        rule = "MR-9.2" if size == 4 else "MR-2.2" if self.batch == 1 else "MR-2.4"
        log.tell("dealt", rule, self.dealer, n=size, round=self.round, batch=self.batch)
        if not self.stock:
            log.tell("said", "MR-2.4", self.dealer, "last-deal")

    def _turn_up(self, log: Log) -> None:
        """Turn cards up for the table until there are four or one cannot stay (MR-2.3)."""
        before = len(self.opening)
        opening = self.opening = self.opening[:]
        while len(opening) < 4:
            card, self.stock = self.stock[0], self.stock[1:]
            rank = RANK[card]
            ranks = self.table_ranks | 1 << rank
            if ranks == self.table_ranks or ranks in FOURS:
                self.turned = card
                self.phase = RETURNING
                self.actor = CHANCE
                break
            self.table_ranks = ranks
            self.table[rank] = card
            opening.append(card)
        self._tell_turned(opening[before:], log)
        if self.turned < 0:
            self.begin_batch(log)

    def _tell_turned(self, cards: list[int], log: Log) -> None:
        """The cards that stay on the table, and the one after them that does not."""
        if cards:
            log.tell("turned", "MR-2.2", self.dealer, cards=cards)
        if self.turned >= 0:
            rank = RANK[self.turned]
            why = "rank-twice" if self.table_ranks >> rank & 1 else "sequence-of-four"
            log.tell(
                "turned", "MR-2.3", self.dealer, "cannot-stay", cards=[self.turned], why=why,
                rank=RANKS[rank],
            )  # fmt: skip

    def _return(self, place: int, log: Log) -> None:
        """MR-2.3: the card goes back into the stock, and the next one is turned."""
        card, self.turned = self.turned, -1
        self.returned = [*self.returned, card]
        self.stock = [*self.stock[:place], card, *self.stock[place:]]
        log.tell("said", "MR-2.3", self.dealer, "shuffled-back", back=card)
        self._turn_up(log)

    def next_batch(self, log: Log) -> None:
        if self.stock:
            self.new_batch(self.house.lore)
            self._deal_hands(log)
            self.begin_batch(log)
        else:
            self._end_round(log)

    # MR-10: the count.

    def _end_round(self, log: Log) -> None:
        """MR-3.4 and MR-10.1; then the next seat deals (MR-2.1)."""
        house = self.house
        if self.table_ranks:
            cards = [self.table[rank] for rank in members(self.table_ranks)]
            self.piles[house.team_of[self.last_capturer]] += len(cards)
            self.table_ranks = 0
            log.tell("captured", "MR-3.4", self.last_capturer, "last", cards=cards)
        if self.debts:
            self.repay(log)
            self.forgive(log)
        scored = [max(0, pile - house.par) for pile in self.piles]
        for team, points in enumerate(scored):
            self.points[team] += points
        counted = [(team, points, ()) for team, points in enumerate(scored)]
        self.gains = (*self.gains, ("MR-10.1", None, counted))
        self.round_scores = [*self.round_scores, self.points[:]]
        self.counted = self.piles
        log.tell("round", "MR-10.1", n=self.round, piles=self.piles[:])
        if any(scored):
            log.tell("scored", "MR-10.1", why="count", n=house.par, points=scored)
        if self.reached(log):
            return
        self.new_round()
        self.dealer = house.next_seat[self.dealer]
        self.phase = DEALING
        self.actor = CHANCE
