"""The display and the words of Baronda."""

from typing import Any

from rondas.games.baronda.pack import GARUDAS, NAGA, NO_SUIT, RED, SUIT, suit_letter
from rondas.games.baronda.rules import Baronda, free_cards, led_suit, lulling, made_of, reason
from rondas.games.baronda.state import ADJUST, BARONG, BID, BIDS, PLAY, RANDA, TRICKS, RoundResult
from rondas.rules.display import Action, Display, LastTrick, NamedSign, Play, Token
from rondas.rules.game import OVER, Event
from rondas.rules.message import Message, by_seat, say, seat
from rondas.rules.presentation import Presentation, acted
from rondas.rules.report import Report, Row, leading, report, verdict

_LEADER: Token = {"name": "LEADER", "text": say("token-leader"), "means": say("term-leader.text")}


class BarondaPresentation(Presentation[Baronda]):
    """Tricks in the middle, beside the side in force; a line of the sheet for each round."""

    layout = "trick"
    deck = "baronda"
    minutes = (5, 5)
    pictured = ("card42", "card97")
    usual = 3  # two play by rules of their own
    days = ((3, {}), (4, {}))

    def display(self, seat: int | None) -> Display:
        game = self.game
        tricks = game.tricks_played()
        over = game.results and game.actor < 0
        return self.laid(
            seat,
            trick=self._plays(tricks[-1]) if tricks else [],
            last_trick=self._last_trick(tricks[-2]) if len(tricks) > 1 else None,
            tip=self._tip() if game.stage == BIDS and seat == game.actor else None,
            signs=self._signs(),
            tokens=[_LEADER if at == game.leader else None for at in range(game.players)],
            notes=self._notes(seat),
            missed=self._missed(),
            facts=self._facts(),
            sheet=self._sheet(),
            report=self._report(seat) if over else None,
        )

    def _plays(self, trick: list[tuple[int, int]]) -> list[Play]:
        return [(at, self.game.pack.names[card]) for at, card in trick]

    def _last_trick(self, trick: list[tuple[int, int]]) -> LastTrick:
        cards = [card for _, card in trick]
        led, plain = led_suit(cards), self.game.plain

        def tag(card: int) -> Message | None:
            if card not in GARUDAS:
                return None
            return say("tag-asleep" if lulling(card, cards, led, plain) else "tag-awake")

        return {
            "plays": self._plays(trick),
            "tags": [tag(card) for card in cards],
            "winner": self.game.leads[-1],
            "rule": reason(cards, led, plain)[0],
        }

    def _tip(self) -> Message:
        """Return how many of the three strongest classes (BA-5) the actor holds."""
        held = list(self.game.held(self.game.actor))
        reds = sum(SUIT[card] == RED and card not in GARUDAS for card in held)
        garudas = sum(card in GARUDAS for card in held)
        return say("tip-bid", garudas=garudas, nagas=held.count(NAGA), reds=reds)

    def _signs(self) -> list[NamedSign]:
        """The side in force of the Baronda card; both while it is not decided (BA-3.2)."""
        game = self.game
        if game.side:
            return [_sign(game.side, say(f"sign-{game.side}", players=game.players))]
        if game.stage not in (BIDS, ADJUST):
            return []
        return [
            _sign(side, say(f"sign-{side}-if", n=total, players=game.players))
            for side, total in ((BARONG, TRICKS + 1), (RANDA, TRICKS - 1))
        ]

    def _notes(self, reader: int | None) -> list[list[Message]]:
        """Return the bids, or that a bid was made; and the tricks as soon as there are some."""
        game = self.game
        notes: list[list[Message]] = [[] for _ in range(game.players)]
        for at, bid in enumerate(game.bids):
            if bid is not None:
                secret = game.stage == BIDS and at != reader
                notes[at].append(say("note-has-bid") if secret else say("note-bid", n=bid))
            if any(game.tricks):
                notes[at].append(say("tricks", n=game.tricks[at]))
        return notes

    def _missed(self) -> list[bool]:
        """Return who has too many tricks for RANDA, or can no longer take enough for BARONG."""
        game = self.game
        left = TRICKS - sum(game.tricks) if game.side == BARONG else 0
        return [
            bool(game.side) and made_of(game.side, bid or 0, took + left)[2] < 0
            for bid, took in zip(game.bids, game.tricks, strict=True)
        ]

    def _facts(self) -> list[Message]:
        game = self.game
        facts = []
        if game.round and game.players == 2:
            facts.append(say("fact-round-of-two", n=game.round))
        elif game.round:
            facts.append(say("fact-round", n=game.round, of=game.players))
        if game.stage == PLAY:
            facts.append(say("fact-trick", n=sum(game.tricks) + 1, of=TRICKS))
        if game.side:
            facts.append(say("fact-side", total=sum(game.bids), side=game.side))
        return facts

    def _sheet(self) -> list[Row]:
        return [
            {
                "label": say("sheet-round", n=number, side=result.side),
                "points": result.points[:],
                "notes": _bids(result),
            }
            for number, result in enumerate(self.game.results, 1)
        ]

    def _report(self, reader: int | None) -> Report:
        """The report of a finished round, or of the game after the last one (BA-6.3, BA-7.1)."""
        game = self.game
        result = game.results[-1]
        winners = game.winners()
        if game.players == 2:
            gains = [(say("report-round"), result.points)]
        else:
            made = zip(result.bids, result.tricks, strict=True)
            parts = [made_of(result.side, bid, took) for bid, took in made]
            gains = [
                (say(f"report-{name}", side=result.side), [part[at] for part in parts])
                for at, name in enumerate(("bid", "beyond", "missed"))
            ]
        return report(
            say("sheet-round", n=len(game.results), side=result.side),
            say("usual-part", n=len(game.results) + 1),
            self._headline(reader, result),
            winners,
            game.score,
            gains,
            _bids(result),
            best=self._stopped(result),
        )

    def _stopped(self, result: RoundResult) -> Message | None:
        """Return what ended a round of two players before its last trick (BA-7.2, BA-7.3)."""
        if sum(result.tricks) == TRICKS:
            return None
        winner = result.points.index(1)
        decides = winner if result.side == BARONG else 1 - winner
        name = f"report-stopped-{result.side.lower()}"
        return say(name, seat=seat(decides), n=result.bids[decides])

    def _headline(self, reader: int | None, result: RoundResult) -> Message:
        """Return the winner of the round, or of the game after the last one. Two players play for
        the round itself."""
        game = self.game
        sides = [[at] for at in range(game.players)]
        if game.actor == OVER:
            unit = "rounds" if game.players == 2 else "points"
            return verdict(game.score, sides, reader, unit=unit)
        if game.players == 2 and reader is not None:
            won = leading(result.points)
            name = "level" if len(won) == 2 else "won" if reader in won else "lost"
            return say(f"report-two-{name}")
        return verdict(result.points, sides, reader, "round")

    def asked(self, own: bool) -> Message:
        game = self.game
        who = seat(game.actor)
        if game.stage == BIDS:
            return say("prompt-bid", seat=who, n=TRICKS)
        if game.stage == ADJUST:
            return say("prompt-adjust", seat=who, bid=game.bids[game.actor], n=TRICKS)
        if not game.trick:
            return say("prompt-lead", seat=who)
        if game.led == NO_SUIT:
            return say("prompt-no-suit", seat=who)
        suit = suit_letter(game.led)
        if not own:  # not a word about what the actor holds
            return say("prompt-turn", seat=who, suit=suit)
        hand = game.hands[game.actor]
        if all(SUIT[card] != game.led for card in hand):
            return say("prompt-void", suit=suit)
        return say("prompt-follow", suit=suit, free=free_cards(hand))

    def act(self, action: int) -> Action:
        game = self.game
        name = game.actions[action]
        if game.stage == BIDS:
            bid = action - BID
            return acted(name, say("action-bid", n=bid), figure=bid, meaning=self._meaning(bid))
        if game.stage == ADJUST:
            change = int(name.partition(" ")[2])
            what = "action-raise" if change > 0 else "action-lower"
            bid = game.bids[game.leader] + change
            return acted(name, say(what, n=bid), figure=bid)
        return super().act(action)

    def _meaning(self, bid: int) -> Message:
        """Return, for a bid of one's own, which bids of the others lead to either side (BA-3.2)."""
        name = "meaning-two" if self.game.players == 2 else "meaning"
        twelve = TRICKS - bid
        return say(name, bid=bid, barong=twelve + 1, randa=twelve - 1, twelve=twelve)

    def event_arguments(self, event: Event) -> dict[str, Any]:
        args = super().event_arguments(event)
        values = event.values
        if event.kind == "shown":
            args["each"] = by_seat("bid-of", "n", values["bids"])
        elif event.what == "side":
            args["players"] = self.game.players
        elif event.kind == "round":
            args["each"] = by_seat("score-of", "n", values["scores"])
        elif event.kind == "over" and "score" in values:
            args["total"] = say("points", n=values["score"])
        return args


def _bids(result: RoundResult) -> list[Message]:
    made = zip(result.bids, result.tricks, strict=True)
    return [say("sheet-bid", bid=bid, took=took) for bid, took in made]


def _sign(side: str, text: Message) -> NamedSign:
    return {"name": side, "title": say("sign-name", side=side), "text": text}
