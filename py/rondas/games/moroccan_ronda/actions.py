"""The actions of Moroccan Ronda, as integers."""

from rondas.games.moroccan_ronda.basis.lore import CLASS_NAMES
from rondas.games.moroccan_ronda.basis.pack import PACK
from rondas.rules.game import vocabulary

ACTIONS, INDEX = vocabulary(
    PACK,
    *(f"dealer {seat}" for seat in range(4)),
    *(f"return {place}" for place in range(33)),
    *(f"announce {name}" for name in CLASS_NAMES),
    "accept",
    *(f"challenge {seat}" for seat in range(4)),
    *(f"claim {seat}" for seat in range(4)),
    "done",
)
DEALER, RETURN, ANNOUNCE = INDEX["dealer 0"], INDEX["return 0"], INDEX["announce none"]
ACCEPT, CHALLENGE = INDEX["accept"], INDEX["challenge 0"]
CLAIM, DONE = INDEX["claim 0"], INDEX["done"]
