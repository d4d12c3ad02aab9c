"""What people are told of a game: the last of the interfaces behind which every game stands.

A presentation is made from a game at one moment and asked for what the page lays out
(`Display`), what is asked of the actor, and what the actions and events mean. It holds no
sentence: all it says are messages (`rondas.message`), which the catalogs put into words.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, Literal, NotRequired, TypedDict

from rondas import message as m
from rondas.game import (
    CARD_VALUES,
    CARDS_VALUES,
    SEAT_VALUES,
    SEATS_VALUES,
    Event,
    Game,
    Refusal,
    actor_name,
)
from rondas.knowledge import G
from rondas.message import Message
from rondas.report import Report, Row

Layout = Literal["trick", "trick-and-open", "open", "places"]
"""How the middle of the table is laid out: a trick; a trick beside open cards; open cards as
they come; or open cards each at the place of its rank."""

Play = tuple[int, str]
"""Who played, and the card."""


class LastTrick(TypedDict):
    """The trick before the one on the table."""

    plays: list[Play]
    winner: int
    rule: str
    """The clause that decided it."""
    tags: NotRequired[list[Message | None]]
    """A word for some of its cards."""


class Part(TypedDict):
    """What the part of the game in progress is made of."""

    label: Message
    rows: list[Row]


class Sign(TypedDict):
    """A drawing that is no card of the pack, and what it means."""

    name: str
    text: Message


class Token(Sign):
    """One that lies at a player's place, and says what it means when it is asked."""

    means: Message


class NamedSign(Sign):
    """One that stands with its name."""

    title: Message


class Display(TypedDict):
    """What the page lays out for one reader. Every key is always there."""

    actor: int | str | None
    scores: list[int]
    winners: list[int]
    hands: list[list[str]]
    """Each seat's cards, HIDDEN where the reader may not see them."""
    trick: list[Play]
    """In the order of play."""
    last_trick: LastTrick | None
    table: list[str]
    """Open cards."""
    note: Message | None
    """What the open cards mean, in a short phrase."""
    turned: str | None
    """A card turned up that cannot stay."""
    fresh: str | None
    """The open card that was just laid and may be caught."""
    marks: dict[str, Message]
    """For cards that are something special now, what."""
    stock: int
    """Cards in the stock."""
    notes: list[list[Message]]
    """Short phrases beside each player."""
    facts: list[Message]
    """Where the game is, in short phrases."""
    sheet: list[Row]
    """The parts of the game so far; their points add up to the scores."""
    running: Part | None
    report: Report | None
    """How the part of the game came out that is just over, until cards are dealt again; at the end
    of the game the last one."""
    signs: list[NamedSign]
    """Drawings that lie on the table."""
    tokens: list[Token | None]
    """The drawing that lies at each player's place."""
    teams: list[int]
    """The team of each seat."""
    dealer: int | None


class Action(TypedDict):
    """One thing that the actor can do now. For the actor alone: it may tell what his hand means."""

    action: str
    label: Message
    detail: Message | None
    """More about it, in smaller letters."""
    card: str | None
    """The card of the hand that it hangs on."""
    taps: bool
    """Whether a tap on that card does it; else it has a button of its own."""
    figure: int | None
    """The number that it chooses, if the actions are numbers to choose from."""
    usual: bool
    """Whether it asks for no thought, such as telling the truth: it is offered first among
    equals."""
    risk: Message | None
    """What is at stake, if it is out of the ordinary; told before the action is taken."""
    takes: list[str]
    """The open cards that it would take."""
    meaning: Message | None
    """What follows from it, as far as the actor can know."""


class Told(TypedDict):
    """An event for one reader."""

    kind: str
    rule: str
    seat: int | None
    text: Message
    reason: NotRequired[Message]
    """What points were for, shorter than `text`, for the score sheet."""
    call: NotRequired[Message]
    """What the seat says aloud."""
    means: NotRequired[Message]
    """What that means, for a person who hears it for the first time."""
    part: NotRequired[Message]
    """What begins now: a heading for the points that follow."""
    card: NotRequired[str | None]
    cards: NotRequired[list[str]]
    points: NotRequired[list[int]]
    """A number for each score."""


@dataclass(frozen=True, slots=True)
class Preset:
    """Options that go well together; its name and a sentence are `preset-ID` in the catalog."""

    id: str
    options: Mapping[str, int | str]
    """Those that differ from their defaults."""


@dataclass(frozen=True, slots=True)
class Way:
    """How a game may be set up for a day: short enough for every day."""

    players: int
    options: Mapping[str, int | str]
    """Those that differ from their defaults."""


@dataclass(frozen=True, slots=True)
class Character:
    """A bot with a manner of its own that is offered besides the levels; its name and a sentence
    are `character-BOT` in the catalog."""

    bot: str
    options: Mapping[str, int | str]
    """The options under which the game gives it scope; else it is not offered."""


class Presentation(ABC, Generic[G]):
    """A game at one moment, in the eyes of people. Made when it is shown: nothing here is hot."""

    layout: ClassVar[Layout]
    deck: ClassVar[str]
    """Which drawings the page uses, and which names cards have: `spanish`, `french`, …"""
    minutes: ClassVar[tuple[int, int]]
    """Minutes that a game lasts in the shortest and the longest of its `presets`, with the usual
    number of players, at normal speed. `tests/test_lengths.py` says how they are estimated."""
    presets: ClassVar[tuple[Preset, ...]] = ()
    first: ClassVar[str] = ""
    """The preset for somebody who has never played the game, if it is not the usual way."""
    usual: ClassVar[int] = 0
    """How many players the front page sets up, if not as few as can be."""
    days: ClassVar[tuple[Way, ...]] = ()
    """The ways among which the deal of a day is, each as often as it stands here; without any, the
    usual one. A change gives other deals to all days, also to those that were played."""
    characters: ClassVar[tuple[Character, ...]] = ()
    traditions: ClassVar[tuple[str, ...]] = ()
    """Traditions of calling aloud, the usual one first. Messages that begin with `call-` are told
    which is chosen, as `$tradition`."""
    keeps_bar: ClassVar[bool] = False
    """Whether actions other than cards come and go all the time: a large page keeps room for
    their buttons."""
    by_rank: ClassVar[bool] = False
    """Whether hands are sorted by rank and not by suit."""

    def __init__(self, game: G) -> None:
        self.game = game

    # Before the game.

    @classmethod
    def offer(cls, rules: type[Game]) -> dict[str, Any]:
        """What the page needs to offer the game, lay out its table and name its cards, as JSON."""
        most = rules.seats[-1]
        usual = cls.usual or rules.seats[0]
        game = rules(most, rules.settings(most, {}))
        pack = game.pack
        openings = [] if game.deals() else game.legal_names()
        options = {
            option.name: {
                **option.describe(),
                "title": m.say(f"option-{option.name}"),
                "text": m.say(f"option-{option.name}.text"),
                "titles": [m.say(f"option-{option.name}-{value}") for value in option.values],
            }
            for option in rules.options
        }
        opening = rules.first_move and {
            "name": rules.first_move[0],
            "rule": rules.first_move[1],
            "title": m.say("opening"),
            "text": m.say("opening.text"),
        }
        return {
            **rules.describe(),
            "title": m.say("title"),
            "options": options,
            "openings": sorted({name.partition(" ")[0] for name in openings}),
            "opening": opening,
            "credit": m.say("credit"),
            "about": m.say("about"),
            "minutes": cls.minutes,
            "prefix": rules.prefix,
            "clockwise": rules.clockwise,
            "packets": rules.packets,
            "first_dealt": rules.first_dealt,
            "layout": cls.layout,
            "deck": cls.deck,
            "cards": [[name, pack.ranks[at], m.say("card-name", card=m.card(name))]
                      for at, name in enumerate(pack.names)],
            "ranks": list(dict.fromkeys(pack.ranks)),
            "by_rank": cls.by_rank,
            "keeps_bar": cls.keeps_bar,
            "traditions": [[name, m.say(f"tradition-{name}")] for name in cls.traditions],
            "presets": [
                {
                    "id": preset.id,
                    "title": m.say(f"preset-{preset.id}"),
                    "text": m.say(f"preset-{preset.id}.text"),
                    "options": dict(preset.options),
                }
                for preset in cls.presets
            ],
            "first": cls.first,
            "usual": usual,
            "days": [
                {"players": way.players, "options": dict(way.options)}
                for way in cls.days or (Way(usual, {}),)
            ],
            "characters": [
                {
                    "bot": character.bot,
                    "text": m.say(f"character-{character.bot}"),
                    "options": dict(character.options),
                }
                for character in cls.characters
            ],
        }  # fmt: skip

    # At the table.

    @abstractmethod
    def display(self, seat: int | None) -> Display:
        """What this reader (None: a spectator) is shown; `laid` fills in what is as usual."""

    @abstractmethod
    def prompt(self, own: bool) -> Message | None:
        """What is asked of the actor now; None if nobody is.

        `own`: the reader is the actor, and may be told what his own hand adds to that.
        """

    def act(self, action: int) -> Action:
        """A legal action of the actor, for him alone. By default a card to tap, or a button with
        the message `action-WORD`, `$value` being what follows the word."""
        name = self.game.actions[action]
        word, _, value = name.partition(" ")
        if action < len(self.game.pack.names):
            return acted(name, m.say("card-name", card=m.card(value)), card=value, taps=True)
        return acted(name, m.say(f"action-{word}", value=value))

    def actions(self) -> list[Action]:
        """All legal actions of the actor, sorted by their names."""
        legal = sorted(self.game.legal(), key=self.game.actions.__getitem__)
        return [self.act(action) for action in legal]

    def refusal(self, refusal: Refusal) -> Message:
        """Why something cannot be done."""
        return m.say(f"refusal-{refusal.what}", **self.arguments(refusal.values or {}))

    def told(self, event: Event) -> Told:
        """An event: the message of its name, and what the page itself shows of it."""
        told: Told = {
            "kind": event.kind,
            "rule": event.rule,
            "seat": event.seat,
            "text": m.say(event.name, **self.event_arguments(event)),
        }
        pack = self.game.pack
        if "card" in event.values:
            told["card"] = pack.names[event.values["card"]]
        if "cards" in event.values:
            told["cards"] = pack.write(event.values["cards"])
        if "points" in event.values:
            told["points"] = list(event.values["points"])
        return told

    def event_arguments(self, event: Event) -> dict[str, Any]:
        """What fills the message of an event."""
        own = {} if event.seat is None else {"seat": event.seat}
        return self.arguments({**own, **event.values})

    def arguments(self, values: Mapping[str, Any]) -> dict[str, Any]:
        """Values of an event or a refusal as arguments of messages.

        `why` names a part of the sentence: the message `why-NAME` with the same arguments.
        """
        args: dict[str, Any] = {}
        for name, value in values.items():
            if name in SEAT_VALUES:
                args[name] = m.seat(value)
            elif name in SEATS_VALUES:
                args[name] = m.seats(value)
            elif name in CARD_VALUES:
                args[name] = m.card(self.game.pack.names[value])
            elif name in CARDS_VALUES:
                args[name] = m.cards(self.game.pack.write(value))
            elif name == "rank":
                args[name] = m.rank(value)
            elif type(value) in (int, str) and name != "why":
                args[name] = value
        if "why" in values:
            args["why"] = m.say(f"why-{values['why']}", **args)
        return args

    def laid(self, hands: list[list[str]], **keys: Any) -> Display:
        """A display in which all but these keys is as usual."""
        game = self.game
        display: Display = {
            "actor": actor_name(game.actor),
            "scores": game.scores(),
            "winners": game.winners(),
            "hands": hands,
            "trick": [],
            "last_trick": None,
            "table": [],
            "note": None,
            "turned": None,
            "fresh": None,
            "marks": {},
            "stock": 0,
            "notes": [[] for _ in range(game.players)],
            "facts": [],
            "sheet": [],
            "running": None,
            "report": None,
            "signs": [],
            "tokens": [None] * game.players,
            "teams": [game.team(seat) for seat in range(game.players)],
            "dealer": None,
        }
        if unknown := keys.keys() - display.keys():
            raise TypeError(f"a display has no key {', '.join(sorted(unknown))}")
        display.update(keys)  # type: ignore[typeddict-item]
        return display


def acted(
    name: str,
    label: Message,
    *,
    detail: Message | None = None,
    card: str | None = None,
    taps: bool = False,
    figure: int | None = None,
    usual: bool = False,
    risk: Message | None = None,
    takes: Iterable[str] = (),
    meaning: Message | None = None,
) -> Action:
    """An action; what is not said is as usual."""
    return {
        "action": name,
        "label": label,
        "detail": detail,
        "card": card,
        "taps": taps,
        "figure": figure,
        "usual": usual,
        "risk": risk,
        "takes": list(takes),
        "meaning": meaning,
    }
