"""Packs of cards: integers inside, the notation of the rulebooks at the edges."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random

from rondas.words import brief


def shuffled(cards: Iterable[int], rng: Random) -> list[int]:
    """The cards in random order. Sorting by random numbers takes a third of the time of
    `Random.shuffle`, and search deals cards by the thousand."""
    random = rng.random
    return sorted(cards, key=lambda _: random())


class Pack:
    """The cards a game is played with.

    A card is an index into `names`. Cards that are alike share one index, and
    `copies[card]` says how many of it there are, so equal cards give one action.
    """

    __slots__ = ("_cards", "copies", "index", "names", "size", "titles")

    def __init__(
        self,
        names: Sequence[str],
        copies: Sequence[int] | None = None,
        titles: Sequence[str] | None = None,
    ) -> None:
        self.names = tuple(names)
        self.titles = tuple(titles) if titles is not None else self.names
        """What people call the cards: `7 of swords`."""
        self.copies = tuple(copies) if copies is not None else (1,) * len(self.names)
        self.index = {name: card for card, name in enumerate(self.names)}
        self.size = sum(self.copies)
        self._cards = [card for card, n in enumerate(self.copies) for _ in range(n)]

    def cards(self) -> list[int]:
        """The whole pack in its own order, copies beside each other."""
        return self._cards[:]

    def write(self, cards: Iterable[int]) -> list[str]:
        """The names of some cards, in the order given."""
        return [self.names[card] for card in cards]

    def read(self, names: Iterable[str]) -> list[int]:
        """The cards with these names; ValueError names the first that is not in the pack."""
        cards = []
        for name in names:
            if name not in self.index:
                raise ValueError(f"no such card: {brief(name)}")
            cards.append(self.index[name])
        return cards

    def check_deck(self, cards: Sequence[int]) -> None:
        """ValueError unless these cards are exactly the pack, each copy once."""
        if sorted(cards) == self._cards:
            return
        count = Counter(cards)
        for card, copies in enumerate(self.copies):
            if count[card] != copies:
                fault = "is missing" if count[card] < copies else "is there too often"
                raise ValueError(f"the deck is not the pack: {self.names[card]} {fault}")
