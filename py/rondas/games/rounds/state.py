"""The parts of a game of Rounds: the actions, the options, and one match in progress."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, NamedTuple, Self

from rondas.games.rounds.pack import PACK, SUIT
from rondas.games.rounds.trumps import Trumps, trumps
from rondas.rules.game import Game, Option, Options, vocabulary
from rondas.rules.schema import HIDDEN, State, cards, coded, fact, seat, slot, subset, told

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


TURNS = {PLAYING: "playing", CORRECTING: "correcting", NON_DEALER_CALLS: "calling",
         DEALER_CALLS: "calling"}  # fmt: skip
"""What the turns are called in information states; the actor tells the two calls apart."""


class Strict(State):
    """The additional state if revokes are allowed. It does not store which plays were revokes,
    because that follows from the cards (`Rounds.revokes`). All of it is public."""

    pack = PACK
    players = 2

    turn: int = coded(
        PLAYING, "`playing`; after the last trick of a round `correcting` and then `calling`.",
        TURNS.__getitem__, {name: turn for turn, name in TURNS.items()}.__getitem__, span="round",
    )  # fmt: skip
    may_call: list[bool] = fact(
        False, "Whether the opponent has played since the seat's own last call (RO-6.5).",
        each=True, span="round",
    )  # fmt: skip
    up: list[bool] = fact(
        False, "Whether the hand lies face up.", each=True, key="face_up", span="round"
    )
    caught: list[bool] = fact(
        False, "Whether a revoke of the seat has been settled in this round (RO-6.3).", each=True,
        span="round",
    )  # fmt: skip
    known: list[set[int]] = coded(
        set(), "Cards of each hand that calls have shown or that were taken back (RO-6.3).",
        lambda known: [PACK.write(sorted(cards)) for cards in known],
        lambda known: [set(PACK.read(cards)) for cards in known], each=True, depth=1,
    )  # fmt: skip
    awarded: int = subset(
        "The tricks of this game, five to a round and from 0, whose owner an exposure has fixed."
    )
    settled: int = subset("Those in which no revoke can be found any more.")
    due: int = seat("The seat to which an exposure awards the trick on the table.", span="round")

    def __init__(self) -> None:
        self._begin()


def _told(game: RoundsState, _: int | None) -> dict[str, Any] | None:
    """The additional keys if revokes are allowed."""
    told: dict[str, Any] = {}
    if game.strict is not None:
        game.strict._view(told, None)
    return told or None


def _back(game: RoundsState, told: dict[str, Any] | None) -> None:
    if told is not None and game.strict is not None:
        game.strict._back(told)


class RoundsState(Game):
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
    suit = SUIT
    further = Strict
    """The keys of `strict`."""

    together: bool = slot()
    strict: Strict | None = slot()
    length: int = slot(0)
    """How many tricks are played in this round."""
    trumps: Trumps = slot()
    """Those of the round; of no meaning before the first."""
    tricks: list[Trick] = slot([])
    """The tricks of this round."""
    rounds: list[list[Trick]] = slot([], depth=0)
    """The tricks of the finished rounds of this game."""
    earlier: list[int] = slot(0, each=True, depth=0)
    """The points of rounds before the position with which the game began."""
    score: list[int] = fact(
        0, "Points.", each=True, depth=0, key="scores", position="scores", high=10_000
    )

    dealer: int = seat("The dealer; null until the cards drawn have decided.", position="dealer")
    leader = told(
        "The seat that led to the trick on the table, or is to lead.", lambda game, _: game.leads()
    )
    number: int = fact(0, "The number of games begun.", position="game", usual=1, low=1)
    round: int = fact(0, "The round, 1 to 5 during a game.", position="round")
    trump = told(
        "The card that fixes the trumps.",
        lambda game, _: PACK.names[game.pile[-1]] if game.pile else None,
    )
    lead: int = coded(
        -1, "The card led, if there is one.", lambda card: [PACK.names[card]] if card >= 0 else [],
        lambda names: PACK.index[names[0]] if names else -1, key="trick", position="trick",
    )  # fmt: skip
    pile: list[int] = cards(
        "The trump/rank pile, the first card first.", shared=True, key="table", position="turned",
        low=1, high=4, why="round 5 turns up none",
    )  # fmt: skip
    stock: Sequence[int] = cards(
        "The number of cards in the stock.", hidden=True, shared=True, position="stock"
    )
    """In the order in which the cards will leave it."""
    took_now = told(
        "The tricks that each seat has taken in this round.", lambda game, _: game.took(),
        key="tricks",
    )  # fmt: skip
    played = told(
        "The tricks of each round of this game: leader, card led, other card, owner.",
        lambda game, _: [
            [[leader, PACK.names[lead], PACK.names[card], owner]
             for leader, lead, card, owner in tricks]
            for tricks in (game.rounds if len(game.rounds) == 5 else [*game.rounds, game.tricks])
        ],
    )  # fmt: skip
    points: list[int] = fact(
        0, "The points that the finished rounds of this game will count (RO-4.1).", each=True,
        depth=0, position="points", high=100,
    )  # fmt: skip
    sources_told = told(
        "The points of this game so far, by their sources, with the round in progress.",
        lambda game, _: game.sources(), key="sources",
    )  # fmt: skip
    draws: list[tuple[int, int]] = coded(
        [], "The cards drawn for the first deal, seat 0's and seat 1's, once or more (RO-1.2).",
        lambda draws: [PACK.write(cards) for cards in draws],
        lambda draws: [tuple(PACK.read(cards)) for cards in draws],
    )  # fmt: skip
    sheet: list[Entry] = coded(
        [],
        "The changes of the score: `game`, `points`, and the `caller`, null for the count of a "
        "game.",
        lambda sheet: [
            {"game": number, "points": points[:], "caller": caller if caller >= 0 else None}
            for number, points, caller in sheet
        ],
        lambda sheet: [
            Entry(row["game"], row["points"][:], -1 if row["caller"] is None else row["caller"])
            for row in sheet
        ],
    )
    strict_told = told(
        "With revokes allowed an object of its own; else null.", _told, _back, key="strict"
    )

    def __init__(self, players: int, option: Options) -> None:
        super().__init__(players, option)
        self.together = option["rank_trump_suit"] == "trump"
        self.strict = Strict() if option["revokes"] == "allowed" else None
        self.trumps = trumps(0, self.together)

    def restored(self, told: Mapping[str, Any]) -> None:
        self.length = 5 if self.round < 5 else 4
        if self.pile:
            self.trumps = trumps(self.pile[-1], self.together)
        index = PACK.index
        *self.rounds, self.tricks = [
            [(leader, index[lead], index[card], owner) for leader, lead, card, owner in tricks]
            for tricks in told["played"]
        ]
        self.earlier = list(told["sources"].get("earlier", [0, 0]))
        if self.strict is not None and self.strict.turn == DEALER_CALLS:
            self.strict.turn = DEALER_CALLS if self.actor == self.dealer else NON_DEALER_CALLS

    def copy(self) -> Self:
        new: Self = self._copy()
        if self.strict is not None:
            new.strict = self.strict._copy()
        return new

    def seen(self, reader: int | None) -> list[list[str]]:
        """Of a hidden hand, the cards known to be there."""
        seen, strict = [], self.strict
        for at, hand in enumerate(self.hands):
            known: Collection[int] = strict.known[at] if strict is not None else ()
            if at == reader or (strict is not None and strict.up[at]):
                known = hand
            seen.append(PACK.write(sorted(known)) + [HIDDEN] * (len(hand) - len(known)))
        return seen

    def unseen(self) -> list[int]:
        seen = {*self.hands[0], *self.hands[1], *self.pile, *self.stock, self.lead}
        for tricks in (*self.rounds, self.tricks):
            for _, lead, card, _ in tricks:
                seen |= {lead, card}
        return [card for card in range(52) if card not in seen]

    def is_awarded(self, number: int, at: int) -> bool:
        """Whether an exposure has fixed whose trick it is (RO-5.3): see `trick_bit`."""
        return self.strict is not None and self.strict.awarded & trick_bit(number, at) != 0

    def leads(self) -> int | None:
        if self.actor < 0 or (self.strict is not None and self.strict.turn != PLAYING):
            return None
        return 1 - self.actor if self.lead >= 0 else self.actor

    def took(self) -> list[int]:
        """How many tricks of this round each seat has."""
        second = sum([trick[3] for trick in self.tricks])
        return [len(self.tricks) - second, second]
