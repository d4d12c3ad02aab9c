"""What the page paints: the parts of a display, actions and events, as typed dictionaries.

A presentation (`rondas.rules.presentation`) makes them for one reader.
"""

from typing import NotRequired, TypedDict

from rondas.rules.message import Message
from rondas.rules.report import Report, Row
from rondas.rules.spread import Spread

Play = tuple[int, str]
"""A seat, and the card it played."""


class LastTrick(TypedDict):
    """The trick before the one on the table."""

    plays: list[Play]
    winner: int
    rule: str
    """The clause that decided it."""
    tags: NotRequired[list[Message | None]]
    """A word for some of its cards."""
    order: NotRequired[list[str]]
    """Its cards from the strongest, where each is stronger than the next."""
    out: NotRequired[list[int]]
    """Seats that could not win it."""


class Part(TypedDict):
    """The contents of the part of the game in progress."""

    label: Message
    rows: list[Row]


class Sign(TypedDict):
    """A drawing that is not a card of the pack, and its meaning."""

    name: str
    text: Message


class Token(Sign):
    """A drawing at a player's place, with a meaning that a tap shows."""

    means: Message


class NamedSign(Sign):
    """A drawing with a name below it."""

    title: Message


class Display(TypedDict):
    """Everything that the page paints for one reader. Every key is always present."""

    actor: int | str | None
    scores: list[int]
    winners: list[int]
    points: list[int] | None
    """The scores with what the part in progress has brought, if plates show these."""
    holders: list[int]
    """For each score the seat that has its cards, and gets its points: of partners only one."""
    hands: list[list[str]]
    """Each seat's cards, HIDDEN for cards that the reader may not see."""
    trick: list[Play]
    """In the order of play."""
    last_trick: LastTrick | None
    table: list[str]
    """Open cards."""
    note: Message | None
    """The meaning of the open cards, in a short phrase."""
    tip: Message | None
    """A fact of the reader's own hand that helps to choose, while they are asked."""
    spread: Spread | None
    """Cards in rows with names, such as melds, and where they lie."""
    turned: str | None
    """A card turned up that cannot stay."""
    fresh: str | None
    """The open card just laid, which may be caught."""
    marks: dict[str, Message]
    """A word for each card that is special now."""
    stock: int
    """Cards in the stock."""
    piles: list[int]
    """The number of captured cards that lie at each seat."""
    notes: list[list[Message]]
    """Short phrases beside each player."""
    missed: list[bool]
    """Whether each player can no longer get what they aimed at in this part."""
    facts: list[Message]
    """The state of the game (round, trick), in short phrases."""
    sheet: list[Row]
    """The parts of the game so far; their points add up to the scores."""
    running: Part | None
    report: Report | None
    """The result of the part just over, until the next deal; at the end, of the last part."""
    signs: list[NamedSign]
    """Drawings that lie on the table."""
    tokens: list[Token | None]
    """The drawing that lies at each player's place."""
    teams: list[int]
    """The team of each seat."""
    dealer: int | None


class NamedAction(TypedDict):
    """An action by its name, and in words."""

    action: str
    label: Message


class Offer(TypedDict, total=False):
    """What an action may be offered with."""

    detail: Message | None
    """More about it, in smaller letters."""
    card: str | None
    """The card of the hand that the action belongs to."""
    taps: bool
    """Whether a tap on that card does it; else it has its own button."""
    figure: int | None
    """The number that it chooses, if actions are numbers."""
    usual: bool
    """Whether it needs no thought, such as the truth: the page offers it first among equals."""
    risk: Message | None
    """The danger of an unusual action; the page shows it before the action."""
    takes: list[str]
    """The open cards that it would take."""
    meaning: Message | None
    """The consequence of the action, as far as the actor can know it."""


class Action(NamedAction, Offer):
    """One possible action, with every key: for the actor alone, as it may reveal their hand."""


class EventDisplay(TypedDict):
    """An event for one reader."""

    kind: str
    rule: str
    seat: int | None
    text: Message
    reason: NotRequired[Message]
    """The reason for points, shorter than `text`, for the score sheet."""
    call: NotRequired[Message]
    """A call that the seat makes aloud."""
    means: NotRequired[Message]
    """The meaning of the call, for a person who hears it for the first time."""
    part: NotRequired[Message]
    """A heading for the points that follow."""
    card: NotRequired[str | None]
    cards: NotRequired[list[str]]
    points: NotRequired[list[int]]
    """A number for each score."""
    peak: NotRequired[list[int]]
    """The same, of a moment on which the page dwells."""
