"""The declared state of games: copies, keys of views, and the table of them in docs/views.md."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from rondas.games import Kit, all_games
from rondas.rules.knowledge import InformationState
from rondas.rules.schema import Schema, cards, fact, seat, slot
from tests.playing import GAMES, starts_of

PAGE = Path(__file__).parent.parent / "docs/views.md"
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


class Small(metaclass=Schema):
    """A state that is no game."""

    players = 2
    seats = (2,)
    pack: Any = None
    stock: list[int] = cards("Stock.", hidden=True)
    taken: list[list[int]] = cards("Taken.", each=True)
    rounds: list[list[int]] = fact([], "Rounds.", deep=True)
    bids: list[int] = fact(0, "Bids.", each=True, span="round")
    dealer: int = seat("Dealer.")


class Smaller(Small):
    """One that adds a slot without a field."""

    __slots__ = ("extra",)
    mark = slot(3)


def test_copies_share_nothing_that_changes() -> None:
    one: Any = Smaller()
    one._begin()
    one.extra = 1
    one.rounds.append([4])
    other = one._copy()
    for name in ("stock", "taken", "rounds", "bids"):
        assert getattr(other, name) == getattr(one, name)
        assert getattr(other, name) is not getattr(one, name)
    assert other.taken[0] is not one.taken[0]
    assert other.rounds[0] is not one.rounds[0]
    assert (other.extra, other.mark, other.dealer) == (1, 3, -1)


def test_a_span_begins_anew() -> None:
    one: Any = Small()
    one._begin()
    one.bids[0], one.dealer = 5, 1
    one._beginround()
    assert (one.bids, one.dealer) == ([0, 0], 1)


@every_game
def test_views_have_the_keys_declared(game: Kit) -> None:
    """In their order, after those of all games."""
    declared = [each.key for each in game.rules.fields.values() if each.what]
    common = [*InformationState.__annotations__]
    for start in starts_of(game):
        for state in start.played(30).states():
            view = game.knowledge.information_state(state, 0)
            assert list(view) == [*common, *(key for key in declared if key not in common)]


def table() -> str:
    """The keys of all games as Markdown."""
    lines = []
    for kit in all_games().values():
        if kit.id != "template":
            lines += [f"## {kit.rules.title}", "| key | meaning |", "| --- | --- |"]
            lines += rows(kit.rules)
            if hasattr(kit.rules, "further"):
                lines += rows(kit.rules.further)
            lines.append("")
    return "\n".join(lines).strip()


def rows(rules: Any) -> list[str]:
    return [f"| `{each.key}` | {each.what} |" for each in rules.fields.values()
            if each.what and each.key not in ("scores", "winners")]  # fmt: skip


def test_the_page_has_every_key_of_views() -> None:
    """If this fails, put what `table()` gives below the introduction."""
    text = PAGE.read_text("utf-8")
    assert text[text.index("## ") :].strip() == table()
