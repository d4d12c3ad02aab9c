"""High Five explained."""

from __future__ import annotations

from rondas.games._template.rules import NUMBER, HighFive
from rondas.rules.guide import NO_ORDER, Guide, Order
from rondas.rules.message import Message, say


class HighFiveGuide(Guide[HighFive]):
    """The higher number takes the trick; cards count their numbers."""

    topics = ("goal", "turn")
    terms = ("trick",)

    def order(self) -> Order:
        return NO_ORDER

    def about(self, card: int, seat: int | None) -> list[Message]:
        return [say("about-points", n=NUMBER[card])]
