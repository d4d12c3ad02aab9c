"""A frame of another page with an example, a position or a record, and no table.

It runs the viewer of the whole page, in MicroPython without PyScript (static/js/start/frame.js).
Modules that it does not begin with come when a command asks for them.
"""

from pyscript import window
from pyscript.js_modules import bundles, rest

from page.app import contents
from page.app.viewing import COMMANDS, Commands, Viewing, Ways, begun, empty_viewer, is_text
from page.platform import i18n
from page.platform.tasks import Visit, task
from page.platform.urls import parameters
from page.ui import focus
from page.ui.dom import close_dialog, find


class FrameRoutes(Ways):
    def route(self):
        is_first = self.visit is None
        self.visit = visit = Visit(self)
        rest.leave()
        if not is_first:
            close_dialog()
            empty_viewer()
        self.leave_viewer()
        return task(contents.view(self, visit, parameters()))

    def retry(self):
        self.route()


class Frame(Viewing):
    def __init__(self):
        Viewing.__init__(self, FrameRoutes(self), LateCommands(self, COMMANDS))

    def on_key(self, event):
        if not is_text(event):
            self.on_viewer_key(event)


class LateCommands(Commands):
    """Commands whose modules may be on their way."""

    def do(self, command, element=None):
        self.page.begin(self.carried_out(command, element))

    async def carried_out(self, command, element):
        while True:
            try:
                going_on = command.run(self.page, element)
                break
            except ImportError:
                if not await bundles.more():
                    raise
        if going_on is not None:
            await going_on


async def start():
    """Create the frame's page, and show what its address says."""
    is_example = "example" in parameters()  # which needs no engine, and has some words alone
    await i18n.ready(is_example)
    page = Frame()
    if is_example:
        page.games.all = i18n.games()
    window.onpopstate = lambda event: page.routes.route()
    if not is_example:
        page.engine.listen(page.on_engine)
    find("#dialog").addEventListener("close", lambda event: focus.mend(page))
    await begun(page, page.on_key, page.routes.route)
