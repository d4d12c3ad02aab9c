"""The people from other devices: who is there, who is away, and what they call to each other.

It serves host and guests alike; the host's invitations are in `host_lobby.py`.
"""

import json

from pyscript import window

from page.platform.i18n import word
from page.ui import focus
from page.ui.dom import (
    attribute,
    button,
    clear,
    close_dialog,
    dialog,
    el,
    find,
    notice,
    open_dialog,
    propose,
    say,
)

CHANNEL = "rondas-answer"
"""The channel of this device for an answer from another tab."""
ANSWERED = "rondas-answered"
"""The channel on which that tab hears the result."""
STAYS = 5000  # of what was said, beside who said it, in ms


def on_news(company, what, text):
    """Handle a message from another device: `people`, a `phrase`, or the question whether a `bot`
    may play for somebody. `company`: the connection, see `SharedSession`."""
    told = json.loads(text)
    page, table = company.page, company.page.table
    if what == "phrase":
        if at_table(company):
            show(page, told["seat"], told["phrase"])
    elif what == "bot":
        asked = word("bot-asked", name=told["name"])
        propose(asked, word("bot-agree"), lambda: company.agree(told["seat"]))
    elif what == "people":
        company.people = {person["seat"]: person["is"] for person in told["people"]}
        if at_table(company):
            paint(table)
            stand(table)


def at_table(company):
    """Return whether the table of these people is on the page."""
    table = company.page.table
    return table.frame is not None and table.session.company is company


def show(page, seat, phrase):
    """Show a phrase of a player; after the game, the host can accept "Play again?" at once."""
    table = page.table
    text = word("phrase-" + phrase)
    line = word("said-by", name=table.board.names[seat], text=text)
    if phrase == "again" and not table.session.is_remote and table.frame["status"] == "over":
        propose(line, word("play-again"), page.routes.again)
    elif open_dialog():
        notice(line)
    else:
        say(line)
        bubble = table.board.bubble(seat, text)
        bubble.classList.add("phrase")
        window.setTimeout(lambda: bubble.remove(), STAYS)  # noqa: PLW0108


def paint(table, told=True):
    """Mark absent players, and say it once if it is to be `told`."""
    if table.frame is None:
        return
    for seat, place in enumerate(table.board.seats.all):
        away, bot = is_away(table, seat), how(table, seat) == "bot"
        here = place.plate.classList
        if here.contains("away") != away or here.contains("stood-in") != bot:
            here.toggle("away", away)
            here.toggle("stood-in", bot)
            place.numbers.setAttribute("data-away", word("stood-in" if bot else "away"))
            said = "bot-plays-for" if bot else "is-back"
            if told:
                say(word("is-away" if away else said, name=table.board.names[seat]))


def how(table, seat):
    """Return how somebody at another device is; None if nobody there has this seat."""
    company = table.session.company
    return company.people.get(seat) if company else None


def is_away(table, seat):
    """Return whether somebody at another device is away. A player without connection knows it of
    the host only."""
    if table.session.cut_off():
        return seat == table.session.host
    return how(table, seat) in ("away", "free")


def cut(page):
    """Handle the lost connection of a guest: nothing can be done until there is another."""
    table = page.table
    paint(table, False)
    if table.frame["status"] == "over":
        asked = find(".ending [data-do=ask-again]")
        if asked:
            wish(table, asked.parentElement)
            asked.remove()
        return
    table.turn.end()
    table.line.ask("")
    clear(table.board.acts)
    table.page.guest.ways_back(el("div", "offered", table.board.acts))
    say(table.session.cut_off())


def missed(table):
    """Return the sentence about a player without whom the game does not go on, or ""."""
    frame = table.frame
    if frame is None or frame["status"] == "over":
        return ""
    actor = frame["display"]["actor"]
    if not table.session.cut_off() and type(actor) is int and is_away(table, actor):
        return word("is-away", name=table.board.names[actor])
    return table.session.cut_off()


def stand(table):
    """Show who is missed, and let the host do something about it; or show it no longer."""
    if table.frame is None or table.session.cut_off():
        return
    line, was = missed(table), table.root.hasAttribute("data-missed")
    actor = str(table.frame["display"]["actor"]) if line else ""
    offered = find("[data-offered]", table.board.acts)
    if offered and attribute(offered, "data-offered") != actor:
        offered.remove()
        offered = None
    if line:
        table.line.ask(line)
        if not table.session.is_remote and not offered:
            offer_bot(table, int(actor))
    elif was and table.frame["status"] == "waiting":
        table.line.ask(table.frame["prompt"] or "")
    table.root.toggleAttribute("data-missed", bool(line))
    focus.mend(table.page)


def offer_bot(table, seat):
    """Show what the host can do about an absent player whose turn it is."""
    inviting, name = table.page.inviting, table.board.names[seat]
    row = el("div", "offered", table.board.acts, data_offered=seat)
    button(word("invite-again"), "people", row, "primary")
    made = button(word("bot-agree"), None, row)
    made.onclick = lambda event: inviting.seat_bot(seat, name)


def seat_down(table, people):
    """Prepare for a new table: places of `people` can be asked about. A guest's table names its
    seat."""
    if table.session.is_remote and table.me is not None:
        table.root.setAttribute("data-seat", str(table.me))
    for seat in people:
        place = table.board.seats.all[seat]
        if place.fan:
            place.ask()
    paint(table, False)


def person(table, seat, sheet):
    """Show a person on the sheet of the players; for the host with actions for somebody who is
    away."""
    name = table.board.names[seat]
    far = how(table, seat) and not table.session.cut_off()
    if is_away(table, seat):
        told = word("is-away", name=name)
    elif far:
        told = word("bot-plays" if how(table, seat) == "bot" else "is-here", name=name)
    else:
        told = word("is-person", name=name)
    el("p", "told", sheet, told)
    if far and how(table, seat) != "here" and not table.session.is_remote:
        row = el("div", "buttons", sheet)
        button(word("invite-again"), "people", row, "primary")
        if is_away(table, seat):
            made = button(word("bot-instead", name=name), None, row)
            made.onclick = lambda event: table.page.inviting.seat_bot(seat, name)


# The menu, and the end of a game.


def menu(table, names):
    """Return entries for the menu, or for the end, of a table with people at other devices."""
    if not table.session.is_remote:
        return ["people", "phrases"] + list(names)
    # Spectators are silent.
    phrases = [] if table.frame["seat"] is None else ["phrases"]
    known = table.page.commands.by_name
    return phrases + [name for name in names if not known[name].host_only]


def ask_again(page, element):
    """Ask the host for another game, as a guest."""
    close_dialog()
    page.guest.call_out("again")
    table, host = page.table, page.table.session.host
    line = "is-away" if is_away(table, host) else "wish-sent"
    notice(word(line, name=table.board.names[host]))


def wish(table, row):
    """Offer a guest to ask for another game, while the host is there."""
    if table.session.cut_off():
        row.before(el("p", "told", None, table.session.cut_off(), role="status"))
    else:
        button(word("play-again"), "ask-again", row, "primary")


async def judge(page, body):
    """Check at the end of a game whether its cards follow from the secrets that this device and all
    others gave before the deal. It asks the engine, perhaps for the first time on this device."""
    answer = await page.engine.ask("record")
    if "honest" not in answer["record"]:
        return
    place = el("p", "judged", body, word("deal-checking"), role="status")
    faults = (await page.engine.ponder("honest", record=answer["record"]))["faults"]
    holds = answer.get("holds", True)
    if faults or holds is False:
        place.textContent = word("deal-fails") + " "
        el("small", "", place, faults[0] if faults else "")
    else:
        place.textContent = word("deal-holds" if holds else "deal-unseen")
    place.setAttribute("data-deal", "fails" if faults or holds is False else "holds")


def phrases(page, element):
    """Show the phrases: a dialog of few words."""
    company = page.table.session.company
    if not company:
        return
    list_ = el("div", "menu", dialog(word("do-phrases")))

    def say_it(event):
        close_dialog()
        company.call_out(attribute(event.target, "data-phrase"))

    for name in window.constants.phrases:
        button(word("phrase-" + name), None, list_, data_phrase=name).onclick = say_it
