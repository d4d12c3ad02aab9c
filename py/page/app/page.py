"""The page: objects that exist once per page, and the events they handle."""

from pyscript import document, window
from pyscript.js_modules import browser_calls, host, share

from page.app.commands import COMMANDS
from page.app.keys import Keys
from page.app.router import Routes
from page.app.settings import Settings
from page.app.viewing import Commands, Viewing, begun
from page.platform import i18n
from page.platform.i18n import word
from page.platform.storage import Device
from page.platform.tasks import task
from page.table.table import Table
from page.ui import focus, tooltip
from page.ui.dom import closest, find, notice, panel
from page.ui.sound import Sound


class Page(Viewing):
    def __init__(self):
        Viewing.__init__(self, Routes(self), Commands(self, COMMANDS))
        self.device = Device(notice)
        self.settings = Settings(self.device)
        self.asked = i18n.language()  # the language that was asked for last
        self.table = Table(self, find("#table")) if find("#table") else None
        self.sound = Sound(self)
        self.guest = None  # of a table on another device, see guest.py
        self.inviting = None  # of people at other devices, see host_lobby.py

    def seated(self):
        """Return whether a game is on the table."""
        at_table = self.root.getAttribute("data-page") == "table"
        return at_table and self.table.frame is not None

    def hurry(self):
        if self.table:
            self.table.turn.sees = not self.table.turn.coming
            self.table.ending.seen = not self.table.motion.finish()
            self.sound.hurry()

    # Events from the person.

    def on_click(self, event):
        # A press while points still come has brought all of them.
        if not closest(event, ".ending button") or self.table.ending.seen:
            Viewing.on_click(self, event)
        if self.table:
            self.table.turn.sees = True  # that press is over

    def on_press(self, event):
        """Let any touch finish motion and close explanations. Not the touched element itself: it
        would vanish under the finger, and never be clicked."""
        if not closest(event, ".say button"):
            self.hurry()
        tooltip.hide()

    def on_change(self, event):
        entry = event.target
        if closest(event, "#settings-form"):
            self.change_setting(entry)
        elif entry.type == "file" and entry.files.length:
            self.choose_file(entry, entry.files[0])
            entry.value = ""  # it may be mended, and chosen once more

    def choose_file(self, entry, file):
        if entry.id == "import-file":
            from page.app import statistics

            task(statistics.import_file(self, file, entry.closest(".dialog-body")))
        else:
            from page.replay import replay_page

            self.begin(replay_page.open_file(self, file))

    def change_setting(self, entry):
        from page.app import settings

        name, value = settings.changed(entry)
        if name == "speed":
            self.table.motion.speed = value
            self.routes.speed = None
        if name == "level":
            self.routes.level_changed = True
        if name == "language":
            task(self.choose(value))
        else:
            self.set(name, value)

    def set(self, name, value):
        """Change a setting that takes effect at once."""
        self.settings.now[name] = value
        if name == "sound":
            self.sound.follow()
        elif name == "memory":
            self.on_panel()
        task(self.settings.change(name, value))

    def on_panel(self, event=None):
        """Show in the panel what has room there."""
        if self.table.frame:
            self.table.margin.show_memory(self.table)

    # Another language.

    async def choose(self, language):
        """Load the page again in the language chosen in the settings, at the same move. Without its
        words everything stays as it is."""
        self.asked = language
        comes = await i18n.comes(language)
        if self.asked != language:
            return
        if comes:
            await self.settings.change("language", language)
            await self.turn_to(language)
        else:
            notice(find("#no-language").textContent)
            find("#settings-form [name=language]").value = i18n.language()

    async def turn_to(self, language):
        """Load the page again in a language. Where that would not bring back what is shown, the
        language waits for the next page, and the person is told."""
        if language == i18n.language():
            return
        if self.table.frame:
            await self.table.session.settled()
        is_front = self.root.getAttribute("data-page") == "lobby"
        if self.has_company() or (self.device.trouble and not is_front):
            notice(word("language-waits"))
            return
        address = i18n.address_in(language, not self.settings.laid)
        browser_calls.loadAgain(address, bool(find("#settings-form [name=level]")))

    def next_language(self):
        """Return the language that the next page has to be told, because the device does not store
        it; "" if there is none."""
        language = self.settings.now["language"]
        return language if self.device.trouble and language != i18n.language() else ""

    def has_company(self):
        """Return whether a reload would cut a connection that does not come back by itself."""
        if self.guest:
            return not self.guest.seeks
        return bool(self.inviting and not (self.inviting.module and self.inviting.module.meets()))

    async def follow(self):
        """Show everything in the language that is wanted now, by settings from elsewhere."""
        language = i18n.wanted(self.settings.now["language"])
        if await i18n.comes(language):
            await self.turn_to(language)

    def enter(self):
        """Go where the address says; return a task. A page in another language is loaded, unless
        its words did not come, or the language waits. At first only the address counts."""
        shown = i18n.language()
        own = self.settings.now["language"] if self.routes.visit else shown
        waits = self.has_company() or self.next_language()
        if i18n.wanted(own) != shown and find("#no-language").hidden and not waits:
            window.location.reload()
        return self.routes.route()

    def on_paste(self, event):
        """Open a game that was pasted anywhere but into a field."""
        from page.replay import replay_page

        text = event.clipboardData.getData("text")
        if event.target.tagName not in ("TEXTAREA", "INPUT") and share.isLike(text):
            event.preventDefault()
            self.begin(replay_page.open_text(self, text))

    def on_drop(self, event):
        from page.replay import replay_page

        event.preventDefault()
        files = event.dataTransfer.files
        text = event.dataTransfer.getData("text")
        if files.length:
            self.begin(replay_page.open_file(self, files[0]))
        else:
            self.begin(replay_page.open_text(self, text))

    def on_over(self, frame):
        """Report the result of a finished game to the page around this one."""
        if host.embedded:
            from page.replay import replay_page

            task(replay_page.tell_result(frame, self.engine.answer_to(self.engine.post("record"))))

    def concluded(self, row):
        """Show at the end of a game, in a row of buttons, what there is today besides."""
        if not host.embedded:
            from page.app import today

            today.lead_back(self, row)

    async def open_up(self):
        """Listen to what index.html has besides, and go where the address says."""
        if self.root.getAttribute("data-page") == "rules":
            return
        # The element that opened a dialog may be gone.
        find("#dialog").addEventListener("close", lambda event: focus.mend(self))
        document.addEventListener("change", self.on_change)
        panel().addEventListener("change", self.on_panel)
        window.onpopstate = lambda event: self.enter()
        self.engine.listen(self.on_engine)
        await self.settings.read()
        going = self.enter()
        document.addEventListener("paste", self.on_paste)
        document.addEventListener("dragover", lambda event: event.preventDefault())
        document.addEventListener("drop", self.on_drop)
        await going
        if browser_calls.chooses():
            self.commands.do(self.commands.by_name["settings"])
            find("#settings-form [name=language]").focus()


async def start():
    """Create the page, and go where its address says."""
    try:
        await i18n.ready()
    except Exception:  # no network
        window.startup.loadFailed("locale/" + str(window.locale.language) + ".json")
        return
    page = Page()
    document.addEventListener("pointerdown", page.on_press, True)
    await begun(page, Keys(page).on_key, page.open_up)
