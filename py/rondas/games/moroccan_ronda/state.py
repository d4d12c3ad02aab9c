"""The parts of a game of Moroccan Ronda: the actions, the options, and one game in progress.

Suits never matter, so nearly everything is about ranks. Sets of ranks (such as the cards on the
table) and sets of seats are bit masks.
"""

from __future__ import annotations

from collections.abc import Sequence

from rondas.games.moroccan_ronda.house import House, house_of
from rondas.games.moroccan_ronda.lore import CLASS_NAMES, CLASSES, NONE, RONDA, TRINGA, Lore
from rondas.games.moroccan_ronda.pack import PACK
from rondas.rules.game import FIRST_EDITION, Game, Option, Options, vocabulary

ACTIONS, INDEX = vocabulary(
    PACK,
    *(f"dealer {seat}" for seat in range(4)),
    *(f"return {place}" for place in range(33)),
    *(f"announce {name}" for name in CLASS_NAMES),
    "accept",
    *(f"challenge {seat}" for seat in range(4)),
    *(f"claim {seat}" for seat in range(4)),
    "done",
)
DEALER, RETURN, ANNOUNCE = INDEX["dealer 0"], INDEX["return 0"], INDEX["announce none"]
ACCEPT, CHALLENGE = INDEX["accept"], INDEX["challenge 0"]
CLAIM, DONE = INDEX["claim 0"], INDEX["done"]
ANNOUNCEMENTS = {
    3: (ANNOUNCE + NONE, ANNOUNCE + RONDA, ANNOUNCE + TRINGA),
    4: tuple(ANNOUNCE + said for said in CLASSES),
}
"""The possible announcements, by the size of the hands (MR-6.2)."""

PHASES = ("dealer", "deck", "return", "announce", "window", "play", "claim", "over")
CHOOSING_DEALER, DEALING, RETURNING, ANNOUNCING, WINDOW, PLAY, CLAIMING, ENDED = range(8)

CLASS_POINTS = (0, 1, 2, 5)
"""The points of an announcement of each class, for the winner of the award (MR-6.1)."""
NO_CHAIN = (-1, 0, 0, False)

Payment = tuple[int, int, Sequence[int]]
"""Points that a team scores (or loses), and the teams that pay each of them when points
are scored by moving cards (MR-9.3)."""
Gain = tuple[str, int | None, Sequence[Payment]]
"""Points that were scored together: the clause, the seat that they are told of, and the points."""
Debt = tuple[int, int, int]
"""The team that owes, the team that it owes to, and how many cards (MR-9.3)."""


class MoroccanState(Game):
    """A game of two, three or four players; points and piles belong to teams (MR-1.1)."""

    id = "moroccan-ronda"
    title = "Moroccan Ronda"
    prefix = "MR"
    first_move = ("dealer", "MR-2.1")
    seats = (2, 3, 4)
    clockwise = False
    packets = True
    options = (
        Option("target", 41, "MR-9.4", low=5, high=200),
        Option("announcements", "free", "MR-6.8", ("free", "honest")),
        Option("penalties", "auto", "MR-7.5", ("auto", "claim")),
        Option("hidden_ronda_penalty", 1, "MR-7.1", (1, 5)),
        Option("ronda_ranks", "twelve_high", "MR-6.4", ("twelve_high", "ace_high")),
        Option("chain_turns", "once", "MR-4.2", ("once", "again")),
        Option("chain_scoring", "last", "MR-4.3", ("last", "each")),
        Option("chain_values", "1-5-10", "MR-4.4", ("1-5-10", "1-6-15")),
        Option("dealer_duty", "off", "MR-9.1", ("off", "on")),
        Option("opening", "table", "MR-9.2", ("table", "four_cards")),
        Option("scoring", "points", "MR-9.3", ("points", "transfer")),
    )

    pack = PACK
    actions = ACTIONS
    index = INDEX

    __slots__ = (
        "award_seats", "award_teams", "batch", "chain", "challengeable", "claimed", "contested",
        "dealer", "debts", "due", "edition", "fresh", "gains", "hands", "history", "house",
        "last_capturer", "left", "live", "lore", "nodes", "open_hands", "opening", "paid", "phase",
        "piles", "points", "returned", "round", "round_scores", "said", "self_settling", "silent",
        "stock", "table", "table_ranks", "turned", "won",
    )  # fmt: skip
    lists = ("history", "nodes", "paid", "piles", "points", "said", "table")
    nested = ("hands",)

    def __init__(self, players: int, option: Options) -> None:
        super().__init__(players, option)
        self.house: House = house_of(players, tuple(option.items()))
        self.edition = FIRST_EDITION
        """3 once an award for which edition 2 of the rules waited has changed the game for good
        (MR-6.5)."""
        self.phase = CHOOSING_DEALER
        self.dealer = -1
        self.round = 0
        """Rounds begun."""
        self.points = [0] * self.house.teams
        self.gains: tuple[Gain, ...] = ()
        """The points of this round, or of the last one until the next is dealt."""
        self.round_scores: list[list[int]] = []
        """The scores at the end of each round."""
        self.won: list[int] = []
        """The seats that have won."""
        self.new_round()

    @classmethod
    def check_settings(cls, players: int, option: Options) -> None:
        """MR-9.2."""
        if players == 3 and option["opening"] != "table":
            raise ValueError(f"opening is table with three players, not {option['opening']!r}")

    def new_round(self) -> None:
        """As it is before the cards of a round are dealt. Lists that are no `lists` are replaced
        and never changed, so that copies share them."""
        self.stock: list[int] = []
        """Undealt cards, the top first."""
        self.opening: list[int] = []
        """The cards turned up for the table."""
        self.turned = -1
        """A card turned up that cannot stay, until it is shuffled back (MR-2.3)."""
        self.returned: list[int] = []
        """The cards shuffled back."""
        self.batch = 0
        """Batches dealt."""
        self.table_ranks = 0
        """The ranks on the table."""
        self.table = [-1] * 10
        """The card of each rank on the table; what was captured may linger here."""
        self.piles = [0] * self.house.teams
        """Captured cards."""
        self.due: tuple[Payment, ...] = ()
        """Cards that change piles when the step in progress ends (MR-9.3)."""
        self.debts: tuple[Debt, ...] = ()
        """The debts between the teams, the oldest first (MR-9.3)."""
        self.last_capturer = -1
        self.history: list[int] = []
        """All cards played in this round."""
        self.new_batch(self.house.first_lore)

    def new_batch(self, lore: Lore) -> None:
        """As it is before the hands of a batch are dealt."""
        n = self.players
        self.lore = lore
        self.hands: list[list[int]] = [[] for _ in range(n)]
        self.left = 0
        """Cards in all hands."""
        self.nodes = [0] * n
        """The cards that each seat has played in this batch, as a node of the lore."""
        self.fresh = -1
        """The rank of the card that the previous player has laid down in this batch."""
        self.chain: tuple[int, int, int, bool] = NO_CHAIN
        """The call that the next player may take over: its rank, how many equal cards have
        captured, how many cards went, whether there was a missa point (MR-4.2, MR-5.2)."""
        self.said = [NONE] * n
        """The announcements."""
        self.silent = 0
        """The seats that have said `none` since the last announcement (MR-6.2)."""
        self.live = 0
        """The seats with a live announcement (MR-6.3)."""
        self.challengeable = 0
        """Those of them that are not shown and can be challenged (MR-8.1)."""
        self.open_hands = 0
        """The seats whose hands a challenge has shown to all."""
        self.contested = False
        """Whether the award waits until it is clear (MR-6.5)."""
        self.award_teams: Sequence[int] = ()
        """The teams that took the award, once it is made: one, or two that split it."""
        self.award_seats = 0
        """The announcements whose points they hold."""
        self.paid = [0] * n
        """The penalty that each seat has paid in this batch."""
        self.claimed = 0
        """Claims made since the batch, or the claiming after it, began: bit 4 * seat + target
        (MR-7.5)."""
        self.self_settling = 0
        """The seats whose disproved announcement is settled without a claim (MR-7.5)."""

    def team(self, seat: int) -> int:
        return self.house.team_of[seat]

    def claimable(self, seat: int) -> int:
        """Return the opponents that the seat has made no claim against yet (MR-7.5)."""
        return self.house.opponents[seat] & ~(self.claimed >> 4 * seat)

    def played(self, seat: int) -> list[int]:
        """Return the cards that a seat has played in this batch, in order."""
        n = self.players
        start = max(0, len(self.history) - (self.lore.size * n - self.left))
        return self.history[start + (seat - self.dealer - 1) % n :: n]

    def announced(self, seat: int) -> bool:
        """Whether all know what the seat announces, be it nothing."""
        if self.phase == ANNOUNCING:
            return bool((self.live | self.silent) >> seat & 1)
        return self.phase > ANNOUNCING

    def status(self, seat: int) -> str:
        """Return the status of an announcement: `live`, `shown` (MR-6.5), or `false` (MR-6.3)."""
        if not self.live >> seat & 1:
            return "false"
        height = self.lore.height_shown[self.said[seat]][self.nodes[seat]]
        return "shown" if height >= 0 else "live"

    def truth(self, seat: int) -> int:
        """The class of the hand that the seat was dealt, before it plays."""
        full = self.lore.after(0, self.hands[seat])
        return self.lore.possible[full].bit_length() - 1

    def undealt(self, batch: int = 0) -> int:
        """Count the cards left in the stock after a batch, by default this one (MR-2.4)."""
        house = self.house
        later = (batch or self.batch) - 1
        hands = house.first_lore.size + later * house.lore.size
        return 40 - hands * self.players - (4 if house.table_opening else 0)

    def is_last_card(self) -> bool:
        """Whether the card to be played is the very last of the round."""
        return self.left == 1 and not self.stock
