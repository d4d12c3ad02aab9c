"""The knowledge of a seat in High Five: its hand, and all cards that have lain face up."""

from __future__ import annotations

from rondas.games._template.rules import HighFive
from rondas.rules.given import Given
from rondas.rules.knowledge import Any_State, Knowledge


class HighFiveKnowledge(Knowledge[HighFive]):
    """Hidden are the other hand and the stock."""

    rules = HighFive

    def is_position(self, game: HighFive) -> bool:
        return len(game.points) == 1 and len(game.hands[0] + game.hands[1]) == 10

    def position(self, game: HighFive, given: Given) -> None:
        game.first = game.actor = given.seat("turn", 0)
        game.table = given.cards("table", 2, "two lie open")
        game.open_cards = game.table[:]
        game.points = [[0, 0]]
        game.hands, game.stock = given.deal([5, 5], "a hand has five", 5 - len(game.table))

    def gone(self, state: Any_State) -> list[str]:
        return [card for card in state["seen"] if card not in state["table"] + state["trick"]]
