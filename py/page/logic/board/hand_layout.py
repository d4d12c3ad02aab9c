"""The hand of a person: how it is sorted, and which places its cards keep."""

from page.logic.board.animation_steps import HIDDEN

BOARDS = ("wide", "phone", "small")
"""The boards that a hand is laid out for."""
MOST = 8
"""How many cards a row takes at the most …"""
FEW = 6
"""… and on a small board. On a phone more cards than these are two rows: each is larger then."""


def dealt_rows(cards: int) -> list[int]:
    """Return the rows of a hand of so many dealt cards, for each kind of board."""
    wide, small = ((cards + most - 1) // most or 1 for most in (MOST, FEW))
    return [wide, max(wide, 2 if cards > FEW else 1), small]


def columns(cards: int) -> list[int]:
    """Return the columns of a hand of so many dealt cards, for each kind of board."""
    return [(cards + rows - 1) // rows or 1 for rows in dealt_rows(cards)]


def places_in_rows(cards: int, dealt: int) -> list[list[int]]:
    """Return for each card of a hand its row on each kind of board, counted from one: the rows
    differ by one card at the most. So many were `dealt`."""
    return [[at * rows // cards + 1 for rows in dealt_rows(dealt)] for at in range(cards)]


def longest(places: list[list[int]]) -> list[int]:
    """Return how many cards the longest row has, on each kind of board."""
    found = []
    for board in range(len(BOARDS)):
        rows = [place[board] for place in places]
        found.append(max([rows.count(row) for row in rows] or [1]))
    return found


def lacking(places: list[list[int]]) -> list[list[int]]:
    """Return for each card how many cards its row has fewer than the longest one, on each kind of
    board."""
    most = longest(places)
    columns = [[place[board] for place in places] for board in range(len(BOARDS))]
    return [
        [most[board] - columns[board].count(place[board]) for board in range(len(BOARDS))]
        for place in places
    ]


def ordered(cards: list[str], info: dict, by_rank: bool | None) -> list[str]:
    """Cards as a person holds them: by suit and rank, or by rank; as they come if not seen, or if
    nobody sorts them (None)."""
    if HIDDEN in cards or by_rank is None:
        return list(cards)
    places = {}
    for at, (name, rank, _) in enumerate(info["cards"]):
        places[name] = at + (info["ranks"].index(rank) * 1000 if by_rank else 0)
    return sorted(cards, key=lambda name: places.get(name, 0))


def kept(
    slots: list[str | None], cards: list[str], tapped: int | None
) -> tuple[list[str | None], list[str]]:
    """The places of a hand that lost cards, with gaps; and cards that are new to it.

    `tapped`: the place of the card that was just played, which leaves before others of its kind.
    """
    left = list(cards)
    places: list[str | None] = []
    for at, name in enumerate(slots):
        if name is not None and name in left and at != tapped:
            left.remove(name)
            places.append(name)
        else:
            places.append(None)
    if tapped is not None and tapped < len(places):
        name = slots[tapped]
        if name in left:  # put back, or another of its kind was there
            left.remove(name)
            places[tapped] = name
    return places, left


def new_in(slots: list[str], before: list[str | None]) -> list[str]:
    """The cards of a hand that were not in it before."""
    had = list(before)
    fresh = []
    for name in slots:
        if name in had:
            had.remove(name)
        else:
            fresh.append(name)
    return fresh
