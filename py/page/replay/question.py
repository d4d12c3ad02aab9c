"""Questions of a record in the viewer: the reader plays, and is told whether it was right."""

import json

from pyscript.js_modules import host

from page.logic.board.animation_steps import decides
from page.logic.review_curve import card_of
from page.platform.i18n import gap, sentences, word
from page.platform.tasks import task
from page.table.board.actions import ActionBar
from page.table.score_sheets import mini_trick
from page.ui import focus
from page.ui.animation import CLOSING, FLIGHT, SEEN, SETTLE
from page.ui.dom import attribute, button, clear, el, find, js


class Quiz:
    """The questions of one viewer. Below the board stands what the reader is told; of a question
    above it, how the answer was stands in its second line."""

    def __init__(self, page, viewer, asked, asks):
        self.page = page
        self.viewer = viewer
        self.asked = asked  # the keys of a request to judge an answer
        self.asks = asks  # the numbers of the moves
        self.after = None  # is called with a judged answer, and a row for more buttons
        self.done = []  # those that were answered, rightly or not, or given up
        self.head = None  # the question above the table, if it asks there
        self.daily = False  # it looks as in a game, and has a second try before the solution
        self.missed = {}  # the first wrong answer and its verdict, by move, where there is one
        self.tries = {}  # how often each move was judged or solved
        self.actions = []  # what can be chosen now: actions, or answers in words
        self.bar = ActionBar(viewer.board)
        self.box = el("div", "answer")  # covers the hand once the question of the day is over
        self.place = el("div", "asking", self.box, role="status")
        find(".place", viewer.root).after(self.box)

    def waits(self):
        """Return whether the reader has to answer before the viewer goes on."""
        return bool(self.actions)

    def shown(self, frame):
        """Show the question of this frame, if it has one that is not answered yet."""
        self.close()
        self.unmark()
        self.line()
        is_over = self.daily and bool(self.done)
        self.box.hidden = is_over and self.viewer.at < self.viewer.ends()[1]
        if not is_over:
            clear(self.place)
        self.show_last(frame["display"]["last_trick"] if decides(frame) else None)
        if frame["move"] in self.asks and frame["move"] not in self.done:
            self.open(frame)

    def show_last(self, last):
        centre = self.viewer.board.cloth.centre
        old = find(".last", centre)
        if old:
            old.remove()
        if last:
            mini_trick(self.viewer.board, last, centre, False)

    def open(self, frame):
        self.box.hidden = False
        self.box.classList.remove("told")
        clear(self.place)
        self.unmark()
        self.actions = frame["choices"] or frame["actions"]
        self.viewer.stop()
        self.viewer.board.prompt.textContent = ""
        if frame["choices"]:
            el("p", "", self.place, word("ask-choose"))
            row = el("div", "buttons", self.place)
            for text in frame["choices"]:
                button(text, None, row, data_choice=text)
            self.viewer.status("your-turn")
            return
        self.bar.arm(self.actions)
        hand = self.viewer.board.hand
        if self.daily:
            leads = self.viewer.board.cloth.tricks and not frame["display"]["trick"]
            turn = word("ask-lead" if leads else "ask-turn")
            if self.head:
                find("h2", self.head).textContent = turn + gap() + word("ask-play")
            else:
                self.viewer.board.prompt.textContent = turn
            hand.label(self.actions)
        else:
            # What can be played may be what an author asks: no card looks different, no prompt
            # says it.
            for holder in hand.holders():
                holder.classList.add("can")
        hand.rove()
        tried = self.missed.get(frame["move"])
        name = "ask-second" if tried else "ask-first"
        self.line().textContent = word(name if self.head else "ask-play")
        if tried:
            self.lead_on(dict(tried[1], over=False, second=False))
        self.viewer.status("your-turn")

    def line(self, how=""):
        """Return the line about the answer, empty: the second of the question above the table, or
        that below it."""
        holder, made = self.head or self.place, el("p", how)
        old = find("p", holder)
        if old:
            old.replaceWith(made)
        else:
            holder.prepend(made)
        return made

    def close(self):
        """Take all actions away."""
        if not self.actions:
            return
        self.actions = []
        self.bar.clear()
        self.bar.disarm()
        if self.daily:
            self.viewer.board.hand.label([])
        self.viewer.status("viewing")

    def click(self, holder):
        """A card or a button was chosen; a card of the hand that cannot be played is an answer
        too."""
        name = None
        for key in ("data-choice", "data-action", "data-copy"):
            name = name or attribute(holder, key)
        if not name and self.viewer.board.hand.has(holder):
            name = "play " + attribute(holder, "data-card")
        if name and self.actions:
            task(self.answer(name))

    async def answer(self, name):
        frame, board = self.viewer.frames[self.viewer.at], self.viewer.board
        during = self.page.routes.visit.during
        cards = [each["card"] for each in self.actions if self.daily and each["action"] == name]
        self.close()
        self.viewer.steps.dress()
        self.place.inert = bool(self.head)  # what stands there keeps its place
        if not self.head:
            clear(self.place)
        self.line().textContent = word("ask-judging")
        for holder in [board.hand.of(card)[0] for card in cards if card]:
            board.lift(int(attribute(holder, "data-at")))
        verdict = await during(
            self.page.engine.ask(
                "answer",
                move=frame["move"],
                action=name,
                missed=self.missed.get(frame["move"], [None])[0],
                **self.asked,
            )
        )
        if cards:
            await during(board.motion.wait(SEEN))
        self.place.inert = False
        again = self.daily and frame["move"] in self.missed and not verdict["right"]
        if again and self.viewer.shows(frame):
            # The card is seen to come back before the answer is played.
            board.paint(frame["display"])
            if self.head:
                el("strong", "", self.line("wrong"), word("ask-wrong"))
            await during(board.motion.wait(SEEN))
        if self.viewer.shows(frame):
            self.tell(frame, name, verdict)

    def tell(self, frame, action, verdict, solved=False):
        """Say how an answer was, and mark it on the cards. Where there is a second try the first
        wrong answer gets a nudge alone, until the solution is asked for; then the better card lies
        on the table."""
        move, right, rule = frame["move"], verdict["right"], verdict.get("rule")
        self.unmark()
        refused = bool(rule) and not verdict["text"]  # the rules have answered, not the author
        nudged = self.daily and not (right or refused or solved or move in self.missed)
        if nudged:
            self.missed[move] = (action, verdict)
        if not refused:
            self.tries[move] = self.tries.get(move, 0) + 1
        second = right and self.daily and self.tries[move] == 2
        clear(self.place)
        if refused or nudged:
            self.viewer.board.paint(frame["display"])
            self.open(frame)
        else:
            if move not in self.done:
                self.done.append(move)
            if self.daily:
                self.end_with(verdict["then"])
            self.viewer.board.prompt.textContent = ""
            if self.head:  # it is nobody's turn now
                find("h2", self.head).textContent = word("ask-play")
            self.lead_on(dict(verdict, over=True, second=second))
        line = self.line("right" if right else "wrong")
        false = "ask-false" if frame["choices"] else "ask-wrong"
        title = "ask-right" if right else "ask-not-allowed" if rule else false
        el("strong", "", line, word("ask-right-second" if second else title))
        told = verdict["why"] if refused else [verdict["text"]] if verdict["text"] else []
        if nudged:
            label = self.named(frame, action)
            told = [word("labelled", label=label, title=each) for each in verdict["follows"]]
            told.append(word(self.nudge(action, verdict["better"])))
        for text in told:
            line.append(gap() + text)
        if not (refused or nudged):
            self.box.classList.toggle("told", bool(self.head))
        if verdict["why"] and not (refused or nudged):
            self.compare(frame, action, verdict)
        if rule:
            line.append(gap())
            self.viewer.clause(rule, line)
        self.mark(action, "refused" if refused else "right" if right else "played")
        if right and self.daily:
            self.page.sound.play("peak")
        self.mark("" if nudged else verdict["better"], "better")
        self.viewer.steps.dress()
        self.box.scrollTop = 0
        if not self.head:  # it has its room from the beginning
            self.place.scrollIntoView(js({"block": "nearest"}))
        if not (refused or solved):
            report = {"move": move, "action": action, "right": right}
            if self.viewer.number():
                report["record"] = self.viewer.number()
            host.answered(json.dumps(report))

    def compare(self, frame, action, verdict):
        """Show the better action and another one, or a right one alone, each with facts about it
        and how good it is."""
        worth = list(verdict.get("worth", [])) + ["", ""]
        each, facts = [("right" if verdict["right"] else "played", action)], [verdict["why"]]
        if verdict["better"]:
            each, facts = [("better", verdict["better"])] + each, facts + [verdict["follows"]]
        box = el("div", "pair", None)
        self.place.lastElementChild.before(box)
        for (how, name), told, value in zip(each, facts, worth):
            part = el("figure", how, box)
            if card_of(name):
                self.viewer.board.faces.drawn(card_of(name), part, "card")
            text = el("figcaption", "", part)
            mark, title = word("ask-mark-" + how), self.named(frame, name)
            el("b", "", text, word("labelled", label=mark, title=title))
            if value:
                el("small", "", text, value)
            el("span", "", text, sentences(told))

    def end_with(self, frame):
        """Go on to a new last frame behind the question."""
        viewer, at = self.viewer, self.viewer.at + 1
        viewer.frames.end_with(at, frame)
        viewer.range = (viewer.range[0], at)
        viewer.go(at)

    def named(self, frame, action):
        """Return a card's name, or what the button of another action says."""
        if card_of(action):
            return self.viewer.board.faces.called(card_of(action))
        return [each["label"] for each in frame["actions"] if each["action"] == action][0]

    def nudge(self, action, better):
        """Return which nudge there is from an answer to a better one: where suits matter, about
        those of the cards, which their names end with."""
        cards = [card_of(each) for each in (action, better)]
        by_suit = self.viewer.board.faces.info["by_rank"] is False
        if not (by_suit and all([len(card) in (2, 3) for card in cards])):
            return "ask-nudge"
        return "ask-nudge-suit" if cards[0][-1] == cards[1][-1] else "ask-nudge-other"

    def lead_on(self, verdict):
        """Show the ways from an answer."""
        row = el("div", "buttons", self.place)
        nudged = not verdict["over"]
        if nudged:
            button(word("ask-solve"), "question-solve", row)
        elif not verdict["right"]:
            button(word("try-again"), "question-again", row)
        if not nudged and self.viewer.at < self.viewer.ends()[1]:
            button(word("lesson-go-on"), "question-on", row, "primary")
        if self.after:
            self.after(verdict, row)
        if row.lastElementChild and not nudged:
            focus.lead(row.lastElementChild)

    def mark(self, action, how):
        """Write on a card of the hand, or of the table, how it was as an answer; on a `refused` one
        nothing. A wrong one shakes."""
        board = self.viewer.board
        card = board.keyed.all.get(card_of(action) + "#0")
        if card and how != "refused":
            mark = el("span", "answer-mark " + how, card.parentElement, word("ask-mark-" + how))
            if how == "better":  # its card may be on the way
                board.motion.animate(mark, [{"opacity": 0}, {}], CLOSING, FLIGHT + SETTLE)
        if card and how in ("played", "refused"):
            board.motion.shake(card.parentElement)
        elif card and how == "right":
            board.motion.animate(card, [{}, {"scale": "1.12", "offset": 0.3}, {}], SEEN)

    def unmark(self):
        for each in list(self.viewer.root.querySelectorAll(".answer-mark")):
            each.remove()

    def solve(self):
        """Show the solution after the first wrong answer."""
        frame = self.viewer.frames[self.viewer.at]
        if frame["move"] in self.missed:
            action, verdict = self.missed[frame["move"]]
            self.close()
            self.tell(frame, action, verdict, True)

    def again(self):
        """Ask the same question once more."""
        if self.daily:
            self.viewer.go(self.asks[0])
        frame = self.viewer.frames[self.viewer.at]
        self.done = [move for move in self.done if move != frame["move"]]
        self.open(frame)
        self.viewer.steps.dress()
