"""The contents of the picture of a result, to be saved or sent.

`static/js/pictures/card.js` draws it.
"""

from pyscript import window
from pyscript.js_modules import share

from page.daily import daily
from page.logic import days
from page.logic.figures import columns
from page.logic.table_config import goes_on
from page.platform.i18n import called, dated, figure, level, names_of, signed, word
from page.platform.urls import SITE
from page.replay import position_picture

LONGEST = 16
"""Characters of a deal code that somebody would type."""


async def save(page, element):
    """Draw the result of the game on the table, and give the person its file."""
    table = page.table
    content = of_day(table) if table.day else await page.routes.visit.during(of_game(page))
    cards = [card["card"] for card in content["moment"]["cards"]] if content["moment"] else []
    await position_picture.give(page, share.card, content, table.board.faces, cards)


def own_names(table):
    """Return the names at the table, with the person's own if they have given one, and whether they
    have."""
    given = table.frame["save"]["names"]
    names = names_of(given)
    me = table.me
    if me is None or table.session.cover or (given[me] and given[me] != word("guest")):
        return names, True
    names[me] = word("you-there")
    return names, False


def person(table, names, seat):
    """Return a face, or a name without one; nobody knows the name of somebody who is just you."""
    cast = table.board.seats.cast.get(seat)
    if cast and seat != table.me:
        return {"face": SITE + "static/faces/" + cast + ".svg", "called": names[seat]}
    return {"face": None, "called": "" if names[seat] == word("you-there") else names[seat]}


def common(table, names, scores, winners, date):
    """Return what every picture has, with a row for each score."""
    board = table.board
    players = []
    for column in board.order(scores):
        seats = columns(scores, len(names))[column]
        players.append(
            {
                "name": called([names[seat] for seat in seats]),
                "people": [person(table, names, seat) for seat in seats],
                "points": figure(scores[column]),
                "won": any([seat in winners for seat in seats]),
                "mine": table.me in seats,
            }
        )
    where = window.location
    folder = where.pathname[: where.pathname.rindex("/") + 1]
    return {
        "title": table.info["title"],
        "players": players,
        "address": where.host + ("" if folder == "/" else folder),
        "file": "rondas-" + table.info["id"] + "-" + date + ".png",
        "deal": "",
        "moment": None,
        "day": None,
    }


async def of_game(page):
    table = page.table
    save, display = table.frame["save"], table.frame["display"]
    names, is_named = own_names(table)
    ask = page.engine.ponder if table.session.is_remote else page.engine.ask
    record = (await page.engine.ask("record"))["record"]
    told = await ask("summary", record=record, you=None if is_named else table.me)
    today = daily.today()
    content = common(table, names, display["scores"], display["winners"], today)
    content["headline"] = told["headline"]
    content["date"] = dated(today, day="numeric", month="short", year="numeric")
    seed = save["seed"]
    if len(seed) <= LONGEST and not goes_on(save):
        content["deal"] = word("picture-deal", code=seed)
    if told["moment"]:
        content["moment"] = shown(told["moment"], names)
    return content


def shown(moment, names):
    """Return a moment of the game with its cards in the order in which they lie."""
    winner = moment["winner"]
    cards = [
        {"card": card, "name": names[seat], "won": seat == winner} for seat, card in moment["plays"]
    ]
    cards += [{"card": card, "name": "", "won": False} for card in moment["taken"]]
    if moment["why"] == "swing":
        label = word("picture-swing", points=signed(moment["points"]))
    else:
        label = word("picture-" + moment["why"])
    return {"label": label, "text": moment["text"], "cards": cards}


def of_day(table):
    """Return what stands on the picture of a deal of the day: no card of it, and no event."""
    day, value = table.day, table.day.value
    names, _ = own_names(table)
    over = table.frame["status"] == "over" and day.serious
    winners = table.frame["display"]["winners"] if over else [table.me] if value["won"] else []
    content = common(table, names, value["scores"], winners, day.date)
    content["headline"] = day.result_phrase()
    content["date"] = word("day-mark", date=daily.spelled(day.date))
    made = [(word("you-there"), value["points"], True)]
    made += [
        (level(bot), value["bots"][bot], False)
        for bot in days.YARDSTICKS
        if bot in value.get("bots", {})
    ]
    content["day"] = {
        "label": word("picture-bots") if len(made) > 1 else "",
        "standing": [
            {"name": name, "points": figure(points), "value": points, "mine": mine}
            for name, points, mine in made
        ],
        "run": word("day-run", n=value["run"]) if value["run"] > 1 and days.counts(value) else "",
    }
    return content
