"""The results of a draft: a link, the line for a page, a file, and the view of the reader."""

import json

from pyscript import window
from pyscript.js_modules import browser_calls, share

from page.logic import page_line
from page.logic.composing import in_order
from page.platform.engine import EngineError
from page.platform.i18n import word
from page.table.sharing import absolute, sent
from page.ui.dom import attribute, button, el


class Output:
    """Link and line of a draft; `Lesson` makes the same of a list of drafts."""

    commands = ("see-as-reader", "copy-link", "copy-embed")
    place = "data-link"

    def __init__(self, root, page):
        self.page = page
        self.text = ""
        self.is_sound = False
        self.code = ""
        self.packed = ""  # the text of that code
        self.written = ""
        self.said = ""  # the words of the link, in the line for a page
        about = {self.place: "", "aria_label": word("link"), "readonly": "", "dir": "ltr"}
        self.link = el("input", "", root, type="text", **about)
        self.row = row = el("div", "buttons", root)
        self.buttons = [
            button(word("compose-see"), self.commands[0], row, "primary"),
            button(word("compose-copy-link"), self.commands[1], row),
            button(word("compose-copy-line"), self.commands[2], row),
        ]
        for each in self.buttons:
            each.disabled = True  # until there is a link

    def take_text(self, text, written, said, is_sound):
        """Take a text, of which the link is to be; an impossible one has none. `written`: the same
        for people."""
        self.text, self.written, self.said, self.is_sound = text, written, said, is_sound
        self.link.value = ""
        for each in self.buttons:
            each.disabled = not is_sound

    async def renew(self):
        """Show the link of the text as it is now."""
        text = self.text
        await self.pack()
        if self.is_sound and self.text == text:  # else somebody types on
            self.link.value = self.address()

    async def pack(self):
        """Have the code be that of the text as it is now."""
        while self.packed != self.text:
            text = self.text
            code = await self.page.routes.visit.during(share.encode(text))
            if self.text == text:
                self.code, self.packed = code, text

    def address(self):
        return absolute("index.html#record=" + self.code)

    async def line(self):
        return page_line.line(site(), self.written, self.address(), self.said)


class Results(Output):
    """The results of the draft itself, and the ways in for `others`."""

    def __init__(self, root, page):
        el("h2", "", root, word("compose-out"))
        Output.__init__(self, root, page)
        self.adding = button(word("compose-to-lesson"), "add-to-lesson", self.row)
        self.buttons.append(self.adding)
        button(word("compose-save"), "save-record", self.row)
        self.picture = button(word("do-picture"), "save-picture", self.row)
        el("p", "facts", root, word("compose-open-how"))
        self.others = el("div", "buttons", root)
        button(word("do-open"), "open", self.others)

    async def line(self):
        """Return the line for a page, by attributes where they say all in fewer letters."""
        record = in_order(json.loads(self.text), self.text)
        lines, pairs = [await Output.line(self)], page_line.attributes(record)
        order = [name for name, _ in pairs]
        try:
            ask = self.page.engine.ask("place", parameters=dict(pairs), order=order)
            text = (await self.page.routes.visit.during(ask))["text"]
        except EngineError:
            return lines[0]
        if page_line.says_all(in_order(json.loads(text), text), record):
            lines.append(page_line.element(site(), pairs, "", self.address(), self.said))
        return lines[-1] if len(lines[-1]) < len(lines[0]) else lines[0]


def site():
    return str(window.URL.new(".", window.location.href).href)


async def packed(page, element):
    """Return the results that a button belongs to, with the code of what is shown."""
    composer = page.routes.composer
    is_lesson = attribute(element, "data-do") in composer.lesson.commands
    results = composer.lesson if is_lesson else composer.output
    await results.pack()
    return results


async def copy(page, element, text, label, told):
    """Copy a text; where that is not allowed, show it."""
    how = await page.routes.visit.during(share.send(label, "", text))
    sent(how, element.closest(".buttons"), text, label, told)


async def copy_link(page, element):
    link = (await packed(page, element)).address()
    await copy(page, element, link, word("link"), word("compose-link-copied"))


async def copy_line(page, element):
    line = await (await packed(page, element)).line()
    await copy(page, element, line, word("compose-copy-line"), word("compose-line-copied"))


def save_record(page, element):
    draft = page.routes.composer.draft
    browser_calls.download("rondas-" + draft.record["game"] + ".json", draft.text())


async def see(page, element):
    """Show the record as the reader will see it; the way back leads to the editor."""
    code = (await packed(page, element)).code
    page.routes.go("index.html#record=" + code, str(page.routes.shown()))


async def code_of(page, record, text=""):
    """Return the code of a record, or of its text."""
    return await page.routes.visit.during(share.encode(text or json.dumps(record)))
