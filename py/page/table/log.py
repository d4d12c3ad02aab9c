"""The log: the list of all events, and the line at the hand with the latest."""

from pyscript import document

from page.logic.events import aloud, still, telling
from page.platform.i18n import gap, word
from page.table.score_sheets import phrase, why_button
from page.ui import tooltip
from page.ui.dom import clear, el, find, say
from page.ui.glossary import add, fill, news
from page.ui.roving import Roving

LONG = 90  # letters of an event that may have no room
AT_ONCE = 20  # lines, before the browser may paint


class LogList:
    """All events of a game, with their numbers, in the panel. `list`: its element.

    The link of the latest line takes the Tab key. When the focus leaves, the list follows again.
    """

    def __init__(self, list_):
        self.list = list_
        self.events = []
        self.past = self.list.parentElement
        self.past.addEventListener("scroll", self.look_back)
        self.links = Roving(list_, self.follow)

    def recall(self, events):
        """Write all events down anew."""
        self.events = []
        clear(self.list)
        for event in events:
            self.note(event)

    def note(self, event):
        event["number"] = len(self.events)
        if "logged" in event:  # the words for all who read here
            event = dict(event["logged"], number=event["number"])
        self.events.append(event)
        line = self.line(event)
        self.list.append(line)
        link = find("button", line)
        if link and not self.links.busy():
            self.links.hold(link)

    def line(self, event):
        """Return an event as a line of the list."""
        item = el("li", data_kind=event["kind"])
        told = el("span", "", item, event["text"])
        if event["kind"] != "played":  # these are many, and say little
            fill(told, event["text"], False)
        if event["rule"]:
            asks = why_button([event], item)
            asks.setAttribute("aria-label", word("why") + gap() + event["text"])
            asks.tabIndex = -1
        return item

    def tell(self, events, reported=False):
        """Write down events that are not there yet, and have them spoken, except those that are
        `reported` as well."""
        for event in events:
            if "number" not in event:
                self.note(event)
        for event in aloud(events, reported):
            say(event["text"])

    def follow(self):
        """Show the latest line again, and lead there with the Tab key."""
        self.past.scrollTop = 0
        links = self.links.links()
        if links:
            self.links.hold(links[-1])

    def look_back(self, event):
        """Keep the scroll position of a player who reads earlier lines."""
        event.target.classList.toggle("read", event.target.scrollTop < -8)


class Prompt:
    """The line at the hand: the latest event, and the prompt. `facts`: the place for the state of
    the game; `device` stores which calls have been explained."""

    def __init__(self, board, facts, device):
        self.board = board
        self.device = device
        self.told = []  # the events that stand there
        self.latest = None  # those of the last frame
        self.taught = []  # what calls among them mean that sound for the first time
        self.event = board.event
        self.prompt = board.prompt
        self.facts = facts
        self.headline = ""  # of what has ended, and was not seen
        self.mark = None  # stands before the facts
        self.unkept = lambda: ""  # the same, while the game cannot be kept
        self.instead = lambda: ""  # what is asked while people are away, whatever the game asks

    def show(self, frame, held=False):
        """`held`: a trick lies in view; later events are told later."""
        display = frame["display"]
        over = [each for each in frame["events"] if each["kind"] == "over"]
        events = [each for each in frame["events"] if each not in over]
        if not held:  # the trick that lies there is still the one that they name
            marks = [mark for mark in (self.unkept(), self.mark) if mark]
            phrase(display["facts"], self.facts, marks)
        if frame["events"]:
            told = telling(events, held, display["report"] is not None)
            told = still(self.told, told, self.board.me) + told
            self.clear()
            self.told = told
            if self.headline:
                headline = word("sentence", text=self.headline)
                self.event.append(headline + gap())
                self.headline = ""
            more = [each for each in told if each["kind"] != "played"]
            self.write(more)
            self.explain(more, self.event)
            self.write([each for each in told if each not in more])
            if "lesson" not in frame:  # which explains by itself
                self.teach(frame["events"])
            # At one's turn the prompt has to be seen.
            if frame["status"] == "waiting" and len(self.event.textContent) > LONG:
                tooltip.fit(self.event)
        if display["tip"] and not held and not find(".tip-line", self.event):
            self.clear()  # the one thing to be read now
            el("span", "tip-line", self.event, display["tip"])
            say(display["tip"])
        fill(self.prompt, "" if held else self.instead() or frame["prompt"] or "")
        # The result of the game takes the place of the prompt.
        if over and not held:
            fill(self.prompt, "")
            for each in over:
                add(self.prompt, each["text"] + gap())
            self.explain(over, self.prompt)

    def write(self, events):
        """Write down what these events tell."""
        for each in events:
            add(self.event, each["text"], False)
            self.event.append(gap())

    def teach(self, events):
        """Explain calls where they first sound; a trick may have its events told twice."""
        if events is not self.latest:
            self.latest = events
            self.taught = news(events, self.board.faces.info["id"], self.device)
            for text in self.taught:
                say(text)
        for text in self.taught:
            self.event.append(text + gap())

    def explain(self, events, place):
        """Put one button behind sentences, to the clauses that decided."""
        events = [event for event in events if event["rule"]]
        if events:
            why_button(events, place)
            place.append(" ")

    def tell(self, text):
        """Show a line that is not an event."""
        tooltip.write(self.event, text)

    def ask(self, text):
        self.prompt.textContent = self.instead() or text

    def clear(self):
        if self.event.contains(document.activeElement):  # on the number of a clause
            self.board.hand.park()
        self.event.classList.remove("over")
        self.event.removeAttribute("data-tip")
        clear(self.event)
        self.told = []

    def put_away(self):
        """Say nothing of the game before."""
        self.clear()
        self.headline = ""
        self.ask(word("loading-table"))
        clear(self.facts)

    def reading(self):
        """Return how much longer, in ms, a long sentence stays."""
        return min(1500, 22 * max(0, len(self.event.textContent) - 50))
