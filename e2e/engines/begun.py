"""Games that have begun, for the browsers to play to their end: python3 begun.py LEFT GAME PLAYERS
[OPTION=N…] gives the code for `#play=` of one in which seat 0 decides so often yet."""

from __future__ import annotations

import base64
import json
import sys
import zlib
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "py"))

from rondas.bots import make
from rondas.games import find
from rondas.record import Record
from rondas.table import Table


def begun(left: int, game: str, players: int, options: dict[str, int]) -> str:
    kind = find(game)
    start = Record(kind, players, kind.rules.settings(players, options))
    table = Table(start, "1", {seat: make("random") for seat in range(players)})
    while table.waits():
        table.step()
    moves = table.record.moves
    own = [at for at, move in enumerate(moves) if move.startswith("0 ")]
    record = {**table.record.write(), "moves": moves[: own[-left]]}
    deflate = zlib.compressobj(9, zlib.DEFLATED, -15)
    squeezed = deflate.compress(json.dumps(record).encode()) + deflate.flush()
    return base64.urlsafe_b64encode(squeezed).decode().rstrip("=")


if __name__ == "__main__":
    left, game, players, *options = sys.argv[1:]
    given = {name: int(value) for name, _, value in (each.partition("=") for each in options)}
    print(begun(int(left), game, int(players), given))
