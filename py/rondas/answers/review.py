"""Reviews: how well a seat has decided in a game, by a search for each of its decisions.

A decision is judged only by what the seat knew at that moment, not by hidden cards or by later
events. All its actions are tried in the same determinizations, so good cards favour none of them.
A first look covers all decisions. Where the choice seems to have cost most, a second look searches
longer for the best action, and compares the two in new determinizations. Among many actions one
always seems best by chance; the second look removes that effect. Only certain losses count as
mistakes.

The same record gives the same verdicts on every machine: there is no clock, and random generators
depend only on the number of the move.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Any

from rondas import effort
from rondas.answers.advice import named, why
from rondas.bots import Rating
from rondas.bots.search import Settings, Solved, Tree, rate
from rondas.games import find
from rondas.pulse import pulse
from rondas.records.record import Record
from rondas.rules.game import OVER, Game
from rondas.rules.knowledge import Any_State
from rondas.rules.message import say
from rondas.tables.frames import player_names

LEAST_WORLDS, MOST_WORLDS = 16, 80
"""Determinizations for each decision in the first look."""
DOUBTS = 8
"""Decisions that get a second look."""
LEAST_SOLVED = 10
"""Fewer where endings are solved exactly, which takes longer and says more, …"""
POSITIONS = 1500
"""… as soon as so many positions have been solved."""
SURE = 3.0
"""Standard errors above zero from which a loss is certain."""
MUCH = 0.02
"""A share of the win that is worth telling."""
REQUESTS = 40
"""Approximate number of steps of a review; more would keep the page busy."""
MOMENTS = 3
"""Moments shown at most, the costliest first."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A moment at which a seat could choose."""

    move: int
    """The number of moves before it: the chosen action is move number `move` + 1 of the record."""
    state: Any_State
    """The information state of the seat."""
    action: str
    """The chosen action."""


@dataclass(frozen=True, slots=True)
class Look:
    """The results of a decision's actions in some determinizations."""

    value: float
    """The expected share of the win after the chosen action, from 0 to 1, in thousandths."""
    better: str
    """The best of the other actions; empty if none differs enough."""
    best: float
    """The expected share of the win after `better`."""
    loss: float
    """The loss of the chosen action against it, in the utility of the search."""
    error: float
    """The standard error of `loss`."""


def decisions(record: Record, seat: int) -> list[Decision]:
    """All decisions of a seat with more than one legal action. RecordError for a bad move."""
    know = record.game.knowledge.information_state
    found = []
    # The states come first, so that the last move is made too.
    for move, (game, action) in enumerate(zip(record.states(), record.moves, strict=False)):
        if game.actor == seat and len(game.legal()) > 1:
            chosen = str(action).partition(" ")[2]
            found.append(Decision(move, know(game, seat), chosen))
    return found


class Trial:
    """The actions of one decision, tried in one determinization after the other."""

    def __init__(self, decision: Decision, others: Sequence[str] | None, rng: Random) -> None:
        """`others`: the actions to compare with; by default all that the search tells apart."""
        self.kit = kit = find(decision.state["game"])
        self.rng = rng
        self.draw = kit.knowledge.determinizer(decision.state)
        self.game = game = self.draw(rng)
        self.seat = game.actor
        self.chosen = game.index[decision.action]
        if others is None:
            found = [action for action in kit.model.choices(game) if action != self.chosen]
        else:
            found = [game.index[name] for name in others]
        self.actions = [self.chosen, *found]
        self.search: Solved | Tree
        if self.solvable(game):
            self.search = Solved(kit.model, game)
        else:
            known = kit.model.all_known(game)
            self.search = Tree(kit.model, game, self.actions, rng, Settings(), known)
        # Sums over the determinizations, for each action; added one by one, because `sum` differs
        # between versions of Python.
        self.count = 0
        self.returns = [0.0] * len(self.actions)
        self.gains = [0.0] * len(self.actions)
        """Gains against the chosen action, in the utility of the search."""
        self.squares = [0.0] * len(self.actions)

    def solvable(self, game: Game) -> bool:
        """Return whether it is an ending for exact play, whichever action is chosen."""
        model = self.kit.model
        if not model.solvable(game):
            return False
        for action in self.actions:
            after = game.copy()
            after.apply(action)
            if after.actor >= 0 and not model.solvable(after):
                return False
        return True

    def run(self, worlds: int) -> None:
        """Try so many more determinizations: fewer in long endings, one where all is known."""
        search, seat = self.search, self.seat
        if isinstance(search, Solved) and self.kit.model.all_known(self.game):
            worlds = 1
        for _ in range(worlds):
            game = self.game
            chosen = 0.0
            for at, action in enumerate(self.actions):
                after = game.copy()
                after.apply(action)
                utility, returns = search.play(action, after)
                if at == 0:
                    chosen = utility[seat]
                gain = utility[seat] - chosen
                self.returns[at] += returns[seat]
                self.gains[at] += gain
                self.squares[at] += gain * gain
            self.count += 1
            pulse()
            self.game = self.draw(self.rng)
            solved = search.positions() if isinstance(search, Solved) else 0
            if self.count >= LEAST_SOLVED and solved > POSITIONS:
                break

    def look(self) -> Look:
        count = self.count
        value = round(self.returns[0] / count, 3)
        others = range(1, len(self.actions))
        if not others:
            return Look(value, "", value, 0.0, 0.0)
        at = max(others, key=self.gains.__getitem__)
        loss = self.gains[at] / count
        error = sqrt(max(self.squares[at] / count - loss * loss, 0.0) / count)
        best = round(self.returns[at] / count, 3)
        return Look(value, self.game.actions[self.actions[at]], best, loss, error)


class Review:
    """All decisions of a seat, judged step by step."""

    def __init__(self, record: Record, seat: int) -> None:
        """RecordError for an illegal move."""
        self.record = record.write()
        self.kit = record.game
        self.names = player_names(record)
        self.seat = seat
        self.decisions = decisions(record, seat)
        *_, game = record.states()
        self.mates = sum(game.team(other) == game.team(seat) for other in range(record.players))
        self.even = self.mates / record.players
        """The share of the win that every seat has before the game."""
        self.result = None
        """The seat's share at the end, if the game is over."""
        if game.actor == OVER:
            self.result = record.game.model.returns(game)[seat] * self.mates
        self.looks: list[Look] = []
        self.moments: list[dict[str, Any]] = []
        """Decisions that were certainly worse than another, as JSON."""
        self.steps = len(self.decisions) + min(DOUBTS, len(self.decisions)) + MOMENTS
        self.done = 0
        self._work = self._judge()

    def is_of(self, record: Record, seat: int) -> bool:
        return self.seat == seat and self.record == record.write()

    def step(self) -> None:
        """Work for some tenths of a second."""
        for _ in range(1 + len(self.decisions) // REQUESTS):
            if next(self._work, None) is None:
                self.done = self.steps
                return
            self.done += 1

    def progress(self) -> dict[str, Any]:
        """Return the progress as JSON, and all results when it is done."""
        told = {
            "game": self.kit.id,
            "names": self.names,
            "seat": self.seat,
            "done": self.done,
            "steps": self.steps,
        }
        if self.done < self.steps:
            return told
        return {
            **told,
            "judged": len(self.decisions),
            "even": round(self.even, 3),
            "result": self.result,
            "curve": [
                [decision.move, round(look.value * self.mates, 3)]
                for decision, look in zip(self.decisions, self.looks, strict=True)
            ],
            "moments": self.moments,
        }

    def _judge(self) -> Iterator[int]:
        share = effort.TRIES // max(1, len(self.decisions))
        for at, decision in enumerate(self.decisions):
            trial = Trial(decision, None, self._random(decision, "first"))
            worlds = share // len(trial.actions)
            trial.run(max(LEAST_WORLDS, min(worlds, MOST_WORLDS)))
            self.looks.append(trial.look())
            yield at
        surest = [(look.loss - look.error, at) for at, look in enumerate(self.looks)]
        costly = []
        for loss, at in sorted(surest, reverse=True)[:DOUBTS]:
            if loss > 0:
                look = self._closer(self.decisions[at], self.looks[at].better)
                if look and look.loss * self.mates > MUCH and look.loss > SURE * look.error:
                    costly.append((look.loss, at, look))
            yield at
        costly.sort(key=lambda each: each[0], reverse=True)
        # By their cost in wins, then in the utility of the search.
        dearest = sorted(
            costly[:MOMENTS], key=lambda each: (each[2].value - each[2].best, -each[0])
        )
        for _, at, look in dearest:
            self.looks[at] = look
            self.moments.append(self._moment(self.decisions[at], look))
            yield at

    def _random(self, decision: Decision, what: str) -> Random:
        return Random(f"review/{self.seat}/{decision.move}/{what}")

    def _closer(self, decision: Decision, better: str) -> Look | None:
        """Look again, with other determinizations; None if nothing better is found."""
        random = self._random(decision, "best")
        trial = Trial(decision, [better], random)
        if isinstance(trial.search, Tree):
            settings = Settings(iterations=effort.SEARCHED, solved_worlds=0)
            better = rate(self.kit.model, trial.draw, random, settings)[0].action
            if better == decision.action:
                return None
        closer = Trial(decision, [better], self._random(decision, "second"))
        closer.run(effort.COMPARED)
        return closer.look()

    def _moment(self, decision: Decision, look: Look) -> dict[str, Any]:
        ratings = [Rating(look.better, 1, look.best), Rating(decision.action, 1, look.value)]
        random = self._random(decision, "why")
        game = self.kit.knowledge.determinizer(decision.state)(random)
        both = {"chosen": decision.action, "better": look.better}
        act = self.kit.presentation(game).act
        labels = {key: act(game.index[action])["label"] for key, action in both.items()}
        args = {key: named(self.kit, game, action) for key, action in both.items()}
        # In per cent, like all chances of a review.
        reasons = why(decision.state, ratings, random, 100)
        return {
            "move": decision.move,
            "action": decision.action,
            "better": look.better,
            "labels": labels,
            "chance": round(look.value * self.mates, 3),
            "best": round(look.best * self.mates, 3),
            "why": [
                say("advice-chose", chosen=args["chosen"]),
                say("advice-better", better=args["better"]),
                *[say("advice-why", better=args["better"]) for _ in reasons[:1]],
                *reasons,
            ],
        }
