"""Score sheets, and reasons for points."""

from page.logic.events import scoring
from page.logic.figures import unbroken
from page.logic.results import ahead
from page.platform.engine import EngineError
from page.platform.i18n import figure, joined, signed, word
from page.platform.tasks import task
from page.table.memory import MemorySheet
from page.ui.dom import button, clear, el, find
from page.ui.glossary import fill
from page.ui.roving import Roving


def grid(board, scores, parent, first, quiet=True):
    """Return the body of a table with a column for each score. `quiet`: the first column's title is
    for screen readers only."""
    table = el("table", "", el("div", "scroll", parent), data_columns=len(scores))
    head = el("tr", "", el("thead", "", table))
    el("th", "", head, "", scope="col").append(el("span", "quiet" if quiet else "", None, first))
    teams = board.teams(scores)
    for column in board.order(scores):
        el("span", "", el("th", "", head, scope="col"), teams[column])
    return el("tbody", "", table)


def phrase(facts, place, marks=()):
    """Write facts in one line, with dots between them; where it breaks, no dot is left over.

    `marks`: before the facts.
    """
    clear(place)
    place.classList.add("phrased")
    for at, fact in enumerate(list(marks) + list(facts)):
        item = el("span", "day-mark" if at < len(marks) else "", None)
        if at:
            place.append(" ")
            el("span", "dot", item, "· ")
        item.append(unbroken(fact))
        place.append(item)


def total(display, column, parent):
    el("td", "ahead" if column in ahead(display) else "", parent, figure(display["scores"][column]))


def scored(rows):
    """Return whether some of these rows have points."""
    return any(any(row["points"]) for row in rows)


def scoring_rows(running):
    """Return the rows of this part that have points."""
    return [row for row in running["rows"] if any(row["points"])] if running else []


def sheet(board, display, parent):
    """Add what this part has brought so far, a row for each finished part, and the total last."""
    scores = display["scores"]
    running = display["running"]
    counts = scoring_rows(running)
    if counts:
        body = grid(board, scores, parent, running["label"], False)
        for row in counts:
            line = el("tr", "", body)
            el("th", "", line, row["label"], scope="row")
            for column in board.order(scores):
                el("td", "", line, str(row["points"][column]))
    if counts and not display["sheet"] and not any(scores):
        return
    body = grid(board, scores, parent, word("part"))
    for row in display["sheet"]:
        line = el("tr", "", body)
        el("th", "", line, unbroken(row["label"]), scope="row")
        for column in board.order(scores):
            cell = el("td", "", line, figure(row["points"][column]))
            if row.get("notes"):
                el("small", "", cell, row["notes"][column])
    line = el("tr", "", el("tfoot", "", body.parentElement))
    el("th", "", line, word("total"), scope="row")
    for column in board.order(scores):
        total(display, column, line)


def standings(board, display, parent):
    """Show the score sheet in a narrow place: of many players only the last part and the total."""
    scores = display["scores"]
    if len(scores) < 4:
        sheet(board, display, parent)
        return
    table = el("table", "", parent)
    head = el("tr", "", el("thead", "unseen", table))
    last = [display["sheet"][-1]["label"]] if display["sheet"] else []
    for title in [word("player")] + last + [word("total")]:
        el("span", "quiet", el("th", "", head, scope="col"), title)
    teams = board.teams(scores)
    for column in board.order(scores):
        line = el("tr", "", table)
        el("th", "", line, teams[column], scope="row")
        if display["sheet"]:
            el("td", "", line, signed(display["sheet"][-1]["points"][column]))
        total(display, column, line)


def reasons(board, display, events, parent):
    """List the reason for every point, each with its clause; nothing if events give none."""
    if not scoring(events):
        return
    scores = display["scores"]
    el("h3", "", parent, word("reasons"))
    body = grid(board, scores, parent, word("reasons"))
    part = None
    for event in events:
        part = event["text"] if event["kind"] == "round" else event.get("part") or part
        if event.get("reason") and event.get("points"):
            if part:
                el("th", "part", el("tr", "", body), part, colspan=len(scores) + 1)
                part = None
            line = el("tr", "reason", body)
            cell = el("th", "", line, event["reason"] + " ", scope="row")
            if event["rule"]:
                why_button([event], cell)
            for column in board.order(scores):
                points = event["points"][column]
                el("td", "", line, signed(points) if points else "")
    Roving(body).begin()


def why_button(events, parent):
    """Add a button behind events of the log, to the clauses that decided them."""
    rules = []
    for event in events:
        if event["rule"] not in rules:
            rules.append(event["rule"])
    numbers = " ".join([str(event["number"]) for event in events])
    named = rules[0] if len(rules) == 1 else joined(rules)  # the log has many of one
    return clause_button(named, parent, data_event=numbers)


def clause_button(rule, parent, **attributes):
    """Return a button that asks why; its tooltip names the clause."""
    return button(word("why"), "why", parent, title=word("rule", rule=rule), **attributes)


class SidePanel:
    """The surroundings of the game: score and memory in the panel, and the last trick in the
    middle."""

    def __init__(self, board, panel):
        self.board = board
        self.sheet = find(".sheet", panel)
        self.memory = MemorySheet(board, find(".memory", panel))
        self.last = None  # the trick that is shown
        self.aim = None  # of this game: sections of the help, when the engine has told them

    def show(self, table):
        """A lesson lists its steps in the place of the score."""
        display = table.frame["display"]
        self.show_last(display["last_trick"])
        if not table.session.is_lesson:
            self.show_standings(display)
            self.seek_aim(table)
        if not table.turn.coming:
            self.show_memory(table)

    def show_memory(self, table):
        """Show what a good player would remember to those who want it; in a lesson, at a scored try
        of a day, and when all cards of a part have been played, to nobody."""
        hidden = table.session.is_lesson or (table.day and table.day.serious)
        over = table.frame["status"] == "over" or table.frame["display"]["report"]
        wanted = table.page.settings.has("memory") and not hidden and not over
        self.memory.show(table.frame.get("memory") if wanted else None)

    def rows(self, display):
        """Return what this part and those before have brought, if there is anything to count."""
        rows = display["sheet"] + scoring_rows(display["running"])
        return rows if any(display["scores"]) or scored(rows) else []

    def seek_aim(self, table):
        """Ask for the aim once, when the engine has come."""
        wanted = self.aim is None and not table.session.is_lesson
        if wanted and table.page.engine.is_up() and not self.rows(table.frame["display"]):
            self.aim = []
            task(self.learn(table, self.aim))

    async def learn(self, table, aim):
        """Ask for the aim of the game; show it while there is no score."""
        try:
            sections = (await table.page.engine.ask("help"))["sections"]
        except EngineError:
            return
        if self.aim is aim and table.frame:  # the table is the same
            aim += [each for each in sections if each["topic"] == "goal"]
            self.show_standings(table.frame["display"])

    def show_standings(self, display):
        """Show the score, or while there is none the aim."""
        rows = self.rows(display)
        clear(self.sheet)
        if rows:
            el("h2", "", self.sheet, word("score"))
            standings(self.board, display, self.sheet)
        else:
            aim = el("div", "aim", self.sheet)
            for section in self.aim or []:
                el("h2", "", aim, section["title"])
                fill(el("p", "", aim), section["text"])

    def show_last(self, last):
        if last == self.last:
            return
        self.last = last
        centre = self.board.cloth.centre
        old = find(".last", centre)
        if old:
            old.remove()
        if last:
            mini_trick(self.board, last, centre)

    def forget(self):
        """Take away the last trick, and what the reader remembers."""
        self.show_last(None)
        self.memory.show(None)
        self.aim = None


def mini_trick(board, last, parent, opens=True):
    """Show the last trick with small cards. `opens`: it is a button."""
    faces = board.faces
    plays = [
        word("said-play", name=board.names[seat], card=faces.title(card))
        for seat, card in last["plays"]
    ]
    told = word("said-last-trick", cards=joined(plays))
    if opens:
        holder = button(
            None, "last", parent, "last", data_key="L", aria_label=told, aria_haspopup="dialog"
        )
    else:
        holder = el("div", "last", parent, role="img", aria_label=told)
    minis = el("span", "minis", holder)
    for seat, name in last["plays"]:
        faces.drawn(name, minis, "card best" if seat == last["winner"] else "card")
    el("span", "", holder, word("last-trick"))
