"""The front page: there at once without Python; one tap to a table; set-ups; games in progress."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.waiting import READING, Gate, keep, on_device, until
from e2e.words import word
from rondas.games import all_games

pytestmark = [pytest.mark.returning, pytest.mark.fresh]
STARTED = "[data-status=your-turn]"
GAMES = list(all_games())
SIZES = {
    "phone": {"width": 390, "height": 844},
    "lying": {"width": 844, "height": 390},
    "tablet": {"width": 768, "height": 1024},
    "desktop": {"width": 1440, "height": 900},
}
# The page waits as long as the test has it wait for what is on the device.
PATIENT = """{
  const { setTimeout } = window;
  window.setTimeout = (run, ms, ...all) => setTimeout(run, ms === 4000 ? 1e9 : ms, ...all);
}"""
# The page knows what the device remembers, and has told all tiles of it.
RECALLED = "() => document.querySelector('[data-play=rounds]').search.includes('players')"
PYTHON = re.compile(r"/vendor/|/py/page/|/boot\.mjs")


def set_up(page: Page, game: str) -> Any:
    """The dialog of a game, opened."""
    page.locator(f"[data-set-up={game}]").click()
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


@pytest.mark.parametrize("size", SIZES)
def test_play_is_in_sight(page: Page, size: str) -> None:
    """Each game has one way to a table, the first without scrolling; nothing goes over the edge."""
    page.set_viewport_size(SIZES[size])  # type: ignore[arg-type]
    page.goto("index.html")
    links = page.locator("[data-play]")
    assert [link.get_attribute("data-play") for link in links.all()] == GAMES
    expect(links.first).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for link in links.all():
        box = link.bounding_box()
        assert box
        assert box["height"] >= 44
    for picture in page.locator(".scene img").all():
        picture.scroll_into_view_if_needed()
        assert picture.evaluate("picture => picture.decode().then(() => picture.naturalWidth > 0)")


@pytest.mark.usefixtures("context")
def test_it_is_there_without_python(page: Page) -> None:
    """Nothing of the page's Python or the engine is asked for until somebody means to play."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto("index.html", wait_until="networkidle")
    assert not [url for url in asked if PYTHON.search(url)]
    with page.expect_request(PYTHON):
        page.locator("[data-play]").first.hover()


@pytest.mark.usefixtures("context")
def test_whoever_stays_is_likely_to_play(page: Page) -> None:
    page.clock.install()
    page.goto("index.html")
    expect(page.locator("[data-play]").first).to_be_visible()
    with page.expect_request(PYTHON):
        page.clock.run_for(30_000)


def test_without_javascript(browser: Browser, base_url: str) -> None:
    """Games, pictures, rules: all of it is in the page. Play is a link."""
    context = browser.new_context(base_url=base_url, java_script_enabled=False)
    page = context.new_page()
    page.goto("index.html")
    expect(page.locator("[data-play]")).to_have_count(len(GAMES))
    expect(page.locator("[data-play]").first).to_have_attribute(
        "href", re.compile(rf"^index\.html\?game={GAMES[0]}")
    )
    context.close()


@pytest.mark.parametrize("game", GAMES)
def test_one_tap_to_a_table(page: Page, game: str) -> None:
    """The table is laid in the same frame, without another page, and Back leads back."""
    page.goto("index.html")
    until(page, RECALLED)
    shown = page.locator(f"[data-play={game}]").evaluate(
        """link => {
          window.stayed = true;
          link.click();
          return document.querySelector('#table').checkVisibility();
        }"""
    )
    assert shown
    expect(page.locator(STARTED)).to_be_visible()
    assert page.evaluate("window.stayed")
    assert query(page)["game"] == game
    assert query(page)["seed"]
    page.go_back()
    expect(page.locator("[data-play]").first).to_be_visible()
    expect(page.locator("#table")).to_be_hidden()
    assert page.evaluate("window.stayed")


@pytest.mark.usefixtures("context")
def test_back_before_python_has_come(page: Page) -> None:
    held: list[Any] = []
    page.route("**/py/page/main.py", lambda route: held.append(route))  # noqa: PLW0108
    page.goto("index.html")
    with page.expect_request("**/py/page/main.py"):
        page.locator("[data-play]").first.click()
    expect(page.locator("#table")).to_be_visible()
    page.go_back()
    expect(page.locator("[data-play]").first).to_be_visible()
    expect(page.locator("#table")).to_be_hidden()
    for route in held:
        route.continue_()
    page.locator("[data-do=settings]").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(page.locator("#table")).to_be_hidden()


def test_a_set_up_is_remembered(page: Page) -> None:
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
    chosen = {"players": "3", "bots": "easy", "penalties": "claim", "target": "25"}
    assert chosen.items() <= query(page).items()
    page.goto("index.html")
    expect(page.locator("[data-of=moroccan-ronda] .choose .way")).to_contain_text(
        word("level-easy", "front")
    )
    page.locator("[data-play=moroccan-ronda]").click()
    expect(page.locator(STARTED)).to_be_visible()
    assert chosen.items() <= query(page).items()


def test_play_before_a_set_up_is_read(page: Page) -> None:
    """The device is slow, and whoever comes back quick, and taps twice: the set-up is neither
    passed over nor written over, and the last tap counts."""
    page.goto("index.html")
    chosen = {"players": "3", "target": "25"}
    keep(page, {"setup:moroccan-ronda": chosen})
    reading = Gate(page, READING)
    page.add_init_script(PATIENT)
    page.add_init_script("self.gate?.(true)")
    page.reload()
    before = page.evaluate("history.length")
    for game in ("rounds", "moroccan-ronda"):
        page.locator(f"[data-play={game}]").click()
    expect(page.locator("#lobby")).to_be_visible()
    reading.open()
    expect(page.locator(STARTED)).to_be_visible()
    assert chosen.items() <= query(page).items()
    assert page.evaluate("history.length") == before + 1
    assert chosen.items() <= on_device(page)["setup:moroccan-ronda"].items()


def test_the_level_of_the_settings(page: Page) -> None:
    """It holds at once, and goes on to hold for a game that was played without another choice."""
    page.goto("index.html")
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
    page.reload()
    expect(ways).to_have_text(hard)
    assert "bots" not in str(page.locator("[data-play=rounds]").get_attribute("href"))


@pytest.mark.parametrize("kept", ["{", "[]", '"x"', '{"players": "9", "target": "no"}'])
def test_a_set_up_that_cannot_be_read(page: Page, kept: str) -> None:
    """It costs only itself."""
    page.goto("index.html")
    page.evaluate(
        """async text => {
          const store = await import(new URL('static/js/store.mjs', document.baseURI));
          await store.change(JSON.stringify({ set: { 'setup:moroccan-ronda': text } }));
        }""",
        kept,
    )
    page.reload()
    page.locator("[data-play=moroccan-ronda]").click()
    expect(page.locator(STARTED)).to_be_visible()


def test_the_first_game_is_the_beginners(page: Page) -> None:
    """Where the game says so, and only for whoever has not played it."""
    page.goto("index.html")
    link = page.locator("[data-play=moroccan-ronda]")
    expect(link).to_have_attribute("href", re.compile("announcements=honest"))
    page.goto("index.html?game=moroccan-ronda&seat=0&seed=3&speed=instant")
    expect(page.locator(STARTED)).to_be_visible()
    page.locator("[data-action]").first.click()
    expect(page.locator("[data-do=undo]")).to_be_enabled()
    expect(page.locator(STARTED)).to_be_visible()
    page.locator("[data-do=lobby]").first.click()
    expect(page.locator("#going-on")).to_be_visible()
    page.reload()
    expect(link).not_to_have_attribute("href", re.compile("announcements"))


def test_options_that_cannot_be(page: Page) -> None:
    """What is wrong is shown where it can be put right."""
    page.goto("index.html")
    dialog = set_up(page, "steere-ronda")
    dialog.locator(".options summary").click()
    hands = dialog.locator("[name=hands]")
    hands.fill("99")
    dialog.locator("[data-close]").click()
    page.locator("[data-play=steere-ronda]").click()
    expect(hands).to_be_focused()
    hands.fill("2")
    dialog.locator("[data-start]").click()
    expect(page.locator(STARTED)).to_be_visible()
    assert query(page)["hands"] == "2"


def test_a_bot_with_scope_for_its_manner(page: Page) -> None:
    page.goto("index.html")
    dialog = set_up(page, "rounds")
    bots, way = dialog.locator("[name=bots]"), dialog.locator("[name=preset]")
    fox = bots.locator("option[value=fox]")
    expect(fox).to_be_disabled()
    way.select_option("strict")
    expect(fox).to_be_enabled()
    bots.select_option("fox")
    way.select_option("usual")
    expect(bots).to_have_value("medium")


def test_games_in_progress(page: Page) -> None:
    """The latest stand before all else, all of them can be seen; removing one can be undone."""
    for number, game in enumerate(GAMES[:3]):
        leave_a_game(page, game, f"s{number}")
    page.goto("index.html")
    until(page, RECALLED)
    shown = page.locator("#going-on li:visible")
    expect(shown).to_have_count(2)
    assert shown.first.get_attribute("data-of") == GAMES[2]
    page.locator("[data-all]").click()
    expect(shown).to_have_count(3)
    shown.first.locator(".give-up").click()
    expect(shown.first.locator(".take-back")).to_be_focused()
    shown.first.locator(".take-back").click()
    expect(shown.first.locator(".give-up")).to_be_focused()
    left = page.locator("#going-on li")
    shown.nth(1).locator(".give-up").click()
    expect(shown.nth(1).locator(".take-back")).to_be_focused()
    page.reload()
    expect(left).to_have_count(2)
    shown.first.locator("[data-go-on]").click()
    expect(page.locator(STARTED)).to_be_visible()
    assert query(page)["seed"] == "s2"
    assert "saved" not in query(page)


def test_a_game_in_progress_is_in_sight_on_a_phone(page: Page) -> None:
    leave_a_game(page, GAMES[0], "one")
    page.set_viewport_size(SIZES["phone"])  # type: ignore[arg-type]
    page.goto("index.html")
    expect(page.locator("[data-go-on]")).to_be_in_viewport(ratio=1)
    expect(page.locator("[data-play]").first).to_be_in_viewport(ratio=1)


@pytest.mark.usefixtures("context")
def test_under_a_path(dist: Any, serve: Callable[..., Any], page: Page) -> None:
    site = serve(dist, prefix="/some/where/")
    page.goto(site.url)
    page.locator("[data-play]").first.click()
    expect(page.locator(STARTED)).to_be_visible()
