"""Make the face of titles: `static/fonts/titles.woff2`, from Fraunces (SIL Open Font License 1.1).

npm pack @fontsource-variable/fraunces, and unpack it: `package/files` has the source.
pip install fonttools brotli
python3 -m art.titles package/files/fraunces-latin-full-normal.woff2

It is one weight and one shape, soft and for large sizes, with the letters of English, French and
Spanish.
"""

from __future__ import annotations

import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

TARGET = Path(__file__).resolve().parent.parent / "static/fonts/titles.woff2"
SHAPE = {"wght": 600, "opsz": 72, "SOFT": 60, "WONK": 0}
LETTERS = [*range(0x20, 0x7F), *range(0xA0, 0x100), 0x152, 0x153, 0x178, *range(0x2010, 0x2027)]
FEATURES = ("kern", "liga", "mark", "mkmk", "ccmp", "lnum", "tnum")


def titles(source: Path) -> TTFont:
    font = instantiateVariableFont(TTFont(source), SHAPE)
    options = Options(layout_features=list(FEATURES), hinting=False, desubroutinize=True)
    options.name_IDs = [0, 1, 2, 5, 13, 14]  # the copyright and the licence stay
    options.flavor = "woff2"
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=LETTERS)
    subsetter.subset(font)
    font.flavor = "woff2"
    return font


if __name__ == "__main__":
    titles(Path(sys.argv[1])).save(TARGET)
