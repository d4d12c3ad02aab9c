"""Exact play of rounds 4 and 5 of Rounds, in which both players know all cards.

Alpha-beta (Knuth and Moore, 1975) trick by trick: one step takes a lead and its answer together.
A hand is a number with one bit for each card, bit 0 for the ace of spades; within a suit the lower
bit is the higher card. Values are margins: the points that the leader still gets, less the other's.
All points of a game add up to 100, so the largest margin is also the best result of the match.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator
from typing import Any

from rondas.games.rounds.pack import POINTS, SUIT
from rondas.games.rounds.revokes import Rounds
from rondas.games.rounds.state import DONE, PLAYING, ROUND_POINTS
from rondas.games.rounds.trumps import Trumps

FAR = 1000
"""More than any margin."""
ROUND_5 = 4
"""Tricks of round 5; no more than these are left when it begins."""


def bits(cards: Iterable[int]) -> int:
    return sum([1 << card for card in cards])


def cards_of(hand: int) -> Iterator[int]:
    """Yield the cards of a hand, the highest of each suit first."""
    while hand:
        bit = hand & -hand
        hand ^= bit
        yield bit.bit_length() - 1


class Ending:
    """What is left of one game once the stock is used up. Finds are kept for later positions."""

    def __init__(self, fixed: Trumps, pile: Iterable[int], first: int) -> None:
        """`first` is the seat that leads to round 5, the non-dealer."""
        self.beats = [bits(cards) for cards in fixed.beats]
        self.follow = [bits(cards) for cards in fixed.follow]
        self.due = [bits(cards) for cards in fixed.due]
        self.alike = [not POINTS[c] and c not in fixed.rank_trumps for c in range(52)]
        """The cards that come to the same as an equal neighbour in their suit."""
        self.pile = sum([POINTS[card] for card in pile])
        self.first = first
        self.bounds: dict[tuple[int, int, int, int, int], tuple[int, int]] = {}
        """Least and most for the leader, by the arguments of `lead`."""

    def lead(
        self, own: int, other: int, seat: int, took: int, left: int, rest: int, low: int, high: int
    ) -> int:
        """Return the margin to come for `seat`, which leads: exact between `low` and `high`, else
        a bound.

        `took` tricks of this round are the leader's, `left` tricks are still to be played in this
        round and the next, and the cards in both hands count `rest` points.
        """
        most = rest + self.pile + (2 * ROUND_POINTS if left > ROUND_5 else ROUND_POINTS)
        if most <= low:
            return most
        if -most >= high:
            return -most
        key = (own, other, seat, took, left)
        known = self.bounds.get(key)
        least = -FAR
        most = FAR
        if known is not None:
            least, most = known
            if least >= high or least == most:
                return least
            if most <= low:
                return most
            if least > low:
                low = least
            if most < high:
                high = most
        floor, ceiling = low, high
        best = -FAR
        for card in self._leads(own, other):
            value = self.reply(
                card, own ^ 1 << card, other, seat, took, left, rest, max(low, best), high
            )
            if value > best:
                best = value
                if best >= ceiling:
                    break
        self.bounds[key] = (best if best > floor else least, best if best < ceiling else most)
        return best

    def reply(
        self,
        lead: int,
        own: int,
        other: int,
        seat: int,
        took: int,
        left: int,
        rest: int,
        low: int,
        high: int,
    ) -> int:
        """Return the same once `lead` has left the hand and `other` answers. `rest` counts it."""
        beats = self.beats[lead]
        answers = other & self.follow[lead] or other & self.due[lead] or other
        cards = self.distinct(answers, own | 1 << lead)
        if len(cards) > 1:
            cards.sort(key=lambda card: (not beats >> card & 1, POINTS[card]))
        left -= 1
        played = (ROUND_5 if left < ROUND_5 else ROUND_5 + 5) - left
        worst = FAR
        for card in cards:
            stake = POINTS[lead] + POINTS[card]
            if beats >> card & 1:
                value = -stake - self._after(
                    other ^ 1 << card, own, 1 - seat, played - took, left, rest - stake,
                    -stake - high, -stake - low,
                )  # fmt: skip
            else:
                value = stake + self._after(
                    own, other ^ 1 << card, seat, took + 1, left, rest - stake,
                    low - stake, high - stake,
                )  # fmt: skip
            if value < worst:
                worst = value
                if worst <= low:
                    break
                if worst < high:
                    high = worst
        return worst

    def _after(
        self, own: int, other: int, seat: int, took: int, left: int, rest: int, low: int, high: int
    ) -> int:
        """Return the margin to come for the winner of a trick, whose `took` counts it."""
        if left == 0:  # the last trick takes the pile and counts as two (RO-2.6)
            return self.pile + (ROUND_POINTS if took >= 2 else -ROUND_POINTS)
        if left != ROUND_5:
            return self.lead(own, other, seat, took, left, rest, low, high)
        bonus = ROUND_POINTS if took >= 3 else -ROUND_POINTS
        if seat == self.first:
            return bonus + self.lead(own, other, seat, 0, left, rest, low - bonus, high - bonus)
        return bonus - self.lead(other, own, 1 - seat, 0, left, rest, bonus - high, bonus - low)

    def _leads(self, own: int, other: int) -> list[int]:
        """Return the distinct leads: sure winners first, those that count most before the rest."""
        cards = self.distinct(own, other)
        if len(cards) == 1:
            return cards

        def order(card: int) -> tuple[bool, int]:
            answers = other & self.follow[card] or other & self.due[card] or other
            return bool(answers & self.beats[card]), -POINTS[card]

        return sorted(cards, key=order)

    def distinct(self, cards: int, others: int) -> list[int]:
        """Return the cards of a hand without those that come to the same as the next higher one of
        their suit: neither counts, and none of `others` lies between them."""
        alike = self.alike
        found = []
        last = -1
        for card in cards_of(cards):
            if (
                last < 0
                or not alike[card]
                or not alike[last]
                or SUIT[card] != SUIT[last]
                or others >> last & (1 << card - last) - 1
            ):
                found.append(card)
            last = card
        return found


def final_margin(game: Rounds, memory: dict[Hashable, Any]) -> int:
    """Return how many match points seat 0 is ahead after the count, if both play perfectly.

    From round 4 on, and with revokes allowed only while none is open. `memory` keeps what was
    found from one position to the next.
    """
    strict = game.strict
    if game.actor >= 0 and strict is not None and strict.turn != PLAYING:
        return final_margin(_after_action(game, DONE), memory)
    if game.actor < 0:
        return game.score[0] - game.score[1]
    seat, lead = game.actor, game.lead
    if strict is not None and strict.due >= 0:  # the trick is awarded already (RO-5.3)
        cards = game.trumps.lawful(game.hands[seat], lead)
        margins = [final_margin(_after_action(game, card), memory) for card in cards]
        return min(margins) if seat else max(margins)
    key = game.trumps, *game.pile, game.dealer
    ending = memory.get(key)
    if ending is None:
        ending = memory[key] = Ending(game.trumps, game.pile, 1 - game.dealer)
    hands = [bits(hand) for hand in game.hands]
    took = game.took()
    left = game.length - len(game.tricks) + (ROUND_5 if game.round == 4 else 0)
    rest = sum([POINTS[card] for hand in game.hands for card in hand])
    now = game.score[0] - game.score[1] + game.points[0] - game.points[1]
    for _, first, second, owner in game.tricks:
        stake = POINTS[first] + POINTS[second]
        now += -stake if owner else stake
    if lead < 0:
        own, other = hands[seat], hands[1 - seat]
        margin = ending.lead(own, other, seat, took[seat], left, rest, -FAR, FAR)
    else:
        rest += POINTS[lead]
        seat = 1 - seat
        own, other = hands[seat], hands[1 - seat]
        margin = ending.reply(lead, own, other, seat, took[seat], left, rest, -FAR, FAR)
    return now - margin if seat else now + margin


def _after_action(game: Rounds, action: int) -> Rounds:
    after = game.copy()
    after.apply(action)
    return after
