"""The end of a part of the game, or of the game: the points fly to the plates of those who get
them, then a sheet lies on the table, with the points by their reasons and one large next step."""

from pyscript import document, window
from pyscript.js_modules import rest

from page.logic.board.animation_steps import deciding, ended
from page.logic.figures import unbroken
from page.logic.results import ahead, gains
from page.platform.i18n import figure, listed, sentences, signed, word
from page.table import conclusion
from page.ui import focus
from page.ui.animation import middle
from page.ui.dom import attribute, button, clear, closest, el, find, part, place, say

FLIES = 420  # of points on their way to a plate, in ms
COUNT = 1000  # at the most, of all points together, in ms
RISES = 400  # of the sheet, in ms
ROW = 90  # at the most, between two rows of the sheet, in ms
WARMS = 500  # of the cloth before it, for a win of one's own, in ms
ORDER = ".order :is(.circle, .ladder, .order-note)"
HIGH = 10  # points at once are a high peak
AFTER = 200  # until the sheet, which must not hear a key that hurries, in ms


def by_parts(display):
    """Return whether the score sheet has a row for each part: at the end of a game of several."""
    return bool(display["winners"]) and len(display["sheet"]) > 1


def rows_of(display):
    """Return the rows of the one score sheet, each with its label, its points and how they are
    written, and notes on them: the parts of a game that is over; of a part, or where there was only
    one, what its points were for. The last has the totals: the only row, if that has the same."""
    report, scores = display["report"], display["scores"]
    if by_parts(display):
        rows = [
            (unbroken(row["label"]), row["points"], figure, row.get("notes"))
            for row in display["sheet"]
        ]
    else:
        before = [(word("before"), report["before"], figure, None)] if any(report["before"]) else []
        rows = before + [(row["label"], row["points"], signed, None) for row in report["rows"]]
    if len(rows) == 1 and rows[0][1] == scores:
        return [(rows[0][0], scores, figure, None)]
    return rows + [(word("total"), scores, figure, None)]


class Tally:
    """The score sheet: a column for each score, and the totals."""

    def __init__(self, board, display, parent):
        report = display["report"]
        self.order = board.order(display["scores"])
        root = el("div", "tally", parent)
        teams = board.teams(display["scores"])
        table = el("table", "", el("div", "scroll", root), data_columns=len(teams))
        head = el("tr", "", el("thead", "", table))
        el("span", "quiet", el("th", "", head, scope="col"), word("reasons"))
        for column in self.order:
            cell = el("th", "", head, scope="col")
            board.faces_of(column, display["scores"], cell)
            el("span", "", cell, teams[column])
            if report["notes"] and not by_parts(display):
                el("small", "", cell, report["notes"][column])
        body = el("tbody", "", table)
        rows = rows_of(display)
        for row in rows[:-1]:
            self.row(body, *row)
        foot = el("tr", "", el("tfoot", "", table))
        el("th", "", foot, rows[-1][0], scope="row")
        leads = ahead(display)
        for column in self.order:
            cell = el("td", "ahead" if column in leads else "", foot)
            el("span", "", cell, figure(display["scores"][column]))
        if report["best"]:
            el("p", "best-play", root, report["best"])

    def row(self, body, label, points, write, notes):
        line = el("tr", "", body)
        el("th", "", line, label, scope="row")
        for column in self.order:
            n = points[column]
            cell = el("td", "" if n else "none", line, write(n))
            if notes:
                el("small", "", cell, notes[column])


def lines(board, display):
    """Return the points for a screen reader, a sentence for each row and the totals."""
    teams = board.teams(display["scores"])
    told = []
    for label, points, _, _ in rows_of(display):
        each = [
            word("said-standing", names=teams[column], points=figure(points[column]))
            for column in board.order(points)
        ]
        told.append(word("said-row", label=label, each=listed(each)))
    best = display["report"]["best"]
    return told + [best] if best else told


class RoundReport:
    """The end of a part, on the table before the next one, where it waits for its button or any
    key; and the end of the game, which stays."""

    def __init__(self, table):
        self.table = table
        self.board = table.board
        self.root = el("section", "report", None)
        self.root.hidden = True
        self.board.cloth.centre.after(self.root)
        self.resolve = None
        self.done = None  # all games that are over, from before the last one's result is told
        self.seen = True  # whether nothing moved at the last press of finger or key
        self.waits = False  # whether it waited already when a key was pressed
        document.addEventListener("keydown", self.pressed, True)
        window.onkeydown = self.key  # behind those keys that are commands
        window.onclick = self.clicked

    async def hold(self, display):
        """Show the end of a part, and wait."""
        motion = self.table.motion
        stay = rest.here()
        sheet = self.lay(display)
        told = sentences([word("sentence", text=display["report"]["headline"])])
        say(sentences([told] + lines(self.board, display)))
        if self.table.me is None:
            self.rise(sheet)
            await motion.wait(1500 + 25 * len(told))
        else:
            on = button(
                word("next-part", part=display["report"]["next"]), "carry-on", sheet, "primary"
            )
            gone = window.Promise.new(self.wait)
            focus.lead(on)
            self.rise(sheet)
            rest.end(stay)  # nothing changes until the person goes on
            try:
                await gone
            finally:
                rest.begin(stay)
        self.leave()
        self.board.paint(display)
        focus.mend(self.table.page)

    async def read(self):
        """Read what the sheet of the end needs: nothing comes late to it."""
        self.done = await self.table.page.device.every("done:")

    async def over(self, frame):
        """Show the end of the game. One that ended before it was opened is there at once."""
        table, display = self.table, frame["display"]
        if self.done is None:
            await self.read()
        sheet = self.lay(display)
        row = conclusion.lay(table, frame, sheet, self.done)
        self.done = None
        focus.lead(find(".primary", row) or find("button", row))
        self.rise(sheet)
        if frame["events"]:
            compared = conclusion.compare(table, display)
            headline = word("sentence", text=display["report"]["headline"])
            told = [headline] + lines(self.board, display)
            say(sentences(told + ([compared] if compared else [])))

    # The points.

    async def award(self, display):
        """Let the points fly to the plates, by what they were for, and count up there. A touch or a
        key brings all of them at once; without motion they are there."""
        board, motion = self.board, self.table.motion
        shown = board.display["scores"]
        rows = gains(display["report"], shown, display["scores"])
        self.table.line.ask("")
        if motion.still or not rows:
            return
        hurried = motion.hurried
        board.root.classList.add("counting")
        pace = min(FLIES, COUNT / len(rows))
        for label, points in rows:
            if len(rows) > 1:
                self.table.line.tell(label)
            self.fly(points, pace)
            await motion.wait(pace)
            if motion.hurried != hurried:
                break
            shown = [total + n for total, n in zip(shown, points)]
            board.seats.paint_plates(dict(display, scores=shown, winners=[]))
            for seat, n in zip(display["holders"], points):
                if n > 0:
                    board.receive(seat)
        self.land()
        board.seats.paint_plates(dict(display, winners=[]))
        await motion.wait(AFTER)

    def peak(self, points):
        """Let light fall on the cards that bring these points, which fly from there."""
        self.fly(points, FLIES)
        high = max(points) >= HIGH
        self.board.root.classList.add("peak")
        self.board.root.classList.toggle("high", high)
        self.table.page.sound.play("high" if high else "peak")

    def fly(self, points, ms):
        """Send points to the plates of those who get them, from what they are for: the cards that
        are taken, if they are all their taker's, or the cards at each player's place. Lost points
        fall."""
        board = self.board
        self.land()
        last = board.display["last_trick"]
        gets = [column for column, n in enumerate(points) if n]
        took = len(gets) == 1 and find(".best", board.cloth.centre)
        if last and gets != [last["winner"] % len(points)]:
            took = None
        for column in gets:
            held = board.seats.all[board.display["holders"][column]]
            gain = el("b", "gain", held.plate, signed(points[column]))
            left, top = middle(place(gain))
            x, y = middle(place(took) if took else held.pile(not board.cloth.tricks))
            way = "translate(%.1fpx,%.1fpx) scale(1.8)" % (x - left, y - top)
            start = {"transform": way, "opacity": 0}
            frames = [start, {"opacity": 1, "offset": 0.25}, {"transform": "none"}]
            if points[column] < 0:
                gain.classList.add("loss")
                rests = {"transform": "none", "opacity": 1, "offset": 0.5}
                frames = [{"opacity": 1}, rests, {"transform": "translateY(2.5rem)", "opacity": 0}]
            self.table.motion.animate(gain, frames, ms)

    def land(self):
        """Take away what has come to the plates, and the light."""
        self.board.root.classList.remove("peak", "high")
        for gain in list(self.board.root.querySelectorAll(".gain")):
            gain.remove()

    # The sheet.

    def lay(self, display):
        """Lay the sheet on the table, beside the cards that decided; return it."""
        report, board, table = display["report"], self.board, self.table
        clear(self.root)
        board.root.classList.remove("counting")
        board.bubbles(())
        marked = deciding(ended(display))
        over, tied = bool(display["winners"]), bool(marked and display["trick"])
        board.mark(marked)
        self.root.hidden = False
        own = board.seats.all[board.me].plate
        was, trick = place(own), list(board.cloth.trick.children)
        turns = [window.getComputedStyle(card).getPropertyValue("rotate") for card in trick]
        lay = [(middle(place(card)), card.offsetWidth) for card in trick]
        columns_ = len(display["scores"])
        ours = table.me is not None and table.me % columns_ in report["won"]
        for name, yes in (
            ("reported", True),
            ("decided", bool(marked)),
            ("tied", tied),
            ("triumph", over and ours),
            ("beaten", over and not ours and table.me is not None),
        ):
            board.root.classList.toggle(name, yes)
        for seat in board.seats.all:
            seat.plate.classList.toggle("lit", seat.seat % columns_ in report["won"])
        best = list(board.cloth.trick.querySelectorAll(".best"))
        # Of a tie it matters whose the others are, too.
        for card in list(board.cloth.trick.children) if tied else best if len(best) == 1 else ():
            seat = int(attribute(card, "data-what").split(" ")[0])
            part(card, ".tag", "span", "tag").textContent = board.names[seat]
        self.resettle(own, was, zip(trick, lay, turns))
        title = word("final") if over else report["title"]
        self.root.setAttribute("aria-label", title)
        sheet = el("div", "ending", self.root)
        for name, yes in (("over", over), ("ours", ours), ("few", columns_ < 4)):
            sheet.classList.toggle(name, yes)
        head = el("div", "ending-head", sheet)
        el("p", "", head, title)
        el("h2", "", head, report["headline"])
        Tally(board, display, sheet)
        return sheet

    def resettle(self, own, was, cards):
        """Move one's plate from where it `was`, and the cards of the trick from their old middle,
        width and turn. A plate that is larger now covers all its old place at first."""
        animate, now = self.table.motion.animate, place(own)
        ends = [(was[at] - now[at], was[at] + was[at + 2] - now[at] - now[at + 2]) for at in (0, 1)]
        by = "%.1fpx %.1fpx" % tuple(sorted(each + (0,))[1] for each in ends)
        animate(own, [{"translate": by}, {}], RISES)
        for card, ((x, y), width), turn in cards:
            left, top = middle(place(card))
            by = "%.1fpx %.1fpx" % (x - left, y - top)
            scale = "%.3f" % (width / max(1, card.offsetWidth))
            animate(card, [{"translate": by, "scale": scale, "rotate": turn}, {}], RISES)

    def rise(self, sheet):
        """Let the sheet slide up where it is as wide as the table, else settle; then its rows come
        one after the other, and the totals last. It waits until the cards that decided lie clear of
        it. Its button has the focus before, or the browser would scroll after it."""
        animate = self.table.motion.animate
        lie = window.getComputedStyle(self.board.cloth.centre).getPropertyValue("visibility")
        decided = self.board.root.classList.contains("decided") and lie != "hidden"
        delay = RISES if decided else 0
        delay = WARMS if sheet.matches(".over.ours") else delay
        (_, top, width, _), board = place(sheet), place(self.board.root)
        start = {"translate": "0 -28px", "scale": "1.04", "opacity": 0}
        if width > 0.8 * board[2]:
            start = {"translate": "0 %dpx" % (board[1] + board[3] - top)}
        animate(sheet, [start, {}], RISES, delay)
        for covered in list(self.board.root.querySelectorAll(ORDER)):
            seen = {"visibility": "visible"}
            animate(covered, [seen, dict(seen, opacity=0)], RISES, delay)
        rows = list(sheet.querySelectorAll(".tally tbody tr, .tally tfoot td > span"))
        pace = min(ROW, COUNT / 2 / len(rows))
        for at, row in enumerate(rows):
            came = {"opacity": 0, "scale": "1.3" if row.tagName == "SPAN" else "1"}
            animate(row, [came, {}], RISES / 2, delay + RISES * 0.7 + at * pace)

    def wait(self, resolve, reject):
        self.resolve = resolve

    def pressed(self, event):
        """Note whether it waited when a key was pressed: the same key may have brought it."""
        self.waits = self.resolve is not None

    def key(self, event):
        """Go on at any key without another meaning; while points count up it only hurries."""
        key = event.key
        if not self.waits or self.resolve is None or event.repeat or event.defaultPrevented:
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
        if self.seen:
            self.go_on()

    def clicked(self, event):
        """Give the button a focus back that a press beside it has taken."""
        if self.resolve and focus.lost():
            focus.lead(find(".primary", self.root))

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
        self.land()
        self.root.hidden = True
        for name in ("reported", "decided", "tied", "triumph", "beaten", "counting"):
            self.board.root.classList.remove(name)
        clear(self.root)


def go_on(page, element):
    page.table.ending.go_on()
