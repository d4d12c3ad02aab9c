"""The base of every page with viewers: its objects, the events from a person, and the commands of
viewers. `page.py` adds the table; `frame.py` is a frame of another page, with one viewer.
"""

from pyscript import document, window
from pyscript.js_modules import browser_calls, host

from page.platform import tasks
from page.platform.engine import Engine, Games
from page.platform.i18n import in_language, word
from page.platform.tasks import task
from page.table.board.deck import Decks
from page.ui import error_messages
from page.ui.dom import attribute, clear, close_dialog, closest, find, notice, propose, withdraw


def host_only(page):
    """Return whether the engine is on this device, not on that of a host: a condition."""
    return not page.table.session.is_remote


class Command:
    """A function of the page and of the clicked element (None for a key), registered with its
    conditions: functions of the page, asked in this order, which tell whether it may run now."""

    def __init__(self, name, run, key="", *conditions):
        self.name = name  # what `data-do` says, and `key-NAME` in the catalog if there is a key
        self.run = run  # may be a coroutine
        self.key = key  # the letter that does the same at the table
        self.conditions = conditions
        self.host_only = host_only in conditions


def late(place):
    """Return a function whose module is imported when it first runs: `page.table.dialogs.pile`."""
    module, name = place.rsplit(".", 1)

    def run(page, element):
        return getattr(__import__(module, None, None, (name,)), name)(page, element)

    return run


def close(page, element):
    element.closest("dialog").close()


def visit(page, element):
    """Follow a link within the site without a page load."""
    close_dialog()
    page.routes.go(element.getAttribute("href"))


def back(page, element):
    page.routes.go_back()


def front_page(page, element):
    page.routes.go("index.html")


def in_viewer(do):
    """Return a function that does something with the viewer to which an element belongs."""

    def run(page, element):
        made = page.viewer_of(element)
        return do(made, element) if made else None

    return run


COMMANDS = (
    Command("close", close),
    Command("withdraw", lambda page, _: withdraw()),
    Command("lobby", front_page),
    Command("visit", visit),
    Command("back", back),
    Command("retry", lambda page, _: page.routes.retry()),
    Command("term", late("page.ui.glossary.explain")),
    Command("sign", late("page.ui.glossary.explain_sign")),
    Command("save-picture", late("page.replay.position_picture.ask")),
    Command("picture-as", late("page.replay.position_picture.save")),
    Command("play-on", late("page.replay.replay_page.play_on")),
    Command("review", late("page.replay.review.begin")),
    Command(
        "moment",
        in_viewer(lambda viewer, element: viewer.panel.go(int(attribute(element, "data-moment")))),
    ),
    Command("question-help", late("page.help.help.of_question")),
    Command("question-solve", in_viewer(lambda viewer, _: viewer.asking.solve())),
    Command("question-again", in_viewer(lambda viewer, _: viewer.asking.again())),
    Command("question-on", in_viewer(lambda viewer, _: viewer.step("next"))),
    Command("compose-this", late("page.compose.composer.begin_here")),
    Command(
        "step", in_viewer(lambda viewer, element: viewer.step(attribute(element, "data-step")))
    ),
    Command("run", in_viewer(lambda viewer, _: viewer.steps.run())),
    Command("fold-controls", late("page.replay.viewer.fold")),
)


class Commands:
    def __init__(self, page, commands):
        self.page = page
        self.all = commands
        self.by_name = {command.name: command for command in commands}
        self.by_key = {command.key: command for command in commands if command.key}

    def do(self, command, element=None):
        """Run a command, if it is possible now."""
        if all(condition(self.page) for condition in command.conditions):
            going_on = command.run(self.page, element)
            if going_on is not None:
                self.page.begin(busy(element, going_on) if element else going_on)


async def busy(element, work):
    """Show at a pressed button that its work goes on."""
    element.setAttribute("aria-busy", "true")
    try:
        await work
    finally:
        element.removeAttribute("aria-busy")


class Ways:
    """What an address shows: the base of a page's routes."""

    def __init__(self, page):
        self.page = page
        self.visit = None  # none before the page is there
        self.viewer = None  # the viewer that has the page to itself
        self.composer = None  # of positions, see page/compose

    def leave_viewer(self):
        """End the viewer of the address that is left."""
        if self.viewer:
            self.viewer.stop()
        self.viewer = None

    def bare(self, root):
        """Mark the page as no table."""
        for name in ("data-table", "data-status", "data-game"):
            root.removeAttribute(name)

    def ways_back(self):
        """Return the addresses that have led here, the latest first."""
        return str(browser_calls.back())

    def go_back(self):
        """Go to the address that led here, if there is one."""
        last, _, others = self.ways_back().partition(" ")
        return self.go(last, others) if last else None

    def go(self, address, back=""):
        """Load another page of the site."""
        window.location.href = in_language(address, "")

    def rewrite(self, address, push=False, back=None):
        """Change the address in place; return False where an iframe's sandbox does not allow it."""
        return browser_calls.goTo(address, push, back)

    def shown(self):
        """Return the current address."""
        where = window.location
        return str(where.pathname + where.search + where.hash)

    def progress(self, fraction):
        """Show the progress of the engine."""
        for bar in list(document.querySelectorAll("[role=progressbar]")):
            find("i", bar).style.setProperty("--done", str(fraction))
            bar.setAttribute("aria-valuenow", str(round(fraction * 100)))


class Viewing:
    """The objects that exist once per page, for all modules."""

    def __init__(self, routes, commands):
        self.routes = routes
        self.commands = commands
        self.root = document.documentElement
        self.engine = Engine()
        self.games = Games()
        self.decks = Decks()
        self.books = {}  # rulebooks by game, see help/examples.py
        self.viewers = []
        self.table = None
        self.slow = None  # what says that loading takes long, while it does

    def viewer_of(self, element):
        """Return the viewer that an element belongs to, or that fills the page."""
        if self.routes.viewer:
            return self.routes.viewer
        for viewer in self.viewers:
            if viewer.root.isConnected and viewer.root.contains(element):
                return viewer
        return None

    def on_engine(self, state):
        """Handle news of the engine: it has `stopped`, is `running` again, is `slow` to load, or
        has `come` after that; or the early answer was `mistaken`."""
        if self.slow and self.slow.isConnected:
            withdraw()
        self.slow = None
        if state == "mistaken":
            self.routes.route()
            return
        if state == "come" or self.root.getAttribute("data-page") not in ("table", "viewer"):
            return
        if state == "slow":
            self.slow = propose(word("engine-slow"), word("try-again"), self.engine.again)
        else:
            notice(word("engine-" + state))

    def begin(self, work):
        """Begin work for the address that is shown now; left at once, it is not begun at all."""
        visit = self.routes.visit  # none before the first
        task(visit.begin(work) if visit else work)

    def on_click(self, event):
        holder = closest(event, "[data-action], [data-choice], [data-card], [data-do]")
        viewer = self.viewer_of(holder) if holder else None
        if holder and holder.hasAttribute("data-do"):
            event.preventDefault()
            command = self.commands.by_name.get(attribute(holder, "data-do"))
            if command:  # a frame has none of those for tables
                self.commands.do(command, holder)
        elif viewer:
            if viewer.asking:
                viewer.asking.click(holder)
        elif holder:
            self.table.turn.click(event, holder)

    def goto(self, move):
        """Show another move in the viewer, for the page around."""
        if self.routes.viewer:
            self.routes.viewer.goto(move)

    def on_viewer_key(self, event):
        """Step in a viewer by an arrow, play it by the space bar; return whether it was that."""
        key = event.key
        if not (is_way(key) or (key == " " and event.target.tagName == "BODY")):
            return False
        viewer = self.viewer_of(event.target)
        if not viewer or not viewer.key(key):
            return False
        event.preventDefault()
        return True


async def begun(page, on_key, show):
    """Listen to the person, `show` what the address says, and do what was clicked before."""
    tasks.listeners.append(error_messages.report)
    document.addEventListener("click", page.on_click)
    document.addEventListener("keydown", on_key)
    host.onGoto(page.goto)
    browser_calls.listen(error_messages.stumbled)
    window.startup.stopRemembering()
    await show()
    window.startup.loaded()
    window.startup.doWanted()


def is_way(key):
    return key.startswith("Arrow") or key in ("Home", "End")


def is_text(event):
    """Return whether a key is for the browser, or for a field."""
    return event.ctrlKey or event.altKey or event.metaKey or is_field(event.target)


def is_field(element):
    return element.tagName in ("INPUT", "SELECT", "TEXTAREA")


def empty_viewer():
    clear(find("#viewer"))
    find("#failed").hidden = True
