"""The question of the day, and lists of records that are shown one after another."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from playwright.sync_api import FrameLocator, Page

from e2e.embedding import Host, frame, wait_heard
from e2e.layout import LYING
from e2e.playing import unfold
from e2e.sim.world import World
from e2e.test_daily import CLOCK
from e2e.test_positions import RECORD
from e2e.test_starters import loading
from e2e.waiting import expect, keep, on_device, until
from e2e.words import word
from page.logic import days
from rondas.answers.puzzles import puzzle
from rondas.games import find
from rondas.tables.frames import frames

pytestmark = [pytest.mark.returning, pytest.mark.orders(0, 2)]
GAME, DATE = "steere-ronda", "2026-11-02"
SUPPLY = Path(__file__).parent.parent / f"static/puzzles/{GAME}.txt"


def marks(page: Page, where: str, how: str) -> Any:
    """The cards there that are marked so."""
    return page.locator(f"{where} :has(> .answer-mark.{how})")


@pytest.mark.orders(0, 2, 4001)
@pytest.mark.fresh
def test_a_question_of_the_day(page: Page) -> None:
    """From the front page: a wrong answer, which counts, a right one, the calendar, and the next
    day."""
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.add_init_script(CLOCK % f"{DATE}T12:00:00")
    page.goto("robots.txt")
    later = {"game": GAME, "date": "2026-11-01", "on": DATE, "state": "done", "won": True}
    keep(page, {f"puzzle:{GAME} 2026-11-01": later})
    page.goto("index.html")
    unfold(page)
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
    expect(page.locator("#viewer h2")).to_have_text(f"{word('ask-lead')} {word('ask-play')}")
    expect(page.locator("#viewer .facts")).to_contain_text("Trick")
    # A first wrong answer counts, comes back, and gets a nudge; the solution comes when it is asked
    # for.
    wrong, best = (found.ratings[at].action for at in (-1, 0))
    page.locator(f'[data-action="{wrong}"]').click()
    told, heading = page.locator(".question-head p"), page.locator("#viewer h2")
    expect(told).to_contain_text(word("ask-wrong"))
    assert "better" in told.inner_text(), "the nudge stands where the answer was judged"
    expect(heading).to_have_text(f"{word('ask-lead')} {word('ask-play')}")
    kept = on_device(page, f"kept => kept['puzzle:{GAME} {DATE}']")[f"puzzle:{GAME} {DATE}"]
    assert (kept["won"], kept["run"], kept["on"]) == (False, 1, DATE)
    card = wrong.removeprefix("play ")
    expect(marks(page, ".hand", "played")).to_have_attribute("data-card", card)
    expect(page.locator(".answer-mark.better")).to_have_count(0)
    expect(page.locator(".puzzle p")).to_have_count(0)
    page.locator("[data-do=question-solve]").click()
    expect(page.locator("[data-action]")).to_have_count(0)
    expect(page.locator(".pair")).not_to_contain_text("object")
    lies = f"{found.record.extra['view']} {best.removeprefix('play ')}"
    expect(marks(page, ".trick", "better")).to_have_attribute("data-what", lies)
    expect(page.locator(".puzzle .run")).to_have_count(0)
    expect(page.locator(".question-run")).to_contain_text("1 of the last 2 right")
    expect(page.locator(".question-run")).to_contain_text(word("day-tomorrow", game="Baronda"))
    page.locator(".puzzle .plain").first.click()
    expect(page.locator("#notice")).to_contain_text(word("day-copied"))
    text = str(page.evaluate("navigator.clipboard.readText()")).split("\n")
    assert text[1] == word("ask-wrong"), text
    assert text[2].endswith(f"puzzle={GAME}&date={DATE}")
    page.locator("[data-do=question-again]").click()
    page.locator(f'[data-action="{best}"]').click()
    expect(told).to_have_text(word("ask-right"))
    expect(marks(page, ".trick", "right")).to_have_attribute("data-what", lies)
    expect(page.locator(".answer-mark.played")).to_have_count(0)
    # Why it is so comes over the page, with the way to what else the rules say.
    page.locator(".event [data-do=why-here]").click()
    clause = page.locator("#dialog .clause-text")
    expect(clause).to_be_visible()
    page.locator("#dialog [data-do=close]").click()
    page.locator(".tools [data-do=question-help]").click()
    expect(page.locator("#dialog .drawn")).to_be_visible()
    page.locator("#dialog [data-do=close]").click()
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


def test_a_question_is_left_while_its_second_answer_is_judged(page: Page, world: World) -> None:
    """What the reader has gone back to stays on the table."""
    page.goto(f"index.html?puzzle={GAME}&date={DATE}")
    found = puzzle(find(GAME), SUPPLY.read_text("utf-8").splitlines()[1])
    first, second = (page.locator(f'[data-action="{found.ratings[at].action}"]') for at in (-1, -2))
    first.click()
    expect(page.locator(".question-head .wrong")).to_be_visible()
    world.hold("engine")
    second.click()
    page.locator("[data-step=back]").click()
    world.passes(5)
    shown = page.locator("#viewer .place").inner_html()
    world.release("engine")
    world.passes(5)
    assert page.locator("#viewer .place").inner_html() == shown


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
    check_pictures(page, table)
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
    refused = 'record 2: view: a seat or "all", not 7'
    expect(frame(page, "#wrong").locator(".told")).to_contain_text(refused)
    assert wait_heard(page, "error")["detail"]["error"].endswith(refused)


def check_pictures(page: Page, table: FrameLocator) -> None:
    """The moment can be saved as PNG and as SVG. Titles and notes are text there too."""
    files = {}
    table.locator("[data-do=fold-controls]").click()
    for kind in ("png", "svg"):
        table.locator("[data-do=save-picture]").click()
        with page.expect_download() as loading:
            table.locator(f"[data-kind={kind}]").click()
        assert loading.value.suggested_filename == f"rondas-rounds-1.{kind}"
        files[kind] = Path(loading.value.path()).read_bytes()
    assert files["png"][1:4] == b"PNG"
    assert int.from_bytes(files["png"][16:20]) == 2400
    svg = ElementTree.fromstring(files["svg"].decode())
    texts = [each.text for each in svg.iter() if each.tag.endswith("}text")]
    assert {"A spade is led. <img src=x>", "<b>Follow</b> suit"} <= {*texts}
    assert "Trumps: 7s, then hearts" in texts
    assert not [each for each in texts if "· 0 " in f"{each}"], "a count of nothing says nothing"
    assert not [each for each in svg.iter() if each.get("class") or each.tag.endswith("}img")]


@pytest.mark.fresh
@pytest.mark.parametrize("game", ["steere-ronda", "moroccan-ronda"])
def test_the_table_is_as_it_is_now(page: Page, game: str) -> None:
    """At a question after a trick, or a capture, no card lies there that has gone: the last trick
    is small, as in a game, and a line says that one leads. A right second answer is kept as one."""
    leads = game == "steere-ronda"
    lines = SUPPLY.with_name(f"{game}.txt").read_text("utf-8").splitlines()
    gathers = "trick" if leads else "captured"
    at, display = next(
        (at, shown["display"])
        for at, shown in enumerate(asked_frame(game, line) for line in lines)
        if any(event["kind"] == gathers for event in shown["events"])
    )
    date = days.written((days.number_of(days.FIRST_QUESTION) or 0) + at)
    page.add_init_script(CLOCK % f"{date}T12:00:00")
    page.goto(f"index.html?puzzle={game}")
    viewer = page.locator("[data-table][data-status=your-turn]")
    expect(viewer).to_be_visible()
    lying = viewer.locator(".centre [data-what]")
    assert lying.evaluate_all("all => all.map(e => e.dataset.what)") == display["table"]
    expect(viewer.locator(".last .card")).to_have_count(3 if leads else 0)
    asked = word("ask-lead" if leads else "ask-turn")
    expect(page.locator("#viewer h2")).to_have_text(f"{asked} {word('ask-play')}")
    ratings = puzzle(find(game), lines[at]).ratings
    for answer, how in ((ratings[-1], "wrong"), (ratings[0], "right")):
        page.locator(f'[data-action="{answer.action}"]').click()
        expect(page.locator(f".question-head .{how}")).to_be_visible()
    expect(page.locator(".question-head p")).to_have_text(word("ask-right-second"))
    on_device(page, f"kept => kept['puzzle:{game} {date}']?.second")


def test_what_is_coming_is_seen(page: Page) -> None:
    """Until the engine is there stand the question, its day, and an empty table."""
    load = loading(page)
    page.add_init_script(CLOCK % f"{DATE}T12:00:00")
    page.goto(f"index.html?puzzle={GAME}")
    viewer = page.locator("#viewer")
    expect(viewer.locator("h2")).to_have_text(word("ask-play"))
    expect(viewer.locator(".facts")).to_have_text("Question of 2 November 2026")
    expect(viewer.locator(".place .board")).to_have_count(1)
    expect(viewer.locator(".awaited .prompt")).to_be_visible()
    load()
    expect(page.locator("[data-table][data-status=your-turn]")).to_be_visible()
    expect(viewer.locator("h2")).to_have_count(1)
    expect(viewer.locator(".awaited")).to_have_count(0)


@pytest.mark.browser
@pytest.mark.fresh
def test_a_hand_lies_as_in_the_game(page: Page) -> None:
    """On a phone a large hand has two rows, cards that cannot be played are dimmed, and an answer
    stands whole on its card; all that it brings has its place below."""
    lines = SUPPLY.with_name("baronda.txt").read_text("utf-8").splitlines()
    for line in lines:
        display, played = asked_frame("baronda", line)["display"], puzzle(find("baronda"), line)
        hand = display["hands"][played.record.extra["view"]]
        dimmed = [card for card in hand if f"play {card}" not in {r.action for r in played.ratings}]
        if len(hand) > 9 and 0 < len(dimmed) < len(hand):
            break
    date = days.written((days.number_of(days.FIRST_QUESTION) or 0) + lines.index(line))
    page.add_init_script(CLOCK % f"{date}T12:00:00")
    page.set_viewport_size({"width": 360, "height": 640})
    page.goto("index.html?puzzle=baronda")
    expect(page.locator("[data-table][data-status=your-turn]")).to_be_visible()
    held = page.locator("#viewer .hand > li:has(.card)")
    assert len({*held.evaluate_all("all => all.map(e => e.offsetTop)")}) == 2
    expect(held.locator("button:not(.can)")).to_have_count(len(dimmed))
    before = page.evaluate(PLACE)
    page.locator(f'[data-action="{played.ratings[-1].action}"]').click()
    expect(page.locator("[data-do=question-solve]")).to_be_in_viewport(ratio=1)
    assert page.evaluate(PLACE) == before
    page.locator("[data-do=question-solve]").click()
    expect(page.locator(".board .answer-mark")).to_have_count(2)
    until(page, WHOLE_IN_THE_MIDDLE)
    # The question stays, nothing moves, and the way on is in sight.
    expect(page.locator(".question-run")).to_be_in_viewport(ratio=1)
    assert page.evaluate(PLACE) == before
    # The sheet lies on the hand, and shows both cards; elsewhere it lies beside the table.
    for card in page.locator(".pair .card").all():
        expect(card).to_be_in_viewport(ratio=1)
    expect(page.locator(".pair b")).to_contain_text(["Better: ", "Tried: "])
    expect(page.locator(".pair small").first).to_contain_text(re.compile(r"wins \d+ of 20|\+\d"))
    page.set_viewport_size({"width": 390, "height": 844})
    assert page.evaluate("document.querySelector('.told').offsetHeight / innerHeight") <= 1 / 3
    for width, height in ((1280, 720), (1920, 1080), LYING):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(APART), (width, height)
    # A ring lies clear of the trick.
    lines = SUPPLY.read_text("utf-8").splitlines()
    at = next(n for n, line in enumerate(lines) if asked_frame(GAME, line)["display"]["trick"])
    page.add_init_script(CLOCK % f"2026-11-{at + 1:02}T12:00:00")
    page.goto(f"index.html?puzzle={GAME}")
    expect(page.locator("[data-table][data-status=your-turn]")).to_be_visible()
    assert page.evaluate(APART)
    # So do plates of the trick and of trumps.
    page.goto("index.html?puzzle=rounds&date=2026-11-01")
    expect(page.locator("[data-table][data-status=your-turn]")).to_be_visible()
    assert page.evaluate(APART)


# Whether sheet, circle and plates lie clear of the cards.
APART = """() => {
  const boxes = names => [...document.querySelectorAll(names)]
    .map(each => each.getBoundingClientRect()).filter(({ width }) => width > 2);
  const cards = boxes('.hand .card, .trick .card, .signs .card');
  return boxes('.answer, .order .circle, .plate').every(a => cards.every(b =>
    a.right < b.left + 3 || b.right < a.left + 3 || a.bottom < b.top + 3 || b.bottom < a.top + 3));
}"""

PLACE = """() => ['.viewer .place', '.viewer .line .plate', '.viewer h2'].map(name => {
  const { top, height } = document.querySelector(name).getBoundingClientRect();
  return [scrollY, top, height];
})"""
# Marks are as wide as their words, and stand in the middle of their cards.
WHOLE_IN_THE_MIDDLE = """() => [...document.querySelectorAll('.answer-mark')].every(mark => {
  const middle = each => {
    const { left, right } = each.getBoundingClientRect();
    return (left + right) / 2;
  };
  const card = mark.parentElement.querySelector('.card');
  return mark.scrollWidth <= mark.clientWidth && Math.abs(middle(mark) - middle(card)) < 4;
})"""


def asked_frame(game: str, line: str) -> dict[str, Any]:
    """The frame of a question of the day."""
    record = puzzle(find(game), line).record
    return frames(record, record.extra["view"], False, None)[-1]
