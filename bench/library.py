"""What `import rondas` costs: random games through it, and through the engine's own functions.

python -m bench.library

Both read the options, look up the legal actions as strings, draw chance from the seed, check every
action and write down every move. The engine's side calls `Game.settings`, `Game.legal_names`,
`record.chance` and `record.do`.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import rondas
from bench.table import rates, show
from rondas.games import Kit, all_games, find
from rondas.records import record
from rondas.rules.game import CHANCE, OVER

SEED = "1"


def engine(kit: Kit, players: int) -> Callable[[], int]:
    """One random game a call; the number of the players' moves."""

    def run() -> int:
        pick = Random(SEED).random
        rules = find(kit.id).rules
        game = rules(players, rules.settings(players, {}))
        moves: list[str] = []
        chances = 0
        while (actor := game.actor) != OVER:
            if actor == CHANCE:
                action = record.chance(game, Random(f"{SEED}/chance/{chances}"))
                move = f"* {action}"
                chances += 1
            else:
                legal = game.legal_names()
                move = f"{actor} {legal[int(pick() * len(legal))]}"
            record.do(game, move)
            moves.append(move)
        return len(moves) - chances

    return run


def library(kit: Kit, players: int) -> Callable[[], int]:
    """The same games through the library."""

    def run() -> int:
        pick = Random(SEED).random
        game = rondas.new_game(kit.id, players, SEED)
        moves = 0
        while not game.is_over:
            legal = game.legal_actions()
            game.push(legal[int(pick() * len(legal))])
            moves += 1
        return moves

    return run


def main() -> None:
    rows = []
    for kit in all_games().values():
        for players in kit.rules.seats:
            own, through = rates([engine(kit, players), library(kit, players)])
            row = [
                kit.id,
                str(players),
                f"{own:,.0f}",
                f"{through:,.0f}",
                f"{own / through - 1:+.1%}",
            ]
            rows.append(row)
    show(
        "Library: random moves a second",
        ("game", "players", "engine", "library", "cost"),
        rows,
        "Median of five rounds in turn. Wanted: a cost of at most 10%.",
    )


if __name__ == "__main__":
    main()
