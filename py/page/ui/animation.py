"""Motion: what moves, and for how long. Any tap or key finishes all of it."""

from pyscript import document, window
from pyscript.js_modules import rest

from page.ui.dom import el, js, place

# Durations, as multiples of the usual ones.
RATES = {"slow": 1.8, "normal": 1.0, "fast": 0.45, "instant": 0}
PAUSE = 280  # from a card that lies there to the next player's, in ms
FLIGHT = 200  # of a card to the table, in ms
CLOSING = 150  # of a hand that closes up, in ms
STAGGER = 40  # between two cards that are dealt, in ms
ABOVE = 6  # all that lies at a table: the layer of a card on its way to the middle
EASE = "cubic-bezier(.2,.7,.3,1)"


class Motion:
    def __init__(self):
        self.speed = "normal"
        self.moving = []
        self.due = None  # before the next painting
        self.waiting = {}
        self.count = 0
        self.hurried = 0  # how often somebody has
        self.calm = window.matchMedia("(prefers-reduced-motion: reduce)")

    @property
    def rate(self):
        return RATES.get(self.speed, 1.0)

    @property
    def still(self):
        """Return whether nothing moves at all."""
        return self.rate == 0 or self.calm.matches or document.hidden

    def before_paint(self, do):
        """Run a function before the next painting: the browser has to lay out then anyway, in a
        separate task."""
        rest.stir()
        self.due = do
        window.requestAnimationFrame(self.catch_up)

    def catch_up(self, now=None):
        """Run everything that is due."""
        due, self.due = self.due, None
        if due:
            due()

    def animate(self, element, keyframes, ms, delay=0, pseudo=None):
        """Play keyframes on an element, or its `pseudo` element, which then is as before."""
        if self.still:
            return
        options = {
            "duration": ms * self.rate,
            "delay": delay * self.rate,
            "easing": EASE,
            "fill": "backwards",
            "pseudoElement": pseudo,
        }
        rest.stir()
        self.moving.append(element.animate(js(keyframes), js(options)))
        self.prune()

    def shake(self, element):
        """Let something shake its head, because it cannot be had."""
        self.animate(element, [{}, {"translate": "-7px"}, {"translate": "7px"}, {}], 320)

    def prune(self):
        if len(self.moving) > 80:
            self.moving = [m for m in self.moving if m.playState == "running"]

    def glide(self, flights):
        """Move elements from their old places to their current ones (FLIP: first, last, invert,
        play).

        `flights`: for each the element, its place before (None without one), the time in ms, and
        the delay. All places are read before anything moves, because a read after a change forces
        a layout of the whole table.
        """
        if self.still:
            return
        flights = [(flight, place(flight[0])) for flight in flights if flight[1]]
        for (element, before, ms, delay), after in flights:
            dx = before[0] - after[0]
            dy = before[1] - after[1]
            if after[2] < 1 or (abs(dx) < 1 and abs(dy) < 1):
                continue
            scale = before[2] / after[2]
            start = "translate(%.1fpx,%.1fpx) scale(%.3f)" % (dx, dy, scale)
            path = [
                {"transform": start, "transformOrigin": "0 0", "zIndex": 3},
                {"transform": "none", "transformOrigin": "0 0", "zIndex": 3},
            ]
            self.animate(element, path, ms, delay)
            self.put_above(element, ms, delay)

    def put_above(self, element, ms, delay):
        """Keep a card of the middle above all that lies at the table."""
        middle = element.closest(".centre")
        for layer in (element.parentElement, middle) if middle else ():
            self.animate(layer, [{"zIndex": ABOVE}, {"zIndex": ABOVE}], ms, delay)

    def deal(self, hands, start):
        """Let cards come from a place one after the other, invisible before.

        `hands`: for each box its cards, and the delay of each in ms. All cards of a box share one
        path, because describing a path takes longer than moving along it.
        """
        if self.still:
            return
        self.prune()
        rest.stir()
        flights = [(hand, place(hand[0])) for hand in hands]
        for (_, cards, delays), here in flights:
            if here[2] < 1:
                continue
            dx = start[0] + start[2] / 2 - here[0] - here[2] / 2
            dy = start[1] + start[3] / 2 - here[1] - here[3] / 2
            way = "translate(%.1fpx,%.1fpx) scale(.6)" % (dx, dy)
            keyframes = js(
                [
                    {"transform": way, "opacity": 0, "zIndex": ABOVE},
                    {"opacity": 1, "offset": 0.01},
                    {"transform": "none", "zIndex": ABOVE},
                ]
            )
            options = js({"duration": FLIGHT * self.rate, "easing": EASE, "fill": "backwards"})
            for card, delay in zip(cards, delays):
                options.delay = delay * self.rate
                self.moving.append(card.animate(keyframes, options))

    def leave(self, element, target, ms=250):
        """Move to a place, getting smaller; the caller waits and then removes the element."""
        if self.still or target is None:
            return
        rest.stir()
        here = place(element)
        dx = target[0] + target[2] / 2 - here[0] - here[2] / 2
        dy = target[1] + target[3] / 2 - here[1] - here[3] / 2
        end = "translate(%.1fpx,%.1fpx) scale(.3)" % (dx, dy)
        options = {"duration": ms * self.rate, "easing": "ease-in", "fill": "forwards"}
        gone = {"opacity": 0}  # before it lies there
        keyframes = [{"transform": "none"}, dict(gone, offset=0.7), dict(gone, transform=end)]
        self.moving.append(element.animate(js(keyframes), js(options)))

    def turn_over(self, element, target, ms=250):
        """Move a card to a pile, face down from the middle of its way on; the caller waits and then
        removes the element."""
        if self.still or target is None:
            return
        rest.stir()
        here = place(element)
        dx = target[0] + target[2] / 2 - here[0] - here[2] / 2
        dy = target[1] + target[3] / 2 - here[1] - here[3] / 2
        path = "translate(%.1fpx,%.1fpx) scale(%.3f) rotateY(%ddeg)"
        size = target[2] / here[2]
        keyframes = [
            {"transform": "none", "zIndex": 3},
            {"transform": path % (dx / 2, dy / 2, (1 + size) / 2, 90), "zIndex": 3},
            {"transform": path % (dx, dy, size, 0), "zIndex": 3},
        ]
        cover = el("i", "back cover", element, aria_hidden="true")
        options = {"duration": ms * self.rate, "fill": "forwards"}
        self.moving.append(element.animate(js(keyframes), js(options)))
        options["easing"] = "steps(2, jump-none)"
        self.moving.append(cover.animate(js([{"opacity": 0}, {"opacity": 1}]), js(options)))

    def wait(self, ms):
        """Return a promise that resolves after some time, or when somebody hurries."""
        self.count += 1
        number = self.count
        if self.rate == 0:
            ms = 0

        def start(resolve, reject):
            def done():
                if self.waiting.pop(number, None):
                    resolve(True)

            self.waiting[number] = done
            window.setTimeout(done, ms * self.rate)

        return window.Promise.new(start)

    def finish(self):
        """End all motion and waiting at once."""
        self.hurried += 1
        self.catch_up()
        moving, self.moving = self.moving, []
        for each in moving:
            if each.playState == "running":
                each.finish()
        for done in list(self.waiting.values()):
            done()
