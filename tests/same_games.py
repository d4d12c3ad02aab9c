"""Plays seeded games of every game with bots and prints a digest of each, as JSON.

Runs on CPython and in Pyodide; `test_pyodide.py` compares what they print.
"""

from __future__ import annotations

import hashlib
import json
import sys

from rondas import bots
from rondas.games import Kit, all_games
from rondas.records.record import Record
from rondas.rules.game import OVER
from rondas.tables.table import Table

LEVELS = ("random", "greedy", "search:iterations=30", "easy")
MOVES = 40
"""The search bot is slow: long games are played so far."""


def digest(game: Kit, players: int, number: int) -> str:
    """All moves of one game and all that everybody knows, in one word."""
    first = next(iter(game.rules.options))
    option = {first.name: (tuple(first.values) or (first.low, first.high))[number % 2]}
    settings = game.rules.settings(players, option)
    seats = {seat: bots.make(LEVELS[(seat + number) % len(LEVELS)]) for seat in range(players)}
    table = Table(Record(game, players, settings), f"seed {number}", seats)
    total = hashlib.sha256()
    while table.game.actor != OVER and len(table.saved) < MOVES:
        table.step()
        known = [table.known(seat) for seat in (*range(players), None)]
        total.update(json.dumps([table.record.moves[-1], known]).encode())
    return total.hexdigest()[:16]


def digests() -> dict[str, str]:
    """A game of every kind and every number of players, and two where that is always the same."""
    return {
        f"{game.id}, {players} players, {number}": digest(game, players, number)
        for game in all_games().values()
        for players in game.rules.seats
        for number in range(2)
        if number == players % 2 or len(game.rules.seats) == 1
    }


if __name__ == "__main__":
    print(json.dumps({"python": list(sys.version_info[:2]), "games": digests()}))
