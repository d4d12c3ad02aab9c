"""The drawings of the cards, for pictures that need no style sheet.

`drawings/` has them as the page shows them: SVG with class names, and one style sheet with custom
properties. Renderers outside browsers know no custom properties, so every class is worked out
here and written into the elements as attributes.
"""

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
Rule = tuple[int, bool, Style]
"""A rule's place in the sheet, if it is about children of a `g:last-child`, and what it says."""

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
def _rules(step: int) -> dict[str, list[Rule]]:
    """Return the rules of the style sheet for cards up to a width (0: of any width), by what they
    are about: `.class` or `[href="#part"]`."""
    css = re.sub(r"/\*.*?\*/", "", _text("cards.css"), flags=re.DOTALL)
    sized = re.compile(r"@container card \(max-width: (\d+)px\) \{((?:[^{}]*\{[^{}]*\})*)\s*\}")
    bodies = [sized.sub("", css)]
    wider = sorted(sized.findall(css), key=lambda part: -int(part[0]))
    bodies += [body for px, body in wider if step and step <= int(px)]
    found: dict[str, list[Rule]] = {}
    for place, (selector, style) in enumerate(rule for body in bodies for rule in _read(body)):
        parent, _, child = selector.rpartition(" > ")
        if parent in ("", "g:last-child"):
            found.setdefault(child, []).append((place, bool(parent), style))
    return found


def _read(css: str) -> Iterator[tuple[str, Style]]:
    for selectors, body in re.findall(r"([^{}]+)\{([^{}]*)\}", css):
        pairs = (part.partition(":") for part in body.split(";") if ":" in part)
        style = {name.strip(): value.strip() for name, _, value in pairs}
        for selector in selectors.split(","):
            yield selector.strip(), style


@cache
def _parts(pack: str) -> dict[str, Element]:
    """Return the parts of a pack's drawings by their ids, for reading only."""
    return {
        element.get("id", ""): element
        for element in ElementTree.fromstring(_text(f"{pack}.svg")).iter()
        if element.get("id")
    }


def _said(element: Element, step: int, in_last: bool) -> Style:
    """Return what the style sheet says about an element; `in_last`: its parent is a last child."""
    about = [f".{name}" for name in element.get("class", "").split()]
    about.append(f'[href="{element.get("href")}"]')
    rules = [rule for each in about for rule in _rules(step).get(each, ())]
    said: Style = {}
    for _, is_in_last, style in sorted(rules, key=lambda rule: rule[0]):
        if in_last or not is_in_last:
            said.update(style)
    return said


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
        self._parts = _parts("spanish") | _parts(name)  # the back is in the Spanish pack
        self._colours = dict(colours)
        self._names: dict[tuple[str, int, frozenset[tuple[str, str]]], str] = {}
        self._looks: dict[str, dict[str, str]] = {}
        """The names of each part's drawings, by what they look like."""
        self.shared: list[Element] = []
        """What the cards made so far refer to; it belongs into the picture's `defs`."""

    def __contains__(self, card: str) -> bool:
        return f"face-{card}" in self._parts

    def card(self, name: str, width: float) -> Element:
        """Return a card this many pixels wide; a name that the pack has not is a back."""
        step = next((step for step in _STEPS if width <= step), 0)
        part = f"face-{name}" if name in self else "back"
        return Element("use", href=f"#{self._share(part, step, self._colours)}")

    def mark(self, suit: str) -> Element:
        """Return a suit of the Spanish pack, 20 by 20 around the origin."""
        group = Element(f"{SVG}g", {"class": f"cd cd-{suit}"})
        box = {"x": "-10", "y": "-10", "width": "20", "height": "20"}
        group.append(Element(f"{SVG}use", {"href": f"#suit-{suit}", **box}))
        return self._drawn(group, 0, self._colours)

    def _share(self, part: str, step: int, known: Mapping[str, str]) -> str:
        """Return the name under which the picture has a drawing, as it looks in this place."""
        key = (part, step, frozenset(known.items()))
        if key not in self._names:
            drawn = self._drawn(self._parts[part], step, known)
            looks = self._looks.setdefault(part, {})
            text = ElementTree.tostring(drawn, "unicode")
            if text not in looks:
                looks[text] = f"{part}-{len(looks)}" if looks else part
                drawn.set("id", looks[text])
                self.shared.append(drawn)
            self._names[key] = looks[text]
        return self._names[key]

    def _drawn(
        self,
        element: Element,
        step: int,
        known: Mapping[str, str],
        is_last: bool = False,
        in_last: bool = False,
    ) -> Element:
        """Return a copy whose classes have become attributes. `is_last`: it is the last child of
        its parent; `in_last`: its parent is."""
        new = Element(element.tag.removeprefix(SVG), {
            name: value for name, value in element.attrib.items() if name not in ("class", "id")
            and not (element.tag == f"{SVG}symbol" and name in ("x", "y", "width", "height"))
        })  # fmt: skip
        said = _said(element, step, in_last)
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
