"""The four aces, each one large drawing of its own."""

from collections.abc import Callable
from math import cos, degrees, pi, radians, sin

from art.pen import Point, circle, draw, ellipse, group, line, move, num, pairs, raw, shape
from art.spanish.suits import petals

MID = 30.5


def leaf(x: float, y: float, length: float, turn: float, names: str = "green") -> str:
    """A pointed leaf with its rib; it grows from the place upwards, turned clockwise."""
    w = length * 0.27
    data = f"M0 0C{num(-w * 1.4)} {num(-length * 0.3)} {num(-w)} {num(-length * 0.75)} 0 {num(-length)}C{num(w)} {num(-length * 0.75)} {num(w * 1.4)} {num(-length * 0.3)} 0 0Z"
    return group(
        raw(names, data, stroke_width=0.45),
        raw("line", f"M0 0V{num(-length * 0.7)}", stroke_width=0.3),
        transform=f"translate({num(x)} {num(y)})rotate({num(turn)})",
    )


def sprig(x: float, y: float, r: float, start: float, end: float, count: int, size: float) -> str:
    """A branch of laurel along an arc around (x, y); angles in degrees, 0 to the right, clockwise."""
    way = 1 if end > start else -1
    points = []
    leaves = ""
    for i in range(count + 1):
        a = radians(start + (end - start) * i / count)
        px, py = x + r * cos(a), y + r * sin(a)
        points.append(f"{num(px)},{num(py)}")
        ahead = degrees(a) + 90 + way * 90
        length = size * (1 - 0.35 * i / count)
        if i == count:
            leaves += leaf(px, py, length, ahead)
        else:
            leaves += leaf(px, py, length, ahead + 42, "leaf") + leaf(px, py, length, ahead - 42)
            leaves += circle("red", px + 0.1, py, 0.6, stroke_width=0.35) if i % 2 else ""
    return line(" ".join(points), stroke_width=0.7) + leaves


def bow(x: float, y: float, size: float = 1) -> str:
    """A ribbon tied in a bow."""
    return group(
        shape("red", "-.6,0 -3.6,3.6 -5,8! -3.4,7.4! -2.6,8.9! -.6,4 .6,.6!"),
        shape("red", ".6,0 3.6,3.6 5,8! 3.4,7.4! 2.6,8.9! .6,4 -.6,.6!"),
        shape("red", "0,0 -3.4,-2.8 -7,-2.4 -7,1.6 -3.4,2.2"),
        shape("red", "0,0 3.4,-2.8 7,-2.4 7,1.6 3.4,2.2"),
        line("-1.4,-.4 -4.6,-.6|1.4,-.4 4.6,-.6|-1.6,.6 -4,.8|1.6,.6 4,.8", stroke_width=0.35),
        ellipse("gold", 0, 0, 1.5, 1.7),
        transform=move(x, y, scale=size),
    )


def crown(x: float, y: float, size: float = 1) -> str:
    return group(
        shape("red", "-6,-1! -5.4,-5 0,-7 5.4,-5 6,-1!"),
        shape(
            "gold",
            "-6.6,-1! -8.6,-7.6! -4.2,-4! 0,-9! 4.2,-4! 8.6,-7.6! 6.6,-1! 6.2,1.6! 0,.6 -6.2,1.6!",
        ),
        line("-6.5,-1 0,-2 6.5,-1", stroke_width=0.4),
        *(
            circle("gold", px, py, 1.1, stroke_width=0.45)
            for px, py in ((-8.7, -8.2), (0, -9.6), (8.7, -8.2))
        ),
        *(
            circle(c, px, py, 0.65, stroke_width=0.3)
            for c, px, py in (("blue", -3.6, -0.2), ("red", 0, -0.6), ("blue", 3.6, -0.2))
        ),
        transform=move(x, y, scale=size),
    )


def polar(middle: float) -> Callable[[float, float], Point]:
    """Points by their distance from the origin and their angle from a middle one."""
    return lambda r, b: (r * sin(middle + b), -r * cos(middle + b))


def rays(count: int, inner: float, outer: float, half: float, turn: float) -> str:
    """Straight rays of a sun."""
    data = ""
    for i in range(count):
        a = 2 * pi * (i + turn) / count
        at = polar(a)
        data += "M" + pairs(at(inner, -half)) + "L" + pairs(at(outer, 0), at(inner, half)) + "Z"
    return data


def flames(count: int, inner: float, outer: float, half: float, turn: float) -> str:
    """Wavy rays of a sun."""
    data = ""
    for i in range(count):
        a = 2 * pi * (i + turn) / count
        at = polar(a)
        mid = (inner + outer) / 2
        data += "M" + pairs(at(inner, -half))
        data += "Q" + pairs(at(mid - 1, -half * 1.5), at(mid, -half * 0.2))
        data += "T" + pairs(at(outer, half * 0.5))
        data += "Q" + pairs(at(mid + 1, half * 1.5), at(mid, half * 0.75))
        data += "T" + pairs(at(inner, half)) + "Z"
    return data


def ace_of_coins() -> str:
    sun = group(
        circle("gold", 0, 0, 20.4),
        circle("line", 0, 0, 17.5, stroke_width=0.45),
        circle("beads", 0, 0, 18.95, stroke_width=1.1, stroke_dasharray="0 2.4803"),
        circle("red", 0, 0, 16.6),
        circle("line", 0, 0, 15.8, stroke_width=0.4),
        raw("gold", flames(8, 7.6, 15.2, 0.19, 0.5), stroke_width=0.45),
        raw("gold", rays(8, 7.6, 15.4, 0.21, 0), stroke_width=0.45),
        circle("gold", 0, 0, 8.6),
        circle("line", 0, 0, 7.7, stroke_width=0.35),
        circle("blush flat", -4.1, 2, 1.6),
        circle("blush flat", 4.1, 2, 1.6),
        line("-4.8,-2.2 -3.2,-3.4 -1.2,-2.6 -.9,-.4 -1.3,2.1 0,2.7 1.2,2.2", stroke_width=0.5),
        line("1.2,-2.6 3.2,-3.4 4.8,-2.2", stroke_width=0.5),
        shape("white", "-4.4,-.9! -3.1,-1.8 -1.8,-.9! -3.1,-.3", stroke_width=0.4),
        shape("white", "1.8,-.9! 3.1,-1.8 4.4,-.9! 3.1,-.3", stroke_width=0.4),
        circle("ink flat", -3, -1.05, 0.6),
        circle("ink flat", 3.1, -1.05, 0.6),
        shape("red", "-2.2,4.3! -.8,3.8 0,4.1 .8,3.8 2.2,4.3! 0,5.5", stroke_width=0.35),
        line("-2.2,4.3 0,4.55 2.2,4.3", stroke_width=0.3),
        transform=f"translate({MID} 48.5)",
    )
    laurel = sprig(MID, 48.5, 23.6, 84, 8, 8, 5.4) + sprig(MID, 48.5, 23.6, 96, 172, 8, 5.4)
    return laurel + sun + crown(MID, 25.2, 1.05) + bow(MID, 74, 1)


def ace_of_cups() -> str:
    foot = draw(f"""
            shape gold: 17.6,86 18.4,82.6! 22,80.4 27.4,77.4 28.2,72! 32.8,72! 33.6,77.4 39,80.4
                42.6,82.6! 43.4,86 30.5,88.4
            line 0.45: 18.2,83 30.5,85.6 42.8,83
            raw red 0.35: M22.6 85.1l1.2-.9 1.2 1.3-1.2.8zM29.1 86.2l1.4-1 1.4 1-1.4 1zM38.4 85.1l-1.2-.9-1.2 1.3 1.2.8z
            line 0.4: 28.6,77 26.4,80.4 23,82.6|30.5,76 30.5,83.6|32.4,77 34.6,80.4 38,82.6
            shape gold: 28,64! 33,64! 32.4,72! 28.6,72!
            ellipse red: {MID} 67.4 5.4 2.8
            line 0.35: 27,66 26.6,67.4 27,69|29,65 28.8,67.4 29,69.8|32,65 32.2,67.4 32,69.8|34,66
                34.4,67.4 34,69
            ellipse gold: {MID} 72.6 3.8 1.3
            ellipse gold: {MID} 63.2 3.8 1.3
        """)
    bowl = (
        draw("""
            shape red: 13.5,34! 13.8,43 16.4,51 22,58.4 28,62! 33,62! 39,58.4 44.6,51 47.2,43
                47.5,34!
            shape gold: 15.4,48.6! 20,50.6 30.5,52 41,50.6 45.6,48.6! 43.6,53.4 39,58.4 33,62!
                28,62! 22,58.4 17.4,53.4
            line 0.45: 19.2,50.4 21.6,55.6 28,61.6|22.8,51.3 25,57 29,61.8|26.6,51.9 27.9,57
                29.8,61.9|30.5,52 30.5,61.9|34.4,51.9 33.1,57 31.2,61.9|38.2,51.3 36,57
                32,61.8|41.8,50.4 39.4,55.6 33,61.6
            raw gold 0.45: M13.5 38.4Q30.5 45 47.5 38.4L47.5 34H13.5Z
        """)
        + "".join(
            circle(
                "white" if i % 2 else "blue",
                x,
                40.3 - (x - MID) ** 2 * 0.0115,
                0.85,
                stroke_width=0.35,
            )
            for i, x in enumerate((16.7, 21.3, 25.9, 30.5, 35.1, 39.7, 44.3))
        )
        + "".join(
            group(
                raw("gold", petals(6, 0.4, 3.3, 1.5), stroke_width=0.35),
                circle("white", 0, 0, 1, stroke_width=0.35),
                transform=f"translate({x} {y})" + (f"scale({s})" if s != 1 else ""),
            )
            for x, y, s in ((MID, 46.9, 1), (20.6, 45.1, 0.8), (40.4, 45.1, 0.8))
        )
        + line("25.6,44.4 25.6,49.2|35.4,44.4 35.4,49.2", stroke_width=0.4)
        + line("45,43 44.2,46.4|46.2,42.6 45.3,46.4", stroke_width=0.4)
    )
    lid = draw(f"""
            shape gold: 12.6,33.8! 12.8,31.8! 30.5,29 48.2,31.8! 48.4,33.8! 30.5,38.4
            shape red: 15.4,32! 17.4,26 22.6,21.6 30.5,20 38.4,21.6 43.6,26 45.6,32! 30.5,35.4
            shape gold 0.45: 17.4,26! 22.6,21.6 30.5,20 38.4,21.6 43.6,26! 30.5,28.8
            line 0.4: 21.4,27 24,23.4 28.6,20.4|27,28 28.4,23 30,20.2|34,28 32.6,23 31,20.2|39.6,27
                37,23.4 32.4,20.4
            raw gold 0.35: M19.4 29.6l1.5-1.2 1.5 1.6-1.5 1.2zM29 31.4l1.5-1.5 1.5 1.5-1.5 1.5zM41.6 29.6l-1.5-1.2-1.5 1.6 1.5 1.2z
            shape gold: 28.4,20.4! 29.2,17.8! 31.8,17.8! 32.6,20.4!
            circle red: {MID} 14.2 3.8
            line 0.35: 28,12.6 28.6,14.6 28.2,16.4|30.5,11.4 30.5,17|33,12.6 32.4,14.6 32.8,16.4
            shape gold 0.45: 28.6,11.2! 27.6,7.6! 29.4,8.9! 30.5,6.8! 31.6,8.9! 33.4,7.6! 32.4,11.2!
                30.5,10.6
        """)
    return foot + bowl + lid


def ace_of_swords() -> str:
    blade = (
        raw("steel", "M27 66V15L30.5 6.6 34 15V66z")
        + raw("blue flat", "M30.9 66V8.5L33.7 15V66z")
        + raw("line", "M30.5 62V20", stroke_width=0.45)
        + line("28.4,18 28.4,30|28.4,34 28.4,36|28.4,58 28.4,62", stroke_width=0.35)
    )
    hilt = draw(f"""
            shape red: 28.4,70! 32.6,70! 33.2,76 32.4,82! 28.6,82! 27.8,76
            line 0.45: 28.3,73.4 32.8,71.4|28,75.8 33.1,73.6|27.9,78.2 33.1,76|28.2,80.6 32.9,78.3
            shape gold: 25.6,63.6! 35.4,63.6! 36.4,65.4 40,65.8 43.6,63.4 47.2,63.6 48.2,66.8 46,69
                43.4,67.8 40.6,69.6 36,70 33,71.4! 28,71.4! 25,70 20.4,69.6 17.6,67.8 15,69
                12.8,66.8 13.8,63.6 17.4,63.4 21,65.8 24.6,65.4
            circle red 0.45: {MID} 67.4 1.9
            line 0.4: 22.4,67.4 19.4,66.6 16.6,65.6|38.6,67.4 41.6,66.6 44.4,65.6
            circle gold: {MID} 84.8 3.2
            circle red 0.4: {MID} 84.8 1.4
        """)
    laurel = sprig(MID, 42, 15.4, 78, -62, 9, 6.2) + sprig(MID, 42, 15.4, 102, 242, 9, 6.2)
    return blade + laurel + bow(MID, 57.4, 1.05) + hilt


def ace_of_clubs() -> str:
    def stub(x: float, y: float, turn: float, size: float = 1) -> str:
        return group(
            shape("green", "-2.8,4! -2.6,-3.6! 2.6,-3.6! 2.8,4!"),
            ellipse("gold", 0, -3.6, 2.6, 1.5),
            ellipse("line", 0, -3.6, 1.2, 0.6, stroke_width=0.35),
            transform=move(x, y, turn, size),
        )

    twigs = ""
    for x, y, turns in (
        (42.6, 21.6, (20, 62, 104)),
        (18.6, 31.4, (-20, -62, -104)),
        (41, 44.8, (30, 72, 114)),
        (21.4, 54.4, (-30, -70, -112)),
    ):
        for i, turn in enumerate(turns):
            twigs += leaf(x, y, 8.4 if i == 1 else 6.8, turn, "leaf" if i != 1 else "green")
    stubs = (
        stub(39, 24, 58)
        + stub(22.6, 33.4, -58)
        + stub(37.4, 47, 60, 0.9)
        + stub(24.8, 56.4, -58, 0.85)
        + stub(35.6, 66.4, 58, 0.75)
    )
    body = draw(f"""
            shape green: 28,88 27.6,78 26.4,68 25.4,58 23.8,46 23,32 22,16 21.6,11.6 23,9.6 30.5,8.2
                38,9.6 39.4,11.6 39,16 38.4,30 37.6,44 36.2,56 34.6,68 33.6,78 33,88 30.5,89.4
            raw leaf flat: M34.6 14C34.4 32 33.8 50 32.6 66 32 74 31.7 82 31.6 88.9L32.8 88 33.5 78 34.4 68 35.9 56 37.3 44 38.1 30 38.7 16Z
            line 0.5: 25,17 25.6,24 25.4,30|27.4,20 28,30 27.6,38|25.8,36 26.6,44 27,50|30.4,26
                30.8,36 30.2,44|28.4,52 28.8,60 28.6,66|30.6,60 31,70 30.4,78|28.8,74 29.2,80
                29,84|32.4,16 32.8,22
            ellipse gold: {MID} 11.6 8.7 3
            ellipse line 0.4: {MID} 11.6 5.6 1.8
            ellipse line 0.4: {MID} 11.6 2.6 0.8
        """)
    ribbon = draw("""
            shape red: 34.8,67.2! 41,69.6 43.6,74.6 42.4,80.4! 40.2,78.6! 38.4,80.6! 38.6,75.4
                34,72.4!
            shape red: 26.2,75.4! 20.4,76.4 17,80 17.2,85.6! 19.4,84.2! 21.2,86.4! 22.4,82.6
                27.4,80.6!
            shape red: 26.4,68.6! 30.5,70.2 34.8,67! 34.2,72! 30.5,75 26.8,73.4!
            shape red: 27,75.2! 30.5,77 33.9,73.8! 33.6,78.4! 30.5,81.2 27.3,79.8!
            line 0.4: 28,71 30.6,72.2 32.8,71|28.2,77.4 30.6,78.7 32.6,77.4|40.4,72.6
                41.4,76|20,79.4 19.2,82.4
        """)
    return twigs + stubs + body + ribbon


ACES = {"O": ace_of_coins, "C": ace_of_cups, "E": ace_of_swords, "B": ace_of_clubs}
