"""Tables that are still closed: what stands in them, what they load, and where none can be."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from e2e.embedding import Host, code, host, touch
from e2e.test_positions import RECORD
from e2e.waiting import expect
from tools.serve import Site

__all__ = ["host"]
pytestmark = [pytest.mark.browser, pytest.mark.returning, pytest.mark.fresh]


def test_links_divs_and_own_contents(page: Page, host: Host, site: Site) -> None:
    """A wiki's links and divs become tables with their own pictures. Contents are shown as they are
    and nothing is loaded for them."""
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
    ))  # fmt: skip
    tables = page.locator("rondas-table")
    expect(tables).to_have_count(6)
    assert [each.get_attribute("example") for each in tables.all()] == [
        "RO-3.1", "SR-4.2/2", None, "MR-4.1", None, None,
    ]  # fmt: skip
    assert tables.nth(2).get_attribute("lesson") == "rounds"
    assert tables.nth(3).get_attribute("move") == "3"
    expect(page.locator("#e button")).to_contain_text("<b>bold</b>")
    expect(page.locator("#d > a")).to_be_visible()
    asks = page.locator("#f button")
    asks.scroll_into_view_if_needed()
    expect(asks).to_contain_text("Rounds")
    expect(asks).to_contain_text(RECORD["title"])
    expect(asks).to_contain_text("Answer")
    expect(page.locator("#a rondas-table .drawn")).to_be_attached()
    expect(page.locator("rondas-table > b")).to_be_visible()
    expect(page.locator("rondas-table > a").first).to_be_hidden()
    assert "/rules/moroccan-ronda/MR-4.1.png" not in {path for path, _ in site.log}
    viewer = touch(page, "#a rondas-table").locator("[data-table]")
    expect(viewer).to_have_attribute("data-status", "viewing")
    expect(page.locator("#a rondas-table .go")).to_be_hidden()


def test_pictures_come_first(page: Page, host: Host, site: Site) -> None:
    """A position of the owner's own shows the owner's picture, and nothing else is loaded. A plain
    frame loads its picture, and the rest on a tap."""
    picture = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>"
    site.log.clear()
    page.goto(host(
        '<rondas-table position="rounds" turned="7H" hand0="KS 7C 2H" turn="1">'
        f'<img src="{picture}" alt="Ben leads."></rondas-table>'
    ))  # fmt: skip
    expect(page.get_by_role("button", name="Ben leads.")).to_be_visible()
    expect(page.locator("rondas-table img")).to_be_visible()
    page.evaluate("scrollTo(0, 9999)")
    # The browser asks for its service worker when it likes.
    assert [path for path, _ in site.log if path != "/sw.js"] == ["/v/1/embed.js"]
    source = f"{site.url}index.html?example=RO-3.1&theme=dark&poster=1"
    site.log.clear()
    page.goto(host(f'<iframe id="f" sandbox="allow-scripts" width="400" height="500" '
                   f'src="{source}">'
                   "</iframe>"))  # fmt: skip
    inner = page.frame_locator("#f")
    expect(inner.locator("rondas-table .drawn")).to_be_attached()
    fetched = {path for path, _ in site.log}
    assert "/rules/rounds/RO-3.1.png" in fetched
    assert not {path for path in fetched if path.startswith(("/vendor", "/py", "/locale"))}
    inner.locator("rondas-table").locator("button").click()
    expect(inner.locator("[data-status=viewing]")).to_be_visible()


POSITION = "turned=7H&hand0=KS+7C+2H&turn=1"


def test_what_somebody_has_made_has_an_address_with_a_face(
    page: Page, host: Host, site: Site
) -> None:
    """A page whose address says what it shows; the menu of an element copies it."""
    page.goto(f"e/made-rounds.html?{POSITION}&lang=fr")
    expect(page.get_by_role("heading", name="Rounds pas à pas")).to_be_visible()
    table = page.locator("rondas-table")
    assert table.get_attribute("hand0") == "KS 7C 2H"
    expect(touch(page).locator("[data-status=viewing]")).to_be_visible()
    play = page.get_by_role("link", name="Regarder").last
    assert play.get_attribute("href") == f"../index.html?{POSITION}&lang=fr"
    page.goto(f"e/made-rounds.html#record={code(RECORD)}")
    expect(touch(page).locator("[data-status=your-turn]")).to_be_visible()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(host(
        '<rondas-table position="rounds" turned="7H" hand0="KS 7C 2H" turn="1" lang="en">'
        "</rondas-table>"
        f'<rondas-table record="{code(RECORD)}" lang="en"></rondas-table>'
        '<rondas-table example="RO-3.1" lang="fr"></rondas-table>'
        '<rondas-table game="rounds" seed="7" lang="en"></rondas-table>'
    ))  # fmt: skip
    faces = (
        f"e/made-rounds.html?position=rounds&{POSITION}&lang=en",
        f"e/made-rounds.html?lang=en#record={code(RECORD)}",
        "e/RO-3.1.html?lang=fr",
        "index.html?game=rounds&seed=7&lang=en",
    )
    for table, face in zip(page.locator("rondas-table").all(), faces, strict=True):
        table.locator(".more").click()
        table.locator(".menu button").first.click()
        expect(table.locator(".menu")).to_have_count(0)
        assert page.evaluate("navigator.clipboard.readText()") == site.url + face


def test_a_record_is_called_by_its_title(page: Page, host: Host) -> None:
    """The closed element, and its frame."""
    page.goto(host(f'<rondas-table record="{code(RECORD)}"></rondas-table>'))
    page.locator("rondas-table").scroll_into_view_if_needed()
    expect(page.get_by_role("button", name=RECORD["title"])).to_be_visible()
    touch(page)
    title = page.locator("rondas-table iframe")
    expect(title).to_have_attribute("title", f"Rounds, {RECORD['title']}")
