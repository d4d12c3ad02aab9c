"""Viewers on other sites' pages: they share what the browser has loaded, and store nothing."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page

from e2e.embedding import Host, code, frame, record, touch
from e2e.waiting import expect
from tools.embedding import packed
from tools.serve import Site

pytestmark = [pytest.mark.browser, pytest.mark.fresh, pytest.mark.pyodide]

MOST = 350_000
"""Compressed bytes of an opened example on a first visit."""
KEPT_THERE = """async () => ({
  local: { ...localStorage }, session: { ...sessionStorage }, cookies: document.cookie,
  databases: (await indexedDB.databases()).map(({ name }) => name), caches: await caches.keys(),
  workers: (await navigator.serviceWorker.getRegistrations()).length,
  files: await Array.fromAsync((await navigator.storage.getDirectory()).keys()),
})"""


ELEMENTS = {
    "a": 'example="SR-4.2"',
    "b": 'example="SR-4.3"',
    "c": 'example="RO-3.1"',
    "r": f'record="{code(record(names=["Ana", "Bo", "Cid"], hands=1))}" move="17"',
}
CLOSED = re.compile(r"/v/1/embed[-\w]*\.js|/(embed|rules)/.+\.(png|svg)")


def test_viewers_share_files_and_keep_nothing(page: Page, site: Site, host: Host) -> None:
    """Nothing but pictures until one is touched, and no engine for examples, which were played when
    the site was built. On a page of another origin they have the site's, and the next one loads
    little: of a large pack its own court cards, drawn whole. Nothing is stored, as little as in a
    sandbox: looks, the engine's memory."""
    site.log.clear()
    page.goto(host("".join(f'<rondas-table id="{at}" {what}></rondas-table>'
                           for at, what in ELEMENTS.items())))  # fmt: skip
    for which in ELEMENTS:
        page.locator(f"#{which}").scroll_into_view_if_needed()
        expect(page.locator(f"#{which} .drawn")).to_be_attached()
    # The service worker of an earlier page looks for a newer one when it likes.
    assert all(CLOSED.fullmatch(path) for path, _ in site.log if path != "/sw.js")
    loaded = {}
    for which, engines in zip(ELEMENTS, (0, 0, 0, 1), strict=True):
        site.log.clear()
        place = touch(page, f"#{which}").locator("[data-status=viewing]")
        expect(place).to_be_visible()
        page.frames[-1].wait_for_load_state("networkidle")  # nothing more of it comes later
        loaded[which] = site.log[:]
        assert len(page.workers) == engines
    expect(frame(page, "#r").locator("[data-move='17']")).to_contain_text("Ana")
    # Of the rulebook the clause alone.
    paths = [path for which in "ab" for path, _ in loaded[which]]
    assert "/e/SR-4.2.html" in paths
    assert not [path for path in paths if re.match(r"/rules/.*json", path)]
    # Besides the pictures of closed elements, which come when they like.
    closed = re.compile("/(rules|embed)/|/v/1/embed-made")
    first, news, courts = (
        {path for path, size in loaded[which] if size and not closed.match(path)} for which in "abc"
    )
    assert len(first) > 15
    assert news == {"/viewer.html", "/e/SR-4.3.html"}
    assert not {path for path in first if path.startswith(("/vendor/pyscript", "/vendor/pyodide"))}
    assert sum(packed(site.folder / path[1:]) for path in first) <= MOST
    assert "/e/cards/french.deflate" in courts
    assert len([path for path in courts if path.startswith("/e/cards/")]) < 12
    assert "/static/cards/french.svg" not in courts
    missing = "[...document.querySelectorAll('use')].map(e => e.getAttribute('href'))"
    drawn = next(each for each in page.frames if "RO-3.1" in each.url)
    assert not drawn.evaluate(f"{missing}.filter(name => !document.querySelector(name))")
    inside = page.frames[1]
    assert inside.evaluate("self.origin") == site.url.rstrip("/")
    # Another frame of that origin on that page, which may look.
    another = f'<iframe src="{site.url}robots.txt"></iframe>'
    page.evaluate("html => document.body.insertAdjacentHTML('beforeend', html)", another)
    expect(page.locator("body > iframe")).to_be_attached()
    looking = page.frames[-1]
    looking.wait_for_url("**/robots.txt")
    kept = looking.evaluate(KEPT_THERE)
    assert kept == {"local": {}, "session": {}, "cookies": "", "databases": [], "caches": [],
                    "workers": 0, "files": []}  # fmt: skip
