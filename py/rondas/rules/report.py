"""The report of a part of the game, for one reader: the sheet on the table after it.

It contains what everybody at the table knows. Only the headline addresses the reader.
"""

from collections.abc import Iterable, Sequence
from typing import NotRequired, TypedDict

from rondas.rules.message import Message, say, seat, seats

NARROW = 20
"""The part of the winner's points up to which an end is narrow."""


class Row(TypedDict):
    """A line of figures, one for each score."""

    label: Message
    points: list[int]
    notes: NotRequired[list[Message]]
    """A short phrase for each score, with more about it."""


class Report(TypedDict):
    """A finished part of the game, or with it the whole game."""

    title: Message
    """The name of the part, or of the whole that it belongs to."""
    next: Message
    """The name of the part after it, if the game goes on."""
    headline: Message
    """The result for the reader; for a spectator, the result."""
    won: list[int]
    """The indices of the scores that have won the part, or the game if it is over."""
    before: list[int]
    """The scores before the part."""
    rows: list[Row]
    """The gains, by their reasons; they add up to the scores."""
    notes: list[Message]
    """A short phrase for each score, or none."""
    best: Message | None
    """The play that mattered most, or that ended the part early, if one stands out."""
    close: Message | None
    """How narrow the end of the game was, if it was."""


def report(
    title: Message,
    then: Message,
    headline: Message,
    winners: Iterable[int],
    scores: Sequence[int],
    gains: Iterable[tuple[Message, Sequence[int]]],
    notes: Sequence[Message] = (),
    best: Message | None = None,
    last: int | None = None,
) -> Report:
    """Return the report of a part with these gains, which led to these scores.

    `winners`: the scores that have won the game, if it is over. Otherwise the scores with the
    largest gain have won the part, or nobody if all gained the same. `last`: the score that the
    last trick went to, in a game that counts tricks.
    """
    rows: list[Row] = [
        {"label": label, "points": list(points)} for label, points in gains if any(points)
    ]
    brought = gained(scores, [row["points"] for row in rows])
    return {
        "title": title,
        "next": then,
        "headline": headline,
        "won": list(winners) or ahead(brought),
        "before": [score - n for score, n in zip(scores, brought, strict=True)],
        "rows": rows,
        "notes": list(notes),
        "best": best,
        "close": narrow(scores, winners, last),
    }


def narrow(scores: Sequence[int], winners: Iterable[int], last: int | None) -> Message | None:
    """Return how narrow the end of the game was: decided by the last trick, or by at most a
    twentieth of the winner's points; None otherwise."""
    won = list(winners)
    if len(won) != 1:
        return None
    margin = scores[won[0]] - max(n for at, n in enumerate(scores) if at != won[0])
    if margin == 1 and last == won[0]:
        return say("report-close-last")
    return say("report-close") if 0 < NARROW * margin <= scores[won[0]] else None


def gained(scores: Sequence[int], rows: Iterable[Sequence[int]]) -> list[int]:
    """Return the sum of the rows, for each score."""
    return [sum(column) for column in zip([0] * len(scores), *rows, strict=True)]


def leading(points: Sequence[int]) -> list[int]:
    """Return the indices of the highest scores."""
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
    number: int = 0,
) -> Message:
    """Return a headline that says who is ahead, and by how much.

    - `sides`: the seats that share each score
    - `part`: `hand`, `round`, `game`, `pack` (a round that goes once through it) or `match` (of
      several games); without one, the whole game
    - `unit`: `points`, `tricks` or `rounds`
    - `number`: of a game in a match
    """
    ahead = leading(points)
    mine = next((at for at, side in enumerate(sides) if reader in side), None)
    name = "report-part" if part else "report-all"
    args: dict[str, object] = {"part": part, "number": number} if part else {}
    by: dict[str, object] = {**args, "unit": unit}
    at_top = seats(at for column in ahead for at in sides[column])
    if mine is not None and mine not in ahead:
        by["n"] = max(points) - points[mine]
        if len(points) == 2:
            return say(f"{name}-lost", **by)
        by["place"] = 1 + sum(n > points[mine] for n in points)
        by["tied"] = points.count(points[mine]) - 1
        return say(f"{name}-behind", seats=at_top, **by)
    if len(ahead) > 1:
        if len(ahead) == len(points):
            return say(f"{name}-level", **args)
        return say(f"{name}-shared", seats=at_top, **args)
    winners = sides[ahead[0]]
    others = [n for at, n in enumerate(points) if at != ahead[0]]
    by["n"] = max(points) - max(others)
    if mine is not None and len(winners) == 2:
        partner = next(at for at in winners if at != reader)
        return say(f"{name}-won-together", other=seat(partner), **by)
    return say(f"{name}-won", seats=seats(winners), **by)
