"""The parts of a game of Baronda: the actions, the options, and one game in progress."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from rondas.games.baronda.pack import NAGA, NO_SUIT, PACKS, PASS, SUIT, SUITS, suit_letter, suit_of
from rondas.rules.cards import Pack
from rondas.rules.game import Game, Option, Options, vocabulary
from rondas.rules.schema import cards, coded, fact, seat, slot, told

TRICKS = 12
"""In a round, and the highest bid."""
MOST_ROUNDS = 99
"""With two players ties may follow each other (BA-7.2)."""
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

# The stages: chance moves, moves of a round, the end.
CHOOSE, DEAL, BIDS, ADJUST, PLAY, END = "choose", "deal", "bids", "adjust", "play", "end"


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
    suit = SUIT

    pack: Pack = slot()
    spare: list[int] = slot([])
    """For each seat its Passes and its Nagas beyond the first, which `hands` have only once."""
    plain: bool = slot()
    """Whether a Garuda thrown off-suit is awake only by a Naga (BA-5.6)."""
    stage: str = fact(CHOOSE, "`choose` and `deal` for chance; `bids`, `adjust` and `play`; `end`.")
    leader: int = seat("The seat with the Leader card.", position="leader")
    round: int = fact(
        0, "The number of rounds begun.", position="round", usual=1, low=1,
        high=lambda game: MOST_ROUNDS if game.players == 2 else game.players,
    )  # fmt: skip
    unused = told(
        "The number of cards that nobody gets.",
        lambda game, _: game.pack.size - TRICKS * game.players,
    )
    bids: list[Any] = fact(
        None, "The bids; null before the bid, `?` where there is one that the reader may not see.",
        each=True, secret=lambda game: game.stage == BIDS, position="bids",
    )  # fmt: skip
    side: str = coded(
        "", "`BARONG` or `RANDA`; null until the bids have decided.", lambda side: side or None,
        lambda side: side or "",
    )  # fmt: skip
    """The side in force of the Baronda card; empty until the bids have decided it."""
    trick: list[int] = cards(
        "The trick on the table.", position="trick", high=lambda game: game.players - 1,
        why="the next one ends the trick",
    )  # fmt: skip
    led: int = coded(NO_SUIT, "The letter of the led suit.", suit_letter, suit_of)
    leads: list[int] = fact(
        [], "The seat that led each trick of the round; last, the winner of the last one."
    )
    played: list[int] = cards("")
    """The cards of the finished tricks of the round, in the order of play."""
    cards_played = told(
        "The cards that each seat has played in this round, in order.",
        lambda game, _: game.played_by_seat(), key="played",
    )  # fmt: skip
    tricks: list[int] = fact(
        0, "The tricks that each seat has won in this round.", each=True, position="tricks",
        high=TRICKS,
    )  # fmt: skip
    shown_voids = told(
        "For each seat the suits that it has shown not to hold, by their letters.",
        lambda game, _: [[SUITS[suit] for suit in sorted(missing)] for missing in game.voids()],
        key="voids",
    )
    score: list[int] = fact(
        0, "Points.", each=True, depth=0, key="scores", position="scores",
        low=lambda game: 0 if game.players == 2 else -1000,
        high=lambda game: 1 if game.players == 2 else 1000,
    )  # fmt: skip
    """Points; with two players rounds won. Replaced, never changed in place."""
    results: list[RoundResult] = coded(
        [],
        "The finished rounds: `side`, and for each seat `bids`, `tricks` and `points` (with two "
        "players 1 for the winner).",
        lambda results: [result._asdict() for result in results],
        lambda results: [RoundResult(**result) for result in results],
        depth=1,
    )

    def __init__(self, players: int, option: Options) -> None:
        super().__init__(players, option)
        self.pack = PACKS[players]
        self.plain = option["offsuit_garuda"] == "plain"
        self.spare = [0] * (2 * players)

    def restored(self, told: Mapping[str, Any]) -> None:
        played, n = [self.pack.read(cards) for cards in told["played"]], self.players
        self.played = [
            played[(lead + i) % n][number]
            for number, lead in enumerate(self.leads[:-1])
            for i in range(n)
        ]

    def played_by_seat(self) -> list[list[str]]:
        names = self.pack.names
        played: list[list[str]] = [[] for _ in range(self.players)]
        for trick in self.tricks_played():
            for at, card in trick:
                played[at].append(names[card])
        return played

    def put(self, seat: int, cards: Sequence[int]) -> None:
        """A hand; of Passes and Nagas all but one are spare."""
        hand = self.hands[seat] = sorted(set(cards))
        self.spare[2 * seat] = self.spare[2 * seat + 1] = 0
        if len(hand) < len(cards):
            self.spare[2 * seat] = max(cards.count(PASS) - 1, 0)
            self.spare[2 * seat + 1] = max(cards.count(NAGA) - 1, 0)

    def held(self, seat: int) -> list[int]:
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
