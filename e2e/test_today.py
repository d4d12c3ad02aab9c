"""What a returning player finds: how the days went, the next lesson, and the result of a friend,
whose link leads to the same deal."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from e2e.playing import play_on
from e2e.sim.world import World
from e2e.test_daily import DAY, GAME, NEXT, day, go, played, set_clock, turn
from e2e.waiting import expect, keep, module, on_device
from e2e.words import word
from page.logic import days

__all__ = ["day"]
pytestmark = [pytest.mark.returning, pytest.mark.fresh, pytest.mark.orders(0, 2)]
DATE = "2026-07-05"
FIRST = "steere-ronda"  # the game with the shortest lesson
SHORT = f"index.html?game={GAME}&players=2&target=11&seat=0&bots=random&speed=instant&seed=22"
FRIEND = {"game": GAME, "date": DATE, "points": 3, "won": False, "record": "friend"}
LINK = f"index.html?daily={GAME}&date={DATE}&friend="


def test_the_front_page_says_how_days_went(day: Page) -> None:
    """One way each to the day's deal and question, of the day's game or the one that was played
    instead, with yesterday's result; beside the date the last seven days, the days in a row with
    any game, and when all is done tomorrow's game; ways to the rest, the lesson that was begun; of
    a game that was finished some times the wins, and of one that was lost today a way to it."""
    answer = {"game": GAME, "date": "2026-07-04", "on": "2026-07-04", "state": "done", "won": False}
    done = {"game": GAME, "players": 2, "level": "medium", "seat": 0, "scores": [9, 3]}
    keep(day, {
        f"daily:{GAME} 2026-07-03": played("2026-07-03", 1),
        f"daily:{GAME} 2026-07-04": played("2026-07-04", 2),
        f"puzzle:{GAME} 2026-07-04": {**answer, "run": 1, "second": True},
        "done:a": {**done, "winners": [0], "time": "2026-07-04T10:00:00Z"},
        **{f"done:{at}": {**done, "game": "baronda", "winners": [0], "time": f"2026-07-0{at}"}
           for at in (1, 2, 3)},
        "lesson:rounds": {"at": 3, "of": 6, "done": False},
    })  # fmt: skip
    day.goto("index.html")
    lines = day.locator("#today li")
    expect(lines).to_have_count(4)
    lesson, others = lines.nth(2), lines.last.locator("a")
    deal, question = day.locator("#today .ticket").all()
    expect(deal).to_have_text("Today's dealRondaYesterday: won with 100 · Moroccan RondaPlay")
    expect(question).to_have_text(
        "Today's questionRondaYesterday: right at the second try · Moroccan RondaAnswer"
    )
    expect(others).to_have_text(["Baronda", "Moroccan Ronda", "Rounds"])
    last = word("front-last", state="won", by=6)
    expect(day.locator(f"#games [data-of={GAME}] .been")).to_have_text(last)
    expect(day.locator("#games .facts .been b")).to_have_text([word("front-won", won=3, n=3)])
    week = day.locator("#week")
    expect(week).to_have_text(word("day-run", n=2))
    shown = week.locator("i").evaluate_all("all => all.map(e => e.dataset.state)")
    assert shown == ["won", "won", "open"]
    expect(lesson).to_have_attribute("data-of", "rounds")
    expect(lesson).to_contain_text("3 of")
    keep(day, {DAY: {**played(DATE, 3), "won": False}})
    day.goto("index.html")
    expect(week).to_have_text(word("day-run", n=3))
    ended = "Today's deal · Moroccan Ronda · 100, not won · Result"
    expect(deal).to_have_accessible_name(ended)
    expect(day.locator("#today .ticket")).to_have_count(2)
    expect(others).to_have_text(["Ronda", "Baronda", "Rounds"])
    deal.click()
    turn(day)
    assert f"daily={GAME}" in day.url
    # And so is a question that was answered in another game.
    keep(day, {f"puzzle:rounds {DATE}": {**answer, "game": "rounds", "date": DATE, "on": DATE}})
    day.goto("index.html")
    expect(question).to_contain_text("RoundsNot the best")
    keep(day, {f"daily:{FIRST} {DATE}": {**played(DATE, 3), "game": FIRST}})
    day.goto("index.html")
    expect(week).to_contain_text(word("day-tomorrow", game="Baronda"))
    # A game that was lost today can be played again.
    keep(day, {"done:b": {**done, "winners": [1], "time": f"{DATE}T09:00:00Z"}})
    day.goto("index.html")
    again = lines.filter(has_text=word("front-last", state="lost", by=6))
    expect(again.locator("[data-play]")).to_have_text(word("play-again"))


def test_a_deal_that_was_begun_stands_once(day: Page) -> None:
    """On its day among today's, from the next day on among the games in progress."""
    day.goto(f"index.html?daily={GAME}")
    turn(day)
    play_on(day, 1)
    on_device(day, f"kept => kept['{DAY}']?.state === 'begun'")
    day.goto("index.html")
    begun = day.locator(f"#today [data-of={GAME}] .ticket")
    expect(begun).to_contain_text(word("front-go", kind="begun"))
    expect(day.locator("#today .ticket")).to_have_count(2)
    expect(day.locator("#going-on li")).to_have_count(0)
    day.locator(".each-day").click()
    day.locator(f"#dialog [value={GAME}]").check()
    expect(day.locator("#dialog .primary")).to_contain_text(word("front-go", kind="begun"))
    set_clock(day, NEXT)
    day.goto("index.html")
    expect(day.locator("#going-on li")).to_have_count(1)
    expect(begun).to_have_count(0)


def test_what_comes_next(day: Page) -> None:
    """Somebody who has only answered questions finds how they went, and the way in as a line below;
    after a lesson comes a first game, then another lesson."""
    answer = {"game": "rounds", "state": "done", "won": True, "date": DATE, "on": DATE}
    keep(day, {f"puzzle:rounds {DATE}": {**answer, "run": 2}})
    day.goto("index.html")
    ways = day.locator("#today li")
    expect(ways).to_have_count(4)
    expect(ways.filter(has_text=word("puzzle-today"))).to_have_count(1)
    expect(day.locator("#week")).to_contain_text("2 days in a row")
    expect(ways.nth(2)).to_contain_text(word("tile-learn", "front"))
    expect(day.locator(".first-way")).to_be_hidden()
    lesson = f"lesson:{FIRST}"
    keep(day, {lesson: {"at": 6, "of": 6, "done": True}})
    day.goto("index.html")
    expect(ways.first).to_contain_text(word("lesson-play"))
    expect(ways).to_have_count(4)
    ways.first.locator("[data-play]").click()
    expect(day.locator(f"#table[data-game={FIRST}]")).to_be_visible()
    turn(day)
    day.locator("[data-action]").first.click()
    expect(day.locator("[data-do=undo]")).to_be_enabled()
    day.goto("index.html")
    expect(ways.filter(has_text=word("front-lesson"))).to_have_count(1)
    expect(ways.filter(has_text=word("lesson-play"))).to_have_count(0)
    # After a game no first game of another is offered.
    keep(day, {"lesson:rounds": {"at": 6, "of": 6, "done": True}})
    day.goto("index.html")
    expect(ways.filter(has_text=word("front-lesson"))).to_have_count(1)
    expect(ways.filter(has_text=word("lesson-play"))).to_have_count(0)


def test_the_result_of_a_friend(day: Page) -> None:
    """A friend's link, with what a chat puts behind it, opens the same deal, says nothing of the
    result before the end, and then shows both; the answer has one's own result."""
    code = days.code_of(FRIEND)
    # A damaged one opens the deal, and one line says so.
    day.goto(f"{LINK}{code[:-2]}")
    turn(day)
    expect(day.locator(".invitation")).to_contain_text(word("day-friend-damaged"))
    expect(day.locator("#table .facts")).to_contain_text("Deal of 5 Jul")
    assert not [key for key in on_device(day) if key.startswith("friend:")]
    day.goto(f"{LINK}{code}.%20Your%20turn!&fbclid=x")
    turn(day)
    expect(day.locator(".invitation")).to_contain_text(word("day-friend"))
    assert "friend" not in day.url
    go(day, "index.html")
    go(day, f"index.html?daily={GAME}&speed=instant")
    turn(day)
    expect(day.locator(".duel")).to_have_count(0)
    play_on(day)
    kept = on_device(day, f"kept => kept['{DAY}']?.state === 'done'")[DAY]
    duel = day.locator(".day-end .duel")
    expect(duel).to_have_text(f"You{kept['points']}A friend3")
    day.locator("[data-do=share-day]").click()
    expect(day.locator("#notice")).to_contain_text("copied")
    shared = str(day.evaluate("navigator.clipboard.readText()"))
    assert shared.endswith(f"{LINK}{days.code_of(kept)}")
    # One's own link is no friend's; of a damaged one the sheet says so.
    go(day, "index.html")
    go(day, f"{LINK}{days.code_of(kept)}&speed=normal")
    sheet = day.locator("dialog.day")
    expect(sheet.locator(".duel")).to_have_text(f"You{kept['points']}A friend3")
    expect(sheet).not_to_contain_text(word("day-friend"))
    go(day, "index.html")
    go(day, f"{LINK}9&speed=normal")
    expect(sheet).to_contain_text(word("day-friend-damaged"))


def test_the_latest_games_can_be_opened(day: Page) -> None:
    """They stand below the field for links, the latest first."""
    result = {"game": GAME, "players": 2, "level": "medium", "seat": 0, "options": {}}
    keep(day, {
        f"done:{n}": {**result, "scores": [n, 5], "winners": [0], "time": f"2026-07-0{n}T10:00:00Z"}
        for n in range(1, 6)
    })  # fmt: skip
    day.goto("index.html")
    day.locator("[data-do=open]").click()
    latest = day.locator(".latest li")
    expect(latest).to_have_count(4)
    expect(latest.first).to_have_text("Moroccan RondaWon with 5 points5 July")
    expect(day.locator("[data-open] textarea")).to_be_focused()


def test_what_is_read_last_is_shown(page: Page) -> None:
    """Words for the state before come late: that state is not shown."""
    page.goto("index.html")
    module(
        page,
        "front/today",
        """async ({ today }) => {
          const before = today(['rounds'], new Set(), new Map(), new Map(), []);
          await Promise.all([before, today([], new Set(), new Map(), new Map(), [])]);
        }""",
    )
    expect(page.locator("#today li")).to_have_count(0)


def test_the_end_of_a_game_leads_to_today(day: Page) -> None:
    """By one way: to the lesson after the first game, to the deal of today's game, then to today's
    question of the game that was played; when all is done it says which game comes tomorrow."""
    answer = {"game": FIRST, "date": DATE, "on": DATE, "state": "done", "won": True}
    keep(day, {f"puzzle:{FIRST} {DATE}": answer})
    ways = day.locator(".ending.over .todays > *")
    for shown in (word("lesson-learn"), f"{word('day-today')} Ronda"):
        day.goto(SHORT)
        turn(day)
        play_on(day)
        expect(ways).to_have_text([shown])
    day.locator(".todays a").click()
    expect(day.locator("dialog[open]")).to_contain_text(word("day-ask"))
    keep(day, {f"daily:{FIRST} {DATE}": {**played(DATE, 1), "game": FIRST}})
    for shown in (
        f"{word('puzzle-today')} Moroccan Ronda",
        f"{word('day-tomorrow', game='Baronda')} {word('day-run', n=1)}",
    ):
        day.goto(SHORT)
        turn(day)
        play_on(day)
        expect(ways).to_have_text([shown])
        keep(day, {f"puzzle:{GAME} {DATE}": {**answer, "game": GAME}})


def test_today_leads_a_newcomer_to_the_deal(day: Page) -> None:
    """By the calendar, with the way to the lesson; the deals of other games and the calendar are
    one step further. It says only what differs from the game that Play begins."""
    day.goto("index.html")
    day.locator(".each-day").click()
    sheet = day.locator("dialog[open]")
    sheet.locator(".primary[data-do=ask-day]").click()
    expect(sheet).to_contain_text(word("day-ask"))
    expect(sheet.locator("h2")).to_contain_text("Ronda")
    expect(sheet.locator(".primary")).to_be_focused()
    expect(sheet.locator(".buttons [data-do=visit]").last).to_have_text(word("lesson-learn"))
    sheet.locator("[data-do=ask-day][data-game=rounds]").click()
    expect(sheet.locator("h2")).to_contain_text("Rounds")
    expect(sheet).not_to_contain_text("100")
    sheet.locator("[data-do=days]").click()
    expect(sheet).to_contain_text(word("diary-empty", kind="daily"))
    expect(sheet.locator(".primary[data-do=ask-day]")).to_be_visible()


def test_todays_deal_that_comes_late_opens_nothing_elsewhere(day: Page, world: World) -> None:
    day.goto("index.html")
    world.hold("disk")
    day.locator(".each-day").click()
    day.locator(".first-way").click()
    expect(day.locator("html[data-page=table]")).to_have_count(1)
    world.release("disk")
    world.passes(10)
    expect(day.locator("dialog[open]")).to_have_count(0)
    assert "lesson=" in day.url
