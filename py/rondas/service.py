"""The engine as the page sees it: JSON text in, JSON text out, one table at a time.

`handle` takes `{"do": …}` and returns an object with the answer, or `{"error": "…"}`. An answer
never shows a card that its reader may not see: saves have the seed instead of the decks it gives,
and the record comes when the game is over. `seat` in a frame names the reader: the person at the
device, the one of several who has uncovered the table (`rondas.people`), or a guest. All words for
people are messages (`rondas.message`). `docs/protocol.md` lists the requests.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import asdict
from random import Random

from rondas import bots
from rondas.advice import why
from rondas.fair_deal import faults
from rondas.frames import Json, frame, frames, player_names
from rondas.game import OVER, Log
from rondas.games import all_games
from rondas.lesson import LessonTable, load
from rondas.message import Message, say
from rondas.people import People
from rondas.placing import placed
from rondas.presentation import Action, Display, Told
from rondas.pulse import pulse
from rondas.record import IllegalActionError, Record, legal_action, too_deep
from rondas.remarks import answer, asked, choices, remarks
from rondas.request import (
    given_bots,
    given_record,
    given_seat,
    lesson,
    setup,
    shown_record,
)
from rondas.review import Review
from rondas.summary import summary
from rondas.table import Table
from rondas.text import brief

LARGEST = 2_000_000
"""Characters of the longest request; the longest games need some tens of thousands."""
MOST_ITERATIONS = 10_000
"""Iterations of an analysis; a hint takes some hundreds."""
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
        self.reviewed: Review | None = None
        self.requests: dict[str, Callable[[Json], Json]] = {
            "games": self.games,
            "open": self.open,
            "act": self.act,
            "step": self.step,
            "lift": self.lift,
            "frame": self.frame,
            "sit": self.sit,
            "undo": self.undo,
            "redo": self.redo,
            "retell": self.retell,
            "refusal": self.refusal,
            "help": self.help,
            "about": self.about,
            "known": self.known,
            "record": self.record,
            "frames": self.frames,
            "place": self.place,
            "answer": self.answer,
            "analyse": self.analyse,
            "review": self.review,
            "check": self.check,
            "honest": self.honest,
            "summary": self.summary,
        }

    def handle(self, request: Json) -> Json:
        """Answer one request; ValueError for a bad one."""
        do = str(request.get("do"))
        if do not in self.requests:
            raise ValueError(f"do: no request {do!r}")
        return self.requests[do](request)

    def games(self, _: Json) -> Json:
        """Return every game with what the page needs to offer it."""
        return {
            "games": [
                {
                    **kit.presentation.offer(kit.rules),
                    "counted": kit.model.counted,
                    "lesson": len(load(kit)),
                    "terms": kit.guide.glossary(),
                }
                for kit in all_games().values()
            ]
        }

    def open(self, request: Json) -> Json:
        """Open a table, new or saved (`moves`), and return its first frame.

        `docs/protocol.md` lists the keys. With `spectator` every frame also has a spectator's view,
        for embedding pages. A shared table opens covered, unless `look` says who has uncovered it.
        """
        made = lesson(request) if "lesson" in request else setup(request)
        self.table, self.people, self.setup = made
        self.spectator = request.get("spectator") is True
        return self._frame_with_past()

    def check(self, request: Json) -> Json:
        """Replay a `record`, or a `save` as frames have it; ValueError if it is not sound."""
        if "save" in request:
            saved = request["save"]
            if not isinstance(saved, dict):
                raise ValueError("save: not a JSON object")
            game = setup(saved)[0].game
        else:
            states = given_record(request).states()
            game = next(states)  # one object that goes on
            for _ in states:
                pulse()
        return {"scores": game.scores(), "winners": game.winners(), "over": game.actor == OVER}

    def honest(self, request: Json) -> Json:
        """Return, in `faults`, what in a finished `record` does not follow from the commitments. No
        table is needed."""
        return {"faults": faults(given_record(request), pulse)}

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
        facts = self._shown(None)["facts"] if people.shared else answer["display"]["facts"]
        answer["save"] = {**self.setup, "moves": table.open_moves(), "facts": facts}
        if people.shared:
            answer["to"] = table.game.actor if answer["status"] == "pass" else None
            answer["look"] = [] if people.looks is None else [people.looks, people.lifted]
            answer["save"]["seen"] = [people.seen[seat] for seat in people.here]
        if sealed := len(people.here + people.guests) > 1 and table.sealed():
            answer["save"]["sealed"] = sealed
        if isinstance(table, LessonTable):
            answer["lesson"] = table.shown(wrong)
            table.hide(answer)
        if self.spectator:
            answer["spectator"] = table.known(None)
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
        return answer

    def _shown(self, seat: int | None) -> Display:
        table = self._open_table()
        return table.record.game.presentation(table.game).display(seat)

    def _since(self, number: int, seat: int | None) -> list[Json]:
        """Return the frame after a move, and one for each move since, as a seat was to see them
        then."""
        told = frames(self._open_table().record, seat, False, first=number)
        by_then: Json = {"seat": seat, "status": "waiting", "actions": []}
        by_then.update(waits=True, undo=False, redo=False)
        for shown in told:
            self._chosen(shown["events"])
        return [{**shown, **by_then} for shown in told]

    def _frame_with_past(self) -> Json:
        """Return a frame that no single move has led to, with all events so far in `past`."""
        return {**self._frame(Log()), "past": self._past()}

    def _past(self) -> list[Told]:
        record = self._open_table().record
        log = Log()
        past = []
        for game in record.states(log):
            pulse()
            presentation = record.game.presentation(game)
            past += [presentation.told(event) for event in log.events]
            log.events.clear()
        return self._chosen(past)

    def _chosen(self, events: list[Told]) -> list[Told]:
        """Mark the events of the first move as chosen by people, if they chose it."""
        table = self._open_table()
        opening = table.record.game.rules.first_move
        if opening and any(table.record.moves[:1] == [f"* {action}"] for action in table.opening):
            for event in events:
                if event["kind"] == "said" and event["rule"] == opening[1]:
                    event["text"] = say("opening-chosen", text=event["text"])
        return events

    def act(self, request: Json) -> Json:
        """Make the action of the reader, or of the guest in `seat`. A lesson answers a wrong action
        and changes nothing."""
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
        """Return who asks: the reader at this device, or the guest in `seat`; ValueError for
        others."""
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
        if heard is not None and (type(heard) is not int or not 0 <= heard <= moves):
            raise ValueError(f"since: a number from 0 to {moves}, not {brief(heard)}")
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
        """Let a bot play for the absent guest in `seat`: `bot` is its name, null when the guest is
        back."""
        table = self._open_table()
        seat = given_seat(request, table.record.players)
        if seat not in self.people.guests:
            raise ValueError(f"seat: no guest sits at {seat}")
        bot = None if request.get("bot") is None else given_bots({"bots": [request["bot"]]}, 1)[0]
        table.sit(seat, bots.make(bot, pulse) if bot else None)
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
        """Repeat what was undone last."""
        self._open_table().redo()
        return self._frame_with_past()

    def retell(self, _: Json) -> Json:
        """Return the current frame, with all events so far."""
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

    def help(self, _: Json) -> Json:
        """Return the help screen of this table; terms need no table."""
        table = self._open_table()
        return {"sections": table.record.game.guide(table.game).help()}

    def about(self, request: Json) -> Json:
        """Return what a card is worth, and what it would do if the reader played it now."""
        table = self._open_table()
        pack = table.game.pack
        (card,) = pack.read([str(request.get("card"))])
        return {"text": table.record.game.guide(table.game).about(card, self._reader(request))}

    def known(self, request: Json) -> Json:
        """Return what the reader knows, or the guest in `seat`: for `analyse`."""
        return {"state": self._open_table().known(self._reader(request))}

    def record(self, _: Json) -> Json:
        """Return the record of a finished game."""
        table = self._open_table()
        if table.game.actor != OVER:
            raise ValueError("the record shows all cards: it comes when the game is over")
        return {"record": table.record.write()}

    def frames(self, request: Json) -> Json:
        """Return a record (an object, or its text) step by step for the viewer.

        All hands are open, unless `seat` limits the view to one seat.
        """
        record = shown_record(request)
        said = remarks(record)
        fixed = said.view if type(said.view) is int else None
        seat = given_seat(request, record.players, fixed)
        if fixed is not None and seat != fixed:
            raise ValueError(f"seat: the record shows what seat {fixed} sees")
        you = given_seat(request, record.players, key="you")
        shown = frames(record, seat, seat is None, you)
        questions = {at: each for each in shown if (at := each.get("move")) in said.questions}
        for at, each in questions.items():
            each["actions"] = self._choices(record, at, seat)
        return {
            "game": record.game.id,
            "frames": shown,
            "names": player_names(record),
            "notes": said.notes,
            "view": said.view,
            "start": said.start,
            "end": said.end,
            "title": said.title,
            "asks": sorted(questions),
            "positioned": record.position is not None,
        }

    def _choices(self, record: Record, move: int, seat: int | None) -> list[Action]:
        """The actions of a question, for a reader who sees the hand they come from."""
        _, game, known = asked(record, move)
        names = choices(record, move, game, known)
        if seat not in (None, game.actor):
            raise ValueError(f"ask: at move {move} seat {game.actor} plays, whose hand is not seen")
        act = record.game.presentation(game).act
        return [
            {**act(game.index[name]), "detail": None, "risk": None, "meaning": None}
            for name in names
        ]

    def place(self, request: Json) -> Json:
        """The record of a position: `parameters`, as an address has them."""
        given = request.get("parameters")
        if not isinstance(given, dict) or not all(isinstance(text, str) for text in given.values()):
            raise ValueError("parameters: must be an object of strings")
        return {"record": placed(given)}

    def answer(self, request: Json) -> Json:
        """How good an `action` is at the question of a `record` at a `move`."""
        return answer(shown_record(request), request.get("move"), str(request.get("action")))

    def summary(self, request: Json) -> Json:
        """Return `headline` and `moment` for the picture of a finished `record`, for seat `you` or
        for nobody in particular. No table is needed."""
        record = shown_record(request)
        you = given_seat(request, record.players, key="you")
        told = summary(record, you)
        return {"game": record.game.id, "names": player_names(record), "seat": you, **told}

    def analyse(self, request: Json) -> Json:
        """Return the actions of a seat with their ratings, the best first.

        Keys: `state` (an information state), `iterations`. No table is needed, so a second worker
        can answer. Each action has its expected share of the win (`value`) and how often the search
        tried it (`visits`). Of equivalent actions only one may be listed. `why` has the reasons for
        the best.
        """
        state, iterations = request.get("state"), request.get("iterations", 1000)
        if not isinstance(state, dict) or not state.get("legal"):
            raise ValueError("state: must be what the seat whose turn it is knows")
        if type(iterations) is not int or not 1 <= iterations <= MOST_ITERATIONS:
            raise ValueError(f"iterations: from 1 to {MOST_ITERATIONS}, not {brief(iterations)}")
        bot = bots.SearchBot(bots.Settings(iterations=iterations), pulse)
        try:
            ratings = bot.analyse(state, Random("hint"))
            told = why(state, ratings, Random("why"), pulse)
        except (KeyError, TypeError, IndexError, AttributeError):
            raise ValueError("state: not what a seat of this game knows") from None
        return {"actions": [asdict(rating) for rating in ratings], "why": told}

    def review(self, request: Json) -> Json:
        """Return a review of the decisions of a seat, step by step.

        Keys: `record` and `seat` at first; then `after`, the number of steps `done` so far, until
        all `steps` are done. No table is needed, so a second worker can answer.
        """
        review = self.reviewed
        if "record" in request:
            record = shown_record(request)
            seat = given_seat(request, record.players)
            if seat is None:
                raise ValueError("seat: whose decisions are to be judged")
            if review is None or not review.is_of(record, seat):
                review = self.reviewed = Review(record, seat, pulse)
        elif review is None or request.get("after") != review.done:
            raise ValueError("after: no review has come so far")
        else:
            review.step()
        return review.told()


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
