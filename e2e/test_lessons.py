"""Lessons: one keyed, wrong answers, coming back, the offer before the first game, and a lesson on
somebody else's page. (Clicked to their ends: e2e/test_lesson_looks.py.)"""

from __future__ import annotations

import json
import re
from functools import cache
from typing import Any, Literal

import pytest
from playwright.sync_api import FrameLocator, Locator, Page

from e2e.conftest import Trouble
from e2e.disk import may_fail, put
from e2e.embedding import Host, touch, wait_heard
from e2e.test_access import LISTEN, LISTENER, spoke
from e2e.test_engine import FAULTS
from e2e.test_table import WATCHER
from e2e.waiting import Gate, answered, at_rest, expect, on_device
from e2e.words import word
from rondas.games import find
from rondas.tables.lesson import Goal, load

pytestmark = [pytest.mark.returning, pytest.mark.orders(0, 2)]


@cache
def goals(game: str) -> list[tuple[int, Goal]]:
    """All that is asked in a lesson, each with the number of its idea."""
    ideas = enumerate(load(find(game)), 1)
    return [(at, line) for at, idea in ideas for line in idea.lines if isinstance(line, Goal)]


def asked(page: Page | FrameLocator, game: str, at: int, goal: Goal) -> None:
    """Wait for a question."""
    page.locator(f"#table[data-status=your-turn][data-lesson='{at}']").wait_for()
    expect(page.locator("#table .prompt")).to_have_text(word(goal.text, game))


def answer(page: Page | FrameLocator, action: str) -> None:
    page.locator(f'[data-action="{action}"]').click()


def open_lesson(page: Page, game: str, at: int = 1, speed: str = "instant") -> Goal:
    """A lesson at one of its ideas; return what is asked there first."""
    page.goto(f"index.html?lesson={game}&at={at}&speed={speed}")
    goal = next(goal for number, goal in goals(game) if number == at)
    asked(page, game, at, goal)
    return goal


def at_speed(link: Locator, speed: str, do: Literal["focus", "click"]) -> None:
    """Follow a link to a lesson at this speed, or focus it; at once, for the front page may set
    its address anew at any time."""
    link.evaluate(
        "(link, [speed, act]) => { link.href += `&speed=${speed}`; link[act](); }", [speed, do]
    )


def legal(page: Page) -> list[str]:
    """Return the current actions."""
    each = page.locator("[data-action]")
    return list(each.evaluate_all("all => all.map(each => each.dataset.action)"))


def go_through(page: Page | FrameLocator, game: str, first: int = 1) -> None:
    """Every right answer, to the end of the lesson."""
    for at, goal in goals(game):
        if at >= first:
            asked(page, game, at, goal)
            answer(page, goal.actions[-1])
    expect(page.locator("#table")).to_have_attribute("data-status", "over")


def reach(page: Page, action: str) -> None:
    """Lead the focus to an action with the arrows."""
    ways = ["Home", *["ArrowRight"] * 15, "ArrowUp", *["ArrowRight"] * 15]
    for key in ways:
        if page.evaluate("document.activeElement.dataset.action") == action:
            return
        page.keyboard.press(key)
    raise AssertionError(f"no way to {action}")


@pytest.mark.fresh
def test_a_card_waits_for_its_answer(page: Page) -> None:
    """While the engine is late the chosen card stands out, and another press does nothing."""
    engine = Gate(page)
    page.add_init_script("gate(true)")
    goal = open_lesson(page, "steere-ronda", speed="fast")
    answer(page, goal.actions[0])
    sent = page.locator(f'.hand .sent[data-card="{goal.actions[0].split()[1]}"]')
    sent.press("Enter")
    expect(page.locator(".say .refused")).to_have_count(0)
    expect(page.locator(".say .event")).to_have_text(word("loading-lesson"))
    engine.open()
    # The answer comes at once, before the trick goes to its winner.
    expect(page.locator(".lesson-right")).not_to_be_empty()
    assert page.locator(".trick li").count() == 3
    expect(sent).to_have_count(0)


@pytest.mark.fresh
def test_keyed_to_its_end(page: Page) -> None:
    """Arrows and Enter, with cards and with bids; the focus is never nowhere, and all is said in
    order."""
    game = "baronda"
    page.add_init_script(LISTENER)
    page.add_init_script(WATCHER)
    page.goto("index.html")
    link = page.locator(f"[data-learn={game}]")
    at_speed(link, "fast", "focus")
    page.evaluate("window.watching = true")
    page.keyboard.press("Enter")
    last = len(load(find(game)))
    for number, (at, goal) in enumerate(goals(game)):
        asked(page, game, at, goal)
        reach(page, goal.actions[0])
        page.keyboard.press("Enter")
        following = goals(game)[number + 1 : number + 2]
        if not following or following[0][0] > at:
            button = page.locator("[data-do=go-on]")
            expect(button).to_be_focused()
            expect(page.locator("#table")).to_have_attribute("data-status", "waiting")
            expect(page.locator(".lesson-right")).to_have_text(word(f"{goal.text}-right", game))
            page.keyboard.press("Enter")
    expect(page.locator("#table")).to_have_attribute("data-status", "over")
    expect(page.locator("[data-do=now-play]")).to_be_focused()
    spoke(page, word("lesson-end", game))
    assert page.evaluate("window.unfocused") == []
    said = [line for _, line in page.evaluate("window.spoken")]
    names = [name for _, goal in goals(game) for name in (goal.text, f"{goal.text}-right")]
    told = [word(name, game) for name in names]
    assert [line for line in said if line in told] == told
    heads = [line for line in said if re.match(rf"\d of {last} ", line)]
    assert len(heads) == last


def test_wrong_answers(page: Page) -> None:
    """A card and a button: it is answered, and nothing else changes; the same can be done at once,
    the question stays, and the focus is where it was. An answer with the same fault has what is
    right marked."""
    page.goto("index.html")
    page.evaluate(LISTEN)
    wrong = page.locator(".lesson-wrong")
    for game, at, bad in (("moroccan-ronda", 6, "announce none"), ("steere-ronda", 3, "")):
        goal = open_lesson(page, game, at, "fast")
        answered(page)  # then the engine's table is in the place of the starter
        at_rest(page)
        before = legal(page)
        bad = bad or next(each for each in before if each not in goal.actions)
        hand = page.locator(".hand").inner_html()
        page.evaluate("spoken.length = 0")
        holder = page.locator(f'[data-action="{bad}"]').first
        holder.focus()
        holder.press("Enter")
        expect(wrong).not_to_be_empty()
        answered(page)
        asked(page, game, at, goal)
        assert legal(page) == before
        expect(holder).to_be_focused()
        said = wrong.inner_text()  # why it was wrong stays in sight
        spoke(page, said)
        assert len(page.locator(".hand").inner_html()) == len(hand)
        assert page.locator("dialog[open], .hinted").count() == 0
        if game == "steere-ronda":
            answer(page, bad)
            expect(page.locator(".hinted")).to_have_count(len(goal.actions))
            label = str(page.locator(".hinted").first.get_attribute("aria-label"))
            expect(wrong).to_have_text(f"{said} {word('hint', action=label)}")
        answer(page, goal.actions[0])
        expect(wrong).to_be_empty()
        expect(page.locator(".lesson-right")).to_have_text(word(f"{goal.text}-right", game))
    # After it, other cards only point to the way on.
    page.locator(".hand [data-card]").first.click()
    answered(page)
    expect(page.locator("#table :is(.refused, .hinted)")).to_have_count(0)


def test_right_answers_and_what_comes_later(page: Page) -> None:
    """A trick goes to its winner, whose plate changes, before the way on is there; what is said of
    it stays above the next question. Nothing lies there that nobody has played. What is not legal
    is refused; there are no bids before they are taught, and no word of what one brings while it
    is asked for."""
    goal = open_lesson(page, "steere-ronda", 1, "fast")
    assert page.locator(".taught").count() == len(goal.marks)
    before = page.locator(".mine .points").inner_text()
    answer(page, goal.actions[0])
    title = word("lesson-missing.title", "steere-ronda")
    expect(page.locator("[data-do=go-on]")).to_have_text(word("lesson-next", title=title))
    expect(page.locator("#table")).to_have_attribute("data-status", "waiting")
    expect(page.locator(".trick li")).to_have_count(0)
    expect(page.locator(".last .card")).to_have_count(3)
    expect(page.locator(".mine .points")).not_to_have_text(before)
    expect(page.locator(":is(.taught, .plate.turn)")).to_have_count(0)
    page.locator("[data-do=go-on]").click()
    expect(page.locator("#table .prompt")).to_have_text(word("lesson-new-deal"))
    asked(page, "steere-ronda", *goals("steere-ronda")[1])
    expect(page.locator(".trick li")).to_have_count(2)
    # Two questions of one idea.
    (_, first), (_, second) = [each for each in goals("steere-ronda") if each[0] == 6]
    open_lesson(page, "steere-ronda", 6, "fast")
    answer(page, first.actions[0])
    asked(page, "steere-ronda", 6, second)
    right = page.locator("#table .say > .lesson-right:has(~ .prompt)")
    expect(right).to_have_text(word(f"{first.text}-right", "steere-ronda"))
    goal = open_lesson(page, "baronda")
    expect(page.locator(".last")).to_have_count(0)
    before = legal(page)
    page.locator("[data-card='5Y']").click()
    expect(page.locator(".say .refused")).to_be_visible()
    asked(page, "baronda", 1, goal)
    assert legal(page) == before
    # Later.
    open_lesson(page, "baronda", 5)
    assert page.locator(".signs li").count() == 0
    assert page.locator("#table .nums").all_inner_texts() == [""] * 3
    open_lesson(page, "baronda", 6)
    page.locator("[data-action='bid 4']").hover()
    expect(page.locator("#table .event")).to_contain_text("BARONG")
    expect(page.locator("#table .event")).to_be_hidden()
    open_lesson(page, "baronda", 7)
    expect(page.locator(".signs li")).to_have_count(1)
    expect(page.locator(".mine .nums")).to_contain_text(word("note-bid", "baronda", n=4))


def test_menu_and_help(page: Page) -> None:
    """Back one idea, start again, all games; none of what belongs to a game."""
    open_lesson(page, "rounds", 3)
    dialog = page.get_by_role("dialog")

    def choose(name: str) -> None:
        page.locator("#table [data-do=menu]").click()
        for other in ("again", "restart", "share", "statistics"):
            expect(dialog.locator(f"[data-do={other}]")).to_have_count(0)
        dialog.locator(f"[data-do={name}]").click()

    known = dict(goals("rounds"))
    choose("lesson-back")
    asked(page, "rounds", 2, goal := known[2])
    # No undo, hint or score; neither help nor a term that is asked about answers the question.
    for name in ("undo", "redo", "score", "hint", "sort"):
        expect(page.locator(f"#table [data-do={name}]:visible")).to_have_count(0)
    before = legal(page)
    for key in ("u", "r", "i", "s", "o", "n"):
        page.keyboard.press(key)
    expect(dialog).to_be_hidden()
    asked(page, "rounds", 2, goal)
    assert legal(page) == before
    page.keyboard.press("?")
    expect(dialog.locator(".told").first).to_have_text(word(goal.text, "rounds"))
    expect(dialog.locator(".help-row").first).to_be_visible()
    page.keyboard.press("Escape")
    page.locator("#table .prompt .term").first.click()
    expect(page.locator("#tip p")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#tip")).to_be_hidden()
    asked(page, "rounds", 2, goal)
    choose("lesson-again")
    asked(page, "rounds", 1, known[1])
    page.locator("#table [data-do=menu]").click()
    expect(dialog.locator("[data-do=lesson-back]")).to_have_count(0)
    page.keyboard.press("Escape")
    choose("lobby")
    expect(page.locator("[data-play]").first).to_be_visible()
    assert page.locator("[data-lesson], .lesson-head").count() == 0


def test_it_goes_on_where_it_was_left(page: Page) -> None:
    """From the front page, and where the page is loaded anew. When it is over it leads to a first
    game, and there is a quiet link."""
    game = "moroccan-ronda"
    page.goto("index.html")
    page.reload()  # it may know of the lessons of others
    link = page.locator(f"[data-learn={game}]")
    expect(link).to_have_text(word("tile-learn", "front"))
    at_speed(link, "instant", "click")
    last = len(load(find(game)))
    early = [each for each in goals(game) if each[0] < 3]
    following = goals(game)[len(early)]
    for at, goal in early:
        asked(page, game, at, goal)
        # Two clicks in one place would be a double click.
        page.locator(f'[data-action="{goal.actions[0]}"]').press("Enter")
    asked(page, game, *following)
    on_device(page, f"kept => kept['lesson:{game}']?.at === 3")
    page.reload()
    asked(page, game, *following)
    page.locator("[data-do=lobby]").first.click()
    begun = word("lesson-head", n=3, of=last, title=word("learn-again"))
    expect(page.locator("#today .kept p")).to_have_text([begun])
    expect(link).to_have_text(word("tile-learn", "front"))
    expect(link).to_have_attribute("href", f"index.html?lesson={game}&at=3")
    at_speed(link, "instant", "click")
    asked(page, game, *following)
    page.goto(f"index.html?lesson={game}&at={last}&speed=instant")
    go_through(page, game, last)
    # A skipped step is not done, and comes next; but who came to the end is not new.
    expect(page.locator(".lesson-steps .done")).to_have_count(3)
    kept = on_device(page, f"kept => kept['lesson:{game}'].passed.includes({last})")
    assert kept[f"lesson:{game}"]["at"] == 3
    assert kept[f"lesson:{game}"]["done"]
    page.goto(f"index.html?lesson={game}&at=3&speed=instant")
    go_through(page, game, 3)
    on_device(page, f"kept => kept['lesson:{game}'].done")
    expect(page.locator(".lesson-steps .done")).to_have_count(last)
    expect(page.locator(".board.triumph")).to_have_count(1)
    # The first game, as the front page would set it up and the lesson has taught it.
    set_up = "announcements=honest"
    expect(page.locator(f"[data-play={game}]")).to_have_attribute("href", re.compile(set_up))
    expect(page.locator("[data-play=baronda]")).to_have_attribute("href", re.compile("players=3"))
    page.locator("[data-do=now-play]").click()
    expect(page.locator("#table[data-status=your-turn]")).to_be_visible()
    expect(page).to_have_url(re.compile(set_up))
    assert page.locator("[data-lesson], .lesson-head, .invitation, .triumph").count() == 0
    page.locator("[data-action]").first.click()
    expect(page.locator("[data-do=undo]")).to_be_enabled()
    page.locator("#table [data-do=lobby]:visible").first.click()
    expect(link).to_have_text(word("learn-again"))
    expect(link).to_have_class(re.compile(r"\bplain\b"))
    expect(link).to_have_attribute("href", f"index.html?lesson={game}")


def test_what_is_kept_of_lessons_is_damaged(page: Page) -> None:
    """It costs only itself."""
    page.goto("index.html")
    on_device(page)
    kept = {
        "baronda": json.dumps({"at": 2, "of": 8, "done": False}),
        "rounds": "{",
        "steere-ronda": '{"at": 3}',
        "moroccan-ronda": '{"at": 99, "of": 99, "done": false}',
    }
    put(page, {f"lesson:{game}": text for game, text in kept.items()})
    page.reload()
    link = page.locator("[data-learn=baronda]")
    expect(link).to_have_attribute("href", "index.html?lesson=baronda&at=2")
    for game in ("rounds", "steere-ronda", "moroccan-ronda"):
        link = page.locator(f"[data-learn={game}]")
        expect(link).to_have_attribute("href", f"index.html?lesson={game}")
    open_lesson(page, "moroccan-ronda")


@pytest.mark.fresh
def test_a_lesson_goes_on_without_a_memory_and_when_the_engine_has_ended(page: Page) -> None:
    """In the middle of a deal: it is where it was, where nothing can be read or written either."""
    plan = [[8, "late"], [14, "lost"]]
    first = len(load(find("steere-ronda"))) - 2
    may_fail(page)
    page.add_init_script("disk.reads = disk.writes = 'error'")
    page.add_init_script(f"({FAULTS})({json.dumps(plan)})")
    page.goto(f"index.html?lesson=steere-ronda&at={first}&speed=instant")
    # It is told early, and goes after some seconds.
    expect(page.locator("#notice")).to_have_text(word("storage-away"))
    go_through(page, "steere-ronda", first)
    assert page.evaluate("faults.plan") == []


# How much moves before a touch, and after it.
TOUCHED = """button => {
  const moving = () => document.getAnimations()
    .filter(({ playState }) => playState === 'running').length;
  const before = moving();
  button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  return [before, moving()];
}"""


def test_offered_before_the_first_game(page: Page) -> None:
    """To people, and not to programs."""
    for game, query in (("steere-ronda", "seed=7"), ("moroccan-ronda", "speed=instant")):
        page.goto(f"index.html?game={game}&seat=0&{query}")
        expect(page.locator("#table[data-status=your-turn]")).to_be_visible()
        page.locator("[data-action]").first.click()
        expect(page.locator("[data-do=undo]")).to_be_enabled()
        assert f"lesson:{game}" not in on_device(page)
    # While cards are dealt it moves with the hand: it stays under the finger.
    page.goto("index.html?game=baronda")
    button = page.locator(".invitation button")
    before, after = button.evaluate(TOUCHED)
    assert before == after
    button.click()
    asked(page, "baronda", *goals("baronda")[0])
    expect(page.locator(".invitation")).to_have_count(0)
    on_device(page, "kept => 'lesson:baronda' in kept")
    # In a line beside what is asked; the table can be played at once, and nobody is asked again.
    page.goto("index.html")
    on_device(page)
    page.locator("[data-play=rounds]").click()
    line = page.locator(".invitation")
    expect(line).to_contain_text(word("lesson-offer", game="Rounds"))
    expect(page.locator("#table[data-status=your-turn]")).to_be_visible()
    assert page.locator("dialog[open]").count() == 0
    page.locator("[data-action]").first.click()
    expect(line).to_have_count(0)
    kept = on_device(page, "kept => 'lesson:rounds' in kept")
    assert kept["lesson:rounds"]["done"] is False
    page.goto("index.html?game=rounds&players=2&bots=hard")
    expect(page.locator("#table[data-status=your-turn]")).to_be_visible()
    page.locator("[data-action]").first.click()
    expect(page.locator("[data-do=undo]")).to_be_enabled()
    expect(line).to_have_count(0)


@pytest.mark.browser
@pytest.mark.fresh
def test_embedded(page: Page, host: Host, trouble: Trouble) -> None:
    trouble.expect("Blocked autofocusing")
    page.goto(host('<rondas-table id="t" lesson="rounds" at="2" speed="instant"></rondas-table>'))
    button = page.locator("rondas-table").locator("button")
    expect(button).to_contain_text(word("learn", "embedding"))
    table = touch(page)
    go_through(table, "rounds", 2)
    assert wait_heard(page, "ready")["detail"] == {"game": "rounds"}
    detail: Any = wait_heard(page, "over")["detail"]
    assert detail["record"] is None
    expect(table.locator(".invitation")).to_have_count(0)
