"""The parameters of an address that are not options of a game."""

WORDS = (
    "game", "players", "seat", "bots", "speed", "theme", "lang", "move", "review", "lesson", "at",
    "daily", "date", "puzzle", "example", "position", "compose", "view", "controls", "poster",
)  # fmt: skip
"""They take a word or a number, and nothing that could follow one."""
FREE = ("seed", "seats", "names", "saved")
"""They take any text."""
KNOWN = WORDS + FREE + ("accent",)
PASSING = ("lang", "theme", "accent", "speed")
"""They change nothing of the game."""
