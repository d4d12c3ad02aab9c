"""The question of the day: a moment of a game between bots, seen from one seat.

The first answer is kept, for the calendar and the days in a row.
"""

import json

from pyscript.js_modules import host

from page.daily import daily
from page.logic import days
from page.logic.table_config import company
from page.platform.engine import fetched
from page.platform.i18n import dated, word
from page.platform.tasks import task
from page.replay import replay_page
from page.replay.surroundings import check_view, surround
from page.table import sharing
from page.table.score_sheets import phrase
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
    check_view(info["players"][-1])
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
    made.asking.head = ask(made.root)
    if made.asking.head:  # words and buttons have their places at the table
        find(".mine", made.root).before(made.board.event.parentElement, made.board.acts)
    find(".tools", root).prepend(button(word("do-help"), "question-help", None, "plain"))
    question = Question(page, made, info, date)
    await visit.during(question.read())  # before an answer can come
    made.asking.daily = True
    made.show(answer["frames"], answer["names"], info, deck, {}, answer["asks"][0], seat)
    made.seat = seat
    short = word("puzzle-mark", date=dated(date, day="numeric", month="short"))
    phrase(answer["frames"][-1]["display"]["facts"], find(".facts", root), [short])
    made.asking.after = question.after
    if question.value:
        clear(made.asking.place)
        made.asking.box.classList.add("told")
        row = el("div", "buttons", made.asking.place)
        button(word("try-again"), "question-again", row)
        question.show(word("puzzle-was-" + how(question.value)), row)
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
    """Put the question above a table, and return it; None in an embedded page."""
    if host.embedded:
        return None
    head = el("hgroup", "question-head", None, aria_live="polite")
    place.prepend(head)
    el("h2", "", head, word("ask-play"))
    el("p", "", head)
    return head


class Question:
    """A question, and what the device has about it."""

    def __init__(self, page, made, info, date):
        self.page = page
        self.made = made
        self.info = info
        self.date = date
        self.key = daily.key_of(info["id"], date, "puzzle")
        self.value = None  # the first answer
        self.texts = []  # what the device may have of an answer that was given here
        self.answers = {}  # to all questions, by their keys
        self.played = False  # today's deal
        self.part = el("section", "day-end puzzle", None)
        made.asking.place.after(self.part)

    async def read(self):
        """Read what the device has."""
        device = self.page.device
        text = await device.get(self.key)
        self.value = json.loads(text) if text else daily.untold.get(self.key)
        deal = await device.get(daily.key_of(daily.game_of(self.page.games), daily.today()))
        self.played = days.is_over(json.loads(deal) if deal else None)
        self.answers = dict(await device.every("puzzle:"))

    def after(self, told, row):
        """Handle a judged answer. Another may come while it is being stored."""
        self.made.text = json.dumps(told["record"])
        first, second = not self.value, bool(self.texts and told["second"])
        if first:
            self.texts = [""]
            self.value = days.begun(self.info["id"], self.date, daily.today())
            self.value.update({"state": "done", "won": told["right"]})
            dates = days.counted(list(self.answers.values()) + [self.value])
            self.value["run"] = days.run_of(dates, self.date)
        elif second:
            self.value["second"] = True
        if first or second:
            task(self.keep())
        if told["over"]:
            self.show("" if days.counts(self.value) else word("day-ask-later"), row)

    async def keep(self):
        """Store the answer, with the days in a row."""
        device, value = self.page.device, self.value
        daily.untold[self.key] = value
        text = device.text(value)
        before, self.texts = self.texts, self.texts + [text]
        await device.change({self.key: text}, (), {self.key: before})

    def show(self, told, row=None):
        """Show a sentence, the next thing to do in a row of buttons, the days in a row, and when
        the next question comes."""
        games, part, today = self.page.games, self.part, self.date == daily.today()
        clear(part)
        if told:
            el("p", "", part, told)
        row = row or el("div", "buttons", part)
        if not self.played:
            row.prepend(daily.way(games, "daily", daily.game_of(games)))
        elif self.made.text:
            row.prepend(button(word("play-on"), "play-on", None, "primary"))
        facts = [word("day-tile-done")] if self.played else []
        run = self.value.get("run", 0) if days.counts(self.value) else 0
        if run > 1 or (run and today and how(self.value) != "wrong"):
            el("p", "run", part, word("day-run", n=run))
        self.answers[self.key] = self.value
        right, of = days.right_of(list(self.answers.values()))
        if of > 1:
            facts.append(word("puzzle-of-last", right=right, n=of))
        if today:
            coming = games.of(daily.game_of(games, 1))
            facts.append(word("day-tomorrow", game=coming["title"]))
        if facts:
            phrase(facts, el("p", "question-run", part))
        more = el("div", "buttons", part)
        button(word("do-pass-on"), lambda: task(self.share(more.firstChild)), more, "plain")
        if self.made.text and not self.played:
            button(word("play-on"), "play-on", more, "plain")
        button(word("puzzle-days"), "days", more, "plain", data_kind="puzzle",
               data_game=self.info["id"], data_date=self.date)  # fmt: skip
        if told:
            say(told)

    async def share(self, element):
        """Share how the question was answered, as a text without any card, and its link."""
        value, game = self.value, self.info["id"]
        title = word("puzzle-shared", game=self.info["title"], date=daily.spelled(self.date))
        lines = [title, word(RESULTS[how(value)])]
        if days.counts(value) and value["run"] > 1:
            lines.append(word("day-run", n=value["run"]))
        where = daily.address(game, self.date, "puzzle")
        await sharing.link(self.page, element, title, where, word("day-copied"), "\n".join(lines))


RESULTS = {"right": "ask-right", "second": "ask-right-second", "wrong": "ask-wrong"}


def how(value):
    """Return how a question was answered: `right`, `second` at the second try, or `wrong`."""
    return "right" if value["won"] else "second" if value.get("second") else "wrong"
