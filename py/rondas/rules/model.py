"""The knowledge of the search: the third of the interfaces that every game implements.

All is optional. `returns` and `heuristic_action` make bots sensible; the rest makes them stronger.
"""

from collections.abc import Hashable, Sequence
from random import Random
from typing import Any, ClassVar, Generic

from rondas.rules.game import OVER
from rondas.rules.knowledge import Any_State, G

# Manners: the taste of a player among actions that are about equally good. A manner says nothing
# about strength, which is the level. Each game defines what a manner likes
# (`SearchModel.leanings`), and describes it to people: `manner-…` in its catalog.
STEADY = "steady"
"""Plays the best action of the search."""
BOLD = "bold"
"""High cards first, high bids."""
CAREFUL = "careful"
"""Low cards first, low bids, no risks."""
SLY = "sly"
"""Lies in wait, and bluffs if the game has bluffs."""
STUBBORN = "stubborn"
"""Continues as before: one suit after the other."""
MANNERS = (STEADY, BOLD, CAREFUL, SLY, STUBBORN)


def shares(winners: Sequence[int], players: int) -> list[float]:
    """Return the returns of a finished game: its winners share the win."""
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(players)]


class SearchModel(Generic[G]):
    """Advice for the search about one determinization. It has no state of its own.

    It may look at every card; but `choices` leaves out actions only by what the actor knows.
    """

    even: ClassVar[float] = 10
    """Points for each seat that the default of `returns` adds: the more, the less a lead says."""

    def returns(self, game: G) -> list[float]:
        """Return each seat's expected share of the win, from 0 to 1, adding up to 1.

        Exact when the game is over. Elsewhere it is an estimate, requested where chance moves next,
        because the search looks no further. By default it grows with the points.
        """
        if game.actor == OVER:
            return shares(game.winners(), game.players)
        scores = game.scores()
        held = [scores[game.team(seat)] + self.even for seat in range(game.players)]
        return [each / sum(held) for each in held]

    def utility(self, game: G) -> list[float]:
        """Return the goal of the search: each seat's `returns`, adding up to 1.

        A game may mix in a little of tricks or points, so that seats that have practically won or
        lost do not play at random.
        """
        return self.returns(game)

    bluffs: ClassVar[float] = 0.0
    """The probability that a sly player follows one of its `temptations`, from 0 to 1."""

    def leanings(self, game: G, manner: str, actions: Sequence[int]) -> Sequence[float]:
        """Return how much a manner (`rondas.rules.model`) likes each action, from -1 to 1.

        The unit is the standard deviation of an iteration's result: the bot takes a liked action
        although it seems that much worse than a neutral one. Only knowledge of the actor may count.
        """
        return [0.0] * len(actions)

    def haste(self, game: G, actions: Sequence[int]) -> Sequence[float]:
        """Return how far a beginner overrates each of these actions: high cards too early, what
        scores at once. The unit is that of `leanings`. Only knowledge of the actor may count."""
        return [0.0] * len(actions)

    counted: ClassVar[str] = "points"
    """The unit of `gained`, for people: `points` or `tricks`."""

    def gained(self, game: G) -> Sequence[float]:
        """Return the progress of each seat at the end of a rollout. A hint compares actions by it
        if the chances to win do not differ."""
        return game.scores()

    def choices(self, game: G) -> Sequence[int]:
        """Return the legal actions that the search must tell apart, at least one if any is legal. A
        game may leave out an action that is equivalent to another one."""
        return game.legal()

    def prior(self, game: G) -> int | None:
        """Return the action to try first, a sensible player's first thought, or None for no
        opinion. It is one of `choices`."""
        return None

    def rollout(self, game: G, rng: Random) -> None:
        """Play on quickly to a point that `utility` can judge.

        That is the next move of chance, the end of the game, or an earlier point. By default it
        plays at random. The more sensible and the faster the play, the more the search learns.
        """
        random = rng.random
        while game.actor >= 0:
            legal = game.legal()
            game.apply(legal[int(random() * len(legal))])

    def all_known(self, game: G) -> bool:
        """Whether the actor knows all cards that matter, so that all determinizations are equal."""
        return False

    def transposition_key(self, game: G) -> Hashable | None:
        """Return all that decides the possible ends of this position and their value, or None.

        Equal keys mean equal futures, so an ending can be solved exactly. None (the default) says
        that too much is left to play. Once the key is not None it stays so until chance moves.
        """
        return None

    def solvable(self, game: G) -> bool:
        """Whether search may solve this position exactly; if so, it stays so until chance moves."""
        return self.transposition_key(game) is not None

    def solve(self, game: G, memory: dict[Hashable, Any]) -> Sequence[tuple[float, float]] | None:
        """Solve a solvable position by the game's own means, if it has any.

        Returns each seat's `utility` and `returns` when all play perfectly; None, by default,
        leaves it to `rondas.bots.endgame`. `memory` keeps finds for later positions.
        """
        return None

    def heuristic_action(self, state: Any_State, rng: Random) -> str:
        """Return a sensible player's action, from an information state alone; by default any."""
        legal: list[str] = state["legal"]
        return legal[rng.randrange(len(legal))]

    def temptations(self, state: Any_State) -> list[str]:
        """Return tempting legal actions that are against the rules, if a game allows such."""
        return []
