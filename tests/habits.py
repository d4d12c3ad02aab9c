"""Count how often each manner does what its description says.

The plain level plays. In each of its choices every manner is asked for its action. So all manners
see the same positions, and only their taste differs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any

from rondas import bots
from rondas.games import Kit
from rondas.games.baronda import state as baronda
from rondas.games.baronda.manners import strength
from rondas.games.moroccan_ronda import state as moroccan_state
from rondas.games.moroccan_ronda.basis import pack as moroccan
from rondas.games.rounds import pack as rounds
from rondas.games.rounds.search.manners import is_trump
from rondas.games.steere_ronda import state as steere
from rondas.games.steere_ronda.manners import beating
from rondas.games.steere_ronda.tricks import BIT
from rondas.records import record
from rondas.rules.game import CHANCE, OVER, Game
from rondas.rules.knowledge import Any_State

Seen = dict[str, float]
"""By the name of a habit, where an action could show it: whether it does, or a number."""


def in_ronda(game: Any, legal: Sequence[int], card: int) -> Seen:
    """Cards led, the lead beaten in second place, tricks taken in third, the suit kept."""
    seen: Seen = {}
    suits = [steere.SUIT[each] for each in legal]
    before = [steere.SUIT[each] for each in game.played[game.actor][-1:]]
    if 0 < suits.count(before[0] if before else -1) < len(legal):
        seen["same suit"] = steere.SUIT[card] in before
    if not game.trick:
        seen["rank led"] = card % 12 + 1
        return seen
    winners = [each for each in legal if BIT[each] & beating(game.trick)]
    if 0 < len(winners) < len(legal):
        seen["beats the lead" if len(game.trick) == 1 else "takes as third"] = card in winners
    return seen


def in_moroccan_ronda(game: Any, legal: Sequence[int], action: int) -> Seen:
    """Captures, the order of what is laid down, how near to the card before, false rondas."""
    if game.phase == moroccan_state.ANNOUNCING:
        lie = moroccan_state.ANNOUNCE + moroccan_state.RONDA
        honest = game.truth(game.actor) == moroccan_state.NONE
        return {"false ronda": action == lie} if honest else {}
    if game.phase != moroccan_state.PLAY or action >= len(moroccan.RANK):
        return {}
    seen: Seen = {}
    held = [moroccan.RANK[card] for card in game.hands[game.actor]]
    laid = sorted({rank for rank in held if not game.table_ranks >> rank & 1})
    rank = moroccan.RANK[action]
    if laid and len(laid) < len(set(held)):
        seen["takes"] = rank not in laid
    if len(laid) > 1 and rank in laid:
        seen["highest laid"] = rank == laid[-1]
        seen["lowest laid"] = rank == laid[0]
    before = [moroccan.RANK[card] for card in game.played(game.actor)[-1:]]
    away = {abs(each - before[0]) for each in held} if before else set()
    if len(away) > 1:
        seen["nearest rank"] = abs(rank - before[0]) == min(away)
    return seen


def in_rounds(game: Any, legal: Sequence[int], card: int) -> Seen:
    """Cards, trumps and suits led; leads taken."""
    if card >= len(rounds.RANK):
        return {}
    cards = [each for each in legal if each < len(rounds.RANK)]
    if game.lead >= 0:
        winners = [each for each in cards if each in game.trumps.beats[game.lead]]
        return {"takes a lead": card in winners} if 0 < len(winners) < len(cards) else {}
    seen: Seen = {"rank led": 14 - rounds.RANK[card]}
    trumps = sum(is_trump(game, each) for each in cards)
    if 0 < trumps < len(cards):
        seen["trump led"] = is_trump(game, card)
    led = [rounds.SUIT[each] for who, each, _, _ in game.tricks if who == game.actor][-1:]
    suits = [rounds.SUIT[each] for each in cards]
    if 0 < suits.count(led[0] if led else -1) < len(cards):
        seen["same suit led"] = rounds.SUIT[card] in led
    return seen


def in_baronda(game: Any, legal: Sequence[int], action: int) -> Seen:
    """Bids, and how they change; strong cards led, Passes, Garudas and Nagas kept, the suit."""
    seat = game.actor
    if game.stage == baronda.BIDS:
        seen: Seen = {"bid": action - baronda.BID}
        if game.results:
            seen["same bid"] = action - baronda.BID == game.results[-1].bids[seat]
        return seen
    if game.stage != baronda.PLAY:
        return {}
    seen = {}
    if not game.trick:
        weaker = [strength(each, game.players) < strength(action, game.players) for each in legal]
        stronger = [strength(each, game.players) > strength(action, game.players) for each in legal]
        if any(weaker) or any(stronger):
            seen["strong card led"] = sum(weaker) / (sum(weaker) + sum(stronger))
    if baronda.PASS in legal:
        seen["plays a Pass"] = action == baronda.PASS
    special = [each for each in legal if each == baronda.NAGA or each in baronda.GARUDAS]
    if 0 < len(special) < len(legal) and len(game.cards(seat)) > baronda.TRICKS // 2:
        seen["Garuda or Naga early"] = action in special
    mine = [card for trick in game.tricks_played() for at, card in trick if at == seat]
    before = [baronda.SUIT[card] for card in mine[-1:]]
    suits = [baronda.SUIT[each] for each in legal]
    if 0 < suits.count(before[0] if before else -1) < len(legal):
        seen["same suit"] = baronda.SUIT[action] in before
    return seen


HABITS: Mapping[str, Callable[[Any, Sequence[int], int], Seen]] = {
    "steere-ronda": in_ronda,
    "moroccan-ronda": in_moroccan_ronda,
    "rounds": in_rounds,
    "baronda": in_baronda,
}
"""The numbers of an action, by game: from the position, the legal actions, and the action."""


def positions(game: Kit, players: int, level: str, deals: int) -> Iterator[tuple[Game, Any_State]]:
    """Yield moments in games of that level with a choice, and the knowledge of the actor."""
    plain = bots.make(level)
    for deal in range(deals):
        table = game.rules(players, game.rules.settings(players, {}))
        moves = 0
        while table.actor != OVER:
            moves += 1
            rng = Random(f"habits/{deal}/{moves}")
            if table.actor == CHANCE:
                record.do(table, f"* {record.chance(table, rng)}")
                continue
            state = game.knowledge.information_state(table, table.actor)
            if len(state["legal"]) > 1:
                yield table.copy(), state
            record.do(table, f"{table.actor} {plain.choose(state, rng)}")


def habits(
    game: Kit, spec: str, moments: Sequence[tuple[Game, Any_State]]
) -> dict[str, list[float]]:
    """Return the numbers of a bot in these positions, by habit."""
    found: dict[str, list[float]] = {}
    bot = bots.make(spec)
    for at, (table, state) in enumerate(moments):
        action = table.index[bot.choose(state, Random(f"habits/{at}"))]
        for name, value in HABITS[game.id](table, table.legal(), action).items():
            found.setdefault(name, []).append(value)
    return found
