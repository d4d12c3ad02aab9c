"""A lesson of the author's own: a list of positions that the device keeps, with one address."""

import json

from page.compose.output import Output, code_of
from page.logic.composing import Draft, adopted, spelled_list
from page.logic.constants import RECORDS
from page.platform.i18n import listed, word
from page.platform.tasks import task
from page.ui.dom import attribute, button, clear, closest, el, find, notice, propose

KEY = "course"


class Lesson(Output):
    """`part`: the number of the record that is being edited, from 0; else None."""

    commands = ("see-lesson", "copy-lesson-link", "copy-lesson-line")
    place = "data-lesson-link"

    def __init__(self, root, page, composer, part):
        self.root = root
        self.composer = composer
        self.part = part
        self.records = []
        el("h2", "", root, word("compose-lesson"))
        el("p", "facts", root, word("compose-lesson-how"))
        self.list = el("ol", "parts", root)
        self.list.addEventListener("click", self.click)
        Output.__init__(self, root, page)

    async def load(self):
        kept = await self.page.routes.visit.during(self.page.device.get(KEY))
        self.records = json.loads(kept)["records"] if kept else []
        if self.part is not None and self.part >= len(self.records):
            self.part = None
        await self.paint()

    async def take_up(self, part):
        """Note which record is being edited."""
        if part != self.part:
            self.part = part
            await self.paint()

    async def paint(self):
        self.root.hidden = not self.records
        clear(self.list)
        for number, record in enumerate(self.records):
            self.row_of(number, record)
        adding = "compose-to-lesson" if self.part is None else "compose-to-part"
        self.composer.output.adding.textContent = word(adding, n=(self.part or 0) + 1)
        drafts = [Draft(record) for record in self.records]
        text = "[" + ", ".join([each.text() for each in drafts]) + "]"
        said = word("compose-lesson-link")
        self.take_text(text, spelled_list(self.records), said, bool(drafts))
        await self.renew()

    def row_of(self, number, record):
        row = el("li", "", self.list)
        info = self.page.games.of(record["game"])
        game = info["title"] if info else record["game"]
        title = record.get("title")
        named = listed([title, game]) if title else game
        if number == self.part:
            row.setAttribute("aria-current", "true")
        el("span", "", row, named, dir="auto")
        for name in ("up", "edit", "out"):
            text = word("compose-part-" + name)
            label = word("compose-part-label", what=text, n=number + 1)
            made = button(
                text, None, row, "plain", data_part=name, data_number=number, aria_label=label
            )
            made.disabled = name == "up" and number == 0

    async def change(self, records, part=None):
        """Store this list in place of the other, and show it."""
        self.records, self.part = records, part
        device = self.page.device
        texts = {KEY: device.text({"records": records})} if records else {}
        await self.page.routes.visit.during(device.change(texts, () if records else (KEY,)))
        await self.paint()

    async def add(self):
        """Append the draft; one that was taken from the list goes back to its place."""
        record = json.loads(self.composer.draft.text())
        await self.load()  # another tab may have changed it
        number = len(self.records) if self.part is None else self.part
        if number >= RECORDS:
            notice(word("compose-lesson-full", n=RECORDS))
            return
        await self.change(self.records[:number] + [record] + self.records[number + 1 :])
        notice(word("compose-lesson-has", n=number + 1))

    def click(self, event):
        holder = closest(event, "[data-part]")
        if holder:
            number = int(attribute(holder, "data-number"))
            task(self.edit(attribute(holder, "data-part"), number))

    async def edit(self, what, number):
        """Move a record up, take it out, or open it in the editor."""
        records = list(self.records)
        if what == "edit":
            record = records[number]
            if record["game"] == self.composer.draft.record["game"]:
                await self.composer.adopt(record, number)
                return
            code = await code_of(self.page, record)
            place = "&at=" + str(number + 1) + "#record=" + code
            self.page.routes.go("index.html?compose=" + record["game"] + place)
        elif what == "up":
            records.insert(number - 1, records.pop(number))
            await self.change(records)
            name = "up" if number > 1 else "edit"  # the button goes with its record
            find('[data-part="%s"][data-number="%d"]' % (name, number - 1), self.list).focus()
        else:
            before = self.records
            records.pop(number)
            await self.change(records)
            self.offer_undo(word("compose-part-gone", n=number + 1), before, True)

    async def take(self, records):
        """Take a list that was pasted or dropped in place of this one."""
        before = self.records
        await self.change([adopted(each) for each in records])
        self.offer_undo(word("compose-lesson-taken"), before)

    def offer_undo(self, told, before, focus=False):
        propose(told, word("compose-undo"), lambda: task(self.change(before)), focus)
