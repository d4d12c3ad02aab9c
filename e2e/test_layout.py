"""Layout beside the tables of a game: viewers, bubbles, the editor, spaced and enlarged text."""

from __future__ import annotations

import pytest

from e2e.layout import (
    DESKTOP,
    KINDS,
    LAPTOP,
    LYING,
    PHONE,
    PLATE,
    SHEET,
    SLIM,
    SMALL,
    TABLE,
    TABLET,
    Look,
    Rules,
)
from e2e.playing import play_on, unfold
from e2e.waiting import expect, hasty, still

pytestmark = pytest.mark.browser

MOROCCAN = "index.html?game=moroccan-ronda&players=4&seat=0&bots=easy&seed=5&speed=instant&lang=en"
BARONDA = "index.html?game=baronda&players=5&seat=0&bots=easy&seed=5&speed=instant&lang=en"
EXAMPLES = ("SR-4.2", "MR-3.4", "BA-5.7/2")
OVERLAPS = "SR-4.2"  # a whole trick of three, whose cards lie on each other
FRAMES = ((320, 480), (560, 480), (672, 700), (900, 480))
FRAMED = """framed => (document.documentElement.toggleAttribute('data-embedded', framed),
  document.querySelector('#viewer').classList.toggle('table', !framed))"""
VIEWER: Rules = [
    ["apart", KINDS],
    ["outside", ".hand .card", 0, "left right"],
    ["apart", {"+played": [".trick > li"]}, 8],
]
WHOLE: Rules = [["outside", ".viewer .board"], ["hides", ".viewer .say"]]


def asked(look: Look, address: str) -> None:
    look.page.goto(address)
    look.page.locator("#table[data-status=your-turn][data-still]").wait_for()


def test_a_viewer_of_any_width(look: Look) -> None:
    """Within another page, and on phones, where the whole table fits into the window."""
    page = look.page
    viewing = page.locator("[data-status=viewing]")
    for example in EXAMPLES:
        page.goto(f"index.html?example={example}&lang=en")
        viewing.wait_for()
        rules = VIEWER[:2] if example == OVERLAPS else VIEWER
        look.at(example, [*rules, *WHOLE], (LYING, SMALL))
        page.evaluate(FRAMED, True)
        look.at(f"{example}, framed", rules, FRAMES)
        page.evaluate(FRAMED, False)
        page.goto("index.html")
        expect(viewing).to_have_count(0)
    for game, rules in (("rounds", VIEWER), ("baronda", [["apart", KINDS]])):
        page.goto(f"index.html?puzzle={game}&date=2026-11-29&lang=en")
        page.locator("[data-table][data-status=your-turn]").wait_for()
        look.at(f"question of {game}", rules, (PHONE, LYING, DESKTOP))


# Everybody speaks at once, some of them twice, as `Board.bubbles` has them speak.
SPEAK = """() => {
  const places = document.querySelectorAll('#table .seat, #table .line .plate');
  for (const [at, place] of places.entries()) {
    const bubble = document.createElement('p');
    bubble.className = 'bubble';
    for (const word of at % 2 ? ['B’wahed'] : ['Tringa', 'Lahsa'])
      bubble.append(Object.assign(document.createElement('span'), { textContent: word }));
    bubble.append(Object.assign(document.createElement('b'), { textContent: '+5' }));
    place.append(bubble);
  }
}"""
WRITTEN = "#table :is(.who, .nums, .points, .stock span, .event, .prompt, .order-note)"
# Of words the box counts, which the face of titles fills less than others.
BUBBLES: Rules = [
    ["apart", {"+bubble": [".bubble"], "written": [WRITTEN, "words"]}, 5],
    ["outside", ".bubble", 0],
]
TOAST: Rules = [["apart", {"toast": ["#notice"], "part": ["#table :is(.plate, button)"]}]]
# The colour of a bubble on the plate of the winner, and that of other names.
COLOURS = """() => {
  const plate = document.querySelector('.line .plate');
  plate.classList.add('won');
  const { color } = getComputedStyle(plate.querySelector('.bubble span'));
  plate.classList.remove('won');
  return [color, getComputedStyle(document.querySelector('.seat .who')).color];
}"""


def test_bubbles_and_toasts_lie_on_nothing(look: Look) -> None:
    """And a bubble on the winner's plate is legible."""
    page = look.page
    for address in (MOROCCAN, BARONDA):
        asked(look, address)
        for size in (SLIM, LYING, DESKTOP):
            look.resize(size)
            page.keyboard.press("q")
            expect(page.locator("#notice")).not_to_be_empty()
            look.at(f"{address}, toast", TOAST, (size,))
            page.evaluate(SPEAK)
            look.at(f"{address}, bubbles", BUBBLES, (size,))
            colours = page.evaluate(COLOURS)
            assert colours[0] == colours[1]
            page.locator(".bubble").evaluate_all("all => all.forEach(each => each.remove())")


NEEDED = """.table :is(.acts button, .hand .card, .trick .card, .order .circle circle),
.line .plate, .open .taken"""
TOLD: Rules = [["apart", {"tip": ["#tip"], "needed": [NEEDED]}]]
NEAR = """card => Math.round(card.getBoundingClientRect().top
  - document.querySelector('#tip').getBoundingClientRect().bottom)"""
RING: Rules = [["apart", {"tip": ["#tip"], "ring": [".hand button:focus .card"]}, 0]]
ROUNDS = "index.html?game=rounds&seat=0&bots=easy&seed=7&speed=instant&lang=en"
TAKING = MOROCCAN.replace("players=4", "players=2&announcements=honest")


def test_what_is_told_of_a_card_lies_on_nothing(look: Look) -> None:
    """By a mouse that rests on it, and by a key: not on the hand, the trick, the circle of suits,
    one's plate or the buttons, and near its card. It is gone when the mouse goes."""
    page = look.page
    tip = page.locator("#tip")
    ronda = ROUNDS.replace("rounds", "steere-ronda").replace("seed=7", "seed=7&dealer=0")
    taking = "[aria-label*='takes ']"
    for address, card, sizes in (
        (ROUNDS, "button", (PHONE, DESKTOP)),
        (TAKING, taking, (PHONE, LYING)),
        (ronda, "li:nth-child(5) button", (LYING, DESKTOP)),
        (ronda, "button", (DESKTOP,)),
    ):
        asked(look, address)
        told = page.locator(f".hand {card}").first
        while not told.count():
            play_on(page, 1)
            page.locator("#table[data-status=your-turn][data-still]").wait_for()
        with hasty(page):
            for size in sizes:
                look.resize(size)
                page.locator(".bar").hover(position={"x": 5, "y": 5})
                expect(tip).to_be_hidden()
                told.hover()
                expect(tip.locator("p").first).to_be_visible()
                look.at(address, TOLD, [size])
                assert told.evaluate(NEAR) < 200, (address, size)
                told.press("b")
                expect(tip.locator("p").first).to_be_visible()
                still(page)
                look.at(address, RING, [size])
                page.keyboard.press("Escape")


# The text spacing of WCAG 1.4.12.
SPACED = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: .12em !important;
    word-spacing: .16em !important; } p { margin-bottom: 2em !important; }`);
  document.adoptedStyleSheets = [sheet];
}"""
CRAMPED: Rules = [["cut", ".title, .tag, .dot, .stock, .who"], ["scrolls", "wide"],
    ["apart", {"played": [".trick .card"], "said": [".prompt"]}],
    ["outside", ".bar button, .prompt, .hand button, .acts button, .plate", -1, "left right"],
]  # fmt: skip


# What is longer than a line.
WRAPPED = """() => [...document.querySelectorAll('.tile .daily')].filter(link => {
  const range = document.createRange();
  range.selectNodeContents(link);
  return range.getClientRects().length > 1;
}).map(link => `wrapped: ${link.textContent}`)"""


def test_words_that_have_little_room_on_a_phone(look: Look) -> None:
    """The deal and the question of today, the longest title of a game, and the name of the side in
    force, which is large."""
    page = look.page
    page.goto("index.html?lang=en")
    unfold(page)
    for size in (SLIM, PHONE):
        look.at("front page", SHEET, [size])
        look.faults += [f"{size}: {line}" for line in page.evaluate(WRAPPED)]
    asked(look, MOROCCAN)
    look.at("title", [["cut", ".tag, .dot, option"], ["small", ".seat .face", 28]], (SLIM, PHONE))
    # A card of one's own lies beside the sign that is in force.
    asked(look, f"{BARONDA.replace('players=5', 'players=2')}&leader=1")
    play_on(page, 1)
    page.locator("#table .trick > li").evaluate("card => { card.dataset.side = 'bottom'; }")
    look.at("sign", TABLE, (SLIM, PHONE, SMALL))
    for size in (SMALL, LYING):
        look.resize(size)
        sign = page.locator(".signs b")
        assert sign.evaluate("e => parseFloat(getComputedStyle(e).fontSize)") >= 20
    # So does one that takes the trick beside the trump that is turned up.
    asked(look, ROUNDS)
    while not page.locator("#table .trick > li").count():
        play_on(page, 1)
        page.locator("#table[data-status=your-turn][data-still]").wait_for()
    laid = page.locator("#table .trick > li")
    laid.evaluate("card => { card.dataset.side = 'bottom'; card.classList.add('best'); }")
    look.at("trump", [["apart", KINDS]], (SLIM, PHONE))


def test_three_lines_are_told_whole(look: Look) -> None:
    """Of what has happened, on a board of middle width."""
    asked(look, ROUNDS)
    event = look.page.locator("#table .event")
    event.evaluate("event => { event.innerHTML = 'Bruno<br>deals<br>cards'; }")
    look.at("three lines", [["hides", "#table .event"], ["apart", KINDS]], (TABLET, DESKTOP))


def test_spaced_and_enlarged(look: Look) -> None:
    """At 200% and 400% of a small desktop window, all is reached by scrolling down. Large text has
    room on a phone that lies."""
    page = look.page
    for address in (MOROCCAN, BARONDA):
        asked(look, address)
        look.write(24)
        look.at(f"{address}, 24px", [*TABLE, *PLATE], [LYING])
        look.write(16)
        look.at(f"{address}, enlarged", CRAMPED, ((320, 256), (640, 360)))
        page.evaluate(SPACED)
        rules = [
            ["apart", {"+act": [".acts button"], "sign": [".signs :is(b, p)", "words"]}],
            CRAMPED[0],
        ]
        look.at(f"{address}, spaced", rules, (PHONE, (1280, 800)))
        page.evaluate("document.adoptedStyleSheets = []")


def test_the_editor(look: Look) -> None:
    """At each size, and at text of 32 px too: most of the window is left to what scrolls."""
    page = look.page
    page.goto("index.html?position=rounds&turned=7H&hand0=KS+7C+2H&hand1=9S+8S&turn=0&lang=en")
    page.locator("[data-status=viewing]").wait_for()
    page.locator('[data-do="compose-this"]').click()
    expect(page.locator(".tray .card").first).to_be_visible()
    rules: Rules = [["apart", KINDS], ["missed"], ["small", ".tray button"], ["hides", ".tray"]]
    look.at("editor", rules, (SMALL, LYING, DESKTOP))
    look.resize(DESKTOP)
    board = page.locator(".composer .viewer-place").bounding_box()
    assert board
    assert board["height"] > 0.7 * DESKTOP[1]
    look.write(32)
    mark = {"mark": [".composer .deals"], "name": [".composer .who", "words"]}
    look.at("editor, 32px", [*SHEET, ["apart", mark]], (LAPTOP, PHONE))
    taken = page.evaluate(
        """() => {
          const board = document.querySelector('.composer .viewer-place');
          return getComputedStyle(board).position === 'sticky' ? board.offsetHeight : 0;
        }"""
    )
    assert taken < 0.6 * PHONE[1]


def test_what_games_have_in_their_bars(look: Look) -> None:
    """Bids, claims, and the longest buttons beside four cards on a low screen."""
    page = look.page
    for more, turns, sizes in (
        ("players=2&seed=10&opening=four_cards&lang=es", 1, (LYING, (667, 375))),
        ("players=4&seed=9&penalties=claim&lang=fr", 4, (SMALL, LYING)),
    ):
        page.goto(f"index.html?game=moroccan-ronda&{more}&seat=0&bots=easy&speed=instant")
        for turn in range(turns):
            page.locator("#table[data-status=your-turn][data-still]").wait_for()
            look.at(f"{more} {turn}", TABLE[1:], sizes)
            play_on(page, 1)
    for players, sizes in ((4, ((1280, 720),)), (3, ((1536, 864), (1920, 1080)))):
        asked(look, BARONDA.replace("players=5", f"players={players}"))
        look.at("bids", TABLE, sizes)
    # The leader changes their bid where they made it.
    asked(look, BARONDA.replace("easy&seed=5", "greedy&seed=14"))
    look.at("bids", TABLE, (DESKTOP,), stays="bids")
    page.keyboard.press("2")
    page.locator("#table[data-still] .acts:not(.dial) button").first.wait_for()
    look.at("a bid to change", TABLE, (DESKTOP,), stays="bids")


def test_a_thumb_and_a_head(look: Look) -> None:
    """All that can be touched is 44 px large to a finger, within a sentence as well. The head stays
    when there is something to redo."""
    page = look.page
    rest = page.locator("#table[data-status=your-turn][data-still]")
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setTouchEmulationEnabled", {"enabled": True})
    asked(look, "index.html?game=steere-ronda&seed=7&seat=0&bots=random&speed=instant&lang=en")
    for turns in (2, 0):
        play_on(page, turns)
        rest.wait_for()
        look.at("head", [], (DESKTOP, LYING, PHONE), stays="hand")
        if turns:
            assert page.locator(".say button, .say .term").count()
            touched = ".say :is(button, .term), .bar button, .board button"
            look.at("thumb", [["small", touched]], [PHONE])
        page.keyboard.press("u")
    expect(page.locator("[data-do=redo]")).to_be_enabled()
    session.send("Emulation.setTouchEmulationEnabled", {"enabled": False})
