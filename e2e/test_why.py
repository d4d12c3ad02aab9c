"""The button "Why?" in place of clause numbers, which stand in no sentence. One follows each group
of sentences, and keys reach it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page

from e2e.playing import play_on
from e2e.waiting import answered, expect
from e2e.words import pattern, word

pytestmark = [pytest.mark.returning, pytest.mark.orders(0, 2)]
TURN = "[data-status=your-turn]"
CLAUSE = re.compile(r"(SR|MR|RO|BA)-\d")


def unnumbered(page: Page) -> None:
    """No clause number stands in a sentence at the table. (Nor in a catalog:
    tests/test_messages.py.) Tooltips have them, and the sheets behind."""
    assert not CLAUSE.search(page.locator("body").inner_text())
    why = page.locator(".panel .log [data-do=why]")
    titles = why.evaluate_all("all => all.map(({ title }) => title)")
    assert all(map(CLAUSE.search, titles))


# Of what has just happened, how many events stand behind its "Why?".
BEHIND = """() => document.querySelector('.say .event [data-do=why]')
  ?.dataset.event.split(' ').length ?? 0"""


# A second click on each that comes late.
TWICE = """dialog => {
  const all = [...dialog.querySelectorAll('[data-do=clause], [data-do=example]')];
  for (const each of [...all, ...all]) each.click();
}"""


def asked_now(page: Page, first: list[str]) -> list[str]:
    """Open the sheet of the bar: it has the question, the choices, and what beats what; `first`:
    the headings of its other parts. Return what it tells of events."""
    prompt = page.locator("#table .prompt").inner_text()
    page.locator(".bar [data-do=why]").click()
    dialog = page.locator("#dialog")
    expect(dialog.locator(".help .told")).to_have_text(prompt)
    expect(dialog.locator("h3").nth(1)).to_have_text(first[0])
    for heading in first:
        expect(dialog.locator("h3", has_text=heading)).to_have_count(1)
    if len(first) > 1:
        dialog.locator(".clause-text").wait_for()
    return dialog.locator(".dialog-body .told").all_inner_texts()[1:]


# The mouse comes from one part of a card to another.
WITHIN = """card => card.dispatchEvent(new PointerEvent('pointerout',
  { bubbles: true, relatedTarget: card.firstElementChild }))"""


def test_why_answers_the_question_of_the_moment(page: Page) -> None:
    """At the first turn what may be played and what beats what, not the deal; later why the last
    trick went where it did, from the move that shows it, and why a card may not be played. Behind
    several sentences there is one, whose sheet has them all, each with its clause."""
    title = word("help-order-title", "rounds")
    page.goto("index.html?game=rounds&seat=0&seed=10&bots=easy&speed=instant")
    page.locator(TURN).wait_for()
    assert asked_now(page, [title]) == []
    page.locator(".hand button").first.hover()  # the table can still be asked beside it
    expect(page.locator("#tip p").first).to_be_visible()
    page.locator(".hand button").first.evaluate(WITHIN)
    expect(page.locator("#tip p").first).to_be_visible()
    page.locator(".hand button").first.dispatch_event("pointerout")
    page.keyboard.press("Escape")
    log = page.locator('.panel .log li[data-kind="trick"]')
    while not log.count():
        play_on(page, 1)
        page.locator(TURN).wait_for()
    unnumbered(page)
    (told,) = asked_now(page, [title, word("help-why")])
    assert log.last.inner_text().startswith(told)
    dialog = page.locator("#dialog")
    clause = dialog.locator(".clause-text .clause-link")
    expect(clause).to_have_text(CLAUSE)
    assert clause.inner_text() in str(log.last.locator("button").get_attribute("title"))
    expect(dialog.locator(".viewer .event a")).to_have_attribute(
        "title", re.compile(re.escape(clause.inner_text()))
    )
    page.keyboard.press("Escape")
    dull = page.locator(".hand [data-card]:not([data-action], [data-copy])")
    while not dull.count():
        play_on(page, 1)
        page.locator(TURN).wait_for()
    expect(dull.first).to_have_accessible_name(pattern("card-not-now", card=...))
    dull.first.click()
    expect(page.locator(".event [data-do=why]")).to_have_attribute("data-rule", "RO-3.1")
    unnumbered(page)
    refused = page.locator(".event .refused").inner_text().strip()
    page.locator(".bar [data-do=why]").click()
    line = page.locator("#dialog .help p", has_text=refused)
    expect(line).to_have_count(1)
    rule = str(line.locator("button").get_attribute("data-rule"))
    line.locator("button").click()
    expect(clause).to_have_text(rule)
    page.goto("index.html?game=moroccan-ronda&players=4&seat=0&seed=5&bots=easy&speed=instant")
    for _ in range(40):
        page.locator(TURN).wait_for()
        assert page.locator(".say .event [data-do=why]").count() <= 1
        behind = page.evaluate(BEHIND)
        if behind > 1:
            break
        page.locator("[data-action]").first.click()
    else:
        pytest.fail("nothing was told in several sentences")
    page.locator(".say .event [data-do=why]").click()
    expect(dialog.locator(".told")).to_have_count(behind)
    expect(clause).to_have_text(CLAUSE)
    for other in dialog.locator(".told .mention").all():
        other.click()
        expect(clause).to_have_text(str(other.get_attribute("data-rule")))
        expect(dialog.locator(".told")).to_have_count(behind)
    # Nor does a second click open the set-ups of the front page.
    page.goto("index.html?game=rounds&seat=0&seed=1&bots=easy&speed=instant")
    page.locator(TURN).wait_for()
    page.locator(".panel .log [data-do=why][title*='RO-3.1']").click()
    fields = page.locator("form [name=players]")
    before = fields.count()
    dialog.locator(".viewer .card").first.wait_for()
    dialog.evaluate(TWICE)
    expect(dialog.locator(".clause-text")).not_to_contain_text("RO-3.1")
    answered(page)
    assert fields.count() == before
