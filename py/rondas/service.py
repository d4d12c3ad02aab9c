"""The engine as the page sees it: JSON text in, JSON text out, one table at a time.

`handle` takes `{"do": …}` and returns an object with the answer, or `{"error": "…"}`.
What it returns never shows a card that the person at the table may not see: saved
games name their seed instead of the decks it gives, and the record comes when the
game is over. All it says to people are messages (`rondas.message`). `ARCHITECTURE.md`
lists the requests.
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
from rondas.lesson import LessonTable, load
from rondas.message import Message, say
from rondas.pulse import pulse
from rondas.record import IllegalActionError, legal_action, too_deep
from rondas.request import given_record, given_seat, lesson, setup
from rondas.table import Table
from rondas.text import brief

LARGEST = 2_000_000
"""Characters of the longest request; the longest games have some tens of thousands."""
LONGEST = 5000
"""The moves of the longest record that is shown step by step; games have some hundreds."""
MOST_ITERATIONS = 10_000
"""Of an analysis; a hint takes some hundreds."""


class Service:
    """One table and the requests that a page makes of it."""

    def __init__(self) -> None:
        self.table: Table | None = None
        self.seat: int | None = None
        self.setup: Json = {}
        self.spectator = False
        self.requests: dict[str, Callable[[Json], Json]] = {
            "games": self.games,
            "open": self.open,
            "act": self.act,
            "step": self.step,
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
            "check": self.check,
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
                    "lesson": len(load(kit)),
                    "terms": kit.guide.glossary(),
                }
                for kit in all_games().values()
            ]
        }

    def open(self, request: Json) -> Json:
        """Set up a table, or go on with a saved one (`moves`). Answers with its first frame.

        Keys: game, players, options, seat (null: only watch), seed, bots (a name, or one
        for each other seat in order), names, opening (chosen chance actions), moves, and
        deals, the version of what the seed gives, as saves have it; or record, which says
        the game, its players, options and names, and the moves to go on from. With
        `spectator` true every frame also has what a spectator knows, for embedders. With
        `lesson`, a number from 1, it is the game's lesson from there on, with game and names only.
        """
        self.table, self.setup = lesson(request) if "lesson" in request else setup(request)
        self.spectator = request.get("spectator") is True
        self.seat = self.setup["seat"]
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

    def _open_table(self) -> Table:
        if self.table is None:
            raise ValueError("no table is open")
        return self.table

    def _frame(self, log: Log, wrong: Sequence[Message] = ()) -> Json:
        table = self._open_table()
        game, kit = table.game, table.record.game
        answer = frame(kit, game, len(table.record.moves), log, self.seat)
        answer["status"] = table.status(self.seat)
        mine = answer["status"] == "your-turn"
        answer["actions"] = kit.presentation(game).actions() if mine else []
        answer["undo"] = table.can_undo()
        answer["redo"] = bool(table.undone)
        facts = answer["display"]["facts"]
        answer["save"] = {**self.setup, "moves": table.open_moves(), "facts": facts}
        if isinstance(table, LessonTable):
            answer["lesson"] = table.shown(wrong)
            table.hide(answer)
        if self.spectator:
            answer["spectator"] = table.known(None)
        return answer

    def _frame_with_past(self) -> Json:
        """A frame to which no single move has led: `past` is all that has happened so far."""
        record = self._open_table().record
        log = Log()
        past = []
        for game in record.states(log):
            pulse()
            presentation = record.game.presentation(game)
            past += [presentation.told(event) for event in log.events]
            log.events.clear()
        return {**self._frame(log), "past": past}

    def act(self, request: Json) -> Json:
        """The person's action. In a lesson a wrong one is answered and changes nothing."""
        log = Log()
        table, action = self._open_table(), str(request.get("action"))
        if isinstance(table, LessonTable) and (wrong := table.answer(action)) is not None:
            return self._frame(log, wrong)
        table.act(action, log)
        return self._frame(log)

    def step(self, _: Json) -> Json:
        """One move of chance or of a bot."""
        log = Log()
        self._open_table().step(log)
        return self._frame(log)

    def undo(self, _: Json) -> Json:
        """Take back the person's last action and all since."""
        self._open_table().undo()
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
        if table.game.actor != self.seat:
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
        return {"text": table.record.game.guide(table.game).about(card, self.seat)}

    def known(self, _: Json) -> Json:
        """What the person at the table knows: for `analyse`."""
        return {"state": self._open_table().known(self.seat)}

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
        record = given_record(request)
        if len(record.moves) > LONGEST:
            raise ValueError(f"moves: {LONGEST} can be shown, not {len(record.moves)}")
        seat = given_seat(request, record.players)
        you = given_seat(request, record.players, key="you")
        return {
            "game": record.game.id,
            "frames": frames(record, seat, seat is None, you),
            "names": player_names(record),
        }

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
