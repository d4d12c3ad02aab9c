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
from e2e.embedding import QUERY, code, record
from e2e.parts import near_the_end
from e2e.playing import play_on
from e2e.waiting import answered, expect, on_device, resize, until
from e2e.words import SOME
from rondas.catalogs import LOCALES
from rondas.games import find
from rondas.lesson import load as ideas
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
    """Choose a language in the settings, which stay open and are in it then."""
    if not page.locator("#settings-form").is_visible():
        if page.locator("html").get_attribute("data-page") == "table":
            page.locator("[data-do=menu]").click()
        page.locator("[data-do=settings]:visible").click()
    page.locator("#settings-form [name=language]").select_option(language)
    expect(page.locator("#dialog-title")).to_have_text(word(language, "settings"))
    speaks(page, language)


# Which language it is.


def fronts(page: Page, asked: dict[str, str]) -> None:
    """Which language the front page is in, by what is asked for in its address."""
    for query, language in asked.items():
        page.goto(f"index.html{query}")
        speaks(page, language)
        expect(page.locator(".front p")).to_have_text(word(language, "front-about", "site"))
        tile = page.locator(".tile[data-of=rounds]")
        expect(tile.locator("[data-play]")).to_have_text(word(language, "tile-play", "front"))


def test_of_a_browser_whose_language_there_is_not(new_context: NewContext) -> None:
    fronts(new_context(locale="de-DE").new_page(), {"": "en"})


@pytest.mark.browser
def test_which_language_it_is(new_context: NewContext) -> None:
    """That of the browser, but for one that is asked for or was chosen, which is remembered."""
    page = new_context(locale="fr-CA").new_page()
    page.add_init_script(ENGLISH)
    pages_without_a_table(page)
    # A language in the address is not remembered.
    fronts(page, {"?lang=AR-ma": "ar", "?lang=en": "en", "?lang=de": "fr"})
    settle(page, "ja")
    on_device(page, "kept => kept.settings?.language === 'ja'")
    page.goto("index.html?lang=es")
    speaks(page, "es")
    page.goto("index.html")
    speaks(page, "ja")


def pages_without_a_table(page: Page) -> None:
    """Each in one language, the first in that of the browser; none has a word of English."""
    pages = {
        "fr": "404.html",
        "es": "rules.html?lang=es",
        "ar": "embedding.html?lang=ar",
        "ja": "rules/moroccan-ronda.html?lang=ja",
    }
    for language, address in pages.items():
        page.goto(address)
        speaks(page, language)
        assert not english_in(page), address
    expect(page).to_have_url(re.compile("rules/ja/moroccan-ronda.html"))


# Changed while the page is open.

MARCH = "index.html?game=rounds&seat=0&seed=1&speed=instant&lang=en"


def moves(page: Page) -> list[str]:
    return page.locator(".log li").all_inner_texts()


def retold(page: Page, known: set[str]) -> None:
    """Wait until the log has none of these lines."""
    lines = "[...document.querySelectorAll('.log li')]"
    until(page, f"known => !{lines}.some(each => known.includes(each.innerText))", [*known])


@pytest.mark.browser
@pytest.mark.returning
def test_another_language_while_the_page_is_open(page: Page, tmp_path: Path) -> None:
    """By an address, from a file, in a game, in a lesson: nothing but the words is another."""
    back_to_an_address_in_another_language(page)
    names_of_another_script(page)
    settings_come_from_a_file(page, tmp_path)
    a_game_goes_on(page)
    a_lesson_goes_on(page)


def back_to_an_address_in_another_language(page: Page) -> None:
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
    settings = {"language": "es"}
    file = tmp_path / "rondas.json"
    empty: dict[str, dict[str, str]] = {"saved": {}, "done": {}, "record": {}}
    file.write_text(json.dumps({"format": "rondas-data-1", "settings": settings, **empty}))
    page.locator("[data-do=statistics]").click()
    page.locator("#import-file").set_input_files(file)
    speaks(page, "es")
    expect(page.locator("#dialog-title")).to_have_text(word("es", "statistics"))


def a_game_goes_on(page: Page) -> None:
    """Hand, log and what can be done are the same; what was said is said anew, and the address asks
    for the language from now on."""
    page.goto(MARCH)
    yours = page.locator("[data-status=your-turn]")
    yours.wait_for()
    play_on(page, 3)
    yours.wait_for()
    hand = "() => [...document.querySelectorAll('.hand [data-card]')].map(e => e.dataset.card)"
    cards = page.evaluate(hand)
    english = moves(page)
    known = {*english}
    for language in ("ar", "ja"):
        settle(page, language)
        expect(page).to_have_url(re.compile(f"lang={language}"))
        retold(page, known)
        told = moves(page)
        assert len(told) == len(english) > 5
        known |= {*told}
        assert page.evaluate(hand) == cards
        expect(page.locator("#log-title")).to_have_text(word(language, "log"))
        if language == "ar":  # and what is said when it is told in the next one
            answered(page)
            seek_english(page)
    assert not english_in(page)
    page.locator("#dialog [data-do=close]").click()
    expect(page.locator("#table .prompt")).not_to_be_empty()
    page.locator(".hand [data-action]").first.click()
    yours.wait_for()
    assert len(moves(page)) > len(told)
    settle(page, "en")
    retold(page, {*told})
    assert moves(page)[: len(english)] == english


def a_lesson_goes_on(page: Page) -> None:
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

# Stores all texts, on the page or read aloud, from the change of its language on. Text marked as
# English is intended, and so are code and exact lines.
ENGLISH = (
    f"{{ const SOME = '{SOME}';"
    + """
  const WORDS = new RegExp(`(?<!\\\\p{L})(${SOME})(?!\\\\p{L})`, 'iu');
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
  const watch = new MutationObserver(all => {
    if (!speaks()) return;
    // Each once, and what lies within another one with that.
    const changed = new Set(all.map(({ target, attributeName }) =>
      attributeName === 'data-wordless' ? document : target));
    for (const each of changed) {
      let holder = each.parentNode;
      while (holder && !changed.has(holder)) holder = holder.parentNode;
      if (!holder) look(each);
    }
  });
  watch.observe(document, { subtree: true, childList: true, characterData: true, attributes: true,
    attributeFilter: [...SPOKEN, 'data-wordless'] });
  window.seekNoEnglish = () => watch.disconnect();
}"""
)
PHONE, DESK = {"width": 390, "height": 844}, {"width": 1280, "height": 800}
# Games of every kind, each in one language: how many play, and its options.
KINDS: dict[str, tuple[str, int, dict[str, Any]]] = {
    "fr": ("baronda", 3, {}),
    "es": ("moroccan-ronda", 4, {"target": 5, "penalties": "claim"}),
    "ar": ("rounds", 2, {"target": 100}),
    "ja": ("steere-ronda", 3, {"hands": 1}),
}

# Parts that are the same with every game are checked in one language or two.
FRONT_DIALOGS = dict(zip(OTHERS, ("statistics", "open", "settings", "keys"), strict=True))
HELP, SCORE = ["[data-do=help]"], ["[data-do=menu]", "[data-do=score]"]
WHY = [".log [data-do=why]"]
DIALOGS = {
    "fr": [HELP, ["[data-do=menu]", "[data-do=share]"]],
    "es": [WHY],
    "ar": [SCORE],
    "ja": [HELP],
}


def english_in(page: Page) -> list[str]:
    found: list[str] = page.evaluate("[...window.english]")
    return found


def seek_english(page: Page) -> None:
    """From now on, in a page that speaks another language."""
    # The sentences before, in English, stay for some seconds.
    page.evaluate(
        """document.querySelectorAll('#live, [data-live], #notice, #dialog-title')
          .forEach(each => each.replaceChildren())"""
    )
    page.evaluate(f"() => {{ {ENGLISH} lookForEnglish(); }}")


def watched(page: Page, language: str) -> None:
    """The page of somebody who has been here, in a language, with an eye on its English; it goes
    from address to address without a load."""
    page.goto(f"index.html?{QUERY}&lang={language}")
    page.locator("[data-status=your-turn]").wait_for()
    speaks(page, language)
    answered(page)
    # The English sentences of a table disappear with the first one in this language.
    seek_english(page)
    assert not english_in(page)


def dialog(page: Page, *steps: str) -> None:
    """Open one by these buttons, and close it."""
    for step in steps:
        page.locator(f"{step}:visible").first.dispatch_event("click")
    expect(page.locator("dialog[open] .dialog-body > *").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


def screens(page: Page, language: str) -> None:
    """The front page, a game shortly before its end, and its end. The first on a phone, and then on
    a desk, when all that has happened is told."""
    game, players, options = KINDS[language]
    page.goto(f"index.html?lang={language}")
    speaks(page, language)
    dialog(page, f"[data-do={FRONT_DIALOGS[language]}]")
    dialog(page, f"[data-set-up={game}]")
    assert not english_in(page), language
    asked = f"bots=random&speed=instant&lang={language}"
    page.goto(f"index.html?{asked}#play={near_the_end(game, players, 2, seed='1', **options)}")
    page.locator(f"[data-of={game}] [data-table][data-status=your-turn]").wait_for()
    for steps in DIALOGS[language]:
        dialog(page, *steps)
    card, event = page.locator(".hand [data-card]").first, page.locator("#table .event")
    for key in ("t", "h"):
        card.press(key)
    if language == "es":
        said = event.inner_text()
        card.press("i")
        expect(event).not_to_have_text(said)
    assert not english_in(page), language
    if language == OTHERS[0]:
        page.set_viewport_size(PHONE)
        play_on(page, 1)
        resize(page, DESK)
    play_on(page)
    expect(page.locator("#dialog.end")).to_be_visible()
    speaks(page, language)
    assert not english_in(page), game
    page.keyboard.press("Escape")


def taught(page: Page, language: str) -> None:
    """The last idea of a lesson, and an example of the rules."""
    asked = f"&lang={language}&speed=instant"
    page.goto(f"index.html?lesson=baronda&at={len(ideas(find('baronda')))}{asked}")
    play_on(page, 1)
    page.goto(f"index.html?example=RO-3.4{asked}")
    page.locator("[data-status=viewing]").wait_for()
    page.keyboard.press("End")
    assert not english_in(page), language


@pytest.mark.returning
def test_all_screens(page: Page) -> None:
    """Of each language the front page, and a game's last turns and its end. That no message of any
    game is missing is seen to in tests/test_translations.py, that all words are messages in
    tests/test_messages.py."""
    watched(page, OTHERS[0])
    taught(page, OTHERS[0])
    for language in OTHERS:
        screens(page, language)
    answered(page)
    assert not english_in(page)
    page.evaluate("window.seekNoEnglish()")


# Missing files.


@pytest.mark.browser
def test_words_that_do_not_come(new_context: NewContext, trouble: Trouble) -> None:
    """English, and a line that says so once; nothing is lost with it. A change whose words do not
    come or come ahead."""
    context = new_context(locale="fr-FR")
    context.route("**/locale/fr/index.html", lambda route: route.abort())
    trouble.expect("locale/fr/index.html")
    page = context.new_page()
    page.goto(MARCH.replace("&lang=en", ""))
    speaks(page, "en")
    expect(page.locator("#no-language")).to_have_text(word("en", "no-language", "site"))
    page.locator("[data-status=your-turn]").wait_for()
    expect(page.locator("#log-title")).to_have_text(word("en", "log"))
    page.locator(".hand [data-action]").first.click()
    expect(page.locator("#no-language")).to_be_hidden()
    page.locator("[data-status=your-turn]").wait_for()
    assert len(moves(page)) > 3
    context.unroute_all()
    a_change_whose_words_do_not_come_or_come_ahead(page, trouble)


@pytest.mark.browser
@pytest.mark.parametrize("file", ["py/page/main.py", "pyodide.asm.wasm"])
def test_a_start_that_fails_tells_its_reason_alone(
    new_context: NewContext, trouble: Trouble, file: str
) -> None:
    """The page's Python or the engine does not come, and the words of a language do not either."""
    context = new_context(locale="fr-FR")
    for missing in ("locale/fr/index.html", file):
        context.route(f"**/{missing}", lambda route: route.fulfill(status=404))
    for text in ("404", "Error", "The engine stopped"):
        trouble.expect(text)
    page = context.new_page()
    page.goto(MARCH.replace("&lang=en", ""))
    reason = page.locator("#failed p, #table .prompt")
    expect(reason.filter(has_text=word("en", "load-missing", "site")).first).to_be_visible()
    expect(page.locator("#no-language")).to_be_hidden()


def a_change_whose_words_do_not_come_or_come_ahead(page: Page, trouble: Trouble) -> None:
    """A sentence tells the player; the language stays, and can be changed when the words come.
    Opening the list of languages waits for none of them."""
    told = moves(page)
    page.locator("[data-do=menu]").click()
    page.locator("[data-do=settings]:visible").click()
    language = page.locator("#settings-form [name=language]")
    all_missing = ("ja.json", "es/index.html", "ar/games.json")
    for missing in all_missing:
        page.route(f"**/locale/{missing}*", lambda route: route.abort())
        trouble.expect(missing)
    # All are asked for ahead, without a word of what does not come.
    language.focus()
    asked = """() => performance.getEntriesByType('resource').map(({ name }) => name)
      .filter(name => /locale|games.json|index.html/.test(name))"""
    some = ("fr.json", "fr/index.html", "fr/games.json", "es/games.json", "ar.json")
    ahead = [f"/locale/{name}?ahead" for name in (*some, "ja/games.json")]
    come = "wanted.every(name => all.some(each => each.endsWith(name)))"
    until(page, f"wanted => {{ const all = ({asked})(); return {come}; }}", ahead)
    expect(page.locator("#notice")).to_be_empty()
    for missing in all_missing:
        language.select_option(missing[:2])
        expect(page.locator("#notice")).to_have_text(word("en", "no-language", "site"))
        expect(language).to_have_value("en")
        speaks(page, "en")
        assert moves(page) == told
    page.unroute_all()
    before = page.evaluate(asked)
    settle(page, "fr")
    later = {*page.evaluate(asked)} - {*before}
    assert not [name for name in later if "locale/fr" in name]
    settle(page, "ja")
    retold(page, {*told})
    assert len(moves(page)) == len(told)
