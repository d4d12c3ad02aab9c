"""What is kept on the device: settings, games in progress, games that are over.

Keys: `settings`; `saved:ID` a game in progress; `done:ID` the result of a finished one and
`record:ID` its record. Everything is JSON text.
"""

import json

import words
from dom import notice
from pyscript import document, window
from pyscript.js_modules import speech, store

TAB = str(window.Math.random())[2:]

SETTINGS = {
    "level": "medium",
    "speed": "normal",
    "theme": "system",
    "colours": "four",
    "hand": "right",
    "calls": "",
}
LOOKS = ("theme", "colours", "hand")
settings = dict(SETTINGS)


class _Once:
    told = False


def now():
    return window.Date.new().toISOString()


def missing():
    """Says once that nothing can be kept; not in a frame that was never to keep anything."""
    if not _Once.told and window.origin != "null":
        _Once.told = True
        notice(words.NO_STORAGE)


async def get(key):
    """The value of a key, or None."""
    text = await store.get(key)
    return json.loads(text) if text else None


async def put(key, value):
    """Writes through to the disk; gives what was there before, or None."""
    before = await store.put(key, json.dumps(value))
    if before is None:
        missing()
        return None
    return json.loads(before) if before else None


async def remove(key):
    await store.remove(key)


async def every(prefix):
    """Pairs of key and value, in the order of the keys."""
    text = await store.all(prefix)
    return [(key, json.loads(value)) for key, value in json.loads(text)] if text else []


async def put_all(values):
    """All of it or nothing; True if it is written."""
    return bool(await store.putAll(json.dumps({k: json.dumps(values[k]) for k in values})))


async def read_settings():
    kept = await get("settings")
    for name in SETTINGS:
        if kept and type(kept.get(name)) is str:
            settings[name] = kept[name]
    apply_looks()
    speech.call(settings["calls"])


async def change(name, value):
    settings[name] = value
    speech.call(settings["calls"])
    apply_looks()
    await put("settings", settings)


def apply_looks():
    """Settings that are seen; also kept where first.js finds them before the first paint."""
    root = document.documentElement
    for name in LOOKS:
        if name != "theme" or not root.hasAttribute("data-given"):  # see first.js
            root.setAttribute("data-" + name, settings[name])
    try:
        looks = json.dumps({name: settings[name] for name in LOOKS})
        window.localStorage.setItem("rondas-looks", looks)
    except Exception:  # whatever the browser throws: it is only the first paint
        pass


def setup_id(save):
    """One text for a set-up: the same seed and the same table."""
    options = save["options"]
    parts = [
        save["game"],
        save["players"],
        save["seat"],
        save["seed"],
        save["bots"],
        [[name, options[name]] for name in sorted(options)],
        save["opening"],
    ]
    return json.dumps(parts)


def same_table(one, other):
    """Whether two set-ups differ in nothing but their seed."""
    return setup_id(dict(one, seed="")) == setup_id(dict(other, seed=""))
