"""High Five, a game to copy: the smallest that has all a game needs (rules HF-1 to HF-3).

`docs/adding-a-game.md` walks through this file.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Self

from rondas.cards import Pack
from rondas.game import CHANCE, HIDDEN, OVER, Event, Game, Log, Option, Options, View, vocabulary

PACK = Pack([f"{rank}{suit}" for suit in "OC" for rank in range(1, 7)])
# Every action but a deal is an integer: `play CARD` the card's own, then the others.
ACTIONS, INDEX = vocabulary(PACK)
EQUAL = {"first": "The first", "second": "The second"}


class HighFive(Game):
    """Five tricks; the higher number takes each."""

    # What the game is.
    id = "template"
    title = "High Five"
    credit = "High Five, a template for games"
    prefix = "HF"
    seats = (2,)
    options = (Option("equal", "first", "Equal cards", "Who takes them.", "HF-2.2", EQUAL),)
    deck_style = "spanish"

    # What one game in progress is.
    __slots__ = ("hands", "played", "trick", "tricks")

    def __init__(self, players: int, option: Options) -> None:
        self.players = players
        self.option = option
        self.pack, self.actions, self.index = PACK, ACTIONS, INDEX
        self.actor = CHANCE
        self.hands: list[list[int]] = [[], []]
        self.trick: list[int] = []
        self.played: list[int] = []
        self.tricks = [0, 0]

    def copy(self) -> Self:
        new = self.__class__(self.players, self.option)
        new.actor = self.actor
        new.hands = [hand[:] for hand in self.hands]
        new.trick = self.trick[:]
        new.played = self.played[:]
        new.tricks = self.tricks[:]
        return new

    # What happens. Chance acts like a player; what it deals comes through `deal`.
    def legal(self) -> Sequence[int]:
        return self.hands[self.actor] if self.actor >= 0 else ()

    def deals(self) -> str:
        return "deck" if self.actor == CHANCE else ""

    def deal(self, cards: Sequence[int], log: Log | None = None) -> None:
        """HF-1.2: ten of the twelve, one at a time."""
        PACK.check_deck(cards)
        self.actor = 0
        self.hands = [list(cards[0:10:2]), list(cards[1:10:2])]
        if log is not None:
            log.append(Event("dealt", "HF-1.2", "Five cards are dealt to each."))

    def apply(self, action: int, log: Log | None = None) -> None:
        seat = self.actor
        self.hands[seat].remove(action)
        self.trick.append(action)
        self.played.append(action)
        self.actor = 1 - seat
        if log is not None:
            text = f"@{seat} play[|s] {PACK.names[action]}."
            log.append(Event("played", "HF-2.1", text, seat, {"card": PACK.names[action]}))
        if len(self.trick) == 2:
            self._end_trick(leader=1 - seat, log=log)

    def _end_trick(self, leader: int, log: Log | None) -> None:
        """HF-2.2, and HF-3.1 after the last trick."""
        first, second = (card % 6 for card in self.trick)
        leads = first > second or (first == second and self.option["equal"] == "first")
        winner = leader if leads else 1 - leader
        self.tricks[winner] += 1
        self.trick = []
        self.actor = winner if self.hands[winner] else OVER
        if log is not None:
            log.append(Event("trick", "HF-2.2", f"@{winner} take[|s] the trick.", winner))
            if self.actor == OVER:
                log.append(Event("over", "HF-3.1", "All tricks are played."))

    # What is seen. A view holds nothing that its reader may not know.
    def scores(self) -> list[int]:
        return self.tricks[:]

    def winners(self) -> list[int]:
        return [s for s in (0, 1) if self.actor == OVER and self.tricks[s] == max(self.tricks)]

    def look(self, seat: int | None) -> View:
        leader = (self.actor - len(self.trick)) % 2
        return {
            "hands": [
                PACK.write(sorted(hand)) if at == seat else [HIDDEN] * len(hand)
                for at, hand in enumerate(self.hands)
            ],
            "trick": [[leader, PACK.names[card]] for card in self.trick],
            "piles": self.tricks[:],
            "played": PACK.write(self.played),
        }

    def prompt(self) -> str:
        return f"@{self.actor} play[|s]: any card" if self.actor >= 0 else ""

    # What bots need: games that fit a view, what a game is worth, and common sense.
    @classmethod
    def worlds(cls, view: View) -> Callable[[Random], Game]:
        base = cls(2, view["options"])
        base.actor = view["actor"]
        base.played = PACK.read(view["played"])
        base.trick = PACK.read(card for _, card in view["trick"])
        base.tricks = list(view["piles"])
        me = view["seat"]
        own = PACK.read(view["hands"][me])
        unseen = [card for card in PACK.cards() if card not in base.played and card not in own]

        def world(rng: Random) -> Game:
            new = base.copy()
            rng.shuffle(unseen)
            other = unseen[: len(view["hands"][1 - me])]
            new.hands = [own[:], other] if me == 0 else [other, own[:]]
            return new

        return world

    def payoff(self) -> list[float]:
        winners = self.winners() or [0, 1]
        return [(seat in winners) / len(winners) for seat in (0, 1)]

    @classmethod
    def rule_of_thumb(cls, view: View, rng: Random) -> str:
        """The highest card."""
        legal: list[str] = view["legal"]
        return max(legal, key=lambda action: action.split(" ")[1])


GAME = HighFive
