"""The parts of a game of Moroccan Ronda: the phases, the options, and one game in progress.

Suits never matter, so nearly everything is about ranks. Sets of ranks (such as the cards on the
table) and sets of seats are bit masks.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from rondas.games.moroccan_ronda.actions import ACTIONS, INDEX
from rondas.games.moroccan_ronda.basis.house import House, house_of
from rondas.games.moroccan_ronda.basis.lore import CLASS_NAMES, NONE, Lore
from rondas.games.moroccan_ronda.basis.pack import PACK, RANK, RANKS, by_rank, members
from rondas.rules.game import FIRST_EDITION, Game, Option, Options
from rondas.rules.schema import HIDDEN, card, cards, coded, fact, mask, seat, slot, subset, told
from rondas.text import brief

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

    house: House = slot()
    edition: int = slot(FIRST_EDITION, aside=True)
    """3 once an award for which edition 2 waited has changed the game for good (MR-6.5)."""
    points: list[int] = fact(
        [], "Points of each team.", key="scores", position="scores",
        high=lambda game: game.house.target - 1,
    )  # fmt: skip
    gains: tuple[Gain, ...] = slot((), aside=True)
    """The points of this round, or of the last one until the next is dealt."""
    counted: list[int] = slot([], aside=True)
    """The piles of the last round at its count (MR-10.1)."""
    won: list[int] = fact([], "The seats that have won.", key="winners")
    table_ranks: int = slot(0, span="round")
    """The ranks on the table."""
    table: list[int] = slot([-1] * 10, span="round", aside=True)
    """The card of each rank on the table; what was captured may linger here."""
    due: tuple[Payment, ...] = slot((), span="round")
    """Cards that change piles when the step in progress ends (MR-9.3)."""
    history: list[int] = cards("", span="round")
    """All cards played in this round."""
    lore: Lore = slot()
    left: int = slot(0, span="batch")
    """Cards in all hands."""
    nodes: list[int] = slot(0, each=True, span="batch")
    """The cards that each seat has played in this batch, as a node of the lore."""
    fresh: int = slot(-1, span="batch")
    """The rank of the card that the previous player has laid down in this batch."""
    said: list[int] = slot(NONE, each=True, span="batch")
    """The announcements."""
    live: int = slot(0, span="batch")
    """The seats with a live announcement (MR-6.3)."""
    challengeable: int = slot(0, span="batch")
    """Those of them that are not shown and can be challenged (MR-8.1)."""
    award_teams: Sequence[int] = slot((), span="batch")
    """The teams that took the award, once it is made: one, or two that split it."""
    award_seats: int = slot(0, span="batch")
    """The announcements whose points they hold."""
    claimed: int = slot(0, span="batch")
    """Claims since the batch, or the claiming after it, began: bit 4 * seat + target (MR-7.5)."""

    teams = told("The team of each seat.", lambda game, _: game.house.team_of[:])
    phase: int = coded(
        CHOOSING_DEALER,
        "`dealer`, `deck`, `return`, `announce`, `window`, `play`, `claim` or `over`.",
        PHASES.__getitem__, PHASES.index,
    )  # fmt: skip
    dealer: int = seat("The dealer; null until one is chosen.", position="dealer")
    round: int = fact(0, "The number of rounds begun.", position="round", usual=1, low=1)
    batch: int = fact(
        0, "The number of batches dealt in this round.", span="round", position="batch"
    )
    open_hands: int = subset("The seats whose hands a challenge has shown to all.", span="batch")
    table_told = told(
        "The cards on the table.",
        lambda game, _: PACK.write(game.table[rank] for rank in members(game.table_ranks)),
        lambda game, names: game.lay(PACK.read(names)), key="table", position="table",
    )  # fmt: skip
    turned: int = card(
        "A card turned up that cannot stay, until it is shuffled back (MR-2.3).", span="round",
        home=True,
    )  # fmt: skip
    opening: list[int] = cards(
        "The cards turned up for the table that stayed.", shared=True, span="round"
    )
    returned: list[int] = cards("The cards shuffled back.", shared=True, home=False, span="round")
    stock: list[int] = cards(
        "The number of cards in the stock.", hidden=True, shared=True, span="round",
        position="stock",
    )  # fmt: skip
    """Undealt cards, the top first."""
    piles: list[int] = fact([], "Captured cards of each team.", position="piles")
    debts: tuple[Debt, ...] = coded(
        (),
        "The debts between the teams, the oldest first (MR-9.3): `debtor`, `creditor`, `cards`.",
        lambda debts: [
            {"debtor": debtor, "creditor": creditor, "cards": cards}
            for debtor, creditor, cards in debts
        ],
        lambda told: tuple((debt["debtor"], debt["creditor"], debt["cards"]) for debt in told),
        span="round",
    )
    played_told = told(
        "The cards that each seat has played in this batch, in order.",
        lambda game, _: [
            PACK.write(game.played(at)) if game.batch else [] for at in range(game.players)
        ],
        key="played",
    )
    earlier = told(
        "The same for earlier batches of this round.", lambda game, _: game.played_before()
    )
    fresh_told = told(
        "The card that the previous player has laid down in this batch.",
        lambda game, _: PACK.names[game.table[game.fresh]] if game.fresh >= 0 else None,
        key="fresh",
    )
    chain: tuple[int, int, int, bool] = coded(
        NO_CHAIN,
        "The call that the next player may take over (MR-4.2): its `rank`, how many `equal` cards "
        "lie in it, how many `cards` went, whether there was a `missa` point (MR-5.2); or null.",
        lambda chain: None if chain[0] < 0 else {
            "rank": RANKS[chain[0]], "equal": chain[1] + 1, "cards": chain[2], "missa": chain[3],
        },
        lambda told: NO_CHAIN if told is None else (
            RANKS.index(told["rank"]), told["equal"] - 1, told["cards"], told["missa"],
        ),
        span="batch",
    )  # fmt: skip
    last_capturer: int = seat(
        "The seat that has captured last.", key="last_capture", span="round", position="last",
        usual=lambda game: game.dealer,
    )  # fmt: skip
    said_told = told(
        "The announcement of each seat; null while it has not been asked.",
        lambda game, _: [
            CLASS_NAMES[said] if game.announced(at) else None for at, said in enumerate(game.said)
        ],
        key="said",
    )
    silent: int = subset(
        "The seats that have said `none` since the last announcement (MR-6.2).", span="batch"
    )
    announcements = told(
        "The announcements other than `none`: `seat`, what was `said`, and the `status`: `live`, "
        "`shown` (MR-6.5) or `false` (MR-6.3).",
        lambda game, _: [
            {"seat": at, "said": CLASS_NAMES[said], "status": game.status(at)}
            for at, said in enumerate(game.said) if said != NONE
        ],
    )  # fmt: skip
    contested: bool = fact(
        False, "Whether the award waits until it is clear (MR-6.5).", key="contest", span="batch"
    )
    award = told(
        "An award that has been made (MR-6.4): the `teams` that took it, the `seats` whose "
        "announcements are part of its `points`; or null.",
        lambda game, _: game.award_made(),
    )
    paid: list[int] = fact(
        0, "The penalty that each seat has paid in this batch.", each=True, span="batch"
    )
    claimed_told = told(
        "Against whom each seat has made its claim, in this batch or after it (MR-7.5).",
        lambda game, _: [members(game.claimed >> 4 * at & 15) for at in range(game.players)],
        key="claimed",
    )
    self_settling: int = subset(
        "The seats whose disproved announcement is settled without a claim (MR-7.5).", span="batch"
    )
    round_scores: list[list[int]] = fact(
        [], "The scores at the end of each round.", deep=True, depth=0
    )

    def __init__(self, players: int, option: Options) -> None:
        super().__init__(players, option)
        self.house = house_of(players, tuple(option.items()))
        self.points = [0] * self.house.teams
        self.piles = [0] * self.house.teams
        self.lore = self.house.first_lore

    @classmethod
    def check_settings(cls, players: int, option: Options) -> None:
        """MR-9.2."""
        if players == 3 and option["opening"] != "table":
            raise ValueError(f"opening is table with three players, not {brief(option['opening'])}")

    def new_round(self) -> None:
        """As it is before the cards of a round are dealt."""
        self.reset("round")
        self.piles = [0] * self.house.teams
        self.new_batch(self.house.first_lore)

    def new_batch(self, lore: Lore) -> None:
        """As it is before the hands of a batch are dealt."""
        self.reset("batch")
        self.hands = [[] for _ in range(self.players)]
        self.lore = lore

    def seen(self, reader: int | None) -> list[list[str]]:
        """Their own hand, and those that a challenge has shown."""
        return [
            PACK.write(sorted(hand, key=by_rank)) if at == reader or self.open_hands >> at & 1
            else [HIDDEN] * len(hand)
            for at, hand in enumerate(self.hands)
        ]  # fmt: skip

    def played_before(self) -> list[list[str]]:
        """What each seat has played in this round before this batch."""
        n = self.players
        before = self.history[: self._start()] if self.batch else []
        return [PACK.write(before[(at - self.dealer - 1) % n :: n]) for at in range(n)]

    def award_made(self) -> dict[str, Any] | None:
        if not self.award_teams:
            return None
        seats = members(self.award_seats)
        points = sum(CLASS_POINTS[self.said[at]] for at in seats)
        return {"teams": list(self.award_teams), "seats": seats, "points": points}

    def lay(self, cards: Sequence[int]) -> None:
        for each in cards:
            self.table_ranks |= 1 << RANK[each]
            self.table[RANK[each]] = each

    def restored(self, told: Mapping[str, Any]) -> None:
        read, house = PACK.read, self.house
        self.lore = house.first_lore if self.batch <= 1 else house.lore
        self.left = sum(map(len, told["hands"]))
        played = [read(names) for names in told["played"]]
        self.nodes = [self.lore.after(0, cards) for cards in played]
        if self.dealer >= 0:  # in turns, as they were played
            lines = [read(told["earlier"][at]) + played[at] for at in house.order[self.dealer]]
            self.history = [
                line[at] for at in range(len(lines[0])) for line in lines if at < len(line)
            ]
        if told["fresh"] is not None:
            self.fresh = RANK[PACK.index[told["fresh"]]]
        self.said = [NONE if said is None else CLASS_NAMES.index(said) for said in told["said"]]
        for announcement in told["announcements"]:
            bit = 1 << announcement["seat"]
            if announcement["status"] != "false":
                self.live |= bit
                if announcement["status"] == "live" and house.free:
                    self.challengeable |= bit
        if (award := told["award"]) is not None:
            self.award_teams = award["teams"]
            self.award_seats = mask(award["seats"])
        self.claimed = sum(mask(mine) << 4 * at for at, mine in enumerate(told["claimed"]))

    def team(self, seat: int) -> int:
        return self.house.team_of[seat]

    def claimable(self, seat: int) -> int:
        """Return the opponents that the seat has made no claim against yet (MR-7.5)."""
        return self.house.opponents[seat] & ~(self.claimed >> 4 * seat)

    def _start(self) -> int:
        """How many cards had been played in this round before this batch."""
        return max(0, len(self.history) - (self.lore.size * self.players - self.left))

    def played(self, seat: int) -> list[int]:
        """Return the cards that a seat has played in this batch, in order."""
        n = self.players
        return self.history[self._start() + (seat - self.dealer - 1) % n :: n]

    def announced(self, seat: int) -> bool:
        """Whether all know what the seat announces, be it nothing."""
        asked = bool((self.live | self.silent) >> seat & 1)
        return self.phase > ANNOUNCING or (self.phase == ANNOUNCING and asked)

    def status(self, seat: int) -> str:
        """Return the status of an announcement: `live`, `shown` (MR-6.5), or `false` (MR-6.3)."""
        if not self.live >> seat & 1:
            return "false"
        height = self.lore.height_shown[self.said[seat]][self.nodes[seat]]
        return "shown" if height >= 0 else "live"

    def truth(self, seat: int) -> int:
        """The class of the hand that the seat was dealt in this batch."""
        full = self.lore.after(self.nodes[seat], self.hands[seat])
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
