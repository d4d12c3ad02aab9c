"""The order of answers: what comes late for what was asked before does nothing."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

from e2e.disk import FAULTY, Held
from e2e.test_table import GAME, click, settled
from e2e.waiting import ENGINE, Gate, on_device

pytestmark = pytest.mark.returning


def quiet(page: Page) -> None:
    """The front page, and nothing of a table under it."""
    assert page.locator("html").get_attribute("data-page") == "lobby"
    assert page.locator("[data-table], [data-status], [data-action]").count() == 0
    assert page.locator("#live p").count() == 0


@pytest.mark.parametrize("late", [False, True])
def test_back_while_the_table_is_being_laid(page: Page, late: bool) -> None:
    engine = Gate(page, ENGINE)
    page.goto("index.html")
    expect(page.locator("[data-play=steere-ronda]")).to_be_visible()
    if late:
        engine.shut()
    page.locator("[data-play=steere-ronda]").click()
    expect(page.locator("[data-status=loading]")).to_be_visible()
    page.go_back()
    expect(page.locator("[data-play]").first).to_be_visible()
    engine.open()
    # Another request, and its answer, has passed by all that was on its way.
    page.evaluate(
        """async () => {
          const engine = await import(new URL('static/js/engine.mjs', document.baseURI));
          await engine.start();
          for (let n = 0; n < 3; n++) await engine.call('{"do": "games"}');
        }"""
    )
    quiet(page)
    page.locator("[data-play=steere-ronda]").click()
    settled(page)


@pytest.mark.parametrize("late", [False, True])
def test_undo_right_after_a_new_game(page: Page, late: bool) -> None:
    engine = Gate(page, ENGINE)
    page.goto(f"{GAME}&seed=40&speed=instant")
    settled(page)
    click(page)
    expect(page.locator(".hand button")).to_have_count(15)
    settled(page)
    if late:
        engine.shut()
    for key in ("n", "u", "r", "o", "i", "w"):
        page.keyboard.press(key)
    engine.open()
    settled(page)
    assert "seed=40" not in page.url
    expect(page.locator(".hand [data-action]")).to_have_count(16)
    expect(page.locator("[data-do=undo]")).to_be_disabled()


def test_sorting_while_a_card_is_under_way(page: Page) -> None:
    page.goto(f"{GAME}&seed=41&speed=slow")
    settled(page)
    page.locator("[data-action]").first.click()
    page.keyboard.press("o")
    assert page.locator("[data-action]").count() == 0
    expect(page.locator("[data-status=waiting]")).to_be_visible()
    expect(page.locator(".hand button")).to_have_count(15)
    settled(page)
    expect(page.locator("[data-action]")).to_have_count(15)
    page.keyboard.press("o")
    expect(page.locator("[data-action]")).to_have_count(15)
    page.locator("[data-action]").first.click()
    expect(page.locator(".hand button")).to_have_count(14)


def test_a_slow_disk_mixes_no_games_up(page: Page) -> None:
    """A card in one game, then at once another game, while the first is still being written."""
    page.add_init_script(FAULTY)
    page.goto(f"{GAME}&seed=42&speed=instant")
    settled(page)
    disk = Held(page)
    click(page)
    page.keyboard.press("n")
    expect(page).not_to_have_url(re.compile("seed=42"))
    disk.let_through()
    settled(page)
    click(page)
    expect(page.locator(".hand button")).to_have_count(15)
    settled(page)
    expect(page.locator("#notice")).to_be_empty()
    two = "kept => Object.keys(kept).filter(key => key.startsWith('saved:')).length === 2"
    saved = {key: value for key, value in on_device(page, two).items() if key.startswith("saved:")}
    for key, value in saved.items():
        assert json.loads(key.removeprefix("saved:"))[3] == value["save"]["seed"]
        assert any(move.startswith("0 play") for move in value["save"]["moves"])
    assert len({value["session"] for value in saved.values()}) == 2


def test_a_result_is_kept_whatever_comes_next(page: Page) -> None:
    page.add_init_script(FAULTY)
    page.goto(f"{GAME}&seed=43&hands=1&speed=instant")
    settled(page)
    disk = Held(page, "done:")
    for _ in range(16):
        settled(page)
        click(page)
    disk.reached()
    page.keyboard.press("n")
    expect(page).not_to_have_url(re.compile("seed=43"))
    disk.let_through()
    settled(page)
    click(page)
    found = on_device(page, "kept => Object.keys(kept).some(key => key.startsWith('done:'))")
    (record,) = (value for key, value in found.items() if key.startswith("record:"))
    assert len([move for move in record["moves"] if not move.startswith("*")]) == 48


def test_same_deal_again_forgets_the_old_game(page: Page) -> None:
    page.add_init_script(FAULTY)
    page.goto(f"{GAME}&seed=44&speed=instant")
    settled(page)
    click(page)
    settled(page)
    disk = Held(page)
    click(page)
    page.keyboard.press("m")
    page.locator("dialog [data-do=restart]").click()
    disk.let_through()
    settled(page)
    expect(page.locator(".hand [data-action]")).to_have_count(16)
    page.reload()
    settled(page)
    expect(page.locator(".hand [data-action]")).to_have_count(16)
