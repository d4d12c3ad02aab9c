"""Write the facts about each table that the page needs before any Python: the players, the number
of cards in each hand, the order of cards.

`static/js/bootstrap.js` lays the table of an address from them, face down and without words.
"""

from __future__ import annotations

import re
from html import escape
from typing import Any

from page.logic.board.card_order import between, kind
from page.logic.board.hand_layout import columns
from page.logic.board.placement import sides
from rondas.answers.service import Service
from tools import words
from tools.deflate import as_json

Json = dict[str, Any]


def tables() -> str:
    """By game, as JSON for an attribute: `layout`; `players` if the address does not say; `days`,
    the ways of the deal of the day; for each number of them a table (see `table`), and by
    options those that are others with them; `lesson` is the table of its beginning."""
    found = {}
    for info in Service().handle({"do": "games"})["games"]:
        game = info["id"]
        laid: Json = {
            "layout": info["layout"],
            "players": info["players"][0],
            "days": info["days"],
            "tables": {},
            "with": {},
        }
        for players in info["players"]:
            laid["tables"][players] = usual = first(info, players, {})
            for name, option in info["options"].items():
                for value in option.get("values") or ():
                    try:
                        other = first(info, players, {name: value})
                    except ValueError:  # not with so many players
                        continue
                    if other != usual:
                        laid["with"].setdefault(f"{name}={value}", {})[players] = other
        if info["lesson"]:
            frame = Service().handle({"do": "open", "game": game, "lesson": 1})
            laid["lesson"] = table(info, frame["display"]["hands"])
        found[game] = laid
    return escape(as_json(found))


def table(info: Json, hands: list[list[str]]) -> Json:
    """The `sides` of the others, the `cards` of a hand, and in how many `columns` it lies."""
    around, cards = sides(len(hands), info["clockwise"])[1:], len(hands[0])
    return {"sides": around, "cards": cards, "columns": columns(cards)}


def first(info: Json, players: int, options: Json) -> Json:
    """A table with its first cards. `order`, where it lies beside the cards, is what beats what
    before they are dealt: its kind, its steps and its note, as letters that say nothing in any
    language, and need as much room as the words that come."""
    service = Service()
    setup = {"game": info["id"], "players": players, "options": options}
    frame = service.handle({"do": "open", "seat": 0, "seed": "1", "bots": "random", **setup})
    order = between(frame["order"])
    while not frame["display"]["hands"][0]:
        frame = service.handle({"do": "step"})
    laid = table(info, frame["display"]["hands"])
    if (order["steps"] or order["note"]) and info["layout"] != "places":
        texts = [step["text"] for step in order["steps"]] + [order["note"] or ""]
        *steps, note = (re.sub(r"\w", "n", text) for text in words.said(info["id"], texts))
        laid["order"] = [kind(order), steps, note]
    return laid
