"""A game in the terminal, in English: one person, bots in the other seats."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from textwrap import fill

from rondas import bots, library
from rondas.games import Kit, find
from rondas.library_errors import IllegalAction
from rondas.pictures import plain
from rondas.records import record
from rondas.rules.game import Log, Options
from rondas.text import check_number
from rondas.words.wording import Wording

HELP = """\
Type the number of an action, or the action itself: 3, play 7E, or just 7E.
  hint   what a search thinks of your actions
  quit   leave the game (also q, or the end of input)"""
LEAVING = ("quit", "q", "exit")


def run(
    game: Kit,
    players: int,
    options: Options,
    seat: int,
    bot_names: Sequence[str],
    seed: str | None,
    save: str | None,
) -> int:
    """Play a game to its end or until the person leaves; return the exit status.

    `bot_names` is one name for all bots or one for each other seat in order. The record
    is written to the file `save`, if given. ValueError for settings that do not fit.
    """
    check_number("seat", seat, players - 1)
    others = [at for at in range(players) if at != seat]
    if len(bot_names) == 1:
        bot_names = list(bot_names) * len(others)
    if len(bot_names) != len(others):
        raise ValueError(f"bots: one name, or {len(others)}, not {len(bot_names)}")
    seated = dict(zip(others, bot_names, strict=True))
    for name in bot_names:
        library.bot(name)
    names = [f"seat {at} ({seated[at]})" if at in seated else "You" for at in range(players)]
    table = library.new_game(game.id, players, seed, names, **options)
    if save is not None:
        write(table, save)  # what cannot be written is better known before the game
    print(f"You are in seat {seat} of {players}. The cards come from the seed {table.seed}.")
    print("Type ? for help.")
    Terminal(table, seat, seated).play()
    if save is not None:
        write(table, save)
        print(f"The record is in {save}.")
    return 0


def write(table: library.Game, file: str) -> None:
    """Write the record of a game to a file. ValueError if that fails."""
    text = json.dumps(table.record(), ensure_ascii=False) + "\n"
    try:
        Path(file).write_text(text, "utf-8")
    except OSError as error:
        raise ValueError(f"save: {file}: {error.strerror}") from None


class Terminal:
    """The person's side of a table."""

    def __init__(self, table: library.Game, seat: int, seated: Mapping[int, str]) -> None:
        self.table = table
        self.seat = seat
        self.seated = seated
        self.kit = find(table.id)
        self.words = Wording(table.id, table.names, seat)
        self.told = -1
        """The number of the last move whose events have been printed."""

    def play(self) -> None:
        """Play until the game is over or the person leaves."""
        self.advance()
        while not self.table.is_over:
            try:
                line = " ".join(input("> ").split())
            except (EOFError, RuntimeError):  # the latter where there is no input at all
                print()
                return
            if line.lower() in LEAVING:
                return
            try:
                self.obey(line)
            except IllegalAction as error:
                print(f"{error.reason}. Type ? for help.")
            except ValueError as error:
                print(f"{error}. Type ? for help.")
        winners = ", ".join(self.table.names[seat] for seat in self.table.winners)
        print(f"Final scores: {', '.join(map(str, self.table.scores))}. Won by: {winners}.")

    def advance(self) -> None:
        """Let the bots act until it is the person's turn, then print what happened."""
        while (actor := self.table.actor) is not None and actor != self.seat:
            seed = f"{self.table.seed}/{len(self.table.moves)}"
            bot = library.bot(self.seated[actor], seed)
            self.table.push(bot.choose(self.table.view(actor)))
        self.tell()
        if not self.table.is_over:
            self.show()

    def tell(self) -> None:
        """Print the events of all moves that were not told yet, each with its clause."""
        log = Log()
        for move, state in enumerate(record.check(self.table.record()).states(log)):
            presentation = self.kit.presentation(state)
            for event in log.events if move > self.told else ():
                said = self.words.say(presentation.describe_event(event)["text"])
                print(f"  {said} ({event.rule})" if event.rule else f"  {said}")
            self.state = state
        self.told = len(self.table.moves)

    def show(self) -> None:
        """Print the table, what is asked, and the numbered actions."""
        print(f"\n{plain.table(self.kit, self.state, self.table.names, self.seat)}")
        if prompt := self.kit.presentation(self.state).prompt(True):
            print(self.words.say(prompt))
        numbered = [f"{n} {name.removeprefix('play ')}" for n, name in enumerate(self.actions(), 1)]
        width = max(map(len, numbered)) + 2
        print(fill("".join(part.ljust(width) for part in numbered), 78 // width * width))

    def actions(self) -> list[str]:
        """Return the legal actions in the order of their numbers: cards as in the hand."""
        return [self.state.actions[action] for action in sorted(self.state.legal())]

    def obey(self, line: str) -> None:
        """Do what a line asks for. ValueError if it means nothing here."""
        if line in ("?", "help"):
            print(HELP)
        elif line == "hint":
            self.hint()
        elif line:
            self.table.push(self.meant(line))
            self.advance()

    def meant(self, line: str) -> str:
        """Return the action of a number, or one whose words end as the line does."""
        legal = self.actions()
        if line.isdecimal() and line.isascii():
            if not 1 <= int(line) <= len(legal):
                raise ValueError(f"the actions are numbered from 1 to {len(legal)}")
            return legal[int(line) - 1]
        wanted = f" {line}".casefold()
        for names in (legal, self.state.actions):
            ends = [name for name in names if f" {name}".casefold().endswith(wanted)]
            if len(ends) == 1:
                return ends[0]
            if line not in ends and names is legal and ends:
                raise ValueError(f"{line} could mean: {', '.join(ends)}")
        return line

    def hint(self) -> None:
        """Print the expected share of the win after each of the best actions."""
        rated = bots.SearchBot().analyse(self.table.view(self.seat), Random("hint"))
        for rating in rated[:5]:
            print(f"  {rating.action.ljust(16)}  wins {round(100 * rating.value)}% of the time")
