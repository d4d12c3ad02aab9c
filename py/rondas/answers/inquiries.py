"""Requests of the page that need no open table: about games, records, positions and states.

A second worker answers them while a table waits in the first.
"""

import json
from collections.abc import Callable
from dataclasses import asdict
from random import Random

from rondas import bots
from rondas.answers.advice import why
from rondas.answers.composing import composed
from rondas.answers.fair_deal import faults
from rondas.answers.puzzles import given_puzzle
from rondas.answers.remarks import actor_at, answer, asked_seat, offered, remarks
from rondas.answers.request import given_record, given_seat, setup, shown_record
from rondas.answers.review import Review
from rondas.answers.summary import summary
from rondas.games import all_games, unlisted
from rondas.records.placing import placed
from rondas.records.record import parse
from rondas.rules.game import OVER
from rondas.tables.frames import Json, answer_action, frames, player_names
from rondas.tables.lesson import load
from rondas.text import brief, within

REQUESTS = (
    "games", "frames", "place", "answer", "course", "analyse", "review", "check", "honest",
    "summary",
)  # fmt: skip
"""The names of the methods that answer one."""
MOST_RECORDS = 100
"""Records of a list."""
MOST_ITERATIONS = 10_000
"""Iterations of an analysis; a hint takes some hundreds."""
ENDING = 40
"""About as many iterations take as long as to solve one ending."""


class Inquiries:
    """The requests, by their names. Only a review remembers the request before."""

    def __init__(self) -> None:
        self.reviewed: Review | None = None
        self.requests: dict[str, Callable[[Json], Json]] = {
            "compose": composed,
            **{name: getattr(self, name) for name in REQUESTS},
        }

    def games(self, _: Json) -> Json:
        """Return every game with what the page needs to offer it."""
        return {
            "games": [
                {**kit.info(), "lesson": len(load(kit)), "terms": kit.guide.glossary()}
                for kit in all_games().values()
            ]
        }

    def check(self, request: Json) -> Json:
        """Replay a `record`, or a `save` as frames have it; ValueError if it is not sound."""
        if "save" in request:
            saved = request["save"]
            if not isinstance(saved, dict):
                raise ValueError("save: not a JSON object")
            game = setup(saved)[0].game
        else:
            *_, game = given_record(request).states()
        return {"scores": game.scores(), "winners": game.winners(), "over": game.actor == OVER}

    def honest(self, request: Json) -> Json:
        """Return, in `faults`, what in a finished `record` does not follow from the commitments."""
        return {"faults": faults(given_record(request))}

    def frames(self, request: Json) -> Json:
        """Return a record (an object, or its text), or a question of the day (`puzzle`), step by
        step for the viewer.

        All hands are open, unless `seat` limits the view to one seat, or the record does. `you`:
        the seat that it is told to, by default `seat`; null: to nobody in particular.
        """
        asks = "puzzle" in request
        record = given_puzzle(request).record if asks else shown_record(request)
        said = remarks(record)
        usual = asked_seat(record, said) if said.view is None else said.seat
        seat = given_seat(request, record.players, usual)
        if said.seat not in (None, seat):
            raise ValueError(f"seat: the record shows what seat {said.seat} sees")
        you = given_seat(request, record.players, request.get("seat"), "you")
        shown = frames(record, seat, seat is None, you)
        kit = record.game
        questions = {at: each for each in shown if (at := each.get("move")) in said.questions}
        asked: list[int | None] = []
        for at, each in questions.items():
            game, names = offered(record, at, seat)
            each["actions"] = [answer_action(kit, game, name) for name in names]
            each["choices"] = said.questions[at].choices
            asked.append(None if each["choices"] else actor_at(record, at, game))
        return {
            "info": kit.info(record.options) if kit.id in unlisted() else None,
            "game": kit.id,
            "frames": shown,
            "names": player_names(record),
            "notes": said.notes,
            "view": said.view,
            "start": said.start,
            "end": said.end,
            "title": said.title,
            "asks": list(questions),
            "asked": asked[0] if asked else None,
            "positioned": record.position is not None,
        }

    def place(self, request: Json) -> Json:
        """The record of a position: `parameters`, as an address has them, in the `order` of their
        names. `text`: the record as text, in which its places keep their order."""
        given = request.get("parameters")
        if not isinstance(given, dict) or not all(isinstance(text, str) for text in given.values()):
            raise ValueError("parameters: must be an object of strings")
        record = placed({name: given[name] for name in request.get("order") or given})
        return {"record": record, "text": json.dumps(record, ensure_ascii=False)}

    def answer(self, request: Json) -> Json:
        """How good an `action` is at the question of a `record` at a `move`, after the answer that
        `missed` it, if any. The record of a `puzzle` comes with the answer, and the frame `then`
        after the better action, if there is one, else the right one."""
        move, action = request.get("move"), str(request.get("action"))
        asked = given_puzzle(request) if "puzzle" in request else None
        record = asked.record if asked else shown_record(request)
        rated = asked.ratings if asked else ()
        told = answer(record, move, action, rated, request.get("missed"))
        told |= {"game": record.game.id, "names": player_names(record)}
        if not asked:
            return told
        told["record"] = record.write()
        if "rule" not in told:
            record.moves.append(f"{told['seat']} {told['better'] or action}")
            told["then"] = frames(record, record.extra["view"], False, None, len(record.moves))[-1]
        return told

    def course(self, request: Json) -> Json:
        """Check a list of records, `records` as text, and return the title and the number of
        questions of each; ValueError names the first that is wrong."""
        given = parse(str(request.get("records")))
        if not isinstance(given, list) or not 1 <= len(given) <= MOST_RECORDS:
            count = len(given) if isinstance(given, list) else brief(given)
            raise ValueError(f"records: a list of 1 to {MOST_RECORDS}, not {count}")
        told = []
        for number, each in enumerate(given, 1):
            with within(f"record {number}"):
                record = shown_record({"record": each})
                said = remarks(record)
                record.after(len(record.moves))  # all its moves can be made
                for move in said.questions:
                    offered(record, move, said.seat)
            asks, own = len(said.questions), json.dumps(each, ensure_ascii=False)
            told.append({"game": record.game.id, "title": said.title, "asks": asks, "text": own})
        return {"records": told}

    def summary(self, request: Json) -> Json:
        """Return `headline` and `moment` of a finished `record`, for seat `you` or for nobody."""
        record = shown_record(request)
        you = given_seat(request, record.players, key="you")
        told = summary(record, you)
        return {"game": record.game.id, "names": player_names(record), "seat": you, **told}

    def analyse(self, request: Json) -> Json:
        """Return the actions of a seat with their ratings, the best first.

        Keys: `state` (an information state), `iterations`. Each action has its expected share of
        the win (`value`) and how often the search tried it (`visits`). Of equivalent actions only
        one may be listed. `why` has the reasons for the best.
        """
        state, iterations = request.get("state"), request.get("iterations", 1000)
        if not isinstance(state, dict) or not state.get("legal"):
            raise ValueError("state: must be what the seat whose turn it is knows")
        if type(iterations) is not int or not 1 <= iterations <= MOST_ITERATIONS:
            raise ValueError(f"iterations: from 1 to {MOST_ITERATIONS}, not {brief(iterations)}")
        worlds = max(1, iterations // ENDING)
        bot = bots.SearchBot(bots.Settings(iterations=iterations, solved_worlds=worlds))
        try:
            ratings = bot.analyse(state, Random("hint"))
            told = why(state, ratings, Random("why"))
        except (KeyError, TypeError, IndexError, AttributeError):
            raise ValueError("state: not what a seat of this game knows") from None
        return {"actions": [asdict(rating) for rating in ratings], "why": told}

    def review(self, request: Json) -> Json:
        """Return a review of the decisions of a seat, step by step. Keys: `record` and `seat` at
        first; then `after`, the number of steps `done` so far, until all `steps` are done."""
        review = self.reviewed
        if "record" in request:
            record = shown_record(request)
            seat = given_seat(request, record.players)
            if not record.game.rules.ruled:
                raise ValueError("record: no rules say what was better")
            if seat is None:
                raise ValueError("seat: whose decisions are to be judged")
            if review is None or not review.is_of(record, seat):
                review = self.reviewed = Review(record, seat)
        elif review is None or request.get("after") != review.done:
            raise ValueError("after: no review has come so far")
        else:
            review.step()
        return review.progress()
