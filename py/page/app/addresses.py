"""What the address of a table opens: the request for it, and the stored game.

A function of an address returns the `open` request, the stored game or None, and for a deal of the
day its `Day`.
"""

from pyscript import window
from pyscript.js_modules import browser_calls, host

from page.logic.days import date_of
from page.logic.levels import FOLLOWS
from page.logic.parameters import KNOWN
from page.logic.table_config import alike, params_of, request_of
from page.platform.engine import EngineError, line_of
from page.platform.i18n import word
from page.platform.tasks import task
from page.platform.urls import address, behind
from page.replay.surroundings import check_view
from page.table import auto_level
from page.ui.error_messages import Astray, is_refused

ASKED = ("options",) + KNOWN
"""The keys of refusals of an address."""


def of_address(params):
    """Return the function for these parameters."""
    if "lesson" in params:
        return of_lesson
    if "daily" in params:
        return of_day
    if "game" in params and behind()[0] != "play":
        return of_choice
    return of_invitation if behind()[0] == "join" else of_position


def in_plain_words(games, params, error):
    """Return the refusal of a value in an address as a sentence, with that game as it usually is
    instead; other errors as they are."""
    line = line_of(error)
    named = [params[name] for name in ("game", "lesson", "daily") if name in params]
    if not named or not is_refused(error) or line.split(": ")[0] not in ASKED:
        return error
    info = games.of(named[0])
    if not info:
        told = word("no-such-game", name=named[0][:20])
        return Astray(word("cannot-open") + " " + told, "", "")
    told = word("cannot-open") + " " + word("no-such-choice", game=info["title"])
    return Astray(told, word("play-usual", game=info["title"]), address({"game": info["id"]}), line)


async def of_choice(routes, visit, params):
    page = routes.page
    info = page.games.of(params["game"])
    level = page.settings.now["level"]
    if not info:  # the engine will say so
        page.engine.start(routes.progress)
        return request_of(params, None, level), None
    check_view(info["players"][-1])
    page.decks.fetch(info["deck"])
    saved = list((await visit.during(page.device.games())).values()) + routes.ended()
    if (params.get("bots") or level) == FOLLOWS:
        level = await auto_level.followed(page, visit, params, info, saved)
    same = alike(saved, request_of(params, info, level), info)
    if not params.get("seed"):
        seed = seed_of(routes, params, info, level, same)
        routes.params = params = dict(params, seed=seed)
        routes.rewrite(address(params))
    request = page.games.seated(request_of(params, info, level), info)
    kept = [each for each in same if each["save"]["seed"] == request["seed"]]
    page.engine.start(routes.progress)
    return request, kept[0] if kept else None


def seed_of(routes, params, info, level, same):
    """Return the seed of the game that goes on, or of a new one. `same`: the games with its
    set-up."""
    seeds = [each["save"]["seed"] for each in same]
    if seeds and not browser_calls.isNew():
        return seeds[0]
    return routes.page.engine.seed(request_of(params, info, level), seeds)


async def of_day(routes, visit, params):
    """Return the `open` request of a day, its stored game, and the day.

    From now on its date stands in the address: a begun game belongs to its day. The result of a
    friend is taken out of it.
    """
    from page.daily import daily, friends

    page = routes.page
    info = page.games.of(params["daily"])
    page.engine.start(routes.progress)
    if not info:  # the engine will say so
        return {"game": params["daily"]}, None
    page.decks.fetch(info["deck"])
    date = await visit.during(daily.date_in(page.device, params, info))
    routes.params = dict(params, date=date)
    code = routes.params.pop("friend", "")
    routes.rewrite(address(routes.params))
    request, kept, day = await visit.during(daily.request_of(page, info, date, routes.ended()))
    await visit.during(friends.meet(day, code))
    return request, kept, day


async def of_lesson(routes, visit, params):
    from page.lessons import lesson

    request = lesson.request_of(routes.page, params)
    routes.page.engine.start(routes.progress)
    return request, None


async def of_saved(routes, visit, key):
    """Return the parameters of a game in progress, which are its address from now on."""
    kept = (await visit.during(routes.page.device.games())).get(key)
    if not kept and routes.page.device.unread:
        there = "index.html?saved=" + str(window.encodeURIComponent(key))
        raise Astray(word("storage-away"), word("try-again"), there)
    if not kept:
        raise EngineError(word("not-kept"))
    save = kept["save"]
    info = routes.page.games.of(save["game"])
    date = date_of(save, info) if info else ""
    chosen = {"daily": save["game"], "date": date} if date else params_of(save, info)
    params = {name: str(chosen[name]) for name in chosen}
    routes.params = params
    routes.rewrite(address(params), back=kept.get("back", ""))
    return params


async def of_position(routes, visit, params):
    """Open a table that goes on from the position in the address, or where it was left
    since."""
    from page.replay import replay_page

    # It is the game of the position, whichever game the address names.
    routes.params = params = {name: params[name] for name in params if name != "game"}
    return await visit.during(replay_page.request_of(routes, visit, params))


async def of_invitation(routes, visit, params):
    """Open the table of a host, for an answer."""
    page = routes.page
    if not page.guest:
        from page.multiplayer import guest

        page.guest = guest.Guest(page)
    await page.guest.come(visit, str(window.reading.here().hash))
    return {}, None


# The invitation to a lesson.


def first(routes, params):
    """Return a task that tells whether this is the person's first game of its kind, and has a
    lesson. None if nobody is to be asked: an address with a seed means a certain deal."""
    info = routes.page.games.of(params.get("game"))
    asked = info and info["lesson"] and not ("seed" in params or "seats" in params)
    if not asked or host.embedded or not routes.page.table.motion.rate:
        return None
    from page.lessons import lesson

    return task(lesson.is_first(routes.page, info["id"]))


def invite(table):
    from page.lessons import lesson

    if table.frame:
        table.session.invitation = lesson.LessonOffer(table)
