"""Measure the cost of manners.

python -m bench.manners [--games N] [--deals N] [--level LEVEL] [--game GAME]

The level plays each deal against greedy bots in every manner, in the same seats. The advantage of
the plain level is the cost of a manner, to be compared with the level's lead. Small costs show
sooner in the loss of each single decision.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from random import Random
from statistics import fmean
from typing import NamedTuple

from bench.strength import interval, seats
from bench.table import show
from rondas import bots
from rondas.games import Kit, all_games
from rondas.match import Estimate, Match, Outcome, estimate, play_deal
from rondas.records import record
from rondas.rules.game import CHANCE, OVER
from rondas.rules.knowledge import Any_State
from rondas.rules.manners import MANNERS, STEADY

OTHER = "greedy"
WORLDS = 200
"""In which two actions are held against each other."""


class Regret(NamedTuple):
    """Of a manner."""

    changed: float
    """The share of the decisions that it makes otherwise than the plain level."""
    lost: Estimate
    """The share of the win that this loses in a game, one decision taken by itself."""


def wins(match: Match, one: str, outcomes: Sequence[Outcome]) -> float:
    """The part of the wins of a deal that is one bot's."""
    return fmean(
        sum(share for share, spec in zip(shares, seating, strict=True) if spec == one)
        for (shares, _), seating in zip(outcomes, match.seatings(), strict=True)
    )


def regrets(game: Kit, players: int, level: str, deals: int) -> dict[str, Regret]:
    """Return what each manner would choose in games that the plain level plays, and the loss.

    If it differs, both actions are rolled out in the same worlds: that shows small costs much
    sooner than games do.
    """
    plain = bots.make(level)
    asked = {manner: bots.make(f"{level}:{manner}") for manner in MANNERS}
    lost: dict[str, list[float]] = {manner: [] for manner in MANNERS}
    changed = dict.fromkeys(MANNERS, 0)
    for deal in range(deals):
        table = game.rules(players, game.rules.settings(players, {}))
        moves = 0
        while table.actor != OVER:
            moves += 1
            seed = f"bench/{deal}/{moves}"
            if table.actor == CHANCE:
                record.do(table, f"* {record.chance(table, Random(seed))}")
                continue
            state = game.knowledge.information_state(table, table.actor)
            chosen = plain.choose(state, Random(seed))
            if len(state["legal"]) > 1:
                choices = {m: bot.choose(state, Random(seed)) for m, bot in asked.items()}
                worth = judged(game, state, {chosen, *choices.values()}, Random(seed))
                for manner, choice in choices.items():
                    changed[manner] += choice != chosen
                    lost[manner].append(worth[chosen] - worth[choice])
            record.do(table, f"{table.actor} {chosen}")
    each = len(lost[STEADY]) / deals / players
    return {
        manner: Regret(changed[manner] / len(losses), estimate([each * loss for loss in losses]))
        for manner, losses in lost.items()
    }


def judged(game: Kit, state: Any_State, actions: set[str], rng: Random) -> dict[str, float]:
    """The share of the win after each action, by rollouts in the same worlds."""
    if len(actions) == 1:
        return dict.fromkeys(actions, 0.0)
    seat, model = state["seat"], game.model
    determinize = game.knowledge.determinizer(state)
    totals = dict.fromkeys(sorted(actions), 0.0)
    for _ in range(WORLDS):
        world = determinize(rng)
        for action in totals:
            after = world.copy()
            after.apply(after.index[action])
            if after.actor >= 0:
                model.rollout(after, rng)
            totals[action] += model.returns(after)[seat]
    return {action: total / WORLDS for action, total in totals.items()}


def rows(game: Kit, level: str, games: int, judged: int) -> list[list[str]]:
    """A row for each manner, with three players where the game takes so many."""
    players = next((n for n in game.rules.seats if n == 3), game.rules.seats[0])
    options = game.rules.settings(players, {})
    table = game.rules(players, options)
    found = {}
    for manner in MANNERS:
        one = f"{level}:{manner}"
        match = Match(game.id, options, seats(table, one, OTHER), "bench")
        deals = max(2, -(-games // len(match.seatings())))
        found[manner] = [wins(match, one, play_deal(match, deal)) for deal in range(deals)]
    plain = found[STEADY]
    even = sum(table.team(seat) == table.team(0) for seat in range(players)) / players
    regret = regrets(game, players, level, judged or deals)
    return [
        [
            f"{game.id}, {players}",
            manner,
            interval(estimate([x - even for x in found[manner]]), "+.1%"),
            interval(estimate([x - y for x, y in zip(plain, found[manner], strict=True)]), "+.1%"),
            interval(regret[manner].lost, "+.1%"),
            f"{regret[manner].changed:.0%}",
        ]
        for manner in MANNERS
    ]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.manners")
    parser.add_argument("--games", type=int, default=12, help="for each manner")
    parser.add_argument("--deals", type=int, default=0, help="judged; else as many as are played")
    parser.add_argument("--level", default="medium", choices=list(bots.LEVELS))
    parser.add_argument("--game", choices=list(all_games()), help="only this game")
    given = parser.parse_args()
    show(
        f"What manners cost at level {given.level}",
        ("game, players", "manner", "lead over greedy", "cost", "regret", "changed"),
        [
            row
            for game in all_games().values()
            if given.game in (None, game.id)
            for row in rows(game, given.level, given.games, given.deals)
        ],
        "Lead: wins above an equal part; cost: wins that the plain level has more, on the same "
        "deals; regret: the same from each decision by itself, in many worlds; all with 95% "
        "intervals. Changed: decisions that differ from the plain level's.",
    )


if __name__ == "__main__":
    main()
