"""The people whom bots play: their faces on the table, and the sheet on each of them."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from e2e.conftest import walking
from e2e.playing import play_on
from e2e.test_languages import word as french
from e2e.waiting import at_rest, expect
from e2e.words import word
from rondas.rules.model import MANNERS

pytestmark = pytest.mark.returning


def opened(page: Page, game: str) -> int:
    """A table on a phone; how many others sit there."""
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(f"index.html?game={game}&seat=0&bots=greedy&speed=instant&seed=7")
    at_rest(page)
    others = page.locator(".seat").count()
    expect(page.locator(".seat .face")).to_have_count(others)
    return others


def test_faces(page: Page) -> None:
    """Enter or a touch tells who that is; another day, and in another language, the same people sit
    there. (That faces lie well: e2e/test_layout.py.)"""
    others = opened(page, "baronda&players=5")
    name = page.locator(".seat .who").first.inner_text()
    place = page.get_by_role("button", name=word("about-player", name=name), exact=True)
    expect(place).to_have_count(1)
    dialog = page.locator("#dialog")
    place.press("Enter")
    expect(dialog.get_by_role("heading")).to_have_text(name)
    expect(dialog.locator(".face")).to_have_attribute("alt", "")
    lines = dialog.locator(".person p").all_inner_texts()
    manners = [word(f"manner-{each}", "baronda") for each in MANNERS if each != "steady"]
    assert lines[1] in [word("manner-steady"), *manners]
    assert lines[2] == word("plays-at", level="Greedy")
    # Who else there is, with manners as this game has them.
    dialog.get_by_role("button", name=word("everybody")).press("Enter")
    everybody = dialog.inner_text()
    expect(dialog.locator(".cast .face")).to_have_count(20)
    assert all(line in everybody for line in [name, *lines[:2]])
    page.keyboard.press("Escape")
    expect(place).to_be_focused()
    page.locator(".seat button").first.click()
    expect(dialog.get_by_role("heading")).to_have_text(name)
    page.keyboard.press("Escape")
    page.keyboard.press("m")
    page.locator("#dialog [data-do=who]").click()
    names = page.locator(".seat .who").all_inner_texts()
    assert len(names) == others
    assert sorted(dialog.locator(".person h3").all_inner_texts()) == sorted(names)
    others = opened(page, "steere-ronda&hands=1")
    faces = [face.get_attribute("src") for face in page.locator(".seat .face").all()]
    page.locator(".asked").first.click()
    quote = page.locator("#dialog .told").inner_text()
    page.keyboard.press("Escape")
    play_on(page, 1)
    address = page.url.rpartition("/")[2]
    page.reload()
    expect(page.locator("[data-status=your-turn]")).to_be_visible()
    assert [face.get_attribute("src") for face in page.locator(".seat .face").all()] == faces
    walking(page)
    page.goto(f"{address}&lang=fr")
    expect(page.locator(".line > .quiet")).to_contain_text(french("fr", "you-there"))
    expect(page.locator(".seat .face")).to_have_count(others)
    assert [face.get_attribute("src") for face in page.locator(".seat .face").all()] == faces
    page.locator(".asked").first.click()
    expect(page.locator("#dialog .told")).to_contain_text("«")
    expect(page.locator("#dialog .told")).not_to_have_text(quote)


@pytest.mark.browser
def test_the_mark_of_the_dealer_is_no_button(page: Page) -> None:
    """A press on it is meant for its player, of whom is told what it says."""
    opened(page, "steere-ronda&dealer=1&hands=1")
    box = page.locator(".seat .deals").bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator("#dialog .person")).to_contain_text(word("dealer-means"))
