"""What is on a device; and a simulated page whose storage fails:

    def test_something(disk: Page) -> None:
        disk.evaluate("disk.writes = 'error'"); …; disk.evaluate("disk.heal()")

`disk.opens`, `disk.reads` and `disk.writes` are '' for as it is, or `never` (answered), `error`,
`held` (not done until it is '' again), `full` (e2e/sim/disk.mjs). Writes fail for keys that begin
with `disk.only`; of these the window hears `asked` when one is to be written. `disk.databases` have
been opened. `disk.heal()`: all is well, and what waited to be tried again is tried at once.
`disk.renew()`: and what fails from now on waits again.
"""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page

from e2e.sim.page import Page as SimulatedPage
from e2e.waiting import READ, module


def may_fail(page: Page) -> None:
    """The storage of this page fails as `disk` says."""
    if not isinstance(page, SimulatedPage):
        pytest.skip("storage fails in the simulation")


def everything(page: Page) -> dict[str, str]:
    """The texts on the device, by key."""
    if isinstance(page, SimulatedPage):
        return page.context.kept()
    return dict(page.evaluate(READ))


def games(page: Page) -> list[Any]:
    """The games in progress on the device."""
    return [json.loads(text) for key, text in everything(page).items() if key.startswith("saved:")]


def put(page: Page, texts: dict[str, str]) -> None:
    """Write on the device what some other version, or an accident, may have left there."""
    if isinstance(page, SimulatedPage):
        page.context.keep(texts)
        return
    change = json.dumps({"set": texts})
    module(page, "store/store", "(store, change) => store.change(change)", change)


def wipe(page: Page) -> None:
    """The databases of the site are gone, as if a person had cleared them."""
    assert isinstance(page, SimulatedPage)
    page.context.wipe()


class Held:
    """From now on writes under keys that begin so are not done, until they are let through."""

    def __init__(self, page: Page, only: str = "") -> None:
        self.page = page
        page.evaluate(
            """only => {
              Object.assign(disk, { only, writes: 'held' });
              window.asked = new Promise(done => addEventListener('asked', done, { once: true }));
            }""",
            only,
        )

    def reached(self) -> None:
        """Wait until one is to be done."""
        self.page.evaluate("window.asked.then(() => {})")

    def let_through(self) -> None:
        self.page.evaluate("disk.only = disk.writes = ''")
