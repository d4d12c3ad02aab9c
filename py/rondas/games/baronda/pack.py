"""The packs of Baronda (BA-1)."""

from rondas.rules.cards import Pack

# A number card is 14 * suit + number, whatever the number of players; a 0 is a Garuda.
SUITS = "RBGY"
"""Red, blue, green, yellow."""
RED = 0
NO_SUIT = -1
"""The led suit of a trick in which no suit is led yet (BA-4.2)."""
PASS = 56
NAGA = 57
NAMES = (*(f"{number}{suit}" for suit in SUITS for number in range(14)), "PASS", "NAGA")
SUIT = [card // 14 for card in range(58)]
"""The suit of each card, 4 for Pass and Naga: never equal to a led suit."""
NUMBER = [card % 14 for card in range(56)]
GARUDAS = frozenset({0, 14, 28, 42})

HIGHEST = {2: 5, 3: 7, 4: 10, 5: 13}
"""The highest number in the pack, by the number of players (BA-1.2)."""
PACKS = {
    players: Pack(NAMES, [*(int(number <= highest) for number in NUMBER), 3, 3])
    for players, highest in HIGHEST.items()
}
"""The pack by the number of players (BA-1.2, BA-1.3)."""


def suit_letter(suit: int) -> str | None:
    """`B`; None where no suit is led."""
    return SUITS[suit] if suit != NO_SUIT else None


def suit_of(letter: str | None) -> int:
    """The same backwards."""
    return NO_SUIT if letter is None else SUITS.index(letter)
