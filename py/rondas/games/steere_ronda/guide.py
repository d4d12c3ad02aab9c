"""Ronda explained."""

from __future__ import annotations

from typing import Any

from rondas.games.steere_ronda.rules import SteereRonda, ranking, reason, top_suit
from rondas.games.steere_ronda.state import PACK, SUIT, SUITS
from rondas.guide import Guide, Order, Row
from rondas.message import Message, card, say, seat


class SteereGuide(Guide[SteereRonda]):
    """The circle of suits, and what it decides."""

    topics = ("goal", "turn", "order", "same", "end")
    terms = ("trick", "lead", "suit", "hand")

    def order(self) -> Order:
        """SR-4.1; lit are the links between the suits that lie there."""
        last = self.game.last_trick
        trick = self.game.trick or (last[1] if last else ())
        suits = {SUIT[card] for card in trick}
        return {
            "ring": True,
            "steps": [
                {
                    "mark": letter,
                    "text": say(f"order-{letter}"),
                    "lit": {suit, _beaten(suit)} <= suits and len(suits) == len(trick),
                }
                for suit, letter in enumerate(SUITS)
            ],
            "note": self._note(),
        }

    def _note(self) -> Message | None:
        """What decides the trick as it stands, once two cards lie there."""
        trick = self.game.trick
        if len(trick) < 2:
            return None
        first, second = sorted(trick)
        if SUIT[first] == SUIT[second]:
            return say("order-pair", suit=SUITS[SUIT[first]])
        if _beaten(SUIT[first]) == SUIT[second] or _beaten(SUIT[second]) == SUIT[first]:
            return None
        return say("order-apart", cards={"cards": PACK.write([first, second])})

    def about(self, card: int, seat: int | None) -> list[Message]:
        suit = SUIT[card]
        told = [say("about-suit", suit=SUITS[suit])]
        if self.game.trick and self.plays(card, seat):
            told.append(self._now(card))
        return told

    def _now(self, card_: int) -> Message:
        game = self.game
        trick = [*game.trick, card_]
        if len(trick) == 3:
            why = say(f"why-{reason(trick)[1]}", suit=top_suit(trick))
            place = trick.index(ranking(trick)[0])
            if place == 2:
                return say("about-takes", why=why)
            return say("about-loses", seat=seat((game.leader + place) % 3), why=why)
        other = trick[0]
        name = card(PACK.names[other])
        if SUIT[card_] == SUIT[other]:
            return say("about-ahead" if card_ > other else "about-behind", card=name)
        if _beaten(SUIT[card_]) == SUIT[other]:
            return say("about-ahead", card=name)
        if _beaten(SUIT[other]) == SUIT[card_]:
            return say("about-behind", card=name)
        return say("about-apart", card=name)

    def values(self) -> dict[str, Any]:
        return {"hands": self.game.option["hands"]}

    def rows(self, topic: str) -> list[Row]:
        if topic == "order":
            return [
                {"cards": ["1C", "12O", "7E"], "text": say("help-chain")},
                {"cards": ["2B", "10C", "9O"], "text": say("help-chain-wrapped")},
            ]
        if topic == "same":
            return [
                {"cards": ["11E", "9E", "12O"], "text": say("help-pair")},
                {"cards": ["12B", "11B", "6B"], "text": say("help-one-suit")},
            ]
        return []


def _beaten(suit: int) -> int:
    """The suit that this one beats."""
    return (suit + 1) % 4
