"""The players' places: face, name, numbers, score, and a fan of cards."""

from page.logic.board.animation_steps import HIDDEN
from page.logic.board.hand_layout import ordered
from page.logic.board.placement import depth, sides
from page.platform.i18n import figure, listed, word
from page.platform.urls import SITE
from page.table.board.deck import back
from page.ui.dom import attribute, button, clear, el, find, part, place

PILE = (17, 26)  # the size of a pile of captured cards, in px


def face(who, parent):
    """Return the picture of a character; the name beside it says who it is."""
    source = SITE + "static/faces/" + who + ".svg"
    return el("img", "face", parent, src=source, alt="", width="40", height="40", draggable="false")


class Seat:
    """A player's place. `fan` is None at the bottom, where the hand is."""

    def __init__(self, seat, side, root, plate, fan, name, who):
        self.seat = seat
        self.side = side
        self.root = root
        self.plate = plate
        self.fan = fan
        self.called = name
        # Words for screen readers; the plate has them as figures and marks.
        self.said = el("p", "quiet")
        plate.before(self.said)
        plate.setAttribute("aria-hidden", "true")
        self.facts = []  # how the player stands, in words
        self.noted = []  # the notes beside it
        self.cards = []  # the elements of the fan
        self.order = []  # and what they show
        self.shown = None  # the hand that the fan is made of
        self.lies = None  # the drawing that lies at the place
        clear(plate)
        if who:
            plate.classList.add("faced")
            face(who, plate)
            self.ask()
        self.name = el("span", "name", plate)
        self.numbers = el("span", "nums", plate)
        self.points = el("span", "points", plate)

    def ask(self):
        """Let a touch of the place tell about its player."""
        label = word("about-player", name=self.called)
        asked = button(None, "who", None, "asked", data_who=self.seat, aria_label=label)
        self.plate.after(asked)

    def thinks(self, yes):
        """Show, or no longer show, that the player thinks."""
        self.plate.classList.toggle("thinks", yes)

    def middle(self):
        """Return the place where cards come from and go to. A small board has no room for fans."""
        last = self.fan.lastElementChild if self.fan else None
        spot = place(last) if last else None
        return spot if spot and spot[2] else place(self.plate)

    def pile(self, lies):
        """Return the place for cards that are taken. If the pile of them `lies` there: in the lower
        corner beside the fan, or at the points; else, or where a small board has no room, the
        plate."""
        wide, high = PILE
        if lies and self.fan and place(self.fan)[2]:
            x, y, w, h = place(self.root)
            return [x + w - wide - 8, y + h - high - 6, wide, high]
        x, y, w, h = place(self.points if lies and not self.fan else self.plate)
        return [x + (w - wide) / 2, y + (h - high) / 2, wide, high]


class Seats:
    """All places round the table."""

    def __init__(self, root, motion):
        self.root = root
        self.motion = motion
        self.list = part(root, ".seats", "ul", "seats", aria_label=word("players"))
        self.mine = part(root, ".mine", "section", "mine")
        self.line = part(self.mine, ".line", "div", "line")
        self.all = []
        self.taker = None  # the seat from which gathered cards come back
        self.opened = False  # whether a viewer keeps room for hands with faces

    def seat_down(self, faces, names, levels, cast, me, live):
        """Place the players. `levels` of the bots and their characters (`cast`), by seat; `live`:
        the seat at the bottom plays."""
        self.faces = faces
        self.cast = cast
        self.levels = levels
        self.me = me
        self.live = live
        players = len(names)
        around = sides(players, faces.info["clockwise"])
        clear(self.list)
        clear(self.line)
        self.mine.setAttribute("aria-label", word("your-hand") if live else names[me])
        plate = el("div", "plate", self.line)
        made = {me: Seat(me, "bottom", self.mine, plate, None, names[me], None)}
        for step in range(1, players):
            seat = (me + step) % players
            item = el("li", "seat", self.list, data_side=around[step], data_seat=seat)
            plate = el("div", "plate", item)
            fan = el("div", "fan", item, aria_hidden="true")
            who = cast.get(seat)
            made[seat] = Seat(seat, around[step], item, plate, fan, names[seat], who)
        self.all = [made[seat] for seat in range(players)]
        self.root.style.setProperty("--others", str(max(players - 1, 1)))
        self.root.setAttribute("data-players", str(players))

    def others(self):
        """Return all places except the one at the bottom, which has the hand."""
        return [seat for seat in self.all if seat.fan]

    def forget_fans(self):
        """Make the fans anew, because the faces of cards have changed."""
        for seat in self.all:
            seat.shown = None

    # Fans.

    def paint_fans(self, hands, keyed):
        """Show the others' cards. `keyed` collects the visible ones."""
        for seat in self.others():
            cards = list(hands[seat.seat])
            if cards != seat.shown:
                self.build_fan(seat, cards)
            for name, card in zip(seat.order, seat.cards):
                if name != HIDDEN:
                    keyed.add(name, card)

    def build_fan(self, seat, cards):
        faces = any(name != HIDDEN for name in cards)
        if seat.shown is not None and not faces and len(cards) < len(seat.cards):
            for card in seat.cards[len(cards) :]:
                card.remove()
            seat.cards = seat.cards[: len(cards)]
            seat.order = cards
        else:
            clear(seat.fan)
            info = self.faces.info
            seat.order = ordered(cards, info, info["by_rank"])
            seat.cards = []
            for name in seat.order:
                seat.cards.append(
                    back(seat.fan) if name == HIDDEN else self.faces.face(name, seat.fan)
                )
        seat.shown = cards
        seat.fan.classList.toggle("faces", faces or self.opened)
        if faces:
            seat.fan.removeAttribute("aria-hidden")
        else:
            seat.fan.setAttribute("aria-hidden", "true")
        n = max(len(cards), 1)
        seat.fan.style.setProperty("--count", str(n))
        seat.fan.style.setProperty("--fold", str(n if n <= 10 else (n + 1) // 2))

    # Plates.

    def paint_plates(self, display):
        for seat in self.all:
            self.paint_plate(seat, display)

    def paint_plate(self, seat, display):
        at = seat.seat
        texts = list(display["notes"][at])
        partner = self.paint_team(seat, display)
        points = self.paint_points(seat, display)
        if not seat.name.firstElementChild:
            el("span", "who", seat.name, seat.called)
        if seat.noted != texts:
            seat.noted = list(texts)  # more is added to those below
            clear(seat.numbers)
            for text in texts:
                if seat.numbers.firstElementChild:
                    seat.numbers.append(" ")
                el("span", "", seat.numbers, text)
        self.paint_token(seat, display["tokens"][at])
        holder, deep = seat.fan or seat.points, str(depth(display["piles"][at]))
        if attribute(holder, "data-pile") != deep:
            holder.setAttribute("data-pile", deep)
        turn, dealer = display["actor"] == at, display["dealer"] == at
        won = at in display["winners"]
        missed = display["missed"][at]
        seat.plate.classList.toggle("turn", turn)
        if missed and seat.facts and not seat.plate.classList.contains("missed"):
            self.motion.shake(seat.plate)
        seat.plate.classList.toggle("missed", missed)
        if dealer != seat.plate.classList.contains("dealer"):
            seat.plate.classList.toggle("dealer", dealer)
            if dealer:
                mark = el("span", "deals", seat.name, role="img", aria_label=word("dealer"))
                explained(mark, word("dealer"), word("dealer-means"))
            else:
                find(".deals", seat.name).remove()
        seat.plate.classList.toggle("won", won)
        n = len(display["hands"][at])
        if seat.fan:
            seat.fan.setAttribute("data-n", str(n))
        said = texts
        if display["tokens"][at]:
            said.append(display["tokens"][at]["text"])
        if partner:
            said.append(word("partner"))
        if points:
            said.append(word("said-score", points=points))
        marks = ((missed, "missed"), (turn, "to-play"), (dealer, "dealer"), (won, "winner"))
        for yes, name in marks:
            if yes:
                said.append(word(name))
        seat.facts = said
        cards = [word("cards", n=n)]
        seat.said.textContent = word("said-seat", name=seat.called, facts=listed(cards + said))

    def paint_points(self, seat, display):
        """Show the score of a seat, and return it as it is written there."""
        scores = display["points"] or display["scores"]
        column = seat.seat % len(scores)
        seat.points.classList.toggle("shared", display["holders"][column] != seat.seat)
        score = scores[column]
        scored = str(seat.points.textContent)
        # A zero is in sight as long as cards lie there, or what they brought.
        lie = any(display["hands"]) or display["table"] or display["trick"] or display["report"]
        begun = lie and self.faces.info["prefix"]
        points = figure(score) if any(scores) or begun or display["winners"] else ""
        if scored not in ("", points):
            change = {"transform": "scale(1.6)"}
            if score < int(scored.replace("−", "-")):
                change = {"transform": "scale(.6)", "color": "var(--warn)"}
            self.motion.animate(seat.points, [change, {}], 400)
        if scored != points:
            seat.points.textContent = points
        if display["running"]:
            explained(seat.points, word("total"), word("points-all"))
        return points

    def paint_team(self, seat, display):
        """Show the team of a seat, where teams share scores; return whether it is the reader's
        partner."""
        teams = display["teams"]
        if len(display["scores"]) >= len(teams):
            return False
        ours = teams[seat.seat] == teams[self.me]
        partner = ours and self.live and seat.seat != self.me
        if not seat.plate.classList.contains("sided"):
            seat.plate.classList.add("sided", "ours" if ours else "theirs")
            if partner:
                el("span", "tag", seat.plate, word("partner"))
        return partner

    def paint_token(self, seat, token):
        """Show a drawing at a player's place."""
        name = token["name"] if token else None
        if name == seat.lies:
            return
        seat.lies = name
        old = find(".token", seat.plate)
        if old:
            old.remove()
        if token:
            drawn = self.faces.drawn(name, seat.name, "card token")
            explained(drawn, token["text"], token["means"])


def explained(element, title, text):
    """Let an element of a plate show its meaning at a tap; the place itself tells a screen
    reader."""
    for name, value in (("do", "sign"), ("title", title), ("means", text)):
        element.setAttribute("data-" + name, value)
