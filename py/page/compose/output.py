"""The results of a draft: a link, the line for a page, a file, and the view of the reader."""

import json

from pyscript import window
from pyscript.js_modules import browser_calls, share

from page.logic import composing
from page.platform.i18n import word
from page.table.sharing import absolute, to_copy
from page.ui.dom import button, el, notice


class Output:
    def __init__(self, root, page, draft):
        self.page = page
        self.draft = draft
        self.code = ""
        el("h2", "", root, word("compose-out"))
        self.link = el("input", "", root, type="text", readonly="", data_link="", dir="ltr")
        self.link.setAttribute("aria-label", word("link"))
        row = el("div", "buttons", root)
        self.buttons = [
            button(word("compose-see"), "see-as-reader", row, "primary"),
            button(word("compose-copy-link"), "copy-link", row),
            button(word("compose-copy-line"), "copy-embed", row),
        ]
        button(word("compose-save"), "save-record", row)
        button(word("do-picture"), "save-picture", row)
        button(word("do-open"), "open", row)
        el("p", "facts", root, word("compose-open-how"))

    async def renew(self, is_sound):
        """Make the link of the draft as it is now; an impossible one has none."""
        text = self.draft.text()
        code = await self.page.routes.visit.during(share.encode(text))
        if self.draft.text() != text:
            return  # somebody types on
        self.code = code
        self.link.value = self.address() if is_sound else ""
        for each in self.buttons:
            each.disabled = not is_sound

    def address(self):
        return absolute("index.html#record=" + self.code)

    def line(self):
        """Return the line for a page."""
        site = str(window.URL.new(".", window.location.href).href)
        record = self.draft.record
        said = record.get("title") or word("compose-line-link")
        return composing.line(site, self.code, self.address(), said)


async def copy(page, element, text, label, told):
    """Copy a text; where that is not allowed, show it."""
    how = await page.routes.visit.during(share.send(label, "", text))
    if how == "copied":
        notice(told)
    elif how == "shown":
        to_copy(element.closest(".buttons"), text, label, told)


async def copy_link(page, element):
    await copy(
        page,
        element,
        page.routes.composer.output.address(),
        word("link"),
        word("compose-link-copied"),
    )


async def copy_line(page, element):
    label = word("compose-copy-line")
    await copy(
        page, element, page.routes.composer.output.line(), label, word("compose-line-copied")
    )


def save_record(page, element):
    """Save the record as a file."""
    draft = page.routes.composer.draft
    browser_calls.download("rondas-" + draft.record["game"] + ".json", draft.text())


def see(page, element):
    """Show the record as the reader will see it; the way back leads to the editor."""
    page.routes.go(
        "index.html#record=" + page.routes.composer.output.code, str(page.routes.shown())
    )


async def code_of(page, record):
    """Return the code of a record."""
    return await page.routes.visit.during(share.encode(json.dumps(record)))
