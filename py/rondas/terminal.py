"""A game in the terminal: one person, bots in the other seats."""

from __future__ import annotations

import html
import json
import os
import re
from collections.abc import Callable, Mapping, Sequence
from functools import reduce
from pathlib import Path
from random import Random
from textwrap import fill
from typing import Any

from rondas import bots
from rondas.games import Kit
from rondas.records.record import IllegalActionError, Record, legal_action
from rondas.rules import message as m
from rondas.rules.display import Display, EventDisplay
from rondas.rules.game import OVER, Log, Options
from rondas.rules.knowledge import HIDDEN
from rondas.tables.table import Table
from rondas.words.catalogs import ENGLISH
from rondas.words.wording import Wording


def run(
    game: Kit,
    players: int,
    options: Options,
    seat: int,
    bot_names: Sequence[str],
    seed: str | None,
    save: str | None,
    language: str = ENGLISH,
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
    words = Wording("terminal", language=language)
    names = [
        words.say(m.say("seat-name", n=at + 1, bot=name))
        for at, name in zip(others, bot_names, strict=True)
    ]
    names.insert(seat, words.say(m.say("your-name")))
    table = Table(
        Record(game, players, options, [], {"names": names}),
        seed,
        {at: bots.make(name) for at, name in zip(others, bot_names, strict=True)},
    )
    terminal = Terminal(table, seat, names, language)
    terminal.tell("welcome", credit=terminal.credit())
    terminal.tell("seated", n=seat + 1, players=players, seed=seed)
    if save is not None:
        write(table.record, save)  # what cannot be written is better known before the game
    terminal.play()
    if save is not None:
        write(table.record, save)
        terminal.tell("saved", file=save)
    return 0


def write(record: Record, file: str) -> None:
    """Write a record; ValueError if that fails."""
    try:
        Path(file).write_text(json.dumps(record.write(), ensure_ascii=False) + "\n", "utf-8")
    except OSError as error:
        raise ValueError(f"save: {file}: {error.strerror}") from None


class Terminal:
    """The person's side of a table."""

    def __init__(self, table: Table, seat: int, names: Sequence[str], language: str) -> None:
        self.table = table
        self.language = language
        self.seat = seat
        self.names = names
        self.game = Wording(table.record.game.id, names, seat, language)
        """Says what happens in the game."""
        self.own = Wording("terminal", names, seat, language)
        """Says all else."""
        self.last: list[EventDisplay] = []
        """The events since the person last acted."""
        self.commands: Mapping[str, Callable[[], None]] = {
            "?": lambda: self.tell("help"),
            "help": lambda: self.tell("help"),
            "why": self.why,
            "hint": self.hint,
            "undo": self.undo,
            "hand": self.show,
        }

    def word(self, name: str, /, **args: Any) -> str:
        """A message of the terminal's own."""
        return self.own.say(m.say(name, **args))

    def beside(self, parts: Sequence[str]) -> str:
        """Return phrases beside each other, joined as the language does it."""
        return reduce(lambda first, each: self.word("beside", first=first, next=each), parts)

    def tell(self, name: str, /, **args: Any) -> None:
        """Print one."""
        print(self.word(name, **args))

    def credit(self) -> str:
        return self.game.say(m.say("credit"))

    def play(self) -> None:
        """Until the game is over or the person leaves."""
        self.advance()
        while self.table.game.actor != OVER:
            try:
                line = " ".join(input("> ").split())
            except (EOFError, RuntimeError):  # the latter where there is no input at all
                print()
                return
            if line.lower() in ("quit", "q", "exit"):
                return
            try:
                self.obey(line)
            except IllegalActionError as error:
                said = self.game.say(self.presented().refusal(error.refusal))
                rule = error.refusal.rule
                self.tell("not-understood", why=f"{said} ({rule})" if rule else said)
            except ValueError as error:
                self.tell("not-understood", why=str(error))
        self.tell("scores", each=m.several(self.standing(self.presented().display(self.seat))))

    def presented(self) -> Any:
        """The game as it is shown."""
        return self.table.record.game.presentation(self.table.game)

    def obey(self, line: str) -> None:
        """One line of the person's; ValueError if it means nothing here."""
        if not line:
            return
        command, _, file = line.partition(" ")
        if line.lower() in self.commands:
            self.commands[line.lower()]()
        elif command.lower() == "save":
            self.save(file)
        else:
            action = self.read(line)
            log = Log()
            self.last = []
            self.table.act(action, log)
            self.take_down(log)
            self.advance()

    def save(self, file: str) -> None:
        """Write the record."""
        if not file:
            raise ValueError(self.word("save-where"))
        try:
            write(self.table.record, file)
        except ValueError as error:
            raise ValueError(self.word("not-saved", why=str(error))) from None
        self.tell("saved", file=file)

    def read(self, line: str) -> str:
        """The action a person means: its number, its words, or the end of its words."""
        game = self.table.game
        legal = self.actions()
        if line.isdecimal() and line.isascii():
            if not 1 <= int(line) <= len(legal):
                raise ValueError(self.word("numbered", n=len(legal)))
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
        if ends:
            raise ValueError(self.word("ambiguous", line=line, choices=", ".join(ends)))
        raise ValueError(self.word("unknown", line=line))

    def actions(self) -> list[str]:
        """The legal actions in the order of their numbers: cards as in the hand, then others."""
        game = self.table.game
        return [game.actions[action] for action in sorted(game.legal())]

    def take_down(self, log: Log) -> None:
        """Say what has happened, and keep it for `why`."""
        told = [self.presented().describe_event(event) for event in log.events]
        self.last += told
        for each in told:
            print(f"  {self.game.say(each['text'])}")

    def advance(self) -> None:
        """Let chance and the bots move until it is the person's turn, and show everything."""
        while self.table.waits() and self.table.game.actor != OVER:
            log = Log()
            self.table.step(log)
            self.take_down(log)
        if self.table.game.actor != OVER:
            self.show()

    def show(self) -> None:
        """Show the table and the actions."""
        presented = self.presented()
        print()
        print("\n".join(self.described(presented.display(self.seat))))
        print(self.game.say(presented.prompt(True)))
        numbered = [
            f"{at} {name.removeprefix('play ')}" for at, name in enumerate(self.actions(), 1)
        ]
        width = max(map(len, numbered)) + 2
        print(fill("".join(part.ljust(width) for part in numbered), 78 // width * width))

    def described(self, display: Display) -> list[str]:
        """Return the table in lines of text."""
        say = self.game.say
        lines = [" · ".join(map(say, display["facts"]))]
        for at, name in enumerate(self.names):
            hand = display["hands"][at]
            scores = display["scores"]
            parts = [self.word("score", n=scores[at % len(scores)])]
            parts += [say(note) for note in display["notes"][at]]
            parts.append(say(m.say("cards", n=len(hand))))
            shown = [card for card in hand if card != HIDDEN]
            if at != self.seat and shown:
                parts.append(self.word("shows", cards=" ".join(shown)))
            lines.append(f"{name.ljust(max(map(len, self.names)))}  {self.beside(parts)}")
        if display["stock"]:
            lines.append(self.word("stock", n=display["stock"]))
        if display["note"]:
            lines.append(say(display["note"]))
        if display["table"]:
            lines.append(self.word("on-table", cards=" ".join(display["table"])))
        last = display["last_trick"]
        for title, plays in (
            ("last-trick", last["plays"] if last else []),
            ("trick", display["trick"]),
        ):
            if plays:
                cards = self.beside([f"{self.names[at]} {card}" for at, card in plays])
                lines.append(self.word(title, cards=cards))
        lines.append(self.word("your-hand", cards=" ".join(display["hands"][self.seat])))
        return [line for line in lines if line]

    def standing(self, display: Display) -> list[m.Message]:
        """Return the scores with their owners; partners share one."""
        teams, scores = display["teams"], display["scores"]
        owners = [
            [seat for seat, of in enumerate(teams) if of == team] for team in range(len(scores))
        ]
        return [
            m.say("has-score", seats=m.seats(who), n=score)
            for who, score in zip(owners, scores, strict=True)
        ]

    def why(self) -> None:
        """The clauses behind what has happened since the person's last action."""
        rules = list(dict.fromkeys(event["rule"] for event in self.last if event["rule"]))
        if not rules:
            raise ValueError(self.word("nothing-happened"))
        clauses = rule_texts(self.table.record.game.id, self.language)
        for rule in rules:
            said = [self.game.say(event["text"]) for event in self.last if event["rule"] == rule]
            print(f"{rule}: {said[-1]}")
            if rule in clauses:
                print(fill(clauses[rule], 78, initial_indent="  ", subsequent_indent="  "))

    def hint(self) -> None:
        """The expected share of the win after each action."""
        known = self.table.known(self.seat)
        for rating in bots.SearchBot().analyse(known, Random("hint"))[:5]:
            self.tell("hint", action=rating.action.ljust(16), percent=round(100 * rating.value))

    def undo(self) -> None:
        """Take back the person's last action."""
        if not self.table.can_undo():
            raise ValueError(self.word("nothing-to-undo"))
        self.table.undo()
        self.last = self.past()
        self.show()

    def past(self) -> list[EventDisplay]:
        """The events since the person's last action, from the record."""
        record = self.table.record
        log = Log()
        found: list[EventDisplay] = []
        for move, game in zip(["", *record.moves], record.states(log), strict=True):
            if move.startswith(f"{self.seat} "):
                found = []
            found += [record.game.presentation(game).describe_event(event) for event in log.events]
            log.events.clear()
        return found


def rule_texts(game_id: str, language: str) -> dict[str, str]:
    """The clauses of a rulebook in plain text; none if the game has no rulebook."""
    from rondas import rulebook
    from rondas.rulebook import translation

    try:
        clauses = rulebook.load(game_id, translation.load(game_id, language)).clauses()
    except ValueError:
        return {}
    return {
        clause.id: html.unescape(" ".join(re.sub("<[^>]+>", " ", clause.html).split()))
        for clause in clauses
    }
