"""The pen: short ways to write the few kinds of SVG the drawings need.

Shapes are written as lists of points, ``"10,4 12.5,6 14,9!"``: the line runs smoothly
through every point, except where a ``!`` makes a corner; between two corners it is straight.
"""

import re
from math import hypot
from textwrap import dedent

Point = tuple[float, float]

REACH = 0.36
"""How far a point's handles reach along the neighbouring segments."""


def num(value: float) -> str:
    """A number in as few characters as a drawing of 61 by 95 units needs."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    if text in ("-0", ""):
        return "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def pair(point: Point) -> str:
    x, y = num(point[0]), num(point[1])
    return f"{x}{y}" if y.startswith("-") else f"{x} {y}"


def pairs(*points: Point) -> str:
    text = ""
    for point in points:
        word = pair(point)
        text += word if not text or word.startswith("-") else " " + word
    return text


def parse(spec: str) -> list[tuple[Point, bool]]:
    """``"1,2 3,4!"`` as points with a mark for corners."""
    points = []
    for word in spec.split():
        x, y = word.rstrip("!").split(",")
        points.append(((float(x), float(y)), word.endswith("!")))
    return points


def handles(before: Point, here: Point, after: Point) -> tuple[Point, Point]:
    """The two control points of a smooth point."""
    dx, dy = after[0] - before[0], after[1] - before[1]
    length = hypot(dx, dy) or 1.0
    back = REACH * hypot(here[0] - before[0], here[1] - before[1]) / length
    on = REACH * hypot(after[0] - here[0], after[1] - here[1]) / length
    return (
        (here[0] - dx * back, here[1] - dy * back),
        (here[0] + dx * on, here[1] + dy * on),
    )


def toward(start: Point, end: Point, part: float) -> Point:
    return (start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part)


def curve(spec: str, closed: bool = True) -> str:
    """Path data through the points of ``spec``."""
    marked = parse(spec)
    count = len(marked)
    points = [point for point, _ in marked]
    sharp = [corner for _, corner in marked]
    if not closed:
        sharp[0] = sharp[-1] = True
    arms: list[tuple[Point, Point]] = []
    for i, here in enumerate(points):
        if sharp[i]:
            arms.append((here, here))
        else:
            arms.append(handles(points[i - 1], here, points[(i + 1) % count]))
    data = "M" + pair(points[0])
    for i in range(count if closed else count - 1):
        j = (i + 1) % count
        start, end = points[i], points[j]
        if sharp[i] and sharp[j]:
            if not (closed and j == 0):
                data += "L" + pair(end)
            continue
        first, second = arms[i][1], arms[j][0]
        if sharp[i]:
            first = toward(start, second, 0.5)
        if sharp[j]:
            second = toward(end, first, 0.5)
        data += "C" + pairs(first, second, end)
    return data + ("Z" if closed else "")


def attrs(**values: str | float) -> str:
    text = ""
    for name, value in values.items():
        shown = value if isinstance(value, str) else num(value)
        text += f' {name.rstrip("_").replace("_", "-")}="{shown}"'
    return text


def classes(names: str) -> str:
    """``"gold flat"`` as a class attribute of our own names."""
    if not names:
        return ""
    return ' class="' + " ".join("cd-" + name for name in names.split()) + '"'


def raw(names: str, data: str, **more: str | float) -> str:
    """A path given as ready path data."""
    return f'<path{classes(names)} d="{data}"{attrs(**more)}/>'


def shape(names: str, spec: str, **more: str | float) -> str:
    """A closed shape through points."""
    return raw(names, curve(spec), **more)


def line(spec: str, names: str = "line", **more: str | float) -> str:
    """One or several open lines, separated by ``|``, drawn as one path."""
    return raw(names, "".join(curve(part, False) for part in spec.split("|")), **more)


def circle(names: str, x: float, y: float, r: float, **more: str | float) -> str:
    where = attrs(**{k: v for k, v in (("cx", x), ("cy", y)) if v}, r=r)
    return f"<circle{classes(names)}{where}{attrs(**more)}/>"


def ellipse(
    names: str, x: float, y: float, rx: float, ry: float, turn: float = 0, **more: str | float
) -> str:
    if turn:
        more["transform"] = f"rotate({num(turn)} {num(x)} {num(y)})"
    where = attrs(**{k: v for k, v in (("cx", x), ("cy", y)) if v}, rx=rx, ry=ry)
    return f"<ellipse{classes(names)}{where}{attrs(**more)}/>"


def rect(names: str, x: float, y: float, width: float, height: float, r: float = 0) -> str:
    rounded = {"rx": r} if r else {}
    return f"<rect{classes(names)}{attrs(x=x, y=y, width=width, height=height, **rounded)}/>"


def draw(text: str) -> str:
    """Several strokes, one in each line: its kind, its names, and the width of its line, if that is
    not the usual one; after the colon points, path data, or the numbers of a circle. A line that is
    indented goes on with the one before; one with ``#`` is a comment."""
    drawn = ""
    text = re.sub(r"\n *#.*", "", dedent(text).rstrip()).strip()
    for stroke in re.sub(r"\n +", " ", text).splitlines():
        kind, names, width, spec = re.fullmatch(r"(\w+)(.*?)(?: ([\d.]+))?: (.*)", stroke).groups()
        more = {"stroke_width": float(width)} if width else {}
        if kind in ("circle", "ellipse"):
            round_ = circle if kind == "circle" else ellipse
            drawn += round_(names.strip(), *map(float, spec.split()), **more)
        elif kind == "line":
            drawn += line(spec, names.strip() or "line", **more)
        else:
            drawn += (shape if kind == "shape" else raw)(names.strip(), spec, **more)
    return drawn


def group(*parts: str, names: str = "", **more: str | float) -> str:
    return f"<g{classes(names)}{attrs(**more)}>{''.join(parts)}</g>"


def move(x: float = 0, y: float = 0, turn: float = 0, scale: float = 1, flip: bool = False) -> str:
    """A transform: to a place, turned, scaled."""
    text = f"translate({num(x)} {num(y)})" if x or y else ""
    if turn:
        text += f"rotate({num(turn)})"
    if flip:
        text += f"scale({num(-scale)} {num(scale)})"
    elif scale != 1:
        text += f"scale({num(scale)})"
    return text


def use(name: str, **more: str | float) -> str:
    return f'<use href="#{name}"{attrs(**more)}/>'
