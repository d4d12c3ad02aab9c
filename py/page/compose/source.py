"""A draft as text, which people can read and correct."""

from pyscript import document

from page.logic.composing import spelled
from page.platform.i18n import word
from page.platform.tasks import task
from page.ui.dom import LITERAL, el


class Source:
    """`take`: called with the text that somebody has written; it returns what is wrong with it, or
    an empty text."""

    def __init__(self, root, take):
        self.take = take
        el("h2", "", root, word("compose-text"))
        el("p", "facts", root, word("compose-text-how"))
        label = word("compose-text")
        self.field = el(
            "textarea", "", root, rows="12", dir="ltr", data_source="", aria_label=label, **LITERAL
        )
        self.fault = el("p", "told ill", root, role="status")
        self.field.addEventListener("change", lambda event: task(self.read()))

    def show(self, record):
        """Show a draft, unless somebody is writing."""
        if self.field != document.activeElement:
            self.field.value = spelled(record)
            self.fault.textContent = ""

    async def read(self):
        self.fault.textContent = await self.take(str(self.field.value).strip())
