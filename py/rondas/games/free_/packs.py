"""The packs of a free table, by their names in records."""

from rondas.rules.cards import FRENCH_52, SPANISH_40, SPANISH_48, Pack, suited

JOKERS = ("JOKER1", "JOKER2")
WITH_JOKERS = "+2"
"""Behind the name of a pack with two jokers."""

_PLAIN = {
    "french-52": FRENCH_52,
    "french-36": suited("SHDC", "AKQJT9876"),
    "french-32": suited("SHDC", "AKQJT987"),
    "spanish-40": SPANISH_40,
    "spanish-48": SPANISH_48,
}
_BARONDA = [f"{number}{suit}" for suit in "RBGY" for number in range(14)]

PACKS = {
    **_PLAIN,
    **{
        name + WITH_JOKERS: Pack([*pack.names, *JOKERS], ranks=[*pack.ranks, *JOKERS])
        for name, pack in _PLAIN.items()
    },
    "baronda": Pack([*_BARONDA, "PASS", "NAGA"], [*[1] * len(_BARONDA), 3, 3]),
}


def drawings(pack: str) -> str:
    """Return the name of the drawings of a pack: `french`, `spanish` or `baronda`."""
    return pack.partition("-")[0]
