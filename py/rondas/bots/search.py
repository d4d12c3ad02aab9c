"""Search for any game, from a view alone.

Single-observer information-set Monte Carlo tree search: each iteration draws a
world (a full game that fits the view), walks down one tree that all worlds share,
adds a node and plays on to the next deal or the end of the game. Where a game can
solve its endings (`Game.key`), the last moves are solved exactly in many worlds
instead. Every seat plays for its own share of the win (`Game.payoff`).

The same view and the same random generator give the same choice on every machine:
no clock unless `seconds` is set, and no floating-point function whose last digit
differs between platforms.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt
from random import Random
from time import perf_counter

from rondas.bots.endgame import Solver
from rondas.game import Game, View
from rondas.games import find

World = Callable[[Random], Game]
"""A source of full games that fit what is known; each call gives a game of one's own."""


@dataclass(frozen=True, slots=True)
class Settings:
    """How long and how a search runs."""

    iterations: int = 400
    """Worlds drawn and played."""
    exploration: float = 0.4
    """How much rarely tried actions are favoured over those that did well."""
    solved: int = 40
    """Worlds solved exactly in an ending; 0 to search endings as well."""
    seconds: float = 0.0
    """Stop after this time, if it comes before the iterations; 0 for no limit."""

    def __post_init__(self) -> None:
        if self.iterations < 1:
            raise ValueError("iterations is at least 1")
        if not all(x >= 0 for x in (self.exploration, self.solved, self.seconds)):
            raise ValueError("exploration, solved and seconds are not negative")


@dataclass(frozen=True, slots=True)
class Rating:
    """What a search found out about one action."""

    action: str
    visits: int
    """How often the search tried it."""
    value: float
    """The expected share of the win after it, 0 to 1, for the seat that chooses."""


class Node:
    """One action in the tree, and what may follow it."""

    __slots__ = ("available", "children", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        """The sum of the shares of the win, for the seat that chose the action."""
        self.available = 1
        """How often the action could have been chosen."""
        self.children: dict[object, Node] = {}


def rate(
    world: World, rng: Random, settings: Settings, stop: Callable[[], bool] | None = None
) -> list[Rating]:
    """What the actor may do, the best first. `stop` is asked after each world."""
    game = world(rng)
    actions = game.choices()
    if len(actions) == 1:
        return [Rating(game.actions[actions[0]], 0, game.payoff()[game.actor])]
    deadline = perf_counter() + settings.seconds if settings.seconds else 0.0

    def done() -> bool:
        return (stop is not None and stop()) or (deadline > 0 and perf_counter() >= deadline)

    found = (
        _solve(world, game, rng, settings.solved, done)
        if settings.solved and game.key() is not None
        else _search(world, game, rng, settings, done)
    )
    ratings = [
        Rating(game.actions[action], visits, total / visits if visits else 0.0)
        for action, visits, total in found
    ]
    return sorted(ratings, key=lambda r: (-r.visits, -r.value, r.action))


Found = list[tuple[int, int, float]]
"""For each action: how often it was tried, and the sum of what it brought."""


def _solve(world: World, game: Game, rng: Random, worlds: int, done: Callable[[], bool]) -> Found:
    """Every action in every one of so many worlds, played out perfectly."""
    seat = game.actor
    actions = game.choices()
    totals = dict.fromkeys(actions, 0.0)
    solver = Solver(game)
    count = 0
    while True:
        for action in actions:
            after = game.copy()
            after.apply(action)
            totals[action] += solver.solve(after)[seat]
        count += 1
        if count >= worlds or done():
            return [(action, count, total) for action, total in totals.items()]
        game = world(rng)


def _search(
    world: World, game: Game, rng: Random, settings: Settings, done: Callable[[], bool]
) -> Found:
    """Information-set Monte Carlo tree search."""
    root = Node()
    actions = list(game.choices())
    count = 0
    while True:
        _iterate(root, game, rng, settings.exploration)
        count += 1
        if count >= settings.iterations or done():
            break
        game = world(rng)
    empty = Node()
    nodes = [(action, root.children.get(action, empty)) for action in actions]
    return [(action, node.visits, node.total) for action, node in nodes]


def _iterate(root: Node, game: Game, rng: Random, exploration: float) -> None:
    """One walk down the tree, one new node, one playout, and the way back."""
    node = root
    path: list[tuple[Node, int]] = []
    secrets: tuple[int, ...] = ()
    while (seat := game.actor) >= 0:
        if secrets and not game.secret():
            # What was chosen in secret is known from here on.
            node = node.children.setdefault(secrets, Node())
            secrets = ()
        children = node.children
        choices = game.choices()
        new = [action for action in choices if action not in children]
        if new:
            action = new[int(rng.random() * len(new))] if len(new) > 1 else new[0]
            for other in choices:
                if other in children:
                    children[other].available += 1
            child = children[action] = Node()
            path.append((child, seat))
            game.apply(action)
            game.playout(rng)
            break
        best = -1.0
        for other in choices:
            c = children[other]
            available = c.available = c.available + 1
            visits = c.visits
            worth = c.total / visits + exploration * sqrt(LOG[min(available, LAST)] / visits)
            if worth > best:
                best = worth
                child = c
                action = other
        path.append((child, seat))
        if game.secret():
            # The others cannot see it: the tree goes on as if anything had been chosen.
            secrets = (*secrets, action)
            node = node.children.setdefault("secret", Node())
        else:
            node = child
        game.apply(action)
    shares = game.payoff()
    for node, seat in path:
        node.visits += 1
        node.total += shares[seat]


def _logarithms(count: int) -> list[float]:
    """Natural logarithms of 0 (as of 1) to count-1, by sums and products alone.

    `math.log` may differ in its last digit between platforms, and so would games.
    """
    table = [0.0, 0.0]
    for n in range(2, count):
        z = 1.0 / (2 * n - 1)
        square = z * z
        term, step = z, 0.0
        for odd in (1, 3, 5, 7, 9, 11, 13):
            step += term / odd
            term *= square
        table.append(table[-1] + 2.0 * step)
    return table


LOG = _logarithms(2000)
LAST = len(LOG) - 1


class SearchBot:
    """Chooses what the search tried most."""

    def __init__(self, settings: Settings | None = None) -> None:
        self.settings = settings or Settings()

    def choose(self, view: View, rng: Random) -> str:
        legal: list[str] = view["legal"]
        return legal[0] if len(legal) == 1 else self.analyse(view, rng)[0].action

    def analyse(
        self, view: View, rng: Random, stop: Callable[[], bool] | None = None
    ) -> list[Rating]:
        """What the seat may do and what to expect of it, the best first.

        Of actions that come to the same the game may leave out all but one.
        """
        return rate(find(view["game"]).worlds(view), rng, self.settings, stop)
