"""Write ``py/rondas/drawings/spanish.svg`` and ``static/icons/*.svg``.

The colours are in ``py/rondas/drawings/cards.css``, which also lists the custom properties that
a page may set: ``--card-paper --card-edge --card-ink --card-frame``, ``--suit-O --suit-C
--suit-E --suit-B``, ``--card-gold`` and the other colours of the drawings, ``--back-a
--back-b --back-mark``. The drawings themselves hold class names only.
"""

from io import BytesIO
from pathlib import Path

from PIL import Image
from resvg_py import svg_to_bytes

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


def main() -> None:
    (ROOT / "py/rondas/drawings/spanish.svg").write_text(pack(), encoding="utf-8")
    icons = ROOT / "static/icons"
    for name in ("icon", "favicon"):
        (icons / f"{name}.svg").write_text(ICONS[name], encoding="utf-8")
    for name, source, size in PIXELS:
        pixels = svg_to_bytes(svg_string=ICONS[source], width=size, height=size)
        Image.open(BytesIO(pixels)).save(icons / name, optimize=True)


if __name__ == "__main__":
    main()
