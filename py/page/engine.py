"""Requests to the rules engine in its worker, and the games there are."""

import asyncio
import json

from dom import SITE
from pyscript import window
from pyscript.js_modules import engine as worker
from pyscript.js_modules import safely, speech
from speech import fetched as words_of
from speech import games_file, language, languages, word


class EngineError(Exception):
    """The engine has refused, in one line."""


class EngineStopped(EngineError):
    """It does not run, and could not be started again. What was asked was not done, and may be
    asked once more."""


def line_of(error):
    """What an error says: the engine's, the browser's or the page's own."""
    # Those of JavaScript's have an object, a name and what they say.
    return str(error.args[-1]) if error.args else type(error).__name__


async def arrived(promise):
    """What a promise of the engine's brings. EngineStopped if it is broken."""
    try:
        return await promise
    except Exception as error:  # of JavaScript's
        raise EngineStopped(line_of(error))


async def fetched(path, made):
    """What `made`, which may be awaited, makes of the text of a file of the site. If the file does
    not come, or comes damaged, the page offers to try again; EngineStopped says so too."""
    try:
        answer = await window.fetch(SITE + path)
        if answer.ok:
            return await made(await answer.text())
    except Exception:  # the browser's, or what `made` has found
        pass
    window.loadFailed(path)
    raise EngineStopped(word("missing"))


class Engine:
    """The engine, with one table open at a time. What it answers is in words already."""

    def __init__(self):
        self.setup = None  # of the table that is open: to whom its answers speak

    def start(self, progress):
        """Loads it, if it is not there yet; `progress(fraction, stage)` hears how far it is.

        Nobody need wait for it: what it is asked for meanwhile it does when it has come."""
        worker.start(progress)

    def follow(self, progress):
        """`progress(fraction, stage)` hears how far it is, while it is being loaded."""
        if not worker.isUp():
            worker.follow(progress)

    def seed(self, request, taken):
        """A seed for a new game, none of those that are `taken`."""
        return str(worker.seedFor(json.dumps(request), json.dumps(taken)))

    def listen(self, hear):
        """`hear(state)`: it has `stopped` and is being started again, is `running` again with the
        game where it was, is `slow` to load, or has `come`
        after that."""
        worker.listen(hear)

    def again(self):
        """Begins the loading once more; whoever waits for it goes on waiting."""
        worker.again()

    def post(self, do, **keys):
        """Sends a request, ahead of all that is asked later; gives a promise for `heard`."""
        return worker.call(json.dumps(dict(keys, do=do)))

    async def heard(self, posted, first=None):
        """The answer to a request that was posted; EngineError if it was refused. `first` is done
        when it has come, before it is put into words."""
        try:
            text = await arrived(posted)
        finally:
            if first:
                first()
        text = speech.answered(text, json.dumps(self.setup))
        await safely.pause()
        answer = told(text)
        if "save" in answer:
            self.setup = dict(answer["save"], seat=answer["seat"])
        return answer

    async def ask(self, do, **keys):
        """One request and its answer."""
        return await self.heard(self.post(do, **keys))

    async def frames(self, record, seat=None, you=None):
        """A record step by step, all hands open or as one seat sees it; told to that seat."""
        keys = {"record": record, "you": you} if seat is None else {"record": record, "seat": seat}
        text = await arrived(self.post("frames", **keys))
        steps = speech.stepwise(text, you if seat is None else seat)
        answer = told(steps.about)
        return dict(answer, frames=Frames(answer["frames"], steps.frame))

    async def ponder(self, do, **keys):
        """A request without a table, in a second engine: the game need not wait for the answer. One
        that does not say to whom speaks to who sits at the table now."""
        setup = json.dumps(self.setup)
        text = await arrived(worker.ponder(json.dumps(dict(keys, do=do))))
        return told(speech.answered(text, setup))


class Frames:
    """The frames of a record, each read when it is looked at. `frame(at)`: the text of one."""

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


def told(text):
    answer = json.loads(text)
    if "error" in answer:
        raise EngineError(answer["error"])
    return answer


async def lists_of(text):
    """The games, and the cast, that `games.json` lists; ValueError or KeyError if it is damaged."""
    lists = json.loads(text)
    return lists["games"], lists["cast"]


class Offers:
    """The games there are; known without the engine, which may not have arrived."""

    def __init__(self):
        self.all = []
        self.cast = []  # whom bots play: `id` and `manner` of each
        self.known = {}  # by language

    async def load(self):
        """Fetches them once."""
        if not self.all:
            self.all, self.cast = await fetched(games_file(language()), lists_of)
            self.known[language()] = self.all
        return self.all

    async def read(self, language, early=False):
        """The same in another language, for somebody who takes them from here, with all words that
        a change to it needs; `early`, for somebody who may. An error of the browser's, ValueError
        or KeyError if they do not come."""
        text = await words_of(language, early)
        if language not in self.known:
            self.known[language], self.cast = await lists_of(text)
        return self.known[language]

    def read_ahead(self, event=None):
        """All languages, for somebody who is about to choose one."""
        for code, _ in languages():
            if code != language():
                asyncio.create_task(self.try_to_read(code))

    async def try_to_read(self, code):
        try:
            await self.read(code, True)
        except Exception:  # the browser's, or a damaged file: it is read again when it is chosen
            pass

    def ids(self):
        """The cast, in the order of their names."""
        return [each["id"] for each in self.cast]

    def of(self, game):
        """What is known of a game, or None."""
        for offer in self.all:
            if offer["id"] == game:
                return offer
        return None

    def of_rule(self, rule):
        """The game whose rulebook a clause belongs to, or None."""
        for offer in self.all:
            if rule.startswith(offer["prefix"] + "-"):
                return offer
        return None
