"""The front page: there at once without Python; one tap to a table; set-ups; games in progress."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page

from e2e.conftest import walking
from e2e.disk import may_fail, put
from e2e.playing import unfold
from e2e.sim.world import World
from e2e.test_table import SIZES
from e2e.waiting import expect, keep, on_device, resize, until
from e2e.words import word
from rondas.games import all_games

pytestmark = [pytest.mark.returning, pytest.mark.orders(0, 2)]
STARTED = "[data-status=your-turn]"
# The first is the one with the shortest lesson.
GAMES = sorted(all_games(), key=lambda game: game != "steere-ronda")
# The page waits as long as the test has it wait for what is on the device.
PATIENT = """{
  const { setTimeout } = window;
  window.setTimeout = (run, ms, ...all) => setTimeout(run, ms === 4000 ? 1e9 : ms, ...all);
}"""
# The page knows what the device remembers, and has told all tiles of it.
RECALLED = "() => document.querySelector('[data-play=rounds]').search.includes('players')"
# It knows the name that was given in another game.
RECALLED_NAME = "() => document.querySelector('#set-up-baronda [name=seat1]').value === 'Zoe'"
DECODED = "picture => picture.decode().then(() => picture.naturalWidth > 0)"
# The part of a picture that its box, which is covered, does not cut off.
SHOWN = """({ clientWidth, clientHeight, naturalWidth, naturalHeight }) => {
  const [across, down] = [clientWidth / naturalWidth, clientHeight / naturalHeight];
  return Math.min(across, down) / Math.max(across, down);
}"""
# Of each, in how many lines its words stand.
LINES = """all => all.map(each => {
  const words = document.createRange();
  words.selectNodeContents(each);
  return words.getClientRects().length;
})"""
UNREADABLE = {
    "moroccan-ronda": '{"players": "9", "target": "no"}',
    "steere-ronda": "{",
    "baronda": "[]",
    "rounds": '"x"',
}
# So many games have been kept.
SAVED = "kept => Object.keys(kept).filter(key => key.startsWith('saved:')).length === %d"
# Games that are left in the middle.
LEFT = ["baronda", "steere-ronda", "rounds"]
PYTHON = re.compile(r"/vendor/|/py/page/|/boot\.js")


def set_up(page: Page, game: str, way: str = "set-up") -> Any:
    """The dialog of a game, opened."""
    unfold(page)
    page.locator(f"[data-{way}={game}]").click()
    dialog = page.locator(f"#set-up-{game}")
    expect(dialog).to_be_visible()
    return dialog


def query(page: Page) -> dict[str, str]:
    """The parameters of the address."""
    found: dict[str, str] = page.evaluate(
        "() => Object.fromEntries(new URLSearchParams(location.search))"
    )
    return found


def leave_a_game(page: Page, game: str, seed: str) -> None:
    """A game in progress on the device."""
    page.goto(f"index.html?game={game}&seed={seed}&seat=0&speed=instant")
    expect(page.locator(STARTED)).to_be_visible()
    page.locator("[data-action]").first.click()
    expect(page.locator("[data-do=undo]")).to_be_enabled()
    expect(page.locator(STARTED)).to_be_visible()


@pytest.mark.browser
@pytest.mark.fresh
def test_play_is_in_sight(page: Page) -> None:
    """Each game has one way to a table, the first without scrolling, on a phone two, with the days
    and friends before them, on a desktop the whole page; nothing goes over the edge, pictures show
    most of themselves, and lessons are offered in one line. In a low window of a desktop all of the
    page is in sight; more ways to play open over it, and go by a tap elsewhere or by Escape."""
    page.goto("index.html")
    links = page.locator("[data-play]")
    for size, room in SIZES.items():
        page.evaluate("scrollTo(0, 0)")
        resize(page, room)
        assert [link.get_attribute("data-play") for link in links.all()] == GAMES
        expect(links.first, size).to_be_in_viewport(ratio=1)
        assert page.locator(".tile .besides > summary:visible").count() == len(GAMES), size
        if size == "phone":
            for above in (links.nth(1), page.locator(".each-day"), page.locator(".offers summary")):
                expect(above, size).to_be_in_viewport(ratio=1)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), size
        if size == "desktop":
            for below in (links.last, page.locator(".foot")):
                expect(below).to_be_in_viewport(ratio=1)
        for link in links.all():
            box = link.bounding_box()
            assert box
            assert box["height"] >= 44, size
        for picture in page.locator(".scene img").all():
            picture.scroll_into_view_if_needed()
            assert picture.evaluate(DECODED), size
            assert picture.evaluate(SHOWN) > 0.25, size
    more, learn = page.locator(".choose .besides > summary"), page.locator(".learn")
    for width in (390, 360):
        resize(page, {"width": width, "height": 640})
        assert page.locator(".first-way span").or_(learn).evaluate_all(LINES) == [1] * 5, width
    resize(page, {"width": 1280, "height": 720})
    page.evaluate("scrollTo(0, 0)")
    for below in (page.locator(".each-day"), page.locator(".foot")):
        expect(below).to_be_in_viewport(ratio=1)
    assert more.or_(learn).evaluate_all(LINES) == [1] * 2 * len(GAMES)
    boxes = "all => all.map(each => JSON.stringify(each.getBoundingClientRect()))"
    rest = page.locator(".tile, .each-day, .foot")
    before = rest.evaluate_all(boxes)
    ways = page.locator(".choose .ways").first
    for close in (page.locator(".front p").click, lambda: page.keyboard.press("Escape")):
        more.first.click()
        expect(ways).to_be_in_viewport(ratio=1)
        assert rest.evaluate_all(boxes) == before
        close()
        expect(ways).to_be_hidden()
    # All options scroll below the heading of their dialog, and not behind it.
    dialog = set_up(page, "moroccan-ronda")
    for room in SIZES.values():
        resize(page, room)
        dialog.locator(".options summary").click()
        covered = dialog.locator(".sheet-head").bounding_box()
        opened = dialog.locator(".options summary").bounding_box()
        assert covered
        assert opened
        assert opened["y"] >= covered["y"] + covered["height"], room
        dialog.locator(".options summary").click()
    # After a lesson the way to a first game stands beside the days, too.
    day = "2026-07-04"
    answer = {"game": "rounds", "state": "done", "won": True, "date": day, "on": day}
    keep(page, {f"puzzle:rounds {day}": answer,
                "lesson:steere-ronda": {"at": 6, "of": 6, "done": True}})  # fmt: skip
    page.goto("index.html")
    expect(page.locator(".first-game ~ li .ticket").first).to_be_visible()
    for room in SIZES.values():
        resize(page, room)
        page.locator(".first-game .button").click(trial=True)


def test_one_large_way_in(page: Page) -> None:
    """Somebody new has one large way in, and of each game Play and the lesson; the rest is folded.
    Somebody who has played finds what goes on, with today's deal and question, and is told of the
    scored try before the first one."""
    page.goto("index.html")
    shown = page.locator("#games :is(a, button):visible")
    expect(page.locator(".first-way")).to_be_visible()
    expect(page.locator("#today")).to_be_hidden()
    expect(shown).to_have_count(2 * len(GAMES))
    unfold(page)
    expect(shown).to_have_count(6 * len(GAMES))
    expect(page.locator(".offers [data-friends]:visible")).to_have_count(len(GAMES))
    page.get_by_role("button", name="English").click()
    expect(page.locator("#settings-form :is(select, input)")).to_have_count(1)
    page.locator("#dialog [data-do=close]").first.click()
    page.locator(".first-way").click()
    expect(page.locator("#table[data-lesson]")).to_be_visible()
    on_device(page, "kept => 'lesson:steere-ronda' in kept")
    page.goto("index.html")
    expect(page.locator(".first-way")).to_be_visible()
    expect(page.locator("#today")).to_be_hidden()
    leave_a_game(page, "rounds", "5")
    page.goto("index.html")
    expect(page.locator("#going-on li")).to_have_count(1)
    expect(page.locator(".first-way")).to_be_hidden()
    assert page.evaluate("localStorage.getItem('rondas-been')") == "here rounds"
    page.locator("#today [data-today]").first.click()
    expect(page.locator("#dialog")).to_contain_text(word("day-ask"))
    game = page.locator("#dialog .dialog-body").get_attribute("data-of")
    page.locator("#dialog .primary").click()
    expect(page.locator(f"#table[data-game={game}]")).to_be_visible()
    assert query(page)["daily"] == game


@pytest.mark.browser
@pytest.mark.usefixtures("context")
def test_it_is_there_without_python(page: Page) -> None:
    """Nothing of the page's Python or the engine is asked for until somebody means to play, or
    stays. A table is laid without it, and Back leads back."""
    asked: list[str] = []
    held: list[Any] = []
    page.on("request", lambda request: asked.append(request.url))
    page.route("**/py/page/main.py", lambda route: held.append(route))  # noqa: PLW0108
    page.goto("index.html", wait_until="networkidle")
    until(page, RECALLED)
    assert not [url for url in asked if PYTHON.search(url)]
    with page.expect_request("**/py/page/main.py"):
        with page.expect_request(PYTHON):
            page.locator("[data-play]").first.hover()
        assert tapped(page, GAMES[0])
        back_to_the_front(page)
    for route in held:
        route.continue_()
    page.locator("[data-do=settings]").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(page.locator("#table")).to_be_hidden()
    # Somebody stays.
    page.clock.install()
    page.goto("index.html")
    expect(page.locator("[data-play]").first).to_be_visible()
    with page.expect_request(PYTHON):
        page.clock.run_for(30_000)


@pytest.mark.fresh
def test_one_tap_to_a_table(page: Page) -> None:
    """The table is laid in the same frame, without another page, and Back leads back. A set-up that
    cannot be read costs only itself."""
    page.emulate_media(reduced_motion="reduce")
    page.goto("index.html")
    put(page, {f"setup:{game}": text for game, text in UNREADABLE.items()})
    page.reload()
    until(page, RECALLED)
    page.evaluate("window.stayed = true")
    for game in GAMES:
        assert tapped(page, game), game
        expect(page.locator(f"#table[data-game={game}]")).to_be_visible()
        if game in ("steere-ronda", "moroccan-ronda"):  # nothing in it, and what cannot be
            expect(page.locator(f"#table{STARTED}")).to_be_visible()
        assert query(page)["game"] == game
        assert query(page)["seed"]
        back_to_the_front(page)
        assert page.evaluate("window.stayed"), game


def tapped(page: Page, game: str) -> bool:
    """Tap a game; return whether the table is there in the same frame."""
    shown: bool = page.locator(f"[data-play={game}]").evaluate(
        """link => {
          link.click();
          return document.querySelector('#table').checkVisibility();
        }"""
    )
    return shown


def back_to_the_front(page: Page) -> None:
    page.go_back()
    expect(page.locator("[data-play]").first).to_be_visible()
    expect(page.locator("#table")).to_be_hidden()


@pytest.mark.fresh
def test_a_set_up_is_remembered(page: Page, world: World) -> None:
    """Also on a slow device, for a person who comes back quickly and taps twice: nothing is skipped
    or overwritten, and the last tap counts."""
    may_fail(page)
    page.add_init_script(PATIENT)
    page.emulate_media(reduced_motion="reduce")
    page.goto("index.html")
    dialog = set_up(page, "moroccan-ronda")
    dialog.locator("[name=players]").select_option("3")
    dialog.locator("[name=bots]").select_option("easy")
    dialog.locator("[name=preset]").select_option("strict")
    dialog.locator(".options summary").click()
    expect(dialog.locator("[name=penalties]")).to_have_value("claim")
    dialog.locator("[name=target]").fill("25")
    dialog.locator("[name=target]").blur()
    expect(dialog.locator("[name=preset]")).to_have_value("")
    dialog.locator("[data-start]").click()
    expect(page.locator(STARTED)).to_be_visible()
    chosen = {"players": "3", "penalties": "claim", "target": "25", "bots": "easy"}
    assert chosen.items() <= query(page).items()
    page.locator("[data-do=lobby]").first.click()
    tile = page.locator("[data-of=moroccan-ronda]")
    # The level is that of the game alone, after a visit too.
    own = [re.compile(word(f"level-{level}", "front")) for level in ("medium", "easy")]
    for each, told in zip(("rounds", "moroccan-ronda"), own, strict=True):
        expect(page.locator(f".tile[data-of={each}] .choose .way")).to_have_text(told)
    link = tile.locator("[data-play]")
    asked = link.evaluate("link => Object.fromEntries(new URLSearchParams(link.search))")
    assert chosen.items() <= asked.items()
    # The device is slow.
    world.hold("disk")
    page.reload()
    before = page.evaluate("history.length")
    for game in ("rounds", "moroccan-ronda"):
        page.locator(f"[data-play={game}]").click()
    expect(page.locator("#lobby")).to_be_visible()
    world.release("disk")
    expect(page.locator("#table[data-game=moroccan-ronda]")).to_be_visible()
    assert chosen.items() <= query(page).items()
    assert page.evaluate("history.length") == before + 1
    assert chosen.items() <= on_device(page)["setup:moroccan-ronda"].items()
    # And somebody sets up another game meanwhile.
    world.hold("disk")
    page.goto("index.html")
    dialog = set_up(page, "moroccan-ronda")
    dialog.locator("[name=players]").select_option("4")
    dialog.locator("[name=seat1]").fill("Zoe")
    dialog.locator("[data-close]").click()
    friends = set_up(page, "rounds", "friends")
    world.release("disk")
    until(page, RECALLED_NAME)
    expect(friends.locator("[name=who2]")).to_have_value("here")
    friends.locator("[data-close]").click()
    expect(friends.locator("[name=who2]")).to_have_value("")
    expect(dialog.locator("[name=players]")).to_have_value("4")


@pytest.mark.fresh
def test_a_press_is_taken_at_once(page: Page, world: World) -> None:
    """A button whose work must wait shows it, and Escape cancels the wait. A dialog is there
    before what it shows."""
    world.hold("start")
    page.goto("index.html")
    days, dialog = page.locator(".each-day"), page.locator("dialog[open]")
    days.click()
    expect(days).to_have_attribute("aria-busy", "true")
    page.locator("[data-do=settings]").click()
    expect(page.locator("[aria-busy]")).to_have_text(word("front-settings", "site"))
    page.keyboard.press("Escape")
    expect(page.locator("[aria-busy]")).to_have_count(0)
    world.release("start")
    world.passes(30)
    expect(dialog).to_have_count(0)
    world.hold("net", "disk")
    days.click()
    expect(dialog).to_contain_text(word("do-days"))
    expect(dialog.locator(".calendar")).to_have_count(1)  # it has its size
    page.keyboard.press("Escape")
    world.release("net", "disk")
    world.passes(10)
    expect(dialog).to_have_count(0)


@pytest.mark.fresh
def test_the_level_and_the_first_game(page: Page) -> None:
    """The level of the settings holds at once, and stays for a game that was played without another
    choice, and so does the beginners' preset. And impossible options."""
    walking(page)
    page.emulate_media(reduced_motion="reduce")
    page.goto("index.html")
    link = page.locator("[data-play=moroccan-ronda]")
    expect(link).to_have_attribute("href", re.compile("announcements=honest"))
    ways = page.locator(".tile .choose .way")
    page.locator("[data-do=settings]").first.click()
    page.locator("#settings-form [name=level][value=hard]").check()
    hard = [re.compile(word("level-hard", "front"))] * 4
    expect(ways).to_have_text(hard)
    page.keyboard.press("Escape")
    page.locator("[data-play=rounds]").click()
    expect(page.locator(STARTED)).to_be_visible()
    assert "bots" not in query(page)
    page.locator("[data-do=lobby]").first.click()
    expect(ways).to_have_text(hard)
    # A bot with no scope for its manner cannot be chosen.
    dialog = set_up(page, "rounds")
    bots, way = dialog.locator("[name=bots]"), dialog.locator("[name=preset]")
    fox = bots.locator("option[value=fox]")
    expect(fox).to_be_disabled()
    way.select_option("strict")
    expect(fox).to_be_enabled()
    bots.select_option("fox")
    way.select_option("usual")
    expect(bots).to_have_value("hard")
    dialog.locator("[data-close]").click()
    # Errors.
    dialog = set_up(page, "steere-ronda")
    dialog.locator(".options summary").click()
    hands = dialog.locator("[name=hands]")
    hands.fill("99")
    dialog.locator("[data-close]").click()
    page.locator("[data-play=steere-ronda]").click()
    expect(hands).to_be_focused()
    hands.fill("2")
    dialog.locator("[name=bots]").select_option("easy")
    dialog.locator("[data-start]").click()
    expect(page.locator(STARTED)).to_be_visible()
    assert query(page)["hands"] == "2"
    page.locator("[data-do=lobby]").first.click()
    # A game's own level stays, whichever the settings have had meanwhile.
    page.locator("[data-do=settings]").first.click()
    for chosen in ("easy", "hard"):
        page.locator(f"#settings-form [name=level][value={chosen}]").check()
    page.keyboard.press("Escape")
    hard[0] = re.compile(word("level-easy", "front"))
    expect(ways).to_have_text(hard)
    expect(link).to_have_attribute("href", re.compile("announcements=honest"))
    leave_a_game(page, "moroccan-ronda", "3")
    page.locator("[data-do=lobby]").first.click()
    expect(page.locator("#going-on")).to_be_visible()
    page.reload()
    expect(ways).to_have_text(hard)
    assert "bots" not in str(page.locator("[data-play=rounds]").get_attribute("href"))
    expect(link).to_have_attribute("href", re.compile("announcements=honest"))


def test_games_in_progress(page: Page) -> None:
    """The latest stand before all else; all of them can be seen; removing one can be undone."""
    for number, game in enumerate(LEFT):
        leave_a_game(page, game, f"s{number}")
    on_device(page, SAVED % 3)
    page.goto("index.html")
    shown = page.locator("#going-on li:visible")
    expect(shown).to_have_count(2)
    assert shown.first.get_attribute("data-of") == LEFT[2]
    page.locator("[data-all]").click()
    expect(shown).to_have_count(3)
    expect(shown.nth(2).locator("[data-go-on]")).to_be_focused()
    shown.first.locator(".give-up").click()
    expect(shown.first.locator(".take-back")).to_be_focused()
    shown.first.locator(".take-back").click()
    expect(shown.first.locator(".give-up")).to_be_focused()
    shown.first.locator("[data-go-on]").click()
    expect(page.locator(STARTED)).to_be_visible()
    assert query(page)["seed"] == "s2"
    assert "saved" not in query(page)
    # Removed for good.
    page.goto("index.html")
    page.locator("[data-all]").click()
    expect(shown).to_have_count(3)
    shown.nth(1).locator(".give-up").click()
    expect(shown.nth(1).locator(".take-back")).to_be_focused()
    page.reload()
    expect(page.locator("#going-on li")).to_have_count(2)
