"""What is cut, or scrolls, in an opened example of a closed element's page."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Frame, Page

from e2e.conftest import GO
from e2e.waiting import until

WIDTHS = 280, 390, 600, 768
# The page in the frame has the height that it asked for, or that of a step before, in this column.
SETTLED = """wide => innerWidth === wide
  && innerHeight >= Math.ceil(document.body.getBoundingClientRect().height)"""
# A fault stays for some frames: the page around answers a new height in one of the next.
FAULTS = """async () => {
  let found = look();
  for (let frames = 0; found.length && frames < 30; frames++) {
    await new Promise(requestAnimationFrame);
    found = look();
  }
  return found;
  function look() {
    const root = document.documentElement, found = [], box = each => each.getBoundingClientRect();
    if (root.scrollWidth > innerWidth) found.push(`${root.scrollWidth} px wide`);
    if (root.scrollHeight > innerHeight)
      found.push(`${root.scrollHeight} px high in ${innerHeight}`);
    const words = `#viewer :is(.bar h1, .bar .facts, .bar .tools a, .event, .prompt, .caption,
      .clause-text, .credit, .steps button, .count)`;
    const seen = [...document.querySelectorAll(words)].filter(each => each.checkVisibility());
    for (const each of seen) {
      const { left, right, bottom } = box(each);
      if (left < -1 || right > innerWidth + 1 || bottom > innerHeight + 1
          || each.scrollWidth > each.clientWidth + 1 && each.clientWidth
          || each.scrollHeight > each.clientHeight + 1
            && getComputedStyle(each).overflowY !== 'visible')
        found.push(`${each.className || each.localName} is cut`);
    }
    const steps = seen.filter(each => each.matches('.steps button'));
    const rows = new Set(steps.map(each => box(each).top));
    if (rows.size > 1) found.push(`${rows.size} rows of controls`);
    const [board, hand] = ['#viewer .board', '#viewer .hand']
      .map(name => document.querySelector(name));
    if (box(hand).bottom > box(board).bottom + 1) found.push('hand');
    for (const card of document.querySelectorAll('#viewer .fan > *'))
      if (box(card).left < -1 || box(card).right > innerWidth + 1) found.push('fan');
    return found;
  }
}"""
IS_THERE = """example => new URLSearchParams(location.search).get('example') === example
  && document.querySelector('#viewer:has([data-status=viewing]) .clause-text strong')?.textContent
    === example.split('/')[0]"""


def examples(dist: Path) -> list[str]:
    """The addresses of all examples of a built site."""
    return [
        f"{clause['id']}/{example['n'] + 1}"
        for book in sorted(dist.glob("rules/*.json"))
        for section in json.loads(book.read_text("utf-8"))["sections"]
        for clause in section["clauses"]
        for example in clause["examples"]
    ]


def faults(page: Page, frame: Frame, column: str, names: list[str]) -> Iterator[tuple[str, ...]]:
    """Yield example, width, move and fault; `column` is what the element stands in."""
    for name in names:
        frame.evaluate(GO, f"index.html?example={name}")
        until(frame, IS_THERE, name)
        for wide in WIDTHS:
            page.locator(column).evaluate("(each, wide) => each.style.width = `${wide}px`", wide)
            for step in ("first", "last"):
                frame.evaluate(f"document.querySelector('[data-step={step}]').click()")
                until(frame, SETTLED, wide)
                for fault in frame.evaluate(FAULTS):
                    yield name, str(wide), step, fault
