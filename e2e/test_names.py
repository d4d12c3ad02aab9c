"""Names of controls on the running page, for people who speak to the computer."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page

from e2e.embedding import code, record
from e2e.playing import play_on
from e2e.test_access import TABLES, open_table
from e2e.test_statistics import done
from e2e.waiting import expect, keep
from tests.test_built_words import letters

pytestmark = pytest.mark.returning

# Controls with words (not in a picture) and another name, as pairs.
NAMED = """() => {
  const seen = [...document.querySelectorAll('a[href], button, summary')]
    .filter(each => each.checkVisibility({ visibilityProperty: true }));
  return seen.filter(each => each.ariaLabel).map(each => {
    const shown = each.cloneNode(true);
    shown.querySelectorAll('svg').forEach(picture => picture.remove());
    return [shown.textContent, each.ariaLabel];
  });
}"""


def misnamed(page: Page) -> list[tuple[str, str]]:
    """Return the words and the names of controls whose name does not begin with their words; a
    mere figure may stand anywhere in it, as that of a day in a date."""
    return [(words, name) for words, name in page.evaluate(NAMED)
            if not letters(name).startswith(letters(words))
            and not (words.isdigit() and words in re.findall(r"\d+", name))]  # fmt: skip


@pytest.mark.parametrize("table", TABLES)
def test_names_at_a_table(page: Page, table: str) -> None:
    """Every name begins with the words that are seen (WCAG 2.5.3)."""
    open_table(page, TABLES[table])
    assert misnamed(page) == []
    open_table(page, TABLES[table], 3)
    assert misnamed(page) == []
    for key in "ls?":
        page.keyboard.press(key)
        expect(page.locator("#dialog")).to_be_visible()
        assert misnamed(page) == [], key
        page.keyboard.press("Escape")


def test_names_on_the_front_page(page: Page) -> None:
    """With a begun game, a lesson, deals of today and statistics."""
    page.goto("robots.txt")
    keep(page, {"lesson:rounds": {"at": 2, "of": 8}, "done:1": done(1, 21, "easy")})
    page.goto("index.html?game=rounds&seat=0&bots=easy&seed=7&speed=instant")
    play_on(page, 1)
    expect(page.locator("[data-status=your-turn][data-still]")).to_be_visible()
    page.goto("index.html")
    expect(page.locator("#going-on li:not([hidden])").first).to_be_visible()
    assert misnamed(page) == []
    for name in ("statistics", "days", "settings", "keys"):
        page.locator(f"#lobby [data-do={name}]").click()
        expect(page.locator("#dialog")).to_be_visible()
        assert misnamed(page) == [], name
        page.keyboard.press("Escape")


def test_names_where_a_screen_is_passed_on(page: Page) -> None:
    page.goto("index.html?game=rounds&seats=Ana,Ben&seed=3")
    expect(page.locator("[data-status=pass]")).to_be_visible()
    assert misnamed(page) == []


def test_names_in_the_viewer(page: Page) -> None:
    page.goto(f"index.html#record={code(record(hands=1))}")
    expect(page.locator(".viewer .steps")).to_be_visible()
    assert misnamed(page) == []
