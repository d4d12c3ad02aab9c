"""What a browser may deny, the way each does it: the game is played all the same."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

pytestmark = [pytest.mark.returning, pytest.mark.fresh]

TABLE = "index.html?game=steere-ronda&seat=0&seed=1&speed=instant"

# A database fails not at once but later, as in a frame whose storage is blocked: it is older than
# what is there.
LATE = """const { open } = IDBFactory.prototype;
IDBFactory.prototype.open = function () {
  open.call(this, 'denied', 9).onsuccess = event => event.target.result.close();
  return open.call(this, 'denied', 1);
};"""
CHANNEL = """globalThis.BroadcastChannel = class {
  constructor() { throw new DOMException('denied', 'SecurityError'); }
};"""
NOTHING = "Object.defineProperty(globalThis, 'indexedDB', { configurable: true, value: null });"


DENIED = {"channel and late": CHANNEL + LATE, "no database": NOTHING}


def test_plays_without(page: Page) -> None:
    """No error reaches the console either: PyScript is not prepared for any of these."""
    for name, denied in DENIED.items():
        other = page.context.new_page()
        other.add_init_script(denied)
        other.goto(TABLE)
        expect(other.locator("[data-status=your-turn]"), name).to_be_attached()
        other.locator("[data-action]").first.click()
        expect(other.locator(".log li"), name).not_to_have_count(0)
        expect(other.locator("[data-status=your-turn]"), name).to_be_attached()
        other.evaluate("localStorage.clear()")
        other.close()
