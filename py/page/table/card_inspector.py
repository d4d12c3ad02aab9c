"""Questions about a card of the hand: by resting on it, holding it, or a key."""

from pyscript import document, window

from page.platform.tasks import task
from page.ui import tooltip
from page.ui.dom import attribute, closest, find, place

REST = 500  # of the mouse on a card, in ms
HOLD = 450  # of a finger
SLIP = 10  # that a finger may move meanwhile, in px


class CardQuestion:
    def __init__(self, table):
        self.table = table
        self.timer = None
        self.number = 0  # of the question; an answer to an earlier one comes too late
        self.start = None  # where a finger holds
        self.held = False  # whether it has held so long that it no longer taps
        root = table.board.hand.root
        for kind, listener in (
            ("pointerover", self.over),
            ("pointerout", self.out),
            ("pointerdown", self.down),
            ("pointermove", self.move),
            ("pointerup", self.up),
            ("pointercancel", self.out),
            ("focusout", self.out),
            ("contextmenu", self.menu),
        ):
            root.addEventListener(kind, listener)
        root.addEventListener("click", self.click, True)

    def forget(self):
        """Drop the question."""
        self.number += 1
        self.start = None
        if self.timer is not None:
            window.clearTimeout(self.timer)
            self.timer = None

    def later(self, holder, ms):
        self.forget()
        self.timer = window.setTimeout(lambda: self.ask(holder), ms)

    def over(self, event):
        holder = closest(event, "[data-card]")
        if holder and event.pointerType == "mouse" and not event.buttons:
            self.later(holder, REST)

    def out(self, event):
        """Drop the question, but not after a hold: its answer stays until the next touch."""
        if not self.held:
            self.forget()
            tooltip.hide()

    def down(self, event):
        self.forget()
        self.held = False
        holder = closest(event, "[data-card]")
        if holder and event.pointerType != "mouse":
            self.later(holder, HOLD)
            self.start = (event.clientX, event.clientY)

    def move(self, event):
        if self.start and (
            abs(event.clientX - self.start[0]) > SLIP or abs(event.clientY - self.start[1]) > SLIP
        ):
            self.forget()

    def up(self, event):
        if not self.held:
            self.forget()
        self.start = None

    def click(self, event):
        """Keep a card that was held from being played."""
        held, self.held = self.held, False
        if held and event.detail:
            event.stopPropagation()
            event.preventDefault()

    def menu(self, event):
        if self.start:
            event.preventDefault()

    def ask(self, holder):
        """Ask the engine about a card, and show the answer."""
        self.timer = None
        self.held = self.start is not None
        task(self.tell(holder))

    def reached(self, holder):
        """Return whether the card can be asked about: it is there, its game goes on, and no dialog
        covers it."""
        waits = self.table.root.getAttribute("data-status") == "loading"
        return place(holder)[2] and not waits and not find("dialog[open]")

    async def tell(self, holder):
        if not self.reached(holder):
            return
        self.number += 1
        number, frame, card = self.number, self.table.frame, attribute(holder, "data-card")
        told = (await self.table.page.engine.ask("about", card=card))["text"]
        if number == self.number and frame is self.table.frame and self.reached(holder):
            tooltip.show(holder, self.table.board.faces.called(card), told)


def card_in_focus(page, element):
    """Ask about the card with the focus."""
    holder = document.activeElement
    if holder and holder.hasAttribute("data-card"):
        page.table.turn.asked.forget()
        page.table.turn.asked.ask(holder)
