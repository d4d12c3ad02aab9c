"""The editor of positions: one record, shown on the real board, on which its moves are played."""

import json

from pyscript import document, window

from page.compose.facts import Facts
from page.compose.lesson import Lesson
from page.compose.moves import Moves
from page.compose.output import Results, code_of
from page.compose.places import Places
from page.compose.source import Source
from page.compose.steps import Steps
from page.compose.words import Words
from page.logic.composing import Draft, adopted, fresh, in_order, spelled
from page.platform.engine import EngineError
from page.platform.i18n import word
from page.platform.tasks import task
from page.platform.urls import behind, parameters
from page.platform.urls import in_order as names_in
from page.replay import replay_page, viewer
from page.replay.surroundings import surround
from page.table.board.deck import Faces
from page.ui.dom import button, clear, el, find, icon, js, notice


class Fault:
    """What is wrong with the draft, below the board, with a way to the field where it is."""

    def __init__(self, parent):
        self.line = el("p", "told fault", parent, role="status")
        self.told = ""

    def say(self, told, field):
        """Say this, if it is news; "" for nothing."""
        if told == self.told:
            return
        self.told = told
        clear(self.line)
        if told:
            el("span", "", self.line, told)
        if field:
            button(word("compose-go-there"), field.focus, self.line, "plain")


class Composer:
    """The draft and its parts. Every edit is stored, and asks the engine what there is now. `part`:
    which record of the lesson the draft is, from 0, or None."""

    def __init__(self, page, root, info, deck, draft, part):
        self.page = page
        self.draft = draft
        self.asked = 0  # requests, of which only the last one's answer counts
        self.is_sound = False
        has_rules = page.games.of(info["id"]) is not None
        surround(root, info, word("compose-page"), "" if has_rules else None, False)
        self.root = find(".viewer-main", root)
        self.root.classList.add("composer")
        place = find(".viewer-place", root)
        self.viewer = viewer.make(page, place, True)
        self.fault = Fault(place)
        self.edits = {}
        tools = find(".tools", root)
        for name in ("redo", "undo"):
            made = self.edit_button(name, None)
            made.append(icon(name), el("span", "", None, word("compose-" + name)))
            tools.prepend(made)
        more = find(".viewer-more", root)
        cards, people, moves, words, out, source, lesson = [
            el("section", "", more) for _ in range(7)
        ]
        faces = Faces(deck, info)
        el("h2", "", cards, word("compose-cards"))
        self.facts = Facts(cards, people, draft, info, faces, self.edited)
        self.places = Places(cards, draft, faces, self.edited)
        self.viewer.asking = Moves(self, self.viewer, moves)
        self.steps = None if has_rules else Steps(moves, faces, self.step)
        self.viewer.follow = self.follow
        self.painting = False
        self.edit_button("cut", moves)
        self.words = Words(words, draft, self.typed)
        self.output = Results(out, page)
        self.edit_button("new", self.output.others)
        self.source = Source(source, self.write)
        self.lesson = Lesson(lesson, page, self, part)

    def edit_button(self, name, parent):
        text = word("compose-" + name) if parent else None
        made = button(text, lambda: self.edit(name), parent, data_edit=name)
        made.disabled = True
        self.edits[name] = made
        return made

    # What there is now.

    def edited(self):
        """The position or the moves have changed."""
        self.places.repaint()
        task(self.renew())

    def typed(self, is_engine=False):
        """Words have changed; the board has not."""
        if is_engine:
            task(self.renew())
        else:
            task(self.keep())

    async def keep(self):
        """Store the draft, and make its link."""
        self.dress()
        device, record = self.page.device, self.draft.record
        self.viewer.root.setAttribute("data-heading", record.get("title") or "")
        self.source.show(record)
        said = record.get("title") or word("compose-line-link")
        self.output.take_text(self.draft.text(), spelled(record), said, self.is_sound)
        text = device.text({"record": record})
        await self.page.routes.visit.during(device.change({"draft:" + record["game"]: text}))
        await self.output.renew()

    async def renew(self, at=None):
        """Show the draft as it is now, at move `at`, by default at the one that was shown."""
        answer = await self.check(True, self.viewer_at() if at is None else at)
        if answer is None:
            return
        self.is_sound = "fault" not in answer
        if "frames" in answer and answer["frames"]:
            self.show(answer, at)
        names = answer["names"]
        if "info" in answer and answer["info"]["cards"] != self.places.faces.info["cards"]:
            await self.keep()  # another pack has other drawings
            self.page.routes.route()
            return
        if "fields" in answer:
            self.places.paint(answer["fields"], answer["cards"], names)
        self.facts.paint(answer.get("fields"), names)
        self.blame(answer.get("fault", ""))
        self.places.root.hidden = "fields" not in answer
        self.viewer.asking.whole.hidden = "fields" in answer
        self.act(answer)
        await self.keep()

    def blame(self, fault):
        """Say what is wrong with the draft, with a way to the field where it is."""
        if self.words.is_new and fault.startswith("ask"):
            fault = ""
        told, key = self.places.worded(fault)
        self.fault.say(told, self.facts.blame(key, told) or self.places.button(key))

    async def check(self, shown, move):
        """Return the engine's answer about the draft, or None if something newer was asked."""
        self.asked += 1
        number = self.asked
        engine, draft = self.page.engine, self.draft
        move = min(move, len(draft.moves()))
        try:
            answer = await self.page.routes.visit.during(
                engine.ask("compose", record=draft.record, shown=shown, move=move)
            )
        except EngineError as error:
            if number == self.asked:
                self.is_sound = False
                self.blame(str(error))
                await self.keep()
            return None
        return answer if number == self.asked else None

    def viewer_at(self):
        """Return the number of the move that the board shows."""
        return max(self.viewer.at, 0)

    def show(self, answer, at):
        """Show these frames; a move that was just made moves its card."""
        frames, made = answer["frames"], self.viewer
        last = len(frames) - 1
        now = min(self.viewer_at() if at is None else at, last)
        view = self.draft.record.get("view")
        asks = sorted([int(at) for at in self.draft.record.get("ask") or {}])
        bottom = view if type(view) is int and view < len(answer["names"]) else 0
        if view is None and asks and asks[0] <= last:  # as the reader will see it
            bottom = frames[asks[0]]["display"]["actor"]
        captions = self.draft.record.get("notes") or {}
        self.painting = True
        made.show(
            frames,
            answer["names"],
            self.places.faces.info,
            self.places.faces.deck,
            captions,
            now - 1 if at is not None and now else now,
            bottom if type(bottom) is int and bottom >= 0 else 0,
        )
        made.go(now)
        self.painting = False
        made.status("composing")

    def act(self, answer):
        """Offer the actions, and the words, at the move that is shown."""
        self.viewer.asking.open(answer["actions"])
        if self.steps and "lying" in answer:
            order = [field["key"] for field in self.places.fields]
            self.steps.paint(order, answer["lying"], answer["names"])
        moments = [frame["events"] for frame in self.viewer.frames]
        self.words.paint(self.viewer_at(), moments, answer["actions"], answer["names"])
        self.dress()

    def dress(self):
        draft = self.draft
        self.edits["undo"].disabled = not draft.before
        self.edits["redo"].disabled = not draft.after
        self.edits["new"].disabled = False
        can_cut = len(draft.moves()) > self.viewer_at()
        self.edits["cut"].disabled = self.edits["cut"].hidden = not can_cut
        self.output.picture.disabled = not self.viewer.frames

    def follow(self):
        if not self.painting:
            task(self.stepped())

    async def stepped(self):
        answer = await self.check(False, self.viewer_at())
        if answer is not None:
            self.act(answer)

    # Edits.

    def play(self, action):
        seat = self.viewer.frames[self.viewer_at()]["display"]["actor"]
        for place, cards in (self.steps.lying if self.steps else {}).items():
            if place.startswith("hand") and action.split(" ")[-1] in cards:
                seat = place[4:]
        self.step(str(seat) + " " + action)

    def step(self, move):
        """Make this move where the board stands."""
        at = self.viewer_at()
        self.draft.play(move, at)
        task(self.renew(at + 1))

    def edit(self, name):
        draft = self.draft
        if name == "new":
            task(self.anew())
            return
        edits = {"undo": draft.undo, "redo": draft.redo, "cut": lambda: draft.cut(self.viewer_at())}
        edits[name]()
        self.edited()

    async def anew(self):
        """Begin anew; that can be undone."""
        players = self.draft.record.get("players") or self.places.faces.info["players"][0]
        self.draft.replace(await started(self.page, self.places.faces.info["id"], players))
        self.draft.preset()
        self.places.repaint()
        await self.lesson.take_up(None)
        await self.renew(0)

    async def taken(self, answer):
        """Take what was pasted or dropped while the editor is open; return whether it was for
        it."""
        if not self.root.isConnected or "answer" in answer:
            return False
        routes = self.page.routes
        visit = routes.visit
        if "code" in answer:
            text = await visit.during(replay_page.text_of(answer["code"]))
            found = json.loads(text)
            if type(found) is list:
                await visit.during(self.page.engine.ask("course", records=text))
                await self.lesson.take(found)
                return True
            record = in_order(found, text)
        else:
            where = window.URL.new(answer["address"], window.location.href)
            read = window.reading.address(js({"search": str(where.search)}))
            params = parameters(read)
            if "position" not in params:
                return False
            ask = self.page.engine.ask
            asking = ask("place", parameters=params, order=names_in(read))
            text = (await visit.during(asking))["text"]
            record = in_order(json.loads(text), text)
        await self.adopt(record)
        return True

    async def adopt(self, record, part=None):
        """Take a record in place of the draft; one of another game goes to its own editor. `part`:
        which one of the lesson it is."""
        if record.get("game") == self.places.faces.info["id"]:
            self.draft.replace(adopted(record))
            self.places.repaint()
            await self.lesson.take_up(part)
            await self.renew(record.get("start") or 0)
            notice(word("compose-taken"))
        else:
            code = await code_of(self.page, record)
            address = "index.html?compose=" + str(record.get("game")) + "#record=" + code
            self.page.routes.go(address)

    async def write(self, text):
        """Take what somebody has written in place of the draft: a record, or all that can be opened
        elsewhere. Return what is wrong with it."""
        if text[:1] != "{":
            await replay_page.open_text(self.page, text)
            return ""
        try:
            visit = self.page.routes.visit
            answer = await visit.during(self.page.engine.ask("compose", record=text))
        except EngineError as error:
            return str(error)
        if answer["record"] != self.draft.record:
            await self.adopt(in_order(answer["record"], text), self.lesson.part)
        return ""


async def started(page, game, players):
    """Return a new draft, with what the game cannot do without. EngineError for no game."""
    key = "position" if page.games.of(game) else "places"
    record = fresh(game, players, key)
    answer = await page.routes.visit.during(page.engine.ask("compose", record=record))
    record[key] = answer["position"]
    return record


async def come(page, visit, root, params):
    """Build the editor for the game in the address, with the record behind `#`, or with the draft
    of this device. EngineError if there is no such game."""
    game = params["compose"]
    page.engine.start(page.routes.progress)
    await visit.during(page.games.load())
    kept = await visit.during(page.device.get("draft:" + game))
    draft = Draft(in_order(adopted(json.loads(kept)["record"]), kept) if kept else {})
    move = params.get("move", "")
    start = int(move) if move.isdigit() else 0
    if behind()[0] == "record":
        code = await visit.during(replay_page.code_here())
        given = adopted(await visit.during(replay_page.record_of(code)), start)
        if not kept:
            draft.record = given
        elif Draft(given).text() != draft.text():
            draft.replace(given)
        begins = given.get("start")
        start = start or (begins if type(begins) is int else 0)
    elif not kept:
        players, known = params.get("players", ""), page.games.of(game)
        usual = known["players"][0] if known else 2
        draft.record = await started(page, game, int(players) if players.isdigit() else usual)
        draft.preset()
    info = page.games.of(game)
    if not info:
        asking = page.engine.ask("compose", record=draft.record)
        info = (await visit.during(asking))["info"]
    deck = await visit.during(page.decks.loaded(info["deck"]))
    page.root.setAttribute("data-of", game)
    page.routes.bare(root)  # the board in it is the table now
    at = params.get("at", "")
    part = int(at) - 1 if at.isdigit() and int(at) else None
    page.routes.composer = made = Composer(page, root, info, deck, draft, part)
    page.routes.rewrite("index.html?compose=" + game, back=page.routes.ways_back())
    document.title = word("page-title", game=word("compose-page"))
    await visit.during(made.lesson.load())
    await visit.during(made.renew(start))
    made.viewer.root.setAttribute("data-table", "")  # be it without a board
    made.viewer.status("composing")
    return made.viewer


# The ways into the editor.


def begin(page, element):
    """Open the editor for the game on the table."""
    page.routes.go("index.html?compose=" + page.table.info["id"], str(page.routes.shown()))


async def begin_here(page, element):
    """Take the moment that is shown along: of the viewer, or of the game on the table that is
    over."""
    made = page.routes.viewer
    if made is None:
        record = (await page.routes.visit.during(page.engine.ask("record")))["record"]
        move = len(record["moves"]) - 1
    else:
        record, move = json.loads(made.text), made.frames[made.at]["move"]
    code = await code_of(page, adopted(record, move), made.text if made else "")
    address = "index.html?compose=" + record["game"] + "&move=" + str(move) + "#record=" + code
    page.routes.go(address, str(page.routes.shown()))
