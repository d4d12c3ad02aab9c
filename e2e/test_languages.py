"""The page in five languages: which one it speaks, how it is changed, and what does not come."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.waiting import on_device
from rondas.catalogs import LOCALES
from rondas.message import say
from rondas.wording import Wording

OTHERS = [language for language in LOCALES if language != "en"]
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
    """Chooses a language in the settings, which stay open and are in it then."""
    if not page.locator("#settings-form").is_visible():
        if page.locator("html").get_attribute("data-page") == "table":
            page.locator("[data-do=menu]").click()
        page.locator("[data-do=settings]:visible").click()
    page.locator("#settings-form [name=language]").select_option(language)
    expect(page.locator("#dialog-title")).to_have_text(word(language, "settings"))
    speaks(page, language)


# Which language it is.


@pytest.mark.parametrize("language", OTHERS)
def test_the_browser_asks_for_a_language(new_context: NewContext, language: str) -> None:
    page = new_context(locale=LOCALES[language]).new_page()
    page.goto("index.html")
    speaks(page, language)
    tile = page.locator(".tile[data-of=rounds]")
    expect(tile.locator("[data-play]")).to_have_text(word(language, "tile-play", "front"))
    expect(page.locator(".front p")).to_have_text(word(language, "front-about", "site"))


@pytest.mark.parametrize(
    ("locale", "query", "language"),
    [
        ("de-DE", "", "en"),
        ("fr-CA", "", "fr"),
        ("fr-FR", "?lang=ja", "ja"),
        ("fr-FR", "?lang=de", "fr"),
        ("ar-EG", "?lang=en", "en"),
        ("es-MX", "?lang=AR-ma", "ar"),
    ],
)
def test_which_language_it_is(
    new_context: NewContext, locale: str, query: str, language: str
) -> None:
    page = new_context(locale=locale).new_page()
    page.goto(f"index.html{query}")
    speaks(page, language)
    expect(page.locator(".front p")).to_have_text(word(language, "front-about", "site"))


def test_the_choice_is_remembered(new_context: NewContext) -> None:
    page = new_context(locale="es-ES").new_page()
    page.goto("index.html")
    settle(page, "ja")
    on_device(page, "kept => kept.settings?.language === 'ja'")
    page.reload()
    speaks(page, "ja")
    page.goto("index.html?lang=fr")
    speaks(page, "fr")
    page.goto("index.html")
    speaks(page, "ja")


# Changed while the page is open.

MARCH = "index.html?game=rounds&seat=0&seed=1&speed=instant&lang=en"


def moves(page: Page) -> list[str]:
    return page.locator(".log li").all_inner_texts()


@pytest.mark.parametrize("language", OTHERS)
def test_a_game_goes_on_in_another_language(page: Page, language: str) -> None:
    """Hand, log and what can be done are the same; what was said is said anew, and the address asks
    for the language from now on."""
    page.goto(MARCH)
    yours = page.locator("[data-status=your-turn]")
    yours.wait_for()
    for _ in range(3):
        page.locator(".hand [data-action]").first.click()
        yours.wait_for()
    cards = page.locator(".hand [data-card]").evaluate_all(
        "all => all.map(each => each.dataset.card)"
    )
    english = moves(page)
    settle(page, language)
    expect(page).to_have_url(re.compile(f"lang={language}"))
    told = moves(page)
    assert len(told) == len(english) > 5
    assert not {*told} & {*english}
    page.locator("#dialog [data-do=close]").click()
    expect(page.locator("#table .prompt")).not_to_be_empty()
    assert (
        page.locator(".hand [data-card]").evaluate_all("all => all.map(each => each.dataset.card)")
        == cards
    )
    expect(page.locator("#table-log-title, #log-title")).to_have_text(word(language, "log"))
    page.locator(".hand [data-action]").first.click()
    yours.wait_for()
    assert len(moves(page)) > len(told)
    settle(page, "en")
    assert moves(page)[: len(english)] == english
