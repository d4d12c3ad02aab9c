"""Draw the Baronda pack: ``py/rondas/drawings/baronda.svg``.

Each suit has a colour, a shape and a border of its own: red the flame, on a dark woven
ground that no other suit has, for it is trump; blue the wave, green the betel leaf, yellow
the frangipani. A number card is a mandala with as many petals as its number. The Garuda,
the 0 of each suit, spreads its wings; the Naga winds upward; the Pass is a split gate.

The drawings hold class names only; colours are in ``py/rondas/drawings/cards.css``. The pen and
the numerals are those of the Spanish pack.
"""

from math import cos, pi, radians, sin
from pathlib import Path

from art.pen import circle, curve, draw, group, line, move, num, parse, raw, rect, shape, use
from art.spanish.faces import DIGITS, HEIGHT, WIDTH, corner, numeral, paper

ROOT = Path(__file__).resolve().parents[1]

SUITS = "RBGY"
MID = (WIDTH / 2, HEIGHT / 2)
PANEL = 2.7
"""Where the picture begins, from the edge of the card."""


WIDE, HIGH = WIDTH - 2 * PANEL, HEIGHT - 2 * PANEL


def panel(names: str = "ba-panel flat") -> str:
    return rect(names, PANEL, PANEL, WIDE, HIGH, 1.6)


def checked() -> str:
    """A panel with the checks of kain poleng around it."""
    edge = rect("ba-panel ba-edge", 5.5, 5.5, WIDTH - 11, HEIGHT - 11)
    return panel() + use("ba-border-R") + edge


# The marks of the suits, 20 by 20 around the origin.


def flame() -> str:
    return draw("""
            shape ba-main: 0.6,-10! 1.4,-6.6 5,-3.6 7,0.6 6.6,5.4 3.4,8.8 -0.4,9.8 -4.4,8.6 -7,5
                -7,0.6 -4.8,-3.4! -4.6,-1 -3.2,0.2 -1.6,-1.6 -1.4,-5.6
            shape ba-light flat: 0.9,-3.4! 1.6,-1.2 3.8,1 4.2,4 2.6,7 -0.4,8 -3.2,6.8 -4.4,4
                -3.6,1.4! -2.6,3 -0.8,2.4 0.4,-0.4
            shape ba-main flat: 0.4,2.6! 1.8,4.6 1.2,6.8 -0.4,7.2 -1.8,6.2 -1.4,4.6
        """)


def wave() -> str:
    return draw("""
            shape ba-main: -9.6,8.6! -9.4,2.6 -6.8,-3.6 -1.4,-8.2 4.4,-8.8 8.6,-5.4 9.2,-0.8 6.8,2.2
                3.6,1.8 2.2,-0.8 3.6,-2.8! 0.6,-3.6 -1.8,-0.6 -0.8,3.4 3.2,5.6 9.8,5! 9.8,8.6!
            line ba-stroke-light 1.1: -6.9,6.6 -6.2,1.4 -3.4,-3.4 1.2,-6.2 4.8,-6.2
            line ba-stroke-light 1.1: -4.2,6.6 -3.8,3.2 -2.6,0.4
        """)


def leaf() -> str:
    return draw("""
            line ba-stroke-main 1.5: 0,-5.4 0.2,-7.6 2,-9.6
            shape ba-main: 0,10! -2.4,6.8 -7,3 -9,-1.8 -7.6,-6.2 -3.6,-7.2 0,-4.8! 3.6,-7.2 7.6,-6.2
                9,-1.8 7,3 2.4,6.8
            line ba-stroke-light 1: 0,-4.4 0,7.6
            line ba-stroke-light 0.7: 0,-1.6 -3,-2.6 -5.4,-4.6|0,-1.6 3,-2.6 5.4,-4.6|0,1.8 -3,0.8
                -6,-1.2|0,1.8 3,0.8 6,-1.2|0,4.8 -2.4,3.9 -4.4,2.2|0,4.8 2.4,3.9 4.4,2.2
        """)


def flower() -> str:
    petal = "0,0! -3.6,-2.6 -5,-6.6 -3,-9.6 0.8,-9.6 3,-6.8 2.4,-2.8"
    heart = "0,0! -1.9,-2 -2.4,-4.4 -1,-6 0.8,-4.4 1,-2"
    petals = "".join(
        shape("ba-main", petal, transform=f"rotate({turn})")
        + shape("ba-light flat", heart, transform=f"rotate({turn})")
        for turn in range(0, 360, 72)
    )
    return petals + circle("ba-deep flat", 0, 0, 1.1)


MARKS = {"R": flame, "B": wave, "G": leaf, "Y": flower}


# The petals of the mandalas, pointing up from the origin, 12 high and 8 wide.

PETALS = {
    "R": (
        "0,0! -2.6,-2.2 -4,-5 -2.8,-7.6 -1.2,-9 0.8,-12! 1.4,-9.4 3,-7.4 3.9,-4.8 2.6,-2",
        "0,-1.6! -1.6,-3.4 -1.8,-5.4 -0.2,-7.6 1.4,-6.6 1.9,-4.6 1.4,-3",
    ),
    "B": (
        "0,0! -2.2,-3 -4,-6.4 -3.6,-10 0,-12 3.6,-10 4,-6.4 2.2,-3",
        "0,-3.2! -1.6,-5.6 -2,-8 0,-9.8 2,-8 1.6,-5.6",
    ),
    "G": (
        "0,0! -2.8,-2.4 -4,-5.4 -2.6,-9 0,-12! 2.6,-9 4,-5.4 2.8,-2.4",
        "0,-1.2! -0.9,-4 -0.6,-7 0,-9.6! 0.6,-7 0.9,-4",
    ),
    "Y": (
        "0,0! -1.4,-3 -3.8,-5.8 -4,-9.4 -1.6,-11.8 0,-10.6! 1.6,-11.8 4,-9.4 3.8,-5.8 1.4,-3",
        "0,-2! -0.9,-4.4 -1.4,-6.6 0,-8.2 1.4,-6.6 0.9,-4.4",
    ),
}


def mandala(number: int, suit: str) -> str:
    """As many petals as the number, around the mark of the suit."""
    inner, outer = 10.4, 21.2
    x, y = MID
    wide = min(1.28, 2 * pi * (inner + 6) / number / 8 * 0.98)
    tall = (outer - inner) / 12
    text = ""
    for i in range(number):
        away = radians(360 * i / number)
        text += use(
            f"ba-petal-{suit}",
            transform=f"translate({num(x + inner * sin(away))} {num(y - inner * cos(away))})"
            f"rotate({num(360 * i / number)})scale({num(wide)} {num(tall)})",
        )
        between = radians(360 * (i + 0.5) / number)
        if 1 < number < 12:
            r = outer - 1.2 if number > 6 else 17
            text += circle("ba-main flat", x + r * sin(between), y - r * cos(between), 1)
    text += circle("ba-disc", x, y, inner + 0.8)
    text += circle("ba-ring", x, y, inner - 0.6)
    return text + place(f"ba-{suit}", x, y, 14.8)


def place(name: str, x: float, y: float, size: float) -> str:
    """A mark of 20 by 20 in another size, its middle at this place."""
    return use(name, transform=move(x, y, scale=size / 20))


# Borders, one for each suit.


def border(suit: str) -> str:
    """A band along the edge: checks, waves, teeth or beads."""
    left, top, w, h = PANEL, PANEL, WIDE, HIGH
    if suit == "R":  # the checks of kain poleng
        size = 1.39
        columns, rows = round(w / size), round(h / size)
        data = ""
        for j in range(rows):
            for i in range(columns):
                if (i + j) % 2 == 0 and (min(i, columns - 1 - i) < 2 or min(j, rows - 1 - j) < 2):
                    data += (
                        f"M{num(left + i * w / columns)} {num(top + j * h / rows)}"
                        f"h{num(w / columns)}v{num(h / rows)}h{num(-w / columns)}z"
                    )
        return raw("ba-checks flat", data)
    across, down = 19, 31
    steps = [(w / across, left + i * w / across, 0) for i in range(across)]
    data = ""
    for _, x, _ in steps:
        data += tooth(suit, x, top, w / across, 0, 1) + tooth(suit, x, top + h, w / across, 0, -1)
    for j in range(down):
        y = top + j * h / down
        data += tooth(suit, left, y, h / down, 1, 1) + tooth(suit, left + w, y, h / down, 1, -1)
    return raw("ba-border flat", data) + panel("frame")


def tooth(suit: str, x: float, y: float, step: float, upright: int, inward: int) -> str:
    """One step of a border along a side."""
    high = 2.3 * inward

    def at(along: float, deep: float) -> str:
        dx, dy = (deep, along) if upright else (along, deep)
        return f"{num(x + dx)} {num(y + dy)}"

    if suit == "B":
        return f"M{at(0, 0)}Q{at(step * 0.1, high)} {at(step * 0.75, high)}Q{at(step, high * 0.9)} {at(step, 0)}Z"
    if suit == "G":
        return f"M{at(0, 0)}L{at(step / 2, high)}L{at(step, 0)}Z"
    r = 0.72
    cx, cy = (x + 1.6 * inward, y + step / 2) if upright else (x + step / 2, y + 1.6 * inward)
    return f"M{num(cx - r)} {num(cy)}l{num(r)} {num(-r * 1.3)}l{num(r)} {num(r * 1.3)}l{num(-r)} {num(r * 1.3)}Z"


def weave() -> str:
    """The ground of the trump suit: a woven lattice."""
    step = 4.4
    data = ""
    left, top, right, low = 5.6, 5.6, WIDTH - 5.6, HEIGHT - 5.6
    rows = int((low - top) / step) + 1
    columns = int((right - left) / step) + 1
    for j in range(rows):
        for i in range(columns):
            x = left + (right - left) * (i + 0.5) / columns
            y = top + (low - top) * (j + 0.5) / rows
            r = 1.0 if (i + j) % 2 else 1.7
            data += (
                f"M{num(x)} {num(y - r)}l{num(r)} {num(r)}l{num(-r)} {num(r)}l{num(-r)} {num(-r)}z"
            )
    return raw("ba-weave flat", data)


# Corners.


AXIS = 11.9
"""The middle of the indices, from the edge of the card."""


def index(number: int, suit: str) -> str:
    return corner(use(f"ba-num-{number}") + place(f"ba-{suit}", AXIS, 28.9, 8.5))


def numerals() -> str:
    text = ""
    for number in range(14):
        tall = 1.62
        wide = 1.52 if number < 10 else 1.06
        width = sum(DIGITS[digit][0] for digit in str(number)) + 0.7 * (number > 9)
        left = AXIS - width * wide / 2
        where = f"translate({num(left)} 5.9)scale({num(wide)} {num(tall)})"
        # A line tells the foot of a 6 and a 9.
        foot = rect("suit flat", 0.5, 10.5, 4.9, 0.8) if number in (6, 9) else ""
        text += group(numeral(number, 0.7) + foot, id=f"ba-num-{number}", transform=where) + "\n"
    return text


def sprig(suit: str) -> str:
    """A quarter of a rosette, faint, in the upper right corner of the picture."""
    x, y = WIDTH - 5.8, 5.8
    outer = PETALS[suit][0]
    text = raw("ba-faint", f"M{num(x)} {num(y)}h-3.4A3.4 3.4 0 0 0 {num(x)} {num(y + 3.4)}Z")
    for turn, size in ((225, 0.92), (198, 0.72), (252, 0.72)):
        way = radians(turn)
        where = move(x + 4.4 * sin(way), y - 4.4 * cos(way), turn, size)
        text += raw("ba-faint", curve(outer), transform=where)
    return text


def face(name: str, family: str, picture: str) -> str:
    return f'<g id="face-{name}"><g class="cd cd-ba-{family}">{paper()}{picture}</g></g>\n'


def ground(suit: str) -> str:
    if suit == "R":
        return checked() + use("ba-weave")
    return panel() + use(f"ba-border-{suit}") + corner(use(f"ba-sprig-{suit}"))


# Garuda.


def feather(angle: float, length: float, wide: float, names: str, x: float, y: float) -> str:
    """A blade from a point, at an angle from straight up."""
    spec = (
        f"0,0! {num(-wide * 0.42)},{num(-length * 0.35)} {num(-wide / 2)},{num(-length * 0.78)}"
        f" {num(wide * 0.1)},{num(-length)}! {num(wide / 2)},{num(-length * 0.8)}"
        f" {num(wide * 0.42)},{num(-length * 0.35)}"
    )
    return shape(names, spec, transform=f"translate({num(x)} {num(y)})rotate({num(angle)})")


def garuda() -> str:
    """The bird around the origin, 50 wide and 70 high, its left half the mirror of the right."""
    wing = ""
    for wide, names, blades in (
        (6.2, "ba-wing", "150,17 135,19.5 120,21.5 105,22.6 90,23 75,22.4 61,21"),
        (5.6, "ba-wing-light", "140,12 122,13.4 104,14.4 86,15 68,15"),
        (5, "ba-wing", "128,7.6 106,8.6 84,9.2"),
    ):
        for (angle, length), _ in parse(blades):
            wing += feather(angle, length, wide, names, 4, -6)
    tail = ""
    for (angle, length), _ in parse("150,24 165,27 180,28.5 -150,24 -165,27"):
        names = "ba-wing-light" if abs(angle) == 165 else "ba-wing"
        tail += feather(angle, length, 6.4, names, 0, 8)
    leg = shape("ba-gold", "1.2,9! 6.8,8.4 8.6,13 6.6,18 4.6,20.4! 3,17.6 1.6,14") + line(
        "5,20 4.4,24.4|5,20 7.4,24|5,20 2.2,23.4", "ba-claw", stroke_width=1.5
    )
    side = wing + leg
    body = draw("""
            shape ba-gold: 0,-10 5.4,-8.6 6.4,-3.4 5,4 3.6,10.4 0,13.4 -3.6,10.4 -5,4 -6.4,-3.4
                -5.4,-8.6
            line ba-stroke-deep 1.2: -5.6,-5 0,-1.6 5.6,-5|-5,0.6 0,3.6 5,0.6|-4,5.4 0,8 4,5.4
            shape ba-main: -6.4,-8.8! 0,-5 6.4,-8.8! 5.6,-11.4 0,-9 -5.6,-11.4!
            circle ba-light: 0 -6.6 1.5
        """)
    head = (
        # the crown, and its flames
        shape("ba-main", "0,-35! 2.2,-30.6 3.4,-27 2.6,-23! -2.6,-23! -3.4,-27 -2.2,-30.6")
        + "".join(
            shape(
                "ba-gold",
                f"{s * 2},-21! {s * 6.4},-22.6 {s * 9},-27.6! {s * 9.8},-22 {s * 7.6},-17 {s * 5},-15!",
            )
            for s in (-1, 1)
        )
        + draw("""
            shape ba-gold: -7,-19.6! -6.4,-24 -3.6,-22.4! -2.4,-26.8 0,-24.4 2.4,-26.8 3.6,-22.4!
                6.4,-24 7,-19.6!
            shape ba-light: 0,-21.4 6,-20.4 7.2,-15.6 4.6,-11.4 0,-9.4 -4.6,-11.4 -7.2,-15.6
                -6,-20.4
        """)
        + "".join(
            circle("white", s * 3.1, -16.8, 2.1) + circle("ink flat", s * 2.8, -16.6, 0.95)
            for s in (-1, 1)
        )
        + line("-6,-19.4 -3.2,-20 -0.8,-18.4|6,-19.4 3.2,-20 0.8,-18.4", "line", stroke_width=0.9)
        + shape(
            "ba-gold",
            "0,-17.6! 2.2,-14.4 2.6,-12.4! 1.4,-10.6 0,-7.4! -1.4,-10.6 -2.6,-12.4! -2.2,-14.4",
        )
        + line("-2.6,-12.4 0,-12.9 2.6,-12.4", "line", stroke_width=0.6)
    )
    return tail + group(side, transform="scale(-1 1)") + side + body + head


# Naga and Pass: no suit, no number; their marks fill the corners.


def body(data: str, wide: float) -> str:
    """A thick line with scales."""
    return (
        raw("ba-snake-edge", data, stroke_width=wide + 1.1)
        + raw("ba-snake", data, stroke_width=wide)
        + raw("ba-scales", data, stroke_width=wide * 0.52, stroke_dasharray="1.5 1.1")
    )


def naga() -> str:
    """The serpent in the card's own coordinates."""
    back = (
        "M34 83.4C24 86 15 82.6 15 75.4 15 66 46 68.6 46 56.4 46 46 17 49 17 38 17 28 27 25 33 24"
    )
    tail = shape(
        "ba-snake-fill",
        "32.6,79.4! 37,78 40,75.4 40.4,71! 43.4,74.6 42.4,80.4 38.6,84.6 33.4,87.5!",
    )
    head = (
        # crest
        draw("""
            shape ba-gold: 26,20! 22,15 24.6,8! 27.6,11 28.4,6! 32,9.4 34.4,4.6! 36.6,9.6 41,8!
                40,13.4 42,17! 34,20
            # jaws
            shape ba-snake-fill: 25,27! 24.6,20.6 29,15.6 36,14.6 42,17 49.6,17.6 50.6,20.4 48,21.6!
                43,21.4 38.4,22.6! 41.4,24.6 46.6,25! 44.4,28.6 37.6,29.4 31,29.6
            shape white: 47.4,21.6! 46.6,24 45.4,21.5!
            shape white: 43.6,21.4! 43,23.6 41.8,21.8!
            line ba-tongue 1: 39.4,23.4 45,23.6 49.6,24.6 52.4,23|49.6,24.6 52,27
            circle white: 35.4 18.8 2.3
            circle ink flat: 36 18.9 1.1
            line 1: 32.4,16.6 35.6,15.6 38.6,17.2
            circle ink flat: 48 19 0.5
            shape ba-gold: 25,24.4! 20.4,23 18.6,17.6! 23,18.6 27,21.6!
        """)
    )
    return tail + body(back, 8) + head


def naga_mark() -> str:
    """Small: a serpent with a raised head."""
    data = "M6.4 7.4C1.6 9.6-7.6 8.8-6.6 4.6-5.6.8 4.8 2.2 4.6-1.8 4.4-5.2-3.6-3.4-4-6.6"
    return draw(f"""
            raw ba-snake 3.4: {data}
            shape ba-snake-fill flat: -5.8,-5.6! -6,-8.8 -2.4,-10.4 2,-9 5,-7.6! 2.6,-6 -0.8,-5.2
                -2.4,-4.4
            circle ba-panel flat: -2.2 -7.9 0.9
        """)


def gate_half() -> str:
    """The right half of the split gate; the origin is the middle of the gap at the ground."""
    tiers = ((0, 24.5), (-12, 21), (-22, 17.4), (-31, 14), (-39, 11), (-46, 8.4), (-52, 6.2))
    outline: list[tuple[float, float]] = [(3.4, 0)]
    lines = panels = ""
    for (y, x), (above, _) in zip(tiers, (*tiers[1:], (-56.5, 0)), strict=True):
        cornice = y - (y - above) * 0.62
        outline += [
            (x, y),
            (x, cornice),
            (x + 1.5, cornice - 1),
            (x + 1.2, above - 1.6),
            (x - 1.4, above),
        ]
        lines += f"M3.4 {num(cornice)}H{num(x)}M3.4 {num(above)}H{num(x - 1.4)}"
        if x > 10.4:
            low, high = y - (y - above) * 0.1, y - (y - above) * 0.52
            panels += f"M5 {num(low)}V{num(high)}H{num(x - 1.4)}V{num(low)}Z"
    outline += [(4.6, -58), (3.4, -62)]
    data = "M" + "L".join(f"{num(x)} {num(y)}" for x, y in outline) + "Z"
    return (
        raw("ba-stone", data)
        + raw("ba-stone-dark flat", panels)
        + raw("line", lines, stroke_width=0.5)
    )


def gate() -> str:
    x, floor = MID[0], 71.0
    half = gate_half()
    low = HEIGHT - PANEL
    earth = draw(f"""
        raw ba-earth flat: M{num(PANEL)} {num(floor)}H{num(WIDTH - PANEL)}V{num(low - 1.6)}a1.6 1.6 0 0 1 -1.6 1.6H{num(PANEL + 1.6)}a1.6 1.6 0 0 1 -1.6 -1.6Z
    """)
    path = draw(f"""
        raw ba-path flat: M{num(x - 3.4)} {num(floor)}H{num(x + 3.4)}L{num(x + 10)} {num(low)}H{num(x - 10)}Z
    """)
    steps = ""
    for i, wide in enumerate((3.4, 4.8, 6.2, 7.6)):
        steps += rect("ba-stone-light", x - wide, floor + 2.1 * i, 2 * wide, 2.1)
    return (
        circle("ba-sun", x, 25, 13)
        + earth
        + path
        + group(half, transform=f"translate({num(x)} {num(floor)})")
        + group(half, transform=f"translate({num(x)} {num(floor)})scale(-1 1)")
        + steps
    )


def gate_mark() -> str:
    half = "M1.2 9V-9.6L2.8-7.6V-5.2H4.4V-1.2H6.2V3.4H8.4V9Z"
    return raw("ba-stone-mark flat", half) + raw(
        "ba-stone-mark flat", half, transform="scale(-1 1)"
    )


# The two sides of the Baronda card, and the Leader card.


def both(one: str) -> str:
    """A right half and its mirror."""
    return group(one) + group(one, transform="scale(-1 1)")


def fan(names: str, x: float, y: float, blades: list[tuple[float, float]], wide: float) -> str:
    return "".join(feather(angle, length, wide, names, x, y) for angle, length in blades)


def barong() -> str:
    """The holy beast: a lion's mask in its mane."""
    mane = fan("ba-fur", 0, 0, [(a, 27.5 + 2 * (a % 36 == 0)) for a in range(12, 180, 12)], 8)
    inner = fan("ba-fur-shade", 0, 0, [(a, 21) for a in range(18, 180, 12)], 7)
    crown = (
        shape("ba-gold", "0,-14! 0,-35! 4,-29 5.4,-23 4.6,-14!")
        + shape("ba-gold", "4,-14! 5.6,-22 10.4,-28.6! 12.6,-22 10.6,-12!")
        + shape("ba-gold", "10,-11! 13.6,-17.4 19.6,-20.4! 19.6,-13 15,-6!")
        + shape("ba-red", "0,-17! 0,-28! 2.2,-24 2.2,-17!")
        + circle("ba-red", 8.6, -18.4, 1.9)
        + circle("ba-red", 14.8, -12, 1.5)
        + shape("ba-gold", "14,-4! 21,-7 24.6,-2.6 22,4 16,6.4! 14.6,1")
        + circle("ba-red", 19.6, -0.6, 2)
    )
    skin = shape(
        "ba-red",
        "0,-15.4 8,-14.6 14.4,-9 16.4,-0.6 15,8 11,14! 4,12 0,12.4 -4,12 -11,14! -15,8 -16.4,-0.6 -14.4,-9 -8,-14.6",
    )
    eye = (
        shape("ba-gold", "2.4,-8.6! 5.6,-12.6 11,-12.2 14.4,-7.4! 10.4,-9 6,-8.6")
        + circle("white", 7.6, -4.4, 4)
        + circle("ink flat", 7, -4.2, 1.9)
    )
    snout = shape(
        "ba-gold",
        "0,-2.4 3,-1.4 5,2 7.4,3.6 6.6,6.4 3,6.6 0,5.6 -3,6.6 -6.6,6.4 -7.4,3.6 -5,2 -3,-1.4",
    ) + both(circle("ink flat", 3.4, 4.4, 1.1))
    mouth = shape(
        "ba-dark",
        "-13,8.4! -6,9.6 0,8.8 6,9.6 13,8.4! 11.4,15.6 5.4,18.6 0,19 -5.4,18.6 -11.4,15.6",
    ) + both(
        "".join(rect("white", 0.2 + 2.6 * i, 9.3 - 0.1 * i, 2.4, 3.4) for i in range(3))
        + "".join(rect("white", 0.2 + 2.5 * i, 15.2 - 0.5 * i, 2.3, 3) for i in range(3))
        + shape("white", "8.6,9! 11.4,8.8! 13.4,5 13.8,2.6! 15.4,6.4 13.4,11.4 9.6,13!")
    )
    beard = fan("ba-dark", 0, 15, [(a, n) for a, n in ((160, 13), (180, 17), (200, 13))], 6)
    return (
        both(mane + inner)
        + fan("ba-fur", 0, 0, [(180, 27)], 8)
        + beard
        + both(crown)
        + skin
        + both(eye)
        + snout
        + mouth
    )


def randa() -> str:
    """The witch: wild hair, tusks, and a tongue of fire."""
    hair = fan("ba-fur", 0, -10, [(14, 22), (36, 24), (58, 26), (80, 27)], 9) + "".join(
        shape(
            "ba-fur",
            f"{x},-14! {x + 8},-6 {x + 9 + i},10 {x + 5 + 2 * i},24 {x + 6 + i},{38 - 5 * i}! {x + 1 + i},26 {x + 1},8 {x - 3},-2!",
        )
        for i, x in ((2, 14), (1, 9.5), (0, 5))
    )
    crown = (
        shape("ba-gold", "0,-20! 0,-34! 3.4,-28 4.4,-23 3.6,-18!")
        + shape("ba-gold", "3.4,-18! 5.4,-24 9.6,-28! 10.8,-22 8.6,-15.6!")
        + circle("ba-red", 6.8, -20, 1.3)
    )
    skin = shape(
        "ba-pale",
        "0,-19 8,-17.6 13,-11 13.6,-2 11,6 5,10.6 0,11.6 -5,10.6 -11,6 -13.6,-2 -13,-11 -8,-17.6",
    )
    brow = shape("ba-dark", "1.6,-11.4! 5,-15.6 10.4,-15.8 13,-12.4! 9.4,-13.2 5.4,-11.8")
    eye = (
        circle("ba-red", 6.4, -6.6, 5)
        + circle("white", 6.4, -6.6, 3.9)
        + circle("ink flat", 6, -6.2, 1.7)
    )
    nose = shape("ba-red", "0,-6 1.6,-3.4 4,-0.6 3.4,1.6 0,1 -3.4,1.6 -4,-0.6 -1.6,-3.4")
    mouth = shape(
        "ba-dark", "-10.6,2.4! -5,4.2 0,3.6 5,4.2 10.6,2.4! 8.6,8 4,9.8 0,10 -4,9.8 -8.6,8"
    )
    teeth = both(
        "".join(rect("white", 0.1 + 2 * i, 3.9, 1.9, 2.4) for i in range(3))
        + shape("white", "6.4,6.6! 9.6,5.6! 13.6,1 14.6,-6.4! 17,1 14.2,7.4 8.6,10.6!")
    )
    tongue = shape(
        "ba-red", "-3.6,6.4! 0,7.2 3.6,6.4! 4.6,14 3.6,22 4.4,29 0,38! -4.4,29 -3.6,22 -4.6,14"
    ) + line("0,9 0,33", "ba-stroke-dark", stroke_width=0.7)
    fire = shape("ba-gold", "3.8,15! 8,12.4 8.6,8.6! 11.4,13.6 8.4,18.4 4.2,20!") + shape(
        "ba-gold", "3.8,24! 7.6,21.6 8.4,18.6! 10.6,23.4 8,27.6 4.2,29!"
    )
    ear = shape("ba-gold", "13,-7! 17,-8.4 19,-4.6 16.6,-0.6 13.2,0.6!") + circle(
        "ba-red", 15.8, -4, 1.4
    )
    return (
        both(hair)
        + both(crown + ear)
        + skin
        + both(brow + eye)
        + nose
        + both(fire)
        + tongue
        + mouth
        + teeth
        + raw("ba-red flat", "M-3 7H3V10.4H-3Z")
    )


def leader() -> str:
    """A temple parasol, carried before the leader."""
    rim = "".join(
        shape("ba-gold", f"{x},-7.6! {x + 2.3},-2.4! {x + 4.6},-7.6!")
        for x in (-23, -18.4, -13.8, -9.2, -4.6, 0, 4.6, 9.2, 13.8, 18.4)
    )
    return (
        line("0,-30 0,36", "ba-pole", stroke_width=2.6)
        + rim
        + draw("""
            shape ba-red: 0,-28! 8,-25 17,-17 23.4,-7.4! -23.4,-7.4! -17,-17 -8,-25
            line ba-stroke-gold 0.8: 0,-27.6 -3.6,-18 -4.6,-7.6|0,-27.6 3.6,-18 4.6,-7.6|-0.6,-27.6
                -9.6,-19 -13.8,-7.6|0.6,-27.6 9.6,-19 13.8,-7.6
            shape ba-gold: 0,-37! 2,-32 1.6,-27.6! -1.6,-27.6! -2,-32
        """)
        + both(
            line("9,-2 9,6|16,-2.4 16,3", "ba-stroke-gold", stroke_width=0.9)
            + circle("ba-gold", 9, 7, 1.3)
            + circle("ba-gold", 16, 4, 1.3)
        )
        + shape("ba-gold", "-8,38! -4,34.6 4,34.6 8,38!")
    )


def sign(name: str, picture: str) -> str:
    """A card that is not in the pack, between strips of kain poleng."""
    placed = group(picture, transform=move(MID[0], MID[1] + 2, scale=0.86))
    return face(name, name, checked() + placed)


def shared() -> str:
    text = numerals()
    for suit in SUITS:
        text += group(MARKS[suit](), id=f"ba-{suit}") + "\n"
        outer, inner = PETALS[suit]
        petal = shape("ba-petal", outer) + shape("ba-petal-heart flat", inner)
        text += group(petal, id=f"ba-petal-{suit}") + "\n"
        text += group(border(suit), id=f"ba-border-{suit}") + "\n"
        if suit != "R":
            text += group(sprig(suit), id=f"ba-sprig-{suit}") + "\n"
    text += group(weave(), id="ba-weave") + "\n"
    text += group(garuda(), id="ba-garuda") + "\n"
    text += group(naga_mark(), id="ba-naga-mark") + group(gate_mark(), id="ba-gate-mark") + "\n"
    return text


def special(name: str, picture: str, mark: str) -> str:
    return face(name, name, panel() + panel("frame") + picture + corner(place(mark, 11.6, 14, 13)))


def pack() -> str:
    text = (
        '<?xml-stylesheet href="cards.css" type="text/css"?>\n'
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 61 95">\n'
        f'<defs id="shared">\n{shared()}</defs>\n'
    )
    for suit in SUITS:
        bird = use("ba-garuda", transform=move(MID[0], MID[1] + 2, scale=0.92))
        text += face(f"0{suit}", suit, ground(suit) + bird + index(0, suit))
        for number in range(1, 14):
            picture = mandala(number, suit) + index(number, suit)
            text += face(f"{number}{suit}", suit, ground(suit) + picture)
    text += special("NAGA", naga(), "ba-naga-mark") + special("PASS", gate(), "ba-gate-mark")
    text += sign("BARONG", barong()) + sign("RANDA", randa()) + sign("LEADER", leader())
    return text + "</svg>\n"


if __name__ == "__main__":
    (ROOT / "py/rondas/drawings/baronda.svg").write_text(pack(), encoding="utf-8")
