"""What a finished game means among the others on this device."""

from page.logic.results import easier, milestone
from page.platform.i18n import level, word
from page.table import auto_level
from page.ui.dom import button, el, find, say


def tell(page, row, done, news):
    """Show it at the end of a game, whose row of buttons is given, with all games that are `done`:
    the level of the next bots, and if the end is `news` what it was, or a way to weaker bots."""
    last = "done:" + page.table.session.save.session
    auto_level.tell(page, row, done, last)
    over = [value for name, value in done if name <= last]
    weaker = easier(over) if news and last in dict(done) else ""
    if weaker and not page.table.day and not auto_level.is_wanted(page):
        button(word("easier-bots", level=level(weaker)), "again", row, data_bots=weaker)
    found = milestone(done, last, page.games.of) if news else None
    if found:
        told = word("milestone-" + found[0], n=found[1], game=page.table.info["title"])
        el("p", "milestone", find(".ending-head", row.parentElement), told)
        say(told)
