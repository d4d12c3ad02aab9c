"""Lessons of the games with least room clicked to their ends, and how they look there: marks, and
nothing covered or cut."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from e2e.axe import check, found
from e2e.layout import DESKTOP, LOOK, LYING, PHONE, SLIM, SMALL, TABLET, Look, Rules
from e2e.test_lessons import answer, asked, goals, legal
from e2e.waiting import at_rest, expect, hasty, on_device
from e2e.words import word
from rondas.tables.lesson import Goal

pytestmark = pytest.mark.browser
# For every fourth question each; a laptop that is enlarged to 200%, and others.
ROOMY = ((720, 450), PHONE, TABLET, DESKTOP)
# Where marks are looked at: the idea, where the cards lie, and the pointer of each.
MARKED = {"baronda": (4, ".trick", "block"), "moroccan-ronda": (6, ".hand", "none")}
# Where axe looks, light and dark: a question that has a wrong answer too.
AUDITED = ("moroccan-ronda", 6)

LYING_CARDS = "#table .centre [data-what]"
PARTS = f"{LYING_CARDS}, #table .hand button, #table .acts button"
# Seen whole: a question that has been read may scroll beside the answer to a wrong one.
WHOLE: Rules = [["hides", "#table .say, #table .say > p:not(:has(~ .lesson-wrong:not(:empty)))"]]
PLACED: Rules = [
    *WHOLE,
    ["scrolls", "wide"],
    ["apart", {"plate": ["#table .seat .plate"], "card": [LYING_CARDS]}],
    ["apart", {"say": ["#table .say"], "part": [PARTS]}],
    ["apart", {"note": [".table-note", "words"], "hand": ["#table .hand .card"]}],
    ["apart", {"fan": ["#table .fan"], "order": ["#table .order .ladder"]}],
    ["outside", f"#table .say, #table .say > *, {PARTS}", -1, "left right top"],
    ["small", f"{LYING_CARDS}:has(.card)", 26],
    ["cut"],
]
# From a question to its answers the teacher's words stay, and below the plates the cards.
STAYS = {"#table .say": "left right top", "#table .centre": "left right bottom"}


@pytest.mark.parametrize("game", ["moroccan-ronda", "baronda"])
def test_clicked_to_its_end(look: Look, game: str) -> None:
    """Nothing is covered or cut, with the answer to a wrong action below each question if there is
    one. Neither that answer nor the praise with the way on moves the cards, and what is new is seen
    whole; buttons of a choice come and go as in a game. Marks are seen. A lesson that is over can
    be had once more."""
    page = look.page
    page.emulate_media(reduced_motion="reduce")
    page.goto(f"index.html?lesson={game}&speed=fast&lang=en")
    look.resize(SLIM)
    everything = goals(game)
    with hasty(page):
        for number, (at, goal) in enumerate(everything):
            asked(page, game, at, goal)
            at_rest(page)
            key = f"{game} {number}"
            stays(look, key)
            marked(page, game, at, goal)
            try_wrong(page, game, at, goal)
            at_rest(page)
            stays(look, key)
            look.at(key, PLACED, [SMALL, LYING, ROOMY[(number + 1) % len(ROOMY)]])
            look.resize(SLIM)
            is_audited = (game, at) == AUDITED
            if is_audited:
                check(page)
            answer(page, goal.actions[-1])
            if number + 1 == len(everything) or everything[number + 1][0] > at:
                page.locator("[data-do=go-on]").wait_for()
                stays(look, key)
                if is_audited:
                    found(page, "answered")
                page.locator("[data-do=go-on]").click()
    root = page.locator("#table")
    expect(root).to_have_attribute("data-status", "over")
    expect(root.locator(".prompt")).to_have_text(word("lesson-end", game))
    assert page.locator("[data-action]").count() == 0
    kept = on_device(page, f"kept => kept['lesson:{game}']?.done")
    assert not [key for key in kept if key.startswith(("saved:", "done:", "record:"))]
    page.locator("[data-do=lesson-again]").click()
    asked(page, game, *everything[0])


def stays(look: Look, question: str) -> None:
    key = f"{question} {look.page.locator('#table .acts button').count()}"
    look.faults += [f"{key}: {each}" for each in look.page.evaluate(LOOK, [WHOLE, key, STAYS])]


def marked(page: Page, game: str, at: int, goal: Goal) -> None:
    """A mark is more than colour: a broken ring and a pointer, which in the hand would lie over
    what stands above it."""
    idea, place, pointer = MARKED.get(game, (0, "", ""))
    if at == idea:
        expect(page.locator(".taught")).to_have_count(len(goal.marks))
        shown = page.locator(f"{place} .taught").evaluate_all(
            """cards => cards.map(card => [getComputedStyle(card).outlineStyle,
              getComputedStyle(card, '::before').display])"""
        )
        assert shown == [["dashed", pointer]] * len(goal.marks)


def try_wrong(page: Page, game: str, at: int, goal: Goal) -> None:
    """A wrong answer, if there is one: it is told so."""
    wrong = [action for action in legal(page) if action not in goal.actions]
    if wrong:
        page.locator(f'[data-action="{wrong[0]}"]').dispatch_event("click")
        expect(page.locator(".lesson-wrong")).not_to_be_empty()
        asked(page, game, at, goal)


def test_a_pointer_at_rest_raises_no_card(page: Page) -> None:
    """A card that comes to lie under a pointer which has pressed elsewhere: not before it moves."""
    page.goto("index.html?lesson=baronda&lang=en")
    asked(page, "baronda", *goals("baronda")[0])
    box = page.locator(".hand [data-action]").first.bounding_box()
    assert box
    under = page.locator(".hand [data-action]:hover .card")
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    expect(under).not_to_have_css("translate", "none")
    page.locator("#table .prompt").dispatch_event("pointerdown")
    expect(under).to_have_css("translate", "none")
    page.mouse.move(box["x"] + 24, box["y"] + 22)
    expect(under).not_to_have_css("translate", "none")


def test_the_way_on_is_pressed(look: Look) -> None:
    """Also below an answer of which the words of the trick are long."""
    page = look.page
    look.resize(PHONE)
    page.goto("index.html?lesson=baronda&at=5&lang=en&speed=fast")
    page.locator("[data-action='play 0B']").click()
    page.locator("[data-do=go-on]").click()
    expect(page.locator(".acts [data-action]").first).to_be_visible()
