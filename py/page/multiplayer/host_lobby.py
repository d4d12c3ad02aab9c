"""The host's page: invitations for seats of people at other devices, and their answers. The
connections are in `static/js/peers/hub.js`."""

import json

from pyscript import window
from pyscript.js_modules import browser_calls

from page.multiplayer import sessions
from page.multiplayer.invitations import InvitationDialog
from page.platform.engine import EngineError
from page.platform.i18n import word
from page.platform.tasks import task
from page.ui.dom import button, clear, close_dialog, el, find, notice, say


class HostLobby:
    """The state of the host's invitations, once per page: guests stay from one game to the next."""

    def __init__(self, page):
        self.page = page
        self.module = None
        self.people = {}  # how the guests are, by seat
        self.sheet = InvitationDialog(self)
        self.pending = False  # somebody is still to come
        self.here = 0  # how many have come
        self.last = ""  # that was told, while there was no dialog to stand in
        channel = window.BroadcastChannel.new(sessions.CHANNEL)
        channel.onmessage = lambda event: task(self.pass_on(str(event.data)))

    async def lay(self, visit, request):
        """Prepare the places for the guests of an `open` request, before it is sent."""
        if not self.module:
            self.module = await visit.during(browser_calls.peers("hub"))
        if not self.module.able:
            raise EngineError(word("no-connections"))
        seats = [{"seat": at, "name": request["names"][at]} for at in request["guests"]]
        self.last = ""
        await visit.during(self.module.lay(json.dumps(seats), self.on_news))
        self.me = request["people"][0]
        self.names = request["names"]
        info = self.page.games.of(request["game"])
        self.game = (info["id"], info["title"]) if info else ("", "")
        self.pending = self.awaited()
        self.here = self.arrived()
        if self.pending:
            self.wait()
            window.startup.loaded()  # it is people who are waited for
            self.sheet.open()
            self.sheet.report(self.last)

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
        if self.sheet.is_open():
            close_dialog()
        if self.module:
            self.module.leave()

    def step_away(self):
        """Tell the guests that nobody is at the table here."""
        if self.module:
            self.module.away()

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
        return len([place for place in self.places() if place["is"] == "here"])

    def on_news(self, what, text):
        page = self.page
        if what == "people":
            people = [each for each in self.places() if each["seat"] is not None]
            sessions.on_news(self, what, json.dumps({"people": people}))
            if self.sheet.line == word("answer-done"):
                self.sheet.report("")
            self.sheet.paint()
            before, self.pending = self.pending, self.awaited()
            there, self.here = self.here, self.arrived()
            has_come = self.here > there
            if has_come and before and not self.pending and self.sheet.is_open():
                close_dialog()
            elif self.pending and find('.acts > [data-do="people"]', page.table.root):
                self.name_plates()
        elif what == "waiting":
            if self.awaited():
                self.wait()
        elif what == "phrase" and sessions.at_table(self):
            sessions.on_news(self, what, text)
        elif what == "phrase":
            called = json.loads(text)
            said = word("phrase-" + called["phrase"])
            notice(word("said-by", name=self.names[called["seat"]], text=said))
        else:
            line = word("guest-" + what, name=text)
            notice(line)
            if self.sheet.is_open():
                self.sheet.report(line)
            else:
                self.last = line

    def call_out(self, name):
        self.module.say(name, self.me)

    def seat_bot(self, seat, name):
        """Let a bot play, if the others agree."""
        close_dialog()
        level = self.page.settings.now["level"]
        if self.module.propose(seat, level if level != "mixed" else "medium"):
            notice(word("bot-asking", name=name))

    async def accept(self, text):
        """Accept an answer that was typed, pasted, or opened in another tab; return the result."""
        if not self.module or not text.strip():
            return ""
        came = str(await self.module.accept(text))
        line = word("answer-" + came)
        if self.sheet.is_open():
            self.sheet.report(line)
            if came == "done":
                self.sheet.box.value = ""
        elif came != "done" or self.awaited():  # else the guest is there already
            notice(line)
        say(line)
        return came

    async def pass_on(self, text):
        """Accept an answer from another tab, and report the result to it."""
        came = await self.accept(text)
        if came:
            window.BroadcastChannel.new(sessions.ANSWERED).postMessage(came)


def show(page, element):
    """Show closed invitations again, also when somebody is away."""
    if page.inviting and page.inviting.module:
        page.inviting.sheet.open()
