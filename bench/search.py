"""Simulations a second: our search against OpenSpiel's Python ISMCTS on the same engine.

python -m bench search

OpenSpiel plays Ronda through `rondas.adapters.openspiel`, whose states hold our engine; both
searches draw their determinizations from the same source. Measured from the first card of a hand
and from its ninth trick.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from bench.table import rates, show
from rondas.adapters.openspiel import RondasState
from rondas.bots.search import Settings, rate
from rondas.games.steere_ronda import GAME as STEERE
from rondas.games.steere_ronda.model import SteereModel
from rondas.games.steere_ronda.rules import SteereRonda
from rondas.records import record
from rondas.rules.game import CHANCE
from rondas.rules.model import SearchModel

SIMULATIONS = 200


class PlainModel(SteereModel):
    """Ronda without all that helps search: any card is tried, and rolled out at random."""

    choices = SearchModel.choices
    prior = SearchModel.prior
    rollout = SearchModel.rollout
    transposition_key = SearchModel.transposition_key


def position(cards: int) -> SteereRonda:
    """A random hand in which the leader has so many cards left."""
    rng = Random(7)
    game = SteereRonda(3, {"hands": 1})
    while game.actor == CHANCE or game.trick or len(game.hands[game.actor]) > cards:
        if game.actor == CHANCE:
            record.do(game, f"* {record.chance(game, rng)}")
        else:
            game.apply(game.legal()[rng.randrange(len(game.legal()))])
    return game


def worlds(at: SteereRonda) -> Callable[[Random], SteereRonda]:
    """Return the source of determinizations for both searches."""
    knowledge = STEERE.knowledge
    return knowledge.determinizer(knowledge.information_state(at, at.actor))


def ours(model: SteereModel, at: SteereRonda) -> Callable[[], int]:
    world = worlds(at)
    settings = Settings(iterations=SIMULATIONS)
    rng = Random(1)
    return lambda: sum(rating.visits for rating in rate(model, world, rng, settings))


def open_spiel(at: SteereRonda) -> Callable[[], int]:
    """OpenSpiel's search on our engine, with its usual random rollouts."""
    game = pyspiel.load_game("rondas_steere_ronda(hands=1)")
    world, rng = worlds(at), Random(1)
    numbers = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game,
        mcts.RandomRolloutEvaluator(1, numbers),
        uct_c=0.7,
        max_simulations=SIMULATIONS,
        random_state=numbers,
    )
    bot.set_resampler(lambda *_: RondasState(game, STEERE, world(rng)))
    root = RondasState(game, STEERE, world(rng))

    def run() -> int:
        bot.run_search(root)
        return SIMULATIONS

    return run


def main() -> None:
    rows = []
    for cards in (16, 8):
        at = position(cards)
        works = [ours(SteereModel(), at), ours(PlainModel(), at)]
        *own, other = rates([*works, open_spiel(at)])
        for name, rate_ in zip(("as it is", "random rollouts, no pruning"), own, strict=True):
            rows.append(
                (
                    f"{cards} cards, {name}",
                    f"{rate_:,.0f}",
                    f"{other:,.0f}",
                    f"{rate_ / other:.1f}",
                )
            )
    show(
        "Search: simulations a second on the same engine of Ronda",
        ("position", "Rondas", "OpenSpiel ISMCTS in Python", "ratio"),
        rows,
        f"{SIMULATIONS} simulations a choice; median of five rounds in turn. Wanted: at least 10.\n"
        "The adapter takes about half of OpenSpiel's time.",
    )
