"""The head and the controls around a viewer that fills the page."""

from pyscript import document
from pyscript.js_modules import host

from page.platform.engine import EngineError
from page.platform.i18n import apart, page_of_rules, word
from page.platform.tasks import task
from page.platform.urls import SITE, parameters
from page.ui.dom import button, clear, el, find


def check_view(players):
    """EngineError if the address names a view that a game of so many does not have."""
    seat = parameters().get("view", "")
    if seat.isdigit() and int(seat) >= players:
        raise EngineError("view: a seat from 0 to %d, not %s" % (players - 1, seat))


def surround(root, info, title, rule, is_table=True):
    """Build what surrounds a viewer that fills the page. `rule`: a clause of its game, "" for all
    of them, None where there are no rules. `is_table`: it looks like a table where it can."""
    clear(root)
    root.classList.toggle("table", is_table and not host.embedded)
    root.setAttribute("data-controls", parameters().get("controls", ""))
    heading = info["title"]
    if rule is None and title:  # what a table without rules is about
        heading, title = title, ""
    document.title = word("page-title", game=heading)
    head = el("header", "bar", root)
    home = el("a", "home", head, href="index.html", data_do="lobby", aria_label=word("all-games"))
    el("span", "mark", home, aria_hidden="true")
    what = el("div", "what", head)
    el("h1", "title", what, heading)
    if title:
        el("p", "facts", what, title)
    tools = el("div", "tools", head)
    if rule is not None:
        href = SITE + page_of_rules(info["id"], rule)
        el("a", "button plain", tools, word("do-rules"), href=href)
    main = el("main", "viewer-main", root)
    el("div", "viewer-place", main)
    el("div", "viewer-more", main)
    el("p", "credit", main, info["credit"])


def controls(page, root, made, text, whose=True):
    """Show whose view of a record it is (`whose`: it can be chosen), and a button to play on."""
    made.text = text
    row = el("div", "buttons viewer-controls", None)
    if host.embedded:  # there is room for one row of controls: the others lie behind its last
        made.steps.fold(row)
    else:
        find(".viewer-more", root).prepend(row)
    if whose:
        label = el("label", "field", row)
        el("span", "", label, word("whose-view"))
        select = el("select", "", label)
        el("option", "", select, word("all-hands"), value="")
        for seat, name in enumerate(made.board.names):
            mine = made.mine == seat
            seen = word("as-you-see") if mine else word("as-seen-by", name=apart(name))
            el("option", "", select, seen, value=seat)
        select.value = "" if made.seat is None else str(made.seat)
        select.addEventListener("change", lambda event: task(change_view(page, made, select.value)))
    has_rules = page.games.of(made.board.faces.info["id"]) is not None
    if has_rules:
        button(word("play-on"), "play-on", row)
    button(word("do-picture"), "save-picture", row)
    button(word("do-compose-this"), "compose-this", row)
    if has_rules and not host.embedded:
        row.after(el("p", "facts play-on-how", None, word("play-on-how")))


async def change_view(page, made, chosen):
    """Show the same moment of a record as another seat sees it."""
    select = find("#viewer .viewer-controls select")
    if not select:  # the page shows something else by now
        return
    seat = int(chosen) if chosen else None
    answer = await page.routes.visit.during(page.engine.frames(seat, made.mine, record=made.text))
    if select.value == chosen:  # and not another meanwhile
        made.seat = seat
        made.stop()
        faces = made.board.faces
        made.show(
            answer["frames"], answer["names"], faces.info, faces.deck, None, made.at, seat or 0
        )
