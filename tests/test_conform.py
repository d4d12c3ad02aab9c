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


def misplacing(sound: Any) -> Any:
    """A place holds names in place of cards."""

    def deal(self: Any, cards: Any, log: Any = None) -> None:
        sound(self, cards, log)
        self.blind = [["1O"], []]

    return deal


def undeclared(sound: Any) -> Any:
    def deal(self: Any, cards: Any, log: Any = None) -> None:
        sound(self, cards, log)
        self.count = len(cards)

    return deal


def wordless(sound: Any) -> Any:
    return lambda self, action: {**sound(self, action), "label": say("action-fly")}


TOLD = r"^(Seat \d|A spectator) is told of cards they have not seen, in `{}`"
RONDA, BARONDA, MOROCCAN, SECRET = "steere-ronda", "baronda", "moroccan-ronda", "secrets"

FAULTS: dict[str, tuple[str, str, Any, str, str]] = {
    "a leak in the display": ("presentation", "display", leaking_display,
        TOLD.format("stock"), RONDA),
    "a leak in the prompt": ("presentation", "prompt", leaking_prompt,
        TOLD.format("prompt"), RONDA),
    "a leak in an action": ("presentation", "act", leaking_act, TOLD.format("actions"), RONDA),
    "a leak in a report": ("presentation", "display", leaking_report, TOLD.format("report"),
        MOROCCAN),
    "a leak in words on cards": ("guide", "about", leaking_about, TOLD.format("about"), RONDA),
    "a leak in the view": ("rules", "view", leaking_view,
        r"^Seat \d is told of cards they have not seen, in `hint` of the view", RONDA),
    "a leak in an event": ("rules", "apply", leaking_event,
        r"^The event `said` names \w+, which (seat \d|a spectator) has not seen",
        RONDA),
    "a leak in words of an event": ("presentation", "describe_event", telling_event,
        TOLD.format("events"), RONDA),
    "a field that is not read": ("rules", "restored", losing,
        r"^A game drawn from what seat \d knows differs from it in `dealer`", RONDA),
    "a copy that shares": ("rules", "copy", sharing,
        r'^".+" changes a copy made before: they share `hands`', RONDA),
    "a copy that leaves something out": ("rules", "copy", leaving_out,
        r"^A copy leaves out `dealer`", RONDA),
    "a determinization of some hands only": ("knowledge", "determinizer", never_dealt,
        r"^Seat \d holds \w+, but in no game drawn from what seat \d knows", RONDA),
    "a determinization that does not fit": ("knowledge", "determinizer", too_many,
        r"^A game drawn from what seat \d knows differs from it in `hands`", RONDA),
    "a state outside of the game": ("rules", "deal", remembering,
        r'^An undo fails: played again, "\* deck .+ leads to another `dealer`',
        RONDA),
    "a position that is refused": ("knowledge", "position", refusing,
        r"^A position of the game is refused: turn: never", RONDA),
    "a form that is refused": ("knowledge", "position", refusing,
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
    "a slot that is not restored": ("rules", "restored", lambda _: lambda self, told: None,
        r"^In no game drawn from what seat \d knows is `high` what it is", SECRET),
    "a card that lies nowhere": ("knowledge", "guess", unplaced,
        r"^In a game drawn from what seat \d knows \d+ cards lie somewhere, and really", SECRET),
    "a place of no cards": ("rules", "deal", misplacing,
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
    "an undeclared attribute": ("rules", "deal", undeclared,
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
    assert all(each.endswith(".") and "\n" not in each for each in found)


def test_one_fault_is_said_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever stumbles over it; and not that there are no positions, if nothing was looked at."""
    knowledge = find("baronda").knowledge
    monkeypatch.setattr(knowledge, "voids", lambda state: [{0, 1, 2, 3}] * state["players"])
    assert [each.count("no deal fits") for each in conformance("baronda", 2)] == [1]
    monkeypatch.undo()
    monkeypatch.setattr("rondas.conform.find", lambda _: SECRETS)
    monkeypatch.setattr(SECRETS.rules, "deal", misplacing(SECRETS.rules.deal))
    assert not [each for each in conformance("template", 3) if "Error" in each]
    monkeypatch.undo()
    rules = find("steere-ronda").rules
    monkeypatch.setattr(rules, "deal", remembering(rules.deal))
    assert not [each for each in conformance("steere-ronda", 2) if "No moment" in each]


def test_the_command(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    assert main(["conform", "steere-ronda", "--games", "1"]) == 0
    assert capsys.readouterr().out == "Everything holds of steere-ronda.\n"
    assert rondas.conformance("steere-ronda", 1) == []
    monkeypatch.setattr("rondas.conform.conformance", lambda game, games, seed: ["It leaks."])
    assert main(["conform", "rounds"]) == 1
    assert capsys.readouterr().out == "It leaks.\n"
    monkeypatch.undo()
    assert main(["conform", "whist"]) == 2
