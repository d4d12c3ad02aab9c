"""Questions about a card of the hand: by resting on it, holding it, or a key."""

from pyscript import document, window

from page.platform.tasks import task
from page.ui import tooltip
from page.ui.dom import attribute, closest, find, place

REST = 350  # of the mouse on a card, in ms
HOLD = 450  # of a finger
SLIP = 10  # that a finger may move meanwhile, in px


class CardQuestion:
    def __init__(self, table):
        self.table = table
        self.timer = None
        self.number = 0  # of the question; an answer to an earlier one comes too late
        self.pressed = None  # where the pointer was pressed, until it has left that place
        self.holds = False  # whether a finger still does
        self.held = False  # whether it has held so long that it no longer taps
        root = table.board.hand.root
        for kind, listener in (
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
        self.holds = False
        if self.timer is not None:
            window.clearTimeout(self.timer)
            self.timer = None

    def later(self, holder, ms):
        self.forget()
        self.timer = window.setTimeout(lambda: self.ask(holder), ms)

    def out(self, event):
        """Drop the question, but not within its card, nor after a hold: its answer stays until the
        next touch."""
        card, into = closest(event, "[data-card]"), getattr(event, "relatedTarget", None)
        if not self.held and not (card and into and card.contains(into)):
            self.forget()
            tooltip.hide()

    def down(self, event):
        self.forget()
        self.held = False
        self.pressed = (event.clientX, event.clientY)
        holder = closest(event, "[data-card]")
        if holder and event.pointerType != "mouse":
            self.later(holder, HOLD)
            self.holds = True

    def move(self, event):
        """A finger slips, or the mouse comes to a card; not a card to the mouse."""
        at = self.pressed
        if at and abs(event.clientX - at[0]) <= SLIP and abs(event.clientY - at[1]) <= SLIP:
            return
        self.pressed = None
        if self.holds:
            self.forget()
        elif event.pointerType == "mouse" and not event.buttons and self.timer is None:
            holder = closest(event, "[data-card]")
            if holder and not tooltip.is_shown():
                self.later(holder, REST)

    def up(self, event):
        if not self.held:
            self.forget()
        self.holds = False

    def click(self, event):
        """Keep a card that was held from being played."""
        held, self.held = self.held, False
        if held and event.detail:
            event.stopPropagation()
            event.preventDefault()

    def menu(self, event):
        if self.holds:
            event.preventDefault()

    def ask(self, holder):
        """Ask the engine about a card, and show the answer."""
        self.timer = None
        self.held = self.holds
        task(self.tell(holder))

    def reached(self, holder):
        """Return whether the card can be asked about: it is there, its game goes on, and no dialog
        covers it."""
        waits = self.table.root.getAttribute("data-status") == "loading"
        return place(holder)[2] and not waits and not find("dialog[open]:not(.beside)")

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
