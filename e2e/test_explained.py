"""Explanations at the table: calls when they first sound, and marks after a tap."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from e2e.waiting import expect, on_device, still
from e2e.words import word

pytestmark = pytest.mark.returning
MOROCCAN = "index.html?game=moroccan-ronda&players=4&seat=0&bots=random&announcements=honest"
TURN = "[data-status=your-turn]"
MEANS = word("means-call", "moroccan-ronda", call=word("call-one", "moroccan-ronda"))


def to_a_call(page: Page) -> str:
    """A table at which somebody calls one; return what is told there."""
    page.goto(f"{MOROCCAN}&seed=101&speed=instant")
    event = page.locator("#table .event")
    scored = word("means-call", "moroccan-ronda", call="").split("”")[0]
    for _ in range(3):
        page.locator(f"{TURN}[data-still]").wait_for()
        if scored in (told := event.inner_text()):
            return told
        page.locator("[data-action]").first.click()
    return event.inner_text()


def test_a_call_is_explained_where_it_first_sounds(page: Page) -> None:
    """Once for each person, and not again at another table."""
    assert MEANS in to_a_call(page)
    kept = on_device(page, "kept => 'heard:moroccan-ronda' in kept")
    assert word("call-one", "moroccan-ronda") in kept["heard:moroccan-ronda"]["calls"]
    page.goto("index.html")
    assert MEANS not in to_a_call(page)


@pytest.mark.browser
def test_marks_explain_themselves(page: Page) -> None:
    """The umbrella of the Leader, and the mark of the dealer, at any place; a tap beside them
    still tells about the player."""
    tip = page.locator("#tip")
    for address, mark, title, text in (
        ("game=baronda&players=4&seed=7", ".token", word("token-leader", "baronda"), None),
        ("game=steere-ronda&seed=10&dealer=1", ".deals", word("dealer"), word("dealer-means")),
    ):
        page.goto(f"index.html?{address}&seat=0&bots=easy&speed=instant")
        page.locator(TURN).wait_for()
        still(page)
        place = page.locator(f"#table {mark}")
        expect(place).to_have_attribute("title", title)
        place.click()
        expect(tip.locator("b")).to_have_text(title)
        expect(tip.locator("p")).to_have_text(text or word("term-leader.text", "baronda"))
        page.locator("#table .asked").first.click()
        expect(tip).to_be_hidden()
        expect(page.locator("#dialog")).to_be_visible()
        page.keyboard.press("Escape")
