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


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_game_conforms(game: Kit) -> None:
    assert conformance(game.id) == []


def others(game: Any, reader: int | None) -> int:
    """Something that follows from cards that a reader does not see."""
    seats = [seat for seat in range(game.players) if seat != reader]
    return sum(at * card for seat in seats for at, card in enumerate(sorted(game.held(seat)), 1))


def leaks(of: Any) -> dict[str, Any]:
    """A message that tells of the cards of the player after the actor."""
    game = of.game
    return dict(say("points", n=others(game, game.actor)))


def leaking_display(sound: Any) -> Any:
    return lambda self, seat: {**sound(self, seat), "stock": others(self.game, seat)}


def leaking_prompt(sound: Any) -> Any:
    return lambda self, own: sound(self, own) and leaks(self)


def leaking_act(sound: Any) -> Any:
    return lambda self, action: {**sound(self, action), "meaning": leaks(self)}


def leaking_report(sound: Any) -> Any:
    """Of the stock that is left when a part is over."""

    def display(self: Any, seat: int | None) -> Any:
        shown = sound(self, seat)
        if shown["report"]:
            left = sum(at * card for at, card in enumerate(self.game.stock, 1))
            shown["report"]["headline"] = say("points", n=left)
        return shown

    return display


def leaking_about(sound: Any) -> Any:
    return lambda self, card, seat: [*sound(self, card, seat), leaks(self)]


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


def telling_event(sound: Any) -> Any:
    """Its words tell more than its values."""
    return lambda self, event: {**sound(self, event), "call": leaks(self)}


def losing(sound: Any) -> Any:
    """A field is not read back."""

    def restored(self: Any, told: Any) -> None:
        sound(self, told)
        self.dealer = -1

    return restored


def sharing(sound: Any) -> Any:
    def copy(self: Any) -> Any:
        new = sound(self)
        new.hands = self.hands
        return new

    return copy


def leaving_out(sound: Any) -> Any:
    def copy(self: Any) -> Any:
        new = sound(self)
        new.dealer = -1
        return new

    return copy


def never_dealt(sound: Any) -> Any:
    """Hands of worlds are not drawn at random: the lowest cards go to the first."""

    def determinizer(self: Any, state: Any, forgotten: Any = ()) -> Any:
        determinize = sound(self, state, forgotten)

        def sorted_hands(rng: Any) -> Any:
            new = determinize(rng)
            seats = [seat for seat in range(new.players) if seat != state["seat"]]
            cards = sorted(card for seat in seats for card in new.hands[seat])
            for seat in seats:
                size = len(new.hands[seat])
                new.hands[seat], cards = cards[:size], cards[size:]
            return new

        return sorted_hands

    return determinizer


def too_many(sound: Any) -> Any:
    """A determinization does not fit: the others hold one card too many."""

    def determinizer(self: Any, state: Any, forgotten: Any = ()) -> Any:
        determinize = sound(self, state, forgotten)

        def unfit(rng: Any) -> Any:
            new = determinize(rng)
            for seat in range(new.players):
                new.hands[seat] = new.hands[seat] + [0] * (seat != state["seat"])
            return new

        return unfit

    return determinizer


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


TOLD = r"^(Seat \d|A spectator) is told of cards they have not seen, in `{}`"

FAULTS: dict[str, tuple[str, str, Any, str]] = {
    "a leak in the display": ("presentation", "display", leaking_display,
        TOLD.format("stock")),
    "a leak in the prompt": ("presentation", "prompt", leaking_prompt,
        TOLD.format("prompt")),
    "a leak in an action": ("presentation", "act", leaking_act, TOLD.format("actions")),
    "a leak in a report": ("presentation", "display", leaking_report, TOLD.format("report")),
    "a leak in words on cards": ("guide", "about", leaking_about, TOLD.format("about")),
    "a leak in the view": ("rules", "view", leaking_view,
        r"^Seat \d is told of cards they have not seen, in `hint` of the view"),
    "a leak in an event": ("rules", "apply", leaking_event,
        r"^The event `said` names \w+, which (seat \d|a spectator) has not seen"),
    "a leak in words of an event": ("presentation", "describe_event", telling_event,
        TOLD.format("events")),
    "a field that is not read": ("rules", "restored", losing,
        r"^A game drawn from what seat \d knows differs from it in `dealer`"),
    "a copy that shares": ("rules", "copy", sharing,
        r'^".+" changes a copy made before: they share `hands`'),
    "a copy that leaves something out": ("rules", "copy", leaving_out,
        r"^A copy leaves out `dealer`"),
    "a determinization of some hands only": ("knowledge", "determinizer", never_dealt,
        r"^Seat \d holds \w+, but in no game drawn from what seat \d knows"),
    "a determinization that does not fit": ("knowledge", "determinizer", too_many,
        r"^A game drawn from what seat \d knows differs from it in `hands`"),
    "a state outside of the game": ("rules", "deal", remembering,
        r'^An undo fails: played again, "\* deck .+ leads to another `dealer`'),
    "a position that is refused": ("knowledge", "position", refusing,
        r"^A position of the game is refused: turn: never"),
    "a form that is refused": ("knowledge", "position", refusing,
        r"^The editor cannot begin a position: turn: never"),
    "a position that is misread": ("knowledge", "position", misreading,
        r"^A position that is read again differs in `dealer`"),
    "an action twice": ("rules", "legal", lambda sound: lambda self: [*sound(self)] * 2,
        r"^`legal` lists an action twice"),
    "a clause that is none": ("rules", "prefix", lambda sound: "XX",
        r"^The rulebook cannot be read|is no clause"),
    "returns that do not add up": ("model", "returns", lambda sound: lambda self, game: [0.5],
        r"^`returns` do not add up to 1"),
    "an action that is not legal": ("model", "heuristic_action",
        lambda sound: lambda self, state, rng: "fly", r"^`heuristic_action` is 'fly'"),
    "scores other than the rulebook's": ("rules", "scores",
        lambda sound: lambda self: [score + 1 for score in sound(self)],
        r"^An example does not hold: "),
    "an error": ("guide", "order", raising,
        r"KeyError: '7E', raised in test_conform\.py, line \d+"),
}  # fmt: skip
"""The part of a game and what of it is changed, how, and the sentence."""


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_is_found(fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    # Where hands are put away with cards left in the stock.
    game_id = "moroccan-ronda" if fault == "a leak in a report" else "steere-ronda"
    part, name, plant, sentence = FAULTS[fault]
    planted = getattr(find(game_id), part)
    if not isinstance(planted, type):
        planted = type(planted)
    monkeypatch.setattr(planted, name, plant(getattr(planted, name)))
    found = conformance(game_id, 2)
    assert any(re.search(sentence, each) for each in found), found
    assert all(each.endswith(".") and "\n" not in each for each in found)


def test_the_command(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    assert main(["conform", "steere-ronda", "--games", "1"]) == 0
    assert capsys.readouterr().out == "Everything holds of steere-ronda.\n"
    assert rondas.conformance("steere-ronda", 1) == []
    monkeypatch.setattr("rondas.conform.conformance", lambda game, games, seed: ["It leaks."])
    assert main(["conform", "rounds"]) == 1
    assert capsys.readouterr().out == "It leaks.\n"
    monkeypatch.undo()
    assert main(["conform", "whist"]) == 2
