"""The browsers and the built site of the measurements."""

from __future__ import annotations

import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import BrowserContext, Page, Playwright

from tools import TOP

DIST = TOP / "dist"
TABLE = "index.html?game=steere-ronda&seat=0&seed=1&speed=instant"
OPTIONS: dict[str, Any] = {
    "executable_path": shutil.which("chromium"),
    "args": ["--no-sandbox", "--disable-background-networking", "--disable-component-update",
             "--disable-sync"],
}  # fmt: skip


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
