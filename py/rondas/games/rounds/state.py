"""The parts of a game of Rounds: the actions, the options, and one match in progress."""

from __future__ import annotations

from abc import ABC
from collections.abc import Sequence
from typing import NamedTuple, Self

from rondas.games.rounds.pack import PACK
from rondas.games.rounds.trumps import trumps
from rondas.rules.game import Game, Option, Options, vocabulary

ACTIONS, INDEX = vocabulary(PACK, *(f"correct {name}" for name in PACK.names), "call", "done")
CORRECT = INDEX[f"correct {PACK.names[0]}"]
"""Added to a card: the action of playing it in place of the last card."""
CALL = INDEX["call"]
DONE = INDEX["done"]

STOCKS = (33, 22, 11, 0, 0)
"""Cards in the stock in rounds 1 to 5 (RO-1.4, RO-2.2, RO-2.3)."""
HANDS = (9, 9, 9, 9, 4)
"""Cards in each hand when these rounds begin."""
ROUND_POINTS = 10
"""RO-4.1: for the majority of the tricks of a round."""
CALL_POINTS = 25
"""RO-6.2, RO-6.3."""

# The turns with revokes allowed: tricks are played; then, after the last trick of a round,
# the follower may correct, and the non-dealer and the dealer may call (RO-5.2, RO-6.1).
PLAYING, CORRECTING, NON_DEALER_CALLS, DEALER_CALLS = range(4)

Trick = tuple[int, int, int, int]
"""The leader, the card led, the other card, and whose trick it is."""


def trick_bit(number: int, at: int) -> int:
    """Stands for trick `at`, from 0, of round `number`, from 1, among those of a game."""
    return 1 << 5 * (number - 1) + at


class Entry(NamedTuple):
    """A change of the score."""

    game: int
    """In which game of the match, from 1."""
    points: list[int]
    """For each seat."""
    caller: int = -1
    """The seat that called (RO-6); -1 for the count of a whole game (RO-4.1)."""


class Strict:
    """The additional state if revokes are allowed.

    It does not store which plays were revokes, because that follows from the cards
    (`Rounds.revokes`). All of it is public.
    """

    __slots__ = ("awarded", "caught", "due", "known", "may_call", "settled", "turn", "up")

    def __init__(self) -> None:
        self.known: list[set[int]] = [set(), set()]
        """Cards of each hand that calls have shown or that were taken back (RO-6.3)."""
        self.awarded = 0
        """The tricks of this game whose owner an exposure has fixed (`trick_bit`)."""
        self.settled = 0
        """The tricks of this game in which no revoke can be found any more, likewise."""
        self.begin()

    def begin(self) -> None:
        """A new round."""
        self.turn = PLAYING
        self.may_call = [False, False]
        """Whether the opponent has played since the seat's own last call (RO-6.5)."""
        self.up = [False, False]
        """Whether the hand lies face up."""
        self.caught = [False, False]
        """Whether a revoke of the seat has been settled in this round (RO-6.3)."""
        self.due = -1
        """The owner of the trick on the table, if its lead has exposed a revoke."""

    def copy(self) -> Strict:
        """One that goes its own way."""
        new = Strict.__new__(Strict)
        new.known = [cards.copy() for cards in self.known]
        new.turn = self.turn
        new.may_call = self.may_call[:]
        new.up = self.up[:]
        new.caught = self.caught[:]
        new.awarded = self.awarded
        new.settled = self.settled
        new.due = self.due
        return new


class RoundsState(Game, ABC):
    """Two players, five rounds of five tricks, trumps by suit and by rank."""

    id = "rounds"
    title = "Rounds"
    prefix = "RO"
    seats = (2,)
    options = (
        Option("target", 200, "RO-4.2", low=100, high=1000),
        Option("rank_trump_suit", "printed", "RO-3.6", ("printed", "trump")),
        Option("revokes", "prevented", "RO-5", ("prevented", "allowed")),
    )

    pack = PACK
    actions = ACTIONS
    index = INDEX

    __slots__ = (
        "dealer", "draws", "earlier", "hands", "lead", "length", "number", "pile", "points",
        "round", "rounds", "score", "sheet", "stock", "strict", "together", "tricks", "trumps",
    )  # fmt: skip
    lists = ("tricks",)

    def __init__(self, players: int, option: Options) -> None:
        super().__init__(players, option)
        self.together: bool = option["rank_trump_suit"] == "trump"
        self.strict = Strict() if option["revokes"] == "allowed" else None
        self.draws: list[tuple[int, int]] = []
        """The cards drawn for the first deal: seat 0's and seat 1's (RO-1.2)."""
        self.dealer = -1
        self.number = 0
        """Games begun."""
        self.round = 0
        """1 to 5 during a game."""
        self.length = 0
        """How many tricks are played in this round."""
        self.hands: list[list[int]] = [[], []]
        self.stock: Sequence[int] = ()
        """In the order in which the cards will leave it."""
        self.pile: list[int] = []
        """The trump/rank pile, the first card first."""
        self.trumps = trumps(0, self.together)
        """Those of the round; of no meaning before the first."""
        self.lead = -1
        """The card led to the trick on the table."""
        self.tricks: list[Trick] = []
        """The tricks of this round."""
        self.rounds: list[list[Trick]] = []
        """The tricks of the finished rounds of this game."""
        self.points = [0, 0]
        """The points that the finished rounds of this game will count (RO-4.1)."""
        self.earlier = [0, 0]
        """Those of rounds before the position with which the game began."""
        self.score = [0, 0]
        self.sheet: list[Entry] = []

    def copy(self) -> Self:
        new: Self = self._copy()
        first, second = self.hands
        new.hands = [first[:], second[:]]  # faster than `nested`, as there are always two
        if self.strict is not None:
            new.strict = self.strict.copy()
        return new

    def took(self) -> list[int]:
        """How many tricks of this round each seat has."""
        second = sum([trick[3] for trick in self.tricks])
        return [len(self.tricks) - second, second]
