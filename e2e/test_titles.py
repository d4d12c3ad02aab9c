"""The face of titles: a file of this site that comes with the pages which begin with a title, and
nothing moves for it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from e2e.conftest import TOP
from e2e.embedding import Host, host
from e2e.waiting import expect, until

__all__ = ["host"]
pytestmark = [pytest.mark.browser, pytest.mark.returning, pytest.mark.fresh]
FILE = TOP / "static/fonts/titles.woff2"
MOVED = """
  window.moved = 0;
  new PerformanceObserver(list => {
    for (const each of list.getEntries()) if (!each.hadRecentInput) moved += each.value;
  }).observe({ type: 'layout-shift', buffered: true });
"""
# The first family of all that has text.
FACES = """table => {
  const texts = [...table.querySelectorAll(':not(svg *)')]
    .filter(each => [...each.childNodes].some(node => node.nodeType === 3 && node.data.trim()));
  return [...new Set(texts.map(each => getComputedStyle(each).fontFamily.split(',')[0]))].sort();
}"""


def test_titles_have_their_face(page: Page, base_url: str) -> None:
    assert FILE.stat().st_size <= 25_000
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.add_init_script(MOVED)
    page.goto("index.html")
    until(page, "() => document.fonts.check('600 20px \"Rondas Titles\"')")
    fonts = [url for url in asked if "woff" in url]
    assert fonts == [f"{base_url.rstrip('/')}/static/fonts/titles.woff2"]
    assert page.evaluate("moved") == 0
    family = "each => getComputedStyle(each).fontFamily"
    assert page.locator("h1").first.evaluate(family).startswith('"Rondas Titles"')
    assert "Rondas Titles" not in page.locator("#front .about p").first.evaluate(family)


def test_a_table_has_two_faces(page: Page) -> None:
    """That of titles, which says and counts, and the plain one."""
    for address in ("?lesson=baronda", "?game=baronda&players=3&seat=0&bots=easy&seed=7&leader=0"):
        page.goto(f"index.html{address}")
        page.locator("[data-status=your-turn][data-still]").wait_for()
        faces = page.locator("#table").evaluate(FACES)
        assert faces == ['"Rondas Titles"', "-apple-system"]


def test_a_closed_element_loads_no_face(page: Page, host: Host) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(host('<rondas-table example="RO-3.4"></rondas-table>'))
    expect(page.locator("rondas-table")).to_be_visible()
    until(
        page,
        "() => document.querySelector('rondas-table').shadowRoot?.querySelector('img')?.complete",
    )
    assert not [url for url in asked if "woff" in url]
