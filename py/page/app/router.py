"""The routes: what an address shows, and the ways from one to another."""

import json

from pyscript import document, window
from pyscript.js_modules import browser_calls, front, host, rest

from page.app import addresses, contents
from page.app.kinds import session_of
from page.app.viewing import Ways, empty_viewer
from page.logic.table_config import check_seats, parameters_of, params_of, request_of
from page.platform.engine import EngineError, EngineStopped
from page.platform.i18n import in_language, word
from page.platform.storage import saved_key
from page.platform.tasks import Visit, task
from page.platform.urls import address, known, parameters
from page.table.table import put_away
from page.ui import focus, tooltip
from page.ui.dom import attribute, clear, close_dialog, find, hush, propose


class Routes(Ways):
    def __init__(self, page):
        Ways.__init__(self, page)
        self.params = {}  # the parameters of the table
        self.speed = None  # the parameter, which goes before the setting
        self.level_changed = False  # the setting, since the table was opened

    def route(self):
        """Go where the address says; return a task that is done when it is there.

        The old page is left at once, so that nothing more can happen to it.
        """
        is_first = self.visit is None
        self.visit = visit = Visit(self)
        rest.leave()
        params = parameters()
        page = self.page
        if not is_first:
            close_dialog()
            tooltip.hide()
            hush()
            clear(find("#dialog .dialog-body"))  # a game's cards do not stay behind in it
            empty_viewer()
        self.leave_viewer()
        shown = window.reading.pageOf(window.location)
        if page.guest:
            page.guest.move(str(window.reading.here().hash), shown == "lobby")
        page.table.leave()
        if page.inviting and shown != "table":
            page.inviting.step_away()
        page.root.setAttribute("data-page", shown)
        self.bare(find("#viewer"))  # a record that was refused has left it a table
        if shown != "viewer":
            page.device.tell()
        if shown == "table":
            self.level_changed = False
            return task(visit.begin(self.sit_down(visit, self.lay(params, is_first))))
        self.bare(page.table.root)
        if shown == "viewer":
            return task(visit.begin(contents.view(self, visit, params)))
        page.root.removeAttribute("data-of")
        document.title = word("page")
        focus.mend(page)
        return task(self.front(visit, not is_first))

    async def front(self, visit, is_back):
        """Show the front page, which needs no Python: it is told that the person is back."""
        if not is_back:
            return
        games = await visit.during(self.page.device.games())
        texts = {
            key: games[key]["by"].text() if "by" in games[key] else games[key]["text"]
            for key in games
        }
        if texts or not self.page.device.unread:  # else those shown before are still there
            front.show(json.dumps(texts))
        host.lobby()

    def lay(self, params, is_first=False):
        table = self.page.table
        table.root.setAttribute("data-table", "")
        table.status("loading")
        if not is_first:  # which bootstrap.js or the front page has laid
            named = [params[name] for name in ("game", "lesson", "daily") if name in params]
            put_away(table, self.page.games.of(named[0]) if named else None)
            window.appearance.layTable()
        focus.mend(self.page)
        self.params = params
        return params

    def go(self, address, back=""):
        """Go to another address, without a page load if that is allowed; then return the task that
        is done when it is there. `back`: the address that led there, after a space the one before
        it, and so on; only this device knows them."""
        # The history is that of the page around an iframe.
        if not self.page.next_language() and self.rewrite(address, not host.embedded, back):
            return self.route()
        window.location.href = in_language(address, self.page.next_language())
        return None

    def ended(self):
        """Return the game that has ended here, as the device would store it; it is found when no
        other is under way."""
        text = str(browser_calls.ended())
        value = json.loads(text) if text else {}
        names = [name for name in ("session", "save", "before", "back", "result") if name in value]
        return [dict({name: value[name] for name in names}, time="")] if text else []

    def here(self):
        """Return the address of this deal, or of the position that the game has gone on from."""
        return address(self.params) + (
            "" if "game" in self.params else str(window.reading.here().hash)
        )

    # The table.

    async def sit_down(self, visit, params, comes=True):
        """Open the table of these parameters, or go on with the game that was left there. `comes`:
        the person was not at this table before."""
        page, table = self.page, self.page.table
        try:
            await visit.during(page.games.load())
            contents.check_values(parameters_of(page.games.all))
            try:
                check_seats(params)
            except ValueError as error:
                raise EngineError(str(error))
            self.set_speed(params.get("speed"))
            if known(params, page.games.all) != params:
                self.params = params = known(params, page.games.all)
                self.rewrite(self.here())
            if "saved" in params:
                comes = False
                params = await addresses.of_saved(self, visit, params["saved"])
            first = addresses.first(self, params)
            opens = addresses.of_address(params)
            opening = await opens(self, visit, params)
            left = table.session  # to come back to it at once, with a move under way
            if left and left.save.awaits(opening[0]):
                await visit.during(left.settled())
                opening = await opens(self, visit, self.params)
            if len(opening) > 2:
                opening[2].comes = comes
            await self.open(visit, *opening)
            if page.guest:
                page.guest.put_away()
            if first and await visit.during(first):
                addresses.invite(table)
        except Exception as error:
            if page.guest:
                page.guest.put_away()
            table.fail(addresses.in_plain_words(page.games, params, error))
            if not isinstance(error, EngineError):
                raise

    async def open(self, visit, request, kept, day=None):
        """Open a table, or go on with its stored game; a useless one is put aside for a new game.
        `day`: it is the deal of a day."""
        page = self.page
        if request.get("guests") or (kept and kept["save"].get("guests")):
            await self.invite_guests(visit, kept["save"] if kept else request)
        try:
            await self.open_or_go_on(visit, request, kept, day)
        except EngineError:
            if request.get("guests"):
                page.inviting.leave()
            raise
        save = page.table.frame["save"] if page.table.frame else {}
        if save.get("guests") and "guest" not in save:
            front.begun()
            # All have had a part in the seed; by it the game is found again.
            self.params = dict(self.params, seed=save["seed"])
            self.rewrite(address(self.params))

    async def open_or_go_on(self, visit, request, kept, day):
        if kept:
            try:
                await self.open_table(visit, kept["save"], kept, day)
                return
            except EngineError as error:  # what has stopped may be sound all the same
                if "by" in kept or isinstance(error, EngineStopped):
                    raise
            if "text" in kept:
                setting = self.page.device.set_aside(saved_key(kept["save"]), kept["text"])
                await visit.during(setting)
        await self.open_table(visit, request, None, day)

    def open_table(self, visit, request, kept, day):
        table = self.page.table
        request = dict(request, spectator=host.embedded)
        return table.open(visit, request, lambda frame: session_of(table, frame, kept, day))

    async def invite_guests(self, visit, request):
        page = self.page
        if not page.inviting:
            from page.multiplayer import host_lobby

            page.inviting = host_lobby.HostLobby(page)
        await page.inviting.lay(visit, request)

    def set_speed(self, speed):
        self.speed = speed
        self.page.table.motion.speed = speed or self.page.settings.now["speed"]

    def taught(self, at):
        """Note the idea that a lesson has reached: a reload goes on there."""
        if at > 1 or "at" in self.params:
            self.params = dict(self.params, at=at)
            self.rewrite(address(self.params))

    def progress(self, fraction):
        Ways.progress(self, fraction)
        table = self.page.table
        status = table.root.getAttribute("data-status")
        if table.frame and status == "waiting" and not table.turn.coming:
            table.session.loads()
        elif table.frame and status == "your-turn":
            table.turn.loads(fraction >= 1)
            if fraction >= 1:
                table.margin.seek_aim(table)

    def retry(self):
        """Try again after a failure: the game goes on, or the page is opened anew."""
        if self.page.seated():
            self.page.table.go_on()
        else:
            self.route()

    # From one table to the next.

    def again(self, button=None):
        """Open the same table with new cards, with the bots of a button that names some. A game
        under way can be restored."""
        close_dialog()
        table = self.page.table
        under_way = table.frame["status"] != "over" and table.session.save.text()
        left = self.here() if under_way else ""
        params = dict(self.params)
        if "game" not in params:
            save = self.page.table.frame["save"]
            params = params_of(save, self.page.games.of(save["game"]))
        level = self.page.settings.now["level"]
        bots = attribute(button, "data-bots") if button else ""
        if bots or self.level_changed:
            params["bots"] = bots or level
        texts = {name: str(value) for name, value in params.items()}
        request = request_of(texts, self.page.games.of(params["game"]), level)
        params["seed"] = self.page.engine.seed(request, [params.get("seed")])
        going = self.go(address(params))
        if left and going:
            task(self.offer_way_back(left, self.visit, going))

    async def offer_way_back(self, left, visit, going):
        """Offer a way back to the table at an address, once the new one is there."""
        await visit.during(going)
        propose(word("game-left"), word("go-back"), lambda: self.go(left))

    async def restart(self, text="", for_good=False):
        """Start again with the same cards, or from the state `text`. The old state can be restored,
        unless it was given up `for_good`."""
        close_dialog()
        self.visit = visit = Visit(self)
        self.rewrite(self.shown(), back=self.ways_back())
        save = self.page.table.session.save
        left = save.text()
        self.page.table.leave()
        self.lay(self.params)
        await visit.during(save.replace(text))
        await self.sit_down(visit, self.params, False)
        if left and not for_good:
            back = lambda: task(self.restart(left))  # noqa: E731
            propose(word("put-away"), word("bring-back"), back)
