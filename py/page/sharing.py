"""Passing on a deal, a finished game, or a picture of the table."""

import json

from dom import dialog, el, notice
from pyscript import window
from pyscript.js_modules import share
from speech import word


def absolute(address):
    """An address within the site as a link; without what only this page was asked for, and without
    the names of people."""
    url = window.URL.new(address, window.location.href)
    seats = url.searchParams.get("seats")
    if seats:
        url.searchParams.set("players", str(len(seats.split(","))))
    for name in ("theme", "accent", "speed", "seats"):
        url.searchParams.delete(name)
    return url.href


async def link(page, title, address, told, text=""):
    """To the device's share sheet or the clipboard, behind a text if there is one; where neither is
    allowed, it is shown."""
    url = absolute(address)
    how = await page.routes.visit.during(share.send(title, url, text))
    if how == "copied":
        notice(told)
    elif how == "shown" and text:
        whole = text + "\n" + url
        el("textarea", "", dialog(title), whole, rows="5", readonly="", aria_label=title).select()
    elif how == "shown":
        entry = el(
            "input", "", dialog(title), type="text", readonly="", value=url, aria_label=word("link")
        )
        entry.select()


async def deal(page, element):
    title = word("deal-of", game=page.table.offer["title"])
    await link(page, title, page.routes.here(), word("deal-copied"))


async def game(page, element):
    """The game that has just ended. Its record stands after the `#`: no server sees it."""
    title = word("game-of", game=page.table.offer["title"])
    visit = page.routes.visit
    record = (await visit.during(page.engine.ask("record")))["record"]
    code = await visit.during(share.encode(json.dumps(record)))
    await link(page, title, "index.html#record=" + code, word("game-copied"))


async def picture(page, element):
    table = page.table
    line = table.board.prompt.textContent
    saving = share.save(table.board.root, table.offer["title"], line)
    how = await page.routes.visit.during(saving)
    if how == "saved":
        notice(word("picture-saved"))
