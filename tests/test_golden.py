"""The same seed gives the same cards for ever, and an old record means what it always did."""

from __future__ import annotations

from typing import Any

import pytest

from rondas.answers.service import Service
from rondas.games import Kit, all_games
from rondas.records.record import RecordError, check
from rondas.rules.game import FIRST_EDITION
from rondas.tables.table import DEALS
from tests import golden
from tests.playing import has_lesson, has_questions, has_reasons, starts_of

GAMES = [kit for kit in all_games().values() if kit.id != "template"]
every_game = pytest.mark.parametrize("kit", GAMES, ids=lambda kit: kit.id)


def stored(kit: Kit) -> dict[str, Any]:
    """The file of a game, once its rules are settled: then the game lacks nothing."""
    found = golden.stored(kit)
    if not found:
        pytest.skip(f"{kit.id} has no golden games yet: python -m tests.golden")
    assert has_lesson(kit), "docs/lessons.md"
    assert has_reasons(kit), "guide.py"
    assert has_questions(kit), "python -m tools.puzzles"
    return found


def test_what_was_written_is_still_there() -> None:
    assert {file.stem for file in golden.FOLDER.iterdir()} >= {
        "baronda", "moroccan-ronda", "rounds", "steere-ronda",
    }  # fmt: skip


@every_game
def test_deals(kit: Kit) -> None:
    """If this fails, seeds give other cards than they did: see `rondas.tables.table.DEALS`."""
    found = stored(kit)["deals"]
    for key, moves in found.items():
        players, seed = key.split(" ")
        assert golden.deals(kit, int(players), seed) == moves, key


@every_game
def test_games(kit: Kit) -> None:
    """If this fails, a rule has changed its meaning for games that were played.

    Games of version 1.0.0 mean what they did, or say that they need its edition (`refused`).
    """
    found = stored(kit)["games"]
    names = {golden.name(start) for start in starts_of(kit)}
    assert set(found) >= names, "run python -m tests.golden"
    for key, game in found.items():
        record = {"edition": FIRST_EDITION, **game}
        if "refused" in game:
            with pytest.raises(RecordError, match=f"^{game['refused']}$"):
                golden.digest(check(record))
        else:
            assert golden.digest(check(record)) == game["digest"], key


@every_game
def test_many_games(kit: Kit) -> None:
    """If this fails, a rule has changed: if it should, take `many` out of the file, and run
    python -m tests.golden."""
    assert golden.many(kit) == stored(kit)["many"]


def test_saves_name_the_version_of_their_deals() -> None:
    request = {"do": "open", "game": "steere-ronda", "seed": "1"}
    assert Service().handle(request)["save"]["deals"] == DEALS
    with pytest.raises(ValueError, match=r"^deals: a seed gives cards of version 1 here, not 2$"):
        Service().handle({**request, "deals": 2})
