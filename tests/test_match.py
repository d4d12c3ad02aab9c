"""Matches between bots: deals and seatings, what is counted, intervals, and other processes."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from rondas import extras, match
from rondas.games.steere_ronda import GAME as STEERE
from rondas.games.steere_ronda.rules import SteereRonda
from rondas.match import (
    Entry,
    Match,
    chooser,
    entries,
    estimate,
    play_deal,
    rate_estimate,
    report,
    run,
)
from rondas.rules.game import Game
from tests.playing import Start, known, last

ONE_HAND = SteereRonda.settings(3, {"hands": 1})
MIXED = Match("steere-ronda", ONE_HAND, ("greedy", "random", "random"), "7")


def by_name(table: list[Entry]) -> dict[str, Entry]:
    return {entry.bot: entry for entry in table}


def test_seatings_are_the_rotations() -> None:
    seats = ("greedy", "easy", "random")
    assert Match("steere-ronda", ONE_HAND, seats, "7").seatings() == [
        ("greedy", "easy", "random"), ("easy", "random", "greedy"), ("random", "greedy", "easy"),
    ]  # fmt: skip
    # Turning bots of the same name round the table makes no difference.
    assert len(MIXED.seatings()) == 3
    assert Match("x", {}, ("easy", "hard", "easy", "hard"), "7").seatings() == [
        ("easy", "hard", "easy", "hard"), ("hard", "easy", "hard", "easy"),
    ]  # fmt: skip
    assert Match("x", {}, ("easy", "easy", "easy"), "7").seatings() == [("easy",) * 3]


def test_every_seating_has_the_same_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Equal bots, whose choices follow from the cards alone, get the same result in turn."""
    decks: list[tuple[int, ...]] = []
    deal = SteereRonda.deal

    def watched(game: SteereRonda, cards: list[int], log: None = None) -> None:
        decks.append(tuple(cards))
        deal(game, cards, log)

    monkeypatch.setattr(SteereRonda, "deal", watched)
    options = SteereRonda.settings(3, {"hands": 2})
    three = Match("steere-ronda", options, ("greedy", "search:iterations=1", "random"), "7")
    assert len(play_deal(three, 5)) == 3
    assert decks[0] == next(d for d in decks[1:] if d[:3] == decks[0][:3])
    assert decks[0:2] == decks[2:4] == decks[4:6] or len(decks) > 6
    first = list(decks)
    play_deal(three, 6)
    assert decks[len(first)] != decks[0]


def test_the_same_seed_gives_the_same_match() -> None:
    assert run(MIXED, 4) == run(MIXED, 4)
    other = Match(MIXED.game, MIXED.options, MIXED.seats, "8")
    assert run(MIXED, 4) != run(other, 4)


def test_what_is_counted() -> None:
    # Two deals, three seatings each; greedy sits in seat 0, then 2, then 1.
    outcomes = [
        [([1.0, 0.0, 0.0], [10.0, 4.0, 2.0]), ([0.0, 0.5, 0.5], [4.0, 6.0, 6.0]),
         ([0.0, 1.0, 0.0], [1.0, 9.0, 6.0])],
        [([0.0, 0.0, 1.0], [3.0, 3.0, 10.0]), ([0.0, 0.0, 1.0], [5.0, 5.0, 6.0]),
         ([0.0, 1.0, 0.0], [5.0, 6.0, 5.0])],
    ]  # fmt: skip
    assert MIXED.seatings()[1][2] == "greedy"
    table = by_name(entries(MIXED, outcomes))
    greedy, others = table["greedy"], table["random"]
    assert (greedy.seats, greedy.games, greedy.wins) == (1, 6, 4.5)
    assert (others.seats, others.games, others.wins) == (2, 6, 1.5)
    assert greedy.win_rate.mean == pytest.approx(0.75)
    assert greedy.score.mean == pytest.approx((10 + 6 + 9 + 3 + 6 + 6) / 6)
    differences = (10 - 3, 6 - 5, 9 - 3.5, 3 - 6.5, 6 - 5, 6 - 5)
    assert greedy.difference.mean == pytest.approx(sum(differences) / 6)
    assert others.difference.mean == pytest.approx(-greedy.difference.mean)
    # One sample for each deal: 2.5/3 and 2/3 of the wins.
    assert greedy.win_rate == rate_estimate([2.5 / 3, 2 / 3])
    assert sum(entry.wins for entry in table.values()) == greedy.games


def test_partners_have_the_score_of_their_team(monkeypatch: pytest.MonkeyPatch) -> None:
    class Partners(SteereRonda):
        """Seats 0 and 2 share a score."""

        __slots__ = ()

        def team(self, seat: int) -> int:
            return seat % 2

        def scores(self) -> list[int]:
            return [7, 4]

    monkeypatch.setattr(match, "find", lambda _: replace(STEERE, rules=Partners))
    (game,) = play_deal(Match("steere-ronda", ONE_HAND, ("random",) * 3, "1"), 0)
    assert game[1] == [7.0, 4.0, 7.0]


def test_estimates() -> None:
    assert estimate([3.0]) == match.Estimate(3.0, None, None)
    two = estimate([1.0, 3.0])
    assert two.mean == 2
    assert two.low is not None
    assert 2 - two.low == pytest.approx(12.706, abs=1e-3)
    # Quantiles of Student's t from any table.
    for n, t in ((3, 4.3027), (4, 3.1824), (6, 2.5706), (11, 2.2281), (31, 2.0423), (1001, 1.9623)):
        samples = [0.0] * n
        samples[0] = float(n)
        sd = (n * (n - 1) / (n - 1)) ** 0.5
        low = estimate(samples).low
        assert low is not None
        assert 1 - low == pytest.approx(t * sd / n**0.5, rel=2e-3)


def test_estimates_of_rates() -> None:
    always, never = rate_estimate([1.0] * 40), rate_estimate([0.0] * 40)
    assert (always.mean, always.high) == (1, 1)
    assert (never.mean, never.low) == (0, 0)
    assert always.low is not None
    assert never.high is not None
    assert always.low == pytest.approx(1 - never.high)
    assert always.low**40 == pytest.approx(0.025)
    wide = rate_estimate([1.0, 0.0, 1.0])
    assert (wide.low, wide.high) == (0, 1)


def test_intervals_hold_the_truth() -> None:
    """About 95 in 100 of them do, also when the games of a deal are all alike."""
    rng = Random(1)
    held = 0
    for _ in range(400):
        low_high = estimate([float(rng.random() < 0.3) for _ in range(60)])
        assert low_high.low is not None
        assert low_high.high is not None
        held += low_high.low <= 0.3 <= low_high.high
    assert 0.91 <= held / 400 <= 0.985


def test_greedy_beats_random() -> None:
    table = by_name(entries(MIXED, run(MIXED, 20)))
    low = table["greedy"].win_rate.low
    assert low is not None
    assert low > 0.6


def test_ceiling_sees_all_cards() -> None:
    """It depends on what it cannot see as a player, and players do not."""
    state = last(Start(STEERE, 3, {}, 3).played(30))
    world = STEERE.knowledge.determinizer(known(state, state.actor))
    games: list[Game] = [world(Random(n)) for n in range(12)]
    seeing = {chooser("ceiling:iterations=60")(game, Random(1)) for game in games}
    fair = {chooser("search:iterations=60")(game, Random(1)) for game in games}
    assert len(fair) == 1
    assert len(seeing) > 1
    for bad in ("ceiling:", "ceiling:x=1"):
        with pytest.raises(ValueError, match=r"^bots: "):
            chooser(bad)


def test_matches_end_for_all_bots() -> None:
    seats = ("easy", "ceiling:iterations=5", "search:iterations=5")
    (games,) = run(Match("steere-ronda", ONE_HAND, seats, "1"), 1)
    for shares, scores in games:
        assert sum(shares) == 1
        assert sum(scores) == 16


def test_report() -> None:
    table = entries(MIXED, run(MIXED, 3))
    found = report(MIXED, 3, table)
    assert found["games"] == 9
    assert found["options"] == {"hands": 1}
    assert [entry["bot"] for entry in found["bots"]] == ["greedy", "random"]
    lines = match.text(found).splitlines()
    assert lines[0] == "steere-ronda (hands 1): 9 games, 3 deals, seed 7"
    assert lines[1].split()[:4] == ["bot", "seats", "games", "wins"]
    assert lines[2].split()[:3] == ["greedy", "1", "9"]
    single = match.text(report(MIXED, 1, entries(MIXED, run(MIXED, 1))))
    assert "[?, ?]" in single


# Other processes.


def test_processes() -> None:
    pytest.importorskip("joblib")
    alone = run(MIXED, 6)
    assert run(MIXED, 6, jobs=2) == alone
    assert run(MIXED, 6, jobs=2, backend="threading", progress=True) == alone


def test_dask_cluster() -> None:
    distributed = pytest.importorskip("distributed")
    alone = run(MIXED, 6)
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=False, dashboard_address=None
    ) as cluster:
        assert run(MIXED, 6, 2, "dask", cluster.scheduler_address) == alone


def test_without_joblib(monkeypatch: pytest.MonkeyPatch) -> None:
    def none(name: str) -> None:
        raise ImportError(name)

    monkeypatch.setattr(extras, "import_module", none)
    assert len(run(MIXED, 2)) == 2
    with pytest.raises(ValueError, match=r"^several processes: needs `pip install 'rondas\[match"):
        run(MIXED, 2, jobs=2)


def test_bad_backend() -> None:
    pytest.importorskip("joblib")
    with pytest.raises(ValueError, match=r"^backend: "):
        run(MIXED, 2, jobs=2, backend="carrier-pigeon")
