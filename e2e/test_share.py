"""Links to games and deals, records from anywhere, pictures, and the viewer that shows them."""

from __future__ import annotations

import json
import re
import struct
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page

from e2e.conftest import walking
from e2e.embedding import QUERY, code, paste, record, unpacked
from e2e.playing import hand, play_on
from e2e.waiting import at_rest, expect, module, noticed, on_device, until
from e2e.words import word
from rondas.records.replay import replay

pytestmark = [pytest.mark.returning, pytest.mark.orders(0, 2)]
RIGHTS = ["clipboard-read", "clipboard-write"]


def viewing(page: Page) -> Locator:
    place = page.locator("[data-status=viewing]")
    expect(place).to_be_visible()
    return place


MOVES = record()["moves"]
# Records that are refused, and why; "": the link is damaged.
REFUSED = {
    code({"format": "<img src=x onerror=alert(1)>", "moves": []}): 'format: must be "rondas-',
    code(json.dumps(record())[:-9]): "",
    "AAAA": "",
    code(" " * 1_000_001): word("too-large"),
    "A" * 400_001: word("too-large"),
    code({**record(), "moves": ["* dealer 0"] * 20_001}): "moves: there are at most 20000",
    code({**record(), "moves": [*MOVES[:16], "0 fly <b>away</b>"]}): "move 17: ",
}


def test_codes_are_those_of_everybody_and_damaged_ones_are_refused(page: Page) -> None:
    """deflate-raw and base64url, readable and writable by any other program. Damaged and hostile
    records are refused in words, where the page is loaded with one, and where it is on the way to
    another; and names are text."""
    walking(page)
    damaged = code(record())[:-9]
    for way, place in (("play", "#table"), ("record", "#viewer")):
        page.goto("about:blank")
        page.goto(f"index.html#{way}={damaged}")
        expect(page.locator(place)).to_have_attribute("data-status", "error")
        told = page.locator(place).locator("[role=alert], .prompt").first
        expect(told).to_contain_text(word("link-damaged"))
    viewer = page.locator("#viewer")
    for refused, reason in REFUSED.items():
        # That it is said of the next one too is seen.
        viewer.evaluate("place => place.replaceChildren()")
        page.goto("index.html")
        page.goto(f"index.html#record={refused}")
        expect(viewer).to_contain_text(reason or word("link-damaged"))
        expect(viewer).to_have_attribute("data-status", "error")
        assert viewer.locator(":is(img, b, script)").count() == 0
    names = ["<img src=x onerror=alert(1)>", "</script><script>alert(2)</script>", "\u202ex"]
    page.goto(f"index.html#record={code(record(names=names))}")
    expect(viewing(page)).to_contain_text(names[0])
    assert viewer.locator(":is(img, script)").count() == 0
    game = json.dumps(record(names=["Inés", "Ñ", "雪"]), ensure_ascii=False)
    packed = module(page, "page/share", "(s, text) => s.encode(text)", game)
    assert unpacked(packed) == json.loads(game)
    read = json.loads(module(page, "page/share", "(s, code) => s.decode(code)", code(game)))
    assert read == {"text": game}
    for wrong in ("", "!", damaged, code(game) + "AAAA", "A A", code(game) + "=", code("null")):
        answer = module(page, "page/share", "(s, code) => s.decode(code)", wrong)
        assert json.loads(answer) == {"error": "link-damaged"}, wrong


@pytest.mark.browser
@pytest.mark.fresh
def test_passing_on(page: Page, tmp_path: Path) -> None:
    """Links to a deal and to its result: they open the same hand, and the game. A picture of the
    result is saved; on phones it goes to the share sheet, like the game."""
    page.context.grant_permissions(RIGHTS)
    page.set_viewport_size({"width": 900, "height": 700})
    walking(page)
    page.goto(f"index.html?{QUERY}&theme=dark")
    root = page.locator("[data-table]")
    expect(root).to_have_attribute("data-status", "your-turn")
    cards = hand(page)
    page.keyboard.press("m")
    page.locator("[data-do=share]").click()
    noticed(page, word("deal-copied"))
    deal = page.evaluate("navigator.clipboard.readText()")
    assert "speed" not in deal
    assert "theme" not in deal
    page.keyboard.press("Escape")
    # The game, shortly before its end.
    game = record(hands=1)
    begun = code({**game, "moves": game["moves"][:-6]})
    page.goto(f"index.html?bots=random&speed=instant&theme=dark#play={begun}")
    play_on(page)
    scores, winners = (root.get_attribute(f"data-{name}") for name in ("scores", "winners"))
    page.locator("[data-do=pass-on]").click()
    page.locator("[data-do=share-game]").click()
    noticed(page, word("game-copied"))
    link = page.evaluate("navigator.clipboard.readText()")
    address, _, shared = link.partition("#record=")
    assert address.endswith("/index.html")
    *_, last = replay(json.dumps(unpacked(shared)))
    assert last["over"]
    assert " ".join(map(str, last["scores"])) == scores
    assert " ".join(map(str, last["winners"])) == winners
    the_picture_and_the_sheet(page, tmp_path / "picture.png")
    # Followed.
    page.goto("index.html")
    page.goto(f"index.html#record={shared}")
    place = viewing(page)
    page.locator("[data-step=last]").click()
    expect(place).to_have_attribute("data-move", str(last["move"]))
    assert place.get_attribute("data-moves") == str(last["move"])
    _, where, what = deal.partition("index.html")
    page.goto(f"{where}{what}&speed=instant")
    expect(page.locator("[data-status=your-turn]")).to_be_visible()
    assert hand(page) == cards


# As on a phone, from now on.
SHARE_SHEET = """() => {
  window.sheet = [];
  const really = matchMedia;
  window.matchMedia = query => query === '(pointer: coarse)'
    ? { matches: true } : really.call(window, query);
  navigator.canShare = () => true;
  navigator.share = async what => { sheet.push({ ...what, files: what.files?.length }); };
}"""


# The contents of the picture, as text.
DRAWN = """() => {
  const write = XMLSerializer.prototype.serializeToString;
  XMLSerializer.prototype.serializeToString = function (svg) {
    return window.drawn = write.call(this, svg);
  };
}"""


def the_picture_and_the_sheet(page: Page, file: Path) -> None:
    """At the end of a game, where it is passed on."""
    page.evaluate(DRAWN)
    with page.expect_download() as loading:
        page.locator("[data-do=picture]").click()
    today = page.evaluate("new Date().toLocaleDateString('sv')")
    assert loading.value.suggested_filename == f"rondas-steere-ronda-{today}.png"
    loading.value.save_as(file)
    content = file.read_bytes()
    assert content[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", content[16:24]) == (2400, 1260)
    headline = page.locator(".ending.over h2").text_content() or ""
    the_picture_tells_the_result(page.evaluate("drawn"), headline)
    expect(page.locator(".for-picture")).to_have_count(0)
    # On a phone.
    page.evaluate(SHARE_SHEET)
    page.locator("[data-do=share-game]").click()
    until(page, "() => sheet.length === 1")
    page.locator("[data-do=picture]").click()
    until(page, "() => sheet.length === 2")
    sheet = page.evaluate("sheet")
    assert sheet[0]["title"] == word("game-of", game="Ronda")
    assert "#record=" in sheet[0]["url"]
    assert sheet[1] == {"files": 1}


def the_picture_tells_the_result(svg: str, headline: str) -> None:
    """Headline, moment and address as text, colours and face in it, no reference outside."""
    for reference in ("href", "class=", "var(", "url(http", "style=", word("why")):
        assert reference not in svg
    assert "url(data:font/woff2" in svg
    assert headline in svg
    assert word("picture-deal", code="") not in svg  # nobody types the seed of a position
    assert word("picture-last") in svg
    assert svg.count('viewBox="0 0 61 95"') == 3, "the cards of the last trick are not there"
    fills = set(re.findall(r'fill="(rgb[^"]+)"', svg))
    assert len(fills) > 10, "the colours of the pack are not there"
    assert "rgb(252, 248, 238)" in fills, "it is not on light paper"


@pytest.mark.fresh
def test_the_viewer_and_play_on_from_here(page: Page) -> None:
    """It plays by itself, and is led by buttons, keys and swipes, and shows what one seat sees; of
    the longest game that there can be too. The position of an example, and of a record, becomes a
    table, which is kept, found again, and can be passed on."""
    game = record(names=["Ana", "Bo", "Cid"], hands=1)
    count = len(game["moves"])
    walking(page)
    page.goto("index.html?example=SR-4.2")
    viewing(page)
    page.locator("[data-do=play-on]").click()
    expect(page.locator("#table")).to_have_attribute("data-status", "your-turn")
    page.goto("index.html")
    page.goto(f"index.html?move={count - 2}#record={code(game)}")
    place = viewing(page)
    expect(place).to_have_attribute("data-move", str(count - 2))
    run = page.locator("[data-do=run]")
    run.click()
    expect(place).to_have_attribute("data-move", str(count))
    expect(run).to_have_attribute("aria-label", word("viewer-run"))
    run.click()
    expect(run).to_have_attribute("aria-label", word("viewer-stop"))
    expect(place).to_have_attribute("data-move", "2")
    run.click()
    expect(run).to_have_attribute("aria-label", word("viewer-run"))
    by_buttons_keys_and_swipes(page, game)
    # As one seat: the cards of the others are hidden.
    faces = page.locator(".viewer .board [role=img]:not(.deals)")
    assert faces.count() == 48
    page.locator(".viewer-controls select").select_option("1")
    expect(faces).to_have_count(16)
    expect(place).to_have_attribute("data-move", "2")
    expect(page.locator(".viewer .line .name")).to_contain_text("Bo")
    page.locator(".viewer-controls select").select_option("")
    expect(faces).to_have_count(48)
    on_from_here(page, game)
    # The longest of its kind.
    game = record(hands=12)
    page.goto(f"index.html#record={code(game)}")
    place = page.locator(f"[data-status=viewing][data-moves='{len(game['moves'])}']")
    expect(place).to_be_visible()
    page.locator("[data-step=last]").click()
    expect(place).to_have_attribute("data-move", str(len(game["moves"])))


SWIPE = """x => {
  const board = document.querySelector('.viewer .board');
  for (const [type, clientX] of [['pointerdown', 200], ['pointerup', 200 + x]])
    board.dispatchEvent(new PointerEvent(type, { clientX, clientY: 9, bubbles: true }));
}"""


def by_buttons_keys_and_swipes(page: Page, game: dict[str, Any]) -> None:
    """Each step names what happened, and its clause with the way to it; to the second move."""
    place = viewing(page)
    count = len(game["moves"])
    page.emulate_media(reduced_motion="reduce")  # at once
    for step, move in (("first", 0), ("next", 1), ("next", 2), ("back", 1), ("last", count)):
        page.locator(f"[data-step={step}]").click()
        expect(place).to_have_attribute("data-move", str(move))
    for key, move in (("ArrowLeft", count - 1), ("End", count), ("Home", 0), ("ArrowLeft", 0)):
        page.keyboard.press(key)
        expect(place).to_have_attribute("data-move", str(move))
    expect(page.locator("[data-step=back]")).to_have_attribute("aria-disabled", "true")
    lines = list(replay(json.dumps(game)))
    for _ in range(next(n for n, line in enumerate(lines) if any(line["scores"]))):
        page.keyboard.press("ArrowRight")
    expect(page.locator(".viewer .event")).to_contain_text("trick")
    link = page.locator(".viewer .event a").last
    assert (link.get_attribute("href") or "").startswith("rules/steere-ronda.html#SR-")
    page.keyboard.press("Home")
    for way, move in ((-90, 1), (-90, 2), (90, 1), (-15, 1), (-90, 2)):
        page.evaluate(SWIPE, way)
        expect(place).to_have_attribute("data-move", str(move))


def on_from_here(page: Page, game: dict[str, Any]) -> None:
    """From the second move of a record; and a new game follows."""
    table = page.locator("#table")
    page.locator("[data-do=play-on]").click()
    expect(table).to_have_attribute("data-status", "your-turn")
    assert "#play=" in page.url
    actor = next(iter(line["actor"] for n, line in enumerate(replay(json.dumps(game))) if n == 2))
    assert f"seat={actor}" in page.url
    at_rest(page)
    cards = page.locator("[data-card]").count()
    page.locator("[data-action]").first.click()
    expect(page.locator("[data-card]")).to_have_count(cards - 1)
    expect(table).to_have_attribute("data-status", "your-turn")
    on_device(page, "kept => Object.keys(kept).some(key => key.startsWith('saved:'))")
    page.goto("index.html")
    page.go_back()
    expect(table).to_have_attribute("data-status", "your-turn")
    expect(page.locator("[data-card]")).to_have_count(cards - 1)
    page.keyboard.press("n")
    expect(page.locator("[data-card]")).to_have_count(16)
    assert "#play=" not in page.url


def test_pasted_dropped_chosen_and_typed(page: Page, tmp_path: Path) -> None:
    """A record's text, a file that is let fall on the page, one that is chosen, a link: each of a
    game of its own length. And what is no game, or too large."""
    page.goto("index.html")
    games = [json.dumps(record(hands=hands)) for hands in (1, 2, 3, 4)]
    paste(page, games[0])
    shown(page, games[0])
    page.evaluate(
        """text => {
          const data = new DataTransfer();
          data.items.add(new File([text], 'game.json'));
          document.body.dispatchEvent(new DragEvent('drop',
            { dataTransfer: data, bubbles: true, cancelable: true }));
        }""",
        games[1],
    )
    shown(page, games[1])
    file = tmp_path / "game.json"
    page.locator("footer [data-do=open]").click()
    file.write_text(games[2][:-9])
    page.locator("#record-file").set_input_files(file)
    expect(page.locator("#open-fault")).to_have_text(word("not-a-game"))
    file.write_text(games[2])
    page.locator("#record-file").set_input_files(file)
    shown(page, games[2])
    page.locator("footer [data-do=open]").click()
    type_in(page, games[3])


def shown(page: Page, game: str) -> None:
    """A game is shown; from there one goes back to the front page."""
    moves = len(json.loads(game)["moves"])
    expect(viewing(page)).to_have_attribute("data-moves", str(moves))
    page.goto("index.html")
    expect(page.locator("#lobby")).to_be_visible()


def type_in(page: Page, game: str) -> None:
    """A text that is too large, one that is no game: the field is marked and says so. Then a
    link."""
    text = page.locator("[data-open] textarea")
    text.fill("x" * 1_000_001)
    page.locator("[data-do=open-text]").click()
    expect(text).to_have_accessible_description(word("too-large"))
    for wrong in ("not a record", '{"format": "rondas-record-1"', "[]"):
        text.fill(wrong)
        page.locator("[data-do=open-text]").click()
        expect(text).to_have_accessible_description(word("not-a-game"))
        expect(text).to_have_value(wrong)
    expect(text).to_have_attribute("aria-invalid", "true")
    expect(text).to_be_focused()
    expect(page.locator("#notice")).to_be_empty()
    text.fill(f"See https://x.example/#play={code(game)} !")
    page.locator("[data-do=open-text]").click()
    shown(page, game)
