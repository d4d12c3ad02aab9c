"""Elements that lie on a table for a moment cover no name, no number and no sentence."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from e2e.boxes import BOXES
from e2e.test_storage import as_before
from e2e.waiting import on_device, resize

pytestmark = pytest.mark.returning
SIZES = ((390, 844), (844, 390), (768, 1024), (1440, 900))
FOUR = "index.html?game=moroccan-ronda&players=4&seat=0&bots=easy&seed=5&speed=instant"
FIVE = "index.html?game=baronda&players=5&seat=0&bots=easy&seed=5&speed=instant"

# Everybody speaks at once, some of them twice, as `Board.bubbles` has them speak.
SPEAK = (
    f"() => {{{BOXES}"
    + """
  const places = all('#table .seat, #table .line .plate');
  for (const [at, place] of places.entries()) {
    const bubble = document.createElement('p');
    bubble.className = 'bubble';
    for (const word of at % 2 ? ['B’wahed'] : ['Tringa', 'Lahsa'])
      bubble.append(Object.assign(document.createElement('span'), { textContent: word }));
    bubble.append(Object.assign(document.createElement('b'), { textContent: '+5' }));
    place.append(bubble);
  }
  const bubbles = all('.bubble');
  const written = all('#table :is(.who, .nums, .points, .stock span, .event, .prompt, .order-note)')
    .filter(each => each.textContent.trim() && getComputedStyle(each).visibility === 'visible'
      && !each.closest('.quiet')).map(each => {
      const range = document.createRange();
      range.selectNodeContents(each);
      return [each.className + ': ' + each.textContent, range.getBoundingClientRect()];
    }).filter(([, { width }]) => width > 1);
  const faults = [];
  for (const bubble of bubbles) {
    const { left, right, top, bottom } = box(bubble);
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) faults.push('cut');
    for (const other of bubbles)
      if (other !== bubble && meet(box(bubble), box(other))) faults.push('on another');
    for (const [name, place] of written) if (meet(box(bubble), place)) faults.push(name);
  }
  for (const bubble of bubbles) bubble.remove();
  return faults;
}"""
)


COVERED = (
    f"() => {{{BOXES}"
    + """
  const toast = box(document.querySelector('#notice'));
  return all('#table :is(.plate, button)').filter(each => meet(box(each), toast)
    && getComputedStyle(each).visibility === 'visible').map(each => each.outerHTML.slice(0, 80));
}"""
)


# A bubble on the plate of who has won: its colour, and that of other names.
COLOURS = """() => {
  const plate = document.querySelector('.line .plate');
  const bubble = document.createElement('p'), said = document.createElement('span');
  plate.classList.add('won');
  bubble.className = 'bubble';
  said.textContent = 'Play again?';
  bubble.append(said);
  plate.append(bubble);
  const { color } = getComputedStyle(said);
  const ink = getComputedStyle(document.querySelector('.seat .who')).color;
  bubble.remove();
  plate.classList.remove('won');
  return [color, ink];
}"""


def test_bubbles_and_toasts_lie_on_nothing(page: Page) -> None:
    """A bubble on the winner's plate is legible too."""
    for address in (FOUR, FIVE):
        page.goto(address)
        expect(page.locator("[data-status=your-turn]")).to_be_attached()
        for size in SIZES:
            resize(page, {"width": size[0], "height": size[1]})
            assert page.evaluate(SPEAK) == [], (address, size)
            page.keyboard.press("q")
            expect(page.locator("#notice")).not_to_be_empty()
            assert page.evaluate(COVERED) == [], (address, size)
        colours = page.evaluate(COLOURS)
        assert colours[0] == colours[1]
        page.goto("index.html")
    on_device(page, "kept => kept.settings?.sound === 'on'")
    as_before(page)  # there was sound before
