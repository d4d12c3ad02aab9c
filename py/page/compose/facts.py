"""The facts of a draft besides its cards: the form that the game declares."""

from page.compose.places import called
from page.logic.figures import columns
from page.platform import i18n
from page.platform.i18n import apart, word
from page.ui.dom import attribute, clear, el

FEW = 20  # values of an option in a list; of more one writes the number


class Facts:
    """`first` has what is asked of every record: how many play, their names, and who begins."""

    def __init__(self, root, first, draft, offer, faces, edit):
        self.draft = draft
        self.offer = offer
        self.faces = faces
        self.edit = edit
        box = el("details", "", root)
        el("summary", "", box, word("compose-facts"))
        el("p", "facts", box, word("compose-facts-how"))
        self.first = el("div", "fields", first)
        self.others = el("div", "fields", box)
        for part in (self.first, self.others):
            part.addEventListener("change", self.change)
        self.root = self.first  # where fields are added now
        self.fields = {}
        self.shown = ""

    def paint(self, fields, names):
        """Show the fields, anew only if they have changed: somebody may be typing. None: of a game
        from its deal, which has names alone."""
        facts = [field for field in fields or () if field["kind"] != "cards"]
        self.fields = {field["key"]: field for field in facts}
        drawn = str([fields, names, self.draft.text()])
        if drawn == self.shown:
            return
        self.shown = drawn
        held = [attribute(each, "data-part") for each in self.parts() if each.matches(":focus")]
        clear(self.first)
        clear(self.others)
        self.root = self.first
        counts = self.offer["players"]
        if fields and len(counts) > 1:
            now = self.draft.record["players"]
            self.select("players", word("compose-players"), [[n, n] for n in counts], now)
        self.name(names)
        for field in facts:
            if field["key"] == "turn":
                self.field(field, names)
        self.root = self.others
        self.table()
        for field in facts:
            if field["key"] != "turn":
                self.field(field, names)
        for each in self.parts():
            if attribute(each, "data-part") in held:
                each.focus()

    def parts(self):
        """Return all fields that can be filled in."""
        return [
            each
            for root in (self.first, self.others)
            for each in list(root.querySelectorAll("[data-part]"))
        ]

    def of(self, key):
        """Return the fields of a key."""
        return [each for each in self.parts() if attribute(each, "data-part").split(" ")[0] == key]

    def name(self, names):
        """The names of the players."""
        own = self.draft.record.get("names") or []
        for seat, name in enumerate(names):
            box = el("label", "field", self.root)
            el("span", "", box, word("compose-name", n=seat + 1))
            made = el("input", "", box, type="text", data_part="names " + str(seat), dir="auto")
            made.maxLength = 40
            made.placeholder = name
            given = own[seat] if seat < len(own) else ""
            made.value = given if type(given) is str else ""

    def table(self):
        """The options."""
        chosen = self.draft.record.get("options") or {}
        for name in sorted(self.offer["options"]):
            option = self.offer["options"][name]
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
            self.select(key, label, pairs, "" if value is None else value)
        elif kind == "number":
            self.number(key, label, field, value, field["usual"])
        elif kind == "numbers":
            usual = field["usual"]
            group = el("fieldset", "field", self.root)
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
        field = el("label", "field", self.root)
        el("span", "", field, label)
        made = el("select", "", field, data_part=part)
        for each, title in pairs:
            el("option", "", made, title, value=each)
        made.value = str(value)

    def number(self, part, label, field, value, usual, parent=None):
        box = el("label", "field", parent or self.root)
        el("span", "", box, label)
        made = el("input", "", box, type="number", data_part=part, placeholder=usual)
        made.setAttribute("min", str(field["low"]))
        made.setAttribute("max", str(field["high"]))
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
            options = dict(self.draft.record.get("options") or {})
            is_word = type(self.offer["options"][words[1]]["default"]) is str
            options.pop(words[1], None)
            if value:
                options[words[1]] = value if is_word else numeric(value)
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
