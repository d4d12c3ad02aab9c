"""The command line: `python -m rondas replay|games|play|match|draw|check|rulebook|lesson …`."""

from __future__ import annotations

if __name__ == "__main__":
    from rondas.command import run

    run()

import argparse
import json
import os
import re
import sys
from collections.abc import Iterable, Sequence
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
from rondas.rules.message import say
from rondas.words.catalogs import ENGLISH, LOCALES, entries, language_of


class Help(argparse.HelpFormatter):
    """Takes the words of `--help` from the catalog, which only it needs to have at hand."""

    def __init__(self, prog: str, language: str) -> None:
        super().__init__(prog)
        self.language = language

    def _get_help_string(self, action: argparse.Action) -> str | None:
        if not action.help or not action.help.startswith("help-"):
            return action.help
        return in_words(action.help, self.language)

    def add_usage(
        self, usage: str | None, actions: Any, groups: Any, prefix: str | None = None
    ) -> None:
        if prefix is None:
            prefix = in_words("help-usage", self.language)
        super().add_usage(usage, actions, groups, prefix)

    def start_section(self, heading: str | None) -> None:
        super().start_section(in_words(heading, self.language) if heading else None)


def in_words(name: str, language: str) -> str:
    """A message about the command line; in English where Rondas is not installed with Fluent."""
    lists = {
        "games": ", ".join(all_games()),
        "bots": ", ".join(NAMES),
        "levels": "; ".join(f"{name} = {settings}" for name, settings in LEVELS.items()),
    }
    try:
        from rondas.words.wording import Wording

        said = Wording("terminal", language=language).say(say(name, **lists))
    except ImportError:
        text = entries(ENGLISH, "terminal").get(name, {}).get("", name).strip()
        said = re.sub(r'{ (?:\$(\w+)|"(.*?)") }', lambda m: lists[m[1]] if m[1] else m[2], text)
    return said.replace("%", "%%")


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line, and helps in a language."""

    def __init__(self, language: str, **settings: Any) -> None:
        super().__init__(
            formatter_class=lambda prog: Help(prog, language), allow_abbrev=False, add_help=False,
            **settings,
        )  # fmt: skip
        self.language = language
        self._positionals.title, self._optionals.title = "help-arguments", "help-options"
        self.add_argument("-h", "--help", action="help", help="help-help")
        self.add_argument("--lang", choices=LOCALES, default=argparse.SUPPRESS, help="help-lang",
                          metavar="LANG")  # fmt: skip

    def format_help(self) -> str:
        if self.description:
            self.description = in_words(self.description, self.language)
        return super().format_help()

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the exit status: 0, 1 for bad records or games, 2 for a bad command."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            # A sign that the terminal does not have is written as its number, in JSON as well.
            stream.reconfigure(errors="backslashreplace")
    arguments = sys.argv[1:] if arguments is None else arguments
    language = chosen(arguments)
    parser = _parser(language)
    options = parser.parse_args(arguments)
    options.language = language
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


def chosen(arguments: Sequence[str]) -> str:
    """The language: that of `--lang`, else of the system, else English. It is known before the
    arguments are read, because their help is in it."""
    before = argparse.ArgumentParser(add_help=False, allow_abbrev=False, exit_on_error=False)
    before.add_argument("--lang", nargs="?")
    asked = before.parse_known_args(arguments)[0].lang
    wishes = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return language_of(asked or next(filter(None, wishes), "")) or ENGLISH


def _parser(language: str) -> Parser:
    parser = Parser(language, prog="rondas", description="help-rondas")
    parser.add_argument(
        "--version", action="version", version=f"rondas {__version__}", help="help-version"
    )
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")

    command = commands.add_parser("replay", language=language, help="help-replay")
    command.add_argument("--views", action="store_true", help="help-views")
    command.add_argument("files", nargs="+", metavar="FILE", help="help-files")
    command.set_defaults(run=run_replay)

    command = commands.add_parser("games", language=language, help="help-games")
    command.set_defaults(run=run_games)

    command = commands.add_parser("play", language=language, help="help-play")
    _add_game(command)
    command.add_argument("--players", type=int, metavar="N", help="help-players")
    command.add_argument("--seat", type=int, default=0, metavar="N", help="help-seat")
    command.add_argument("--bots", default="medium", metavar="A,B,…", help="help-bots")
    command.add_argument("--seed", metavar="S", help="help-seed")
    command.add_argument("--save", metavar="FILE", help="help-save")
    command.set_defaults(run=run_play)

    command = commands.add_parser("match", language=language, help="help-match")
    _add_game(command)
    command.add_argument("--seats", required=True, metavar="A,B,…", help="help-seats")
    command.add_argument("--games", type=int, required=True, metavar="N", help="help-games-in-all")
    command.add_argument("--seed", default="0", metavar="S", help="help-seed")
    command.add_argument("--json", action="store_true", help="help-json")
    command.add_argument("--jobs", type=int, default=1, metavar="N", help="help-jobs")
    command.add_argument("--backend", default="loky", help="help-backend")
    command.add_argument("--scheduler", metavar="ADDRESS", help="help-scheduler")
    command.add_argument("--quiet", action="store_true", help="help-quiet")
    command.set_defaults(run=run_match)

    command = commands.add_parser("draw", language=language, help="help-draw")
    command.add_argument("file", metavar="FILE", help="help-files")
    command.add_argument("--move", type=int, metavar="N", help="help-move")
    command.add_argument("--seat", type=int, metavar="N", help="help-drawn-seat")
    command.add_argument("-o", "--output", required=True, metavar="FILE", help="help-output")
    command.set_defaults(run=run_draw)

    command = commands.add_parser("check", language=language, help="help-check")
    command.add_argument("files", nargs="+", metavar="FILE", help="help-files")
    command.set_defaults(run=run_check)

    command = commands.add_parser("rulebook", language=language, help="help-rulebook")
    command.add_argument("game", metavar="GAME", help="help-game")
    command.add_argument("--json", action="store_true", help="help-json")
    command.set_defaults(run=run_rulebook)

    command = commands.add_parser("lesson", language=language, help="help-lesson")
    command.add_argument("game", metavar="GAME", help="help-game")
    command.set_defaults(run=run_lesson)
    return parser


def _add_game(command: argparse.ArgumentParser) -> None:
    command.add_argument("game", metavar="GAME", help="help-game")
    command.add_argument("--option", action="append", default=[], metavar="K=V", help="help-option")


def read_options(game: type[Game], players: int, pairs: Iterable[str]) -> Options:
    """Options of a game written as `hands=5`; ValueError says which is wrong."""
    kinds = {option.name: type(option.default) for option in game.options}
    values: dict[str, object] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise ValueError(f"options: NAME=VALUE, not {pair!r}")
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
            data = read_bytes(name)
        except OSError as error:
            print(json.dumps({"error": f"file: {name}: {error.strerror}"}))
            status = 1
            continue
        for line in replay_all([decoded(data)], options.views):
            print(json.dumps(line))
            if "error" in line:
                status = 1
    return status


def read_bytes(name: str) -> bytes:
    """A file's content, or that of standard input, which may be closed: OSError then too."""
    if name != "-":
        return Path(name).read_bytes()
    with open(0, "rb", closefd=False) as source:
        return source.read()


def decoded(data: bytes) -> str:
    """Return the text of a file in UTF-8, without the byte order mark that editors of Windows put
    before it, and so before each part of what was joined. Other bytes become surrogates, which
    spoil the record they are in, and no other."""
    text = data.decode("utf-8-sig", errors="surrogateescape")
    return text.replace("\n\ufeff", "\n")


def run_games(_: argparse.Namespace) -> int:
    """Print the games."""
    print(json.dumps([game.rules.describe() for game in all_games().values()], indent=2))
    return 0


def run_match(options: argparse.Namespace) -> int:
    """Play a match and print how each bot did."""
    seats = split_bots(options.seats)
    game = find(options.game)
    settings = read_options(game.rules, len(seats), options.option)
    for spec in seats:
        match.chooser(spec)
    if options.games < 1:
        raise ValueError(f"games: at least 1, not {options.games}")
    if options.jobs == 0 or options.jobs < -1:
        raise ValueError(f"jobs: a number of processes, or -1, not {options.jobs}")
    if options.scheduler and options.backend != "dask":
        raise ValueError("scheduler: goes with --backend dask")
    plan = match.Match(game.id, settings, seats, options.seed)
    turns = len(plan.seatings())
    deals = -(-options.games // turns)
    if deals * turns != options.games and not options.quiet:
        print(
            f"rondas match: {deals * turns} games, so that every deal is played {turns} times",
            file=sys.stderr,
        )
    outcomes = match.run(
        plan, deals, options.jobs, options.backend, options.scheduler, not options.quiet
    )
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
    """A game in the terminal."""
    game = find(options.game)
    players = game.rules.seats[0] if options.players is None else options.players
    settings = read_options(game.rules, players, options.option)
    terminal = extra("rondas.terminal", "terminal", "'rondas[words]'")
    status: int = terminal.run(
        game, players, settings, options.seat, split_bots(options.bots), options.seed, options.save,
        options.language,
    )  # fmt: skip
    return status


def run_draw(options: argparse.Namespace) -> int:
    """Draw the table of a record after one of its moves, by default the last."""
    from rondas.pictures import drawing

    drawing.write(
        record.read(decoded(read_bytes(options.file))), options.move, options.seat,
        Path(options.output), options.language,
    )  # fmt: skip
    return 0


def run_check(options: argparse.Namespace) -> int:
    """Say of each record what does not follow from what its devices committed to; 1 if anything."""
    from rondas.answers import fair_deal

    status = 0
    for name in options.files:
        sound = "cards, bots and record follow from what the devices committed to"
        try:
            game = record.read(decoded(read_bytes(name)))
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
        translated = translation.load(options.game, options.language)
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
    """Print the lesson of a game as a list of records with questions."""
    written = extra("rondas.tables.lesson_records", "lesson", "'rondas[words]'")
    records = written.records(find(options.game), options.language)
    print(json.dumps(records, ensure_ascii=False, indent=1))
    return 0
