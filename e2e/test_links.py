"""Links, codes and names as people get them: with things around them that others have added.
(What is read out of them is in tests/test_reading.py.)"""

from __future__ import annotations

import re
from urllib.parse import quote

import pytest
from playwright.sync_api import ConsoleMessage, Page

from e2e.conftest import GO
from e2e.embedding import (
    GAME,
    QUERY,
    STARTED,
    TABLE,
    Host,
    code,
    frame,
    heard,
    host,
    paste,
    record,
    touch,
    unpacked,
    wait_heard,
)
from e2e.party import Party
from e2e.test_front import query, set_up
from e2e.test_languages import NewContext
from e2e.waiting import expect, on_device, until
from e2e.words import word
from rondas.tables.names import normal

__all__ = ["host"]
pytestmark = pytest.mark.returning
COOK = "👩\u200d🍳"
NAMES = [f"{COOK}\u200f", "\u2068A\u00adna\u00a0Mar\u00eda\u2069", "Jose\u0301"]


def hand_of(page: Page) -> list[str]:
    expect(page.locator(STARTED)).to_be_visible()
    cards: list[str] = page.locator("[data-card]").evaluate_all(
        "all => all.map(e => e.dataset.card)"
    )
    return cards


# Names.


def test_names_with_what_nobody_sees_keep_their_game(page: Page) -> None:
    """After a few cards and a reload the game goes on, without a word about another tab. The front
    page knows it by the same names."""
    address = f"index.html?game=steere-ronda&seats={quote(','.join(NAMES))}&hands=1&seed=7"
    page.goto(f"{address}&speed=instant")
    table = page.locator("#table")
    for _ in range(5):
        page.locator("[data-lift]").press("Enter")
        expect(table).to_have_attribute("data-status", "your-turn")
        page.locator("[data-action]").first.click()
    expect(table).to_have_attribute("data-status", "pass")
    to = table.get_attribute("data-to")
    saved = "kept => Object.keys(kept).find(key => key.startsWith('saved:'))"
    keys = "".join(on_device(page, saved))
    for name in NAMES:
        assert normal(name) in keys
    moves = "kept => Object.values(kept).find(({ save }) => save)?.save.moves.length > 6"
    on_device(page, moves)
    page.goto("about:blank")
    page.goto(f"{address}&speed=instant")
    expect(table).to_have_attribute("data-status", "pass")
    expect(table).to_have_attribute("data-to", to or "")
    expect(page.locator("#table .log li").nth(3)).to_be_attached()
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


# Addresses.


@pytest.mark.browser
def test_parameters_that_nobody_knows_are_passed_over(page: Page) -> None:
    """The console names them once, and the address is rid of them; what is known and bad is refused
    as ever."""
    page.goto(f"index.html?{QUERY}")
    cards = hand_of(page)
    said: list[str] = []
    Page.on(page, "console", lambda message: said.append(message.text))
    more = "&amp;utm_source=x&fbclid=IwAR0&_x_tr_sl=en&ref=a.b"
    for _ in range(2):
        page.evaluate(GO, "index.html")
        page.evaluate(GO, f"index.html?{QUERY.replace('&', '&amp;')}{more}")
        assert hand_of(page) == cards
    assert "fbclid" not in page.url
    (named,) = [text for text in said if "fbclid" in text]
    assert "utm_source" in named
    for bad, reason in (("hands=99", "hands is a whole number"), ("bots=genius", "bots: no bot"),
                        ("target=25", "has no option 'target'")):  # fmt: skip
        page.evaluate(GO, "index.html")
        page.evaluate(GO, f"index.html?game=steere-ronda&seed=1&{bad}&fbclid=1")
        expect(page.locator("#table[data-status=error] .prompt small")).to_contain_text(reason)


def test_a_code_that_was_given_out_is_read_in_any_case(page: Page) -> None:
    """As a phone has it that begins sentences with a capital. A word that somebody made up is
    another where it is written otherwise."""
    hands = {}
    for seed in ("k3m9xq", "K3m9xq", "K3M9XQ.", "Hello", "hello"):
        page.goto(f"index.html?game=steere-ronda&seat=0&seed={seed}&bots=random&speed=instant")
        hands[seed] = hand_of(page)
        page.goto("index.html")
    assert hands["k3m9xq"] == hands["K3m9xq"] == hands["K3M9XQ."]
    assert hands["Hello"] != hands["hello"]
    literal = {"autocapitalize": "off", "autocorrect": "off", "spellcheck": "false"}
    field = page.locator("#rounds-seed")
    for name, value in literal.items():
        expect(field).to_have_attribute(name, value)
    # Codes of the site itself have this form.
    page.goto("index.html?game=steere-ronda&bots=random&speed=instant")
    expect(page.locator(STARTED)).to_be_visible()
    seed = re.findall(r"seed=(\w+)", page.url)[0]
    cards = hand_of(page)
    page.goto("index.html")
    page.goto(f"index.html?game=steere-ronda&seed={seed.upper()}&bots=random&speed=instant")
    assert hand_of(page) == cards


def test_one_character_behind_a_link(page: Page) -> None:
    """Games, positions, deals of a day: with anything behind them they open as without. (What may
    stand there: `BEHIND` in tests/test_reading.py.)"""
    game = code(record(hands=1))
    for behind in (".", "%E2%80%8F", "%20for%20you"):
        page.goto(f"index.html?move=3#record={game}{behind}")
        expect(page.locator("[data-status=viewing]")).to_have_attribute("data-move", "3")
        page.goto("index.html")
    begun = record(hands=1)
    begun["moves"] = begun["moves"][:-6]
    page.goto(f"index.html?bots=random&speed=instant#play={code(begun)}&fbclid=IwAR")
    hand_of(page)
    page.goto("index.html")
    page.goto("index.html?daily=rounds&date=2026-01-02.")
    expect(page.locator("#table[data-status=your-turn]")).to_be_visible()


def test_names_in_the_set_up(page: Page) -> None:
    """They are kept and played with in their one form."""
    page.goto("index.html")
    dialog = set_up(page, "rounds")
    dialog.locator("[name=seat1]").fill(f" {COOK}\u200f")
    dialog.locator("[name=who2]").select_option("here")
    dialog.locator("[name=seat2]").fill("\u2068Jose\u0301\u2069")
    dialog.locator("[data-start]").click()
    expect(page.locator("#table[data-status=pass]")).to_be_visible()
    assert query(page)["seats"] == f"{COOK},José"
    kept = on_device(page, "kept => 'setup:rounds' in kept")["setup:rounds"]
    assert (kept["seat1"], kept["seat2"]) == (COOK, "José")


# Pasted text.

SITE = "https://rondas.example/index.html"
OUTLOOK = "https://eur01.safelinks.protection.outlook.com/?url=%s&data=05%%7C02&reserved=0"


def open_text(page: Page, text: str) -> None:
    page.goto("index.html")
    page.locator("footer [data-do=open]").click()
    page.locator("[data-open] textarea").fill(text)
    page.locator("[data-do=open-text]").click()


def test_all_links_of_the_site_can_be_pasted(page: Page) -> None:
    """A game as mail delivers it, alone or in a link; a deal, the deal of a day."""
    game = record(hands=1)
    packed = code(game)
    link = f"{SITE}#record={packed}"
    wrapped = "\n".join(link[at : at + 76] for at in range(0, len(link), 76))
    for text in (
        f"<{packed}>",
        f"“{packed}”.",
        f"Look:\n\n{wrapped}\n\nBye",
        OUTLOOK % quote(link, ""),
    ):
        open_text(page, text)
        expect(page.locator("[data-status=viewing]")).to_have_attribute(
            "data-moves", str(len(game["moves"]))
        )
        assert unpacked(page.url.partition("#record=")[2]) == game
    open_text(page, f"Try <{SITE}?{QUERY}>!")
    assert len(hand_of(page)) == 16
    page.goto("index.html")
    paste(page, f"{SITE}?daily=rounds&date=2026-01-02.")
    expect(page.locator("#table")).to_have_attribute("data-game", "rounds")
    assert "date=2026-01-02" in page.url
    open_text(page, f"{SITE}?game=chess")
    expect(page.locator("#table[data-status=error]")).to_be_visible()
    # A text in which there is nothing.
    open_text(page, "See https://example.com/?a=b")
    expect(page.locator("#open-fault")).to_have_text(word("not-a-game"))


# The element.

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
