"""The people whom bots play: each has a manner, and plays the same way tomorrow.

Their faces are `static/faces/ID.svg` (drawn by `tools/draw_faces.py`). Their names are in
`page.ftl` of each language, in this order, and what is said of each of them, `is-ID`.
"""

from __future__ import annotations

from collections.abc import Mapping

from rondas.manners import BOLD, CAREFUL, SLY, STEADY, STUBBORN

CAST: Mapping[str, str] = {
    "amina": CAREFUL,
    "bruno": BOLD,
    "carmen": SLY,
    "driss": STUBBORN,
    "elena": STEADY,
    "farid": SLY,
    "gloria": BOLD,
    "hamza": CAREFUL,
    "ines": STUBBORN,
    "jamal": STEADY,
    "khadija": BOLD,
    "lucia": SLY,
    "mario": STUBBORN,
    "nadia": STEADY,
    "omar": CAREFUL,
    "pilar": STUBBORN,
    "rachid": BOLD,
    "salma": SLY,
    "tomas": CAREFUL,
    "yusuf": STEADY,
}
"""The manner of each."""
