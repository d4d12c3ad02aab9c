"""The page: what there is once, and what is heard from the person."""

import commands
import focus
import speech
import tips
from deck import Decks
from device import Device
from dom import attribute, closest, find, notice, propose, withdraw
from engine import Engine, Offers
from keys import Keys
from pyscript import document, window
from pyscript.js_modules import host, safely
from routes import Routes
from settings import Settings
from sound import Sound
from speech import word
from table import Table
from tasks import stumbled, task


class Page:
    """What there is once on the page, for those who need it."""

    def __init__(self):
        self.root = document.documentElement
        self.engine = Engine()
        self.offers = Offers()
        self.decks = Decks()
        self.device = Device()
        self.settings = Settings(self.device)
        self.books = {}  # rulebooks by game, see rules.py
        self.viewers = []
        self.slow = None  # what says that loading takes long, while it does
        self.table = Table(self, find("#table")) if find("#table") else None
        self.sound = Sound(self)
        self.routes = Routes(self)
        self.keys = Keys(self)

    def seated(self):
        """Whether a game is on the table."""
        at_table = self.root.getAttribute("data-page") == "table"
        return at_table and self.table.frame is not None

    def viewer_of(self, element):
        """The viewer that an element belongs to, or that has the page to itself."""
        if self.routes.viewer:
            return self.routes.viewer
        for viewer in self.viewers:
            if viewer.root.isConnected and viewer.root.contains(element):
                return viewer
        return None

    def on_engine(self, state):
        """The engine has `stopped`, is `running` again, is `slow` to load, or has `come` then."""
        if self.slow and self.slow.isConnected:
            withdraw()
        self.slow = None
        if state == "come" or self.root.getAttribute("data-page") not in ("table", "viewer"):
            return
        if state == "slow":
            self.slow = propose(word("engine-slow"), word("try-again"), self.engine.again)
        else:
            notice(word("engine-" + state))

    def hurry(self):
        """Ends what is moving."""
        if self.table:
            self.table.motion.finish()
            self.sound.hurry()

    # What the person does with the page.

    def on_click(self, event):
        holder = closest(event, "[data-action], [data-card], [data-do], [data-slot]")
        if not holder:
            return
        if holder.hasAttribute("data-slot"):
            self.table.turn.wish = int(attribute(holder, "data-slot"))
        elif holder.hasAttribute("data-card"):
            self.table.turn.tap(holder)
        elif holder.hasAttribute("data-action"):
            self.table.turn.press(holder)
        else:
            event.preventDefault()
            commands.do(self, commands.BY_NAME[attribute(holder, "data-do")], holder)

    def on_press(self, event):
        """Any touch finishes what is moving, and puts away what was explained."""
        self.hurry()
        tips.hide()

    def on_change(self, event):
        entry = event.target
        if closest(event, "#settings-form"):
            self.change_setting(entry)
        elif entry.id == "import-file" and entry.files.length:
            import archive

            task(archive.import_file(self, entry))
        elif entry.id == "record-file" and entry.files.length:
            import records

            task(records.open_file(self, entry.files[0]))

    def change_setting(self, entry):
        import settings

        name, value = settings.changed(entry)
        if name == "speed":
            self.table.motion.speed = value
            self.routes.speed = None
        if name == "level":
            self.routes.level_changed = True
        if name == "language":
            task(self.turn_to(value))
        else:
            self.set(name, value)

    def set(self, name, value):
        """Changes a setting that takes effect at once."""
        self.settings.now[name] = value
        if name == "sound":
            self.sound.follow()
        task(self.settings.change(name, value))

    async def turn_to(self, language):
        """Tells everything in another language from now on; a game goes on. Without its words all
        stays as it is."""
        try:
            offers = await self.offers.read(language)
            await speech.change(language)
        except Exception:  # the browser's, or a damaged file
            notice(find("#no-language").textContent)
        else:
            self.offers.all = offers
            self.books = {}
            self.settings.now["language"] = language
            safely.goTo(speech.address_in(language), False)
            await self.routes.retell()
            await self.settings.change("language", language)
        if find("#settings-form"):
            commands.do(self, commands.BY_NAME["settings"], None)
            find("#settings-form [name=language]").focus()

    def on_paste(self, event):
        """A game pasted anywhere but into a field."""
        import records

        text = event.clipboardData.getData("text")
        if event.target.tagName not in ("TEXTAREA", "INPUT") and records.like_a_game(text):
            event.preventDefault()
            task(records.open_text(self, text))

    def on_drop(self, event):
        """A file, or text, dropped on the page."""
        import records

        event.preventDefault()
        files = event.dataTransfer.files
        text = event.dataTransfer.getData("text")
        if files.length:
            task(records.open_file(self, files[0]))
        else:
            task(records.open_text(self, text))

    def on_closed(self, event):
        """A dialog is closed; who had opened it may be gone."""
        focus.mend(self)

    def on_over(self, frame):
        """A game is over: its result, a moment later; and to the page around this one."""
        import dialogs

        def show():
            if self.table.frame is frame:
                dialogs.over(self)

        window.setTimeout(show, 900 * self.table.motion.rate)
        if host.framed:
            import records

            task(records.tell_result(frame, self.engine.heard(self.engine.post("record"))))


async def start():
    """Makes the page, and goes where its address says."""
    await speech.ready()
    page = Page()
    document.addEventListener("click", page.on_click)
    document.addEventListener("keydown", page.keys.on_key)
    document.addEventListener("pointerdown", page.on_press, True)
    safely.listen(stumbled)
    window.stopRemembering()
    first = window.firstClick
    if page.root.getAttribute("data-page") != "rules":
        await open_up(page, first)
    window.loaded()
    if first and first.isConnected:
        first.click()


async def open_up(page, first):
    """What index.html has besides: goes where the address says."""
    find("#dialog").addEventListener("close", page.on_closed)
    document.addEventListener("change", page.on_change)
    window.onpopstate = lambda event: page.routes.route()
    page.table.after = page.on_over
    page.engine.listen(page.on_engine)
    if first and first.hasAttribute("data-slot"):
        page.table.turn.wish = int(first.getAttribute("data-slot"))
    await page.settings.read()
    going = page.routes.route()
    document.addEventListener("paste", page.on_paste)
    document.addEventListener("dragover", lambda event: event.preventDefault())
    document.addEventListener("drop", page.on_drop)
    await going
