"""Motion: what moves, in which order and for how long; and that nothing else moves."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page

from e2e.layout import LYING, PHONE, SLIM
from e2e.playing import play_on
from e2e.waiting import PAINTED, Gate, at_rest, expect, hasty, resize, until
from e2e.words import word
from page.logic import days
from rondas.answers.service import Service

pytestmark = pytest.mark.returning
TURN = "[data-status=your-turn]"
FAST, SLOW = 0.45, 1.8

# All that is set going, by whose it is: `me`, the number of a seat, or what it is.
WATCH = """() => {
  window.ways = [];
  if (window.isWatched) return;
  window.isWatched = true;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    const place = this.closest('[data-seat]')?.dataset.seat
      ?? (this.closest('.hand') ? 'me' : this.closest('.trick, .open') ? 'table' : this.className);
    const { transform, opacity } = frames[0], { delay, duration: ms } = options;
    const names = [...frames].flatMap(Object.keys);
    window.ways.push({ place, delay, ms, transform, opacity, names });
    return animate.call(this, frames, options);
  };
}"""
DEALT = """cards => {
  const dealt = ways.filter(way => way.opacity === 0 && way.transform);
  return dealt.length >= cards && dealt;
}"""
CLOSES = "() => ways.filter(way => way.place === 'me' && way.transform).length >= 4"


def watch(page: Page) -> None:
    page.evaluate(WATCH)


def test_dealing_goes_round_the_table(page: Page) -> None:
    """As the rules have it (MR-2.2): three at once from the dealer's right, and then four to the
    table. A tap lets all of them lie. (Of other games: tests/test_page.py.)"""
    page.goto("index.html")
    watch(page)
    page.goto(
        "index.html?game=moroccan-ronda&players=4&dealer=3&seed=5&seat=0&bots=easy&speed=slow"
    )
    ways = until(page, DEALT, 16)
    assert {round(way["ms"]) for way in ways} == {round(200 * SLOW)}
    dealt: dict[str, list[int]] = {}
    for way in ways:
        dealt.setdefault(way["place"], []).append(round(way["delay"] / 40 / SLOW))
    assert dealt == {"me": [0, 1, 2], "1": [3, 4, 5], "2": [6, 7, 8], "3": [9, 10, 11],
                     "table": [12, 13, 14, 15]}  # fmt: skip
    # What is said of the cards that are turned up waits for them.
    said = page.evaluate("ways.filter(way => way.place === 'event')")
    assert [round(way["delay"] / 40 / SLOW) for way in said] == [20]
    running = "document.getAnimations().filter(each => each.playState === 'running').length"
    assert page.evaluate(running) > 10
    tap = "document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))"
    assert page.evaluate(f"() => {{ {tap}; return {running}; }}") == 0


# How many cards of the hand get their drawings in each task.
DRAWN = """() => {
  window.drawn = [];
  window.draws?.disconnect();
  window.draws = new MutationObserver(changes => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    const cards = added.filter(node => node.matches?.('svg') || node.querySelector?.('svg')).length;
    if (cards) window.drawn.push(cards);
  });
  draws.observe(document.querySelector('#table .hand'), { childList: true, subtree: true });
}"""


def test_a_card_is_drawn_once(page: Page) -> None:
    """One by one while they are dealt, so that the page can paint between them; where nothing
    moves, at once. While a card is in the hand it stays what it was."""
    for speed, drawn in (("fast", [1] * 16), ("instant", [16])):
        page.goto("index.html")
        page.evaluate(DRAWN)
        page.goto(f"index.html?game=steere-ronda&seat=0&bots=easy&speed={speed}&dealer=2&seed=3")
        until(page, "() => drawn.reduce((sum, cards) => sum + cards, 0) >= 16")
        assert page.evaluate("drawn") == drawn
    cards = page.locator(".hand .card")
    cards.evaluate_all("all => all.forEach(card => { card.old = true; })")
    for left in (15, 14):
        page.locator(".hand [data-action]").last.click()
        expect(page.locator("[data-status=your-turn] .hand .card")).to_have_count(left)
        expect(page.locator(".hand li:empty")).to_have_count(0)
        assert cards.evaluate_all("all => all.every(card => card.old)")
        places = page.locator(".hand button").evaluate_all(
            "all => all.map(each => each.dataset.at)"
        )
        assert places == [str(at) for at in range(left)]


LAID = """address => {
  history.replaceState(null, '', address);
  window.appearance.layTable();
  const board = document.querySelector('#table .board');
  const all = (what, root = board) => [...root.querySelectorAll(what)];
  return [
    all('.seat').map(({ dataset }) => dataset.side),
    all('.hand [data-slot]').length,
    board.classList.contains('placed'),
    board.dataset.order ?? '',
  ];
}"""


def test_each_game_has_its_own_table_before_it_comes(page: Page) -> None:
    """By players and options, in saved games, lessons and the deal of a day too; what is not known
    beforehand has an empty one."""
    page.goto("index.html")
    lay: Any = lambda address: page.evaluate(LAID, f"index.html?{address}")  # noqa: E731
    ladder = "ladder long"
    assert lay("game=steere-ronda") == [["left", "right"], 16, False, "ring"]
    assert lay("game=moroccan-ronda&players=4") == [["right", "top", "left"], 3, True, ""]
    assert lay("game=moroccan-ronda&opening=four_cards") == [["top"], 4, True, ""]
    assert lay("game=rounds&seed=1") == [["top"], 9, False, "ladder"]
    five = ["left", "top-left", "top-right", "right"]
    assert lay("game=baronda&players=5&lang=ar") == [five, 12, False, ladder]
    assert lay("game=baronda&seats=Ana,Ben,bot")[0] == ["left", "right"]
    saved = lay('saved=saved:["baronda",2,0,"x",["easy"],[],[]]')
    assert saved == [["top"], 12, False, ladder]
    assert lay("lesson=moroccan-ronda")[1:] == [3, True, ""]
    for info in Service().handle({"do": "games"})["games"]:
        for day in range(21, 27):
            date = f"2026-11-{day}"
            others = days.request_of(info, date)["players"] - 1
            assert len(lay(f"daily={info['id']}&date={date}")[0]) == others
    for unknown in ("game=chess", "game=rounds&players=9", "saved=x{", "speed=fast", "lesson=x"):
        assert lay(unknown) == [[], 0, False, ""]


# Above the end of the middle buttons come.
COMES = """() => ['.seats', '.centre', '.hand'].map(part => {
  const { top, bottom } = document.querySelector(`#table ${part}`).getBoundingClientRect();
  return [top, part === '.centre' ? top : bottom];
})"""
# How far things move, as browsers count layout shifts, and the status of the table then. From the
# first turn on cards alone do, and with the first question come its buttons. The line of the latest
# event may lie over the table, where nothing makes room for it.
SHIFTS = f"""window.shifts = [];
const some = ['.card', '.back', '.hand', '.fan', '.trick', '.open', '.stock', '.last', '.event']
  .map(each => `${{each}}, ${{each}} *`).join();
const of = ({{ node }}) => node?.nodeType === 1 ? node : node?.parentElement;
new PerformanceObserver(list => {{
  for (const {{ value, sources }} of list.getEntries()) {{
    const {{ status }} = document.getElementById('table').dataset;
    const others = sources.map(of).filter(each => each && !(window.isBegun && each.matches(some)));
    if (others.length) window.shifts.push([value, status, others.map(each => each.className)]);
  }}
}}).observe({{ type: 'layout-shift', buffered: true }});
addEventListener('DOMContentLoaded', () => {{ window.waits = ({COMES})(); }});"""


@pytest.mark.browser
@pytest.mark.fresh
def test_nothing_moves_but_cards(page: Page) -> None:
    """Nothing jumps when the table comes, nor when words grow, buttons come and go, or the offer of
    a lesson has been declined."""
    page.add_init_script(PAINTED)
    page.add_init_script(SHIFTS)
    for game, window in (("moroccan-ronda&players=2", PHONE), ("rounds", LYING)):
        page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        page.goto(f"index.html?game={game}&seat=0&bots=random&seed=3&speed=fast")
        page.locator(TURN).wait_for()
        shifts = [shift for shift in page.evaluate("shifts") if shift[1] != "your-turn"]
        assert all(shift[0] < 0.02 for shift in shifts), (game, shifts)
        waits, comes = page.evaluate("waits"), page.evaluate(COMES)
        for before, after in zip(waits, comes, strict=True):
            off = max(abs(a - b) for a, b in zip(before, after, strict=True))
            assert off <= 12, (game, waits, comes)
        resize(page, {"width": window[0], "height": window[1]})
        at_rest(page)
        page.evaluate("shifts.length = 0; window.isBegun = true")
        with hasty(page):
            play_on(page, 2)
            page.locator(f"{TURN}[data-still]").wait_for()
        shifts = page.evaluate("shifts")
        assert sum(shift[0] for shift in shifts) <= 0.01, (game, shifts)


def test_the_bar_names_the_trick_that_lies_there(page: Page) -> None:
    """And not the one to come, as long as it is seen."""
    page.goto("index.html?game=steere-ronda&seat=0&seed=1&bots=easy&hands=1&speed=fast")
    for number in range(1, 4):
        page.locator(TURN).wait_for()
        page.locator("[data-action]").first.click()
        until(page, "() => document.querySelector('#table .trick .best')")
        facts = page.locator("#table .facts").inner_text().replace("\xa0", " ")
        assert word("fact-trick", "steere-ronda", n=number, of=16) in facts


# Drags a card by steps to the last of them, and rests there; the steps begin at the upper edge of
# the hand. Tells whether the card was dragged, and how it lay before and after it was let go.
DRAG = """([name, steps, how]) => {
  const card = document.querySelector(name);
  card.setPointerCapture = () => {};  // which a browser refuses for a pointer that is none
  const { top } = card.closest('.hand').getBoundingClientRect();
  const tell = (type, x, y) => card.dispatchEvent(new PointerEvent(type, {
    bubbles: true, pointerId: 7, isPrimary: true, clientX: x, clientY: top + y, ...how,
  }));
  tell('pointerdown', ...steps[0]);
  for (const step of [...steps, steps.at(-1)]) tell('pointermove', ...step);
  const isDragged = card.classList.contains('dragged');
  const { transform } = card.firstElementChild.style;
  tell('pointerup', ...steps.at(-1));
  return [isDragged, transform, card.firstElementChild?.style.transform ?? ''];
}"""


def drag(page: Page, card: str, *steps: tuple[int, int], **how: str) -> list[Any]:
    return list(page.evaluate(DRAG, [card, steps, how]))


def test_a_hand_does_not_close_up_under_a_finger(page: Page) -> None:
    """Taps go to the card that a finger was laid on."""
    page.goto("index.html?game=steere-ronda&seat=0&bots=easy&seed=3&dealer=2&speed=fast&hands=1")
    hand = page.locator(".hand")
    page.locator(TURN).wait_for()
    page.locator("[data-action]").nth(3).evaluate(
        """card => {
          card.closest('.hand').dispatchEvent(new PointerEvent('pointerdown'));
          card.click();
        }"""
    )
    expect(page.locator(f"{TURN} .hand button")).to_have_count(15)
    expect(hand.locator("> li")).to_have_count(16)
    hand.evaluate("hand => { hand.dispatchEvent(new PointerEvent('pointerup')); }")
    page.locator("[data-action]").first.click()
    expect(page.locator(f"{TURN} .hand > li")).to_have_count(14)


def test_a_card_is_played_where_it_is_dropped(page: Page) -> None:
    """Anywhere above the hand; elsewhere it comes back. Only a mouse takes it sideways or
    downwards, and no finger on a page of others. A forbidden card says why."""
    page.goto("index.html?game=steere-ronda&seat=0&bots=easy&seed=3&dealer=2&speed=fast&hands=1")
    page.locator(TURN).wait_for()
    until(page, "() => document.querySelector('.hand [data-action]')")
    first = ".hand [data-action]"
    cards = page.locator(".hand button")
    assert drag(page, first, (0, 90), (40, 88))[0] is False
    assert drag(page, first, (0, 90), (2, 130))[0] is False
    assert drag(page, first, (0, 90), (40, 88), pointerType="mouse")[::2] == [True, ""]
    assert drag(page, first, (0, 90), (0, 60))[::2] == [True, ""]
    expect(cards).to_have_count(16)
    page.evaluate("document.documentElement.toggleAttribute('data-embedded', true)")
    assert drag(page, first, (0, 90), (0, -60), pointerType="touch")[0] is False
    page.evaluate("document.documentElement.toggleAttribute('data-embedded', false)")
    moved = drag(page, first, (0, 90), (30, -60))
    assert moved[0] is True
    assert re.match(r"translate\(30px, -150px\) scale\(1.0\d*\) rotate\(\d", moved[1])
    expect(cards).to_have_count(15)
    page.locator(TURN).wait_for()
    page.emulate_media(reduced_motion="reduce")
    assert re.search(r"rotate\(0(.00)?deg\)$", drag(page, first, (0, 90), (30, -60))[1])
    expect(cards).to_have_count(14)
    page.goto("index.html?game=baronda&players=3&seat=0&bots=easy&leader=0&seed=7&speed=fast")
    page.locator(TURN).wait_for()
    held = cards.count()
    assert drag(page, ".hand button", (0, 90), (0, -60))[0] is True
    expect(page.locator(".event .refused")).not_to_be_empty()
    expect(cards).to_have_count(held)


# Where the cards of the hand have their places, and where one lies.
PLACES = """() => {
  const found = {};
  for (const card of document.querySelectorAll('.hand [data-card]')) {
    const item = card.closest('li'), { x, y } = item.getBoundingClientRect();
    let name = card.dataset.card + item.dataset.rows;
    while (name in found) name += '+';
    found[name] = [x, y, card.firstElementChild.offsetWidth].map(Math.round);
  }
  return found;
}"""
LIES = """name => {
  const { x, y, width } = document.querySelector(`.hand [data-card="${name}"] .card`)
    .getBoundingClientRect();
  return [x, y, width];
}"""


@pytest.mark.browser
@pytest.mark.fresh  # for the gate
def test_the_hand_closes_up(page: Page) -> None:
    """The hand closes up as soon as a card has left it, each row to its middle, from where it was,
    and nothing else moves, nor waits for scripts. A card follows the mouse, and its way to the
    table begins where it is dropped."""
    engine = Gate(page)
    resize(page, {"width": 390, "height": 844})
    page.goto("index.html?game=steere-ronda&seat=0&bots=easy&seed=3&dealer=2&speed=fast&hands=1")
    page.locator(TURN).wait_for()
    before = page.evaluate(PLACES)
    assert len({y for _, y, _ in before.values()}) == 2
    watch(page)
    page.locator("[data-action]").nth(3).click()
    expect(page.locator(".hand > li")).to_have_count(15)
    until(page, CLOSES)  # in the frame after
    ways = [way for way in page.evaluate("ways") if way["transform"]]
    assert {round(way["ms"]) for way in ways if way["place"] == "me"} == {round(150 * FAST)}
    assert not [way for way in ways if way["place"] in ("say", "handtools")]
    assert not {"zIndex", "boxShadow"} & {name for way in ways for name in way["names"]}
    assert {round(way["ms"]) for way in ways if way["place"] == "table"} <= {45, 90, 297}
    page.emulate_media(reduced_motion="reduce")
    at_rest(page)
    watch(page)
    card = page.locator(".hand [data-action]").nth(11)
    name = card.get_attribute("data-card")
    card.hover()
    x, y, wide = page.evaluate(LIES, name)
    page.mouse.move(x + 20, y + 30)
    page.mouse.down()
    page.mouse.move(x + 60, y + 30, steps=4)
    page.mouse.move(x + 20, y + 30, steps=4)
    page.mouse.up()
    expect(page.locator(".hand button")).to_have_count(15)
    page.mouse.down()
    page.mouse.move(x + 10, y - 40, steps=4)
    page.mouse.move(x - 30, y - 220, steps=8)
    left, top, grown = page.evaluate(LIES, name)
    size = grown / wide
    engine.shut()  # the card is seen before others play
    assert (left + 20 * size, top + 30 * size) == pytest.approx((x - 30, y - 220), abs=1)
    page.mouse.up()
    expect(page.locator(".hand button")).to_have_count(14)
    laid = page.locator(f".trick [data-what='0 {name}']")
    expect(laid).to_have_count(1)
    assert wide < grown <= laid.evaluate("card => card.offsetWidth") + 1
    expect(page.locator(".trick .lit")).to_have_count(0)
    assert page.evaluate("ways") == []


# Where the middles of taken cards are when all lie on one heap, and when it has landed.
HEAP = """() => {
  const cards = [...document.querySelectorAll('.trick .cover')].map(each => each.parentElement);
  return cards.length > 2 && [.42, 1].map(part => cards.map(card => {
    const way = card.getAnimations().find(({ effect }) => effect.getTiming().fill === 'forwards');
    if (way.effect.getKeyframes().some(each => each.zIndex)) throw Error('waits for scripts');
    way.pause();
    way.currentTime = part * way.effect.getTiming().duration;
    const { x, y, width, height } = card.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  }));
}"""


@pytest.mark.browser
def test_a_trick_is_gathered_before_it_goes(page: Page) -> None:
    page.goto("index.html?game=steere-ronda&seat=0&bots=easy&seed=3&dealer=2&speed=fast&hands=1")
    page.locator("[data-status=your-turn] [data-action]").first.click()
    heap, landed = until(page, HEAP)
    for cards, most in ((heap, 10), (landed, 1)):
        assert all(max(line) - min(line) <= most for line in zip(*cards, strict=True)), cards


@pytest.mark.browser
def test_cards_keep_their_rows(page: Page) -> None:
    """On a phone, and their size, to the end of a deal; and each row lies in the middle."""
    resize(page, {"width": SLIM[0], "height": SLIM[1]})
    page.goto("index.html?game=steere-ronda&seat=0&bots=easy&seed=3&speed=instant")
    kept: dict[str, list[int]] = {}
    while True:
        page.locator(f"{TURN}[data-still], .ending").first.wait_for()
        now = page.evaluate(PLACES)
        kept = kept or now
        if not now or not {*now} <= {*kept}:
            break
        left = len(now)
        assert {name: now[name][1:] for name in now} == {name: kept[name][1:] for name in now}
        rows = {y: [x for x, top, _ in now.values() if top == y] for _, y, _ in now.values()}
        middles = [row[0] + row[-1] for row in rows.values()]
        assert max(middles) - min(middles) <= 2, rows
        play_on(page, 1)
    assert left < 3 < len(kept)
