"""The two jokers, which the French and the Spanish pack share: a fool with his cap and bells.

The first is red and has one star in its corners, the second blue with two.
"""

from math import cos, pi, sin

from art.pen import circle, ellipse, line, num, raw, shape
from art.spanish.faces import corner, frame, paper

SUIT = {1: "C", 2: "E"}
"""The court card whose colours each joker wears."""


def star(x: float, y: float, size: float) -> str:
    points = [
        (x + size * (1 if n % 2 == 0 else 0.42) * sin(n * pi / 5),
         y - size * (1 if n % 2 == 0 else 0.42) * cos(n * pi / 5))
        for n in range(10)
    ]  # fmt: skip
    return raw("suit flat", "M" + "L".join(f"{num(a)} {num(b)}" for a, b in points) + "Z")


def bell(x: float, y: float) -> str:
    return (
        circle("gold", x, y, 3.3)
        + line(f"{x - 2.2},{y + 0.4} {x},{y + 1} {x + 2.2},{y + 0.4}", stroke_width=0.4)
        + circle("ink flat", x, y + 2, 0.6)
    )


def fool() -> str:
    left = shape(
        "coat", "30.5,46! 21,45.4 20.6,39 17,33.4 11.6,33 8.4,38! 7.4,30 11.4,23.6 18.6,22 26,27"
    )
    right = shape(
        "lining",
        "30.5,46! 40,45.4 40.4,39 44,33.4 49.4,33 52.6,38! 53.6,30 49.6,23.6 42.4,22 35,27",
    )
    middle = shape("trim", "22.4,33! 24.6,25 29,19.6 30.5,14! 32,19.6 36.4,25 38.6,33! 30.5,40")
    ruff = "".join(
        shape(
            "white",
            f"30.5,64! {x - 4.2},70.4 {x - 3.8},76.6 {x},80.4! {x + 3.8},76.6 {x + 4.2},70.4",
        )
        for x in (17.5, 43.5, 22, 39, 26.2, 34.8, 30.5)
    )
    face = (
        shape("skin", "20.4,44! 20.2,53 22.4,61 26,66.4 30.5,68.4 35,66.4 38.6,61 40.8,53 40.6,44!")
        + ellipse("blush flat", 24.3, 57.6, 2.6, 2) + ellipse("blush flat", 36.7, 57.6, 2.6, 2)
        + ellipse("ink flat", 26.4, 51.4, 0.9, 1.2) + ellipse("ink flat", 34.6, 51.4, 0.9, 1.2)
        + line("24,48.8 26.2,47.6 28.4,48.4|32.6,48.4 34.8,47.6 37,48.8|30.6,51.6 29.2,57 31.4,57.6", stroke_width=0.5)
        + shape("red", "25.4,60.2! 28,61 30.5,61.2 33,61 35.6,60.2! 34,63.4 30.5,64.6 27,63.4")
    )  # fmt: skip
    band = shape(
        "gold",
        "19.6,41.6! 25,44.6 30.5,45.4 36,44.6 41.4,41.6! 41.2,46.2! 36,48.6 30.5,49.2 25,48.6 19.8,46.2!",
    )
    return (
        ruff
        + face
        + left
        + right
        + middle
        + band
        + bell(8.6, 40.6)
        + bell(52.4, 40.6)
        + bell(30.5, 12.4)
    )


def joker(number: int) -> str:
    """A whole face."""
    stars = star(8.4, 9.4, 4.1) + (star(8.4, 18.4, 4.1) if number == 2 else "")
    return (
        f'<g id="face-JOKER{number}"><g class="cd cd-{SUIT[number]}">'
        f"{paper()}{frame('O')}{fool()}{corner(stars)}</g></g>\n"
    )


def jokers() -> str:
    return joker(1) + joker(2)
