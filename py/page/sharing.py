"""Passing on a deal, a finished game, or a picture of the table."""

import json

import words
from dom import dialog, el, notice
from engine import ask
from pyscript import window
from pyscript.js_modules import share


def absolute(address):
    """An address within the site as a link; without what only this page was asked for."""
    url = window.URL.new(address, window.location.href)
    for name in ("theme", "accent", "speed"):
        url.searchParams.delete(name)
    return url.href


async def link(title, address, told):
    """To the device's share sheet or the clipboard; where neither is allowed, it is shown."""
    url = absolute(address)
    how = await share.send(title, url)
    if how == "copied":
        notice(told)
    elif how == "shown":
        entry = el(
            "input", "", dialog(title), type="text", readonly="", value=url, aria_label="Link"
        )
        entry.select()


async def deal(table, address):
    await link(words.DEAL % table.about["title"], address, words.COPIED)


async def game(table):
    """The game that has just ended. Its record stands after the `#`: no server sees it."""
    record = (await ask("record"))["record"]
    code = await share.encode(json.dumps(record))
    await link(words.GAME % table.about["title"], "index.html#record=" + code, words.GAME_COPIED)


async def picture(table):
    how = await share.save(table.board.root, table.about["title"], table.board.prompt.textContent)
    if how == "saved":
        notice(words.PICTURE_SAVED)
