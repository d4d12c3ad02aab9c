"""The rules of High Five: attributes of the game, then the clauses HF-1 to HF-3 in their order."""

from __future__ import annotations

from collections.abc import Sequence

from rondas.rules.cards import suited
from rondas.rules.game import CHANCE, OVER, Game, Log, Option, Refusal, vocabulary
from rondas.rules.schema import cards, coded, fact

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

    # The game.
    id = "template"
    title = "High Five"
    prefix = "HF"
    seats = (2,)
    options = (
        Option("rounds", 2, "HF-3.1", low=1, high=9),
        Option("equal", "first", "HF-2.2", ("first", "second")),
    )

    pack, actions, index = PACK, ACTIONS, INDEX

    # One game in progress: all that an undo would restore, in the order in which views tell it.
    first: int = fact(-1, "The seat that leads first in the first round; -1: not drawn yet.")
    table: list[int] = cards("The open cards.", home=False, given="table")
    stock: list[int] = cards("The number of cards in the stock.", hidden=True, given="stock")
    """The first card is the next one."""
    trick: list[int] = cards("The card led, if there is one.", home=False)
    last_trick: tuple[int, ...] = coded(
        (),
        "The finished trick before this one: its leader, its two cards, its winner.",
        lambda trick: [trick[0], *PACK.write(trick[1:3]), trick[3]] if trick else [],
        lambda told: (told[0], *PACK.read(told[1:3]), told[3]) if told else (),
    )
    taking: bool = fact(False, "Whether the winner of a trick must take an open card.")
    open_cards: list[int] = cards(
        "All cards of this round that have lain face up, in order.", key="seen"
    )
    points: list[list[int]] = fact([], "For each round begun the points of both.", deep=True)

    # HF-1: deal. Chance is an actor like any other; what it deals comes through `deal`.

    def deals(self) -> str:
        return "deck" if self.actor == CHANCE and self.first >= 0 else ""

    def deal(self, cards: Sequence[int], log: Log | None = None) -> None:
        """Deal (HF-1.3, HF-1.4), and set the leader (HF-1.2)."""
        PACK.check_deck(cards)
        leader = (self.first + len(self.points)) % 2
        self.hands[leader], self.hands[1 - leader] = list(cards[0:10:2]), list(cards[1:10:2])
        self.table, self.stock = list(cards[10:12]), list(cards[12:])
        self.open_cards = self.table[:]
        self.last_trick = ()
        self.points.append([0, 0])
        self.actor = leader
        if log is not None:
            log.tell("dealt", "HF-1.3", n=len(self.points), cards=self.table[:])

    # HF-2: play.

    def legal(self) -> Sequence[int]:
        if self.actor == CHANCE and self.first < 0:
            return (LEAD, LEAD + 1)
        if self.actor < 0:
            return ()
        return [TAKE + card for card in self.table] if self.taking else self.hands[self.actor]

    def refusal(self, action: int) -> Refusal:
        if self.taking and action < TAKE:
            return Refusal("HF-2.3", "take-first")
        if not self.taking and action < TAKE:
            return Refusal("HF-2.1", "not-in-hand", {"card": action})
        return super().refusal(action)

    def apply(self, action: int, log: Log | None = None) -> None:
        if self.actor == CHANCE:
            self._draw_lots(action - LEAD, log)
        elif self.taking:
            self._take(action - TAKE, log)
        else:
            self._play(action, log)

    def _draw_lots(self, seat: int, log: Log | None) -> None:
        """Note who leads first (HF-1.2); the deal is next, so `actor` stays CHANCE."""
        self.first = seat
        if log is not None:
            log.tell("said", "HF-1.2", seat, "leads-first")

    def _play(self, card: int, log: Log | None) -> None:
        """Play a card (HF-2.1)."""
        seat = self.actor
        self.hands[seat].remove(card)
        self.trick.append(card)
        self.open_cards.append(card)
        self.actor = 1 - seat
        if log is not None:
            log.tell("played", "HF-2.1", seat, card=card)
        if len(self.trick) == 2:
            self._end_trick(1 - seat, log)

    def _end_trick(self, leader: int, log: Log | None) -> None:
        """Finish a trick (HF-2.2): its winner acts again, and takes a card."""
        first, second = self.trick
        equal = NUMBER[first] == NUMBER[second]
        leads = self.option["equal"] == "first" if equal else NUMBER[first] > NUMBER[second]
        self.actor = leader if leads else 1 - leader
        self.last_trick = (leader, first, second, self.actor)
        self.trick = []
        self.taking = True
        if log is not None:
            what = f"equal-{self.option['equal']}" if equal else ""
            log.tell("trick", "HF-2.2", self.actor, what, cards=[first, second])

    def _take(self, card: int, log: Log | None) -> None:
        """Take an open card (HF-2.3, HF-2.4)."""
        seat = self.actor
        self.taking = False
        self.table.remove(card)
        self.points[-1][seat] += NUMBER[card]
        if log is not None:
            points = [NUMBER[card] if at == seat else 0 for at in range(2)]
            log.tell("captured", "HF-2.3", seat, cards=[card], n=NUMBER[card], points=points)
        if self.stock:
            turned = self.stock.pop(0)
            self.table.append(turned)
            self.open_cards.append(turned)
            if log is not None:
                log.tell("turned", "HF-2.4", card=turned)
        if not self.hands[seat]:
            self._end_round(log)

    # HF-3: winning.

    def _end_round(self, log: Log | None) -> None:
        """Finish a round (HF-3.1), and after the last one the game (HF-3.2)."""
        number = len(self.points)
        self.actor = CHANCE if number < self.option["rounds"] else OVER
        if log is not None:
            log.tell("round", "HF-3.1", n=number, points=self.points[-1][:])
            if self.actor == OVER:
                log.tell("over", "HF-3.2", seats=self.winners(), n=max(self.scores()))

    def scores(self) -> list[int]:
        return [sum(points[seat] for points in self.points) for seat in range(2)]

    def winners(self) -> list[int]:
        scores = self.scores()
        return [s for s in range(2) if self.actor == OVER and scores[s] == max(scores)]
