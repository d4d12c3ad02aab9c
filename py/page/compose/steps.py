"""Steps of a table without rules: cards that go from one place to another, and words."""

from page.compose.fields import carries, choice, labelled
from page.compose.places import called, drawn
from page.logic.board.animation_steps import HIDDEN
from page.logic.composing import step_of
from page.platform.i18n import word
from page.ui.dom import attribute, button, clear, closest, el
from page.ui.roving import Roving


class Steps:
    """Cards are dragged to another place, or chosen with a tap before the place is. `make`: called
    with the move."""

    def __init__(self, parent, faces, make):
        self.faces = faces
        self.make = make
        self.lying = {}
        el("p", "facts", parent, word("compose-steps-how"))
        label = word("compose-places")
        self.laid = el("div", "laid carried", parent, role="group", aria_label=label)
        self.roving = Roving(self.laid)
        carries(self.laid, self.click, self.drag, self.drop)
        row = el("div", "fields", parent)
        self.named = choice(row, word("compose-step-named"), (), data_step="named")
        box = labelled(el("div", "fields", parent), word("compose-say"))
        self.words = el("input", "", box, type="text", dir="auto", data_step="words")
        buttons = el("div", "buttons", parent)
        button(word("compose-say-add"), self.say, buttons, data_step_do="say")

    def paint(self, order, lying, names):
        """Show the places, in this order, with the cards that lie there now."""
        self.lying = lying
        clear(self.laid)
        for key in order:
            if key in lying:
                part = el("div", "place-of", self.laid, data_from=key)
                title = called(key, names)
                el("button", "", part, title, type="button", data_carry=key)
                row = el("div", "row", part)
                for name in lying[key]:
                    card = word("card-unseen") if name == HIDDEN else self.faces.title(name)
                    label = word("compose-card", card=card, place=title)
                    drawn(self.faces, name, label, row).setAttribute("aria-pressed", "false")
        self.roving.begin()
        self.name()

    def chosen(self):
        """Return the buttons of the cards that are chosen: all of one place."""
        return list(self.laid.querySelectorAll('[data-name][aria-pressed="true"]'))

    def choose(self, holder):
        """Choose a card, or let it lie."""
        place = holder.closest("[data-from]")
        for each in self.chosen():
            if not place.contains(each):
                each.setAttribute("aria-pressed", "false")
        was = attribute(holder, "aria-pressed") == "true"
        holder.setAttribute("aria-pressed", "false" if was else "true")
        self.name()

    def name(self):
        """Offer the cards that an unknown card may be: it is turned up on its way, or where it
        lies."""
        clear(self.named)
        chosen = [attribute(each, "data-name") for each in self.chosen()]
        self.named.parentElement.hidden = chosen != [HIDDEN]
        el("option", "", self.named, word("card-unseen"), value=HIDDEN)
        seen = [name for cards in self.lying.values() for name in cards]
        for name, _, title in self.faces.info["cards"]:
            if name not in seen:
                el("option", "", self.named, title, value=name)

    def click(self, event):
        holder = closest(event, "button")
        if holder and holder.hasAttribute("data-name"):
            self.choose(holder)
        elif holder:
            self.carry(attribute(holder, "data-carry"))

    def carry(self, target):
        """Make the step of the chosen cards to this place."""
        chosen = self.chosen()
        if chosen:
            cards = [attribute(each, "data-name") for each in chosen]
            if cards == [HIDDEN]:
                cards = [str(self.named.value)]
            source = attribute(chosen[0].closest("[data-from]"), "data-from")
            self.make(step_of(cards, source, target))

    def drag(self, event):
        """Take a card, or all that are chosen with it."""
        holder = closest(event, "[data-name]")
        if holder:
            if attribute(holder, "aria-pressed") != "true":
                self.choose(holder)
            event.dataTransfer.setData("text/plain", "step")

    def drop(self, event):
        target = closest(event, "[data-from]")
        if target and str(event.dataTransfer.getData("text/plain")) == "step":
            event.preventDefault()
            event.stopPropagation()
            self.carry(attribute(target, "data-from"))

    def say(self):
        words = " ".join(str(self.words.value).split())
        if words:
            self.words.value = ""
            self.make("* say " + words)
