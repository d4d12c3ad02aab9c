"""What can be played on the board of a draft, at the move that it shows."""

from page.compose.fields import choice
from page.platform.i18n import word
from page.table.board.actions import ActionBar
from page.ui.dom import attribute, button, clear, el


class Moves:
    """What can be played on the board at the move that it shows. A viewer takes it for the
    questions of a record."""

    daily = False

    def __init__(self, composer, made, parent):
        self.composer = composer
        self.viewer = made
        self.bar = ActionBar(made.board)
        el("h2", "", parent, word("compose-moves"))
        self.whole = el("p", "facts", parent, word("compose-whole"))
        el("p", "facts", parent, word("compose-moves-how"))
        parent.append(made.board.acts)
        self.unseen = el("div", "buttons unseen", parent)

    def waits(self):
        return False

    def shown(self, frame):
        self.close()

    def open(self, actions):
        """Offer these actions: cards on the board, the others as buttons, and those of cards that
        the position does not name in a list."""
        self.close()
        board, others, unknown = self.viewer.board, [], []
        for action in actions:
            if self.bar.put_on_cards(action):
                continue
            if action["taps"] and not action["known"]:
                unknown.append(action)
                continue
            others.append(action)
            lying = board.keyed.all.get(action["card"] + "#0") if action["taps"] else None
            if lying:
                lying.setAttribute("data-action", action["action"])
        self.bar.fill(others)
        board.hand.label(actions)
        board.hand.rove()
        if unknown:
            pairs = [(action["action"], action["label"]) for action in unknown]
            chosen = choice(self.unseen, word("compose-unseen"), pairs, pairs[0][0])
            play = self.composer.play
            button(word("compose-play"), lambda: play(str(chosen.value)), self.unseen)

    def close(self):
        self.bar.clear()
        clear(self.unseen)
        self.bar.disarm()

    def click(self, holder):
        name = attribute(holder, "data-action") or attribute(holder, "data-copy")
        if name:
            self.composer.play(name)
