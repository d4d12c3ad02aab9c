"""The errors of the library. Each is a ValueError that quotes what was given."""

from collections.abc import Sequence


class UnknownGame(ValueError):  # noqa: N818 - the name says what is wrong
    """A game of this name does not exist; the message lists those that do."""

    __module__ = "rondas"


class BadOption(ValueError):  # noqa: N818
    """A number of players, an option or a value that the game does not take."""

    __module__ = "rondas"


class UnknownBot(ValueError):  # noqa: N818
    """A bot of this name or with these settings does not exist."""

    __module__ = "rondas"


class IllegalAction(ValueError):  # noqa: N818
    """An action that cannot be done now: which, why, and in which position.

    >>> new_game("rounds", seed=7).push("play 2S")
    Traceback (most recent call last):
      ...
    rondas.IllegalAction: play 2S: not in hand (RO-3.1) (rounds, move 3, seat 0 to move; ...
    """

    __module__ = "rondas"

    def __init__(
        self, action: object, reason: str, game: str, move: int, seat: int | None,
        legal: Sequence[str],
    ) -> None:  # fmt: skip
        self.action = action
        """The pushed action."""
        self.reason = reason
        """Why it cannot be done, with the clause of the rulebook if there is one."""
        self.move = move
        """The number that the move would have had, from 1, as in the errors of records."""
        self.seat = seat
        """The seat whose turn it is; None when the game is over."""
        self.legal = list(legal)
        """The legal actions."""
        turn = "the game is over" if self.seat is None else f"seat {self.seat} to move"
        position = f"{game}, move {self.move}, {turn}"
        can = f"; legal: {', '.join(self.legal)}" if self.legal else ""
        super().__init__(f"{reason} ({position}{can})")
