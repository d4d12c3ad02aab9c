"""The front page says how long games last: what it says is held against games of bots."""

from __future__ import annotations

from statistics import mean

import pytest

import rondas
from rondas.games import Kit
from tests.playing import GAMES

DECISION, MOVE = 5, 1
"""Seconds that a person thinks about each action, and that the page takes to show any action at
normal speed (measured: 0.9 to 1.1 s with its pauses, deals and sheets, clicked away at once)."""
GAMES_PLAYED = 8


def lasts(game: str, players: int, options: dict[str, int | str], seed: int) -> float:
    """Minutes that a game lasts for the person in seat 0."""
    played = rondas.play(["greedy"] * players, game, seed, **options)
    actors = [move.split()[0] for move in played.moves]
    own = actors.count("0")
    return (DECISION * own + MOVE * (len(actors) - actors.count("*"))) / 60


@pytest.mark.parametrize("kit", GAMES, ids=lambda kit: kit.id)
def test_games_last_as_long_as_the_front_page_says(kit: Kit) -> None:
    info = kit.presentation.info(kit.rules)
    ways = [dict(preset["options"]) for preset in info["presets"]] or [{}]
    found = sorted(
        mean(lasts(kit.id, info["usual"], way, seed) for seed in range(GAMES_PLAYED))
        for way in ways
    )
    least, most = info["minutes"]
    assert found[0] == pytest.approx(least, rel=0.25, abs=0.6)
    assert found[-1] == pytest.approx(most, rel=0.25, abs=0.6)
