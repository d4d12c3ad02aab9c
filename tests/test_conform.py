"""Every game conforms, and each planted fault is found, in a sentence."""

from __future__ import annotations

import re
from functools import cache
from itertools import count
from typing import Any

import pytest

import rondas
from rondas import conform
from rondas.__main__ import main
from rondas.conform import conformance
from rondas.games import Kit, find
from rondas.rules.game import SILENT, Log
from rondas.rules.message import say
from tests.playing import every_game
from tests.secret_game import GAME as SECRETS


@every_game
def test_every_game_conforms(game: Kit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rondas.conform.LOOKED_AT", 20)
    assert conformance(game.id, 1) == []


def test_a_game_with_every_kind_of_secret_conforms(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rondas.conform.find", lambda _: SECRETS)
    assert conformance("template", 3) == []


def then(change: Any) -> Any:
    """Plant a change after what is sound: of the object, its result, and the arguments."""
    return lambda sound: lambda *given: change(given[0], sound(*given), *given[1:])


def instead(value: Any) -> Any:
    """Plant a function in place of what is sound."""
    return lambda _: value


def others(game: Any, reader: int | None) -> int:
    """Something that follows from cards that a reader does not see."""
    seats = [seat for seat in range(game.players) if seat != reader]
    return sum(at * card for seat in seats for at, card in enumerate(sorted(game.held(seat)), 1))


def leak_in_report(of: Any, shown: Any, seat: int | None) -> Any:
    """Of the stock that is left when a part is over."""
    if shown["report"]:
        left = sum(at * card for at, card in enumerate(of.game.stock, 1))
        shown["report"]["headline"] = say("points", n=left)
    return shown


def leak_in_event(game: Any, _: None, action: int, log: Log = SILENT) -> None:
    """It names a card of the next player."""
    hand = game.held((game.actor + 1) % game.players) if game.actor >= 0 else []
    if hand:
        log.tell("said", f"{game.prefix}-1.1", None, card=hand[0])


def untold_trick(game: Any, _: None, action: int, log: Log = SILENT) -> None:
    """A trick without its cards."""
    for event in log.events:
        if event.kind == "trick":
            del event.values["cards"]


def telling_choice(game: Any, _: None, action: int, log: Log = SILENT) -> None:
    """A number tells which action was chosen."""
    log.tell("said", "HF-1.2", None, "leads-first", n=action)


def copied(**wrong: Any) -> Any:
    """A copy with other values, or with those of the original itself."""

    def change(game: Any, new: Any) -> Any:
        for name, value in wrong.items():
            setattr(new, name, getattr(game, name) if value is None else value)
        return new

    return then(change)


def drawn(change: Any) -> Any:
    """Determinizations whose hands of others are changed."""

    def planted(_: Any, determinize: Any, state: Any, forgotten: Any = ()) -> Any:
        def changed(rng: Any) -> Any:
            new = determinize(rng)
            change(new, [seat for seat in range(new.players) if seat != state["seat"]])
            return new

        return changed

    return then(planted)


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


def refusing(self: Any, game: Any, given: Any) -> None:
    raise ValueError("turn: never")


COUNT = count(1)
TOLD = r"^(Seat \d|A spectator) is told of cards they have not seen, in `{}`"
RONDA, BARONDA, MOROCCAN, SECRET = "steere-ronda", "baronda", "moroccan-ronda", "secrets"

FAULTS: dict[str, tuple[str, str, Any, str, str]] = {
    "a leak in the display": ("presentation", "display",
        then(lambda of, shown, seat: {**shown, "stock": others(of.game, seat)}),
        TOLD.format("stock"), RONDA),
    "a leak in a report": ("presentation", "display", then(leak_in_report),
        TOLD.format("report"), MOROCCAN),
    "a leak in the view": ("rules", "view",
        then(lambda game, view, seat: {**view, "hint": others(game, seat)}),
        r"^Seat \d is told of cards they have not seen, in `hint` of the view", RONDA),
    "a leak in an event": ("rules", "apply", then(leak_in_event),
        r"^The event `said` names \w+, which (seat \d|a spectator) has not seen", RONDA),
    "a trick without cards": ("rules", "apply", then(untold_trick),
        r"^The event `trick` has no `cards`", RONDA),
    "a field that is not read": ("rules", "restored",
        then(lambda game, _, told: setattr(game, "dealer", -1)),
        r"^A game drawn from what seat \d knows differs from it in `dealer`", RONDA),
    "a copy that shares": ("rules", "copy", copied(hands=None),
        r'^".+" changes a copy made before: they share `hands`', RONDA),
    "a copy that leaves something out": ("rules", "copy", copied(dealer=-1),
        r"^A copy leaves out `dealer`", RONDA),
    "a determinization of some hands only": ("knowledge", "determinizer", drawn(in_order),
        r"^Seat \d holds \w+, but in no game drawn from what seat \d knows", RONDA),
    "a determinization that does not fit": ("knowledge", "determinizer", drawn(too_many),
        r"^A game drawn from what seat \d knows differs from it in `hands`", RONDA),
    "a state outside of the game": ("rules", "deal",
        then(lambda game, _, *given: setattr(game, "dealer", next(COUNT))),
        r'^An undo fails: played again, "\* deck .+ leads to another `dealer`', RONDA),
    "a position that is refused": ("knowledge", "position", instead(refusing),
        r"^The editor cannot begin a position: turn: never", RONDA),
    "a position that is misread": ("knowledge", "position",
        then(lambda _, __, game, given: setattr(game, "dealer", (game.dealer + 1) % 3)),
        r"^A position that is read again differs in `dealer`", RONDA),
    "an action twice": ("rules", "legal", then(lambda _, legal: [*legal] * 2),
        r"^`legal` lists an action twice", RONDA),
    "a clause that is none": ("rules", "prefix", instead("XX"),
        r"^The rulebook cannot be read|is no clause", RONDA),
    "returns that do not add up": ("model", "returns", instead(lambda self, game: [0.5]),
        r"^`returns` do not add up to 1", RONDA),
    "an action that is not legal": ("model", "heuristic_action",
        instead(lambda self, state, rng: "fly"), r"^`heuristic_action` is 'fly'", RONDA),
    "scores other than the rulebook's": ("rules", "scores",
        then(lambda _, scores: [score + 1 for score in scores]),
        r"^An example does not hold: ", RONDA),
    "an event that tells a secret choice": ("rules", "apply", then(telling_choice),
        r"^An event tells (seat \d|a spectator) which of some actions seat \d chose", SECRET),
    "a secret that is not guessed": ("knowledge", "guess", instead(lambda self, game, rng: None),
        r"^In no game drawn from what seat \d knows is `vows` what it is", SECRET),
    "a card that lies nowhere": ("knowledge", "guess",
        then(lambda _, __, game, rng: setattr(game, "blind", [[-1], []])),
        r"^In a game drawn from what seat \d knows \d+ cards lie somewhere, and really", SECRET),
    "a place of no cards": ("rules", "deal",
        then(lambda game, *given: setattr(game, "blind", [["1O"], []])),
        r"^`blind` is a place of cards and holds '1O'", SECRET),
    "an open choice": ("rules", "simultaneous", instead(lambda self: False),
        r"^Nobody is shown what seat \d chooses, and it is not `simultaneous`", SECRET),
    "a word that plays cards": ("rules", "plays", instead(("play",)),
        r"^With unknown hands, '\d lay \w+' is refused: .+; see `plays`", SECRET),
    "voids that are not told": ("knowledge", "voids", instead(lambda self, state: []),
        r"^In a game drawn from what seat \d knows, seat \d could not have chosen play \w+: "
        "see `voids`", BARONDA),
    "another seat that is dealt first": ("rules", "first_dealt", lambda sound: sound + 1,
        r"^The first card is dealt to seat \d: `first_dealt` says seat \d", MOROCCAN),
    "an action without words": ("presentation", "act",
        then(lambda of, act, action: {**act, "label": say("action-fly")}),
        r"^locale/en/.+\.ftl has no message `action-fly`", RONDA),
    "minutes": ("presentation", "minutes", instead((90, 90)),
        r"^`minutes` is \(90, 90\); greedy bots play for \d+\.\d to \d", RONDA),
    "an undeclared attribute": ("rules", "deal",
        then(lambda game, *given: setattr(game, "count", 1)),
        r"^An example .+attribute 'count'.* \(if it is of the state, declare `count`", RONDA),
    "an error": ("guide", "order", instead(lambda self: {}["7E"]),
        r"KeyError: '7E', raised in test_conform\.py, line \d+", RONDA),
}  # fmt: skip
"""The part of a game and what of it is changed, how, the sentence, and the games."""
IN_EXAMPLES = "a clause that is none, scores other than the rulebook's, an undeclared attribute"
"""Those that the rulebook shows: for the others it is read once."""


@cache
def sound_clauses(kit: Kit) -> frozenset[str]:
    return conform._read_rulebook(kit, {})


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_is_found(fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    part, name, plant, sentence, game_id = FAULTS[fault]
    kit = SECRETS if game_id == SECRET else find(game_id)
    if fault not in IN_EXAMPLES:
        clauses = sound_clauses(kit)
        monkeypatch.setattr("rondas.conform._read_rulebook", lambda *_: clauses)
    if game_id == MOROCCAN:  # one number of players tells it
        monkeypatch.setattr(kit.rules, "seats", kit.rules.seats[-1:])
    if kit is not SECRETS:  # whose games are short
        monkeypatch.setattr("rondas.conform.LOOKED_AT", 6)
    if fault != "minutes":  # which many games tell
        monkeypatch.setattr("rondas.conform._minutes", lambda _: iter(()))
    monkeypatch.setattr("rondas.conform.find", lambda _: kit)
    planted = getattr(kit, part)
    if not isinstance(planted, type):
        planted = type(planted)
    monkeypatch.setattr(planted, name, plant(getattr(planted, name)))
    found = conformance(game_id, 1)
    assert any(re.search(sentence, each) for each in found), found
    noise = {"a place of no cards": "Error", "a state outside of the game": "No moment"}
    assert all(each.endswith(".") and noise.get(fault, "\n") not in each for each in found)


def test_one_fault_is_said_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever stumbles over it."""
    kit = find("baronda")
    clauses = sound_clauses(kit)
    monkeypatch.setattr("rondas.conform._read_rulebook", lambda *_: clauses)
    monkeypatch.setattr("rondas.conform._minutes", lambda _: iter(()))
    monkeypatch.setattr("rondas.conform.LOOKED_AT", 6)
    monkeypatch.setattr(kit.rules, "seats", kit.rules.seats[:1])
    monkeypatch.setattr(kit.knowledge, "voids", lambda base: [{0, 1, 2, 3}] * base.players)
    assert [each.count("no deal fits") for each in conformance("baronda", 1)] == [1]


def test_the_command(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rondas.conform.LOOKED_AT", 5)
    assert main(["conform", "steere-ronda", "--games", "1"]) == 0
    assert capsys.readouterr().out == "Everything holds of steere-ronda.\n"
    assert rondas.conformance("steere-ronda", 1) == []
    monkeypatch.setattr("rondas.conform.conformance", lambda game, games, seed: ["It leaks."])
    assert main(["conform", "rounds"]) == 1
    assert capsys.readouterr().out == "It leaks.\n"
    monkeypatch.undo()
    assert main(["conform", "whist"]) == 2
