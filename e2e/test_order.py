"""The order of answers: what comes late for what was asked before does nothing."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from e2e.disk import Held, games
from e2e.embedding import code, paste, record
from e2e.parts import near_the_end
from e2e.playing import play_on
from e2e.test_table import GAME, KEPT, click, settled
from e2e.waiting import expect, on_device
from e2e.words import pattern, word
from rondas.records.record import check
from rondas.rules.game import OVER

pytestmark = [pytest.mark.returning, pytest.mark.orders(0, 2)]


# No move of the person's own in the game that began anew.
FORGOTTEN = """kept => !Object.entries(kept).some(([key, value]) => key.startsWith('saved:')
  && value.save.seed === '44' && value.save.moves.some(move => move.startsWith('0 ')))"""
TWO = "kept => Object.keys(kept).filter(key => key.startsWith('saved:')).length === 2"


def at_home(page: Page) -> None:
    """The front page, and nothing of a table under it."""
    # The drawing of a table by the build stays until the page's Python is there.
    expect(page.locator("[data-table], [data-status], [data-action]")).to_have_count(0)
    assert page.locator("html").get_attribute("data-page") == "lobby"


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


def begin(disk: Page, seed: str, speed: str = "instant") -> None:
    disk.goto(f"{GAME}&seed={seed}&speed={speed}")
    settled(disk)


def cards(disk: Page, count: int) -> None:
    """So many can be played."""
    expect(disk.locator(".hand [data-action]")).to_have_count(count)


@pytest.mark.orders(0, 6)
def test_a_late_engine(disk: Page) -> None:
    """Undo right after a new game, also where the engine is on time; sorting while a card is under
    way; back at a table that was left with a card under way; a new game while the last one is
    being replayed."""
    for seed, late in (("39", False), ("40", True)):
        begin(disk, seed)
        click(disk)
        expect(disk.locator(".hand button")).to_have_count(15)
        settled(disk)
        if late:
            disk.world.hold("engine")
        for key in ("n", "u", "r", "o", "i", "w"):
            disk.keyboard.press(key)
        disk.world.release("engine")
        settled(disk)
        assert f"seed={seed}" not in disk.url
        cards(disk, 16)
        expect(disk.locator("[data-do=undo]")).to_be_disabled()
    begin(disk, "41", "fast")
    disk.world.hold("engine")  # it stays under way until all is looked at
    click(disk)
    disk.keyboard.press("o")
    assert disk.locator("[data-action]").count() == 0
    expect(disk.locator("[data-status=waiting]")).to_be_visible()
    expect(disk.locator(".hand button")).to_have_count(15)
    disk.world.release("engine")
    settled(disk)
    cards(disk, 15)
    disk.keyboard.press("o")
    cards(disk, 15)
    disk.world.hold("engine")
    click(disk)
    disk.goto("index.html")
    disk.go_back()
    disk.world.release("engine")
    settled(disk)
    cards(disk, 14)  # what was played before lies there
    disk.goto(f"index.html?speed=instant#play={near_the_end('steere-ronda', 3, 1, hands=1)}")
    play_on(disk)
    disk.world.hold("engine")
    disk.locator(".ending.over [data-do=replay]").click()
    disk.keyboard.press("Escape")
    disk.locator(".ending.over [data-do=again]").click()
    disk.world.release("engine")
    settled(disk)
    passed(disk)
    cards(disk, 16)
    assert disk.locator("dialog[open], .viewer, #notice:not(:empty)").count() == 0


def test_a_slow_disk_mixes_no_games_up(disk: Page) -> None:
    """A card in one game, then at once another game, while the first is still being written. The
    same deal again forgets the game. A result is kept whatever comes next."""
    begin(disk, "42")
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
    found = on_device(disk, TWO)
    saved = {key: value for key, value in found.items() if key.startswith("saved:")}
    for key, value in saved.items():
        assert json.loads(key.removeprefix("saved:"))[3] == value["save"]["seed"]
        assert any(move.startswith("0 play") for move in value["save"]["moves"])
    assert len({value["session"] for value in saved.values()}) == 2
    begin(disk, "44")
    click(disk)
    settled(disk)
    on_device(disk, KEPT % 1)
    held = Held(disk)
    click(disk)
    disk.keyboard.press("m")
    disk.locator("dialog [data-do=restart]").click()
    held.let_through()
    settled(disk)
    cards(disk, 16)
    on_device(disk, FORGOTTEN)
    disk.goto("index.html")
    at_home(disk)
    begin(disk, "44")
    cards(disk, 16)
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


def test_what_comes_late_for_a_place_that_was_left(disk: Page) -> None:
    """Back while a record is being played on from, and home while it is being opened; statistics
    for a dialog that was closed."""
    disk.goto("index.html")
    paste(disk, f"https://x.example/#record={code(record())}")
    expect(disk.locator("[data-status=viewing]")).to_be_visible()
    disk.world.hold("stream")
    disk.locator("[data-do=play-on]").click()
    disk.go_back()
    expect(disk.locator("[data-play]").first).to_be_visible()
    disk.world.release("stream")
    passed(disk)
    at_home(disk)
    assert disk.locator("#live p").count() == 0  # nothing has been said of a table
    begin(disk, "45")
    disk.world.hold("stream")
    paste(disk, json.dumps(record()))
    disk.locator("#table [data-do=lobby]").click()
    expect(disk.locator("[data-play]").first).to_be_visible()
    disk.world.release("stream")
    passed(disk)
    at_home(disk)
    begin(disk, "49")
    disk.world.hold("disk")
    disk.keyboard.press("m")
    disk.locator("dialog [data-do=statistics]").click()
    expect(disk.locator("#dialog-title")).to_have_text(word("statistics"))
    disk.locator("dialog [data-do=close]").click()
    disk.locator("#table [data-do=menu]").click()
    disk.world.release("disk")
    on_device(disk)
    passed(disk)
    expect(disk.locator("dialog [data-do=restart]")).to_be_visible()
    assert disk.locator("dialog [data-do=export]").count() == 0


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
    for seed in ("47", "48"):
        begin(disk, seed)
        click(disk)
        settled(disk)
    on_device(disk, TWO)
    file = tmp_path / "rondas.json"
    file.write_text(exported(*[dict(kept, session="of the file") for kept in games(disk)]))
    for seed in ("47", "48"):
        begin(disk, seed)
        disk.keyboard.press("m")
        disk.locator("dialog [data-do=restart]").click()
        cards(disk, 16)
    disk.keyboard.press("m")
    disk.locator("dialog [data-do=statistics]").click()
    disk.world.hold("engine")
    disk.locator("#import-file").set_input_files(file)
    disk.locator("dialog [data-do=close]").click()
    disk.locator("[data-action]").first.click()
    disk.world.release("engine")
    expect(disk.locator("#notice")).to_have_text(pattern("imported", n=...))
    settled(disk)
    passed(disk)
    assert disk.locator("dialog[open]").count() == 0
    expect(disk.locator(".hand button")).to_have_count(15)
    assert word("other-tab") not in disk.locator("body").inner_text()
    sessions = {kept["save"]["seed"]: kept["session"] for kept in games(disk)}
    assert sessions["47"] == "of the file"
    assert sessions["48"] != "of the file"


def test_an_address_is_left_before_its_work_has_begun(page: Page) -> None:
    begin(page, "1")
    for address in ("index.html?puzzle=rounds", f"{GAME}&speed=none"):
        page.evaluate(
            """addresses => addresses.forEach(address => {
              history.pushState(null, '', address);
              dispatchEvent(new PopStateEvent('popstate'));
            })""",
            [address, "index.html"],
        )
        passed(page)
        at_home(page)
