"""The display and the words of Ronda."""

from typing import Any

from rondas.games.steere_ronda.rules import SteereRonda, ranking, reason
from rondas.games.steere_ronda.state import PACK, TRICKS
from rondas.rules.display import Display
from rondas.rules.game import Event
from rondas.rules.message import Message, by_seat, card, say, seat
from rondas.rules.presentation import Presentation
from rondas.rules.report import Report, Row, report, verdict


class SteerePresentation(Presentation[SteereRonda]):
    """Tricks in the middle, a line of the sheet for each hand."""

    layout = "trick"
    deck = "spanish"
    minutes = (6, 6)
    pictured = ("card33", "card89")

    def display(self, seat: int | None) -> Display:
        game, last = self.game, self.game.last_trick
        places = self.places(reason(last)[0] if last else "")
        if last:
            places["last_trick"]["order"] = PACK.write(ranking(last))
        if game.tiebreak:
            cards = list(enumerate(PACK.write(game.tiebreak)))
            out = [at for at in range(3) if at not in game.leaders()]
            places["trick"] = cards
            places["last_trick"] |= {
                "plays": cards,
                "winner": game.winners()[0],
                "rule": "SR-5.3",
                "order": PACK.write(ranking(game.tiebreak)),
                "out": out,
            }
        return self.laid(
            seat,
            **places,
            notes=[
                [say("tricks", n=tricks)] if tricks and game.hand > 1 else []
                for tricks in game.tricks
            ],
            facts=self._facts(),
            sheet=self._sheet(),
            report=self._report(seat) if game.hand and game.actor < 0 else None,
        )

    def _facts(self) -> list[Message]:
        game = self.game
        facts = []
        if game.hand:
            facts.append(say("fact-hand", n=game.hand, of=game.option["hands"]))
        if game.actor >= 0:
            facts.append(say("fact-trick", n=sum(game.tricks) + 1, of=TRICKS))
        return facts

    def _sheet(self) -> list[Row]:
        game = self.game
        rows: list[Row] = [
            {"label": say("sheet-hand", n=number), "points": tricks[:]}
            for number, tricks in enumerate(game.hand_tricks, 1)
        ]
        if game.actor >= 0:
            label = say("sheet-hand-now", n=game.hand)
            rows.append({"label": label, "points": game.tricks[:]})
        return rows

    def _report(self, reader: int | None) -> Report:
        """SR-3.3: the tricks of the hand that is over; with the last hand the game is."""
        game = self.game
        brought = game.hand_tricks[-1]
        last = game.hand == game.option["hands"]
        winners = game.winners()
        return report(
            say("sheet-hand", n=game.hand),
            say("sheet-tiebreak") if last else say("sheet-hand", n=game.hand + 1),
            self._headline(reader, winners),
            winners,
            game.won,
            [(say("report-hand"), brought)],
            last=game.last_trick[2] if game.last_trick else None,
        )

    def _headline(self, reader: int | None, winners: list[int]) -> Message:
        game = self.game
        sides = [[at] for at in range(3)]
        if winners and game.tiebreak and (reader is None or reader in game.leaders()):
            lost = "" if reader in (None, *winners) else "-lost"
            return say(f"report-tiebreak{lost}", seat=seat(winners[0]))
        if winners:
            return verdict(game.won, sides, reader, unit="tricks")
        return verdict(game.hand_tricks[-1], sides, reader, "hand", "tricks")

    def asked(self, own: bool) -> Message:
        game = self.game
        return say("prompt-follow" if game.trick else "prompt-lead", seat=seat(game.actor))

    def event_arguments(self, event: Event) -> dict[str, Any]:
        args = super().event_arguments(event)
        if event.kind == "round":
            args["took"] = by_seat("took", "n", event.values["tricks"])
        elif event.kind == "turned":
            turned = map(card, PACK.write(event.values["cards"]))
            args["each"] = by_seat("turned-for", "card", turned)
        return args
