"""A card of the hand that is asked on a phone: by a mouse that rests on it, and by a finger."""

from __future__ import annotations

from typing import Any

from e2e.sim.expecting import expect
from e2e.sim.world import World
from e2e.test_access import dialog_of
from e2e.test_help import GAMES, TIP, open_table
from e2e.words import word

# What a finger does on a card; or a mouse.
FINGER = """(card, type, pointerType = 'touch') => {
  const event = { bubbles: true, pointerType, isPrimary: true, detail: 1 };
  card.dispatchEvent(new PointerEvent(type, event));
}"""


def test_on_a_phone(world: World) -> None:
    """Without a keyboard no keys are told of; under a dialog no card is asked about; and holding
    one does not play it."""
    page: Any = world.new_context(has_touch=True).new_page()
    open_table(page, GAMES["ronda"], 0, "phone")
    dialog, tip = dialog_of(page), page.locator(TIP)
    page.locator(".tools [data-do=help]").click()
    expect(dialog.locator(".by-touch")).to_have_text(word("help-card-touch"))
    expect(dialog.locator(".by-touch")).to_be_visible()
    for hidden in (".by-pointer", ".by-key", "[data-do=keys]"):
        expect(dialog.locator(hidden)).to_be_hidden()
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    # A mouse rests on a card, out of reach under a dialog, and then without one.
    cards = page.locator(".hand button")
    card = cards.first
    card.hover()
    page.keyboard.press("?")
    expect(dialog.locator(".told").first).not_to_be_empty()
    world.passes(2)
    expect(tip.locator("p")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    card.hover()
    expect(tip.locator("p").first).to_be_visible()
    card.dispatch_event("pointerout")
    expect(tip).to_be_hidden()
    # One that comes to a mouse is not asked about.
    cards.nth(1).evaluate(f"card => ({FINGER})(card, 'pointerover', 'mouse')")
    world.passes(2)
    expect(tip.locator("p")).to_have_count(0)
    # A finger holds a card: it is asked about, and can be played then by a tap.
    count = cards.count()
    card.evaluate(FINGER, "pointerdown")
    expect(tip.locator("p").first).to_be_visible()
    for kind in ("pointerup", "pointerout", "click"):
        card.evaluate(FINGER, kind)
    world.passes(2)
    expect(tip.locator("p").first).to_be_visible()
    expect(cards).to_have_count(count)
    card.click()
    expect(cards).to_have_count(count - 1)
    expect(tip).to_be_hidden()
