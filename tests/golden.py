"""Writes `tests/golden/`: deals and games that must stay as they are for ever.

    python -m tests.golden

What is there already is kept: a record of yesterday means the same tomorrow, and a seed gives the
same cards. Only what is missing is added. Where a later edition of the rules changes what an old
game means, it is moved by hand to a key `edition 2: …`, with the refusal in place of the digest.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from rondas.conform import PlainRandom, _options
from rondas.games import Kit, all_games
from rondas.records import record
from rondas.records.record import Record
from rondas.records.replay import line
from rondas.rules.game import EDITION, OVER, Game, actor_name
from rondas.tables.table import Table
from tests.playing import Start, starts_of

FOLDER = Path(__file__).parent / "golden"
SEEDS = ("1", "rondas", "7kq2xw")
MANY = 100
"""Games that are kept in one word."""
FINAL = ("challenge", "call")


def deals(kit: Kit, players: int, seed: str) -> list[str]:
    """The moves of chance that a seed gives, up to the first card played."""
    table = Table(Record(kit, players, kit.rules.settings(players, {})), seed, {})
    while table.waits():
        table.step()
    return [move for move in table.record.moves if move.startswith("*")]


def name(start: Start) -> str:
    """`3 {"hands": 1}`: under which a game is kept."""
    return f"{start.players} {json.dumps(start.options)}"


def play(played: Record, rng: Random, without: tuple[str, ...] = ()) -> Iterator[Game]:
    """Yield a random game at its start and after every move. Nobody does what begins with one of
    the words `without`."""
    state = played.start()
    yield state
    while state.actor != OVER:
        names = [each for each in state.legal_names() if not each.startswith(without)]
        action = names[rng.randrange(len(names))] if state.actor >= 0 else record.chance(state, rng)
        played.moves.append(f"{actor_name(state.actor)} {action}")
        record.do(state, played.moves[-1])
        yield state


def game(start: Start) -> dict[str, Any]:
    """A random game as a record, with a digest of all that `replay` says of it."""
    played = Record(start.game, start.players, start.record().options, edition=EDITION)
    for _ in play(played, Random(start.seed)):
        pass
    return {**played.write(), "digest": digest(played)}


def many(kit: Kit) -> str:
    """Random games with options as they come together, in one word: all that `replay` says of them,
    and what a spectator sees. In every second one nobody says what soon ends a game."""
    total = hashlib.sha256()
    for seed in range(MANY):
        rng = PlainRandom(f"many {seed}")
        players = kit.rules.seats[seed % len(kit.rules.seats)]
        played = Record(kit, players, _options(kit, players, rng))
        for number, state in enumerate(play(played, rng, FINAL * (seed % 2))):
            seen = kit.knowledge.information_state(state, None)
            told = line(kit, state, number, views=False), seen
            total.update(json.dumps(told).encode())
    return total.hexdigest()[:20]


def digest(played: Record) -> str:
    """All lines of a replay in one word."""
    total = hashlib.sha256()
    for number, state in enumerate(played.states()):
        total.update(json.dumps(line(played.game, state, number, views=False)).encode())
    return total.hexdigest()[:20]


def stored(kit: Kit) -> dict[str, Any]:
    """The file of a game; empty where there is none."""
    file = FOLDER / f"{kit.id}.json"
    found: dict[str, Any] = json.loads(file.read_text("utf-8")) if file.exists() else {}
    return found


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for kit in all_games().values():
        wanted = {
            "deals": {
                f"{players} {seed}": deals(kit, players, seed)
                for players in kit.rules.seats
                for seed in SEEDS
            },
            "games": {name(start): game(start) for start in starts_of(kit)},
        }
        old = stored(kit)
        new: dict[str, Any] = {
            key: {**values, **old.get(key, {})} for key, values in wanted.items()
        }
        new["many"] = old.get("many") or many(kit)
        text = json.dumps(new, ensure_ascii=False, indent=0)
        (FOLDER / f"{kit.id}.json").write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    sys.exit(main())
