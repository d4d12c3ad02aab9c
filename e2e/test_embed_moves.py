"""<rondas-table> on pages that change: elements that move or come later, scripts that are packed
otherwise, and pages that isolate themselves."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from e2e.conftest import Trouble
from e2e.embedding import GAME, STARTED, TABLE, Host, frame, heard, touch, wait_heard
from e2e.playing import play_on
from e2e.test_embed_still import PLACES
from e2e.waiting import expect, until
from tools import headers
from tools.serve import Site

pytestmark = [pytest.mark.browser, pytest.mark.returning, pytest.mark.fresh]

DRAWN = "() => document.querySelector('rondas-table').shadowRoot.querySelector('.drawn')"
MORE = "count => heard.filter(({ type }) => type === 'move').length > count"


def test_an_element_that_is_moved(page: Page, host: Host) -> None:
    """By itself, and with what it stands in, it keeps its game. In another document it begins anew,
    in its style, and tells its new page; and likewise back at home."""
    page.goto(host(f'<div id="from"><p>{TABLE}</p></div><div id="to"></div>'))
    play_on(touch(page), 1)
    inside = page.frames[-1]
    inside.evaluate("self.kept = true")
    for moved, place in (("rondas-table", "#to"), ("#to", "#from")):
        page.evaluate(
            """ids => {
              const [moved, place] = ids.map(id => document.querySelector(id));
              place.moveBefore(moved, null);
            }""",
            [moved, place],
        )
        assert inside.evaluate("self.kept")
        count = len(heard(page, "move"))
        play_on(frame(page, "#to rondas-table"), 1)
        until(page, MORE, count)
    with page.expect_popup() as opening:
        page.evaluate("self.other = open('about:blank', '', 'width=700,height=700')")
    other = opening.value
    page.evaluate("""() => {
      const table = document.querySelector('rondas-table');
      document.implementation.createHTMLDocument().body.append(table);    // which nobody sees
      self.heard = [];
      for (const type of ['ready', 'move']) other.document.addEventListener('rondas:' + type,
        ({ detail }) => heard.push({ type, detail }));
      other.document.body.append(table);
    }""")
    table = other.locator("rondas-table")
    assert table.evaluate("each => getComputedStyle(each).display") == "block"
    assert table.evaluate("each => each.shadowRoot.firstChild.offsetHeight") > 300
    until(other, DRAWN)
    play_on(touch(other), 1)
    wait_heard(page, "move")
    page.evaluate(
        "document.querySelector('main').append(other.document.querySelector('rondas-table'))"
    )
    other.close()
    expect(touch(page).locator(STARTED)).to_be_visible()
    assert page.locator("rondas-table").evaluate("each => each.offsetHeight") > 400


SENTENCE = (
    '<p id="p">Here <em><a class="rondas" href="{}index.html?example=SR-4.2">coins beat swords</a>'
    "</em> in a trick.</p><p>Next</p>"
)


# Adds this markup as libraries do that change parts of a page, or all of it.
ADDED = (
    "html => document.querySelector('main').insertAdjacentHTML('beforeend', html)",
    """html => {
      document.querySelector('main').insertAdjacentHTML('beforeend', html);
      const again = document.createElement('script');
      again.src = document.querySelector('script[src]').src;
      document.body.append(again);
    }""",
    """html => {
      const body = document.createElement('body');
      body.innerHTML = html;
      document.documentElement.replaceChild(body, document.body);
    }""",
)


def test_links_in_sentences(page: Page, host: Host) -> None:
    """One stays text; touched, it opens below its paragraph, in a wide window over the page."""
    page.set_viewport_size({"width": 390, "height": 900})
    site = host.site.url
    page.goto(host(SENTENCE.format(site)))
    link = page.locator("a.rondas")
    sign = "e => getComputedStyle(e, '::after').content"
    until(page, "() => document.adoptedStyleSheets.length")
    assert "▸" in link.evaluate(sign)
    assert page.locator("rondas-table").count() == 0
    link.click()
    expect(frame(page, "#p + rondas-table").locator("[data-status=viewing]")).to_be_visible()
    expect(link).to_have_attribute("aria-expanded", "true")
    page.get_by_role("button", name="Close").click()
    expect(page.locator("rondas-table")).to_have_count(0)
    expect(link).to_be_focused()
    page.set_viewport_size({"width": 1200, "height": 900})
    places = page.evaluate(PLACES)
    link.click()
    expect(page.locator("rondas-table:popover-open")).to_be_visible()
    assert page.evaluate(PLACES) == places
    page.locator("h1").click()
    # Links that come later.
    tables = page.locator("rondas-table")
    for way, count in zip(ADDED, (2, 4, 2), strict=True):
        page.evaluate(
            way,
            f'<p><a class="rondas" href="{site}index.html?example=RO-3.1">An example</a></p>'
            '<div><div class="rondas" data-game="rounds" data-seed="7">A table</div></div>'
            f'<div contenteditable><a class="rondas" href="{site}">Being written</a></div>',
        )
        expect(tables).to_have_count(count)
        example, table = tables.nth(count - 2), tables.last
        expect(example.locator("button")).to_be_visible()
        assert example.get_attribute("example") == "RO-3.1"
        assert table.get_attribute("seed") == "7"
        expect(page.locator("[contenteditable] > a").last).to_be_visible()


def test_a_script_that_is_packed_otherwise(
    page: Page, dist: Path, host: Host, trouble: Trouble
) -> None:
    """As a module and by an import it works. For one that lost its site one line in the console
    says what to do; nothing else happens."""
    trouble.expect("rondas-table: ")
    text = (dist / "v/1/embed.js").read_text("utf-8")
    (host.folder / "bundle.js").write_text(text, "utf-8")
    for loaded in (
        f"<script>{text}</script>",
        '<script src="bundle.js"></script>',
        '<script type="module" src="bundle.js"></script>',
    ):
        with page.expect_console_message(lambda message: message.type == "error") as said:
            page.goto(host.show(f"<!doctype html><meta charset=utf-8><title>Host</title>{loaded}"))
        assert said.value.text.startswith("rondas-table: ")
        assert "\n" not in said.value.text
        assert '<script async src="https://…/embed.js"></script>' in said.value.text
    script = f"{host.site.url}v/1/embed.js"
    for loaded in (
        f'<script type="module" src="{script}"></script>',
        f"<script>import('{script}')</script>",
    ):
        page.goto(host.show(f"<!doctype html><title>Host</title>{loaded}{TABLE}"))
        expect(page.locator("rondas-table button")).to_be_visible()
        until(page, DRAWN)


@pytest.mark.pyodide
def test_a_page_that_isolates_itself(
    page: Page, dist: Path, serve: Callable[..., Site], host: Host
) -> None:
    """The site's headers let its frames in, also those that keep games. A site that knows nothing
    of it comes in where a browser has frames without credentials."""
    unaware = [
        (pattern, {name: value for name, value in values.items() if "Embedder" not in name})
        for pattern, values in headers.read(dist, "http://localhost/")
    ]
    both = f'<rondas-table id="keeps" storage {GAME}></rondas-table>{TABLE}'
    isolated = {
        "Cross-Origin-Opener-Policy": "same-origin",
        "Cross-Origin-Embedder-Policy": "require-corp",
    }
    for site, body in ((host.site, both), (serve(dist, rules=unaware), TABLE)):
        page.goto(host(body, rules=[("/*", isolated)], site=site))
        assert page.evaluate("crossOriginIsolated")
        for table in page.locator("rondas-table").all():
            table.locator("button").click()
            expect(table.frame_locator("iframe").locator(STARTED)).to_be_visible()
