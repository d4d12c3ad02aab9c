"""Cards as drawings. The pack is fetched once and kept apart from the page: only the cards that the
person may see ever become part of it."""

import asyncio

from dom import SITE, SVG, el
from pyscript import document, window

_decks = {}


class Deck:
    def __init__(self, style):
        self.style = style
        self.pack = None
        self.loading = None
        self.box = "0 0 61 95"

    async def load(self):
        """Fetches the pack once; whoever comes meanwhile waits for the same."""
        if self.loading is None:
            self.loading = asyncio.create_task(self._load())
        await self.loading

    async def _load(self):
        answer = await window.fetch(SITE + "static/cards/" + self.style + ".svg")
        if not answer.ok:
            return
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
        else:
            picture.append(plain(name))
        return picture


def plain(name):
    """A card whose drawing is not at hand: its name on paper."""
    group = document.createElementNS(SVG, "g")
    paper = document.createElementNS(SVG, "rect")
    for key, value in (("width", 61), ("height", 95), ("rx", 4), ("class", "cd-paper cd-edge")):
        paper.setAttribute(key, str(value))
    text = document.createElementNS(SVG, "text")
    for key, value in (("x", 6), ("y", 22), ("font-size", 18), ("class", "cd-ink")):
        text.setAttribute(key, str(value))
    text.textContent = name
    group.append(paper, text)
    return group


def deck(style):
    if style not in _decks:
        _decks[style] = Deck(style)
    return _decks[style]


def back(parent=None, tag="i"):
    return el(tag, "back", parent, aria_hidden="true")
