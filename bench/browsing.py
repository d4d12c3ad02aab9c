"""The browsers and the built site of the measurements."""

from __future__ import annotations

import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, Playwright, sync_playwright

from tools.serve import Site

TOP = Path(__file__).resolve().parent.parent
DIST = TOP / "dist"
TABLE = "index.html?game=steere-ronda&seat=0&seed=1&speed=instant"
OPTIONS: dict[str, Any] = {
    "executable_path": shutil.which("chromium"),
    "args": ["--no-sandbox", "--disable-background-networking", "--disable-component-update",
             "--disable-sync"],
}  # fmt: skip


@contextmanager
def site_and_browser() -> Iterator[tuple[Site, Browser]]:
    """Serve the site, and start Chromium."""
    site = Site(DIST).start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**OPTIONS)
        yield site, browser
        browser.close()
    site.stop()


@contextmanager
def first_visitor(playwright: Playwright, watch: str, **options: Any) -> Iterator[BrowserContext]:
    """Start a browser with a new profile, in whose pages the script `watch` runs first."""
    with tempfile.TemporaryDirectory(prefix="rondas-bench-") as folder:
        context = playwright.chromium.launch_persistent_context(folder, **OPTIONS, **options)
        context.add_init_script(watch)
        context.pages[0].wait_for_timeout(1500)  # the browser's own start
        yield context
        context.close()


def wait_for(page: Page, script: str, seconds: float = 60) -> object:
    """Return the first true result of a script."""
    for _ in range(int(seconds * 10)):
        if result := page.evaluate(script):
            return result
        page.wait_for_timeout(100)
    sys.exit(f"bench: nothing after {seconds:.0f} s on {page.url}")
