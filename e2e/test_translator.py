"""A page that a browser's translator has rewritten is played on as before."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from e2e.conftest import GO
from e2e.parts import near_the_end
from e2e.playing import play_on
from e2e.test_table import settled
from e2e.waiting import answered, expect

pytestmark = [pytest.mark.returning, pytest.mark.fresh]

# The effects of Chrome's translator: another `lang` and direction, and other words, each text
# within two elements; also on later text.
TRANSLATE = """([language, direction]) => {
  const root = document.documentElement;
  root.lang = language;
  root.dir = direction;
  root.classList.add(`translated-${direction}`);
  const wrap = text => {
    const around = text.parentElement;
    const isLeft = !around || around.closest('script, style, textarea, svg, font, [translate=no]');
    if (isLeft || !text.data.trim()) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    outer.append(inner);
    text.replaceWith(outer);
    inner.append(text.data.replace(/\\p{L}+/gu, '$&en'));
  };
  const translate = top => {
    const texts = document.createTreeWalker(top, NodeFilter.SHOW_TEXT), found = [];
    while (texts.nextNode()) found.push(texts.currentNode);
    found.forEach(wrap);
  };
  translate(document.body);
  new MutationObserver(changes => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node.nodeType === Node.TEXT_NODE) wrap(node);
        else if (node.nodeType === Node.ELEMENT_NODE) translate(node);
  }).observe(document.body, { childList: true, subtree: true });
}"""
GERMAN, PERSIAN = ["de", "ltr"], ["fa", "rtl"]
OTHERS = ("game=moroccan-ronda&players=2", "game=baronda&players=3")


def test_a_page_played_on(page: Page) -> None:
    """From the front page; a game that is translated half-way comes to its end, with the screens
    around it. Then the same page shows other games, cards that move, and a lesson. The diagrams of
    a rule page go on, too. No page asks for words of a language that the site has not."""
    paths: list[str] = []
    page.on("request", lambda request: paths.append(request.url))
    page.goto("index.html")
    # A language of the site is chosen, which the page then has.
    page.evaluate("([language]) => { document.documentElement.lang = language; }", GERMAN)
    page.locator("[data-do=settings]").click()
    language = page.locator("#settings-form [name=language]")
    play = page.locator("[data-play]").first
    for name in ("fr", "en"):
        before = play.inner_text()
        language.select_option(name)
        expect(page.locator("html")).to_have_attribute("lang", name)
        expect(play).not_to_have_text(before)
    page.keyboard.press("Escape")
    page.evaluate(TRANSLATE, GERMAN)
    page.locator("[data-of=rounds] [data-play]").click()
    settled(page)
    play_on(page, 1)
    settled(page)
    page.locator("#table .home").click()
    page.locator("[data-do=settings]").click()
    expect(page.locator("#settings-form [name=language]")).to_have_value("en")
    page.keyboard.press("Escape")
    page.locator("[data-go-on]").click()
    settled(page)
    begun = near_the_end("steere-ronda", 3, 4, hands=1)
    page.goto(f"index.html?bots=random&speed=instant#play={begun}")
    settled(page)
    play_on(page, 1)
    settled(page)
    page.evaluate(TRANSLATE, PERSIAN)
    has_its_screens(page)
    play_on(page)
    expect(page.locator("#table")).to_have_attribute("data-status", "over")
    expect(page.locator(".ending.over .tally")).to_be_visible()
    for game in OTHERS:
        page.evaluate(GO, f"index.html?{game}&seat=0&bots=random&seed=7&speed=fast")
        expect(page.locator(f"#table[data-{game.partition('&')[0]}]")).to_be_visible()
        settled(page)
        play_on(page, 2)
        settled(page)
    page.evaluate(GO, "index.html?lesson=rounds&speed=instant")
    expect(page.locator("[data-lesson]")).to_be_visible()
    settled(page)
    for _ in range(3):
        page.locator("[data-action], [data-do=go-on]").filter(visible=True).first.click()
        answered(page)
    expect(page.locator("[data-lesson]")).to_be_visible()
    expect(page.locator("#proposal, #failed").filter(visible=True)).to_have_count(0)
    page.goto("rules/rounds.html")
    page.evaluate(TRANSLATE, GERMAN)
    page.locator("[data-do=diagram]").first.click()
    viewer = page.locator(".drawing .viewer")
    expect(viewer).to_be_visible()
    step = viewer.get_attribute("data-move")
    viewer.locator("[data-step=back]").click()
    expect(viewer).not_to_have_attribute("data-move", step or "")
    in_peace(page, paths)


def in_peace(page: Page, paths: list[str]) -> None:
    """Nothing has failed, and the page has asked for no file that there is not."""
    expect(page.locator("#proposal, #failed").filter(visible=True)).to_have_count(0)
    others = ("locale/de", "rules/de", "locale/fa", "rules/fa")
    assert paths
    assert not [path for path in paths if any(other in path for other in others)]


def has_its_screens(page: Page) -> None:
    dialog = page.get_by_role("dialog")
    for do in ("menu", "help", "why"):
        page.locator(f"#table [data-do={do}]:visible").first.click()
        expect(dialog).to_be_visible()
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
    page.locator("[data-do=undo]").click()
    settled(page)
