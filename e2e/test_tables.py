"""Tables in the widest fonts: nothing is cut, covered, too small or out of reach, and nothing
moves. (In others: e2e/test_screens.py.)"""

from __future__ import annotations

from itertools import pairwise

import pytest

from e2e.layout import DESKTOP, LYING, PHONE, PLATE, SIZES, TABLE, TABLET, Look
from e2e.playing import play_on
from e2e.waiting import hasty, resize, seen

pytestmark = pytest.mark.browser

TABLES = {
    "ronda": "game=steere-ronda&seed=7",
    "moroccan for four": "game=moroccan-ronda&players=4&seed=2",
    "moroccan for two": "game=moroccan-ronda&players=2&seed=5",
    "rounds": "game=rounds&seed=7",
    "rounds with revokes": "game=rounds&revokes=allowed&seed=7",
    "baronda for five": "game=baronda&players=5&seed=14",
    "baronda for two": "game=baronda&players=2&seed=14&leader=1",
}


@pytest.mark.parametrize("name", TABLES)
def test_a_hand_is_played(look: Look, name: str) -> None:
    """The window takes the next size at each turn, and the test looks at each turn in two sizes: so
    every size has pairs of successive turns."""
    page = look.page
    page.goto(f"index.html?{TABLES[name]}&seat=0&bots=random&speed=instant&lang=en")
    rest = page.locator("#table[data-status=your-turn][data-still]")
    hand = cards = 0
    for turn, (last, size) in enumerate(pairwise((*SIZES, SIZES[0]))):
        rest.wait_for()
        held = page.locator(".hand button").count()
        hand, cards = hand + (held >= cards), held
        stays = name != "rounds with revokes" and f"hand {hand}"
        look.at(f"{name} {turn}", [*TABLE, *PLATE], (last, size), stays=stays)
        play_on(page, 1)


# How far anything but cards moves, as browsers count layout shifts. The line of the latest event
# may lie over the table, where nothing makes room for it.
WATCH = """() => {
  const some = ['.card', '.back', '.hand', '.fan', '.trick', '.open', '.stock', '.last', '.event']
    .map(each => `${each}, ${each} *`).join();
  const of = ({ node }) => node?.nodeType === 1 ? node : node?.parentElement;
  window.shifts = [];
  window.watch?.disconnect();
  window.watch = new PerformanceObserver(list => {
    for (const { value, sources } of list.getEntries()) {
      const others = sources.map(of).filter(each => each && !each.matches(some));
      if (others.length) window.shifts.push([value, others.map(each => each.className)]);
    }
  });
  window.watch.observe({ type: 'layout-shift' });
}"""
# Each game in one window.
WINDOWS = {
    "ronda": TABLET, "moroccan for four": PHONE, "rounds": DESKTOP, "baronda for five": LYING,
}  # fmt: skip


def test_nothing_moves_but_cards(look: Look) -> None:
    """Not when words grow, buttons come and go, or the offer of a lesson has been declined."""
    page = look.page
    with hasty(page):
        for name, size in WINDOWS.items():
            window = {"width": size[0], "height": size[1]}
            resize(page, window)
            address = TABLES[name]
            page.goto(f"index.html?{address}&seat=0&bots=random&speed=fast&lang=en")
            game = address.split("&")[0].replace("game=", "data-game=")
            rest = page.locator(f"#table[{game}][data-status=your-turn][data-still]")
            rest.wait_for()
            with seen(page):
                # The browser counts as moved what it paints for the first time.
                resize(page, window)
                page.evaluate(WATCH)
                play_on(page, 2)
                rest.wait_for()
                shifts = page.evaluate("shifts")
            if sum(value for value, _ in shifts) > 0.01:
                look.faults.append(f"{name} {size}: {shifts}")
