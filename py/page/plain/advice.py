"""What a hint says of chances: only what helps to choose."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

GAMES = 20
"""Of so many games a hint says how many are won."""


def compared(rated: "list[dict[str, Any]]", offered: "list[str]") -> "tuple[int, int, str] | None":
    """How many of `GAMES` are won with the best action, how many with the next best one on offer,
    and which that is; None if the game is all but decided, or the two come to the same."""
    best = rated[0]["value"]
    if not 0.1 <= best <= 0.9:
        return None
    for other in rated[1:]:
        if other["action"] in offered:
            won, less = round(GAMES * best), round(GAMES * other["value"])
            return (won, less, other["action"]) if won > less else None
    return None
