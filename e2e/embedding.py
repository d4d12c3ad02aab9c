"""Host pages on another origin, and records, for the tests of embedding and sharing."""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import FrameLocator, Page

from e2e.waiting import Json, until
from rondas.bots import make
from rondas.games import find
from rondas.records.record import Record
from rondas.tables.table import Table
from tools.serve import Rules, Site

# A short game in which the person decides sixteen times.
GAME = 'game="steere-ronda" seat="0" seed="7" hands="1" bots="random" speed="instant"'
QUERY = "game=steere-ronda&seat=0&seed=7&hands=1&bots=random&speed=instant"
TABLE = f"<rondas-table {GAME}></rondas-table>"
STARTED = "[data-status=your-turn]"
# Permissions of a frame of an element.
SANDBOX = {"allow-scripts", "allow-popups", "allow-popups-to-escape-sandbox", "allow-downloads"}
LISTEN = """<script>
window.heard = [];
for (const type of ['ready', 'move', 'over', 'error', 'step', 'answer'])
  document.addEventListener('rondas:' + type, ({ target, detail }) =>
    heard.push({ type, on: target.id, detail }));
</script>"""


class Host:
    """Somebody's page, on an origin of its own."""

    def __init__(self, site: Site, start: Callable[..., Site], folder: Path) -> None:
        self.site, self.start, self.folder = site, start, folder

    def __call__(
        self, body: str, *, head: str = LISTEN, html: str = "", rules: Rules | None = None,
        site: Site | None = None,
    ) -> str:  # fmt: skip
        """The address of a page with this body and the script of the site."""
        script = f'<script async src="{(site or self.site).url}v/1/embed.js"></script>'
        return self.show(
            f'<!doctype html><html {html} lang="en"><meta charset="utf-8"><title>Host</title>'
            f'<link rel="icon" href="data:,">{head}{script}<body><main><h1>Host</h1>'
            f'<p><a href="#a">before</a></p>{body}<p><a href="#b">after</a></p></main>',
            rules,
        )

    def show(self, text: str, rules: Rules | None = None) -> str:
        """The address of this page."""
        (self.folder / "index.html").write_text(text)
        return self.start(self.folder, rules=rules or []).url


def frame(page: Page, which: str = "rondas-table") -> FrameLocator:
    return page.frame_locator(f"{which} iframe")


def touch(page: Page, which: str = "rondas-table") -> FrameLocator:
    """Start an element as a visitor does."""
    page.locator(which).locator("button").click()
    return frame(page, which)


def heard(page: Page, kind: str = "") -> list[Json]:
    events: list[Json] = page.evaluate("window.heard")
    return [event for event in events if kind in ("", event["type"])]


def wait_heard(page: Page, kind: str) -> Json:
    """The first event of this kind. A frame may show what its page has not heard of yet."""
    first: Json = until(page, "kind => heard.find(({ type }) => type === kind)", kind)
    return first


def wait_turn(page: Page, after: int = 0) -> None:
    """After so many moves the last that the page has heard of asks the person."""
    moves = f"heard.filter(({{ type }}) => type === 'move').slice({after})"
    until(page, f"() => {moves}.at(-1)?.detail.view.actor === 0")


def wait_stepped(page: Page, move: int) -> None:
    """The last step that the page has heard of leads to this move."""
    last = "heard.findLast(({ type }) => type === 'step')?.detail.move"
    until(page, f"move => {last} === move", move)


def record(
    game: str = "steere-ronda", seed: int = 1, names: list[Any] | None = None, **options: object
) -> Json:
    """A finished game between bots that play at random."""
    kind = find(game)
    players = kind.rules.seats[0]
    start = Record(kind, players, kind.rules.settings(players, options), [], {"names": names or []})
    table = Table(start, str(seed), {seat: make("random") for seat in range(players)})
    while table.waits():
        table.step()
    return table.record.write()


def paste(page: Page, text: str) -> None:
    page.evaluate(
        """text => {
          const data = new DataTransfer();
          data.setData('text', text);
          document.body.dispatchEvent(new ClipboardEvent('paste',
            { clipboardData: data, bubbles: true, cancelable: true }));
        }""",
        text,
    )


def code(of: Json | str) -> str:
    """A record as the code of a link."""
    text = of if isinstance(of, str) else json.dumps(of)
    return packed(text.encode())


def packed(content: bytes) -> str:
    deflate = zlib.compressobj(9, zlib.DEFLATED, -15)
    squeezed = deflate.compress(content) + deflate.flush()
    return base64.urlsafe_b64encode(squeezed).decode().rstrip("=")


def unpacked(text: str) -> Json:
    content = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    result: Json = json.loads(zlib.decompress(content, -15))
    return result
