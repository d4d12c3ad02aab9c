"""The common parts of every face (paper, frame, index) and the faces from two to nine."""

from itertools import pairwise

from art.pen import group, num, raw, rect, use
from art.spanish.suits import place

WIDTH, HEIGHT = 61.0, 95.0
INSET = 2.7
"""Of the frame, from the edge of the card."""
GAPS = {"O": (), "C": (0.0,), "E": (-5.2, 5.2), "B": (-9.0, 0.0, 9.0)}
"""La pinta: where the frame breaks, from the middle of the card."""
GAP = 4.2

DIGITS = {
    "0": (5.6, "M2.8.9C1.4.9.6 2.6.6 5S1.4 9.1 2.8 9.1 5 7.4 5 5 4.2.9 2.8.9Z"),
    "1": (4.2, "M.4 2.5C1.3 2.2 2 1.6 2.4.5V9.1M.4 9.1H4.4"),
    "2": (5.8, "M.8 3C.9 1.7 1.8.9 2.9.9 4.2.9 5 1.7 5 2.9 5 5 1.4 6.5.7 9.1H4.9Q5.3 9.1 5.3 7.7"),
    "3": (5.8, "M.8 2.4V.9H5L2.7 4.2C4.2 4.2 5.2 5.2 5.2 6.6 5.2 8.2 4.1 9.1 2.8 9.1 1.8 9.1 1 8.6.7 7.7"),
    "4": (6.2, "M4.2 9.5V.9H3.9L.6 6.7H6"),
    "5": (5.8, "M4.9.9H1.4L1.1 4.7C1.6 4.2 2.2 4 2.9 4 4.3 4 5.2 5 5.2 6.5 5.2 8.1 4.1 9.1 2.8 9.1 1.8 9.1 1 8.6.7 7.7"),
    "6": (5.9, "M4.9 2.1C4.5 1.3 3.9.9 3.2.9 1.6.9.7 2.8.7 5.4.7 7.9 1.6 9.1 3 9.1 4.3 9.1 5.2 8.1 5.2 6.6 5.2 5.1 4.3 4.3 3.1 4.3 2 4.3 1 5 .7 6.2"),
    "7": (5.8, "M.7 2.5V.9H5.2C3.7 3.3 2.7 6 2.5 9.6"),
    "8": (6, "M3 .9C1.9.9 1.2 1.7 1.2 2.7S1.9 4.5 3 4.6C4.4 4.7 5.3 5.5 5.3 6.8S4.3 9.1 3 9.1.7 8.1.7 6.8 1.6 4.7 3 4.6C4.1 4.5 4.8 3.7 4.8 2.7S4.1.9 3 .9Z"),
    "9": (5.9, "M1 7.9C1.4 8.7 2 9.1 2.7 9.1 4.3 9.1 5.2 7.2 5.2 4.6 5.2 2.1 4.3.9 2.9.9 1.6.9.7 1.9.7 3.4.7 4.9 1.6 5.7 2.8 5.7 3.9 5.7 4.9 5 5.2 3.8"),
}  # fmt: skip
"""Numerals as strokes: advance width and path data, ten units tall."""

TALL, WIDE, NARROW = 1.3, 1.3, 1.12
"""Scales of the numerals: height, width of single ones, width of two."""


def paper() -> str:
    return rect("paper edge", 0.25, 0.25, WIDTH - 0.5, HEIGHT - 0.5, 4)


def frame(suit: str) -> str:
    """The line around the picture with the breaks that tell the suit."""
    left, right, top, low = INSET, WIDTH - INSET, INSET, HEIGHT - INSET
    bend = 2.0
    cuts = [WIDTH / 2 + at for at in GAPS[suit]]
    if not cuts:
        return rect("frame", left, top, right - left, low - top, bend)
    data = ""
    for y, sweep, start, end in ((top, 1, left, right), (low, 1, right, left)):
        # From the last break of one side, around the edge, to the first break of the other.
        way = 1 if end > start else -1
        ordered = cuts if way > 0 else cuts[::-1]
        for one, two in pairwise(ordered):
            data += f"M{num(one + way * GAP / 2)} {num(y)}H{num(two - way * GAP / 2)}"
        other = low if y == top else top
        data += (
            f"M{num(ordered[-1] + way * GAP / 2)} {num(y)}H{num(end - way * bend)}"
            f"A{num(bend)} {num(bend)} 0 0 {sweep} {num(end)} {num(y + way * bend)}"
            f"V{num(other - way * bend)}"
            f"A{num(bend)} {num(bend)} 0 0 {sweep} {num(end - way * bend)} {num(other)}"
            f"H{num(ordered[-1] + way * GAP / 2)}"
        )
    return raw("frame", data)


def numeral(rank: int, gap: float = 0.9) -> str:
    """The rank as strokes, its left top corner at the origin."""
    text, at = "", 0.0
    for digit in str(rank):
        advance, data = DIGITS[digit]
        text += raw("num", data, **({"transform": f"translate({num(at)})"} if at else {}))
        at += advance + gap
    return text


def index(rank: int, suit: str) -> str:
    """The rank and the suit's small mark, for one corner; shared by both corners."""
    size = 8.5 if suit in "OC" else 9.4
    return use(f"cd-rank-{rank}") + place(f"mini-{suit}", 8.9, 23.9, size)


def corner(one: str) -> str:
    """The same in two corners."""
    return group(one) + group(one, transform="rotate(180 30.5 47.5)")


def numerals() -> str:
    text = ""
    for rank in range(1, 13):
        wide = WIDE if rank < 10 else NARROW
        # A lone 1 is narrow: it stands over the middle of the mark below it.
        left = 5.9 if rank == 1 else 4.6
        where = f"translate({num(left)} 4.7)scale({num(wide)} {num(TALL)})"
        text += group(numeral(rank), id=f"cd-rank-{rank}", transform=where) + "\n"
    return text


Spot = tuple[float, float, float]

MID = WIDTH / 2


def round_spots(rank: int, size: float) -> list[Spot]:
    """Places of coins and cups: x, y and height."""

    def rows(*ys: float, x: float = 9.1, h: float = size) -> list[Spot]:
        return [(MID + side * x, y, h) for y in ys for side in (-1, 1)]

    spots: dict[int, list[Spot]] = {
        2: [(MID, 27, size * 1.62), (MID, 68, size * 1.62)],
        3: [(MID, y, size * 1.25) for y in (18.5, 47.5, 76.5)],
        4: rows(25, 70),
        5: [*rows(22, 73), (MID, 47.5, size)],
        6: rows(18.5, 47.5, 76.5),
        7: [*rows(20, 75), *((x, 47.5, size) for x in (MID - 17.8, MID, MID + 17.8))],
        8: rows(15.2, 36.7, 58.3, 79.8, h=size * 0.98),
        9: [*rows(14.6, 33.9, 61.1, 80.4, x=11, h=size * 0.84), (MID, 47.5, size * 0.84)],
    }
    return spots[rank]


def staves(suit: str, rank: int) -> str:
    """Swords and clubs: upright rows, the lower one upside down, one across in the middle."""
    name, long = f"suit-{suit}", f"long-{suit}"
    if rank == 2 and suit == "B":
        return place(long, 22.5, 47.5, 78) + place(long, 38.5, 47.5, 78, 180)
    if rank in (2, 3):
        lean = 24 if suit == "E" else 21
        crossed = place(long, MID, 48, 75, lean) + place(long, MID, 48, 75, -lean)
        return crossed + (place(long, MID, 47, 80) if rank == 3 else "")
    across = rank % 2
    # The upper row stands a little to the right, the lower to the left: room for the indices.
    columns = {2: (22, 39), 3: (19.8, 31.1, 42.4), 4: (18.4, 27.2, 36, 44.8)}[rank // 2]
    tall = 34.0 if across else 38.5
    away = 4.6 + tall / 2 if across else 1.3 + tall / 2
    text = "".join(place(name, x, 47.5 - away, tall) for x in columns)
    text += "".join(place(name, WIDTH - x, 47.5 + away, tall, 180) for x in columns)
    return text + (place(long, MID, 47.5, 50, 90) if across else "")


def pips(rank: int, suit: str) -> str:
    if suit in "EB":
        return staves(suit, rank)
    spots = round_spots(rank, 16.9 if suit == "O" else 20.5)
    return "".join(place(f"suit-{suit}", x, y, h) for x, y, h in spots)


def face(rank: int, suit: str, picture: str) -> str:
    """A whole face. The classes sit inside the named group, so that its content can be cloned."""
    return (
        f'<g id="face-{rank}{suit}"><g class="cd cd-{suit}">'
        f"{paper()}{frame(suit)}{picture}{corner(index(rank, suit))}</g></g>\n"
    )
