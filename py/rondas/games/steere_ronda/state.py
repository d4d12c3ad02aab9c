"""The parts of a game of Ronda: the pack, the options, and one game in progress."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rondas.rules.cards import SPANISH_48
from rondas.rules.game import Game, Option, vocabulary
from rondas.rules.schema import cards, coded, fact, seat, slot, told

PACK = SPANISH_48
SUITS = "COEB"
"""In the order in which each beats the next, the last the first (SR-4.1)."""
SUIT = [card // 12 for card in range(48)]
ACTIONS, INDEX = vocabulary(PACK, *(f"dealer {seat}" for seat in range(3)))
DEALER = INDEX["dealer 0"]
TRICKS = 16
"""In a hand."""


class SteereState(Game):
    """Three players, and hands of sixteen tricks."""

    id = "steere-ronda"
    title = "Ronda"
    prefix = "SR"
    first_move = ("dealer", "SR-2.1")
    seats = (3,)
    options = (Option("hands", 3, "SR-1.3", low=1, high=12),)

    pack = PACK
    actions = ACTIONS
    index = INDEX

    dealer: int = seat("The dealer; null until the lots have said who it is.", given="dealer")
    leader: int = seat("The seat that led to the trick on the table, or is to lead.")
    hand: int = fact(0, "The number of hands begun.", given="hand")
    trick: list[int] = cards("The trick on the table.", home=False, given="trick")
    last_trick: tuple[int, Sequence[int], int] | None = slot()
    """The finished trick before this one: its leader, its cards, its winner."""
    last_cards = told(
        "The cards of the finished trick before this one; empty in the first.",
        lambda game, _: PACK.write(game.last_trick[1]) if game.last_trick else [],
        key="last_trick",
    )
    last_leader = told(
        "The seat that led to it.", lambda game, _: game.last_trick and game.last_trick[0]
    )
    last_winner = told(
        "The seat that won it.", lambda game, _: game.last_trick and game.last_trick[2]
    )
    played: list[list[int]] = cards(
        "The cards that each seat has played in this hand, in order.", each=True
    )
    tricks: list[int] = fact(
        0, "The tricks that each seat has won in this hand.", each=True, given="tricks"
    )
    won: list[int] = fact(0, "Tricks won over all hands.", each=True, key="scores", given="scores")
    hand_tricks: list[list[int]] = fact([], "`tricks` of each finished hand.", deep=True, depth=1)
    tiebreak: list[int] | None = coded(
        None,
        "The cards of seats 0 to 2 that break a tie; empty while there is none.",
        lambda cards: PACK.write(cards or ()),
        lambda _: None,
    )
    """Empty while the deal for it is awaited."""

    def restored(self, told: Mapping[str, Any]) -> None:
        if told["last_leader"] is not None:
            cards = PACK.read(told["last_trick"])
            self.last_trick = told["last_leader"], cards, told["last_winner"]

    def leaders(self) -> list[int]:
        """The seats with the most tricks over all hands."""
        most = max(self.won)
        return [seat for seat in range(3) if self.won[seat] == most]
