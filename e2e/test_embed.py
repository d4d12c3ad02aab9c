"""<rondas-table> and plain frames on pages of another origin: what they do, and what nobody can."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import FrameLocator, Page

from e2e.axe import COLOURS, found
from e2e.conftest import Trouble
from e2e.embedding import (
    SANDBOX,
    STARTED,
    TABLE,
    Host,
    code,
    frame,
    heard,
    record,
    touch,
    unpacked,
    wait_heard,
    wait_turn,
)
from e2e.playing import play_on
from e2e.test_embed_still import SHIFTS
from e2e.test_table import KEPT
from e2e.waiting import PAINTED, Gate, at_rest, expect, module, noticed, on_device, until
from e2e.words import pattern, word
from rondas.records.replay import replay
from tools.embedding import HEIGHT
from tools.serve import Site

pytestmark = [pytest.mark.browser, pytest.mark.returning, pytest.mark.fresh]
SIZE = "e => [e.offsetWidth, e.offsetHeight]"
# The row below a picture and below a frame.
BAR = 44


def column(width: int, body: str) -> str:
    """A part of a host's page, with one width for each rule of tableHeight(): 320, 640 and 900."""
    return f'<div style="width: {width}px">{body}</div>'


def test_complete_game_in_the_element(page: Page, host: Host) -> None:
    """Keys lead into it and out again. The host hears every move as a spectator sees it, and at the
    end the record. Its picture comes out of the sandbox."""
    page.add_init_script("addEventListener('focusin', () => console.info('focused'))")
    page.goto(host(column(900, TABLE.replace("<rondas-table", '<rondas-table id="t"'))))
    # Of a step within the element its page hears nothing.
    page.locator("#t").evaluate("""({ shadowRoot: root }) => root.addEventListener('focusin',
      ({ relatedTarget }) => relatedTarget?.getRootNode() === root && console.info('focused'))""")
    # Begun by keys; a card is played.
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.localName") == "rondas-table"
    page.keyboard.press("Enter")
    table = frame(page)
    expect(table.locator(STARTED)).to_be_visible()
    # The focus has gone on into the frame: arrows and Enter play.
    assert page.evaluate("document.activeElement.shadowRoot.activeElement.localName") == "iframe"
    at_rest(table)
    cards = table.locator("[data-card]").count()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(table.locator("[data-card]")).to_have_count(cards - 1)
    assert page.locator("#t").evaluate(SIZE) == [900, 540 + BAR]
    # Out of it, and back.
    assert walk(page, "Tab") == "after"
    press(page, "Shift+Tab")
    assert page.evaluate("document.activeElement.localName") == "rondas-table"
    assert walk(page, "Shift+Tab") == "before"
    # Events.
    play_on(table)
    over = wait_heard(page, "over")["detail"]
    events = heard(page)
    kinds = [event["type"] for event in events]
    assert {event["on"] for event in events} == {"t"}
    assert events[kinds.index("ready")]["detail"] == {"game": "steere-ronda"}
    lines = list(replay(json.dumps(over["record"]), views=True))
    moves = [event["detail"] for event in events if event["type"] == "move"]
    assert moves == [{"move": n, "view": line["views"][-1]} for n, line in enumerate(lines)]
    assert over["scores"] == lines[-1]["scores"]
    assert over["winners"] == lines[-1]["winners"]
    assert kinds.index("over") >= len(lines)
    assert "error" not in kinds
    # The picture.
    table.locator("[data-do=pass-on]").click()
    with page.expect_download() as loading:
        table.locator("[data-do=picture]").click()
    assert re.fullmatch(
        r"rondas-steere-ronda-\d{4}-\d\d-\d\d\.png", loading.value.suggested_filename
    )


def press(page: Page, key: str) -> None:
    """Press a key that moves the focus, in whichever process it then is."""
    with page.expect_console_message(lambda message: message.text == "focused"):
        page.keyboard.press(key)


def walk(page: Page, key: str) -> str:
    """Press a key until the focus is on one of the host's own links; return its words."""
    for _ in range(40):
        press(page, key)
        if page.evaluate("document.activeElement.localName") == "a":
            break
    words: str = page.evaluate("document.activeElement.textContent")
    return words


# The last turn of the person that was heard of, if it is after a move; or the very move.
TURN = """move => heard.findLast(({ type, detail }) =>
  type === 'move' && detail.move > move && detail.view.actor === 0)?.detail"""
BACK = """move => {
  const { detail } = heard.findLast(({ type }) => type === 'move');
  return detail.move === move && detail;
}"""


REGISTERED = """window.registered = 0;
if (navigator.serviceWorker) navigator.serviceWorker.register = () => {
  window.registered++;
  return new Promise(() => {});
};"""


# A later observer than the element's own has looked: it knows where it is.
OBSERVED = """async () => {
  await customElements.whenDefined('rondas-table');
  await new Promise(done => new IntersectionObserver(done, { rootMargin: '400px' })
    .observe(document.querySelector('rondas-table')));
}"""


def test_start_now_silence_and_what_storage_keeps(page: Page, host: Host) -> None:
    """It waits for the viewport, and leaves the focus alone. The host hears of what is undone.
    Nothing is fetched for sounds that nobody wants yet, nor laid by before the first card: 15 MB
    are for those who play. A game is found again where it was left."""
    page.add_init_script(REGISTERED)
    engine = Gate(page)
    near = TABLE.replace(" seat", ' storage start="now" seat').replace("instant", "fast")
    page.goto(host(f'<div style="height: 4000px"></div>{column(640, near)}'))
    page.evaluate(OBSERVED)
    assert not page.locator("iframe").count()
    element = page.locator("rondas-table")
    element.scroll_into_view_if_needed()
    table = frame(page)
    expect(table.locator(STARTED)).to_be_visible()
    assert page.evaluate("document.activeElement === document.body")
    assert element.evaluate(SIZE) == [640, 480 + BAR]
    allowed = page.locator("iframe").get_attribute("sandbox") or ""
    assert {*allowed.split()} == {*SANDBOX, "allow-same-origin"}
    lays_by_when_played(page, table)
    in_silence(page, table)
    # Found again.
    cards = table.locator("[data-card]").count()
    on_device(page.frames[1], KEPT % 1)
    page.reload()
    element.scroll_into_view_if_needed()
    expect(table.locator(STARTED)).to_be_visible()
    at_rest(table)
    assert table.locator("[data-card]").count() == cards < 16
    is_left(page, table, engine)


def is_left(page: Page, table: FrameLocator, engine: Gate) -> None:
    """No move of a game that was left is heard."""
    engine.page = page.frames[1]
    wait_turn(page)
    before = len(heard(page, "move"))
    engine.shut()
    table.locator("[data-action]").first.click()
    table.locator("[data-do=menu]").click()
    table.locator("dialog [data-do=again]").click()
    engine.open()
    wait_turn(page, before)
    expect(table.locator(STARTED)).to_be_visible()
    moves = [event["detail"]["move"] for event in heard(page, "move")[before:]]
    assert moves[0] == 0
    assert moves == sorted(moves)


def lays_by_when_played(page: Page, table: FrameLocator) -> None:
    inside = page.frames[1]
    table.locator(".bar [data-do=menu]").click()
    # Loaded when nothing is urgent any more: elsewhere it has then begun.
    inside.evaluate("rest()")
    module(inside, "start/idle-tasks", "() => {}")
    assert inside.evaluate("window.registered") == 0
    table.locator("[data-do=close]").click()
    before = until(page, TURN, 0)
    table.locator(f"{STARTED} .hand [data-action]").first.click()
    until(inside, "() => window.registered === 1")
    until(page, TURN, before["move"])
    expect(table.locator(STARTED)).to_be_visible()


def in_silence(page: Page, table: FrameLocator) -> None:
    """And one turn more is undone."""
    inside, sound = page.frames[1], table.locator(".tools [data-do=sound]")
    fetched = "performance.getEntriesByType('resource').some(({ name }) => /sound/.test(name))"
    assert not inside.evaluate(fetched)
    sound.click()
    expect(sound).to_have_attribute("aria-pressed", "true")
    until(inside, f"() => {fetched}")
    before = until(page, TURN, 1)
    table.locator(f"{STARTED} .hand [data-action]").first.click()
    until(page, TURN, before["move"])
    expect(table.locator(STARTED)).to_be_visible()
    table.locator("[data-do=undo]").click()
    assert until(page, BACK, before["move"]) == before
    at_rest(table)


@pytest.mark.pyodide
def test_plain_frame_with_scripts_alone(
    dist: Path, serve: Callable[..., Site], page: Page, host: Host, trouble: Trouble
) -> None:
    """An opaque origin: no storage, every request with CORS; and no policy, so a classic worker
    with `importScripts`, and requests to a second one before it has its handler. Its messages come
    to any listener; and a link is shown if the host has not passed the clipboard on."""
    site = serve(dist, rules=[("/*", {"Access-Control-Allow-Origin": "*"})])
    listen = """<script>window.messages = [];
    addEventListener('message', ({ data, origin }) => messages.push([origin, data]));</script>"""
    game = record(hands=1)
    begun = {**game, "moves": game["moves"][:-6]}
    src = f"{site.url}index.html?seat=0&bots=random&speed=instant#play={code(begun)}"
    size = 'width="700" height="600"'
    body = f'<iframe {size} sandbox="allow-scripts" src="{src}"></iframe>'
    page.goto(host(body, head=listen))
    table = page.frame_locator("iframe")
    expect(table.locator(STARTED)).to_be_attached()
    table.locator("[data-do=hint]").click()
    expect(table.locator(".event")).to_have_text(pattern("hint", action=..., percent=...))
    play_on(table)
    until(page, "() => messages.some(([, { type }]) => type === 'over')")
    messages = page.evaluate("messages")
    assert {origin for origin, _ in messages} == {"null"}
    assert all(data["rondas"] == 1 for _, data in messages)
    kinds = [data["type"] for _, data in messages]
    assert kinds[0] == "hello"
    assert set(kinds) == {"hello", "height", "ready", "move", "over"}
    assert kinds.count("over") == 1
    moves = next(data["record"]["moves"] for _, data in messages if data["type"] == "over")
    assert moves[: len(begun["moves"])] == begun["moves"]
    trouble.expect("The Clipboard API has been blocked")
    table.locator("[data-do=pass-on]").click()
    table.locator("[data-do=share-game]").click()
    shown = table.get_by_label(word("link"))
    expect(shown).to_be_focused()
    assert shown.input_value().startswith(f"{site.url}index.html#record=")
    # It can be copied all the same, and the sheet that it lies in stays as it was.
    table.get_by_role("button", name=word("copy"), exact=True).click()
    noticed(page.frames[1], word("game-copied"))
    expect(table.locator(".ending.over [data-do=again]")).to_be_visible()


def test_narrow_column_looks_of_the_host_attributes_and_links(page: Page, host: Host) -> None:
    """At 320 px it is still a game, and it says whose it is. Nothing is cut where the host is
    written from right to left. Height and colours are the host's; those of the picture can be read.
    The example beside it is an element made by script, whose attributes change."""
    which = "rondas-table:not([id])"
    page.set_viewport_size({"width": 700, "height": 900})
    page.goto(host(column(320, TABLE + "<div id=place></div>"), html='dir="rtl"'))
    # An example, changed while it is a picture.
    page.evaluate(
        """async () => {
          await customElements.whenDefined('rondas-table');
          window.table = document.createElement('rondas-table');
          table.id = 'e';
          table.setAttribute('example', 'SR-4.3');
          document.querySelector('#place').append(table);
        }"""
    )
    expect(page.locator("#e")).to_contain_text("Example SR-4.3")
    page.evaluate("table.setAttribute('example', 'SR-5.2')")
    expect(page.locator("#e")).to_contain_text("Example SR-5.2")
    element = page.locator(which)
    expect(page.get_by_role("button", name="Play Ronda")).to_be_visible()
    assert element.locator("button").evaluate("e => getComputedStyle(e).direction") == "ltr"
    for scheme in ("light", "dark"):
        element.evaluate("(e, theme) => e.setAttribute('theme', theme)", scheme)
        found(page, scheme, None if scheme == "light" else COLOURS)
    element.evaluate("e => e.removeAttribute('theme')")
    table = touch(page, which)
    high = element.evaluate("e => e.offsetHeight")
    expect(table.locator(STARTED)).to_be_visible()
    assert element.evaluate("e => e.offsetHeight") == high
    until(page.frames[1], FITS, 320)
    expect(table.locator(".credit:visible")).to_contain_text("Mark Steere")
    expect(element.locator("iframe")).to_have_attribute("title", "Ronda")
    viewer = touch(page, "#e")
    for example in ("SR-5.2", "SR-4.2"):
        page.evaluate("name => table.setAttribute('example', name)", example)
        expect(viewer.locator("#viewer")).to_contain_text(example)
    assert play_on(table, 3) == 3
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    looks_follow(page, which)
    # Links lead out, one to a rule page, which offers the lines of examples.
    with page.expect_popup() as opened:
        viewer.locator("#viewer a[href*='rules/']").first.click()
    assert "rules/steere-ronda.html?lang=en#SR-4.2" in opened.value.url
    example = opened.value.locator('.example[data-example="SR-4.2"][data-n="1"]')
    expect(opened.value.locator("search:not([hidden])")).to_have_count(1)
    example.locator(".share").dispatch_event("click")
    line = opened.value.locator("#sharing code").last
    expect(line).to_have_text(f'<rondas-table example="SR-4.2/2" style="{HEIGHT}"></rondas-table>')
    with page.expect_popup() as opened:
        viewer.locator("#viewer .home").click()
    assert "index.html?example=SR-4.2" in opened.value.url


FITS = """wide => {
  const { scrollWidth, scrollHeight } = document.documentElement;
  return innerWidth === wide && scrollWidth <= wide && scrollHeight <= innerHeight
    && [...document.querySelectorAll('[data-action]')].map(each => each.getBoundingClientRect())
      .every(({ left, right, bottom, width, height }) => left >= 0 && right <= wide
        && bottom <= innerHeight && width > 43.9 && height > 43.9);
}"""


def looks_follow(page: Page, which: str) -> None:
    """Of a table that has begun; the page knows no dark before it says so."""
    element, root = page.locator(which), frame(page, which).locator("html")
    colour = "root => getComputedStyle(root).backgroundColor"
    page.add_style_tag(content=f"{which} {{ --rondas-height: 555px }}")
    assert element.evaluate("e => e.offsetHeight") == 555
    page.emulate_media(color_scheme="dark")
    expect(root).to_have_attribute("data-theme", "light")
    light = root.evaluate(colour)
    page.evaluate("document.documentElement.style.colorScheme = 'light dark'")
    element.evaluate("e => e.setAttribute('theme', 'auto')")
    expect(root).to_have_attribute("data-theme", "dark")
    assert root.evaluate(colour) != light
    page.emulate_media(color_scheme="light")
    expect(root).to_have_attribute("data-theme", "light")
    element.evaluate("e => e.setAttribute('theme', 'dark')")
    expect(root).to_have_attribute("data-theme", "dark")
    element.evaluate("e => e.style.setProperty('--rondas-accent', 'red')")
    expect(root).to_have_attribute("data-accent", "")


def test_page_for_owners(page: Page) -> None:
    does_not_jump(page)
    # A property of the page that has the name of one in the element.
    page.evaluate("document.documentElement.style.setProperty('--light', 'none')")
    found(page, "the page for owners")
    made = page.locator("[data-line=made]")
    expect(made).to_contain_text("<rondas-table game=")
    assert "<!--" not in page.locator("main").inner_html()
    first = page.locator("#first rondas-table")
    line = page.locator("[data-line=first]").text_content() or ""
    assert first.evaluate("table => table.outerHTML").split(">")[0] in line
    page.locator("[name=what][value=example]").check(force=True)
    find, chosen = page.locator("[name=find]"), page.locator("[name=example]")
    find.fill("nothing has these")
    expect(page.locator("#nothing")).to_be_visible()
    find.fill("ro-3.4")
    expect(page.locator("#nothing")).to_be_hidden()
    expect(chosen).to_have_value("RO-3.4")
    assert all("RO-3.4" in name for name in chosen.locator("option:enabled").all_inner_texts())
    expect(made).to_contain_text('<rondas-table example="RO-3.4"')
    find.fill("")
    page.locator("[name=width]").select_option("320")
    assert page.locator("#made rondas-table").evaluate(SIZE) == [320, 322]
    page.locator("[name=width]").select_option("")
    chosen.select_option("SR-4.2/2")
    expect(page.locator("#made rondas-table")).to_contain_text("Example SR-4.2")
    expect(touch(page, "#made rondas-table").locator("[data-status=viewing]")).to_be_visible()
    expect(page.locator("#heard")).to_contain_text("rondas:")
    expect(made).to_contain_text(f'<rondas-table example="SR-4.2/2" style="{HEIGHT}">')
    expect(made).to_contain_text("rules/steere-ronda/SR-4.2-2.png")
    page.locator("[name=theme]").select_option("dark")
    expect(page.locator("[data-line=frame]")).to_contain_text("example=SR-4.2%2F2&amp;theme=dark")
    shown = page.locator("#live-record rondas-table")
    shown.scroll_into_view_if_needed()
    expect(shown).to_contain_text("A finished game")
    assert [*replay(json.dumps(unpacked(shown.get_attribute("record") or "")))][-1]["over"]
    page.locator("[name=what][value=record]").check(force=True)
    page.locator("[name=record]").fill(f"{page.url}#record={code({'game': 'chess'})}")
    expect(page.locator("#wrong")).to_be_visible()
    expect(made).to_be_hidden()
    page.locator("[name=record]").fill(f"{page.url}?move=7#record={code(record())}")
    expect(page.locator("#wrong")).to_be_hidden()
    expect(made).to_contain_text('record="')
    expect(made).to_contain_text('" move="7"')
    # Of those who play there, one whose decisions are judged; of the deal of the day the game.
    of = page.locator("[name=review]")
    expect(of.locator("option:enabled")).to_have_count(1 + 3)
    page.locator("[name=names]").fill("Ana,Ben,Cid,Dan")
    expect(page.locator("#many")).to_be_visible()
    page.locator("[name=names]").fill("")
    expect(page.locator("#many")).to_be_hidden()
    of.select_option(label="Seat 2")
    expect(made).to_contain_text('" review="1" theme="dark" style=')
    expect(page.locator("[data-line=frame]")).to_contain_text(
        "?move=7&amp;review=1&amp;theme=dark#record="
    )
    page.locator("[name=what][value=daily]").check(force=True)
    page.locator("[name=daily]").select_option("rounds")
    expect(made).to_contain_text('<rondas-table daily="rounds"')
    page.locator("[name=what][value=lesson]").check(force=True)
    expect(made).to_contain_text('<rondas-table lesson="rounds"')


SHIFTED = """async () => {
  for (let n = 0; n < 2; n++) await new Promise(requestAnimationFrame);
  return shifts.reduce((sum, value) => sum + value, 0);
}"""


def does_not_jump(page: Page) -> None:
    """While it loads, at any scroll position."""
    page.add_init_script(PAINTED)
    page.add_init_script(SHIFTS)
    page.set_viewport_size({"width": 412, "height": 900})
    page.goto("embedding.html")
    expect(page.locator("[data-line=script]")).to_contain_text("v/1/embed.js")
    expect(page.locator("[data-line=script] button")).to_be_visible()
    for place in ("made", "live-example", "live-record"):
        page.locator(f"#{place} rondas-table").scroll_into_view_if_needed()
        expect(page.locator(f"#{place} rondas-table button")).to_be_visible()
    assert page.evaluate(SHIFTED) < 0.005
    page.set_viewport_size({"width": 1280, "height": 900})
