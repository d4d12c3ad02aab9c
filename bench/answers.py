#!/usr/bin/env python3
"""How soon a hard bot answers in the browser: all games, all numbers of players.

python3 bench/answers.py [--moves 120]

Hard bots play each other in headless Chromium, in the site's own engine. Times are milliseconds
from the page's request for a move to its answer, moves with no choice included. The aim: within
a second in 95 of 100 moves.
"""

from __future__ import annotations

import argparse
import shutil
import statistics
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

TOP = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(TOP))

from bench.table import show  # noqa: E402
from tools.serve import Site  # noqa: E402

QUIET = ["--disable-background-networking", "--disable-component-update", "--disable-sync"]
GAMES = "async () => (await (await fetch('games.json')).json()).games.map(g => [g.id, g.players])"
PLAY = """async ([game, players, moves]) => {
  const engine = await import(new URL('static/js/engine.mjs', document.baseURI));
  const ask = async request => {
    const answer = JSON.parse(await engine.call(JSON.stringify(request)));
    if (answer.error) throw new Error(answer.error);
    return answer;
  };
  const times = [];
  for (let seed = 0; times.length < moves; seed++) {
    let frame = await ask(
      { do: 'open', game, players, seat: null, bots: 'hard', seed: String(seed) });
    while (frame.status !== 'over' && times.length < moves) {
      const bot = frame.view.actor !== '*', start = performance.now();
      frame = await ask({ do: 'step' });
      if (bot) times.push(performance.now() - start);
    }
  }
  return times;
}"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--moves", type=int, default=120)
    moves = parser.parse_args().moves
    rows = []
    site = Site(TOP / "dist").start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox", *QUIET]
        )
        page = browser.new_page()
        page.set_default_timeout(600_000)
        page.goto(site.url + "index.html?game=steere-ronda&seat=0&speed=instant")
        page.wait_for_selector("[data-status=your-turn]")
        for game, numbers in page.evaluate(GAMES):
            for players in numbers:
                times = sorted(page.evaluate(PLAY, [game, players, moves]))
                within = sum(time < 1000 for time in times) / len(times)
                rows.append(
                    [
                        game,
                        str(players),
                        f"{statistics.median(times):.0f}",
                        f"{times[int(0.95 * len(times))]:.0f}",
                        f"{times[-1]:.0f}",
                        f"{within:.0%}",
                    ]
                )
        browser.close()
    site.stop()
    show(
        f"Answers of hard bots in Chromium ({moves} moves each, ms)",
        ["game", "players", "median", "95%", "longest", "within a second"],
        rows,
    )


if __name__ == "__main__":
    main()
