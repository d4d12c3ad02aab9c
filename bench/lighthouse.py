"""Lighthouse's marks for each kind of page, as on a phone: python -m bench lighthouse

Performance depends on the machine: the median of some runs is shown, and what a visitor waits for.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from statistics import median
from typing import Any

from bench.browsing import DIST
from bench.table import asked_runs, show
from tools import TOP
from tools.serve import Site

# Brings more packages than all else together: only `make bench` installs it.
LIGHTHOUSE = str(TOP / "bench/node_modules/.bin/lighthouse")

# The measured pages: their addresses, and the lowest accepted marks for performance.
PAGES = (
    ("front page", "index.html", 95),
    ("rule page", "rules/rounds.html", 95),
    ("long rule page", "rules/moroccan-ronda.html", 95),
    ("embedding page", "embedding.html", 95),
    ("table", "index.html?game=steere-ronda&seat=0&seed=1", 90),
)
MARKS = ("performance", "accessibility", "best-practices", "seo")
WAITS = {"FCP": "first-contentful-paint", "LCP": "largest-contentful-paint",
         "TBT": "total-blocking-time", "CLS": "cumulative-layout-shift",
         "SI": "speed-index"}  # fmt: skip

Json = dict[str, Any]


def audited(url: str) -> Json:
    """One run of Lighthouse with its own defaults: a phone, slow, on a slow line."""
    flags = "--headless=new --no-sandbox --disable-background-networking"
    made = subprocess.run(
        [LIGHTHOUSE, url, "--quiet", "--output=json",
         f"--chrome-flags={flags}"],
        env={**os.environ, "CHROME_PATH": shutil.which("chromium") or ""},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    if made.returncode:
        sys.exit(f"bench: lighthouse: {made.stderr.strip()}")
    report: Json = json.loads(made.stdout)
    return report


def row(name: str, least: int, runs: list[Json]) -> list[str]:
    """A row of the table: the medians of some runs."""
    marks = [
        round(100 * median(run["categories"][mark]["score"] for run in runs)) for mark in MARKS
    ]
    waits = [median(run["audits"][audit]["numericValue"] for run in runs)
             for audit in WAITS.values()]  # fmt: skip
    shown = [f"{wait:.2f}" if wait < 1 else f"{wait:.0f}" for wait in waits]
    return [name, *map(str, marks), str(least), *shown]


def main() -> None:
    count = asked_runs(3)
    site = Site(DIST).start()
    rows = []
    for name, path, least in PAGES:
        runs = [audited(site.url + path) for _ in range(count)]
        rows.append(row(name, least, runs))
    site.stop()
    head = ["page", *MARKS, "performance at least", *WAITS]
    show(f"Lighthouse, mobile (medians of {count} runs)", head, rows)
