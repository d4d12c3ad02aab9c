"""Random moves a second of every game, against OpenSpiel's oh_hell driven from Python.

python -m bench.engine

A move is an action of a player, found among the legal ones and applied; the time that
chance takes (dealing, in OpenSpiel card by card) is part of the game's. OpenSpiel's game is
in C++. Both are driven in two ways: plainly, as one writes it and as OpenSpiel's documents
have it (`random.choice`, and for chance `random.choices` by the probabilities of the
outcomes), and as quickly as Python can.
"""

from __future__ import annotations

from collections.abc import Callable, MutableSequence
from random import Random
from typing import Any

from bench.table import rates, show
from rondas.games import Kit, all_games
from rondas.rules.game import CHANCE, OVER


class Quick(Random):
    """Random numbers with a quicker choice and shuffle, for what is measured is the engine."""

    def choice(self, seq: Any) -> Any:
        return seq[int(self.random() * len(seq))]

    def shuffle(self, x: MutableSequence[Any]) -> None:
        random = self.random
        x[:] = sorted(x, key=lambda _: random())


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
    """The same for OpenSpiel's game, plainly.

    The quickest way to move its chance is to pick among the legal actions, which happen to
    be equally likely in this game, without asking for their probabilities.
    """
    import pyspiel

    game = pyspiel.load_game(f"oh_hell(players={max(players, 3)})")  # it takes three at least
    choice, choices = rng.choice, rng.choices
    quick = isinstance(rng, Quick)

    def run() -> int:
        state = game.new_initial_state()
        moves = 0
        while not state.is_terminal():
            if not state.is_chance_node():
                action = choice(state.legal_actions())
                moves += 1
            elif quick:
                action = choice(state.legal_actions())
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
            works = [ours(game, players, rng) for rng in (Random(1), Quick(1))]
            try:
                works += [oh_hell(players, rng) for rng in (Random(1), Quick(1))]
            except ImportError:
                pass
            plain, quick, *others = rates(works)
            row = [game.id, str(players)]
            for at, own in enumerate((plain, quick)):
                other = others[at] if others else 0.0
                row += [f"{own:,.0f}", *(
                    [f"{other:,.0f}", f"{own / other:.2f}"] if other else ["not installed", ""]
                )]  # fmt: skip
            rows.append(row)
    show(
        "Engine: random moves a second",
        ("game", "players", "Rondas", "oh_hell", "ratio", "quickest", "oh_hell", "ratio"),
        rows,
        "Median of five rounds in which all take turns. Wanted: a ratio of at least 2, for "
        "Moroccan Ronda 1.\nFirst both driven plainly, with random.choice and by the "
        "probabilities of chance; then both as quickly as\nPython can.",
    )


if __name__ == "__main__":
    main()
