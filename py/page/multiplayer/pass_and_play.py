"""Several people at one screen: the cover over the table between their turns, and the news for the
person who lifts it."""

from pyscript import window

from page.platform.i18n import names_of, sentences, word
from page.table import playback
from page.table.score_sheets import phrase
from page.ui import focus, tooltip
from page.ui.animation import PAUSE
from page.ui.dom import clear, close_dialog, el, find, hush, say

HOLD = 600  # of the cloth until it is lifted, in ms


class Cover:
    def __init__(self, table):
        self.table = table
        self.lies = False
        self.said = ""  # what it asks for
        self.timer = None
        self.root = el("section", "passing", None)
        self.to = el("h2", "", self.root)
        self.button = el("button", "lift", self.root, type="button", data_lift="")
        el("span", "ring", self.button, aria_hidden="true")
        self.label = el("span", "", self.button)
        self.note = el("p", "", self.root)
        for kind, listener in (
            ("pointerdown", self.down),
            ("pointerup", self.up),
            ("pointercancel", self.up),
            ("pointerleave", self.up),
            ("keydown", self.key),
            ("click", self.click),
            ("contextmenu", lambda event: event.preventDefault()),
        ):
            self.button.addEventListener(kind, listener)

    def lay(self, frame):
        """Cover the table: nothing that anybody has seen below stays in the document."""
        table = self.table
        board, save = table.board, frame["save"]
        table.motion.finish()
        table.turn.end()
        table.ending.leave()
        close_dialog()
        clear(find("#dialog .dialog-body"))
        tooltip.hide()
        hush()
        table.margin.forget()
        table.seat_down(save, board.faces.deck, None)
        table.line.clear()
        table.line.ask("")
        phrase(frame["display"]["facts"], table.line.facts)
        table.margin.show_standings(frame["display"])
        find("[data-do=undo]", table.root).disabled = True
        find("[data-do=redo]", table.root).hidden = True
        # A name is isolated from the text beside it.
        name = "\u2068" + names_of(save["names"])[frame["to"]] + "\u2069"
        self.to.textContent = word("pass-to", name=name)
        self.label.textContent = word("pass-lift")
        self.note.textContent = word("pass-note", name=name)
        self.said = sentences([word("sentence", text=self.to.textContent), self.note.textContent])
        self.button.setAttribute("aria-label", word("pass-lift-named", name=name))
        self.lies = True
        find(".place", table.root).append(self.root)
        board.root.inert = True
        table.root.setAttribute("data-to", str(frame["to"]))
        table.status("pass")
        say(self.said)
        if focus.lost() or table.root.contains(window.document.activeElement):
            focus.lead(self.button)

    def leave(self):
        self.release()
        self.lies = False
        self.root.remove()
        self.table.board.root.inert = False
        self.table.root.removeAttribute("data-to")

    # The hold.

    def down(self, event):
        if event.button == 0 and self.timer is None:
            self.button.classList.add("held")
            self.timer = window.setTimeout(self.lift, HOLD)

    def up(self, event):
        self.release()

    def release(self):
        self.button.classList.remove("held")
        if self.timer is not None:
            window.clearTimeout(self.timer)
            self.timer = None

    def key(self, event):
        """Ignore a key that is still held from before."""
        if event.repeat and event.key in ("Enter", " "):
            event.preventDefault()

    def click(self, event):
        """Uncover by a key, or by a screen reader; a finger has to hold, and is told so."""
        if not event.detail:
            self.lift()
        elif self.lies:
            self.note.textContent = word("pass-hold")
            say(word("pass-hold"))

    def lift(self):
        self.release()
        if self.lies and self.table.frame and self.table.frame["status"] == "pass":
            self.lies = False  # only once: a second press does nothing
            self.table.play(
                self.lifted(self.table.session.ask("lift", seat=self.table.frame["to"]))
            )

    async def lifted(self, asked):
        """Show the next person the table as they saw it last, and everything since."""
        table = self.table
        had = self.button.contains(window.document.activeElement)
        frame = await asked.result()
        self.leave()
        table.status("waiting")
        table.seat_down(frame["save"], table.board.faces.deck, frame["seat"])
        if had:
            table.board.hand.park()
        await self.retell(frame)
        await table.run()

    async def retell(self, frame):
        """Show everything since, step by step, until somebody hurries."""
        table, motion, since = self.table, self.table.motion, frame["since"]
        hurried = motion.hurried
        events = [event for step in since for event in step["events"]]
        for at, event in enumerate(events):  # the log has them
            event["number"] = len(table.log.events) - len(events) + at
        if since and motion.rate:
            table.show(frame["was"], False)
        for step in since:
            if motion.rate and motion.hurried == hurried:
                await motion.wait(PAUSE)
            if motion.rate and motion.hurried == hurried:
                await playback.play(table, step)
            else:
                table.log.tell(step["events"])
        table.show(frame, False)
        if since:
            table.line.show(dict(frame, events=since[-1]["events"]))
