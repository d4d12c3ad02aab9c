"""Rule pages in five languages: which one a reader comes to, and what lives on it."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Locator, Page

from e2e.conftest import Trouble
from e2e.layout import DESKTOP, PHONE, SHEET, Look, Rules
from e2e.test_languages import english_in, seek_english, speaks
from e2e.waiting import expect, resize

pytestmark = pytest.mark.browser

RULES: Rules = [
    *SHEET,
    ["apart", {"+picture": [".still"], "+title": [".example h3", "words"],
               "+fold": [".folds summary"]}],
    ["apart", {"+title": [".example h3", "words"], "+more": [".more > summary"],
               "+fold": [".folds summary"]}],
    ["apart", {"+told": [".short p, .short li", "words"], "+picture": [".short img"]}],
    ["small", ".diagram, .contents summary", 24],
]  # fmt: skip
NewContext = Callable[..., BrowserContext]


def is_at(page: Page, address: str, language: str) -> None:
    """The page is at this address, in this language, and shows the clause of the address."""
    expect(page).to_have_url(re.compile(f"/{re.escape(address)}$"))
    expect(page.locator("html")).to_have_attribute("lang", language)
    clause = address.partition("#")[2]
    if clause:
        expect(page.locator(f"[id='{clause}']")).to_be_in_viewport()
    current = page.locator(".languages [aria-current]")
    expect(current).to_have_count(1)
    expect(page.locator(f".languages [hreflang='{language}']")).to_have_count(0)


# The languages of a browser, the address asked for, what is shown, its language.
READERS = {
    "en-GB": [
        ("rules/ja/rounds.html#RO-3.4", "rules/ja/rounds.html#RO-3.4", "ja"),
        ("rules/ja/rounds.html?lang=es#RO-3.4", "rules/es/rounds.html#RO-3.4", "es"),
    ],
    "fr-CA": [
        ("rules/rounds.html#RO-3.4", "rules/fr/rounds.html#RO-3.4", "fr"),
        ("rules/rounds.html?lang=en#RO-3.4", "rules/rounds.html?lang=en#RO-3.4", "en"),
        ("rules/ja/rounds.html?lang=en#RO-3.4", "rules/rounds.html?lang=en#RO-3.4", "en"),
        ("rules/ja/rounds.html?lang=xx#RO-3.4", "rules/ja/rounds.html?lang=xx#RO-3.4", "ja"),
        # From the list of all rules.
        ("rules.html?game=rounds#RO-3.4", "rules/fr/rounds.html#RO-3.4", "fr"),
    ],
    "de-DE": [("rules/rounds.html#RO-3.4", "rules/rounds.html#RO-3.4", "en")],
}


def test_where_a_reader_comes_to(new_context: NewContext, trouble: Trouble) -> None:
    """An address with a language stays; the address without one leads readers to their own. A
    reader's choice goes with them, also to English."""
    for locale, addresses in READERS.items():
        page = new_context(locale=locale).new_page()
        for asked, shown, language in addresses:
            page.goto(asked)
            is_at(page, shown, language)
        if locale == "fr-CA":
            from_language_to_language(page)
            pages_for_links(page, trouble)
        page.context.close()


def from_language_to_language(page: Page) -> None:
    page.goto("rules/fr/rounds.html")
    page.locator(".languages [hreflang=en]").click()
    is_at(page, "rules/rounds.html?lang=en", "en")
    page.get_by_role("link", name="Baronda", exact=True).click()
    is_at(page, "rules/baronda.html?lang=en", "en")
    page.locator(".languages [hreflang=ja]").click()
    expect(page.locator("html")).to_have_attribute("lang", "ja")
    page.get_by_role("link", name="Rounds", exact=True).click()
    expect(page.locator("html")).to_have_attribute("data-book", "rounds")
    expect(page.locator("html")).to_have_attribute("lang", "ja")


def pages_for_links(page: Page, trouble: Trouble) -> None:
    """Their words are those of the reader, or of the address. So are those of an address of an
    earlier release, where a host redirects and where it does not."""
    for asked, language in (
        ("e/SR-4.2-2.html", "fr"),
        ("e/SR-4.2-2.html?lang=en", "en"),
        ("e/ar/SR-4.2-2.html", "ar"),
    ):
        page.goto(asked)
        speaks(page, language)
        texts = page.locator("h1, main p").all_inner_texts()
        assert page.title().startswith(texts[0])
        assert page.locator("rondas-table > img").get_attribute("alt") == texts[1]
        assert (texts[0] == "Cups are missing: coins, swords, clubs") == (language == "en")
        expect(page.locator("rondas-table .words .go")).to_be_visible()
    trouble.expect("404")
    page.goto("nowhere/e/ja/SR-4.2-2.html")
    expect(page).to_have_url(re.compile("/nowhere/e/SR-4.2-2.html.lang=ja$"))


@pytest.mark.returning
@pytest.mark.fresh
def test_an_example_on_the_table(page: Page) -> None:
    """On a page that lies from the right. It opens at the moment of its picture. Its captions and
    what happens are in the language of the page, and nothing is English."""
    page.goto("rules/ar/rounds.html")
    speaks(page, "ar")
    seek_english(page)
    example = page.locator("[data-example='RO-3.4']").first
    told = example.locator("em").all_text_contents()
    step = example.locator("li").last.evaluate("li => li.firstChild.textContent.trim()")
    example.locator("[data-do=diagram]").click()
    viewer = example.locator(".drawing")
    expect(viewer.locator(".say")).to_be_visible()
    expect(viewer.locator(".trick .best .card")).to_have_count(1)
    expect(viewer.locator(".trick .card")).to_have_count(2)
    expect(viewer.locator(".event")).to_contain_text(step)
    viewer.locator(".event a").click()
    expect(page).to_have_url(re.compile("rounds.html#RO-"))
    expect(viewer.locator(".caption")).to_have_text(told[0])
    viewer.locator("[data-step=back]").click()
    expect(viewer.locator(".trick .card")).to_have_count(1)
    assert {*viewer.locator(".caption").all_inner_texts()} <= {"", *told}
    assert not english_in(page)
    one_is_open_at_a_time(page, example)
    example.locator("[data-do=diagram]").click()
    viewer.locator("[data-do=play-on]").click()
    expect(page).to_have_url(re.compile(r"/index\.html\?seat=\d&lang=ar#play="))
    expect(page.locator("[data-status=your-turn]")).to_be_visible()


def one_is_open_at_a_time(page: Page, example: Locator) -> None:
    """The last that was pressed. A button beside its title and a key bring the picture back."""
    other = page.locator("[data-example='RO-3.1']").first
    page.evaluate(
        """pressed => pressed.forEach(name => {
          document.querySelector(`[data-example='${name}'] .diagram`).click();
        })""",
        ["RO-3.2", "RO-3.1"],
    )
    close = other.locator("[data-do=diagram-close]")
    expect(other.locator("[data-step=back]")).to_be_focused()
    expect(page.locator(".drawing")).to_have_count(1)
    expect(example.locator("[data-do=diagram]")).to_be_visible()
    for width in (390, 844, 768, 1440):
        resize(page, {"width": width, "height": 900})
        title, button = other.locator("h3").bounding_box(), close.bounding_box()
        assert title
        assert button
        assert button["y"] >= title["y"] - 1, f"it lies on the rule at {width}"
    close.click()
    expect(other.locator("[data-do=diagram]")).to_be_focused()
    example.locator("[data-do=diagram]").press("Enter")
    expect(example.locator("[data-step=back]")).to_be_focused()
    page.keyboard.press("Escape")
    expect(example.locator("[data-do=diagram]")).to_be_focused()
    last = page.locator("[data-example='RO-3.2']").first
    last.evaluate("example => example.scrollIntoView({ block: 'end' })")
    last.locator("[data-do=diagram]").press("Enter")
    expect(last.locator("[data-step=back]")).to_be_focused()
    expect(last.locator("h3")).to_be_in_viewport(ratio=1)
    page.keyboard.press("Escape")
    expect(page.locator(".drawing")).to_have_count(0)


# The longest words, a page that lies from the right, and a short one.
BOOKS = {
    "es": ("baronda", "moroccan-ronda", "rounds", "steere-ronda"),
    "fr": ("moroccan-ronda",),
    "ar": ("rounds",),
}
SCREENS = 15
"""Of the longest pages in the widest letters; in usual ones they have 14."""


def test_pages_show_their_examples(look: Look) -> None:
    """A page is short, and no part lies on another one, at any width."""
    page = look.page
    for address in (f"rules/{each}/{game}.html" for each, games in BOOKS.items() for game in games):
        page.goto(f"{address}?lang={address[6:8]}")
        expect(page.locator("html")).not_to_have_attribute("data-wordless", "")
        look.at(address, RULES, (PHONE, DESKTOP))
        for size in (DESKTOP, PHONE):
            look.resize(size)
            high = page.evaluate("document.documentElement.scrollHeight / innerHeight")
            if high > SCREENS:
                look.faults.append(f"{address}: {high:.1f} screens of {size}")
        ends = page.locator(".short").evaluate("short => short.getBoundingClientRect().height")
        if ends > 2 * PHONE[1]:
            look.faults.append(f"{address}: in short {ends / PHONE[1]:.1f} screens")
        pictures = page.locator(".clause > [data-n='0'] .still")
        assert pictures.count() == pictures.filter(visible=True).count()


def test_clauses_are_found(page: Page) -> None:
    """By words anywhere in them but in moves, opening what folds them away; by numbers."""
    page.goto("rules/fr/steere-ronda.html?lang=fr")
    field, output = page.locator(".contents input"), page.locator(".contents output")
    shown, short = page.locator(".clause:visible"), page.locator(".short")
    every = shown.count()
    page.evaluate("scrollTo(0, 900)")
    field.fill("sr-4.2")
    expect(shown).to_have_count(1)
    expect(shown).to_have_attribute("id", "SR-4.2")
    expect(short).to_be_hidden()
    field.fill("DEMANDE l’âge")
    expect(shown).to_have_count(1)
    expect(shown).to_have_attribute("id", "SR-2.1")
    assert page.evaluate("CSS.highlights.get('found').size") == 2
    field.fill("joueurs à égalité")
    expect(short.locator(".topic:visible")).to_have_count(1)
    expect(short.locator(".ways")).to_be_hidden()
    folded = page.locator("#SR-1\\.3 .more")
    field.fill("douze manches")
    expect(folded).to_have_attribute("open", "")
    field.fill("abracadabra")
    expect(shown).to_have_count(0)
    expect(output).to_have_text("Rien trouvé")
    page.locator(".instead button").first.click()
    expect(shown).not_to_have_count(0)
    expect(page.locator(".instead")).to_be_hidden()
    field.fill("atout")
    expect(short.locator(".topic:visible h3").first).to_have_text("Qui bat quoi")
    field.press("Escape")
    expect(shown).to_have_count(every)
    expect(folded).not_to_have_attribute("open", "")
    expect(output).to_be_empty()
    assert page.evaluate("scrollY") == 900

    # The contents say where one is.
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    page.goto("rules/rounds.html?lang=en#RO-3.2")
    contents, here = page.locator(".contents"), page.locator(".contents [aria-current]")
    expect(here).to_have_text("3 Playing to a trick")
    expect(contents.locator(".at")).to_have_text("3 Playing to a trick")
    contents.locator("summary").click()
    contents.locator("[href='#RO-4']").click()
    expect(here).to_have_text("4 Scoring")
    expect(contents.locator("ol")).to_be_hidden()
    assert contents.evaluate("each => each.getBoundingClientRect().top") == 0

    # "Penalties" are no ties.
    field.fill("tie")
    expect(shown).to_have_count(1)
