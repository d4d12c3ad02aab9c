"""The parameters of an address that are not options of a game."""

WORDS = (
    "game", "players", "seat", "bots", "speed", "theme", "lang", "move", "review", "lesson", "at",
    "daily", "date", "friend", "puzzle", "example", "position", "compose", "view", "controls",
    "poster",
)  # fmt: skip
"""They take a word or a number, and nothing that could follow one."""
FREE = ("seed", "seats", "names", "saved")
"""They take any text."""
KNOWN = WORDS + FREE + ("accent",)
HEIGHT = "display:block;aspect-ratio:5/3;min-height:322px;max-height:504px"
"""The style of an element in a line to copy: the height of the closed element
(`static/js/embed/element.css`), known before the script is there."""
PASSING = ("lang", "theme", "accent", "speed")
"""They change nothing of the game."""
