"""An element that is opened moves nothing on the page around it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from e2e.embedding import TABLE, Host, frame, host, touch

__all__ = ["host"]

pytestmark = pytest.mark.fresh

EXAMPLES = "".join(
    f'<rondas-table id="{name.lower()}" example="{name}-1.1"></rondas-table><p>Text</p>'
    for name in ("SR", "MR")
)
PLACES = "() => [...document.querySelectorAll('p')].map(each => each.offsetTop)"


def test_opening_moves_nothing(page: Page, host: Host) -> None:
    """An example, while it loads and when somebody steps through it; and a table. (Tables of other
    widths: `started` in e2e/test_embed.py.)"""
    page.set_viewport_size({"width": 390, "height": 900})
    page.goto(host(EXAMPLES + TABLE))
    places = page.evaluate(PLACES)
    example = touch(page, "#mr")
    expect(example.locator("[data-status=viewing]")).to_be_visible()
    example.locator("[data-step=next]").first.click()
    touch(page, "rondas-table:not([id])")
    expect(frame(page, "rondas-table:not([id])").locator("[data-status=your-turn]")).to_be_visible()
    assert page.evaluate(PLACES) == places
