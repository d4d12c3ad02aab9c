"""Every game conforms, and each planted fault is found, in a sentence."""

from __future__ import annotations

import re
from typing import Any

import pytest

import rondas
from rondas.__main__ import main
from rondas.conform import conformance
from rondas.games import Kit, find
from rondas.rules.game import Event
from rondas.rules.message import say
from tests.playing import GAMES
from tests.secret_game import GAME as SECRETS


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_game_conforms(game: Kit) -> None:
    assert conformance(game.id) == []


def test_a_game_with_every_kind_of_secret_conforms(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rondas.conform.find", lambda _: SECRETS)
    assert conformance("template", 3) == []


def others(game: Any, reader: int | None) -> int:
    """Something that follows from cards that a reader does not see."""
    seats = [seat for seat in range(game.players) if seat != reader]
    return sum(at * card for seat in seats for at, card in enumerate(sorted(game.held(seat)), 1))


def leaking_display(sound: Any) -> Any:
    return lambda self, seat: {**sound(self, seat), "stock": others(self.game, seat)}


def leaking_act(sound: Any) -> Any:
    def act(self: Any, action: int) -> Any:
        told = say("points", n=others(self.game, self.game.actor))
        return {**sound(self, action), "meaning": told}

    return act


def leaking_report(sound: Any) -> Any:
    """Of the stock that is left when a part is over."""

    def display(self: Any, seat: int | None) -> Any:
        shown = sound(self, seat)
        if shown["report"]:
            left = sum(at * card for at, card in enumerate(self.game.stock, 1))
            shown["report"]["headline"] = say("points", n=left)
        return shown

    return display


def leaking_view(sound: Any) -> Any:
    return lambda self, seat: {**sound(self, seat), "hint": others(self, seat)}


def leaking_event(sound: Any) -> Any:
    """It names a card of the next player."""

    def apply(self: Any, action: int, log: Any = None) -> None:
        sound(self, action, log)
        hand = self.held((self.actor + 1) % self.players) if self.actor >= 0 else []
        if log is not None and hand:
            log.events.append(Event("said", f"{self.prefix}-1.1", None, "", {"card": hand[0]}))

    return apply


def losing(sound: Any) -> Any:
    """A field is not read back."""

    def restored(self: Any, told: Any) -> None:
        sound(self, told)
        self.dealer = -1

    return restored


def copying(sound: Any, **wrong: Any) -> Any:
    """A copy with other values, or with those of the original itself."""

    def copy(self: Any) -> Any:
        new = sound(self)
        for name, value in wrong.items():
            setattr(new, name, getattr(self, name) if value is None else value)
        return new

    return copy


def drawn(sound: Any, change: Any) -> Any:
    """Determinizations whose hands of others are changed."""

    def determinizer(self: Any, state: Any, forgotten: Any = ()) -> Any:
        determinize = sound(self, state, forgotten)

        def changed(rng: Any) -> Any:
            new = determinize(rng)
            change(new, [seat for seat in range(new.players) if seat != state["seat"]])
            return new

        return changed

    return determinizer


def in_order(new: Any, seats: list[int]) -> None:
    """They are not drawn at random: the lowest cards go to the first."""
    cards = sorted(card for seat in seats for card in new.hands[seat])
    for seat in seats:
        size = len(new.hands[seat])
        new.hands[seat], cards = cards[:size], cards[size:]


def too_many(new: Any, seats: list[int]) -> None:
    """They do not fit: the others hold one card too many."""
    for seat in seats:
        new.hands[seat] = [*new.hands[seat], 0]


COUNT = [0]


def remembering(sound: Any) -> Any:
    """Something outside of the game changes it."""

    def deal(self: Any, cards: Any, log: Any = None) -> None:
        sound(self, cards, log)
        COUNT[0] += 1
        self.dealer = COUNT[0]

    return deal


def refusing(sound: Any) -> Any:
    def position(self: Any, game: Any, given: Any) -> None:
        raise ValueError("turn: never")

    return position


def misreading(sound: Any) -> Any:
    def position(self: Any, game: Any, given: Any) -> None:
        sound(self, game, given)
        game.dealer = (game.dealer + 1) % game.players

    return position


def raising(sound: Any) -> Any:
    def order(self: Any) -> Any:
        raise KeyError("7E")

    return order


def telling_choice(sound: Any) -> Any:
    """A number tells which action was chosen."""

    def apply(self: Any, action: int, log: Any = None) -> None:
        sound(self, action, log)
        if log is not None:
            log.events.append(Event("said", "HF-1.2", None, "leads-first", {"n": action}))

    return apply


def unplaced(sound: Any) -> Any:
    def guess(self: Any, game: Any, rng: Any) -> None:
        sound(self, game, rng)
        game.blind = [[-1] * len(at) for at in game.blind]

    return guess


def dealing(sound: Any, **values: Any) -> Any:
    """A deal sets these attributes."""

    def deal(self: Any, cards: Any, log: Any = None) -> None:
        sound(self, cards, log)
        for name, value in values.items():
            setattr(self, name, value)

    return deal


def wordless(sound: Any) -> Any:
    return lambda self, action: {**sound(self, action), "label": say("action-fly")}


TOLD = r"^(Seat \d|A spectator) is told of cards they have not seen, in `{}`"
RONDA, BARONDA, MOROCCAN, SECRET = "steere-ronda", "baronda", "moroccan-ronda", "secrets"

FAULTS: dict[str, tuple[str, str, Any, str, str]] = {
    "a leak in the display": ("presentation", "display", leaking_display,
        TOLD.format("stock"), RONDA),
    "a leak in an action": ("presentation", "act", leaking_act, TOLD.format("actions"), RONDA),
    "a leak in a report": ("presentation", "display", leaking_report, TOLD.format("report"),
        MOROCCAN),
    "a leak in the view": ("rules", "view", leaking_view,
        r"^Seat \d is told of cards they have not seen, in `hint` of the view", RONDA),
    "a leak in an event": ("rules", "apply", leaking_event,
        r"^The event `said` names \w+, which (seat \d|a spectator) has not seen",
        RONDA),
    "a field that is not read": ("rules", "restored", losing,
        r"^A game drawn from what seat \d knows differs from it in `dealer`", RONDA),
    "a copy that shares": ("rules", "copy", lambda sound: copying(sound, hands=None),
        r'^".+" changes a copy made before: they share `hands`', RONDA),
    "a copy that leaves something out": ("rules", "copy", lambda sound: copying(sound, dealer=-1),
        r"^A copy leaves out `dealer`", RONDA),
    "a determinization of some hands only": ("knowledge", "determinizer",
        lambda sound: drawn(sound, in_order),
        r"^Seat \d holds \w+, but in no game drawn from what seat \d knows", RONDA),
    "a determinization that does not fit": ("knowledge", "determinizer",
        lambda sound: drawn(sound, too_many),
        r"^A game drawn from what seat \d knows differs from it in `hands`", RONDA),
    "a state outside of the game": ("rules", "deal", remembering,
        r'^An undo fails: played again, "\* deck .+ leads to another `dealer`',
        RONDA),
    "a position that is refused": ("knowledge", "position", refusing,
        r"^The editor cannot begin a position: turn: never", RONDA),
    "a position that is misread": ("knowledge", "position", misreading,
        r"^A position that is read again differs in `dealer`",
        RONDA),
    "an action twice": ("rules", "legal", lambda sound: lambda self: [*sound(self)] * 2,
        r"^`legal` lists an action twice", RONDA),
    "a clause that is none": ("rules", "prefix", lambda sound: "XX",
        r"^The rulebook cannot be read|is no clause", RONDA),
    "returns that do not add up": ("model", "returns", lambda sound: lambda self, game: [0.5],
        r"^`returns` do not add up to 1", RONDA),
    "an action that is not legal": ("model", "heuristic_action",
        lambda sound: lambda self, state, rng: "fly", r"^`heuristic_action` is 'fly'", RONDA),
    "scores other than the rulebook's": ("rules", "scores",
        lambda sound: lambda self: [score + 1 for score in sound(self)],
        r"^An example does not hold: ", RONDA),
    "an event that tells a secret choice": ("rules", "apply", telling_choice,
        r"^An event tells (seat \d|a spectator) which of some actions seat \d chose", SECRET),
    "a secret that is not guessed": ("knowledge", "guess", lambda _: lambda self, game, rng: None,
        r"^In no game drawn from what seat \d knows is `vows` what it is", SECRET),
    "a card that lies nowhere": ("knowledge", "guess", unplaced,
        r"^In a game drawn from what seat \d knows \d+ cards lie somewhere, and really", SECRET),
    "a place of no cards": ("rules", "deal", lambda sound: dealing(sound, blind=[["1O"], []]),
        r"^`blind` is a place of cards and holds '1O'", SECRET),
    "an open choice": ("rules", "simultaneous", lambda _: lambda self: False,
        r"^Nobody is shown what seat \d chooses, and it is not `simultaneous`",
        SECRET),
    "a word that plays cards": ("rules", "plays", lambda _: ("play",),
        r"^With unknown hands, '\d lay \w+' is refused: .+; see `plays`", SECRET),
    "voids that are not told": ("knowledge", "voids", lambda _: lambda self, state: [],
        r"^In a game drawn from what seat \d knows, seat \d could not have chosen play \w+: "
        "see `voids`", BARONDA),
    "another seat that is dealt first": ("rules", "first_dealt", lambda sound: sound + 1,
        r"^The first card is dealt to seat \d: `first_dealt` says seat \d",
        BARONDA),
    "an action without words": ("presentation", "act", wordless,
        r"^locale/en/.+\.ftl has no message `action-fly`", RONDA),
    "help without words": ("guide", "topics", lambda sound: (*sound, "fly"),
        r"^locale/en/.+\.ftl has no message `help-fly", RONDA),
    "minutes": ("presentation", "minutes", lambda _: (90, 90),
        r"^`minutes` is \(90, 90\); greedy bots play for \d+\.\d to \d", RONDA),
    "an undeclared attribute": ("rules", "deal", lambda sound: dealing(sound, count=1),
        r"^An example .+attribute 'count'.* \(if it is of the state, declare `count`", RONDA),
    "an error": ("guide", "order", raising,
        r"KeyError: '7E', raised in test_conform\.py, line \d+", RONDA),
}  # fmt: skip
"""The part of a game and what of it is changed, how, the sentence, and the games."""


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_is_found(fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    part, name, plant, sentence, game_id = FAULTS[fault]
    kit = SECRETS if game_id == SECRET else find(game_id)
    monkeypatch.setattr("rondas.conform.find", lambda _: kit)
    planted = getattr(kit, part)
    if not isinstance(planted, type):
        planted = type(planted)
    monkeypatch.setattr(planted, name, plant(getattr(planted, name)))
    found = conformance(game_id, 2)
    assert any(re.search(sentence, each) for each in found), found
    noise = {"a place of no cards": "Error", "a state outside of the game": "No moment"}
    assert all(each.endswith(".") and noise.get(fault, "\n") not in each for each in found)


def test_one_fault_is_said_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever stumbles over it."""
    knowledge = find("baronda").knowledge
    monkeypatch.setattr(knowledge, "voids", lambda state: [{0, 1, 2, 3}] * state["players"])
    assert [each.count("no deal fits") for each in conformance("baronda", 2)] == [1]


def test_the_command(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    assert main(["conform", "steere-ronda", "--games", "1"]) == 0
    assert capsys.readouterr().out == "Everything holds of steere-ronda.\n"
    assert rondas.conformance("steere-ronda", 1) == []
    monkeypatch.setattr("rondas.conform.conformance", lambda game, games, seed: ["It leaks."])
    assert main(["conform", "rounds"]) == 1
    assert capsys.readouterr().out == "It leaks.\n"
    monkeypatch.undo()
    assert main(["conform", "whist"]) == 2
