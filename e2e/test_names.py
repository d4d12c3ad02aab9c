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
from e2e.words import letters, word

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


def test_names_begin_with_the_words_that_are_seen(page: Page) -> None:
    """On the front page with all that it can have, and at tables (WCAG 2.5.3)."""
    page.goto("robots.txt")
    keep(page, {"lesson:rounds": {"at": 2, "of": 8}, "done:1": done(1, 21, "easy")})
    for table in ("rounds", "moroccan", "baronda"):
        open_table(page, TABLES[table])
        assert misnamed(page) == [], table
        play_on(page, 2)
        page.locator("[data-status=your-turn][data-still]").wait_for()
        assert misnamed(page) == [], table
    for key in "ls?":
        page.keyboard.press(key)
        expect(page.locator("#dialog")).to_be_visible()
        assert misnamed(page) == [], key
        page.keyboard.press("Escape")
    page.goto("index.html")
    expect(page.locator("#going-on li:not([hidden])").first).to_be_visible()
    assert misnamed(page) == []
    for name in ("statistics", "days", "settings", "keys"):
        page.locator(f"#lobby [data-do={name}]").click()
        expect(page.locator("#dialog")).to_be_visible()
        assert misnamed(page) == [], name
        page.keyboard.press("Escape")
    page.goto("index.html?game=rounds&seats=Ana,Ben&seed=3")
    expect(page.locator("[data-status=pass]")).to_be_visible()
    assert misnamed(page) == []


def sentences(page: Page) -> str:
    """What the viewer says in its next steps."""
    texts = []
    for _ in range(12):
        texts += page.locator("#viewer :is(.event, .prompt, .caption)").all_inner_texts()
        page.keyboard.press("ArrowRight")
    return " ".join(texts)


def test_who_is_you(page: Page) -> None:
    """Nobody in a record of others, where players without names are seats, also where one is looked
    at or judged; readers in one that is shown from a seat, and in a game of their own, with a name
    of their own, too. In a question of the day nobody is told of who is not at its table."""
    address = f"#record={code(record(hands=1))}"
    plates = page.locator("#viewer .plate .who")
    seats = ["Seat 1", "Seat 2", "Seat 3"]
    for query in ("", "?review=1"):
        page.goto("index.html")
        page.goto(f"index.html{query}{address}")
        expect(page.locator("[data-status=viewing]")).to_be_visible()
        assert misnamed(page) == []
        assert sorted(plates.all_inner_texts()) == seats
        said = sentences(page)
        assert "Seat 2" in said
        assert not re.search(r"\byou\b", said, re.IGNORECASE)
    views = page.locator("#viewer .viewer-controls select")
    assert [seat for seat in seats if seat in views.inner_text()] == seats
    views.select_option("2")
    expect(page.locator("#viewer .line .who")).to_have_text("Seat 3")
    assert not re.search(r"\byou\b", sentences(page), re.IGNORECASE)
    page.goto("index.html")
    page.goto(f"index.html?view=1{address}")
    expect(page.locator("#viewer .line .who")).to_have_text(word("you-there"))
    said = sentences(page)
    assert "Seat 2" not in said
    assert re.search(r"\bYou\b", said)
    page.goto(
        "index.html?game=moroccan-ronda&target=11&seats=Ana,bot&bots=random&seed=22&speed=instant"
    )
    expect(page.locator("#table .line .who")).to_have_text(word("you-there"))
    play_on(page)
    page.locator(".ending.over [data-do=review]").click()
    expect(page.locator("#viewer .line .who")).to_have_text(word("you-there"))
    page.keyboard.press("Home")
    said = sentences(page)
    assert "Ana" not in said
    assert re.search(r"\bYou\b", said)
    page.goto("index.html?puzzle=moroccan-ronda&date=2026-11-03")
    expect(page.locator("#viewer [data-action]").first).to_be_visible()
    names = page.locator("#viewer .plate .who").all_inner_texts()
    assert word("you-there") in names
    page.keyboard.press("Home")
    said = sentences(page)
    others = {name for name in word("names").split() if re.search(rf"\b{name}\b", said)}
    assert others <= set(names)
