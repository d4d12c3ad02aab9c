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


def oh_hell(players: int, shortcut: bool) -> Callable[[], int]:
    """The same for OpenSpiel's game.

    Its chance is asked for outcomes and their probabilities, as any game's must be; by
    the shortcut for legal actions, which happen to be equally likely in this game.
    """
    import pyspiel

    game = pyspiel.load_game(f"oh_hell(players={max(players, 3)})")  # it takes three at least
    random = Random(1).random

    def run() -> int:
        state = game.new_initial_state()
        moves = 0
        while not state.is_terminal():
            if state.is_chance_node():
                if shortcut:
                    legal = state.legal_actions()
                    action = legal[int(random() * len(legal))]
                else:
                    outcomes = state.chance_outcomes()
                    action = outcomes[int(random() * len(outcomes))][0]
            else:
                moves += 1
                legal = state.legal_actions()
                action = legal[int(random() * len(legal))]
            state.apply_action(action)
        return moves

    return run


def main() -> None:
    rows = []
    for game in all_games().values():
        for players in game.seats:
            works = [ours(game, players)]
            try:
                works += [oh_hell(players, shortcut) for shortcut in (False, True)]
            except ImportError:
                pass
            own, *others = rates(works)
            row = [game.id, str(players), f"{own:,.0f}"]
            for other in others:
                row += [f"{other:,.0f}", f"{own / other:.2f}"]
            rows.append((*row, *["not installed", ""] * (3 - len(works))))
    show(
        "Engine: random moves a second",
        ("game", "players", "Rondas", "oh_hell", "ratio", "oh_hell, shortcut", "ratio"),
        rows,
        "Median of five rounds in which all take turns. Wanted: a ratio of at least 2, for "
        "Moroccan Ronda 1.\nShortcut: chance picks among the legal actions instead of outcomes "
        "with probabilities.",
    )


if __name__ == "__main__":
    main()
