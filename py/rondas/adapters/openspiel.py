"""The games as OpenSpiel games written in Python: `pyspiel.load_game("rondas_rounds")`.

Importing this module registers one game for each of Rondas, with its players and options as
parameters: `rondas_moroccan_ronda(players=3,target=21)`. An option's word that begins with a figure
has `_` before it, since OpenSpiel would read a number: `chain_values=_1-6-15`.

Actions are the integers of the game's own vocabulary; chance deals card by card. Returns are
shares of the win, which add up to 1. The information state of a player is their view as JSON.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import Any

import pyspiel

from rondas.games import Kit, all_games
from rondas.rules.game import CHANCE, OVER, Game
from rondas.rules.model import shares

LONGEST = 100_000
"""Moves of a game and of its chance: more than any game has."""


class _Position:
    """A game, and the cards of the deal in progress. Copied by the game's own `copy`."""

    def __init__(self, game: Game, dealt: list[int]) -> None:
        self.game = game
        self.dealt = dealt

    def __deepcopy__(self, memo: object) -> _Position:
        return _Position(self.game.copy(), self.dealt[:])


def _start(kit: Kit, parameters: Mapping[str, Any]) -> Game:
    """Return a game before its first move. ValueError for parameters that do not go together."""
    options = {
        name: value.removeprefix("_") if isinstance(value, str) else value
        for name, value in parameters.items()
        if name != "players"
    }
    players = parameters["players"]
    return kit.rules(players, kit.rules.settings(players, options))


class RondasState(pyspiel.State):  # type: ignore[misc]
    """A game in progress."""

    def __init__(self, game: Any, kit: Kit, rules: Game | None = None) -> None:
        """`rules`: a game of the engine to go on with, such as a determinization."""
        super().__init__(game)
        self._at = _Position(rules or _start(kit, game.get_parameters()), [])

    def __deepcopy__(self, memo: object) -> RondasState:
        return self.clone()  # type: ignore[no-any-return]

    @property
    def rules(self) -> Game:
        """The engine's own game: all of it, secrets included."""
        return self._at.game

    def current_player(self) -> int:
        """Return the seat to act, or CHANCE or TERMINAL."""
        special = {CHANCE: pyspiel.PlayerId.CHANCE, OVER: pyspiel.PlayerId.TERMINAL}
        return special.get(self.rules.actor, self.rules.actor)  # type: ignore[no-any-return]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.rules.legal())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the cards that may be dealt next, or the actions of chance."""
        game = self.rules
        left = Counter(game.pack.cards() if game.deals() else game.legal())
        left.subtract(self._at.dealt)
        total = left.total()
        return [(each, count / total) for each, count in sorted(left.items()) if count]

    def _apply_action(self, action: int) -> None:
        game, dealt = self._at.game, self._at.dealt
        if not game.deals():
            game.apply(action)
            return
        dealt.append(action)
        if len(dealt) == len(game.shuffled(Random(0))):
            game.deal(dealt)
            self._at.dealt = []

    def _action_to_string(self, player: int, action: int) -> str:
        dealing = player == pyspiel.PlayerId.CHANCE and self.rules.deals()
        return self.rules.pack.names[action] if dealing else self.rules.actions[action]

    def is_terminal(self) -> bool:
        return self.rules.actor == OVER

    def returns(self) -> list[float]:
        """Return each seat's share of the win; zeros until the game is over."""
        players = self.rules.players
        return shares(self.rules.winners(), players) if self.is_terminal() else [0.0] * players

    def __str__(self) -> str:
        dealt = self.rules.pack.write(self._at.dealt)
        return json.dumps([view(self, None), self.history(), dealt])


def view(state: RondasState, seat: int | None) -> str:
    """Return what a seat knows, as JSON."""
    game = state.rules
    return json.dumps(all_games()[game.id].knowledge.information_state(game, seat))


class _Observer:
    """Views as strings; there is no tensor."""

    tensor = None

    def __init__(self) -> None:
        self.dict: dict[str, Any] = {}

    def set_from(self, state: RondasState, player: int) -> None:
        """Do nothing: there is no tensor."""

    def string_from(self, state: RondasState, player: int) -> str:
        return view(state, player)


def _parameter(value: int | str) -> int | str:
    return f"_{value}" if isinstance(value, str) and value[0].isdigit() else value


def register(kit: Kit) -> None:
    """Make a game known to OpenSpiel, with the smallest number of players as the default."""
    rules = kit.rules
    defaults: Mapping[str, Any] = {
        "players": rules.seats[0],
        **{option.name: _parameter(option.default) for option in rules.options},
    }
    kind = pyspiel.GameType(
        short_name=f"rondas_{rules.id.replace('-', '_')}",
        long_name=rules.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.seats[-1],
        min_num_players=rules.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=False,
        parameter_specification=defaults,
    )

    class RondasGame(pyspiel.Game):  # type: ignore[misc]
        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            chosen = {**defaults, **(params or {})}
            game = _start(kit, chosen)
            info = pyspiel.GameInfo(
                num_distinct_actions=len(game.actions),
                max_chance_outcomes=len(game.actions),
                num_players=game.players,
                min_utility=0.0,
                max_utility=1.0,
                utility_sum=1.0,
                max_game_length=LONGEST,
            )
            super().__init__(kind, info, chosen)

        def new_initial_state(self) -> RondasState:
            return RondasState(self, kit)

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> _Observer:
            return _Observer()

    pyspiel.register_game(kind, RondasGame)


for _kit in all_games().values():
    register(_kit)
