"""The product's mark, rings that go round, and what is made of it: card back and icons.

Four rings around a table: each passes through its middle and over the next one.
"""

from math import asin, cos, degrees, radians, sin

from art.pen import circle, group, num, pairs, raw, rect
from art.spanish.faces import paper

INDIGO, CREAM, GOLD = "#2b3a67", "#fbf6ea", "#e5ab36"
WIDTH = 0.25
"""Of a ring's line, in radii of the ring."""


def arc(x: float, y: float, r: float, start: float, end: float) -> str:
    """Path data of an arc around (x, y); degrees, clockwise from the top."""
    a, b = radians(start), radians(end)
    large = 1 if end - start > 180 else 0
    return (
        "M"
        + pairs((x + r * sin(a), y - r * cos(a)))
        + f"A{num(r)} {num(r)} 0 {large} 1 "
        + pairs((x + r * sin(b), y - r * cos(b)))
    )


def mark(radius: float, names: tuple[str, str], width: float = WIDTH) -> str:
    """The mark around the origin: ``radius`` from its middle to its outer edge at the sides.

    The rings' middles stand on the corners of a square, one ring's radius from the origin,
    so each crosses its neighbours in the middle and once more outside, on an axis.
    """
    r = radius / (2**-0.5 + 1 + width / 2)
    line = r * width
    table = r * 0.31
    around = degrees(2 * asin((table + r * 0.12) / (2 * r)))
    under = degrees((line / 2 + r * 0.06) / r)
    data = ""
    for i in range(4):
        turn = 45 + 90 * i
        x, y = r * sin(radians(turn)), -r * cos(radians(turn))
        # Seen from the ring: the middle lies behind it, the crossings a quarter to each side.
        middle, before = turn + 180, turn - 90
        data += arc(x, y, r, middle + around, before + 360 - under)
        data += arc(x, y, r, before + under, turn + 180 - around)
    return raw(names[0], data, stroke_width=line) + circle(names[1], 0, 0, table)


def back() -> str:
    """The card's back: the mark on a ground of rings of the same kind."""
    step, columns, rows = 6.94, 7, 12
    r = step / 2**0.5
    ground = ""
    for j in range(rows):
        for i in range(columns):
            x = 30.5 + step * (i - (columns - 1) / 2)
            y = 47.5 + step * (j - (rows - 1) / 2)
            ground += f"M{num(x - r)} {num(y)}a{num(r)} {num(r)} 0 1 1 {num(2 * r)} 0a{num(r)} {num(r)} 0 1 1 {num(-2 * r)} 0"
    return group(
        paper(),
        rect("back flat", 2.7, 2.7, 55.6, 89.6, 2),
        raw("ground", ground, stroke_width=0.5),
        circle("back", 30.5, 47.5, 21.5, stroke_width=0),
        circle("ground", 30.5, 47.5, 21.5, stroke_width=0.5),
        group(mark(18.6, ("mark", "table flat")), transform="translate(30.5 47.5)"),
        class_="cd",
    )


def icon(size: float, radius: float, corner: float, width: float = WIDTH) -> str:
    """A square icon file: the mark on the colour of the card backs."""
    half = num(size / 2)
    drawing = mark(radius, ("LINE", "TABLE"), width)
    drawing = drawing.replace('class="cd-LINE"', f'fill="none" stroke="{CREAM}"')
    drawing = drawing.replace('class="cd-TABLE"', f'fill="{GOLD}"')
    rounded = f' rx="{num(corner)}"' if corner else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {num(size)} {num(size)}">'
        f'<rect width="{num(size)}" height="{num(size)}"{rounded} fill="{INDIGO}"/>'
        f'<g transform="translate({half} {half})">{drawing}</g></svg>\n'
    )
