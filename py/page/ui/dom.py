"""Elements, made and found. Runs in MicroPython on the page."""

import json

from pyscript import document, window

from page.logic.board.placement import NEVER, room
from page.platform.i18n import word
from page.platform.urls import SITE

# Fields for codes and links: no phone corrects their text.
LITERAL = {
    "autocomplete": "off",
    "autocapitalize": "off",
    "autocorrect": "off",
    "spellcheck": "false",
}
SVG = "http://www.w3.org/2000/svg"


def el(tag, cls="", parent=None, text=None, **attributes):
    """Return a new element; `aria_label="…"` sets `aria-label`."""
    element = document.createElement(tag)
    if cls:
        element.className = cls
    if text is not None:
        element.textContent = text
    for name, value in attributes.items():
        if value is not None:
            element.setAttribute(name.replace("_", "-"), str(value))
    if parent is not None:
        parent.append(element)
    return element


def drawing(tag, parent=None, **attributes):
    """Return a new element of a drawing; `stroke_width=…` sets `stroke-width`, `class_` the
    class."""
    element = document.createElementNS(SVG, tag)
    for name, value in attributes.items():
        element.setAttribute("class" if name == "class_" else name.replace("_", "-"), value)
    if parent is not None:
        parent.append(element)
    return element


def button(text, do=None, parent=None, cls="", **attributes):
    """Return a button; a click runs `do`, a function or the name of a command."""
    named = None if callable(do) else do
    made = el("button", cls, parent, text, type="button", data_do=named, **attributes)
    if callable(do):
        made.onclick = lambda event: do()
    return made


def radios(parent, name, values, chosen):
    """Add one field for each pair of value and text, of which one is chosen; return the labels."""
    labels = []
    for value, text in values:
        label = el("label", "", parent)
        entry = el("input", "", label, type="radio", name=name, value=value)
        entry.checked = value == chosen
        label.append(text)
        labels.append(label)
    return labels


def scene(game, parent):
    return el("img", "scene-of", parent, src=SITE + "static/scenes/" + game + ".svg", alt="",
              width="320", height="176")  # fmt: skip


def file_picker(name, parent, label, accept):
    """Add a hidden field for a file; a command clicks it."""
    el("input", "", parent, type="file", id=name, aria_label=label, accept=accept, hidden="")


ICONS = {
    "sort": "M7 4v16M3 16l4 4 4-4M14 6h7M14 12h5M14 18h3",
    "hint": "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.6.5 1 1.2 1 2.1h5c0-.9.4-1.6 1-2.1"
    "A6 6 0 0 0 12 3",
    "first": "M6 5v14M19 5l-9 7 9 7z",
    "back": "M16 5l-9 7 9 7z",
    "next": "M8 5l9 7-9 7z",
    "last": "M18 5v14M5 5l9 7-9 7z",
    "more": "M5 12h.1M12 12h.1M19 12h.1",
    "undo": "M9 4 4 9l5 5M4 9h10a6 6 0 0 1 0 12h-2",
    "redo": "m15 4 5 5-5 5M20 9H10a6 6 0 0 0 0 12h2",
    "run": "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18zM10 8.5l6 3.5-6 3.5z",
    "stop": "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18zM10 9v6M14 9v6",
}


def icon(name):
    picture = drawing("svg", None, viewBox="0 0 24 24", aria_hidden="true")
    drawing("path", picture, d=ICONS[name])
    return picture


def find(selector, root=None):
    """Return the first element that fits, or None."""
    return (root or document).querySelector(selector) or None


def part(root, selector, tag, cls, parent=None, **attributes):
    """Return the element of a part of the page, made if it is missing."""
    return find(selector, root) or el(tag, cls, parent or root, **attributes)


def clear(element):
    element.replaceChildren()


def js(value):
    """Return a Python value as a JavaScript object."""
    return window.JSON.parse(json.dumps(value))


def closest(event, selector):
    """Return the element at or around the place of an event, or None."""
    target = event.target
    return (target.closest(selector) or None) if target else None


def attribute(element, name):
    """Return the text of an attribute, or None."""
    return element.getAttribute(name) if element.hasAttribute(name) else None


def open_dialog():
    """Return the dialog if it is open and all beside it is inert, or None; rule pages have none."""
    return find("#dialog[open]:not(.beside)")


def panel():
    """Return the query of windows in which the table has a panel with room for more than score and
    log."""
    return window.matchMedia("(width >= 60em) and (height >= 42em)")


def answer(title):
    """Open the dialog over the panel of the table, where nothing else is hidden: one plays on
    beside it. Without a panel it is opened as usual. Return its body."""
    if not panel().matches or open_dialog():
        return dialog(title, True)
    body = dialog(title, beside=True)
    find("#dialog").style.top = "%dpx" % place(find("#table .bar"))[3]
    return body


def dialog(title, wide=False, beside=False):
    """Open the one dialog of the page, empty, and return its body. `beside`: see `answer`."""
    box, heading = find("#dialog"), find("#dialog-title")
    if box.open and beside != box.classList.contains("beside"):
        box.close()
    if not box.open or attribute(box, "data-title") != title:
        notice("")
    box.setAttribute("data-title", title)
    box.className = "beside" if beside else "wide" if wide else ""
    box.removeAttribute("style")
    heading.textContent = title
    body = el("div", "dialog-body")  # a new one: what comes late for the one before is not seen
    find(".dialog-body", box).replaceWith(body)
    if not box.open and beside:
        box.show()
    elif not box.open:
        box.showModal()
        box.onpointerdown = box.onpointerup = box.onclick = pressed_beside
    heading.focus()  # `autofocus` in the document is an error in frames of other sites
    box.scrollTop = 0
    return body


def pressed_beside(event):
    """Close a modal dialog without a field of text by a press on the dimmed page beside it, if the
    release is there too: the dialog itself is the target of both."""
    box, kind = event.currentTarget, event.type
    beside = event.target.matches("dialog:modal:not(:has(textarea:not([readonly]), [type=text]))")
    pressed = beside and (kind == "pointerdown" or box.hasAttribute("data-pressed"))
    box.toggleAttribute("data-pressed", pressed and kind != "click")
    if pressed and kind == "click":
        box.close()


def is_open(body):
    """Return whether the dialog still shows its original content."""
    return find("#dialog[open]") is not None and body.isConnected


def close_dialog():
    for box in list(document.querySelectorAll("dialog[open]")):
        box.close()


unsaid = []  # sentences that are still to be spoken


def say(text):
    """Let a screen reader speak a sentence once, after those before it."""
    unsaid.append(text)
    # Text that appears together with its dialog would not be announced in there.
    if len(unsaid) == 1:
        window.setTimeout(speak, 100)


def speak():
    """Pass the sentences to the screen reader, then remove them: the log has what happened."""
    box = open_dialog()
    live = find("[data-live]", box) if box else find("#live")  # all beside a dialog is inert
    lines = [el("p", "", live, text) for text in unsaid]
    unsaid.clear()
    window.setTimeout(lambda: [line.remove() for line in lines], 7000)


def hush():
    """Take back sentences that were meant for somebody else."""
    unsaid.clear()
    for place in ("#live", "#dialog [data-live]"):
        clear(find(place))
    notice("")


def notice(text, line=""):
    """Show a sentence for some seconds, with an exact `line` in small letters below it; an empty
    one removes it."""
    place = raised(find("#notice"))
    window.clearTimeout(attribute(place, "data-timer"))
    place.textContent = text
    if line:
        place.append(" ")
        el("small", "", place, line)
    if text:
        settle(place)
        say(text)
        timer = window.setTimeout(lambda: notice(""), 3000 + 60 * len(text))
        place.setAttribute("data-timer", str(timer))


def propose(text, label, run, focus=False):
    """Show a sentence with a button that runs `run()`, until it is answered or closed.

    Returns its element. `focus`: the button gets the focus, because the element that had it is
    gone.
    """
    place = raised(part(document.body, "#proposal", "div", "notice", id="proposal"))
    withdraw()
    say(text)
    shown = el("span", "", place, text)

    def pressed():
        withdraw()
        run()

    made = button(label, pressed, place)
    button("×", "withdraw", place, aria_label=word("close"))
    settle(place)
    if focus:
        made.focus()
    return shown


def withdraw():
    place = find("#proposal")
    if place:
        clear(place)


def raised(place):
    """Move notices into an open dialog, which hides everything beside it."""
    (open_dialog() or document.body).append(place)
    return place


GAP = 8  # of a notice to the edges of the window and to what it leaves free, in px


def settle(sheet):
    """Place a notice where it covers no plate and no button of a table, and as little else as
    possible; elsewhere a style sheet places it."""
    style = sheet.style
    style.inset = style.margin = ""
    if document.documentElement.getAttribute("data-page") != "table" or open_dialog():
        return
    others = ".notice:not(:empty):not(#" + sheet.id + ")"
    taken = [(place(each), NEVER) for each in list(document.querySelectorAll(others))]
    for names, dear in (("button, .plate", NEVER), (".say, .hand, .centre .card", 1)):
        taken += [(place(each), dear) for each in list(find("#table").querySelectorAll(names))]
    size, screen = place(sheet)[2:], (window.innerWidth, window.innerHeight)
    _, left, top = room(place(find("#table .bar")), size, screen, taken, GAP)
    style.inset = "%dpx auto auto %dpx" % (top, left)
    style.margin = "0"


def place(element):
    """Return left, top, width and height on the screen."""
    box = element.getBoundingClientRect()
    return box.x, box.y, box.width, box.height
