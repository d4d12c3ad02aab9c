"""Ronda, designed by Mark Steere (2022): the clauses SR-1 to SR-5 of its rulebook."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from itertools import permutations
from math import sqrt
from random import Random
from typing import Self

from rondas.cards import Pack
from rondas.game import (
    CHANCE,
    HIDDEN,
    OVER,
    Event,
    Game,
    Log,
    Option,
    Options,
    View,
    vocabulary,
)
from rondas.words import join, plural

# Suits in the order in which each beats the next, the last the first (SR-4.1).
SUITS = "COEB"
SUIT_NAMES = ("cups", "coins", "swords", "clubs")
VERBS = ("contain", "buy", "chop", "smash")
RANK_NAMES = ("ace", *map(str, range(2, 10)), "jack", "knight", "king")
PACK = Pack(
    [f"{rank}{suit}" for suit in SUITS for rank in range(1, 13)],
    titles=[f"{rank} of {suit}" for suit in SUIT_NAMES for rank in RANK_NAMES],
)
SUIT = [card // 12 for card in range(48)]
ACTIONS, INDEX = vocabulary(PACK, *(f"dealer {seat}" for seat in range(3)))
DEALER = INDEX["dealer 0"]
TRICKS = 16


def best(a: int, b: int, c: int) -> int:
    """The highest valued of three cards (SR-4.2 to SR-4.4); their order does not matter."""
    x, y, z = SUIT[a], SUIT[b], SUIT[c]
    if x == y:
        if y == z:
            return max(a, b, c)
        return a if a > b else b
    if x == z:
        return a if a > c else c
    if y == z:
        return b if b > c else c
    # The missing suit breaks the circle: the suit after it heads the chain.
    top = (7 - x - y - z) % 4
    return a if x == top else b if y == top else c


def ranking(cards: Sequence[int]) -> list[int]:
    """Three cards from the highest valued to the lowest (SR-4)."""
    suits = [SUIT[card] for card in cards]
    missing = 6 - sum(suits)

    def value(card: int) -> tuple[int, int]:
        alike = suits.count(SUIT[card])
        return (alike, card) if len(set(suits)) < 3 else (0, -((SUIT[card] - missing) % 4))

    return sorted(cards, key=value, reverse=True)


def reason(cards: Sequence[int]) -> tuple[str, str]:
    """The clause that decides a trick of these cards, and the reason in words."""
    kinds = {SUIT[card] for card in cards}
    if len(kinds) == 1:
        return "SR-4.4", f"all are {SUIT_NAMES[kinds.pop()]}, and the highest rank wins"
    order = [SUIT[card] for card in ranking(cards)]
    if len(kinds) == 2:
        return "SR-4.3", f"of two {SUIT_NAMES[order[0]]} the higher wins"
    first, second, third = (SUIT_NAMES[suit] for suit in order)
    return (
        "SR-4.2",
        f"{first} {VERBS[order[0]]} {second}, and {second} {VERBS[order[1]]} {third}",
    )


# For playing hands out fast, a hand is a number with one bit for each card, the lower
# the rank the lower the bit; a card's place is the length of that number: 1 to 48.
BIT = [1 << (card % 12 * 4 + SUIT[card]) for card in range(48)]
PLACE = [bit.bit_length() for bit in BIT]
CARD = {place: card for card, place in enumerate(PLACE)}
ABOVE = [0] * 49
"""For each place: the cards of the same suit and a higher rank."""
THIRD_WINS = [0] * (49 * 49)
"""For the places of the first two cards (the first counts 49): the third cards that win."""
SECOND_WINS = [0] * (49 * 49)
"""The same: the third cards with which the second wins."""


# For comparing cards of a suit: the cards in order, and a bit above each suit.
GAPPED = [1 << (card + SUIT[card]) for card in range(48)]
SUIT_ENDS = sum(1 << (13 * suit + 12) for suit in range(4))
ALL_GAPPED = (1 << 52) - 1


def _fill_tables() -> None:
    suits = [sum(BIT[suit * 12 : suit * 12 + 12]) for suit in range(4)]
    for a in range(48):
        ABOVE[PLACE[a]] = sum(BIT[a + 1 : SUIT[a] * 12 + 12])
    for a, b in permutations(range(48), 2):
        x, y = SUIT[a], SUIT[b]
        at = PLACE[a] * 49 + PLACE[b]
        if x == y:
            THIRD_WINS[at] = ABOVE[PLACE[max(a, b)]]
            SECOND_WINS[at] = (1 << 48) - 1 - THIRD_WINS[at] if b > a else 0
            continue
        third = ABOVE[PLACE[a]] | ABOVE[PLACE[b]]
        second = suits[y]
        for z in {0, 1, 2, 3} - {x, y}:
            top = best(a, b, z * 12)
            third |= suits[z] * (top == z * 12)
            second |= suits[z] * (top == b)
        THIRD_WINS[at] = third
        SECOND_WINS[at] = second & ~third


_fill_tables()


def _fade(left: int) -> list[float]:
    """How the chance to win falls with the tricks one is behind, so many hands before the end.

    Fitted to hands between equals. By sums and products alone, so that all machines agree.
    """
    if left == 0:
        return [float(behind == 0) for behind in range(TRICKS * 12 + 1)]
    step = 1 + 1 / (16 * 1.25 * sqrt(left))
    for _ in range(4):
        step *= step
    table = [1.0]
    for _ in range(TRICKS * 12):
        table.append(table[-1] / step)
    return table


FADE = [_fade(left) for left in range(13)]


class SteereRonda(Game):
    """Three players, any card to any trick, suits that beat each other in a circle."""

    id = "steere-ronda"
    title = "Ronda"
    credit = "Ronda © 2022 Mark Steere, marksteeregames.com"
    about = (
        "Trick-taking for three. Any card may be played to any trick, and the suits beat "
        "each other in a circle: cups, coins, swords, clubs, and cups again."
    )
    prefix = "SR"
    seats = (3,)
    options = (Option("hands", 3, "Hands", "How many hands are played.", "SR-1.3", low=1, high=12),)
    deck_style = "spanish"

    __slots__ = (
        "dealer",
        "hand",
        "hands",
        "last_trick",
        "leader",
        "played",
        "sheet",
        "tiebreak",
        "trick",
        "tricks",
        "won",
    )

    def __init__(self, players: int, option: Options) -> None:
        self.players = players
        self.option = option
        self.pack = PACK
        self.actions = ACTIONS
        self.index = INDEX
        self.actor = CHANCE
        self.dealer = -1
        self.leader = -1
        self.hand = 0
        """Hands begun."""
        self.hands: list[list[int]] = [[], [], []]
        self.trick: list[int] = []
        self.last_trick: tuple[int, ...] = ()
        """The finished trick before this one: its leader, its cards, its winner."""
        self.played: list[list[int]] = [[], [], []]
        """What each seat has played of this hand, in order."""
        self.tricks = [0, 0, 0]
        self.won = [0, 0, 0]
        """Tricks over all hands."""
        self.sheet: list[list[int]] = []
        self.tiebreak: list[int] | None = None
        """The cards of seats 0 to 2; empty while the deal for it is awaited."""

    def legal(self) -> Sequence[int]:
        """Any card of the hand (SR-3.1)."""
        if self.actor >= 0:
            return self.hands[self.actor]
        return () if self.dealer >= 0 else range(DEALER, DEALER + 3)

    def apply(self, action: int, log: Log | None = None) -> None:
        if self.actor < 0:
            self.dealer = action - DEALER
            if log is not None:
                log.append(
                    Event(
                        "said",
                        "SR-2.1",
                        "@0 deal[|s] the first hand.".replace("@0", f"@{self.dealer}"),
                        self.dealer,
                    )
                )
            return
        seat = self.actor
        self.hands[seat].remove(action)
        self.played[seat].append(action)
        trick = self.trick
        trick.append(action)
        if log is not None:
            log.append(
                Event(
                    "played",
                    "SR-3.1",
                    f"@{seat} play[|s] the {PACK.titles[action]}.",
                    seat,
                    {"card": PACK.names[action]},
                )
            )
        if len(trick) < 3:
            self.actor = seat + 1 if seat < 2 else 0
            return
        # Who played last sits to the right of who led.
        at = PLACE[trick[0]] * 49 + PLACE[trick[1]]
        bit = BIT[action]
        winner = seat if THIRD_WINS[at] & bit else (seat + 2 if SECOND_WINS[at] & bit else seat + 1)
        if winner > 2:
            winner -= 3
        self.tricks[winner] += 1
        self.won[winner] += 1
        self.last_trick = (self.leader, *trick, winner)
        if log is not None:
            rule, why = reason(trick)
            log.append(
                Event(
                    "trick",
                    rule,
                    f"@{winner} take[|s] the trick: {why}.",
                    winner,
                    {"cards": PACK.write(trick)},
                )
            )
        self.trick = []
        self.leader = self.actor = winner
        if not self.hands[winner]:
            self._end_hand(log)

    def _end_hand(self, log: Log | None) -> None:
        """SR-3.3: note the hand; then the next one, the tiebreaker or the end."""
        winner = self.leader
        self.sheet.append(self.tricks)
        self.dealer = (winner - 1) % 3
        self.actor = CHANCE
        if log is not None:
            took = join([f"@{s} {n}" for s, n in enumerate(self.tricks)])
            log.append(Event("round", "SR-3.3", f"End of hand {self.hand}. Tricks: {took}."))
        if self.hand < self.option["hands"]:
            return
        leaders = self._leaders()
        if len(leaders) == 1:
            self._finish(log, "SR-5.1", f"with {plural(self.won[leaders[0]], 'trick')}")
            return
        self.tiebreak = []
        if log is not None:
            tied = join([f"@{s}" for s in leaders])
            log.append(Event("said", "SR-5.2", f"{tied} are tied: a tiebreaker decides."))

    def _leaders(self) -> list[int]:
        most = max(self.won)
        return [seat for seat in range(3) if self.won[seat] == most]

    def _finish(self, log: Log | None, rule: str, how: str) -> None:
        self.actor = OVER
        if log is not None:
            winner = self.winners()[0]
            log.append(Event("over", rule, f"@{winner} win[|s] the game {how}.", winner))

    def deals(self) -> str:
        return "deck" if self.actor == CHANCE and self.dealer >= 0 else ""

    def deal(self, cards: Sequence[int], log: Log | None = None) -> None:
        """SR-2.4, or SR-5.2 when a tiebreaker is due."""
        PACK.check_deck(cards)
        first = (self.dealer + 1) % 3
        if self.tiebreak is not None:
            self.tiebreak = [cards[(seat - first) % 3] for seat in range(3)]
            if log is not None:
                names = join([f"@{s} the {PACK.titles[c]}" for s, c in enumerate(self.tiebreak)])
                log.append(
                    Event(
                        "turned",
                        "SR-5.2",
                        f"Turned up for {names}.",
                        self.dealer,
                        {"cards": PACK.write(self.tiebreak)},
                    )
                )
            self._finish(log, "SR-5.3", "on the tiebreaker")
            return
        self.hand += 1
        self.hands = [list(cards[(seat - first) % 3 :: 3]) for seat in range(3)]
        self.played = [[], [], []]
        self.tricks = [0, 0, 0]
        self.last_trick = ()
        self.leader = self.actor = first
        if log is not None:
            log.append(
                Event("dealt", "SR-2.4", f"@{self.dealer} deal[|s] 16 cards each.", self.dealer)
            )

    def copy(self) -> Self:
        new = self.__class__.__new__(self.__class__)
        new.players = 3
        new.option = self.option
        new.pack = PACK
        new.actions = ACTIONS
        new.index = INDEX
        new.actor = self.actor
        new.dealer = self.dealer
        new.leader = self.leader
        new.hand = self.hand
        new.hands = [hand[:] for hand in self.hands]
        new.trick = self.trick[:]
        new.last_trick = self.last_trick
        new.played = [cards[:] for cards in self.played]
        new.tricks = self.tricks[:]
        new.won = self.won[:]
        new.sheet = self.sheet[:]
        new.tiebreak = self.tiebreak
        return new

    def scores(self) -> list[int]:
        """Tricks won over all hands, for each seat."""
        return self.won[:]

    def winners(self) -> list[int]:
        """SR-5.1; after a tiebreaker SR-5.3."""
        if self.actor != OVER:
            return []
        leaders = self._leaders()
        if self.tiebreak:
            cards = self.tiebreak
            order = [cards.index(card) for card in ranking(cards)]
            leaders = [next(seat for seat in order if seat in leaders)]
        return leaders

    def look(self, seat: int | None) -> View:
        last = self.last_trick
        sheet = [
            {"label": f"Hand {number}", "points": points[:]}
            for number, points in enumerate(self.sheet, 1)
        ]
        facts = [f"Hand {self.hand} of {self.option['hands']}"] if self.hand else []
        if self.actor >= 0:
            facts.append(f"Trick {sum(self.tricks) + 1} of {TRICKS}")
            sheet.append({"label": f"Hand {self.hand} so far", "points": self.tricks[:]})
        return {
            "dealer": self.dealer if self.dealer >= 0 else None,
            "leader": self.leader if self.leader >= 0 else None,
            "hand": self.hand,
            "hands": [
                PACK.write(sorted(cards)) if at == seat else [HIDDEN] * len(cards)
                for at, cards in enumerate(self.hands)
            ],
            "trick": [
                [(self.leader + i) % 3, PACK.names[card]] for i, card in enumerate(self.trick)
            ]
            if not self.tiebreak
            else [[at, PACK.names[card]] for at, card in enumerate(self.tiebreak)],
            "last_trick": {
                "plays": [[(last[0] + i) % 3, PACK.names[last[1 + i]]] for i in range(3)],
                "winner": last[4],
                "rule": reason(last[1:4])[0],
            }
            if last
            else None,
            "piles": self.tricks[:],
            "played": [PACK.write(cards) for cards in self.played],
            "tiebreak": PACK.write(self.tiebreak or ()),
            "sheet": sheet,
            "facts": facts,
        }

    def prompt(self) -> str:
        if self.actor < 0:
            return ""
        if not self.trick:
            return f"@{self.actor} lead[|s]: any card"
        return f"@{self.actor} play[|s]: any card"

    def refusal(self, action: int) -> tuple[str, str]:
        if self.actor >= 0 and action < 48:
            return "SR-3.1", f"the {PACK.titles[action]} is not in the hand"
        return super().refusal(action)

    def hunch(self) -> int:
        return cheapest(self.hands[self.actor], self.trick)

    def choices(self) -> Sequence[int]:
        """Of cards with none between them that another holds or that lies in the trick,
        the lowest."""
        actor = self.actor
        if actor < 0:
            return self.legal()
        own = self.hands[actor]
        mine = sum([GAPPED[card] for card in own])
        blocks = SUIT_ENDS + sum([GAPPED[card] for card in self.trick])
        for seat in range(3):
            if seat != actor:
                blocks += sum([GAPPED[card] for card in self.hands[seat]])
        free = ALL_GAPPED ^ blocks
        starts = free & ~(free << 1)
        gone = free ^ mine
        # Adding a start to a run of gone cards carries on to the first card above the run.
        firsts = ((gone + (starts & gone)) & ~gone | starts) & mine
        return [card for card in own if GAPPED[card] & firsts]

    def playout(self, rng: Random) -> None:
        """To the end of the hand: lead low, play over the lead in second place, win in
        third, each as cheaply as possible, and else throw the lowest card.

        Leaves what `payoff` needs.
        """
        hands = [sum([BIT[card] for card in hand]) for hand in self.hands]
        won = self.won
        leader = self.leader
        trick = [BIT[card] for card in self.trick] + [0, 0]
        first, second = trick[0], trick[1]
        while True:
            if not first:
                hand = hands[leader]
                if not hand:
                    break
                first = hand & -hand
                hands[leader] = hand ^ first
            lead = first.bit_length()
            seat = leader + 1 if leader < 2 else 0
            if not second:
                hand = hands[seat]
                second = hand & ABOVE[lead] or hand
                second &= -second
                hands[seat] = hand ^ second
            last = seat + 1 if seat < 2 else 0
            hand = hands[last]
            at = lead * 49 + second.bit_length()
            third = hand & THIRD_WINS[at]
            if third:
                third &= -third
                leader = last
            else:
                third = hand & -hand
                if third & SECOND_WINS[at]:
                    leader = seat
            hands[last] = hand ^ third
            won[leader] += 1
            first = second = 0
        self.leader = leader
        self.trick = []
        self._end_hand(None)

    def key(self) -> Hashable | None:
        """From the last three tricks on."""
        hands = self.hands
        if self.actor < 0 or len(hands[0]) + len(hands[1]) + len(hands[2]) > 9:
            return None
        cards = [sum([BIT[card] for card in hand]) for hand in hands]
        return self.actor, *self.trick, *cards, *self.won

    @classmethod
    def worlds(cls, view: View) -> Callable[[Random], SteereRonda]:
        read = PACK.read
        base = cls(3, view["options"])
        base.actor = view["actor"]
        base.dealer = view["dealer"]
        base.leader = view["leader"]
        base.hand = view["hand"]
        base.trick = read(card for _, card in view["trick"])
        base.played = [read(cards) for cards in view["played"]]
        base.tricks = list(view["piles"])
        base.won = list(view["scores"])
        # The last row is of the hand in progress.
        base.sheet = [list(row["points"]) for row in view["sheet"][:-1]]
        if last := view["last_trick"]:
            plays = last["plays"]
            base.last_trick = (plays[0][0], *read(card for _, card in plays), last["winner"])
        me = view["seat"]
        own = read(view["hands"][me]) if me is not None else []
        known = {*own, *(card for cards in base.played for card in cards)}
        unseen = [card for card in range(48) if card not in known]
        sizes = [len(cards) for cards in view["hands"]]

        def world(rng: Random) -> SteereRonda:
            new = base.copy()
            rng.shuffle(unseen)
            at = 0
            for seat in range(3):
                if seat == me:
                    new.hands[seat] = own[:]
                else:
                    new.hands[seat] = unseen[at : at + sizes[seat]]
                    at += sizes[seat]
            return new

        return world

    def payoff(self) -> list[float]:
        won = self.won
        best = max(won)
        if self.actor == OVER:
            winner = self.winners()[0]
            return [float(seat == winner) for seat in range(3)]
        fade = FADE[self.option["hands"] - self.hand]
        x, y, z = fade[best - won[0]], fade[best - won[1]], fade[best - won[2]]
        total = x + y + z
        return [x / total, y / total, z / total]

    def worth(self) -> list[float]:
        """Three parts in ten for the tricks."""
        x, y, z = self.payoff()
        a, b, c = self.won
        part = 0.3 / (a + b + c + 3)
        return [0.7 * x + part * (a + 1), 0.7 * y + part * (b + 1), 0.7 * z + part * (c + 1)]

    @classmethod
    def rule_of_thumb(cls, view: View, rng: Random) -> str:
        """What `playout` does: the cheapest card that fits one's place in the trick."""
        hand = PACK.read(view["hands"][view["seat"]])
        return ACTIONS[cheapest(hand, PACK.read(card for _, card in view["trick"]))]


def cheapest(hand: Sequence[int], trick: Sequence[int]) -> int:
    """The lowest card that plays over a single card of the trick, or wins as the third;
    else the lowest of all."""
    bits = [BIT[card] for card in hand]
    if len(trick) == 1:
        over = ABOVE[PLACE[trick[0]]]
    elif len(trick) == 2:
        over = THIRD_WINS[PLACE[trick[0]] * 49 + PLACE[trick[1]]]
    else:
        over = 0
    return CARD[min([bit for bit in bits if bit & over] or bits).bit_length()]


GAME = SteereRonda
