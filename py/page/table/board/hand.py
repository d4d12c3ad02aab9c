"""The hand at the bottom of the table."""

from pyscript import document
from pyscript.js_modules import browser_calls

from page.logic.board.animation_steps import HIDDEN
from page.logic.board.hand_layout import (
    BOARDS,
    columns,
    dealt_rows,
    kept,
    lacking,
    longest,
    new_in,
    ordered,
    places_in_rows,
)
from page.platform.i18n import joined, word
from page.table.board.deck import back
from page.ui.dom import attribute, clear, el, find, part


class Hand:
    """Cards in rows. A card keeps its row until others are dealt; a row closes up when a card
    leaves it.

    `park`: the element that has the focus while there are no cards.
    """

    def __init__(self, root, park):
        self.root = part(root, ".hand", "ul", "hand")
        self.park_at = park
        self.slots = []
        self.buttons = []
        self.cards = {}  # elements by card and number: 7E#0
        self.lost = None  # the place where the focus was, if its card is gone
        self.undrawn = []  # names and elements of cards without their drawings
        self.dealt = 0  # how many cards were dealt: they decide on the room of the hand
        self.undone = False  # cards may come back that had been played
        self.held = False  # a finger or the mouse is down on it
        self.uneven = False  # its rows have different lengths
        self.full = [1, 1, 1]  # the longest rows at first
        self.root.addEventListener("pointerdown", self.press)
        for kind in ("pointerup", "pointercancel"):
            document.addEventListener(kind, self.release, True)
        self.blank = None  # copied for each card if the hand is for playing: see deck.py

    def seat_down(self, faces, live):
        """Prepare for a new table. `live`: the hand is for playing."""
        self.faces = faces
        self.blank = el("button", "", None, type="button", tabindex="-1") if live else None
        self.by_rank = faces.info["by_rank"]
        self.put_away()
        self.dealt = 0
        self.tapped = None  # the place of the card that was just played
        self.lost = None
        # Empty places keep the room of the cards until the first are dealt.
        awaited = find("[data-slot]", self.root) is not None
        self.root.classList.toggle("awaited", awaited)
        if not awaited:
            clear(self.root)
        self.root.setAttribute("aria-label", word("your-cards" if live else "cards-here"))

    def put_away(self):
        """Remove the cards."""
        self.slots = []
        self.buttons = []
        self.cards = {}
        if self.root.contains(document.activeElement):
            self.park()

    def forget(self, undone=False):
        """Forget the places: the hand will be painted anew. `undone`: it is the same hand, to which
        cards come back."""
        self.slots = []
        self.undone = undone

    def press(self, event):
        self.held = True

    def release(self, event):
        self.held = False

    def paint(self, cards, remade, dealt):
        """Show these cards; return the keys of new ones. `remade`: faces have changed; `dealt`: new
        cards come one after the other, so `draw` has time for them."""
        if not cards and self.root.classList.contains("awaited"):
            return []
        self.root.classList.remove("awaited")
        places, left = kept(self.slots, cards, self.tapped)
        self.tapped = None
        fresh = []
        if left:
            # A new hand has its own room; one that gets cards back never has less than before.
            is_new = not self.undone and not any(places)
            self.dealt = len(cards) if is_new else max(self.dealt, len(cards))
        self.undone = False
        # A hand closes up as soon as a card has left it, but not under a finger.
        if left or not cards or remade or (None in places and not self.held):
            slots = ordered(cards, self.faces.info, self.by_rank)
            fresh = new_in(slots, self.slots)
            self.slots = slots
            self.build(remade, dealt, bool(left))
        elif places != self.slots:
            for at, name in enumerate(places):
                if name is None and self.slots[at] is not None:
                    self.empty(at)
            self.slots = places
        return [key for key in self.cards if key.split("#")[0] in fresh]

    def resort(self):
        """Close the gaps; a second time, sort the other way. Return whether that does
        anything."""
        cards, before = self.left(), self.slots
        if ordered(cards, self.faces.info, self.by_rank) == self.slots:
            self.by_rank = not self.by_rank
        self.slots = ordered(cards, self.faces.info, self.by_rank)
        self.build(anew=True)
        return not cards or self.slots != before

    def left(self):
        """Return the names of the cards, without gaps."""
        return [name for name in self.slots if name is not None]

    def build(self, remade=False, dealt=False, anew=False):
        """Put the cards into their places. Existing ones keep their elements, because drawing a
        card costs the browser far more than moving it; and their rows, unless it is done
        `anew`."""
        here = document.activeElement
        if self.has(here):
            held = attribute(here, "data-card")
            left = int(attribute(here, "data-at") or 1) - 1
            self.lost = self.slots.index(held) if held in self.slots else left
        before = self.cards
        if remade or HIDDEN in self.slots or not before:
            before = {}
            clear(self.root)
        self.cards = {}
        self.buttons = []
        items = []
        copies = {}
        dealt_to = max(len(self.slots), self.dealt)
        places = places_in_rows(len(self.slots), dealt_to)
        for at, name in enumerate(self.slots):
            copies[name] = copies.get(name, -1) + 1
            key = name + "#" + str(copies[name])
            if name == HIDDEN:
                item = el("li")
                back(item)
                self.buttons.append(None)
            else:
                card = before.pop(key, None) or self.new(name, dealt)
                self.cards[key] = card
                item = card.closest("li")
                self.buttons.append(
                    self.ready(name, at, card.parentElement) if self.blank else None
                )
            items.append(item)
        rows = [(None if anew else rows_of(item)) or row for item, row in zip(items, places)]
        for item, row in zip(items, rows):
            in_rows(item, row)
        self.center_rows(items, lacking(rows))
        for gone in list(before.values()) + list(self.root.querySelectorAll("li:empty, .back")):
            gone.closest("li").remove()
        self.lay(items)
        if anew:
            self.full = [max(pair) for pair in zip(columns(dealt_to), longest(rows))]
        room(self.root.style, len(self.slots), dealt_to, longest(rows), self.full)

    def center_rows(self, items, lacks):
        """Tell each card how many cards its row lacks, if any row lacks some or did before."""
        uneven = any(max(lack) for lack in lacks)
        if uneven or self.uneven:
            for item, lack in zip(items, lacks):
                for board, n in zip(BOARDS, lack):
                    item.style.setProperty("--" + board + "-lack", str(n))
        self.uneven = uneven

    def lay(self, items):
        """Put these into the hand in order; elements in the right place stay untouched."""
        there = self.root.firstElementChild
        for item in items:
            if there == item:
                there = there.nextElementSibling
            elif there:
                there.before(item)
            else:
                self.root.append(item)

    def new(self, name, dealt):
        """Return a new card: the visible element inside the tappable one."""
        item = el("li")
        if not self.blank:
            return self.faces.face(name, item)
        holder = self.blank.cloneNode(False)
        holder.setAttribute("data-card", name)
        item.append(holder)
        if not dealt:
            return self.faces.drawn(name, holder)
        card = self.faces.place(name, holder)
        self.undrawn.append((name, card))
        return card

    async def draw(self):
        """Draw dealt cards one by one: all at once would stop the motion."""
        undrawn, self.undrawn = self.undrawn, []
        for name, card in undrawn:
            card.append(self.faces.deck.draw(name))
            await browser_calls.pause()

    def ready(self, name, at, holder):
        """Return the button of a card without actions."""
        holder.className = ""
        holder.setAttribute("data-at", str(at))
        holder.setAttribute("aria-label", self.faces.called(name))
        return holder

    def empty(self, at):
        """Return a gap in the place of a card; the focus goes to a neighbour."""
        item, holder = self.root.children[at], self.buttons[at]
        for key in list(self.cards):
            if self.cards[key].closest("li") == item:
                self.cards.pop(key)
        if holder and document.activeElement == holder:
            self.lost = at
        self.buttons[at] = None
        clear(item)
        item.setAttribute("aria-hidden", "true")

    def holders(self):
        """Return the buttons of all cards, in order."""
        return [each for each in self.buttons if each]

    def of(self, card):
        """Return the buttons of all copies of a card."""
        return [each for each in self.holders() if attribute(each, "data-card") == card]

    def label(self, actions):
        """Label each card with the cards it takes, or that it cannot be played now."""
        taps = {each["card"]: each for each in actions if each["taps"]}
        for holder in self.holders():
            name = attribute(holder, "data-card")
            action = taps.get(name)
            holder.classList.toggle("can", action is not None)
            holder.classList.remove("sent")
            title = self.faces.called(name)
            if taps and not action:
                title = word("card-not-now", card=title)
            elif action and action["takes"]:
                taken = joined([self.faces.title(card) for card in action["takes"]])
                title = word("card-takes", card=title, cards=taken)
            holder.setAttribute("aria-label", title)

    # The focus.

    def reach(self, holder):
        """Make one card the stop of the Tab key. The change makes the browser style the page anew,
        so it touches only the two cards concerned."""
        reached = self.reached()
        if holder == reached:
            return
        if reached:
            reached.tabIndex = -1
        holder.tabIndex = 0

    def reached(self):
        """Return the button that Tab comes to, or None."""
        return find('[tabindex="0"]', self.root)

    def rove(self):
        """Make some card the stop of the Tab key; the focus comes back to the cards."""
        if self.lost is None and document.activeElement == self.park_at:
            self.focus(0)
        holders = self.holders()
        if holders and not self.reached():
            self.reach(holders[0])

    def focus(self, at):
        """Focus the card nearest to this place in the hand; None if there is none."""
        self.lost = None
        best = None
        for i, holder in enumerate(self.buttons):
            if holder and (best is None or abs(i - at) < abs(best - at)):
                best = i
        if best is not None:
            self.reach(self.buttons[best])
            self.buttons[best].focus()
        return best

    def has(self, element):
        """Return whether an element is a card, or the line that has the focus while there are
        none."""
        return element == self.park_at or self.root.contains(element)

    def settle(self):
        """Move the focus of a removed card to its neighbour, when everything is painted, because it
        forces a layout. Not if the focus has moved since."""
        at, self.lost = self.lost, None
        here = document.activeElement
        waits = not here or here.tagName == "BODY" or self.has(here)
        if at is not None and waits and self.focus(at) is None:
            self.park()

    def park(self):
        """Focus the line with the prompt until there are cards again."""
        self.park_at.tabIndex = -1
        self.park_at.focus()

    def said(self):
        """Return the cards in words."""
        names = [self.faces.called(name) for name in self.left()]
        return word("said-hand", n=len(names), cards=joined(names))


def rows_of(item):
    """Return the rows that the place of a card has on each kind of board, or None."""
    had = attribute(item, "data-rows")
    return [int(row) for row in had.split()] if had else None


def in_rows(item, rows):
    """Give the place of a card its rows on each kind of board."""
    if rows == rows_of(item):
        return None
    item.setAttribute("data-rows", " ".join([str(row) for row in rows]))
    for board, row in zip(BOARDS, rows):
        item.style.setProperty("--" + board + "-row", str(row))
    return rows


def room(style, cards, dealt, longest_now, longest_then):
    """Set the properties from which a style sheet lays out a hand: on each kind of board its
    columns now and when it was dealt, and its rows."""
    style.setProperty("--n", str(max(cards, 1)))
    style.setProperty("--dealt", str(max(dealt, 1)))
    for board, now, full, deep in zip(BOARDS, longest_now, longest_then, dealt_rows(dealt)):
        style.setProperty("--" + board, str(now))
        style.setProperty("--" + board + "-full", str(full))
        style.setProperty("--" + board + "-deep", str(deep))
