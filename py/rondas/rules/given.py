"""What a position says, read key by key by its game."""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from rondas.rules.cards import Pack
from rondas.text import brief, check_number

UNKNOWN = -1
"""A card that the position does not name."""
MOST = 1000
"""Characters of a value; a whole pack has some hundreds."""


def unknown(word: str) -> int | None:
    """Return how many unknown cards a word stands for (`?`, `?9`); None for other words."""
    found = re.fullmatch(r"\?([1-9][0-9]?)?", word)
    return int(found[1] or 1) if found else None


class Given:
    """The keys of one position. What is wrong with one is a ValueError that begins with it.

    A card may be named once for each copy in the pack. The game reads all cards that lie open
    before it calls `deal`, which fills the hands and the stock.
    """

    def __init__(
        self,
        pack: Pack,
        players: int,
        data: Mapping[str, Any],
        order: Sequence[int] | None = None,
        form: bool = False,
    ) -> None:
        """`order`: the cards that stand for the unknown ones; by default those of the pack.
        `form`: some cards are found for the keys that a position cannot do without."""
        self.pack = pack
        self.players = players
        self.order = order
        self.asked: set[str] = set()
        """The keys that the game takes."""
        self.fields: dict[str, dict[str, Any]] = {}
        """The keys that the game has read, with what each can be: for a form."""
        self.unseen: list[int] = []
        """The cards that the position does not name, in the order of the pack."""
        self.held: list[Counter[str]] = []
        """The cards of each hand that it names, by their names."""
        self.hidden = 0
        """How many cards of hands and stock it does not name."""
        self.owners: list[int] = []
        """The seats that get the cards drawn first, one seat for each card."""
        self.filled: dict[str, str] = {}
        """The keys of the hands and the stock with all their cards named."""
        self._form = form
        self.data = data
        for key, value in data.items():
            if value is None:
                raise ValueError(f"{key}: a value, not {brief(value)}")
        self._where: dict[int, list[str]] = {}

    def _value(self, key: str) -> Any:
        self.asked.add(key)
        return self.data.get(key)

    def has(self, key: str) -> bool:
        """Whether the position has this key."""
        return self._value(key) is not None

    def number(self, key: str, default: int, low: int, high: int) -> int:
        """A whole number."""
        value = self._value(key)
        self.fields.setdefault(key, {"kind": "number", "low": low, "high": high, "usual": default})
        if value is None:
            return default
        check_number(key, value, high, low)
        return int(value)

    def seat(self, key: str, default: int) -> int:
        """A seat."""
        self.fields[key] = {"kind": "seat", "usual": default}
        return self.number(key, default, 0, self.players - 1)

    def numbers(self, key: str, default: Sequence[int], low: int, high: int) -> list[int]:
        """As many whole numbers as `default` has."""
        value = self._value(key)
        self.fields[key] = {"kind": "numbers", "low": low, "high": high, "usual": list(default)}
        if value is None:
            return list(default)
        if (
            not isinstance(value, list)
            or len(value) != len(default)
            or not all(type(each) is int and low <= each <= high for each in value)
        ):
            raise ValueError(
                f"{key}: {len(default)} numbers from {low} to {high}, not {brief(value)}"
            )
        return value[:]

    def words(self, key: str, count: int, values: Sequence[str]) -> list[str]:
        """So many of these words, separated by spaces; none where the key is missing."""
        value = self._value(key)
        self.fields[key] = {"kind": "words", "count": count, "values": list(values)}
        if value is None:
            return []
        words = value.split(" ") if isinstance(value, str) and len(value) <= MOST else []
        if len(words) != count or not all(word in values for word in words):
            if not values:
                raise ValueError(f"{key}: nothing is possible here, not {brief(value)}")
            known = f"{count} of {', '.join(values)}"
            raise ValueError(f"{key}: {known}, with spaces between, not {brief(value)}")
        return words

    def cards(self, key: str, most: int, why: str, least: int = 0) -> list[int]:
        """Cards that lie open, at most so many, and `why`. `least`: how many a form begins with."""
        cards = self._cards(key, most, why)
        if self._form and len(cards) < least:
            cards = [self._place(key, self.pack.names[card]) for card in self.pack.cards()[:least]]
        self.fields[key] = {"kind": "cards", "most": most, "hidden": False, "least": least}
        if UNKNOWN in cards:
            raise ValueError(f"{key}: each card must be named")
        return cards

    def row(self, key: str) -> list[int]:
        """Cards as they lie at a place where some may be unknown for good."""
        cards = self._cards(key, MOST, "")
        if len(cards) > self.pack.size:
            raise ValueError(f"{key}: {len(cards)} cards, and the pack has {self.pack.size}")
        self.fields[key] = {"kind": "cards", "most": self.pack.size, "hidden": True, "least": 0}
        return cards

    def deal(
        self, sizes: Sequence[int], why: str, stock: int = 0
    ) -> tuple[list[list[int]], list[int]]:
        """The hands, of these sizes, and `why`; and the stock, the top first. What the position
        does not name is drawn from the cards that it names nowhere."""
        places = {**{f"hand{seat}": size for seat, size in enumerate(sizes)}, "stock": stock}
        for key, size in places.items():
            if size:
                self.fields[key] = {"kind": "cards", "most": size, "hidden": True, "least": 0}
        named = {
            key: self._cards(key, most, "the stock has no more" if key == "stock" else why)
            for key, most in places.items()
        }
        left = Counter(self.pack.cards())
        left.subtract({card: len(where) for card, where in self._where.items()})
        self.unseen = list(left.elements())
        order = iter(self.unseen if self.order is None else self.order)
        dealt = {}
        for key, size in places.items():
            cards = named[key] + [UNKNOWN] * (size - len(named[key]))
            self.hidden += cards.count(UNKNOWN)
            if self.hidden > len(self.unseen):
                raise ValueError(f"{key}: too few cards are left for it")
            dealt[key] = [next(order) if card == UNKNOWN else card for card in cards]
            if key != "stock":
                self.owners += [int(key[4:])] * cards.count(UNKNOWN)
            if size:
                self.filled[key] = " ".join(self.pack.write(dealt[key]))
        hands = [dealt[f"hand{seat}"] for seat in range(len(sizes))]
        self.held = [
            Counter(self.pack.names[card] for card in named[f"hand{seat}"] if card != UNKNOWN)
            for seat in range(len(sizes))
        ]
        return hands, dealt["stock"]

    def _cards(self, key: str, most: int, why: str) -> list[int]:
        value = self._value(key)
        if value is None or value == "":
            return []
        if not isinstance(value, str) or len(value) > MOST:
            raise ValueError(f"{key}: cards with a space between them, not {brief(value)}")
        cards: list[int] = []
        for word in value.split(" "):
            if (number := unknown(word)) is not None:
                cards += [UNKNOWN] * number
            elif word == "…":
                cards += self._others(key)
            else:
                cards.append(self._place(key, word))
        if len(cards) > most:
            raise ValueError(f"{key}: {len(cards)} cards, at most {most} can be there: {why}")
        return cards

    def _place(self, key: str, name: str) -> int:
        card = self.pack.index.get(name)
        if card is None or not self.pack.copies[card]:
            raise ValueError(f"{key}: no such card: {brief(name)}")
        where = self._where.setdefault(card, [])
        where.append(key)
        if len(where) > self.pack.copies[card]:
            if where[0] == key:
                raise ValueError(f"{key}: {name} is there too often")
            raise ValueError(f"{key}: {name} is in {where[0]} already")
        return card

    def _others(self, key: str) -> list[int]:
        """All cards that the position names nowhere."""
        named = " ".join(value for value in self.data.values() if isinstance(value, str))
        if named.count("…") > 1:
            raise ValueError(f"{key}: only one place can have the others")
        left = Counter(self.pack.cards())
        left.subtract(
            card for word in named.split(" ") if (card := self.pack.index.get(word)) is not None
        )
        return [self._place(key, self.pack.names[card]) for card in left.elements()]
