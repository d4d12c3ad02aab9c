"""Requests to the rules engine in its worker, and what it offers."""

import json

from dom import SITE
from pyscript import window
from pyscript.js_modules import engine as worker
from pyscript.js_modules import host


class EngineError(Exception):
    """The engine has refused, in one line."""


async def start(progress):
    await worker.start(progress)


async def ask(do, **keys):
    """One request and its answer; EngineError with the engine's line if it refuses."""
    return heard(await worker.call(json.dumps(dict(keys, do=do))))


async def ponder(do, **keys):
    """A request without a table, in a second engine: the game need not wait for the answer."""
    return heard(await worker.ponder(json.dumps(dict(keys, do=do))))


def heard(text):
    answer = json.loads(text)
    if "error" in answer:
        raise EngineError(answer["error"])
    if "spectator" in answer:
        host.moved(answer["move"], json.dumps(answer["spectator"]))
    return answer


class _Offers:
    all = None


async def games():
    """The games there are, by id; known without the engine, which may not have arrived."""
    if _Offers.all is None:
        answer = await window.fetch(SITE + "games.json")
        offers = json.loads(await answer.text())["games"]
        _Offers.all = [(offer["id"], offer) for offer in offers]
    return _Offers.all


def offer(game):
    """What is known of a game, or None."""
    for name, about in _Offers.all or ():
        if name == game:
            return about
    return None
