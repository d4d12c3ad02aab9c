"""Browsers that are too old are told so, by a style sheet alone: they may not read its scripts."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route

from e2e.conftest import TOP
from e2e.waiting import expect

pytestmark = pytest.mark.browser

NEEDED = ("selector(:has(a))", "(grid-template-rows:subgrid)", "(width:1lh)")


def test_an_old_browser_is_told(page: Page) -> None:
    """One that does not know one of the things that the site needs; others are not."""
    told = page.locator("#old")
    page.goto("index.html")
    expect(told).to_be_hidden()
    missing, replaced = "", []

    def older(route: Route) -> None:
        answer = route.fetch()
        text = answer.text()
        assert text.count(missing) == 1, missing
        replaced.append(missing)
        route.fulfill(response=answer, body=text.replace(missing, "(width:1unknown)"))

    page.route("**/static/css/tokens.css", older)
    for missing in NEEDED:
        page.goto("index.html")
        expect(told, missing).to_be_visible()
        expect(told.get_by_role("link")).to_have_attribute("href", "rules.html")
    assert replaced == list(NEEDED)
    # The same versions everywhere.
    versions = re.findall(r"[\d.]*\d", told.inner_text())
    build = (TOP / "tools/styles.mjs").read_text()
    found = dict(re.findall(r"(\w+): version\(([\d, ]+)\)", build))
    targets = [found[name].replace(", ", ".") for name in ("chrome", "edge", "firefox", "safari")]
    assert targets == [versions[0], *versions]
    readme = (TOP / "README.md").read_text()
    assert re.search(r"Chrome and Edge {}, Firefox {}, Safari {}".format(*versions), readme)
    page.unroute_all()
    colours_need_no_new_functions(page)


# The colours of these names, or of what is written, as the browser has them.
SEEN = """colours => colours.map(colour => {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.color = colour.startsWith('--') ? `var(${colour})` : colour;
  return getComputedStyle(probe).color;
})"""


def colours_need_no_new_functions(page: Page) -> None:
    """The colours of the source come out of what the build has made of them."""
    page.goto("rules.html")
    source = (TOP / "static/css/tokens.css").read_text()
    names, *schemes = zip(
        *re.findall(r"(--[\w-]+): light-dark\((#\w+), (#\w+)\)", source), strict=True
    )
    assert len(names) > 10
    for scheme, colours in zip(("light", "dark"), schemes, strict=True):
        page.emulate_media(color_scheme=scheme)
        assert page.evaluate(SEEN, names) == page.evaluate(SEEN, colours), scheme
    built = page.evaluate(
        "() => Promise.all([...document.styleSheets].map(s => fetch(s.href).then(a => a.text())))"
    )
    assert not any("light-dark(" in text for text in built)
