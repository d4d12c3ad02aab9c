"""The engine as the page sees it: JSON text in, JSON text out, one table at a time.

`handle` takes `{"do": …}` and returns an object with the answer, or `{"error": "…"}`.
What it returns never shows a card that its reader may not see: saved games name their seed
instead of the decks it gives, and the record comes when the game is over. Who reads is said by
the frame (`seat`): the person at the device, of several the one who has lifted the cloth
(`rondas.people`), or a guest. All it says to people are messages (`rondas.message`).
`docs/protocol.md` lists the requests.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import asdict
from random import Random

from rondas import bots
from rondas.advice import why
from rondas.frames import Json, frame, frames, player_names
from rondas.game import OVER, Log
from rondas.games import all_games
from rondas.honest import faults
from rondas.lesson import LessonTable, load
from rondas.message import Message, say
from rondas.people import People
from rondas.presentation import Display, Told
from rondas.pulse import pulse
from rondas.record import IllegalActionError, legal_action, too_deep
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
"""Characters of the longest request; the longest games have some tens of thousands."""
MOST_ITERATIONS = 10_000
"""Of an analysis; a hint takes some hundreds."""
OPEN = ("game", "players", "options", "people", "guests", "bots", "cast", "names", "opening")
"""What every device knows of a set-up: not the seed, which gives the cards."""


class Service:
    """One table and the requests that a page makes of it."""

    def __init__(self) -> None:
        self.table: Table | None = None
        self.people = People([])
        self.setup: Json = {}
        self.spectator = False
        self.last = 0, Log()
        """The number of a move, and what has happened then; nothing if it was come back to."""
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
        """Every game with what the page needs to offer it."""
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
        """Set up a table, or go on with a saved one (`moves`). Answers with its first frame.

        Keys: game, players, options, seat (null: only watch) or people (the seats of all who are
        at this device) and guests (of those at others), seed, bots (a name, or one for each other
        seat in order), cast (whom they play, by seat), names, opening (chosen chance actions),
        moves, deals, the version of what the seed gives, and edition, that of the rules, as
        saves have them; or record, which says the game, its players, options and
        names, and the moves to go on from. With `spectator` true every frame also has what a
        spectator knows, for embedders. With `lesson`, a number from 1, it is the game's lesson from
        there on, with game and names only. A shared table is opened under the cloth, unless `look`
        says who has lifted it, as frames do.
        """
        made = lesson(request) if "lesson" in request else setup(request)
        self.table, self.people, self.setup = made
        self.spectator = request.get("spectator") is True
        return self._frame_with_past()

    def check(self, request: Json) -> Json:
        """Replays a `record`, or a `save` as frames bring it; ValueError if it is not sound."""
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
        """What of a finished `record` does not follow from what the devices committed to: lines in
        `faults`. Needs no table."""
        return {"faults": faults(given_record(request), pulse)}

    def _open_table(self) -> Table:
        if self.table is None:
            raise ValueError("no table is open")
        return self.table

    def _frame(self, log: Log, wrong: Sequence[Message] = ()) -> Json:
        """What the device shows now. A move may have been made: the cloth falls if it has to."""
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
        """What one reader is shown now, and what he can do."""
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
        """How it was after a move, and what has come since, step by step, as a seat was to see it
        then."""
        told = frames(self._open_table().record, seat, False, first=number)
        by_then: Json = {"seat": seat, "status": "waiting", "actions": []}
        by_then.update(waits=True, undo=False, redo=False)
        for shown in told:
            self._chosen(shown["events"])
        return [{**shown, **by_then} for shown in told]

    def _frame_with_past(self) -> Json:
        """A frame to which no single move has led: `past` is all that has happened so far."""
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
        """Adds to the events of the first move that people chose it, if they did."""
        table = self._open_table()
        opening = table.record.game.rules.first_move
        if opening and any(table.record.moves[:1] == [f"* {action}"] for action in table.opening):
            for event in events:
                if event["kind"] == "said" and event["rule"] == opening[1]:
                    event["text"] = say("opening-chosen", text=event["text"])
        return events

    def act(self, request: Json) -> Json:
        """The action of who looks, or of the guest in `seat`. In a lesson a wrong one is answered
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
        """One move of chance or of a bot."""
        log = Log()
        self._open_table().step(log)
        return self._frame(log)

    def _reader(self, request: Json) -> int | None:
        """Who asks: who looks at this device, or the guest in `seat`; ValueError for any other."""
        looks = self.people.looks
        seat = given_seat(request, self._open_table().record.players, looks)
        if seat != looks and seat not in self.people.guests:
            raise ValueError(f"seat: nobody looks from seat {seat}")
        return seat

    def lift(self, request: Json) -> Json:
        """The person in `seat`, to whom the table was passed, lifts the cloth. Answers with his
        frame; `since` is what he has not seen yet, step by step, and `was` how it lay before."""
        table = self._open_table()
        seat = given_seat(request, table.record.players)
        before = self.people.lift(seat, table)
        was, *since = self._since(before, seat)
        return {**self._frame(Log()), "was": {**was, "events": []}, "since": since}

    def frame(self, request: Json) -> Json:
        """What the guest in `seat` is shown; null: a spectator. Nothing changes.

        With `since`, the number of the last move that he has heard of, comes all after it: the
        events of one move, or as `since` frames of many; else `past`, all that has happened.
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
        """A bot plays for the guest in `seat` while he stays away: `bot`, its name; null: he is
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
        """Take back the last action of who looks, and all since."""
        table = self._open_table()
        if not self.people.can_undo(table):
            raise ValueError("there is nothing to undo")
        table.undo()
        return self._frame_with_past()

    def redo(self, _: Json) -> Json:
        """Do again what was undone last."""
        self._open_table().redo()
        return self._frame_with_past()

    def retell(self, _: Json) -> Json:
        """The frame as it is, with all that has led to it."""
        return self._frame_with_past()

    def refusal(self, request: Json) -> Json:
        """Why an action cannot be done now: `{"text", "rule"}`; null for a text if it can."""
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
        """The game of the table explained on one screen; its terms are known without a table."""
        table = self._open_table()
        return {"sections": table.record.game.guide(table.game).help()}

    def about(self, request: Json) -> Json:
        """What a card is worth, and what it would do if the person played it now."""
        table = self._open_table()
        pack = table.game.pack
        (card,) = pack.read([str(request.get("card"))])
        return {"text": table.record.game.guide(table.game).about(card, self._reader(request))}

    def known(self, request: Json) -> Json:
        """What who looks knows, or the guest in `seat`: for `analyse`."""
        return {"state": self._open_table().known(self._reader(request))}

    def record(self, _: Json) -> Json:
        """The record of a finished game."""
        table = self._open_table()
        if table.game.actor != OVER:
            raise ValueError("the record shows all cards: it comes when the game is over")
        return {"record": table.record.write()}

    def frames(self, request: Json) -> Json:
        """A record (an object, or its text) step by step for the viewer.

        All hands are open, unless `seat` limits it to what one seat may see.
        """
        record = shown_record(request)
        seat = given_seat(request, record.players)
        you = given_seat(request, record.players, key="you")
        return {
            "game": record.game.id,
            "frames": frames(record, seat, seat is None, you),
            "names": player_names(record),
        }

    def summary(self, request: Json) -> Json:
        """What a picture of a finished `record` says: `headline`, and the `moment` that mattered,
        told to seat `you` or to nobody. Needs no table."""
        record = shown_record(request)
        you = given_seat(request, record.players, key="you")
        told = summary(record, you)
        return {"game": record.game.id, "names": player_names(record), "seat": you, **told}

    def analyse(self, request: Json) -> Json:
        """What a seat may do and what to expect of it, the best first.

        Keys: state (what the seat knows), iterations. Needs no table, so a second worker can
        answer it. Each action comes with its expected share of the win (`value`) and how often
        the search tried it (`visits`); of actions that come to the same only one may be there.
        `why`: what speaks for the best.
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
        """How well a seat has decided in a game, step by step.

        Keys: record and seat to begin with, then `after`, how many steps were `done`, until those
        are all there are (`steps`). Needs no table, so a second worker can answer it.
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
