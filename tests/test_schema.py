"""The declared state of games: secrets, keys of views, and what each means."""

from __future__ import annotations

from random import Random

import pytest

import rondas
from rondas.games import Kit
from rondas.games._template import HighFiveKnowledge
from rondas.games._template.rules import HighFive
from rondas.records.moves import do
from rondas.rules.game import OVER
from rondas.rules.given import Given
from rondas.rules.knowledge import InformationState
from rondas.rules.schema import card, fact
from tests.playing import every_game, starts_of
from tests.secret_game import GAME as SECRETS
from tests.secret_game import Vows


def test_secrets_are_told_to_their_owner() -> None:
    """Vows until both are made, sleepers until the round is over, and the blind card never."""
    game = Vows(2, Vows.settings(2, {"rounds": 1}))
    moves = ["* lead 0", "* deck 5O 1O 4O 2O 3O 3C 1C 4C 2C 5C 1E 2E 3E 4E 5E", "0 lay 5O"]
    for move in (*moves, "1 lay 1O", "0 vow 1", "1 vow 0"):
        do(game, move)
        if move == "0 vow 1":
            told = [game.view(reader)["vows"] for reader in (0, 1, None)]
            assert told == [[1, None], ["?", None], ["?", None]]
    told = [[game.view(reader)[key] for reader in (0, 1, None)] for key in ("asleep", "blind")]
    assert told == [[[["5O"], ["?"]], [["?"], ["1O"]], [["?"], ["?"]]], [[1, 0]] * 3]
    assert game.view(None)["vows"] == [1, 0]
    world = SECRETS.knowledge.determinizer(game.view(1))(Random(1))
    assert world.asleep[1] == game.asleep[1]
    assert [len(each) for each in (*world.asleep, *world.blind)] == [1, 1, 1, 0]
    game.actor = OVER
    assert game.view(None)["asleep"] == [["5O"], ["1O"]]


@every_game
def test_every_key_declared(game: Kit) -> None:
    """Views have them in their order, after those of all games; positions read those of `position`,
    and the editor has a control for each; descriptions have their meaning."""
    fields = game.rules.fields.values()
    common = [*InformationState.__annotations__]
    keys = [each.key for each in fields if each.what and each.key not in common]
    for start in starts_of(game):
        for state in start.played(30).states():
            assert list(game.knowledge.information_state(state, 0)) == [*common, *keys]
    players = game.rules.seats[-1]
    state = game.rules(players, game.rules.settings(players, {}))
    given = Given(state.pack, players, {}, form=True)
    game.knowledge.position(state, given)
    assert {each.position for each in fields if each.position} - {"stock"} <= given.fields.keys()
    told = rondas.describe(game.id)["view"]
    assert {key.partition(".")[0] for key in told} == {*keys}
    assert all(what.endswith(".") for what in told.values())
    assert game.id != "rounds" or "strict.due" in told


def test_a_new_field_is_written_once() -> None:
    """It is copied, seen, given back by views, read from positions, written, and in the form."""

    class Richer(HighFive):
        bonus: int = fact(1, "Points for the winner.", position="bonus", high=9)
        lucky: int = card("A card that counts twice.", position="lucky")
        tips: list[list[int]] = fact([], "Coins given to each.", each=True)

    class Knows(HighFiveKnowledge):
        rules = Richer

    game = Richer(2, Richer.settings(2, {}))
    given = Given(Richer.pack, 2, {"bonus": 7})
    Knows().position(game, given)
    Knows().read(game, Given(Richer.pack, 2, {"lucky": "5E"}), "lucky")
    assert given.fields["bonus"] == {"kind": "number", "low": 0, "high": 9, "usual": 1}
    view = Knows().information_state(game, 0)
    again, copy = Richer.restore(view), game.copy()
    game.tips[1].append(2)
    assert [game.tips, copy.tips, again.tips] == [[[], [2]], [[], []], [[], []]]
    assert [view["bonus"], copy.bonus, again.bonus] == [7, 7, 7]
    written = Knows().written(game)
    assert [written["bonus"], written["lucky"]] == [7, "5E"]
    with pytest.raises(ValueError, match=r"^bonus: a number from 0 to 9, not 10$"):
        Knows().position(game, Given(Richer.pack, 2, {"bonus": 10}))
