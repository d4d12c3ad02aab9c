"""A game in the terminal: one person, bots in the other seats."""

from __future__ import annotations

import html
import json
import os
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from random import Random
from textwrap import fill

from rondas import bots
from rondas.game import HIDDEN, OVER, Game, Log, Options, View
from rondas.record import Record, legal_action
from rondas.table import Table
from rondas.words import plural, sentence

HELP = """\
Type the number of an action, or the action itself: 3, play 7E, or just 7E.
  why    the rule behind what happened last
  hint   what a search thinks of your actions
  undo   take back your last action, and all since
  hand   show the table again
  save FILE   write the record (it shows all cards) as JSON
  quit   leave the game (also q, or the end of input)"""


def run(
    game: type[Game],
    players: int,
    options: Options,
    seat: int,
    bot_names: Sequence[str],
    seed: str | None,
    save: str | None,
) -> int:
    """Play a game to its end or until the person leaves; the exit status.

    `bot_names` is one name for all bots or one for each other seat in order. The record
    is written to the file `save`, if given. ValueError for settings that do not fit.
    """
    if not 0 <= seat < players:
        raise ValueError(f"seat: a number from 0 to {players - 1}, not {seat}")
    others = [at for at in range(players) if at != seat]
    if len(bot_names) == 1:
        bot_names = list(bot_names) * len(others)
    if len(bot_names) != len(others):
        raise ValueError(f"bots: one name, or {len(others)}, not {len(bot_names)}")
    seed = str(int.from_bytes(os.urandom(4))) if seed is None else seed
    names = [f"Seat {at} ({name})" for at, name in zip(others, bot_names, strict=True)]
    names.insert(seat, "You")
    table = Table(
        Record(game, players, options, [], {"names": names}),
        seed,
        {at: bots.make(name) for at, name in zip(others, bot_names, strict=True)},
    )
    print(f"{game.title}. {game.credit}.")
    print(f"You are seat {seat} of {players}; the cards are those of seed {seed}. ? for help.")
    if save is not None:
        write(table.record, save)  # what cannot be written is better known before the game
    Terminal(table, seat, names).play()
    if save is not None:
        write(table.record, save)
        print(f"The record is in {save}.")
    return 0


def write(record: Record, file: str) -> None:
    """Write a record; ValueError if that fails."""
    try:
        Path(file).write_text(json.dumps(record.write(), ensure_ascii=False) + "\n", "utf-8")
    except OSError as error:
        raise ValueError(f"save: {file}: {error.strerror}") from None


class Terminal:
    """The person's side of a table."""

    def __init__(self, table: Table, seat: int, names: Sequence[str]) -> None:
        self.table = table
        self.seat = seat
        self.names = names
        self.last: Log = []
        """The events since the person last acted."""
        self.commands: Mapping[str, Callable[[], None]] = {
            "?": lambda: print(HELP),
            "help": lambda: print(HELP),
            "why": self.why,
            "hint": self.hint,
            "undo": self.undo,
            "hand": self.show,
        }

    def play(self) -> None:
        """Until the game is over or the person leaves."""
        self.advance()
        while self.table.game.actor != OVER:
            try:
                line = " ".join(input("> ").split())
            except (EOFError, RuntimeError):  # the latter where there is no input at all
                print()
                return
            if line in ("quit", "q", "exit"):
                return
            try:
                self.obey(line)
            except ValueError as error:
                print(f"{error} (? for help)")
        self.scores()

    def obey(self, line: str) -> None:
        """One line of the person's; ValueError if it means nothing here."""
        if not line:
            return
        if line in self.commands:
            self.commands[line]()
        elif line.startswith("save "):
            write(self.table.record, line[5:])
            print(f"The record is in {line[5:]}.")
        else:
            action = self.read(line)
            self.last = []
            self.table.act(action, self.last)
            self.advance(self.last)

    def read(self, line: str) -> str:
        """The action a person means: its number, its words, or the end of its words."""
        game = self.table.game
        legal = self.actions()
        if line.isdigit():
            if not 1 <= int(line) <= len(legal):
                raise ValueError(f"the actions are numbered from 1 to {len(legal)}")
            return legal[int(line) - 1]
        wanted = line.casefold()
        for meant in (line, *(name for name in game.actions if name.casefold() == wanted)):
            if meant in game.index:
                return game.actions[legal_action(game, meant)]
        ends = [name for name in legal if name.casefold().endswith(f" {wanted}")]
        if len(ends) == 1:
            return ends[0]
        if not ends:
            ends = [name for name in game.actions if name.casefold().endswith(f" {wanted}")]
            if len(ends) == 1:
                legal_action(game, ends[0])
        raise ValueError(f"{line} could be {' or '.join(ends)}" if ends else f"what is {line!r}?")

    def actions(self) -> list[str]:
        """The legal actions in the order of their numbers: cards as in the hand, then others."""
        game = self.table.game
        return [game.actions[action] for action in sorted(game.legal())]

    def advance(self, log: Log | None = None) -> None:
        """Let chance and the bots move until it is the person's turn, and show everything."""
        if log is None:
            log = []
            self.last = log
        while self.table.waits() and self.table.game.actor != OVER:
            self.table.step(log)
        for event in log:
            print(f"  {self.say(event.text)}")
        if self.table.game.actor != OVER:
            self.show()

    def show(self) -> None:
        """What the person sees, and what may be done."""
        game = self.table.game
        view = game.view(self.seat)
        print()
        print("\n".join(describe(view, self.names, self.seat, game.pile_name)))
        print(f"{self.say(game.prompt() + game.aside())}.")
        numbered = [f"{at} {name}" for at, name in enumerate(self.labels(), 1)]
        width = max(map(len, numbered)) + 2
        print(fill("".join(part.ljust(width) for part in numbered), 78 // width * width))

    def labels(self) -> Iterable[str]:
        for name in self.actions():
            yield name.removeprefix("play ")

    def say(self, text: str) -> str:
        return sentence(text, self.names, self.seat)

    def scores(self) -> None:
        """The end of the game."""
        game = self.table.game
        print(f"Scores: {listed(game.scores(), game, self.names)}.")

    def why(self) -> None:
        """The clauses behind what has happened since the person's last action."""
        rules = list(dict.fromkeys(event.rule for event in self.last if event.rule))
        if not rules:
            raise ValueError("nothing has happened yet")
        clauses = rule_texts(self.table.game.id)
        for rule in rules:
            said = [self.say(event.text) for event in self.last if event.rule == rule]
            print(f"{rule}: {said[-1]}")
            if rule in clauses:
                print(fill(clauses[rule], 78, initial_indent="  ", subsequent_indent="  "))

    def hint(self) -> None:
        """The expected share of the win after each action."""
        view = self.table.game.view(self.seat)
        for rating in bots.SearchBot().analyse(view, Random("hint"))[:5]:
            print(f"  {rating.action.ljust(16)} {rating.value:.0%} of the win")

    def undo(self) -> None:
        """Take back the person's last action."""
        self.table.undo()
        self.last = []
        self.show()


def describe(view: View, names: Sequence[str], seat: int, pile_name: str) -> list[str]:
    """What a view shows, in lines of text. Knows the common words of `Game.look` only."""
    lines = [" · ".join(view.get("facts") or ())]
    counts = [len(hand) for hand in view.get("hands") or ()]
    piles = view.get("piles")
    sides = len(view["scores"])
    for at, name in enumerate(names):
        parts = [f"score {view['scores'][at % sides]}"]
        if piles:
            parts.append(f"{pile_name} {piles[at % len(piles)]}")
        if counts:
            parts.append(plural(counts[at], "card"))
        shown = [card for card in view["hands"][at] if card != HIDDEN] if counts else []
        if at != seat and shown:
            parts.append(f"shows {' '.join(shown)}")
        lines.append(f"{name.ljust(max(map(len, names)))}  {', '.join(parts)}")
    if view.get("stock"):
        lines.append(f"Stock: {plural(view['stock'], 'card')}")
    if view.get("table"):
        lines.append(f"On the table: {' '.join(view['table'])}")
    for key, title in (("last_trick", "Last trick"), ("trick", "Trick")):
        trick = view.get(key)
        plays = trick["plays"] if isinstance(trick, dict) else trick
        if plays:
            cards = ", ".join(f"{names[at]} {card}" for at, card in plays)
            lines.append(f"{title}: {cards}")
    if counts:
        lines.append(f"Your hand: {' '.join(view['hands'][seat])}")
    return [line for line in lines if line]


def listed(scores: Sequence[int], game: Game, names: Sequence[str]) -> str:
    """`You 9, Seat 1 (easy) 4`; partners share a score."""
    if len(scores) == len(names):
        owners = list(names)
    else:
        owners = [
            " and ".join(name for seat, name in enumerate(names) if game.side(seat) == side)
            for side in range(len(scores))
        ]
    return ", ".join(f"{who} {score}" for who, score in zip(owners, scores, strict=True))


def rule_texts(game_id: str) -> dict[str, str]:
    """The clauses of a rulebook in plain text; none if the game has no rulebook."""
    from rondas import rulebook

    try:
        clauses = rulebook.load(game_id).clauses()
    except ValueError:
        return {}
    return {
        clause.id: html.unescape(" ".join(re.sub("<[^>]+>", " ", clause.html).split()))
        for clause in clauses
    }
