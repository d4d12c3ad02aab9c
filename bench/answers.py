"""How soon a hard bot answers in the browser, and whether the page goes on meanwhile.

python -m bench.answers [--moves 120] [--seconds 60]

Hard bots play each other in headless Chromium, in the site's own engine: all games, all numbers of
players. Times are milliseconds from the page's request for a move to its answer, moves with no
choice included. The aim: within a second in 95 of 100 moves.

Then a person plays each game against hard bots, with all motion. The aim: no task of the page's
main thread over 50 ms.
"""

from __future__ import annotations

import argparse
import statistics

from playwright.sync_api import Page

from bench.browsing import site_and_page
from bench.table import show

GAMES = "async () => (await (await fetch('games.json')).json()).games.map(g => [g.id, g.players])"
PLAY = """async ([game, players, moves]) => {
  const engine = await import(new URL('static/js/engine/engine.js', document.baseURI));
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
      const bot = Number.isInteger(frame.display.actor), start = performance.now();
      frame = await ask({ do: 'step' });
      if (bot) times.push(performance.now() - start);
    }
  }
  return times;
}"""

TASKS = """async seconds => {
  const tasks = [], table = document.querySelector('[data-table]');
  new PerformanceObserver(list => tasks.push(...list.getEntries().map(task => task.duration)))
    .observe({ type: 'longtask' });
  const end = performance.now() + seconds * 1000;
  let turns = 0;
  while (table.dataset.status !== 'over' && performance.now() < end) {
    await new Promise(resolve => setTimeout(resolve, 50));
    const action = table.dataset.status === 'your-turn'
      && document.querySelector('[data-action]:not(.risky)');
    if (action) turns++, action.click();
  }
  return [turns, tasks];
}"""


def answers(page: Page, moves: int) -> list[list[str]]:
    rows = []
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
    return rows


def tasks(page: Page, url: str, seconds: int) -> list[list[str]]:
    rows = []
    for game, _ in page.evaluate(GAMES):
        page.goto(f"{url}index.html?game={game}&seat=0&seed=1&bots=hard&speed=fast")
        page.wait_for_selector("[data-status=your-turn]")
        page.wait_for_timeout(5000)  # what is laid by for later visits
        turns, found = page.evaluate(TASKS, seconds)
        rows.append([game, str(turns), str(len(found)), f"{max(found, default=0):.0f}"])
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--moves", type=int, default=120)
    parser.add_argument("--seconds", type=int, default=60, help="of play in each game")
    options = parser.parse_args()
    with site_and_page() as (site, page):
        show(
            f"Answers of hard bots in Chromium ({options.moves} moves each, ms)",
            ["game", "players", "median", "95%", "longest", "within a second"],
            answers(page, options.moves),
        )
        show(
            f"Tasks of the page over 50 ms against hard bots ({options.seconds} s each)",
            ["game", "turns", "tasks over 50 ms", "longest, ms"],
            tasks(page, site.url, options.seconds),
        )


if __name__ == "__main__":
    main()
