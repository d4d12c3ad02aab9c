"""The calendar of the deals and questions of the day: a month at a time, with the result of each
day and a link to it."""

from pyscript import window
from pyscript.js_modules import front

from page.daily import daily
from page.logic import days
from page.platform import urls
from page.platform.i18n import amount, dated, figure, word
from page.platform.tasks import task
from page.ui.dom import (
    attribute,
    button,
    clear,
    dialog,
    el,
    find,
    icon,
    is_open,
    js,
    radios,
    scene,
)

SUNDAY = days.ordinal(2026, 11, 1)
STEPS = {"ArrowLeft": -1, "ArrowRight": 1, "ArrowUp": -7, "ArrowDown": 7}


async def show(page, element=None):
    """Open the dialog, with the game that the person comes from, or whose deal they have played
    today; at a table of a day with its month. A button that has a kind or a date in it leads to
    these."""
    body = dialog(word("do-days"))
    body.classList.add("calendar")
    await page.games.load()
    if not is_open(body):
        return
    day = page.table.day
    game, todays = attribute(page.root, "data-of"), daily.game_of(page.games)
    date, kind = day.date if day else daily.today(), "daily"
    if not game:
        played = [
            each["game"] for _, each in await page.device.every("daily:") if each["date"] == date
        ]
        game = todays if todays in played or not played else played[-1]
        if not is_open(body):
            return
    if element and element.hasAttribute("data-date"):
        game, date = element.getAttribute("data-game"), element.getAttribute("data-date")
    if element and element.hasAttribute("data-kind"):
        kind = element.getAttribute("data-kind")
    made = Diary(page, body, game, date, kind)
    await made.read()
    here = find('[tabindex="0"]', made.place)
    if here:
        here.scrollIntoView(js({"block": "nearest"}))


async def ask(page, element):
    """Lead to the deal of a day, by default that of today's game; ask whether its serious try is to
    begin."""
    body, during = dialog(word("day-today")), page.routes.visit.during
    await during(page.games.load())
    date = attribute(element, "data-date") or daily.today()
    game = attribute(element, "data-game") or daily.game_of(page.games)
    begun = await during(page.device.get(daily.key_of(game, date)))
    if begun and is_open(body):
        page.routes.go(daily.address(game, date))
        return
    known = await during(page.device.every("lesson:" + game))
    known += [each for _, each in await during(page.device.every("done:")) if each["game"] == game]
    other = str(await during(front.differs(game, date)))
    if is_open(body):
        offer(page, game, date, bool(known), other)


def offer(page, game, date, known, other):
    """Offer the serious try of a day; the lesson too, unless the game is `known`, and the deals of
    the other games. `other`: how it differs from the game that Play begins."""
    info, label = page.games.of(game), word("day-mark", date=daily.spelled(date))
    body = dialog(word("labelled", label=label, title=info["title"]))
    body.setAttribute("data-of", game)
    part = el("div", "invite", body)
    scene(game, part)
    el("p", "", part, word("day-ask"))
    if other:
        el("p", "", body, word("day-differs", each=other))
    if date != daily.today():
        el("p", "", body, word("day-ask-later"))
    row = el("div", "buttons", body)
    begin = el("a", "primary button", row, word("day-begin"), href=daily.address(game, date))
    begin.setAttribute("data-do", "visit")
    if not known and info["lesson"]:
        learn = el("a", "button", row, word("lesson-learn"), href=urls.address({"lesson": game}))
        learn.setAttribute("data-do", "visit")
    button(word("do-days"), "days", row, data_game=game, data_date=date)
    others = el("div", "diary-game", body, role="group", aria_label=word("day-others"))
    el("b", "", others, word("day-others"), aria_hidden="true")
    place = el("div", "", others)
    for each in page.games.all:
        if each["id"] != game:
            other = button("", "ask-day", place, data_of=each["id"], data_game=each["id"],
                           data_date=date)  # fmt: skip
            scene(each["id"], other)
            el("span", "", other, each["title"])
    begin.focus()


class Diary:
    """The days of one game and one kind; `date` gets the focus."""

    def __init__(self, page, body, game, date, kind):
        self.page = page
        self.body = body
        self.game = game
        self.date = date
        self.kind = kind
        self.kept = {}  # of each day of the game, by date
        self.counted = []  # the days in which some game's counts
        games = self.choice("diary-game", word("count-game"), game,
                            [(info["id"], info["title"]) for info in page.games.all])  # fmt: skip
        for label, info in zip(games, page.games.all):
            label.setAttribute("data-of", info["id"])
            scene(info["id"], label)
        kinds = [(name, word("diary-kind-" + name)) for name in ("daily", "puzzle")]
        self.choice("diary-kind", word("diary-kind"), kind, kinds)
        self.today = el("div", "", body)
        self.facts = el("dl", "diary-facts", body)
        head = el("div", "diary-head", body)
        self.earlier = self.turner("back", -1, head)
        self.title = el("h3", "", head, id="diary-month", aria_live="polite")
        self.later = self.turner("next", 1, head)
        self.place = el("div", "", body)
        self.legend = el("p", "diary-legend", body, word("diary-legend"))

    def choice(self, name, legend, chosen, values):
        """Return the labels of a choice above the month."""
        group = el("fieldset", "choice " + name, self.body)
        el("legend", "quiet", group, legend)
        labels = radios(el("div", "", group), name, values, chosen)
        group.onchange = self.chosen
        return labels

    def turner(self, name, step, parent):
        """Return a button to the month before, or to the next."""
        made = button(None, lambda: self.turn(step), parent, aria_label=word("diary-" + name))
        made.append(icon(name))
        return made

    def chosen(self, event):
        if event.target.name == "diary-game":
            self.game = event.target.value
        else:
            self.kind = event.target.value
        task(self.read())

    async def read(self):
        """Read what the device has about the game, and show the month."""
        game, kind = self.game, self.kind
        self.body.setAttribute("data-of", game)
        every = [kept for _, kept in await self.page.device.every(kind + ":")]
        if is_open(self.body) and (game, kind) == (self.game, self.kind):
            self.kept = {kept["date"]: kept for kept in every if kept["game"] == game}
            self.counted = days.counted(every)
            self.go(self.date)

    def first(self):
        return daily.FIRST[self.kind]

    def month(self):
        return [int(part) for part in self.date.split("-")[:2]]

    def turn(self, step):
        """Go to another month, as near to the same day as there is a deal."""
        year, month = self.month()
        month += step
        year, month = year + (month - 1) // 12, (month - 1) % 12 + 1
        self.go(days.written(days.ordinal(year, month, int(self.date[8:]))))

    def last(self):
        """Return the last day that has a deal here: today, or one begun where it came earlier."""
        return max([daily.today()] + list(self.kept))

    def go(self, date):
        self.date = max(self.first(), min(date, self.last()))
        self.paint()

    def paint(self):
        year, month = self.month()
        today = daily.today()
        self.title.textContent = dated(self.date, month="long", year="numeric")
        marked = any(date[:7] == self.date[:7] for date in self.kept)
        self.legend.hidden = self.kind == "puzzle" or not marked
        self.earlier.disabled = self.date[:7] <= self.first()[:7]
        self.later.disabled = self.date[:7] >= self.last()[:7]
        clear(self.today)
        if self.kept.get(today, {}).get("state") != "done":
            if not self.kept:
                el("p", "", self.today, word("diary-empty", kind=self.kind))
            link = self.link(today, self.today, "button primary")
            begun = today in self.kept
            told = word("front-go", kind="begun") if begun else word("diary-today", kind=self.kind)
            el("span", "", link, told)
            el("small", "", link, self.page.games.of(self.game)["title"])
        clear(self.place)
        table = el("table", "diary", self.place, role="grid", aria_labelledby="diary-month")
        table.addEventListener("keydown", self.on_key)
        begins = int(word("week-begins"))
        head = el("tr", "", el("thead", "", table))
        for at in range(7):
            name = days.written(SUNDAY + begins + at)
            cell = el("th", "", head, scope="col", abbr=dated(name, weekday="long"))
            cell.textContent = dated(name, weekday="short")
        rows = el("tbody", "", table)
        for week in days.month_of(year, month, begins):
            line = el("tr", "", rows)
            for date in week:
                self.cell(date, el("td", "", line), today)
        self.count()

    def cell(self, date, place, today):
        """Return a day: a link if it has a deal."""
        if not date:
            return
        number = str(int(date[8:]))
        kept = self.kept.get(date)
        if days.fault(date, today, bool(kept), self.first()):
            el("span", "", place, number)
            return
        state, mark, told = "", "", word("diary-open" if self.kind == "daily" else "puzzle-open")
        if kept:
            state = kept["state"]
            if self.kind == "puzzle":
                state = "won" if kept["won"] else "lost"
                second = kept.get("second")
                mark = "✓" if kept["won"] or second else "✗"
                told = word("puzzle-second" if second else "puzzle-" + state)
            elif state == "done":
                mark = figure(kept["points"])
                state = "won" if kept["won"] else "lost"
                points = amount(self.page.games.of(self.game), kept["points"])
                told = word("day-shared-" + state, points=points)
            else:
                mark = "…" if state == "begun" else "–"
                told = word("diary-" + state)
        label = word("labelled", label=daily.spelled(date), title=told)
        link = self.link(date, place, data_state=state, aria_label=label,
                         tabindex="0" if date == self.date else "-1")  # fmt: skip
        if date == today:
            link.setAttribute("aria-current", "date")
        el("span", "", link, number)
        el("small", "", link, mark)

    def link(self, date, parent, cls="", **more):
        """Return a link to a day, which asks whether a scored try is to begin."""
        asks = self.kind == "daily" and date not in self.kept
        return el("a", cls, parent, href=daily.address(self.game, date, self.kind),
                  data_do="ask-day" if asks else "visit",
                  data_game=self.game, data_date=date, **more)  # fmt: skip

    def count(self):
        """Show how many days were played, and how many in a row, with any game."""
        clear(self.facts)
        every, counted = list(self.kept.values()), self.counted
        self.facts.hidden = not (every or counted)
        done = [kept for kept in every if kept["state"] == "done"]
        latest = max([daily.today()] + counted)  # of which one may have come earlier elsewhere
        for name, number in (
            ("diary-run", days.run_of(counted, latest)),
            ("diary-longest", days.longest(counted)),
            ("count-played" if self.kind == "daily" else "puzzle-answered", len(done)),
            (
                "count-won" if self.kind == "daily" else "puzzle-right",
                len([kept for kept in done if kept["won"]]),
            ),
        ):
            pair = el("div", "", self.facts)
            el("dt", "", pair, word(name))
            el("dd", "", pair, str(number))

    def on_key(self, event):
        """Move by arrows from day to day and week to week, by the page keys from month to month."""
        key = event.key
        if key in STEPS:
            turned = window.getComputedStyle(self.body).direction == "rtl"
            step = STEPS[key]
            at = days.number_of(self.date) + (-step if turned and abs(step) == 1 else step)
            self.go(days.written(at))
        elif key in ("Home", "End"):
            year, month = self.month()
            last = days.ordinal(year + month // 12, month % 12 + 1, 1) - 1
            self.go(days.written(days.ordinal(year, month, 1) if key == "Home" else last))
        elif key in ("PageUp", "PageDown"):
            self.turn(-1 if key == "PageUp" else 1)
        else:
            return
        event.preventDefault()
        event.stopPropagation()
        here = find('[tabindex="0"]', self.place)
        if here:
            here.focus()
