"""The calendar goes on while a page is open, and is not the same everywhere: time zones, midnight,
and what other tabs have done meanwhile."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, Page

from e2e.playing import play_on
from e2e.test_daily import GAME, played, turn
from e2e.waiting import expect, keep, on_device
from e2e.words import word

# A moment that is on the 5th in Tokyo, on the 4th in Los Angeles, so many hours from UTC. (The game
# of the 5th is one of the shortest.)
ZONE = """{
  const Before = Date, now = Before.parse('2026-07-04T20:00:00Z'), hours = %d;
  const there = date => new Before(date.getTime() + hours * 3_600_000);
  self.Date = class extends Before {
    constructor(...given) { super(...(given.length ? given : [now])); }
    static now() { return now; }
    getFullYear() { return there(this).getUTCFullYear(); }
    getMonth() { return there(this).getUTCMonth(); }
    getDate() { return there(this).getUTCDate(); }
    getTimezoneOffset() { return -60 * hours; }
  };
}"""
LATER = "2026-07-05"


@pytest.mark.returning
@pytest.mark.fresh
def test_a_day_begun_in_tokyo_goes_on_in_los_angeles(page: Page) -> None:
    """A begun deal is continued, and found in the calendar; others are still to come."""
    page.add_init_script(ZONE % 9)
    page.goto("robots.txt")
    keep(page, {"settings": {"speed": "instant"}})
    for game in (GAME, "baronda"):
        page.goto(f"index.html?daily={game}")
        turn(page)
        assert f"date={LATER}" in page.url
        play_on(page, 1)
        on_device(page, f"kept => kept['daily:{game} {LATER}']?.state === 'begun'")
    page.add_init_script(ZONE % -7)
    page.goto("index.html")
    page.locator(f"#going-on [data-of={GAME}] [data-go-on]").click()
    turn(page)
    assert f"date={LATER}" in page.url
    play_on(page)
    expect(page.locator(".day-end")).to_contain_text("That was the deal of 5 July 2026.")
    on_device(page, f"kept => kept['daily:{GAME} {LATER}'].run === 1")
    page.locator("#table [data-do=lobby]").first.click()
    page.locator("#lobby [data-do=days]").click()
    page.locator("#dialog [value=baronda]").check()
    page.locator(f".diary [data-date='{LATER}']").click()
    turn(page)
    page.goto(f"index.html?daily=rounds&date={LATER}")
    told = page.locator("#table[data-status=error] .prompt")
    expect(told).to_contain_text(word("day-late", date="5 July 2026"))


def test_a_front_page_left_open_shows_today(context: BrowserContext) -> None:
    """At midnight, when the tab is seen again, and when the browser restores the page."""
    page = context.new_page()
    page.clock.install(time="2026-07-05T23:50:00")
    page.goto("robots.txt")
    keep(page, {f"daily:{GAME} 2026-07-05": played("2026-07-05", 3)})
    page.goto("index.html")
    today, deal = page.locator("#today"), page.locator("#today .ticket").first
    expect(today).to_contain_text("3 days in a row")
    expect(deal).to_contain_text("Ronda")
    page.clock.fast_forward("15:00")
    expect(deal).to_contain_text("Baronda")
    expect(today).to_contain_text("3 days in a row")
    # Another tab plays; this one is seen again.
    other = context.new_page()
    other.goto("robots.txt")
    keep(other, {f"daily:{GAME} 2026-07-06": played("2026-07-06", 4)})
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(today).to_contain_text("4 days in a row")
    page.locator("#lobby [data-do=days]").click()  # with the game that was played
    expect(page.locator(f"#dialog [value={GAME}]")).to_be_checked()
    page.keyboard.press("Escape")
    keep(other, {f"daily:{GAME} 2026-07-07": played("2026-07-07", 5)})
    page.clock.fast_forward("24:00:00")
    page.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))")
    expect(today).to_contain_text("5 days in a row")


@pytest.mark.returning
def test_games_given_up_in_another_tab_go(page: Page) -> None:
    """A list that has not changed stays, with what can be taken back in it."""
    page.goto("index.html")
    for seed in ("s1", "s2"):
        page.goto(f"index.html?game=steere-ronda&seat=0&speed=instant&seed={seed}")
        turn(page)
        play_on(page, 1)
        on_device(page, f"kept => Object.keys(kept).some(key => key.includes('\"{seed}\"'))")
    page.goto("index.html")
    listed = page.locator("#going-on li")
    expect(listed).to_have_count(2)
    other = page.context.new_page()
    other.goto("index.html")
    other.locator(".give-up:visible").first.click()
    expect(other.locator(".take-back:visible")).to_have_count(1)
    other.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(listed).to_have_count(1)
    other.locator(".take-back:visible").click()
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(listed).to_have_count(2)
