"""The proof that played cards give about a hand (MR-6.1, MR-6.5, MR-7.1, MR-7.4), in tables.

A statement about a hand, or a debt, is proved if it holds for every full hand with the ranks
played. There are few enough hands of ranks to examine all of them beforehand.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import combinations_with_replacement

from rondas.games.moroccan_ronda.basis.pack import RANK

# The classes of a hand (MR-6.1), which are also what can be announced (MR-6.2).
NONE, RONDA, RONDAS, TRINGA = CLASSES = range(4)
CLASS_NAMES = ("none", "ronda", "rondas", "tringa")
MAKE_TRUE = ((NONE,), (RONDA, RONDAS), (RONDAS,), (TRINGA,))
"""The classes that make an announcement true (MR-7.1)."""

Table = tuple[tuple[int, ...], ...]
Rest = tuple[tuple[int, int], ...]
"""The ranks of some cards, as (rank, how many) pairs."""


def rest_of(ranks: Sequence[int]) -> Rest:
    return tuple((rank, ranks.count(rank)) for rank in sorted(set(ranks)))


def class_of(hand: Sequence[int]) -> int:
    """The class of a full hand of three or four ranks (MR-6.1)."""
    counts = [hand.count(rank) for rank in set(hand)]
    if max(counts) == 3:
        return TRINGA
    return (NONE, RONDA, RONDAS)[sum(n // 2 for n in counts)]


def penalties(hidden_ronda: int) -> Table:
    """Return the price of each announcement (rows) for each class of hand (columns): MR-7.1.
    `hidden_ronda` is the price of one."""
    return (
        (0, hidden_ronda, 2 * hidden_ronda, 5),
        (1, 0, hidden_ronda, 5),
        (2, 1, 0, 5),
        (5, 5, 5, 0),
    )


class Lore:
    """The proof from the ranks played, for hands of one size.

    Every multiset of ranks that such a hand may contain has a number, a *node*; 0 is the empty one.
    Tables with a row for each announcement have a column for each node, judged by its full hands.
    """

    def __init__(self, size: int, hidden_ronda: int, ace_high: bool) -> None:
        self.size = size
        self.ranks = [
            hand
            for length in range(size + 1)
            for hand in combinations_with_replacement(range(10), length)
        ]
        """The ranks of each node in ascending order; full hands come last."""
        self.node = {hand: node for node, hand in enumerate(self.ranks)}
        self.step: Table = tuple(
            tuple(self.node[tuple(sorted((*hand, rank)))] for rank in range(10))
            if len(hand) < size
            else ()
            for hand in self.ranks
        )
        """The node after one more rank."""
        self.prices = penalties(hidden_ronda)
        self.fits: dict[tuple[int, int], list[Rest]] = {}
        # How high rank 0 (the 1) to 9 (the 12) are (MR-6.4).
        heights = [9, *range(9)] if ace_high else [*range(10)]
        nodes = len(self.ranks)
        possible = [0] * nodes
        shown = [[-1] * nodes for _ in CLASSES]
        reach = [[-1] * nodes for _ in CLASSES]
        least = [[-1] * nodes for _ in CLASSES]
        owed = [[0] * nodes for _ in CLASSES]
        for node in reversed(range(nodes)):
            hand = self.ranks[node]
            for said in CLASSES:
                shown[said][node] = height_shown(hand, said, heights)
            if len(hand) == size:
                held = class_of(hand)
                possible[node] = 1 << held
                for said in CLASSES:
                    owed[said][node] = self.prices[said][held]
                    if held in MAKE_TRUE[said]:
                        reach[said][node] = least[said][node] = shown[said][node]
            else:
                after = self.step[node]
                for child in after:
                    possible[node] |= possible[child]
                for said in CLASSES:
                    owed[said][node] = min(owed[said][child] for child in after)
                    reach[said][node] = max(reach[said][child] for child in after)
                    true = [least[said][child] for child in after if reach[said][child] >= 0]
                    least[said][node] = min(true, default=-1)
        self.possible = tuple(possible)
        """The set of classes that a full hand may still have."""
        self.owed: Table = tuple(map(tuple, owed))
        """The penalty proved so far (MR-7.4)."""
        self.height_shown: Table = tuple(map(tuple, shown))
        """How high the announcement is as far as it lies played; -1 while not shown (MR-6.5)."""
        self.height_possible: Table = tuple(map(tuple, reach))
        """How high the announcement can still be if it is true; -1 if it is disproved."""
        self.height_certain: Table = tuple(map(tuple, least))
        """How high the announcement is at least if it is true; -1 if it is disproved."""

    def after(self, node: int, cards: Iterable[int]) -> int:
        """The node that these cards lead to."""
        for card in cards:
            node = self.step[node][RANK[card]]
        return node

    def mildest(self, said: int, node: int) -> int:
        """Of the classes that the hand may have, the one that makes `said` cost least."""
        possible = self.possible[node]
        return min((c for c in CLASSES if possible >> c & 1), key=self.prices[said].__getitem__)

    def completions(self, node: int, held: int) -> list[Rest]:
        """The ranks that make a full hand of class `held`."""
        found = self.fits.get((node, held))
        if found is None:
            played = self.ranks[node]
            found = self.fits[node, held] = [
                rest_of(rest)
                for rest in combinations_with_replacement(range(10), self.size - len(played))
                if self.possible[self.node[tuple(sorted((*played, *rest)))]] == 1 << held
            ]
        return found


def height_shown(hand: Sequence[int], said: int, heights: Sequence[int]) -> int:
    """How high the rank is that shows an announcement among these ranks (MR-6.4, MR-6.5): that
    of the pair, of the higher of two pairs, of the three. -1 if they do not show it."""
    if said == NONE:
        return -1
    if said == RONDAS and sum(hand.count(rank) // 2 for rank in set(hand)) < 2:
        return -1
    need = 3 if said == TRINGA else 2
    return max((heights[rank] for rank in hand if hand.count(rank) >= need), default=-1)


@cache
def lore_of(size: int, hidden_ronda: int, ace_high: bool) -> Lore:
    return Lore(size, hidden_ronda, ace_high)
