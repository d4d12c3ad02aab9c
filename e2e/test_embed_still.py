"""Closed elements: an element that is opened moves nothing on the page around it, and opens what it
has shown."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Request

from e2e.boxes import BOXES, CUT
from e2e.embedding import TABLE, Host, frame, host, touch
from e2e.test_early import held_back
from e2e.waiting import expect

__all__ = ["host"]

pytestmark = [pytest.mark.browser, pytest.mark.fresh]

EXAMPLES = "".join(
    f'<rondas-table id="{name.lower()}" example="{name}-1.1"></rondas-table><p>Text</p>'
    for name in ("SR", "MR")
)
ON_SIGNS = (
    f"() => {{{BOXES}"
    + """
  const signs = all('.signs li').map(box);
  return all('.acts button').filter(each => signs.some(sign => meet(box(each), sign)))
    .map(each => each.textContent);
}"""
)
BELOW = "element => element.getBoundingClientRect().bottom - innerHeight"
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


def test_the_opening_that_is_shown_is_the_one_that_opens(page: Page, host: Host) -> None:
    """A closed table loads its picture and nothing else; its first action needs no engine."""
    held_back(page)
    asked: list[str] = []

    def note(request: Request) -> None:
        if request.url.startswith(host.site.url):
            asked.append(request.url.removeprefix(host.site.url))

    page.on("request", note)
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(host('<rondas-table game="baronda" theme="dark"></rondas-table>'))
    picture = page.locator("rondas-table img")
    expect(picture).to_be_visible()
    script, drawing = asked
    assert script.endswith("embed.js")
    assert re.fullmatch(r"embed/baronda/card[2-9][2-9]\.svg", drawing)
    drawn = page.request.get(host.site.url + drawing).text()
    faces = set(re.findall(r'id="face-([^"]+?)(?:-\d+)?"', drawn))
    table = touch(page)
    hand = table.locator(".hand [data-card]")
    expect(table.locator("[data-status=your-turn]")).to_be_visible()
    expect(picture).to_have_count(0)
    assert {card.get_attribute("data-card") for card in hand.all()} <= faces
    assert table.locator("html").evaluate(ON_SIGNS) == []
    table.locator("[data-action]").first.click()
    expect(table.locator("[data-status=waiting]")).to_be_visible()
    assert table.locator(".say").evaluate(CUT) <= 1
    # Where a side panel would leave the hand too little width.
    page.set_viewport_size({"width": 900, "height": 844})
    page.goto(host('<div style="width: 760px"><rondas-table game="rounds"></rondas-table></div>'))
    table = touch(page)
    expect(table.locator("[data-status=your-turn]")).to_be_visible()
    assert table.locator("html").evaluate(CUT) == 0
    assert table.locator(".hand").evaluate(BELOW) <= 0
