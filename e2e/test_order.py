"""The order of answers: what comes late for what was asked before does nothing."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from e2e.conftest import walking
from e2e.disk import Door, Held, disk, everything, games
from e2e.embedding import GAME as EMBEDDED
from e2e.embedding import Host, code, heard, host, paste, record, touch, wait_turn
from e2e.parts import near_the_end
from e2e.playing import play_on
from e2e.test_table import GAME, KEPT, click, settled
from e2e.waiting import ENGINE, Gate, expect, on_device
from e2e.words import pattern, word
from rondas.records.record import check
from rondas.rules.game import OVER

__all__ = ["disk", "host"]
pytestmark = [pytest.mark.returning, pytest.mark.orders(3)]


# No move of the person's own in any game that the device keeps.
FORGOTTEN = """kept => !Object.entries(kept).some(([key, value]) => key.startsWith('saved:')
  && value.save.moves.some(move => move.startsWith('0 ')))"""


def at_home(page: Page) -> None:
    """The front page, and nothing of a table under it."""
    # The drawing of a table by the build stays until the page's Python is there.
    expect(page.locator("[data-table], [data-status], [data-action]")).to_have_count(0)
    assert page.locator("html").get_attribute("data-page") == "lobby"


def quiet(page: Page) -> None:
    """The same, and nothing has been said of a table."""
    at_home(page)
    assert page.locator("#live p").count() == 0


def passed(page: Page) -> None:
    """Whatever was under way when this is called has come, and what follows from it."""
    page.evaluate(
        """async () => {
          const engine = await import(new URL('static/js/engine/engine.js', document.baseURI));
          const share = await import(new URL('static/js/page/share.js', document.baseURI));
          for (let n = 0; n < 5; n++) {
            await engine.call('{"do": "games"}');
            await share.encode('{}');
          }
        }"""
    )


@pytest.mark.fresh
def test_back_while_the_table_is_being_laid(page: Page) -> None:
    """While all is still coming, and also where the engine is late."""
    engine = Gate(page, ENGINE)
    for late in (False, True):
        page.goto("index.html")
        expect(page.locator("[data-play=steere-ronda]")).to_be_visible()
        walking(page)
        if late:
            expect(page.locator("[data-table]")).to_have_count(0)
            page.evaluate("document.querySelector('#live').replaceChildren()")
            engine.shut()
        page.locator("[data-play=steere-ronda]").click()
        expect(page).to_have_url(re.compile("game=steere-ronda"))
        page.go_back()
        expect(page.locator("[data-play]").first).to_be_visible()
        engine.open()
        passed(page)
        quiet(page)
        page.locator("[data-play=steere-ronda]").click()
        settled(page)


def test_undo_right_after_a_new_game(disk: Page) -> None:
    """Also where the engine is late."""
    engine = Door(disk, "engine")
    for seed, late in (("39", False), ("40", True)):
        disk.goto(f"{GAME}&seed={seed}&speed=instant")
        settled(disk)
        click(disk)
        expect(disk.locator(".hand button")).to_have_count(15)
        settled(disk)
        if late:
            engine.shut()
        for key in ("n", "u", "r", "o", "i", "w"):
            disk.keyboard.press(key)
        engine.open()
        settled(disk)
        assert f"seed={seed}" not in disk.url
        expect(disk.locator(".hand [data-action]")).to_have_count(16)
        expect(disk.locator("[data-do=undo]")).to_be_disabled()


def test_sorting_while_a_card_is_under_way(disk: Page) -> None:
    engine = Door(disk, "engine")
    disk.goto(f"{GAME}&seed=41&speed=fast")
    settled(disk)
    engine.shut()  # it stays under way until all is looked at
    disk.locator("[data-action]").first.click()
    disk.keyboard.press("o")
    assert disk.locator("[data-action]").count() == 0
    expect(disk.locator("[data-status=waiting]")).to_be_visible()
    expect(disk.locator(".hand button")).to_have_count(15)
    engine.open()
    settled(disk)
    expect(disk.locator("[data-action]")).to_have_count(15)
    disk.keyboard.press("o")
    expect(disk.locator("[data-action]")).to_have_count(15)
    disk.locator("[data-action]").first.click()
    expect(disk.locator(".hand button")).to_have_count(14)


def test_a_slow_disk_mixes_no_games_up(disk: Page) -> None:
    """A card in one game, then at once another game, while the first is still being written."""
    disk.goto(f"{GAME}&seed=42&speed=instant")
    settled(disk)
    held = Held(disk)
    click(disk)
    disk.keyboard.press("n")
    expect(disk).not_to_have_url(re.compile("seed=42"))
    held.let_through()
    settled(disk)
    click(disk)
    expect(disk.locator(".hand button")).to_have_count(15)
    settled(disk)
    expect(disk.locator("#notice")).to_be_empty()
    two = "kept => Object.keys(kept).filter(key => key.startsWith('saved:')).length === 2"
    saved = {key: value for key, value in on_device(disk, two).items() if key.startswith("saved:")}
    for key, value in saved.items():
        assert json.loads(key.removeprefix("saved:"))[3] == value["save"]["seed"]
        assert any(move.startswith("0 play") for move in value["save"]["moves"])
    assert len({value["session"] for value in saved.values()}) == 2


def test_a_result_is_kept_whatever_comes_next(disk: Page) -> None:
    short = "game=rounds&seat=0&bots=random&target=100&revokes=allowed"
    disk.goto(f"index.html?{short}&seed=55&speed=instant")
    settled(disk)
    held = Held(disk, "done:")
    play_on(disk, 5)
    held.reached()
    disk.keyboard.press("n")
    expect(disk).not_to_have_url(re.compile("seed=55(&|$)"))
    held.let_through()
    settled(disk)
    click(disk)
    found = on_device(disk, "kept => Object.keys(kept).some(key => key.startsWith('done:'))")
    (kept,) = (value for key, value in found.items() if key.startswith("record:"))
    *_, last = check(kept).states()
    assert last.actor == OVER


def test_same_deal_again_forgets_the_old_game(disk: Page) -> None:
    disk.goto(f"{GAME}&seed=44&speed=instant")
    settled(disk)
    click(disk)
    settled(disk)
    on_device(disk, KEPT % 1)
    held = Held(disk)
    click(disk)
    disk.keyboard.press("m")
    disk.locator("dialog [data-do=restart]").click()
    held.let_through()
    settled(disk)
    expect(disk.locator(".hand [data-action]")).to_have_count(16)
    on_device(disk, FORGOTTEN)
    disk.goto("index.html")
    at_home(disk)
    disk.goto(f"{GAME}&seed=44&speed=instant")
    settled(disk)
    expect(disk.locator(".hand [data-action]")).to_have_count(16)


def test_back_while_a_record_is_being_played_on_from(disk: Page) -> None:
    packing = Door(disk, "packing")
    disk.goto("index.html")
    paste(disk, f"https://x.example/#record={code(record())}")
    expect(disk.locator("[data-status=viewing]")).to_be_visible()
    packing.shut()
    disk.locator("[data-do=play-on]").click()
    disk.go_back()
    expect(disk.locator("[data-play]").first).to_be_visible()
    packing.open()
    passed(disk)
    quiet(disk)


def test_home_while_a_record_is_being_opened(disk: Page) -> None:
    packing = Door(disk, "packing")
    disk.goto(f"{GAME}&seed=45&speed=instant")
    settled(disk)
    packing.shut()
    paste(disk, json.dumps(record()))
    disk.locator("#table [data-do=lobby]").click()
    expect(disk.locator("[data-play]").first).to_be_visible()
    packing.open()
    passed(disk)
    at_home(disk)


def test_new_game_while_the_last_is_being_replayed(disk: Page) -> None:
    engine = Door(disk, "engine")
    disk.goto(f"index.html?speed=instant#play={near_the_end('steere-ronda', 3, 1, hands=1)}")
    play_on(disk)
    engine.shut()
    disk.locator(".ending.over [data-do=replay]").click()
    disk.locator(".ending.over [data-do=again]").click()
    engine.open()
    settled(disk)
    passed(disk)
    expect(disk.locator(".hand [data-action]")).to_have_count(16)
    assert disk.locator("dialog[open], .viewer, #notice:not(:empty)").count() == 0


def exported(*saved: Any) -> str:
    return json.dumps(
        {
            "format": "rondas-data-1",
            "settings": {},
            "saved": {str(at): kept for at, kept in enumerate(saved)},
            "done": {},
            "record": {},
            "other": {},
        }
    )


def test_import_while_a_game_goes_on(disk: Page, tmp_path: Path) -> None:
    """Moves made meanwhile stay, and no dialog opens over the table."""
    engine = Door(disk, "engine")
    for seed in (47, 48):
        disk.goto(f"{GAME}&seed={seed}&speed=instant")
        settled(disk)
        click(disk)
        settled(disk)
    on_device(disk, "kept => Object.keys(kept).filter(key => key.startsWith('saved')).length === 2")
    file = tmp_path / "rondas.json"
    file.write_text(exported(*[dict(kept, session="of the file") for kept in games(disk)]))
    for seed in (47, 48):
        disk.goto(f"{GAME}&seed={seed}&speed=instant")
        settled(disk)
        disk.keyboard.press("m")
        disk.locator("dialog [data-do=restart]").click()
        expect(disk.locator(".hand [data-action]")).to_have_count(16)
    disk.keyboard.press("m")
    disk.locator("dialog [data-do=statistics]").click()
    engine.shut()
    disk.locator("#import-file").set_input_files(file)
    disk.locator("dialog [data-do=close]").click()
    disk.locator("[data-action]").first.click()
    engine.open()
    expect(disk.locator("#notice")).to_have_text(pattern("imported", n=...))
    settled(disk)
    passed(disk)
    assert disk.locator("dialog[open]").count() == 0
    expect(disk.locator(".hand button")).to_have_count(15)
    assert word("other-tab") not in disk.locator("body").inner_text()
    sessions = {
        json.loads(key.removeprefix("saved:"))[3]: json.loads(text)["session"]
        for key, text in everything(disk).items()
        if key.startswith("saved:")
    }
    assert sessions["47"] == "of the file"
    assert sessions["48"] != "of the file"
    # With it came settings that change none: the page is as it was, for other tests.
    disk.evaluate(
        """async () => {
          const store = await import(new URL('static/js/store/store.js', document.baseURI));
          await store.change('{"remove": ["settings"]}');
        }"""
    )


def test_statistics_that_come_late_are_not_in_another_dialog(disk: Page) -> None:
    reading = Door(disk, "reading")
    disk.goto(f"{GAME}&seed=49&speed=instant")
    settled(disk)
    reading.shut()
    disk.keyboard.press("m")
    disk.locator("dialog [data-do=statistics]").click()
    expect(disk.locator("#dialog-title")).to_have_text(word("statistics"))
    disk.locator("dialog [data-do=close]").click()
    disk.locator("#table [data-do=menu]").click()
    reading.open()
    on_device(disk)
    passed(disk)
    expect(disk.locator("dialog [data-do=restart]")).to_be_visible()
    assert disk.locator("dialog [data-do=export]").count() == 0


@pytest.mark.browser
@pytest.mark.fresh
def test_no_move_of_a_game_that_was_left_is_heard(page: Page, host: Host) -> None:
    engine = Gate(page, ENGINE)
    page.goto(host(f"<rondas-table storage {EMBEDDED}></rondas-table>"))
    table = touch(page)
    expect(table.locator("[data-status=your-turn]")).to_be_visible()
    engine.page = page.frames[1]
    wait_turn(page)
    before = len(heard(page, "move"))
    engine.shut()
    table.locator("[data-action]").first.click()
    table.locator("[data-do=menu]").click()
    table.locator("dialog [data-do=again]").click()
    engine.open()
    expect(table.locator("[data-status=your-turn]")).to_be_visible()
    wait_turn(page, before)
    moves = [event["detail"]["move"] for event in heard(page, "move")[before:]]
    assert moves[0] == 0
    assert moves == sorted(moves)
