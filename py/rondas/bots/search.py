"""Search for any game, from an information state alone.

Single-observer information-set Monte Carlo tree search (ISMCTS; Cowling, Powley and Whitehouse,
2012): an iteration draws a determinization (a full game that fits the information state), walks
down a tree that all determinizations share, adds a node and rolls out to the next deal or the
end of the game. In the tree actions are selected by PUCT (Rosin, 2011; with a prior as in AlphaGo,
Silver and others, 2016), every seat for its own utility (max^n; Luckhardt and Irani, 1986). At
the root all actions are tried in the same determinizations, so that good cards flatter none of
them, and step by step the worse half is dropped (sequential halving; Karnin, Koren and Somekh,
2013). Where a game can solve its endings (`SearchModel.solvable`), the tree gives way
to exact play in many determinizations (perfect information Monte Carlo; Long and others, 2010).

The same information state and random generator give the same choice on every machine: no clock
unless `seconds` is set, and no floating-point function whose last digit differs.
"""

from collections.abc import Sequence
from dataclasses import dataclass, fields
from math import sqrt
from random import Random
from time import perf_counter
from typing import Any

from rondas.bots.endgame import Solver
from rondas.games import find
from rondas.pulse import pulse
from rondas.rules.game import Game
from rondas.rules.knowledge import Any_State, Determinizer
from rondas.rules.model import MANNERS, SLY, STEADY, SearchModel
from rondas.text import brief


@dataclass(frozen=True, slots=True)
class Settings:
    """How long and how a search runs."""

    iterations: int = 400
    """Games rolled out."""
    exploration: float = 1.0
    """How much rarely tried actions in the tree are favoured over those that did well, in
    standard deviations of what an iteration brings."""
    expansion_threshold: int = 100
    """How often an action is tried before the tree grows beyond it: until then the game is
    rolled out from there, which a game with a good rollout is the better for. Where the actor
    knows all cards, once at most: the same rollout again would tell nothing new."""
    prior_weight: float = 0.3
    """How much more the prior of the game's model is favoured."""
    solved_worlds: int = 40
    """Determinizations solved exactly in an ending; 0 to search endings as well."""
    memory: float = 1.0
    """The probability that it remembers a card which is out of sight (`Knowledge.gone`)."""
    haste: float = 0.0
    """How far it overrates what wins or scores at once, in parts of the model's `haste`."""
    seconds: float = 0.0
    """Stop after this time, if it comes before the iterations; 0 for no limit."""
    manner: str = STEADY
    """Which of what is about as good it likes: one of `rondas.rules.model`."""
    lean: float = 1.0
    """How far it goes for that, in parts of the model's `leanings`, and how often a sly one
    bluffs, in parts of the model's `bluffs`."""

    def __post_init__(self) -> None:
        if self.iterations < 1:
            raise ValueError("iterations is at least 1")
        limits = [getattr(self, each.name) for each in fields(self) if each.name != "manner"]
        if not all(0 <= limit < float("inf") for limit in limits):
            raise ValueError("a setting is a number from 0")
        if self.memory > 1:
            raise ValueError("memory is 1 at most")
        if self.manner not in MANNERS:
            raise ValueError(f"manner is one of {', '.join(MANNERS)}, not {brief(self.manner)}")


@dataclass(frozen=True, slots=True)
class Rating:
    """What a search found out about one action."""

    action: str
    visits: int
    """How often the search tried it."""
    value: float
    """The expected share of the win after it, 0 to 1, for the seat that chooses."""


@dataclass(slots=True)
class Arm:
    """An action at the root, with its statistics: an arm, as bandits have them."""

    action: int
    visits: int = 0
    utility: float = 0.0
    """The sum over its visits, for the seat that chooses."""
    returns: float = 0.0
    """Likewise."""


class Node:
    """An action in the tree, and what followed it."""

    __slots__ = ("child_utility", "child_visits", "children", "utility", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.utility = 0.0
        """The sum over its visits, for the seat that chose the action."""
        self.children: dict[object, Node] = {}
        self.child_visits = 0
        self.child_utility = 0.0


def rate(
    model: SearchModel[Any],
    determinize: Determinizer[Any],
    rng: Random,
    settings: Settings,
    certain: bool = True,
) -> list[Rating]:
    """What the actor may do, the best first. `certain`: whether it is sure of what it has seen."""
    game = determinize(rng)
    seat = game.actor
    simultaneous = game.simultaneous()
    actions = model.choices(game)
    arms = [Arm(action) for action in actions]
    if len(actions) == 1:
        return [Rating(game.actions[actions[0]], 0, model.returns(game)[seat])]
    exact = settings.solved_worlds > 0 and model.solvable(game)
    all_known = certain and model.all_known(game)
    worlds = 1 if all_known else settings.solved_worlds
    budget = worlds * len(actions) if exact else settings.iterations
    started = perf_counter() if settings.seconds else 0.0

    search = Solved(model, game) if exact else Tree(model, game, actions, rng, settings, all_known)
    likings = liked(model, game, actions, settings)

    def promise(arm: Arm) -> float:
        """What an action brings, and how much it is liked."""
        mean, liking = arm.utility / max(1, arm.visits), likings[arm.action]
        return mean + liking * search.spread() if liking else mean

    alive = arms[:]
    rounds = 1 if exact else (len(alive) - 1).bit_length()
    count = halvings = 0
    while True:
        if simultaneous:
            # So that the others cannot guess what was chosen from whose turn it is here.
            rng.shuffle(alive)
        for arm in alive:
            after = game.copy()
            after.apply(arm.action)
            utility, returns = search.play(arm.action, after)
            arm.visits += 1
            arm.utility += utility[seat]
            arm.returns += returns[seat]
        count += len(alive)
        pulse()
        spent = (perf_counter() - started) / settings.seconds if settings.seconds else 0.0
        done = max(count / budget, spent)  # 1 is all of the search
        if done >= 1:
            break
        if done * rounds >= halvings + 1:
            halvings += 1
            alive.sort(key=promise, reverse=True)
            del alive[(len(alive) + 1) // 2 :]
        game = determinize(rng)
    arms.sort(key=lambda arm: (-arm.visits, -promise(arm)))
    names = game.actions
    return [Rating(names[t.action], t.visits, t.returns / max(1, t.visits)) for t in arms]


def liked(
    model: SearchModel[Any], game: Game, actions: Sequence[int], settings: Settings
) -> dict[int, float]:
    """Return how much each action is liked beyond what it brings, in standard deviations of an
    iteration: by the manner of the bot and by its haste."""
    likings = dict.fromkeys(actions, 0.0)
    if settings.manner != STEADY:
        found = model.leanings(game, settings.manner, actions)
        likings = {a: settings.lean * liking for a, liking in zip(actions, found, strict=True)}
    if settings.haste:
        for action, lure in zip(actions, model.haste(game, actions), strict=True):
            likings[action] += settings.haste * lure
    return likings


class Solved:
    """Exact play of both what is left and who wins."""

    def __init__(self, model: SearchModel[Any], game: Game) -> None:
        self.solver = Solver(model, game)

    def play(self, _: int, game: Game) -> tuple[Sequence[float], Sequence[float]]:
        """Each seat's utility when all play perfectly, and the returns."""
        utility, returns = zip(*self.solver.results(game), strict=True)
        return utility, returns

    def positions(self) -> int:
        """How many have been solved so far."""
        return len(self.solver.bounds) + len(self.solver.found)

    def spread(self) -> float:
        """Exact play leaves nothing to taste."""
        return 0.0


class Tree:
    """The tree below the actions at the root."""

    def __init__(
        self,
        model: SearchModel[Any],
        game: Game,
        actions: Sequence[int],
        rng: Random,
        settings: Settings,
        all_known: bool,
    ) -> None:
        """`actions`: those at the root; `all_known`: whether all determinizations are equal."""
        self.model = model
        self.rng = rng
        self.settings = settings
        self.threshold = settings.expansion_threshold
        if all_known:
            self.threshold = min(self.threshold, 1)
        self.seat = game.actor
        # The others cannot see what is chosen at the same time: all that follows is one.
        self.simultaneous = game.simultaneous()
        root = Node()
        self.nodes = {a: root if self.simultaneous else Node() for a in actions}
        self.count = 0
        self.total = 0.0
        self.squares = 0.0

    def play(self, first: int, game: Game) -> tuple[Sequence[float], Sequence[float]]:
        """Walk down the tree, roll out, and go back. Return each seat's utility and returns."""
        node = self.nodes[first]
        hidden: tuple[int, ...] = (first,) if self.simultaneous else ()
        path: list[tuple[Node, Node, int]] = []
        threshold = self.threshold
        node.visits += 1
        while node.visits > threshold and (seat := game.actor) >= 0:
            simultaneous = game.simultaneous()
            if hidden and not simultaneous:
                # What was chosen at the same time is known from here on.
                node = node.children.setdefault(hidden, Node())
                node.visits += 1
                hidden = ()
            action = self.select(node, game)
            child = node.children.get(action)
            if child is None:
                child = node.children[action] = Node()
            child.visits += 1
            path.append((node, child, seat))
            game.apply(action)
            if simultaneous:
                hidden = (*hidden, action)
                node = node.children.setdefault((), Node())
                node.visits += 1
            else:
                node = child
        model = self.model
        if game.actor >= 0:
            model.rollout(game, self.rng)
        utility = model.utility(game)
        for node, child, seat in path:
            child.utility += utility[seat]
            node.child_visits += 1
            node.child_utility += utility[seat]
        self.count += 1
        self.total += utility[self.seat]
        self.squares += utility[self.seat] ** 2
        return utility, model.returns(game)

    def spread(self) -> float:
        """The standard deviation of what an iteration brings."""
        mean = self.total / self.count
        return sqrt(max(self.squares / self.count - mean * mean, 0.0))

    def select(self, node: Node, game: Game) -> int:
        """The action to try: what did well so far, what was tried little, the model's prior. What
        was never tried counts as if it did as well as the average (PUCT)."""
        choices = self.model.choices(game)
        prior = self.model.prior(game)
        visits = node.child_visits
        if not visits or len(choices) == 1:
            return choices[int(self.rng.random() * len(choices))] if prior is None else prior
        urge = self.settings.exploration * self.spread() * sqrt(visits)
        share = urge / len(choices)
        favoured = share + urge * self.settings.prior_weight
        average = node.child_utility / visits
        children = node.children
        most = -1.0
        for action in choices:
            promise = favoured if action == prior else share
            child = children.get(action)
            if child is None:
                promise += average
            else:
                promise = child.utility / child.visits + promise / (1 + child.visits)
            if promise > most:
                most = promise
                chosen = action
        return chosen


class SearchBot:
    """Chooses what the search tried most; a sly one gives in to a temptation now and then."""

    def __init__(self, settings: Settings | None = None) -> None:
        self.settings = settings or Settings()

    def choose(self, state: Any_State, rng: Random) -> str:
        legal: list[str] = state["legal"]
        if len(legal) == 1:
            return legal[0]
        return self._bluff(state, rng) or self.analyse(state, rng)[0].action

    def _bluff(self, state: Any_State, rng: Random) -> str:
        """Return the temptation that a sly player follows here, or an empty string."""
        model = find(state["game"]).model
        if self.settings.manner != SLY or not model.bluffs:
            return ""
        tempting = model.temptations(state)
        if not tempting or rng.random() >= self.settings.lean * model.bluffs:
            return ""
        return tempting[rng.randrange(len(tempting))]

    def analyse(self, state: Any_State, rng: Random) -> list[Rating]:
        """What the seat may do and what to expect of it, the best first. Of actions that come to
        the same the model may leave out all but one."""
        kit = find(state["game"])
        forgotten: list[str] = []
        if self.settings.memory < 1:
            gone = kit.knowledge.gone(state)
            forgotten = [card for card in gone if rng.random() >= self.settings.memory]
        determinize = kit.knowledge.determinizer(state, forgotten)
        return rate(kit.model, determinize, rng, self.settings, not forgotten)
