"""How soon one can play, against a page that does nothing but call loadPyodide().

python -m bench.start [--runs 5]

Both pages come from the same server program on this machine, to headless Chromium with a new
profile for every run. Cold is the first visit, warm the third (the second may still lay things by).
Times are milliseconds from the start of the navigation, medians of the runs. `table` is the first
frame with the table in it, `click` the first moment with a legal action to click on. At a warm
visit that is the table as it was left, which does not wait for the engine: when that is ready
stands among the steps.

Then where the bytes of the first visit go, file by file as they are sent, and where the time goes,
step by step.
"""

from __future__ import annotations

import argparse
import json
import shutil
import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, sync_playwright

from bench.browsing import DIST, TABLE, TOP, first_visitor, wait_for
from bench.table import show
from tools.serve import Site

BARE_HTML = """<!doctype html><title>loadPyodide()</title><link rel="icon" href="data:,">
<script type="module" src="bare.mjs"></script><body></body>"""
BARE_SCRIPT = """import { loadPyodide } from './vendor/pyodide/pyodide.mjs';
await loadPyodide();
document.body.innerHTML =
  '<div data-table data-status="your-turn"><button data-action>Ready</button></div>';"""

# Looks at every frame, and notes when the table and when a legal action are first to be seen.
WATCH = """(() => {
  const seen = globalThis.__seen = {};
  const visible = element => element && element.getClientRects().length > 0;
  const look = () => {
    const now = performance.now();
    const table = document.querySelector('[data-status]');
    if (!('table' in seen) && visible(table)) seen.table = now;
    if (table?.dataset.status === 'your-turn' && visible(document.querySelector('[data-action]')))
      return void (seen.click = now);
    requestAnimationFrame(look);
  };
  new MutationObserver((_, observer) => { observer.disconnect(); look(); })
    .observe(document, { childList: true });
})();"""
SEEN = """() => {
  const paint = performance.getEntriesByName('first-contentful-paint')[0];
  const { table, click } = globalThis.__seen;
  return click === undefined || !paint ? null
    : { table: Math.max(table, paint.startTime), click };
}"""
# Whether all that later visits use has been laid by: the service worker, and the table as it was
# left.
KEPT = """async () => {
  if (!localStorage.getItem('rondas-early')) return false;
  return Boolean(await navigator.serviceWorker?.getRegistration().then(found => found?.active));
}"""

# The milestones: milliseconds from the start of the navigation.
REACHED = """() => {
  const [page] = performance.getEntriesByType('navigation');
  const fetched = part => performance.getEntriesByType('resource')
    .find(({ name }) => name.includes(part))?.responseEnd;
  const paint = performance.getEntriesByName('first-contentful-paint')[0];
  return { zero: performance.timeOrigin, steps: {
    'page here': page.responseEnd, 'first paint': paint?.startTime,
    'boot.js here': fetched('boot.js'), 'PyScript here': fetched('/pyscript/'),
    'MicroPython here': fetched('micropython.wasm'),
    "page's Python here": fetched('py/page/table.mpy'),
    'document loaded': page.domContentLoadedEventEnd } };
}"""
MARKS = """() => ({ zero: performance.timeOrigin, steps: Object.fromEntries(
  performance.getEntriesByType('mark').map(({ name, startTime }) => [name, startTime])) })"""

Times = dict[str, float]


def visit(context: BrowserContext, url: str, settle: bool) -> Times:
    page = context.new_page()
    page.goto(url, wait_until="commit")
    page.wait_for_timeout(700)  # polling would disturb the start
    times = wait_for(page, SEEN)
    assert isinstance(times, dict)
    if settle:
        wait_for(page, KEPT)
        while "engine ready" not in (reached := steps(page)):
            page.wait_for_timeout(100)
        times |= reached
    page.wait_for_timeout(1000)
    page.close()
    return times


def steps(page: Page) -> Times:
    """When the page and its engine reached what; the engine's marks are on its own clock."""
    reached = page.evaluate(REACHED)
    found = {name: time for name, time in reached["steps"].items() if time is not None}
    for worker in page.workers:
        marks = worker.evaluate(MARKS)
        later = marks["zero"] - reached["zero"]
        found["engine's script runs"] = later
        found |= {name: later + time for name, time in marks["steps"].items()}
    return found


Files = list[tuple[str, int]]


def bytes_until_click(site: Site, context: BrowserContext, url: str) -> tuple[Files, Files]:
    """Answers and the bytes of their bodies until the first click, and until all is laid by."""
    site.log.clear()
    page = context.new_page()
    page.goto(url, wait_until="commit")
    wait_for(page, SEEN)
    soon = list(site.log)
    page.wait_for_timeout(6000)
    page.close()
    return soon, list(site.log)


def bare_folder(folder: Path) -> Path:
    """The page to compare with: Pyodide as npm ships it."""
    pyodide = folder / "vendor/pyodide"
    pyodide.mkdir(parents=True)
    for name in (
        "pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide-lock.json",
        "python_stdlib.zip",
    ):  # fmt: skip
        shutil.copyfile(TOP / "node_modules/pyodide" / name, pyodide / name)
    (folder / "index.html").write_text(BARE_HTML)
    (folder / "bare.mjs").write_text(BARE_SCRIPT)
    return folder


def median(runs: list[Times], what: str) -> float:
    return statistics.median(run[what] for run in runs)


def report(
    ours: dict[str, list[Times]], bare: dict[str, list[Times]], sent: dict[str, tuple[Files, Files]]
) -> None:
    rows = []
    for when, limit in (("cold", 1.0), ("warm", 0.25)):
        base = median(bare[when], "click")
        table, click = median(ours[when], "table"), median(ours[when], "click")
        rows.append(
            [when, f"{base:.0f}", f"{table:.0f}", f"{table / base:.2f}", "0.30",
             f"{click:.0f}", f"{click / base:.2f}", f"{limit:.2f}"]
        )  # fmt: skip
    show(
        f"Start (medians of {len(ours['cold'])} runs, ms; ratio to a page that only calls "
        "loadPyodide())",
        ["visit", "loadPyodide()", "table", "ratio", "at most", "first legal click", "ratio",
         "at most"],
        rows,
    )  # fmt: skip
    rows = []
    for n, label in enumerate(("until the first click", "with all that offline play needs")):
        mine, theirs = (sum(size for _, size in sent[name][n]) for name in ("ours", "bare"))
        rows.append([label, f"{theirs / 1e6:.2f}", f"{mine / 1e6:.2f}", f"{mine / theirs:.2f}"])
    show(
        "Bytes of the first visit, compressed, in MB",
        ["", "loadPyodide()", "Rondas", "ratio"],
        rows,
    )
    for name, label in (("bare", "loadPyodide()"), ("ours", "Rondas")):
        files = sorted(sent[name][0], key=lambda file: -file[1])
        more = [(f"{len(files[SHOWN:])} more", sum(size for _, size in files[SHOWN:]))]
        rows = [[path, str(size)] for path, size in files[:SHOWN] + more]
        show(f"Files of {label}, until the first click", ["file", "bytes"], rows)
    reached = {when: typical(ours[when]) for when in ("cold", "warm")}
    rows = []
    for step in sorted(reached["cold"] | reached["warm"], key=lambda step: order(reached, step)):
        times = [reached[when].get(step) for when in ("cold", "warm")]
        rows.append([step, *("" if time is None else f"{time:.0f}" for time in times)])
    show("Steps, in ms", ["step", "cold", "warm"], rows)


SHOWN = 16
"""Files that are named; the others are counted."""


def typical(runs: list[Times]) -> Times:
    """The median of every step that all runs reached."""
    return {step: median(runs, step) for step in runs[0] if all(step in run for run in runs)}


def order(reached: dict[str, Times], step: str) -> float:
    return reached["warm"].get(step, reached["cold"].get(step, 0.0))


def main() -> None:
    parser = argparse.ArgumentParser(description="Measures how soon one can play.")
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--json", action="store_true", help="also print every run")
    arguments = parser.parse_args()
    ours: dict[str, list[Times]] = {"cold": [], "warm": []}
    bare: dict[str, list[Times]] = {"cold": [], "warm": []}
    sent: dict[str, tuple[Files, Files]] = {}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        sites = {
            "ours": Site(DIST).start(),
            "bare": Site(bare_folder(Path(folder))).start(),
        }
        # Also the servers' first run: what they compress they keep.
        for name, path in (("ours", TABLE), ("bare", "")):
            with first_visitor(playwright, WATCH) as context:
                sent[name] = bytes_until_click(sites[name], context, sites[name].url + path)
        for _ in range(arguments.runs):
            for name, path, runs in (("bare", "", bare), ("ours", TABLE, ours)):
                with first_visitor(playwright, WATCH) as context:
                    url, settle = sites[name].url + path, name == "ours"
                    runs["cold"].append(visit(context, url, settle))
                    visit(context, url, settle)
                    runs["warm"].append(visit(context, url, settle))
        for site in sites.values():
            site.stop()
    if arguments.json:
        print(json.dumps({"ours": ours, "bare": bare}))
    report(ours, bare, sent)


if __name__ == "__main__":
    main()
