"""What the search thinks of a seat's decisions in the game that the viewer shows: a curve, and the
moments that cost most. It is made in the second engine, step by step, while the page goes on."""

import json

from dom import attribute, button, clear, drawing, el, find, js, say
from engine import EngineError
from plain.figures import phrased
from plain.judged import card_of, nearest, percent, points, read, way
from plain.setups import choice_of
from pyscript import window
from pyscript.js_modules import safely, share
from routes import address
from speech import sentences, word
from tasks import task
from trouble import told

WIDTH, HEIGHT = 600, 150  # of the curve's drawing, which is stretched to its place


class Panel:
    """A part of the page: below the viewer `made` until it is asked, then beside it or above."""

    def __init__(self, page, made, root, visit, text):
        """`text`: of the record."""
        self.text = text
        self.page = page
        self.made = made
        self.visit = visit
        self.judged = None  # what was found, when it is done
        self.begun = 0  # reviews: of the one before nothing is shown any more
        self.main = find("main", root)
        self.root = el("section", "review", find(".viewer-more", root), aria_labelledby="review")
        el("h2", "", self.root, word("review-title"), id="review", tabindex="-1")
        row = el("div", "buttons", self.root)
        label = el("label", "field", row)
        el("span", "quiet", label, word("review-whose"))
        self.select = el("select", "", label)
        for seat, name in enumerate(made.names):
            el("option", "", self.select, word("review-of", name=name), value=seat)
        button(word("review-begin"), "review", row)
        self.found = el("div", "found", self.root)
        self.going = False  # to a moment that was pressed
        self.verdict = el("div", "verdict", made.root, tabindex="-1", role="group")
        self.verdict.hidden = True
        made.panel = self
        made.follow = self.follow

    def open(self, seat):
        """Begins at once with a seat; None waits for the choice of one."""
        if seat is not None:
            self.select.value = str(seat)
            self.begin()

    def begin(self):
        """Judges the decisions of the seat that is chosen."""
        self.begun += 1
        self.judged = None
        self.made.root.removeAttribute("data-judged")
        if not self.main.classList.contains("reviewing"):
            self.main.classList.add("reviewing")
            self.main.prepend(self.root)
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
                say(told(el("p", "told", self.found), error, word("review-failed")))
            return
        if number == self.begun:
            await self.show(number, answer)

    async def show(self, number, judged):
        """All that was found; in between the browser may paint, and hear clicks."""
        self.judged = judged
        moments = judged["moments"]
        clear(self.found)
        name = "review-costly" if moments else "review-fine" if judged["judged"] else "review-none"
        line = word(name, n=judged["judged"], moments=len(moments))
        el("p", "", self.found, line)
        if judged["judged"]:
            self.draw()
            await self.visit.during(safely.pause())
            if number != self.begun:
                return
        items = el("ol", "moments", self.found) if moments else None
        for at, moment in enumerate(moments):
            made = button(None, "moment", el("li", "", items), data_moment=moment["move"])
            el("b", "", made, str(at + 1))
            text = el("span", "", made, self.place(moment["move"]))
            el("small", "", text, word("review-rather", **moment["labels"]))
            costs = self.costs(moment)
            if costs:
                el("small", "", text, costs)
        el("p", "facts", self.found, word("review-blind"))
        values = read(judged)
        items = el("ol", "quiet", self.found, aria_label=word("review-values")) if values else None
        for move, n in values:
            el("li", "", items, word("review-value", place=self.place(move), n=n))
            await self.visit.during(safely.pause())
            if number != self.begun:
                return
        self.made.root.setAttribute("data-judged", str(judged["judged"]))
        say(line)
        self.follow()

    def place(self, move):
        """Where in the game a move is, in words."""
        return phrased(self.made.frames[move]["display"]["facts"])

    def costs(self, moment):
        """What a moment has cost, in chances to win; empty where those stay the same."""
        chance, best = percent(moment["chance"]), percent(moment["best"])
        return word("review-cost", chance=chance, best=best) if best > chance else ""

    def draw(self):
        """The curve, and for who cannot see it a list of its values."""
        judged, moves = self.judged, len(self.made.frames) - 1
        found = points(judged, moves)
        figure = el("figure", "curve", self.found)
        values = read(judged)
        picture = drawing(
            "svg",
            figure,
            viewBox="0 0 %d %d" % (WIDTH, HEIGHT),
            preserveAspectRatio="none",
            role="img",
            aria_label=word("review-curve", first=values[0][1], last=values[-1][1]),
        )
        even = (1 - judged["even"]) * HEIGHT
        line = way(found, WIDTH, HEIGHT)
        drawing("path", picture, class_="even", d="M0 %.1fH%d" % (even, WIDTH))
        drawing("path", picture, class_="area", d=line + "V%.1fH0z" % even)
        drawing("path", picture, class_="line", d=line)
        self.cursor = el("i", "cursor", figure, aria_hidden="true")
        for n in (100, 50, 0):
            el("small", "n%d" % n, figure, word("percent", n=n), aria_hidden="true")
        places = {move: y for (move, _), (_, y) in zip(judged["curve"], found[1:])}
        for at, moment in enumerate(judged["moments"]):
            dot = el("b", "", figure, str(at + 1), aria_hidden="true")
            dot.style.setProperty("--x", "%.4f" % ((moment["move"] + 1) / moves))
            dot.style.setProperty("--y", "%.4f" % places[moment["move"]])
        figure.onclick = self.point

    def point(self, event):
        """A place on the curve: to the decision there."""
        box = find(".curve", self.found).getBoundingClientRect()
        moves = len(self.made.frames) - 1
        self.made.stop()
        self.made.go(nearest(self.judged, (event.clientX - box.left) / box.width * moves))

    # The viewer shows another frame.

    def moment_at(self, move):
        """The moment that is at a move, or None."""
        for moment in self.judged["moments"] if self.judged else ():
            if moment["move"] == move:
                return moment
        return None

    def follow(self):
        """Marks where the viewer is; at a moment says what would have been better."""
        at = self.made.at
        moment = self.moment_at(at)
        self.verdict.hidden = moment is None
        clear(self.verdict)
        for tag in list(self.made.root.querySelectorAll(".tagged")):
            tag.parentElement.classList.remove("chosen", "better")
            tag.remove()
        if not self.judged:
            return
        if self.judged["judged"]:
            moves = len(self.made.frames) - 1
            self.cursor.style.setProperty("--x", "%.4f" % (at / moves))
        for each in list(self.found.querySelectorAll("[data-moment]")):
            here = int(attribute(each, "data-moment")) == at
            each.setAttribute("aria-current", "true" if here else "false")
        if moment is None:
            return
        why = sentences(moment["why"])
        self.verdict.setAttribute("aria-label", why)
        el("p", "instead", self.verdict, moment["why"][0])
        el("p", "", self.verdict, sentences(moment["why"][1:]))
        button(word("review-again"), "play-on", self.verdict, "primary")
        if not self.going:  # else it will have the focus
            say(why)
        self.tag(moment["action"], word("review-chosen"), "chosen")
        self.tag(moment["better"], word("review-better"), "better")

    def tag(self, action, text, cls):
        """Marks a card of the hand, if the action plays one and the hand is to be seen."""
        card = self.made.board.hand.cards.get(card_of(action) + "#0")
        if card:
            holder = card.parentElement
            holder.classList.add(cls)
            el("span", "tagged", holder, text)

    async def go(self, move):
        """To a moment, as the seat saw it."""
        import records

        made, seat = self.made, self.judged["seat"]
        if made.seat != seat:
            find(".viewer-controls select", self.main).value = str(seat)
            await records.change_view(self.page, made, str(seat))
        made.stop()
        self.going = True
        made.go(move)
        self.going = False
        self.verdict.focus(js({"preventScroll": True}))
        top = made.root.getBoundingClientRect().top
        if not 0 <= top < window.innerHeight / 4:
            made.root.scrollIntoView()


def moment(page, element):
    """One of the moments was pressed."""
    return page.routes.viewer.panel.go(int(attribute(element, "data-moment")))


def begin(page, element):
    """Of the game in the viewer, or of the one that is over on the table."""
    if page.routes.viewer:
        page.routes.viewer.panel.begin()
        find("#review").focus()
        return None
    return from_table(page)


async def from_table(page):
    """To the review of the game that is over on the table, of who has played there."""
    table, routes = page.table, page.routes
    record = (await routes.visit.during(page.engine.ask("record")))["record"]
    code = await routes.visit.during(share.encode(json.dumps(record)))
    chosen = choice_of(table.frame["save"], table.offer)
    choice = {"bots": chosen["bots"]} if "bots" in chosen else {}  # people alone have none
    if table.me is not None:
        choice["review"] = table.me
    if routes.speed:
        choice["speed"] = routes.speed
    routes.go(address(choice) + "#record=" + code)
