"""A guest who comes back to a table at another device, and what keeps both devices there. Where a
site has a rendezvous the way back is in e2e/test_rendezvous.py."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.party import PLAY, Party
from e2e.waiting import until

pytestmark = [pytest.mark.returning, pytest.mark.fresh]
TABLE = "index.html?game=steere-ronda&hands=1&seats=Ana,@Ben,bot&bots=random&speed=instant"
# A browser's lock that keeps the screen on, and how many are held.
WAKE_LOCK = """{
  window.locks = 0;
  const request = async () => {
    window.locks++;
    return Object.assign(new EventTarget(), { async release() { window.locks--; } });
  };
  Object.defineProperty(navigator, 'wakeLock', { value: { request } });
}"""
HELD = "count => window.locks === count"


@pytest.fixture
def party(page: Page, new_context: Callable[..., BrowserContext]) -> Party:
    """Ana's table, at which Ben sits."""
    made = Party(new_context, TABLE, page)
    made.come("1")
    expect(made.guests["1"].locator(".hand [data-card]").first).to_be_visible()
    return made


def test_seat_and_screen(new_context: Callable[..., BrowserContext]) -> None:
    """A guest's table says which seat is theirs, and the host's does not. The screens of both stay
    on until the game is over."""

    def awake() -> BrowserContext:
        context = new_context()
        context.add_init_script(WAKE_LOCK)
        return context

    party = Party(awake, TABLE)
    until(party.host, HELD, 1)
    ben = party.come("1")
    expect(ben.locator("#table")).to_have_attribute("data-seat", "1")
    expect(party.host.locator("#table[data-seat]")).to_have_count(0)
    until(ben, HELD, 1)
    for page in party.pages:
        page.evaluate(PLAY, 1000)
    party.over()
    for page in party.pages:
        until(page, HELD, 0)
    ben.goto("index.html?game=steere-ronda&seed=1&speed=instant")
    expect(ben.locator("[data-status=your-turn]")).to_be_visible()
    expect(ben.locator("#table[data-seat]")).to_have_count(0)
