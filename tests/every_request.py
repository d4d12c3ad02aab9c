"""Asks the engine every request, in every game, and says which modules that took.

Runs in Pyodide with the built site's library; see `test_pyodide.py`.
"""

from __future__ import annotations

import json
import sys
from typing import Any

from rondas import effort
from rondas.answers import service


def ask(do: str, **keys: object) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(service.handle(json.dumps({"do": do, **keys})))
    return answer


def sound(do: str, **keys: object) -> dict[str, Any]:
    """An answer that is none of the engine's refusals."""
    answer = ask(do, **keys)
    assert "error" not in answer, f"{do}: {answer['error']}"
    return answer


def play(game: str, players: int) -> None:
    """One game to its end, with all that can be asked on the way."""
    frame = sound("open", game=game, players=players, seat=0, seed="1", bots="greedy")
    turns = 0
    while frame["status"] != "over":
        if frame["status"] == "waiting":
            frame = sound("step")
            continue
        if turns == 1:
            sound("undo")
            frame = sound("redo")
            sound("analyse", state=sound("known")["state"], iterations=20)
            assert ask("refusal", action="nothing")
            sound("check", save=frame["save"])
        frame = sound("act", action=frame["actions"][0]["action"])
        turns += 1
    assert turns > 1
    record = sound("record")["record"]
    for do in ("check", "frames", "open"):
        sound(do, record=record)
    assert sound("summary", record=record, you=0)["headline"]
    judged = sound("review", record=record, seat=0)
    while judged["done"] < judged["steps"]:
        judged = sound("review", after=judged["done"])


def share(game: str, players: int) -> None:
    """The beginning of one at a shared table."""
    people = [*range(players)]
    frame = sound("open", game=game, players=players, people=people, names=["Ana"] * players)
    while frame["status"] != "pass":
        frame = sound("step")
    assert sound("lift", seat=frame["to"])["since"]
    frame = sound("act", action=sound("retell")["actions"][0]["action"])
    assert sound("frame", seat=None, since=0)["since"]
    assert sound("open", **frame["save"])["move"] == frame["move"]


def used() -> list[str]:
    """The modules of the library that were imported, and those that Python has frozen in it."""
    places = {name: getattr(module, "__file__", None) for name, module in sys.modules.items()}
    return sorted(name for name, place in places.items() if place and "/lib/python" in place)


effort.TRIES, effort.SEARCHED, effort.COMPARED = 300, 60, 30  # they take the same ways
infos = sound("games")["games"]
assert len(infos) > 1
for info in infos:
    play(info["id"], info["players"][0])
    share(info["id"], info["players"][0])
for bots in ("hard", "fox", "random"):
    sound("open", game=infos[0]["id"], players=infos[0]["players"][0], seat=None, bots=bots)
    sound("step")
    sound("step")
for bad in ("{", "[]", "null", '{"do": "open", "game": "none"}', '{"do": 1}'):
    assert "error" in json.loads(service.handle(bad))
