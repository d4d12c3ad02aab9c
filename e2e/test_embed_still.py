"""Closed elements: as high as their pictures, known before the script is there. An opened one grows
downwards, shows what its picture has shown, cuts nothing, and goes back."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page

from e2e.boxes import BOXES, CUT
from e2e.conftest import Trouble
from e2e.embedding import Host, code, frame, heard, record, touch, unpacked
from e2e.opened import examples, faults
from e2e.test_early import held_back
from e2e.waiting import expect, until
from tools.embedding import HEIGHT

pytestmark = [pytest.mark.browser, pytest.mark.fresh]

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
        expect(frame(page, "#moved").locator(".count")).to_have_text(f"{move} / 3")
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


def test_nothing_is_cut_in_opened_examples(page: Page, dist: Path, host: Host) -> None:
    """One of every sixty."""
    names = examples(dist)[::60]
    page.goto(host(f'<div id="column"><rondas-table example="{names[0]}"></rondas-table></div>'))
    expect(touch(page).locator("[data-status=viewing]")).to_be_visible()
    assert [*faults(page, page.frames[1], "#column", names)] == []


ON_SIGNS = (
    f"() => {{{BOXES}"
    + """
  const signs = all('.signs li').map(box);
  return all('.acts button').filter(each => signs.some(sign => meet(box(each), sign)))
    .map(each => each.textContent);
}"""
)
BELOW = "element => element.getBoundingClientRect().bottom - innerHeight"


def test_the_opening_that_is_shown_is_the_one_that_opens(page: Page, host: Host) -> None:
    """A closed table loads its picture and nothing else; its first action needs no engine."""
    held_back(page)
    page.set_viewport_size({"width": 390, "height": 844})
    url = host('<rondas-table game="baronda" theme="dark"></rondas-table>')
    host.site.log.clear()
    page.goto(url)
    picture = page.locator("rondas-table img")
    expect(picture).to_be_visible()
    script, drawing = (path for path, _ in host.site.log if path != "/sw.js")
    assert script.endswith("embed.js")
    assert re.fullmatch(r"/embed/baronda/card[2-9][2-9]\.svg", drawing)
    drawn = page.request.get(host.site.url + drawing[1:]).text()
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
    '<rondas-table game="rondo"></rondas-table>': "game cannot be “rondo”. Possible: steere-ronda",
    '<rondas-table lesson="rondo" lang="ja"></rondas-table>': "lessonは「rondo」",
    '<rondas-table game="rounds" players="3"></rondas-table>': "players cannot be “3”. Possible: 2",
    '<rondas-table game="steere-ronda" hands="99"></rondas-table>': "Possible: 1–12",
    '<rondas-table game="rounds" revokes="no"></rondas-table>': "revokes cannot be “no”",
    '<rondas-table game="rounds" seat="2"></rondas-table>': "seat cannot be “2”. Possible: none, 0",
    '<rondas-table game="rounds" bots="easy,hrad"></rondas-table>': "bots cannot be “easy,hrad”",
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
            expect(table.locator(".fault")).to_contain_text(text)
    assert len(heard(page, "error")) == len([text for text in WRONG.values() if text])
    assert tables.locator("iframe").count() == 0
    tables.nth(1).evaluate("e => e.setAttribute('game', 'rounds')")
    expect(tables.nth(1).locator(".drawn")).to_be_attached()
