"""The face of titles: a file of this site that comes with the pages which begin with a title, and
nothing moves for it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from e2e.conftest import TOP
from e2e.embedding import Host, host
from e2e.waiting import until

__all__ = ["host"]
FILE = "static/fonts/titles.woff2"
MOVED = """
  window.moved = 0;
  new PerformanceObserver(list => {
    for (const each of list.getEntries()) if (!each.hadRecentInput) moved += each.value;
  }).observe({ type: 'layout-shift', buffered: true });
"""


@pytest.mark.browser
@pytest.mark.returning
@pytest.mark.fresh
def test_titles_have_their_face(page: Page, host: Host, base_url: str) -> None:
    """It is not loaded for a closed element."""
    assert (TOP / FILE).stat().st_size <= 25_000
    fonts: list[str] = []
    page.on("request", lambda request: fonts.append(request.url) if "woff" in request.url else None)
    page.goto(host('<rondas-table example="RO-3.4"></rondas-table>'))
    closed = "document.querySelector('rondas-table').shadowRoot?.querySelector('img')?.complete"
    until(page, f"() => {closed}")
    assert fonts == []
    page.add_init_script(MOVED)
    page.goto(f"{base_url}index.html")
    until(page, "() => document.fonts.check('600 20px \"Rondas Titles\"')")
    assert fonts == [base_url + FILE]
    assert page.evaluate("moved") == 0
    family = "each => getComputedStyle(each).fontFamily"
    assert page.locator("h1").first.evaluate(family).startswith('"Rondas Titles"')
    assert "Rondas Titles" not in page.locator("#front .about p").first.evaluate(family)
