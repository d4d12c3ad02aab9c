"""The knowledge of a seat in Moroccan Ronda: its hand, all cards played, and all announcements."""

from __future__ import annotations

from collections.abc import Callable, Collection
from random import Random
from typing import TypedDict

from rondas.games.moroccan_ronda.lore import CLASS_NAMES, NONE
from rondas.games.moroccan_ronda.pack import PACK, RANK, RANKS, by_rank, members
from rondas.games.moroccan_ronda.position import set_up
from rondas.games.moroccan_ronda.rules import MoroccanRonda
from rondas.games.moroccan_ronda.state import CLASS_POINTS, PHASES
from rondas.games.moroccan_ronda.worlds import redeal
from rondas.rules.game import actor_of
from rondas.rules.given import Given
from rondas.rules.knowledge import HIDDEN, Any_State, InformationState, Knowledge, common, masked


class Chain(TypedDict):
    """The call that the next player may take over (MR-4.2)."""

    rank: str
    equal: int
    """How many cards of the rank lie in it."""
    cards: int
    """How many cards it has captured."""
    missa: bool


class Announcement(TypedDict):
    """An announcement other than `none`."""

    seat: int
    said: str
    status: str
    """`live`, `shown` (MR-6.5) or `false` (MR-6.3)."""


class Owed(TypedDict):
    """Cards that a team owes another (MR-9.3)."""

    debtor: int
    creditor: int
    cards: int


class Award(TypedDict):
    """An award that has been made (MR-6.4)."""

    teams: list[int]
    seats: list[int]
    """The seats whose announcements are part of its points."""
    points: int


class MoroccanKnown(InformationState):
    """The information state of Moroccan Ronda."""

    teams: list[int]
    """The team of each seat."""
    phase: str
    dealer: int | None
    round: int
    batch: int
    """Batches dealt in this round."""
    open_hands: list[int]
    """The seats whose hands a challenge has shown to all."""
    table: list[str]
    turned: str | None
    """A card turned up that cannot stay."""
    opening: list[str]
    """The cards turned up for the table that stayed."""
    returned: list[str]
    """The cards shuffled back."""
    stock: int
    piles: list[int]
    """Captured cards of each team."""
    debts: list[Owed]
    """Cards that teams owe each other, the oldest debt first (MR-9.3)."""
    played: list[list[str]]
    """The cards that each seat has played in this batch, in order."""
    earlier: list[list[str]]
    """The same for earlier batches of this round."""
    fresh: str | None
    """The card that the previous player has laid down."""
    chain: Chain | None
    last_capture: int | None
    said: list[str | None]
    """The announcement of each seat; None while it has not been asked."""
    silent: list[int]
    """The seats that have said `none` since the last announcement."""
    announcements: list[Announcement]
    contest: bool
    """Whether the award waits until it is clear."""
    award: Award | None
    paid: list[int]
    """The penalty that each seat has paid in this batch."""
    claimed: list[list[int]]
    """Against whom each seat has made its claim, in this batch or after it."""
    self_settling: list[int]
    """The seats whose disproved announcement is settled without a claim (MR-7.5)."""
    round_scores: list[list[int]]
    """The scores at the end of each round."""


def visible_hands(game: MoroccanRonda, seat: int | None) -> list[list[str]]:
    """Return all hands as a reader sees them: their own, and those that a challenge has shown."""
    return [
        masked(PACK.write(sorted(hand, key=by_rank)), at == seat or bool(game.open_hands >> at & 1))
        for at, hand in enumerate(game.hands)
    ]


class MoroccanKnowledge(Knowledge[MoroccanRonda]):
    """Hands and the order of the stock are hidden."""

    def information_state(self, game: MoroccanRonda, seat: int | None) -> MoroccanKnown:
        n = game.players
        write = PACK.write
        said = [CLASS_NAMES[game.said[at]] if game.announced(at) else None for at in range(n)]
        played = [game.played(at) if game.batch else [] for at in range(n)]
        return {
            **common(game, seat, visible_hands(game, seat)),
            "teams": game.house.team_of[:],
            "phase": PHASES[game.phase],
            "dealer": game.dealer if game.dealer >= 0 else None,
            "round": game.round,
            "batch": game.batch,
            "open_hands": members(game.open_hands),
            "table": write(game.table[rank] for rank in members(game.table_ranks)),
            "turned": PACK.names[game.turned] if game.turned >= 0 else None,
            "opening": write(game.opening),
            "returned": write(game.returned),
            "stock": len(game.stock),
            "piles": game.piles[:],
            "debts": [
                {"debtor": debtor, "creditor": creditor, "cards": cards}
                for debtor, creditor, cards in game.debts
            ],
            "played": [write(mine) for mine in played],
            "earlier": [
                write(game.history[(at - game.dealer - 1) % n :: n][: -len(mine) or None])
                for at, mine in enumerate(played)
            ],
            "fresh": PACK.names[game.table[game.fresh]] if game.fresh >= 0 else None,
            "chain": _chain(game),
            "last_capture": game.last_capturer if game.last_capturer >= 0 else None,
            "said": said,
            "silent": members(game.silent),
            "announcements": [
                {"seat": at, "said": CLASS_NAMES[game.said[at]], "status": game.status(at)}
                for at in range(n)
                if game.said[at] != NONE
            ],
            "contest": game.contested,
            "award": _award(game),
            "paid": game.paid[:],
            "claimed": [members(game.claimed >> 4 * at & 15) for at in range(n)],
            "self_settling": members(game.self_settling),
            "round_scores": [scores[:] for scores in game.round_scores],
        }

    def position(self, game: MoroccanRonda, given: Given) -> None:
        set_up(game, given)

    def gone(self, state: Any_State) -> list[str]:
        older = [*state["earlier"], *(cards[:-2] for cards in state["played"])]
        return [card for cards in older for card in cards if card not in state["table"]]

    def determinizer(
        self, state: Any_State, forgotten: Collection[str] = ()
    ) -> Callable[[Random], MoroccanRonda]:
        return redeal(*public_game(state), PACK.read(forgotten))


def _chain(game: MoroccanRonda) -> Chain | None:
    rank, calls, cards, missa = game.chain
    if rank < 0:
        return None
    return {"rank": RANKS[rank], "equal": calls + 1, "cards": cards, "missa": missa}


def _award(game: MoroccanRonda) -> Award | None:
    if not game.award_teams:
        return None
    seats = members(game.award_seats)
    points = sum(CLASS_POINTS[game.said[at]] for at in seats)
    return {"teams": list(game.award_teams), "seats": seats, "points": points}


def public_game(state: MoroccanKnown) -> tuple[MoroccanRonda, list[int], int]:
    """Return a game with everything that an information state tells, without the hidden cards; and
    the sizes of the hands and of the stock."""
    read = PACK.read
    game = MoroccanRonda(state["players"], state["options"])
    house = game.house
    game.phase = PHASES.index(state["phase"])
    game.actor = actor_of(state["actor"])
    game.dealer = -1 if state["dealer"] is None else state["dealer"]
    game.round = state["round"]
    game.batch = state["batch"]
    game.lore = house.first_lore if game.batch <= 1 else house.lore
    game.points = state["scores"][:]
    game.won = state["winners"][:]
    game.round_scores = [scores[:] for scores in state["round_scores"]]
    _read_cards(game, state)
    game.nodes = [game.lore.after(0, read(cards)) for cards in state["played"]]
    if state["fresh"] is not None:
        game.fresh = RANK[PACK.index[state["fresh"]]]
    if (chain := state["chain"]) is not None:
        rank = RANKS.index(chain["rank"])
        game.chain = rank, chain["equal"] - 1, chain["cards"], chain["missa"]
    game.said = [CLASS_NAMES.index(said) if said is not None else NONE for said in state["said"]]
    for announcement in state["announcements"]:
        bit = 1 << announcement["seat"]
        if announcement["status"] != "false":
            game.live |= bit
            if announcement["status"] == "live" and house.free:
                game.challengeable |= bit
    game.silent = _mask(state["silent"])
    game.open_hands = _mask(state["open_hands"])
    game.contested = state["contest"]
    if (award := state["award"]) is not None:
        game.award_teams = award["teams"]
        game.award_seats = _mask(award["seats"])
    game.paid = state["paid"][:]
    game.claimed = sum(_mask(mine) << 4 * at for at, mine in enumerate(state["claimed"]))
    game.self_settling = _mask(state["self_settling"])
    return game, [len(hand) for hand in state["hands"]], state["stock"]


def _read_cards(game: MoroccanRonda, state: MoroccanKnown) -> None:
    read = PACK.read
    game.opening = read(state["opening"])
    game.returned = read(state["returned"])
    game.turned = PACK.index[state["turned"]] if state["turned"] is not None else -1
    for card in read(state["table"]):
        game.table_ranks |= 1 << RANK[card]
        game.table[RANK[card]] = card
    game.piles = state["piles"][:]
    game.debts = tuple((debt["debtor"], debt["creditor"], debt["cards"]) for debt in state["debts"])
    game.last_capturer = -1 if state["last_capture"] is None else state["last_capture"]
    if game.dealer >= 0:
        # In turns, as they were played.
        lines = [
            read(state["earlier"][seat]) + read(state["played"][seat])
            for seat in game.house.order[game.dealer]
        ]
        game.history = [line[at] for at in range(len(lines[0])) for line in lines if at < len(line)]
    game.hands = [[] if HIDDEN in hand else read(hand) for hand in state["hands"]]
    game.left = sum(map(len, state["hands"]))


def _mask(seats: list[int]) -> int:
    return sum(1 << seat for seat in seats)
