"""The template: held to all that is asked of a game, and offered to nobody."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rondas import presentation
from rondas.game import OVER, Kind
from rondas.games import _template, all_games
from rondas.games._template.rules import HighFive
from rondas.record import Record, do
from rondas.service import Service
from tests.differences import assert_same

TOP = Path(__file__).parent.parent
PAGE = TOP / "docs/adding-a-game.md"
PACKAGE = Path(_template.__file__).parent


def test_it_stays_small() -> None:
    """Ten minutes of reading."""
    lines = {path.name: len(path.read_text("utf-8").splitlines()) for path in PACKAGE.glob("*.py")}
    assert lines["rules.py"] <= 170
    assert sum(lines.values()) <= 410


def test_it_is_not_offered() -> None:
    looked_for_anew = all_games.__wrapped__()
    assert looked_for_anew
    assert _template.GAME.id not in looked_for_anew


def test_one_round_by_hand() -> None:
    """HF-1 to HF-3, from the lots to the last card on the table."""
    game = HighFive(2, HighFive.settings(2, {"rounds": 1}))
    do(game, "* lead 1")
    # In seat 1 the odd ones, in seat 0 the even ones; then the table, then the stock.
    do(game, "* deck 5O 1O 4O 2O 3O 3C 1C 4C 2C 5C 1E 2E 3E 4E 5E")
    for move in (
        "1 play 5O", "0 play 1O", "1 take 2E",
        "1 play 3O", "0 play 3C", "1 take 3E",
        "1 play 4O", "0 play 5C", "0 take 4E",
        "0 play 4C", "1 play 1C", "0 take 5E",
        "0 play 2O",
    ):  # fmt: skip
        do(game, move)
    assert (game.actor, game.scores(), game.winners()) == (1, [9, 5], [])
    do(game, "1 play 2C")
    do(game, "0 take 1E")
    assert (game.actor, game.scores(), game.winners()) == (OVER, [10, 5], [0])


def test_equal_points() -> None:
    """HF-3.2: both have won."""
    game = HighFive(2, HighFive.settings(2, {}))
    game.actor = OVER
    game.points = [[7, 8], [8, 7]]
    assert game.winners() == [0, 1]
    assert _template.GAME.model.returns(game) == [0.5, 0.5]


def test_a_whole_table_of_it() -> None:
    """Seats, bots, saved games and records come for nothing."""
    room = Service()
    answer = room.handle({"do": "open", "game": "template", "seat": 0, "seed": "3", "bots": "easy"})
    while answer["status"] != "over":
        if answer["status"] == "your-turn":
            action = answer["actions"][0]["action"]
            answer = room.handle({"do": "act", "action": action})
        else:
            answer = room.handle({"do": "step"})
    record = room.handle({"do": "record"})["record"]
    again = Record(_template.GAME, 2, record["options"], record["moves"])
    assert_same(again.write()["moves"], record["moves"], "the moves")
    *_, end = again.states()
    assert end.scores() == answer["display"]["scores"]


# The page about it.


def test_the_page_about_it_quotes_what_is_there() -> None:
    """The code in "Adding a game" is in the template, its rulebook or its catalog, line for line
    and in the same order."""
    sources = {
        "python": "\n".join(path.read_text("utf-8") for path in sorted(PACKAGE.glob("*.py"))),
        "markdown": (TOP / "py/rondas/rulebook/template.md").read_text("utf-8"),
        "fluent": (TOP / "py/rondas/locale/en/template.ftl").read_text("utf-8"),
    }
    page = PAGE.read_text("utf-8")
    quoted = re.findall(r"^(```|~~~)(python|markdown|fluent)\n(.*?)^\1$", page, re.M | re.S)
    assert {language for _, language, _ in quoted} == {*sources}
    for _, language, block in quoted:
        for part in block.strip("\n").split("\n\n"):
            assert part in sources[language], f"not in the template: {part}"


@pytest.mark.parametrize("part", ["Display", "Action", "EventDisplay", "Kind"])
def test_the_page_has_every_key(part: str) -> None:
    """Each table of "Adding a game" has a line for every key there is, in the same order."""
    keys = Kind.__args__ if part == "Kind" else [*getattr(presentation, part).__annotations__]
    _, _, rest = PAGE.read_text("utf-8").partition(f"\n### `{part}`")
    table = rest.partition("\n#")[0]
    told = [
        name
        for first in re.findall(r"^\| (`[^|]*) \|", table, re.M)
        for name in re.findall(r"`(\w+)`", first)
    ]
    assert_same(told, [*keys], f"the table of {part}")


def test_the_pictures_are_there() -> None:
    """All that the page shows, no others, and small. `art/screenshots/display.py` takes them."""
    shown = re.findall(r"\]\(display/(\w+)\.png\)", PAGE.read_text("utf-8"))
    files = {path.stem: path.stat().st_size for path in (TOP / "docs/display").glob("*.png")}
    assert_same(sorted(files), sorted(shown), "the pictures")
    assert max(files.values()) <= 25_000
