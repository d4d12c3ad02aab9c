"""The end of a part of the game, and of the game: points that come to the plates, then a sheet
beside the cards that decided, with one score sheet and one large button. Tests of whole games check
their ends."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page

from e2e.axe import found
from e2e.layout import SIZES as LAYOUTS
from e2e.parts import near_the_end
from e2e.playing import play_on
from e2e.sim.world import World
from e2e.test_table import SIZES
from e2e.waiting import expect, resize, until
from e2e.words import word
from rondas.rules.model import BOLD, CAREFUL, SLY, STEADY, STUBBORN

pytestmark = pytest.mark.returning
SHORT = "game=moroccan-ronda&players=2&target=5"
MANNERS = (BOLD, CAREFUL, SLY, STEADY, STUBBORN)
# Of each game how many play it, and its options.
PARTS: dict[str, tuple[int, dict[str, Any]]] = {
    "steere-ronda": (3, {"hands": 2}),
    "moroccan-ronda": (4, {"announcements": "honest", "target": 200}),
    "rounds": (2, {"target": 200}),
    "baronda": (5, {}),
}
# The sheets with most on them, which are looked at in all sizes; in which size and appearance axe
# looks at them.
LOOKED_AT: dict[str, tuple[str, Any]] = {
    "moroccan-ronda": ("desktop", "light"),
    "baronda": ("phone", "dark"),
}
# Holds back what counts up, from `hold(true)` to `hold(false)`; notes what is said.
TIMERS = """() => {
  window.told = [];
  if (window.hold) return hold(true);
  const begin = setTimeout, stop = clearTimeout;
  const held = new Set();
  let holds = true;
  window.setTimeout = (run, ms, ...all) => {
    if (!holds || !(ms > 20 && ms < 90)) return begin(run, ms, ...all);
    held.add(-1 - held.size);
    return -held.size;
  };
  window.clearTimeout = number => {
    if (!held.has(number)) stop(number);
  };
  window.hold = on => {
    holds = on;
    held.clear();
  };
  new MutationObserver(changes => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) window.told.push(node.textContent);
  }).observe(document.querySelector('#live'), { childList: true });
}"""
# Elements that are outside, cut, covered, or too small to touch.
FAULTS = """() => {
  const sheet = document.querySelector('.ending'), go = sheet.querySelector('.primary');
  const box = e => e.getBoundingClientRect();
  const faults = [];
  const outside = (a, b) => a.left < b.left - 1 || a.right > b.right + 1
    || a.top < b.top - 1 || a.bottom > b.bottom + 1;
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  if (outside(box(sheet), screen)) faults.push('sheet outside');
  if (outside(box(go), box(sheet))) faults.push('button outside');
  if (document.documentElement.scrollWidth > innerWidth) faults.push('page scrolls');
  const { left, top, width, height } = box(go);
  if (height < 44) faults.push('small button');
  if (document.elementFromPoint(left + width / 2, top + height / 2) !== go) faults.push('covered');
  const scroll = sheet.querySelector('.scroll');
  if (scroll.scrollWidth > scroll.clientWidth + 1) faults.push('cut');
  for (const each of sheet.querySelectorAll('.next:not(.more) button'))
    if (outside(box(each), box(sheet))) faults.push(`sliced ${each.textContent}`);
  const leads = sheet.querySelector('.costly');
  if (leads && leads.scrollHeight > leads.clientHeight + 1) faults.push('line cut');
  const rows = [...sheet.querySelectorAll('tbody tr')], foot = sheet.querySelector('tfoot');
  const clear = rows.filter(row => box(row).bottom < box(foot).top + 3);
  if (clear.length < Math.min(rows.length, 2)) faults.push('no points in sight');
  if (innerWidth >= 1280 && clear.at(-1) !== rows.at(-1)) faults.push('last row hidden');
  const met = (a, b) => a.left < b.right - 3 && b.left < a.right - 3
    && a.top < b.bottom - 3 && b.top < a.bottom - 3;
  const cards = [...document.querySelectorAll('#table .trick .card')];
  const seen = plate => getComputedStyle(plate).visibility === 'visible';
  for (const plate of [...document.querySelectorAll('#table .plate')].filter(seen))
    for (const other of [sheet, ...cards])
      if (met(box(plate), box(other))) faults.push(`plate ${plate.textContent} ${other.className}`);
  for (const card of cards)
    if (met(box(card), box(sheet)) || outside(box(card), screen)) faults.push('card covered');
  return faults;
}"""


@pytest.fixture(autouse=True)
def let_go(page: Page) -> Iterator[None]:
    """Nothing is held back in the tests to come."""
    yield
    page.evaluate("window.hold?.(false)")


def to_the_count(page: Page, game: str, speed: str = "fast") -> None:
    """From the person's last card to the points on the plates, which do not count up by
    themselves. There is no sheet before they have."""
    players, options = PARTS[game]
    begun = near_the_end(game, players, 1, part=1, **options)
    page.goto(f"index.html?bots=random&speed={speed}#play={begun}")
    page.locator("[data-status=your-turn]").wait_for()
    expect(page.locator(".hand button")).to_have_count(1)
    page.evaluate(TIMERS)
    page.locator(".hand [data-action]").click()
    page.locator(".board.counting").wait_for()
    expect(page.locator(".ending")).to_have_count(0)


def totals(page: Page) -> list[str]:
    return page.locator(".tally tfoot td").all_inner_texts()


@pytest.mark.browser
@pytest.mark.parametrize("game", PARTS)
def test_end_of_a_part(page: Page, game: str) -> None:
    """The points count up, are hurried by a tap or a key, and are seen and heard once; the sheet is
    left by Enter or undone."""
    to_the_count(page, game)
    table, sheet = page.locator("[data-table]"), page.locator(".ending")
    expect(page.locator("[data-action]")).to_have_count(0)
    if game in ("rounds", "baronda"):
        page.locator(".bar .title").click()
    else:
        page.keyboard.press("Shift")
    go_on = sheet.get_by_role("button", name=word("next-part"))
    expect(go_on).to_be_focused()
    expect(table).to_have_attribute("data-status", "waiting")
    expect(page.locator(".board.counting, .gain")).to_have_count(0)
    # The points are those after the part, here as beside the players.
    sums = [0] * len(totals(page))
    for row in sheet.locator("tbody tr").all():
        for at, cell in enumerate(row.locator("td").all_inner_texts()):
            sums[at] += int(cell.replace("−", "-"))
    shown = [int(total.replace("−", "-")) for total in totals(page)]
    assert shown == sums
    plates = page.locator(".plate .points").all_text_contents()
    assert {total.replace("−", "-") for total in totals(page)} == {
        points.replace("−", "-") for points in plates
    }
    # The leaders are marked, not the winners of this part.
    most = max(shown)
    ahead = [most] * shown.count(most) if min(shown) < most else []
    marked = sheet.locator("tfoot .ahead").all_inner_texts()
    assert [int(total.replace("−", "-")) for total in marked] == ahead
    headline = sheet.locator("h2").inner_text()
    until(page, "headline => told.some(text => text.includes(headline))", headline)
    told = " ".join(page.evaluate("told"))
    assert told.count(headline) == 1
    after = told[told.index(headline) :]
    labels = sheet.locator("tbody th, tfoot th").all_inner_texts()
    places = [after.index(f"{label}: ") for label in labels]
    assert places == sorted(places)
    assert all(after.count(f"{label}: ") == 1 for label in labels)
    for size in SIZES if game in LOOKED_AT else ("lying", "small"):
        resize(page, SIZES[size])
        assert page.evaluate(FAULTS) == [], size
    if game in LOOKED_AT:
        size, scheme = LOOKED_AT[game]
        resize(page, SIZES[size])
        page.emulate_media(color_scheme=scheme)
        found(page, game)
    if game == "steere-ronda":
        undone(page)
        return
    go_on.press("Enter" if game != "baronda" else "Space")
    expect(sheet).to_have_count(0)
    expect(page.locator(".hand button").first).to_be_visible()
    expect(page.locator(":focus")).to_have_count(1)


def undone(page: Page) -> None:
    """Undone, the sheet goes with what it told. Where nothing moves the points are there at
    once."""
    page.keyboard.press("u")
    expect(page.locator(".ending")).to_have_count(0)
    expect(page.locator("[data-status=your-turn]")).to_be_visible()
    expect(page.locator(".hand button")).to_have_count(1)
    page.emulate_media(reduced_motion="reduce")
    page.locator(".hand [data-action]").click()
    expect(page.locator(".ending button")).to_be_focused()
    assert sum(map(int, totals(page))) == 16


@pytest.mark.parametrize("speed", ["normal", "fast"])
def test_a_sheet_waits_for_a_key(page: Page, world: World, speed: str) -> None:
    """At any speed it stays until somebody goes on: by the button, or by any key that means
    nothing else; as long as the points count up a key only hurries them."""
    to_the_count(page, "steere-ronda", speed)
    sheet = page.locator(".ending")
    page.keyboard.press("x")
    expect(sheet).to_be_visible()
    world.passes(60)
    expect(sheet).to_be_visible()
    page.keyboard.press("Shift")
    page.keyboard.press("t")  # says the table
    expect(sheet).to_be_visible()
    page.keyboard.press("x")
    expect(sheet).to_have_count(0)
    expect(page.locator(".hand button")).to_have_count(16)


TIED = near_the_end("steere-ronda", 3, 1, seed="4", hands=1)
# Of all that happens at the table what is seen of its end, each once: cards of the trick, the line
# at the hand while a card is turned up, and whether points fly or the sheet is there.
STAGES = """() => {
  window.stages = [];
  const table = document.querySelector('#table');
  new MutationObserver(() => {
    const cards = table.querySelectorAll('.trick > li').length;
    const line = table.querySelector('.event').textContent;
    const stage = table.querySelector('.ending.over') ? 'end'
      : table.querySelector('.ending') ? 'part'
      : table.querySelector('.gain') ? 'gain'
      : table.dataset.status === 'over' ? 'over' : `${cards} ${line}`;
    if (stages.at(-1) !== stage) stages.push(stage);
  }).observe(table, { childList: true, subtree: true, characterData: true, attributes: true });
}"""


def to_the_tie(page: Page, speed: str, lang: str = "en") -> None:
    """From the last card of a game that ends in a tie to the sheet after it."""
    page.goto(f"index.html?bots=random&speed={speed}&lang={lang}#play={TIED}")
    page.locator("[data-status=your-turn]").wait_for()
    page.evaluate(STAGES)
    page.locator(".hand [data-action]").click()
    page.locator(".ending [data-do=carry-on]").click()


@pytest.mark.parametrize("speed", ["normal", "fast"])
def test_a_tie_is_broken_card_by_card(page: Page, speed: str) -> None:
    """Each card that is turned up lies there for a while with its sentence; the sheet comes when
    all have been seen, has one score sheet, and covers no part of the table with a dialog."""
    to_the_tie(page, speed)
    page.locator(".ending.over").wait_for()
    stages = page.evaluate("stages")
    last = max(at for at, stage in enumerate(stages) if stage == "part")
    after = stages[last + 1 :]
    turned = [after.index(f"{cards} {text}") for cards, text in turned_up(after)]
    assert len(turned) == 3
    assert turned == sorted(turned)
    assert turned[-1] < after.index("over") < after.index("end")
    expect(page.locator(".trick > li")).to_have_count(3)
    expect(page.locator(".trick > li.best")).to_have_count(1)
    expect(page.locator(".ending table")).to_have_count(1)
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.locator(".ending-head h2")).to_contain_text("tiebreak")


def turned_up(stages: list[str]) -> list[tuple[str, str]]:
    """How many cards have been turned up, and the sentence of the last."""
    names = ("You", "Seat 2", "Seat 3")
    found = [stage.partition(" ")[::2] for stage in stages]
    return [
        (cards, text) for cards, text in found if text.startswith(tuple(f"{n}: " for n in names))
    ]


def test_points_fly_before_the_sheet(page: Page) -> None:
    """At the end of a game the trick lies there, its point comes to the plate of its taker, then
    the sheet is there; nothing flies where motion is reduced, nor after a reload."""
    begun = near_the_end("steere-ronda", 3, 1, hands=1)
    address = f"index.html?bots=random&speed=normal#play={begun}"
    page.goto(address)
    page.locator("[data-status=your-turn]").wait_for()
    page.evaluate(STAGES)
    page.locator(".hand [data-action]").click()
    page.locator(".ending.over").wait_for()
    stages = page.evaluate("stages")
    assert stages.index("over") < stages.index("gain") < stages.index("end")
    assert stages.count("end") == 1
    expect(page.locator(".trick > li")).to_have_count(3)
    shown = page.locator(".plate .points").all_text_contents()
    assert sorted(shown) == sorted(totals(page))
    page.evaluate(STAGES)
    page.emulate_media(reduced_motion="reduce")
    page.keyboard.press("u")
    page.locator("[data-status=your-turn]").wait_for()
    page.locator(".hand [data-action]").click()
    page.locator(".ending.over").wait_for()
    assert "gain" not in page.evaluate("stages")


def test_the_end_speaks(page: Page) -> None:
    """The bot that has won says its sentence, or the best of the others after a person's win. The
    cloth is warm after that alone, and a first win is told once."""
    said = set()
    for seed in range(1, 20):
        page.goto(f"index.html?{SHORT}&seat=0&bots=easy&speed=instant&seed={seed}")
        page.locator("[data-status=your-turn]").wait_for()
        play_on(page)
        end = page.locator(".ending.over")
        end.wait_for()
        won = page.locator("#table").get_attribute("data-winners") == "0"
        said.add(won)
        name = end.locator(".speaks b").inner_text()
        plate = page.locator(".seat .plate.won .who")
        if not won:
            expect(plate).to_have_text(name)
        lines = [word(f"{'loses' if won else 'wins'}-{manner}") for manner in MANNERS]
        lines += [] if won else [word("wins-near")]
        assert end.locator(".speaks span").inner_text() in lines
        expect(page.locator(".board.triumph")).to_have_count(int(won))
        expect(page.locator(".ending.ours")).to_have_count(int(won))
        if len(said) == 2:
            break
    assert said == {True, False}


# The line below the words of the way to the review, when one decision made the defeat.
COSTLY = """line => {
  const leads = document.querySelector('.ending [data-do=review]');
  leads.classList.add('costly');
  leads.appendChild(document.createElement('small')).textContent = line;
}"""


@pytest.mark.browser
@pytest.mark.parametrize("language", ["en", "ar", "three rounds"])
def test_the_end_covers_nothing(page: Page, language: str) -> None:
    """Cards that decided, plates and sheet lie beside each other, and all of the sheet is there;
    also with three rows and a bot who speaks."""
    page.emulate_media(reduced_motion="reduce")
    if language == "three rounds":
        page.goto("index.html?game=baronda&players=3&seat=0&bots=random&seed=5&speed=instant")
        play_on(page)
    else:
        to_the_tie(page, "fast", language)
    page.locator(".ending.over").wait_for()
    page.evaluate(COSTLY, word("review-mistake", best=100, chance=83))
    faults = {}
    for size in (*LAYOUTS, (1920, 1080)):
        resize(page, {"width": size[0], "height": size[1]})
        faults[size] = page.evaluate(FAULTS)
    assert not any(faults.values()), faults


# The bar of the table: dots that end a line of the facts or begin one, and how near the title is to
# the edges of the screen.
BAR = """() => {
  const facts = document.querySelector('#table .facts'), around = facts.getBoundingClientRect();
  const signs = [];
  const walk = document.createTreeWalker(facts, NodeFilter.SHOW_TEXT);
  while (walk.nextNode())
    for (let at = 0; at < walk.currentNode.length; at++) {
      const range = new Range();
      range.setStart(walk.currentNode, at);
      range.setEnd(walk.currentNode, at + 1);
      const { left, right, top, width } = range.getBoundingClientRect();
      const sign = range.toString();
      const isSeen = left > around.left - 1 && right < around.right + 1;
      if (width && sign.trim() && isSeen) signs.push({ sign, left, top });
    }
  const beside = ({ left, top }, way) =>
    signs.some(other => Math.abs(other.top - top) < 4 && (other.left - left) * way > 0);
  const dots = signs.filter(({ sign }) => sign === '·');
  const range = new Range();
  range.selectNodeContents(document.querySelector('#table .title'));
  const title = range.getBoundingClientRect();
  return {
    dangling: dots.filter(dot => !beside(dot, 1) || !beside(dot, -1)).length,
    lines: new Set(signs.map(({ top }) => Math.round(top / 5))).size,
    edge: Math.min(title.left, innerWidth - title.right, title.top),
  };
}"""


@pytest.mark.browser
def test_the_bar_of_a_phone(page: Page) -> None:
    """Its facts break between two and leave no dot behind; its title keeps off the edges."""
    page.set_viewport_size({"width": 390, "height": 844})
    broken = 0
    for game in PARTS:
        for language in ("fr", "ar") if game in LOOKED_AT else ("fr",):
            page.goto(f"index.html?game={game}&seat=0&seed=3&speed=instant&lang={language}")
            page.locator("#table[data-status=your-turn]").wait_for()
            bar = page.evaluate(BAR)
            broken += bar["lines"] > 1
            assert bar["dangling"] == 0, (game, language)
            assert bar["edge"] >= 4, (game, language)
            expect(page.locator(".bar .home")).to_be_visible()
    assert broken
