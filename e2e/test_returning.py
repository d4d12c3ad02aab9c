"""A guest who comes back to a table at another device, and what keeps both devices there. Where a
site has a rendezvous the way back is in e2e/test_rendezvous.py."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page

from e2e.axe import found
from e2e.conftest import GO
from e2e.party import PLAY, Party, cut
from e2e.playing import HOLDS, hand
from e2e.waiting import expect, keep, module, noticed, until

pytestmark = [pytest.mark.returning, pytest.mark.fresh]
TABLE = "index.html?game=steere-ronda&hands=1&seats=Ana,@Ben,bot&bots=random&speed=instant"
# A browser's lock that keeps the screen on, and how many are held.
WAKE_LOCK = """{
  window.locks = 0;
  const request = async () => {
    window.locks++;
    return Object.assign(new EventTarget(), { async release() { window.locks--; } });
  };
  Object.defineProperty(navigator, 'wakeLock', { value: { request } });
}"""
IS_PREPARED = """async seat => {
  const hub = await import(new URL('static/js/peers/hub.js', document.baseURI));
  return hub.isPrepared(seat);
}"""
HELD = "count => window.locks === count"


@pytest.fixture
def party(page: Page, new_context: Callable[..., BrowserContext]) -> Party:
    """Return Ana's table. Ana has chosen that Ben deals first; Ben wants the only card to play
    itself."""
    page.add_init_script(WAKE_LOCK)
    made = Party(new_context, f"{TABLE}&dealer=1", page)
    ben = made.guests["1"] = new_context().new_page()
    ben.add_init_script(WAKE_LOCK)
    ben.goto("robots.txt")
    # A way back does not name the speed.
    keep(ben, {"settings": {"speed": "instant", "alone": "on"}})
    made.come("1")
    expect(made.guests["1"].locator(".hand [data-card]").first).to_be_visible()
    return made


USED = "This link has been used"
FORGET_THE_WAY = """() => new Promise(resolve => {
  indexedDB.deleteDatabase('rondas-guest').onsuccess = resolve;
})"""


def test_a_whole_game(party: Party) -> None:
    """A guest's table says which seat is theirs, and the host's does not. The guest reads the
    host's choice before the deal, and the record has it. After a lost connection the guest needs
    no new link. Both screens stay on until the game is over. The only card plays itself for the
    guest, and not for the host, who has not chosen that."""
    host, ben = party.pages
    until(host, HELD, 1)
    until(ben, HELD, 1)
    expect(ben.locator("#table")).to_have_attribute("data-seat", "1")
    expect(host.locator("#table[data-seat]")).to_have_count(0)
    told = "You deal the first hand. This was chosen in the set-up."
    expect(ben.locator(".panel .log li").first).to_contain_text(told)
    # The connection is lost from either end and more than once, also on the front page.
    cards = hand(ben)
    until(host, IS_PREPARED, 1)
    cut(ben)
    until(host, IS_PREPARED, 1)
    until(ben, HOLDS, cards)
    module(host, "peers/hub", "hub => hub.cut(1)")
    until(host, IS_PREPARED, 1)
    expect(ben.locator("#table:not([data-missed]) .hand [data-card]").first).to_be_visible()
    expect(host.locator('.seat[data-seat="1"] .plate.away')).to_have_count(0)
    ben.locator(".bar .home").click()
    cut(ben)
    ben.locator("[data-go-on]").click()
    until(ben, HOLDS, cards)
    # Nobody is asked for anything: the host's invitations have not been looked at.
    expect(host.locator("#dialog")).not_to_be_visible()
    host.evaluate(PLAY, 16)
    ben.evaluate(PLAY, 15)
    party.over()
    assert party.record(ben)["honest"]["opening"] == ["dealer 1"]
    for page in party.pages:
        until(page, HELD, 0)
    ben.goto("index.html")
    expect(ben.locator("#going-on")).to_be_hidden()
    ben.evaluate(GO, "index.html?game=steere-ronda&seed=1&speed=instant")
    expect(ben.locator("[data-status=your-turn]")).to_be_visible()
    expect(ben.locator("#table[data-seat]")).to_have_count(0)


@pytest.mark.browser
def test_a_link_is_used(party: Party, new_context: Callable[..., BrowserContext]) -> None:
    """A second tab with the link says that the table is in another one, and has it when that is
    closed. Without a stored way back a used link says so, and how to get another. A new one brings
    the guest back, and the front page has one way to the game, until it is given up."""
    host, ben = party.pages
    link = ben.url
    cards = hand(ben)
    until(host, IS_PREPARED, 1)
    second = ben.context.new_page()
    second.goto(link)
    expect(second.locator("#table .joining")).to_contain_text("in another tab")
    expect(second.locator("[data-answer]")).to_have_count(0)
    expect(ben.locator("#table .hand [data-card]").first).to_be_visible()
    ben.close()
    ben = second
    until(ben, HOLDS, cards)
    until(host, IS_PREPARED, 1)  # nothing of it is still to be stored
    ben.evaluate(FORGET_THE_WAY)
    ben.reload()
    sheet = ben.locator("#table .joining")
    expect(sheet).to_contain_text(USED)
    expect(sheet).to_contain_text("Ask Ana for a new link")
    expect(ben.locator("#table")).to_have_attribute("data-status", "error")
    expect(ben.locator("[data-answer]")).to_have_count(0)
    expect(sheet.get_by_role("link", name="Back to all games")).to_be_visible()
    found(ben, "a used link")
    ben.context.grant_permissions(["clipboard-read", "clipboard-write"])
    sheet.get_by_role("button", name="Ask for a new link").click()
    noticed(ben, "Send it to Ana")
    assert "our game of Ronda" in ben.evaluate("navigator.clipboard.readText()")
    # Somebody else's device cannot know; the host's says it, also to the tab of the answer.
    other = new_context().new_page()
    other.goto(link)
    tab = host.context.new_page()
    answer = other.locator("[data-answer]").text_content()
    found(other, "answer")
    other.context.close()
    tab.goto(f"index.html#answer={answer}")
    expect(tab.locator("#viewer h1")).to_contain_text("does not belong to the link")
    party.invite()
    ben.goto(party.invitation("1"))
    answer = ben.locator("[data-answer]").text_content()
    tab.goto(f"index.html#answer={answer}")
    expect(tab.locator("#viewer h1")).to_contain_text("has the answer")
    tab.close()
    until(ben, HOLDS, cards)
    ben.goto("index.html")
    expect(ben.locator("#going-on li")).to_have_count(1)
    ben.locator("#going-on .give-up").click()
    expect(ben.locator("#going-on .take-back")).to_be_visible()
    ben.goto("index.html")
    expect(ben.locator("#going-on")).to_be_hidden()
