"""The save of one game on the device."""

import json

from pyscript import window

from page.logic.results import result
from page.logic.table_config import goes_on
from page.platform.storage import saved_key
from page.platform.tasks import Shielded, task

AGAIN = 5000  # ms until what could not be written is tried again


class Keeper:
    """What a session needs of its save; as it stands, for a session that stores no game."""

    key = ""
    result = ""  # what it has under `done:`
    due = False  # a move has been sent, and not been answered yet

    @property
    def before(self):
        """Return the earlier scores of a game that is tried again, or None."""
        return None

    def awaits(self, request):
        """Return whether a move was sent, and not answered yet, of the game that this opens."""
        return self.due and json.dumps(request.get("seed")) in self.key

    def keep(self, frame):
        """Take an answer of the engine."""

    async def written(self):
        """Wait until everything is on the device."""

    def text(self):
        """Return the state of the game, as stored; empty if there is none to go back to."""
        return ""


class Save(Keeper):
    """The save of one game; it cannot write another's.

    Frames are written in order. Of those that arrive during a write, or could not be written, only
    the latest counts.
    """

    def __init__(self, device, save, kept=None, overtaken=None, ended=None):
        """`save` is the set-up; `kept` the stored game, with its `text` on the device.
        `overtaken(self, older)` is called when the device has another state of this game: a newer
        one of another page, or an `older` one that could not be read when the table was opened.
        From then on nothing is written here. `ended(self, value)` is called when the game is over,
        with everything needed to show it."""
        self.device = device
        self.overtaken = overtaken
        self.ended = ended
        self.key = saved_key(save)
        value = kept or {"session": self.fresh()}
        text = value.get("text", "")
        self.session = value["session"]
        # Of a game that is tried again from a position: its scores `before`, and the addresses that
        # have led `back` to it.
        self.tried = {}
        if "before" in value:
            self.tried = {"before": value["before"], "back": value.get("back", "")}
        # Texts that the device may have of this game; more than one after an unanswered write.
        self.texts = [text] if text else []
        self.result = value.get("result", "")  # what it has under `done:`
        self.value = None  # what the latest frame comes to, while the game goes on
        self.waiting = None  # the frame that is still to be written
        self.writing = None  # what writes
        self.over = False  # the game, by its latest frame
        self.day = None  # the deal of a day that this game is: daily.Day
        self.due = False  # a move of this game has been sent, and not been answered yet
        self.closed = False  # nothing is kept any more

    def fresh(self):
        return self.device.now() + " " + self.device.tab[:6]

    def keep(self, frame):
        """Take an answer of the engine; `written` waits until it is on the device."""
        self.due = False
        over = frame["status"] == "over"
        if self.closed or not (over or frame["begun"] or self.texts):
            return  # a game in which nothing was done is not kept
        self.over = over
        self.value = None if over else self.described(frame)
        self.waiting = frame
        self.device.waiting[self.key] = self
        self.write()

    def described(self, frame):
        value = {
            "time": self.device.now(),
            "tab": self.device.tab,
            "session": self.session,
            "save": frame["save"],
            "scores": frame["display"]["scores"],
        }
        if goes_on(frame["save"]):
            value["placed"] = True
        return dict(value, **self.tried)

    @property
    def before(self):
        """Return the earlier scores of a game that is tried again, or None."""
        return self.tried.get("before")

    def text(self):
        """Return the state of this game, as stored; empty if it is over, or nothing was done."""
        if self.value:
            return self.device.text(self.value)
        return self.texts[-1] if self.texts and not self.over else ""

    def write(self):
        if self.waiting and not self.writing:
            self.writing = Shielded(self.write_all())

    async def written(self):
        """Wait until everything is on the device; where storage has gone away, only until the deal
        of a day has its end."""

        def ends_a_day():
            return self.day and self.day.is_on() and self.over

        while self.writing and (not self.device.trouble or ends_a_day()):
            await self.writing.result()

    async def write_all(self):
        while self.waiting:
            frame, self.waiting = self.waiting, None
            if frame["status"] == "over":
                done = await self.finish(frame)
                if done and self.ended:
                    self.ended(self, dict(self.described(frame), result=self.result))
            else:
                done = await self.update(frame)
            # A later frame may have come meanwhile; it is tried at once.
            if not (done or self.waiting or self.closed):
                self.waiting = frame
                break
        self.writing = None
        if self.waiting:
            if self.device.trouble != "denied":
                window.setTimeout(self.write, AGAIN)
        elif self.device.waiting.get(self.key) is self:
            self.device.waiting.pop(self.key)

    async def update(self, frame):
        text = self.device.text(self.value or self.described(frame))
        return await self.change(text, {self.key: text})

    async def finish(self, frame):
        """Replace a finished game by its result and record, if it counts."""
        save = frame["save"]
        if save["seat"] is None or goes_on(save) or (self.day and not self.day.serious):
            return await self.change("", {})
        done = self.device.text(result(save, frame["display"], self.device.now()))
        name = "done:" + self.session
        if self.day:
            await self.day.finish(frame, self.session)
        texts = {name: done, "record:" + self.session: self.device.text(frame["record"])}
        if await self.change("", texts, {name: ["", self.result]}):
            self.result = done
            return True
        # The same game was finished in another tab as well, so there are two.
        return self.session not in name and await self.finish(frame)

    async def change(self, text, texts, where=None):
        """Write `texts`, of which `text` is the state of the game, if the game still goes on.

        It never overwrites what another tab has written since. If the device has lost the game, it
        writes the game back.
        """
        where = dict(where or {})
        where[self.key] = [""] + self.texts
        keys = [self.key]
        if self.day and self.day.serious:
            keys.append(self.day.key)
            self.day.join(texts, where)
        if text:
            self.texts.append(text)
        answer = await self.device.change(texts, [] if text else [self.key], where)
        if "done" in answer:
            self.texts[:] = [text] if text else []
            return True
        if any(key in answer.get("found", ()) for key in keys):
            self.closed = True
            self.waiting = None
            found = answer["found"].get(self.key, "")
            older = self.is_older(found)
            if older:
                self.device.late[self.key] = found
            if self.overtaken:
                self.overtaken(self, older)
        elif "found" in answer:
            self.session = self.fresh()
        return False

    def is_older(self, text):
        """Return whether the device had this game, with this text, before this session began."""
        try:
            return json.loads(text)["time"] < self.session
        except (ValueError, KeyError):
            return False

    async def replace(self, text):
        """Put another state in the place of this game's, or none; nothing that comes late is
        written. Where nothing can be written, the page goes by that state all the same."""

        def again():
            if self.device.waiting.get(self.key) is self:
                task(self.replace(text))

        self.closed = True
        self.waiting = None
        while self.writing:
            await self.writing.result()
        self.value = dict(json.loads(text), text=text) if text else None
        self.device.waiting[self.key] = self
        await self.change(text, {self.key: text} if text else {})
        if self.device.waiting.get(self.key) is not self:
            return
        if not self.device.trouble:
            self.device.waiting.pop(self.key)
        elif self.device.trouble != "denied":
            window.setTimeout(again, AGAIN)
