"""The logic of the page (py/page/logic), without a browser."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
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
from tests.node import TOP
from tests.playing import Json, frames_of


def info_of(game: str = "steere-ronda") -> Json:
    """Return the page's facts about a game."""
    kit = all_games()[game]
    return json.loads(json.dumps(kit.presentation.info(kit.rules)))


def asked(choice: dict[str, str], level: str = "medium") -> Json:
    return table_config.request_of(choice, info_of(choice["game"]), level)


def saved(request: Json) -> Json:
    save: Json = Service().handle({"do": "open", **request})["save"]
    return save


def test_address_becomes_a_request() -> None:
    choice = {"game": "steere-ronda", "seat": "2", "hands": "2", "dealer": "1", "seed": "a",
              "bots": "easy,hard", "theme": "dark", "players": "3"}  # fmt: skip
    assert asked(choice) == {
        "game": "steere-ronda", "seat": 2, "bots": ["easy", "hard"], "seed": "a", "players": 3,
        "options": {"hands": 2}, "opening": ["dealer 1"],
    }  # fmt: skip
    # The engine refuses options of another game and what is no number; unknown parameters are
    # ignored.
    infos = [info_of("steere-ronda"), info_of("rounds"), info_of("baronda")]
    given = {**choice, "target": "25", "leader": "1", "fbclid": "1", "utm_source": "x", "ref": ""}
    assert table_config.unknown(given, infos) == ["fbclid", "utm_source", "ref"]
    assert table_config.unknown({**given, **dict.fromkeys(KNOWN, "1")}, []) == [
        "hands", "dealer", "target", "leader", "fbclid", "utm_source", "ref",
    ]  # fmt: skip
    watched = asked({"game": "steere-ronda", "seat": "none"}, "hard")
    assert (watched["seat"], watched["bots"]) == (None, "hard")
    for text in ("02", "-1", "2.0", "two", "٢x", ""):
        assert table_config.number(text) == text


def test_the_seat_of_a_reader_who_plays_on() -> None:
    for hands, actor, seat in (
        ([["KS", "2H"], ["?", "?"]], 1, 0),  # the reader has seen this hand, and not the other
        ([["KS", "2H"], ["9S", "8S"]], 1, 1),  # open hands: the one to play
        ([["KS", "2H", "?"], ["9S", "?", "?"]], 1, 0),  # known in part
        ([["KS"], [], ["?"]], 1, 0),
        ([["?"], ["?"]], "*", 0),
        ([[], []], None, 0),
    ):
        assert table_config.seat_known(hands, actor) == seat


@pytest.mark.parametrize(
    ("choice", "address", "other"),
    [
        ({"game": "steere-ronda", "players": "3", "seat": "0", "hands": "2", "dealer": "1",
          "bots": "easy"}, {}, {"hands": "3"}),
        ({"game": "rounds", "seats": "Ana,Ben"}, {}, {"seats": "Ana,Bo"}),
        ({"game": "baronda", "seats": "Ana, Ben,BOT,bot", "bots": "easy,hard"},
         {"seats": "Ana,Ben,bot,bot"}, {"seats": "Ana,Bo,bot,bot"}),
        ({"game": "baronda", "seats": "Ana,@Ben, @ Cid,bot", "bots": "easy"},
         {"seats": "Ana,@Ben,@Cid,bot"}, {"seats": "Ana,bot,bot,bot"}),
        # One name is the person as ever.
        ({"game": "rounds", "seats": "bot,Ana", "bots": "easy"},
         {"seat": "1", "seats": "", "players": "2"}, {"seat": "0"}),
    ],
)  # fmt: skip
def test_saved_game_and_its_address_are_one_table(
    choice: dict[str, str], address: dict[str, str], other: dict[str, str]
) -> None:
    """From a request over the engine's save to its address, and back to the same set-up."""
    choice = {**choice, "seed": "7"}
    table_config.check_seats(choice)
    request, known = asked(choice), info_of(choice["game"])
    save = saved(request)
    written = {name: str(value) for name, value in table_config.params_of(save, known).items()}
    assert written == {key: value for key, value in {**choice, **address}.items() if value}
    assert table_config.setup_id(saved(asked(written))) == table_config.setup_id(save)
    kept = [{"save": save, "time": "1"}, {"save": {**save, "seed": "8"}, "time": "2"}]
    assert [each["time"] for each in table_config.alike(kept, request, known)] == ["2", "1"]
    assert table_config.alike(kept, asked({**written, **other}), known) == []
    assert table_config.alike(kept, {**request, "players": 7}, known) == []


def test_who_sits_where() -> None:
    """Names behind @ sit at other devices; those in an address stay, and the others are called as
    ever; too many are refused."""
    here = asked({"game": "baronda", "seats": "Ana, Ben,BOT,bot"})
    assert (here["people"], here["seat"], here["players"]) == ([0, 1], None, 4)
    others = asked({"game": "baronda", "seats": "Ana,@Ben, @ Cid,bot"})
    assert (others["people"], others["guests"], others["seat"]) == ([0], [1, 2], 0)
    assert others["names"] == ["Ana", "Ben", "Cid", ""]
    known = info_of("baronda")
    named = table_config.named(here, known, ["Ben", *"CDEF"], list(CAST)[:5], "Guest")
    assert named["names"][:2] == ["Ana", "Ben"]
    assert set(named["names"][2:]) < set("CDEF")
    assert saved(named)["cast"] == ["", "", *named["cast"][2:]]
    request = asked({"game": "baronda", "players": "3", "names": "Ana,,Cid"})
    named = table_config.named(request, known, list("VWXYZ"), list(CAST)[:5], "Guest")
    assert named["names"][::2] == ["Ana", "Cid"]
    assert named["names"][1] in "VWXYZ"
    assert saved(named)["names"] == named["names"]
    request["names"] = list("ABCD")
    named = table_config.named(request, known, list("VWXYZ"), list(CAST)[:5], "Guest")
    with pytest.raises(ValueError, match="names: there are at most 3"):
        saved(named)


@pytest.mark.parametrize(
    ("seats", "fault"),
    [
        ("@Ana,bot", "seats: nobody sits at this device"),
        (", ,", "seats: nobody is named"),
        ("", "seats: nobody is named"),
        ("A" * 41, "seats: at most 40 characters for a name, not 41"),
        ("Ana,Ben", "seats: 2 for 3 players"),
    ],
)
def test_bad_seats(seats: str, fault: str) -> None:
    for sound in ({}, {"seats": "Ana,,bot"}, {"seats": "bot,bot"}):
        table_config.check_seats(sound)
    with pytest.raises(ValueError, match=f"^{fault}$"):
        table_config.check_seats({"seats": seats, "players": "3"})


def test_company_is_that_of_the_seed() -> None:
    names = [chr(at) for at in range(65, 85)]
    assert table_config.company("a", 5, names) == table_config.company("a", 5, names)
    assert table_config.company("a", 5, names) != table_config.company("b", 5, names)
    assert len(set(table_config.company("x", 5, names))) == 5
    request = asked({"game": "steere-ronda", "seed": "a"})
    cast = [name.lower() for name in names]
    named = table_config.named(request, info_of(), names, cast, "Guest")
    assert named["names"][0] == "Guest"
    assert [name.lower() for name in named["names"][1:]] == named["cast"][1:]
    watched = table_config.named({**request, "seat": None}, info_of(), names, cast, "Guest")
    assert [name.lower() for name in watched["names"]] == watched["cast"]
    crowd = {**request, "players": 9}
    assert "names" not in table_config.named(crowd, info_of(), names, cast, "Guest")


def test_faces_are_those_of_bots() -> None:
    """A person who has the name of one has no face, at the table or in its record."""
    cast = ["ana", "bo", "cid"]
    people = {"game": "rounds", "seed": "1", "people": [0], "names": ["Driss", "Omar"],
              "cast": ["driss", "omar"]}  # fmt: skip
    assert saved({**people, "guests": [1]})["cast"] == ["", ""]
    service = Service()
    assert [*frames_of(service.handle, min, **people, bots="random")]
    record = service.handle({"do": "record"})["record"]
    assert record["cast"] == ["", "omar"]
    assert check(record).extra["names"] == ["Driss", "Omar"]
    assert table_config.cast_of(record, list(CAST)) == ["", "omar"]
    assert table_config.cast_of({"players": 2, "names": ["Ana", "Bo"]}, cast) == []
    assert table_config.cast_of({"players": 2, "cast": ["bo", {}, "cid"]}, cast) == ["bo", ""]
    for damaged in ({}, {"players": 2, "cast": "bo"}, {"cast": cast}):
        assert table_config.cast_of(damaged, cast) == []


def test_scores_to_compare_with() -> None:
    """A record may say what the game came to before; what makes no sense is passed over."""
    assert table_config.scores_before({"before": [3, -13]}) == [3, -13]
    for bad in (None, 3, "12", [1, "2"], [True], [0] * 99, {}):
        assert table_config.scores_before({"before": bad}) is None
    assert table_config.scores_before({}) is None


def test_figures() -> None:
    assert [figures.signed(n) for n in (3, 0, -2)] == ["+3", "0", "−2"]
    assert figures.unbroken("Hand 1, in play") == "Hand\u00a01, in play"
    assert sorted(["bid 10", "bid 2", "a"], key=figures.natural) == ["a", "bid 2", "bid 10"]
    assert sorted(["SR-1.10", "SR-1.2"], key=figures.natural) == ["SR-1.2", "SR-1.10"]
    assert figures.columns([0, 0], 4) == [[0, 2], [1, 3]]


def test_who_leads_and_who_is_near() -> None:
    """Those who lead so far, at the end those who have won; nobody while all are level. A bot
    that has won calls the game near only by the reader's own points, which may be a team's."""
    assert results.ahead({"scores": [3, 9, 9], "winners": []}) == [1, 2]
    assert results.ahead({"scores": [4, 4], "winners": []}) == []
    assert results.ahead({"scores": [20, 9], "winners": [1, 3]}) == [1]
    for scores, seat in (([21, 25], 0), ([24, 25], 2), ([4, 4], 0)):
        assert results.near({"scores": scores}, seat)
    for scores, seat in (([8, 25], 0), ([64, 136], 0), ([21, 4, 25], 1), ([-3, -2], 0)):
        assert not results.near({"scores": scores}, seat)
    assert not results.near({"scores": [24, 25]}, None)
    for scores, how in (([21, 25, 3], "near"), ([5, 22], "clear"), ([15, 22], "")):
        assert results.how_won({"scores": scores}) == how


def test_results_are_counted() -> None:
    save = {"game": "g", "players": 3, "seat": 0, "bots": ["easy", "hard"], "options": {}}
    won = results.result(save, {"scores": [3, 1, 2], "winners": [0]}, "now")
    assert won["level"] == "mixed"
    easy_save = {**save, "bots": ["easy", "easy"]}
    lost = results.result(easy_save, {"scores": [0, 4, 2], "winners": [1]}, "n")
    games = [("a", won), ("b", lost), ("c", {**won, "scores": [8, 1, 2]})]
    (mixed, easy) = sorted(results.counted(games, lambda _: None), key=lambda count: -count.won)
    assert (mixed.key, mixed.played, mixed.won) == (("g", 3, "", (), "mixed"), 2, 2)
    assert (mixed.average(), mixed.best, mixed.record) == (5.5, 8, "c")
    assert (easy.key, easy.played, easy.won) == (("g", 3, "", (), "easy"), 1, 0)
    assert results.longest_run(results.wins([won, lost, lost, won, won])) == 2


def test_ways_of_playing_are_counted_each_by_itself() -> None:
    known = info_of("moroccan-ronda")
    honest = {"announcements": "honest"}
    base = {"game": "moroccan-ronda", "players": 4, "level": "easy", "seat": 3, "winners": [1, 3],
            "scores": [20, 41], "options": {}, "time": "1"}  # fmt: skip
    assert results.points_of(base) == 41
    short = {**base, "options": {"target": 21, **honest}}
    for options, way in (
        ({}, ("cafe", ())),
        ({"target": 25, **honest}, ("beginner", ())),
        (honest, ("beginner", (("target", 41),))),
        ({"dealer_duty": "on"}, ("", ())),
    ):
        assert results.way_of({**base, "options": options}, known) == way
    rounds = info_of("rounds")
    for target, way in ((100, ("short", ())), (200, ("usual", ()))):
        assert results.way_of({**base, "options": {"target": target}}, rounds) == way
    counts = results.counted([("a", base), ("b", short)], lambda game: known)
    assert [count.key[2] for count in counts] == ["beginner", "cafe"]


def results_of(text: str, level: str, sides: int = 2) -> list[Json]:
    """Games won (`+`) and lost (`-`) at a level."""
    return [
        {"game": "g", "level": level, "seat": 0, "scores": [0] * sides, "winners": [mark == "-"],
         "time": str(at)}
        for at, mark in enumerate(text)
    ]  # fmt: skip


def test_level_follows() -> None:
    for text, sides, level in (
        ("", 2, "medium"), ("++", 2, "medium"), ("+++", 2, "hard"), ("---", 2, "easy"),
        ("+-+-+-+-", 2, "medium"), ("+-++-++", 2, "hard"), ("++", 4, "hard"),
        ("-----", 4, "medium"), ("------", 4, "easy"),
    ):  # fmt: skip
        assert levels.following(results_of(text, "medium", sides)) == level
    up = results_of("+++", "medium")
    assert levels.following(up + results_of("+++++++", "hard")) == "hard"
    assert levels.following(up + results_of("---", "hard")) == "medium"
    # Games against others count nowhere.
    assert levels.following(up + results_of("---", "mixed")) == "hard"
    assert levels.following(up + results_of("---", "easy")) == "hard"
    mixed = [{**each, "game": "other"} for each in up] + up[::-1]
    assert levels.of_game(mixed, "g") == up


def test_easier_bots() -> None:
    """They are offered after a loss by half of the points, or three in a row, if there are any."""
    for text, level, points, to in (
        ("-", "hard", 5, "medium"), ("-", "hard", 6, ""), ("-", "easy", 0, ""), ("+", "hard", 5, "")
    ):  # fmt: skip
        assert results.easier([{**results_of(text, level)[0], "scores": [points, 10]}]) == to
    for text, to in (("--", ""), ("---", "easy"), ("-+--", ""), ("+---", "easy")):
        near = [{**each, "scores": [9, 10]} for each in results_of(text, "medium")]
        assert results.easier(near) == to


def test_what_is_next() -> None:
    """A longer row of wins, else a level without a win; of each level the games and the wins."""
    for text, level, aim in (
        ("+", "easy", ("record", 2)), ("-++", "hard", ("record", 3)),
        ("++-+", "hard", ("longest", 2)),
        ("+++-+-", "medium", ("level", "hard")), ("--", "medium", ("level", "medium")),
        ("+-", "hard", None), ("-", "mixed", None),
    ):  # fmt: skip
        assert results.goal(results_of(text, level)) == aim, text
    games = results_of("+-+", "hard") + results_of("-", "easy") + results_of("+", "mixed")
    assert results.by_level(games) == [("easy", 1, 0), ("hard", 3, 2)]


def test_milestones() -> None:
    """A first win after losses, wins in a row, a record among at least three games; each is told at
    the game that it is, and not again."""

    def told(text: str, scores: Sequence[int] = ()) -> object:
        games = zip(results_of(text, "easy"), scores or [1] * len(text), strict=True)
        more = {"players": 2, "options": {}}
        done = [(f"done:{at:02}", {**each, **more, "scores": [score, 0]})
                for at, (each, score) in enumerate(games)]  # fmt: skip
        return results.milestone(done, done[-1][0], lambda game: None)

    assert told("+") == ("first", 1)
    assert told("--+") == ("first", 3)
    assert told("--++") is None
    assert told("-+-+++") == ("run", 3)
    assert told("-+-++++") is None
    assert told("++-", [1, 2, 3]) is None
    assert told("-++-", [1, 2, 2, 3]) == ("record", 3)
    assert told("-++-", [1, 2, 3, 3]) is None


def test_a_part_ends_before_its_points() -> None:
    """Points are those of before, and the last trick lies there, with its best card, until the
    next part. Cards that break a tie come one by one in the order of dealing."""
    last = {"plays": [[0, "a"], [1, "b"]], "winner": 1}
    now = {"scores": [1, 3], "notes": [["x"], ["y"]], "missed": [], "piles": [0, 0], "stock": 0,
           "table": ["p", "q"], "trick": [], "spread": None, "points": None}  # fmt: skip
    display = {**now, "trick": [], "last_trick": last, "scores": [1, 4], "winners": [1],
               "notes": [["x"], ["z"]], "table": [], "report": None}  # fmt: skip
    # Where tricks bring points at once, their count waits for the last one's.
    for before, notes in (([1, 3], display["notes"]), ([0, 0], now["notes"])):
        shown = animation_steps.standing(now, {**display, "report": {"before": before}})
        assert (shown["notes"], shown["scores"], shown["winners"]) == (notes, [1, 3], [])
        assert (shown["trick"], animation_steps.deciding(shown)) == (last["plays"], ["1 b"])
    counting = {**now, "scores": [0, 0], "points": [1, 3]}  # plates show what the part has brought
    ending = animation_steps.standing(counting, {**display, "report": {"before": [0, 0]}})
    assert (ending["scores"], ending["notes"]) == ([1, 3], now["notes"])
    assert animation_steps.deciding(animation_steps.ended(display)) == []
    told = [{"kind": "trick", "seat": 1}, {"kind": "captured", "seat": 1, "cards": ["p", "q"]}]
    trick, pile = animation_steps.steps(now, display, told)
    assert (trick[0]["trick"], trick[0]["table"], trick[1]) == (last["plays"], ["p", "q"], ["1 b"])
    assert (pile[0]["trick"], pile[0]["table"], pile[1]) == ([], ["p", "q"], ["p", "q"])
    tied = {**display, "trick": [[0, "c"], [1, "d"]], "winners": [0], "hands": [[], []],
            "report": {}}  # fmt: skip
    assert animation_steps.deciding(tied) == ["0 c"]
    events = [{"kind": "turned", "seat": 0}, {"kind": "over", "seat": 0}]
    steps = animation_steps.turnings({"scores": [2, 2]}, tied, events)
    assert [step["trick"] for step in steps] == [[[1, "d"]], [[1, "d"], [0, "c"]]]
    for step in steps:
        assert (step["winners"], step["report"], step["scores"]) == ([], None, [2, 2])
    assert animation_steps.turnings({"scores": [2, 2]}, display, events) == []


def test_hand_keeps_its_places() -> None:
    kept = hand_layout.kept
    assert kept(["1C", "2C", "2C", "3C"], ["1C", "2C", "3C"], 1) == (["1C", None, "2C", "3C"], [])
    assert kept(["1C", None, "3C"], ["1C", "3C", "4C"], None) == (["1C", None, "3C"], ["4C"])
    # A card that was taken back is where it was.
    assert kept(["1C", "2C"], ["1C", "2C"], 1) == (["1C", "2C"], [])
    assert hand_layout.new_in(["1C", "1C", "2C"], ["1C", None]) == ["1C", "2C"]
    assert [hand_layout.columns(cards) for cards in (0, 6, 7, 8, 9, 16)] == [
        [1, 1, 1], [6, 6, 6], [7, 4, 4], [8, 4, 4], [5, 5, 5], [8, 8, 6],
    ]  # fmt: skip
    # Sixteen dealt cards: one row or two of eight, or three; as many as are left when it is sorted.
    places = hand_layout.places_in_rows(16, 16)
    assert [place[0] for place in places] == [1] * 8 + [2] * 8
    assert [place[2] for place in places] == [1] * 6 + [2] * 5 + [3] * 5
    for first, columns in ((0, [8, 8, 6]), (6, [8, 8, 5]), (12, [4, 4, 4]), (16, [1, 1, 1])):
        assert hand_layout.longest(places[first:]) == columns
    assert hand_layout.lacking(places[12:]) == [[0, 0, 0]] * 4
    assert [lack[2] for lack in hand_layout.lacking(places[3:])] == [2] * 3 + [0] * 10
    assert [place[1] for place in hand_layout.places_in_rows(5, 16)] == [1, 1, 1, 2, 2]
    assert [place[1] for place in hand_layout.places_in_rows(9, 9)] == [1] * 5 + [2] * 4
    pack = info_of()
    assert hand_layout.ordered(["1O", "10C", "2C"], pack, False) == ["2C", "10C", "1O"]
    assert hand_layout.ordered(["1O", "10C", "1C"], pack, True) == ["1C", "1O", "10C"]
    assert hand_layout.ordered(["?", "2C", "1C"], pack, True) == ["?", "2C", "1C"]


def event(kind: str, text: str = "", **more: Any) -> Json:
    return {"kind": kind, "rule": "", "seat": None, "text": text or kind, **more}


def texts(told: list[Json]) -> list[str]:
    return [each["text"] for each in told]


def test_line_tells_what_counts() -> None:
    trick = [event("played"), event("trick"), event("round"), event("dealt")]
    assert texts(events.telling(trick, True, False)) == ["trick"]
    assert texts(events.telling(trick, False, False)) == ["round"]
    assert texts(events.of_now(trick)) == ["played", "trick"]
    assert texts(events.telling([event("played"), event("dealt")], False, False)) == ["dealt"]
    scored = [event("found", "a"), event("scored", "b"), event("captured", "c")]
    assert texts(events.telling(scored, False, False)) == ["a", "b"]
    assert texts(events.telling(scored, False, True)) == ["c"]
    long = [event("trick"), event("round", "x" * 100), event("turned", "y" * 100)]
    assert texts(events.telling(long, False, False)) == ["y" * 100]
    assert events.telling([], False, False) == []
    # What a report tells is spoken once; but what somebody says aloud as it happens, and so is what
    # came before.
    told = [event("scored", "a"), event("trick"), event("scored", "b"),
            event("scored", "c", call="Missa"), event("round"), event("over")]  # fmt: skip
    assert texts(events.aloud(told, True)) == ["a", "trick", "c", "over"]
    assert events.aloud(told, False) == told


def test_what_was_taken_stays_in_sight_while_others_play() -> None:
    taken, led = event("trick", number=7), event("played", seat=1, number=8)
    assert events.still([taken], [led], 0) == [taken]
    # Not at one's own card, after moves that nobody saw, or without room.
    assert events.still([taken], [led], 1) == []
    assert events.still([{**taken, "number": 3}], [led], 0) == []
    assert events.still([{**taken, "text": "x" * 90}], [led], 0) == []
    assert events.still([], [led], 0) == events.still([taken], [], 0) == []


def test_why_finds_its_event() -> None:
    told = [event("played", "a", rule="1"), event("trick", "b", rule="2"),
            event("played", "c", rule="1"), event("said", "d")]  # fmt: skip
    assert events.decided(told) is told[1]
    assert events.last_of(told, "1") == [told[2]]
    assert events.decided(told[:1]) is told[0]
    assert events.decided([]) is None
    assert events.last_taken(told) is told[1]
    assert events.last_taken([event("captured", "e"), *told]) is told[1]
    assert events.last_taken(told[:1]) is None


# Gathering: in real games, at every frame.


def frames(game: str, seed: str) -> Iterator[Json]:
    """A game as the page sees it, played at random."""
    set_up = {"game": game, "seed": seed, "bots": "random"}
    return frames_of(Service().handle, Random(seed).choice, **set_up)


@pytest.mark.parametrize(("game", "led"), [("baronda", 3), ("rounds", 2)])
def test_between_tricks_no_suit_is_led(game: str, led: int) -> None:
    """The order that the engine gives is that of the last trick, which may still be seen."""
    told, at_rest = set(), set()
    for frame in frames(game, "1"):
        if len(frame["order"]["steps"]) > led:
            before, after = frame["order"]["steps"], card_order.between(frame["order"])["steps"]
            assert not any(step["lit"] for step in after)
            assert after[led]["mark"] == ""
            told |= {before[led]["text"]["say"]} if before[led]["text"] else set()
            at_rest.add(after[led]["text"]["say"])
            now = card_order.now(frame["order"])["steps"]
            assert now == [step for step in before if step["text"]]
            after[led]["text"] = before[led]["text"]
            assert [step["text"] for step in after] == [step["text"] for step in before]
    assert told == {"order-led", "order-led-any"}
    assert at_rest == {"order-led-any"}


def test_the_page_knows_each_kind_of_event() -> None:
    assert set(events.KINDS) == set(get_args(Kind))
    traits = {trait for kind in events.KINDS.values() for trait in kind}
    assert traits == {"tells", "points", "seen", "gathers", *events.SOUNDS}


def gathered(before: Json, frame: Json) -> int:
    """Every card that is gathered lies on the table in its step, marked; scores and the report,
    which names them, come later. Return the number of steps."""
    steps = animation_steps.steps(before, frame["display"], frame["events"])
    for held, marked, taker in steps:
        lying = set(held["table"]) | {animation_steps.play_id(p) for p in held["trick"]}
        assert set(marked) <= lying
        assert 0 <= taker < len(held["hands"])
        assert (held["actor"], held["scores"], held["report"]) == (None, before["scores"], None)
    return len(steps)


@pytest.mark.parametrize("game", all_games())
def test_every_frame_is_shown_and_heard(game: str) -> None:
    """A tapped card lies where the engine puts it. All is heard once, in its moment: what lies
    first, what is gathered at each step, and what comes after."""
    in_trick = info_of(game)["layout"] in ("trick", "trick-and-open")
    heard, before = set(), None
    for frame in frames(game, "1"):
        display, told = frame["display"], frame["events"]
        for action in frame["actions"]:
            if action["taps"]:
                shown = animation_steps.with_played(display, 0, action["card"], in_trick)
                assert len(shown["hands"][0]) == len(display["hands"][0]) - 1
                assert action["card"] in [card for _, card in shown["trick"]] + shown["table"]
                tapped = {"kind": "played", "seat": 0, "card": action["card"]}
                assert animation_steps.on_its_way(display, [tapped])
                assert not animation_steps.on_its_way(shown, [tapped])
                assert animation_steps.on_its_way(shown, [{**tapped, "seat": 1}]) == in_trick
        laid, taken, after = events.moments(told)
        every = events.sounds_of(laid, None) + events.sounds_of(after, None)
        heard |= {*every, *taken}
        if before is not None:
            assert gathered(before, frame) == len(taken) or not taken
        kinds = [event["kind"] for event in told]
        for kind, name in events.SOUND.items():
            if kind not in events.GATHERING:
                assert every.count(name) <= 2
                assert (name in every) or kind not in kinds
        assert ("call" in every) == any(event.get("call") for event in told)
        played = [event for event in told if event["kind"] == "played"]
        assert all("card" not in events.sounds_of([each], each["seat"]) for each in played)
        before = display
    assert heard >= {"card", "deal", "over"}
    assert heard & {"trick", "capture"}


def test_nothing_is_told_while_a_card_flies() -> None:
    """The effects of a card that gathers nothing are shown when it has landed, and whose turn it is
    then."""
    now = {"scores": [0, 0], "notes": [["a"], []], "missed": [], "tokens": [None, None],
           "points": None, "table": ["1C"], "piles": [2, 0], "note": "", "marks": {}, "stock": 3,
           "hands": [["7E"], ["2C"]]}  # fmt: skip
    played = {"kind": "played", "seat": 0, "card": "7E"}
    after = {**now, "scores": [5, 0], "piles": [4, 0], "winners": [0], "actor": 1, "report": {},
             "hands": [[], ["2C"]], "table": ["1C", "7E"]}  # fmt: skip
    alone = animation_steps.landing(now, after, [played])
    assert alone
    assert alone["actor"] is None
    scored = animation_steps.landing(now, after, [played, {"kind": "scored", "seat": 0}])
    assert scored
    assert (scored["scores"], scored["winners"], scored["report"]) == ([0, 0], [], None)
    assert (scored["table"], scored["piles"]) == (["1C", "7E"], [2, 0])
    later = {**after, "hands": [["3C"], ["4C"]], "stock": 1}
    dealt = animation_steps.landing(now, later, [played, {"kind": "dealt", "seat": 1}])
    assert dealt
    assert (dealt["hands"], dealt["table"], dealt["stock"]) == ([[], ["2C"]], ["1C", "7E"], 3)


def test_commands_have_each_a_place() -> None:
    """Commands that are read late are there, each has its own name, and every `data-do` is one."""
    source = "".join(path.read_text("utf-8") for path in (TOP / "py/page").rglob("*.py"))
    late = re.findall(r'late\("([\w.]+)\.(\w+)"\)', source)
    assert late
    for module, function in late:
        text = (TOP / "py" / f"{module.replace('.', '/')}.py").read_text("utf-8")
        assert f"def {function}(page, element" in text, f"{module}.{function}"
    named = re.findall(r'Command\("([\w-]+)"', source)
    assert len(named) == len({*named})
    html = (TOP / "index.html").read_text("utf-8")
    assert {*re.findall(r'data[-_]do="([\w-]+)"', html + source)} <= {*named}


# Terms in sentences, and what a hint says.


def test_terms_are_found_as_whole_words() -> None:
    """The longest of them, in all their forms, each once in a sentence."""
    pairs = (("trump", "trumps"), ("rank trump", "rank trumps"), ("Pass", "Passes"))
    known = terms.forms([{"term": term, "also": also, "text": ""} for term, also in pairs])

    def found(text: str) -> list[tuple[str, int]]:
        pieces = terms.parts(text, known)
        assert "".join(piece for piece, _ in pieces) == text
        return [(piece, term) for piece, term in pieces if term is not None]

    assert found("Trumps: queens, then spades") == [("Trumps", 0)]
    assert found("a rank trump beats a trump, and trumps") == [("rank trump", 1), ("trump", 0)]
    assert found("a rank trump was led: a rank trump wins") == [("rank trump", 1)]
    assert found("trumpet, étrump, trump’s") == [("trump", 0)]
    assert found("you pass; two Passes") == [("Passes", 2)]
    assert found("") == []
    # Japanese has no spaces, and Arabic commas of its own.
    for term, text, is_found in (
        ("トリック", "あなたがトリックを取ります。", True), ("ロンダ", "バロンダです", False),
        ("手札", "あなたの手札を見せます", True), ("フォローする", "必ずフォローすること", True),
        ("لمّة", "هذه لمّة، وهي لك", True), ("لمّة", "هذه لمّتك", False),
    ):  # fmt: skip
        known = terms.forms([{"term": term, "also": term, "text": ""}])
        assert ((term, 0) in terms.parts(text, known)) == is_found, text


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


def test_where_a_game_was_decided() -> None:
    game = {"even": 0.5, "result": 0, "curve": [[3, 0.5], [5, 0.9], [9, 0.4], [12, 0.2]]}
    assert review_curve.decided(game, 15) == (9, 90, 40)
    assert review_curve.decided({**game, "result": 1}, 15) == (15, 20, 100)


def test_numbers_of_a_curve_lie_apart() -> None:
    """As near to their places as can be, in their order, within the curve."""
    assert review_curve.spread([], 0.1) == []
    assert review_curve.spread([0.2, 0.5], 0.1) == [0.2, 0.5]
    assert review_curve.spread([0.99, 1.0, 1.0], 0.1) == pytest.approx([0.75, 0.85, 0.95])
    assert review_curve.spread([0.0, 0.0], 0.1) == pytest.approx([0.05, 0.15])


def test_rows_of_cards() -> None:
    """One of them may be raised; wherever the rows lie, and whether or not a card is shown."""
    for top in range(400, 700):
        first = [(0.0, top - 8.0, 70.0, 155.0), (70.0, float(top), 70.0, 147.0)]
        second = [(0.0, top + 140.0, 70.0, 147.0), (9.0, 9.0, 0.0, 0.0)]
        assert placement.rows([*first, *second]) == [(0.0, top - 8.0, 140.0, 155.0), second[0]]


def test_room_for_a_sheet(monkeypatch: pytest.MonkeyPatch) -> None:
    """Above what it explains if nothing is covered there, else where that costs least, within the
    window and never on what it explains: there is near, though something is covered that need not
    be seen."""
    window, size = (400.0, 800.0), (200.0, 100.0)
    card = (150.0, 600.0, 60.0, 90.0)
    assert placement.room(card, size, window, [], 8)[1:] == (80.0, 492.0)
    must, need = placement.NEVER, placement.HARDLY
    prompt, row = (0.0, 540.0, 400.0, 30.0), (10.0, 600.0, 380.0, 90.0)
    taken = [(prompt, must), (row, must)]
    assert placement.room(card, size, window, taken, 8)[1:] == (80.0, 692.0)
    low = (10.0, 700.0, 380.0, 90.0)
    taken = [*taken, (low, must)]
    assert placement.room(card, size, window, taken, 8)[1:] == (80.0, 432.0)
    taken[0] = (prompt, need)
    assert placement.room(card, size, window, taken, 8)[1:] == (80.0, 492.0)
    # It does not cover half a line, which would tell nothing.
    taken = [((0.0, 580.0, 400.0, 30.0), need), ((0.0, 386.0, 400.0, 100.0), must), (low, must)]
    near = placement.room((150.0, 620.0, 60.0, 70.0), (200.0, 98.0), window, taken, 4)
    assert near[1:] == (80.0, 518.0)
    short = (130.0, 600.0, 80.0, 90.0)
    taken = [(box, must) for box in (prompt, short, low)]
    beside = placement.room(card, size, (600.0, 800.0), taken, 8)
    assert beside[1:] == (218.0, 578.0)  # beside a row that is short
    assert placement.room((0.0, 0.0, 30.0, 30.0), size, window, [], 8)[1:] == (8.0, 38.0)
    full = [((0.0, 0.0, 400.0, 800.0), need)]
    box = (*placement.room(card, size, window, full, 8)[1:], *size)
    assert placement.shared(box, card) == 0
    # It is found soon at a full table.
    boxes = [((float(x), float(y), 44.0, 44.0), must) for x in range(0, 800, 60)
             for y in range(0, 390, 90)]  # fmt: skip
    looked: list[int] = []
    shared = placement.shared
    monkeypatch.setattr(placement, "shared", lambda a, b: looked.append(1) or shared(a, b))
    window, size, bar = (844.0, 390.0), (200.0, 60.0), (0.0, 0.0, 844.0, 50.0)
    box = (*placement.room(bar, size, window, boxes, 8)[1:], *size)
    assert len(looked) < 7000
    assert shared(box, bar) == 0


LAYOUTS = {
    # Keys: the character, the place, Shift, and the meaning.
    "US": [("S", "KeyS", True, "s"), ("3", "Digit3", False, "3"), ("?", "Slash", True, "?"),
           ("!", "Digit1", True, ""), (";", "Semicolon", False, "")],
    "QWERTZ": [("z", "KeyY", False, "z"), ("ü", "BracketLeft", False, "")],
    "AZERTY": [("m", "Semicolon", False, "m"), ("é", "Digit2", False, "2"),
               ("5", "Digit5", True, "5")],
    "Dvorak": [("s", "Semicolon", False, "s"), ("'", "KeyQ", False, "")],
    "BÉPO": [("é", "KeyW", False, ""), ("«", "Digit2", False, "2")],
    "Cyrillic": [("ы", "KeyS", False, "s"), ("?", "Digit7", True, "?")],
    "Arabic": [("لا", "KeyB", False, "b"), ("٣", "Digit3", False, "3"), ("؟", "Slash", True, "?")],
    "kana": [("と", "KeyS", False, "s"), ("あ", "Digit3", False, "3")],
    "others": [("Enter", "Enter", False, ""), ("Dead", "KeyE", False, ""), ("", "", False, ""),
               ("s", "", False, "s"), ("F1", "F1", False, "")],
}  # fmt: skip


@pytest.mark.parametrize("layout", LAYOUTS)
def test_keys_of_every_layout(layout: str) -> None:
    for key, code, shifted, meant in LAYOUTS[layout]:
        assert keyboard.meaning(key, code, shifted) == meant, (key, code)
