"""Free tables in the viewer: places, rows, steps, notes and questions of any card game."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page

from e2e.embedding import code
from e2e.waiting import answered, expect

pytestmark = [pytest.mark.returning]
ADDRESS = (
    "index.html?position=free&pack=french-52%2B2&hand0=KS+AS+JOKER1&hand1=QH+%3F2&names=Ana,Ben"
    "&row.Discard+pile=7H+8H&row.Meld=&stock=%3F20&turned=2C&title=Any+game"
)


def record(**more: Any) -> dict[str, Any]:
    return {
        "format": "rondas-record-1", "game": "free", "pack": "french-52", "players": 2,
        "places": {"hand0": "AS KS", "hand1": "QH ?2", "table": "7H 8H"}, "moves": [], **more,
    }  # fmt: skip


def test_an_address_shows_a_table(page: Page) -> None:
    """Cards, rows with their names, steps told with card names of the pack, in any language; no way
    to play."""
    page.goto(f"{ADDRESS}&play=0+AS,1+play+QH+to+Meld,0+say+Well,+well,1+score+12")
    viewer = page.locator("#viewer [data-table]")
    expect(viewer).to_have_attribute("data-status", "viewing")
    expect(viewer).to_have_attribute("data-game", "free")
    expect(viewer).to_have_attribute("data-moves", "4")
    expect(page.locator(".hand [role=img]")).to_have_count(3)
    expect(page.locator(".hand [role=img]").first).to_have_attribute(
        "aria-label", "king of spades"
    )  # as they were written
    expect(page.locator('.hand [aria-label="first joker"]')).to_have_count(1)
    expect(page.locator(".rows ul")).to_have_count(3)
    expect(page.locator('.rows ul[aria-label="Discard pile"] [data-what]')).to_have_count(2)
    expect(page.locator(".rows .blank")).to_have_count(1)
    expect(page.locator("#viewer .what")).to_have_text("Any game")
    expect(page.locator('[data-do="play-on"]')).to_have_count(0)
    told = page.locator("#viewer .say .event")
    for text in (
        "Ana plays the ace of spades.", "Ben plays the queen of hearts to “Meld”.",
        "Ana says: “Well, well”", "Ben has 12 points.",
    ):  # fmt: skip
        page.locator('[data-step="next"]').click()
        expect(told).to_have_text(text)
    expect(page.locator('.rows ul[aria-label="Meld"] [data-what="QH"]')).to_have_count(1)
    expect(page.locator("#viewer .plate .points")).to_have_text(["12", "0"])
    page.goto(f"{ADDRESS}&play=0+AS&lang=ar")
    expect(viewer).to_have_attribute("data-status", "viewing")
    page.locator('[data-step="next"]').click()
    expect(told).not_to_be_empty()
    shown = page.locator("#viewer").inner_text()
    assert "ace" not in shown
    assert "Turned up" not in shown
    # An impossible step is refused in one line.
    page.goto(f"{ADDRESS}&play=0+7C&lang=en")
    expect(page.locator("#viewer .told")).to_contain_text("move 1: 7C is not in hand0")
    # Other hands are backs.
    page.goto(f"index.html#record={code(record(view=0, moves=['1 draw KD', '* say Now']))}")
    expect(viewer).to_have_attribute("data-status", "viewing")
    for _ in range(2):
        page.locator('[data-step="next"]').click()
    expect(viewer).to_have_attribute("data-move", "2")
    shown = page.locator("#viewer").inner_html()
    assert "queen" not in shown
    assert "king of diamonds" not in shown
    # The card that has won is marked, and gone with the next one. Captured cards go at once.
    moves = ["0 play KS", "1 play QH", "0 take KS QH", "0 draw"]
    page.goto(f"index.html#record={code(record(moves=moves, start=2))}")
    expect(viewer).to_have_attribute("data-move", "2")
    page.locator('[data-step="next"]').click()
    expect(viewer).to_have_attribute("data-move", "3")
    expect(page.locator(".trick [data-what]")).to_have_count(2)
    expect(page.locator(".trick .best")).to_have_count(1)
    page.locator('[data-step="next"]').click()
    expect(page.locator(".trick [data-what]")).to_have_count(0)
    places = {**record()["places"], "table": "3C 4D 9H"}
    moves = ["0 play KS", "0 take KS 3C 4D"]
    page.goto(f"index.html#record={code(record(places=places, moves=moves, start=1))}")
    expect(viewer).to_have_attribute("data-move", "1")
    page.locator('[data-step="next"]').click()
    expect(viewer).to_have_attribute("data-move", "2")
    expect(page.locator("#viewer .centre [data-what]")).to_have_count(1)


@pytest.mark.browser
@pytest.mark.fresh
def test_nothing_jumps_while_rows_grow(page: Page) -> None:
    """Cards and plates keep their size on a phone, though cards come to the rows and are taken."""
    page.set_viewport_size({"width": 320, "height": 640})
    moves = [
        "0 play AS to Meld",
        "1 play QH",
        "0 play KS",
        "0 take QH KS",
        "* move 7H from table to Meld",
    ]
    places = {**record()["places"], "Meld": "", "Discard pile": "4C 5C 6C"}
    page.goto(f"index.html#record={code(record(places=places, moves=moves))}")
    expect(page.locator("#viewer [data-table]")).to_have_attribute("data-status", "viewing")
    sizes = []
    for move in range(len(moves) + 1):
        expect(page.locator("#viewer [data-table]")).to_have_attribute("data-move", str(move))
        sizes.append(page.evaluate(SIZES))
        if move < len(moves):
            page.locator('[data-step="next"]').click()
    assert len({json.dumps(each) for each in sizes}) == 1, sizes


SIZES = """() => ['.rows li', '.plate', '.centre', '.steps'].map(each => {
  const all = [...document.querySelectorAll(each)].filter(({ offsetWidth }) => offsetWidth);
  const { width, height, top } = (all[1] ?? all[0]).getBoundingClientRect();
  return [width, height, each === '.rows li' ? 0 : top].map(Math.round);
})"""


def test_the_editor_makes_a_table(page: Page) -> None:
    """Cards, a row, a step by moving cards, words and a question; the link shows all of it."""
    page.goto("index.html?compose=free")
    expect(page.locator("[data-status=composing]")).to_be_visible()
    page.locator('[data-to="hand0"]').click()
    for name in ("AS", "KS"):
        page.locator(f'.tray [data-name="{name}"]').click()
        expect(page.locator(f'[data-place="hand0"] [data-name="{name}"]')).to_be_visible()
    # A name that no row can have stays in its field.
    page.locator("[data-row]").fill("Ana's set")
    page.locator('[data-row-do="add"]').click()
    expect(page.locator("[data-row]")).to_have_value("Ana's set")
    expect(page.locator('[data-place="Ana\'s set"]')).to_have_count(0)
    page.locator("[data-row]").fill("Zebra")
    page.locator('[data-row-do="add"]').click()
    page.locator('.tray [data-name="7H"]').click()
    expect(page.locator('[data-place="Zebra"] [data-name="7H"]')).to_be_visible()
    page.locator("[data-row]").fill("Apple")
    page.locator('[data-row-do="add"]').click()
    page.locator('.tray [data-name="?"]').click()
    page.locator('.tray [data-name="?5"]').click()
    expect(page.locator('[data-place="Apple"] [data-take]')).to_have_count(2)
    expect(page.locator('[data-place="Apple"] .count')).to_contain_text("6")
    answered(page)
    carried = page.locator(".carried")
    carried.locator('[data-from="Zebra"] [data-name="7H"]').click()
    expect(page.locator('[data-step="named"]')).to_be_hidden()
    carried.locator('[data-carry="table"]').click()
    expect(page.locator("[data-table]")).to_have_attribute("data-moves", "1")
    expect(carried.locator('[data-from="table"] [data-name="7H"]')).to_be_visible()
    # An unknown card is turned up where it lies.
    carried.locator('[data-from="Apple"] [data-name="?"]').first.click()
    page.locator('[data-step="named"]').select_option("9C")
    carried.locator('[data-carry="Apple"]').click()
    expect(page.locator("[data-table]")).to_have_attribute("data-moves", "2")
    expect(page.locator("#viewer .say .event")).to_have_text("Turned up: the 9 of clubs.")
    page.locator('[data-edit="undo"]').click()
    expect(page.locator("[data-table]")).to_have_attribute("data-moves", "1")
    page.locator('[data-word="ask"]').check()
    answered(page)
    # What a new question lacks is told when the author leaves it.
    expect(page.locator(".fault")).to_be_empty()
    expect(page.locator("[data-link]")).to_have_value("")
    page.locator('[data-word="title"]').focus()
    expect(page.locator(".fault")).to_contain_text("best")
    page.locator('[data-word="choices"]').fill("Yes\nNo")
    page.locator('[data-word="choices"]').blur()
    page.locator('[data-word="best"][value="Yes"]').check()
    answered(page)
    expect(page.locator(".fault")).to_be_empty()
    expect(page.locator("[data-link]")).to_have_value(re.compile("#record="))
    page.locator('[data-do="see-as-reader"]').click()
    expect(page.locator("[data-status=viewing]")).to_be_visible()
    page.locator('#viewer [data-step="next"]').click()
    expect(page.locator("[data-table]")).to_have_attribute("data-status", "your-turn")
    expect(page.locator("#viewer .rows ul")).to_have_count(3)
    assert page.locator("#viewer .rows p").all_text_contents() == ["Zebra", "Apple"]
    page.locator('[data-choice="Yes"]').click()
    expect(page.locator(".asking .right")).to_be_visible()
    page.locator('[data-do="compose-this"]').click()
    expect(page.locator("[data-status=composing]")).to_be_visible()
    places = page.locator(".laid [data-place]")
    expect(places.last).to_have_attribute("data-place", "Apple")
    page.locator('[data-part="option pack"]').select_option("spanish-40")
    expect(page.locator('.tray [data-name="1O"]')).to_be_visible()
    # A draft with more hands than players has its form.
    page.goto("index.html")
    page.goto(f"index.html?compose=free#record={code(record(players=1))}")
    expect(page.locator('[data-place="hand1"] [data-name="QH"]')).to_be_visible()
    expect(page.locator(".fault")).to_contain_text("hand1")
