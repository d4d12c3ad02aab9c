"""What a finished game means among the others on this device."""

from page.logic.results import milestone
from page.platform.i18n import word
from page.table import auto_level
from page.ui.dom import el, find, say


def tell(page, row, done, news):
    """Show it at the end of a game, whose row of buttons is given, with all games that are `done`:
    the level of the next bots, and if the end is `news` a first win, a record, or wins in a row."""
    last = "done:" + page.table.session.save.session
    auto_level.tell(page, row, done, last)
    found = milestone(done, last, page.games.of) if news else None
    if found:
        told = word("milestone-" + found[0], n=found[1], game=page.table.info["title"])
        el("p", "milestone", find(".ending-head", row.parentElement), told)
        say(told)
