"""The dialogs of the table: menu, score, open cards, end of the game; and the list of keys."""

from page.platform.i18n import figure, sentences, word
from page.platform.tasks import task
from page.table import score_sheets
from page.table.round_summary import Tally, lines
from page.ui.dom import button, dialog, el, find, js, say
from page.ui.roving import Roving

MENU = (
    "again",
    "restart",
    "score",
    "who",
    "rules",
    "share",
    "settings",
    "statistics",
    "help",
    "open",
    "compose",
    "lobby",
)
NEXT = ("review", "replay", "compose-this", "lobby")
NEXT_DAY = ("review", "days", "replay", "compose-this", "lobby")
SHARED = ("share", "share-game", "picture")
"""Ways to share a finished game."""


def menu(page, element):
    list_ = el("div", "menu", dialog(word("menu")))
    for name in page.table.session.menu(MENU):
        button(word("do-" + name), name, list_)


def score(page, element):
    """Show the score sheet and all events."""
    table = page.table
    display = table.frame["display"]
    body = dialog(word("score"))
    score_sheets.phrase(display["facts"], el("p", "", body))
    score_sheets.sheet(table.board, display, body)
    score_sheets.reasons(table.board, display, table.log.events, body)
    el("h3", "", body, word("log"))
    past = table.log.list.cloneNode(True)
    el("div", "log", body).append(past)
    Roving(past).begin()


def pile(page, element):
    """Show the open cards beside the trick, the first one first."""
    display, faces = page.table.frame["display"], page.table.board.faces
    if not display["note"]:
        return
    row = el("ol", "row-of-cards", dialog(display["note"]))
    for name in display["table"]:
        item = el("li", "", row)
        faces.face(name, item)
        el("span", "", item, faces.title(name), aria_hidden="true")


def over(page, element=None):
    """Show the winner, the reasons for the points, and what can be done next."""
    table = page.table
    display, events = table.frame["display"], table.frame["events"]
    body = dialog(display["report"]["headline"])
    box = find("#dialog")
    box.className = "end"
    mine = table.me is not None and table.me in display["winners"]
    box.classList.toggle("ours", mine)
    # The winner comes first; the log has what was said last.
    told = [event for event in table.log.events if event["kind"] == "over"]
    for event in told + [event for event in events if event["kind"] == "turned"]:
        el("p", "told", body, event["text"])
    compared = compare(table, display)
    if compared:
        el("p", "compared", body, compared)
    tally = Tally(table.board, display, body, display["report"]["title"])
    row = el("div", "buttons next", body)
    table.session.conclude(row)
    for name in NEXT_DAY if table.day else table.session.menu(NEXT):
        if name == "lobby" and not table.day:
            sharing(table, row)
        button(word("do-" + name), name, row)
    # The winner stays in sight.
    (find(".primary", row) or find("button", row)).focus(js({"preventScroll": True}))
    if table.session.save.result:
        from page.table import auto_level

        task(auto_level.tell(page, row))
    if len(display["sheet"]) > 1:  # or the points above are all there is
        el("h3", "", body, word("score-sheet"))
        score_sheets.sheet(table.board, display, body)
    score_sheets.reasons(table.board, display, table.log.events, body)
    if element is None:  # it has just ended
        say(sentences(lines(table.board, display) + ([compared] if compared else [])))
        task(tally.count(table.motion))


def compare(table, display):
    """Return the result of a game that was tried again from a position, in a sentence; or ""."""
    before, scores = table.session.save.before, display["scores"]
    if table.me is None or not before or len(before) != len(scores):
        return ""
    column = table.me % len(scores)
    return word("tried-again", before=figure(before[column]), now=figure(scores[column]))


def sharing(table, row):
    """Add one button for all ways of sharing, which opens the others below."""
    opener = button(word("do-pass-on"), "pass-on", row, aria_expanded="false")
    opener.setAttribute("aria-controls", "passing-on")
    more = el("div", "buttons next more", None, id="passing-on")
    more.hidden = True
    row.after(more)
    for name in table.session.menu(SHARED):
        if name in SHARED:
            button(word("do-" + name), name, more)


def pass_on(page, element):
    """Show the ways of sharing, or hide them."""
    more = find("#passing-on")
    more.hidden = not more.hidden
    element.setAttribute("aria-expanded", "false" if more.hidden else "true")
    if not more.hidden:
        more.firstElementChild.focus()


def keys(page, element):
    """List all keys; those of commands are in their registry."""
    body = dialog(word("keys"))
    el("p", "", body, word("keys-" + page.settings.now["keys"]))
    table = el("dl", "keys", body)
    listed = [("← → ↑ ↓", "arrows"), (word("key-names-play"), "play"), ("1 – 9", "digits")]
    listed += [(each.key.upper(), each.name) for each in page.commands.all if each.key]
    for key, name in listed:
        el("kbd", "", el("dt", "", table), key)
        el("dd", "", table, word("key-" + name))
