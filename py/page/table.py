"""The table where a person plays: ask the engine, paint, wait for the person, and again."""

import asyncio

import store
import words
from board import Board, clause_button, mini_trick, standings
from deck import deck
from dom import (
    attribute,
    button,
    clear,
    close_dialog,
    closest,
    dialog,
    el,
    find,
    icon,
    natural,
    notice,
    say,
)
from engine import EngineError, ask, offer, ponder
from motion import PAUSE, Motion, place
from pyscript import document, window

# Events that tell more than the card that was played.
TELLING = ("trick", "captured", "found", "scored", "turned", "round")
# Events that take a moment to be seen.
SEEN = ("dealt", "turned", "shown")
LINE = 150  # characters of what happened that the line at the hand takes


class Table:
    def __init__(self, root):
        self.root = root
        self.motion = Motion()
        self.board = Board(find(".board", root), self.motion, True)
        self.log = find(".log ol", root)
        self.log.parentElement.addEventListener("scroll", self.look_back)
        self.sheet = find(".panel .sheet", root)
        self.frame = None
        self.epoch = 0
        self.busy = False
        self.events = []
        for kind in ("pointerover", "focusin"):
            self.board.hand.addEventListener(kind, self.point)
        for kind in ("pointerout", "focusout"):
            self.board.hand.addEventListener(kind, self.point_away)
        self.saving = None
        self.waiting_save = None
        self.about = None  # the game, once there is one
        self.after = None  # called when the game is over
        self.last = None
        for kind in ("pointerover", "focusin"):
            self.board.acts.addEventListener(kind, self.weigh)
        self.weighed = None  # the view for which a hint is being thought about
        self.wish = None  # the place in the hand that was tapped before there were cards

    # Opening and leaving.

    async def open(self, request, kept=None):
        """Sits down: `request` is for the engine; `kept` what the device has of this game."""
        self.leave()
        epoch = self.epoch
        self.status("loading")
        frame = await ask("open", **request)
        about = offer(frame["save"]["game"])
        drawings = deck(about["deck"])
        await drawings.load()
        if epoch != self.epoch:
            return
        save = frame["save"]
        self.session = kept["session"] if kept else store.now() + " " + store.TAB[:6]
        self.key = "saved:" + store.setup_id(save)
        self.written = kept["time"] if kept else None  # when what the device has was written
        self.counted = False
        self.last = None
        self.me = save["seat"]
        self.about = about
        level = {}
        others = [seat for seat in range(save["players"]) if seat != self.me]
        for seat, name in zip(others, save["bots"]):
            level[seat] = words.level(name)
        self.root.setAttribute("data-game", about["id"])
        document.documentElement.setAttribute("data-of", about["id"])
        find(".title", self.root).textContent = about["title"]
        find(".credit", self.root).textContent = about["credit"]
        document.title = about["title"] + " – Rondas"
        names = list(frame["names"])
        if self.me is not None:
            names[self.me] = words.YOU
        self.board.seat_down(drawings, about, names, level, self.me, self.me is not None)
        if self.me is not None:
            tools = el("div", "handtools", self.board.line)
            for do, key, text in (("sort", "O", "Sort the hand"), ("hint", "I", "Hint")):
                made = button(None, do, tools, data_key=key, aria_label=text)
                made.append(icon(do))
        self.recall(frame)
        self.show(frame)
        asyncio.create_task(self.run())

    def leave(self):
        """Gets up; whatever is under way ends."""
        self.epoch += 1
        self.motion.finish()
        self.disarm()
        for name in ("data-winners", "data-scores"):
            self.root.removeAttribute(name)

    # The loop.

    async def run(self):
        """Chance and bots move until the person has to, or the game is over."""
        epoch = self.epoch
        try:
            while epoch == self.epoch and self.frame["status"] == "waiting":
                actor = self.frame["display"]["actor"]
                asked = asyncio.create_task(ask("step"))
                if type(actor) is int and self.motion.rate:
                    timer = window.setTimeout(
                        lambda a=actor: epoch == self.epoch and self.board.thinks(a, True),
                        max(300, PAUSE * self.motion.rate + 20),
                    )
                    await self.motion.wait(PAUSE)
                    frame = await asked
                    window.clearTimeout(timer)
                    if epoch == self.epoch:
                        self.board.thinks(actor, False)
                else:
                    frame = await asked
                if epoch != self.epoch:
                    return
                await self.take(frame)
        except EngineError as error:
            if epoch == self.epoch:
                self.fail(str(error))

    async def take(self, frame):
        """Goes on to a frame, showing what happened on the way."""
        epoch = self.epoch
        self.keep(frame)
        # At instant speed nobody sees what lies between two turns of the person.
        if self.motion.rate == 0 and frame["status"] == "waiting":
            self.frame = frame
            self.tell(frame)
            return
        held = self.board.hold(frame["display"], frame["events"]) if self.motion.rate else ()
        for number, (view, marked, taker) in enumerate(held):
            self.board.paint(view, () if number else frame["events"])
            self.board.mark(marked)
            if number == 0:
                self.tell(frame)
                self.words(frame, True)
            await self.motion.wait(200 + 700 + reading(self.board.event.textContent))
            if epoch == self.epoch:
                self.board.gather(marked, taker)
                await self.motion.wait(230)
            if epoch != self.epoch:
                return
        self.show(frame, not held)
        if any(e["kind"] == "round" for e in frame["events"]):
            await self.motion.wait(1500 + reading(self.board.event.textContent))
        elif not held and any(e["kind"] in SEEN or e.get("call") for e in frame["events"]):
            await self.motion.wait(700)

    def show(self, frame, tell=True):
        """Paints a frame, and offers what can be done."""
        self.frame = frame
        view = frame["display"]
        # Who has dealt is of interest as well where a trick was shown first.
        news = [e for e in frame["events"] if tell or e["kind"] == "dealt"]
        self.board.paint(view, news)
        if tell:
            self.tell(frame)
        self.words(frame)
        self.last_trick(view)
        clear(self.sheet)
        el("h2", "", self.sheet, "Score")
        standings(self.board, view, self.sheet)
        undo = find("[data-do=undo]", self.root)
        undo.disabled = not frame["undo"]
        find("[data-do=redo]", self.root).hidden = not frame["redo"]
        if frame["status"] == "your-turn":
            self.arm(frame)
        elif frame["status"] == "over":
            self.over(frame)
        else:
            self.status("waiting")

    def words(self, frame, held=False):
        """The line that says what is going on and what is asked."""
        find(".facts", self.root).textContent = words.facts(frame["display"]["facts"])
        event = self.board.event
        if frame["events"]:
            clear(event)
            for each in self.telling(frame, held):
                event.append(each["text"] + " ")
                if each["kind"] != "played":
                    clause_button(each, event)
                    event.append(" ")
        prompt = frame["prompt"]
        for each in frame["events"]:
            if each["kind"] == "over":
                prompt = each["text"]
        self.board.prompt.textContent = "" if held else prompt or ""

    def telling(self, frame, held):
        """The events that the line tells. `held`: those up to the trick that lies there to be seen;
        else what has happened since."""
        events = frame["events"]
        told = [e for e in events if e["kind"] in TELLING] or [events[-1]]
        tricks = [at for at, e in enumerate(told) if e["kind"] == "trick"]
        if tricks:
            split = tricks[0] + 1
            told = told[:split] if held else told[split:] or told
        # Points are never scored in silence; a report on the table is enough.
        scored = [e for e in told if e["kind"] in ("found", "scored")]
        if len(scored) > 1 and frame["display"]["report"]:
            return told[-1:]
        if not tricks:
            return scored or told[-1:]
        while len(told) > 1 and sum([len(e["text"]) for e in told]) > LINE:
            told.pop(0)
        return told

    def tell(self, frame):
        """Writes the events down, and has them spoken."""
        for event in frame["events"]:
            self.note(event)
            say(event["text"])

    def recall(self, frame):
        """Writes down anew all that has happened up to a frame."""
        self.events = []
        clear(self.log)
        for event in frame["past"]:
            self.note(event)

    def look_back(self, event):
        """Who has scrolled up in the log keeps what he reads before his eyes."""
        event.target.classList.toggle("read", event.target.scrollTop < -8)

    def note(self, event):
        event["number"] = len(self.events)
        self.events.append(event)
        item = el("li", "", self.log, data_kind=event["kind"])
        el("span", "", item, event["text"])
        clause_button(event, item)

    def last_trick(self, view):
        last = view["last_trick"]
        if last == self.last:
            return
        self.last = last
        old = find(".last", self.board.centre)
        if old:
            old.remove()
        if last:
            mini_trick(self.board, last, self.board.centre)

    def status(self, status):
        self.root.setAttribute("data-status", status)

    # The person's turn.

    def arm(self, frame):
        """Each legal action becomes one element."""
        actions = frame["actions"] = sorted(frame["actions"], key=lambda a: natural(a["action"]))
        others = []
        for each_action in actions:
            action = each_action["action"]
            card = each_action["card"] if each_action["taps"] else None
            holder = None
            if card:
                for each in self.board.buttons:
                    if each and attribute(each, "data-card") == card:
                        # Copies of a card are one action; a tap on any of them does it.
                        each.setAttribute("data-copy" if holder else "data-action", action)
                        holder = holder or each
            if not holder:
                others.append(each_action)
        self.action_bar(others, frame)
        self.board.label(actions)
        # The pointer may have been there before the turn came.
        self.preview(find(".hand [data-action]:is(:hover, :focus)", self.root))
        self.status("your-turn")
        say(frame["prompt"])
        self.rove()
        if self.wish is not None:
            self.board.focus(self.wish)
            self.wish = None

    def action_bar(self, actions, frame):
        """The bar of actions. A long row of numbers is a bar of figures, each its own key."""
        figures = [each for each in actions if each["figure"] is not None]
        dial = len(figures) > 6
        self.board.acts.classList.toggle("dial", dial)
        if actions and self.about["keeps_bar"]:
            self.board.acts.classList.add("kept")
        self.board.acts.style.setProperty("--half", str((len(figures) + 1) // 2))
        hot = 0
        # Those with cards of the hand come last, in the order of the hand.
        slots = self.board.slots
        held = [each for each in actions if each["card"] in slots]
        held.sort(key=lambda each: slots.index(each["card"]))
        for each in [each for each in actions if each not in held] + held:
            cls = "bold" if each["usual"] else "risky" if each["risk"] else ""
            if each in held:
                made = self.of_card(each)
            else:
                made = labelled(each, self.board.acts, cls, data_action=each["action"])
            if dial and each in figures:
                made.textContent = str(each["figure"])
                made.setAttribute("aria-label", each["label"])
                if each["figure"] < 10:
                    made.setAttribute("data-hot", str(each["figure"]))
            elif not dial and hot < 9:
                hot += 1
                made.setAttribute("data-hot", str(hot))
            if each["meaning"]:
                made.setAttribute("data-meaning", each["meaning"])
                made.setAttribute("aria-description", each["meaning"])

    def weigh(self, event):
        """Tells what the action means that a finger, the mouse or the focus is on."""
        holder = closest(event, "[data-meaning]")
        if holder:
            self.board.event.textContent = attribute(holder, "data-meaning")

    def of_card(self, action):
        """A button that shows a card of the hand, to do something else with it than to play it.
        Those that do the same stand together behind the words for it."""
        what, which = action["detail"], action["label"]
        acts = self.board.acts
        group = acts.lastElementChild
        if not group or attribute(group, "aria-label") != what:
            group = el("div", "of-cards", acts, role="group", aria_label=what)
            el("span", "", group, what, aria_hidden="true")
        made = button(None, None, group, data_action=action["action"], aria_label=what + ": " + which)
        card = self.board.face(action["card"])
        card.setAttribute("aria-hidden", "true")
        made.append(card)
        return made

    def rove(self):
        """One card of the hand can be reached with Tab."""
        holders = [each for each in self.board.buttons if each]
        if holders and not any(each.tabIndex == 0 for each in holders):
            holders[0].tabIndex = 0

    def disarm(self):
        """Nothing can be done any more: at once, before the engine has answered."""
        acts = self.board.acts
        lost = acts.contains(document.activeElement)
        clear(acts)
        for name in ("data-action", "data-copy"):
            for holder in list(self.root.querySelectorAll("[" + name + "]")):
                holder.removeAttribute(name)
        if self.root.getAttribute("data-status") == "your-turn":
            self.status("waiting")
        if lost and self.board.focus(0) is None:
            self.board.park()

    def dare(self, action):
        """Names what an action stakes, and asks whether it shall be."""
        frame = self.frame
        title = action["label"]
        body = dialog(title + "?")
        box = find("#dialog")
        el("p", "told", body, action["risk"])
        row = el("div", "buttons", body)
        button(words.BETTER_NOT, "close", row)
        button(title, None, row, "risky", data_action=action["action"])
        holder = find('.acts [data-action="' + action["action"] + '"]', self.root)
        holder.removeAttribute("data-action")

        def closed(event):
            box.onclose = None
            clear(body)
            if self.frame is frame and self.root.getAttribute("data-status") == "your-turn":
                holder.setAttribute("data-action", action["action"])
                holder.focus()

        box.onclose = closed

    def act(self, action, at=None):
        """Does what the person chose; a card moves in this very frame.

        Who has turned off all waiting is not asked again either.
        """
        chosen = self.action_named(action)
        if chosen and chosen["risk"] and self.motion.rate and not find("#dialog").open:
            self.dare(chosen)
            return
        close_dialog()
        self.motion.finish()
        self.disarm()
        if at is not None:
            self.board.lift(at)
        self.board.prompt.textContent = ""
        asyncio.create_task(self.send(action))

    def action_named(self, name):
        for each in self.frame["actions"]:
            if each["action"] == name:
                return each
        return None

    async def send(self, action):
        epoch = self.epoch
        try:
            frame = await ask("act", action=action)
            if epoch == self.epoch:
                await self.take(frame)
                await self.run()
        except EngineError as error:
            if epoch == self.epoch:
                self.fail(str(error))

    def point(self, event):
        """Shows what the card under the pointer, or with the focus, would take."""
        self.preview(closest(event, "[data-action]"))

    def preview(self, holder):
        chosen = self.action_named(attribute(holder, "data-action")) if holder else None
        if chosen:
            self.board.preview(chosen["takes"])

    def point_away(self, event):
        if self.frame:
            self.board.preview(())

    def tap(self, holder):
        """A card of the hand: plays it, or says why not."""
        name = attribute(holder, "data-card")
        at = int(attribute(holder, "data-at"))
        action = "play " + name
        if self.root.getAttribute("data-status") == "your-turn" and self.action_named(action):
            self.act(action, at)
        else:
            asyncio.create_task(self.refuse(action))

    async def refuse(self, action):
        if self.root.getAttribute("data-status") == "waiting":
            why = {"text": words.NOT_YOUR_TURN, "rule": ""}
        else:
            why = await ask("refusal", action=action)
        if why["text"]:
            event = self.board.event
            clear(event)
            el("span", "refused", event, why["text"] + " ")
            if why["rule"]:
                button(why["rule"], "why", event, data_rule=why["rule"])
            say(why["text"])

    async def hint(self):
        """What the search would do, marked in the hand and said in words."""
        view = self.frame["display"]
        if self.root.getAttribute("data-status") != "your-turn" or self.weighed is view:
            return
        self.weighed = view
        epoch = self.epoch
        self.board.event.textContent = words.HINT_THINKS
        try:
            best = (await ponder("analyse", state=(await ask("known"))["state"], iterations=300))["actions"][0]
        except Exception as error:  # the engine's, or that the second one could not be loaded
            notice(getattr(error, "message", None) or str(error))
            return
        finally:
            self.weighed = None
        if epoch != self.epoch or self.frame["display"] is not view:
            return
        action = best["action"]
        what = self.action_named(action)["label"]
        self.board.event.textContent = words.HINT % (what, round(100 * best["value"]))
        say(self.board.event.textContent)
        for holder in list(self.root.querySelectorAll("[data-action]")):
            if attribute(holder, "data-action") == action:
                for each in self.board.buttons:
                    if each:
                        each.tabIndex = -1
                holder.tabIndex = 0
                holder.focus()

    # Undo.

    async def back(self, do):
        """Undo or redo: the engine goes there, and all is painted anew."""
        if self.busy or not self.frame or not self.frame[do]:
            return
        self.busy = True
        try:
            self.epoch += 1
            epoch = self.epoch
            self.motion.finish()
            self.disarm()
            frame = await ask(do)
            if epoch == self.epoch:
                if do == "undo":
                    say("Undone.")
                for name in ("data-winners", "data-scores"):
                    self.root.removeAttribute(name)
                self.board.slots = []
                clear(self.board.event)
                self.keep(frame)
                self.recall(frame)
                self.show(frame)
                await self.run()
        except EngineError as error:
            notice(str(error))
        finally:
            self.busy = False

    # The end.

    def over(self, frame):
        view = frame["display"]
        self.root.setAttribute("data-winners", " ".join([str(s) for s in view["winners"]]))
        self.root.setAttribute("data-scores", " ".join([str(s) for s in view["scores"]]))
        self.status("over")
        button(words.ENDED, "ended", self.board.acts, "bold", data_hot="1")
        if self.after:
            self.after(frame)

    def fail(self, message):
        """One clear line, and the way back to the lobby."""
        self.epoch += 1
        self.disarm()
        self.status("error")
        clear(self.board.event)
        self.board.prompt.textContent = message
        clear(self.board.acts)
        el(
            "a",
            "button bold",
            self.board.acts,
            "Back to all games",
            href="index.html",
            data_do="lobby",
        )
        say(message)

    # Kept without asking.

    def keep(self, frame):
        self.waiting_save = frame
        if not self.saving:
            self.saving = asyncio.create_task(self.write())

    async def write(self):
        try:
            while self.waiting_save:
                frame = self.waiting_save
                self.waiting_save = None
                if frame["status"] == "over":
                    await self.finished(frame)
                elif frame["undo"]:
                    now = store.now()
                    before = await store.put(
                        self.key,
                        {
                            "time": now,
                            "tab": store.TAB,
                            "session": self.session,
                            "save": frame["save"],
                            "scores": frame["display"]["scores"],
                        },
                    )
                    if before and before["time"] != self.written:
                        notice(words.OTHER_TAB)
                    self.written = now
        finally:
            self.saving = None

    async def finished(self, frame):
        """The result and the record of a game that is over."""
        record = (await ask("record"))["record"]
        save = frame["save"]
        levels = sorted(set(save["bots"]))
        if self.me is not None:
            await store.put_all(
                {
                    "done:" + self.session: {
                        "game": save["game"],
                        "players": save["players"],
                        "level": levels[0] if len(levels) == 1 else "mixed",
                        "seat": self.me,
                        "scores": frame["display"]["scores"],
                        "winners": frame["display"]["winners"],
                        "time": store.now(),
                    },
                    "record:" + self.session: record,
                }
            )
        await store.remove(self.key)

    # Keys.

    def arrow(self, key):
        """Moves the focus in the hand, and up to the bar and down again."""
        here = document.activeElement
        cards = [each for each in self.board.buttons if each]
        acts = list(self.board.acts.querySelectorAll("button"))
        playable = any(each.hasAttribute("data-action") for each in cards)
        in_acts = acts and self.board.acts.contains(here)
        holders = acts if in_acts or (acts and not playable and here not in cards) else cards
        if not holders:
            return
        at = None
        for i, each in enumerate(holders):
            if each == here:
                at = i
        if at is None:
            target = holders[0]
        elif key == "ArrowLeft":
            target = holders[at - 1]
        elif key == "ArrowRight":
            target = holders[(at + 1) % len(holders)]
        elif key == "Home":
            target = holders[0]
        elif key == "End":
            target = holders[-1]
        else:
            up = key == "ArrowUp"
            target = self.beyond(holders, here, up)
            if target == here and up and acts and not in_acts:
                acts[0].focus()
                return
            if target == here and not up and cards and in_acts:
                self.board.focus(0)
                return
        if holders is cards:
            for each in holders:
                each.tabIndex = -1
            target.tabIndex = 0
        target.focus()

    def beyond(self, holders, here, up):
        """The nearest card in the row above or below."""
        x, y, _, height = place(here)
        best, least = here, 1e9
        for each in holders:
            left, top, _, _ = place(each)
            if (top < y - height / 2) if up else (top > y + height / 2):
                far = abs(top - y) * 3 + abs(left - x)
                if far < least:
                    best, least = each, far
        return best


def reading(text):
    """How much longer, in ms, a long sentence stays."""
    return min(1500, 22 * max(0, len(text) - 50))


def labelled(label, parent, cls="", **attributes):
    """A button with a label of the engine's, whose second line is small."""
    first, more = label["label"], label["detail"]
    made = button(first, None, parent, cls, **attributes)
    if more:
        made.setAttribute("aria-label", first + ", " + more)
        el("small", "", made, more)
    return made


def company(seed, count):
    """Names of those at the table, the same for the same seed."""
    number = 7
    for character in seed:
        number = (number * 31 + ord(character)) % 1000003
    names = list(words.NAMES)
    chosen = []
    for _ in range(count):
        number = (number * 75 + 74) % 65537
        chosen.append(names.pop(number % len(names)))
    return chosen
