"""Whether a game keeps what the engine expects of every game: for authors of games, and for tests.

Random games are played, and what does not hold is said in one sentence each.
"""

import re
import traceback
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from statistics import mean
from typing import Any

from rondas import rulebook
from rondas.bots.simple import GreedyBot
from rondas.conform.checks import CHECKS, Moment, difference, places, state, unsaid
from rondas.games import Kit, find
from rondas.records.moves import do
from rondas.records.record import Record, chance
from rondas.rules.game import CHANCE, OVER, Log, Options
from rondas.rules.given import Given
from rondas.tables.table import Table
from rondas.text import brief

LONGEST = 20_000
"""Moves of a game."""
GAMES = 6
LOOKED_AT = 40
"""Moments of a game that are looked at."""
DECISION, MOVE = 5, 1
"""Seconds that a person thinks about each action, and that the page takes to show any action at
normal speed (measured: 0.9 to 1.1 s with its pauses, deals and sheets, clicked away at once)."""


class PlainRandom(Random):
    """Random numbers by the methods that give the same on every Python, and no others."""

    def _refuse(self, *_: object, **__: object) -> Any:
        raise AssertionError("only shuffle, randrange and random are the same everywhere")

    choice = choices = sample = randint = uniform = gauss = betavariate = _refuse


def conformance(game: str, games: int = GAMES, seed: object = 0) -> list[str]:
    """Return a sentence for each thing that does not hold in random games with all numbers of
    players and random options; an empty list if everything holds.

    Each check says the first thing that it finds. ValueError for an unknown game.
    """
    kit = find(game)
    found: dict[str, str] = {}
    clauses = _read_rulebook(kit, found)
    _note(found, "messages", "", unsaid(kit, kit.info()))
    _note(found, "minutes", "", _minutes(kit))
    positions = looked = 0
    for number in range(max(games, len(kit.rules.seats))):
        rng = PlainRandom(f"{seed}/{number}")
        players = kit.rules.seats[number % len(kit.rules.seats)]
        record = Record(kit, players, _options(kit, players, rng if number else None))
        options = ", ".join(f"{name} {value}" for name, value in record.options.items())
        where = f"game {number + 1} with {players} players" + f": {options}" * bool(options)

        states: list[Any] = []
        if not _note(found, "play", where, _play(record, rng, states)):
            continue
        _note(found, "form", where, form(kit, record))
        if not _note(found, "replay", where, _replayed(record, states)):
            continue
        for at, moment in _moments(kit, clauses, record, rng, len(states) // LOOKED_AT + 1):
            for check in CHECKS:
                name = check.__name__
                if name in found and check is not places:
                    continue
                sound = _note(found, name, f"move {at} of {where}", check(moment))
                if not sound and check is places:  # no other can do without
                    break
            else:
                positions += moment.is_position
                looked += 1
    if looked and not positions:
        found.setdefault("positions", "No moment of these games is a position: see `is_position`.")
    return [*found.values()]


def _note(found: dict[str, str], name: str, where: str, faults: Iterator[str]) -> bool:
    """Note the first fault, or what a game's code raises; whether there is none."""
    key = name
    try:
        fault = next(faults, "")
    except Exception as error:  # whatever is raised here is a fault of the game
        fault, key = f"{name.capitalize()}: {_raised(error)}", str(error)
    if fault:
        found.setdefault(key, f"{fault}{f' ({where})' * bool(where)}.")
    return not fault


def _read_rulebook(kit: Kit, found: dict[str, str]) -> frozenset[str]:
    """The clauses; notes examples that do not hold."""
    try:
        rules = rulebook.load(kit.id)
    except ValueError as error:
        found["rulebook"] = f"The rulebook cannot be read: {error}."
        return frozenset()
    for clause in rules.clauses():
        if not clause.examples:
            found[clause.id] = f"{clause.id} has no example."
        for example in clause.examples:
            try:
                example.run()
            except Exception as error:  # whatever is raised here is a fault of the game
                own = isinstance(error, rulebook.RulebookError)
                text = str(error) if own else f"{example.address}: {_raised(error)}"
                found[str(error)] = f"An example does not hold: {text}."
    clauses = [clause.id for clause in rules.clauses()]
    return frozenset([*clauses, *(section.id for section in rules.sections)])


def _options(kit: Kit, players: int, rng: Random | None) -> Options:
    """The defaults, or random values without those that do not go together."""
    chosen: dict[str, Any] = {}
    for option in kit.rules.options if rng else ():
        values = option.values or (option.low, min(option.high, int(option.default)))
        trial = {**chosen, option.name: values[rng.randrange(len(values))]}  # type: ignore[union-attr]
        try:
            kit.rules.settings(players, trial)
        except ValueError:
            continue
        chosen = trial
    return kit.rules.settings(players, chosen)


def _play(record: Record, rng: Random, states: list[Any]) -> Iterator[str]:
    """Play a game at random; its state after each move."""
    game = record.start()
    states.append(state(game))
    while game.actor != OVER:
        if game.actor == CHANCE:
            move = f"* {chance(game, rng)}"
        else:
            legal = game.legal_names()
            if not legal:
                raise ValueError(f"seat {game.actor} has no legal action")
            move = f"{game.actor} {legal[rng.randrange(len(legal))]}"
        do(game, move)
        record.moves.append(move)
        states.append(state(game))
        if len(states) > LONGEST:
            raise ValueError(f"no end after {LONGEST} moves")
    if game.legal() or game.deals() or not game.winners():
        yield "A game that is over has legal actions, a deal or no winners"


def _replayed(record: Record, states: Sequence[Any]) -> Iterator[str]:
    """The same moves give the same game, and a copy goes its own way."""
    game = record.start()
    for number, move in enumerate(record.moves, 1):
        before, then = states[number - 1 : number + 1]
        copy = game.copy()
        if state(copy) != before:
            yield f"A copy leaves out {difference(before, state(copy))}"
        do(game, move)
        if state(copy) != before:
            yield f"{brief(move)} changes a copy made before: they share "\
                  f"{difference(before, state(copy))}"  # fmt: skip
        if state(game) != then:
            where = difference(then, state(game))
            yield f"An undo fails: played again, {brief(move)} leads to another {where}"
        do(copy, move)
        if state(copy) != then:
            yield f"{brief(move)} leads to another {difference(then, state(copy))} on a copy"


def _moments(
    kit: Kit, clauses: frozenset[str], record: Record, rng: Random, step: int
) -> Iterator[tuple[int, Moment]]:
    """Every so many moments of a game; and those before chance moves, and before the end."""
    game = record.start()
    for number, move in enumerate([*record.moves, ""]):
        moment = Moment(kit, clauses, game, rng, move)
        if move:
            log = Log()
            moment.after = game.copy()
            do(moment.after, move, log)
            moment.events = log.events
        if number % step == 0 or moment.after is None or moment.after.actor < 0:
            yield number, moment
        game = moment.after


def form(kit: Kit, record: Record) -> Iterator[str]:
    """The editor begins with a position of which nothing is given."""
    game = kit.rules(record.players, record.options)
    given = Given(game.pack, game.players, {}, form=True)
    try:
        kit.knowledge.position(game, given)
    except ValueError as error:
        yield f"The editor cannot begin a position: {error}"
    if game.actor < 0:
        yield "A position for the editor has no player to act"


def _minutes(kit: Kit) -> Iterator[str]:
    """Games of greedy bots last as long as the front page says."""
    ways = [dict(options) for _, options in kit.presentation.presets] or [{}]
    real = sorted(mean(_lasts(kit, way, seed) for seed in range(8)) for way in ways)
    told = kit.presentation.minutes
    for one, other in zip(told, (real[0], real[-1]), strict=True):
        if abs(one - other) > max(0.6, 0.35 * other):
            yield f"`minutes` is {told}; greedy bots play for {real[0]:.1f} to {real[-1]:.1f}"


def _lasts(kit: Kit, options: Options, seed: int) -> float:
    """Minutes that a game lasts for the person in seat 0."""
    players = kit.presentation.usual or kit.rules.seats[0]
    record = Record(kit, players, kit.rules.settings(players, options))
    table = Table(record, str(seed), dict.fromkeys(range(players), GreedyBot()))
    while table.game.actor != OVER and len(table.saved) < LONGEST:
        table.step()
    actors = [move[0] for move in table.saved if move[0] != "*"]
    return (DECISION * actors.count("0") + MOVE * len(actors)) / 60


def _raised(error: Exception) -> str:
    """An error, and the line of the game, if it has one, in which it was raised."""
    calls = traceback.extract_tb(error.__traceback__)
    last = next((call for call in reversed(calls) if "/games/" in call.filename), calls[-1])
    text = str(error).partition("\n")[0]
    where = f"{Path(last.filename).name}, line {last.lineno}"
    if isinstance(error, AttributeError) and (name := re.search(r"attribute '(\w+)'", text)):
        text += f" (if it is of the state, declare `{name[1]}`: see rondas/rules/schema.py)"
    return f"{type(error).__name__}: {text}, raised in {where}"
