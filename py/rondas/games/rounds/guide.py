"""Rounds explained."""

from __future__ import annotations

from typing import Any

from rondas.game import OVER
from rondas.games.rounds.pack import POINTS, RANK, RANKS, SUIT, SUITS
from rondas.games.rounds.revokes import Rounds
from rondas.games.rounds.rules import why
from rondas.games.rounds.trumps import Trumps
from rondas.guide import Guide, Order, Row, Step
from rondas.message import Message, say, seat


class RoundsGuide(Guide[Rounds]):
    """The ladder of trumps, and what cards count."""

    topics = ("goal", "turn", "order", "points", "rounds", "end")
    terms = ("trick", "lead", "follow", "trump", "rank-trump", "pile")

    def order(self) -> Order:
        """RO-3.2, RO-3.3: rank trumps, trumps, the suit led; lit is what wins as it stands."""
        game = self.game
        note = say("order-values")
        if not game.pile or game.actor == OVER:
            return {"ring": False, "steps": [], "note": note}
        fixed, best = game.trumps, game.lead
        if best < 0 and game.tricks:
            _, lead, follow, _ = game.tricks[-1]
            best = follow if why(fixed, lead, follow)[0] else lead
        at = -1 if best < 0 else _level(fixed, best)
        suit, rank = SUITS[fixed.suit], RANKS[RANK[fixed.turned]]
        led = SUITS[SUIT[best]] if at == 2 else ""
        steps: list[Step] = [
            {
                "mark": rank.replace("T", "10"),
                "text": say("order-rank-trumps", rank=rank),
                "lit": at == 0,
            },
            {"mark": suit, "text": say("order-trumps", suit=suit), "lit": at == 1},
            {
                "mark": led,
                "text": say("order-led", suit=led) if led else say("order-led-any"),
                "lit": at == 2,
                "between": say("order-led-any"),
            },
        ]
        return {"ring": False, "steps": steps, "note": note}

    def about(self, card: int, seat: int | None) -> list[Message]:
        game = self.game
        told = [say("about-points", n=POINTS[card]) if POINTS[card] else say("about-no-points")]
        if game.pile and card not in game.pile:
            fixed = game.trumps
            if card in fixed.rank_trumps:
                told.append(say("about-rank-trump"))
            elif SUIT[card] == fixed.suit:
                told.append(say("about-trump"))
        if game.lead >= 0 and self.plays(card, seat):
            told.append(self._now(card))
        return told

    def _now(self, card: int) -> Message:
        game = self.game
        winner, _, name = why(game.trumps, game.lead, card)
        suit = SUITS[SUIT[card if name == "trump" else game.lead]]
        reason = say(f"why-{name}", suit=suit)
        if winner:
            return say("about-takes", why=reason)
        return say("about-loses", seat=seat(1 - game.actor), why=reason)

    def values(self) -> dict[str, Any]:
        return {"target": self.game.option["target"]}

    def rows(self, topic: str) -> list[Row]:
        if topic == "order":
            return [
                {"cards": ["7S"], "text": say("help-turned")},
                {"cards": ["7H", "7D", "7C"], "text": say("help-rank-trumps")},
                {"cards": ["AS", "KS", "2S"], "text": say("help-trumps")},
            ]
        if topic == "points":
            return [{"cards": ["AH", "KH", "QH", "JH", "2H"], "text": say("help-values")}]
        return []


def _level(fixed: Trumps, card: int) -> int:
    """Which step of the order a card that was led is on."""
    if card in fixed.rank_trumps:
        return 0
    return 1 if SUIT[card] == fixed.suit else 2
