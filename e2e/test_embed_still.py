"""Closed elements: as high as their pictures, known before the script is there. An opened one grows
downwards, shows what its picture has shown, cuts nothing, and goes back."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, Request

from e2e.boxes import BOXES, CUT
from e2e.conftest import Trouble
from e2e.embedding import TABLE, Host, code, frame, heard, host, record, touch, unpacked
from e2e.opened import examples, faults
from e2e.test_early import held_back
from e2e.waiting import expect, until
from tools.embedding import HEIGHT

__all__ = ["host"]

pytestmark = [pytest.mark.browser, pytest.mark.fresh]

EXAMPLES = "".join(
    f'<rondas-table id="{name.lower()}" example="{name}-1.1"></rondas-table><p>Text</p>'
    for name in ("SR", "MR")
)
ON_SIGNS = (
    f"() => {{{BOXES}"
    + """
  const signs = all('.signs li').map(box);
  return all('.acts button').filter(each => signs.some(sign => meet(box(each), sign)))
    .map(each => each.textContent);
}"""
)
BELOW = "element => element.getBoundingClientRect().bottom - innerHeight"
PLACES = "() => [...document.querySelectorAll('p')].map(each => each.offsetTop)"


SHIFTS = """self.shifts = [];
new PerformanceObserver(list => {
  for (const { value } of list.getEntries()) shifts.push(value);
}).observe({ type: 'layout-shift', buffered: true });"""
# Closed heights by width: the picture's own, and a row of words.
HEIGHTS = {280: 322, 320: 322, 390: 322, 600: 360, 768: 461, 1200: 504}
ALL = [
    '<rondas-table STYLE example="SR-4.2"></rondas-table>',
    '<rondas-table STYLE position="rounds" turned="7H" hand0="KS 7C 2H" turn="1"></rondas-table>',
    '<rondas-table STYLE puzzle="rounds"></rondas-table>',
    '<rondas-table STYLE game="baronda"></rondas-table>',
    '<rondas-table STYLE lesson="moroccan-ronda" lang="ja"></rondas-table>',
]


@pytest.mark.parametrize("wide", HEIGHTS)
def test_a_closed_element_is_as_high_as_its_picture(page: Page, host: Host, wide: int) -> None:
    """With the line as owners copy it nothing on the page moves, before or after the script."""
    page.add_init_script(SHIFTS)
    page.set_viewport_size({"width": wide + 100, "height": 900})
    lines = "<p>Text</p>".join(ALL).replace("STYLE", f'style="{HEIGHT}"')
    link = f'<p>In <a class="rondas" href="{host.site.url}?example=SR-4.2">this</a> trick</p>'
    page.goto(host(f'{link}<div style="width: {wide}px">{lines}</div><p>After</p>'))
    tables = page.locator("rondas-table")
    for table in tables.all():
        table.scroll_into_view_if_needed()
        expect(table.locator(".drawn")).to_be_attached()
    expect(tables.last.locator(".go")).to_have_text("2分で覚える")
    assert {table.evaluate("e => e.offsetHeight") for table in tables.all()} == {HEIGHTS[wide]}
    without = ALL[0].replace("STYLE", "")
    page.evaluate("html => document.querySelector('div').innerHTML = html", without)
    assert tables.first.evaluate("e => e.offsetHeight") == HEIGHTS[wide]
    assert page.evaluate("shifts") == []


def test_opened_it_grows_downwards_and_goes_back(page: Page, host: Host) -> None:
    """The text above it stays; the way back leads to the picture, and to the button."""
    page.set_viewport_size({"width": 390, "height": 900})
    page.goto(host(EXAMPLES + TABLE))
    places = page.evaluate(PLACES)
    element = page.locator("#mr")
    closed = element.evaluate("e => e.offsetHeight")
    example = touch(page, "#mr")
    expect(example.locator("[data-status=viewing]")).to_be_visible()
    example.locator("[data-step=next]").first.click()
    now = page.evaluate(PLACES)
    assert now[:2] == places[:2]
    assert now[2] > places[2]
    element.get_by_role("button", name="Close").click()
    expect(element.locator("iframe")).to_have_count(0)
    assert element.evaluate("e => e.offsetHeight") == closed
    assert element.evaluate("e => e.shadowRoot.activeElement.className") == ""
    assert page.evaluate(PLACES) == places
    # On paper an opened one is its picture.
    touch(page, "#mr")
    page.emulate_media(media="print")
    expect(element.locator("img")).to_be_visible()
    expect(element.locator("iframe")).to_be_hidden()
    assert element.evaluate("e => e.offsetHeight") == closed


def test_links_that_move_an_element(page: Page, host: Host) -> None:
    """Without a script of the owner's: a closed one opens at that move, an open one goes there. An
    example is its table alone, where the owner wants that."""
    page.goto(
        host(
            '<p><a data-rondas-move="2" href="#e">two</a> '
            '<a data-rondas-move="1" href="#e">one</a></p>'
            '<rondas-table id="e" controls="none" example="SR-4.2"></rondas-table>'
        )
    )
    for name, move in (("two", "2"), ("one", "1")):
        page.get_by_role("link", name=name).click()
        expect(frame(page).locator(".count")).to_have_text(f"{move} / 3")
    for part in (".bar", ".steps", ".clause-text", ".credit"):
        expect(frame(page).locator(f"#viewer {part}")).to_be_hidden()


def test_nothing_is_cut_in_opened_examples(page: Page, dist: Path, host: Host) -> None:
    """One of every thirty; `bench.opened` measures all of them."""
    names = examples(dist)[::30]
    page.goto(host(f'<div id="column"><rondas-table example="{names[0]}"></rondas-table></div>'))
    expect(touch(page).locator("[data-status=viewing]")).to_be_visible()
    assert [*faults(page, page.frames[1], "#column", names)] == []


SENTENCE = (
    '<p id="p">Here <em><a class="rondas" href="{}index.html?example=SR-4.2">coins beat swords</a>'
    "</em> in a trick.</p><p>Next</p>"
)


def test_a_link_in_a_sentence(page: Page, host: Host) -> None:
    """It stays text; touched, it opens below its paragraph, in a wide window over the page."""
    page.set_viewport_size({"width": 390, "height": 900})
    page.goto(host(SENTENCE.format(host.site.url)))
    link = page.locator("a.rondas")
    sign = "e => getComputedStyle(e, '::after').content"
    until(page, "() => document.adoptedStyleSheets.length")
    assert "▸" in link.evaluate(sign)
    assert page.locator("rondas-table").count() == 0
    link.click()
    expect(frame(page, "#p + rondas-table").locator("[data-status=viewing]")).to_be_visible()
    expect(link).to_have_attribute("aria-expanded", "true")
    page.get_by_role("button", name="Close").click()
    expect(page.locator("rondas-table")).to_have_count(0)
    expect(link).to_be_focused()
    page.set_viewport_size({"width": 1200, "height": 900})
    places = page.evaluate(PLACES)
    link.click()
    expect(page.locator("rondas-table:popover-open")).to_be_visible()
    assert page.evaluate(PLACES) == places


def test_the_opening_that_is_shown_is_the_one_that_opens(page: Page, host: Host) -> None:
    """A closed table loads its picture and nothing else; its first action needs no engine."""
    held_back(page)
    asked: list[str] = []

    def note(request: Request) -> None:
        if request.url.startswith(host.site.url):
            asked.append(request.url.removeprefix(host.site.url))

    page.on("request", note)
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(host('<rondas-table game="baronda" theme="dark"></rondas-table>'))
    picture = page.locator("rondas-table img")
    expect(picture).to_be_visible()
    script, drawing = asked
    assert script.endswith("embed.js")
    assert re.fullmatch(r"embed/baronda/card[2-9][2-9]\.svg", drawing)
    drawn = page.request.get(host.site.url + drawing).text()
    faces = set(re.findall(r'id="face-([^"]+?)(?:-\d+)?"', drawn))
    table = touch(page)
    hand = table.locator(".hand [data-card]")
    expect(table.locator("[data-status=your-turn]")).to_be_visible()
    expect(picture).to_be_hidden()
    assert {card.get_attribute("data-card") for card in hand.all()} <= faces
    assert table.locator("html").evaluate(ON_SIGNS) == []
    table.locator("[data-action]").first.click()
    expect(table.locator("[data-status=waiting]")).to_be_visible()
    assert table.locator(".say").evaluate(CUT) <= 1
    # Where a side panel would leave the hand too little width.
    page.set_viewport_size({"width": 900, "height": 844})
    page.goto(host('<div style="width: 760px"><rondas-table game="rounds"></rondas-table></div>'))
    table = touch(page)
    expect(table.locator("[data-status=your-turn]")).to_be_visible()
    assert table.locator("html").evaluate(CUT) == 0
    assert table.locator(".hand").evaluate(BELOW) <= 0


WRONG = {
    '<rondas-table example="SR-4.99" lang="fr"></rondas-table>': "exemple SR-4.99",
    '<rondas-table example="SR4" lang="es"></rondas-table>': "ejemplo SR4",
    '<rondas-table game="rondo"></rondas-table>': "game cannot be “rondo”. Possible: baronda",
    '<rondas-table lesson="rondo" lang="ja"></rondas-table>': "lessonは「rondo」",
    '<rondas-table game="rounds" players="3"></rondas-table>': "players cannot be “3”. Possible: 2",
    '<rondas-table game="steere-ronda" hands="99"></rondas-table>': "Possible: 1–12",
    '<rondas-table game="rounds" revokes="no"></rondas-table>': "revokes cannot be “no”",
    '<rondas-table game="rounds" seat="2"></rondas-table>': "seat cannot be “2”. Possible: none, 0",
    '<rondas-table game="rounds" bots="easy,hrad"></rondas-table>': "bots cannot be “easy,hrad”",
    '<rondas-table position="rondo"></rondas-table>': "position cannot be “rondo”",
    '<rondas-table position="rounds" view="2"></rondas-table>': "view cannot be “2”",
    '<rondas-table position="free" hand0="AS KS" view="all"></rondas-table>': "",
    '<rondas-table position="free" hand0="AS KS" hand1="?2" view="3"></rondas-table>': "all, 0, 1.",
    '<rondas-table><script type="application/json">{"game": 5,}</script></rondas-table>': "no JSON",
    '<rondas-table position="rounds" hand0="KS" bots="search:iterations=9"></rondas-table>': "",
    '<rondas-table game="rounds" seed="7" target="150"></rondas-table>': "",
    '<rondas-table example="SR-4.2/1"></rondas-table>': "",
}


def test_bad_values_are_told_in_the_closed_element(
    page: Page, host: Host, trouble: Trouble
) -> None:
    """In the language of the element, and to the page, before anybody opens it."""
    trouble.expect("404")  # of the picture that is not there
    page.goto(host("".join(WRONG)))
    for table, text in zip(page.locator("rondas-table").all(), WRONG.values(), strict=True):
        table.scroll_into_view_if_needed()
        if text:
            expect(table.locator(".fault")).to_contain_text(text)
    assert len(heard(page, "error")) == len([text for text in WRONG.values() if text])
    assert page.locator("rondas-table iframe").count() == 0
    page.locator("rondas-table").nth(2).evaluate("e => e.setAttribute('game', 'rounds')")
    expect(page.locator("rondas-table").nth(2).locator(".drawn")).to_be_attached()


def test_an_example_begins_at_its_picture(page: Page, host: Host, dist: Path) -> None:
    packed = re.findall(' data-packed="([^"]+)"', (dist / "e/SR-4.2.html").read_text("utf-8"))
    clause = unpacked(packed[0].replace("+", "-").replace("/", "_"))
    played = clause["played"]["SR-4.2"]
    move = played["frames"][played["still"]]["move"]
    assert move > played["frames"][0]["move"]
    page.goto(host('<rondas-table example="SR-4.2"></rondas-table>'))
    viewer = touch(page).locator("[data-status=viewing]")
    expect(viewer).to_have_attribute("data-move", str(move))


FAR = '<p style="height: 3000px">Text</p>'
ENTERED = f"""
{FAR}<rondas-table id="now" start="now" example="SR-4.2"></rondas-table>
{FAR}<rondas-table id="more" start="now" example="SR-4.3"></rondas-table>
{FAR}<rondas-table id="read" lang="fr" record="{code(record())}"></rondas-table>"""
IS_OPEN = "id => document.getElementById(id).shadowRoot.querySelector('.ready')"


def test_focus_stays_in_an_element_that_is_entered_unseen(page: Page, host: Host) -> None:
    """By Tab, far below: one that opens by itself then, its second control, one whose words and
    record are still to come."""
    page.goto(host(ENTERED))
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


def test_paper_has_pictures_that_nobody_has_seen(page: Page, host: Host) -> None:
    page.goto(host(f'{FAR}<rondas-table example="SR-4.2"></rondas-table>'))
    expect(page.locator("rondas-table button")).to_be_attached()
    assert page.locator("rondas-table img").count() == 0
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    expect(page.locator("rondas-table .drawn")).to_be_attached()
    page.emulate_media(media="print")
    expect(page.locator("rondas-table img")).to_be_visible()
    expect(page.locator("rondas-table .about")).to_be_visible()
    for control in (".go", ".more"):
        expect(page.locator(f"rondas-table {control}")).to_be_hidden()
