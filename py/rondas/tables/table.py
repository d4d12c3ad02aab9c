"""A table: one game with people and bots in its seats, undo, redo and saves.

Chance and bots use only the seed and the number of the move. So the same seed and the same moves
give the same game, also after undo or from a save.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Literal, Protocol

from rondas.records import record
from rondas.records.record import Record
from rondas.rules.game import CHANCE, FIRST_EDITION, OVER, SILENT, Log
from rondas.rules.knowledge import Any_State, InformationState

DEALS = 1
"""The version of how a seed becomes cards. Raise it after a change of `_chance` below or of the
order of a pack: saves name it, because they hold their seed instead of the cards. `tests/golden/`
has deals that must stay."""

SEALED = 256
"""Characters of sealed moves; those of a round of bids are fewer."""

Status = Literal["your-turn", "waiting", "pass", "over"]
"""`pass`: a person at the device is due, but does not look."""


class Bot(Protocol):
    """Anything that can choose an action from what a seat may know."""

    def choose(self, state: Any_State, rng: Random) -> str:
        """Return one of the legal actions of an information state."""


class Table:
    """A game at its latest move. `bots` names the seats that play by themselves."""

    def __init__(
        self, setup: Record, seed: str, bots: Mapping[int, Bot], opening: Sequence[str] = ()
    ) -> None:
        """`setup` is a record; `resume` makes its moves. Of `opening`, chance actions such as
        `dealer 2`, the first possible one begins the game. The seed decides all other chance."""
        self.record = replace(setup, moves=[], edition=None)
        self.seed = seed
        self.bots = dict(bots)
        self.opening = opening
        self.game = setup.start()
        self.saved: list[str] = []
        """The moves so far, without the cards of deals that the seed gives. The device stores this,
        and a look at it must not show cards."""
        self.undone: list[str] = []
        self._secret: int | None = None
        """The index of the first move that is still secret from the person at the device: the
        choice of a bot or, if several people share the device, of one of them."""
        for move in setup.moves:
            self.resume(move)

    def known(self, seat: int | None) -> InformationState:
        return self.record.game.knowledge.information_state(self.game, seat)

    def _do(self, move: str, log: Log = SILENT, saved: str = "") -> None:
        """Make a move. `saved`: its text, if known, the bare word for a deal of the seed."""
        game = self.game
        if not saved:
            word = game.deals()
            saved = f"* {word}" if word and move == f"* {self._chance()}" else move
        several = self.record.players - len(self.bots) > 1
        hides = game.simultaneous() and (several or game.actor in self.bots)
        record.do(game, move, log)
        if game.edition > FIRST_EDITION:
            self.record.edition = game.edition
        if not game.simultaneous():
            self._secret = None
        elif hides and self._secret is None:
            self._secret = len(self.saved)
        self.record.moves.append(move)
        self.saved.append(saved)

    def resume(self, move: str) -> None:
        """Make a move of a record or of `saved`. ValueError if it is not possible."""
        word = self.game.deals()
        if word and move == f"* {word}":
            self.step()
        else:
            self._do(move)

    def open_moves(self) -> list[str]:
        """`saved` without the latest moves while some of them are secret: `sealed` has those."""
        return self.saved[: self._secret]

    def sealed(self) -> str:
        """Return the moves that `open_moves` leaves out, obfuscated, always of the same length;
        empty if there are none. The seed opens it, as it gives all cards."""
        if self._secret is None:
            return ""
        text = json.dumps(self.saved[self._secret :]).ljust(SEALED)
        return _veiled(text.encode(), self.seed).hex()

    def unseal(self, sealed: str) -> None:
        """Make the `sealed` moves. ValueError if they cannot be read or made."""
        try:
            moves = json.loads(_veiled(bytes.fromhex(sealed), self.seed))
        except ValueError:
            raise ValueError("sealed: not what was sealed with this seed") from None
        if not isinstance(moves, list) or not all(isinstance(move, str) for move in moves):
            raise ValueError("sealed: must be a list of strings")
        for move in moves:
            self.resume(move)

    def act(self, action: str, log: Log = SILENT) -> None:
        """Make the action of the person whose turn it is. Undone moves can no longer be redone."""
        actor = self.game.actor
        if actor < 0 or actor in self.bots:
            raise ValueError("no person can move now")
        record.legal_action(self.game, action)
        move = f"{actor} {action}"
        self._do(move, log, move)
        self.undone.clear()

    def sit(self, seat: int, bot: Bot | None) -> None:
        """Let a bot play for a person from now on; with None the person plays again."""
        self.bots = {at: each for at, each in self.bots.items() if at != seat}
        if bot:
            self.bots[seat] = bot

    def waits(self) -> bool:
        """Return whether chance or a bot moves next."""
        return self.game.actor == CHANCE or self.game.actor in self.bots

    def status(self, seat: int | None) -> Status:
        """Return the status for the person at a seat (None: a spectator); never `pass`."""
        if self.game.actor == OVER:
            return "over"
        return "your-turn" if self.game.actor == seat else "waiting"

    def next_move(self) -> str:
        """The next move of chance or of the bot whose turn it is; ValueError if neither is due."""
        game = self.game
        if not self.waits():
            raise ValueError("nobody but a person can move now")
        if game.actor == CHANCE:
            return f"* {self._chance()}"
        rng = Random(f"{self.seed}/{len(self.saved)}")
        return f"{game.actor} {self.bots[game.actor].choose(self.known(game.actor), rng)}"

    def step(self, log: Log = SILENT) -> None:
        """Make the move that `next_move` returns."""
        word = self.game.deals()
        self._do(self.next_move(), log, word and f"* {word}")

    def _chance(self) -> str:
        # Numbered among the chance moves, so that a seed gives the same deals to any number of
        # players.
        count = sum(move.startswith("*") for move in self.saved)
        rng = Random(f"{self.seed}/chance/{count}")
        if not self.game.deals():
            legal = self.game.legal_names()
            for action in () if count else self.opening:
                if action in legal:
                    return action
        return record.chance(self.game, rng)

    def last_choice(self) -> tuple[int, int] | None:
        """Return the number of the last move that a person chose, and their seat."""
        for at in reversed(range(len(self.saved))):
            actor = self.saved[at].split(" ")[0]
            if actor != "*" and int(actor) not in self.bots:
                return at, int(actor)
        return None

    def can_undo(self) -> bool:
        """Return whether a person has chosen anything yet."""
        return self.last_choice() is not None

    def undo(self) -> None:
        """Go back to the last choice of a person; ValueError if there is none."""
        last = self.last_choice()
        if last is None:
            raise ValueError("there is nothing to undo")
        at = last[0]
        moves = self.record.moves
        self.undone.extend(reversed(moves[at:]))
        keep = moves[:at]
        self.game = self.record.start()
        self._secret = None
        self.record.edition = None
        moves.clear()
        self.saved.clear()
        for move in keep:
            self._do(move)

    def redo(self) -> None:
        """Go forward to the next choice of a person; ValueError if nothing was undone."""
        if not self.undone:
            raise ValueError("nothing was undone")
        while self.undone:
            self._do(self.undone.pop())
            if not self.waits():
                break


def _veiled(data: bytes, seed: str) -> bytes:
    """Return the bytes combined with a stream from the seed; applied twice, it restores them."""
    rng = Random(f"{seed}/sealed")
    return bytes(byte ^ rng.randrange(256) for byte in data)
