"""The cards of a draft: its places, and the tray with those that lie nowhere."""

from pyscript import document
from pyscript.js_modules import redraw

from page.compose.fields import carries, labelled
from page.logic.board.animation_steps import HIDDEN
from page.logic.composing import is_row
from page.platform.i18n import apart, word
from page.table.board.deck import back
from page.ui.dom import attribute, button, closest, el, find
from page.ui.roving import Roving

MANY = ("?5", "?10")  # unknown cards at once
ROW = r"[\p{L}\p{M}\p{N} ]*"  # names that a row can have
WIDEST = 10  # cards of a suit for which the tray has room in one row, at least


def called(key, names):
    """Return the name of a place or a fact of the position."""
    kind, seat = key[:4], key[4:]
    if kind in ("hand", "pile") and seat.isdigit():
        at = int(seat)  # a draft may have more hands than players
        return word("place-" + kind + "-of", name=apart(names[at])) if at < len(names) else key
    known = "place-" + key
    said = word(known)
    return key if said == known else said  # a row has its name from the author


def drawn(faces, name, label, parent):
    """Add a button that is a card and can be dragged."""
    about = {"type": "button", "aria_label": label, "draggable": "true", "data_name": name}
    made = el("button", "of-card", parent, **about)
    if name == HIDDEN:
        back(el("span", "card", made))
    else:
        faces.drawn(name, made)
    return made


class Places:
    """Cards go from the tray to the place that is chosen, and back by a tap. `edit`: called after
    each edit of the draft."""

    def __init__(self, root, draft, faces, edit):
        self.root = root
        self.draft = draft
        self.faces = faces
        self.edit = edit
        self.chosen = ""
        self.form = None  # what was painted last
        self.names = []
        self.fields = []
        self.room = {}  # for how many cards there is room, by place
        el("p", "facts", root, word("compose-cards-how"))
        if draft.key() == "places":
            self.row_form(el("div", "fields", root), el("div", "buttons", root))
        self.laid = el("div", "laid", root, role="group", aria_label=word("compose-places"))
        self.next = el("p", "next", root, role="status")
        self.tray = el("div", "tray", root, role="group", aria_label=word("compose-tray"))
        self.roving = [Roving(self.laid), Roving(self.tray)]
        for part in (self.laid, self.tray):
            carries(part, self.click, self.drag, self.drop)

    def paint(self, fields, pack, names):
        """Show the places of the form. `pack`: each card, and how often it is there."""
        self.form = fields, pack, names
        self.names = names
        self.fields = [field for field in fields if field["kind"] == "cards"]
        self.room = {field["key"]: field["most"] for field in self.fields}
        if self.chosen not in self.room and self.chosen not in self.draft.position():
            keys = [field["key"] for field in self.fields]
            self.chosen = ([key for key in keys if key.startswith("hand")] or keys)[0]
        at = self.focused()
        laid, tray = el("div"), el("div")
        for field in self.fields:
            self.place(field["key"], field["most"], laid)
        for key in self.draft.position():
            if key not in [field["key"] for field in fields]:  # nothing that was entered is lost
                self.place(key, 0, laid)
        rows = self.draft.rows(pack)
        self.tray.style.setProperty("--ranks", str(max([WIDEST] + [len(row) for row in rows])))
        for suit in rows:
            row = el("div", "suit", tray)
            for name, is_left in suit:
                if is_left:
                    free, title = word("compose-free"), self.faces.title(name)
                    drawn(self.faces, name, word("compose-card", card=title, place=free), row)
                else:
                    el("span", "", row)
        if self.draft.key() == "places":
            label = word("compose-card", card=word("card-unseen"), place=word("compose-free"))
            row = el("div", "suit", tray)
            drawn(self.faces, HIDDEN, label, row)
            for name in MANY:
                each = word("compose-unknown", n=name[1:])
                el("button", "", row, each, type="button", data_name=name, draggable="true")
        redraw.redraw(self.laid, laid)
        redraw.redraw(self.tray, tray)
        for each in self.roving:
            each.begin()
        self.say_next()
        self.focus(at)

    def row_form(self, fields, buttons):
        """Add a field that names rows, and one that takes the chosen row away."""
        box = labelled(fields, word("compose-row"))
        about = {"maxlength": 40, "pattern": ROW, "title": word("compose-row-how"), "dir": "auto"}
        self.row_name = el("input", "", box, type="text", data_row="", **about)
        button(word("compose-row-add"), self.add_row, buttons, data_row_do="add")
        button(word("compose-row-out"), self.drop_row, buttons, data_row_do="out")

    def add_row(self):
        name = " ".join(str(self.row_name.value).split())
        if name and self.row_name.reportValidity():
            self.row_name.value = ""
            self.chosen = name
            self.draft.name_row(name)
            self.edit()

    def drop_row(self):
        if is_row(self.chosen):
            self.draft.set(self.chosen, None)
            self.edit()

    def repaint(self):
        """Show an edit before the engine has said anything: a second tap means another card."""
        if self.form:
            self.paint(*self.form)

    def place(self, key, most, parent):
        """Show a place with its cards, each a button that takes it away."""
        words = self.draft.words(key)
        part = el("div", "place-of", parent, data_place=key, data_key=key)
        too_many = self.count(key) > most
        part.classList.toggle("wrong", too_many)
        is_chosen = "true" if key == self.chosen else "false"
        title = called(key, self.names) if most else key
        made = el("button", "", part, title, type="button", data_to=key, aria_pressed=is_chosen)
        el("span", "count", made, word("compose-count", n=self.count(key), of=most))
        row = el("div", "row", part)
        for at, name in enumerate(words):
            if name in self.faces.titles:
                label = word("compose-card", card=self.faces.title(name), place=title)
                drawn(self.faces, name, label, row)
            else:
                el("button", "", row, name, type="button")
            row.lastElementChild.setAttribute("data-take", str(at))

    def count(self, key):
        """Return how many cards a place has, with the unknown ones that it names."""
        total = 0
        for name in self.draft.words(key):
            total += int(name[1:] or 1) if name[:1] == "?" and name[1:].isdigit() else 1
        return total

    def button(self, key):
        return find('[data-to="' + key + '"]', self.laid) if key else None

    def worded(self, fault):
        """Return a fault with the name of its place as people know it, and the key of the place. Of
        too many cards it says why there is no room for them."""
        words = fault.split(": ")
        known = [field["key"] for field in (self.form or [[]])[0]]
        if words[0] != self.draft.key() or len(words) < 3 or words[1] not in known:
            return fault, ""
        key = words[1]
        title, n, most = called(key, self.names), self.count(key), self.room.get(key)
        if words[2].startswith("missing"):
            return word("compose-missing", place=title), key
        if most is not None and n > most:
            why = word("compose-full-" + ("hand" if key.startswith("hand") else key))
            return word("compose-full", place=title, n=n, of=most, why=why), key
        return ": ".join([title] + words[2:]), key

    def say_next(self):
        self.next.textContent = word(
            "compose-next",
            place=called(self.chosen, self.names),
            n=self.count(self.chosen),
            of=self.room.get(self.chosen, 0),
        )

    # Edits.

    def click(self, event):
        holder = closest(event, "button")
        if not holder:
            return
        if holder.hasAttribute("data-to"):
            self.chosen = attribute(holder, "data-to")  # the cards go to this place from now on
            self.repaint()
        elif holder.hasAttribute("data-take"):
            key = attribute(holder.closest("[data-place]"), "data-place")
            self.draft.take(key, int(attribute(holder, "data-take")))
            self.edit()
        else:
            self.put(attribute(holder, "data-name"), self.chosen)

    def put(self, name, key):
        """Lay a card, in place of one that a new draft has there; when the place is full, the next
        hand with room has its turn."""
        self.draft.put(name, key)
        if self.count(key) == self.room.get(key):
            roomy = [each for each in self.fields if each["most"] > self.count(each["key"])]
            hidden = [each["key"] for each in roomy if each["hidden"]]
            self.chosen = hidden[0] if hidden else self.chosen
        self.edit()

    def drag(self, event):
        holder = closest(event, "[data-name]")
        if holder:
            part = holder.closest("[data-place]")
            found = [attribute(holder, "data-name")]
            if part:
                found += [attribute(part, "data-place"), attribute(holder, "data-take")]
            event.dataTransfer.setData("text/plain", "card " + " ".join(found))

    def drop(self, event):
        """A card was dropped on a place, or back on the tray."""
        words = str(event.dataTransfer.getData("text/plain")).split(" ")
        if words[0] != "card":
            return  # a record, perhaps: it is for the page
        event.preventDefault()
        event.stopPropagation()
        target = closest(event, "[data-place]")
        self.draft.begin()
        if len(words) == 4:
            key, at = words[2], int(words[3])
            kept = self.draft.words(key)
            self.draft.write_place(key, kept[:at] + kept[at + 1 :])
        if target:
            key = attribute(target, "data-place")
            self.draft.write_place(key, self.draft.words(key) + [words[1]])
        self.edit()

    # The focus stays where it was, though all is made anew.

    def focused(self):
        """Return the part with the focus, the place in it, and the number of the button."""
        for part in (self.tray, self.laid):
            held = document.activeElement
            if part.contains(held):
                part_of = held.closest("[data-place]")
                around = part_of or part
                buttons = list(around.querySelectorAll("button"))
                at = [n for n, each in enumerate(buttons) if each == held]
                return part, attribute(part_of, "data-place") if part_of else None, (at or [0])[0]
        return None

    def focus(self, at):
        if not at:
            return
        part, key, number = at
        around = find('[data-place="' + key + '"]', part) if key else part
        buttons = list((around or part).querySelectorAll("button"))
        if not buttons:
            buttons = list(self.laid.querySelectorAll("button"))
        buttons[min(number, len(buttons) - 1)].focus()
