"""Fields of forms, each with its label, and places that take cards which are dragged."""

from page.ui.dom import el


def labelled(parent, label, key=None):
    """Return a label, to which the field is to be added. `key`: see `redraw.js`."""
    box = el("label", "field", parent, data_key=key)
    el("span", "", box, label)
    return box


def choice(parent, label, pairs, value="", key=None, **attributes):
    """Return a choice among pairs of value and title."""
    made = el("select", "", labelled(parent, label, key), **attributes)
    for each, title in pairs:
        el("option", "", made, title, value=each)
    made.value = "" if value is None else str(value)
    return made


def carries(part, click, drag, drop):
    """Listen to clicks on a part of the page, and to what is dragged from it and to it."""
    part.addEventListener("click", click)
    part.addEventListener("dragstart", drag)
    part.addEventListener("dragover", lambda event: event.preventDefault())
    part.addEventListener("drop", drop)
