"""How strong the bots are, with 95% intervals: most tables of docs/matches.md in one run.

python -m bench strength [--minutes M] [--game GAME]

For every game: each level against the next, hard against greedy, and as a yardstick the ceiling
(the same search shown all cards) against greedy and against hard. There are two ceilings,
and the better of them counts: one whose tree grows at once, and one whose tree grows as that of
hard. One bot of the first kind plays against others of the second; partners play for one team.

Every match gets its part of the processor time, and plays as many deals as fit in: at least two.
Lines on the way tell of each match: games, wins against one other bot, lead in points.
"""

from __future__ import annotations

import argparse
import sys
from time import process_time

from bench.table import show
from rondas import bots
from rondas.games import Kit, find
from rondas.match import Entry, Estimate, Match, entries, play_deal
from rondas.rules.game import Game

KINDS = (("rounds", 2), ("moroccan-ronda", 2), ("steere-ronda", 3), ("baronda", 3))
"""The games, and the usual number of players."""
CEILING = "ceiling"
CEILINGS = (CEILING, f"ceiling:{bots.LEVELS['hard'].partition(':')[2]}")
"""Two yardsticks: neither is the better one in all games."""
STEPS = (("medium", "easy"), ("hard", "medium"))
PARTS = {
    ("medium", "easy"): 2,
    ("hard", "medium"): 6,
    ("hard", "greedy"): 3,
    (CEILINGS[0], "greedy"): 2,
    (CEILINGS[1], "greedy"): 2,
    (CEILINGS[0], "hard"): 2,
    (CEILINGS[1], "hard"): 2,
}
"""The pairs of opponents, and the parts of the time that they get."""


def seats(game: Game, one: str, other: str) -> tuple[str, ...]:
    """The first bot in seat 0 and with its partners, the other in all other seats."""
    return tuple(one if game.team(seat) == game.team(0) else other for seat in range(game.players))


def played(kit: Kit, players: int, one: str, other: str, seconds: float) -> Entry:
    """Return how the first bot did in a match of about so many seconds."""
    options = kit.rules.settings(players, {})
    table = kit.rules(players, options)
    match = Match(kit.id, options, seats(table, one, other), "bench")
    start = process_time()
    deals = []
    while len(deals) < 2 or process_time() - start < seconds:
        deals.append(play_deal(match, len(deals)))
    return entries(match, deals)[0]


def duel(entry: Entry, players: int) -> Estimate:
    """Return the part that a bot wins against one of the others: with one bot against two others,
    equal ones win a third, and here a half.

    The odds against several others are those against one, divided by their number.
    """
    others = players / entry.seats - 1

    def of(rate: float) -> float:
        return rate * others / (rate * others + 1 - rate)

    rate = entry.win_rate
    low, high = (of(end) if end is not None else None for end in (rate.low, rate.high))
    return Estimate(of(rate.mean), low, high)


def interval(estimate: Estimate, form: str) -> str:
    """`52.0% [48.1%, 55.9%]`."""
    if estimate.low is None or estimate.high is None:
        return format(estimate.mean, form)
    return f"{estimate.mean:{form}} [{estimate.low:{form}}, {estimate.high:{form}}]"


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--minutes", type=float, default=30, help="of processor time, about")
    parser.add_argument("--game", choices=[game for game, _ in KINDS], help="only this game")
    options = parser.parse_args()
    kinds = [(find(game), n) for game, n in KINDS if options.game in (None, game)]
    part = 60 * options.minutes / len(kinds) / sum(PARTS.values())
    found: dict[tuple[str, str, str], Entry] = {}
    for pair, times in PARTS.items():
        for kit, players in kinds:
            entry = found[kit.id, *pair] = played(kit, players, *pair, part * times)
            lead = interval(entry.difference, "+.2f")
            wins = interval(duel(entry, players), ".2f")
            print(kit.id, *pair, f"{entry.games} games, {wins}, {lead}", file=sys.stderr)
    show(
        "Levels",
        ("game, players", *(f"{one} against {other}" for one, other in STEPS)),
        [
            [
                f"{kit.id}, {players}",
                *(
                    f"{interval(duel(entry, players), '.0%')}, {entry.games} games"
                    for entry in (found[kit.id, *step] for step in STEPS)
                ),
            ]
            for kit, players in kinds
        ],
    )
    show(
        "Points over greedy, and over hard",
        ("game, players", "hard", "ceiling", "part", "ceiling over hard"),
        [way(kit, players, found) for kit, players in kinds],
        "The better of two ceilings; the part is what hard has of its lead over greedy.",
    )


def way(kit: Kit, players: int, found: dict[tuple[str, str, str], Entry]) -> list[str]:
    """How far hard has come, as a row of the table."""
    hard = found[kit.id, "hard", "greedy"]
    over_greedy, over_hard = (
        max((found[kit.id, ceiling, other] for ceiling in CEILINGS), key=_lead)
        for other in ("greedy", "hard")
    )
    return [
        f"{kit.id}, {players}",
        *(f"{interval(e.difference, '+.1f')}, {e.games} games" for e in (hard, over_greedy)),
        f"{_lead(hard) / _lead(over_greedy):.2f}",
        f"{interval(over_hard.difference, '+.1f')}, {over_hard.games} games",
    ]


def _lead(entry: Entry) -> float:
    return entry.difference.mean
