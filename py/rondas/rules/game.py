"""The rules of a game: the first of the interfaces that every game implements.

A game is a package of `rondas.games`. Its rules are one class: class attributes describe the game,
and an instance is one game in progress, with its secrets. Other modules hold what a seat knows
(`rondas.rules.knowledge`), what the search needs (`rondas.rules.model`) and what people see
(`rondas.rules.presentation`). Rules import none of these and contain no sentences: they report
facts (`Event`).

Actions are strings at the edges (`play 7E`) and integers inside, where the search runs: an index
into `Game.actions`. Chance is an actor like any other. Chance moves that name cards (`deck …`,
`draw …`) are not integers; `deal` makes them.
"""

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from random import Random
from typing import Any, ClassVar, Literal, Self

from rondas.rules.cards import Pack, shuffled
from rondas.rules.schema import HIDDEN, State, hands
from rondas.text import brief, within

CHANCE = -1
"""The actor when chance moves; `*` in records."""
OVER = -2
"""The actor when the game is over."""
NOBODY = -3
"""The actor where no rules say whose turn it is."""
FIRST_EDITION = 2
"""The edition of the rules in version 1.0.0. There are no records of earlier ones."""
EDITION = 3
"""The edition of the rules. It rises when a clause changes the meaning of earlier moves."""

Options = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Option:
    """One choice before the game: a whole number, or one of several values."""

    name: str
    default: int | str
    rule: str
    """The clause that explains the option."""
    values: tuple[str, ...] | tuple[int, ...] = ()
    """The values to choose from; empty for a range."""
    low: int = 0
    high: int = 0

    def check(self, value: object) -> None:
        """Raise ValueError unless the value has exactly the right type, and is listed."""
        if self.values:
            if not any(type(value) is type(v) and value == v for v in self.values):
                one_of = ", ".join(map(str, self.values))
                raise ValueError(f"{self.name} is one of {one_of}, not {brief(value)}")
        elif type(value) is not int or not self.low <= value <= self.high:
            raise ValueError(
                f"{self.name} is a whole number from {self.low} to {self.high}, not {brief(value)}"
            )

    def describe(self) -> dict[str, Any]:
        kind: dict[str, Any] = {"min": self.low, "max": self.high}
        if self.values:
            kind = {"values": list(self.values)}
        return {"default": self.default, **kind, "rule": self.rule}


Kind = Literal[
    "dealt", "turned", "played", "captured", "trick", "said", "shown", "found", "scored", "round",
    "over",
]  # fmt: skip
"""The kinds of events that the page can show; see `Event`."""

VALUE_TYPES = {
    **dict.fromkeys(("seat", "other", "dealer", "leader", "target"), "seat"),
    **dict.fromkeys(("seats", "others"), "seats"),
    **dict.fromkeys(("card", "back", "garuda"), "card"),
    "cards": "cards",
}
"""The types of the values of events, by name. All other values are numbers and words."""


@dataclass(frozen=True, slots=True)
class Event:
    """A fact about something that happened. Events are public.

    `kind` says how the page shows it, `what` tells events of one kind apart. Together they name the
    sentence (`Event.name`) in the game's catalog, and `values` fill it.
    """

    kind: Kind
    rule: str
    """The clause that caused the event: `MR-4.2`."""
    seat: int | None
    """The player who did it or has it, if it is one player."""
    what: str
    values: Mapping[str, Any]
    """Seats, cards and numbers as integers; `VALUE_TYPES` tells them apart."""

    @property
    def name(self) -> str:
        """Return the name of the sentence: `scored`, `scored-missa`."""
        return f"{self.kind}-{self.what}" if self.what else self.kind


class Log:
    """A list of events."""

    __slots__ = ("events",)

    def __init__(self) -> None:
        self.events: list[Event] = []

    def tell(
        self, kind: Kind, rule: str, seat: int | None = None, what: str = "", **values: Any
    ) -> None:
        self.events.append(Event(kind, rule, seat, what, values))


class _Silent(Log):
    def tell(self, *_: Any, **__: Any) -> None:
        pass


SILENT = _Silent()
"""A log that forgets at once, as the search needs no events."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """The reason why an action is not possible: the clause, and a name."""

    rule: str = ""
    what: str = "not-possible-now"
    values: Mapping[str, Any] | None = None
    """Values for the sentence `refusal-WHAT` of the game's catalog, as in `Event`."""

    def __str__(self) -> str:
        """Return the reason for programmers: `must follow suit (RO-3.1)`."""
        why = self.what.replace("-", " ")
        return f"{why} ({self.rule})" if self.rule else why


class Game(State):
    """One game in progress. Subclasses set class attributes and implement the abstract methods."""

    id: ClassVar[str]
    title: ClassVar[str]
    """The game's name, the same in every language."""
    prefix: ClassVar[str]
    """The prefix of the clauses in its rulebook: `SR`."""
    seats: ClassVar[tuple[int, ...]]
    """The possible numbers of players."""
    options: ClassVar[tuple[Option, ...]] = ()
    first_move: ClassVar[tuple[str, str] | None] = None
    """The word of the chance move that begins a game, and its clause, if players may choose the
    seat that it names: `dealer` for `dealer 2`. None if the rules decide it."""
    clockwise: ClassVar[bool] = True
    """Whether seat s+1 sits to the left of seat s (else to the right)."""
    packets: ClassVar[bool] = False
    """Whether a player gets all cards of a deal at once, instead of one at a time."""
    first_dealt: ClassVar[int] = 1
    """The seat that is dealt first, counted from the seat that the event `dealt` names."""

    plays: ClassVar[tuple[str, ...]] = ("play",)
    """The words of actions that need a card of the hand and name it: `play 7E`."""

    suit: ClassVar[Sequence[int]] = ()
    """The suit of each card, in games whose players show that they hold none of one (`voids`)."""

    ruled: ClassVar[bool] = True
    """Whether there are rules. Without them there are no legal actions; `perform` makes moves."""

    place_key: ClassVar[str] = "position"
    """The key of a record with the cards and numbers from which it begins."""

    hands: list[list[int]] = hands()
    """Each seat's cards."""
    pack: Pack
    """An attribute of the class, or a slot of each instance if it depends on the players."""
    actions: Sequence[str]
    """Every action except deals, by its integer. `play CARD` is the card's own in every game."""
    index: Mapping[str, int]
    """The integers of actions, by name."""

    # Slots, because the search copies games by the thousand.
    __slots__ = ("actor", "option", "players")

    edition: int = FIRST_EDITION
    """The edition of the rules that the moves so far need. Changed rules raise it in a game in
    which the change has made a difference."""

    def __init__(self, players: int, option: Options) -> None:
        """Start a game. `option` is complete and checked (`Game.settings`)."""
        self.players = players
        self.option = option
        """The value of every option of the game."""
        self.actor = CHANCE
        """The actor: a seat, CHANCE, OVER or NOBODY."""
        self._begin()

    # What follows from the declared fields (`rondas.rules.schema`).

    def copy(self) -> Self:
        new: Self = self._copy()
        return new

    def view(self, seat: int | None) -> dict[str, Any]:
        """Return what a seat, or a spectator, knows; see `rondas.rules.knowledge`."""
        told = {
            "game": self.id,
            "players": self.players,
            "options": dict(self.option),
            "seat": seat,
            "actor": actor_name(self.actor),
            "legal": self.legal_names() if seat is not None and seat == self.actor else [],
            "scores": self.scores(),
            "winners": self.winners(),
            "hands": self.seen(seat),
        }
        self._view(told, seat)
        return told

    @classmethod
    def restore(cls, told: Mapping[str, Any]) -> Self:
        """Return the game that an information state tells of, without what it hides."""
        game = cls(told["players"], told["options"])
        actor = told["actor"]  # by `actor_name`
        game.actor = CHANCE if actor == "*" else OVER if actor is None else actor
        for seat, hand in enumerate(told["hands"]):
            if hand and hand[0] != HIDDEN:  # what is hidden comes last
                size = len(hand) if hand[-1] != HIDDEN else hand.index(HIDDEN)
                game.put(seat, game.pack.read(hand[:size]))
        game._back(told)
        game.restored(told)
        return game

    def restored(self, told: Mapping[str, Any]) -> None:
        """Set what follows from the fields that have been read, and is told in no key."""

    def seen(self, reader: int | None) -> list[list[str]]:
        """Return all hands as a reader sees them, by default their own alone."""
        names = self.pack.names
        return [
            [names[card] for card in sorted(hand)] if seat == reader else [HIDDEN] * len(hand)
            for seat, hand in enumerate(map(self.held, range(self.players)))
        ]

    def held(self, seat: int) -> list[int]:
        """Return all cards of a hand."""
        return self.hands[seat]

    def put(self, seat: int, cards: list[int]) -> None:
        self.hands[seat] = cards

    def unseen(self) -> list[int]:
        """Return the cards that lie in no place: those that a restored game hides."""
        pack, gone = self.pack, self._open()
        left = pack.single.difference(gone)
        if not pack.several:
            return sorted(left)
        more = [[card] * (pack.copies[card] - gone.count(card)) for card in pack.several]
        return sorted([*left, *chain.from_iterable(more)])

    @classmethod
    def settings(cls, players: object, options: Mapping[str, object]) -> Options:
        """Return all options with their values, defaults filled in. ValueError names the key of a
        bad value: `players: …` or `options: …`."""
        if type(players) is not int or players not in cls.seats:
            allowed = ", ".join(map(str, cls.seats))
            raise ValueError(f"players: this game is played by {allowed}, not {brief(players)}")
        known = {option.name: option for option in cls.options}
        with within("options"):
            for name, value in options.items():
                if name not in known:
                    raise ValueError(f"this game has no option {brief(name)}")
                known[name].check(value)
            settings = {name: options.get(name, option.default) for name, option in known.items()}
            cls.check_settings(players, settings)
        return settings

    @classmethod
    def check_settings(cls, players: int, option: Options) -> None:
        """Raise ValueError for options that contradict each other. By default all are allowed."""

    @classmethod
    def describe(cls) -> dict[str, Any]:
        """Return the game as JSON: player counts, options, defaults."""
        return {
            "id": cls.id,
            "title": cls.title,
            "players": list(cls.seats),
            "options": {option.name: option.describe() for option in cls.options},
        }

    # Moves.

    @abstractmethod
    def legal(self) -> Sequence[int]:
        """Return the legal actions of the actor, each once, in no special order.

        The list is empty when the game is over or a deal comes next. It may be the game's own list:
        read it, do not change it.
        """

    @abstractmethod
    def apply(self, action: int, log: Log = SILENT) -> None:
        """Do an action, which the caller knows to be legal, and report to `log`."""

    def perform(self, actor: str, action: str, log: Log = SILENT) -> None:
        """Make a move where there are no rules (`ruled`). ValueError says why it is impossible."""
        raise NotImplementedError

    def lying(self) -> dict[str, list[str]]:
        """Return the cards at every place, where there are no rules: for an editor."""
        return {}

    @abstractmethod
    def deals(self) -> str:
        """Return the word of the next deal (`deck`, `draw`), or an empty string if none comes."""

    @abstractmethod
    def deal(self, cards: Sequence[int], log: Log = SILENT) -> None:
        """Make the deal with these cards; raise ValueError for wrong cards."""

    def shuffled(self, rng: Random) -> list[int]:
        """Return the cards of the next deal, in random order."""
        return shuffled(self.pack.cards(), rng)

    def refusal(self, action: int) -> Refusal:
        """Return the reason why an action is not legal now."""
        return Refusal()

    # State.

    @abstractmethod
    def scores(self) -> list[int]:
        """Return the scores as the rulebook's last section defines them."""

    def winners(self) -> list[int]:
        """Return the winning seats in order, by default those with the most points, at the end."""
        scores = self.scores()
        most = max(scores)
        seats = range(self.players) if self.actor == OVER else ()
        return [seat for seat in seats if scores[self.team(seat)] == most]

    def legal_names(self) -> list[str]:
        """Return the legal actions as sorted strings."""
        return sorted(map(self.actions.__getitem__, self.legal()))

    def team(self, seat: int) -> int:
        """Return the team of a seat, numbered from 0; partners share one."""
        return seat

    def simultaneous(self) -> bool:
        """Return whether the next action stays hidden from other seats until all have chosen."""
        return False


def actor_name(actor: int) -> int | str | None:
    """Return the actor as records name it: a seat, `"*"`, or None when over or without rules."""
    return actor if actor >= 0 else "*" if actor == CHANCE else None


def vocabulary(pack: Pack, *others: str) -> tuple[tuple[str, ...], dict[str, int]]:
    """Return the actions of a game and their index: `play CARD` for every card, then the others."""
    names = (*(f"play {name}" for name in pack.names), *others)
    return names, {name: action for action, name in enumerate(names)}
