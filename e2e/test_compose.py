"""The editor of positions: make, save, open again and answer."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

pytestmark = [pytest.mark.returning]

GAMES = {
    # game: cards to place by place, a field with its value, and what is played
    "rounds": ({"turned": ["7H"], "hand0": ["KS", "7C", "2H"]}, {"turn": "0"}, "play KS"),
    "steere-ronda": ({"hand0": ["1C", "7E"], "trick": ["11B"]}, {"turn": "0"}, "play 7E"),
    "moroccan-ronda": ({"hand0": ["5C", "2O"], "table": ["5O", "6C"]}, {"turn": "0"}, "play 5C"),
    "baronda": ({"hand0": ["5R", "7B"]}, {"bids 0": "4", "bids 1": "9", "turn": "0"}, "play 7B"),
}


def composing(page: Page) -> None:
    expect(page.locator("[data-status=composing]")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_position_is_made_and_answered(page: Page, game: str) -> None:
    """Cards, a fact, a move, a note and a question; the link asks; the draft stays."""
    cards, facts, action = GAMES[game]
    page.goto(f"index.html?compose={game}" + ("&players=4" if game == "baronda" else ""))
    composing(page)
    for place, names in cards.items():
        for _ in range(page.locator(f'[data-place="{place}"] [data-take]').count()):
            page.locator(f'[data-place="{place}"] [data-take]').first.click()
        page.locator(f'[data-to="{place}"]').click()
        for name in names:
            page.locator(f'.tray [data-name="{name}"]').first.click()
            expect(page.locator(f'[data-place="{place}"] [data-name="{name}"]')).to_be_visible()
    page.locator(".composer summary").click()
    for part, value in facts.items():
        field = page.locator(f'[data-part="{part}"]')
        if field.evaluate("field => field.tagName") == "SELECT":
            field.select_option(value)
        else:
            field.fill(value)
            field.blur()
    expect(page.locator(".fault")).to_be_empty()
    page.locator('[data-word="title"]').fill("<b>Think</b>")
    page.locator('[data-word="note"]').fill("Look at the table.")
    page.locator('[data-word="ask"]').check()
    page.locator(f'[data-word="best"][value="{action}"]').check()
    page.locator('[data-word="right"]').fill("Because it wins.")
    page.locator(f'.hand [data-action="{action}"]').click()
    expect(page.locator("[data-table]")).to_have_attribute("data-moves", "1")
    expect(page.locator("[data-table]")).to_have_attribute("data-move", "1")
    expect(page.locator(".fault")).to_be_empty()
    link = page.locator("[data-link]")
    expect(link).to_have_value(re.compile("#record="))
    page.reload()
    composing(page)
    expect(page.locator('[data-word="note"]')).to_have_value("Look at the table.")
    expect(page.locator("[data-table]")).to_have_attribute("data-moves", "1")
    page.locator('[data-do="see-as-reader"]').click()
    expect(page.locator("[data-table]")).to_have_attribute("data-status", "your-turn")
    expect(page.locator("#viewer .what .facts")).to_have_text("<b>Think</b>")
    expect(page.locator(".caption")).to_have_text("Look at the table.")
    page.locator(f'[data-action="{action}"]').click()
    expect(page.locator(".asking .right")).to_contain_text("Because it wins.")
    page.go_back()
    composing(page)
    page.locator('[data-edit="new"]').click()
    expect(page.locator('[data-word="note"]')).to_have_value("")
    page.locator('[data-edit="undo"]').click()
    expect(page.locator('[data-word="note"]')).to_have_value("Look at the table.")


def test_what_is_impossible_is_said_and_kept(page: Page) -> None:
    """A fault is said in one line, and nothing is lost. Files, links and lines come in and out."""
    page.goto("index.html?compose=rounds")
    composing(page)
    for _ in range(3):  # taps quicker than the engine
        page.locator(".tray [data-name]").nth(5).click()
    expect(page.locator('[data-word="ask"]')).to_be_enabled()
    page.locator('[data-to="trick"]').click()
    page.locator('.tray [data-name="2C"]').click()
    page.locator('[data-to="trick"]').click()
    page.locator('.tray [data-name="3C"]').click()
    expect(page.locator(".fault")).to_have_text("position: trick: 2 cards, at most 1 can be there")
    expect(page.locator("[data-link]")).to_have_value("")
    expect(page.locator('[data-place="trick"] [data-take]')).to_have_count(2)
    page.locator('[data-edit="undo"]').click()
    expect(page.locator(".fault")).to_be_empty()
    with page.expect_download() as saved:
        page.locator('[data-do="save-record"]').click()
    record = json.loads(saved.value.path().read_text("utf-8"))
    assert record["position"]["trick"] == "2C"
    paste = """text => {
        const data = new DataTransfer();
        data.setData('text', text);
        document.body.dispatchEvent(new ClipboardEvent('paste',
            { clipboardData: data, bubbles: true, cancelable: true }));
    }"""
    page.evaluate(paste, "index.html?position=rounds&turned=7H&hand0=KS+7C&turn=0")
    expect(page.locator('[data-place="hand0"] [data-take]')).to_have_count(2)
    page.evaluate(paste, json.dumps({**record, "title": "Back"}))
    expect(page.locator('[data-word="title"]')).to_have_value("Back")
    expect(page.locator('[data-place="hand0"] [data-take]')).to_have_count(3)


def test_a_moment_of_a_viewer_is_taken_along(page: Page) -> None:
    """The reader begins there, and the draft before it can be had again."""
    page.goto("index.html?position=rounds&turned=7H&hand0=KS+7C&turn=1&play=1+TS,0+KS&move=1")
    expect(page.locator("[data-status=viewing]")).to_be_visible()
    page.locator('[data-do="compose-this"]').click()
    composing(page)
    expect(page.locator("[data-table]")).to_have_attribute("data-move", "1")
    expect(page.locator('[data-word="start"]')).to_be_checked()
    expect(page.locator("[data-table]")).to_have_attribute("data-moves", "2")
    page.locator('[data-step="back"]').click()
    expect(page.locator('[data-edit="cut"]')).to_be_enabled()
    page.locator('[data-edit="cut"]').click()
    expect(page.locator("[data-table]")).to_have_attribute("data-moves", "0")
    page.locator('[data-edit="undo"]').click()
    expect(page.locator("[data-table]")).to_have_attribute("data-moves", "2")
