"""The end of a part of the game, or of the game: a headline, points that count up by their reasons,
and one button to go on."""

from pyscript import document, window
from pyscript.js_modules import rest

from page.logic.results import ahead, counting
from page.platform.i18n import figure, listed, sentences, signed, word
from page.ui import focus
from page.ui.dom import button, clear, closest, el, find, say

COUNT = 1800  # in ms, for all rows together
TICKS = 5  # of a row
BEAT = 70  # of a tick at the most, in ms


class Tally:
    """The points by their reasons, a column for each score, and the totals. All of it is there at
    once; `count` animates it."""

    def __init__(self, board, display, parent, title=""):
        """`title`: of the part, if nothing above it says that."""
        self.display = display
        report = display["report"]
        self.root = el("div", "tally", parent)
        teams = board.teams(display["scores"])
        scroll = el("div", "scroll", self.root)
        table = el("table", "", scroll, data_columns=len(teams))
        head = el("tr", "", el("thead", "", table))
        corner = el("th", "", head, scope="col")
        el("span", "" if title else "quiet", corner, title or word("reasons"))
        self.order = board.order(display["scores"])
        for column in self.order:
            cell = el("th", "", head, scope="col")
            board.faces_of(column, display["scores"], cell)
            el("span", "", cell, teams[column])
            if report["notes"]:
                el("small", "", cell, report["notes"][column])
        body = el("tbody", "", table)
        if any(report["before"]):
            self.row(word("before"), report["before"], body, figure).className = "counted"
        self.rows = [self.row(row["label"], row["points"], body, signed) for row in report["rows"]]
        foot = el("tr", "", el("tfoot", "", table))
        el("th", "", foot, word("total"), scope="row")
        self.totals = []
        leads = ahead(display)
        for column in self.order:
            cell = el("td", "ahead" if column in leads else "", foot)
            self.totals.append(el("span", "", cell))
        self.show(display["scores"])
        if report["best"]:
            el("p", "best-play", self.root, report["best"])

    def row(self, label, points, body, write):
        line = el("tr", "", body)
        el("th", "", line, label, scope="row")
        for column in self.order:
            n = points[column]
            el("td", "" if n else "none", line, write(n))
        return line

    def show(self, totals):
        for cell, column in zip(self.totals, self.order):
            cell.textContent = figure(totals[column])

    async def count(self, motion):
        """Count row by row, until somebody hurries; not at all without motion."""
        report = self.display["report"]
        rows = [row["points"] for row in report["rows"]]
        if motion.still or not rows:
            return
        hurried = motion.hurried
        beat = min(BEAT, COUNT / max(motion.rate, 1) / (TICKS * len(rows)))
        self.root.classList.add("counting")
        for at, totals in counting(report["before"], rows, TICKS):
            self.rows[at].classList.add("counted")
            self.show(totals)
            await motion.wait(beat)
            if motion.hurried != hurried:
                break
        self.root.classList.remove("counting")
        self.show(self.display["scores"])


def lines(board, display):
    """Return the points for a screen reader, a sentence for each row and the totals."""
    report = display["report"]
    teams = board.teams(display["scores"])
    rows = [(word("before"), report["before"])] if any(report["before"]) else []
    rows += [(row["label"], row["points"]) for row in report["rows"]]
    rows.append((word("total"), display["scores"]))
    told = []
    for label, points in rows:
        each = [
            word("said-standing", names=teams[column], points=figure(points[column]))
            for column in board.order(points)
        ]
        told.append(word("said-row", label=label, each=listed(each)))
    return told + [report["best"]] if report["best"] else told


class Ending:
    """The report on the table before the next part. It waits for its button or any key."""

    def __init__(self, table):
        self.table = table
        self.board = table.board
        self.root = el("section", "report", None)
        self.root.hidden = True
        self.board.cloth.centre.after(self.root)
        self.resolve = None
        self.counting = False  # whether the points still counted up when a key was pressed
        document.addEventListener("keydown", self.pressed, True)
        window.onkeydown = self.key  # behind those keys that are commands

    async def hold(self, display):
        """Show it, and wait."""
        motion = self.table.motion
        stay = rest.here()
        told = lines(self.board, display)
        tally, on = self.lay(display)
        headline = word("sentence", text=display["report"]["headline"])
        say(sentences([headline] + told))
        if self.table.me is None:
            await tally.count(motion)
            await motion.wait(1500 + 25 * len(sentences(told)))
        else:
            gone = window.Promise.new(self.wait)
            focus.lead(on)
            await tally.count(motion)
            rest.end(stay)  # nothing changes until the person goes on
            try:
                await gone
            finally:
                rest.begin(stay)
        self.leave()

    def lay(self, display):
        """Build it; return the tally, and the button to go on if there is one."""
        report, board = display["report"], self.board
        clear(self.root)
        self.root.hidden = False
        board.root.classList.add("reported")
        self.root.setAttribute("aria-label", report["title"])
        sheet = el("div", "ending", self.root)
        columns = len(display["scores"])
        me = self.table.me
        sheet.classList.toggle("ours", me is not None and me % columns in report["won"])
        sheet.classList.toggle("few", columns < 4)
        head = el("div", "ending-head", sheet)
        el("p", "", head, report["title"])
        el("h2", "", head, report["headline"])
        tally = Tally(board, display, sheet)
        on = None
        if self.table.me is not None:
            on = button(word("next-part"), "carry-on", sheet, "primary")
        self.table.motion.animate(
            sheet, [{"translate": "0 24px", "opacity": 0}, {"translate": "none"}], 220
        )
        return tally, on

    def wait(self, resolve, reject):
        self.resolve = resolve

    def pressed(self, event):
        """Note whether the points still counted up when it began."""
        self.counting = bool(find(".counting", self.root))

    def key(self, event):
        """Go on at any key without another meaning; while points count up it only hurries."""
        key = event.key
        if self.resolve is None or self.counting or event.repeat or event.defaultPrevented:
            return
        if event.ctrlKey or event.altKey or event.metaKey or find("#dialog").open:
            return
        if len(key) > 1 and key not in ("Enter", "Escape"):
            return
        if closest(event, "input, select, textarea") or (
            key in ("Enter", " ") and closest(event, "button, a, [role=button]")
        ):
            return
        event.preventDefault()
        self.go_on()

    def go_on(self):
        """Go on."""
        pressed = self.root.contains(document.activeElement)
        self.leave()
        if pressed:
            self.board.hand.park()  # the button is gone
        self.table.session.goes_on()

    def leave(self):
        """Remove it."""
        resolve, self.resolve = self.resolve, None
        if resolve:
            self.table.motion.finish()
            resolve(True)
        self.root.hidden = True
        self.board.root.classList.remove("reported")
        clear(self.root)


def go_on(page, element):
    page.table.ending.go_on()
