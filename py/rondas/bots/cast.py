"""The characters of the bots. Each has a manner, and plays the same way tomorrow.

Their faces are `static/faces/ID.svg` (drawn by `art/characters.py`). `page.ftl` of each language
has their names, in this order, and their sayings, `is-ID`.
"""

from collections.abc import Mapping

from rondas.rules.model import BOLD, CAREFUL, SLY, STEADY, STUBBORN

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
"""The manner of each character."""
