"""The parts of a game of Baronda: the pack, the options, and one game in progress."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rondas.rules.cards import Pack
from rondas.rules.game import Game, Option, Options, vocabulary

# A number card is 14 * suit + number, whatever the number of players; a 0 is a Garuda.
SUITS = "RBGY"
"""Red, blue, green, yellow."""
RED = 0
NO_SUIT = -1
"""The led suit of a trick in which no suit is led yet (BA-4.2)."""
PASS = 56
NAGA = 57
NAMES = (*(f"{number}{suit}" for suit in SUITS for number in range(14)), "PASS", "NAGA")
SUIT = [card // 14 for card in range(58)]
"""The suit of each card, 4 for Pass and Naga: never equal to a led suit."""
NUMBER = [card % 14 for card in range(56)]
GARUDAS = frozenset({0, 14, 28, 42})

HIGHEST = {2: 5, 3: 7, 4: 10, 5: 13}
"""The highest number in the pack, by the number of players (BA-1.2)."""
PACKS = {
    players: Pack(NAMES, [*(int(number <= highest) for number in NUMBER), 3, 3])
    for players, highest in HIGHEST.items()
}
"""The pack by the number of players (BA-1.2, BA-1.3)."""
TRICKS = 12
"""In a round, and the highest bid."""
ACTIONS, INDEX = vocabulary(
    PACKS[5],
    *(f"bid {tricks}" for tricks in range(TRICKS + 1)),
    "adjust +1",
    "adjust -1",
    *(f"leader {seat}" for seat in range(5)),
)
BID = INDEX["bid 0"]
RAISE = INDEX["adjust +1"]
LOWER = INDEX["adjust -1"]
LEADER = INDEX["leader 0"]

# The two sides of the Baronda card.
BARONG = "BARONG"
"""Tricks are good (BA-6.1, BA-7.2)."""
RANDA = "RANDA"
"""Tricks are bad (BA-6.2, BA-7.3)."""
NO_BID = -1

# The stages: chance moves, moves of a round, the end.
CHOOSE, DEAL, BIDS, ADJUST, PLAY, END = "choose", "deal", "bids", "adjust", "play", "end"


def suit_letter(suit: int) -> str | None:
    """`B`; None where no suit is led."""
    return SUITS[suit] if suit != NO_SUIT else None


def free_cards(hand: Sequence[int]) -> str:
    """Name the cards of a hand that may be played whatever suit is led (BA-4.3): `pass`, `naga`,
    `both` or `none`."""
    return ("none", "pass", "naga", "both")[(PASS in hand) + 2 * (NAGA in hand)]


class RoundResult(NamedTuple):
    """A finished round; the lists have a number for each seat."""

    side: str
    bids: list[int]
    tricks: list[int]
    points: list[int]
    """With two players 1 for the winner."""


class BarondaState(Game):
    """Two to five players, twelve cards each, secret bids."""

    id = "baronda"
    title = "Baronda"
    prefix = "BA"
    first_move = ("leader", "BA-2.1")
    first_dealt = 0
    seats = (2, 3, 4, 5)
    options = (Option("offsuit_garuda", "awake", "BA-5.6", ("awake", "plain")),)

    actions = ACTIONS
    index = INDEX

    __slots__ = (
        "bids",
        "hands",
        "leader",
        "leads",
        "led",
        "pack",
        "plain",
        "played",
        "results",
        "round",
        "score",
        "side",
        "spare",
        "stage",
        "trick",
        "tricks",
    )
    lists = ("bids", "leads", "played", "results", "spare", "trick", "tricks")
    nested = ("hands",)

    def __init__(self, players: int, option: Options) -> None:
        super().__init__(players, option)
        self.pack = PACKS[players]
        self.stage = CHOOSE
        self.plain: bool = option["offsuit_garuda"] == "plain"
        """Whether a Garuda thrown off-suit is awake only by a Naga (BA-5.6)."""
        self.leader = -1
        """The seat with the Leader card."""
        self.round = 0
        """Rounds begun."""
        self.hands: list[list[int]] = [[] for _ in range(players)]
        """Each seat's cards in order, a Pass and a Naga once only: see `spare`."""
        self.spare = [0] * (2 * players)
        """For each seat its Passes and its Nagas beyond the first."""
        self.bids = [NO_BID] * players
        self.side = ""
        """The side in force of the Baronda card; empty until the bids have decided it."""
        self.trick: list[int] = []
        self.led = NO_SUIT
        self.leads: list[int] = []
        """The seat that led each trick of the round; last, the winner of the last one."""
        self.played: list[int] = []
        """The cards of the finished tricks of the round, in the order of play."""
        self.tricks = [0] * players
        """Tricks won in this round."""
        self.score = [0] * players
        """Points; with two players rounds won. Replaced, never changed in place."""
        self.results: list[RoundResult] = []

    def give(self, seat: int, cards: Sequence[int]) -> None:
        """A hand; of Passes and Nagas all but one are spare."""
        hand = self.hands[seat] = sorted(set(cards))
        self.spare[2 * seat] = self.spare[2 * seat + 1] = 0
        if len(hand) < len(cards):
            self.spare[2 * seat] = max(cards.count(PASS) - 1, 0)
            self.spare[2 * seat + 1] = max(cards.count(NAGA) - 1, 0)

    def cards(self, seat: int) -> list[int]:
        """All cards in a seat's hand, in order."""
        passes, nagas = self.spare[2 * seat : 2 * seat + 2]
        if not passes and not nagas:
            return self.hands[seat][:]
        return sorted([*self.hands[seat], *[PASS] * passes, *[NAGA] * nagas])

    def tricks_played(self) -> list[list[tuple[int, int]]]:
        """The tricks of the round, the one on the table last: the seats and cards of each."""
        n = self.players
        finished = [self.played[at : at + n] for at in range(0, len(self.played), n)]
        return [
            [((lead + i) % n, card) for i, card in enumerate(trick)]
            for lead, trick in zip(self.leads, [*finished, self.trick], strict=False)
        ]
