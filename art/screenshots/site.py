"""Draws `static/pictures/`, by which other programs show the site: `card.png` beside a link to it,
`narrow.png` and `wide.png` where it is installed.

    .venv/bin/python -m tools.build && .venv/bin/python -m art.screenshots.site
"""

from __future__ import annotations

import json
import shutil
import sys
from html import escape
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from tools.serve import Site

TOP = Path(__file__).parent.parent.parent
DIST = TOP / "dist"
PICTURES = TOP / "static/pictures"
LARGEST = 100_000
"""Bytes of a picture."""
PALETTE = 128
"""Its colours: it is a third as large as with all."""
SCREENS = {"narrow": (390, 844, 1.5), "wide": (1280, 800, 1)}
"""Width and height of a screen, and its pixels for each of these."""
CARD = {"width": 1200, "height": 630}
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


def main() -> None:
    site = Site(DIST).start()
    PICTURES.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox"]
        )
        draw_card(chromium.new_page(viewport=CARD, base_url=site.url))  # type: ignore[arg-type]
        for name, screen in SCREENS.items():
            draw_table(chromium, site.url, name, *screen)
        chromium.close()
    site.stop()
    for file in PICTURES.glob("*.png"):
        drawn = Image.open(file).convert("RGB")
        drawn.quantize(PALETTE, dither=Image.Dither.NONE).save(file, optimize=True)
        if file.stat().st_size > LARGEST:
            sys.exit(f"{file.name} has {file.stat().st_size} bytes")


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


def draw_table(
    browser: Browser, url: str, name: str, width: int, height: int, pixels: float
) -> None:
    """The first game there is, some moves on."""
    page = browser.new_page(
        viewport={"width": width, "height": height}, device_scale_factor=pixels, base_url=url
    )
    game = json.loads((DIST / "games.json").read_text("utf-8"))["games"][0]["id"]
    page.goto(f"index.html?game={game}&seat=0&seed=5&speed=instant&theme=light")
    mine = page.locator("[data-status=your-turn]")
    for _ in range(3):
        mine.wait_for(timeout=60_000)
        page.locator(".hand [data-action], .acts [data-action]").first.click()
    mine.wait_for()
    page.screenshot(path=PICTURES / f"{name}.png", animations="disabled")


if __name__ == "__main__":
    main()
