"""A lesson on the table, and the invitation to it.

Question and right answers come from the engine (`lesson` in every frame). The page shows them in
the place of the prompt, and waits there.
"""

import json

from pyscript import document, window
from pyscript.js_modules import front

from page.lessons import course
from page.logic.table_config import company, number
from page.logic.teaching import is_new, progress
from page.platform.i18n import listed, sentences, word
from page.platform.tasks import task
from page.table.save import Keeper
from page.table.session import FirstLine, Session
from page.ui import focus
from page.ui.dom import button, clear, el, find, say

HELPS = 3  # wrong answers to a question until it is answered


def address(game, at=1):
    """Return the address of the beginning of a lesson."""
    return "index.html?lesson=" + game + ("" if at == 1 else "&at=" + str(at))


class Lesson(Session):
    """A lesson. It waits where the learner reads."""

    is_lesson = True

    def __init__(self, table):
        game = table.info["id"]
        super().__init__(table, Progress(table.page.device, game, self.steps))
        self.game = game
        self.board = table.board
        self.at = 0  # the idea that is shown
        self.idea = None  # what the engine says of it
        self.praise = None  # after the last right answer, as it was said
        self.ended = False  # the last idea was gone through
        self.tried = None  # the action that waits for its answer
        self.misses = []  # why answers to this question were wrong
        self.is_new = False  # whether a deal after another one is not asked about yet
        self.reading = None  # a promise, while somebody reads
        self.resolve = None  # keeps it
        prompt = self.board.prompt
        self.head = el("p", "lesson-head")
        self.right = el("p", "lesson-right")
        prompt.parentElement.prepend(self.head)
        prompt.before(self.right)
        self.wrong = el("p", "lesson-wrong", prompt.parentElement)
        self.row = el("div", "lesson-next", prompt.parentElement)

    def leave(self):
        """Remove all of it."""
        for each in (self.head, self.right, self.wrong, self.row):
            each.remove()
        for name in ("data-lesson", "data-lessons"):
            self.table.root.removeAttribute(name)
        self.board.root.classList.remove("triumph")
        self.go_on()

    # Frames.

    async def take(self, frame):
        """Go on to a frame. After the last card of an idea the learner may read as long as they
        like."""
        if frame["lesson"]["wrong"]:
            self.answer(frame)
            return
        self.begin(frame)
        praise = frame["lesson"]["right"]  # its card lies there; it stays above the next question
        self.right.textContent = praise or ""
        if praise and praise != self.praise:
            say(praise)
        self.praise = praise
        await super().take(frame)
        if frame["lesson"]["idea_over"] and self.table.motion.rate and not self.ended:
            await self.reading
            self.table.line.clear()
        clear(self.row)
        if frame["status"] == "over":
            self.end(frame)

    def title(self, shown):
        at, titles = shown["at"], shown["titles"]
        title = course.heading(self.table.root, at, shown["of"], titles[at - 1])
        self.head.textContent = title
        self.steps()
        return title

    def steps(self):
        """List the steps of the lesson in the panel; each leads to its beginning."""
        shown, place = self.idea, self.table.margin.sheet
        now = 0 if self.ended else shown["at"]
        clear(place)
        el("h2", "", place, word("lesson"))
        list_ = el("ol", "lesson-steps", place)
        for at, title in enumerate(shown["titles"], 1):
            item = el("li", "done" if at in self.save.passed() else "", list_)
            current = "step" if at == now else None
            href = address(self.game, at)
            el("a", "", item, title, href=href, data_do="visit", aria_current=current)

    def begin(self, frame):
        """Show the question in the place of the game's prompt. A new idea has its own deal, so
        everything before it is removed."""
        table, shown = self.table, frame["lesson"]
        self.idea = shown
        asked, comes = frame["status"] == "your-turn", shown["at"] != self.at
        self.is_new = not asked and (self.is_new or (comes and self.at > 0))
        waits = word("lesson-new-deal") if self.is_new else ""
        frame["prompt"] = shown["text"] if asked else waits
        self.point_at(())
        if shown["idea_over"]:  # whose turn it would be matters no more
            frame["display"] = dict(frame["display"], actor=None)
        if comes or shown["idea_over"]:
            self.save.keep(frame)
        if not comes:
            return
        self.at = shown["at"]
        table.page.routes.taught(self.at)
        say(self.title(shown))
        self.wrong.textContent = self.right.textContent = ""
        table.log.recall([])
        table.line.clear()
        table.line.ask(waits)
        self.board.hand.forget()
        self.board.display = None  # nothing glides from one deal to the next
        self.board.paint(frame["display"])

    def show(self, frame):
        """Show the question, or the way on when the result is visible."""
        shown = frame["lesson"]
        asked = frame["status"] == "your-turn"
        self.misses = []
        self.wrong.textContent = ""
        self.table.line.facts.textContent = word("lesson")
        self.point_at(shown["marks"] if asked else ())
        if asked:  # what the others have played is seen
            self.table.line.clear()
        if shown["idea_over"]:
            self.table.line.ask("")
            if self.table.motion.rate:
                clear(self.row)
                self.reading = window.Promise.new(self.read)
                more = shown["titles"][shown["at"] :]
                label = word("lesson-next", title=more[0]) if more else word("lesson-go-on")
                focus.lead(button(label, "go-on", self.row, "bold"))

    def point_at(self, names):
        """Mark the cards of the question; those on the table before equal ones in the hand."""
        for each in list(self.board.root.querySelectorAll(".taught")):
            each.classList.remove("taught")
        keyed = self.board.keyed.all
        for name in names:
            found = [keyed[key] for key in keyed if key.split("#")[0] == name]
            lie = [each for each in found if self.board.cloth.centre.contains(each)]
            for each in lie or found:
                each.classList.add("taught")

    # The learner acts.

    def done(self, action, at):
        """Keep the chosen card in its place in the hand, because it may be wrong."""
        self.tried = action["action"]
        self.wrong.textContent = ""
        self.board.hand.tapped = at
        if at is not None:
            self.board.hand.buttons[at].classList.add("sent")
        self.follow()
        if not self.page.engine.is_up():
            self.loads()

    def loads(self):
        """Say so above the question, which stays."""
        self.table.line.tell(word("loading-lesson"))

    def thinker(self, at):
        """Show nobody thinking: the action may be wrong."""

    def mark(self):
        """Mark nothing: no lesson is a second try."""

    def answer(self, frame):
        """Explain a wrong action; nothing else changes."""
        table = self.table
        table.frame = frame
        frame["prompt"] = frame["lesson"]["text"]
        self.misses.append(sentences(frame["lesson"]["wrong"]))
        told = [why for at, why in enumerate(self.misses) if why not in self.misses[:at]]
        wrong = word("lesson-wrong", text=sentences(told))
        self.wrong.textContent = wrong
        table.line.clear()
        say(wrong)
        self.board.hand.tapped = None
        table.turn.begin(dict(frame, prompt=None))  # which has been said
        holder = find('[data-action="' + self.tried + '"]', table.root)
        if table.root.contains(document.activeElement):
            holder.focus()
        table.motion.shake(holder)
        if len(self.misses) > min(len(told), HELPS - 1):  # one that says nothing new helps at once
            self.help(frame["lesson"]["answers"])

    def help(self, answers):
        """Mark what is right, and say it."""
        turn = self.table.turn
        for name in answers:
            find('[data-action="' + name + '"]', self.table.root).classList.add("hinted")
        told = word("hint", action=listed([turn.of(name)["label"] for name in answers]))
        self.wrong.textContent = sentences([self.wrong.textContent, told])
        say(told)

    def read(self, resolve, reject):
        self.resolve = resolve

    def go_on(self):
        """Go on after reading."""
        resolve, self.resolve = self.resolve, None
        if resolve:
            resolve(True)

    def menu(self, names):
        """Return its own commands."""
        return MENU if self.at > 1 else MENU[1:]

    # The end.

    def end(self, frame):
        table = self.table
        first, self.ended = not self.ended, True
        self.head.textContent = word("lesson-over")
        self.steps()
        self.board.root.classList.add("triumph")
        self.right.textContent = ""
        table.line.clear()
        table.line.ask(frame["lesson"]["text"])
        say(frame["lesson"]["text"])
        play = button(word("lesson-play"), "now-play", self.row, "bold")
        button(word("lesson-once-more"), "lesson-again", self.row)
        table.status("over")
        focus.lead(play)
        if first:
            course.report_end(frame["display"]["scores"])
            self.page.sound.play("win")
            self.page.sound.feel("win")


class Progress(Keeper):
    """The progress of a lesson, `lesson:GAME`: a lesson is no game in progress."""

    def __init__(self, device, game, told=None):
        """`told`: is called after each change."""
        self.device = device
        self.key = "lesson:" + game
        self.value = None  # as it was written last
        self.told = told

    def passed(self):
        """Return the ideas that were gone through, as far as known."""
        return (self.value or {}).get("passed", ())

    def keep(self, frame):
        """Note the progress."""
        self.write(frame["lesson"], frame["status"] == "over")

    def write(self, shown, over=False):
        task(self.change(shown, over))

    async def change(self, shown, over):
        if self.value is None:
            text = await self.device.get(self.key)
            if text is None:  # there may be more than is known
                return
            self.value = self.value or (json.loads(text) if text else {})
        value = progress(shown, over, self.value)
        if value != {name: self.value.get(name) for name in value}:
            self.value = value
            if self.told:
                self.told()
            await self.device.change({self.key: self.device.text(value)})


# The menu of a lesson.

MENU = ("lesson-back", "lesson-again", "rules", "settings", "lobby")


def back(page, element):
    """Go back to the idea before this one."""
    lesson = page.table.session
    page.routes.go(address(lesson.game, max(1, lesson.at - 1)))


def again(page, element):
    """Start from the beginning."""
    page.routes.go(address(page.table.info["id"]))


def go_on(page, element):
    page.table.board.hand.park()  # the button goes
    page.table.session.go_on()


def play(page, element):
    """Open a first game, set up as on the front page."""
    front.playNow(page.table.info["id"])


# The invitation.


async def is_first(page, game):
    """Return whether the person has never played this game and never answered the invitation; False
    if that cannot be known."""
    device = page.device
    if await device.get("lesson:" + game) != "":
        return False
    saved = list((await device.games()).values())
    if device.unread:
        return False
    return is_new(game, saved, [value for _, value in await device.every("done:")])


class LessonOffer(FirstLine):
    """Offer a lesson before the game. A player who simply plays has declined."""

    def __init__(self, table):
        offered = el("span", "", None, word("lesson-offer", game=table.info["title"]))
        super().__init__(table, offered, button(word("lesson-learn"), "learn"))

    def decline(self):
        """Note that the person has done something else: they are not asked again."""
        super().decline()
        info = self.table.info
        Progress(self.table.page.device, info["id"]).write({"at": 1, "of": info["lesson"]})


def request_of(page, params):
    """Return the `open` request of the address of a lesson."""
    names = []
    info = page.games.of(params["lesson"])
    if info:  # or the engine will say that there is none
        page.decks.fetch(info["deck"])
        names = company(info["id"], info["players"][-1], word("names").split())
        names[0] = word("guest")
    return {"game": params["lesson"], "lesson": number(params.get("at") or "1"), "names": names}
