"""The shell of the site: where it runs, and on what hosts."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import FrameLocator, Page

from e2e.waiting import expect, until
from tools.serve import Handler, Site

pytestmark = pytest.mark.browser

TABLE = "index.html?game=steere-ronda&seat=0&seed=1&speed=instant"
STARTED = "[data-status=your-turn]"


def plays(page: Page | FrameLocator) -> None:
    """Both Pythons run: the page's has painted what the engine's has dealt."""
    expect(page.locator(STARTED)).to_be_attached()
    expect(page.locator("[data-action]").first).to_be_attached()


def ask(page: Page, **request: object) -> dict[str, object]:
    """Ask the page's engine, through the page's own module."""
    answer: dict[str, object] = page.evaluate(
        """async text => {
          const url = new URL('static/js/engine/engine.js', document.baseURI);
          return (await import(url)).call(text);
        }""",
        json.dumps(request),
    )
    return answer


class Halved(Handler):
    """Keeps the end of the page back until `rest` is set."""

    rest: threading.Event

    def answer(self) -> None:
        if "/index.html" not in self.path:
            super().answer()
            return
        content = (self.server.folder / "index.html").read_bytes()
        at = content.index(b"<dialog")
        self.send_response(200)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content[:at])
        self.wfile.flush()
        self.rest.wait()
        self.wfile.write(content[at:])


def test_plain_host_below_a_path(dist: Path, serve: Callable[..., Site], page: Page) -> None:
    """It sends no headers of its own, and the end of the page late: Python, which is there before
    it, waits for it. Both Pythons start, the page's without timers: browsers let each in a row of
    them wait for 4 ms, be it due at once, and there is none for each of its forty modules. The
    engine answers. (By way of the front page: e2e/test_kept_languages.py.)"""
    page.add_init_script(
        """window.timers = 0;
        const { setTimeout } = window;
        window.setTimeout = (work, after = 0, ...all) => {
          window.timers += after < 4;
          return setTimeout(work, after, ...all);
        };"""
    )
    site = serve(dist, prefix="/some/where/", rules=[])
    Halved.rest = threading.Event()
    site.RequestHandlerClass = Halved
    page.goto(site.url + TABLE, wait_until="commit")
    until(page, "() => Boolean(window.startup)")
    page.evaluate(
        """async () => {
          window.startup.begin();
          const engine = await import(new URL('static/js/engine/engine.js', document.baseURI));
          await engine.start();
        }"""
    )
    Halved.rest.set()
    plays(page)
    assert page.evaluate("timers") < 40
    games = ask(page, do="games")["games"]
    assert isinstance(games, list)
    assert games
