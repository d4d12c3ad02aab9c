"""Closed elements: what stands in them, what they load, and in which language; as high as their
pictures, known before the script is there. An opened one grows downwards, shows what its picture
has shown, cuts nothing, and goes back."""

from __future__ import annotations

import json
import re
from html import escape
from pathlib import Path

import pytest
from playwright.sync_api import Page

from e2e.boxes import BOXES, CUT
from e2e.conftest import GO, Trouble
from e2e.embedding import GAME, Host, code, frame, heard, record, touch, unpacked, wait_heard
from e2e.test_early import held_back
from e2e.test_languages import NewContext, word
from e2e.test_positions import RECORD
from e2e.waiting import expect, resize, until
from tools.embedding import HEIGHT
from tools.serve import Site

pytestmark = [pytest.mark.browser, pytest.mark.returning, pytest.mark.fresh]

SHIFTS = """self.shifts = [];
new PerformanceObserver(list => {
  for (const { value } of list.getEntries()) shifts.push(value);
}).observe({ type: 'layout-shift', buffered: true });"""
# Closed heights by width: the picture's own, and a row of words.
HEIGHTS = {280: 322, 390: 322, 600: 360, 768: 461, 1200: 504}
ALL = [
    '<rondas-table STYLE example="SR-4.2"></rondas-table>',
    '<rondas-table STYLE position="rounds" turned="7H" hand0="KS 7C 2H" turn="1"></rondas-table>',
    '<rondas-table STYLE puzzle="rounds"></rondas-table>',
    '<rondas-table STYLE game="baronda"></rondas-table>',
    '<rondas-table STYLE lesson="moroccan-ronda" lang="ja"></rondas-table>',
]
FAR = '<p style="height: 3000px">Text</p>'


def test_a_closed_element_is_as_high_as_its_picture(page: Page, host: Host) -> None:
    """With the line as owners copy it nothing on the page moves, before or after the script."""
    page.add_init_script(SHIFTS)
    page.set_viewport_size({"width": sum(HEIGHTS) + 100, "height": 900})
    lines = "<p>Text</p>".join(ALL).replace("STYLE", f'style="{HEIGHT}"')
    columns = [f'<div style="flex: none; width: {wide}px">{lines}</div>' for wide in HEIGHTS]
    link = f'<p>In <a class="rondas" href="{host.site.url}?example=SR-4.2">this</a> trick</p>'
    page.goto(host(f'{link}<section style="display: flex">{"".join(columns)}</section><p>After'))
    bare = ALL[0].replace("STYLE", "")
    for column, height in zip(page.locator("section > div").all(), HEIGHTS.values(), strict=True):
        tables = column.locator("rondas-table")
        for table in tables.all():
            table.scroll_into_view_if_needed()
            expect(table.locator(".drawn")).to_be_attached()
        expect(tables.last.locator(".go")).to_have_text("2分で覚える")
        assert {table.evaluate("e => e.offsetHeight") for table in tables.all()} == {height}
    assert page.evaluate("shifts") == []
    for column, height in zip(page.locator("section > div").all(), HEIGHTS.values(), strict=True):
        column.evaluate("(column, html) => column.innerHTML = html", bare)
        assert column.locator("rondas-table").evaluate("e => e.offsetHeight") == height


MOVES = "".join(f'<a data-rondas-move="{move}" href="#moved">{move}</a> ' for move in (2, 1))
PLACES = "() => [...document.querySelectorAll('p')].map(each => each.offsetTop)"


def test_opened_it_grows_downwards_and_goes_back(page: Page, host: Host, dist: Path) -> None:
    """It begins at its picture. The text above it stays; the way back leads to the picture, and to
    the button. On paper each is its picture, be it open or never seen."""
    packed = re.findall(' data-packed="([^"]+)"', (dist / "e/SR-4.2.html").read_text("utf-8"))
    played = unpacked(packed[0].replace("+", "-").replace("/", "_"))["played"]["SR-4.2"]
    begins = played["frames"][played["still"]]["move"]
    assert begins > played["frames"][0]["move"]
    page.set_viewport_size({"width": 390, "height": 900})
    page.goto(host(
        '<rondas-table example="SR-1.1"></rondas-table><p>Text</p>'
        '<rondas-table id="e" example="SR-4.2"></rondas-table>'
        f'<p>{MOVES}</p><rondas-table id="moved" controls="none" example="SR-4.2"></rondas-table>'
        f'{FAR}<rondas-table id="far" example="SR-4.3"></rondas-table>'
    ))  # fmt: skip
    places = page.evaluate(PLACES)
    element = page.locator("#e")
    closed = element.evaluate("e => e.offsetHeight")
    example = touch(page, "#e")
    expect(example.locator("[data-status=viewing]")).to_have_attribute("data-move", str(begins))
    example.locator("[data-step=back]").first.click()
    now = page.evaluate(PLACES)
    assert now[:2] == places[:2]
    assert now[2] > places[2]
    element.get_by_role("button", name="Close").click()
    expect(element.locator("iframe")).to_have_count(0)
    assert element.evaluate("e => e.offsetHeight") == closed
    assert element.evaluate("e => e.shadowRoot.activeElement.className") == ""
    assert page.evaluate(PLACES) == places
    # A link opens a closed one at its move, and leads an open one there; which is its table alone.
    begun = set()
    for move in "21":
        page.get_by_role("link", name=move).click()
        expect(frame(page, "#moved").locator(".count")).to_have_text(f"{move} of 3")
        begun.add(page.frames[-1].evaluate("performance.timeOrigin"))
    assert len(begun) == 1, "it was loaded again"
    for part in (".bar", ".steps", ".clause-text", ".credit"):
        expect(frame(page, "#moved").locator(f"#viewer {part}")).to_be_hidden()
    touch(page, "#e")
    assert page.locator("#far img").count() == 0
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    expect(page.locator("#far .drawn")).to_be_attached()
    page.emulate_media(media="print")
    for which in ("#e", "#far"):
        expect(page.locator(which).locator("img")).to_be_visible()
        for control in ("iframe", ".go", ".more"):
            expect(page.locator(which).locator(control).filter(visible=True)).to_have_count(0)
    expect(page.locator("#far .about")).to_be_visible()
    assert element.evaluate("e => e.offsetHeight") == closed


# The page in the frame has the height that it asked for, or that of a step before, in this column.
SETTLED = """wide => innerWidth === wide
  && innerHeight >= Math.ceil(document.body.getBoundingClientRect().height)"""
# A fault stays for some frames: the page around answers a new height in one of the next.
FAULTS = """async () => {
  let found = look();
  for (let frames = 0; found.length && frames < 30; frames++) {
    await new Promise(requestAnimationFrame);
    found = look();
  }
  return found;
  function look() {
    const root = document.documentElement, found = [], box = each => each.getBoundingClientRect();
    if (root.scrollWidth > innerWidth) found.push(`${root.scrollWidth} px wide`);
    if (root.scrollHeight > innerHeight)
      found.push(`${root.scrollHeight} px high in ${innerHeight}`);
    const words = `#viewer :is(.bar h1, .bar .facts, .bar .tools a, .event, .prompt, .caption,
      .clause-text, .credit, .steps button, .count)`;
    const seen = [...document.querySelectorAll(words)].filter(each => each.checkVisibility());
    for (const each of seen) {
      const { left, right, bottom } = box(each);
      if (left < -1 || right > innerWidth + 1 || bottom > innerHeight + 1
          || each.scrollWidth > each.clientWidth + 1 && each.clientWidth
          || each.scrollHeight > each.clientHeight + 1
            && getComputedStyle(each).overflowY !== 'visible')
        found.push(`${each.className || each.localName} is cut`);
    }
    const steps = seen.filter(each => each.matches('.steps button'));
    const rows = new Set(steps.map(each => box(each).top));
    if (rows.size > 1) found.push(`${rows.size} rows of controls`);
    const [board, hand] = ['#viewer .board', '#viewer .hand']
      .map(name => document.querySelector(name));
    if (box(hand).bottom > box(board).bottom + 1) found.push('hand');
    for (const card of document.querySelectorAll('#viewer .fan > *'))
      if (box(card).left < -1 || box(card).right > innerWidth + 1) found.push('fan');
    return found;
  }
}"""
IS_THERE = """example => new URLSearchParams(location.search).get('example') === example
  && document.querySelector('#viewer:has([data-status=viewing]) .clause-text strong')?.textContent
    === example.split('/')[0]"""


def test_nothing_is_cut_in_opened_examples(page: Page, dist: Path, host: Host) -> None:
    """One of every sixty, in the narrowest column and where most stands in a row."""
    names = [
        f"{clause['id']}/{example['n'] + 1}"
        for book in sorted(dist.glob("rules/*.json"))
        for section in json.loads(book.read_text("utf-8"))["sections"]
        for clause in section["clauses"]
        for example in clause["examples"]
    ][::60]
    column = page.locator("#column")
    page.goto(host(f'<div id="column"><rondas-table example="{names[0]}"></rondas-table></div>'))
    expect(touch(page).locator("[data-status=viewing]")).to_be_visible()
    inside = page.frames[1]
    for name in names:
        inside.evaluate(GO, f"index.html?example={name}")
        until(inside, IS_THERE, name)
        for wide in (280, 600):
            column.evaluate("(each, wide) => { each.style.width = `${wide}px`; }", wide)
            for step in ("first", "last"):
                inside.evaluate(f"document.querySelector('[data-step={step}]').click()")
                until(inside, SETTLED, wide)
                assert inside.evaluate(FAULTS) == [], (name, wide, step)


ON_SIGNS = (
    f"() => {{{BOXES}"
    + """
  const signs = all('.signs li').map(box);
  return all('.acts button').filter(each => signs.some(sign => meet(box(each), sign)))
    .map(each => each.textContent);
}"""
)
LOADED = "performance.getEntriesByType('resource').map(({ name }) => name)"
BARONDA = '<rondas-table game="baronda" theme="dark"></rondas-table>'
BELOW = "element => element.getBoundingClientRect().bottom - innerHeight"


def test_the_opening_that_is_shown_is_the_one_that_opens(page: Page, host: Host) -> None:
    """A closed table loads its picture and nothing else; its first action needs no engine."""
    held_back(page)
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(host(f'<div style="max-width: 760px">{BARONDA}</div>'))
    picture = page.locator("rondas-table img")
    expect(picture).to_be_visible()
    script, drawing = page.evaluate(LOADED)
    assert script.endswith("embed.js")
    assert re.fullmatch(r".*/embed/baronda/card[2-9][2-9]\.svg#\w+", drawing)
    drawn = page.request.get(drawing).text()
    faces = set(re.findall(r'id="face-([^"]+?)(?:-\d+)?"', drawn))
    table = touch(page)
    hand = table.locator(".hand [data-card]")
    expect(table.locator("[data-status=your-turn]")).to_be_visible()
    expect(picture).to_be_hidden()
    assert {card.get_attribute("data-card") for card in hand.all()} <= faces
    assert table.locator("html").evaluate(ON_SIGNS) == []
    # Where a side panel would leave the hand too little width.
    resize(page, {"width": 900, "height": 844})
    assert table.locator("html").evaluate(CUT) == 0
    assert table.locator(".hand").evaluate(BELOW) <= 0
    resize(page, {"width": 390, "height": 844})
    table.locator("[data-action]").first.click()
    expect(table.locator("[data-status=waiting]")).to_be_visible()
    assert table.locator(".say").evaluate(CUT) <= 1


WRONG = {
    '<rondas-table example="SR-4.99" lang="fr"></rondas-table>': "exemple SR-4.99",
    '<rondas-table game="rondo"></rondas-table>': "game cannot be “rondo”. Possible: steere-ronda",
    '<rondas-table lesson="rondo" lang="ja"></rondas-table>': "lessonは「rondo」",
    '<rondas-table game="rounds" players="3"></rondas-table>': "players cannot be “3”. Possible: 2",
    '<rondas-table game="steere-ronda" hands="99"></rondas-table>': "Possible: 1–12",
    '<rondas-table game="rounds" revokes="no"></rondas-table>': "revokes cannot be “no”",
    '<rondas-table game="rounds" seat="2"></rondas-table>': "seat cannot be “2”. Possible: none, 0",
    '<rondas-table game="rounds" bots="easy,hrad"></rondas-table>': "bots cannot be “easy,hrad”",
    '<rondas-table game="rounds" seed="7" theme="pink"></rondas-table>': "theme cannot be “pink”",
    '<rondas-table game="rounds" seed="7" lang="xx"></rondas-table>': "lang cannot be “xx”",
    '<rondas-table example="RO-3.1" start="soon"></rondas-table>': "start cannot be “soon”",
    '<rondas-table position="rondo"></rondas-table>': "position cannot be “rondo”",
    '<rondas-table position="free" hand0="AS KS" view="all"></rondas-table>': "",
    '<rondas-table position="free" hand0="AS KS" hand1="?2" view="3"></rondas-table>': "all, 0, 1.",
    '<rondas-table><script type="application/json">{"game": 5,}</script></rondas-table>': "no JSON",
    '<rondas-table position="rounds" hand0="KS" bots="search:iterations=9"></rondas-table>': "",
    '<rondas-table game="rounds" seed="7" target="150"></rondas-table>': "",
}
ENTERED = f"""
{FAR}<rondas-table id="now" start="now" example="SR-4.2"></rondas-table>
{FAR}<rondas-table id="more" start="now" example="SR-4.3"></rondas-table>
{FAR}<rondas-table id="read" lang="fr" record="{code(record())}"></rondas-table>"""
IS_OPEN = "id => document.getElementById(id).shadowRoot.querySelector('.ready')"


def test_focus_and_bad_values_in_closed_elements(page: Page, host: Host, trouble: Trouble) -> None:
    """Focus stays in an element that is entered unseen by Tab, far below: one that opens by itself
    then, its second control, one whose words and record are still to come. Bad values are told in
    the language of the element, and to the page, before anybody opens it."""
    trouble.expect("404")  # of the picture that is not there
    page.goto(host(f"{ENTERED}<section>{''.join(WRONG)}</section>"))
    active = "document.activeElement.id"
    page.get_by_role("link", name="before").focus()
    page.keyboard.press("Tab")
    until(page, IS_OPEN, "now")
    assert page.evaluate(active) == "now"
    page.locator("#more .more").focus()
    until(page, IS_OPEN, "more")
    assert page.evaluate(active) == "more"
    page.locator("#read button").focus()
    expect(page.locator("#read .about")).to_contain_text("Une partie terminée")
    expect(page.locator("#read b")).to_have_text("Ronda")
    assert page.evaluate(active) == "read"
    tables = page.locator("section rondas-table")
    for table, text in zip(tables.all(), WRONG.values(), strict=True):
        table.scroll_into_view_if_needed()
        if text:
            expect(table.locator(".fault, .note")).to_contain_text(text)
    assert len(heard(page, "error")) == len([text for text in WRONG.values() if text])
    assert tables.locator("iframe").count() == 0
    tables.nth(1).evaluate("e => e.setAttribute('game', 'rounds')")
    expect(tables.nth(1).locator(".drawn")).to_be_attached()


POSITION = '<rondas-table {}position="rounds" turned="7H" hand0="KS 7C 2H" turn="1" {}'


def test_links_divs_and_own_contents(page: Page, host: Host, site: Site) -> None:
    """A wiki's links and divs become tables with their own pictures. Contents are shown as they are
    and nothing is loaded for them. A record is called by its title."""
    picture = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>"
    site.log.clear()
    page.goto(host(
        f'<p id="a"><a class="rondas" href="{site.url}index.html?example=RO-3.1">One</a></p>'
        f'<p id="b"><a class="rondas" href="{site.url}e/fr/SR-4.2-2.html">Two</a></p>'
        f'<p id="c"><a class="rondas" href="{site.url}e/lesson-rounds.html">Three</a></p>'
        '<div class="rondas" data-example="MR-4.1" data-move="3"><b>Four &lt;b&gt;</b></div>'
        '<rondas-table id="e"><script type="application/json">'
        '{"game": "constructor", "title": "<b>bold</b>"}</script></rondas-table>'
        '<p id="d"><a class="rondas" href="https://elsewhere.example/index.html">Five</a></p>'
        f'<rondas-table id="f" record="{code(RECORD)}"><p>A spade is led.</p></rondas-table>'
        f'{POSITION.format("", "")}><img src="{picture}" alt="Ben leads."></rondas-table>'
    ))  # fmt: skip
    tables = page.locator("rondas-table")
    expect(tables).to_have_count(7)
    assert [each.get_attribute("example") for each in tables.all()] == [
        "RO-3.1", "SR-4.2/2", None, "MR-4.1", None, None, None,
    ]  # fmt: skip
    assert tables.nth(2).get_attribute("lesson") == "rounds"
    assert tables.nth(3).get_attribute("move") == "3"
    expect(page.locator("#e button")).to_contain_text("<b>bold</b>")
    expect(page.locator("#d > a")).to_be_visible()
    tables.last.scroll_into_view_if_needed()
    expect(page.get_by_role("button", name="Ben leads.")).to_be_visible()
    expect(tables.last.locator("img")).to_be_visible()
    asks = page.locator("#f button")
    asks.scroll_into_view_if_needed()
    for text in ("Rounds", RECORD["title"], "Answer"):
        expect(asks).to_contain_text(text)
    expect(page.locator("#a rondas-table .drawn")).to_be_attached()
    expect(page.locator("rondas-table > b")).to_be_visible()
    expect(page.locator("rondas-table > a").first).to_be_hidden()
    fetched = {path for path, _ in site.log}
    assert "/rules/moroccan-ronda/MR-4.1.png" not in fetched
    assert not [path for path in fetched if path.startswith(("/index", "/vendor", "/py", "/e/"))]
    viewer = touch(page, "#a rondas-table").locator("[data-table]")
    expect(viewer).to_have_attribute("data-status", "viewing")
    expect(page.locator("#a rondas-table .go")).to_be_hidden()
    touch(page, "#f")
    titled = page.locator("#f iframe")
    expect(titled).to_have_attribute("title", f"Rounds, {RECORD['title']}")


KNOWN = "turned=7H&hand0=KS+7C+2H&turn=1"


def test_what_somebody_has_made_has_an_address_with_a_face(
    page: Page, host: Host, site: Site
) -> None:
    """A page whose address says what it shows; the menu of an element copies it. A plain frame
    loads its picture, and the rest on a tap."""
    page.goto(f"e/made-rounds.html?{KNOWN}&lang=fr")
    expect(page.get_by_role("heading", name="Rounds pas à pas")).to_be_visible()
    assert page.locator("rondas-table").get_attribute("hand0") == "KS 7C 2H"
    play = page.get_by_role("link", name="Regarder").last
    assert play.get_attribute("href") == f"../index.html?{KNOWN}&lang=fr"
    page.goto(f"e/made-rounds.html#record={code(RECORD)}")
    expect(touch(page).locator("[data-status=your-turn]")).to_be_visible()
    # On a page of the site itself the frame stays without an origin.
    assert page.frames[1].evaluate("self.origin") == "null"
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    site.log.clear()
    source = f"{site.url}index.html?example=RO-3.1&theme=dark&poster=1"
    page.goto(host(
        '<iframe id="f" sandbox="allow-scripts" width="400" height="500" '
        f'src="{source}"></iframe>{POSITION.format("", "lang=en")}></rondas-table>'
        f'<rondas-table record="{code(RECORD)}" lang="en"></rondas-table>'
        '<rondas-table example="RO-3.1" lang="fr"></rondas-table>'
        '<rondas-table game="rounds" seed="7" lang="en"></rondas-table>'
    ))  # fmt: skip
    inner = page.frame_locator("#f")
    expect(inner.locator("rondas-table .drawn")).to_be_attached()
    fetched = {path for path, _ in site.log}
    assert "/rules/rounds/RO-3.1.png" in fetched
    assert not {path for path in fetched if path.startswith(("/vendor", "/py", "/locale"))}
    faces = (
        f"e/made-rounds.html?position=rounds&{KNOWN}&lang=en",
        f"e/made-rounds.html?lang=en#record={code(RECORD)}",
        "e/RO-3.1.html?lang=fr",
        "index.html?game=rounds&seed=7&lang=en",
    )
    for table, face in zip(page.locator("rondas-table").all(), faces, strict=True):
        table.locator(".more").click()
        table.locator(".menu button").first.click()
        expect(table.locator(".menu")).to_have_count(0)
        assert page.evaluate("navigator.clipboard.readText()") == site.url + face
    inner.locator("rondas-table").locator("button").click()
    expect(inner.locator("[data-status=viewing]")).to_be_visible()


FREE = (
    '<rondas-table STYLE position="free" pack="spanish-40" hand0="7O 2C 5E" hand1="1B ?2" view="0"'
    ' table="3C 4B" stock="12O ?19" row.melds="" names="Ana,Ben" play="0 7O" note0="Ana is next.">'
    "</rondas-table>"
)
ASKS = {
    "format": "rondas-record-1", "game": "free", "pack": "french-52", "players": 2, "view": 0,
    "names": ["Ana", "Ben"], "title": "Which card?", "places": {"hand0": "KS 7H", "hand1": "?2"},
    "moves": ["1 play KH"], "start": 1, "ask": {"1": {"best": ["play KS"], "right": "The king."}},
}  # fmt: skip
FACES = "e => [...e.shadowRoot.querySelectorAll('.card')].map(each => each.matches('.back'))"
INSIDE = "e => e.shadowRoot.querySelector('.cards').innerHTML"


def test_positions_show_their_table(page: Page, host: Host) -> None:
    """By attributes, as JSON and as a code: known cards, and backs for those that are unknown or
    that the view does not see. Cards that go unseen do not change the picture, on paper either. A
    tap on a card of a question opens it with this answer. An editor has escaped the JSON."""
    script = f'<script type="application/json">{escape(json.dumps(ASKS))}</script>'
    inline = f"<rondas-table STYLE>{script}</rondas-table>"
    coded = f'<rondas-table STYLE id="coded" record="{code(ASKS)}"></rondas-table>'
    other = FREE.replace("1B", "1O").replace("12O", "11C")
    rounds = f"{POSITION.format('STYLE ', '')}></rondas-table>"
    lines = "".join([FREE, other, inline, coded, rounds]).replace("STYLE", f'style="{HEIGHT}"')
    page.add_init_script(SHIFTS)
    page.goto(host(f"{lines}<p>After</p>"))
    tables = page.locator("rondas-table")
    for table in tables.all():
        table.scroll_into_view_if_needed()
        expect(table.locator(".table")).to_be_visible()
    expect(tables.nth(1).locator(".about")).to_contain_text("Ana is next.")
    backs = [sum(table.evaluate(FACES)) for table in tables.all()]
    assert backs == [4, 4, 1, 1, 3]
    assert [len(table.evaluate(FACES)) for table in tables.all()] == [9, 9, 4, 4, 7]
    expect(tables.first.locator(".blank")).to_have_count(1)
    assert tables.nth(0).evaluate(INSIDE) == tables.nth(1).evaluate(INSIDE)
    assert tables.nth(2).evaluate(INSIDE) == tables.nth(3).evaluate(INSIDE)
    assert tables.first.locator(".label").all_text_contents() == ["Ben", "Ana", "20", "melds"]
    for at, about in (
        (0, "CardsAna is next."),
        (2, "Which card?"),
        (4, "RoundsA moment of a game"),
    ):
        expect(tables.nth(at).locator(".about")).to_have_text(about)
    assert page.evaluate("shifts") == []
    page.locator("#coded [data-card=KS]").click()
    expect(frame(page, "#coded").locator(".asking .right")).to_contain_text("The king.")
    assert wait_heard(page, "answer")["detail"]["action"] == "play KS"
    page.emulate_media(media="print")
    for table in tables.all():
        expect(table.locator(".table")).to_be_visible()
    expect(page.locator("#coded iframe")).to_be_hidden()


def test_embedded_in_a_language(new_context: NewContext, host: Host) -> None:
    """That of the element or of what is around it, and else one that the browser asks for,
    or English; and the one that is asked for later."""
    page = new_context(locale="es-ES").new_page()
    bodies = {
        "es": '<div lang="de"><rondas-table id="first" GAME></rondas-table></div>',
        "ar": '<rondas-table lang="ar" GAME></rondas-table>',
        "ja": '<div lang="ja-JP"><rondas-table GAME></rondas-table></div>',
        "fr": "<rondas-table GAME></rondas-table>",
    }
    page.goto(host("".join(bodies.values()).replace("GAME", GAME), html='lang="fr-CA"'))
    expect(page.locator(".stage")).to_have_count(len(bodies))
    for stage, language in zip(page.locator(".stage").all(), bodies, strict=True):
        expect(stage).to_have_attribute("lang", language)
        expect(stage).to_have_css("direction", "rtl" if language == "ar" else "ltr")
        expect(stage.locator(".go")).to_have_text(word(language, "play", "embedding"))
        expect(stage.locator("button")).to_contain_text(word(language, "credit", "steere-ronda"))
    page.evaluate(
        """html => {
          Object.defineProperty(navigator, 'languages', { value: ['de-DE'] });
          document.querySelector('div').insertAdjacentHTML('beforeend', html);
        }""",
        f'<rondas-table id="other" {GAME}></rondas-table>',
    )
    expect(page.locator("#other .stage")).to_have_attribute("lang", "en")
    table = touch(page, "#first")
    for language in ("es", "ar"):
        expect(table.locator("html")).to_have_attribute("lang", language)
        expect(table.locator("[data-status=your-turn]")).to_be_visible()
        expect(table.locator("#log-title")).to_have_text(word(language, "log"))
        page.locator("#first").evaluate("e => { e.lang = 'ar'; }")
