"""A list of records, shown one after another: a lesson that somebody has written.

The lessons of the games are played at a table. They share with it how they say where one is, and
what the page around a frame hears at the end.
"""

import json

from pyscript import window
from pyscript.js_modules import host

from page.platform.i18n import word
from page.platform.tasks import task
from page.platform.urls import address, parameters
from page.replay import replay_page
from page.replay.surroundings import surround
from page.ui import focus
from page.ui.dom import button, clear, el, find, say

KEPT = ("view", "controls", "names")
"""Parameters that are for every record of a list."""


def heading(root, at, of, title):
    """Mark a table with the step of a lesson; return the step in words."""
    root.setAttribute("data-lesson", str(at))
    root.setAttribute("data-lessons", str(of))
    return word("lesson-head", n=at, of=of, title=title)


def report_end(scores, **more):
    """Report the end of a lesson to the page around this one."""
    host.over(json.dumps(dict(more, scores=scores, winners=[], record=None)))


async def open_list(page, visit, text, root, params):
    """Open a list of records at the one in the address, the first by default. EngineError names the
    first record that is wrong."""
    page.engine.start(page.routes.progress)
    entries = (await visit.during(page.engine.ask("course", records=text)))["records"]
    await visit.during(page.games.load())
    made = Playlist(page, root, params, entries)
    at = params.get("at", "")
    await made.show(min(int(at), len(entries)) - 1 if at.isdigit() and int(at) else 0)
    return page.routes.viewer


class Playlist:
    """The list, and what the reader has answered."""

    def __init__(self, page, root, params, entries):
        """`entries`: game, title, number of questions and text of each record."""
        self.page = page
        self.root = root
        self.params = params
        self.entries = entries
        self.at = 0
        self.tries = [{} for _ in entries]  # whether the first answer was right, by move

    def title(self, at):
        """Return the title of a record, by default the game's."""
        entry = self.entries[at]
        info = self.page.games.of(entry["game"])
        return entry["title"] or (info["title"] if info else word("cards-here"))

    def open(self, at):
        """Return how many questions of a record are not answered yet."""
        return self.entries[at]["asks"] - len(self.tries[at])

    async def show(self, at):
        """Show a record; behind the last one, the end."""
        page, of = self.page, len(self.entries)
        if at == of:
            self.end()
            return
        params = {name: self.params[name] for name in KEPT if name in self.params}
        if "move" in self.params:  # of the record that the address asks for
            params["move"] = self.params["move"]
            self.params = {name: self.params[name] for name in self.params if name != "move"}
        text = self.entries[at]["text"]
        made = await replay_page.page_of_record(
            page, page.routes.visit, text, self.root, params, at + 1
        )
        self.at = at
        page.routes.viewer = made
        if made.asking:
            made.asking.after = self.after
        page.routes.rewrite(
            address(dict(parameters(), at=at + 1)) + str(window.reading.here().hash)
        )
        self.bar = el("div", "course")
        find(".viewer-main", self.root).prepend(self.bar)
        self.dress()
        head = el("h2", "lesson-head", None, heading(made.root, at + 1, of, self.title(at)))
        head.tabIndex = -1
        self.bar.prepend(head)
        say(head.textContent)
        focus.lead(head)

    def dress(self):
        """Show the way through the list, with the buttons to both sides."""
        of = len(self.entries)
        for each in list(self.bar.querySelectorAll("ol, button")):
            each.remove()
        back = self.to(self.at - 1, word("course-back"), self.bar)
        back.disabled = self.at == 0
        way = el("ol", "course-way", self.bar, aria_hidden="true")
        for at in range(of):
            place = el("li", "", way, data_state=self.state(at))
            if at == self.at:
                place.setAttribute("aria-current", "step")
        name = "course-skip" if self.open(self.at) else "course-next"
        if self.at == of - 1 and not self.open(self.at):
            name = "course-finish"
        self.to(self.at + 1, word(name), self.bar)

    def state(self, at):
        """Return `right`, `wrong` or `open`; `seen` for a record without questions."""
        if not self.entries[at]["asks"]:
            return "seen"
        if not all(self.tries[at].values()):
            return "wrong"
        return "open" if self.open(at) else "right"

    def to(self, at, label, parent, cls=""):
        """Return a button that leads to a record."""
        return button(label, lambda: task(self.show(at)), parent, cls)

    def after(self, verdict, row):
        """Note a first answer, and offer the next record behind the last move of this one."""
        made, tries = self.page.routes.viewer, self.tries[self.at]
        move = made.frames[made.at]["move"]
        if move not in tries:
            tries[move] = verdict["right"]
            self.dress()
        if made.at == made.ends()[1]:
            is_last = self.at == len(self.entries) - 1
            next_one = None if is_last else self.title(self.at + 1)
            label = word("course-finish" if is_last else "lesson-next", title=next_one)
            self.to(self.at + 1, label, row, "primary")

    def end(self):
        """Show how many answers were right at the first try."""
        made = self.page.routes.viewer
        self.page.routes.viewer = None
        surround(self.root, made.board.faces.info, "", "")
        place = find(".viewer-place", self.root)
        place.classList.add("course-end")
        of = len(self.entries)
        place.setAttribute("data-table", "")
        heading(place, of, of, "")
        asks = sum([each["asks"] for each in self.entries])
        right = sum([list(tries.values()).count(True) for tries in self.tries])
        title = el("h2", "", place, word("course-over"))
        title.tabIndex = -1
        result = word("course-result", right=right, of=asks) if asks else word("course-seen", n=of)
        el("p", "", place, result)
        every = el("ol", "course-list", place)
        for at in range(of):
            state = self.state(at)
            item = el("li", "", every, data_state=state)
            self.to(at, self.title(at), item, "plain")
            el("span", "", item, word("course-" + state))
        row = el("div", "buttons", place)
        button(word("lesson-once-more"), self.once_more, row, "primary")
        place.setAttribute("data-status", "over")
        say(result)
        focus.lead(title)
        report_end([], right=right, of=asks)

    def once_more(self):
        clear(self.root)
        self.tries = [{} for _ in self.entries]
        task(self.show(0))
