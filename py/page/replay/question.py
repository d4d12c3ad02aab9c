"""Questions of a record in the viewer: the reader plays, and is told whether it was right."""

import json

from pyscript.js_modules import host

from page.platform.i18n import gap, word
from page.platform.tasks import task
from page.table.board.actions import ActionBar
from page.ui import focus
from page.ui.dom import attribute, button, clear, el


class Quiz:
    """The questions of one viewer. Below the board stands what the reader is told."""

    def __init__(self, page, viewer, asked, asks):
        self.page = page
        self.viewer = viewer
        self.asked = asked  # the keys of a request to judge an answer
        self.asks = asks  # the numbers of the moves
        self.after = None  # is called with a judged answer, and a row for more buttons
        self.done = []  # those that were answered, rightly or not, or given up
        self.actions = []  # what can be chosen now: actions, or answers in words
        self.bar = ActionBar(viewer.board)
        self.place = el("div", "asking", None, role="status")
        viewer.caption.after(self.place)

    def waits(self):
        """Return whether the reader has to answer before the viewer goes on."""
        return bool(self.actions)

    def shown(self, frame):
        """Show the question of this frame, if it has one that is not answered yet."""
        self.close()
        clear(self.place)
        if frame["move"] in self.asks and frame["move"] not in self.done:
            self.open(frame)

    def open(self, frame):
        clear(self.place)
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
        # What can be played may be what is asked: no card looks different, and no prompt says it.
        for holder in hand.holders():
            holder.classList.add("can")
        hand.rove()
        el("p", "", self.place, word("ask-play"))
        self.viewer.status("your-turn")

    def close(self):
        """Take all actions away."""
        if not self.actions:
            return
        self.actions = []
        self.bar.clear()
        self.bar.disarm()
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
        frame = self.viewer.frames[self.viewer.at]
        self.close()
        self.viewer.steps.dress()
        clear(self.place)
        el("p", "", self.place, word("ask-judging"))
        verdict = await self.page.routes.visit.during(
            self.page.engine.ask("answer", move=frame["move"], action=name, **self.asked)
        )
        if self.viewer.frames[self.viewer.at] is not frame:
            return
        move, right, rule = frame["move"], verdict["right"], verdict.get("rule")
        is_open = bool(rule) and not verdict["text"]  # the rules have answered, not the author
        if is_open:
            self.open(frame)
        elif move not in self.done:
            self.done.append(move)
        clear(self.place)
        line = el("p", "right" if right else "wrong", self.place)
        title = "ask-right" if right else "ask-not-allowed" if rule else "ask-wrong"
        el("strong", "", line, word(title))
        for text in [verdict["text"]] if verdict["text"] else verdict["why"]:
            line.append(gap() + text)
        if rule:
            line.append(gap())
            self.viewer.clause(rule, line)
        self.viewer.steps.dress()
        if is_open:
            return
        row = el("div", "buttons", self.place)
        if not right:
            button(word("try-again"), "question-again", row)
        if self.viewer.at < self.viewer.ends()[1]:
            button(word("lesson-go-on"), "question-on", row, "primary")
        if self.after:
            self.after(verdict, row)
        if row.lastElementChild:
            focus.lead(row.lastElementChild)
        report = {"move": move, "action": name, "right": right}
        if self.viewer.number():
            report["record"] = self.viewer.number()
        host.answered(json.dumps(report))

    def again(self):
        """Ask the same question once more."""
        frame = self.viewer.frames[self.viewer.at]
        self.done = [move for move in self.done if move != frame["move"]]
        self.open(frame)
        self.viewer.steps.dress()


def again(page, element):
    """Handle the button that asks once more."""
    made = page.viewer_of(element)
    if made and made.asking:
        made.asking.again()


def go_on(page, element):
    """Handle the button that leads on from an answer."""
    made = page.viewer_of(element)
    if made:
        made.step("next")
