"""Draws the picture of the README: the same game on two phones, with `make build` done before.

.venv/bin/python -m art.screenshots.phones
"""

from __future__ import annotations

import base64
import shutil
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tools.serve import Site

TOP = Path(__file__).parents[2]
PICTURE = TOP / "docs/two-phones.png"
LARGEST = 400_000
"""Bytes of the picture."""
TABLE = (
    "index.html?game=steere-ronda&hands=1&bots=medium&seats=Ana,@Ben,bot&speed=instant&theme=light"
)
TURNS, MOST = 3, 12
"""The guest plays until they are the last to play to a trick."""
PHONE = {"width": 390, "height": 760}

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


def phone(browser: Browser, url: str) -> Page:
    context = browser.new_context(
        base_url=url, viewport=PHONE, device_scale_factor=1, locale="en", has_touch=True
    )
    context.set_default_timeout(60_000)
    return context.new_page()


def taken(host: Page, guest: Page) -> list[bytes]:
    """Both screens, with a card of each on the table."""
    host.goto(TABLE)
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


def main() -> None:
    site = Site(TOP / "dist").start()
    with sync_playwright() as playwright:
        chromium = shutil.which("chromium-headless-shell") or shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        shots = taken(*(phone(browser, site.url) for _ in range(2)))
        paper = browser.new_page(device_scale_factor=1)
        images = "".join(
            f'<img src="data:image/png;base64,{base64.b64encode(shot).decode()}">' for shot in shots
        )
        paper.set_content(FRAME + images)
        paper.locator("body").screenshot(path=PICTURE, omit_background=True)
        browser.close()
    site.stop()
    size = PICTURE.stat().st_size
    print(f"{PICTURE.relative_to(TOP)}: {size} bytes")
    assert size <= LARGEST, f"more than {LARGEST}"


if __name__ == "__main__":
    main()
