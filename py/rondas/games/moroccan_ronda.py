"""Moroccan Ronda, the traditional game: the clauses MR-1 to MR-10 of its rulebook.

Suits never matter, so nearly everything here is about ranks: small integers 0 to 9
for 1 to 7 and 10 to 12, in the order of sequences (MR-1.3). Sets of ranks (what lies
on the table) and sets of seats are bit masks.

What a hand may still be, given the cards played from it, decides contests and
penalties; `Lore` holds all of it in tables. `MoroccanRonda` is a machine of a few
phases: the deal, announcing, the window for challenges, play, claims.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from functools import cache
from itertools import accumulate, combinations_with_replacement, pairwise
from math import comb
from random import Random
from typing import Any, ClassVar, Self

from rondas.cards import Pack, shuffled
from rondas.game import (
    CHANCE,
    HIDDEN,
    OVER,
    Event,
    Game,
    Log,
    Option,
    Options,
    Preset,
    View,
    vocabulary,
)
from rondas.words import join, plural

RANKS = ("1", "2", "3", "4", "5", "6", "7", "10", "11", "12")
SUITS = {"O": "coins", "C": "cups", "E": "swords", "B": "clubs"}
PACK = Pack(
    [f"{rank}{suit}" for suit in SUITS for rank in RANKS],
    titles=[f"{rank} of {suit}" for suit in SUITS.values() for rank in RANKS],
)
RANK = [card % 10 for card in range(40)]
ACE, TWELVE = 0, 9

# The classes of a hand (MR-6.1), which are also what can be announced (MR-6.2).
NONE, RONDA, RONDAS, TRINGA = CLASSES = range(4)
CLASS_NAMES = ("none", "ronda", "rondas", "tringa")
CLASS_TITLES = ("nothing", "a ronda", "two rondas", "a tringa")
CLASS_LABELS = ("Nothing", "Ronda", "Two rondas", "Tringa")
WORTH = (0, 1, 2, 5)
TRUE = ((NONE,), (RONDA, RONDAS), (RONDAS,), (TRINGA,))
"""The classes that make an announcement true (MR-7.1)."""

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
    4: (ANNOUNCE + NONE, ANNOUNCE + RONDA, ANNOUNCE + RONDAS, ANNOUNCE + TRINGA),
}

PHASES = ("dealer", "deck", "return", "announce", "window", "play", "claim", "over")
PHASE_DEALER, PHASE_DECK, PHASE_RETURN, ANNOUNCING, WINDOW, PLAY, CLAIMING, ENDED = range(8)

SETS = 1 << 10
"""The number of sets of ranks."""
COUNT = [bin(ranks).count("1") for ranks in range(SETS)]


def members(mask: int) -> list[int]:
    """The ranks (or seats) in a bit mask, in order."""
    return [at for at in range(mask.bit_length()) if mask >> at & 1]


def run(rank: int, table: int) -> int:
    """What a card of this rank takes from the table: its equal and the run upwards (MR-3.2)."""
    taken = 0
    while table >> rank & 1:
        taken |= 1 << rank
        rank += 1
    return taken


TAKEN = [[run(rank, table) for table in range(SETS)] for rank in range(10)]
FOURS = frozenset(0b1111 << low for low in range(7))
"""Four ranks in sequence (MR-2.3)."""


def class_of(hand: Sequence[int]) -> int:
    """The class of a full hand of three or four ranks (MR-6.1)."""
    counts = [hand.count(rank) for rank in set(hand)]
    if max(counts) == 3:
        return TRINGA
    return (NONE, RONDA, RONDAS)[sum(n // 2 for n in counts)]


def penalties(hidden: int) -> tuple[tuple[int, ...], ...]:
    """What an announcement costs (rows) with a hand of each class (columns): MR-7.1.

    `hidden` is the price of a hidden ronda.
    """
    return (
        (0, hidden, 2 * hidden, 5),
        (1, 0, hidden, 5),
        (2, 1, 0, 5),
        (5, 5, 5, 0),
    )


Table = tuple[tuple[int, ...], ...]
Rest = tuple[tuple[int, int], ...]
"""The ranks of some cards, as (rank, how many) pairs."""


class Lore:
    """What the ranks played from a hand prove, for hands of one size (MR-6.5, MR-7.4).

    Every multiset of ranks that a hand of this size may contain has a number, a *node*;
    0 is the empty one. Tables with a row for each announcement have a column for each
    node, and judge by all full hands that contain its ranks.
    """

    __slots__ = ("best", "classes", "fits", "hands", "node", "owed", "shown", "size", "step")

    def __init__(self, size: int, hidden: int, ace_high: bool) -> None:
        self.size = size
        self.hands = [
            hand
            for length in range(size + 1)
            for hand in combinations_with_replacement(range(10), length)
        ]
        """The ranks of each node in ascending order; full hands come last."""
        self.node = {hand: node for node, hand in enumerate(self.hands)}
        self.step: Table = tuple(
            tuple(self.node[tuple(sorted((*hand, rank)))] for rank in range(10))
            if len(hand) < size
            else ()
            for hand in self.hands
        )
        """The node after one more rank."""
        strength = [(9 if rank == ACE else rank - 1) if ace_high else rank for rank in range(10)]
        nodes = len(self.hands)
        price = penalties(hidden)
        classes = [0] * nodes
        shown = [[-1] * nodes for _ in CLASSES]
        best = [[-1] * nodes for _ in CLASSES]
        owed = [[0] * nodes for _ in CLASSES]
        for node in reversed(range(nodes)):
            hand = self.hands[node]
            pairs = [strength[rank] for rank in hand if hand.count(rank) >= 2]
            if pairs:
                shown[RONDA][node] = max(pairs)
                if sum(hand.count(rank) // 2 for rank in set(hand)) == 2:
                    shown[RONDAS][node] = max(pairs)
            for rank in hand:
                if hand.count(rank) >= 3:
                    shown[TRINGA][node] = strength[rank]
            if len(hand) == size:
                held = class_of(hand)
                classes[node] = 1 << held
                for said in CLASSES:
                    owed[said][node] = price[said][held]
                    if held in TRUE[said]:
                        best[said][node] = shown[said][node]
            else:
                after = self.step[node]
                for child in after:
                    classes[node] |= classes[child]
                for said in CLASSES:
                    owed[said][node] = min(owed[said][child] for child in after)
                    best[said][node] = max(best[said][child] for child in after)
        self.classes = tuple(classes)
        """The set of classes that a full hand may still have."""
        self.owed: Table = tuple(map(tuple, owed))
        """The penalty proved so far (MR-7.4)."""
        self.shown: Table = tuple(map(tuple, shown))
        """How high the announcement is as far as it lies played; -1 while not shown (MR-6.5)."""
        self.best: Table = tuple(map(tuple, best))
        """How high the announcement can still be if it is true; -1 if it is disproved."""
        self.fits: dict[tuple[int, int], list[Rest]] = {}

    def after(self, node: int, cards: Iterable[int]) -> int:
        """The node that these cards lead to."""
        for card in cards:
            node = self.step[node][RANK[card]]
        return node

    def completions(self, node: int, held: int) -> list[Rest]:
        """The ranks that make a full hand of class `held`."""
        found = self.fits.get((node, held))
        if found is None:
            missing = self.size - len(self.hands[node])
            found = self.fits[node, held] = [
                tuple((rank, rest.count(rank)) for rank in sorted(set(rest)))
                for rest in combinations_with_replacement(range(10), missing)
                if self.classes[self.node[tuple(sorted((*self.hands[node], *rest)))]] == 1 << held
            ]
        return found


@cache
def lore_of(size: int, hidden: int, ace_high: bool) -> Lore:
    """The lore of hands of this size under these options; made when first needed."""
    return Lore(size, hidden, ace_high)


class House:
    """The options of a game, turned into what its methods need. Never changes."""

    __slots__ = (
        "auto", "call", "duty", "each", "first_lore", "foes", "free", "lore", "order", "others",
        "par", "side", "sides", "table", "target", "transfer", "turn",
    )  # fmt: skip

    def __init__(self, players: int, option: Options) -> None:
        self.side = [seat % 2 if players == 4 else seat for seat in range(players)]
        """The side of each seat (MR-1.1)."""
        self.sides = players if players < 4 else 2
        self.others = [
            [other for other in range(self.sides) if other != side] for side in range(self.sides)
        ]
        """The opposing sides of each side."""
        self.foes = [
            sum(1 << other for other in range(players) if self.side[other] != self.side[seat])
            for seat in range(players)
        ]
        """The opposing seats of each seat."""
        self.turn = [(seat + 1) % players for seat in range(players)]
        self.order = [
            [(dealer + 1 + i) % players for i in range(players)] for dealer in range(players)
        ]
        """The seats from a dealer's right round to himself."""
        self.par = 13 if players == 3 else 20
        self.call = (0, 1, 5, 10) if option["chain_values"] == "1-5-10" else (0, 1, 6, 15)
        self.each = option["chain_scoring"] == "each"
        self.free = option["announcements"] == "free"
        self.auto = option["penalties"] == "auto" or not self.free
        self.duty = option["dealer_duty"] == "on"
        self.transfer = option["scoring"] == "transfer"
        self.target: int = option["target"]
        self.table = option["opening"] == "table"
        """Whether four cards are turned up on the table (MR-9.2)."""
        hidden, ace_high = option["hidden_ronda_penalty"], option["ronda_ranks"] == "ace_high"
        size = 3 if self.table or players == 4 else 4
        self.lore = lore_of(size, hidden, ace_high)
        """For every batch but the first."""
        self.first_lore = self.lore if self.table else lore_of(4, hidden, ace_high)


@cache
def house_of(players: int, option: tuple[tuple[str, Any], ...]) -> House:
    """The house of games with these options, which all of them share."""
    return House(players, dict(option))


Payment = tuple[int, int, Sequence[int]]
"""Points that a side scores (or loses), and the sides that pay each of them when points
are scored by moving cards (MR-9.3)."""
NO_CHAIN = (-1, 0, 0, False)
NUMBERS = {
    1: "one",
    2: "two",
    5: "five",
    6: "six",
    7: "seven",
    10: "ten",
    11: "eleven",
    15: "fifteen",
    16: "sixteen",
}
CALLS = ("", "caida", "five", "ten")


def tell(
    log: Log,
    kind: str,
    rule: str,
    text: str,
    seat: int | None = None,
    data: Mapping[str, Any] | None = None,
) -> None:
    """Append an event."""
    log.append(Event(kind, rule, text, seat, data or {}))


class MoroccanRonda(Game):
    """Fishing by equal ranks and runs; calls, announcements true and false, challenges."""

    id = "moroccan-ronda"
    title = "Moroccan Ronda"
    credit = (
        "The traditional game, after its description on pagat.com, which was compiled with "
        "the help of Justus Pang and Wadih Bargach"
    )
    about = (
        "A fishing game from Morocco. Capture equal cards and the runs above them, catch the "
        "card just laid, announce your pairs, or pretend to have some."
    )
    prefix = "MR"
    seats = (2, 3, 4)
    options = (
        Option(
            "target",
            41,
            "Points to win",
            "A side that reaches so many points wins at once.",
            "MR-9.4",
            low=5,
            high=200,
        ),
        Option(
            "announcements",
            "free",
            "Announcements",
            "Whether players announce rondas and tringas as they like, true or false, or "
            "the true ones are announced by themselves.",
            "MR-6.8",
            {"free": "As players like", "honest": "The true ones, by themselves"},
        ),
        Option(
            "penalties",
            "auto",
            "Penalties",
            "Whether a false or missing announcement is penalised as soon as it is proved, "
            "or only if an opponent claims it after the batch.",
            "MR-7.5",
            {"auto": "As soon as proved", "claim": "Only if claimed"},
        ),
        Option(
            "hidden_ronda_penalty",
            1,
            "Cost of a hidden ronda",
            "What a ronda that was not announced costs.",
            "MR-7.1",
            {1: "1 point", 5: "5 points"},
        ),
        Option(
            "ronda_ranks",
            "twelve_high",
            "Highest ronda",
            "Which rondas and tringas are highest: 12, or 1 and then 12.",
            "MR-6.4",
            {"twelve_high": "Twelves", "ace_high": "Ones, then twelves"},
        ),
        Option(
            "chain_scoring",
            "last",
            "Points of a chain",
            "Whether only the last caller of one, five and ten keeps his points, or each caller.",
            "MR-4.3",
            {"last": "For its last caller", "each": "For each caller"},
        ),
        Option(
            "chain_values",
            "1-5-10",
            "Values of a chain",
            "What the second, third and fourth equal card in a row score.",
            "MR-4.4",
            {"1-5-10": "1, 5 and 10", "1-6-15": "1, 6 and 15"},
        ),
        Option(
            "dealer_duty",
            "off",
            "The dealer’s last card",
            "Whether the dealer has to capture with the very last card.",
            "MR-9.1",
            {"off": "Like any other", "on": "Should capture"},
        ),
        Option(
            "opening",
            "table",
            "Opening",
            "Whether a round begins with four cards on the table, or "
            "with hands of four cards and an empty table.",
            "MR-9.2",
            {"table": "Four cards on the table", "four_cards": "Four cards in each hand"},
        ),
        Option(
            "scoring",
            "points",
            "Points in play",
            "Whether points in play are scored at once, or by moving "
            "captured cards from pile to pile.",
            "MR-9.3",
            {"points": "Scored at once", "transfer": "Cards change piles"},
        ),
    )
    presets = (
        Preset(
            "Beginner",
            "Announcements and penalties look after themselves: capture, call, clear the table.",
            {"announcements": "honest"},
        ),
        Preset(
            "Café",
            "You announce what you like, true or false, and are fined as soon as it is proved.",
            {},
        ),
        Preset(
            "Strict",
            "You announce what you like, and nobody is fined unless an opponent claims it after "
            "the batch: remember what was played.",
            {"penalties": "claim"},
        ),
    )
    clockwise = False
    deck_style = "spanish"
    pile_name = "captured"
    bar = True
    places = RANKS
    calls: ClassVar = {
        "Moroccan": {
            "one": "b’wahed",
            "five": "b’khamsa",
            "six": "b’setta",
            "ten": "b’achra",
            "fifteen": "b’khamstach",
            "missa": "lahsa",
        },
        "French": {
            "one": "un",
            "five": "cinq",
            "six": "six",
            "ten": "dix",
            "fifteen": "quinze",
            "missa": "missa",
        },
        "Spanish": {
            "one": "caída",
            "five": "cinco",
            "six": "seis",
            "ten": "diez",
            "fifteen": "quince",
            "missa": "mesa",
        },
        "English": {},
    }

    __slots__ = (
        "award", "awarded", "batch", "chain", "claimed", "dealer", "fresh", "hands", "hidden",
        "history", "house", "last", "left", "live", "lore", "mask", "node", "open", "opening",
        "paid", "phase", "piles", "points", "returned", "round", "said", "seen", "sheet",
        "silent", "stock", "table", "turned", "won",
    )  # fmt: skip

    def __init__(self, players: int, option: Options) -> None:
        self.players = players
        self.option = option
        self.pack = PACK
        self.actions = ACTIONS
        self.index = INDEX
        self.actor = CHANCE
        self.house = house_of(players, tuple(option.items()))
        self.phase = PHASE_DEALER
        self.dealer = -1
        self.round = 0
        """Rounds begun."""
        self.points = [0] * self.house.sides
        self.sheet: list[list[int]] = []
        """The scores at the end of each round."""
        self.won: list[int] = []
        """The seats that have won."""
        self._new_round()

    @classmethod
    def check_settings(cls, players: int, option: Options) -> None:
        """MR-9.2."""
        if players == 3 and option["opening"] != "table":
            raise ValueError(f"opening is table with three players, not {option['opening']!r}")

    def _new_round(self) -> None:
        self.stock: list[int] = []
        """Undealt cards, the top first. Replaced, never changed, so copies share it."""
        self.opening: list[int] = []
        """The cards turned up for the table."""
        self.turned = -1
        """A card turned up that cannot stay, until it is shuffled back (MR-2.3)."""
        self.returned: list[int] = []
        """The cards shuffled back."""
        self.batch = 0
        """Batches dealt."""
        self.mask = 0
        """The ranks on the table."""
        self.table = [-1] * 10
        """The card of each rank on the table; what was captured may linger here."""
        self.piles = [0] * self.house.sides
        """Captured cards, less what is owed of them (MR-9.3)."""
        self.last = -1
        """Who captured last."""
        self.history: list[int] = []
        """All cards played in this round."""
        self._new_batch(self.house.first_lore)

    def _new_batch(self, lore: Lore) -> None:
        n = self.players
        self.lore = lore
        self.hands: list[list[int]] = [[] for _ in range(n)]
        self.left = 0
        """Cards in all hands."""
        self.node = [0] * n
        """What each seat has played in this batch, as a node of the lore."""
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
        self.hidden = 0
        """Those of them that are not shown: they can be challenged (MR-8.1)."""
        self.seen = 0
        """The seats whose hands a challenge has shown."""
        self.open = False
        """Whether an award waits until it is clear (MR-6.5)."""
        self.award: Sequence[int] = ()
        """The sides that took the award, once it is made: one, or two that split it."""
        self.awarded = 0
        """The announcements whose points they hold."""
        self.paid = [0] * n
        """The penalty that each seat has paid in this batch."""
        self.claimed = 0
        """The seats that the actor has made his claim against (MR-7.5)."""

    # What may be done.

    def legal(self) -> Sequence[int]:
        """What the phase offers: MR-2.1, MR-2.3, MR-3.1, MR-6.2, MR-6.3, MR-7.5, MR-8.1."""
        actor = self.actor
        if actor >= 0:
            phase = self.phase
            foes = self.house.foes[actor]
            if phase == PLAY:
                if self.hidden & foes:
                    return self.hands[actor] + CHALLENGES[self.hidden & foes]
                return self.hands[actor]
            if phase == ANNOUNCING:
                return ANNOUNCEMENTS[self.lore.size]
            if phase == WINDOW:
                return [ACCEPT, *CHALLENGES[self.hidden & foes]]
            return [DONE, *CLAIMS[foes & ~self.claimed]]
        if self.phase == PHASE_DEALER:
            return range(DEALER, DEALER + self.players)
        if self.phase == PHASE_RETURN:
            return range(RETURN, RETURN + len(self.stock) + 1)
        return ()

    def choices(self) -> Sequence[int]:
        """Of equal ranks in a hand only one, for suits never matter (MR-1.2); of claims those
        that do something (MR-7.5); lies, and challenges that may be wrong, only where an award
        may end the game.

        Elsewhere a lie costs more than it brings, and what such a challenge would prove the
        cards prove without its risk.
        """
        legal = self.legal()
        phase = self.phase
        close = max(self.points) + CLOSE >= self.house.target
        if phase == PLAY:
            ranks = 0
            different = []
            for action in sorted(legal):
                if action < 40:
                    bit = 1 << RANK[action]
                    if ranks & bit:
                        continue
                    ranks |= bit
                elif not close and not self._cannot_fail(action):
                    continue
                different.append(action)
            return different
        if phase == CLAIMING:
            return [a for a in legal if a == DONE or self._owes(a - CLAIM)]
        if close or phase < ANNOUNCING:
            return legal
        if phase == WINDOW:
            return [a for a in legal if a == ACCEPT or self._cannot_fail(a)]
        return sorted({ANNOUNCE + NONE, self._honestly()})

    def _honestly(self) -> int:
        """The true announcement of the actor."""
        full = self.lore.after(0, self.hands[self.actor])
        return ANNOUNCE + self.lore.classes[full].bit_length() - 1

    def apply(self, action: int, log: Log | None = None) -> None:
        if action < 40:
            self._play(action, log)
        elif action < RETURN:
            self._choose_dealer(action - DEALER, log)
        elif action < ANNOUNCE:
            self._return(action - RETURN, log)
        elif action < ACCEPT:
            self._announce(action - ANNOUNCE, log)
        elif action == ACCEPT:
            self._accept(log)
        elif action < CLAIM:
            self._challenge(action - CHALLENGE, log)
        elif action < DONE:
            self._claim(action - CLAIM, log)
        else:
            self._done(log)

    # MR-2: the deal.

    def _choose_dealer(self, seat: int, log: Log | None) -> None:
        """MR-2.1."""
        self.dealer = seat
        self.phase = PHASE_DECK
        if log is not None:
            tell(log, "said", "MR-2.1", f"@{seat} deal[|s] the first round.", seat)

    def deals(self) -> str:
        return "deck" if self.phase == PHASE_DECK else ""

    def deal(self, cards: Sequence[int], log: Log | None = None) -> None:
        """A new round: the first batch and the table (MR-2.2, MR-9.2)."""
        PACK.check_deck(cards)
        self.round += 1
        self.stock = list(cards)
        self._deal_hands(log)
        if self.house.table:
            self._turn_up(log)
        else:
            self._begin_batch(log)

    def _deal_hands(self, log: Log | None) -> None:
        """MR-2.2 and MR-2.4: a batch at a time, beginning at the dealer's right."""
        size = self.lore.size
        stock = self.stock
        for place, seat in enumerate(self.house.order[self.dealer]):
            self.hands[seat] = stock[place * size : (place + 1) * size]
        self.left = size * self.players
        self.stock = stock[self.left :]
        self.batch += 1
        if log is not None:
            rule = "MR-9.2" if size == 4 else "MR-2.2" if self.batch == 1 else "MR-2.4"
            tell(
                log,
                "dealt",
                rule,
                f"@{self.dealer} deal[|s] {size} cards each.",
                self.dealer,
                {"each": size, "part": f"Round {self.round}, batch {self.batch}"},
            )
            if not self.stock:
                tell(
                    log,
                    "said",
                    "MR-2.4",
                    f"@{self.dealer}: “The last batch.”",
                    self.dealer,
                    {"call": "the last batch"},
                )

    def _turn_up(self, log: Log | None) -> None:
        """Turn cards up for the table until there are four or one cannot stay (MR-2.3)."""
        already = len(self.opening)
        while len(self.opening) < 4:
            card, self.stock = self.stock[0], self.stock[1:]
            rank = RANK[card]
            ranks = self.mask | 1 << rank
            if ranks == self.mask or ranks in FOURS:
                self.turned = card
                self.phase = PHASE_RETURN
                self.actor = CHANCE
                break
            self.mask = ranks
            self.table[rank] = card
            self.opening.append(card)
        if log is not None:
            self._log_turned(self.opening[already:], log)
        if self.turned < 0:
            self._begin_batch(log)

    def _log_turned(self, cards: Sequence[int], log: Log) -> None:
        """The cards that stay on the table, and the one after them that does not."""
        dealer = self.dealer
        if cards:
            names = join([PACK.titles[card] for card in cards])
            tell(
                log,
                "turned",
                "MR-2.2",
                f"@{dealer} turn[|s] up the {names}.",
                dealer,
                {"cards": PACK.write(cards), "stays": True},
            )
        if self.turned >= 0:
            rank = RANK[self.turned]
            again = self.mask >> rank & 1
            why = f"a {RANKS[rank]} is there already" if again else "it makes a sequence of four"
            tell(
                log,
                "turned",
                "MR-2.3",
                f"@{dealer} turn[|s] up the {PACK.titles[self.turned]}, which cannot stay: {why}.",
                dealer,
                {"cards": [PACK.names[self.turned]], "stays": False},
            )

    def _return(self, place: int, log: Log | None) -> None:
        """MR-2.3: the card goes back into the stock, and the next one is turned."""
        card, self.turned = self.turned, -1
        self.returned.append(card)
        self.stock = [*self.stock[:place], card, *self.stock[place:]]
        if log is not None:
            tell(
                log,
                "said",
                "MR-2.3",
                f"@{self.dealer} shuffle[|s] the {PACK.titles[card]} back into the stock.",
                self.dealer,
            )
        self._turn_up(log)

    def _begin_batch(self, log: Log | None) -> None:
        """The hands are dealt: announcing comes, or in honest mode it is done (MR-6.8)."""
        self.actor = self.house.turn[self.dealer]
        if self.house.free:
            self.phase = ANNOUNCING
            return
        self.phase = PLAY
        for seat in self.house.order[self.dealer]:
            full = self.lore.after(0, self.hands[seat])
            held = self.lore.classes[full].bit_length() - 1
            if held != NONE:
                self.said[seat] = held
                self.live |= 1 << seat
                if log is not None:
                    tell(
                        log,
                        "said",
                        "MR-6.8",
                        f"@{seat} announce[|s] {CLASS_TITLES[held]}.",
                        seat,
                        {"said": CLASS_NAMES[held], "call": CLASS_LABELS[held]},
                    )
        if self.live:
            self.open = True
            if self._contest(log):
                self._reached(log)

    # MR-6: announcements and the award.

    def _announce(self, said: int, log: Log | None) -> None:
        """MR-6.2: ask on round the table until all who have not announced have said `none`."""
        seat = self.actor
        bit = 1 << seat
        if said == NONE:
            self.silent |= bit
        else:
            self.said[seat] = said
            self.live |= bit
            self.hidden |= bit
            self.silent = 0
        if log is not None:
            tell(
                log,
                "said",
                "MR-6.2",
                f"@{seat} announce[|s] {CLASS_TITLES[said]}.",
                seat,
                {"said": CLASS_NAMES[said], "call": CLASS_LABELS[said] if said else ""},
            )
        answered = self.live | self.silent
        turn = self.house.turn
        following = turn[seat]
        while following != seat:
            if not answered >> following & 1:
                self.actor = following
                return
            following = turn[following]
        self._ask_window(turn[self.dealer], log)

    def _ask_window(self, seat: int, log: Log | None) -> None:
        """MR-6.3: the next from `seat` on who has a live announcement before him is asked.

        When nobody is left, play begins, and with it the contest for the award.
        """
        live = self.live
        first = self.house.turn[self.dealer]
        if live:
            foes = self.house.foes
            while True:
                if live & foes[seat]:
                    self.phase = WINDOW
                    self.actor = seat
                    return
                seat = self.house.turn[seat]
                if seat == first:
                    break
        self._close_window(log)

    def _accept(self, log: Log | None) -> None:
        """MR-6.3."""
        seat = self.actor
        if log is not None:
            tell(log, "said", "MR-6.3", f"@{seat} accept[|s].", seat)
        if seat == self.dealer:
            self._close_window(log)
        else:
            self._ask_window(self.house.turn[seat], log)

    def _close_window(self, log: Log | None) -> None:
        self.phase = PLAY
        self.actor = self.house.turn[self.dealer]
        if self.live:
            self.open = True
            if self._contest(log):
                self._reached(log)

    def _contest(self, log: Log | None) -> bool:
        """MR-6.4 to MR-6.6: make the award if it is clear. Whether points were scored."""
        live = self.live
        if not live:
            self.open = False
            return False
        side = self.house.side
        said = self.said
        seats = members(live)
        rivals = [seat for seat in seats if said[seat] == TRINGA] or seats
        takers = {side[seat] for seat in rivals}
        if len(takers) > 1:
            lore, node = self.lore, self.node
            heights = [lore.shown[said[seat]][node[seat]] for seat in rivals]
            top = max(heights)
            if top < 0:
                return False
            takers = {
                side[seat] for seat, height in zip(rivals, heights, strict=True) if height == top
            }
            # Whoever could still be too high for that: for a split anybody above, else
            # another side that is equal or above.
            split = len(takers) > 1
            for seat in rivals:
                if split or side[seat] not in takers:
                    best = lore.best[said[seat]][node[seat]]
                    if best > top or (best == top and not split):
                        return False
        self.open = False
        self.award = sorted(takers)
        self.awarded = live
        total = sum(WORTH[said[seat]] for seat in seats)
        if len(takers) == 1:
            rule, share, why = "MR-6.4", total, "the best announcement takes all"
            if len(seats) == 1:
                why = f"@{seats[0]} announced {CLASS_TITLES[said[seats[0]]]}"
        else:
            rule, share, why = "MR-6.6", total // 2, "equal rondas share the points"
        self._score(
            [(taker, share, self.house.others[taker]) for taker in self.award],
            log,
            rule,
            why,
            None,
            {"award": total},
        )
        return True

    # MR-3 to MR-5: play.

    def _play(self, card: int, log: Log | None) -> None:
        """One card and all it brings, in the order of MR-10.3."""
        seat = self.actor
        house = self.house
        rank = RANK[card]
        self.hands[seat].remove(card)
        self.history.append(card)
        left = self.left = self.left - 1
        if log is not None:
            tell(
                log,
                "played",
                "MR-3.1",
                f"@{seat} play[|s] the {PACK.titles[card]}.",
                seat,
                {"card": PACK.names[card]},
            )
        table = self.mask
        captured = True
        if table >> rank & 1:
            taken = TAKEN[rank][table]
            table = self.mask = table ^ taken
            self.piles[house.side[seat]] += COUNT[taken] + 1
            self.last = seat
            if log is not None:
                self._log_capture(card, taken, log)
            if self.fresh == rank:
                self._call(seat, rank, 1, COUNT[taken] + 1, not table, log)
                if self._reached(log):
                    return
            else:
                self.chain = NO_CHAIN
                if not table and (left or self.stock):
                    self._score(
                        [self._missa(seat)],
                        log,
                        "MR-5.1",
                        f"@{seat} take[|s] all the cards on the table, missa",
                        seat,
                        {"call": "missa"},
                    )
                    if self._reached(log):
                        return
            self.fresh = -1
        elif self.chain[0] == rank:
            self._take_over(seat, card, log)
            if self._reached(log):
                return
        else:
            captured = False
            self.mask = table | 1 << rank
            self.table[rank] = card
            self.fresh = rank
            self.chain = NO_CHAIN
        if house.duty and not left and not self.stock:
            self._duty(seat, rank, captured, log)
            if self._reached(log):
                return
        lore = self.lore
        node = self.node[seat] = lore.step[self.node[seat]][rank]
        if (
            (
                self.open
                or self.live >> seat & 1
                or lore.owed[self.said[seat]][node] > self.paid[seat]
            )
            and self._prove(seat, log)
            and self._reached(log)
        ):
            return
        if left:
            self.actor = house.turn[seat]
        else:
            self._end_batch(log)

    def _log_capture(self, card: int, taken: int, log: Log) -> None:
        """MR-3.2 in words."""
        cards = [self.table[rank] for rank in members(taken)]
        names = join([PACK.titles[c] for c in cards])
        tell(
            log,
            "captured",
            "MR-3.2",
            f"@{self.actor} capture[|s] the {names}.",
            self.actor,
            {"card": PACK.names[card], "cards": PACK.write(cards)},
        )

    def _missa(self, seat: int) -> Payment:
        """The point for taking all the cards on the table (MR-5.1)."""
        side = self.house.side[seat]
        return side, 1, self.house.others[side]

    def _call(
        self, seat: int, rank: int, number: int, cards: int, cleared: bool, log: Log | None
    ) -> None:
        """Caida, five or ten: equal card `number` + 1 (MR-4.1 to MR-4.4), with missa (MR-5.2).

        `cards` went to the caller. The very last card of the round gets no missa (MR-5.3).
        """
        house = self.house
        side = house.side
        before = (seat - 1) % self.players
        payments: list[Payment] = [(side[seat], house.call[number], (side[before],))]
        missa = cleared and bool(self.left or self.stock)
        if missa:
            payments.append(self._missa(seat))
        if number > 1 and not house.each:
            back: list[Payment] = [(side[before], -house.call[number - 1], (side[before - 1],))]
            if self.chain[3]:
                back.append((side[before], -1, house.others[side[before]]))
            self._score(
                back,
                log,
                "MR-4.3",
                f"the {CALLS[number - 1]} is taken back",
                before,
            )
        # A player takes part in a chain once (MR-4.2).
        more = number < self.players - 1
        self.chain = (rank, number, cards, missa) if more else NO_CHAIN
        value = house.call[number] + missa
        why = (
            f"@{seat} call[|s] {NUMBERS[value]}, "
            + (
                f"caida on the {RANKS[rank]}"
                if number == 1
                else f"the {('third', 'fourth')[number - 2]} {RANKS[rank]} in a row"
            )
            + (" and missa" if missa else "")
        )
        self._score(
            payments,
            log,
            "MR-5.2" if missa else "MR-4.1" if number == 1 else "MR-4.2",
            why,
            seat,
            {"call": NUMBERS[house.call[number]] + ("+missa" if missa else "")},
        )

    def _take_over(self, seat: int, card: int, log: Log | None) -> None:
        """MR-4.2: the third or fourth equal card takes all the cards of the call before."""
        rank, number, cards, missa = self.chain
        side = self.house.side
        self.piles[side[seat - 1]] -= cards
        self.piles[side[seat]] += cards + 1
        self.last = seat
        self.fresh = -1
        if log is not None:
            tell(
                log,
                "captured",
                "MR-4.2",
                f"@{seat} take[|s] over all {cards} cards that "
                f"@{(seat - 1) % self.players} captured.",
                seat,
                {"card": PACK.names[card], "cards": [], "over": cards},
            )
        # A call that cleared the table leaves it clear for the next one.
        self._call(seat, rank, number + 1, cards + 1, missa, log)

    def _duty(self, seat: int, rank: int, captured: bool, log: Log | None) -> None:
        """MR-9.1: the very last card of the round is judged."""
        house = self.house
        side = house.side[seat]
        if captured and rank == TWELVE:
            self._score(
                [(side, 5, house.others[side])],
                log,
                "MR-9.1",
                f"@{seat} capture[|s] with a 12 as the very last card",
                seat,
            )
        elif not captured or rank == ACE:
            what = "is a 1" if rank == ACE else "takes nothing"
            self._score(
                [(other, 5, (side,)) for other in house.others[side]],
                log,
                "MR-9.1",
                f"@{seat} fail[|s] the dealer's duty, the very last card {what}",
                seat,
            )

    # MR-7 and MR-8: what is proved, penalties, claims, challenges.

    def _prove(self, seat: int, log: Log | None) -> bool:
        """Penalties and awards that a card brings (MR-10.3). Whether points were scored."""
        bit = 1 << seat
        lore, node, said = self.lore, self.node[seat], self.said[seat]
        settle = self.house.auto or self.paid[seat] > 0
        if self.live & bit:
            if lore.best[said][node] < 0:
                self.live ^= bit
                self.hidden &= ~bit
                # MR-7.5: settled by itself in any mode while the award is not made.
                settle = settle or self.open
                if log is not None:
                    tell(
                        log,
                        "shown",
                        "MR-7.4",
                        f"@{seat} cannot have had {CLASS_TITLES[said]}.",
                        seat,
                        {"false": True},
                    )
            elif lore.shown[said][node] >= 0:
                if log is not None and not self._was_shown(seat):
                    tell(
                        log,
                        "shown",
                        "MR-6.5",
                        f"@{seat} [have|has] shown {CLASS_TITLES[said]}.",
                        seat,
                        {"false": False},
                    )
                self.hidden &= ~bit
        scored = settle and self._settle(seat, node, log)
        if self.open and self._contest(log):
            return True
        return scored

    def _was_shown(self, seat: int) -> bool:
        """Whether the announcement was shown before the seat's last card."""
        before = self.lore.after(0, self._played(seat)[:-1])
        return self.lore.shown[self.said[seat]][before] >= 0

    def _settle(self, seat: int, node: int, log: Log | None) -> bool:
        """MR-7.1 to MR-7.3: what the seat owes, as this node proves it, and has not paid.

        Whether points were scored.
        """
        house = self.house
        side = house.side[seat]
        said = self.said[seat]
        bit = 1 << seat
        owed = self.lore.owed[said][node]
        rise = owed - self.paid[seat]
        if rise > 0:
            why = self._offence(seat, node) if log is not None else ""
            if self.paid[seat]:
                why += f", which costs {owed} in all"
            self.paid[seat] = owed
            self._score(
                [(other, rise, (side,)) for other in house.others[side]],
                log,
                "MR-7.1",
                why,
                seat,
                {"penalty": owed},
            )
        if not self._award_is_false(seat):
            return rise > 0
        total = sum(WORTH[self.said[other]] for other in members(self.awarded))
        self.awarded ^= bit
        lost = WORTH[said] if len(self.award) == 1 else total // 2 - (total - WORTH[said]) // 2
        if lost:
            self._score(
                [(taker, -lost, house.others[taker]) for taker in self.award],
                log,
                "MR-7.2",
                f"the points for @{seat}'s false announcement are lost",
                seat,
            )
        return True

    def _offence(self, seat: int, node: int) -> str:
        """What the seat has done, so far as this node proves it (MR-7.4)."""
        said = self.said[seat]
        price = penalties(self.option["hidden_ronda_penalty"])[said]
        possible = self.lore.classes[node]
        held = min((c for c in CLASSES if possible >> c & 1), key=price.__getitem__)
        if said == NONE:
            return f"@{seat} did not announce {CLASS_TITLES[held]}"
        had = "nothing of the kind" if held == NONE else CLASS_TITLES[held]
        return f"@{seat} announced {CLASS_TITLES[said]} and had {had}"

    def _award_is_false(self, seat: int) -> bool:
        """Whether a side still holds points for what this seat announced falsely (MR-7.2)."""
        return bool(self.awarded & ~self.live & 1 << seat)

    def _challenge(self, target: int, log: Log | None) -> None:
        """MR-8: the announcer shows his hand, and one of the two has lost something."""
        seat = self.actor
        bit = 1 << target
        lore = self.lore
        full = lore.after(self.node[target], self.hands[target])
        said = self.said[target]
        self.seen |= bit
        if log is not None:
            dealt = sorted(self._played(target) + self.hands[target], key=by_rank)
            names = join([PACK.titles[card] for card in dealt])
            tell(
                log,
                "said",
                "MR-8.1",
                f"@{seat} challenge[|s] @{target}.",
                seat,
                {"target": target, "call": "show me"},
            )
            tell(
                log,
                "shown",
                "MR-8.1",
                f"@{target} show[|s] the {names}.",
                target,
                {"cards": PACK.write(dealt), "false": lore.best[said][full] < 0},
            )
        if lore.best[said][full] >= 0:
            self._finish(
                [other for other in range(self.players) if self.house.foes[seat] >> other & 1],
                log,
                "MR-8.3",
                f"@{target} announced the truth, and the challenge is lost",
            )
            return
        self.live ^= bit
        self.hidden ^= bit
        self._settle(target, full, log)
        if self.open:
            self._contest(log)
        if not self._reached(log) and self.phase == WINDOW:
            # MR-6.3: after a right challenge the same player first.
            self._ask_window(seat, log)

    def _end_batch(self, log: Log | None) -> None:
        """All cards of the batch are played: claims (MR-7.5), then on."""
        if self.house.auto:
            self._next_batch(log)
        else:
            self.phase = CLAIMING
            self.actor = self.house.turn[self.dealer]

    def _owes(self, seat: int) -> bool:
        """Whether a claim against the seat would be founded."""
        owed = self.lore.owed[self.said[seat]][self.node[seat]]
        return owed > self.paid[seat] or self._award_is_false(seat)

    def _claim(self, target: int, log: Log | None) -> None:
        """MR-7.5."""
        seat = self.actor
        self.claimed |= 1 << target
        if log is not None:
            tell(
                log,
                "said",
                "MR-7.5",
                f"@{seat} claim[|s] a penalty from @{target}.",
                seat,
                {"target": target, "call": "a penalty, please"},
            )
        if self._settle(target, self.node[target], log):
            self._reached(log)
        elif log is not None:
            tell(log, "said", "MR-7.5", f"@{target} owe[|s] nothing.", target)

    def _done(self, log: Log | None) -> None:
        """MR-7.5: the next player claims; after the dealer the game goes on."""
        seat = self.actor
        self.claimed = 0
        if log is not None:
            tell(log, "said", "MR-7.5", f"@{seat} [are|is] done.", seat)
        if seat == self.dealer:
            self._next_batch(log)
        else:
            self.actor = self.house.turn[seat]

    def _next_batch(self, log: Log | None) -> None:
        """MR-2.4, or the end of the round."""
        if self.stock:
            self._new_batch(self.house.lore)
            self._deal_hands(log)
            self._begin_batch(log)
        else:
            self._end_round(log)

    # MR-3.4, MR-9.3 and MR-10: scores, the count and the end.

    def _end_round(self, log: Log | None) -> None:
        """MR-3.4 and MR-10.1; then the next seat deals (MR-2.1)."""
        house = self.house
        if self.mask:
            cards = [self.table[rank] for rank in members(self.mask)]
            self.piles[house.side[self.last]] += len(cards)
            self.mask = 0
            if log is not None:
                tell(
                    log,
                    "captured",
                    "MR-3.4",
                    f"@{self.last} captured last and take[|s] "
                    f"what is left: the {join([PACK.titles[c] for c in cards])}.",
                    self.last,
                    {"card": None, "cards": PACK.write(cards)},
                )
        scored = [max(0, min(pile, 40) - house.par) for pile in self.piles]
        for side, points in enumerate(scored):
            self.points[side] += points
        self.sheet.append(self.points[:])
        if log is not None:
            counts = join(
                [
                    f"{self._side_name(side)} {plural(pile, 'card')}"
                    for side, pile in enumerate(self.piles)
                ]
            )
            tell(
                log,
                "round",
                "MR-10.1",
                f"End of round {self.round}: {counts}.",
                None,
                {"piles": self.piles[:]},
            )
            if any(scored):
                told = join(
                    [
                        f"{self._side_does(side, 'score')} {plural(points, 'point')}"
                        for side, points in enumerate(scored)
                        if points
                    ]
                )
                why = f"cards over {house.par}"
                text = f"For each card over {house.par}: {told}."
                log.append(Event("scored", "MR-10.1", text, None, {"points": scored}, why))
        if self._reached(log):
            return
        self._new_round()
        self.dealer = house.turn[self.dealer]
        self.phase = PHASE_DECK
        self.actor = CHANCE

    def _score(
        self,
        payments: Sequence[Payment],
        log: Log | None,
        rule: str,
        why: str,
        seat: int | None,
        data: Mapping[str, Any] | None = None,
    ) -> None:
        """Score points, or move as many cards instead (MR-9.3)."""
        if not self.house.transfer:
            for side, points, _ in payments:
                self.points[side] += points
        else:
            for side, points, payers in payments:
                for payer in payers:
                    self.piles[payer] -= points
                    self.piles[side] += points
        if log is not None:
            log.append(self._scored_event(payments, rule, why, seat, data or {}))

    def _scored_event(
        self,
        payments: Sequence[Payment],
        rule: str,
        why: str,
        seat: int | None,
        data: Mapping[str, Any],
    ) -> Event:
        """With the `points` of every side, or in transfer scoring with `transfers`: which
        side gives which other how many cards."""
        if not self.house.transfer:
            points = [0] * self.house.sides
            for side, n, _ in payments:
                points[side] += n
            told = join(
                [
                    self._side_does(side, "score" if n > 0 else "lose")
                    + f" {plural(abs(n), 'point')}"
                    for side, n in enumerate(points)
                    if n
                ]
            )
            data = {**data, "points": points}
            return Event("scored", rule, f"{why}: {told}.", seat, data, why)
        moved: dict[tuple[int, int], int] = {}
        for side, n, payers in payments:
            for payer in payers:
                giver, taker = (payer, side) if n >= 0 else (side, payer)
                moved[giver, taker] = moved.get((giver, taker), 0) + abs(n)
        told = join(
            [
                f"{self._side_does(giver, 'give')} {self._side_name(taker)} {plural(n, 'card')}"
                for (giver, taker), n in moved.items()
            ]
        )
        transfers = [[giver, taker, n] for (giver, taker), n in moved.items()]
        data = {**data, "transfers": transfers}
        return Event("scored", rule, f"{why}: {told}.", seat, data, why)

    def _side_name(self, side: int) -> str:
        """The players of a side, for a sentence."""
        return join([f"@{seat}" for seat in range(self.players) if self.house.side[seat] == side])

    def _side_does(self, side: int, verb: str) -> str:
        ending = "" if self.players == 4 else "[|s]"
        return f"{self._side_name(side)} {verb}{ending}"

    def _reached(self, log: Log | None) -> bool:
        """MR-10.2 and MR-10.3: after a step, whether one side has reached the target and won."""
        points = self.points
        most = max(points)
        if most < self.house.target or points.count(most) > 1:
            return False
        winner = points.index(most)
        self._finish(
            [seat for seat in range(self.players) if self.house.side[seat] == winner],
            log,
            "MR-10.2",
            f"the target is reached with {plural(most, 'point')}",
        )
        return True

    def _finish(self, winners: list[int], log: Log | None, rule: str, why: str) -> None:
        self.won = winners
        self.phase = ENDED
        self.actor = OVER
        if log is not None:
            who = join([f"@{seat}" for seat in winners])
            verb = "win" if len(winners) > 1 else "win[|s]"
            tell(log, "over", rule, f"{who} {verb} the game: {why}.", None, {"winners": winners})

    # The rest of the interface.

    def copy(self) -> Self:
        new = self.__class__.__new__(self.__class__)
        new.players = self.players
        new.option = self.option
        new.pack = PACK
        new.actions = ACTIONS
        new.index = INDEX
        new.actor = self.actor
        new.house = self.house
        new.phase = self.phase
        new.dealer = self.dealer
        new.round = self.round
        new.points = self.points[:]
        new.sheet = self.sheet[:]
        new.won = self.won
        new.stock = self.stock
        new.opening = self.opening[:]
        new.turned = self.turned
        new.returned = self.returned[:]
        new.batch = self.batch
        new.mask = self.mask
        new.table = self.table[:]
        new.piles = self.piles[:]
        new.last = self.last
        new.history = self.history[:]
        new.lore = self.lore
        new.hands = [hand[:] for hand in self.hands]
        new.left = self.left
        new.node = self.node[:]
        new.fresh = self.fresh
        new.chain = self.chain
        new.said = self.said[:]
        new.silent = self.silent
        new.live = self.live
        new.hidden = self.hidden
        new.seen = self.seen
        new.open = self.open
        new.award = self.award
        new.awarded = self.awarded
        new.paid = self.paid[:]
        new.claimed = self.claimed
        return new

    def scores(self) -> list[int]:
        """The points of each side."""
        return self.points[:]

    def winners(self) -> list[int]:
        return self.won[:]

    def side(self, seat: int) -> int:
        return self.house.side[seat]

    def _played(self, seat: int) -> list[int]:
        """What the seat has played in this batch, in order."""
        n = self.players
        start = len(self.history) - (self.lore.size * n - self.left)
        return self.history[start + (seat - self.dealer - 1) % n :: n]

    def _announced(self, seat: int) -> bool:
        """Whether all know what the seat announces, be it nothing."""
        if self.phase == ANNOUNCING:
            return bool((self.live | self.silent) >> seat & 1)
        return self.phase > ANNOUNCING

    def _status(self, seat: int) -> str:
        """`live`, `shown` (MR-6.5), or `false` (MR-6.3)."""
        if not self.live >> seat & 1:
            return "false"
        return "shown" if self.lore.shown[self.said[seat]][self.node[seat]] >= 0 else "live"

    def look(self, seat: int | None) -> View:
        n = self.players
        write = PACK.write
        dealt = self.batch > 0
        played = [self._played(at) if dealt else [] for at in range(n)]
        earlier = [
            self.history[(at - self.dealer - 1) % n :: n][: -len(played[at]) or None]
            for at in range(n)
        ]
        table = [self.table[rank] for rank in members(self.mask)]
        said = [CLASS_NAMES[self.said[at]] if self._announced(at) else None for at in range(n)]
        rank, calls, cards, missa = self.chain
        sheet = [[0] * self.house.sides, *self.sheet]
        return {
            "sides": self.house.side[:],
            "phase": PHASES[self.phase],
            "dealer": self.dealer if self.dealer >= 0 else None,
            "round": self.round,
            "batch": self.batch,
            "hands": [
                write(sorted(hand, key=by_rank))
                if at == seat or self.seen >> at & 1
                else [HIDDEN] * len(hand)
                for at, hand in enumerate(self.hands)
            ],
            "shown": members(self.seen),
            "table": write(table),
            "turned": PACK.names[self.turned] if self.turned >= 0 else None,
            "opening": write(self.opening),
            "returned": write(self.returned),
            "stock": len(self.stock),
            "piles": [max(0, pile) for pile in self.piles],
            "debts": [max(0, -pile) for pile in self.piles],
            "played": [write(mine) for mine in played],
            "earlier": [write(mine) for mine in earlier],
            "fresh": PACK.names[self.table[self.fresh]] if self.fresh >= 0 else None,
            "chain": {
                "rank": RANKS[rank],
                "equal": calls + 1,
                "cards": cards,
                "missa": missa,
            }
            if rank >= 0
            else None,
            "last_capture": self.last if self.last >= 0 else None,
            "said": said,
            "silent": members(self.silent),
            "announcements": [
                {"seat": at, "said": said[at], "status": self._status(at)}
                for at in range(n)
                if self.said[at] != NONE
            ],
            "contest": self.open,
            "award": {
                "sides": list(self.award),
                "seats": members(self.awarded),
                "points": sum(WORTH[self.said[at]] for at in members(self.awarded)),
            }
            if self.award
            else None,
            "paid": self.paid[:],
            "claimed": members(self.claimed),
            "sheet": [
                {"label": f"Round {i}", "points": [b - a for a, b in zip(*pair, strict=True)]}
                for i, pair in enumerate(pairwise(sheet), 1)
            ]
            + self._part(),
            "notes": [self._note(at) for at in range(n)],
            "facts": self._facts(),
        }

    def _part(self) -> list[dict[str, Any]]:
        """What the round in play has brought so far, as a row of the sheet."""
        before = self.sheet[-1] if self.sheet else [0] * self.house.sides
        if self.points == before:
            return []
        label = f"Round {self.round}" + ("" if self.won else " so far")
        points = [b - a for a, b in zip(before, self.points, strict=True)]
        return [{"label": label, "points": points, "part": True}]

    def _note(self, seat: int) -> str:
        """What a seat has announced, and what it owes of cards that it has not got."""
        notes = []
        if self._announced(seat) and self.phase < ENDED:
            if self.said[seat] != NONE:
                status = self._status(seat)
                mark = {"live": "", "shown": " ✓", "false": " ✗"}[status]
                notes.append(CLASS_LABELS[self.said[seat]] + mark)
            elif self.phase == ANNOUNCING:
                notes.append("nothing")
        debt = -self.piles[self.house.side[seat]]
        if debt > 0:
            notes.append(f"owes {debt}")
        return ", ".join(notes)

    def _facts(self) -> list[str]:
        """Where the game is, in short phrases."""
        if not self.batch:
            return []
        facts = [f"To {self.house.target} points", f"Round {self.round}"]
        facts.append(f"Batch {self.batch}" if self.stock else "Last batch")
        if self.open:
            facts.append("An award waits")
        return facts

    def prompt(self) -> str:
        seat = self.actor
        if seat < 0:
            return ""
        if self.phase == ANNOUNCING:
            return f"@{seat} announce[|s] a ronda, a tringa, or nothing"
        if self.phase == WINDOW:
            return f"@{seat} accept[|s], or challenge[|s]: a wrong challenge loses the game"
        if self.phase == CLAIMING:
            return f"@{seat} may claim a penalty; then [say|says] done"
        if self.house.duty and self.left == 1 and not self.stock:
            return f"@{seat} play[|s] the very last card, which has to capture"
        return f"@{seat} play[|s] a card"

    def aside(self) -> str:
        """What the cards of the hand can do, the best of it."""
        if self.phase != PLAY:
            return ""
        call = self.house.call
        chain, number, _, missa = self.chain
        table = self.mask
        ranks = {RANK[card] for card in self.hands[self.actor]}
        last = self.left == 1 and not self.stock
        clears = [rank for rank in ranks if table and TAKEN[rank][table] == table and not last]
        if self.fresh in ranks:
            value = call[1] + (self.fresh in clears)
            return f": your {RANKS[self.fresh]} calls {NUMBERS[value]}"
        if chain in ranks:
            value = call[number + 1] + (missa and not last)
            return f": your {RANKS[chain]} calls {NUMBERS[value]} and takes all"
        if clears:
            return f": your {RANKS[clears[0]]} clears the table"
        if not table:
            return ": the table is empty"
        if not any(TAKEN[rank][table] for rank in ranks):
            return ": none of yours captures"
        return ": an equal one captures"

    def refusal(self, action: int) -> tuple[str, str]:
        name = ACTIONS[action]
        phase = PHASES[self.phase]
        if action < DEALER:
            if self.phase == PLAY:
                return "MR-3.1", f"the {PACK.titles[action]} is not in the hand"
            return "MR-6.2", f"no card is played in the phase {phase!r}"
        if action < RETURN:
            return "MR-2.1", f"{name} is not possible now"
        if action < ANNOUNCE:
            return "MR-2.3", f"{name} is not possible now"
        if action < ACCEPT:
            if self.phase == ANNOUNCING:
                return "MR-6.2", "two rondas need a hand of four cards"
            return "MR-6.2", f"nothing is announced in the phase {phase!r}"
        if action == ACCEPT:
            return "MR-6.3", f"there is nothing to accept in the phase {phase!r}"
        if action < CLAIM:
            target = action - CHALLENGE
            if self.phase not in (WINDOW, PLAY):
                return "MR-8.1", f"nobody can be challenged in the phase {phase!r}"
            if not self.house.free:
                return "MR-6.8", "what is announced is the truth here"
            if not self.house.foes[self.actor] >> target & 1:
                return "MR-8.1", f"seat {target} is no opponent"
            if not self.live >> target & 1:
                return "MR-6.3", f"seat {target} has no live announcement"
            return "MR-8.1", f"the announcement of seat {target} is shown already"
        if self.phase != CLAIMING:
            return "MR-7.5", f"{name} is not possible in the phase {phase!r}"
        if not self.house.foes[self.actor] >> action - CLAIM & 1:
            return "MR-7.5", f"seat {action - CLAIM} is no opponent"
        return "MR-7.5", f"seat {action - CLAIM} has had this claim already"

    def label(self, action: int) -> str:
        if ANNOUNCE <= action < ACCEPT:
            said = action - ANNOUNCE
            held = self._honestly() - ANNOUNCE
            if said == held:
                more = "true"
            elif said == NONE:
                more = f"hides {CLASS_TITLES[held]}"
            else:
                more = "hides one" if held in TRUE[said] else "a bluff"
            return f"{CLASS_LABELS[said]}\n{more}"
        if CHALLENGE <= action < CLAIM:
            return f"Challenge @{action - CHALLENGE}\nrisks the game"
        if CLAIM <= action < DONE:
            return f"Claim from @{action - CLAIM}"
        return super().label(action)

    def usual(self) -> int | None:
        """The truth when announcing; no challenge, no more claims."""
        if self.phase == ANNOUNCING:
            return self._honestly()
        return {WINDOW: ACCEPT, CLAIMING: DONE}.get(self.phase)

    def risk(self, action: int) -> str:
        """MR-8.3."""
        if not CHALLENGE <= action < CLAIM:
            return ""
        target = action - CHALLENGE
        said = CLASS_TITLES[self.said[target]]
        winners = join([f"@{seat}" for seat in members(self.house.foes[self.actor])])
        verb = "win" if winners.count("@") > 1 else "win[|s]"
        return (
            f"@{target} announced {said} and will have to show the hand. If it is not true, the "
            f"penalty is scored at once. If it is true, the game is over and {winners} {verb} it."
        )

    def takes(self, action: int) -> Sequence[int]:
        """MR-3.2."""
        if action >= DEALER or self.phase != PLAY:
            return ()
        return [self.table[rank] for rank in members(TAKEN[RANK[action]][self.mask])]

    # What search needs.

    @classmethod
    def _public(cls, view: View) -> tuple[Self, list[int]]:
        """All of a game that a view tells, without the hidden cards; and which those are."""
        read = PACK.read
        game = cls(view["players"], view["options"])
        house = game.house
        actor = view["actor"]
        game.phase = PHASES.index(view["phase"])
        game.actor = CHANCE if actor == "*" else OVER if actor is None else actor
        game.dealer = -1 if view["dealer"] is None else view["dealer"]
        game.round = view["round"]
        game.batch = view["batch"]
        game.lore = house.first_lore if game.batch <= 1 else house.lore
        game.points = list(view["scores"])
        game.won = list(view["winners"])
        total = [0] * house.sides
        for row in view["sheet"]:
            if "part" in row:
                break
            total = [a + b for a, b in zip(total, row["points"], strict=True)]
            game.sheet.append(total)
        game.opening = read(view["opening"])
        game.returned = read(view["returned"])
        game.turned = read([view["turned"]])[0] if view["turned"] else -1
        for card in read(view["table"]):
            game.mask |= 1 << RANK[card]
            game.table[RANK[card]] = card
        game.piles = [a - b for a, b in zip(view["piles"], view["debts"], strict=True)]
        game.last = -1 if view["last_capture"] is None else view["last_capture"]
        if game.dealer >= 0:
            lines = [
                read(view["earlier"][seat]) + read(view["played"][seat])
                for seat in house.order[game.dealer]
            ]
            game.history = [
                line[at] for at in range(len(lines[0])) for line in lines if at < len(line)
            ]
        game.hands = [[] if HIDDEN in hand else read(hand) for hand in view["hands"]]
        game.left = sum(map(len, view["hands"]))
        game.node = [game.lore.after(0, read(cards)) for cards in view["played"]]
        if view["fresh"]:
            game.fresh = RANK[read([view["fresh"]])[0]]
        if chain := view["chain"]:
            game.chain = (
                RANKS.index(chain["rank"]),
                chain["equal"] - 1,
                chain["cards"],
                chain["missa"],
            )
        game.said = [CLASS_NAMES.index(said) if said else NONE for said in view["said"]]
        for entry in view["announcements"]:
            bit = 1 << entry["seat"]
            if entry["status"] != "false":
                game.live |= bit
                if entry["status"] == "live" and house.free:
                    game.hidden |= bit
        game.silent = sum(1 << seat for seat in view["silent"])
        game.seen = sum(1 << seat for seat in view["shown"])
        game.open = view["contest"]
        if award := view["award"]:
            game.award = award["sides"]
            game.awarded = sum(1 << seat for seat in award["seats"])
        game.paid = list(view["paid"])
        game.claimed = sum(1 << seat for seat in view["claimed"])
        known = {*game.history, *game.opening, game.turned, *(c for h in game.hands for c in h)}
        # Between rounds there are no cards.
        return game, [card for card in range(40) if card not in known and game.batch]

    @classmethod
    def worlds(cls, view: View) -> Callable[[Random], Game]:
        """As `Game.worlds` asks; the announced classes are facts in honest mode (MR-6.8).

        In free mode announcements may be lies, and are believed as often as `TRUST` says.
        """
        base, unseen = cls._public(view)
        lore = base.lore
        sizes = [len(hand) for hand in view["hands"]]
        seats = [seat for seat in range(base.players) if len(base.hands[seat]) < sizes[seat]]
        # In the first batch what was shuffled back is in the stock, for all hands were dealt.
        back = {card for card in base.returned if base.batch == 1}
        pool = [card for card in unseen if card not in back]
        bottom = [card for card in unseen if card in back]
        free = base.house.free
        by = [[card for card in pool if RANK[card] == rank] for rank in range(10)]
        wants = []
        for seat in seats:
            said = base.said[seat]
            if base._announced(seat):
                want = Want(seat, said == NONE, lore.completions(base.node[seat], said), by)
                if want.most:
                    wants.append(want)

        def world(rng: Random) -> MoroccanRonda:
            new = base.copy()
            believed = [want for want in wants if not free or rng.random() < TRUST]
            gone: set[int] = set()
            if believed:
                hands = draw(rng, pool, by, believed) or build(rng, by, believed) or ()
                for want, hand in zip(believed, hands, strict=False):
                    new.hands[want.seat] = hand
                    gone.update(hand)
            rest = shuffled([card for card in pool if card not in gone], rng)
            at = 0
            for seat in seats:
                if not new.hands[seat]:
                    new.hands[seat] = rest[at : at + sizes[seat]]
                    at += sizes[seat]
            new.stock = shuffled(rest[at:] + bottom, rng) if bottom else rest[at:]
            return new

        return world

    def payoff(self) -> list[float]:
        """Exact at the end; else from how far each side is behind, if the cards not yet
        captured in this round are shared equally."""
        if self.won:
            return [1 / len(self.won) if seat in self.won else 0.0 for seat in range(self.players)]
        share = (40 - sum(self.piles)) / self.house.sides
        points = [
            points + max(0.0, min(pile + share, 40.0) - self.house.par)
            for points, pile in zip(self.points, self.piles, strict=True)
        ]
        most = max(points)
        scale = STEEP * (7 + max(0.0, self.house.target - most))
        weights = [1 / (1 + (most - points) / scale) ** 3 for points in points]
        shares = [weights[side] for side in self.house.side]
        total = sum(shares)
        return [share / total for share in shares]

    def playout(self, rng: Random) -> None:
        """Plays on to the next batch, as a quick, honest and careful player does."""
        random = rng.random
        batch = self.batch
        while self.actor >= 0 and self.batch == batch:
            phase = self.phase
            if phase == PLAY:
                self._play(self._quick_card(random()), None)
            elif phase == ANNOUNCING:
                self._announce(self._honestly() - ANNOUNCE, None)
            elif phase == WINDOW:
                self._accept(None)
            else:
                self.apply(self.choices()[-1])

    def _quick_card(self, chance: float) -> int:
        """A call if there is one, else the largest capture, else any card."""
        hand = self.hands[self.actor]
        table, fresh, chain = self.mask, self.fresh, self.chain[0]
        most, choice = 0, -1
        for card in hand:
            rank = RANK[card]
            if rank in (fresh, chain):
                return card
            taken = COUNT[TAKEN[rank][table]]
            if taken > most:
                most, choice = taken, card
        return choice if most else hand[int(chance * len(hand))]

    def hunch(self) -> int:
        """The truth when announcing, no challenge but one that cannot fail, every claim that is
        founded; and the card that brings most and offers least to the next player."""
        if self.phase == ANNOUNCING:
            return self._honestly()
        choices = self.choices()
        for action in choices:
            if CHALLENGE <= action < CLAIM and self._cannot_fail(action):
                return action
        if self.phase == WINDOW:
            return ACCEPT
        if self.phase == CLAIMING:
            return choices[-1]
        me = self.actor
        left = self._unseen()
        following = self.node[self.house.turn[me]]
        size = self.lore.size - len(self.lore.hands[following])
        hidden = max(1, sum(left))
        chance = [min(1.0, n * size / hidden) for n in left]
        return max(
            (action for action in choices if action < DEALER),
            key=lambda card: (self._value(card, chance), -card),
        )

    def key(self) -> Hashable | None:
        """The end of the last batch can be solved."""
        if self.stock or self.left > SOLVABLE or self.phase < PLAY:
            return None
        return (
            self.actor,
            self.phase,
            self.mask,
            self.fresh,
            self.chain,
            self.last,
            self.live,
            self.open,
            self.awarded,
            self.claimed,
            *self.award,
            *self.points,
            *self.piles,
            *self.paid,
            *self.node,
            *(RANK[card] for hand in self.hands for card in sorted(hand, key=by_rank)),
        )

    @classmethod
    def rule_of_thumb(cls, view: View, rng: Random) -> str:
        """Capture, call and clear the table where it pays; do not offer the same to the next."""
        return ACTIONS[cls._public(view)[0].hunch()]

    def _unseen(self) -> list[int]:
        """How many cards of each rank the actor has not seen."""
        me = self.actor
        left = [4] * 10
        seen = [self.opening, self.history, self.hands[me]]
        seen += [self.hands[seat] for seat in members(self.seen & ~(1 << me))]
        for cards in seen:
            for card in cards:
                left[RANK[card]] -= 1
        return left

    def _cannot_fail(self, challenge: int) -> bool:
        """Whether the actor knows that no hand makes the announcement true: the cards for it
        have all been seen."""
        seat = challenge - CHALLENGE
        left = self._unseen()
        return not any(
            all(n <= left[rank] for rank, n in rest)
            for held in TRUE[self.said[seat]]
            for rest in self.lore.completions(self.node[seat], held)
        )

    def _value(self, card: int, chance: Sequence[float]) -> float:
        """Roughly what playing this card brings, in points, less what it offers."""
        rank = RANK[card]
        call = self.house.call
        table = self.mask
        last = self.left == 1 and not self.stock
        gain = 0.0
        fresh, chain = -1, 0
        taken = TAKEN[rank][table]
        if taken:
            table ^= taken
            gain = CARD * (COUNT[taken] + 1) + (not table and not last)
            if self.fresh == rank:
                gain += call[1]
                chain = 2
        elif self.chain[0] == rank:
            number = self.chain[1]
            gain = CARD * self.chain[2] + call[number + 1] + call[number]
            chain = number + 2
        else:
            table |= 1 << rank
            fresh = rank
        if last:
            return gain
        loss = 0.0
        for other in members(table):
            caught = TAKEN[other][table]
            offer = CARD * (COUNT[caught] + 1) + (caught == table) + (other == fresh)
            loss = max(loss, chance[other] * offer)
        if chain and chain <= self.players - 1:
            loss = max(loss, chance[rank] * (call[chain] + gain))
        return gain - loss


TRUST = 0.85
"""How often a redeal believes what was announced."""
QUICK = 16
"""Deals tried before hands are built one after the other."""
SOLVABLE = 6
"""Cards in all hands at which an ending is short enough to solve."""
STEEP = 0.85
"""How fast the chance to win falls with each point behind: less is steeper. This fits games
between equal players."""
CLOSE = 6
"""How far from the target a side may be for an award to win it the game, as a rule."""
CARD = 0.6
"""What a captured card is worth, in points."""
BUILT = 64
"""Hands built from what fits before one is taken that may be a little too likely."""

Ranked = Sequence[Sequence[int]]
"""Cards by rank."""


class Want:
    """What a hidden hand is to be."""

    __slots__ = ("fits", "most", "plain", "rests", "seat", "size", "sums")

    def __init__(self, seat: int, plain: bool, fits: Sequence[Rest], by: Ranked) -> None:
        self.seat = seat
        self.plain = plain
        """Whether most hands will do."""
        self.fits = fits
        """What it may be made of."""
        self.rests = frozenset(fits)
        self.size = sum(n for _, n in fits[0]) if fits else 0
        self.sums = list(accumulate(ways(by, rest) for rest in fits))
        """How many hands there are of the first of `fits`, of the first two, and so on."""
        self.most = self.sums[-1] if fits else 0

    def draw(self, rng: Random, by: Ranked) -> list[int]:
        """A hand that fits, all equally likely."""
        rest = self.fits[bisect_right(self.sums, rng.randrange(self.most))]
        return [card for rank, n in rest for card in shuffled(by[rank], rng)[:n]]


def draw(
    rng: Random, pool: Sequence[int], by: Ranked, wants: Sequence[Want]
) -> list[list[int]] | None:
    """Cards for hands that fit, all ways of it equally likely; None if some tries fail.

    Each try draws what is rare by itself, deals the plain hands from the rest, and is
    dropped whole if anything does not go together.
    """
    for _ in range(QUICK):
        hands = [[] if want.plain else want.draw(rng, by) for want in wants]
        gone = {card for hand in hands for card in hand}
        if len(gone) < sum(map(len, hands)):
            continue
        rest = shuffled([card for card in pool if card not in gone], rng)
        for at, want in enumerate(wants):
            if want.plain:
                hands[at], rest = rest[: want.size], rest[want.size :]
                if shape(hands[at]) not in want.rests:
                    break
        else:
            return hands
    return None


def build(rng: Random, by: Ranked, wants: Sequence[Want]) -> list[list[int]] | None:
    """The same where few deals fit; None if there is no way.

    Hands are built one after the other. As the first leave more or less room for the
    next, a result is taken with the odds that even this out.
    """
    spare = None
    for _ in range(BUILT):
        left = [list(cards) for cards in by]
        count = sum(map(len, by))
        hands: list[list[int]] = []
        odds = 1.0
        for want in wants:
            weights = [ways(left, rest) for rest in want.fits]
            total = sum(weights)
            if not total:
                break
            if hands:
                odds *= total / min(want.most, comb(count, want.size))
            pick = rng.randrange(total)
            at = 0
            while pick >= weights[at]:
                pick -= weights[at]
                at += 1
            hands.append(
                [
                    left[rank].pop(rng.randrange(len(left[rank])))
                    for rank, n in want.fits[at]
                    for _ in range(n)
                ]
            )
            count -= want.size
        else:
            if rng.random() < odds:
                return hands
            spare = hands
    return spare or any_hands([list(cards) for cards in by], [want.fits for want in wants])


def shape(hand: Sequence[int]) -> Rest:
    """The ranks of a hand."""
    ranks = sorted(RANK[card] for card in hand)
    return tuple((rank, ranks.count(rank)) for rank in sorted(set(ranks)))


def ways(left: Ranked, rest: Rest) -> int:
    """How many hands of these ranks there are among the cards left of each rank."""
    product = 1
    for rank, n in rest:
        product *= comb(len(left[rank]), n)
    return product


def any_hands(left: list[list[int]], wanted: Sequence[Sequence[Rest]]) -> list[list[int]] | None:
    """The first hands that fit, found by trying all."""
    if not wanted:
        return []
    for rest in wanted[0]:
        if ways(left, rest):
            fewer = [cards[:] for cards in left]
            hand = [fewer[rank].pop() for rank, n in rest for _ in range(n)]
            others = any_hands(fewer, wanted[1:])
            if others is not None:
                return [hand, *others]
    return None


def by_rank(card: int) -> tuple[int, int]:
    """The order in which cards are shown: by rank, for suits do not matter."""
    return RANK[card], card


CHALLENGES = [[CHALLENGE + seat for seat in members(mask)] for mask in range(16)]
CLAIMS = [[CLAIM + seat for seat in members(mask)] for mask in range(16)]

GAME = MoroccanRonda
