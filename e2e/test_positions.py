"""Positions, notes and questions, in an address and in a record. (In an element:
e2e/test_embed_still.py, e2e/test_closed.py.)"""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from e2e.embedding import code
from e2e.playing import play_on
from e2e.waiting import answered, expect, on_device
from e2e.words import word

pytestmark = [pytest.mark.returning]
RECORD = {
    "format": "rondas-record-1", "game": "rounds", "players": 2,
    "position": {"turned": "7H", "hand0": "KS 7C 2H 3D 4D 5D 6D 8D 9D", "turn": 1},
    "moves": ["1 play TS", "0 play KS"], "view": 0, "title": "<b>Follow</b> suit", "start": 1,
    "notes": {"1": "A spade is led. <img src=x>", "2": "The king takes it."},
    "ask": {"1": {"best": ["play KS"], "right": "Only the king follows."},
            "2": {"best": ["play 7C"], "wrong": {"": "A rank trump cannot be beaten."}}},
}  # fmt: skip


def test_questions_are_answered_and_positions_played_on(page: Page) -> None:
    """Notes and titles are text. At a question the reader plays, and goes on when it is right. One
    by words, of any game, has an element for each answer, and nothing else can be chosen.
    Where somebody plays on, the hand that the page has shown is theirs; backs stay the others'."""
    page.goto(f"index.html#record={code(RECORD)}")
    viewer = page.locator("#viewer [data-table]")
    expect(viewer).to_have_attribute("data-status", "your-turn")
    expect(viewer).to_have_attribute("data-move", "1")
    expect(page.locator(".caption")).to_have_text("A spade is led. <img src=x>")
    expect(page.locator("#viewer .what .facts")).to_have_text("<b>Follow</b> suit")
    expect(page.locator("[data-action]")).to_have_count(1)
    expect(page.locator('[data-step="next"]')).to_have_attribute("aria-disabled", "true")
    expect(page.locator("#viewer .prompt")).to_have_text("")
    page.locator('.hand [data-card="2H"]').click()
    expect(page.locator(".asking .wrong")).to_contain_text(word("ask-not-allowed"))
    expect(page.locator(".asking .wrong a")).to_have_attribute("title", "Rule RO-3.1")
    expect(viewer).to_have_attribute("data-status", "your-turn")
    page.locator('[data-action="play KS"]').click()
    expect(page.locator(".asking .right")).to_contain_text("Only the king follows.")
    page.locator('[data-do="question-on"]').click()
    expect(viewer).to_have_attribute("data-move", "2")
    page.locator('[data-action="play 2H"]').click()
    expect(page.locator(".asking .wrong")).to_contain_text("A rank trump cannot be beaten.")
    page.locator('[data-do="question-again"]').click()
    page.locator('[data-action="play 7C"]').click()
    expect(page.locator(".asking .right")).to_be_visible()
    expect(viewer).to_have_attribute("data-status", "viewing")
    by_words = {"choices": ["3 points", "4 points"], "best": ["4 points"], "wrong": {"": "Count."}}
    page.goto(f"index.html#record={code({**RECORD, 'start': 0, 'ask': {'0': by_words}})}")
    expect(viewer).to_have_attribute("data-status", "your-turn")
    expect(page.locator(".asking p").first).to_have_text(word("ask-choose"))
    expect(page.locator("[data-action]")).to_have_count(0)
    page.locator('[data-choice="3 points"]').click()
    expect(page.locator(".asking .wrong")).to_have_text("Not right. Count.")
    expect(page.locator("[data-choice]")).to_have_count(0)
    page.locator('[data-do="question-again"]').click()
    page.locator('[data-choice="4 points"]').click()
    expect(page.locator(".asking .right")).to_be_visible()
    expect(viewer).to_have_attribute("data-status", "viewing")
    bids = "players=4&bids=3,3,3,4&tricks=2,2,2,2"
    page.goto(f"index.html?position=baronda&{bids}&hand1=5R+2B+PASS+NAGA&trick=7B+9B&turn=0")
    expect(page.locator("#viewer")).to_contain_text("Seat 1")
    page.locator("[data-do=play-on]").click()
    table = page.locator("#table")
    expect(table).to_have_attribute("data-status", "your-turn")
    expect(table.locator('.hand [data-card="5R"]')).to_be_visible()
    expect(table.locator(".bar .facts")).to_contain_text("Trick 9 of 12")
    play_on(page, 1)
    on_device(page, "kept => Object.keys(kept).some(key => key.startsWith('saved:'))")
    page.goto("index.html")
    expect(page.locator("#going-on p").first).to_contain_text("From a position")
    # From the move that is shown, as the seat whose view was chosen.
    page.goto("index.html?position=rounds&turned=7H&hand0=KS+7C&turn=1&play=1+TS,0+KS&move=1")
    place = page.locator("#viewer .viewer-place")
    expect(place).to_have_attribute("data-move", "1")
    expect(page.locator("#viewer .hand .back")).to_have_count(7)
    page.locator("[data-do=play-on]").click()
    expect(table).to_have_attribute("data-status", "your-turn")
    expect(table.locator('.hand [data-action="play KS"]')).to_be_visible()
    expect(table.locator(".trick .card")).to_have_count(1)
    page.go_back()
    expect(place).to_be_visible()
    page.locator(".viewer-controls select").select_option("1")
    answered(page)
    page.locator("[data-do=play-on]").click()
    expect(table).to_have_attribute("data-status", "your-turn")
    expect(table.locator('.hand [data-card="KS"]')).to_have_count(0)
    # An impossible position says why.
    page.goto("index.html?position=rounds&turned=7H&hand0=KS+7C&hand1=KS")
    expect(page.locator(".told")).to_contain_text("position: hand1: KS is in hand0 already")
