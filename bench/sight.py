"""Whether time or sight limits `hard` in Moroccan Ronda.

python -m bench.sight [--minutes M]

Over the same deals from both seats, these bots play against `hard`: a search with a quarter of its
iterations, one with four times as many, and one that is shown the other hand but not the order of
the stock. The last one knows more than any player can, so it bounds what better beliefs bring.
"""

from __future__ import annotations

import argparse
from random import Random
from time import process_time

from bench.strength import interval
from bench.table import show
from rondas import bots
from rondas.bots.search import rate
from rondas.games import find
from rondas.games.moroccan_ronda.rules import MoroccanRonda
from rondas.match import Chooser, estimate
from rondas.records import record
from rondas.rules.cards import shuffled
from rondas.rules.game import CHANCE, OVER, Game

KIT = find("moroccan-ronda")
HARD = bots.read_settings(bots.LEVELS["hard"].partition(":")[2])


def player(spec: str) -> Chooser:
    """A bot by name; it sees its own cards."""
    bot = bots.make(spec)
    return lambda game, rng: bot.choose(KIT.knowledge.information_state(game, game.actor), rng)


def sees_hands(game: Game, rng: Random) -> str:
    """The search of `hard`, shown the other hand but not the order of the stock."""

    def determinize(rng: Random) -> MoroccanRonda:
        new = game.copy()
        assert isinstance(new, MoroccanRonda)
        new.stock = shuffled(new.stock, rng)
        return new

    return rate(KIT.model, determinize, rng, HARD)[0].action


def played(one: Chooser, deal: int, first: int) -> float:
    """Return how far a bot in seat `first` ends above `hard` in the other, in points."""
    hard = player("hard")
    game = KIT.rules(2, KIT.rules.settings(2, {}))
    rng = Random(f"sight/{deal}/{first}")
    chances = 0
    while game.actor != OVER:
        if game.actor == CHANCE:
            move = f"* {record.chance(game, Random(f'sight/{deal}/chance/{chances}'))}"
            chances += 1
        else:
            choose = one if game.actor == first else hard
            move = f"{game.actor} {choose(game, rng)}"
        record.do(game, move)
    scores = game.scores()
    return float(scores[first] - scores[1 - first])


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.sight")
    parser.add_argument("--minutes", type=float, default=45, help="of processor time, about")
    minutes = parser.parse_args().minutes
    kinds = (
        ("a quarter of the iterations", player(f"search:iterations={HARD.iterations // 4}")),
        ("four times the iterations", player(f"search:iterations={HARD.iterations * 4}")),
        ("shown the other hand", sees_hands),
    )
    rows = []
    for name, one in kinds:
        start = process_time()
        samples: list[float] = []
        while len(samples) < 2 or process_time() - start < 60 * minutes / len(kinds):
            deal = len(samples)
            samples.append((played(one, deal, 0) + played(one, deal, 1)) / 2)
        rows.append([name, str(2 * len(samples)), interval(estimate(samples), "+.1f")])
    show("Moroccan Ronda for two, against hard", ("bot", "games", "points a game"), rows)


if __name__ == "__main__":
    main()
