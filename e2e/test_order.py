"""The order of answers: what comes late for what was asked before does nothing."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.test_table import GAME, click, play, settled

pytestmark = pytest.mark.returning

# Every write of the database takes a second longer: its transaction is kept busy.
SLOW_DISK = """() => {
  const put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function (...all) {
    const result = put.apply(this, all);
    const end = performance.now() + 1000;
    const spin = () => { if (performance.now() < end) this.count().onsuccess = spin; };
    spin();
    return result;
  };
}"""
KEPT = """async () => {
  const store = await import(new URL('static/js/store.mjs', document.baseURI));
  return JSON.parse(await store.all(''));
}"""
# The engine's answers come a second late.
SLOW_ENGINE = """() => {
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (...all) {
    setTimeout(() => post.apply(this, all), 1000);
  };
}"""


def kept(page: Page) -> dict[str, Any]:
    """All that is on the device."""
    return {key: json.loads(text) for key, text in page.evaluate(KEPT)}


def quiet(page: Page) -> None:
    """The front page, and nothing of a table under it."""
    assert page.locator("html").get_attribute("data-page") == "lobby"
    assert page.locator("[data-table], [data-status], [data-action]").count() == 0
    assert page.locator("#live p").count() == 0


@pytest.mark.parametrize("slow", ["", SLOW_ENGINE])
def test_back_while_the_table_is_being_laid(page: Page, slow: str) -> None:
    if slow:
        page.add_init_script(f"({slow})()")
    page.goto("index.html")
    page.locator("form[data-game=steere-ronda] [type=submit]").click()
    expect(page.locator("[data-status=loading]")).to_be_visible()
    page.go_back()
    expect(page.locator("form").first).to_be_visible()
    # Another request, and its answer, has passed by all that was on its way.
    page.evaluate(
        """async () => {
          const engine = await import(new URL('static/js/engine.mjs', document.baseURI));
          await engine.start();
          for (let n = 0; n < 3; n++) await engine.call('{"do": "games"}');
        }"""
    )
    quiet(page)
    page.locator("form[data-game=steere-ronda] [type=submit]").click()
    settled(page)


@pytest.mark.parametrize("slow", ["", SLOW_ENGINE])
def test_undo_right_after_a_new_game(page: Page, slow: str) -> None:
    if slow:
        page.add_init_script(f"({slow})()")
    page.goto(f"{GAME}&seed=40&speed=instant")
    settled(page)
    click(page)
    expect(page.locator(".hand button")).to_have_count(15)
    settled(page)
    for key in ("n", "u", "r", "o", "i", "w"):
        page.keyboard.press(key)
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
    """A card in one game, then at once another game."""
    page.add_init_script(f"({SLOW_DISK})()")
    page.goto(f"{GAME}&seed=42&speed=instant")
    settled(page)
    click(page)
    page.keyboard.press("n")
    expect(page).not_to_have_url(re.compile("seed=42"))
    settled(page)
    click(page)
    expect(page.locator(".hand button")).to_have_count(15)
    settled(page)
    expect(page.locator("#notice")).to_be_empty()
    for _ in range(100):
        saved = {key: value for key, value in kept(page).items() if key.startswith("saved:")}
        if len(saved) == 2:
            break
    assert len(saved) == 2
    for key, value in saved.items():
        assert json.loads(key.removeprefix("saved:"))[3] == value["save"]["seed"]
        assert any(move.startswith("0 play") for move in value["save"]["moves"])
    assert len({value["session"] for value in saved.values()}) == 2


def test_a_result_is_kept_whatever_comes_next(page: Page) -> None:
    page.goto(f"{GAME}&seed=43&hands=1&speed=instant")
    settled(page)
    page.evaluate(SLOW_DISK)
    play(page, click)
    page.keyboard.press("Escape")
    page.keyboard.press("n")
    expect(page).not_to_have_url(re.compile("seed=43"))
    settled(page)
    click(page)
    for _ in range(200):
        found = kept(page)
        if any(key.startswith("done:") for key in found):
            break
    (record,) = (value for key, value in found.items() if key.startswith("record:"))
    assert len([move for move in record["moves"] if not move.startswith("*")]) == 48


def test_same_deal_again_forgets_the_old_game(page: Page) -> None:
    page.goto(f"{GAME}&seed=44&speed=instant")
    settled(page)
    click(page)
    page.evaluate(SLOW_DISK)
    settled(page)
    click(page)
    page.keyboard.press("m")
    page.locator("dialog [data-do=restart]").click()
    settled(page)
    expect(page.locator(".hand [data-action]")).to_have_count(16)
    page.reload()
    settled(page)
    expect(page.locator(".hand [data-action]")).to_have_count(16)
