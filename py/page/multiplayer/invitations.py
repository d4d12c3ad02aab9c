"""The host's dialog with the invitations: each is a link, and a picture for another camera."""

from pyscript import window
from pyscript.js_modules import browser_calls, share

from page.platform.i18n import word
from page.platform.tasks import task
from page.table.sharing import absolute, sent
from page.ui.dom import LITERAL, button, clear, dialog, el, is_open


class InvitationDialog:
    """The dialog. `lobby`: what it shows, see `host_lobby.HostLobby`."""

    def __init__(self, lobby):
        self.lobby = lobby
        self.body = None  # None until it is open for the first time
        self.drawn = {}  # QR codes by address
        self.unfolded = {}  # by seat: whether the QR code is shown, where somebody has chosen
        self.line = ""  # the result of an answer

    def is_open(self):
        return bool(self.body and is_open(self.body))

    def open(self):
        """Show it, or show it again."""
        self.body = dialog(word("do-people"), True)
        self.present = el("div", "", self.body)
        self.way = el("ol", "way-in", self.body)
        first = el("li", "", self.way)
        self.lead = el("p", "", first)
        self.list = el("div", "invitations", first)
        second = el("li", "", self.way)
        el("p", "", second, word("invite-answer"))
        label = el("label", "", second, word("answer-of-guest"))
        row = el("div", "answer-row", second)
        about = dict(LITERAL, id="answer-of-guest", type="text", data_answer_box="")
        self.box = el("input", "", row, **about)
        label.htmlFor = self.box.id
        self.box.onkeydown = self.on_key
        button(word("let-in"), self.take, row, "primary")
        self.status = el("p", "told", self.body, role="status")
        watch = self.lobby.module.watch
        button(word("invite-watcher"), watch, self.body, "plain watching")
        el("p", "invite-note", self.body, word("honest-note"))
        self.paint()

    def paint(self):
        if not self.is_open():
            return
        clear(self.list)
        clear(self.present)
        # With a rendezvous a link is enough.
        meets = self.lobby.module.meets()
        for step in list(self.way.children)[1:]:
            step.hidden = meets
        self.way.classList.toggle("alone", meets)
        self.lead.textContent = word("invite-link-alone" if meets else "invite-link")
        places = self.lobby.places()
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
        self.lobby.module.keepLink(code)
        row = el("div", "buttons", box)
        button(word("invitation-send"), lambda: task(self.send(address, row)), row, "primary")
        folded = el("details", "qr-code", box)
        folded.open = self.unfolded.get(seat, self.roomy)
        fold = el("summary", "", folded, word("qr-code"))
        fold.onclick = lambda event: self.unfolded.update({seat: not folded.open})
        to = "watch" if seat is None else seat
        about = {"data_invite": to, "aria_label": word("invitation-picture", name=name)}
        link = el("a", "qr", folded, href=address, target="_blank", rel="noopener", **about)
        task(self.draw(link, address))
        if place["bound"]:
            button(word("invitation-new"), lambda: self.lobby.module.renew(seat), row)
        if seat is not None and place["is"] != "bot":
            instead = word("bot-instead", name=name)
            button(instead, lambda: self.lobby.seat_bot(seat, name), box, "plain")

    def address(self, code, place):
        """Return the anchor of an invitation: its code, and words for people. No server sees it."""
        query = window.URLSearchParams.new()
        query.set("game", self.lobby.game[0])
        query.set("from", self.lobby.names[self.lobby.me])
        if place["name"]:
            query.set("as", place["name"])
        return absolute("index.html#join=" + code + "&" + str(window.reading.query(query)))

    async def draw(self, link, address):
        if address not in self.drawn:
            qr = await browser_calls.peers("qr")
            self.drawn[address] = qr.draw(address)
        link.append(self.drawn[address])

    async def send(self, address, row):
        lobby, game = self.lobby, self.lobby.game[1]
        title = word("invitation-title", name=lobby.names[lobby.me], game=game)
        text = "invitation-text-alone" if lobby.module.meets() else "invitation-text"
        how = await share.invite(title, address, word(text, game=game))
        sent(how, row, address, word("link"), word("invitation-copied"))

    def report(self, line):
        self.line = line
        self.status.textContent = line

    def on_key(self, event):
        if event.key == "Enter":
            self.take()

    def take(self):
        task(self.lobby.accept(self.box.value))
