"""The template: held to all that is asked of a game, and offered to nobody."""

from __future__ import annotations

import re
from pathlib import Path

from rondas.game import OVER
from rondas.games import _template, all_games
from rondas.record import Record, do
from rondas.service import Service

TOP = Path(__file__).parent.parent


def test_it_stays_small() -> None:
    source = Path(_template.__file__).read_text("utf-8")
    assert len(source.splitlines()) <= 150


def test_it_is_not_offered() -> None:
    looked_for_anew = all_games.__wrapped__()
    assert looked_for_anew
    assert _template.GAME.id not in looked_for_anew


def test_one_game_by_hand() -> None:
    """HF-1 to HF-3, from the deal to the last trick."""
    game = _template.HighFive(2, _template.HighFive.settings(2, {}))
    do(game, "* deck 6O 1O 5O 2O 1C 3O 3C 4C 2C 5C 4O 6C")
    for move in ("0 play 6O", "1 play 1O", "0 play 5O", "1 play 5C", "0 play 1C", "1 play 2O"):
        do(game, move)
    assert game.scores() == [2, 1]
    assert game.actor == 1
    for move in ("1 play 3O", "0 play 3C", "1 play 4C", "0 play 2C"):
        do(game, move)
    assert game.actor == OVER
    assert game.scores() == [2, 3]
    assert game.winners() == [1]


def test_a_whole_table_of_it() -> None:
    """Seats, bots, saved games and records come for nothing."""
    room = Service()
    answer = room.handle({"do": "open", "game": "template", "seat": 0, "seed": "3", "bots": "easy"})
    while answer["status"] != "over":
        if answer["status"] == "your-turn":
            action = answer["view"]["legal"][0]
            answer = room.handle({"do": "act", "action": action})
        else:
            answer = room.handle({"do": "step"})
    assert sum(answer["view"]["scores"]) == 5
    record = room.handle({"do": "record"})["record"]
    assert isinstance(record["moves"], list)
    assert Record(_template.GAME, 2, record["options"], record["moves"]).write()["moves"]


def test_the_page_about_it_quotes_what_is_there() -> None:
    """Code shown in "Adding a game" is in the template or its rulebook, line for line."""
    page = (TOP / "docs/adding-a-game.md").read_text("utf-8")
    folder = TOP / "py/rondas"
    source = (folder / "games/_template.py").read_text("utf-8")
    source += (folder / "rulebook/template.md").read_text("utf-8")
    there = {line.strip() for line in source.splitlines()}
    quoted = re.findall(r"^(```|~~~)(?:python|markdown)\n(.*?)^\1$", page, re.M | re.S)
    assert quoted
    for _, block in quoted:
        assert [line for line in block.splitlines() if line.strip() not in there] == []
