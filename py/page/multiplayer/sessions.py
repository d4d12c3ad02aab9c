"""Sessions of people at several devices: the host's, and a guest's."""

import asyncio

from page.multiplayer import presence
from page.multiplayer.pass_and_play import Cover
from page.platform.i18n import word
from page.platform.tasks import task
from page.table.save import Keeper
from page.table.session import Session


class SharedSession(Session):
    """The same for all of them: how the others are."""

    def seated(self, people):
        presence.seat_down(self.table, people)

    def shown(self):
        presence.paint(self.table)
        presence.stand(self.table)

    def instead(self):
        return presence.missed(self.table)

    def introduce(self, seat, parent):
        presence.person(self.table, seat, parent)

    def menu(self, names):
        return presence.menu(self.table, names)

    def conclude(self, row):
        task(presence.judge(self.page, row.parentElement))


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

    def conclude(self, row):
        super().conclude(row)
        if self.table.frame["seat"] is not None:
            presence.wish(self.table, row)


class Unkept(Keeper):
    """A guest's save: the host's device has the game, and this one the way to it."""

    def __init__(self, guest, setup):
        self.guest = guest
        task(guest.remember(setup))

    def keep(self, frame):
        """Forget the way to a finished game."""
        if frame["status"] == "over":
            task(self.guest.remember(None))
