"""A guest's page: it answers an invitation, then shows the table of the host, whose device has the
engine (`static/js/peers/guest.js`). Also the page of an answer for the host."""

import json

from pyscript import window
from pyscript.js_modules import browser_calls, share

from page.multiplayer import sessions
from page.platform.engine import EngineError, line_of
from page.platform.i18n import word
from page.platform.tasks import task
from page.table.sharing import absolute, sent
from page.ui import focus
from page.ui.dom import button, clear, el, notice, say

WAY = "guest:"
"""The prefix of keys for the way to a game, before the address of the invitation."""

STATES = {"own": "own", "back": "trying", "used": ""}
"""The states of a guest's connection by the results of `join` in `guest.js` that are no answer."""


def invitation_in(anchor):
    """Return what the address of an invitation says: the code, and for people the game, the host,
    and the own name."""
    url = window.URL.new(str(anchor), window.location.href)
    said = json.loads(window.JSON.stringify(window.reading.address(url).content)) or {}
    names = ("game", "from", "as")
    return dict({name: said.get(name, "") for name in names}, join=said.get("code", ""))


class Guest:
    """The state of a guest, once per page: the connection outlives the visit to an address."""

    def __init__(self, page):
        self.page = page
        self.module = None
        self.people = {}  # how the others are, by seat
        self.code = ""  # of the invitation that was answered
        self.anchor = ""  # of its address
        self.invited = None  # what it says, see `invitation_in`
        self.dealt = False  # the game has been on the table
        self.open = False
        self.sheet = None  # on the table until the game is there
        self.seeks = False  # a rendezvous brings the two together: no answer is carried
        # Why there is no connection: `lost`, `trying`, `seeking`, `unmet`, `elsewhere` (in another
        # tab), or `own` and `own-elsewhere` for an invitation of this device.
        self.away = ""
        self.begins = False  # another game, after the one that is on the table
        self.here = None  # resolves when the connection is there, or with why it will never be

    async def come(self, visit, anchor):
        """Answer an invitation, unless that is done, and wait until the host has let the guest
        in."""
        if not self.module:
            self.module = await visit.during(browser_calls.peers("guest"))
        if not self.module.able:
            raise EngineError(word("no-connections"))
        invited = invitation_in(anchor)
        page, code = self.page, invited["join"]
        if self.leads_here(invited):
            page.routes.rewrite("index.html" + str(window.location.search) + self.anchor)
            invited, code = self.invited, self.code
        info = page.games.of(invited["game"])
        if info:
            page.root.setAttribute("data-of", info["id"])
            page.decks.fetch(info["deck"])
        if code == self.code and (self.open or self.away == "trying"):
            if not self.dealt or not self.open:
                self.sheet = WaitingCard(page.table, invited, info)
                self.sheet.tell(word("waiting-for-deal") if self.open else self.cut())
                if not self.open:
                    self.ask_for_link(self.sheet.body)
                page.table.status("waiting")
                window.startup.loaded()
            return
        self.code, self.anchor, self.invited, self.dealt = code, anchor, invited, False
        self.away = ""
        joining = window.Promise.new(self.wait)
        try:
            answer = await visit.during(self.module.join(code, self.on_news))
        except Exception as error:  # of JavaScript's: no code, or one of another version
            old = line_of(error) == "another version"
            raise EngineError(word("invitation-old" if old else "invitation-damaged"))
        window.startup.loaded()  # it is a person who is waited for
        self.seeks = not answer
        self.sheet = WaitingCard(page.table, invited, None if answer == "own" else info)
        page.table.status("error" if answer in ("own", "used") else "waiting")
        if answer in STATES:
            # Another tab may have answered already.
            self.away = self.away or STATES[answer]
            self.sheet.tell(self.cut() or word("invitation-used", name=invited["from"]))
            if "elsewhere" not in self.away:
                self.ways_back(self.sheet.body)
                home(self.sheet.body)  # a phone shows no menu at a table without a game
        elif answer:
            self.sheet.give(answer)
        else:
            self.seek("seeking")
        refused = await visit.during(joining)
        if refused is not True:
            self.leave()
            raise EngineError(str(refused))

    def wait(self, resolve, reject):
        self.here = resolve

    def seek(self, what):
        """Show the state of the way to the host, on the table."""
        table = self.page.table
        before, self.away = self.away, what
        line = self.cut()
        if self.sheet:
            if self.sheet.tell(line) and what in ("lost", "trying"):
                self.ask_for_link(self.sheet.body)
        elif table.frame is None:
            table.line.ask(line)
            say(line)
        elif what != before:
            table.session.cut()

    def cut(self):
        """Return the sentence while the connection to the table is lost, or ""."""
        if not self.away:
            return ""
        return word("host-" + self.away, name=self.invited["from"])

    def ways_back(self, parent):
        """Add what a player without a connection can do."""
        if self.away in ("", "lost", "trying"):
            self.ask_for_link(parent)
        elif self.away == "own":
            address = "index.html" + str(self.module.tableOf(self.code))
            el("a", "button primary", parent, word("own-table"), href=address)
        elif self.away == "elsewhere":
            button(word("play-here"), self.come_again, parent, "primary")

    def come_again(self):
        """Take the table back from another tab of this device."""
        self.leave()
        self.page.routes.route()

    def ask_for_link(self, parent):
        """Add a button that asks the host for a new link, by any way the person chooses."""
        made = button(word("link-ask"), None, parent, "primary")
        made.onclick = lambda event: task(self.send_wish(made))

    async def send_wish(self, made):
        info = self.page.games.of(self.invited["game"])
        text = word("link-wish", game=info["title"] if info else "")
        how = await share.send(word("link-ask"), "", text)
        told = word("link-wish-copied", name=self.invited["from"])
        sent(how, made, text, word("link-ask"), told)

    def on_news(self, what, text):
        """Handle news of the connection, or of the host."""
        table = self.page.table
        if what == "open":
            self.open = True
            self.away = ""
            if not self.dealt:
                names = [name for name in (self.invited["from"], self.invited["as"]) if name]
                task(self.remember({"game": self.invited["game"], "names": names, "seat": 1}))
            if self.sheet:
                self.sheet.tell(word("waiting-for-deal"))
            self.here(True)
        elif what == "lost":
            was, self.open = self.open, False
            # A rendezvous brings the connection back; an answer may still be on its way.
            if not self.seeks and (was or table.frame is not None):
                self.seek(what)
        elif what in ("seeking", "unmet", "trying", "elsewhere", "own-elsewhere"):
            self.open = False
            self.seek(what)
        elif what == "begin":
            self.begins = table.frame is not None
        elif what == "fresh":
            task(self.anew())
        elif what == "refused":
            why = json.loads(text)["why"]
            line = word("refused-" + why)
            if why == "taken":
                task(self.remember(None))
            if table.frame is None and not self.open:
                self.here(line)
            else:
                notice(line)
        else:
            sessions.on_news(self, what, text)

    async def anew(self):
        """Open the table again; say so if it is for another game."""
        table, line = self.page.table, ""
        if self.begins and table.frame is not None:
            line = word("host-begins", name=table.board.names[table.session.host])
        self.begins = False
        await self.page.routes.route()
        if line:
            notice(line)

    def agree(self, seat):
        self.module.agree(seat)

    def call_out(self, phrase):
        self.module.say(phrase)

    def put_away(self):
        """Show the sheet until the game is there."""
        if self.sheet:
            self.sheet.leave()
            self.sheet = None

    def move(self, anchor, to_front):
        """Leave the page. The front page has a way back: the connection stays, and only another
        table, or another invitation, ends it."""
        self.put_away()
        self.page.table.root.removeAttribute("data-seat")
        frame = self.page.table.frame
        if frame is not None and self.page.table.session.is_remote:
            self.dealt = True
        invited = invitation_in(anchor)
        if not to_front and invited["join"] != self.code and not self.leads_here(invited):
            self.leave()

    def leads_here(self, invited):
        """Return whether an invitation is a used one to the table at which the guest sits: a step
        back in the browser's history leads there."""
        is_same = dict(invited, join="") == dict(self.invited or {}, join="")
        return self.open and is_same and self.module.isUsed(invited["join"])

    async def remember(self, save):
        """Store the way to this game for the front page; None: there is none any more. A new link
        replaces the one before."""
        device, key = self.page.device, WAY + self.anchor
        mine = dict(self.invited, join="")
        texts, old = {}, []
        for other, _ in await device.texts(WAY):
            if other != key and dict(invitation_in(other[len(WAY) :]), join="") == mine:
                old.append(other)
        if save and self.page.games.of(save["game"]):
            kept = {name: save[name] for name in ("game", "names", "seat")}
            texts[key] = device.text({"time": device.now(), "save": kept})
        else:
            old.append(key)
        await device.change(texts, old)

    def leave(self):
        """End the connection for another page or another invitation."""
        if self.here:
            self.here("")
        if self.module:
            self.module.leave()
        self.put_away()
        self.code = ""
        self.open = False
        self.away = ""


class WaitingCard:
    """The sheet on a guest's table until the game is there: the host, the game, and the way in."""

    def __init__(self, table, invited, info):
        """`invited`: the contents of the address, see `invitation_in`."""
        self.board = table.board
        self.board.root.classList.add("expected")
        self.line = ""  # that was told last
        self.root = el("section", "report", None, aria_label=word("invitation"))
        table.board.cloth.centre.after(self.root)
        sheet = el("div", "ending", self.root)
        if invited["from"] and info:
            head = el("div", "ending-head", sheet)
            el("p", "", head, word("invited-by", name=invited["from"]))
            el("h2", "", head, info["title"])
            guest = invited["as"]
            el("p", "", head, word("invited-as", name=guest) if guest else word("watching"))
        self.body = el("div", "joining", sheet)

    def give(self, code):
        """Show the answer to the host: a code as a link, as a picture and as text."""
        picture = el("div", "qr", self.body, role="img", aria_label=word("answer-picture"))
        el("p", "told", self.body, word("answer-how"))
        address = absolute("index.html#answer=" + code)
        made = button(word("answer-send"), lambda: task(send(address)), self.body, "primary")
        el("output", "code", self.body, code, data_answer="", aria_label=word("answer"))
        task(draw(picture, address))
        say(word("answer-how"))
        focus.lead(made)

    def tell(self, line):
        """Show the state of the connection; return whether it is news."""
        if line == self.line:
            return False
        self.line = line
        clear(self.body)
        el("p", "told", self.body, line)
        say(line)
        return True

    def leave(self):
        self.board.root.classList.remove("expected")
        self.root.remove()
        notice("")  # of the answer


def home(parent):
    el("a", "button bold", parent, word("back-home"), href="index.html", data_do="lobby")


async def draw(picture, address):
    qr = await browser_calls.peers("qr")
    picture.append(qr.draw(address))


async def send(address):
    if await share.invite(word("answer"), address, word("answer-text")) == "copied":
        notice(word("answer-copied"))


async def answered(place, code):
    """Handle the page of an answer: pass it to the table, which is open in another tab of this
    device, and show the result."""
    codes = await browser_calls.peers("code")
    clear(place)
    box = el("main", "viewer-main passed-on", place)
    if not codes.isAnswer(code):
        place.setAttribute("data-status", "error")
        el("h1", "told", box, word("answer-damaged"), role="alert")
        home(box)
        return
    place.setAttribute("data-status", "viewing")
    line = el("h1", "told", box, word("answer-passing"), role="status")
    rest = el("p", "", box, word("answer-passed-else"))
    shown = el("output", "code", box, code, aria_label=word("answer"))

    def on_answer(event):
        """Return what a table says about the answer. Of several tables it is for one."""
        came = str(event.data)
        if line.getAttribute("data-came") == "done":
            return
        line.setAttribute("data-came", came)
        line.textContent = word("answer-passed" if came == "done" else "answer-" + came)
        rest.hidden = shown.hidden = came == "done"

    window.BroadcastChannel.new(sessions.ANSWERED).onmessage = on_answer
    window.BroadcastChannel.new(sessions.CHANNEL).postMessage(code)
