"""The knowledge of a seat: the second of the interfaces that every game implements.

An information state is all that one seat, or a spectator, may know of a game, as JSON. Bots get
nothing else. A determinization is a whole game, drawn from all that fit an information state.
"""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Sequence
from random import Random
from typing import Any, Generic, TypedDict, TypeVar

from rondas.rules.game import Game
from rondas.rules.given import Given
from rondas.rules.hands import fitting_hands
from rondas.rules.schema import HIDDEN as HIDDEN  # noqa: PLC0414 (imported from here)


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


class Unseen(TypedDict):
    """The cards of one kind, and how many of each a seat has not seen."""

    mark: str
    """The drawing of the kind, as in a step of an order."""
    cards: list[str]
    labels: list[str]
    """Their names within the kind; empty if the kind has only one."""
    left: list[int]


class Memory(TypedDict):
    """What a good player would remember: nothing that the information state does not tell."""

    unseen: list[Unseen]
    voids: list[list[str]]
    """For each seat the letters of suits it has shown to lack; empty where nobody shows that."""


Any_State = Any
"""An information state from outside, with the keys of its game."""
G = TypeVar("G", bound=Game)
Determinizer = Callable[[Random], G]
"""A function that draws games that fit the knowledge, each equally likely."""


class Knowledge(ABC, Generic[G]):
    """What the seats of a game know, as its rules declare it. It has no state of its own."""

    rules: type[G]

    def __init__(self) -> None:
        rules = self.rules
        places = [each for each in rules.fields.values() if each.home]
        self._open = [(each.key, each.kind) for each in places if each.kind in ("each", "cards")]
        self._near = [each.key for each in rules.fields.values()
                      if each.kind == "cards" and not each.home]  # fmt: skip
        self._hidden = [(each.name, each.key) for each in places if each.kind == "hidden"]

    def _lots(self, state: Any_State) -> Iterator[tuple[str, int, int]]:
        """Yield what lacks cards, hands first: the name of the place, its owner or -1, how many."""
        for seat, hand in enumerate(state["hands"]):
            if seat != state["seat"]:
                yield "hands", seat, hand.count(HIDDEN)
        for name, key in self._hidden:
            told = state[key]
            for seat, at in enumerate(told) if isinstance(told, list) else [(-1, told)]:
                yield name, seat, at if isinstance(at, int) else at.count(HIDDEN)

    def information_state(self, game: G, seat: int | None) -> InformationState:
        """Return everything public and the seat's own hand, and nothing else. Two games that differ
        only in cards that the seat has not seen give equal states."""
        state: Any = game.view(seat)
        return state  # type: ignore[no-any-return]

    def gone(self, state: Any_State) -> list[str]:
        """Return the cards that lie where nobody can look at them again, without the latest: by
        default those in open home places, but for the last two of each, that lie in no other.

        A forgetful player may think that somebody still holds one.
        """
        near = {card for key in self._near for card in state[key]}
        piles = [cards for key, kind in self._open
                 for cards in ((state[key],) if kind == "cards" else state[key])]  # fmt: skip
        return [card for cards in piles for card in cards[:-2] if card not in near]

    def determinizer(self, state: Any_State, forgotten: Collection[str] = ()) -> Determinizer[G]:
        """Return a source of games that fit an information state, built from it alone: the unseen
        cards fill the hands, without the suits of `voids`, and then the other hidden places.

        The state is that of a seat, while any seat acts. The `forgotten` cards, some of those
        `gone`, count as unseen: in hands of others they may turn up.
        """
        base = self.rules.restore(state)
        unseen = base.unseen() + base.pack.read(forgotten)
        voids = self.voids(base) or [set()] * base.players
        lots = [*self._lots(state)]
        sizes = [size for _, _, size in lots]
        banned = [voids[owner] if name == "hands" else set() for name, owner, _ in lots]
        held = [base.held(seat) for seat in range(base.players)]

        def determinize(rng: Random) -> G:
            new = base.copy()
            drawn = fitting_hands(unseen, sizes, banned, base.suit, rng)
            for (name, owner, _), cards in zip(lots, drawn, strict=True):
                if name == "hands":
                    new.put(owner, held[owner] + cards)
                else:
                    _lay(new, name, owner, cards)
            self.guess(new, rng)
            return new

        return determinize

    def voids(self, base: G) -> Sequence[set[int]]:
        """For each seat the suits (`Game.suit`) that it has shown not to hold; empty in games
        whose players need not follow suit. `base` is restored from what the reader knows."""
        return ()

    def remembered(self, state: Any_State) -> Memory:
        """Return what a good player in this seat would remember."""
        base = self.rules.restore(state)
        unseen = Counter(base.unseen())
        rows: dict[str, Unseen] = {}
        for card, name in enumerate(base.pack.names):
            mark, label = self.kind(name)
            row = rows.setdefault(mark, {"mark": mark, "cards": [], "labels": [], "left": []})
            row["cards"].append(name)
            row["labels"] += [label] if label else []
            row["left"].append(unseen[card])
        marks = [(suit, self.kind(base.pack.names[card])[0]) for card, suit in enumerate(base.suit)]
        voids = [sorted({mark for suit, mark in marks if suit in suits})
                 for suits in self.voids(base)]  # fmt: skip
        return {"unseen": list(rows.values()), "voids": voids}

    def kind(self, name: str) -> tuple[str, str]:
        """Return the mark of the kind of a card, by default its suit, and its label in there."""
        return name[-1], name[:-1]

    def guess(self, game: G, rng: Random) -> None:
        """Set hidden facts of a determinization, such as secret bids, as its hands suggest.

        All cards lie in their places; a `secret` fact is HIDDEN where the seat is not told of it.
        """

    @abstractmethod
    def position(self, game: G, given: Given) -> None:
        """Set up a new game as `given` says, with defaults for what it leaves out. ValueError in
        one line that begins with the key for what is impossible."""

    def read(self, game: G, given: Given, *names: str) -> None:
        """Set declared fields as a position gives them: these, or all open ones not yet read."""
        fields = self.rules.fields
        for field in [fields[name] for name in names] or fields.values():
            key = field.position
            if not key or key in given.fields or field.kind in ("hidden", "told"):
                continue
            low, high, usual = (
                each(game) if callable(each) else each
                for each in (field.low, field.high, field.usual)
            )
            if usual is None:
                usual = getattr(game, field.name)
            if field.kind == "cards":
                value: Any = given.cards(key, high, field.why, low)
            elif field.kind == "seat":
                value = given.seat(key, usual)
            elif field.kind == "card":
                value = next(iter(given.cards(key, 1, field.why)), -1)
            else:
                read = given.numbers if isinstance(usual, list) else given.number
                value = read(key, usual, low, high)
            setattr(game, field.name, value)

    def is_position(self, game: G) -> bool:
        """Whether a position can tell all of this moment that matters."""
        return True

    def written(self, game: G) -> dict[str, Any] | None:
        """Return the position of a game, every card named; None for a moment that is none."""
        if game.actor < 0 or not self.is_position(game):
            return None
        view: Any = game.view(None)
        told: dict[str, Any] = {
            f"hand{seat}": " ".join(game.seen(seat)[seat]) for seat in range(game.players)
        }
        for field in [each for each in self.rules.fields.values() if each.position]:
            value = view[field.key]
            if field.kind == "hidden":
                value = game.pack.write(getattr(game, field.name))
            several = value if isinstance(value, list) else [value]
            if None not in several:
                words = value is several and all(isinstance(each, str) for each in several)
                told[field.position] = " ".join(several) if words else value
        return {**told, "turn": game.actor}


def _lay(game: Game, name: str, owner: int, cards: list[int]) -> None:
    """Put cards into a place, of an owner if it has one."""
    if owner < 0:
        setattr(game, name, cards)
    else:
        getattr(game, name)[owner] += cards
