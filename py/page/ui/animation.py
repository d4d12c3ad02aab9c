"""Motion: what moves, and for how long. Any tap or key finishes all of it."""

from pyscript import document, window
from pyscript.js_modules import rest

from page.ui.dom import el, js, place

# Durations, as multiples of the usual ones.
RATES = {"slow": 1.8, "normal": 1.0, "fast": 0.45, "instant": 0}
PAUSE = 280  # from a card that lies there to the next player's, in ms
FLIGHT = 200  # of a card to the table, in ms
SETTLE = 160  # until it has come down there, in ms
SEEN = 700  # that a trick or a capture lies there as it was decided, in ms
PEAK = 1200  # of a last trick, and of each card that may decide the game or brings much, in ms
GATHER = 660  # of cards that are taken, from the first that moves to the heap that lands, in ms
HEAPED = 0.42  # of that time until all lie on one heap
LIFT = 0.08  # of its size, by which the card that takes others is raised: static/css/table.css
GIVES = 280  # of what cannot be had, and gives way a little, in ms
CLOSING = 150  # of a hand that closes up, in ms
STAGGER = 40  # between two cards that are dealt, in ms
ABOVE = 6  # all that lies at a table: the layer of a card on its way to the middle
EASE = "cubic-bezier(.25,.5,.35,1)"
SWAY = "cubic-bezier(.5,0,.3,1)"  # of what begins and ends at rest
RAISED = [{"scale": "1.14", "offset": 0.34}, {"scale": ".97", "offset": 0.75}]
SHADOWS = [
    {"boxShadow": "0 18px 24px var(--shade)", "offset": 0.34},
    {"boxShadow": "0 0 1px var(--shade)", "offset": 0.75},
]


def spot(element):
    """Return the place of an element; of a card of the middle that where it lies or will lie."""
    holder = element.parentElement
    return place(holder if holder.hasAttribute("data-what") else element)


def middle(box):
    return box[0] + box[2] / 2, box[1] + box[3] / 2


class Motion:
    """Cards on their way. Places and sizes change apart from shadows and layers: browsers go on
    with the former by themselves while scripts work, but not together with the latter."""

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
        due, self.due = self.due, None
        if due:
            due()

    def animate(self, element, keyframes, ms, delay=0, pseudo=None, easing=EASE):
        """Play keyframes on an element, or its `pseudo` element, which then is as before."""
        if self.still:
            return
        options = {
            "duration": ms * self.rate,
            "delay": delay * self.rate,
            "easing": easing,
            "fill": "backwards",
            "pseudoElement": pseudo,
        }
        rest.stir()
        self.moving.append(element.animate(js(keyframes), js(options)))
        self.prune()

    def shake(self, element):
        """Let something that cannot be had give way a little."""
        ways = [{"translate": way} for way in ("-6px 6px", "5px 6px", "-3px 3px")]
        self.animate(element, [{}] + ways + [{}], GIVES)

    def prune(self):
        if len(self.moving) > 80:
            self.moving = [m for m in self.moving if m.playState == "running"]

    def glide(self, flights):
        """Move elements from their old places to their current ones (FLIP: first, last, invert,
        play).

        `flights`: for each the element, its place before (None without one), the time in ms, and
        whether it is turned up on the way. All places are read before anything moves, because a
        read after a change forces a layout of the whole table.
        """
        if self.still:
            return
        flights = [(flight, spot(flight[0])) for flight in flights if flight[1]]
        for (element, before, ms, turns), after in flights:
            if after[2] < 1 or max(abs(before[0] - after[0]), abs(before[1] - after[1])) < 1:
                continue
            (old_x, old_y), (new_x, new_y) = middle(before), middle(after)
            way = "translate(%.1fpx,%.1fpx) scale(%.3f) rotateY(%ddeg)"
            scale = before[2] / after[2]
            start = way % (old_x - new_x, old_y - new_y, scale, 90 if turns else 0)
            self.animate(element, [{"transform": start}, {"transform": "none"}], ms)
            self.animate(element, [{"zIndex": 3}, {"zIndex": 3}], ms)
            if self.put_above(element, ms, 0):
                for steps in (RAISED, SHADOWS):
                    self.animate(element, [{}] + steps + [{}], ms + SETTLE, easing="linear")

    def put_above(self, element, ms, delay):
        """Keep a card of the middle above all that lies at the table; return whether it is one."""
        middle = element.closest(".centre")
        for layer in (element.parentElement, middle) if middle else ():
            self.animate(layer, [{"zIndex": ABOVE}, {"zIndex": ABOVE}], ms, delay)
        return middle is not None

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

    def gather(self, cards, target, ms=GATHER):
        """Push cards under the first of them, then let the heap fly to a place in an arc, face down
        from the middle of its way on; the caller waits, then removes them."""
        if self.still or not cards:
            return
        rest.stir()
        options = {"duration": ms * self.rate, "fill": "forwards"}
        turned = {"opacity": 1, "offset": (1 + HEAPED) / 2}
        hides = js([dict(turned, opacity=0), turned, {"opacity": 1}])
        places = [place(card) for card in cards]
        (heap_x, heap_y), (end_x, end_y) = middle(places[0]), middle(target)
        rise = 0.2 * abs(end_x - heap_x) + 0.1 * abs(end_y - heap_y)
        for number, (card, here) in enumerate(zip(cards, places)):
            x, y = middle(here)
            size = target[2] / max(1, here[2])
            path = [{"transform": "none", "easing": SWAY, "offset": 0}]
            for step in range(7):
                time = step / 6
                part = time * time * (3 - 2 * time)
                under = 3 * min(number, 3) * (1 - part)  # edges of the others are seen
                dx = heap_x + (end_x - heap_x) * part - x + under
                dy = heap_y + (end_y - heap_y) * part - y + under - rise * 4 * part * (1 - part)
                lift = 0.4 * part + (0 if number else LIFT)
                scale = 1 + (size - 1) * part + lift * (1 - part)
                moved = "translate(%.1fpx,%.1fpx) scale(%.3f) rotateY(%ddeg)"
                moved = moved % (dx, dy, scale, 180 * min(part, 1 - part))
                offset = HEAPED + (1 - HEAPED) * time
                lies = {"rotate": "none", "scale": "none", "transform": moved, "offset": offset}
                path.append(lies)
            cover = el("i", "back cover", card, aria_hidden="true")
            self.moving.append(card.animate(js(path), js(options)))
            self.moving.append(cover.animate(hides, js(options)))
            self.animate(card, [{"zIndex": 4 if number == 0 else 3}] * 2, ms)
        self.put_above(cards[0], ms, 0)

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
        """End all motion and waiting at once; return whether anything moved."""
        self.hurried += 1
        self.catch_up()
        moving = [each for each in self.moving if each.playState == "running"]
        self.moving = []
        for each in moving:
            each.finish()
        for done in list(self.waiting.values()):
            done()
        return bool(moving)
