"""Where lines begin on the right: the page turns, the table does not."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from e2e.playing import play_on
from e2e.test_access import TABLES, open_table
from e2e.waiting import expect

pytestmark = [pytest.mark.browser, pytest.mark.returning]


def left_of(page: Page, name: str) -> float:
    box = page.locator(name).first.bounding_box()
    assert box
    return box["x"]


def arrows_lead_where_they_point(page: Page, among: str, ways: tuple[tuple[str, int], ...]) -> None:
    page.locator(among).first.focus()
    for key, way in ways:
        before = left_of(page, ":focus")
        page.keyboard.press(key)
        assert (left_of(page, ":focus") - before) * way > 0, key


PICTURE = """async players => {
  const { picture } = await import(new URL('static/js/pictures/card.js', document.baseURI));
  const name = 'ماكسيميليان فيذرستونهاو الطويل الاسم';
  const player = { name, points: '121', people: [{ face: null, called: name }] };
  const said = 'جملة طويلة جدًا عمّا جرى على الطاولة في هذه اللحظة، '.repeat(4);
  const moment = { label: 'أكبر فارق', text: said,
    cards: [0, 1].map(at => ({ name, won: at === 1 })) };
  const holder = document.createElement('div');
  const cards = [...document.querySelectorAll('#table .hand .card')];
  holder.append(...cards.map(card => card.cloneNode(true)));
  document.body.append(holder);
  const svg = picture({ title: 'الروندة', headline: said, date: '25 نونبر 2026',
    players: Array(players).fill(player), moment, deal: 'توزيعة abc123', address: 'example.org' },
    holder, new Map());
  holder.replaceWith(svg);
  const sides = each => {
    const { left, right } = each.getBoundingClientRect();
    return [left, right];
  };
  const words = [...svg.querySelectorAll('text')].map(each => [each.textContent, ...sides(each)]);
  const found = [sides(svg), words];
  svg.remove();
  return found;
}"""


def test_the_page_turns(page: Page) -> None:
    """The bar begins on the right, the panel is on the left; the buttons are where the hand is that
    was chosen. Arrows lead where they point: along the hand, and along the buttons, the first of
    which stands on the right. Codes are written from the left."""
    page.set_viewport_size({"width": 1440, "height": 900})
    page.goto("index.html?lang=ar")
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    expect(page.locator("html")).not_to_have_attribute("data-wordless", "")
    open_table(page, f"{TABLES['moroccan']}&lang=ar")
    arrows_lead_where_they_point(
        page, ".acts button", (("ArrowLeft", -1), ("ArrowLeft", -1), ("ArrowRight", 1))
    )
    arrows_lead_where_they_point(page, ".hand button", (("ArrowRight", 1), ("ArrowLeft", -1)))
    play_on(page, 1)
    page.locator("[data-status=your-turn][data-still]").wait_for()
    assert left_of(page, "#table .panel") < left_of(page, "#table .board")
    assert left_of(page, "#table .tools") < left_of(page, "#table .title")
    plate = "#table .line .plate"
    assert left_of(page, f"{plate} .points") < left_of(page, f"{plate} .name")
    assert left_of(page, plate) < left_of(page, "#table .handtools")
    page.locator("html").evaluate("root => { root.dataset.hand = 'left'; }")
    places = ("#table .tools", "#table .title", plate, "#table .handtools")
    tools, title, mine, handtools = (left_of(page, name) for name in places)
    page.locator("html").evaluate("root => { delete root.dataset.hand; }")  # others share the page
    assert tools < title
    assert mine > handtools
    the_picture_is_written_the_same_way(page)
    page.goto("rules/ar/moroccan-ronda.html")
    styles = page.locator("code").evaluate_all(
        """all => all.map(getComputedStyle)
          .map(({ direction, unicodeBidi }) => `${direction} ${unicodeBidi}`)"""
    )
    assert len(styles) > 20
    assert set(styles) == {"ltr isolate"}


def the_picture_is_written_the_same_way(page: Page) -> None:
    """The picture of a result begins on the right, and all its words have room: of two players and
    of five, with long names and long sentences."""
    for players in (2, 5):
        (left, right), words = page.evaluate(PICTURE, players)
        assert all(left <= start and end <= right for _, start, end in words)
        title = next(end for text, _, end in words if text == "الروندة")
        assert title == pytest.approx(right - 128, abs=3)
        date = next(start for text, start, _ in words if text == "25 نونبر 2026")
        assert date == pytest.approx(left + 48, abs=3)
        points = [start for text, start, _ in words if text == "121"]
        names = [start for text, start, _ in words if text.startswith("ماكسيميليان")]
        assert len(points) == players
        assert all(start > points[0] for start in names[:players])
