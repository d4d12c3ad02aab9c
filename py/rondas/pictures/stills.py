"""Still pictures: a table without a word, for every language and every renderer.

The seats have their numbers, from 1, drawn as lines: a renderer without fonts draws the same.
There is no background, so that a table lies on light and dark pages. Sizes are pixels of a picture
840 by 441, the shape that chats show beside a link. `still.svg#low` is for narrow places.
"""

from collections.abc import Mapping, Sequence
from xml.etree.ElementTree import SubElement

from rondas.games import Kit
from rondas.pictures.drawing import LINE, PAPER, Picture, Reader
from rondas.pictures.faces import SIZE as CARD
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
LOW = 480, 414
CLOSE = 511, 320
HIGH = CARD[1] / CARD[0]
BESIDE, STAYS, GAP, BEATS, EDGE, FOOT = 96, 60, 14, 44, 8, 44
"""In a close picture: the widths of cards beside a trick and of those that are not taken, what lies
between two cards, and between one and the next that it beats, the edge of one that has won or
captures, and the room below for buttons."""
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
    kit: Kit, display: Display, shown: Sequence[str], best: Sequence[str], laid: Mapping[str, int]
) -> str:
    """Return the cards that decide, as large as there is room, as SVG of that shape.

    `shown`: the cards of a capture, by name, as they came; a trick is shown whole. `best`: which of
    them have won or capture; in a trick after the number of the seat. `laid`: who has laid a card.
    All lies in the middle, 511 by 320 pixels.
    """
    drawn = _Close(kit, display, "all", (), None)
    drawn.shown, drawn.best, drawn.laid = shown, best, laid
    x, y = ((drawn.WIDTH - SIZE[0]) / 2, (drawn.HEIGHT - SIZE[1]) / 2)
    return _framed(drawn, f"{x:g} {y:g} {SIZE[0]} {SIZE[1]}")


def hand_of(kit: Kit, display: Display, opened: Sequence[str]) -> str:
    """Return a hand in two rows as SVG of that shape, below the open cards: that of the player who
    is to act, else the first. Without open cards all lies in the middle, 511 by 320 pixels, else
    511 by 441."""
    drawn = _Hand(kit, display, "all", (), None)
    drawn.shown = opened
    if isinstance(display["actor"], int):
        drawn.below = display["actor"]
    drawn.HEIGHT = SIZE[1] if opened else CLOSE[1]
    x, y = ((drawn.WIDTH - SIZE[0]) / 2, (drawn.HEIGHT - SIZE[1]) / 2)
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
        display = self.display
        marked = not room and (seat == display["actor"] or seat in display["winners"])
        self.number(seat, x, y - (8 if room else 0), marked, 0.8 if room else 1)

    def number(self, seat: int, x: float, y: float, marked: bool, scale: float = 1) -> None:
        accent = self.colours["accent"]
        self.draw("circle", cx=x, cy=y, r=RADIUS * scale, fill=accent if marked else PAPER,
                  stroke=accent if marked else LINE)  # fmt: skip
        if seat < len(FIGURES):
            self.draw("path", d=FIGURES[seat], transform=f"translate({x:g} {y:g})scale({scale})",
                      fill="none", stroke=PAPER if marked else "#2a2019", stroke_width=2.2,
                      stroke_linecap="round", stroke_linejoin="round")  # fmt: skip


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

    def draw_table(self) -> None:
        """Draw the trick and what is trump beside it; or a capture, below what stays. Above a card
        is the number of the player who has laid it. Where each card of a trick beats another, an
        arrow leads from one to the next."""
        display, turned = self.display, self.display["turned"]
        open_ = [*display["table"], *([turned] if turned else ())]
        last, plays = display["last_trick"], display["trick"]
        order = last.get("order") if last and last["plays"] == plays else None
        if order:
            plays = sorted(plays, key=lambda play: order.index(play[1]))
        gap = BEATS if order else GAP
        cards = [(card, f"{seat} {card}", seat) for seat, card in plays]
        left, above = 0.0, 0
        others: list[str] = []
        if cards and open_:
            left = BESIDE * (0.65 + 0.35 * len(open_)) + 2 * GAP
        elif not cards:
            cards = [(card, card, self.laid.get(card, -1)) for card in self.shown]
            others = [card for card in open_ if card not in self.shown]
            above = round(STAYS * HIGH) + GAP if others else 0
        if any(seat >= 0 for _, _, seat in cards):
            above += 2 * RADIUS + GAP
        across, down = self.WIDTH - left + gap, self.HEIGHT - FOOT
        wide = min(across / len(cards) - gap, (down - above) / HIGH)
        start = left + (across - (wide + gap) * len(cards)) / 2
        top = (down - above - wide * HIGH) / 2
        self.row(others, 0, top, self.WIDTH, STAYS)
        if left:
            self.row(open_, 0, top + above, left - 2 * GAP, BESIDE)
        for at, (card, name, seat) in enumerate(cards):
            x, y = start + at * (wide + gap), top + above
            self.card(card, x, y, wide)
            if order and at:
                middle = f"translate({x - gap / 2:g} {y + wide * HIGH / 2:g})"
                self.draw("path", d="M-15-5H1V-15L15 0L1 15V5H-15z", transform=middle,
                          fill=self.colours["accent"], stroke=PAPER, stroke_width=3)  # fmt: skip
            best = name in self.best
            # The light line around the edge is seen on dark pages.
            edges = ((PAPER, EDGE + 7), (self.colours["accent"], EDGE)) if best else ()
            for stroke, width in edges:
                self.draw("rect", x=x, y=y, width=wide, height=wide * HIGH, rx=8, fill="none",
                          stroke=stroke, stroke_width=width)  # fmt: skip
            if seat >= 0:
                self.number(seat, x + wide / 2, y - RADIUS - GAP + 1, best)


class _Hand(_Close):
    def draw_table(self) -> None:
        """Draw the open cards, the number of a player, and their hand below."""
        hand = self.display["hands"][self.below]
        half = (len(hand) + 1) // 2
        rows = [row for row in (self.shown, hand[:half], hand[half:]) if row]
        head = 2 * RADIUS + GAP / 2
        foot = EDGE if self.shown else FOOT
        high = (self.HEIGHT - foot - head) / len(rows) - GAP / 2
        top = EDGE / 2
        for row in rows:
            if row is not self.shown and head:
                self.player(self.below, self.WIDTH / 2, top + RADIUS, 0)
                top, head = top + head, 0
            self.row(row, 0, top, self.WIDTH, min(high / HIGH, self.WIDTH / 4))
            top += high + GAP / 2
