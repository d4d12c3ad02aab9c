"""Records and the replay command: what is read, what is refused, and with which line."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import rondas
from rondas.__main__ import main
from rondas.answers.service import Service
from rondas.games import Kit, all_games
from rondas.records.record import RecordError, read
from rondas.records.replay import replay
from rondas.rules.cards import SPANISH_48 as PACK
from rondas.tables.table import DEALS
from tests.playing import every_game, starts, text

DECK = " ".join(dict.fromkeys(["12O", "1C", "7E", *PACK.names]))
SHAPE = "move 3: not ACTOR ACTION with one space between words: "
THERE_ARE = f"there are {', '.join(all_games())}"
GOOD: dict[str, Any] = {
    "format": "rondas-record-1", "game": "steere-ronda", "players": 3, "options": {"hands": 1},
    "moves": ["* dealer 2", f"* deck {DECK}", "0 play 12O", "1 play 1C", "2 play 7E"],
}  # fmt: skip


def error(record: object) -> str:
    """The error line that a record gives; an empty string if it gives none."""
    *_, last = replay(record if isinstance(record, str) else json.dumps(record))
    return str(last.get("error", ""))


def changed(**keys: object) -> Mapping[str, object]:
    return {**GOOD, **keys}


def moved(*moves: object) -> Mapping[str, object]:
    """The good record with other moves after the deal."""
    return changed(moves=[*GOOD["moves"][:2], *moves])


def dealt(deck: str) -> Mapping[str, object]:
    return changed(moves=["* dealer 2", f"* deck {deck}"])


def test_a_good_record() -> None:
    lines = list(replay(json.dumps(GOOD), views=True))
    assert [line["move"] for line in lines] == [0, 1, 2, 3, 4, 5]
    assert [line["actor"] for line in lines] == ["*", "*", 0, 1, 2, 1]
    for line in lines:
        assert [view["seat"] for view in line.pop("views")] == [0, 1, 2, None]
    assert lines[1]["legal"] is None
    assert lines[2]["legal"] == sorted(lines[2]["legal"])
    assert lines[-1]["scores"] == [0, 1, 0]
    assert lines[0] == {
        "move": 0, "actor": "*", "legal": ["dealer 0", "dealer 1", "dealer 2"],
        "scores": [0, 0, 0], "over": False, "winners": [],
    }  # fmt: skip
    assert list(lines[0]) == ["move", "actor", "legal", "scores", "over", "winners"]
    # Defaults, and keys that nobody knows.
    more = {"names": ["Ana"], "more": {"a": [1.5, None]}}
    record = read(json.dumps({**changed(moves=[], options={}), **more}))
    assert (record.options, record.extra) == ({"hands": 3}, more)
    keys = ["format", "game", "players", "options", "names", "more", "moves"]
    assert list(record.write()) == keys


@pytest.mark.parametrize(
    ("record", "expected"),
    [
        ("", "json: nothing there"),
        ("{", "json: incomplete at line 1, column 2"),
        ("{\n 3}", "json: not JSON at line 2, column 2"),
        ("{} {}", "json: not JSON at line 1, column 4"),
        ('"' + '\\"[{' * 100_000, "json: incomplete at line 1, column 1"),
        ("null", "record: not a JSON object"),
        ('{"a": 1, "b": {"c": 1, "c": 2}}', 'json: the key "c" is there twice'),
        ('{"a": NaN}', "json: NaN is no number here"),
        ('{"a": 1e999}', "json: 1e999 is no number here"),
        ("[" * 100_000, "json: nested too deeply"),
        ({}, "format: missing"),
        ({"format": None}, 'format: must be "rondas-record-1", not null'),
        ({"format": "rondas-record-1", "game": "rounds"}, "players: missing"),
        (changed(game="whist"), f'game: no game "whist"; {THERE_ARE}'),
        (changed(game=["rounds"]), f'game: no game ["rounds"]; {THERE_ARE}'),
        *((changed(players=bad), f"players: this game is played by 3, not {json.dumps(bad)}")
          for bad in (4, "3", 3.0, True)),
        (changed(options=None), "options: must be an object, not null"),
        (changed(options={"rounds": 1}), 'options: this game has no option "rounds"'),
        *((changed(options={"hands": bad}),
           f"options: hands is a whole number from 1 to 12, not {json.dumps(bad)}")
          for bad in (0, 13, "3", 3.0, True)),
        (changed(moves={"0": "x"}), 'moves: must be a list, not {"0": "x"}'),
        (changed(moves=["* dealer 2", 7]), "move 2: must be a string, not 7"),
        (changed(moves=["* dealer 3", 7]), 'move 1: no such action: "dealer 3"'),
        (changed(moves=["* dealer 02"]), 'move 1: no such action: "dealer 02"'),
        (changed(moves=["0 dealer 2"]), "move 1: it is the turn of chance, not of 0"),
        (changed(moves=["* dealer 2", "* dealer 2"]), 'move 2: deck comes here, not "dealer"'),
        (dealt("1C"), "move 2: the deck is not the pack: 2C is missing"),
        (dealt(f"{DECK} 1C"), "move 2: the deck is not the pack: 1C is there too often"),
        (dealt("13C"), 'move 2: no such card: "13C"'),
        (changed(moves=["* dealer 2", "0 play 12O"]), "move 2: it is the turn of chance, not of 0"),
        (moved("* dealer 2"), "move 3: it is the turn of seat 0, not of *"),
        (moved("1 play 1C"), "move 3: it is the turn of seat 0, not of 1"),
        (moved("3 play 1C"), 'move 3: no such actor: "3"'),
        (moved("00 play 12O"), 'move 3: no such actor: "00"'),
        (moved("0 play 1C"), "move 3: play 1C: not in hand (SR-3.1)"),
        *((moved(f"0 {bad}"), f'move 3: no such action: "{bad}"')
          for bad in ("play 12o", "play 012O", "Play 12O", "play 12O 1C")),
        (moved("0 dealer 1"), "move 3: dealer 1: not possible now"),
        *((moved(bad), SHAPE + json.dumps(bad)) for bad in (
            "0", "", "0  play 12O", " 0 play 12O", "0 play 12O ", "0\tplay 12O", "0 play 12O\n",
            "0 play\u00a012O", "0 play 12O\0", "\ud800")),
        (moved("0 play " + "x" * 1000), 'move 3: no such action: "play ' + "x" * 51 + "..."),
    ],
)  # fmt: skip
def test_refusals(record: object, expected: str) -> None:
    assert error(record) == expected


@every_game
@given(data=st.data(), rng=st.randoms(use_true_random=False))
def test_damaged_records(game: Kit, data: st.DataObject, rng: Random) -> None:
    """Whatever is done to the moves: they can be played, or one line says which cannot."""
    record = data.draw(starts(game)).played()
    for move in ("0 play 1C", "* deck", record.moves[-1]):
        longer = {**record.write(), "moves": [*record.moves, move]}
        assert error(longer) == f"move {len(longer['moves'])}: the game is over"
    for _ in range(8):
        moves = list(record.moves)
        at, other = rng.randrange(len(moves)), rng.randrange(len(moves))
        words = moves[at].split(" ")
        match rng.randrange(5):
            case 0:
                del moves[at]
            case 1:
                moves.insert(at, moves[other])
            case 2:
                moves[at], moves[other] = moves[other], moves[at]
            case 3:
                words[rng.randrange(len(words))] = moves[other].split(" ")[-1]
                moves[at] = " ".join(words)
            case _:
                rng.shuffle(words)
                moves[at] = " ".join(words)
        said = error({**record.write(), "moves": moves})
        assert said == "" or re.fullmatch(r"move \d+: [^\n]{1,300}", said)
        if said:
            with pytest.raises(RecordError):
                list(read(text({**record.write(), "moves": moves})).states())


def test_editions_of_the_rules() -> None:
    """A record that names an earlier edition is refused at the first move that means something else
    now; so is a save. One that names none means today's rules."""
    path = Path(__file__).parent / "golden/moroccan-ronda.json"
    games = json.loads(path.read_text("utf-8"))["games"]
    found = games['edition 2: 2 {"announcements": "honest", "target": 25}']
    game = {key: value for key, value in found.items() if key not in ("edition", "refused")}
    refusal = found["refused"]
    at = len(game["moves"])
    assert refusal == f"move {at}: needs edition 2 of the rules; edition 3 scores this otherwise"
    assert error(game) == ""
    assert error({**game, "edition": 3}) == ""
    assert error({**game, "edition": 2}) == refusal
    for wrong in (1, 4, True):
        told = f"edition: a number from 2 to 3, not {json.dumps(wrong)}"
        assert error({**game, "edition": wrong}) == told
    service = Service()
    for edition in ({}, {"edition": 3}):
        assert service.handle({"do": "check", "record": {**game, **edition}})["over"]
    with pytest.raises(ValueError, match=f"^{refusal}$"):
        service.handle({"do": "check", "record": {**game, "edition": 2}})
    save = {key: game[key] for key in ("game", "options", "moves")} | {"deals": DEALS}
    assert service.handle({"do": "check", "save": {**save, "edition": 3}})["over"]
    with pytest.raises(ValueError, match=f"^{refusal}$"):
        service.handle({"do": "check", "save": {**save, "edition": 2}})
    early = {**save, "moves": game["moves"][:-1], "edition": 2}
    assert service.handle({"do": "open", **early})["save"]["edition"] == 3
    assert service.handle({"do": "open", **save, "edition": 3})["save"]["edition"] == 3
    assert service.handle({"do": "record"})["record"]["edition"] == 3
    # What is taken back needs none.
    played = rondas.load({**game, "moves": game["moves"][:-1]})
    before = played.record()
    played.push(game["moves"][-1].partition(" ")[2])
    assert played.record()["edition"] == 3
    played.pop()
    assert played.record() == before


def test_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A file that cannot be read does not stop the others (test_cli.py has what is in them)."""
    good, bad = tmp_path / "good", tmp_path / "bad"
    good.write_text(json.dumps(GOOD))
    bad.write_text(json.dumps(changed(players=7)))
    assert main(["replay", "--views", str(bad), str(tmp_path / "none"), str(good)]) == 1
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert lines[0]["error"] == "players: this game is played by 3, not 7"
    assert lines[1]["error"].startswith("file: ")
    assert [line["move"] for line in lines[2:] if "views" in line] == [0, 1, 2, 3, 4, 5]
