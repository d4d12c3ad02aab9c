"""What a browser may deny, the way each does it: the game is played all the same."""

from __future__ import annotations

from playwright.sync_api import BrowserContext, expect

TABLE = "index.html?game=steere-ronda&seat=0&seed=1&speed=instant"

# A database fails not at once but later, as in a frame whose storage is blocked.
LATE = """const { open } = IDBFactory.prototype;
IDBFactory.prototype.open = function (name) {
  open.call(this, name, 9).onsuccess = event => event.target.result.close();
  return open.call(this, name, 1);    // older than what is there: an error, in its turn
};"""
CHANNEL = """globalThis.BroadcastChannel = class {
  constructor() { throw new DOMException('denied', 'SecurityError'); }
};"""
NOTHING = "Object.defineProperty(globalThis, 'indexedDB', { configurable: true, value: null });"


# The database last: then there is one that is newer than any page would have it.
DENIED = {"channel": CHANNEL, "no database": NOTHING, "late": LATE}


def test_plays_without(context: BrowserContext) -> None:
    """No error reaches the console either: PyScript is not prepared for any of these."""
    for name, denied in DENIED.items():
        page = context.new_page()
        page.add_init_script(denied)
        page.goto(TABLE)
        expect(page.locator("[data-status=your-turn]"), name).to_be_attached()
        page.locator("[data-action]").first.click()
        expect(page.locator(".log li"), name).not_to_have_count(0)
        expect(page.locator("[data-status=your-turn]"), name).to_be_attached()
        page.evaluate("localStorage.clear()")
        page.close()
