"""The help screen, and the order of cards at full size."""

from page.logic.figures import natural
from page.platform.engine import EngineError
from page.platform.i18n import figure, gap, word
from page.table.board import card_order as orders
from page.ui.dom import attribute, button, dialog, el, find, is_open
from page.ui.glossary import fill, known

MANY = 6  # options that are explained at once; more of them wait behind a line
DECIDING = ("order", "capture", "chain")  # topics of help


async def screen(page, element):
    """Show the current question, the game on one page, and its terms."""
    table = page.table
    body = dialog(word("help-of", game=table.info["title"]), True)
    now(table, el("section", "help", body))
    place = el("section", "help", body)
    row = el("div", "buttons", body)
    for do, label in (
        ("last", "help-why"),
        ("rules", "all-rules"),
        ("everybody", "everybody"),
        ("keys", "do-keys"),
    ):
        button(word(label), do, row)
    try:
        sections = (await page.engine.ask("help"))["sections"]
    except EngineError:
        el("p", "", place, word("missing"))
        button(word("try-again"), "help", place)
        return
    if not is_open(place):
        return
    for section in sections:
        write(table.board.faces, table.order.shown, section, place)
    words = el("details", "", place)
    el("summary", "", words, word("terms"))
    list_ = el("dl", "terms", words)
    for term in known:
        el("dt", "", list_, term["term"])
        el("dd", "", list_, term["text"])


async def of_question(page, element):
    """Write the game of the question of the day on one page."""
    made = page.routes.viewer
    if not made:  # it has been left since the press
        return
    faces, order = made.board.faces, made.frames[made.at]["order"]
    place = el("section", "help", dialog(word("help-of", game=faces.info["title"]), True))
    for section in (await page.engine.ask("help", **made.asking.asked))["sections"]:
        write(faces, order, section, place)


def write(faces, shown, section, place):
    """Write a section of the help; that of the order `shown` with its drawing, if that is a circle:
    the rows show the steps of a ladder."""
    el("h3", "", place, section["title"])
    pictures(faces, section["now"], place)
    if section["topic"] == "order" and shown and shown["ring"]:
        orders.draw(faces.deck, shown, el("div", "", place))
    fill(el("p", "", place), section["text"])
    if section["table"]:
        points(section["table"], place)
    pictures(faces, section["rows"], place)


def points(told, place):
    """Write a table of what is worth how many points."""
    table = el("table", "worth", place)
    head = el("tr", "", el("thead", "", table))
    el("td", "", head)
    for text in told["heads"]:
        el("th", "", head, text, scope="col")
    body = el("tbody", "", table)
    for row in told["rows"]:
        line = el("tr", "", body)
        el("th", "", line, row["label"], scope="row")
        for number in row["points"]:
            el("td", "", line, figure(number))


async def of_moment(page, place):
    """Write why a card of the hand cannot be played, and what beats what; in a game without an
    order of cards, what a turn is. Return the clause that forbids the card, or None."""
    table, rule = page.table, None
    dull = find(".hand [data-card]:not([data-action], [data-copy])", table.root)
    try:
        if dull and table.turn.actions:
            why = await page.engine.ask("refusal", action="play " + attribute(dull, "data-card"))
            rule = why["rule"]
            line = el("p", "", place, why["text"] + " ")
            clause_link(rule, line)
        sections = (await page.engine.ask("help"))["sections"]
    except EngineError:
        return rule
    found = [each for each in sections if each["topic"] in DECIDING]
    for section in found or [each for each in sections if each["topic"] == "turn"]:
        write(table.board.faces, table.order.shown, section, place)
    return rule


def clause_link(rule, parent):
    """Add a button that shows a clause in the place of the one below."""
    title = word("rule", rule=rule)
    button(word("why"), "clause", parent, "mention", data_rule=rule, title=title)


def now(table, place):
    """Show the question, and the meaning of each action; cards are asked about one by one."""
    prompt, actions = table.board.prompt.textContent, table.turn.actions
    if not prompt:
        return
    el("h3", "", place, word("help-now"))
    fill(el("p", "told", place), prompt)
    if any(action["taps"] for action in actions):
        told = el("p", "", place)
        el("span", "by-pointer", told, word("help-card"))
        el("span", "by-touch", told, word("help-card-touch"))
        el("span", "by-key", told, gap() + word("help-card-key"))
    options = [each for each in actions if not each["taps"] and explained(each)]
    options.sort(key=lambda each: natural(each["action"]))
    if len(options) > MANY:
        more = el("details", "", place)
        el("summary", "", more, word("help-options"))
        place = more
    list_ = el("dl", "terms", place)
    for action in options:
        el("dt", "", list_, action["label"])
        for text in explained(action):
            fill(el("dd", "", list_), text)


def explained(action):
    """Return what is known of an action besides its name."""
    return [action[key] for key in ("detail", "meaning", "risk") if action[key]]


def pictures(faces, rows, place):
    """Return rows of small cards, each with its text."""
    for row in rows:
        line = el("div", "help-row", place)
        cards = el("div", "minis", line)
        for name in row["cards"]:
            made = faces.face(name, cards)
            if name in row.get("best", ()):
                made.classList.add("best")
        fill(el("p", "", line), row["text"])


async def order(page, element):
    """Show the order of cards, large, explained by the cards on the table and by examples."""
    shown = page.table.order.shown
    body = dialog(word("order"))
    place = el("div", "", el("div", "order-sheet", body))
    if shown["steps"]:
        orders.draw(page.table.board.faces.deck, shown, place)
    fill(el("p", "", body), shown["note"] or "")
    told = el("section", "help", body)
    button(word("do-help"), "help", el("div", "buttons", body))
    try:
        sections = (await page.engine.ask("help"))["sections"]
    except EngineError:  # the drawing is there; the screen of help offers to try again
        return
    if is_open(told):
        for section in sections:
            if section["topic"] == "order" or (shown["ring"] and section["topic"] in DECIDING):
                pictures(page.table.board.faces, section["now"], told)
                fill(el("p", "", told), section["text"])
                if shown["ring"]:  # else the drawing has said it
                    pictures(page.table.board.faces, section["rows"], told)
