"""Rule pages in five languages: which one a reader comes to, and what lives on it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page

from e2e.conftest import Trouble
from e2e.layout import DESKTOP, PHONE, SHEET, SMALL, Look, Rules
from e2e.test_languages import NewContext, english_in, seek_english, speaks
from e2e.waiting import expect

pytestmark = pytest.mark.browser

RULES: Rules = [
    *SHEET,
    ["apart", {"+picture": [".still"], "+title": [".example h3", "words"],
               "+fold": [".folds summary"]}],
    ["apart", {"+title": [".example h3", "words"], "+more": [".more > summary"],
               "+fold": [".folds summary"]}],
    ["apart", {"+told": [".short p, .topic h3", "words"], "+picture": [".short img"]}],
    ["small", ".diagram, .contents summary, .topic .number", 24],
    ["small", ".short .row img", 40],
]  # fmt: skip


def is_at(page: Page, address: str, language: str) -> None:
    """The page is at this address, in this language, and shows the clause of the address."""
    expect(page).to_have_url(re.compile(f"/{re.escape(address)}$"))
    expect(page.locator("html")).to_have_attribute("lang", language)
    clause = address.partition("#")[2]
    bad = ["lang: one of en, fr, es, ar, ja, not xx"] if "=xx" in address else []
    lost = ["Nothing found: #RO-99.9"] if clause == "RO-99.9" else []
    expect(page.locator(".astray")).to_have_text(bad or lost)
    if clause and not lost:
        expect(page.locator(f"[id='{clause}']")).to_be_in_viewport()
    current = page.locator(".languages [aria-current]")
    expect(current).to_have_count(1)
    expect(page.locator(f".languages [hreflang='{language}']")).to_have_count(0)


# The languages of a browser, the address asked for, what is shown, its language.
READERS = {
    "fr-CA": [
        ("rules/rounds.html#RO-3.4", "rules/fr/rounds.html#RO-3.4", "fr"),
        ("rules/ja/rounds.html?lang=en#RO-3.4", "rules/rounds.html?lang=en#RO-3.4", "en"),
        ("rules/ja/rounds.html?lang=xx#RO-3.4", "rules/ja/rounds.html?lang=xx#RO-3.4", "ja"),
        # From the list of all rules.
        ("rules.html?game=rounds#RO-3.4", "rules/fr/rounds.html#RO-3.4", "fr"),
    ],
    "de-DE": [
        ("rules/rounds.html#RO-3.4", "rules/rounds.html#RO-3.4", "en"),
        ("rules/ja/rounds.html#RO-3.4", "rules/ja/rounds.html#RO-3.4", "ja"),
        ("rules/ja/rounds.html?lang=es#RO-3.4", "rules/es/rounds.html#RO-3.4", "es"),
        ("rules/rounds.html?lang=en#RO-99.9", "rules/rounds.html?lang=en#RO-99.9", "en"),
    ],
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
    page.get_by_role("link", name="Baronda", exact=True).press("Enter")
    is_at(page, "rules/baronda.html?lang=en", "en")
    page.locator(".languages [hreflang=ja]").click()
    expect(page.locator("html")).to_have_attribute("lang", "ja")
    page.get_by_role("link", name="Rounds", exact=True).press("Enter")
    expect(page.locator("html")).to_have_attribute("data-book", "rounds")
    expect(page.locator("html")).to_have_attribute("lang", "ja")


def pages_for_links(page: Page, trouble: Trouble) -> None:
    """Their words are those of the reader, or of the address. So are those of an address of an
    earlier release, where a host redirects and where it does not."""
    for asked, language in (
        ("e/SR-4.2.html", "fr"),
        ("e/SR-4.2.html?lang=en", "en"),
        ("e/ar/SR-4.2.html", "ar"),
    ):
        page.goto(asked)
        speaks(page, language)
        texts = page.locator("h1, main p").all_inner_texts()
        assert page.title().startswith(texts[0])
        assert page.locator("rondas-table > img").get_attribute("alt") == texts[1]
        assert (texts[0] == "Clubs are missing: cups, coins, swords") == (language == "en")
        expect(page.locator("rondas-table .words .go")).to_be_visible()
    trouble.expect("404")
    page.goto("nowhere/e/ja/SR-4.2.html")
    expect(page).to_have_url(re.compile("/nowhere/e/SR-4.2.html.lang=ja$"))
    page.goto("nowhere/e/SR-4.2-2.html")
    expect(page).to_have_url(re.compile("/nowhere/index.html.example=SR-4.2/2$"))


@pytest.mark.returning
@pytest.mark.fresh
def test_an_example_on_the_table(page: Page) -> None:
    """On a page that lies from the right. It opens at the moment of its picture. Its captions and
    what happens are in the language of the page, and nothing is English. Codes are written from the
    left."""
    page.goto("rules/ar/rounds.html")
    speaks(page, "ar")
    seek_english(page)
    codes = page.locator("code")
    assert codes.count() > 20
    for style in codes.evaluate_all(
        "all => all.map(getComputedStyle).map(of => `${of.direction} ${of.unicodeBidi}`)"
    ):
        assert style == "ltr isolate"
    example = page.locator("[data-example='RO-3.4']").first
    told = example.locator("em").all_text_contents()
    step = example.locator("li").last.evaluate("li => li.firstChild.textContent.trim()")
    example.locator("[data-do=diagram]").click()
    viewer = page.locator(".drawing")
    expect(viewer.locator(".say")).to_be_visible()
    expect(viewer.locator(".trick .best .card")).to_have_count(1)
    expect(viewer.locator("[data-step=back]")).to_be_focused()
    expect(viewer.locator(".trick .card")).to_have_count(2)
    expect(viewer.locator(".event")).to_contain_text(step)
    reason_and_way_back(page, viewer)
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


def test_the_way_back_from_a_table(page: Page) -> None:
    """It leads to the open example, as it was left, also where its head is above the window. A
    reason is how its rule begins, and is not repeated below that rule."""
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    page.goto("rules/moroccan-ronda.html?lang=en")
    page.locator("[id='MR-4.2'] .more > summary").click()
    example, drawing = page.locator("[data-example='MR-4.2'][data-n='3']"), page.locator(".drawing")
    example.locator(".diagram").click()
    why, reason = drawing.locator(".event > a"), drawing.locator(".told")
    drawing.locator("[data-step=back]").click()
    why.click()
    expect(page).to_have_url(re.compile("#MR-4.2$"))
    expect(reason).to_have_count(0)
    page.locator(".way-back").click()
    drawing.locator("[data-step=back]").click()
    why.click()
    expect(reason).to_have_text(re.compile(r"^MR-4.1 A player .*\.$"))
    place = "element => element.getBoundingClientRect().top"
    play_on = drawing.locator("[data-do=play-on]")
    play_on.evaluate("button => button.scrollIntoView({ block: 'center' })")
    before, told = example.evaluate(place), drawing.locator(".count").inner_text()
    assert before < 0
    play_on.click()
    expect(page.locator("[data-status=your-turn]")).to_be_visible()
    page.go_back()
    expect(drawing.locator(".count")).to_have_text(told)
    assert abs(example.evaluate(place) - before) < 4
    page.reload()
    expect(drawing).to_have_count(0)


def reason_and_way_back(page: Page, viewer: Locator) -> None:
    """The rule behind a move opens below it. A link there leads to the rule, which has a way
    back."""
    why, back = viewer.locator(".event > a"), page.locator(".way-back")
    size = page.viewport_size
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    why.evaluate("link => link.scrollIntoView({ block: 'end' })")
    why.click()
    expect(viewer.locator(".event .told")).to_be_in_viewport(ratio=1)
    why.click()
    assert size
    page.set_viewport_size(size)
    viewer.evaluate("viewer => viewer.scrollIntoView({ block: 'center' })")
    place = page.evaluate("scrollY")
    for _ in range(2):
        why.click()
        expect(viewer.locator(".event .told")).to_be_in_viewport()
        assert page.evaluate("scrollY") == place
        why.click()
        expect(viewer.locator(".event .told")).to_have_count(0)
    why.click()
    viewer.locator(".told .number").click()
    expect(page).to_have_url(re.compile("rounds.html#RO-3.2$"))
    expect(page.locator("[id='RO-3.2'] .way-back")).to_be_in_viewport()
    back.click()
    expect(viewer.locator(".told .number")).to_be_focused()
    expect(viewer.locator(".event")).to_be_in_viewport()
    expect(back).to_have_count(0)


def one_is_open_at_a_time(page: Page, example: Locator) -> None:
    """The last that was pressed. A button and a key close it."""
    other = page.locator("[data-example='RO-3.1']").first
    page.evaluate(
        """pressed => pressed.forEach(name => {
          document.querySelector(`[data-example='${name}'] .diagram`).click();
        })""",
        ["RO-3.2", "RO-3.1"],
    )
    onward = page.locator(".drawing [data-step=back]")
    expect(onward).to_be_focused()
    expect(page.locator(".drawing")).to_have_count(1)
    expect(example.locator("[data-do=diagram]")).to_be_visible()
    page.locator("[data-do=diagram-close]").click()
    expect(other.locator("[data-do=diagram]")).to_be_focused()
    example.locator("[data-do=diagram]").press("Enter")
    expect(onward).to_be_focused()
    page.keyboard.press("Escape")
    expect(example.locator("[data-do=diagram]")).to_be_focused()
    expect(page.locator(".drawing")).to_have_count(0)


# Rules that have come near are then laid out.
SCROLLED = """async picture => {
  picture.scrollIntoView({ block: 'end' });
  for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
}"""


def test_a_rule_stays_above_its_table(page: Page) -> None:
    """The table opens in place of the picture, on a wide screen below it. The rule, or where much
    is told the title, and all that is told are in sight, and no step moves the table. Closing it
    leads back to where one was."""
    page.goto("rules/moroccan-ronda.html?lang=en")
    top = "picture => picture.getBoundingClientRect().top"
    # The first is open above the second.
    for rule, size in (("MR-6.4", PHONE), ("MR-6.6", PHONE), ("MR-6.4", DESKTOP)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        clause = page.locator(f"[id='{rule}']")
        picture = clause.locator(".pictured").first
        picture.evaluate(SCROLLED)
        before = picture.evaluate(top)
        clause.locator("[data-do=diagram]").first.evaluate("button => button.click()")
        steps = clause.locator(".drawing .steps")
        expect(steps.locator(":focus")).to_have_count(1)
        told = clause.locator(".drawing .caption")
        where = told if size == PHONE else picture
        if size == PHONE:
            heading_is_seen(clause)
        for part in (clause.locator("p").first, where, steps, told, clause.locator(".say")):
            expect(part).to_be_in_viewport(ratio=1)
        shown = clause.locator(".drawing .place").bounding_box()
        below = steps.bounding_box()
        assert shown
        assert below
        assert (below["x"] > shown["x"] + shown["width"]) == (size == DESKTOP)
    page.evaluate("scrollBy(0, 200)")
    page.keyboard.press("Escape")
    expect(clause.locator("[data-do=diagram]").first).to_be_focused()
    assert abs(picture.evaluate(top) - before) < 2
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    page.locator("[id='MR-4.2'] .diagram").first.evaluate("button => button.click()")
    expect(page.locator(".drawing .count")).to_have_text("4 of 4")
    expect(page.locator(".drawn .still")).to_be_hidden()
    heading_is_seen(page.locator("[id='MR-4.2'] .drawn > h3"))  # with all that is told below
    place = page.locator(".drawing .place")
    below = "place => place.offsetTop - place.parentElement.offsetTop"
    before = place.evaluate(below)
    page.locator(".drawing [data-step=first]").click()
    expect(page.locator(".drawing .caption")).to_be_empty()
    assert place.evaluate(below) == before


def heading_is_seen(place: Locator) -> None:
    """No contents at the top of a narrow screen lie on it."""
    contents = place.page.locator(".contents").bounding_box()
    head = place.bounding_box()
    assert contents
    assert head
    assert head["y"] >= contents["y"] + contents["height"]


OPEN: Rules = [
    ["apart", {"+plate": [".plate"], "fan": [".drawing .fan"], "+played": [".trick > li"],
               "hand": [".drawing .hand .card"]}],
    ["apart", {"fan": [".drawing .fan"], "call": [".seat > .bubble"]}],
    ["small", ".drawing .fan.faces, .drawing .spot", 37],
]  # fmt: skip


def test_cards_of_open_tables_are_seen(look: Look) -> None:
    """Of open hands ranks and suits. Cards and calls do not lie on hands or on each other."""
    page = look.page
    look.resize(PHONE)
    for rule, game in (
        ("RO-5.3", "rounds"),
        ("SR-5.2", "steere-ronda"),
        ("MR-4.2", "moroccan-ronda"),
    ):
        page.goto(f"rules/{game}.html?lang=en")
        page.locator(f"[id='{rule}'] .diagram").first.evaluate("button => button.click()")
        page.locator(".drawing [data-step=last]").evaluate("button => button.click()")
        expect(page.locator(".drawing .count")).to_have_text(re.compile(r"(\d) of \1"))
        look.at(rule, OPEN, (PHONE,))


# The longest words of all, the longest page, and pages that lie from the right.
PAGES = (
    "rules.html",
    "rules/rounds.html?lang=en",
    "rules/es/moroccan-ronda.html",
    "rules/ar/rounds.html",
    "embedding.html?lang=fr",
    "embedding.html?lang=ar",
)
LINKS: Rules = [*SHEET, ["small", "nav a, .number, .share, .rulebooks a", 24]]
SCREENS = 15
"""Of the longest page in the widest letters; in usual ones it has 14."""


def test_pages(look: Look) -> None:
    """A page is short, no part lies on another one, and links are large enough, at any width."""
    page = look.page
    for address in PAGES:
        page.goto(address)
        expect(page.locator("html")).not_to_have_attribute("data-wordless", "")
        page.evaluate("rest()")
        expect(page.locator("[data-late]:has(.clause)")).to_have_count(0)
        look.at(address, LINKS, (SMALL, DESKTOP))
        short = page.locator(".short")
        if not short.count():
            continue
        look.at(address, RULES, [PHONE])
        high = page.evaluate("document.documentElement.scrollHeight / innerHeight")
        ends = short.evaluate("short => short.getBoundingClientRect().height / innerHeight")
        page.evaluate("scrollTo(0, 0)")
        for seen in (".rules > header .primary", "#short-goal p"):
            expect(page.locator(seen).first).to_be_in_viewport(ratio=1)
        if "lang" not in address and (high > SCREENS or ends > 2):
            look.faults.append(f"{address}: {high:.2f} screens, in short {ends:.2f}")
        pictures = page.locator(".clause > [data-n='0'] .still")
        assert pictures.count() == pictures.filter(visible=True).count() > 0


WORDS = {
    "en": "sweep bid tie trump chain lie void dealer pass",
    "fr": "balayer pari égalité atout chaîne mensonge chicane donneur passer",
    "es": "barrer apuesta empate triunfo cadena mentira fallo repartidor pasar",
    "ar": "كنس طلب تعادل أتو سلسلة كذب فارغ الموزع تمرير",
    "ja": "スイープ ビッド 同点 切り札 連続 うそ ボイド 親 パス",
}
# For each of these words the rule that comes first; none where the game has nothing like it.
FIRST = {
    "steere-ronda": "- - SR-5.2 SR-4.1 SR-4.2 - SR-3.1 SR-2.1 -",
    "baronda": "- BA-3.1 BA-5.7 BA-5.3 - - BA-4.3 BA-2.1 BA-5.1",
    "rounds": "RO-4.1 - RO-4.2 RO-3.2 - RO-5.1 RO-3.1 RO-1.2 -",
    "moroccan-ronda": "MR-5.1 - MR-6.6 MR-1.2 MR-4.2 MR-7.1 MR-1.2 MR-2.1 MR-6.2",
}


def test_words_lead_to_their_rules(page: Page) -> None:
    for language, words in WORDS.items():
        for game, first in FIRST.items():
            page.goto(f"rules/{language}/{game}.html".replace("en/", "") + f"?lang={language}")
            for word, rule in zip(words.split(), first.split(), strict=True):
                page.locator(".contents input").fill(word)
                if rule != "-":
                    expect(page.locator(".results a").first).to_have_text(re.compile(rf"^{rule}"))


def test_sharing(page: Page) -> None:
    """Of a rule its address, of an example that of its page; the line for other pages, and the
    picture."""
    page.goto("rules/fr/rounds.html?lang=fr")
    texts, picture = page.locator("#sharing code"), page.locator("#sharing .picture")
    for place, link, name in (
        ("[id='RO-3.1'] > .told", "rules/fr/rounds.html?lang=fr#RO-3.1", "RO-3.1"),
        ("[id='RO-3.1'] > .example", "e/RO-3.1.html?lang=fr", "RO-3.1"),
        ("[id='RO-3.1'] .more .example", "index.html?example=RO-3.1/2&lang=fr", "RO-3.1/2"),
    ):
        page.locator(place).locator(".share").dispatch_event("click")
        expect(texts.first).to_have_text(re.compile(f"^http.*/{re.escape(link)}$"))
        expect(texts.last).to_contain_text(f'example="{name}"')
        file = name.replace("/", "-")
        expect(picture).to_have_attribute("href", re.compile(f"/rules/rounds/{file}.png$"))
    page.locator("[id='RO-3.1'] > .told .share").click()
    expect(page.locator("#sharing")).to_be_visible()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.locator("#sharing button").first.click()
    expect(page.locator("#sharing button").first).to_have_text("Copié")
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    for clause in page.locator(".clause:has(> .example + .more)").all():
        share = clause.locator("> .example .share").bounding_box()
        more = clause.locator("> .more > summary").bounding_box()
        assert share
        assert more
        assert share["x"] + share["width"] <= more["x"] or share["y"] + share["height"] <= more["y"]


def test_clauses_are_found(page: Page) -> None:
    """By words anywhere in them but in moves, by other words for these, and by numbers. A result
    shows the words, and leads to them."""
    page.goto("rules/fr/steere-ronda.html?lang=fr")
    field, output = page.locator(".contents input"), page.locator(".contents output")
    results = page.locator(".results a")
    field.fill("sr-4.2")
    expect(results).to_have_count(1)
    expect(results).to_contain_text("SR-4.2")
    field.fill("DEMANDE l’âge")
    expect(results).to_have_text(re.compile("^SR-2.1 .*demande l’âge"))
    assert page.evaluate("CSS.highlights.get('found').size") == 4
    field.fill("joueurs à égalité")
    expect(results.filter(has_text="La fin")).to_have_count(1)
    field.fill("abracadabra")
    expect(results).to_have_count(0)
    expect(output).to_have_text("Rien trouvé")
    page.locator(".instead button").first.click()
    expect(results).not_to_have_count(0)
    expect(page.locator(".instead")).to_be_hidden()
    field.fill("atout")
    expect(output).to_contain_text("Aucune règle ne dit « atout ». Avec « bat » :")
    expect(results.first).to_contain_text("SR-4.1")
    folded = page.locator("#SR-1\\.3 .more")
    field.fill("douze manches")
    field.press("Enter")
    expect(folded).to_have_attribute("open", "")
    expect(folded.get_by_text("Douze manches").first).to_be_in_viewport()
    expect(page.locator("#SR-1\\.3 .number")).to_be_focused()
    expect(page).to_have_url(re.compile("#SR-1.3$"))
    field.press("Escape")
    expect(output).to_be_hidden()

    # A word of another game leads there.
    page.goto("rules/steere-ronda.html?lang=en")
    field.fill("how to bid")
    other = page.locator(".elsewhere a").filter(visible=True)
    expect(other).to_have_text("That is a word of Baronda: see its rules")
    expect(other).to_have_attribute("href", re.compile("baronda.html#BA-3.1$"))
    # Other forms of a word count as the word, and words of questions do not count.
    page.goto("rules/moroccan-ronda.html?lang=en")
    field.fill("who deals?")
    expect(results.filter(has_text="MR-2.1")).to_have_count(1)
    field.fill("trump")
    expect(output).to_contain_text("No rule says “trump”. With “suit”:")
    expect(results.first).to_contain_text("MR-1.2")
    field.fill("bid")
    expect(output).to_contain_text("No rule says “bid”. With “call”:")
    # A title counts more than a word in a sentence before it.
    field.fill("batch")
    expect(results.first).to_contain_text("MR-2.4")
    expect(results.filter(has_text="MR-2.2")).to_have_count(1)
    expect(page.locator("[id='MR-4.2'] h3").first).to_have_text("Chains")

    # On a narrow screen the results lie above the rules.
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    field.fill("who wins a draw")
    expect(results.first).to_have_text(re.compile("^MR-6.6 Ties · If"))
    results.first.click()
    expect(results.first).to_be_hidden()
    expect(page.locator("#MR-6\\.6")).to_be_in_viewport(ratio=1)
    page.locator("#short-end .number").click()
    expect(page.locator("#MR-10\\.3 p").first).to_be_in_viewport(ratio=1)

    page.goto("rules/steere-ronda.html?lang=en")
    field.fill("points")
    expect(output).to_have_text("Rules found: 1")
    field.fill("joker")
    expect(results.first).to_contain_text("SR-1.2")

    # The contents say where one is.
    page.goto("rules/rounds.html?lang=en#RO-3.2")
    contents, here = page.locator(".contents"), page.locator(".contents [aria-current]")
    expect(here).to_have_text("3 Playing to a trick")
    expect(contents.locator(".at")).to_have_text("3 Playing to a trick")
    for close in ("Escape", ".term"):
        contents.locator("summary").click()
        expect(contents.locator("details ol")).to_be_visible()
        if close == "Escape":
            page.keyboard.press(close)
        else:
            page.locator("[id='RO-3.2'] .number").focus()
            page.locator(f"#RO-3 {close}").last.click()
            page.keyboard.press("Escape")
        expect(contents.locator("details ol")).to_be_hidden()
    contents.locator("summary").click()
    contents.locator("[href='#RO-4']").click()
    expect(here).to_have_text("4 Scoring")
    expect(contents.locator("details ol")).to_be_hidden()
    assert contents.evaluate("each => each.getBoundingClientRect().top") == 0

    # "Penalties" are no ties.
    field.fill("tie")
    expect(results).to_contain_text(["RO-4.2", "The end"])
