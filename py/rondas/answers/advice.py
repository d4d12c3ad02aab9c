"""Reasons for a hint, as a teacher would give them.

They say why the action is better, how it turns out in deals that may be the real one, what it does
now, and how much better it is than the next best action. Only the knowledge of the seat counts.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from math import sqrt
from random import Random
from typing import Any

from rondas.bots import Rating
from rondas.games import Kit, find
from rondas.pulse import pulse
from rondas.rules.game import Game
from rondas.rules.knowledge import Any_State
from rondas.rules.message import Message, card, say

GAMES = 20
"""A hint says in how many of this many deals or games something is so."""
TELLING = 0.1
"""The share of games that must be won additionally with the best action, to be worth telling."""
DEALS = 40
"""The number of deals drawn."""
CLOSE = 0.1
"""A share of the win closer than this to 0 or 1 helps nobody to choose."""

COMPARED = {"advice-chances": ("best", "other"), "advice-gain": ("best",)}
"""The messages that compare two actions, and of which of them each says in short how good it is."""


def why(
    state: Any_State, ratings: Sequence[Rating], rng: Random, games: int = GAMES
) -> list[Message]:
    """Return reasons for the first of the ratings, the best reason first. The text counts wins out
    of `games`."""
    kit = find(state["game"])
    determinize = kit.knowledge.determinizer(state)
    game = determinize(rng)
    if len(game.legal()) == 1:
        return [say("advice-forced")]
    best = game.index[ratings[0].action]
    deals = _deals(game, determinize, rng)
    guide = kit.guide(game)
    told = guide.reasons(best) + _foreseen(kit, deals, best)
    effects = [each for each in guide.effects(best) if each not in told]
    compared = _compared(kit, deals, ratings, rng, games) if len(ratings) > 1 else []
    return told + effects + compared if told else compared + effects


def contrast(
    state: Any_State, told: Sequence[Message], best: str, other: str, rng: Random
) -> tuple[list[Message], list[Message]]:
    """Return what holds for the best action alone, of the reasons `told` first, and what holds for
    another one alone: what it does now, what it leads to, what its card is."""
    kit = find(state["game"])
    determinize = kit.knowledge.determinizer(state)
    game = determinize(rng)
    guide, deals = kit.guide(game), _deals(game, determinize, rng)
    first, second = (game.index[action] for action in (best, other))
    kinds = [
        guide.about(each, game.actor) if each < len(game.pack.names) else []
        for each in (first, second)
    ]
    follows = guide.effects(second) + _foreseen(kit, deals, second, first) + kinds[1]
    own = [*told, *(each for each in kinds[0] if each not in told)]
    both = follows + guide.reasons(second)
    return [each for each in own if each not in both], [each for each in follows if each not in own]


def _deals(game: Game, determinize: Callable[[Random], Game], rng: Random) -> list[Game]:
    deals = [game]
    while len(deals) < DEALS:
        deals.append(determinize(rng))
        pulse()
    return deals


def _foreseen(
    kit: Kit, deals: Sequence[Game], action: int, best: int | None = None
) -> list[Message]:
    """Return what the action leads to in most of the deals; or in how few what the best one leads
    to in most of them."""
    for each in (action,) if best is None else (action, best):
        seen = Counter([kit.guide(deal).foreseen(each) for deal in deals])
        ((name, count),) = seen.most_common(1)
        if name and 2 * round(GAMES * count / len(deals)) > GAMES:
            count = sum([kit.guide(deal).foreseen(action) == name for deal in deals])
            return [say(f"advice-{name}", n=round(GAMES * count / len(deals)), of=GAMES)]
    return []


def _compared(
    kit: Kit, deals: Sequence[Game], ratings: Sequence[Rating], rng: Random, games: int
) -> list[Message]:
    """Return how much better the action is than the next best: in undecided games, in wins."""
    best, other = ratings[:2]
    deal = deals[0]
    mates = sum(deal.team(seat) == deal.team(deal.actor) for seat in range(deal.players))
    chance = best.value * mates
    won, less = (int(games * rating.value * mates + 0.5) for rating in (best, other))
    if CLOSE <= chance <= 1 - CLOSE and won >= less + TELLING * games:
        names = {"best": named(kit, deal, best.action), "other": named(kit, deal, other.action)}
        return [say("advice-chances", games=games, won=won, less=less, **names)]
    return _gained(kit, deals, best.action, other.action, rng)


def _gained(kit: Kit, deals: Sequence[Game], best: str, other: str, rng: Random) -> list[Message]:
    """By how many points or tricks one action is better than another, if that is certain enough."""
    gains = []
    for deal in deals:
        first, second = (_outcome(kit, deal, action, rng) for action in (best, other))
        gains.append(first - second)
    mean = sum(gains) / len(gains)
    error = sqrt(sum([(gain - mean) ** 2 for gain in gains])) / len(gains)
    if round(mean) < 1 or mean < 2 * error:
        return []
    names = {"best": named(kit, deals[0], best), "other": named(kit, deals[0], other)}
    return [say("advice-gain", n=round(mean), what=kit.model.counted, **names)]


def _outcome(kit: Kit, deal: Game, action: str, rng: Random) -> float:
    """Return the result of the actor when this deal has been played on."""
    game, seat = deal.copy(), deal.actor
    game.apply(game.index[action])
    if game.actor >= 0:
        kit.model.rollout(game, rng)
    return kit.model.gained(game)[seat]


def named(kit: Kit, game: Game, action: str) -> Any:
    """Return an action for a sentence: its card, or the label of its button."""
    act = kit.presentation(game).act(game.index[action])
    if act["taps"] and act["card"]:
        return say("advice-card", card=card(act["card"]))
    return say("advice-action", label=act["label"])
