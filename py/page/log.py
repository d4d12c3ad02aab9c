"""What has happened: the list of it, and the line at the hand that tells the latest."""

from dom import clear, el, say
from meanings import add, fill
from plain.events import aloud, telling
from plain.figures import phrased
from pyscript import document
from pyscript.js_modules import safely
from sheets import clause_button
from speech import gap, word
from tasks import task

AT_ONCE = 20  # lines, before the browser may paint


class Log:
    """All events of a game, with their numbers, in the panel. `list`: its element."""

    def __init__(self, list_):
        self.list = list_
        self.events = []
        self.list.parentElement.addEventListener("scroll", self.look_back)

    def recall(self, events):
        """Writes down anew all that has happened."""
        self.events = []
        clear(self.list)
        for event in events:
            self.note(event)

    def retell(self, events):
        """The same events in other words, and what has happened since: a few at a time, the latest
        first."""
        lines = list(self.list.children)
        events = [event.get("logged", event) for event in events]
        self.events = events[: len(lines)]
        for number, event in enumerate(self.events):
            event["number"] = number
        for event in events[len(lines) :]:
            self.note(event)
        task(self.rewrite(lines, events))

    async def rewrite(self, lines, events):
        for number in range(len(lines) - 1, -1, -1):
            lines[number].replaceWith(self.line(events[number]))
            if number % AT_ONCE == 0:
                await safely.pause()

    def note(self, event):
        event["number"] = len(self.events)
        if "logged" in event:  # the words for all who read here
            event = dict(event["logged"], number=event["number"])
        self.events.append(event)
        self.list.append(self.line(event))

    def line(self, event):
        """An event as it stands in the list."""
        item = el("li", data_kind=event["kind"])
        told = el("span", "", item, event["text"])
        if event["kind"] != "played":  # these are many, and say little
            fill(told, event["text"], False)
        if event["rule"]:
            clause_button(event["rule"], item, event["number"])
        return item

    def tell(self, events, reported=False):
        """Writes events down that are not there yet, and has them spoken; but not what is
        `reported` as well."""
        for event in events:
            if "number" not in event:
                self.note(event)
        for event in aloud(events, reported):
            say(event["text"])

    def look_back(self, event):
        """Who has scrolled up keeps what he reads before his eyes."""
        event.target.classList.toggle("read", event.target.scrollTop < -8)


class Line:
    """The line at the hand: what has just happened, and what is asked. `facts`: where the game
    is said to be."""

    def __init__(self, board, facts):
        self.board = board
        self.event = board.event
        self.prompt = board.prompt
        self.facts = facts
        self.headline = ""  # of what has ended, and was not seen
        self.mark = None  # stands before the facts
        self.unkept = lambda: ""  # the same, while the game cannot be kept
        self.instead = lambda: ""  # what is asked while people are away, whatever the game asks

    def show(self, frame, held=False):
        """`held`: a trick lies there to be seen; what comes after it is told later."""
        display = frame["display"]
        over = [each for each in frame["events"] if each["kind"] == "over"]
        events = [each for each in frame["events"] if each not in over]
        self.facts.textContent = phrased(display["facts"])
        for mark in (self.mark, self.unkept()):
            if mark:
                self.facts.prepend(el("span", "day-mark", None, mark), " ")
        if frame["events"]:
            self.clear()
            if self.headline:
                headline = word("sentence", text=self.headline)
                self.event.append(headline + gap())
                self.headline = ""
            for each in telling(events, held, display["report"] is not None):
                add(self.event, each["text"], False)
                self.event.append(gap())
                if each["kind"] != "played":
                    self.explain(each, self.event)
        fill(self.prompt, "" if held else self.instead() or frame["prompt"] or "")
        # How the game has ended takes the place of what is asked.
        for each in () if held else over:
            fill(self.prompt, each["text"] + gap())
            self.explain(each, self.prompt)

    def explain(self, event, place):
        """A button to the clause that decided it, if one did."""
        if event["rule"]:
            clause_button(event["rule"], place, event["number"], word("why"))
            place.append(" ")

    def tell(self, text):
        """Something else than what has happened."""
        self.event.textContent = text

    def ask(self, text):
        self.prompt.textContent = self.instead() or text

    def clear(self):
        if self.event.contains(document.activeElement):  # on the number of a clause
            self.board.hand.park()
        clear(self.event)

    def reading(self):
        """How much longer, in ms, a long sentence stays."""
        return min(1500, 22 * max(0, len(self.event.textContent) - 50))
