"""The display and the words of High Five."""

from __future__ import annotations

from typing import Any

from rondas.games._template.rules import NUMBER, PACK, TAKE, HighFive
from rondas.rules.display import Action, Display, EventDisplay, LastTrick
from rondas.rules.game import OVER, Event
from rondas.rules.message import Message, card, say, seat, several
from rondas.rules.presentation import Presentation, acted
from rondas.rules.report import Report, Row, leading, report, verdict


class HighFivePresentation(Presentation[HighFive]):
    """A trick beside the open cards, and a line of the sheet for each round."""

    layout = "trick-and-open"
    deck = "spanish"
    minutes = (2, 2)

    def display(self, seat: int | None) -> Display:
        game = self.game
        leader = (game.actor - len(game.trick)) % 2
        return self.laid(
            game.seen(seat),
            table=PACK.write(game.table),
            stock=len(game.stock),
            trick=[((leader + i) % 2, PACK.names[card]) for i, card in enumerate(game.trick)],
            last_trick=self._last_trick(),
            facts=self._facts(),
            sheet=self._sheet(),
            report=self._report(seat) if game.points and game.actor < 0 else None,
        )

    def _last_trick(self) -> LastTrick | None:
        if not self.game.last_trick:
            return None
        leader, first, second, winner = self.game.last_trick
        plays = [(leader, PACK.names[first]), (1 - leader, PACK.names[second])]
        return {"plays": plays, "winner": winner, "rule": "HF-2.2"}

    def _facts(self) -> list[Message]:
        number = len(self.game.points)
        return [say("fact-round", n=number, of=self.game.option["rounds"])] if number else []

    def _sheet(self) -> list[Row]:
        return [
            {"label": say("sheet-round", n=number), "points": points[:]}
            for number, points in enumerate(self.game.points, 1)
        ]

    def _report(self, reader: int | None) -> Report:
        """Return the report of a finished round (HF-3.1), or of the game after the last one
        (HF-3.2)."""
        game = self.game
        over = game.actor == OVER
        points = game.scores() if over else game.points[-1]
        return report(
            say("sheet-round", n=len(game.points)),
            verdict(points, [[0], [1]], reader, "" if over else "round"),
            leading(points) if over else (),
            game.scores(),
            [(say("report-taken"), game.points[-1])],
        )

    def prompt(self, own: bool) -> Message | None:
        game = self.game
        if game.actor < 0:
            return None
        return say("prompt-take" if game.taking else "prompt-play", seat=seat(game.actor))

    def act(self, action: int) -> Action:
        """Offer cards of the hand to be tapped, and a button for each open card to take."""
        if action < TAKE:
            return super().act(action)
        name = PACK.names[action - TAKE]
        label = say("action-take", card=card(name))
        worth = say("points", n=NUMBER[action - TAKE])
        return acted(self.game.actions[action], label, detail=worth, takes=[name])

    def event_arguments(self, event: Event) -> dict[str, Any]:
        args = super().event_arguments(event)
        if event.kind == "round":
            points = enumerate(event.values["points"])
            args["each"] = several(say("has", seat=seat(at), n=n) for at, n in points)
        return args

    def describe_event(self, event: Event) -> EventDisplay:
        told = super().describe_event(event)
        if event.kind == "dealt":
            told["part"] = say("sheet-round", n=event.values["n"])
        if event.kind == "captured":
            told["reason"] = say("reason-captured", **self.event_arguments(event))
        return told
