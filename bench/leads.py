"""Fits the table of leads of Rounds (`rondas.games.rounds.leads`), and prints it.

python -m bench.leads [--games N] [--bot BOT]

Bots play rounds 1 to 3; what they lead is explained by a softmax over the cards of the
hand. A card's features are what its holder knows: its rank and kind, whether all higher cards of
its suit are gone or in the same hand, and how the round stands. The fit is by maximum likelihood
with a little shrinkage, by gradient ascent.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from math import exp, log
from random import Random

from rondas import bots
from rondas.games import find
from rondas.games.rounds.leads import CONTEXTS, KINDS, RANKS, context, place
from rondas.games.rounds.revokes import Rounds
from rondas.games.rounds.rollout import BIT, HIGHER, bits
from rondas.records import record
from rondas.rules.game import CHANCE

SHRINKAGE = 0.5
"""The precision of the normal distribution around 0 that each weight is expected to come from."""
STEPS = 400
Choice = tuple[Sequence[int], int]
"""The features of the cards of a hand, and which of them was led."""


def features(game: Rounds) -> list[int]:
    """Return the place in the table of each card of the actor, who is to lead."""
    seat = game.actor
    others = bits(game.stock) | bits(game.hands[1 - seat])
    stands = context(game.took())
    return [
        place(game.trumps, card, stands, not HIGHER[BIT[card].bit_length()] & others)
        for card in game.hands[seat]
    ]


def choices(games: int, spec: str) -> list[Choice]:
    """Return the leads of bots in so many games."""
    kit = find("rounds")
    bot = bots.make(spec)
    found: list[Choice] = []
    for number in range(games):
        game = kit.rules(2, kit.rules.settings(2, {}))
        rng = Random(f"leads/{number}")
        while game.round < 4:
            if game.actor == CHANCE:
                record.do(game, f"* {record.chance(game, rng)}")
                continue
            action = bot.choose(kit.knowledge.information_state(game, game.actor), rng)
            if game.lead < 0 and len(game.hands[game.actor]) > 1:
                card = game.index[action]
                found.append((features(game), game.hands[game.actor].index(card)))
            game.apply(game.index[action])
    return found


def fit(found: Sequence[Choice]) -> tuple[list[float], float]:
    """Return the weights, and the mean log-likelihood of the choices."""
    size = CONTEXTS * KINDS * RANKS * 2
    weights = [0.0] * size
    seen = [SHRINKAGE] * size
    for cards, _ in found:
        for feature in cards:
            seen[feature] += 0.5  # the most that a choice can bend the likelihood
    for _ in range(STEPS):
        slope = [-SHRINKAGE * weight for weight in weights]
        likelihood = 0.0
        for cards, led in found:
            odds = [exp(weights[feature]) for feature in cards]
            total = sum(odds)
            likelihood += log(odds[led] / total)
            slope[cards[led]] += 1
            for feature, part in zip(cards, odds, strict=True):
                slope[feature] -= part / total
        weights = [w + by / most for w, by, most in zip(weights, slope, seen, strict=True)]
    return weights, likelihood / len(found)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.leads")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--bot", default="search:iterations=300", help="whose leads are fitted")
    options = parser.parse_args()
    found = choices(options.games, options.bot)
    weights, likelihood = fit(found)
    print(f"# {len(found)} leads of {options.games} games, log-likelihood {likelihood:.3f} each")
    for start in range(0, len(weights), RANKS):
        row = [max(1, round(100 * exp(weight))) for weight in weights[start : start + RANKS]]
        print(f"    ({', '.join(map(str, row))}),")


if __name__ == "__main__":
    main()
