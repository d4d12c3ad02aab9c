"""Sentences with terms to ask about: a term with a dotted underline explains itself in place."""

import json

from page.logic.terms import forms, parts
from page.platform.tasks import task
from page.ui import tooltip
from page.ui.dom import attribute, el

known = []  # the terms of the game on the table: the word, its other forms, what it means
found = {}  # the same by their words
explained = {}  # by game, the calls whose meaning this person has been told


def use(info, device):
    """Prepare for the terms and calls of another game."""
    known[:] = info["terms"]
    found.clear()
    found.update(forms(known))
    if info["id"] not in explained:
        task(recall(info["id"], device))


async def recall(game, device):
    """Read which calls are known, before one sounds."""
    text = await device.get("heard:" + game)
    explained[game] = json.loads(text)["calls"] if text else []


def news(events, game, device):
    """Return the meanings of calls that sound for the first time, in sentences."""
    told, calls = [], explained.get(game)
    for event in events:
        if calls is not None and event.get("means") and event["call"] not in calls:
            calls.append(event["call"])
            told.append(event["means"])
    if told:
        task(device.change({"heard:" + game: device.text({"calls": calls})}))
    return told


def fill(element, text, reached=True):
    """Put a sentence into an element. `reached`: its terms are stops of the Tab key."""
    element.textContent = ""
    add(element, text, reached)


def add(element, text, reached=True):
    """Add a sentence behind the existing text."""
    for piece, term in parts(text, found):
        if term is None:
            element.append(piece)
        else:
            made = el("span", "term", element, piece, role="button", data_do="term")
            made.setAttribute("data-term", str(term))
            made.tabIndex = 0 if reached else -1


def explain_sign(page, element):
    tooltip.show(element, attribute(element, "data-title"), [attribute(element, "data-means")])


def explain(page, element):
    term = known[int(attribute(element, "data-term"))]
    tooltip.show(element, term["term"], [term["text"]])
