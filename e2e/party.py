"""A host and guests, each in their own browser: see e2e/test_peers.py."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, Page

from e2e.waiting import ask, expect, module, until
from rondas.answers.fair_deal import faults
from rondas.records.record import check

# Plays the first info, for so many turns of this page; and cuts a guest off at every so manyth, in
# the moment of the action.
PLAY = """turns => {
  [turns, window.cutAt] = [turns].flat();
  const table = document.querySelector('#table');
  window.left = turns;
  const look = () => {
    if (table.dataset.status !== 'your-turn' || !window.left) return;
    document.querySelector('[data-action]').click();
    if (--window.left % window.cutAt === 0)
      import(new URL('static/js/peers/guest.js', document.baseURI)).then(({ cut }) => cut());
  };
  window.watch?.disconnect();
  window.watch = new MutationObserver(look);
  window.watch.observe(table, { attributeFilter: ['data-status'] });
  look();
}"""
HAS_PLAYED = """() => {
  const { status } = document.querySelector('#table').dataset;
  return status === 'over' || status === 'your-turn' && !window.left;
}"""


def cut(guest: Page) -> None:
    """The connection of a guest is lost."""
    module(guest, "peers/guest", "guest => guest.cut()")


class Party:
    """A host and guests, each with their own browser."""

    def __init__(
        self, new_context: Callable[..., BrowserContext], address: str, host: Page | None = None
    ) -> None:
        self.new_context = new_context
        self.host = host or new_context().new_page()
        self.host.goto(address)
        self.guests: dict[str, Page] = {}

    def invitation(self, seat: str, speed: str = "instant") -> str:
        """The link for a seat, at this speed."""
        link = self.host.locator(f'[data-invite="{seat}"]')
        expect(link).to_be_visible()
        return str(link.evaluate("link => link.href")).replace("#", f"?speed={speed}#")

    def come(self, seat: str, speed: str = "instant") -> Page:
        """Open the link for a seat, and type in the answer."""
        page = self.guests.get(seat) or self.new_context().new_page()
        page.goto(self.invitation(seat, speed))
        self.guests[seat] = page
        self.let_in(page.locator("[data-answer]").text_content() or "")
        return page

    def arrive(self, seat: str) -> Page:
        """Somebody opens the link for a seat, and that is all, where there is a rendezvous."""
        page = self.guests.get(seat) or self.new_context().new_page()
        page.goto(self.invitation(seat))
        self.guests[seat] = page
        return page

    def let_in(self, answer: str) -> None:
        box = self.host.locator("input[data-answer-box]")
        box.fill(answer)
        box.press("Enter")

    def play(self, turns: int | list[int]) -> None:
        """All play until the guest in seat 1 has had so many turns and is due again."""
        guest = self.guests["1"]
        for page in self.pages:
            page.evaluate(PLAY, turns if page is guest else 1000)
        until(guest, HAS_PLAYED)
        for page in self.pages:
            page.evaluate(PLAY, 0)

    @property
    def pages(self) -> list[Page]:
        return [self.host, *self.guests.values()]

    def invite(self) -> None:
        """The host opens the invitations."""
        self.host.locator("[data-do=menu]").click()
        self.host.locator("#dialog [data-do=people]").click()

    def over(self) -> None:
        """Everybody sees the same end, and has checked it. A whole game takes its time."""
        expect(self.host.locator("#table")).to_have_attribute(
            "data-status", "over", timeout=180_000
        )
        for page in self.pages:
            expect(page.locator("#table")).to_have_attribute("data-status", "over")
            expect(page.locator("[data-deal]")).to_have_attribute("data-deal", "holds")
        scores = {page.locator("#table").get_attribute("data-scores") for page in self.pages}
        assert len(scores) == 1
        records = [self.record(page) for page in self.pages]
        assert all(record == records[0] for record in records)
        assert faults(check(records[0])) == []

    def record(self, page: Page) -> dict[str, Any]:
        record: dict[str, Any] = ask(page, do="record")["record"]
        return record
