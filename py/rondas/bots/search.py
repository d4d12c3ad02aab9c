"""Search for any game, from a view alone.

Single-observer information-set Monte Carlo tree search: an iteration takes a world (a
full game that fits the view), walks down a tree that all worlds share, adds a node and
plays on to the next deal or the end of the game. Every seat plays for its own share of
the win (`Game.worth`). At the root all actions are tried in the same worlds, so that
good cards flatter none of them, and step by step the worse half is dropped (sequential
halving). Where a game can solve its endings (`Game.key`), the tree gives way to exact
play in many worlds.

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
    """Games played out."""
    exploration: float = 1.0
    """How much rarely tried actions in the tree are favoured over those that did well, in
    standard deviations of what an iteration brings."""
    patience: int = 100
    """How often an action is tried before the tree grows beyond it: until then the game is
    played out from there, which a game with a good `playout` is the better for."""
    trust: float = 0.3
    """How much more the game's own hunch is favoured."""
    solved: int = 40
    """Worlds solved exactly in an ending; 0 to search endings as well."""
    blur: float = 0.0
    """How badly what it finds out is judged, in parts of the game's own `guesswork`. So a bot
    errs as people do, the less the more an action matters."""
    seconds: float = 0.0
    """Stop after this time, if it comes before the iterations; 0 for no limit."""

    def __post_init__(self) -> None:
        if self.iterations < 1:
            raise ValueError("iterations is at least 1")
        limits = (self.exploration, self.patience, self.trust, self.solved, self.blur)
        if not all(0 <= limit < float("inf") for limit in (*limits, self.seconds)):
            raise ValueError("a setting is a number from 0")


@dataclass(frozen=True, slots=True)
class Rating:
    """What a search found out about one action."""

    action: str
    visits: int
    """How often the search tried it."""
    value: float
    """The expected share of the win after it, 0 to 1, for the seat that chooses."""


@dataclass(slots=True)
class Tally:
    """What became of one action at the root."""

    action: int
    visits: int = 0
    worth: float = 0.0
    """The sum of what the games were worth to the seat that chooses."""
    share: float = 0.0
    """The sum of its expected shares of the win."""

    def mean(self) -> float:
        return self.worth / max(1, self.visits)


class Node:
    """An action in the tree, and what followed it."""

    __slots__ = ("children", "gained", "total", "tried", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        """The sum of what it was worth to the seat that chose the action."""
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
    seat = game.actor
    secret = game.secret()
    actions = game.choices()
    tallies = [Tally(action) for action in actions]
    if len(actions) == 1:
        return [Rating(game.actions[actions[0]], 0, game.payoff()[seat])]
    exact = settings.solved > 0 and game.key() is not None
    budget = settings.solved * len(actions) if exact else settings.iterations
    started = perf_counter() if settings.seconds else 0.0

    def progress(count: int) -> float:
        """How much of the search is done: 1 is all."""
        if stop is not None and stop():
            return 1.0
        spent = (perf_counter() - started) / settings.seconds if settings.seconds else 0.0
        return max(count / budget, spent)

    search = Solved(game) if exact else Tree(game, rng, settings)
    alive = tallies[:]
    rounds = 1 if exact else (len(alive) - 1).bit_length()
    count = halvings = 0
    while True:
        if secret:
            # So that the others cannot guess what was chosen from whose turn it is here.
            rng.shuffle(alive)
        for tally in alive:
            after = game.copy()
            after.apply(tally.action)
            worth, share = search.play(tally.action, after)
            tally.visits += 1
            tally.worth += worth[seat]
            tally.share += share[seat]
        count += len(alive)
        done = progress(count)
        if done >= 1:
            break
        if done * rounds >= halvings + 1:
            halvings += 1
            alive.sort(key=Tally.mean, reverse=True)
            del alive[(len(alive) + 1) // 2 :]
        game = world(rng)
    blur = settings.blur * game.guesswork
    if blur and isinstance(search, Tree):
        blur *= search.spread()
        judged = {tally.action: tally.mean() + blur * _error(rng) for tally in tallies}
        tallies.sort(key=lambda tally: -judged[tally.action])
    else:
        tallies.sort(key=lambda tally: (-tally.visits, -tally.mean()))
    names = game.actions
    return [Rating(names[t.action], t.visits, t.share / max(1, t.visits)) for t in tallies]


def _error(rng: Random) -> float:
    """Of a mean of 0 and a standard deviation of 1, nearly normal."""
    return 2 * (rng.random() + rng.random() + rng.random()) - 3


class Solved:
    """Exact play of both what is left and who wins."""

    def __init__(self, game: Game) -> None:
        self.solver = Solver(game)

    def play(self, _: int, game: Game) -> tuple[Sequence[float], Sequence[float]]:
        """What the game is worth to each seat when all play perfectly, and the shares."""
        worth, share = zip(*self.solver.results(game), strict=True)
        return worth, share


class Tree:
    """The tree below the actions at the root."""

    def __init__(self, game: Game, rng: Random, settings: Settings) -> None:
        self.rng = rng
        self.settings = settings
        self.seat = game.actor
        # The others cannot see what is chosen in secret: all that follows is one.
        self.secret = game.secret()
        root = Node()
        self.nodes = {a: root if self.secret else Node() for a in game.choices()}
        self.count = 0
        self.total = 0.0
        self.squares = 0.0

    def play(self, first: int, game: Game) -> tuple[Sequence[float], Sequence[float]]:
        """One walk down the tree, one playout, and the way back.

        Returns what the game came to be worth to each seat, and the shares of the win.
        """
        node = self.nodes[first]
        secrets: tuple[int, ...] = (first,) if self.secret else ()
        path: list[tuple[Node, Node, int]] = []
        patience = self.settings.patience
        node.visits += 1
        while node.visits > patience and (seat := game.actor) >= 0:
            secret = game.secret()
            if secrets and not secret:
                # What was chosen in secret is known from here on.
                node = node.children.setdefault(secrets, Node())
                node.visits += 1
                secrets = ()
            action = self.select(node, game)
            child = node.children.get(action)
            if child is None:
                child = node.children[action] = Node()
            child.visits += 1
            path.append((node, child, seat))
            game.apply(action)
            if secret:
                secrets = (*secrets, action)
                node = node.children.setdefault((), Node())
                node.visits += 1
            else:
                node = child
        if game.actor >= 0:
            game.playout(self.rng)
        worth = game.worth()
        for node, child, seat in path:
            child.total += worth[seat]
            node.tried += 1
            node.gained += worth[seat]
        self.count += 1
        self.total += worth[self.seat]
        self.squares += worth[self.seat] ** 2
        return worth, game.payoff()

    def spread(self) -> float:
        """The standard deviation of what an iteration brings."""
        mean = self.total / self.count
        return sqrt(max(self.squares / self.count - mean * mean, 0.0))

    def select(self, node: Node, game: Game) -> int:
        """The action to try: what did well so far, what was tried little, the game's hunch.

        What was never tried counts as if it did as well as the average (PUCT).
        """
        choices = game.choices()
        hunch = game.hunch()
        tried = node.tried
        if not tried or len(choices) == 1:
            return choices[int(self.rng.random() * len(choices))] if hunch is None else hunch
        urge = self.settings.exploration * self.spread() * sqrt(tried)
        share = urge / len(choices)
        trusted = share + urge * self.settings.trust
        average = node.gained / tried
        children = node.children
        best = -1.0
        for action in choices:
            promise = trusted if action == hunch else share
            child = children.get(action)
            if child is None:
                promise += average
            else:
                visits = child.visits
                promise = child.total / visits + promise / (1 + visits)
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
