"""The page's own words. All that is said about a game comes from the engine."""

LEVELS = (("easy", "Easy"), ("medium", "Medium"), ("hard", "Hard"))
SPEEDS = (("slow", "Slow"), ("normal", "Normal"), ("fast", "Fast"), ("instant", "Instant"))
THEMES = (("system", "As the device"), ("light", "Light"), ("dark", "Dark"))

# Who sits at the table; a game of the same seed has the same company.
NAMES = (
    "Amina",
    "Bruno",
    "Carmen",
    "Driss",
    "Elena",
    "Farid",
    "Gloria",
    "Hamza",
    "Inés",
    "Jamal",
    "Khadija",
    "Lucía",
    "Mario",
    "Nadia",
    "Omar",
    "Pilar",
    "Rachid",
    "Salma",
    "Tomás",
    "Yusuf",
)
YOU = "You"
GUEST = "Guest"  # the person in records

STAGES = {
    "download": "Fetching the cards…",
    "start": "Laying the cloth…",
    "rules": "Reading the rules…",
    "ready": "Shuffling the cards…",
}
TAKES = ", takes the "
FRESH = ", just laid"
PARTNER = "partner"
NOT_NOW = ", cannot be played now"
THINKS = "thinking…"
BETTER_NOT = "Better not"
ENDED = "The result, and what next"
NOT_YOUR_TURN = "It is not your turn yet."
LAST_TRICK = "Last trick"
LED = "led"
CLAUSE = "the rule"
OWN_WAY = "My own"
OWN_WAY_TEXT = "As chosen under Options."
USUAL_WAY = "Usual"
USUAL_TEXT = "As the rulebook has it."
REASONS = "What the points were for"
NO_EVENT = "Nothing has happened yet that a rule decided."
NO_RULE = "The rulebook cannot be reached just now."
OTHER_TAB = "This game is also open in another tab: the last move made is the one that is kept."
NO_STORAGE = "Nothing can be kept on this device: the game lasts as long as this page is open."
DEAL = "A deal of %s"
GAME = "A game of %s"
PARTY = "A game by %s"
COPIED = "The link to this deal is copied."
GAME_COPIED = "The link to this game is copied."
PICTURE_SAVED = "A picture of the table is saved."
ALL_OPEN = "All hands open"
AS_SEEN_BY = "As %s sees it"
PLAY_ON = "Play on from here"
OPEN_HELP = "Paste the link to a game or its record here, choose a file, or drop one on the page."
HINT_THINKS = "Thinking about it…"
HINT = "Hint: %s. It wins about %d times in 100."

KEYS = (
    ("← → ↑ ↓", "move in the hand, and up to the buttons above it"),
    ("Enter, Space", "play the card"),
    ("1 – 9", "the buttons above the hand, in order; figures by themselves"),
    ("T", "say what is on the table"),
    ("H", "say what is in your hand"),
    ("S", "say the score, and show the sheet"),
    ("W", "why? the rule behind what happened last"),
    ("L", "show the last trick"),
    ("P", "look through the open cards beside the trick"),
    ("U, R", "undo, redo"),
    ("I", "hint"),
    ("O", "sort the hand anew"),
    ("N", "new game"),
    ("M", "menu"),
    ("K", "show the keys on the buttons"),
    ("?", "this list"),
)


def count(n, one, many):
    return str(n) + " " + (one if n == 1 else many)


def signed(n):
    """`+3`, `0`, `−2`."""
    return "+" + str(n) if n > 0 else figure(n)


def figure(n):
    return "−" + str(-n) if n < 0 else str(n)


def numbered(label):
    """`Round 1 so far`, which does not break before the number."""
    parts = label.split(" ")
    for at, part in enumerate(parts[1:]):
        parts[at + 1] = ("\u00a0" if part.isdigit() else " ") + part
    return "".join(parts)


def facts(phrases):
    """The facts of a view in one line; where it breaks, it does so after a dot."""
    return "\u00a0· ".join(phrases)


def cards(n):
    return count(n, "card", "cards")


def join(parts):
    if len(parts) < 2:
        return "".join(parts)
    return ", ".join(parts[:-1]) + " and " + parts[-1]


def piles(n, name, goal=None):
    """`1 trick`, from a plural; `1 of 3 tricks` where one plays for three."""
    if goal:
        return "%d of %s" % (n, piles(goal, name))
    return count(n, name[:-1] if name.endswith("s") else name, name)


def level(name):
    """A bot's level, or its character, as people write it."""
    return dict(LEVELS).get(name) or name[0].upper() + name[1:]
