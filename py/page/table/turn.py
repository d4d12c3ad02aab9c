"""The person's turn: actions on cards and buttons, until one is chosen."""

from pyscript import document, window
from pyscript.js_modules import rest

from page.logic.figures import natural
from page.platform.engine import EngineError
from page.platform.i18n import gap, sentences, word
from page.platform.tasks import task
from page.table.board.actions import ActionBar
from page.table.card_inspector import CardQuestion
from page.table.score_sheets import clause_button
from page.ui import focus, tooltip
from page.ui.animation import GIVES
from page.ui.dom import (
    attribute,
    button,
    clear,
    closest,
    dialog,
    el,
    find,
    notice,
    open_dialog,
    say,
)

HINT = 300  # iterations of the search behind a hint
ALONE = 900  # until the only card that can be played plays itself, in ms
DOUBLE = 400  # ms in which a second click may belong to the first …
NEAR = 30  # … if it is not farther from it, in px


class Turn:
    def __init__(self, table):
        self.table = table
        self.board = table.board
        self.bar = ActionBar(table.board)
        self.actions = []  # what can be done now; none before it is one's turn, and after it
        self.asked = CardQuestion(table)
        self.weighed = None  # the frame for which a hint is being thought about
        self.wanted = False  # whether it is still waited for
        self.early = None  # the seat that asks for a hint before its turn
        self.timer = None  # of a card that plays itself
        self.alone = False  # whether there is such a card
        find("#dialog").addEventListener("close", self.closed)
        self.coming = False  # whether cards are being dealt: until they lie there nobody is asked
        self.sees = True  # whether none were at the last press of finger or key
        self.clicked = []  # where clicks have played cards that may still become double clicks
        for kind in ("pointerover", "focusin"):
            self.board.hand.root.addEventListener(kind, self.point)
        for kind in ("pointerout", "focusout"):
            self.board.hand.root.addEventListener(kind, self.point_away)

    def begin(self, frame):
        """Begin the person's turn."""
        self.actions = sorted(frame["actions"], key=lambda each: natural(each["action"]))
        self.arm()
        self.table.status("your-turn")
        self.alone = self.plays_itself()
        if self.alone:
            told = word("plays-itself", card=self.actions[0]["label"])
            self.table.line.ask(told)
            say(told)
            self.wait()
        elif frame["prompt"]:
            say(frame["prompt"])
        self.board.hand.rove()
        if self.early == frame["seat"] and not self.alone:
            task(self.hint())
        self.early = None

    def plays_itself(self):
        """Return whether the only possible action is to play one card, and the person wants that
        done.

        Not after undo and redo, which are there to think, nor while something else is asked.
        """
        table = self.table
        wanted = table.page.settings.now["alone"] == "on"
        session = table.session
        free = not (session.is_lesson or table.busy or session.invitation)
        return wanted and free and len(self.actions) == 1 and self.actions[0]["taps"]

    def wait(self):
        """Let the only card play itself when it has been seen."""
        self.timer = window.setTimeout(self.play_alone, ALONE * self.table.motion.rate)

    def play_alone(self):
        """Play it, but not under a dialog."""
        if self.alone and not open_dialog():
            self.tap(find(".hand [data-action]", self.table.root))

    def closed(self, event):
        if self.alone:
            window.clearTimeout(self.timer)
            self.wait()

    def arm(self):
        """Make one element for each legal action."""
        self.bar.arm(self.actions)
        self.board.hand.label(self.actions)
        # The pointer may have been there before the turn came.
        self.preview(find(".hand [data-action]:is(:hover, :focus-visible)", self.table.root))

    def end(self):
        """Take all actions away at once, before the engine has answered."""
        self.point_away()
        self.actions = []
        self.alone = False
        self.early = None
        window.clearTimeout(self.timer)
        self.asked.forget()
        tooltip.erase(self.board.event)
        lost = self.bar.clear()
        self.bar.disarm()
        if self.table.root.getAttribute("data-status") == "your-turn":
            self.table.status("waiting")
        if lost and self.board.hand.focus(0) is None:
            self.board.hand.park()

    def sort(self):
        """Sort the hand; actions then belong to the new elements."""
        if not self.board.resort():
            self.table.line.tell(word("hand-sorted"))
            say(word("hand-sorted"))
        self.renew()

    def renew(self):
        """Attach the actions to the cards in their new places."""
        if self.actions:
            self.bar.disarm()
            self.arm()
            self.board.hand.rove()
            focus.mend(self.table.page)

    def of(self, name):
        """Return the current action with this name, or None."""
        for action in self.actions:
            if action["action"] == name:
                return action
        return None

    # Doing something.

    def click(self, event, holder):
        """Handle a click on a card of the hand, or on a button. The second half of a double click,
        which not every browser counts, is not meant for the card that has moved there."""
        x, y = event.clientX, event.clientY
        if self.coming or not self.sees:  # it lets the cards lie, which nobody has seen
            self.table.motion.finish()
        elif not holder.hasAttribute("data-card"):
            self.press(holder)
        elif not event.detail:  # of a key, or of a drag
            self.tap(holder)
        elif not any(abs(x - at[0]) < NEAR and abs(y - at[1]) < NEAR for at in self.clicked):
            self.tap(holder, (x, y))

    def tap(self, holder, clicked=None):
        """Play a card of the hand, or say why not. `clicked`: where, if not by a key."""
        if holder.classList.contains("sent"):  # its answer is still to come
            return
        card = attribute(holder, "data-card")
        for action in self.actions:
            if action["taps"] and action["card"] == card:
                if clicked:
                    self.wait_for_double(clicked)
                self.act(action, int(attribute(holder, "data-at")))
                return
        # After a right answer of a lesson its way on stands there, and gives way instead.
        on = find(".lesson-next button", self.table.root)
        self.table.motion.shake(on or holder)
        if on:
            return
        task(self.refuse("play " + card))

    def wait_for_double(self, clicked):
        """Take no other click for a card there until a double click is over."""
        stay = rest.begin()
        self.clicked.append(clicked)
        window.setTimeout(lambda: self.forget_click(stay), DOUBLE)

    def forget_click(self, stay):
        self.clicked.pop(0)
        rest.end(stay)

    def press(self, holder):
        """Do what a button says."""
        action = self.of(attribute(holder, "data-action"))
        if action:
            self.act(action)

    def act(self, action, at=None):
        """Make the action that the person chose. A player who has turned off all waiting is not
        asked for confirmation, nor where nothing is at stake."""
        table = self.table
        asks = action["risk"] and table.motion.rate and not table.session.is_lesson
        if asks and not open_dialog():
            self.dare(action)
            return
        table.act(action, at)

    def dare(self, action):
        """Names what an action stakes, and asks whether it shall be."""
        frame = self.table.frame
        body = dialog(word("really", action=action["label"]))
        box = find("#dialog")
        el("p", "told", body, action["risk"])
        row = el("div", "buttons", body)
        button(word("cancel"), "close", row)
        button(action["label"], None, row, "risky", data_action=action["action"])
        holder = find('.acts [data-action="' + action["action"] + '"]', self.table.root)
        holder.removeAttribute("data-action")

        def closed(event):
            box.onclose = None
            clear(body)
            if self.table.frame is frame and self.actions:
                holder.setAttribute("data-action", action["action"])
                holder.focus()

        box.onclose = closed

    async def refuse(self, action):
        table, frame, asked = self.table, self.table.frame, self.actions
        if table.session.cut_off():
            notice(table.session.cut_off())
            return
        if table.root.getAttribute("data-status") == "waiting":
            why = {"text": word("refusal-not-your-turn"), "rule": ""}
        else:
            why = await table.page.routes.visit.during(
                table.page.engine.ask("refusal", action=action)
            )
        # Not if something has been done meanwhile.
        if why["text"] and frame is table.frame and asked is self.actions:
            event = self.board.event
            table.line.clear()
            el("span", "refused", event, why["text"] + " ")
            if why["rule"]:
                clause_button(why["rule"], event, data_rule=why["rule"])
            say(why["text"])
            table.motion.animate(event, [{"scale": "1.08"}, {}], GIVES)

    # The cards that a card would take, and the suit that it beats.

    def point(self, event):
        """The pointer or the focus is on a card."""
        self.preview(closest(event, "[data-action]:is(:hover, :focus-visible)"))

    def preview(self, holder):
        action = self.of(attribute(holder, "data-action")) if holder else None
        if action:
            self.board.cloth.preview(action["takes"])
            if action["taps"] and self.table.frame["display"]["trick"]:  # there is one to beat
                self.ask_ring(action["card"])

    def point_away(self, event=None):
        if any(action["takes"] for action in self.actions):
            self.board.cloth.preview(())
        if self.actions:
            self.ask_ring(None)

    def ask_ring(self, card):
        """Show in a ring which suit a card beats; None: of no card."""
        order = self.table.order
        suit = card and card.replace(self.board.faces.ranks[card], "")
        for step, link in zip(order.shown["steps"], list(order.place.querySelectorAll(".link"))):
            link.classList.toggle("asked", step["mark"] == suit)

    # Hints.

    def loads(self, done):
        """Say whether the engine is `done`, if a hint waits for it; the same command ends that."""
        if self.weighed is self.table.frame and self.wanted:
            self.table.line.tell(word("hint-thinking" if done else "hint-loading") + gap())
            button(word("cancel"), "hint", self.board.event)

    async def hint(self):
        """Show the best action of the search where it lies, with the best reason; while others
        play, as soon as it is the person's turn. While one is thought about, do without it. The
        only action needs no search."""
        frame = self.table.frame
        waits = self.table.root.getAttribute("data-status") == "waiting"
        if waits and frame["seat"] is not None:
            self.early = frame["seat"]
            self.table.line.tell(word("hint-later"))
            say(word("hint-later"))
        if not self.actions:
            return
        if self.table.session.invitation:
            self.table.session.invitation.decline()
        if len(self.actions) == 1:
            self.show_hint(self.actions[0], [word("hint-only")])
            return
        thinks = self.weighed is frame
        self.weighed, self.wanted = frame, not (thinks and self.wanted)
        if thinks:
            self.table.line.clear()
            self.loads(self.table.page.engine.is_up())
            return
        self.loads(True)
        self.table.session.follow()
        try:
            engine = self.table.page.engine
            state = (await engine.ask("known"))["state"]
            rated = await engine.ponder("analyse", state=state, iterations=HINT)
            best = self.of(rated["actions"][0]["action"])
        except EngineError:
            if self.table.frame is frame and self.actions and self.wanted:
                self.table.line.clear()
                notice(word("hint-failed"))
            return
        finally:
            if self.weighed is frame:
                self.weighed = None
        if self.table.frame is not frame or best not in self.actions or not self.wanted:
            return
        self.show_hint(best, rated["why"][:1])

    def show_hint(self, best, why):
        """Mark an action where it lies, with the focus, and tell it."""
        told = sentences([word("hint", action=best["label"])] + why)
        holder = find('[data-action="' + best["action"] + '"]', document)
        if holder:
            holder.classList.add("hinted")
            self.board.hand.reach(holder)
            holder.focus()
        # Only now: what a button means is told as it has the focus.
        self.table.line.tell(told)
        say(told)
