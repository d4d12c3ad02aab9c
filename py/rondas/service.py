"""The engine as the page sees it: JSON text in, JSON text out, one table at a time.

`handle` takes `{"do": …}` and returns an object with the answer, or `{"error": "…"}`.
What it returns never shows a card that the person at the table may not see: saved
games name their seed instead of the decks it gives, and the record comes when the
game is over. `ARCHITECTURE.md` lists the requests.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict
from random import Random
from typing import Any

from rondas import bots
from rondas.game import OVER, Event, Game, Log
from rondas.games import all_games, find
from rondas.record import Record, RecordError, check, legal_action, read, too_deep
from rondas.table import Table
from rondas.words import brief, sentence

Json = dict[str, Any]

LONGEST = 5000
"""The moves of the longest record that is shown step by step; games have some hundreds."""
NAME = 40
"""Characters of a name that are shown."""


def event_json(event: Event, names: list[str], you: int | None) -> Json:
    """An event with its sentence in the words of whoever reads it."""
    return {
        "kind": event.kind,
        "rule": event.rule,
        "seat": event.seat,
        "text": sentence(event.text, names, you),
        **({"reason": sentence(event.reason, names, you)} if event.reason else {}),
        **event.data,
    }


def open_view(game: Game) -> Json:
    """A view with all hands open, for finished games and examples."""
    view = game.view(None)
    view["hands"] = [game.view(seat)["hands"][seat] for seat in range(game.players)]
    return view


def frames(
    record: Record, seat: int | None, open_hands: bool, you: int | None = None
) -> list[Json]:
    """Everything a viewer shows of a record, from its start to its last move.

    The sentences speak to seat `you`, if there is one. A bad move ends the list with
    `{"error": …}`.
    """
    names = player_names(record)
    result: list[Json] = []
    log: Log = []
    try:
        for number, game in enumerate(record.states(log)):
            view = open_view(game) if open_hands else game.view(seat)
            result.append(frame(game, number, view, log, names, you if open_hands else seat))
            log.clear()
    except RecordError as error:
        result.append({"error": str(error)})
    return result


def frame(
    game: Game, number: int, view: Json, log: Log, names: list[str], seat: int | None
) -> Json:
    """What the page paints after move `number`."""
    prompt = game.prompt() + (game.aside() if seat is not None and seat == game.actor else "")
    return {
        "move": number,
        "view": view,
        "events": [event_json(event, names, seat) for event in log],
        "prompt": sentence(prompt, names, seat),
    }


def player_names(record: Record) -> list[str]:
    """The names in the record, `Seat 1` and so on where it has none.

    Whoever wrote it may mean harm: what cannot be seen, and what is too long, is left out.
    """
    given = record.extra.get("names")
    names = (
        [
            "".join(filter(str.isprintable, name[:NAME])).strip() if isinstance(name, str) else ""
            for name in given[: record.players]
        ]
        if isinstance(given, list)
        else []
    )
    names = (names + [""] * record.players)[: record.players]
    return [name or f"Seat {seat + 1}" for seat, name in enumerate(names)]


def offer(game: type[Game]) -> Json:
    """A game with what the page needs to offer it, lay out its table and name its cards."""
    most = game.seats[-1]
    pack = game(most, game.settings(most, {})).pack
    return {
        **game.describe(),
        "clockwise": game.clockwise,
        "cards": game.deck_style,
        "prefix": game.prefix,
        "pile_name": game.pile_name,
        "bar": game.bar,
        "places": list(game.places),
        "calls": [[tradition, dict(words)] for tradition, words in game.calls.items()],
        "characters": [asdict(character) for character in game.characters],
        "titles": list(zip(pack.names, pack.titles, strict=True)),
    }


def words(request: Json, key: str) -> list[str]:
    """A list of strings that a request may have; ValueError if it is anything else."""
    value = request.get(key) or []
    if not isinstance(value, list) or not all(isinstance(word, str) for word in value):
        raise ValueError(f"{key}: must be a list of strings")
    return value


def given_record(request: Json) -> Record:
    """The record of a request, an object or its text. RecordError if it is refused."""
    given = request.get("record")
    return read(given) if isinstance(given, str) else check(given)


def setup(request: Json) -> tuple[Table, Json]:
    """The table that a request to `open` describes, and its description complete with defaults."""
    if "record" in request:
        given = given_record(request)
        request = {
            **request,
            "game": given.game.id,
            "players": given.players,
            "options": given.options,
            "names": player_names(given),
            "moves": given.moves,
        }
    game = find(request.get("game"))
    players = request.get("players", game.seats[0])
    options = request.get("options") or {}
    if not isinstance(options, dict):
        raise ValueError("options: must be an object")
    settings = game.settings(players, options)
    seat = request.get("seat", 0)
    if seat is not None and (type(seat) is not int or not 0 <= seat < players):
        raise ValueError(f"seat: a number from 0 to {players - 1}, not {seat!r}")
    others = [at for at in range(players) if at != seat]
    levels = request.get("bots") or "medium"
    levels = [levels] * len(others) if isinstance(levels, str) else words(request, "bots")
    if len(levels) != len(others):
        raise ValueError(f"bots: {len(others)} are needed, not {len(levels)}")
    names = words(request, "names") or [f"Seat {at + 1}" for at in range(players)]
    opening = words(request, "opening")
    table = Table(
        Record(game, players, settings, [], {"names": names}),
        str(request.get("seed", "")),
        {at: bots.make(level) for at, level in zip(others, levels, strict=True)},
        opening,
    )
    for action in opening:
        if action not in table.game.index:
            name, _, value = action.partition(" ")
            if any(other.startswith(name + " ") for other in table.game.index):
                raise ValueError(f"opening: {game.id} has no {name} {value!r}")
            raise ValueError(f"options: {game.id} has no option {name!r}")
    for number, move in enumerate(words(request, "moves"), 1):
        try:
            table.resume(move)
        except ValueError as error:
            raise ValueError(f"move {number}: {error}") from None
    return table, {
        "game": game.id,
        "players": players,
        "options": settings,
        "seat": seat,
        "seed": table.seed,
        "bots": levels,
        "names": names,
        "opening": opening,
    }


class Service:
    """One table and the requests that a page makes of it."""

    def __init__(self) -> None:
        self.table: Table | None = None
        self.seat: int | None = None
        self.names: list[str] = []
        self.setup: Json = {}
        self.spectator = False

    def handle(self, request: Json) -> Json:
        """Answer one request; ValueError for a bad one."""
        do = str(request.get("do"))
        answers: dict[str, Callable[[Json], Json]] = {
            "games": self.games,
            "open": self.open,
            "act": self.act,
            "step": self.step,
            "undo": self.undo,
            "redo": self.redo,
            "refusal": self.refusal,
            "record": self.record,
            "frames": self.frames,
            "analyse": self.analyse,
            "check": self.check,
        }
        if do not in answers:
            raise ValueError(f"do: no request {do!r}")
        return answers[do](request)

    def games(self, _: Json) -> Json:
        """Every game with what the page needs to offer it."""
        return {"games": [offer(game) for game in all_games().values()]}

    def open(self, request: Json) -> Json:
        """Set up a table, or go on with a saved one (`moves`). Answers with its first frame.

        Keys: game, players, options, seat (null: only watch), seed, bots (a name, or one
        for each other seat in order), names, opening (chosen chance actions), moves; or
        record, which says the game, its players, options and names, and the moves to go on
        from. With `spectator` true every frame also has the view of one, for embedders.
        """
        self.table, self.setup = setup(request)
        self.spectator = request.get("spectator") is True
        self.seat, self.names = self.setup["seat"], player_names(self.table.record)
        return self._frame_with_past()

    def check(self, request: Json) -> Json:
        """Replays a `record`, or a `save` as frames bring it; ValueError if it is not sound."""
        if "save" in request:
            saved = request["save"]
            if not isinstance(saved, dict):
                raise ValueError("save: not a JSON object")
            game = setup(saved)[0].game
        else:
            *_, game = check(request.get("record")).states()
        return {"scores": game.scores(), "winners": game.winners(), "over": game.actor == OVER}

    def _open_table(self) -> Table:
        if self.table is None:
            raise ValueError("no table is open")
        return self.table

    def _frame(self, log: Log) -> Json:
        table = self._open_table()
        game = table.game
        mine = game.actor == self.seat
        answer = frame(
            game, len(table.record.moves), game.view(self.seat), log, self.names, self.seat
        )
        answer["status"] = "over" if game.actor == OVER else "your-turn" if mine else "waiting"
        legal = game.legal() if mine else ()
        names = game.actions
        answer["labels"] = {names[action]: self._say(game.label(action)) for action in legal}
        answer["risks"] = {
            names[action]: self._say(risk) for action in legal if (risk := game.risk(action))
        }
        answer["meanings"] = {
            names[action]: self._say(meaning)
            for action in legal
            if (meaning := game.meaning(action))
        }
        answer["takes"] = {
            names[action]: game.pack.write(cards)
            for action in legal
            if (cards := game.takes(action))
        }
        usual = game.usual() if mine else None
        answer["usual"] = None if usual is None else names[usual]
        answer["undo"] = table.can_undo()
        answer["redo"] = bool(table.undone)
        answer["save"] = {**self.setup, "moves": table.open_moves()}
        if self.spectator:
            answer["spectator"] = game.view(None)
        return answer

    def _say(self, text: str) -> str:
        return sentence(text, self.names, self.seat)

    def _frame_with_past(self) -> Json:
        """A frame to which no single move has led: `past` is all that has happened so far."""
        log: Log = []
        for _ in self._open_table().record.states(log):
            pass
        answer = self._frame([])
        answer["past"] = [event_json(event, self.names, self.seat) for event in log]
        return answer

    def act(self, request: Json) -> Json:
        """The person's action."""
        log: Log = []
        self._open_table().act(str(request.get("action")), log)
        return self._frame(log)

    def step(self, _: Json) -> Json:
        """One move of chance or of a bot."""
        log: Log = []
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

    def refusal(self, request: Json) -> Json:
        """Why an action cannot be done now: `{"text", "rule"}`; an empty text if it can."""
        game = self._open_table().game
        action = str(request.get("action"))
        if game.actor == OVER:
            return {"text": "The game is over.", "rule": ""}
        if game.actor != self.seat:
            return {"text": "It is not your turn.", "rule": ""}
        try:
            legal_action(game, action)
        except ValueError as error:
            rule = game.refusal(game.index[action])[0] if action in game.index else ""
            return {"text": str(error), "rule": rule}
        return {"text": "", "rule": ""}

    def record(self, _: Json) -> Json:
        """The record of a finished game."""
        table = self._open_table()
        if table.game.actor != OVER:
            raise ValueError("the record shows all cards: it comes when the game is over")
        return {"record": table.record.write()}

    def frames(self, request: Json) -> Json:
        """A record (an object, or its text) step by step for the viewer.

        All hands are open, unless `seat` limits it to one view.
        """
        record = given_record(request)
        if len(record.moves) > LONGEST:
            raise ValueError(f"moves: {LONGEST} can be shown, not {len(record.moves)}")
        seat = request.get("seat")
        if seat is not None and (type(seat) is not int or not 0 <= seat < record.players):
            raise ValueError(f"seat: a number from 0 to {record.players - 1}, not {brief(seat)}")
        return {
            "frames": frames(record, seat, seat is None, request.get("you")),
            "names": player_names(record),
        }

    def analyse(self, request: Json) -> Json:
        """What the seat of a view may do and what to expect of it, the best first.

        Keys: view, iterations. Needs no table, so a second worker can answer it. Each
        action comes with its expected share of the win (`value`) and how often the search
        tried it (`visits`); of actions that come to the same only one may be there.
        """
        view, iterations = request.get("view"), request.get("iterations", 1000)
        if not isinstance(view, dict) or not view.get("legal"):
            raise ValueError("view: must be what the seat whose turn it is sees")
        if type(iterations) is not int or not 1 <= iterations <= 1_000_000:
            raise ValueError(f"iterations: a number from 1 to 1000000, not {iterations!r}")
        bot = bots.SearchBot(bots.Settings(iterations=iterations))
        return {"actions": [asdict(rating) for rating in bot.analyse(view, Random("hint"))]}


_service = Service()


def handle(text: str) -> str:
    """Answer one request of the page, JSON text for JSON text."""
    try:
        if too_deep(text):
            raise ValueError("json: nested too deeply")
        request = json.loads(text)
        if not isinstance(request, dict):
            raise ValueError("a request is a JSON object")
        return json.dumps(_service.handle(request))
    except ValueError as error:
        return json.dumps({"error": str(error)})
