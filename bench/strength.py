"""How strong the bots are, with 95% intervals.

python -m bench.strength [--games N] [--jobs N] [--game GAME] [--players N]

For every game: greedy against random, the levels against greedy and
each against the next, and as a yardstick the
ceiling (the same search shown all cards) against greedy and against hard. There are two ceilings,
and the better of them counts: one whose tree grows at once, and one whose tree grows as that of
hard. One bot of the first kind against the others of the second; partners play for one team.

At last how far hard has come on the way from greedy to the ceiling, by score, where all the others
are greedy.
"""

from __future__ import annotations

import argparse
from time import perf_counter

from bench.table import show
from rondas import bots
from rondas.game import Game
from rondas.games import Kit, all_games
from rondas.match import Entry, Estimate, Match, entries, run

CEILING = "ceiling"
CEILINGS = (CEILING, f"ceiling:{bots.LEVELS['hard'].partition(':')[2]}")
"""Two yardsticks: neither is the better one in all games."""
PAIRS = (
    ("greedy", "random", 5),
    ("easy", "greedy", 1),
    ("medium", "greedy", 1),
    ("hard", "greedy", 1),
    ("medium", "easy", 1),
    ("hard", "medium", 1),
    (CEILING, "greedy", 1),
    (CEILING, "hard", 1),
)
"""The pairs of opponents, and how many times the usual number of games."""


def seats(game: Game, one: str, other: str) -> tuple[str, ...]:
    """The first bot in seat 0 and with its partners, the other in all other seats."""
    return tuple(one if game.team(seat) == game.team(0) else other for seat in range(game.players))


def played(game: Kit, players: int, one: str, other: str, games: int, jobs: int) -> Entry:
    """Return how the first bot did in a match; of the ceilings the better one."""
    options = game.rules.settings(players, {})
    table = game.rules(players, options)
    found = []
    for spec in CEILINGS if one == CEILING else (one,):
        match = Match(game.id, options, seats(table, spec, other), "bench")
        deals = -(-games // len(match.seatings()))
        found.append(entries(match, run(match, deals, jobs))[0])
    return max(found, key=lambda entry: entry.difference.mean)


def rows(game: Kit, players: int, games: int, jobs: int) -> tuple[list[list[str]], list[str]]:
    """The matches as rows of the table, and how far hard has come."""
    found = {
        (one, other): played(game, players, one, other, games * times, jobs)
        for one, other, times in PAIRS
    }
    table = [
        [
            f"{game.id}, {players}",
            entry.bot,
            other,
            str(entry.games),
            interval(entry.win_rate, ".1%"),
            f"{entry.seats / players:.1%}",
            interval(entry.difference, "+.2f"),
        ]
        for (_, other), entry in found.items()
    ]
    hard, top = found["hard", "greedy"].difference, found[CEILING, "greedy"].difference
    left = found[CEILING, "hard"].difference
    way = [
        f"{game.id}, {players}",
        interval(hard, "+.2f"),
        interval(top, "+.2f"),
        f"{hard.mean / top.mean:.2f}",
        interval(left, "+.2f"),
    ]
    return table, way


def interval(estimate: Estimate, form: str) -> str:
    """`52.0% [48.1%, 55.9%]`."""
    if estimate.low is None or estimate.high is None:
        return format(estimate.mean, form)
    return f"{estimate.mean:{form}} [{estimate.low:{form}}, {estimate.high:{form}}]"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.strength")
    parser.add_argument("--games", type=int, default=36, help="for each match")
    parser.add_argument("--jobs", type=int, default=-1, help="processes; -1: all processors")
    parser.add_argument("--game", choices=list(all_games()), help="only this game")
    parser.add_argument("--players", type=int, help="only with so many players")
    options = parser.parse_args()
    start = perf_counter()
    table, ways = [], []
    for game in all_games().values():
        for players in game.rules.seats:
            if options.game in (None, game.id) and options.players in (None, players):
                found, way = rows(game, players, options.games, options.jobs)
                table += found
                ways.append(way)
    show(
        "Strength of the bots",
        ("game, players", "bot", "against", "games", "wins", "equal bots", "score difference"),
        table,
        "Default options; every deal played with each seating. In brackets: 95% intervals that "
        f"treat the games of a deal as one sample. {perf_counter() - start:.0f} s.",
    )
    show(
        "How far hard has come",
        ("game, players", "hard over greedy", "ceiling over greedy", "part", "ceiling over hard"),
        ways,
        "In score. The better of two ceilings; the part is what hard has of the lead of a ceiling.",
    )


if __name__ == "__main__":
    main()
