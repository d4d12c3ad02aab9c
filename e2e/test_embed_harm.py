"""Embedded tables on hosts that go wrong, or mean harm, and on pages that change: elements that
move or come later, scripts that are packed otherwise, and pages that isolate themselves."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from e2e.conftest import GO, Trouble
from e2e.embedding import (
    GAME,
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
from e2e.playing import play_on
from e2e.test_embed_still import PLACES
from e2e.test_table import KEPT
from e2e.waiting import at_rest, expect, on_device, until
from tools import headers
from tools.serve import Site

pytestmark = [pytest.mark.browser, pytest.mark.returning, pytest.mark.fresh]


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
    """It cannot make the frame run code, play a card, or lose a game that is kept; and messages
    that are not a frame's do nothing at an element."""
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
    forged_messages(page)
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
    inside.evaluate(GO, f"index.html?{QUERY}")
    expect(inside.locator(STARTED)).to_be_visible()
    at_rest(inside)
    assert inside.locator("[data-card]").count() == cards


FORGE = """<iframe id="other" srcdoc="<script>
  const fake = { rondas: 1, type: 'over', scores: [9], winners: [0], record: {} };
  parent.postMessage(fake, '*');
  parent.postMessage({ rondas: 1, type: 'height', height: 5000 }, '*');
</script>"></iframe>"""


def forged_messages(page: Page) -> None:
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


def test_frame_of_the_lobby(page: Page, host: Host) -> None:
    """A sandboxed frame may not submit forms; the lobby works all the same."""
    page.goto(host("<rondas-table></rondas-table>"))
    lobby = touch(page)
    wait_heard(page, "ready")
    allowed = page.locator("iframe").get_attribute("sandbox") or ""
    assert {*allowed.split()} == SANDBOX
    lobby.locator("[data-play=steere-ronda]").click()
    expect(lobby.locator(STARTED)).to_be_visible()
    assert page.evaluate("history.length") <= 2


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
    """The site's headers let in frames that keep games; others come in without them, where a
    browser has frames without credentials."""
    unaware = [
        (pattern, {name: value for name, value in values.items() if "Embedder" not in name})
        for pattern, values in headers.read(dist, "http://localhost/")
    ]
    keeps = f"<rondas-table storage {GAME}></rondas-table>"
    isolated = {
        "Cross-Origin-Opener-Policy": "same-origin",
        "Cross-Origin-Embedder-Policy": "require-corp",
    }
    for site, body in ((host.site, keeps), (serve(dist, rules=unaware), TABLE)):
        page.goto(host(body, rules=[("/*", isolated)], site=site))
        assert page.evaluate("crossOriginIsolated")
        expect(touch(page).locator(STARTED)).to_be_visible()
