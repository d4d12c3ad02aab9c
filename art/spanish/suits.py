"""The four suit objects, each in the form of a pip and of a small mark for the index."""

from cmath import rect as polar
from math import cos, pi, radians, sin

from art import pen
from art.pen import Point, circle, curve, draw, ellipse, group, line, num, pairs, raw, shape, use

BOX = {"O": (20.0, 20.0), "C": (18.0, 24.0), "E": (9.0, 36.0), "B": (9.0, 36.0)}
"""Width and height of each object's own drawing; the middle is the origin."""


def petals(count: int, root: float, tip: float, width: float, turn: float = 0) -> str:
    """Path data of a rosette of pointed petals."""
    data = ""
    for i in range(count):
        a = 2 * pi * (i + turn) / count
        u, v = (sin(a), -cos(a)), (cos(a), sin(a))

        def at(r: float, w: float, u: Point = u, v: Point = v) -> Point:
            return (r * u[0] + w * v[0], r * u[1] + w * v[1])

        mid = (root + tip) / 2
        data += "M" + pairs(at(root, 0))
        data += "Q" + pairs(at(mid, width), at(tip, 0))
        data += "Q" + pairs(at(mid, -width), at(root, 0)) + "Z"
    return data


def coin() -> str:
    """A medallion: a beaded rim around a rosette."""
    return (
        circle("gold", 0, 0, 9.6)
        + circle("beads", 0, 0, 8.5, stroke_width=0.75, stroke_dasharray="0 2.2253")
        + circle("line", 0, 0, 7.3, stroke_width=0.5)
        + raw("ink flat", petals(8, 3.4, 6.2, 0.5, 0.5))
        + raw("red", petals(8, 1.1, 6.3, 2), stroke_width=0.35)
        + circle("gold", 0, 0, 1.9, stroke_width=0.5)
        + circle("red flat", 0, 0, 0.8)
    )


def cup() -> str:
    """A chalice: red bowl with a golden band, golden knop and foot."""
    return draw("""
            shape gold: -5.6,11.2 -4.6,9.2 -1.7,7.6 -1.2,5.2! 1.2,5.2! 1.7,7.6 4.6,9.2 5.6,11.2 0,12
            line 0.4: -4.9,10 0,10.7 4.9,10
            line 0.35: -.2,6 -.3,7.6 -.8,9|1,7.2 1.7,8.2 2.6,8.9
            shape red: -7.4,-9.4! -7.2,-4 -5.6,.4 -2.8,3.3 -1.2,4! 1.2,4! 2.8,3.3 5.6,.4 7.2,-4
                7.4,-9.4!
            shape gold 0.45: -6.6,-1.6! 0,0 6.6,-1.6! 5.6,.4 2.8,3.3 1.2,4! -1.2,4! -2.8,3.3 -5.6,.4
            line 0.4: -4.1,-.9 -3,1.4 -.9,3.7|-1.5,-.3 -1.1,1.8 -.3,3.8|1.5,-.3 1.1,1.8
                .3,3.8|4.1,-.9 3,1.4 .9,3.7
            ellipse gold: 0 4.8 2.9 1.25
            raw paper flat: M-1.3-4.5a1.3 1.3 0 0 1 2.6 0a1.3 1.3 0 0 1-2.6 0zM-4.4-6 l1 1.3-1 1.3-1-1.3zM4.4-6 l1 1.3-1 1.3-1-1.3z
            ellipse gold: 0 -9.4 7.4 1.9
            ellipse ink flat: 0 -9.2 5.9 1.05
        """)


def sword(reach: float = 0) -> str:
    """A straight sword, its point up: steel in two tones, golden guard, red grip.

    ``reach`` makes it longer by so much at either end.
    """
    tip, hilt = -17.8 - reach, reach
    return draw(f"""
            raw steel: M-1.5 {num(8 + hilt)}V{num(tip + 4.2)}L0 {num(tip)} 1.5 {num(tip + 4.2)}V{num(8 + hilt)}z
            raw blue flat: M.2 {num(8 + hilt)}V{num(tip + 1.2)}L1.22 {num(tip + 4.2)}V{num(8 + hilt)}z
            line 0.35: 0,{num(5 + hilt)} 0,{num(tip + 7)}
        """) + group(
        raw("red", "M-.95 10h1.9V15h-1.9z"),
        line("-.9,11.6 .9,10.9|-.9,13 .9,12.3|-.9,14.4 .9,13.7", stroke_width=0.35),
        shape(
            "gold",
            "-1.6,7.4! 1.6,7.4! 2.4,8.1 3.3,7.2 4.1,7.9 3.8,9.2 2.8,9.8 1,10.2! -1,10.2! -2.8,9.8 -3.8,9.2 -4.1,7.9 -3.3,7.2 -2.4,8.1",
        ),
        circle("gold", 0, 16.2, 1.6),
        **({"transform": f"translate(0 {num(hilt)})"} if hilt else {}),
    )


def club(stretch: float = 1) -> str:
    """A cudgel with the stubs of lopped branches, its thick end up.

    ``stretch`` makes it longer, not thicker.
    """

    def tall(spec: str) -> str:
        words = []
        for word in spec.split():
            x, y = word.split(",")
            words.append(f"{x},{float(y) * stretch:.2f}")
        return " ".join(words)

    stubs = (
        (-2.2, -10.2, -62), (2.4, -12.6, 58), (2.2, -4.4, 60), (-1.9, -1.2, -60), (1.6, 4.2, 58), (-1.4, 8.6, -56),
    )  # fmt: skip
    # All in two shapes: the drawing is copied up to nine times on a card.
    corners = (-1.2 + 2j, -1.15 - 1.7j, 1.15 - 1.7j, 1.2 + 2j)
    bark = cuts = ""
    for i, (x, y, turn) in enumerate(stubs):
        size = 1 - 0.06 * i
        *outline, left, right = (
            pen.pair((round(point.real, 1), round(point.imag, 1)))
            for corner in (*corners, -1.2 - 1.7j, 1.2 - 1.7j)
            for point in [complex(x, y * stretch) + polar(size, radians(turn)) * corner]
        )
        bark += f"M{'L'.join(outline)}Z"
        arc = f"A{num(round(1.2 * size, 1))} {num(round(0.75 * size, 1))} {num(turn)} 0 1 "
        cuts += f"M{left}{arc}{right}{arc}{left}Z"
    end = -16.4 * stretch
    return (
        raw("green", bark)
        + raw("gold", cuts)
        + shape(
            "green",
            tall("-1.2,17 -1.3,12 -1.6,6 -1.8,1 -2.3,-4 -2.4,-10")
            + f" -2.8,{end + 0.6:.2f} -2.7,{end - 0.2:.2f} 0,{end - 1:.2f} 2.7,{end - 0.2:.2f} 2.8,{end + 0.6:.2f} "
            + tall("2.5,-10 2.2,-4 1.9,1 1.6,6 1.3,12 1.2,17 0,17.6"),
        )
        + raw(
            "leaf flat",
            curve(
                tall("1,16.9 .7,10 .8,2 .9,-6 1,-15.4 2.5,-15.4 2.3,-10 2,-4 1.7,1 1.3,6 1.05,12")
            ),
        )
        + line(
            "|".join(
                tall(part)
                for part in (
                    "-1.5,-12.6 -1.2,-8 -1.3,-5",
                    "-.2,-7.4 0,-3 -.2,1",
                    "-.9,1.8 -.7,5 -.8,8",
                    ".1,7 .2,11 0,14",
                )
            ),
            stroke_width=0.4,
        )
        + ellipse("gold", 0, end, 2.7, 1.05)
        + ellipse("line", 0, end, 1.3, 0.45, stroke_width=0.35)
    )


def mini_coin() -> str:
    return (
        circle("suit flat", 0, 0, 4.4)
        + circle("halo", 0, 0, 2.5, stroke_width=0.9)
        + circle("paper flat", 0, 0, 0.8)
    )


def mini_cup() -> str:
    return shape(
        "suit flat",
        "-4,-4.8! 4,-4.8! 3.9,-2.4 2.8,.2 .8,1.3! .8,2.7! 2.9,4 3,4.9! -3,4.9! -2.9,4 -.8,2.7! -.8,1.3! -2.8,.2 -3.9,-2.4",
    ) + line("-2.9,-3.2! 2.9,-3.2!", "halo", stroke_width=0.7)


def mini_sword() -> str:
    return group(
        raw(
            "suit flat", "M-1.3 1.6V-5L0-7.2 1.3-5V1.6H4V3.6H1V5.6A1.5 1.5 0 1 1-1 5.6V3.6H-4V1.6z"
        ),
        transform="rotate(40)scale(.8)translate(0 -.5)",
    )


def mini_club() -> str:
    return group(
        draw("""
            shape suit flat: -1,6.2 -1.3,2.8! -3.5,1.4! -2.6,-.8! -1.7,-.2! -2.3,-4.6 -2.1,-6 0,-6.8
                2.1,-6 2.3,-4.6 2.2,-3.4! 3.8,-4.4! 4.6,-2.2! 2,-.7! 1.7,1.4 1.4,2.8 1,6.2 0,6.9
            ellipse paper flat: 0 -5.2 1.2 0.6
        """),
        transform="rotate(40)scale(.8)",
    )


DRAWINGS = {
    "suit-O": (BOX["O"], coin),
    "suit-C": (BOX["C"], cup),
    "suit-E": (BOX["E"], sword),
    "suit-B": (BOX["B"], club),
    "long-E": ((9.0, 56.0), lambda: sword(10)),
    "long-B": ((9.0, 56.0), lambda: club(1.55)),
    "mini-O": ((10.0, 10.0), mini_coin),
    "mini-C": ((10.0, 10.0), mini_cup),
    "mini-E": ((10.0, 10.0), mini_sword),
    "mini-B": ((10.0, 10.0), mini_club),
}
"""The shared symbols, with their widths and heights."""


def symbols() -> str:
    text = ""
    for name, ((w, h), drawing) in DRAWINGS.items():
        box = f"{num(-w / 2)} {num(-h / 2)} {num(w)} {num(h)}"
        text += f'<symbol id="{name}" viewBox="{box}" overflow="visible">{drawing()}</symbol>\n'
    return text


def place(name: str, x: float, y: float, height: float, turn: float = 0) -> str:
    """One suit object, its middle at a place, so scaled that it is ``height`` tall.

    The outline keeps its weight whatever the scale.
    """
    w, h = DRAWINGS[name][0]
    scale = height / h
    more: dict[str, str | float] = {}
    if not name.startswith("mini"):
        more["stroke_width"] = 0.55 / scale
    if turn:
        more["transform"] = f"rotate({num(turn)} {num(x)} {num(y)})"
    return use(name, x=x - w * scale / 2, y=y - height / 2, width=w * scale, height=height, **more)
