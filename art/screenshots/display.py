"""Draws the pictures of `docs/display/`: what each key of the display does, on the real page.

    .venv/bin/python -m art.screenshots.display

The page is built with one game more, `showcase.py`, which shows one key at a time.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import FloatRect, Page, sync_playwright

from tools.serve import Site

TOP = Path(__file__).parent.parent.parent
HERE = Path(__file__).parent
PICTURES = TOP / "docs/display"
LARGEST = 25_000
"""Bytes of a picture."""
AROUND = 8
"""Pixels around what is shown."""


@dataclass(frozen=True)
class Shot:
    """A picture: of which parts of the page, and what is done before."""

    parts: str
    """A selector; the picture holds all that it finds."""
    before: Callable[[Page], object] = lambda page: None
    game: str = "showcase"
    more: str = "&speed=instant"


def score(page: Page) -> None:
    page.locator("[data-do=score]").first.dispatch_event("click")


def ended(page: Page) -> None:
    page.locator(BUTTONS).first.click()
    page.locator(".ending .tally:not(.counting)").wait_for()


OPEN = ".centre .open > li"
BUTTONS = ".acts button"
PLATES = ".seats .plate"
SHEET = "#dialog table"
SHOTS = {
    "trick": Shot(".trick > li"),
    "last_trick": Shot(".centre .last"),
    "table": Shot(OPEN),
    "note": Shot(".centre .table-note", game="showcase-pile"),
    "turned": Shot(OPEN),
    "fresh": Shot(OPEN),
    "marks": Shot(OPEN),
    "stock": Shot(".centre .stock"),
    "notes": Shot(PLATES),
    "facts": Shot(".bar .what"),
    "sheet": Shot(f":nth-match({SHEET}, 1)", score),
    "running": Shot(SHEET, score),
    "report": Shot(".ending", ended, more="&speed=fast"),
    "signs": Shot(".centre .signs > li"),
    "tokens": Shot(PLATES),
    "dealer": Shot(PLATES),
    "call": Shot(".seats .seat"),
    "reason": Shot(f":nth-match({SHEET}, 2)", score),
    "part": Shot(f":nth-match({SHEET}, 2)", score),
    "label": Shot(BUTTONS),
    "detail": Shot(BUTTONS),
    "card": Shot(".acts .of-cards"),
    "figure": Shot(BUTTONS),
    "usual": Shot(BUTTONS),
    "risk": Shot("#dialog", lambda page: page.locator(BUTTONS).first.click(), more=""),
    "takes": Shot(OPEN, lambda page: page.locator(".hand [data-action]").first.hover()),
    "meaning": Shot(f".say p, {BUTTONS}", lambda page: page.locator(BUTTONS).first.hover()),
}
"""By the key that each shows."""


def main() -> None:
    with TemporaryDirectory() as folder:
        site = Site(built(Path(folder))).start()
        PICTURES.mkdir(exist_ok=True)
        with sync_playwright() as playwright:
            chromium = playwright.chromium.launch(
                executable_path=shutil.which("chromium"), args=["--no-sandbox"]
            )
            page = chromium.new_page(viewport={"width": 400, "height": 640})
            for key, shot in SHOTS.items():
                draw(page, site.url, key, shot)
            chromium.close()
        site.stop()


def built(tree: Path) -> Path:
    """The site with the showcase in it, built in a copy of the tree."""
    left_out = shutil.ignore_patterns(
        ".git", ".venv", "node_modules", "dist", "e2e", "tests", "bench", ".*cache", "__pycache__"
    )
    shutil.copytree(TOP, tree, ignore=left_out, dirs_exist_ok=True)
    (tree / "node_modules").symlink_to(TOP / "node_modules")
    rondas = tree / "py/rondas"
    words = [rondas / "locale/en/template.ftl", HERE / "showcase.ftl"]
    for name in ("showcase", "showcase-pile"):
        shutil.copyfile(rondas / "rulebook/template.md", rondas / f"rulebook/{name}.md")
        catalog = "".join(path.read_text("utf-8") for path in words)
        (rondas / f"locale/en/{name}.ftl").write_text(catalog, "utf-8")
    games = rondas / "games"
    for package in ("showcase", "showcase_pile"):
        (games / package).mkdir()
    shutil.copyfile(HERE / "showcase.py", games / "showcase/__init__.py")
    pile = 'from rondas.games.showcase import PILE as GAME\n\n__all__ = ["GAME"]\n'
    (games / "showcase_pile/__init__.py").write_text(pile, "utf-8")
    library = tree / "tools/library.toml"  # the template is in no engine but this one
    library.write_text(library.read_text("utf-8").replace('"rondas/games/_[!_]*", ', ""), "utf-8")
    subprocess.run([sys.executable, "-m", "tools.build"], cwd=tree, check=True)
    return tree / "dist"


def draw(page: Page, url: str, key: str, shot: Shot) -> None:
    """One picture."""
    page.goto(f"{url}index.html?game={shot.game}&key={key}&seat=0&seed=2{shot.more}")
    page.locator("[data-status=your-turn]").wait_for(timeout=60_000)
    shot.before(page)
    boxes = [box for part in page.locator(shot.parts).all() if (box := part.bounding_box())]
    file = PICTURES / f"{key}.png"
    page.screenshot(path=file, clip=around(boxes))
    if file.stat().st_size > LARGEST:
        sys.exit(f"{file.name} has {file.stat().st_size} bytes")


def around(boxes: list[FloatRect]) -> FloatRect:
    """Return a box around all of these, with a margin."""
    left = min(box["x"] for box in boxes) - AROUND
    top = min(box["y"] for box in boxes) - AROUND
    right = max(box["x"] + box["width"] for box in boxes) + AROUND
    bottom = max(box["y"] + box["height"] for box in boxes) + AROUND
    left, top = max(left, 0), max(top, 0)
    return {"x": left, "y": top, "width": right - left, "height": bottom - top}


if __name__ == "__main__":
    main()
