"""Sessions of people at several devices: the host's, and a guest's.

The host's invitations are in `host_lobby.py`, a guest's way to the table in `guest.py`.
"""

import asyncio
import json

from pyscript import window

from page.multiplayer.pass_and_play import Cover
from page.platform.i18n import word
from page.platform.tasks import task
from page.table.save import Keeper
from page.table.session import Session
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
    session = company.page.table.session
    if what == "phrase":
        if at_table(company):
            session.hear_phrase(told["seat"], told["phrase"])
    elif what == "bot":
        asked = word("bot-asked", name=told["name"])
        propose(asked, word("bot-agree"), lambda: company.agree(told["seat"]))
    elif what == "people":
        company.people = {person["seat"]: person["is"] for person in told["people"]}
        if at_table(company):
            session.shown()


def at_table(company):
    """Return whether the table of these people is on the page."""
    table = company.page.table
    return table.frame is not None and table.session.company is company


class SharedSession(Session):
    """The people from other devices: who is there, who is away, and what they call to each
    other."""

    def how(self, seat):
        """Return how somebody at another device is; None if nobody there has this seat."""
        return self.company.people.get(seat)

    def is_away(self, seat):
        """Return whether somebody at another device is away."""
        return self.how(seat) in ("away", "free")

    def seated(self, people):
        """Have the places of `people` be asked about. A guest's table names its seat."""
        table = self.table
        if self.is_remote and table.me is not None:
            table.root.setAttribute("data-seat", str(table.me))
        for seat in people:
            place = table.board.seats.all[seat]
            if place.fan:
                place.ask()
        self.paint(False)

    def shown(self):
        self.paint()
        self.stand()

    def paint(self, told=True):
        """Mark absent players, and say it once if it is to be `told`."""
        board = self.table.board
        for seat, place in enumerate(board.seats.all if self.table.frame else ()):
            away, bot = self.is_away(seat), self.how(seat) == "bot"
            here = place.plate.classList
            if here.contains("away") != away or here.contains("stood-in") != bot:
                here.toggle("away", away)
                here.toggle("stood-in", bot)
                place.numbers.setAttribute("data-away", word("stood-in" if bot else "away"))
                said = "bot-plays-for" if bot else "is-back"
                if told:
                    say(word("is-away" if away else said, name=board.names[seat]))

    def instead(self):
        """Return the sentence about a player without whom the game does not go on, or ""."""
        frame = self.table.frame
        if frame is None or frame["status"] == "over":
            return ""
        actor = frame["display"]["actor"]
        if not self.cut_off() and type(actor) is int and self.is_away(actor):
            return word("is-away", name=self.table.board.names[actor])
        return self.cut_off()

    def stand(self):
        """Show who is missed, and let the host do something about it; or show it no longer."""
        table = self.table
        if self.cut_off():
            return
        line, was = self.instead(), table.root.hasAttribute("data-missed")
        actor = str(table.frame["display"]["actor"]) if line else ""
        offered = find("[data-offered]", table.board.acts)
        if offered and attribute(offered, "data-offered") != actor:
            offered.remove()
            offered = None
        if line:
            table.line.ask(line)
            if not self.is_remote and not offered:
                self.offer_bot(int(actor))
        elif was and table.frame["status"] == "waiting":
            table.line.ask(table.frame["prompt"] or "")
        table.root.toggleAttribute("data-missed", bool(line))
        focus.mend(self.page)

    def offer_bot(self, seat):
        """Show what the host can do about an absent player whose turn it is."""
        acts, name = self.table.board.acts, self.table.board.names[seat]
        row = el("div", "offered", acts, data_offered=seat)
        button(word("invite-again"), "people", row, "primary")
        button(word("bot-agree"), lambda: self.company.seat_bot(seat, name), row)

    def introduce(self, seat, parent):
        """Show a person on the sheet of the players; for the host with actions for somebody who is
        away."""
        name, how = self.table.board.names[seat], self.how(seat)
        far = how and not self.cut_off()
        if self.is_away(seat):
            told = word("is-away", name=name)
        elif far:
            told = word("bot-plays" if how == "bot" else "is-here", name=name)
        else:
            told = word("is-person", name=name)
        el("p", "told", parent, told)
        if far and how != "here" and not self.is_remote:
            row = el("div", "buttons", parent)
            button(word("invite-again"), "people", row, "primary")
            if self.is_away(seat):
                seat_bot = self.company.seat_bot
                button(word("bot-instead", name=name), lambda: seat_bot(seat, name), row)

    def hear_phrase(self, seat, phrase):
        """Show a phrase of a player; after the game, the host can accept "Play again?" at once."""
        table = self.table
        text = word("phrase-" + phrase)
        line = word("said-by", name=table.board.names[seat], text=text)
        if phrase == "again" and not self.is_remote and table.frame["status"] == "over":
            propose(line, word("play-again"), self.page.routes.again)
        elif open_dialog():
            notice(line)
        else:
            say(line)
            bubble = table.board.bubble(seat, text)
            bubble.classList.add("phrase")
            window.setTimeout(lambda: bubble.remove(), STAYS)  # noqa: PLW0108

    def conclude(self, row):
        task(self.judge(row.parentElement))

    async def judge(self, body):
        """Check whether the cards of the game follow from the secrets that this device and all
        others gave before the deal. It asks the engine, perhaps for the first time on this
        device."""
        engine = self.page.engine
        answer = await engine.ask("record")
        if "honest" not in answer["record"]:
            return
        place = el("p", "judged", body, word("deal-checking"), role="status")
        faults = (await engine.ponder("honest", record=answer["record"]))["faults"]
        holds = answer.get("holds", True)
        fails = faults or holds is False
        if fails:
            place.textContent = word("deal-fails") + " "
            el("small", "", place, faults[0] if faults else "")
        else:
            place.textContent = word("deal-holds" if holds else "deal-unseen")
        place.setAttribute("data-deal", "fails" if fails else "holds")


class HostSession(SharedSession):
    """The engine is here. Moves of guests arrive by a subscription to `static/js/peers/hub.js`."""

    def __init__(self, table, save, setup):
        cover = Cover(table) if len(setup["people"]) > 1 else None
        super().__init__(table, save, cover=cover, company=table.page.inviting)
        self.hub = self.company.module
        self.moves = []  # of guests, still to be shown
        self.news = asyncio.Event()

    def begin(self, frame):
        self.hub.subscribe(self.on_answer)

    def on_answer(self, answer):
        """Take the engine's answer to a guest's move; or None, when a bot takes a seat or leaves
        it."""
        if answer:
            self.moves.append(self.kept(self.page.engine.read(answer)))
        self.news.set()

    def next(self):
        """Return the next frame, to be waited for: after a move of chance, of a bot, or of a
        guest."""
        return super().next() if self.hub.isWaiting() and not self.moves else self

    async def result(self):
        """Wait for a guest, or for the bot that takes their place."""
        while True:
            while self.moves:
                frame = await self.moves.pop(0).result()
                if frame["move"] > self.table.frame["move"]:  # else it is shown already
                    return frame
            if self.hub.isWaiting():
                return await super().next().result()
            self.news.clear()
            await self.news.wait()

    def menu(self, names):
        return ["people", "phrases"] + list(names)

    def conclude(self, row):
        super().conclude(row)
        Session.conclude(self, row)


class GuestSession(SharedSession):
    """The engine is on the host's device. Frames arrive by a subscription to
    `static/js/peers/guest.js`."""

    is_remote = True

    def __init__(self, table, setup):
        guest = table.page.guest
        super().__init__(table, Unkept(guest, setup), company=guest)
        self.host = setup["host"]  # the seat
        self.news = asyncio.Event()

    def begin(self, frame):
        self.company.module.subscribe(self.news.set)

    def next(self):
        return self

    def act(self, action):
        """Send an action of the person; return the next frame, to be waited for."""
        self.company.module.act(action["action"])
        return self

    async def result(self):
        while True:
            self.news.clear()
            answer = self.company.module.next()
            if answer:
                return await self.kept(self.page.engine.read(answer)).result()
            await self.news.wait()

    def done(self, action, at):
        self.lift(at)

    def thinker(self, at):
        """Show nobody thinking: the engine of this device has no part in the game."""

    def mark(self):
        return word("watching") if self.table.me is None else None

    def unkept(self):
        return ""

    def cut_off(self):
        return self.company.cut() if self.table.frame else ""

    def goes_on(self):
        self.table.line.ask(word("host-goes-on", name=self.table.board.names[self.host]))

    def is_away(self, seat):
        """Of others than the host a player without connection knows nothing."""
        return seat == self.host if self.cut_off() else super().is_away(seat)

    def cut(self):
        """Handle the lost connection: nothing can be done until there is another."""
        table = self.table
        self.paint(False)
        if table.frame["status"] == "over":
            asked = find(".ending [data-do=ask-again]")
            if asked:
                self.wish(asked.parentElement)
                asked.remove()
            return
        table.turn.end()
        table.line.ask("")
        clear(table.board.acts)
        self.company.ways_back(el("div", "offered", table.board.acts))
        say(self.cut_off())

    def menu(self, names):
        # Spectators are silent.
        phrases = [] if self.table.frame["seat"] is None else ["phrases"]
        known = self.page.commands.by_name
        return phrases + [name for name in names if not known[name].host_only]

    def conclude(self, row):
        super().conclude(row)
        if self.table.frame["seat"] is not None:
            self.wish(row)

    def wish(self, row):
        """Offer to ask for another game, while the host is there."""
        if self.cut_off():
            row.before(el("p", "told", None, self.cut_off(), role="status"))
        else:
            button(word("play-again"), "ask-again", row, "primary")


class Unkept(Keeper):
    """A guest's save: the host's device has the game, and this one the way to it."""

    def __init__(self, guest, setup):
        self.guest = guest
        task(guest.remember(setup))

    def keep(self, frame):
        """Forget the way to a finished game."""
        if frame["status"] == "over":
            task(self.guest.remember(None))


def ask_again(page, element):
    """Ask the host for another game, as a guest."""
    close_dialog()
    page.guest.call_out("again")
    session = page.table.session
    line = "is-away" if session.is_away(session.host) else "wish-sent"
    notice(word(line, name=page.table.board.names[session.host]))


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
