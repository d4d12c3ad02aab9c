"""Baronda at the table: complete games with two to five players, bids, the side in force."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page

from e2e.parts import near_the_end
from e2e.test_table import play, settled
from e2e.waiting import expect, until
from e2e.words import pattern, word

pytestmark = pytest.mark.returning
GAME = "index.html?game=baronda&seat=0&bots=greedy"
# The question: a bid, an adjustment, or a card, with the way to the first playable one.
ASKED = """() => ({
  asked: document.querySelector('[data-action]')?.dataset.action.split(' ')[0],
  way: [...document.querySelectorAll('.hand button')].findIndex(each => each.matches('.can')),
})"""


def key(page: Page) -> None:
    """A figure is its own key; of two buttons the first has key 1; to a card lead the arrows."""
    now = page.evaluate(ASKED)
    if now["asked"] != "play":
        page.keyboard.press("1" if now["asked"] == "adjust" else "2")
        return
    for name in ("Home", *["ArrowRight"] * now["way"], "Enter"):
        page.keyboard.press(name)


def test_game_keyed(page: Page) -> None:
    """With a round for each of five, of which the last one is played."""
    begun = near_the_end("baronda", 5, 14)
    page.goto(f"index.html?bots=random&speed=instant#play={begun}")
    assert play(page, key) >= 14
    table = page.locator("[data-table]")
    scores = [int(score) for score in str(table.get_attribute("data-scores")).split()]
    winners = [int(seat) for seat in str(table.get_attribute("data-winners")).split()]
    assert len(scores) == 5
    assert winners == [seat for seat, score in enumerate(scores) if score == max(scores)]
    assert page.locator("[data-action]").count() == 0
    end = page.locator(".ending.over")
    rounds = end.locator(".tally tbody tr")
    expect(rounds).to_have_count(5)
    expect(rounds.first).to_contain_text(re.compile("BARONG|RANDA"))
    expect(rounds.first).to_contain_text(pattern("sheet-bid", "baronda", bid=..., took=...))


# The tag of a Garuda that lies there, and the line at the hand, tell the same.
TOLD = """() => [...document.querySelectorAll('.trick .tag')].some(({ textContent }) => {
  const line = document.querySelector('.say .event').textContent;
  return textContent === 'awake' && /is awake|woke/.test(line)
    || textContent === 'asleep' && /asleep/.test(line);
})"""


def test_bids_and_cards(page: Page) -> None:
    """Arrows go along the bar of bids, and each says what it means. They are secret until all are
    in; then the Leader adjusts them. Any copy of a card can be tapped; of three Passes that lie
    there the first one has won. Whether a Garuda is awake is told."""
    page.goto(f"{GAME}&players=5&seed=6&speed=instant&leader=1")
    settled(page)
    notes = page.locator(".seats .nums")
    assert " ".join(notes.all_inner_texts()).count(word("note-has-bid", "baronda")) == 4
    assert not re.search(r"bid \d", page.locator(".seats").inner_text())
    expect(page.locator(".signs li")).to_have_count(2)
    told = re.compile(r"^\d Garudas?, \d Nagas?, \d red\.$")  # and nothing else
    expect(page.locator(".say .event")).to_have_text(told)
    page.locator('[data-action="bid 0"]').focus()
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    focused = page.locator(":focus")
    expect(focused).to_have_attribute("data-action", "bid 3")
    expect(focused).to_have_accessible_name(word("action-bid", "baronda", n=3))
    # Other elements in the bar do not have the size of a figure.
    assert focused.evaluate("e => (e.click(), document.querySelector('.acts.dial'))") is None
    settled(page)
    expect(page.locator(".signs li")).to_have_count(1)
    assert len(re.findall(r"bid \d", " ".join(notes.all_inner_texts()))) == 4
    expect(page.locator('.seat[data-seat="1"] > .quiet')).to_contain_text(
        word("token-leader", "baronda")
    )
    # Of two digits.
    page.goto(f"{GAME}&players=4&seed=5&speed=instant")
    settled(page)
    page.locator('[data-action="bid 10"]').focus()
    expect(page.locator(".say .event")).to_have_text(
        word("meaning", "baronda", bid=10, barong=3, randa=1, twelve=2)
    )
    page.keyboard.press("Enter")
    settled(page)
    expect(page.locator(".mine .plate")).to_contain_text(word("note-bid", "baronda", n=10))
    page.goto(f"{GAME}&players=5&seed=14&speed=instant")
    settled(page)
    page.keyboard.press("2")
    settled(page)
    expect(page.locator("#table .prompt")).not_to_be_empty()
    page.get_by_role("button", name=word("action-lower", "baronda", n=1)).click()
    settled(page)
    expect(page.locator(".signs")).to_contain_text(word("sign-RANDA", "baronda"))
    expect(page.locator(".board")).to_have_attribute("data-sign", "RANDA")
    expect(page.locator(".mine .plate")).to_contain_text(word("note-bid", "baronda", n=1))
    page.goto(f"{GAME}&players=4&seed=9&speed=instant")
    settled(page)
    page.keyboard.press("2")
    settled(page)
    passes = page.locator('.hand [data-card="PASS"]')
    expect(passes).to_have_count(2)
    expect(page.locator('[data-action="play PASS"]')).to_have_count(1)
    assert passes.evaluate_all("all => all.every(e => e.matches('.can'))")
    passes.last.click()
    settled(page)
    expect(passes).to_have_count(1)
    page.goto("index.html?example=BA-5.7/2")
    expect(page.locator("[data-status=viewing]")).to_be_visible()
    expect(page.locator(".viewer .trick .best")).to_have_count(1)
    expect(page.locator(".viewer .trick > li").first).to_have_class("best")
    # What is decided is not told on the way back.
    page.goto("index.html?example=BA-5.5")
    tags = page.locator(".viewer .trick .tag")
    expect(tags).to_have_text(["awake"])
    page.locator("[data-step=back]").click()
    expect(tags).to_have_text(["led"])
    begun = near_the_end("baronda", 3, 12, seed="1")
    page.goto(f"index.html?bots=random&speed=fast#play={begun}")
    settled(page)
    page.locator('[data-action="play 0Y"]').click()
    until(page, TOLD)
