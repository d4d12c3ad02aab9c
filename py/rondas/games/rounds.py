"""Rounds, contributed by David Schulman (1999): the clauses RO-1 to RO-6 of its rulebook."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from functools import cache
from math import comb, perm, sqrt
from random import Random
from typing import Self

from rondas.cards import Pack
from rondas.game import (
    CHANCE,
    HIDDEN,
    OVER,
    Character,
    Event,
    Game,
    Log,
    Option,
    Options,
    Preset,
    View,
    vocabulary,
)
from rondas.words import join, plural

SUITS = "SHDC"
SUIT_NAMES = ("spades", "hearts", "diamonds", "clubs")
RANKS = "AKQJT98765432"
RANK_PLURALS = (
    "aces", "kings", "queens", "jacks", "tens", "nines", "eights", "sevens", "sixes", "fives",
    "fours", "threes", "twos",
)  # fmt: skip
RANK_NAMES = ("ace", "king", "queen", "jack", *map(str, range(10, 1, -1)))
PACK = Pack(
    [f"{rank}{suit}" for suit in SUITS for rank in RANKS],
    titles=[f"{rank} of {suit}" for suit in SUIT_NAMES for rank in RANK_NAMES],
)
SUIT = [card // 13 for card in range(52)]
RANK = [card % 13 for card in range(52)]
"""0 the ace to 12 the two: the lower number is the higher card."""
TWO_OF_HEARTS = PACK.index["2H"]
POINTS = [10 if card == TWO_OF_HEARTS else max(4 - RANK[card], 0) for card in range(52)]
"""RO-4.1: what each card is worth to whoever takes it."""
ROUND_POINTS = 10
CALL_POINTS = 25

# For playing hands out fast, a hand is a number with one bit for each card, the lower the bit the
# less the card counts, and then the lower its rank; a card's place is that number's length.
_ORDER = sorted(range(52), key=lambda card: (POINTS[card], -RANK[card]))
BIT = [1 << _ORDER.index(card) for card in range(52)]
CARD = dict(enumerate(_ORDER, 1))


def bits(cards: Iterable[int]) -> int:
    """Cards as a number with one bit for each."""
    return sum([BIT[card] for card in cards])


DULL = bits(card for card in range(52) if not POINTS[card])
"""The cards that count nothing."""

ACTIONS, INDEX = vocabulary(PACK, *(f"correct {name}" for name in PACK.names), "call", "done")
CORRECT = INDEX[f"correct {PACK.names[0]}"]
"""Added to a card: the action of playing it in place of the last card."""
CALL = INDEX["call"]
DONE = INDEX["done"]

# The turns with revokes allowed: tricks are played; then, after the last trick of a round,
# the follower may correct, and the non-dealer and the dealer may call (RO-5.2, RO-6.1).
PLAYING, CORRECTING, NON_DEALER_CALLS, DEALER_CALLS = range(4)

Trick = tuple[int, int, int, int]
"""The leader, the card led, the other card, and whose trick it is."""


class Trumps:
    """What a card that has been turned up makes of the pack (RO-3)."""

    __slots__ = (
        "beats", "common", "follow", "forced", "lawful_bits", "plain", "rank_trumps", "suit",
        "turned",
    )  # fmt: skip

    def __init__(self, turned: int, together: bool) -> None:
        """`together`: rank trumps belong to the trump suit in every respect (RO-3.6)."""
        self.turned = turned
        self.suit = SUIT[turned]
        self.rank_trumps = frozenset(
            card for card in range(52) if RANK[card] == RANK[turned] and card != turned
        )
        suits = [frozenset(range(first, first + 13)) for first in range(0, 52, 13)]
        if together:
            suits = [cards - self.rank_trumps for cards in suits]
            suits[self.suit] |= self.rank_trumps
        led = [self.suit if card in self.rank_trumps else SUIT[card] for card in range(52)]
        self.follow = [suits[led[card]] for card in range(52)]
        """For each card led, the cards that follow suit (RO-3.1, RO-3.5)."""
        due = frozenset() if together else self.rank_trumps
        self.forced = [due if led[card] == self.suit else frozenset() for card in range(52)]
        """For each card led, the cards of which one must be played if none follows (RO-3.4)."""
        self.beats = [
            bits(card for card in range(52) if self._beats(card, lead)) for lead in range(52)
        ]
        """For each card led, the cards that beat it, as bits (RO-3.3)."""
        self.lawful_bits = [
            (bits(self.follow[card]), bits(self.forced[card])) for card in range(52)
        ]
        """`follow` and `forced` as bits."""
        self.common = bits(range(52)) - bits(self.rank_trumps)
        """All but the rank trumps, as bits."""
        self.plain = self.common & ~bits(range(13 * self.suit, 13 * self.suit + 13))
        """All that are no trumps of either kind, as bits."""

    def _beats(self, card: int, lead: int) -> bool:
        if lead in self.rank_trumps:
            return False
        if card in self.rank_trumps:
            return True
        if SUIT[card] == SUIT[lead]:
            return card < lead
        return SUIT[card] == self.suit

    def lawful(self, hand: list[int], lead: int) -> list[int]:
        """The cards of a hand that may be played to a lead (RO-3.1, RO-3.4 to RO-3.6)."""
        follow = self.follow[lead]
        cards = [card for card in hand if card in follow]
        if not cards and (forced := self.forced[lead]):
            cards = [card for card in hand if card in forced]
        return cards or hand

    def reply(self, hand: int, lead: int) -> int:
        """A sensible card to follow with, as a bit: the cheapest that wins, or else the cheapest.

        Trumps are saved for when nothing else will do.
        """
        follow, forced = self.lawful_bits[lead]
        cards = hand & follow or hand & forced or hand
        if winning := cards & self.beats[lead]:
            cards = winning & self.plain or winning & self.common or winning
        else:
            cards = cards & self.plain & DULL or cards & self.common or cards
        return cards & -cards

    def opening(self, hand: int, other: int) -> int:
        """A sensible card to lead with against the other hand, as a bit: the best that wins
        whatever is played to it, or else the cheapest."""
        left = hand
        while left:
            bit = 1 << left.bit_length() - 1
            left ^= bit
            lead = CARD[bit.bit_length()]
            follow, forced = self.lawful_bits[lead]
            if not (other & follow or other & forced or other) & self.beats[lead]:
                return bit
        cards = hand & self.plain & DULL or hand & self.common or hand
        return cards & -cards

    def reason(self, lead: int, card: int) -> tuple[str, str]:
        """The clause that decides a trick, and the reason in words."""
        if lead in self.rank_trumps:
            if card in self.rank_trumps:
                return "RO-3.3", "of two rank trumps the one that was led wins"
            return "RO-3.3", "a rank trump wins over all"
        if card in self.rank_trumps:
            if SUIT[lead] == self.suit:
                return "RO-3.2", "rank trumps beat the trump suit"
            return "RO-3.3", "a rank trump wins over all"
        if SUIT[card] == SUIT[lead]:
            return "RO-3.3", f"the higher of two {SUIT_NAMES[SUIT[lead]]} wins"
        if SUIT[card] == self.suit:
            return "RO-3.3", f"{SUIT_NAMES[self.suit]} are trumps"
        return "RO-3.3", f"no {SUIT_NAMES[SUIT[lead]][:-1]} and no trump was played to it"


@cache
def trumps(turned: int, together: bool) -> Trumps:
    """The trumps that a card fixes; made once."""
    return Trumps(turned, together)


class Strict:
    """What is kept besides when revokes are allowed.

    Whether a play was a revoke is not kept: it follows from the cards (`Rounds.revokes`).
    All that is here is public.
    """

    __slots__ = ("awarded", "due", "known", "may_call", "settled", "turn", "up")

    def __init__(self) -> None:
        self.known: list[set[int]] = [set(), set()]
        """Cards of each hand that calls have shown or that were taken back (RO-6.3)."""
        self.awarded = 0
        """The tricks of this game whose owner an exposure has fixed, as bits (`Rounds.bit`)."""
        self.settled = 0
        """The tricks of this game in which no revoke can be found any more, as bits."""
        self.begin()

    def begin(self) -> None:
        """A new round."""
        self.turn = PLAYING
        self.may_call = [False, False]
        """Whether the opponent has played since the seat's own last call (RO-6.5)."""
        self.up = [False, False]
        """Whether the hand lies face up."""
        self.due = -1
        """Whose the trick on the table is, when its lead has exposed a revoke."""

    def copy(self) -> Strict:
        new = Strict.__new__(Strict)
        new.known = [cards.copy() for cards in self.known]
        new.turn = self.turn
        new.may_call = self.may_call[:]
        new.up = self.up[:]
        new.awarded = self.awarded
        new.settled = self.settled
        new.due = self.due
        return new

    def write(self) -> View:
        """The bookkeeping as JSON."""
        return {
            "turn": ("playing", "correcting", "calling", "calling")[self.turn],
            "may_call": self.may_call[:],
            "face_up": self.up[:],
            "known": [PACK.write(sorted(cards)) for cards in self.known],
            "awarded": _bits(self.awarded),
            "settled": _bits(self.settled),
            "due": self.due if self.due >= 0 else None,
        }

    @staticmethod
    def read(view: View, non_dealer_acts: bool) -> Strict:
        """The bookkeeping that `write` has written."""
        new = Strict()
        new.turn = {
            "playing": PLAYING,
            "correcting": CORRECTING,
            "calling": NON_DEALER_CALLS if non_dealer_acts else DEALER_CALLS,
        }[view["turn"]]
        new.may_call = list(view["may_call"])
        new.up = list(view["face_up"])
        new.known = [set(PACK.read(cards)) for cards in view["known"]]
        new.awarded = sum(1 << at for at in view["awarded"])
        new.settled = sum(1 << at for at in view["settled"])
        new.due = -1 if view["due"] is None else view["due"]
        return new


class Rounds(Game):
    """Two players, five rounds of five tricks, trumps by suit and by rank."""

    id = "rounds"
    title = "Rounds"
    credit = "Rounds, contributed by David Schulman"
    about = (
        "A duel of five short rounds. The card turned up makes a suit trumps, and the other "
        "cards of its rank higher trumps still. Rounds, aces to jacks and the two of hearts count."
    )
    prefix = "RO"
    seats = (2,)
    options = (
        Option(
            "target",
            200,
            "Points to win",
            "The points that win the match.",
            "RO-4.2",
            low=100,
            high=1000,
        ),
        Option(
            "rank_trump_suit",
            "printed",
            "Rank trumps follow",
            "Whether rank trumps keep their printed suit when following, or are trump suit cards.",
            "RO-3.6",
            {"printed": "By their printed suit", "trump": "As cards of the trump suit"},
        ),
        Option(
            "revokes",
            "prevented",
            "Revokes",
            "Whether only legal cards can be played, or any card, with corrections and calls.",
            "RO-5",
            {"prevented": "Cannot happen", "allowed": "Can happen, and be called"},
        ),
    )
    presets = (
        Preset("Usual", "Only cards that the rules allow can be played.", {}),
        Preset(
            "Strict",
            "Any card can be played. Who revokes may correct it, expose it himself or be called: "
            "watch what is played.",
            {"revokes": "allowed"},
        ),
    )
    deck_style = "french"
    guesswork = 1.0
    characters = (Character("fox", "Fox: revokes now and then", {"revokes": "allowed"}),)

    __slots__ = (
        "dealer", "draws", "hands", "lead", "length", "number", "pile", "points", "round",
        "rounds", "score", "sheet", "stock", "strict", "together", "tricks", "trumps",
    )  # fmt: skip

    def __init__(self, players: int, option: Options) -> None:
        self.players = players
        self.option = option
        self.pack = PACK
        self.actions = ACTIONS
        self.index = INDEX
        self.actor = CHANCE
        self.together: bool = option["rank_trump_suit"] == "trump"
        self.strict = Strict() if option["revokes"] == "allowed" else None
        self.draws: list[tuple[int, int]] = []
        """The cards drawn for the first deal: seat 0's and seat 1's (RO-1.2)."""
        self.dealer = -1
        self.number = 0
        """Games begun."""
        self.round = 0
        """1 to 5 during a game."""
        self.length = 0
        """How many tricks are played in this round."""
        self.hands: list[list[int]] = [[], []]
        self.stock: Sequence[int] = ()
        """In the order in which the cards will leave it."""
        self.pile: list[int] = []
        """The trump/rank pile, the first card first."""
        self.trumps = trumps(0, self.together)
        """Those of the round; of no meaning before the first."""
        self.lead = -1
        """The card led to the trick on the table."""
        self.tricks: list[Trick] = []
        """The tricks of this round."""
        self.rounds: list[list[Trick]] = []
        """The tricks of the finished rounds of this game."""
        self.points = [0, 0]
        """What the finished rounds of this game will count (RO-4.1)."""
        self.score = [0, 0]
        self.sheet: list[tuple[str, list[int], int]] = []
        """Every change of the score: what for, points for each seat, and who has called or -1."""

    def copy(self) -> Self:
        new = self.__class__.__new__(self.__class__)
        new.players = 2
        new.option = self.option
        new.pack = PACK
        new.actions = ACTIONS
        new.index = INDEX
        new.actor = self.actor
        new.together = self.together
        new.strict = None if self.strict is None else self.strict.copy()
        new.draws = self.draws
        new.dealer = self.dealer
        new.number = self.number
        new.round = self.round
        new.length = self.length
        first, second = self.hands
        new.hands = [first[:], second[:]]
        new.stock = self.stock
        new.pile = self.pile
        new.trumps = self.trumps
        new.lead = self.lead
        new.tricks = self.tricks[:]
        new.rounds = self.rounds
        new.points = self.points
        new.score = self.score
        new.sheet = self.sheet
        return new

    # What chance does. Lists that seldom change are shared by copies, and never changed in place.

    def deals(self) -> str:
        if self.actor != CHANCE:
            return ""
        return "deck" if self.dealer >= 0 else "draw"

    def shuffled(self, rng: Random) -> list[int]:
        cards = super().shuffled(rng)
        return cards if self.dealer >= 0 else cards[:2]

    def deal(self, cards: Sequence[int], log: Log | None = None) -> None:
        """RO-1.2 as long as nobody deals, else RO-1.4."""
        if self.dealer < 0:
            self._draw(cards, log)
            return
        PACK.check_deck(cards)
        self.number += 1
        self.round = 0
        self.hands = [[], []]
        self.pile = []
        self.rounds = []
        self.points = [0, 0]
        self.stock = tuple(cards)
        if self.strict is not None:
            self.strict = Strict()
        self._begin_round(log)

    def _draw(self, cards: Sequence[int], log: Log | None) -> None:
        """RO-1.2: the higher rank deals; of equal ranks neither does, and both draw again."""
        if len(cards) != 2 or cards[0] == cards[1]:
            raise ValueError("a draw is two different cards, one for each seat")
        first, second = cards
        self.draws = [*self.draws, (first, second)]
        if RANK[first] != RANK[second]:
            self.dealer = 0 if RANK[first] < RANK[second] else 1
        if log is not None:
            titles = PACK.titles
            then = f"@{self.dealer} deal[|s] first" if self.dealer >= 0 else "they draw again"
            log.append(
                Event(
                    "turned",
                    "RO-1.2",
                    f"@0 draw[|s] the {titles[first]}, @1 the {titles[second]}: {then}.",
                    self.dealer if self.dealer >= 0 else None,
                    {"cards": PACK.write(cards)},
                )
            )

    def _begin_round(self, log: Log | None) -> None:
        """RO-1.4, RO-2.2 and RO-2.3: deal and turn up; then the non-dealer leads (RO-2.4)."""
        self.round += 1
        self.length = 5 if self.round < 5 else 4
        self.actor = first = 1 - self.dealer
        if self.round == 5:
            if log is not None:
                log.append(
                    Event("said", "RO-2.3", "The last round begins; nothing is dealt for it.")
                )
            return
        count = 18 if self.round == 1 else 10
        stock = self.stock
        self.hands[first] += stock[0:count:2]
        self.hands[self.dealer] += stock[1:count:2]
        turned = stock[count]
        self.stock = stock[count + 1 :]
        self.pile = [*self.pile, turned]
        self.trumps = trumps(turned, self.together)
        if log is not None:
            rule = ("", "RO-1.4", "RO-2.2", "RO-2.2", "RO-2.3")[self.round]
            text = f"@{self.dealer} deal[|s] {('nine', 'five')[self.round > 1]} cards each."
            log.append(Event("dealt", rule, text, self.dealer))
            log.append(
                Event(
                    "turned",
                    "RO-3.2",
                    f"The {PACK.titles[turned]} is turned up: {SUIT_NAMES[self.trumps.suit]} are "
                    f"trumps, and the other {RANK_PLURALS[RANK[turned]]} beat them.",
                    None,
                    {"cards": [PACK.names[turned]]},
                )
            )

    # What players do.

    def legal(self) -> Sequence[int]:
        """RO-3; with revokes allowed any card, and corrections and calls."""
        seat = self.actor
        if seat < 0:
            return ()
        hand = self.hands[seat]
        if self.strict is not None:
            plays = hand if self.strict.turn == PLAYING else [DONE]
            calls = [CALL] if self._may_call(seat) else []
            return [*plays, *self._corrections(seat), *calls]
        lead = self.lead
        if lead < 0:
            return hand
        # `Trumps.lawful`, without the call: most of the time of random games passes here.
        follow = self.trumps.follow[lead]
        cards = [card for card in hand if card in follow]
        if not cards and (forced := self.trumps.forced[lead]):
            cards = [card for card in hand if card in forced]
        return cards or hand

    def apply(self, action: int, log: Log | None = None) -> None:
        if action >= CORRECT:
            self._speak(action, log)
            return
        seat = self.actor
        lead = self.lead
        strict = self.strict
        exposed = self._exposed(seat, action) if strict is not None else None
        self.hands[seat].remove(action)
        if log is not None:
            log.append(self._played(seat, action))
        if strict is not None:
            strict.may_call[1 - seat] = True
            strict.known[seat].discard(action)
            if exposed:
                self._expose(seat, exposed, log)
        if lead < 0:
            self.lead = action
            self.actor = 1 - seat
            return
        owner = seat if self.trumps.beats[lead] & BIT[action] else 1 - seat
        if strict is not None and strict.due >= 0:
            owner = strict.due
            strict.due = -1
            strict.awarded |= self._bit(len(self.tricks))
        self.tricks.append((1 - seat, lead, action, owner))
        self.lead = -1
        self.actor = owner
        if log is not None:
            log.append(self._taken())
        if len(self.tricks) == self.length:
            if strict is None:
                self._end_round(log)
            else:
                strict.turn = CORRECTING
                self.actor = seat

    def _end_round(self, log: Log | None) -> None:
        """RO-4.1 and RO-2.6: note what the round brought; then the next, or the count."""
        tricks = self.tricks
        points = self.points[:]
        for _, lead, card, owner in tricks:
            points[owner] += POINTS[lead] + POINTS[card]
        took = self._took()
        if self.round == 5:
            owner = tricks[-1][3]
            took[owner] += 1
            points[owner] += sum([POINTS[card] for card in self.pile])
        winner = 0 if took[0] > took[1] else 1
        points[winner] += ROUND_POINTS
        self.points = points
        self.rounds = [*self.rounds, tricks]
        self.tricks = []
        if self.strict is not None:
            self.strict.begin()
        if log is not None:
            if self.round == 5:
                cards = PACK.write(self.pile)
                text = f"@{owner} also take[|s] the trump/rank pile, as the fifth trick."
                log.append(Event("captured", "RO-2.6", text, owner, {"cards": cards}))
            text = f"@{winner} win[|s] round {self.round} by {took[winner]} to {took[1 - winner]}."
            log.append(Event("round", "RO-4.1", text, winner, {"tricks": took}))
        if self.round < 5:
            self._begin_round(log)
        else:
            self._count(log)

    def _count(self, log: Log | None) -> None:
        """RO-4.1 and RO-4.2: the points of a game; then the next game or the end."""
        if log is not None:
            sources = self._sources()
            parts = [
                join([f"{name} {n[seat]}" for name, n in sources.items() if n[seat]] or ["none"])
                for seat in (0, 1)
            ]
            first, second = self.points
            text = f"Game {self.number} counts {first} for @0 ({parts[0]}), "
            text += f"{second} for @1 ({parts[1]})."
            data = {"points": self.points, "sources": sources}
            log.append(Event("scored", "RO-4.1", text, None, data))
        self._score(f"Game {self.number}", self.points)
        self.points = [0, 0]
        first, second = self.score
        self.dealer = 1 - self.dealer
        self.actor = CHANCE
        if max(first, second) < self.option["target"]:
            return
        if first != second:
            self._finish("RO-4.2", log)
        elif log is not None:
            text = f"Both have {first}: one more game is played."
            log.append(Event("said", "RO-4.2", text))

    def _score(self, label: str, points: list[int], caller: int = -1) -> None:
        self.score = [a + b for a, b in zip(self.score, points, strict=True)]
        self.sheet = [*self.sheet, (label, points, caller)]

    def _finish(self, rule: str, log: Log | None) -> None:
        self.actor = OVER
        if log is not None:
            winner, loser = sorted((0, 1), key=lambda seat: -self.score[seat])
            most, least = self.score[winner], self.score[loser]
            text = f"The Game Winning Score is {most - least}."
            log.append(Event("said", "RO-4.3", text, winner, {"difference": most - least}))
            text = f"@{winner} win[|s] with {plural(most, 'point')} to {least}."
            log.append(Event("over", rule, text, winner))

    # Revokes, corrections, exposures and calls: only with revokes allowed.

    def _bit(self, at: int) -> int:
        """Stands for trick `at` of this round, from 0, among those of the game."""
        return 1 << 5 * (self.round - 1) + at

    def _strict(self) -> Strict:
        assert self.strict is not None
        return self.strict

    def _doubtful(self, seat: int) -> list[int]:
        """The tricks of this round in which the seat has not followed suit, if not settled."""
        settled = self._strict().settled
        follow = self.trumps.follow
        return [
            at
            for at, (leader, lead, card, _) in enumerate(self.tricks)
            if leader != seat and card not in follow[lead] and not settled & self._bit(at)
        ]

    def revokes(self, seat: int, hand: list[int] | None = None) -> list[tuple[int, list[int]]]:
        """The seat's revokes in this round that are neither corrected nor settled (RO-5.1).

        For each the number of the trick, from 0, and the cards that were legal then. It
        follows from what he holds now (of that only `hand`, if given) and has played since;
        nothing is dealt in a round.
        """
        found = []
        for at in self._doubtful(seat):
            held = (self.hands[seat] if hand is None else hand)[:]
            if self.lead >= 0 and self.actor != seat:
                held.append(self.lead)
            held += [lead if leader == seat else card for leader, lead, card, _ in self.tricks[at:]]
            _, lead, card, _ = self.tricks[at]
            lawful = self.trumps.lawful(held, lead)
            if card not in lawful:
                found.append((at, lawful))
        return found

    def _exposed(self, seat: int, card: int) -> list[int]:
        """The tricks in which the seat has revoked and could have played this card (RO-5.3)."""
        return [at for at, lawful in self.revokes(seat) if card in lawful]

    def _may_call(self, seat: int) -> bool:
        """RO-6.1, RO-6.5."""
        strict = self._strict()
        return strict.turn != CORRECTING and strict.may_call[seat]

    def _corrections(self, seat: int) -> list[int]:
        """The corrections that the seat may make at its turn (RO-5.2)."""
        last = len(self.tricks) - 1
        if last < 0 or self.tricks[last][0] == seat or self._strict().turn > CORRECTING:
            return []
        lawful = next((cards for at, cards in self.revokes(seat) if at == last), [])
        return [CORRECT + card for card in lawful]

    def _speak(self, action: int, log: Log | None) -> None:
        """A correction, a call, or `done`; after the last trick that ends the turn."""
        seat = self.actor
        strict = self._strict()
        if action == CALL:
            self._call(seat, log)
        elif action == DONE:
            if log is not None:
                rule = "RO-5.2" if strict.turn == CORRECTING else "RO-6.1"
                log.append(Event("said", rule, f"@{seat} [are|is] done.", seat))
        else:
            self._correct(seat, action - CORRECT, log)
        if strict.turn == PLAYING or self.actor == OVER:
            return
        strict.turn += 1
        if strict.turn > DEALER_CALLS:
            self._end_round(log)
        else:
            self.actor = self.dealer if strict.turn == DEALER_CALLS else 1 - self.dealer

    def _correct(self, seat: int, card: int, log: Log | None) -> None:
        """RO-5.2: the last card comes back, another takes its place, the trick is judged anew."""
        strict = self._strict()
        last = len(self.tricks) - 1
        leader, lead, taken, owner = self.tricks[last]
        exposed = [at for at in self._exposed(seat, card) if at != last]
        hand = self.hands[seat]
        hand.remove(card)
        hand.append(taken)
        strict.known[seat].discard(card)
        strict.known[seat].add(taken)
        if log is not None:
            titles = PACK.titles
            text = f"@{seat} take[|s] back the {titles[taken]} and play[|s] the {titles[card]}."
            data = {"card": PACK.names[card], "back": PACK.names[taken]}
            log.append(Event("said", "RO-5.2", text, seat, data))
        if self.lead >= 0:
            self.hands[leader].append(self.lead)
            strict.known[leader].add(self.lead)
            if log is not None:
                text = f"The {PACK.titles[self.lead]} goes back to @{leader}."
                data = {"back": PACK.names[self.lead]}
                log.append(Event("said", "RO-5.2", text, leader, data))
            self.lead = -1
            strict.due = -1
        if not strict.awarded & self._bit(last):
            owner = seat if self.trumps.beats[lead] & BIT[card] else leader
        if exposed:
            self._expose(seat, exposed, log)
            owner = strict.due
            strict.due = -1
            strict.awarded |= self._bit(last)
        self.tricks[last] = (leader, lead, card, owner)
        self.actor = owner
        if log is not None:
            log.append(self._taken())

    def _expose(self, seat: int, exposed: list[int], log: Log | None) -> None:
        """RO-5.3: the revoked tricks are the opponent's, and so will be the one on the table."""
        strict = self._strict()
        strict.due = 1 - seat
        strict.up[seat] = True
        for at in exposed:
            leader, lead, card, _ = self.tricks[at]
            self.tricks[at] = (leader, lead, card, 1 - seat)
            strict.awarded |= self._bit(at)
            strict.settled |= self._bit(at)
        if log is not None:
            which = _tricks(exposed)
            text = (
                f"That exposes a revoke: @{seat} could have played the card to {which}; "
                f"@{1 - seat} [are|is] awarded {which} and this one."
            )
            log.append(Event("found", "RO-5.3", text, seat, {"tricks": sorted(exposed)}))
            hand = PACK.write(sorted(self.hands[seat]))
            text = f"@{seat}'s hand lies face up for the rest of the round."
            log.append(Event("shown", "RO-5.3", text, seat, {"hand": hand}))

    def _call(self, seat: int, log: Log | None) -> None:
        """RO-6.1 to RO-6.4: the opponent's hand is shown, his plays are checked."""
        strict = self._strict()
        other = 1 - seat
        found = self.revokes(other)
        strict.may_call[seat] = False
        strict.known[other].update(self.hands[other])
        for at, trick in enumerate(self.tricks):
            if trick[0] == seat:
                strict.settled |= self._bit(at)
        won = []
        for at, _ in found:
            leader, lead, card, owner = self.tricks[at]
            if owner == other and not strict.awarded & self._bit(at):
                self.tricks[at] = (leader, lead, card, seat)
                won.append(at)
        gainer, shown = (seat, other) if found else (other, seat)
        strict.up[shown] = True
        points = [CALL_POINTS if at == gainer else 0 for at in (0, 1)]
        self._score(f"Call in game {self.number}", points, seat)
        if log is not None:
            hands = [PACK.write(sorted(hand)) for hand in self.hands]
            log.append(Event("said", "RO-6.1", f"@{seat} call[|s].", seat, {"call": "Revoke!"}))
            text = f"@{other} show[|s] the hand."
            log.append(Event("shown", "RO-6.1", text, other, {"hand": hands[other]}))
            if found:
                rule = "RO-6.2"
                text = f"@{other} [have|has] revoked in {_tricks([at for at, _ in found])}"
                text += f"; @{seat} get[|s] {_tricks(won)}." if won else "."
            else:
                rule = "RO-6.3"
                text = f"@{other} [have|has] no unsettled revoke in this round."
            log.append(Event("found", rule, text, other, {"tricks": sorted(won)}))
            text = f"@{shown}'s hand lies face up for the rest of the round."
            log.append(Event("shown", rule, text, shown, {"hand": hands[shown]}))
            text = f"@{gainer} score[|s] {CALL_POINTS} at once."
            log.append(Event("scored", rule, text, gainer, {"points": points}))
        if self.score[gainer] >= self.option["target"]:
            if log is not None:
                text = f"That wins at once: game {self.number} is not counted."
                log.append(Event("said", "RO-6.4", text, gainer))
            self._finish("RO-6.4", log)

    # What is seen.

    def scores(self) -> list[int]:
        """Match points: as of the last count, and the 25s of calls since."""
        return self.score[:]

    def winners(self) -> list[int]:
        """RO-4.2, RO-6.4: who has more; the scores differ at the end."""
        if self.actor != OVER:
            return []
        return [0 if self.score[0] > self.score[1] else 1]

    def _took(self) -> list[int]:
        """How many tricks of this round each seat has."""
        second = sum([trick[3] for trick in self.tricks])
        return [len(self.tricks) - second, second]

    def _sources(self) -> dict[str, list[int]]:
        """RO-4.1: where the points of this game come from so far, for each seat."""
        sources = {name: [0, 0] for name in ("rounds", *SOURCES.values())}
        for number, tricks in enumerate(self.rounds, 1):
            owners = [trick[3] for trick in tricks]
            if number == 5:
                owners.append(owners[-1])
            sources["rounds"][0 if sum(owners) < 3 else 1] += ROUND_POINTS
        taken = [
            (card, owner)
            for tricks in (*self.rounds, self.tricks)
            for _, lead, follow, owner in tricks
            for card in (lead, follow)
        ]
        if len(self.rounds) == 5:
            taken += [(card, self.rounds[4][-1][3]) for card in self.pile]
        for card, owner in taken:
            if POINTS[card]:
                sources[SOURCES[RANK[card]]][owner] += POINTS[card]
        return sources

    def look(self, seat: int | None) -> View:
        strict = self.strict
        rounds = [*self.rounds, self.tricks] if len(self.rounds) < 5 else self.rounds
        leader = (1 - self.actor if self.lead >= 0 else self.actor) if self.actor >= 0 else None
        if strict is not None and strict.turn != PLAYING:
            leader = None
        sources = self._sources()
        return {
            "dealer": self.dealer if self.dealer >= 0 else None,
            "leader": leader,
            "number": self.number,
            "round": self.round,
            "trump": PACK.names[self.pile[-1]] if self.pile else None,
            "hands": [self._hand_view(at, seat) for at in (0, 1)],
            "trick": [[1 - self.actor, PACK.names[self.lead]]] if self.lead >= 0 else [],
            "last_trick": self._last_trick(),
            "table": PACK.write(self.pile),
            "table_note": self._trumps_in_words(),
            "marks": self._marks(),
            "stock": len(self.stock),
            "piles": self._took(),
            "goal": 3,
            "notes": [self._note(at, sources) for at in (0, 1)],
            "played": [
                [[leader, PACK.names[lead], PACK.names[card], owner]
                 for leader, lead, card, owner in tricks]
                for tricks in rounds
            ],
            "sources": sources,
            "draws": [PACK.write(cards) for cards in self.draws],
            "strict": None if strict is None else strict.write(),
            "sheet": [
                {"label": label, "points": points[:], **_outcome(points, caller)}
                for label, points, caller in self.sheet
            ],
            "running": self._running(sources),
            "facts": self._facts(),
        }  # fmt: skip

    def _hand_view(self, seat: int, reader: int | None) -> list[str]:
        hand = self.hands[seat]
        strict = self.strict
        if seat == reader or (strict is not None and strict.up[seat]):
            return PACK.write(sorted(hand))
        known = sorted(strict.known[seat]) if strict is not None else []
        return PACK.write(known) + [HIDDEN] * (len(hand) - len(known))

    def _last_trick(self) -> View | None:
        """The last trick of this game; an owner who did not win it has it by award or call."""
        rounds = [*self.rounds, self.tricks]
        number = max((n for n, tricks in enumerate(rounds, 1) if tricks), default=0)
        if not number:
            return None
        leader, lead, card, owner = rounds[number - 1][-1]
        fixed = trumps(self.pile[min(number, 4) - 1], self.together)
        rule = fixed.reason(lead, card)[0]
        if self.strict is not None:
            if self.strict.awarded >> 5 * (number - 1) + len(rounds[number - 1]) - 1 & 1:
                rule = "RO-5.3"
            elif owner == leader and fixed.beats[lead] & BIT[card]:
                rule = "RO-6.2"
        return {
            "plays": [[leader, PACK.names[lead]], [1 - leader, PACK.names[card]]],
            "winner": owner,
            "rule": rule,
        }

    def _trumps_in_words(self) -> str:
        """RO-3.2: what the card on top of the pile makes trumps."""
        if not self.pile:
            return ""
        fixed = self.trumps
        return f"Trumps: {RANK_PLURALS[RANK[fixed.turned]]}, then {SUIT_NAMES[fixed.suit]}"

    def _marks(self) -> dict[str, str]:
        """The rank trumps of the round that are not in the pile themselves."""
        if not self.pile:
            return {}
        ranked = sorted(self.trumps.rank_trumps.difference(self.pile))
        return {PACK.names[card]: "rank trump" for card in ranked}

    def _running(self, sources: dict[str, list[int]]) -> View:
        """RO-4.1: what each has won in this game, by kind; a call may have ended it (RO-6.4)."""
        broken_off = self.actor == OVER and len(self.rounds) < 5
        return {
            "label": f"In game {self.number}" + (", not counted" if broken_off else ""),
            "rows": [
                {"label": label[0].upper() + label[1:], "points": points}
                for label, points in sources.items()
                if any(points)
            ],
        }

    def _note(self, seat: int, sources: dict[str, list[int]]) -> str:
        """What the seat has won in this game, and whether its hand lies open."""
        points = sum([points[seat] for points in sources.values()])
        up = self.strict is not None and self.strict.up[seat]
        return f"{points} this game" + (" · hand face up" if up else "")

    def _facts(self) -> list[str]:
        if not self.round:
            return []
        facts = [f"Game {self.number}", f"Round {self.round} of 5"]
        if self.actor >= 0 and len(self.tricks) < self.length:
            facts.append(f"Trick {len(self.tricks) + 1} of {self.length}")
        return facts

    def _played(self, seat: int, card: int) -> Event:
        """The event of a card played; what it says can be told from the two cards."""
        rule = "RO-3.1"
        if self.lead >= 0 and self.lead in self.trumps.rank_trumps:
            rule = "RO-3.5"
        elif self.lead >= 0 and card in self.trumps.forced[self.lead]:
            rule = "RO-3.4"
        text = f"@{seat} {'play' if self.lead >= 0 else 'lead'}[|s] the {PACK.titles[card]}."
        return Event("played", rule, text, seat, {"card": PACK.names[card]})

    def _taken(self) -> Event:
        """The event of the trick that has just been completed or judged anew."""
        _, lead, card, owner = self.tricks[-1]
        rule, why = self.trumps.reason(lead, card)
        if self.strict is not None and self.strict.awarded & self._bit(len(self.tricks) - 1):
            rule, why = "RO-5.3", "it was awarded"
        text = f"@{owner} take[|s] the trick: {why}."
        return Event("trick", rule, text, owner, {"cards": PACK.write((lead, card))})

    def prompt(self) -> str:
        seat = self.actor
        if seat < 0:
            return ""
        if self.strict is not None:
            if self.strict.turn == CORRECTING:
                return f"@{seat} may correct a revoke in the last trick"
            if self.strict.turn > CORRECTING:
                return f"@{seat} may call"
        last = self.round == 5 and len(self.tricks) == 3
        more = ". This trick counts as two and takes the pile" if last else ""
        if self.lead < 0:
            return f"@{seat} lead[|s]: any card{more}"
        ranked = self.lead in self.trumps.rank_trumps
        suit = self.trumps.suit if ranked else SUIT[self.lead]
        return f"@{seat} follow[|s]: {SUIT_NAMES[suit]} if possible{more}"

    def refusal(self, action: int) -> tuple[str, str]:
        seat = self.actor
        if seat < 0:
            return super().refusal(action)
        if action >= CORRECT:
            return self._refusal_to_speak(action)
        if self.strict is not None and self.strict.turn != PLAYING:
            return "RO-6.1", "the tricks of this round have been played"
        if action not in self.hands[seat]:
            return "RO-3.1", f"the {PACK.titles[action]} is not in the hand"
        lawful = self.trumps.lawful(self.hands[seat], self.lead)
        ranked = self.trumps.rank_trumps
        if lawful[0] in self.trumps.forced[self.lead]:
            return "RO-3.4", "with no card of the trump suit a rank trump must be played"
        suit = SUIT_NAMES[self.trumps.suit if self.lead in ranked else SUIT[self.lead]]
        if self.lead in ranked:
            return "RO-3.5", f"a rank trump was led, so {suit} must be followed"
        if action in ranked and (SUIT[self.lead] == self.trumps.suit or self.together):
            return "RO-3.6", f"{suit} must be followed, and this rank trump does not belong to them"
        return "RO-3.1", f"{suit} must be followed"

    def _refusal_to_speak(self, action: int) -> tuple[str, str]:
        if self.strict is None:
            return "RO-5", "only with revokes allowed are there corrections and calls"
        if action == DONE:
            return "RO-5.2", "a card has to be played"
        if action == CALL:
            if self.strict.turn == CORRECTING:
                return "RO-6.1", "calls come after corrections"
            return "RO-6.5", "the opponent has not played since the last call"
        return "RO-5.2", "there is no revoke to correct with this card"

    def label(self, action: int) -> str:
        if CORRECT <= action < CALL:
            taken = PACK.titles[self.tricks[-1][2]]
            return f"Take back the {taken}, play instead\n{PACK.titles[action - CORRECT]}"
        if action == CALL:
            return f"Call a revoke\n+{CALL_POINTS}, or {CALL_POINTS} to @{1 - self.actor}"
        if action == DONE and self.strict is not None:
            if self.strict.turn != CORRECTING:
                return "No call, go on"
            return "Go on" if self._corrections(self.actor) else "Nothing to correct: go on"
        return super().label(action)

    def usual(self) -> int | None:
        return DONE if self.strict is not None and self.strict.turn != PLAYING else None

    def risk(self, action: int) -> str:
        if action != CALL:
            return ""
        seat, other = self.actor, 1 - self.actor
        return (
            f"@{other} show[|s] the hand, and the plays of this round are checked. If there is a "
            f"revoke that is not settled yet, @{seat} score[|s] {CALL_POINTS} at once and get[|s] "
            f"the tricks taken by it. If there is none, @{other} score[|s] {CALL_POINTS}, and "
            f"@{seat}'s hand lies face up for the rest of the round."
        )

    @classmethod
    def mischief(cls, view: View) -> list[str]:
        """Revokes that would win the trick, while the opponent cannot prove them.

        That is while there is a stock, of which nobody knows the cards.
        """
        game = cls._known(view)
        seat, lead = view["seat"], game.lead
        if game.strict is None or lead < 0 or not view["stock"]:
            return []
        hand = game.hands[seat]
        lawful = game.trumps.lawful(hand, lead)
        beats = game.trumps.beats[lead]
        return [ACTIONS[card] for card in hand if card not in lawful and beats & BIT[card]]

    # What search needs.

    @classmethod
    def _known(cls, view: View) -> Self:
        """The game as far as the view tells: of the opponent's hand the cards known."""
        game = cls(2, view["options"])
        game.actor = view["actor"]
        game.dealer = view["dealer"]
        game.draws = [(PACK.index[first], PACK.index[second]) for first, second in view["draws"]]
        game.number = view["number"]
        game.round = view["round"]
        game.length = 5 if game.round < 5 else 4
        game.pile = PACK.read(view["table"])
        game.trumps = trumps(game.pile[-1], game.together)
        game.hands = [PACK.read(c for c in hand if c != HIDDEN) for hand in view["hands"]]
        game.lead = PACK.index[view["trick"][0][1]] if view["trick"] else -1
        index = PACK.index
        *game.rounds, game.tricks = [
            [(leader, index[lead], index[card], owner) for leader, lead, card, owner in tricks]
            for tricks in view["played"]
        ]
        game.points = [sum(points) for points in zip(*view["sources"].values(), strict=True)]
        for _, lead, card, owner in game.tricks:
            game.points[owner] -= POINTS[lead] + POINTS[card]
        game.score = list(view["scores"])
        game.sheet = [
            (row["label"], list(row["points"]), row.get("caller", -1)) for row in view["sheet"]
        ]
        if game.strict is not None:
            game.strict = Strict.read(view["strict"], game.actor != game.dealer)
        return game

    def _unseen(self) -> list[int]:
        """The cards in neither hand, not played and not in the pile."""
        seen = {*self.hands[0], *self.hands[1], *self.pile, self.lead}
        for tricks in (*self.rounds, self.tricks):
            for _, lead, card, _ in tricks:
                seen.add(lead)
                seen.add(card)
        return [card for card in range(52) if card not in seen]

    @classmethod
    def worlds(cls, view: View) -> Callable[[Random], Game]:
        base = cls._known(view)
        seat = view["seat"]
        other = 1 - seat
        unseen = base._unseen()
        voids = base._voids(other)
        fair = Redeal(base, other, unseen, voids)
        if base.strict is None:
            return fair.draw
        # Who did not follow may have revoked: the less likely it is that he could not, and the
        # more often he has been caught, the sooner that is believed.
        free = Redeal(base, other, unseen, []) if voids else fair
        caught = sum([row[1][seat] > 0 for row in base.sheet if row[2] == seat])
        doubt = free.weight * min(0.04 + 0.2 * caught, 0.8)
        doubt /= doubt + fair.weight

        def world(rng: Random) -> Game:
            for _ in range(20):
                new = (free if rng.random() < doubt else fair).draw(rng)
                # A play that would have exposed a revoke, but did not: there was none.
                if not new._overdue(other):
                    break
            return new

        return world

    def _plays(self, seat: int) -> Iterator[tuple[int, int, int]]:
        """The seat's plays in this game, in order: the round, the card, the lead or -1."""
        for number, tricks in enumerate((*self.rounds, self.tricks), 1):
            for leader, lead, card, _ in tricks:
                yield (number, lead, -1) if leader == seat else (number, card, lead)
        if self.lead >= 0 and self.actor != seat:
            yield self.round, self.lead, -1

    def _voids(self, seat: int) -> list[tuple[int, int, frozenset[int]]]:
        """What the seat did not hold, if it has played by the rules (RO-3.1, RO-3.4).

        Each as the round, the number of the seat's play in the game, and the cards.
        Plays that a later one, or a card known to be held, shows to be revokes are left out.
        """
        plays = list(self._plays(seat))
        voids = []
        for at, (number, card, lead) in enumerate(plays):
            fixed = trumps(self.pile[min(number, 4) - 1], self.together)
            if lead < 0 or card in fixed.follow[lead]:
                continue
            absent = fixed.follow[lead]
            if card not in fixed.forced[lead]:
                absent |= fixed.forced[lead]
            since = [c for n, c, _ in plays[at + 1 :] if n == number]
            if self.strict is not None:
                since += self.hands[seat]
            if absent.isdisjoint(since):
                voids.append((number, at, absent))
        return voids

    def _overdue(self, seat: int) -> bool:
        """Whether the seat has an open revoke that a later play would have exposed."""
        played = {card for number, card, _ in self._plays(seat) if number == self.round}
        return any(not played.isdisjoint(lawful) for _, lawful in self.revokes(seat))

    def payoff(self) -> list[float]:
        """From the margin, in points of the match and of the game so far, and the games to come.

        A rough normal curve made of square roots, which are the same on every machine.
        """
        if self.actor == OVER:
            first = float(self.score[0] > self.score[1])
            return [first, 1.0 - first]
        points = [a + b for a, b in zip(self.score, self.points, strict=True)]
        for _, lead, card, owner in self.tricks:
            points[owner] += POINTS[lead] + POINTS[card]
        margin: float = points[0] - points[1]
        if self.actor == CHANCE:
            # A playout has stopped here: what is still held will be of use after the deal.
            held, other = self.hands
            margin += sum([KEPT[card] for card in held]) - sum([KEPT[card] for card in other])
        left = max(self.option["target"] - max(points), 0) / 50 + 0.5
        x = margin / (SPREAD * sqrt(left))
        first = 0.5 + 0.5 * x / sqrt(1 + x * x)
        return [first, 1.0 - first]

    def choices(self) -> Sequence[int]:
        """Fair play: with revokes allowed no revokes, calls on proof and else only on suspicion.

        When the stock is used up both know all cards, so of cards that are neighbours
        and count nothing one will do.
        """
        seat = self.actor
        if seat < 0:
            return ()
        strict = self.strict
        may_call = strict is not None and self._may_call(seat)
        if may_call and self._proven(1 - seat):
            return (CALL,)
        if strict is None:
            cards = self.legal()
        elif strict.turn != PLAYING:
            cards = [DONE]
        elif self.lead < 0:
            cards = self.hands[seat]
        else:
            cards = self.trumps.lawful(self.hands[seat], self.lead)
        if len(cards) > 1 and self.round > 3:
            cards = self._distinct(cards)
        if strict is None:
            return cards
        calls = [CALL] if may_call and self.stock and self._doubtful(1 - seat) else []
        return [*cards, *self._corrections(seat), *calls]

    def _distinct(self, cards: Sequence[int]) -> list[int]:
        """Without those that come to the same as the next higher one of their suit."""
        others = self.hands[1 - self.actor]
        found: list[int] = []
        last = -2
        for card in sorted(cards):
            if (
                POINTS[card]
                or last < 0
                or POINTS[last]
                or SUIT[card] != SUIT[last]
                or card in self.trumps.rank_trumps
                or last in self.trumps.rank_trumps
                or last < self.lead < card
                or any(last < other < card for other in others)
            ):
                found.append(card)
            last = card
        return found

    def _proven(self, seat: int) -> bool:
        """Whether the opponent sees that the seat has revoked: once the stock is used up all
        cards are known, and before those that lie open or were shown."""
        strict = self._strict()
        open_ = not self.stock or strict.up[seat]
        return bool(self.revokes(seat, None if open_ else [*strict.known[seat]]))

    def playout(self, rng: Random) -> None:
        strict = self.strict
        while strict is not None and self.actor >= 0:
            if strict.turn == PLAYING and strict.due < 0:
                self.strict = strict = None  # by fair play nothing of it arises again
            else:
                choices = self.choices()
                self.apply(choices[int(rng.random() * len(choices))])
        if self.actor >= 0:
            self._play_out()

    def _play_out(self) -> None:
        """To the next deal, or to the count if none comes: the same as `apply` with every
        card that `reply` and `opening` choose, but in bits."""
        hands = [bits(hand) for hand in self.hands]
        lead, leader = self.lead, self.actor
        if lead >= 0:
            leader = 1 - leader
        points = self.points[:]
        took = self._took()
        for _, first, second, owner in self.tricks:
            points[owner] += POINTS[first] + POINTS[second]
        fixed = self.trumps
        beats = fixed.beats
        while True:
            for _ in range(self.length - sum(took)):
                if lead < 0:
                    lead = CARD[fixed.opening(hands[leader], hands[1 - leader]).bit_length()]
                    hands[leader] ^= BIT[lead]
                bit = fixed.reply(hands[1 - leader], lead)
                hands[1 - leader] ^= bit
                stake = POINTS[lead] + POINTS[CARD[bit.bit_length()]]
                if beats[lead] & bit:
                    leader = 1 - leader
                points[leader] += stake
                took[leader] += 1
                lead = -1
            if self.round == 5:
                took[leader] += 1
                points[leader] += sum([POINTS[card] for card in self.pile])
            points[0 if took[0] > took[1] else 1] += ROUND_POINTS
            if self.round != 4:
                break
            self.round, self.length = 5, 4
            took = [0, 0]
            leader = 1 - self.dealer
        self.tricks = []
        self.lead = -1
        self.points = points
        self.hands = [_cards(hand) for hand in hands]
        if self.round == 5:
            self._count(None)
        else:
            self.actor = CHANCE

    def key(self) -> Hashable | None:
        """When at most six tricks are left, the pile aside, and no revoke is open."""
        if self.round < 4 or (self.round == 4 and len(self.tricks) < 3):
            return None
        first, second = self.hands
        strict = self.strict
        turn = due = -1
        if strict is not None:
            if self.revokes(0) or self.revokes(1):
                return None
            turn, due = strict.turn, strict.due
        points = self.points[0]
        took = 0
        for _, lead, card, owner in self.tricks:
            if not owner:
                took += 1
                points += POINTS[lead] + POINTS[card]
        return (
            *first, -1, *second, self.lead, self.actor, points, took, self.round, turn, due,
            self.dealer, *self.pile, *self.score,
        )  # fmt: skip

    @classmethod
    def rule_of_thumb(cls, view: View, rng: Random) -> str:
        """Weigh what a card may win now against what it may win later.

        With revokes allowed play by the rules, and call when the cards prove a revoke.
        """
        game = cls._known(view)
        legal: list[str] = view["legal"]
        seat = view["seat"]
        unseen = game._unseen()
        if not view["stock"]:
            game.hands[1 - seat] += unseen
        if "call" in legal and game.revokes(1 - seat):
            return "call"
        if "done" in legal:
            return "done"
        hand = game.hands[seat]
        cards = hand if game.lead < 0 else game.trumps.lawful(hand, game.lead)
        held = len(view["hands"][1 - seat]) / max(len(unseen), 1)
        return ACTIONS[max(sorted(cards), key=lambda card: game._merit(card, unseen, held))]

    def _merit(self, card: int, unseen: Sequence[int], held: float) -> float:
        """What a card of the actor brings now, in points, less what it is worth later.

        `held` is how likely the opponent holds any one of the unseen cards.
        """
        lead = self.lead
        at_stake = POINTS[card] + 10 * self._pivotal()
        if self.round == 5 and len(self.tricks) == 3:
            at_stake += sum([POINTS[card] for card in self.pile])
        if lead >= 0:
            at_stake += POINTS[lead]
            wins = float(self.trumps.beats[lead] & BIT[card] > 0)
        else:
            wins = self._chance(card, unseen, held)
        return (2 * wins - 1) * at_stake - self._worth(card)

    def _pivotal(self) -> float:
        """How likely the round hangs on this trick, if all others are tossed for."""
        seat = self.actor
        took = self._took()
        need, left = 3 - took[seat], 4 - sum(took)
        if self.round == 5 and len(self.tricks) == 3:
            return float(took[0] < 3 and took[1] < 3)
        return comb(left, need - 1) / 2**left if 0 < need <= left + 1 else 0.0

    def _chance(self, card: int, unseen: Sequence[int], held: float) -> float:
        """How likely a lead of this card wins."""
        fixed = self.trumps
        if card in fixed.rank_trumps:
            return 1.0
        follow, beats = fixed.follow[card], fixed.beats[card]
        higher = sum([beats & BIT[other] > 0 for other in unseen if other in follow])
        following = sum([other in follow for other in unseen])
        ruffs = sum([beats & BIT[other] > 0 for other in unseen if other not in follow])
        miss = 1 - held
        void = miss**following
        return float(miss**higher - void * (1 - miss**ruffs))

    def _worth(self, card: int) -> float:
        """What keeping the card may bring in later tricks."""
        if card in self.trumps.rank_trumps and len(self.tricks) + 1 < self.length:
            return KEEP[0]
        height = (12 - RANK[card]) / 12
        if SUIT[card] == self.trumps.suit and len(self.tricks) + 1 < self.length:
            return KEEP[1] + KEEP[2] * height
        return KEEP[3] * height * height


class Redeal:
    """A source of full games, each full deal that fits equally likely.

    A card of a hand has come with one of the deals of the game, of 9, 5, 5 and 5 cards. It
    cannot have been there when its holder showed that he had none of its kind. How many of
    each deal's cards are still held decides in how many ways the unseen cards fill the rest.
    """

    def __init__(
        self,
        game: Rounds,
        seat: int,
        unseen: list[int],
        voids: list[tuple[int, int, frozenset[int]]],
    ) -> None:
        self.game = game
        self.seat = seat
        deals = min(game.round, 4)
        # The unseen cards by the earliest deal that they can have come with.
        self.classes: list[list[int]] = [[] for _ in range(6)]
        for card in unseen:
            self.classes[_earliest(card, voids)].append(card)
        self.splits: list[tuple[int, list[int]]] = []
        """Each way to take the hidden cards from the deals, and its weight. None where no
        deal fits, which only happens to those who revoke."""
        # How many ways there are in which the cards seen can have come, by their numbers.
        ways = {(0,) * deals: 1}
        plays = [
            (card, min(number, 4), at) for at, (number, card, _) in enumerate(game._plays(seat))
        ]
        shown = [(card, deals, len(plays)) for card in game.hands[seat]]
        for card, latest, at in (*plays, *shown):
            earliest = _earliest(card, [void for void in voids if void[1] < at])
            more: dict[tuple[int, ...], int] = {}
            for counts, n in ways.items():
                for deal in range(earliest - 1, latest):
                    if counts[deal] < DEALT[deal]:
                        key = (*counts[:deal], counts[deal] + 1, *counts[deal + 1 :])
                        more[key] = more.get(key, 0) + n * (DEALT[deal] - counts[deal])
            ways = more
        for counts, weight in ways.items():
            left = [size - count for size, count in zip(DEALT, counts, strict=False)]
            pool = 0
            for deal, n in enumerate(left, 1):
                pool += len(self.classes[deal])
                weight *= perm(pool, n)
                pool -= n
                if not weight:
                    break
            else:
                self.splits.append((weight, left))
        self.weight = sum([weight for weight, _ in self.splits])
        """In how many ways the cards can have come."""

    def draw(self, rng: Random) -> Rounds:
        """One of the games."""
        pick = rng.randrange(self.weight)
        for weight, left in self.splits:  # noqa: B007 (the last one looked at)
            pick -= weight
            if pick < 0:
                break
        new = self.game.copy()
        hand = new.hands[self.seat]
        pool: list[int] = []
        for deal, cards in enumerate(self.classes):
            if cards:
                pool += cards
                rng.shuffle(pool)
            if 0 < deal <= len(left):
                n = left[deal - 1]
                hand += pool[:n]
                del pool[:n]
        new.stock = tuple(pool)
        return new


def _earliest(card: int, voids: list[tuple[int, int, frozenset[int]]]) -> int:
    """The first deal, from 1, that the card can have come with; 5 where none is left."""
    return 1 + max([min(number, 4) for number, _, cards in voids if card in cards], default=0)


DEALT = (9, 5, 5, 5)
"""RO-1.4, RO-2.2, RO-2.3: the cards that each deal of a game gives a player."""
KEPT = [(8, 4, 2, 0.5, 0, -0.5, -0.5, -0.5, -1, -1, -1, -1.5, -1.5)[rank] for rank in RANK]
"""How many points a card is worth that is still held when the next round is dealt; fitted to
games between greedy bots. The two of hearts is more easily lost than brought home."""
KEPT[TWO_OF_HEARTS] = -5
SPREAD = 45
"""How many points the margin of one game strays."""
KEEP = (3.0, 1.0, 5.0, 9.0)
"""The worth of keeping a rank trump, a trump, a high trump, a high card of another suit."""


SOURCES = {0: "aces", 1: "kings", 2: "queens", 3: "jacks", 12: "two of hearts"}
"""RO-4.1: what cards that count are called, by their rank."""


def _outcome(points: list[int], caller: int) -> View:
    """For the score sheet: who called, and what it found (RO-6.2, RO-6.3)."""
    if caller < 0:
        return {}
    notes = ["had revoked", "had revoked"] if points[caller] else ["no revoke", "no revoke"]
    notes[caller] = "called, rightly" if points[caller] else "called, wrongly"
    return {"caller": caller, "notes": notes}


def _tricks(numbers: Sequence[int]) -> str:
    """`trick 1 and trick 3`."""
    return join([f"trick {at + 1}" for at in sorted(numbers)])


def _cards(hand: int) -> list[int]:
    """The cards of a hand that is given as bits."""
    cards = []
    while hand:
        bit = hand & -hand
        cards.append(CARD[bit.bit_length()])
        hand ^= bit
    return cards


def _bits(number: int) -> list[int]:
    """The places of the ones in a number."""
    return [at for at in range(number.bit_length()) if number >> at & 1]


GAME = Rounds
