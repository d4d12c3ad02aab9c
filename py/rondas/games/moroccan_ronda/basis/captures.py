"""The cards that a card captures, plainly and fast: sets of ranks as bit masks."""

SETS = 1 << 10
"""The number of sets of ranks."""
COUNT = [bin(ranks).count("1") for ranks in range(SETS)]
"""How many ranks are in a set."""


def run(rank: int, table: int) -> int:
    """The rank, and the ranks on the table that continue the sequence upwards (MR-3.2)."""
    taken = 0
    while table >> rank & 1:
        taken |= 1 << rank
        rank += 1
    return taken


TAKEN = [[run(rank, table) for table in range(SETS)] for rank in range(10)]
"""The results of `run` …"""
SIZES = [[COUNT[taken] for taken in row] for row in TAKEN]
"""… and how many ranks they have."""
