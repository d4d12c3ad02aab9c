"""The parts of a game of Ronda: the pack, the options, and one game in progress."""

from rondas.rules.cards import SPANISH_48
from rondas.rules.game import Game, Option, vocabulary
from rondas.rules.schema import cards, coded, fact, seat

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

    dealer: int = seat("The dealer; null until the lots have said who it is.", position="dealer")
    leader: int = seat("The seat that led to the trick on the table, or is to lead.")
    hand: int = fact(
        0, "The number of hands begun.", position="hand", usual=1, low=1,
        high=lambda game: game.option["hands"],
    )  # fmt: skip
    trick: list[int] = cards(
        "The trick on the table.", home=False, position="trick", high=2,
        why="the next one ends the trick",
    )  # fmt: skip
    last_trick: list[int] = cards(
        "The cards of the finished trick before this one; empty in the first.", home=False,
        shared=True,
    )  # fmt: skip
    last_leader: int = seat("The seat that led to it.")
    last_winner: int = seat("The seat that won it.")
    played: list[list[int]] = cards(
        "The cards that each seat has played in this hand, in order.", each=True
    )
    tricks: list[int] = fact(
        0, "The tricks that each seat has won in this hand.", each=True, position="tricks",
        high=TRICKS,
    )  # fmt: skip
    won: list[int] = fact(
        0, "Tricks won over all hands.", each=True, key="scores", position="scores",
        usual=lambda game: game.tricks, high=lambda game: TRICKS * game.option["hands"],
    )  # fmt: skip
    hand_tricks: list[list[int]] = fact([], "`tricks` of each finished hand.", deep=True, depth=1)
    tiebreak: list[int] | None = coded(
        None, "The cards of seats 0 to 2 that break a tie; empty while there is none.",
        lambda cards: PACK.write(cards or ()), lambda _: None,
    )  # fmt: skip
    """Empty while the deal for it is awaited."""

    def leaders(self) -> list[int]:
        """The seats with the most tricks over all hands."""
        most = max(self.won)
        return [seat for seat in range(3) if self.won[seat] == most]
