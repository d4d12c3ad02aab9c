"""The knowledge of a seat in Baronda: its hand, its bid, and all cards played."""

from __future__ import annotations

from collections.abc import Callable, Collection
from random import Random
from typing import TypedDict

from rondas.games.baronda.bidding import plausible_bid
from rondas.games.baronda.position import set_up
from rondas.games.baronda.rules import Baronda, led_suit
from rondas.games.baronda.state import (
    BIDS,
    NO_BID,
    NO_SUIT,
    SUIT,
    SUITS,
    TRICKS,
    RoundResult,
    suit_letter,
)
from rondas.games.baronda.tricks import FITS
from rondas.rules.game import actor_of
from rondas.rules.given import Given
from rondas.rules.hands import fitting_hands
from rondas.rules.knowledge import HIDDEN, Any_State, InformationState, Knowledge, common, masked


class RoundKnown(TypedDict):
    """A finished round; the lists have a number for each seat."""

    side: str
    bids: list[int]
    tricks: list[int]
    points: list[int]
    """With two players 1 for the winner."""


class BarondaKnown(InformationState):
    """The information state of Baronda."""

    stage: str
    """`choose` and `deal` for chance; `bids`, `adjust`, `play`; `end`."""
    leader: int | None
    """The seat with the Leader card."""
    round: int
    """Rounds begun."""
    unused: int
    """Cards that nobody gets."""
    bids: list[int | str | None]
    """None before the bid, HIDDEN where there is one that the reader may not see."""
    side: str | None
    """`BARONG` or `RANDA`; None until the bids have decided."""
    trick: list[str]
    led: str | None
    """The letter of the led suit."""
    leads: list[int]
    """The seat that led each trick of the round; last, the winner of the last one."""
    played: list[list[str]]
    """The cards that each seat has played in this round, in order."""
    tricks: list[int]
    """Tricks won in this round."""
    voids: list[list[str]]
    """For each seat the suits that it has shown not to hold, by their letters."""
    results: list[RoundKnown]


def bids_seen(game: Baronda, seat: int | None) -> list[int | str | None]:
    """Return the bids as a reader sees them: until all have bid, only their own (BA-3.1)."""
    secret = game.stage == BIDS
    return [
        None if bid == NO_BID else HIDDEN if secret and at != seat else bid
        for at, bid in enumerate(game.bids)
    ]


class BarondaKnowledge(Knowledge[Baronda]):
    """Hidden are the others' hands, the unused cards, and their bids until all have bid."""

    def information_state(self, game: Baronda, seat: int | None) -> BarondaKnown:
        n = game.players
        write = game.pack.write
        played: list[list[int]] = [[] for _ in range(n)]
        voids: list[set[int]] = [set() for _ in range(n)]
        for trick in game.tricks_played():
            led = led_suit([card for _, card in trick])
            for at, card in trick:
                played[at].append(card)
                if led != NO_SUIT and not FITS[led][card]:
                    voids[at].add(led)  # BA-4.3: a player with the suit would have had to follow
        hands = [masked(write(game.cards(at)), at == seat) for at in range(n)]
        return {
            **common(game, seat, hands),
            "stage": game.stage,
            "leader": game.leader if game.leader >= 0 else None,
            "round": game.round,
            "unused": game.pack.size - TRICKS * n,
            "bids": bids_seen(game, seat),
            "side": game.side or None,
            "trick": write(game.trick),
            "led": suit_letter(game.led),
            "leads": game.leads[:],
            "played": [write(cards) for cards in played],
            "tricks": game.tricks[:],
            "voids": [[SUITS[suit] for suit in sorted(missing)] for missing in voids],
            "results": [
                {
                    "side": result.side,
                    "bids": result.bids[:],
                    "tricks": result.tricks[:],
                    "points": result.points[:],
                }
                for result in game.results
            ],
        }

    def position(self, game: Baronda, given: Given) -> None:
        set_up(game, given)

    def gone(self, state: Any_State) -> list[str]:
        return [card for cards in state["played"] for card in cards[:-2]]

    def determinizer(
        self, state: Any_State, forgotten: Collection[str] = ()
    ) -> Callable[[Random], Baronda]:
        """Return hands that fit the known cards and voids, and hidden bids as these hands
        suggest."""
        known: BarondaKnown = state
        base = _all_but_hands(known)
        unseen = base.pack.cards()
        for cards in known["played"]:
            for card in base.pack.read(cards):
                unseen.remove(card)
        unseen += base.pack.read(forgotten)
        me = known["seat"]
        if me is not None:
            base.give(me, base.pack.read(known["hands"][me]))
            for card in base.cards(me):
                unseen.remove(card)
        others = [at for at in range(base.players) if at != me]
        sizes = [len(known["hands"][at]) for at in others]
        voids = [{SUITS.index(suit) for suit in known["voids"][at]} for at in others]
        secret = [at for at, bid in enumerate(known["bids"]) if bid == HIDDEN]

        def determinize(rng: Random) -> Baronda:
            new = base.copy()
            hands = fitting_hands(unseen, sizes, voids, SUIT, rng)
            for at, cards in zip(others, hands, strict=True):
                new.give(at, cards)
            for at in secret:
                new.bids[at] = plausible_bid(new.cards(at), new.players, rng)
            return new

        return determinize


def _all_but_hands(known: BarondaKnown) -> Baronda:
    """Return a game with all its public facts, without hands."""
    n = known["players"]
    game = Baronda(n, known["options"])
    read = game.pack.read
    game.actor = actor_of(known["actor"])
    game.stage = known["stage"]
    game.leader = -1 if known["leader"] is None else known["leader"]
    game.round = known["round"]
    game.bids = [bid if isinstance(bid, int) else NO_BID for bid in known["bids"]]
    game.side = known["side"] or ""
    game.trick = read(known["trick"])
    game.led = led_suit(game.trick)
    game.leads = known["leads"][:]
    game.tricks = known["tricks"][:]
    game.score = known["scores"][:]
    game.results = [RoundResult(**result) for result in known["results"]]
    played = [read(cards) for cards in known["played"]]
    game.played = [
        played[(lead + i) % n][number]
        for number, lead in enumerate(game.leads[:-1])
        for i in range(n)
    ]
    return game
