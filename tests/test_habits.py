"""Descriptions of manners match how they play.

The plain level plays. In each of its choices every manner is asked for its action. So all manners
see the same positions, and only their taste differs.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from random import Random
from statistics import fmean
from typing import Any

import pytest

import rondas
from rondas import bots
from rondas.games.baronda import state as baronda
from rondas.games.baronda.model import strength
from rondas.games.baronda.pack import GARUDAS, NAGA, PASS, SUIT
from rondas.games.moroccan_ronda import state as moroccan
from rondas.games.moroccan_ronda.basis.pack import RANK
from rondas.games.rounds import pack as rounds
from rondas.games.rounds.model import is_trump
from rondas.games.steere_ronda import state as steere
from rondas.games.steere_ronda.tricks import BIT, beating
from rondas.records.record import check
from rondas.rules.game import Game
from rondas.rules.model import BOLD, CAREFUL, SLY, STEADY, STUBBORN
from tests.playing import known

SAID: Sequence[tuple[str, str, str, float]] = (
    ("steere-ronda", BOLD, "rank led", 0.5),
    ("steere-ronda", CAREFUL, "rank led", -1),
    ("steere-ronda", SLY, "beats the lead", -0.15),
    ("steere-ronda", STUBBORN, "same suit", 0.1),
    ("moroccan-ronda", BOLD, "rank laid", 0.3),
    ("moroccan-ronda", CAREFUL, "rank laid", -0.3),
    ("moroccan-ronda", STUBBORN, "steps from the card before", -0.1),
    ("rounds", BOLD, "rank led", 1),
    ("rounds", CAREFUL, "rank led", -1),
    ("rounds", SLY, "trump led", -0.1),
    ("rounds", STUBBORN, "same suit", 0.1),
    ("baronda", BOLD, "strength led", 0.1),
    ("baronda", CAREFUL, "strength led", -0.2),
    ("baronda", SLY, "Garuda or Naga early", -0.1),
    ("baronda", SLY, "plays a Pass", 0.05),
    ("baronda", STUBBORN, "same bid", 0.1),
    ("baronda", STUBBORN, "same suit", 0.03),
)
"""Game, manner, habit, and how much more of it there is at least than steady players show."""

LOOKED_AT = {
    "steere-ronda": (3, 2, 150),
    "moroccan-ronda": (3, 3, 150),
    "rounds": (2, 1, 150),
    "baronda": (3, 3, 70),
}
"""How many players, deals, and positions of them."""
BOT = "search:iterations=60,solved_worlds=1"
"""Enough to see a taste."""
Seen = dict[str, float]
"""By the name of a habit: whether an action shows it, or a number."""


def same_suit(suits: Sequence[int], mine: Sequence[int], card: int) -> Seen:
    """Whether the suit of the card before is kept."""
    return {"same suit": suits[card] == suits[mine[-1]]} if mine else {}


def in_ronda(game: Any, card: int) -> Seen:
    seen = same_suit(steere.SUIT, game.played[game.actor], card)
    if not game.trick:
        seen["rank led"] = card % 12
    elif len(game.trick) == 1:
        seen["beats the lead"] = bool(BIT[card] & beating(game.trick))
    return seen


def in_moroccan_ronda(game: Any, action: int) -> Seen:
    if game.phase != moroccan.PLAY or action >= len(RANK):
        return {}
    rank, seen = RANK[action], {}
    if not game.table_ranks >> rank & 1:
        seen["rank laid"] = float(rank)
    for before in game.played(game.actor)[-1:]:
        seen["steps from the card before"] = abs(rank - RANK[before])
    return seen


def in_rounds(game: Any, card: int) -> Seen:
    if card >= len(rounds.RANK) or game.lead >= 0:
        return {}
    seen = same_suit(rounds.SUIT, [t[1] for t in game.tricks if t[0] == game.actor], card)
    return {**seen, "rank led": -rounds.RANK[card], "trump led": is_trump(game, card)}


def in_baronda(game: Any, action: int) -> Seen:
    seat = game.actor
    if game.stage == baronda.BIDS and game.results:
        return {"same bid": action - baronda.BID == game.results[-1].bids[seat]}
    if game.stage != baronda.PLAY:
        return {}
    mine = [card for trick in game.tricks_played() for at, card in trick if at == seat]
    seen = same_suit(SUIT, mine, action)
    seen["plays a Pass"] = action == PASS
    if not game.trick:
        seen["strength led"] = strength(action, game.players)
    if len(mine) < baronda.TRICKS // 2:
        seen["Garuda or Naga early"] = action in (NAGA, *GARUDAS)
    return seen


HABITS: Mapping[str, Callable[[Any, int], Seen]] = {
    "steere-ronda": in_ronda,
    "moroccan-ronda": in_moroccan_ronda,
    "rounds": in_rounds,
    "baronda": in_baronda,
}


@cache
def positions(game: str) -> list[tuple[int, Game]]:
    """Moments of greedy games with a choice that may show a habit, with their numbers."""
    players, deals, most = LOOKED_AT[game]
    found = []
    for seed in range(deals):
        played = rondas.play(["greedy"] * players, game=game, seed=seed)
        states = check(played.record()).states()
        found += [each.copy() for each in states if each.actor >= 0 and len(each.legal()) > 1]
    bids = [each for each in found if getattr(each, "stage", "") == "bids"]  # there are few of them
    sample = bids + found[:: -(-len(found) // most)]
    return [(at, each) for at, each in enumerate(sample)
            if any(HABITS[game](each, action) for action in each.legal())]  # fmt: skip


@cache
def seen(game: str, manner: str) -> Seen:
    """The habits of a manner, in the same positions as those of the others."""
    bot = bots.make(f"{BOT},manner={manner}")
    found: dict[str, list[float]] = {}
    for at, state in positions(game):
        choice = bot.choose(known(state, state.actor), Random(f"habits/{at}"))
        for name, value in HABITS[game](state, state.index[choice]).items():
            found.setdefault(name, []).append(value)
    return {name: fmean(values) for name, values in found.items()}


@pytest.mark.parametrize("game", HABITS)
def test_it_is_as_they_say(game: str) -> None:
    steady = seen(game, STEADY)
    for manner, habit, more in (each for of, *each in SAID if of == game):
        difference = seen(game, manner)[habit] - steady[habit]
        assert difference >= more if more > 0 else difference <= more, (manner, habit, difference)
