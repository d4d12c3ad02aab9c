"""A guest's page: an invitation is answered, and then the table is that of the host, whose device
has the engine (`static/js/peers/guest.mjs`). And the way of an answer to the host's page."""

import json

import focus
import presence
from dom import button, el, notice, say
from engine import EngineError, line_of
from pyscript import window
from pyscript.js_modules import engine as worker
from pyscript.js_modules import share
from sharing import absolute
from speech import word
from tasks import task


class Unkept:
    """In the place of `save.Save`: the game is kept on the host's device."""

    due = False
    day = None  # deals of a day are for one alone

    def keep(self, frame):
        """Nothing."""

    async def written(self):
        """Nothing is waited for."""

    def text(self):
        """There is no game that could be gone back to."""
        return ""


class Guest:
    """What there is of it once: the connection outlives the visit to an address."""

    def __init__(self, page):
        self.page = page
        self.module = None
        self.code = ""  # of the invitation that was answered
        self.open = False
        self.seeks = False  # a rendezvous brings the two together: no answer is carried
        self.here = None  # resolves when the connection is there, or with why it will never be

    async def come(self, visit, code):
        """Answers an invitation, unless that is done, and waits until the host has let one in."""
        if not self.module:
            self.module = await visit.during(worker.peers("guest"))
        if not self.module.able:
            raise EngineError(word("no-connections"))
        if self.open and code == self.code:
            return
        self.code = code
        joining = window.Promise.new(self.wait)
        try:
            answer = await visit.during(self.module.join(code, self.hear))
        except Exception as error:  # of JavaScript's: no code, or one of another version
            old = line_of(error) == "another version"
            raise EngineError(word("invitation-old" if old else "invitation-damaged"))
        table = self.page.table
        table.status("waiting")
        window.loaded()  # it is a person who is waited for
        self.seeks = not answer
        shown = Answer(table, answer) if answer else None
        if self.seeks:
            self.seek("seeking")
        try:
            refused = await visit.during(joining)
        finally:
            if shown:
                shown.leave()
        if refused is not True:
            self.leave()
            raise EngineError(str(refused))
        table.line.ask(word("waiting-for-deal"))
        say(word("waiting-for-deal"))

    def wait(self, resolve, reject):
        self.here = resolve

    def seek(self, what):
        """How it stands with the way to the host, on the table."""
        table = self.page.table
        if table.frame is None or table.frame["status"] != "over":
            line = word("host-" + what)
            if str(table.board.prompt.textContent) != line:
                table.line.ask(line)
                say(line)

    def hear(self, what, text):
        """What the connection, or the host, has to say."""
        page, table = self.page, self.page.table
        if what == "open":
            self.open = True
            self.here(True)
        elif what == "lost":
            self.open = False
            if table.frame is not None and table.frame["status"] != "over":
                table.turn.end()
                if not self.seeks:
                    table.line.ask(word("connection-lost"))
                    say(word("connection-lost"))
        elif what in ("seeking", "unmet"):
            self.seek(what)
        elif what == "fresh":
            page.routes.route()
        elif what == "refused":
            line = word("refused-" + json.loads(text)["why"])
            if table.frame is None and not self.open:
                self.here(line)
            else:
                notice(line)
        else:
            presence.heard(page, what, text)

    def agree(self, seat):
        """A bot may play for somebody who is away."""
        self.module.agree(seat)

    def call_out(self, phrase):
        self.module.say(phrase)

    def leave(self):
        """Another page was gone to, or another invitation."""
        if self.here:
            self.here("")
        if self.module:
            self.module.leave()
        self.code = ""
        self.open = False


class Answer:
    """What goes back to the host, on the table: a code as a picture, as a link and as text."""

    def __init__(self, table, code):
        self.board = table.board
        self.board.root.classList.add("reported")
        self.root = el("section", "report", None, aria_label=word("answer"))
        table.board.cloth.centre.after(self.root)
        sheet = el("div", "ending joining", self.root)
        picture = el("div", "qr", sheet)
        el("p", "told", sheet, word("answer-how"))
        address = absolute("index.html#answer=" + code)
        made = button(word("answer-send"), None, sheet, "primary")
        made.onclick = lambda event: task(send(address))
        el("output", "code", sheet, code, data_answer="", aria_label=word("answer"))
        task(draw(picture, address))
        say(word("answer-how"))
        focus.lead(made)

    def leave(self):
        self.board.root.classList.remove("reported")
        self.root.remove()


async def draw(picture, address):
    qr = await worker.peers("qr")
    picture.append(qr.draw(address, word("answer-picture")))


async def send(address):
    if await share.send(word("answer"), address) == "copied":
        notice(word("answer-copied"))


def answered(page, place):
    """The page of an answer: hands it to the table, which is open in another tab of this device."""
    code = window.location.hash.split("=")[1]
    channel = window.BroadcastChannel.new(presence.CHANNEL)
    channel.postMessage(code)
    box = el("main", "viewer-main", place)
    el("h1", "told", box, word("answer-passed"))
    entry = el("output", "code", box, code, aria_label=word("answer"))
    entry.before(el("p", "", None, word("answer-passed-else")))
    say(word("answer-passed"))
