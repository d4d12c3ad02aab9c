"""Frames that one can step through: examples of the rulebook, and games that are over."""

from board import Board
from dom import button, clear, el, icon
from motion import Motion

STEPS = (("first", "First"), ("back", "Back"), ("next", "Next"), ("last", "Last"))


class Viewer:
    """A board with controls in `root`; `top` says whether it is the page's table."""

    def __init__(self, root, top=False):
        self.root = root
        self.top = top
        self.motion = Motion()
        clear(root)
        root.classList.add("viewer")
        place = el("div", "place", root)
        self.board = Board(el("div", "board", place), self.motion)
        self.caption = el("p", "caption", root, aria_live="polite")
        steps = el("div", "steps", root, role="group", aria_label="Steps")
        self.buttons = {}
        for step, text in STEPS:
            made = button(None, "step", steps, data_step=step, aria_label=text)
            made.append(icon(step))
            self.buttons[step] = made
            if step == "back":
                self.count = el("span", "count", steps)

    def show(self, frames, names, about, drawings, captions=None, at=0, seat=0):
        """Shows these frames, beginning with number `at`."""
        self.frames = frames
        self.captions = captions or {}
        self.board.seat_down(drawings, about, names, {}, seat, False)
        self.root.setAttribute("data-game", about["id"])
        self.root.setAttribute("data-moves", str(frames[-1]["move"]))
        if self.top:
            self.root.setAttribute("data-table", "")
            self.root.setAttribute("data-status", "viewing")
        self.at = -1
        self.go(at)

    def go(self, at):
        """To a frame; the next one moves its cards, others are there at once."""
        at = max(0, min(at, len(self.frames) - 1))
        if at == self.at:
            return
        speed, self.motion.speed = self.motion.speed, "normal" if at == self.at + 1 else "instant"
        self.motion.finish()
        self.at = at
        frame = self.frames[at]
        view = frame["view"]
        held = self.board.hold(view, frame["events"], False)
        self.board.paint(held[0] if held else view, frame["events"])
        if held:
            self.board.mark(held[1])
        self.motion.speed = speed
        self.root.setAttribute("data-move", str(frame["move"]))
        self.count.textContent = "%d / %d" % (at, len(self.frames) - 1)
        self.board.event.textContent = " ".join([e["text"] for e in frame["events"]])
        self.board.prompt.textContent = frame["prompt"]
        self.caption.textContent = self.captions.get(str(frame["move"]), "")
        ends = {"first": at == 0, "back": at == 0}
        for step in self.buttons:
            end = ends.get(step, at == len(self.frames) - 1)
            self.buttons[step].setAttribute("aria-disabled", "true" if end else "false")

    def step(self, step):
        """`first`, `back`, `next` or `last`."""
        at = {"first": 0, "back": self.at - 1, "next": self.at + 1,
              "last": len(self.frames) - 1}[step]
        self.go(at)

    def key(self, key):
        """Whether an arrow key was meant for the viewer."""
        step = {"ArrowLeft": "back", "ArrowRight": "next", "Home": "first", "End": "last"}.get(key)
        if step:
            self.step(step)
        return bool(step)


class Known:
    all = []


def of(element):
    """The viewer that an element belongs to."""
    for viewer in Known.all:
        if viewer.root.isConnected and viewer.root.contains(element):
            return viewer
    return None


def make(root, top=False):
    viewer = Viewer(root, top)
    Known.all = [each for each in Known.all if each.root.isConnected]
    Known.all.append(viewer)
    return viewer
