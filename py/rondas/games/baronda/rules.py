"""The rules of Baronda, in the order of the clauses BA-2 to BA-7."""

from collections.abc import Sequence

from rondas.games.baronda.pack import GARUDAS, NAGA, NO_SUIT, NUMBER, PASS, RED, SUIT, suit_letter
from rondas.games.baronda.state import (
    ADJUST,
    BARONG,
    BID,
    BIDS,
    CHOOSE,
    DEAL,
    END,
    LEADER,
    LOWER,
    PLAY,
    RAISE,
    RANDA,
    TRICKS,
    BarondaState,
    RoundResult,
)
from rondas.games.baronda.tricks import FITS, trick_winner
from rondas.rules.game import CHANCE, OVER, SILENT, Log, Refusal


class Baronda(BarondaState):
    """Trick-taking in which the bids decide whether tricks are good or bad."""

    # BA-2: a round.

    def _choose_leader(self, seat: int, log: Log) -> None:
        """BA-2.1."""
        self.leader = seat
        self.stage = DEAL
        log.tell("said", "BA-2.1", seat, "leader")

    def deals(self) -> str:
        return "deck" if self.stage == DEAL else ""

    def deal(self, cards: Sequence[int], log: Log = SILENT) -> None:
        """Deal one card at a time, the first to the Leader; the rest stays unused (BA-2.2)."""
        self.pack.check_deck(cards)
        n = self.players
        self.round += 1
        for seat in range(n):
            self.put(seat, cards[(seat - self.leader) % n : TRICKS * n : n])
        self.bids = [None] * n
        self.side = ""
        self.leads = [self.leader]
        self.played = []
        self.tricks = [0] * n
        self.stage = BIDS
        self.actor = self.leader
        unused = self.pack.size - TRICKS * n
        log.tell("dealt", "BA-2.2", self.leader, round=self.round, n=TRICKS, unused=unused)

    # BA-3: bids.

    def simultaneous(self) -> bool:
        """BA-3.1: bids are shown when all are made."""
        return self.stage == BIDS

    def _bid(self, bid: int, log: Log) -> None:
        """BA-3.1: all bids are shown together; they decide the side, or the Leader does."""
        seat = self.actor
        self.bids[seat] = bid
        self.actor = (seat + 1) % self.players
        log.tell("said", "BA-3.1", seat, "bid")
        if self.actor != self.leader:
            return
        log.tell("shown", "BA-3.1", None, "bids", bids=self.bids[:], total=sum(self.bids))
        if sum(self.bids) != TRICKS:
            self._decide_side(log)
            return
        self.stage = ADJUST
        log.tell("said", "BA-3.3", self.leader, "twelve")

    def _decide_side(self, log: Log) -> None:
        """BA-3.2; then the Leader leads (BA-4.1)."""
        total = sum(self.bids)
        self.side = BARONG if total > TRICKS else RANDA
        self.stage = PLAY
        log.tell("said", "BA-3.2", None, "side", side=self.side, total=total)

    def _adjust(self, change: int, log: Log) -> None:
        """BA-3.3."""
        seat = self.actor
        self.bids[seat] += change
        log.tell("said", "BA-3.3", seat, "adjusted", bid=self.bids[seat])
        self._decide_side(log)

    # BA-4: tricks.

    def legal(self) -> Sequence[int]:
        """BA-4.2 and BA-4.3 in a trick; before, BA-2.1, BA-3.1 and BA-3.3."""
        stage = self.stage
        if stage == PLAY:
            hand = self.hands[self.actor]
            led = self.led
            if led == NO_SUIT:
                return hand
            fits = FITS[led]
            cards = []
            for card in hand:  # a plain loop is the fastest for so few
                if fits[card]:
                    cards.append(card)
            # Number cards come first in a hand: without one of the led suit all is free.
            return cards if cards and cards[0] < PASS else hand
        if stage == BIDS:
            return range(BID, BID + TRICKS + 1)
        if stage == ADJUST:
            bid = self.bids[self.leader]
            return (RAISE,) if bid == 0 else (LOWER,) if bid == TRICKS else (RAISE, LOWER)
        return range(LEADER, LEADER + self.players) if stage == CHOOSE else ()

    def refusal(self, action: int) -> Refusal:
        if self.stage == PLAY and action < BID:
            if action not in self.hands[self.actor]:
                return Refusal("BA-4.3", "not-in-hand", {"card": action})
            return Refusal("BA-4.3", "must-follow-suit", {"suit": suit_letter(self.led)})
        if self.stage == ADJUST:
            outside = action in (RAISE, LOWER)
            return Refusal("BA-3.3", "bid-within-0-to-12" if outside else "change-the-bid-first")
        if self.stage == BIDS and action < BID:
            return Refusal("BA-3.1", "bids-come-first")
        return super().refusal(action)

    def apply(self, action: int, log: Log = SILENT) -> None:
        """BA-4; the actions that are no cards are BA-2.1, BA-3.1 and BA-3.3."""
        if action >= BID:
            if action >= LEADER:
                self._choose_leader(action - LEADER, log)
            elif action < RAISE:
                self._bid(action - BID, log)
            else:
                self._adjust(1 if action == RAISE else -1, log)
            return
        if log is not SILENT:
            self._tell_play(action, log)
        seat = self.actor
        if action < PASS:
            self.hands[seat].remove(action)
            if self.led == NO_SUIT:
                self.led = SUIT[action]  # BA-4.2
        elif self.spare[2 * seat + action - PASS]:
            self.spare[2 * seat + action - PASS] -= 1
        else:
            self.hands[seat].remove(action)
        trick = self.trick
        trick.append(action)
        if len(trick) == self.players:
            self._end_trick(log)
        else:
            self.actor = seat + 1 if seat + 1 < self.players else 0

    def _tell_play(self, card: int, log: Log) -> None:
        """A card that is about to be played: whether it leads, follows or is free."""
        seat, led, first = self.actor, self.led, not self.trick
        if led != NO_SUIT:
            if FITS[led][card]:
                log.tell("played", "BA-4.3", seat, card=card)
            else:
                log.tell("played", "BA-4.3", seat, "void", card=card, suit=suit_letter(led))
        elif card >= PASS:
            log.tell("played", "BA-4.2", seat, "lead-no-suit" if first else "no-suit", card=card)
        elif first:
            log.tell("played", "BA-4.1", seat, "lead", card=card)
        else:
            suit = suit_letter(SUIT[card])
            log.tell("played", "BA-4.2", seat, "sets-suit", card=card, suit=suit)

    def _end_trick(self, log: Log) -> None:
        """Finish a trick (BA-5): its winner leads next (BA-4.1), or the round ends."""
        trick = self.trick
        # The actor was the last to play, so the leader comes after them.
        winner = (self.actor + 1 + trick_winner(trick, self.led, self.plain)) % self.players
        self.tricks[winner] += 1
        if log is not SILENT:
            self._tell_trick(winner, log)
        self.played += trick
        self.leads.append(winner)
        self.trick = []
        self.led = NO_SUIT
        self.actor = winner
        self.end_if_over(winner, log)

    def end_if_over(self, taker: int, log: Log) -> None:
        """End the round after a trick if it is the last one, or decides it."""
        if self.players == 2:
            self._end_if_decided(taker, log)
        elif not self.hands[taker]:
            self._score_round(log)

    def _tell_trick(self, winner: int, log: Log) -> None:
        """Report the sleeping Garudas and the reason for the winner."""
        trick, led, plain = self.trick, self.led, self.plain
        for garuda in trick:
            if garuda in GARUDAS and (strays := lulling(garuda, trick, led, plain)):
                if garuda in strays:
                    log.tell("found", "BA-5.6", None, "asleep-off-suit", garuda=garuda)
                else:
                    log.tell("found", "BA-5.5", None, "asleep", garuda=garuda, cards=strays)
        place, equals = strongest(trick, led, plain)
        rule, why = reason(trick, led, plain)
        log.tell(
            "trick", rule, winner, cards=trick, card=trick[place], why=why,
            suit=suit_letter(led), n=equals,
        )  # fmt: skip

    # BA-6: scoring, three to five players.

    def _score_round(self, log: Log) -> None:
        """BA-6.1, BA-6.2."""
        gained = [points(self.side, *made) for made in zip(self.bids, self.tricks, strict=True)]
        if log is not SILENT:
            for seat in range(self.players):
                self._tell_score(seat, gained[seat], log)
        self._end_round(gained, log)

    def _tell_score(self, seat: int, gained: int, log: Log) -> None:
        bid, took = self.bids[seat], self.tricks[seat]
        rule, over, under = (
            ("BA-6.1", "over", "too-few") if self.side == BARONG else
            ("BA-6.2", "too-many", "under")
        )  # fmt: skip
        what = "exact" if took == bid else over if took > bid else under
        one = [gained if at == seat else 0 for at in range(self.players)]
        log.tell(
            "scored", rule, seat, what, bid=bid, took=took, n=gained,
            off=abs(took - bid), points=one,
        )  # fmt: skip

    def _end_round(self, gained: list[int], log: Log) -> None:
        """BA-6.3, BA-7.1: the score; then the end, or the Leader card moves on (BA-2.1)."""
        two = self.players == 2
        self.score = [total + won for total, won in zip(self.score, gained, strict=True)]
        self.results.append(RoundResult(self.side, self.bids[:], self.tricks[:], gained))
        # Unplayed cards are gathered unseen (BA-7.4).
        self.hands = [[] for _ in range(self.players)]
        self.spare = [0] * (2 * self.players)
        if max(self.score) == 2 if two else self.round == self.players:
            self.stage = END
            self.actor = OVER
        else:
            self.stage = DEAL
            self.actor = CHANCE
            self.leader = (self.leader + 1) % self.players
        rule, what = ("BA-7.1", "of-two") if two else ("BA-6.3", "")
        log.tell("round", rule, None, what, n=self.round, scores=self.score)
        if self.actor == OVER:
            self._tell_end(log)

    def _tell_end(self, log: Log) -> None:
        """BA-6.3, BA-7.1."""
        winners = self.winners()
        if self.players == 2:
            log.tell("over", "BA-7.1", winners[0], "of-two")
        elif len(winners) == 1:
            log.tell("over", "BA-6.3", winners[0], score=max(self.score))
        else:
            log.tell("over", "BA-6.3", None, "shared", seats=winners, score=max(self.score))

    def scores(self) -> list[int]:
        """The points of each seat; with two players the rounds won."""
        return self.score[:]

    # BA-7: two players.

    def _end_if_decided(self, taker: int, log: Log) -> None:
        """BA-7.2, BA-7.3: whether the trick just taken ends the round."""
        took, bid = self.tricks[taker], self.bids[taker]
        if self.side == BARONG and took == bid:
            winner = taker
            log.tell("scored", "BA-7.2", taker, "reached", n=took, points=round_to(taker))
        elif self.side == RANDA and took > bid:
            winner = 1 - taker
            log.tell(
                "scored", "BA-7.3", winner, "exceeded", other=taker, n=took, bid=bid,
                points=round_to(winner),
            )  # fmt: skip
        elif not self.hands[taker]:
            log.tell("scored", "BA-7.2", None, "tie", points=[0, 0])
            self._end_round([0, 0], log)
            return
        else:
            return
        self._end_round(round_to(winner), log)

    def voids(self) -> list[set[int]]:
        """BA-4.3: a player with the suit would have had to follow."""
        voids: list[set[int]] = [set() for _ in range(self.players)]
        for trick in self.tricks_played():
            led = led_suit([card for _, card in trick])
            for at, card in trick:
                if led != NO_SUIT and not FITS[led][card]:
                    voids[at].add(led)
        return voids


# BA-4 and BA-5: what is led, what may be played, and who wins the trick.


def led_suit(trick: Sequence[int]) -> int:
    """BA-4.2: the suit of the first number card, NO_SUIT without one."""
    return next((SUIT[card] for card in trick if card < PASS), NO_SUIT)


def free_cards(hand: Sequence[int]) -> str:
    """Name what may be played to any suit (BA-4.3): `pass`, `naga`, `both` or `none`."""
    return ("none", "pass", "naga", "both")[(PASS in hand) + 2 * (NAGA in hand)]


def lulling(garuda: int, trick: Sequence[int], led: int, plain: bool) -> list[int]:
    """The cards that keep this Garuda of the trick asleep; none if it is awake.

    BA-5.5: those that do not follow, unless there is a Naga. BA-5.6: its own is not one of
    them, unless the option is `plain`.
    """
    if NAGA in trick:
        return []
    strays = [card for card in trick if card != PASS and SUIT[card] != led]
    return [card for card in strays if plain or card != garuda]


def strength(card: int, trick: Sequence[int], led: int, plain: bool) -> tuple[int, int]:
    """How strong a card of the trick is: its class, and its number within that."""
    if card in GARUDAS and not lulling(card, trick, led, plain):
        return 5, 0  # BA-5.5, BA-5.6
    if card == NAGA:
        return 4, 0  # BA-5.4
    if card == PASS:
        return 1, 0  # BA-5.1
    if SUIT[card] == RED:
        return 3, NUMBER[card]  # BA-5.3
    if SUIT[card] == led:
        return 2, NUMBER[card]  # BA-5.2
    return 0, 0  # BA-5.8


def strongest(trick: Sequence[int], led: int, plain: bool) -> tuple[int, int]:
    """The place of the card that wins, of equals the first (BA-5.7); and the number of equals."""
    values = [strength(card, trick, led, plain) for card in trick]
    most = max(values)
    return values.index(most), values.count(most)


def reason(trick: Sequence[int], led: int, plain: bool) -> tuple[str, str]:
    """The clause that decides a trick, and the name of the reason."""
    place, equals = strongest(trick, led, plain)
    card = trick[place]
    if equals > 1:
        return "BA-5.7", "first-woken" if card in GARUDAS else "first"
    if card in GARUDAS and not lulling(card, trick, led, plain):
        if NAGA in trick:
            return "BA-5.5", "woken"
        return "BA-5.5" if SUIT[card] == led else "BA-5.6", "awake"
    if card == NAGA:
        return "BA-5.4", "naga"
    if SUIT[card] == RED and led != RED:
        return "BA-5.3", "trump"
    return "BA-5.3" if led == RED else "BA-5.2", "highest"


# BA-6 and BA-7: what a round brings.


def points(side: str, bid: int, tricks: int) -> int:
    """Return the points of a player in a round (BA-6.1, BA-6.2)."""
    return sum(made_of(side, bid, tricks))


def made_of(side: str, bid: int, tricks: int) -> tuple[int, int, int]:
    """These points by reasons: the bid, the tricks beyond it, the tricks by which it was missed."""
    better = tricks - bid if side == BARONG else bid - tricks
    return (2, better, 0) if better >= 0 else (0, 0, better)


def round_to(winner: int) -> list[int]:
    """A round of two players won (BA-7.1)."""
    return [int(seat == winner) for seat in (0, 1)]
