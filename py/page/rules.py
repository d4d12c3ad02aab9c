"""The rulebook at the table: "why?", examples that one can step through, replays."""

import json

import records
import viewer
import words
from deck import deck
from dom import SITE, button, clear, dialog, el, find
from engine import EngineError, ask, games, offer
from pyscript import document, window
from pyscript.js_modules import speech

_books = {}


async def book(game):
    """The rulebook of a game with its examples, or None."""
    if game not in _books:
        try:
            answer = await window.fetch(SITE + "rules/" + game + ".json")
            names = json.dumps(["Seat %d" % (seat + 1) for seat in range(9)])
            text = speech.said(game, await answer.text(), names, None)
            _books[game] = json.loads(text) if answer.ok else None
        except Exception:  # no network, and not kept for offline use
            return None
    return _books[game]


def clause(rulebook, rule):
    """A clause by its number, or None."""
    for section in rulebook["sections"] if rulebook else ():
        for each in section["clauses"]:
            if each["id"] == rule:
                return each
    return None


async def of_prefix(rule):
    """What is known of the game whose rulebook a clause belongs to, or None."""
    for _, about in await games():
        if rule.startswith(about["prefix"] + "-"):
            return about
    return None


async def why(table, element):
    """The clause behind an event: the one asked about, or the last that a rule decided."""
    rule = element.getAttribute("data-rule") if element else None
    event = None
    number = element.getAttribute("data-event") if element else None
    if number:
        event = table.events[int(number)]
    elif rule:
        for each in table.events:
            if each["rule"] == rule:
                event = each
    else:
        for each in table.events:
            if each["rule"] and (each["kind"] != "played" or event is None):
                event = each
    if event and not rule:
        rule = event["rule"]
    if not rule:
        el("p", "", dialog("Why?"), words.NO_EVENT)
        return
    body = dialog("Why?", True)
    if event:
        el("p", "told", body, event["text"])
        cards = event.get("cards") or ([event["card"]] if event.get("card") else [])
        if cards:
            row = el("div", "row-of-cards", body)
            for name in cards:
                row.append(table.board.face(name))
    await explain(table.about, rule, el("div", "dialog-body", body))


async def explain(about, rule, body):
    """A clause with its examples."""
    clear(body)
    rulebook = await book(about["id"])
    found = clause(rulebook, rule)
    if not found:
        el("p", "", body, words.NO_RULE)
        return
    text = el("div", "clause-text", body, data_of=about["id"])
    el("strong", "", text, rule)
    holder = el("div", "", text)
    holder.innerHTML = found["html"]
    for link in list(holder.querySelectorAll('a[href^="#"]')):
        link.setAttribute("data-do", "clause")
        link.setAttribute("data-rule", link.getAttribute("href")[1:])
    examples = found["examples"]
    if not examples:
        return
    place = el("div", "", None)
    if len(examples) > 1:
        row = el("div", "buttons", body, role="group", aria_label="Examples")
        for n, example in enumerate(examples):
            button(example["title"], "example", row, data_rule=rule, data_n=n)
    body.append(place)
    await diagram(about, examples[0], place)
    el(
        "a",
        "",
        el("p", "", body),
        "The whole rulebook",
        href=SITE + "rules/" + about["id"] + ".html#" + rule,
    )


async def diagram(about, example, place, top=False, titled=True):
    """One example as a viewer."""
    drawings = deck(about["deck"])
    await drawings.load()
    clear(place)
    if titled:
        el("h3", "", place, example["title"])
    made = viewer.make(place if top else el("div", "", place), top)
    players = len(example["frames"][0]["display"]["hands"])
    names = ["Seat %d" % (seat + 1) for seat in range(players)]
    made.show(example["frames"], names, about, drawings, example["captions"])
    return made


async def other_example(button_, about):
    """Another example of the clause that is shown."""
    rule = button_.getAttribute("data-rule")
    found = clause(await book(about["id"]), rule)
    place = button_.parentElement.nextElementSibling
    await diagram(about, found["examples"][int(button_.getAttribute("data-n"))], place)


async def last_trick(table):
    """The last trick, large, and why it went where it went."""
    for number in range(len(table.events) - 1, -1, -1):
        if table.events[number]["kind"] == "trick":
            holder = el("i", data_event=number, data_rule=table.events[number]["rule"])
            await why(table, holder)
            return
    await why(table, None)


async def replay(table):
    """A finished game from its first move, all hands open."""
    record = (await ask("record"))["record"]
    answer = await ask("frames", record=record, you=table.me)
    body = dialog("Replay", True)
    made = viewer.make(el("div", "", body))
    start = 0
    for at, frame in enumerate(answer["frames"]):
        if frame["display"]["actor"] != "*":
            start = at
            break
    made.show(
        answer["frames"],
        table.board.names,
        table.about,
        table.board.deck,
        None,
        start,
        table.me or 0,
    )


# Pages of their own: an example, the rule pages.


async def page_of_example(rule, root):
    """`?example=SR-4.2` (its first) or `SR-4.2/2`. EngineError if there is none."""
    rule, _, number = rule.partition("/")
    about = await of_prefix(rule)
    found = clause(await book(about["id"]), rule) if about else None
    examples = found["examples"] if found else []
    at = int(number) - 1 if number.isdigit() else 0
    if not 0 <= at < len(examples):
        raise EngineError("example: there is no example " + rule + (number and "/" + number))
    document.documentElement.setAttribute("data-of", about["id"])
    records.surround(root, about, examples[at]["title"], rule)
    made = await diagram(about, examples[at], find(".viewer-place", root), True, False)
    records.controls(root, made, examples[at]["record"], (), False)
    text = el("div", "clause-text", find(".viewer-more", root))
    el("strong", "", text, rule)
    el("div", "", text).innerHTML = found["html"]
    return made


async def rule_page():
    """On a rule page: a button to each example, which puts a diagram in the place of its words."""
    await games()
    for holder in list(document.querySelectorAll("[data-example]")):
        title = find("h3", holder)
        made = button(
            "Show on the table",
            "diagram",
            None,
            data_rule=holder.getAttribute("data-example"),
            data_n=holder.getAttribute("data-n"),
        )
        if title:
            title.after(made)


async def open_diagram(element):
    """The diagram of the example whose button was pressed."""
    game = document.documentElement.getAttribute("data-of")
    found = clause(await book(game), element.getAttribute("data-rule"))
    holder = element.closest("[data-example]")
    if found:
        await diagram(offer(game), found["examples"][int(element.getAttribute("data-n"))], holder)
        find("[data-step=next]", holder).focus()
