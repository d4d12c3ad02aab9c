"""The rules of High Five: attributes of the game, its state, then the clauses in their order."""

from collections.abc import Sequence

from rondas.rules.cards import suited
from rondas.rules.game import CHANCE, OVER, SILENT, Game, Log, Option, Refusal, vocabulary
from rondas.rules.schema import cards, fact, seat

PACK = suited("OCE", "12345")
NUMBER = [int(rank) for rank in PACK.ranks]
"""The number on each card."""
# Every action but a deal is an integer: `play CARD` is the card's own, then come the others.
ACTIONS, INDEX = vocabulary(
    PACK, *(f"take {name}" for name in PACK.names), *(f"lead {seat}" for seat in range(2))
)
TAKE = INDEX["take 1O"]
LEAD = INDEX["lead 0"]


class HighFive(Game):
    """Tricks for two; the winner of a trick takes an open card."""

    id = "template"
    title = "High Five"
    prefix = "HF"
    seats = (2,)
    options = (Option("rounds", 2, "HF-3.1", low=1, high=9),)
    pack, actions, index = PACK, ACTIONS, INDEX

    # One game in progress: all that an undo would restore, in the order in which views tell it.
    first: int = seat("The seat that leads first in the first round.")
    leader: int = seat("The seat that led to the trick on the table, or is to lead.")
    table: list[int] = cards("The open cards.", home=False, position="table", high=2,
                             why="two lie open")  # fmt: skip
    stock: list[int] = cards("The number of cards in the stock.", hidden=True, position="stock")
    trick: list[int] = cards("The trick on the table.", home=False)
    last_trick: list[int] = cards("The finished trick before this one.", home=False)
    last_leader: int = seat("The seat that led to it.")
    taking: bool = fact(False, "Whether the winner of a trick must take an open card.")
    faced: list[int] = cards("All cards of this round that have lain face up, in order.")
    points: list[list[int]] = fact([], "For each round begun the points of both.", deep=True)

    # HF-1: deal. Chance is an actor like any other; what it deals comes through `deal`.

    def deals(self) -> str:
        return "deck" if self.actor == CHANCE and self.first >= 0 else ""

    def deal(self, cards: Sequence[int], log: Log = SILENT) -> None:
        """Deal (HF-1.3, HF-1.4), and set the leader (HF-1.2)."""
        PACK.check_deck(cards)
        leader = self.leader = self.actor = (self.first + len(self.points)) % 2
        self.hands[leader], self.hands[1 - leader] = list(cards[0:10:2]), list(cards[1:10:2])
        self.table, self.stock = list(cards[10:12]), list(cards[12:])
        self.faced, self.last_trick = self.table[:], []
        self.points.append([0, 0])
        log.tell("dealt", "HF-1.3", n=len(self.points), cards=self.table[:])

    # HF-2: play.

    def legal(self) -> Sequence[int]:
        if self.actor == CHANCE and self.first < 0:
            return (LEAD, LEAD + 1)
        if self.actor < 0:
            return ()
        return [TAKE + card for card in self.table] if self.taking else self.hands[self.actor]

    def refusal(self, action: int) -> Refusal:
        if action >= TAKE:
            return super().refusal(action)
        if self.taking:
            return Refusal("HF-2.3", "take-first")
        return Refusal("HF-2.1", "not-in-hand", {"card": action})

    def apply(self, action: int, log: Log = SILENT) -> None:
        if self.actor == CHANCE:
            self.first = action - LEAD  # HF-1.2; the deal is next, so the actor stays CHANCE
            log.tell("said", "HF-1.2", self.first, "leads-first")
        elif self.taking:
            self._take(action - TAKE, log)
        else:
            self._play(action, log)

    def _play(self, card: int, log: Log) -> None:
        """Play a card (HF-2.1); the second one ends the trick (HF-2.2)."""
        self.hands[self.actor].remove(card)
        self.trick.append(card)
        self.faced.append(card)
        log.tell("played", "HF-2.1", self.actor, card=card)
        self.actor = 1 - self.actor
        if len(self.trick) == 2:
            first, second = self.last_trick = self.trick
            self.last_leader, self.trick, self.taking = self.leader, [], True
            if NUMBER[first] < NUMBER[second]:
                self.leader = 1 - self.leader
            self.actor = self.leader
            log.tell("trick", "HF-2.2", self.actor, cards=[first, second])

    def _take(self, card: int, log: Log) -> None:
        """Take an open card (HF-2.3, HF-2.4)."""
        seat = self.actor
        self.taking = False
        self.table.remove(card)
        self.points[-1][seat] += NUMBER[card]
        log.tell("captured", "HF-2.3", seat, cards=[card], n=NUMBER[card])
        if self.stock:
            self.table.append(self.stock.pop(0))
            self.faced.append(self.table[-1])
            log.tell("turned", "HF-2.4", card=self.table[-1])
        if not self.hands[seat]:
            self._end_round(log)

    # HF-3: winning.

    def _end_round(self, log: Log) -> None:
        """Finish a round (HF-3.1), and after the last one the game (HF-3.2)."""
        number = len(self.points)
        self.actor = CHANCE if number < self.option["rounds"] else OVER
        log.tell("round", "HF-3.1", n=number)
        if self.actor == OVER:
            log.tell("over", "HF-3.2", seats=self.winners(), n=max(self.scores()))

    def scores(self) -> list[int]:
        return [sum(points[seat] for points in self.points) for seat in range(2)]
