"""Where rows of cards lie in the middle of a table, in widths of a card.

A picture has some room, wide or not; the rows are laid out in lines so that the cards become as
large as they can. Many rows lie like the columns of a patience: side by side, each downwards.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise
from typing import TypedDict

from rondas.rules.message import Message

HIGH = 95 / 61
"""The height of a card."""
LABEL = 0.42
"""The height of a label below a row, and the width of one of its letters."""
LETTER = 0.13
GAP = 0.3
"""Between two rows."""
STEPS = (1.06, 0.62, 0.42, 0.28)
"""From one card of a row to the next: the widest that costs no size is taken."""
DOWN = (0.66, 0.5, 0.36)
"""From one card of a column to the next, likewise."""
COLUMNS = 5
"""Rows, if so many, are columns."""
MOST_COLUMNS = 8
"""So many stay side by side."""
MOST_LINES = 4
LEAST = 1.9
"""Cards of a single line are not larger than this share of the room allows."""
WIDE, NARROW = 2.6, 1.0
"""Width of the room by its height."""

Point = tuple[float, float]


class Row(TypedDict):
    """Cards with a name."""

    label: Message | None
    cards: list[str]
    """HIDDEN for cards that nobody may see."""


class Plan(TypedDict):
    """The places of all cards and labels in a room of this size, from its upper left corner."""

    wide: float
    high: float
    cards: list[list[Point]]
    """The corners of each row's cards; of an empty row that of the place for one."""
    labels: list[tuple[float, float, float]]
    """The middle of each label, its upper edge, and its room."""


class Spread(TypedDict):
    """Rows, and where they lie in a wide room and in another."""

    rows: list[Row]
    wide: Plan
    narrow: Plan


def spread(rows: Sequence[Row], letters: Sequence[int]) -> Spread | None:
    """Return rows with their places; None without any. `letters` of each label, 0 without one."""
    if not rows:
        return None
    sizes = [max(1, len(row["cards"])) for row in rows]
    wide, narrow = (_plan(sizes, letters, room) for room in (WIDE, NARROW))
    return {"rows": list(rows), "wide": wide, "narrow": narrow}


def _plan(sizes: Sequence[int], letters: Sequence[int], room: float) -> Plan:
    count = len(sizes)
    down = count >= COLUMNS and max(sizes) > 1
    plans = [
        _laid(sizes, letters, lines, step, down)
        for lines in ([[range(count)]] if down and count <= MOST_COLUMNS else _lines(count))
        for step in (DOWN if down else STEPS)
    ]
    return max(plans, key=lambda plan: round(_size(plan, room), 2))


def _size(plan: Plan, room: float) -> float:
    return min(room / plan["wide"], 1 / max(plan["high"], LEAST))


def _lines(count: int) -> Iterator[list[range]]:
    """Yield the ways to lay rows out in lines, in their order, the fewest lines first."""
    most = MOST_LINES if count <= 8 else 2 if count <= 20 else 1
    for cuts in range(most):
        for ends in combinations(range(1, count), cuts):
            yield [range(*pair) for pair in pairwise((0, *ends, count))]


def _laid(
    sizes: Sequence[int], letters: Sequence[int], lines: Sequence[range], step: float, down: bool
) -> Plan:
    def width(row: int) -> float:
        cards = 1 if down else 1 + (sizes[row] - 1) * step
        return max(cards, min(LETTER * letters[row], 2.4))

    widths = [sum(map(width, line)) + GAP * (len(line) - 1) for line in lines]
    plan: Plan = {"wide": max(widths), "high": 0.0, "cards": [], "labels": []}
    top = 0.0
    for line, full in zip(lines, widths, strict=True):
        left = (plan["wide"] - full) / 2
        deep = HIGH + (max(sizes[row] for row in line) - 1) * step * down
        for row in line:
            own = 1 if down else 1 + (sizes[row] - 1) * step
            x = left + (width(row) - own) / 2
            dx, dy = (0.0, step) if down else (step, 0.0)
            plan["cards"].append(
                [(round(x + at * dx, 2), round(top + at * dy, 2)) for at in range(sizes[row])]
            )
            under = top + (HIGH + (sizes[row] - 1) * step if down else deep)
            plan["labels"].append(
                (round(left + width(row) / 2, 2), round(under, 2), width(row) + GAP)
            )
            left += width(row) + GAP
        top += deep + (LABEL if any(letters[row] for row in line) else 0.12)
    plan["high"] = round(top, 2)
    plan["wide"] = round(plan["wide"], 2)
    return plan
