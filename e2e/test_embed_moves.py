"""<rondas-table> on pages that change: elements that move or come later, scripts that are packed
otherwise, and pages that isolate themselves."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from e2e.conftest import Trouble
from e2e.embedding import (
    GAME,
    STARTED,
    TABLE,
    Host,
    frame,
    heard,
    host,
    touch,
    wait_heard,
)
from e2e.playing import play_on
from e2e.waiting import expect, until
from tools import headers
from tools.serve import Site

__all__ = ["host"]
pytestmark = [pytest.mark.browser, pytest.mark.returning, pytest.mark.fresh]

DRAWN = "() => document.querySelector('rondas-table').shadowRoot.querySelector('.drawn')"
MORE = "count => heard.filter(({ type }) => type === 'move').length > count"


def test_an_element_that_is_moved_keeps_its_game(page: Page, host: Host) -> None:
    """By itself, and with what it stands in."""
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


def test_an_element_in_another_document(page: Page, host: Host) -> None:
    """It begins anew there, in its style, and tells its new page; and likewise back at home."""
    page.goto(host(TABLE))
    touch(page)
    wait_heard(page, "ready")
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


# Adds this markup as libraries do that change parts of a page, or all of it.
ADDED = {
    "part": "html => document.querySelector('main').insertAdjacentHTML('beforeend', html)",
    "page": """html => {
      const body = document.createElement('body');
      body.innerHTML = html;
      document.documentElement.replaceChild(body, document.body);
    }""",
    "script": """html => {
      document.querySelector('main').insertAdjacentHTML('beforeend', html);
      const again = document.createElement('script');
      again.src = document.querySelector('script[src]').src;
      document.body.append(again);
    }""",
}


@pytest.mark.parametrize("way", ADDED)
def test_links_that_come_later(page: Page, site: Site, host: Host, way: str) -> None:
    page.goto(host("<p>Nothing yet.</p>"))
    until(page, "() => customElements.get('rondas-table')")
    page.evaluate(
        ADDED[way],
        f'<p><a class="rondas" href="{site.url}index.html?example=RO-3.1">An example</a></p>'
        '<div><div class="rondas" data-game="rounds" data-seed="7">A table</div></div>'
        f'<div contenteditable><a class="rondas" href="{site.url}">Being written</a></div>',
    )
    tables = page.locator("rondas-table")
    expect(tables).to_have_count(2)
    expect(tables.first.locator("button")).to_be_visible()
    assert tables.first.get_attribute("example") == "RO-3.1"
    assert tables.last.get_attribute("seed") == "7"
    expect(page.locator("[contenteditable] > a")).to_be_visible()


def script(site: Site) -> str:
    """The address of the script."""
    return f"{site.url}v/1/embed.js"


def test_a_module_and_an_import(page: Page, site: Site, host: Host) -> None:
    for loaded in (
        f'<script type="module" src="{script(site)}"></script>',
        f"<script>import('{script(site)}')</script>",
        f'<script type="module">import "{script(site)}"</script>',
    ):
        page.goto(host.show(f"<!doctype html><title>Host</title>{loaded}{TABLE}"))
        expect(page.locator("rondas-table button")).to_be_visible()
        until(page, DRAWN)
    expect(touch(page).locator(STARTED)).to_be_visible()


def test_a_script_that_lost_its_site(page: Page, dist: Path, host: Host, trouble: Trouble) -> None:
    """One line in the console says what to do; nothing else happens."""
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


@pytest.mark.parametrize("policy", ["require-corp", "credentialless"])
def test_a_page_that_isolates_itself(page: Page, host: Host, policy: str) -> None:
    """The site's headers let its frames in, also those that keep games."""
    isolated = {"Cross-Origin-Opener-Policy": "same-origin", "Cross-Origin-Embedder-Policy": policy}
    page.goto(host(f"<rondas-table storage {GAME}></rondas-table>", rules=[("/*", isolated)]))
    assert page.evaluate("crossOriginIsolated")
    expect(touch(page).locator(STARTED)).to_be_visible()
    page.goto(host(TABLE, rules=[("/*", isolated)]))
    play_on(touch(page), 1)


def test_an_isolated_page_and_a_site_that_knows_nothing_of_it(
    page: Page, dist: Path, serve: Callable[..., Site], host: Host
) -> None:
    """Where a browser has frames without credentials."""
    rules = [
        (pattern, {name: value for name, value in values.items() if "Embedder" not in name})
        for pattern, values in headers.read(dist, "http://localhost/")
    ]
    plain = serve(dist, rules=rules)
    isolated = {
        "Cross-Origin-Opener-Policy": "same-origin",
        "Cross-Origin-Embedder-Policy": "require-corp",
    }
    page.goto(host(TABLE, rules=[("/*", isolated)], site=plain))
    assert page.evaluate("crossOriginIsolated")
    expect(touch(page).locator(STARTED)).to_be_visible()
