"""The author's words: the title, and at each move a note and a question."""

from pyscript.js_modules import redraw

from page.compose.fields import choice, labelled
from page.logic.constants import TEXT, TITLE
from page.platform.i18n import sentences, word
from page.ui.dom import attribute, closest, el


class Words:
    """The fields follow the move that the board shows. `typed`: called after an edit."""

    def __init__(self, root, draft, typed):
        self.draft = draft
        self.typed = typed
        self.move = 0
        self.actions = []
        self.is_new = False  # a question has begun, and nobody has left it: it may lack something
        el("h2", "", root, word("compose-words"))
        self.title = self.line(root, word("compose-title"), "title", TITLE)
        self.heading = el("h3", "", root)
        self.note = self.line(root, word("compose-note"), "note", TEXT)
        self.question = el("div", "question", root)
        self.span = el("div", "fields", root)
        root.addEventListener("input", self.input)
        root.addEventListener("change", self.change)
        self.question.addEventListener("focusout", self.leave)

    def line(self, root, label, name, most):
        box = labelled(root, label, name + str(self.move))
        tag = "input" if most == TITLE else "textarea"
        made = el(tag, "", box, data_word=name, maxlength=most, dir="auto")
        made.setAttribute("type" if most == TITLE else "rows", "text" if most == TITLE else "3")
        return made

    def choice(self, root, label, name, pairs, value):
        choice(root, label, pairs, value, name, data_word=name)

    def tick(self, root, label, name, value=""):
        box = el("label", "tick", root, data_key=name + value)
        made = el("input", "", box, type="checkbox", data_word=name, value=value)
        el("span", "", box, label)
        return made

    def paint(self, move, moments, actions, names):
        """Show the words at a move. `moments`: the events of each move; `actions`: what can be
        played now."""
        record = self.draft.record
        self.is_new = self.is_new and move == self.move
        self.move = move
        self.actions = [each for each in actions if each["known"]]
        told = [
            word("compose-at", n=at, what=sentences([event["text"] for event in events]))
            for at, events in enumerate(moments)
        ]
        self.heading.textContent = told[move] if move < len(told) else ""
        self.set(self.title, record.get("title") or "")
        self.set(self.note, self.draft.note(move))
        self.read(told, names)
        self.ask()

    def read(self, told, names):
        """Show whose view the reader has, from which move to which. `told`: each move in words."""
        record, fresh = self.draft.record, el("div")
        views = [["", word("compose-view-free")], ["all", word("all-hands")]]
        views += [[seat, word("as-seen-by", name=name)] for seat, name in enumerate(names)]
        self.choice(fresh, word("compose-view"), "view", views, record.get("view"))
        if len(told) > 1:
            first = [["", told[0]]] + [[at, told[at]] for at in range(1, len(told))]
            last = [[at, told[at]] for at in range(len(told) - 1)] + [["", told[-1]]]
            self.choice(fresh, word("compose-start"), "start", first, record.get("start") or None)
            end = record.get("end")
            end = None if end == len(told) - 1 else end
            self.choice(fresh, word("compose-end"), "end", last, end)
        redraw.redraw(self.span, fresh)

    def set(self, field, text):
        """Write a text into a field, unless it is there: the cursor stays."""
        if str(field.value) != text:
            field.value = text

    def ask(self):
        """Show the question at this move."""
        place, asked = el("div"), self.draft.question(self.move)
        unfolded = bool(self.question.querySelector("details[open]"))
        tick = self.tick(place, word("compose-ask"), "ask")
        tick.checked = asked is not None
        is_free = self.draft.key() == "places"
        tick.disabled = not self.actions and asked is None and not is_free
        if tick.disabled:
            el("p", "facts", place, word("compose-ask-unseen"))
        if asked is not None:
            words = asked.get("choices") or []
            field = self.line(place, word("compose-choices"), "choices", TEXT)
            field.value = "\n".join([str(each) for each in words])
            answers = [{"action": each, "label": each} for each in words] or self.actions
            group = el("fieldset", "best", place)
            group.hidden = not answers
            el("legend", "", group, word("compose-best"))
            best = asked.get("best") or []
            for action in answers:
                made = self.tick(group, action["label"], "best", action["action"])
                made.checked = action["action"] in best
            if not words and not is_free:
                el("p", "facts", place, word("compose-best-how"))
            wrong = asked.get("wrong") or {}
            right = self.line(place, word("compose-right"), "right", TEXT)
            right.value = asked.get("right") or ""
            self.line(place, word("compose-wrong"), "wrong", TEXT).value = wrong.get("") or ""
            others = [each for each in answers if each["action"] not in best]
            self.each_wrong(place, others, wrong, unfolded)
        redraw.redraw(self.question, place)

    def each_wrong(self, place, others, wrong, unfolded):
        """Show the text of each wrong action, folded while there is none."""
        folded = el("details", "", place, data_key="wrong")
        folded.open = unfolded or any([wrong.get(each["action"]) for each in others])
        folded.hidden = not others
        el("summary", "", folded, word("compose-each-wrong"))
        for action in others:
            made = self.line(folded, action["label"], "wrong", TEXT)
            made.parentElement.setAttribute("data-key", action["action"] + str(self.move))
            made.setAttribute("data-for", action["action"])
            made.value = wrong.get(action["action"]) or ""

    def input(self, event):
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
        holder = closest(event, "select, [type=checkbox], [data-word=choices]")
        name = attribute(holder, "data-word") if holder else None
        if name in ("view", "start", "end"):
            value = str(holder.value)
            self.draft.write(name, int(value) if value.isdigit() else value)
        elif name == "ask":
            self.is_new = bool(holder.checked)
            self.draft.mark("ask", self.move, {} if holder.checked else None)
        elif name == "choices":
            words = [" ".join(line.split()) for line in str(holder.value).split("\n")]
            self.draft.ask(self.move, "choices", [each for each in words if each])
        elif name == "best":
            self.draft.choose(self.move, attribute(holder, "value"), bool(holder.checked))
        else:
            return
        self.ask()
        self.typed(True)

    def leave(self, event):
        """Say what a new question lacks when the focus leaves it."""
        to = event.relatedTarget
        if self.is_new and not (to and self.question.contains(to)):
            self.is_new = False
            self.typed(True)
