"""Ronda explained."""

from itertools import product

from rondas.games.steere_ronda.rules import SteereRonda, ranking, reason, top_suit
from rondas.games.steere_ronda.state import PACK, SUIT, SUITS
from rondas.rules.guide import Guide, Ranking, Row
from rondas.rules.message import Message, card, say, seat

FEW = 6
"""Cards in hand, at the most, of which one may be safe."""


class SteereGuide(Guide[SteereRonda]):
    """The circle of suits, and what it decides."""

    topics = ("goal", "turn", "order", "chain", "same", "end")
    told_in = (("turn", "SR-3.1"), ("order", "SR-4.1"), ("chain", "SR-4.2"), ("same", "SR-4.3"),
               ("end", "SR-5.2"))  # fmt: skip
    terms = ("trick", "lead", "suit", "contain", "chain", "hand")
    sought = (("follow", "SR-3.1"), ("dealer", "SR-2.1"), ("beat", "SR-4"), ("chain", "SR-4.2"),
              ("points", "SR-5.1"), ("tie", "SR-5.2"), ("pack", "SR-1.2"))  # fmt: skip

    def order(self) -> Ranking:
        """SR-4.1; lit are the links between the suits that lie there."""
        trick, at = self.game.tiebreak or self.game.trick or self.game.last_trick, self._leading()
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
            "ahead": None if at is None else (self.game.leader + at) % 3,
        }

    def _leading(self) -> int | None:
        """Return the place in the trick of the card that beats the other, where two lie there."""
        trick = self.game.trick
        pairs = zip(trick, reversed(trick), strict=True)
        return next((at for at, (card, other) in enumerate(pairs) if _beats(card, other)), None)

    def _note(self) -> Message | None:
        """Return what decides the trick so far, once two cards lie there."""
        trick = self.game.trick
        if len(trick) < 2:
            return None
        first, second = sorted(trick)
        if SUIT[first] == SUIT[second]:
            return say("order-pair", suit=SUITS[SUIT[first]])
        if self._leading() is not None:
            return None
        return say("order-apart", cards={"cards": PACK.write([first, second])})

    def now(self) -> list[Row]:
        trick = self.game.trick
        if not trick:
            return []
        if not (text := self._note()):
            winner = trick[self._leading() or 0]
            name = "now-led" if len(trick) == 1 else "now-ahead"
            text = say(name, card=card(PACK.names[winner]), suit=SUITS[SUIT[winner]])
        return [{"cards": PACK.write(trick), "text": text}]

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
        if _beats(card_, other):
            return say("about-ahead", card=name)
        return say("about-behind" if _beats(other, card_) else "about-apart", card=name)

    def reasons(self, action: int) -> list[Message]:
        choice = self.game.legal()
        if self.game.trick:
            ahead = [card for card in choice if self._ahead(card)]
            return self.weighed(action, choice, ahead, _rank)
        low = self.spared(action, choice, _rank)
        beaters = self._beaters(action)
        if low or beaters > min(map(self._beaters, choice)):
            return [*low, say("advice-lead")]
        return self.effects(action)

    def effects(self, action: int) -> list[Message]:
        trick = self.game.trick
        if len(trick) == 1 and self._ahead(action):
            return [say("advice-beats", card=card(PACK.names[trick[0]]))]
        if trick:
            return [self._now(action)]
        return [say("advice-beaters", n=self._beaters(action), of=sum(map(len, self._others())))]

    def _ahead(self, card: int) -> bool:
        """Return whether a card would take the trick, or beat the only card there is."""
        trick = self.game.trick
        if len(trick) == 2:
            return ranking([*trick, card])[0] == card
        return _beats(card, trick[0])

    def _others(self) -> list[list[int]]:
        """Return the hands of the others, of which nobody knows who has which card."""
        return [hand for n, hand in enumerate(self.game.hands) if n != self.game.actor]

    def _beaters(self, card: int) -> int:
        """Return how many cards of the others beat one."""
        return sum(_beats(each, card) for hand in self._others() for each in hand)

    def foreseen(self, action: int) -> str:
        """Whether no follower can beat it; or, with few cards left, that somebody always can."""
        game = self.game
        if len(game.trick) == 2 or len(game.hands[game.actor]) > FEW:
            return ""
        hands = [game.hands[(game.actor + n) % 3] for n in range(1, 3 - len(game.trick))]
        rest = product(*hands)
        beaten = any(ranking([*game.trick, action, *cards])[0] != action for cards in rest)
        return "" if beaten else "stands"

    def rows(self) -> dict[str, list[Row]]:
        return {
            "chain": [
                {"cards": ["1C", "12O", "7E"], "best": ["1C"], "text": say("help-chain-straight")},
                {"cards": ["2B", "10C", "9O"], "best": ["2B"], "text": say("help-chain-wrapped")},
            ],
            "same": [
                {"cards": ["11E", "9E", "12O"], "best": ["11E"], "text": say("help-pair")},
                {"cards": ["12B", "11B", "6B"], "best": ["12B"], "text": say("help-one-suit")},
            ],
        }


def _rank(card: int) -> int:
    """How high a card is in its suit."""
    return card % 12


def _beats(card: int, other: int) -> bool:
    """Return whether a card beats another by itself."""
    if SUIT[card] == SUIT[other]:
        return card > other
    return _beaten(SUIT[card]) == SUIT[other]


def _beaten(suit: int) -> int:
    """The suit that this one beats."""
    return (suit + 1) % 4
