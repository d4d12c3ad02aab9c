"""The host's page: invitations for seats of people at other devices, and their answers. The
connections are in `static/js/peers/hub.js`."""

import json

from pyscript import window
from pyscript.js_modules import browser_calls, share

from page.app.sharing import absolute, to_copy
from page.multiplayer import presence
from page.platform.engine import EngineError
from page.platform.i18n import word
from page.platform.tasks import task
from page.ui.dom import LITERAL, button, clear, close_dialog, dialog, el, find, is_open, notice, say


class Inviting:
    """The state of the host's invitations, once per page: guests stay from one game to the next."""

    def __init__(self, page):
        self.page = page
        self.module = None
        self.people = {}  # how the guests are, by seat
        self.body = None  # of the dialog with the invitations
        self.drawn = {}  # QR codes by address
        self.unfolded = {}  # by seat: whether the QR code is shown, where somebody has chosen
        self.pending = False  # somebody is still to come
        self.here = 0  # how many have come
        self.last = ""  # that was told, while there was no dialog to stand in
        self.line = ""  # that stands in the dialog
        channel = window.BroadcastChannel.new(presence.CHANNEL)
        channel.onmessage = lambda event: task(self.pass_on(str(event.data)))

    async def lay(self, visit, request):
        """Prepare the places for the guests of an `open` request, before it is sent."""
        if not self.module:
            self.module = await visit.during(browser_calls.peers("hub"))
        if not self.module.able:
            raise EngineError(word("no-connections"))
        seats = [{"seat": at, "name": request["names"][at]} for at in request["guests"]]
        self.last = ""
        await visit.during(self.module.lay(json.dumps(seats), self.hear))
        self.me = request["people"][0]
        self.names = request["names"]
        offer = self.page.offers.of(request["game"])
        self.game = (offer["id"], offer["title"]) if offer else ("", "")
        self.pending = self.awaited()
        self.here = self.arrived()
        if self.pending:
            self.wait()
            window.startup.loaded()  # it is people who are waited for
            self.open()
            self.report(self.last)

    def wait(self):
        """Show who is awaited, with a way back to closed invitations."""
        table = self.page.table
        table.status("waiting")
        table.line.ask(word("waiting-for-guests"))
        self.name_plates()
        clear(table.board.acts)
        button(word("do-people"), "people", table.board.acts, "primary")

    def name_plates(self):
        """Show the players on the table that is still empty."""
        root = self.page.table.root
        plates = list(root.querySelectorAll(".seats .plate"))
        around = [(self.me + 1 + step) % len(self.names) for step in range(len(plates))]
        for seat, plate in zip(around, plates):
            clear(plate)
            el("span", "who", el("span", "name", plate), self.names[seat])
        for place in self.places():
            if place["seat"] in around:
                state = word("is-there" if place["is"] == "here" else "not-yet")
                el("span", "nums", plates[around.index(place["seat"])], state)

    def leave(self):
        """Clean up after a table that could not be opened."""
        if self.body and is_open(self.body):
            close_dialog()
        if self.module:
            self.module.leave()

    def places(self):
        """Return the places, and the state of their invitations."""
        return json.loads(self.module.listed())

    def awaited(self):
        """Return whether somebody is still to come. If all spectators share one link, it stays
        open, and nobody waits for them."""
        places = self.places()
        if self.module.meets():
            places = [place for place in places if place["seat"] is not None]
        return any(place["is"] in ("free", "away") for place in places)

    def arrived(self):
        """Return how many people are there."""
        return len([place for place in self.places() if place["is"] == "here"])

    def hear(self, what, text):
        page = self.page
        if what == "people":
            people = [each for each in self.places() if each["seat"] is not None]
            presence.heard(self, what, json.dumps({"people": people}))
            if self.body and self.line == word("answer-done"):
                self.report("")
            self.paint()
            before, self.pending = self.pending, self.awaited()
            there, self.here = self.here, self.arrived()
            has_come = self.here > there
            if has_come and before and not self.pending and self.body and is_open(self.body):
                close_dialog()
            elif self.pending and find('.acts > [data-do="people"]', page.table.root):
                self.name_plates()
        elif what == "waiting":
            if self.awaited():
                self.wait()
        elif what == "phrase":
            presence.heard(self, what, text)
        else:
            line = word("guest-" + what, name=text)
            notice(line)
            if self.body and is_open(self.body):
                self.report(line)
            else:
                self.last = line

    def call_out(self, name):
        self.module.say(name, self.me)

    # The dialog.

    def open(self):
        self.body = dialog(word("do-people"), True)
        self.present = el("div", "", self.body)
        self.way = el("ol", "way-in", self.body)
        first = el("li", "", self.way)
        self.lead = el("p", "", first)
        self.list = el("div", "invitations", first)
        second = el("li", "", self.way)
        el("p", "", second, word("invite-answer"))
        label = el("label", "", second, word("answer-of-guest"))
        row = el("div", "answer-row", label.parentElement)
        self.box = el("input", "", row, type="text", **LITERAL)
        self.box.id = "answer-of-guest"
        label.htmlFor = self.box.id
        self.box.setAttribute("data-answer-box", "")
        self.box.onkeydown = self.on_key
        button(word("let-in"), None, row, "primary").onclick = lambda event: self.take()
        self.told = el("p", "told", self.body, role="status")
        watch = button(word("invite-watcher"), None, self.body, "plain watching")
        watch.onclick = lambda event: self.module.watch()
        el("p", "invite-note", self.body, word("honest-note"))
        self.paint()

    def paint(self):
        if not self.body or not is_open(self.body):
            return
        clear(self.list)
        clear(self.present)
        # With a rendezvous a link is enough.
        meets = self.module.meets()
        for step in list(self.way.children)[1:]:
            step.hidden = meets
        self.way.classList.toggle("alone", meets)
        self.lead.textContent = word("invite-link-alone" if meets else "invite-link")
        places = self.places()
        awaited = [place for place in places if place["is"] != "here"]
        self.way.hidden = not awaited
        self.present.hidden = len(awaited) == len(places)
        self.roomy = len(awaited) == 1 or window.innerWidth >= 600
        for place in awaited:
            self.invitation(place)
        for place in places:
            if place["is"] == "here":
                name = place["name"] or word("watcher")
                el("p", "told", self.present, word("is-here", name=name))

    def invitation(self, place):
        seat, code = place["seat"], place["code"]
        name = place["name"] or word("watcher")
        box = el("section", "invited", self.list, aria_label=name)
        el("h3", "", box, name)
        if place["is"] == "bot":
            el("p", "", box, word("bot-plays"))
        if not code:
            el("p", "", box, word("invitation-coming"))
            return
        address = self.address(code, place)
        row = el("div", "buttons", box)
        send = button(word("invitation-send"), None, row, "primary")
        send.onclick = lambda event: task(self.send(address, row))
        folded = el("details", "qr-code", box)
        folded.open = self.unfolded.get(seat, self.roomy)
        fold = el("summary", "", folded, word("qr-code"))
        fold.onclick = lambda event: self.unfolded.update({seat: not folded.open})
        to = "watch" if seat is None else seat
        link = el(
            "a",
            "qr",
            folded,
            href=address,
            target="_blank",
            rel="noopener",
            data_invite=to,
            aria_label=word("invitation-picture", name=name),
        )
        task(self.draw(link, address))
        if place["bound"]:
            made = button(word("invitation-new"), None, row)
            made.onclick = lambda event: self.module.renew(seat)
        if seat is not None and place["is"] != "bot":
            made = button(word("bot-instead", name=name), None, box, "plain")
            made.onclick = lambda event: self.seat_bot(seat, name)

    def address(self, code, place):
        """Return the anchor of an invitation: its code, and words for people. No server sees it."""
        told = window.URLSearchParams.new()
        told.set("game", self.game[0])
        told.set("from", self.names[self.me])
        if place["name"]:
            told.set("as", place["name"])
        return absolute("index.html#join=" + code + "&" + str(window.reading.query(told)))

    async def draw(self, link, address):
        if address not in self.drawn:
            qr = await browser_calls.peers("qr")
            self.drawn[address] = qr.draw(address)
        link.append(self.drawn[address])

    async def send(self, address, row):
        title = word("invitation-title", name=self.names[self.me], game=self.game[1])
        text = "invitation-text-alone" if self.module.meets() else "invitation-text"
        how = await share.invite(title, address, word(text, game=self.game[1]))
        if how == "copied":
            notice(word("invitation-copied"))
        elif how == "shown":
            to_copy(row, address, word("link"), word("invitation-copied"))

    def seat_bot(self, seat, name):
        """Let a bot play, if the others agree."""
        close_dialog()
        level = self.page.settings.now["level"]
        if self.module.propose(seat, level if level != "mixed" else "medium"):
            notice(word("bot-asking", name=name))

    # Answers.

    def report(self, line):
        """Show the result of an answer in the dialog."""
        self.line = line
        self.told.textContent = line

    def on_key(self, event):
        if event.key == "Enter":
            self.take()

    def take(self):
        task(self.accept(self.box.value))

    async def accept(self, text):
        """Accept an answer that was typed, pasted, or opened in another tab; return the result."""
        if not self.module or not text.strip():
            return ""
        came = str(await self.module.accept(text))
        line = word("answer-" + came)
        if self.body and is_open(self.body):
            self.report(line)
            if came == "done":
                self.box.value = ""
        elif came != "done" or self.awaited():  # else the guest is there already
            notice(line)
        say(line)
        return came

    async def pass_on(self, text):
        """Accept an answer from another tab, and report the result to it."""
        came = await self.accept(text)
        if came:
            window.BroadcastChannel.new(presence.ANSWERED).postMessage(came)


def show(page, element):
    """Show closed invitations again, also when somebody is away."""
    if page.inviting and page.inviting.module:
        page.inviting.open()
