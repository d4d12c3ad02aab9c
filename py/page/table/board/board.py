"""The board: paint the display of any game, at the table and in the viewer.

It knows no game by name: `rondas.rules.display.Display` defines a display. Seats, hand and center
paint themselves; this module moves cards between them.
"""

from page.logic.board.animation_steps import dealt, with_played
from page.logic.events import GATHERING, kinds
from page.logic.figures import columns
from page.platform.i18n import called, signed, word
from page.platform.tasks import task
from page.table.board.center import Center
from page.table.board.deck import Faces
from page.table.board.hand import Hand
from page.table.board.seats import Seats, face
from page.ui.animation import CLOSING, FLIGHT, STAGGER, spot
from page.ui.dom import el, find, part, place


class CardElements:
    """Return the elements of all visible cards, by card and number: 7E#0."""

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
        self.cloth = Center(root, motion, looks)
        speech = part(root, ".say", "div", "say")
        self.event = part(speech, ".event", "p", "event")
        self.prompt = part(speech, ".prompt", "p", "prompt")
        self.acts = part(root, ".acts", "div", "acts", role="group", aria_label=word("actions"))
        self.hand = Hand(self.seats.mine, self.prompt)
        self.display = None
        self.keyed = CardElements({})
        self.dealing = []  # when the person's cards of the last deal come, in ms
        self.deal_lasts = 0  # all of it, in ms
        self.turns = []  # of each seat, when its cards come: see `animation_steps.dealt`

    def seat_down(self, deck, info, names, levels, cast, me, live):
        """Prepare for a new table: the players (`Seats.seat_down`)."""
        self.motion.catch_up()  # with what is due at the old one
        self.names = names
        self.me = me or 0
        self.display = None
        self.keyed = CardElements({})
        self.faces = Faces(deck, info)
        self.seats.seat_down(self.faces, names, levels, cast, self.me, live)
        self.cloth.seat_down(self.faces, self.seats)
        self.hand.seat_down(self.faces, live)
        self.acts.replaceChildren()
        # A large page keeps room for a bar that comes often.
        self.acts.className = "acts stays" if live and info["keeps_bar"] else "acts"

    def order(self, scores):
        """Return the columns of a table of scores, in the order of play from the reader."""
        n = len(scores)
        return [(self.me + step) % n for step in range(n)]

    def teams(self, scores):
        """Return the names of the players who share each score, the reader first."""
        you = word("you-there")
        return [
            called(sorted([self.names[seat] for seat in seats], key=lambda name: name != you))
            for seats in columns(scores, len(self.names))
        ]

    def faces_of(self, column, scores, parent):
        """Return the faces of the players who share a score, if they have any."""
        for seat in columns(scores, len(self.names))[column]:
            if self.seats.cast.get(seat):
                face(self.seats.cast[seat], parent)

    def paint(self, display, events=()):
        """Show a display. Cards glide from their old places, new ones from the seats that events
        name."""
        self.motion.catch_up()
        before = self.display
        moves = not self.motion.still and before is not None
        old = self.places() if moves else {}
        self.display = display
        remade = display["marks"] != self.faces.marks
        if remade:
            self.faces.marks = display["marks"]
            self.cloth.forget_cards()
            self.seats.forget_fans()
        deals = [e for e in events if e["kind"] == "dealt" and e["seat"] is not None]
        had = [len(hand) for hand in before["hands"]] if before else []
        fresh = self.hand.paint(display["hands"][self.me], remade, moves and bool(deals))
        self.keyed = CardElements(self.hand.cards)
        self.seats.paint_fans(display["hands"], self.keyed)
        self.cloth.paint(display, self.keyed)
        for event in [each for each in events if each["kind"] == "played"]:
            self.cloth.point(event["card"])
        self.seats.paint_plates(display)
        turned = []  # for the table, when all have their cards
        if deals:
            cards, centre = self.keyed.all, self.cloth.centre
            new = [cards[key] for key in cards if key not in old]
            turned = [card for card in new if centre.contains(card)]
            self.count_out(deals[0], had, len(turned))
        if moves:
            self.motion.before_paint(lambda: self.settle(old, events, fresh, deals, turned))
        else:
            self.hand.settle()
        self.bubbles(events)

    def begin(self, frame):
        """Show the table before its first deal, if that is news: the cards come from somewhere."""
        if frame["events"]:
            display = frame["display"]
            hands = [[] for _ in display["hands"]]
            self.paint(dict(display, hands=hands, trick=[], table=[], turned=None))

    # Motion.

    def places(self):
        """Return the places of all visible cards, and of the seats."""
        places = {key: spot(self.keyed.all[key]) for key in self.keyed.all}
        for seat in self.seats.all:
            places["seat%d" % seat.seat] = seat.middle()
        return places

    def settle(self, old, events, fresh, deals, turned):
        """Place the focus, and move cards: both need a finished layout."""
        self.hand.settle()
        self.move(old, events, fresh, deals, turned)
        if self.hand.undrawn:
            task(self.hand.draw())

    def move(self, old, events, fresh, deals, turned):
        """Move cards from their old places to the new ones. `fresh`: cards new to the hand;
        `deals`: the events with them; `turned`: cards that the deal turns up."""
        source, self.seats.taker = old.get("seat%s" % self.seats.taker), None
        sources = {}
        for event in events:
            if event["seat"] is not None and event["kind"] == "played":
                source = sources[event["card"]] = old.get("seat%d" % event["seat"])
        stock = place(self.seats.all[deals[0]["seat"]].plate) if deals else None
        cards, hand = self.keyed.all, self.hand.cards
        flights = []
        for key in cards:
            if key in old:
                flights.append((cards[key], old[key], CLOSING if key in hand else FLIGHT, False))
            elif not stock:
                here = sources.get(key.split("#")[0], source)
                flights.append((cards[key], here, FLIGHT, True))
        self.motion.glide(flights)
        if stock:
            own = [cards[key] for key in fresh if key not in old]
            self.deal(own, turned, stock)

    # Dealing.

    def count_out(self, event, had, turned):
        """Note when each seat's new cards come, one after the other round the table, as the rules
        deal. `had`: the number of cards of each seat before; `turned`: of those for the table."""
        info, hands = self.faces.info, self.display["hands"]
        counts = [max(0, len(hand) - n) for hand, n in zip(hands, had or [0] * len(hands))]
        first = event["seat"] + info["first_dealt"]
        self.turns = dealt(len(hands), first, counts, info["packets"])
        self.dealing = [STAGGER * turn for turn in self.turns[self.me]]
        self.deal_lasts = STAGGER * (sum(counts) + turned - 1) + FLIGHT

    def deal(self, own, turned, stock):
        """Deal the cards. `own`: the person's; `turned`: those for the table, after all others."""
        hands = [(card, [card], [delay]) for card, delay in zip(own, self.dealing)]
        hidden = [{"opacity": 0}, {"opacity": 0}]
        for seat in self.seats.others():
            turns = [STAGGER * n for n in self.turns[seat.seat]]
            if turns:
                hands.append((seat.fan, seat.cards[-len(turns) :], turns))
                self.motion.animate(seat.fan, hidden, FLIGHT, turns[-1], "::after")  # their number
        if not own and self.dealing:  # it is not shown
            backs = list(self.hand.root.children)
            hands.append((self.hand.root, backs[-len(self.dealing) :], self.dealing))
        for number, card in enumerate(turned):
            delay = self.deal_lasts - FLIGHT - STAGGER * (len(turned) - 1 - number)
            hands.append((card, [card], [delay]))
            self.motion.put_above(card, FLIGHT, delay)
        self.motion.deal(hands, stock)
        if turned:  # words that speak of them come when they lie
            told = list(self.cloth.trick.querySelectorAll(".tag"))
            for words in [self.event, self.cloth.note, self.cloth.signs] + told:
                self.motion.animate(words, [{"opacity": 0}, {}], CLOSING, self.deal_lasts)

    def resort(self):
        """Sort the hand anew; return whether that changes it."""
        old = self.places()
        changed = self.hand.resort()
        self.hand.settle()
        self.keyed.all.update(self.hand.cards)
        self.motion.glide(
            [(each, old.get(key), FLIGHT, False) for key, each in self.hand.cards.items()]
        )
        return changed

    def lift(self, at):
        """Move a card of the hand to the table before the engine has answered."""
        name = self.hand.slots[at]
        self.hand.tapped = at
        self.paint(with_played(self.display, self.me, name, self.cloth.tricks))

    def mark(self, cards):
        """Mark cards on the table: the winning card, or captured ones."""
        self.cloth.mark(cards, self.display)

    def gather(self, cards, seat):
        """Move the trick, or the marked cards of the table, to their owner."""
        holders = self.display["holders"]
        holder = self.seats.all[holders[seat % len(holders)]]
        self.cloth.gather(cards, holder.pile(not self.cloth.tricks))

    def take_back(self, undone):
        """Let the cards of others that lie there go back, as these events are undone; return
        whether there are any. Gathered cards will come back from their taker."""
        seats, going = self.seats.all, []
        for event in undone:
            if event["kind"] == "played" and event["seat"] != self.me:
                going += self.cloth.take_back(event["card"], seats[event["seat"]].middle())
        if "dealt" not in kinds(undone):
            takers = [event["seat"] for event in undone if event["kind"] in GATHERING]
            self.seats.taker = takers[-1] if takers else None
        return going

    def lay_again(self, redone):
        """Let the person's card of these events, which are redone, go to the table; return whether
        there is one."""
        for event in redone:
            mine = event["kind"] == "played" and event["seat"] == self.me
            if mine and event["card"] in self.hand.slots:
                self.lift(self.hand.slots.index(event["card"]))
                return True
        return False

    def receive(self, seat):
        """Let the plate of a player answer what has come to it."""
        lit = {"scale": "var(--answers)", "boxShadow": "var(--glow)"}
        self.motion.animate(self.seats.all[seat].plate, [lit, {}], 400)

    def thinks(self, seat, yes):
        """Show, or no longer show, that a player thinks."""
        self.seats.all[seat].thinks(yes)

    def bubbles(self, events):
        """Show calls beside the players who make them."""
        for bubble in list(self.root.querySelectorAll(".bubble:not(.phrase)")):
            bubble.remove()
        for event in events:
            if not event.get("call") or event["seat"] is None:
                continue
            bubble = self.bubble(event["seat"], event["call"])
            points = event.get("points")
            if points:
                el("b", "", bubble, signed(points[event["seat"] % len(points)]))
            called = kinds(events)  # its card is on the way, or those that are dealt
            if "played" in called or "dealt" in called:
                delay = self.deal_lasts if "dealt" in called else FLIGHT
                self.motion.animate(bubble, [{"opacity": 0}, {}], CLOSING, delay)

    def bubble(self, seat, text):
        """Return the one bubble at a player's place, with their words."""
        place = self.seats.all[seat]
        holder = place.root if place.fan else place.plate
        bubble = find(".bubble", holder) or el("p", "bubble", holder, aria_hidden="true")
        el("span", "", bubble, text)
        return bubble
