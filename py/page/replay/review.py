"""The review of a seat's decisions, beside the viewer: a curve, and the costliest moments.

The second engine computes it step by step, while the page goes on.
"""

import json

from pyscript import window
from pyscript.js_modules import browser_calls, share

from page.logic.days import is_over
from page.logic.review_curve import card_of, decided, percent, read
from page.logic.table_config import params_of
from page.platform.engine import EngineError
from page.platform.i18n import apart, sentences, word
from page.platform.tasks import task
from page.platform.urls import address, chained, known, parameters
from page.replay.curve import Curve
from page.table.score_sheets import phrase
from page.ui.dom import attribute, button, clear, el, find, js, say
from page.ui.error_messages import show_error


class Panel:
    """The review: first a button below the viewer `made`, then a part of the page beside or below
    it."""

    def __init__(self, page, made, root, visit, text, change_view):
        """`text`: of the record. `change_view`: shows it as another seat saw it."""
        self.text = text
        self.page = page
        self.made = made
        self.visit = visit
        self.change_view = change_view
        self.judged = None  # what was found, when it is done
        self.begun = 0  # reviews: of the one before nothing is shown any more
        self.main = find("main", root)
        self.root = el("section", "review", find(".viewer-more", root), aria_labelledby="review")
        head = el("div", "review-head", self.root)
        el("h2", "", head, word("review-title"), id="review", tabindex="-1")
        row = el("div", "buttons", self.root)
        label = el("label", "field", row)
        el("span", "quiet", label, word("review-whose"))
        self.select = el("select", "", label)
        for seat, name in enumerate(made.board.names):
            whose = word("review-yours") if seat == made.mine else word("review-of", name=name)
            el("option", "", self.select, whose, value=seat)
        if made.mine is not None:
            self.select.value = str(made.mine)
        button(word("review-begin" if made.mine is None else "do-review"), "review", row)
        self.found = el("div", "found", self.root)
        # To `lead` to the first moment, with `show` into sight, or to `return` to the one shown.
        self.aim = ""
        self.going = False  # to a moment that was pressed
        self.verdict = el("div", "verdict", made.root, tabindex="-1", role="group")
        self.verdict.hidden = True
        made.panel = self
        made.follow = self.follow

    def lead_back(self, back, kept):
        """Add a way back to the end of the game or, for a saved (`kept`) game, to the statistics.
        `back`: see `Routes.go`."""
        name = "back-to-statistics" if kept else "review-back"
        do = "to-statistics" if kept else "back"
        head = find(".review-head", self.root)
        el("a", "button plain", head, word(name), href=back.partition(" ")[0], data_do=do)
        self.lay()

    def open(self, seat, leads):
        """Begin at once with a seat. `leads`: the viewer may go to the first moment; else it shows
        a requested one."""
        row = self.select.closest(".buttons")
        self.root.append(row)  # others may be judged later
        find("span", row).className = ""
        find("button", row).textContent = word("review-begin")
        self.select.value = str(seat)
        self.aim = "lead" if leads else "return"
        self.begin()

    def lay(self):
        """Put it beside the viewer, below the board where there is no room."""
        if not self.main.classList.contains("reviewing"):
            self.main.classList.add("reviewing")
            self.made.root.after(self.root)

    def here(self):
        """Return the current address of the review, with those that led to it; "" if nothing was
        judged."""
        if not self.judged:
            return ""
        seat = self.judged["seat"] if self.made.mine is None else self.made.mine
        params = dict(known(parameters(), self.page.games.all), review=seat, move=self.made.at)
        return chained(
            address(params) + str(window.reading.here().hash), self.page.routes.ways_back()
        )

    def begin(self):
        """Judge the decisions of the chosen seat."""
        self.begun += 1
        self.at = self.made.at
        self.judged = None
        self.made.root.removeAttribute("data-judged")
        self.lay()
        clear(self.found)
        el("p", "", self.found, word("review-judging"), id="judging")
        bar = el("progress", "", self.found, max="1", value="0", aria_labelledby="judging")
        self.follow()
        task(self.judge(self.begun, int(self.select.value), bar))

    async def judge(self, number, seat, bar):
        ponder, during = self.page.engine.ponder, self.visit.during
        try:
            answer = await during(ponder("review", record=self.text, seat=seat))
            while answer["done"] < answer["steps"] and number == self.begun:
                bar.setAttribute("max", str(answer["steps"]))
                bar.setAttribute("value", str(answer["done"]))
                answer = await during(ponder("review", after=answer["done"]))
        except EngineError as error:
            if number == self.begun:
                clear(self.found)
                say(show_error(el("p", "told", self.found), error, word("review-failed")))
            return
        if number == self.begun:
            await self.show(number, answer)

    async def show(self, number, judged):
        """Show the result; in between the browser may paint and handle clicks."""
        self.judged = judged
        first = judged["moments"][0]["move"] if judged["moments"] else None  # the costliest
        moments = judged["moments"] = sorted(judged["moments"], key=lambda each: each["move"])
        clear(self.found)
        seat = judged["seat"]
        cost = any([self.costs(each) for each in moments])
        name = "review-costly" if cost else "review-fine" if judged["judged"] else "review-none"
        if judged["judged"] and seat == self.made.mine:
            name += "-yours"
        who = apart(self.made.board.names[seat])
        line = word(name, n=judged["judged"], moments=len(moments), name=who)
        if judged["judged"] and not moments and judged["result"] is not None:
            first, before, after = decided(judged, len(self.made.frames) - 1)
            line = sentences([line, word("review-decided", before=before, after=after)])
        el("p", "", self.found, line)
        if not moments and self.made.mine is not None:
            self.lead_on()
        if judged["judged"]:
            self.curve = Curve(self.made, judged, self.found)
            await self.visit.during(browser_calls.pause())
            if number != self.begun:
                return
        items = el("ol", "moments", self.found) if moments else None
        for at, moment in enumerate(moments):
            item = el("li", "most" if moment["move"] == first else "", items)
            made = button(None, "moment", item, data_moment=moment["move"])
            el("b", "", made, str(at + 1))
            text = el("span", "", made)
            phrase(self.facts(moment["move"]), el("span", "", text))
            el("small", "", text, word("review-rather", **moment["labels"]))
            costs = self.costs(moment)
            if costs:
                el("small", "costs", text, costs)
        el("p", "facts", self.found, word("review-blind"))
        values = read(judged)
        items = el("ol", "quiet", self.found, aria_label=word("review-values")) if values else None
        for move, n in values:
            el("li", "", items, word("review-value", place=self.place(move), n=n))
            await self.visit.during(browser_calls.pause())
            if number != self.begun:
                return
        self.made.root.setAttribute("data-judged", str(judged["judged"]))
        say(line)
        aim, self.aim = self.aim if self.made.at == self.at else "", ""
        if first is not None and aim in ("lead", "show"):
            self.look(first)
            if aim == "show":
                self.sight()
            return
        self.follow()
        if aim == "return" and not self.verdict.hidden:
            self.sight()

    def lead_on(self):
        """Add the way to another game like this one."""
        record, asked = json.loads(self.text), parameters()
        params = dict(record.get("options", {}), seat=self.made.mine)
        params.update({name: record[name] for name in ("game", "players")})
        params.update({name: asked[name] for name in ("bots", "speed") if name in asked})
        row = el("div", "buttons", self.found)
        el("a", "button primary", row, word("play-again"), href=address(params), data_do="visit")

    def facts(self, move):
        """Return the place of a move in the game."""
        return self.made.frames[move]["display"]["facts"]

    def place(self, move):
        """Return that place in words."""
        return " · ".join(self.facts(move))

    def costs(self, moment):
        """Return the cost of a moment, in chances to win; empty if they stay the same."""
        chance, best = percent(moment["chance"]), percent(moment["best"])
        return word("review-cost", chance=chance, best=best) if best > chance else ""

    # The viewer shows another frame.

    def moment_at(self, move):
        """Return the moment at a move, or None."""
        for moment in self.judged["moments"] if self.judged else ():
            if moment["move"] == move:
                return moment
        return None

    def follow(self):
        """Mark the position of the viewer; at a moment show the better action."""
        at = self.made.at
        moment = self.moment_at(at)
        if moment:
            self.judged["told"] = moment  # while one steps about
        for each in list(self.main.querySelectorAll(".viewer-controls [data-do], .play-on-how")):
            each.hidden = moment is not None  # "Try again" is there instead
        self.paint_verdict(moment is not None)
        for tag in list(self.made.root.querySelectorAll(".tagged")):
            tag.parentElement.classList.remove("chosen", "better")
            tag.remove()
        if not self.judged:
            return
        if self.judged["judged"]:
            self.curve.mark(at, moment)
        for each in list(self.found.querySelectorAll("[data-moment]")):
            here = int(attribute(each, "data-moment")) == at
            each.setAttribute("aria-current", "true" if here else "false")
        if moment is None:
            return
        if not self.going:  # else it will have the focus
            say(sentences(moment["why"]))
        self.tag(moment["action"], word("review-chosen"), "chosen")
        self.tag(moment["better"], word("review-better"), "better")
        if not find(".tagged", self.made.root):  # no cards were chosen from
            both = word("review-rather", **moment["labels"])
            el("p", "tagged", find(".centre", self.made.root), both, aria_hidden="true")

    def paint_verdict(self, here):
        """Show the moment that is told, whether the viewer stands `here` or has gone on."""
        verdict = self.verdict
        moment = self.judged.get("told") if self.judged else None
        verdict.hidden = moment is None
        clear(verdict)
        if moment is None:
            return
        moments, move = self.judged["moments"], moment["move"]
        verdict.setAttribute("aria-label", sentences(moment["why"]))
        phrase(self.facts(move), el("p", "facts", verdict))
        el("p", "instead", verdict, sentences(moment["why"][:2]))
        # Above sentences of any length, and first what is always there: buttons keep their places.
        row = el("div", "buttons", verdict)
        if here:
            button(word("review-again"), "play-on", row, "primary")
        else:
            button(word("review-there"), "moment", row, "primary", data_moment=move)
        which = el("div", "which", row)
        for at, each in enumerate(moments if len(moments) > 1 else ()):
            name = str(at + 1) + " " + self.place(each["move"])
            made = button(str(at + 1), "moment", which, data_moment=each["move"], aria_label=name)
            made.setAttribute("aria-current", "true" if each is moment else "false")
        el("p", "", verdict, sentences(moment["why"][2:]))
        el("p", "facts", verdict, word("review-again-how"))

    def tag(self, action, text, cls):
        """Mark a card of the hand, if the action plays one and the hand is visible."""
        card = self.made.board.hand.cards.get(card_of(action) + "#0")
        if card:
            holder = card.parentElement
            holder.classList.add(cls)
            el("span", "tagged", holder, text)

    async def go(self, move):
        """Go to a moment, as the seat saw it."""
        made, seat = self.made, self.judged["seat"]
        if made.seat != seat:
            find(".viewer-controls select", self.main).value = str(seat)
            await self.change_view(self.page, made, str(seat))
        made.stop()
        self.look(move)
        self.verdict.focus(js({"preventScroll": True}))
        self.sight()

    def sight(self):
        """Scroll until hand, buttons and sentence are in sight, always in the same place."""
        self.made.root.scrollIntoView()
        row = find(".buttons", self.verdict)
        if row:
            row.scrollIntoView(js({"block": "nearest"}))

    def look(self, move):
        """Show a moment. A listener is told of it elsewhere."""
        self.going = True
        self.made.go(move)
        self.going = False
        self.follow()


def begin(page, element):
    """Review the game in the viewer, or the finished one on the table."""
    if page.routes.viewer:
        panel = page.routes.viewer.panel
        panel.aim = "show"
        panel.begin()
        find("#review").focus()
        return None
    return from_table(page)


async def from_table(page):
    """Go to the review of the finished game on the table, for the person who played there."""
    table, routes = page.table, page.routes
    during = routes.visit.during
    record = (await during(page.engine.ask("record")))["record"]
    code = await during(share.encode(json.dumps(record)))
    chosen = params_of(table.frame["save"], table.info)
    params = {"bots": chosen["bots"]} if "bots" in chosen else {}  # people alone have none
    if routes.speed:
        params["speed"] = routes.speed
    back = ""
    if table.me is not None:
        end = code
        if table.session.save.before:  # with which its own result is compared
            tried = dict(record, before=table.session.save.before)
            end = await during(share.encode(json.dumps(tried)))
        back = address(dict(params, seat=table.me)) + "#play=" + end
        if table.day and is_over(table.day.value):
            back = str(window.location.pathname + window.location.search)
        back = chained(back, routes.ways_back())
        params["review"] = table.me
    routes.go(address(params) + "#record=" + code, back)
