"""Descriptions of manners match how they play."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from statistics import fmean

import pytest

from rondas.games import all_games
from rondas.rules.model import BOLD, CAREFUL, MANNERS, SLY, STEADY, STUBBORN
from tests.habits import habits, positions

LOOKED_AT = {
    "steere-ronda": (3, 2, 150),
    "moroccan-ronda": (3, 3, 150),
    "rounds": (2, 1, 150),
    "baronda": (3, 3, 70),
}
"""How many players, deals, and positions of them."""
BOT = "search:iterations=60,solved_worlds=1"
"""Enough to see a taste."""

SAID: Sequence[tuple[str, str, str, float]] = (
    ("steere-ronda", BOLD, "rank led", 1),
    ("steere-ronda", BOLD, "beats the lead", 0.15),
    ("steere-ronda", CAREFUL, "rank led", -1),
    ("steere-ronda", SLY, "beats the lead", -0.15),
    ("steere-ronda", STUBBORN, "same suit", 0.1),
    ("moroccan-ronda", BOLD, "highest laid", 0.15),
    ("moroccan-ronda", CAREFUL, "lowest laid", 0.15),
    ("moroccan-ronda", STUBBORN, "nearest rank", 0.1),
    ("rounds", BOLD, "rank led", 1),
    ("rounds", BOLD, "trump led", 0.05),
    ("rounds", CAREFUL, "rank led", -1),
    ("rounds", SLY, "trump led", -0.15),
    ("rounds", STUBBORN, "same suit led", 0.15),
    ("baronda", BOLD, "strong card led", 0.1),
    ("baronda", BOLD, "plays a Pass", -0.05),
    ("baronda", CAREFUL, "strong card led", -0.05),
    ("baronda", SLY, "Garuda or Naga early", -0.05),
    ("baronda", SLY, "plays a Pass", 0.05),
    ("baronda", STUBBORN, "same bid", 0.1),
    ("baronda", STUBBORN, "same suit", 0.1),
)
"""Game, manner, habit, and how much more of it there is at least than steady players show."""


@cache
def seen(game: str) -> dict[str, dict[str, float]]:
    """The habits of each manner, in the same positions."""
    players, deals, most = LOOKED_AT[game]
    kit = all_games()[game]
    moments = list(positions(kit, players, "greedy", deals))
    bids = [each for each in moments if each[1].get("stage") == "bids"]  # there are few of them
    moments = bids + moments[:: -(-len(moments) // most)]
    found = {manner: habits(kit, f"{BOT},manner={manner}", moments) for manner in MANNERS}
    return {
        manner: {name: fmean(values) for name, values in each.items()}
        for manner, each in found.items()
    }


@pytest.mark.parametrize(("game", "manner", "habit", "more"), SAID, ids=str)
def test_it_is_as_they_say(game: str, manner: str, habit: str, more: float) -> None:
    found = seen(game)
    difference = found[manner][habit] - found[STEADY][habit]
    assert difference >= more if more > 0 else difference <= more, (found[STEADY], found[manner])
