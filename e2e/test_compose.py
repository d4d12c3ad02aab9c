"""The editor of positions: make, save, open again and answer."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

from e2e.embedding import paste, unpacked
from e2e.test_sizes import COVERED
from e2e.waiting import answered, resize
from e2e.words import word

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
        page.locator(f'[data-to="{place}"]').click()
        for name in names:
            page.locator(f'.tray [data-name="{name}"]').first.click()
            expect(page.locator(f'[data-place="{place}"] [data-name="{name}"]')).to_be_visible()
        expect(page.locator(f'[data-place="{place}"] [data-take]')).to_have_count(len(names))
    page.locator('[data-part="names 0"]').fill("Ana")
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
    expect(page.locator(".composer h3")).to_contain_text("Ana")
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
    expect(page.locator("#viewer .board")).to_contain_text("Ana")
    page.locator('#viewer [data-do="back"]').click()
    composing(page)
    page.locator('[data-edit="new"]').click()
    expect(page.locator('[data-word="note"]')).to_have_value("")
    page.locator('[data-edit="undo"]').click()
    expect(page.locator('[data-word="note"]')).to_have_value("Look at the table.")


def unseen(page: Page) -> None:
    """Play a card that nobody has placed, of the player whose hand is unknown."""
    paste(page, "index.html?position=rounds&turned=7H&hand0=KS+7C&turn=1")
    page.locator(".unseen select").select_option("play TS")
    page.locator(".unseen button").click()
    expect(page.locator("[data-table]")).to_have_attribute("data-moves", "1")
    expect(page.locator('[data-edit="undo"]')).to_be_enabled()


def test_each_wrong_answer_has_its_text(page: Page) -> None:
    page.goto("index.html?compose=rounds")
    composing(page)
    position = {"turned": "7H", "hand0": "KS 7C 2H", "turn": 0}
    asked = {"best": ["play KS"], "wrong": {"play 7C": "Too soon."}}
    record = {"format": "rondas-record-1", "game": "rounds", "players": 2, "position": position,
              "moves": [], "ask": {"0": asked}}  # fmt: skip
    paste(page, json.dumps(record))
    texts = page.locator("[data-for]")
    expect(texts).to_have_count(2)
    expect(page.locator('[data-for="play 7C"]')).to_have_value("Too soon.")
    page.locator('[data-for="play 2H"]').fill("Too low.")
    page.locator('[data-word="best"][value="play 7C"]').check()
    expect(texts).to_have_count(1)
    page.locator('[data-do="see-as-reader"]').click()
    expect(page.locator("[data-table]")).to_have_attribute("data-status", "your-turn")
    page.locator('[data-action="play 2H"]').click()
    expect(page.locator(".asking .wrong")).to_contain_text("Too low.")


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
    expect(page.locator(".fault")).to_have_text(
        "Trick on the table: 2 cards, at most 1 can be there"
    )
    expect(page.locator("[data-link]")).to_have_value("")
    expect(page.locator('[data-place="trick"] [data-take]')).to_have_count(2)
    page.locator('[data-edit="undo"]').click()
    expect(page.locator(".fault")).to_be_empty()
    with page.expect_download() as saved:
        page.locator('[data-do="save-record"]').click()
    record = json.loads(saved.value.path().read_text("utf-8"))
    assert record["position"]["trick"] == "2C"
    paste(page, "index.html?position=rounds&turned=7H&hand0=KS+7C&turn=0")
    expect(page.locator('[data-place="hand0"] [data-take]')).to_have_count(2)
    paste(page, json.dumps({**record, "title": "Back"}))
    expect(page.locator('[data-word="title"]')).to_have_value("Back")
    unseen(page)
    paste(page, json.dumps({**record, "title": "Back"}))
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


SIZES = [(320, 568), (390, 844), (844, 390), (768, 1024), (1440, 900)]
# Controls that somebody does not reach by scrolling to them.
UNREACHED = """() => {
  const found = [...document.querySelectorAll('.composer :is(button, input, select, summary)')]
    .filter(each => {
      if (each.disabled || !each.checkVisibility()) return false;
      each.scrollIntoView({ block: 'nearest' });
      const { left, top, width, height } = each.getBoundingClientRect();
      const there = document.elementFromPoint(left + width / 2, top + height / 2);
      return !each.contains(there) && !there?.closest('label')?.contains(each);
    });
  scrollTo(0, 0);
  return found.map(each => each.outerHTML.slice(0, 90));
}"""
# What is wrong with the cards that are left: small, cut, or suits that share a row.
TRAY = """() => {
  const tray = document.querySelector('.tray'), faults = [];
  const box = each => each.getBoundingClientRect(), { left, right, bottom } = box(tray);
  for (const card of tray.querySelectorAll('button')) {
    if (box(card).width < 44) faults.push('small');
    if (box(card).right > right + 1 || box(card).bottom > bottom + 1) faults.push('cut');
  }
  if (tray.scrollHeight > tray.clientHeight + 1) faults.push('scrolls');
  const suits = [...tray.children];
  if (suits.some(suit => Math.abs(box(suit.firstElementChild).left - box(suits[0]).left) > 2))
    faults.push('in a row');
  const second = [...suits[1].querySelectorAll('button')];
  const rows = new Set(second.map(card => Math.round(box(card).top)));
  if (innerWidth > 1400 && rows.size > 1) faults.push('two rows');
  return [...new Set(faults)];
}"""


def test_every_size_and_way(page: Page) -> None:
    """All is within reach. Cards can be dragged, a file opened, the link and the line copied."""
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto("index.html?position=rounds&turned=7H&hand0=KS+7C+2H&hand1=9S+8S&turn=0")
    expect(page.locator("[data-status=viewing]")).to_be_visible()
    page.locator('[data-do="compose-this"]').click()
    composing(page)
    faults = {}
    for size in SIZES:
        resize(page, {"width": size[0], "height": size[1]})
        if found := [each for check in (UNREACHED, TRAY, COVERED) for each in page.evaluate(check)]:
            faults[size] = found
    assert faults == {}
    hand = page.locator('[data-place="hand0"]')
    page.locator('.tray [data-name="AS"]').drag_to(hand)
    expect(hand.locator('[data-name="AS"]')).to_be_visible()
    hand.locator('[data-name="KS"]').drag_to(page.locator('[data-place="hand1"]'))
    expect(page.locator('[data-place="hand1"] [data-name="KS"]')).to_be_visible()
    hand.locator('[data-name="2H"]').drag_to(page.locator(".tray span").first)
    expect(page.locator('.tray [data-name="2H"]')).to_be_visible()
    answered(page)
    link = page.locator("[data-link]")
    hands = {"hand0": "7C AS", "hand1": "9S 8S KS"}
    page.locator('[data-do="copy-link"]').click()
    expect(page.locator("#notice")).to_have_text(word("compose-link-copied"))
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied == link.input_value()
    position = unpacked(copied.partition("#record=")[2])["position"]
    assert {key: position[key] for key in hands} == hands
    page.locator('[data-do="copy-embed"]').click()
    expect(page.locator("#notice")).to_have_text(word("compose-line-copied"))
    code = copied.partition("#record=")[2]
    assert f'<rondas-table record="{code}">' in page.evaluate("navigator.clipboard.readText()")
    page.locator('.composer [data-do="open"]').click()
    other = {"format": "rondas-record-1", "game": "rounds", "players": 2, "title": "From a file",
             "position": {"turned": "7H"}, "moves": []}  # fmt: skip
    page.locator("#record-file").set_input_files(
        {"name": "a.json", "mimeType": "application/json", "buffer": json.dumps(other).encode()}
    )
    expect(page.locator('[data-word="title"]')).to_have_value("From a file")
    expect(hand.locator("[data-take]")).to_have_count(0)
