"""Embedded tables on hosts that go wrong, or mean harm."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from e2e.conftest import GO, Trouble
from e2e.embedding import (
    QUERY,
    SANDBOX,
    STARTED,
    TABLE,
    Host,
    frame,
    heard,
    touch,
    wait_heard,
    wait_turn,
)
from e2e.test_table import KEPT
from e2e.waiting import at_rest, expect, on_device, until
from tools.serve import Site

pytestmark = [pytest.mark.browser, pytest.mark.returning, pytest.mark.pyodide]


@pytest.mark.fresh
def test_host_with_a_strict_policy(site: Site, page: Page, host: Host, trouble: Trouble) -> None:
    policy = (
        f"default-src 'none'; script-src {site.url}v/1/embed.js; frame-src {site.url}; "
        "require-trusted-types-for 'script'; trusted-types 'none'"
    )
    trouble.expect(f"Loading the image '{site.url}rules/")  # it does without
    example = '<rondas-table example="SR-4.2"></rondas-table>'
    url = host(example, head="", rules=[("/*", {"Content-Security-Policy": policy})])
    trouble.expect("'data:,'")
    trouble.expect("'TrustedScriptURL'")  # of embed-more.js: the frame has nothing below it then
    page.goto(url)
    expect(page.locator("rondas-table i").first).to_be_visible()
    touch(page).locator("[data-step=first]").click()
    expect(frame(page).locator("[data-step=back][aria-disabled=true]")).to_be_visible()


@pytest.mark.fresh
def test_site_without_cors_and_what_cannot_be_opened(
    dist: Path, serve: Callable[..., Site], page: Page, host: Host, trouble: Trouble
) -> None:
    """The element says so, as of a site that cannot be framed; an example with storage needs no
    CORS, and the host is told of a hostile record inline."""
    bare = serve(dist, rules=[])
    for text in ("CORS policy", "net::ERR_FAILED"):
        trouble.expect(text)
    example = '<rondas-table id="e" storage example="SR-4.2"></rondas-table>'
    inline = '<script type="application/json">{"a": [</script>'
    hostile = f'<rondas-table id="r" storage>{inline}</rondas-table>'
    page.goto(host(TABLE + example + hostile, site=bare))
    told = touch(page, "rondas-table:not([id])").locator(".prompt").first
    expect(told).to_contain_text("Access-Control-Allow-Origin: *")
    assert "Access-Control-Allow-Origin" in error_of(page, "")
    expect(touch(page, "#e").locator("[data-status=viewing]")).to_be_visible()
    page.locator("#r button").click()
    expect(page.locator("#r [role=alert]")).to_contain_text("no JSON")
    assert "no JSON" in error_of(page, "r")
    shut = serve(dist)
    for _, values in shut.rules:
        if policy := values.get("Content-Security-Policy"):
            values["Content-Security-Policy"] = f"{policy}; frame-ancestors 'self'"
    for text in ("frame-ancestors", "chrome-error"):
        trouble.expect(text)
    page.goto(host(TABLE, site=shut))
    page.locator("rondas-table button").click()
    note = page.locator("rondas-table [role=alert]")
    expect(note).to_contain_text("The table could not be loaded")
    here = f"{shut.url}index.html?{QUERY}&lang=en&theme=light"
    expect(note.locator("a")).to_have_attribute("href", here)
    assert wait_heard(page, "error")


def error_of(page: Page, which: str) -> str:
    error = "which => heard.find(({ type, on }) => type === 'error' && on === which)?.detail.error"
    said: str = until(page, error, which)
    return said


def test_hostile_host(site: Site, page: Page, host: Host) -> None:
    """It cannot make the frame run code, play a card, or lose a game that is kept."""
    kept, page = page, page.context.new_page()
    kept.goto(f"index.html?{QUERY}")
    kept.locator("[data-action]").first.click()
    expect(kept.locator(STARTED)).to_be_visible()
    on_device(kept, KEPT % 1)
    at_rest(kept)
    cards = kept.locator("[data-card]").count()
    assert cards < 16
    page.goto(host(TABLE.replace(" seat", " storage seat")))
    table = touch(page)
    expect(table.locator(STARTED)).to_be_visible()
    # The last one has come as well.
    wait_turn(page)
    moves = len(heard(page, "move"))
    page.frames[1].evaluate(
        """() => { window.last = new Promise(done =>
          addEventListener('message', ({ data }) => data === 'last' && done())); }"""
    )
    page.evaluate(
        """() => {
          const target = document.querySelector('rondas-table').shadowRoot
            .querySelector('iframe').contentWindow;
          const bad = [null, 1, 'x', [], {}, { rondas: 2, type: 'look' }, { rondas: 1 },
            { rondas: 1, type: 'eval', code: 'alert(1)' },
            { rondas: 1, type: 'act', action: 'play 7E' },
            { rondas: 1, type: 'look', theme: '"><script>alert(1)</script>' },
            { rondas: 1, type: 'look', accent: 'url(javascript:alert(1))' },
            { rondas: 1, type: 'look', theme: {}, accent: 'red; background: url(//x.invalid)' },
            { rondas: 1, type: 'look', theme: 'dark', accent: 'x'.repeat(1e6) },
            { id: 1, text: '{"do": "open"}' }, { progress: 1 },
            { type: 'SKIP_WAITING' }];
          for (const message of bad) target.postMessage(message, '*');
          const look = { rondas: 1, type: 'look', theme: 'light' };
          for (let n = 0; n < 2000; n++) target.postMessage(look, '*');
          target.postMessage('last', '*');
        }"""
    )
    page.frames[1].evaluate("last")
    root = table.locator("html")
    assert root.get_attribute("data-theme") == "light"
    assert root.get_attribute("data-accent") is None
    assert len(heard(page, "move")) == moves
    at_rest(table)
    assert table.locator("[data-card]").count() == cards
    # Nor by addresses: whatever it opens there, the game that was kept goes on.
    page.goto(host("<iframe></iframe>"))
    inside = page.frames[1]
    inside.goto(f"{site.url}index.html?game=steere-ronda&seed=7&hands=1&bots=hard&accent=}}")
    for query in ("", "game=nonsense", f"{QUERY}&players=4"):
        if query:  # from there on within the page
            inside.evaluate(GO, f"index.html?{query}")
        expect(inside.locator("[data-table]")).to_be_attached()
        expect(inside.locator("[data-status=loading]")).to_have_count(0)
        on_device(inside)  # behind all that it writes
    kept.goto("index.html?example=SR-4.2")
    expect(kept.locator("[data-status=viewing]")).to_be_visible()
    kept.goto("index.html?seed=7")
    expect(kept.locator("#lobby")).to_be_visible()
    inside.evaluate(GO, f"index.html?{QUERY}")
    expect(inside.locator(STARTED)).to_be_visible()
    at_rest(inside)
    assert inside.locator("[data-card]").count() == cards


FORGE = """<iframe id="other" srcdoc="<script>
  const fake = { rondas: 1, type: 'over', scores: [9], winners: [0], record: {} };
  parent.postMessage(fake, '*');
  parent.postMessage({ rondas: 1, type: 'height', height: 5000 }, '*');
</script>"></iframe>"""


@pytest.mark.fresh
def test_frame_of_the_lobby(page: Page, host: Host) -> None:
    """A sandboxed frame may not submit forms; the lobby works all the same. Messages that are not
    the frame's do nothing at the element."""
    page.goto(host("<rondas-table></rondas-table>"))
    lobby = touch(page)
    wait_heard(page, "ready")
    allowed = page.locator("iframe").get_attribute("sandbox") or ""
    assert {*allowed.split()} == SANDBOX
    lobby.locator("[data-play=steere-ronda]").click()
    expect(lobby.locator(STARTED)).to_be_visible()
    assert page.evaluate("history.length") <= 2
    height = page.locator("rondas-table").evaluate("e => e.offsetHeight")
    page.evaluate(
        """{ window.forged = 0;
        addEventListener('message', ({ source }) => {
          if (source === window || source === document.querySelector('#other')?.contentWindow)
            forged++;
        }); }"""
    )
    page.evaluate("html => document.body.insertAdjacentHTML('beforeend', html)", FORGE)
    page.evaluate("postMessage({ rondas: 1, type: 'over', scores: [9] }, '*')")
    until(page, "() => forged === 3")
    assert not heard(page, "over")
    assert page.locator("rondas-table").evaluate("e => e.offsetHeight") == height
