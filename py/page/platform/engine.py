"""Requests to the rules engine in its worker, and the list of games."""

import json

from pyscript import window
from pyscript.js_modules import browser_calls, i18n
from pyscript.js_modules import engine as worker

from page.platform.i18n import games_file, language, word
from page.platform.urls import SITE


class EngineError(Exception):
    """The engine has refused a request, in one line."""


class EngineStopped(EngineError):
    """The engine does not run and could not be restarted. The request was not carried out, and may
    be sent again."""


def line_of(error):
    """Return the text of an error of the engine, the browser or the page."""
    # Errors of JavaScript have an object, a name and a message.
    return str(error.args[-1]) if error.args else type(error).__name__


async def arrived(promise):
    """Return the value of a promise of the engine. EngineStopped if it is rejected."""
    try:
        return await promise
    except Exception as error:  # of JavaScript's
        raise EngineStopped(line_of(error))


async def fetched(path, made):
    """Return what `made`, which may be awaited, makes of the text of a file of the site. If the
    file is missing or damaged, the page offers to try again, and EngineStopped is raised."""
    try:
        if path.endswith(".deflate"):
            return await made(await browser_calls.unpacked(path))
        answer = await window.fetch(SITE + path)
        if answer.ok:
            return await made(await answer.text())
    except Exception:  # the browser's, or what `made` has found
        pass
    window.startup.loadFailed(path)
    raise EngineStopped(word("missing"))


class Engine:
    """The engine, with one table open at a time. Its answers come in words."""

    def start(self, progress):
        """Loads it, if it is not there yet; `progress(fraction)` hears how far it is.

        Nobody need wait for it: what it is asked for meanwhile it does when it has come."""
        worker.start(progress)

    def is_up(self):
        return worker.isUp()

    def follow(self, progress):
        """`progress(fraction)` hears how far it is, while it is being loaded."""
        worker.follow(progress)

    def seed(self, request, taken):
        """A seed for a new game, none of those that are `taken`."""
        return str(worker.seedFor(json.dumps(request), json.dumps(taken)))

    def listen(self, listener):
        """`listener(state)`: it has `stopped` and is being started again, is `running` again with
        the game where it was, is `slow` to load, or has `come` after that."""
        worker.listen(listener)

    def again(self):
        """Start loading again; waiting callers go on waiting."""
        worker.again()

    def post(self, do, **keys):
        """Sends a request, ahead of all that is asked later; gives a promise for `answer_to`."""
        return worker.call(json.dumps(dict(keys, do=do)))

    async def answer_to(self, posted):
        """The answer to a request that was posted; EngineError if it was refused."""
        return await self.read(await arrived(posted))

    async def read(self, answer):
        """Return an answer, which is an object of JavaScript, in words."""
        told = i18n.told(answer)
        await browser_calls.pause()
        return checked(told)

    async def ask(self, do, **keys):
        return await self.answer_to(self.post(do, **keys))

    async def frames(self, seat=None, you=None, **what):
        """Return a `record`, or the question of a `puzzle`, step by step, with all hands open or as
        one seat sees it, told to seat `you`, or to nobody in particular."""
        keys = {} if seat is None else {"seat": seat, "you": you}
        if you is not None:
            keys["you"] = you
        steps = i18n.stepwise(await arrived(self.post("frames", **dict(keys, **what))), you)
        answer = checked(steps.about)
        return dict(answer, frames=Frames(answer["frames"], steps.frame))

    async def ponder(self, do, **keys):
        """Send a request without a table to a second engine, so that the game need not wait.
        A request that names no reader speaks to the person at the table."""
        table = i18n.tableNow()
        answer = await arrived(worker.ponder(json.dumps(dict(keys, do=do))))
        return checked(i18n.answered(answer, table))


class Frames:
    """The frames of a record, each read when it is shown. `frame(at)`: the text of one."""

    def __init__(self, count, frame):
        self.count = count
        self.frame = frame
        self.read = {}

    def __len__(self):
        return self.count

    def __getitem__(self, at):
        at = at % self.count  # the last one is number -1 as well
        if at not in self.read:
            self.read[at] = json.loads(self.frame(at))
        return self.read[at]

    def end_with(self, at, frame):
        """Put a frame at number `at`, as the last one."""
        self.count, self.read[at] = at + 1, frame


def checked(text):
    """Return an answer as an object; raise EngineError if it is a refusal."""
    answer = json.loads(text)
    if "error" in answer:
        raise EngineError(answer["error"])
    return answer


async def lists_of(text):
    """Return the games and the cast of `games.json`; ValueError or KeyError if it is damaged."""
    lists = json.loads(text)
    return lists["games"], lists["cast"]


class Games:
    """The list of games; known before the engine has come."""

    def __init__(self):
        self.all = []
        self.cast = []  # whom bots play: `id` and `manner` of each

    async def load(self):
        if not self.all:
            self.all, self.cast = await fetched(games_file(language()), lists_of)
        return self.all

    def ids(self):
        """Return the cast, in the order of their names."""
        return [each["id"] for each in self.cast]

    def seated(self, request, info):
        """Return an `open` request with the players."""
        from page.logic.table_config import named  # which a frame with an example does not have

        return named(request, info, word("names").split(), self.ids(), word("guest"))

    def of(self, game):
        """Return what is known of a game, or None."""
        for info in self.all:
            if info["id"] == game:
                return info
        return None

    def of_rule(self, rule):
        """Return the game whose rulebook has a clause, or None."""
        for info in self.all:
            if rule.startswith(info["prefix"] + "-"):
                return info
        return None
