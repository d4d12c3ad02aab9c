"""Write the rules in short for the rule pages: the help screen of a game, with pictures of its
cards that need no scripts."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Any
from xml.etree import ElementTree
from xml.etree.ElementTree import Element, SubElement

from rondas.answers.service import Service
from rondas.games import Kit
from rondas.pictures.drawing import colours
from rondas.pictures.faces import SIZE, Pack
from rondas.rules.guide import Row
from rondas.rules.message import Message, say

WIDTH = 44
"""Of a card on the page, in pixels."""
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
            labels = [row["label"] for row in (section["table"] or {"rows": ()})["rows"]]
            for message in [section["text"], *labels]:
                if "players" in message["args"]:
                    message["args"]["players"] = "any"
    return {"sections": sections, "order": frame["order"]}


def facts(kit: Kit) -> Message:
    """Return the line that tells the number of players, and of cards of what kind."""
    options = {option.name: option.default for option in kit.rules.options}
    seats = kit.rules.seats
    cards = [len(kit.rules(players, options).pack.cards()) for players in (seats[0], seats[-1])]
    return say(
        "players-and-cards",
        players="–".join(dict.fromkeys(map(str, (seats[0], seats[-1])))),
        cards="–".join(dict.fromkeys(map(str, cards))),
        deck=kit.presentation.deck,
    )


def place(game: str, cards: list[str]) -> str:
    """Return where the picture of some cards stands below the site's top."""
    return f"rules/{game}/short-{'-'.join(cards)}.svg"


def circle_of(game: str) -> str:
    """Return where the picture of a circle of suits stands below the site's top."""
    return f"rules/{game}/short-circle.svg"


def size(cards: list[str]) -> tuple[int, int]:
    """Return the width and height of some cards on the page."""
    wide = len(cards) * SIZE[0] + (len(cards) - 1) * GAP
    return round(wide * WIDTH / SIZE[0]), round(SIZE[1] * WIDTH / SIZE[0])


def write(dist: Path, kit: Kit) -> None:
    """Write the pictures of a game's help screen."""
    help_ = told(kit)
    for section in help_["sections"]:
        for row in section["rows"]:
            (dist / place(kit.id, row["cards"])).write_text(row_of(kit, row), "utf-8")
    if help_["order"]["ring"]:
        marks = [step["mark"] for step in help_["order"]["steps"]]
        (dist / circle_of(kit.id)).write_text(circle(kit, marks), "utf-8")


def _begun(kit: Kit, wide: int, high: int) -> tuple[Element, Pack]:
    box = {"xmlns": "http://www.w3.org/2000/svg", "viewBox": f"0 0 {wide} {high}"}
    return Element("svg", box), Pack(kit.presentation.deck, {})


def _ended(root: Element, pack: Pack) -> str:
    SubElement(root, "defs").extend(pack.shared)
    return ElementTree.tostring(root, "unicode")


TURNED = "{transform:scaleX(-1);transform-origin:"
RTL = f"#rtl:target~g{TURNED}50%}}#rtl:target~g>g>g{TURNED}{SIZE[0] / 2:g}px}}"
"""A row that is read from the right: all of it is turned about, and each card in it."""


def row_of(kit: Kit, told: Row) -> str:
    """Return cards side by side as SVG, the best with an edge; with `#rtl` they stand from the
    right."""
    cards = told["cards"]
    wide = len(cards) * SIZE[0] + (len(cards) - 1) * GAP
    root, pack = _begun(kit, wide, SIZE[1])
    SubElement(root, "style").text = RTL
    SubElement(root, "g", {"id": "rtl"})
    row = SubElement(root, "g")
    for at, card in enumerate(cards):
        place = SubElement(row, "g", {"transform": f"translate({at * (SIZE[0] + GAP)} 0)"})
        SubElement(place, "g").append(pack.card(card, WIDTH))
        if card in told.get("best", ()):
            edge = {"x": "2.5", "y": "2.5", "width": f"{SIZE[0] - 5:g}", "rx": "4", "fill": "none",
                    "height": f"{SIZE[1] - 5:g}", "stroke": colours(kit)["accent"],
                    "stroke-width": "5"}  # fmt: skip
            SubElement(place, "rect", edge)
    return _ended(root, pack)


def circle(kit: Kit, marks: list[str]) -> str:
    """Return suits in a circle as SVG, each with an arrow to the one that it beats."""
    root, pack = _begun(kit, 100, 100)
    arrow = "#85715a"  # seen on light and on dark cloth
    part = 360 / len(marks)
    for at, mark in enumerate(marks):
        x, y = _point(at * part)
        SubElement(root, "g", {"transform": f"translate({x} {y})"}).append(pack.mark(mark))
        (x, y), (to_x, to_y) = _point(at * part + FREE), _point((at + 1) * part - FREE - 4)
        SubElement(root, "path", {"d": f"M{x} {y}A36 36 0 0 1 {to_x} {to_y}", "fill": "none",
                                  "stroke": arrow, "stroke-width": "2"})  # fmt: skip
        turned = f"translate({to_x} {to_y})rotate({(at + 1) * part - FREE - 4:g})"
        SubElement(root, "path", {"d": "M-1-4L6 0L-1 4z", "fill": arrow, "transform": turned})
    return _ended(root, pack)


def _point(degrees: float) -> tuple[float, float]:
    """Return a point of the circle, from its top and with the clock."""
    angle = math.radians(degrees)
    return round(50 + 36 * math.sin(angle), 2), round(50 - 36 * math.cos(angle), 2)
