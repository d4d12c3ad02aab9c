"""Sessions: where a table's frames come from, where they are stored, and what is special there."""

import json

from pyscript.js_modules import host

from page.platform.engine import EngineError
from page.platform.i18n import word
from page.platform.tasks import Shielded
from page.table import playback
from page.ui.dom import button, el, say


class Session:
    """A game at this device, from its `begin` to its `leave`: for one person, or to watch. Lessons,
    days, several people at one screen, hosts and guests are sessions with more to them.

    The table paints; it asks for the `next` frame while nobody at this device has to act, and sends
    what the person does by `act`. Whatever comes is stored, even if the table has been left.
    """

    is_lesson = False
    is_remote = False  # the engine is on another device: that of the host

    def __init__(self, table, save, day=None, cover=None, company=None):
        """`day`: the deal of a day, see daily.py; `cover`: over the table, while it is passed on to
        another person; `company`: the connection to people at other devices, a
        `host_lobby.HostLobby` or a `guest.Guest`."""
        self.table = table
        self.page = table.page
        self.save = save
        self.day = day
        self.cover = cover
        self.company = company
        self.asked = None  # the latest answer, which may be still to come
        self.invitation = None  # to a lesson or to a serious try, until something is done

    # Frames.

    def ask(self, do, **keys):
        """Send a request; return its answer, to be waited for."""
        return self.kept(self.page.engine.answer_to(self.page.engine.post(do, **keys)))

    def kept(self, coming):
        """Return a frame that is still to come, to be waited for; it is stored in any case."""
        self.asked = Shielded(self.keep(coming))
        return self.asked

    async def settled(self):
        """Wait until the latest request is answered, and its answer stored."""
        try:
            if self.asked:
                await self.asked.result()
        except EngineError:  # which the table tells
            return
        await self.save.written()

    async def keep(self, coming):
        frame = await coming
        self.save.keep(frame)
        if self.table.frame and self.table.session is self:
            report(frame)
        return frame

    def next(self):
        """Return the next frame, to be waited for: after a move of chance or of a bot."""
        return self.ask("step")

    def act(self, action):
        """Send an action of the person; return the frame after it, to be waited for."""
        asked = self.ask("act", action=action["action"])
        self.save.due = True
        return asked

    def done(self, action, at):
        """Show the action before it is answered. `at`: the place of its card in the hand, if it has
        one."""
        if self.invitation:
            self.invitation.decline()
        self.lift(at)
        if at is None and not self.page.engine.is_up():
            self.table.board.bubble(self.table.me, action["label"])
        self.follow()

    def follow(self):
        if not self.page.engine.is_up():
            self.page.engine.follow(self.page.routes.progress)

    def loads(self):
        """Say, after an action, that the engine is still to come."""
        self.table.line.ask(word("loading-others"))

    def thinker(self, at):
        """Return the seat of the bot that plays after the person's card while the engine is still
        loading. None if that is nobody, or not known, as after the last card of a trick."""
        save, trick = self.table.frame["save"], self.table.board.display["trick"]
        if at is None or self.page.engine.is_up() or len(trick) == save["players"]:
            return None
        seat = (self.table.me + 1) % save["players"]
        return None if seat in save["people"] + save["guests"] else seat

    def lift(self, at):
        if at is not None:
            self.table.board.lift(at)
            self.page.sound.lift()
        self.table.line.ask("")

    # What the table asks of it.

    def seated(self, people):
        """Prepare the places of `people`, those at this device and at others."""

    async def welcome(self, visit):
        """Wait, before the first frame is shown, until the person wants to play."""

    def begin(self, frame):
        """Prepare what lies beside the game, before its first frame is shown."""

    async def take(self, frame):
        """Go on to a frame."""
        await playback.play(self.table, frame)

    def show(self, frame):
        """Add to a frame, before its actions are offered."""

    def shown(self):
        """Add to a frame that is shown."""

    def leave(self):
        """Take away what lies beside the game."""
        if self.invitation:
            self.invitation.leave()
        if self.cover:
            self.cover.leave()

    # What is said there.

    def mark(self):
        """Return the mark before the facts of the game, or None."""
        return word("second-try") if self.save.before else None

    def unkept(self):
        """Return the mark while the game cannot be stored, or ""."""
        return self.page.device.unkept()

    def instead(self):
        """Return the sentence in the place of the prompt while somebody is missed, or ""."""
        return ""

    def cut_off(self):
        """Return the sentence for a guest without a connection to the host, or ""."""
        return ""

    def introduce(self, seat, parent):
        """Say on the sheet of the players who sits there: a person."""
        el("p", "told", parent, word("is-person", name=self.table.board.names[seat]))

    def goes_on(self):
        """Tell whom the next part of the game waits for."""

    def menu(self, names):
        """Return those of some commands that a menu offers here."""
        return list(names)

    def conclude(self, row):
        """Offer the next game, in a row of buttons."""
        button(word("play-again"), "again", row, "primary")
        if self.save.before and self.page.routes.ways_back():
            button(word("back-to-review"), "back", row)


class FirstLine:
    """A line above the prompt until the first action, with these parts."""

    def __init__(self, table, *parts):
        self.table = table
        self.row = el("p", "invitation")
        self.row.append(*parts)
        table.board.prompt.parentElement.prepend(self.row)
        say(self.row.textContent)

    def leave(self):
        self.row.remove()

    def decline(self):
        """Note that the person has done something else."""
        self.leave()
        self.table.session.invitation = None


def report(frame):
    """Tell the page around this one of a frame, if it wants to know."""
    if "spectator" in frame:
        host.moved(frame["move"], json.dumps(frame["spectator"]))
