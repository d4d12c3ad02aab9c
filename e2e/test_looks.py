"""For whom chooses other looks, prints, or reads from the right: rings, colours, paper, sides."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page

from e2e.axe import COLOURS, check, found
from e2e.conftest import TOP
from e2e.embedding import Host
from e2e.parts import near_the_end
from e2e.playing import play_on
from e2e.test_access import RONDA, TABLES, dialog_of, open_table
from e2e.test_embed_still import SHIFTS
from e2e.waiting import expect, resize, until

pytestmark = pytest.mark.returning


@pytest.mark.browser
def test_accessible(page: Page) -> None:
    """The front page, tables and what lies over them, as axe sees them; ends: e2e/test_ends.py."""
    page.emulate_media(reduced_motion="reduce")
    page.goto("index.html")
    check(page, "front page")
    open_table(page, f"{RONDA}&seed=10", 1)
    expect(page.locator(".fan .back").first).to_have_css("color-scheme", "light only")
    found(page, "table")
    resize(page, {"width": 768, "height": 1024})
    dialog = dialog_of(page)
    for key, there in (("w", ".clause-text"), ("?", ".help-row"), ("m", "[data-do=settings]")):
        page.keyboard.press(key)
        expect(dialog.locator(there).first).to_be_visible()
        if key != "m":
            found(page, key)
            page.keyboard.press("Escape")
    page.emulate_media(color_scheme="dark")
    dialog.locator("[data-do=settings]").click()
    found(page, "settings")
    page.keyboard.press("Escape")
    open_table(page, TABLES["baronda for five"])
    found(page, "bids")
    page.keyboard.press("s")
    expect(dialog.locator("table")).to_be_visible()
    found(page, "score")
    page.keyboard.press("Escape")
    begun = near_the_end("moroccan-ronda", 2, 38, seed="5")
    page.goto(f"index.html?bots=random&speed=fast#play={begun}")
    page.locator("[data-action^=challenge]").click()
    expect(dialog.locator(".told")).not_to_be_empty()
    found(page, "challenge")
    dialog.locator(".buttons [data-do=close]").click()


@pytest.mark.browser
def test_forced_colours_and_nothing_moves_that_need_not(page: Page) -> None:
    page.emulate_media(forced_colors="active", reduced_motion="reduce")
    open_table(page, f"{RONDA}&seed=10")
    moving = page.evaluate(
        """() => [...document.querySelectorAll('*')].filter(each => getComputedStyle(each)
          .transitionDuration.split(', ').some(time => parseFloat(time))).length"""
    )
    assert moving == 0
    assert page.evaluate("document.getAnimations().length") == 0
    page.keyboard.press("m")
    dialog_of(page).locator("[data-do=settings]").click()
    colours = page.evaluate(
        """() => {
          const style = (selector, name) =>
            getComputedStyle(document.querySelector(selector))[name];
          return {
            edge: style('#dialog', 'borderTopWidth'),
            chosen: style('.choice label:has(:checked)', 'backgroundColor'),
            other: style('.choice label:not(:has(:checked))', 'backgroundColor'),
          };
        }"""
    )
    assert colours["edge"] != "0px"
    assert colours["chosen"] != colours["other"]


@pytest.mark.browser
@pytest.mark.fresh
def test_any_accent_can_be_read_and_nothing_else_darkens_cards(page: Page, dist: Path) -> None:
    """Extensions are told to leave the page alone, and so are browsers that darken pages: always
    on cards and backs, and everywhere if the player has chosen a theme."""
    for name in ("index.html", "rules.html", "embedding.html", "rules/rounds.html"):
        assert "darkreader-lock" in (dist / name).read_text("utf-8")
    page.emulate_media(reduced_motion="reduce")  # each colour is there at once
    page.goto("index.html?example=SR-4.2&theme=light&accent=%23ffff00")
    expect(page.locator("[data-status=viewing]")).to_be_visible()
    for name in (":root", "#viewer .card svg"):
        expect(page.locator(name).first).to_have_css("color-scheme", "light only")
    page.evaluate(
        """() => { const b = document.createElement('button'); b.className = 'primary';
        b.textContent = 'Play'; document.querySelector('main.viewer-main').append(b); }"""
    )
    style = page.locator("html").get_attribute("style")
    assert style
    assert "#ffff00" in style
    for scheme, accent in (("light", "white"), ("light", "hotpink"), ("dark", "#000")):
        page.evaluate(
            "look => appearance.setLook(...look)", [scheme, accent]
        )  # as the address does
        found(page, f"{scheme}, {accent}", COLOURS)


@pytest.mark.browser
def test_rules_on_paper(page: Page) -> None:
    """Words and diagrams, nothing to press; the words of an open diagram as well."""
    page.goto("rules/steere-ronda.html")
    check(page, "rules")
    example = page.locator("#SR-4\\.2 .example").first
    words = example.locator("li").first
    example.scroll_into_view_if_needed()
    example.locator("[data-do=diagram]").click()
    expect(page.locator("[data-step=back]")).to_be_focused()
    expect(words).to_be_hidden()
    page.emulate_media(media="print")
    expect(words).to_be_visible()
    expect(page.locator(".drawing .board")).to_be_visible()
    controls = page.locator("button:not(.term), nav, .steps")
    expect(controls).not_to_have_count(0)
    expect(controls.filter(visible=True)).to_have_count(0)


# The face of titles: a file of this site.
FACE = "static/fonts/titles.woff2"
# The first family of all that has text.
FACES = """table => {
  const texts = [...table.querySelectorAll(':not(svg *)')]
    .filter(each => [...each.childNodes].some(node => node.nodeType === 3 && node.data.trim()));
  return [...new Set(texts.map(each => getComputedStyle(each).fontFamily.split(',')[0]))].sort();
}"""


@pytest.mark.browser
@pytest.mark.fresh
def test_titles_have_their_face(page: Page, host: Host, base_url: str) -> None:
    """It comes with the pages which begin with a title, not for a closed element, and nothing moves
    for it. A table has that face, which says and counts, and the plain one."""
    assert (TOP / FACE).stat().st_size <= 25_000
    fonts: list[str] = []
    page.on("request", lambda request: fonts.append(request.url) if "woff" in request.url else None)
    page.goto(host('<rondas-table example="RO-3.4"></rondas-table>'))
    closed = "document.querySelector('rondas-table').shadowRoot?.querySelector('img')?.complete"
    until(page, f"() => {closed}")
    assert fonts == []
    page.add_init_script(SHIFTS)
    page.goto(f"{base_url}index.html")
    until(page, "() => document.fonts.check('600 20px \"Rondas Titles\"')")
    assert fonts == [base_url + FACE]
    assert page.evaluate("shifts") == []
    width = "document.querySelector('h1').offsetWidth"
    before = page.evaluate(width)
    page.emulate_media(color_scheme="dark")
    page.set_viewport_size({"width": 1400, "height": 720})
    until(page, f"() => innerWidth === 1400 && {width} === {before}")
    family = "each => getComputedStyle(each).fontFamily"
    assert page.locator("h1").first.evaluate(family).startswith('"Rondas Titles"')
    assert "Rondas Titles" not in page.locator("#front .about p").first.evaluate(family)
    page.goto(f"{base_url}index.html?lesson=baronda")
    page.locator("[data-status=your-turn][data-still]").wait_for()
    assert page.locator("#table").evaluate(FACES) == ['"Rondas Titles"', "-apple-system"]


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


@pytest.mark.browser
def test_the_page_turns(page: Page) -> None:
    """The bar begins on the right, the panel is on the left; the buttons are where the hand is that
    was chosen. Arrows lead where they point: along the hand, and along the buttons, the first of
    which stands on the right."""
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
    # The picture of a result begins on the right, and all its words have room.
    (left, right), words = page.evaluate(PICTURE, 5)
    assert all(left <= start and end <= right for _, start, end in words)
    title = next(end for text, _, end in words if text == "الروندة")
    assert title == pytest.approx(right - 128, abs=3)
    date = next(start for text, start, _ in words if text == "25 نونبر 2026")
    assert date == pytest.approx(left + 48, abs=3)
    points = [start for text, start, _ in words if text == "121"]
    names = [start for text, start, _ in words if text.startswith("ماكسيميليان")]
    assert len(points) == 5
    assert all(start > points[0] for start in names[:5])
