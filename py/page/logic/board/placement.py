"""Where people sit round the table, and where a small sheet finds room beside what it explains.
Boxes are `(left, top, width, height)`, in px."""


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
    size: tuple[float, float],
    window: tuple[float, float],
    taken: list,
    gap: float,
) -> tuple[float, float]:
    """The left top corner for a sheet of a size, in a window, beside an anchor: above it, else
    below, else beside the row of the anchor, above or below what must not be covered (`taken`),
    whichever is nearer. Where nothing is free it covers as little as it can, and of the anchor
    least."""
    wide, high = size
    x, y, anchor_wide, anchor_high = anchor
    most_left, most_top = window[0] - wide - gap, window[1] - high - gap
    middle = max(gap, min(x + anchor_wide / 2 - wide / 2, most_left))
    # Each box and each place once: at a table there are hundreds.
    times: dict[tuple[float, ...], int] = {anchor: 9}
    boxes = [anchor]
    for box in taken:
        if box not in times:
            boxes.append(box)
        times[box] = times.get(box, 0) + 1
    beside = [box[1] - high - gap for box in boxes[1:]]
    beside += [box[1] + box[3] + gap for box in boxes[1:]]
    beside.sort(key=lambda top: abs(top - y))
    best, least = (middle, gap), -1.0
    tops: list[float] = []
    for top in [y - high - gap, y + anchor_high + gap] + beside:  # noqa: RUF005
        top = max(gap, min(top, most_top))
        if top not in tops:
            tops.append(top)
    spots = [(max(gap, top - y - anchor_high, y - top - high), middle, top) for top in tops]
    for box in boxes:
        for left in (box[0] - wide - gap, box[0] + box[2] + gap) if shared(box, anchor) else ():
            if gap <= left <= most_left:
                off = max(left - x - anchor_wide, x - left - wide)
                spots.append((off, left, min(y + anchor_high - high, most_top)))
    spots.sort(key=lambda spot: spot[0])
    spots += [(0.0, left, top) for left in (gap, most_left) for top in tops]
    for _, left, top in spots:
        here = (left, top, wide, high)
        covered = 0.0
        for box in boxes:
            covered += times[box] * shared(here, box)
            if 0 <= least <= covered:
                break
        else:
            best, least = (left, top), covered
            if not covered:
                return best
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
