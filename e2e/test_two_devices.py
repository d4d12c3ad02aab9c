"""A host and a guest play, in every order of messages, and both look around meanwhile."""

from __future__ import annotations

from typing import Any

import pytest

from e2e.party import Party
from e2e.sim.expecting import expect
from e2e.sim.page import Page
from e2e.sim.world import Simulation, World
from e2e.test_monkeys import Monkey, hidden
from e2e.words import word

TABLE = "index.html?game=moroccan-ronda&seats=Ana,@Ben,bot"
LOOKS = ("w", "s", "o", "i", "?", "Escape", "Tab", "ArrowRight")


def seen(page: Page) -> tuple[list[str], list[str], int]:
    """Return the cards that lie there, the points, and how much was told: alike for both."""
    lying = page.locator("#table .centre [data-what]")
    return (
        lying.evaluate_all("all => all.map(each => each.dataset.what)"),
        page.locator("#table .plate .points").all_text_contents(),
        page.locator("#table .log li").count(),
    )


@pytest.mark.orders(0, 2)
def test_both_see_the_same_game(world: World, simulation: Simulation) -> None:
    party: Any = Party(world.new_context, f"{TABLE}&speed=fast")
    host, guest = pages = party.host, party.come("1", "fast")
    for page in pages:
        seated = page.locator("#table:is([data-status=your-turn], [data-status=waiting])")
        expect(seated).to_have_count(1)
    people = [Monkey(world, simulation, page) for page in pages]
    compared = 0
    for _ in range(14):
        world.some(60)
        for who in people:
            if who.chance.random() < 0.3:
                who.key(who.chance.choice(LOOKS))
            who.page.keyboard.press("Escape")  # a dialog may come after that, too
            if who.page.choices("#table[data-status=your-turn] [data-action]"):
                who.page.choose(0)
        world.passes(20)
        assert sorted(seen(host)[0]) == sorted(seen(guest)[0])
        assert sorted(seen(host)[1]) == sorted(seen(guest)[1])
        compared += sees_no_secrets(simulation, pages)
    assert seen(host)[2] > 5
    assert compared > 50
    for page in pages:
        a_language_waits(page)


def a_language_waits(page: Page) -> None:
    """Without a rendezvous a reload would end the connection, of the host as of the guest."""
    page.evaluate("document.querySelector('#dialog[open] [data-do=close]')?.click()")
    page.locator("[data-do=menu]").click()
    page.locator("dialog [data-do=settings]").click()
    page.locator("#settings-form [name=language]").select_option("fr")
    expect(page.locator("#notice")).to_have_text(word("language-waits"))
    expect(page.locator("html")).to_have_attribute("lang", "en")


def sees_no_secrets(simulation: Simulation, pages: tuple[Page, Page]) -> int:
    """Neither document has a card that only the other, or a bot, holds; return how many there
    are."""
    compared = 0
    (table,) = (each.table for each in simulation.engines.services.values() if each.table)
    for seat, page in enumerate(pages):
        shown = page.evaluate("() => document.querySelector('#table .board').outerHTML")
        for name in hidden(table, seat):
            compared += 1
            assert f'data-card="{name}"' not in shown, f"seat {seat} sees {name}"
    return compared
