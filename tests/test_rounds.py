"""Rounds beyond the examples of its rulebook."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest
from hypothesis import assume, given

from rondas.bots import make
from rondas.bots.endgame import Solver
from rondas.bots.simple import FoxBot
from rondas.games.rounds import GAME
from rondas.games.rounds.pack import PACK
from rondas.games.rounds.revokes import Rounds
from rondas.games.rounds.search.rollout import CARD_AT, bit_trumps, bits
from rondas.games.rounds.state import CALL, DONE, PLAYING, Entry
from rondas.games.rounds.trumps import trumps
from rondas.records.record import chance, do
from rondas.rules.display import Display
from rondas.rules.game import CHANCE, OVER, Event, Game, Log, Options
from rondas.rules.message import say, seat
from rondas.words.wording import Wording
from tests.playing import Start, known, last, starts, step

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
    return Wording("rounds", ["Ana", "Ben"], game.actor if own else None).say(message)


def worlds(game: Rounds, seat: int, count: int) -> list[Rounds]:
    """Determinizations for a seat."""
    source = GAME.knowledge.determinizer(known(game, seat))
    rng = Random(1)
    return [source(rng) for _ in range(count)]


# Ace of hearts: hearts are trumps, aces rank trumps.

FIRST = "KS 2D 5S 4C 8H JC TD QS 9D"
SECOND = "2S 3H 7H 6S 3D 3C KD 7C 4D"


def test_what_is_told_of_calls_and_corrections() -> None:
    """RO-5.2, RO-6.2, RO-6.3: what is taken back; who called, and for whom it counted; and that a
    call pays nobody, which no bot considers."""
    game = dealt(ALLOWED, "KS 2D 5S 4C 8H 9D TD JC QS", SECOND, "AH")
    play(game, "0 play KS", "1 play 7H")
    say_ = Wording("rounds").say
    action = GAME.presentation(game).act(game.index["correct 2S"])
    assert say_(action["detail"]) == "Take back the 7 of hearts, play instead"
    assert (say_(action["label"]), action["card"], action["taps"]) == ("2 of spades", "2S", False)
    play(game, "1 play 3D", "0 call", "0 play 9D", "0 play QS", "1 play 2S")
    assert GAME.presentation(game).act(CALL)["detail"] == say(
        "action-call-points-again", other=seat(1), n=25
    )
    assert CALL in game.legal()
    assert CALL not in GAME.model.choices(game)
    play(game, "0 play JC", "1 call")
    told = [(row["points"], [*map(say_, row["notes"])]) for row in display(game, None)["sheet"]]
    assert told == [
        ([25, 0], ["called, rightly", "had revoked"]), ([25, 0], ["no revoke", "called, wrongly"])
    ]  # fmt: skip


@pytest.mark.parametrize("over", [True, False])
def test_a_call_over_a_lead(over: bool) -> None:
    """RO-6.4: a game that ends so is not counted, and the card that was led still lies there."""
    game = dealt(ALLOWED, FIRST, SECOND, "AH", (200, 200) if over else (0, 175))
    play(game, "0 play KS", "1 play 2S", "0 play QS", "1 call")
    assert (game.actor == OVER) == over
    shown = display(game, None)
    assert shown["trick"] == [(0, "QS")]
    assert Wording("rounds").say(shown["running"]["label"]) == "In game 1" + ", not counted" * over


def test_plates_show_all_points_so_far() -> None:
    """RO-4.1, RO-4.2; beside them those of this game, if there are others."""
    for game in Start(GAME, 2, {"target": 100}, 1).played().states():
        shown, sums = display(game, 0), [*map(sum, zip(*game.sources().values(), strict=True))]
        played = sums if game.actor >= 0 else [0, 0]  # and not counted yet
        points = [sum(both) for both in zip(game.score, played, strict=True)]
        assert (shown["points"] or shown["scores"]) == points
        told = [note for notes in shown["notes"] for note in notes if note["say"] == "note-points"]
        assert len(told) == sum(n not in (0, all_) for n, all_ in zip(sums, points, strict=True))


def test_worlds_with_and_without_a_revoke() -> None:
    """RO-5.1: both kinds fit an open revoke (and look the same, by conform); a player who was
    caught is believed less."""

    def believed() -> float:
        return sum(bool(world.revokes(1)) for world in worlds(game, 0, 300)) / 300

    game = dealt(ALLOWED, FIRST, SECOND, "AH")
    play(game, "0 play KS", "1 play 4D")
    first = believed()
    assert 0.2 < first < 0.5, "that they had none of ten spades is hard to believe"
    game.sheet = [Entry(1, [25, 0], 0)]
    assert believed() > first + 0.15
    # A call that found nothing, or the caller's own revokes, do not count against a player.
    game.sheet = [Entry(1, [0, 25], 0), Entry(1, [0, 25], 1)]
    assert believed() == first


@pytest.mark.parametrize("level", ["greedy", "easy", "medium", "hard"])
def test_bots_call_on_proof(level: str) -> None:
    """With the stock used up the last hand is known; before, only what has been shown."""
    game = dealt(ALLOWED, FIRST, SECOND, "AH")
    play(game, "0 play KS", "1 play 4D")
    if level == "greedy":
        assert make(level).choose(known(game, 0), Random(1)).startswith("play")
    play(game, "0 play 2D", "1 play 3D", "1 play 3C", "0 call")
    assert game.scores() == [25, 0]
    play(game, "0 play 4C", "0 play 9D", "1 play 7C")  # with the king of diamonds in hand, seen
    assert make(level).choose(known(game, 0), Random(1)) == "call"


@pytest.mark.parametrize("caught", [True, False])
def test_bots_call_by_the_odds(caught: bool) -> None:
    """Without one diamond of twelve, and caught before: that is too much."""
    game = dealt(ALLOWED, "2D KS QS 5S 4C 8H JC TC 9C", SECOND, "AH")
    game.sheet = [Entry(1, [25, 0], 0)] * (2 * caught)
    play(game, "0 play 2D", "1 play 3H" if caught else "1 play 3D", "1 play 2S")
    assert (make("hard").choose(known(game, 0), Random(1)) == "call") == caught


def test_the_fox() -> None:
    """It revokes now and then where it may, and is offered only there."""
    (fox_,) = GAME.presentation.info(Rounds)["characters"]
    assert (fox_["bot"], fox_["options"]) == ("fox", ALLOWED)
    for revokes in ("allowed", "prevented"):
        game = Rounds(2, Rounds.settings(2, {"revokes": revokes, "target": 1000}))
        bots = FoxBot(make("greedy")), make("greedy")
        rng = Random(2)
        plays = broken = 0
        while game.actor != OVER:
            if game.actor == CHANCE:
                step(game, rng)
                continue
            action = bots[game.actor].choose(known(game, game.actor), rng)
            if game.actor == 0 and game.lead >= 0 and action.startswith("play"):
                plays += 1
                lawful = game.trumps.lawful(game.hands[0], game.lead)
                broken += game.index[action] not in lawful
            do(game, f"{game.actor} {action}")
        assert (0.02 < broken / plays < 0.4) if revokes == "allowed" else broken == 0


def test_prompts_know_the_hand() -> None:
    """RO-3.1, RO-3.4: only the actor is told what their own hand means for the lead. RO-2.6: the
    last trick is announced as one that counts as two."""
    game = dealt({}, FIRST, SECOND, "AH")
    rng = Random(1)
    while game.actor >= 0:
        last = sum(map(len, game.hands)) + (game.lead >= 0) == 2
        assert ("counts as two" in prompt(game)) == last
        step(game, rng)
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


@given(start=starts(GAME))
def test_rollouts_are_games(start: Start) -> None:
    """Play in bits gives the same as the rules with the same cards."""
    game = last(start.turn())
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


def fair(game: Rounds) -> Sequence[int]:
    """Return the legal actions of fair play."""
    if game.strict is None or game.actor < 0:
        return game.legal()
    if game.strict.turn != PLAYING:
        return [DONE]
    hand = game.hands[game.actor]
    return hand if game.lead < 0 else game.trumps.lawful(hand, game.lead)


def best(game: Rounds) -> float:
    """Seat 0's share of the win by plain minimax."""
    if game.actor < 0:
        return GAME.model.returns(game)[0]
    values = []
    for action in fair(game):
        after = game.copy()
        after.apply(action)
        values.append(best(after))
    return (min if game.actor else max)(values)


@pytest.mark.parametrize("revokes", ["prevented", "allowed"])
@pytest.mark.parametrize("reading", ["printed", "trump"])
def test_exact_endings(reading: str, revokes: str) -> None:
    """Near the end against plain minimax. Where a revoke was exposed, the trick on the table is
    awarded whoever wins it."""
    options = Rounds.settings(2, {"rank_trump_suit": reading, "revokes": revokes})
    awarded = 0
    for seed in range(60 if revokes == "allowed" else 10):
        game = Rounds(2, options)
        rng = Random(seed)
        while game.actor != OVER and game.number < 2:
            due = game.strict is not None and game.strict.due >= 0
            if game.round == 5 and GAME.model.solvable(game) and (due or len(game.hands[0]) < 4):
                value = Solver(GAME.model, game).results(game)[0][0]
                assert value == pytest.approx(best(game))
                awarded += due
            step(game, rng)
    assert (awarded > 3) == (revokes == "allowed")


def test_estimates() -> None:
    """Between games the score alone counts; during a game what has been won of it as well."""
    game = dealt({}, FIRST, SECOND, "AH")
    assert GAME.model.returns(game) == [0.5, 0.5]
    play(game, "0 play KS", "1 play 2S")  # three points for seat 0
    assert 0.5 < GAME.model.returns(game)[0] < 0.6
    rng = Random(1)
    while game.actor >= 0:
        step(game, rng)
    fresh = dealt({}, FIRST, SECOND, "AH", game.scores())
    assert GAME.model.returns(game) == GAME.model.returns(fresh)


def test_choices() -> None:
    """Neighbours come to the same; no answer is dearer than needed: of a suit the lowest card that
    wins and the lowest that does not, besides those that count."""
    game = dealt({}, FIRST, SECOND, "AH")
    game.round = 4
    hands = (("7S", "6S", "4S", "3S", "KS", "QS"), ("5S", "2S", "9H", "8H", "7H", "6H"))
    game.hands = [PACK.read(hand) for hand in hands]
    assert PACK.write(GAME.model.choices(game)) == ["3S", "6S", "QS", "KS"]
    game.trumps = trumps(PACK.index["6H"], together=False)
    assert PACK.write(GAME.model.choices(game)) == ["3S", "7S", "6S", "QS", "KS"]
    game = dealt({}, "9S 8S 6S 5S KS 2H 3H 4H 7D", "7S 2S 2C 3C 4C 5C 6C 7C 8C", "JD")
    game.actor, game.lead = 0, PACK.index["7S"]
    game.hands[1].remove(game.lead)
    assert PACK.write(GAME.model.choices(game)) == ["5S", "8S", "KS"]


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
