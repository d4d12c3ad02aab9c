"""A text size of the browser from 12 to 32 px: nothing covers or cuts words and controls."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from e2e.playing import UNREACHED, play_on
from e2e.test_access import TABLES
from e2e.test_longest import CUT
from e2e.test_sizes import COVERED
from e2e.waiting import resize

pytestmark = pytest.mark.returning
TEXT = (12, 24, 32)  # px; what nobody has chosen is 16
SIZES = ((390, 844), (844, 390), (768, 1024), (1366, 657), (1440, 900))
MISSED = f"() => ({UNREACHED})(document.body)"
# What a button means, in more words than there is room for.
WEIGH = """() => {
  const act = document.querySelector('#table .acts button');
  act.dataset.meaning = 'word '.repeat(100);
  act.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
}"""
# Three lines of an event above the prompt: how many pixels of them are out of sight.
THREE_LINES = """() => {
  const say = document.querySelector('#table .say');
  say.querySelector('.event').innerText = 'one\\ntwo\\nthree';
  return say.scrollHeight - say.clientHeight;
}"""
# The dealer's mark, where it lies on the name.
MARKED = """() => [...document.querySelectorAll('.composer .deals')].filter(each => {
  const mark = each.getBoundingClientRect(), range = document.createRange();
  range.selectNodeContents(each.parentElement.querySelector('.who'));
  const name = range.getBoundingClientRect(), middle = (name.top + name.bottom) / 2;
  return mark.right > name.left && mark.bottom > middle - name.height / 4;
}).map(() => 'a mark on a name')"""
# How much of the window the table takes from what scrolls below it.
TAKEN = """() => {
  const board = document.querySelector('.composer .viewer-place');
  return getComputedStyle(board).position === 'sticky' ? board.offsetHeight / innerHeight : 0;
}"""
OVERFLOW = "say => getComputedStyle(say).overflowY"
LEAST = """() => [parseFloat(getComputedStyle(document.documentElement).fontSize),
  document.scrollingElement.scrollWidth - innerWidth,
  document.scrollingElement.scrollHeight - innerHeight]"""


def test_text_of_any_size(page: Page) -> None:
    session = page.context.new_cdp_session(page)
    faults: list[str] = []

    def text(size: int) -> None:
        session.send("Page.setFontSizes", {"fontSizes": {"standard": size}})

    def look(where: str, *checks: str) -> None:
        for size in TEXT:
            text(size)
            # Smaller words have room wherever larger ones have.
            for width, height in SIZES if size > 16 else SIZES[:1]:
                resize(page, {"width": width, "height": height})
                found = [each for check in checks for each in page.evaluate(check)]
                used, wide, high = page.evaluate(LEAST)
                if used < min(size, 16) or wide > 0:
                    found.append(f"text of {used}px, {wide}px too wide")
                if where in TABLES and high > 0:
                    found.append(f"{high}px too high")
                faults.extend(f"{where} {size}px {width}x{height}: {each}" for each in found)
        text(16)

    try:
        for name in ("moroccan", "rounds", "baronda"):
            page.goto(f"{TABLES[name]}&speed=instant")
            playing = page.locator("#table[data-status=your-turn]")
            playing.wait_for()
            if name == "baronda":
                play_on(page, 3)
                playing.wait_for()
            look(name, COVERED, CUT, MISSED)
            if name == "rounds":
                for width, height in ((390, 844), (1440, 900)):
                    resize(page, {"width": width, "height": height})
                    assert page.evaluate(THREE_LINES) <= 0, width
            if name == "moroccan":
                page.evaluate(WEIGH)
                expect(page.locator("#table .event.over")).to_be_visible()
                assert page.locator("#table .say").evaluate(OVERFLOW) == "visible"
        page.keyboard.press("s")
        expect(page.locator("#dialog table").first).to_be_visible()
        look("score", CUT)
        page.keyboard.press("Escape")
        page.goto("index.html?lesson=moroccan-ronda&at=8&speed=instant")
        page.locator("#table[data-status=your-turn][data-lesson='8']").wait_for()
        look("lesson", CUT, MISSED)
        page.goto("index.html")
        expect(page.locator(".going-on .kept").first).to_be_visible()
        look("front page", CUT, MISSED)
        page.locator("[data-set-up=rounds]").click()
        expect(page.locator("#set-up-rounds")).to_be_visible()
        look("set-up", CUT)
        page.keyboard.press("Escape")
        page.goto("index.html?compose=rounds")
        expect(page.locator(".tray .card").first).to_be_attached()
        text(32)
        for width, height in ((390, 844), (320, 568)):
            resize(page, {"width": width, "height": height})
            assert page.evaluate(CUT) == []
            assert page.evaluate(TAKEN) < 0.6, width
        resize(page, {"width": 1366, "height": 657})
        expect(page.locator(".composer .deals")).to_have_count(1)
        assert page.evaluate(MARKED) == []
    finally:
        text(16)
