"""The bar of buttons above the hand: every action except a tap on a card."""

from pyscript import document

from page.platform.i18n import listed, word
from page.ui import tooltip
from page.ui.dom import attribute, button, clear, closest, el

DIAL = 6  # more figures than these to choose from are a dial
KEYS = 9  # buttons that a digit presses


class ActionBar:
    def __init__(self, board):
        self.board = board
        self.root = board.acts
        for kind in ("pointermove", "pointerdown", "focusin"):
            self.root.addEventListener(kind, self.weigh)

    def arm(self, actions):
        """Make one element for each action: a card of the hand, else a button."""
        self.fill([each for each in actions if not self.put_on_cards(each)])

    def put_on_cards(self, action):
        """Make the cards of the hand that an action plays clickable; return whether it plays any.

        Copies of a card are one action; a tap on any of them does it.
        """
        holders = self.board.hand.of(action["card"]) if action["taps"] else []
        for number, holder in enumerate(holders):
            holder.setAttribute("data-copy" if number else "data-action", action["action"])
        return bool(holders)

    def disarm(self):
        """Take all actions away from the cards."""
        for name in ("data-action", "data-copy"):
            for holder in list(self.board.root.querySelectorAll("[" + name + "]")):
                holder.removeAttribute(name)
                holder.classList.remove("hinted")

    def fill(self, actions):
        """Show buttons for these actions. Figures go to the bare middle of the table."""
        clear(self.root)
        figures = [each for each in actions if each["figure"] is not None]
        dial = len(figures) > DIAL
        self.root.classList.toggle("dial", dial)
        self.root.classList.toggle("figures", bool(figures))
        self.root.style.setProperty("--half", str((len(figures) + 1) // 2))
        # Those with cards of the hand come last, in the order of the hand.
        slots = self.board.hand.slots
        held = [each for each in actions if each["card"] and each["card"] in slots]
        held.sort(key=lambda each: slots.index(each["card"]))
        for number, action in enumerate([each for each in actions if each not in held] + held):
            made = self.of_card(action) if action in held else self.plain(action)
            if dial and action in figures:
                made.textContent = str(action["figure"])
                made.setAttribute("aria-label", action["label"])
                if action["figure"] < 10:  # each figure is its own key
                    made.setAttribute("data-hot", str(action["figure"]))
            elif not dial and number < KEYS:
                made.setAttribute("data-hot", str(number + 1))
            if action["meaning"]:
                made.setAttribute("data-meaning", action["meaning"])
                made.setAttribute("aria-description", action["meaning"])

    def clear(self):
        """Remove all buttons; return whether one of them had the focus."""
        lost = self.root.contains(document.activeElement)
        clear(self.root)
        self.root.classList.remove("dial", "figures")  # what others put here is no figure
        return lost

    def plain(self, action):
        """Return a button with its label, and details in small letters."""
        cls = "bold" if action["usual"] else "risky" if action["risk"] else ""
        made = button(action["label"], None, self.root, cls, data_action=action["action"])
        if action["detail"]:
            made.setAttribute("aria-label", listed([action["label"], action["detail"]]))
            el("small", "", made, action["detail"])
        return made

    def of_card(self, action):
        """Return a button with a card of the hand, for something else than playing it. Buttons that
        do the same share one group under their words."""
        what = action["detail"]
        group = self.root.lastElementChild
        if not group or attribute(group, "aria-label") != what:
            group = el("div", "of-cards", self.root, role="group", aria_label=what)
            el("span", "", group, what, aria_hidden="true")
        label = word("card-action", action=what, card=action["label"])
        made = button(None, None, group, data_action=action["action"], aria_label=label)
        self.board.faces.drawn(action["card"], made).setAttribute("aria-hidden", "true")
        return made

    def weigh(self, event):
        """Show the meaning of the action under the finger, the mouse or the focus."""
        holder = closest(event, "[data-meaning]")
        told = attribute(holder, "data-meaning") if holder else None
        if told and told != self.board.event.textContent:
            tooltip.write(self.board.event, told)
