"""Matches between bots: deals and seatings, what is counted, intervals, and other processes."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from rondas import extras, match
from rondas.games import find
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
    assert Match("x", {}, seats, "7").seatings() == [
        seats,
        seats[1:] + seats[:1],
        seats[2:] + seats[:2],
    ]
    # Turning bots of the same name round the table makes no difference.
    assert len(MIXED.seatings()) == 3
    assert Match("x", {}, ("easy", "hard", "easy", "hard"), "7").seatings() == [
        ("easy", "hard", "easy", "hard"), ("hard", "easy", "hard", "easy"),
    ]  # fmt: skip
    assert Match("x", {}, ("easy", "easy", "easy"), "7").seatings() == [("easy",) * 3]


def test_every_seating_has_the_same_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """And the next deal has others."""
    decks: list[tuple[int, ...]] = []
    deal = SteereRonda.deal

    def watched(game: SteereRonda, cards: list[int], log: None = None) -> None:
        if game.tiebreak is None:
            decks.append(tuple(cards))
        deal(game, cards, log)

    monkeypatch.setattr(SteereRonda, "deal", watched)
    options = SteereRonda.settings(3, {"hands": 2})
    three = Match("steere-ronda", options, ("greedy", "search:iterations=1", "random"), "7")
    assert len(play_deal(three, 5)) == 3
    assert decks[0:2] == decks[2:4] == decks[4:6]
    assert decks[0] != decks[1]
    play_deal(three, 6)
    assert decks[6] != decks[0]


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


def test_partners_have_the_score_of_their_team() -> None:
    options = find("moroccan-ronda").rules.settings(4, {"target": 25})
    (game,) = play_deal(Match("moroccan-ronda", options, ("random",) * 4, "1"), 0)
    shares, scores = game
    assert scores[:2] == scores[2:]
    assert sorted(shares) == [0.0, 0.0, 0.5, 0.5]


def test_estimates() -> None:
    assert estimate([3.0]) == match.Estimate(3.0, None, None)
    # Quantiles of Student's t from any table.
    for n, t in ((2, 12.706), (3, 4.3027), (6, 2.5706), (31, 2.0423), (1001, 1.9623)):
        found = estimate([float(n)] + [0.0] * (n - 1))
        assert found.mean == 1
        assert 1 - found.low == pytest.approx(t, rel=2e-3)


def test_estimates_of_rates() -> None:
    always, never = rate_estimate([1.0] * 40), rate_estimate([0.0] * 40)
    assert (always.mean, always.high) == (1, 1)
    assert (never.mean, never.low) == (0, 0)
    assert always.low == pytest.approx(1 - never.high)
    assert always.low**40 == pytest.approx(0.025)
    wide = rate_estimate([1.0, 0.0, 1.0])
    assert (wide.low, wide.high) == (0, 1)


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


def test_report() -> None:
    table = entries(MIXED, run(MIXED, 20))
    low = by_name(table)["greedy"].win_rate.low
    assert low > 0.6, "greedy bots beat random ones"
    found = report(MIXED, 20, table)
    assert found["games"] == 60
    assert found["options"] == {"hands": 1}
    assert [entry["bot"] for entry in found["bots"]] == ["greedy", "random"]
    lines = match.text(found).splitlines()
    assert lines[0] == "steere-ronda (hands 1): 60 games, 20 deals, seed 7"
    assert lines[1].split()[:4] == ["bot", "seats", "games", "wins"]
    assert lines[2].split()[:3] == ["greedy", "1", "60"]
    single = match.text(report(MIXED, 1, entries(MIXED, run(MIXED, 1))))
    assert "[?, ?]" in single


def test_processes() -> None:
    """The same seed gives the same match, however it is computed."""
    pytest.importorskip("joblib")
    alone = run(MIXED, 6)
    assert run(replace(MIXED, seed="8"), 6) != alone
    assert run(MIXED, 6, jobs=2, progress=True) == alone


def test_without_joblib(monkeypatch: pytest.MonkeyPatch) -> None:
    def none(name: str) -> None:
        raise ImportError(name)

    monkeypatch.setattr(extras, "import_module", none)
    assert len(run(MIXED, 2)) == 2
    with pytest.raises(ValueError, match=r"^several processes: needs `pip install 'rondas\[match"):
        run(MIXED, 2, jobs=2)
