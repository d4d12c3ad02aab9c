"""What a good player would remember, in the panel of a wide table: the cards not seen yet, and what
others have shown not to hold."""

from page.platform.i18n import joined, word
from page.ui.dom import clear, drawing, el, panel


class MemorySheet:
    """Its cards keep their places: those that have been seen fade."""

    def __init__(self, board, place):
        self.board = board
        self.place = place
        self.kinds = None  # that are drawn
        self.rows = []  # the elements of each kind: its words for screen readers, and its cards
        self.voids = None  # the list of what others lack

    def show(self, memory):
        """Show a memory; None, and where every card has been seen: nothing."""
        left = memory and any(any(row["left"]) for row in memory["unseen"])
        if not left or not panel().matches:
            self.kinds = None
            clear(self.place)
            return
        kinds = [self.board.faces.deck] + [row["cards"] for row in memory["unseen"]]
        if kinds != self.kinds:
            self.kinds = kinds
            self.draw(memory)
        for (quiet, cells), row in zip(self.rows, memory["unseen"]):
            left = row["left"]
            said = [self.board.faces.title(card) for card, n in zip(row["cards"], left) if n]
            quiet.textContent = joined(said) if said else word("memory-none")
            shown = left if row["labels"] else [sum(left) > n for n in range(len(cells))]
            for cell, n in zip(cells, shown):
                cell.className = "" if n else "seen"
        clear(self.voids)
        for seat, voids in enumerate(memory["voids"]):
            if seat != self.board.me:
                name = self.board.names[seat]
                told = word("memory-shown", name=name, voids=joined(voids)) if voids else ""
                # An empty line keeps the place.
                el("li", "", self.voids, told, aria_hidden="false" if voids else "true")

    def draw(self, memory):
        """Draw all cards, as if none had been seen."""
        clear(self.place)
        el("h2", "", self.place, word("memory"), id="memory-title")
        self.place.setAttribute("aria-labelledby", "memory-title")
        labelled = any(row["labels"] for row in memory["unseen"])
        list_ = el("ul", "kinds" if labelled else "kinds ranks", self.place)
        self.rows = []
        for row in memory["unseen"]:
            line = el("li", "", list_)
            sign = drawing("svg", line, viewBox="-11 -11 22 22", aria_hidden="true")
            sign.append(self.board.faces.deck.mark(row["mark"]))
            quiet = el("span", "quiet", line)
            cards = el("span", "cards" if row["labels"] else "cards dots", line, aria_hidden="true")
            labels = row["labels"] or ["•"] * max(len(row["cards"]), *row["left"])
            self.rows.append((quiet, [el("span", "", cards, label) for label in labels]))
        self.voids = el("ul", "voids", self.place)
