"""The deal of the day as a session, and its commands."""

from pyscript import window
from pyscript.js_modules import rest
from pyscript.js_modules import share as encoder

from page.daily.daily import address, spelled
from page.logic import days
from page.platform.i18n import word
from page.platform.tasks import Left
from page.table import sharing
from page.table.session import FirstLine, Session
from page.ui.dom import button, close_dialog, dialog, el, notice


class DaySession(Session):
    def __init__(self, table, save):
        super().__init__(table, save, day=save.day)

    async def welcome(self, visit):
        """Show players who come back to a finished day its result; nothing is dealt behind it. A
        player who chooses nothing leaves the table."""
        day, frame = self.day, self.table.frame
        if not day.comes or day.serious or frame["status"] == "over" or not self.table.motion.rate:
            return
        stay = rest.here()
        rest.end(stay)
        await visit.during(window.Promise.new(day.greet))
        rest.begin(stay)
        if day.comes:
            self.page.routes.go("index.html")
            raise Left

    def begin(self, frame):
        """Say what kind of try this is, unless it has already begun."""
        if not (frame["undo"] or frame["status"] == "over"):
            self.invitation = DayNotice(self.table, self.day)
        elif self.day.told:
            notice(self.day.told)

    def mark(self):
        return self.day.mark()

    def menu(self, names):
        """Offer the calendar in the place of a link; and to give up a scored try, not to restart
        it."""
        names = ["days" if name == "share" else name for name in names]
        if self.day.is_on() and "restart" in names:
            names.remove("restart")
            names.append("give-up")
        return names

    def conclude(self, row):
        self.day.tell(row, self.table.frame["display"])


class DayNotice(FirstLine):
    """Say before the first card whether this try is scored, and what that means."""

    def __init__(self, table, day):
        date = spelled(day.date)
        told = word("day-serious" if day.serious else "day-is-free", date=date)
        super().__init__(table, told, *([" " + day.told] if day.told else []))


# Commands.


def begin(page, element):
    """Begin a practice game, chosen on return."""
    page.table.day.comes = False
    close_dialog()


def ask(page, element):
    """Ask whether to give up the scored try."""
    body = dialog(word("day-give-up"))
    el("p", "", body, word("day-given-up-for-good"))
    row = el("div", "buttons", body)
    button(word("day-play-on"), "close", row, "primary")
    button(word("do-give-up"), "give-up-now", row, "risky")


async def give_up(page, element):
    """Give up the scored try, and begin a practice game."""
    if page.table.day and page.table.day.is_on():
        page.table.day.give_up()
        await page.routes.restart("", True)


async def see(page, element):
    """Show the scored game, with its review."""
    day = page.table.day
    if not day:
        return
    during = page.routes.visit.during
    text = await during(page.device.get("record:" + day.value["record"]))
    if not text:
        notice(word("not-kept"))
        return
    seat = days.request_of(day.info, day.date)["seat"]
    code = await during(encoder.encode(text))
    where = "index.html?bots=" + days.BOTS + "&review=" + str(seat) + "#record=" + code
    page.routes.go(where, address(day.info["id"], day.date))


async def share(page, element):
    day = page.table.day
    if day and day.value["state"] == "done":
        where = address(day.info["id"], day.date) + "&friend=" + days.code_of(day.value)
        told = word("day-copied")
        await sharing.link(page, element, day.heading(), where, told, day.result())
