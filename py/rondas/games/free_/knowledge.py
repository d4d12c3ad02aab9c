"""What a seat sees of a free table: everything but the others' hands, the piles and the stock."""

from __future__ import annotations

from collections.abc import Collection

from rondas.games.free_.rules import STOCK, TABLE, TRICK, TURNED, FreeTable
from rondas.rules.given import UNKNOWN, Given
from rondas.rules.knowledge import (
    HIDDEN,
    Any_State,
    Determinizer,
    InformationState,
    Knowledge,
    common,
    masked,
)


class FreeSeen(InformationState):
    """What a seat sees of a free table."""

    trick: list[tuple[int, str]]
    """The seats and their cards, in order."""
    table: list[str]
    turned: list[str]
    stock: int
    piles: list[int]
    """How many cards each has taken."""
    rows: dict[str, list[str]]


def written(game: FreeTable, place: str) -> list[str]:
    """Return the cards at a place, HIDDEN for unknown ones."""
    names = game.pack.names
    return [HIDDEN if card == UNKNOWN else names[card] for card in game.places[place]]


def hands(game: FreeTable, seat: int | None) -> list[list[str]]:
    """Return all hands as their reader sees them: known cards first, in the order of the pack."""
    shown = []
    for at in range(game.players):
        cards = sorted(game.places[f"hand{at}"], key=lambda card: (card == UNKNOWN, card))
        names = [HIDDEN if card == UNKNOWN else game.pack.names[card] for card in cards]
        shown.append(masked(names, at == seat))
    return shown


class FreeKnowledge(Knowledge[FreeTable]):
    """The places of a free table as they are seen."""

    def information_state(self, game: FreeTable, seat: int | None) -> FreeSeen:
        return {
            **common(game, seat, hands(game, seat)),
            "trick": list(zip(game.owners, written(game, TRICK), strict=True)),
            "table": written(game, TABLE),
            "turned": written(game, TURNED),
            "stock": len(game.places[STOCK]),
            "piles": [len(game.places[f"pile{at}"]) for at in range(game.players)],
            "rows": {name: written(game, name) for name in game.rows()},
        }

    def determinizer(
        self, state: Any_State, forgotten: Collection[str] = ()
    ) -> Determinizer[FreeTable]:
        raise ValueError("a free table has no rules that say what the unknown cards can be")

    def position(self, game: FreeTable, given: Given) -> None:
        for place in dict.fromkeys([*game.places, *given.keys()]):
            game.lay(place, given.row(place))
