"""Moroccan Ronda: deals that fit what was announced, and what bots and people are told. Single
situations are examples of its rulebook."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from rondas import bots
from rondas.games.moroccan_ronda import GAME
from rondas.games.moroccan_ronda.basis.pack import PACK
from rondas.games.moroccan_ronda.model import card_points
from rondas.games.moroccan_ronda.rules import MoroccanRonda
from rondas.records.record import do
from rondas.rules.display import EventDisplay
from rondas.rules.game import Log
from rondas.words.wording import Wording
from tests.playing import Start, known, last, starts
from tests.playing import told as told_events

ORDER = ["1", "2", "3", "4", "5", "6", "7", "10", "11", "12"]


def rank(card: str) -> str:
    return card[:-1]


def held_class(hand: Sequence[str]) -> str:
    counts = sorted(Counter(hand).values())
    if counts in ([4], [2, 2]):
        return "rondas"
    if counts[-1] == 3:
        return "tringa"
    return "ronda" if counts[-1] == 2 else "none"


@dataclass
class Told:
    """A game that goes on as it is told to."""

    game: MoroccanRonda
    log: Log

    def go(self, *moves: str) -> Told:
        for move in moves:
            self.log = Log()
            do(self.game, move, self.log)
        return self

    def plays(self, cards: str) -> Told:
        """The next players lay these cards."""
        for card in cards.split():
            self.go(f"{self.game.actor} play {card}")
        return self

    def announces(self, words: str) -> Told:
        """The next players announce, and all accept."""
        for word in words.split():
            self.go(f"{self.game.actor} announce {word}")
        while "accept" in self.game.legal_names():
            self.go(f"{self.game.actor} accept")
        return self

    def events(self) -> list[EventDisplay]:
        """What the last move brought, as people are told it."""
        return told_events(self.game, self.log)

    def prompt(self, own: bool = True) -> str:
        """What the actor is told about their hand, or another reader about the turn."""
        asked = GAME.presentation(self.game).prompt(own)
        wording = Wording(GAME.id, ["Ana", "Bea", "Carla", "Dan"], self.game.actor if own else None)
        return wording.say(asked).removeprefix("Play a card: ")


def tell(cards: str, players: int = 2, **option: Any) -> Told:
    """A round dealt by the last seat; the cards in dealing order, the rest in pack order."""
    told = Told(MoroccanRonda(players, MoroccanRonda.settings(players, option)), Log())
    names = cards.split()
    rest = [name for name in PACK.names if name not in names]
    return told.go(f"* dealer {players - 1}", " ".join(["* deck", *names, *rest]))


def test_bots_claim_what_is_founded_and_nothing_else() -> None:
    """MR-7.5: a claim at one's turn that only gains is what every bot does."""
    told = tell("5O 5C 1O 2O 4O 6O 7O 10C 3C 12C", penalties="claim").announces("none none")
    claim = told.game.index["claim 0"]
    told.plays("5O")
    assert claim in told.game.legal()
    assert claim not in GAME.model.choices(told.game)
    told.plays("2O 5C")
    assert GAME.model.choices(told.game) == [claim]
    assert GAME.model.prior(told.game) == claim
    for name in ("greedy", "search:iterations=20"):
        assert bots.make(name).choose(known(told.game, 1), Random(1)) == "claim 0"
    told.go("1 claim 0")
    assert claim not in GAME.model.choices(told.game)
    # MR-7.2: seat 1's tringa holds the point for seat 0's false ronda, so this claim may cost.
    told = tell("12O 1O 3O 2O 2C 2E 7O 10C 4C 6E", penalties="claim").announces("ronda tringa")
    choices = GAME.model.choices(told.plays("12O 2O 1O 2C 3O").game)
    assert told.game.index["claim 0"] in choices
    assert len(choices) == 2


def test_a_challenge_that_cannot_fail() -> None:
    """Bots make it wherever they stand: all cards for the tringa of 5s have been seen."""
    told = tell("5B 1O 2O 5O 5C 5E 3O 7O 10C 12C").announces("tringa tringa")
    challenge = told.game.index["challenge 0"]
    told.plays("5B")
    assert challenge in GAME.model.choices(told.game)
    assert GAME.model.prior(told.game) == challenge
    assert GAME.model.heuristic_action(known(told.game, 1), Random(1)) == "challenge 0"
    told = tell("5B 5E 2O 5O 1C 4E 3O 7O 10C 12C").announces("ronda none").plays("5B")
    assert challenge in told.game.legal()
    assert challenge not in GAME.model.choices(told.game)


def test_bots_play_for_their_team() -> None:
    told = tell("1O 3O 5O 2O 4O 6O 7O 10O 11O 1C 3C 5C 12O 2C 4C 6C", 4)
    assert [told.game.team(seat) for seat in range(4)] == [0, 1, 0, 1]
    assert GAME.model.returns(told.game) == [0.25] * 4
    told.go("0 announce ronda", "1 announce none", "2 announce none", "3 announce none")
    told.go("1 challenge 0")
    shares = GAME.model.returns(told.game)
    assert shares[1] == shares[3] > shares[0] == shares[2]


@settings(max_examples=60)
@given(starts(GAME), st.integers(1, 40))
def test_announced_classes_are_facts(start: Start, moves: int) -> None:
    """Redeals in honest mode honour what was announced, nothing announced included."""
    honest = replace(start, options={**start.options, "announcements": "honest"})
    game = last(honest.played(moves))
    assume(game.actor >= 0)
    view = known(game, game.actor)
    redeal = GAME.knowledge.determinizer(view)
    for seed in range(5):
        world = redeal(Random(seed))
        for seat, said in enumerate(view["said"]):
            hand = known(world, seat)["hands"][seat] + view["played"][seat]
            assert held_class([rank(card) for card in hand]) == said


@pytest.mark.parametrize("tries", [0, 16])
def test_redeals_are_even(tries: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """A ronda and two plain hands: as often as among all deals in which they are so."""
    monkeypatch.setattr("rondas.games.moroccan_ronda.worlds.MOST_TRIES", tries)
    told = tell("1O 2O 3O 4O 4C 5O 6O 10O 11O 7O 12O 6C 1C 2C 4E 10C", 4, announcements="honest")
    view = known(told.game, 0)
    unseen = [card for card in PACK.names if card not in view["table"] + view["hands"][0]]
    rng = Random(2)
    wanted: Counter[str] = Counter()
    while wanted.total() < 2500:
        cards = rng.sample(unseen, 9)
        hands = [[rank(card) for card in cards[i : i + 3]] for i in (0, 3, 6)]
        if [held_class(hand) for hand in hands] == ["ronda", "none", "none"]:
            wanted.update([min(hands[1]), max(hands[0], key=hands[0].count)])
    found: Counter[str] = Counter()
    redeal = GAME.knowledge.determinizer(view)
    while found.total() < 2500:
        world = redeal(rng)
        hands = [[rank(card) for card in known(world, at)["hands"][at]] for at in (1, 2, 3)]
        found.update([min(hands[1]), max(hands[0], key=hands[0].count)])
    for r in ORDER:
        assert abs(found[r] - wanted[r]) < 140, r


ONE, TWO = "3O 12O 5O 3C 1O 2O 4O 6O 10C 12C", "7O 1O 2O 4C 1C 3C 4O 5O 6O 10C"
CHAIN = "5O 5C 1O 5E 5B 2O 3C 7C 10C 12C"


@pytest.mark.parametrize(
    ("cards", "played", "hint"),
    [
        (ONE, "", "an equal card captures."),
        (ONE, "3O", "your 3 captures: call “one”."),
        (ONE, "3O 1O 12O 3C", "none of your cards captures."),
        (TWO, "7O", "your 4 clears the table."),
        (TWO, "7O 4C", "the table is empty."),
        (TWO, "7O 4C 1O", "your 1 captures and clears the table: call “one, missa”."),
        (CHAIN, "5O 5E", "your 5 takes over that capture: call “five”."),
        (CHAIN, "5O 5E 5C", "your 5 takes over that capture: call “ten”."),
    ],
)
def test_what_the_hand_can_do(cards: str, played: str, hint: str) -> None:
    """Only what is true of the hand is told, and to nobody but its holder; MR-4.2 with a chain that
    two players go on with."""
    told = tell(cards, announcements="honest", chain_turns="again").plays(played)
    assert told.prompt() == hint
    assert told.prompt(own=False) in ("Ana plays a card.", "Bea plays a card.")


def test_the_search_knows_who_may_go_on_with_a_chain() -> None:
    """MR-4.2: with the option a caida can be answered."""
    points = []
    for turns in ("once", "again"):
        game = tell(CHAIN, announcements="honest", chain_turns=turns).plays("5O").game
        points.append(card_points(game, PACK.index["5E"], [1.0] * 10))
    assert points[1] < points[0]


def test_announcing_is_held_against_the_hand() -> None:
    """The announcer alone is told whether an announcement is true; a challenge tells its risk."""
    told = tell("5O 5C 1O 2O 4O 6O 7O 10C 3C 12C")
    say = Wording(GAME.id, ["Ana", "Bea"], 0).say
    details = {act["action"]: act["detail"] for act in GAME.presentation(told.game).actions()}
    assert {name: say(detail) for name, detail in details.items() if detail} == {
        "announce none": "hides your ronda",
        "announce ronda": "true",
        "announce tringa": "but you have a ronda",
    }
    told.go("0 announce ronda", "1 announce none")
    accept, challenge = GAME.presentation(told.game).actions()
    assert (accept["usual"], challenge["usual"]) == (True, False)
    assert Wording(GAME.id, ["Ana", "Bea"], 1).say(challenge["risk"]) == (
        "Ana announced a ronda and will have to show the hand. If it is not true, the penalty is "
        "scored at once. If it is true, the game is over and Ana wins it."
    )


def test_what_points_and_calls_say() -> None:
    """Equal lines of the score can be told apart; calls are in the tradition that the person has
    chosen."""
    told = tell("7O 1O 2O 7C 1C 2C 7E 3O 4O 5O 6O 10C 12C", 3, announcements="honest")
    say = Wording(GAME.id, ["Ana", "Bea", "Carla"]).say
    assert say(told.plays("7O 7C").events()[-1]["reason"]) == "Bea calls one on the 7"
    assert say(told.plays("7E").events()[-1]["reason"]) == (
        "Carla calls five on the third 7 in a row"
    )
    told.plays("1O 1C 3O 2O 2C 4O")
    parts = [each["part"] for each in told.events() if each["kind"] == "dealt"]
    assert [say(part) for part in parts] == ["Round 1, deal 2"]
    told = tell("7O 1O 2O 4C 1C 3C 4O 5O 6O 10C", announcements="honest").plays("7O 4C 1O 1C")
    assert told.game.scores() == [0, 3]
    call = told.events()[-1]["call"]
    words = [Wording(GAME.id, tradition=each).say(call) for each in GAME.presentation.traditions]
    assert words == ["B’wahed, lahsa", "Un, missa", "Caída, mesa", "One, missa"]


@pytest.mark.parametrize("reader", [None, 0, 1, 2, 3])
def test_a_side_has_one_score_and_one_pile(reader: int | None) -> None:
    for game in Start(GAME, 4, {"target": 21}, 1).played().states():
        shown = GAME.presentation(game).display(reader)
        assert reader is None or reader in shown["holders"]
        assert sorted(seat % 2 for seat in shown["holders"]) == [0, 1]
        assert {at for at, n in enumerate(shown["piles"]) if n} <= {*shown["holders"]}


def test_what_stands_beside_the_chain() -> None:
    """What the next card may score, until all is over; and nothing follows the last rank."""
    told = Counter[str]()
    for seed in range(10):
        for game in Start(GAME, 2, {"target": 11}, seed).played().states():
            note = GAME.guide(game).order()["note"]
            told[note["say"] if note else "nothing"] += 1
        assert GAME.guide(game).order()["note"] is None
    assert told["order-fresh"] > 25
    for card, name in ((0, "about-rank"), (PACK.index["12E"], "about-rank-last")):
        assert [each["say"] for each in GAME.guide(game).about(card, None)] == [name]
