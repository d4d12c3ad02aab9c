"""The question of the day: a moment of a game between bots, seen from one seat.

The first answer is kept, for the calendar and the days in a row.
"""

import json

from pyscript.js_modules import host

from page.daily import daily
from page.logic import days
from page.logic.table_config import company
from page.platform.engine import fetched
from page.platform.i18n import word
from page.platform.tasks import task
from page.replay import replay_page
from page.replay.surroundings import surround
from page.ui.dom import button, clear, el, find, say


async def lines_of(text):
    """Return the questions of a file; ValueError if there is none."""
    lines = [line for line in text.split("\n") if line]
    if not lines:
        raise ValueError
    return lines


async def come(page, visit, root, params):
    """Show the question in the address, by default today's. EngineError if there is none."""
    page.engine.start(page.routes.progress)
    await visit.during(page.games.load())
    info = page.games.of(params["puzzle"])
    if not info:  # the engine says so
        await visit.during(page.engine.frames(game=params["puzzle"], puzzle=""))
    game = info["id"]
    date = await visit.during(daily.date_in(page.device, params, info, "puzzle"))
    page.routes.rewrite(daily.address(game, date, "puzzle"), back=page.routes.ways_back())
    title = word("puzzle-mark", date=daily.spelled(date))
    await_in(root, info, title)
    supply = await visit.during(fetched("static/puzzles/" + game + ".txt", lines_of))
    line = days.question_of(supply, date)
    names, cast = word("names").split(), page.games.ids()
    chosen = company(line, info["players"][-1], list(range(len(names))))
    asked = {"game": game, "puzzle": line, "names": [names[at] for at in chosen]}
    answer = await visit.during(page.engine.frames(**asked))
    made, info, deck = await replay_page.laid(page, visit, root, answer, title, asked)
    seat = made.mine = answer["view"]
    made.cast = {at: cast[who] for at, who in enumerate(chosen) if at != seat}
    ask(made.root)
    find(".tools", root).prepend(button(word("do-help"), "question-help", None, "plain"))
    question = Question(page, made, info, date)
    kept = await visit.during(page.device.get(question.key))
    made.asking.daily = True
    made.show(answer["frames"], answer["names"], info, deck, {}, answer["asks"][0], seat)
    made.seat = seat
    made.asking.after = question.after
    await question.read(kept)
    return made


def await_in(root, info, title):
    """Show what is coming, with an empty table, where the page waits for the engine."""
    waiting = find(".awaited", root)
    if not waiting:
        return
    surround(root, info, title, "")
    place = find(".viewer-place", root)
    place.classList.add("viewer")
    ask(place)
    el("div", "board", el("div", "place", place))
    find(".mark", waiting).remove()
    place.append(waiting)


def ask(place):
    """Put the question above a table."""
    if not host.embedded:
        place.prepend(el("h2", "question-head", None, word("ask-play")))


class Question:
    """A question, and what the device has about it."""

    def __init__(self, page, made, info, date):
        self.page = page
        self.made = made
        self.info = info
        self.date = date
        self.key = daily.key_of(info["id"], date, "puzzle")
        self.value = None  # the first answer
        self.right = self.of = 0  # of the last questions
        self.part = el("section", "day-end puzzle", find(".viewer-more"))

    async def read(self, text):
        """Read what the device has, and show it."""
        self.value = json.loads(text) if text else daily.untold.get(self.key)
        if self.value:
            await self.count()
            self.show(word("puzzle-was-right" if self.value["won"] else "puzzle-was-wrong"))

    def after(self, told, row):
        """Handle a judged answer."""
        self.made.text = json.dumps(told["record"])
        task(self.answered(told["right"], told["over"]))

    async def answered(self, right, over):
        """Keep the first answer, and show what comes next after the last."""
        if not self.value:
            await self.keep(right)
        if not over:
            return
        await self.count()
        name = "puzzle-done" if days.counts(self.value) else "puzzle-done-later"
        self.show(word(name, date=daily.spelled(self.date)))

    async def keep(self, right):
        """Store the first answer, with the days in a row."""
        device, game = self.page.device, self.info["id"]
        value = days.begun(game, self.date, daily.today())
        value.update({"state": "done", "won": right})
        every = await device.every(daily.key_of(game, "", "puzzle"))
        dates = days.counted([kept for _, kept in every] + [value])
        value["run"] = days.run_of(dates, self.date)
        self.value = daily.untold[self.key] = value
        await device.change({self.key: device.text(value)}, (), {self.key: [""]})

    async def count(self):
        """Count the right ones of the last answers."""
        every = await self.page.device.every(daily.key_of(self.info["id"], "", "puzzle"))
        found = {kept["date"]: kept for kept in [kept for _, kept in every] + [self.value]}
        self.right, self.of = days.right_of(list(found.values()))

    def show(self, told):
        """Show a sentence, the days in a row, and the ways from here."""
        game, part = self.info["id"], self.part
        clear(part)
        el("p", "", part, told)
        if days.counts(self.value) and self.value.get("run", 0) > 1:
            el("p", "question-run", part, word("day-run", n=self.value["run"]))
        if self.of > 1:
            el("p", "", part, word("puzzle-of-last", right=self.right, n=self.of))
        row = el("div", "buttons", part)
        if self.made.text:
            button(word("play-on"), "play-on", row)
        button(word("puzzle-days"), "days", row, data_kind="puzzle", data_game=game,
               data_date=self.date)  # fmt: skip
        to_deal = el("a", "button", row, word("day-today"), href=daily.address(game))
        to_deal.setAttribute("data-do", "visit")
        say(told)
