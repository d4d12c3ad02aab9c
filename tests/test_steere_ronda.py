"""Mark Steere's Ronda beyond the examples of its rulebook."""

from __future__ import annotations

from itertools import combinations, permutations

from hypothesis import given

from rondas.games.steere_ronda import GAME
from rondas.games.steere_ronda.rules import ranking
from rondas.games.steere_ronda.tricks import trick_winner
from tests.playing import Start, starts


def test_values_of_all_tricks() -> None:
    """The tables agree with the plain rule, for each order of all 17,296 sets of three cards."""
    for cards in combinations(range(48), 3):
        highest = ranking(cards)[0]
        for order in permutations(cards):
            assert order[trick_winner(*order)] == highest


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
