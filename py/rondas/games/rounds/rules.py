"""The rules of Rounds, in the order of the clauses RO-1 to RO-4.

RO-5 and RO-6, which only arise with revokes allowed, are a chapter of their own: `revokes`.
"""

from collections.abc import Callable, Sequence
from random import Random

from rondas.games.rounds.pack import PACK, POINTS, RANK, RANKS, SUIT, SUITS
from rondas.games.rounds.state import CORRECT, ROUND_POINTS, Entry, RoundsState, Strict
from rondas.games.rounds.trumps import Trumps, trumps
from rondas.rules.game import CHANCE, OVER, SILENT, Log, Refusal

SOURCES = {0: "aces", 1: "kings", 2: "queens", 3: "jacks", 12: "two_of_hearts"}
"""RO-4.1: the cards that count, by their rank."""


class FairRounds(RoundsState):
    """Dealing, tricks and scores. Lists shared by copies are never changed in place."""

    __slots__ = ()

    # RO-1: players, pack, deal.

    def deals(self) -> str:
        if self.actor != CHANCE:
            return ""
        return "deck" if self.dealer >= 0 else "draw"

    def shuffled(self, rng: Random) -> list[int]:
        cards = super().shuffled(rng)
        return cards if self.dealer >= 0 else cards[:2]

    def deal(self, cards: Sequence[int], log: Log = SILENT) -> None:
        """RO-1.2 as long as nobody deals, else RO-1.4."""
        if self.dealer < 0:
            self._draw(cards, log)
            return
        PACK.check_deck(cards)
        self.number += 1
        self.round = 0
        self.hands = [[], []]
        self.pile = []
        self.rounds = []
        self.points = [0, 0]
        self.earlier = [0, 0]
        self.stock = tuple(cards)
        if self.strict is not None:
            self.strict = Strict()
        self._begin_round(log)

    def _draw(self, cards: Sequence[int], log: Log) -> None:
        """RO-1.2: the higher rank deals; of equal ranks neither does, and both draw again."""
        if len(cards) != 2 or cards[0] == cards[1]:
            raise ValueError("a draw is two different cards, one for each seat")
        first, second = cards
        self.draws = [*self.draws, (first, second)]
        if RANK[first] != RANK[second]:
            self.dealer = 0 if RANK[first] < RANK[second] else 1
        if self.dealer >= 0:
            log.tell("turned", "RO-1.2", self.dealer, "deals-first", cards=[*cards])
        else:
            log.tell("turned", "RO-1.2", None, "draw-again", cards=[*cards])

    # RO-2: a game is five rounds.

    def _begin_round(self, log: Log) -> None:
        """RO-1.4, RO-2.2 and RO-2.3: deal and turn up; then the non-dealer leads (RO-2.4)."""
        self.round += 1
        self.length = 5 if self.round < 5 else 4
        self.actor = first = 1 - self.dealer
        if self.round == 5:
            log.tell("said", "RO-2.3", what="no-deal")
            return
        count = 18 if self.round == 1 else 10
        stock = self.stock
        self.hands[first] += stock[0:count:2]
        self.hands[self.dealer] += stock[1:count:2]
        turned = stock[count]
        self.stock = stock[count + 1 :]
        self.pile = [*self.pile, turned]
        self.trumps = trumps(turned, self.together)
        rule = ("", "RO-1.4", "RO-2.2", "RO-2.2", "RO-2.3")[self.round]
        log.tell("dealt", rule, self.dealer, n=count // 2)
        suit, rank = SUITS[SUIT[turned]], RANKS[RANK[turned]]
        log.tell("turned", "RO-3.2", None, "trumps", cards=[turned], suit=suit, rank=rank)

    def _end_round(self, log: Log) -> None:
        """Finish a round (RO-2.6, RO-4.1), then begin the next one or count."""
        tricks = self.tricks
        points = self.points[:]
        took = [0, 0]
        for _, lead, card, owner in tricks:
            took[owner] += 1
            points[owner] += POINTS[lead] + POINTS[card]
        if self.round == 5:
            owner = tricks[-1][3]
            took[owner] += 1
            points[owner] += sum([POINTS[card] for card in self.pile])
        winner = 0 if took[0] > took[1] else 1
        points[winner] += ROUND_POINTS
        self.points = points
        self.rounds = [*self.rounds, tricks]
        self.tricks = []
        if self.strict is not None:
            self.strict.reset("round")
        if self.round == 5:
            log.tell("captured", "RO-2.6", tricks[-1][3], cards=self.pile[:])
        won, lost = took[winner], took[1 - winner]
        log.tell("round", "RO-4.1", winner, n=self.round, won=won, lost=lost)
        if self.round < 5:
            self._begin_round(log)
        else:
            self.count(log)

    # RO-3: playing to a trick.

    def legal(self) -> Sequence[int]:
        """Any lead, or the replies of `Trumps.lawful`; with revokes allowed also those of RO-5."""
        seat = self.actor
        if seat < 0:
            return ()
        if self.strict is not None:
            return self.free_actions(seat)
        hand = self.hands[seat]
        lead = self.lead
        if lead < 0:
            return hand
        # `lawful` written out: most of the time of random games passes here.
        follow = self.trumps.follow[lead]
        cards = [card for card in hand if card in follow]
        if not cards and (due := self.trumps.due[lead]):
            cards = [card for card in hand if card in due]
        return cards or hand

    def refusal(self, action: int) -> Refusal:
        seat = self.actor
        if seat < 0:
            return super().refusal(action)
        if action >= CORRECT:
            return Refusal("RO-5", "revokes-are-prevented")
        if action not in self.hands[seat]:
            return Refusal("RO-3.1", "not-in-hand", {"card": action})
        fixed = self.trumps
        if fixed.lawful(self.hands[seat], self.lead)[0] in fixed.due[self.lead]:
            return Refusal("RO-3.4", "must-play-a-rank-trump")
        suit = fixed.suit_led(self.lead)
        values = {"card": action, "suit": self.suit_word(suit)}
        if self.lead in fixed.rank_trumps:
            return Refusal("RO-3.5", "a-rank-trump-asks-for-trumps", values)
        if action in fixed.rank_trumps and (suit == fixed.suit or self.together):
            return Refusal("RO-3.6", "this-rank-trump-does-not-follow", values)
        return Refusal("RO-3.1", "must-follow-suit", values)

    def suit_word(self, suit: int) -> str:
        """The letter of a suit to be followed; `trump` where rank trumps belong to it (RO-3.6)."""
        return "trump" if self.together and suit == self.trumps.suit else SUITS[suit]

    def apply(self, action: int, log: Log = SILENT) -> None:
        """A card is led, or completes a trick: its winner leads to the next (RO-2.4)."""
        if action >= CORRECT:
            self.speak(action, log)
            return
        seat = self.actor
        lead = self.lead
        strict = self.strict
        if log is not SILENT:
            self._tell_play(seat, action, log)
        if strict is not None:
            self.check_play(strict, seat, action, log)
        self.hands[seat].remove(action)
        if lead < 0:
            self.lead = action
            self.actor = 1 - seat
            return
        owner = seat if action in self.trumps.beats[lead] else 1 - seat
        if strict is not None:
            owner = self.awarded_owner(strict, owner)
        self.tricks.append((1 - seat, lead, action, owner))
        self.lead = -1
        self.actor = owner
        if log is not SILENT:
            self._tell_trick(log)
        if len(self.tricks) == self.length:
            if strict is None:
                self._end_round(log)
            else:
                self.end_play(strict, seat)

    def _tell_play(self, seat: int, card: int, log: Log) -> None:
        """Log a play, with the clause that the two cards show."""
        lead = self.lead
        if lead < 0:
            log.tell("played", "RO-3.1", seat, "lead", card=card)
        elif lead in self.trumps.rank_trumps:
            log.tell("played", "RO-3.5", seat, card=card)
        elif card in self.trumps.due[lead]:
            log.tell("played", "RO-3.4", seat, card=card)
        else:
            log.tell("played", "RO-3.1", seat, card=card)

    def _tell_trick(self, log: Log) -> None:
        """The trick that has just been completed or judged anew."""
        _, lead, card, owner = self.tricks[-1]
        _, rule, reason = why(self.trumps, lead, card)
        if self.is_awarded(self.round, len(self.tricks) - 1):
            rule, reason = "RO-5.3", "awarded"
        suit = SUITS[SUIT[card if reason == "trump" else lead]]
        log.tell("trick", rule, owner, cards=[lead, card], why=reason, suit=suit)

    # What RO-5 and RO-6 add (`revokes`).

    free_actions: Callable[[int], list[int]]
    speak: Callable[[int, Log], None]
    check_play: Callable[[Strict, int, int, Log], None]
    awarded_owner: Callable[[Strict, int], int]
    end_play: Callable[[Strict, int], None]

    # RO-4: scoring.

    def sources(self) -> dict[str, list[int]]:
        """Return the points of this game so far, by their sources, for each seat (RO-4.1)."""
        sources = {name: [0, 0] for name in ("rounds", *SOURCES.values())}
        for number, tricks in enumerate(self.rounds, 1):
            if not tricks:  # before the position with which the game began
                continue
            owners = [trick[3] for trick in tricks]
            if number == 5:
                owners.append(owners[-1])
            sources["rounds"][0 if sum(owners) < 3 else 1] += ROUND_POINTS
        taken = [
            (card, owner)
            for tricks in (*self.rounds, self.tricks)
            for _, lead, follow, owner in tricks
            for card in (lead, follow)
        ]
        if len(self.rounds) == 5:
            taken += [(card, self.rounds[4][-1][3]) for card in self.pile]
        for card, owner in taken:
            if POINTS[card]:
                sources[SOURCES[RANK[card]]][owner] += POINTS[card]
        return {"earlier": self.earlier[:], **sources} if any(self.earlier) else sources

    def count(self, log: Log) -> None:
        """RO-4.1 and RO-4.2: the points of a game; then the next game or the end."""
        if log is not SILENT:
            points, sources = self.points, self.sources()
            log.tell("scored", "RO-4.1", None, "game", n=self.number, points=points, **sources)
        self._score(self.points)
        self.points = [0, 0]
        first, second = self.score
        self.dealer = 1 - self.dealer
        self.actor = CHANCE
        if max(first, second) < self.option["target"]:
            return
        if first != second:
            self._finish("RO-4.2", log)
        else:
            log.tell("said", "RO-4.2", what="one-more-game", n=first)

    def _score(self, points: list[int], caller: int = -1) -> None:
        self.score = [a + b for a, b in zip(self.score, points, strict=True)]
        self.sheet = [*self.sheet, Entry(self.number, points, caller)]

    def _finish(self, rule: str, log: Log) -> None:
        """The match is over, with its Game Winning Score (RO-4.3)."""
        self.actor = OVER
        (winner,) = self.winners()
        most, least = self.score[winner], self.score[1 - winner]
        log.tell("said", "RO-4.3", winner, "game-winning-score", n=most - least)
        log.tell("over", rule, winner, n=most, least=least)

    def scores(self) -> list[int]:
        """Match points: as of the last count, and the 25s of calls since."""
        return self.score[:]


def why(fixed: Trumps, lead: int, card: int) -> tuple[int, str, str]:
    """Return the winner of a trick, 0 the leader and 1 the follower, with the deciding clause and
    the name of the reason (RO-3.2, RO-3.3)."""
    if lead in fixed.rank_trumps:
        return 0, "RO-3.3", "led-rank-trump" if card in fixed.rank_trumps else "rank-trump"
    if card in fixed.rank_trumps:
        if SUIT[lead] == fixed.suit:
            return 1, "RO-3.2", "rank-over-suit"
        return 1, "RO-3.3", "rank-trump"
    if SUIT[card] == SUIT[lead]:
        return int(RANK[card] < RANK[lead]), "RO-3.3", "higher"
    if SUIT[card] == fixed.suit:
        return 1, "RO-3.3", "trump"
    return 0, "RO-3.3", "no-trump" if SUIT[lead] == fixed.suit else "no-answer"
