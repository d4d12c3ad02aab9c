"""Matches: many games between bots, the same deals for all of them, and what that proves.

Every deal is played once for each way the bots can be turned round the table, so that
cards and seats favour nobody. Those games are not independent: intervals treat the games
of one deal as one sample.
"""

import signal
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from functools import partial
from math import sqrt
from random import Random
from statistics import NormalDist, fmean, variance
from typing import Any, Protocol

from rondas import bots
from rondas.bots.search import rate
from rondas.extras import extra
from rondas.games import find
from rondas.records import record
from rondas.rules.game import CHANCE, OVER, Game, Options
from rondas.rules.knowledge import Any_State
from rondas.rules.model import shares

Chooser = Callable[[Game, Random], str]
"""Chooses for the actor of a game."""
Outcome = tuple[list[float], list[float]]
"""Of one game, for each seat: its share of the win, and its (team's) score."""


class Bot(Protocol):
    """Anything that can sit at a table, because it chooses an action from a view."""

    def choose(self, view: Any_State) -> str:
        """Return one of `view["legal"]`, the actions of the seat whose view it is."""


@dataclass(frozen=True, slots=True)
class Match:
    """A match to play."""

    game: str
    options: Options
    """Every option with its value."""
    seats: tuple[str, ...]
    """The bots in the order in which they sit, by name and settings."""
    seed: str
    own: Mapping[str, Bot] = field(default_factory=dict)
    """Bots that are not known by name here, by the names that they have in `seats`."""

    def seatings(self) -> list[tuple[str, ...]]:
        """The bots by seat, for every way to turn them round the table that makes a difference."""
        turned = (self.seats[i:] + self.seats[:i] for i in range(len(self.seats)))
        return list(dict.fromkeys(turned))


def chooser(spec: str) -> Chooser:
    """The bot with this name, and besides the `ceiling`; ValueError if there is none.

    The ceiling is search that is shown all cards: no player, but a yardstick for players.
    It exists here only, where a game's cards are at hand. Without settings of its own it
    is `hard` with a tree that grows at once: where all cards are known, playing out the
    same position again tells nothing new.
    """
    name, colon, rest = spec.partition(":")
    if name == "ceiling" and (rest or not colon):
        default = f"{bots.LEVELS['hard'].partition(':')[2]},expansion_threshold=1"
        settings = bots.read_settings(rest if colon else default)

        def all_seeing(game: Game, rng: Random) -> str:
            model = find(game.id).model
            return rate(model, lambda _: game.copy(), rng, settings)[0].action

        return all_seeing
    return _seeing_its_own(bots.make(spec).choose)


def _seeing_its_own(choose: Callable[[Any_State, Random], str]) -> Chooser:
    def chosen(game: Game, rng: Random) -> str:
        return choose(find(game.id).knowledge.information_state(game, game.actor), rng)

    return chosen


def _own(player: Bot) -> Chooser:
    return _seeing_its_own(lambda state, _: player.choose(state))


def play_deal(match: Match, deal: int) -> list[Outcome]:
    """One deal with every seating: the games as the match's `seatings` order them."""
    return [
        _play(match, seating, f"{match.seed}/{deal}", turn)
        for turn, seating in enumerate(match.seatings())
    ]


def _play(match: Match, seating: Sequence[str], seed: str, turn: int) -> Outcome:
    choosers = {
        spec: _own(match.own[spec]) if spec in match.own else chooser(spec) for spec in seating
    }
    game = find(match.game).rules(len(seating), match.options)
    chances = 0
    rng = Random(f"{seed}/{turn}")
    while game.actor != OVER:
        if game.actor == CHANCE:
            move = f"* {record.chance(game, Random(f'{seed}/chance/{chances}'))}"
            chances += 1
        else:
            move = f"{game.actor} {choosers[seating[game.actor]](game, rng)}"
        record.do(game, move)
    scores = game.scores()
    own = [float(scores[game.team(at)]) for at in range(game.players)]
    return shares(game.winners(), game.players), own


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean and its 95% interval; None for the interval of fewer than two deals."""

    mean: float
    low: float | None
    high: float | None


@dataclass(frozen=True, slots=True)
class Entry:
    """How one bot did. A bot in several seats has one entry for all of them."""

    bot: str
    seats: int
    """How many seats at the table are its own."""
    games: int
    wins: float
    """Games won; of a win shared by several seats, its seats' part."""
    win_rate: Estimate
    """Wins for each game. Bots of equal strength have a part for each seat."""
    score: Estimate
    """The mean score of its seats (of its team, where teams score)."""
    difference: Estimate
    """How far its mean score is above the mean score of the other bots' seats."""


def entries(match: Match, deals: Sequence[Sequence[Outcome]]) -> list[Entry]:
    """Return the result of each bot from the outcomes of `play_deal`, one for each deal."""
    result = []
    for bot in dict.fromkeys(match.seats):
        means = []
        for outcomes in deals:
            games = map(partial(_of_bot, bot), match.seatings(), outcomes)
            means.append([fmean(values) for values in zip(*games, strict=True)])
        wins, scores, differences = zip(*means, strict=True)
        turns = len(match.seatings())
        counts = match.seats.count(bot), len(deals) * turns, round(sum(wins) * turns, 9)
        estimates = rate_estimate(wins), estimate(scores), estimate(differences)
        result.append(Entry(bot, *counts, *estimates))
    return result


def _of_bot(bot: str, seating: Sequence[str], outcome: Outcome) -> tuple[float, float, float]:
    """Of one game: the bot's part of the win, its mean score, and by how much it leads."""
    shares, scores = outcome
    own = [seat for seat, spec in enumerate(seating) if spec == bot]
    others = [seat for seat, spec in enumerate(seating) if spec != bot]
    score = fmean(scores[seat] for seat in own)
    others_score = fmean(scores[seat] for seat in others) if others else score
    return sum(shares[seat] for seat in own), score, score - others_score


def estimate(samples: Sequence[float]) -> Estimate:
    """The mean of independent samples, with its 95% interval by Student's t."""
    mean = fmean(samples)
    if len(samples) < 2:
        return Estimate(mean, None, None)
    half = _student(len(samples) - 1) * sqrt(variance(samples, mean) / len(samples))
    return Estimate(mean, mean - half, mean + half)


def rate_estimate(samples: Sequence[float]) -> Estimate:
    """The same for rates from 0 to 1: the interval stays within them. Where all samples are 0, or
    all are 1, it reaches to the rate that would give that result in one of forty cases."""
    found = estimate(samples)
    if found.low is None or found.high is None:
        return found
    if found.mean in (0.0, 1.0):
        bound = 0.025 ** (1 / len(samples))
        return Estimate(found.mean, bound * found.mean, 1 - bound * (1 - found.mean))
    return Estimate(found.mean, max(0.0, found.low), min(1.0, found.high))


def _student(freedom: int) -> float:
    """The 97.5% quantile of Student's t, by its expansion round the normal distribution's."""
    if freedom <= 2:
        return (12.706204736, 4.302652730)[freedom - 1]
    z = NormalDist().inv_cdf(0.975)
    terms = (
        z,
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return sum((term / float(freedom) ** power for power, term in enumerate(terms)), 0.0)


def run(match: Match, deals: int, jobs: int = 1, progress: bool = False) -> list[list[Outcome]]:
    """Play the deals 0, 1, …, in `jobs` processes (-1: as many as there are processors).

    Without joblib all is played in this process, and any other number is a ValueError.
    """
    work = partial(_numbered, match)
    results = map(work, range(deals)) if jobs == 1 else _parallel(work, deals, jobs)
    done = dict(_shown(results, deals) if progress else results)
    return [done[deal] for deal in range(deals)]


def _numbered(match: Match, deal: int) -> tuple[int, list[Outcome]]:
    return deal, play_deal(match, deal)


def _parallel(
    work: Callable[[int], tuple[int, list[Outcome]]], deals: int, jobs: int
) -> Iterable[tuple[int, list[Outcome]]]:
    joblib = extra("joblib", "several processes", "'rondas[match]'")
    parallel = joblib.Parallel(n_jobs=jobs, return_as="generator_unordered")
    with _deaf():
        results: Iterable[tuple[int, list[Outcome]]] = parallel(
            joblib.delayed(work)(deal) for deal in range(deals)
        )
    return results


@contextmanager
def _deaf() -> Iterator[None]:
    """Begin processes that do not hear Ctrl-C: this one hears it, and ends them."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    from multiprocessing import resource_tracker

    resource_tracker.ensure_running()  # which hears signals again once it has begun
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _shown(
    results: Iterable[tuple[int, list[Outcome]]], deals: int
) -> Iterator[tuple[int, list[Outcome]]]:
    """The results as they come, with a progress bar on standard error if tqdm is there."""
    try:
        from tqdm import tqdm
    except ImportError:
        yield from results
        return
    yield from tqdm(results, total=deals, unit="deal", leave=False)


class Report(dict[str, Any]):
    """The result as one JSON object, which prints as a table."""

    def __str__(self) -> str:
        return text(self)


def report(match: Match, deals: int, table: Sequence[Entry]) -> Report:
    return Report({
        "game": match.game,
        "players": len(match.seats),
        "options": dict(match.options),
        "seats": list(match.seats),
        "seed": match.seed,
        "deals": deals,
        "games": deals * len(match.seatings()),
        "bots": [asdict(entry) for entry in table],
    })  # fmt: skip


def text(report: Mapping[str, Any]) -> str:
    rows: list[Sequence[str]] = [
        ("bot", "seats", "games", "wins", "win rate", "score", "difference")
    ]
    for entry in report["bots"]:
        counts = str(entry["seats"]), str(entry["games"]), f"{entry['wins']:g}"
        intervals = [
            _interval(entry[key], form)
            for key, form in (("win_rate", ".1%"), ("score", ".2f"), ("difference", "+.2f"))
        ]
        rows.append((entry["bot"], *counts, *intervals))
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = [
        "  ".join(
            cell.ljust(width) if at == 0 else cell.rjust(width)
            for at, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]
    options = ", ".join(f"{name} {value}" for name, value in report["options"].items())
    title = f"{report['game']} ({options})" if options else report["game"]
    head = f"{title}: {report['games']} games, {report['deals']} deals, seed {report['seed']}"
    foot = "In brackets: 95% intervals; the games of one deal are one sample."
    return "\n".join([head, *lines, foot])


def _interval(values: Mapping[str, float | None], form: str) -> str:
    mean, low, high = (
        "?" if values[key] is None else format(values[key], form) for key in ("mean", "low", "high")
    )
    return f"{mean} [{low}, {high}]"
