"""Starters that the build has dealt: the first table is there before the engine, and goes on when
that has come."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from e2e.conftest import GO, Trouble
from e2e.sim.page import Page as SimulatedPage
from e2e.test_early import held_back, offered
from e2e.test_languages import settle
from e2e.waiting import expect, until
from e2e.words import word
from tools.deflate import deflated, inflated

pytestmark = pytest.mark.orders(0, 2)
GAMES = ("steere-ronda", "baronda")
FULL = """() => document.querySelectorAll('#table .trick li').length
  === Number(document.querySelector('#table .board').dataset.players)"""
RESTS_UNTIL_UP = """async () => {
  self.rest?.();
  return (await import(new URL('static/js/engine/engine.js', document.baseURI))).isUp();
}"""
LINES = "() => document.querySelectorAll('#table .log li').length"


def loading(page: Page) -> Callable[[], None]:
    """Keep the engine loading; return what lets it come."""
    if not isinstance(page, SimulatedPage):
        pytest.skip("the start is held in the simulation")
    page.world.hold("start")
    return lambda: page.world.release("start")


@pytest.mark.parametrize("game", GAMES)
def test_the_first_action_is_taken_before_the_engine_has_come(page: Page, game: str) -> None:
    """By a tap on Play, and in a lesson. The engine finds every starter as it was dealt
    (tests/test_pyodide.py), so here each way goes on in one game."""
    load = loading(page)
    page.goto("index.html")
    page.locator(f"[data-play={game}]").click()
    table = page.locator("#table")
    expect(table).to_have_attribute("data-status", "your-turn")
    expect(page).to_have_url(re.compile(r"seed=card[2-9][2-9]"))
    if game == GAMES[0]:
        expect(table.locator(".invitation")).to_be_visible()
        page.keyboard.press("i")
        expect(table.locator(".event")).to_contain_text(word("hint-loading"))
        expect(table.locator(".invitation")).to_have_count(0)
    else:
        in_another_language_and_back(page)
    label = table.locator("[data-action]").first.get_attribute("aria-label")
    is_card = act(page)
    expect(table).to_have_attribute("data-status", "waiting")
    # What was said of the choice goes; the choice stays, in view.
    expect(table.locator(".event[data-tip]")).to_have_count(0)
    expect(table.locator(".line .bubble")).to_have_text([] if is_card else [str(label)])
    expect(table.locator(".prompt")).to_have_text(word("loading-others"))
    # The next bot thinks, unless the trick is full.
    thinks = is_card and not page.evaluate(FULL)
    expect(table.locator(".plate.thinks")).to_have_count(int(thinks))
    if game == GAMES[0]:
        told = page.evaluate(LINES)
        load()
        expect(table.locator(".plate.thinks")).to_have_count(0)
        until(page, f"told => ({LINES})() > told", told)
        expect(table).not_to_have_attribute("data-status", "error")
        load = loading(page)
    else:
        nothing_is_left(page, game)

    page.goto(f"index.html?lesson={game}&speed=instant&lang=en")
    expect(table).to_have_attribute("data-lesson", "1")
    question = table.locator(".prompt").inner_text()
    act(page)
    expect(table).to_have_attribute("data-status", "waiting")
    expect(table.locator(".event")).to_have_text(word("loading-lesson"))
    expect(table.locator(".prompt")).to_have_text(question)
    if game == GAMES[-1]:
        load()
        expect(table).to_have_attribute("data-status", "your-turn")
        expect(table.locator(".lesson-wrong")).not_to_be_empty()
        expect(table.locator(".event")).to_be_empty()
        expect(table.locator(".prompt")).to_have_text(question)


def in_another_language_and_back(page: Page) -> None:
    """At once: the engine is not needed for it."""
    table = page.locator("#table")
    before, prompt = offered(page), table.locator(".prompt").inner_text()
    for language in ("ja", "en"):
        settle(page, language)
        expect(table).to_have_attribute("data-status", "your-turn")
        expect(table.locator(".prompt")).not_to_have_text(prompt)
        prompt = table.locator(".prompt").inner_text()
        assert offered(page) == before
    page.keyboard.press("Escape")


def nothing_is_left(page: Page, game: str) -> None:
    """A table that is loading, because nobody has dealt its starter, shows nothing of the one
    before."""
    table = page.locator("#table")
    title = table.locator(".title").inner_text()
    loading = table.and_(page.locator("[data-status=loading]"))
    for other in (game, GAMES[0]):
        page.evaluate(GO, f"index.html?game={other}&seed=mine")
        expect(loading).to_be_visible()
        expect(loading.locator(".title")).to_have_text(title if other == game else "Ronda")
        for place in (".facts", ".event", ".log ol", ".panel .sheet"):
            expect(loading.locator(place)).to_be_empty()
        expect(loading.locator(".bubble, .last, .table-note:not([hidden])")).to_have_count(0)


def test_another_table_before_the_engine_has_come(page: Page) -> None:
    """A lesson, another game and a new one: each is there at once, and the last goes on. Where the
    engine came while somebody read, their first table is a starter all the same: nobody waits for
    the bots before them."""
    engine = held_back(page)
    table = page.locator("#table")
    page.goto("index.html")
    for leave in ("[data-play=rounds]", "[data-learn=baronda]", "[data-play=moroccan-ronda]"):
        page.locator(leave).click()
        expect(table).to_have_attribute("data-status", "your-turn")
        act(page)
        expect(table).to_have_attribute("data-status", "waiting")
        page.go_back()
        expect(page.locator("html")).to_have_attribute("data-page", "lobby")
    page.locator("[data-play=rounds]").click()
    expect(table).to_have_attribute("data-status", "your-turn")
    seed = page.url
    page.keyboard.press("n")
    expect(page).not_to_have_url(seed)
    expect(page).to_have_url(re.compile(r"seed=card[2-9][2-9]"))
    expect(table).to_have_attribute("data-status", "your-turn")
    told = page.evaluate(LINES)
    act(page)
    engine.open()
    until(page, f"told => ({LINES})() > told", told)
    expect(table).not_to_have_attribute("data-status", "error")
    page.goto("index.html")
    engine.open()
    page.evaluate("startup.begin()")
    until(page, RESTS_UNTIL_UP)
    page.locator("[data-play=rounds]").click()
    expect(page).to_have_url(re.compile(r"seed=card[2-9][2-9]"))
    expect(table).to_have_attribute("data-status", "your-turn")
    told = page.evaluate(LINES)
    act(page)
    until(page, f"told => ({LINES})() > told", told)


def act(page: Page) -> bool:
    """Choose an action. Return whether it plays a card."""
    action = page.locator("[data-action]").first
    is_card = action.get_attribute("data-card") is not None
    action.click()
    return is_card


@pytest.mark.browser
@pytest.mark.pyodide
def test_an_opening_that_is_not_true_is_opened_anew(page: Page, trouble: Trouble) -> None:
    """The same deal comes from the engine, and the person plays on."""
    engine = held_back(page)

    def lies(route: object) -> None:
        answer = route.fetch()  # type: ignore[attr-defined]
        body = re.sub(
            r'"actions":\[(\{"action".*?\}),\{"action".*?\],"waits"',
            r'"actions":[\1],"waits"',
            inflated(answer.body()),
        )
        route.fulfill(response=answer, body=deflated(body))  # type: ignore[attr-defined]

    page.route("**/rounds-usual.deflate", lies)
    page.goto("index.html?game=rounds&seed=card22&speed=instant")
    shown = offered(page)
    engine.open()
    until(page, "shown => document.querySelectorAll('[data-action]').length !== shown", len(shown))
    assert len(offered(page)) > len(shown)
    expect(page).to_have_url(re.compile(r"seed=card22"))


@pytest.mark.browser
@pytest.mark.pyodide
def test_what_play_needs_comes_while_somebody_reads(page: Page) -> None:
    """Nothing of it runs; and nothing comes where the browser is to save data."""
    page.goto("index.html")
    with page.expect_request("**/pyodide.asm.wasm"):
        page.evaluate("rest()")
    assert not page.workers
    page.goto("robots.txt")  # which ends all requests of the page before
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.add_init_script(
        "Object.defineProperty(navigator, 'connection', { value: { saveData: true } })"
    )
    page.goto("index.html")
    page.evaluate("rest()")
    page.evaluate("new Promise(done => requestAnimationFrame(() => setTimeout(done)))")
    assert not [url for url in asked if "vendor" in url or "prefetch" in url]
