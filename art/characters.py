"""Draw the characters of the bots: ``static/faces/ID.svg``, one for each of ``rondas.bots.cast``.

They are busts in the style of the court
cards, flat, with lines like a woodcut, in the cards' colours. A face consists of parts that are
drawn point by point here (``art/pen.py``); the eyes go with the manner. Each face has its
own ground, so it looks the same in light and dark.
"""

from pathlib import Path

from art import pen
from art.pen import circle, group, line, raw, shape
from rondas.bots.cast import CAST
from rondas.rules.model import BOLD, CAREFUL, SLY, STEADY, STUBBORN

FOLDER = Path(__file__).resolve().parents[1] / "static/faces"

number = pen.num
pen.num = lambda value: number(round(value, 1))  # finer would not be seen

INK = "#231b16"
GOLD, RED, BLUE, GREEN = "#e5ab36", "#b5352b", "#2f5d93", "#4a8a4a"
BROWN, TAN, RUST, GREY, WHITE = "#7c4a24", "#c98a4b", "#a4512a", "#c9c1b0", "#fffdf7"
BLACK = "#3a2c26"
SAND, SKY, LEAF, CLAY, STRAW = "#ecdcb8", "#b9cad6", "#c3d1ae", "#e2b8a2", "#f0d28a"
FAIR, OLIVE, AMBER, UMBER = "#f2cfa4", "#dba877", "#bd8354", "#8f5b39"


def fill(colour: str, spec: str, width: float = 1.3) -> str:
    return shape("", spec, fill=colour, stroke_width=width)


def ink(spec: str, width: float = 1.3) -> str:
    return line(spec, "", stroke_width=width)


def dot(x: float, y: float, r: float, colour: str = INK) -> str:
    return circle("", x, y, r, fill=colour, stroke="none")


def ring(x: float, y: float, r: float, colour: str = "none", width: float = 1.3) -> str:
    return circle("", x, y, r, fill=colour, stroke_width=width)


# From the shoulders up.


def shoulders(coat: str, collar: str, skin: str) -> str:
    body = fill(coat, "1,52! 2.5,43 8,38.4 18,36 30,36 40,38.4 45.5,43 47,52!")
    neck = fill(skin, "19,29! 19.2,36 24,40.6 29,36 29.2,29!")
    shade = ink("21,34.2 24,35.4 28,33.6", 0.9)
    return body + neck + shade + COLLARS[collar]


COLLARS = {
    "open": fill(WHITE, "18.4,35! 13.4,38.2! 19.4,45! 24,40.4!")
    + fill(WHITE, "29.8,35! 34.8,38.2! 28.8,45! 24,40.4!"),
    "round": ink("17.6,36.2 20,40.4 24,42.2 28.4,40.4 30.6,36.2", 2.2),
    "vee": ink("17.8,36 24,46.4! 30.4,36", 2) + ink("6.4,43.4 9.4,48|41.8,43.4 38.8,48", 0.9),
    "scarf": fill(
        RED,
        "15.6,34.6 19.6,38.6 24,39.6 28.8,38.6 32.6,34.6 34.6,38 30.6,42.4 24,43.8 17.4,42.4 13.8,38",
    )
    + fill(RED, "26.6,42.2! 32.4,41! 34,49! 28.6,49.6!")
    + ink("17,38.6 20.4,41|29.6,44.6 30.2,48", 0.9),
    "shawl": fill(
        CLAY,
        "1,52! 3.4,42.6 12,36 17.8,34.4! 24,45.6! 30.4,34.4! 36,36 44.6,42.6 47,52! 33,52! 24,46.6! 15,52!",
    )
    + ink("8,44 13,50|12.4,40.4 18.4,47.6|40,44 35,50|35.6,40.4 29.6,47.6", 0.9),
    "band": ink("17.6,36.2 20,39.8 24,41.2 28.4,39.8 30.6,36.2", 1.6)
    + ink("24,41.6 24,49", 1)
    + dot(26.3, 44.2, 0.8)
    + dot(26.3, 47.6, 0.8),
    "stripes": ink("18,36.4 20.4,40 24,41.4 28,40 30.2,36.4", 1.4)
    + ink(
        "3.6,44.4 9,45.8 18,46.4 30,46.4 39,45.8 44.6,44.4|10.8,40.6 17.6,42.4 24,43.4 30.6,42.4 37.4,40.6",
        1.6,
    ),
}

# Heads, a little turned to the right.

HEADS = {
    "oval": "15.6,20 16.4,13 24,9.4 31.6,13 32.8,20 32,26.4 29,31.8 25,34.2 20.4,32.2 16.6,26.6",
    "long": "16,19 17,12.4 24,9 31,12.4 32.2,19 31.8,26.4 29.2,33 25.2,36 21,33.4 17,27",
    "broad": "14.6,19.6 16,12.6 24,9.2 32,12.6 33.6,19.6 33.2,26.6 30.6,32 25,34.6 18.6,32.6 15.2,26.8",
}


def head(kind: str, skin: str) -> str:
    ears = fill(skin, "16.2,19.6! 13.2,19.2 12.8,23 15,26.2 16.8,25.4!", 1.1)
    ears += fill(skin, "32.2,19.6! 34.6,19.4 34.8,23 33,26 31.8,25.4!", 1.1)
    grain = ink("31,24.6 29.6,28.4|29.8,25.4 28.6,28.8", 0.7)
    return ears + fill(skin, HEADS[kind]) + grain


NOSE = ink("25.2,20.4 27.6,25.6 24.4,26.4", 1.1)


def look(manner: str) -> str:
    """Brows, eyes and mouth."""
    eyes = dot(20.6, 21.6, 1.35) + dot(28.8, 21.6, 1.35)
    if manner == BOLD:
        brows = ink("17.8,17.4 20.4,15.8 23,17.2|26.8,16.8 29.4,15 31.8,16.6", 1.5)
        teeth = fill(WHITE, "20.6,28.2! 24.8,29 29.2,27.8! 27.8,31.2 24.6,32 22,31.2", 1)
        return brows + eyes + NOSE + teeth
    if manner == SLY:
        brows = ink("17.6,18.6 20.4,17.8 23,18.8|26.8,17.4 29.4,15.8 31.8,17.4", 1.4)
        lids = ink("18.2,21 23,21|26.6,21 31.2,21", 1.2)
        side = dot(21.8, 21.9, 1.3) + dot(30, 21.9, 1.3)
        return brows + side + lids + NOSE + ink("21.4,30.2 25.6,30.4 29.4,28", 1.3)
    if manner == STUBBORN:
        brows = ink("17.4,18.4 20.4,18.4 23.2,19.4|26.8,19.4 29.2,18.4 31.8,18.4", 1.9)
        return brows + eyes + NOSE + ink("21.4,30.6 25,29.8 28.4,30.6", 1.4)
    if manner == CAREFUL:
        brows = ink("17.6,18.4 20.2,17 23,17.4|26.8,17.4 29.4,17 31.6,18.4", 1.2)
        return brows + eyes + NOSE + ink("22.6,30 25,30.2 27.4,29.8", 1.3)
    assert manner == STEADY
    brows = ink("17.8,18.2 20.4,17.2 23,18|26.8,18 29.2,17.2 31.6,18.2", 1.3)
    return brows + eyes + NOSE + ink("21.2,29 24.8,30.8 28.6,28.8", 1.3)


# Hair: what is behind the head, and what lies over it.

Hair = tuple[str, str]


def locks(colour: str, spots: str, r: float) -> str:
    """Curls: circles with one outline."""
    places = [place for place, _ in pen.parse(spots)]
    rim = "".join(circle("", x, y, r, fill=INK, stroke_width=1.3) for x, y in places)
    inside = "".join(circle("", x, y, r, fill=colour, stroke="none") for x, y in places)
    twists = "".join(
        raw("", f"M{x - 1:g} {y + 0.6:g}a1.4 1.4 0 1 1 2 0", stroke_width=0.8) for x, y in places
    )
    return rim + inside + twists


def hair(kind: str, c: str) -> Hair:
    short = fill(
        c,
        "14.8,22! 13.8,14.8 18,8.4 25,6.6 31.8,9 34.2,15 33.4,22! 31.8,17.4 28.6,14.4 22.4,14.4 17.6,16.4 16.6,22!",
    )
    strands = ink("18.6,13.4 22,10.4 26,9.6|26.4,12.2 29.6,12.6 31.6,15", 0.8)
    long_back = fill(
        c,
        "12.6,22 12.8,12.6 18,6.8 25,5.8 32,8 35.6,14.4 36,23 37.6,32 36.6,40.4 30,41 18,41 11.4,40 11,31",
    )
    parted = fill(
        c,
        "24.6,9.8! 18.4,12.6 16.4,18 15.6,26.4! 12.8,22 13,13 18,7.2 25,6 32,8.2 35.2,14.2 34.8,22.6 33,27! 32.4,18.4 30.4,12.8!",
    )
    bob_back = fill(
        c,
        "12.4,22 12.8,12.6 18,6.8 25,5.8 32,8 35.6,14.4 36.2,23 36.4,31.6 31,33.6 18,33.6 11.8,31.6",
    )
    fringe = fill(
        c,
        "13.4,24.4! 13,13.4 18,7.2 25,6 32,8.2 35.4,14.2 35,24.4! 33.2,19.4 32.2,15.6! 28,17.2 22,17.4 17,15.8! 15.6,19.6!",
    )
    side = fill(
        c,
        "14.4,22.4! 13.4,14 17.6,8 25,6.2 32.2,8.6 34.4,15 33.6,21.6! 32.2,16.4! 26.6,15.6 20,11.8! 17.4,16 16.2,22.4!",
    )
    knot = ring(24.4, 5.8, 5, c) + ink("22,3.6 24.6,2.6 27,4.2|21.6,6 24.4,4.8 27.4,6.6", 0.8)
    styles: dict[str, Hair] = {
        "short": ("", short + strands),
        "long": (
            long_back,
            parted
            + ink(
                "14.6,28 14.2,33 14.8,38|17.2,33.4 17,38|34.6,28 35,33 34.2,38|32.4,33.4 32.4,38|19.6,9.4 16.4,13.2",
                0.9,
            ),
        ),
        "bob": (
            bob_back,
            side + ink("14.4,25 14.2,31|34.4,25 34.6,31|17.4,12 21.6,9.6|27,9.6 31,12", 0.9),
        ),
        "fringe": (
            knot,
            fringe + ink("20,12 20,15.4|24,11.4 24.2,15.8|28,12 28,15.4", 0.8),
        ),
        "bun": (knot, parted + ink("18.4,9.6 16,13.4|29.4,9 32.8,13", 0.8)),
        "crop": (
            "",
            fill(
                c,
                "14.8,20.4! 15,14 18.8,9 24.4,7.8 30,9 33.4,14 33.4,20.4! 32,16.6 29.6,13.8 24.4,13 19,13.8 16.6,16.8!",
            )
            + ink(
                "19.4,11.6 20,12.4|22.8,10.4 23.2,11.4|26.2,10.4 26.6,11.4|29.6,11.8 30,12.6", 0.9
            ),
        ),
        "pixie": (
            "",
            fill(
                c,
                "14.4,25! 13.4,15.4 17,8.4 25,6.2 32.4,8.6 35,15.4 34,24.4! 32.4,18.4! 28.6,18.2 24.6,13.8! 22.8,17.2 17.6,19.4! 16.4,22!",
            )
            + ink("18,13.4 22.4,9.8|28,9.6 31.6,13.4", 0.8),
        ),
        "quiff": (
            "",
            fill(
                c,
                "15,21! 14,14.8 15.6,9.6! 18.6,4.8 25,3.6 33,5.6! 34.8,11 34.2,15.6 33.4,21! 32,16.6 30.8,13.6! 25,14.6 18,12.4! 16.8,16!",
            )
            + ink("18.4,9.8 22,6.6 27.4,6|21.6,11 26,8.4 31.4,8.6", 0.9),
        ),
        "curls": (
            "",
            locks(
                c,
                "15.4,17 16.6,12.4 20.4,9 24.8,7.8 29.2,9 32.6,12.4 33.6,17 21,12.8 28.4,12.8",
                3.1,
            ),
        ),
        "cloud": (
            locks(
                c,
                "11.4,28 10.8,22.4 11.4,16.6 14.4,11 19,7 24.4,5.4 30,7 34.4,11 37.4,16.6 38,22.4 37.4,28 13,33 36,33",
                4,
            ),
            locks(c, "17.6,13 21.8,10.8 26.6,10.6 31,12.6", 2.7),
        ),
        "waves": (
            fill(
                c,
                "12.4,20 12.8,12.2 18,6.8 25,5.8 32,8 35.6,14 37.4,20 36,25 38.2,30 35.6,35 31,35.6 18,35.6 12.6,35 10.4,30 12.2,25",
            ),
            side
            + ink(
                "12.8,26 14.8,29.4 13.4,32.8|36,26 34.2,29.4 35.4,32.8|17.6,12 21.6,9.4|27,9.6 31.2,12",
                0.9,
            ),
        ),
        "braid": (
            fill(
                c,
                "32.4,24 36.6,27 35.4,31.4 37.6,35.4 35,39.4 36.2,44 32.8,47 31,43 32,39 29.8,35 32.2,31",
            ),
            parted
            + ink(
                "33,28.6 35.8,27.6|32.4,32.4 35.8,31|31.8,36.6 35.8,35.6|32.4,40.4 35.4,39.6", 0.9
            ),
        ),
        "tufts": (
            fill(c, "15.6,16.4! 12.6,16.6 11.4,20.6 13.4,23.6 12.6,26.4 16.4,27.4!")
            + fill(c, "32.6,16.4! 35.6,16.6 36.6,20.6 34.8,23.6 35.4,26.4 32,27.4!"),
            ink("20.6,12.4 24.4,11.6 27.6,12.2", 0.8),
        ),
        "none": ("", ""),
    }
    return styles[kind]


# Other features.


def beard(c: str) -> str:
    return fill(
        c,
        "15.4,22! 16.6,26.4 20.4,27.6 22.2,26.8 25,26.9 27.8,26.6 30,27.4 32.4,25.6 33.2,22! 33.8,28 31.4,35 25,38.4 18.4,35.6 15,28.6",
    ) + ink("18.4,30.4 19.8,33.6|22,33.8 22.8,36|28.2,33.8 27.4,36|31.4,30.4 30.2,33.4", 0.8)


def short_beard(c: str) -> str:
    whole = fill(
        c,
        "15.6,22.6! 17.4,27.6 20.6,28 23,26.8 25,27 27.2,26.8 29.4,27.8 31.6,27 32.8,22.6! 32.6,28.4 29.4,33.4 25,35.4 20,33.6 16.4,28.8",
    )
    return whole + fill(CLAY, "21,29 24.8,28.2 28.8,28.8! 24.8,32.4!", 0)


def moustache(c: str, wide: float = 1) -> str:
    left, right = 25 - 6.4 * wide, 25 + 6 * wide
    return fill(
        c, f"25,26.6 21.6,26.4 {left},29.6! 21.8,29.8 25,28.4 28.2,29.6 {right},29! 28,26.2", 1
    )


def goatee(c: str) -> str:
    return fill(c, "22.4,31.8! 25,31 27.6,31.6! 27.2,35.6 25,37 22.8,35.8", 1)


GLASSES = (
    ring(20.4, 21.8, 3.9, "none", 1.2) + ring(29.2, 21.8, 3.9, "none", 1.2)
    + ink("24.3,21.4 25.3,21.4|16.5,21 14.4,20|33.1,21 34.4,20.2", 1.2)
)  # fmt: skip


def frames(colour: str) -> str:
    """Glasses one sees from afar."""
    specs = (
        "16.2,18.6! 24,18.6! 23.4,25 19.8,26 16.6,24.6!",
        "25.6,18.6! 33.2,18.6! 33,24.6 29.8,26 26.2,25!",
    )
    rims = "".join(shape("", spec, stroke=colour, stroke_width=1.7) for spec in specs)
    return rims + line("24,19.6 25.6,19.6", "", stroke=colour, stroke_width=1.7)


def earrings(colour: str) -> str:
    return ring(14.2, 28.6, 1.9, colour, 1) + ring(34, 28.6, 1.9, colour, 1)


def hoops(colour: str) -> str:
    rim = ring(13.8, 29.4, 2.8, "none", 2.6) + ring(34.4, 29.4, 2.8, "none", 2.6)
    return rim + rim.replace("stroke-width", f'stroke="{colour}" stroke-width').replace(
        "2.6", "1.2"
    )


def knitted(c: str) -> str:
    return (
        fill(c, "14.2,17! 14,10.4 18.2,5 24.4,3.6 30.8,5 34.6,10.4 34.4,17!")
        + fill(WHITE, "13.4,18.6! 13.2,14.2 24.4,12.4 35.2,14.2 35.2,18.6! 24.4,16.8!")
        + ink(
            "17.4,13.8 17.6,17.4|21,13.2 21.2,16.9|24.6,13 24.6,16.7|28,13.2 27.8,16.9|31.6,13.8 31.4,17.4",
            0.9,
        )
    )


def cap(c: str) -> str:
    return (
        fill(c, "13.4,17! 12,11.4 17,6 25,5 33.4,7.4 36.6,12.6 35.4,16!")
        + fill(c, "22.4,15.4! 30,13.2 37,14 41,17.8! 34,18 25,17.8!")
        + ink("17,10 21,7.8 26,7.4", 0.9)
    )


def straw_hat(band: str) -> str:
    return (
        fill(STRAW, "6.4,17.4 14,13.6 24.4,12.8 35,13.6 42.4,17.4 35,18.2 24.4,16.6 14,18.2")
        + fill(STRAW, "15.6,14.4! 16,7.4 20,3.6 24.4,4.4 29,3.6 33,7.4 33.4,14.4! 24.4,12.8!")
        + fill(band, "15.6,14.6! 15.8,11 24.4,9.4 33.2,11 33.4,14.6! 24.4,13!")
        + ink("9,16.8 14,15.6|39.8,16.8 35,15.6|19.6,6.6 21,8", 0.8)
    )  # fmt: skip


def headscarf(c: str, trim: str) -> Hair:
    back = fill(
        c, "10.8,26 11.4,13.4 17,6 25,4.4 33,6.6 37.6,14 37.8,26 40,36 37,43 24,45 12,43 8.6,36"
    )
    front = (
        fill(
            c,
            "24.4,11 18.6,13 16.6,19 16.8,27 20.4,32.6 25,34.8 29.4,32.4 32.2,26.6 32.4,19 30.4,13! 34.6,16 36.6,24 35,33 30,39.6 24,41.4 17,39.8 12.4,33 11.6,24 13,14.6 18.4,7.4 25,5.8 31,8.4!",
        )
        + line("24.4,11 18.6,13 16.6,19 16.8,26", "", stroke=trim, stroke_width=1.6)
        + line("24.4,11 30.4,13 32.4,19 32.3,25", "", stroke=trim, stroke_width=1.6)
        + ink("14.4,20 14.2,28 16.6,34|34.6,21 34.2,29 31.6,34.6|20,37.2 24.6,38.4 29,37", 0.9)
    )
    return back, front


def hairband(c: str) -> str:
    return fill(
        c,
        "14.6,16.6! 17,11.4 24.4,8.8 31.8,11.4 34.2,16.6! 32.4,17.6! 30,14 24.4,12 18.8,14 16.4,17.6!",
        1.1,
    )


def dots(spots: str, r: float, colour: str) -> str:
    return "".join(dot(x, y, r, colour) for (x, y), _ in pen.parse(spots))


FRECKLES = dots("18.6,25.2 20.4,26.2 21.8,24.8 29,25 30.6,25.8", 0.5, RUST)
STUBBLE = dots("18.4,28.4 20,30.6 22,32.4 24.8,33.2 27.6,32.4 29.8,30.4 31,28", 0.42, INK)


def face(
    manner: str,
    ground: str,
    skin: str,
    kind: str,
    style: Hair,
    coat: tuple[str, str],
    under: str = "",
    over: str = "",
) -> str:
    """`under`: what lies on the face, below the mouth's line; `over`: what lies over all."""
    back, front = style
    parts = back + shoulders(*coat, skin) + head(kind, skin) + under + look(manner) + front + over
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="4 1.4 40 40">'
        f'<path fill="{ground}" d="M0 0h48v48H0z"/>'
        + group(parts, fill="none", stroke=INK, stroke_linecap="round", stroke_linejoin="round")
        + "</svg>\n"
    )


def drawn(name: str) -> str:
    m = CAST[name]
    plain: dict[str, str] = {
        "amina": face(m, SKY, OLIVE, "oval", hair("long", BLACK), (BLUE, "round"), over=GLASSES),
        "bruno": face(m, STRAW, FAIR, "broad", hair("short", RUST), (RED, "open"), beard(RUST)),
        "carmen": face(m, CLAY, FAIR, "oval", hair("fringe", BLACK), (GREEN, "vee"), over=hoops(GOLD)),
        "driss": face(m, LEAF, AMBER, "long", hair("none", GREY), (TAN, "band"), beard(WHITE), knitted(BLUE)),
        "elena": face(m, SAND, FAIR, "oval", hair("bob", GOLD), (GREEN, "round")),
        "farid": face(m, CLAY, OLIVE, "long", hair("short", BLACK), (BLUE, "open"), moustache(BLACK, 0.8) + goatee(BLACK)),
        "gloria": face(m, SKY, FAIR, "broad", hair("cloud", GREY), (RED, "round"), over=frames(RED) + earrings(GOLD)),
        "hamza": face(m, STRAW, AMBER, "oval", hair("curls", BLACK), (GREEN, "band"), over=GLASSES),
        "ines": face(m, LEAF, FAIR, "oval", hair("braid", BROWN), (RED, "stripes")),
        "jamal": face(m, SAND, UMBER, "broad", hair("crop", BLACK), (GOLD, "round"), short_beard(BLACK)),
        "khadija": face(m, CLAY, AMBER, "oval", headscarf(GOLD, RED), (BLUE, "round")),
        "lucia": face(m, SKY, FAIR, "oval", hair("waves", RUST), (GOLD, "vee"), FRECKLES),
        "mario": face(m, SAND, FAIR, "broad", hair("tufts", GREY), (BLUE, "stripes"), moustache(GREY, 1.25)),
        "nadia": face(m, LEAF, OLIVE, "oval", hair("pixie", BLACK), (RED, "vee"), over=earrings(GOLD)),
        "omar": face(m, CLAY, AMBER, "broad", hair("tufts", GREY), (BROWN, "open"), short_beard(GREY), GLASSES + cap(TAN)),
        "pilar": face(m, STRAW, FAIR, "broad", hair("bun", WHITE), (BLUE, "shawl"), over=earrings(RED)),
        "rachid": face(m, LEAF, OLIVE, "long", hair("quiff", BLACK), (GOLD, "open"), STUBBLE),
        "salma": face(m, STRAW, AMBER, "oval", hair("cloud", BLACK), (RED, "vee"), over=hairband(BLUE)),
        "tomas": face(m, SKY, FAIR, "long", hair("crop", TAN), (GREEN, "scarf")),
        "yusuf": face(m, SAND, UMBER, "long", hair("none", BLACK), (WHITE, "band"), short_beard(BLACK), straw_hat(BLUE)),
    }  # fmt: skip
    return plain[name]


if __name__ == "__main__":
    for name in CAST:
        (FOLDER / f"{name}.svg").write_text(drawn(name), "utf-8")
