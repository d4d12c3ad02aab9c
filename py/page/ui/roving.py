"""Lists with one link in each line: one stop of the Tab key, and arrows from line to line."""

from pyscript import document

from page.ui.dom import open_dialog

STEPS = {"ArrowUp": -1, "ArrowLeft": -1, "ArrowDown": 1, "ArrowRight": 1}


class Roving:
    """The links in `root`, of which one takes the Tab key. `leave`: called when the focus has left
    the list."""

    def __init__(self, root, leave=None):
        self.root = root
        self.leave = leave
        self.stop = None
        root.addEventListener("keydown", self.key)
        root.addEventListener("focusin", self.come)
        root.addEventListener("focusout", self.go)

    def links(self):
        return list(self.root.querySelectorAll("button, a[href]"))

    def begin(self):
        """Take the Tab key at the first of all links, which are there."""
        links = self.links()
        for link in links:
            link.tabIndex = -1
        if links:
            self.hold(links[0])

    def hold(self, link):
        """Take the Tab key at this link from now on."""
        if self.stop:
            self.stop.tabIndex = -1
        self.stop = link
        link.tabIndex = 0

    def busy(self):
        return self.root.contains(document.activeElement)

    def come(self, event):
        if event.target.matches("button, a[href]"):
            self.hold(event.target)

    def go(self, event):
        """Return whether the focus will come back: a dialog over the list, or another window, has
        it."""
        to = event.relatedTarget
        elsewhere = document.hasFocus() and not (to and self.root.contains(to))
        if self.leave and elsewhere and not open_dialog():
            self.leave()

    def key(self, event):
        links = self.links()
        at = links.index(event.target) if event.target in links else None
        if at is None or event.ctrlKey or event.altKey or event.metaKey:
            return
        if event.key in STEPS:
            to = min(max(at + STEPS[event.key], 0), len(links) - 1)
        elif event.key in ("Home", "End"):
            to = 0 if event.key == "Home" else len(links) - 1
        else:
            return
        event.preventDefault()
        event.stopPropagation()  # arrows lead nowhere else from here
        links[to].focus()
