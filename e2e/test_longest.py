"""Nothing is cut: every screen in a language of words 40% longer, and in Arabic."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.axe import VIOLATIONS, found
from e2e.boxes import BOXES
from e2e.conftest import walking
from e2e.embedding import code, record
from e2e.longest import PLACE, tell
from e2e.parts import near_the_end
from e2e.playing import play_on
from e2e.test_access import TABLES
from e2e.waiting import still

# The sizes of the first two windows: larger ones do not make a dialog larger. Most are looked at
# where they are narrowest, those with most in them where they are lowest too.
DIALOG = 2
LOW = {"settings", "menu", "order"}
LONG = [(390, 844), (844, 390), (768, 1024), (1440, 900)]
TURNED = [(390, 844), (1440, 900)]
GAMES = ("steere-ronda", "moroccan-ronda", "rounds", "baronda")

# Text that an element hides which shows the rest of it, that stands outside the button it is on, or
# of the window; and buttons that lie on each other. What is meant to be only heard is 1px wide, a
# title may drop words, a level that has no room beside its name is away, and so is a dot before the
# fact that begins a line.
CUT = (
    f"() => {{{BOXES}"
    + """
  const dialog = document.querySelector('dialog[open]');
  const told = ':not(:is(svg, .title, option), :is(svg, .title, option) *)';
  const shown = [...(dialog ?? document.body).querySelectorAll(told)].filter(each =>
    each.checkVisibility({ visibilityProperty: true }));
  const found = [];
  const tell = (what, each) => found.push(
    `${what}: ${each.className || each.tagName}: ${each.textContent.trim().slice(0, 60)}`);
  const heard = each => {
    for (let holder = each; holder; holder = holder.parentElement)
      if (getComputedStyle(holder).clipPath !== 'none') return true;
  };
  for (const each of shown) {
    const own = [...each.childNodes].filter(node => node.nodeType === 3 && node.data.trim());
    if (!own.length || each.matches('.who, .tag, .dot') || heard(each)) continue;
    const range = document.createRange();
    range.setStartBefore(own[0]);
    range.setEndAfter(own.at(-1));
    const text = range.getBoundingClientRect();
    if (!text.width) continue;
    let scrolls = false;
    for (let holder = each; holder && holder !== document.body; holder = holder.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(holder), inside = box(holder);
      if (overflowX === 'auto' || overflowY === 'auto' || holder.matches('dialog')) {
        scrolls = true;
        if (holder.scrollWidth > holder.clientWidth + 1 && overflowX !== 'auto')
          tell('wide', holder);
        break;
      }
      const hides = overflowX !== 'visible' || overflowY !== 'visible'
        || holder.matches('button, .button, .plate, .bubble');
      if (hides && (text.right > inside.right + 2 || text.left < inside.left - 2
          || text.bottom > inside.bottom + 3 || text.top < inside.top - 3)) {
        tell('cut', each);
        break;
      }
    }
    if (!scrolls && (text.left < -1 || text.right > innerWidth + 1)) tell('outside', each);
  }
  const pressed = shown.filter(each => each.matches('button, .button') && !heard(each)
    && !each.closest('.hand, .order, .steps, .past') && !each.matches('.table-note, .last'));
  pressed.forEach((one, n) => pressed.slice(n + 1).forEach(other => {
    const lies = getComputedStyle(one).position === 'sticky';
    if (!lies && meet(box(one), box(other))) tell('covered', one);
  }));
  if (document.scrollingElement.scrollWidth > innerWidth) tell('wide page', document.body);
  return [...new Set(found)];
}"""
)
# Colours are the same in every language.
NAMED = {"rules": {"color-contrast": {"enabled": False}}, **VIOLATIONS}
# Elements that show that a dialog has its answer from the engine.
FILLED = {"help": ".terms dd", "order": ".help p", "why": ".dialog-body > *"}
DO = """name => {
  const button = document.createElement('button');
  button.dataset.do = name;
  document.body.append(button);
  button.click();
  button.remove();
}"""


class Walk:
    """Goes through the screens in one page and looks at each of them at all sizes."""

    def __init__(
        self, page: Page, language: str, sizes: list[tuple[int, int]], axe: str = ""
    ) -> None:
        """`axe`: the table that it looks at."""
        self.page, self.language, self.sizes, self.axe = page, language, sizes, axe
        # The differences between games are their lengths: from the right one is enough.
        self.games = GAMES if len(sizes) > 2 else ("moroccan-ronda",)
        self.found: list[str] = []
        self.size = (0, 0)

    def goto(self, query: str, code: str = "") -> None:
        """A page with a table, or the front page."""
        self.page.goto(f"index.html?{query}&lang={self.language}{code}")

    def look(self, where: str, sizes: int = 4) -> None:
        # To change the size is most of the work: it begins with the one that is there.
        looked = self.sizes[:sizes]
        if self.size in looked[len(looked) // 2 :]:
            looked = looked[::-1]
        for width, height in sorted(looked, key=lambda size: size != self.size):
            if self.size != (width, height):
                self.page.set_viewport_size({"width": width, "height": height})
                self.size = (width, height)
            self.found += [f"{where} {width}x{height}: {each}" for each in self.page.evaluate(CUT)]

    def dialog(self, name: str) -> None:
        """A dialog that a command opens."""
        self.page.evaluate(DO, name)
        filled = self.page.locator(f"#dialog {FILLED.get(name, '')}")
        expect(filled.first).to_be_visible()
        self.look(name, sizes=DIALOG if name in LOW else 1)
        self.page.keyboard.press("Escape")
        expect(self.page.locator("#dialog")).to_be_hidden()

    def front(self) -> None:
        self.goto("")
        expect(self.page.locator("html")).to_have_attribute("lang", self.language)
        expect(self.page.locator("html")).not_to_have_attribute("data-wordless", "")
        self.look("front page")
        for game in self.games:
            self.page.locator(f"[data-set-up={game}]").click()
            form = self.page.locator(f"#set-up-{game}")
            expect(form).to_be_visible()
            form.locator("details").evaluate_all("all => all.forEach(each => each.open = true)")
            self.look(f"set-up of {game}", sizes=1)
            form.locator("[data-close]").click()
        for name in ("statistics", "keys", "open", "settings"):
            self.dialog(name)

    def table(self, name: str, dialogs: str) -> None:
        page = self.page
        self.goto(f"{TABLES[name].partition('?')[2]}&speed=instant")
        playing = page.locator("#table[data-status=your-turn]")
        playing.wait_for()
        if page.locator(".acts [data-action]").count():
            self.look(f"{name}, where buttons ask", sizes=DIALOG)
        play_on(page, 2)
        playing.wait_for()
        self.look(name)
        if name == self.axe:
            found(page, name, NAMED)
        for dialog in dialogs.split():
            self.dialog(dialog)

    def ends(self) -> None:
        """The report of a part, the end of a game, and the game step by step."""
        page = self.page
        game = record(hands=1)
        last = max(at for at, move in enumerate(game["moves"]) if move.startswith("0 "))
        begun = code({**game, "moves": game["moves"][:last]})
        self.goto("bots=random&speed=instant", f"#play={begun}")
        play_on(page)
        expect(page.locator("dialog.end .primary")).to_be_visible()
        self.look("end", sizes=DIALOG)
        page.locator("dialog.end [data-do=replay]").click()
        expect(page.locator(".viewer .steps")).to_be_visible()
        self.look("viewer")
        page.emulate_media(reduced_motion="reduce")  # at instant speed there is none
        self.goto("bots=random&speed=fast", f"#play={near_the_end('baronda', 5, 1, part=1)}")
        page.locator(".hand [data-action]").first.click()
        expect(page.locator(".report .primary")).to_be_visible()
        page.keyboard.press("Shift")  # it stays, and has counted
        still(page)
        self.look("report", sizes=DIALOG)

    def people(self) -> None:
        """Invitations, the table that waits, and a guest's page."""
        page = self.page
        self.goto("game=baronda&seats=Ana,@Ben,@Cid&speed=instant")
        link = page.locator("[data-invite]").first
        expect(link).to_be_attached()
        self.look("invitations", sizes=DIALOG)
        join = str(link.evaluate("link => link.hash"))
        page.keyboard.press("Escape")
        self.look("a table that waits", sizes=DIALOG)
        page.evaluate("localStorage.removeItem('rondas-links')")  # it is a friend who opens it
        self.goto("", join)
        expect(page.locator("[data-answer]")).to_be_visible()
        self.look("answer", sizes=DIALOG)
        self.goto("", f"#answer={page.locator('[data-answer]').text_content()}")
        expect(page.locator(".passed-on")).to_be_visible()
        self.look("answer passed on", sizes=DIALOG)

    def lesson(self) -> None:
        """The idea that begins with most words."""
        self.goto("lesson=moroccan-ronda&at=8&speed=instant")
        self.page.locator("#table[data-status=your-turn][data-lesson='8']").wait_for()
        self.look("lesson", sizes=DIALOG)


def all_screens(walk: Walk, tables: dict[str, str]) -> None:
    """`tables`: the dialogs that are opened at each of them."""
    walk.front()
    walk.lesson()
    for name, dialogs in tables.items():
        walk.table(name, dialogs)
    walk.ends()
    walk.people()
    assert not walk.found, "\n".join(walk.found)


def test_longest_words(new_context: Callable[..., BrowserContext], dist: Path) -> None:
    context = new_context(service_workers="block")
    tell(context, dist)
    page = context.new_page()
    page.goto(f"index.html?lang={PLACE}")
    expect(page.locator("[data-play=rounds]")).to_have_text("Plåýý")
    walking(page)
    tables = {
        "ronda": "menu why",
        "moroccan": "score help",
        "rounds": "score",
        "baronda for five": "score order",
    }
    all_screens(Walk(page, PLACE, LONG), tables)
    for address in ("rules/rounds.html?lang=en", f"embedding.html?lang={PLACE}"):
        page.goto(address)
        expect(page.locator("html")).not_to_have_attribute("data-wordless", "")
        nothing_cut(page, LONG)


def nothing_cut(page: Page, sizes: list[tuple[int, int]]) -> None:
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(CUT) == [], width


@pytest.mark.returning
def test_arabic(page: Page) -> None:
    """The tables alone: `test_the_table_lies_as_it_lies` looks at all of them. The rules are seen
    in e2e/test_rule_pages.py, the page about embedding in e2e/test_languages.py."""
    walk = Walk(page, "ar", TURNED, axe="baronda for five")
    all_screens(walk, {"baronda for five": "help score why menu order"})
