"""The end of a part of the game, and of the game: points that come to the plates, then a sheet
with one score sheet and one large button. Tests of whole games check their ends."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from e2e.axe import found
from e2e.layout import DESKTOP, LYING, PHONE, SHEET, SLIM, SMALL, Look, Rules
from e2e.parts import near_the_end
from e2e.playing import play_on
from e2e.sim.world import World
from e2e.waiting import expect, hasty, resize, until
from e2e.words import word
from rondas.rules.message import say
from rondas.rules.model import MANNERS
from rondas.words.wording import Wording

pytestmark = pytest.mark.returning
# Of games with large sheets how many play them, and their options.
PARTS: dict[str, tuple[int, dict[str, Any]]] = {
    "steere-ronda": (3, {"hands": 2}),
    "moroccan-ronda": (4, {"announcements": "honest", "target": 200}),
    "baronda": (5, {}),
    "rounds": (2, {}),
}
# Holds back points while they count up; notes what is said.
TIMERS = """() => {
  window.told = [];
  const begin = setTimeout;
  window.setTimeout = (run, ms, ...all) =>
    ms > 300 && document.querySelector('.counting') ? -1 : begin(run, ms, ...all);
  new MutationObserver(changes => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) window.told.push(node.textContent);
  }).observe(document.querySelector('#live'), { childList: true });
}"""
LOST = {"steere-ronda": "hands=1&seed=1", "rounds": "target=100&seed=2"}
WIDE = (1920, 1080)
# The first two rows of points are in sight above the foot.
RULES: Rules = [
    *SHEET,
    ["outside", ".ending, #table .trick .card"],
    ["small", ".ending .primary"],
    ["missed"],
    ["apart", {"+plate": ["#table .plate"], "sheet": [".ending"], "card": ["#table .trick .card"]}],
    ["apart", {"sheet": [".ending"], "last": [".board.reported .last"]}],
    ["apart", {"foot": [".tally tfoot"], "row": [".tally tbody tr:nth-child(-n+2)"]}],
]
WHOLE: Rules = [["outside", ".ending"], ["hides", ".ending"]]


def to_the_last_card(page: Page, game: str, speed: str) -> None:
    players, options = PARTS[game]
    begun = near_the_end(game, players, 1, part=1, **options)
    page.goto(f"index.html?bots=random&speed={speed}#play={begun}")
    page.locator("[data-status=your-turn]").wait_for()
    expect(page.locator(".hand button")).to_have_count(1)


def to_the_sheet(page: Page, game: str) -> None:
    to_the_last_card(page, game, "fast")
    with hasty(page):
        page.locator(".hand [data-action]").click()
        page.locator(".ending .primary").wait_for()


def numbers(texts: list[str]) -> list[int]:
    return [int(text.replace("−", "-")) for text in texts]


def totals(page: Page) -> list[int]:
    return numbers(page.locator(".tally tfoot td").all_inner_texts())


@pytest.mark.fresh
@pytest.mark.parametrize("game", ["steere-ronda", "baronda"])
def test_end_of_a_part(page: Page, world: World, game: str) -> None:
    """The points count up, are hurried by a tap or a key, and are seen and heard once. The sheet
    stays at any speed until it is undone, or left by the button or any key that means nothing
    else."""
    # The points do not count up by themselves, and no sheet comes before they have.
    to_the_last_card(page, game, "normal")
    page.evaluate(TIMERS)
    page.locator(".hand [data-action]").click()
    page.locator(".board.counting").wait_for()
    expect(page.locator(".ending")).to_have_count(0)
    table, sheet = page.locator("[data-table]"), page.locator(".ending")
    expect(page.locator("[data-action]")).to_have_count(0)
    if game == "baronda":
        page.locator(".bar .title").click()
    else:
        page.keyboard.press("x")
    part = "Round 2" if game == "baronda" else "Hand 2"
    on = sheet.get_by_role("button", name=word("next-part", part=part))
    expect(on).to_be_focused()
    page.locator(".bar .title").click()
    expect(on).to_be_focused()
    world.passes(60)
    expect(table).to_have_attribute("data-status", "waiting")
    expect(page.locator(".board.counting, .gain")).to_have_count(0)
    # The points are those after the part, here as beside the players.
    shown = totals(page)
    assert {*shown} == {*numbers(page.locator(".plate .points").all_text_contents())}
    # The leaders are marked, not the winners of this part.
    most = max(shown)
    ahead = [most] * shown.count(most) if min(shown) < most else []
    assert numbers(sheet.locator("tfoot .ahead").all_inner_texts()) == ahead
    headline = (sheet.locator("h2").text_content() or "").strip()
    until(page, "headline => told.some(text => text.includes(headline))", headline)
    assert " ".join(page.evaluate("told")).count(headline) == 1
    page.keyboard.press("Shift")
    page.keyboard.press("t")  # says the table
    expect(sheet).to_be_visible()
    if game == "baronda":
        page.keyboard.press("x")
        expect(page.locator(".hand button").first).to_be_visible()
        expect(page.locator(":focus")).to_have_count(1)
    else:
        page.keyboard.press("u")
        expect(page.locator(".hand button")).to_have_count(1)
        # Where nothing moves the points are there at once.
        page.emulate_media(reduced_motion="reduce")
        page.evaluate(STAGES)
        page.locator(".hand [data-action]").click()
        expect(page.locator(".ending button")).to_be_focused()
        assert "gain" not in page.evaluate("stages")
        assert sum(totals(page)) == 16
        page.keyboard.press("Space")
    expect(sheet).to_have_count(0)


TIED = near_the_end("steere-ronda", 3, 1, seed="4", hands=1)
# Of all that happens at the table what is seen of its end, each once: cards of the trick, the line
# at the hand while a card is turned up, and whether points fly, the sheet is there, or the result
# is told without it.
STAGES = """() => {
  window.stages = [];
  window.times = [];
  const table = document.querySelector('#table');
  new MutationObserver(() => {
    const cards = table.querySelectorAll('.trick > li').length;
    const line = table.querySelector('.event').textContent;
    const stage = table.querySelector('.ending.over') ? 'end'
      : table.querySelector('.ending') ? 'part'
      : table.querySelector('.plate.won, [data-kind="over"]') ? 'told'
      : table.querySelector('.gain') ? 'gain' : `${cards} ${line}`;
    if (stages.at(-1) !== stage) {
      stages.push(stage);
      times.push(performance.now());
    }
  }).observe(table, { childList: true, subtree: true, characterData: true, attributes: true });
}"""


def to_the_tie(page: Page, speed: str, lang: str = "en", moves: bool = True) -> None:
    """From the last card of a game that ends in a tie to the sheet after it."""
    page.goto(f"index.html?bots=random&speed={speed}&lang={lang}#play={TIED}")
    page.locator("[data-status=your-turn]").wait_for()
    page.evaluate(STAGES)
    page.locator(".hand [data-action]").click()
    on = page.locator(".ending [data-do=carry-on]")
    on.wait_for()
    expect(page.locator(".plate.lit")).to_have_count(2)
    if moves:
        on.click()  # while the sum still comes, which is there then
        expect(page.locator(".tally tfoot td").first).to_be_visible()
    on.click()


def test_a_tie_is_broken_card_by_card(page: Page) -> None:
    """The last trick lies there with its sentence, for long enough to read it, then comes its
    point, and only then a sheet.
    Each card that is turned up lies there for a while with its sentence; the last sheet comes when
    all have been seen, has one score sheet, and covers no part of the table with a dialog."""
    to_the_tie(page, "normal")
    page.locator(".ending.over").wait_for()
    stages = page.evaluate("stages")
    flies = stages.index("gain")
    lies = stages[flies - 1]
    assert lies.startswith("3 ")
    assert "trick" in lies
    assert page.evaluate(f"times[{flies}] - times[{flies - 1}]") >= 1200
    assert stages[flies : stages.index("part")] == ["gain", lies]
    assert stages.count("end") == 1
    last = max(at for at, stage in enumerate(stages) if stage == "part")
    after = stages[last + 1 :]
    names = tuple(f"{name}: " for name in ("You", "Seat 2", "Seat 3"))
    turned = [at for at, stage in enumerate(after) if stage.partition(" ")[2].startswith(names)]
    assert len(turned) == 3
    assert turned[-1] < after.index("end")
    assert "told" not in stages
    expect(page.locator(".trick > li")).to_have_count(3)
    expect(page.locator(".trick > li.best")).to_have_count(1)
    expect(page.locator(".trick .tag")).to_have_text(["Seat 2", "Seat 3", "You"])
    expect(page.locator(".ending table")).to_have_count(1)
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.locator(".ending-head h2")).to_contain_text("tiebreak")


def test_the_end_speaks(page: Page) -> None:
    """The bot that has won says its sentence, or the best of the others after a person's win. The
    cloth is warm after that alone. Faces head the columns of points."""
    for seed, won in ((1, False), (2, True)):
        page.goto(
            f"index.html?game=steere-ronda&hands=1&seat=0&bots=random&speed=instant&seed={seed}"
        )
        page.locator("[data-status=your-turn]").wait_for()
        play_on(page)
        end = page.locator(".ending.over")
        end.wait_for()
        assert (page.locator("#table").get_attribute("data-winners") == "0") == won
        if not won:
            name = end.locator(".speaks b").inner_text()
            expect(page.locator(".seat .plate.won .who")).to_have_text(name)
        name = "loses" if won else "wins"
        hows = ["more", "other"] if won else ["near", "clear", "more", "other"]
        lines = [word(f"{name}-{each}", how=how) for each in MANNERS for how in hows]
        assert end.locator(".speaks span").inner_text() in lines
        expect(page.locator(".board.triumph")).to_have_count(int(won))
        expect(page.locator(".ending.ours")).to_have_count(int(won))
        expect(end.locator(".tally thead .face")).to_have_count(2)


def test_a_partner_does_not_mock(page: Page) -> None:
    """After a win with a partner the best of those who lost speaks, as somebody who lost. Both
    plates of a side have its points."""
    game = "game=moroccan-ronda&players=4&target=11&seat=0&bots=random&seed=1"
    page.goto(f"index.html?{game}&speed=instant")
    page.locator("[data-status=your-turn]").wait_for()
    play_on(page)
    end = page.locator(".ending.over.ours")
    end.wait_for()
    said = end.locator(".speaks span").inner_text()
    assert said in [word(f"loses-{each}", how=how) for each in MANNERS for how in ("more", "other")]
    partner = page.locator(".seat .plate.won .who").inner_text()
    assert end.locator(".speaks b").inner_text() != partner
    left, top, right, own = numbers(page.locator(".plate .points").all_text_contents())
    assert (left, top) == (right, own)


# The large buttons, how they look and where they are, before the way to the review says that one
# decision made the defeat, and then.
COSTLY = """([words, line]) => {
  const [again, leads] = document.querySelectorAll('.over .primary, .over [data-do=review]');
  const found = document.createElement('small'), was = leads.textContent;
  const look = () => [again, leads].map(each => {
    const { left, top, width, height } = each.getBoundingClientRect();
    return [getComputedStyle(each).backgroundColor, left, top, width, height].join();
  });
  const before = look();
  found.textContent = line;
  leads.replaceChildren(words, found);
  const after = look();
  leads.textContent = was;
  return [before, after];
}"""

ROWS = """() => new Set([...document.querySelectorAll('dialog .hand .card')]
  .map(card => card.getBoundingClientRect().top)).size"""
# How many lengths the rows of small ways on have.
EVEN = """() => {
  const rows = {};
  for (const each of document.querySelectorAll('.next > :not(.primary, [data-do=review])')) {
    const { top, height } = each.getBoundingClientRect(), row = Math.round((top + height / 2) / 12);
    rows[row] = (rows[row] ?? 0) + 1;
  }
  return new Set(Object.values(rows)).size;
}"""
# How far the plates of the others have moved from where they are without a sheet.
MOVED = """() => {
  const board = document.querySelector('#table .board'), worn = board.className;
  const tops = () => [...document.querySelectorAll('.seat .plate')]
    .map(each => each.getBoundingClientRect().top);
  const now = tops();
  board.classList.remove('reported', 'decided', 'tied', 'triumph');
  const before = tops();
  board.className = worn;
  return Math.max(...now.map((top, at) => Math.abs(top - before[at])));
}"""


@pytest.mark.browser
def test_a_sheet_covers_nothing(look: Look) -> None:
    """Cards that broke a tie, plates and sheet lie beside each other, and all of the sheet is
    there, and at a wide table no plate of the others has moved; also with three rows and a bot who
    speaks."""
    page = look.page
    for what, scheme in (("three rounds", "dark"), ("part", "light"), ("tie", "light")):
        page.emulate_media(reduced_motion="reduce", color_scheme=scheme)
        if what == "three rounds":
            begun = near_the_end("baronda", 3, 1, seed="5")
            page.goto(f"index.html?bots=random&speed=instant#play={begun}")
            play_on(page)
        elif what == "part":
            to_the_sheet(page, "moroccan-ronda")
        else:
            to_the_tie(page, "fast", "ar", moves=False)
        page.locator(".ending .primary").wait_for()
        look.at(what, RULES, (SMALL, LYING, DESKTOP))
        look.resize(DESKTOP)
        assert page.evaluate(MOVED) < 1
        if what != "tie":
            found(page, what)
    # Six rows with their total, the head and the way on are there at once.
    to_the_sheet(page, "rounds")
    look.at("six rows", WHOLE, (PHONE, (1280, 720), DESKTOP, WIDE))
    # So is all of a loss, whose buttons stay when the review has found something.
    french = Wording("page", language="fr").say
    for game, options in LOST.items():
        look.resize(PHONE)
        page.goto(f"index.html?game={game}&seat=0&bots=random&speed=instant&{options}")
        play_on(page)
        page.locator(".over .primary").wait_for()
        assert page.evaluate(EVEN) == 1, game
        for size in (PHONE, (1280, 720), WIDE, DESKTOP):
            look.at(f"loss of {game}", WHOLE if size != PHONE else [], [size])
            words = say("review-costliest"), say("review-mistake", best=100, chance=83)
            before, after = page.evaluate(COSTLY, [*map(french, words)])
            assert before == after, (game, size)
    page.goto("index.html?daily=rounds&speed=instant&lang=en")
    play_on(page)
    page.locator(".ending .day-end").wait_for()
    look.at("day of two", RULES, ((1024, 768), (1280, 720), DESKTOP, WIDE))
    page.goto("index.html?game=baronda&seat=0&seed=5&bots=random&speed=instant&lang=en")
    play_on(page)
    page.locator(".ending .todays").wait_for()
    look.at("all of two rows with notes", WHOLE, (PHONE, SLIM))
    look.resize(PHONE)
    assert page.evaluate(EVEN) == 1
    look.at("all of two rows with notes", WHOLE, [DESKTOP])
    page.locator(".last[data-do=last]").click()  # lies beside the sheet
    expect(page.locator("dialog[open]")).to_be_visible()
    page.keyboard.press("Escape")
    # In the replay the hand has the rows of the game.
    page.locator(".ending [data-do=replay]").click()
    expect(page.locator("dialog .hand .card").first).to_be_visible()
    look.resize(SLIM)
    assert page.evaluate(ROWS) == 2


# How near the person's plate comes to the edges of the board, and to the sheet, while it shines.
SHINES = """() => {
  const board = document.querySelector('#table .board');
  const plate = board.querySelector('.line .plate'), around = board.getBoundingClientRect();
  board.classList.add('triumph');
  const [way] = plate.getAnimations();
  way.pause();
  way.currentTime = .35 * way.effect.getTiming().duration;
  const { left, right, bottom } = plate.getBoundingClientRect();
  way.finish();
  board.classList.remove('triumph');
  return Math.min(left - around.left, around.right - right, around.bottom - bottom);
}"""


@pytest.mark.browser
def test_a_plate_that_shines_stays_on_the_table(page: Page) -> None:
    to_the_sheet(page, "steere-ronda")
    for size in (PHONE, SLIM, SMALL, LYING):
        resize(page, dict(zip(("width", "height"), size, strict=True)))
        assert page.evaluate(SHINES) >= 4, size


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


# The longest facts that games say, and how far they stand out of the bar.
LONG = """facts => {
  const place = document.querySelector('.facts'), box = each => each.getBoundingClientRect();
  place.textContent = facts;
  document.querySelector('[data-do=redo]').disabled = false;
  const bar = box(document.querySelector('.bar'));
  return [place.scrollHeight - place.clientHeight,
    bar.top + 2 - box(document.querySelector('.title')).top, box(place).bottom + 2 - bar.bottom];
}"""


@pytest.mark.browser
def test_the_bar_of_a_phone(page: Page) -> None:
    """Its facts break between two and leave no dot behind, and the longest fit beside a button
    more; its title keeps off the edges."""
    page.set_viewport_size({"width": 390, "height": 844})
    broken = 0
    for game, language in (("moroccan-ronda", "fr"), ("baronda", "ar")):
        page.goto(f"index.html?game={game}&seat=0&seed=3&speed=instant&lang={language}")
        page.locator("#table[data-status=your-turn]").wait_for()
        bar = page.evaluate(BAR)
        broken += bar["lines"] > 1
        assert bar["dangling"] == 0, game
        assert bar["edge"] >= 4, game
        expect(page.locator(".bar .home")).to_be_visible()
    assert broken
    for facts in (
        ("To 41 points", "Round 1", "Last batch", "An award waits"),
        ("Round 1 of 5", "Trick 8 of 12", "Bids 10: RANDA"),
    ):
        for width in (360, 390):
            resize(page, {"width": width, "height": 800})
            assert max(page.evaluate(LONG, "\u00a0· ".join(facts))) <= 0, (facts, width)
