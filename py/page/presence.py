"""Who is at the table from other devices: who is there and who is away, and what they call to each
other. For host and guests alike; the host's invitations are in `inviting.py`."""

import json

from commands import HOSTS
from dom import button, close_dialog, dialog, el, notice, propose, say
from speech import word

CHANNEL = "rondas-answer"
"""Of this device: through which an answer comes that was opened in another tab."""
PHRASES = ("hello", "well-played", "thanks", "moment", "again", "bye")
"""As `static/js/peers/schema.mjs` has them."""


def heard(page, what, text):
    """What came over the wire: `people`, a `phrase`, or whether a `bot` may play for somebody."""
    told = json.loads(text)
    table = page.table
    if what == "phrase":
        if table.frame is not None:
            show(page, told["seat"], told["phrase"])
    elif what == "bot":
        asked = word("bot-asked", name=told["name"])
        propose(asked, word("bot-agree"), lambda: page.guest.agree(told["seat"]))
    elif what == "people":
        table.people = {}
        for person in told["people"]:
            table.people[person["seat"]] = person["is"]
        paint(table)


def show(page, seat, phrase):
    """Somebody says something to all. The host can take him at his word."""
    table = page.table
    line = word("said-by", name=table.board.names[seat], text=word("phrase-" + phrase))
    if phrase == "again" and not table.remote and table.frame["status"] == "over":
        propose(line, word("play-again"), page.routes.again)
    else:
        notice(line)


def paint(table):
    """Marks who is away, and says it once."""
    if table.frame is None:
        return
    for seat in table.people:
        if seat < len(table.board.seats.all):
            place = table.board.seats.all[seat]
            away = table.people[seat] in ("away", "free")
            if place.plate.classList.contains("away") != away:
                place.plate.classList.toggle("away", away)
                place.name.setAttribute("data-away", " · " + word("away"))
                said = "bot-plays" if table.people[seat] == "bot" else "is-back"
                say(word("is-away" if away else said, name=table.board.names[seat]))


# The menu, and the end of a game.


def menu(table, names):
    """What is in the menu, or at the end, of a table with people at other devices."""
    if not table.remote:
        return ["people", "phrases"] + list(names)
    # Who only watches is silent.
    phrases = [] if table.frame["seat"] is None else ["phrases"]
    return phrases + [name for name in names if name not in HOSTS]


def speaker_of(page):
    """Who speaks for the person here."""
    return page.guest if page.table.remote else page.inviting


def ask_again(page, element):
    """A guest asks the host for another game."""
    close_dialog()
    page.guest.call_out("again")


async def judge(page, body):
    """At the end of a game: whether its cards follow from what this device, and all others, gave
    before the deal. The engine is asked, if need be for the first time on this device."""
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
    """What can be called to the others: a dialog of few words."""
    speaker = speaker_of(page)
    if not speaker:
        return
    list_ = el("div", "menu", dialog(word("do-phrases")))
    for name in PHRASES:
        button(word("phrase-" + name), None, list_).onclick = saying(speaker, name)


def saying(speaker, name):
    def run(event):
        close_dialog()
        speaker.call_out(name)

    return run
