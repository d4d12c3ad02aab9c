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
    assert versions == [v.replace(", ", ".") for v in _targets(build)]
    readme = (TOP / "README.md").read_text()
    assert re.search(r"Chrome and Edge {}, Firefox {}, Safari {}".format(*versions), readme)
    page.unroute_all()
    colours_need_no_new_functions(page)


def _targets(source: str) -> list[str]:
    found = dict(re.findall(r"(\w+): version\(([\d, ]+)\)", source))
    assert found["chrome"] == found["edge"]
    assert found["safari"] == found["ios_saf"]
    return [found["chrome"], found["firefox"], found["safari"]]


def colours_need_no_new_functions(page: Page) -> None:
    """The colours of the source come out of what the build has made of them."""
    page.goto("rules.html")
    source = (TOP / "static/css/tokens.css").read_text()
    colours = re.findall(r"(--[\w-]+): light-dark\((#\w+), (#\w+)\)", source)
    assert len(colours) > 10
    for at, scheme in enumerate(("light", "dark"), 1):
        page.emulate_media(color_scheme=scheme)
        found = page.evaluate(
            """names => names.map(name => {
              const probe = document.body.appendChild(document.createElement('i'));
              probe.style.color = `var(${name})`;
              return getComputedStyle(probe).color;
            })""",
            [name for name, *_ in colours],
        )
        assert found == [_rgb(colour[at]) for colour in colours], scheme
    built = page.evaluate(
        "() => Promise.all([...document.styleSheets].map(s => fetch(s.href).then(a => a.text())))"
    )
    assert not any("light-dark(" in text for text in built)


def _rgb(colour: str) -> str:
    digits = colour[1:] if len(colour) == 7 else "".join(digit * 2 for digit in colour[1:])
    red, green, blue = bytes.fromhex(digits)
    return f"rgb({red}, {green}, {blue})"
