"""Write ``static/cards/spanish.svg`` and ``static/icons/*.svg``."""

from pathlib import Path

import courts
import faces
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
        for rank in range(2, 10):
            text += faces.face(rank, suit, faces.pips(rank, suit))
        for rank in (10, 11, 12):
            text += faces.face(rank, suit, courts.court(rank, suit))
    return text + "</svg>\n"


def main() -> None:
    (ROOT / "static/cards/spanish.svg").write_text(pack(), encoding="utf-8")


main()
