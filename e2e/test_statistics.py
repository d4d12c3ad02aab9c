"""Statistics by way of playing, and bots that follow what somebody wins and loses."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page

from e2e.playing import play_on
from e2e.waiting import Json, expect, keep, on_device
from e2e.words import pattern, word

pytestmark = [pytest.mark.returning, pytest.mark.orders(0, 2)]

# Whether the sheet of the end had the level from the start.
WHOLE = """() => new MutationObserver(() => {
  const sheet = document.querySelector('.ending.over');
  if (sheet) window.whole ??= !!sheet.querySelector('.moved');
}).observe(document.body, { childList: true, subtree: true })"""


def done(at: int, points: int, level: str, **more: object) -> Json:
    """A game for two in seat 0, won with more than 20 points."""
    return {"game": "baronda", "players": 2, "level": level, "seat": 0, "scores": [points, 20],
            "winners": [0 if points > 20 else 1], "time": f"2026-11-{at:02}", **more}  # fmt: skip


def from_a_file(page: Page, file: Path) -> None:
    """Stored games go into a file and come out of one: one more game, but no impossible game."""
    dialog = page.get_by_role("dialog")
    expect(dialog.locator("tbody tr")).to_have_count(1)
    with page.expect_download() as download:
        dialog.locator("[data-do=export]").click()
    download.value.save_as(file)
    data = json.loads(file.read_text())
    ((name, record),) = data["record"].items()
    for key, more in (("another", {}), ("bad", {"moves": ["* dealer 9"]})):
        data["record"][key] = {**record, **more}
        data["done"][key] = data["done"][name]
        file.write_text(json.dumps(data))
        page.locator("#import-file").set_input_files(file)
        expect(dialog.locator("tbody td").nth(1)).to_have_text("2")
        expect(dialog.locator("tbody td")).to_have_count(4)
    expect(page.locator("#notice")).to_have_text(re.compile("^" + re.escape(word("not-imported"))))
    expect(page.locator("#notice small")).to_contain_text("move 1")


def test_statistics(page: Page, tmp_path: Path) -> None:
    """A game that was played, there and back in a file, and results as they were kept before they
    had options."""
    page.goto("index.html?game=steere-ronda&hands=1&seat=0&seed=5&bots=random&speed=instant")
    play_on(page)
    kept = on_device(page, "kept => Object.keys(kept).some(key => key.startsWith('record:'))")
    record = next(value for key, value in kept.items() if key.startswith("record:"))
    page.goto("index.html")
    page.locator("[data-do=statistics]").click()
    # On a phone each value repeats the title of its column; of few games there is no best.
    expect(page.locator(".counts tbody td").first).to_be_attached()
    titles = page.locator(".counts thead th").all_inner_texts()[1:]
    values = page.locator(".counts tbody td").all()
    assert [value.get_attribute("data-title") for value in values] == titles[:-1]
    from_a_file(page, tmp_path / "rondas.json")
    page.keyboard.press("Escape")
    older = {at: done(at, 10 + at, "hard") for at in range(1, 13)}
    three = {"game": "steere-ronda", "players": 3}
    old = {
        f"done:{at:02}": {**each, **three, "scores": [*each["scores"], 0]}
        for at, each in older.items()
    }
    old |= {key.replace(":", ":00"): value for key, value in kept.items()
            if key.startswith(("done:", "record:"))}  # fmt: skip
    usual = {**record, "options": {**record["options"], "hands": 3}}
    keep(page, {**old, **{f"record:{at:02}": usual for at in range(1, 13)}})
    page.locator("[data-do=statistics]").click()
    rows = page.locator("#dialog .counts tbody tr")
    expect(rows).to_have_count(2)
    expect(rows.nth(1).locator("small")).to_have_text("Hands: 1")
    told = ["Ronda", "Hard", "12", "17%", "16.5 tricks", "22 tricks"]
    expect(rows.first.locator("th, td")).to_have_text(told)
    expect(page.locator("#dialog .trend figcaption")).to_have_text(
        "Ronda: 2 of the last 10 games won. Most wins in a row: 2."
    )
    expect(page.locator("#dialog .trend p")).to_have_text(
        word("trend-level", level="Hard", won=2, n=12)
    )
    rows.nth(1).locator("[data-do=best]").click()
    # The person's own game, from the first turn; a review when it is wanted; and back.
    place = page.locator("[data-status=viewing]")
    expect(place).to_be_visible()
    expect(page.locator("#viewer .facts").first).to_have_text(pattern("played-with", names=...))
    expect(page.locator(".viewer-controls select")).to_have_value("0")
    expect(page.locator(".viewer .hand .card")).not_to_have_count(0)
    page.get_by_role("button", name=word("do-review")).click()
    expect(page.locator("#review")).to_be_focused()
    page.get_by_role("link", name=word("back-to-statistics")).click()
    expect(rows).to_have_count(2)
    assert "#record=" not in page.url


def test_bots_follow(page: Page) -> None:
    """Off until it is wanted; then the next game is against the level that the results lead to, and
    a game that was begun keeps its own. Bots of an address are those of the address."""
    game = "index.html?game=baronda&players=2&seat=0&speed=instant"
    keep(page, {f"done:{at}": done(at, 30, "medium", options={}) for at in range(1, 4)})

    def expect_level(name: str, how: str = "plays-at-follow") -> None:
        page.locator("#table[data-status=your-turn] [data-who]").first.press("Enter")
        expect(page.locator("#dialog .person")).to_contain_text(word(how, level=name))
        page.keyboard.press("Escape")

    page.goto(f"{game}&seed=1")
    expect_level("Medium", "plays-at")
    page.goto("index.html")
    page.locator("footer [data-do=settings]").click()
    page.locator("#settings-form [name=level][value=follow]").check()
    on_device(page, "kept => kept.settings?.level === 'follow'")
    page.goto(f"{game}&seed=2")
    expect_level("Hard")
    play_on(page, 1)
    expect(page.locator("#table[data-status=your-turn]")).to_be_visible()
    keep(page, {f"done:{at}": done(at, 3, "hard", options={}) for at in range(4, 7)})
    page.goto("index.html")
    page.goto(f"{game}&seed=2")
    expect_level("Hard")
    page.goto(f"{game}&seed=3")
    expect_level("Medium")
    page.goto(f"{game}&seed=3&bots=easy")
    expect_level("Easy", "plays-at")
    # The result of a game is told: it may be one too few, and a third lost game moves the level.
    moved = page.locator(".ending.over .moved")
    page.goto(f"{game}&seed=4")
    page.evaluate(WHOLE)
    play_on(page)
    expect(moved).to_have_text(word("bots-same", level="Medium"))
    assert page.evaluate("whole")
    keep(page, {f"done:{at}": done(at, 3, "medium", options={}) for at in range(7, 8)})
    page.goto(f"{game}&seed=5")
    play_on(page)
    expect(moved).to_have_text(word("bots-weaker", level="Easy"))
