"""Moves of strong bots that a person would laugh at: much worse than an obvious alternative.

python -m bench.blunders [--games N] [--level LEVEL] [--game GAME] [--players N] [--records FILE]

Bots of the level play each other. Wherever a bot does something else than the heuristic action,
both are tried in the same determinizations: first in a few, and where the bot's action seems worse,
with twenty times the iterations of level hard. What is surely worse, and loses at least a fifth of
the chance to win, is listed with the number of its move.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from time import process_time

from bench.table import show
from rondas import bots
from rondas.answers.review import SURE, Decision, Look, Trial
from rondas.games import Kit, all_games
from rondas.records import record
from rondas.records.record import Record
from rondas.rules.game import CHANCE, OVER

FIRST = 40
"""Determinizations in the first look …"""
SECOND = 12_000
"""… and in the second: two actions with 24,000 iterations, twenty times those of level hard."""
PART = 0.2
"""What is lost of the better action's chance to win, at least."""
SLIGHT = 0.02
"""A smaller share of the win is not worth telling of."""


def much(look: Look) -> bool:
    """Whether so much is lost that it is a blunder."""
    return look.best - look.value >= max(PART * look.best, SLIGHT)


def looked_at(decision: Decision, other: str, key: str) -> Look | None:
    """Return how much worse the chosen action is than the other; None if it is no blunder."""
    first = Trial(decision, [other], Random(f"{key}/first"))
    first.run(FIRST, lambda: None)
    if not much(first.look()):
        return None
    second = Trial(decision, [other], Random(f"{key}/second"))
    second.run(SECOND, lambda: None)
    look = second.look()
    return look if much(look) and look.loss > SURE * look.error else None


def blunders(kit: Kit, players: int, level: str, number: int) -> Iterator[tuple[Record, Look, str]]:
    """Play a game; yield its record so far, with the blunder as its last move, each time."""
    bot = bots.make(level)
    played = Record(kit, players, kit.rules.settings(players, {}))
    game = played.start()
    while game.actor != OVER:
        key = f"blunders/{number}/{len(played.moves)}"
        if game.actor == CHANCE:
            move = f"* {record.chance(game, Random(key))}"
        else:
            state = kit.knowledge.information_state(game, game.actor)
            action = bot.choose(state, Random(key))
            other = kit.model.heuristic_action(state, Random(key))
            move = f"{game.actor} {action}"
            if action != other:
                decision = Decision(len(played.moves), state, action)
                look = looked_at(decision, other, key)
                if look is not None:
                    yield Record(kit, players, played.options, [*played.moves, move]), look, move
        record.do(game, move)
        played.moves.append(move)


def scan(kinds: Sequence[tuple[Kit, int]], level: str, games: int) -> list[str]:
    """Print the blunders in so many games of each kind; return the records up to each of them."""
    counts, listed, records = [], [], []
    for kit, players in kinds:
        start = process_time()
        found = 0
        for number in range(games):
            for played, look, move in blunders(kit, players, level, number):
                found += 1
                records.append(json.dumps(played.write()))
                listed.append(
                    [
                        f"{kit.id}, {players}", str(number), str(len(played.moves)), move,
                        look.better, f"{look.value:.3f}", f"{look.best:.3f}",
                    ]
                )  # fmt: skip
        spent = f"{process_time() - start:.0f}"
        counts.append([f"{kit.id}, {players}", str(games), str(found), spent])
    show(
        f"Blunders of {level}",
        ("game, players", "games", "blunders", "CPU seconds"),
        counts,
    )
    if listed:
        head = (
            "game, players",
            "game",
            "move",
            "chosen",
            "better",
            "chance",
            "chance of the better",
        )
        show("The blunders", head, listed)
    return records


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.blunders")
    parser.add_argument("--games", type=int, default=100, help="of each kind")
    parser.add_argument("--level", default="hard", help="a level, or any bot by name")
    parser.add_argument("--game", choices=list(all_games()), help="only this game")
    parser.add_argument("--players", type=int, help="only with so many players")
    parser.add_argument("--records", type=Path, help="write the games up to each blunder here")
    options = parser.parse_args()
    kinds = [
        (kit, players)
        for kit in all_games().values()
        for players in kit.rules.seats
        if options.game in (None, kit.id) and options.players in (None, players)
    ]
    records = scan(kinds, options.level, options.games)
    if options.records:
        options.records.write_text("".join(f"{line}\n" for line in records), "utf-8")


if __name__ == "__main__":
    main()
