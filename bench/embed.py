"""Measure embedded tables: a page with five untouched ones, and one that is touched.

python -m bench embed [--runs 5]

The host page has another origin than the site; both come from this machine, to headless Chromium
with a new profile for every run.

- Untouched: compressed bytes of all answers of the site, and the longest task of the host page
  while it loads and is scrolled to its end.
- Touched: milliseconds from the tap to the first legal action, against the page itself from the
  start of its navigation; medians.
- Opened: compressed bytes of the script, and of examples of one page that are opened one after the
  other by a first visitor.
- Cold is a first visit, warm a later one with stored files. A frame without the attribute storage
  can store nothing, and Chromium keeps none of its files either: each of its visits is a first one,
  to be compared with the page's first.
"""

from __future__ import annotations

import gzip
import re
import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import BrowserContext, sync_playwright

from bench.browsing import DIST, TABLE, first_visitor
from bench.start import WATCH, visit
from bench.table import asked_runs, show
from tools.serve import Site

FIVE = 5
EXAMPLES = (
    "SR-4.2", "SR-4.3", "SR-5.2", "RO-3.1", "RO-3.4", "BA-1.2", "BA-2.1", "MR-1.1", "MR-3.1",
    "MR-5.3",
)  # fmt: skip
PICTURE = re.compile(r"/(rules|embed)/")
HOST = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Host</title>
<link rel="icon" href="data:,"><script async src="{site}embed.js"></script>
<body>{body}</body></html>"""
# The longest task, and whether any frame was made.
LONGEST = """() => globalThis.__tasks.length ? Math.max(...globalThis.__tasks) : 0"""
TASKS = """globalThis.__tasks = [];
new PerformanceObserver(list => {
  for (const entry of list.getEntries()) globalThis.__tasks.push(entry.duration);
}).observe({ type: 'longtask', buffered: true });"""
# In the frame: the time of the first legal action, on the clock that all frames share.
CLICK = """() => globalThis.__seen?.click === undefined ? null
  : performance.timeOrigin + globalThis.__seen.click"""


def write(folder: Path, site: Site, body: str) -> None:
    (folder / "index.html").write_text(HOST.format(site=site.url, body=body))


def element(table: str, own: str) -> str:
    """A table of the page's parameters as an element, with an attribute of its own."""
    pairs = [part.split("=") for part in table.partition("?")[2].split("&")]
    attributes = " ".join(f'{name}="{value}"' for name, value in pairs)
    return f"<rondas-table {own} {attributes}></rondas-table>"


def untouched(site: Site, host: Site, games: list[str]) -> tuple[int, list[str], float]:
    """Bytes, paths, and the longest task of a page with five tables; one of each game at least."""
    tables = [f'<p>{"Text. " * 200}</p><rondas-table game="{games[n % len(games)]}"></rondas-table>'
              for n in range(FIVE)]  # fmt: skip
    write(host.folder, site, "".join(tables))
    with sync_playwright() as playwright, first_visitor(playwright, WATCH) as context:
        context.add_init_script(TASKS)
        site.log.clear()
        page = context.new_page()
        page.goto(host.url)
        for _ in range(12):
            page.mouse.wheel(0, 600)
            page.wait_for_timeout(150)
        page.wait_for_timeout(1500)
        longest = page.evaluate(LONGEST)
        assert page.locator("rondas-table").count() == FIVE
        assert not page.workers
        page.close()
    return sum(size for _, size in site.log), sorted({path for path, _ in site.log}), longest


def opened(site: Site, host: Site) -> list[int]:
    """Return the bytes that each of ten examples loads when it is opened."""
    tables = "".join(f'<rondas-table example="{name}"></rondas-table>' for name in EXAMPLES)
    write(host.folder, site, tables)
    sizes = []
    with sync_playwright() as playwright, first_visitor(playwright, WATCH) as context:
        page = context.new_page()
        page.goto(host.url)
        for at in range(len(EXAMPLES)):
            site.log.clear()
            page.locator("rondas-table").nth(at).locator("button").click()
            frame = page.locator("rondas-table").nth(at).frame_locator("iframe")
            frame.locator("[data-status=viewing]").wait_for()
            page.wait_for_timeout(2000)
            # Pictures of closed elements come when they are near.
            sizes.append(sum(size for path, size in site.log if not PICTURE.match(path)))
        page.close()
    return sizes


def touched(context: BrowserContext, host: Site) -> float:
    """Milliseconds from the tap to the first legal action."""
    page = context.new_page()
    page.goto(host.url)
    page.locator("rondas-table button").wait_for()
    page.wait_for_timeout(700)
    tapped = page.evaluate(
        """() => new Promise(done => {
          const button = document.querySelector('rondas-table').shadowRoot.querySelector('button');
          button.addEventListener('click', () => done(performance.timeOrigin + performance.now()));
          button.click();
        })"""
    )
    page.wait_for_timeout(700)
    frame = page.frames[-1]
    for _ in range(600):
        if clicked := frame.evaluate(CLICK):
            break
        page.wait_for_timeout(100)
    else:
        sys.exit("bench: the embedded table did not come")
    page.wait_for_timeout(4000)  # what is laid by is laid by
    page.close()
    return float(clicked - tapped)


def main() -> None:
    count = asked_runs(5)
    # Kind of visit -> its runs; each visit of a frame is compared with one of the page.
    page: dict[str, list[float]] = {"cold": [], "warm": []}
    embedded: dict[tuple[str, str], list[float]] = {
        ("sandboxed, first visit", "cold"): [],
        ("sandboxed, later visit", "cold"): [],
        ("with storage, first visit", "cold"): [],
        ("with storage, later visit", "warm"): [],
    }
    with tempfile.TemporaryDirectory() as folder:
        site, host = Site(DIST).start(), Site(Path(folder), rules=[]).start()
        games = sorted(path.stem for path in (DIST / "rules").glob("*.json"))
        size, paths, longest = untouched(site, host, games)
        examples = opened(site, host)
        script = len(gzip.compress((DIST / "embed.js").read_bytes(), 9))
        with sync_playwright() as playwright:
            for _ in range(count):
                with first_visitor(playwright, WATCH) as context:
                    page["cold"].append(visit(context, site.url + TABLE, True)["click"])
                    visit(context, site.url + TABLE, True)
                    page["warm"].append(visit(context, site.url + TABLE, True)["click"])
                runs = list(embedded.values())
                for own, (first, later) in (("", runs[:2]), ("storage", runs[2:])):
                    write(host.folder, site, element(TABLE, own))
                    with first_visitor(playwright, WATCH) as context:
                        first.append(touched(context, host))
                        touched(context, host)
                        later.append(touched(context, host))
        site.stop()
        host.stop()
    show(
        f"Embedding ({count} runs): five tables, none touched",
        ["", "measured", "at most"],
        [
            ["KB from the site, compressed", f"{size / 1e3:.1f}", "60"],
            ["files of Python among them", f"{sum('vendor' in path for path in paths)}", "0"],
            ["longest task, ms", f"{longest:.0f}", "50"],
        ],
    )
    show(
        "An opened example",
        ["", "KB", "at most"],
        [
            ["the script", f"{script / 1e3:.1f}", "5.2"],
            ["the first", f"{examples[0] / 1e3:.0f}", "350"],
            ["the next, of the same game", f"{examples[1] / 1e3:.0f}", "60"],
            ["ten", f"{sum(examples) / 1e3:.0f}", "1000"],
        ],
    )
    rows = []
    for (name, like), times in embedded.items():
        base, ours = statistics.median(page[like]), statistics.median(times)
        rows.append([name, f"{base:.0f} ({like})", f"{ours:.0f}", f"{ours / base:.2f}", "1.10"])
    head = ["", "page", "element, from the tap", "ratio", "at most"]
    show("To the first legal click, in ms", head, rows)
