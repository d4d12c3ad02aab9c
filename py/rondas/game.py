"""The interface behind which every game stands.

A game is one class in one file of `rondas.games`. Its class attributes say what
the game is; an instance is one game in progress, secrets included. Everything
else (records, tables, bots, replays, the page) works through this interface
and knows no game by name.

Actions are strings at the edges (`play 7E`) and integers inside, where search
runs: an action is an index into `Game.actions`. Chance is an actor like any
other; the chance moves that name cards (`deck …`, `draw …`) are no integers
and go through `deal`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, ClassVar, Self

from rondas.cards import Pack, shuffled
from rondas.words import brief

CHANCE = -1
"""The actor when chance moves; `*` in records."""
OVER = -2
"""The actor when the game is over."""
HIDDEN = "?"
"""A card in a view that its reader may not see."""

View = dict[str, Any]
"""What one seat, or a spectator, may know, as JSON: see `Game.view`."""
Options = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Option:
    """One choice made before the game: a whole number, or one of some words."""

    name: str
    default: int | str
    title: str
    """What it is called where people choose; `name` and values are for records and addresses."""
    text: str
    """One sentence for people: what the option does."""
    rule: str
    values: Mapping[str, str] | Mapping[int, str] = field(default_factory=dict)
    """The words (or numbers) to choose from, with their titles; empty for a range."""
    low: int = 0
    high: int = 0

    def check(self, value: object) -> None:
        """ValueError unless the value is exactly of the type and among the values listed."""
        if self.values:
            if not any(type(value) is type(v) and value == v for v in self.values):
                one_of = ", ".join(str(v) for v in self.values)
                raise ValueError(f"{self.name} is one of {one_of}, not {brief(value)}")
        elif type(value) is not int or not self.low <= value <= self.high:
            raise ValueError(
                f"{self.name} is a whole number from {self.low} to {self.high}, not {brief(value)}"
            )

    def describe(self) -> dict[str, Any]:
        """The option as JSON."""
        kind: dict[str, Any] = (
            {"values": list(self.values), "titles": list(self.values.values())}
            if self.values
            else {"min": self.low, "max": self.high}
        )
        return {
            "title": self.title,
            "default": self.default,
            **kind,
            "rule": self.rule,
            "text": self.text,
        }


@dataclass(frozen=True, slots=True)
class Preset:
    """Options that go well together, under a name that people can choose."""

    name: str
    text: str
    """One sentence for people: what kind of game it makes."""
    options: Mapping[str, int | str]
    """Those that differ from their defaults."""


@dataclass(frozen=True, slots=True)
class Character:
    """A bot with a manner of its own that is offered besides the levels."""

    bot: str
    text: str
    """What to call it, and what to say of it to whoever chooses."""
    options: Mapping[str, int | str]
    """The options under which the game gives it scope; else it is not offered."""


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened, and the rule clause that caused it. Events are public.

    `kind` is one of a small vocabulary that the page knows how to show: `dealt`,
    `turned`, `played`, `captured`, `trick`, `said`, `shown`, `found`, `scored`,
    `round`, `over`.
    `text` is a sentence for `rondas.words.sentence`: `@0 take[|s] the trick`. Keys of
    `data` that the page knows in any game: `card`, `cards` (names), `points` (a number for
    each score), `call` (what the seat says aloud, words of `Game.calls` joined by `+`), `part`
    (what begins now, a heading for the points that follow: `Round 1, batch 2`).
    """

    kind: str
    rule: str
    text: str
    seat: int | None = None
    data: Mapping[str, Any] = field(default_factory=dict)
    reason: str = ""
    """What points were for, shorter than `text`, for the score sheet; also a sentence."""


Log = list[Event]


class Game(ABC):
    """One game in progress. Subclasses set the class attributes and the methods below."""

    id: ClassVar[str]
    title: ClassVar[str]
    credit: ClassVar[str]
    """The attribution that the rule page and the table show."""
    about: ClassVar[str] = ""
    """What kind of game it is, in a sentence or two, for somebody who chooses one."""
    prefix: ClassVar[str]
    """What the clauses of its rulebook begin with: `SR`."""
    seats: ClassVar[tuple[int, ...]]
    """The numbers of players it can be played with."""
    options: ClassVar[tuple[Option, ...]] = ()
    presets: ClassVar[tuple[Preset, ...]] = ()
    clockwise: ClassVar[bool] = True
    """Whether seat s+1 sits to the left of seat s (else to the right)."""
    deck_style: ClassVar[str]
    """Which drawings the page uses: `spanish`, `french`, …"""
    pile_name: ClassVar[str] = "tricks"
    """What the `piles` of a view count: tricks, cards, …"""
    bar: ClassVar[bool] = False
    """Whether actions other than cards come and go all the time: a large page keeps room for
    their buttons."""
    places: ClassVar[tuple[str, ...]] = ()
    """The ranks in order, where each has a place of its own on the table; else open cards lie
    as they come."""
    calls: ClassVar[Mapping[str, Mapping[str, str]]] = {}
    """Traditions of calling aloud, by their names, the usual one first: the word for each call
    of `Event`. A call that is not there is spoken as it stands."""
    guesswork: ClassVar[float] = 0.0
    """How far an easy bot misjudges what an action brings, in standard deviations of what an
    iteration of search brings; 0 where few iterations alone make it easy to beat."""
    characters: ClassVar[tuple[Character, ...]] = ()
    """Bots with a manner of their own to which this game gives scope."""

    # Set by every instance; slots, because search copies games by the thousand.
    __slots__ = ("actions", "actor", "index", "option", "pack", "players")
    players: int
    option: Options
    """Every option of the game with its value."""
    pack: Pack
    actions: Sequence[str]
    """The vocabulary: every action but the deals, by its integer. `play CARD` is
    the card's own integer in every game."""
    index: Mapping[str, int]
    actor: int
    """Whose turn it is: a seat, CHANCE or OVER."""

    @abstractmethod
    def __init__(self, players: int, option: Options) -> None:
        """The start of a game; `option` is complete and checked (`Game.settings`)."""

    @classmethod
    def settings(cls, players: object, options: Mapping[str, object]) -> Options:
        """All options with their values, defaults filled in; ValueError for a bad one.

        The error names the key: `players: …` or `options: …`.
        """
        if type(players) is not int or players not in cls.seats:
            allowed = ", ".join(map(str, cls.seats))
            raise ValueError(f"players: {cls.id} is played by {allowed}, not {brief(players)}")
        known = {option.name: option for option in cls.options}
        for name, value in options.items():
            if name not in known:
                raise ValueError(f"options: {cls.id} has no option {brief(name)}")
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
            "credit": cls.credit,
            "about": cls.about,
            "players": list(cls.seats),
            "options": {option.name: option.describe() for option in cls.options},
            "presets": [
                {"name": preset.name, "text": preset.text, "options": dict(preset.options)}
                for preset in cls.presets
            ],
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
        """Do a legal action (the caller has checked) and append its events to `log`."""

    @abstractmethod
    def deals(self) -> str:
        """The word of the deal that chance makes next (`deck`, `draw`), or an empty string."""

    @abstractmethod
    def deal(self, cards: Sequence[int], log: Log | None = None) -> None:
        """Make the deal with these cards; ValueError for cards that are not the ones to deal."""

    def shuffled(self, rng: Random) -> list[int]:
        """Cards for the deal that comes next, drawn at random."""
        return shuffled(self.pack.cards(), rng)

    @abstractmethod
    def copy(self) -> Self:
        """A game that goes its own way from here."""

    # What is seen.

    @abstractmethod
    def scores(self) -> list[int]:
        """The scores as the rulebook's last section says."""

    @abstractmethod
    def winners(self) -> list[int]:
        """The seats that have won, in order; empty until the game is over."""

    @abstractmethod
    def look(self, seat: int | None) -> View:
        """The game's own part of a view: what this seat (None: a spectator) may know.

        Common words, so that the page can lay out any game: `hands` (for each seat
        its cards, HIDDEN where the reader may not see them), `trick` (`[seat, card]`
        pairs in order), `last_trick` (`{"plays", "winner", "rule"}`), `table` (cards
        face up), `table_note` (a short phrase: what they mean), `marks` (for cards that are
        something special now, what: `{"7S": "rank trump"}`), `stock` (a number of cards),
        `piles` (a number for each seat), `goal` (how many of them one plays for),
        `sheet` (`{"label", "points"}` for each finished part of the game, and `notes`, a
        short phrase for each score, if there is more to tell), `report` (a line of the
        sheet to lay on the empty table), `running`
        (`{"label", "rows"}`: likewise, what the part in progress is made of), `facts`
        (short phrases for people), `notes` (a short phrase for each seat), `signs`
        (drawings, no cards of the pack, that lie on the table: their name, and what they
        mean), `tokens` (for each seat one such drawing that lies there, or None), `sides`
        (the side of each seat where there are partners), `turned` (a card turned up that
        cannot stay), `fresh` (the card of the table that was just laid and may be caught).
        A `last_trick` may have `tags`, a word or nothing for each of its cards.
        """

    def view(self, seat: int | None) -> View:
        """Everything public and the seat's own hand, and nothing else.

        Two games that differ only in cards the seat has not seen give the same view.
        """
        return {
            "game": self.id,
            "players": self.players,
            "options": dict(self.option),
            "seat": seat,
            "actor": actor_name(self.actor),
            "legal": self.legal_names() if seat is not None and seat == self.actor else [],
            "scores": self.scores(),
            "winners": self.winners(),
            **self.look(seat),
        }

    def legal_names(self) -> list[str]:
        """The legal actions as strings, sorted."""
        return sorted(map(self.actions.__getitem__, self.legal()))

    @abstractmethod
    def prompt(self) -> str:
        """What is asked of the actor now, for `rondas.words.sentence`: `@0 lead[|s]: any card`."""

    def aside(self) -> str:
        """What the actor alone is told after the prompt, from his own hand: `: your 3 calls one`.

        By default nothing.
        """
        return ""

    def refusal(self, action: int) -> tuple[str, str]:
        """Why the actor may not do this: the clause and a sentence."""
        return "", f"{self.actions[action]} is not possible now"

    def label(self, action: int) -> str:
        """What a button for this action says, for `rondas.words.sentence`: `Challenge @1`.

        A second line, if there is one, says more in smaller letters. Labels are for the actor
        alone and may tell what his own hand means.
        """
        name = self.actions[action]
        return name[0].upper() + name[1:]

    def meaning(self, action: int) -> str:
        """What follows from this action, as far as the actor can know, if a player might ask."""
        return ""

    def usual(self) -> int | None:
        """The legal action that asks for no thought, such as telling the truth; it is offered
        first among equals. None where all have to be weighed. Depends only on what the actor
        knows."""
        return None

    def risk(self, action: int) -> str:
        """What the actor stakes with this action, for `rondas.words.sentence`; empty if nothing
        out of the ordinary. It is told before the action is taken."""
        return ""

    def takes(self, action: int) -> Sequence[int]:
        """The open cards that this action would take from the table."""
        return ()

    # What search needs.

    @classmethod
    @abstractmethod
    def worlds(cls, view: View) -> Callable[[Random], Game]:
        """A source of full games that fit all that the view tells, each equally likely.

        Built from the view alone: that of a seat, while it or another seat acts. The
        source may be called many times.
        """

    @classmethod
    def determinize(cls, view: View, rng: Random) -> Game:
        """One full game drawn from all those that fit the view."""
        return cls.worlds(view)(rng)

    @abstractmethod
    def payoff(self) -> list[float]:
        """Each seat's expected share of the win, 0 to 1, adding up to 1.

        Exact when the game is over; elsewhere an estimate, asked for where chance
        moves next (search looks no further).
        """

    def worth(self) -> list[float]:
        """What search plays for: each seat's `payoff`, adding up to 1.

        A game may mix in a little of what does not decide the win (tricks, points), so
        that seats which have as good as won or lost do not play just anything.
        """
        return self.payoff()

    def choices(self) -> Sequence[int]:
        """The legal actions that search need tell apart, at least one where any is legal.

        A game may leave out an action that comes to the same as another one here. Like
        all that search asks of a game in one world, it may look at every card, but what
        is left out must depend only on what the actor knows.
        """
        return self.legal()

    def side(self, seat: int) -> int:
        """The side the seat belongs to, numbered from 0: partners share one."""
        return seat

    def secret(self) -> bool:
        """Whether the action now due stays hidden from the other seats until later."""
        return False

    def hunch(self) -> int | None:
        """The choice that search tries first here: what a sensible player would do at once.

        One of `choices`, or None for no opinion.
        """
        return None

    def playout(self, rng: Random) -> None:
        """Play on quickly to where `worth` can judge: the next move of chance, the end of the
        game, or an earlier point that the game chooses.

        At random unless the game knows better: search learns the more from it, the more
        sensibly and the faster it plays.
        """
        random = rng.random
        while self.actor >= 0:
            legal = self.legal()
            self.apply(legal[int(random() * len(legal))])

    def key(self) -> Hashable | None:
        """What decides how this position can end and what that is worth, to solve it exactly.

        Equal keys, equal futures. None while too much is left to play for that (and so
        by default); once it is not None it stays so until chance moves.
        """
        return None

    @classmethod
    def mischief(cls, view: View) -> list[str]:
        """The legal actions that are against the rules, where a game allows such, and tempting.

        By default there are none.
        """
        return []

    @classmethod
    @abstractmethod
    def rule_of_thumb(cls, view: View, rng: Random) -> str:
        """The action a sensible player would choose without calculating."""


def actor_name(actor: int) -> int | str | None:
    """The actor as records and views have it: a seat, `"*"`, or None when over."""
    return actor if actor >= 0 else "*" if actor == CHANCE else None


def vocabulary(pack: Pack, *others: str) -> tuple[tuple[str, ...], dict[str, int]]:
    """The actions of a game and their index: `play CARD` for every card, then the others."""
    names = (*(f"play {name}" for name in pack.names), *others)
    return names, {name: action for action, name in enumerate(names)}
