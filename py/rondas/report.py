"""How a part of a game came out, in the eyes of one reader: the sheet that lies on the table then.

It holds what all at the table know. Only the headline speaks to the reader.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NotRequired, TypedDict

from rondas.message import Message, say, seat, seats


class Row(TypedDict):
    """A line of figures, one for each score."""

    label: Message
    points: list[int]
    notes: NotRequired[list[Message]]
    """A short phrase for each score, if there is more to tell."""


class Report(TypedDict):
    """A part of the game that is over, or with it the whole game."""

    title: Message
    """Which part it was."""
    headline: Message
    """How it went for the reader; for a spectator, how it went."""
    won: list[int]
    """The scores that have won the part, or the game if it is over, by their numbers. The headline
    speaks of the same."""
    before: list[int]
    """The scores as they were before it."""
    rows: list[Row]
    """What came to them, and for what: all of it adds up to the scores."""
    notes: list[Message]
    """A short phrase for each score, or none."""
    best: Message | None
    """The play that mattered most, if one stands out."""


def report(
    title: Message,
    headline: Message,
    winners: Iterable[int],
    scores: Sequence[int],
    gains: Iterable[tuple[Message, Sequence[int]]],
    notes: Sequence[Message] = (),
    best: Message | None = None,
) -> Report:
    """Return the report of a part that has brought these gains and has led to these scores.

    `winners`: the scores that have won the game, if it is over. Else the part is won by the scores
    that it has brought most, and by nobody if it has brought all the same.
    """
    rows: list[Row] = [
        {"label": label, "points": list(points)} for label, points in gains if any(points)
    ]
    brought = gained(scores, [row["points"] for row in rows])
    return {
        "title": title,
        "headline": headline,
        "won": list(winners) or ahead(brought),
        "before": [score - n for score, n in zip(scores, brought, strict=True)],
        "rows": rows,
        "notes": list(notes),
        "best": best,
    }


def gained(scores: Sequence[int], rows: Iterable[Sequence[int]]) -> list[int]:
    """What rows add up to, for each score."""
    return [sum(column) for column in zip([0] * len(scores), *rows, strict=True)]


def leading(points: Sequence[int]) -> list[int]:
    """The scores with the most points, by their numbers."""
    return [at for at, n in enumerate(points) if n == max(points)]


def ahead(points: Sequence[int]) -> list[int]:
    """Return the scores with the most points, or none if all have the same."""
    return leading(points) if len({*points}) > 1 else []


def verdict(
    points: Sequence[int],
    sides: Sequence[Sequence[int]],
    reader: int | None,
    part: str = "",
    unit: str = "points",
) -> Message:
    """Say in a headline who is ahead, and by how much.

    `sides`: the seats that share each score. `part`: what the points are of, `hand`, `round`,
    `game` or `pack` (a round that goes once through it); of the whole game if there is none.
    `unit`: what is counted, `points`, `tricks` or `rounds`.
    """
    ahead = leading(points)
    mine = next((at for at, side in enumerate(sides) if reader in side), None)
    name = "report-part" if part else "report-all"
    args: dict[str, object] = {"part": part} if part else {}
    by: dict[str, object] = {**args, "unit": unit}
    if mine is not None and mine not in ahead:
        return say(f"{name}-lost", n=max(points) - points[mine], **by)
    if len(ahead) > 1:
        if len(ahead) == len(points):
            return say(f"{name}-level", **args)
        at_top = seats(at for column in ahead for at in sides[column])
        return say(f"{name}-shared", seats=at_top, **args)
    winners = sides[ahead[0]]
    others = [n for at, n in enumerate(points) if at != ahead[0]]
    by["n"] = max(points) - max(others)
    if mine is not None and len(winners) == 2:
        partner = next(at for at in winners if at != reader)
        return say(f"{name}-won-together", other=seat(partner), **by)
    return say(f"{name}-won", seats=seats(winners), **by)
