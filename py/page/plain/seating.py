"""Where people sit round the table."""

SIDES = {
    1: ("bottom",),
    2: ("bottom", "top"),
    3: ("bottom", "left", "right"),
    4: ("bottom", "left", "top", "right"),
    5: ("bottom", "left", "top-left", "top-right", "right"),
}
MIRROR = {"left": "right", "right": "left", "top-left": "top-right", "top-right": "top-left"}


def sides(players: int, clockwise: bool) -> "list[str]":
    """Where the seats from one's own on sit: clockwise, the next is on the left."""
    around = SIDES[players]
    return [side if clockwise else MIRROR.get(side, side) for side in around]
