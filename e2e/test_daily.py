"""The deal of the day: a serious try to its end, free ones, the calendar, days in a row, and what
goes wrong. The date is the test's, in pages of their own, which go from address to address within
themselves (`go`) where nothing is about the load."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from e2e.conftest import GO
from e2e.playing import hand, play_on, unfold
from e2e.test_share import DRAWN
from e2e.waiting import expect, keep, on_device, resize, until
from e2e.words import word

pytestmark = [pytest.mark.returning, pytest.mark.fresh, pytest.mark.orders(0, 2)]
# The game is one of the shortest on this day.
NOON = "2026-07-05T12:00:00"
# The clock of this page, which stands still; that of Playwright is for the whole context.
CLOCK = """{
  const Before = Date, now = Before.parse('%s');
  self.Date = class extends Before {
    constructor(...given) { super(...(given.length ? given : [now])); }
    static now() { return now; }
  };
}"""
# The tables that engines are asked to open. At the first page's table with a hard bot nobody thinks
# further than forty steps, half of the game: no wait is for the whole of it.
OPENED = """{
  window.opened = [];
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (message, ...more) {
    const request = JSON.parse(message.text ?? '{}');
    if (request.do === 'open') {
      opened.push(request);
      this.left = request.bots?.includes('hard') && !sessionStorage.stopped ? 40 : Infinity;
    }
    if (request.do === 'step' && this.left-- <= 0) sessionStorage.stopped = 'yes';
    else post.call(this, message, ...more);
  };
}"""
NEXT = "2026-07-06T00:10:00"
GAME = "moroccan-ronda"
DAY = f"daily:{GAME} 2026-07-05"
LEVELS = ("easy", "medium", "hard")
STANDING = ".standing tr:not(.waits)"


@pytest.fixture
def day(page: Page) -> Page:
    """A page on 5 July 2026, that may use the clipboard, of somebody who wants no motion."""
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.add_init_script(CLOCK % NOON)
    page.add_init_script(OPENED)
    page.goto("robots.txt")
    keep(page, {"settings": {"speed": "instant"}})
    return page


def set_clock(page: Page, time: str) -> None:
    """It is another time, also where the page is loaded anew."""
    page.add_init_script(CLOCK % time)
    page.evaluate(f"() => {CLOCK % time}")


def go(page: Page, address: str) -> None:
    page.evaluate(GO, address)


def played(date: str, run: int) -> dict[str, Any]:
    """Return the stored value of a day that was played to its end."""
    result = {"state": "done", "scores": [100, 60], "won": True, "points": 100, "run": run}
    return {"game": GAME, "date": date, "on": date, **result}


def kept_days(page: Page, ready: str) -> dict[str, Any]:
    """Return the stored values of days, by key, as soon as `ready` holds of all stored values."""
    kept = on_device(page, f"kept => ({ready})")
    return {key: value for key, value in kept.items() if key.startswith("daily:")}


def turn(page: Page) -> None:
    expect(page.locator("#table[data-status=your-turn]")).to_be_visible()


def seat_of(page: Page) -> int:
    """The person's seat."""
    others = page.locator(".seats [data-seat]").evaluate_all("all => all.map(e => +e.dataset.seat)")
    (mine,) = {*range(len(others) + 1)} - {*others}
    return mine


def test_one_serious_try_then_free_ones(day: Page) -> None:
    """From the front page, interrupted and gone on with, in two tabs, to the end, the bots' results
    and the text that is passed on; then a free try, which changes none of it; and the next day."""
    keep(day, {f"daily:{GAME} 2026-07-04": played("2026-07-04", 1)})
    day.goto("index.html")
    unfold(day)
    day.locator(f"[data-daily={GAME}]").click()
    turn(day)
    first = hand(day)
    begins(day)
    # No bot plays these cards in the person's seat before the serious try is over.
    assert {*day.evaluate("opened.map(({ seat }) => seat)")} == {seat_of(day)}
    points = ends_in_one_of_two_tabs(day)
    is_there_for_who_comes_back(day, points)
    result = on_device(day)[DAY]
    tries_freely(day, first, points)
    kept = on_device(day, "kept => !Object.keys(kept).some(key => key.startsWith('saved:'))")
    assert kept[DAY] == result
    assert len([key for key in kept if key.startswith("done:")]) == 1
    done = {f"daily:{GAME} 2026-07-06": played("2026-07-06", 3)}
    keep(day, {"settings": {"speed": "instant"}, **done})
    opens_the_calendar(day, result)


def begins(day: Page) -> None:
    """The line that says what it is goes; there is no help, and somebody says so."""
    assert "date=2026-07-05" in day.url
    expect(day.locator(".invitation")).to_contain_text(word("day-serious", date="5 July 2026"))
    play_on(day, 2)
    expect(day.locator("#table .memory")).to_be_empty()
    for control in ("undo", "hint"):
        day.locator(f"#table [data-do={control}]").click()
        expect(day.locator("#notice")).to_contain_text(word("day-without"))
    day.keyboard.press("u")
    begun = kept_days(day, f"kept['{DAY}']?.state === 'begun'")
    assert begun[DAY]["on"] == "2026-07-05"
    # After midnight it goes on, and is not thrown away from the front page.
    set_clock(day, NEXT)
    held = hand(day)
    go(day, "index.html")
    listed = day.locator("#going-on li")
    expect(listed.locator(".give-up")).to_be_hidden()
    listed.locator("[data-go-on]").click()
    turn(day)
    assert f"daily={GAME}&date=2026-07-05" in day.url
    assert hand(day) == held
    expect(day.locator("#table .facts")).to_contain_text("Deal of 5 Jul")


def ends_in_one_of_two_tabs(day: Page) -> str:
    """A second tab makes no second serious try. Return the points, which can be passed on."""
    other = day.context.new_page()
    other.add_init_script(CLOCK % NEXT)
    other.goto(f"index.html?daily={GAME}&date=2026-07-05")
    turn(other)
    assert hand(other) == hand(day)
    play_on(day)
    expect(day.locator(".day-end")).to_contain_text("That was the deal of 5 July 2026.")
    expect(day.locator(".day-end")).to_contain_text("2 days in a row")
    scores = str(day.locator("#table").get_attribute("data-scores")).split(" ")
    points = scores[seat_of(day)]
    kept = kept_days(day, f"kept['{DAY}']?.state === 'done'")[DAY]
    assert kept["run"] == 2
    assert [str(score) for score in kept["scores"]] == scores
    day.locator("[data-do=share-day]").click()
    expect(day.locator("#notice")).to_contain_text("copied")
    shared = str(day.evaluate("navigator.clipboard.readText()"))
    assert shared.startswith("Rondas, deal of the day: Moroccan Ronda, 5 July 2026\n")
    assert f"index.html?daily={GAME}&date=2026-07-05&friend=" in shared
    assert f"{kept['points']}" in shared
    saves_a_picture_without_cards(day)
    other.locator("[data-action]").first.click()
    expect(other.locator("#proposal")).to_contain_text(word("other-tab"))
    other.locator("#proposal button").first.click()
    expect(other.locator("#table .facts")).to_contain_text(word("day-mark-free", date="5 Jul"))
    assert kept_days(other, "true")[DAY]["scores"] == kept["scores"]
    other.close()
    return points


def saves_a_picture_without_cards(day: Page) -> None:
    """The picture names the day and the days in a row, and gives no card away."""
    day.evaluate(DRAWN)
    with day.expect_download() as loading:
        day.locator(".ending.over [data-do=picture]").click()
    assert loading.value.suggested_filename == f"rondas-{GAME}-2026-07-05.png"
    drawn = str(day.evaluate("drawn"))
    assert "Deal of 5 July 2026" in drawn
    assert "2 days in a row" in drawn
    assert 'viewBox="0 0 61 95"' not in drawn
    faces = day.locator("#table .seats .face").count()
    assert drawn.count('viewBox="4 1.4 40 40"') == faces > 0


def is_there_for_who_comes_back(day: Page, points: str) -> None:
    """While bots play the same cards, who find them where they were. Somebody chooses: the game
    with its review and back, or to play."""
    day.locator("#table [data-do=lobby]").first.click()
    day.go_back()
    expect(day.locator(".ending.over .day-end")).to_contain_text(
        "That was the deal of 5 July 2026."
    )
    kept_days(day, f"kept['{DAY}'].trying?.hard")
    until(day, "() => sessionStorage.stopped")  # or the next page's table would be stopped too
    keep(day, {"settings": {"speed": "normal"}})  # at which the day's sheet comes first
    day.goto(f"index.html?daily={GAME}&date=2026-07-05")
    moves = until(day, "() => opened.find(({ bots }) => bots?.includes('hard'))?.moves")
    assert len(moves) > 5
    sheet = day.locator("dialog.day")
    expect(sheet.locator("h2")).to_have_text("Deal of 5 July 2026")
    expect(sheet.locator(".day-end > p").first).to_contain_text(points)
    expect(sheet.locator(".primary")).to_be_focused()
    expect(day.locator("#table [data-card]")).to_have_count(0)  # nothing is dealt behind it
    expect(day.locator(STANDING)).to_have_count(4)
    expect(day.locator(".standing .waits")).to_have_count(0)
    expect(day.locator(".standing caption")).to_have_text(word("day-with"))
    bots = kept_days(day, f"!kept['{DAY}'].trying && kept['{DAY}'].bots.hard !== undefined")
    made = bots[DAY]["bots"]
    levels = [f"{word('day-by-bot', level=each.title())}{made[each]}" for each in LEVELS]
    lines = [line.replace("-", "−") for line in levels]
    expect(day.locator(STANDING)).to_have_text([f"{word('day-yours')}{points}", *lines])
    sheet.locator("[data-do=see-day]").press("Enter")
    expect(day.locator("#viewer .facts").first).to_contain_text("You with")
    assert "review=" in day.url
    day.locator(".review-head a").click()
    expect(sheet.locator(".day-end > p").first).to_contain_text(f"{points} points")
    # A player who chooses nothing is not left at an unwanted table.
    sheet.locator("[data-do=close]").click()
    expect(day.locator("html[data-page=lobby]")).to_be_visible()
    day.go_back()
    expect(sheet.locator(".primary")).to_contain_text(word("puzzle-today"))
    sheet.locator("[data-do=try-day]").click()
    expect(sheet).to_be_hidden()
    turn(day)
    expect(day.locator("#table .facts")).to_contain_text(word("day-mark-free", date="5 Jul"))


def tries_freely(day: Page, first: list[str], points: str) -> None:
    """The same cards, with help; whose points are whose."""
    go(day, "index.html")
    go(day, f"index.html?daily={GAME}&date=2026-07-05&speed=instant")
    turn(day)
    expect(day.locator(".invitation")).to_contain_text(word("day-is-free", date="5 July 2026"))
    assert hand(day) == first
    expect(day.locator("#table .memory")).not_to_be_empty()
    play_on(day, 1)
    turn(day)
    day.locator("#table [data-do=undo]").click()
    expect(day.locator("#live")).to_contain_text(word("undone"))
    turn(day)
    play_on(day)
    expect(day.locator(".day-end")).to_contain_text(word("day-was-free", date="5 July 2026"))
    standing = day.locator(STANDING)
    expect(standing).to_have_count(5)
    expect(standing.first).to_have_text(f"{word('day-yours')}{points}")
    scores = str(day.locator("#table").get_attribute("data-scores")).split(" ")
    expect(standing.nth(1)).to_have_text(f"{word('day-this-free')}{scores[seat_of(day)]}")
    # The next day has another deal.
    go(day, "index.html")
    go(day, f"index.html?daily={GAME}&speed=instant")
    turn(day)
    assert "date=2026-07-06" in day.url
    assert hand(day) != first


def opens_the_calendar(day: Page, result: dict[str, Any]) -> None:
    """By keys. From there a day is begun, and given up for good, when that is meant."""
    day.goto("index.html")
    day.locator("[data-do=days]").click()
    # To another game and back: what is seen then will not be painted once more.
    day.locator("#dialog [value=rounds]").check()
    expect(day.locator(".diary-facts")).to_contain_text("Days in a row3")
    day.locator(f"#dialog [value={GAME}]").check()
    cell = day.locator(".diary [data-date='2026-07-05']")
    expect(cell).to_have_accessible_name(
        f"5 July 2026: {'Won with ' if result['won'] else ''}{result['points']}"
        f" points{'' if result['won'] else ', not won'}"
    )
    expect(day.locator(".diary [data-date='2026-07-07']")).to_have_count(0)
    expect(day.locator(".diary-facts")).to_contain_text("Days in a row3")
    day.locator(".diary [tabindex='0']").focus()
    day.keyboard.press("PageUp")
    expect(day.locator("#diary-month")).to_have_text("June 2026")
    day.keyboard.press("ArrowLeft")
    expect(day.locator(".diary [data-date='2026-06-05']")).to_be_focused()
    # No tap in the calendar begins a serious try by itself; the way back leads to the same day.
    day.keyboard.press("Enter")
    begin = day.locator("#dialog", has_text=word("day-ask")).locator("[data-do=visit]")
    expect(begin).to_be_focused()
    expect(day.locator("#dialog")).to_contain_text(word("day-ask-later"))
    assert "date=2026-06-05" not in day.url
    day.locator("#dialog [data-do=days]").click()
    day.locator(".diary [data-date='2026-06-05']").click()
    begin.click()
    turn(day)
    assert f"daily={GAME}&date=2026-06-05" in day.url
    day.locator("#table [data-do=menu]").click()
    titles = [word(f"menu-{name}") for name in ("table", "help", "more")]
    expect(day.locator("#dialog h3")).to_have_text(titles)
    last = day.locator("#dialog .menu").first.locator("button").last
    expect(last).to_have_attribute("data-do", "give-up")
    expect(last).to_have_attribute("class", "risky")
    day.locator("#dialog [data-do=give-up]").click()
    day.locator("#dialog [data-do=close]:visible").last.click()
    expect(day.locator("#table .facts")).to_contain_text("Deal of 5 Jun")
    day.keyboard.press("m")
    day.locator("#dialog [data-do=give-up]").click()
    day.locator("#dialog [data-do=give-up-now]").click()
    expect(day.locator("#table .facts")).to_contain_text(word("day-mark-free", date="5 Jun"))
    given = kept_days(day, f"kept['daily:{GAME} 2026-06-05']")
    assert given[f"daily:{GAME} 2026-06-05"]["state"] == "given"


# Where everything stands on the sheet of the end of a day, whenever its list changes.
STANDS = """() => {
  window.stands = [];
  const look = () => {
    const sheet = document.querySelector('.ending.over');
    if (!sheet?.querySelector('.standing')) return;
    const parts = sheet.querySelectorAll('.standing, .next > *');
    const at = each => [each.offsetTop, each.offsetHeight];
    window.stands.push(JSON.stringify([...parts].map(at)
      .concat(sheet.querySelector('.standing caption').textContent)));
  };
  new MutationObserver(look).observe(document.querySelector('#table'), { childList: true,
    subtree: true });
}"""


@pytest.mark.browser
def test_the_end_of_a_day_keeps_its_places(day: Page) -> None:
    """On a phone the sheet scrolls as a whole: its score sheet is not cut between two lines.
    Nothing on it moves while bots play the same cards, and no notice covers its headline."""
    resize(day, {"width": 390, "height": 844})
    day.goto(f"index.html?daily={GAME}&date=2026-07-05")
    turn(day)
    day.evaluate(STANDS)
    play_on(day)
    points = day.locator(".ending.over .tally .scroll")
    expect(points.locator("tbody tr")).not_to_have_count(0)
    assert points.evaluate("each => each.scrollHeight <= each.clientHeight + 1")
    expect(day.locator(".standing .waits td").last).to_have_text(word("day-plays"))
    until(day, "() => document.querySelectorAll('.standing .waits').length < 2")
    assert len({*day.evaluate("stands")}) == 1
    for size in ((1440, 900), (390, 700), (360, 640), (844, 390)):
        resize(day, {"width": size[0], "height": size[1]})
        end = day.locator(".ending.over .next")
        share, on = end.locator("[data-do=share-day]"), end.locator(".primary")
        expect(on).to_contain_text(word("puzzle-today"))
        aside, large = share.bounding_box(), on.bounding_box()
        assert aside
        assert large
        assert abs(aside["y"] - large["y"]) < 2
        assert large["width"] > 1.5 * aside["width"], size
        expect(share).to_be_in_viewport(ratio=1)
        share.click()
        expect(day.locator("#notice")).to_contain_text("copied")
        notice, head = (day.locator(each).bounding_box() for each in ("#notice", ".ending-head h2"))
        assert notice
        assert head
        assert not all(
            notice[at] < head[at] + head[side] and head[at] < notice[at] + notice[side]
            for at, side in (("x", "width"), ("y", "height"))
        ), size


def test_days_that_have_a_deal_and_days_that_have_none(day: Page) -> None:
    """A game has its day, in the seat of the day, and begun with the first turn. Where there is
    none one line says so, with a way to today's; what is damaged is set aside. (What is played on
    the days of each game: tests/test_days.py.)"""
    day.goto("index.html?daily=whist")
    told = day.locator("#table[data-status=error] .prompt")
    expect(told).to_contain_text("cannot be opened")
    for date, line in (
        ("2026-13-40", "There is no such day: 2026-13-40."),
        ("2026-07-06", word("day-late", date="6 July 2026")),
        ("2025-12-31", "There is no deal for 31 December 2025. The first one is that of"),
    ):
        go(day, f"index.html?daily=steere-ronda&date={date}")
        expect(told).to_contain_text(line)
    day.locator(".acts a", has_text="Today's deal").click()
    turn(day)
    assert "date=2026-07-05" in day.url
    set_clock(day, "2026-11-21T12:00:00")
    go(day, "index.html?daily=steere-ronda")
    expect(day.locator("#table .facts")).to_contain_text("Deal of 21 Nov")
    turn(day)
    assert seat_of(day) == 2
    play_on(day, 1)
    kept_days(day, "kept['daily:steere-ronda 2026-11-21']?.state === 'begun'")
    damaged = "daily:steere-ronda 2026-11-20"
    keep(day, {damaged: {"state": 3}})
    day.goto("index.html?daily=steere-ronda&date=2026-11-20")
    turn(day)
    expect(day.locator("#table .facts")).to_contain_text("Deal of 20 Nov")
    assert damaged not in on_device(day, f"kept => 'broken:{damaged}' in kept")


def test_a_day_that_could_not_be_read_is_not_said_to_be_late(disk: Page) -> None:
    """It was begun on its day, and after midnight the device does not say so."""
    disk.add_init_script(CLOCK % NOON)
    disk.goto("robots.txt")
    keep(disk, {"settings": {"speed": "instant"}})
    disk.goto(f"index.html?daily={GAME}")
    turn(disk)
    play_on(disk, 1)
    kept_days(disk, f"kept['{DAY}']?.state === 'begun'")
    set_clock(disk, NEXT)
    go(disk, "index.html")
    expect(disk.locator("html[data-page=lobby]")).to_have_count(1)
    disk.evaluate("disk.reads = 'error'")
    go(disk, f"index.html?daily={GAME}&date=2026-07-05")
    turn(disk)
    play_on(disk)
    expect(disk.locator(".day-end p").first).to_have_text(word("day-done", date="5 July 2026"))


def test_nothing_can_be_kept(day: Page) -> None:
    """There is no database. It is played to its end all the same; the result lasts as long as the
    page. It is said once."""
    day.add_init_script(
        "Object.defineProperty(self, 'indexedDB', { configurable: true, value: null })"
    )
    day.goto("index.html?daily=moroccan-ronda&speed=instant")
    turn(day)
    play_on(day, 1)
    expect(day.locator("#notice")).to_contain_text(word("nothing-kept"))
    turn(day)
    play_on(day)
    expect(day.locator(".day-end")).to_contain_text("5 July 2026")
    day.locator(".ending.over [data-do=restart]").click()
    turn(day)
    expect(day.locator("#table .facts")).to_contain_text(word("day-mark-free", date="5 Jul"))
