"""The search model of Rounds."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from math import sqrt
from random import Random
from typing import Any

from rondas.games.rounds.pack import POINTS, RANK, SUIT, TWO_OF_HEARTS
from rondas.games.rounds.revokes import Rounds
from rondas.games.rounds.search.ending import final_margin
from rondas.games.rounds.search.heuristic import merit
from rondas.games.rounds.search.rollout import play_out
from rondas.games.rounds.state import ACTIONS, CALL, CORRECT, DONE, PLAYING
from rondas.rules.game import CHANCE, OVER
from rondas.rules.knowledge import Any_State
from rondas.rules.model import BOLD, CAREFUL, SLY, STUBBORN, SearchModel

HELD_AT_DEAL = [(8, 4, 2, 0.5, 0, -0.5, -0.5, -0.5, -1, -1, -1, -1.5, -1.5)[rank] for rank in RANK]
"""How many points a card is worth that is still held when the next round is dealt. The two of
hearts is more easily lost than brought home. Fitted (docs/matches.md)."""
HELD_AT_DEAL[TWO_OF_HEARTS] = -5
MARGIN_SPREAD = 45
"""How many points the margin of one game strays. Fitted (docs/matches.md)."""
HASTE = 0.08
"""How far a beginner overrates an ace, and a trump."""
GAME_POINTS = 100
"""All that a game brings both players together (RO-4.1)."""
EXPECTED_POINTS = GAME_POINTS // 2
"""What each game to come may bring a player."""

# How much a manner counts, in `leanings`.
HIGH_LEAD = 0.6
"""How much an ace led counts to the bold, and a two against it …"""
LOW_LEAD = 0.5
"""… and the other way round to the careful."""
TRUMP_LED = 0.4
"""How much a trump led counts to the bold …"""
TRUMP_KEPT = 0.55
"""… and against it to the sly, and for a trump that wins the other's lead."""
SAME_SUIT = 0.8
"""How much the suit led before counts to the stubborn."""


class RoundsModel(SearchModel[Rounds]):
    """Rounds, high cards and the two of hearts are points; fair play, and calls with reason."""

    bluffs = 0.15

    def returns(self, game: Rounds) -> list[float]:
        """From the margin, in points of the match and of the game so far, and the games to come. A
        rough normal curve made of square roots, which are the same on every machine."""
        if game.actor == OVER:
            share = float(game.score[0] > game.score[1])
        else:
            first, second = self._points(game)
            margin = first - second + self._held(game)
            share = _share(margin, game.option["target"] - max(first, second))
        return [share, 1.0 - share]

    def gained(self, game: Rounds) -> Sequence[float]:
        """How many points each is ahead."""
        first, second = game.score if game.actor == OVER else self._points(game)
        margin = first - second + self._held(game)
        return [margin, -margin]

    def _points(self, game: Rounds) -> tuple[int, int]:
        """Of the match and of the game so far."""
        score, points = game.score, game.points
        first, second = score[0] + points[0], score[1] + points[1]
        for _, lead, card, owner in game.tricks:
            if owner:
                second += POINTS[lead] + POINTS[card]
            else:
                first += POINTS[lead] + POINTS[card]
        return first, second

    def _held(self, game: Rounds) -> float:
        """What the first seat still holds is worth, less what the other does, where a rollout has
        stopped: it will be of use after the deal."""
        if game.actor != CHANCE:
            return 0.0
        own, other = [sum([HELD_AT_DEAL[card] for card in hand]) for hand in game.hands]
        return own - other

    def choices(self, game: Rounds) -> Sequence[int]:
        """Fair play: with revokes allowed no revokes, calls on proof and else only on suspicion,
        which a hand that lies face up leaves no room for.

        When the stock is used up both know all cards, so of cards that are neighbours
        and count nothing one will do. Before, of the answers in a suit that count nothing only the
        cheapest that wins the trick, and the cheapest that does not.
        """
        seat = game.actor
        if seat < 0:
            return ()
        strict = game.strict
        may_call = strict is not None and game.may_call(seat)
        if may_call and _proven(game, 1 - seat):
            return (CALL,)
        if strict is None:
            cards = game.legal()
        elif strict.turn != PLAYING:
            cards = [DONE]
        elif game.lead < 0:
            cards = game.hands[seat]
        else:
            cards = game.trumps.lawful(game.hands[seat], game.lead)
        if len(cards) > 1:
            if game.round > 3:
                cards = _distinct(game, cards)
            elif game.lead >= 0:
                cards = _cheapest(game, cards)
        if strict is None:
            return cards
        suspected = may_call and game.stock and game.doubtful(1 - seat)
        calls = [CALL] if suspected and not strict.up[1 - seat] else []
        return [*cards, *game.corrections(seat), *calls]

    def rollout(self, game: Rounds, rng: Random) -> None:
        """To the next deal, or to the count if none comes: leads are drawn as good players lead,
        but once all cards are known the best sure winner is led, else the cheapest card; the
        cheapest winner follows, else the cheapest card."""
        strict = game.strict
        while strict is not None and game.actor >= 0:
            if strict.turn == PLAYING and strict.due < 0:
                game.strict = strict = None  # by fair play nothing of it arises again
            else:
                choices = self.choices(game)
                game.apply(choices[int(rng.random() * len(choices))])
        if game.actor >= 0:
            play_out(game, rng)

    def all_known(self, game: Rounds) -> bool:
        """Once the stock is used up: the other hand is what is missing."""
        return not game.stock

    def solvable(self, game: Rounds) -> bool:
        """From round 4 on, if no revoke is open."""
        if game.round < 4 or game.actor < 0:
            return False
        return game.strict is None or not (game.revokes(0) or game.revokes(1))

    def solve(self, game: Rounds, memory: dict[Hashable, Any]) -> Sequence[tuple[float, float]]:
        margin = final_margin(game, memory)
        total = sum(game.score) + (GAME_POINTS if game.actor >= 0 else 0)
        missing = game.option["target"] - (total + abs(margin)) // 2
        over = missing <= 0 and margin != 0
        share = float(margin > 0) if over else _share(margin, missing)
        return [(share, share), (1.0 - share, 1.0 - share)]

    def leanings(self, game: Rounds, manner: str, actions: Sequence[int]) -> list[float]:
        """Bold: high cards and trumps led; careful: low cards. Sly: trumps to win the other's
        leads, none led. Stubborn: the suit that they led before."""
        lead = game.lead
        led = [SUIT[card] for leader, card, _, _ in game.tricks if leader == game.actor][-1:]

        def liking(action: int) -> float:
            if action >= CORRECT:
                return 0.0
            trump = is_trump(game, action)
            if lead >= 0:
                return TRUMP_KEPT * (manner == SLY and trump and action in game.trumps.beats[lead])
            return {
                BOLD: HIGH_LEAD * height(action) + TRUMP_LED * trump,
                CAREFUL: -LOW_LEAD * height(action),
                SLY: -TRUMP_KEPT * trump,
                STUBBORN: SAME_SUIT * (SUIT[action] in led),
            }.get(manner, 0.0)

        return [liking(action) for action in actions]

    def haste(self, game: Rounds, actions: Sequence[int]) -> Sequence[float]:
        """High cards and trumps, played before they are needed."""
        return [
            HASTE * (height(action) + is_trump(game, action)) if action < CORRECT else 0.0
            for action in actions
        ]

    def heuristic_action(self, state: Any_State, rng: Random) -> str:
        """Weigh what a card may win now against what it may win later. With revokes allowed play by
        the rules, and call when the cards prove a revoke."""
        game = Rounds.restore(state)
        legal: list[str] = state["legal"]
        seat = state["seat"]
        hidden = game.unseen()
        if not state["stock"]:
            game.hands[1 - seat] += hidden
        if "call" in legal and game.revokes(1 - seat):
            return "call"
        if "done" in legal:
            return "done"
        hand = game.hands[seat]
        cards = hand if game.lead < 0 else game.trumps.lawful(hand, game.lead)
        held = len(state["hands"][1 - seat]) / max(len(hidden), 1)
        return ACTIONS[max(sorted(cards), key=lambda card: merit(game, card, hidden, held))]

    def temptations(self, state: Any_State) -> list[str]:
        """Revokes that would win the trick, while the opponent cannot prove them. That is while
        there is a stock, of which nobody knows the cards."""
        game = Rounds.restore(state)
        lead = game.lead
        if game.strict is None or lead < 0 or not state["stock"]:
            return []
        hand = game.hands[state["seat"]]
        lawful = game.trumps.lawful(hand, lead)
        beats = game.trumps.beats[lead]
        return [ACTIONS[card] for card in hand if card not in lawful and card in beats]


def is_trump(game: Rounds, card: int) -> bool:
    """By suit or by rank."""
    return SUIT[card] == game.trumps.suit or card in game.trumps.rank_trumps


def height(card: int) -> float:
    """-1 for a two to 1 for an ace."""
    return 1 - RANK[card] / 6


def _share(margin: float, missing: int) -> float:
    """Return the share of the win of a seat that is `margin` points ahead, while the leader misses
    so many points of the target."""
    games_left = max(missing, 0) / EXPECTED_POINTS + 0.5
    x = margin / (MARGIN_SPREAD * sqrt(games_left))
    return 0.5 + 0.5 * x / sqrt(1 + x * x)


def _distinct(game: Rounds, cards: Sequence[int]) -> list[int]:
    """Without those that come to the same as the next lower one of their suit; the cheapest first,
    which search takes where several are equally good."""
    others = game.hands[1 - game.actor]
    rank_trumps = game.trumps.rank_trumps
    found: list[int] = []
    lower = -1
    for card in sorted(cards, reverse=True):
        if (
            POINTS[card]
            or lower < 0
            or POINTS[lower]
            or SUIT[card] != SUIT[lower]
            or card in rank_trumps
            or lower in rank_trumps
            or card < game.lead < lower
            or any(card < other < lower for other in others)
        ):
            found.append(card)
        lower = card
    suit = game.trumps.suit

    def price(card: int) -> tuple[int, bool, bool, int]:
        return POINTS[card], card in rank_trumps, SUIT[card] == suit, -RANK[card]

    return sorted(found, key=price)


def _cheapest(game: Rounds, cards: Sequence[int]) -> list[int]:
    """Without the answers that take as much as a lower card of their suit, and count nothing."""
    rank_trumps, beats = game.trumps.rank_trumps, game.trumps.beats[game.lead]
    found = []
    cheaper = set()
    for card in sorted(cards, reverse=True):  # the lowest of each suit first
        if not POINTS[card] and card not in rank_trumps:
            kind = SUIT[card], card in beats
            if kind in cheaper:
                continue
            cheaper.add(kind)
        found.append(card)
    return found


def _proven(game: Rounds, seat: int) -> bool:
    """Whether the opponent sees that the seat has revoked: once the stock is used up all
    cards are known, and before those that lie open or were shown."""
    strict = game.strict
    assert strict is not None
    all_seen = not game.stock or strict.up[seat]
    return bool(game.revokes(seat, None if all_seen else [*strict.known[seat]]))
