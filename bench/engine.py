"""Random moves a second of every game: by the engine alone, against OpenSpiel's oh_hell driven from
Python, and through `import rondas`, against the engine's own functions for records.

python -m bench engine

A move is an action of a player, found among the legal ones and applied; the time that chance takes
(dealing, in OpenSpiel card by card) is part of the game's. OpenSpiel's game is in C++. Both are
driven plainly, as OpenSpiel's documents have it: `random.choice`, and for chance `random.choices`
by the probabilities of the outcomes.

The library and `record.do` look up the legal actions as strings, draw chance from the seed, check
every action and write down every move.
"""

from __future__ import annotations

from random import Random

import pyspiel

import rondas
from bench.table import rates, show
from rondas.games import Kit, all_games
from rondas.records import record
from rondas.rules.game import CHANCE, OVER

SEED = "1"


def alone(kit: Kit, players: int, rng: Random) -> int:
    """Play a random game; return the number of the players' moves."""
    choice = rng.choice
    state = kit.rules(players, kit.rules.settings(players, {}))
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


def oh_hell(game: pyspiel.Game, rng: Random) -> int:
    """Do the same with OpenSpiel's game."""
    choice, choices = rng.choice, rng.choices
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


def recorded(kit: Kit, players: int) -> int:
    """Play the game of a seed by the engine's functions for records."""
    pick = Random(SEED).random
    game = kit.rules(players, kit.rules.settings(players, {}))
    moves: list[str] = []
    chances = 0
    while (actor := game.actor) != OVER:
        if actor == CHANCE:
            move = f"* {record.chance(game, Random(f'{SEED}/chance/{chances}'))}"
            chances += 1
        else:
            legal = game.legal_names()
            move = f"{actor} {legal[int(pick() * len(legal))]}"
        record.do(game, move)
        moves.append(move)
    return len(moves) - chances


def library(kit: Kit, players: int) -> int:
    """Play the same game through the library."""
    pick = Random(SEED).random
    game = rondas.new_game(kit.id, players, SEED)
    moves = 0
    while not game.is_over:
        legal = game.legal_actions()
        game.push(legal[int(pick() * len(legal))])
        moves += 1
    return moves


def main() -> None:
    rows = []
    for kit in all_games().values():
        for players in kit.rules.seats:
            hell = pyspiel.load_game(f"oh_hell(players={max(players, 3)})")  # three at least
            one, two = Random(1), Random(1)
            own, other, written, through = rates([
                lambda kit=kit, players=players, rng=one: alone(kit, players, rng),
                lambda game=hell, rng=two: oh_hell(game, rng),
                lambda kit=kit, players=players: recorded(kit, players),
                lambda kit=kit, players=players: library(kit, players),
            ])  # fmt: skip
            rows.append([
                kit.id, str(players), f"{own:,.0f}", f"{other:,.0f}", f"{own / other:.2f}",
                f"{written:,.0f}", f"{through:,.0f}", f"{written / through - 1:+.1%}",
            ])  # fmt: skip
    show(
        "Engine: random moves a second",
        ("game", "players", "engine", "oh_hell", "ratio", "with records", "library", "cost"),
        rows,
        "Median of five rounds in which all take turns. Wanted: a ratio of at least 2, for "
        "Moroccan Ronda 1, and a cost of at most 10%.",
    )
