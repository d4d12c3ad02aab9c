"""Where people sit round the table, and where a small sheet finds room beside what it explains.
Boxes are `(left, top, width, height)`, in px."""

NEVER = 9.0
"""What it costs to cover a px² of what must be seen …"""
RATHER = 1 / 25
"""… of what had better be seen …"""
HARDLY = 1 / 150
"""… and of words that have been read."""


def shared(a: tuple[float, ...], b: tuple[float, ...]) -> float:
    """The area that two boxes have in common."""
    wide = min(a[0] + a[2], b[0] + b[2]) - max(a[0], b[0])
    high = min(a[1] + a[3], b[1] + b[3]) - max(a[1], b[1])
    return wide * high if wide > 0 and high > 0 else 0.0


def around(a: tuple[float, ...], b: tuple[float, ...]) -> tuple[float, ...]:
    """The smallest box that holds two."""
    left, top = min(a[0], b[0]), min(a[1], b[1])
    right, bottom = max(a[0] + a[2], b[0] + b[2]), max(a[1] + a[3], b[1] + b[3])
    return left, top, right - left, bottom - top


def depth(cards: int) -> int:
    """The depth of a pile of so many cards, from 0 to 4."""
    return sum(cards >= least for least in (1, 4, 10, 20))


def rows(boxes: list[tuple[float, ...]]) -> list[tuple[float, ...]]:
    """A box around each row of these, of which some may be raised a little; those of no height are
    not there."""
    found: list[tuple[float, ...]] = []
    for box in [each for each in boxes if each[3]]:
        for n, row in enumerate(found):
            if abs(row[1] - box[1]) < box[3] / 2:
                found[n] = around(row, box)
                break
        else:
            found.append(box)
    return found


def room(
    anchor: tuple[float, ...],
    size: tuple[float, ...],
    window: tuple[float, float],
    taken: list,
    gap: float,
) -> tuple[float, float, float]:
    """Where a sheet of a size lies best in a window, beside an anchor: what that costs, and its
    left top corner. The way from the anchor costs its length in px, and each box of `taken`, of
    pairs, so much for each px² that is covered. Words are covered to their whole height, because
    half of a line tells nothing."""
    boxes = [(anchor, NEVER)] + taken  # noqa: RUF005
    ways = []
    for at in (0, 1):
        near, long, most = anchor[at], anchor[at + 2], window[at] - size[at] - gap
        middle = near + (long - size[at]) / 2
        spots = [middle, gap, most] if at == 0 else [near + long - size[at]]
        for box, _ in boxes:
            spots += [box[at] - size[at] - gap, box[at] + box[at + 2] + gap]
        costs: dict[float, float] = {}
        for spot in spots:
            spot = max(gap, min(spot, most))
            off = max(0.0, near - spot - size[at], spot - near - long)
            aslant = 2 * gap * (spot > near) if at else abs(spot - middle) / 8
            costs[spot] = off + aslant  # in the middle above is best
        ways.append(sorted([(cost, spot) for spot, cost in costs.items()]))
    best = (0.0, 0.0, 0.0)
    for down, top in ways[1]:
        for along, left in ways[0]:
            cost = down + along
            if best[0] and cost >= best[0]:
                break
            for at, (box, dear) in enumerate(boxes):
                covered = shared((left, top, size[0], size[1]), box)
                if covered and dear == HARDLY:
                    covered = shared((left, box[1], size[0], box[3]), box)
                cost += dear * covered
                if best[0] and cost >= best[0]:
                    boxes.insert(0, boxes.pop(at))  # it may be in the way of the next spot too
                    break
            else:
                best = (cost, left, top)
    return best


SIDES = {
    1: ("bottom",),
    2: ("bottom", "top"),
    3: ("bottom", "left", "right"),
    4: ("bottom", "left", "top", "right"),
    5: ("bottom", "left", "top-left", "top-right", "right"),
    6: ("bottom", "left", "top-left", "top", "top-right", "right"),
}
MIRROR = {"left": "right", "right": "left", "top-left": "top-right", "top-right": "top-left"}


def sides(players: int, clockwise: bool) -> list[str]:
    """Where the seats from one's own on sit: clockwise, the next is on the left."""
    around = SIDES[players]
    return [side if clockwise else MIRROR.get(side, side) for side in around]
