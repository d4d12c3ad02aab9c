"""Still pictures: a table without a word, for every language and every renderer.

The seats have their numbers, from 1, drawn as lines: a renderer without fonts draws the same.
There is no background, so that a table lies on light and dark pages. Sizes are pixels of a picture
840 by 441, the shape that chats show beside a link. `still.svg#low` is for narrow places.
"""

import re
from collections.abc import Mapping, Sequence
from math import cos, radians, sin
from xml.etree.ElementTree import SubElement

from rondas.games import Kit
from rondas.pictures.drawing import INK, LINE, PAPER, Picture, Reader
from rondas.pictures.faces import SIZE as CARD
from rondas.rules.display import Display

FIGURES = (
    "M-2.5-4.5L.5-7V7",
    "M-4-3.5A4 3.8 0 1 1 4-3.2C4 0-4 3-4 7H4.3",
    "M-4-7H4L-.3-1.6A4.2 4.2 0 1 1-4.3 4",
    "M2.2 7V-7L-4.5 3.2H4.8",
    "M3.6-7H-2.8L-3.5-1.2A4.3 4.3 0 1 1-4 4.6",
    "M3-7C-1-5-3.8-1-4 2.6A4 4.3 0 1 0 4 2.6A4 4.2 0 0 0-3.7 1.4",
    "M-4-7H4.2L-1.4 7",
    "M0-.6A3.2 3.2 0 1 0 0-7A3.2 3.2 0 1 0 0-.6A3.9 3.8 0 1 0 0 7A3.9 3.8 0 1 0 0-.6",
    "M-3 7C1 5 3.8 1 4-2.6A4 4.3 0 1 0-4-2.6A4 4.2 0 0 0 3.7-1.4",
    "M0-7A4.2 7 0 1 0 0 7A4.2 7 0 1 0 0-7",
)
"""The numbers of the seats, about their middle, and the figure 0."""
TIMES, PLUS, FIGURE = "M-3-3L3 3M3-3L-3 3", "M-4 0H4M0-4V4", 26
"""The signs before numbers of cards and of points, and the width of their figures."""
RADIUS = 13
SIZE = 840, 441
LOW = 480, 414
CLOSE = 511, 320
HIGH = CARD[1] / CARD[0]
BADGE = 20
"""The radius of the number of a player on a card."""
SMALL, MIDDLE, TURNED, GAP, BEATS, EDGE = 95, 118, 130, 12, 40, 7
"""In a close picture: the width of the smallest cards, which is 28 pixels on a phone, of four in a
row, and of one beside a trick, what lies between two cards, and between one and the next that it
beats, and the edge of one that has won or captures."""
NOBODY, AGAIN = -1, -2
"""In place of a seat: open cards, and the rest of the hand in the row above."""
SIGN = re.compile(r'data-sign="(\w+)"')
"""A sign in a picture, for its legend: the number of a `seat` or of the `actor`, and others."""
Cards = Sequence[tuple[int, Sequence[str]]]
"""A row: hands, each after the number of its seat, and cards of nobody (-1)."""
STYLE = "#low:target~.low{display:inline}#low:target~:not(.low){display:none}"


def still(kit: Kit, display: Display, reader: Reader = "all") -> str:
    """A display as SVG, in two shapes. `reader`: whose view it is; their hand is below."""
    wide, low = (kind(kit, _alone(display), reader, (), None) for kind in (_Still, _Low))
    low.pack = wide.pack
    low.draw_table()
    SubElement(wide.root, "view", {"id": "low", "viewBox": f"0 {SIZE[1]} {low.WIDTH} {low.HEIGHT}"})
    SubElement(wide.root, "style").text = STYLE
    place = f"translate(0 {SIZE[1]})"
    group = SubElement(wide.root, "g", {"class": "low", "display": "none", "transform": place})
    group.extend(low.root)
    return wide.text()


def picture_of(kit: Kit, display: Display, reader: Reader = "all") -> str:
    """Return the same as SVG of one shape, 840 by 441. All of it lies in the middle, 511 pixels
    wide: a narrow place may cut off the sides."""
    drawn = _Low(kit, _alone(display), reader, (), None)
    wide = drawn.HEIGHT * SIZE[0] / SIZE[1]
    return _framed(drawn, f"{(drawn.WIDTH - wide) / 2:.1f} 0 {wide:.1f} {drawn.HEIGHT}")


def close_up(
    kit: Kit, display: Display, shown: Sequence[str], best: Sequence[str],
    laid: Mapping[str, int], high: bool,
) -> str:  # fmt: skip
    """Return the cards that decide, as large as there is room, as SVG of that shape.

    `shown`: the cards of a capture, by name, as they came; a trick is shown whole. `best`: which of
    them have won or capture; in a trick after the number of the seat. `laid`: who has laid a card.
    All lies in the middle, 511 by 320 pixels, or with `high` by 441.
    """
    drawn = _Close(kit, display, "all", (), None)
    drawn.shown, drawn.best, drawn.laid = shown, best, laid
    return _in_middle(drawn, high)


def rows_of(kit: Kit, display: Display, rows: Sequence[Cards], high: bool) -> str:
    """Return rows of hands and open cards as SVG of that shape. All lies in the middle, 511 by 320
    pixels, or with `high` by 441."""
    drawn = _Rows(kit, display, "all", (), None)
    drawn.rows = rows
    return _in_middle(drawn, high)


def ring_of(kit: Kit, display: Display, cards: Sequence[str]) -> str:
    """Return four cards, each of which beats the next, as SVG of that shape."""
    drawn = _Ring(kit, display, "all", (), None)
    drawn.shown = cards
    return _in_middle(drawn, high=True)


def steps_of(
    kit: Kit, display: Display, steps: Sequence[tuple[int, Sequence[str], Sequence[str], int]]
) -> str:
    """Return captures one below the other as SVG of that shape: the number of each player, the
    cards, which of them capture, and the points."""
    drawn = _Steps(kit, display, "all", (), None)
    drawn.steps = steps
    return _in_middle(drawn, high=False)


def opened(display: Display) -> list[str]:
    """Return the cards that lie on the table."""
    turned = [display["turned"]] if display["turned"] else []
    return [*display["table"], *turned, *(card for _, card in display["trick"])]


def seats_of(kit: Kit, display: Display, what: str, high: bool) -> str:
    """Return the players around the table as SVG of that shape, `high` or not.

    `what`: `deal` how many cards they hold, the pack or the token at its place, and the open cards;
    `piles` how many they have captured; `seats` arrows from each to the next, and partners."""
    drawn = _Seats(kit, display, "all", (), None)
    drawn.what = what
    return _in_middle(drawn, high)


def _in_middle(drawn: Picture, high: bool) -> str:
    drawn.HEIGHT = SIZE[1] if high else CLOSE[1]
    x, y = (drawn.WIDTH - SIZE[0]) / 2, (drawn.HEIGHT - SIZE[1]) / 2
    return _framed(drawn, f"{x:g} {y:g} {SIZE[0]} {SIZE[1]}")


def _framed(drawn: Picture, box: str) -> str:
    drawn.root.attrib.update(width=str(SIZE[0]), height=str(SIZE[1]), viewBox=box)
    return drawn.text()


def _alone(display: Display) -> Display:
    """Return a display that shows one trick at most."""
    return {**display, "last_trick": None} if display["trick"] else display


class _Still(Picture):
    WIDTH, HEIGHT = SIZE
    LEFT, RIGHT = 20, 820
    PLATES = 15, 290
    OTHERS, OWN = 44, 321
    MIDDLE = 122
    WIDEST = 360

    def write(self, *_: object, **__: object) -> None:
        """Write nothing."""

    def cloth(self) -> None:
        """Draw nothing: a light or a dark page has its own ground."""

    def plate(self, seat: int, x: float, y: float, wide: float) -> None:
        """Draw the number of a seat, filled where it is to act, and what lies there."""
        middle = x + wide / 2
        self.player(seat, middle, y + RADIUS, 0)
        token = self.display["tokens"][seat]
        if token and token["name"] in self.pack:
            self.card(token["name"], middle + 22, y - 6, 24)
        elif self.display["dealer"] == seat:
            self.card("", middle + 22, y + 2, 15)

    def player(self, seat: int, x: float, y: float, room: float) -> None:
        """Draw the number of a seat about a point; a small one where `room` is given."""
        marked = not room and seat == self.display["actor"]
        self.number(seat, x, y - (8 if room else 0), marked, 0.8 if room else 1)

    def number(self, seat: int, x: float, y: float, marked: bool, scale: float = 1) -> None:
        accent = self.colours["accent"]
        self.draw("circle", cx=x, cy=y, r=RADIUS * scale, fill=accent if marked else PAPER,
                  stroke=accent, data_sign="actor" if marked else "seat")  # fmt: skip
        if seat < len(FIGURES):
            self.figure(FIGURES[seat], x, y, scale, PAPER if marked else INK)

    def figure(self, path: str, x: float, y: float, scale: float, colour: str) -> None:
        self.draw("path", d=path, transform=f"translate({x:g} {y:g})scale({scale:g})", fill="none",
                  stroke=colour, stroke_width=2.2, stroke_linecap="round",
                  stroke_linejoin="round")  # fmt: skip


class _Low(_Still):
    WIDTH, HEIGHT = LOW
    LEFT, RIGHT = 12, 468
    PLATES = 4, 269
    OTHERS, OWN = 33, 300
    MIDDLE = 103


class _Close(_Still):
    WIDTH, HEIGHT = CLOSE
    shown: Sequence[str] = ()
    best: Sequence[str] = ()
    laid: Mapping[str, int] = {}

    def card(self, name: str, x: float, y: float, width: float, turn: float = 0) -> None:
        """Draw a card with an edge, and an arrow on that of an open pile which counts."""
        super().card(name, x, y, width, turn)
        display = self.display
        self.draw("rect", x=x, y=y, width=width, height=width * HIGH, rx=6, fill="none",
                  stroke=LINE, stroke_width=2)  # fmt: skip
        if display["note"] and name == display["table"][-1]:
            self.draw("circle", cx=x + width / 2, cy=y + BADGE, r=BADGE - 2, fill=PAPER,
                      stroke=self.colours["accent"], stroke_width=3)  # fmt: skip
            self.arrow(x + width / 2, y + BADGE, -90, 0.75, "turned")

    def arrow(self, x: float, y: float, turn: float, scale: float, sign: str = "beats") -> None:
        self.draw("path", d="M-15-5H1V-15L15 0L1 15V5H-15z", fill=self.colours["accent"],
                  stroke=PAPER, stroke_width=3, data_sign=sign,
                  transform=f"translate({x:g} {y:g})rotate({turn:g})scale({scale:g})")  # fmt: skip

    def draw_table(self) -> None:
        """Draw the trick, one open card beside it; or below open cards a trick or a capture. On a
        card is the number of the player who has laid it. Where each card of a trick beats another,
        an arrow leads from one to the next; the card of a player who could not win is pale."""
        display, turned = self.display, self.display["turned"]
        open_ = [*display["table"], *([turned] if turned else ())]
        last, plays = display["last_trick"], display["trick"]
        if last is None or last["plays"] != plays:
            last = None
        order, out = last and last.get("order"), (last and last.get("out")) or ()
        if order:
            plays = sorted(plays, key=lambda play: order.index(play[1]))
        gap = BEATS if order else GAP
        cards = [(card, f"{seat} {card}", seat) for seat, card in plays]
        left, above = 0.0, BADGE + 2.0
        if not cards:
            cards = [(card, card, self.laid.get(card, -1)) for card in self.shown]
            open_ = [card for card in open_ if card not in self.shown]
        elif len(open_) == 1:
            left = TURNED + 2.0 * GAP
            self.row(open_, 0, (self.HEIGHT - TURNED * HIGH) / 2, TURNED, TURNED)
        if open_ and not left:
            size = MIDDLE if CLOSE[1] != self.HEIGHT else SMALL
            self.row(open_, 0, 0, self.WIDTH, size)
            above += size * HIGH - 3
        across, down = self.WIDTH - left - 4 * EDGE, self.HEIGHT - above - EDGE / 2
        wide = min(max((across + gap) / len(cards) - gap, SMALL), down / HIGH)
        step = min(wide + gap, (across - wide) / max(1, len(cards) - 1))
        x = left + (across + 4 * EDGE - wide - step * (len(cards) - 1)) / 2
        y = above + (down - wide * HIGH) / 2
        for at, (card, name, seat) in enumerate(cards):
            self.card(card, x + at * step, y, wide)
            if seat in out:
                self.draw("rect", x=x + at * step, y=y, width=wide, height=wide * HIGH, rx=8,
                          fill=PAPER, opacity=0.5, data_sign="out")  # fmt: skip
            if name in self.best:
                self.edge(x + at * step, y, wide)
        for at, (_, _, seat) in enumerate(cards):
            if order and at:
                self.arrow(x + at * step - gap / 2, y + wide * HIGH / 2, 0, 1)
            if seat >= 0:
                self.badge(seat, x + at * step + wide / 2, y)

    def edge(self, x: float, y: float, wide: float) -> None:
        """Mark a card, a small one beside its index; the light line around the edge is seen on
        dark pages."""
        edge, out = (5, 4) if wide < SMALL else (EDGE, 0)
        for stroke, width in ((PAPER, edge + 7), (self.colours["accent"], edge)):
            self.draw("rect", x=x - out, y=y - out, width=wide + 2 * out, fill="none", rx=8,
                      height=wide * HIGH + 2 * out, stroke=stroke, stroke_width=width,
                      data_sign="best")  # fmt: skip

    def count(self, sign: str, count: str, x: float, y: float, wide: float, **marks: str) -> None:
        """Write `×9` or `+5`, on paper of some width."""
        self.draw("rect", x=x, y=y - 22, width=wide, height=44, rx=8, fill=PAPER, stroke=LINE,
                  **marks)  # fmt: skip
        for at, path in enumerate((sign, *(FIGURES[int(figure) - 1] for figure in count))):
            self.figure(path, x + (at + 0.7) * FIGURE, y, 2.1, INK)

    def line(self, path: str, dashes: str, sign: str, **place: str) -> None:
        """Draw a line that is seen on light and on dark pages."""
        for stroke, width in ((PAPER, 9), (self.colours["accent"], 5)):
            self.draw("path", d=path, fill="none", stroke=stroke, stroke_width=width,
                      stroke_dasharray=dashes, stroke_linecap="round", data_sign=sign,
                      **place)  # fmt: skip

    def badge(self, seat: int, x: float, y: float, marked: bool = False) -> None:
        self.number(seat, x, y, marked, BADGE / RADIUS)


class _Rows(_Close):
    rows: Sequence[Cards] = ()

    def draw_table(self) -> None:
        """Draw each row: cards of the table, or hands with the numbers of their players."""
        high = self.HEIGHT / len(self.rows)
        for at, row in enumerate(self.rows):
            room = self.WIDTH / len(row)
            for place, (seat, cards) in enumerate(row):
                left = 2 * BADGE if seat != NOBODY else 0
                most = room - left - (GAP if len(row) > 1 else 0)
                wide = min(max(most / len(cards) - GAP, SMALL), (high - 4) / HIGH)
                step = min(wide + GAP, (most - wide) / max(1, len(cards) - 1))
                x = place * room + left + (most - wide - step * (len(cards) - 1)) / 2
                y = at * high + (high - wide * HIGH) / 2
                for each, card in enumerate(cards):
                    self.card(card, x + each * step, y, wide)
                middle = y + wide * HIGH / 2
                if any(below[0][0] == AGAIN for below in self.rows[at + 1 : at + 2]):
                    self.line(f"M{x - 6:g} {y:g}h-14v{high + wide * HIGH:g}h14", "none", "hand")
                    middle += high / 2
                if seat >= 0:
                    self.badge(seat, x - BADGE, middle, seat == self.display["actor"])


class _Steps(_Close):
    LEFT, RIGHT = 50, 400
    """Where the cards are; the points are behind them."""
    steps: Sequence[tuple[int, Sequence[str], Sequence[str], int]] = ()

    def draw_table(self) -> None:
        """Draw each step in a row."""
        high = self.HEIGHT / len(self.steps)
        wide = (high - 2 * EDGE) / HIGH
        for at, (seat, cards, best, points) in enumerate(self.steps):
            top, room = at * high + EDGE, self.RIGHT - self.LEFT - wide
            step = min(wide + GAP, room / max(1, len(cards) - 1))
            self.badge(seat, BADGE + 2, top + wide * HIGH / 2)
            for n, card in enumerate(cards):
                self.card(card, self.LEFT + n * step, top, wide)
                if card in best:
                    self.edge(self.LEFT + n * step, top, wide)
            chip = FIGURE * (1.4 + len(str(points)))
            self.count(PLUS, str(points), self.RIGHT + GAP, top + wide * HIGH / 2, chip)


class _Ring(_Close):
    def draw_table(self) -> None:
        """Draw the cards clockwise, and an arrow from each to the next."""
        wide, across, down = 118.0, 140.0, 122.0
        middle, centre = self.WIDTH / 2, self.HEIGHT / 2
        corners = ((-1, -1), (1, -1), (1, 1), (-1, 1))
        for at, (card, (x, y)) in enumerate(zip(self.shown, corners, strict=True)):
            left, top = middle + x * across - wide / 2, centre + y * down - wide * HIGH / 2
            self.card(card, left, top, wide)
            to_x, to_y = corners[(at + 1) % 4]
            self.arrow(middle + (x + to_x) / 2 * across, centre + (y + to_y) / 2 * down,
                       90 * at, 1.5)  # fmt: skip


class _Seats(_Close):
    BACK, GROUP = 58, 196
    """The width of a back, and of a player with a hand."""
    what = ""

    def place(self, at: float) -> tuple[float, float, float]:
        """Return the angle of a place, counted clockwise from below, and where it is."""
        angle = 90 + 360 * at / len(self.display["hands"])
        across, down = self.WIDTH - self.GROUP, self.HEIGHT - self.BACK * HIGH - 6
        x = self.WIDTH / 2 + across / 2 * cos(radians(angle))
        return angle, x, self.HEIGHT / 2 + down / 2 * sin(radians(angle))

    def draw_table(self) -> None:
        """Draw everything; open cards lie below hands at the upper left and right."""
        display, order = self.display, [self.below, *self.above]
        onwards = 1 if self.above == sorted(self.above) else -1
        if self.what == "deal":
            top = (self.HEIGHT - MIDDLE * HIGH) / 2 + (42 if len(order) == 3 else 0)
            self.row(opened(display), 0, top, self.WIDTH, MIDDLE)
        for at, seat in enumerate(order):
            for other in range(at if self.what == "seats" else 0):
                if display["teams"][order[other]] == display["teams"][seat]:
                    (_, x, y), (_, to_x, to_y) = self.place(at), self.place(other)
                    self.line(f"M{x:g} {y:g}L{to_x:g} {to_y:g}", "1 14", "partners")
        for at, seat in enumerate(order):
            _, x, y = self.place(at)
            self.seat(seat, x, y)
            if self.what == "seats":
                angle, x, y = self.place(at + onwards / 2)
                turned = f"translate({x:g} {y:g})rotate({angle + 90 * onwards:g})scale(2)"
                self.line("M-9-7L9 0L-9 7", "none", "next", transform=turned)

    def seat(self, seat: int, x: float, y: float) -> None:
        """Draw the number of a player, how many cards they have, and the pack or a token."""
        display, back, deal = self.display, self.BACK, self.what == "deal"
        held = {"deal": len(display["hands"][seat]), "piles": display["piles"][seat]}
        count = held.get(self.what, 0)
        token = display["tokens"][seat] if deal else None
        pack = deal and display["dealer"] == seat and (display["stock"] or not count)
        badge, chip = BADGE if count else 1.7 * BADGE, FIGURE * (1.4 + len(str(count)))
        wide = 2 * badge + (1.6 * back + chip if count else 0)
        whole = wide + (1.5 * back if token or pack else 0)
        left = min(max(x - whole / 2, 0), self.WIDTH - whole)
        self.number(seat, left + badge, y, seat == display["actor"], badge / RADIUS)
        if count:
            for turn in (-14, 0, 14):
                self.card("", left + 2 * badge + 0.4 * back + turn, y - 36, 0.8 * back, turn)
            self.count(TIMES, str(count), left + wide - chip, y, chip, data_sign="count")
        x = left + wide + 0.25 * back
        if token:
            self.card(token["name"], x, y - back * HIGH / 2, back)
        for off in (0, 5, 10) if pack else ():
            self.card("", x + off, y - back * HIGH / 2 + 5 - off, back)
            self.root[-1].set("data-sign", "dealer")
