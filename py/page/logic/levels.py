"""The level that follows wins and losses."""

from page.logic.constants import LEVELS

FOLLOWS = "follow"
"""The value of a setting, or in an address, in the place of a level."""
BEGINS = LEVELS.index("medium")
WHOLE = 60
"""A game won; it can be shared out among as many sides as there may be."""
STEP = 90
"""The lead over one's share of the games that changes the level: with two sides, three games won in
a row, or lost."""


def following(done: list[dict]) -> str:
    """Return the level after some games, the first one first. Only games at the current level move
    it, and after each step the count begins anew."""
    at = BEGINS
    lead = 0
    for each in done:
        if each["level"] != LEVELS[at]:
            continue
        sides = len(each["scores"])
        lead += (WHOLE if each["seat"] in each["winners"] else 0) - WHOLE // sides
        step = (1 if lead >= STEP else 0) - (1 if lead <= -STEP else 0)
        if step:
            at = max(0, min(at + step, len(LEVELS) - 1))
            lead = 0
    return LEVELS[at]


def of_game(done: list[dict], game: str) -> list[dict]:
    """Return the games of one kind, in the order in which they ended."""
    return sorted([each for each in done if each["game"] == game], key=lambda each: each["time"])
