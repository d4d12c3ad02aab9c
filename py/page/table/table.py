"""The table where a person plays: ask the engine, paint, wait for the person, and again."""

import asyncio
import json

from pyscript import document, window
from pyscript.js_modules import browser_calls, host

from page.help import glossary
from page.logic.animation_steps import landing, steps
from page.logic.events import first_turn, is_seen, kinds, moments
from page.platform.engine import EngineError
from page.platform.i18n import level, names_of, word
from page.platform.tasks import task
from page.table.animation import FLIGHT, PAUSE, Motion
from page.table.board.board import Board
from page.table.board.card_order import Order
from page.table.log import Line, Log
from page.table.round_summary import Ending
from page.table.save import Save
from page.table.score_sheets import mini_trick, standings
from page.table.turn import Turn
from page.ui import focus
from page.ui.dom import button, clear, el, find, icon, notice, propose, say, withdraw
from page.ui.error_messages import told, ways


class Table:
    """One game at a time. If the table has been left, or its game gone back to another move, a late
    answer of the engine only goes to the device (`epoch`)."""

    def __init__(self, page, root):
        self.page = page
        self.engine = page.engine
        self.root = root
        self.motion = Motion()
        self.board = Board(find(".board", root), self.motion, True)
        self.order = Order(self.board)
        self.log = Log(find(".log ol", root))
        self.line = Line(self.board, find(".facts", root), page.device)
        self.turn = Turn(self)
        self.ending = Ending(self)
        self.sheet = find(".panel .sheet", root)
        self.frame = None  # what is shown; None while nobody has sat down
        self.save = None
        self.lesson = None  # the lesson that is on the table, see lesson.py
        self.invitation = None  # to a lesson or to a serious try, until something is done
        self.day = None  # the deal of a day that is on the table, see daily.py
        self.passing = None  # the cloth, where several people have this one screen
        self.offer = None  # the game, once there is one
        self.epoch = 0
        self.remote = False  # the engine is on the host's device
        self.with_guests = False  # there are people at other devices
        self.people = {}  # how those at other devices are: by seat, see presence.py
        self.host = None  # the seat of the host, for a guest
        self.busy = False  # with undo or redo
        self.after = None  # called when the game is over
        self.last = None  # the last trick that is shown

    # Opening and leaving.

    async def open(self, request, kept=None, day=None):
        """Open a game: `request` is for the engine; `kept` the stored game, see `Device.games`;
        `day` if it is the deal of a day."""
        self.leave()
        epoch = self.epoch
        self.status("loading")
        before = request.pop("before", None)
        frame = first_turn(await self.answer(self.engine.post("open", **request), epoch))
        offer = self.page.offers.of(frame["save"]["game"])
        deck = await self.page.decks.loaded(offer["deck"])
        await browser_calls.pause()
        if epoch != self.epoch:
            return
        self.offer = offer
        glossary.use(offer, self.page.device)
        if focus.touched():
            self.page.sound.ready()
        self.show_last_trick(None)
        if "lesson" in frame:
            from page.lessons import lesson

            self.lesson = lesson.Lesson(self)
            self.save = self.lesson.progress
        else:
            self.save = self.save_of(frame["save"], kept)
            if before:
                self.save.before = before
                self.save.back = self.page.routes.ways_back()
            self.day = self.save.day = self.save.day or day
        if len(frame["save"]["people"]) > 1:
            from page.multiplayer import pass_and_play

            self.passing = pass_and_play.Passing(self)
        self.seat_down(frame["save"], deck, frame["seat"])
        self.line.clear()
        self.board.begin(frame)
        self.log.recall(frame["past"])
        if self.lesson:
            self.lesson.begin(frame)
        if self.day:
            self.invitation = self.day.begin(self, frame)
        self.show(frame)
        self.page.sound.tell(frame["events"], self)
        if self.with_guests:
            from page.multiplayer import presence

            presence.paint(self)
        if frame["status"] == "over" and not self.save.result:  # it could not be kept when it came
            self.save.keep(frame)
        task(self.run())

    def save_of(self, save, kept):
        """Return the save that still has pending writes for this game, or create one."""
        if save.get("guest"):
            from page.multiplayer import guest

            return guest.Unkept(self.page.guest, save)
        if kept and "by" in kept:
            return kept["by"]
        made = Save(self.page.device, self.engine, save, kept, self.overtaken, self.ended)
        before = self.page.device.waiting.get(made.key)
        if before:  # it was played to its end, and is about to be written
            made.texts = before.texts
        return made

    def overtaken(self, save):
        """Stop saving: the game has gone on in another tab."""
        if save is self.save and self.frame:
            propose(word("other-tab"), word("newer"), self.page.routes.route)
        else:
            notice(word("other-tab-was"))

    def ended(self, save, value):
        """Note that the game is over and stored: its end stays here, whatever becomes of the
        page."""
        if save is self.save and self.frame and not host.framed:  # whose history is another page's
            browser_calls.end(self.page.device.text(value))

    def seat_down(self, save, deck, me):
        """Set the players, and the game's name. `me`: the seat of the reader, if there is one."""
        offer = self.offer
        self.root.toggleAttribute("data-serious", bool(self.day and self.day.serious))
        self.me = me
        self.remote = "guest" in save
        self.with_guests = bool(save.get("guests"))
        self.host = save.get("host")
        self.line.instead = self.missed if self.with_guests or self.remote else lambda: ""
        self.line.unkept = lambda: "" if self.remote else self.page.device.unkept()
        self.line.mark = self.day.mark() if self.day else None
        if not self.lesson and self.save.before:
            self.line.mark = word("second-try")
        if self.remote and me is None:
            self.line.mark = word("watching")
        self.root.setAttribute("data-game", offer["id"])
        document.documentElement.setAttribute("data-of", offer["id"])
        find(".title", self.root).textContent = offer["title"]
        find(".credit", self.root).textContent = offer["credit"]
        document.title = word("page-title", game=offer["title"])
        names = names_of(save["names"])
        people = save["people"] + save["guests"]
        others = [seat for seat in range(save["players"]) if seat not in people]
        levels = {}
        for seat, bot in zip(others, save["bots"]):
            levels[seat] = level(bot)
        cast = dict(enumerate(save.get("cast", ())))
        if me is not None and not self.passing:
            names[me] = word("you-there")
        self.board.seat_down(deck, offer, names, levels, cast, me, me is not None)
        if self.with_guests:
            from page.multiplayer import presence

            presence.seat_down(self, people)
        tools = None
        if me is not None and not self.lesson:
            tools = el("div", "handtools", self.board.seats.line)
            for do, key in (("sort", "O"), ("hint", "I")):
                made = button(None, do, tools, data_key=key, aria_label=word("tool-" + do))
                made.append(icon(do))
        self.order.seat_down(tools)

    def leave(self):
        """Leave the game; everything under way ends."""
        self.epoch += 1
        self.motion.finish()
        self.turn.end()
        self.ending.leave()
        self.frame = None
        for guest in (self.lesson, self.invitation):
            if guest:
                guest.leave()
        if self.passing:
            self.passing.leave()
        self.lesson = self.invitation = self.passing = self.day = None
        self.forget_result()
        withdraw()

    def is_serious(self):
        """Return whether the scored try of a day is under way."""
        return bool(self.day and self.day.is_on())

    def forget_result(self):
        for name in ("data-winners", "data-scores"):
            self.root.removeAttribute(name)

    async def answer(self, posted, epoch):
        """Return the answer of the engine; the page around this one hears of it, unless the table
        has been left since `epoch`."""
        frame = await self.engine.heard(posted)
        if epoch == self.epoch and "spectator" in frame:
            host.moved(frame["move"], json.dumps(frame["spectator"]))
        return frame

    # The loop.

    async def run(self):
        """Let chance and bots move until a person is due, or the game is over."""
        epoch = self.epoch
        try:
            while epoch == self.epoch and self.frame and self.frame["status"] == "waiting":
                frame = await self.step(epoch)
                if epoch == self.epoch:
                    await (self.lesson or self).take(frame)
            if epoch == self.epoch and self.frame and self.frame["status"] == "pass":
                self.passing.cover(self.frame)
        except EngineError as error:
            if epoch == self.epoch:
                self.fail(error)

    def covered(self):
        """Return whether the table is covered."""
        return self.passing is not None and self.passing.lies

    async def step(self, epoch):
        """Make one move of chance or a bot. A bot that thinks for long is shown thinking."""
        actor, save = self.frame["display"]["actor"], self.save
        asked = asyncio.create_task(self.answer(self.engine.post("step"), epoch))
        timer = None
        if type(actor) is int and self.motion.rate:
            timer = window.setTimeout(
                lambda: epoch == self.epoch and self.board.thinks(actor, True),
                max(300, PAUSE * self.motion.rate + 20),
            )
            await self.motion.wait(PAUSE)
        frame = await asked
        save.keep(frame)
        if frame["status"] == "over":
            await save.written()
        if timer is not None:
            window.clearTimeout(timer)
            if epoch == self.epoch:
                self.board.thinks(actor, False)
        return frame

    async def take(self, frame):
        """Go on to a frame, showing what happened on the way."""
        epoch = self.epoch
        events, report = frame["events"], frame["display"]["report"]
        # At instant speed nobody sees what happens between two turns of people at this device; but
        # people at others are waited for.
        between = frame["status"] == "pass" or (frame["status"] == "waiting" and frame["waits"])
        if self.motion.rate == 0 and between:
            self.frame = frame
            self.log.tell(events)
            if report:
                self.line.headline = report["headline"]
            return
        held, sound = [], self.page.sound
        if self.motion.rate:
            held = steps(self.board.display, frame["display"], events)
        laid, taken, dealt = moments(events)
        lying = (
            None
            if held or not self.motion.rate
            else landing(self.board.display, frame["display"], events)
        )
        if lying:
            self.board.paint(lying, events)
            sound.tell(laid, self)
            await self.motion.wait(FLIGHT)
            if epoch != self.epoch:
                return
        for number, (display, marked, taker) in enumerate(held):
            self.board.paint(display, () if number else events)
            if number == 0:
                sound.tell(laid, self)
            # The effects of a card are told when it has landed.
            await self.motion.wait(FLIGHT)
            if epoch != self.epoch:
                return
            self.board.mark(marked)
            self.order.paint(frame["order"], bool(display["trick"]))
            if number == 0:
                self.log.tell(events, bool(report))
                self.line.show(frame, True)
            await self.motion.wait(700 + self.line.reading())
            if epoch == self.epoch:
                self.board.gather(marked, taker)
                sound.take(taken[number], taker == self.me)
                await self.motion.wait(230)
            if epoch != self.epoch:
                return
        self.show(frame, not held)
        sound.tell(dealt if held or lying else laid + dealt, self)
        if report and frame["status"] == "waiting":
            await self.ending.hold(frame["display"])
        elif "round" in kinds(events):
            await self.motion.wait(1500 + self.line.reading())
        elif "dealt" in kinds(events):
            await self.motion.wait(self.board.deal_lasts)
        elif frame["status"] == "pass" or (not held and is_seen(events)):
            await self.motion.wait(700)

    def show(self, frame, tell=True, again=False):
        """Paint a frame, and offer the actions. `tell`: its events are news; `again`: it has been
        shown before."""
        self.frame = frame
        self.me = frame["seat"]
        display = frame["display"]
        # The dealer is of interest even if a trick was shown first.
        self.board.paint(display, [e for e in frame["events"] if tell or e["kind"] == "dealt"])
        self.order.paint(frame["order"], bool(display["trick"]))
        if tell:
            self.log.tell(frame["events"], bool(display["report"]))
        self.line.show(frame)
        self.show_last_trick(display["last_trick"])
        self.show_standings(display)
        find("[data-do=undo]", self.root).disabled = not frame["undo"]
        find("[data-do=redo]", self.root).disabled = not frame["redo"]
        if self.lesson:
            self.lesson.show(frame)
        if frame["status"] == "your-turn" and not self.cut_off():
            self.turn.begin(frame)
        elif frame["status"] == "over" and not self.lesson:
            self.over(frame, again)
        else:
            self.status("waiting")
        if self.with_guests:
            from page.multiplayer import presence

            presence.stand(self)
        focus.mend(self.page)

    def cut_off(self):
        """Return the sentence for a guest without a connection to the host, or ""."""
        return self.page.guest.cut() if self.remote and self.frame else ""

    def missed(self):
        """Return the sentence about a player without whom the game does not go on, or ""."""
        from page.multiplayer import presence

        return presence.missed(self)

    def show_standings(self, display):
        clear(self.sheet)
        el("h2", "", self.sheet, word("score"))
        standings(self.board, display, self.sheet)

    def show_last_trick(self, last):
        if last == self.last:
            return
        self.last = last
        centre = self.board.cloth.centre
        old = find(".last", centre)
        if old:
            old.remove()
        if last:
            mini_trick(self.board, last, centre)

    def status(self, status):
        self.root.setAttribute("data-status", status)

    def is_your_turn(self):
        return self.root.getAttribute("data-status") == "your-turn"

    # Actions of the person.

    async def act(self, posted, epoch, save):
        """Show the result of an action that was sent while this game was on the table."""
        try:
            frame = await self.answer(posted, epoch)
            save.keep(frame)
            await save.written()  # what a person has seen done is not lost
            if epoch == self.epoch:
                await (self.lesson or self).take(frame)
            if epoch == self.epoch:
                await self.run()
        except EngineError as error:
            if epoch == self.epoch:
                self.fail(error)

    async def back(self, do):
        """Undo or redo: the engine goes there, and everything is painted anew."""
        if self.busy or not self.frame or not self.frame[do]:
            return
        self.busy = True
        self.epoch += 1
        epoch, save = self.epoch, self.save
        try:
            self.motion.finish()
            self.turn.end()
            self.ending.leave()
            frame = await self.answer(self.engine.post(do), epoch)
            save.keep(frame)
            await save.written()
            if epoch != self.epoch:
                return
            say(word("undone" if do == "undo" else "redone"))
            self.forget_result()
            self.board.hand.forget(True)
            self.line.clear()
            self.log.recall(frame["past"])
            self.show(frame)
        except EngineError as error:
            if epoch == self.epoch:
                self.fail(error)
            return
        finally:
            self.busy = False
        await self.run()

    async def retell(self, turn):
        """Tell everything in another language, which `turn` shows at once; the game goes on."""
        self.epoch += 1
        epoch, reported = self.epoch, not self.ending.root.hidden
        offers = self.page.offers
        numbers = [event["number"] for event in self.frame["events"] if "number" in event]
        self.motion.finish()
        self.turn.end()
        self.ending.leave()
        try:
            frame = await self.engine.heard(self.engine.post("retell"), first=turn)
        except EngineError as error:
            if epoch == self.epoch:
                self.fail(error)
            return
        if epoch != self.epoch:
            return
        self.offer = offers.of(self.offer["id"])
        glossary.use(self.offer, self.page.device)
        self.show_last_trick(None)
        self.seat_down(frame["save"], self.board.faces.deck, frame["seat"])
        self.line.clear()
        self.line.headline = ""
        self.log.retell(self.lesson.retell(frame) if self.lesson else frame["past"])
        self.show(frame, False, True)
        # The latest event stays in sight.
        events = [event for event in self.log.events if event["number"] in numbers]
        self.line.show(dict(frame, events=events))
        if self.invitation:
            self.invitation = self.invitation.anew()
        task(self.go_on_from(frame, reported))

    async def go_on_from(self, frame, reported):
        """Continue the loop after a frame was told anew. `reported`: a report lay there."""
        epoch = self.epoch
        if self.lesson:
            await self.lesson.rest(frame, epoch)
        elif reported:
            await self.ending.hold(frame["display"])
        if epoch == self.epoch:
            await self.run()

    # The end.

    def over(self, frame, again):
        display = frame["display"]
        self.root.setAttribute("data-winners", " ".join([str(s) for s in display["winners"]]))
        self.root.setAttribute("data-scores", " ".join([str(s) for s in display["scores"]]))
        self.status("over")
        result = button(word("show-result"), "ended", self.board.acts, "bold", data_hot="1")
        self.motion.catch_up()  # the focus of the last card comes to rest
        if self.board.prompt == document.activeElement:  # where it waits for cards
            result.focus()
        if self.after and not again:
            self.after(frame)

    def fail(self, error):
        """Show a sentence, and what can be done. A game on the table stays there."""
        if self.cut_off():  # it is the connection that has failed, which is told
            self.show(self.frame, False)
            return
        playing = self.frame is not None
        self.epoch += 1
        if self.passing:
            self.passing.leave()
        self.motion.finish()
        self.turn.end()
        self.ending.leave()
        self.status("error")
        self.line.clear()
        say(told(self.board.prompt, error, word("cannot-go-on") if playing else None))
        ways(self.board.acts, error, playing)
        focus.mend(self.page)

    def go_on(self):
        """Try again from the point of the failure."""
        clear(self.board.acts)
        self.show(self.frame, False)
        task(self.run())
