"""The storage of the device: settings, games in progress, finished games.

Keys:

- `settings`
- `saved:ID` a game in progress; `guest:ADDRESS` the way to one on a host's device
- `done:ID` the result of a finished game, `record:ID` its record
- `setup:GAME` the last set-up of a game, `lesson:GAME` the progress in its lesson
- `heard:GAME` the calls that have been explained
- `daily:GAME DATE` the result of a deal of the day, with the game of a bot with the same cards
- `puzzle:GAME DATE` the first answer to a question of the day
- `friend:GAME DATE` the results of friends at that deal, from their links
- `draft:GAME` the position that is being composed, `course` the list of positions for a lesson
- `broken:KEY` a damaged value

Besides, `rondas-been` in localStorage says from the first paint on that somebody has been here, and
which games they have played, and `rondas-dealt` which prepared deal came last.

Every value is JSON text, checked when it is read (`static/js/store/storage-schema.js`). Storage
may fail in every way (`static/js/store/store.js`): the page goes on, and says so.
"""

import json

from pyscript import document, window
from pyscript.js_modules import host, store

from page.logic.table_config import setup_id
from page.platform.i18n import word

TOLD = {
    "denied": "nothing-kept",
    "away": "storage-away",
    "full": "storage-full",
    "again": "storage-again",
    "aside": "set-aside",
}


class Device:
    def __init__(self, notice):
        self.notice = notice  # shows a sentence
        self.tab = str(window.Math.random())[2:]  # which of several tabs has written
        self.trouble = ""  # why what was last to be written could not be
        self.waiting = {}  # games of which something is still to be written, by key
        self.untold = []  # news that nobody needs yet, see `on_trouble`
        self.unread = False  # the games in progress could not be read when they were last asked for
        self.late = {}  # texts of games, by key, that were found when they were to be written over
        store.onTrouble(self.on_trouble)

    def on_trouble(self, what, count):
        """Tell the player news of the store, once until it is over. Worked examples and finished
        games need no storage: there it waits until something is to be kept, or for a table."""
        if what == "again" and self.untold:
            self.untold = []  # nobody has heard that it failed
        elif document.documentElement.getAttribute("data-page") == "viewer":
            self.untold.append((what, count))
        else:
            self.notice(word(TOLD[what], n=count))

    def tell(self):
        """Tell the news that has waited."""
        for what, count in self.untold:
            self.notice(word(TOLD[what], n=count))
        self.untold = []

    def unkept(self):
        """Return a mark for a game that is not saved, or "": notices go, and this stays. Frames do
        not show it."""
        return word("unkept") if self.trouble and not host.embedded else ""

    def now(self):
        return window.Date.new().toISOString()

    def text(self, value):
        """Return a value as text; values without a format get a version."""
        return json.dumps(value if "format" in value else dict(value, version=store.VERSION))

    async def get(self, key):
        """Return the text of a key, empty if there is none; None if it cannot be read."""
        return await store.get(key)

    async def every(self, prefix):
        """Return pairs of key and value, in the order of the keys; none if they cannot be read."""
        return [(key, json.loads(text)) for key, text in await self.texts(prefix)]

    async def texts(self, prefix):
        text = await store.all(prefix)
        return json.loads(text) if text else []

    async def everything(self):
        """Return pairs of key and text, also of damaged values; none if they cannot be read."""
        text = await store.everything()
        return json.loads(text) if text else []

    async def change(self, texts, remove=(), where=None):
        """Write and remove, all or nothing; see `change` in `store.js`."""
        wish = {"set": texts, "remove": list(remove), "where": where or {}}
        answer = json.loads(await store.change(json.dumps(wish)))
        self.trouble = answer.get("error", "")
        if self.trouble:
            self.tell()
        return answer

    async def set_aside(self, key, text):
        """Move a useless value to a place that nothing reads."""
        if await store.setAside(key, text):
            self.on_trouble("aside", 1)

    async def take(self, key, kept):
        """Remove a game in progress, unless it has changed. Return what `put_back` needs."""
        if "by" in kept:
            text = kept["by"].text()
            await kept["by"].replace("")
        else:
            text = kept["text"]
            await self.change({}, [key], {key: ["", text]})
        return {key: text}

    async def put_back(self, texts):
        """Restore a removed game, if nothing has come in its place."""
        await self.change(texts, (), {key: [""] for key in texts})

    async def games(self):
        """Return all games in progress by key, each with its `text`, or with the object that is
        about to write it (`by`). `unread` tells whether those on the device are among them."""
        text = await store.all("saved:")
        self.unread = not text
        if text:
            self.late = {}
        found = {}
        for key, kept in json.loads(text) if text else self.late.items():
            found[key] = dict(json.loads(kept), text=kept)
        for key, save in self.waiting.items():  # the device has an older state, if any
            found.pop(key, None)
            if save.value:
                found[key] = save.value if save.closed else dict(save.value, by=save)
        return found


def saved_key(save):
    return "saved:" + setup_id(save)
