"""The cards of Rounds, and what they count (RO-1.1, RO-4.1)."""

from rondas.rules.cards import FRENCH_52

PACK = FRENCH_52
SUITS = "SHDC"
RANKS = "AKQJT98765432"
SUIT = [card // 13 for card in range(52)]
"""Each card's suit, as its place in `SUITS`."""
RANK = [card % 13 for card in range(52)]
"""0 the ace to 12 the two: the lower number is the higher card."""
TWO_OF_HEARTS = PACK.index["2H"]
POINTS = [10 if card == TWO_OF_HEARTS else max(4 - RANK[card], 0) for card in range(52)]
"""The points of each card for the player who takes it (RO-4.1)."""
