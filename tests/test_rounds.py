"""Rounds beyond the examples of its rulebook."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, cast

import pytest
from hypothesis import assume, given

from rondas.bots import make
from rondas.bots.endgame import Solver
from rondas.bots.simple import FoxBot
from rondas.games.rounds import GAME
from rondas.games.rounds.pack import PACK
from rondas.games.rounds.revokes import Rounds
from rondas.games.rounds.rules import why
from rondas.games.rounds.search.rollout import CARD_AT, bit_trumps, bits
from rondas.games.rounds.state import CALL, DONE, PLAYING, Entry
from rondas.games.rounds.trumps import trumps
from rondas.games.rounds.worlds import plays
from rondas.pictures.plain import facts
from rondas.records.record import chance, do
from rondas.records.replay import line
from rondas.rules.display import Display
from rondas.rules.game import CHANCE, OVER, Event, Game, Log, Options
from rondas.rules.knowledge import HIDDEN
from rondas.rules.message import say, seat
from rondas.words.wording import Wording
from tests.playing import PlainRandom, Start, known, last, starts, step, text
from tests.rounds_referee import Referee

ALLOWED = {"revokes": "allowed"}


def dealt(options: Options, first: str, second: str, turned: str, score: Sequence[int] = (0, 0),
          ) -> Rounds:  # fmt: skip
    """A match in which seat 1 deals these hands, at the first lead of seat 0."""
    game = Rounds(2, Rounds.settings(2, options))
    game.score = list(score)
    do(game, "* draw KS AS")
    cards = [card for pair in zip(first.split(), second.split(), strict=True) for card in pair]
    rest = [name for name in PACK.names if name not in (*cards, turned)]
    do(game, f"* deck {' '.join([*cards, turned, *rest])}")
    return game


def play(game: Game, *moves: str) -> list[Event]:
    """Make these moves; the events of the last."""
    for move in moves:
        log = Log()
        do(game, move, log)
    return log.events


def display(game: Rounds, seat: int | None) -> Display:
    return GAME.presentation(game).display(seat)


def prompt(game: Rounds, own: bool = False) -> str:
    """In words, for a spectator, or for the actor."""
    message = GAME.presentation(game).prompt(own)
    assert message is not None
    return Wording("rounds", ["Ana", "Ben"], game.actor if own else None).say(message)


def worlds(game: Rounds, seat: int, count: int) -> list[Rounds]:
    """Determinizations for a seat."""
    source = GAME.knowledge.determinizer(known(game, seat))
    rng = Random(1)
    return [source(rng) for _ in range(count)]


def owners(game: Rounds) -> list[int]:
    return [trick[3] for trick in game.tricks]


# The referee.


def strict_move(game: Rounds, rng: Random, bias: tuple[float, float, float]) -> str:
    """A random action: how often to call, to correct, and to keep to the rules."""
    legal = game.legal_names()
    corrections = [name for name in legal if name.startswith("correct")]
    plays = [name for name in legal if name.startswith("play")]
    call, correct, lawful = bias
    luck = rng.random()
    if "call" in legal and luck < call:
        return "call"
    if corrections and luck < call + correct:
        return corrections[rng.randrange(len(corrections))]
    if not plays:
        return "done"
    if game.lead >= 0 and rng.random() < lawful:
        cards = game.trumps.lawful(game.hands[game.actor], game.lead)
        return f"play {PACK.names[cards[rng.randrange(len(cards))]]}"
    return plays[rng.randrange(len(plays))]


@pytest.mark.parametrize("reading", ["printed", "trump"])
@pytest.mark.parametrize("revokes", ["prevented", "allowed"])
def test_against_the_referee(reading: str, revokes: str) -> None:
    """Every line of the replay of random matches, as the naive implementation has it."""
    seen: Counter[str] = Counter()
    for seed in range(100 if revokes == "allowed" else 25):
        rng = Random(seed)
        settings: dict[str, Any] = {
            "target": (100, 200, 500, 1000)[rng.randrange(4)],
            "rank_trump_suit": reading,
            "revokes": revokes,
        }
        bias = (0.3 * rng.random() ** 2, rng.random(), rng.random())
        game = Rounds(2, Rounds.settings(2, settings))
        referee = Referee(**settings)
        moves: list[str] = []
        log = Log()
        while True:
            expected = {"move": len(moves), **referee.line()}
            assert line(GAME, game, len(moves), views=False) == expected, moves
            if game.actor == OVER:
                break
            if game.actor == CHANCE:
                move = f"* {chance(game, rng)}"
            else:
                move = f"{game.actor} {strict_move(game, rng, bias)}"
                if game.strict is not None:
                    assert game.strict.up == referee.face_up, moves
            do(game, move, log)
            referee.move(move)
            moves.append(move)
        seen.update(event.rule for event in log.events)
        seen.update(event.name for event in log.events if event.name == "found-settled")
    strict = {"RO-5.2", "RO-5.3", "RO-6.1", "RO-6.2", "RO-6.3", "RO-6.4", "found-settled"}
    assert strict <= set(seen) if revokes == "allowed" else not strict & set(seen)


# Ace of hearts: hearts are trumps, aces rank trumps.

FIRST = "KS 2D 5S 4C 8H JC TD QS 9D"
SECOND = "2S 3H 7H 6S 3D 3C KD 7C 4D"


def both_have_revoked() -> Rounds:
    """Trick 1 revoked and taken by seat 1 (spades), trick 2 revoked by seat 0 (diamonds) and
    lost, trick 3 taken by seat 0, who leads to trick 4."""
    game = dealt(ALLOWED, FIRST, SECOND, "AH")
    play(game, "0 play KS", "1 play 7H", "1 play 3D", "0 play 5S", "1 play 3C", "0 play 4C")
    assert owners(game) == [1, 1, 0]
    assert game.actor == 0
    return game


def test_a_call_when_all_revokes_are_settled() -> None:
    """RO-6.3: it pays nobody, is not on the sheet, and its button says so; a new revoke is found
    all the same."""
    game = dealt(ALLOWED, "8H 2H KS QS 4C 9D TD JC 5C", "2S 3H 7H 6S 3D 4D 7C 6C KD", "AH")
    play(game, "0 play 8H", "1 play 2S", "0 call", "0 play KS", "1 play 6S")
    assert GAME.presentation(game).act(CALL)["detail"] == say(
        "action-call-points-again", other=seat(1), n=25
    )
    assert CALL in game.legal()
    assert CALL not in GAME.model.choices(game)
    events = play(game, "0 call")
    assert [event.name for event in events] == ["said-call", "shown-hand", "found-settled"]
    assert game.scores() == [25, 0]
    assert len(game.sheet) == 1
    assert known(game, 0)["strict"]["face_up"] == [False, True]
    events = play(game, "0 play 9D", "1 play 7C", "0 call")
    assert "found-revokes" in [event.name for event in events]
    assert game.scores() == [50, 0]


@pytest.mark.parametrize(("score", "over"), [((200, 200), True), ((175, 0), False)])
def test_25_in_an_extra_game(score: tuple[int, int], over: bool) -> None:
    """RO-6.4: in an extra game both are at the target, and the first 25 win."""
    game = dealt(ALLOWED, FIRST, SECOND, "AH", score)
    play(game, "0 play KS", "1 play 2S")
    assert game.actor == 0
    events = play(game, "0 call")
    assert (game.actor == OVER) == over
    assert game.winners() == ([1] if over else [])
    assert (events[-1].rule == "RO-6.4") == over
    told = [facts(event, PACK) for event in events]
    assert (["said-wins-at-once", "seat=1", "n=1"] in told) == over
    running = display(game, None)["running"]
    assert running is not None
    assert Wording("rounds").say(running["label"]) == "In game 1" + ", not counted" * over


def test_a_call_over_a_lead_that_ends_the_match() -> None:
    """RO-6.1, RO-6.4: the card that was led still lies there, before who has led it."""
    game = dealt(ALLOWED, FIRST, SECOND, "AH", (200, 200))
    play(game, "0 play KS", "1 play 2S")
    play(game, "0 play QS")
    assert display(game, None)["trick"] == [(0, "QS")]
    play(game, "1 call")
    assert game.actor == OVER
    assert display(game, None)["trick"] == [(0, "QS")]


# Properties.


@given(start=starts(GAME))
def test_cards_and_points(start: Start) -> None:
    """52 cards at every moment, 100 points a game, and events that explain the scores."""
    record = start.played()
    log = Log()
    before = [0, 0]
    games = 0
    for state in record.states(log):
        assert isinstance(state, Rounds)
        tricks = [trick for part in (*state.rounds, state.tricks) for trick in part]
        cards = [card for _, *both, _ in tricks for card in both]
        cards += [*state.hands[0], *state.hands[1], *state.pile, *state.stock]
        cards += [state.lead] if state.lead >= 0 else []
        assert sorted(cards) == (list(range(52)) if state.number else [])
        counted = [event.values["points"] for event in log.events if "points" in event.values]
        assert state.scores() == [sum(p) for p in zip(before, *counted, strict=True)]
        assert state.scores() == [sum(p) for p in zip(
            [0, 0], *(points for _, points, _ in state.sheet), strict=True)]  # fmt: skip
        for event in log.events:
            if event.name == "scored-game":
                games += 1
                number, points, *sources = event.values.values()
                assert number == games
                assert sum(points) == 100
                assert [sum(p) for p in zip(*sources, strict=True)] == points
                assert [sum(p) for p in sources] == [50, 16, 12, 8, 4, 10]
        before = state.scores()
        log.events.clear()
    assert state.winners() == [before.index(max(before))]
    assert before[0] != before[1]
    assert max(before) >= start.record().options["target"]
    assert games == sum(entry.caller < 0 for entry in cast(Rounds, state).sheet)


def test_the_opponent_cannot_tell_a_revoke() -> None:
    """RO-5.1: with an open revoke there is a game without it that looks the same."""
    tried = 0
    for seed in range(15):
        game = Rounds(2, Rounds.settings(2, ALLOWED))
        rng = PlainRandom(seed)
        while game.actor != OVER:
            if game.actor >= 0 and game.stock and game.revokes(1 - game.actor):
                state = known(game, game.actor)
                if HIDDEN not in state["hands"][1 - game.actor]:
                    break  # what has been shown tells
                source = GAME.knowledge.determinizer(state)
                found = [source(PlainRandom(n)) for n in range(30)]
                assert {text(known(world, game.actor)) for world in found} == {text(state)}
                assert {text(display(world, game.actor)) for world in found} == {
                    text(display(game, game.actor))
                }
                for own in (True, False):
                    assert {prompt(world, own) for world in found} == {prompt(game, own)}
                tried += any(not world.revokes(1 - game.actor) for world in found)
            step(game, rng)
    assert tried > 20


def test_both_kinds_of_worlds_fit_an_open_revoke() -> None:
    game = dealt(ALLOWED, FIRST, SECOND, "AH")
    play(game, "0 play KS", "1 play 4D")
    found = [bool(world.revokes(1)) for world in worlds(game, 0, 300)]
    assert 60 < sum(found) < 150, "that he had none of ten spades is hard to believe"


def believed(game: Rounds) -> float:
    """How likely seat 0 holds it that seat 1 has revoked."""
    return sum(bool(world.revokes(1)) for world in worlds(game, 0, 300)) / 300


def test_whoever_was_caught_is_believed_less() -> None:
    game = dealt(ALLOWED, FIRST, SECOND, "AH")
    play(game, "0 play KS", "1 play 4D")
    first = believed(game)
    game.sheet = [Entry(1, [25, 0], 0)]
    assert believed(game) > first + 0.15
    # A call that found nothing, or the caller's own revokes, do not count against a player.
    game.sheet = [Entry(1, [0, 25], 0), Entry(1, [0, 25], 1)]
    assert believed(game) == first


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_bots_call_on_proof(level: str) -> None:
    bot = make(level)
    game = both_have_revoked()
    play(game, "0 call")
    assert game.scores() == [25, 0]
    play(game, "0 play JC", "1 play 6S")  # with clubs in hand, which the call has shown
    assert game.revokes(1)
    while game.actor != 0 or "call" not in game.legal_names():
        do(game, f"{game.actor} {game.legal_names()[-1]}")
    assert bot.choose(known(game, 0), Random(1)) == "call"


def test_bots_call_by_the_odds() -> None:
    """Without one diamond of twelve, and caught before: that is too much."""
    bot = make("hard")
    game = dealt(ALLOWED, "2D KS QS 5S 4C 8H JC TC 9C", SECOND, "AH")
    game.sheet = [Entry(1, [25, 0], 0)] * 2
    play(game, "0 play 2D", "1 play 3H", "1 play 2S")
    assert bot.choose(known(game, 0), Random(1)) == "call"
    game = dealt(ALLOWED, "2D KS QS 5S 4C 8H JC TC 9C", SECOND, "AH")
    play(game, "0 play 2D", "1 play 3D", "1 play 2S")
    assert bot.choose(known(game, 0), Random(1)) != "call"


def test_the_fox() -> None:
    """It revokes now and then, plays legal actions only, and by the rules where it must."""
    for revokes in ("allowed", "prevented"):
        settings = Rounds.settings(2, {"revokes": revokes, "target": 1000})
        game = Rounds(2, settings)
        fox, other = FoxBot(make("greedy")), make("greedy")
        rng = Random(2)
        plays = broken = 0
        while game.actor != OVER:
            if game.actor == CHANCE:
                step(game, rng)
                continue
            if game.actor == 1:
                do(game, f"1 {other.choose(known(game, 1), rng)}")
                continue
            action = fox.choose(known(game, 0), rng)
            assert action in game.legal_names()
            if game.lead >= 0 and action.startswith("play"):
                plays += 1
                lawful = game.trumps.lawful(game.hands[0], game.lead)
                broken += game.index[action] not in lawful
            do(game, f"0 {action}")
        assert plays > 50
        assert (0.02 < broken / plays < 0.4) if revokes == "allowed" else broken == 0


def test_the_fox_is_offered_where_revokes_are_allowed() -> None:
    (fox,) = GAME.presentation.info(Rounds)["characters"]
    assert fox["bot"] == "fox"
    assert fox["options"] == ALLOWED
    for option, value in fox["options"].items():
        assert Rounds.settings(2, {option: value})


def test_the_sheet_tells_what_a_call_found() -> None:
    """RO-6.2, RO-6.3: who called, and for whom it counted."""
    game = dealt(ALLOWED, FIRST, SECOND, "AH")
    play(game, "0 play KS", "1 play 7H", "1 play 3D", "0 call", "0 play 9D", "0 play QS")
    play(game, "1 call")
    say = Wording("rounds").say
    rightly, wrongly = display(game, None)["sheet"]
    assert rightly["points"] == [25, 0]
    assert [say(note) for note in rightly["notes"]] == ["called, rightly", "had revoked"]
    assert wrongly["points"] == [25, 0]
    assert [say(note) for note in wrongly["notes"]] == ["no revoke", "called, wrongly"]


def test_the_last_trick_is_announced() -> None:
    """RO-2.6: as one that counts as two."""
    game = dealt({}, FIRST, SECOND, "AH")
    rng = Random(1)
    while game.actor >= 0:
        last = sum(map(len, game.hands)) + (game.lead >= 0) == 2
        assert ("counts as two" in prompt(game)) == last
        step(game, rng)


def test_a_correction_says_what_is_taken_back() -> None:
    game = dealt(ALLOWED, FIRST, SECOND, "AH")
    play(game, "0 play KS", "1 play 7H")
    action = GAME.presentation(game).act(game.index["correct 2S"])
    say = Wording("rounds").say
    assert action["detail"] is not None
    assert say(action["detail"]) == "Take back the 7 of hearts, play instead"
    assert say(action["label"]) == "2 of spades"
    assert action["card"] == "2S"
    assert not action["taps"]


def test_prompts_know_the_hand() -> None:
    """RO-3.1, RO-3.4: only the actor is told what their own hand means for the lead."""
    game = dealt({}, FIRST, "2S AC 7H 6S 3D 3C KD 7C 4D", "AH")
    assert prompt(game, own=True) == "Your lead: any card."
    asked = {
        "KS": ("spades", "Follow suit: play a spade."),
        "8H": ("hearts", "Follow suit: play a heart."),
    }
    for lead, (suit, own) in asked.items():
        after = game.copy()
        play(after, f"0 play {lead}")
        assert prompt(after) == f"Ben plays: {suit} if possible."
        assert prompt(after, own=True) == own
    game.hands[1].remove(PACK.index["7H"])
    play(game, "0 play 8H")
    assert prompt(game, own=True) == "You have no hearts: play a rank trump."
    game.hands[1].remove(PACK.index["AC"])
    assert prompt(game, own=True) == "You have no hearts: play any card."
    assert prompt(game) == "Ben plays: hearts if possible."


@pytest.mark.parametrize("together", [False, True])
def test_tables_are_the_rules(together: bool) -> None:
    """RO-3: for every card turned up and every two cards, and for some hands."""
    rng = Random(3)
    for turned in range(52):
        fixed = trumps(turned, together)
        referee = Referee(200, "trump" if together else "printed", "prevented")
        referee.pile = [PACK.names[turned]]
        for lead in range(52):
            for card in range(52):
                follower_wins, _, _ = why(fixed, lead, card)
                assert (card in fixed.beats[lead]) == bool(follower_wins)
            hand = rng.sample([card for card in range(52) if card not in (turned, lead)], 5)
            legal = referee.legal_cards(PACK.write(hand), PACK.names[lead])
            assert PACK.write(fixed.lawful(hand, lead)) == legal


# The search.


@given(start=starts(GAME))
def test_rollouts_are_games(start: Start) -> None:
    """Play in bits gives the same as the rules with the same cards."""
    game = cast(Rounds, last(start.turn()))
    assume(game.actor >= 0 and game.strict is None)
    twin = game.copy()
    GAME.model.rollout(game, Random(1))
    rng = Random(1)
    number, end = twin.number, twin.round if twin.round < 4 else 5
    while twin.actor >= 0 and twin.round <= end and twin.number == number:
        hands = [bits(hand) for hand in twin.hands]
        seat = twin.actor
        if twin.lead >= 0:
            bit = bit_trumps(twin.trumps).reply(hands[seat], twin.lead)
        elif twin.stock:
            hidden = bits(twin.stock) | hands[1 - seat]
            fixed = bit_trumps(twin.trumps)
            bit = fixed.likely_opening(hands[seat], hidden, twin.took(), rng.random())
        else:
            bit = bit_trumps(twin.trumps).opening(hands[seat], hands[1 - seat])
        assert CARD_AT[bit.bit_length()] in twin.legal()
        twin.apply(CARD_AT[bit.bit_length()])
    assert game.score == twin.score
    assert game.points == twin.points
    assert (game.actor == OVER) == (twin.actor == OVER)
    for kept, after in zip(game.hands, twin.hands, strict=True):
        assert set(kept) <= set(after)
        assert len(kept) == (4 if end < 4 else 0)


def test_leads_in_rollouts_know_no_hidden_card() -> None:
    """In all deals that may be the real one a rollout leads the same card, by the same chance."""
    game = dealt({}, FIRST, SECOND, "AH")
    play(game, "0 play KS", "1 play 2S")
    assert game.lead < 0
    for luck in (0.0, 0.2, 0.4, 0.6, 0.8, 0.999):
        led = set()
        for world in worlds(game, game.actor, 30):
            own, other = bits(world.hands[game.actor]), bits(world.hands[1 - game.actor])
            fixed = bit_trumps(world.trumps)
            led.add(fixed.likely_opening(own, other | bits(world.stock), world.took(), luck))
        assert len(led) == 1


def test_worlds_honour_voids() -> None:
    """RO-3.1, RO-3.4: a player who shows to have no hearts and no rank trump has none in this
    round."""
    game = dealt({}, FIRST, "AS AC 7D 6S 3D 3C KD 7C 4D", "AH")
    play(game, "0 play 8H", "1 play AS", "1 play 4D", "0 play TD", "0 play JC", "1 play AC")
    play(game, "1 play 3D", "0 play 2D")
    hearts = {card for card in range(52) if card // 13 == 1}
    for world in worlds(game, 0, 200):
        assert not hearts & set(world.hands[1])
    # They may hold clubs or not; after the next deal also hearts, but no more than five.
    play(game, "1 play 6S", "0 play 5S")
    counts = Counter(len(hearts & set(world.hands[1])) for world in worlds(game, 0, 500))
    assert counts[0] > 20
    assert counts[2] > 20
    assert max(counts) <= 5


def test_worlds_are_equally_likely() -> None:
    """The redeal against plain shuffling of all unseen cards until one fits."""
    game = dealt({}, FIRST, SECOND, "AH")
    for move in ("0 play KS", "1 play 6S", "0 play QS", "1 play 2S", "0 play 5S", "1 play 3C"):
        play(game, move)
    play(game, "0 play 2D", "1 play 3D", "1 play 7C", "0 play JC")
    assert game.round == 2
    assert game.actor == 0
    rng = Random(2)
    lead = next(card for card in game.hands[0] if PACK.names[card][1] == "D")
    play(game, f"0 play {PACK.names[lead]}")
    do(game, f"1 {game.legal_names()[0]}")
    while game.actor != 0:
        do(game, f"{game.actor} {game.legal_names()[0]}")
    spades = set(range(13))
    drawn = Counter(len(spades & set(world.hands[1])) for world in worlds(game, 0, 6000))
    # By hand: all unseen cards over the places of both deals that are not accounted for.
    first = [card for number, card, _ in plays(game, 1) if number == 1]
    second = {card for number, card, _ in plays(game, 1) if number == 2}
    pool = sorted({*game.unseen(), *game.stock, *game.hands[1], *second})
    left = 9 - len(first)
    expected: Counter[int] = Counter()
    while expected.total() < 6000:
        rng.shuffle(pool)
        old, held = set(pool[:left]), set(pool[: left + 5])
        # After the first deal they had no spade left; they held the cards that they have played
        # since.
        if not old & spades and second <= held:
            expected[len((held - second) & spades)] += 1
    for count in range(5):
        assert abs(drawn[count] - expected[count]) < 240, (drawn, expected)


def best(game: Rounds, moves: Callable[[Rounds], Sequence[int]]) -> float:
    """Seat 0's share of the win by plain minimax."""
    if game.actor < 0:
        return GAME.model.returns(game)[0]
    values = []
    for action in moves(game):
        after = game.copy()
        after.apply(action)
        values.append(best(after, moves))
    return (min if game.actor else max)(values)


def fair(game: Rounds) -> Sequence[int]:
    """Return the legal actions of fair play."""
    if game.strict is None or game.actor < 0:
        return game.legal()
    if game.strict.turn != PLAYING:
        return [DONE]
    hand = game.hands[game.actor]
    return hand if game.lead < 0 else game.trumps.lawful(hand, game.lead)


@pytest.mark.parametrize("revokes", ["prevented", "allowed"])
@pytest.mark.parametrize("reading", ["printed", "trump"])
def test_exact_endings(reading: str, revokes: str) -> None:
    """From round 4 on a position is worth what the best of all actions after it is worth; near the
    end against plain minimax too."""
    options = Rounds.settings(2, {"rank_trump_suit": reading, "revokes": revokes})
    for seed in range(3):
        game = Rounds(2, options)
        rng = Random(seed)
        solver = Solver(GAME.model, game)
        while game.actor != OVER and not game.sheet:
            solvable = game.round > 3 and game.actor >= 0
            assert GAME.model.solvable(game) == solvable
            if solvable:
                value = solver.solve(game)[0]
                after = []
                for action in fair(game):
                    after.append(game.copy())
                    after[-1].apply(action)
                values = [
                    solver.solve(each)[0] if each.actor >= 0 else GAME.model.utility(each)[0]
                    for each in after
                ]
                assert value == pytest.approx((min if game.actor else max)(values))
            if solvable and game.round == 5:
                assert value == pytest.approx(best(game, fair))
            actions = fair(game)
            if actions:
                game.apply(actions[rng.randrange(len(actions))])
            else:
                step(game, rng)


def test_awarded_tricks_in_endings() -> None:
    """Where a revoke was exposed, the trick on the table is awarded whoever wins it."""
    options = Rounds.settings(2, {"revokes": "allowed"})
    found = 0
    for seed in range(60):
        game = Rounds(2, options)
        rng = Random(seed)
        while game.actor != OVER and game.number < 2:
            strict = game.strict
            assert strict is not None
            if strict.due >= 0 and game.round == 5 and GAME.model.solvable(game):
                value = Solver(GAME.model, game).solve(game)[0]
                assert value == pytest.approx(best(game, fair))
                found += 1
            step(game, rng)
    assert found > 3


def test_estimates() -> None:
    """Between games the score alone counts; during a game what has been won of it as well."""
    game = dealt({}, FIRST, SECOND, "AH")
    assert GAME.model.returns(game) == [0.5, 0.5]
    play(game, "0 play KS", "1 play 2S")  # three points for seat 0
    assert 0.5 < GAME.model.returns(game)[0] < 0.6
    rng = Random(1)
    while game.actor >= 0:
        step(game, rng)
    fresh = Rounds(2, game.option)
    fresh.score = game.scores()
    assert GAME.model.returns(game) == GAME.model.returns(fresh)
    assert (GAME.model.returns(game)[0] > 0.5) == (game.score[0] > 50)


def test_neighbours_come_to_the_same() -> None:
    game = dealt({}, FIRST, SECOND, "AH")
    game.round = 4
    hands = (("7S", "6S", "4S", "3S", "KS", "QS"), ("5S", "2S", "9H", "8H", "7H", "6H"))
    game.hands = [PACK.read(hand) for hand in hands]
    assert PACK.write(GAME.model.choices(game)) == ["3S", "6S", "QS", "KS"]
    game.trumps = trumps(PACK.index["6H"], together=False)
    assert PACK.write(GAME.model.choices(game)) == ["3S", "7S", "6S", "QS", "KS"]


def test_no_answer_is_dearer_than_needed() -> None:
    """Of a suit the lowest card that wins and the lowest that does not; those that count stay."""
    game = dealt({}, "9S 8S 6S 5S KS 2H 3H 4H 7D", "7S 2S 2C 3C 4C 5C 6C 7C 8C", "JD")
    game.actor, game.lead = 0, PACK.index["7S"]
    game.hands[1].remove(game.lead)
    assert PACK.write(GAME.model.choices(game)) == ["5S", "8S", "KS"]


def test_rule_of_thumb_calls_on_proof() -> None:
    """With the stock used up the last hand is known; before, only what has been shown."""
    game = dealt(ALLOWED, FIRST, SECOND, "AH")
    play(game, "0 play KS", "1 play 4D")
    assert GAME.model.heuristic_action(known(game, 0), Random(1)).startswith("play")
    play(game, "0 play 2D", "1 play 3D", "1 play 3C", "0 call")
    assert game.scores() == [25, 0]
    assert GAME.model.heuristic_action(known(game, 0), Random(1)) == "play 4C"
    play(game, "0 play 4C", "0 play 9D", "1 play 7C")  # with the king of diamonds in hand, seen
    assert GAME.model.heuristic_action(known(game, 0), Random(1)) == "call"


def test_nobody_revokes_by_choice() -> None:
    """Bots that take their choices from the engine play by the rules, and call with reason."""
    game = Rounds(2, Rounds.settings(2, ALLOWED))
    rng = Random(3)
    while game.actor != OVER:
        if game.actor == CHANCE:
            do(game, f"* {chance(game, rng)}")
            continue
        choices = GAME.model.choices(game)
        assert set(choices) <= set(game.legal())
        game.apply(choices[rng.randrange(len(choices))])
        assert not (game.round and (game.revokes(0) or game.revokes(1)))
