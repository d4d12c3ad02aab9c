"""A table as a picture: SVG that needs no other file, with the cards of the page.

The reader's hand is below, the other seats are in a row above, in the order in which the page has
them; what lies on the table is between. Sizes are pixels of a picture 960 by 640.
"""

import json
import unicodedata
from collections.abc import Callable, Sequence
from importlib.resources import files
from itertools import pairwise
from pathlib import Path
from typing import Literal
from xml.etree import ElementTree
from xml.etree.ElementTree import Element, SubElement

from rondas.extras import extra
from rondas.games import Kit
from rondas.pictures import plain
from rondas.pictures.faces import SIZE, Pack
from rondas.records.position import Known
from rondas.records.record import Record
from rondas.rules.display import Display, Play
from rondas.rules.game import Game
from rondas.rules.message import Message
from rondas.rules.spread import HIGH, NARROW, WIDE, Spread
from rondas.tables.frames import open_display, player_names
from rondas.text import check_number
from rondas.words.catalogs import ENGLISH, entries

Reader = int | Literal["all"] | None
"""The view in a picture: of a seat, of a spectator (None), or with all hands open."""
Say = Callable[[Message], str]

MARGIN, BAND = 28, 44
"""The wood round the cloth, and the woven band at its sides."""
SERIF = "Iowan Old Style, Palatino Linotype, Palatino, Georgia, Liberation Serif, serif"
SANS = "Segoe UI, Roboto, Helvetica Neue, Noto Sans, Liberation Sans, sans-serif"
PLATE = 62
INK, INK_2, PAPER, LINE = "#2a2019", "#67533f", "#fcf8ee", "#d9c9a9"
HAND, TRICK, OPEN, OTHERS, LAST = 70, 84, 66, 40, 34
"""Widths of cards: in the reader's hand, the trick, open, in other hands, in the last trick."""


def picture(
    kit: Kit,
    game: Game,
    reader: Reader,
    names: Sequence[str],
    language: str = ENGLISH,
    known: Known | None = None,
) -> str:
    """Return the table of a game as SVG text.

    `names` has a name for each seat, and `known` tells which cards of a position have a name.
    Notes beside seats are in words with the extra `rondas[words]`, else names and numbers.
    """
    display = display_for(kit, game, reader, known)
    if reader == "all":
        presentation, everybody = kit.presentation(game), range(game.players)
        display["notes"] = [presentation.display(seat)["notes"][seat] for seat in everybody]
    drawn = Picture(kit, display, reader, names, language, kit.presentation(game).deck)
    title = SubElement(drawn.root, "title")
    title.text = f"{drawn.title}: {plain.turn(game)}" if game.ruled else drawn.title
    return drawn.text()


def display_for(kit: Kit, game: Game, reader: Reader, known: Known | None = None) -> Display:
    """Return what a reader sees of a game; cards of a position without a name are hidden."""
    if reader == "all":
        display = open_display(kit, game)
    else:
        display = kit.presentation(game).display(reader)
    if known:
        display["hands"] = [known.hide(seat, hand) for seat, hand in enumerate(display["hands"])]
    return display


def write(
    record: Record, move: int | None, seat: int | None, file: Path, language: str = ENGLISH
) -> None:
    """Write the table of a record after move `move` (None: the last) to an SVG or PNG file.

    Without a seat it is the picture that the record asks for in its key `view`, else one with all
    hands open. PNG needs the extra `rondas[png]`. ValueError says what is wrong.
    """
    if file.suffix not in (".svg", ".png"):
        raise ValueError(f"output: a file .svg or .png, not {file.name}")
    reader: Reader = record.extra.get("view", "all") if seat is None else seat
    if reader != "all":
        check_number("seat", reader, record.players - 1)
    number = len(record.moves) if move is None else move
    check_number("move", number, len(record.moves))
    game, known = record.after(number)
    names = [name or plain.seat_name(seat) for seat, name in enumerate(player_names(record))]
    text = picture(record.game, game, reader, names, language, known)
    file.write_bytes(text.encode() if file.suffix == ".svg" else png(text))


def png(svg: str) -> bytes:
    """Return a picture as PNG, twice as large. ValueError where the extra is not installed."""
    return bytes(extra("resvg_py", "png", "'rondas[png]'").svg_to_bytes(svg_string=svg, zoom=2))


def _speaker(catalog: str, names: Sequence[str], language: str) -> Say:
    try:
        from rondas.words.wording import Wording
    except ImportError:
        return plain.plain_text
    return Wording(catalog, names, language=language).say


def colours(kit: Kit) -> dict[str, str]:
    """Return the colours of a game's cloth; those of a plain one where it has none."""
    package = kit.rules.__module__.rpartition(".")[0]
    file = files(package).joinpath("colours.json")
    plain_cloth = {"accent": "#2f3f76", "stripe": "#b5533a", "cloth": "#e9ddc3"}
    return json.loads(file.read_text("utf-8")) if file.is_file() else plain_cloth


class Picture:
    """A picture in the making."""

    WIDTH, HEIGHT = 960, 640
    LEFT, RIGHT = MARGIN + BAND + 12, WIDTH - MARGIN - BAND - 12
    MIDDLE = 240
    """Where the middle of the table begins."""
    PLATES = 66, 424
    """Where the names above and below begin."""
    OTHERS, OWN = 126, 492
    """Where the hands above and below begin."""
    WIDEST = 236
    """Of a plate, and of a hand above."""

    def __init__(
        self, kit: Kit, display: Display, reader: Reader, names: Sequence[str],
        language: str | None, deck: str = "",
    ) -> None:  # fmt: skip
        """No language, no words. `deck`: the drawings, if they are not always the same."""
        self.display = display
        self.names = names
        self.say: Say = lambda message: ""
        self.title = self.last_trick = ""
        if language:
            self.say = _speaker(kit.id, names, language)
            # These two say the same with any values, so they need no catalog reader.
            self.title = entries(language, kit.id)["title"][""].strip()
            self.last_trick = entries(language, "page")["last-trick"][""].strip()
        self.colours = colours(kit)
        self.pack = Pack(deck or kit.presentation.deck, {
            "--back-a": self.colours["accent"],
            "--back-b": _mixed(self.colours["accent"]),
        })  # fmt: skip
        players = len(display["hands"])
        self.below = reader if isinstance(reader, int) else 0
        around = [(self.below + step) % players for step in range(1, players)]
        self.above = around if kit.rules.clockwise else around[::-1]
        self.root = Element("svg", {
            "xmlns": "http://www.w3.org/2000/svg", "width": str(self.WIDTH),
            "height": str(self.HEIGHT), "viewBox": f"0 0 {self.WIDTH} {self.HEIGHT}",
            "role": "img",
        })  # fmt: skip

    def text(self) -> str:
        """Draw everything, and return it as SVG."""
        defs = SubElement(self.root, "defs")
        self.draw_table()
        defs.extend(self.pack.shared)
        return ElementTree.tostring(self.root, "unicode")

    def draw_table(self) -> None:
        self.cloth()
        self.facts()
        wide = (self.RIGHT - self.LEFT) / max(2, len(self.above))
        first = self.LEFT + (self.RIGHT - self.LEFT - wide * len(self.above)) / 2
        for at, seat in enumerate(self.above):
            self.other(seat, first + at * wide, wide)
        self.middle()
        self.own()

    # Shapes.

    def draw(self, tag: str, **attributes: str | float) -> Element:
        made = SubElement(self.root, tag)
        for name, value in attributes.items():
            text = value if isinstance(value, str) else f"{round(value, 2):g}"
            made.set(name.rstrip("_").replace("_", "-"), text)
        return made

    def write(
        self, text: str, x: float, y: float, size: float, anchor: str = "start", bold: bool = False,
        fill: str = INK, font: str = SANS, room: float = 0,
    ) -> None:  # fmt: skip
        """Write a line; one that would be longer than `room` is set closer together."""
        made = self.draw("text", x=x, y=y, font_size=size, text_anchor=anchor, fill=fill,
                         font_family=font, font_weight="600" if bold else "400")  # fmt: skip
        made.text = text
        if room and size * sum(map(_wide, text)) > room:
            made.set("textLength", f"{room:g}")
            made.set("lengthAdjust", "spacingAndGlyphs")

    def card(self, name: str, x: float, y: float, width: float, turn: float = 0) -> None:
        """Draw a card by its upper left corner, turned about its middle by degrees."""
        scale = width / SIZE[0]
        middle = f"rotate({turn:g} {SIZE[0] / 2:g} {SIZE[1] / 2:g})" if turn else ""
        place = f"translate({x:.1f} {y:.1f})scale({scale:.3f}){middle}"
        self.draw("rect", x=1, y=1.8, width=SIZE[0], height=SIZE[1], rx=4,
                          fill="#46290c", opacity=".2", transform=place)  # fmt: skip
        used = self.pack.card(name, width)
        used.set("transform", place)
        self.root.append(used)

    def row(self, cards: Sequence[str], x: float, y: float, room: float, width: float) -> None:
        """Draw cards side by side, centred in their room, as far over each other as they must."""
        if not cards:
            return
        step = min(width + 5, (room - width) / max(1, len(cards) - 1))
        start = x + (room - step * (len(cards) - 1) - width) / 2
        for at, card in enumerate(cards):
            self.card(card, start + at * step, y, width)

    # Parts.

    def cloth(self) -> None:
        accent, stripe, cloth = (self.colours[name] for name in ("accent", "stripe", "cloth"))
        self.draw("rect", width=self.WIDTH, height=self.HEIGHT, fill="#c9a478")
        for y in range(7, self.HEIGHT, 23):
            self.draw("path", d=f"M0 {y}q240 7 480 0t480 0", fill="none", stroke="#8a6236",
                      stroke_opacity=".14")  # fmt: skip
        inner = {"x": MARGIN, "y": 20, "width": self.WIDTH - 2 * MARGIN, "height": self.HEIGHT - 40}
        self.draw("rect", **{**inner, "y": 23}, fill="#46290c", opacity=".25")
        self.draw("rect", **inner, fill=cloth)
        for y in range(22, self.HEIGHT - 20, 6):
            self.draw("path", d=f"M{MARGIN} {y}h{self.WIDTH - 2 * MARGIN}", stroke="#000",
                      stroke_opacity=".035", stroke_width=3)  # fmt: skip
        bands = (
            (4, 13, accent),
            (20, 3, stripe),
            (26, 3, stripe),
            (32, 2, accent),
            (36, 2, accent),
        )
        for off, wide, colour in bands:
            for x in (MARGIN + off, self.WIDTH - MARGIN - off - wide):
                self.draw("rect", x=x, y=20, width=wide, height=self.HEIGHT - 40, fill=colour)

    def facts(self) -> None:
        """Write the name of the game and how far it is, above all else."""
        self.write(self.title, self.LEFT, 50, 21, bold=True, font=SERIF)
        text = " · ".join(map(self.say, self.display["facts"]))
        self.write(text, self.RIGHT, 50, 15, "end", fill=INK_2, room=self.RIGHT - self.LEFT - 200)

    def plate(self, seat: int, x: float, y: float, wide: float) -> None:
        """Draw a seat's name, notes and score, with a thick edge where it is to act or has won."""
        display = self.display
        marked = seat == display["actor"] or seat in display["winners"]
        edge = self.colours["accent"] if marked else LINE
        self.draw("rect", x=x, y=y, width=wide, height=PLATE - 8, rx=8, fill=PAPER, stroke=edge,
                  stroke_width=3 if marked else 1)  # fmt: skip
        score = plain.score_of(display, seat)
        side = 16 + 12 * len(score)
        token = display["tokens"][seat]
        mark = 22 if token or display["dealer"] == seat else 0
        self.write(self.names[seat], x + 12, y + 23, 16, bold=True, room=wide - 24 - side - mark)
        notes = " · ".join(map(self.say, display["notes"][seat]))
        self.write(notes, x + 12, y + 42, 14, fill=INK_2, room=wide - 24 - side)
        self.write(score, x + wide - 12, y + 35, 24, "end", bold=True, font=SERIF)
        if token and token["name"] in self.pack:
            self.card(token["name"], x + wide - side - mark - 4, y + 6, 24)
        elif mark:
            self.card("", x + wide - side - mark, y + 8, 13)

    def other(self, seat: int, x: float, room: float) -> None:
        wide = min(self.WIDEST, room - 12)
        x += (room - wide) / 2
        self.plate(seat, x, self.PLATES[0], wide)
        self.row(self.display["hands"][seat], x, self.OTHERS, wide, OTHERS)

    def middle(self) -> None:
        """Draw the trick and the open cards, between the stock and the last trick."""
        display = self.display
        trick, cards = display["trick"], [*display["table"]]
        if display["turned"]:
            cards.append(display["turned"])
        left, right, top = float(self.LEFT), float(self.RIGHT), self.MIDDLE
        signs = [sign["name"] for sign in display["signs"] if sign["name"] in self.pack]
        if display["stock"] or signs:
            self.left(signs, top)
            left += 130
        last = display["last_trick"]
        if last:
            right -= 130
            self.last(last["plays"], last["winner"], right + 10, top)
        spread = display["spread"]
        if trick and (cards or spread):
            half = (left + right) / 2
            self.trick(trick, half, right, top)
            right = half
        elif trick:
            self.trick(trick, left, right, top)
        if spread:
            self.spread(spread, left, right)
        wide = OPEN if trick or len(cards) > 6 else TRICK
        self.row(cards, left, top + (20 if wide == OPEN else 6), right - left, wide)
        if display["note"]:
            self.write(self.say(display["note"]), (left + right) / 2, top + 158, 15, "middle",
                       fill=INK_2, room=right - left)  # fmt: skip

    def spread(self, spread: Spread, left: float, right: float) -> None:
        """Draw rows of cards, as large as there is room; where nobody sits, theirs too."""
        players = self.display["hands"]
        top = self.MIDDLE if len(players) > 1 else self.PLATES[0]
        bottom = self.PLATES[1] - 8 if len(players) > 1 or players[0] else self.OWN + 100
        room = (right - left) / (bottom - top)
        plan = spread["wide" if room > (WIDE + NARROW) / 2 else "narrow"]
        wide = min((right - left - 16) / plan["wide"], (bottom - top) / plan["high"], TRICK + 6)
        x = (left + right - wide * plan["wide"]) / 2
        y = top + (bottom - top - wide * plan["high"]) / 2
        for row, cards, label in zip(spread["rows"], plan["cards"], plan["labels"], strict=True):
            if not row["cards"]:
                left, over = cards[0]
                self.draw("rect", x=x + left * wide, y=y + over * wide, width=wide, rx=4,
                          height=wide * HIGH, fill="none", stroke=LINE, stroke_width=2)  # fmt: skip
            for name, (dx, dy) in zip(row["cards"], cards, strict=False):
                self.card(name, x + dx * wide, y + dy * wide, wide)
            if row["label"]:
                at, under, room = (each * wide for each in label)
                self.write(self.say(row["label"]), x + at, y + under + 14, 13, "middle", fill=INK_2,
                           room=room)  # fmt: skip

    def trick(self, plays: Sequence[Play], left: float, right: float, top: float) -> None:
        """Draw a trick in the order of play, with a name below each card."""
        step = min(TRICK + 34, (right - left) / len(plays))
        start = (left + right - step * len(plays)) / 2
        for at, (seat, card) in enumerate(plays):
            x = start + at * step + (step - TRICK) / 2
            self.card(card, x, top + 4, TRICK, (-3, 2, -1, 3, -2)[at % 5])
            self.player(seat, x + TRICK / 2, top + 158, step - 8)

    def player(self, seat: int, x: float, y: float, room: float) -> None:
        """Say below a card whose it is."""
        self.write(self.names[seat], x, y, 14, "middle", fill=INK_2, room=room)

    def left(self, signs: Sequence[str], top: float) -> None:
        stock = self.display["stock"]
        for at, sign in enumerate(signs):
            self.card(sign, self.LEFT + 4 + at * 62, top + 20, 56)
        for at in range(min(3, stock)):
            self.card("", self.LEFT + 14 - 2 * at, top + 20 - 2 * at, 56)
        if stock:
            self.write(str(stock), self.LEFT + 38, top + 128, 15, "middle", fill=INK_2)

    def last(self, plays: Sequence[Play], winner: int, x: float, top: float) -> None:
        """Draw the last trick, its winner's card raised."""
        step = min(LAST + 4, (110 - LAST) / max(1, len(plays) - 1))
        start = x + (120 - step * (len(plays) - 1) - LAST) / 2
        for at, (seat, card) in enumerate(plays):
            self.card(card, start + at * step, top + (34 if seat == winner else 46), LAST)
        self.write(self.last_trick, x + 60, top + 120, 13, "middle", fill=INK_2, room=120)

    def own(self) -> None:
        """Draw the seat below, and the parts of the picture that are its own."""
        hand = self.display["hands"][self.below]
        if not hand and not self.above:
            return
        wide = self.WIDEST
        self.plate(self.below, (self.WIDTH - wide) / 2, self.PLATES[1], wide)
        self.row(hand, self.LEFT, self.OWN, self.RIGHT - self.LEFT, HAND)


def _wide(letter: str) -> float:
    """Return about how wide a letter is, in ems."""
    return 1.0 if unicodedata.east_asian_width(letter) in "WF" else 0.54


def _mixed(colour: str) -> str:
    """Return a colour with 30% white in it."""
    parts = (int(colour[at:to], 16) for at, to in pairwise((1, 3, 5, 7)))
    return "#" + "".join(f"{round(part * 0.7 + 255 * 0.3):02x}" for part in parts)
