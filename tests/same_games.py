"""Seeded games of every game with bots, and a digest of each: test_pyodide.py compares them."""

from __future__ import annotations

import json
import zlib

from rondas import bots
from rondas.games import Kit, all_games
from rondas.records.record import Record
from rondas.rules.game import OVER
from rondas.tables.table import Table

LEVELS = ("random", "greedy", "search:iterations=30", "easy")
MOVES = 40
"""The search bot is slow: long games are played so far."""


def digest(game: Kit, players: int, number: int) -> int:
    """All moves of one game and all that everybody knows, in one number."""
    first = next(iter(game.rules.options))
    option = {first.name: (tuple(first.values) or (first.low, first.high))[number % 2]}
    settings = game.rules.settings(players, option)
    seats = {seat: bots.make(LEVELS[(seat + number) % len(LEVELS)]) for seat in range(players)}
    table = Table(Record(game, players, settings), f"seed {number}", seats)
    total = 0
    while table.game.actor != OVER and len(table.saved) < MOVES:
        table.step()
        known = [table.known(seat) for seat in (*range(players), None)]
        total = zlib.crc32(json.dumps([table.record.moves[-1], known]).encode(), total)
    return total


def digests() -> dict[str, int]:
    """A game of every kind and every number of players, and two where that is always the same."""
    return {
        f"{game.id}, {players} players, {number}": digest(game, players, number)
        for game in all_games().values()
        for players in game.rules.seats
        for number in range(2)
        if number == players % 2 or len(game.rules.seats) == 1
    }
