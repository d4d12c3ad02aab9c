"""Draw pictures of games in play: a moment of a real game, as the person at the bottom sees it.

The table is drawn with the game's own pack and the colours of its style sheets, as one
self-contained SVG. The ground is left out, because the page has it.
"""

from __future__ import annotations

import math
from typing import Any
from xml.etree import ElementTree
from xml.etree.ElementTree import Element, SubElement

from rondas.answers.service import Service
from rondas.pictures.faces import SIZE, Pack
from tools import TOP, about

WIDTH, HEIGHT = 320, 176
SEED = "front"
MOVES = 200
"""After so many moves of a game there has been a moment to draw."""

Json = dict[str, Any]


def moment(game: Json) -> Json:
    """Return the fullest moment at which it is the turn of the person, as they see it."""
    players = game["players"][len(game["players"]) // 2]
    service = Service()
    frame = service.open({"game": game["id"], "players": players, "seat": 0, "seed": SEED,
                          "bots": "greedy", "names": [""] * players})  # fmt: skip
    best: Json
    best, most = frame["display"], -1.0
    for _ in range(MOVES):
        if frame["status"] == "over":
            break
        if frame["status"] == "waiting":
            frame = service.step({})
            continue
        display = frame["display"]
        hand = [card for card in display["hands"][0] if card != "?"]
        seen = 2 * len(display["trick"]) + min(5, len(display["table"])) + min(6, len(hand)) / 2
        if seen > most:
            best, most = display, seen
        frame = service.act({"action": frame["actions"][0]["action"]})
    return best


def draw_back(shared: Element) -> None:
    """Add the back of a card and its shadow to the shared parts of a picture."""
    SubElement(shared, "rect", id="shade", y="1.5", width="61", height="95", rx="4")
    turned = SubElement(shared, "g", id="back")
    SubElement(turned, "rect", id="edge", width="61", height="95", rx="4")
    SubElement(turned, "rect", id="ground", x="3", y="3", width="55", height="89", rx="2.5")
    mark = SubElement(turned, "g", id="mark", transform="translate(30.5 47.5)")
    for line in ElementTree.parse(TOP / "static/img/mark.svg").getroot():
        SubElement(mark, line.tag.rpartition("}")[2], line.attrib)


def scene(game: Json) -> str:
    cards = Pack(game["deck"], {})
    display = moment(game)
    picture = Element("svg", {"xmlns": "http://www.w3.org/2000/svg",
                              "viewBox": f"0 0 {WIDTH} {HEIGHT}"})  # fmt: skip
    style = SubElement(picture, "style")
    shared = SubElement(picture, "defs")

    def place(x: float, y: float, turn: float, scale: float) -> Element:
        middle = f"translate({-SIZE[0] / 2} {-SIZE[1] / 2})"
        at = f"translate({x:.1f} {y:.1f})rotate({turn:.1f})scale({scale:.2f}){middle}"
        group = SubElement(picture, "g", transform=at)
        SubElement(group, "use", href="#shade")
        return group

    def face(name: str, x: float, y: float, turn: float, scale: float) -> None:
        place(x, y, turn, scale).append(cards.card(name, SIZE[0]))

    def back(x: float, y: float, turn: float, scale: float) -> None:
        SubElement(place(x, y, turn, scale), "use", href="#back")

    others = [hand for hand in display["hands"][1:] if hand]
    for at, hand in enumerate(others):
        count = min(4, len(hand))
        middle = WIDTH * (at + 1) / (len(others) + 1)
        for n in range(count):
            off = n - (count - 1) / 2
            back(middle + 11 * off, 4 + abs(off) * abs(off) * 1.2, -off * 7, 0.4)
    trick = [name for _, name in display["trick"]]
    open_ = display["table"][-5:] if not trick else display["table"][-1:]
    row = [*open_, *trick]
    step = min(48.0, (WIDTH - 100) / max(1, len(row)))
    for at, name in enumerate(row):
        off = at - (len(row) - 1) / 2
        face(name, WIDTH / 2 + step * off, 72 + 3 * (at % 2), (at % 3 - 1) * 5.0, 0.7)
    hand = display["hands"][0]
    shown = [hand[n * len(hand) // min(6, len(hand))] for n in range(min(6, len(hand)))]
    for at, name in enumerate(shown):
        off = at - (len(shown) - 1) / 2
        turn = off * 7
        far = math.radians(turn)
        face(name, WIDTH / 2 + 260 * math.sin(far), 160 + 260 * (1 - math.cos(far)), turn, 0.78)
    draw_back(shared)
    shared.extend(cards.shared)
    light, dark = about.colours("--accent", f"games/{game['id']}.css")
    style.text = (
        "#shade{fill:#46290c;opacity:.22}#edge{fill:#fbf6ea;stroke:#b9a985;stroke-width:.5}"
        + f"#ground{{fill:{light}}}#mark path{{stroke:#fbf6ea}}#mark circle{{fill:#fbf6ea}}"
        + f"@media(prefers-color-scheme:dark){{#ground{{fill:{dark}}}#shade{{opacity:.5}}}}"
    )
    return ElementTree.tostring(picture, "unicode")
