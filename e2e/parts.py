"""Games that begin shortly before one of their parts is over."""

from __future__ import annotations

from e2e.embedding import code
from rondas.bots import make
from rondas.games import find
from rondas.records.record import Record
from rondas.tables.table import Table


def near_the_end(
    game: str, players: int, turns: int, part: int = 0, seed: str = "3", **options: object
) -> str:
    """The code of a game between bots, as it lies when seat 0 has so many turns left: of a part,
    counted from one, or of the whole game."""
    kind = find(game)
    start = Record(kind, players, kind.rules.settings(players, options))
    table = Table(start, seed, {seat: make("random") for seat in range(players)})
    moves = table.record.moves
    while table.waits() and not (part and sum(move.startswith("* deck") for move in moves) > part):
        table.step()
    mine = [at for at, move in enumerate(moves) if move.startswith("0 ")]
    return code({**table.record.write(), "moves": moves[: mine[-turns]]})
