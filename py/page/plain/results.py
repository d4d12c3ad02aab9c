"""Games that are over, counted, and points that count up."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def counting(
    totals: "list[int]", rows: "list[list[int]]", ticks: int
) -> "list[tuple[int, list[int]]]":
    """How totals grow, row by row, each in so many ticks: the number of the row, and the totals."""
    grown = []
    for at, row in enumerate(rows):
        for tick in range(1, ticks + 1):
            grown.append((at, [total + n * tick // ticks for total, n in zip(totals, row)]))
        totals = [total + n for total, n in zip(totals, row)]
    return grown


def result(save: "dict[str, Any]", display: "dict[str, Any]", time: str) -> "dict[str, Any]":
    """What is kept of a game that is over, besides its record."""
    levels = sorted(set(save["bots"]))
    return {
        "game": save["game"],
        "players": save["players"],
        "level": levels[0] if len(levels) == 1 else "mixed",
        "seat": save["seat"],
        "scores": display["scores"],
        "winners": display["winners"],
        "time": time,
    }


def counted(done: "list[dict[str, Any]]") -> "list[tuple[str, int, str, int, int]]":
    """Game, players and level, with how many were played and won, in order."""
    count: dict[tuple[str, int, str], tuple[int, int]] = {}
    for each in done:
        key = (each["game"], each["players"], each["level"])
        played, won = count.get(key, (0, 0))
        count[key] = (played + 1, won + (each["seat"] in each["winners"]))
    return [key + count[key] for key in sorted(count)]
