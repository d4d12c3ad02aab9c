"""A wide table: its panel has what a good player would remember, the steps of a lesson, and the
answer to "why?", beside which one plays on."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from e2e.parts import near_the_end
from e2e.playing import play_on
from e2e.waiting import at_rest, expect
from e2e.words import word

pytestmark = [pytest.mark.returning, pytest.mark.orders(0, 2)]
TURN = "#table[data-status=your-turn]"
RONDA = "index.html?game=steere-ronda&seat=0&seed=7&bots=random&speed=instant"


def test_what_a_good_player_would_remember(page: Page) -> None:
    """Own cards fade from the beginning, those of others when they are played, and all are gone
    with the last one of a part, on a phone, and without the tick of the setting. That somebody has
    not followed suit is told at once."""
    page.goto(RONDA)
    page.locator(TURN).wait_for()
    memory = page.locator(".memory")
    unseen = memory.locator(".cards > :not(.seen)")
    lying = page.locator("#table .trick [data-what]").count()
    expect(unseen).to_have_count(48 - 16 - lying)
    play_on(page, 3)
    page.locator(TURN).wait_for()
    lying = page.locator("#table .trick [data-what]").count()
    expect(unseen).to_have_count(48 - 16 - 3 * 2 - lying)
    begun = near_the_end("steere-ronda", 3, 1, part=1, hands=2)
    page.goto(f"index.html?bots=random&speed=fast#play={begun}")
    page.locator(TURN).wait_for()
    expect(memory).not_to_be_empty()
    play_on(page, 1)
    page.locator(".ending .primary").wait_for()
    expect(memory).to_be_empty()
    page.goto("index.html?game=baronda&players=4&seat=0&seed=7&bots=random&speed=instant")
    page.locator(TURN).wait_for()
    lacks = memory.locator(".voids", has_text=word("memory-void", "baronda", suit="G"))
    while not lacks.count():
        assert play_on(page, 1)
        page.locator(TURN).wait_for()
    page.keyboard.press("m")
    page.locator("#dialog [data-do=settings]").click()
    box = page.get_by_role("checkbox", name=word("setting-memory"))
    expect(box).to_be_checked()
    box.uncheck()
    expect(memory).to_be_empty()
    box.check()
    page.keyboard.press("Escape")
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(RONDA)
    page.locator(TURN).wait_for()
    expect(memory).to_be_empty()
    page.keyboard.press("w")
    expect(page.locator("#dialog.wide")).to_be_visible()


# The lines of the log whose links take the Tab key, by their numbers from the end; and that of the
# one with the focus.
STOPS = """where => {
  const lines = [...document.querySelectorAll(`${where} li`)].reverse();
  return lines.flatMap((line, at) => line.querySelector('button:not([tabindex="-1"])') ? at : []);
}"""
FOCUSED = """where => [...document.querySelectorAll(`${where} li`)].reverse()
  .findIndex(line => line.contains(document.activeElement))"""
LOG = ".panel .log"


def test_the_log_and_why_beside_the_table(page: Page) -> None:
    """The log is one stop; arrows lead from line to line. (Where it stands: e2e/test_table.py.)
    Keys and cards go on beside an answer; Escape and the next action close it. Of the steps of a
    lesson the one that is learnt is marked; each leads to its beginning."""
    page.goto(f"{RONDA}&hands=1")
    play_on(page, 6)
    at_rest(page)
    lines = page.locator(f"{LOG} li").count()
    assert lines > 20
    assert page.evaluate(STOPS, LOG) == [0]
    page.locator(f"{LOG} li button").last.focus()
    for key, line in (
        ("ArrowUp", 1), ("ArrowUp", 2), ("ArrowDown", 1), ("Home", lines - 1),
        ("ArrowUp", lines - 1), ("ArrowDown", lines - 2), ("End", 0), ("Home", lines - 1),
    ):  # fmt: skip
        page.keyboard.press(key)
        assert page.evaluate(FOCUSED, LOG) == line, key
        assert page.evaluate(STOPS, LOG) == [line]
    page.keyboard.press("Tab")
    assert page.evaluate(FOCUSED, LOG) == -1
    page.locator(".hand [data-action]").first.press("Enter")
    at_rest(page)
    expect(page.locator(f"{LOG} li")).not_to_have_count(lines)
    assert page.evaluate(STOPS, LOG) == [0]
    page.keyboard.press("s")
    assert len(page.evaluate(STOPS, "#dialog .log")) == 1
    first = page.locator("#dialog .log button").first
    first.press("ArrowDown")
    expect(page.locator("#dialog .log button").nth(1)).to_be_focused()
    page.keyboard.press("Escape")
    answer = page.locator("#dialog.beside")
    page.keyboard.press("w")
    expect(answer.locator(".clause-text")).to_be_visible()
    page.keyboard.press("Escape")
    expect(answer).to_be_hidden()
    page.locator(".panel .log [data-do=why]").last.click()
    expect(answer.locator(".clause-text")).to_be_visible()
    page.keyboard.press("?")
    expect(page.locator("#dialog:not(.beside) .help details").last).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("w")
    expect(answer).to_be_visible()
    play_on(page, 1)
    expect(answer).to_be_hidden()
    page.goto("index.html?lesson=rounds&at=2&speed=instant")
    page.locator(TURN).wait_for()
    steps = page.locator(".panel .lesson-steps a")
    now = page.locator(".panel .lesson-steps [aria-current=step]")
    expect(now).to_have_text(steps.nth(1).inner_text())
    expect(page.locator(".panel .log")).to_be_hidden()
    steps.nth(3).click()
    expect(page.locator("#table[data-lesson='4']")).to_be_visible()
    expect(now).to_have_text(steps.nth(3).inner_text())


@pytest.mark.browser
def test_the_token_lies_beside_the_name(page: Page) -> None:
    page.set_viewport_size({"width": 1920, "height": 1080})
    page.goto("index.html?game=baronda&players=3&seat=0&bots=easy&leader=0&speed=instant")
    plate = page.locator(".line .plate")
    left = plate.locator(".token").evaluate("each => each.getBoundingClientRect().left")
    assert left >= plate.locator(".who").evaluate("each => each.getBoundingClientRect().right")


@pytest.mark.browser
def test_what_scrolls_stays_in_sight(page: Page) -> None:
    """Names and totals of the score sheet, and all of an answer, on a low screen."""
    page.set_viewport_size({"width": 1280, "height": 720})
    begun = near_the_end("rounds", 2, 4)
    page.goto(f"index.html?bots=random&speed=instant#play={begun}")
    page.locator("[data-status=your-turn][data-still]").wait_for()
    sheet = page.locator(".panel .sheet")
    top = "each => each.getBoundingClientRect().top"
    last = sheet.locator("table").last
    sheet.evaluate("each => { each.style.minHeight = each.style.height = '40px'; }")
    expect(sheet.locator("tfoot")).to_be_in_viewport(ratio=1)
    head, box = last.locator("thead th").first.evaluate(top), sheet.evaluate(top)
    assert last.evaluate(top) < box
    assert abs(head - box) <= 1
    page.keyboard.press("w")
    answer = page.locator("#dialog.beside")
    expect(answer.locator(".clause-text")).to_be_visible()
    expect(answer).to_be_in_viewport(ratio=1)
