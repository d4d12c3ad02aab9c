"""Cards as drawings. The pack is fetched once and kept apart from the page: only the cards that the
person may see ever become part of it."""

from dom import SITE, SVG, el
from pyscript import document, window

_decks = {}


class Deck:
    def __init__(self, style):
        self.style = style
        self.pack = None
        self.box = "0 0 61 95"

    async def load(self):
        if self.pack:
            return
        answer = await window.fetch(SITE + "static/cards/" + self.style + ".svg")
        parser = window.DOMParser.new()
        self.pack = parser.parseFromString(await answer.text(), "image/svg+xml")
        root = self.pack.documentElement
        self.box = root.getAttribute("viewBox")
        shared = self.pack.getElementById("shared")
        holder = document.createElementNS(SVG, "svg")
        holder.setAttribute("class", "quiet")
        holder.setAttribute("aria-hidden", "true")
        if shared:
            holder.append(shared)
        document.body.append(holder)

    def draw(self, name):
        """A face as an element of its own."""
        picture = document.createElementNS(SVG, "svg")
        picture.setAttribute("viewBox", self.box)
        picture.setAttribute("aria-hidden", "true")
        face = self.pack.getElementById("face-" + name) if self.pack else None
        if face:
            copy = face.cloneNode(True)
            copy.removeAttribute("id")
            picture.append(copy)
        return picture


def deck(style):
    if style not in _decks:
        _decks[style] = Deck(style)
    return _decks[style]


def back(parent=None, tag="i"):
    return el(tag, "back", parent, aria_hidden="true")
