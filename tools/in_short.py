"""Write the rules in short for the rule pages: the help screen of a game, with pictures of its
cards that need no scripts."""

from __future__ import annotations

import base64
import math
from collections.abc import Sequence
from pathlib import Path
from typing import Any
from xml.etree import ElementTree
from xml.etree.ElementTree import Element, SubElement

from rondas.answers.service import Service
from rondas.games import Kit
from rondas.pictures.drawing import PAPER
from rondas.pictures.faces import SIZE, Pack
from rondas.rules.message import Message, say
from tools import stills

WIDTH = 44
"""Of a card on the page, in pixels."""
SHARP = 3
"""Pixels of its picture for one of those."""
GAP = 6
"""Between two cards, in their own units."""
FREE = 18
"""Degrees of a circle that a link leaves free at each end, for the suits."""

Json = dict[str, Any]


def told(kit: Kit) -> Json:
    """Return the help screen of a game before its first move, in words that hold for every
    number of players, and its order of cards."""
    players = kit.presentation.usual or kit.rules.seats[-1]
    service = Service()
    frame = service.open({"game": kit.id, "players": players, "seat": 0, "seed": "rules",
                          "bots": "greedy", "names": [""] * players})  # fmt: skip
    sections = service.help({})["sections"]
    if len(kit.rules.seats) > 1:
        for section in sections:
            rows = [*section["rows"], *(section["table"]["rows"] if section["table"] else ())]
            for message in [section["text"], *(row.get("text") or row["label"] for row in rows)]:
                if "players" in message["args"]:
                    message["args"]["players"] = "any"
    return {"sections": sections, "order": frame["order"]}


def cards_of(kit: Kit) -> Message:
    """Return the words for the number of cards and their kind."""
    options = {option.name: option.default for option in kit.rules.options}
    seats = kit.rules.seats
    cards = [len(kit.rules(players, options).pack.cards()) for players in (seats[0], seats[-1])]
    count = "–".join(dict.fromkeys(map(str, cards)))
    return say("cards-of", cards=count, deck=kit.presentation.deck)


def place(game: str) -> str:
    """Return where the pictures of a game stand below the site's top. Behind `#` it has the names
    of their cards, `circle`, or for pages from the right `rtl-` and the names."""
    return f"rules/{game}/short.svg"


def name(cards: list[str]) -> str:
    """Return the name of the picture of some cards."""
    return "-".join(cards)


def size(cards: list[str]) -> tuple[int, int]:
    """Return the width and height of some cards on the page."""
    wide = len(cards) * SIZE[0] + (len(cards) - 1) * GAP
    return round(wide * WIDTH / SIZE[0]), round(SIZE[1] * WIDTH / SIZE[0])


def write(dist: Path, kit: Kit) -> None:
    """Write the pictures of a game's help screen as views of one SVG, below each other. Its cards
    are pixels: a browser lays out the whole file anew for each view."""
    help_ = told(kit)
    pack = Pack(kit.presentation.deck, {})
    drawn: list[tuple[str, tuple[float, float], Element]] = []
    for row in (row for section in help_["sections"] for row in section["rows"]):
        best = row.get("best", ())
        for before, cards in (("", row["cards"]), ("rtl-", row["cards"][::-1])):
            box = len(cards) * (SIZE[0] + GAP) - GAP, SIZE[1]
            drawn.append((before + name(row["cards"]), box, row_of(cards, best)))
    used = dict.fromkeys(
        card for section in help_["sections"] for row in section["rows"] for card in row["cards"]
    )
    defs = [pixels(kit.presentation.deck, card) for card in used]
    if help_["order"]["ring"]:
        marks = [step["mark"] for step in help_["order"]["steps"]]
        drawn.append(("circle", (100, 100), circle(pack, marks)))
    root = Element("svg", {"xmlns": "http://www.w3.org/2000/svg"})
    top = 0.0
    for id_, (wide, high), picture in drawn:
        SubElement(root, "view", {"id": id_, "viewBox": f"0 {top} {wide} {high}"})
        picture.set("transform", f"translate(0 {top})")
        root.append(picture)
        top += high + GAP
    SubElement(root, "defs").extend([*defs, *pack.shared])
    (dist / place(kit.id)).write_text(ElementTree.tostring(root, "unicode"), "utf-8")


def pixels(deck: str, card: str) -> Element:
    """Return a card as an image with an id of its own: a row of one card has the card's name."""
    pack = Pack(deck, {})
    high, wide = SIZE[1] * SHARP * WIDTH // SIZE[0], SHARP * WIDTH
    root = Element("svg", {"xmlns": "http://www.w3.org/2000/svg", "width": f"{wide}",
                           "height": f"{high}", "viewBox": f"0 0 {SIZE[0]} {SIZE[1]}"})  # fmt: skip
    root.append(pack.card(card, WIDTH))
    SubElement(root, "defs").extend(pack.shared)
    png = base64.b64encode(stills.png(ElementTree.tostring(root, "unicode")).read_bytes()).decode()
    return Element("image", {"id": f"card-{card}", "width": f"{SIZE[0]}", "height": f"{SIZE[1]}",
                             "href": f"data:image/png;base64,{png}"})  # fmt: skip


def row_of(cards: list[str], best: Sequence[str]) -> Element:
    """Return cards side by side, the best with an edge, seen on light and on dark paper."""
    row = Element("g")
    for at, card in enumerate(cards):
        x = at * (SIZE[0] + GAP)
        SubElement(row, "use", {"href": f"#card-{card}", "x": f"{x}"})
        if card in best:
            edge = {"x": f"{x + 1.5:g}", "y": "1.5", "width": f"{SIZE[0] - 3:g}", "rx": "4",
                    "height": f"{SIZE[1] - 3:g}", "fill": "none", "stroke-width": "3",
                    "stroke": "#b8860b"}  # fmt: skip
            SubElement(row, "rect", edge)
    return row


def circle(pack: Pack, marks: list[str]) -> Element:
    """Return suits in a circle, each with an arrow to the one that it beats."""
    root = Element("g")
    arrow = "#85715a"  # seen on light and on dark cloth
    part = 360 / len(marks)
    for at, mark in enumerate(marks):
        x, y = _point(at * part)
        placed = SubElement(root, "g", {"transform": f"translate({x} {y})"})
        SubElement(placed, "circle", {"r": "11", "fill": PAPER})  # some marks are dark
        placed.append(pack.mark(mark))
        (x, y), (to_x, to_y) = _point(at * part + FREE), _point((at + 1) * part - FREE - 4)
        SubElement(root, "path", {"d": f"M{x} {y}A36 36 0 0 1 {to_x} {to_y}", "fill": "none",
                                  "stroke": arrow, "stroke-width": "2"})  # fmt: skip
        turned = f"translate({to_x} {to_y})rotate({(at + 1) * part - FREE - 4:g})"
        SubElement(root, "path", {"d": "M-1-4L6 0L-1 4z", "fill": arrow, "transform": turned})
    return root


def _point(degrees: float) -> tuple[float, float]:
    """Return a point of the circle, from its top and with the clock."""
    angle = math.radians(degrees)
    return round(50 + 36 * math.sin(angle), 2), round(50 - 36 * math.cos(angle), 2)
