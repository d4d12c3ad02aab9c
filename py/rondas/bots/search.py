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

from collections.abc import Callable, Sequence
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
    exploration: float = 1.0
    """How much rarely tried actions are favoured over those that did well, in standard
    deviations of what an iteration brings."""
    trust: float = 0.3
    """How much more the game's own hunch is favoured."""
    solved: int = 40
    """Worlds solved exactly in an ending; 0 to search endings as well."""
    seconds: float = 0.0
    """Stop after this time, if it comes before the iterations; 0 for no limit."""

    def __post_init__(self) -> None:
        if self.iterations < 1:
            raise ValueError("iterations is at least 1")
        if not all(x >= 0 for x in (self.exploration, self.trust, self.solved, self.seconds)):
            raise ValueError("a setting is not negative")


@dataclass(frozen=True, slots=True)
class Rating:
    """What a search found out about one action."""

    action: str
    visits: int
    """How often the search tried it."""
    value: float
    """The expected share of the win after it, 0 to 1, for the seat that chooses."""


class Node:
    """An action in the tree, and what followed it."""

    __slots__ = ("children", "gained", "total", "tried", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        """The sum of the shares of the win, for the seat that chose the action."""
        self.children: dict[object, Node] = {}
        self.tried = 0
        """The visits of the children."""
        self.gained = 0.0
        """Their totals."""


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
    seat = game.actor
    brought = dict.fromkeys(game.choices(), 0.0)
    total = squares = spread = 0.0
    while True:
        action, worth = _iterate(root, game, rng, settings.exploration * spread, settings.trust)
        brought[action] += game.payoff()[seat]
        total += worth[seat]
        squares += worth[seat] ** 2
        spread = sqrt(max(0.0, squares / root.tried - (total / root.tried) ** 2))
        if root.tried >= settings.iterations or done():
            break
        game = world(rng)
    children = root.children
    return [
        (action, children[action].visits if action in children else 0, share)
        for action, share in brought.items()
    ]


def _iterate(
    root: Node, game: Game, rng: Random, exploration: float, trust: float
) -> tuple[int, Sequence[float]]:
    """One walk down the tree, one new node, one playout, and the way back.

    Returns the action at the root and what the game came to be worth to each seat.
    """
    node = root
    path: list[tuple[Node, Node, int]] = []
    first = -1
    secrets: tuple[int, ...] = ()
    new = False
    while not new and (seat := game.actor) >= 0:
        secret = game.secret()
        if secrets and not secret:
            # What was chosen in secret is known from here on.
            node = node.children.setdefault(secrets, Node())
            secrets = ()
        action = _select(node, game, rng, exploration, trust)
        if first < 0:
            first = action
        child = node.children.get(action)
        if child is None:
            child = node.children[action] = Node()
            new = True
        path.append((node, child, seat))
        game.apply(action)
        if secret:
            # The others cannot see it: the tree goes on as if anything had been chosen.
            secrets = (*secrets, action)
            node = node.children.setdefault((), Node())
        else:
            node = child
    if new:
        game.playout(rng)
    worth = game.worth()
    for node, child, seat in path:
        child.visits += 1
        child.total += worth[seat]
        node.tried += 1
        node.gained += worth[seat]
    return first, worth


def _select(node: Node, game: Game, rng: Random, exploration: float, trust: float) -> int:
    """The action to try: what did well so far, what was tried little, the game's hunch.

    What was never tried counts as if it did as well as the average (PUCT).
    """
    choices = game.choices()
    hunch = game.hunch()
    tried = node.tried
    if not tried or len(choices) == 1:
        return choices[int(rng.random() * len(choices))] if hunch is None else hunch
    children = node.children
    urge = exploration * sqrt(tried)
    share = urge / len(choices)
    average = node.gained / tried
    best = -1e9
    for action in choices:
        bonus = share + urge * trust if action == hunch else share
        child = children.get(action)
        if child is None:
            promise = average + bonus
        else:
            visits = child.visits
            promise = child.total / visits + bonus / (1 + visits)
        if promise > best:
            best = promise
            chosen = action
    return chosen


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
