"""Tricks of Baronda, fast: tables that say at once what BA-4.3 and BA-5 say in words.

`strongest` in the rules is the same written plainly; a test holds them equal.
"""

from collections.abc import Sequence

from rondas.games.baronda.pack import GARUDAS, NAGA, NO_SUIT, NUMBER, PASS, RED, SUIT

# All by the led suit, NO_SUIT as the last, and by the card.
FOLLOWS = [
    [SUIT[card] == led or card == PASS for card in range(58)] for led in (0, 1, 2, 3, NO_SUIT)
]
"""Whether the card follows; without a led suit a Pass does."""
FITS = [[*row[:NAGA], True] for row in FOLLOWS]
"""Whether somebody who can follow may play the card (BA-4.3)."""


def _strength(card: int, led: int) -> int:
    if card == NAGA:
        return 40
    if card == PASS:
        return 1
    if SUIT[card] == RED:
        return 20 + NUMBER[card]
    return 2 + NUMBER[card] if SUIT[card] == led else 0


STRENGTH = [[_strength(card, led) for card in range(58)] for led in (0, 1, 2, 3, NO_SUIT)]
"""How strong the card is where no Garuda is awake: the higher the stronger."""
AWAKE = 50
"""The strength of a Garuda that is awake."""
STRENGTH_AWAKE = [
    [AWAKE if card in GARUDAS else strengths[card] for card in range(58)] for strengths in STRENGTH
]
"""The same where all Garudas are awake."""


def trick_winner(trick: Sequence[int], led: int, plain: bool) -> int:
    """The place in the trick of the card that wins it (BA-5)."""
    strength = STRENGTH_AWAKE[led]
    winner, most = PASS, -1
    for card in trick:  # a plain loop is the fastest for so few; the first of equals (BA-5.7)
        if strength[card] > most:
            winner, most = card, strength[card]
    if most == AWAKE and NAGA not in trick:
        follows = FOLLOWS[led]
        strays = [card for card in trick if not follows[card]]
        if len(strays) == 1 and strays[0] in GARUDAS and not plain:
            winner = strays[0]  # all but its own player followed
        elif strays:
            strength = STRENGTH[led]
            values = [strength[card] for card in trick]
            return values.index(max(values))
    return trick.index(winner)
