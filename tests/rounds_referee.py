"""A second, naive telling of Rounds, from its clauses alone, with strings.

It keeps the whole table as people see it: for each trick what was held when a card was
followed with, what was legal then, and everything that was later decided about it. It is
slow and knows nothing of `rondas`.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, field
from typing import Any

RANKS = "23456789TJQKA"
Story = Generator[tuple[int | str | None, list[str] | None], str, Any]


class MatchWon(Exception):  # noqa: N818
    """Somebody has won."""


def points(*cards: str) -> int:
    values = {"A": 4, "K": 3, "Q": 2, "J": 1}
    return sum(10 if card == "2H" else values.get(card[0], 0) for card in cards)


@dataclass
class Trick:
    """A trick on the table or on somebody's pile."""

    leader: int
    turned: str
    lead: str = ""
    follow: str = ""
    legal: list[str] = field(default_factory=list)
    """The cards that the follower could have played."""
    revoked: bool = False
    settled: bool = False
    given: int | None = None
    """The seat to which the latest exposure or a call has given it."""


class Referee:
    """One match. `story()` tells whose turn it is and what is legal, and takes the action."""

    def __init__(self, target: int, rank_trump_suit: str, revokes: str) -> None:
        self.target = target
        self.reading = rank_trump_suit
        self.allowed = revokes == "allowed"
        self.scores = [0, 0]
        self.winners: list[int] = []
        self.hands: list[list[str]] = [[], []]
        self.pile: list[str] = []
        self.rounds: list[list[Trick]] = []
        self.face_up = [False, False]
        self.plays_since_call = [0, 0]
        """How often the opponent has played since the seat's last call in this round."""

    # RO-3

    def follows(self, card: str, suit: str) -> bool:
        turned = self.pile[-1]
        if card[0] == turned[0] and card != turned and self.reading == "trump":
            return suit == turned[1]
        return card[1] == suit

    def legal_cards(self, hand: list[str], lead: str) -> list[str]:
        turned = self.pile[-1]
        suit = turned[1] if lead[0] == turned[0] else lead[1]
        following = [card for card in hand if self.follows(card, suit)]
        ranked = [card for card in hand if card[0] == turned[0] and suit == turned[1]]
        return following or ranked or list(hand)

    def winner_by_cards(self, trick: Trick) -> int:
        follower, turned = 1 - trick.leader, trick.turned
        if trick.lead[0] == turned[0]:
            return trick.leader
        if trick.follow[0] == turned[0]:
            return follower
        if trick.follow[1] == trick.lead[1]:
            higher = RANKS.index(trick.follow[0]) > RANKS.index(trick.lead[0])
            return follower if higher else trick.leader
        return follower if trick.follow[1] == turned[1] else trick.leader

    def owner(self, trick: Trick) -> int:
        return self.winner_by_cards(trick) if trick.given is None else trick.given

    # The story.

    def story(self) -> Story:
        try:
            yield from self.match()
        except MatchWon:
            yield None, []

    def win(self, seat: int) -> None:
        self.winners = [seat]
        raise MatchWon

    def match(self) -> Story:
        first = second = 0
        while first == second:
            first, second = (RANKS.index(card[0]) for card in (yield "*", None).split(" ")[1:])
        dealer = 0 if first > second else 1
        while True:
            self.pile, self.rounds, self.hands = [], [], [[], []]
            deck = (yield "*", None).split(" ")[1:]
            for number in range(5):
                if number < 4:
                    for n in range(10 if number else 18):
                        self.hands[(1 - dealer + n) % 2].append(deck.pop(0))
                    self.pile.append(deck.pop(0))
                yield from self.one_round(dealer, 5 if number < 4 else 4)
            self.count()
            if max(self.scores) >= self.target and self.scores[0] != self.scores[1]:
                self.win(self.scores.index(max(self.scores)))
            dealer = 1 - dealer

    def one_round(self, dealer: int, size: int) -> Story:
        tricks: list[Trick] = []
        self.rounds.append(tricks)
        self.face_up = [False, False]
        self.plays_since_call = [0, 0]
        leader = 1 - dealer
        while len(tricks) < size:
            trick, follower = Trick(leader, self.pile[-1]), 1 - leader
            played = yield from self.play(leader, trick)
            if played:
                trick.legal = self.legal_cards(self.hands[follower], trick.lead)
                played = yield from self.play(follower, trick)
                if not played:
                    self.hands[leader].append(trick.lead)
            if played:
                trick.revoked = trick.follow not in trick.legal
                tricks.append(trick)
            leader = self.owner(tricks[-1])
        if self.allowed:
            seat = 1 - tricks[-1].leader
            action = yield seat, ["done", *self.corrections(seat)]
            if action != "done":
                self.correct(seat, action.split(" ")[1])
            for seat in (1 - dealer, dealer):
                if (yield seat, ["done", *self.calls(seat)]) == "call":
                    self.call(seat)

    def play(self, seat: int, trick: Trick) -> Story:
        """Return whether the seat plays, and does not correct the trick before."""
        leads = seat == trick.leader
        while True:
            cards = self.hands[seat] if self.allowed or leads else trick.legal
            legal = [f"play {card}" for card in cards]
            if self.allowed:
                legal += [*self.corrections(seat), *self.calls(seat)]
            word, *named = (yield seat, legal).split(" ")
            if word == "correct":
                self.correct(seat, named[0])
                return False
            if word == "play":
                break
            self.call(seat)
        (card,) = named
        if self.expose(seat, card):
            trick.given = 1 - seat
        self.plays_since_call[1 - seat] += 1
        self.hands[seat].remove(card)
        trick.lead, trick.follow = (card, "") if leads else (trick.lead, card)
        return True

    # RO-5 and RO-6

    def open_revokes(self, seat: int) -> list[Trick]:
        return [
            trick
            for trick in self.rounds[-1]
            if trick.leader != seat and trick.revoked and not trick.settled
        ]

    def corrections(self, seat: int) -> list[str]:
        last = self.rounds[-1][-1:]
        found = last if last and last[0] in self.open_revokes(seat) else []
        return [f"correct {card}" for trick in found for card in trick.legal]

    def calls(self, seat: int) -> list[str]:
        return ["call"] if self.plays_since_call[seat] > 0 else []

    def expose(self, seat: int, card: str) -> bool:
        found = [trick for trick in self.open_revokes(seat) if card in trick.legal]
        for trick in found:
            trick.settled = True
            trick.given = 1 - seat
        if found:
            self.face_up[seat] = True
        return bool(found)

    def correct(self, seat: int, card: str) -> None:
        trick = self.rounds[-1][-1]
        trick.revoked = False
        self.hands[seat].append(trick.follow)
        self.hands[seat].remove(card)
        trick.follow = card
        if self.expose(seat, card):
            trick.given = 1 - seat

    def call(self, seat: int) -> None:
        other = 1 - seat
        self.plays_since_call[seat] = 0
        found = self.open_revokes(other)
        punished = [trick for trick in self.rounds[-1] if trick.leader == seat and trick.settled]
        if punished and not found:
            return
        for trick in found:
            trick.settled = True
            if self.owner(trick) == other and trick.given is None:
                trick.given = seat
        self.face_up[other if found else seat] = True
        gainer = seat if found else other
        self.scores[gainer] += 25
        if self.scores[gainer] >= self.target:
            self.win(gainer)

    def count(self) -> None:
        for number, tricks in enumerate(self.rounds, 1):
            owners = [self.owner(trick) for trick in tricks]
            for trick, owner in zip(tricks, owners, strict=True):
                self.scores[owner] += points(trick.lead, trick.follow)
            if number == 5:
                self.scores[owners[-1]] += points(*self.pile)
                owners.append(owners[-1])
            self.scores[0 if owners.count(0) >= 3 else 1] += 10
