"""Fingers and keyboards at a table: double clicks, and keyboards of other scripts."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from e2e.playing import play_on
from e2e.test_table import RANDOM, settled
from e2e.waiting import answered, expect
from e2e.words import word

pytestmark = pytest.mark.returning

# Time stands still for a click that may become a double click, until `window.passed()`.
NO_TIME = """{
  const later = setTimeout, held = [];
  window.setTimeout = (run, ms, ...all) => ms === 400 ? held.push(run) : later(run, ms, ...all);
  window.passed = () => held.splice(0).forEach(run => run());
}"""
# A key as a keyboard of some layout types it; whether it meant something.
KEY = """([key, code, shiftKey]) => !document.body.dispatchEvent(new KeyboardEvent('keydown',
  { key, code, shiftKey, bubbles: true, cancelable: true }))"""


@pytest.mark.browser
@pytest.mark.fresh
def test_a_double_click_plays_one_card(page: Page) -> None:
    """At instant speed the card that lies there when the second click comes is not played. A quick
    player, who clicks on other cards, is heard; a hand closes up at once, and a click in the same
    place plays again when a double click would be over."""
    page.add_init_script(NO_TIME)
    page.goto(f"{RANDOM}&seed=3&speed=instant")
    cards = page.locator(".hand [data-card]")
    expect(cards).to_have_count(16)
    box = cards.nth(6).bounding_box()
    assert box
    there = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    for left in (15, 15):
        page.mouse.click(*there)
        at_ones_turn(page)
        expect(cards).to_have_count(left)
        expect(page.locator(".hand > li")).to_have_count(left)
    for left, at in ((14, "first"), (13, "last")):
        getattr(page.locator(".hand [data-action]"), at).click()
        at_ones_turn(page)
        expect(cards).to_have_count(left)
    page.evaluate("passed()")
    settled(page)
    page.mouse.click(*there)
    at_ones_turn(page)
    expect(cards).to_have_count(12)


def at_ones_turn(page: Page) -> None:
    answered(page)
    expect(page.locator("#table")).to_have_attribute("data-status", "your-turn")


# Layouts: what a key types, where it lies, and what it does.
ARABIC = [("ا", "KeyH"), ("لا", "KeyB"), ("س", "KeyS")]
CYRILLIC = [("р", "KeyH"), ("и", "KeyB"), ("ы", "KeyS")]
KANA = [("く", "KeyH"), ("こ", "KeyB"), ("と", "KeyS")]


def pressed(page: Page, key: str, code: str, shift: bool = False) -> bool:
    """Whether a key meant something at the table."""
    return bool(page.evaluate(KEY, [key, code, shift]))


def test_letters_of_other_keyboards(page: Page) -> None:
    """A key counts by its place where it types no Latin letter, and by its letter where it does."""
    page.goto(f"{RANDOM}&seed=3&speed=instant")
    play_on(page, 2)
    settled(page)
    page.evaluate("document.activeElement.blur()")
    dialog = page.get_by_role("dialog")
    for key, code in (ARABIC[2], CYRILLIC[2], KANA[2], ("s", "KeyS"), ("s", "Semicolon")):
        assert pressed(page, key, code), key
        expect(dialog.locator("h2")).to_have_text(word("score"))
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
    for key, code in (*ARABIC[:2], *CYRILLIC[:2], *KANA[:2]):
        assert pressed(page, key, code), key
    for mark in ("؟", "？"):
        assert pressed(page, mark, "Slash", True)
        expect(dialog).to_be_visible()
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
    # Dvorak types a comma where W lies, and AZERTY where M lies.
    assert not pressed(page, ",", "KeyW")
    assert not pressed(page, ",", "KeyM")
    expect(dialog).to_have_count(0)


def test_digits_of_a_french_keyboard(page: Page) -> None:
    """The row of digits presses the bar, where it types them only with Shift."""
    page.goto("index.html?game=baronda&seat=0&seed=3&bots=random&speed=instant")
    settled(page)
    hot = page.locator('.acts [data-hot="1"]')
    expect(hot).to_be_visible()
    page.evaluate("document.activeElement.blur()")
    assert pressed(page, "&", "Digit1")
    expect(page.locator(".acts [data-hot]")).to_have_count(0)
