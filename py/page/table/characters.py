"""The sheet about the players: face, manner, level."""

import json

from page.platform.i18n import said, word
from page.table import auto_level
from page.table.board.seats import face
from page.ui.dom import attribute, button, dialog, el


def show(page, element):
    """Show the player whose place was touched, or all of them."""
    table = page.table
    cast = table.board.seats.cast
    save = table.frame.get("save", {"people": [], "guests": []})  # none before the engine answers
    people = [seat for seat in save["people"] + save["guests"] if seat != table.me]
    seats = [seat for seat in range(len(table.board.names)) if cast.get(seat) or seat in people]
    asked = attribute(element, "data-who") if element else None
    if asked is not None:
        seats = [int(asked)]
    title = table.board.names[seats[0]] if len(seats) == 1 else word("who-plays")
    body = dialog(title)
    if not seats:
        el("p", "", body, word("nobody-known"))
    for seat in seats:
        if seat in people:
            table.session.introduce(seat, el("section", "", body))
        else:
            one(page, seat, cast[seat], body, len(seats) > 1)
    button(word("everybody"), "everybody", el("div", "buttons", body))


def one(page, seat, who, parent, named):
    """Show one player; `named`: with the name in words."""
    table = page.table
    manner = [each["manner"] for each in page.games.cast if each["id"] == who][0]
    sheet = el("section", "person", parent)
    face(who, sheet)
    told = el("div", "", sheet)
    if named:
        el("h3", "", told, table.board.names[seat])
    el("p", "told", told, word("is-" + who))
    el("p", "", told, manner_of(table.info["id"], manner))
    level = table.board.seats.levels.get(seat)
    if level:
        follows = auto_level.follows(page)
        el("p", "", told, word("plays-at-follow" if follows else "plays-at", level=level))
    if table.frame["display"]["dealer"] == seat:
        el("p", "", told, word("dealer-means"))


def everybody(page, element):
    """List all characters, by their manners in the game on the table."""
    body = dialog(word("everybody"), True)
    names = word("names").split()
    sections = {}
    for name, each in zip(names, page.games.cast):
        manner = each["manner"]
        if manner not in sections:
            section = el("section", "", body)
            el("h3", "", section, manner_of(page.table.info["id"], manner))
            sections[manner] = el("ul", "cast", section)
        item = el("li", "", sections[manner])
        face(each["id"], item)
        told = el("div", "", item)
        el("b", "", told, name)
        el("p", "", told, word("is-" + each["id"]))


def manner_of(game, manner):
    """Return how a character of this manner plays this game."""
    if manner == "steady":
        return word("manner-steady")
    return said(game, json.dumps({"say": "manner-" + manner, "args": {}}))
