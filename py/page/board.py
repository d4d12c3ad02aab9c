"""Paints the view of any game: seats, hands, trick, open cards, stock.

It knows no game by name: it paints what the common keys of a view say (`Game.look` in the engine),
for the table and the viewer alike.
"""

import words
from deck import back
from dom import attribute, button, clear, el, find, part
from motion import place
from pyscript import document

SIDES = {
    1: ("bottom",),
    2: ("bottom", "top"),
    3: ("bottom", "left", "right"),
    4: ("bottom", "left", "top", "right"),
    5: ("bottom", "left", "top-left", "top-right", "right"),
}
MIRROR = {"left": "right", "right": "left", "top-left": "top-right", "top-right": "top-left"}
HIDDEN = "?"
ROWS = (8, 6)  # how many cards a row of the hand takes at the most, and on a narrow board


def sides(players, clockwise):
    """Where the seats after one's own sit: clockwise, the next is on the left."""
    around = SIDES[players]
    return around if clockwise else [MIRROR.get(side, side) for side in around]


class Seat:
    """The elements of one player's place."""

    def __init__(self, seat, side, root, plate, fan):
        self.seat = seat
        self.side = side
        self.root = root
        self.plate = plate
        self.fan = fan
        self.cards = []
        self.shown = None
        self.order = []
        clear(plate)
        self.name = el("span", "name", plate)
        self.nums = el("span", "nums", plate)
        self.points = el("span", "points", plate)
        self.lies = None  # the drawing that lies at the place


class Board:
    def __init__(self, root, motion, looks=False):
        """`looks`: open cards beside a trick can be looked through."""
        self.root = root
        self.motion = motion
        self.list = part(root, ".seats", "ul", "seats", aria_label="Players")
        self.centre = part(root, ".centre", "section", "centre", aria_label="Table")
        self.stock = part(self.centre, ".stock", "div", "stock")
        self.open = part(self.centre, ".open", "ul", "open", aria_label="Cards on the table")
        if looks:
            self.note = button(None, "pile", self.centre, "table-note", data_key="P")
        else:
            self.note = el("p", "table-note", self.centre)
        self.trick = part(self.centre, ".trick", "ul", "trick", aria_label="Trick")
        self.report = part(self.centre, ".report", "div", "report")
        self.signs = part(self.centre, ".signs", "ul", "signs", aria_label="In force")
        self.speech = part(root, ".say", "div", "say")
        self.event = part(self.speech, ".event", "p", "event")
        self.prompt = part(self.speech, ".prompt", "p", "prompt")
        self.acts = part(root, ".acts", "div", "acts", role="group", aria_label="What you can do")
        self.mine = part(root, ".mine", "section", "mine")
        self.line = part(self.mine, ".line", "div", "line")
        self.hand = part(self.mine, ".hand", "ul", "hand")
        self.view = None
        self.slots = []
        self.buttons = []
        self.hand_keys = {}
        self.tapped = None
        self.by_rank = False

    def seat_down(self, deck, offer, names, levels, me, live):
        """A new table: who sits where. `live`: the hand at the bottom is for playing."""
        self.deck = deck
        self.offer = offer
        self.tricks = offer["layout"] in ("trick", "trick-and-open")
        self.titles = {}
        self.order = []
        self.ranks = {}
        for name, rank, title in offer["cards"]:
            self.titles[name] = title
            self.ranks[name] = rank
            self.order.append(name)
        self.names = names
        self.levels = levels
        self.me = me or 0
        self.live = live
        self.view = None
        self.slots = []
        self.buttons = []
        self.hand_keys = {}
        self.marks = {}
        self.keyed = {}
        self.by_rank = offer["by_rank"]
        places = offer["ranks"] if offer["layout"] == "places" else ()
        players = len(names)
        around = sides(players, offer["clockwise"])
        for each in (
            self.list,
            self.trick,
            self.open,
            self.stock,
            self.acts,
            self.hand,
            self.signs,
            self.report,
        ):
            clear(each)
        self.acts.classList.remove("kept")
        self.laid = self.reported = None
        self.spots = {}
        for rank in places:
            self.spots[rank] = el("li", "spot", self.open, data_place=rank)
        self.root.classList.toggle("placed", bool(self.spots))
        clear(self.line)
        self.mine.setAttribute("aria-label", "Your hand" if live else names[self.me])
        self.hand.setAttribute("aria-label", "Your cards" if live else "Cards")
        by_seat = {}
        for step in range(players):
            seat = (self.me + step) % players
            if step == 0:
                plate = el("div", "plate", self.line)
                made = Seat(seat, "bottom", self.mine, plate, None)
            else:
                item = el("li", "seat", self.list, data_side=around[step], data_seat=seat)
                made = Seat(
                    seat,
                    around[step],
                    item,
                    el("div", "plate", item),
                    el("div", "fan", item, aria_hidden="true"),
                )
            by_seat[seat] = made
        self.seats = [by_seat[seat] for seat in range(players)]
        self.root.style.setProperty("--others", str(max(players - 1, 1)))
        self.root.setAttribute("data-players", str(players))

    # What is painted.

    def paint(self, view, events=()):
        """Shows a view. Cards glide from where they were, new ones from whom the events name."""
        before = self.view
        moves = not self.motion.still and before is not None
        old = self._where() if moves else {}
        self.view = view
        self._marks(view["marks"])
        dealt = any(e["kind"] == "dealt" for e in events) or not before
        fresh = self._paint_hand(view["hands"][self.me])
        for seat in self.seats:
            if seat.seat != self.me:
                self._paint_fan(seat, view["hands"][seat.seat])
        self._paint_trick(view["trick"])
        stray = view["turned"]
        self._paint_open(view["table"] + ([stray] if stray else []))
        self._paint_stock(view["stock"])
        self._paint_signs(view["signs"])
        self._paint_report(view)
        self._paint_plates(view)
        if moves:
            self._move(old, events, fresh if dealt else ())
        self._bubbles(events)

    def _marks(self, marks):
        """What some cards are just now: where that changes, cards in sight are made anew."""
        self.remade = marks != self.marks
        if self.remade:
            self.marks = marks
            clear(self.trick)
            clear(self.open)
            for seat in self.seats:
                seat.shown = None

    def _where(self):
        """The places of all cards that are in sight."""
        places = {}
        for key in self.keyed:
            places[key] = place(self.keyed[key])
        for seat in self.seats:
            last = seat.fan.lastElementChild if seat.fan else None
            spot = place(last) if last else None
            # On a small board there is no room for the others' cards.
            places["seat%d" % seat.seat] = spot if spot and spot[2] else place(seat.plate)
        return places

    def _move(self, old, events, fresh):
        source = None
        stock = None
        for event in events:
            if event["kind"] == "played" and event["seat"] is not None:
                source = old.get("seat%d" % event["seat"])
            elif event["kind"] == "dealt" and event["seat"] is not None:
                stock = place(self.seats[event["seat"]].plate)
        late = 0
        for key in self.keyed:
            element = self.keyed[key]
            if key in old:
                self.motion.glide(element, old[key])
            elif key not in fresh:
                self.motion.glide(element, source or stock)
        start = stock and (stock[0] + stock[2] / 2, stock[1], 30, 47)
        for key in fresh:
            self.motion.glide(self.keyed[key], start, 200, late)
            late += 40
        if fresh and start:
            # The others' cards all together: one by one they would take too long to set going.
            for seat in self.seats:
                if seat.fan:
                    self.motion.glide(seat.fan, start, 400)

    def face(self, name, cls="card"):
        holder = el("span", cls, role="img", aria_label=self.called(name))
        holder.append(self.deck.draw(name))
        holder.classList.toggle("marked", name in self.marks)
        return holder

    def called(self, name):
        """A card's name, and what it is just now."""
        title = self.titles.get(name, name)
        return title + ", " + self.marks[name] if name in self.marks else title

    def sort(self, cards):
        """Cards as a person holds them: by suit and rank, or by rank."""
        if HIDDEN in cards:
            return list(cards)
        at = {name: i for i, name in enumerate(self.order)}
        if self.by_rank:
            ranks = self.offer["ranks"]
            return sorted(cards, key=lambda c: ranks.index(self.ranks[c]) * 1000 + at[c])
        return sorted(cards, key=lambda c: at.get(c, 0))

    def _paint_hand(self, cards):
        """The hand at the bottom. It stays put while cards leave; gives the keys of new cards."""
        left = list(cards)
        kept = []
        for at, name in enumerate(self.slots):
            if name is not None and name in left and at != self.tapped:
                left.remove(name)
                kept.append(name)
            else:
                kept.append(None)
        if self.tapped is not None and self.tapped < len(kept):
            # Put back, or another of its kind was there.
            name = self.slots[self.tapped]
            if name in left:
                left.remove(name)
                kept[self.tapped] = name
        self.tapped = None
        fresh = []
        # A hand keeps its places through a trick, and closes up after it if that saves a row.
        playing = any(seat == self.me for seat, _ in self.view["trick"])
        loose = not playing and rows(len(cards)) != rows(len(kept))
        if left or not cards or self.remade or loose:
            had = list(self.slots)
            self.slots = self.sort(cards)
            for name in self.slots:
                if name in had:
                    had.remove(name)
                else:
                    fresh.append(name)
            self._build_hand()
        elif kept != self.slots:
            for at, name in enumerate(kept):
                if name is None and self.slots[at] is not None:
                    self._empty(at)
            self.slots = kept
        keys = []
        for key in self.hand_keys:
            if key.split("#")[0] in fresh:
                keys.append(key)
        self.keyed = {}
        for key in self.hand_keys:
            self.keyed[key] = self.hand_keys[key]
        return keys

    def resort(self):
        """Closes the gaps; a second time, sorts the other way."""
        cards = [name for name in self.slots if name is not None]
        if self.sort(cards) == self.slots:
            self.by_rank = not self.by_rank
        old = self._where()
        self.slots = self.sort(cards)
        self._build_hand()
        for key in self.hand_keys:
            self.keyed[key] = self.hand_keys[key]
            self.motion.glide(self.keyed[key], old.get(key))

    def _build_hand(self):
        here = document.activeElement
        held = attribute(here, "data-card") if self.hand.contains(here) else here == self.prompt
        clear(self.hand)
        n = len(self.slots)
        self.hand_keys = {}
        self.buttons = []
        copies = {}
        for at, name in enumerate(self.slots):
            item = el("li", "", self.hand)
            if name == HIDDEN:
                back(item)
                self.buttons.append(None)
                continue
            copies[name] = copies.get(name, -1) + 1
            key = name + "#" + str(copies[name])
            if self.live:
                holder = el(
                    "button",
                    "",
                    item,
                    type="button",
                    data_card=name,
                    data_at=at,
                    aria_label=self.called(name),
                    tabindex="-1",
                )
                card = el("span", "card", holder)
                card.append(self.deck.draw(name))
                card.classList.toggle("marked", name in self.marks)
                self.buttons.append(holder)
            else:
                card = self.face(name)
                item.append(card)
                self.buttons.append(None)
            self.hand_keys[key] = card
        style = self.hand.style
        style.setProperty("--n", str(max(n, 1)))
        for most, count in zip(ROWS, rows(n)):
            style.setProperty("--c%d" % most, str((n + count - 1) // count or 1))
        if held and self.focus(self.slots.index(held) if held in self.slots else 0) is None:
            self.park()

    def label(self, actions):
        """Says of each card of the hand that it cannot be played now, or what it takes."""
        taps = {each["card"]: each for each in actions if each["taps"]}
        for holder in self.buttons:
            if holder:
                name = attribute(holder, "data-card")
                can = name in taps
                holder.classList.toggle("can", can)
                title = self.called(name)
                if taps and not can:
                    title += words.NOT_NOW
                elif can and taps[name]["takes"]:
                    taken = [self.titles[card] for card in taps[name]["takes"]]
                    title += words.TAKES + words.join(taken)
                holder.setAttribute("aria-label", title)

    def _empty(self, at):
        """A gap where a card was; the focus goes to a neighbour."""
        holder = self.buttons[at]
        for key in list(self.hand_keys):
            if self.hand_keys[key].parentElement == holder:
                self.hand_keys.pop(key)
        if holder:
            self.buttons[at] = None
            if document.activeElement == holder and self.focus(at) is None:
                self.park()
            item = holder.parentElement
            holder.remove()
        else:
            item = self.hand.children[at]
            clear(item)
        item.setAttribute("aria-hidden", "true")

    def park(self):
        """The focus is in the line that says what is asked until there are cards again."""
        self.prompt.tabIndex = -1
        self.prompt.focus()

    def focus(self, at):
        """Puts the focus on the card nearest to this place in the hand."""
        best = None
        for i, holder in enumerate(self.buttons):
            if holder and (best is None or abs(i - at) < abs(best - at)):
                best = i
        if best is not None:
            for holder in self.buttons:
                if holder:
                    holder.tabIndex = -1
            self.buttons[best].tabIndex = 0
            self.buttons[best].focus()
        return best

    def _paint_fan(self, seat, cards):
        if cards != seat.shown:
            self._build_fan(seat, list(cards))
        for name, card in zip(seat.order, seat.cards):
            if name != HIDDEN:
                self.keyed[self._key(name)] = card

    def _build_fan(self, seat, cards):
        faces = any(name != HIDDEN for name in cards)
        if seat.shown is not None and not faces and len(cards) < len(seat.cards):
            for card in seat.cards[len(cards) :]:
                card.remove()
            seat.cards = seat.cards[: len(cards)]
            seat.order = cards
        else:
            clear(seat.fan)
            seat.order = self.sort(cards)
            seat.cards = []
            for name in seat.order:
                card = back(seat.fan) if name == HIDDEN else self.face(name)
                seat.fan.append(card)
                seat.cards.append(card)
        seat.shown = cards
        seat.fan.classList.toggle("faces", faces)
        if faces:
            seat.fan.removeAttribute("aria-hidden")
        else:
            seat.fan.setAttribute("aria-hidden", "true")
        n = max(len(cards), 1)
        seat.fan.style.setProperty("--count", str(n))
        seat.fan.style.setProperty("--fold", str(n if n <= 8 else (n + 1) // 2))

    def _key(self, name):
        n = 0
        while name + "#" + str(n) in self.keyed:
            n += 1
        return name + "#" + str(n)

    def _paint_trick(self, plays):
        wanted = ["%s %s" % (seat, name) for seat, name in plays]
        items = {}
        for item in list(self.trick.children):
            what = attribute(item, "data-what")
            if what in wanted:
                items[what] = item
            else:
                item.remove()
        for (seat, name), what in zip(plays, wanted):
            item = items.get(what)
            if not item:
                item = el("li", "", self.trick, data_what=what, data_side=self.seats[seat].side)
                item.append(self.face(name))
            item.classList.remove("best")
            for tag in list(item.querySelectorAll(".tag")):
                tag.remove()
            self.keyed[self._key(name)] = item.firstElementChild
        if len(self.seats) > 2 and plays and len(plays) < len(self.seats):
            el("span", "tag", self.trick.firstElementChild, words.LED)

    def _paint_open(self, cards):
        self.centre.classList.toggle("both", self.offer["layout"] == "trick-and-open")
        self.centre.style.setProperty("--pile", str(len(cards)))
        self.note.textContent = self.view["note"] or ""
        self.note.hidden = not self.note.textContent
        items = {}
        for item in list(self.open.querySelectorAll("[data-what]")):
            what = attribute(item, "data-what")
            if what in cards and what not in items:
                items[what] = item
            else:
                item.remove()
        for name in cards:
            item = items.pop(name, None)
            spot = self.spots.get(self.ranks[name])
            if not item:
                item = el("div" if spot else "li", "", None, data_what=name)
                item.append(self.face(name))
            item.classList.remove("best", "taken")
            if not spot:
                self.open.append(item)
            elif item.parentElement != spot:
                spot.append(item)
            fresh = name == self.view["fresh"]
            item.classList.toggle("fresh", fresh)
            title = self.titles.get(name, name)
            item.firstElementChild.setAttribute(
                "aria-label", title + words.FRESH if fresh else title
            )
            self.keyed[self._key(name)] = item.firstElementChild
        for spot in self.spots.values():
            if spot.firstElementChild:
                spot.removeAttribute("aria-hidden")
            else:
                spot.setAttribute("aria-hidden", "true")

    def preview(self, cards):
        """Marks the open cards that a card of the hand would take."""
        for item in self._lying():
            item.classList.toggle("taken", attribute(item, "data-what") in cards)

    def _paint_stock(self, number):
        if not number:
            clear(self.stock)
        else:
            if not self.stock.firstElementChild:
                back(self.stock)
                el("span", "", self.stock)
            self.stock.lastElementChild.textContent = words.cards(number)

    def _paint_signs(self, signs):
        """Drawings that lie on the table for all to see, with what they mean."""
        if signs == self.laid:
            return
        new = self.laid is not None
        self.laid = signs
        clear(self.signs)
        for sign in signs:
            name, text = sign["name"], sign["text"]
            item = el("li", "", self.signs)
            item.append(self.face(name))
            words_ = el("p", "", item)
            el("b", "", words_, name)
            el("span", "", words_, " " + text)
        # One alone may colour the whole table.
        self.root.setAttribute("data-sign", signs[0]["name"] if len(signs) == 1 else "")
        self.centre.classList.toggle("signed", bool(signs))
        if new and len(signs) == 1:
            self.motion.animate(
                self.signs, [{"transform": "scale(2)", "opacity": 0}, {"transform": "none"}], 400
            )

    def _paint_report(self, view):
        """How the last part of the game came out, as long as nothing else lies there."""
        row = view["report"]
        if row == self.reported:
            return
        self.reported = row
        clear(self.report)
        if not row:
            return
        table = el("table", "", self.report)
        el("caption", "", table, row["label"])
        columns = len(view["scores"])
        for column in range(columns):
            line = el("tr", "", table)
            el("th", "", line, " & ".join(self.side(column, columns)), scope="row")
            if row.get("notes"):
                el("td", "note", line, row["notes"][column])
            el("td", "", line, words.signed(row["points"][column]))
            el("td", "total", line, words.figure(view["scores"][column]))

    def score(self, view, seat):
        """A seat's score; partners share theirs."""
        scores = view["scores"]
        return scores[seat % len(scores)]

    def side(self, column, columns):
        """The names of those who share a score."""
        return [self.names[seat] for seat in range(column, len(self.names), columns)]

    def _paint_plates(self, view):
        for seat in self.seats:
            at = seat.seat
            n = len(view["hands"][at])
            texts = []
            partner = self._paint_side(seat, view)
            texts += view["notes"][at]
            points = words.figure(self.score(view, at))
            if seat.points.textContent not in ("", points):
                self.motion.animate(
                    seat.points, [{"transform": "scale(1.6)"}, {"transform": "none"}], 400
                )
            name = self.names[at]
            level = self.levels.get(at)
            if seat.name.textContent == "":
                el("span", "who", seat.name, name)
                if level:
                    el("span", "level", seat.name, level)
            if seat.nums.textContent != " ".join(texts):
                clear(seat.nums)
                for text in texts:
                    if seat.nums.firstElementChild:
                        seat.nums.append(" ")
                    el("span", "", seat.nums, text)
            seat.points.textContent = points
            self._paint_token(seat, view["tokens"][at], texts)
            if seat.fan:
                seat.fan.setAttribute("data-n", str(n))
                texts.insert(0, words.cards(n))
            turn = view["actor"] == at
            seat.plate.classList.toggle("turn", turn)
            seat.plate.classList.toggle("dealer", view["dealer"] == at)
            seat.plate.classList.toggle("won", at in view["winners"])
            if partner:
                texts.append(words.PARTNER)
            texts.append("score " + points)
            if turn:
                texts.append("to play")
            if view["dealer"] == at:
                texts.append("dealer")
            if at in view["winners"]:
                texts.append("winner")
            if seat.fan:
                seat.root.setAttribute("aria-label", name + ": " + ", ".join(texts))

    def _paint_side(self, seat, view):
        """Which side a seat is on, where sides share their scores. Whether it is one's partner."""
        sides = view["teams"]
        if len(view["scores"]) >= len(sides):
            return False
        ours = sides[seat.seat] == sides[self.me]
        partner = ours and self.live and seat.seat != self.me
        if not seat.plate.classList.contains("sided"):
            seat.plate.classList.add("sided", "ours" if ours else "theirs")
            if partner:
                el("span", "tag", seat.plate, words.PARTNER)
        return partner

    def _paint_token(self, seat, token, texts):
        """A drawing that lies at a player's place."""
        name, text = (token["name"], token["text"]) if token else (None, None)
        if name != seat.lies:
            seat.lies = name
            old = find(".token", seat.plate)
            if old:
                old.remove()
            if name:
                card = self.face(name, "card token")
                card.setAttribute("aria-label", text)
                seat.plate.append(card)
        if text:
            texts.append(text)

    def _bubbles(self, events):
        for bubble in list(self.root.querySelectorAll(".bubble")):
            bubble.remove()
        for event in events:
            if event.get("call") and event["seat"] is not None:
                seat = self.seats[event["seat"]]
                bubble = el(
                    "p",
                    "bubble",
                    seat.root if seat.fan else seat.plate,
                    event["call"],
                    aria_hidden="true",
                )
                points = event.get("points")
                if points:
                    el("b", "", bubble, words.signed(points[event["seat"] % len(points)]))

    def thinks(self, seat, yes):
        """Shows, or no more, that somebody thinks."""
        self.seats[seat].plate.classList.toggle("thinks", yes)
        self.seats[seat].nums.setAttribute("data-thinks", " · " + words.THINKS)

    # A card of one's own, in the frame of the tap.

    def lift(self, at):
        """Moves a card of the hand to the table before the engine has answered."""
        name = self.slots[at]
        view = dict(self.view)
        hands = list(view["hands"])
        mine = list(hands[self.me])
        mine.remove(name)
        hands[self.me] = mine
        view["hands"] = hands
        view["actor"] = None
        if self.tricks:
            view["trick"] = view["trick"] + [[self.me, name]]
        else:
            view["table"] = view["table"] + [name]
        self.tapped = at
        self.paint(view)

    # A trick that is complete, or cards that are captured, before they are gathered.

    def hold(self, view, events, numbers=True):
        """What is gathered on the way to a view, step by step: the view with it still on the
        table, the cards to mark, and who gets them. `numbers`: those of before."""
        now = self.view or view
        held = dict(view)
        if numbers:
            for name in ("notes", "scores"):
                held[name] = now[name]
            if any(e["kind"] == "dealt" for e in events):
                self._before_deal(held, now, events)
        held["actor"] = None
        held["winners"] = []
        held["stock"] = now["stock"]
        held["turned"] = held["fresh"] = None
        last = view["last_trick"]
        table = list(now["table"])
        steps = []
        for event in events:
            card = event.get("card")
            if event["kind"] == "trick" and last:
                held["trick"] = last["plays"]
                # As the trick's elements are called: of equal cards only one has won.
                best = [
                    "%s %s" % tuple(play) for play in last["plays"] if play[0] == last["winner"]
                ]
                return [(held, best, last["winner"])]
            if event["kind"] == "played" and card not in table:
                table.append(card)
            if event["kind"] == "captured":
                taken = event["cards"] + ([card] if card else [])
                steps.append((dict(held, table=table), taken, event["seat"]))
                table = [name for name in table if name not in taken]
        return steps

    def _before_deal(self, held, now, events):
        """Cards that are dealt as a trick ends come after it has been gathered."""
        for name in ("table", "note", "marks"):
            held[name] = now[name]
        held["hands"] = [list(hand) for hand in now["hands"]]
        for event in events:
            if event["kind"] == "played":
                hand = held["hands"][event["seat"]]
                for card in (event["card"], HIDDEN):
                    if card in hand:
                        hand.remove(card)
                        break

    def mark(self, cards):
        """Marks cards on the table: the winning card, or those that are captured."""
        last = self.view["last_trick"]
        if last and last["plays"] == self.view["trick"]:
            for item, tag in zip(list(self.trick.children), last.get("tags") or ()):
                if tag:
                    el("span", "tag", item, tag)
        for item in self._lying():
            item.classList.toggle("best", attribute(item, "data-what") in cards)

    def gather(self, cards, seat):
        """The trick, or the marked cards of the table, go to whose they are."""
        target = place(self.seats[seat].plate)
        for item in self._lying():
            if " " in attribute(item, "data-what") or attribute(item, "data-what") in cards:
                self.motion.leave(item, target)

    def _lying(self):
        """The elements of all cards of the trick and on the table."""
        return list(self.centre.querySelectorAll("[data-what]"))

    # In words.

    def said_table(self):
        """What lies on the table, and how the others stand, in a sentence or two."""
        view = self.view
        parts = []
        trick = view["trick"]
        if self.tricks:
            plays = [self.names[seat] + ": " + self.titles[name] for seat, name in trick]
            parts.append("Trick: " + ("; ".join(plays) if plays else "empty"))
        for sign in view["signs"]:
            parts.append(sign["name"] + ": " + sign["text"])
        cards = view["table"]
        if view["note"]:
            parts.append(view["note"])
        if cards:
            named = [self.titles[n] + words.FRESH * (n == view["fresh"]) for n in cards]
            parts.append("On the table: " + words.join(named))
        if view["stock"]:
            parts.append("Stock: " + words.cards(view["stock"]))
        for seat in self.seats:
            if seat.fan:
                parts.append(attribute(seat.root, "aria-label"))
        return ". ".join(parts) + "."

    def said_hand(self):
        names = [self.called(name) for name in self.slots if name is not None]
        return words.cards(len(names)) + (": " + ", ".join(names) if names else "") + "."

    def said_score(self):
        scores = self.view["scores"]
        parts = []
        for column in range(len(scores)):
            parts.append(words.join(self.side(column, len(scores))) + " " + str(scores[column]))
        return "Score: " + ", ".join(parts) + "."


def rows(cards):
    """How many rows a hand has, on a wide and on a narrow board."""
    return [(cards + most - 1) // most or 1 for most in ROWS]


def mini_trick(board, last, parent):
    """The last trick as a button with small cards."""
    holder = button(
        None,
        "last",
        parent,
        "last",
        data_key="L",
        aria_label=words.LAST_TRICK
        + ": "
        + words.join([board.names[s] + " " + board.titles[c] for s, c in last["plays"]]),
    )
    minis = el("span", "minis", holder)
    for seat, name in last["plays"]:
        card = board.face(name, "card best" if seat == last["winner"] else "card")
        card.removeAttribute("role")
        card.removeAttribute("aria-label")
        minis.append(card)
    el("span", "", holder, words.LAST_TRICK)
    return holder


def grid(board, view, parent, first, quiet=True):
    """A table with a column for each score; gives its body. `quiet`: the first column's title is
    only said."""
    columns = len(view["scores"])
    table = el("table", "", el("div", "scroll", parent), data_columns=columns)
    head = el("tr", "", el("thead", "", table))
    el("th", "", head, "", scope="col").append(el("span", "quiet" if quiet else "", None, first))
    for column in range(columns):
        el("th", "", head, " & ".join(board.side(column, columns)), scope="col")
    return el("tbody", "", table)


def sheet(board, view, parent):
    """The score sheet: a row for each finished part, and the total."""
    body = grid(board, view, parent, "Part")
    columns = len(view["scores"])
    for row in view["sheet"]:
        line = el("tr", "", body)
        el("th", "", line, words.numbered(row["label"]), scope="row")
        for column, points in enumerate(row["points"]):
            cell = el("td", "", line, words.figure(points))
            if row.get("notes"):
                el("small", "", cell, row["notes"][column])
    line = el("tr", "", el("tfoot", "", body.parentElement))
    el("th", "", line, "Total", scope="row")
    for column in range(columns):
        cell = el("td", "", line, words.figure(view["scores"][column]))
        if column in [winner % columns for winner in view["winners"]]:
            cell.className = "won"
    running = view["running"]
    if running and running["rows"]:
        body = grid(board, view, parent, running["label"], False)
        for row in running["rows"]:
            line = el("tr", "", body)
            el("th", "", line, row["label"], scope="row")
            for points in row["points"]:
                el("td", "", line, str(points))


def standings(board, view, parent):
    """The score sheet for a narrow place: of many players only the last part and the total."""
    columns = len(view["scores"])
    if columns < 4:
        sheet(board, view, parent)
        return
    rows = view["sheet"]
    table = el("table", "", parent)
    for column in range(columns):
        line = el("tr", "", table)
        el("th", "", line, " & ".join(board.side(column, columns)), scope="row")
        if rows:
            el("td", "", line, words.signed(rows[-1]["points"][column]))
        cell = el("td", "total", line, words.figure(view["scores"][column]))
        if column in [winner % columns for winner in view["winners"]]:
            cell.className = "won"


def told_why(events):
    """Whether events tell what points were for."""
    return any(event.get("reason") and event.get("points") for event in events)


def reasons(board, view, events, parent):
    """What every point was for, each with its clause; nothing where events do not tell."""
    if not told_why(events):
        return
    el("h3", "", parent, words.REASONS)
    body = grid(board, view, parent, words.REASONS)
    part = None
    for event in events:
        part = event["text"] if event["kind"] == "round" else event.get("part") or part
        if event.get("reason") and event.get("points"):
            if part:
                el("th", "part", el("tr", "", body), part, colspan=len(view["scores"]) + 1)
                part = None
            line = el("tr", "reason", body)
            cell = el("th", "", line, event["reason"] + " ", scope="row")
            clause_button(event, cell)
            for points in event["points"]:
                el("td", "", line, words.signed(points) if points else "")


def clause_button(event, parent):
    """A button to the clause behind an event."""
    if event["rule"]:
        button(event["rule"], "why", parent, data_rule=event["rule"], data_event=event["number"])
