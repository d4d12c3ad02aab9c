"""A tab and then a whole browser are killed at some moment of a game: what the person has seen
answered is kept, and the game goes on."""

from __future__ import annotations

import contextlib
import json
import os
import re
import shutil
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Error, Page, Playwright

from e2e.conftest import BUSY
from e2e.disk import everything
from e2e.test_table import GAME, settled
from e2e.waiting import UNSEEN, expect

pytestmark = pytest.mark.browser

MOMENTS = ("written", "answered")

# Plays on as fast as the table lets it, and tells what has come so far of how many cards:
# `written`, the device is to; `answered`, the person sees it; `asked`, the engine is, at once
# after that.
PLAYER = """() => {
  const table = document.querySelector('[data-table]');
  let cards = 0;
  const tell = what => window.tell(what, cards);
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function (...all) {
    tell('written');
    return put.apply(this, all);
  };
  const look = () => {
    if (table.dataset.status !== 'your-turn') return;
    tell('answered');
    cards++;
    document.querySelector('[data-action]').click();
    tell('asked');
  };
  new MutationObserver(look).observe(table, { attributeFilter: ['data-status'] });
  look();
}"""


class Killable:
    """A browser with a profile of its own that is killed, not closed, and started again."""

    def __init__(self, playwright: Playwright, command: list[str], profile: Path) -> None:
        self.playwright = playwright
        self.command = [*command, f"--user-data-dir={profile}"]
        self.profile = profile
        self.process: subprocess.Popen[str] | None = None
        self.browser: Any = None

    def page(self) -> Page:
        self.start()
        found: Page = self.browser.contexts[0].new_page()
        return found

    def start(self) -> None:
        if self.process:
            return
        (self.profile / "SingletonLock").unlink(missing_ok=True)
        self.process = subprocess.Popen(self.command, stderr=subprocess.PIPE, text=True)
        assert self.process.stderr
        for line in self.process.stderr:
            if found := re.search(r"listening on (ws://\S+)", line):
                break
        else:
            pytest.fail("Chromium did not start")
        self.browser = self.playwright.chromium.connect_over_cdp(found[1])
        for script in (UNSEEN, BUSY):
            self.browser.contexts[0].add_init_script(script)

    def running(self) -> int:
        assert self.process
        return self.process.pid

    def tabs(self) -> set[int]:
        """The processes in which pages run."""
        self.start()
        devtools = self.browser.new_browser_cdp_session()
        running = devtools.send("SystemInfo.getProcessInfo")["processInfo"]
        devtools.detach()
        return {int(each["id"]) for each in running if each["type"] == "renderer"}

    def kill(self) -> None:
        """The whole browser."""
        if self.process and self.process.stderr:
            self.process.kill()
            self.process.wait()
            self.process.stderr.close()
            self.process = None


@pytest.fixture
def killable(
    playwright: Playwright, browser_type_launch_args: dict[str, Any], tmp_path: Path
) -> Iterator[Killable]:
    # No process is kept ready for the next page: it would be taken for that of a page.
    spare = "--disable-features=SpareRendererForSitePerProcess"
    options = ["--headless=new", "--remote-debugging-port=0", "--no-first-run", spare]
    # The one without a window does not tell that a tab has ended.
    chromium = shutil.which("chromium")
    assert chromium
    command = [chromium, *browser_type_launch_args["args"]]
    browser = Killable(playwright, [*command, *options, "about:blank"], tmp_path)
    yield browser
    browser.kill()
    shutil.rmtree(tmp_path, ignore_errors=True)


def opened(killable: Killable, address: str) -> tuple[Page, set[int]]:
    """The table, and the processes in which it runs."""
    others = killable.tabs()
    page = killable.page()
    page.goto(address)
    assert settled(page) == "your-turn"
    tabs = killable.tabs() - others
    assert tabs
    return page, tabs


def killed(page: Page, processes: set[int], moment: str, at: int) -> dict[str, int]:
    """Play until it is killed at this moment of a turn; return what has come so far of how many
    cards."""
    seen = dict.fromkeys([*MOMENTS, "asked"], 0)
    dead = False

    def tell(what: str, cards: int) -> None:
        nonlocal dead
        seen[what] = cards
        if not dead and what == moment and cards >= at:
            dead = True
            for process in processes:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(process, signal.SIGKILL)

    page.expose_function("tell", tell)
    with pytest.raises(Error, match=r"crashed|closed"):
        # Until then the page plays.
        page.evaluate(f"() => {{ ({PLAYER})(); return new Promise(() => {{}}); }}")
    assert dead
    return seen


def test_what_was_answered_is_kept(killable: Killable, base_url: str) -> None:
    rng = Random(0)
    address = f"{base_url}{GAME}&speed=instant&seed=kill"
    kept = 0
    for moment, whole in zip(rng.sample(MOMENTS, 2), (False, True), strict=True):
        page, tabs = opened(killable, address)
        expect(page.locator(".hand [data-action]")).to_have_count(16 - kept)
        before, processes = kept, {killable.running()} if whole else tabs
        seen = killed(page, processes, moment, rng.randrange(1, 7))
        if whole:
            killable.kill()
        else:
            page.close()
        page = killable.page()
        page.goto(f"{base_url}robots.txt")
        texts = [text for key, text in everything(page).items() if '"kill"' in key]
        # Nothing of a game of which nothing was answered.
        moves = json.loads(texts[0])["save"]["moves"] if texts else []
        kept = len([move for move in moves if move.startswith("0 ")])
        assert seen["answered"] <= kept - before <= seen["asked"] + 1
