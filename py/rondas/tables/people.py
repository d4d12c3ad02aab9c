"""The people at a table, and the person who looks at it.

People sit `here`, at the device with the engine, or are `guests` at other devices; bots have all
other seats. Several people here share one screen. The table is covered until the person whose turn
it is uncovers it; that person looks until it is the turn of another person here. Nobody looks at a
covered table, or after the game.
"""

from collections.abc import Iterable, Sequence

from rondas.tables.table import Status, Table


class People:
    """The people at a table, and the one who looks."""

    def __init__(self, here: Iterable[int], guests: Iterable[int] = ()) -> None:
        self.here = sorted(here)
        self.guests = sorted(guests)
        self.looks = self.here[0] if len(self.here) == 1 else None
        """The seat whose view the device shows; None for a spectator's view."""
        self.lifted = 0
        """The number of moves when the reader uncovered the table; none before can be undone."""
        self.seen = dict.fromkeys(self.here, 0)
        """The number of moves that each person had seen at their last look."""

    @property
    def shared(self) -> bool:
        """Return whether several people share one screen."""
        return len(self.here) > 1

    def status(self, table: Table) -> Status:
        actor = table.game.actor
        if self.shared and actor in self.here and actor != self.looks:
            return "pass"
        return table.status(self.looks)

    def moved(self, table: Table) -> None:
        """Cover the table if a move, or an undo, has made it another person's turn."""
        if not self.shared:
            return
        if self.looks is not None:
            self.seen[self.looks] = len(table.record.moves)
        if self.status(table) in ("pass", "over"):
            self.looks = None

    def lift(self, seat: int | None, table: Table) -> int:
        """Let a person look; return how many moves they had seen. ValueError if not due."""
        if seat is None or self.status(table) != "pass" or seat != table.game.actor:
            raise ValueError(f"seat: the table is not passed to {seat}")
        before = self.seen[seat]
        self.looks = seat
        self.seen[seat] = self.lifted = len(table.record.moves)
        return before

    def can_undo(self, table: Table) -> bool:
        """Return whether the last choice of a person came from the reader, during this look. Never
        if people at other devices have seen its result."""
        if self.guests:
            return False
        last = table.last_choice()
        if last is None or not table.can_undo():
            return False
        number, seat = last
        return seat == self.looks and number >= self.lifted

    def resume(self, seen: Sequence[int], look: Sequence[int], table: Table) -> None:
        """Restore a saved state: the moves that each person had seen (nothing: all of them) and, if
        somebody goes on at once, who looks and since when. ValueError if it is impossible."""
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
