"""The question of the day, and lists of records that are shown one after another."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page

from e2e.embedding import Host, frame, host, wait_heard
from e2e.test_daily import CLOCK
from e2e.test_positions import RECORD
from e2e.waiting import expect, on_device
from e2e.words import word
from rondas.games import find
from rondas.puzzles import puzzle
from tools.serve import Site

__all__ = ["host"]
pytestmark = [pytest.mark.returning]
GAME, DATE = "steere-ronda", "2026-11-02"
SUPPLY = Path(__file__).parent.parent / f"static/puzzles/{GAME}.txt"


@pytest.mark.fresh
def test_a_question_of_the_day(page: Page) -> None:
    """From the front page: a wrong answer, which counts, a right one, the calendar, and the next
    day."""
    page.add_init_script(CLOCK % f"{DATE}T12:00:00")
    page.goto("index.html")
    page.locator(f"[data-puzzle={GAME}]").click()
    viewer = page.locator("[data-table][data-status=your-turn]")
    expect(viewer).to_be_visible()
    assert f"puzzle={GAME}&date={DATE}" in page.url
    found = puzzle(find(GAME), SUPPLY.read_text("utf-8").splitlines()[1])
    offered = page.locator("[data-action]")
    names = offered.evaluate_all("all => all.map(each => each.dataset.action)")
    assert {*names} == {each.action for each in found.ratings}
    page.locator("[data-step=back]").click()
    expect(page.locator("[data-action]")).to_have_count(0)
    page.locator("[data-step=next]").click()
    page.locator(f'[data-action="{found.ratings[-1].action}"]').click()
    expect(page.locator(".asking .wrong")).to_contain_text(word("ask-wrong"))
    expect(page.locator(".asking .wrong")).not_to_contain_text("object")
    expect(page.locator(".puzzle")).to_contain_text(word("puzzle-done", date="2 November 2026"))
    kept = on_device(page, f"kept => kept['puzzle:{GAME} {DATE}']")[f"puzzle:{GAME} {DATE}"]
    assert (kept["won"], kept["run"], kept["on"]) == (False, 1, DATE)
    page.locator("[data-do=question-again]").click()
    page.locator(f'[data-action="{found.ratings[0].action}"]').click()
    expect(page.locator(".asking .right")).to_contain_text(word("ask-right"))
    page.locator(".puzzle [data-do=days]").click()
    today = page.locator(".diary [aria-current]")
    expect(today).to_have_attribute("data-state", "lost")
    expect(page.locator(".diary a")).to_have_count(2)
    page.locator(".diary a").first.click()
    expect(viewer).to_be_visible()
    assert "date=2026-11-01" in page.url
    page.goto(f"index.html?puzzle={GAME}")
    expect(page.locator(".puzzle")).to_contain_text(word("puzzle-was-wrong"))
    page.goto(f"index.html?puzzle={GAME}&date=2026-11-03")
    expect(page.locator(".told")).to_contain_text(word("puzzle-late", date="3 November 2026"))


@pytest.mark.browser
def test_a_list_of_records_to_its_end(page: Page, host: Host) -> None:
    """Answer, skip, go back, and be told how it went; a wrong list names its entry."""
    second = {**RECORD, "title": "Second", "start": 2, "notes": {}, "ask": {"2": {}}}
    text = json.dumps([RECORD, second]).replace("<", "\\u003c")
    wrong = json.dumps([RECORD, {**second, "view": 7}]).replace("<", "\\u003c")
    page.goto(host("".join(
        f'<rondas-table id="{name}" start="now"><script type="application/json">'
        f"{records}</script></rondas-table>"
        for name, records in (("list", text), ("wrong", wrong))
    )))  # fmt: skip
    table = frame(page, "#list")
    head, viewer = table.locator(".lesson-head"), table.locator("[data-table]")
    expect(head).to_have_text(word("lesson-head", n="1", of="2", title="<b>Follow</b> suit"))
    expect(viewer).to_have_attribute("data-lessons", "2")
    expect(table.locator(".course button").first).to_be_disabled()
    table.locator('[data-action="play KS"]').click()
    table.locator("[data-do=question-on]").click()
    table.locator('[data-action="play 2H"]').click()
    expect(table.locator(".asking .wrong")).to_be_visible()
    assert wait_heard(page, "answer")["detail"]["record"] == 1
    table.locator(".asking .primary").click()
    expect(head).to_have_text(word("lesson-head", n="2", of="2", title="Second"))
    expect(viewer).to_have_attribute("data-status", "your-turn")
    table.locator(".course button").first.click()
    expect(viewer).to_have_attribute("data-lesson", "1")
    table.locator(".course button").last.click()
    expect(viewer).to_have_attribute("data-lesson", "2")
    expect(table.locator(".course button").last).to_have_text(word("course-skip"))
    table.locator(".course button").last.click()
    expect(viewer).to_have_attribute("data-status", "over")
    expect(viewer).to_contain_text(word("course-result", right="1", of="3"))
    result = {"scores": [], "winners": [], "record": None, "right": 1, "of": 3}
    assert wait_heard(page, "over")["detail"] == result
    table.locator(".course-list button").last.click()
    expect(head).to_contain_text("Second")
    refused = "record 2: view: a seat or 'all', not 7"
    expect(frame(page, "#wrong").locator(".told")).to_contain_text(refused)
    assert wait_heard(page, "error")["detail"]["error"].endswith(refused)


@pytest.mark.browser
@pytest.mark.fresh
def test_a_closed_element_with_a_picture_loads_nothing(page: Page, host: Host, site: Site) -> None:
    """A position of the owner's own shows the owner's picture, and nothing else is loaded."""
    picture = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>"
    site.log.clear()
    page.goto(host(
        '<rondas-table position="rounds" turned="7H" hand0="KS 7C 2H" turn="1">'
        f'<img src="{picture}" alt="Ben leads."></rondas-table>'
    ))  # fmt: skip
    expect(page.get_by_role("button", name="Ben leads.")).to_be_visible()
    expect(page.locator("rondas-table img")).to_be_visible()
    page.evaluate("scrollTo(0, 9999)")
    assert [path for path, _ in site.log] == ["/v/1/embed.js"]
