"""Mark Steere's Ronda beyond the examples of its rulebook."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations, permutations
from random import Random

import pytest
from hypothesis import given

from rondas.games.steere_ronda import GAME
from rondas.games.steere_ronda.rules import SteereRonda, ranking, reason
from rondas.games.steere_ronda.state import PACK
from rondas.games.steere_ronda.tricks import trick_winner
from rondas.records.record import do
from rondas.rulebook import example
from rondas.rules.game import CHANCE, OVER, Log
from tests.playing import PlainRandom, Start, known, last, starts, step, views


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
    """SR-4 for all 17,296 sets of three cards, and the tables for each of their orders."""
    for cards in combinations(range(48), 3):
        expected = PACK.read(naive_order(PACK.write(cards)))
        for order in permutations(cards):
            assert order[trick_winner(*order)] == expected[0]
        assert ranking(cards) == expected
        assert ranking(cards[::-1]) == expected


def test_reason_names_the_clause_that_decides() -> None:
    for cards in combinations(range(0, 48, 3), 3):
        suits = len({name[-1] for name in PACK.write(cards)})
        assert reason(cards)[0] == {1: "SR-4.4", 2: "SR-4.3", 3: "SR-4.2"}[suits]


@given(starts(GAME))
def test_48_cards_and_16_tricks(start: Start) -> None:
    """SR-1.2, SR-3.3, SR-5.1: at every moment of a game."""
    log = Log()
    record = start.played()
    hands = tricks = cards_in_hand = 0
    for move, game in zip(["", *record.moves], record.states(log), strict=True):
        assert isinstance(game, SteereRonda)
        for event in log.events:
            tricks += event.kind == "trick"
            if event.kind == "round":
                hands += 1
                assert tricks == 16 * hands
                assert [sum(row) for row in game.hand_tricks] == [16] * hands
        log.events.clear()
        assert sum(game.scores()) == tricks
        # Between hands the tricks of the last one lie there still.
        under_way = tricks - 16 * len(game.hand_tricks)
        assert sum(game.tricks) == (under_way if game.actor >= 0 else 16 * bool(hands))
        seen = Counter(card for held in (*game.hands, *game.played) for card in held)
        if "deck" in move and game.tiebreak is None:
            cards_in_hand = 48
        elif " play " in move:
            cards_in_hand -= 1
            assert sum(map(len, game.hands)) == cards_in_hand
        if hands or cards_in_hand:
            assert seen == Counter(range(48))
        sizes = [len(hand) for hand in game.hands]
        assert max(sizes) - min(sizes) <= 1
    assert hands == start.options["hands"]
    assert tricks == 16 * hands


@given(starts(GAME))
def test_turns(start: Start) -> None:
    """SR-1.1, SR-2.2, SR-2.4, SR-3.1, SR-3.2: who deals, who leads, who follows."""
    record = start.played()
    dealer = int(record.moves[0].removeprefix("* dealer "))
    trick: list[tuple[int, str]] = []
    turn = -1
    cards: list[str] = []
    played = 0
    for move in record.moves[1:]:
        who, action, *cards = move.split(" ")
        if who == "*":
            assert action == "deck"
            assert not trick
            assert played % 48 == 0
            turn = (dealer + 1) % 3
            continue
        assert int(who) == turn
        played += 1
        trick.append((turn, cards[0]))
        turn = (turn + 1) % 3
        if len(trick) == 3:
            highest = naive_order([card for _, card in trick])[0]
            turn = next(seat for seat, card in trick if card == highest)
            trick.clear()
            dealer = (turn - 1) % 3


def tied_games() -> list[SteereRonda]:
    """Games in which a tiebreaker is due: two tied seats of all kinds, and three."""
    found = []
    for seed in range(120):
        game = SteereRonda(3, {"hands": 1})
        rng = PlainRandom(seed)
        for _ in range(50):
            step(game, rng)
        if game.tiebreak is not None:
            found.append(game)
    record = example("SR-5.2/2").run().record
    for game in record.states():
        if game.tiebreak is not None and game.actor == CHANCE:
            found.append(game.copy())
    return found


def test_tiebreakers() -> None:
    """SR-5.2 and SR-5.3: ties with many turned up cards, against the rule word for word."""
    rng = Random(7)
    kinds = set()
    for tied_game in tied_games():
        won = tied_game.scores()
        tied = [seat for seat in range(3) if won[seat] == max(won)]
        kinds.add(tuple(tied))
        assert len(tied) > 1
        assert tied_game.dealer == (tied_game.last_winner - 1) % 3
        for _ in range(60):
            game = tied_game.copy()
            cards = list(PACK.names)
            rng.shuffle(cards)
            log = Log()
            do(game, " ".join(["* deck", *cards]), log)
            turned = {(game.dealer + 1 + i) % 3: cards[i] for i in range(3)}
            order = naive_order(list(turned.values()))
            winner = min(tied, key=lambda seat: order.index(turned[seat]))
            assert game.actor == OVER
            assert game.winners() == [winner]
            assert game.scores() == won
            assert known(game, None)["tiebreak"] == [turned[seat] for seat in range(3)]
            assert [event.rule for event in log.events] == ["SR-5.2", "SR-5.3"]
    assert kinds == {(0, 1), (0, 2), (1, 2), (0, 1, 2)}


def test_no_tie_no_tiebreaker() -> None:
    """SR-5.1: one seat alone with the most tricks wins without more ado."""
    for seed in range(30):
        game = last(Start(GAME, 3, {"hands": 1}, seed).played(50))
        won = game.scores()
        alone = won.count(max(won)) == 1
        assert (game.actor == OVER) == alone
        assert game.winners() == ([won.index(max(won))] if alone else [])


def test_bad_decks_change_nothing() -> None:
    game = SteereRonda(3, {"hands": 1})
    do(game, "* dealer 0")
    before = views(game)
    names = list(PACK.names)
    for deck in (names[:-1], [*names, "1C"], ["1C", "1C", *names[2:]], []):
        with pytest.raises(ValueError, match=r"^the deck is not the pack: \w+ is "):
            do(game, " ".join(["* deck", *deck]))
        assert views(game) == before


def test_determinizations_are_equally_likely() -> None:
    """Two tricks before the end of a hand, six ways to hold the four unseen cards."""
    game = last(Start(GAME, 3, {"hands": 1}, 3).played(2 + 42))
    assert not known(game, None)["trick"]
    assert game.actor >= 0
    determinize = GAME.knowledge.determinizer(known(game, game.actor))
    rng = PlainRandom(11)
    count: Counter[str] = Counter()
    for _ in range(3000):
        count[str([sorted(hand) for hand in determinize(rng).hands])] += 1
    assert len(count) == 6
    assert all(400 < times < 600 for times in count.values())


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
