"""The rulebook at the table and on rule pages: "why?", examples to step through, replays."""

import json

from pyscript import window

from page.help.examples import book, clause_of, diagram
from page.help.help import clause_link, now, of_moment
from page.logic import events
from page.platform.i18n import page_of_rules, word
from page.platform.urls import SITE
from page.replay import replay_page, viewer
from page.table.score_sheets import why_button
from page.ui.dom import answer, attribute, button, clear, dialog, el, find, is_open, js

BAR = 60  # the contents above a table on a narrow screen, in px
MARGIN = 8


def why(page, element):
    """Show the clauses behind the events asked about; from the bar, answer the question of this
    moment. The log is read at once: a move may be taken back meanwhile."""
    told, board = list(page.table.log.events), page.table.board
    rule = attribute(element, "data-rule") if element else None
    numbers = attribute(element, "data-event") if element else None
    if numbers:
        found = [told[int(number)] for number in numbers.split(" ")]
        return show_why(page, board, rule, found, told, answer(word("why")))
    if rule:
        return show_why(page, board, rule, events.last_of(told, rule), told, answer(word("why")))
    return moment(page)


async def why_here(page, element):
    """Show the clause behind what has happened in a viewer."""
    made, rule = page.viewer_of(element), attribute(element, "data-rule")
    first = max(made.at - 2 * len(made.board.names), 0)  # a trick began no earlier
    told = [event for at in range(first, made.at + 1) for event in made.frames[at]["events"]]
    await show_why(
        page, made.board, rule, events.last_of(told, rule), told, dialog(word("why"), True)
    )


async def moment(page):
    """Say what may be played now, what beats what, and why the last cards went where they did."""
    table = page.table
    body = answer(word("why"))
    now(table, el("section", "help", body))
    order = el("section", "help", body)
    told = list(table.log.events)
    event = events.last_taken(told)
    if event:
        el("h3", "", body, word("help-why"))
    last = el("div", "", body)
    rule = await of_moment(page, order)
    if is_open(body) and (event or rule):
        found = [event] if event else []
        await show_why(page, table.board, None if event else rule, found, told, last)


def last_trick(page, element):
    """Show the last trick, large, with its players; or the last capture. One sentence says why."""
    told = page.table.log.events
    event = events.last_taken(told)
    if not event:
        el("p", "", answer(word("why")), word("no-event"))
        return
    trick = page.table.frame["display"]["last_trick"] if event["kind"] == "trick" else None
    body = answer(word("last-trick" if trick else "why"))
    plays = trick["plays"] if trick else events.plays(event, told)
    row_of(page.table.board, plays, event["seat"], body)
    line = el("p", "told", body, event["text"] + " ")
    if event["rule"]:
        why_button([event], line)


def row_of(board, plays, winner, parent):
    """Show cards, if there are some; those of a trick with their players."""
    row = el("ol", "row-of-cards", parent) if plays else None
    for seat, name in plays:
        item = el("li", "" if seat is None or seat != winner else "best", row)
        board.faces.face(name, item)
        if seat is not None:
            el("span", "", item, board.names[seat])


async def show_why(page, board, rule, found, told, body):
    """Show these events, of those that are `told`, and the clause `rule`, else that of the last
    one; buttons lead to the clauses of the others."""
    several = len({event["rule"] for event in found}) > 1
    for event in found:
        line = el("p", "told", body, event["text"])
        if several:
            line.append(" ")
            clause_link(event["rule"], line)
        row_of(board, events.plays(event, told), event["seat"], body)
    rule = rule or found[-1]["rule"]
    await explain(page, board.faces.info, rule, el("div", "dialog-body", body))


async def explain(page, info, rule, body):
    """Show a clause with its examples."""
    found = await clause_of(page, info["id"], rule)
    clear(body)
    if not found:
        el("p", "", body, word("no-rules"))
        return
    text = el("div", "clause-text", body, data_of=info["id"])
    holder = el("div", "", text)
    holder.innerHTML = found["html"]
    for link in list(holder.querySelectorAll('a[href^="#"]')):
        link.setAttribute("data-do", "clause")
        link.setAttribute("data-rule", link.getAttribute("href")[1:])
    await mentions(page, info, rule, holder, text)
    place = SITE + page_of_rules(info["id"], rule)
    el("a", "clause-link", el("p", "", text), rule, href=place, title=word("rule", rule=rule))
    examples = found["examples"]
    if not examples:
        return
    el("h3", "", body, word("examples-of-others"))
    place = el("div", "", None)
    if len(examples) > 1:
        row = el("div", "buttons", body, role="group", aria_label=word("examples"))
        for n, example in enumerate(examples):
            button(example["title"], "example", row, data_rule=rule, data_n=n)
    body.append(place)
    await diagram(page, info, examples[0], place, at=examples[0]["still"])


async def mentions(page, info, rule, holder, parent):
    """Add links to the mentioned clauses, each with the title of its part of the rules."""
    sections = (await book(page, info["id"]))["sections"]
    titles = {section["id"]: section["title"] for section in sections}
    seen = [rule]
    for link in list(holder.querySelectorAll("[data-rule]")):
        other = attribute(link, "data-rule")
        title = titles.get(other.split(".")[0])
        if other in seen or not title:
            continue
        if len(seen) == 1:
            place = el("p", "mentioned", parent, word("rules-mentioned") + " ")
        seen.append(other)
        label = word("rule-about", rule=other, title=title)
        button(label, "clause", place, "mention", data_rule=other)


def info_here(page):
    """Return the game of the table or viewer."""
    return page.games.of(attribute(page.root, "data-of"))


async def other_clause(page, element):
    """Show a clause that another one refers to, in its place."""
    rule, body = attribute(element, "data-rule"), element.closest(".dialog-body")
    if not body:
        return  # a second click on it, which came when the other clause was there
    body = find(".dialog-body", body) or body  # asked for above the clauses
    find("#dialog-title").focus()  # what had the focus goes
    await explain(page, info_here(page), rule, body)


async def other_example(page, element):
    """Show another example of the clause."""
    info, rule = info_here(page), attribute(element, "data-rule")
    place = element.parentElement.nextElementSibling
    if not place:
        return  # there is another clause by now
    found = await clause_of(page, info["id"], rule)
    example = found["examples"][int(attribute(element, "data-n"))]
    await diagram(page, info, example, place, at=example["still"])


def replay(page, element):
    """Replay a finished game from its first move, all hands open. The dialog is there at once."""
    return replay_in(page, dialog(word("do-replay"), True))


async def replay_in(page, body):
    table, visit = page.table, page.routes.visit
    record = (await visit.during(page.engine.ask("record")))["record"]
    frames = (await visit.during(page.engine.frames(None, table.me, record=record)))["frames"]
    if not is_open(body):
        return
    made = viewer.make(page, el("div", "", body))
    start = 0
    while frames[start]["display"]["actor"] == "*":  # at the end it is nobody's turn
        start += 1
    board = table.board
    made.cast = board.seats.cast
    made.show(frames, board.names, table.info, board.faces.deck, None, start, table.me or 0)


def whole(page, element):
    """Go to the rule page of the game."""
    replay_page.outside(page_of_rules(page.table.info["id"]))


# On rule pages.


async def open_diagram(page, element):
    """Open the diagram of an example, whose picture was pressed, in place of another."""
    game = page.root.getAttribute("data-of")
    await page.games.load()
    found = await clause_of(page, game, attribute(element, "data-rule"))
    holder = element.closest("[data-example]")
    if not found:
        window.startup.loadFailed()
    elif not holder.classList.contains("drawn"):
        example = found["examples"][int(attribute(element, "data-n"))]
        top = holder.getBoundingClientRect().top
        close_diagram(page, None)
        holder.classList.add("drawn")
        place = el("div", "drawing", None, data_top=top)
        holder.after(place)
        left, back = attribute(element, "data-move"), attribute(element, "data-top")
        moves = [frame["move"] for frame in example["frames"]]
        at = moves.index(int(left)) if left else example["still"]
        made = await diagram(page, page.games.of(game), example, place, False, False, at)
        made.text = json.dumps(example["record"])
        button(word("play-on"), "play-on", made.root)
        el("p", "facts play-on-how", made.root, word("play-on-how"))
        button("×", "diagram-close", place, aria_label=word("close"))
        onward = "next" if at < made.ends()[1] else "back"
        made.steps.buttons[onward].focus(js({"preventScroll": True}))
        reserve(made)
        keep(holder, place, top)
        if left:  # see static/js/page/rule-page.js
            back_to(holder, float(back))
            element.removeAttribute("data-move")


def reserve(made):
    """Keep the room of the longest caption: no step moves the table below it."""
    caption, shown = made.caption, made.caption.textContent
    caption.textContent = max(made.captions.values(), key=len)
    caption.style.minHeight = str(caption.offsetHeight) + "px"
    caption.textContent = shown


def keep(holder, place, top):
    """Leave an example where it was pressed, as far as all of its table has room. The head of its
    clause stays in sight too if both have."""
    board, seen = find(".place", place), window.innerHeight - MARGIN
    for head in (holder.closest(".clause"), holder):
        end = end_of(place) - head.getBoundingClientRect().top + BAR
        room = board.getBoundingClientRect().height - (end - seen)
        place.style.setProperty("--room", str(room) + "px")
        if board.getBoundingClientRect().height <= room + 1:
            break
    back_to(holder, top)
    box = board.getBoundingClientRect()
    above, least = head.getBoundingClientRect().top - BAR, box.bottom - seen
    further = max(0, end_of(place) - seen)
    if above >= 0:
        further = max(0, least, min(further, above))
    elif least <= above:
        further = above
    window.scrollBy(0, min(further, box.top - BAR))


def end_of(place):
    """Return where a table ends that is open on a rule page, with all that is told below it."""
    parts = list(place.querySelectorAll(".place, .say, .caption"))
    return max([part.getBoundingClientRect().bottom for part in parts])


def back_to(holder, top):
    """Scroll until an example is as far from the top of the window as it was."""
    window.scrollBy(0, holder.getBoundingClientRect().top - top)


def close_diagram(page, element):
    """Show no diagram, and the picture of its example where its reader pressed it."""
    place = find(".drawing")
    if place:
        holder = place.previousElementSibling
        place.remove()
        holder.classList.remove("drawn")
        find("[data-do=diagram]", holder).focus(js({"preventScroll": True}))
        back_to(holder, float(attribute(place, "data-top")))
