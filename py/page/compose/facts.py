"""The facts of a draft besides its cards: the form that the game declares."""

from pyscript.js_modules import redraw

from page.compose.fields import choice, labelled
from page.compose.places import called
from page.logic.constants import NAME
from page.logic.figures import columns
from page.platform import i18n
from page.platform.i18n import apart, word
from page.ui.dom import attribute, el

FEW = 20  # values of an option in a list; of more one writes the number


class Facts:
    """`count` has how many play, `first` their names and whose turn it is; all else is folded.
    Fields stay while somebody types into them."""

    def __init__(self, count, first, draft, info, faces, edit):
        self.draft = draft
        self.info = info
        self.faces = faces
        self.edit = edit
        self.places = [el("div", "fields", count)]
        el("h2", "", first, word("compose-people"))
        self.places.append(el("div", "fields", first))
        self.box = el("details", "", first)
        el("summary", "", self.box, word("compose-facts"))
        el("p", "facts", self.box, word("compose-facts-how"))
        self.places.append(el("div", "fields", self.box))
        for part in self.places:
            part.addEventListener("change", self.change)
        self.root = None  # where fields are added now
        self.fields = {}
        self.shown = ""

    def paint(self, fields, names):
        """Show the fields. None: of a game from its deal, which has names alone."""
        facts = [field for field in fields or () if field["kind"] != "cards"]
        self.fields = {field["key"]: field for field in facts}
        drawn = str([fields, names, self.draft.text()])
        if drawn == self.shown:
            return
        self.shown = drawn
        fresh = [el("div") for _ in self.places]
        self.root, counts = fresh[0], self.info["players"]
        if fields and len(counts) > 1:
            now = self.draft.record["players"]
            self.select("players", word("compose-players"), [[n, n] for n in counts], now)
        is_free = self.draft.key() == "places"
        if is_free:  # the pack comes before its cards
            self.table()
        self.root = fresh[1]
        self.name(names)
        for field in facts:
            if field["key"] == "turn":
                self.field(field, names)
        self.root = fresh[2]
        for field in facts:
            if field["key"] != "turn":
                self.field(field, names)
        if not is_free:
            self.table()
        for place, part in zip(self.places, fresh):
            redraw.redraw(place, part)
        self.places[0].hidden = not self.places[0].firstElementChild
        self.box.hidden = not fields or is_free

    def blame(self, key, fault):
        """Mark the fields of a key as wrong, and unfold them; none for "". Return the first."""
        found = None
        for each in self.parts():
            is_wrong = bool(key) and attribute(each, "data-part").split(" ")[0] == key
            if is_wrong:
                found = found or each
                each.setAttribute("aria-invalid", "true")
                each.setAttribute("aria-description", fault)
                self.box.open = self.box.open or self.box.contains(each)
            else:
                each.removeAttribute("aria-invalid")
                each.removeAttribute("aria-description")
        return found

    def parts(self):
        """Return all fields that can be filled in."""
        return [each for root in self.places for each in list(root.querySelectorAll("[data-part]"))]

    def of(self, key):
        return [each for each in self.parts() if attribute(each, "data-part").split(" ")[0] == key]

    def name(self, names):
        own = self.draft.record.get("names") or []
        for seat, name in enumerate(names):
            part = "names " + str(seat)
            box = labelled(self.root, word("compose-name", n=seat + 1), part)
            made = el("input", "", box, type="text", data_part=part, dir="auto", maxlength=NAME)
            made.placeholder = name
            given = own[seat] if seat < len(own) else ""
            made.value = given if type(given) is str else ""

    def table(self):
        chosen = self.draft.options()
        for name in sorted(self.info["options"]):
            option = self.info["options"][name]
            part, usual = "option " + name, option["default"]
            if not option.get("values") and option["max"] - option["min"] > FEW:
                field = {"low": option["min"], "high": option["max"]}
                self.number(part, option["title"], field, chosen.get(name), usual)
                continue
            values = option.get("values") or range(option["min"], option["max"] + 1)
            titles = option["titles"] or [str(value) for value in values]
            pairs = [[value, titles[at]] for at, value in enumerate(values)]
            self.select(part, option["title"], pairs, chosen.get(name, usual))

    def field(self, field, names):
        key, kind = field["key"], field["kind"]
        label, value = called(key, names), self.draft.position().get(key)
        if kind == "seat":
            pairs = [["", word("compose-usual")]] + [[n, name] for n, name in enumerate(names)]
            self.select(key, label, pairs, value)
        elif kind == "number":
            self.number(key, label, field, value, field["usual"])
        elif kind == "numbers":
            usual = field["usual"]
            group = el("fieldset", "field", self.root, data_key=key)
            el("legend", "", group, label)
            for at, seats in enumerate(columns(usual, len(names))):
                own = value[at] if isinstance(value, list) and at < len(value) else None
                who = i18n.called([names[seat] for seat in seats])
                self.number(key + " " + str(at), who, field, own, usual[at], group)
        else:
            given = value.split(" ") if isinstance(value, str) else []
            for at in range(field["count"]):
                who = label
                if field["count"] > 1:
                    who = i18n.listed([label, apart(names[at])])
                pairs = [[each, self.said(each)] for each in field["values"]]
                own = given[at] if at < len(given) else ""
                usual = [["", word("compose-usual")]]
                self.select(key + " " + str(at), who, usual + pairs, own)

    def said(self, value):
        """Return a word of the position in words: a card, or another."""
        if value in self.faces.titles:
            return self.faces.title(value)
        return word("value-" + value)

    def select(self, part, label, pairs, value):
        choice(self.root, label, pairs, value, part, data_part=part)

    def number(self, part, label, field, value, usual, parent=None):
        box = labelled(parent or self.root, label, part)
        limits = {"min": field["low"], "max": field["high"], "placeholder": usual}
        made = el("input", "", box, type="number", data_part=part, **limits)
        made.value = "" if value is None else str(value)

    def change(self, event):
        """Write what was entered; impossible numbers too, and the engine says why."""
        part = attribute(event.target, "data-part")
        words = part.split(" ")
        value = str(event.target.value)
        if part == "players":
            self.draft.write("players", int(value))
        elif words[0] == "names":
            names = [str(each.value).strip() for each in self.of("names")]
            self.draft.write("names", names if any(names) else None)
        elif words[0] == "option":
            options = self.draft.options()
            is_word = type(self.info["options"][words[1]]["default"]) is str
            options.pop(words[1], None)
            if value:
                options[words[1]] = value if is_word else numeric(value)
            if self.draft.key() == "places":
                self.draft.write(words[1], value)
            else:
                self.draft.write("options", options)
        else:
            self.draft.set(words[0], self.written(words[0]))
        self.edit()

    def written(self, key):
        """Return what the fields of a key have now."""
        field = self.fields[key]
        values = [str(each.value).strip() for each in self.of(key)]
        if not any(values):
            return None
        if field["kind"] == "words":
            return " ".join([value or field["values"][0] for value in values])
        if field["kind"] == "numbers":
            usual = field["usual"]
            return [numeric(value) if value else usual[at] for at, value in enumerate(values)]
        return numeric(values[0])


def numeric(text):
    """Return a number, or the text as it is."""
    return int(text) if text.lstrip("-").isdigit() else text
