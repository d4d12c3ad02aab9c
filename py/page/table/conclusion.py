"""What the end of a game has besides its points: who won and says what, and what can be done
next."""

import json

from page.logic.results import how_won, near
from page.logic.review_curve import COSTLY, percent
from page.platform.engine import EngineError
from page.platform.i18n import figure, word
from page.platform.tasks import task
from page.table import milestones
from page.table.board.seats import face
from page.ui.dom import button, dialog, el, find

NEXT = ("review", "replay")
NEXT_DAY = ("review", "days")
SHARED = ("share", "share-game", "picture")
"""Ways to share a finished game."""

said_last = []  # the sentence of the last end


def lay(table, frame, sheet, done):
    """Lay it on the sheet of the end; return the row of what can be done next. `done`: all games
    that are over."""
    display = frame["display"]
    head = find(".ending-head", sheet)
    speaks(table, display, head, len(done))
    for event in frame["events"] or table.log.events:
        if event["kind"] == "over" and display["trick"]:  # cards turned up: which one counts
            told = el("p", "told", head, event["text"])
            circle = table.order.mini and find(".circle:has(.lit)", table.order.mini)
            if circle:
                told.prepend(circle.cloneNode(True))
    if display["report"]["close"] and (table.me is None or near(display, table.me)):
        el("p", "close-end", head, display["report"]["close"])
    compared = compare(table, display)
    if compared:
        el("p", "compared", head, compared)
    row = el("div", "buttons next", sheet)
    table.session.conclude(row)
    for name in NEXT_DAY if table.day else table.session.menu(NEXT):
        button(word("do-" + name), name, row)
    if not table.day:
        button(word("do-pass-on"), "pass-on", row, aria_haspopup="dialog")
    if table.session.save.result:
        milestones.tell(table.page, row, done, bool(frame["events"]))
        if not table.day:
            table.page.concluded(row)
        if table.me not in display["winners"] and frame["events"] and table.motion.rate:
            task(seek_mistake(table, find("[data-do=review]", row)))
    return row


async def seek_mistake(table, leads):
    """After a loss, look for the decision that cost most, in the second engine. If that decided,
    the button that `leads` to the review says what it cost. It has the room from the start."""
    if not leads or table.day:
        return
    engine = table.page.engine
    try:
        record = json.dumps((await engine.ask("record"))["record"])
        judged = await engine.ponder("review", record=record, seat=table.me)
        while judged["done"] < judged["steps"] and leads.isConnected:
            judged = await engine.ponder("review", after=judged["done"])
    except EngineError:  # the review itself says what is wrong
        return
    moment = judged["moments"][0] if judged.get("moments") else None
    best, chance = (percent(moment[key]) for key in ("best", "chance")) if moment else (0, 0)
    if best - chance >= COSTLY:
        leads.textContent = word("review-costliest")
        el("small", "", leads, word("review-mistake", best=best, chance=chance))


def speaks(table, display, head, nth):
    """Show a bot who says a sentence that fits how the game was won: the one who won, or after a
    person's win, alone or with a partner, the best of the others. `nth`: the number of games that
    are over, by which sentences take turns."""
    board = table.board
    cast, scores, winners = board.seats.cast, display["scores"], display["winners"]
    bots = [seat for seat in range(len(board.names)) if cast.get(seat)]
    won = [] if table.me in winners else [seat for seat in bots if seat in winners]
    able = won or [seat for seat in bots if seat not in winners]
    if not able:
        return
    who = max(able, key=lambda seat: scores[seat % len(scores)])
    manner = [each["manner"] for each in table.page.games.cast if each["id"] == cast[who]][0]
    spoken = el("figure", "speaks")
    face(cast[who], spoken)
    told = el("figcaption", "", spoken)
    el("b", "", told, board.names[who])
    how = how_won(display) if won else ""
    if how == "near" and not (table.me is None or near(display, table.me)):
        how = ""  # it was so between others
    name = ("wins-" if won else "loses-") + manner
    ways = ("more", "other") if nth % 2 else ("other", "more")
    lines = [word(name, how=each) for each in ((how,) if how else ()) + ways]
    lines = [line for line in lines if line not in said_last] or lines
    said_last[:] = lines[:1]
    el("span", "", told, lines[0])
    head.prepend(spoken)


def compare(table, display):
    """Return the result of a game that was tried again from a position, in a sentence; or ""."""
    before, scores = table.session.save.before, display["scores"]
    if table.me is None or not before or len(before) != len(scores):
        return ""
    column = table.me % len(scores)
    return word("tried-again", before=figure(before[column]), now=figure(scores[column]))


def pass_on(page, element):
    """Show the ways of sharing."""
    ways = el("div", "menu", dialog(word("do-pass-on")))
    for name in page.table.session.menu(SHARED):
        if name in SHARED:
            el("small", "", button(word("do-" + name), name, ways), word(name + "-text"))
