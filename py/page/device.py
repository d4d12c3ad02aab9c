"""What is kept on the device: settings, games in progress, games that are over.

Keys: `settings`; `saved:ID` a game in progress; `guest:ADDRESS` the way to one on a host's device;
`done:ID` the result of a finished one and `record:ID` its record; `setup:GAME` and `lesson:GAME`
how a game was set up last, and how far somebody is in its lesson; `heard:GAME` which of its calls
have been explained; `daily:GAME DATE` how the deal of a day went, with the game that a bot is at
with the same cards; `broken:KEY` what could not be understood. Everything is JSON text, checked as
it is read (`static/js/kept.js`). Storage may fail in every way (`static/js/store.js`): the page
goes on, and says so.
"""

import json

from dom import notice
from plain.setups import setup_id
from pyscript import document, window
from pyscript.js_modules import host, store
from speech import word

TOLD = {
    "denied": "nothing-kept",
    "away": "storage-away",
    "full": "storage-full",
    "again": "storage-again",
    "aside": "set-aside",
}


class Device:
    """The memory of the device, in one store of texts by key."""

    def __init__(self):
        self.tab = str(window.Math.random())[2:]  # which of several tabs has written
        self.trouble = ""  # why what was last to be written could not be
        self.waiting = {}  # games of which something is still to be written, by key
        self.untold = []  # news that nobody needs yet, see `hear`
        store.hear(self.hear)

    def hear(self, what, count):
        """Tell the player news of the store, once until it is over. Worked examples and finished
        games need no storage: there it waits until something is to be kept, or for a table."""
        if what == "again" and self.untold:
            self.untold = []  # nobody has heard that it failed
        elif document.documentElement.getAttribute("data-page") == "viewer":
            self.untold.append((what, count))
        else:
            notice(word(TOLD[what], n=count))

    def tell(self):
        """Tell what has waited."""
        for what, count in self.untold:
            notice(word(TOLD[what], n=count))
        self.untold = []

    def unkept(self):
        """That what is done now lasts only as long as the page, or "": notices go, and this stays.
        In frames nobody expects it."""
        return word("unkept") if self.trouble and not host.framed else ""

    def now(self):
        """The time, as it is kept."""
        return window.Date.new().toISOString()

    def text(self, value):
        """How a value is kept: what has no format of its own says its version."""
        return json.dumps(value if "format" in value else dict(value, version=store.VERSION))

    async def get(self, key):
        """The text of a key, empty if there is none; None if it cannot be read."""
        return await store.get(key)

    async def every(self, prefix):
        """Pairs of key and value, in the order of the keys; none if they cannot be read."""
        return [(key, json.loads(text)) for key, text in await self.texts(prefix)]

    async def texts(self, prefix):
        """Pairs of key and text."""
        text = await store.all(prefix)
        return json.loads(text) if text else []

    async def everything(self):
        """Pairs of key and text, also of what is not understood; none if they cannot be read."""
        text = await store.everything()
        return json.loads(text) if text else []

    async def change(self, texts, remove=(), where=None):
        """Writes and removes, all or nothing, through to the disk: only if under each key of
        `where` there is one of the texts that it lists, "" for none.

        Gives `done`; `found`, what there is instead, by key; or `error`.
        """
        wish = {"set": texts, "remove": list(remove), "where": where or {}}
        answer = json.loads(await store.change(json.dumps(wish)))
        self.trouble = answer.get("error", "")
        if self.trouble:
            self.tell()
        return answer

    async def set_aside(self, key, text):
        """Puts what turned out to be of no use where nobody reads it."""
        if await store.setAside(key, text):
            self.hear("aside", 1)

    async def take(self, key, kept):
        """Removes a game in progress, unless it has changed. Gives what `put_back` needs."""
        if "by" in kept:
            text = kept["by"].text()
            await kept["by"].replace("")
        else:
            text = kept["text"]
            await self.change({}, [key], {key: ["", text]})
        return {key: text}

    async def put_back(self, texts):
        """What was taken, if nothing has come in its place."""
        await self.change(texts, (), {key: [""] for key in texts})

    async def games(self):
        """All games in progress by key: what is kept of each, with its `text`, or with the object
        that is still about to write it (`by`)."""
        found = {}
        for key, text in await self.texts("saved:"):
            found[key] = dict(json.loads(text), text=text)
        for key, save in self.waiting.items():  # the device has an older state, if any
            found.pop(key, None)
            if save.value:
                found[key] = dict(save.value, by=save)
        return found


def saved_key(save):
    """Where a game in progress is kept."""
    return "saved:" + setup_id(save)
