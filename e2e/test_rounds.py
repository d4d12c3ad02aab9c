"""Rounds at the table: matches in both modes, the trump pile, revokes, corrections and calls."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page

from e2e.embedding import code, record
from e2e.parts import near_the_end
from e2e.playing import play_on
from e2e.test_access import open_table
from e2e.test_table import SIZES, click, ended, play, settled
from e2e.waiting import expect, resize
from e2e.words import pattern, word

pytestmark = pytest.mark.returning
GAME = "index.html?game=rounds&seat=0&bots=easy&target=100&speed=instant"
STRICT = f"{GAME}&revokes=allowed"


def actions(page: Page, where: str = "") -> list[str]:
    found = page.locator(f"{where} [data-action]").all()
    return [str(element.get_attribute("data-action")) for element in found]


def act(page: Page, action: str) -> None:
    page.locator(f'[data-action="{action}"]').click()
    settled(page)


NAMES = """faces => faces.map(face => ['rank', 'suit'].map(part =>
  face.querySelector(`.cd-fr-corner [href^="#fr-${part}-"]`).getAttribute('href').at(-1)
).join(''))"""
# Where cards can be seen, and last all that are drawn.
CARDS = f"""() => ['.hand', '.trick', '.open', '.last', '.table .card']
  .map(where => ({NAMES})([...document.querySelectorAll(where + ' svg')]))"""


def names(page: Page, where: str) -> list[str]:
    """The cards lying somewhere, by the names of their drawings."""
    found: list[str] = page.locator(f"{where} svg").evaluate_all(NAMES)
    return found


def test_trumps_in_view_and_a_match_clicked(page: Page) -> None:
    """The pile and what it means, opened by a tap and a key; rank trumps marked in the hand. Of a
    long game the last turns. Only cards that can be seen, or could be before, are drawn."""
    begun = near_the_end("rounds", 2, 35, target=100)
    open_table(page, f"index.html?bots=random&speed=instant#play={begun}", size="phone")
    page.locator(".line .points").click()  # says what it counts
    expect(page.locator("#tip")).to_contain_text(word("points-all"))
    page.keyboard.press("Escape")
    looked: set[int] = set()
    marked = 0
    while len(looked) < 2:
        pile = names(page, ".open")
        if len(pile) not in looked:
            looked.add(len(pile))
            ranks = [name for name in names(page, ".hand") if name[0] == pile[-1][0]]
            shown = page.locator(".hand button:has(.marked)")
            assert shown.count() == len(ranks)
            for each in shown.all():
                expect(each).to_have_accessible_name(re.compile(word("mark-rank-trump", "rounds")))
            marked += len(ranks)
            if len(looked) % 2:
                page.locator(".table-note").click()
            else:
                page.keyboard.press("p")
            dialog = page.get_by_role("dialog")
            expect(dialog.locator("h2")).not_to_be_empty()
            assert names(page, "#dialog") == pile
            page.keyboard.press("Escape")
        play_on(page, 1)
        settled(page)
    assert marked
    begun = near_the_end("rounds", 2, 6, target=100)
    open_table(page, f"index.html?bots=random&speed=instant#play={begun}", size="phone")
    seen: set[str] = set()

    def look(page: Page) -> None:
        *places, shown = page.evaluate(CARDS)
        seen.update(*places)
        assert {*shown} <= seen
        expect(page.locator(".hand [tabindex='0']")).to_have_count(1)  # where Tab leads
        click(page)

    play(page, look)
    assert page.locator(".seat .fan .card").count() == 0
    end = ended(page)
    assert max(end["scores"]) >= 100
    assert sum(end["scores"]) % 100 == 0
    assert end["winners"] == [end["scores"].index(max(end["scores"]))]
    page.locator(".ending.over").wait_for()
    means = page.locator(".line .points").get_attribute("data-means")
    assert means == word("points-all")
    page.keyboard.press("s")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(pattern("said-game-winning-score", "rounds", n=...))
    expect(dialog).to_contain_text(word("source-two_of_hearts", "rounds"))


@pytest.mark.browser
def test_sentences_and_faces_have_their_room(page: Page) -> None:
    """On a phone lying down the sentence about trumps is not cut. Pictures are as wide as the card,
    nearly; pips stand clear of the corners."""
    page.set_viewport_size({"width": 844, "height": 390})
    page.goto("index.html?game=rounds&players=2&target=100&seed=eyes1&speed=fast")
    part = page.locator("#table .event")
    for told in (word("why"), "Trumps are"):
        expect(part).to_contain_text(told)
        whole, seen = part.evaluate("each => [each.scrollHeight, each.clientHeight]")
        assert whole <= seen, (told, whole, seen)
    open_table(page, f"{GAME}&seed=4")
    for size in ("phone", "desktop"):
        resize(page, SIZES[size])
        widths, meeting = page.locator(".hand").evaluate(
            """hand => {
                 const box = each => each.getBoundingClientRect()
                 const meet = (a, b) =>
                   a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
                 const cards = [...hand.querySelectorAll('.card')]
                 const within = (card, what) => [...card.querySelectorAll(what)].map(box)
                 return [
                   cards.flatMap(card =>
                     within(card, 'rect.cd-fr-frame').map(frame => frame.width / box(card).width)),
                   cards.filter(card => within(card, '.cd-fr-pips use').some(pip =>
                     within(card, '.cd-fr-corner use').some(mark => meet(pip, mark)))).length]
               }"""
        )
        assert len(widths) == 3, size
        assert min(widths) > 0.9, size
        assert meeting == 0, size


def costs(page: Page, to: str) -> None:
    """A call has brought 25 points to a player, besides those of the game."""
    gained = page.locator(f"{to} .nums span").last.inner_text().split()[0]
    expect(page.locator(f"{to} .points")).to_have_text(str(25 + int(gained)))


def test_revokes_and_calls(page: Page) -> None:
    """Nothing warns of a revoke; it can be taken back at the next turn. A call that finds nothing
    says its risk, costs 25, and lays the caller's hand open; one that catches a revoke lays open
    the other's; one that ends the match does not stay in front of the points of its caller."""
    open_table(page, f"{STRICT}&seed=1")
    correct: list[str] = []
    while not correct:
        card = actions(page, ".hand")[-1]
        assert len(actions(page, ".hand")) == page.locator(".hand .card").count()
        act(page, card)
        correct = [action for action in actions(page, ".acts") if action.startswith("correct")]
    expect(page.locator(".log [data-kind=found]")).to_have_count(0)
    button = page.locator(f'[data-action="{correct[0]}"]')
    expect(button).to_have_accessible_name(pattern("card-action", action=..., card=...))
    act(page, correct[0])
    expect(page.locator(".panel .log [data-kind=said]").last).to_be_visible()
    assert card.split()[1] in names(page, ".hand")
    open_table(page, f"{STRICT}&seed=7".replace("instant", "fast"))
    while "call" not in actions(page, ".acts"):
        page.locator(".hand [data-action]").first.click()
        settled(page)
    page.locator('.acts [data-action="call"]').click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(word("action-call", "rounds"))
    dialog.locator(".buttons [data-do=close]").click()
    expect(page.locator('.acts [data-action="call"]')).to_be_focused()
    page.keyboard.press("Enter")
    dialog.locator('[data-action="call"]').click()
    expect(page.locator(".event")).to_contain_text(word("found-nothing", "rounds"))
    expect(page.locator(".line .plate")).to_contain_text(word("note-face-up", "rounds"))
    costs(page, ".seat")
    expect(page.locator(".seat .fan.faces .card")).not_to_have_count(0)
    assert "call" not in actions(page, ".acts")
    open_table(page, f"{STRICT}&seed=15".replace("easy", "fox"))
    for _ in range(2):
        page.locator(".hand [data-action]").first.click()
        settled(page)
    act(page, "call")
    found = page.locator(".panel .log [data-kind=found]")
    expect(found).not_to_have_count(0)
    costs(page, ".line")
    expect(page.locator(".seat .fan.faces .card")).not_to_have_count(0)
    game = record("rounds", 1, revokes="allowed", target=100)
    assert game["moves"].pop() == "0 call"
    open_table(page, f"index.html?speed=instant#play={code(game)}")
    act(page, "call")
    ended(page)
    expect(found).not_to_have_count(0)
    expect(page.locator(".bubble")).to_have_count(0)
