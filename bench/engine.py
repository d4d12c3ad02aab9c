"""Random moves a second of every game, against OpenSpiel's oh_hell driven from Python.

python -m bench.engine

A move is an action of a player, found among the legal ones and applied; the time that
chance takes (dealing, in OpenSpiel card by card) is part of the game's. OpenSpiel's game is
in C++.
"""

from __future__ import annotations

from collections.abc import Callable, MutableSequence
from random import Random
from typing import Any

from bench.table import rates, show
from rondas.game import CHANCE, OVER, Game
from rondas.games import all_games


class Quick(Random):
    """Random numbers with a quicker shuffle, for what is measured is the engine."""

    def shuffle(self, x: MutableSequence[Any]) -> None:
        random = self.random
        x[:] = sorted(x, key=lambda _: random())


def ours(game: type[Game], players: int) -> Callable[[], int]:
    """One random game a call; the number of the players' moves."""
    rng = Quick(1)
    random = rng.random
    options = game.settings(players, {})

    def run() -> int:
        state = game(players, options)
        moves = 0
        while (actor := state.actor) != OVER:
            if actor != CHANCE:
                legal = state.legal()
                state.apply(legal[int(random() * len(legal))])
                moves += 1
            elif state.deals():
                state.deal(state.shuffled(rng))
            else:
                legal = state.legal()
                state.apply(legal[int(random() * len(legal))])
        return moves

    return run


def oh_hell(players: int) -> Callable[[], int]:
    """The same for OpenSpiel's game."""
    import pyspiel

    game = pyspiel.load_game(f"oh_hell(players={max(players, 3)})")  # it takes three at least
    random = Random(1).random

    def run() -> int:
        state = game.new_initial_state()
        moves = 0
        while not state.is_terminal():
            if not state.is_chance_node():
                moves += 1
            # Its chance is uniform as well, and asked in the quickest way there is.
            legal = state.legal_actions()
            state.apply_action(legal[int(random() * len(legal))])
        return moves

    return run


def main() -> None:
    rows = []
    for game in all_games().values():
        for players in game.seats:
            own_work = ours(game, players)
            try:
                own, other = rates([own_work, oh_hell(players)])
            except ImportError:
                (own,) = rates([own_work])
                other = 0.0
            rows.append(
                (
                    game.id,
                    str(players),
                    f"{own:,.0f}",
                    f"{other:,.0f}" if other else "not installed",
                    f"{own / other:.2f}" if other else "",
                )
            )
    show(
        "Engine: random moves a second",
        ("game", "players", "Rondas", "OpenSpiel oh_hell", "ratio"),
        rows,
        "Median of five rounds in which both take turns. Wanted: at least 2 (Moroccan Ronda: 1).",
    )


if __name__ == "__main__":
    main()
