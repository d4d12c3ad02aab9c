"""A finger at a table: every control is within reach, and no card moves away from under it."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page

from e2e.playing import UNREACHED
from e2e.waiting import expect, still

pytestmark = pytest.mark.browser

TURN = "[data-status=your-turn]"
# Whether more of a dialog is below its edge than what lies over its shade.
SHADED = """dialog => getComputedStyle(dialog, '::after').position === 'sticky'
  && dialog.scrollHeight - dialog.scrollTop - dialog.clientHeight > 16"""


def test_a_finger_reaches_every_control(new_context: Any) -> None:
    """On a phone, at the usual speed, while rows of the hand close up."""
    context: BrowserContext = new_context(
        viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True
    )
    page = context.new_page()
    page.goto("index.html?game=steere-ronda&seed=1&bots=easy&hands=1")
    for left in range(16, 11, -1):
        expect(page.locator(f"{TURN} .hand button")).to_have_count(left)
        still(page)
        assert page.locator("#table").evaluate(UNREACHED) == [], left
        for tool in ("sort", "hint"):
            page.locator(f"[data-do={tool}]").tap(trial=True)
        page.locator("[data-action]").first.tap()


@pytest.mark.returning
def test_a_hand_does_not_close_up_under_a_finger(page: Page) -> None:
    """Taps go to the card that a finger was laid on."""
    page.goto("index.html?game=steere-ronda&seat=0&bots=easy&seed=3&dealer=2&speed=fast&hands=1")
    hand = page.locator(".hand")
    page.locator(TURN).wait_for()
    # At once: the hand closes up when a card has left it.
    page.locator("[data-action]").nth(3).evaluate(
        """card => {
          card.closest('.hand').dispatchEvent(new PointerEvent('pointerdown'));
          card.click();
        }"""
    )
    expect(page.locator(f"{TURN} .hand button")).to_have_count(15)
    expect(hand.locator("> li")).to_have_count(16)
    hand.dispatch_event("pointerup")
    page.locator("[data-action]").first.click()
    expect(page.locator(f"{TURN} .hand > li")).to_have_count(14)


@pytest.mark.parametrize(("width", "offered"), [(390, False), (1280, True)])
def test_settings_are_those_of_the_device(new_context: Any, width: int, offered: bool) -> None:
    """A phone has no keys, and no room for the cards that a good player would remember."""
    phone = {"has_touch": True, "is_mobile": True} if width < 500 else {}
    context: BrowserContext = new_context(viewport={"width": width, "height": 844}, **phone)
    page = context.new_page()
    page.goto("index.html?game=steere-ronda&seed=1&bots=easy&hands=1")
    page.locator(TURN).wait_for()
    page.locator("#table [data-do=menu]").click()
    page.locator("#dialog [data-do=settings]").click()
    expect(page.locator("#settings-form [name=hand]")).to_be_visible()
    # A shade says that there is more below.
    assert page.locator("#dialog").evaluate(SHADED)
    page.locator("#dialog").evaluate("each => each.scrollTo(0, each.scrollHeight)")
    assert not page.locator("#dialog").evaluate(SHADED)
    page.locator("#dialog").evaluate("each => each.scrollTo(0, 0)")
    for name in ("keys", "memory"):
        expect(page.locator(f"#settings-form [name={name}]")).to_be_visible(visible=offered)
