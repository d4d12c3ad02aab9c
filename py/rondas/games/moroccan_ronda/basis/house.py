"""The options of a game, turned into what its methods need."""

from functools import cache
from itertools import permutations
from typing import Any

from rondas.games.moroccan_ronda.basis.lore import lore_of
from rondas.rules.game import Options


class House:
    """The settings of a game. They never change."""

    __slots__ = (
        "auto", "call_points", "calls", "duty", "each_keeps", "first_lore", "free", "lore",
        "next_seat", "opponents", "order", "other_teams", "pairs", "par", "seats_of",
        "table_opening", "target", "team_of", "teams", "transfer",
    )  # fmt: skip

    def __init__(self, players: int, option: Options) -> None:
        self.team_of = [seat % 2 if players == 4 else seat for seat in range(players)]
        """The team of each seat (MR-1.1)."""
        self.teams = players if players < 4 else 2
        self.other_teams = [
            [other for other in range(self.teams) if other != team] for team in range(self.teams)
        ]
        """The opposing teams of each team."""
        self.opponents = [
            sum(1 << at for at in range(players) if self.team_of[at] != self.team_of[seat])
            for seat in range(players)
        ]
        """The opposing seats of each seat."""
        self.next_seat = [(seat + 1) % players for seat in range(players)]
        self.order = [
            [(dealer + 1 + i) % players for i in range(players)] for dealer in range(players)
        ]
        """The seats from a dealer's right round to the dealer."""
        self.pairs = [
            list(permutations(dict.fromkeys(self.team_of[seat] for seat in order), 2))
            for order in self.order
        ]
        """For each dealer, the teams that pay and receive, in the order of payments (MR-9.3)."""
        self.seats_of = [
            [seat for seat in range(players) if self.team_of[seat] == team]
            for team in range(self.teams)
        ]
        """The seats of each team."""
        self.par = 13 if players == 3 else 20
        """Captured cards up to which nothing is scored at the count (MR-10.1)."""
        self.call_points = (0, 1, 5, 10) if option["chain_values"] == "1-5-10" else (0, 1, 6, 15)
        """The points of the second, third and fourth equal card (MR-4.4)."""
        self.calls = 3 if option["chain_turns"] == "again" else players - 1
        """How many calls a chain can have (MR-4.2)."""
        self.each_keeps = option["chain_scoring"] == "each"
        """Whether every caller of a chain keeps their points (MR-4.3)."""
        self.free = option["announcements"] == "free"
        """Whether players announce as they like (MR-6.8)."""
        self.auto = option["penalties"] == "auto" or not self.free
        """Whether penalties are scored as soon as they are proved (MR-7.5)."""
        self.duty = option["dealer_duty"] == "on"
        """Whether the very last card is judged (MR-9.1)."""
        self.transfer = option["scoring"] == "transfer"
        """Whether points in play are scored by moving cards (MR-9.3)."""
        self.target: int = option["target"]
        self.table_opening = option["opening"] == "table"
        """Whether four cards are turned up on the table (MR-9.2)."""
        price, ace_high = option["hidden_ronda_penalty"], option["ronda_ranks"] == "ace_high"
        size = 3 if self.table_opening or players == 4 else 4
        self.lore = lore_of(size, price, ace_high)
        """For every batch but the first."""
        self.first_lore = self.lore if self.table_opening else lore_of(4, price, ace_high)


@cache
def house_of(players: int, option: tuple[tuple[str, Any], ...]) -> House:
    return House(players, dict(option))
