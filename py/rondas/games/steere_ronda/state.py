"""The parts of a game of Ronda: the pack, the options, and one game in progress."""

from __future__ import annotations

from collections.abc import Sequence

from rondas.rules.cards import SPANISH_48
from rondas.rules.game import Game, Option, Options, vocabulary

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

    __slots__ = (
        "dealer",
        "hand",
        "hand_tricks",
        "hands",
        "last_trick",
        "leader",
        "played",
        "tiebreak",
        "trick",
        "tricks",
        "won",
    )
    lists = ("hand_tricks", "trick", "tricks", "won")
    nested = ("hands", "played")

    def __init__(self, players: int, option: Options) -> None:
        super().__init__(players, option)
        self.dealer = -1
        self.leader = -1
        self.hand = 0
        """Hands begun."""
        self.hands: list[list[int]] = [[], [], []]
        self.trick: list[int] = []
        self.last_trick: tuple[int, Sequence[int], int] | None = None
        """The finished trick before this one: its leader, its cards, its winner."""
        self.played: list[list[int]] = [[], [], []]
        """The cards that each seat has played in this hand, in order."""
        self.tricks = [0, 0, 0]
        """Tricks won in this hand."""
        self.won = [0, 0, 0]
        """Tricks won over all hands."""
        self.hand_tricks: list[list[int]] = []
        """`tricks` of each finished hand."""
        self.tiebreak: list[int] | None = None
        """The cards of seats 0 to 2; empty while the deal for it is awaited."""

    def leaders(self) -> list[int]:
        """The seats with the most tricks over all hands."""
        most = max(self.won)
        return [seat for seat in range(3) if self.won[seat] == most]
