"""Moroccan Ronda explained."""

from __future__ import annotations

from typing import Any

from rondas.games.moroccan_ronda.captures import captured_ranks
from rondas.games.moroccan_ronda.pack import PACK, RANK, RANKS, members
from rondas.games.moroccan_ronda.rules import MoroccanRonda
from rondas.games.moroccan_ronda.state import PLAY
from rondas.guide import Guide, Order, Row
from rondas.message import Message, cards, say


class MoroccanGuide(Guide[MoroccanRonda]):
    """What captures, what calls, and what is undecided."""

    topics = ("goal", "turn", "calls", "announce", "count", "end")
    terms = ("capture", "run", "call", "missa", "ronda", "tringa", "challenge", "hand")

    def order(self) -> Order:
        """MR-1.3: the chain of ranks; lit are those on the table."""
        game = self.game
        return {
            "ring": False,
            "steps": [
                {
                    "mark": name,
                    "text": say("order-rank", rank=name),
                    "lit": bool(game.table_ranks >> rank & 1),
                }
                for rank, name in enumerate(RANKS)
            ],
            "note": self._note(),
        }

    def _note(self) -> Message | None:
        """What the next card may score (MR-4.1, MR-4.2), or what is undecided (MR-6.5)."""
        game = self.game
        rank, number, _, _ = game.chain
        if number:
            return say("order-chain", rank=RANKS[rank], call=game.house.call_points[number + 1])
        if game.fresh >= 0:
            return say("order-fresh", rank=RANKS[game.fresh], call=game.house.call_points[1])
        return say("order-undecided") if game.contested else None

    def about(self, card: int, seat: int | None) -> list[Message]:
        game = self.game
        rank = RANK[card]
        if not self.plays(card, seat) or game.phase != PLAY:
            return [say("about-rank", rank=RANKS[rank])]
        number = game.chain[1]
        if number and game.chain[0] == rank:
            return [say("about-call", call=game.house.call_points[number + 1])]
        taken = captured_ranks(rank, game.table_ranks)
        if not taken:
            return [say("about-stays")]
        told = [say("about-captures", cards=cards(PACK.write(
            game.table[each] for each in members(taken))))]  # fmt: skip
        if game.fresh == rank:
            told.append(say("about-call", call=game.house.call_points[1]))
        if taken == game.table_ranks and not game.is_last_card():
            told.append(say("about-missa"))
        return told

    def values(self) -> dict[str, Any]:
        house = self.game.house
        _, one, five, ten = house.call_points
        return {
            "target": house.target,
            "players": self.game.players,
            "one": one,
            "five": five,
            "ten": ten,
            "par": house.par,
            "free": "yes" if house.free else "no",
        }

    def rows(self, topic: str) -> list[Row]:
        if topic == "turn":
            return [
                {"cards": ["6E", "6O", "7C", "10B"], "text": say("help-run")},
            ]
        if topic == "announce":
            return [
                {"cards": ["7C", "7O", "2E"], "text": say("help-ronda")},
                {"cards": ["4C", "4O", "4E"], "text": say("help-tringa")},
            ]
        return []
