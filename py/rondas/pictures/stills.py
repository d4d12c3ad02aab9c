"""Still pictures: a table without a word, for every language and every renderer.

The seats have their numbers, from 1, drawn as lines: a renderer without fonts draws the same.
Sizes are pixels of a picture 840 by 441, the shape that chats show beside a link. The same file
has the same table for other places, drawn only where an address asks for it: `still.svg#bare` is
without a background, `#low` besides for narrow places (480 by 414), `#tall` upright (480 by 640).
"""

from __future__ import annotations

from typing import Any
from xml.etree.ElementTree import Element, SubElement

from rondas.games import Kit
from rondas.pictures.drawing import HAND, LINE, PAPER, Picture, Reader
from rondas.rules.display import Display

FIGURES = (
    "M-2.5-4.5L.5-7V7",
    "M-4-3.5A4 3.8 0 1 1 4-3.2C4 0-4 3-4 7H4.3",
    "M-4-7H4L-.3-1.6A4.2 4.2 0 1 1-4.3 4",
    "M2.2 7V-7L-4.5 3.2H4.8",
    "M3.6-7H-2.8L-3.5-1.2A4.3 4.3 0 1 1-4 4.6",
    "M3-7C-1-5-3.8-1-4 2.6A4 4.3 0 1 0 4 2.6A4 4.2 0 0 0-3.7 1.4",
)
"""The numbers of the seats, about their middle."""
RADIUS = 13
SIZE = 840, 441
TALL, LOW = (480, 640), (480, 414)
ROW = 8
"""Cards of a hand in a narrow row."""


def still(kit: Kit, display: Display, reader: Reader = "all", *, is_bare: bool = False) -> str:
    """Return what a display shows as SVG. `reader`: whose view it is; their hand is below.
    `is_bare`: without a background."""
    if display["trick"]:
        display = {**display, "last_trick": None}
    wide = _Still(kit, display, reader, (), None)
    wide.is_bare = is_bare
    top = SIZE[1]
    for name, kind, bare in (("tall", _Tall, is_bare), ("low", _Low, True)):
        other = kind(kit, display, reader, (), None)
        other.pack, other.is_bare = wide.pack, bare
        other.draw_table()
        box = f"0 {top} {kind.WIDTH} {kind.HEIGHT}"
        SubElement(wide.root, "view", {"id": name, "viewBox": box})
        group = Element("g", {"class": name, "display": "none", "transform": f"translate(0 {top})"})
        group.extend(other.root)
        wide.others.append(group)
        top += kind.HEIGHT
    SubElement(wide.root, "view", {"id": "bare"})
    SubElement(wide.root, "style").text = STYLE
    wide.root.extend(wide.others)
    return wide.text()


STYLE = (
    "#tall:target~.tall,#low:target~.low{display:inline}"
    "#tall:target~:not(.tall),#low:target~:not(.low),#bare:target~.ground{display:none}"
)


class _Still(Picture):
    WIDTH, HEIGHT = SIZE
    LEFT, RIGHT = 20, 820
    PLATES = 15, 290
    OTHERS, OWN = 44, 321
    MIDDLE = 122
    WIDEST = 360
    is_bare = False

    def __init__(self, *parts: Any) -> None:
        super().__init__(*parts)
        self.others: list[Element] = []

    def write(self, *_: object, **__: object) -> None:
        """Write nothing."""

    def cloth(self) -> None:
        if self.is_bare:
            return
        accent, stripe, cloth = (self.colours[name] for name in ("accent", "stripe", "cloth"))
        self.draw("rect", width=self.WIDTH, height=self.HEIGHT, fill=cloth, class_="ground")
        for y, high, colour in ((0, 5, accent), (9, 2, stripe)):
            for top in (y, self.HEIGHT - y - high):
                self.draw("rect", y=top, width=self.WIDTH, height=high, fill=colour,
                          class_="ground")  # fmt: skip

    def plate(self, seat: int, x: float, y: float, wide: float) -> None:
        """Draw the number of a seat, filled where it is to act or has won, and what lies there."""
        middle = x + wide / 2
        self.player(seat, middle, y + RADIUS, 0)
        token = self.display["tokens"][seat]
        if token and token["name"] in self.pack:
            self.card(token["name"], middle + 22, y - 6, 24)
        elif self.display["dealer"] == seat:
            self.card("", middle + 22, y + 2, 15)

    def player(self, seat: int, x: float, y: float, room: float) -> None:
        """Draw the number of a seat about a point; a small one where `room` is given."""
        display, accent = self.display, self.colours["accent"]
        marked = not room and (seat == display["actor"] or seat in display["winners"])
        scale = 0.8 if room else 1
        y -= 8 if room else 0
        self.draw("circle", cx=x, cy=y, r=RADIUS * scale, fill=accent if marked else PAPER,
                  stroke=accent if marked else LINE)  # fmt: skip
        if seat < len(FIGURES):
            self.draw("path", d=FIGURES[seat], transform=f"translate({x:g} {y:g})scale({scale})",
                      fill="none", stroke=PAPER if marked else "#2a2019", stroke_width=2.2,
                      stroke_linecap="round", stroke_linejoin="round")  # fmt: skip


class _Tall(_Still):
    WIDTH, HEIGHT = TALL
    LEFT, RIGHT = 12, 468
    PLATES = 15, 338
    OTHERS, OWN = 44, 370
    MIDDLE = 158

    def own(self) -> None:
        """Draw the hand below in two rows where it is large."""
        self.plate(self.below, 0, self.PLATES[1], self.WIDTH)
        hand = self.display["hands"][self.below]
        count = -(-len(hand) // (1 if len(hand) <= ROW else 2))
        for at in range(0, len(hand), count or 1):
            y = self.OWN + (at // count * 122 if len(hand) > ROW else 60)
            self.row(hand[at : at + count], self.LEFT, y, self.RIGHT - self.LEFT, HAND)


class _Low(_Still):
    WIDTH, HEIGHT = LOW
    LEFT, RIGHT = 12, 468
    PLATES = 4, 269
    OTHERS, OWN = 33, 300
    MIDDLE = 103
