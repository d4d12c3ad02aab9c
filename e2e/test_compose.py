"""The editor of positions: make, save, open again and answer."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page

from e2e.disk import may_fail
from e2e.embedding import paste, unpacked
from e2e.sim.world import World
from e2e.waiting import Gate, answered, expect, on_device
from e2e.words import word

pytestmark = [pytest.mark.returning]


def compose(page: Page, game: str = "rounds") -> None:
    page.goto(f"index.html?compose={game}")
    composing(page)


def composing(page: Page) -> None:
    expect(page.locator("[data-status=composing]")).to_be_visible()


def put(page: Page, place: str, *names: str) -> None:
    """Lay cards at a place."""
    page.locator(f'[data-to="{place}"]').click()
    for name in names:
        page.locator(f'.tray [data-name="{name}"]').first.click()


def test_a_position_is_made_and_answered(page: Page) -> None:
    """Cards, facts, a move, a note and a question; the link asks; the draft stays."""
    compose(page, "baronda&players=4")
    put(page, "hand0", "5R", "7B")
    expect(page.locator('[data-place="hand0"] [data-take]')).to_have_count(2)
    page.locator('[data-part="names 0"]').fill("Ana")
    page.locator(".composer summary").click()
    for part, value in (("bids 0", "4"), ("bids 1", "9")):
        page.locator(f'[data-part="{part}"]').fill(value)
    page.locator('[data-part="turn"]').select_option("0")
    expect(page.locator(".fault")).to_be_empty()
    page.locator('[data-word="title"]').fill("<b>Think</b>")
    page.locator('[data-word="note"]').fill("Look at the table.")
    page.locator('[data-word="ask"]').check()
    page.locator('[data-word="best"][value="play 7B"]').check()
    page.locator('[data-word="right"]').fill("Because it wins.")
    page.locator('[data-word="right"]').blur()
    answered(page)
    page.locator('.hand [data-action="play 7B"]').click()
    expect(page.locator("[data-table]")).to_have_attribute("data-move", "1")
    expect(page.locator(".fault")).to_be_empty()
    expect(page.locator(".composer h3")).to_contain_text("Ana")
    expect(page.locator("[data-link]")).to_have_value(re.compile("#record="))
    page.reload()
    composing(page)
    expect(page.locator('[data-word="note"]')).to_have_value("Look at the table.")
    expect(page.locator("[data-table]")).to_have_attribute("data-moves", "1")
    page.locator('[data-do="see-as-reader"]').click()
    expect(page.locator("[data-table]")).to_have_attribute("data-status", "your-turn")
    expect(page.locator("#viewer .what .facts")).to_have_text("<b>Think</b>")
    expect(page.locator(".caption")).to_have_text("Look at the table.")
    page.locator('[data-action="play 7B"]').click()
    expect(page.locator(".asking .right")).to_contain_text("Because it wins.")
    expect(page.locator("#viewer .board")).to_contain_text("Ana")
    page.locator('#viewer [data-do="back"]').click()
    composing(page)
    page.locator('[data-edit="new"]').click()
    expect(page.locator('[data-word="note"]')).to_have_value("")
    page.locator('[data-edit="undo"]').click()
    expect(page.locator('[data-word="note"]')).to_have_value("Look at the table.")


def test_the_text_is_read_and_corrected(page: Page) -> None:
    """People change it as they change the form. One that is no record says where it is wrong. In a
    question each wrong answer has a text of its own."""
    compose(page)
    text = page.locator("[data-source]")
    expect(text).to_have_value(re.compile('"turned": "AS"'))
    put(page, "hand0", "KS", "7C")
    expect(text).to_have_value(re.compile('"hand0": "KS 7C"'))
    written = text.input_value()
    text.fill(written.replace("KS 7C", "KS 7C 2H"))
    text.blur()
    expect(page.locator('[data-place="hand0"] [data-take]')).to_have_count(3)
    expect(page.locator('#viewer .hand [data-card="2H"]')).to_be_visible()
    text.fill(written.replace('"KS', "KS"))
    text.blur()
    expect(page.locator("section .ill")).to_contain_text("json: not JSON at line 6")
    expect(page.locator('[data-place="hand0"] [data-take]')).to_have_count(3)
    page.locator('[data-edit="undo"]').click()
    expect(page.locator('[data-place="hand0"] [data-take]')).to_have_count(2)
    expect(text).to_have_value(written)
    expect(page.locator("section .ill")).to_be_empty()
    text.fill("index.html?position=rounds&turned=9H&hand0=AS")
    text.blur()
    expect(page.locator('[data-place="turned"] [data-name="9H"]')).to_be_visible()
    compose(page)
    position = {"turned": "7H", "hand0": "KS 7C 2H", "turn": 0}
    asked = {"best": ["play KS"], "wrong": {"play 7C": "Too soon."}}
    record = {"format": "rondas-record-1", "game": "rounds", "players": 2, "position": position,
              "moves": [], "ask": {"0": asked}}  # fmt: skip
    paste(page, json.dumps(record))
    texts = page.locator("[data-for]")
    expect(texts).to_have_count(2)
    expect(page.locator('[data-for="play 7C"]')).to_have_value("Too soon.")
    page.locator('[data-for="play 2H"]').fill("Too low.")
    page.locator('[data-for="play 2H"]').blur()
    answered(page)
    page.locator('[data-word="best"][value="play 7C"]').check()
    expect(texts).to_have_count(1)
    answered(page)
    page.locator('[data-do="see-as-reader"]').click()
    expect(page.locator("[data-table]")).to_have_attribute("data-status", "your-turn")
    page.locator('[data-action="play 2H"]').click()
    expect(page.locator(".asking .wrong")).to_contain_text("Too low.")


def test_a_moment_is_taken_along_and_a_fault_leads_to_its_field(page: Page) -> None:
    """The reader begins there, and the draft before it can be had again. Cards come first; what is
    wrong stands at the table, at its field, which is not folded away, and with the reason,
    in one line, and nothing is lost. Files, links and lines come in and out."""
    compose(page)
    for _ in range(3):  # taps quicker than the engine
        page.locator(".tray [data-name]").nth(5).click()
    expect(page.locator('[data-word="ask"]')).to_be_enabled()
    put(page, "trick", "2C")
    put(page, "trick", "3C")
    expect(page.locator(".fault")).to_have_text(
        "Trick on the table: 2 cards, and room for 1. "
        + word("compose-full-trick")
        + word("compose-go-there")
    )
    expect(page.locator("[data-link]")).to_have_value("")
    expect(page.locator('[data-place="trick"] [data-take]')).to_have_count(2)
    page.locator('[data-edit="undo"]').click()
    expect(page.locator(".fault")).to_be_empty()
    with page.expect_download() as saved:
        page.locator('[data-do="save-record"]').click()
    record = json.loads(saved.value.path().read_text("utf-8"))
    assert record["position"]["trick"] == "2C"
    paste(page, "index.html?position=rounds&turned=7H&hand0=KS+7C&turn=0")
    expect(page.locator('[data-place="hand0"] [data-take]')).to_have_count(2)
    paste(page, json.dumps({**record, "title": "Back"}))
    expect(page.locator('[data-word="title"]')).to_have_value("Back")
    # A card that nobody has placed is played, of the player whose hand is unknown.
    paste(page, "index.html?position=rounds&turned=7H&hand0=KS+7C&turn=1")
    page.locator(".unseen select").select_option("play TS")
    page.locator(".unseen button").click()
    expect(page.locator("[data-table]")).to_have_attribute("data-moves", "1")
    paste(page, json.dumps({**record, "title": "Back"}))
    expect(page.locator('[data-place="hand0"] [data-take]')).to_have_count(3)
    page.goto("index.html?position=rounds&turned=7H&hand0=KS+7C&turn=1&play=1+TS,0+KS&move=1")
    expect(page.locator("[data-status=viewing]")).to_be_visible()
    page.locator('[data-do="compose-this"]').click()
    composing(page)
    expect(page.locator("[data-table]")).to_have_attribute("data-move", "1")
    expect(page.locator('[data-word="start"]')).to_have_value("1")
    expect(page.locator("[data-table]")).to_have_attribute("data-moves", "2")
    page.locator('[data-step="back"]').click()
    expect(page.locator('[data-edit="cut"]')).to_be_enabled()
    page.locator('[data-edit="cut"]').click()
    expect(page.locator("[data-table]")).to_have_attribute("data-moves", "0")
    page.locator('[data-edit="undo"]').click()
    expect(page.locator("[data-table]")).to_have_attribute("data-moves", "2")
    # The circle of suits is on both boards.
    for address in ("compose=steere-ronda", "position=steere-ronda&hand0=1C"):
        page.goto(f"index.html?{address}")
        expect(page.locator("#viewer .order .circle")).to_have_count(1)
        expect(page.locator("#viewer .order li")).to_have_count(4)
    compose(page, "baronda&players=4")
    first = page.locator(".viewer-more button, .viewer-more select, .viewer-more input").nth(1)
    expect(first).to_have_attribute("data-to", "trick")
    expect(page.locator(".composer [data-edit=cut]")).to_be_hidden()
    expect(page.locator('[data-word="start"]')).to_have_count(0)
    expect(page.locator(".next")).to_have_text("Cards go to: Hand of Seat 1 (0 / 12)")
    put(page, "trick", "5R")
    bids = page.locator('[data-part="bids 0"]')
    expect(bids).to_be_visible()
    expect(bids).to_have_attribute("aria-invalid", "true")
    expect(page.locator(".fault span")).to_have_text("Bids: missing. This position needs it.")
    page.locator(".fault button").click()
    expect(bids).to_be_focused()
    for seat in range(4):
        page.locator(f'[data-part="bids {seat}"]').fill("4")
    page.locator('[data-word="title"]').click()
    expect(page.locator(".fault")).to_be_empty()
    expect(bids).not_to_have_attribute("aria-invalid", "true")


@pytest.mark.browser
def test_a_click_that_ends_the_writing_of_a_name_counts(page: Page) -> None:
    """Nothing that somebody presses or writes into is made anew meanwhile."""
    compose(page)
    ana, ben = (page.locator(f'[data-part="names {seat}"]') for seat in (0, 1))
    ana.press_sequentially("Ana")
    put(page, "hand1", "KS")
    expect(page.locator('[data-place="hand1"] [data-name="KS"]')).to_be_visible()
    # From field to field: the answer about the first name comes while the second is written.
    ana.press_sequentially("bel")
    ben.press_sequentially("Ben")
    page.locator('[data-word="title"]').click()
    expect(page.locator('[data-to="hand1"]')).to_contain_text("Hand of Ben")
    expect(page.locator('[data-to="hand0"]')).to_contain_text("bel")
    # A choice, and at once another.
    put(page, "hand0", "3C", "2C")
    page.locator('[data-part="turn"]').select_option("0")
    page.locator('[data-word="ask"]').check()
    page.locator('[data-word="best"][value="play 3C"]').check()
    page.locator('[data-word="right"]').press_sequentially("Because.")
    page.locator('[data-word="best"][value="play 2C"]').check()
    expect(page.locator('[data-word="best"]:checked')).to_have_count(2)
    expect(page.locator('[data-word="right"]')).to_have_value("Because.")


@pytest.mark.fresh
def test_before_the_first_answer(page: Page) -> None:
    """A first visit shows how far it is, never a bare word alone. Steps do nothing yet."""
    engine = Gate(page)
    page.add_init_script("addEventListener('DOMContentLoaded', () => gate(true))")
    page.goto("index.html?compose=rounds&players=2")
    expect(page.locator("#viewer [role=progressbar]")).to_be_visible()
    engine.open()
    composing(page)
    expect(page.locator("#viewer [role=progressbar]")).to_have_count(0)
    put(page, "hand0", "KS")
    on_device(page, "kept => kept['draft:rounds']?.record.position.hand0 === 'KS'")
    page.reload()
    step = page.locator('[data-step="next"]')
    step.wait_for(state="attached")
    step.dispatch_event("click")
    page.locator(".viewer-page [data-do=run]").dispatch_event("click")
    for key in ("ArrowRight", "Home", " "):
        page.keyboard.press(key)
    engine.open()
    composing(page)
    expect(page.locator('[data-place="hand0"] [data-name="KS"]')).to_be_visible()


SHORT = "position=free&pack=french-32&hand0=AS+KS&hand1=%3F2&row.melds=7H&names=Ana,Ben"
LINE = (
    '<rondas-table position="free" pack="french-32" hand0="AS KS" hand1="?2" row.melds="7H" '
    'play="0 play AS" names="Ana,Ben" players="2" note1="&quot;Yes&quot;"'
)


def test_what_is_shown_is_copied_in_its_shorter_form(page: Page, world: World) -> None:
    """Somebody writes, and presses while the code of their text is still being made. A line has
    attributes where they say all of it (tests/test_composing.py); the record where it asks."""
    may_fail(page)
    compose(page)
    expect(page.locator("[data-link]")).to_have_value(re.compile("#record="))
    world.hold("stream")
    page.locator('[data-word="title"]').fill("Later")
    expect(page.locator("[data-source]")).to_have_value(re.compile("Later"))
    page.locator('[data-do="copy-link"]').click()
    world.release("stream")
    expect(page.locator("#notice")).to_contain_text(word("compose-link-copied"))
    copied = str(page.evaluate("navigator.clipboard.readText()"))
    assert unpacked(copied.partition("#record=")[2])["title"] == "Later"
    compose(page, "free")
    paste(page, f"{page.url.partition('?')[0]}?{SHORT}&play=0+AS&note1=%22Yes%22")
    expect(page.locator('[data-place="melds"]')).to_be_visible()
    for asks in (False, True):
        if asks:
            page.locator('[data-word="ask"]').check()
            page.locator('[data-word="choices"]').fill("1\n2")
            page.locator('[data-word="choices"]').blur()
            page.locator('[data-word="best"][value="1"]').check()
        answered(page)
        expect(page.locator("#notice")).to_be_empty()
        expect(page.locator("[data-link]")).to_have_value(re.compile("#record="))
        page.locator('[data-do="copy-embed"]').click()
        expect(page.locator("#notice")).to_contain_text(word("compose-line-copied"))
        line = str(page.evaluate("navigator.clipboard.readText()"))
        assert ("application/json" in line) == asks
        assert (LINE in line) != asks


def test_positions_become_a_lesson(page: Page) -> None:
    """They are listed, changed, put in order, and shown at one address; other games too."""
    compose(page)
    parts = page.locator(".parts li")
    expect(parts).to_have_count(0)
    for number, title in enumerate(("One", "Two"), 1):
        page.locator('[data-word="title"]').fill(title)
        expect(page.locator("[data-source]")).to_have_value(re.compile(title))
        page.locator('[data-do="add-to-lesson"]').click()
        expect(parts).to_have_count(number)
    on_device(page)
    compose(page, "steere-ronda")
    expect(parts).to_have_text([re.compile("One"), re.compile("Two")])
    page.locator('[data-do="add-to-lesson"]').click()
    expect(parts.nth(2)).to_contain_text("Ronda")
    parts.nth(2).locator('[data-part="up"]').click()
    expect(parts.nth(1)).to_contain_text("Ronda")
    expect(parts.nth(1).locator('[data-part="up"]')).to_be_focused()
    parts.nth(0).locator('[data-part="out"]').click()
    expect(parts).to_have_count(2)
    page.locator("#proposal button").first.click()
    expect(parts).to_have_count(3)
    # One of another game is changed in its own editor, and goes back to its place.
    parts.nth(2).locator('[data-part="edit"]').click()
    composing(page)
    expect(page.locator('[data-word="title"]')).to_have_value("Two")
    page.locator('[data-word="title"]').fill("Three")
    adding = page.locator('[data-do="add-to-lesson"]')
    expect(adding).to_have_text("Put back as number 3 of the lesson")
    expect(page.locator("[data-source]")).to_have_value(re.compile("Three"))
    adding.click()
    expect(parts.nth(2)).to_contain_text("Three")
    link = page.locator("[data-lesson-link]")
    expect(link).to_have_value(re.compile("#record="))
    titles = [each.get("title") for each in unpacked(link.input_value().partition("#record=")[2])]
    assert titles == ["One", None, "Three"]
    page.locator('[data-do="see-lesson"]').click()
    expect(page.locator("[data-lesson='1'][data-lessons='3']")).to_be_visible()
    page.locator('#viewer [data-do="back"]').click()
    composing(page)
    # A list comes in as it goes out.
    other = {"format": "rondas-record-1", "game": "rounds", "players": 2, "title": "Other",
             "position": {"turned": "7H"}, "moves": []}  # fmt: skip
    paste(page, json.dumps([other]))
    expect(parts).to_have_text([re.compile("Other")])
    page.locator("#proposal button").first.click()
    expect(parts).to_have_count(3)
