"""How soon one can play on a phone: from the tap on Play to the first legal action.

python -m bench phone [--runs 3]

The page is as narrow as a phone, its processor and its network are slowed down by Chromium, and
files are compressed as hosts do it. `cold` is a first visit: Play is tapped as soon as the front
page has loaded. `read`: as before, but ten seconds later. `warm`: the third visit, at once. Times
are medians of the runs, in seconds. `engine` is when the engine has answered the first action,
which the benchmark chooses at once.
"""

from __future__ import annotations

import statistics
from itertools import product

from playwright.sync_api import BrowserContext, Page, sync_playwright

from bench.browsing import DIST, first_visitor, wait_for
from bench.start import KEPT
from bench.table import asked_runs, show
from tools.serve import Site

PROFILES = {"phone": (4, 9.0, 60), "slow": (6, 1.6, 150)}
"""How many times slower the processor is, Mbit/s, and ms of latency."""
LIMITS = {"phone": 2.0, "slow": 6.0}
VISITS = ("cold", "read", "warm")
GAMES = ("steere-ronda", "moroccan-ronda", "rounds", "baronda")
READING = 10_000  # ms

# Notes the tap, the first legal action after it, which is chosen at once, and what that has led to.
WATCH = """(() => {
  const seen = globalThis.__seen = {};
  addEventListener('click', ({ target }) => {
    if (target.closest?.('[data-play], [data-learn]')) seen.tap = performance.now();
  }, true);
  const look = () => {
    requestAnimationFrame(look);
    const table = document.getElementById('table');
    if (!('tap' in seen) || table?.dataset.status === undefined) return;
    const action = document.querySelector('#table [data-action]');
    if (!('click' in seen)) {
      if (table.dataset.status !== 'your-turn' || !action?.getClientRects().length) return;
      seen.click = performance.now();
      seen.lines = document.querySelectorAll('#table .log li').length;
      action.click();
    } else if (document.querySelectorAll('#table .log li').length > seen.lines) {
      seen.engine ??= performance.now();
    }
  };
  look();
})();"""
SEEN = """() => {
  const { tap, click, engine } = __seen;
  return engine && { click: click - tap, engine: engine - tap };
}"""

Times = dict[str, float]


PHONE = {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 2, "has_touch": True}


def slow_down(page: Page, profile: str) -> None:
    rate, megabits, latency = PROFILES[profile]
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    throughput = megabits * 1e6 / 8
    session.send("Network.emulateNetworkConditions", {
        "offline": False, "latency": latency,
        "downloadThroughput": throughput, "uploadThroughput": throughput,
    })  # fmt: skip
    session.send("Emulation.setCPUThrottlingRate", {"rate": rate})


def play(
    context: BrowserContext,
    url: str,
    selector: str,
    profile: str,
    waits: int = 0,
    lays: bool = False,
) -> Times:
    page = context.new_page()
    slow_down(page, profile)
    page.goto(url, wait_until="load")
    page.wait_for_timeout(300 + waits)
    page.evaluate("selector => document.querySelector(selector).click()", selector)
    page.wait_for_timeout(1000)
    times = wait_for(page, SEEN, 120)
    assert isinstance(times, dict)
    if lays:
        wait_for(page, KEPT, 120)
    page.close()
    return times


def main() -> None:
    count = asked_runs(3)
    rows = []
    with sync_playwright() as playwright:
        site = Site(DIST).start()
        for profile, game, kind in product(PROFILES, GAMES, VISITS):
            selector = f"[data-play={game}]"
            runs = []
            for _ in range(count):
                with first_visitor(playwright, WATCH, **PHONE) as context:
                    if kind == "warm":
                        play(context, site.url, selector, "phone", lays=True)
                        play(context, site.url, selector, "phone")
                    waits = READING if kind == "read" else 0
                    runs.append(play(context, site.url, selector, profile, waits))
            click, engine = (
                f"{statistics.median(run[what] for run in runs) / 1000:.2f}"
                for what in ("click", "engine")
            )
            rows.append([f"{profile}, {game}, {kind}", click, f"{LIMITS[profile]:.1f}", engine])
        site.stop()
    show(
        f"On a phone (medians of {count} runs, s from the tap on Play)",
        ["profile, game, visit", "first legal action", "at most", "engine has answered"],
        rows,
    )
