"""The engine as the page sees it: JSON text in, JSON text out, one table at a time.

`handle` takes `{"do": …}` and returns an object with the answer, or `{"error": "…"}`. An answer
never shows a card that its reader may not see: saves have the seed instead of the decks it gives,
and the record comes when the game is over. `seat` in a frame names the reader: the person at the
device, the one of several who has uncovered the table (`rondas.tables.people`), or a guest. All
words for people are messages (`rondas.rules.message`). `docs/engine.md` tells of frames.
"""

import json
from collections.abc import Callable, Sequence

from rondas import bots
from rondas.answers.inquiries import Inquiries
from rondas.answers.puzzles import given_puzzle
from rondas.answers.request import given_bots, given_seat, lesson, setup
from rondas.records.record import IllegalActionError, legal_action, too_deep
from rondas.rules.display import EventDisplay
from rondas.rules.game import OVER, Log
from rondas.rules.message import Message, say
from rondas.tables.frames import Json, frame, frames, player_names, remembered
from rondas.tables.lesson import LessonTable
from rondas.tables.people import People
from rondas.tables.table import Table
from rondas.text import brief, check_number

LARGEST = 2_000_000
"""Characters of the longest request; the longest games need some tens of thousands."""
REQUESTS = (
    "open", "act", "step", "lift", "frame", "sit", "undo", "redo", "retell", "refusal", "help",
    "about", "known", "record",
)  # fmt: skip
"""The names of the methods that answer one."""
OPEN = ("game", "players", "options", "people", "guests", "bots", "cast", "names", "opening")
"""The public part of a set-up: without the seed, which gives the cards."""


class Service:
    """One table, and the requests of a page about it."""

    def __init__(self) -> None:
        self.table: Table | None = None
        self.people = People([])
        self.setup: Json = {}
        self.spectator = False
        self.last = 0, Log()
        """The number of the last move and its events; no events after undo or redo."""
        self.requests: dict[str, Callable[[Json], Json]] = {
            **Inquiries().requests,
            **{name: getattr(self, name) for name in REQUESTS},
        }

    def handle(self, request: Json) -> Json:
        do = str(request.get("do"))
        if do not in self.requests:
            raise ValueError(f"do: no request {brief(do)}")
        return self.requests[do](request)

    def open(self, request: Json) -> Json:
        """Open a table, new or saved (`moves`), and return its first frame.

        `docs/engine.md` lists the keys. With `spectator` every frame also has a spectator's view,
        for embedding pages. A shared table opens covered, unless `look` says who has uncovered it.
        """
        made = lesson(request) if "lesson" in request else setup(request)
        self.table, self.people, self.setup = made
        self.spectator = request.get("spectator") is True
        return self._frame_with_past()

    def _open_table(self) -> Table:
        if self.table is None:
            raise ValueError("no table is open")
        return self.table

    def _frame(self, log: Log, wrong: Sequence[Message] = ()) -> Json:
        """Return what the device shows now. After a move, cover the table if necessary."""
        table, people = self._open_table(), self.people
        people.moved(table)
        self.last = len(table.record.moves), log
        answer = self._frame_for(people.looks, log)
        answer["status"] = people.status(table)
        answer["undo"] = people.can_undo(table)
        answer["redo"] = bool(table.undone)
        answer["begun"] = table.can_undo()
        presentation = table.record.game.presentation(table.game)
        shown = presentation.display(None) if people.shared else answer["display"]
        answer["save"] = {**self.setup, "moves": table.open_moves(), "facts": shown["facts"]}
        if people.shared:
            answer["to"] = table.game.actor if answer["status"] == "pass" else None
            answer["look"] = [] if people.looks is None else [people.looks, people.lifted]
            answer["save"]["seen"] = [people.seen[seat] for seat in people.here]
        if sealed := table.sealed():
            answer["save"]["sealed"] = sealed
        if isinstance(table, LessonTable):
            answer["lesson"] = table.shown(wrong)
            table.hide(answer)
        if self.spectator:
            answer["spectator"] = table.known(None)
        if table.game.actor == OVER:
            answer.update(self.record({}))
        return answer

    def _frame_for(self, seat: int | None, log: Log) -> Json:
        """Return the frame of one reader, with their actions."""
        table = self._open_table()
        game, kit = table.game, table.record.game
        answer = frame(kit, game, len(table.record.moves), log, seat)
        self._chosen(answer["events"])
        answer["seat"] = seat
        answer["status"] = table.status(seat)
        mine = answer["status"] == "your-turn"
        answer["actions"] = kit.presentation(game).actions() if mine else []
        answer["waits"] = table.waits()
        answer["memory"] = remembered(kit, game, seat)
        return answer

    def _since(self, number: int, seat: int | None) -> list[Json]:
        """The frame after a move, and one for each move since, as a seat was to see them then."""
        told = frames(self._open_table().record, seat, False, seat, number)
        by_then: Json = {"seat": seat, "status": "waiting", "actions": []}
        by_then.update(waits=True, undo=False, redo=False)
        for shown in told:
            self._chosen(shown["events"])
        return [{**shown, **by_then} for shown in told]

    def _frame_with_past(self) -> Json:
        """Return a frame that no single move has led to, with all events so far in `past`."""
        return {**self._frame(Log()), "past": self._past()}

    def _past(self) -> list[EventDisplay]:
        record = self._open_table().record
        log = Log()
        past = []
        for game in record.states(log):
            presentation = record.game.presentation(game)
            past += [presentation.describe_event(event) for event in log.events]
        return self._chosen(past)

    def _chosen(self, events: list[EventDisplay]) -> list[EventDisplay]:
        """Mark the events of the first move as chosen by people, if they chose it."""
        table = self._open_table()
        opening = table.record.game.rules.first_move
        if opening and any(table.record.moves[:1] == [f"* {action}"] for action in table.opening):
            for event in events:
                if event["kind"] == "said" and event["rule"] == opening[1]:
                    event["text"] = say("opening-chosen", text=event["text"])
        return events

    def act(self, request: Json) -> Json:
        """Make the action of the reader or the guest in `seat`; a lesson answers a wrong one."""
        log = Log()
        table, action = self._open_table(), str(request.get("action"))
        seat = self._reader(request)
        if not table.waits() and table.game.actor not in (OVER, seat):
            raise ValueError(f"seat: it is the turn of seat {table.game.actor}")
        if isinstance(table, LessonTable) and (wrong := table.answer(action)) is not None:
            return self._frame(log, wrong)
        table.act(action, log)
        return self._frame(log)

    def step(self, _: Json) -> Json:
        """Make one move of chance or of a bot."""
        log = Log()
        self._open_table().step(log)
        return self._frame(log)

    def _reader(self, request: Json) -> int | None:
        """The seat that asks: the reader, or the guest in `seat`; ValueError for others."""
        looks = self.people.looks
        seat = given_seat(request, self._open_table().record.players, looks)
        if seat != looks and seat not in self.people.guests:
            raise ValueError(f"seat: nobody looks from seat {seat}")
        return seat

    def lift(self, request: Json) -> Json:
        """Uncover the table for the person in `seat`. Returns their frame; `since` has a frame for
        each move they have missed, and `was` the table before."""
        table = self._open_table()
        seat = given_seat(request, table.record.players)
        before = self.people.lift(seat, table)
        was, *since = self._since(before, seat)
        return {**self._frame(Log()), "was": {**was, "events": []}, "since": since}

    def frame(self, request: Json) -> Json:
        """Return the frame of the guest in `seat` (null: a spectator). Nothing changes.

        `since` is the number of the last move that they know. One missed move comes in `events`,
        several as frames in `since`. Without `since`, `past` has all events.
        """
        table = self._open_table()
        seat = given_seat(request, table.record.players)
        if seat is not None and seat not in self.people.guests:
            raise ValueError(f"seat: no guest sits at {seat}")
        heard, moves = request.get("since"), len(table.record.moves)
        if heard is not None:
            check_number("since", heard, moves)
        number, log = self.last
        is_next = bool(log.events) and (number, heard) == (moves, moves - 1)
        answer = self._frame_for(seat, log if is_next else Log())
        answer["of"] = {key: self.setup[key] for key in OPEN}
        if heard is None:
            answer["past"] = self._past()
        elif heard < moves and not is_next:
            answer["since"] = self._since(heard, seat)[1:]
        return answer

    def sit(self, request: Json) -> Json:
        """Let `bot` play for the absent guest in `seat`; null: the guest is back."""
        table = self._open_table()
        seat = given_seat(request, table.record.players)
        if seat not in self.people.guests:
            raise ValueError(f"seat: no guest sits at {seat}")
        bot = None if request.get("bot") is None else given_bots({"bots": [request["bot"]]}, 1)[0]
        table.sit(seat, bots.make(bot) if bot else None)
        if "honest" in self.setup:
            self.setup["honest"]["sittings"].append([len(table.record.moves), seat, bot])
        return {"waits": table.waits()}

    def undo(self, _: Json) -> Json:
        """Take back the reader's last action, and everything since."""
        table = self._open_table()
        if not self.people.can_undo(table):
            raise ValueError("there is nothing to undo")
        table.undo()
        return self._frame_with_past()

    def redo(self, _: Json) -> Json:
        self._open_table().redo()
        return self._frame_with_past()

    def retell(self, _: Json) -> Json:
        return self._frame_with_past()

    def refusal(self, request: Json) -> Json:
        """Return why an action is not possible now: `{"text", "rule"}`; `text` is null if it is."""
        table = self._open_table()
        if table.game.actor == OVER:
            return {"text": say("refusal-over"), "rule": ""}
        if table.game.actor != self._reader(request):
            return {"text": say("refusal-not-your-turn"), "rule": ""}
        try:
            legal_action(table.game, str(request.get("action")))
        except IllegalActionError as error:
            text = table.record.game.presentation(table.game).refusal(error.refusal)
            return {"text": text, "rule": error.refusal.rule}
        return {"text": None, "rule": ""}

    def help(self, request: Json) -> Json:
        """The help screen of this table, or of the question of a `puzzle`; terms need no table."""
        if "puzzle" in request:
            record = given_puzzle(request).record
            *_, game = record.states()
            told = {"game": record.game.id, "names": player_names(record)}
            return {**told, "sections": record.game.guide(game).help()}
        table = self._open_table()
        return {"sections": table.record.game.guide(table.game).help()}

    def about(self, request: Json) -> Json:
        """Return what a card is worth, and what it would do if the reader played it now."""
        table = self._open_table()
        (card,) = table.game.pack.read([str(request.get("card"))])
        return {"text": table.record.game.guide(table.game).about(card, self._reader(request))}

    def known(self, request: Json) -> Json:
        """Return what the reader knows, or the guest in `seat`: for `analyse`."""
        return {"state": self._open_table().known(self._reader(request))}

    def record(self, _: Json) -> Json:
        """Return the record of a finished game, with the characters of its bots."""
        table = self._open_table()
        if table.game.actor != OVER:
            raise ValueError("the record shows all cards: it comes when the game is over")
        cast = self.setup.get("cast", [])
        return {"record": {**table.record.write(), **({"cast": cast} if any(cast) else {})}}


_service = Service()


def handle(text: str) -> str:
    """Answer one request of the page, JSON text for JSON text."""
    try:
        if len(text) > LARGEST:
            raise ValueError(f"json: at most {LARGEST} characters, not {len(text)}")
        if too_deep(text):
            raise ValueError("json: nested too deeply")
        request = json.loads(text)
        if not isinstance(request, dict):
            raise ValueError("a request is a JSON object")
        return json.dumps(_service.handle(request))
    except ValueError as error:
        return json.dumps({"error": str(error)})
