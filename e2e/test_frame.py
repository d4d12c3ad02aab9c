"""The page of a frame with a viewer and no table, by itself."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from e2e.conftest import Trouble
from e2e.embedding import code
from e2e.test_positions import RECORD
from e2e.test_review import beginning, judged
from e2e.waiting import expect


@pytest.mark.orders(0, 2)
def test_examples_records_and_questions(page: Page, trouble: Trouble) -> None:
    """Modules of commands come when they are asked for."""
    trouble.expect("XX-1.1")
    page.goto("viewer.html?example=RO-3.4")
    viewer = page.locator("[data-status=viewing]")
    expect(viewer).to_be_visible()
    move = int(viewer.get_attribute("data-move") or 0)
    page.locator("[data-step=back]").click()
    expect(viewer).to_have_attribute("data-move", str(move - 1))
    page.keyboard.press("ArrowRight")
    expect(viewer).to_have_attribute("data-move", str(move))
    page.get_by_role("button", name="Save a picture").click()
    expect(page.get_by_role("dialog")).to_contain_text("SVG")
    game = code(beginning(hands=1))
    page.goto(f"viewer.html#record={game}")
    page.locator("[data-step=last]").click()
    page.get_by_role("button", name="Review").click()
    judged(page)
    page.goto(f"viewer.html?review=2#record={game}")
    judged(page)
    page.locator("[data-moment]").first.click()
    expect(viewer).not_to_have_attribute("data-move", "0")
    expect(page.locator(".verdict [data-do=play-on]")).to_be_visible()
    page.goto(f"viewer.html?lang=fr#record={code(RECORD)}")
    expect(page.locator("[data-status=your-turn]")).to_be_visible()
    page.locator("[data-action]").first.click()
    expect(page.locator(".asking").locator(".right, .wrong")).to_be_visible()
    page.goto("viewer.html?example=XX-1.1")
    expect(page.get_by_role("alert").first).to_contain_text("XX-1.1")
