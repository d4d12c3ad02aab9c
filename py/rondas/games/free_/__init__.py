"""A free table for any card game: it knows no rules, and nobody can play it."""

from collections.abc import Collection

from rondas.games import Kit
from rondas.games.free_.presentation import FreePresentation
from rondas.games.free_.rules import FreeTable
from rondas.rules.given import Given
from rondas.rules.guide import Guide
from rondas.rules.knowledge import Any_State, Determinizer, Knowledge
from rondas.rules.model import SearchModel


class FreeKnowledge(Knowledge[FreeTable]):
    """All is seen but the others' hands, the piles and the stock."""

    rules = FreeTable

    def determinizer(
        self, state: Any_State, forgotten: Collection[str] = ()
    ) -> Determinizer[FreeTable]:
        raise ValueError("a free table has no rules that say what the unknown cards can be")

    def position(self, game: FreeTable, given: Given) -> None:
        for place in dict.fromkeys([*game.places, *given.data]):
            game.lay(place, given.row(place))


class FreeGuide(Guide[FreeTable]):
    """Nobody knows what beats what."""

    topics = ()


GAME = Kit(FreeTable, FreeKnowledge(), SearchModel(), FreePresentation, FreeGuide)
