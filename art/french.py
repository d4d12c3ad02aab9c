"""Draw the French pack: `py/rondas/drawings/french.svg`.

It is made from Adrian Kennard's drawings (CC0), with suits of our own (suits.py).

They come from npm, one file a card, 240 by 336 (`@heruka_urgyen/react-playing-cards`, src/images).
Here each becomes a `face-7H` of 61 by 95 like those of the other packs: the drawings which several
cards use are under `shared`, once; colours are class names (`cards.css`); numbers are rounded. The
corners, the pips and the picture of a court card are groups of their own, `cd-fr-corner`,
`cd-fr-pips` and `cd-fr-court`, which the style sheet makes larger and smaller as the card does.
"""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree
from xml.etree.ElementTree import Element, SubElement, tostring

from art import joker, suits
from tools import TOP

SOURCE = TOP / "node_modules/@heruka_urgyen/react-playing-cards/src/images/2color"
TARGET = TOP / "py/rondas/drawings/french.svg"
RANKS = "AKQJT98765432"
SUITS = "SHDC"
SVG = "{http://www.w3.org/2000/svg}"
HREF = "{http://www.w3.org/1999/xlink}href"
COLOURS = {"#FC4": "gold", "red": "red", "#44F": "blue", "black": "ink"}

SCALE = 0.2542
"""From the source's units to ours."""
FRAME = (-110.0, -177.0)
"""The upper left corner of the frame: the picture of a court card fills what is within. The corners
have their origin there, so that it stays where it is when they grow."""
NOTCH = (32, 82)
"""The share of a corner in the picture."""
RANK, MARK, PIP, ACE = 42, 38, 68, 210
"""The sizes of ranks, of suits below them, of pips and of the pip of an ace."""
SPREAD = 0.88, 1.36
"""How far the pips move apart: our cards are higher than the source's, and have larger corners."""


def french_cards(folder: Path) -> str:
    """The text of the pack, from the folder of the cards drawn in two colours."""
    shared = Element("defs", id="shared")
    faces: list[Element] = []
    for suit in SUITS:
        for rank in RANKS:
            source = ElementTree.parse(folder / f"{rank}{suit}.svg").getroot()
            for symbol in source.findall(f"{SVG}symbol"):
                name = renamed(symbol.get("id", ""))
                if not name.startswith("fr-suit-") and all(
                    each.get("id") != name for each in shared
                ):
                    shared.append(converted(symbol, name))
            faces.append(face(source, rank, suit))
    for suit in SUITS:
        shared.extend(suits.symbols(suit))
    shared.extend((suits.mark(), notch()))
    lines = [
        '<?xml-stylesheet href="cards.css" type="text/css"?>',
        "<!-- Drawn by Adrian Kennard, www.me.uk/cards, CC0; suits are ours. Made by art/french.py. -->",
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 61 95">',
        *(tostring(each, "unicode") for each in (shared, *faces)),
        *joker.jokers().splitlines(),
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def renamed(name: str) -> str:
    """The source names ranks `VH7`, suits `SH7` and layers of court cards `HK1`: a rank and a suit
    are the same on every card."""
    if name[0] == "V":
        return f"fr-rank-{name[2]}"
    if name[0] == "S" and name[1] in SUITS:
        return f"fr-suit-{name[1]}"
    return f"fr-{name}"


def converted(element: Element, name: str = "") -> Element:
    """A copy, with this id, that follows our rules for names, colours and numbers."""
    new = Element(element.tag.removeprefix(SVG), {"id": name} if name else {})
    role = name.rpartition("-")[0]
    if role == "fr-rank":
        new.set("viewBox", element.get("viewBox", ""))
        SubElement(new, "path", {"class": f"cd-{role}", "d": rounded(element[0].get("d", ""))})
        return new
    classes = []
    for key, value in element.attrib.items():
        if key in ("fill", "stroke") and value != "none":
            classes.append(f"cd-fr-{key}-{COLOURS[value]}")
        elif key == HREF:
            new.set("href", reference(element))
        elif key == "d":
            new.set("d", rounded(value))
        elif key in ("transform", "viewBox", "preserveAspectRatio", "stroke-width"):
            new.set(key, value)
        elif key == "height":
            new.set("height", value)
            new.set("width", value)
    if classes:
        new.set("class", " ".join(classes))
    new.extend(converted(child) for child in element)
    return new


def reference(use: Element) -> str:
    return "#" + renamed(use.get(HREF, "#")[1:])


def rounded(path: str) -> str:
    """A path in whole numbers: the layers of court cards are 1300 units wide."""
    tokens = re.findall(r"[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?", path)
    text = ""
    for token in tokens:
        if not token.isalpha():
            token = str(round(float(token)))
            if text[-1].isdigit() and token[0] != "-":
                token = " " + token
        text += token
    return text


def number(value: float) -> str:
    """As short as it can be written."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text.replace("0.", ".", 1) if abs(value) < 1 else text


def face(source: Element, rank: str, suit: str) -> Element:
    """A card: paper, then its pips or its picture, then its corners."""
    group = Element("g", {"id": f"face-{rank}{suit}"})
    card = SubElement(group, "g", {"class": f"cd-fr cd-fr-{suit}"})
    paper = {"x": ".25", "y": ".25", "width": "60.5", "height": "94.5", "rx": "4"}
    SubElement(card, "rect", {"class": "cd-paper cd-edge", **paper})
    card = SubElement(card, "g", {"transform": f"translate(30.5 47.5)scale({SCALE})"})
    if rank in "KQJ":
        court(source, card)
    else:
        pips(source, card, rank, suit)
    for turn in ("", "rotate(180)"):
        place = f"{turn}translate({FRAME[0]:g} {FRAME[1]:g})"
        corner = SubElement(SubElement(card, "g", {"transform": place}), "g")
        corner.set("class", "cd-fr-corner")
        if rank in "KQJ":
            SubElement(corner, "use", {"href": "#fr-notch"})
        use(corner, f"#fr-rank-{rank}", 13, 21, RANK)
        use(corner, f"#fr-suit-{suit}", 13, 62, MARK)
    return group


def notch() -> Element:
    """Plain paper below a corner of a court card, with the frame's line on its inner sides: the
    outer ones are cut off."""
    width, height = NOTCH
    box = {"x": "-2", "y": "-2", "width": f"{width + 2}", "height": f"{height + 2}"}
    symbol = Element("symbol", {"id": "fr-notch", "viewBox": " ".join(box.values()), **box})
    sides = {"x": "-9", "y": "-9", "width": f"{width + 8.5}", "height": f"{height + 8.5}"}
    SubElement(symbol, "rect", {"class": "cd-paper cd-fr-frame", **sides})
    return symbol


def use(parent: Element, name: str, x: float, y: float, size: float) -> Element:
    """One of the shared drawings around a point."""
    at = {"x": number(x - size / 2), "y": number(y - size / 2)}
    return SubElement(parent, "use", {"href": name, **at, "width": f"{size}", "height": f"{size}"})


def pips(source: Element, card: Element, rank: str, suit: str) -> None:
    """The pips as the source has them, those of its lower half in a group that is turned. Those
    left and right of the middle are known by their classes: they stand closer on small cards."""
    size = ACE if rank == "A" else PIP
    group = SubElement(card, "g", {"class": "cd-fr-pips"})
    for half in (source, source.find(f"{SVG}g")):
        assert half is not None
        place = group if half is source else SubElement(group, "g", {"transform": "rotate(180)"})
        for each in half.findall(f"{SVG}use"):
            if each.get("height") == "70":
                x, y = (float(each.get(axis, "")) + 35 for axis in "xy")
                pip = use(place, f"#fr-pip-{suit}", x * SPREAD[0], y * SPREAD[1], size)
                if x:
                    pip.set("class", "cd-fr-left" if x < 0 else "cd-fr-right")
    if rank + suit == "AS":
        use(group, "#fr-mark", 0, 24, 58)


def court(source: Element, card: Element) -> None:
    """The layers of the picture, each of them twice, one turned, and its frame. The corners show
    the suit: the larger one in the picture is left out."""
    group = SubElement(card, "g", {"class": "cd-fr-court"})
    x, y = FRAME
    box = {"x": x, "y": y, "width": -2 * x, "height": -2 * y}
    place = {name: number(value) for name, value in box.items()}
    for each in source.findall(f"{SVG}use"):
        if each.get("width"):
            turn = {"transform": "rotate(180)"} if each.get("transform") else {}
            SubElement(group, "use", {"href": reference(each), **place, **turn})
    SubElement(group, "rect", {"class": "cd-fr-frame", **place})


if __name__ == "__main__":
    TARGET.write_text(french_cards(SOURCE), "utf-8")
