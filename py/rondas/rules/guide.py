"""Explanations of a game in progress: the fifth of the interfaces that every game implements.

A guide tells what beats what now, what a card is worth, and the rules on one screen. It is made
from a game at one moment, and contains messages, no sentences.
"""

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Generic, NotRequired, TypedDict

from rondas.rules.knowledge import G
from rondas.rules.message import Message, say


class Step(TypedDict):
    """A step of an order."""

    mark: str
    """The drawing: a suit's letter, another drawing, or a rank; empty while the suit is open."""
    text: Message | None
    """None if it is no separate step in the current trick."""
    lit: bool
    """Whether it decides the current trick or, before the next one begins, the last trick."""
    between: NotRequired[Message]
    """The text between tricks, for a step that depends on the trick; nothing is drawn then."""


class Ranking(TypedDict):
    """What beats what now, for the table. It is public: the same for every reader."""

    ring: bool
    """Whether the last step beats the first again."""
    steps: list[Step]
    """The steps from the strongest."""
    note: Message | None
    """Anything else that decides now, in a sentence."""
    ahead: NotRequired[int | None]
    """The seat whose card is ahead of others in the current trick."""


NO_ORDER: Ranking = {"ring": False, "steps": [], "note": None}
"""For positions with nothing to show."""


class Row(TypedDict):
    """Cards with a line about them."""

    cards: list[str]
    text: Message
    best: NotRequired[list[str]]
    """Those that win, capture or are announced."""


class Worth(TypedDict):
    """A row of a table of points, with a number for each column."""

    label: Message
    points: list[int]


class Table(TypedDict):
    """What is worth how many points."""

    heads: list[Message]
    """Those of the columns with numbers."""
    rows: list[Worth]


class Section(TypedDict):
    """A part of the screen of help."""

    topic: str
    """The subject: with `order` the page draws the order."""
    title: Message
    now: list[Row]
    """The cards on the table, and cards that are ahead or would beat them."""
    text: Message
    table: Table | None
    rows: list[Row]


class Guide(Generic[G]):
    """A game at one moment, explained. It is made on request only, never in the search."""

    topics: ClassVar[tuple[str, ...]] = ("goal", "turn", "order", "points", "end")
    """The sections of the screen of help: `help-TOPIC-title` and `help-TOPIC` in the catalog."""
    terms: ClassVar[tuple[str, ...]] = ()
    """Terms that players can ask about: `term-NAME`, with `.also` its other forms, separated by
    commas, and `.text` its meaning."""
    told_in: ClassVar[tuple[tuple[str, str], ...]] = ()
    """Sections of the screen of help, each with the clause or section of the rulebook behind it."""
    sought: ClassVar[tuple[tuple[str, ...], ...]] = ()
    """Words for which readers search, such as `dealer`, each with the sections or clauses that
    answer."""

    def __init__(self, game: G) -> None:
        self.game = game

    def order(self) -> Ranking:
        """Return what beats what, and what decides now."""
        return NO_ORDER

    def about(self, card: int, seat: int | None) -> list[Message]:
        """Return what a card is worth and, if this reader could play it now, what it would do. Only
        the knowledge of the reader counts."""
        return []

    def reasons(self, action: int) -> list[Message]:
        """Return why an action is better than others, the best reason first; a hint tells that one
        alone. Only the knowledge of the actor counts."""
        return []

    def effects(self, action: int) -> list[Message]:
        """Return what an action does now: what it takes, beats or gives away. Only the knowledge of
        the actor counts."""
        return self.about(action, self.game.actor) if action < len(self.game.pack.names) else []

    def foreseen(self, action: int) -> str:
        """Return what speaks for the action in this deal, or "".

        NAME stands for the message `advice-NAME`, which says in how many deals it holds. This
        method looks at all hands; callers use it on determinizations only.
        """
        return ""

    def weighed(
        self, card: int, choice: Sequence[int], ahead: Sequence[int], worth: Callable[[int], float]
    ) -> list[Message]:
        """Return reasons for this card of a choice in which some cards would get ahead. `worth`:
        the value of each card to the actor."""
        if card in ahead:
            if len(ahead) == 1:
                return [say("advice-only")] if len(choice) > 1 else []
            least = worth(card) <= min(map(worth, ahead))
            return [say("advice-least")] if least else []
        spared = self.spared(card, choice, worth)
        if not ahead:
            return [say("advice-weakest" if spared else "advice-none")]
        kept = self.game.pack.names[min(ahead, key=lambda each: (worth(each), each))]
        return [say("advice-kept", card={"card": kept}), *spared]

    def spared(
        self, card: int, choice: Sequence[int], worth: Callable[[int], float]
    ) -> list[Message]:
        """Return the reason that it is the weakest of a choice, if it is."""
        least = len(choice) > 1 and worth(card) <= min(map(worth, choice))
        return [say("advice-spared")] if least else []

    def values(self) -> dict[str, Any]:
        """Return arguments for the help screen besides the players and every option."""
        return {}

    def rows(self) -> dict[str, list[Row]]:
        """Return the pictures of sections, by their topics."""
        return {}

    def tables(self) -> dict[str, Table]:
        """Return what counts how much, by the topics of sections."""
        return {}

    def now(self) -> list[Row]:
        """Return the cards on the table, for the section `order`."""
        return []

    def help(self) -> list[Section]:
        """Return the help screen, true at this table: its messages may choose by every option."""
        values = {**self.game.option, "players": self.game.players, **self.values()}
        tables, rows = self.tables(), self.rows()
        return [
            {
                "topic": topic,
                "title": say(f"help-{topic}-title"),
                "now": self.now() if topic == "order" else [],
                "text": say(f"help-{topic}", **values),
                "table": tables.get(topic),
                "rows": rows.get(topic, []),
            }
            for topic in self.topics
        ]

    @classmethod
    def glossary(cls) -> list[dict[str, Message]]:
        """Return the terms, each with its other forms and its meaning."""
        return [
            {
                "term": say(f"term-{name}"),
                "also": say(f"term-{name}.also"),
                "text": say(f"term-{name}.text"),
            }
            for name in cls.terms
        ]

    def plays(self, card: int, seat: int | None) -> bool:
        """Return whether the reader could play this card now."""
        return seat is not None and self.game.actor == seat and card in self.game.legal()
