"""Every screen where it has least room, and in each script, set of fonts and size of text: no words
are cut, and on tables nothing lies on anything else, or moves from turn to turn."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, NamedTuple

import pytest

from e2e.embedding import code, record
from e2e.layout import (
    DESKTOP,
    LAPTOP,
    LYING,
    PHONE,
    PLATE,
    SHEET,
    SIZES,
    SLIM,
    SMALL,
    TABLE,
    Look,
    Rules,
    Size,
)
from e2e.parts import near_the_end
from e2e.playing import play_on, unfold
from e2e.test_statistics import done
from e2e.waiting import expect, keep, still

pytestmark = pytest.mark.browser


class Dress(NamedTuple):
    """How a reader sees the pages: fonts, language, windows, the size of text in px, how many of
    the tables, and how far they go: to the ends of games, and to other people."""

    fonts: str
    language: str
    sizes: tuple[Size, ...]
    tables: int
    text: int = 16
    far: int = 2

    def __str__(self) -> str:
        return f"{self.fonts} {self.language}"


# French stands for a language of words 40% longer than English (e2e/longest.py).
DRESSES = (
    Dress("wide", "fr", (SMALL, LYING, DESKTOP), 4),
    Dress("noto", "ar", (SLIM, LYING), 2, far=1),
    Dress("wide", "ja", (SLIM,), 1, far=0),
    Dress("wide", "en", (PHONE, LAPTOP), 2, text=32, far=1),
)
DIALOGS: dict[str, str] = {
    "open": ".latest li",
    "help": ".help details",
    "order": ".help p",
    "why": ".clause-text",
    "statistics": ".counts tbody td",
    "days": ".diary-legend",
}
"""Elements that show that a dialog has its answer from the engine, or from the device."""
# In statistics, which are cards on a phone, values stand below the titles of their columns.
READ: Rules = [
    *SHEET,
    ["apart", {"+text": ["#dialog :is(td, th:not(:has(> .quiet)), .diary-legend)", "words"]}],
    ["apart", {"+part": [".diary, .diary-head, .diary-legend, .diary-facts, #dialog .primary"]}, 0],
]
# The name of a month is in sight on a phone that lies.
MONTH: Rules = [["outside", ".diary-head :is(button, h3)", 0]]
# Whether tiles lie as they would without their last games.
STAYS = """() => {
  const heights = () => `${[...document.querySelectorAll('.tile')].map(tile => tile.offsetHeight)}`;
  const been = document.querySelector('.been'), before = heights();
  been.hidden = true;
  const after = heights();
  been.hidden = false;
  return before === after;
}"""
# From left to right, whichever way the page is written.
SIDES = ["left", "top-left", "top", "top-right", "right"]
LIES: Rules = [
    ["disordered", "#table .seat", SIDES],
    ["disordered", "#table .trick > li", SIDES],
    ["disordered", "#table .hand button"],
]
# The games with their dialogs, those with least room first.
TABLES = {
    "game=baronda&players=5&seed=7": "score order",
    "game=steere-ronda&seed=10&hands=1": "menu why",
    "game=moroccan-ronda&players=4&seed=5": "help",
    "game=rounds&seed=7": "score",
}
HANDS = {
    "ronda": "game=steere-ronda&seed=7",
    "moroccan for four": "game=moroccan-ronda&players=4&seed=2",
    "rounds with revokes": "game=rounds&revokes=allowed&seed=7",
    "baronda for five": "game=baronda&players=5&seed=14",
    "baronda for two": "game=baronda&players=2&seed=14&leader=1",
}
# Claims of a revoke come and go, and move what lies below them.
COMING = "rounds with revokes"
REST = "#table[data-status=your-turn][data-still]"
DO = """name => {
  const button = document.createElement('button');
  button.dataset.do = name;
  document.body.append(button);
  button.click();
  button.remove();
}"""


def day_done(date: str) -> dict[str, Any]:
    """A result of the deal of a day, as the device keeps it."""
    return {"game": "baronda", "date": date, "on": date, "state": "done", "points": 21,
            "won": True}  # fmt: skip


class Walk:
    """Goes through the screens in one page."""

    def __init__(self, look: Look, dress: Dress) -> None:
        self.look, self.page, self.dress = look, look.page, dress
        look.write(dress.text)

    def goto(self, query: str, code: str = "") -> None:
        self.page.goto(f"index.html?{query}&lang={self.dress.language}{code}")

    def at(self, where: str, rules: Rules = SHEET, some: int = 9) -> None:
        self.look.at(f"{self.dress} {where}", rules, self.dress.sizes[:some])

    def dialog(self, name: str) -> None:
        self.page.evaluate(DO, name)
        self.page.locator(f"#dialog {DIALOGS.get(name, '')}").first.wait_for()
        self.at(name, READ, some=9 if name == "days" else 2)
        if name == "days" and self.dress.text == 16:
            self.page.evaluate("[window, dialog].forEach(each => each.scrollTo(0, 0))")
            self.look.at(f"{self.dress} month", MONTH, [LYING])
        self.page.keyboard.press("Escape")
        self.page.locator("#dialog").wait_for(state="hidden")

    def front(self) -> None:
        page = self.page
        page.goto(f"index.html?lang={self.dress.language}", wait_until="load")
        expect(page.locator("html")).to_have_attribute("lang", self.dress.language)
        expect(page.locator("html")).not_to_have_attribute("data-wordless", "")
        self.at("front page")
        for game in ("moroccan-ronda", "rounds"):
            unfold(page)
            page.locator(f"[data-set-up={game}]").click()
            form = page.locator(f"#set-up-{game}")
            expect(form).to_be_visible()
            form.locator("details").evaluate_all("all => all.forEach(each => each.open = true)")
            self.at(f"set-up of {game}", some=1)
            form.locator("[data-close]").click()
        unfold(page)
        page.locator("[data-friends=baronda]").click()
        self.at("a game with friends", [*SHEET, ["small", "#set-up-baronda button"]])
        page.keyboard.press("Escape")
        unfold(page)
        self.at("more ways to play", [*SHEET, ["small", ".ways :is(a, button)"]])
        results = {
            f"done:{n}": done(n, 21, level) for n, level in enumerate(("easy", "hard") * 2, 1)
        }
        today = page.evaluate("() => new Date().toLocaleDateString('sv')")
        keep(page, {**results, f"daily:baronda {today}": day_done(today)})
        page.goto(f"index.html?lang={self.dress.language}")
        page.locator(".been").wait_for()
        page.locator(".besides").evaluate_all("all => all.forEach(each => { each.open = false; })")
        for size in self.dress.sizes:
            self.look.at(f"{self.dress} front page of a player", SHEET, [size])
            assert page.evaluate(STAYS), (self.dress, size)
        page.locator(".foot [data-do=settings]").click()
        page.locator("#dialog form").wait_for()  # the page's Python is there
        page.keyboard.press("Escape")
        for name in ("keys", "open", "settings", "days", "statistics"):
            self.dialog(name)

    def tables(self) -> None:
        rest = self.page.locator(REST)
        for address, dialogs in [*TABLES.items()][: self.dress.tables]:
            self.goto(f"{address}&seat=0&bots=easy&speed=instant")
            rest.wait_for()
            self.at(f"{address}, asked", TABLE)
            play_on(self.page, 2)
            rest.wait_for()
            self.at(address, [*TABLE, *LIES, *PLATE])
            for name in dialogs.split():
                self.dialog(name)

    def ends(self) -> None:
        """The report of a part, the end of a game, and the game step by step."""
        page = self.page
        game = record(hands=1)
        last = max(at for at, move in enumerate(game["moves"]) if move.startswith("0 "))
        begun = code({**game, "moves": game["moves"][:last]})
        self.goto("bots=random&speed=instant", f"#play={begun}")
        play_on(page)
        expect(page.locator(".ending.over .primary")).to_be_visible()
        self.at("end")
        page.locator(".ending.over [data-do=replay]").click()
        expect(page.locator(".viewer .steps")).to_be_visible()
        self.at("viewer")
        page.emulate_media(reduced_motion="reduce")  # at instant speed there is none
        self.goto("bots=random&speed=fast", f"#play={near_the_end('baronda', 5, 1, part=1)}")
        page.locator(".hand [data-action]").first.click()
        expect(page.locator(".report .primary")).to_be_visible()
        page.keyboard.press("Shift")  # it stays, and has counted
        still(page)
        self.at("report", [*SHEET, ["outside", ".ending"], ["small", ".ending button"], ["missed"]])

    def people(self) -> None:
        """Invitations, the table that waits, and a guest's page."""
        page = self.page
        self.goto("game=baronda&seats=Ana,@Ben,@Cid&speed=instant")
        link = page.locator("[data-invite]").first
        expect(link).to_be_attached()
        self.at("invitations", some=2)
        join = str(link.evaluate("link => link.hash"))
        page.keyboard.press("Escape")
        self.at("a table that waits", some=2)
        page.evaluate("localStorage.removeItem('rondas-links')")  # it is a friend who opens it
        self.goto("", join)
        expect(page.locator("[data-answer]")).to_be_visible()
        self.at("answer", some=2)
        self.goto("", f"#answer={page.locator('[data-answer]').text_content()}")
        expect(page.locator(".passed-on")).to_be_visible()
        self.at("answer passed on", some=2)

    def lesson(self) -> None:
        """The idea that begins with most words."""
        self.goto("lesson=moroccan-ronda&at=8&speed=instant")
        self.page.locator("#table[data-status=your-turn][data-lesson='8']").wait_for()
        self.at("lesson", [["cut"], ["missed"], ["scrolls", "wide"]])


@pytest.mark.parametrize(("fonts", "dress"), [(each.fonts, each) for each in DRESSES], ids=str)
def test_every_screen(look: Look, dress: Dress) -> None:
    walk = Walk(look, dress)
    walk.front()
    walk.lesson()
    walk.tables()
    if dress.far > 0:
        walk.ends()
    if dress.far > 1:
        walk.people()
    look.page.goto("robots.txt")  # the page forgets its language and its notices


def test_hands_are_played(look: Look) -> None:
    """The window takes the next size at each turn, and the test looks at each turn in two sizes: so
    every size has pairs of successive turns."""
    page = look.page
    for name, address in HANDS.items():
        page.goto(f"index.html?{address}&seat=0&bots=random&speed=instant&lang=en")
        game = address.partition("&")[0].partition("=")[2]
        page.locator(f"#table[data-game={game}]").wait_for()
        hand = cards = 0
        for turn, (last, size) in enumerate(pairwise((*SIZES, SIZES[0]))):
            page.locator(REST).wait_for()
            held = page.locator(".hand button").count()
            hand, cards = hand + (held >= cards), held
            stays = "" if name == COMING else f"{name} {hand}"
            look.at(f"{name} {turn}", [*TABLE, *LIES, *PLATE], (last, size), stays=stays)
            play_on(page, 1)
