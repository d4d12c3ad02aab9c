"""The table where a person plays: it shows a session, and one task plays it."""

from pyscript import document
from pyscript.js_modules import browser_calls

from page.logic.board.animation_steps import ended, play_id
from page.logic.events import first_turn, gathering, kinds
from page.platform.engine import EngineError
from page.platform.i18n import level, names_of, word
from page.platform.tasks import Cancellable
from page.table import playback
from page.table.board.board import Board
from page.table.board.card_order import Order
from page.table.log import LogList, Prompt
from page.table.round_summary import RoundReport
from page.table.score_sheets import SidePanel
from page.table.session import report
from page.table.turn import Turn
from page.ui import focus, glossary, tooltip
from page.ui.animation import CLOSING, FLIGHT, GATHER, PAUSE, Motion
from page.ui.dom import button, clear, close_dialog, el, find, icon, notice, say, withdraw
from page.ui.error_messages import show_error, ways


class Table:
    """One game at a time, and one task that plays it. If the table is left, or its game goes back
    to another move, the task is cancelled; a late answer of the engine still goes to the device."""

    def __init__(self, page, root):
        self.page = page
        self.root = root
        self.motion = Motion()
        self.board = Board(find(".board", root), self.motion, True)
        browser_calls.drags(self.board.hand.root)
        tooltip.watch(root)
        self.order = Order(self.board)
        self.log = LogList(find(".log ol", root))
        self.line = Prompt(self.board, find(".facts", root), page.device)
        self.turn = Turn(self)
        self.ending = RoundReport(self)
        self.margin = SidePanel(self.board, find(".panel", root))
        self.session = None  # the latest
        self.frame = None  # of the session, which is shown; None while nobody has sat down
        self.me = None  # the seat of the reader, if there is one
        self.info = None  # the game, once there is one
        self.playing = None  # the task
        self.busy = False  # with undo or redo

    @property
    def day(self):
        """Return the deal of a day that is on the table, or None: see daily.py."""
        return self.session.day if self.frame else None

    # Opening and leaving.

    async def open(self, visit, request, session_of):
        """Open a game: `request` is for the engine; `session_of(frame)` makes the session that
        begins with its first frame."""
        self.leave()
        self.status("loading")
        before = request.pop("before", None)
        frame = first_turn(await visit.during(self.page.engine.ask("open", **request)))
        report(frame)
        info = self.page.games.of(frame["save"]["game"])
        deck = await visit.during(self.page.decks.loaded(info["deck"]))
        await visit.during(browser_calls.pause())
        self.info = info
        glossary.use(info, self.page.device)
        if focus.touched():
            self.page.sound.ready()
        self.margin.forget()
        self.session = session = session_of(frame)
        if before:
            session.save.tried = {"before": before, "back": self.page.routes.ways_back()}
        self.seat_down(frame["save"], deck, frame["seat"])
        self.line.clear()
        self.board.begin(frame)
        self.log.recall(frame["past"])
        self.frame = frame
        await session.welcome(visit)
        session.begin(frame)
        self.show(frame, deals=True)
        self.page.sound.tell(frame["events"], self)
        # A finished game may not have been stored when its end came.
        if frame["status"] == "over" and not session.save.result:
            session.save.keep(frame)
        self.play(self.run())

    def seat_down(self, save, deck, me):
        """Set the players, and the game's name. `me`: the seat of the reader, if there is one."""
        info, session = self.info, self.session
        self.root.toggleAttribute("data-serious", bool(session.day and session.day.serious))
        self.me = me
        self.line.instead = session.instead
        self.line.unkept = session.unkept
        self.line.mark = session.mark()
        self.root.setAttribute("data-game", info["id"])
        entitle(self.root, info)
        names = names_of(save["names"])
        people = save["people"] + save["guests"]
        others = [seat for seat in range(save["players"]) if seat not in people]
        levels = {seat: level(bot) for seat, bot in zip(others, save["bots"])}
        cast = dict(enumerate(save.get("cast", ())))
        if me is not None and not session.cover:
            names[me] = word("you-there")
        self.board.seat_down(deck, info, names, levels, cast, me, me is not None)
        session.seated(people)
        tools = None
        if me is not None and not session.is_lesson:
            tools = el("div", "handtools", self.board.seats.line)
            for do, key in (("sort", "O"), ("hint", "I")):
                made = button(None, do, tools, data_key=key, aria_label=word("tool-" + do))
                made.append(icon(do))
        self.order.seat_down(tools)

    def leave(self):
        """Leave the game; everything under way ends."""
        self.stop()
        self.motion.finish()
        self.turn.end()
        self.ending.leave()
        self.frame = None
        self.turn.coming = False
        if self.session:
            self.session.leave()
        self.forget_result()
        withdraw()

    def forget_result(self):
        for name in ("data-winners", "data-scores"):
            self.root.removeAttribute(name)

    # The loop.

    def play(self, work):
        """Do this, and nothing else any more; return its task."""
        self.stop()
        self.playing = Cancellable(self.played(work))
        return self.playing.task

    def stop(self):
        if self.playing:
            self.playing.cancel()
        self.playing = None
        self.busy = False

    async def played(self, work):
        try:
            await work
        except EngineError as error:
            self.playing = None  # it is over, and cannot be cancelled
            self.fail(error)

    async def run(self):
        """Let chance and bots move until a person is due, or the game is over."""
        await self.dealt()
        while self.frame["status"] == "waiting":
            await self.session.take(await playback.step(self))
        if self.frame["status"] == "pass":
            self.session.cover.lay(self.frame)
        elif self.frame["status"] == "over" and not self.session.is_lesson:
            await self.ending.over(self.frame)

    async def dealt(self):
        """Wait until the cards that are dealt lie there, and offer the actions."""
        if self.turn.coming:
            await self.motion.wait(self.board.deal_lasts)
            self.show(self.frame, False)

    def covered(self):
        """Return whether the table is covered."""
        return bool(self.frame and self.session.cover and self.session.cover.lies)

    def show(self, frame, tell=True, deals=False, flown=()):
        """Paint a frame, and offer the actions. `tell`: its events are news; `deals`: the cards
        that it deals are on their way, and `dealt` offers the actions; `flown`: the events whose
        cards come from their players without being told."""
        self.frame = frame
        self.me = frame["seat"]
        self.turn.coming = deals and not self.motion.still and "dealt" in kinds(frame["events"])
        if self.turn.coming:
            waits = dict(frame["display"], actor=None)
            frame = dict(frame, status="waiting", prompt="", display=waits)
        display = frame["display"]
        lies = display if self.session.is_lesson else ended(display)
        # The deal, and what is called on it, is of interest even if a trick was shown first.
        events = frame["events"]
        news = [e for at, e in enumerate(events) if tell or "dealt" in kinds(events[: at + 1])]
        self.board.paint(lies, list(flown) + news)
        if not self.turn.coming:  # it would tell of cards that nobody has seen
            self.order.paint(frame["order"], bool(display["trick"]))
        news = [event for event in frame["events"] if tell or "number" not in event]
        known = len(self.log.events)
        self.log.tell(news, bool(display["report"]))
        for line in list(self.log.list.children)[known:] if self.turn.coming else ():
            self.motion.animate(line, [{"opacity": 0}, {}], CLOSING, self.board.deal_lasts)
        self.line.show(frame)
        self.margin.show(self)
        find("[data-do=undo]", self.root).disabled = not frame["undo"]
        find("[data-do=redo]", self.root).disabled = not frame["redo"]
        self.session.show(frame)
        if frame["status"] == "your-turn" and not self.session.cut_off():
            self.turn.begin(frame)
        elif frame["status"] == "over" and not self.session.is_lesson:
            self.over(frame)
        else:
            self.status("waiting")
        self.session.shown()
        focus.mend(self.page)

    def status(self, status):
        self.root.setAttribute("data-status", status)

    # Actions of the person.

    def act(self, action, at=None):
        """Do what the person chose, and wait for its answer; a card moves at once, from its place
        `at` in the hand."""
        asked = self.session.act(action)
        close_dialog()
        self.motion.finish()
        self.turn.end()
        self.session.done(action, at)
        landed = self.motion.wait(0 if at is None else FLIGHT)
        self.play(self.acted(asked, self.session.thinker(at), landed))

    async def acted(self, asked, thinker, landed):
        """`thinker`: the seat of a bot that is shown thinking until then, or None; `landed`: a
        promise that the card lies there."""
        if thinker is None:
            frame = await asked.result()
        else:
            self.board.thinks(thinker, True)
            say(word("thinks", name=self.board.names[thinker]))
            try:
                frame = await asked.result()
            finally:
                self.board.thinks(thinker, False)
        await self.session.save.written()  # what a person has seen done is not lost
        await landed
        await self.session.take(frame)
        await self.run()

    def back(self, do):
        """Undo or redo: the engine goes there, and everything is painted anew."""
        if self.busy or not self.frame or not self.frame[do]:
            return
        self.motion.finish()
        self.turn.end()
        self.ending.leave()
        self.play(self.gone(do, self.session.ask(do)))
        self.busy = True

    async def gone(self, do, asked):
        frame = await asked.result()
        await self.session.save.written()
        say(word("undone" if do == "undo" else "redone"))
        self.forget_result()
        undone = self.log.events[len(frame["past"]) :]
        redone = frame["past"][len(self.log.events) :]
        if self.board.lay_again(redone) or self.board.take_back(undone):
            await self.motion.wait(FLIGHT)
        trick, takers = self.board.display["trick"], gathering(redone)
        if trick and takers:
            await self.motion.wait(PAUSE)
            self.board.gather([play_id(trick[-1])], takers[-1]["seat"])
            await self.motion.wait(GATHER)
        self.board.hand.forget(True)
        self.line.clear()
        self.log.recall(frame["past"])
        self.show(frame, flown=[each for each in redone if each["kind"] == "played"])
        self.busy = False
        await self.run()

    # The end.

    def over(self, frame):
        display = frame["display"]
        self.root.setAttribute("data-winners", " ".join([str(s) for s in display["winners"]]))
        self.root.setAttribute("data-scores", " ".join([str(s) for s in display["scores"]]))
        self.status("over")
        self.page.on_over(frame)

    def fail(self, error):
        """Show a sentence, and what can be done. A game on the table stays there."""
        if self.frame and self.session.cut_off():  # the connection has failed, which is told
            self.show(self.frame, False)
            return
        playing = self.frame is not None
        self.stop()
        if playing and self.session.cover:
            self.session.cover.leave()
        self.motion.finish()
        self.turn.end()
        self.ending.leave()
        self.status("error")
        self.line.clear()
        notice("")  # that the engine is being started again
        say(show_error(self.board.prompt, error, word("cannot-go-on") if playing else None))
        ways(self.board.acts, error, playing)
        focus.mend(self.page)

    def go_on(self):
        """Try again from the point of the failure."""
        clear(self.board.acts)
        self.show(self.frame, False)
        self.play(self.run())


def put_away(table, info):
    """Show nothing of the game before, but the name of the next one, if it is known."""
    table.board.hand.put_away()
    table.board.cloth.put_away()
    table.margin.forget()
    table.line.put_away()
    table.log.recall([])
    clear(table.margin.sheet)
    for do in ("undo", "redo"):
        find("[data-do=" + do + "]", table.root).disabled = True
    if info:
        entitle(table.root, info)
    else:
        find(".title", table.root).textContent = word("page")


def entitle(root, info):
    """Name a game, and wear its colours."""
    document.documentElement.setAttribute("data-of", info["id"])
    find(".title", root).textContent = info["title"]
    find(".credit", root).textContent = info["credit"]
    document.title = word("page-title", game=info["title"])
