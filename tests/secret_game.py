"""A game with every kind of secret, for tests: the template, in which each player first lays a card
face down and makes a secret vow, and one card lies where nobody sees it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from rondas.games import Kit
from rondas.games._template import (
    HighFiveGuide,
    HighFiveKnowledge,
    HighFiveModel,
    HighFivePresentation,
)
from rondas.games._template.rules import HighFive
from rondas.rules.display import Action
from rondas.rules.game import SILENT, Log, vocabulary
from rondas.rules.given import Given
from rondas.rules.message import say
from rondas.rules.presentation import acted
from rondas.rules.schema import HIDDEN, cards, fact

PACK = HighFive.pack
ACTIONS, INDEX = vocabulary(
    PACK, *HighFive.actions[PACK.size :], "vow 0", "vow 1", *(f"lay {name}" for name in PACK.names)
)
VOW, LAY = INDEX["vow 0"], INDEX["lay 1O"]


class Vows(HighFive):
    """Lay a card asleep, vow, then play."""

    actions, index, plays = ACTIONS, INDEX, ("play", "lay")

    vows: list[int | str | None] = fact(
        None, "The vows.", each=True, secret=lambda game: None in game.vows, span="round"
    )
    asleep: list[list[int]] = cards(
        "The sleepers.", each=True, secret=lambda game: game.actor >= 0, span="round"
    )
    blind: list[list[int]] = cards("Cards seen by nobody.", each=True, hidden=True)

    def deal(self, cards: Sequence[int], log: Log = SILENT) -> None:
        super().deal(cards, log)
        self.reset("round")
        self.blind = [[self.stock.pop()], []]

    def simultaneous(self) -> bool:
        return self.actor >= 0 and None in self.vows

    def legal(self) -> Sequence[int]:
        if self.actor < 0 or None not in self.vows:
            return super().legal()
        return [LAY + x for x in self.hands[self.actor]] if [] in self.asleep else (VOW, VOW + 1)

    def apply(self, action: int, log: Log = SILENT) -> None:
        if action < VOW:
            super().apply(action, log)
            return
        seat, self.actor = self.actor, 1 - self.actor
        if action < LAY:
            self.vows[seat] = action - VOW
        else:
            self.hands[seat].remove(action - LAY)
            self.asleep[seat] = [action - LAY]
        log.tell("said", "HF-1.2", seat, "leads-first")


class VowsKnowledge(HighFiveKnowledge):
    rules = Vows

    def guess(self, game: HighFive, rng: Random) -> None:
        game.vows = [rng.randrange(2) if vow == HIDDEN else vow for vow in game.vows]

    def position(self, game: HighFive, given: Given) -> None:
        super().position(game, given)
        game.blind = [[game.stock.pop()], []]


class VowsPresentation(HighFivePresentation):
    def act(self, action: int) -> Action:
        name = self.game.actions[action]
        return super().act(action) if action < VOW else acted(name, say("points", n=action))


GAME = Kit(Vows, VowsKnowledge(), HighFiveModel(), VowsPresentation, HighFiveGuide)
