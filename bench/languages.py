"""What a change of language costs in a game, against the limit of 100 ms.

python -m bench.languages [--runs 3]

In headless Chromium, at each game's table on a phone, with some moves in the log: the list of
languages in the settings is touched, a second later another is chosen, each of the five in turn.
Told is the time from the choice until the table says what it asks for in that language, drawn until
the browser has made the next frame; medians, in the first turn of all languages and in later ones.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from statistics import median

from playwright.sync_api import Page

from bench.browsing import DIST, site_and_browser
from bench.table import show

LIMIT = 100.0
MOVES = 3
CHOOSE = """async language => {
  const list = document.querySelector('#settings-form [name=language]');
  const prompt = () => document.querySelector('#table .prompt');
  prompt().dataset.was = '';
  const told = new Promise(done => {
    const watch = new MutationObserver(() => {
      if (document.documentElement.lang !== language || 'was' in prompt().dataset) return;
      watch.disconnect();
      done();
    });
    watch.observe(document.querySelector('#table'), { childList: true, subtree: true,
      characterData: true });
  });
  list.value = language;
  const from = performance.now();
  list.dispatchEvent(new Event('change', { bubbles: true }));
  await told;
  const at = performance.now();
  await new Promise(requestAnimationFrame);
  await new Promise(done => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = done;
    port2.postMessage(0);
  });
  return [at - from, performance.now() - from];
}"""


def changes(page: Page, runs: int) -> tuple[list[list[float]], list[list[float]]]:
    """Milliseconds until told and until drawn, of the first turn of all languages and of others."""
    page.locator("[data-do=menu]").click()
    page.locator("#dialog [data-do=settings]").click()
    choice = page.locator("#settings-form [name=language]")
    codes = choice.locator("option").evaluate_all("all => all.map(each => each.value)")
    here = page.evaluate("document.documentElement.lang")
    others = [code for code in codes if code and code != here]
    first: list[list[float]] = []
    later: list[list[float]] = []
    for run in range(runs):
        for code in [*others, here]:
            choice.dispatch_event("pointerdown")
            choice.focus()
            page.wait_for_timeout(1000)
            (later if run or code == here else first).append(page.evaluate(CHOOSE, code))
            page.wait_for_timeout(1000)
    return first, later


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--dist", type=Path, default=DIST)
    parser.add_argument("--runs", type=int, default=3, help="2 or more")
    args = parser.parse_args()
    rows = []
    with site_and_browser(args.dist) as (site, browser):
        for game in json.loads((args.dist / "games.json").read_text("utf-8"))["games"]:
            page = browser.new_page(viewport={"width": 390, "height": 844})
            page.goto(f"{site.url}index.html?game={game['id']}&seed=3&speed=instant")
            for _ in range(MOVES):
                page.locator("[data-status=your-turn] [data-action]").first.click()
                page.wait_for_timeout(1000)
            parts = changes(page, args.runs)
            each = [median(column) for part in parts for column in zip(*part, strict=True)]
            share = f"{max(each[::2]) / LIMIT:.2f}"
            rows.append([game["title"], *(f"{time:.0f}" for time in each), share])
            page.context.close()
    head = ["game", "first told", "drawn", "again told", "drawn", "told / limit"]
    show("Change of language, in ms", head, rows, f"The limit is {LIMIT:.0f} ms to the new table.")


if __name__ == "__main__":
    main()
