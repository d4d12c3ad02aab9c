"""The command line as people and programs meet it: output, errors in one line, exit statuses.
(`test_records.py` has the records that `replay` refuses.)"""

from __future__ import annotations

import json
import os
import shlex
import subprocess
import sys
from collections.abc import Callable
from io import StringIO
from pathlib import Path

import pytest

from rondas import __version__
from rondas.__main__ import main, split_bots
from rondas.games import Kit, all_games
from rondas.records.record import read
from rondas.rules.cards import SPANISH_48 as PACK
from tests.playing import every_game

Played = Callable[..., tuple[int, str, str]]
PY = Path(__file__).parent.parent / "py"
RECORD = json.dumps({
    "format": "rondas-record-1", "game": "steere-ronda", "players": 3, "options": {"hands": 1},
    "moves": ["* dealer 2", f"* deck {' '.join(PACK.names)}", "0 play 1C"],
})  # fmt: skip


def command(
    *arguments: str, text: bytes = b"", encoding: str = "utf-8"
) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "rondas", *arguments], input=text, capture_output=True, check=False,
        env={**os.environ, "PYTHONPATH": str(PY), "PYTHONIOENCODING": encoding, "LC_ALL": "C"},
    )  # fmt: skip


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the language of the machine is."""
    monkeypatch.setenv("LC_ALL", "C")


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The one line on standard error of a command that ends with status 2."""
    try:
        status = main(arguments)
    except SystemExit as stop:
        status = int(str(stop.code))
    out, err = capsys.readouterr()
    assert status == 2
    assert out == ""
    assert err.count("\n") == 1
    assert "Traceback" not in err
    return err.strip()


def test_which_language_it_is(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    given: list[tuple[str, dict[str, str], str]] = [
        ("", {"LANG": "de_DE.UTF-8"}, "en"),
        ("", {"LC_ALL": "ja_JP.UTF-8", "LANG": "fr_FR"}, "ja"),
        ("", {"LC_MESSAGES": "es", "LANG": "fr_FR"}, "es"),
        ("--lang=ar", {"LANG": "fr_FR"}, "ar"),
    ]
    for argument, environment, told in given:
        for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
            monkeypatch.setenv(name, environment.get(name, ""))
        assert main(["lesson", "steere-ronda", *argument.split()]) == 0
        assert json.loads(capsys.readouterr().out)[0]["lang"] == told


def test_what_there_is(capsys: pytest.CaptureFixture[str]) -> None:
    done = command("--version")
    assert (done.returncode, done.stdout.decode().strip()) == (0, f"rondas {__version__}")
    assert main(["games"]) == 0
    described = {game["id"]: game for game in json.loads(capsys.readouterr().out)}
    assert list(described) == list(all_games())
    assert described["steere-ronda"]["players"] == [3]
    assert described["steere-ronda"]["options"]["hands"]["default"] == 3


RONDA = "steere-ronda"
THREE = f"match {RONDA} --seats easy,easy,easy --games"


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("", "rondas: the following arguments are required: COMMAND"),
        ("deal", "rondas: argument COMMAND: invalid choice: 'deal'"),
        (f"play {RONDA} --seat 3", "rondas play: seat: a number from 0 to 2, not 3"),
        (f"play {RONDA} --seat one", "rondas play: argument --seat: invalid int value"),
        (f"play {RONDA} --bots easy,hard,easy", "rondas play: bots: one name, or 2, not 3"),
        (f"play {RONDA} --option hands", 'rondas play: options: NAME=VALUE, not "hands"'),
        (f"play {RONDA} --option hands=03", "rondas play: options: hands is a whole number"),
        (f"play {RONDA} --option hands=\u0663", "rondas play: options: hands is a whole"),
        (f"play {RONDA} --option hands=1 --option hands=2", "rondas play: options: hands is there"),
        (f"match {RONDA} --seats easy,hard, --games 3", 'rondas match: bots: no bot ""'),
        (f"{THREE} 0", "rondas match: games: at least 1"),
        (f"{THREE} 3 --jobs 0", "rondas match: jobs: "),
        ("lesson rounds --lang xx", "rondas lesson: argument --lang: invalid choice: 'xx'"),
    ],
)  # fmt: skip
def test_bad_commands(capsys: pytest.CaptureFixture[str], line: str, reason: str) -> None:
    assert refused(capsys, *line.split()).startswith(reason)


def test_a_reader_that_has_enough() -> None:
    line = [sys.executable, "-m", "rondas", "replay", "-"]
    given = f"{RECORD}\n" * 3000
    command = f"{shlex.join(line)} | head -c 12"
    done = subprocess.run(
        command, shell=True, input=given.encode(), capture_output=True, check=False,
        env={**os.environ, "PYTHONPATH": str(PY)},
    )  # fmt: skip
    assert (done.stdout, done.stderr) == (b'{"move": 0, ', b"")


WATCH = """
import os, signal, sys

# A shell starts jobs in its background with Ctrl-C ignored.
signal.signal(signal.SIGINT, signal.default_int_handler)

class Watch:
    @staticmethod
    def find_spec(name, path=None, target=None):
        if name == {module!r} and {worker} == any("loky" in word for word in sys.orig_argv):
            try:
                os.open({flag!r}, os.O_CREAT | os.O_EXCL)
            except FileExistsError:
                return
            os.killpg(0, signal.SIGINT)

sys.meta_path.insert(0, Watch)
"""
MATCH = "match rounds --seats hard,easy --games 400 --quiet"


@pytest.mark.parametrize(
    ("line", "module", "worker"),
    [
        ("games", "rondas.records.record", False),
        (f"{MATCH} --jobs 2", "joblib.externals.loky.process_executor", False),
        (f"{MATCH} --jobs 2", "rondas.match", True),
    ],
)
def test_an_interrupt_is_one_line(line: str, module: str, worker: bool, tmp_path: Path) -> None:
    """Ctrl-C goes to every process, here while one of them imports a module for the first time."""
    pytest.importorskip("joblib")
    watch = WATCH.format(module=module, worker=worker, flag=str(tmp_path / "flag"))
    (tmp_path / "sitecustomize.py").write_text(watch)
    done = subprocess.run(
        [sys.executable, "-m", "rondas", *line.split()], stdin=subprocess.DEVNULL,
        capture_output=True, check=False, start_new_session=True,
        env={**os.environ, "PYTHONPATH": f"{tmp_path}{os.pathsep}{PY}"},
    )  # fmt: skip
    assert (tmp_path / "flag").exists()
    assert (done.returncode, done.stderr, done.stdout) == (130, b"rondas: interrupted\n", b"")


GOOD = ["0", "1", "2", "3"]


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        (RECORD.encode(), GOOD),
        (f"{RECORD}\n{RECORD}".encode(), GOOD * 2),
        (f"{RECORD}\r\n\r\n{RECORD}\r\n".encode(), GOOD * 2),
        (json.dumps(json.loads(RECORD), indent=2).replace("\n", "\r\n").encode(), GOOD),
        (f"{RECORD}\n{{broken\n{RECORD}".encode(), [*GOOD, "json: ", *GOOD]),
        # An object alone on its line inside a record does not make the line a record.
        (RECORD.replace('"players"', '"more":\n{"a": 1}\n, "players"').encode(), GOOD),
        (b"%s\n{\xff}\n%s" % (RECORD.encode(), RECORD.encode()), [*GOOD, "json: no UTF-8", *GOOD]),
        (b"\xff\xfe" + RECORD.encode("utf-16-le"), ["json: no UTF-8"]),
        # A byte order mark, of one file and of several that were joined.
        (f"\ufeff{RECORD}".encode(), GOOD),
        (f"\ufeff{RECORD}\r\n\ufeff{RECORD}\r\n".encode(), GOOD * 2),
        (b"", ["json: nothing there"]),
        (RECORD.replace('"players"', '"names": ["\\ud800"], "players"').encode(), GOOD),
        (RECORD.replace('"players": 3', f'"players": {"9" * 5000}').encode(), ["json: "]),
    ],
)  # fmt: skip
def test_bytes(
    data: bytes, expected: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "record.json"
    file.write_bytes(data)
    status = main(["replay", str(file)])
    out, err = capsys.readouterr()
    assert (out.isascii(), err) == (True, "")
    lines = [json.loads(line) for line in out.splitlines()]
    found = [str(line.get("move", line.get("error"))) for line in lines]
    assert len(found) == len(expected)
    for line, start in zip(found, expected, strict=True):
        assert line.startswith(start)
    assert status == int(any(not line.isdigit() for line in found))


def test_match(capsys: pytest.CaptureFixture[str]) -> None:
    line = "match steere-ronda --seats greedy,random,random --games 6 --seed 4 --option hands=1"
    assert main([*line.split(), "--json", "--quiet"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    found = json.loads(out)
    assert out.count("\n") == 1
    assert {key: found[key] for key in ("game", "players", "options", "seed", "games", "deals")} \
        == {"game": "steere-ronda", "players": 3, "options": {"hands": 1}, "seed": "4",
            "games": 6, "deals": 2}  # fmt: skip
    for entry in found["bots"]:
        assert list(entry) == ["bot", "seats", "games", "wins", "win_rate", "score", "difference"]
        assert list(entry["win_rate"]) == ["mean", "low", "high"]
        assert entry["games"] == 6
    assert main([*line.split(), "--json", "--quiet"]) == 0
    assert capsys.readouterr().out == out
    assert main(line.split()) == 0
    assert capsys.readouterr().out.startswith("steere-ronda (hands 1): 6 games, 2 deals, seed 4\n")
    assert main(line.replace("--games 6", "--games 4").split()) == 0
    out, err = capsys.readouterr()
    assert split_bots("search:iterations=9,seconds=1,easy,search:solved_worlds=0") == (
        "search:iterations=9,seconds=1", "easy", "search:solved_worlds=0",
    )  # fmt: skip
    assert "6 games, 2 deals" in out
    assert "6 games, so that every deal is played 3 times" in err


PLAY = ["play", "steere-ronda", "--seed", "4", "--bots", "greedy", "--option", "hands=1"]


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Played:
    """Play with lines that somebody types; return the status and what is printed."""

    def run(lines: str, *more: str) -> tuple[int, str, str]:
        monkeypatch.setattr("sys.stdin", StringIO(lines))
        status = main([*PLAY, *more])
        return status, *capsys.readouterr()

    return run


def test_play_to_the_end_and_save(tmp_path: Path, played: Played) -> None:
    file = tmp_path / "game.json"
    status, out, err = played("1\n" * 16, "--save", str(file))
    assert (status, err) == (0, "")
    assert "Final scores: " in out
    *_, game = read(file.read_text()).states()
    assert game.winners()
    # The same seed and the same moves give the same game.
    assert played("1\n" * 16, "--save", str(file))[1] == out
    # A terminal that lacks signs is told all the same, and the game is not left halfway.
    done = command(*PLAY, text=b"foo\n" + b"1\n" * 16, encoding="ascii")
    assert (done.returncode, done.stderr) == (0, b"")
    assert b'no such action: "foo".' in done.stdout
    assert b"Final scores: " in done.stdout


def test_play_leave_and_save(tmp_path: Path, played: Played) -> None:
    file = tmp_path / "game.json"
    status, out, err = played("1\nquit\n", "--seat", "2", "--save", str(file))
    assert (status, err) == (0, "")
    assert "You are in seat 2 of 3" in out
    assert 5 < len(read(file.read_text()).moves) < 12
    status, out, err = played("1\n" * 16, "--save", str(tmp_path / "none" / "x"))
    assert status == 2
    assert "> " not in out, "the person is told before the game"
    assert err == f"rondas play: save: {tmp_path}/none/x: No such file or directory\n"


def test_words_at_the_table(played: Played) -> None:
    _, out, err = played("?\n\nfoo\n99\n0\nplay 9Z\nPLAY 2c\n3E\nhint\n4c\n")
    assert err == ""
    said = [
        "Type the number of an action", 'no such action: "foo". Type ? for help.',
        "the actions are numbered from 1 to 16. Type ? for help.",
        'no such action: "play 9Z". Type ? for help.', "You play the 2 of cups. (SR-3.1)",
        "play 3E: not in hand (SR-3.1). Type ? for help.", "% of the time",
        "You play the 4 of cups. (SR-3.1)", "last trick: ",
    ]  # fmt: skip
    assert [words for words in said if words not in out] == []


@every_game
def test_every_game_can_be_played(
    game: Kit, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The first action, over and over, until the game is over or the input ends."""
    for players in game.rules.seats:
        monkeypatch.setattr("sys.stdin", StringIO("1\n" * 100))
        line = f"play {game.id} --players {players} --bots random --seed 1"
        assert main(line.split()) == 0
        out, err = capsys.readouterr()
        assert (err, "> " in out) == ("", True)
