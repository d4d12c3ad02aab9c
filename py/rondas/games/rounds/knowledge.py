"""The knowledge of a seat in Rounds: its hand, all cards played, and the cards that calls have
shown."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, TypedDict

from rondas.games.rounds.pack import PACK
from rondas.games.rounds.position import set_up
from rondas.games.rounds.revokes import Rounds
from rondas.games.rounds.state import (
    CORRECTING,
    DEALER_CALLS,
    NON_DEALER_CALLS,
    PLAYING,
    Entry,
    Strict,
)
from rondas.games.rounds.trumps import trumps
from rondas.games.rounds.worlds import worlds
from rondas.rules.game import actor_of
from rondas.rules.given import Given
from rondas.rules.knowledge import (
    HIDDEN,
    Any_State,
    Determinizer,
    InformationState,
    Knowledge,
    common,
)


class SheetEntry(TypedDict):
    """A change of the score."""

    game: int
    points: list[int]
    caller: int | None
    """The seat that called; None for the count of a game."""


class StrictKnown(TypedDict):
    """The additional keys if revokes are allowed (`Strict`)."""

    turn: str
    """`playing`; after the last trick of a round `correcting` and then `calling`."""
    may_call: list[bool]
    face_up: list[bool]
    caught: list[bool]
    """Whether a revoke of the seat has been settled in this round."""
    known: list[list[str]]
    """Cards of each hand that have been seen and are still held."""
    awarded: list[int]
    """The tricks of this game, five to a round and from 0, whose owner is fixed."""
    settled: list[int]
    """Those in which no revoke can be found any more."""
    due: int | None
    """The seat to which an exposure awards the trick on the table."""


class RoundsKnown(InformationState):
    """The information state of Rounds."""

    dealer: int | None
    leader: int | None
    """The seat that led to the trick on the table, or is to lead."""
    number: int
    """Games begun."""
    round: int
    trump: str | None
    """The card that fixes the trumps."""
    trick: list[str]
    """The card led, if there is one."""
    table: list[str]
    """The trump/rank pile, the first card first."""
    stock: int
    tricks: list[int]
    """Tricks of this round."""
    played: list[list[list[Any]]]
    """The tricks of each round of this game: leader, card led, other card, owner."""
    points: list[int]
    """The points that the finished rounds of this game will count."""
    sources: dict[str, list[int]]
    """The points of this game so far, by their sources, with the round in progress."""
    draws: list[list[str]]
    """The cards drawn for the first deal, seat 0's and seat 1's, once or more."""
    sheet: list[SheetEntry]
    strict: StrictKnown | None


class RoundsKnowledge(Knowledge[Rounds]):
    """Hidden are the stock and the opponent's hand, except cards that it has shown."""

    def information_state(self, game: Rounds, seat: int | None) -> RoundsKnown:
        strict = game.strict
        names = PACK.names
        rounds = [*game.rounds, game.tricks] if len(game.rounds) < 5 else game.rounds
        return {
            **common(game, seat, [seen_hand(game, at, seat) for at in (0, 1)]),
            "dealer": game.dealer if game.dealer >= 0 else None,
            "leader": leader(game),
            "number": game.number,
            "round": game.round,
            "trump": names[game.pile[-1]] if game.pile else None,
            "trick": [names[game.lead]] if game.lead >= 0 else [],
            "table": PACK.write(game.pile),
            "stock": len(game.stock),
            "tricks": game.took(),
            "played": [
                [[leader, names[lead], names[card], owner] for leader, lead, card, owner in tricks]
                for tricks in rounds
            ],
            "points": game.points[:],
            "sources": game.sources(),
            "draws": [PACK.write(cards) for cards in game.draws],
            "sheet": [
                {"game": number, "points": points[:], "caller": caller if caller >= 0 else None}
                for number, points, caller in game.sheet
            ],
            "strict": None if strict is None else _write(strict),
        }

    def position(self, game: Rounds, given: Given) -> None:
        set_up(game, given)

    def gone(self, state: Any_State) -> list[str]:
        tricks = [trick for tricks in state["played"] for trick in tricks]
        return [card for _, lead, other, _ in tricks[:-1] for card in (lead, other)]

    def determinizer(
        self, state: Any_State, forgotten: Collection[str] = ()
    ) -> Determinizer[Rounds]:
        return worlds(known_game(state), state["seat"], PACK.read(forgotten))


def seen_hand(game: Rounds, seat: int, reader: int | None) -> list[str]:
    """Return a hand as its reader sees it: of a hidden hand, the cards known to be there."""
    hand = game.hands[seat]
    strict = game.strict
    if seat == reader or (strict is not None and strict.up[seat]):
        return PACK.write(sorted(hand))
    known = sorted(strict.known[seat]) if strict is not None else []
    return PACK.write(known) + [HIDDEN] * (len(hand) - len(known))


def leader(game: Rounds) -> int | None:
    """Return the seat that led to the trick on the table, or is to lead."""
    if game.actor < 0 or (game.strict is not None and game.strict.turn != PLAYING):
        return None
    return 1 - game.actor if game.lead >= 0 else game.actor


def known_game(state: RoundsKnown) -> Rounds:
    """Return the game as a seat knows it: of the opponent's hand the known cards, no stock."""
    game = Rounds(2, state["options"])
    index = PACK.index
    game.actor = actor_of(state["actor"])
    game.dealer = -1 if state["dealer"] is None else state["dealer"]
    game.draws = [(index[first], index[second]) for first, second in state["draws"]]
    game.number = state["number"]
    game.round = state["round"]
    game.length = 5 if game.round < 5 else 4
    game.pile = PACK.read(state["table"])
    game.trumps = trumps(game.pile[-1], game.together)
    game.hands = [PACK.read(c for c in hand if c != HIDDEN) for hand in state["hands"]]
    game.lead = index[state["trick"][0]] if state["trick"] else -1
    *game.rounds, game.tricks = [
        [(leader, index[lead], index[card], owner) for leader, lead, card, owner in tricks]
        for tricks in state["played"]
    ]
    game.points = list(state["points"])
    game.earlier = list(state["sources"].get("earlier", [0, 0]))
    game.score = list(state["scores"])
    game.sheet = [
        Entry(row["game"], list(row["points"]), -1 if row["caller"] is None else row["caller"])
        for row in state["sheet"]
    ]
    if state["strict"] is not None:
        game.strict = _read(state["strict"], game.actor != game.dealer)
    return game


_TURNS = {
    PLAYING: "playing",
    CORRECTING: "correcting",
    NON_DEALER_CALLS: "calling",
    DEALER_CALLS: "calling",
}


def _write(strict: Strict) -> StrictKnown:
    return {
        "turn": _TURNS[strict.turn],
        "may_call": strict.may_call[:],
        "face_up": strict.up[:],
        "caught": strict.caught[:],
        "known": [PACK.write(sorted(cards)) for cards in strict.known],
        "awarded": _places(strict.awarded),
        "settled": _places(strict.settled),
        "due": strict.due if strict.due >= 0 else None,
    }


def _read(known: StrictKnown, non_dealer_acts: bool) -> Strict:
    """Read what `_write` has written."""
    new = Strict()
    new.turn = {
        "playing": PLAYING,
        "correcting": CORRECTING,
        "calling": NON_DEALER_CALLS if non_dealer_acts else DEALER_CALLS,
    }[known["turn"]]
    new.may_call = list(known["may_call"])
    new.up = list(known["face_up"])
    new.caught = list(known["caught"])
    new.known = [set(PACK.read(cards)) for cards in known["known"]]
    new.awarded = sum(1 << at for at in known["awarded"])
    new.settled = sum(1 << at for at in known["settled"])
    new.due = -1 if known["due"] is None else known["due"]
    return new


def _places(number: int) -> list[int]:
    """The places of the ones in a number."""
    return [at for at in range(number.bit_length()) if number >> at & 1]
