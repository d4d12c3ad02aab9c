"""Write ``static/cards/spanish.svg`` and ``static/icons/*.svg``."""

from pathlib import Path

import aces
import courts
import faces
import mark
import suits

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
    return text + f'<g id="back">{mark.back()}</g>\n</svg>\n'


def main() -> None:
    (ROOT / "static/cards/spanish.svg").write_text(pack(), encoding="utf-8")
    for name, drawing in {
        "icon": mark.icon(64, 26, 14),
        "favicon": mark.icon(32, 14.6, 6, 0.3, 0.08),
        "icon-maskable": mark.icon(64, 20, 0),
    }.items():
        (ROOT / f"static/icons/{name}.svg").write_text(drawing, encoding="utf-8")


main()
