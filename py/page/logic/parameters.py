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
NUMBER = "0, 1, 2 …"  # any whole number
VALUES = {
    "players": (NUMBER,), "seat": ("none", NUMBER), "speed": ("fast", "instant", "normal", "slow"),
    "theme": ("auto", "dark", "light"), "move": (NUMBER,), "review": (NUMBER,), "at": (NUMBER,),
    "view": ("all", NUMBER), "controls": ("all", "none"), "poster": ("1",),
}  # fmt: skip
"""What each may be, where no game has to be asked. Languages: see `tools/constants.py`."""
HEIGHT = "display:block;aspect-ratio:5/3;min-height:322px;max-height:504px"
"""The style of an element in a line to copy: the height of the closed element
(`static/js/embed/element.css`), known before the script is there."""
PASSING = ("lang", "theme", "accent", "speed")
"""They change nothing of the game."""
