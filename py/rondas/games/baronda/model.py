"""The search model of Baronda."""

from collections.abc import Hashable, Sequence
from math import fsum, prod, sqrt
from random import Random

from rondas.games.baronda.bidding import EXPECTED_TRICKS, estimate, plausible_bid
from rondas.games.baronda.pack import (
    GARUDAS,
    HIGHEST,
    NAGA,
    NO_SUIT,
    NUMBER,
    PACKS,
    PASS,
    RED,
    SUIT,
)
from rondas.games.baronda.rollout import LEAVES_AWAKE, LEAVES_NAGA, MAY_STRAY, play_out
from rondas.games.baronda.rules import Baronda, led_suit, lulling
from rondas.games.baronda.state import ADJUST, BARONG, BID, BIDS, DEAL, INDEX, PLAY, TRICKS
from rondas.games.baronda.tricks import trick_winner
from rondas.rules.game import OVER
from rondas.rules.knowledge import Any_State
from rondas.rules.model import BOLD, CAREFUL, SLY, STUBBORN, SearchModel, shares

ROUND_SWING = 2.3
"""Points: how far one round drives scores apart. Being so far behind makes a win less likely by
a factor of nearly e with one round to come. Fitted (docs/matches.md)."""
POINTS_SHARE = 0.15
"""The part of the utility that is shared by points, whoever wins."""
POINTS_SCALE = 4 * ROUND_SWING
"""Points: how far one must be behind for that share to fall by a factor of nearly e."""

HASTE = 0.1
"""How far a beginner overrates the strongest card, and underrates the weakest."""
BIDS_WEIGHED = 2
"""How far, in tricks, the bids that search tells apart are from what the hand should take."""
SOLVED_TRICKS = {2: 6, 3: 4, 4: 3, 5: 2}
"""How many tricks search solves exactly at the end of a round, by the number of players."""

# How much a manner counts, in `leanings`.
SAME_BID = 0.45
"""How much the bid of the round before counts to the stubborn."""
FAR = 2
"""Tricks: how far from it a bid is as bad as can be."""
STRONG_LEAD = 0.25
"""How much a strong card led counts to the bold …"""
WEAK_LEAD = 0.35
"""… and a weak one to the careful."""
NO_PASS = 0.25
"""How much it counts to the bold to play no Pass …"""
A_PASS = 0.25
"""… and to the sly to play one."""
KEPT = 0.25
"""How much it counts to the sly to keep Garudas and Nagas, and at last to bring them."""
LAST_CARDS = 5
"""Cards in hand from which on the sly play them."""
SAME_SUIT = 0.3
"""How much the suit of the card before counts to the stubborn."""


class BarondaModel(SearchModel[Baronda]):
    """Under BARONG win with cards that seldom win, under RANDA lose with those that often do."""

    def returns(self, game: Baronda) -> list[float]:
        """BA-6.3, BA-7.1: exact at the end; before, each round still to come may turn things."""
        n = game.players
        if game.actor == OVER:
            return shares(game.winners(), n)
        if n == 2:
            ahead = game.score[0] - game.score[1]
            return [0.5 + 0.25 * ahead, 0.5 - 0.25 * ahead]
        to_come = n - game.round + (game.stage != DEAL)
        return _shares(game.score, ROUND_SWING * sqrt(to_come))

    def utility(self, game: Baronda) -> list[float]:
        win = self.returns(game)
        if game.players == 2:
            return win
        rest = 1 - POINTS_SHARE
        close = _shares(game.score, POINTS_SCALE)
        return [rest * x + POINTS_SHARE * y for x, y in zip(win, close, strict=True)]

    def choices(self, game: Baronda) -> Sequence[int]:
        """Bids near what the hand should take. Of neighbours in a suit, with nothing between
        them still to come, only the highest; but Garudas stay."""
        if game.stage == BIDS:
            near = BID + round(estimate(game.held(game.actor), game.players))
            return range(max(near - BIDS_WEIGHED, BID), min(near + BIDS_WEIGHED, BID + TRICKS) + 1)
        legal = game.legal()
        if game.stage != PLAY or len(legal) == 1:
            return legal
        out = game.played
        mine = game.hands[game.actor]
        highest = HIGHEST[game.players]
        kept = []
        for card in legal:
            above = card + 1
            if card < PASS and card % 14:
                while above % 14 and above % 14 <= highest and above in out:
                    above += 1
                if above % 14 and above in mine:
                    continue
            kept.append(card)
        return kept

    def rollout(self, game: Baronda, rng: Random) -> None:
        """Bids as hands suggest, then cards by `play_out`."""
        n = game.players
        while game.stage == BIDS:
            game.apply(BID + plausible_bid(game.held(game.actor), n, rng))
        if game.stage == ADJUST:
            hand = game.held(game.leader)
            raises = estimate(hand, n) > game.bids[game.leader]
            game.apply(game.legal()[0 if raises else -1])
        play_out(game, rng)

    def transposition_key(self, game: Baronda) -> Hashable | None:
        """From the last `SOLVED_TRICKS` on."""
        if game.stage != PLAY or sum(game.tricks) < TRICKS - SOLVED_TRICKS[game.players]:
            return None
        return (
            game.actor,
            tuple(map(tuple, game.hands)),
            tuple(game.spare),
            tuple(game.trick),
            tuple(game.tricks),
            tuple(game.bids),
            tuple(game.score),
            game.round,
        )

    def leanings(self, game: Baronda, manner: str, actions: Sequence[int]) -> list[float]:
        """Bold: strong cards led, no Pass; careful: weak cards led. Sly: Garudas and Nagas late, a
        Pass gladly. Stubborn: the bid of the round before, the suit of the card before."""
        seat = game.actor
        if game.stage == BIDS and manner == STUBBORN and game.results:
            before = game.results[-1].bids[seat]
            return [SAME_BID * max(1 - abs(bid - BID - before) / FAR, -1.0) for bid in actions]
        if game.stage != PLAY:
            return [0.0] * len(actions)
        mine = [SUIT[card] for trick in game.tricks_played() for at, card in trick if at == seat]
        kept = KEPT if len(game.held(seat)) <= LAST_CARDS else -KEPT
        lead = not game.trick

        def liking(card: int) -> float:
            if manner == STUBBORN:
                return SAME_SUIT * (SUIT[card] in mine[-1:])
            if manner == SLY:
                return A_PASS if card == PASS else kept * (card == NAGA or card in GARUDAS)
            if manner == BOLD and card == PASS:
                return -NO_PASS
            likes = {BOLD: STRONG_LEAD, CAREFUL: -WEAK_LEAD}.get(manner, 0.0)
            return likes * lead * strength(card, game.players)

        return [liking(card) for card in actions]

    def haste(self, game: Baronda, actions: Sequence[int]) -> Sequence[float]:
        """Strong cards, played before they are needed, whatever side is in force."""
        if game.stage != PLAY:
            return [0.0] * len(actions)
        return [HASTE * strength(card, game.players) for card in actions]

    def heuristic_action(self, state: Any_State, rng: Random) -> str:
        """Bid what the hand should take. Under BARONG win with cards that are worth less than
        the trick, under RANDA lose with cards that are worth more."""
        n: int = state["players"]
        pack = PACKS[n]
        hand = pack.read(state["hands"][state["seat"]])
        legal: list[str] = state["legal"]
        if state["stage"] == BIDS:
            return f"bid {round(estimate(hand, n))}"
        if state["stage"] == ADJUST:
            raises = estimate(hand, n) > state["bids"][state["seat"]]
            return legal[0 if raises else -1]
        unseen = pack.cards()
        for card in (*hand, *(card for cards in state["played"] for card in pack.read(cards))):
            unseen.remove(card)
        trick = pack.read(state["trick"])
        plain = state["options"]["offsuit_garuda"] == "plain"
        sign = 1 if state["side"] == BARONG else -1

        def gain(action: str) -> float:
            card = INDEX[action]
            chance = chance_to_win(card, trick, unseen, n, plain)
            return sign * (chance - EXPECTED_TRICKS[n][card])

        return max(legal, key=gain)


def strength(card: int, players: int) -> float:
    """About how strong a card is, -1 to 1."""
    if card >= PASS or card in GARUDAS:
        return -1.0 if card == PASS else 1.0
    height = NUMBER[card] / HIGHEST[players]
    return height if SUIT[card] == RED else 1.6 * height - 1


def _shares(score: Sequence[int], scale: float) -> list[float]:
    """Shares that fall with the distance to the highest score, in parts of `scale` points."""
    most = max(score)
    behind = [(most - each) / scale for each in score]
    # Near exp(-d), but with the same digits on every machine.
    weights = [1 / (1 + d + d * d / 2 + d * d * d / 6) for d in behind]
    total = fsum(weights)
    return [weight / total for weight in weights]


def chance_to_win(
    card: int, trick: Sequence[int], unseen: Sequence[int], players: int, plain: bool
) -> float:
    """About how likely this card, played now, wins the trick."""
    now = [*trick, card]
    led = led_suit(now)
    left = players - len(now)
    if card in GARUDAS and not lulling(card, now, led, plain):
        return 1.0 if NAGA in now else prod([LEAVES_AWAKE] * left)
    if trick_winner(now, led, plain) != len(trick):
        return 0.0
    if led == NO_SUIT:
        return prod([LEAVES_NAGA] * left) if card == NAGA else 0.0
    danger = fsum(
        1.0 if SUIT[other] == led or other == NAGA else MAY_STRAY
        for other in unseen
        if trick_winner([*now, other], led, plain) > len(trick)
    )
    return prod([1 - danger / len(unseen)] * left) if left else 1.0
