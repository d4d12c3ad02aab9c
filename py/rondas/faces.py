"""The drawings of the cards, for pictures that need no style sheet.

`drawings/` has them as the page shows them: SVG with class names, and one style sheet with custom
properties. Renderers outside browsers know no custom properties, so every class is worked out
here and written into the elements as attributes.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

SVG = "{http://www.w3.org/2000/svg}"
SIZE = (61, 95)
"""Width and height of a card in its own units."""

Style = dict[str, str]
Rule = tuple[str, Style]
"""A selector, and what it says."""

_STEPS = (40, 84)
"""Widths in pixels up to which the style sheet has a simpler card."""
_VARIABLE = re.compile(r"var\((--[\w-]+)(?:,\s*((?:[^()]|\([^()]*\))*))?\)")
_UNIT = re.compile(r"px|(?<=translate)X")
"""Units that style sheets have and attributes lack."""
_KEPT = frozenset({
    "fill", "stroke", "stroke-width", "stroke-linejoin", "stroke-linecap", "stroke-miterlimit",
    "opacity", "transform", "display",
})  # fmt: skip


def _text(name: str) -> str:
    return files("rondas").joinpath("drawings", name).read_text("utf-8")


@cache
def _rules(step: int) -> list[Rule]:
    """Return the rules of the style sheet for cards up to a width (0: of any width)."""
    css = re.sub(r"/\*.*?\*/", "", _text("cards.css"), flags=re.DOTALL)
    sized = re.compile(r"@container card \(max-width: (\d+)px\) \{((?:[^{}]*\{[^{}]*\})*)\s*\}")
    plain = list(_read(sized.sub("", css)))
    wider = sorted(sized.findall(css), key=lambda part: -int(part[0]))
    return plain + [rule for px, body in wider if step and step <= int(px) for rule in _read(body)]


def _read(css: str) -> Iterator[Rule]:
    for selectors, body in re.findall(r"([^{}]+)\{([^{}]*)\}", css):
        pairs = (part.partition(":") for part in body.split(";") if ":" in part)
        style = {name.strip(): value.strip() for name, _, value in pairs}
        for selector in selectors.split(","):
            yield selector.strip(), style


def _matches(selector: str, element: Element, in_last: bool) -> bool:
    """Whether one of the few kinds of selectors in the style sheet is about this element."""
    first, _, rest = selector.partition(" > ")
    if rest:
        return first == "g:last-child" and in_last and _matches(rest, element, in_last)
    if selector.startswith("[href="):
        return selector == f'[href="{element.get("href")}"]'
    return selector.removeprefix(".") in element.get("class", "").split() and selector[0] == "."


def _resolved(value: str, known: Mapping[str, str]) -> str:
    """Return a value with its custom properties filled in."""
    while found := _VARIABLE.search(value):
        inner = known.get(found[1], found[2] or "none")
        value = value[: found.start()] + inner + value[found.end() :]
    return value


class Pack:
    """The cards of one pack, as elements that can be put into a picture."""

    def __init__(self, name: str, colours: Mapping[str, str]) -> None:
        """`colours` are custom properties that the page would set, such as `--back-a`."""
        self._parts: dict[str, Element] = {}
        for pack in ("spanish", name):  # the back is in the Spanish pack
            for element in ElementTree.fromstring(_text(f"{pack}.svg")).iter():
                if element.get("id"):
                    self._parts[element.get("id", "")] = element
        self._colours = dict(colours)
        self._names: dict[tuple[str, int, frozenset[tuple[str, str]]], str] = {}
        self.shared: list[Element] = []
        """What the cards made so far refer to; it belongs into the picture's `defs`."""

    def __contains__(self, card: str) -> bool:
        return f"face-{card}" in self._parts

    def card(self, name: str, width: float) -> Element:
        """Return a card this many pixels wide; a name that the pack has not is a back."""
        step = next((step for step in _STEPS if width <= step), 0)
        part = f"face-{name}" if name in self else "back"
        return Element("use", href=f"#{self._share(part, step, self._colours)}")

    def _share(self, part: str, step: int, known: Mapping[str, str]) -> str:
        """Return the name under which the picture has a drawing, as it looks in this place."""
        key = (part, step, frozenset(known.items()))
        if key not in self._names:
            same = sum(each[0] == part for each in self._names)
            name = self._names[key] = f"{part}-{same}" if same else part
            drawn = self._drawn(self._parts[part], step, known)
            drawn.set("id", name)
            self.shared.append(drawn)
        return self._names[key]

    def _drawn(
        self,
        element: Element,
        step: int,
        known: Mapping[str, str],
        is_last: bool = False,
        in_last: bool = False,
    ) -> Element:
        """Return a copy whose classes have become attributes.

        `is_last`: it is the last child of its parent; `in_last`: its parent is.
        """
        new = Element(element.tag.removeprefix(SVG), {
            name: value for name, value in element.attrib.items() if name not in ("class", "id")
            and not (element.tag == f"{SVG}symbol" and name in ("x", "y", "width", "height"))
        })  # fmt: skip
        said: Style = {}
        for selector, style in _rules(step):
            if _matches(selector, element, in_last):
                said.update(style)
        own = {name: value for name, value in said.items() if name.startswith("--")}
        known = {**known, **{name: _resolved(value, known) for name, value in own.items()}}
        for name, value in said.items():
            if name in _KEPT:
                new.set(name, _UNIT.sub("", _resolved(value, known)))
        if "href" in new.attrib:
            part = new.attrib["href"][1:]
            for side in ("x", "y", "width", "height"):
                # A symbol's own box, which only browsers heed.
                if side in self._parts[part].attrib:
                    new.attrib.setdefault(side, self._parts[part].attrib[side])
            new.set("href", f"#{self._share(part, step, known)}")
        for at, child in enumerate(element):
            drawn = self._drawn(child, step, known, at == len(element) - 1, is_last)
            if drawn.get("display") != "none":
                new.append(drawn)
        return new
