"""What is kept on the device: settings, games in progress, games that are over.

Keys: `settings`; `saved:ID` a game in progress; `done:ID` the result of a finished one and
`record:ID` its record. Everything is JSON text.
"""

import json

from dom import notice
from plain.setups import setup_id
from pyscript import window
from pyscript.js_modules import store
from speech import word


class Device:
    """The memory of the device, in one store of texts by key."""

    def __init__(self):
        self.tab = str(window.Math.random())[2:]  # which of several tabs has written
        self.told = False  # that nothing can be kept

    def now(self):
        """The time, as it is kept."""
        return window.Date.new().toISOString()

    def missing(self):
        """Says once that nothing can be kept; not in a frame that was never to keep anything."""
        if not self.told and window.origin != "null":
            self.told = True
            notice(word("nothing-kept"))

    async def get(self, key):
        """The value of a key, or None."""
        text = await store.get(key)
        return json.loads(text) if text else None

    async def put(self, key, value):
        """Writes through to the disk; gives what was there before, or None."""
        before = await store.put(key, json.dumps(value))
        if before is None:
            self.missing()
            return None
        return json.loads(before) if before else None

    async def remove(self, key):
        await store.remove(key)

    async def every(self, prefix):
        """Pairs of key and value, in the order of the keys."""
        text = await store.all(prefix)
        return [(key, json.loads(value)) for key, value in json.loads(text)] if text else []

    async def put_all(self, values):
        """All of it or nothing; True if it is written."""
        return bool(await store.putAll(json.dumps({k: json.dumps(values[k]) for k in values})))


def saved_key(save):
    """Where a game in progress is kept."""
    return "saved:" + setup_id(save)
