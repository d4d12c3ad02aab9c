"""What a seat knows: the second of the interfaces behind which every game stands.

An information state is all that one seat, or a spectator, may know of a game, as JSON.
Bots get it and nothing else; a determinization is a whole game drawn from all those that fit it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from random import Random
from typing import Any, Generic, TypedDict, TypeVar

from rondas.game import Game, actor_name

HIDDEN = "?"
"""A card that the reader may not see."""


class InformationState(TypedDict):
    """What every game tells; each adds keys of its own. Cards and actions are their names."""

    game: str
    players: int
    options: dict[str, Any]
    seat: int | None
    """Whose it is; None: a spectator's."""
    actor: int | str | None
    legal: list[str]
    """What the seat may do, if it is its turn."""
    scores: list[int]
    winners: list[int]
    hands: list[list[str]]
    """Each seat's cards, HIDDEN where the reader may not see them."""


Any_State = Any
"""An information state with the keys of its game, as it comes from outside."""
G = TypeVar("G", bound=Game)
Determinizer = Callable[[Random], G]
"""A source of full games that fit what is known, each equally likely; may be called many times."""


class Knowledge(ABC, Generic[G]):
    """What the seats of a game know. Without state of its own."""

    @abstractmethod
    def information_state(self, game: G, seat: int | None) -> InformationState:
        """Everything public and the seat's own hand, and nothing else.

        Two games that differ only in cards the seat has not seen give the same one.
        """

    @abstractmethod
    def determinizer(self, state: Any_State) -> Determinizer[G]:
        """A source of games that fit an information state, built from it alone.

        It is that of a seat, while it or another seat acts.
        """


def masked(hand: list[str], seen: bool) -> list[str]:
    """A hand as its reader sees it."""
    return hand if seen else [HIDDEN] * len(hand)


def common(game: Game, seat: int | None, hands: list[list[str]]) -> InformationState:
    """The part of an information state that every game has."""
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
