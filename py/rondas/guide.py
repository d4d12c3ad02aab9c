"""What helps people to see through a game: what is high now, what a card is worth, the rules in
one screen. The fifth of the interfaces behind which every game stands.

A guide is made from a game at one moment. Like a presentation it holds no sentence, only messages.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Generic, NotRequired, TypedDict

from rondas.knowledge import G
from rondas.message import Message, say


class Step(TypedDict):
    """A link of an order."""

    mark: str
    """What is drawn: a suit's letter or another drawing of the pack, a rank; empty while it is open
    which suit it is."""
    text: Message | None
    """None where it is no step of its own in the trick that lies there."""
    lit: bool
    """Whether it decides the trick as it stands, or, as long as none is begun, the last one."""
    between: NotRequired[Message]
    """Of a step that hangs on the trick: its text while none lies there, when nothing is drawn."""


class Order(TypedDict):
    """What beats what now, for the table. Public: the same for every reader."""

    ring: bool
    """Whether the last step beats the first again."""
    steps: list[Step]
    """From the strongest."""
    note: Message | None
    """What decides now besides, in a sentence."""


NO_ORDER: Order = {"ring": False, "steps": [], "note": None}
"""Where there is nothing to show."""


class Row(TypedDict):
    """Cards with a line about them."""

    cards: list[str]
    text: Message


class Section(TypedDict):
    """A part of the screen of help."""

    topic: str
    """What it is about: under `order` the order is drawn."""
    title: Message
    now: list[Row]
    """What lies on the table, and what is ahead or would beat it."""
    text: Message
    rows: list[Row]


class Guide(ABC, Generic[G]):
    """A game at one moment, explained. Made when it is asked for: nothing here is hot."""

    topics: ClassVar[tuple[str, ...]] = ("goal", "turn", "order", "points", "end")
    """The sections of the screen of help: `help-TOPIC-title` and `help-TOPIC` in the catalog."""
    terms: ClassVar[tuple[str, ...]] = ()
    """Words that can be asked about: `term-NAME`, with `.also` its other forms, which commas
    separate, and with `.text` what it means."""

    def __init__(self, game: G) -> None:
        self.game = game

    @abstractmethod
    def order(self) -> Order:
        """What beats what, and what decides now."""

    @abstractmethod
    def about(self, card: int, seat: int | None) -> list[Message]:
        """What a card is worth, and, for one that this reader could play now, what it would do.

        From what the reader may know alone.
        """

    def reasons(self, action: int) -> list[Message]:
        """Why the actor may well do this: what it takes, beats, saves or gives away now.

        From what he may know alone.
        """
        return self.about(action, self.game.actor) if action < len(self.game.pack.names) else []

    def foreseen(self, action: int) -> str:
        """What speaks for it in this very deal, if anything does: NAME for the message
        `advice-NAME`, which says in how many deals it is so. It looks at all hands, and is only
        asked of determinizations."""
        return ""

    def weighed(
        self, card: int, choice: Sequence[int], ahead: Sequence[int], worth: Callable[[int], float]
    ) -> list[Message]:
        """Why this card of a choice, of which some would get ahead; `worth`: what each is worth to
        the actor."""
        if card in ahead:
            if len(ahead) == 1:
                return [say("advice-only")] if len(choice) > 1 else []
            least = worth(card) <= min(map(worth, ahead))
            return [say("advice-least")] if least else []
        told = [say("advice-none")]
        if ahead:
            kept = self.game.pack.names[min(ahead, key=worth)]
            told = [say("advice-kept", card={"card": kept})]
        return told + self.spared(card, choice, worth)

    def spared(
        self, card: int, choice: Sequence[int], worth: Callable[[int], float]
    ) -> list[Message]:
        """That it is the least of a choice, if it is."""
        least = len(choice) > 1 and worth(card) <= min(map(worth, choice))
        return [say("advice-spared")] if least else []

    def values(self) -> dict[str, Any]:
        """What fills the messages of the screen of help besides the players and every option."""
        return {}

    def rows(self, topic: str) -> list[Row]:
        """The pictures of a section."""
        return []

    def now(self) -> list[Row]:
        """What lies on the table, for the section `order`."""
        return []

    def help(self) -> list[Section]:
        """The screen of help.

        Its messages may choose by every option of the game, by its name: what they say is true at
        this table.
        """
        values = {**self.game.option, "players": self.game.players, **self.values()}
        return [
            {
                "topic": topic,
                "title": say(f"help-{topic}-title"),
                "now": self.now() if topic == "order" else [],
                "text": say(f"help-{topic}", **values),
                "rows": self.rows(topic),
            }
            for topic in self.topics
        ]

    @classmethod
    def glossary(cls) -> list[dict[str, Message]]:
        """The terms, each with its other forms and what it means."""
        return [
            {
                "term": say(f"term-{name}"),
                "also": say(f"term-{name}.also"),
                "text": say(f"term-{name}.text"),
            }
            for name in cls.terms
        ]

    def plays(self, card: int, seat: int | None) -> bool:
        """Whether the reader could play this card now."""
        return seat is not None and self.game.actor == seat and card in self.game.legal()
