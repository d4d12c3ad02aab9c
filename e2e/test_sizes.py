"""A viewer in an element of any size: nothing covers plates, cards or words."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from e2e.boxes import BOXES
from e2e.conftest import walking
from e2e.waiting import resize

pytestmark = pytest.mark.returning

# Elements that cover others: signs of one kind may lie in a pile, and cards of a hand on each
# other.
COVERED = (
    f"() => {{{BOXES}"
    + """
  const root = document.querySelector('[data-status=viewing], [data-status=your-turn]');
  const board = root.querySelector('.board');
  const seen = names => [...board.querySelectorAll(names)]
    .filter(each => each.checkVisibility({ visibilityProperty: true }) && box(each).width > 2);
  const text = each => {
    const range = document.createRange();
    range.selectNodeContents(each);
    return range.getBoundingClientRect();
  };
  const say = box(board.querySelector('.say'));
  const within = (a, b) => ({ left: Math.max(a.left, b.left), right: Math.min(a.right, b.right),
    top: Math.max(a.top, b.top), bottom: Math.min(a.bottom, b.bottom) });
  const kinds = {
    plate: seen('.plate').map(box),
    stock: seen('.stock').map(box),
    pile: seen('.both .open > li').map(box),
    note: seen('.table-note').map(text),
    played: seen('.trick > li').map(box),
    laid: seen('.placed .open [data-what]').map(box),
    said: seen('.event, .prompt').map(text).filter(each => each.width > 2)
      .map(each => within(each, say)),
    hand: seen('.hand .card, .hand .back').map(box),
    act: seen('.acts button').map(box),
    last: seen('.last').map(box),
    tool: seen('.handtools button').map(box),
  };
  const faults = [];
  const names = Object.keys(kinds);
  for (const [at, one] of names.entries())
    for (const other of names.slice(at + 1))
      for (const a of kinds[one])
        for (const b of kinds[other])
          if (meet(a, b)) faults.push(`${one} on ${other}`);
  return [...new Set(faults)];
}"""
)
WIDTHS = (320, 390, 480, 560, 620, 672, 688, 760, 900)
EXAMPLES = ("RO-3.4", "SR-4.2", "MR-3.4", "BA-4.1")


@pytest.mark.fresh
def test_a_viewer_of_any_width(page: Page) -> None:
    walking(page)
    page.goto("index.html")
    page.evaluate("document.documentElement.dataset.embedded = ''")
    viewing = page.locator("[data-status=viewing]")
    onward = page.locator("[data-step=next]")
    faults = {}
    for example in EXAMPLES:
        page.goto(f"index.html?example={example}")
        expect(viewing).to_be_visible()
        for step in range(2):
            for width in WIDTHS:
                for height in (480, 700):
                    resize(page, {"width": width, "height": height})
                    if found := page.evaluate(COVERED):
                        faults[example, step, width, height] = found
            if onward.get_attribute("aria-disabled"):
                break
            onward.click()
        page.goto("index.html")
        expect(viewing).to_have_count(0)
    assert faults == {}
