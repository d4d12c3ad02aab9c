"""Baronda explained."""

from math import floor
from typing import Any

from rondas.games.baronda.bidding import EXPECTED_TRICKS, estimate
from rondas.games.baronda.pack import GARUDAS, NAGA, NUMBER, PASS, RED, SUIT, SUITS, suit_letter
from rondas.games.baronda.rules import Baronda, led_suit, points, reason, strength, strongest
from rondas.games.baronda.state import ADJUST, BARONG, BID, BIDS, PLAY, RANDA, TRICKS
from rondas.rules.guide import Guide, Ranking, Row, Step, Table, Worth
from rondas.rules.message import Message, say

OFF = {"two-more": 2, "one-more": 1, "none": 0, "one-fewer": -1, "two-fewer": -2}
"""How many more tricks than bid somebody takes."""

LADDER = {"garuda": "garuda", "naga": "naga-mark", "red": "R", "led": "", "pass": "gate-mark"}
"""The classes of BA-5 from the strongest, each with its drawing."""

OFTEN, SELDOM = 0.5, 0.2
"""A led card that takes more tricks than that often takes its own; one that takes fewer, seldom."""

UNSURE = 0.25
"""A hand whose expected tricks are farther from a whole number may take more or fewer."""


class BarondaGuide(Guide[Baronda]):
    """The ladder from Garuda to Pass, and what the bids decide."""

    topics = ("goal", "bids", "order", "turn", "points", "end")
    terms = ("trick", "follow", "bid", "barong", "randa", "leader", "naga", "garuda", "pass")
    told_in = (("bids", "BA-3.1"), ("order", "BA-5"), ("turn", "BA-4.3"), ("points", "BA-6"),
               ("end", "BA-6.3"))  # fmt: skip
    sought = (("trump", "BA-5.3"), ("bid", "BA-3.1"), ("pass", "BA-5.1"), ("follow", "BA-4.3"),
              ("dealer", "BA-2.1"), ("beat", "BA-5"), ("tie", "BA-5.7", "BA-6.3", "BA-7.2"),
              ("points", "BA-6"), ("pack", "BA-1.2"))  # fmt: skip

    def order(self) -> Ranking:
        """BA-5; lit is the class of the card that is ahead."""
        game = self.game
        played = [trick for trick in game.tricks_played() if trick]
        trick = [card for _, card in played[-1]] if played else []
        ahead, best, suit = -1, None, led_suit(trick)
        if trick:
            at, _ = strongest(trick, suit, game.plain)
            ahead = 5 - strength(trick[at], trick, suit, game.plain)[0]
            best = played[-1][at][0] if len(game.trick) > 1 else None
        led = suit_letter(suit) or ""
        steps: list[Step] = []
        for at, (name, mark) in enumerate(LADDER.items()):
            step: Step = {"mark": mark, "text": say(f"order-{name}"), "lit": at == ahead}
            if name == "led":
                step["between"] = say("order-led-any")
                step["text"] = say("order-led", suit=led) if led else step["between"]
                step["mark"] = led
                if suit == RED:
                    step["text"] = None  # that is the step above
            steps.append(step)
        return {"ring": False, "steps": steps, "note": self._note(), "ahead": best}

    def _note(self) -> Message | None:
        """Return what all bids together decide (BA-3.2), or have decided (BA-6.1, BA-6.2, BA-7)."""
        game = self.game
        if game.stage in (BIDS, ADJUST):
            return say("order-bids", players=game.players, n=TRICKS)
        if game.side:
            total = sum(game.bids)
            return say(f"order-{game.side}", players=game.players, total=total, n=TRICKS)
        return None

    def now(self) -> list[Row]:
        game = self.game
        trick = game.trick
        if not trick:
            return []
        led = led_suit(trick)
        at, _ = strongest(trick, led, game.plain)
        names = game.pack.write(trick)
        if SUIT[trick[at]] == led or trick[at] != PASS:
            text = say("now-ahead", card={"card": names[at]}, why=self._why(trick, led))
        else:
            text = say("now-pass")
        return [{"cards": names, "text": text}]

    def about(self, card: int, seat: int | None) -> list[Message]:
        game = self.game
        told = [self._kind(card)]
        if game.stage == PLAY and game.trick and self.plays(card, seat):
            told.append(self._now(card))
        return told

    def _kind(self, card: int) -> Message:
        if card in GARUDAS:
            return self._when_awake("about-garuda")
        if card in (PASS, NAGA):
            return say("about-naga" if card == NAGA else "about-pass")
        return say("about-red" if SUIT[card] == RED else "about-number", suit=SUITS[SUIT[card]])

    def _when_awake(self, name: str) -> Message:
        """A message that says when a Garuda is awake (BA-5.6)."""
        return say(name, offsuit_garuda=self.game.option["offsuit_garuda"])

    def _now(self, card: int) -> Message:
        """Return who would win as far as known; players who follow may still change it."""
        game = self.game
        trick = [*game.trick, card]
        led = led_suit(trick)
        at, _ = strongest(trick, led, game.plain)
        last = len(trick) == game.players
        if at < len(trick) - 1:
            return say("about-not-ahead", card={"card": game.pack.names[trick[at]]})
        if not last:
            return say("about-ahead-now")
        return say("about-takes", why=self._why(trick, led))

    def _why(self, trick: list[int], led: int) -> Message:
        _, name = reason(trick, led, self.game.plain)
        equals = strongest(trick, led, self.game.plain)[1]
        return say(f"why-{name}", suit=suit_letter(led), n=equals)

    def reasons(self, action: int) -> list[Message]:
        game = self.game
        if action >= BID:
            tricks = estimate(game.held(game.actor), game.players)
            low = floor(tricks + UNSURE)
            more = floor(tricks + 1 - UNSURE) - low
            bid = action - BID
            if bid in (low - 1, low + more + 1):  # it may be one trick less or more than that
                low, more = min(bid, low + more), 1
            takes = say("advice-takes", n=low, more=more, next=low + more)
            return [takes] if low <= bid <= low + more else []
        legal = game.legal()
        if not game.trick:
            saves = game.side == BARONG  # where tricks are bad nobody saves strong cards
            return self._led(action) or (saves and self.spared(action, legal, self._worth)) or []
        ahead = [card for card in legal if self._ahead(card)]
        if game.side == BARONG:
            return self.weighed(action, legal, ahead, self._worth)
        below = [card for card in legal if card not in ahead]
        if action in ahead:
            return [] if below else [say("advice-cannot-lose")]
        strongest = self._worth(action) >= max(map(self._worth, below)) and len(below) > 1
        return [say("advice-rid")] if strongest else [self._need("loses")]

    def _led(self, card: int) -> list[Message]:
        """Whether a lead does what the bid asks for."""
        worth = self._worth(card)
        good = worth > OFTEN if self.game.side == BARONG else worth < SELDOM
        return [self._need("leads")] if good else []

    def _need(self, does: str) -> Message:
        """Return that a card does what the bid asks of the actor from here on."""
        game = self.game
        seat = game.actor
        off = game.tricks[seat] - game.bids[seat]
        how = "short" if off < 0 else "over" if off > 0 else "exact"
        two = "yes" if game.players == 2 else "no"
        return say(f"advice-{game.side}", does=does, how=how, n=abs(off), two=two)

    def effects(self, action: int) -> list[Message]:
        return [self._now(action)] if self.game.stage == PLAY and self.game.trick else []

    def _ahead(self, card: int) -> bool:
        trick = [*self.game.trick, card]
        return strongest(trick, led_suit(trick), self.game.plain)[0] == len(trick) - 1

    def _worth(self, card: int) -> float:
        return EXPECTED_TRICKS[self.game.players][card]

    def foreseen(self, action: int) -> str:
        """Whether a later player has a card that beats it, which is good if tricks are bad."""
        game = self.game
        if game.stage != PLAY or len(game.trick) == game.players - 1:
            return ""
        after = game.copy()
        after.apply(action)
        place = len(after.trick) - 1
        for seat in range(len(after.trick), game.players):
            after.actor = (game.actor + seat - place) % game.players
            for card in after.legal():
                trick = [*after.trick, card]
                if strongest(trick, led_suit(trick), game.plain)[0] != place:
                    return "falls" if game.side == RANDA else ""
        return "stands" if game.side == BARONG else ""

    def values(self) -> dict[str, Any]:
        highest = max(NUMBER[card] for card in self.game.pack.cards() if card < PASS)
        return {"highest": highest, "n": TRICKS}

    def tables(self) -> dict[str, Table]:
        if self.game.players == 2:
            return {}
        bid = TRICKS // 2
        taken: list[Worth] = [
            {
                "label": say("help-taken", off=name),
                "points": [points(side, bid, bid + off) for side in (BARONG, RANDA)],
            }
            for name, off in OFF.items()
        ]
        return {"points": {"heads": [say("term-barong"), say("term-randa")], "rows": taken}}

    def rows(self) -> dict[str, list[Row]]:
        return {
            "order": [
                {"cards": ["0G", "NAGA"], "best": ["0G"], "text": say("help-garuda")},
                {
                    "cards": ["0G", "2G"],
                    "best": ["0G"],
                    "text": self._when_awake("help-garuda-followed"),
                },
                {"cards": ["NAGA", "5R"], "best": ["NAGA"], "text": say("help-naga")},
                {"cards": ["5R", "2R"], "best": ["5R"], "text": say("help-red")},
                {"cards": ["5B", "2B"], "best": ["5B"], "text": say("help-led")},
                {"cards": ["PASS"], "text": say("help-pass")},
            ]
        }
