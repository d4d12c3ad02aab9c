"""Baronda, designed by Toshiki Arao (Ateam, 2023): the clauses BA-1 to BA-7 of its rulebook."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import cache
from math import prod, sqrt
from random import Random
from typing import Any, Self

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
    View,
    vocabulary,
)
from rondas.words import figure, join, plural

# A number card is 14 * suit + number, whatever the number of players; a 0 is a Garuda.
SUITS = "RBGY"
SUIT_NAMES = ("red", "blue", "green", "yellow")
RED = 0
FREE = -1
"""The led suit of a trick in which no suit is led yet (BA-4.2)."""
PASS = 56
NAGA = 57
NAMES = [*(f"{number}{suit}" for suit in SUITS for number in range(14)), "PASS", "NAGA"]
TITLES = [
    *(f"{suit} {number or 'Garuda'}" for suit in SUIT_NAMES for number in range(14)),
    "Pass",
    "Naga",
]
SUIT = [card // 14 for card in range(58)]
"""The suit of each card, 4 for Pass and Naga: never equal to a led suit."""
GARUDAS = frozenset({0, 14, 28, 42})

TOP = {2: 5, 3: 7, 4: 10, 5: 13}
"""The highest number in the pack, by the number of players (BA-1.2)."""
PACKS = {
    players: Pack(NAMES, [*(int(card % 14 <= top) for card in range(56)), 3, 3], TITLES)
    for players, top in TOP.items()
}
ACTIONS, INDEX = vocabulary(
    PACKS[5],
    *(f"bid {tricks}" for tricks in range(13)),
    "adjust +1",
    "adjust -1",
    *(f"leader {seat}" for seat in range(5)),
)
BID = INDEX["bid 0"]
RAISE = INDEX["adjust +1"]
LOWER = INDEX["adjust -1"]
LEADER = INDEX["leader 0"]

TRICKS = 12
BARONG = "BARONG"
RANDA = "RANDA"
AIM = {BARONG: "your bid or more", RANDA: "your bid or fewer"}
"""What each side of the Baronda card asks of the players (BA-6.1, BA-6.2)."""
NO_BID = -1
ENDING = {2: 6, 3: 4, 4: 3, 5: 2}
"""How many tricks search solves exactly at the end of a round, by the number of players."""

# What comes next: the chance moves, the moves of a round, the end.
CHOOSE, DEAL, BIDS, ADJUST, PLAY, END = "choose", "deal", "bids", "adjust", "play", "end"

# By led suit, FREE as the last: which cards follow, may be played by whoever can follow, …
FOLLOWS = [[SUIT[card] == led or card == PASS for card in range(58)] for led in (0, 1, 2, 3, 9)]
FITS = [[*follows[:NAGA], True] for follows in FOLLOWS]


def _strength(card: int, led: int) -> int:
    """How strong a card is where no Garuda is awake: BA-5.1 to BA-5.4, and BA-5.8 at 0."""
    if card == NAGA:
        return 40
    if SUIT[card] == RED:
        return 20 + card
    if SUIT[card] == led:
        return 2 + card % 14
    return int(card == PASS)


STRENGTH = [[_strength(card, led) for card in range(58)] for led in (0, 1, 2, 3, FREE)]


def name(card: int) -> str:
    """`the blue 7`, `the red Garuda`, `a Pass`."""
    return f"{'a' if card >= PASS else 'the'} {TITLES[card]}"


def led_suit(trick: Sequence[int]) -> int:
    """BA-4.2: the suit of the first number card, FREE without one."""
    return next((SUIT[card] for card in trick if card < PASS), FREE)


def awake(garuda: int, trick: Sequence[int], led: int, plain: bool) -> bool:
    """Whether this Garuda of the trick is awake (BA-5.5, BA-5.6; `plain` is the option)."""
    if NAGA in trick:
        return True
    follows = FOLLOWS[led]
    strays = [card for card in trick if not follows[card]]
    return not strays or (strays == [garuda] and not plain)


def best(trick: Sequence[int], led: int, plain: bool) -> int:
    """The place in the trick of the card that wins it (BA-5)."""
    if not GARUDAS.isdisjoint(trick):
        for place, card in enumerate(trick):  # the first of equals (BA-5.7)
            if card in GARUDAS and awake(card, trick, led, plain):
                return place
    strength = STRENGTH[led]
    winner, most = PASS, -1
    for card in trick:  # a plain loop is the fastest for so few
        if strength[card] > most:
            winner, most = card, strength[card]
    return trick.index(winner)  # the first of equals (BA-5.7)


def reason(trick: Sequence[int], led: int, plain: bool) -> tuple[str, str]:
    """The clause that decides a trick, and the reason in words."""
    card = trick[best(trick, led, plain)]
    garudas = [c for c in trick if c in GARUDAS]
    woken = [c for c in garudas if awake(c, trick, led, plain)]
    if len(woken) > 1:
        rule, why = "BA-5.7", f"the Naga woke {len(woken)} Garudas, and the first wins"
    elif woken and NAGA in trick:
        rule, why = "BA-5.5", f"the Naga woke {name(card)}"
    elif woken:
        rule = "BA-5.5" if SUIT[card] == led else "BA-5.6"
        why = f"{name(card)} is awake, as all the others followed"
    elif trick.count(card) > 1:
        rule, why = "BA-5.7", f"of {trick.count(card)} equal cards the first wins"
    elif card == NAGA:
        rule, why = "BA-5.4", "a Naga beats all but an awake Garuda"
    elif SUIT[card] == RED:
        rule, why = "BA-5.3", "red is trump" if led != RED else "it is the highest red card"
    else:
        rule, why = "BA-5.2", f"it is the highest {SUIT_NAMES[led]} card"
    for garuda in garudas:
        if garuda not in woken:
            strays = [c for c in trick if not FOLLOWS[led][c] and (c != garuda or plain)]
            names = join(["it" if c == garuda else name(c) for c in strays])
            why += f"; {name(garuda)} sleeps, as {names} did not follow"
    return rule, why


def points(side: str, bid: int, tricks: int) -> int:
    """What a player scores in a round (BA-6.1, BA-6.2)."""
    better = tricks - bid if side == BARONG else bid - tricks
    return 2 + better if better >= 0 else better


def explain(side: str, bid: int, tricks: int) -> str:
    """The points of `points` in words."""
    gained = points(side, bid, tricks)
    if gained < 0:
        too = "few" if side == BARONG else "many"
        return f"−{plural(-gained, 'point')}, for {plural(-gained, 'trick')} too {too}"
    more = f" and {gained - 2} for the tricks {'over' if side == BARONG else 'under'}"
    return f"{plural(gained, 'point')}, 2 for the bid{more if gained > 2 else ''}"


class Baronda(Game):
    """Trick-taking for two to five players; the bids decide whether tricks are good or bad."""

    id = "baronda"
    title = "Baronda"
    credit = "Baronda, designed by Toshiki Arao (Ateam, 2023)"
    about = (
        "Trick-taking with secret bids. Together they decide whether tricks are good (BARONG) "
        "or bad (RANDA) this time. Red is trump, a Naga is stronger, and a Garuda, the 0 of "
        "its suit, is the strongest once it is awake."
    )
    prefix = "BA"
    seats = (2, 3, 4, 5)
    options = (
        Option(
            "offsuit_garuda",
            "awake",
            "A Garuda thrown off-suit",
            "Whether a Garuda thrown off-suit is awake when all the others followed.",
            "BA-5.6",
            {"awake": "Awake if all others followed", "plain": "Awake only by a Naga"},
        ),
    )
    deck_style = "baronda"

    __slots__ = (
        "bids",
        "face",
        "hands",
        "leads",
        "led",
        "plain",
        "played",
        "round",
        "score",
        "sheet",
        "spare",
        "stage",
        "start",
        "trick",
        "tricks",
    )

    def __init__(self, players: int, option: Options) -> None:
        self.players = players
        self.option = option
        self.pack = PACKS[players]
        self.actions = ACTIONS
        self.index = INDEX
        self.actor = CHANCE
        self.stage = CHOOSE
        self.plain: bool = option["offsuit_garuda"] == "plain"
        self.start = -1
        """The seat with the Leader card."""
        self.round = 0
        """Rounds begun."""
        self.hands: list[list[int]] = [[] for _ in range(players)]
        """Each seat's cards in order, a Pass and a Naga once only: see `spare`."""
        self.spare = [0] * (2 * players)
        """For each seat its Passes and its Nagas beyond the first."""
        self.bids = [NO_BID] * players
        self.face = ""
        """The side in force of the Baronda card; empty until the bids have decided it."""
        self.trick: list[int] = []
        self.led = FREE
        self.leads: list[int] = []
        """Who led each trick of the round, last the winner of the last one."""
        self.played: list[int] = []
        """The cards of the finished tricks of the round, in the order of play."""
        self.tricks = [0] * players
        self.score = [0] * players
        self.sheet: list[dict[str, Any]] = []

    # What happens.

    def legal(self) -> Sequence[int]:
        """BA-2.1, BA-3.1, BA-3.3; in a trick BA-4.2 and BA-4.3."""
        stage = self.stage
        if stage == PLAY:
            hand = self.hands[self.actor]
            if self.led < 0:
                return hand
            fits = FITS[self.led]
            cards = []
            for card in hand:  # a plain loop is the fastest for so few
                if fits[card]:
                    cards.append(card)
            # Number cards come first in a hand: without one of the led suit all is free.
            return cards if cards and cards[0] < PASS else hand
        if stage == BIDS:
            return range(BID, BID + TRICKS + 1)
        if stage == ADJUST:
            bid = self.bids[self.start]
            return (RAISE,) if bid == 0 else (LOWER,) if bid == TRICKS else (RAISE, LOWER)
        return range(LEADER, LEADER + self.players) if stage == CHOOSE else ()

    def apply(self, action: int, log: Log | None = None) -> None:
        if action >= BID:
            self._call(action, log)
            return
        if log is not None:
            log.append(self._played(action))
        seat = self.actor
        if action < PASS:
            self.hands[seat].remove(action)
            if self.led < 0:
                self.led = SUIT[action]  # BA-4.2
        elif self.spare[2 * seat + action - PASS]:
            self.spare[2 * seat + action - PASS] -= 1
        else:
            self.hands[seat].remove(action)
        trick = self.trick
        trick.append(action)
        if len(trick) == self.players:
            self._end_trick(log)
        else:
            self.actor = seat + 1 if seat + 1 < self.players else 0

    def _played(self, card: int) -> Event:
        """The event of a card about to be played (BA-4)."""
        seat = self.actor
        rule, what = "BA-4.3", f"@{seat} play[|s] {name(card)}"
        if self.led == FREE:
            if not self.trick:
                rule, what = "BA-4.1", f"@{seat} lead[|s] {name(card)}"
            if card >= PASS:
                rule, what = "BA-4.2", f"{what}: no suit is led yet"
            elif self.trick:
                rule, what = "BA-4.2", f"{what}: {SUIT_NAMES[SUIT[card]]} is led"
        elif not FITS[self.led][card]:
            what = f"@{seat} [have|has] no {SUIT_NAMES[self.led]} and play[|s] {name(card)}"
        return Event("played", rule, f"{what}.", seat, {"card": NAMES[card]})

    def _call(self, action: int, log: Log | None) -> None:
        """The moves that are no cards: BA-2.1, BA-3.1 and BA-3.3."""
        if action >= LEADER:
            self.start = action - LEADER
            self.stage = DEAL
            if log is not None:
                text = f"@{self.start} get[|s] the Leader card."
                log.append(Event("said", "BA-2.1", text, self.start))
            return
        seat = self.actor
        if action < RAISE:
            self.bids[seat] = action - BID
            if log is not None:
                log.append(Event("said", "BA-3.1", f"@{seat} [have|has] bid.", seat))
            self.actor = (seat + 1) % self.players
            if self.actor == self.start:
                self._reveal(log)
            return
        self.bids[seat] += 1 if action == RAISE else -1
        if log is not None:
            text = f"@{seat} change[|s] the bid to {self.bids[seat]}."
            log.append(Event("said", "BA-3.3", text, seat, {"bids": self.bids[:]}))
        self._turn_card(log)

    def _reveal(self, log: Log | None) -> None:
        """BA-3.1: all bids are shown; they decide the side, or the Leader does (BA-3.3)."""
        total = sum(self.bids)
        if log is not None:
            shown = join([f"@{seat} {bid}" for seat, bid in enumerate(self.bids)])
            text = f"The bids: {shown}, {total} together."
            log.append(Event("shown", "BA-3.1", text, None, {"bids": self.bids[:]}))
        if total != TRICKS:
            self._turn_card(log)
            return
        self.stage = ADJUST
        if log is not None:
            text = f"The bids add up to exactly 12: @{self.start} must change the bid by 1."
            log.append(Event("said", "BA-3.3", text, self.start))

    def _turn_card(self, log: Log | None) -> None:
        """BA-3.2; then the Leader leads (BA-4.1)."""
        total = sum(self.bids)
        self.face = BARONG if total > TRICKS else RANDA
        self.stage = PLAY
        if log is not None:
            text = f"The bids add up to {total}: {self.face}, take {AIM[self.face]}."
            log.append(Event("said", "BA-3.2", text, None, {"side": self.face}))

    def _end_trick(self, log: Log | None) -> None:
        """BA-5: who wins; he leads next (BA-4.1), or the round ends."""
        trick = self.trick
        winner = (self.leads[-1] + best(trick, self.led, self.plain)) % self.players
        self.tricks[winner] += 1
        if log is not None:
            rule, why = reason(trick, self.led, self.plain)
            card = trick[best(trick, self.led, self.plain)]
            text = f"@{winner} take[|s] the trick with {name(card)}: {why}."
            log.append(Event("trick", rule, text, winner, {"cards": self.pack.write(trick)}))
        self.played += trick
        self.leads.append(winner)
        self.trick = []
        self.led = FREE
        self.actor = winner
        if self.players == 2:
            self._watch(winner, log)
        elif not self.hands[winner]:
            self._score(log)

    def _watch(self, taker: int, log: Log | None) -> None:
        """BA-7.2 and BA-7.3: whether the trick just taken ends a round of two players."""
        took, bid = self.tricks[taker], self.bids[taker]
        if self.face == BARONG and took == bid:
            winner, rule = taker, "BA-7.2"
            text = f"@{taker} [have|has] taken {plural(bid, 'trick')} as bid"
        elif self.face == RANDA and took > bid:
            winner, rule = 1 - taker, "BA-7.3"
            text = f"@{taker} [have|has] taken {took}, more than the {bid} bid"
        elif not self.hands[taker]:
            if log is not None:
                text = "A tie: neither took as many tricks as bid, and nobody wins the round."
                log.append(Event("scored", "BA-7.2", text, None, {"points": [0, 0]}))
            self._end_round([0, 0], log)
            return
        else:
            return
        gained = [int(seat == winner) for seat in (0, 1)]
        if log is not None:
            text = f"{text}: @{winner} win[|s] the round."
            log.append(Event("scored", rule, text, winner, {"points": gained}))
        self._end_round(gained, log)

    def _score(self, log: Log | None) -> None:
        """BA-6.1 and BA-6.2: the points of a round of three to five players."""
        gained = [points(self.face, *made) for made in zip(self.bids, self.tricks, strict=True)]
        if log is not None:
            rule = "BA-6.1" if self.face == BARONG else "BA-6.2"
            for seat, won in enumerate(gained):
                account = explain(self.face, self.bids[seat], self.tricks[seat])
                text = f"@{seat} bid {self.bids[seat]} and took {self.tricks[seat]}: {account}."
                one = [won if at == seat else 0 for at in range(self.players)]
                log.append(Event("scored", rule, text, seat, {"points": one}))
        self._end_round(gained, log)

    def _end_round(self, gained: list[int], log: Log | None) -> None:
        """BA-6.3, BA-7.1: the score; then the end, or the Leader card moves on (BA-2.1)."""
        self.score = [total + won for total, won in zip(self.score, gained, strict=True)]
        self.sheet.append(
            {
                "points": gained,
                "side": self.face,
                "bids": self.bids[:],
                "tricks": self.tricks[:],
            }
        )
        # What has not been played is gathered unseen (BA-7.4).
        self.hands = [[] for _ in range(self.players)]
        self.spare = [0] * (2 * self.players)
        last = max(self.score) == 2 if self.players == 2 else self.round == self.players
        if last:
            self.stage = END
            self.actor = OVER
        else:
            self.stage = DEAL
            self.actor = CHANCE
            self.start = (self.start + 1) % self.players
        if log is not None:
            total = join([f"@{seat} {figure(score)}" for seat, score in enumerate(self.score)])
            rule, unit = ("BA-7.1", "Rounds won") if self.players == 2 else ("BA-6.3", "Score")
            text = f"End of round {self.round}. {unit}: {total}."
            log.append(Event("round", rule, text))
            if last:
                log.append(self._won(rule))

    def _won(self, rule: str) -> Event:
        winners = self.winners()
        if self.players == 2:
            return Event(
                "over", rule, f"@{winners[0]} win[|s] the game with two rounds.", winners[0]
            )
        most = plural(max(self.score), "point")
        if len(winners) == 1:
            return Event("over", rule, f"@{winners[0]} win[|s] the game with {most}.", winners[0])
        return Event(
            "over",
            rule,
            f"{join([f'@{seat}' for seat in winners])} share the win with {most} each.",
        )

    def deals(self) -> str:
        return "deck" if self.stage == DEAL else ""

    def deal(self, cards: Sequence[int], log: Log | None = None) -> None:
        """BA-2.2: one at a time, the first to the Leader; what is left stays unused."""
        self.pack.check_deck(cards)
        n = self.players
        self.round += 1
        for seat in range(n):
            self._give(seat, cards[(seat - self.start) % n : TRICKS * n : n])
        self.bids = [NO_BID] * n
        self.face = ""
        self.leads = [self.start]
        self.played = []
        self.tricks = [0] * n
        self.stage = BIDS
        self.actor = self.start
        if log is not None:
            left = self.pack.size - TRICKS * n
            text = (
                f"Round {self.round}: 12 cards each, {left} are not used; "
                f"@{self.start} [have|has] the Leader card."
            )
            data = {"counts": [TRICKS] * n, "unused": left}
            log.append(Event("dealt", "BA-2.2", text, self.start, data))

    def _give(self, seat: int, cards: Sequence[int]) -> None:
        """A hand; of Passes and Nagas all but one are spare."""
        hand = self.hands[seat] = sorted(set(cards))
        self.spare[2 * seat] = self.spare[2 * seat + 1] = 0
        if len(hand) < len(cards):
            self.spare[2 * seat] = max(cards.count(PASS) - 1, 0)
            self.spare[2 * seat + 1] = max(cards.count(NAGA) - 1, 0)

    def copy(self) -> Self:
        new = self.__class__.__new__(self.__class__)
        new.players = self.players
        new.option = self.option
        new.pack = self.pack
        new.actions = ACTIONS
        new.index = INDEX
        new.actor = self.actor
        new.stage = self.stage
        new.plain = self.plain
        new.start = self.start
        new.round = self.round
        new.hands = [hand[:] for hand in self.hands]
        new.spare = self.spare[:]
        new.bids = self.bids[:]
        new.face = self.face
        new.trick = self.trick[:]
        new.led = self.led
        new.leads = self.leads[:]
        new.played = self.played[:]
        new.tricks = self.tricks[:]
        new.score = self.score  # replaced, never changed in place
        new.sheet = self.sheet[:]
        return new

    # What is seen.

    def scores(self) -> list[int]:
        """The points of each seat; with two players the rounds won."""
        return self.score[:]

    def winners(self) -> list[int]:
        """BA-6.3, BA-7.1."""
        if self.actor != OVER:
            return []
        most = max(self.score)
        return [seat for seat, score in enumerate(self.score) if score == most]

    def cards(self, seat: int) -> list[int]:
        """All cards in a seat's hand, in order."""
        passes, nagas = self.spare[2 * seat : 2 * seat + 2]
        return sorted([*self.hands[seat], *[PASS] * passes, *[NAGA] * nagas])

    def _plays(self) -> list[list[tuple[int, int]]]:
        """The tricks of the round, the one on the table last: the seats and cards of each."""
        n = self.players
        cards = [self.played[at : at + n] for at in range(0, len(self.played), n)]
        return [
            [((lead + i) % n, card) for i, card in enumerate(trick)]
            for lead, trick in zip(self.leads, [*cards, self.trick], strict=False)
        ]

    def look(self, seat: int | None) -> View:
        n = self.players
        tricks = self._plays()
        played: list[list[str]] = [[] for _ in range(n)]
        voids: list[set[int]] = [set() for _ in range(n)]
        for trick in tricks:
            led = led_suit([card for _, card in trick])
            for at, card in trick:
                played[at].append(NAMES[card])
                if led != FREE and not FITS[led][card]:
                    voids[at].add(led)  # BA-4.3: else he would have had to follow
        finished = len(self.leads) - 1
        facts = []
        if self.round:
            facts.append(f"Round {self.round}" + (f" of {n}" if n > 2 else ""))
        if self.stage == PLAY:
            facts.append(f"Trick {finished + 1} of {TRICKS}")
        if self.face:
            facts.append(f"{sum(self.bids)} bid: {self.face}")
        sheet = [
            {
                "label": f"Round {number}: {row['side']}",
                "points": row["points"][:],
                "notes": [
                    f"bid {bid}, took {took}"
                    for bid, took in zip(row["bids"], row["tricks"], strict=True)
                ],
                "side": row["side"],
                "bids": row["bids"][:],
                "tricks": row["tricks"][:],
            }
            for number, row in enumerate(self.sheet, 1)
        ]
        return {
            "stage": self.stage,
            "leader": self.start if self.start >= 0 else None,
            "round": self.round,
            "hands": [
                self.pack.write(self.cards(at)) if at == seat else [HIDDEN] * len(self.cards(at))
                for at in range(n)
            ],
            "unused": self.pack.size - TRICKS * n,
            "bids": [
                None if bid == NO_BID else HIDDEN if self.stage == BIDS and at != seat else bid
                for at, bid in enumerate(self.bids)
            ],
            "side": self.face or None,
            "trick": [[at, NAMES[card]] for at, card in tricks[-1]] if tricks else [],
            "led": SUITS[self.led] if self.led != FREE else None,
            "last_trick": self._last_trick(tricks[finished - 1]) if finished > 0 else None,
            "piles": self.tricks[:],
            "leads": self.leads[:],
            "played": played,
            "voids": [[SUITS[suit] for suit in sorted(missing)] for missing in voids],
            "signs": self._signs(),
            "tokens": [["LEADER", "Leader"] if at == self.start else None for at in range(n)],
            "notes": [self._note(at, at == seat) for at in range(n)],
            "sheet": sheet,
            "report": sheet[-1] if sheet and self.stage != PLAY else None,
            "facts": facts,
        }

    def _note(self, seat: int, own: bool) -> str:
        """What a table shows beside a player."""
        if self.bids[seat] == NO_BID:
            return ""
        return f"bid {self.bids[seat]}" if own or self.stage != BIDS else "has bid"

    def _signs(self) -> list[list[str]]:
        """The side in force of the Baronda card; both while it is not decided (BA-3.2)."""
        if self.face:
            return [[self.face, AIM[self.face]]]
        if self.stage not in (BIDS, ADJUST):
            return []
        return [
            [BARONG, f"13 or more bid: take {AIM[BARONG]}"],
            [RANDA, f"11 or fewer bid: take {AIM[RANDA]}"],
        ]

    def _last_trick(self, trick: Sequence[tuple[int, int]]) -> View:
        cards = [card for _, card in trick]
        led = led_suit(cards)
        rule, why = reason(cards, led, self.plain)
        return {
            "plays": [[at, NAMES[card]] for at, card in trick],
            "tags": [
                ""
                if card not in GARUDAS
                else "awake"
                if awake(card, cards, led, self.plain)
                else "asleep"
                for card in cards
            ],
            "winner": self.leads[-1],
            "rule": rule,
            "why": why,
        }

    def prompt(self) -> str:
        seat = self.actor
        if self.stage == BIDS:
            return f"@{seat} bid[|s]: how many of 12 tricks?"
        if self.stage == ADJUST:
            return f"@{seat} change[|s] the bid of {self.bids[seat]} by 1: the bids add up to 12"
        if self.stage != PLAY:
            return ""
        if not self.trick:
            return f"@{seat} lead[|s]: any card"
        if self.led == FREE:
            return f"@{seat} play[|s]: any card, no suit is led yet"
        # Public, so not a word about what the actor holds.
        suit = SUIT_NAMES[self.led]
        return f"@{seat} play[|s]: {suit} if possible; a Pass or a Naga always"

    def refusal(self, action: int) -> tuple[str, str]:
        if self.stage == PLAY and action < BID:
            if action not in self.hands[self.actor]:
                return "BA-4.3", f"{name(action)} is not in the hand"
            suit = SUIT_NAMES[self.led]
            return "BA-4.3", f"{suit} is led and in the hand: {suit}, a Pass or a Naga"
        if self.stage == ADJUST:
            return "BA-3.3", "the Leader changes his bid by 1, within 0 to 12"
        if self.stage == BIDS and action < BID:
            return "BA-3.1", "the bids come first"
        return super().refusal(action)

    def label(self, action: int) -> str:
        if action < BID:
            return TITLES[action][0].upper() + TITLES[action][1:]
        if self.stage == ADJUST:
            bid = self.bids[self.start]
            more = f"Raise to {bid + 1}: {BARONG}"
            return more if action == RAISE else f"Lower to {bid - 1}: {RANDA}"
        return super().label(action)

    def meaning(self, action: int) -> str:
        """BA-3.2 from one's own bid: what the others, unseen yet, must bid for either side."""
        if self.stage != BIDS:
            return ""
        bid = action - BID
        others = "the others together bid" if self.players > 2 else "the other bids"
        cases = []
        if bid or self.players > 2:  # against one player a bid of 0 never makes 13
            most = "all 12" if bid == TRICKS else f"{bid} or more"
            cases.append(f"{TRICKS + 1 - bid} or more: {BARONG}, take {most}.")
        if bid < TRICKS:
            fewest = f"{bid} or fewer" if bid else "none"
            less = f"{TRICKS - 1 - bid} or less" if bid < TRICKS - 1 else "0"
            cases.append(f"{less}: {RANDA}, take {fewest}.")
        return f"If {others} {' '.join(cases)} {TRICKS - bid}: the Leader decides."

    # What search needs.

    @classmethod
    def worlds(cls, view: View) -> Callable[[Random], Game]:
        """Hands that fit the cards seen and the voids shown; hidden bids as their hands suggest."""
        n = view["players"]
        base = cls(n, view["options"])
        read = base.pack.read
        actor = view["actor"]
        base.actor = actor if isinstance(actor, int) else CHANCE if actor else OVER
        base.stage = view["stage"]
        base.start = view["leader"] if view["leader"] is not None else -1
        base.round = view["round"]
        base.bids = [bid if isinstance(bid, int) else NO_BID for bid in view["bids"]]
        base.face = view["side"] or ""
        base.trick = read(card for _, card in view["trick"])
        base.led = led_suit(base.trick)
        base.leads = list(view["leads"])
        base.tricks = list(view["piles"])
        base.score = list(view["scores"])
        base.sheet = list(view["sheet"])
        played = [read(cards) for cards in view["played"]]
        base.played = [
            played[(lead + i) % n][number]
            for number, lead in enumerate(base.leads[:-1])
            for i in range(n)
        ]

        unseen = base.pack.cards()
        for cards in played:
            for card in cards:
                unseen.remove(card)
        me = view["seat"]
        if me is not None:
            base._give(me, read(view["hands"][me]))
            for card in base.cards(me):
                unseen.remove(card)
        others = [at for at in range(n) if at != me]
        sizes = [len(view["hands"][at]) for at in others]
        voids = [{SUITS.index(suit) for suit in view["voids"][at]} for at in others]
        secret = [at for at, bid in enumerate(view["bids"]) if bid == HIDDEN]
        return lambda rng: base._filled(others, fitting(unseen, sizes, voids, rng), secret, rng)

    def _filled(
        self, seats: Sequence[int], hands: Sequence[list[int]], secret: Sequence[int], rng: Random
    ) -> Self:
        """A copy with these hands in these seats, and guesses at the bids that are secret."""
        new = self.copy()
        for at, cards in zip(seats, hands, strict=True):
            new._give(at, cards)
        for at in secret:
            new.bids[at] = likely_bid(new.cards(at), self.players, rng)
        return new

    def payoff(self) -> list[float]:
        """BA-6.3, BA-7.1: exact at the end; before, each round still to come may turn things."""
        n = self.players
        if self.actor == OVER:
            winners = self.winners()
            return [(seat in winners) / len(winners) for seat in range(n)]
        if n == 2:
            lead = self.score[0] - self.score[1]
            return [0.5 + 0.25 * lead, 0.5 - 0.25 * lead]
        to_come = n - self.round + (self.stage != DEAL)
        return self._shares(SPREAD * sqrt(to_come))

    def _shares(self, scale: float) -> list[float]:
        """Shares that fall with the distance to the highest score."""
        most = max(self.score)
        behind = [(most - score) / scale for score in self.score]
        # Near exp(-d), but with the same digits on every machine.
        weights = [1 / (1 + d + d * d / 2 + d * d * d / 6) for d in behind]
        total = sum(weights)
        return [weight / total for weight in weights]

    def worth(self) -> list[float]:
        """The share of the win, and a little for the points themselves."""
        win = self.payoff()
        if self.players == 2:
            return win
        own = self._shares(4 * SPREAD)
        return [0.85 * share + 0.15 * more for share, more in zip(win, own, strict=True)]

    def choices(self) -> Sequence[int]:
        """Bids near what the hand is worth. Of neighbours in a suit, with nothing between
        them still to come, only the highest; but Garudas stay."""
        if self.stage == BIDS:
            near = BID + round(estimate(self.cards(self.actor), self.players))
            return range(max(near - 2, BID), min(near + 2, BID + TRICKS) + 1)
        legal = self.legal()
        if self.stage != PLAY or len(legal) == 1:
            return legal
        out = self.played
        mine = self.hands[self.actor]
        top = TOP[self.players]
        kept = []
        for card in legal:
            above = card + 1
            if card < PASS and card % 14:
                while above % 14 and above % 14 <= top and above in out:
                    above += 1
                if above % 14 and above in mine:
                    continue
            kept.append(card)
        return kept

    def playout(self, rng: Random) -> None:
        """Bids as hands suggest, then the rule of thumb with a little chance in it; what it has
        to weigh is worked out beforehand."""
        random = rng.random
        n = self.players
        while self.stage == BIDS:
            self.apply(BID + likely_bid(self.cards(self.actor), n, rng))
        if self.stage == ADJUST:
            hand = self.cards(self.start)
            self.apply(self.legal()[0 if estimate(hand, n) > self.bids[self.start] else -1])
        gains, losses = prospects(n)
        pick = max if self.face == BARONG else min
        while self.actor >= 0:
            legal = self.legal()
            if len(legal) == 1:
                card = legal[0]
            elif random() < 0.1:
                card = legal[int(random() * len(legal))]
            else:
                gain = gains[n - 1 - len(self.trick)][self.led]
                hopes = self._hopes(legal, gain, losses) if self.trick else [gain[c] for c in legal]
                card = legal[hopes.index(pick(hopes))]
            self.apply(card)

    def _hopes(
        self, cards: Sequence[int], gain: Sequence[float], loss: Sequence[float]
    ) -> list[float]:
        """What each card gains where it would be the best of the trick so far, else its loss."""
        trick = self.trick
        if self.led == FREE or not GARUDAS.isdisjoint(trick):
            return [gain[card] if self._wins(card) else loss[card] for card in cards]
        strength = STRENGTH[self.led]
        most = max([strength[card] for card in trick])
        hopes = [gain[card] if strength[card] > most else loss[card] for card in cards]
        for at, card in enumerate(cards):
            if card in GARUDAS:
                hopes[at] = gain[card] if self._wins(card) else loss[card]
        return hopes

    def _wins(self, card: int) -> bool:
        """Whether this card would be the best of the trick so far."""
        led = led_suit([card]) if self.led == FREE else self.led
        return best([*self.trick, card], led, self.plain) == len(self.trick)

    def key(self) -> Hashable | None:
        if self.stage != PLAY or len(self.leads) <= TRICKS - ENDING[self.players]:
            return None
        return (
            self.actor,
            tuple(map(tuple, self.hands)),
            tuple(self.spare),
            tuple(self.trick),
            tuple(self.tricks),
            tuple(self.bids),
            tuple(self.score),
            self.round,
        )

    def secret(self) -> bool:
        """BA-3.1: bids are shown when all are made."""
        return self.stage == BIDS

    @classmethod
    def rule_of_thumb(cls, view: View, rng: Random) -> str:
        """Bid what the hand is worth. Under BARONG win with cards worth less than the trick,
        under RANDA lose cards worth more."""
        n = view["players"]
        hand = PACKS[n].read(view["hands"][view["seat"]])
        legal: list[str] = view["legal"]
        if view["stage"] == BIDS:
            return f"bid {round(estimate(hand, n))}"
        if view["stage"] == ADJUST:
            more = estimate(hand, n) > view["bids"][view["seat"]]
            return legal[0 if more else -1]
        unseen = PACKS[n].cards()
        for card in (*hand, *(INDEX[f"play {card}"] for cards in view["played"] for card in cards)):
            unseen.remove(card)
        trick = PACKS[n].read(card for _, card in view["trick"])
        plain = view["options"]["offsuit_garuda"] == "plain"
        sign = 1 if view["side"] == BARONG else -1

        def gain(action: str) -> float:
            card = INDEX[action]
            return sign * (chance_to_win(card, trick, unseen, n, plain) - WORTH[n][card])

        return max(legal, key=gain)


# Judgement, for rules of thumb and for guesses at hidden bids.


def _worths(players: int) -> list[float]:
    """About how many tricks each card takes. The shape was measured in games of rules of
    thumb; the scale is such that all hands together take all tricks."""
    top = TOP[players]
    copies = PACKS[players].copies
    worths = []
    for card in range(58):
        high = card % 14 / top
        if card >= PASS:
            worths.append(0.03 if card == PASS else 0.75)
        elif high == 0:
            worths.append(0.65)
        elif SUIT[card] == RED:
            worths.append(0.33 + 0.45 * high * high)
        else:
            worths.append(0.4 * prod([high] * (players - 1)))
    total = sum(worth * n for worth, n in zip(worths, copies, strict=True))
    scale = PACKS[players].size / players / total
    return [worth * scale * (n > 0) for worth, n in zip(worths, copies, strict=True)]


WORTH = {players: _worths(players) for players in TOP}
WAKES, NO_WAKING, STRAYS = 0.6, 0.5, 0.4
"""About how likely it is that one more player leaves a Garuda awake, that he does not beat a
Naga led, and that he may play a card that is not of the led suit (he must not follow then)."""
SPREAD = 2.3
"""Points: how far a round drives scores apart, fitted to who won games of rules of thumb."""


@cache
def prospects(players: int) -> tuple[list[list[list[float]]], list[float]]:
    """What a card gains if it is the best of the trick so far, and if it is not.

    The gain is the chance that it stays the best, as long as nothing is known of what is out,
    less what the card is worth: by the number of players to come, the led suit (FREE as the
    last) and the card.
    """
    pack, worths = PACKS[players], WORTH[players]

    def stays(card: int, led: int) -> float:
        """The chance against one more player."""
        if card in GARUDAS:
            return WAKES
        if led == FREE:
            if card >= PASS:
                return NO_WAKING if card == NAGA else 0.0
            led = SUIT[card]
        strength = STRENGTH[led]
        danger = sum(
            copies * (1.0 if SUIT[other] == led or other == NAGA else STRAYS)
            for other, copies in enumerate(pack.copies)
            if strength[other] > strength[card]
        )
        return 1 - danger / pack.size

    chances = [[stays(card, led) for card in range(58)] for led in (0, 1, 2, 3, FREE)]
    gains = [
        [
            [prod([chance] * left) - worth for chance, worth in zip(row, worths, strict=True)]
            for row in chances
        ]
        for left in range(players)
    ]
    return gains, [-worth for worth in worths]


def estimate(hand: Sequence[int], players: int) -> float:
    """About how many tricks a hand takes."""
    return sum(WORTH[players][card] for card in hand)


def likely_bid(hand: Sequence[int], players: int, rng: Random) -> int:
    """A bid that somebody with this hand might make."""
    return min(max(round(estimate(hand, players) + 2 * rng.random() - 1), 0), TRICKS)


def chance_to_win(
    card: int, trick: Sequence[int], unseen: Sequence[int], players: int, plain: bool
) -> float:
    """About how likely this card, played now, wins the trick."""
    now = [*trick, card]
    led = led_suit(now)
    left = players - len(now)
    if card in GARUDAS and awake(card, now, led, plain):
        return 1.0 if NAGA in now else prod([WAKES] * left)
    if best(now, led, plain) != len(trick):
        return 0.0
    if led == FREE:
        return prod([NO_WAKING] * left) if card == NAGA else 0.0
    danger = sum(
        1.0 if SUIT[other] == led or other == NAGA else STRAYS
        for other in unseen
        if best([*now, other], led, plain) > len(trick)
    )
    return prod([1 - danger / len(unseen)] * left) if left else 1.0


def fitting(
    cards: Sequence[int], sizes: Sequence[int], voids: Sequence[set[int]], rng: Random
) -> list[list[int]]:
    """Deal hands of these sizes so that none has a suit in which it is void.

    What is left over stays undealt. There must be such a deal.
    """
    cards = shuffled(cards, rng)
    owner = [hand for hand, size in enumerate(sizes) for _ in range(size)]
    if any(voids):
        free: set[int] = set()
        banned = [voids[hand] for hand in owner] + [free] * (len(cards) - len(owner))
        for slot in range(len(owner)):
            if SUIT[cards[slot]] in banned[slot]:
                _repair(cards, banned, slot, rng)
        _stir(cards, banned, rng)
    hands: list[list[int]] = []
    at = 0
    for size in sizes:
        hands.append(cards[at : at + size])
        at += size
    return hands


def _repair(cards: list[int], banned: Sequence[set[int]], wrong: int, rng: Random) -> None:
    """Move the card that must not be in the slot `wrong` along the shortest ring of moves
    that all fit. If there is a fitting deal at all there is such a ring."""
    slots = shuffled(range(len(cards)), rng)
    came_from: dict[int, int] = {}
    border = [wrong]
    while wrong not in came_from:
        reached = []
        for slot in border:
            suit = SUIT[cards[slot]]
            for to in slots:
                if to not in came_from and suit not in banned[to]:
                    came_from[to] = slot
                    reached.append(to)
        if not reached:
            raise ValueError("no deal fits the voids shown")
        border = reached
    ring = [wrong]
    while came_from[ring[-1]] != wrong:
        ring.append(came_from[ring[-1]])
    moving = [cards[came_from[slot]] for slot in ring]
    for slot, card in zip(ring, moving, strict=True):
        cards[slot] = card


def _stir(cards: list[int], banned: Sequence[set[int]], rng: Random) -> None:
    """Swap cards at random where both fit: every fitting deal comes to be about as likely."""
    size = len(cards)
    for one in range(size):
        other = int(rng.random() * size)
        if SUIT[cards[one]] not in banned[other] and SUIT[cards[other]] not in banned[one]:
            cards[one], cards[other] = cards[other], cards[one]


GAME = Baronda
