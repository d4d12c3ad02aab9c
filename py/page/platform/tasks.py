"""Tasks: work that takes time, and its errors when nobody waits for it."""

import asyncio

from pyscript.js_modules import rest

from page.platform.engine import EngineError

listeners = []  # functions that report the error of a task to the player


class Left(BaseException):
    """The page was left while something was awaited. It ends the waiting coroutine, and is no
    error."""


class Visit:
    """One stay at an address: late results do nothing once it is `over`."""

    def __init__(self, routes):
        self.routes = routes

    @property
    def over(self):
        return self.routes.visit is not self

    async def during(self, awaited):
        """Return an awaited value; raise `Left`, whatever came of it, if the page has been left
        meanwhile."""
        try:
            return await awaited
        finally:
            if self.over:
                raise Left

    async def begin(self, work):
        """Do this work, unless the page has been left before it begins."""
        if not self.over:
            await work


class Shielded:
    """Work that goes on to its end, even if the task that waits for its `result` is cancelled.
    MicroPython has no `asyncio.shield`."""

    def __init__(self, work):
        self.value = self.error = None
        self.over = asyncio.Event()
        task(self.run(work))

    async def run(self, work):
        try:
            self.value = await work
        except EngineError as error:
            self.error = error
        except Exception:
            self.error = Left()
            raise
        finally:
            self.over.set()

    async def result(self):
        """Wait, and return its value; raise EngineError if that was its end."""
        await self.over.wait()
        if self.error:
            raise self.error
        return self.value


class Cancellable:
    """A task that can be cancelled, even before it begins."""

    def __init__(self, work):
        self.work = work
        self.is_begun = False
        self.task = task(self.run())

    async def run(self):
        self.is_begun = True
        if self.work:
            await self.work

    def cancel(self):
        if self.is_begun:
            self.task.cancel()
        self.work = None


def task(going_on):
    """Run a coroutine that nobody need wait for, and report its errors to the player."""
    return asyncio.create_task(watched(going_on, rest.begin()))


async def watched(going_on, stay):
    try:
        return await going_on
    except (Left, asyncio.CancelledError):
        return None
    except Exception as error:
        for report in listeners:
            report(error)
    finally:
        rest.end(stay)
