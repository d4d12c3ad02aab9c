"""Where lines begin on the right: the page turns, the table does not."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from e2e.test_access import TABLES, open_table
from e2e.waiting import expect

pytestmark = [pytest.mark.browser, pytest.mark.returning]


def open_arabic(page: Page, address: str, turns: int = 0) -> None:
    """A table of somebody who reads Arabic."""
    page.goto("index.html?lang=ar")
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    expect(page.locator("html")).not_to_have_attribute("data-wordless", "")
    open_table(page, f"{address}&lang=ar", turns)


def at(page: Page) -> float:
    """How far on the right the focus is."""
    return float(page.evaluate("document.activeElement.getBoundingClientRect().left"))


def test_arrows_lead_where_they_point(page: Page) -> None:
    """Along the hand, and along the buttons, the first of which stands on the right."""
    open_arabic(page, "index.html?game=rounds&seat=0&bots=easy&seed=7")
    page.set_viewport_size({"width": 1440, "height": 900})
    page.locator(".hand button").first.focus()
    for key, way in (("ArrowRight", 1), ("ArrowLeft", -1)):
        before = at(page)
        page.keyboard.press(key)
        assert (at(page) - before) * way > 0, key
    # Controls of other games are pressed in the same way.
    page.locator("#table .acts").evaluate(
        """acts => acts.replaceChildren(...[1, 2, 3].map(n => {
          const made = document.createElement('button');
          made.textContent = `${n}`;
          return made;
        }))"""
    )
    page.locator(".acts button").first.focus()
    for key, way in (("ArrowLeft", -1), ("ArrowLeft", -1), ("ArrowRight", 1)):
        before = at(page)
        page.keyboard.press(key)
        assert (at(page) - before) * way > 0, key


def left_of(page: Page, name: str) -> float:
    box = page.locator(name).bounding_box()
    assert box
    return box["x"]


def test_the_page_turns(page: Page) -> None:
    """The bar begins on the right, the panel is on the left; the buttons are where the hand is that
    was chosen, and the steps of the viewer go on to the right."""
    page.set_viewport_size({"width": 1440, "height": 900})
    open_arabic(page, TABLES["moroccan"], 1)
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


def test_the_picture_is_written_the_same_way(page: Page) -> None:
    """The picture of a result begins on the right, and all its words have room: of two players and
    of five, with long names and long sentences."""
    open_arabic(page, TABLES["ronda"], 1)
    for players in (2, 5):
        frame, words = page.evaluate(PICTURE, players)
        left, right = frame
        assert all(left <= start and end <= right for _, start, end in words)
        title = next(end for text, _, end in words if text == "الروندة")
        assert title == pytest.approx(right - 128, abs=3)
        date = next(start for text, start, _ in words if text == "25 نونبر 2026")
        assert date == pytest.approx(left + 48, abs=3)
        points = [start for text, start, _ in words if text == "121"]
        names = [(start, end) for text, start, end in words if text.startswith("ماكسيميليان")]
        assert len(points) == players
        assert all(start > points[0] for start, _ in names[:players])


@pytest.mark.fresh
def test_codes_are_written_from_the_left(page: Page) -> None:
    """Records, options and addresses read as they are typed, wherever they stand."""
    page.goto("rules/ar/moroccan-ronda.html")
    styles = page.locator("code").evaluate_all(
        """all => all.map(getComputedStyle)
          .map(({ direction, unicodeBidi }) => `${direction} ${unicodeBidi}`)"""
    )
    assert len(styles) > 20
    assert set(styles) == {"ltr isolate"}
