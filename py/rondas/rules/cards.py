"""Packs of cards: integers inside, the notation of the rulebooks at the edges."""

from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random

from rondas.text import brief


def shuffled(cards: Iterable[int], rng: Random) -> list[int]:
    """Return the cards in random order. Sorting by random numbers takes a third of the time of
    `Random.shuffle`, and the search deals cards by the thousand."""
    random = rng.random
    return sorted(cards, key=lambda _: random())


class Pack:
    """The cards of a game. A card is an index into `names`. Equal cards share one index, and
    `copies[card]` is their number, so they give one action."""

    def __init__(
        self,
        names: Sequence[str],
        copies: Sequence[int] | None = None,
        ranks: Sequence[str] | None = None,
    ) -> None:
        self.names = tuple(names)
        self.ranks = tuple(ranks) if ranks is not None else self.names
        """The sorting order of cards if suits do not matter, from low to high as they appear."""
        self.copies = tuple(copies) if copies is not None else (1,) * len(self.names)
        self.index = {name: card for card, name in enumerate(self.names)}
        self.size = sum(self.copies)
        self._cards = [card for card, n in enumerate(self.copies) for _ in range(n)]
        self.single = frozenset([card for card, n in enumerate(self.copies) if n == 1])
        self.several = [card for card, n in enumerate(self.copies) if n > 1]

    def cards(self) -> list[int]:
        """Return the whole pack in its own order, copies beside each other."""
        return self._cards[:]

    def write(self, cards: Iterable[int]) -> list[str]:
        """Return the names of some cards, in the order given."""
        names = self.names
        return [names[card] for card in cards]

    def read(self, names: Iterable[str]) -> list[int]:
        """Return the cards with these names; ValueError names the first that is not in the pack."""
        index = self.index
        try:
            return [index[name] for name in names]
        except KeyError as error:
            raise ValueError(f"no such card: {brief(error.args[0])}") from None

    def check_deck(self, cards: Sequence[int]) -> None:
        """Raise ValueError unless these cards are exactly the pack, each copy once."""
        if sorted(cards) == self._cards:
            return
        count = Counter(cards)
        for card, copies in enumerate(self.copies):
            if count[card] != copies:
                fault = "is missing" if count[card] < copies else "is there too often"
                raise ValueError(f"the deck is not the pack: {self.names[card]} {fault}")


def suited(suits: str, ranks: Sequence[str]) -> Pack:
    """Return a pack with every rank in every suit, suit by suit: `1C`, `2C`, …"""
    return Pack([f"{rank}{suit}" for suit in suits for rank in ranks], ranks=[*ranks] * len(suits))


# The deal of a seed depends on the order of the pack, which therefore never changes.
SPANISH_48 = suited("COEB", [str(rank) for rank in range(1, 13)])
"""Cups, coins, swords and clubs, 1 to 12."""
SPANISH_40 = suited("OCEB", [*map(str, range(1, 8)), "10", "11", "12"])
"""Coins, cups, swords and clubs, 1 to 7 and 10 to 12."""
FRENCH_52 = suited("SHDC", "AKQJT98765432")
"""Spades, hearts, diamonds and clubs, from the ace down."""
