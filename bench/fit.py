"""Fits the constants of the games' models again, and shows them beside those in use.

python -m bench.fit [GAME] [--games N]

Constants that say what a position is worth (`returns`) are fitted by maximum likelihood: games
between sensible players who now and then play at random, and for each candidate the mean log loss
of what it expected where chance moves next against who won. Constants that say how to play (`play`)
are fitted by matches: the heuristic action with the candidate against that with the value in use,
every deal from each seat. One constant is varied at a time, the others stay as they are.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from random import Random
from statistics import fmean, stdev
from types import ModuleType
from typing import Any, Literal

from bench.table import show
from rondas.games import Kit, find
from rondas.records import record
from rondas.rules.game import CHANCE, OVER, Game

Put = Callable[[ModuleType, float], None]
CARELESS = 0.15
"""How often a player of the games for `returns` plays at random, so that all margins come up."""


@dataclass(frozen=True)
class Fit:
    """A constant, and how it is fitted."""

    game: str
    players: int
    module: str
    name: str
    candidates: tuple[float, ...]
    how: Literal["returns", "play"]
    put: Put | None = None
    """Sets it, where tables are made from it; else the module's attribute of the name."""

    def set(self, value: float) -> None:
        module = import_module(f"rondas.games.{self.game.replace('-', '_')}.{self.module}")
        if self.put:
            self.put(module, value)
        else:
            setattr(module, self.name, value)

    def now(self) -> float:
        module = import_module(f"rondas.games.{self.game.replace('-', '_')}.{self.module}")
        name, _, rank = self.name.partition(" ")
        found = getattr(module, name)
        return float(found[int(rank)] if rank else found)


def fade(module: ModuleType, value: float) -> None:
    module.FADE_PER_HAND = value
    module.FADE = [module._fade(left) for left in range(13)]


def held(rank: int) -> Put:
    """Set what the four cards of a rank are worth that are held when a round is dealt."""

    def put(module: ModuleType, value: float) -> None:
        for card in range(rank, 52, 13):
            if card != module.TWO_OF_HEARTS:
                module.HELD_AT_DEAL[card] = value

    return put


def held_two(module: ModuleType, value: float) -> None:
    module.HELD_AT_DEAL[module.TWO_OF_HEARTS] = value


def takes(name: str) -> Put:
    """Set how often some cards take their trick, and what is made from that."""

    def put(module: ModuleType, value: float) -> None:
        setattr(module, name, value)
        for players, expected in module.EXPECTED_TRICKS.items():
            expected[:] = module._expected_tricks(players)

    return put


def around(value: float, *factors: float) -> tuple[float, ...]:
    """The value in use and its neighbours."""
    return tuple(sorted({round(value * factor, 4) for factor in (1.0, *factors)}))


WIDE = (0.5, 0.7, 0.85, 1.2, 1.4, 2.0)
FITS = (
    Fit("steere-ronda", 3, "model", "FADE_PER_HAND", around(1.25, *WIDE), "returns", fade),
    Fit("moroccan-ronda", 2, "model", "SCALE_PER_POINT", around(0.85, *WIDE), "returns"),
    Fit("moroccan-ronda", 2, "model", "POINTS_PER_ROUND", around(7, *WIDE), "returns"),
    Fit("moroccan-ronda", 2, "model", "CAPTURE_POINTS", around(0.6, *WIDE), "play"),
    Fit("rounds", 2, "model", "MARGIN_SPREAD", around(45, *WIDE), "returns"),
    *(
        Fit("rounds", 2, "model", f"HELD_AT_DEAL {rank}",
            (now - 3, now - 1.5, now, now + 1.5, now + 3), "returns", held(rank))
        for rank, now in enumerate(
            (8, 4, 2, 0.5, 0, -0.5, -0.5, -0.5, -1, -1, -1, -1.5, -1.5)
        )
    ),
    Fit("rounds", 2, "model", "HELD_AT_DEAL 25", (-8, -6.5, -5, -3.5, -2), "returns", held_two),
    Fit("rounds", 2, "heuristic", "KEPT_RANK_TRUMP", around(3, *WIDE), "play"),
    Fit("rounds", 2, "heuristic", "KEPT_TRUMP", around(1, *WIDE), "play"),
    Fit("rounds", 2, "heuristic", "KEPT_TRUMP_HEIGHT", around(5, *WIDE), "play"),
    Fit("rounds", 2, "heuristic", "KEPT_HEIGHT", around(9, *WIDE), "play"),
    Fit("baronda", 3, "model", "ROUND_SWING", around(2.3, *WIDE), "returns"),
    *(
        Fit("baronda", 3, "bidding", name, around(now, *WIDE), "play", takes(name))
        for name, now in (
            ("PASS_TAKES", 0.03), ("NAGA_TAKES", 0.75), ("GARUDA_TAKES", 0.65),
            ("RED_TAKES", 0.33), ("RED_RISE", 0.45), ("SUIT_TAKES", 0.4),
        )
    ),
    *(
        Fit("baronda", 3, "model", name, around(now, 0.6, 0.8, 1.2, 1.5), "play")
        for name, now in (("LEAVES_AWAKE", 0.6), ("LEAVES_NAGA", 0.5), ("MAY_STRAY", 0.4))
    ),
)  # fmt: skip


def step(kit: Kit, game: Game, rng: Random, careless: float = 0.0) -> None:
    """One move: of chance, or a sensible one."""
    if game.actor == CHANCE:
        record.do(game, f"* {record.chance(game, rng)}")
        return
    legal = game.legal_names()
    if rng.random() < careless:
        action = legal[rng.randrange(len(legal))]
    else:
        state = kit.knowledge.information_state(game, game.actor)
        action = kit.model.heuristic_action(state, rng)
    game.apply(game.index[action])


def samples(kit: Kit, players: int, games: int) -> list[tuple[Game, list[float]]]:
    """Positions where chance moves next, and the returns of the games they are from."""
    found: list[tuple[Game, list[float]]] = []
    for number in range(games):
        rng = Random(f"fit/{number}")
        game = kit.rules(players, kit.rules.settings(players, {}))
        seen = []
        played = False
        while game.actor != OVER:
            if game.actor == CHANCE and played:
                seen.append(game.copy())
            played = played or game.actor >= 0
            step(kit, game, rng, CARELESS)
        found += [(state, kit.model.returns(game)) for state in seen]
    return found


def log_loss(kit: Kit, found: Sequence[tuple[Game, list[float]]]) -> float:
    """The mean of what was missed, in nats."""
    losses = []
    for state, returns in found:
        shares = kit.model.returns(state)
        losses.append(
            -sum(
                won * math.log(max(share, 1e-6)) for won, share in zip(returns, shares, strict=True)
            )
        )
    return fmean(losses)


def lead(fit: Fit, kit: Kit, value: float, now: float, games: int) -> tuple[float, float]:
    """How far a seat with the candidate is above an equal share of the win, and the error of it."""
    shares = []
    for number in range(games):
        for seat in range(fit.players):
            game = kit.rules(fit.players, kit.rules.settings(fit.players, {}))
            rng = Random(f"fit/{number}")
            while game.actor != OVER:
                if game.actor >= 0:
                    fit.set(value if game.actor == seat else now)
                step(kit, game, rng)
            shares.append(kit.model.returns(game)[seat] - 1 / fit.players)
    fit.set(now)
    return fmean(shares), stdev(shares) / math.sqrt(len(shares))


def row(fit: Fit, games: int, drawn: dict[tuple[str, int], Any]) -> list[str]:
    """A constant: every candidate with its log loss, or with its lead; the best of them."""
    kit, now = find(fit.game), fit.now()
    told = []
    if fit.how == "returns":
        key = fit.game, fit.players
        if key not in drawn:
            drawn[key] = samples(kit, fit.players, games)
        losses = {}
        for value in fit.candidates:
            fit.set(value)
            losses[value] = log_loss(kit, drawn[key])
            told.append(f"{value:g}: {losses[value]:.4f}")
        fit.set(now)
        best = min(losses, key=losses.__getitem__)
    else:
        leads = {now: 0.0}
        for value in fit.candidates:
            if value != now:
                leads[value], error = lead(fit, kit, value, now, games)
                told.append(f"{value:g}: {leads[value]:+.3f} ± {error:.3f}")
        best = max(leads, key=leads.__getitem__)
    return [fit.game, fit.name, fit.how, f"{now:g}", f"{best:g}", ", ".join(told)]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.fit")
    parser.add_argument("game", nargs="?", choices=sorted({fit.game for fit in FITS}))
    parser.add_argument("--games", type=int, default=200, help="deals for each candidate")
    options = parser.parse_args()
    drawn: dict[tuple[str, int], Any] = {}
    rows = [row(fit, options.games, drawn) for fit in FITS if options.game in (None, fit.game)]
    show(
        "Fitted constants",
        ("game", "constant", "by", "in use", "best here", "candidates"),
        rows,
        "By returns: the log loss, less is better. By play: the lead over equal bots, in shares of "
        "the win, with its standard error. A candidate within two errors of the value in use is no "
        "reason to change it.",
    )


if __name__ == "__main__":
    main()
