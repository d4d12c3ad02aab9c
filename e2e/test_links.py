"""Links, codes and names as people get them: with things around them that others have added.
(What is read out of them is in tests/test_reading.py.)"""

from __future__ import annotations

import re
from urllib.parse import quote

import pytest
from playwright.sync_api import ConsoleMessage, Page

from e2e.conftest import GO, walking
from e2e.embedding import (
    GAME,
    QUERY,
    STARTED,
    TABLE,
    Host,
    code,
    frame,
    heard,
    paste,
    record,
    touch,
    unpacked,
    wait_heard,
)
from e2e.party import Party
from e2e.playing import hand
from e2e.test_front import query, set_up
from e2e.test_languages import NewContext
from e2e.waiting import expect, on_device, until
from e2e.words import word

pytestmark = pytest.mark.returning
COOK = "👩\u200d🍳"
# What the console is told from now on.
HEARD = """() => {
  window.said = [];
  for (const name of ['log', 'info', 'warn']) console[name] = text => said.push(String(text));
}"""
NAMES = [f"{COOK}\u200f", "\u2068A\u00adna\u00a0Mar\u00eda\u2069", "Jose\u0301"]


def hand_of(page: Page) -> str:
    expect(page.locator(STARTED)).to_be_visible()
    return hand(page)


def test_names_with_what_nobody_sees_keep_their_game(page: Page) -> None:
    """They are kept and played with in their one form. After a reload the game goes on, without a
    word about another tab. The front page knows it by the same names."""
    page.goto("index.html")
    dialog = set_up(page, "rounds")
    for name in ("autocapitalize", "autocorrect"):  # a code is written as it is
        expect(dialog.locator("[name=seed]")).to_have_attribute(name, "off")
    dialog.locator("[name=seat1]").fill(f" {COOK}\u200f")
    dialog.locator("[name=who2]").select_option("here")
    dialog.locator("[name=seat2]").fill("\u2068Jose\u0301\u2069")
    dialog.locator("[data-start]").click()
    expect(page.locator("#table[data-status=pass]")).to_be_visible()
    assert query(page)["seats"] == f"{COOK},José"
    kept = on_device(page, "kept => 'setup:rounds' in kept")["setup:rounds"]
    assert (kept["seat1"], kept["seat2"]) == (COOK, "José")
    address = f"index.html?game=steere-ronda&seats={quote(','.join(NAMES))}&hands=1&seed=7"
    page.goto(f"{address}&speed=instant")
    table = page.locator("#table[data-game=steere-ronda]")
    for _ in range(3):
        page.locator("[data-lift]").press("Enter")
        expect(table).to_have_attribute("data-status", "your-turn")
        page.locator("[data-action]").first.click()
    expect(table).to_have_attribute("data-status", "pass")
    to = table.get_attribute("data-to")
    saved = on_device(
        page, "kept => Object.values(kept).some(({ save }) => save?.moves.length > 4)"
    )
    for name in (COOK, "Ana María", "José"):
        assert name in "".join(saved)
    page.reload()
    expect(table).to_have_attribute("data-status", "pass")
    expect(table).to_have_attribute("data-to", to or "")
    assert word("other-tab-was") not in page.locator("#notice").inner_text()
    page.goto("index.html")
    expect(page.locator("#going-on li:not([hidden])")).to_have_count(1)
    page.locator("#going-on [data-go-on]").click()
    expect(table).to_have_attribute("data-status", "pass")
    expect(page.locator("#table .log li").nth(3)).to_be_attached()


@pytest.mark.fresh
def test_names_of_guests(new_context: NewContext) -> None:
    """Host and guest write them alike, whatever the link has become on its way; and an answer is
    taken with what a chat puts around it."""
    seats = quote(f"{COOK}\u200f,@\u2068Ben Ç {COOK}\u2069,bot")
    party = Party(new_context, f"index.html?game=steere-ronda&seats={seats}&hands=1&speed=instant")
    guest = party.guests["1"] = new_context().new_page()
    guest.goto(party.invitation("1") + "\u2069).&fbclid=IwAR")
    for page, name in ((guest, COOK), (guest, f"Ben Ç {COOK}")):
        expect(page.locator(".report:not([hidden])")).to_contain_text(name)
    answer = guest.locator("[data-answer]").text_content()
    party.let_in(f"Here: `{answer}`. 😀 See you!")
    for page in party.pages:
        expect(page.locator("#table")).to_have_attribute(
            "data-status", re.compile("your-turn|waiting")
        )
        expect(page.locator("#table .log li").first).to_be_attached()
    names = guest.locator("#table .name")
    expect(names.filter(has_text=COOK).first).to_be_visible()


@pytest.mark.fresh
def test_parameters_that_nobody_knows_and_bad_values(page: Page) -> None:
    """Unknown ones are passed over: the console names them once, and the address is rid of them.
    Bad values are refused, on a first visit, where games are read only then, and whatever the
    address shows; also seats that a game does not have, and two values. (More:
    tests/test_reading.py.)"""
    page.goto("index.html?game=rounds&speed=warp")
    told = page.locator("#table[data-status=error] .prompt")
    expect(told).to_contain_text(f"{word('no-such-choice', game='Rounds')} speed: one of fast")
    walking(page)
    page.goto(f"index.html?{QUERY}")
    cards = hand_of(page)
    page.evaluate(HEARD)
    more = "&amp;utm_source=x&fbclid=IwAR0&_x_tr_sl=en&ref=a.b"
    for _ in range(2):
        page.evaluate(GO, "index.html")
        page.evaluate(GO, f"index.html?{QUERY.replace('&', '&amp;')}{more}")
        assert hand_of(page) == cards
    assert "fbclid" not in page.url
    (named,) = (text for text in page.evaluate("said") if "fbclid" in text)
    assert "utm_source" in named
    page.evaluate(GO, "index.html")
    page.evaluate(GO, "index.html?game=steere-ronda&seed=1&hands=99&fbclid=1")
    refused = page.locator("#table[data-status=error]")
    told = refused.locator(".prompt small")
    expect(told).to_contain_text("hands is a whole number")
    # People read a sentence, then the exact line, and have a way on.
    expect(told).to_be_visible()
    expect(refused).to_contain_text(word("no-such-choice", game="Ronda"))
    expect(refused.get_by_role("link", name=word("play-usual", game="Ronda"))).to_be_visible()
    page.evaluate(GO, "index.html?game=poker")
    expect(refused).to_contain_text(word("no-such-game", name="poker"))
    view, game = "view: a seat from 0 to 1, not 2", f"#record={code(record(hands=1))}"
    for address, line in {
        "game=rounds&lang=xx": "lang: one of en, fr, es, ar, ja, not xx",
            "game=rounds&view=2": view,
        "daily=rounds&theme=pink": "theme: one of auto, dark, light, not pink",
        "game=rounds&target=100&target=200": "target: 100 or 200, not both",
        "example=RO-3.1&view=2": view, "puzzle=rounds&view=2": view,
        "controls=some" + game: "controls: one of all, none, not some",
        "view=3" + game: 'view: a seat or "all", not 3',
        "position=rounds&turned=7H&turned=8H": "turned: 7H or 8H, not both",
    }.items():  # fmt: skip
        page.goto("index.html")
        page.goto(f"index.html?{address}")
        expect(page.locator("[data-status=error] small"), address).to_have_text(line)


SITE = "https://rondas.example/index.html"
OUTLOOK = "https://eur01.safelinks.protection.outlook.com/?url=%s&data=05%%7C02&reserved=0"


def open_text(page: Page, text: str) -> None:
    page.goto("index.html")
    page.locator("footer [data-do=open]").click()
    page.locator("[data-open] textarea").fill(text)
    page.locator("[data-do=open-text]").click()


def test_links_with_something_around_them(page: Page) -> None:
    """Games, positions, deals of a day open as without what stands behind; a game as mail delivers
    it, alone or in a link; a deal, the deal of a day. (More: tests/test_reading.py.)"""
    game = record(hands=1)
    packed = code(game)
    page.goto(f"index.html?move=3#record={packed}%20for%20you")
    expect(page.locator("[data-status=viewing]")).to_have_attribute("data-move", "3")
    page.goto("index.html")
    page.goto(f"index.html?record={packed[:50]}%20{packed[50:]}")
    expect(page.locator("[data-status=viewing]")).to_have_attribute("data-move", "0")
    page.goto("index.html")
    begun = {**game, "moves": game["moves"][:-6]}
    page.goto(f"index.html?bots=random&speed=instant#play={code(begun)}&fbclid=IwAR")
    hand_of(page)
    page.goto("index.html")
    page.goto("index.html?daily=rounds&date=2026-01-02.")
    expect(page.locator("#table[data-status=your-turn]")).to_be_visible()
    for text in (f"“{packed}”.", OUTLOOK % quote(f"{SITE}#record={packed}", "")):
        open_text(page, text)
        expect(page.locator("[data-status=viewing]")).to_have_attribute(
            "data-moves", str(len(game["moves"]))
        )
        assert unpacked(page.url.partition("#record=")[2]) == game
    open_text(page, f"Try <{SITE}?{QUERY}>!")
    assert hand_of(page).count(",") == 15
    page.goto("index.html")
    paste(page, f"{SITE}?daily=rounds&date=2026-01-02.")
    expect(page.locator("#table")).to_have_attribute("data-game", "rounds")
    open_text(page, f"{SITE}?game=chess")
    expect(page.locator("#table[data-status=error]")).to_be_visible()
    # A text in which there is nothing.
    open_text(page, "See https://example.com/?a=b")
    expect(page.locator("#open-fault")).to_have_text(word("not-a-game"))


ADDED = ("bis_skin_checked", "v-cloak", "_ngcontent-abc", "width", "loading", "translate", "nonce",
         "data-reactid", "jsaction", "height")  # fmt: skip


@pytest.mark.browser
@pytest.mark.fresh
def test_attributes_that_nobody_knows(page: Page, host: Host) -> None:
    """Frameworks and extensions add attributes, before the game and during it, and remove them,
    while a translator changes the language of the page: the game goes on. The console names them
    once. Known attributes still count."""
    said: list[str] = []

    def hear(message: ConsoleMessage) -> None:
        said.append(message.text)

    page.on("console", hear)
    marks = " ".join(f'{name}="1"' for name in ADDED)
    page.goto(
        host(f"<rondas-table {marks} {GAME}></rondas-table>{TABLE.replace(' ', ' id=b ', 1)}")
    )
    inside = touch(page, "rondas-table:not([id])")
    expect(inside.locator(STARTED)).to_be_visible()
    inside.locator("[data-action]").first.click()
    expect(inside.locator("[data-card]")).to_have_count(15)
    expect(inside.locator(STARTED)).to_be_visible()
    page.frames[1].evaluate("window.same = true")
    page.evaluate(
        """names => {
          const table = document.querySelector('rondas-table');
          document.documentElement.lang = 'fr';
          for (const name of names) table.removeAttribute(name);
          for (const name of ['ng-version', ...names]) table.setAttribute(name, '2');
          const seed = table.getAttribute('seed');
          table.removeAttribute('seed');
          table.setAttribute('seed', seed);
        }""",
        list(ADDED),
    )
    until(page, "() => document.querySelector('rondas-table').hasAttribute('ng-version')")
    assert page.frames[1].evaluate("window.same")
    expect(inside.locator("[data-card]")).to_have_count(15)
    assert not heard(page, "error")
    for name in ("bis_skin_checked", "v-cloak", "ng-version"):
        assert len([text for text in said if name in text]) == 1, name
    assert not [text for text in said if "nonce" in text or "reactid" in text]
    # A change of a known attribute starts again, and a bad value is refused.
    page.evaluate("document.querySelector('rondas-table').setAttribute('hands', '99')")
    assert "hands is a whole number" in str(wait_heard(page, "error"))
    assert frame(page, "rondas-table:not([id])")
