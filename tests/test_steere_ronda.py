"""Mark Steere's Ronda beyond the examples of its rulebook."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations, permutations

from hypothesis import given

from rondas.games.steere_ronda import GAME
from rondas.games.steere_ronda.rules import ranking, reason
from rondas.games.steere_ronda.state import PACK
from rondas.games.steere_ronda.tricks import trick_winner
from tests.playing import Start, starts


def naive_order(cards: Sequence[str]) -> list[str]:
    """SR-4, word for word: three cards from the highest to the lowest."""
    beats = {("C", "O"), ("O", "E"), ("E", "B"), ("B", "C")}
    suit = {card: card[-1] for card in cards}
    rank = {card: int(card[:-1]) for card in cards}
    suits = Counter(suit.values())
    if len(suits) == 1:
        return sorted(cards, key=lambda card: -rank[card])
    if len(suits) == 2:
        pair = sorted((c for c in cards if suits[suit[c]] == 2), key=lambda card: -rank[card])
        return pair + [c for c in cards if suits[suit[c]] == 1]
    for a, b, c in permutations(cards):
        if (suit[a], suit[b]) in beats and (suit[b], suit[c]) in beats:
            return [a, b, c]
    raise AssertionError(f"no chain in {cards}")


def test_values_of_all_tricks() -> None:
    """SR-4 for all 17,296 sets of three cards, the tables for each of their orders, and the clause
    that decides."""
    for cards in combinations(range(48), 3):
        expected = PACK.read(naive_order(PACK.write(cards)))
        for order in permutations(cards):
            assert order[trick_winner(*order)] == expected[0]
        assert ranking(cards) == expected
        assert ranking(cards[::-1]) == expected
        suits = len({name[-1] for name in PACK.write(cards)})
        assert reason(cards)[0] == {1: "SR-4.4", 2: "SR-4.3", 3: "SR-4.2"}[suits]


@given(start=starts(GAME))
def test_the_third_card_is_no_dearer_than_needed(start: Start) -> None:
    """For each card that search leaves out, a lower one of its suit does the same."""
    for game in start.played().states():
        if game.actor < 0 or len(game.trick) < 2:
            continue
        first, second = game.trick
        choices = set(GAME.model.choices(game))
        for card in game.hands[game.actor]:
            winner = trick_winner(first, second, card)
            same = [
                other
                for other in choices
                if other // 12 == card // 12
                and other <= card
                and trick_winner(first, second, other) == winner
            ]
            assert len(same) == 1
