"""The deal of the day at the table: one scored try, practice, the bots' results, and the result as
a text."""

import json

from pyscript import window
from pyscript.js_modules import host

from page.daily import friends
from page.logic import days
from page.platform.engine import EngineError
from page.platform.i18n import amount, dated, figure, level, listed, word
from page.platform.tasks import task
from page.table.score_sheets import phrase
from page.ui.dom import button, clear, dialog, el, find, say
from page.ui.error_messages import Astray, is_refused

STEPS = 8
"""The steps of a bot's game after which its progress is stored."""
untold = {}  # what the device could not be told of days, by key


def today():
    """Return the date of the device."""
    now = window.Date.new()
    return "%04d-%02d-%02d" % (now.getFullYear(), now.getMonth() + 1, now.getDate())


def game_of(games, ahead=0):
    """Return the game of today, or of so many days later."""
    date = days.written((days.number_of(today()) or 0) + ahead)
    return days.game_of([info["id"] for info in games.all], date)


def address(game, date="", kind="daily"):
    """Return the address of a day's deal or, of the kind `puzzle`, question; without a date, of
    today's."""
    return "index.html?" + kind + "=" + game + ("&date=" + date if date else "")


def way(games, kind, game):
    """Return a large way to today's deal or question of a game."""
    link = el("a", "button primary", None, href=address(game, "", kind), data_do="visit")
    el("span", "", link, word(TODAYS[kind]))
    el("small", "", link, games.of(game)["title"])
    return link


def spelled(date):
    """Return a day with its month in words and its year."""
    return dated(date, day="numeric", month="long", year="numeric")


FIRST = {"daily": days.FIRST, "puzzle": days.FIRST_QUESTION}
FAULTS = {"daily": {}, "puzzle": {"day-early": "puzzle-early", "day-late": "puzzle-late"}}
TODAYS = {"daily": "day-today", "puzzle": "puzzle-today"}


def key_of(game, date, kind="daily"):
    """Return the key under which the device keeps a day."""
    return kind + ":" + days.seed_of(game, date)


async def open_question(page, game):
    """Return the game with an open question today: this one, else that of today, else ""."""
    for each in (game, game_of(page.games)):
        key = key_of(each, today(), "puzzle")
        if not (key in untold or await page.device.get(key)):
            return each
    return ""


async def date_in(device, params, info, kind="daily"):
    """Return the day that an address asks for, by default today; Astray if it has no deal, or no
    question, here."""
    date, first = params.get("date") or today(), FIRST[kind]
    wrong = days.fault(date, today(), False, first)
    if wrong == "day-late":
        key = key_of(info["id"], date, kind)
        wrong = days.fault(date, today(), key in untold or bool(await device.get(key)), first)
    if wrong:
        shown = date[:20] if wrong == "day-unknown" else spelled(date)
        told = word(FAULTS[kind].get(wrong, wrong), date=shown, first=spelled(first))
        raise Astray(told, word(TODAYS[kind]), address(info["id"], "", kind))
    return date


async def request_of(page, info, date, ended):
    """Return the `open` request of a day, the stored game, and the day. `ended`: games that have
    ended here."""
    device = page.device
    request = days.request_of(info, date)
    day = Day(page, info, date)
    day.read(await device.get(day.key))
    day.asks = "" if host.embedded else await open_question(page, info["id"])
    saved = [
        kept
        for kept in list((await device.games()).values()) + ended
        if days.date_of(kept["save"], info) == date and kept["save"]["game"] == info["id"]
    ]
    kept = saved[0] if saved else None
    if kept and kept["session"] == day.value.get("record"):
        day.serious = True  # it was that very game
    return page.games.seated(request, info), kept, day


class Day:
    """A sitting at the deal of a day: the scored try, if it is still to be played."""

    def __init__(self, page, info, date):
        self.page = page
        self.device = page.device
        self.info = info
        self.date = date
        self.key = key_of(info["id"], date)
        self.value = None  # what is kept of the day
        self.unread = False  # the device did not say what it has
        self.texts = [""]  # what the device may have under its key
        self.serious = True
        self.comes = False  # the person was not at its table before, and has not chosen a game
        self.list = None  # where all results are shown
        self.friends = []  # their results: friends.py
        self.told = ""  # of a friend's link that has led here
        self.points = None  # of the free try that has just ended
        self.measuring = False  # bots play the same cards now
        self.asks = ""  # the game whose question of today was open when the table was

    def read(self, text):
        """Read what the device has about the day."""
        if text:
            self.value = json.loads(text)
            self.texts.append(text)
        else:
            self.value = untold.get(self.key)
        self.serious = not days.is_over(self.value)
        if not self.value:
            self.unread = text is None
            self.value = days.begun(self.info["id"], self.date, today())

    # While it is played.

    def is_on(self):
        """Return whether a scored try is under way."""
        return self.serious and not days.is_over(self.value)

    def mark(self):
        """Return the mark before the facts of the game."""
        date = dated(self.date, day="numeric", month="short")
        return word("day-mark" if self.serious else "day-mark-free", date=date)

    def join(self, texts, where):
        """Store a scored try together with its game, all or nothing."""
        text = self.device.text(self.value)
        texts[self.key] = text
        where[self.key] = list(self.texts)
        self.texts.append(text)

    async def finish(self, frame, session):
        """End the scored try: store it with the game's result, and the key of its record."""
        value = days.ended(self.value, frame["display"], frame["save"]["seat"])
        value["record"] = session
        every = await self.device.every("daily:")
        dates = days.counted([kept for _, kept in every] + [value])
        value["run"] = days.run_of(dates, self.date)
        self.value = untold[self.key] = value

    def give_up(self):
        self.value = untold[self.key] = dict(self.value, state="given")

    # When it is over.

    def tell(self, row, display):
        """Show the result at the end of a game, and what comes next, in a row of buttons."""
        done = self.value["state"] == "done"
        points = None
        if not self.serious:
            told = word("day-was-free", date=spelled(self.date))
            scores = display["scores"]
            points = scores[self.page.table.me % len(scores)]
        else:
            is_late = not (self.unread or days.counts(self.value))
            name = "day-done-later" if is_late else "day-done"
            told = word(name, date=spelled(self.date))
        self.lay(row, told, points)
        if self.asks:
            row.append(way(self.page.games, "puzzle", self.asks))
        else:
            button(word("play-again"), "again", row, "primary")
        if done:
            button(word("do-pass-on"), "share-day", row)
            button(word("do-picture"), "picture", row)
        button(word("day-free" if self.serious else "day-once-more"), "restart", row)

    def greet(self, resolve, reject):
        """Show the result, and what can be done next; resolve when that is closed."""
        value = self.value
        body = dialog(word("day-mark", date=spelled(self.date)))
        find("#dialog").className = "day"
        row = el("div", "buttons next", body)
        done = value["state"] == "done"
        self.lay(row, self.result_phrase() if done else word("day-was-given"))
        if self.told:
            el("p", "", body, self.told)
        begun = self.page.table.frame["undo"]
        practice = button(word("day-go-on" if begun else "day-free"), "try-day", None)
        asks = "" if begun else self.asks
        leads = practice if begun else way(self.page.games, "puzzle", asks) if asks else None
        leads = leads or button(word("do-lobby"), "lobby", None)
        leads.classList.add("primary")
        row.append(leads)
        leads.focus()
        find("#dialog").onclose = resolve
        if "record" in value:
            button(word("day-see"), "see-day", row)
        for name in ("share-day", "picture") if done else ():
            button(word("do-" + name), name, row)
        if leads is not practice:
            row.append(practice)
        for name in ("days", "lobby") if begun or asks else ("days",):
            button(word("do-" + name), name, row)
        if not asks:
            self.page.concluded(row)

    def lay(self, row, told, points=None):
        """Show a sentence and the points above the buttons. `points`: of the practice game that has
        just ended."""
        part = el("section", "day-end", None)
        row.before(part)
        el("p", "", part, told)
        phrase(self.goes_on(), el("p", "", part))
        friends.show(self, el("div", "", part))
        self.list = el("table", "standing", part)
        self.points = points
        if not self.measuring:
            self.measuring = True
            task(self.measure())
        self.show()

    def goes_on(self):
        """Return the days in a row, and the game of tomorrow, in phrases."""
        run = self.value.get("run", 0) if days.counts(self.value) else 0
        told = [word("day-run", n=run)] if run else []
        if self.date == today():
            coming = self.page.games.of(game_of(self.page.games, 1))
            told.append(word("day-tomorrow", game=coming["title"]))
        return told

    def standing(self):
        """Show the points made with these cards, by player."""
        value = self.value
        if value["state"] != "done":
            for friend in self.friends:
                yield "", word("day-friend-name"), figure(friend["points"])
        elif not self.friends:
            yield "mine", word("day-yours"), figure(value["points"])
        if self.points is not None:
            yield "free", word("day-this-free"), figure(self.points)
        known = value.get("bots", {})
        for bot in days.YARDSTICKS:
            label = word("day-by-bot", level=level(bot))
            if bot in known:
                yield "", label, figure(known[bot])
            elif self.measuring:
                yield "waits", label, word("day-plays")

    def show(self):
        """Fill in the results known so far."""
        if not (self.list and self.list.isConnected):
            return
        clear(self.list)
        el("caption", "", self.list, word("day-with"))
        for cls, label, points in self.standing():
            row = el("tr", cls, self.list)
            el("th", "", row, label, scope="row")
            el("td", "", row, points)

    def is_here(self):
        """Return whether this day's deal is still on the table."""
        return self.page.table.day is self

    async def measure(self):
        """Let bots play the same cards in the person's seat, one after the other in the second
        engine, while somebody may look at it."""
        known = self.value.get("bots", {})
        left = [bot for bot in days.YARDSTICKS if bot not in known]
        try:
            for bot in left:
                points = await self.played_by(bot)
                if points is None:
                    return
                bots = dict(self.value.get("bots", {}))
                bots[bot] = points
                await self.keep(bots, {})
            if left and self.list.isConnected:
                say(word("day-shared-bots", each=self.by_bots()))
        except EngineError:  # there is no yardstick this time
            pass
        finally:
            self.measuring = False
            self.show()

    async def played_by(self, bot):
        """Return the points of a bot here; None if the table has been left meanwhile."""
        frame = await self.laid_for(bot)
        steps = 0
        while frame["status"] != "over":
            if not self.is_here():
                return None
            frame = await self.page.engine.ponder("step")
            steps += 1
            if steps % STEPS == 0:
                await self.keep(self.value.get("bots", {}), {bot: frame["save"]})
        scores = frame["display"]["scores"]
        seat = days.request_of(self.info, self.date)["seat"]
        return scores[seat % len(scores)]

    async def laid_for(self, bot):
        """Return the table at which a bot plays these cards, with its progress."""
        ask = self.page.engine.ponder
        begun = self.value.get("trying", {}).get(bot)
        if begun:
            try:
                return await ask("open", **begun)
            except EngineError as error:
                if not is_refused(error):
                    raise  # else it is one of an older version
        request = days.full(days.request_of(self.info, self.date), self.info)
        seat = request["seat"]
        bots = list(request["bots"])
        bots.insert(seat, bot)
        cast = self.page.games.seated(request, self.info)["cast"]
        cast[seat] = ""
        return await ask("open", **dict(request, seat=None, bots=bots, cast=cast))

    async def keep(self, bots, trying):
        """Store the bots' results, and the game of the current one."""
        known = self.value.get("bots", {})
        self.value = dict(self.value, bots=bots, trying=trying)
        if not trying:
            self.value.pop("trying")
        if self.key in untold:
            untold[self.key] = self.value
        if bots != known:
            self.show()
        text = self.device.text(self.value)
        texts, self.texts = self.texts, self.texts + [text]
        await self.device.change({self.key: text}, (), {self.key: texts})

    def result_phrase(self):
        """Return how the scored try ended, in a phrase."""
        value = self.value
        name = "day-shared-won" if value["won"] else "day-shared-lost"
        return word(name, points=amount(self.info, value["points"]))

    def by_bots(self):
        """Return the bots' results so far, in a phrase."""
        known = self.value["bots"]
        return listed(
            [
                word("said-standing", names=level(bot), points=figure(known[bot]))
                for bot in days.YARDSTICKS
                if bot in known
            ]
        )

    def heading(self):
        """Return the subject of the shared text."""
        game = self.page.games.of(self.info["id"])["title"]  # in the language of now
        return word("day-shared", game=game, date=spelled(self.date))

    def result(self):
        """Return the result as a text without any card."""
        value = self.value
        lines = [self.heading()]
        lines.append(self.result_phrase())
        if value.get("bots"):
            lines.append(word("day-shared-bots", each=self.by_bots()))
        if days.counts(value) and value["run"] > 1:
            lines.append(word("day-run", n=value["run"]))
        return "\n".join(lines)
