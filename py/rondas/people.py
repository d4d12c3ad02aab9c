"""The people at a table, and who of them looks at it.

People are `here`, at the device where the engine runs, or they are `guests`, at devices of their
own; all other seats are bots'. Where several are here they share one screen: a cloth covers the
table until the one whose turn it is lifts it, and from then on he looks, until it is the turn of
another who is here. Nobody looks while the cloth lies there, nor when the game is over.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rondas.table import Status, Table


class People:
    """Who plays, and who looks."""

    def __init__(self, here: Iterable[int], guests: Iterable[int] = ()) -> None:
        self.here = sorted(here)
        self.guests = sorted(guests)
        self.looks = self.here[0] if len(self.here) == 1 else None
        """Whose view the device shows; None: what a spectator sees."""
        self.lifted = 0
        """After how many moves he lifted the cloth; what was done before is not his to undo."""
        self.seen = dict.fromkeys(self.here, 0)
        """How many moves each had seen when he looked last."""

    @property
    def shared(self) -> bool:
        """Whether several people have one screen."""
        return len(self.here) > 1

    def status(self, table: Table) -> Status:
        """How it stands at the device."""
        actor = table.game.actor
        if self.shared and actor in self.here and actor != self.looks:
            return "pass"
        return table.status(self.looks)

    def moved(self, table: Table) -> None:
        """A move was made, or taken back: the cloth falls if it is the turn of another."""
        if not self.shared:
            return
        if self.looks is not None:
            self.seen[self.looks] = len(table.record.moves)
        if self.status(table) in ("pass", "over"):
            self.looks = None

    def lift(self, seat: int | None, table: Table) -> int:
        """This seat's person looks from now on; gives how many moves he had seen. ValueError
        unless the table waits for him."""
        if seat is None or self.status(table) != "pass" or seat != table.game.actor:
            raise ValueError(f"seat: the table is not passed to {seat}")
        before = self.seen[seat]
        self.looks = seat
        self.seen[seat] = self.lifted = len(table.record.moves)
        return before

    def can_undo(self, table: Table) -> bool:
        """Whether the last choice of a person was that of who looks, since he does. Not where
        people at other devices have seen what came of it."""
        if self.guests:
            return False
        last = table.last_choice()
        if last is None or not table.can_undo():
            return False
        number, seat = last
        return seat == self.looks and number >= self.lifted

    def resume(self, seen: Sequence[int], look: Sequence[int], table: Table) -> None:
        """How it was when it was saved: what each had seen, or nothing for all there is; and, for
        who goes on at once, who looks and since when. ValueError if that cannot be."""
        moves = len(table.record.moves)
        for seat, number in zip(self.here, seen or [moves] * len(self.here), strict=True):
            if not 0 <= number <= moves:
                raise ValueError(f"seen: there are {moves} moves, not {number}")
            self.seen[seat] = number
        if look:
            seat, number = look
            if seat not in self.here or not 0 <= number <= moves:
                raise ValueError("look: a seat that is here, and a number of moves")
            self.looks, self.lifted = seat, number
            self.moved(table)
