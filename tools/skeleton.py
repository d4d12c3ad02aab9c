"""What the page knows of each table before any Python is there: who sits where, and how many cards
each holds at first. `static/js/first.js` lays it, face down, for the address that is opened."""

from __future__ import annotations

import json
import sys
from html import escape
from pathlib import Path
from typing import Any

TOP = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(TOP / "py"), str(TOP / "py/page")]

from plain.holding import columns  # noqa: E402
from plain.seating import sides  # noqa: E402

from rondas.service import Service  # noqa: E402

Json = dict[str, Any]


def tables() -> str:
    """By game, as JSON for an attribute: `layout`; `players` if the address does not say; for each
    number of them the `sides` of the others, the `cards` of a hand, and in how many `columns` it
    lies; `lesson` is the table of its beginning."""
    found = {}
    for offer in Service().games({})["games"]:
        game = offer["id"]
        laid: Json = {"layout": offer["layout"], "players": offer["players"][0], "tables": {}}
        for players in offer["players"]:
            hand = first_hand({"game": game, "players": players})
            laid["tables"][players] = table(players, offer["clockwise"], hand)
        if offer["lesson"]:
            frame = Service().handle({"do": "open", "game": game, "lesson": 1})
            hands = frame["display"]["hands"]
            laid["lesson"] = table(len(hands), offer["clockwise"], len(hands[0]))
        found[game] = laid
    return escape(json.dumps(found, separators=(",", ":")))


def table(players: int, clockwise: bool, cards: int) -> Json:
    return {"sides": sides(players, clockwise)[1:], "cards": cards, "columns": columns(cards)}


def first_hand(setup: Json) -> int:
    """How many cards each is dealt at first, with the usual options."""
    service = Service()
    frame = service.handle({"do": "open", "seat": 0, "seed": "1", "bots": "random", **setup})
    while not (hands := frame["display"]["hands"])[0]:
        frame = service.handle({"do": "step"})
    return len(hands[0])
