"""Descriptions of manners match how they play.

The plain level plays. In each of its choices every manner is asked for its action. So all manners
see the same positions, and only their taste differs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from random import Random
from statistics import fmean
from typing import Any

import pytest

from rondas import bots
from rondas.games import find
from rondas.games.baronda import state as baronda
from rondas.games.baronda.manners import strength
from rondas.games.moroccan_ronda import state as moroccan_state
from rondas.games.moroccan_ronda.basis.pack import RANK
from rondas.games.rounds import pack as rounds
from rondas.games.rounds.search.manners import is_trump
from rondas.games.steere_ronda import state as steere
from rondas.games.steere_ronda.manners import beating
from rondas.games.steere_ronda.tricks import BIT
from rondas.records import record
from rondas.rules.game import CHANCE, OVER, Game
from rondas.rules.knowledge import Any_State
from rondas.rules.model import BOLD, CAREFUL, SLY, STEADY, STUBBORN

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
    ("steere-ronda", CAREFUL, "rank led", -1),
    ("steere-ronda", SLY, "beats the lead", -0.15),
    ("steere-ronda", STUBBORN, "same suit", 0.1),
    ("moroccan-ronda", BOLD, "highest laid", 0.15),
    ("moroccan-ronda", CAREFUL, "lowest laid", 0.15),
    ("moroccan-ronda", STUBBORN, "nearest rank", 0.1),
    ("rounds", BOLD, "rank led", 1),
    ("rounds", CAREFUL, "rank led", -1),
    ("rounds", SLY, "trump led", -0.15),
    ("rounds", STUBBORN, "same suit", 0.15),
    ("baronda", BOLD, "strong card led", 0.1),
    ("baronda", CAREFUL, "strong card led", -0.05),
    ("baronda", SLY, "Garuda or Naga early", -0.05),
    ("baronda", SLY, "plays a Pass", 0.05),
    ("baronda", STUBBORN, "same bid", 0.1),
    ("baronda", STUBBORN, "same suit", 0.1),
)
"""Game, manner, habit, and how much more of it there is at least than steady players show."""

Seen = dict[str, float]
"""By the name of a habit, where an action could show it: whether it does, or a number."""


def same_suit(suits: Sequence[int], before: Sequence[int], suit: int) -> Seen:
    """Whether the suit of the card before is kept, where it may be and need not be."""
    choice = 0 < suits.count(before[-1] if before else -1) < len(suits)
    return {"same suit": suit == before[-1]} if choice else {}


def in_ronda(game: Any, legal: Sequence[int], card: int) -> Seen:
    before = [steere.SUIT[each] for each in game.played[game.actor]]
    seen = same_suit([steere.SUIT[each] for each in legal], before, steere.SUIT[card])
    if not game.trick:
        seen["rank led"] = card % 12 + 1
    if len(game.trick) == 1:
        winners = [each for each in legal if BIT[each] & beating(game.trick)]
        if 0 < len(winners) < len(legal):
            seen["beats the lead"] = card in winners
    return seen


def in_moroccan_ronda(game: Any, legal: Sequence[int], action: int) -> Seen:
    if game.phase != moroccan_state.PLAY or action >= len(RANK):
        return {}
    seen: Seen = {}
    held = [RANK[card] for card in game.hands[game.actor]]
    laid = sorted({rank for rank in held if not game.table_ranks >> rank & 1})
    rank = RANK[action]
    if len(laid) > 1 and rank in laid:
        seen["highest laid"] = rank == laid[-1]
        seen["lowest laid"] = rank == laid[0]
    before = [RANK[card] for card in game.played(game.actor)[-1:]]
    away = {abs(each - before[0]) for each in held} if before else set()
    if len(away) > 1:
        seen["nearest rank"] = abs(rank - before[0]) == min(away)
    return seen


def in_rounds(game: Any, legal: Sequence[int], card: int) -> Seen:
    if card >= len(rounds.RANK) or game.lead >= 0:
        return {}
    cards = [each for each in legal if each < len(rounds.RANK)]
    led = [rounds.SUIT[each] for who, each, _, _ in game.tricks if who == game.actor]
    seen = same_suit([rounds.SUIT[each] for each in cards], led, rounds.SUIT[card])
    seen["rank led"] = 14 - rounds.RANK[card]
    if 0 < sum(is_trump(game, each) for each in cards) < len(cards):
        seen["trump led"] = is_trump(game, card)
    return seen


def in_baronda(game: Any, legal: Sequence[int], action: int) -> Seen:
    seat = game.actor
    if game.stage == baronda.BIDS and game.results:
        return {"same bid": action - baronda.BID == game.results[-1].bids[seat]}
    if game.stage != baronda.PLAY:
        return {}
    mine = [card for trick in game.tricks_played() for at, card in trick if at == seat]
    suits = [baronda.SUIT[each] for each in legal]
    seen = same_suit(suits, [baronda.SUIT[card] for card in mine], baronda.SUIT[action])
    if not game.trick:
        played = strength(action, game.players)
        others = [strength(each, game.players) for each in legal]
        weaker, stronger = (sum(map(than, others)) for than in (played.__gt__, played.__lt__))
        if weaker or stronger:
            seen["strong card led"] = weaker / (weaker + stronger)
    if baronda.PASS in legal:
        seen["plays a Pass"] = action == baronda.PASS
    special = [each for each in legal if each == baronda.NAGA or each in baronda.GARUDAS]
    if 0 < len(special) < len(legal) and len(game.cards(seat)) > baronda.TRICKS // 2:
        seen["Garuda or Naga early"] = action in special
    return seen


HABITS: Mapping[str, Callable[[Any, Sequence[int], int], Seen]] = {
    "steere-ronda": in_ronda,
    "moroccan-ronda": in_moroccan_ronda,
    "rounds": in_rounds,
    "baronda": in_baronda,
}
"""The numbers of an action, by game: from the position, the legal actions, and the action."""


def positions(game: str, players: int, deals: int) -> Iterator[tuple[Game, Any_State]]:
    """Yield moments with a choice, and the knowledge of the actor."""
    kit, plain = find(game), bots.make("greedy")
    for deal in range(deals):
        table = kit.rules(players, kit.rules.settings(players, {}))
        moves = 0
        while table.actor != OVER:
            moves += 1
            rng = Random(f"habits/{deal}/{moves}")
            if table.actor == CHANCE:
                record.do(table, f"* {record.chance(table, rng)}")
                continue
            state = kit.knowledge.information_state(table, table.actor)
            if len(state["legal"]) > 1:
                yield table.copy(), state
            record.do(table, f"{table.actor} {plain.choose(state, rng)}")


@cache
def seen(game: str, manner: str) -> Seen:
    """The habits of a manner, in the same positions as those of the others."""
    players, deals, most = LOOKED_AT[game]
    moments = list(positions(game, players, deals))
    bids = [each for each in moments if each[1].get("stage") == "bids"]  # there are few of them
    bot = bots.make(f"{BOT},manner={manner}")
    found: dict[str, list[float]] = {}
    for at, (table, state) in enumerate(bids + moments[:: -(-len(moments) // most)]):
        action = table.index[bot.choose(state, Random(f"habits/{at}"))]
        for name, value in HABITS[game](table, table.legal(), action).items():
            found.setdefault(name, []).append(value)
    return {name: fmean(values) for name, values in found.items()}


@pytest.mark.parametrize(("game", "manner", "habit", "more"), SAID, ids=str)
def test_it_is_as_they_say(game: str, manner: str, habit: str, more: float) -> None:
    steady, other = seen(game, STEADY), seen(game, manner)
    difference = other[habit] - steady[habit]
    assert difference >= more if more > 0 else difference <= more, (steady, other)
