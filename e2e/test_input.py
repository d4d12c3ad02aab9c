"""What fingers and keyboards do to a table: double clicks, and keyboards of other scripts."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from e2e.playing import play_on, tap
from e2e.test_table import RANDOM, settled
from e2e.waiting import answered
from e2e.words import word

pytestmark = pytest.mark.returning

# A click on a place at a time in milliseconds, as the page hears it.
CLICK = """([x, y, when]) => {
  const click = new MouseEvent('click',
    { clientX: x, clientY: y, detail: 1, bubbles: true, cancelable: true });
  Object.defineProperty(click, 'timeStamp', { value: when });
  document.elementFromPoint(x, y).dispatchEvent(click);
}"""
# A key as a keyboard of some layout types it; whether it meant something.
KEY = """([key, code, shiftKey]) => !document.body.dispatchEvent(new KeyboardEvent('keydown',
  { key, code, shiftKey, bubbles: true, cancelable: true }))"""


def held(page: Page) -> int:
    """How many cards the person has when the engine has nothing left to say."""
    answered(page)
    settled(page)
    return page.locator(".hand [data-card]").count()


def test_a_double_click_plays_one_card(page: Page) -> None:
    """At instant speed another card lies there when the second click comes. A quick player, and
    clicks on another place, are heard."""
    page.goto(f"{RANDOM}&seed=3&speed=instant")
    settled(page)
    cards = held(page)
    x, y = middle(page)
    for number, (when, aside, played) in enumerate(TIMES):
        page.evaluate(CLICK, [x + aside, y, when])
        cards -= played
        assert held(page) == cards, number
    for _ in range(3):
        tap(page.locator(".hand [data-action]").first)
        settled(page)
    assert held(page) == cards - 3


def middle(page: Page) -> tuple[float, float]:
    """The middle of the hand, where a card lies as long as there are some."""
    box = page.locator(".hand [data-card]").nth(6).bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


# When each click comes, how far from the place of the first, and how many cards it plays.
TIMES = ((1000, 0, 1), (1250, 0, 0), (1390, 0, 0), (1450, 0, 1), (1700, 60, 1))


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
