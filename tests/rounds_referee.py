"""A second, naive implementation of Rounds, written from its clauses alone, with strings.

It keeps the whole table as people see it: for each trick what was held when a card was
followed with, what was legal then, and everything that was later decided about it. It is
slow and knows nothing of `rondas`.
"""

from __future__ import annotations

from dataclasses import dataclass, field

RANKS = "23456789TJQKA"


def card_points(card: str) -> int:
    return 10 if card == "2H" else {"A": 4, "K": 3, "Q": 2, "J": 1}.get(card[0], 0)


@dataclass
class Trick:
    """A trick on the table or on somebody's pile."""

    leader: int
    lead: str
    follow: str = ""
    legal: list[str] = field(default_factory=list)
    """The cards that the follower could have played."""
    revoked: bool = False
    settled: bool = False
    awards: list[int] = field(default_factory=list)
    """The seats to which exposures have given it, the latest last."""
    called: int | None = None
    """The seat to which a call has given it."""


class Referee:
    """One match. `moves` are those of a record."""

    def __init__(self, target: int, rank_trump_suit: str, revokes: str) -> None:
        self.target = target
        self.reading = rank_trump_suit
        self.allowed = revokes == "allowed"
        self.scores = [0, 0]
        self.over = False
        self.winners: list[int] = []
        self.dealer: int | None = None
        self.actor: int | None = None  # None: chance
        self.hands: list[list[str]] = [[], []]
        self.deck: list[str] = []
        self.pile: list[str] = []
        self.rounds: list[list[Trick]] = []
        self.table: Trick | None = None
        self.stage = "tricks"
        self.face_up = [False, False]
        self.plays_since_call = [0, 0]
        """How often the opponent has played since the seat's last call in this round."""

    # RO-3

    def is_rank_trump(self, card: str) -> bool:
        return card[0] == self.pile[-1][0] and card != self.pile[-1]

    def suit_led(self, card: str) -> str:
        return self.pile[-1][1] if self.is_rank_trump(card) else card[1]

    def follows(self, card: str, suit: str) -> bool:
        if self.is_rank_trump(card) and self.reading == "trump":
            return suit == self.pile[-1][1]
        return card[1] == suit

    def legal_cards(self, hand: list[str], lead: str) -> list[str]:
        suit = self.suit_led(lead)
        following = [card for card in hand if self.follows(card, suit)]
        if following:
            return following
        if suit == self.pile[-1][1]:
            ranked = [card for card in hand if self.is_rank_trump(card)]
            if ranked:
                return ranked
        return list(hand)

    def winner_by_cards(self, trick: Trick) -> int:
        follower = 1 - trick.leader
        if self.is_rank_trump(trick.lead):
            return trick.leader
        if self.is_rank_trump(trick.follow):
            return follower
        if trick.follow[1] == trick.lead[1]:
            higher = RANKS.index(trick.follow[0]) > RANKS.index(trick.lead[0])
            return follower if higher else trick.leader
        return follower if trick.follow[1] == self.pile[-1][1] else trick.leader

    def owner(self, trick: Trick) -> int:
        if trick.called is not None:
            return trick.called
        if trick.awards:
            return trick.awards[-1]
        return self.winner_by_cards(trick)

    # Actions.

    def open_revokes(self, seat: int) -> list[Trick]:
        return [
            trick
            for trick in self.rounds[-1]
            if trick.leader != seat and trick.revoked and not trick.settled
        ]

    def correctable(self) -> Trick | None:
        """The revoke that the actor may correct now."""
        if not self.rounds or not self.rounds[-1] or self.stage == "calls":
            return None
        trick = self.rounds[-1][-1]
        return trick if trick in self.open_revokes(self.actor) else None

    def legal(self) -> list[str] | None:
        if self.over:
            return []
        if self.actor is None:
            return None
        seat = self.actor
        if not self.allowed:
            hand = self.hands[seat]
            cards = self.legal_cards(hand, self.table.lead) if self.table else hand
            return sorted(f"play {card}" for card in cards)
        actions = []
        if self.stage == "tricks":
            actions += [f"play {card}" for card in self.hands[seat]]
        else:
            actions.append("done")
        trick = self.correctable()
        if trick is not None:
            actions += [f"correct {card}" for card in trick.legal]
        if self.stage != "correction" and self.plays_since_call[seat] > 0:
            actions.append("call")
        return sorted(actions)

    def line(self) -> dict[str, object]:
        return {
            "actor": None if self.over else "*" if self.actor is None else self.actor,
            "legal": self.legal(),
            "scores": self.scores[:],
            "over": self.over,
            "winners": self.winners[:],
        }

    # Effects.

    def move(self, move: str) -> None:
        who, what, *cards = move.split(" ")
        if who == "*":
            if what == "draw":
                first, second = (RANKS.index(card[0]) for card in cards)
                if first != second:
                    self.dealer = 0 if first > second else 1
            else:
                self.deck = cards
                self.pile, self.rounds, self.hands = [], [], [[], []]
                self.new_round()
            return
        seat = int(who)
        assert seat == self.actor
        if what == "play":
            self.play(seat, cards[0])
            return
        if what == "correct":
            self.correct(seat, cards[0])
        if what == "call":
            self.call(seat)
        if self.over or self.stage == "tricks":
            return
        if self.stage == "correction":
            self.stage = "calls"
            self.actor = 1 - self.dealer
        elif self.actor == 1 - self.dealer:
            self.actor = self.dealer
        else:
            self.end_round()

    def new_round(self) -> None:
        self.rounds.append([])
        self.table = None
        self.stage = "tricks"
        self.face_up = [False, False]
        self.plays_since_call = [0, 0]
        self.actor = 1 - self.dealer
        if len(self.rounds) < 5:
            for n in range(18 if len(self.rounds) == 1 else 10):
                seat = 1 - self.dealer if n % 2 == 0 else self.dealer
                self.hands[seat].append(self.deck.pop(0))
            self.pile.append(self.deck.pop(0))

    def expose(self, seat: int, card: str) -> bool:
        found = [trick for trick in self.open_revokes(seat) if card in trick.legal]
        for trick in found:
            trick.settled = True
            trick.awards.append(1 - seat)
        if found:
            self.face_up[seat] = True
        return bool(found)

    def play(self, seat: int, card: str) -> None:
        exposes = self.expose(seat, card)
        self.plays_since_call[1 - seat] += 1
        if self.table is None:
            self.table = Trick(seat, card)
            self.hands[seat].remove(card)
            if exposes:
                self.table.awards.append(1 - seat)
            self.actor = 1 - seat
            return
        trick = self.table
        self.table = None
        trick.legal = self.legal_cards(self.hands[seat], trick.lead)
        trick.follow = card
        trick.revoked = card not in trick.legal
        self.hands[seat].remove(card)
        if exposes:
            trick.awards.append(1 - seat)
        self.rounds[-1].append(trick)
        self.actor = self.owner(trick)
        if len(self.rounds[-1]) == (4 if len(self.rounds) == 5 else 5):
            if self.allowed:
                self.stage = "correction"
                self.actor = seat
            else:
                self.end_round()

    def correct(self, seat: int, card: str) -> None:
        trick = self.rounds[-1][-1]
        trick.revoked = False
        self.hands[seat].append(trick.follow)
        self.hands[seat].remove(card)
        trick.follow = card
        if self.expose(seat, card):
            trick.awards.append(1 - seat)
        if self.table is not None:
            self.hands[self.table.leader].append(self.table.lead)
            self.table = None
        self.actor = self.owner(trick)

    def call(self, seat: int) -> None:
        other = 1 - seat
        self.plays_since_call[seat] = 0
        found = self.open_revokes(other)
        punished = [trick for trick in self.rounds[-1] if trick.leader == seat and trick.settled]
        if punished and not found:
            return
        for trick in found:
            trick.settled = True
            if not trick.awards and self.winner_by_cards(trick) == other:
                trick.called = seat
        self.face_up[other if found else seat] = True
        gainer = seat if found else other
        self.scores[gainer] += 25
        if self.scores[gainer] >= self.target:
            self.over = True
            self.actor = None
            self.winners = [gainer]

    def end_round(self) -> None:
        if len(self.rounds) < 5:
            self.new_round()
            return
        for number, tricks in enumerate(self.rounds, 1):
            # Owners were settled under the trumps of their own round.
            self.pile, kept = self.pile[: min(number, 4)], self.pile
            owners = [self.owner(trick) for trick in tricks]
            self.pile = kept
            for trick, owner in zip(tricks, owners, strict=True):
                self.scores[owner] += card_points(trick.lead) + card_points(trick.follow)
            if number == 5:
                self.scores[owners[-1]] += sum(card_points(card) for card in self.pile)
                owners.append(owners[-1])
            self.scores[0 if owners.count(0) >= 3 else 1] += 10
        self.dealer = 1 - self.dealer
        self.actor = None
        self.stage = "tricks"
        if max(self.scores) >= self.target and self.scores[0] != self.scores[1]:
            self.over = True
            self.winners = [self.scores.index(max(self.scores))]
