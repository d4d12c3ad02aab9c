"""How a game went for a seat, decision by decision: its curve, and what is read of it aloud."""

COSTLY = 10
"""Hundredths of the chance to win from which on a decision made a defeat."""
READ = 24
"""Values that are read aloud at the most: a long game has hundreds."""


def percent(share: float) -> int:
    """`0.125` is 13."""
    return int(100 * share + 0.5)


def points(judged: dict, moves: int) -> list[tuple[float, float]]:
    """The curve from its start at even chances to the result, if there is one: places between 0 and
    1, from the left and from above."""
    found = [(0.0, 1 - judged["even"])]
    found += [((move + 1) / moves, 1 - share) for move, share in judged["curve"]]
    if judged["result"] is not None:
        found.append((1.0, 1 - judged["result"]))
    return found


def spread(places: list[float], gap: float) -> list[float]:
    """Places between 0 and 1, in order, moved as little as it takes for `gap` to lie between them,
    and half of it before the first and behind the last."""
    # Without the gaps they need only not go back: runs that do are put together at their middle.
    runs: list[list[float]] = []
    for at, place in enumerate(places):
        runs.append([place - at * gap])
        while len(runs) > 1 and sum(runs[-2]) * len(runs[-1]) > sum(runs[-1]) * len(runs[-2]):
            last = runs.pop()
            runs[-1] += last
    middles = [sum(run) / len(run) for run in runs for _ in run]
    most = 1 - gap / 2 - (len(places) - 1) * gap
    return [min(max(x, gap / 2), most) + at * gap for at, x in enumerate(middles)]


def outline(found: list[tuple[float, float]], width: int, height: int) -> str:
    """The same as the path of a drawing."""
    steps = ["%.1f %.1f" % (x * width, y * height) for x, y in found]
    return "M" + "L".join(steps)


def read(judged: dict) -> list[tuple[int, int]]:
    """The values that are read aloud, by their moves, in percent: those of all moments, and of the
    others enough, evenly."""
    curve = judged["curve"]
    every = max(1, -(-len(curve) // READ))
    moments = [moment["move"] for moment in judged["moments"]]
    return [
        (move, percent(share))
        for at, (move, share) in enumerate(curve)
        if at % every == 0 or move in moments
    ]


def nearest(judged: dict, move: float) -> int:
    """The move of the decision nearest to a place of the curve."""
    best = 0
    for at, _ in judged["curve"]:
        if best == 0 or abs(at - move) < abs(best - move):
            best = at
    return best


def decided(judged: dict, last: int) -> tuple[int, int, int]:
    """The move at which the chance had changed most towards the result since the decision before,
    or since the cards came, and both chances in percent. `last`: the end of the game."""
    line = [[0, judged["even"]]] + judged["curve"] + [[last, judged["result"]]]
    way = 1 if judged["result"] > judged["even"] else -1
    _, at = max([(way * (line[at][1] - line[at - 1][1]), at) for at in range(1, len(line))])
    return line[at][0], percent(line[at - 1][1]), percent(line[at][1])


def card_of(action: str) -> str:
    """The card that an action plays; empty if it plays none."""
    return action.partition("play ")[2].partition(" ")[0]
