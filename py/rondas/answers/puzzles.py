"""Questions of the day: decisions out of games between hard bots.

A question is one line of text, `NUMBER WAY MOVES VALUES`, with a space between its parts:

- the number of its game, which gives the seed of all cards;
- the number of the game's set-up among those for days (`Presentation.ways`);
- the moves of the seats before the decision: for each a character, the place of its action among
  the sorted legal ones;
- what each legal action is worth, in thousandths of the win, in their order.

`tools/puzzles.py` finds them, and writes them into `static/puzzles/`.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from string import ascii_letters, digits

from rondas.bots import Rating
from rondas.games import Kit, find
from rondas.records.record import Record
from rondas.rules.game import CHANCE
from rondas.tables.frames import Json
from rondas.tables.table import Table
from rondas.text import brief

SIGNS = digits + ascii_letters
LONGEST = 4000
"""Characters of a question."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A question, ready to be shown and answered."""

    record: Record
    """The game up to the decision, seen from its seat, with the question at its end."""
    ratings: list[Rating]
    """All legal actions, the best first."""


def table(kit: Kit, number: int, way: int) -> Table:
    """Return the table of game `number` with set-up `way`, on which nobody sits."""
    players, options = kit.presentation.ways(kit.rules)[way]
    setup = Record(kit, players, kit.rules.settings(players, options))
    return Table(setup, f"{kit.id} question {number}", {})


def line(number: int, way: int, moves: Sequence[int], values: Sequence[float]) -> str:
    """Return a question as a line. `moves` has the places of the actions."""
    signs = "".join(SIGNS[at] for at in moves)
    return f"{number} {way} {signs} {','.join(str(round(1000 * value)) for value in values)}"


def puzzle(kit: Kit, text: str) -> Puzzle:
    """Return the question of a line; ValueError for a bad one."""
    try:
        number, way, signs, values = text[:LONGEST].split(" ")
        laid = table(kit, int(number), int(way))
        for sign in [*signs, ""]:
            while laid.game.actor == CHANCE:
                laid.step()
            if sign:
                laid.act(laid.game.legal_names()[SIGNS.index(sign)])
        names = laid.game.legal_names()
        found = [
            Rating(name, 1, int(value) / 1000)
            for name, value in zip(names, values.split(","), strict=True)
        ]
    except (ValueError, IndexError):
        raise ValueError(f"puzzle: no question of this game: {brief(text)}") from None
    record, last = laid.record, len(laid.record.moves)
    dealt = max(at for at, move in enumerate(record.moves, 1) if move.startswith("*"))
    record.extra = {"view": laid.game.actor, "start": dealt, "ask": {str(last): {}}}
    return Puzzle(record, sorted(found, key=lambda each: (-each.value, each.action)))


def given_puzzle(request: Json) -> Puzzle:
    """Return the question of a request: `puzzle`, the line, `game`, and `names` of the players."""
    found = puzzle(find(request.get("game")), str(request["puzzle"]))
    found.record.extra["names"] = request.get("names")
    return found
