"""The rules of a game: the first of the interfaces behind which every game stands.

A game is a folder of `rondas.games`, and its rules are one class: class attributes say what
the game is, an instance is one game in progress, secrets included. Beside the rules stand
what a seat knows (`rondas.knowledge`), what search knows (`rondas.model`) and what people are
told (`rondas.presentation`). Rules know none of these, and hold no sentence: what happens they
report as facts (`Event`).

Actions are strings at the edges (`play 7E`) and integers inside, where search runs: an action
is an index into `Game.actions`. Chance is an actor like any other; the chance moves that name
cards (`deck …`, `draw …`) are no integers and go through `deal`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar, Literal, Self

from rondas.cards import Pack, shuffled
from rondas.text import brief

CHANCE = -1
"""The actor when chance moves; `*` in records."""
OVER = -2
"""The actor when the game is over."""
EDITION = 2
"""The edition of the rules: raised when a clause changes what moves of earlier games mean."""

Options = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Option:
    """One choice made before the game: a whole number, or one of some values."""

    name: str
    default: int | str
    rule: str
    """The clause that explains it."""
    values: tuple[str, ...] | tuple[int, ...] = ()
    """The values to choose from; empty for a range."""
    low: int = 0
    high: int = 0

    def check(self, value: object) -> None:
        """ValueError unless the value is exactly of the type and among the values listed."""
        if self.values:
            if not any(type(value) is type(v) and value == v for v in self.values):
                one_of = ", ".join(map(str, self.values))
                raise ValueError(f"{self.name} is one of {one_of}, not {brief(value)}")
        elif type(value) is not int or not self.low <= value <= self.high:
            raise ValueError(
                f"{self.name} is a whole number from {self.low} to {self.high}, not {brief(value)}"
            )

    def describe(self) -> dict[str, Any]:
        """The option as JSON."""
        kind: dict[str, Any] = (
            {"values": list(self.values)} if self.values else {"min": self.low, "max": self.high}
        )
        return {"default": self.default, **kind, "rule": self.rule}


Kind = Literal[
    "dealt", "turned", "played", "captured", "trick", "said", "shown", "found", "scored", "round",
    "over",
]  # fmt: skip
"""What the page can show happening; see `Event`."""


# What the values of events are, by their names. All others are numbers and words.
SEAT_VALUES = frozenset({"seat", "other", "dealer", "leader", "target"})
SEATS_VALUES = frozenset({"seats", "others"})
CARD_VALUES = frozenset({"card", "back", "garuda"})
CARDS_VALUES = frozenset({"cards"})


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened, as a fact. Events are public.

    `kind` is what the page shows moving, `what` tells events of a kind apart: together they
    name the sentence (`Event.name`) in the game's catalog of messages, which `values` fill.
    """

    kind: Kind
    rule: str
    """The clause that caused it: `MR-4.2`."""
    seat: int | None
    """Who did it or has it, if that is one player."""
    what: str
    values: Mapping[str, Any]
    """Seats, cards and numbers as integers; `SEAT_VALUES` and so on tell which are which."""

    @property
    def name(self) -> str:
        """`scored`, `scored-missa`."""
        return f"{self.kind}-{self.what}" if self.what else self.kind

    def facts(self, pack: Pack) -> list[str]:
        """`scored-missa`, `seat=1`, `card=7E`, …, for examples and programmers."""
        told = [self.name] if self.seat is None else [self.name, f"seat={self.seat}"]
        for name, value in self.values.items():
            values = value if isinstance(value, Sequence) and type(value) is not str else [value]
            if name in CARD_VALUES | CARDS_VALUES:
                values = pack.write(values)
            told.append(f"{name}={','.join(map(str, values))}")
        return told


class Log:
    """Takes down what happens. Rules make events only where there is one: search has none."""

    __slots__ = ("events",)

    def __init__(self) -> None:
        self.events: list[Event] = []

    def tell(
        self, kind: Kind, rule: str, seat: int | None = None, what: str = "", **values: Any
    ) -> None:
        """Take down an event."""
        self.events.append(Event(kind, rule, seat, what, values))


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action cannot be done: the clause, and the reason by its name."""

    rule: str = ""
    what: str = "not-possible-now"
    values: Mapping[str, Any] | None = None
    """As in `Event`, for the sentence `refusal-WHAT` of the game's catalog."""

    def __str__(self) -> str:
        """For programmers: `must follow suit (RO-3.1)`."""
        why = self.what.replace("-", " ")
        return f"{why} ({self.rule})" if self.rule else why


class Game(ABC):
    """One game in progress. Subclasses set the class attributes and the methods below."""

    id: ClassVar[str]
    title: ClassVar[str]
    """The game's name, the same in every language."""
    prefix: ClassVar[str]
    """What the clauses of its rulebook begin with: `SR`."""
    seats: ClassVar[tuple[int, ...]]
    """The numbers of players it can be played with."""
    options: ClassVar[tuple[Option, ...]] = ()
    first_move: ClassVar[tuple[str, str] | None] = None
    """The word of the chance move that begins a game, and its clause, where the players may settle
    themselves which seat it names: `dealer` for `dealer 2`. None where the rules settle it."""
    clockwise: ClassVar[bool] = True
    packets: ClassVar[bool] = False
    """Whether all cards of a deal are dealt to a player at once, and not one at a time."""
    first_dealt: ClassVar[int] = 1
    """Who is dealt first, in seats from the one that the event `dealt` names."""
    """Whether seat s+1 sits to the left of seat s (else to the right)."""

    lists: ClassVar[tuple[str, ...]] = ()
    """The attributes that are lists (or sets) and change: `copy` copies them."""
    nested: ClassVar[tuple[str, ...]] = ()
    """Those that are lists of such. All others are shared by copies: numbers, or values that
    are replaced and never changed."""

    pack: Pack
    """Of the class, or where it depends on the players a slot of every instance."""
    actions: Sequence[str]
    """The vocabulary: every action but the deals, by its integer. `play CARD` is
    the card's own integer in every game."""
    index: Mapping[str, int]
    """Actions by their names."""

    # Slots, because search copies games by the thousand.
    __slots__ = ("actor", "option", "players")

    edition: int = 1
    """The edition of the rules that the moves so far need. Rules that change raise it in games in
    which the change has made a difference."""

    def __init__(self, players: int, option: Options) -> None:
        """The start of a game; `option` is complete and checked (`Game.settings`)."""
        self.players = players
        self.option = option
        """Every option of the game with its value."""
        self.actor = CHANCE
        """Whose turn it is: a seat, CHANCE or OVER."""

    def __init_subclass__(cls) -> None:
        """Writes `copy` from the slots: written out it is three times as fast as a loop."""
        super().__init_subclass__()
        slots = [name for base in cls.__mro__[::-1] for name in base.__dict__.get("__slots__", ())]
        if unknown := {*cls.lists, *cls.nested} - {*slots}:
            raise TypeError(f"{cls.__name__}: no slot of the name {', '.join(sorted(unknown))}")
        lines = ["def copy(self):", " new = object.__new__(self.__class__)"]
        for name in slots:
            value = f"self.{name}"
            if name in cls.nested:
                value = f"[each.copy() for each in {value}]"
            elif name in cls.lists:
                value += ".copy()"
            lines.append(f" new.{name} = {value}")
        scope: dict[str, Any] = {}
        exec("\n".join([*lines, " return new"]), scope)  # as dataclasses does it
        cls._copy = scope["copy"]

    _copy: ClassVar[Any]

    def copy(self) -> Self:
        """A game that goes its own way from here."""
        new: Self = self._copy()
        return new

    @classmethod
    def settings(cls, players: object, options: Mapping[str, object]) -> Options:
        """All options with their values, defaults filled in; ValueError for a bad one.

        The error names the key: `players: …` or `options: …`.
        """
        if type(players) is not int or players not in cls.seats:
            allowed = ", ".join(map(str, cls.seats))
            raise ValueError(f"players: this game is played by {allowed}, not {brief(players)}")
        known = {option.name: option for option in cls.options}
        for name, value in options.items():
            if name not in known:
                raise ValueError(f"options: this game has no option {brief(name)}")
            try:
                known[name].check(value)
            except ValueError as error:
                raise ValueError(f"options: {error}") from None
        settings = {name: options.get(name, option.default) for name, option in known.items()}
        try:
            cls.check_settings(players, settings)
        except ValueError as error:
            raise ValueError(f"options: {error}") from None
        return settings

    @classmethod  # noqa: B027 (nothing to check is the usual case)
    def check_settings(cls, players: int, option: Options) -> None:
        """ValueError for options that do not go together. By default all do."""

    @classmethod
    def describe(cls) -> dict[str, Any]:
        """The game as JSON: player counts, options, defaults."""
        return {
            "id": cls.id,
            "title": cls.title,
            "players": list(cls.seats),
            "options": {option.name: option.describe() for option in cls.options},
        }

    # What happens.

    @abstractmethod
    def legal(self) -> Sequence[int]:
        """What the actor may do, each action once, in no special order.

        Empty when the game is over or a deal comes. May be the game's own list:
        read it, do not change it.
        """

    @abstractmethod
    def apply(self, action: int, log: Log | None = None) -> None:
        """Do a legal action (the caller has checked) and tell `log` what happens."""

    @abstractmethod
    def deals(self) -> str:
        """The word of the deal that chance makes next (`deck`, `draw`), or an empty string."""

    @abstractmethod
    def deal(self, cards: Sequence[int], log: Log | None = None) -> None:
        """Make the deal with these cards; ValueError for cards that are not the ones to deal."""

    def shuffled(self, rng: Random) -> list[int]:
        """Cards for the deal that comes next, drawn at random."""
        return shuffled(self.pack.cards(), rng)

    def refusal(self, action: int) -> Refusal:
        """Why the actor may not do this, which is not legal now."""
        return Refusal()

    # How it stands.

    @abstractmethod
    def scores(self) -> list[int]:
        """The scores as the rulebook's last section says."""

    @abstractmethod
    def winners(self) -> list[int]:
        """The seats that have won, in order; empty until the game is over."""

    def legal_names(self) -> list[str]:
        """The legal actions as strings, sorted."""
        return sorted(map(self.actions.__getitem__, self.legal()))

    def team(self, seat: int) -> int:
        """The team the seat belongs to, numbered from 0: partners share one."""
        return seat

    def simultaneous(self) -> bool:
        """Whether the action now due stays hidden from the other seats until all have chosen."""
        return False


def actor_name(actor: int) -> int | str | None:
    """The actor as records and views have it: a seat, `"*"`, or None when over."""
    return actor if actor >= 0 else "*" if actor == CHANCE else None


def actor_of(name: int | str | None) -> int:
    """The actor that `actor_name` has written."""
    return CHANCE if name == "*" else OVER if name is None else int(name)


def vocabulary(pack: Pack, *others: str) -> tuple[tuple[str, ...], dict[str, int]]:
    """The actions of a game and their index: `play CARD` for every card, then the others."""
    names = (*(f"play {name}" for name in pack.names), *others)
    return names, {name: action for action, name in enumerate(names)}
