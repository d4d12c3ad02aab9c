"""The order of cards: a ring of links, or a ladder from the strongest step.

It is drawn on the table, small beside the hand, and large in a sheet. The engine says which form it
has (`ring`).
"""

from page.logic.board.card_order import between, kind, now
from page.platform.i18n import word
from page.ui.dom import button, clear, drawing, el, find, part
from page.ui.glossary import fill

GAP = 13  # degrees that a link leaves free at each end, for the marks


class Order:
    """The order on a board. If each rank has its place on the table, that is the order, and only
    its note is shown."""

    def __init__(self, board, name="arc"):
        """`name` of the lines below the words of a ring: each is once in a page."""
        self.board = board
        self.name = name
        self.place = part(board.root, ".order", "section", "order", aria_label=word("order"))
        self.shown = None
        self.mini = None

    def seat_down(self, tools, opens="order"):
        """Prepare for a new table; `tools`: the place of the small drawing, None if nobody plays
        here. `opens`: the command of a click on it, if there is one."""
        told = {"aria_label": word("order"), "aria_haspopup": "dialog"}
        awaited = find(".blank", self.place)  # it has the room of the order until that is known
        if not awaited:
            clear(self.place)
            self.board.root.removeAttribute("data-order")
        self.shown = None
        self.mini = None
        placed = bool(self.board.cloth.spots)
        old = find(".order-note", self.board.cloth.centre)
        if old:
            old.remove()
        if not placed:
            self.drawn = awaited or el("div", "drawn", self.place)
            if opens:
                button(None, opens, self.place, "whole", **told)
            if tools:
                self.mini = button(None, opens, tools, "mini", **told)
        holder = self.board.cloth.centre if placed else self.place
        self.note = find(".order-note > p", self.place)
        self.note = self.note or el("p", "", el("div", "order-note", holder))
        self.placed = placed

    def paint(self, order, lying):
        """Show an order. `lying`: whether a trick lies on the table; else nothing is being
        decided. The card that is ahead in it is marked."""
        self.board.cloth.lead(order.get("ahead") if lying else None)
        order = now(order) if lying else between(order)
        if order == self.shown:
            return
        self.shown = order
        fill(self.note, order["note"] or "")
        self.note.parentElement.classList.remove("blank")
        if self.placed:
            return
        draw(self.board.faces.deck, order, self.drawn, self.name)
        self.board.root.setAttribute("data-order", kind(order))
        if self.mini:
            clear(self.mini)
            self.mini.append(
                ring(self.board.faces.deck, order, 1.2) if order["ring"] else rungs(order)
            )

    def said(self):
        """Return in words what is being decided."""
        lit = [word("sentence", text=step["text"]) for step in self.shown["steps"] if step["lit"]]
        return lit + ([self.shown["note"]] if self.shown["note"] else [])


def draw(deck, order, parent, inscribed=""):
    """Draw the whole order, with words; `inscribed`: a ring has them along its links, over lines of
    this name."""
    clear(parent)
    parent.className = "drawn " + ("ring" if order["ring"] else "ladder")
    parent.setAttribute("data-title", word("order"))
    if order["ring"]:
        parent.append(ring(deck, order, inscribed=inscribed))
    steps = el("ol", "", parent)
    for step in order["steps"]:
        item = el("li", "lit" if step["lit"] else "", steps)
        if not order["ring"]:
            sign = drawing("svg", item, viewBox="-11 -11 22 22", aria_hidden="true")
            sign.append(deck.mark(step["mark"]))
        el("span", "", item, step["text"])
        if step["lit"]:
            el("span", "quiet", item, " " + word("order-lit"))


def ring(deck, order, large=0.8, inscribed=""):
    """Draw marks of size `large` in a circle, each with an arrow to the one it beats. `inscribed`:
    see `draw`."""
    picture = drawing("svg", None, viewBox="0 0 100 100", aria_hidden="true", class_="circle")
    steps = order["steps"]
    part_ = 360 / len(steps)
    for at, step in enumerate(steps):
        angle = part_ * at
        link = drawing("g", picture, class_="link lit" if step["lit"] else "link")
        drawing(
            "circle", link, cx="50", cy="50", r="43", pathLength="360",
            stroke_dasharray="%d 360" % (part_ - 2 * GAP - 5),
            transform="rotate(%d 50 50)" % (angle - 90 + GAP),
        )  # fmt: skip
        drawing(
            "path", link, d="M-1-4L7 0L-1 4z" if step["lit"] else "M-1-2.800L5 0L-1 2.800z",
            transform="rotate(%d 50 50)translate(50 7)" % (angle + part_ - GAP - 5),
        )  # fmt: skip
        turned = "rotate(%d 50 50)translate(50 7)rotate(%d)scale(%.1f)" % (angle, -angle, large)
        mark = drawing("g", picture, transform=turned)
        drawing("circle", mark, class_="ground", r="11")
        mark.append(deck.mark(step["mark"]))
        if inscribed:
            inscribe(step["text"], angle + part_ / 2, inscribed + str(at), link)
    return picture


def inscribe(text, angle, name, link):
    """Write words round the outside of the circle, upright also in the lower half; `name` of the
    line below them."""
    over = not 90 < angle < 270
    turned = drawing("g", link, transform="rotate(%d 50 50)" % (angle if over else angle - 180))
    way = "M3 50A47 47 0 0 1 97 50" if over else "M-.500 50A50.500 50.500 0 0 0 100.500 50"
    drawing("path", turned, id=name, d=way, class_="way")
    along = drawing("textPath", drawing("text", turned), href="#" + name, startOffset="50%")
    along.textContent = text


def rungs(order):
    """Draw a ladder too small for marks: bars, the strongest at the top, the lit one filled."""
    picture = drawing("svg", None, viewBox="0 0 24 24", aria_hidden="true")
    steps = order["steps"] or [{"lit": False}] * 3
    high = 22 / len(steps)
    for at, step in enumerate(steps):
        wide = 20 - 10 * at / len(steps)
        drawing(
            "rect", picture, x="%.1f" % (12 - wide / 2), y="%.1f" % (1 + high * at),
            width="%.1f" % wide, height="%.1f" % (high - 1.6), rx="1",
            class_="rung lit" if step["lit"] else "rung",
        )  # fmt: skip
    return picture
