"""One game on the device."""

import asyncio

from device import saved_key
from dom import notice
from plain.results import result
from speech import word


class Save:
    """Keeps one game, and cannot write another's. Frames are written in order; of those that come
    while one is being written only the latest counts."""

    def __init__(self, device, engine, save, kept=None):
        """`save` is the set-up; `kept` what the device has of this game."""
        self.device = device
        self.engine = engine
        self.key = saved_key(save)
        self.session = kept["session"] if kept else device.now() + " " + device.tab[:6]
        self.written = kept["time"] if kept else None  # when what the device has was written
        self.waiting = None  # what is still to be written
        self.writing = None  # the task that writes
        self.record = None  # of the game, once it is over: a promise
        self.dropped = False

    def keep(self, frame):
        """Takes what the engine has answered; it is on the device soon after."""
        if self.dropped:
            return
        if frame["status"] == "over" and self.record is None:
            # At once, while this is the game that the engine has before it.
            self.record = self.engine.post("record")
        self.waiting = frame
        if not self.writing:
            self.writing = asyncio.create_task(self.write())

    async def settled(self):
        """Waits until all is written."""
        while self.writing:
            await self.writing

    async def drop(self):
        """Forgets the game: nothing that comes late is kept of it."""
        self.dropped = True
        self.waiting = None
        await self.settled()
        await self.device.remove(self.key)

    async def write(self):
        try:
            while self.waiting:
                frame, self.waiting = self.waiting, None
                if frame["status"] == "over":
                    await self.finish(frame)
                elif frame["undo"] or self.written:  # a game in which nothing was done is not kept
                    await self.update(frame)
        finally:
            self.writing = None

    async def update(self, frame):
        now = self.device.now()
        value = {
            "time": now,
            "tab": self.device.tab,
            "session": self.session,
            "save": frame["save"],
            "scores": frame["display"]["scores"],
        }
        before = await self.device.put(self.key, value)
        if before and before["time"] != self.written:
            notice(word("other-tab"))
        self.written = now

    async def finish(self, frame):
        """The result and the record of a game that is over."""
        if frame["save"]["seat"] is not None:
            record = (await self.engine.heard(self.record))["record"]
            done = result(frame["save"], frame["display"], self.device.now())
            await self.device.put_all(
                {"done:" + self.session: done, "record:" + self.session: record}
            )
        await self.device.remove(self.key)
