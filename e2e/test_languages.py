"""The page in five languages: which one it speaks, how it is changed, and what does not come."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page

from e2e.conftest import Trouble
from e2e.embedding import code, record
from e2e.playing import HAND, play_on
from e2e.waiting import Gate, answered, expect, noticed, on_device, until
from e2e.words import SOME
from rondas.rules.message import say
from rondas.words.wording import Wording

NewContext = Callable[..., BrowserContext]


def word(language: str, name: str, /, catalog: str = "page", **args: Any) -> str:
    """A message in a language."""
    return Wording(catalog, language=language).say(say(name, **args))


def speaks(page: Page, language: str) -> None:
    """The page is in a language, and shows itself."""
    root = page.locator("html")
    expect(root).to_have_attribute("lang", language)
    expect(root).to_have_css("direction", "rtl" if language == "ar" else "ltr")
    expect(root).not_to_have_attribute("data-wordless", "")


def settle(page: Page, language: str) -> None:
    """Choose a language in the settings: the page loads again, and they are open in it."""
    if not page.locator("#settings-form").is_visible():
        if page.locator("html").get_attribute("data-page") == "table":
            page.locator("[data-do=menu]").click()
        page.locator("[data-do=settings]:visible").click()
    page.locator("#settings-form [name=language]").select_option(language)
    expect(page.locator("#dialog-title")).to_have_text(word(language, "settings"))
    speaks(page, language)


def fronts(page: Page, asked: dict[str, str]) -> None:
    """Which language the front page is in, by what is asked for in its address."""
    for query, language in asked.items():
        page.goto(f"index.html{query}")
        speaks(page, language)
        expect(page.locator(".front p")).to_have_text(word(language, "front-about", "site"))
        tile = page.locator(".tile[data-of=rounds]")
        expect(tile.locator("[data-play]")).to_have_text(word(language, "tile-play", "front"))


def test_which_language_it_is(new_context: NewContext) -> None:
    """That of the browser, but for one that is asked for or was chosen, which is remembered; no
    page without a table has a word of English."""
    fronts(new_context(locale="de-DE").new_page(), {"": "en"})
    page = new_context(locale="fr-CA").new_page()
    for language, address in (("fr", "404.html"), ("ar", "embedding.html?lang=ar")):
        page.goto(address)
        speaks(page, language)
        assert not english_in(page), address
    # A language in the address is not remembered.
    fronts(page, {"?lang=AR-ma": "ar", "?lang=en": "en", "?lang=de": "fr"})
    settle(page, "ja")
    on_device(page, "kept => kept.settings?.language === 'ja'")
    page.goto("index.html?lang=es")
    speaks(page, "es")
    page.goto("index.html")
    speaks(page, "ja")


MARCH = "index.html?game=rounds&seat=0&seed=1&speed=instant&lang=en"


def moves(page: Page) -> list[str]:
    return page.locator(".log li").all_inner_texts()


def test_another_language_while_the_page_is_open(page: Page, tmp_path: Path) -> None:
    """From a file, in a game, in a lesson, on ways back and forth: the page loads again, and
    nothing but the words is another."""
    names_of_another_script(page)
    settings_come_from_a_file(page, tmp_path)
    a_game_goes_on(page)
    a_lesson_goes_on(page)
    back_to_an_address_in_another_language(page)


def back_to_an_address_in_another_language(page: Page) -> None:
    page.goto(f"{MARCH[:-2]}fr")
    page.locator("[data-status=your-turn]").wait_for()
    speaks(page, "fr")
    asked = page.locator("#table .prompt").inner_text()
    page.goto("index.html?lang=ja")
    speaks(page, "ja")
    page.go_back()
    page.locator("[data-status=your-turn]").wait_for()
    speaks(page, "fr")
    expect(page.locator("#table .prompt")).to_have_text(asked)
    page.go_forward()
    speaks(page, "ja")


def names_of_another_script(page: Page) -> None:
    """They stand for themselves in lines from the right."""
    names = ["Ana", "Ben", "سلمى"]
    page.goto(f"index.html?lang=ar#record={code(record(names=names))}")
    page.locator("[data-status=viewing]").wait_for()
    apart = [f"\u2068{name}\u2069" for name in names]
    expect(page.locator("#viewer .what .facts")).to_contain_text(apart[0])
    assert all(name in page.locator("#viewer .what .facts").inner_text() for name in apart)
    whose = page.locator(".viewer-controls option")
    expect(whose.nth(1)).to_have_text(word("ar", "as-seen-by", name=apart[0]))


def settings_come_from_a_file(page: Page, tmp_path: Path) -> None:
    page.goto("index.html")
    speaks(page, "en")
    settings = {"language": "es"}
    file = tmp_path / "rondas.json"
    empty: dict[str, dict[str, str]] = {"saved": {}, "done": {}, "record": {}}
    file.write_text(json.dumps({"format": "rondas-data-1", "settings": settings, **empty}))
    page.locator("[data-do=statistics]").click()
    page.locator("#import-file").set_input_files(file)
    speaks(page, "es")
    expect(page.locator(".front p")).to_have_text(word("es", "front-about", "site"))


def a_game_goes_on(page: Page) -> None:
    """At the same move, also after Undo: hand, log and what can be done are the same, and the
    address asks for the language from now on. It is there before the engine has come."""
    engine = Gate(page)
    page.goto(MARCH)
    yours = page.locator("[data-status=your-turn]")
    yours.wait_for()
    play_on(page, 3)
    yours.wait_for()
    answered(page)
    page.evaluate("self.rest?.()")  # the table is laid by when nothing is urgent
    kept = "(JSON.parse(localStorage.getItem('rondas-early'))?.answer ?? {})"
    until(page, f"told => {kept}.past?.length === told", len(moves(page)))
    engine.shut()
    cards, told = page.evaluate(HAND), len(moves(page))
    settle(page, "ar")
    expect(page).to_have_url(re.compile("lang=ar"))
    expect(page.locator("#settings-form [name=language]")).to_be_focused()
    yours.wait_for()
    assert page.evaluate(HAND) == cards
    assert len(moves(page)) == told > 2
    expect(page.locator("#log-title")).to_have_text(word("ar", "log"))
    engine.open()
    page.locator("#dialog [data-do=close]").click()
    page.locator("#table [data-do=undo]").click()
    yours.wait_for()
    answered(page)
    told = len(moves(page))
    page.locator(".hand [data-action]").first.click()
    yours.wait_for()
    assert len(moves(page)) > told


def a_lesson_goes_on(page: Page) -> None:
    """At the idea that is shown."""
    page.goto("index.html?lesson=rounds&seat=0&speed=instant&lang=en")
    page.locator("[data-status=your-turn]").wait_for()
    page.locator(".hand [data-action]").first.click()
    page.locator("[data-lesson='2'][data-status=your-turn]").wait_for()
    settle(page, "fr")
    title = word("fr", "lesson-trumps.title", "rounds")
    head = page.locator(".lesson-head")
    expect(head).to_have_text(word("fr", "lesson-head", n=2, of=7, title=title))
    expect(page.locator("#table .prompt")).to_have_text(word("fr", "lesson-trumps", "rounds"))


def test_a_language_waits_where_nothing_is_kept(disk: Page) -> None:
    """The game goes on as it was, and the next page is in the language."""
    disk.goto(MARCH.replace("&lang=en", ""))
    yours = disk.locator("[data-status=your-turn]")
    yours.wait_for()
    disk.evaluate("disk.writes = 'error'")
    disk.locator("[data-do=menu]").click()
    disk.locator("[data-do=settings]:visible").click()
    before = moves(disk)
    disk.locator("#settings-form [name=language]").select_option("fr")
    expect(disk.locator("#notice")).to_have_text(word("en", "language-waits"))
    speaks(disk, "en")
    assert moves(disk) == before
    disk.locator("#dialog [data-do=close]").click()
    disk.locator("[data-do=menu]").click()
    disk.locator("dialog [data-do=again]:visible").click()
    speaks(disk, "fr")


# Adds all texts on the page as it is now, or read aloud, to those that were English; gives all of
# them. Text marked as English is intended, and so are code and exact lines.
ENGLISH = (
    f"() => {{ const SOME = '{SOME}';"
    + """
  const WORDS = new RegExp(`(?<!\\\\p{L})(${SOME})(?!\\\\p{L})`, 'iu');
  const SPOKEN = ['aria-label', 'aria-description', 'alt', 'title', 'placeholder',
    'data-meaning', 'data-away'];
  const LEFT_OUT = 'script, style, noscript, code, pre, small';
  window.english ??= new Set();
  const check = (text, element) => {
    if (!WORDS.test(text ?? '') || element.closest(LEFT_OUT)) return;
    if (element.closest('[lang]') === document.documentElement) english.add(text.trim());
  };
  const walk = document.createTreeWalker(document, NodeFilter.SHOW_ALL);
  for (let at = walk.nextNode(); at; at = walk.nextNode()) {
    if (at.nodeType === 3 && at.parentElement) check(at.data, at.parentElement);
    if (at.nodeType === 1) for (const name of SPOKEN) check(at.getAttribute(name), at);
  }
  return [...english];
}"""
)


def english_in(page: Page) -> list[str]:
    """All English that was seen since the page was loaded, whenever it was looked at."""
    return list(page.evaluate(ENGLISH))


seek_english = english_in


@pytest.mark.browser
def test_words_that_do_not_come(new_context: NewContext, trouble: Trouble) -> None:
    """English, and a line that says so once; nothing is lost with it. Where the page's Python or
    the engine does not come either, that alone is told."""
    context = new_context(locale="fr-FR")
    context.route("**/locale/fr/index.html", lambda route: route.fulfill(status=404))
    for text in ("404", "Error", "The engine stopped"):
        trouble.expect(text)
    for file in ("**/py/page/main.py", "**/pyodide.asm.wasm"):
        page = context.new_page()
        page.add_init_script("bringEngine()")
        page.route(file, lambda route: route.fulfill(status=404))
        page.goto(MARCH.replace("&lang=en", ""))
        reason = page.locator("#failed p, #table .prompt")
        expect(reason.filter(has_text=word("en", "load-missing", "site")).first).to_be_visible()
        expect(page.locator("#no-language")).to_be_hidden()
        page.close()
    page = context.new_page()
    page.goto(MARCH.replace("&lang=en", ""))
    speaks(page, "en")
    expect(page.locator("#no-language")).to_have_text(word("en", "no-language", "site"))
    page.locator("[data-status=your-turn]").wait_for()
    expect(page.locator("#log-title")).to_have_text(word("en", "log"))
    page.locator(".hand [data-action]").first.click()
    expect(page.locator("#no-language")).to_be_hidden()
    page.locator("[data-status=your-turn]").wait_for()
    context.unroute_all()
    a_change_whose_words_do_not_come(page, trouble)


def a_change_whose_words_do_not_come(page: Page, trouble: Trouble) -> None:
    """A sentence tells the player; the language stays, and can be changed when the words come."""
    told = moves(page)
    assert len(told) > 3
    page.locator("[data-do=menu]").click()
    page.locator("[data-do=settings]:visible").click()
    language = page.locator("#settings-form [name=language]")
    for missing in ("ja.json", "es/index.html", "ar/games.json"):
        page.route(f"**/locale/{missing}", lambda route: route.abort())
        trouble.expect(missing)
        language.select_option(missing[:2])
        noticed(page, word("en", "no-language", "site"))
        expect(language).to_have_value("en")
        speaks(page, "en")
        assert moves(page) == told
    page.unroute_all()
    settle(page, "ja")
    expect(page.locator(".log li")).to_have_count(len(told))
