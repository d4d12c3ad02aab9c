"""Nobody can choose the deal, and anybody with the record can check that."""

from __future__ import annotations

import json
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rondas import bots
from rondas.__main__ import main
from rondas.answers import fair_deal
from rondas.answers.service import Service, handle
from rondas.games import all_games
from rondas.records.record import Record, check
from rondas.tables.table import DEALS, Table
from tests.node import in_node

SECRETS = ["5c" * 16, "0f" * 16]


def played(game: str, players: int, sittings: list[list[Any]] | None = None) -> dict[str, Any]:
    """The record of an honest game: two people on two devices, the others bots."""
    kit = all_games()[game]
    settings = kit.rules.settings(players, {})
    secrets = [*SECRETS, *[None] * (players - 2)]
    levels = [None, None, *["easy"] * (players - 2)]
    table = Table(
        Record(kit, players, settings),
        fair_deal.seed(secrets),
        {at: bots.make(level) for at, level in enumerate(levels) if level},
    )
    people = Random("people")
    while table.game.actor != -2:
        for after, seat, bot in sittings or []:
            if after == len(table.record.moves):
                table.sit(seat, bots.make(bot) if bot else None)
        if table.waits():
            table.step()
        else:
            table.act(people.choice(table.game.legal_names()))
    table.record.extra["honest"] = {
        "secrets": secrets,
        "commitments": [
            secret and fair_deal.commitment(at, secret) for at, secret in enumerate(secrets)
        ],
        "bots": levels, "opening": [], "sittings": sittings or [], "deals": DEALS,
    }  # fmt: skip
    return table.record.write()


SMALL = played("steere-ronda", 3)


@pytest.mark.parametrize("game", list(all_games()))
def test_fair_deal_games_hold(game: str) -> None:
    kit = all_games()[game]
    assert fair_deal.faults(check(played(game, kit.rules.seats[0]))) == []


def test_bots_that_sat_in_are_known() -> None:
    """For somebody who stayed away a bot has played; who denies it is found out."""
    record = played("steere-ronda", 3, [[8, 1, "easy"], [30, 1, None]])
    assert fair_deal.faults(check(record)) == []
    assert record["honest"]["sittings"]
    # As if the bot had sat there longer than it did: what the person did is none of its moves.
    record["honest"]["sittings"] = [[8, 1, "easy"]]
    assert any("the bot does otherwise" in line for line in fair_deal.faults(check(record)))


DECK = next(n for n, move in enumerate(SMALL["moves"]) if move.startswith("* deck"))
*FIRST, X, Y = SMALL["moves"][DECK].split(" ")
DEALER = int(SMALL["moves"][0][-1])


@pytest.mark.parametrize(
    ("place", "value", "said"),
    [
        # The last two cards lie in no hand, so that the game goes on as it did.
        (("moves", DECK), " ".join([*FIRST, Y, X]), "the seed deals other cards"),
        (
            ("moves", 0),
            f"* dealer {(DEALER + 1) % 3}",
            'move 1: the seed has it otherwise: "* deal',
        ),
        (("moves", 0), "0 play 7E", "move 1: it is the turn of chance, not of 0"),
        (("moves", 0), 5, "move 1: must be a string, not 5"),
        (("moves",), SMALL["moves"][:-1], "the game is not over"),
        (("honest", "secrets", 0), "11" * 16, "seat 0: the secret is not what was committed to"),
        (("honest", "secrets"), [SECRETS[0], None, None], "fewer than two devices"),
        (("honest", "commitments"), ["x"], "honest: commitments"),
        (("honest", "bots", 2), "random", "the bot does otherwise"),
        (("honest", "bots", 2), "search:iterations=999999999", "honest: bots: not"),
        # A bot's cards are said to have been a person's.
        (("honest", "sittings"), [[0, 2, None]], "honest: sittings: not [0, 2, null]"),
        (("honest", "deals"), True, "honest: deals: version 1 is known, not true"),
        (("honest",), None, "honest: missing"),
    ],
)
def test_what_does_not_hold_is_said(place: tuple[Any, ...], value: object, said: str) -> None:
    """As the page asks for it."""
    record = deepcopy(SMALL)
    at = record
    for key in place[:-1]:
        at = at[key]
    at[place[-1]] = value
    if said.startswith("fewer"):
        record["honest"]["commitments"][1] = None
    if value is None:
        del record["honest"]
    told = json.loads(handle(json.dumps({"do": "honest", "record": record})))
    lines = told.get("faults") or [told["error"]]
    assert any(said in line for line in lines), lines


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """People without a device are named: their moves follow from nothing, so somebody may have
    played the cards of a bot. What is no text is told with its place."""
    file = tmp_path / "game.json"
    alone = deepcopy(SMALL)
    alone["honest"]["bots"][2] = None
    cut = {**SMALL, "moves": SMALL["moves"][:-1]}
    holds = "cards, bots and record follow from what the devices committed to"
    for data, told, status in (
        (json.dumps(SMALL).encode(), holds, 0),
        (json.dumps(alone).encode(), f"{holds}; seat 2 has no device of its own", 0),
        (json.dumps(cut).encode(), "moves: the game is not over", 1),
        (b'{"game": "\xff"}', "json: no UTF-8 at character 11", 1),
    ):
        file.write_bytes(data)
        assert main(["check", str(file)]) == status
        assert capsys.readouterr().out == f"{file}: {told}\n"


def test_only_the_beginning_is_chosen_at_the_table() -> None:
    """Nobody has committed to the place of a card that goes back into the stock."""
    kit = all_games()["moroccan-ronda"]
    start = Record(kit, 2, kit.rules.settings(2, {}))

    def begun(seed: str, *opening: str) -> list[str]:
        table = Table(start, seed, {}, opening)
        for _ in range(3):
            if table.waits():
                table.step()
        return table.record.moves

    returned = [
        seed for seed in map(str, range(60)) if begun(seed, "dealer 0")[-1].startswith("* return ")
    ]
    assert len(returned) > 2
    for seed in returned:
        assert begun(seed, "return 5", "dealer 0") == begun(seed, "dealer 0")


def test_a_commitment_says_nothing_and_binds() -> None:
    """A commitment contains the seat, so nobody can show another's as their own; each secret
    changes the seed."""
    assert fair_deal.commitment(0, SECRETS[0]) != fair_deal.commitment(1, SECRETS[0])
    assert fair_deal.seed([*SECRETS]) != fair_deal.seed([SECRETS[0], "10" * 16])
    assert fair_deal.seed([*SECRETS]) != fair_deal.seed([*reversed(SECRETS)])


def test_both_ends_of_the_wire() -> None:
    """Codes and messages are read strictly, and the page's arithmetic is the engine's."""
    secrets = [SECRETS[0], None, SECRETS[1]]
    assert in_node("tests/peers.mjs") == {
        "commitments": [
            secret and fair_deal.commitment(at, secret) for at, secret in enumerate(secrets)
        ],
        "seed": fair_deal.seed(secrets),
    }


def test_guests_get_no_secret() -> None:
    """No answer to a guest or a spectator contains the seed or a secret, which would give them all
    the cards. (`test_people.py` changes the cards that they have not seen.)"""
    service = Service()
    secrets = [*SECRETS, None]
    deal = {
        "secrets": secrets,
        "commitments": [each and fair_deal.commitment(at, each) for at, each in enumerate(secrets)],
    }
    hidden = [*SECRETS, fair_deal.seed(secrets)]
    frame = service.handle({
        "do": "open", "game": "steere-ronda", "players": 3, "options": {"hands": 1}, "people": [0],
        "guests": [1], "bots": ["easy"], "names": ["Ana", "Ben", "Rachid"],
        "cast": ["", "", "rachid"], "seed": hidden[-1], "honest": deal,
    })  # fmt: skip
    rng = Random("guest")
    assert all(each in json.dumps(frame["save"]) for each in hidden)
    while frame["status"] != "over":
        for seat in (1, None):
            for more in ({}, {"since": max(0, frame["move"] - 1)}):
                told = service.handle({"do": "frame", "seat": seat, **more})
                assert not any(each in json.dumps(told) for each in hidden)
                assert "save" not in told
        if frame["move"] in (10, 20):
            bot = "random" if frame["move"] == 10 else None
            service.handle({"do": "sit", "seat": 1, "bot": bot})
        if service.table and service.table.waits():
            frame = service.handle({"do": "step"})
        else:
            seat = 0 if frame["actions"] else 1
            actions = frame["actions"] or service.handle({"do": "frame", "seat": 1})["actions"]
            action = rng.choice(actions)["action"]
            frame = service.handle({"do": "act", "seat": seat, "action": action})
        assert not frame["undo"]
        # A save goes on where it was, with the same deal and the same replacements.
        if frame["move"] in (15, 30):
            frame = service.handle({"do": "open", **frame["save"]})
    record = service.handle({"do": "record"})["record"]
    assert record["honest"]["bots"] == [None, None, "easy:bold"]
    assert [sitting[1:] for sitting in record["honest"]["sittings"]] == [[1, "random"], [1, None]]
    assert service.handle({"do": "honest", "record": record}) == {"faults": []}
    with pytest.raises(ValueError, match="no guest sits at 2"):
        service.handle({"do": "sit", "seat": 2, "bot": "random"})
    spoilt = {**deal, "secrets": ["x", None, None]}
    with pytest.raises(ValueError, match="honest: secrets"):
        service.handle({"do": "open", **frame["save"], "honest": spoilt})
