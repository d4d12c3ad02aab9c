"""The host's page: invitations for seats of people at other devices, and their answers. The
connections are in `static/js/peers/hub.mjs`."""

import json

import presence
from dom import button, clear, close_dialog, dialog, el, is_open, notice, say
from engine import EngineError
from pyscript import window
from pyscript.js_modules import engine as worker
from pyscript.js_modules import share
from sharing import absolute
from speech import word
from tasks import task


class Inviting:
    """What there is of it once: guests stay from one game to the next."""

    def __init__(self, page):
        self.page = page
        self.module = None
        self.body = None  # of the dialog with the invitations
        self.drawn = {}  # pictures by address
        self.pending = False  # somebody is still to come
        channel = window.BroadcastChannel.new(presence.CHANNEL)
        channel.onmessage = lambda event: task(self.accept(str(event.data)))

    async def lay(self, visit, request):
        """Lays the table for the guests of a request to open one, before it is sent."""
        if not self.module:
            self.module = await visit.during(worker.peers("hub"))
        if not self.module.able:
            raise EngineError(word("no-connections"))
        seats = [{"seat": at, "name": request["names"][at]} for at in request["guests"]]
        await visit.during(self.module.lay(json.dumps(seats), self.hear))
        self.me = request["people"][0]
        self.pending = self.awaited()
        if self.pending:
            self.wait()
            window.loaded()  # it is people who are waited for
            self.open()

    def wait(self):
        """Says who is waited for, with the way back to the invitations for who closes them."""
        table = self.page.table
        table.status("waiting")
        table.line.ask(word("waiting-for-guests"))
        clear(table.board.acts)
        button(word("do-people"), "people", table.board.acts, "primary")

    def leave(self):
        """The table could not be opened."""
        if self.body and is_open(self.body):
            close_dialog()
        if self.module:
            self.module.leave()

    def places(self):
        """Who is invited, and what came of it."""
        return json.loads(self.module.listed())

    def awaited(self):
        """Whether somebody is still to come."""
        return any(each["is"] in ("free", "away") for each in self.places())

    def hear(self, what, text):
        page = self.page
        if what == "people":
            people = [each for each in self.places() if each["seat"] is not None]
            presence.heard(page, what, json.dumps({"people": people}))
            self.paint()
            before, self.pending = self.pending, self.awaited()
            if before and not self.pending and self.body and is_open(self.body):
                close_dialog()
        elif what == "waiting":
            if self.awaited():
                self.wait()
        elif what == "phrase":
            presence.heard(page, what, text)
        else:
            line = word("guest-" + what, name=text)
            notice(line)
            if self.body and is_open(self.body):
                self.told.textContent = line

    def call_out(self, name):
        self.module.say(name, self.me)

    # The dialog.

    def open(self):
        self.body = dialog(word("invite"), True)
        self.lead = el("p", "invite-how", self.body)
        self.list = el("div", "invitations", self.body)
        self.answers = row = el("div", "answer-row", self.body)
        label = el("label", "", row, word("answer-of-guest"))
        self.box = el("input", "", label, type="text", autocomplete="off", spellcheck="false")
        self.box.setAttribute("data-answer-box", "")
        self.box.onkeydown = self.on_key
        button(word("let-in"), None, row, "primary").onclick = lambda event: self.take()
        self.told = el("p", "told", self.body, role="status")
        button(word("invite-watcher"), None, self.body, "plain").onclick = lambda event: (
            self.module.watch()
        )
        el("p", "invite-note", self.body, word("honest-note"))
        self.paint()

    def paint(self):
        if not self.body or not is_open(self.body):
            return
        clear(self.list)
        # With a rendezvous a link is all there is.
        meets = self.module.meets()
        self.answers.hidden = meets
        self.lead.textContent = word("invite-how-link" if meets else "invite-how")
        for place in self.places():
            if place["is"] != "here":
                self.invitation(place)
            else:
                name = place["name"] or word("watcher")
                el("p", "told", self.list, word("is-here", name=name))

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
        address = absolute("index.html#join=" + code)
        picture = el("div", "qr", box)
        task(self.draw(picture, address, name))
        row = el("div", "buttons", box)
        to = "watch" if seat is None else seat
        label = word("invitation-link")
        el("a", "button", row, label, href=address, target="_blank", rel="noopener", data_invite=to)
        send = button(word("invitation-send"), None, row, "primary")
        send.onclick = lambda event: task(self.send(address))
        if place["bound"]:
            made = button(word("invitation-new"), None, row)
            made.onclick = lambda event: self.module.renew(seat)
        if seat is not None and place["is"] != "bot":
            made = button(word("bot-instead", name=name), None, row)
            made.onclick = lambda event: self.seat_bot(seat, name)

    async def draw(self, picture, address, name):
        if address not in self.drawn:
            qr = await worker.peers("qr")
            self.drawn[address] = qr.draw(address, word("invitation-picture", name=name))
        picture.append(self.drawn[address])

    async def send(self, address):
        if await share.send(word("invite"), address) == "copied":
            notice(word("invitation-copied"))

    def seat_bot(self, seat, name):
        """A bot, if the others want it."""
        close_dialog()
        level = self.page.settings.now["level"]
        if self.module.propose(seat, level if level != "mixed" else "medium"):
            notice(word("bot-asking", name=name))

    # Answers.

    def on_key(self, event):
        if event.key == "Enter":
            self.take()

    def take(self):
        task(self.accept(self.box.value))

    async def accept(self, text):
        """An answer, typed, pasted, or opened in another tab."""
        if not self.module or not text.strip():
            return
        came = str(await self.module.accept(text))
        line = word("answer-" + came)
        if self.body and is_open(self.body):
            self.told.textContent = line
            if came == "done":
                self.box.value = ""
        elif came != "done" or self.awaited():  # else he is there already
            notice(line)
        say(line)


def show(page, element):
    """The invitations, for who has closed them, or where somebody is away."""
    if page.inviting and page.inviting.module:
        page.inviting.open()
