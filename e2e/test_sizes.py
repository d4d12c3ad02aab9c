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
  const root = document.querySelector('[data-table]');
  const seen = names => [...root.querySelectorAll(names)]
    .filter(each => each.checkVisibility({ visibilityProperty: true }) && box(each).width > 2);
  const text = each => {
    const range = document.createRange();
    range.selectNodeContents(each);
    return range.getBoundingClientRect();
  };
  const say = box(root.querySelector('.say'));
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
    fan: seen('.fan').map(box),
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
FRAMES = [(width, height) for width in (320, 390, 560, 672, 900) for height in (480, 700)]
PHONES = [(390, 844), (844, 390), (360, 640), (320, 568)]
# How much of the table is below the window, and how much of what is said is out of sight.
HIDDEN = """() => {
  const root = document.querySelector('[data-table]'), say = root.querySelector('.say');
  const { bottom } = root.querySelector('.board').getBoundingClientRect();
  return [['table', bottom - innerHeight], ['words', say.scrollHeight - say.clientHeight]]
    .filter(([, much]) => much > 1);
}"""
FRAMED = "framed => document.documentElement.toggleAttribute('data-embedded', framed)"
EXAMPLES = ("RO-3.4", "SR-4.2", "MR-3.4", "BA-4.1")


@pytest.mark.fresh
def test_a_viewer_of_any_width(page: Page) -> None:
    """Within another page, and on a phone, where the whole table fits into the window."""
    walking(page)
    page.goto("index.html")
    viewing = page.locator("[data-status=viewing]")
    onward = page.locator("[data-step=next]")
    faults = {}
    for example in EXAMPLES:
        page.goto(f"index.html?example={example}")
        expect(viewing).to_be_visible()
        for step in range(2):
            for size in FRAMES + PHONES:
                page.evaluate(FRAMED, size in FRAMES)
                resize(page, {"width": size[0], "height": size[1]})
                found = page.evaluate(COVERED)
                found += page.evaluate(HIDDEN) if size in PHONES else []
                if found:
                    faults[example, step, size] = found
            if onward.get_attribute("aria-disabled"):
                break
            onward.click()
        page.goto("index.html")
        expect(viewing).to_have_count(0)
    assert faults == {}
