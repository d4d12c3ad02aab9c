"""The command line: `python -m rondas replay|games|play|match|draw|check|rulebook|…`."""

if __name__ == "__main__":
    from rondas.command import run

    run()

import argparse
import json
import os
import re
import sys
from collections.abc import Callable, Iterable, Sequence
from io import TextIOWrapper
from pathlib import Path
from typing import Any, NoReturn

from rondas import __version__, match
from rondas.bots import LEVELS, NAMES
from rondas.extras import extra
from rondas.games import all_games, find
from rondas.records import record
from rondas.records.replay import replay_all
from rondas.rules.game import Game, Options
from rondas.text import brief
from rondas.words.catalogs import ENGLISH, LOCALES, language_of

FILE: dict[str, Any] = {"metavar": "FILE", "help": "a file, or - for standard input"}


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the exit status: 0, 1 for bad records or games, 2 for a bad command."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            # A sign that the terminal does not have is written as its number, in JSON as well.
            stream.reconfigure(errors="backslashreplace")
    options = _parser().parse_args(arguments)
    try:
        status: int = options.run(options)
        print(end="", flush=True)
    except ValueError as error:
        print(f"rondas {options.command}: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        # The reader of our output has stopped; keep the interpreter from complaining.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        print(f"rondas {options.command}: {where}{error.strerror or error}", file=sys.stderr)
        return 1
    return status


def language_of_system() -> str:
    """Return the language of the environment, English if there is no such translation."""
    wishes = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return language_of(next(filter(None, wishes), "")) or ENGLISH


def _parser() -> Parser:
    parser = Parser(
        prog="rondas", description="Four card games whose names go round.", allow_abbrev=False
    )
    parser.add_argument("--version", action="version", version=f"rondas {__version__}")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")

    def add(name: str, run: Callable[[argparse.Namespace], int], text: str) -> Parser:
        command: Parser = commands.add_parser(name, help=text, allow_abbrev=False)
        command.set_defaults(run=run)
        return command

    command = add("replay", run_replay, "replay records: a line of JSON for every move")
    command.add_argument("--views", action="store_true", help="add what each seat may know")
    command.add_argument("files", nargs="+", **FILE)
    add("games", run_games, "list the games as JSON")
    _add_play(add("play", run_play, "play a game in the terminal"))
    _add_match(add("match", run_match, "let bots play many games, and compare them"))
    _add_draw(add("draw", run_draw, "write a picture of a record's table"))
    command = add("check", run_check, "check that a game between devices was dealt fairly")
    command.add_argument("files", nargs="+", **FILE)
    command = add("rulebook", run_rulebook, "print a rulebook as Markdown; its examples must hold")
    command.add_argument("game", metavar="GAME")
    command.add_argument("--json", action="store_true", help="print one JSON object")
    _add_language(command)
    command = add("lesson", run_lesson, "print a lesson as a list of records with questions")
    command.add_argument("game", metavar="GAME")
    _add_language(command)
    command = add("conform", run_conform, "say what a game does not keep of what every game must")
    command.add_argument("game", metavar="GAME")
    command.add_argument("--games", type=int, default=6, metavar="N", help="random games to play")
    command.add_argument("--seed", default="0", metavar="S", help="the same seed, the same games")
    return parser


def _add_play(command: Parser) -> None:
    _add_game(command)
    command.add_argument("--players", type=int, metavar="N", help="number of players")
    command.add_argument("--seat", type=int, default=0, metavar="N", help="your seat, from 0")
    bots = f"the others: one name for all, or one for each; names are {', '.join(NAMES)}"
    command.add_argument("--bots", default="medium", metavar="A,B,…", help=bots)
    command.add_argument("--seed", metavar="S", help="the same seed gives the same cards")
    command.add_argument("--save", metavar="FILE", help="write the record here at the end")


def _add_match(command: Parser) -> None:
    _add_game(command)
    levels = "; ".join(f"{name} = {settings}" for name, settings in LEVELS.items())
    command.add_argument(
        "--seats",
        required=True,
        metavar="A,B,…",
        help=f"the bots: {', '.join(NAMES)} or ceiling, with settings after a colon, "
        f"such as search:iterations=400 ({levels})",
    )
    command.add_argument("--games", type=int, required=True, metavar="N", help="games in all")
    command.add_argument("--seed", default="0", metavar="S", help="the same seed, the same match")
    command.add_argument("--json", action="store_true", help="print one JSON object")
    jobs = "number of processes; -1 for one per processor"
    command.add_argument("--jobs", type=int, default=1, metavar="N", help=jobs)
    command.add_argument("--quiet", action="store_true", help="show no progress")


def _add_draw(command: Parser) -> None:
    command.add_argument("file", **FILE)
    move = "after this move, 0 the start; the last without it"
    command.add_argument("--move", type=int, metavar="N", help=move)
    seat = "what this seat sees; all hands open without it"
    command.add_argument("--seat", type=int, metavar="N", help=seat)
    command.add_argument("-o", "--output", required=True, metavar="FILE", help=".svg or .png")
    _add_language(command)


def _add_game(command: Parser) -> None:
    command.add_argument("game", metavar="GAME", help=", ".join(all_games()))
    option = "an option of the game"
    command.add_argument("--option", action="append", default=[], metavar="K=V", help=option)


def _add_language(command: Parser) -> None:
    command.add_argument(
        "--lang",
        choices=LOCALES,
        default=language_of_system(),
        metavar="LANG",
        help="en, fr, es, ar or ja; that of the system without it",
    )


def read_options(game: type[Game], players: int, pairs: Iterable[str]) -> Options:
    """Options of a game written as `hands=5`; ValueError says which is wrong."""
    kinds = {option.name: type(option.default) for option in game.options}
    values: dict[str, object] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise ValueError(f"options: NAME=VALUE, not {brief(pair)}")
        if name in values:
            raise ValueError(f"options: {name} is there twice")
        number = kinds.get(name) is int and re.fullmatch(r"0|[1-9]\d{0,8}", value, re.ASCII)
        values[name] = int(value) if number else value
    return game.settings(players, values)


def run_replay(options: argparse.Namespace) -> int:
    """Print the replay of every record in every file; 1 if one was bad."""
    status = 0
    for name in options.files:
        try:
            text = read_text(name)
        except OSError as error:
            print(json.dumps({"error": f"file: {name}: {error.strerror}"}))
            status = 1
            continue
        for line in replay_all(text, options.views):
            print(json.dumps(line))
            if "error" in line:
                status = 1
    return status


def read_text(name: str) -> str:
    """Return the text of a file, or of standard input, which may be closed: OSError then too.

    It is UTF-8, without the byte order mark that editors of Windows put before it, and so before
    each part of what was joined. Other bytes become surrogates, which spoil the record they are in,
    and no other.
    """
    with open(0 if name == "-" else name, "rb", closefd=name != "-") as source:
        text = source.read().decode("utf-8-sig", errors="surrogateescape")
    return text.replace("\n\ufeff", "\n")


def run_games(_: argparse.Namespace) -> int:
    print(json.dumps([game.rules.describe() for game in all_games().values()], indent=2))
    return 0


def run_match(options: argparse.Namespace) -> int:
    seats = split_bots(options.seats)
    game = find(options.game)
    settings = read_options(game.rules, len(seats), options.option)
    for spec in seats:
        match.chooser(spec)
    if options.games < 1:
        raise ValueError(f"games: at least 1, not {options.games}")
    if options.jobs == 0 or options.jobs < -1:
        raise ValueError(f"jobs: a number of processes, or -1, not {options.jobs}")
    plan = match.Match(game.id, settings, seats, options.seed)
    turns = len(plan.seatings())
    deals = -(-options.games // turns)
    if deals * turns != options.games and not options.quiet:
        print(
            f"rondas match: {deals * turns} games, so that every deal is played {turns} times",
            file=sys.stderr,
        )
    outcomes = match.run(plan, deals, options.jobs, not options.quiet)
    report = match.report(plan, deals, match.entries(plan, outcomes))
    print(json.dumps(report) if options.json else report)
    return 0


def split_bots(text: str) -> tuple[str, ...]:
    """`hard,search:iterations=9,seconds=1,greedy`: three bots; a setting is no name."""
    specs: list[str] = []
    for part in text.split(","):
        if specs and "=" in part and ":" not in part:
            specs[-1] += f",{part}"
        else:
            specs.append(part)
    return tuple(specs)


def run_play(options: argparse.Namespace) -> int:
    game = find(options.game)
    players = game.rules.seats[0] if options.players is None else options.players
    settings = read_options(game.rules, players, options.option)
    terminal = extra("rondas.terminal", "terminal", "'rondas[words]'")
    status: int = terminal.run(
        game, players, settings, options.seat, split_bots(options.bots), options.seed, options.save,
    )  # fmt: skip
    return status


def run_draw(options: argparse.Namespace) -> int:
    from rondas.pictures import drawing

    drawing.write(
        record.read(read_text(options.file)), options.move, options.seat,
        Path(options.output), options.lang,
    )  # fmt: skip
    return 0


def run_check(options: argparse.Namespace) -> int:
    """Say of each record what does not follow from what its devices committed to; 1 if anything."""
    from rondas.answers import fair_deal

    status = 0
    for name in options.files:
        sound = "cards, bots and record follow from what the devices committed to"
        try:
            game = record.read(read_text(name))
            found = fair_deal.faults(game)
            for seat in [] if found else fair_deal.unchecked(game):
                sound += f"; seat {seat} has no device of its own"
        except OSError as error:
            found = [f"file: {error.strerror}"]
        except ValueError as error:
            found = [str(error)]
        status |= bool(found)
        for line in found or [sound]:
            print(f"{name}: {line}")
    return status


def run_rulebook(options: argparse.Namespace) -> int:
    """Print a rulebook in its language; 1 if there is none or an example does not hold."""
    from rondas import rulebook
    from rondas.rulebook import markdown, translation

    try:
        translated = translation.load(options.game, options.lang)
        rules = rulebook.load(options.game, translated)
        if options.json:
            print(json.dumps(rulebook.to_json(rules), ensure_ascii=False))
        else:
            print(markdown.to_markdown(rules, translated), end="")
    except ValueError as error:
        print(f"rondas rulebook: {error}", file=sys.stderr)
        return 1
    return 0


def run_lesson(options: argparse.Namespace) -> int:
    written = extra("rondas.tables.lesson_records", "lesson", "'rondas[words]'")
    records = written.records(find(options.game), options.lang)
    print(json.dumps(records, ensure_ascii=False, indent=1))
    return 0


def run_conform(options: argparse.Namespace) -> int:
    """Print a sentence for each thing that does not hold of a game; 1 if there is any."""
    from rondas.conform import conformance

    found = conformance(options.game, options.games, options.seed)
    for line in found or [f"Everything holds of {options.game}."]:
        print(line)
    return int(bool(found))
