"""Fingers and keyboards at a table: double clicks, keyboards of other scripts, and controls that a
finger reaches."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page

from e2e.layout import KINDS, Look
from e2e.playing import UNREACHED
from e2e.test_table import RANDOM, settled
from e2e.waiting import HASTE, answered, expect, resize, still

pytestmark = pytest.mark.returning

TURN = "[data-status=your-turn]"
HONEST = "announcements=honest&seat=0&bots=easy&speed=instant"
# Time stands still for a click that may become a double click, until `window.passed()`.
NO_TIME = """() => {
  const later = setTimeout, held = [];
  window.setTimeout = (run, ms, ...all) => ms === 400 ? held.push(run) : later(run, ms, ...all);
  window.passed = () => {
    window.setTimeout = later;
    held.forEach(run => run());
  };
}"""
# A key as a keyboard of some layout types it; whether it meant something.
KEY = """([key, code, shiftKey]) => !document.body.dispatchEvent(new KeyboardEvent('keydown',
  { key, code, shiftKey, bubbles: true, cancelable: true }))"""


@pytest.mark.browser
def test_a_double_click_plays_one_card(page: Page) -> None:
    """At instant speed the card that lies there when the second click comes is not played. A quick
    player, who clicks on other cards, is heard; a hand closes up at once, and a click in the same
    place plays again when a double click would be over."""
    page.goto(f"{RANDOM}&seed=3&speed=instant")
    cards = page.locator(".hand [data-card]")
    expect(cards).to_have_count(16)
    settled(page)
    page.evaluate(NO_TIME)
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


@pytest.mark.browser
def test_a_finger_reaches_every_control(new_context: Any) -> None:
    """On a phone, while rows of the hand close up. Its settings are those of the device: it has no
    keys, and no room for the cards that a good player would remember."""
    context: BrowserContext = new_context(
        viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True
    )
    page = context.new_page()
    page.goto("index.html?game=steere-ronda&seed=1&bots=easy&hands=1&speed=fast")
    page.evaluate(HASTE)
    for left in (16, 15, 14):
        expect(page.locator(f"{TURN} .hand button")).to_have_count(left)
        still(page)
        assert page.locator("#table").evaluate(UNREACHED) == [], left
        for tool in ("sort", "hint"):
            page.locator(f"[data-do={tool}]").tap(trial=True)
        page.locator("[data-action]").first.tap()
    settings_are_offered(page, False)
    # "Why?" stands above a word that can be asked about.
    page.goto(f"index.html?game=moroccan-ronda&players=2&dealer=0&seed=2&{HONEST}")
    expect(page.locator(f"{TURN} .prompt .term")).to_be_visible()
    expect(page.locator(f"{TURN} .event [data-do=why]")).to_be_visible()
    still(page)
    assert page.locator("#table").evaluate(UNREACHED) == []


def settings_are_offered(page: Page, offered: bool) -> None:
    page.locator("#table [data-do=menu]").click()
    page.locator("#dialog [data-do=settings]").click()
    expect(page.locator("#settings-form [name=hand]")).to_be_visible()
    for name in ("keys", "memory"):
        setting = page.locator(f"#settings-form [name={name}]")
        expect(setting).to_have_count(1)
        assert setting.is_visible() == offered, name
    page.keyboard.press("Escape")


def at_ones_turn(page: Page) -> None:
    answered(page)
    expect(page.locator("#table")).to_have_attribute("data-status", "your-turn")


def pressed(page: Page, key: str, code: str, shift: bool = False) -> bool:
    """Whether a key meant something at the table."""
    return bool(page.evaluate(KEY, [key, code, shift]))


def test_keys_of_other_keyboards(page: Page) -> None:
    """A key counts by its place where it types no Latin letter (tests/test_page.py has layouts)."""
    page.goto("index.html?game=baronda&seat=0&seed=3&bots=random&speed=instant")
    settled(page)
    page.evaluate("document.activeElement.blur()")
    dialog = page.get_by_role("dialog")
    for key, code, shift in (("س", "KeyS", False), ("؟", "Slash", True)):
        assert pressed(page, key, code, shift), key
        expect(dialog).to_be_visible()
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
    assert not pressed(page, ",", "KeyW")  # Dvorak
    expect(dialog).to_have_count(0)
    # The row of digits presses the bar, also where it types them only with Shift.
    expect(page.locator('.acts [data-hot="1"]')).to_be_visible()
    assert pressed(page, "&", "Digit1")
    expect(page.locator(".acts [data-hot]")).to_have_count(0)
    settings_are_offered(page, True)


# Under a pointer in the middle of each card's strip: how far it rises, how far below the words, and
# what lies there then, at the upper edge of the strip, at its lower one, and beside it.
RISES = """card => {
  const { left, top, bottom } = card.getBoundingClientRect(), { height } = card.firstElementChild
    .getBoundingClientRect();
  const up = parseFloat(getComputedStyle(card.firstElementChild).translate.split(' ')[1]) || 0;
  const at = (x, y) => document.elementFromPoint(x, y)?.closest('[data-card]') === card;
  const range = document.createRange();
  range.selectNodeContents(document.querySelector('.say .prompt'));
  const gap = top + up - 2 - range.getBoundingClientRect().bottom;
  return [-up / height, gap,
    at(left + 9, top + 1), at(left + 9, bottom - 1), at(left - 9, top + 30)];
}"""


@pytest.mark.browser
def test_a_card_rises_under_the_pointer(page: Page) -> None:
    """So that one sees which it is; its neighbours' strips stay theirs, and the words clear."""
    page.goto(f"{RANDOM}&seed=3&speed=instant")
    settled(page)
    cards = page.locator(".hand [data-action]")
    for at, least, height in ((0, 0.04, 720), (7, 0.09, 900), (14, 0.09, 900)):
        resize(page, {"width": height * 8 // 5, "height": height})
        card = cards.nth(at)
        card.hover(position={"x": 9, "y": 40})
        still(page)
        rises, gap, upper, lower, beside = card.evaluate(RISES)
        assert rises > least
        assert gap >= 4
        assert (upper, lower, beside) == (True, True, False)


# Copies of a card before everybody who has played none; of each, whose plate is nearest.
NEAREST = """() => {
  const trick = document.querySelector('#table .trick');
  const card = document.querySelector('#table .hand .card');
  const middle = each => {
    const { left, top, width, height } = each.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const plates = [...document.querySelectorAll('#table .seat')]
    .map(({ dataset, children }) => [dataset.side, middle(children[1])]);
  for (const side of ['bottom', ...plates.map(([side]) => side)])
    if (!trick.querySelector(`[data-side=${side}]`)) {
      const item = document.createElement('li');
      Object.assign(item.dataset, { side, what: `9 ${side}` });
      item.append(card.cloneNode(true));
      trick.append(item);
    }
  return plates.map(([side]) => {
    const [x, y] = middle(trick.querySelector(`[data-side=${side}]`));
    const far = plates.map(([whose, [px, py]]) => [Math.hypot(px - x, py - y), whose]);
    return [side, far.sort((a, b) => a[0] - b[0])[0][1]];
  });
}"""
LARGE = ((1280, 720), (1440, 900), (1920, 1080), (2560, 1440))


@pytest.mark.browser
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_cards_lie_before_their_players(look: Look, players: int) -> None:
    """And nothing lies on what is in force, its note, the last trick, and what beats what."""
    page = look.page
    page.goto(f"index.html?game=baronda&players={players}&seat=0&bots=random&seed=14&speed=instant")
    for _ in range(3):
        page.locator(f"{TURN} [data-action]").first.click()
        settled(page)
    for size in ((390, 844), (360, 640), (844, 390), *LARGE):
        look.resize(size)
        for side, nearest in page.evaluate(NEAREST):
            assert players < 4 or side == nearest, size
        if size in LARGE:
            look.at("trick", [["apart", KINDS], ["apart", {"+card": KINDS["played"]}]], [size])
