"""Explanations at the table: the order of cards, help, terms, marks, calls, a hint."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page

from e2e.parts import near_the_end
from e2e.sim.world import World
from e2e.test_access import RONDA, TABLES, dialog_of, open_table
from e2e.test_order import passed
from e2e.test_table import SIZES, settled
from e2e.waiting import Gate, expect, on_device, until
from e2e.words import word

pytestmark = pytest.mark.returning
GREEDY = "index.html?game=baronda&players=5&seat=0&bots=greedy&seed=14&speed=instant"
TIP = "#tip"
SMALL = "#table [data-do=order]:visible"


# The cards of the trick, the links that are lit, those of the drawing, and what is said of them.
LINKS = """() => [
  [...document.querySelectorAll('.trick > li')].map(each => each.dataset.what),
  document.querySelectorAll('.order li.lit').length,
  document.querySelectorAll('.order .link.lit').length,
  document.querySelector('.order li.lit')?.textContent,
]"""
TWO_LIT = f"() => {{ const [cards, lit] = ({LINKS})(); return cards.length === 3 && lit === 2; }}"


BEATS = {"C": "O", "O": "E", "E": "B", "B": "C"}


def suits_that_meet(page: Page) -> int:
    """With two suits that meet on the table one link is lit; with none lying there, none."""
    plays, lit, drawn, told = page.evaluate(LINKS)
    expect(page.locator(".order li")).to_have_count(4)
    suits = {play[-1] for play in plays}
    met = [suit for suit in suits if BEATS[suit] in suits] if len(suits) == len(plays) else []
    assert lit == drawn == len(met)
    assert not met or word("order-lit") in told
    return len(met)


def test_help_and_order(page: Page) -> None:
    """The order says what lies there, and its links are lit while a whole trick lies there. Where
    there is little room it opens."""
    page.goto(f"{RONDA}&seed=4".replace("easy", "greedy").replace("instant", "fast"))
    settled(page)
    page.locator("[data-action]").first.click()
    until(page, TWO_LIT)
    open_table(page, TABLES["ronda"])
    # Help explains the question, each option, the game, its terms.
    asked = page.locator("#table .prompt").inner_text()
    bar = page.locator(".acts [data-action]").count()
    page.keyboard.press("?")
    dialog = dialog_of(page)
    expect(dialog.locator(".told").first).to_have_text(asked)
    expect(dialog.locator("h3")).not_to_have_count(2)
    assert dialog.locator(".help").first.locator("dt").count() == bar
    expect(dialog.locator(".help-row .card").first).to_be_visible()
    words = dialog.locator(".help").last.locator("details")
    words.locator("summary").click()
    expect(words.locator("dt").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    met = set()
    for _ in range(5):
        met.add(suits_that_meet(page))
        page.evaluate("[...document.querySelectorAll('[data-action]')].at(-1).click()")
        settled(page)
    assert met >= {0, 1}
    # On a phone it is a button, and with little room one beside the hand; the sheet has words.
    steps = page.locator("#table .order li").all_text_contents()
    assert steps
    lying = page.locator(".trick > li").count()
    for size in ("lying", "phone"):
        page.set_viewport_size(SIZES[size])  # type: ignore[arg-type]
        expect(page.locator(SMALL)).to_have_count(1)
    page.locator(SMALL).click()
    expect(dialog_of(page).locator("li")).to_have_text(steps)
    examples = dialog_of(page).locator(".help-row")
    expect(examples.nth(1)).to_be_visible()
    if lying:  # what lies there now comes first, and what is ahead
        expect(examples.first.locator(".card")).to_have_count(lying)
        expect(examples.first).to_contain_text(re.compile("Now|Neither suit beats|can still beat"))
    dialog_of(page).locator("[data-do=help]").click()
    expect(dialog_of(page).locator(".told").first).not_to_be_empty()
    page.keyboard.press("Escape")
    expect(dialog_of(page)).to_be_hidden()
    page.set_viewport_size(SIZES["desktop"])  # type: ignore[arg-type]
    expect(page.locator(SMALL)).to_have_count(0)
    expect(page.locator("#table .order").locator("svg").first).to_be_visible()


BREAKING = """{
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (...all) {
    if (window.broken && JSON.stringify(all).includes('help'))
      all = JSON.parse(JSON.stringify(all).replace('help', 'none'));
    return post.apply(this, all);
  };
}"""


@pytest.mark.fresh
def test_help_that_does_not_come_or_late(page: Page) -> None:
    """The page shows its own knowledge at once; the rest can be requested again. A player who has
    closed it, and has gone on or plays another game, sees none of it."""
    engine = Gate(page)
    page.add_init_script(BREAKING)
    open_table(page, TABLES["ronda"])
    page.evaluate("window.broken = true")
    page.keyboard.press("?")
    dialog = dialog_of(page)
    expect(dialog).to_contain_text(word("missing"))
    expect(dialog.locator(".told")).not_to_be_empty()
    page.evaluate("window.broken = false")
    dialog.get_by_role("button", name=word("try-again")).click()
    expect(dialog.locator(".help-row").first).to_be_visible()
    page.keyboard.press("Escape")
    settled(page)
    # About a card, when somebody has gone on.
    cards = page.locator("[data-card]").count()
    page.keyboard.press("ArrowRight")
    engine.shut()
    page.keyboard.press("b")
    page.keyboard.press("Enter")
    engine.open()
    expect(page.locator("[data-card]")).to_have_count(cards - 1)
    settled(page)
    expect(page.locator(TIP)).to_be_hidden()
    # When somebody sits at another game.
    engine.shut()
    page.keyboard.press("?")
    expect(dialog.locator(".told")).not_to_be_empty()
    page.keyboard.press("Escape")
    page.locator("#table [data-do=lobby]").click()
    page.locator("[data-play=rounds]").click()
    engine.open()
    settled(page)
    passed(page)
    expect(page.locator("[data-of=rounds] #table")).to_be_visible()
    expect(dialog).to_be_hidden()
    expect(page.locator("dialog .help-row")).to_have_count(0)


def test_asking_at_a_table(page: Page, world: World) -> None:
    """The meaning of the focused card, and the card to play; keys, terms in the log, and links to
    clauses."""
    open_table(page, TABLES["ronda"], 1)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("b")
    expect(page.locator(f"{TIP} p").first).to_be_visible()
    asked = page.locator(".order .link.asked")
    expect(asked).to_have_count(1)  # the suit that it beats
    expect(page.locator("#live")).to_contain_text(page.locator(f"{TIP} p").first.inner_text())
    page.keyboard.press("ArrowRight")
    expect(page.locator(TIP)).to_be_hidden()
    # A hint.
    while not page.locator(".trick > li").count():
        page.locator("[data-action]").first.click()
        settled(page)
    marked = page.locator(".hand .hinted")
    for presses in (2, 3):  # the second ends it, and the third wants it again
        world.hold("engine")
        for _ in range(presses):
            page.keyboard.press("i")
        expect(page.locator(".event [data-do=hint]")).to_have_count(presses - 2)
        world.release("engine")
        world.passes(9)
        expect(marked).to_have_count(presses - 2)
    expect(marked).to_be_focused()
    told = page.locator(".say .event").inner_text()
    assert told.startswith(word("hint", action=str(marked.get_attribute("aria-label"))))
    assert told.count(".") >= 2
    assert "%" not in told
    marked.click()
    settled(page)
    expect(page.locator(".hinted")).to_have_count(0)
    while page.locator(".trick > li").count():
        page.locator("[data-action]").first.click()
        settled(page)
    page.keyboard.press("ArrowRight")
    expect(asked).to_have_count(0)  # no card lies there that it could beat
    # Keys are told of where there is a keyboard.
    page.locator(".tools [data-do=help]").click()
    dialog = dialog_of(page)
    expect(dialog.locator(".by-pointer")).to_have_text(word("help-card"))
    expect(dialog.locator(".by-pointer")).to_be_visible()
    expect(dialog.locator(".by-touch")).to_be_hidden()
    expect(dialog.locator(".by-key")).to_be_visible()
    dialog.locator("[data-do=keys]").click()
    expect(dialog.locator("kbd").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    page.locator(".panel .log .term").first.click()
    expect(page.locator(f"{TIP} p")).to_be_visible()
    page.keyboard.press("Escape")
    # Links to clauses: in the line at the hand, and below a clause that mentions another one.
    while not page.locator(".say .event button").count():
        page.locator("[data-action]").first.click()
        settled(page)
    link = page.locator(".say .event button").first
    expect(link).to_have_text(word("why"))
    link.click()
    dialog = dialog_of(page)
    expect(dialog.get_by_role("heading", name=word("examples-of-others"))).to_be_visible()
    page.keyboard.press("Escape")
    link.evaluate("link => link.dataset.rule = 'SR-5.2'")
    link.click()
    title = "Dealing"
    mentioned = dialog.get_by_role("button", name=word("rule-about", rule="SR-2.3", title=title))
    mentioned.click()
    expect(dialog.locator(".clause-text .clause-link")).to_have_text("SR-2.3")
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    # A player who goes elsewhere sees the explanation no more.
    page.locator(".panel .log .term").first.click()
    expect(page.locator(f"{TIP} p")).to_be_visible()
    page.goto("index.html")
    expect(page.locator(TIP)).to_be_hidden()


def test_hints_bids_and_calls(page: Page, world: World) -> None:
    """A hint needs no search where there is one card. It says what the hand takes, and goes on
    saying it when the button has the focus, which else tells what a bid means. Terms explain
    themselves; a call does so once for each person, where it first sounds. In the table of points
    the sign of a number is on its left, in lines from the right too."""
    page.goto(f"index.html?speed=instant#play={near_the_end('steere-ronda', 3, 1, hands=1)}")
    page.locator("[data-status=your-turn]").wait_for()
    world.hold("engine")
    page.keyboard.press("i")
    label = str(page.locator(".hand .hinted").get_attribute("aria-label"))
    told = f"{word('hint', action=label)} {word('hint-only')}"
    expect(page.locator(".say .event")).to_have_text(told)
    world.release("engine")
    open_table(page, GREEDY)
    # Terms in the prompt and in help; Escape closes only the top one.
    term = page.locator(".prompt .term").first
    term.click()
    tip = page.locator(TIP)
    expect(tip.locator("b")).not_to_be_empty()
    expect(tip.locator("p")).not_to_be_empty()
    page.keyboard.press("Escape")
    world.passes(2)  # the mouse rests where it has clicked
    expect(tip).to_be_hidden()
    term.focus()
    page.keyboard.press("Enter")
    expect(tip.locator("p")).to_be_visible()
    page.locator("#table .title").click()
    expect(tip).to_be_hidden()
    page.keyboard.press("?")
    dialog_of(page).locator(".term").first.press("Enter")
    expect(tip.locator("p")).to_be_visible()
    page.keyboard.press("Escape")
    expect(tip).to_be_hidden()
    expect(dialog_of(page)).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog_of(page)).to_be_hidden()
    page.keyboard.press("i")
    expect(page.locator(".acts .hinted")).to_be_focused()
    takes = word("advice-takes", "baronda", n=1, more=1, next=2).split(" 1")[0]
    expect(page.locator(".say .event")).to_contain_text(takes)
    page.goto(f"{GREEDY}&lang=ar")
    page.locator("[data-status=your-turn]").wait_for()
    page.keyboard.press("?")
    rows = dialog_of(page).locator(".worth tbody tr")
    expect(rows).to_have_count(5)
    expect(rows.first.locator("td")).to_have_text(["4", "\u200e−2"])
    call = word("call-one", "moroccan-ronda")
    means = word("means-call", "moroccan-ronda", call=call)
    for is_first in (True, False):
        page.goto(
            "index.html?game=moroccan-ronda&players=4&seat=0&bots=random&announcements=honest"
            "&seed=101&speed=instant&lang=en"
        )
        told = ""
        for _ in range(3):
            page.locator("[data-status=your-turn][data-still]").wait_for()
            told += page.locator("#table .event").inner_text()
            page.locator("[data-action]").first.click()
        assert (means in told) == is_first
        kept = on_device(page, "kept => 'heard:moroccan-ronda' in kept")
        assert call in kept["heard:moroccan-ronda"]["calls"]
        page.goto("index.html", wait_until="load")  # anew


@pytest.mark.browser
def test_marks_explain_themselves(page: Page) -> None:
    """The umbrella of the Leader, and one's own mark of the dealer; a tap beside them still tells
    about the player."""
    tip = page.locator(TIP)
    for address, mark, title, text in (
        ("game=baronda&players=4&seed=7", ".token", word("token-leader", "baronda"), None),
        ("game=steere-ronda&seed=10&dealer=0", ".deals", word("dealer"), word("dealer-means")),
    ):
        page.goto(f"index.html?{address}&seat=0&bots=easy&speed=instant")
        settled(page)
        place = page.locator(f"#table {mark}")
        expect(place).to_have_attribute("data-title", title)
        place.click()
        expect(tip.locator("b")).to_have_text(title)
        expect(tip.locator("p")).to_have_text(text or word("term-leader.text", "baronda"))
        page.locator("#table .asked").first.click(position={"x": 8, "y": 8})
        expect(tip).to_be_hidden()
        expect(dialog_of(page)).to_be_visible()
        page.keyboard.press("Escape")


# What a finger does on a card; or a mouse.
FINGER = """(card, type, pointerType = 'touch') => {
  const event = { bubbles: true, pointerType, isPrimary: true, detail: 1 };
  card.dispatchEvent(new PointerEvent(type, event));
}"""


def test_on_a_phone(world: World) -> None:
    """Without a keyboard no keys are told of; under a dialog no card is asked about; and holding
    one does not play it."""
    page: Any = world.new_context(has_touch=True).new_page()
    open_table(page, TABLES["ronda"], 0, "phone")
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
