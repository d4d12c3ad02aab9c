"""The page in five languages: which one it speaks, how it is changed, and what does not come."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.conftest import Trouble
from e2e.embedding import GAME, Host, code, host, record, touch
from e2e.playing import play_on
from e2e.waiting import answered, on_device, resize, until
from rondas.catalogs import LOCALES
from rondas.games import all_games
from rondas.lesson import load as ideas
from rondas.message import say
from rondas.wording import Wording

__all__ = ["host"]
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


@pytest.mark.parametrize(
    ("locale", "asked"),
    [
        ("de-DE", {"": "en"}),
        ("fr-CA", {"": "fr", "?lang=ja": "ja", "?lang=en": "en", "?lang=AR-ma": "ar"}),
        ("ja-JP", {"": "ja", "?lang=de": "ja"}),
    ],
)
def test_which_language_it_is(new_context: NewContext, locale: str, asked: dict[str, str]) -> None:
    page = new_context(locale=locale).new_page()
    for query, language in asked.items():
        page.goto(f"index.html{query}")
        speaks(page, language)
        expect(page.locator(".front p")).to_have_text(word(language, "front-about", "site"))
        tile = page.locator(".tile[data-of=rounds]")
        expect(tile.locator("[data-play]")).to_have_text(word(language, "tile-play", "front"))


def test_the_choice_is_remembered(new_context: NewContext) -> None:
    page = new_context(locale="es-ES").new_page()
    page.goto("index.html")
    speaks(page, "es")
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


def retold(page: Page, known: set[str]) -> None:
    """Waits until the log has none of these lines."""
    lines = "[...document.querySelectorAll('.log li')]"
    until(page, f"known => !{lines}.some(each => known.includes(each.innerText))", [*known])


@pytest.mark.returning
def test_a_game_goes_on_in_another_language(page: Page) -> None:
    """Hand, log and what can be done are the same; what was said is said anew, and the address asks
    for the language from now on."""
    page.goto(MARCH)
    yours = page.locator("[data-status=your-turn]")
    yours.wait_for()
    for _ in range(3):
        page.locator(".hand [data-action]").first.click()
        yours.wait_for()
    hand = "() => [...document.querySelectorAll('.hand [data-card]')].map(e => e.dataset.card)"
    cards = page.evaluate(hand)
    english = moves(page)
    known = {*english}
    for language in OTHERS:
        settle(page, language)
        expect(page).to_have_url(re.compile(f"lang={language}"))
        retold(page, known)
        told = moves(page)
        assert len(told) == len(english) > 5
        known |= {*told}
        assert page.evaluate(hand) == cards
        expect(page.locator("#log-title")).to_have_text(word(language, "log"))
    page.locator("#dialog [data-do=close]").click()
    expect(page.locator("#table .prompt")).not_to_be_empty()
    page.locator(".hand [data-action]").first.click()
    yours.wait_for()
    assert len(moves(page)) > len(told)
    settle(page, "en")
    retold(page, {*told})
    assert moves(page)[: len(english)] == english


def test_words_that_came_before_they_were_chosen(page: Page) -> None:
    """Who opens the list of languages waits for none of them."""
    page.goto(MARCH)
    page.locator("[data-status=your-turn]").wait_for()
    page.locator("[data-do=menu]").click()
    page.locator("[data-do=settings]:visible").click()
    page.locator("#settings-form [name=language]").focus()
    asked = """() => performance.getEntriesByType('resource').map(({ name }) => name)
      .filter(name => /locale|games.json|index.html/.test(name))"""
    files = (".json", "/index.html", "/games.json")
    ahead = [f"/locale/{code}{name}?ahead" for code in OTHERS for name in files]
    come = "wanted.every(name => all.some(each => each.endsWith(name)))"
    until(page, f"wanted => {{ const all = ({asked})(); return {come}; }}", ahead)
    before = page.evaluate(asked)
    settle(page, "es")
    later = {*page.evaluate(asked)} - {*before}
    assert not [name for name in later if "locale/es" in name]


@pytest.mark.returning
def test_back_to_an_address_in_another_language(page: Page) -> None:
    """The page is in the language of its address, also on ways back and forth."""
    page.goto(f"{MARCH[:-2]}fr")
    page.locator("[data-status=your-turn]").wait_for()
    speaks(page, "fr")
    prompt = page.locator("[data-status=your-turn] .prompt")
    expect(prompt).not_to_be_empty()
    asked = prompt.inner_text()
    page.goto("index.html?lang=ja")
    speaks(page, "ja")
    expect(page.locator(".front p")).to_have_text(word("ja", "front-about", "site"))
    page.go_back()
    page.locator("[data-status=your-turn]").wait_for()
    speaks(page, "fr")
    expect(prompt).to_have_text(asked)
    page.go_forward()
    speaks(page, "ja")


@pytest.mark.returning
def test_settings_from_a_file_change_the_language(page: Page, tmp_path: Path) -> None:
    page.goto("index.html")
    settings = {"language": "es"}
    file = tmp_path / "rondas.json"
    empty: dict[str, dict[str, str]] = {"saved": {}, "done": {}, "record": {}}
    file.write_text(json.dumps({"format": "rondas-data-1", "settings": settings, **empty}))
    page.locator("[data-do=statistics]").click()
    page.locator("#import-file").set_input_files(file)
    speaks(page, "es")
    expect(page.locator("#dialog-title")).to_have_text(word("es", "statistics"))


@pytest.mark.returning
def test_names_of_another_script(page: Page) -> None:
    """They stand for themselves in lines from the right."""
    names = ["Ana", "Ben", "سلمى"]
    page.goto(f"index.html?lang=ar#record={code(record(names=names))}")
    page.locator("[data-status=viewing]").wait_for()
    apart = [f"\u2068{name}\u2069" for name in names]
    expect(page.locator("#viewer .what .facts")).to_contain_text(apart[0])
    assert all(name in page.locator("#viewer .what .facts").inner_text() for name in apart)
    whose = page.locator(".viewer-controls option")
    expect(whose.nth(1)).to_have_text(word("ar", "as-seen-by", name=apart[0]))


@pytest.mark.returning
def test_a_lesson_goes_on_in_another_language(page: Page) -> None:
    """The idea that is shown, also while somebody reads at its end."""
    page.goto("index.html?lesson=rounds&seat=0&speed=fast&lang=en")
    page.locator("[data-status=your-turn]").wait_for()
    settle(page, "fr")
    title = word("fr", "lesson-follow.title", "rounds")
    head = page.locator(".lesson-head")
    expect(head).to_have_text(word("fr", "lesson-head", n=1, of=7, title=title))
    expect(page.locator("#table .prompt")).to_have_text(word("fr", "lesson-follow", "rounds"))
    page.locator("#dialog [data-do=close]").click()
    page.locator(".hand [data-action]").last.click()
    page.locator(".hand [data-action]").first.click()
    on = page.locator(".lesson-next [data-do=go-on]")
    expect(on).to_be_visible()
    settle(page, "ja")
    expect(page.locator(".lesson-right")).to_have_text(word("ja", "lesson-follow-right", "rounds"))
    page.locator("#dialog [data-do=close]").click()
    on.click()
    title = word("ja", "lesson-trumps.title", "rounds")
    expect(head).to_have_text(word("ja", "lesson-head", n=2, of=7, title=title))


# No word of English.

# Keeps all texts in which there is one, on the page or read aloud, from when it speaks its
# language. What is marked as English is meant to be, and so is code, and an exact line.
ENGLISH = """{
  const WORDS = new RegExp('(?<!\\\\p{L})(the|you|your|of|and|is|with|takes|plays|cards|tricks'
    + '|from|this|that|are|not)(?!\\\\p{L})', 'iu');
  const SPOKEN = ['aria-label', 'aria-description', 'alt', 'title', 'placeholder',
    'data-meaning', 'data-thinks', 'data-away'];
  const LEFT_OUT = 'script, style, noscript, code, pre, small';
  window.english ??= new Set();
  const check = (text, element) => {
    if (!WORDS.test(text ?? '') || element.closest(LEFT_OUT)) return;
    if (element.closest('[lang]') === document.documentElement) english.add(text.trim());
  };
  const look = node => {
    const walk = document.createTreeWalker(node, NodeFilter.SHOW_ALL);
    for (let at = node; at; at = walk.nextNode()) {
      if (at.nodeType === 3 && at.parentElement) check(at.data, at.parentElement);
      if (at.nodeType === 1) for (const name of SPOKEN) check(at.getAttribute(name), at);
    }
  };
  window.lookForEnglish = () => look(document);
  const speaks = () => !['', 'en'].includes(document.documentElement?.lang ?? '')
    && !('wordless' in document.documentElement.dataset);
  new MutationObserver(all => {
    if (!speaks()) return;
    for (const { target, attributeName } of all)
      look(attributeName === 'data-wordless' ? document : target);
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true,
    attributeFilter: [...SPOKEN, 'data-wordless'] });
}"""
PHONE, DESK = {"width": 390, "height": 844}, {"width": 1280, "height": 800}
# Whole games of every kind, each in one language.
KINDS = {
    "fr": [
        "game=steere-ronda&hands=1&seat=0&bots=random",
        "game=baronda&players=2&seat=0&bots=random",
    ],
    "es": ["game=moroccan-ronda&players=4&target=5&penalties=claim&seat=0&bots=random"],
    "ar": [
        "game=moroccan-ronda&players=2&target=5&announcements=honest&seat=0&bots=random",
        "game=rounds&target=100&seat=0&bots=random",
    ],
    "ja": ["game=baronda&players=3&seat=0&bots=random"],
}


def english_in(page: Page) -> list[str]:
    found: list[str] = page.evaluate("[...window.english]")
    return found


def watched(page: Page, language: str) -> None:
    """The page of somebody who has been here, in a language, with an eye on its English; it goes
    from address to address without a load."""
    # What was said to the one before, in English, stands there for some seconds more.
    page.evaluate(
        """document.querySelectorAll('#live, [data-live], #notice, #dialog-title')
          .forEach(each => each.replaceChildren())"""
    )
    page.goto(f"index.html?{KINDS['fr'][0]}&seed=1&speed=instant&lang={language}")
    page.locator("[data-status=your-turn]").wait_for()
    speaks(page, language)
    answered(page)
    # What a table had before, in another language, is gone with the first one in this.
    page.evaluate(f"() => {{ if (!window.english) {ENGLISH} english.clear(); lookForEnglish(); }}")
    assert not english_in(page)
    page.goto(f"index.html?lang={language}")


@pytest.mark.returning
@pytest.mark.parametrize("language", KINDS)
def test_whole_games_of_every_kind(page: Page, language: str) -> None:
    """The first half on a phone and the second on a desk; at the end all that has happened is told
    in another language too."""
    watched(page, language)
    for n, kind in enumerate(KINDS[language], OTHERS.index(language) + 1):
        other = OTHERS[n % len(OTHERS)]
        page.set_viewport_size(PHONE)
        page.goto(f"index.html?{kind}&seed=1&speed=instant&lang={language}")
        speaks(page, language)  # until it does, the game before it lies there still, and is over
        play_on(page, 5)
        resize(page, DESK)
        play_on(page)
        expect(page.locator("#dialog.end")).to_be_visible()
        speaks(page, language)
        assert not english_in(page), kind
        page.keyboard.press("Escape")
        settle(page, other)
        answered(page)
        assert not english_in(page), (kind, other)
        page.keyboard.press("Escape")


@pytest.mark.returning
@pytest.mark.parametrize(("language", "game"), [*zip(OTHERS, all_games(), strict=True)])
def test_all_screens(page: Page, language: str, game: str) -> None:
    """Of a language the screens at one table. That no message of any game is missing in another is
    seen to in tests/test_translations.py, that all words are messages in tests/test_messages.py."""

    def dialog(*steps: str) -> None:
        """Opens one by these clicks, and closes it."""
        for step in steps:
            page.locator(f"{step}:visible").first.click()
        expect(page.locator("dialog[open] .dialog-body > *").first).to_be_visible()
        page.locator("dialog[open] .sheet-head button").click()

    watched(page, language)
    # What is the same with every game is looked at in one language each.
    mine = OTHERS.index(language)
    dialog(f"[data-do={('statistics', 'open', 'settings', 'keys')[mine]}]")
    dialog(f"[data-set-up={game}]")
    assert not english_in(page)
    asked = f"&lang={language}&speed=instant"
    page.goto(f"index.html?game={game}&seed=3&seat=0&bots=greedy{asked}")
    page.locator("[data-status=your-turn]").wait_for()
    dialog("[data-do=help]")
    if mine == 0:
        dialog("[data-do=menu]", "[data-do=share]")
    dialog("[data-do=menu]", "[data-do=score]")
    dialog("[data-do=why]")
    for key in ("t", "h", "i"):
        page.locator(".hand [data-card]").first.press(key)
    dialog(".log [data-do=why]")
    assert not english_in(page)
    for idea in (1, len(ideas(all_games()[game]))):
        page.goto(f"index.html?lesson={game}&at={idea}{asked}")
        play_on(page, 1)
    assert not english_in(page)
    if game == "rounds":
        page.goto(f"index.html?example=RO-3.4{asked}")
        page.locator("[data-status=viewing]").wait_for()
        page.keyboard.press("End")
        assert not english_in(page)


def test_pages_without_a_table_in_every_language(new_context: NewContext) -> None:
    """Of somebody whose browser asks for French, and who chooses the others."""
    page = new_context(locale=LOCALES["fr"]).new_page()
    page.add_init_script(ENGLISH)
    for language in OTHERS:
        query = "" if language == "fr" else f"?lang={language}"
        for name in ("embedding.html", "rules.html", "404.html"):
            page.goto(f"{name}{query}")
            speaks(page, language)
            assert not english_in(page), (name, language)
        page.goto(f"rules/moroccan-ronda.html{query}")
        speaks(page, language)
        expect(page).to_have_url(re.compile(f"rules/{language}/moroccan-ronda.html"))
        page.locator("[data-do=diagram]").first.click()
        expect(page.locator(".drawing .board").first).to_be_visible()
        assert not english_in(page)


# What does not come.


def test_words_that_do_not_come(new_context: NewContext, trouble: Trouble) -> None:
    """English, and a line that says so once; nothing is lost with it."""
    context = new_context(locale="fr-FR")
    context.route("**/locale/fr/index.html", lambda route: route.abort())
    trouble.expect("locale/fr/index.html")
    page = context.new_page()
    page.goto("index.html?game=rounds&seat=0&seed=1&speed=instant")
    speaks(page, "en")
    expect(page.locator("#no-language")).to_have_text(word("en", "no-language", "site"))
    page.locator("[data-status=your-turn]").wait_for()
    expect(page.locator("#log-title")).to_have_text(word("en", "log"))
    page.locator(".hand [data-action]").first.click()
    expect(page.locator("#no-language")).to_be_hidden()
    page.locator("[data-status=your-turn]").wait_for()
    assert len(moves(page)) > 3


def test_a_change_whose_words_do_not_come(page: Page, trouble: Trouble) -> None:
    """A sentence; the language stays, and can be changed when they come."""
    page.goto(MARCH)
    page.locator("[data-status=your-turn]").wait_for()
    told = moves(page)
    page.locator("[data-do=menu]").click()
    page.locator("[data-do=settings]:visible").click()
    language = page.locator("#settings-form [name=language]")
    all_missing = ("ja.json", "es/index.html", "ar/games.json")
    for missing in all_missing:
        page.route(f"**/locale/{missing}*", lambda route: route.abort())
        trouble.expect(missing)
    for missing in all_missing:
        language.select_option(missing[:2])
        expect(page.locator("#notice")).to_have_text(word("en", "no-language", "site"))
        expect(language).to_have_value("en")
        speaks(page, "en")
        assert moves(page) == told
    page.unroute_all()
    settle(page, "ja")
    retold(page, {*told})
    assert len(moves(page)) == len(told)


# On other people's pages.


@pytest.mark.parametrize(
    ("html", "locale", "bodies"),
    [
        (
            "fr-CA",
            "es-ES",
            {
                "ar": '<rondas-table lang="ar" {}></rondas-table>',
                "ja": '<div lang="ja-JP"><rondas-table {}></rondas-table></div>',
                "fr": "<rondas-table {}></rondas-table>",
            },
        ),
        ("de", "es-ES", {"es": "<rondas-table {}></rondas-table>"}),
        ("de", "de-DE", {"en": "<rondas-table {}></rondas-table>"}),
    ],
)
def test_embedded(
    new_context: NewContext, host: Host, html: str, locale: str, bodies: dict[str, str]
) -> None:
    """The still pictures, and then the frame of the first."""
    page = new_context(locale=locale).new_page()
    page.goto(host("".join(body.format(GAME) for body in bodies.values()), html=f'lang="{html}"'))
    for number, language in enumerate(bodies):
        stage = page.locator("rondas-table .stage").nth(number)
        expect(stage).to_have_attribute("lang", language)
        expect(stage).to_have_css("direction", "rtl" if language == "ar" else "ltr")
        expect(stage.locator(".go")).to_have_text(word(language, "play", "embedding"))
        expect(stage.locator("button")).to_contain_text(word(language, "credit", "steere-ronda"))
    language = next(iter(bodies))
    page.locator("rondas-table").first.locator("button").click()
    table = page.locator("rondas-table").first.frame_locator("iframe")
    expect(table.locator("html")).to_have_attribute("lang", language)
    expect(table.locator("[data-status=your-turn]")).to_be_visible()
    expect(table.locator("#log-title")).to_have_text(word(language, "log"))


def test_an_embedded_table_that_gets_a_language(page: Page, host: Host) -> None:
    page.goto(host(f"<rondas-table {GAME}></rondas-table>"))
    touch(page)
    page.locator("rondas-table").evaluate("table => { table.lang = 'es'; }")
    table = page.frame_locator("rondas-table iframe")
    expect(table.locator("html")).to_have_attribute("lang", "es")
