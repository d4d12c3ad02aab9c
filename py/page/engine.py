"""Requests to the rules engine in its worker, and what it offers."""

import json

from dom import SITE
from pyscript import window
from pyscript.js_modules import engine as worker
from pyscript.js_modules import host, speech


class EngineError(Exception):
    """The engine has refused, in one line."""


async def start(progress):
    await worker.start(progress)


async def ask(do, **keys):
    """One request and its answer; EngineError with the engine's line if it refuses."""
    you = keys.get("seat", keys.get("you")) if do == "frames" else None
    save = json.dumps(_Offers.save)
    text = speech.answered(await worker.call(json.dumps(dict(keys, do=do))), you, save)
    answer = heard(text)
    _Offers.save = answer.get("save", _Offers.save)
    return answer


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
    save = None


async def games():
    """The games there are, by id; known without the engine, which may not have arrived."""
    if _Offers.all is None:
        answer = await window.fetch(SITE + "games.json")
        offers = json.loads(speech.offered(await answer.text()))
        _Offers.all = [(offer["id"], offer) for offer in offers]
    return _Offers.all


def offer(game):
    """What is known of a game, or None."""
    for name, about in _Offers.all or ():
        if name == game:
            return about
    return None
