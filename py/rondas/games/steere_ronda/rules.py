"""The rules of Ronda, in the order of the clauses SR-2 to SR-5."""

from collections.abc import Sequence

from rondas.games.steere_ronda.state import DEALER, PACK, SUIT, TRICKS, SteereState
from rondas.games.steere_ronda.tricks import trick_winner
from rondas.rules.game import CHANCE, OVER, SILENT, Log, Refusal


class SteereRonda(SteereState):
    """Three players, any card to any trick, suits that beat each other in a circle."""

    # SR-2: dealing.

    def deals(self) -> str:
        return "deck" if self.actor == CHANCE and self.dealer >= 0 else ""

    def deal(self, cards: Sequence[int], log: Log = SILENT) -> None:
        """SR-2.4: one card at a time, from the dealer's left; SR-5.2 when a tiebreaker is due."""
        PACK.check_deck(cards)
        first = (self.dealer + 1) % 3
        if self.tiebreak is not None:
            self._break_tie([cards[(seat - first) % 3] for seat in range(3)], log)
            return
        self.hand += 1
        self.hands = [list(cards[(seat - first) % 3 :: 3]) for seat in range(3)]
        self.played = [[], [], []]
        self.tricks = [0, 0, 0]
        self.last_trick, self.last_leader, self.last_winner = [], -1, -1
        self.leader = self.actor = first
        log.tell("dealt", "SR-2.4", self.dealer, n=TRICKS)

    # SR-3: play.

    def legal(self) -> Sequence[int]:
        """Any card of the hand (SR-3.1); before the first hand any dealer (SR-2.1)."""
        if self.actor >= 0:
            return self.hands[self.actor]
        return () if self.dealer >= 0 else range(DEALER, DEALER + 3)

    def refusal(self, action: int) -> Refusal:
        if self.actor >= 0 and action < DEALER:
            return Refusal("SR-3.1", "not-in-hand", {"card": action})
        return super().refusal(action)

    def apply(self, action: int, log: Log = SILENT) -> None:
        if self.actor < 0:
            self.dealer = action - DEALER
            log.tell("said", "SR-2.1", self.dealer, "deals-first")
            return
        seat = self.actor
        self.hands[seat].remove(action)
        self.played[seat].append(action)
        trick = self.trick
        trick.append(action)
        if log is not SILENT:
            log.tell("played", "SR-3.1", seat, card=action)
        leader = self.leader
        following = seat + 1 if seat < 2 else 0
        if following != leader:
            self.actor = following
            return
        # SR-3.2: the winner takes the trick and leads to the next, unless it was the last.
        winner = (leader + trick_winner(trick[0], trick[1], action)) % 3
        self.tricks[winner] += 1
        self.won[winner] += 1
        self.last_trick, self.last_leader, self.last_winner = trick, leader, winner
        if log is not SILENT:
            rule, why = reason(trick)
            log.tell("trick", rule, winner, cards=trick, why=why, suit=top_suit(trick))
        self.trick = []
        self.leader = self.actor = winner
        if not self.hands[winner]:
            self.end_hand(log)

    def end_hand(self, log: Log) -> None:
        """SR-3.3: note the hand; then the next one, the tiebreaker or the end."""
        self.hand_tricks.append(self.tricks)
        self.dealer = (self.leader - 1) % 3
        self.actor = CHANCE
        log.tell("round", "SR-3.3", n=self.hand, tricks=self.tricks[:])
        if self.hand == self.option["hands"]:
            self._end_hands(log)

    # SR-5: winning.

    def _end_hands(self, log: Log) -> None:
        """SR-5.1: the most tricks win, or a tiebreaker decides (SR-5.2)."""
        leaders = self.leaders()
        if len(leaders) == 1:
            self.actor = OVER
            log.tell("over", "SR-5.1", leaders[0], n=self.won[leaders[0]])
            return
        self.tiebreak = []
        log.tell("said", "SR-5.2", what="tie", seats=leaders)

    def _break_tie(self, cards: list[int], log: Log) -> None:
        """SR-5.2, SR-5.3."""
        self.tiebreak = cards
        self.actor = OVER
        log.tell("turned", "SR-5.2", self.dealer, cards=cards)
        log.tell("over", "SR-5.3", self.winners()[0], "tiebreak")

    def scores(self) -> list[int]:
        """Tricks won over all hands, for each seat."""
        return self.won[:]

    def winners(self) -> list[int]:
        """SR-5.1; after a tiebreaker SR-5.3."""
        if self.actor != OVER:
            return []
        leaders = self.leaders()
        if self.tiebreak:
            cards = self.tiebreak
            order = [cards.index(card) for card in ranking(cards)]
            leaders = [next(seat for seat in order if seat in leaders)]
        return leaders


# SR-4: the value of the cards of a trick.


def ranking(cards: Sequence[int]) -> list[int]:
    """Three cards from the highest valued to the lowest (SR-4)."""
    suits = [SUIT[card] for card in cards]
    missing = 6 - sum(suits)

    def value(card: int) -> tuple[int, int]:
        if len(set(suits)) == 3:  # SR-4.2: the missing suit breaks the circle
            return 0, -((SUIT[card] - missing) % 4)
        return suits.count(SUIT[card]), card  # SR-4.3, SR-4.4

    return sorted(cards, key=value, reverse=True)


def reason(cards: Sequence[int]) -> tuple[str, str]:
    """The clause that decides a trick of these cards, and the name of the reason."""
    kinds = len({SUIT[card] for card in cards})
    return (("SR-4.4", "rank"), ("SR-4.3", "pair"), ("SR-4.2", "chain"))[kinds - 1]


def top_suit(cards: Sequence[int]) -> str:
    """The letter of the suit of the highest valued card."""
    return PACK.names[ranking(cards)[0]][-1]
