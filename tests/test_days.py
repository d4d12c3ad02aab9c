"""The deal of the day (py/page/logic/days.py): which days there are, what is played on them, and
how days in a row are counted."""

from __future__ import annotations

import json
from collections import Counter
from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from page.logic import days
from page.logic.table_config import named
from rondas.answers.service import Service
from rondas.bots import LEVELS
from rondas.bots.cast import CAST
from rondas.games import all_games
from rondas.rules.message import say
from rondas.words.catalogs import LOCALES
from rondas.words.wording import Wording
from tests.playing import Json
from tests.test_page import info_of

DATES = st.dates(date(1970, 1, 1), date(2199, 12, 31))


@given(DATES)
def test_dates_are_those_of_the_calendar(day: date) -> None:
    number = days.number_of(day.isoformat())
    assert number == (day - date(1970, 1, 1)).days
    assert days.written(number) == day.isoformat()


def test_days_have_deals_from_the_first_to_today() -> None:
    today = "2026-11-21"
    asked = ["2025-12-31", "2026-01-01", today, "2026-11-22"]
    assert [days.fault(day, today) for day in asked] == ["day-early", "", "", "day-late"]
    # Begun where the day had come, and opened where it has not.
    assert days.fault("2026-11-22", today, True) == ""
    assert days.fault("2025-12-31", today, True) == "day-early"
    for text in ("", "2026-13-40", "2026-00-10", "2026-02-29", "2026-1-1", "20260101", "today",
                 "2026-11-21 ", "٢٠٢٦-١١-٢١", "-026-11-21", "2026-11-2x"):  # fmt: skip
        assert days.number_of(text) is None, text
        assert days.fault(text, today) == "day-unknown"


@given(st.integers(2026, 2099), st.integers(1, 12), st.sampled_from([0, 1, 6]))
def test_month_is_laid_out_in_weeks(year: int, month: int, begins: int) -> None:
    weeks = days.month_of(year, month, begins)
    listed = [day for week in weeks for day in week if day]
    first = date(year, month, 1)
    assert listed[0] == first.isoformat()
    assert all(len(week) == 7 and any(week) for week in weeks)
    assert listed == [(first + timedelta(n)).isoformat() for n in range(len(listed))]
    assert (first + timedelta(len(listed))).day == 1
    for week in weeks:
        for at, day in enumerate(week):
            assert not day or (date.fromisoformat(day).weekday() + 1 - begins) % 7 == at


def test_games_take_turns() -> None:
    """By the date alone, whatever the order in which they are listed."""
    games = ["b", "d", "a", "c"]
    made = [days.game_of(games, days.written(20639 + n)) for n in range(6)]
    assert made == ["d", "a", "b", "c", "d", "a"]
    assert days.game_of(games[::-1], days.written(20639)) == "d"


DEALS = {
    ("baronda", "2026-11-21"): "3 0 : 2R 4R 2B 5B 1G 2G 4G 7G 0Y 1Y PASS NAGA",
    ("baronda", "2027-02-28"): "4 1 : 0R 3R 8R 0B 9B 0G 1G 3G 5G 1Y 3Y 7Y",
    ("moroccan-ronda", "2026-11-21"): "2 1 target=21: 3O 4E 5B",
    ("moroccan-ronda", "2027-02-28"): "2 0 target=21 announcements=honest: 5E 6O 10B",
    ("rounds", "2026-11-21"): "2 0 target=100: JS 2S KH 8H 2H TD KC JC TC",
    ("rounds", "2027-02-28"): "2 1 target=100: KS TH 9H 5D 3D 2D QC 6C 3C",
    ("steere-ronda", "2026-11-21"): "3 2 : 1C 4C 8C 9C 2O 4O 6O 8O 9O 1E 3E 6E 11E 12E 5B 8B",
    ("steere-ronda", "2027-02-28"): "3 2 : 3C 9C 10C 11C 12C 1O 3O 5O 7O 8O 10O 5E 7E 10E 9B 11B",
}
"""People tell each other what they made of these: players, seat, options and the first hand."""


@pytest.mark.parametrize(("game", "day"), DEALS)
def test_deal_of_a_day_stays(game: str, day: str) -> None:
    request, service = days.request_of(info_of(game), day), Service()
    frame, seat = service.handle({"do": "open", **request}), request["seat"]
    while not frame["display"]["hands"][seat]:
        frame = service.handle({"do": "step"})
    options = [f"{name}={value}" for name, value in request["options"].items()]
    hand = " ".join(frame["display"]["hands"][seat])
    assert f"{request['players']} {seat} {' '.join(options)}: {hand}" == DEALS[game, day]
    # The saved game is known again, and none with other bots or another seed.
    save, known = frame["save"], info_of(game)
    assert days.date_of(save, known) == day
    assert days.date_of({**save, "bots": ["hard"] * len(save["bots"])}, known) == ""
    for seed in ("abc", f"{game} 2026-02-30"):
        assert days.date_of({**save, "seed": seed}, known) == ""


@pytest.mark.parametrize("game", all_games())
def test_every_day_can_be_played(game: str) -> None:
    """In all ways and seats there are, about as often, and each day with cards of its own."""
    known = info_of(game)
    made = [days.request_of(known, days.written(20454 + n)) for n in range(730)]
    assert len({each["seed"] for each in made}) == len(made)
    ways = Counter(json.dumps([each["players"], each["options"]]) for each in made)
    seats = Counter((each["players"], each["seat"]) for each in made)
    assert len(ways) == len(known["days"])
    assert max(ways.values()) < 1.3 * min(ways.values())
    for (players, _), count in seats.items():
        alike = sum(n for (of, _), n in seats.items() if of == players)
        assert abs(count - alike / players) < 4 * (alike / players) ** 0.5
    for way in known["days"]:
        first = next(each for each in made if (each["players"], each["options"])
                     == (way["players"], way["options"]))  # fmt: skip
        assert Service().handle({"do": "open", **first})["save"]["players"] == way["players"]


def test_bots_score_the_same_on_every_device() -> None:
    """In the person's seat, whatever the language, and where their game was interrupted."""
    assert set(days.YARDSTICKS) <= set(LEVELS)
    about, date = info_of(), "2026-11-24"
    casts = []
    for locale in LOCALES:
        names = Wording("page", language=locale).say(say("names")).split()
        request = days.full(days.request_of(about, date), about)
        casts.append(named(request, about, names, list(CAST), "")["cast"])
    assert all(cast == casts[0] for cast in casts)
    seat, cast = request["seat"], casts[0]
    bots = [*request["bots"][:seat], "easy", *request["bots"][seat:]]
    cast = [*cast[:seat], "", *cast[seat + 1 :]]
    request = {**request, "cast": cast, "bots": bots, "seat": None}
    assert played_by_bots(request) == played_by_bots(request, reopened=True)


def played_by_bots(request: Json, reopened: bool = False) -> object:
    """The scores of a game; `reopened`: another engine takes it up at every 40th step."""
    service, steps = Service(), 0
    frame = service.handle({"do": "open", **request})
    while frame["status"] != "over":
        frame = service.handle({"do": "step"})
        steps += 1
        if reopened and steps % 40 == 0:
            service = Service()
            service.handle({"do": "open", **frame["save"]})
    return frame["display"]["scores"]


def test_result_of_a_day() -> None:
    begun = days.begun("g", "2026-11-21", "2026-11-21")
    assert not days.is_over(begun)
    assert not days.is_over(None)
    display = {"scores": [31, 40], "winners": [1, 3]}
    done = days.ended(begun, display, 3)
    assert (done["points"], done["won"], done["scores"]) == (40, True, [31, 40])
    late = days.ended({**begun, "on": "2026-11-22"}, display, 0)
    given_up = {**begun, "state": "given"}
    assert days.is_over(done)
    assert days.is_over(given_up)
    assert days.counted([done, late, begun, given_up]) == ["2026-11-21"]
    every = [{"date": days.written(20_000 + at), "won": at % 3 == 0} for at in range(40)]
    assert days.right_of(every[::-1]) == (10, 30)  # of the last thirty
    assert days.right_of(every[:2]) == (1, 2)
    assert days.right_of([]) == (0, 0)


@given(st.sets(st.integers(0, 40)), st.integers(0, 40))
def test_days_in_a_row(numbers: set[int], now: int) -> None:
    """As a child would count them: backwards from today, or from yesterday while today may come."""
    played = [days.written(20454 + n) for n in sorted(numbers)]
    expected, at = 0, now if now in numbers else now - 1
    while at in numbers:
        expected, at = expected + 1, at - 1
    assert days.run_of(played, days.written(20454 + now)) == expected
    runs = [n for n in numbers if n - 1 not in numbers]
    lengths = [next(k for k in range(1, 43) if n + k not in numbers) for n in runs]
    assert days.longest(played) == max(lengths, default=0)
    assert days.longest(played[::-1]) >= expected


RESULT = {"game": "rounds", "date": "2026-11-28", "points": 104, "won": True, "record": "r1"}


@given(st.integers(-99999, 99999), st.booleans(), st.text("a7 -É雪"), DATES)
def test_a_result_travels_in_a_link(points: int, won: bool, record: str, day: date) -> None:
    """Whatever chats put behind it, or make of its letters."""
    kept = {**RESULT, "date": day.isoformat(), "points": points, "won": won, "record": record}
    code = days.code_of(kept)
    for text in (code, code.upper(), code + "And you?", code + "."):
        found = days.result_of(text, "rounds", day.isoformat())
        assert found == {"points": points, "won": won, "code": code}


def test_a_damaged_result_is_none() -> None:
    code = days.code_of(RESULT)
    damaged = [code[:at] + code[at + 1 :] for at in range(len(code))]
    damaged += [code[:at] + "x" + code[at + 1 :] for at in range(len(code)) if code[at] != "x"]
    damaged += ["", "w", "m", "1" * 500, "104w", "２" + code, "-" + code, "1" + code]
    for text in damaged:
        assert days.result_of(text, "rounds", "2026-11-28") is None, text
    assert days.result_of(code, "rounds", "2026-11-27") is None
    # It tells nothing of the cards: it follows from the points, the win, and which game it was.
    more = {"scores": [104, 9], "bots": {"easy": 3}, "trying": {"easy": {"moves": ["* deck KS"]}}}
    assert days.code_of({**RESULT, **more}) == code
    assert days.result_of(code, "baronda", "2026-11-28") is None
