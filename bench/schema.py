"""Speed of copies, views, determinizations, rollouts and search, against an earlier checkout.

python -m bench.schema --against COMMIT [--pairs 40] [--game GAME]

Both run in one process by turns; a ratio over 1 says that this checkout is faster.
"""

from __future__ import annotations

import argparse
import io
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Any

from bench.table import show

TOP = Path(__file__).resolve().parent.parent
BEFORE = "rondas_before"
LEAST = 0.01
"""Seconds that one measured run takes, at the least."""
WORKS = ("copy", "view", "determinizer", "determinization", "rollout", "search")


def load(commit: str, folder: Path) -> None:
    """Make the package of a commit importable beside this one."""
    packed = subprocess.run(
        ["git", "archive", commit, "py/rondas"], cwd=TOP, capture_output=True, check=True
    ).stdout
    with tarfile.open(fileobj=io.BytesIO(packed)) as files:
        files.extractall(folder, filter="data")
    package = (folder / "py/rondas").rename(folder / BEFORE)
    for file in package.rglob("*.py"):
        file.write_text(file.read_text("utf-8").replace("rondas.", f"{BEFORE}."), "utf-8")
        text = file.read_text("utf-8").replace("from rondas import", f"from {BEFORE} import")
        file.write_text(text.replace(f"moroccan_{BEFORE}.", "moroccan_ronda."), "utf-8")
    sys.path.insert(0, str(folder))


def moment(package: str, game_id: str) -> tuple[Any, Any]:
    """A game with the most players after a third of random moves, and its kit."""
    kit = import_module(f"{package}.games").find(game_id)
    record = import_module(f"{package}.records.record")
    players, rng, length = kit.rules.seats[-1], Random(5), 0
    game = kit.rules(players, kit.rules.settings(players, {}))
    while length < 20 or game.actor < 0:
        if game.actor < 0:
            record.do(game, f"* {record.chance(game, rng)}")
        else:
            game.apply(sorted(game.legal())[rng.randrange(len(game.legal()))])
        length += 1
    return kit, game


def works(package: str, game_id: str) -> dict[str, Callable[[], object]]:
    kit, game = moment(package, game_id)
    search = import_module(f"{package}.bots.search")
    state = kit.knowledge.information_state(game, game.actor)
    world, rng = kit.knowledge.determinizer(state), Random(1)
    settings = search.Settings(iterations=100)

    def rollout() -> None:
        kit.model.rollout(game.copy(), Random(3))

    return {
        "copy": game.copy,
        "view": lambda: kit.knowledge.information_state(game, game.actor),
        "determinizer": lambda: kit.knowledge.determinizer(state),
        "determinization": lambda: world(rng),
        "rollout": rollout,
        "search": lambda: search.rate(kit.model, world, Random(2), settings),
    }


def spent(work: Callable[[], object], times: int) -> float:
    start = process_time()
    for _ in range(times):
        work()
    return process_time() - start


def ratio(before: Callable[[], object], now: Callable[[], object], pairs: int) -> str:
    """The median of the ratios of pairs, each of which begins with the other one in turn."""
    times = 1
    while spent(before, times) < LEAST:
        times *= 2
    found = []
    for number in range(pairs):
        order = (before, now) if number % 2 else (now, before)
        took = {work: spent(work, times) for work in order}
        found.append(took[before] / took[now])
    return f"{median(found):.2f}"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.schema")
    parser.add_argument("--against", default="HEAD", help="a commit")
    parser.add_argument("--pairs", type=int, default=40)
    parser.add_argument("--game", help="only this game")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="rondas-bench-") as folder:
        load(options.against, Path(folder))
        rows = []
        for game_id in import_module("rondas.games").all_games():
            if options.game in (None, game_id):
                before, now = works(BEFORE, game_id), works("rondas", game_id)
                rows.append([game_id, *(ratio(before[w], now[w], options.pairs) for w in WORKS)])
    show(
        f"Speed against {options.against}",
        ("game", *WORKS),
        rows,
        f"Median of {options.pairs} pairs, by turns; over 1: faster now.",
    )


if __name__ == "__main__":
    main()
