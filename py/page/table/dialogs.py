"""The dialogs of the table: menu, score, open cards; and the list of keys."""

from page.platform.i18n import word
from page.table import score_sheets
from page.ui.dom import button, dialog, el
from page.ui.roving import Roving

# The usual commands stand first in each group.
MENU = (
    ("menu-table", ("again", "restart", "score", "who", "share")),
    ("menu-help", ("settings", "rules", "help")),
    ("menu-more", ("lobby", "statistics", "open", "compose")),
)
LOOKS = {"again": "primary", "give-up": "risky"}


def menu(page, element):
    """Show the menu in groups. Commands that only some tables have belong to the first."""
    body = dialog(word("menu"))
    session = page.table.session
    offered = session.menu([name for _, names in MENU for name in names])
    others = [name for _, names in MENU[1:] for name in names]
    groups = [[name for name in offered if name not in others]]
    groups += [[name for name in names if name in offered] for _, names in MENU[1:]]
    frame = page.table.frame
    kept = frame["undo"] and frame["status"] != "over" and not session.company
    row = el("div", "menus", body)
    for (title, _), group in zip(MENU, groups):
        if group:
            part = el("section", "", row)
            el("h3", "", part, word(title))
            list_ = el("div", "menu", part)
        for name in group:
            made = button(word("do-" + name), name, list_, LOOKS.get(name, ""))
            if kept and name in ("again", "compose"):
                el("small", "", made, word("menu-kept"))


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


def keys(page, element):
    """List all keys; those of commands are in their registry."""
    body = dialog(word("keys"))
    el("p", "", body, word("keys-" + page.settings.now["keys"]))
    table = el("dl", "keys", body)
    listed = [("← → ↑ ↓", "arrows"), (word("key-names-play"), "play"), ("1 – 9", "digits")]
    listed += [(each.key.upper(), each.name) for each in page.commands.all if each.key]
    for key, name in listed:
        pair = el("div", "", table)
        el("kbd", "", el("dt", "", pair), key)
        el("dd", "", pair, word("key-" + name))
