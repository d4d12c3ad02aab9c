"""The knowledge of a seat: the second of the interfaces that every game implements.

An information state is all that one seat, or a spectator, may know of a game, as JSON. Bots get
nothing else. A determinization is a whole game, drawn at random from all games that fit an
information state.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection
from random import Random
from typing import Any, Generic, TypedDict, TypeVar

from rondas.rules.game import Game, actor_name
from rondas.rules.given import Given

HIDDEN = "?"
"""A card that the reader may not see."""


class InformationState(TypedDict):
    """The keys that all games share; each game adds its own. Cards and actions are names."""

    game: str
    players: int
    options: dict[str, Any]
    seat: int | None
    """The seat that knows this; None for a spectator."""
    actor: int | str | None
    legal: list[str]
    """The legal actions of the seat, if it is its turn."""
    scores: list[int]
    winners: list[int]
    hands: list[list[str]]
    """Each seat's cards, HIDDEN for cards that the reader may not see."""


Any_State = Any
"""An information state from outside, with the keys of its game."""
G = TypeVar("G", bound=Game)
Determinizer = Callable[[Random], G]
"""A function that returns games that fit the knowledge, each equally likely; may be called
often."""


class Knowledge(ABC, Generic[G]):
    """What the seats of a game know. It has no state of its own."""

    @abstractmethod
    def information_state(self, game: G, seat: int | None) -> InformationState:
        """Return everything public and the seat's own hand, and nothing else.

        Two games that differ only in cards that the seat has not seen give equal states.
        """

    def gone(self, state: Any_State) -> list[str]:
        """Return the cards that lie where nobody can look at them again, without the latest.

        A forgetful player may think that somebody still holds one. By default there are none.
        """
        return []

    @abstractmethod
    def determinizer(self, state: Any_State, forgotten: Collection[str] = ()) -> Determinizer[G]:
        """Return a source of games that fit an information state, built from it alone.

        The state is that of a seat, while any seat acts. The `forgotten` cards, some of those
        `gone`, count as unseen: in hands of others they may turn up.
        """

    @abstractmethod
    def position(self, game: G, given: Given) -> None:
        """Set up a new game as `given` says, with defaults for what it leaves out.

        ValueError in one line that begins with the key for what is impossible.
        """


def masked(hand: list[str], seen: bool) -> list[str]:
    """Return a hand as its reader sees it."""
    return hand if seen else [HIDDEN] * len(hand)


def common(game: Game, seat: int | None, hands: list[list[str]]) -> InformationState:
    """Return the part of an information state that all games share."""
    return {
        "game": game.id,
        "players": game.players,
        "options": dict(game.option),
        "seat": seat,
        "actor": actor_name(game.actor),
        "legal": game.legal_names() if seat is not None and seat == game.actor else [],
        "scores": game.scores(),
        "winners": game.winners(),
        "hands": hands,
    }
