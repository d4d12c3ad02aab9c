"""Draws `docs/two-phones.png`, the same game on two phones, and `static/pictures/`, by which other
programs show the site: `card.png` beside a link to it, `narrow.png` and `wide.png` where it is
installed.

    .venv/bin/python -m tools.build && .venv/bin/python -m art.screenshots
"""

from __future__ import annotations

import base64
import json
import shutil
from html import escape

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from tools import TOP
from tools.serve import Site

DIST = TOP / "dist"
PICTURES = TOP / "static/pictures"
PALETTE = 128
"""Colours of the pictures there: one is a third as large as with all."""
SCREENS = {"narrow": (390, 844, 1.5), "wide": (1280, 800, 1)}
"""Width and height of a screen, and its pixels for each of these."""
STYLE = """
body { width: 1200px; height: 630px; overflow: hidden; display: grid; grid-template-rows: auto 1fr;
  background: var(--cloth) url(static/img/weave.svg); color: var(--ink); }
header { padding: 40px 64px 34px; display: flex; align-items: center; gap: 32px;
  background: var(--wood) url(static/img/grain.svg); border-bottom: 10px solid var(--accent);
  box-shadow: inset 0 -6px var(--paper), inset 0 -11px var(--stripe); }
header img { width: 128px; }
h1 { font: 600 96px/1 var(--title); }
p { font: 30px/1.3 var(--sans); margin-top: 10px; }
main { display: flex; justify-content: center; align-items: center; }
main img { width: 440px; margin: 0 -34px; }
"""
PHONES = "hands=1&bots=medium&seats=Ana,@Ben,bot&"
TURNS, MOST = 3, 12
"""The guest plays until they are the last to play to a trick."""
# The host plays at once what is offered first.
PLAY = """() => {
  const table = document.querySelector('#table');
  const look = () => {
    if (table.dataset.status === 'your-turn') document.querySelector('[data-action]').click();
  };
  new MutationObserver(look).observe(table, { attributeFilter: ['data-status'] });
  look();
}"""
FRAME = """<!doctype html><meta charset="utf-8"><style>
  body { margin: 0; display: flex; gap: 48px; padding: 4px; width: max-content; }
  img { display: block; width: 390px; border: 12px solid #2a211b; border-radius: 30px; }
</style>"""


def main() -> None:
    site = Site(DIST).start()
    with sync_playwright() as playwright:
        chromium = shutil.which("chromium-headless-shell") or shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        draw_card(opened(browser, site.url, 1200, 630))
        for name, screen in SCREENS.items():
            draw_table(opened(browser, site.url, *screen), name)
        shots = taken(*(opened(browser, site.url, 390, 760) for _ in range(2)))
        paper = browser.new_page()
        images = "".join(
            f'<img src="data:image/png;base64,{base64.b64encode(shot).decode()}">' for shot in shots
        )
        paper.set_content(FRAME + images)
        paper.locator("body").screenshot(path=TOP / "docs/two-phones.png", omit_background=True)
        browser.close()
    site.stop()
    for file in PICTURES.glob("*.png"):
        drawn = Image.open(file).convert("RGB")
        drawn.quantize(PALETTE, dither=Image.Dither.NONE).save(file, optimize=True)


def opened(browser: Browser, url: str, width: int, height: int, pixels: float = 1) -> Page:
    context = browser.new_context(
        base_url=url, viewport={"width": width, "height": height}, device_scale_factor=pixels
    )
    context.set_default_timeout(60_000)
    return context.new_page()


def address(more: str) -> str:
    """A table of the first game there is."""
    game = json.loads((DIST / "games.json").read_text("utf-8"))["games"][0]["id"]
    return f"index.html?game={game}&{more}speed=instant&theme=light"


def draw_card(page: Page) -> None:
    """The games' cards below the name."""
    app = json.loads((DIST / "static/manifest.webmanifest").read_text("utf-8"))
    fans = "".join(
        f'<img alt="" src="embed/{file.name}">' for file in sorted((DIST / "embed").glob("*.svg"))
    )
    sheets = "".join(
        f'<link rel="stylesheet" href="static/css/{name}.css">' for name in ("tokens", "page")
    )
    html = (
        f'<!doctype html><html data-theme="light">{sheets}'
        f"<style>{STYLE}</style><body>"
        '<header><img alt="" src="static/icons/icon.svg"><div><h1>Rondas</h1>'
        f"<p>{escape(app['description'])}</p></div></header><main>{fans}</main>"
    )
    page.route("**/card.html", lambda route: route.fulfill(body=html, content_type="text/html"))
    page.goto("card.html")
    page.screenshot(path=PICTURES / "card.png")


def draw_table(page: Page, name: str) -> None:
    """A game, some moves on."""
    page.goto(address("seat=0&seed=5&"))
    mine = page.locator("[data-status=your-turn]")
    for _ in range(3):
        mine.wait_for()
        page.locator(".hand [data-action], .acts [data-action]").first.click()
    mine.wait_for()
    page.screenshot(path=PICTURES / f"{name}.png", animations="disabled")


def taken(host: Page, guest: Page) -> list[bytes]:
    """Both screens, with a card of each on the table."""
    host.goto(address(PHONES))
    link = host.locator('[data-invite="1"]').evaluate("link => link.href")
    guest.goto(link.replace("#", "?speed=instant&theme=light#"))
    box = host.locator("input[data-answer-box]")
    box.fill(guest.locator("[data-answer]").text_content() or "")
    box.press("Enter")
    host.locator("#dialog").wait_for(state="hidden")
    guest.locator(".hand [data-card]").first.wait_for()
    host.evaluate(PLAY)
    mine = guest.locator("#table[data-status=your-turn] .hand [data-action]")
    played = guest.locator(".trick > li")
    for turn in range(MOST):
        mine.first.wait_for()
        if turn >= TURNS and played.count() == 2:
            break
        mine.last.click()
    for page in (host, guest):
        page.evaluate("() => document.activeElement.blur()")
        page.locator("#notice").wait_for(state="hidden")
    return [page.screenshot() for page in (host, guest)]


if __name__ == "__main__":
    main()
