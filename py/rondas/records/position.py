"""Positions: games that begin in the middle, with cards that nobody has named.

A card that the position does not name is unknown until a move plays it. The rules run on
determinizations: full games in which a drawn card stands for each unknown one. They are drawn from
the position and its moves alone, so the same record always gives the same ones, and so that all its
moves can be made: a move that would not be legal is mended by exchanging unknown cards.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

from rondas.games import Kit
from rondas.pulse import pulse
from rondas.records.moves import do
from rondas.rules.cards import shuffled
from rondas.rules.game import SILENT, Game, Log, Options
from rondas.rules.given import Given
from rondas.rules.hands import rearrange
from rondas.rules.knowledge import HIDDEN, InformationState
from rondas.text import brief

WORLDS = 20
"""How many determinizations must agree on what a move brings."""
MOST_MOVES = 300
"""Of a record that begins with a position."""


class UnfitError(ValueError):
    """No cards fit the moves: `number` of them can be made, the next cannot."""

    def __init__(self, number: int, why: object) -> None:
        super().__init__(str(why))
        self.number = number


class Position:
    """Where a record begins, if not with the deal. ValueError for an impossible one."""

    def __init__(
        self,
        kit: Kit,
        players: int,
        options: Options,
        data: object,
        dealt: Sequence[int] | None = None,
        tolerant: bool = False,
    ) -> None:
        """`dealt`: the cards that stand for the unknown ones from now on: a table plays on.
        `tolerant`: keys that the game does not take are ignored."""
        if not isinstance(data, Mapping):
            raise ValueError(f"an object, not {brief(data)}")
        self.kit = kit
        self.players = players
        self.options = options
        self.data = dict(data)
        self.dealt = dealt
        self._seed = json.dumps([players, options, self.data], sort_keys=True, default=str)
        _, given = self._place(dealt)
        unknown = [key for key in self.data if key not in given.asked]
        if unknown and not tolerant:
            takes = ", ".join(sorted(given.asked))
            raise ValueError(f"{brief(unknown[0])} is not known; there are {takes}")
        self.given = given
        self._last: tuple[tuple[str, ...], Sequence[int]] | None = None

    def _place(self, order: Sequence[int] | None) -> tuple[Game, Given]:
        game = self.kit.rules(self.players, self.options)
        given = Given(game.pack, self.players, self.data, order)
        self.kit.knowledge.position(game, given)
        return game, given

    def place(self, order: Sequence[int]) -> Game:
        """The game with these cards for the unknown ones."""
        return self._place(order)[0]

    def write(self) -> dict[str, Any]:
        """The position as JSON; once it is dealt, with every card."""
        return {**self.data, **(self.given.filled if self.dealt else {})}

    def playing_on(self, moves: Sequence[str], seed: str) -> Position:
        """The position for a table, its unknown cards drawn by `seed` so that these moves fit."""
        order = self._fit(moves, Random(f"{seed}/position"))
        return Position(self.kit, self.players, self.options, self.data, order)

    def check_moves(self, moves: Sequence[object]) -> None:
        """ValueError where there are too many to be tried with many determinizations."""
        if self.has_unknown() and len(moves) > MOST_MOVES:
            raise ValueError(f"at most {MOST_MOVES} moves can follow, not {len(moves)}")

    def has_unknown(self) -> bool:
        """Whether any card in play is unknown."""
        return self.given.hidden > 0 and not self.dealt

    # Determinizations.

    def order(self, moves: Sequence[object], number: int = 0) -> Sequence[int]:
        """Cards for the unknown ones that fit the moves, others by `number`. ValueError if none."""
        if self.dealt is not None:
            return self.dealt
        return self._fit(moves, Random(f"{self._seed}/{number}"))

    def _fit(
        self, moves: Sequence[object], rng: Random, order: Sequence[int] | None = None
    ) -> list[int]:
        """Cards with which all moves can be made, found from an order by exchanges."""
        made = _Exchange(self, shuffled(self.given.unseen, rng) if order is None else order, rng)
        furthest = UnfitError(-1, "")
        for _ in range(2 * len(moves) + 2):
            pulse()
            game = self.place(made.order())
            for number, move in enumerate(moves):
                try:
                    do(game, move)
                except ValueError as error:
                    # All moves before it could be made together: mending may break an earlier one.
                    if number >= furthest.number:
                        furthest = UnfitError(number, error)
                    break
            else:
                return made.order()
            if not made.mend(game, moves[:number], move):
                break
        raise furthest

    def states(self, moves: Sequence[object], log: Log = SILENT) -> Iterator[Game]:
        """The game at the start and after each move: one object that goes on. ValueError at the
        first move that cannot be made, or that brings what depends on unknown cards."""
        possible, failed = len(moves), None
        try:
            self.order(moves)
        except UnfitError as error:
            possible, failed = error.number, error
        count = WORLDS if self.has_unknown() else 1
        game, *others = [
            self.place(self.order(moves[:possible], number)) for number in range(count)
        ]
        yield game
        for move in moves[:possible]:
            told = Log()
            do(game, move, told)
            for other in others:
                heard = Log()
                do(other, move, heard)
                if heard.events != told.events or self._public(other) != self._public(game):
                    raise ValueError("what it brings depends on cards that are not given")
            if log is not SILENT:
                log.events += told.events
            yield game
        if failed:
            raise failed

    def _public(self, game: Game) -> object:
        return self.kit.knowledge.information_state(game, None)

    # What is known.

    def can(self, moves: Sequence[object], move: str) -> bool:
        """Whether there are cards with which these moves can be made and then one more."""
        key = tuple(map(str, moves))
        if self._last is None or self._last[0] != key:
            self._last = key, self.order(moves)
        try:
            self._fit([*moves, move], Random(f"{self._seed}/{move}"), self._last[1])
        except UnfitError:
            return False
        return True

    def depends(self, game: Game, moves: Sequence[object], known: Known) -> bool:
        """Whether the last of these moves plays a known card, and depends on unknown ones for
        being legal. `game`: as it is before that move."""
        *before, move = moves
        seat = game.actor
        word, card = _play_of(game, move)
        if card is None or seat < 0 or not known.is_partial(game, seat):
            return False
        if game.pack.names[card] not in known.of(game, seat):
            return False
        return any(
            offends(game, word, card, other)
            and self.can(before, f"{seat} {word} {game.pack.names[other]}")
            for other in sorted({*self.given.unseen})
        )

    def _after(self, moves: Sequence[object], number: int) -> Game:
        game = self.place(self.order(moves, number))
        for move in moves:
            do(game, move)
        return game

    def legal(self, game: Game, moves: Sequence[object], known: Known) -> tuple[list[str], bool]:
        """What the actor may do after these moves with some cards for the unknown ones, sorted;
        and whether any of it depends on them."""
        if game.actor < 0 or not known.is_partial(game, game.actor):
            return game.legal_names(), False
        cards = sorted({*self.given.unseen, *game.held(game.actor)})
        plays = [f"{word} {game.pack.names[card]}" for word in game.plays for card in cards]
        words = {*game.legal_names()} - {*plays}
        if any(name.partition(" ")[2] in game.pack.index for name in words):
            for number in range(1, WORLDS):  # such as what can be taken back
                words |= {*self._after(moves, number).legal_names()} - {*plays}
        legal = [name for name in plays if self.can(moves, f"{game.actor} {name}")]
        return sorted([*words, *legal]), True


class _Exchange:
    """Cards for the unknown ones, exchanged until the moves can be made.

    A card's place is an index into `order`. Each move that cannot be made yet tells where a card
    has to be, or which cards cannot be in the places of a hand; the order is mended to fit all of
    that, if it can be. Of alike cards each is one of its own here, an index into `cards`.
    """

    def __init__(self, position: Position, order: Sequence[int], rng: Random) -> None:
        self.position = position
        self.cards = [*order]
        self._order = list(range(len(order)))
        self._rng = rng
        self._places: dict[int, set[int]] = {}
        """Where an unknown card has to be that a move has played."""
        self._banned: dict[int, set[int]] = {}
        """The cards that cannot be in a place."""

    def order(self) -> list[int]:
        """The cards in their places."""
        return [self.cards[each] for each in self._order]

    def mend(self, game: Game, moves: Sequence[object], move: object) -> bool:
        """Make a move possible after these; whether that can be."""
        word, card = _play_of(game, move)
        if card is None or game.actor < 0:
            return False
        hand = game.held(game.actor)
        places = self._places_of(game.actor, hand)
        if card not in hand:
            same = [at for at, each in enumerate(self.cards) if each == card]
            free = [each for each in same if each not in self._places]
            if not free or not places:
                return False
            self._places[free[0]] = places
        else:
            gone = {_play_of(game, each)[1] for each in moves}
            wrong = {
                at for at, each in enumerate(self.cards)
                if each != card and each not in gone and offends(game, word, card, each)
            }  # fmt: skip
            if not wrong & {self._order[at] for at in places}:
                return False
            for at in places:
                self._banned.setdefault(at, set()).update(wrong)
        return all(
            self._fits(each, at) or rearrange(self._order, at, self._fits, self._rng)
            for at, each in enumerate(self._order)
        )

    def _places_of(self, seat: int, hand: Sequence[int]) -> set[int]:
        """The places of the cards that the seat has held, the stock's as far as it holds them."""
        owners = self.position.given.owners
        return {
            at for at, each in enumerate(self._order[: self.position.given.hidden])
            if (owners[at] == seat if at < len(owners) else self.cards[each] in hand)
        }  # fmt: skip

    def _fits(self, card: int, at: int) -> bool:
        return at in self._places.get(card, (at,)) and card not in self._banned.get(at, ())


class Known:
    """What is known of the hands of a position while its moves are made."""

    def __init__(self, position: Position) -> None:
        given = position.given
        self._partial = position.has_unknown()
        self._pack = given.pack
        self._unseen = {*given.pack.write(given.unseen if self._partial else ())}
        self._held = [Counter(held) for held in given.held]

    def note(self, move: str) -> None:
        """A move has been made: what it names is known."""
        if not self._partial:
            return
        actor, *words = move.split(" ")
        for word in words:
            card = self._pack.index.get(word)
            if card is None:
                continue
            if self._pack.copies[card] == 1:
                self._unseen.discard(word)
            elif actor != "*":
                self._held[int(actor)][word] -= 1

    def hide(self, seat: int, hand: Sequence[str]) -> list[str]:
        """A hand with HIDDEN for its unknown cards, which come last."""
        if not self._partial:
            return [*hand]
        held = Counter(self._held[seat])
        seen = []
        for name in hand:
            if name in self._unseen and self._pack.copies[self._pack.index[name]] > 1:
                held[name] -= 1
                if held[name] >= 0:
                    seen.append(name)
            elif name not in self._unseen and name != HIDDEN:
                seen.append(name)
        return seen + [HIDDEN] * (len(hand) - len(seen))

    def of(self, game: Game, seat: int) -> list[str]:
        """The hand of a seat as far as it is known."""
        return self.hide(seat, game.seen(seat)[seat])

    def view(self, state: InformationState, legal: Sequence[str]) -> InformationState:
        """An information state as far as the position lets it be known."""
        hands = [self.hide(seat, hand) for seat, hand in enumerate(state["hands"])]
        return {**state, "hands": hands, "legal": [*legal] if state["legal"] else []}

    def is_partial(self, game: Game, seat: int) -> bool:
        """Whether the hand has an unknown card."""
        return self._partial and HIDDEN in self.of(game, seat)


def offends(game: Game, word: str, card: int, other: int) -> bool:
    """Whether the actor may not play a card because of another one in the hand."""
    trial = game.copy()
    trial.hands[game.actor] = sorted({card, other})
    return f"{word} {game.pack.names[card]}" not in trial.legal_names()


def _play_of(game: Game, move: object) -> tuple[str, int | None]:
    """The word and the card of a move that plays one from a hand, None for others."""
    words = move.split(" ") if isinstance(move, str) else []
    if len(words) != 3 or words[1] not in game.plays:
        return "", None
    card = game.pack.index.get(words[2])
    return words[1], card if card is not None and game.pack.copies[card] else None
