"""Paints the display of any game, at the table and in the viewer alike.

It knows no game by name: `rondas.presentation.Display` in the engine says what there is to paint.
Seats, hand and cloth paint their own; here is what moves between them.
"""

from cloth import Cloth
from deck import Faces
from dom import el, part
from hand import Hand
from motion import FLIGHT, place
from plain.figures import columns
from plain.gathering import with_played
from seats import Seats
from speech import called, signed, word


class Keyed:
    """The elements of all cards in sight, by card and number: 7E#0."""

    def __init__(self, cards):
        self.all = dict(cards)

    def add(self, name, element):
        n = 0
        while name + "#" + str(n) in self.all:
            n += 1
        self.all[name + "#" + str(n)] = element


class Board:
    def __init__(self, root, motion, looks=False):
        """`looks`: open cards beside a trick can be looked through."""
        self.root = root
        self.motion = motion
        self.seats = Seats(root, motion)
        self.cloth = Cloth(root, motion, looks)
        speech = part(root, ".say", "div", "say")
        self.event = part(speech, ".event", "p", "event")
        self.prompt = part(speech, ".prompt", "p", "prompt")
        self.acts = part(root, ".acts", "div", "acts", role="group", aria_label=word("actions"))
        self.hand = Hand(self.seats.mine, self.prompt)
        self.display = None
        self.keyed = Keyed({})
        self.dealing = (1, 0)  # how many cards the person was dealt last, and the ms between them

    def seat_down(self, deck, offer, names, levels, me, live):
        """A new table: who sits where. `live`: the hand at the bottom is for playing."""
        self.names = names
        self.me = me or 0
        self.display = None
        self.keyed = Keyed({})
        self.faces = Faces(deck, offer)
        self.seats.seat_down(self.faces, names, levels, self.me, live)
        self.cloth.seat_down(self.faces, self.seats)
        self.hand.seat_down(self.faces, live)
        self.acts.replaceChildren()
        self.acts.classList.remove("stays")

    def teams(self, scores):
        """The names of those who share each score."""
        return [
            called([self.names[seat] for seat in seats])
            for seats in columns(scores, len(self.names))
        ]

    def paint(self, display, events=()):
        """Shows a display. Cards glide from where they were, new ones from whom the events name."""
        before = self.display
        moves = not self.motion.still and before is not None
        old = self.places() if moves else {}
        self.display = display
        remade = display["marks"] != self.faces.marks
        if remade:
            self.faces.marks = display["marks"]
            self.cloth.forget_cards()
            self.seats.forget_fans()
        dealt = any(event["kind"] == "dealt" for event in events) or not before
        playing = any(seat == self.me for seat, _ in display["trick"])
        fresh = self.hand.paint(display["hands"][self.me], playing, remade)
        self.keyed = Keyed(self.hand.cards)
        self.seats.paint_fans(display["hands"], self.keyed)
        self.cloth.paint(display, self.keyed)
        self.seats.paint_plates(display)
        self.hand.settle()
        if dealt and fresh:
            self.dealing = (len(fresh), 40 * len(self.names))
        if moves:
            self.move(old, events, fresh if dealt else ())
        self.bubbles(events)

    # What moves.

    def places(self):
        """The places of all cards that are in sight, and of the seats."""
        places = {key: place(self.keyed.all[key]) for key in self.keyed.all}
        for seat in self.seats.all:
            places["seat%d" % seat.seat] = seat.middle()
        return places

    def move(self, old, events, fresh):
        """Cards go from their old places to where they are. `fresh`: those that are dealt."""
        source = None
        stock = None
        for event in events:
            if event["seat"] is None:
                continue
            if event["kind"] == "played":
                source = old.get("seat%d" % event["seat"])
            elif event["kind"] == "dealt":
                stock = place(self.seats.all[event["seat"]].plate)
        cards = self.keyed.all
        ways = []
        for key in cards:
            if key in old or key not in fresh:
                ways.append((cards[key], old.get(key) or source or stock, FLIGHT, 0))
        start = stock and (stock[0] + stock[2] / 2, stock[1], 30, 47)
        for number, key in enumerate(fresh):
            if key not in old:
                ways.append((cards[key], start, FLIGHT, 40 * number))
        if fresh and start:
            # The others' cards all together: one by one they would take too long to set going.
            ways += [(seat.fan, start, 400, 0) for seat in self.seats.others()]
        self.motion.glide(ways)

    def resort(self):
        """Sorts the hand anew."""
        old = self.places()
        self.hand.resort()
        self.hand.settle()
        self.keyed.all.update(self.hand.cards)
        self.motion.glide(
            [(each, old.get(key), FLIGHT, 0) for key, each in self.hand.cards.items()]
        )

    def lift(self, at):
        """Moves a card of the hand to the table before the engine has answered."""
        name = self.hand.slots[at]
        self.hand.tapped = at
        self.paint(with_played(self.display, self.me, name, self.cloth.tricks))

    def mark(self, cards):
        """Marks cards on the table: the winning card, or those that are captured."""
        self.cloth.mark(cards, self.display)

    def gather(self, cards, seat):
        """The trick, or the marked cards of the table, go to whose they are."""
        self.cloth.gather(cards, place(self.seats.all[seat].plate))

    def thinks(self, seat, yes):
        """Shows, or no more, that somebody thinks."""
        self.seats.all[seat].thinks(yes)

    def bubbles(self, events):
        """What is said aloud stands beside who says it."""
        for bubble in list(self.root.querySelectorAll(".bubble")):
            bubble.remove()
        for event in events:
            if not event.get("call") or event["seat"] is None:
                continue
            seat = self.seats.all[event["seat"]]
            holder = seat.root if seat.fan else seat.plate
            bubble = el("p", "bubble", holder, event["call"], aria_hidden="true")
            points = event.get("points")
            if points:
                el("b", "", bubble, signed(points[event["seat"] % len(points)]))
