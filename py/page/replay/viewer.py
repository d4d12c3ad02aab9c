"""Frames that one can step through: examples of the rulebook, and games that are over."""

from pyscript import window
from pyscript.js_modules import host

from page.logic.board.animation_steps import HIDDEN, seen
from page.logic.events import decided
from page.platform.i18n import gap, page_of_rules, word
from page.platform.urls import SITE
from page.table.board.board import Board
from page.table.board.card_order import Order
from page.ui.animation import CLOSING, FLIGHT, SETTLE, Motion
from page.ui.dom import attribute, button, clear, el, find, icon

STEPS = ("first", "back", "next", "last")
BEAT = 1400  # between two steps while it plays by itself, in ms
MOST = 300  # steps for which room is reserved; each takes time to be read
SWIPE = 40  # a finger's way to the next step, in px


class Viewer:
    """A board with controls in `root`; `top` says whether it is the page's table."""

    def __init__(self, root, top=False):
        self.root = root
        self.top = top
        clear(root)
        root.classList.add("viewer")
        place = el("div", "place", root)
        self.board = Board(el("div", "board", place), Motion())
        self.steps = Steps(self, place)
        said = self.board.event.parentElement  # not on the table, where its room is small
        root.append(said, self.board.acts)
        said.setAttribute("aria-live", "polite")
        self.caption = el("p", "caption", root, aria_live="polite")
        self.frames = []  # none before the first answer of the engine
        self.at = -1
        self.seat = None  # whose view it is limited to
        self.mine = None  # the reader's seat, in games played here and records shown from a seat
        self.cast = {}  # whose faces the players have, by seat
        self.text = ""  # the record, where one can play on from it
        self.asking = None  # the questions of the record, if it has some
        self.range = (0, None)  # the first and the last move that are shown
        self.follow = None  # is called when another frame is shown
        self.panel = None  # the review of the game, where it can be reviewed

    def show(self, frames, names, info, deck, captions=None, at=0, seat=0):
        """Shows these frames, beginning with number `at`, with `seat` at the bottom."""
        self.frames = frames
        if self.mine is not None:
            names = list(names)
            names[self.mine] = word("you-there")
        self.captions = captions or {}
        self.board.seat_down(deck, info, names, {}, self.cast, seat, False)
        if not info["prefix"]:
            self.reserve(seat)
        order = frames[0].get("order")
        daily = self.asking and self.asking.daily
        if self.top and order and (daily or order["ring"]):
            cloth = self.board.cloth
            cloth.ring = cloth.ring or Order(self.board, "arc-viewer")
            small = daily and not order["ring"]
            tools = el("div", "handtools", self.board.seats.line) if small else None
            cloth.ring.seat_down(tools, daily and "question-help")
        if self.asking:
            self.board.hand.seat_down(self.board.faces, True)
        for asked in list(self.board.root.querySelectorAll(".asked")):
            asked.remove()  # a table has a sheet on them
        self.root.setAttribute("data-game", info["id"])
        self.root.setAttribute("data-moves", str(frames[-1]["move"]))
        if self.top:
            self.root.setAttribute("data-table", "")
            self.status("viewing")
        self.at = -1
        self.go(at)

    def reserve(self, seat):
        """Keep the room that any step needs: without rules, cards may lie anywhere."""
        first, last = self.ends()
        frames = [self.frames[at] for at in range(first, min(last, first + MOST) + 1)]
        shown = [frame["display"] for frame in frames if "display" in frame]
        self.board.cloth.reserve(shown)
        noted = any([any(display["notes"]) or any(display["scores"]) for display in shown])
        self.board.root.toggleAttribute("data-noted", noted)
        hands = [
            hand for display in shown for at, hand in enumerate(display["hands"]) if at != seat
        ]
        opened = any([name != HIDDEN for hand in hands for name in hand])
        self.board.seats.opened = opened
        self.board.root.toggleAttribute("data-opened", opened)

    def go(self, at):
        """To a frame; the next one moves its cards, others are there at once."""
        if not self.frames:
            return
        first, last = self.ends()
        at = max(first, min(at, last))
        if at == self.at or (at > self.at >= 0 and self.asking and self.asking.waits()):
            return
        motion = self.board.motion
        speed, motion.speed = motion.speed, "normal" if at == self.at + 1 else "instant"
        motion.finish()
        self.at = at
        frame = self.frames[at]
        display, marked = seen(self.frames, at)
        self.board.paint(display, frame["events"])
        if marked:
            self.board.mark(marked)
            for item in list(self.board.root.querySelectorAll(".best")):  # may be on the way
                motion.animate(item, [{"opacity": 0}, {}], CLOSING, FLIGHT + SETTLE, "::after")
        if self.board.cloth.ring:
            self.board.cloth.ring.paint(frame["order"], bool(display["trick"]))
        motion.speed = speed
        self.root.setAttribute("data-move", str(frame["move"]))
        self.root.toggleAttribute("data-over", bool(display["winners"]))
        self.steps.count.textContent = word("step-count", n=at - first, of=last - first)
        self.name(frame["events"])
        self.board.prompt.textContent = frame["prompt"] or ""
        self.caption.textContent = self.captions.get(str(frame["move"]), "")
        if frame.get("depends"):
            self.caption.append(gap() + word("depends"))
        if self.asking:
            self.asking.shown(frame)
        self.steps.dress()
        if self.follow:
            self.follow()
        if self.top:
            host.stepped(frame["move"], self.number())

    def number(self):
        """Return which of a list of records this is, from 1; None outside of a list."""
        number = attribute(self.root, "data-lesson")
        return int(number) if number else None

    def shows(self, frame):
        return self.frames[self.at] is frame

    def ends(self):
        """Return the first and the last frame that are shown."""
        first, last = self.range
        return first, len(self.frames) - 1 if last is None else last

    def status(self, status):
        """Note the status of the page's table."""
        if self.top:
            self.root.setAttribute("data-status", status)

    def goto(self, move):
        """Go to a move, as the page around asks."""
        self.stop()
        if self.asking:
            self.asking.close()
        self.go(move)

    def name(self, events):
        """Says what has happened, with a link to the clause that decided it."""
        line = self.board.event
        clear(line)
        for event in events:
            line.append(event["text"] + gap())
        found = decided(events)
        if found:
            self.clause(found["rule"], line)

    def clause(self, rule, line):
        """Add a link to a clause of the rulebook to a line; where the viewer fills the page, the
        clause comes over it."""
        href = SITE + page_of_rules(self.board.faces.info["id"], rule)
        title = word("rule", rule=rule)
        here = find("[data-page=rules]")
        label, target = (rule, "_self") if here else (word("why"), "_blank")
        do = "why-here" if self.top and not host.embedded else None
        el("a", "", line, label, target=target, title=title, href=href, data_do=do, data_rule=rule)

    def stop(self):
        """Play no longer by itself."""
        self.steps.stop()

    def step(self, step):
        """`first`, `back`, `next` or `last`."""
        self.stop()
        first, last = self.ends()
        at = {"first": first, "back": self.at - 1, "next": self.at + 1, "last": last}[step]
        self.go(at)

    def key(self, key):
        """Whether an arrow key was meant for the viewer."""
        step = {"ArrowLeft": "back", "ArrowRight": "next", "Home": "first", "End": "last"}.get(key)
        if step:
            self.step(step)
        elif key == " ":
            self.steps.run()
        return bool(step) or key == " "


class Steps:
    """The controls of a viewer: buttons, a finger drawn over its board (`place`), and a timer."""

    def __init__(self, viewer, place):
        self.viewer = viewer
        steps = el("div", "steps", viewer.root, role="group", aria_label=word("steps"))
        self.buttons = {}
        for step in STEPS:
            label = word("step-" + step)
            made = button(None, "step", steps, data_step=step, aria_label=label)
            made.append(icon(step))
            self.buttons[step] = made
            if step == "back":
                self.count = el("span", "count", steps)
        self.timer = None
        self.player = button(None, "run", steps)
        self.stop()
        self.down = None  # where a finger has touched
        place.addEventListener("pointerdown", self.press)
        place.addEventListener("pointerup", self.lift)

    def fold(self, row):
        """Put more controls behind a button at the end, which shows them below."""
        row.hidden = True
        steps = self.player.parentElement
        more = button(None, "fold-controls", steps, aria_expanded="false")
        more.setAttribute("aria-label", word("more-controls"))
        more.append(icon("more"))
        steps.after(row)

    def dress(self):
        """Mark the controls that lead nowhere."""
        first, last = self.viewer.ends()
        at, asking = self.viewer.at, self.viewer.asking
        waits = asking and asking.waits()
        still = first == last
        self.count.parentElement.hidden = bool(asking) and still
        for each in [self.count, self.player] + list(self.buttons.values()):
            each.hidden = still
        for step in self.buttons:
            end = at == first if step in ("first", "back") else at == last or waits
            self.buttons[step].setAttribute("aria-disabled", "true" if end else "false")

    def run(self):
        """Play by itself from here (from the end: from the start), or stop."""
        if self.timer is not None or not self.viewer.frames:
            self.stop()
            return
        first, last = self.viewer.ends()
        if self.viewer.at == last:
            self.viewer.go(first)
        self.timer = window.setInterval(self.tick, BEAT)
        self.dress_player("stop")
        self.tick()

    def tick(self):
        viewer = self.viewer
        viewer.go(viewer.at + 1)
        if viewer.at == viewer.ends()[1] or not viewer.root.isConnected:
            self.stop()

    def stop(self):
        if self.timer is not None:
            window.clearInterval(self.timer)
        self.timer = None
        self.dress_player("run")

    def dress_player(self, picture):
        """Label the button that plays automatically."""
        clear(self.player)
        self.player.append(icon(picture))
        self.player.setAttribute("aria-label", word("viewer-" + picture))

    def press(self, event):
        self.down = (event.clientX, event.clientY)

    def lift(self, event):
        """Turn the page if a finger was drawn sideways over the board."""
        if not self.down:
            return
        x, y = event.clientX - self.down[0], event.clientY - self.down[1]
        self.down = None
        if abs(x) > SWIPE and abs(x) > 2 * abs(y):
            self.viewer.step("next" if x < 0 else "back")


def fold(page, element):
    """The button for more controls was pressed."""
    row = element.closest(".viewer").querySelector(".viewer-controls")
    row.hidden = not row.hidden
    element.setAttribute("aria-expanded", "false" if row.hidden else "true")


def make(page, root, top=False):
    """A viewer in an element; the page knows it as long as it is there."""
    viewer = Viewer(root, top)
    page.viewers = [each for each in page.viewers if each.root.isConnected]
    page.viewers.append(viewer)
    return viewer
