"""The search model of Ronda."""

from collections.abc import Hashable, Sequence
from math import sqrt
from random import Random

from rondas.games.steere_ronda.rules import SteereRonda
from rondas.games.steere_ronda.state import ACTIONS, PACK, SUIT, TRICKS
from rondas.games.steere_ronda.tricks import (
    BIT,
    HIGHER,
    SECOND_WINS,
    THIRD_WINS,
    beating,
    cheapest,
    lowest,
)
from rondas.rules.game import OVER, SILENT
from rondas.rules.knowledge import Any_State
from rondas.rules.model import BOLD, CAREFUL, SLY, STUBBORN, SearchModel, shares

# For comparing cards of a suit: the cards in order, and a bit above each suit.
GAPPED = [1 << (card + SUIT[card]) for card in range(48)]
SUIT_ENDS = sum(1 << (13 * suit + 12) for suit in range(4))
ALL_GAPPED = (1 << 52) - 1

TRICK_SHARE = 0.3
"""The part of the utility that is shared by tricks, whoever wins."""
HASTE = 0.05
"""How far a beginner overrates a king, and underrates an ace."""
FADE_PER_HAND = 1.25
"""How many tricks behind make a win less likely by a factor of e, for one hand to come; it grows
with the square root of their number. Fitted (docs/matches.md)."""


def _fade(left: int) -> list[float]:
    """How the chance to win falls with the tricks one is behind, so many hands before the end. By
    sums and products alone, so that all machines agree."""
    if left == 0:
        return [float(behind == 0) for behind in range(TRICKS * 12 + 1)]
    step = 1 + 1 / (16 * FADE_PER_HAND * sqrt(left))
    for _ in range(4):
        step *= step
    table = [1.0]
    for _ in range(TRICKS * 12):
        table.append(table[-1] / step)
    return table


FADE = [_fade(left) for left in range(13)]

# How much a manner counts, in `leanings`.
HIGH_LEAD = 0.22
"""How much a king led counts to the bold, and an ace against it …"""
LOW_LEAD = 0.3
"""… and the other way round to the careful."""
BEATEN = 0.35
"""How much it counts to the bold that a card beats what lies there …"""
IN_WAIT = 0.45
"""… and to the sly that the second card does not, and the third does."""
SUIT_LED = 0.35
"""How much it counts to the stubborn to lead the suit of the card before …"""
SUIT_PLAYED = 0.2
"""… and to stay with it otherwise."""


class SteereModel(SearchModel[SteereRonda]):
    """Tricks are what counts, and cheap cards win them where one plays in the right place."""

    counted = "tricks"

    def returns(self, game: SteereRonda) -> list[float]:
        if game.actor == OVER:
            return shares(game.winners(), 3)
        won = game.won
        most = max(won)
        fade = FADE[game.option["hands"] - game.hand]
        x, y, z = fade[most - won[0]], fade[most - won[1]], fade[most - won[2]]
        total = x + y + z
        return [x / total, y / total, z / total]

    def utility(self, game: SteereRonda) -> list[float]:
        x, y, z = self.returns(game)
        a, b, c = game.won
        rest = 1 - TRICK_SHARE
        part = TRICK_SHARE / (a + b + c + 3)
        return [rest * x + part * (a + 1), rest * y + part * (b + 1), rest * z + part * (c + 1)]

    def choices(self, game: SteereRonda) -> Sequence[int]:
        """Of cards with none between them that another holds or that lies in the trick,
        the lowest; and in third place of the cards of a suit the lowest that wins the trick, and
        the lowest that does not: a higher one is worth more later."""
        actor = game.actor
        if actor < 0:
            return game.legal()
        own = game.hands[actor]
        if len(game.trick) == 2:
            return lowest(own, game.trick)
        mine = sum([GAPPED[card] for card in own])
        blocks = SUIT_ENDS + sum([GAPPED[card] for card in game.trick])
        for seat in range(3):
            if seat != actor:
                blocks += sum([GAPPED[card] for card in game.hands[seat]])
        free = ALL_GAPPED ^ blocks
        starts = free & ~(free << 1)
        gone = free ^ mine
        # Adding a start to a run of gone cards carries on to the first card above the run.
        firsts = ((gone + (starts & gone)) & ~gone | starts) & mine
        return [card for card in own if GAPPED[card] & firsts]

    def prior(self, game: SteereRonda) -> int:
        return cheapest(game.hands[game.actor], game.trick)

    def rollout(self, game: SteereRonda, rng: Random) -> None:
        """To the end of the hand: lead low, play over the lead in second place, win in third, each
        as cheaply as possible, and else throw the lowest card. Leaves what `returns` needs."""
        hands = [sum([BIT[card] for card in hand]) for hand in game.hands]
        won = game.won
        leader = game.leader
        trick = [BIT[card] for card in game.trick] + [0, 0]
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
                second = hand & HIGHER[lead] or hand
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
        game.leader = leader
        game.trick = []
        game.end_hand(SILENT)

    def transposition_key(self, game: SteereRonda) -> Hashable | None:
        """From the last three tricks on."""
        hands = game.hands
        if game.actor < 0 or len(hands[0]) + len(hands[1]) + len(hands[2]) > 9:
            return None
        cards = [sum([BIT[card] for card in hand]) for hand in hands]
        return game.actor, *game.trick, *cards, *game.won

    def leanings(self, game: SteereRonda, manner: str, actions: Sequence[int]) -> list[float]:
        """Bold: high leads, and to beat what lies there; careful: low leads. Sly: the trick, but
        only as the last to play. Stubborn: the suit of the card before."""
        trick = game.trick
        if manner == STUBBORN:
            before = [SUIT[card] for card in game.played[game.actor][-1:]]
            likes = SUIT_PLAYED if trick else SUIT_LED
            return [likes * (SUIT[card] in before) for card in actions]
        if not trick:
            likes = {BOLD: HIGH_LEAD, CAREFUL: -LOW_LEAD}.get(manner, 0.0)
            return [likes * height(card) for card in actions]
        winners = beating(trick)
        likes = {BOLD: BEATEN, SLY: IN_WAIT if len(trick) == 2 else -IN_WAIT}.get(manner, 0.0)
        return [likes * (BIT[card] & winners > 0) for card in actions]

    def haste(self, game: SteereRonda, cards: Sequence[int]) -> Sequence[float]:
        """High cards, played before they are needed."""
        return [HASTE * height(card) for card in cards]

    def heuristic_action(self, state: Any_State, rng: Random) -> str:
        """Return the choice of `rollout`: the cheapest card that fits the place in the trick."""
        hand = PACK.read(state["hands"][state["seat"]])
        return ACTIONS[cheapest(hand, PACK.read(state["trick"]))]


def height(card: int) -> float:
    """-1 for an ace to 1 for a king."""
    return card % 12 / 5.5 - 1
