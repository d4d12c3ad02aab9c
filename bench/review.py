"""How long the review of a long game takes in the browser, and whether the page goes on meanwhile.

python -m bench.review [--seat 0]

Whole games between greedy bots, opened as a link in headless Chromium with `review`; measured from
the moment that the game can be seen until all is judged. The aim: 20 s for any game, and no task of
the page's main thread over 50 ms.
"""

from __future__ import annotations

import argparse
from time import perf_counter
from typing import Any

from playwright.sync_api import Page

import rondas
from bench.browsing import site_and_page
from bench.table import show
from rondas.records.record import Record, check
from tools.embedding import code

WANTED = 20.0
"""Seconds."""
LONG: list[tuple[str, int, dict[str, Any]]] = [
    ("steere-ronda", 3, {}),
    ("steere-ronda", 3, {"hands": 12}),
    ("moroccan-ronda", 2, {}),
    ("moroccan-ronda", 4, {}),
    ("moroccan-ronda", 4, {"target": 200}),
    ("rounds", 2, {}),
    ("rounds", 2, {"target": 1000}),
    ("baronda", 3, {}),
    ("baronda", 5, {}),
]
TASKS = """window.tasks = [];
new PerformanceObserver(list => tasks.push(...list.getEntries().map(task => task.duration)))
  .observe({ type: 'longtask' });"""


def played(game: str, players: int, options: dict[str, Any]) -> Record:
    return check(rondas.play(["greedy"] * players, game, 7, **options).record())


def review(page: Page, url: str, record: Record, seat: int) -> tuple[float, int, list[float]]:
    """Seconds, decisions, and the tasks over 50 ms while they were judged."""
    page.goto("about:blank")
    page.goto(f"{url}index.html?review={seat}#record={code(record.write())}")
    page.wait_for_selector("[data-status=viewing]")
    start = perf_counter()
    page.evaluate("tasks.length = 0")
    page.wait_for_selector("[data-judged]", state="attached")
    seconds = perf_counter() - start
    judged = int(page.locator("[data-judged]").get_attribute("data-judged") or 0)
    return seconds, judged, page.evaluate("tasks")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--seat", type=int, default=0)
    options = parser.parse_args()
    rows = []
    with site_and_page(TASKS) as (site, page):
        for game, players, chosen in LONG:
            record = played(game, players, chosen)
            seconds, judged, tasks = review(page, site.url, record, options.seat)
            about = ", ".join(f"{name} {value}" for name, value in chosen.items())
            rows.append(
                [
                    game,
                    str(players),
                    about,
                    str(judged),
                    f"{seconds:.1f}",
                    f"{seconds / WANTED:.2f}",
                    f"{max(tasks, default=0):.0f}",
                ]
            )
    show(
        "Reviews of long games in Chromium",
        ["game", "players", "options", "decisions", "seconds", "of 20 s", "longest task, ms"],
        rows,
        "Wanted: a share of at most 1 of 20 seconds, and no task over 50 ms (0: there was none).",
    )


if __name__ == "__main__":
    main()
