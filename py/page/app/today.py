"""The way back at the end of a game: to today's deal or question, or after a first game that was
lost to the lesson. A deal of the day leads to both."""

from page.daily import daily
from page.lessons import lesson
from page.logic import days
from page.logic.results import wins
from page.platform.i18n import word
from page.platform.tasks import task
from page.ui.dom import clear, el

KINDS = ("daily", "puzzle")
DONE = {"puzzle": "puzzle-tile-done", "daily": "day-tile-done"}


def lead_back(page, row):
    """Add one line to the row of buttons at the end of a game. It has its room from the start."""
    game, line = page.table.info["id"], el("p", "todays", row)
    line.style.visibility = "hidden"
    most = len(KINDS) if page.table.day else 1
    for kind in KINDS[:most]:
        ticket(line, kind, game, ())
    task(fill(page.device, line, game, most))


async def fill(device, line, game, most):
    """Write into the line what this device needs: at the most so many ways, open ones first."""
    kept = {}
    for kind in KINDS:
        kept[kind] = await kept_of(device, game, kind)
    done = [value for _, value in await device.every("done:") if value["game"] == game]
    taught = await device.every("lesson:" + game)
    clear(line)
    kinds = sorted(KINDS, key=lambda kind: (is_done(kept[kind]), kind))[:most]
    if wins(done) == [False] and not any(value["done"] for _, value in taught):
        kinds = ["daily"][: most - 1]
        link = el(
            "a", "ticket", line, href=lesson.address(game), data_do="visit", data_state="open"
        )
        el("i", "back", link)
        el("b", "", link, word("lesson-learn"))
    for kind in kinds:
        ticket(line, kind, game, kept[kind])
    line.removeAttribute("style")


def is_done(kept):
    return any(each["date"] == daily.today() and days.is_over(each) for each in kept)


async def kept_of(device, game, kind):
    """Return what the device has of the days of a game."""
    key = daily.key_of(game, "", kind)
    kept = dict(await device.every(key))
    kept.update({name: daily.untold[name] for name in daily.untold if name.startswith(key)})
    return list(kept.values())


def ticket(parent, kind, game, kept):
    """Add the way to a deal or question, or tell that it is done; with the days in a row."""
    today = daily.today()
    over = is_done(kept)
    run = days.run_of(days.counted(kept), today)
    more = [word("day-run", n=run)] if run > 1 else []
    if over:
        place = el("span", "ticket", parent, data_state="done")
        more.append(word("day-tomorrow", kind=kind))
    else:
        asks = kind == "daily" and not kept
        where = {"href": daily.address(game, "", kind), "data_do": "ask-day" if asks else "visit"}
        place = el(
            "a", "ticket", parent, data_game=game, data_date=today, data_state="open", **where
        )
        el("i", "back", place)
    el("b", "", place, word((DONE if over else daily.TODAYS)[kind]))
    for each in more:
        place.append(" ")
        el("small", "", place, each)
