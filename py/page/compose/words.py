"""The author's words: the title, and at each move a note and a question."""

from page.platform.i18n import sentences, word
from page.ui.dom import attribute, clear, closest, el

TITLE, LONGEST = 100, 2000  # characters, see rondas/remarks.py


class Words:
    """The fields follow the move that the board shows. `typed`: called after an edit."""

    def __init__(self, root, draft, typed):
        self.draft = draft
        self.typed = typed
        self.move = 0
        self.actions = []
        el("h2", "", root, word("compose-words"))
        self.title = self.line(root, word("compose-title"), "title", TITLE)
        self.heading = el("h3", "", root)
        self.note = self.line(root, word("compose-note"), "note", LONGEST)
        self.question = el("div", "question", root)
        self.view = self.chooser(root)
        root.addEventListener("input", self.input)
        root.addEventListener("change", self.change)

    def line(self, root, label, name, most):
        """Return a field for a text."""
        box = el("label", "field", root)
        el("span", "", box, label)
        tag = "input" if most == TITLE else "textarea"
        made = el(tag, "", box, data_word=name, maxlength=most, dir="auto")
        made.setAttribute("type" if most == TITLE else "rows", "text" if most == TITLE else "3")
        return made

    def chooser(self, root):
        """Return the choice whose view the reader has, and from which move on."""
        box = el("label", "field", root)
        el("span", "", box, word("compose-view"))
        made = el("select", "", box, data_word="view")
        self.begin = self.tick(root, word("compose-start"), "start")
        self.end = self.tick(root, word("compose-end"), "end")
        return made

    def tick(self, root, label, name, value=""):
        """Return a box to tick."""
        box = el("label", "tick", root)
        made = el("input", "", box, type="checkbox", data_word=name, value=value)
        el("span", "", box, label)
        return made

    def paint(self, move, events, actions, names):
        """Show the words at a move. `events`: what it was; `actions`: what can be played then."""
        record = self.draft.record
        self.move = move
        self.actions = [each for each in actions if each["known"]]
        told = sentences([event["text"] for event in events])
        self.heading.textContent = word("compose-at", n=move, what=told)
        self.set(self.title, record.get("title") or "")
        self.set(self.note, self.draft.of_move("notes", move) or "")
        clear(self.view)
        el("option", "", self.view, word("compose-view-free"), value="")
        el("option", "", self.view, word("all-hands"), value="all")
        for seat, name in enumerate(names):
            el("option", "", self.view, word("as-seen-by", name=name), value=seat)
        view = record.get("view")
        self.view.value = "" if view is None else str(view)
        self.begin.checked = (record.get("start") or 0) == move
        self.begin.disabled = move == 0
        self.end.checked = record.get("end") == move
        self.ask()

    def set(self, field, text):
        """Write a text into a field, unless it is there: the cursor stays."""
        if str(field.value) != text:
            field.value = text

    def ask(self):
        """Show the question at this move."""
        place, asked = self.question, self.draft.question(self.move)
        held = place.querySelector(":focus")
        held = named(held) if held else None
        unfolded = bool(place.querySelector("details[open]"))
        clear(place)
        tick = self.tick(place, word("compose-ask"), "ask")
        tick.checked = asked is not None
        tick.disabled = not self.actions and asked is None
        if tick.disabled:
            el("p", "facts", place, word("compose-ask-unseen"))
        if asked is not None:
            group = el("fieldset", "best", place)
            el("legend", "", group, word("compose-best"))
            best = asked.get("best") or []
            for action in self.actions:
                made = self.tick(group, action["label"], "best", action["action"])
                made.checked = action["action"] in best
            el("p", "facts", place, word("compose-best-how"))
            wrong = asked.get("wrong") or {}
            right = self.line(place, word("compose-right"), "right", LONGEST)
            right.value = asked.get("right") or ""
            self.line(place, word("compose-wrong"), "wrong", LONGEST).value = wrong.get("") or ""
            others = [each for each in self.actions if each["action"] not in best]
            self.each_wrong(place, others, wrong, unfolded)
        if held:
            for each in list(place.querySelectorAll("[data-word]")):
                if named(each) == held:
                    each.focus()

    def each_wrong(self, place, others, wrong, unfolded):
        """Show the text of each wrong action, folded while there is none."""
        folded = el("details", "", place)
        folded.open = unfolded or any([wrong.get(each["action"]) for each in others])
        folded.hidden = not others
        el("summary", "", folded, word("compose-each-wrong"))
        for action in others:
            made = self.line(folded, action["label"], "wrong", LONGEST)
            made.setAttribute("data-for", action["action"])
            made.value = wrong.get(action["action"]) or ""

    def input(self, event):
        """Somebody types."""
        name, text = attribute(event.target, "data-word"), str(event.target.value)
        if name == "title":
            self.draft.write("title", text, "title")
        elif name == "note":
            self.draft.mark("notes", self.move, text, "note" + str(self.move))
        elif name == "right":
            self.draft.ask(self.move, "right", text, "right" + str(self.move))
        elif name == "wrong":
            self.draft.answer_wrong(self.move, attribute(event.target, "data-for") or "", text)
        else:
            return
        self.typed()

    def change(self, event):
        """Something was chosen."""
        holder = closest(event, "select, [type=checkbox]")
        name = attribute(holder, "data-word") if holder else None
        if name == "view":
            value = str(holder.value)
            self.draft.write("view", int(value) if value.isdigit() else value)
        elif name == "ask":
            self.draft.mark("ask", self.move, {} if holder.checked else None)
        elif name == "best":
            self.draft.choose(self.move, attribute(holder, "value"), bool(holder.checked))
        elif name in ("start", "end"):
            self.draft.write(name, self.move if holder.checked else None)
        else:
            return
        self.ask()
        self.typed(True)


def named(field):
    """Return what tells a field from all others."""
    return [attribute(field, name) for name in ("data-word", "data-for", "value")]
