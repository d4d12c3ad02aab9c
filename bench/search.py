"""Simulations a second: our search against OpenSpiel's Python ISMCTS on the same engine.

python -m bench.search

Ronda is wrapped as an OpenSpiel game in Python whose states hold our engine; both
searches draw their determinizations from the same source. Measured from the first card of a hand
and from its ninth trick.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from bench.table import rates, show
from rondas import record
from rondas.bots.search import Settings, rate
from rondas.game import CHANCE
from rondas.games.steere_ronda import GAME as STEERE
from rondas.games.steere_ronda.model import SteereModel
from rondas.games.steere_ronda.rules import SteereRonda
from rondas.model import SearchModel

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
    import numpy as np
    import pyspiel
    from open_spiel.python.algorithms import ismcts, mcts

    world = worlds(at)
    model = PlainModel()
    rng = Random(1)

    class Observer:
        """Tells states apart by the knowledge of the player: their hand and all cards played."""

        def __init__(self) -> None:
            self.tensor = None
            self.dict: dict[str, Any] = {}

        def set_from(self, state: Any, player: int) -> None:
            pass

        def string_from(self, state: Any, player: int) -> str:
            engine = state.engine
            return f"{sorted(engine.hands[player])}{engine.played}{engine.trick}"

    kind = pyspiel.GameType(
        short_name="python_ronda",
        long_name="Ronda",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=3,
        min_num_players=3,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=False,
        provides_observation_tensor=False,
    )
    info = pyspiel.GameInfo(
        num_distinct_actions=51,
        max_chance_outcomes=1,
        num_players=3,
        min_utility=0.0,
        max_utility=1.0,
        utility_sum=1.0,
        max_game_length=48,
    )

    class Ronda(pyspiel.Game):  # type: ignore[misc]
        def __init__(self, params: object = None) -> None:
            super().__init__(kind, info, params or {})

        def new_initial_state(self) -> Any:
            return State(self)

        def make_py_observer(self, iig_obs_type: object = None, params: object = None) -> Observer:
            return Observer()

    class State(pyspiel.State):  # type: ignore[misc]
        """The rest of a hand."""

        def __init__(self, game: Any, engine: SteereRonda | None = None) -> None:
            super().__init__(game)
            self.engine = engine

        def current_player(self) -> Any:
            return self.engine.actor if self.engine.actor >= 0 else pyspiel.PlayerId.TERMINAL

        def _legal_actions(self, player: int) -> list[int]:
            return sorted(self.engine.legal())

        def _apply_action(self, action: int) -> None:
            self.engine.apply(action)

        def _action_to_string(self, player: int, action: int) -> str:
            return self.engine.actions[action]

        def is_terminal(self) -> bool:
            return self.engine.actor < 0

        def returns(self) -> list[float]:
            return model.returns(self.engine) if self.engine.actor < 0 else [0.0] * 3

        def __str__(self) -> str:
            return "ronda"

    game = Ronda()
    numbers = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game,
        mcts.RandomRolloutEvaluator(1, numbers),
        uct_c=0.7,
        max_simulations=SIMULATIONS,
        random_state=numbers,
    )
    bot.set_resampler(lambda state, player: State(game, world(rng)))
    root = State(game, world(rng))

    def run() -> int:
        bot.run_search(root)
        return SIMULATIONS

    return run


def main() -> None:
    rows = []
    for cards in (16, 8):
        at = position(cards)
        works = [ours(SteereModel(), at), ours(PlainModel(), at)]
        try:
            *own, other = rates([*works, open_spiel(at)])
        except ImportError:
            own, other = rates(works), 0.0
        for name, rate_ in zip(("as it is", "random rollouts, no pruning"), own, strict=True):
            rows.append(
                (
                    f"{cards} cards, {name}",
                    f"{rate_:,.0f}",
                    f"{other:,.0f}" if other else "not installed",
                    f"{rate_ / other:.1f}" if other else "",
                )
            )
    show(
        "Search: simulations a second on the same engine of Ronda",
        ("position", "Rondas", "OpenSpiel ISMCTS in Python", "ratio"),
        rows,
        f"{SIMULATIONS} simulations a choice; median of five rounds in turn. Wanted: at least 5.",
    )


if __name__ == "__main__":
    main()
