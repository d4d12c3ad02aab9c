"""`import rondas`: games, bots and matches as programs use them."""

from __future__ import annotations

import doctest
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

import rondas
from rondas import library
from rondas.bots import make
from rondas.games import Kit
from rondas.records.record import Record
from rondas.tables.table import Table
from tests.playing import every_kit, text


def some_moves(game: rondas.Game, count: int) -> None:
    """Push random actions, at most `count`."""
    rng = Random(3)
    while count and not game.is_over:
        legal = game.legal_actions()
        game.push(legal[rng.randrange(len(legal))])
        count -= 1


def test_docstrings_hold() -> None:
    found = doctest.testmod(library, optionflags=doctest.ELLIPSIS)
    assert found.attempted > 5
    assert not found.failed
    assert all(hasattr(library, name) for name in rondas.__all__)


@every_kit
def test_a_game_is_a_table_of_the_same_seed(kit: Kit) -> None:
    """The cards and the legal actions are those of a page with that seed."""
    game = rondas.new_game(kit.id, kit.rules.seats[-1], seed=7)
    setup = Record(kit, game.players, kit.rules.settings(game.players, {}))
    table = Table(setup, "7", {})
    rng = Random(5)
    while not game.is_over:
        while table.waits():
            table.step()
        assert game.legal_actions() == sorted(game.legal_actions()) == table.game.legal_names()
        assert game.actor == table.game.actor
        legal = game.legal_actions()
        action = legal[rng.randrange(len(legal))]
        game.push(action)
        table.act(action)
    assert (game.scores, game.winners) == (table.game.scores(), table.game.winners())
    assert game.record() == table.record.write()
    assert (game.actor, game.legal_actions()) == (None, [])
    assert game.winners


@every_kit
def test_there_and_back(kit: Kit) -> None:
    """At each moment seats see what they know, in plain JSON, and the text shows all cards; a pop
    takes back the last push; a copy goes its own way."""
    game = rondas.new_game(kit.id, kit.rules.seats[-1], seed=2, names=["Ana", "Ben"])
    seen = []
    for _ in range(25):
        if game.is_over:
            break
        shown = str(game)
        seen.append((game.record(), shown, game.legal_actions()))
        assert "{" not in shown
        for seat in (*range(game.players), None):
            view = game.view(seat)
            assert json.loads(text(view)) == view
            assert view["seat"] == seat
            assert bool(view["legal"]) == (seat == game.actor)
            if seat is not None:
                assert [card for card in view["hands"][seat] if card not in shown.split()] == []
        other = game.copy()
        assert (other.record(), str(other)) == seen[-1][:2]
        some_moves(other, 3)
        assert (game.record(), str(game)) == seen[-1][:2]
        game.push(game.legal_actions()[-1])
    while seen:
        record, shown, legal = seen.pop()
        assert game.pop() == legal[-1]
        assert (game.record(), str(game), game.legal_actions()) == (record, shown, legal)
    with pytest.raises(ValueError, match=r"^there is no action to take back$"):
        game.pop()
    for bad in (-1, game.players, "0", True):
        with pytest.raises(ValueError, match=r"^seat: a number from 0 to"):
            game.view(bad)  # type: ignore[arg-type]


@every_kit
def test_a_record_gives_the_same_game(kit: Kit, tmp_path: Path) -> None:
    game = rondas.new_game(kit.id, seed=5, names=["Ana"])
    some_moves(game, 20)
    file = tmp_path / "game.json"
    file.write_text(json.dumps(game.record()))
    for source in (game.record(), file.read_text(), file):
        again = rondas.load(source, seed=5)
        assert (again.record(), str(again)) == (game.record(), str(game))
        assert again.names[:2] == ["Ana", "seat 1"]
        some_moves(again, 500)
    game.push(game.legal_actions()[0])
    again = rondas.load(game.record(), seed=5)
    assert again.pop() == game.pop()


def test_the_rest_of_a_record_is_drawn_from_the_seed() -> None:
    record = {"format": "rondas-record-1", "game": "rounds", "players": 2, "moves": []}
    first, same, other = (rondas.load(record, seed).moves for seed in (1, 1, 2))
    assert first == same != other
    assert first == rondas.new_game("rounds", seed=1).moves
    position = {"hand0": "KS 7C 2H", "turned": "4D", "turn": 0}
    placed, same, other = (rondas.load({**record, "position": position}, s) for s in (1, 1, 2))
    assert placed.record() == same.record() != other.record()
    assert {"KS", "7C", "2H"} <= set(placed.view(0)["hands"][0])
    hands = [placed.view(seat)["hands"][seat] for seat in (0, 1)]
    some_moves(placed, 5)
    while placed.moves:
        placed.pop()
    assert [placed.view(seat)["hands"][seat] for seat in (0, 1)] == hands


def raised(call: Any, kind: type[ValueError]) -> str:
    with pytest.raises(kind) as error:
        call()
    assert type(error.value) is kind
    said = str(error.value)
    assert "\n" not in said
    return said


def test_errors_say_what_is_wrong_in_one_line() -> None:
    new = rondas.new_game
    assert raised(lambda: new("whist"), rondas.UnknownGame).startswith('game: no game "whist"; ')
    assert raised(lambda: rondas.describe("whist"), rondas.UnknownGame)
    # Letters are quoted as they were written; signs that cannot be seen, or would break the line,
    # as their numbers.
    for word in ("cien años", "K♠", "三"):
        assert f'"{word}"' in raised(lambda word=word: new(word), rondas.UnknownGame)
    hidden = "a\u00a0b\u2028c\x7fd\u202ee\ud800f\n"
    assert json.dumps(hidden) in raised(lambda: new(hidden), rondas.UnknownGame)
    assert raised(lambda: new("rounds", 3), rondas.BadOption) == (
        "players: this game is played by 2, not 3"
    )
    some: Any = object()
    again: Any = {"players": 2}  # which says twice how many play
    for kind, begins, call in (
        (rondas.BadOption, "options: ", lambda: new("rounds", lives=3)),
        (rondas.BadOption, "options: ", lambda: new("rounds", target="9")),
        (rondas.BadOption, "", lambda: rondas.play(["random"] * 2, "rounds", **again)),
        (rondas.UnknownBot, 'bots: no bot "deep"', lambda: rondas.bot("deep")),
        (rondas.UnknownBot, "bots: a name, not ", lambda: rondas.bot(some)),
        (rondas.UnknownBot, "", lambda: rondas.compare(["deep", "hard"], "rounds")),
        (rondas.UnknownBot, "", lambda: rondas.play([some, "random"], "rounds")),
        (ValueError, "games: a whole number from 1, not 0",
         lambda: rondas.compare(["random"] * 2, "rounds", 0)),
        (rondas.RecordError, "json: ", lambda: rondas.load("{")),
    ):  # fmt: skip
        assert raised(call, kind).startswith(begins)
    record = new("rounds", seed=1).record()
    for moves, said in (
        ([*record["moves"], "0 play AS", "* deck"], "move "),
        ([*record["moves"][:-1], "* deck"], "move 2: "),  # a save, and no record
    ):
        wrong = {**record, "moves": moves}
        refused = raised(lambda wrong=wrong: rondas.load(wrong), rondas.RecordError)
        assert refused.startswith(said)


class Three:
    """A whole number of another library."""

    def __index__(self) -> int:
        return 3


def test_whole_numbers_of_other_libraries_are_numbers() -> None:
    """Players, options and seats may come out of an array of numpy. Other numbers are refused as
    they are written."""
    numpy = pytest.importorskip("numpy")
    new, bots = rondas.new_game, ["random"] * 3
    for three in (Three(), numpy.int64(3), numpy.uint8(3), numpy.array(3)):
        game = new("moroccan-ronda", three, three, target=numpy.int32(21))
        plain = new("moroccan-ronda", 3, 3, target=21)
        assert json.dumps(game.record()) == json.dumps(plain.record())
        assert game.seed == "3"
        four = new("baronda", numpy.int64(4), seed=1)
        assert json.dumps(four.view(three)) == json.dumps(four.view(3))
        assert four.svg(three) == four.svg(3)
        report = rondas.compare(bots, "steere-ronda", three, three, numpy.int64(1), hands=three)
        assert json.dumps(report) == json.dumps(rondas.compare(bots, "steere-ronda", 3, 3, hands=3))
    word = numpy.array(["allowed"])[0]
    assert new("rounds", seed=1, revokes=word).options["revokes"] == "allowed"
    assert raised(lambda: new("rounds", numpy.int64(9)), rondas.BadOption).endswith(", not 9")
    some: Any
    for some in (True, numpy.True_, 2.0, "2", None, numpy.float32(0.5)):
        refused = raised(lambda some=some: new("rounds", target=some), rondas.BadOption)
        assert refused.startswith("options: target is a whole number")
    assert refused.endswith('not "np.float32(0.5)"')
    # Records are JSON, whose whole numbers are ints.
    record = {**new("rounds", seed=1).record(), "players": numpy.int64(2)}
    assert 'not "np.int64(2)"' in raised(lambda: rondas.load(record), rondas.RecordError)


def test_what_is_printed_of_a_game_and_of_an_illegal_action() -> None:
    game = rondas.new_game("rounds", seed=7)
    assert repr(rondas.bot("hard", seed=1)) == "rondas.bot('hard', seed='1')"
    assert repr(game) == "<rondas.Game rounds, seed '7', 2 moves, seat 0 to move>"
    shown = str(game).splitlines()
    assert shown[0] == "Rounds: target 200, round 1, trick 1 of 5"
    assert shown[1].split()[:3] == ["seat", "0", "0"]
    assert shown[-1] == "seat 0 to move"
    before = game.record()
    with pytest.raises(rondas.IllegalAction) as error:
        game.push("play 2S")
    assert error.value.action == "play 2S"
    assert error.value.reason == "play 2S: not in hand (RO-3.1)"
    assert (error.value.move, error.value.seat) == (len(game.moves) + 1, game.actor)
    assert error.value.legal == game.legal_actions()
    assert str(error.value) == (
        f"play 2S: not in hand (RO-3.1) (rounds, move 3, seat {game.actor} to move; "
        f"legal: {', '.join(game.legal_actions())})"
    )
    for bad in ("", "play", "play 2S ", "0 play 2S", 7, None, ["play 2S"]):
        raised(lambda bad=bad: game.push(bad), rondas.IllegalAction)  # type: ignore[arg-type]
    unread: Any = []
    assert raised(lambda: game.push(unread), rondas.IllegalAction).startswith("an action is a str")
    assert game.record() == before
    over = rondas.play(["random", "random"], "rounds", seed=1, target=100)
    assert raised(lambda: over.push("play 2S"), rondas.IllegalAction).startswith("the game is over")


class First:
    """Plays the first legal action, and keeps what it was shown."""

    def __init__(self) -> None:
        self.views: list[Any] = []

    def choose(self, view: Any) -> str:
        self.views.append(view)
        action: str = view["legal"][0]
        return action


def test_bots_choose_from_views_alone() -> None:
    game = rondas.new_game("rounds", seed=7)
    assert game.actor is not None
    choice = rondas.bot("hard", seed=1).choose(game.view(game.actor))
    assert choice in game.legal_actions()
    assert choice == rondas.bot("hard", seed=1).choose(json.loads(text(game.view(game.actor))))
    assert choice == make("hard").choose(game.view(game.actor), Random("1"))
    with pytest.raises(ValueError, match=r"^bot: it is not the turn of seat"):
        rondas.bot("hard").choose(game.view(1 - game.actor))
    view = game.view(game.actor)
    del view["hands"]
    with pytest.raises(ValueError, match=r"^view: not what a seat knows \(KeyError: \"'hands'\"\)"):
        rondas.bot("hard").choose(view)


def test_play_and_compare_take_bots_of_ones_own() -> None:
    own = First()
    game = rondas.play([own, "greedy"], "rounds", seed=1, target=100)
    assert game.is_over
    assert game.names == ["First", "greedy"]
    assert {view["seat"] for view in own.views} == {0}
    assert game.record() == rondas.play([First(), "greedy"], "rounds", seed=1, target=100).record()
    report = rondas.compare([First(), First(), "greedy"], "steere-ronda", 5, hands=1)
    assert [entry["bot"] for entry in report["bots"]] == ["First", "First 2", "greedy"]
    assert report["games"] == 6
    assert json.loads(json.dumps(report)) == report
    assert str(report).splitlines()[0] == "steere-ronda (hands 1): 6 games, 2 deals, seed 0"

    class Cheat:
        def choose(self, view: Any) -> str:
            return "play 2S 3S"

    said = raised(lambda: rondas.play([Cheat(), First()], "rounds", seed=1), rondas.IllegalAction)
    assert said.startswith('no such action: "play 2S 3S" (rounds, move ')
