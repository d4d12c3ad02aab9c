"""The games in the interfaces of other libraries, by those libraries' own checks."""

from __future__ import annotations

import json
import warnings
from functools import partial
from importlib import import_module
from random import Random

import pytest

import rondas
from rondas.games import Kit
from tests.playing import GAMES, known

games = pytest.mark.parametrize(
    "kit", [kit for kit in GAMES if "._" not in kit.rules.__module__], ids=lambda kit: kit.id
)


@games
def test_pettingzoo(kit: Kit) -> None:
    """By its own checks; and it plays the game of the seed."""
    pettingzoo = pytest.importorskip("rondas.adapters.pettingzoo")
    from pettingzoo.test import api_test, seed_test

    make = partial(pettingzoo.env, kit.id, kit.rules.seats[-1])
    with warnings.catch_warnings():
        # A mask beside the observation is a dict, as in PettingZoo's own card games.
        warnings.filterwarnings("ignore", message="Observation ")
        api_test(make(), num_cycles=120)
        seed_test(make, num_cycles=120)

    env = pettingzoo.env(kit.id, render_mode="ansi")
    env.reset(seed=7)
    game = rondas.new_game(kit.id, seed=7)
    rng = Random(2)
    actions = env.unwrapped.actions
    while game.actor is not None:
        assert env.agent_selection == f"seat_{game.actor}"
        observation, reward, termination, _, info = env.last()
        assert (reward, termination) == (0, False)
        assert info["view"] == game.view(game.actor)
        legal = [name for name, may in zip(actions, observation["action_mask"], strict=True) if may]
        assert sorted(legal) == game.legal_actions()
        assert env.render() == str(game)
        action = legal[rng.randrange(len(legal))]
        env.step(actions.index(action))
        game.push(action)
    won = [env.unwrapped.rewards[agent] for agent in env.unwrapped.possible_agents]
    assert sum(won) == 1
    assert [seat for seat, reward in enumerate(won) if reward] == game.winners


def test_pettingzoo_encodes_views() -> None:
    pettingzoo = pytest.importorskip("rondas.adapters.pettingzoo")
    view = {
        "players": 2, "hands": [["?"], ["A", "B"]], "bid": [3, None], "pile": [["B", ["B"]], []],
        "round": 4, "note": "words",
    }  # fmt: skip
    keys = ["hands", "bid", "pile", "round", "note"]
    rows = pettingzoo.encoded(view, keys, {"A": 0, "B": 1}).reshape(5, 2, 3).tolist()
    assert rows == [
        [[0, 0, -1], [1, 1, -1]],
        [[0, 0, 3], [0, 0, -1]],
        [[0, 2, -1], [0, 0, 0]],
        [[0, 0, 4], [0, 0, 0]],
        [[0, 0, -1], [0, 0, 0]],
    ]


@games
def test_openspiel_random_sim(kit: Kit) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    import_module("rondas.adapters.openspiel")

    name = f"rondas_{kit.id.replace('-', '_')}"
    game = pyspiel.load_game(name, {"players": kit.rules.seats[-1]})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    state = game.new_initial_state()
    rng = Random(4)
    while not state.is_terminal():
        if state.is_chance_node():
            assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
        else:
            seat = state.current_player()
            view = json.loads(state.information_state_string(seat))
            assert view == known(state.rules, seat)
            legal = [state.action_to_string(action) for action in state.legal_actions()]
            assert sorted(legal) == view["legal"]
        state.apply_action(rng.choice(state.legal_actions()))
    assert sum(state.returns()) == pytest.approx(1)
    assert [seat for seat, won in enumerate(state.returns()) if won] == state.rules.winners()
