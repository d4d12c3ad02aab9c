"""Write ``py/rondas/drawings/spanish.svg`` and ``static/icons/*.svg``.

The colours are in ``py/rondas/drawings/cards.css``, which also lists the custom properties that
a page may set: ``--card-paper --card-edge --card-ink --card-frame``, ``--suit-O --suit-C
--suit-E --suit-B``, ``--card-gold`` and the other colours of the drawings, ``--back-a
--back-b --back-mark``. The drawings themselves hold class names only.

With ``--png`` also the icons' pixel forms, for which Chromium must be installed.
"""

import subprocess
import sys
import tempfile
from pathlib import Path

from art import joker
from art.spanish import aces, courts, faces, mark, suits

ROOT = Path(__file__).resolve().parents[2]


def pack() -> str:
    shared = suits.symbols() + faces.numerals() + courts.shared()
    text = (
        '<?xml-stylesheet href="cards.css" type="text/css"?>\n'
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 61 95">\n'
        f'<defs id="shared">\n{shared}</defs>\n'
    )
    for suit in "OCEB":
        text += faces.face(1, suit, aces.ACES[suit]())
        for rank in range(2, 10):
            text += faces.face(rank, suit, faces.pips(rank, suit))
        for rank in (10, 11, 12):
            text += faces.face(rank, suit, courts.court(rank, suit))
    return text + joker.jokers() + f'<g id="back">{mark.back()}</g>\n</svg>\n'


ICONS = {
    "icon": mark.icon(64, 26, 14),
    "favicon": mark.icon(32, 14.8, 6, 0.3),
    "icon-maskable": mark.icon(64, 20.5, 0),
    "apple-touch-icon": mark.icon(64, 24, 0),
}

PIXELS = (
    ("icon-192.png", "icon", 192),
    ("icon-512.png", "icon", 512),
    ("icon-maskable-512.png", "icon-maskable", 512),
    ("apple-touch-icon.png", "apple-touch-icon", 180),
)


def render(folder: Path) -> None:
    """The icons as PNG, drawn by Chromium."""
    for name, source, size in PIXELS:
        with tempfile.TemporaryDirectory() as scratch:
            drawing = Path(scratch) / "icon.svg"
            drawing.write_text(ICONS[source], encoding="utf-8")
            command = [
                "chromium",
                "--headless",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-sync",
                "--hide-scrollbars",
                "--default-background-color=00000000",
                f"--user-data-dir={scratch}/profile",
                f"--window-size={size},{size}",
                f"--screenshot={folder / name}",
                drawing.as_uri(),
            ]
            subprocess.run(command, check=True, capture_output=True)


def main() -> None:
    (ROOT / "py/rondas/drawings/spanish.svg").write_text(pack(), encoding="utf-8")
    icons = ROOT / "static/icons"
    for name in ("icon", "favicon"):
        (icons / f"{name}.svg").write_text(ICONS[name], encoding="utf-8")
    if "--png" in sys.argv[1:]:
        render(icons)


if __name__ == "__main__":
    main()
