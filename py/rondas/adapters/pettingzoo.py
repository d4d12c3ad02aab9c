"""A game as a PettingZoo environment: `rondas.adapters.pettingzoo.env("rounds")`.

Agents are called `seat_0`, `seat_1` and so on, and act in turn (AEC). Actions are the integers
of the game's own vocabulary (`RondasEnv.actions` has their names). An observation is a dict:

- `observation`: float32, see `encoded`;
- `action_mask`: int8, 1 for each action that the agent may choose now.

`infos[agent]["view"]` is the whole information state of the agent that acts. Rewards come at the
end: each winner's share of the win, all others 0.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo.utils import BaseWrapper, OrderEnforcingWrapper
from pettingzoo.utils.env import AECEnv

import rondas
from rondas.games import find
from rondas.rules.model import shares

SETUP = frozenset({"game", "players", "options", "seat", "legal"})
"""Keys of a view that say nothing about the position."""


def env(
    game: str, players: int | None = None, render_mode: str | None = None, **options: int | str
) -> BaseWrapper:
    """Return the environment of a game, which insists on the order of calls."""
    return OrderEnforcingWrapper(RondasEnv(game, players, render_mode, **options))


class RondasEnv(AECEnv):  # type: ignore[misc]
    """A game in which every seat is an agent."""

    def __init__(
        self, game: str, players: int | None = None, render_mode: str | None = None,
        **options: int | str,
    ) -> None:  # fmt: skip
        super().__init__()
        self._setup: dict[str, Any] = {"game": game, "players": players, **options}
        self.game = rondas.new_game(**self._setup, seed=0)
        rules = find(game).rules(self.game.players, self.game.options)
        self.actions = list(rules.actions)
        """The names of the actions, by their integers."""
        self._index = rules.index
        self._cards = rules.pack.index
        self._keys = [key for key in self.game.view(None) if key not in SETUP]
        self.metadata = {
            "name": f"rondas_{game}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.game.players)]
        size = len(self._keys) * self.game.players * (len(self._cards) + 1)
        self.observation_spaces = {
            agent: spaces.Dict({
                "observation": spaces.Box(-1e6, 1e6, (size,), np.float32),
                "action_mask": spaces.Box(0, 1, (len(self.actions),), np.int8),
            })
            for agent in self.possible_agents
        }  # fmt: skip
        self.action_spaces = {
            agent: spaces.Discrete(len(self.actions)) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game, whose cards the seed gives."""
        self.game = rondas.new_game(**self._setup, seed=seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._turn()

    def _turn(self) -> None:
        seat = self.game.actor
        if seat is None:
            won = shares(self.game.winners, self.game.players)
            self.rewards = dict(zip(self.possible_agents, won, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[seat]
            self.infos[self.agent_selection] = {"view": self.game.view(seat)}

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what an agent knows and may do."""
        view = self.game.view(self.possible_agents.index(agent))
        mask = np.zeros(len(self.actions), np.int8)
        mask[[self._index[name] for name in view["legal"]]] = 1
        return {"observation": encoded(view, self._keys, self._cards), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Do an action of the agent whose turn it is; None once the game is over."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.infos[agent] = {}
        self.game.push(self.actions[int(action or 0)])
        self._turn()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """Return the table as text, with all hands open."""
        return str(self.game) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Do nothing: a game holds no resources."""


def encoded(view: Mapping[str, Any], keys: list[str], cards: Mapping[str, int]) -> Any:
    """Return a view as numbers: float32, of size `keys * players * (cards + 1)`.

    Each key has a row for each seat, with a count for each card and one number. What the view has
    for each seat goes to that seat's row, all else to the first. Words that are no cards are left
    out, and what is unknown or does not apply is -1 as a number.
    """
    players = view["players"]
    table = np.zeros((len(keys), players, len(cards) + 1), np.float32)
    for rows, key in zip(table, keys, strict=True):
        value = view[key]
        each = value if isinstance(value, list) and len(value) == players else [value]
        inner = [part for part in each if isinstance(part, list | dict)]
        if any(isinstance(part, list | dict) for nested in inner for part in nested):
            each = [value]
        for row, part in zip(rows, each, strict=False):
            row[-1] = part if isinstance(part, int) else -1
            for name in _strings(part):
                if name in cards:
                    row[cards[name]] += 1
    return table.ravel()


def _strings(value: Any) -> list[str]:
    if isinstance(value, str):
        return [value]
    if isinstance(value, dict):
        value = list(value.values())
    return [name for part in value for name in _strings(part)] if isinstance(value, list) else []
