"""A card of the hand that is asked on a phone: by a mouse that rests on it, and by a finger."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page

from e2e.test_help import GAMES, TIP, dialog_of, open_table
from e2e.test_order import passed
from e2e.waiting import expect
from e2e.words import word

pytestmark = [pytest.mark.browser, pytest.mark.returning]
# The time that a mouse rests on a card, and a finger on one: over when `rested` is called.
RESTED = """{
  const begin = setTimeout;
  let held = [];
  window.setTimeout = (run, ms, ...all) =>
    ms >= 450 && ms <= 500 ? held.push(run) : begin(run, ms, ...all);
  window.rested = () => { held.forEach(run => run()); held = []; };
}"""


@pytest.mark.fresh
def test_on_a_phone(page: Page) -> None:
    """Without a keyboard no keys are told of; under a dialog no card is asked about; and holding
    one does not play it."""
    touch = page.context.new_cdp_session(page)
    touch.send("Emulation.setTouchEmulationEnabled", {"enabled": True})
    page.add_init_script(RESTED)
    open_table(page, GAMES["ronda"], 0, "phone")
    page.locator(".tools [data-do=help]").click()
    dialog = dialog_of(page)
    expect(dialog.locator("dd").first).to_be_visible()
    expect(dialog.locator(".by-touch")).to_have_text(word("help-card-touch"))
    expect(dialog.locator(".by-touch")).to_be_visible()
    expect(dialog.locator(".by-pointer")).to_be_hidden()
    expect(dialog.locator(".by-key")).to_be_hidden()
    expect(dialog.locator("[data-do=keys]")).to_be_hidden()
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    a_mouse_rests(page)
    a_finger_holds(page, touch)


def a_mouse_rests(page: Page) -> None:
    """On a card, out of reach under a dialog, and then without one."""
    card, tip = page.locator(".hand button").first, page.locator(f"{TIP} p")
    card.hover()
    page.keyboard.press("?")
    expect(dialog_of(page).locator(".told").first).not_to_be_empty()
    page.evaluate("rested()")
    passed(page)
    expect(tip).to_have_count(0)
    page.keyboard.press("Escape")
    expect(dialog_of(page)).to_be_hidden()
    page.mouse.move(0, 0)
    card.hover()
    page.evaluate("rested()")
    expect(tip.first).to_be_visible()
    page.mouse.move(0, 0)
    expect(page.locator(TIP)).to_be_hidden()


def a_finger_holds(page: Page, touch: CDPSession) -> None:
    """A card: it is asked about, and can be played then by a tap."""
    cards = page.locator(".hand button").count()
    box = page.locator(".hand button").first.bounding_box()
    assert box
    at = [{"x": box["x"] + 10, "y": box["y"] + 10}]
    down = {"type": "touchStart", "touchPoints": at}
    up: dict[str, Any] = {"type": "touchEnd", "touchPoints": []}
    touch.send("Input.dispatchTouchEvent", down)
    page.evaluate("rested()")
    expect(page.locator(f"{TIP} p").first).to_be_visible()
    touch.send("Input.dispatchTouchEvent", up)
    expect(page.locator(f"{TIP} p").first).to_be_visible()
    expect(page.locator(".hand button")).to_have_count(cards)
    touch.send("Input.dispatchTouchEvent", down)
    touch.send("Input.dispatchTouchEvent", up)
    expect(page.locator(".hand button")).to_have_count(cards - 1)
    expect(page.locator(TIP)).to_be_hidden()
