"""The engine for programs: what `import rondas` offers.

A game here is a `rondas.tables.table.Table` without bots: chance moves by itself, from the seed,
and every other move is pushed. Everything else is a thin layer on records, tables and bots.
"""

import os
from base64 import b64encode
from collections.abc import Mapping, Sequence
from copy import copy
from dataclasses import replace
from html import escape
from operator import index
from pathlib import Path
from random import Random
from typing import Any, Self, SupportsIndex

from rondas import bots, match
from rondas.conform import conformance as conformance  # noqa: PLC0414 - part of this library
from rondas.games import Kit, all_games, find
from rondas.library_errors import BadOption, IllegalAction, UnknownBot, UnknownGame
from rondas.match import Report
from rondas.pictures import plain
from rondas.pictures.drawing import Reader, picture
from rondas.records import record
from rondas.records.record import IllegalActionError, Record
from rondas.records.record import RecordError as RecordError  # noqa: PLC0414 - part of this library
from rondas.rules.game import CHANCE, OVER
from rondas.rules.knowledge import Any_State, InformationState
from rondas.tables.frames import player_names
from rondas.tables.table import Table
from rondas.text import brief, within
from rondas.words.catalogs import LOCALES

Seed = SupportsIndex | str | None
"""A source of chance; None: one drawn at random."""
Bot = match.Bot


class Game:
    """A game in progress. Make one with `new_game` or `load`.

    It holds every card: what a seat may know of it is `view(seat)`.
    """

    __slots__ = ("_table",)

    def __init__(self, table: Table) -> None:
        self._table = table
        self._chance()

    def _chance(self) -> None:
        table = self._table
        while table.game.actor == CHANCE:
            table.step()

    def __repr__(self) -> str:
        turn = plain.turn(self._table.game)
        return f"<rondas.Game {self.id}, seed {self.seed!r}, {len(self.moves)} moves, {turn}>"

    def __str__(self) -> str:
        """Return the table as text, with all hands open, for programmers."""
        return plain.table(self._kit, self._table.game, self.names)

    def svg(self, seat: SupportsIndex | str | None = None, lang: str = "en") -> str:
        """Return the table as SVG, 960 by 640 pixels, which needs no other file.

        `seat` is whose picture it is: it shows what `view(seat)` tells and no other card. None is
        a spectator's, "all" has all hands open. `lang` is `en`, `fr`, `es`, `ar` or `ja`.
        """
        reader: Reader = "all" if seat == "all" else self._seat(seat)
        if lang not in LOCALES:
            raise ValueError(f"lang: one of {', '.join(LOCALES)}, not {brief(lang)}")
        return picture(self._kit, self._table.game, reader, self.names, lang)

    def _repr_html_(self) -> str:
        """Return the table for a notebook, with all hands open."""
        code = b64encode(self.svg("all").encode()).decode()
        alt = escape(str(self))
        return f'<img width="720" alt="{alt}" src="data:image/svg+xml;base64,{code}">'

    @property
    def _kit(self) -> Kit:
        return self._table.record.game

    # The game.

    @property
    def id(self) -> str:
        """The game's id, such as `rounds`."""
        return self._kit.id

    @property
    def players(self) -> int:
        """How many seats there are; they are numbered from 0 in the order of play."""
        return self._table.record.players

    @property
    def options(self) -> dict[str, Any]:
        """Every option of the game with its value."""
        return dict(self._table.record.options)

    @property
    def seed(self) -> str:
        """The source of chance: the same seed and the same moves give the same game."""
        return self._table.seed

    @property
    def names(self) -> list[str]:
        """The players' names by seat: those of the record, else `seat 0`, `seat 1` and so on."""
        given = player_names(self._table.record)
        return [name or plain.seat_name(seat) for seat, name in enumerate(given)]

    # How it stands.

    @property
    def actor(self) -> int | None:
        """The seat whose turn it is; None when the game is over."""
        actor = self._table.game.actor
        return actor if actor >= 0 else None

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self._table.game.actor == OVER

    @property
    def scores(self) -> list[int]:
        """The score of each seat, or of each team where partners score together."""
        return self._table.game.scores()

    @property
    def winners(self) -> list[int]:
        """The seats that have won, in order; empty until the game is over."""
        return self._table.game.winners()

    @property
    def moves(self) -> list[str]:
        """All moves so far, those of chance included, as records have them: `0 play 7D`."""
        return self._table.record.moves[:]

    def legal_actions(self) -> list[str]:
        """Return what the actor may do, sorted; empty when the game is over."""
        return self._table.game.legal_names()

    def view(self, seat: SupportsIndex | None) -> dict[str, Any]:
        """Return what a seat knows, as JSON-ready data; None: what a spectator knows.

        It has all that is public, the seat's own hand, and in `legal` what the seat may do
        now. Two games that differ only in cards the seat has not seen give equal views.
        ValueError for a seat that does not exist.
        """
        return dict(self._table.known(self._seat(seat)))

    def _seat(self, given: SupportsIndex | str | None) -> int | None:
        seat = _plain(given)
        if seat is None or (type(seat) is int and 0 <= seat < self.players):
            return seat
        raise ValueError(f"seat: a number from 0 to {self.players - 1}, or None, not {brief(seat)}")

    # How it goes on.

    def push(self, action: str) -> None:
        """Do an action of the actor, then let chance move until a seat is to act or all is over.

        IllegalAction says why the action cannot be done; the game stays as it was.
        """
        table = self._table
        if not table.game.ruled:
            raise ValueError(f"{self.id}: no rules say what can be pushed")
        try:
            if not isinstance(action, str):
                raise TypeError(f"an action is a string, not {brief(action)}")
            table.act(action)
        except IllegalActionError as error:
            raise self._illegal(action, str(error)) from None
        except (TypeError, ValueError) as error:
            reason = "the game is over" if self.is_over else str(error)
            raise self._illegal(action, reason) from None
        self._chance()

    def _illegal(self, action: object, reason: str) -> IllegalAction:
        move = len(self.moves) + 1
        return IllegalAction(action, reason, self.id, move, self.actor, self.legal_actions())

    def pop(self) -> str:
        """Take back the last action, and what chance did after it; return that action.

        The game is played again from its start, so this costs as much as all of its moves: to
        try out many actions, push each on a `copy`. ValueError if no action was made yet.
        """
        last = self._table.last_choice()
        if last is None:
            raise ValueError("there is no action to take back")
        action = self._table.record.moves[last[0]].partition(" ")[2]
        self._table.undo()
        self._table.undone.clear()
        return action

    def copy(self) -> Self:
        """Return a game that goes its own way from here, with the same seed for what comes."""
        table = copy(self._table)
        table.record = replace(table.record, moves=table.record.moves[:])
        table.game = table.game.copy()
        table.saved = table.saved[:]
        return type(self)(table)

    def record(self) -> dict[str, Any]:
        """Return the record: JSON-ready data from which `load` makes the same game again."""
        return self._table.record.write()


def game_ids() -> list[str]:
    """Return the ids of the games that `new_game` takes.

    >>> "rounds" in game_ids()
    True
    """
    return list(all_games())


def describe(game: str) -> dict[str, Any]:
    """Return a game's `id`, `title`, numbers of `players`, and `options` with their defaults.

    `view` has the meaning of each key that its views have besides those of all games; `strict.due`
    is the key `due` in the object `strict`. UnknownGame if it does not exist.

    >>> describe("rounds")["options"]["target"]
    {'default': 200, 'min': 100, 'max': 1000, 'rule': 'RO-4.2'}
    """
    rules: Any = _find(game).rules
    fields = [(each.key, each.what) for each in rules.fields.values()]
    if hasattr(rules, "further"):
        fields += [(f"strict.{each.key}", each.what) for each in rules.further.fields.values()]
    common = InformationState.__annotations__
    view = {key: what for key, what in fields if what and key not in common}
    return {**rules.describe(), "view": view}


def new_game(
    game: str,
    players: SupportsIndex | None = None,
    seed: Seed = None,
    names: Sequence[str] = (),
    **options: SupportsIndex | str,
) -> Game:
    """Return a game in which the first seat is to act: chance has moved already.

    `players` is by default the smallest number that can play, `seed` is drawn at random if
    there is none (`Game.seed` says which it was), and `options` are those of the game
    (`describe`). UnknownGame or BadOption if there is no such game or option.
    """
    kit = _find(game)
    number = kit.rules.seats[0] if players is None else _plain(players)
    extra = {"names": list(names)} if names else {}
    setup = Record(kit, number, _settings(kit, number, options), [], extra)
    return Game(Table(setup, _seed(seed), {}))


def load(source: str | Path | Mapping[str, Any], seed: Seed = None) -> Game:
    """Return the game of a record: an object, JSON text, or the path of a file with it.

    If the record ends before the game does, chance goes on from `seed`, which also gives the
    cards of a position that nobody has named. RecordError says what is wrong with a record and
    where; OSError if a file cannot be read.
    """
    if isinstance(source, Path):
        source = source.read_text("utf-8-sig")
    read = record.read(source) if isinstance(source, str) else record.check(source)
    read.after(len(read.moves))  # all its moves can be made
    chosen = _seed(seed)
    if read.position:
        read = replace(read, position=read.position.playing_on(read.moves, chosen))
    return Game(Table(read, chosen, {}))


class _Named:
    """A bot by its name, with random numbers of its own."""

    def __init__(self, name: str, seed: str) -> None:
        self._name = name
        self._seed = seed
        self._bot = _bot(name)
        self._rng = Random(seed)

    def __repr__(self) -> str:
        return f"rondas.bot({self._name!r}, seed={self._seed!r})"

    def choose(self, view: Any_State) -> str:
        try:
            if not view["legal"]:
                raise ValueError(f"bot: it is not the turn of seat {view['seat']}")
            return self._bot.choose(view, self._rng)
        except (AttributeError, IndexError, KeyError, TypeError) as error:
            told = f"{type(error).__name__}: {brief(str(error))}"
            raise ValueError(f"view: not what a seat knows ({told})") from error


def bot(name: str, seed: Seed = None) -> Bot:
    """Return a bot by its name, such as `random`, `greedy`, `easy`, `medium`, `hard`.

    Settings come after a colon: `search:iterations=400`. The same seed gives the same
    choices in the same order. UnknownBot if there is none of this name.

    >>> bot("hard", seed=1)
    rondas.bot('hard', seed='1')
    """
    return _Named(name, _seed(seed))


def play(
    players: Sequence[str | Bot], /, game: str, seed: Seed = None, **options: SupportsIndex | str
) -> Game:
    """Return a finished game between bots, one for each seat: names, or objects with `choose`.

    UnknownGame, BadOption, UnknownBot for what does not exist; IllegalAction for an illegal choice.

    >>> play(["greedy", "random"], game="rounds", seed=1).is_over
    True
    """
    names = _names(players)
    settings = _settings(_find(game), len(players), options)
    table = new_game(game, len(players), seed, names, **settings)
    seated = [
        bot(player, f"{table.seed}/{seat}") if isinstance(player, str) else player
        for seat, player in enumerate(players)
    ]
    while (seat := table.actor) is not None:
        table.push(seated[seat].choose(table.view(seat)))
    return table


def compare(
    players: Sequence[str | Bot],
    /,
    game: str,
    games: SupportsIndex = 100,
    seed: SupportsIndex | str = 0,
    jobs: SupportsIndex = 1,
    **options: SupportsIndex | str,
) -> Report:
    """Play a match between bots and return how each of them did.

    Every deal is played once for each way the bots can be turned round the table, so `games`
    is made up to whole deals. `jobs` is the number of processes (more than one needs
    `rondas[match]`). The report prints as a table; its keys are those of `rondas match --json`.

    >>> report = compare(["greedy", "random"], game="rounds", games=20, seed=1)
    >>> report["bots"][0]["wins"] > report["bots"][1]["wins"]
    True
    """
    number = _plain(games)
    if type(number) is not int or number < 1:
        raise ValueError(f"games: a whole number from 1, not {brief(number)}")
    names = _names(players)
    for player in players:
        if isinstance(player, str) and player.partition(":")[0] != "ceiling":
            _bot(player)
    own = {
        name: player
        for name, player in zip(names, players, strict=True)
        if not isinstance(player, str)
    }
    settings = _settings(_find(game), len(players), options)
    plan = match.Match(game, settings, tuple(names), _seed(seed), own)
    deals = -(-number // len(plan.seatings()))
    return match.report(plan, deals, match.entries(plan, match.run(plan, deals, _plain(jobs))))


def _find(game: object) -> Kit:
    with within("", UnknownGame):
        return find(game)


def _settings(kit: Kit, players: int, options: Mapping[str, object]) -> dict[str, Any]:
    with within("", BadOption):
        return kit.rules.settings(players, {name: _plain(value) for name, value in options.items()})


def _bot(name: str) -> bots.Bot:
    with within("", UnknownBot):
        if not isinstance(name, str):
            raise ValueError(f"bots: a name, not {brief(name)}")
        return bots.make(name)


def _plain(value: Any) -> Any:
    """Return the whole numbers and words of other libraries as ints and strings."""
    if isinstance(value, str):
        return str.__str__(value)
    try:
        return value if isinstance(value, bool) else index(value)
    except TypeError:
        return value


def _seed(seed: Seed) -> str:
    return str(int.from_bytes(os.urandom(4)) if seed is None else _plain(seed))


def _names(players: Sequence[str | Bot]) -> list[str]:
    """Return a name for each player: equal bots by name share theirs, other bots have one each."""
    for player in players:
        if not isinstance(player, str) and not callable(getattr(player, "choose", None)):
            raise UnknownBot(f"bots: a name, or an object with `choose`, not {brief(player)}")
    names: list[str] = []
    taken: dict[str, object] = {player: player for player in players if isinstance(player, str)}
    for player in players:
        name = first = player if isinstance(player, str) else type(player).__name__
        count = 1
        while taken.setdefault(name, player) is not player and name != player:
            count += 1
            name = f"{first} {count}"
        names.append(name)
    return names
