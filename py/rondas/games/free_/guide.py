"""A free table explained: there is nothing to explain."""

from __future__ import annotations

from rondas.games.free_.rules import FreeTable
from rondas.rules.guide import NO_ORDER, Guide, Order
from rondas.rules.message import Message


class FreeGuide(Guide[FreeTable]):
    """Nobody knows what beats what."""

    topics = ()

    def order(self) -> Order:
        return NO_ORDER

    def about(self, card: int, seat: int | None) -> list[Message]:
        return []
