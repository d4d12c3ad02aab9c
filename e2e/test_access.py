"""For whom does not see, does not point, or speaks to the computer: names, speech, keys, focus."""

from __future__ import annotations

import re
from functools import partial
from typing import Literal

import pytest
from playwright.sync_api import Locator, Page

from e2e.conftest import walking
from e2e.playing import play_on
from e2e.sim.world import World
from e2e.test_table import SIZES, WATCHER, settled
from e2e.waiting import HASTE, at_rest, expect, keep, until
from e2e.words import word

pytestmark = pytest.mark.returning
START = "index.html?speed=instant&seat=0&bots=easy"
RONDA = f"{START}&game=steere-ronda&hands=1"
BARONDA = f"{START}&game=baronda&players=4"
MOROCCAN = f"{START}&game=moroccan-ronda&players=4"
TABLES = {
    "ronda": f"{RONDA}&seed=10",
    "moroccan": f"{MOROCCAN}&seed=5",
    "rounds": f"{START}&game=rounds&seed=7",
    "baronda": f"{BARONDA}&seed=7",
    "baronda for five": f"{START}&game=baronda&players=5&seed=7",
}
# Everything that is spoken, and where; from now on, or from the load on.
LISTEN = """() => {
  const before = window.spoken;
  window.spoken = [];
  if (!before) new MutationObserver(records => {
    for (const { target, addedNodes } of records) {
      if (!target.matches?.('#live, [data-live]')) continue;
      for (const node of addedNodes) window.spoken.push([target.id || 'dialog', node.textContent]);
    }
  }).observe(document.body, { childList: true, subtree: true });
}"""
LISTENER = f"addEventListener('DOMContentLoaded', {LISTEN});"
SPOKE = "text => window.spoken.find(([, line]) => line.includes(text))?.[0]"


def open_table(page: Page, address: str, turns: int = 0, size: str = "") -> None:
    if size:
        page.set_viewport_size(SIZES[size])  # type: ignore[arg-type]
    page.goto(address)
    play_on(page, turns)
    settled(page)


def dialog_of(page: Page) -> Locator:
    return page.get_by_role("dialog")


def spoke(page: Page, text: str) -> str:
    """Wait for a sentence; return the id of the live region that it came to, or `dialog`."""
    return str(until(page, SPOKE, text))


def test_names_of_pictures_and_groups_and_no_letters(page: Page) -> None:
    """Nothing is read double; the button "Why?" names the clause in its tooltip, and headings name
    their contents. Letters can be turned off."""
    open_table(page, f"{RONDA}&seed=10", 2)
    for name in ("undo", "help", "menu"):
        button = page.get_by_role("button", name=word(f"table-{name}", "site"), exact=True)
        expect(button).to_be_visible()
    assert page.get_by_role("toolbar").count() == 0
    expect(page.get_by_role("heading", level=1)).to_have_text("Ronda")
    why = page.locator(".panel .log").get_by_role("button", name=f"{word('why')} ")
    rule = page.locator(".panel .log li button").first
    expect(why).to_have_count(page.locator(".panel .log li button").count())
    assert rule.inner_text() == word("why")
    assert re.fullmatch(word("rule", rule=r"SR-\d\.\d"), str(rule.get_attribute("title")))
    page.keyboard.press("l")
    expect(dialog_of(page).get_by_role("heading", level=2)).to_have_text(word("last-trick"))
    page.keyboard.press("Escape")
    open_table(page, TABLES["moroccan"])
    lying = page.locator(".centre").get_by_role("listitem").get_by_role("img")
    expect(lying).to_have_count(4)
    stock = page.locator(".centre .stock")
    expect(stock.locator("span:not([aria-hidden=true])")).to_have_text(word("said-stock", n=24))
    expect(page.get_by_role("group", name=word("actions"))).to_be_visible()
    page.keyboard.press("m")
    dialog_of(page).locator("[data-do=settings]").click()
    box = dialog_of(page).get_by_label(word("setting-keys"))
    expect(box).to_be_checked()
    box.uncheck()
    page.keyboard.press("Escape")
    bar = page.locator(".acts [data-action]")
    expect(bar).to_have_count(3)
    for key in ("m", "w", "s", "?", "n", "1"):
        page.keyboard.press(key)
        expect(dialog_of(page)).to_be_hidden()
    expect(bar).to_have_count(3)
    assert "seed=5" in page.url
    page.keyboard.press("ArrowUp")  # other keys are as before
    expect(bar.first).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(bar.nth(1)).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(page.locator(".hand button").first).to_be_focused()
    page.locator("[data-do=menu]").click()
    dialog_of(page).locator("[data-do=help]").click()
    dialog_of(page).locator("[data-do=keys]").click()
    expect(dialog_of(page)).to_contain_text(word("keys-off"))
    page.keyboard.press("Escape")
    page.locator("[data-action]").first.click()
    settled(page)
    expect(page.locator(".acts [data-action]")).to_have_count(0)
    assert page.get_by_role("group", name=word("actions")).count() == 0


@pytest.mark.fresh
def test_spoken_once_in_order(page: Page, world: World) -> None:
    """Spoken text stands in the log, and no longer where it was spoken. A page that opens takes no
    focus: it may be in a frame of another one."""
    page.add_init_script(LISTENER)
    # Whatever a test asks of a page counts as touching it.
    page.add_init_script(
        "Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } })"
    )
    open_table(page, f"{RONDA}&seed=13")
    assert page.evaluate("document.activeElement === document.body")
    play_on(page, 3)
    settled(page)
    prompt = page.locator("#table .prompt").inner_text()
    told = page.locator(".panel .log li > span").all_inner_texts()
    spoke(page, told[-1])
    spoke(page, prompt)
    lines = [line for _, line in page.evaluate("window.spoken")]
    assert [line for line in lines if line in told] == told
    expect(page.locator("#live p")).not_to_have_count(0)
    world.passes(10)
    expect(page.locator("#live p")).to_have_count(0)
    # The log, and the line at the hand.
    assert page.locator("body").inner_text().count(told[-1]) <= 2


def test_one_hears_how_one_stands(page: Page) -> None:
    """Tricks, bid and turn; marks and figures on the plates are there in words, everybody's own
    too. All beside a modal dialog is inert, its live regions too."""
    page.goto("index.html")
    page.evaluate(LISTEN)
    open_table(page, f"{BARONDA}&seed=7", 4)
    for place in page.locator(".seat, .line").all():
        told = place.locator("> .quiet").inner_text()
        for figure in place.locator(".nums span").all_inner_texts():
            assert figure in told
        assert place.locator(".plate").get_attribute("aria-hidden") == "true"
    expect(page.locator(".line > .quiet")).to_contain_text(word("to-play"))
    facts = [*page.locator(".line .nums span").all_inner_texts(), word("to-play")]
    assert len(facts) == 3
    spoke(page, page.locator("#table .prompt").inner_text())
    name = f"{word('you-there')}: "
    for key in ("t", "h", "s"):
        page.evaluate("window.spoken = []")
        page.keyboard.press(key)
        spoke(page, name)
        (line,) = [line for _, line in page.evaluate("window.spoken") if name in line]
        mine = line.split(name)[-1]
        assert all(fact in mine for fact in facts), line
    expect(dialog_of(page)).to_be_visible()
    assert spoke(page, word("said-scores", each="\x00").split("\x00")[0]) == "dialog"
    page.keyboard.press("Escape")
    page.keyboard.press("t")
    lying = page.locator("#table .trick > li").count()
    assert spoke(page, word("said-trick", n=lying, cards="\x00").split("\x00")[0]) == "live"
    # The steps of an example; its title says of which game it is.
    page.goto("index.html?example=SR-4.2")
    expect(page.locator("[data-status=viewing]")).to_be_visible()
    assert page.title() == word("page-title", game="Ronda")
    told = page.locator("#viewer [aria-live=polite]:has(.event)")
    page.locator("[data-step=back]").click()
    expect(page.locator("[data-step=back]")).to_be_focused()
    expect(told).to_contain_text("2")


@pytest.mark.browser
@pytest.mark.fresh
def test_focus_is_never_nowhere(page: Page) -> None:
    """From the front page to a game, into another one, and back, by keys alone; and when what has
    it goes, the button of a sentence or the last trick."""
    page.add_init_script(WATCHER)
    page.goto("index.html")
    page.evaluate(HASTE)
    walking(page)
    play = page.locator("[data-play=steere-ronda]")
    play.evaluate("(link, address) => { link.href = address; }", RONDA)
    play.focus()
    page.evaluate("window.watching = true")
    page.keyboard.press("Enter")
    settled(page)
    expect(page.locator(".hand button").first).to_be_focused()
    before = page.url
    page.keyboard.press("n")
    expect(page).not_to_have_url(before)
    settled(page)
    expect(page.locator(".hand button").first).to_be_focused()
    page.keyboard.press("Enter")
    settled(page)
    page.locator("[data-do=undo]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-do=undo]")).to_be_disabled()
    expect(page.locator(".hand button").first).to_be_focused()
    page.locator(".bar .home").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    # Disappearing elements.
    page.evaluate("window.watching = false")
    open_table(page, f"{RONDA}&seed=10", 1)
    clause = page.locator(".say button")
    while not clause.count():
        page.locator("[data-action]").first.click()
        settled(page)
    clause.first.focus()
    page.evaluate("window.watching = true")
    page.locator("[data-action]").first.dispatch_event("click")
    settled(page)
    expect(page.locator(".hand button:focus")).to_have_count(1)
    page.locator(".last").focus()
    for _ in range(3):
        page.locator("[data-action]").first.dispatch_event("click")
        settled(page)
    expect(page.locator("#table :focus")).to_have_count(1)
    assert page.evaluate("window.unfocused") == []


def test_focus_in_dialogs_and_a_new_game_that_is_taken_back(page: Page) -> None:
    """One dialog after the other begins at its heading; the last one gives back what it took. When
    one comes a notice goes. A press beside one closes it, unless it began inside. And N is pressed
    by chance."""
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    open_table(page, f"{RONDA}&seed=10", 2)
    menu = page.locator("[data-do=menu]")
    menu.focus()
    page.keyboard.press("Enter")
    heading = page.locator("#dialog-title")
    expect(heading).to_be_focused()
    for name in ("score", "settings", "help"):
        if name != "score":
            page.keyboard.press("Escape")
            expect(menu).to_be_focused()
            page.keyboard.press("Enter")
        if name == "settings":
            dialog_of(page).locator("[data-do=share]").click()
            expect(page.locator("#notice")).to_have_text(word("deal-copied"))
        dialog_of(page).locator(f"[data-do={name}]").click()
        if name == "settings":
            expect(page.locator("#notice")).to_have_text("")
        expect(heading).to_be_focused()
        expect(heading).not_to_have_text(word("menu"))
    heading.dispatch_event("pointerdown")
    page.locator("#dialog").dispatch_event("click")
    expect(heading).to_be_visible()
    for event in ("pointerdown", "click"):  # at the dialog itself, as beside it
        page.locator("#dialog").dispatch_event(event)
    expect(heading).to_be_hidden()
    # A new game.
    at_rest(page)
    left = page.locator(".hand button").count()
    page.keyboard.press("n")
    proposal = page.locator("#proposal")
    expect(proposal).to_contain_text(word("game-left"))
    expect(page.locator(".hand [data-action]")).to_have_count(16)
    assert "seed=10" not in page.url
    proposal.get_by_role("button", name=word("go-back")).click()
    expect(page.locator(".hand [data-action]")).to_have_count(left)
    assert "seed=10" in page.url
    expect(proposal).to_be_hidden()


# The outline and the shadow of a card that has the focus.
RING = """() => {
  const style = getComputedStyle(document.querySelector('.hand button:focus .card'));
  const shadow = /^(rgba?\\([^)]*\\)) 0px 0px 0px ([\\d.]+)px$/.exec(style.boxShadow) ?? [];
  const isSeen = style.outlineStyle !== 'none' && style.outlineColor !== 'rgba(0, 0, 0, 0)';
  return isSeen && [[style.outlineColor, parseFloat(style.outlineWidth)],
    [shadow[1], parseFloat(shadow[2])]];
}"""


def luminance(colour: str) -> float:
    parts = [int(part) / 255 for part in re.findall(r"\d+", colour)[:3]]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.browser
@pytest.mark.fresh
def test_the_ring_is_for_who_uses_keys(page: Page) -> None:
    """Not at a table that was come to by a click: the front page is there, and heard, before the
    page's Python is. Of two rings that differ by 9:1, one has 3:1 on every colour."""
    page.goto("robots.txt")
    keep(page, {"settings": {"speed": "instant"}})
    page.goto("index.html")
    page.locator("[data-play=rounds]").click()
    action = page.locator(".hand [data-action]").first
    keyed = partial(action.press, "Enter")
    for press in (None, action.click, keyed):
        at_rest(page)
        before = page.locator(".hand [data-card]").count()
        if press:
            press()
            expect(page.locator(".hand [data-card]")).to_have_count(before - 1)
            at_rest(page)
        expect(page.locator("[data-status=your-turn]")).to_be_visible()
        expect(page.locator(".hand button:focus .card")).to_have_count(1)
        assert bool(page.evaluate(RING)) == (press is keyed)
    page.locator(".hand button:focus").hover()  # whose own ring gives way
    schemes: list[Literal["light", "dark"]] = ["light", "dark"]
    for scheme in schemes:
        page.emulate_media(color_scheme=scheme)
        rings = page.evaluate(RING)
        assert all(colour and width >= 2 for colour, width in rings), rings
        dark, light = sorted(luminance(colour) for colour, _ in rings)
        assert (light + 0.05) / (dark + 0.05) >= 9
