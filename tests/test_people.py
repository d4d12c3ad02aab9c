"""Several people at one table: who looks, what is told to whom, what is saved, who can undo."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rondas.answers.service import Service
from rondas.games import Kit, find
from rondas.records.record import Record
from rondas.tables.table import Table
from tests.playing import GAMES, Start, assert_same, every_game, known, starts, starts_of, text
from tests.unseen import Unseen

Json = dict[str, Any]
RONDA = find("steere-ronda")
NAMES = ["Ana", "Ben", "Cid", "Dov", "Eva", "Fay"]


class Room:
    """A service whose table is shared by people who choose at random."""

    def __init__(self, start: Start, people: list[int], guests: list[int] | None = None) -> None:
        self.service = Service()
        self.rng = Random(start.seed)
        self.set_up = {
            "game": start.game.id, "players": start.players, "options": start.options,
            "people": people, "guests": guests or [], "seed": str(start.seed), "bots": "random",
            "names": NAMES[: start.players],
        }  # fmt: skip
        self.frame = self.ask("open", **self.set_up)

    def ask(self, do: str, **keys: Any) -> Json:
        answer: Json = json.loads(text(self.service.handle({"do": do, **keys})))
        if "save" in answer:
            self.frame = answer
        return answer

    def refused(self, line: str, do: str, **keys: Any) -> None:
        before = self.frame
        with pytest.raises(ValueError, match=line):
            self.ask(do, **keys)
        assert self.frame is before

    def on(self) -> Json:
        """One step: chance or a bot, a cloth that is lifted, or a choice."""
        frame = self.frame
        if frame["status"] == "pass":
            return self.ask("lift", seat=frame["to"])
        if frame["status"] == "your-turn":
            legal = [action["action"] for action in frame["actions"]]
            return self.ask("act", action=self.rng.choice(legal))
        if frame["waits"]:
            return self.ask("step")
        seat = frame["display"]["actor"]
        legal = [each["action"] for each in self.ask("frame", seat=seat, since=0)["actions"]]
        return self.ask("act", seat=seat, action=self.rng.choice(legal))

    def until(self, status: str) -> Json:
        while self.frame["status"] != status:
            assert self.frame["status"] != "over"
            self.on()
        return self.frame


@every_game
@settings(max_examples=2)
@given(data=st.data())
def test_whole_games(game: Kit, data: st.DataObject) -> None:
    """The table goes to each person whose turn it is. That person alone looks, is told in sequence
    what they have missed, and can undo only their own actions since. A save goes on in the same
    way; one that does not say what they have seen, with nothing to be told."""
    start = data.draw(starts(game))
    count = data.draw(st.integers(2, start.players)) if start.players > 2 else start.players
    people = sorted(data.draw(st.permutations(range(start.players)))[:count])
    room = Room(start, people)
    heard = dict.fromkeys(people, 0)
    chosen: int | None = None  # the last to choose since they uncovered the table
    while room.frame["status"] != "over":
        frame, looks, status = room.frame, room.frame["seat"], room.frame["status"]
        assert frame["look"][:1] == ([] if looks is None else [looks])
        if status == "pass":
            to = frame["display"]["actor"]
            assert (frame["to"], looks, frame["actions"]) == (to, None, [])
            assert not frame["undo"]
            assert room.service.table is not None
            public = known(room.service.table.game, None)
            assert frame["display"]["hands"] == public["hands"]
            assert room.ask("known")["state"] == public
            other = next(seat for seat in people if seat != to)
            room.refused("^seat: the table is not passed to ", "lift", seat=other)
            room.refused("^seat: nobody looks from seat ", "known", seat=to)
            room.refused("^seat: it is the turn of seat ", "act", action="play")
            room.refused("^there is nothing to undo$", "undo")
            lifted = room.on()
            since = lifted["since"]
            if room.rng.random() < 0.1:
                again = Service()
                opened = again.handle({"do": "open", **frame["save"]})
                assert (opened["status"], opened["to"]) == ("pass", to)
                assert text(opened["display"]) == text(frame["display"])
                assert opened["save"] == frame["save"]
                assert text(again.handle({"do": "lift", "seat": to})["since"]) == text(since)
                again.handle({"do": "open", **frame["save"], "seen": None})
                assert again.handle({"do": "lift", "seat": to})["since"] == []
            assert (lifted["was"]["move"], lifted["was"]["events"]) == (heard[to], [])
            assert [each["move"] for each in since] == [*range(heard[to] + 1, frame["move"] + 1)]
            if since:
                assert since[-1]["display"] == lifted["display"]
            assert {each["seat"] for each in since} <= {to}
            # They are painted as any frame that comes while others move.
            painted = {*lifted} - {"begun", "save", "to", "look", "was", "since", "memory"}
            assert all({*each} == painted for each in [lifted["was"], *since])
            heard[to] = frame["move"]
            chosen = None
            continue
        assert frame["undo"] == (chosen is not None and chosen == looks)
        if status == "your-turn":
            assert looks == frame["display"]["actor"]
            if frame["undo"] and room.rng.random() < 0.5:
                again = Service()  # nothing from before they uncovered the table
                to = again.handle({"do": "open", **frame["save"]})["to"]
                assert not again.handle({"do": "lift", "seat": to})["undo"]
                assert room.ask("undo")["status"] == "your-turn"
                room.ask("redo")
            chosen = looks
        room.on()
        if looks is not None:
            heard[looks] = room.frame["move"]
    assert (room.frame["seat"], room.frame["look"]) == (None, [])
    assert room.ask("record")["record"]["names"] == NAMES[: start.players]


def frames_of(
    record: Record, first: int, here: list[int], readers: list[int | None],
    monkeypatch: pytest.MonkeyPatch,
) -> list[Json]:  # fmt: skip
    """All that leaves the engine for these readers while a record is played from a move on at a
    table of these people and guests; the deals are those of the seed, so that saves do not hold
    them."""
    deals = [move[2:] for move in record.moves if move.startswith("*")]

    def chance(table: Table) -> str:
        return deals[sum(move.startswith("*") for move in table.saved)]

    monkeypatch.setattr(Table, "_chance", chance)
    service = Service()
    guests = [seat for seat in range(record.players) if seat not in here]
    status = "waiting"
    told: list[Json] = []

    def ask(do: str, **keys: Any) -> None:
        nonlocal status
        told.append(service.handle({"do": do, **keys}))
        if do != "frame":
            status = told[-1]["status"]
        assert service.table
        names, seat = service.table.game.pack.names, told[-1]["seat"]
        card = names[len(service.table.saved) % len(names)]
        for more in ("known", "about") if do != "frame" or seat is not None else ():
            asked = {"do": more, "seat": seat, "card": card}
            told.append({"seat": seat, **service.handle(asked)})

    ask(
        "open", game=record.game.id, players=record.players, options=record.options, people=here,
        guests=guests, bots=[], names=NAMES[: record.players], seed="7", spectator=True,
        moves=record.moves[:first],
    )  # fmt: skip
    for number, move in enumerate(record.moves[first:], first):
        actor, _, action = move.partition(" ")
        if actor == "*":
            ask("step")
        elif int(actor) in guests:
            ask("act", seat=int(actor), action=action)
        else:
            if status == "pass":
                ask("lift", seat=int(actor))
            ask("act", action=action)
        for seat in (each for each in (*guests, None) if each in (None, *readers)):
            ask("frame", seat=seat, since=number)
    return [each for each in told if each["seat"] in (None, *readers)]


@every_game
def test_unseen_cards_change_no_frame(game: Kit, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor what was told since the last turn, nor what is saved: byte for byte, wherever a reader
    sits, at the shared screen or as a guest."""
    count: Counter[str] = Counter()

    @settings(max_examples=6)
    @given(data=st.data(), pick=st.randoms(use_true_random=False))
    def look(data: st.DataObject, pick: Random) -> None:
        record = data.draw(starts(game)).turn()
        least = 1 if record.players > 2 else 2
        here = sorted(data.draw(st.sets(st.sampled_from(range(record.players)), min_size=least)))
        unseen = Unseen(record)
        told = frames_of(record, unseen.deck, here, [*unseen.seen], monkeypatch)
        for reader in unseen.seen:
            before = [each for each in told if each["seat"] in (None, reader)]
            for swap, changed in unseen.swapped(reader, pick, 1):
                after = frames_of(changed, unseen.deck, here, [reader], monkeypatch)
                assert_same(after, before, f"seat {reader} sees {swap} change places")
                count["compared"] += 1
                count["retold"] += any(each.get("since") for each in after)

    look()
    assert count["compared"] >= 5, count
    assert count["retold"] >= 2, count


def secret_choices() -> Iterator[Start]:
    """Games in which something is chosen in secret."""
    for game in GAMES:
        for start in starts_of(game)[: len(game.rules.seats)]:
            played = start.record().start()
            rng = Random(start.seed)
            for _ in range(8):
                if played.simultaneous():
                    yield start
                    break
                if played.actor >= 0:
                    played.apply(played.legal()[0])
                elif played.deals():
                    played.deal(played.shuffled(rng))
                else:
                    played.apply(rng.choice(played.legal()))


SECRET = [*secret_choices()]
assert len(SECRET) >= 3


@pytest.mark.parametrize("start", SECRET, ids=lambda start: start.game.id)
def test_secret_choices_stay_secret(start: Start) -> None:
    """Others' frames do not tell what was chosen, a save not at a glance; and nothing is lost, with
    people or bots."""
    rooms = [Room(start, [*range(start.players)]) for _ in range(2)]
    actions = rooms[0].until("pass")
    for room in rooms:
        room.until("your-turn")
    legal = [each["action"] for each in rooms[0].frame["actions"]]
    told = []
    for room, action in zip(rooms, (legal[0], legal[-1]), strict=True):
        passed = room.ask("act", action=action)
        assert passed["status"] == "pass"
        assert action not in text(passed)
        assert len(passed["save"]["sealed"]) == 512
        told.append([passed, room.ask("lift", seat=passed["to"])])
        for frame in told[-1]:
            frame["save"].pop("sealed")
    assert_same(*told, "another secret choice")
    room = rooms[0]
    save = {**room.frame["save"], "sealed": room.service.table.sealed()}  # type: ignore[union-attr]
    again = Service()
    assert again.handle({"do": "open", **save})["move"] == room.frame["move"] == actions["move"] + 1
    assert again.table is not None
    assert again.table.saved[-1].endswith(legal[0])
    for wrong in ("7e", "zz", "00" * 256, save["sealed"][:12]):
        with pytest.raises(ValueError, match=r"^sealed: "):
            Service().handle({"do": "open", **save, "sealed": wrong})

    for seed in range(8):  # one person plays against bots, which choose before and after them
        alone = Service()
        setup = {"game": start.game.id, "players": start.players, "options": start.options}
        alone.handle({"do": "open", **setup, "seat": 0, "seed": str(seed), "bots": "random"})
        while (frame := alone.handle({"do": "step"}))["status"] != "your-turn":
            pass
        frame = alone.handle({"do": "act", "action": frame["actions"][0]["action"]})
        again = Service().handle({"do": "open", **frame["save"]})
        assert_same(again["display"], frame["display"], "the table after a reload")
        assert again["move"] == frame["move"]


@every_game
def test_a_save_of_one_person_is_as_it_was(game: Kit) -> None:
    """Saves that know of one seat only still open, to the very same frame."""
    room = Room(Start(game, game.rules.seats[0], {}, 3), [0])
    room.until("your-turn")
    room.on()
    frame = room.until("your-turn")
    save = frame["save"]
    assert (save["seat"], save["people"], frame["undo"]) == (0, [0], True)
    assert not {"to", "look", "since"} & {*frame}
    old = {key: save[key] for key in save if key not in ("people", "guests")}
    opened = Service().handle({"do": "open", **old})
    same = {key: opened[key] for key in frame}
    assert text({**same, "events": frame["events"]}) == text(frame)


@pytest.mark.parametrize(
    ("keys", "line"),
    [
        ({"people": [0, 0]}, "people: each seat once"),
        ({"people": "0"}, "people: seats from 0 to 2"),
        ({"people": [0, True]}, "people: seats from 0 to 2"),
        ({"people": [0, 1], "guests": [1]}, "guests: seat 1 has somebody already"),
        ({"names": ["Ana", ""]}, "names: seat 1 needs one"),
        ({"names": NAMES}, "names: there are at most 3, not 6"),
        ({"bots": ["easy", "easy"]}, "bots: there are at most 1, not 2"),
        ({"seen": [0]}, "seen: 2 are needed, not 1"), ({"seen": "07"}, "seen: must be a list of"),
        ({"seen": [0, 7]}, "seen: there are 0 moves, not 7"),
        ({"look": [2, 0]}, "look: a seat that is"), ({"sealed": 7}, "sealed: must be a list of"),
        ({"sealed": "x" * 5000}, "sealed: at most 4096 characters"),
    ],
)  # fmt: skip
def test_bad_set_ups_are_refused(keys: Json, line: str) -> None:
    request = {"do": "open", "game": "steere-ronda", "people": [0, 1], "names": ["Ana", "Ben"]}
    Service().handle(request)
    with pytest.raises(ValueError, match=f"^{line}"):
        Service().handle({**request, **keys})


def test_guests_have_frames_of_their_own() -> None:
    """One person here, two at other devices: no cover, and everybody is told of their own seat
    only."""
    start = Start(RONDA, 3, {"hands": 1}, 4)
    room = Room(start, [0], [1, 2])
    room.service.setup["seed"] = "a very secret seed"
    played: Counter[int] = Counter()
    heard = {1: 0, 2: 0}
    while room.frame["status"] != "over":
        assert room.frame["seat"] == 0
        assert room.frame["status"] in ("your-turn", "waiting")
        actor = room.frame["display"]["actor"]
        for seat in (1, 2):
            own = room.ask("frame", seat=seat, since=heard[seat])
            assert "very secret" not in text(own)
            assert "save" not in own
            assert own["of"]["names"] == NAMES[:3]
            assert own["status"] == ("your-turn" if actor == seat else "waiting")
            assert bool(own["actions"]) == (actor == seat)
            assert "?" not in own["display"]["hands"][seat]
            moves = [each["move"] for each in own.get("since", ())]
            if heard[seat] < room.frame["move"] - 1:
                assert moves == [*range(heard[seat] + 1, room.frame["move"] + 1)]
            elif heard[seat] < room.frame["move"]:
                assert own["events"]
            if seat == 1 or room.rng.random() < 0.2:
                heard[seat] = own["move"]
        if actor == 1:
            room.refused("^seat: it is the turn of seat 1$", "act", action="play 7E")
            room.refused("^seat: it is the turn of seat 1$", "act", seat=2, action="play 7E")
        room.refused("^seat: no guest sits at 0$", "frame", seat=0)
        played[actor if type(actor) is int else -1] += 1
        room.on()
    assert {seat: played[seat] for seat in range(3)} == {0: 16, 1: 16, 2: 16}
    assert len(room.ask("frame", seat=1)["past"]) > 48
    assert room.ask("frame", seat=None)["seat"] is None
    for wrong in (-1, 99, "0", True):
        room.refused("^since: a number from 0 to ", "frame", seat=1, since=wrong)
