"""The setting by which the only legal card, and so the last one, plays itself. A guest's is in
e2e/test_peers.py."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from e2e.conftest import GO
from e2e.parts import near_the_end
from e2e.playing import play_on
from e2e.sim.world import World
from e2e.test_access import LISTEN, SPOKE
from e2e.waiting import answered, expect, until
from e2e.words import word

pytestmark = [pytest.mark.returning, pytest.mark.fresh]
TURN = "[data-status=your-turn]"
OVER = "[data-status=over]"


def go(page: Page, address: str) -> None:
    """Leave the table for another one, in the same page."""
    page.evaluate(GO, "index.html")
    expect(page.locator("html[data-page=lobby]")).to_be_visible()
    page.evaluate(GO, address)


def test_the_only_card_plays_itself(page: Page, world: World) -> None:
    """Without the setting the last card waits. With it the card goes, also at instant speed; a
    screen reader hears it. After an undo the card stays, to think about it."""
    begun = near_the_end("steere-ronda", 3, 2, hands=1)
    page.goto(f"index.html?bots=random&speed=instant#play={begun}")
    assert play_on(page, 1)
    expect(page.locator(TURN)).to_be_visible()
    expect(page.locator("[data-action]")).to_have_count(1)
    answered(page)
    expect(page.locator(TURN)).to_have_count(1)
    page.keyboard.press("u")
    expect(page.locator("[data-action]")).to_have_count(2)
    page.locator("[data-do=menu]").click()
    page.locator("#dialog [data-do=settings]").click()
    tick = page.get_by_role("checkbox", name=word("setting-alone"))
    expect(tick).not_to_be_checked()
    tick.check()
    page.keyboard.press("Escape")
    page.evaluate(LISTEN)
    page.locator(".hand [data-action]").first.click()
    page.locator(OVER).wait_for()
    until(page, SPOKE, word("plays-itself", card="").rstrip("."))
    page.keyboard.press("Escape")
    page.keyboard.press("u")
    page.locator(TURN).wait_for()
    expect(page.locator("[data-action]")).to_have_count(1)
    answered(page)
    expect(page.locator(TURN)).to_have_count(1)
    page.locator("[data-action]").click()
    page.locator(OVER).wait_for()
    # The card stays for a moment, and longer under a dialog.
    begun = near_the_end("steere-ronda", 3, 1, hands=1)
    go(page, f"index.html?bots=random&speed=fast#play={begun}")
    page.locator(TURN).wait_for()
    expect(page.locator("#table .prompt")).to_contain_text(
        word("plays-itself", card="").rstrip(".")
    )
    page.locator("[data-do=menu]").click()
    world.passes(30)
    page.keyboard.press("Escape")
    expect(page.locator(TURN)).to_have_count(1)
    expect(page.locator("#dialog")).to_be_hidden()
    page.locator(OVER).wait_for()
    # A call, or a wrong answer in a lesson: nothing plays itself.
    call = near_the_end("rounds", 2, 3, seed="1", target=100, revokes="allowed")
    for address, choices in (
        (f"index.html?bots=random&speed=instant#play={call}", 2),
        ("index.html?lesson=rounds&at=4&speed=instant", 1),
    ):
        go(page, address)
        page.locator(TURN).wait_for()
        expect(page.locator("[data-action]")).to_have_count(choices)
        answered(page)
        expect(page.locator(TURN)).to_have_count(1)
        expect(page.locator("[data-action]")).to_have_count(choices)
    # People who share a screen lift the cloth, and see the card go.
    go(page, f"index.html?seats=Ana,Ben,bot&bots=random&speed=instant#play={begun}")
    table = page.locator("[data-table]")
    before = ""
    for _ in range(2):
        expect(table).to_have_attribute("data-status", "pass")
        expect(table).not_to_have_attribute("data-to", before)
        before = str(table.get_attribute("data-to"))
        page.locator("[data-lift]").press("Enter")
    page.locator(OVER).wait_for()
