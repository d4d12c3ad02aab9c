"""The way on at the end of a game: to today's deal, to today's question of that game, or after a
first game that was lost to the lesson. A deal of the day also says what comes tomorrow."""

from page.daily import daily
from page.lessons import lesson
from page.logic import days
from page.logic.results import wins
from page.platform.i18n import word
from page.platform.tasks import task
from page.ui.dom import clear, el


def lead_back(page, row):
    """Add one line to the row of buttons at the end of a game. It has its room from the start."""
    line = el("p", "todays", row)
    line.style.visibility = "hidden"
    way(line, page.games, "daily", daily.game_of(page.games), True)
    task(fill(page, line))


async def fill(page, line):
    """Write into the line what this device needs: what is open today, or what comes tomorrow, which
    the end of a deal of the day says in any case."""
    device, day, game = page.device, page.table.day, page.table.info["id"]
    deal = daily.game_of(page.games)
    kept = await kept_of(device)
    over = [(each["game"], each["date"]) for each in kept if days.is_over(each)]
    asks = await daily.open_question(page, game)
    done = [value for _, value in await device.every("done:") if value["game"] == game]
    begun = await device.every("lesson:" + game)
    clear(line)
    if not day and wins(done) == [False] and not begun:
        link = ticket(line, lesson.address(game))
        el("b", "", link, word("lesson-learn"))
    elif (deal, daily.today()) not in over:
        way(line, page.games, "daily", deal, is_new=not kept)
    elif asks:
        way(line, page.games, "puzzle", asks)
    elif not day:
        tomorrow(line, page.games, kept)
    line.removeAttribute("style")


async def kept_of(device):
    """Return what the device has of deals of a day."""
    kept = dict(await device.every("daily:"))
    kept.update({name: daily.untold[name] for name in daily.untold if name.startswith("daily:")})
    return list(kept.values())


def ticket(parent, href, **more):
    """Add a link with a card's back."""
    link = el("a", "ticket", parent, href=href, data_do="visit", data_state="open", **more)
    el("i", "back", link)
    return link


def way(parent, games, kind, game, is_new=False):
    """Add the way to a game's deal or question of today. `is_new`: somebody who has played no
    deal."""
    link = ticket(parent, daily.address(game, "", kind), data_game=game)
    if is_new and kind == "daily":
        link.setAttribute("data-do", "ask-day")
    el("b", "", link, word(daily.TODAYS[kind]))
    link.append(" ")
    el("small", "", link, games.of(game)["title"])


def tomorrow(parent, games, kept):
    """Say which game tomorrow's deal has, and the days in a row so far."""
    place = el("span", "ticket", parent, data_state="done")
    el("b", "", place, word("day-tomorrow", game=games.of(daily.game_of(games, 1))["title"]))
    run = days.run_of(days.counted(kept), daily.today())
    if run:
        place.append(" ")
        el("small", "", place, word("day-run", n=run))
