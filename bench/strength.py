"""How strong the bots are, with 95% intervals.

python -m bench.strength [--games N] [--jobs N] [--game GAME] [--players N]

For every game: greedy against random, the levels against greedy, and as a yardstick the
ceiling (the same search shown all cards) against greedy and against hard. One bot of
the first kind against the others of the second; partners play for one team.
"""

from __future__ import annotations

import argparse
from time import perf_counter

from bench.table import show
from rondas.game import Game
from rondas.games import Kit, all_games
from rondas.match import Entry, Estimate, Match, entries, run

PAIRS = (
    ("greedy", "random", 5),
    ("easy", "greedy", 1),
    ("medium", "greedy", 1),
    ("hard", "greedy", 1),
    ("ceiling", "greedy", 1),
    ("ceiling", "hard", 1),
)
"""The pairs of opponents, and how many times the usual number of games."""


def seats(game: Game, one: str, other: str) -> tuple[str, ...]:
    """The first bot in seat 0 and with its partners, the other in all other seats."""
    return tuple(one if game.team(seat) == game.team(0) else other for seat in range(game.players))


def row(game: Kit, players: int, one: str, other: str, games: int, jobs: int) -> list[str]:
    """A match as a row of the table."""
    options = game.rules.settings(players, {})
    table = game.rules(players, options)
    match = Match(game.id, options, seats(table, one, other), "bench")
    deals = -(-games // len(match.seatings()))
    entry: Entry = entries(match, run(match, deals, jobs))[0]
    return [
        f"{game.id}, {players}",
        one,
        other,
        str(entry.games),
        interval(entry.win_rate, ".1%"),
        f"{entry.seats / players:.1%}",
        interval(entry.difference, "+.2f"),
    ]


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
    rows = [
        row(game, players, one, other, options.games * times, options.jobs)
        for game in all_games().values()
        if options.game in (None, game.id)
        for players in game.rules.seats
        if options.players in (None, players)
        for one, other, times in PAIRS
    ]
    show(
        "Strength of the bots",
        ("game, players", "bot", "against", "games", "wins", "equal bots", "score difference"),
        rows,
        "Default options; every deal played with each seating. In brackets: 95% intervals that "
        f"treat the games of a deal as one sample. {perf_counter() - start:.0f} s.",
    )


if __name__ == "__main__":
    main()
