"""Sharing a deal or a finished game."""

import json

from pyscript import document, window
from pyscript.js_modules import share

from page.platform.i18n import word
from page.ui.dom import button, el, find, js, notice


def absolute(address):
    """Return an address within the site as a link, without parameters for this page alone and
    without names of people."""
    url = window.URL.new(address, window.location.href)
    seats = url.searchParams.get("seats")
    if seats:
        url.searchParams.set("players", str(len(seats.split(","))))
    for name in ("theme", "accent", "speed", "seats"):
        url.searchParams.delete(name)
    return url.href


async def link(page, element, title, address, told, text=""):
    """Send a link to the device's share sheet or the clipboard, behind a text if there is one; if
    neither is allowed, show it below the pressed button."""
    url = absolute(address)
    how = await page.routes.visit.during(share.send(title, url, text))
    if how != "shown" or element.isConnected:
        row = element.closest(".buttons, .menus, .menu") or element
        whole, label = (text + "\n" + url, title) if text else (url, word("link"))
        sent(how, row, whole, label, told)


def sent(how, row, text, label, told):
    """Say that a text was copied, or show it to be copied: `how` the device took it."""
    if how == "copied":
        notice(told)
    elif how == "shown":
        to_copy(row, text, label, told)


def to_copy(row, text, label, told):
    """Show a text to copy, below the row of the pressed button: the sheet stays open."""
    old = find("#shown")
    if old:
        old.remove()
    part = el("div", "shown", None, id="shown")
    row.after(part)
    field = el("textarea", "", part, text, readonly="", aria_label=label, dir="auto")
    field.setAttribute("rows", str(text.count("\n") + 1))

    def copy(event=None):
        """Copy in the way that needs no permission."""
        field.focus(js({"preventScroll": True}))
        field.select()
        if event:
            notice(told if document.execCommand("copy") else word("copy-yourself"))

    button(word("copy"), None, part, "primary").onclick = copy
    copy()
    part.scrollIntoView(js({"block": "nearest"}))


async def deal(page, element):
    title = word("deal-of", game=page.table.info["title"])
    await link(page, element, title, page.routes.here(), word("deal-copied"))


async def game(page, element):
    """Share the game that has just ended. Its record stands after the `#`, so no server sees it."""
    title = word("game-of", game=page.table.info["title"])
    visit = page.routes.visit
    record = (await visit.during(page.engine.ask("record")))["record"]
    code = await visit.during(share.encode(json.dumps(record)))
    await link(page, element, title, "index.html#record=" + code, word("game-copied"))
