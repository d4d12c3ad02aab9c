"""Cards as drawings.

The pack is fetched once and kept outside the document: only cards that the person may see ever
become part of it.
"""

import asyncio

from pyscript import document, window

from page.logic.board.animation_steps import HIDDEN
from page.platform.engine import EngineError, fetched
from page.platform.i18n import word
from page.ui.dom import SVG, drawing, el


class Decks:
    """The requested packs, by the name of their drawings."""

    def __init__(self):
        self.known = {}

    def of(self, style):
        if style not in self.known:
            self.known[style] = Deck(style)
        return self.known[style]

    def fetch(self, style):
        """Begin to load a pack that will be waited for; a failure is told to the waiting caller."""
        asyncio.create_task(self.of(style).come())

    async def loaded(self, style):
        deck = self.of(style)
        await deck.load()
        return deck


class Deck:
    """A pack: the name of its drawings, or the paths of files with some of them."""

    def __init__(self, style):
        self.style = style
        self.pack = None
        self.shared = None  # the drawings that faces share
        self.loading = None
        self.frame = blank("0 0 61 95")  # what a face is put into

    async def load(self):
        """Fetch the pack once; callers share the download. EngineError if it does not come."""
        if self.pack:
            return
        if self.loading is None:
            parts = "/" in self.style
            paths = self.style.split() if parts else ["static/cards/" + self.style + ".svg"]
            self.loading = asyncio.create_task(self.fetch(paths))
        try:
            await self.loading
        finally:
            self.loading = None

    async def fetch(self, paths):
        packs = await asyncio.gather(*[fetched(path, self.unpack) for path in paths])
        self.take(packs[0])
        for part in packs[1:]:
            self.shared.append(*list(part.getElementById("shared").children))
            self.pack.documentElement.append(*list(part.documentElement.children))

    async def come(self):
        """Fetch the pack, if possible."""
        try:
            await self.load()
        except EngineError:
            pass

    async def unpack(self, text):
        """Return the drawings of a file; ValueError if it is damaged."""
        pack = window.DOMParser.new().parseFromString(text, "image/svg+xml")
        if pack.querySelector("parsererror"):
            raise ValueError
        return pack

    def take(self, pack):
        self.pack = pack
        root = pack.documentElement
        self.frame = blank(root.getAttribute("viewBox"))
        self.shared = self.pack.getElementById("shared")
        holder = drawing("svg", None, class_="quiet", aria_hidden="true")
        if self.shared:
            holder.append(self.shared)
        document.body.append(holder)

    def draw(self, name):
        """Return a face as a separate element."""
        picture = self.frame.cloneNode(True)
        face = self.pack.getElementById("face-" + name) if self.pack else None
        if face:
            copy = face.cloneNode(True)
            copy.removeAttribute("id")
            picture.append(copy)
        else:
            picture.append(plain(name))
        return picture

    def mark(self, name):
        """Return a suit or another small drawing of the pack, or letters, 20 by 20 around the
        origin; without a name a ring of dots."""
        for prefix, cls in SUITS:
            suit = self.shared.querySelector("#" + prefix + name) if name and self.shared else None
            if suit:
                group = drawing("g", None, class_=cls + name)
                use = drawing("use", group, href="#" + prefix + name)
                if suit.tagName == "symbol":  # what is no symbol lies around the origin already
                    for key, value in (("x", -10), ("y", -10), ("width", 20), ("height", 20)):
                        use.setAttribute(key, str(value))
                return group
        group = drawing("g", None, class_="letters" if name else "letters open")
        drawing("circle", group, r="9.5")
        drawing("text", group, y="4.6", text_anchor="middle").textContent = name
        return group


SUITS = (("suit-", "cd cd-"), ("fr-suit-", "cd-fr cd-fr-"), ("ba-", "cd cd-ba-"))
"""The prefixes of suits among the drawings, and the classes that colour them."""


def blank(box):
    """Return an empty drawing to copy. Copying takes a third of the time of making one: each call
    into the browser costs, and a hand has many cards."""
    return drawing("svg", None, viewBox=box, aria_hidden="true")


def plain(name):
    """Return a card without a drawing: its name on paper."""
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


class Faces:
    """The cards of one table: drawings with names, and their current marks."""

    def __init__(self, deck, info):
        self.deck = deck
        self.info = info
        self.marks = {}
        self.titles = {}
        self.ranks = {}
        for name, rank, title in info["cards"]:
            self.titles[name] = title
            self.ranks[name] = rank

    def title(self, name):
        """Return a card's name. Drawings that are not cards have their own."""
        if name == HIDDEN:
            return word("card-unseen")
        return self.titles.get(name, name)

    def called(self, name):
        """Return a card's name with its current mark."""
        title = self.title(name)
        mark = self.marks.get(name)
        return word("card-marked", card=title, mark=mark) if mark else title

    def place(self, name, parent, cls="card"):
        """Return the place of a drawing, still empty."""
        holder = el("span", cls, parent)
        holder.classList.toggle("marked", name in self.marks)
        return holder

    def drawn(self, name, parent, cls="card"):
        """Return a drawing in a new place, without words."""
        holder = self.place(name, parent, cls)
        holder.append(self.deck.draw(name))
        return holder

    def face(self, name, parent=None, cls="card"):
        """Return a drawing with its name; a back for a card that nobody may see."""
        if name == HIDDEN:
            holder = el("span", cls, parent)
            back(holder)
        else:
            holder = self.drawn(name, parent, cls)
        holder.setAttribute("role", "img")
        holder.setAttribute("aria-label", self.called(name))
        return holder


def back(parent=None, tag="i"):
    return el(tag, "back", parent, aria_hidden="true")
