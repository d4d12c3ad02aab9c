"""The table: complete games clicked and keyed, what it shows and what it keeps to itself."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from e2e.embedding import code, record
from e2e.parts import near_the_end
from e2e.playing import play_on
from e2e.waiting import Gate, at_rest, expect, on_device, until
from e2e.words import pattern, word

SIZES = {
    "phone": {"width": 390, "height": 844},
    "lying": {"width": 844, "height": 390},
    "tablet": {"width": 768, "height": 1024},
    "desktop": {"width": 1440, "height": 900},
    "small": {"width": 320, "height": 568},
}
pytestmark = [pytest.mark.returning, pytest.mark.orders(0, 2)]
GAME = "index.html?game=steere-ronda&seat=0&bots=easy"
RANDOM = GAME.replace("easy", "random")
LATE = "index.html?bots=random"
# The person's own moves in the one game that the device keeps.
KEPT = """kept => Object.entries(kept).some(([key, value]) => key.startsWith('saved:')
  && value.save.moves.filter(move => move.startsWith('0 ')).length === %d)"""
# Every frame of the screen in which nothing has the focus, while `watching`: when all that was to
# be done before has been.
WATCHER = """window.unfocused = [];
let isDue = false;
const isLost = () => {
  const here = document.activeElement;
  return window.watching && (!here || here === document.body || !here.getClientRects().length);
};
// The focus of a card that goes has a new place when everything is painted, within a frame.
const next = run => requestAnimationFrame(() => setTimeout(run));
const look = () => {
  isDue = false;
  if (isLost()) next(() => {
    if (isLost()) window.unfocused.push(document.querySelector('#table').dataset.status);
  });
};
const changed = () => {
  if (isDue || !window.watching) return;
  isDue = true;
  next(look);
};
new MutationObserver(changed)
  .observe(document, { attributes: true, childList: true, characterData: true, subtree: true });
addEventListener('focusin', changed);
addEventListener('focusout', changed);"""


def settled(page: Page) -> str:
    """Wait until the person is asked, or the game is over."""
    # `expect` would look again after 100 ms, then 250 ms: too seldom for a quick game.
    page.locator(":is([data-status=your-turn], [data-status=over])[data-still]").wait_for()
    return str(page.locator("[data-table]").get_attribute("data-status"))


def play(page: Page, choose: Callable[[Page], None]) -> int:
    """Play to the end; return the number of turns."""
    turns = 0
    while settled(page) == "your-turn":
        choose(page)
        turns += 1
        assert turns < 200
    return turns


def click(page: Page) -> None:
    page.locator("[data-action]").first.click()


def ended(page: Page) -> dict[str, list[int]]:
    """The result. Its sheet has a headline for the player, and the points in full."""
    table = page.locator("[data-table]")
    result = {}
    for name in ("winners", "scores"):
        text = table.get_attribute(f"data-{name}")
        assert text is not None
        result[name] = [int(word) for word in text.split()]
    assert page.locator("[data-action]").count() == 0
    end = page.locator(".ending.over")
    expect(end.locator("h2")).to_have_text(re.compile("^(You |Tied |A win |A draw)"))
    expect(end.get_by_role("button", name=word("play-again"))).to_be_focused()
    expect(end.locator(".tally tfoot td")).to_have_text(
        [str(score).replace("-", "−") for score in result["scores"]]
    )
    return result


# Attributes that may be known of cards, and other places in the document with traces of one.
IN_VIEW = """async () => {
  if (!window.titles) {
    const { games } = await (await fetch('games.json')).json();
    const { cards } = games.find(info => info.id === 'steere-ronda');
    window.titles = cards.map(([name, , title]) => [name, title]);
  }
  const all = what => [...document.querySelectorAll(what)];
  const mine = all('[data-card]').map(card => card.dataset.card);
  const played = all('.trick > li').map(item => item.dataset.what.split(' ').at(-1));
  const page = document.documentElement.cloneNode(true);
  const told = '.log, #live, [data-live], .say, .last, defs, script';
  for (const e of page.querySelectorAll(told)) e.remove();
  const text = page.outerHTML, known = new Set([...mine, ...played]);
  const found = window.titles.filter(([name, title]) => !known.has(name)
    && (RegExp(`(?<!\\\\d)${title}`).test(text) || text.includes(`face-${name}`)));
  return [window.titles.length, known.size, found];
}"""


def test_game_clicked(page: Page) -> None:
    """Of a long game the last turns. The document contains no card except those of the person's own
    hand and those that were played."""
    page.set_viewport_size(SIZES["phone"])  # type: ignore[arg-type]
    begun = near_the_end("steere-ronda", 3, 6, hands=1)
    page.goto(f"index.html?bots=random&speed=instant#play={begun}")

    def look(page: Page) -> None:
        cards, known, found = page.evaluate(IN_VIEW)
        assert cards == 48
        assert known > 0
        assert found == []
        click(page)

    assert play(page, look) == 6
    end = ended(page)
    assert sum(end["scores"]) == 16
    assert len(end["winners"]) == 1
    page.locator(".ending.over [data-do=again]").click()
    assert settled(page) == "your-turn"
    expect(page).not_to_have_url(re.compile("#play="))


# Notes whatever can be done when nothing can.
ACTIONS = """addEventListener('DOMContentLoaded', () => {
  window.faults = [];
  new MutationObserver(() => {
    const table = document.querySelector('[data-table]');
    const actions = document.querySelectorAll('[data-action]').length;
    if (table.dataset.status !== 'your-turn' && actions)
      window.faults.push(table.dataset.status + ' ' + actions);
  }).observe(document.documentElement, { subtree: true, attributes: true });
});"""


@pytest.mark.fresh
def test_game_with_motion(page: Page) -> None:
    """Cards leave, are dealt and sorted, tricks are gathered: at a speed at which all of it is
    seen. The hand closes up as a card leaves it. At no time is there an action that cannot be done,
    and the focus is never nowhere."""
    page.add_init_script(WATCHER)
    page.add_init_script(ACTIONS)
    page.set_viewport_size(SIZES["phone"])  # type: ignore[arg-type]
    begun = near_the_end("steere-ronda", 3, 2, part=1, hands=2)
    page.goto(f"index.html?bots=random&speed=fast#play={begun}")
    settled(page)
    page.keyboard.press("ArrowRight")
    page.evaluate("window.watching = true")
    for cards in (2, 1, 16, 15):
        expect(page.locator(".hand button")).to_have_count(cards)
        assert page.locator(".hand > li").count() == cards
        page.keyboard.press("o")
        if cards == 1:
            expect(page.locator(".event")).to_have_text(word("hand-sorted"))
        page.keyboard.press("Enter")
        if cards == 1:
            expect(page.locator(".ending .primary")).to_be_focused()
            at_rest(page)
            page.keyboard.press("Enter")
        else:
            expect(page.locator(".hand button")).to_have_count(cards - 1)
            expect(page.locator(".hand button:focus")).to_have_count(1)
        assert settled(page) == "your-turn"
        expect(page.locator(".hand button:focus")).to_have_count(1)
    assert page.evaluate("window.unfocused") == []
    assert page.evaluate("window.faults") == []


# The halves of a press, between which cards come to lie.
DOWN = "card => card.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))"
UP = """card => {
  card.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
  card.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
}"""


@pytest.mark.orders(3)
@pytest.mark.fresh
def test_a_press_while_cards_are_dealt(page: Page) -> None:
    """It lets them lie, and plays none: the person has seen none of them yet."""
    page.goto("index.html?game=steere-ronda&seat=0&dealer=2&seed=3&bots=random&speed=slow")
    table, hand = page.locator("#table"), page.locator(".hand button")
    expect(hand).to_have_count(16)
    expect(table).to_have_attribute("data-status", "waiting")
    hand.first.evaluate(DOWN)
    expect(table).to_have_attribute("data-status", "your-turn")
    hand.first.evaluate(UP)
    at_rest(page)
    expect(page.locator(".hand [data-action]")).to_have_count(16)
    hand.first.evaluate(UP)
    expect(hand).to_have_count(15)


# Notes all that is asked.
ASKED = """window.asked = [];
new MutationObserver(() => {
  window.asked.push(document.querySelector('#table .prompt')?.textContent);
}).observe(document, { subtree: true, childList: true, characterData: true });"""


@pytest.mark.orders(3)
@pytest.mark.fresh
def test_nobody_has_moved_while_cards_are_dealt(page: Page) -> None:
    """The table comes before the engine does, and does not speak of a move."""
    page.add_init_script(ASKED)
    page.goto("index.html?game=rounds&seat=0&speed=slow")
    expect(page.locator("#table")).to_have_attribute("data-status", "your-turn")
    assert word("stage-others") not in page.evaluate("asked")


@pytest.mark.browser
def test_log_stands_at_its_end(page: Page) -> None:
    """Also where one comes to a game that has gone on for a while; who reads is left in peace."""
    page.set_viewport_size(SIZES["desktop"])  # type: ignore[arg-type]
    page.goto(f"{LATE}&speed=instant#play={near_the_end('steere-ronda', 3, 5, hands=1)}")
    log = page.locator(".panel .past")
    cut = """log => {
      const last = log.querySelector('li:last-child').getBoundingClientRect();
      return last.bottom - log.getBoundingClientRect().bottom;
    }"""
    for turns in (0, 1, 1):
        play_on(page, turns)
        settled(page)
        assert log.evaluate(cut) <= 1
    assert log.evaluate("log => log.scrollHeight > 2 * log.clientHeight")
    log.evaluate("log => log.scrollBy(0, -200)")
    line = log.locator("li").first
    expect(log).to_have_class("past read")
    before = line.evaluate("line => line.getBoundingClientRect().top")
    click(page)
    settled(page)
    assert abs(line.evaluate("line => line.getBoundingClientRect().top") - before) <= 1
    log.evaluate("log => log.scrollBy(0, 1000)")
    expect(log).to_have_class("past")
    play_on(page)
    expect(log.locator("li").last).to_have_attribute("data-kind", "over")
    settled(page)
    assert log.evaluate(cut) <= 1


def test_undo_why_and_last_trick(page: Page) -> None:
    """And where it goes clockwise, the next one sits left."""
    page.goto(f"{GAME}&seed=10&speed=instant&hands=1&dealer=1")
    settled(page)
    cards = page.locator(".hand [data-action]")
    next_one = page.locator('.seat[data-seat="1"]')
    expect(next_one.locator("> .quiet")).to_contain_text("dealer")
    expect(next_one).to_have_attribute("data-side", "left")
    expect(page.locator("[data-do=undo]")).to_be_disabled()
    click(page)
    settled(page)
    for undo, redo in (("u", "r"), ("Control+z", "Control+Shift+Z"), ("Meta+z", "Control+y")):
        page.keyboard.press(undo)
        expect(cards).to_have_count(16)
        page.keyboard.press(redo)
        expect(cards).to_have_count(15)
    page.keyboard.press("w")
    dialog = page.get_by_role("dialog")
    expect(dialog.locator(".clause-text")).to_contain_text(re.compile(r"SR-4\.[234]"))
    expect(dialog.locator("[data-move]")).to_be_visible()
    before = dialog.locator("[data-move]").get_attribute("data-move")
    dialog.locator("[data-step=back]").click()
    assert dialog.locator("[data-move]").get_attribute("data-move") != before
    page.keyboard.press("Escape")
    page.keyboard.press("l")
    expect(dialog.locator(".row-of-cards .card + span")).to_have_count(3)
    expect(dialog.locator(".row-of-cards .best")).to_have_count(1)
    dialog.locator(".told [data-do=why]").click()
    expect(dialog.locator(".clause-text")).to_be_visible()


# Plays on as soon as a hint is thought about.
PLAYS_ON = """thinking => {
  window.thought = false;
  const table = document.querySelector('#table');
  const watch = new MutationObserver(() => {
    if (!table.querySelector('.event').textContent.startsWith(thinking)) return;
    watch.disconnect();
    table.querySelector('[data-action]').click();
    window.thought = true;
  });
  watch.observe(table, { subtree: true, childList: true, characterData: true });
}"""


@pytest.mark.pyodide
def test_hints(page: Page) -> None:
    """One is thought about in a second engine, and comes to nothing when one plays on; asked for
    while others play it comes at one's turn."""
    page.goto(f"{GAME}&seed=10&speed=fast&hands=1")
    settled(page)
    page.evaluate(PLAYS_ON, word("hint-thinking"))
    page.keyboard.press("i")
    until(page, "() => window.thought")
    expect(page.locator(".hand button")).to_have_count(15)
    settled(page)
    event = page.locator("#table .event")
    assert word("hint-thinking") not in event.inner_text()
    page.keyboard.press("i")
    expect(event).to_have_text(pattern("hint", action=...))
    assert page.evaluate("document.activeElement.hasAttribute('data-action')")
    assert len(page.workers) == 2
    status = page.evaluate(
        """() => {
          document.querySelector('.hand [data-action]').click();
          const { status } = document.querySelector('#table').dataset;
          document.querySelector('[data-do=hint]').click();
          return status;
        }"""
    )
    assert status == "waiting"
    expect(page.locator(".hand .hinted")).to_have_count(1)
    expect(event).to_have_text(pattern("hint", action=...))


# One after the other is refused with another line.
BAD = (
    ("game=poker", "no game"),
    ("game=steere-ronda&bots=genius", "bots"),
    ("game=steere-ronda&hands=two", "hands"),
    ("game=steere-ronda&seat=5", "seat"),
    ("game=steere-ronda&target=25", 'options: this game has no option "target"'),
    ("lesson=nothing", word("cannot-open")),
    ("lesson=rounds&at=99", word("cannot-open")),
)


def test_bad_parameters(page: Page) -> None:
    """Nothing that looks like a game: the line, and the way back. A record that comes after one
    that is none can be gone through to its end."""
    table = page.locator("[data-table]")
    for address, line in BAD:
        page.goto(f"index.html?{address}")
        expect(page.locator("#table .prompt"), address).to_contain_text(line)
        expect(table, address).to_have_attribute("data-status", "error")
        expect(page.get_by_role("button", name=word("try-again")), address).to_have_count(0)
        cards = page.locator("#table :is(.back, .plate, .tools, .panel):visible")
        expect(cards, address).to_have_count(0)
    page.locator(".acts [data-do=lobby]").click()
    expect(page.locator(".tile").first).to_be_visible()
    assert table.count() == 0
    page.goto("index.html#record=AAAA")
    expect(page.locator("#viewer")).to_have_attribute("data-status", "error")
    game = record(hands=1)
    page.goto(f"index.html#record={code(game)}")
    viewer = page.locator("[data-status=viewing]")
    expect(viewer).to_have_attribute("data-move", "0")
    page.keyboard.press("End")
    expect(viewer).to_have_attribute("data-move", str(len(game["moves"])))


@pytest.mark.fresh
def test_first_click_is_remembered(page: Page) -> None:
    """And settings stay, on a front page without Python too. A card that is clicked out of turn
    says why it cannot be played."""
    engine = Gate(page)
    shown = page.locator("html[data-theme=dark][data-hand=left]")
    page.goto("index.html", wait_until="commit")
    page.locator("[data-do=settings]").click()
    expect(page.get_by_role("dialog").locator("[name=speed]").first).to_be_visible()
    # Both at once: neither is kept at the other's expense.
    both = page.locator("[name=theme][value=dark], [name=hand]")
    expect(both).to_have_count(2)
    both.evaluate_all("boxes => boxes.forEach(box => box.click())")
    on_device(page, "({ settings }) => /dark.*left|left.*dark/.test(JSON.stringify(settings))")
    page.goto("index.html")
    expect(shown).to_have_count(1)
    page.evaluate("""() => localStorage.setItem('rondas-looks', '{"theme": 7, "hand": "left"}')""")
    page.reload()
    expect(page.locator("html[data-hand=left]:not([data-theme])")).to_have_count(1)
    page.goto(f"{GAME}&seed=23&dealer=2&speed=instant", wait_until="commit")
    settled(page)
    expect(shown).to_have_count(1)
    engine.shut()  # what is played next is told in the place of the refusal
    click(page)
    page.locator(".hand button").last.click()
    expect(page.locator(".event")).to_contain_text(word("refusal-not-your-turn"))
    engine.open()
    settled(page)
    expect(page.locator(".hand button")).to_have_count(15)
