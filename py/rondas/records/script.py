"""Scripts: games written line by line, for examples of the rulebooks and for lessons.

`docs/rulebook.md` lists the lines.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

from rondas.games import Kit
from rondas.records.moves import chance, do, whole
from rondas.records.record import Record
from rondas.rules.game import OVER, Game, Log


@dataclass(slots=True)
class Script:
    """A script while it runs. ValueError for every line that fails."""

    kit: Kit
    address: str
    """The address of the example; chance draws from it whatever the script leaves open."""
    rng: Random = field(init=False)
    players: int = field(init=False)
    options: dict[str, object] = field(default_factory=dict)
    record: Record | None = None
    start: int | None = None
    """The number of moves before the diagram begins."""
    log: Log = field(default_factory=Log)
    """The events of the last move."""
    _game: Game | None = None

    def __post_init__(self) -> None:
        self.rng = Random(self.address)
        self.players = self.kit.rules.seats[0]

    def line(self, text: str) -> None:
        """Run a line: a setting, `---`, `~ 45`, `~ 45 keep 7E 12O`, or a move."""
        kind, _, rest = text.partition(" ")
        if kind in ("players", "option"):
            self._setting(kind, rest)
            return
        game, moves = self.begun()
        match kind:
            case "---":
                if self.start is not None:
                    raise ValueError("the diagram has begun already")
                self.start = len(moves)
            case "~":
                count, _, kept = rest.partition(" keep ")
                for _ in range(int(count)):
                    self.step(kept.split())
            case _:
                self.do(whole(game, text))

    def _setting(self, kind: str, rest: str) -> None:
        if self.record is not None:
            raise ValueError("settings come first")
        if kind == "players":
            self.players = int(rest)
        else:
            name, _, value = rest.partition(" ")
            self.options[name] = int(value) if value.lstrip("-").isdecimal() else value

    def begun(self) -> tuple[Game, list[str]]:
        """Return the game as it stands, and its moves."""
        if self._game is None or self.record is None:
            settings = self.kit.rules.settings(self.players, self.options)
            self.record = Record(self.kit, self.players, settings)
            self._game = self.record.start()
        return self._game, self.record.moves

    def do(self, move: str) -> None:
        game, moves = self.begun()
        self.log = Log()
        do(game, move, self.log)
        moves.append(move)

    def step(self, kept: Sequence[str] = ()) -> None:
        """Make the first legal action in alphabetical order that plays none of the kept cards."""
        game, _ = self.begun()
        if game.actor == OVER:
            raise ValueError("the game is over")
        if game.actor >= 0:
            names = game.legal_names()
            free = [name for name in names if name.rpartition(" ")[2] not in kept]
            self.do(f"{game.actor} {(free or names)[0]}")
        else:
            self.do(f"* {chance(game, self.rng)}")
