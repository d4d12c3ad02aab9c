"""The logic of the page (py/page/logic), without a browser."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, get_args

import pytest

from page.logic import events, figures, levels, results, review_curve, table_config, terms
from page.logic.board import animation_steps, card_order, hand_layout, keyboard, placement
from page.logic.parameters import KNOWN
from rondas.answers.service import Service
from rondas.bots.cast import CAST
from rondas.games import all_games
from rondas.records.record import check
from rondas.rules.game import Kind
from rondas.words.catalogs import LOCALES
from rondas.words.wording import Wording

TOP = Path(__file__).resolve().parent.parent

Json = dict[str, Any]


def info_of(game: str = "steere-ronda") -> Json:
    """Return the page's facts about a game."""
    kit = all_games()[game]
    return json.loads(json.dumps(kit.presentation.info(kit.rules)))


def no_offer(game: str) -> None:
    """Of a game that is no longer there nothing is known."""


# Set-ups.


def test_address_becomes_a_request() -> None:
    choice = {"game": "steere-ronda", "seat": "2", "hands": "2", "dealer": "1", "seed": "a",
              "bots": "easy,hard", "theme": "dark", "players": "3"}  # fmt: skip
    assert table_config.request_of(choice, info_of(), "medium") == {
        "game": "steere-ronda", "seat": 2, "bots": ["easy", "hard"], "seed": "a", "players": 3,
        "options": {"hands": 2}, "opening": ["dealer 1"],
    }  # fmt: skip
    # The engine refuses options of another game; unknown parameters are ignored.
    infos = [info_of("steere-ronda"), info_of("rounds"), info_of("baronda")]
    given = {**choice, "target": "25", "leader": "1", "fbclid": "1", "utm_source": "x", "ref": ""}
    assert table_config.unknown(given, infos) == ["fbclid", "utm_source", "ref"]
    assert table_config.unknown({**given, **dict.fromkeys(KNOWN, "1")}, []) == [
        "hands", "dealer", "target", "leader", "fbclid", "utm_source", "ref",
    ]  # fmt: skip
    watched = table_config.request_of({"game": "steere-ronda", "seat": "none"}, info_of(), "hard")
    assert watched["seat"] is None
    assert watched["bots"] == "hard"


@pytest.mark.parametrize(
    ("hands", "actor", "seat"),
    [
        ([["KS", "2H"], ["?", "?"]], 1, 0),  # the reader has seen this hand, and not the other
        ([["?", "?"], ["KS", "2H"]], 0, 1),
        ([["KS", "2H"], ["9S", "8S"]], 1, 1),  # open hands: the one to play
        ([["?", "?"], ["?", "?"]], 1, 1),
        ([["KS", "2H", "?"], ["9S", "?", "?"]], 1, 0),  # known in part
        ([["KS", "?"], ["9S", "?"]], 1, 1),
        ([["KS"], [], ["?"]], 1, 0),
        ([["?"], ["?"]], None, 0),
        ([["?"], ["?"]], "*", 0),
        ([[], []], None, 0),
    ],
)
def test_the_seat_of_a_reader_who_plays_on(
    hands: list[list[str]], actor: int | str | None, seat: int
) -> None:
    assert table_config.seat_known(hands, actor) == seat


@pytest.mark.parametrize("text", ["02", "-1", "2.0", "two", "٢x", ""])
def test_what_is_no_number_is_left_to_the_engine(text: str) -> None:
    assert table_config.number(text) == text


def test_saved_game_and_its_address_are_one_table() -> None:
    """From a request over the engine's save to its address, and back to the same set-up."""
    request = table_config.request_of(
        {"game": "steere-ronda", "seed": "7", "hands": "2", "dealer": "1"}, info_of(), "easy"
    )
    save = Service().handle({"do": "open", **request})["save"]
    choice = {name: str(value) for name, value in table_config.params_of(save, info_of()).items()}
    again = table_config.request_of(choice, info_of(), "medium")
    assert table_config.setup_id(
        Service().handle({"do": "open", **again})["save"]
    ) == table_config.setup_id(save)
    kept = [{"save": save, "time": "1"}, {"save": {**save, "seed": "8"}, "time": "2"},
            {"save": {**save, "options": {"hands": 3}}, "time": "3"}]  # fmt: skip
    assert [each["time"] for each in table_config.alike(kept, again, info_of())] == ["2", "1"]
    assert table_config.alike(kept, {**again, "players": 7}, info_of()) == []


def test_names_of_the_players() -> None:
    """Those in the address; the others are called as ever, and too many are refused."""
    choice = {"game": "baronda", "players": "3", "names": "Ana,,Cid", "seed": "7"}
    request = table_config.request_of(choice, info_of("baronda"), "medium")
    asked = table_config.named(request, info_of("baronda"), list("VWXYZ"), list(CAST)[:5], "Guest")
    assert asked["names"][::2] == ["Ana", "Cid"]
    assert asked["names"][1] in "VWXYZ"
    assert Service().handle({"do": "open", **asked})["save"]["names"] == asked["names"]
    request["names"] = list("ABCD")
    asked = table_config.named(request, info_of("baronda"), list("VWXYZ"), list(CAST)[:5], "Guest")
    with pytest.raises(ValueError, match="names: there are at most 3"):
        Service().handle({"do": "open", **asked})


def test_people_who_share_a_screen() -> None:
    """From an address with names to a request, over the save to the same address and set-up."""
    choice = {"game": "baronda", "seats": "Ana, Ben,BOT,bot", "seed": "7", "bots": "easy,hard"}
    table_config.check_seats(choice)
    request = table_config.request_of(choice, info_of("baronda"), "medium")
    assert (request["people"], request["seat"], request["players"]) == ([0, 1], None, 4)
    names = ["Ben", "Cid", "Dov", "Eva", "Fay"]
    asked = table_config.named(request, info_of("baronda"), names, list(CAST)[:5], "Guest")
    assert asked["names"][:2] == ["Ana", "Ben"]
    assert set(asked["names"][2:]) < {"Cid", "Dov", "Eva", "Fay"}
    save = Service().handle({"do": "open", **asked})["save"]
    assert save["cast"] == ["", "", *asked["cast"][2:]]
    address = {k: str(v) for k, v in table_config.params_of(save, info_of("baronda")).items()}
    assert address == {**choice, "seats": "Ana,Ben,bot,bot"}
    kept = [{"save": save, "time": "1"}]
    assert table_config.alike(kept, request, info_of("baronda")) == kept
    others = table_config.request_of(
        {**choice, "seats": "Ana,Bo,bot,bot"}, info_of("baronda"), "medium"
    )
    assert table_config.alike(kept, others, info_of("baronda")) == []


def test_people_alone_need_no_bots() -> None:
    choice = {"game": "rounds", "seats": "Ana,Ben", "seed": "7"}
    request = table_config.request_of(choice, info_of("rounds"), "medium")
    save = Service().handle({"do": "open", **request})["save"]
    assert table_config.params_of(save, info_of("rounds")) == choice
    assert table_config.alike([{"save": save, "time": "1"}], request, info_of("rounds"))


def test_one_name_is_the_person_as_ever() -> None:
    asked = table_config.request_of(
        {"game": "rounds", "seats": "bot,Ana", "seed": "7"}, info_of(), "easy"
    )
    save = Service().handle({"do": "open", **asked})["save"]
    plain = table_config.request_of({"game": "rounds", "seat": "1", "seed": "7"}, info_of(), "easy")
    assert table_config.setup_id(save) == table_config.setup_id(
        Service().handle({"do": "open", **plain})["save"]
    )


def test_names_behind_at_sit_at_other_devices() -> None:
    choice = {"game": "baronda", "seats": "Ana,@Ben, @ Cid,bot", "seed": "7", "bots": "easy"}
    table_config.check_seats(choice)
    asked = table_config.request_of(choice, info_of("baronda"), "medium")
    assert (asked["people"], asked["guests"], asked["seat"]) == ([0], [1, 2], 0)
    assert asked["names"] == ["Ana", "Ben", "Cid", ""]
    save = Service().handle({"do": "open", **asked})["save"]
    kept = {"save": save, "time": ""}
    assert table_config.alike([kept], asked, info_of("baronda")) == [kept]
    address = table_config.params_of(save, info_of("baronda"))
    assert address == {**choice, "seats": "Ana,@Ben,@Cid,bot"}
    alone = table_config.request_of(
        {**choice, "seats": "Ana,bot,bot,bot"}, info_of("baronda"), "medium"
    )
    assert table_config.alike([kept], alone, info_of("baronda")) == []


@pytest.mark.parametrize(
    ("choice", "fault"),
    [
        ({"seats": "@Ana,bot"}, "seats: nobody sits at this device"),
        ({"seats": ", ,"}, "seats: nobody is named"),
        ({"seats": ""}, "seats: nobody is named"),
        ({"seats": "A" * 41}, "seats: at most 40 characters for a name, not 41"),
        ({"seats": "Ana,Ben", "players": "3"}, "seats: 2 for 3 players"),
    ],
)
def test_bad_seats(choice: dict[str, str], fault: str) -> None:
    for sound in ({}, {"seats": "Ana,,bot"}, {"seats": "bot,bot"}):
        table_config.check_seats(sound)
    with pytest.raises(ValueError, match=f"^{fault}$"):
        table_config.check_seats(choice)


def test_company_is_that_of_the_seed() -> None:
    names = [chr(at) for at in range(65, 85)]
    assert table_config.company("a", 5, names) == table_config.company("a", 5, names)
    assert table_config.company("a", 5, names) != table_config.company("b", 5, names)
    assert len(set(table_config.company("x", 5, names))) == 5
    request = table_config.request_of({"game": "steere-ronda", "seed": "a"}, info_of(), "easy")
    cast = [name.lower() for name in names]
    named = table_config.named(request, info_of(), names, cast, "Guest")
    assert named["names"][0] == "Guest"
    assert [name.lower() for name in named["names"][1:]] == named["cast"][1:]
    watched = table_config.named({**request, "seat": None}, info_of(), names, cast, "Guest")
    assert [name.lower() for name in watched["names"]] == watched["cast"]
    assert "names" not in table_config.named(
        {**request, "players": 9}, info_of(), names, cast, "Guest"
    )


def test_faces_are_those_of_bots() -> None:
    """A person who has the name of one has no face, at the table or in its record."""
    cast = ["ana", "bo", "cid"]
    asked = {"do": "open", "game": "rounds", "seed": "1", "people": [0], "guests": [1]}
    people = {"names": ["Driss", "Omar"], "cast": ["driss", "omar"]}
    assert Service().handle({**asked, **people})["save"]["cast"] == ["", ""]
    service = Service()
    frame = service.handle({**asked, "guests": [], "bots": "random", "names": ["Driss", "Omar"],
                            "cast": ["driss", "omar"]})  # fmt: skip
    while frame["status"] != "over":
        actions = frame["actions"]
        act = {"do": "act", "action": actions[0]["action"]} if actions else {"do": "step"}
        frame = service.handle(act)
    record = service.handle({"do": "record"})["record"]
    assert record["cast"] == ["", "omar"]
    assert check(record).extra["names"] == ["Driss", "Omar"]
    assert table_config.cast_of(record, list(CAST)) == ["", "omar"]
    assert table_config.cast_of({"players": 2, "names": ["Ana", "Bo"]}, cast) == []
    assert table_config.cast_of({"players": 2, "cast": ["bo", {}, "cid"]}, cast) == ["bo", ""]
    for damaged in ({}, {"players": 2, "cast": "bo"}, {"cast": cast}):
        assert table_config.cast_of(damaged, cast) == []


# Numbers.


def test_figures() -> None:
    assert [figures.signed(n) for n in (3, 0, -2)] == ["+3", "0", "−2"]
    assert figures.unbroken("Hand 1, in play") == "Hand\u00a01, in play"
    assert sorted(["bid 10", "bid 2", "a"], key=figures.natural) == ["a", "bid 2", "bid 10"]
    assert sorted(["SR-1.10", "SR-1.2"], key=figures.natural) == ["SR-1.2", "SR-1.10"]
    assert figures.columns([0, 0], 4) == [[0, 2], [1, 3]]


def test_a_total_marks_who_leads() -> None:
    """Those who lead so far, at the end those who have won; nobody while all are level."""
    assert results.ahead({"scores": [3, 9, 9], "winners": []}) == [1, 2]
    assert results.ahead({"scores": [4, 4], "winners": []}) == []
    assert results.ahead({"scores": [20, 9], "winners": [1, 3]}) == [1]


@pytest.mark.parametrize(
    ("scores", "seat", "near"),
    [
        ([8, 25], 0, False),
        ([64, 136], 0, False),
        ([21, 25], 0, True),
        ([21, 4, 25], 1, False),
        ([24, 25], 2, True),
        ([4, 4], 0, True),
        ([-3, -2], 0, False),
        ([24, 25], None, False),
    ],
)
def test_a_near_loss(scores: list[int], seat: int | None, near: bool) -> None:
    """A bot that has won calls the game near only by the reader's own points; two seats of a team
    share theirs."""
    assert results.near({"scores": scores}, seat) is near


def test_results_are_counted() -> None:
    save = {"game": "g", "players": 3, "seat": 0, "bots": ["easy", "hard"], "options": {}}
    won = results.result(save, {"scores": [3, 1, 2], "winners": [0]}, "now")
    lost = results.result(
        {**save, "bots": ["easy", "easy"]}, {"scores": [0, 4, 2], "winners": [1]}, "n"
    )
    assert won["level"] == "mixed"
    (mixed, easy) = sorted(
        results.counted([("a", won), ("b", lost), ("c", {**won, "scores": [8, 1, 2]})], no_offer),
        key=lambda count: -count.won,
    )
    assert (mixed.key, mixed.played, mixed.won) == (("g", 3, "", (), "mixed"), 2, 2)
    assert (mixed.average(), mixed.best, mixed.record) == (5.5, 8, "c")
    assert (easy.key, easy.played, easy.won) == (("g", 3, "", (), "easy"), 1, 0)
    assert results.trend([won, lost, lost, won, won], 2) == [1, 0, 1, 2]


def test_ways_of_playing_are_counted_each_by_itself() -> None:
    known = info_of("moroccan-ronda")
    base = {"game": "moroccan-ronda", "players": 4, "level": "easy", "seat": 3, "winners": [1, 3],
            "scores": [20, 41], "options": {}, "time": "1"}  # fmt: skip
    assert results.points_of(base) == 41
    honest = {"announcements": "honest"}
    assert results.way_of(base, known) == ("cafe", ())
    beginner = {**base, "options": {"target": 25, **honest}}
    assert results.way_of(beginner, known) == ("beginner", ())
    assert results.way_of({**base, "options": honest}, known) == ("beginner", (("target", 41),))
    short = {**base, "options": {"target": 21, **honest}}
    assert results.way_of(short, known) == ("beginner", (("target", 21),))
    own = {**base, "options": {"dealer_duty": "on"}}
    assert results.way_of(own, known) == ("", ())
    ronda = info_of("steere-ronda")
    assert results.way_of({**base, "options": {"hands": 3}}, ronda) == ("usual", ())
    rounds = info_of("rounds")
    for target, way in ((100, ("short", ())), (200, ("usual", ()))):
        assert results.way_of({**base, "options": {"target": target}}, rounds) == way
    counts = results.counted([("a", base), ("b", short)], lambda game: known)
    assert [count.key[2] for count in counts] == ["beginner", "cafe"]


# Levels.


def results_of(text: str, level: str, sides: int = 2) -> list[Json]:
    """Games won (`+`) and lost (`-`) at a level."""
    return [
        {"game": "g", "level": level, "seat": 0, "scores": [0] * sides, "winners": [mark == "-"],
         "time": str(at)}
        for at, mark in enumerate(text)
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "sides", "level"),
    [("", 2, "medium"), ("++", 2, "medium"), ("+++", 2, "hard"), ("---", 2, "easy"),
     ("+-+-+-+-", 2, "medium"), ("+-++-++", 2, "hard"), ("++", 4, "hard"), ("-----", 4, "medium"),
     ("------", 4, "easy")],
)  # fmt: skip
def test_level_follows(text: str, sides: int, level: str) -> None:
    assert levels.following(results_of(text, "medium", sides)) == level


def test_level_follows_step_by_step() -> None:
    up = results_of("+++", "medium")
    assert levels.following(up + results_of("+++++++", "hard")) == "hard"
    assert levels.following(up + results_of("---", "hard")) == "medium"
    # Games against others count nowhere.
    assert levels.following(up + results_of("---", "mixed")) == "hard"
    assert levels.following(up + results_of("---", "easy")) == "hard"
    mixed = [{**each, "game": "other"} for each in up] + up[::-1]
    assert levels.of_game(mixed, "g") == up


def test_points_count_up() -> None:
    """Row by row from what was there before, and to the last point."""
    rows = [[4, 0, -3], [1, 10, 0]]
    grown = results.counting([7, 0, 2], rows, 5)
    assert [at for at, _ in grown] == [0] * 5 + [1] * 5
    assert [totals[0] for _, totals in grown] == [7, 8, 9, 10, 11, 11, 11, 11, 11, 12]
    assert grown[4][1] == [11, 0, -1]
    assert grown[-1][1] == [12, 10, -1]
    assert results.counting([1], [], 5) == []


def test_points_fly_by_what_they_were_for() -> None:
    """Where the plates show the points before the part; else what is still missing there, at
    once."""
    report = {
        "title": "Hand 1",
        "before": [1, 2],
        "rows": [{"label": "Tricks", "points": [3, 0]}, {"label": "Bid", "points": [0, 5]}],
    }
    by_reason = [("Tricks", [3, 0]), ("Bid", [0, 5])]
    assert results.gains(report, [1, 2], [4, 7]) == by_reason
    assert results.gains(report, [4, 6], [4, 7]) == [("Hand 1", [0, 1])]
    assert results.gains(report, [4, 7], [4, 7]) == []


def test_milestones() -> None:
    """A first win after losses, wins in a row, a record among at least three games; each is told at
    the game that it is, and not again."""

    def told(text: str, scores: Sequence[int] = ()) -> object:
        done = [
            (f"done:{at:02}", {**each, "players": 2, "scores": [score, 0], "options": {}})
            for at, (each, score) in enumerate(
                zip(results_of(text, "easy"), scores or [1] * len(text), strict=True)
            )
        ]
        return results.milestone(done, done[-1][0], lambda game: None)

    assert told("+") == ("first", 1)
    assert told("--+") == ("first", 3)
    assert told("--++") is None
    assert told("-+-+++") == ("run", 3)
    assert told("-+-++++") is None
    assert told("++-", [1, 2, 3]) is None
    assert told("-++-", [1, 2, 2, 3]) == ("record", 3)
    assert told("-++-", [1, 2, 3, 3]) is None


def test_a_part_ends_with_the_cards_that_decided() -> None:
    """The last trick lies there, with the points of before; of a tie the cards that were turned up,
    which come one by one in the order of dealing."""
    last = {"plays": [[0, "a"], [1, "b"]], "winner": 1}
    display = {"trick": [], "last_trick": last, "scores": [1, 4], "winners": [1]}
    shown = animation_steps.standing({"scores": [1, 3]}, display)
    assert (shown["trick"], shown["scores"]) == (last["plays"], [1, 3])
    assert animation_steps.deciding(display) == (["1 b"], 1)
    assert animation_steps.deciding({**display, "last_trick": None}) == ([], None)
    tied = {**display, "trick": [[0, "c"], [1, "d"]], "winners": [0], "hands": [[], []],
            "report": {}}  # fmt: skip
    assert animation_steps.decided(tied) == tied
    assert animation_steps.deciding(tied) == (["0 c"], 0)
    events = [{"kind": "turned", "seat": 0}, {"kind": "over", "seat": 0}]
    steps = animation_steps.turnings({"scores": [2, 2]}, tied, events)
    assert [step["trick"] for step in steps] == [[[1, "d"]], [[1, "d"], [0, "c"]]]
    assert [(step["winners"], step["report"], step["scores"]) for step in steps] == [
        ([], None, [2, 2])
    ] * 2
    assert animation_steps.turnings({"scores": [2, 2]}, display, events) == []


# The hand.


def test_hand_keeps_its_places() -> None:
    places, left = hand_layout.kept(["1C", "2C", "2C", "3C"], ["1C", "2C", "3C"], 1)
    assert places == ["1C", None, "2C", "3C"]
    assert left == []
    places, left = hand_layout.kept(["1C", None, "3C"], ["1C", "3C", "4C"], None)
    assert (places, left) == (["1C", None, "3C"], ["4C"])
    # A card that was taken back is where it was.
    assert hand_layout.kept(["1C", "2C"], ["1C", "2C"], 1) == (["1C", "2C"], [])
    assert hand_layout.new_in(["1C", "1C", "2C"], ["1C", None]) == ["1C", "2C"]
    assert [hand_layout.columns(cards) for cards in (0, 6, 7, 8, 9, 16)] == [
        [1, 1, 1], [6, 6, 6], [7, 4, 4], [8, 4, 4], [5, 5, 5], [8, 8, 6],
    ]  # fmt: skip
    # Sixteen dealt cards: one row or two of eight, or three; as many as are left when it is sorted.
    places = hand_layout.places_in_rows(16, 16)
    assert [place[0] for place in places] == [1] * 8 + [2] * 8
    assert [place[2] for place in places] == [1] * 6 + [2] * 6 + [3] * 4
    assert hand_layout.longest(places) == [8, 8, 6]
    assert hand_layout.longest(places[6:]) == [8, 8, 6]
    assert hand_layout.longest(places[12:]) == [4, 4, 4]
    assert hand_layout.longest([]) == [1, 1, 1]
    assert hand_layout.lacking(places[12:]) == [[0, 0, 0]] * 4
    assert [lack[2] for lack in hand_layout.lacking(places[3:])] == [3] * 3 + [0] * 6 + [2] * 4
    assert [place[1] for place in hand_layout.places_in_rows(5, 16)] == [1, 1, 1, 2, 2]


def test_hand_is_sorted() -> None:
    pack = info_of()
    assert hand_layout.ordered(["1O", "10C", "2C"], pack, False) == ["2C", "10C", "1O"]
    assert hand_layout.ordered(["1O", "10C", "1C"], pack, True) == ["1C", "1O", "10C"]
    assert hand_layout.ordered(["?", "2C", "1C"], pack, True) == ["?", "2C", "1C"]


# Events.


def event(kind: str, text: str = "", **more: Any) -> Json:
    return {"kind": kind, "rule": "", "seat": None, "text": text or kind, **more}


def texts(told: list[Json]) -> list[str]:
    return [each["text"] for each in told]


def test_line_tells_what_counts() -> None:
    trick = [event("played"), event("trick"), event("round"), event("dealt")]
    assert texts(events.telling(trick, True, False)) == ["trick"]
    assert texts(events.telling(trick, False, False)) == ["round"]
    assert texts(events.telling([event("played"), event("dealt")], False, False)) == ["dealt"]
    scored = [event("found", "a"), event("scored", "b"), event("captured", "c")]
    assert texts(events.telling(scored, False, False)) == ["a", "b"]
    assert texts(events.telling(scored, False, True)) == ["c"]
    long = [event("trick"), event("round", "x" * 100), event("turned", "y" * 100)]
    assert texts(events.telling(long, False, False)) == ["y" * 100]
    assert events.telling([], False, False) == []


def test_what_a_report_tells_is_spoken_once() -> None:
    """But what somebody says aloud is spoken as it happens, and so is what came before."""
    told = [event("scored", "a"), event("trick"), event("scored", "b"),
            event("scored", "c", call="Missa"), event("round"), event("over")]  # fmt: skip
    assert texts(events.aloud(told, True)) == ["a", "trick", "c", "over"]
    assert events.aloud(told, False) == told


def test_why_finds_its_event() -> None:
    told = [event("played", "a", rule="1"), event("trick", "b", rule="2"),
            event("played", "c", rule="1"), event("said", "d")]  # fmt: skip
    assert events.decided(told) is told[1]
    assert events.last_of(told, "1") is told[2]
    assert events.decided(told[:1]) is told[0]
    assert events.decided([]) is None
    assert events.last_taken(told) is told[1]
    assert events.last_taken([event("captured", "e"), *told]) is told[1]
    assert events.last_taken(told[:1]) is None


def test_an_example_begins_at_the_move_that_shows_its_clause() -> None:
    frames = [{"events": [event("dealt", "a", rule="1")]}, {"events": []},
              {"events": [event("played", "b", rule="2")]}]  # fmt: skip
    assert [events.showing(frames, rule) for rule in "123"] == [0, 2, 1]


# Gathering: in real games, at every frame.


def frames(game: str, seed: str) -> Iterator[Json]:
    """A game as the page sees it, played at random."""
    service, rng = Service(), Random(seed)
    frame = service.handle({"do": "open", "game": game, "seed": seed, "bots": "random"})
    while frame["status"] != "over":
        yield frame
        if frame["status"] == "your-turn":
            action = rng.choice(frame["actions"])["action"]
            frame = service.handle({"do": "act", "action": action})
        else:
            frame = service.handle({"do": "step"})
    yield frame


@pytest.mark.parametrize("game", all_games())
def test_cards_are_seen_before_they_are_gathered(game: str) -> None:
    """Every card that is gathered lies on the table in its step, marked; then it has gone."""
    for seed in ("1", "2"):
        before = None
        for frame in frames(game, seed):
            display = frame["display"]
            if before is not None:
                for held, marked, taker in animation_steps.steps(before, display, frame["events"]):
                    lying = set(held["table"]) | {animation_steps.play_id(p) for p in held["trick"]}
                    assert set(marked) <= lying
                    assert 0 <= taker < len(display["hands"])
                    assert held["actor"] is None
                    assert held["scores"] == before["scores"]
                    # It would name scores that are not these yet.
                    assert held["report"] is None
            before = display


@pytest.mark.parametrize(("game", "led"), [("baronda", 3), ("rounds", 2)])
def test_between_tricks_no_suit_is_led(game: str, led: int) -> None:
    """The order that the engine gives is that of the last trick, which may still be seen."""
    told, at_rest = set(), set()
    for frame in frames(game, "1"):
        if len(frame["order"]["steps"]) > led:
            before, after = frame["order"]["steps"], card_order.between(frame["order"])["steps"]
            assert not any(step["lit"] for step in after)
            assert after[led]["mark"] == ""
            text = before[led]["text"]
            told.update([text["say"]] if text else [])
            assert card_order.now(frame["order"])["steps"] == [
                step for step in before if step["text"]
            ]
            at_rest.add(after[led]["text"]["say"])
            assert [step["text"] for at, step in enumerate(after) if at != led] == [
                step["text"] for at, step in enumerate(before) if at != led
            ]
    assert told == {"order-led", "order-led-any"}
    assert at_rest == {"order-led-any"}


@pytest.mark.parametrize("game", all_games())
def test_tapped_card_is_where_the_engine_puts_it(game: str) -> None:
    """The frame of a tap keeps all visible cards."""
    layout = info_of(game)["layout"]
    for frame in frames(game, "3"):
        for action in frame["actions"]:
            if action["taps"]:
                shown = animation_steps.with_played(
                    frame["display"], 0, action["card"], layout in ("trick", "trick-and-open")
                )
                assert len(shown["hands"][0]) == len(frame["display"]["hands"][0]) - 1
                places = [card for _, card in shown["trick"]] + shown["table"]
                assert action["card"] in places


def test_the_page_knows_each_kind_of_event() -> None:
    assert set(events.KINDS) == set(get_args(Kind))
    traits = {trait for kind in events.KINDS.values() for trait in kind}
    assert traits == {"tells", "points", "seen", "gathers", *events.SOUNDS}


@pytest.mark.parametrize("game", all_games())
def test_all_that_happens_is_heard_once(game: str) -> None:
    """In its moment: what lies first, what is gathered at each step, and what comes after."""
    heard = set()
    for seed in ("1", "2"):
        before = None
        for frame in frames(game, seed):
            told = frame["events"]
            laid, taken, after = events.moments(told)
            names = events.sounds_of(laid, None), taken, events.sounds_of(after, None)
            heard |= {name for each in names for name in each}
            if before is not None and taken:
                assert len(taken) == len(animation_steps.steps(before, frame["display"], told))
            kinds = [event["kind"] for event in told]
            every = events.sounds_of(laid, None) + events.sounds_of(after, None)
            for kind, name in events.SOUND.items():
                if kind in events.GATHERING:
                    continue
                assert every.count(name) <= 2
                assert (name in every) or kind not in kinds
            assert ("call" in every) == any(event.get("call") for event in told)
            played = [event for event in told if event["kind"] == "played"]
            assert all("card" not in events.sounds_of([each], each["seat"]) for each in played)
            before = frame["display"]
    assert heard >= {"card", "deal", "over"}
    assert heard & {"trick", "capture"}


def test_nothing_is_told_while_a_card_flies() -> None:
    """The effects of a card that gathers nothing are shown when it has landed; a card alone is the
    whole event."""
    now = {"scores": [0, 0], "notes": [["a"], []], "tokens": [None, None], "table": ["1C"],
           "piles": [2, 0], "note": "", "marks": {}, "stock": 3,
           "hands": [["7E"], ["2C"]]}  # fmt: skip
    played = {"kind": "played", "seat": 0, "card": "7E"}
    after = {**now, "scores": [5, 0], "piles": [4, 0], "winners": [0], "actor": 1, "report": {},
             "hands": [[], ["2C"]], "table": ["1C", "7E"]}  # fmt: skip
    assert animation_steps.landing(now, after, [played]) is None
    held = animation_steps.landing(now, after, [played, {"kind": "scored", "seat": 0}])
    assert held
    assert (held["scores"], held["winners"], held["report"]) == ([0, 0], [], None)
    assert (held["table"], held["piles"]) == (["1C", "7E"], [2, 0])
    dealt = {**after, "hands": [["3C"], ["4C"]], "stock": 1}
    held = animation_steps.landing(now, dealt, [played, {"kind": "dealt", "seat": 1}])
    assert held
    assert (held["hands"], held["table"], held["stock"]) == ([[], ["2C"]], ["1C", "7E"], 3)


def test_dealing_goes_round_the_table() -> None:
    """One card at a time from the dealer's left, or all of a player's at once."""
    assert animation_steps.dealt(3, 1, [2, 2, 2], False) == [[2, 5], [0, 3], [1, 4]]
    assert animation_steps.dealt(3, 4, [3, 3, 3], True) == [[6, 7, 8], [0, 1, 2], [3, 4, 5]]
    assert animation_steps.dealt(2, 0, [1, 0], False) == [[0], []]


def test_seats_go_the_way_of_the_game() -> None:
    assert placement.sides(3, True) == ["bottom", "left", "right"]
    assert placement.sides(4, False) == ["bottom", "right", "top", "left"]


# The files.


def test_commands_have_each_a_place() -> None:
    """Commands that are read late are there, each has its own name, and every `data-do` is one."""
    source = "".join(path.read_text("utf-8") for path in (TOP / "py/page").rglob("*.py"))
    late = re.findall(r'late\("([\w.]+)\.(\w+)"\)', source)
    assert late
    for module, function in late:
        text = (TOP / "py" / f"{module.replace('.', '/')}.py").read_text("utf-8")
        assert f"def {function}(page, element" in text, f"{module}.{function}"
    named = re.findall(r'Command\("([\w-]+)"', source)
    names = set(named)
    assert len(named) == len(names)
    html = (TOP / "index.html").read_text("utf-8")
    asked = set(re.findall(r'data-do="([\w-]+)"', html)) | set(
        re.findall(r'data_do="([\w-]+)"', source)
    )
    assert asked <= names


# Terms in sentences, and what a hint says.


def test_terms_are_found_as_whole_words() -> None:
    """The longest of them, in all their forms, each once in a sentence."""
    known = terms.forms([
        {"term": "trump", "also": "trumps", "text": ""},
        {"term": "rank trump", "also": "rank trumps", "text": ""},
        {"term": "Pass", "also": "Passes", "text": ""},
        {"term": "trump/rank pile", "also": "pile", "text": ""},
    ])  # fmt: skip

    def found(text: str) -> list[tuple[str, int]]:
        pieces = terms.parts(text, known)
        assert "".join(piece for piece, _ in pieces) == text
        return [(piece, term) for piece, term in pieces if term is not None]

    assert found("Trumps: queens, then spades") == [("Trumps", 0)]
    assert found("a rank trump beats a trump, and trumps") == [("rank trump", 1), ("trump", 0)]
    assert found("a rank trump was led: a rank trump wins") == [("rank trump", 1)]
    assert found("the trump/rank pile") == [("trump/rank pile", 3)]
    assert found("trumpet, étrump, trump’s") == [("trump", 0)]
    assert found("you pass; two Passes") == [("Passes", 2)]
    assert found("") == []


@pytest.mark.parametrize(
    ("term", "text", "is_found"),
    [
        ("トリック", "あなたがトリックを取ります。", True),
        ("トリック", "「トリック」", True),
        ("ロンダ", "バロンダです", False),
        ("手札", "あなたの手札を見せます", True),
        ("フォローする", "必ずフォローすること", True),
        ("لمّة", "هذه لمّة، وهي لك", True),
        ("لمّة", "هذه لمّتك", False),
        ("pli", "un pli, deux", True),
        ("pli", "le pliage", False),
    ],
)
def test_terms_in_other_scripts(term: str, text: str, is_found: bool) -> None:
    """Japanese has no spaces, and Arabic commas of its own."""
    known = terms.forms([{"term": term, "also": term, "text": ""}])
    pieces = terms.parts(text, known)
    assert "".join(piece for piece, _ in pieces) == text
    assert ((term, 0) in pieces) == is_found


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("game", all_games())
def test_terms_of_games_are_found(game: str, language: str) -> None:
    """Each in its own form, and none of them is hidden by another."""
    kit = all_games()[game]
    wording = Wording(game, language=language)
    told = [{key: wording.say(each[key]) for key in each} for each in kit.guide.glossary()]
    known = terms.forms(told)
    for at, term in enumerate(told):
        for form in [term["term"], *term["also"].split(", ")]:
            assert terms.parts(f"({form}).", known)[1] == (form, at)


def test_numbers_of_a_curve_lie_apart() -> None:
    """As near to their places as can be, in their order, within the curve."""
    assert review_curve.spread([], 0.1) == []
    assert review_curve.spread([0.2, 0.5], 0.1) == [0.2, 0.5]
    assert review_curve.spread([0.5, 0.5, 0.5], 0.1) == pytest.approx([0.4, 0.5, 0.6])
    assert review_curve.spread([0.2, 0.5, 0.52], 0.1) == pytest.approx([0.2, 0.46, 0.56])
    assert review_curve.spread([0.99, 1.0, 1.0], 0.1) == pytest.approx([0.75, 0.85, 0.95])
    assert review_curve.spread([0.0, 0.0], 0.1) == pytest.approx([0.05, 0.15])


def test_scores_to_compare_with() -> None:
    """A record may say what the game came to before; what makes no sense is passed over."""
    assert table_config.scores_before({"before": [3, -13]}) == [3, -13]
    for bad in (None, 3, "12", [1, "2"], [True], [0] * 99, {}):
        assert table_config.scores_before({"before": bad}) is None
    assert table_config.scores_before({}) is None


def test_rows_of_cards() -> None:
    """One of them may be raised; wherever the rows lie, and whether or not a card is shown."""
    for top in range(400, 700):
        first = [(0.0, top - 8.0, 70.0, 155.0), (70.0, float(top), 70.0, 147.0)]
        second = [(0.0, top + 140.0, 70.0, 147.0), (9.0, 9.0, 0.0, 0.0)]
        assert placement.rows([*first, *second]) == [(0.0, top - 8.0, 140.0, 155.0), second[0]]


def test_room_for_a_sheet() -> None:
    """Above what it explains if nothing is covered there, else where it is free, within the
    window; where nothing is, not on what it explains."""
    window, size = (400.0, 800.0), (200.0, 100.0)
    card = (150.0, 600.0, 60.0, 90.0)
    assert placement.room(card, size, window, [], 8) == (80.0, 492.0)
    prompt, row = (0.0, 540.0, 400.0, 30.0), (10.0, 600.0, 380.0, 90.0)
    assert placement.room(card, size, window, [prompt, row], 8) == (80.0, 692.0)
    low = (10.0, 700.0, 380.0, 90.0)
    assert placement.room(card, size, window, [prompt, row, low], 8) == (80.0, 432.0)
    assert placement.room((0.0, 0.0, 30.0, 30.0), size, window, [], 8) == (8.0, 38.0)
    full = [(0.0, 0.0, 400.0, 800.0)]
    box = (*placement.room(card, size, window, full, 8), *size)
    assert placement.shared(box, card) == 0
    assert box[0] >= 0
    assert box[1] >= 0


def test_room_is_found_soon_at_a_full_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """A notice looks at each box and place once, and the result is that of the plain rule: where
    it covers least, the nearest place first. (Once it took seconds.)"""
    rng = Random(1)
    boxes = [(float(x), float(y), 44.0, 44.0) for x in range(0, 800, 60) for y in range(0, 390, 90)]
    taken = [box for box in boxes for _ in range(rng.choice((1, 9)))]
    window, size, bar = (844.0, 390.0), (200.0, 60.0), (0.0, 0.0, 844.0, 50.0)
    looked: list[int] = []
    shared = placement.shared

    def count(a: tuple[float, ...], b: tuple[float, ...]) -> float:
        looked.append(1)
        return shared(a, b)

    monkeypatch.setattr(placement, "shared", count)
    found = placement.room(bar, size, window, taken, 8)
    assert len(looked) < 3000

    def covered(left: float, top: float) -> float:
        box = (left, top, *size)
        return 9 * shared(box, bar) + sum(shared(box, other) for other in taken)

    tops = [max(8.0, min(top, 322.0)) for box in (bar, *taken)
            for top in (box[1] - 68, box[1] + box[3] + 8)]  # fmt: skip
    places = [(left, top) for left in (322.0, 8.0, 636.0) for top in tops]
    assert covered(*found) == min(covered(*each) for each in places)


LAYOUTS = {
    # Keys: the character, the place, Shift, and the meaning.
    "US": [("s", "KeyS", False, "s"), ("S", "KeyS", True, "s"), ("3", "Digit3", False, "3"),
           ("?", "Slash", True, "?"), ("!", "Digit1", True, ""), (";", "Semicolon", False, "")],
    "QWERTZ": [("z", "KeyY", False, "z"), ("y", "KeyZ", False, "y"), ("?", "Minus", True, "?"),
               ("ü", "BracketLeft", False, "")],
    "AZERTY": [("a", "KeyQ", False, "a"), ("m", "Semicolon", False, "m"), (",", "KeyM", False, ""),
               ("é", "Digit2", False, "2"), ("5", "Digit5", True, "5")],
    "Dvorak": [("o", "KeyS", False, "o"), ("s", "Semicolon", False, "s"), (",", "KeyW", False, ""),
               ("'", "KeyQ", False, "")],
    "BÉPO": [("é", "KeyW", False, ""), ("«", "Digit2", False, "2")],
    "Cyrillic": [("ы", "KeyS", False, "s"), ("Ы", "KeyS", True, "s"), ("?", "Digit7", True, "?"),
                 ("ж", "Semicolon", False, "")],
    "Arabic": [("س", "KeyS", False, "s"), ("لا", "KeyB", False, "b"), ("٣", "Digit3", False, "3"),
               ("؟", "Slash", True, "?")],
    "kana": [("と", "KeyS", False, "s"), ("あ", "Digit3", False, "3")],
    "others": [("Enter", "Enter", False, ""), ("Dead", "KeyE", False, ""), ("", "", False, ""),
               ("s", "", False, "s"), ("F1", "F1", False, "")],
}  # fmt: skip


@pytest.mark.parametrize("layout", LAYOUTS)
def test_keys_of_every_layout(layout: str) -> None:
    for key, code, shifted, meant in LAYOUTS[layout]:
        assert keyboard.meaning(key, code, shifted) == meant, (key, code)
