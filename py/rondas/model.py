"""What search knows of a game: the third of the interfaces behind which every game stands.

All of it is advice. A game is playable by every bot with `returns` and `heuristic_action`
alone; the rest makes the bots stronger.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Sequence
from random import Random
from typing import ClassVar, Generic

from rondas.knowledge import Any_State, G


def shares(winners: Sequence[int], players: int) -> list[float]:
    """The returns of a game that is over: its winners share the win."""
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(players)]


class SearchModel(ABC, Generic[G]):
    """What search asks of a game in one determinization. Without state of its own.

    In one determinization it may look at every card, but what it leaves out of `choices`
    must depend only on what the actor knows.
    """

    evaluation_noise: ClassVar[float] = 0.0
    """How far an easy bot misjudges what an action brings, in standard deviations of what an
    iteration of search brings; 0 where few iterations alone make it easy to beat."""

    @abstractmethod
    def returns(self, game: G) -> list[float]:
        """Each seat's expected share of the win, 0 to 1, adding up to 1.

        Exact when the game is over; elsewhere an estimate, asked for where chance
        moves next (search looks no further).
        """

    def utility(self, game: G) -> list[float]:
        """What search plays for: each seat's `returns`, adding up to 1.

        A game may mix in a little of what does not decide the win (tricks, points), so
        that seats which have as good as won or lost do not play just anything.
        """
        return self.returns(game)

    bluffs: ClassVar[float] = 0.0
    """How often a sly player gives in to `temptations`, 0 to 1."""

    def leanings(self, game: G, manner: str, actions: Sequence[int]) -> Sequence[float]:
        """How much a manner (`rondas.manners`) likes each of these actions of the actor, -1 to 1.

        In standard deviations of what an iteration of search brings: an action is taken though
        it seems that much worse than one that leaves the manner cold. What the actor does not
        know must make no difference.
        """
        return [0.0] * len(actions)

    counted: ClassVar[str] = "points"
    """What `gained` counts, for people: `points` or `tricks`."""

    def gained(self, game: G) -> Sequence[float]:
        """How far each seat has got where a rollout has ended: by that a hint says how much better
        an action is where no chances tell it."""
        return game.scores()

    def choices(self, game: G) -> Sequence[int]:
        """The legal actions that search need tell apart, at least one where any is legal.

        A game may leave out an action that comes to the same as another one here.
        """
        return game.legal()

    def prior(self, game: G) -> int | None:
        """The choice that search tries first here: what a sensible player would do at once.

        One of `choices`, or None for no opinion.
        """
        return None

    def rollout(self, game: G, rng: Random) -> None:
        """Play on quickly to where `utility` can judge: the next move of chance, the end of the
        game, or an earlier point that the game chooses.

        At random unless the game knows better: search learns the more from it, the more
        sensibly and the faster it plays.
        """
        random = rng.random
        while game.actor >= 0:
            legal = game.legal()
            game.apply(legal[int(random() * len(legal))])

    def transposition_key(self, game: G) -> Hashable | None:
        """What decides how this position can end and what that is worth, to solve it exactly.

        Equal keys, equal futures. None while too much is left to play for that (and so
        by default); once it is not None it stays so until chance moves.
        """
        return None

    @abstractmethod
    def heuristic_action(self, state: Any_State, rng: Random) -> str:
        """The action a sensible player would choose without calculating, from an information
        state alone."""

    def temptations(self, state: Any_State) -> list[str]:
        """The legal actions that are against the rules, where a game allows such, and tempting.

        By default there are none.
        """
        return []
