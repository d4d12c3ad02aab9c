"""The table sits still: at each turn of a hand everything but the hand itself is where it was, and
every control is within reach."""

from __future__ import annotations

from itertools import cycle
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.playing import UNREACHED, play_on
from e2e.test_table import settled
from e2e.waiting import resize, still

TURN = "[data-status=your-turn]"
SIZES = ((390, 844), (844, 390), (768, 1024), (1440, 900), (320, 568))
GAMES = {
    "ronda": ("game=steere-ronda&seat=0&seed=7", 16),
    "moroccan": ("game=moroccan-ronda&players=4&seat=0&seed=2", 20),
    "rounds": ("game=rounds&seat=0&seed=7", 18),
    "baronda": ("game=baronda&players=4&seat=0&seed=7", 14),
}

# The boxes of all that has to stay.
PLACES = """() => {
  const table = document.querySelector('#table');
  const box = each => {
    const { left, top, width, height } = each.getBoundingClientRect();
    return [left, top, width, height];
  };
  const parts = ['.bar', '.tools button:not([data-do=redo], [data-do=sound])', '.plate', '.stock',
    '.plate .name', '.centre', '.order', '.say', '.handtools button', '.table-note',
    '.open > .spot', '.sheet', '.log'];
  const found = {};
  for (const part of parts)
    [...table.querySelectorAll(part)].filter(each => each.getClientRects().length)
      .forEach((each, at) => {
        // Of a note that grows with the pile beneath it, or a name beside a mark, the corner.
        const place = box(each), grows = ['.table-note', '.plate .name'].includes(part);
        found[`${part} ${at}`] = grows ? place.slice(0, 2) : place;
      });
  const { top, bottom } = table.querySelector('.hand').getBoundingClientRect();
  found.hand = [top, bottom];
  return found;
}"""


def moved(turns: list[dict[str, list[float]]]) -> dict[str, float]:
    """Return by name how far something has moved or grown between turns, if more than 1 px."""
    found: dict[str, float] = {}
    for name in turns[0]:
        places = [turn[name] for turn in turns if name in turn]
        spread = max(max(each) - min(each) for each in zip(*places, strict=True))
        if spread > 1:
            found[name] = spread
    return found


@pytest.mark.returning
@pytest.mark.parametrize("name", list(GAMES))
def test_the_table_sits_still(page: Page, name: str) -> None:
    """The window takes the next size at each turn, and the test looks at each turn in two sizes.
    So every size has pairs of successive turns, all through the game."""
    game, turns = GAMES[name]
    sizes = cycle(SIZES)
    size = next(sizes)
    resize(page, {"width": size[0], "height": size[1]})
    page.goto(f"index.html?{game}&bots=random&speed=instant")
    # By hand and size. A hand begins when there are more cards.
    places: dict[tuple[int, tuple[int, int]], list[dict[str, list[float]]]] = {}
    hand = cards = 0
    for _ in range(turns):
        assert settled(page) == "your-turn"
        held = page.locator(".hand button").count()
        hand, cards = hand + (held >= cards), held
        places.setdefault((hand, size), []).append(page.evaluate(PLACES))
        size = next(sizes)
        resize(page, {"width": size[0], "height": size[1]})
        places.setdefault((hand, size), []).append(page.evaluate(PLACES))
        play_on(page, 1)
    assert {size for (_, size), looks in places.items() if len(looks) > 1} == {*SIZES}
    assert {at: moved(looks) for at, looks in places.items() if moved(looks)} == {}


def test_a_finger_reaches_every_control(new_context: Any) -> None:
    """On a phone, at the usual speed, while rows of the hand close up."""
    context: BrowserContext = new_context(
        viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True
    )
    page = context.new_page()
    page.goto("index.html?game=steere-ronda&seed=1&bots=easy&hands=1")
    for left in range(16, 11, -1):
        expect(page.locator(f"{TURN} .hand button")).to_have_count(left)
        still(page)
        assert page.locator("#table").evaluate(UNREACHED) == [], left
        for tool in ("sort", "hint"):
            page.locator(f"[data-do={tool}]").tap(trial=True)
        page.locator("[data-action]").first.tap()


@pytest.mark.returning
def test_a_hand_does_not_close_up_under_a_finger(page: Page) -> None:
    """Taps go to the card that a finger was laid on."""
    page.goto("index.html?game=steere-ronda&seat=0&bots=easy&seed=3&dealer=2&speed=fast&hands=1")
    hand = page.locator(".hand")
    page.locator(TURN).wait_for()
    page.locator("[data-action]").nth(3).click()
    hand.dispatch_event("pointerdown")
    expect(page.locator(f"{TURN} .hand button")).to_have_count(15)
    expect(hand.locator("> li")).to_have_count(16)
    hand.dispatch_event("pointerup")
    page.locator("[data-action]").first.click()
    expect(page.locator(f"{TURN} .hand > li")).to_have_count(14)
