"""Random moves a second of every game, against OpenSpiel's oh_hell driven from Python.

python -m bench.engine

A move is an action of a player, found among the legal ones and applied; the time that
chance takes (dealing, in OpenSpiel card by card) is part of the game's. OpenSpiel's game is
in C++. Both are driven plainly, as OpenSpiel's documents have it: `random.choice`, and for
chance `random.choices` by the probabilities of the outcomes.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pyspiel

from bench.table import rates, show
from rondas.games import Kit, all_games
from rondas.rules.game import CHANCE, OVER


def ours(kit: Kit, players: int, rng: Random) -> Callable[[], int]:
    """One random game a call; the number of the players' moves."""
    choice = rng.choice
    game = kit.rules
    options = game.settings(players, {})

    def run() -> int:
        state = game(players, options)
        moves = 0
        while (actor := state.actor) != OVER:
            if actor != CHANCE:
                state.apply(choice(state.legal()))
                moves += 1
            elif state.deals():
                state.deal(state.shuffled(rng))
            else:
                state.apply(choice(state.legal()))
        return moves

    return run


def oh_hell(players: int, rng: Random) -> Callable[[], int]:
    """The same for OpenSpiel's game."""
    game = pyspiel.load_game(f"oh_hell(players={max(players, 3)})")  # it takes three at least
    choice, choices = rng.choice, rng.choices

    def run() -> int:
        state = game.new_initial_state()
        moves = 0
        while not state.is_terminal():
            if not state.is_chance_node():
                action = choice(state.legal_actions())
                moves += 1
            else:
                actions, probabilities = zip(*state.chance_outcomes(), strict=True)
                action = choices(actions, probabilities)[0]
            state.apply_action(action)
        return moves

    return run


def main() -> None:
    rows = []
    for game in all_games().values():
        for players in game.rules.seats:
            own, other = rates([ours(game, players, Random(1)), oh_hell(players, Random(1))])
            rows.append(
                [game.id, str(players), f"{own:,.0f}", f"{other:,.0f}", f"{own / other:.2f}"]
            )
    show(
        "Engine: random moves a second",
        ("game", "players", "Rondas", "oh_hell", "ratio"),
        rows,
        "Median of five rounds in which all take turns. Wanted: a ratio of at least 2, for "
        "Moroccan Ronda 1.",
    )


if __name__ == "__main__":
    main()
