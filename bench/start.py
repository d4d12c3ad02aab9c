"""How soon one can play, against a page that does nothing but call loadPyodide().

python -m bench start [--runs 5]

Both pages come from the same server program on this machine, to headless Chromium with a new
profile for every run. Cold is the first visit, warm the third (the second may still lay things by).
Times are milliseconds from the start of the navigation, medians of the runs. `table` is the first
frame with the table in it, `click` the first moment with a legal action to click on. At a warm
visit that is the table as it was left, which does not wait for the engine. Then the bytes of the
first visit.
"""

from __future__ import annotations

import shutil
import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import BrowserContext, sync_playwright

from bench.browsing import DIST, TABLE, first_visitor, wait_for
from bench.table import asked_runs, show
from tools import TOP
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

Times = dict[str, float]


def visit(context: BrowserContext, url: str, settle: bool) -> Times:
    page = context.new_page()
    page.goto(url, wait_until="commit")
    page.wait_for_timeout(700)  # polling would disturb the start
    times = wait_for(page, SEEN)
    assert isinstance(times, dict)
    if settle:
        wait_for(page, KEPT)
    page.wait_for_timeout(1000)
    page.close()
    return times


def bytes_until_click(site: Site, context: BrowserContext, url: str) -> tuple[int, int]:
    """Bytes of the answers until the first click, and until all is laid by."""
    site.log.clear()
    page = context.new_page()
    page.goto(url, wait_until="commit")
    wait_for(page, SEEN)
    soon = len(site.log)
    page.wait_for_timeout(6000)
    page.close()
    sizes = [size for _, size in site.log]
    return sum(sizes[:soon]), sum(sizes)


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
    ours: dict[str, list[Times]], bare: dict[str, list[Times]], sent: dict[str, tuple[int, int]]
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
        mine, theirs = (sent[name][n] for name in ("ours", "bare"))
        rows.append([label, f"{theirs / 1e6:.2f}", f"{mine / 1e6:.2f}", f"{mine / theirs:.2f}"])
    show(
        "Bytes of the first visit, compressed, in MB",
        ["", "loadPyodide()", "Rondas", "ratio"],
        rows,
    )


def main() -> None:
    count = asked_runs(5)
    ours: dict[str, list[Times]] = {"cold": [], "warm": []}
    bare: dict[str, list[Times]] = {"cold": [], "warm": []}
    sent: dict[str, tuple[int, int]] = {}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        sites = {
            "ours": Site(DIST).start(),
            "bare": Site(bare_folder(Path(folder))).start(),
        }
        # Also the servers' first run: what they compress they keep.
        for name, path in (("ours", TABLE), ("bare", "")):
            with first_visitor(playwright, WATCH) as context:
                sent[name] = bytes_until_click(sites[name], context, sites[name].url + path)
        for _ in range(count):
            for name, path, runs in (("bare", "", bare), ("ours", TABLE, ours)):
                with first_visitor(playwright, WATCH) as context:
                    url, settle = sites[name].url + path, name == "ours"
                    runs["cold"].append(visit(context, url, settle))
                    visit(context, url, settle)
                    runs["warm"].append(visit(context, url, settle))
        for site in sites.values():
            site.stop()
    report(ours, bare, sent)
