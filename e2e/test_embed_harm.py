"""Embedded tables on hosts that go wrong, or mean harm."""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from e2e.conftest import GO, Trouble, walking
from e2e.embedding import (
    QUERY,
    SANDBOX,
    STARTED,
    TABLE,
    Host,
    code,
    heard,
    host,
    record,
    touch,
    wait_heard,
    wait_turn,
)
from e2e.test_table import KEPT
from e2e.waiting import at_rest, expect, on_device, until
from e2e.words import word
from tools.serve import Site

__all__ = ["host"]
pytestmark = [pytest.mark.browser, pytest.mark.returning]


# Faults, and attacks.


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
    viewer = touch(page)
    place = viewer.locator("[data-status=viewing]")
    expect(place).to_be_visible()
    move = int(place.get_attribute("data-move") or 0)
    viewer.locator("[data-step=next]").click()
    expect(place).to_have_attribute("data-move", str(move + 1))


@pytest.mark.fresh
def test_site_without_cors_and_what_cannot_be_opened(
    dist: Path, serve: Callable[..., Site], page: Page, host: Host, trouble: Trouble
) -> None:
    """The element says so, as of a site that cannot be framed; with storage it needs no CORS, and
    the host is told of bad parameters, and of a hostile record inline."""
    bare = serve(dist, rules=[])
    for text in ("CORS policy", "net::ERR_FAILED"):
        trouble.expect(text)
    bad = '<rondas-table id="p" storage game="steere-ronda" hands="99"></rondas-table>'
    inline = '<script type="application/json">{"a": [</script>'
    hostile = f'<rondas-table id="r" storage>{inline}</rondas-table>'
    page.goto(host(TABLE + bad + hostile, site=bare))
    told = touch(page, "rondas-table:not([id])").locator(".prompt").first
    expect(told).to_contain_text("Access-Control-Allow-Origin: *")
    assert "Access-Control-Allow-Origin" in error_of(page, "")
    assert "hands cannot be “99”" in error_of(page, "p")  # before it is opened
    # The engine has come to say so.
    expect(touch(page, "#p").locator("[data-status=error]")).to_be_visible()
    assert "no JSON" in error_of(page, "r")
    page.locator("#r button").click()
    expect(page.locator("#r [role=alert]")).to_contain_text("no JSON")
    cannot_be_framed(page, host, serve(dist), trouble)


def cannot_be_framed(page: Page, host: Host, shut: Site, trouble: Trouble) -> None:
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


def bomb() -> str:
    """200 MB in 200 KB."""
    deflate = zlib.compressobj(9, zlib.DEFLATED, -15)
    # Data after a full flush needs nothing from before it.
    million = deflate.compress(b" " * 1_000_000) + deflate.flush(zlib.Z_FULL_FLUSH)
    return base64.urlsafe_b64encode(million * 200 + deflate.flush()).decode().rstrip("=")


HOSTILE = {
    "code in a code": code({"format": "<img src=x onerror=alert(1)>", "moves": []}),
    "no code": "javascript:alert(1)",
    "nothing": "AAAA",
    "deep": code("[" * 400_000),
    "bomb": bomb(),
    "long": "A" * 500_000,
    "many": code({**record(), "moves": ["* dealer 0"] * 20_001}),
    "wrong": code({**record(), "moves": [*record()["moves"][:16], "0 fly <b>away</b>"]}),
}
REASONS = {
    "code in a code": "format: must be 'rondas-record-1', not ",
    "bomb": word("too-large"),
    "long": word("too-large"),
    "many": "moves: there are at most 20000, not 20001",
    "wrong": "move 17: ",
}


@pytest.mark.fresh
def test_damaged_broken_and_hostile_records(page: Page) -> None:
    """They are refused in words, where the page is loaded with one, and where it is on the way to
    another; and names are text."""
    walking(page)
    game = json.dumps(record())
    first, *others = code(game)[:-9], code(game[:-9]), code("hello")
    for way, place in (("play", page.locator("#table")), ("record", page.locator("#viewer"))):
        page.goto("about:blank")
        page.goto(f"index.html#{way}={first}")
        told = place.locator("[role=alert], .prompt").first
        expect(place).to_have_attribute("data-status", "error")
        expect(told).to_contain_text(word("link-damaged"))
        for damaged in others:
            told.evaluate("said => said.replaceChildren()")
            page.goto("index.html")
            page.goto(f"index.html#{way}={damaged}")
            expect(told).to_contain_text(word("link-damaged"))
            expect(place).to_have_attribute("data-status", "error")
    # A move that cannot be is named.
    page.goto("index.html")
    broken = record()
    card = broken["moves"][4].split()[-1]
    broken["moves"][7] = f"{broken['moves'][7].split()[0]} play {card}"
    page.goto(f"index.html#record={code(broken)}")
    expect(page.locator("#viewer[data-status=error]")).to_contain_text("move 8: ")
    page.locator("#viewer [data-do=lobby]").click()
    hostile(page)


def hostile(page: Page) -> None:
    """From the front page."""
    place = page.locator("#viewer")
    for kind, made in HOSTILE.items():
        page.goto(f"index.html#record={made}")
        reason = REASONS.get(kind, word("link-damaged"))
        expect(place, kind).to_contain_text(reason)
        expect(place, kind).to_have_attribute("data-status", "error")
        expect(place).to_be_visible()
        assert place.locator(":is(img, b, script)").count() == 0, kind
        # That it is said of the next one too is seen.
        place.evaluate("place => place.replaceChildren()")
        page.goto("index.html")
    names = ["<img src=x onerror=alert(1)>", "</script><script>alert(2)</script>", "\u202ex"]
    page.goto(f"index.html#record={code(record(names=names))}")
    expect(page.locator("[data-status=viewing]")).to_contain_text("<img src=x onerror=alert(1)>")
    assert page.locator("#viewer :is(img, script)").count() == 0


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
    # Forgeries.
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
