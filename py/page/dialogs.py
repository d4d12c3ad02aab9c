"""The dialogs of the table: menu, score, open cards, end of the game; and the list of keys."""

import commands
import sheets
from dom import button, dialog, el, find, say
from ending import Tally, lines
from plain.figures import phrased
from speech import sentences, word
from tasks import task

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
    "lobby",
)
NEXT = ("review", "replay", "share-game", "share", "picture", "lobby")
NEXT_DAY = ("review", "days", "replay", "share-game", "picture", "lobby")


def menu(page, element):
    list_ = el("div", "menu", dialog(word("menu")))
    lesson = page.table.lesson
    names = lesson.menu() if lesson else MENU
    if page.table.is_serious():
        names = ["give-up" if name == "restart" else name for name in names]
    if page.table.day:
        names = ["days" if name == "share" else name for name in names]
    if page.table.with_guests:
        import presence

        names = presence.menu(page.table, names)
    for name in names:
        button(word("do-" + name), name, list_)


def score(page, element):
    """The score sheet, and all that has happened."""
    table = page.table
    display = table.frame["display"]
    body = dialog(word("score"))
    el("p", "", body, phrased(display["facts"]))
    sheets.sheet(table.board, display, body)
    sheets.reasons(table.board, display, table.log.events, body)
    el("h3", "", body, word("log"))
    el("div", "log", body).append(table.log.list.cloneNode(True))


def pile(page, element):
    """The open cards beside the trick, the first one first."""
    display, faces = page.table.frame["display"], page.table.board.faces
    if not display["note"]:
        return
    row = el("ol", "row-of-cards", dialog(display["note"]))
    for name in display["table"]:
        item = el("li", "", row)
        faces.face(name, item)
        el("span", "", item, faces.title(name), aria_hidden="true")


def over(page, element=None):
    """Who has won, how the points came about, and what can be done next."""
    table = page.table
    display, events = table.frame["display"], table.frame["events"]
    body = dialog(display["report"]["headline"])
    box = find("#dialog")
    box.className = "end"
    mine = table.me is not None and table.me in display["winners"]
    box.classList.toggle("ours", mine)
    for event in events:
        if event["kind"] in ("said", "turned", "over"):
            el("p", "told", body, event["text"])
    tally = Tally(table.board, display, body, display["report"]["title"])
    row = el("div", "buttons next", body)
    names = NEXT_DAY if table.day else NEXT
    if table.with_guests:
        import presence

        names = presence.menu(table, NEXT)
        task(presence.judge(page, body))
    if table.day:
        table.day.tell(row)
    elif table.remote:
        if table.frame["seat"] is not None:
            button(word("phrase-again"), "ask-again", row, "primary")
    else:
        button(word("play-again"), "again", row, "primary")
    for name in names:
        button(word("do-" + name), name, row)
    (find(".primary", row) or find("button", row)).focus()
    el("h3", "", body, word("score-sheet"))
    sheets.sheet(table.board, display, body)
    sheets.reasons(table.board, display, table.log.events, body)
    if element is None:  # it has just ended
        say(sentences(lines(table.board, display)))
        task(tally.count(table.motion))


def keys(page, element):
    """All keys; those of commands are in the table of commands."""
    body = dialog(word("keys"))
    el("p", "", body, word("keys-" + page.settings.now["keys"]))
    table = el("dl", "keys", body)
    listed = [("← → ↑ ↓", "arrows"), (word("key-names-play"), "play"), ("1 – 9", "digits")]
    listed += [(each.key.upper(), each.name) for each in commands.COMMANDS if each.key]
    for key, name in listed:
        el("kbd", "", el("dt", "", table), key)
        el("dd", "", table, word("key-" + name))
