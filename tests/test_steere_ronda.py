"""Mark Steere's Ronda beyond the examples of its rulebook."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, permutations

from hypothesis import given

from rondas.games.steere_ronda import GAME
from rondas.games.steere_ronda.rules import ranking, reason
from rondas.games.steere_ronda.state import PACK
from rondas.games.steere_ronda.tricks import trick_winner
from rondas.records.replay import line
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


Told = tuple[int | str | None, list[str] | None, list[int], list[int]]


def told(moves: Sequence[str], hands: int) -> Iterator[Told]:
    """SR-1 to SR-5 from the moves alone: who acts, what is legal, scores and winners."""
    won = [0, 0, 0]
    yield "*", [f"dealer {seat}" for seat in range(3)], won, []
    dealer = turn = int(moves[0].removeprefix("* dealer "))
    yield "*", None, won, []
    held: dict[int, list[str]] = {}
    trick: dict[int, str] = {}
    for move in moves[1:]:
        _, action, *cards = move.split(" ")
        if action == "deck" and sum(won) == 16 * hands:
            turned = {(dealer + 1 + at) % 3: cards[at] for at in range(3)}
            order = naive_order(list(turned.values()))
            tied = [seat for seat in range(3) if won[seat] == max(won)]
            yield None, [], won, [min(tied, key=lambda seat: order.index(turned[seat]))]
            return
        if action == "deck":
            held = {(dealer + 1 + at) % 3: cards[at::3] for at in range(3)}
            turn = (dealer + 1) % 3
        else:
            held[turn].remove(cards[0])
            trick[turn] = cards[0]
            turn = (turn + 1) % 3
        if len(trick) == 3:
            highest = naive_order(list(trick.values()))[0]
            turn = next(seat for seat, card in trick.items() if card == highest)
            won[turn] += 1
            trick.clear()
        if held[turn]:
            yield turn, sorted(f"play {card}" for card in held[turn]), won, []
            continue
        dealer = (turn - 1) % 3
        first = [seat for seat in range(3) if won[seat] == max(won)]
        if sum(won) == 16 * hands and len(first) == 1:
            yield None, [], won, first
        else:
            yield "*", None, won, []


def test_games_go_as_the_rules_say() -> None:
    """With tiebreakers of all kinds; between three players it is an example of SR-5.2."""
    ties = set()
    for seed in range(150):
        hands = 3 if seed % 10 == 0 else 1
        record = Start(GAME, 3, {"hands": hands}, seed).played()
        for number, (game, expected) in enumerate(
            zip(record.states(), told(record.moves, hands), strict=True)
        ):
            actor, legal, scores, winners = expected
            assert line(GAME, game, number, views=False) == {
                "move": number, "actor": actor, "legal": legal, "scores": scores,
                "over": actor is None, "winners": winners,
            }  # fmt: skip
        if scores.count(max(scores)) > 1:
            ties.add(tuple(seat for seat in range(3) if scores[seat] == max(scores)))
    assert ties >= {(0, 1), (0, 2), (1, 2)}


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
