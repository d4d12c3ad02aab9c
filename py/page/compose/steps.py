"""Steps of a table without rules: cards that go from one place to another, and words."""

from page.compose.places import called
from page.logic.board.animation_steps import HIDDEN
from page.logic.composing import step_of
from page.platform.i18n import word
from page.ui.dom import button, clear, el


class Steps:
    """`make`: called with the move."""

    def __init__(self, parent, faces, make):
        self.faces = faces
        self.make = make
        self.lying = {}
        el("p", "facts", parent, word("compose-steps-how"))
        row = el("div", "fields", parent)
        self.source = self.select(row, "compose-step-from", "from")
        self.cards = self.select(row, "compose-step-cards", "cards")
        self.cards.multiple = True
        self.named = self.select(row, "compose-step-named", "named")
        self.target = self.select(row, "compose-step-to", "to")
        self.source.addEventListener("change", lambda event: self.fill())
        self.cards.addEventListener("change", lambda event: self.name())
        buttons = el("div", "buttons", parent)
        button(word("compose-step-add"), None, buttons, data_step_do="move").onclick = self.move
        row = el("div", "fields", parent)
        box = el("label", "field", row)
        el("span", "", box, word("compose-say"))
        self.words = el("input", "", box, type="text", dir="auto", data_step="words")
        buttons = el("div", "buttons", parent)
        button(word("compose-say-add"), None, buttons, data_step_do="say").onclick = self.say

    def select(self, row, label, name):
        box = el("label", "field", row)
        el("span", "", box, word(label))
        return el("select", "", box, data_step=name)

    def paint(self, order, lying, names):
        """Show the places, in this order, with the cards that lie there now."""
        self.lying = lying
        for made, empty in ((self.source, False), (self.target, True)):
            now = str(made.value)
            clear(made)
            for key in order:
                if key in lying and (empty or lying[key]):
                    el("option", "", made, called(key, names), value=key)
            if now in lying and (empty or lying[now]):
                made.value = now
        self.fill()

    def fill(self):
        """Show the cards of the place from which they go."""
        clear(self.cards)
        for name in self.lying.get(str(self.source.value), ()):
            el("option", "", self.cards, self.faces.title(name), value=name)
        self.name()

    def chosen(self):
        return [str(each.value) for each in list(self.cards.selectedOptions)]

    def name(self):
        """Offer the cards that an unknown card may be: it is turned up on its way, or where it
        lies."""
        clear(self.named)
        self.named.parentElement.hidden = self.chosen() != [HIDDEN]
        el("option", "", self.named, word("card-unseen"), value=HIDDEN)
        seen = [name for cards in self.lying.values() for name in cards]
        for name, _, title in self.faces.info["cards"]:
            if name not in seen:
                el("option", "", self.named, title, value=name)

    def move(self, event):
        chosen = self.chosen()
        if chosen == [HIDDEN]:
            chosen = [str(self.named.value)]
        if chosen:
            self.make(step_of(chosen, str(self.source.value), str(self.target.value)))

    def say(self, event):
        words = " ".join(str(self.words.value).split())
        if words:
            self.words.value = ""
            self.make("* say " + words)
