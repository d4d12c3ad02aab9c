"""Games that are over, counted, and the points of their ends."""

from page.logic.constants import LEVELS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable


def gains(report: dict, shown: list[int], scores: list[int]) -> list[tuple[str, list[int]]]:
    """The points that come to players whose plates show `shown`, each with what they are for. Where
    some of a part have come before its end, it is the rest of them, for the part."""
    if shown == report["before"]:
        return [(row["label"], row["points"]) for row in report["rows"]]
    left = [n - before for n, before in zip(scores, shown)]
    return [(report["title"], left)] if any(left) else []


def ahead(display: dict) -> list[int]:
    """Return the scores that a total marks, by their numbers: those that have won the game, or
    lead in it; none while all have the same."""
    scores = display["scores"]
    if display["winners"]:
        return sorted({seat % len(scores) for seat in display["winners"]})
    most = max(scores)
    return [at for at, n in enumerate(scores) if n == most and min(scores) < most]


NEAR = 5
"""A loss by at most this part of the winner's points was near to a win."""


def near(display: dict, seat: int | None) -> bool:
    """Return whether the loss of a seat was near to a win; None is a spectator."""
    scores = display["scores"]
    if seat is None:
        return False
    most: int = max(scores)
    margin: int = most - scores[seat % len(scores)]
    return margin == 0 or NEAR * margin <= most


def easier(done: list[dict]) -> str:
    """Return the level below that of the last of these games, which are in order, if it was lost by
    half of the points, or the third one in a row against such bots; else ``."""
    last = done[-1]
    same = [each for each in done if all([each[key] == last[key] for key in ("game", "level")])]
    lost = not wins(done)[-1] and 2 * points_of(last) <= max(last["scores"])
    at = LEVELS.index(last["level"]) if last["level"] in LEVELS else 0
    tired = len(same) >= LOSSES and not any(wins(same[-LOSSES:]))
    return LEVELS[at - 1] if at and (lost or tired) else ""


def how_won(display: dict) -> str:
    """Return how a game was won by its points: `near`, `clear`, or ``."""
    *_, second, most = sorted(display["scores"])
    margin = most - second
    return "near" if NEAR * margin <= most else "clear" if 2 * margin >= most else ""


def result(save: dict, display: dict, time: str) -> dict:
    """Return the stored value of a finished game, besides its record."""
    levels = sorted(set(save["bots"]))
    return {
        "game": save["game"],
        "players": save["players"],
        "level": levels[0] if len(levels) == 1 else "mixed",
        "seat": save["seat"],
        "scores": display["scores"],
        "winners": display["winners"],
        "options": save["options"],
        "time": time,
    }


def points_of(done: dict) -> int:
    """Return a player's result in a finished game."""
    scores: list[int] = done["scores"]
    seat: int = done["seat"]
    return scores[seat % len(scores)]


def way_of(done: dict, info: dict) -> tuple[str, tuple[tuple[str, int], ...]]:
    """The way of playing of a game that is over: the name of a variant, `usual` where a game has no
    others, or empty for options of one's own; and the numbers in which it differs from that, such
    as the points to be reached, by their options."""
    options = {name: info["options"][name]["default"] for name in info["options"]}
    played = dict(options, **done.get("options", {}))
    nearest: tuple[str, tuple[tuple[str, int], ...]] = ("", ())
    for preset in info["presets"] or [{"id": "usual", "options": {}}]:
        meant = dict(options, **preset["options"])
        other = [(name, played[name]) for name in played if played[name] != meant.get(name)]
        if not other:
            return str(preset["id"]), ()
        if not nearest[0] and all(type(value) is int for _, value in other):
            nearest = str(preset["id"]), tuple(sorted(other))
    return nearest


class Count:
    """Some games of one kind, counted."""

    def __init__(self, key: tuple[str, int, str, tuple[tuple[str, int], ...], str]) -> None:
        self.key = key
        self.played = 0
        self.won = 0
        self.points = 0
        self.best: int | None = None
        self.record = ""

    def add(self, name: str, done: dict) -> None:
        points = points_of(done)
        self.played += 1
        self.won += done["seat"] in done["winners"]
        self.points += points
        if self.best is None or points > self.best:
            self.best = points
            self.record = name

    def average(self) -> float:
        """Points a game, to a tenth."""
        return round(10 * self.points / self.played) / 10


def counted(done: list[tuple[str, dict]], infos: "Callable[[str], dict | None]") -> list[Count]:
    """Games that are over, with their names, by game, players, way of playing (`way_of`) and level,
    in order. `infos(game)`: what is known of a game, or None."""
    counts: dict[tuple[str, int, str, tuple[tuple[str, int], ...], str], Count] = {}
    for name, each in done:
        info = infos(each["game"])
        way, numbers = way_of(each, info) if info else ("", ())
        key = (each["game"], each["players"], way, numbers, each["level"])
        if key not in counts:
            counts[key] = Count(key)
        counts[key].add(name, each)
    return [counts[key] for key in sorted(counts)]


def wins(done: list[dict]) -> list[bool]:
    """Return of each game that is over whether it was won."""
    return [each["seat"] in each["winners"] for each in done]


def longest_run(won: list[bool]) -> int:
    """Return the most wins in a row."""
    most = run = 0
    for each in won:
        run = run + 1 if each else 0
        most = max(most, run)
    return most


def run_now(won: list[bool]) -> int:
    """Return the wins in a row up to the last game."""
    run = 0
    while run < len(won) and won[-1 - run]:
        run += 1
    return run


def by_level(done: list[dict]) -> list[tuple[str, int, int]]:
    """Return the levels, the games against each, and the wins among them; none without games."""
    at = {level: wins([each for each in done if each["level"] == level]) for level in LEVELS}
    return [(level, len(at[level]), sum(at[level])) for level in LEVELS if at[level]]


def goal(done: list[dict]) -> tuple[str, int | str] | None:
    """Return what is next in a game: a win for a `record` of wins in a row, or for as many as the
    `longest`; else a first win at the `level` above those that have one. With the number, or the
    level."""
    won = wins(done)
    run, most = run_now(won), longest_run(won)
    if run and run + 1 >= most:
        return "record" if run == most else "longest", run + 1
    levels = by_level(done)
    beaten = [LEVELS.index(level) for level, _, n in levels if n]
    left = LEVELS[beaten[-1] + 1 :] if beaten else [level for level, _, _ in levels]
    return ("level", left[0]) if left else None


LOSSES = 3
"""Games lost in a row after which there is a way to weaker bots."""
RUNS = (3, 5, 10, 20, 50, 100)
"""Wins in a row that are told."""
FEW = 3
"""Games of a kind before a share of them is told, and before the best of them is a record."""


def milestone(
    done: list[tuple[str, dict]], name: str, infos: "Callable[[str], dict | None]"
) -> tuple[str, int] | None:
    """What the game `name`, the latest of those that are over, was: the `first` win in its game,
    the `run`th win in a row, or a `record` among games of its kind; with the number that belongs
    to it. None if it was none of these."""
    latest = dict(done).get(name)
    if latest is None:
        return None
    same = [each for key, each in done if each["game"] == latest["game"] and key <= name]
    won = wins(same)
    if won[-1]:
        if sum(won) == 1:
            return "first", len(won)
        run = run_now(won)
        if run in RUNS:
            return "run", run
    for count in counted([(key, each) for key, each in done if key <= name], infos):
        if count.record == name and count.played > FEW:
            return "record", points_of(latest)
    return None
