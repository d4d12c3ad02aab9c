"""The command line: `python -m rondas replay|games|play|match|rulebook …`."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path

from rondas.games import all_games
from rondas.replay import replay_all


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the exit status."""
    parser = argparse.ArgumentParser(prog="rondas", description="Card games that go round.")
    commands = parser.add_subparsers(dest="command", required=True)
    replay = commands.add_parser("replay", help="replay records, a JSON line for every move")
    replay.add_argument("--views", action="store_true", help="add what each seat may know")
    replay.add_argument("files", nargs="+", metavar="FILE", help="a file, or - for standard input")
    replay.set_defaults(run=run_replay)
    games = commands.add_parser("games", help="list the games as JSON")
    games.set_defaults(run=run_games)
    rulebook = commands.add_parser("rulebook", help="print a rulebook as JSON, its examples played")
    rulebook.add_argument("game", metavar="GAME")
    rulebook.set_defaults(run=run_rulebook)
    options = parser.parse_args(arguments)
    run: int = options.run(options)
    return run


def run_replay(options: argparse.Namespace) -> int:
    """Print the replay of every record in every file; 1 if one was bad."""
    status = 0
    for name in options.files:
        try:
            data = sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
            text = data.decode()
        except (OSError, UnicodeDecodeError) as error:
            print(json.dumps({"error": f"file: {name}: {error}"}))
            status = 1
            continue
        for line in replay_all([text], options.views):
            print(json.dumps(line))
            if "error" in line:
                status = 1
    return status


def run_games(_: argparse.Namespace) -> int:
    """Print the games."""
    print(json.dumps([game.describe() for game in all_games().values()], indent=2))
    return 0


def run_rulebook(options: argparse.Namespace) -> int:
    """Print a rulebook; 1 if there is none or an example does not hold."""
    from rondas import rulebook

    try:
        print(json.dumps(rulebook.to_json(rulebook.load(options.game)), ensure_ascii=False))
    except ValueError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
