"""The middle of the table: trick, open cards, stock, and signs."""

from page.logic.board.animation_steps import HIDDEN, play_id
from page.platform.i18n import word
from page.table.board.deck import back
from page.ui.animation import FLIGHT
from page.ui.dom import attribute, button, clear, el, find, part

MIDDLING = 1.8
"""Width by height from which rows are laid out for a wide room."""


class Center:
    """The middle of the table, laid out as the game wants it (`layout` of its info). `looks`: open
    cards beside a trick can be looked through."""

    def __init__(self, root, motion, looks):
        self.root = root
        self.motion = motion
        self.centre = part(root, ".centre", "div", "centre", role="group", aria_label=word("table"))
        self.stock = part(self.centre, ".stock", "div", "stock")
        self.open = part(self.centre, ".open", "ul", "open", aria_label=word("open-cards"))
        if looks:
            self.note = button(
                None, "pile", self.centre, "table-note", data_key="P", aria_haspopup="dialog"
            )
        else:
            self.note = el("p", "table-note", self.centre)
        self.rows = part(self.centre, ".rows", "div", "rows")
        self.trick = part(self.centre, ".trick", "ul", "trick", aria_label=word("trick"))
        self.room = {}  # what the largest rows of a viewer need, by the shape of the middle
        self.ring = None  # the order of suits, where a viewer shows it
        self.signs = part(self.centre, ".signs", "ul", "signs", aria_label=word("in-force"))

    def seat_down(self, faces, seats):
        """Prepare for a new table."""
        self.faces = faces
        self.seats = seats
        layout = faces.info["layout"]
        self.tricks = layout in ("trick", "trick-and-open")
        self.put_away()
        self.spots = {}
        if layout == "places":
            for rank in faces.info["ranks"]:
                self.spots[rank] = el("li", "spot", self.open, data_place=rank)
        self.root.classList.toggle("placed", layout == "places")
        self.centre.classList.toggle("both", self.tricks)

    def put_away(self):
        """Clear the middle."""
        for each in (self.trick, self.open, self.stock, self.signs, self.note, self.rows):
            clear(each)
        self.note.hidden = True
        self.centre.classList.remove("signed", "played")
        self.root.removeAttribute("data-sign")
        self.centre.removeAttribute("data-beside")
        self.laid = None

    def paint(self, display, keyed):
        """Paint the middle. `keyed` collects all visible cards."""
        self.paint_trick(display["trick"], display["last_trick"] or {}, keyed)
        stray = [display["turned"]] if display["turned"] else []
        self.paint_note(display)
        self.paint_open(display["table"] + stray, display["fresh"], keyed)
        self.paint_rows(display["spread"], keyed)
        self.paint_stock(display["stock"])
        self.paint_signs(display["signs"])

    def forget_cards(self):
        """Forget the drawn cards, because their faces have changed."""
        clear(self.trick)
        for item in self.lying():
            item.remove()

    def paint_trick(self, plays, last, keyed):
        """Show the cards of a trick; of a tie that is broken (`last`) those that could not win are
        pale."""
        out = last.get("out", ()) if last.get("plays") == plays else ()
        wanted = [play_id(play) for play in plays]
        items = {}
        for item in list(self.trick.children):
            what = attribute(item, "data-what")
            if what in wanted:
                items[what] = item
            else:
                item.remove()
        for (seat, name), what in zip(plays, wanted):
            item = items.get(what)
            if not item:
                side = self.seats.all[seat].side
                item = el("li", "", self.trick, data_what=what, data_side=side)
                self.faces.face(name, item)
            item.classList.remove("best")
            item.classList.toggle("out", seat in out)
            keyed.add(name, item.firstElementChild)
        self.centre.classList.toggle("bare", not plays)
        if plays:  # it keeps its room beside rows
            self.centre.classList.add("played")
        players = len(self.seats.all)
        led = players > 2 and plays and len(plays) < players
        for tag in list(self.trick.querySelectorAll(".tag:not(.led)" if led else ".tag")):
            tag.remove()
        if led and not find(".led", self.trick):
            tag = el("span", "tag led", self.trick.firstElementChild, word("led"))
            if wanted[0] not in items:
                # The trick lies there, and its card is still on the way.
                self.motion.animate(tag, [{"opacity": 0}, {"opacity": 1}], 100, FLIGHT)

    def paint_note(self, display):
        self.note.style.setProperty("--pile", str(len(display["table"])))
        self.note.textContent = display["note"] or ""
        self.note.hidden = not display["note"]

    def paint_open(self, cards, fresh, keyed):
        items = {}
        for item in list(self.open.querySelectorAll("[data-what]")):
            what = attribute(item, "data-what")
            if what in cards and what not in items:
                items[what] = item
            else:
                item.remove()
        for name in cards:
            item = items.pop(name, None)
            spot = self.spots.get(self.faces.ranks[name])
            if not item:
                item = el("div" if spot else "li", "", None, data_what=name)
                self.faces.face(name, item)
            item.classList.remove("best", "taken")
            if not spot:
                self.open.append(item)
            elif item.parentElement != spot:
                spot.append(item)
            item.classList.toggle("fresh", name == fresh)
            if name == fresh:
                self.point(name)
            item.firstElementChild.setAttribute("aria-label", self.open_title(name, fresh))
            keyed.add(name, item.firstElementChild)
        for spot in self.spots.values():
            if spot.firstElementChild:
                spot.removeAttribute("aria-hidden")
            else:
                spot.setAttribute("aria-hidden", "true")

    def point(self, name):
        """Let words about a card stand beside its place, where each rank has one."""
        if self.spots:
            at = self.faces.info["ranks"].index(self.faces.ranks[name])
            self.centre.setAttribute("data-beside", "%d %d" % (at // 5, at % 5))

    def open_title(self, name, fresh):
        """Return an open card in words."""
        title = self.faces.title(name)
        return word("card-fresh", card=title) if name == fresh else title

    def paint_rows(self, spread, keyed):
        """Show rows of cards where they lie: in widths of a card, which the room decides."""
        rows = self.rows
        old = {}
        for item in list(rows.querySelectorAll("[data-what]")):
            old.setdefault(attribute(item, "data-what"), []).append(item)
        clear(rows)
        self.centre.classList.toggle("spread", bool(spread or self.room))
        if spread is None:
            return
        shape = "wide" if rows.clientWidth > MIDDLING * rows.clientHeight else "narrow"
        plan = spread[shape]
        span, rise = self.room.get(shape, (plan["wide"], plan["high"]))
        dx, dy = (span - plan["wide"]) / 2, (rise - plan["high"]) / 2
        whole = el("div", "", rows)
        whole.style.setProperty("--span", str(span))
        whole.style.setProperty("--rise", str(rise))
        for row, places, label in zip(spread["rows"], plan["cards"], plan["labels"]):
            title = row["label"] or word("open-cards")
            items = el("ul", "", whole, aria_label=title)
            for name, place in zip(row["cards"], places):
                known = old.get(name)
                item = known.pop() if known else el("li", "", None, data_what=name)
                if not item.firstElementChild:
                    self.faces.face(name, item)
                item.classList.remove("best", "taken")
                lay(item, place, dx, dy)
                items.append(item)
                if name != HIDDEN:
                    keyed.add(name, item.firstElementChild)
            if not row["cards"]:
                lay(el("li", "blank", items, aria_hidden="true"), places[0], dx, dy)
            if row["label"]:
                told = el("p", "", whole, row["label"], aria_hidden="true")
                lay(told, label, dx, dy)
                told.style.setProperty("--room", str(label[2]))

    def paint_stock(self, number):
        if not number:
            clear(self.stock)
            return
        if not self.stock.firstElementChild:
            back(self.stock)
            el("span", "", self.stock, aria_hidden="true")
            el("span", "quiet", self.stock)
        count, told = list(self.stock.children)[1:]
        count.textContent = word("cards", n=number)
        told.textContent = word("said-stock", n=number)

    def paint_signs(self, signs):
        """Show drawings on the table, with their meanings."""
        if signs == self.laid:
            return
        new = self.laid is not None
        self.laid = signs
        clear(self.signs)
        for sign in signs:
            item = el("li", "", self.signs)
            self.faces.face(sign["name"], item)
            told = el("p", "", item)
            el("b", "", told, sign["title"])
            el("span", "", told, " " + sign["text"])
        # A single sign may colour the whole table.
        self.root.setAttribute("data-sign", signs[0]["name"] if len(signs) == 1 else "")
        self.centre.classList.toggle("signed", bool(signs))
        if new and len(signs) == 1:
            self.motion.animate(
                self.signs, [{"transform": "scale(2)", "opacity": 0}, {"transform": "none"}], 400
            )

    def reserve(self, displays):
        """Keep the room that these displays need, so that nothing jumps from one to the next."""
        spreads = [each["spread"] for each in displays if each["spread"]]
        self.room = {}
        for shape in ("wide", "narrow") if spreads else ():
            plans = [each[shape] for each in spreads]
            self.room[shape] = [max([plan[name] for plan in plans]) for name in ("wide", "high")]
        if spreads and any([each["trick"] for each in displays]):
            self.centre.classList.add("played")

    # Cards in view, before they are gathered.

    def lying(self):
        """Return the elements of all cards of the trick and on the table."""
        return list(self.centre.querySelectorAll("[data-what]"))

    def preview(self, cards):
        """Mark the open cards that a card of the hand would take."""
        for item in self.lying():
            item.classList.toggle("taken", attribute(item, "data-what") in cards)

    def mark(self, cards, display):
        """Mark the winning card, or captured ones."""
        last = display["last_trick"]
        if last and last["plays"] == display["trick"]:
            for item, tag in zip(list(self.trick.children), last.get("tags") or ()):
                if tag:
                    el("span", "tag", item, tag)
        for item in self.lying():
            item.classList.toggle("best", attribute(item, "data-what") in cards)

    def lead(self, seat):
        """Mark the card of the trick with which a player is ahead; None for nobody."""
        for item in list(self.trick.querySelectorAll("[data-what]")):
            what = attribute(item, "data-what").split(" ")
            ahead = what[0] == str(seat)
            item.classList.toggle("ahead", ahead)
            title = self.faces.called(what[1])
            title = word("card-ahead", card=title) if ahead else title
            item.firstElementChild.setAttribute("aria-label", title)

    def gather(self, cards, target):
        """Push the trick, or these cards of the table, together at the last of `cards`, and move
        them to a place."""
        going = []
        for item in self.lying():
            what = attribute(item, "data-what")
            if what in cards or " " in what and " " in cards[-1]:
                going.insert(0 if what == cards[-1] else len(going), item)
        self.motion.gather(going, target)

    def take_back(self, card, target):
        """Move a card that lies there to a hand, face down; return it in a list."""
        going = [each for each in self.lying() if attribute(each, "data-what").split()[-1] == card]
        self.motion.gather(going, target, FLIGHT)
        return going


def lay(element, place, dx, dy):
    """Place an element in widths of a card."""
    element.style.setProperty("--x", str(place[0] + dx))
    element.style.setProperty("--y", str(place[1] + dy))
