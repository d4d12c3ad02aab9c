"""Moroccan Ronda at the table: whole games in every way of playing, and what is its own."""

from __future__ import annotations

import re
from functools import partial

import pytest
from playwright.sync_api import Page

from e2e.test_table import SIZES, ended, play, settled
from e2e.waiting import expect
from e2e.words import word

pytestmark = pytest.mark.returning
GAME = "index.html?game=moroccan-ronda&bots=easy&speed=instant"
SPANISH = {"Caída", "Cinco", "Diez", "Mesa", "Caída, mesa"}


def plainly(page: Page) -> None:
    """Return the action of an honest player: the first info, else a card."""
    bold = page.locator("[data-action].bold")
    (bold if bold.count() else page.locator(".hand [data-action]")).first.click()


def keyed(page: Page) -> None:
    """The same without a mouse."""
    bold = page.locator("[data-action].bold")
    if bold.count():
        page.keyboard.press(str(bold.get_attribute("data-hot")))
        return
    page.keyboard.press("ArrowRight")
    expect(page.locator(".hand [data-action]:focus")).to_have_count(1)
    page.keyboard.press("Enter")


# Of the cards on the table the ranks, and the places where they lie.
LYING = """() => [...document.querySelectorAll('.open [data-what]')].map(
  e => [e.dataset.what.slice(0, -1), e.parentElement.dataset.place])"""


def of_four(kinds: set[str], page: Page) -> None:
    """Claims are always offered, beside the cards of a turn too; cards lie at their ranks."""
    assert all(rank == place for rank, place in page.evaluate(LYING))
    offered = page.locator("[data-action]").evaluate_all("all => all.map(e => e.dataset.action)")
    kind = "play" if "play" in str(offered) else str(offered[0]).split()[0]
    if kind == "claim" and kind not in kinds:
        assert sorted(offered) == ["claim 1", "claim 3", "done"]
    if kind == "play" and kind not in kinds:
        assert {"claim 1", "claim 3"} < {*offered}
        page.locator("[data-action='claim 1']").click()
        expect(page.locator("[data-action='claim 1']")).to_have_count(0)
        assert settled(page) == "your-turn"
        expect(page.locator(".hand [data-action]")).to_have_count(3)
    kinds.add(kind)
    plainly(page)


def places(page: Page) -> None:
    """The next one sits right, the partner opposite; one tap announces fairly."""
    settled(page)
    for seat, side in ((1, "right"), (2, "top"), (3, "left")):
        expect(page.locator(f'.seat[data-seat="{seat}"]')).to_have_attribute("data-side", side)
    expect(page.locator('.seat[data-seat="2"] > .quiet')).to_contain_text(word("partner"))
    expect(page.locator(".seat .tag")).to_have_text([word("partner")])
    expect(page.locator("[data-action^=announce]")).not_to_have_count(1)
    expect(page.locator("[data-action].bold")).to_have_count(1)


@pytest.mark.parametrize(
    ("players", "way", "size"),
    [(3, "target=5&announcements=honest", "desktop"), (4, "target=11&penalties=claim", "phone")],
)
def test_whole_games(page: Page, players: int, way: str, size: str) -> None:
    """Clicked on a phone, keyed on a desktop; every point of the score is accounted for."""
    page.set_viewport_size(SIZES[size])  # type: ignore[arg-type]
    page.goto(f"{GAME}&players={players}&seed=9&{way}")
    if players == 4:
        places(page)
    kinds: set[str] = set()
    assert play(page, partial(of_four, kinds) if players == 4 else keyed) > 5
    assert players == 3 or kinds > {"announce", "claim", "play"}
    end = ended(page)
    sides = players if players < 4 else 2
    assert len(end["scores"]) == sides
    assert len(end["winners"]) == (2 if players == 4 else 1)
    page.keyboard.press("s")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(word("reasons"))
    expect(dialog.locator("th.part").first).to_contain_text(re.compile("1"))
    told = [0] * sides
    for row in dialog.locator("tr.reason").all():
        for side, cell in enumerate(row.locator("td").all_inner_texts()):
            told[side] += int((cell or "0").replace("−", "-"))
    assert told == end["scores"]


def test_what_a_card_takes_and_how_it_is_called(page: Page) -> None:
    """A card that captures says so, and shows which cards when it has the focus; as soon as the
    turn comes, if it had it before. (By a mouse: e2e/test_layout.py.) Calls sound as in the
    tradition that is chosen."""
    page.goto(f"{GAME}&players=2&seat=0&seed=3&announcements=honest")
    taking = page.locator('.hand [data-action][aria-label*="takes "]')
    taken = page.locator(".open .taken")
    settled(page)
    while not taking.count():
        plainly(page)
        settled(page)
    rank = str(taking.first.get_attribute("data-card"))[:-1]
    taking.first.focus()
    expect(taken).not_to_have_count(0)
    assert rank in taken.evaluate_all("all => all.map(e => e.dataset.what.slice(0, -1))")
    page.goto(f"{GAME}&players=2&seed=5&announcements=honest")
    settled(page)
    while not page.locator('.hand [data-action][aria-label*="takes "]:focus').count():
        if not page.evaluate("document.activeElement.matches('.hand [data-action]')"):
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        settled(page)
    expect(taken).not_to_have_count(0)
    # What it takes lies at one's own points.
    pile = page.locator(".line .points")
    before = int(pile.get_attribute("data-pile") or 0)
    page.keyboard.press("Enter")
    settled(page)
    assert int(pile.get_attribute("data-pile") or 0) > before
    page.keyboard.press("m")
    page.locator("dialog [data-do=settings]").click()
    page.locator("[name=calls][value=spanish]").check()
    expect(page.locator("[name=speed][value=instant]")).to_be_checked()  # as the address says
    page.locator("[name=speed][value=fast]").check()
    page.keyboard.press("Escape")
    page.evaluate(
        """() => {
          window.called = [];
          new MutationObserver(() => {
            for (const e of document.querySelectorAll('.bubble')) called.push(e.innerText);
          }).observe(document.querySelector('.board'), { subtree: true, childList: true });
        }"""
    )
    called: set[str] = set()
    while not called & SPANISH:
        plainly(page)
        settled(page)
        called = {text.split("+")[0].strip() for text in page.evaluate("called")}
