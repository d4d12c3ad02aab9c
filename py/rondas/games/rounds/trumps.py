"""Tricks of Rounds, fast: tables that say at once what RO-3 says in words.

`why` in the rules decides a trick plainly; tests hold both equal, and the cards that may be
played equal to those of a second implementation.
"""

from functools import cache

from rondas.games.rounds.pack import RANK, SUIT

NONE: frozenset[int] = frozenset()


class Trumps:
    """The trumps that a turned-up card makes (RO-3)."""

    def __init__(self, turned: int, together: bool) -> None:
        self.turned = turned
        self.together = together
        """Whether rank trumps belong to the trump suit in every respect (RO-3.6)."""
        self.suit = SUIT[turned]
        self.rank_trumps = frozenset(
            card for card in range(52) if RANK[card] == RANK[turned] and card != turned
        )
        suits = [frozenset(range(first, first + 13)) for first in range(0, 52, 13)]
        if together:
            suits = [cards - self.rank_trumps for cards in suits]
            suits[self.suit] |= self.rank_trumps
        led = [self.suit_led(card) for card in range(52)]
        self.follow = [suits[suit] for suit in led]
        """For each card led, the cards that follow suit (RO-3.1, RO-3.5)."""
        due = NONE if together else self.rank_trumps
        self.due = [due if suit == self.suit else NONE for suit in led]
        """For each card led, the cards of which one must be played if none follows (RO-3.4)."""
        self.beats = [self._beating(card) for card in range(52)]
        """For each card led, the cards that beat it (RO-3.3)."""

    def _beating(self, lead: int) -> frozenset[int]:
        if lead in self.rank_trumps:
            return NONE
        higher = range(13 * SUIT[lead], lead)
        suit = range(13 * self.suit, 13 * self.suit + 13) if SUIT[lead] != self.suit else ()
        return self.rank_trumps.union(higher, suit)

    def suit_led(self, lead: int) -> int:
        """The suit that a lead asks for: the trump suit if a rank trump is led (RO-3.5)."""
        return self.suit if lead in self.rank_trumps else SUIT[lead]

    def lawful(self, hand: list[int], lead: int) -> list[int]:
        """The cards of a hand that may be played to a lead (RO-3.1, RO-3.4 to RO-3.6)."""
        follow = self.follow[lead]
        cards = [card for card in hand if card in follow]
        if not cards and (due := self.due[lead]):
            cards = [card for card in hand if card in due]
        return cards or hand


@cache
def trumps(turned: int, together: bool) -> Trumps:
    return Trumps(turned, together)
